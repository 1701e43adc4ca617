### Words that all titles share.

## Seats

seat-azure = Blue
seat-gules = Red
seat-or = Yellow
seat-vert = Green
seat-argent = White
seat-none = nobody
level-random = plays at random
level-greedy = goes for points
level-apprentice = apprentice
    .about = answers at once, sees few choices and ignores what you are up to
level-journeyman = journeyman
    .about = answers at once, plans its whole turn
level-master = master
    .about = thinks for about a second a turn, looks ahead
level-grandmaster = grand master
    .about = thinks for about five seconds a turn, looks further
level-patient = patient
    .about = thinks as long as it is given; for analysis

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
refusal-not-you = It is not your turn to decide.
    .remedy = Wait for { $seats }.
refusal-not-now = You can’t do that right now.
    .remedy = Choose one of the moves on offer.
refusal-unknown = There is no such move.
    .remedy = Choose one of the moves on offer.

## Taking back

undo-nothing = There is no move to take back.
undo-moved = { $seat } has moved since.
undo-learnt = This move can’t be taken back: it revealed something new.

## Playing in the terminal

play-pair = { $left }: { $right }
play-seat-you = { $seat }: you
play-seat-bot = { $seat }: computer ({ $bot })
play-seat-rules = { $seat }: automatic player
play-hint = Type the number of a move, or a few letters of it. “?” tells you why other moves are not possible, and “help” lists all commands.
play-resumed =
    { $count ->
        [one] Resuming the game after { $count } move.
       *[other] Resuming the game after { $count } moves.
    }
play-times =
    { $count ->
        [one] { $text } ({ $count } time)
       *[other] { $text } ({ $count } times)
    }
play-asides = Also possible:
play-held = Only one move is left. Press Enter to play it, or type “undo” to take back your last move.
play-no-number = There is no number { $number } on the list.
play-ambiguous = This could mean:
play-unknown = “{ $text }” is neither a move nor a command. Type a number from the list, or “help”.
play-possible = { $move }: possible now.
play-pointless = { $move }: this wastes something. Choose it once more if you mean it.
play-not-offered = Not possible now:
play-all-offered = Every move here is possible.
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
play-taken-back = Your last move has been taken back.
play-rules-which = Type the number of a section or clause after the command.
play-rules-unknown = There is no section or clause “{ $text }”. The command alone lists the sections.
play-all = all
play-why-which = “{ $text }” doesn’t match any move. Type a number from the list, or a few letters of a move, after the command.
play-log-which = Type how many events you want to see after the command, or “all”.
play-log-empty = Nothing has happened yet.
play-keep = File name to save this game to (Enter: don’t save)
play-save-name = Type a file name after the command.
play-saved = This game was saved to { $file }.
play-not-saved = This game could not be saved to { $file }: { $reason }.
play-unkept = This game was not saved.
play-kept-before = The game saved in { $file } is from before your last moves; those were not saved.

play-command-help = help
    .text = this list
play-command-why = why
    .text = or “?”: why moves are not possible; followed by a move or its number, why that one is not
play-command-board = board
    .text = the whole table
play-command-hand = hand
    .text = your own cards
play-command-score = score
    .text = where the points come from; “score all” lists every scoring
play-command-log = log
    .text = the last events; “log 50” more of them, “log all” everything
play-command-rules = rules
    .text = the sections of the rules; followed by a number, that section or clause
play-command-undo = undo
    .text = take back your last move
play-command-save = save
    .text = save the game to the file you name
play-command-quit = quit
    .text = leave the game

## Looking into a record

record-shown = { $title }, move { $ply } of { $last }

## Reading the rules

rules-language = Some of these clauses exist in English only so far.
rules-section = A section
rules-clause = A clause
rules-search = Clauses with certain words
rules-found =
    { $count ->
        [one] { $count } clause has “{ $text }”:
       *[other] { $count } clauses have “{ $text }”:
    }
rules-none = No clause has “{ $text }”.

## The analyst

percent = { $number }%
percent-range = { $low }–{ $high }%
plus-minus = ±{ $number }
mark-best = best
mark-good = good
mark-doubtful = doubtful
mark-mistake = mistake
marks-best = best
marks-good = good
marks-doubtful = doubtful
marks-mistake = mistakes
analysis-title = Analysis
analysis-expectation = Chances of winning over the game
analysis-band = The band is the search’s error: if the search were run again, it would land inside the band 19 times out of 20. Each point is from the point of view of the player whose decision it was.
analysis-eyes = Each decision is judged by what its player could know at that moment.
analysis-simulations =
    { $count ->
        [one] { $count } simulation for each decision.
       *[other] { $count } simulations for each decision.
    }
analysis-seconds = { $seconds } s for each decision.
analysis-seats = How everyone decided
analysis-turning = Turning points
analysis-turn = Move { $ply }, { $seat }: { $move }. { $who } goes from { $before } to { $after }.
analysis-costly = Costly moves
analysis-none = No move cost much.
analysis-cost = costs { $cost } percentage points
analysis-cost-all = a move costs { $cost } percentage points on average
analysis-better = Better: { $move } ({ $share }).
analysis-line = What the master would have played: { $line }
analysis-moves = Move by move
analysis-option = Move
analysis-share = Chance of winning
analysis-margin = Lead in points
analysis-played = played
reason-points = Compared with “{ $than }”, this is expected to bring: { $list }.
reason-source = { $source } { $points }
reason-rival = the best opponent’s points { $points }
reason-standing = It brings no more points than “{ $than }” for now, but leads to a better position.
calibration-title = Can these numbers be trusted?
calibration-text = Measured in { $games } games between bots, at { $positions } positions: out of all the players who were given a certain chance, how many went on to win?
calibration-said = Chance given
calibration-count = Players
calibration-won = Won
calibration-interval = 95% interval

## Lists: between their parts

list-then = { $left }; { $right }

## Names of seats that are still understood

seat-or-once = Gold

## Values that no rulebook states

reconstructed-name = Reconstructed value
reconstructed = reconstructed: no known source gives this value; a data pack can correct it
reconstructed-title = the name is our own: no known source gives it
reconstructed-more = No known source gives this value, so it is our own reconstruction. If you own the printed game, you can correct it with a data pack: “signoria data { $title } --reconstructed” lists such values, and docs/data-packs.md explains how.
