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
rank = { $rank ->
    [T] 10
   *[other] { $rank }
}{ $copy ->
    [none] { "" }
   *[other] { " " }({ $copy })
}
suit-cards = { $suit } { $cards }
word-none = none
word-hidden = hidden
word-unsettled = not settled yet
word-nines = nines
word-JOKER = joker
word-dummy = the dummy
word-true = yes
word-false = no

## What stands between the parts of a list, of a line, of a group, of a suit, of a report, of a description

between-items = ,{ " " }
between-parts = { " " }·{ " " }
between-cards = { " " }+{ " " }
between-ranks = { " " }
between-sentences = { " " }
between-melds = ;{ " " }
between-notes = .{ " " }
between-sides = { " " }against{ " " }
decimal-mark = .

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
seat-line = { $number }. { $player }
seat-host = { $player } (host)
seat-kept = open, kept for { $player }
seat-away = { $player } (away, a computer plays)
seat-left = { $player } (left, a computer plays)

## Buttons

button-hand = My hand
button-last = Last trick
button-scores = Scores
button-rules = Rules
button-more = ⋯
    .words = More
button-join = Join
button-leave = Leave
button-start = Start
button-setup = Set up
button-how = How to play
button-hint = Hint
button-sort = Sort
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
lobby-rules = Rules: { $rules }
lobby-standard = standard rules
goal = To { $target ->
    [one] { $target } point.
   *[other] { $target } points.
}
goal-minutes = About { $minutes } minutes.
goal-hours = About { $hours } hours.
lobby-more-rules = { $count ->
    [one] one more option
   *[other] { $count } more options
}
lobby-open = { $open ->
    [0] All seats are taken; the host can start.
    [one] One seat is open.
   *[other] { $open } seats are open.
}
lobby-sides = Sides: seats { $sides }
lobby-drawn-card = { $player }: { $card }
lobby-drawn = Cards drawn for the start: { $drawn }.
lobby-started = The game has started.
start-open = Start: { $open ->
    [one] 1 seat open
   *[other] { $open } seats open
}
setup-title = Set up table { $table }
setup-preset = Rules: choose a preset
setup-seats = Number of players
setup-unkept = There are too few seats now to keep one for { $people }.
setup-option = Choose an option to change
setup-value = New value
setup-now = { $option }: { $value }
setup-computers = Computers in open seats
setup-place = One seat: who is to take it
setup-place-who = Anybody, or a computer
setup-keep = Keep this seat for one person
place-open = Open to anybody
place-kept = kept for somebody
setup-number = { $count ->
    [one] A whole number from { $least } to { $most }
   *[other] { $count } numbers, { $least } to { $most }, with commas
}
players-count = { $count ->
    [one] one player
   *[other] { $count } players
}

## Table

