### Auction Pinochle. A side is named by one of its players: { $player } may stand for both partners.

game-name = Auction Pinochle
game-line = Bid with your partner for a contract, meld, and win tricks to make it.

## Presets

preset-standard = Standard
preset-bicycle = Bicycle

## Options

option-seating = Partners
    .help = Partners sit as they joined, or cards are drawn for partners and first deal.
value-seating-fixed = as seated
value-seating-draw = drawn by cards
option-min_bid = Lowest bid
    .help = The lowest opening bid, a multiple of ten.
option-bid_raise = Raises
    .help = A bid may be any higher multiple of ten, or must be just ten higher.
value-bid_raise-multiple = any multiple of ten
value-bid_raise-exact = just ten
option-pass_is_final = Passes are final
    .help = Who has passed may not bid again in this auction.
option-max_bid = Highest bid
    .help = No bid may be higher, a multiple of ten.
option-trump_needs_marriage = Trump needs a marriage
    .help = The declarer names a suit of which he holds king and queen, if he holds any marriage.
option-pass_count = Cards exchanged
    .help = How many cards the declarer gets from his partner and returns.
option-meld_mode = Melding
    .help = The best melds are found for you, or each player shows melds in turn and loses what is forgotten.
value-meld_mode-auto = by itself
value-meld_mode-manual = by hand
option-double_melds = Double melds
    .help = Two of a kind pay twice as much, or a premium: 300 for a double pinochle, 1500 for a double flush.
value-double_melds-additive = twice as much
value-double_melds-premium = a premium
option-meld_requires_trick = Melds need a trick
    .help = A side that wins no trick in a played hand scores no melds.
option-first_lead = First lead
    .help = Who leads to the first trick: the player left of the dealer, or the declarer.
value-first_lead-eldest = left of the dealer
value-first_lead-declarer = the declarer
option-heading = Playing higher
    .help = You must beat the best card whenever you can, or only when trump was led.
value-heading-always = always
value-heading-trump_led_only = when trump was led
option-card_points = Card points
    .help = What ace, ten, king, queen, jack and nine are worth in tricks.
value-card_points-classic = 11, 10, 4, 3, 2, 0
value-card_points-tens_fives = 10, 10, 5, 5, 0, 0
value-card_points-counters = 10, 10, 10, 0, 0, 0
option-set_bonus = Bonus
    .help = What the opponents get besides their points when a contract fails or is conceded.
option-set_penalty = Penalty
    .help = A failed or conceded contract costs the declarers nothing, or the bid.
value-set_penalty-none = none
value-set_penalty-subtract_bid = the bid is subtracted
option-target_score = Target
    .help = The game goes to this score.
option-both_over = Both at the target
    .help = If both sides reach the target in one hand: the bidders win, the higher score wins, or the target rises by 250.
value-both_over-bidder_first = the bidders win
value-both_over-higher_total = the higher score wins
value-both_over-extend = the target rises
option-stakes = Stakes
    .help = A ledger beside the score says what each contract was worth; it changes no score.
value-stakes-ledger = in a ledger
value-stakes-off = none
option-spade_double_from = Spades count double from
    .help = From which contract on the stake of a hand in spades is doubled.

## Phases

phase-deal = Deal
phase-auction = Auction
phase-trump = Naming trump
phase-give = Giving cards
phase-return = Returning cards
phase-meld = Melds
phase-decide = Play or concede
phase-play = Play
phase-over = Game over

## Zones

zone-hand = Hand
zone-known = Known cards
zone-given = Given cards
zone-returned = Returned cards
zone-melds = Melds
zone-trick = Trick
zone-last_trick = Last trick
zone-captured = Cards won

## Words

word-made = made
word-set = set
word-conceded = conceded
word-thrown-in = thrown in
word-pass = pass

## What one may do

do-bid = { $count ->
    [0] Bid
   *[other] Bid { $items }
}
ask-bid = Bid what your side will make in melds and tricks together, in tens.
    .guide = The highest bid names trump, and its side must make that much in melds and tricks. Bid what you can count: your melds, some tricks, and a little for your partner.
do-pass = Pass
ask-pass = Pass if the bid is high enough for you.
    .guide = Passing costs nothing; bid only what your melds and tricks can carry.
do-trump = { $word ->
    [S] Spades
    [H] Hearts
    [D] Diamonds
    [C] Clubs
   *[other] Name trump
}
ask-trump = You play the contract: name the trump suit.
    .guide = Name the suit in which you hold most, above all with its ace or a flush.
do-give = Give these cards
ask-give = Choose the cards that will help your partner most.
    .guide = Give what helps your partner win: trumps, aces, and cards of a meld that is nearly whole.
do-return = Return these cards
ask-return = Choose the cards to give back; what you keep is what you meld and play.
    .guide = Give back what you need least; keep trumps, aces and your melds whole.
do-meld = { $count ->
    [0] Meld
   *[other] Meld { $items }
}
ask-meld = Show your melds one by one; a card serves once in each class.
    .guide = Melds score once, now. Show all you have: shown cards go back to your hand and are still played.
do-done = Done
ask-done = End your melding; what you have not shown is lost.
    .guide = Press this when nothing is left to show.
do-play_on = Play
ask-play_on = Play the hand out if tricks can still make the contract.
    .guide = Play on where the points still missing can be won in tricks.
do-concede = Concede
ask-concede = Give the contract up without play: your side scores no points.
    .guide = Concede where they cannot: it spares everybody a lost deal.
do-play = { $count ->
    [0] Play
   *[other] Play { $items }
}
ask-play = Play a card to the trick.
    .guide = Follow suit, and win where you must. Aces and tens are worth taking; give your partner points on tricks that partner wins.

