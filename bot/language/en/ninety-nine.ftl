### Ninety-Nine. $items is a spelled list, $word its raw first item, $player a name; $points and $count are numbers.

game-name = Ninety-Nine
game-line = Bid exactly the tricks you will take.
goal = { $target ->
    [0] Nine deals a game
    [one] To { $target } point
   *[other] To { $target } points
}{ $rubber_games ->
    [1] .
   *[other] , rubber of { $rubber_games } games.
}

## Presets

preset-standard = Standard
preset-parlett-1975 = The game of 1975
preset-bidders-trump = Premium holder chooses trump
preset-nines = Choose trump, nines too
preset-no-bid = No bid laid (Magri)
preset-partners = Partners
preset-race-250 = Race to 250
preset-race-500 = Race to 500

## Options

option-partnership = Partners
    .help = Players who sit opposite play as one side; there are no premiums.
option-edition = Edition
    .help = The game as revised in 1990, or that of 1975 with a joker and a turned-up card.
value-edition-1990 = 1990
value-edition-1975 = 1975
option-trump_method = How trump is set
    .help = By how many met their bids, by a turned-up card, or by whoever holds the premium.
value-trump_method-success_count = by bids met
value-trump_method-turn_up = by the card turned up
value-trump_method-premium_chooses = the premium holder chooses
option-trump_choices = What may be trump
    .help = Whether the premium holder may also make the four nines trump.
value-trump_choices-suits = the four suits
value-trump_choices-suits_or_nines = suits or nines
option-allow_no_trump_choice = No trump may be chosen
    .help = Whether the premium holder may also choose to play without trump.
option-premium_timing = When premiums are offered
    .help = Whether the premium, and with it trump, is settled before the bids are laid or after.
value-premium_timing-before_bid = before the bids
value-premium_timing-after_bid = after the bids
option-premium_procedure = Premiums
    .help = Offered one after another, or wished for in secret along with the bids.
value-premium_procedure-sequential = in turn
value-premium_procedure-simultaneous = all at once
option-bidding = Bidding
    .help = Lay three cards as your bid, or let the last three cards in hand be the bid.
value-bidding-cards = lay three cards
value-bidding-leftover = the three cards left over
option-first_deal_trump = First trump
    .help = Trump of the first deal of every game.
value-first_deal_trump-none = no trump
value-first_deal_trump-C = clubs
value-first_deal_trump-H = hearts
value-first_deal_trump-S = spades
value-first_deal_trump-D = diamonds
option-dummy_contract = The dummy's bid
    .help = Whether the dummy must take exactly its bid or succeeds with fewer tricks too.
value-dummy_contract-exact = exactly
value-dummy_contract-lenient = or fewer
option-match_scoring = What a match counts
    .help = Count the points of all games, or a win as 1 (2 where the dummy is not behind the loser).
value-match_scoring-points = points
value-match_scoring-games = games won
option-partnership_contract = Partners' bids
    .help = Judge each partner's bid alone, or both added up against the side's tricks.
value-partnership_contract-individual = each alone
value-partnership_contract-combined = added up
option-five_player_format = Format for five
    .help = A rubber of games to the target score, or a single race without bonuses.
value-five_player_format-rubber = rubber
value-five_player_format-race_250 = race to 250
value-five_player_format-race_500 = race to 500
option-target_score = Game to
    .help = A game ends with the deal in which anybody reaches this score.
option-game_bonus = Who gets the bonus
    .help = All who reach the target score, the game's winner only, or nobody.
value-game_bonus-all_over = all who reach the target
value-game_bonus-winner_only = the winner only
value-game_bonus-none = nobody
option-bonus_value = Bonus
    .help = How many points the bonus at the end of a game is worth.
option-rubber_games = Games in the rubber
    .help = How many games are played; usually one for each player.
option-magri_premiums = Premiums without a bid
    .help = Which premiums may be offered where no bid is laid.
value-magri_premiums-announce = announce
value-magri_premiums-open = open
value-magri_premiums-open_announce = open and announce
option-magri_values = Their values
    .help = Points for announce, for open, and for open and announce.

## Phases

phase-deal = Dealing
phase-bid = Bidding
phase-premium = Premium
phase-upgrade = Upgrade or yield
phase-trump = Choosing trump
phase-play = Play
phase-over = Over

## Zones

zone-hand = Hand
zone-bid = Bid-cards
zone-trick = Trick
zone-last_trick = Last trick
zone-turn_up = Turned up
zone-bid_was = Bid of the last deal
    .of = { $player }'s bid in the last deal

## Words

word-declare = declare
word-reveal = reveal
word-announce = announce
word-open = open
word-open-announce = open and announce

## What one may do

