### The words of the pages. cs.ftl, en.ftl and fr.ftl have the same ids, attributes and variables.

## The frame

tagline = Renaissance board games at one table
skip-to-main = Skip to content
nav-main = Pages
nav-play = Play
nav-learn = Learn
nav-rules = Rules
nav-credits = Credits
nav-panels = Parts of the table
language = Language
you = you
bot = bot
save = Save
copy = Copy
back-to-lobby = Back to the lobby
your-name = Your name
guest-default = Guest

## The lobby

lobby-title = The lobby
lobby-games = The games
lobby-weight = Weight
lobby-new-table = New table
lobby-play-now = Play now
lobby-game = Game
lobby-against = Against
lobby-measured = Measured with two players: wins { $games } of 100 games against the level “{ $rival }”.
lobby-measured-thrift = It thought up to { $thrift } times less there than at a table.
lobby-not-measured = Not measured yet.
lobby-not-measured-in = Not measured yet: { $titles }.
lobby-first-game = The rules are those for a first game. “New table” offers all the others.
lobby-sit-down = Sit down
lobby-my-tables = My tables
lobby-wait-for-you =
    { $count ->
        [one] { $count } waiting for you
       *[other] { $count } waiting for you
    }
lobby-no-tables = No tables yet. Sit down, and your games will be listed here.
lobby-players-range = { $least } to { $most } players
row-your-move = Your move
row-open = Open
row-over = Finished
row-waits = Waiting for { $names }
row-seats-open =
    { $count ->
        [one] { $count } seat is open
       *[other] { $count } seats are open
    }
row-minutes =
    { $count ->
        [one] { $count } minute ago
       *[other] { $count } minutes ago
    }
row-hours =
    { $count ->
        [one] { $count } hour ago
       *[other] { $count } hours ago
    }
row-days =
    { $count ->
        [one] { $count } day ago
       *[other] { $count } days ago
    }
row-now = just now

## Learning

learn-title = Learn by playing
learn-lead = A coach takes you through a short game: about ten minutes each, nothing to read beforehand.
learn-first = Guided first game
learn-how = { $steps } small steps. You make the moves; the coach says what they are good for. You can go back at any time.
learn-begin = Begin
learn-go-on = Continue at step { $step } of { $steps }
lobby-learn = Learn it in ten minutes
lobby-new-here = New here?
lobby-new-here-text = Let a coach show you one of the games while you play it.
coach = Coach
coach-step = Step { $step } of { $steps }
coach-next = Next
coach-back = Back one step
coach-again = Start again
coach-leave = Leave
coach-why = Why?
coach-other = The rules allow that, and another time it may be a good move. Here, please do what I asked for.
coach-free = A free game against easy bots
coach-more = More lessons

## A new table

new-seats = Seats
new-measured = Of 100 games it wins, as measured: { $rows }.
new-measured-row = with { $players } players, { $games } against “{ $rival }”
new-measured-thrift = { $row } (thinking { $thrift } times less)
new-seats-text = Who sits where? Other players join by a link, or play with you at this screen.
new-seat = Seat
new-who = Who
new-name = Name
new-name-here = only for a player at this screen
seat-kind-me = me
seat-kind-here = another player at this screen
seat-kind-link = a player invited by a link
seat-kind-none = nobody
seat-kind-bot = bot: { $level }
new-pace = Pace
pace-live = Live
pace-days = Over several days
new-options = Rules
option-on = on
new-wrong-count = This game is for { $least } to { $most } players. Seats taken here: { $count }.
new-start = Open the table

## Waiting for people

waiting-title = waiting for players
waiting-text = Send each player the link to their seat. The game begins when all seats are taken.
waiting-link = Link to this seat
waiting-new-link = Make a new link
waiting-fill = Fill the open seats with bots
waiting-open = open
join-title = Take a seat
join-text = Somebody has kept a seat for you. What name do you want to play under?

## Me

me-title = My settings
me-confirm = Confirmation
me-confirm-text = When should the game wait until you confirm?
confirm-turn = at the end of my turn
confirm-move = at every move
confirm-never = never

## The table