table-title = { $game } · deal { $deal }
table-id = table { $table }
turn = ► { $player } to act
turn-computer = ► { $player } is thinking
turn-nobody = Waiting for a decision
turn-several = ► To act: { $players }
away-all = Everybody is away. Press My hand to go on; otherwise the table closes { $when }.
trick-line = Trick · { $plays }
trick-play = { $player }: { $card }
trick-ahead = { $player }: { $card } (winning)
score-line = Score · { $scores }
head-line = { $head } · { $values }
head-alone = { $head }: { $value }
head-one = { $player }: { $value }
score-one = { $player }: { $points }
target-line = { $scores } · to { $target }
last-line = Last: { $events }
warned = { $players }, your time runs out { $when }.
summary-title = Deal { $deal } is over
summary-side = **{ $player }**: { $points } in this deal · total { $total }
summary-item = { $cards } = { $points }
over-title = { $game } · the game is over
closed-title = { $game } · the table is closed
closed-line = It ended without a result.
winners = { $count ->
    [0] A draw.
    [one] { $players } has won.
   *[other] { $players } have won.
}
best-meld = Best meld · { $player }: { $items } ({ $points })
best-contract = Boldest bid · { $player }: { $points }
best-bid = Boldest bid · { $player }: { $points } ({ $items })
best-honours = Best honours · { $player }: { $items } ({ $points })
final-scores = Final · { $scores }
score-placed = { $place }. { $player }: { $points }

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
hand-waiting = It is not your turn. To act: { $players }
hand-over = The game is over.
hand-alt = Your cards: { $cards }. { $legal }
hand-alt-legal = You may play: { $cards }.
choose-number = { $choice }: choose a number
choose-one = Choose
choose-card = { $suit }
number-label = A number
last-trick-none = No trick has been taken yet.
last-trick = Last trick · { $plays }
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
scores-column = { $number } { $player }
scores-deal = Deal
scores-total = Total
scores-game = Game { $number }
pegs-alt = A cribbage board of { $target } holes; where the hind and the front peg stand: { $rows }
race-alt = The totals deal by deal on the way to { $target }: { $rows }
leaderboard-title = Leaderboard · { $game }
page-of = Page { $page } of { $pages }
rules-title = Rules · { $game }
rules-contents = Choose a topic.
options-title = Options of this table · { $game }, table { $table }
about = **Talon** { $version } · trick-taking games for Discord. { $games } Running for { $uptime }. Licence: MIT.
about-games = Games: { $games }.
about-uptime = { $days ->
    [0] { $hours } h { $minutes } min
    [one] { $days } day { $hours } h
   *[other] { $days } days { $hours } h
}
export-over = The record of table { $table }.
export-running = What you may know of table { $table } so far; the whole record is given when the table is over.
ended = The table is closed.
left = You have left the table; a computer plays on.
left-last = You have left the table. Nobody else played, so it is closed.
sure-end = Close this table for everybody? The game ends without a result.
sure-leave = { $others ->
    [0] Nobody else plays here: if you leave, the table is closed and the game ends without a result.
   *[other] If you leave, a computer plays on for you, and anybody may take the seat: you too, with Sit down under ⋯.
}
button-stay = Play on
left-lobby = You have left the lobby.
joined = You have a seat.
more-title = Table { $table }

## Language

language-name = English
    .english = English
language-discord = As in Discord
language-title = Language
language-help = Your hand and every answer to you come in the language chosen here; a table that all see is in the language of its server.
button-digits-on = Own digits
button-digits-off = Latin digits
unknown-language = There is no such language; choose one of the list.

## Refusals of the table

no-table = There is no such table here. /play opens one.
no-live-table = There is no table in this channel. /play opens one.
which-table = You sit at several tables: { $tables }. Name one of them in the command.
channel-busy = This channel already has a table: { $link }
not-seated = You have no seat at this table.
not-allowed = Only the host of this table or a moderator may do that.
not-host = Only the host of this table may do that.
not-owner = Only the owner of the bot can do that.
not-moderator = In this server only moderators may end a table.
wrong-time = That cannot be done now.
already-started = The game has started already.
not-started = The game has not started yet.
table-closed = This table is closed. /play opens a new one.
seats-open = Every seat must be taken before the start: fill them with computers, or wait for people.
table-full = Every seat is taken.
seats-kept = The seats still open are kept for other people.
seat-unavailable = That seat is not free.
nobody-to-remove = That person has no seat at this table.
more-people-than-seats = More people sit here than that many seats.
bad-choice = { $sentence }
bad-choice-unknown = That cannot be chosen; take one from the lists, and write single options as name=value.
bad-choice-options = { $count ->
    [one] That value will not do for: { $options }.
   *[other] These do not go together: { $options }.
}
bad-choice-number = { $option } takes { $count ->
    [one] a whole number
   *[other] { $count } whole numbers, with commas between them, each
} from { $least } to { $most }.
too-late = You had already played; here is your present hand.
not-kept = The action could not be saved, so it does not count. Nothing else has changed; please press again in a moment.
press-again = That took too long; please press once more.
not-a-number = Please type a whole number in digits, without a sign or a fraction and of nine digits at most.
unknown-game = There is no game of that name. The list under /play shows all.
unknown-topic = There is no such topic; choose one of the list.
missing-permission = I need these permissions in this channel: { $permissions }. A server manager can give them under Edit Channel, Permissions.
failed = Something failed on our side. Nothing was lost; press My hand. Reference { $reference }.
closing = The bot is restarting. Nothing is lost; press again in a minute.
slow-down = That was very fast. Please wait a moment, then press again.
draining = The bot is about to restart, so no new table can be opened. Please try again in a few minutes.
restart-soon = The bot restarts in a moment. Nothing is lost: this table goes on by itself.
owner-draining = No new tables from now on. Tables that have been told: { $count }.
owner-open = New tables may be opened again.
owner-synced = Commands registered anew: { $count }.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files

## On pictures

