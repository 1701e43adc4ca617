### The words of the pages. cs.ftl, en.ftl and fr.ftl have the same ids, attributes and variables.

## The frame

tagline = Games of the Renaissance, one table
skip-to-main = Go to the content
nav-main = Pages
nav-play = Play
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
lobby-sit-down = Sit down
lobby-my-tables = My tables
lobby-wait-for-you =
    { $count ->
        [one] { $count } waits for you
       *[other] { $count } wait for you
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

## A new table

new-seats = Seats
new-seats-text = Who sits where? A person joins by a link, or sits with you at this screen.
new-seat = Seat
new-who = Who
new-name = Name
new-name-here = only for a person here
seat-kind-me = me
seat-kind-here = another person at this screen
seat-kind-link = a person by a link
seat-kind-none = nobody
seat-kind-bot = bot: { $level }
new-pace = Pace
pace-live = Live
pace-days = Over several days
new-options = Rules
option-on = on
new-wrong-count = This game is for { $least } to { $most } players. Seats taken here: { $count }.
new-start = Open the table
level-random = plays at random
level-greedy = goes for points

## Waiting for people

waiting-title = waiting for players
waiting-text = Send every player the link of a seat. The game begins when all seats are taken.
waiting-link = Link of this seat
waiting-new-link = Make a new link
waiting-fill = Fill the open seats with bots
waiting-open = open
join-title = Take a seat
join-text = Somebody has kept a seat for you. Under which name do you play?

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
menu-keys = Keys: letters on the buttons choose, arrows go from choice to choice, Enter confirms, U takes back, ? explains, / types a move.
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
prompt-past-title = You are looking at the past
prompt-past-text = The table looked like this then.
prompt-final = The end
ply-before = Back
ply-after = Forward
ply-now = To the present
held-title = Confirm your turn
held-text = Only this is left: { $act }. After that nothing can be taken back.
confirm = Confirm
confirm-choose = Choose first
undo = Undo
restart = Restart my turn
why-not = why not?
also-possible = Also possible
forecast-hint = Point at a choice to see what it changes.
forecast-nothing = No change that can be foreseen.
forecast-learns = This reveals something to somebody, so it cannot be taken back.
pointless-ask = This wastes something. Choose it once more if you mean it.
type-a-move = Type a move
skip-moves = Skip to the present
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

error-unknown-table = This table is not here
    .text = The link is wrong, or the table was on another server.
error-page = This page is not here
    .text = The address is wrong.
error-unknown-key = This link leads to no free seat
    .text = It was used already, or a newer one was made. Ask the host for a new link.
error-pinned = This table cannot go on here
    .text = It was begun with other rules or data than this server has. Nothing was changed; a server with the right version can go on with it.
error-damaged = What is saved of this table does not fit together
    .text = It is left as it is. Whoever runs this server may have a backup from before.
error-not-written = This could not be saved
    .text = Nothing was changed, and nothing is lost. The server has no room on its disk, or cannot get at it: try again later.
story-text = This game was played with other rules or data than this server has now, so its table cannot be shown. What was written down of it can be read here.
story-commands = It is from before records were kept: these are the moves as they came, with everything that was taken back.
story-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
error-bad-command = This could not be understood
    .text = Go back and try it once more.
error-bad-name = This name cannot be shown
    .text = A name has 1 to 30 characters, and no control characters.
error-broken = Something went wrong
    .text = This is an error of ours, not of yours. Nothing of your game is lost.
error-stale = The table has changed meanwhile
    .text = This is how it stands now.
error-not-your-seat = This is not your seat
    .text = You can watch this table, but not move for another player.
error-seat-lent = A bot plays for you; take your seat back first
error-not-host = Only the host of the table may do this
error-not-away = This player is not away
error-not-begun = The game begins when every seat is taken
error-over = The game is over
error-too-many = Too many tables are open
    .text = Finish one of your tables first.
error-bad-store = The server cannot get at its saved games just now
    .text = Nothing was changed, and nothing is lost. Try again in a moment; if that does not help, tell whoever runs this server.
error-house-full = There is no room left here
    .text = This server has as many people or tables as its host allows. Ask the host to allow more.
error-ambiguous = This may mean: { $moves }
error-unknown-move = “{ $text }” is not a move here.

## Credits

credits-notice = Signoria is free software. The printed games belong to their publishers; this site uses their names only to say which game is meant. All words and pictures here are our own.
credits-maps = Maps
credits-fonts = Type
credits-fonts-text = Cinzel, EB Garamond and Alegreya Sans, under the SIL Open Font License 1.1.
credits-code = Software
credits-code-text = htmx (0BSD), Starlette and Uvicorn (BSD), Jinja (BSD), SQLAlchemy (MIT), Project Fluent (Apache 2.0).
rules-title = Rules
rules-in-english = The numbered rules are in English; prompts, refusals and the log are in your language.
