### Slova společná všem hrám.

## Místa u stolu

seat-azure = Modrý
seat-gules = Červený
seat-or = Žlutý
seat-vert = Zelený
seat-argent = Bílý
seat-none = nikdo
level-random = hraje náhodně
level-greedy = jde po bodech
level-apprentice = učeň
    .about = odpovídá hned, vidí málo možností a na vás se neohlíží
level-journeyman = tovaryš
    .about = odpovídá hned, plánuje celý svůj tah
level-master = mistr
    .about = přemýšlí asi sekundu na tah a dívá se dopředu
level-grandmaster = velmistr
    .about = přemýšlí asi pět sekund na tah a vidí dál
level-patient = trpělivý
    .about = přemýšlí, jak dlouho smí; pro rozbory

## Výzvy

prompt-over = Hra skončila.
prompt-sealed = Odpověděli jste.
    .more = Odpověď můžete změnit, dokud neodpoví poslední hráč.
prompt-wait =
    { $count ->
        [one] Na tahu: { $seats }.
        [few] Čeká se na { $count } hráče: { $seats }.
       *[other] Čeká se na { $count } hráčů: { $seats }.
    }

## Odmítnutí

refusal-over = Hra skončila.
    .remedy = Začněte novou hru.
refusal-not-you = Teď nerozhodujete vy.
    .remedy = Vyčkejte. Na tahu: { $seats }.
refusal-not-now = To teď udělat nelze.
    .remedy = Vyberte jeden z nabízených tahů.
refusal-unknown = Takový tah neexistuje.
    .remedy = Vyberte jeden z nabízených tahů.

## Vracení tahů

undo-nothing = Není žádný tah, který by šlo vzít zpět.
undo-moved = Mezitím táhl jiný hráč: { $seat }.
undo-learnt = Tento tah nelze vzít zpět, protože prozradil něco nového.

## Hra v terminálu

play-pair = { $left }: { $right }
play-seat-you = { $seat }: vy
play-seat-bot = { $seat }: počítač ({ $bot })
play-seat-rules = { $seat }: hraje automaticky
play-hint = Napište číslo tahu nebo několik písmen z něj. Příkaz „?“ vysvětlí, proč jiné tahy nejsou možné, „nápověda“ vypíše všechny příkazy.
play-resumed =
    { $count ->
        [one] Hra pokračuje po { $count } tahu.
        [few] Hra pokračuje po { $count } tazích.
       *[other] Hra pokračuje po { $count } tazích.
    }
play-times =
    { $count ->
        [one] { $text } ({ $count }krát)
        [few] { $text } ({ $count }krát)
       *[other] { $text } ({ $count }krát)
    }
play-asides = Další možnosti:
play-held = Zbývá jediný tah. Enter ho provede; „zpět“ vrátí váš poslední tah.
play-no-number = Číslo { $number } v seznamu není.
play-ambiguous = Může to znamenat:
play-unknown = „{ $text }“ není tah ani příkaz. Napište číslo ze seznamu nebo „nápověda“.
play-possible = { $move }: teď je to možné.
play-pointless = { $move }: tím se něčeho zbytečně vzdáte. Pokud to tak chcete, zvolte to ještě jednou.
play-not-offered = Teď není možné:
play-all-offered = Zde je možný každý tah.
play-more =
    { $count ->
        [one] … a ještě { $count } ze stejného důvodu.
        [few] … a ještě { $count } ze stejného důvodu.
       *[other] … a ještě { $count } ze stejného důvodu.
    }
play-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
play-by-clause = podle čísel pravidel: { $clauses }
play-rank = { $rank }. { $seat }, { $points }
play-taken-back = Váš poslední tah byl vzat zpět.
play-rules-which = Za příkaz napište číslo oddílu nebo pravidla.
play-rules-unknown = Oddíl ani pravidlo „{ $text }“ neexistuje. Samotný příkaz vypíše oddíly.
play-all = vše
play-why-which = „{ $text }“ neodpovídá žádnému tahu. Za příkaz napište číslo ze seznamu nebo několik písmen tahu.
play-log-which = Za příkaz napište, kolik událostí chcete vidět, nebo „vše“.
play-log-empty = Zatím se nic nestalo.
play-keep = Jméno souboru, do kterého se má záznam hry uložit (Enter: neukládat)
play-save-name = Za příkaz napište jméno souboru.
play-saved = Hra je uložena v souboru { $file }.
play-not-saved = Hru se nepodařilo uložit do souboru { $file }: { $reason }.
play-unkept = Hra není uložena.
play-kept-before = Hra v souboru { $file } je z doby před vašimi posledními tahy; ty uloženy nejsou.

play-command-help = nápověda
    .text = tento seznam
