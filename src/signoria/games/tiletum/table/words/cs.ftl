### Tiletum: jména a texty česky.
### Ids are stable: cs.ftl, en.ftl and fr.ftl have the same ids, attributes and variables.

## The game

title-name = Tiletum
title-blurb = Cestujte mezi trhy renesanční Evropy: každá kostka dává buď mnoho zdrojů, nebo mnoho akčních bodů, a domy, pilíře, smlouvy i domy plné postav chtějí obojí.
seat-automaton = Kardinál Titus

## Resources; .of = after a number

resource-gold = zlato
resource-food = jídlo
resource-wool = vlna
resource-stone = kámen
resource-iron = železo

## Colours of dice: .gives = the resource of the colour

colour-yellow = žlutá
    .gives = zlato
    .start = Žlutá
colour-pink = růžová
    .gives = jídlo
    .start = Růžová
colour-light_grey = světle šedá
    .gives = vlna
    .start = Světle šedá
colour-dark_grey = tmavě šedá
    .gives = kámen
    .start = Tmavě šedá
colour-blue = modrá
    .gives = železo
    .start = Modrá

## Actions: .the = in a sentence

action-merchant = Obchodník
    .the = akce obchodník
action-architect = Architekt
    .the = akce architekt
action-characters = Postavy
    .the = akce postavy
action-contracts = Smlouvy
    .the = akce smlouvy
action-king = Královská akce
    .the = královská akce
action-joker = Žolíková akce
    .the = žolíková akce

## Pawns: .the = in a sentence, .of = whose

pawn-merchant = obchodník
    .the = obchodníka
    .start = Obchodník
pawn-architect = architekt
    .the = architekta
    .start = Architekt

## Spaces of the map: .to = where somebody goes, .in = where something is

space-tiletum = Tiletum
    .to = do Tileta
    .in = v Tiletu
space-london = Londýn
    .to = do Londýna
    .in = v Londýně
space-brugge = Bruggy
    .to = do Brugg
    .in = v Bruggách
space-antwerpen = Antverpy
    .to = do Antverp
    .in = v Antverpách
space-hamburg = Hamburk
    .to = do Hamburku
    .in = v Hamburku
space-koeln = Kolín nad Rýnem
    .to = do Kolína nad Rýnem
    .in = v Kolíně nad Rýnem
space-leipzig = Lipsko
    .to = do Lipska
    .in = v Lipsku
space-paris = Paříž
    .to = do Paříže
    .in = v Paříži
space-troyes = Troyes
    .to = do Troyes
    .in = v Troyes
space-strasbourg = Štrasburk
    .to = do Štrasburku
    .in = ve Štrasburku
space-frankfurt = Frankfurt
    .to = do Frankfurtu
    .in = ve Frankfurtu
space-nuernberg = Norimberk
    .to = do Norimberku
    .in = v Norimberku
space-praha = Praha
    .to = do Prahy
    .in = v Praze
space-bordeaux = Bordeaux
    .to = do Bordeaux
    .in = v Bordeaux
space-wien = Vídeň
    .to = do Vídně
    .in = ve Vídni
space-lyon = Lyon
    .to = do Lyonu
    .in = v Lyonu
space-milano = Milán
    .to = do Milána
    .in = v Miláně
space-verona = Verona
    .to = do Verony
    .in = ve Veroně
space-venezia = Benátky
    .to = do Benátek
    .in = v Benátkách
space-toulouse = Toulouse
    .to = do Toulouse
    .in = v Toulouse
space-arles = Arles
    .to = do Arles
    .in = v Arles
space-genova = Janov
    .to = do Janova
    .in = v Janově
space-firenze = Florencie
    .to = do Florencie
    .in = ve Florencii
space-london_brugge = cesta Londýn–Bruggy
    .to = na cestu Londýn–Bruggy
    .in = na cestě Londýn–Bruggy
space-antwerpen_hamburg = cesta Antverpy–Hamburk
    .to = na cestu Antverpy–Hamburk
    .in = na cestě Antverpy–Hamburk
space-paris_bordeaux = cesta Paříž–Bordeaux
    .to = na cestu Paříž–Bordeaux
    .in = na cestě Paříž–Bordeaux
space-strasbourg_milano = cesta Štrasburk–Milán
    .to = na cestu Štrasburk–Milán
    .in = na cestě Štrasburk–Milán
space-nuernberg_verona = cesta Norimberk–Verona
    .to = na cestu Norimberk–Verona
    .in = na cestě Norimberk–Verona
space-arles_genova = cesta Arles–Janov
    .to = na cestu Arles–Janov
    .in = na cestě Arles–Janov

## Helpers