do-lay = Lay this bid
ask-lay = Choose three cards whose suits add up to the tricks you will take: clubs 3, hearts 2, spades 1, diamonds 0.
    .guide = You score for taking exactly the tricks you bid. Count your sure winners, then lay three cards of that value, best those that would win or lose by accident.
do-wish = { $word ->
    [none] No premium
    [declare] Wish to declare
    [reveal] Wish to reveal
   *[other] Wish
}
ask-wish = Choose in secret: no premium, declare, or reveal.
    .guide = A premium pays if you succeed and pays the others if not. In a first game, no premium is wise.
do-pass = Pass
ask-pass = Pass if you want no premium.
    .guide = Without a premium you risk nothing beside your bid.
do-declare = Declare
ask-declare = Declare to play with your bid-cards face up.
    .guide = It pays more, but all see what you aim at and play against it.
do-reveal = Reveal
ask-reveal = Reveal to play with your bid-cards and your whole hand face up.
    .guide = It pays most, but all see your whole hand. Only with a hand that cannot fail.
do-announce = { $count ->
    [0] Announce
   *[other] Announce { $items }
}
ask-announce = Announce how many tricks you will take; your last three cards must say the same.
    .guide = Announce only a number that your last three cards can say.
do-open = Open
ask-open = Play with all your cards face up.
    .guide = With open cards all can plan against you; it needs a hand that cannot fail.
do-open_announce = { $count ->
    [0] Open and announce
   *[other] Open, announce { $items }
}
ask-open_announce = Play with all your cards face up and announce how many tricks you will take.
    .guide = This is the boldest offer: open cards and a number that all know.
do-upgrade = { $count ->
    [0] Upgrade
   *[other] Upgrade, announce { $items }
}
ask-upgrade = You were overcalled: upgrade to the same offer, or yield.
    .guide = Upgrade if you would succeed also with open cards, else yield.
do-yield = Yield
ask-yield = Yield if the higher offer may stand.
    .guide = Yielding costs nothing: your bid stands, and the other player carries the risk.
do-trump = { $word ->
    [S] Spades
    [H] Hearts
    [D] Diamonds
    [C] Clubs
    [nines] Nines
    [none] No trump
   *[other] Choose trump
}
ask-trump = You hold the premium: choose trump.
    .guide = Choose the trump with which your bid comes out exactly.
do-play = { $count ->
    [0] Play
   *[other] Play { $items }
}
ask-play = Play a card from your hand.
    .guide = Need more tricks? Win cheaply. Have enough? Play the highest card that still loses.
do-dummy = { $count ->
    [0] Play for the dummy
   *[other] Dummy plays { $items }
}
ask-dummy = Play a card for the dummy.
    .guide = You play this hand too: use it to win what you need, or to lose what you do not.

## What is so

fact-game = Game: { $value }
fact-trump = Trump: { $word ->
    [unsettled] not settled yet
    [none] no trump
    [nines] nines
   *[other] { $value }
}
fact-trump_to_keep = Whoever gets the premium chooses trump; if nobody offers: { $word ->
    [none] no trump
    [nines] nines
   *[other] { $value }
}
next-trump = { $card ->
    [none] { $word ->
        [unsettled] Whoever gets the premium chooses the next trump; if nobody offers, the old one stays, or none in a new game.
       *[other] A new game begins. { $trump }.
    }
   *[other] { $card } was turned up for the next deal. { $trump }.
}
fact-tricks = Tricks of { $player }: { $value }
    .head = Tricks
fact-bid = Bid of { $player }: { $word ->
    [hidden] laid, face down
   *[other] { $value }
}
    .head = Bid
    .own = Your bid: { $value }
    .value = { $word ->
        [hidden] face down
       *[other] { $value }
    }
fact-wish = Wish of { $player }: { $word ->
    [none] no premium
    [declare] declare
    [reveal] reveal
   *[hidden] made, in secret
}
fact-offer = Offer of { $player }: { $word ->
    [reveal] reveal
    [announce] announce
    [open] open
    [open_announce] open and announce
   *[declare] declare
}
    .sum = { $word ->
        [reveal] hand revealed
        [announce] number announced
        [open] played open
        [open_announce] played open, number announced
       *[declare] bid declared
    }
fact-overcall = Overcall of { $player }: { $word ->
    [reveal] reveal
    [announce] announce
    [open] open
    [open_announce] open and announce
   *[declare] declare
}
fact-announced = Number announced by { $player }: { $value }
    .sum = announced { $value }