plate-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
plate-of = { $player }: { $line }
zone-of = { $zone } of { $player }

## Lobby: who, where, how fast

button-who-plays = Who plays?
button-ping-me = Ping me for this game
button-rest = Take a break
button-take = Sit down: { $player }
button-remove = Remove { $player }
button-undo = Take back
button-claim = Claim the rest
button-nudge = Nudge
button-pause = Pause
button-deal-so-far = This deal
button-agree = Agree
button-refuse = Refuse
button-rematch = Rematch
lobby-invited = Invited: { $people }
lobby-private = Only invited people may sit down.
lobby-pace = { $pace ->
    [correspondence] By correspondence: a day for each decision.
    [reserve] Live, with five minutes in reserve for each player.
    [untimed] Live, without a clock: nobody is ever late.
   *[live] Live.
} { $rated ->
    [yes] Rated.
    [alone] Not rated: one person plays alone.
   *[no] Casual, not rated.
}
pace-live = Live
pace-reserve = Live, with a reserve of five minutes
pace-untimed = Live, without a clock
pace-correspondence = By correspondence, a day for each decision
rated-yes = Rated
rated-alone = Not rated: one person plays alone
rated-no = Casual, not rated
private-yes = Private: only invited people
private-no = Open to everybody
setup-pace = Pace
setup-rated = Rated or casual
setup-private = Who may sit down
setup-invite = Invite people
table-private = This table is private; ask its host for an invitation.
who-plays = { $people }, who plays { $game }? { $player } opened table { $table }.
who-plays-done = That has been asked once for this table.
who-plays-sent = They have been asked.
who-plays-nobody = Nobody here has asked to be pinged for this game yet. The button Ping me under /tables does that.
ping-on = You will be pinged when somebody looks for players of { $game } here.
ping-off = You will no longer be pinged for { $game }.
tables-title = Tables of this server
tables-none = No table waits for players. /play opens one.
tables-lobby = { $link } · { $game } · { $open ->
    [0] about to start
    [one] one seat open
   *[other] { $open } seats open
}
tables-yours = Where you sit
tables-running = Games under way
tables-turn = { $link } · { $game } · { $turn ->
    [yours] your turn
   *[others] { $players } to act
}
challenge-title = Challenge { $player }
challenge-choose = Choose a game
challenge-line = { $player } challenges { $other }.
challenge-self = Challenge somebody else than yourself.
challenge-computer = A bot cannot sit down; computers of ours fill seats in every lobby.
thread-name = { $game } · { $player }
thread-impossible = A thread can only be opened in a text channel where I may create public threads; there, use /play again.
thread-opened = The table is in { $link }.

## At the table

voted = Your vote is counted. It is done once more than half of those present agree.
resting = A computer plays for you until you press Take my seat back.
removed = The seat is empty now; a computer plays on.
not-yourself = To leave, press Leave.
already-seated = You have a seat at this table already.
undo-nothing = You have done nothing yet that could be taken back.
undo-shown = That cannot be taken back: somebody has acted since, or it has shown what was hidden.
undo-asked = The others are asked whether you may take it back.
undone = Taken back.
event-undone = { $player } took the last action back.
claim-not-now = You can claim when it is your turn to play a card.
claim-impossible = You cannot be given all of the tricks that are left.
claim-asked = The others are asked whether the rest is yours.
claimed = The rest is yours.
asking = { $player } { $kind ->
    [claim] claims all the tricks that are left
   *[undo] asks to take back the last action
}. Do you agree?
asking-agreed = { $player } agrees.
asking-over = That request no longer stands.
asking-own = This is your own request: the others are asked.
consented = You have agreed.
refused = You have refused.
nudged = { $players }, the others are waiting for you. { $when }
nudge-early = Give them a little longer first.
nudge-own = Nobody keeps you waiting: it is your turn, or a computer's.
nudge-done = They have been nudged already.
nudge-sent = Nudged.
paused = The table is paused. It goes on with the next action, or after seven days.
pause-live = Only a table by correspondence can be paused.
pace-needs-thread = A table by correspondence needs a thread of its own: /play opens one where you choose that pace.
deal-so-far = This deal so far
history-none = Nothing has happened yet.
said = { $player }: { $words }
react-choose = Say something
react-well = Well played!
react-thanks = Thank you.
react-oops = Oops.
react-think = Let me think…
react-hello = Hello!
rematch-line = A rematch: the same rules, seats moved on by one.