helper-merchant2 = Obchodník, 2 AB
helper-merchant3 = Obchodník, 3 AB
helper-characters2 = Postavy, 2 AB
helper-characters3 = Postavy, 3 AB
helper-contracts2 = Smlouvy, 2 AB
helper-contracts3 = Smlouvy, 3 AB
helper-architect2 = Architekt, 2 AB
helper-architect3 = Architekt, 3 AB
helper-king2 = Královská akce, 2 AB
helper-king3 = Královská akce, 3 AB
helper-joker1 = libovolná akce, 1 AB
helper-plus1 = +1 AB
helper-plus2 = +2 AB
helper-plus3 = +3 AB
helper-colour = zdroje jiné barvy
helper-gold = zlato
helper-vp = vítězné body
helper-gold2vp2 = 2 zlata a 2 VB
helper-any2 = 2 libovolné zdroje
helper-any3 = 3 libovolné zdroje
helper-four = 1 železo, 1 vlna, 1 kámen a 1 jídlo
helper-building = bonusy jedné budovy

## Contracts: price and points

contract-same1 = 1 zdroj → 1 VB
contract-same3 = 3 stejné zdroje → 3 VB
contract-same5 = 5 stejných zdrojů → 6 VB
contract-same7 = 7 stejných zdrojů → 10 VB
contract-same8 = 8 stejných zdrojů → 13 VB
contract-iron2 = 2 železa → 2 VB
contract-iron3 = 3 železa → 4 VB
contract-iron9 = 9 železa → 17 VB
contract-iron5k = 5 železa → 7 VB, 1 pole na královské stupnici
contract-iron7k = 7 železa → 11 VB, 1 pole na královské stupnici
contract-wool2 = 2 vlny → 2 VB
contract-wool3 = 3 vlny → 4 VB
contract-wool9 = 9 vlny → 17 VB
contract-wool5m = 5 vlny → 7 VB, obchodník: až 1 krok
contract-wool7m = 7 vlny → 11 VB, obchodník: až 1 krok
contract-same2iron2 = 2 stejné zdroje + 2 železa → 5 VB
contract-same3iron3 = 3 stejné zdroje + 3 železa → 8 VB
contract-same2wool2 = 2 stejné zdroje + 2 vlny → 5 VB
contract-same3wool3 = 3 stejné zdroje + 3 vlny → 8 VB
contract-mix1 = 1 železo + 1 vlna → 2 VB
contract-mix2 = 2 železa + 2 vlny → 6 VB
contract-mix4 = 4 železa + 4 vlny → 12 VB
contract-mix3c = 3 železa + 3 vlny → 9 VB, akce postavy, 1 AB
contract-mix5c = 5 železa + 5 vlny → 16 VB, akce postavy, 1 AB

## Crests: .the = in a sentence

crest-lily = erb s lilií
crest-beast = erb se zlatou šelmou
crest-eagle = erb s orlem
crest-rose = erb s růží
crest-tower = erb s věží
crest-cross = erb s křížem

## Characters: .of = whose bonus

person-notary = notář
    .of = notáře
    .object = notáře
person-steward = správkyně
    .of = správkyně
    .object = správkyni
person-courtier = dvořan
    .of = dvořana
    .object = dvořana
person-trader = kupkyně
    .of = kupkyně
    .object = kupkyni
person-mason = stavitel
    .of = stavitele
    .object = stavitele

## What a character gives

bonus-con1any = akce smlouvy, 1 AB, 1 libovolný zdroj
bonus-con2any = akce smlouvy, 2 AB, 1 libovolný zdroj
bonus-con3 = akce smlouvy, 3 AB
bonus-wool2 = 2 vlny
bonus-iron1 = 1 železo
bonus-iron2 = 2 železa
bonus-gold1iron1 = 1 zlato + 1 železo
bonus-gold1wool1 = 1 zlato + 1 vlna
bonus-char1 = akce postavy, 1 AB
bonus-char2 = akce postavy, 2 AB
bonus-arch1merch1 = architekt: až 1 krok, obchodník: až 1 krok
bonus-food1 = 1 jídlo
bonus-food2 = 2 jídla
bonus-gold2 = 2 zlata
bonus-gold3 = 3 zlata
bonus-king1 = královská akce, 1 AB
bonus-king2 = královská akce, 2 AB
bonus-vp2 = 2 VB
bonus-vp3 = 3 VB
bonus-merch1 = obchodník: až 1 krok
bonus-merch2 = obchodník: až 2 kroky
bonus-merch1house = obchodník: až 1 krok, dům u obchodníka
bonus-house = dům u obchodníka
bonus-arch1 = architekt: až 1 krok
bonus-arch2 = architekt: až 2 kroky
bonus-arch1pillar = architekt: až 1 krok, pilíř u architekta
bonus-pillar = pilíř u architekta
bonus-stone1 = 1 kámen
bonus-stone2 = 2 kameny