menu = Menu
menu-whole-log = The whole log
menu-watch-link = Link to watch
menu-record = Record of the game
menu-keys = Keys: letters on the buttons choose, arrows go from choice to choice, Enter confirms, U takes back, “?” explains, “/” lets you type a move.
panel-board = Board
panel-mine = My area
panel-players = Players
panel-order = Turn order
panel-prompt = What to do
panel-record = Log and scores
panel-phases = Phases of the round
tab-board = Board
tab-mine = Mine
tab-table = Table
tab-log = Log
tab-scores = Scores
tab-text = Text
your-turn = Your turn, { $name }
not-your-turn = Not your turn
prompt-past = Move { $ply }
prompt-final = The end
ply-before = Back
ply-after = Forward
ply-now = To the latest move
held-title = Confirm your turn
held-text = Only this is left: { $act }. After that nothing can be taken back.
confirm = Confirm
confirm-choose = Choose first
undo = Undo
restart = Restart my turn
why-not = why not?
also-possible = Also possible
forecast-hint = Hover over a choice to see what it changes.
forecast-nothing = No visible change.
forecast-learns = This reveals something, so it cannot be taken back.
type-a-move = Type a move
skip-moves = Skip to the latest move
log-ply = the table at move
score-caption = Where the points came from
play-again = Play again
score-each = Every point, one by one
score-source = Source
score-total = Total
stand-in = Player away? Let a bot play
take-back = Take my seat back
veil-title = Pass the screen to { $name }
veil-text = What the others may not see stays hidden until then.
veil-button = I am { $name }
rule = Rule { $clause }

## Errors: .text = what to do

error-unknown-table = Table not found
    .text = The link is wrong, or the table is on another server.
error-page = Page not found
    .text = The address is wrong.
error-unknown-key = This link leads to no free seat
    .text = It has already been used, or a newer one has replaced it. Ask the host for a new link.
error-pinned = This table cannot go on here
    .text = It was begun with different rules or data from those of this server. Nothing was changed; a server with the right version can go on with it.
error-damaged = The saved data of this table does not fit together
    .text = It has been left as it is. Whoever runs this server may have an older backup.
error-not-written = This could not be saved
    .text = Nothing was changed, and nothing is lost. The server’s disk is full or out of reach: try again later.
story-text = This game was played with different rules or data from those this server has now, so its table cannot be shown. What was recorded of it can be read here.
story-commands = It dates from before records were kept: these are the moves as they came, including everything that was taken back.
story-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
error-bad-command = We didn’t understand that
    .text = Go back and try again.
error-bad-name = This name cannot be shown
    .text = A name has 1 to 30 characters, and no control characters.
error-broken = Something went wrong
    .text = That’s our mistake, not yours. Your game is safe.
error-stale = The table has changed in the meantime
    .text = This is how it looks now.
error-not-your-seat = This is not your seat
    .text = You can watch this table, but not move for another player.
error-seat-lent = A bot is playing for you; take your seat back first
error-not-host = Only the host of the table may do this
error-not-away = This player is not away
error-not-begun = The game begins when every seat is taken
error-over = The game is over
error-too-many = Too many tables are open
    .text = Finish one of your tables first.
error-bad-store = The server cannot reach its saved games right now
    .text = Nothing was changed, and nothing is lost. Try again in a moment; if that does not help, tell whoever runs this server.
error-house-full = There is no room left here
    .text = This server has as many people or tables as its host allows. Ask the host to allow more.
error-too-fast = That was too fast
    .text = It was not done. Wait a moment, then do it again.
error-too-large = This is too long
    .text = Nothing of it was read. Send less at once.
error-other-site = This came from another site
    .text = Nothing was done. Open the page here and do it again.
error-not-unicode = This form cannot be read
    .text = It is not written in UTF-8, as browsers write it.
error-unreachable = The server does not answer. Your move was not sent; please try again.
error-ambiguous = This could mean: { $moves }
error-unknown-move = “{ $text }” is not a move here.

## Credits

