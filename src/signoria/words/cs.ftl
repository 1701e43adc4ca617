### Slova společná všem hrám.

## Místa u stolu

seat-azure = Modrý
seat-gules = Červený
seat-or = Zlatý
seat-vert = Zelený
seat-argent = Bílý
seat-none = nikdo

## Výzvy

prompt-over = Hra skončila.
prompt-sealed = Vaše odpověď je zapečetěna.
    .more = Můžete ji změnit, dokud neodpoví poslední hráč.
prompt-wait =
    { $count ->
        [one] Na tahu: { $seats }.
        [few] Čeká se na { $count } hráče: { $seats }.
       *[other] Čeká se na { $count } hráčů: { $seats }.
    }

## Odmítnutí

refusal-over = Hra skončila.
    .remedy = Začněte novou hru.
refusal-not-you = Toto rozhodnutí není vaše.
    .remedy = Vyčkejte, na tahu: { $seats }.
refusal-not-now = O tomto se teď nerozhoduje.
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
play-seat-rules = { $seat }: hraje podle pravidel hry
play-hint = Napište číslo tahu nebo několik písmen z něj. ? vysvětlí, proč jiné tahy nejsou možné; pomoc vypíše všechny příkazy.
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
play-asides = Mimo to:
play-held = Jiná možnost už nezbývá. Enter ji provede; zpět vrátí váš poslední tah.
play-no-number = Číslo { $number } v seznamu není.
play-ambiguous = Může to znamenat:
play-unknown = „{ $text }“ není tah ani příkaz. Napište číslo ze seznamu nebo pomoc.
play-possible = { $move }: to je teď možné.
play-pointless = { $move }: tím se něčeho zbytečně vzdáte. Pokud to tak chcete, zvolte to ještě jednou.
play-not-offered = Teď není možné:
play-all-offered = Všechno, o čem se zde rozhoduje, je možné.
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
play-by-clause = podle pravidel: { $clauses }
play-rank = { $rank }. { $seat }, { $points }
play-taken-back = Váš poslední tah je vrácen.
play-rules-which = Za příkaz napište číslo oddílu nebo pravidla.
play-rules-unknown = Oddíl ani pravidlo „{ $text }“ neexistuje. Samotný příkaz vypíše oddíly.
play-all = vše
play-why-which = „{ $text }“ neodpovídá žádnému tahu. Za příkaz napište číslo ze seznamu nebo několik písmen tahu.
play-log-which = Za příkaz napište, kolik událostí chcete vidět, nebo „vše“.
play-log-empty = Zatím se nic nestalo.
play-keep = Jméno souboru, do kterého se má záznam hry uložit (Enter: neukládat)
play-save-name = Za příkaz napište jméno souboru.
play-saved = Záznam hry je v souboru { $file }.
play-not-saved = Záznam se nepodařilo uložit do souboru { $file }: { $reason }.
play-unkept = Záznam hry se neuložil.
play-kept-before = Záznam v souboru { $file } je z doby před vašimi posledními tahy; ty se neuložily.

play-command-help = pomoc
    .text = tento seznam
play-command-why = proč
    .text = nebo ?: proč některé tahy nejsou možné; s tahem nebo jeho číslem za příkazem, proč není možný on
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

## Čtení pravidel

rules-language = Znění pravidel je zatím jen v angličtině, i hledaná slova tedy pište anglicky.
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