fact-controller = { $player } plays the dummy's cards
fact-stake = It brings you { $value } if you succeed, else { $value } to each of the others.
fact-stake_of_two = It brings you { $value } if you succeed, else { $value } each to the other player and the dummy (to the dummy alone if both of you declare and fail).
fact-stake_of_five = It brings you { $value } if you succeed, else it costs you { $value }.
fact-stake_declare = Declare: { $value } for you if you succeed, else { $value } for each of the others.
fact-stake_reveal = Reveal: { $value } for you if you succeed, else { $value } for each of the others.
fact-held = Your last three cards are your bid (clubs 3, hearts 2, spades 1, diamonds 0 each); all that you hold comes to { $value }
fact-contract = Last bid of { $player }: { $word ->
    [made] met
   *[failed] missed
}
    .head = Last bid
    .value = { $word ->
        [made] met
       *[failed] missed
    }
    .sum = { $word ->
        [made] bid met
       *[failed] bid missed
    }

## What happened

event-deal = { $player } dealt.
event-hand = You were dealt { $items }.
event-turn_up = { $items } was turned up.
event-trump = { $word ->
    [S] Spades became trump.
    [H] Hearts became trump.
    [D] Diamonds became trump.
    [C] Clubs became trump.
    [nines] The nines became trump.
   *[none] No suit became trump.
}
event-trump_kept = { $word ->
    [S] Nobody offered: spades stayed trump.
    [H] Nobody offered: hearts stayed trump.
    [D] Nobody offered: diamonds stayed trump.
    [C] Nobody offered: clubs stayed trump.
    [nines] Nobody offered: the nines stayed trump.
   *[none] Nobody offered: the deal went on at no trump.
}
event-laid = { $player } laid a bid.
event-bid = You laid { $items }: a bid of { $points }.
event-wished = { $player } wished in secret.
event-wish = { $word ->
    [declare] You wished to declare.
    [reveal] You wished to reveal.
   *[none] You wished for no premium.
}
event-pass = { $player } passed.
event-declare = { $player } offered to declare.
event-reveal = { $player } offered to reveal.
event-announce = { $player } offered to take { $items }, announced.
event-open = { $player } offered to play open.
event-open_announce = { $player } offered to play open and take { $items }, announced.
event-upgrade = { $count ->
    [0] { $player } upgraded to the higher offer.
   *[other] { $player } upgraded to the higher offer, announcing { $items }.
}
event-yield = { $player } yielded.
event-premium = { $word ->
    [reveal] { $player } got the premium and revealed.
    [announce] { $player } got the premium with an announced bid.
    [open] { $player } got the premium and played open.
    [open_announce] { $player } got the premium and played open with an announced bid.
   *[declare] { $player } got the premium and declared.
}
event-bid_shown = { $player } showed the bid { $items }: { $points }.
event-hand_shown = { $player } showed { $items }.
event-play = { $player } played { $items }.
event-trick = { $player } took { $items }.
event-bid_was = The bid of { $player } was { $items }: { $points }.
    .sum = bid { $points } ({ $cards })
event-bid_kept = { $player } missed the bid and kept it secret.
    .sum = bid kept secret
event-missed = { $player } failed and did not show the last three cards.
    .sum = last three cards not shown
event-contract_made = { $player } met the bid: { $points } for the contract.
    .sum = contract { $points }
event-premium_score = The premium brought { $player } { $points }.
    .sum = premium { $points }
event-deal_score = { $player } scored { $points } in this deal.
event-next_trump = { $points ->
    [0] No bid was met
    [one] One bid was met
   *[other] { $points } bids were met
}, { $word ->
    [S] so spades are trump next.
    [H] so hearts are trump next.
    [D] so diamonds are trump next.
    [C] so clubs are trump next.
   *[none] so there is no trump next.
}
event-game_won = { $player } won the game with { $points }.
event-game_drawn = The game was drawn.
event-game_over = The game ended, written down as { $items }.
event-match_won = { $player } won the match.

## What is refused

refusal-game-over = The rubber is over; nothing more can be played.
refusal-premium-not-allowed = This version of the game has no such premium.
refusal-wrong-phase = That is not what is being decided now.
refusal-already-bid = You have already laid your bid, and a laid bid is final.
refusal-not-controller = The dummy's cards are played by the other player.
refusal-not-your-turn = It is not your turn.
refusal-not-held = { $card } is not in that hand.
refusal-bid-count = A bid is exactly three cards.
refusal-duplicate-card = The three bid-cards must be three different cards.
refusal-premium-outranked = An offer at least as high already stands.
refusal-announce-range = Name a number from 0 to 9 where the offer takes one, and none where it does not.
refusal-invalid-trump = That cannot be chosen as trump here.
refusal-wrong-source = The next card comes from the other hand: yours or the dummy's.
refusal-must-follow-suit = { $card } can't be played: { $suit } were led and you can follow.
