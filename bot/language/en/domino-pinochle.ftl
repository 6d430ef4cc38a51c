### Domino Pinochle. $items is a spelled list, $word its raw first item, $player a name; $points and $count are numbers.

game-name = Domino Pinochle
game-line = Three players meld runs of dominoes with a common widow, then take tricks without trumps.
goal = To { $target } chips.

word-w = the widow

## Presets

preset-standard = Standard

## Options

option-target_score = Game to
    .help = Whoever alone leads with this many chips, after the melds or after the tricks, wins.
option-double_in_sequence = Doubles in sequences
    .help = A double may stand in a sequence of its number, or in a meld of doubles only.
value-double_in_sequence-both = allowed
value-double_in_sequence-doubles_suit_only = in doubles only
option-meld_suits = Suits of a tile in melds
    .help = A tile melds in the suits of both its ends, or of its high end only.
value-meld_suits-both_ends = both ends
value-meld_suits-high_end_only = the high end only
option-tile_reuse = A tile in two melds
    .help = Never, or a double may serve in a sequence and in a meld of doubles.
value-tile_reuse-none = never
value-tile_reuse-across_kinds = once in each kind
option-widow_uses_per_player = Melds with the widow
    .help = As many as a player can make, or one a player.
value-widow_uses_per_player-unlimited = any number
value-widow_uses_per_player-once = one a player
option-doubles_wrap = Doubles go round
    .help = Whether 0-0 follows 6-6 in a meld of doubles.
option-doubles_five_needs_adjacent = Five chips need a neighbour
    .help = Whether a double as the widow raises a meld of doubles only if it is the next double below or above.
option-meld_tie = After the melds
    .help = A single leader at the target wins; or the tricks are played whenever two or more have reached it.
value-meld_tie-equal_totals = the leader wins
value-meld_tie-both_reached = two at the target play on
option-widow_to = The widow's chips
    .help = The widow counts for the winner of the last trick, or for nobody.
value-widow_to-last_trick = to the last trick
value-widow_to-nobody = to nobody
option-first_dealer = First dealer
    .help = Drawn at random, or the seat that is named.
value-first_dealer-random = at random
value-first_dealer-0 = the first seat
value-first_dealer-1 = the second seat
value-first_dealer-2 = the third seat

## Phases

phase-deal = Dealing
phase-meld = Melding
phase-play = Play
phase-over = Over

## Zones

zone-hand = Hand
hand-title = **Your hand** · { $game }, table { $table }
hand-alt = Your tiles: { $cards }. { $legal }
zone-known = Face up in hand
zone-widow = Widow
zone-melds = Melds
zone-trick = Trick
zone-last_trick = Last trick

## What one may do

do-meld = { $count ->
    [0] Declare melds
    [one] Declare one meld
   *[other] Declare { $count } melds
}
ask-meld = Choose the melds that you declare; you declare once.
    .guide = A meld scores only if it is declared now. Choose the set with the largest sum; a tile counts in one meld only.
do-no_meld = No melds
ask-no_meld = You may keep your melds to yourself.
    .guide = Choose this only where you would rather not show your tiles.
    .only = You hold no meld, not even with the widow.
    .only-guide = There is nothing to choose here. Remember what the others meld: you will meet those tiles in the tricks.
do-play = { $count ->
    [0] Play
   *[other] Play { $items }
}
ask-play = Play a tile from your hand.
    .guide = The highest tile of the suit led wins. Play high where the trick is worth it and you can win, low where you cannot.

## What is so

fact-meld_chips = Melds of { $player }: { $value }
    .head = Melds
fact-tricks = Tricks of { $player }: { $value }
    .head = Tricks
fact-trick_chips = Chips of { $player } in tricks: { $value }
    .head = Chips in tricks
fact-declared = Chips so far: { $value }
fact-tier = { $word ->
    [with_widow] with the widow: 2
    [same_suit] the widow is of its suit: 4
    [continued] the widow continues it: 5
    [same_number] the widow shares a number with it: 4
    [double_widow] the widow is a double too: 5
   *[by_itself] by itself: 3
}

## What happened

event-deal = { $player } dealt.
event-hand = You were dealt { $items }.
event-widow = { $player } turned up the widow: { $items }.
event-meld = { $player } melded { $items } for { $points }.
    .paid = melds { $items }
event-no_meld = { $player } announced no melds.
event-melds_paid = { $player } was paid { $points } for melds.
    .paid = chips for melds { $points }
event-tie_after_melds = Two or more have reached the target: the tricks decide.
event-play = { $player } played { $items }.
event-trick = { $points ->
    [one] { $player } took { $items } for one chip.
   *[other] { $player } took { $items } for { $points } chips.
}
event-widow_taken = { $points ->
    [0] { $player } got the widow, { $items }, which counts nothing.
   *[other] { $player } got the widow, { $items }, for { $points } chips.
}
    .paid = the widow { $items }
event-tricks_paid = { $points ->
    [one] { $player } was paid one chip for tricks.
   *[other] { $player } was paid { $points } chips for tricks.
}
    .paid = chips in tricks { $points }
event-deal_score = { $points ->
    [one] { $player } made one chip in this hand.
   *[other] { $player } made { $points } chips in this hand.
}
event-tie_after_tricks = The leaders are level at { $points }: another hand is played.
event-game_won = { $player } won the game with { $points } chips.

## Beside the table

order-points = Chips
leaderboard-row-points = { $place }. **{ $player }** · { $points ->
    [one] one chip
   *[other] { $points } chips
} in { $games ->
    [one] one game
   *[other] { $games } games
}
stats-game = **{ $game }**: { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins ->
    [one] one win
   *[other] { $wins } wins
} ({ $share }%), { $points } chips, best streak { $best }
stats-rule = { $number }. { $rules } · { $players }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins ->
    [one] one win
   *[other] { $wins } wins
}, { $average } chips a game
history-line = { $when } · { $game }, table { $table } · place { $place } of { $seats } · { $points ->
    [one] 1 chip
   *[other] { $points } chips
}{ $won ->
    [yes] { " · won" }
   *[no] { "" }
}
hint-better = On average it brings { $gain } chips more than the next best: { $instead }.
hint-expect = To expect from this hand: { $lead ->
    [ahead] { $points } chips more than the others.
    [behind] { $points } chips fewer than the others.
   *[other] as many chips as the others.
}

## What is refused

refusal-game-over = The game is over; nothing more can be played.
refusal-wrong-phase = That is not what is being decided now.
refusal-not-your-turn = It is not your turn.
refusal-not-held = { $card } is not in your hand.
refusal-must-follow-suit = { $card } can't be played: a tile with the high end { $suit } was led and you hold another.
refusal-meld-widow-misuse = The widow stands once in a meld, beside two tiles of your hand, and in no more melds than agreed.
refusal-meld-invalid = A meld is three different tiles: three with a common number and consecutive other ends, or three consecutive doubles.
refusal-meld-card-reused = A tile of your hand may serve in one meld only.