## Fair tiles

fair-house_pillar_set = dvojice dům a pilíř
fair-contract_cathedral_set = dvojice smlouva a katedrála
fair-contracts = splněné smlouvy
fair-king_track = královská stupnice
fair-contract_crest_set = dvojice smlouva a erb
fair-houses = domy
fair-upper_floor_characters = postavy ve 2. a 3. patře
fair-crests = erby
fair-pillars = pilíře
fair-filled_buildings = zaplněné budovy
fair-cathedrals = destičky katedrál

## Places that a character can be chosen from; rooms (.kind and .number choose the sentence)

entry-offer-1 = 1. místo nabídky
    .kind = offer
    .number = 1
entry-offer-2 = 2. místo nabídky
    .kind = offer
    .number = 2
entry-offer-3 = 3. místo nabídky
    .kind = offer
    .number = 3
entry-offer-4 = 4. místo nabídky
    .kind = offer
    .number = 4
entry-offer-5 = 5. místo nabídky
    .kind = offer
    .number = 5
entry-store-1 = skladiště 1
    .kind = store
    .number = 1
entry-store-2 = skladiště 2
    .kind = store
    .number = 2
entry-store-3 = skladiště 3
    .kind = store
    .number = 3
entry-store-4 = skladiště 4
    .kind = store
    .number = 4
room-1-1 = budova 1, 1. patro
room-1-2 = budova 1, 2. patro
room-1-3 = budova 1, 3. patro
room-2-1 = budova 2, 1. patro
room-2-2 = budova 2, 2. patro
room-2-3 = budova 2, 3. patro
room-3-1 = budova 3, 1. patro
room-3-2 = budova 3, 2. patro
room-3-3 = budova 3, 3. patro
room-4-1 = budova 4, 1. patro
room-4-2 = budova 4, 2. patro
room-4-3 = budova 4, 3. patro
room-5-1 = budova 5, 1. patro
room-5-2 = budova 5, 2. patro
room-5-3 = budova 5, 3. patro

## Solo game: decrees and challenges

decree-buildings_are_forever = Stavby jsou věčné
decree-king_and_country = Za krále a vlast
decree-mercantile_empire = Obchodní impérium
decree-family_alliances = Rodové spojení
decree-business_is_business = Obchod je obchod
decree-religious_communities = Farnosti
decree-noblesse_oblige = Vznešenost zavazuje
decree-proud_pillars = Pýcha pilířů
decree-familiar_faces = Známé tváře
decree-busy_hands = Pilné ručičky
decree-glorious_spires = Nebeské klenby
decree-undying_fame = Nehynoucí sláva
decree-worldly_riches = Všechno bohatství světa
challenge-very_special_friends = Velmi blízcí přátelé
    .text = pomocník s budovou nebo barvou v jeho výseči dá Titovi 5 zlat, smlouvu z výseče si nechá
challenge-resourceful_clergy = Ušlechtilá kongregace
    .text = pomocníci v jeho výseči, kteří dávají zdroje nebo body, je dají Titovi
challenge-whispers = Drby ze dvora
    .text = pomocníci v jeho výseči s akčními body posunou Tita o 1 pole na královské stupnici
challenge-ecclesiastical_income = Církevní příjmy
    .text = pomocníci v jeho výseči s akčními body dají Titovi tolik bodů
challenge-visitors_to_the_curia = Návštěvníci z kurie
    .text = Titus získává bonusy umístěných postav, za akce body
challenge-deep_coffers = Bezpečné pokladnice
    .text = každá kostka dá Titovi o 1 zdroj víc
challenge-favor_at_the_court = Přízeň dvora
    .text = v královské fázi nestojí Titus nikdy níž než na poli za 5 bodů
challenge-ready_for_action = Vzhůru do akce
    .text = Titus začíná s erbem; zaplněné budovy mu dávají bonusové body hned

## Where one is: before a prompt, from the outside in

trail-action =
    { $action }, { $points ->
         [one] zbývá { $points } AB
         [few] zbývají { $points } AB
        *[other] zbývá { $points } AB
    }
trail-helper = pomocník „{ $helper }“
trail-contract = bonus smlouvy
trail-crest = účinek: { $crest }
trail-character = bonus { $person_of }
trail-house = bonus pole pro dům

## Prompts

prompt-die = Vezměte si kostku.
prompt-value = { $colour_start } { $value }: jakou má mít hodnotu?
    .more = Každý krok stojí 2 zlata.
prompt-colour = { $colour_start } { $value }: použít pomocníka s barvou?
prompt-tile =
    Destička této výseče: { $what ->
        [0] pomocník „{ $helper }“
        [1] smlouva { $contract }
       *[2] { $crest }
    }.
    .more = Vzít?