## Settings and help

button-teach = Teach me
button-open = Open a table
button-hand-of = My hand · { $table }
wish-saved = Saved.
taste-title = Your settings
taste-line = They count at every table, from now on. The language is under /language.
taste-order = Order of cards
taste-order-trump = Order of cards: trump first
taste-order-suit = Order of cards: by suit
taste-deck = Deck
taste-deck-four = Deck: four colours
taste-deck-two = Deck: two colours
taste-pictures = Pictures
taste-pictures-yes = Hand with pictures
taste-pictures-no = Hand in text only
taste-notice = How you are told of your turn
taste-notice-mention = Your turn: with a mention
taste-notice-silent = Your turn: you are not told
taste-notice-message = Your turn: a direct message
taste-autoplay = Forced cards
taste-autoplay-no = Forced cards: up to you
taste-autoplay-yes = Forced cards: played for you
taste-guide = Guidance
taste-guide-first = Guidance: in your first game
taste-guide-always = Guidance: always
taste-guide-never = Guidance: never
house-title = Settings of this server
house-channels = Channels for tables; none chosen means all
house-channels-now = Tables may be opened in: { $channels }
house-everywhere = every channel
house-language = Language of public tables
house-language-none = Language: as Discord says
house-language-one = Language: { $language }
house-language-digits = Language: { $language }, own digits
house-pace = Pace
house-pace-live = Pace: live
house-pace-reserve = Pace: live, with a reserve
house-pace-untimed = Pace: live, without a clock
house-pace-correspondence = Pace: by correspondence
house-enders = Who may end a table
house-enders-host = Ending a table: its host and moderators
house-enders-moderators = Ending a table: moderators only
house-enders-seated = Ending a table: everybody seated
house-pictures = Pictures
house-pictures-yes = Tables with pictures
house-pictures-no = Tables in text only
house-deck = Deck
house-deck-four = Deck: four colours
house-deck-two = Deck: two colours
house-roles = The button “Who plays?” may ping a role for each game:
house-role-of = Role for { $game }
house-role-now = { $game }: { $role }
house-role = The role to ping; none chosen means nobody
not-manager = Only who may manage this server can do that.
wrong-channel = Tables of this server are opened in: { $channels }
call = { $players }, it is your turn: { $link }
call-several = { $players }, it is your turn: { $link }
call-closed = { $players }, it is your turn: { $link } Your direct messages are closed, so you will be mentioned from now on; /settings changes that.
call-letter = { $game }, table { $table }: it is your turn. { $link }
call-late = { $game }, table { $table }: your time runs out { $when }. { $link }
call-waiting = { $game }, table { $table }: the others are waiting for you. { $link }
guide-choice = A sensible choice: { $choice }.
guide-about = **{ $choice }**: { $words }

hint = Hint: { $choice }.
hint-only = Nothing else can be done.
hint-sense = That is what simple sense says here.
hint-solved = Nothing is hidden from you any more, and worked out to the end nothing is better.
hint-solved-better = It brings { $gain } points more than what simple sense says: { $instead }.
hint-solved-equal = With best play by both, this brings as much: { $instead }.
hint-close = About as good: { $instead }.
hint-better = On average it brings { $gain } points more than the next best: { $instead }.
hint-expect = To expect from this deal: { $lead ->
    [ahead] { $points } points more than the others.
    [behind] { $points } points fewer than the others.
   *[other] as many points as the others.
}
hint-stake = The game may end here, and winning it is counted in.
hint-keeps = It keeps { $kept } and spends { $spent }.
hint-rated = There are no hints in rated games. Whoever opens a table can set it to casual in its lobby.
hint-wait = You have nothing to decide now; ask for a hint when it is your turn.
opened = The table is open: { $link }
teach-busy = This channel has a table already: { $link } { $count ->
    [0] Press Teach me when it is over, or in another channel.
   *[other] Press Teach me when it is over, or in: { $channels }
}
help-title = What you can do here
help-new = To begin
help-seated = At your table
help-host = As the host
help-moderator = As a moderator
help-everybody = At any time
help-line = { $command } · { $description }
help-setup = **Set up** before the start: rules, pace with or without a clock, computers by seat, and seats kept for people you name.
help-game = Choose a game
doctor-title = { $wrong ->
    [0] All is well in { $channel }
    [one] One thing is missing in { $channel }
   *[other] { $wrong } things are missing in { $channel }
}
doctor-line = { $state ->
    [ok] OK
   *[missing] Missing
} · { $sentence }
doctor-permission = Permission { $permission }
    .missing = Permission { $permission }: open Edit Channel, Permissions, and allow it for me or my role.