## What is so

fact-target = Target: { $value }
fact-dealer = { $player } deals
fact-call = { $word ->
    [pass] { $player } passed
   *[other] { $player } bid { $value }
}
    .head = Calls
    .value = { $word ->
        [pass] pass
       *[other] { $value }
    }
fact-bid = Standing bid: { $value } by { $player }
fact-contract = Contract: { $value } by { $player }
    .sum = contract { $value }
fact-bidding = { $word ->
    [in] { $player } is still in
   *[out] { $player } is out of the auction
}
    .head = In the auction
    .value = { $word ->
        [in] in
       *[out] out
    }
fact-trump = Trump: { $word ->
    [unsettled] not named yet
   *[other] { $value }
}
next-trump = The winner of the next auction names trump.
fact-run = Flush of { $player }: { $value }
    .head = Flush
    .sum = flush { $value }
fact-royal_marriage = Royal marriage of { $player }: { $value }
    .head = Royal marriage
    .sum = royal marriage { $value }
fact-marriage = Marriages of { $player }: { $value }
    .head = Marriages
    .sum = marriages { $value }
fact-aces = Four aces of { $player }: { $value }
    .head = Four aces
    .sum = four aces { $value }
fact-kings = Four kings of { $player }: { $value }
    .head = Four kings
    .sum = four kings { $value }
fact-queens = Four queens of { $player }: { $value }
    .head = Four queens
    .sum = four queens { $value }
fact-jacks = Four jacks of { $player }: { $value }
    .head = Four jacks
    .sum = four jacks { $value }
fact-pinochle = Pinochle of { $player }: { $value }
    .head = Pinochle
    .sum = pinochle { $value }
fact-dix = Dix of { $player }: { $value }
    .head = Dix
    .sum = dix { $value }
fact-meld = { $word ->
    [run] Flush
    [royal_marriage] Royal marriage
    [marriage] Marriage
    [aces] Four aces
    [kings] Four kings
    [queens] Four queens
    [jacks] Four jacks
    [pinochle] Pinochle
   *[dix] Dix
}
fact-pays = Pays { $value }
fact-beside_royal = on top of { $value } for the royal marriage
fact-together = { $value } with the first
fact-meld_points = Melds of { $player }: { $value }
    .head = Melds
    .sum = melds { $value } in all
fact-tricks = Tricks of { $player }: { $value }
    .head = Tricks
fact-trick_points = Points in tricks of { $player }: { $value }
    .head = Points in tricks
    .sum = points in tricks { $value }
fact-wanted = { $player } and partner need { $value } in tricks for the contract
fact-contract_impossible = { $word ->
    [true] The contract of { $player } is out of reach
   *[false] The contract of { $player } can be made
}
fact-outcome = { $word ->
    [made] { $player } made the contract
    [set] The contract of { $player } was set
    [conceded] { $player } conceded the contract
   *[thrown_in] The hand was thrown in
}

## What happened

event-deal = { $player } dealt.
event-hand = You were dealt { $items }.
event-bid = { $player } bid { $points }.
event-pass = { $player } passed.
event-thrown_in = Everybody passed and the hand was thrown in.
event-contract = { $player } won the auction with { $points }.
event-trump = { $word ->
    [S] { $player } named spades trump.
    [H] { $player } named hearts trump.
    [D] { $player } named diamonds trump.
   *[C] { $player } named clubs trump.
}
event-gave = { $player } gave cards to the partner.
event-gave_cards = { $player } gave { $items }.
event-returned = { $player } returned cards to the partner.
event-returned_cards = { $player } returned { $items }.
event-meld = { $player } melded { $items } for { $points }.
event-meld_total = { $player } melded { $points } in all.
event-played_on = { $player } chose to play.
event-conceded = { $player } conceded the contract of { $points }.
event-play = { $player } played { $items }.
event-trick = { $player } took { $items }: { $points }.
event-last_trick = { $player } took the last trick, worth { $points } more.
event-melds_lost = { $player } and partner took no trick and lost { $points } in melds.
event-made = { $player } made the contract of { $items } with { $points }.
event-set = { $player } was set: { $points } for a contract of { $items }.
event-bonus = { $player } and partner got a bonus of { $points }.
event-deal_score = { $player } and partner scored { $points }.
event-stakes = { $player } and partner won a stake of { $points }.
event-target = Both sides reached the target, so it rose to { $points }.
event-match_won = { $player } won the game with { $points }.

## What is refused

refusal-game-over = The game is over; nothing more can be played.
refusal-wrong-phase = That is not what is being decided now.
refusal-already-passed = You have passed, and at this table a pass is final.
refusal-not-your-turn = It is not your turn.
refusal-not-held = You do not hold { $card }, or not so many of it.
refusal-bid-too-low = The lowest bid now is { $least }.
refusal-bid-not-multiple = Bids go by tens.
refusal-bid-not-higher = A bid must be higher than the { $bid } that stands.
refusal-bid-step = At this table each bid is ten higher than the last: { $next }.
refusal-bid-too-high = The highest bid at this table is { $most }.
refusal-invalid-trump = You cannot name { $suit }: name a suit of which you hold king and queen.
refusal-pass-count = Pick exactly { $count } cards.
refusal-meld-invalid = These cards make no meld that you can still show.
refusal-must-follow-suit = { $card } can't be played: { $suit } were led and you hold { $due }.
refusal-must-play-higher = { $card } can't be played: you hold { $due }, which beats { $best }.
refusal-must-trump = { $card } can't be played: you have no { $suit } but hold a trump, { $due }.
refusal-must-overtrump = { $card } can't be played: you hold a higher trump than { $best }: { $due }.