prompt-favour = Vedete na královské stupnici.
    .more =
        Její destička: { $what ->
            [0] pomocník „{ $helper }“
            [1] smlouva { $contract }
           *[2] { $crest }
        }. Vzít?
prompt-joker = Kterou akcí má být žolík?
prompt-architect =
    { $points ->
         [0] Nezbývají žádné body: ukončete tah, nebo udělejte něco mimo to.
        *[1] Váš architekt je { $space_in }.
    }
prompt-merchant =
    { $points ->
         [0] Nezbývají žádné body: ukončete tah, nebo udělejte něco mimo to.
        *[1] Váš obchodník je { $space_in }.
    }
prompt-characters =
    { $points ->
         [0] Nezbývají žádné body: ukončete tah, nebo udělejte něco mimo to.
        *[1] Vezměte postavu, obměňte nabídku, nebo postavu umístěte.
    }
prompt-contracts =
    { $points ->
         [0] Nezbývají žádné body: ukončete tah, nebo udělejte něco mimo to.
        *[1] Vezměte destičku z nabídky, nebo vyměňte zdroj.
    }
prompt-king = Váš žeton se posunul: ukončete tah, nebo udělejte něco mimo to.
prompt-room = Do kterého pokoje přijde { $person } ({ $bonus })?
prompt-give = Výměna: který zdroj dáte?
prompt-get = Výměna: který zdroj dostanete?
prompt-gain =
    { $count ->
         [one] Vyberte si zdroj.
         [few] Vyberte si postupně { $count } zdroje.
        *[other] Vyberte si postupně { $count } zdrojů.
    }
prompt-space = Které pole pro dům { $space_in }?
prompt-house = Umístěte dům do libovolného města.
prompt-pillar = Umístěte pilíř do libovolného města s katedrálou.
prompt-go = { $pawn_start } smí na libovolné pole.
prompt-building = Která budova dá bonusy svých postav?
prompt-bonus = Budova { $building }: který bonus bude další?
prompt-part = Co bude první?
prompt-walk =
    { $steps ->
         [one] { $pawn_start } { $space_in } má { $steps } krok zdarma.
         [few] { $pawn_start } { $space_in } má { $steps } kroky zdarma.
        *[other] { $pawn_start } { $space_in } má { $steps } kroků zdarma.
    }{ $place ->
         [1] { " " }Kde je, smí se umístit kámen zdarma.
        *[0] { "" }
    }
prompt-same =
    { $count ->
         [one] { $contract }: který zdroj na volné místo?
         [few] { $contract }: který zdroj na { $count } stejná místa?
        *[other] { $contract }: který zdroj na { $count } stejných míst?
    }
prompt-buy = Kupte zdroj.
prompt-fulfil = Splňte smlouvu.
prompt-crest = Umístěte erb.
prompt-contribute = Přispějte na katedrálu.
prompt-help = Použijte pomocníka.

## Moves

move-die =
    { $colour_start } { $value }: { $value }× { $colour_gives }; { $action }, { $points ->
         [one] { $points } AB
         [few] { $points } AB
        *[other] { $points } AB
    }{ $here ->
         [1] , bonusová destička
        *[0] { "" }
    }
    .bare = { $colour_start } { $value }
move-value =
    Hodnota { $value }{ $gold ->
         [0] { "" }
        *[1] { " " }za { $gold }× zlato
    }: { $action }, { $points ->
         [one] { $points } AB
         [few] { $points } AB
        *[other] { $points } AB
    }{ $here ->
         [1] , bonusová destička
        *[0] { "" }
    }
    .bare = Hodnota { $value }
move-colour = Získat místo toho: { $resource }
move-colour-none = Ponechat barvu
move-tile-take = Vzít destičku
move-tile-leave = Nechat destičku ležet
move-favour-take = Vzít destičku
move-favour-discard = Odhodit destičku
move-joker =
    { $action }, { $points ->
         [one] { $points } AB
         [few] { $points } AB
        *[other] { $points } AB
    }
    .bare = { $action }
move-joker-end =
    { $mine ->
         [1] Ukončit tah
        *[0] Ukončit akci
    }
    .bare = Ukončit akci
move-king-end = Ukončit tah
move-architect = Přesunout architekta { $space_to }
move-architect-pillar = Umístit pilíř
move-architect-tile = Vzít bonusovou destičku
move-architect-end =
    { $mine ->
         [1] Ukončit tah
        *[0] Ukončit akci
    }
    .bare = Ukončit akci
move-merchant = Přesunout obchodníka { $space_to }
move-merchant-house = Umístit dům
move-merchant-tile = Vzít bonusovou destičku
move-merchant-end =
    { $mine ->
         [1] Ukončit tah
        *[0] Ukončit akci
    }
    .bare = Ukončit akci