doctor-allowed = Tables may be opened here
    .missing = This channel is not among those of /server: add it there, or leave that list empty.
doctor-role = The role { $role } can be pinged
    .missing = The role { $role } cannot be pinged: let everybody mention it under Server Settings, Roles, or choose another under /server.
doctor-thread = The thread is open
    .missing = The thread is closed or locked: reopen it.
doctor-message = I can edit the message of table { $table }
    .missing = I cannot edit the message of table { $table }. Discord says: { $reason }
doctor-reports = Reports of a deal can go to { $channel }
    .missing = Reports of a deal cannot go to { $channel }: allow me there { $permissions }, or name another channel with /server.
    .gone = Reports of a deal have no channel any more: name one with /server.
doctor-elsewhere = In { $channel }, where tables may be opened too, I lack: { $permissions }. Choose it below to see more.
doctor-how = After a change, use /doctor again. Who may change permissions: everybody with Manage Channels.
doctor-channel = Look at another channel
permission-create_public_threads = Create Public Threads

## Leaderboards and statistics

leaderboard-of = { $order } · { $season }
leaderboard-none-rating = Nobody is rated here yet. Rated tables with two people or more count.
leaderboard-none-wins = Nobody has finished a game here yet.
leaderboard-none-points = Nobody has finished a game here yet.
leaderboard-none-streak = Nobody has finished a game here yet.
leaderboard-row-rating = { $place }. **{ $player }** · { $rating } · { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins ->
    [one] one win
   *[other] { $wins } wins
}
leaderboard-row-wins = { $place }. **{ $player }** · { $wins ->
    [one] one win
   *[other] { $wins } wins
} in { $games ->
    [one] one game
   *[other] { $games } games
}
leaderboard-row-points = { $place }. **{ $player }** · { $points ->
    [one] one point
   *[other] { $points } points
} in { $games ->
    [one] one game
   *[other] { $games } games
}
leaderboard-row-streak = { $place }. **{ $player }** · { $best ->
    [one] one win in a row
   *[other] { $best } wins in a row
}, { $streak } at present
leaderboard-own = You: { $row }
ladder-alt = Ratings of this page: { $rows }
rating = { $rating } ± { $margin }
rating-provisional = { $rating } ± { $margin } (provisional)
ratings-line = Ratings: { $ratings }
partner-left = A partner left this game. Whoever stayed may choose not to be rated for it.
rating-moved = { $player } { $rating } ({ $change })
order-rating = Rating
order-wins = Wins
order-points = Points
order-streak = Streaks
season-all = All time
season = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
stats-title = Statistics · { $player }
stats-none = No game has been finished here yet.
stats-game = **{ $game }**: { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins ->
    [one] one win
   *[other] { $wins } wins
} ({ $share }%), { $points } points, best streak { $best }
stats-rated = { $line }, rating { $rating }
stats-rules = By rules
stats-rule = { $number }. { $rules } · { $players }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins ->
    [one] one win
   *[other] { $wins } wins
}, { $average } points a game
stats-of-rules = { $game } · { $rules } · { $players }
stats-rules-all = All rules
stats-rules-one = Rules { $number } · { $players }
stats-rivals = Head to head
stats-rival = { $player }: { $ahead } ahead, { $level } level, { $behind } behind{ $together ->
    [0] { "" }
   *[other] , { $together } as partners
}
curve-alt = The rating over the last { $tables } rated games, from { $first } to { $last }; the band is its uncertainty.
    .words = The rating went from { $first } to { $last } over the last { $tables } rated games.
button-hide-me = Hide me from leaderboards
button-show-me = Show me on leaderboards
button-decline = Do not rate me for this game
now-hidden = You stand on no leaderboard now, and only you can see your statistics.
now-shown = You stand on the leaderboards of your servers again.
declined = This game does not count for your rating.
cannot-decline = You can decline a rating only where your partner left and you stayed, and only once.
decline-late = You have finished another rated game since, so this one counts.
stats-hidden = This person keeps their statistics to themselves.
unknown-season = There is no such period; choose one of the list.
unknown-order = There is no such order; choose one of the list.

