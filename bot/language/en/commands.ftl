### What Discord shows of commands: a name in small letters without spaces, and what it is for in at most 100 characters.

command-play = play
    .about = Open a table in this channel
command-play-game = game
    .about = Which game
command-play-preset = preset
    .about = Which rules; the usual ones if left out
command-play-players = players
    .about = How many people and computers in all
command-play-computers = computers
    .about = Fill all other seats with computers of this level; left out, the seats stay open
command-play-options = options
    .about = Single options as name=value, separated by spaces; Set up in the lobby is easier

command-hand = hand
    .about = Show your hand, for you alone
command-hand-table = table
    .about = The table's short name, where you sit at several
command-table = table
    .about = The table in this channel
command-table-show = show
    .about = Show the table as everybody sees it
command-table-show-table = table
    .about = The table's short name; left out, the table of this channel
command-table-leave = leave
    .about = Leave the table; in a game a computer plays on for you
command-table-leave-table = table
    .about = The table's short name; left out, the table of this channel
command-table-end = end
    .about = End the table without a result (host or moderator)
command-table-end-table = table
    .about = The table's short name; left out, the table of this channel
command-table-export = export
    .about = The record of a table as a file
command-table-export-table = table
    .about = The table's short name; left out, the table of this channel

command-rules = rules
    .about = Look up the rules of a game
command-rules-game = game
    .about = Which game
command-rules-topic = topic
    .about = What about
command-rules-public = public
    .about = Show it to the whole channel
command-leaderboard = leaderboard
    .about = Who has won most in this server
command-leaderboard-game = game
    .about = Which game
command-about = about
    .about = What this bot is
command-language = language
    .about = Choose the language in which the bot talks to you
command-language-language = language
    .about = Which language; left out, you choose from a list
command-language-digits = digits
    .about = Persian digits, where you read Persian