move-characters =
    { $entry_kind ->
         [offer] Vzít { $person_object } ({ $bonus }), místo { $entry_number }
        *[store] Umístit { $person_object } ({ $bonus }) ze skladiště, místo { $entry_number }
    }
    .bare =
        { $entry_kind ->
             [offer] Vzít postavu, místo { $entry_number }
            *[store] Umístit postavu ze skladiště, místo { $entry_number }
        }
move-characters-refresh = Obměnit nabídku
move-characters-end =
    { $mine ->
         [1] Ukončit tah
        *[0] Ukončit akci
    }
    .bare = Ukončit akci
move-room = { $room }
move-contracts =
    { $what ->
         [1] Vzít smlouvu { $contract }
        *[2] Vzít { $crest }
    }{ $count ->
         [one] , místo { $slot }: { $count } AB
         [few] , místo { $slot }: { $count } AB
        *[other] , místo { $slot }: { $count } AB
    }
    .bare = Vzít destičku, místo { $slot }
move-contracts-swap = Vyměnit zdroj
move-contracts-end =
    { $mine ->
         [1] Ukončit tah
        *[0] Ukončit akci
    }
    .bare = Ukončit akci
move-give = { $resource }
move-get = { $resource }
move-gain = { $resource }
move-space =
    Pole { $place }{ $reward ->
         [0] , bez bonusu
         [1] : { $points } VB
        *[2] : bonusy jedné budovy
    }
    .bare = Pole { $place }
move-house = Dům { $space_to }
move-house-none = Neumístit
move-pillar = Pilíř { $space_to }
move-pillar-none = Neumístit
move-go = Přesunout { $space_to }
move-go-none = Zůstat
move-building = Budova { $building }
move-building-none = Žádná
move-bonus = { $floor }. patro, { $person }: { $bonus }
    .bare = { $floor }. patro
move-bonus-stop = Zbytek vynechat
move-part =
    { $what ->
         [0] { $action }, { $points ->
             [one] { $points } AB
             [few] { $points } AB
            *[other] { $points } AB
        }
        *[1] Libovolný zdroj ({ $part })
    }
    .bare = Část { $part }
move-walk = Přesunout { $pawn_the } { $space_to }
    .bare = Přesunout { $space_to }
move-walk-place = Umístit zde
move-walk-stop = Skončit
move-buy = Koupit 1× { $resource } za 2 zlata
move-fulfil =
    Splnit smlouvu { $contract }{ $buy ->
         [1] , chybějící koupit za { $gold }× zlato
        *[0] { "" }
    }
    .bare = Splnit smlouvu { $contract }
move-same =
    { $count }× { $resource }{ $buy ->
         [1] , chybějící koupit za { $gold }× zlato
        *[0] { "" }
    }
    .bare = { $resource }
move-crest =
    Umístit { $crest } pod budovu { $building } za { $food }× jídlo{ $buy ->
         [1] , chybějící koupit za { $gold }× zlato
        *[0] { "" }
    }
    .bare = Umístit { $crest } pod budovu { $building }
move-contribute =
    Přispět na katedrálu { $space_in }: { $stone }× kámen za { $points } VB{ $buy ->
         [1] , chybějící koupit za { $gold }× zlato
        *[0] { "" }
    }
    .bare = Přispět na katedrálu { $space_in }
move-help = Použít pomocníka „{ $helper }“

## Refusals, each with a remedy

refusal-no-such-die = Taková kostka na kole není.
    .remedy = Vezměte některou z kostek, které tam leží.
refusal-no-gold = Stojí to { $need }× zlato, máte { $held }×.
    .remedy = Vyberte něco levnějšího, nebo nejdřív získejte zlato.
refusal-same-colour = Tento zdroj kostka dává sama.
    .remedy = Zvolte jiný zdroj, nebo si pomocníka nechte.
refusal-storage-full = Vaše skladiště je plné.
    .remedy = Nejdřív použijte některou destičku, nebo tuto nechte.
refusal-family-owned = Tento už máte: { $crest }.
    .remedy = Vezměte erb jiného rodu.
refusal-six-contracts = Všech šest polí pro smlouvy je obsazeno.
    .remedy = Smlouvy teď nechte ostatním.
refusal-no-option = Tato akce teď nic nenabízí.
    .remedy = Zvolte jinou akci.
refusal-must-choose = Tady se musí vybrat.
    .remedy = Vyberte něco z ostatního.
refusal-no-points =
    { $points ->
         [one] Zbývá vám { $points } AB, to nestačí.
         [few] Zbývají vám { $points } AB, to nestačí.
        *[other] Zbývá vám { $points } AB, to nestačí.
    }
    .remedy = Vyberte něco levnějšího, nebo akci ukončete.
refusal-not-adjacent = { $space }: s figurkou to nesousedí.
    .remedy = Jděte krok za krokem po cestách.
