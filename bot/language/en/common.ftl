### What every game and screen says.

## Cards and suits

suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
card = { $rank ->
    [T] 10
   *[other] { $rank }
} { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}{ $copy ->
    [none] { "" }
   *[other] { " " }({ $copy })
}
word-none = none
word-hidden = hidden
word-unsettled = not settled yet
word-nines = nines
word-JOKER = joker
word-dummy = the dummy
word-true = yes
word-false = no

## Who

computer = Computer
computer-number = Computer { $number }
with-level = { $player } · { $level }
level-random = random
level-easy = easy
level-normal = normal
level-hard = hard
dummy = Dummy
open-seat = open
seat-host = { $player } (host)
seat-away = { $player } (away, a computer plays)
seat-left = { $player } (left, a computer plays)

## Buttons

button-hand = My hand
button-last = Last trick
button-scores = Scores
button-rules = Rules
button-more = ⋯
button-join = Join
button-leave = Leave
button-start = Start
button-setup = Set up
button-fill = Fill with computers
button-how = How to play
button-refresh = Refresh
button-back = Take my seat back
button-end = End the table
button-export = Record
button-confirm = Confirm
button-clear = Clear
button-other = Other…
button-previous = Previous
button-next = Next
button-options = This table's options
button-rule = Rule

## Lobby

lobby-title = { $game } · { $seats ->
    [one] one player
   *[other] { $seats } players
}
lobby-table = Table { $table }
lobby-rules = Rules: { $rules }
lobby-standard = standard rules
lobby-open = { $open ->
    [0] All seats are taken; the host can start.
    [one] One seat is open.
   *[other] { $open } seats are open.
}
lobby-drawn = Cards drawn for the start: { $drawn }.
lobby-started = The game has started.
start-open = Start: { $open ->
    [one] 1 seat open
   *[other] { $open } seats open
}
setup-title = Set up table { $table }
setup-preset = Rules: choose a preset
setup-seats = Number of players
setup-option = Choose an option to change
setup-value = New value
setup-now = { $option }: { $value }
setup-computers = Computers for the open seats
setup-done = Changed. The lobby shows the new rules.
setup-number = A whole number from { $least } to { $most }
players-count = { $count ->
    [one] one player
   *[other] { $count } players
}

## Table

table-title = { $game } · deal { $deal }
table-id = table { $table }
turn = ▶ { $player } to act · { $when }
turn-computer = ▶ { $player } is thinking
turn-nobody = Waiting for a decision · { $when }
turn-several = ▶ To act: { $players } · { $when }
away-all = Everybody is away. Press My hand to go on; otherwise the table closes { $when }.
trick-line = Trick: { $plays }
trick-play = { $player } { $card }
trick-none = { $player } leads.
score-line = Score: { $scores }
head-line = { $head }: { $values }
head-one = { $player } { $value }
score-one = { $player } { $points }
target-line = { $scores } · to { $target }
last-line = Last: { $events }
warned = { $players }, your time runs out { $when }.
summary-title = Deal { $deal } is over
over-title = { $game } · the game is over
closed-title = { $game } · the table is closed
closed-line = It ended without a result.
winners = { $count ->
    [0] A draw.
    [one] { $players } has won.
   *[other] { $players } have won.
}
final-scores = Final: { $scores }

## Hand

hand-title = **Your hand** · { $game }, table { $table }
hand-cards = { $zone }: { $cards }
hand-picked = { $items } · { $count } of { $most } picked
hand-picked-none = Nothing picked yet · pick { $least ->
    [0] up to { $most }
   *[other] { $least ->
        [one] { $most }
       *[other] { $most }
    }
}
hand-wait = It is not your turn.
hand-stale = You had already played; here is your present hand.
hand-over = The game is over.
hand-alt = Your cards: { $cards }. { $legal }
hand-alt-legal = You may play: { $cards }.
hand-dismissed = You can dismiss this message; My hand brings it back.
choose-number = Choose a number
choose-one = Choose
choose-card = { $suit }
number-title = { $verb }
number-label = A number
last-trick-none = No trick has been taken yet.
last-trick = Last trick: { $plays }
zone-hand = Hand
zone-bid = Bid-cards
zone-trick = Trick
zone-stock = Stock
hidden-cards = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}

## Scores and looking up

scores-title = Scores · { $game }, table { $table }
scores-none = No deal is finished yet.
scores-deal = Deal
scores-total = Total
scores-game = Game { $number }
leaderboard-title = Leaderboard · { $game }
leaderboard-none = Nobody has finished a game here yet.
leaderboard-row = { $place }. { $player } · { $games ->
    [one] one game
   *[other] { $games } games
} · { $wins ->
    [one] one win
   *[other] { $wins } wins
} · { $points } points
leaderboard-page = Page { $page } of { $pages }
rules-title = Rules · { $game }
rules-contents = Choose a topic.
rules-options = Options of this table
about = **Talon** { $version } · trick-taking games for Discord. { $games } Running for { $uptime }. Licence: MIT.
about-games = Games: { $games }.
export-over = The record of table { $table }.
export-running = What you may know of table { $table } so far; the whole record is given when the table is over.
ended = The table is closed.
left = You have left the table; a computer plays on.
left-lobby = You have left the lobby.
joined = You have a seat.
more-title = Table { $table }

## Refusals of the table

no-table = There is no such table here. /play opens one.
no-live-table = There is no table in this channel. /play opens one.
channel-busy = This channel already has a table: { $link }
not-seated = You have no seat at this table.
not-allowed = Only the host of this table or a moderator may do that.
wrong-time = That cannot be done now.
already-started = The game has started already.
not-started = The game has not started yet.
table-closed = This table is closed. /play opens a new one.
seats-open = Every seat must be taken before the start: fill them with computers, or wait for people.
table-full = Every seat is taken.
seat-unavailable = That seat is not free.
more-people-than-seats = More people sit here than that many seats.
bad-choice = { $sentence }
too-late = You had already played; here is your present hand.
not-kept = The action could not be saved, so it does not count. Nothing else has changed; please press again in a moment.
not-a-number = That is no whole number.
unknown-game = There is no game of that name. The list under /play shows all.
unknown-topic = There is no such topic; choose one of the list.
missing-permission = I need these permissions in this channel: { $permissions }. A server manager can give them under Edit Channel, Permissions.
here-only = This works in a server's text channel.
failed = Something failed on our side. Nothing was lost; press My hand. Reference { $reference }.
closing = The bot is restarting. Nothing is lost; press again in a minute.
slow-down = That was very fast. Please wait a moment, then press again.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files

## On pictures

plate-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
plate-trump = Trump: { $trump }
zone-of = { $zone } of { $player }
