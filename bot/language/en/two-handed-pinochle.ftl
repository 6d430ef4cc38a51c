### Two-handed Pinochle. $items is a spelled list, $word its raw first item, $player a name; $points and $count are numbers.

game-name = Two-handed Pinochle
game-line = Meld while the stock lasts, then fight for the last tricks.

## Presets

preset-standard = Standard
preset-bicycle = Bicycle
preset-family = Family game, two packs

## Options

option-target_score = Game to
    .help = The first to reach this score wins; a tenth of it where scores are divided by ten.
option-card_points = Cards in tricks
    .help = What ace, ten, king, queen and jack count in tricks.
value-card_points-classic = 11, 10, 4, 3, 2
value-card_points-tens_fives = 10, 10, 5, 5, 0
value-card_points-counters = 10, 10, 10, 0, 0
option-score_divisor = Scores divided by
    .help = 10 leaves the last nought off every score; it goes only with 10, 10, 10, 0, 0 for cards in tricks.
option-phase2_must_win = Duty to win
    .help = Whether a reply in the second phase must win whenever it can, or only to a trump lead.
value-phase2_must_win-always = always
value-phase2_must_win-trump_led_only = when trump is led
option-meld_timing = When to meld
    .help = Whether the winner of a trick melds after both have drawn, or before.
value-meld_timing-after_draw = after drawing
value-meld_timing-before_draw = before drawing
option-melds_per_trick = Melds for a trick
    .help = How many melds one may make after winning a trick.
value-melds_per_trick-unlimited = any number
value-melds_per_trick-one = one
option-fresh_card_required = Fresh card needed
    .help = Whether every meld must bring at least one card from the hand.
option-dix_exchange = Nine for the indicator
    .help = Whether the first nine of trump melded is exchanged for the indicator.
value-dix_exchange-first_mandatory = always
value-dix_exchange-optional = if you like
value-dix_exchange-none = never
option-run_upgrade = Run after royal marriage
    .help = Whether a run that takes in a scored royal marriage pays 110 or all of 150.
value-run_upgrade-difference = 110
value-run_upgrade-full = 150
option-double_pinochle = Second pinochle
    .help = 300 for both while the first lies whole on the table, only when shown together, or never.
value-double_pinochle-upgrade = makes 300 in all
value-double_pinochle-together_only = 300 if shown at once
value-double_pinochle-none = 40 like the first
option-same_turn_card_sharing = Melds of a turn share cards
    .help = Whether two melds made after the same trick may use the same card.
option-dix_uses_meld_slot = Nine counts as the one meld
    .help = Where one meld is allowed for a trick, whether the nine of trump is that one.
option-dealer_scores_turned_dix = Dealer scores a turned nine
    .help = Whether the dealer gets 10 when the indicator is a nine.
option-final_draw = Last draw
    .help = Whether the winner chooses between the last two cards or takes the face-down one.
value-final_draw-choice = winner chooses
value-final_draw-fixed = winner takes the face-down card
option-win_check = When the target counts
    .help = Whether a meld can win the match at once, or only the end of a hand.
value-win_check-immediate = at once
value-win_check-end_of_hand = at the end of a hand
option-both_reach = Both reach the target
    .help = The higher total wins, or the target is raised above both.
value-both_reach-higher = higher total wins
value-both_reach-extend = target is raised
option-trick_rounding = Rounding of trick points
    .help = Count what each took in tricks exactly, or to tens: 7, 8 and 9 up, the rest down.
value-trick_rounding-none = exact
value-trick_rounding-nearest_ten = to tens
option-hand_size = Cards in hand
    .help = 12 with one pack; 15 or 18 with one pack or two.
option-decks = Packs
    .help = One pack of 48 cards, or two together.
option-roundhouse = Roundhouse
    .help = Whether king and queen of all four suits may be melded at once for 240.

## Phases

phase-deal = Dealing
phase-play = Play
phase-meld = Melding
phase-final_draw = Last draw
phase-over = Over

## Zones

zone-hand = Hand
zone-known = Known in hand
zone-melds = Melded cards
zone-trick = Trick
zone-last_trick = Last trick
zone-indicator = Indicator
zone-stock = Stock
zone-captured = Captured

## What one may do

do-play = { $count ->
    [0] Play
   *[other] Play { $items }
}
ask-play = Play a card; melded cards on your table may be played too.
    .guide = Until the stock is gone you need not follow suit: win tricks in order to meld, with cards that you need for no meld.
do-meld = { $count ->
    [0] Meld
   *[other] Meld { $items }
}
ask-meld = You won the trick: meld if you like.
    .guide = Every trick you win is a chance to meld. Take the dearest first, but begin with what leaves its cards for more.
do-exchange = { $count ->
    [0] Exchange
   *[other] Exchange { $items }
}
ask-exchange = Exchange the nine of trump for the indicator, or just show it.
    .guide = Exchange where the indicator is high or completes a meld; it also pays.