refusal-no-piece = V zásobě nemáte žádný kámen.
    .remedy = Zaplňte budovu pro dům, splňte smlouvu pro pilíř.
refusal-no-house-space = Není tu volné pole pro dům.
    .remedy = Vyberte jiné město.
refusal-house-here = Dům už tu máte.
    .remedy = Vyberte jiné město.
refusal-no-cathedral = Tady se katedrála nestaví.
    .remedy = Vyberte město s katedrálou.
refusal-no-pillar-space = Všechna pole pro pilíře jsou obsazena.
    .remedy = Vyberte jinou katedrálu.
refusal-pillar-here = Pilíř už tu máte.
    .remedy = Vyberte jinou katedrálu.
refusal-no-tile = Žádná bonusová destička tu není.
    .remedy = Jděte tam, kde nějaká leží.
refusal-no-character = Na tomto místě skladiště žádná postava není.
    .remedy = Nejdřív si ji vezměte z nabídky.
refusal-no-room = Pro tuto postavu není pokoj.
    .remedy = Chce to víc bodů, nebo jinou postavu.
refusal-room-taken = { $room }: pokoj je obsazen.
    .remedy = Vyberte prázdný pokoj.
refusal-other-kind = V budově bydlí jen jeden druh a každý druh má jednu budovu: sem { $person } nepatří.
    .remedy = Vyberte budovu tohoto druhu, nebo prázdnou.
refusal-slot-empty = Nic tam neleží.
    .remedy = Vyberte destičku, která tam je.
refusal-no-resource = Nemáte co dát.
    .remedy = Dejte, co máte.
refusal-same-type = Nelze dostat to, co dáváte.
    .remedy = Vyberte jiný zdroj.
refusal-space-taken = Toto pole pro dům je obsazeno nebo se nepoužívá.
    .remedy = Vyberte volné.
refusal-no-part = Z toho už nic nezbývá.
    .remedy = Vyberte, co zbývá, nebo skončete.
refusal-not-in-storage = Takovou destičku k použití ve skladišti nemáte.
    .remedy = Použijte některou, která tam leží.
refusal-cannot-pay =
    { $what ->
         [0] Smlouvu { $contract } nezaplatíte ani se zlatem za chybějící.
         [1] Stojí to { $need }× jídlo, máte { $held }×, a na zbytek málo zlata.
        *[2] Stojí to { $need }× kámen, máte { $held }×, a na zbytek málo zlata.
    }
    .remedy = Nejdřív získejte zdroje.
refusal-not-this-type = Volná část musí být z jiného zdroje, než smlouva jmenuje.
    .remedy = Vyberte jiný zdroj.
refusal-crest-space-taken = Pod budovou { $building } už erb je.
    .remedy = Vyberte jinou budovu.
refusal-no-own-pillar = { $space }: nemáte tam pilíř.
    .remedy = Nejdřív tam nějaký umístěte.
refusal-contributed = { $space }: už jste přispěli.
    .remedy = Vyberte jinou katedrálu.
refusal-only-with-a-die = Pomocník s barvou se používá při braní kostky.
    .remedy = Budete tázáni po výběru kostky.
refusal-only-in-the-die-action = Body navíc jsou jen pro akci kostky.
    .remedy = Použijte ho během této akce.
refusal-track-end = Váš žeton je na konci královské stupnice.
    .remedy = Nechte si pomocníka na později.
refusal-no-building = Žádná postava tam nebydlí.
    .remedy = Nejdřív postavu umístěte, nebo vyberte jinou budovu.
refusal-not-for-sale = Zlato se koupit nedá.
    .remedy = Kupte jiný zdroj.
refusal-here-already = Figurka už tam je.
    .remedy = Vyberte jiné pole, nebo zůstaňte.
refusal-solo-is-for-two = Sólová hra má jednoho hráče a Tita na druhém místě.
    .remedy = Hrajte s --players 1, nebo volbu vypněte.

## Log

log-fairs = Trh { $round }: { $space }, { $fair }.
log-challenge = Karta výzvy: { $challenge }.
log-round = { $round }. kolo.
log-dice =
    Hodnota { $value }, { $action }:{ $gold ->
         [0] { "" }
        *[1] { " " }{ $gold }× žlutá
    }{ $food ->
         [0] { "" }
        *[1] { " " }{ $food }× růžová
    }{ $wool ->
         [0] { "" }
        *[1] { " " }{ $wool }× světle šedá
    }{ $stone ->
         [0] { "" }
        *[1] { " " }{ $stone }× tmavě šedá
    }{ $iron ->
         [0] { "" }
        *[1] { " " }{ $iron }× modrá
    }.