play-command-why = proč
    .text = nebo „?“: proč některé tahy nejsou možné; s tahem nebo jeho číslem za příkazem, proč není možný právě on
play-command-board = stůl
    .text = celý stůl
play-command-hand = ruka
    .text = vaše karty
play-command-score = body
    .text = odkud body pocházejí; „body vše“ vypíše každé bodování
play-command-log = průběh
    .text = poslední události; „průběh 50“ jich ukáže víc, „průběh vše“ všechny
play-command-rules = pravidla
    .text = oddíly pravidel; s číslem za příkazem daný oddíl nebo pravidlo
play-command-undo = zpět
    .text = vrátit poslední tah
play-command-save = uložit
    .text = uložit záznam hry do souboru, jehož jméno následuje
play-command-quit = konec
    .text = opustit hru

## Nahlédnutí do záznamu

record-shown = { $title }, tah { $ply }/{ $last }

## Čtení pravidel

rules-language = Některá z těchto pravidel jsou zatím jen v angličtině.
rules-section = Oddíl
rules-clause = Pravidlo
rules-search = Pravidla s danými slovy
rules-found =
    { $count ->
        [one] „{ $text }“ obsahuje { $count } pravidlo:
        [few] „{ $text }“ obsahují { $count } pravidla:
       *[other] „{ $text }“ obsahuje { $count } pravidel:
    }
rules-none = „{ $text }“ neobsahuje žádné pravidlo.

## Výčty: mezi jejich částmi

list-then = { $left }; { $right }

## Dřívější jména míst, kterým je stále rozumět

seat-or-once = Zlatý

## Values that no rulebook states

reconstructed-name = Rekonstruovaná hodnota
reconstructed = rekonstruováno: žádný známý zdroj to neuvádí; opraví to datový balíček
reconstructed-title = název je náš vlastní: žádný známý zdroj ho neuvádí
reconstructed-more = Tuto hodnotu žádný nám známý zdroj neuvádí, doplnili jsme ji sami. Kdo má tištěnou hru, může ji opravit datovým balíčkem: „signoria data { $title } --reconstructed“ takové hodnoty vypíše, návod je v docs/data-packs.md.

## The analyst

percent = { $number } %
percent-range = { $low }–{ $high } %
plus-minus = ±{ $number }
mark-best = nejlepší
mark-good = dobrý
mark-doubtful = pochybný
mark-mistake = chyba
marks-best = nejlepší
marks-good = dobré
marks-doubtful = pochybné
marks-mistake = chyby
analysis-title = Rozbor
analysis-expectation = Šance na výhru v průběhu hry
analysis-band = Pás ukazuje chybu hledání: kdyby se hledalo znovu, výsledek by v 19 z 20 případů ležel uvnitř. Každý bod odpovídá pohledu hráče, který se právě rozhodoval.
analysis-eyes = Každé rozhodnutí se posuzuje podle toho, co hráč v tu chvíli mohl vědět.
analysis-simulations =
    { $count ->
        [one] { $count } simulace na každé rozhodnutí.
        [few] { $count } simulace na každé rozhodnutí.
        [many] { $count } simulace na každé rozhodnutí.
       *[other] { $count } simulací na každé rozhodnutí.
    }
analysis-seconds = { $seconds } s na každé rozhodnutí.
analysis-seats = Jak se kdo rozhodoval
analysis-turning = Zlomové okamžiky
analysis-turn = Tah { $ply }, { $seat }: { $move }. { $who }: { $before } → { $after }.
analysis-costly = Drahé tahy
analysis-none = Žádný tah nestál moc.
analysis-cost = stojí { $cost } procentního bodu
analysis-cost-all = tah stojí v průměru { $cost } procentního bodu
analysis-better = Lepší: { $move } ({ $share }).
analysis-line = Co by hrál mistr: { $line }
analysis-moves = Tah po tahu
analysis-option = Tah
analysis-share = Šance na výhru
analysis-margin = Náskok v bodech
analysis-played = zahráno
reason-points = V porovnání s tahem „{ $than }“ se od něj čeká: { $list }.
reason-source = { $source } { $points }
reason-rival = body nejlepšího soupeře { $points }
reason-standing = Zatím nepřináší víc bodů než „{ $than }“, ale vede k lepšímu postavení.
calibration-title = Dá se těm číslům věřit?
calibration-text = Měřeno na partiích počítačových hráčů (partií: { $games }, pozic: { $positions }): kolik z hráčů, kterým rozbor dával určitou šanci, nakonec opravdu vyhrálo?
calibration-said = Odhadnutá šance
calibration-count = Hráčů
calibration-won = Vyhrálo
calibration-interval = 95% interval