stat-bid = Bids made: { $count }, { $average } on average
stat-contract = Contracts taken: { $count } in { $whole ->
    [one] one deal
   *[other] { $whole } deals
}, { $average } on average
stat-made = Contracts kept: { $count } of { $whole } ({ $share }%)
stat-set = Contracts lost: { $count } of { $whole } ({ $share }%)
stat-conceded = Contracts conceded: { $count } of { $whole } ({ $share }%)
stat-meld_total = Average meld: { $average } a hand
stat-contract_made = Bids met: { $count } of { $whole } ({ $share }%)
stat-premium = Premiums declared: { $count } in { $whole ->
    [one] one deal
   *[other] { $whole } deals
}
stat-premium_score = Points from premiums: { $points }, { $deal } a deal
stat-melds_paid = Chips for melds: { $points }, { $deal } a deal
stat-tricks_paid = Chips for tricks: { $points }, { $deal } a deal
stat-trick_points = Points in tricks: { $average } a hand
stat-honours = Points for honours: { $points }, { $deal } a deal
stat-surplus = Surplus: { $points }, { $deal } a deal
stat-throw_in = Hands thrown in: { $count }
stat-hint = Hints asked for: { $count }
stat-run = Runs melded: { $count }
stat-royal_marriage = Royal marriages melded: { $count }
stat-marriage = Marriages melded: { $count }
stat-aces = Four aces melded: { $count }
stat-kings = Four kings melded: { $count }
stat-queens = Four queens melded: { $count }
stat-jacks = Four jacks melded: { $count }
stat-pinochle = Pinochles melded: { $count }
stat-double_pinochle = Double pinochles melded: { $count }
stat-roundhouse = Roundhouses melded: { $count }

## Looking back

former-player = A former player
button-replay = Replay
button-verify = Check the deals
button-picture = Picture
replay-step = Step { $step } of { $steps }
replay-deal-back = ⏮ Deal
replay-trick-back = ◀◀ Trick
replay-back = ◀ Back
replay-on = Next ▶
replay-trick-on = Trick ▶▶
replay-deal-on = Deal ⏭
replay-viewpoint = From whose seat?
replay-spectator = A spectator's view
replay-picture = Table { $table } after step { $step }.
history-title = Your finished tables in this server
history-empty = You have not finished a table in this server yet. /play opens one.
history-choose = Look through a table again
history-option = Table { $table } · { $game }
history-line = { $when } · { $game }, table { $table } · place { $place } of { $seats } · { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $won ->
    [yes] { " · won" }
   *[no] { "" }
}
record-gone = There is nothing to look back at: the game never began, or its cards have been deleted after their time.
look-private = This table was private: only who sat at it may look back.

## Fair deals

seal = Seal of deal { $deal }: `{ $seal }`
verify-title = Fair deals · { $game }, table { $table }
verify-running = Each deal was sealed before it was dealt. What is behind the seals is shown when the table is over.
verify-all = Every deal is the one that was sealed, with the words that players had added.
verify-not-all = Not every deal can be shown to be the one that was sealed. Please show this to a moderator.
verify-deal = Deal { $deal }: { $found ->
    [as-sealed] ✓ as sealed
   *[wrong] ✗ not as sealed
} · `{ $seal }`
verify-no-deal = This table has no deal { $deal }.
verify-secret = Secret: `{ $secret }`
verify-word = Word of { $player }: { $word }
verify-no-words = Nobody added a word.
verify-file = Compare the seals with those you were shown before. The file lets you check on your own machine, with tools/verify_deal.py.
word-set = Your word goes into the shuffle of deal { $deal } at table { $table }.
word-gone = No word of yours goes into the shuffle of deal { $deal } at table { $table }.
bad-word = A word has at most 64 characters, all of them visible.

## Reports and order

button-report = Report this deal
report-title = Report this deal
report-label = What is wrong? (may stay empty)
report-head = Report · table { $table } · from { $player }
report-reason = Reason: { $reason }
report-no-reason = none given
report-where = Where: { $link }
report-whole = The table is over; the whole record is attached.
report-part = The game is still running: what is attached is what the reporter may see. Do not take a seat at this table.
report-sent = Your report is with the moderators who hold no seat at this table.
report-nobody = There is no moderator who could be shown this report without showing it to somebody at the table. A server manager can name a channel for reports with /server, one that nobody at this table reads.
reports-set = Reports of a deal now go to { $channel }, as long as nobody seated at the table can read it.
banned = { $player } can no longer use the bot in this server. Where they sat, a computer plays on.
unbanned = { $player } can use the bot in this server again.
banned-here = You cannot use the bot in this server; its managers decided so. /privacy works for you all the same.
ban-nobody = You can ban neither yourself nor a bot.