do-done = Done melding
ask-done = Say that you are done when you want no further meld.
    .guide = Choose this when you want to show nothing more after this trick.
do-take = { $word ->
    [face_down] Take the face-down card
    [face_up] Take the face-up card
   *[other] Take
}
ask-take = You won the last trick of the first phase: choose your card; the other player gets the one you leave.
    .guide = Take the card that you need; the other one goes to your opponent.

## What is so

fact-target = Target: { $value }
fact-extra_hand = Both are level above the target: the end of this hand decides
fact-trump = Trump: { $value }
next-trump = The indicator of the next deal is { $card }. { $trump }.
fact-tricks_are = { $word ->
    [strict] Second phase: follow suit, win, trump
   *[free] First phase: any card may be played
}
fact-tricks = Tricks of { $player }: { $value }
    .head = Tricks
fact-melded = Melds of { $player } in this hand: { $value }
    .head = Melds in this hand
    .sum = melds { $value } in all
fact-meld = { $word ->
    [run] Run
    [royal_marriage] Royal marriage
    [marriage] Marriage
    [aces] Four aces
    [kings] Four kings
    [queens] Four queens
    [jacks] Four jacks
    [pinochle] Pinochle
    [double_pinochle] Double pinochle
    [dix] Nine of trump
   *[roundhouse] Roundhouse
}
fact-pays = Pays { $value }
fact-beside_royal = on top of { $value } for the royal marriage
fact-together = { $value } with the first

## What happened

event-deal = { $player } dealt.
event-hand = You were dealt { $items }.
event-indicator = { $items } was turned up as the indicator.
event-trump = { $word ->
    [S] Spades became trump.
    [H] Hearts became trump.
    [D] Diamonds became trump.
   *[C] Clubs became trump.
}
event-turned_dix = { $player } scored { $points } for the turned nine, { $items }.
    .paid = turned nine { $each }
event-play = { $player } played { $items }.
event-trick = { $player } took { $items }.
event-drew = { $player } drew a card.
event-drawn = You drew { $items }.
event-take = { $word ->
    [face_up] { $player } chose the face-up card.
   *[face_down] { $player } chose the face-down card.
}
event-indicator_taken = { $player } took the indicator, { $items }.
event-picked_up = { $player } picked up { $items } from the table.
event-done = { $player } was done melding.
event-run = { $player } melded a run, { $items }, for { $points }.
    .paid = run { $each }
event-royal_marriage = { $player } melded a royal marriage, { $items }, for { $points }.
    .paid = royal marriage { $each }
event-marriage = { $player } melded a marriage, { $items }, for { $points }.
    .paid = marriage { $items }
event-aces = { $player } melded four aces, { $items }, for { $points }.
    .paid = four aces { $each }
event-kings = { $player } melded four kings, { $items }, for { $points }.
    .paid = four kings { $each }
event-queens = { $player } melded four queens, { $items }, for { $points }.
    .paid = four queens { $each }
event-jacks = { $player } melded four jacks, { $items }, for { $points }.
    .paid = four jacks { $each }
event-pinochle = { $player } melded a pinochle, { $items }, for { $points }.
    .paid = pinochle { $each }
event-double_pinochle = { $player } melded a double pinochle, { $items }, for { $points }.
    .paid = double pinochle { $each }
event-dix = { $player } melded the nine of trump, { $items }, for { $points }.
    .paid = nine of trump { $each }
event-roundhouse = { $player } melded a roundhouse, { $items }, for { $points }.
    .paid = roundhouse { $each }
event-trick_points = { $player } took { $points } in tricks.
    .sum = points in tricks { $points }
event-deal_score = { $player } made { $points } in this hand.
event-target_raised = Both reached the target, so it was raised to { $points }.
event-extra_hand = Both stand at { $points }: another hand decides.
event-match_won = { $player } won with { $points }.

## What is refused

refusal-game-over = The match is over; nothing more can be played.
refusal-wrong-phase = That is not what is being decided now.
refusal-not-your-turn = It is not your turn.
refusal-not-held = You do not have { $card } to use.
refusal-ambiguous-card = Your copies of { $card } can do different things: say which one you mean.
refusal-must-follow-suit = { $card } can't be played: { $suit } were led and you hold { $due }.
refusal-must-trump = { $card } can't be played: you have no { $suit } but hold a trump, { $due }.
refusal-must-play-higher = { $card } can't be played: you hold { $due }, which beats { $best }.
refusal-meld-invalid = Those cards are no meld here.
refusal-meld-card-reused = { $card } has already scored in a meld of that kind.
refusal-meld-limit = You have made your one meld for this trick.
refusal-meld-needs-fresh = A meld here needs at least one card from your hand.
refusal-meld-shared-this-turn = { $card } is in another meld of this turn; meld it after a later trick.
refusal-draw-choice-invalid = Take the face-down card or the face-up card.
refusal-bad-option = These options do not go together.