credits-notice = Signoria is free software. The printed games belong to their publishers; this site uses their names only to say which game is meant. All words and pictures here are our own.
credits-maps = Maps
credits-fonts = Type
credits-fonts-text = Cinzel, EB Garamond and Alegreya Sans, under the SIL Open Font License 1.1.
credits-code = Software
credits-code-text = htmx (0BSD), Starlette and Uvicorn (BSD), Jinja (BSD), SQLAlchemy (MIT), Project Fluent (Apache 2.0).
rules-title = Rules
rules-in-english = Only in English so far.
rules-guide = The game in short
rules-clauses = The rules, clause by clause
rules-unwritten = Nobody has written down the rules of this game here yet.
rules-seek = Words or a number, e.g. 5.2
rules-seek-go = Find
rules-page = The whole page, with the guide
rules-close = Close the rules
rules-lawyers = { $clause } for rules lawyers
rules-hint = § unfolds the exact text for rules lawyers, in English.
rules-unfold = Unfold the exact text of every clause
rules-exact = The whole exact text, with its sources (English)
rules-icons = Icons
aid-title = Player aid
aid-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
rules-people = The rules in plain words

## What things are, and chapters of the log

panel-trail = Where you are
chapter-done = Continue
chapter-again = Summary
pointless-sure = This wastes something. Confirm it if you mean it.
forecast-final = After this it cannot be taken back.
all-choices = All choices

## Playing alone, from the lobby

lobby-alone = Alone against { $name }:

## Replay, pictures, playing on from a move

replay = Replay
replay-move = Move { $ply } of { $last }
replay-beginning = The beginning
replay-unseen = { $name } has made a choice.
replay-slider = Move
replay-play = Play
replay-speed = Speed
replay-eyes = Seen by
replay-spectator = a spectator
replay-turns = turns
replay-points = points
replay-scored-before = To the points before
replay-scored-after = To the next points
replay-link = Link to this move
replay-keys = Keys: left and right go from move to move, Page Up and Page Down from points to points, Home and End to the ends, the space bar plays.
picture = Picture
play-on = Play on from here
play-on-dealt = A new table begins at move { $ply }. What you cannot know is dealt anew.
play-on-open = A new table begins at move { $ply }, with everything as it was then, the hidden cards too.
play-on-seat = My seat
play-on-others = The others
play-on-here = people at this screen
back = Back
error-nothing-left = There is nothing left to play
    .text = The game is over at this move. Go back to an earlier one.
error-not-painted = This picture cannot be drawn right now
    .text = Try again in a moment, or take the picture as SVG.

## Records that somebody brings

records-title = Look at a record
records-text = Choose the file of a record or paste its text. You can look at the game move by move, and play on from any of them.
records-file = File
records-paste = Or its text
records-look = Look at it
records-mine = Records I have uploaded
record-empty = There is no record here.
    .text = Choose a file, or paste the text of one.
record-none = This is not a record of a game.
    .text = A record begins with the line “signoria record 1” or “signoria record 2”. Take the whole file, from its first line to its last.
record-broken = The record is damaged at line { $line }.
    .text = Perhaps it was cut off or changed. Nothing was saved; your text is still below.
record-other = This record needs different rules.
    .text = It was played with a different version of the rules or data from this server’s. A server with that version can show it.
record-sealed = This record does not show how its game began.
    .text = The game was still going on when it was written. Take the record that is written at its end.
record-long = This is too long for a record.
    .text = A record has at most 200,000 characters.
error-too-many-records = You have uploaded too many records
    .text = There is room for 200 records per person.

## Something is wrong

report = Something is wrong here…
report-text = Tell whoever runs this server what is wrong. Your words are kept with the game ({ $game }), the move ({ $ply }) and the version; nothing hidden is given away.
report-words = What happened, and what did you expect?
report-send = Send
report-back = Back to the table
report-thanks = Thank you. Whoever runs this server can read it now.
report-empty = Write a few words, { $longest } characters at most.
error-too-soon = That is enough for now
    .text = You have sent a lot at once. Wait a few minutes, then try again.

## My games

games-title = My games
games-by-title = Game
games-by-state = State
games-by-result = Result
games-any = any
games-running = In progress
games-over = Finished
games-closed = Closed
games-record = Record
games-won = won
games-lost = not won
games-filter = Show
games-all = Show all
games-found =
    { $count ->
        [0] No games here yet.
        [one] { $count } game
       *[other] { $count } games
    }
games-place = Place { $place } of { $count }
games-pages = Pages of the list
games-page = Page { $number } of { $pages }
games-earlier = Newer
games-later = Older
games-export = Download all records