log-corruption =
    { $count ->
         [one] Korupce: všichni se na královské stupnici vracejí o { $count } pole.
         [few] Korupce: všichni se na královské stupnici vracejí o { $count } pole.
        *[other] Korupce: všichni se na královské stupnici vracejí o { $count } polí.
    }
log-die = { $seat } bere kostku, { $colour } { $value }: { $action }.
log-change = { $seat } mění kostku na { $value } za { $count }× zlato.
log-colour = { $seat } používá pomocníka s barvou: { $resource }.
log-gain = { $seat } získává { $count }× { $resource }.
log-pay = { $seat } platí { $count }× { $resource }.
log-buy = { $seat } kupuje { $count }× { $resource } za { $gold }× zlato.
log-action =
    { $seat }: { $action }, { $count ->
         [one] { $count } AB
         [few] { $count } AB
        *[other] { $count } AB
    }.
log-side =
    { $seat }, mimo to: { $action }, { $count ->
         [one] { $count } AB
         [few] { $count } AB
        *[other] { $count } AB
    }.
log-more =
    { $seat }, body navíc: { $action }, { $count ->
         [one] { $count } AB
         [few] { $count } AB
        *[other] { $count } AB
    }.
log-move = { $seat } přesouvá { $pawn_the } { $space_to }.
log-house = { $seat } staví dům { $space_in }.
log-pillar = { $seat } staví pilíř { $space_in }.
log-take-helper = { $seat } bere pomocníka „{ $helper }“.
log-take-contract = { $seat } bere smlouvu { $contract }.
log-take-crest = { $seat } bere { $crest }.
log-take-character = { $seat } bere { $person_object } ({ $bonus }).
log-offer-character = Nově v nabídce: { $person } ({ $bonus }).
log-refresh = { $seat } obměňuje nabídku postav.
log-place = { $seat } umisťuje { $person_object } do budovy { $building }, { $floor }. patro.
log-filled = { $seat } má zaplněnou budovu { $building }.
log-completed = { $seat } má dokončenou budovu { $building }.
log-marker = { $seat }, od teď: { $action }, +{ $count }.
log-offer-contract = Nově v nabídce smluv, místo { $slot }: { $contract }.
log-offer-crest = Nově v nabídce smluv, místo { $slot }: { $crest }.
log-fulfil = { $seat } plní smlouvu { $contract }.
log-crest = { $seat } umisťuje { $crest } pod budovu { $building }.
log-contribute = { $seat } přispívá na katedrálu { $space_in }.
log-help = { $seat } používá pomocníka „{ $helper }“.
log-king =
    { $count ->
         [one] { $seat } postupuje na královské stupnici o { $count } pole, na { $vp }.
         [few] { $seat } postupuje na královské stupnici o { $count } pole, na { $vp }.
        *[other] { $seat } postupuje na královské stupnici o { $count } polí, na { $vp }.
    }
log-king-tile = { $seat } vede na královské stupnici.
log-discard = { $seat } odhazuje destičku královské stupnice.
log-order = Pořadí hry, { $place }. místo: { $seat }.
log-reset = { $seat } se na královské stupnici vrací na 0.
log-fair = Trh { $space_in }: { $fair }.
log-sector-helper = Nová bonusová destička, { $action }: „{ $helper }“.
log-sector-contract = Nová bonusová destička, { $action }: { $contract }.
log-sector-crest = Nová bonusová destička, { $action }: { $crest }.
log-king-helper = Nová bonusová destička u královské stupnice: „{ $helper }“.
log-king-contract = Nová bonusová destička u královské stupnice: { $contract }.
log-king-crest = Nová bonusová destička u královské stupnice: { $crest }.
log-wheel = Kolo se otáčí o jednu výseč.
log-decree = Dekret: { $decree }.
log-titus-tile = { $seat } odstraňuje destičku výseče.
log-points-start = { $seat }: { $points } VB, začátek hry.
log-points-king = { $seat }: { $points } VB, královská stupnice.
log-points-fairs = { $seat }: { $points } VB, trhy.
log-points-house_spaces = { $seat }: { $points } VB, pole pro domy.
log-points-contracts = { $seat }: { $points } VB, smlouvy.
log-points-cathedrals = { $seat }: { $points } VB, katedrály.
log-points-characters = { $seat }: { $points } VB, postavy.
log-points-helpers = { $seat }: { $points } VB, pomocníci.
log-points-crests = { $seat }: { $points } VB, erby.
log-points-houses_and_pillars = { $seat }: { $points } VB, domy krát pilíře.
log-points-buildings = { $seat }: { $points } VB, dokončené budovy.
log-points-resources = { $seat }: { $points } VB, zbylé zdroje.
log-points-challenges = { $seat }: { $points } VB, karty výzev.

## Where points come from

