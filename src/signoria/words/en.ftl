### Words that all titles share.

## Seats

seat-azure = Blue
seat-gules = Red
seat-or = Gold
seat-vert = Green
seat-argent = White
seat-none = nobody

## Prompts

prompt-over = The game is over.
prompt-sealed = You have answered.
    .more = You may change your answer until the last player has answered.
prompt-wait =
    { $count ->
        [one] Waiting for { $seats }.
       *[other] Waiting for { $count } players: { $seats }.
    }

## Refusals

refusal-over = The game is over.
    .remedy = Start a new game.
refusal-not-you = It is not your decision.
    .remedy = Wait for { $seats }.
refusal-not-now = This is not what is to be decided now.
    .remedy = Choose one of the moves on offer.
refusal-unknown = There is no such move.
    .remedy = Choose one of the moves on offer.

## Taking back

undo-nothing = There is no move to take back.
undo-moved = { $seat } has moved since.
undo-learnt = This move cannot be taken back: something new became known.

## Playing in the terminal

play-pair = { $left }: { $right }
play-seat-you = { $seat }: you
play-seat-bot = { $seat }: computer ({ $bot })
play-seat-rules = { $seat }: plays by the rules of the game
play-hint = Type the number of a move, or the move in a few letters. ? says why other moves are not possible; help lists all commands.
play-resumed =
    { $count ->
        [one] The game goes on after { $count } move.
       *[other] The game goes on after { $count } moves.
    }
play-times =
    { $count ->
        [one] { $text } ({ $count } time)
       *[other] { $text } ({ $count } times)
    }
play-asides = Besides:
play-held = Only this is left. Enter does it; undo takes your last move back.
play-no-number = Number { $number } is not on the list.
play-ambiguous = This may mean:
play-unknown = “{ $text }” is no move and no command. Type a number from the list, or help.
play-possible = { $move }: this is possible now.
play-pointless = { $move }: this wastes something. Choose it once more if you mean it.
play-not-offered = Not possible now:
play-all-offered = Everything that can be decided here is possible.
play-more =
    { $count ->
        [one] … and { $count } more for the same reason.
       *[other] … and { $count } more for the same reason.
    }
play-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
play-by-clause = by clause: { $clauses }
play-rank = { $rank }. { $seat }, { $points }
play-taken-back = Your last move is taken back.
play-rules-which = Write the number of a section or a clause behind the command.
play-rules-unknown = There is no section or clause “{ $text }”. The command alone lists the sections.
play-all = all
play-why-which = “{ $text }” fits no move. Write a number from the list or a move in a few letters behind the command.
play-log-which = Write how many events you want to see behind the command, or “all”.
play-log-empty = Nothing has happened yet.
play-keep = Name of a file to keep the record of this game (Enter: do not keep it)
play-save-name = Write the name of a file behind the command.
play-saved = The record of this game is in { $file }.
play-not-saved = The record could not be written to { $file }: { $reason }.
play-unkept = The record of this game was not kept.
play-kept-before = The record in { $file } is from before your last moves; they were not kept.

play-command-help = help
    .text = this list
play-command-why = why
    .text = or ?: why moves are not possible; with a move or its number behind it, why that one is not
play-command-board = board
    .text = the whole table
play-command-hand = hand
    .text = your own cards
play-command-score = score
    .text = where the points come from; “score all” lists every scoring
play-command-log = log
    .text = the last events; “log 50” more of them, “log all” everything
play-command-rules = rules
    .text = the sections of the rules; with a number behind it, that section or clause
play-command-undo = undo
    .text = take your last move back
play-command-save = save
    .text = keep the record of the game in a file named behind it
play-command-quit = quit
    .text = leave the game

## Reading the rules

rules-language = The text of the rules is in English.
rules-section = A section
rules-clause = A clause
rules-search = Clauses with some words
rules-found =
    { $count ->
        [one] { $count } clause has “{ $text }”:
       *[other] { $count } clauses have “{ $text }”:
    }
rules-none = No clause has “{ $text }”.