## Privacy

privacy-title = What is kept about you
privacy-nothing = Nothing.
privacy-kept-seat = { $count ->
    [one] One seat at a table
   *[other] { $count } seats at tables
}: your id, your name and your word for the next deal
privacy-kept-action = { $count ->
    [one] One action
   *[other] { $count } actions
} in the logs of tables, with the time
privacy-kept-result = { $count ->
    [one] One result
   *[other] { $count } results
} of finished tables
privacy-kept-game-table = { $count ->
    [one] One table
   *[other] { $count } tables
} that you opened
privacy-kept-person = Your settings and your language
privacy-kept-block = { $count ->
    [one] One person
   *[other] { $count } people
} with whom you do not want to sit
privacy-kept-ban = { $count ->
    [one] One server
   *[other] { $count } servers
} that keep you from using the bot there
privacy-kept-mention = { $count ->
    [one] One server or table
   *[other] { $count } servers or tables
} that notes you: games for which you want to be pinged, invitations, kept seats
privacy-kept-derived = { $count ->
    [one] One row
   *[other] { $count } rows
} of ratings and statistics, worked out from your results
privacy-blocked = You are never seated with: { $players }.
privacy-time = The cards of finished tables are deleted after { $finished ->
    [one] one day
   *[other] { $finished } days
}. After the bot is removed from a server, or a channel is deleted, its data is deleted after { $left ->
    [one] one day
   *[other] { $left } days
}.
privacy-ways = /privacy export gives you all of it as a file. /privacy delete takes your name and id out of it.
privacy-policy = Privacy policy: { $url }
privacy-terms = Terms of use: { $url }
privacy-file = Everything that is kept about you, row by row.
privacy-delete-title = Take your name and id out of everything?
privacy-delete-line = Your settings, ratings and statistics are deleted. At running tables a computer takes your seat for good. Finished games stay, so that others keep theirs, but without your name. This cannot be undone. What other people and servers decided about you (blocks and bans) stays.
button-forget = Delete it
privacy-deleted = Done: your name and id are gone from all that is kept.
blocked = You will not be seated with { $player }. They are not told.
unblocked = You may be seated with { $player } again.
block-yourself = You cannot block yourself.
blocked-here = You cannot sit at this table: you and somebody here are not seated together.

## Rules look-up

rules-here = **At this table:** { $options }
rules-part = { $title } ({ $number } of { $count })
rules-hand = A hand of the example: { $cards }
button-melds = What melds pay
melds-title = Melds · { $game }
melds-line = - { $meld }: **{ $points }**
no-melds = This game has no melds.
unknown-term = No such word is known here; choose one of the list.
term-line = - { $language }: { $words }
meld-run = Run or flush (A 10 K Q J of trump)
meld-royal-marriage = Royal marriage (K Q of trump)
meld-marriage = Marriage (K Q of another suit)
meld-aces = Four aces, one of each suit
meld-kings = Four kings, one of each suit
meld-queens = Four queens, one of each suit
meld-jacks = Four jacks, one of each suit
meld-pinochle = Pinochle (♠Q ♦J)
meld-double-pinochle = Double pinochle (♠Q ♠Q ♦J ♦J)
meld-dix = Nine of trump (dix)
meld-roundhouse = Roundhouse (K Q of all four suits)
meld-second-pinochle = Second pinochle while the first lies on the table
meld-run-after-royal = Run with a king or queen of a royal marriage already scored
meld-double-run = Double run (A A 10 10 K K Q Q J J of trump)
meld-double-aces = All eight aces
meld-double-kings = All eight kings
meld-double-queens = All eight queens
meld-double-jacks = All eight jacks
meld-continued = Sequence that the widow continues
meld-double-widow = Three doubles while the widow is a double
meld-same-suit = Sequence of a number that the widow has too
meld-same-number = Three doubles, one of them of a number of the widow
meld-by-itself = Three tiles of your hand otherwise
meld-with-widow = Two tiles of your hand with the widow