source-start = začátek hry
source-king = královská stupnice
source-fairs = trhy
source-house_spaces = pole pro domy
source-contracts = smlouvy
source-cathedrals = katedrály
source-characters = postavy
source-helpers = pomocníci
source-crests = erby
source-houses_and_pillars = domy krát pilíře
source-buildings = dokončené budovy
source-resources = zbylé zdroje
source-challenges = karty výzev

## Options

option-solo = sólová hra
    .text = Jeden hráč proti kardinálu Titovi, který sedí na druhém místě: lehká, střední nebo těžká.
    .off = žádná
    .easy = lehká
    .normal = střední
    .hard = těžká
option-random_actions = náhodné destičky akcí
    .text = Šest akcí leží kolem kola v náhodném pořadí.
option-fair_crests_count_storage = erby ve skladišti se počítají
    .text = Trhy počítají i erby ve skladišti.
option-fair_filled_counts_building6 = šestá budova se počítá
    .text = Budova plná od začátku se na trzích počítá jako zaplněná.
option-king_track_refill = destička královské stupnice se doplňuje
    .text = Ve 2. a 3. kole leží u královské stupnice nová bonusová destička.
option-king_track_round4_vp = body za vedení ve 4. kole
    .text = Kdo vede na královské stupnici ve 4. kole, získá místo destičky body.
option-king_fair_before_reset = královský trh před návratem žetonů
    .text = Královský trh se řídí místy před návratem žetonů na 0.
option-same_part_may_equal_named_part = stejný zdroj dvakrát
    .text = Volnou část smlouvy lze zaplatit i zdrojem, který smlouva jmenuje.
option-helper_keeps_its_space = pomocník drží své místo
    .text = Pomocník leží ve skladišti, dokud jeho schopnost neskončí.
option-roof_house_after_bonus = dům ze střechy až po bonusu
    .text = Dům ze střechy se uvolní až po bonusu poslední postavy.

## The table as text

board-round = { $round }. kolo ze { $rounds }.
board-order = Pořadí hry: { $list }.
board-corruption = Korupce dosud: { $list }; ještě možná: { $rest }.
board-none = nic
board-wheel = Akční kolo, výseč po výseči:
board-sector = { $value }: { $action }, { $points } AB. { $dice }
board-dice = Kostky: { $list }.
board-no-dice = Žádné kostky.
board-tile = Destička: { $tile }.
board-times = { $count }× { $what }
board-king = Královská stupnice, od předu: { $list }.
board-king-space = { $vp } VB: { $list }
board-king-tile = Destička u královské stupnice: { $tile }.
board-fairs = Trhy:
board-fair = { $round }. { $space }: { $points } VB za: { $fair }{ $over }
board-over = { " " }(proběhl)
board-contracts = Nabídka smluv, v sadě zbývá { $list }:
board-slot = { $slot } ({ $count } AB): { $tile }
board-characters = Nabídka postav, v sadě zbývá { $list }:
board-place = { $slot }: { $tile }
board-map = Mapa:
board-city = { $space }: { $list }
board-ways = sousedí: { $list }
board-two-steps = { $space } (2 kroky)
board-houses = domy: { $list }
board-house-free = volné pole pro dům
board-house-free-vp = volné pole pro dům ({ $points } VB)
board-house-free-building = volné pole pro dům (bonusy budovy)
board-cathedral = katedrála: { $stone }× kámen za { $points } VB, volná pole pro pilíře: { $count }
board-cathedral-none = v této hře bez katedrály
board-pillars = pilíře: { $list }
board-players = Hráči:
board-you = { $seat } (vy)
board-pair = { $left }: { $right }
board-points = { $points } VB
board-goods = { $list }
board-goods-none = žádné zdroje
board-titus-goods = { $count }× zboží
board-pawns = obchodník { $left }, architekt { $right }
board-supply = v zásobě: domy { $left }, pilíře { $right }
board-storage = skladiště: { $list }
board-storage-none = skladiště prázdné
board-fulfilled = splněné smlouvy: { $list }
board-building = budova { $building }: { $list }
board-room = { $floor }. patro { $tile }
board-rooms-empty =
    { $count ->
         [one] { $count } prázdný pokoj
         [few] { $count } prázdné pokoje
        *[other] { $count } prázdných pokojů
    }
board-crest = { $tile }
board-crest-free = erb za { $food }× jídlo
board-full = plná
board-extra = { $action } +{ $count }
board-helper = pomocník „{ $helper }“
board-helper-amount = pomocník „{ $helper }“ ({ $count })
board-contract = smlouva { $contract }
board-character = { $person } ({ $bonus })
board-holds = má: { $list }
board-challenges = Karty výzev:
board-decrees = Dekrety, které ještě přijdou: { $list }.
board-taken = vzaté kostky: { $list }
board-die = { $colour } { $value }
