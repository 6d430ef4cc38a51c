### Penneech. $items is a spelled list, $word its raw first item, $player a name; $points and $count are numbers.

game-name = Penneech
game-line = Trump changes with every trick; win the honours of the trump of the moment.

## Presets

preset-standard = Standard
preset-parlett = Parlett's reconstruction

## Options

option-follow_rule = What a reply must be
    .help = Follow suit if you can; or follow or trump; or follow, and trump when you cannot; or any card.
value-follow_rule-follow_suit = follow suit
value-follow_rule-follow_or_trump = follow or trump
value-follow_rule-follow_must_trump = follow, else trump
value-follow_rule-free = any card
option-first_leader = Who leads first
    .help = Whether the dealer or the other player leads to the first trick.
value-first_leader-nondealer = the non-dealer
value-first_leader-dealer = the dealer
option-first_turnup_scores_for = The first turn-up
    .help = Whether the dealer scores for an honour that is the first card turned.
value-first_turnup_scores_for-nobody = scores nothing
value-first_turnup_scores_for-dealer = scores for the dealer
option-redeal_by = Who deals again
    .help = After a hand is thrown in, the same dealer deals again, or the other player does.
value-redeal_by-same_dealer = the same dealer
value-redeal_by-other = the other player
option-redeal_right = Who may throw in
    .help = Whether a hand without face cards may be thrown in by both players, by the non-dealer only, or never.
value-redeal_right-both = both players
value-redeal_right-nondealer_only = the non-dealer only
value-redeal_right-off = nobody
option-penneech_blocks_redeal = Penneech forbids throwing in
    .help = Whether a hand that holds the seven of diamonds must be kept.
option-trick_honours_to = Who scores honours in tricks
    .help = The winner of the trick scores all of them, or each player scores what he played.
value-trick_honours_to-winner = the trick's winner
value-trick_honours_to-holder = who played them
option-trick_honours_when = When honours in tricks score
    .help = At once, or noted and added at the end of the hand, the non-dealer's first.
value-trick_honours_when-immediate = at once
value-trick_honours_when-end_of_hand = at the end of the hand
option-turned_jack_scores = Turned jacks score
    .help = If off, a turned jack scores only as the eighth card.
option-final_turnup = Eighth turn-up
    .help = Whether the winner of the seventh trick turns one more card.
option-surplus = Surplus cards
    .help = Whether the player who took more than seven cards scores one for each card over seven.
value-surplus-over_seven = one a card over seven
value-surplus-off = not counted
option-deal_rotation = Who deals next
    .help = The players take turns, or the winner or the loser of the hand deals; after equal points they take turns.
value-deal_rotation-alternate = in turn
value-deal_rotation-winner_of_hand = the hand's winner
value-deal_rotation-loser_of_hand = the hand's loser
option-first_dealer = First dealer
    .help = Drawn at random, or who cuts the lower card; an ace is low.
value-first_dealer-random = at random
value-first_dealer-low_cut = lower cut
option-target_score = Game to
    .help = The first to reach this score wins at once.

## Phases

phase-deal = Dealing
phase-redeal = Keep or throw in
phase-play = Play
phase-over = Over

## Zones

zone-hand = Hand
zone-trick = Trick
zone-last_trick = Last trick
zone-stock = Stock
zone-turn_up = Turned up
zone-turned = Turned before
zone-thrown_in = Thrown in

## What one may do

do-throw_in = Throw in
ask-throw_in = You hold no face card: throw your hand in for a new deal, or keep it.
    .guide = A hand without face cards wins little, so throwing it in is mostly right.
do-keep = Keep this hand
ask-keep = Nobody learns that you could have thrown in.
    .guide = Keep it only where its low cards suit you: the winner of a trick also turns up, and scores for what is turned.
do-play = { $count ->
    [0] Play
   *[other] Play { $items }
}
ask-play = Play a card from your hand.
    .guide = Every trick has a trump of its own, and its ace, king, queen and jack score when they fall. Win such tricks, keep such cards back where the other could take them, and spend low cards on the rest.

## What is so

fact-trump = Trump: { $value }
next-trump = { $card ->
    [none] The first card turned up will make the next trump.
   *[other] { $card } was turned up for the next deal: its suit is trump in the first trick.
}
fact-tricks = Tricks of { $player }: { $value }
    .head = Tricks
fact-points = Points of { $player } in this hand: { $value }
    .head = Points in this hand
fact-noted = Honours noted for { $player }: { $value }
    .head = Honours noted

## What happened

event-deal = { $player } dealt.
event-hand = You were dealt { $items }.
event-throw_in = { $player } showed { $items }, a hand without face cards, and threw it in.
event-keep = You kept your hand.
event-turn_up = { $points ->
    [0] { $player } turned up { $items }.
   *[other] { $player } turned up { $items } and scored { $points }.
}
    .paid = turned up { $points } ({ $items })
event-trump = { $word ->
    [S] Spades became trump.
    [H] Hearts became trump.
    [D] Diamonds became trump.
   *[C] Clubs became trump.
}
event-play = { $player } played { $items }.
event-trick = { $player } took { $items }.
event-honours = { $player } scored { $points } for { $items }.
    .paid = honours { $points } ({ $items })
event-honours_noted = { $points } were noted for { $player }: { $items }.
    .paid = honours noted { $points } ({ $items })
event-honours_counted = { $player } scored { $points } for the honours noted in this hand.
    .paid = noted honours counted { $points }
event-surplus = { $points ->
    [one] { $player } scored one for a surplus card.
   *[other] { $player } scored { $points } for surplus cards.
}
    .paid = surplus cards { $points }
event-deal_score = { $points ->
    [one] { $player } made one point in this hand.
   *[other] { $player } made { $points } points in this hand.
}
event-game_won = { $player } won the game with { $points }.

## What is refused

refusal-game-over = The game is over; nothing more can be played.
refusal-wrong-phase = That is not what is being decided now.
refusal-not-your-turn = It is not your turn.
refusal-not-held = { $card } is not in your hand.
refusal-must-follow-suit = { $card } can't be played: { $suit } were led and you can follow.
refusal-must-trump = { $card } can't be played: you can't follow, so you must trump with { $suit }.