## The story of a game

story-title = The story
story-leads = Who led
story-led = { $names }: ahead from move { $first } to move { $last }
story-level = { $names }: level from move { $first } to move { $last }
story-swings = The biggest swings
story-swing =
    { $points ->
        [one] { $name } gains { $points } point on everyone else
       *[other] { $name } gains { $points } points on everyone else
    }
story-usual = Compared with the bots
story-usual-text = In { $games } games between bots ({ $level }) with { $players } players, a player has { $points } points on average at the end; the dotted line shows how they get there.
story-usual-alone = In { $games } solo games of a bot ({ $level }), it has { $points } points on average at the end; the dotted line shows how it gets there.
story-usual-near = Those games differed from this one in some options, or in an earlier state of the rules.
story-how = Counted by
story-more = { $name }: { $points } more than average, most of it from “{ $source }” ({ $by } more)
story-less = { $name }: { $points } fewer than average, most of it from “{ $source }” ({ $by } fewer)
story-same = { $name }: exactly average

## Settings, invitations, beginners

me-pace = Moves of the others
me-pace-text = How fast should the moves of bots and other players be shown?
moves-slow = slowly
moves-normal = at a normal pace
moves-fast = fast
moves-once = all at once
new-beginner = These are the rules for a first game. Everything else the game offers can be chosen here.
join-host = { $host } invites you to a game of { $game }. What name do you want to play under?
watching = You are watching
tab-your-turn = Your turn

## Standing answers, leaving, closing, the end

standing-always = Always answer like this at this table
standing-now = You always answer here: { $answers }
standing-forget = Ask me everything again
resign = Leave my seat…
resign-text = A bot will play on in your place. You cannot come back to this seat.
resign-sure = Leave; a bot plays on
close-table = Close this table…
close-text = The game ends here without a result. Nobody can go on with it.
close-sure = Close the table
log-resigned = { $name } has left the table; a bot plays on.
log-closed = This table was closed.
row-closed = Closed
end-how = How it was won
end-moves = Look at it move by move
end-over-time = Points over the game
end-by-source = Points by source
end-same = Play again with the same seats

## Analysis, hints, puzzles

analysis-lead = The master looks at every decision again: who could hope to win, which moves were good, and what would have been better.
analysis-begin = Analyse this game
analysis-go-on = Continue the analysis
analysis-stopped = The analysis was interrupted after { $done } of { $total } decisions. Nothing found so far is lost.
analysis-not-yours = Only those who played this game can have it analysed.
analysis-running = The analysis is running
analysis-progress = { $done } of { $total } decisions
analysis-queue = Waiting: { $ahead } before this one
analysis-leave = You can leave this page: the analysis goes on, and its result is kept with the game.
analysis-next-costly = Next costly move
analysis-replay = See it on the table
analysis-whole = The whole analysis
analysis-best-moves = Best moves here
analysis-close = The first moves are too close to tell apart. At the top stands the one that the search trusts most.
analysis-line-title = What the master would have played
hint-ask = What would you do?
hint-thinking = I am thinking…
hint-said = I would choose: { $move }.
hint-share = I expect a { $share } chance of winning.
thought-ask = What did { $name } think?
thought-said = { $name } chose: { $move }.
thought-share = “I expected a { $share } chance of winning.”
thought-other = “I also considered this: { $move } ({ $share }).”
thought-eyes = Thought through again with only what you may know, so that no secret gets out.
thought-none = This choice had to do with what you cannot know.
new-hints = Hints
new-hints-text = Against bots alone, you can always ask “What would you do?”. May everyone ask here, too?
new-hints-on = everyone may ask for hints
nav-puzzles = Puzzles
puzzles-title = Find the move
puzzles-lead = Positions from real games. In each of them one move is much better than all others.
puzzles-none = No puzzles yet.
puzzles-all = All puzzles
puzzle-number = Puzzle { $number }
puzzle-you-are = You play { $seat }. Find the best move.
puzzle-choices = Your moves
puzzle-yours = your move
puzzle-right = That is the move!
puzzle-wrong = There is a better move: { $move }.
puzzle-unweighed = “{ $move }” was not even among the moves that the master considered.
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-show = Show me
