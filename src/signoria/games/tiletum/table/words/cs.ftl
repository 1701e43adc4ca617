### Tiletum: jména a texty česky.
### Ids are stable: cs.ftl, en.ftl and fr.ftl have the same ids, attributes and variables.

## The game

title-name = Tiletum
title-blurb = Cestujte mezi trhy renesanční Evropy: každá kostka dává buď mnoho zdrojů, nebo mnoho akčních bodů, a domy, pilíře, smlouvy i budovy plné postav vyžadují obojí.
seat-automaton = Kardinál Titus

## Resources: .object = in a sentence, .start = on a button; amount-… counts them (.kind is never shown)

resource-gold = zlato
    .object = zlato
    .start = Zlato
    .kind = gold
resource-food = jídlo
    .object = jídlo
    .start = Jídlo
    .kind = food
resource-wool = vlna
    .object = vlnu
    .start = Vlna
    .kind = wool
resource-stone = kámen
    .object = kámen
    .start = Kámen
    .kind = stone
resource-iron = železo
    .object = železo
    .start = Železo
    .kind = iron
amount-gold =
    { $count ->
        [one] { $count } zlato
        [few] { $count } zlata
       *[other] { $count } zlat
    }
    .object = { amount-gold }
amount-food =
    { $count ->
        [one] { $count } jídlo
        [few] { $count } jídla
       *[other] { $count } jídel
    }
    .object = { amount-food }
amount-wool =
    { $count ->
        [one] { $count } vlna
        [few] { $count } vlny
       *[other] { $count } vlny
    }
    .object =
        { $count ->
            [one] { $count } vlnu
            [few] { $count } vlny
           *[other] { $count } vlny
        }
amount-stone =
    { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
    .object = { amount-stone }
amount-iron =
    { $count ->
        [one] { $count } železo
        [few] { $count } železa
       *[other] { $count } železa
    }
    .object = { amount-iron }
counted-resource =
    { $resource_kind ->
        [gold] { amount-gold.object }
        [food] { amount-food.object }
        [wool] { amount-wool.object }
        [stone] { amount-stone.object }
       *[iron] { amount-iron.object }
    }
price-gold =
    { $gold ->
        [one] { $gold } zlato
        [few] { $gold } zlata
       *[other] { $gold } zlat
    }
price-food =
    { $food ->
        [one] { $food } jídlo
        [few] { $food } jídla
       *[other] { $food } jídel
    }
price-stone =
    { $stone ->
        [one] { $stone } kámen
        [few] { $stone } kameny
       *[other] { $stone } kamenů
    }

## Colours of dice: .gives = the resource of the colour (.kind is never shown)

colour-yellow = žlutá
    .gives = zlato
    .start = Žlutá
    .kind = gold
colour-pink = růžová
    .gives = jídlo
    .start = Růžová
    .kind = food
colour-light_grey = světle šedá
    .gives = vlna
    .start = Světle šedá
    .kind = wool
colour-dark_grey = tmavě šedá
    .gives = kámen
    .start = Tmavě šedá
    .kind = stone
colour-blue = modrá
    .gives = železo
    .start = Modrá
    .kind = iron
die-goods =
    { $colour_kind ->
        [gold] { $value ->
            [one] { $value } zlato
            [few] { $value } zlata
           *[other] { $value } zlat
        }
        [food] { $value ->
            [one] { $value } jídlo
            [few] { $value } jídla
           *[other] { $value } jídel
        }
        [wool] { $value ->
            [one] { $value } vlna
            [few] { $value } vlny
           *[other] { $value } vlny
        }
        [stone] { $value ->
            [one] { $value } kámen
            [few] { $value } kameny
           *[other] { $value } kamenů
        }
       *[iron] { $value ->
            [one] { $value } železo
            [few] { $value } železa
           *[other] { $value } železa
        }
    }

## Actions: .the = in a sentence

action-merchant = Obchodník
    .the = akci Obchodník
action-architect = Architekt
    .the = akci Architekt
action-characters = Postavy
    .the = akci Postavy
action-contracts = Smlouvy
    .the = akci Smlouvy
action-king = Královská akce
    .the = královskou akci
action-joker = Žolíková akce
    .the = žolíkovou akci

## Pawns: .the = in a sentence, .piece = what they place

pawn-merchant = obchodník
    .the = obchodníka
    .start = Obchodník
    .piece = dům
pawn-architect = architekt
    .the = architekta
    .start = Architekt
    .piece = pilíř

## Spaces of the map: .to = where somebody goes, .in = where something is, .of = what belongs to it

space-tiletum = Tiletum
    .to = do Tileta
    .in = v Tiletu
    .of = Tileta
space-london = Londýn
    .to = do Londýna
    .in = v Londýně
    .of = Londýna
space-brugge = Bruggy
    .to = do Brugg
    .in = v Bruggách
    .of = Brugg
space-antwerpen = Antverpy
    .to = do Antverp
    .in = v Antverpách
    .of = Antverp
space-hamburg = Hamburk
    .to = do Hamburku
    .in = v Hamburku
    .of = Hamburku
space-koeln = Kolín nad Rýnem
    .to = do Kolína nad Rýnem
    .in = v Kolíně nad Rýnem
    .of = Kolína nad Rýnem
space-leipzig = Lipsko
    .to = do Lipska
    .in = v Lipsku
    .of = Lipska
space-paris = Paříž
    .to = do Paříže
    .in = v Paříži
    .of = Paříže
space-troyes = Troyes
    .to = do Troyes
    .in = v Troyes
    .of = Troyes
space-strasbourg = Štrasburk
    .to = do Štrasburku
    .in = ve Štrasburku
    .of = Štrasburku
space-frankfurt = Frankfurt
    .to = do Frankfurtu
    .in = ve Frankfurtu
    .of = Frankfurtu
space-nuernberg = Norimberk
    .to = do Norimberku
    .in = v Norimberku
    .of = Norimberku
space-praha = Praha
    .to = do Prahy
    .in = v Praze
    .of = Prahy
space-bordeaux = Bordeaux
    .to = do Bordeaux
    .in = v Bordeaux
    .of = Bordeaux
space-wien = Vídeň
    .to = do Vídně
    .in = ve Vídni
    .of = Vídně
space-lyon = Lyon
    .to = do Lyonu
    .in = v Lyonu
    .of = Lyonu
space-milano = Milán
    .to = do Milána
    .in = v Miláně
    .of = Milána
space-verona = Verona
    .to = do Verony
    .in = ve Veroně
    .of = Verony
space-venezia = Benátky
    .to = do Benátek
    .in = v Benátkách
    .of = Benátek
space-toulouse = Toulouse
    .to = do Toulouse
    .in = v Toulouse
    .of = Toulouse
space-arles = Arles
    .to = do Arles
    .in = v Arles
    .of = Arles
space-genova = Janov
    .to = do Janova
    .in = v Janově
    .of = Janova
space-firenze = Florencie
    .to = do Florencie
    .in = ve Florencii
    .of = Florencie
space-london_brugge = cesta Londýn–Bruggy
    .to = na cestu Londýn–Bruggy
    .in = na cestě Londýn–Bruggy
    .of = cesty Londýn–Bruggy
space-antwerpen_hamburg = cesta Antverpy–Hamburk
    .to = na cestu Antverpy–Hamburk
    .in = na cestě Antverpy–Hamburk
    .of = cesty Antverpy–Hamburk
space-paris_bordeaux = cesta Paříž–Bordeaux
    .to = na cestu Paříž–Bordeaux
    .in = na cestě Paříž–Bordeaux
    .of = cesty Paříž–Bordeaux
space-strasbourg_milano = cesta Štrasburk–Milán
    .to = na cestu Štrasburk–Milán
    .in = na cestě Štrasburk–Milán
    .of = cesty Štrasburk–Milán
space-nuernberg_verona = cesta Norimberk–Verona
    .to = na cestu Norimberk–Verona
    .in = na cestě Norimberk–Verona
    .of = cesty Norimberk–Verona
space-arles_genova = cesta Arles–Janov
    .to = na cestu Arles–Janov
    .in = na cestě Arles–Janov
    .of = cesty Arles–Janov

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
helper-joker1 = Libovolná akce, 1 AB
helper-plus1 = +1 AB
helper-plus2 = +2 AB
helper-plus3 = +3 AB
helper-colour = Zdroje jiné barvy
helper-gold = 4 zlata
helper-vp = 4 VB
helper-gold2vp2 = 2 zlata a 2 VB
helper-any2 = 2 libovolné zdroje
helper-any3 = 3 libovolné zdroje
helper-four = 1 železo, 1 vlna, 1 kámen a 1 jídlo
helper-building = Bonusy jedné budovy

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
contract-mix3c = 3 železa + 3 vlny → 9 VB, akce Postavy (1 AB)
contract-mix5c = 5 železa + 5 vlny → 16 VB, akce Postavy (1 AB)

## Crests: .the = in a sentence

crest-lily = erb s lilií
crest-beast = erb se zlatou šelmou
crest-eagle = erb s orlem
crest-rose = erb s růží
crest-tower = erb s věží
crest-cross = erb s křížem

## Characters: .of = whose bonus, .object = in a sentence

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

bonus-con1any = akce Smlouvy, 1 AB, 1 libovolný zdroj
bonus-con2any = akce Smlouvy, 2 AB, 1 libovolný zdroj
bonus-con3 = akce Smlouvy, 3 AB
bonus-wool2 = 2 vlny
bonus-iron1 = 1 železo
bonus-iron2 = 2 železa
bonus-gold1iron1 = 1 zlato + 1 železo
bonus-gold1wool1 = 1 zlato + 1 vlna
bonus-char1 = akce Postavy, 1 AB
bonus-char2 = akce Postavy, 2 AB
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
bonus-merch1house = obchodník: až 1 krok, pak dům do města s obchodníkem
bonus-house = dům do města s obchodníkem
bonus-arch1 = architekt: až 1 krok
bonus-arch2 = architekt: až 2 kroky
bonus-arch1pillar = architekt: až 1 krok, pak pilíř do města s architektem
bonus-pillar = pilíř do města s architektem
bonus-stone1 = 1 kámen
bonus-stone2 = 2 kameny

## Fair tiles

fair-house_pillar_set = sady dům + pilíř
fair-contract_cathedral_set = sady smlouva + katedrála
fair-contracts = splněné smlouvy
fair-king_track = královská stupnice
fair-contract_crest_set = sady smlouva + erb
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
room-1-1 = Budova 1, 1. patro
room-1-2 = Budova 1, 2. patro
room-1-3 = Budova 1, 3. patro
room-2-1 = Budova 2, 1. patro
room-2-2 = Budova 2, 2. patro
room-2-3 = Budova 2, 3. patro
room-3-1 = Budova 3, 1. patro
room-3-2 = Budova 3, 2. patro
room-3-3 = Budova 3, 3. patro
room-4-1 = Budova 4, 1. patro
room-4-2 = Budova 4, 2. patro
room-4-3 = Budova 4, 3. patro
room-5-1 = Budova 5, 1. patro
room-5-2 = Budova 5, 2. patro
room-5-3 = Budova 5, 3. patro

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
    .text = Pomocník s bonusy budovy nebo se zdroji jiné barvy v Titově výseči mu vynese 5 zlat; smlouvu z výseče si nechává.
challenge-resourceful_clergy = Ušlechtilá kongregace
    .text = Pomocníci v Titově výseči, kteří dávají zdroje nebo vítězné body, je dají Titovi.
challenge-whispers = Drby ze dvora
    .text = Pomocník s akčními body v Titově výseči posune Tita o 1 pole na královské stupnici.
challenge-ecclesiastical_income = Církevní příjmy
    .text = Pomocník s akčními body v Titově výseči dá Titovi tolik VB, kolik poskytuje akčních bodů.
challenge-visitors_to_the_curia = Návštěvníci z kurie
    .text = Titus získává bonusy postav, které umístí; místo akcí dostává VB.
challenge-deep_coffers = Bezpečné pokladnice
    .text = Každá kostka dá Titovi o 1 zdroj víc.
challenge-favor_at_the_court = Přízeň dvora
    .text = V královské fázi nestojí Titus nikdy níž než na poli za 5 VB.
challenge-ready_for_action = Vzhůru do akce
    .text = Titus začíná s erbem a zaplněné budovy mu dávají bonusové body hned.

## Where one is: before a prompt, from the outside in

trail-action =
    { $action }, { $points ->
         [one] zbývá { $points } AB
         [few] zbývají { $points } AB
        *[other] zbývá { $points } AB
    }
trail-helper = pomocník „{ $helper }“
trail-contract = bonus za smlouvu
trail-crest = bonus za { $crest }
trail-character = bonus { $person_of }
trail-house = bonus za pole pro dům

## Prompts

prompt-die = Vezměte si kostku.
prompt-value = { $colour_start } { $value }: jakou hodnotu jí dáte?
    .more = Každá změna o 1 stojí 2 zlata.
prompt-colour = { $colour_start } { $value }: použijete pomocníka „{ helper-colour }“?
prompt-tile = Vezmete si bonusovou destičku této výseče?
    .more =
        Je to { $what ->
            [0] pomocník „{ $helper }“
            [1] smlouva { $contract }
           *[2] { $crest }
        }.
prompt-favour = Vedete na královské stupnici.
    .more =
        Její destička: { $what ->
            [0] pomocník „{ $helper }“
            [1] smlouva { $contract }
           *[2] { $crest }
        }. Vezmete si ji?
prompt-joker = Kterou akci žolíkem provedete?
prompt-architect =
    { $points ->
         [0] Nezbývají žádné akční body: ukončete tah, nebo proveďte doplňkovou akci.
        *[1] Co udělá váš architekt { $space_in }?
    }
prompt-merchant =
    { $points ->
         [0] Nezbývají žádné akční body: ukončete tah, nebo proveďte doplňkovou akci.
        *[1] Co udělá váš obchodník { $space_in }?
    }
prompt-characters =
    { $points ->
         [0] Nezbývají žádné akční body: ukončete tah, nebo proveďte doplňkovou akci.
        *[1] Vezměte si postavu, obměňte nabídku, nebo postavu umístěte.
    }
prompt-contracts =
    { $points ->
         [0] Nezbývají žádné akční body: ukončete tah, nebo proveďte doplňkovou akci.
        *[1] Vezměte si destičku z nabídky, nebo směňte zdroj.
    }
prompt-king = Váš žeton se posunul: ukončete tah, nebo proveďte doplňkovou akci.
prompt-room = Do které místnosti umístíte { $person_object } ({ $bonus })?
prompt-give = Směna: který zdroj dáte?
prompt-get = Směna: který zdroj dostanete?
prompt-gain =
    { $count ->
         [one] Vyberte si zdroj.
         [few] Vyberte si postupně { $count } zdroje.
        *[other] Vyberte si postupně { $count } zdrojů.
    }
prompt-space = Na které pole { $space_in } dům postavíte?
prompt-house = Postavte dům v libovolném městě.
prompt-pillar = Postavte pilíř v libovolném městě s katedrálou.
prompt-go = Smíte přesunout { $pawn_the } na libovolné pole.
prompt-building = Bonusy postav z které budovy získáte?
prompt-bonus = Budova { $building }: který bonus získáte teď?
prompt-part = Co provedete nejdřív?
prompt-walk =
    { $steps ->
         [0] { $pawn_start } je { $space_in }.
         [one] { $pawn_start } je { $space_in } a má { $steps } krok zdarma.
         [few] { $pawn_start } je { $space_in } a má { $steps } kroky zdarma.
        *[other] { $pawn_start } je { $space_in } a má { $steps } kroků zdarma.
    }
    .more =
        { $place ->
             [1] Smíte tam zdarma postavit { $pawn_piece }.
            *[0] { "" }
        }
prompt-same =
    { $count ->
         [one] { $contract }: kterým zdrojem zaplatíte?
         [few] { $contract }: kterým zdrojem zaplatíte { $count } stejné zdroje?
        *[other] { $contract }: kterým zdrojem zaplatíte { $count } stejných zdrojů?
    }
prompt-buy = Kupte zdroj.
prompt-fulfil = Splňte smlouvu.
prompt-crest = Umístěte erb.
prompt-contribute = Přispějte ke stavbě katedrály.
prompt-help = Použijte pomocníka.

## Moves

move-die =
    { $colour_start } { $value }: { die-goods }; { $action }, { $points } AB{ $here ->
         [1] , bonusová destička
        *[0] { "" }
    }
    .bare = { $colour_start } { $value }
move-value =
    Hodnota { $value }{ $gold ->
         [0] { "" }
        *[1] { " " }za { price-gold }
    }: { $action }, { $points } AB{ $here ->
         [1] , bonusová destička
        *[0] { "" }
    }
    .bare = Hodnota { $value }
move-colour = Získat místo toho { $resource_object }
move-colour-none = Ponechat barvu kostky
move-tile-take = Vzít si destičku
move-tile-leave = Nechat destičku ležet
move-favour-take = Vzít si destičku
move-favour-discard = Odhodit destičku
move-joker = { $action }, { $points } AB
    .bare = { $action }
move-joker-end =
    { $mine ->
         [1] Ukončit tah
        *[0] Ukončit akci
    }
    .bare = Ukončit akci
move-king-end = Ukončit tah
move-architect = Přesunout architekta { $space_to }
move-architect-pillar = Postavit pilíř
move-architect-tile = Vzít si bonusovou destičku
move-architect-end =
    { $mine ->
         [1] Ukončit tah
        *[0] Ukončit akci
    }
    .bare = Ukončit akci
move-merchant = Přesunout obchodníka { $space_to }
move-merchant-house = Postavit dům
move-merchant-tile = Vzít si bonusovou destičku
move-merchant-end =
    { $mine ->
         [1] Ukončit tah
        *[0] Ukončit akci
    }
    .bare = Ukončit akci
move-characters =
    { $entry_kind ->
         [offer] Vzít si { $person_object } ({ $bonus }), místo { $entry_number }
        *[store] Umístit { $person_object } ({ $bonus }) ze skladiště, místo { $entry_number }
    }
    .bare =
        { $entry_kind ->
             [offer] Vzít si postavu, místo { $entry_number }
            *[store] Umístit postavu ze skladiště, místo { $entry_number }
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
         [1] Vzít si smlouvu { $contract }
        *[2] Vzít si { $crest }
    } (místo { $slot }, { $count } AB)
    .bare = Vzít si destičku z místa { $slot }
move-contracts-swap = Směnit zdroj
move-contracts-end =
    { $mine ->
         [1] Ukončit tah
        *[0] Ukončit akci
    }
    .bare = Ukončit akci
move-give = { $resource_start }
move-get = { $resource_start }
move-gain = { $resource_start }
move-space =
    Pole { $place }{ $reward ->
         [0] , bez bonusu
         [1] : { $points } VB
        *[2] : bonusy jedné budovy
    }
    .bare = Pole { $place }
move-house = Postavit dům { $space_in }
move-house-none = Dům nestavět
move-pillar = Postavit pilíř { $space_in }
move-pillar-none = Pilíř nestavět
move-go = Přesunout { $space_to }
move-go-none = Zůstat
move-building = Budova { $building }
move-building-none = Žádná
move-bonus = { $floor }. patro, { $person }: { $bonus }
    .bare = { $floor }. patro
move-bonus-stop = Zbytek vynechat
move-part =
    { $what ->
         [0] { $action }, { $points } AB
        *[1] Libovolný zdroj
    }
    .bare = Část { $part }
move-walk = Přesunout { $pawn_the } { $space_to }
    .bare = Přesunout { $space_to }
move-walk-place = Postavit { $pawn_piece } zde
    .bare = Postavit dům nebo pilíř zde
move-walk-stop = Zůstat stát
move-buy = Koupit 1 { $resource_object } za 2 zlata
move-fulfil =
    Splnit smlouvu { $contract }{ $buy ->
         [1] , chybějící zdroje dokoupit za { price-gold }
        *[0] { "" }
    }
    .bare = Splnit smlouvu { $contract }
move-same =
    { counted-resource }{ $buy ->
         [1] , chybějící zdroje dokoupit za { price-gold }
        *[0] { "" }
    }
    .bare = { $resource_start }
move-crest =
    Umístit { $crest } pod budovu { $building } za { price-food }{ $buy ->
         [1] , chybějící zdroje dokoupit za { price-gold }
        *[0] { "" }
    }
    .bare = Umístit { $crest } pod budovu { $building }
move-contribute =
    Přispět ke stavbě katedrály { $space_in }: { price-stone } za { $points } VB{ $buy ->
         [1] , chybějící zdroje dokoupit za { price-gold }
        *[0] { "" }
    }
    .bare = Přispět ke stavbě katedrály { $space_in }
move-help = Použít pomocníka „{ $helper }“

## Refusals, each with a remedy

refusal-no-such-die = Taková kostka na akčním kole není.
    .remedy = Vezměte si některou z kostek na kole.
refusal-no-gold =
    { $need ->
         [one] Stojí to { $need } zlato, máte { $held }.
         [few] Stojí to { $need } zlata, máte { $held }.
        *[other] Stojí to { $need } zlat, máte { $held }.
    }
    .remedy = Vyberte něco levnějšího, nebo nejdřív získejte zlato.
refusal-same-colour = Tento zdroj kostka dává sama.
    .remedy = Zvolte jiný zdroj, nebo si pomocníka nechte.
refusal-storage-full = Vaše skladiště je plné.
    .remedy = Nejdřív použijte některou destičku, nebo tuto nechte.
refusal-family-owned = Takový erb už máte ({ $crest }).
    .remedy = Vezměte si erb jiného rodu.
refusal-six-contracts = Všech šest polí pro smlouvy je obsazeno.
    .remedy = Další smlouvy už nechte ostatním.
refusal-no-option = Tato akce teď nic nenabízí.
    .remedy = Zvolte jinou akci.
refusal-must-choose = Tuto volbu nelze přeskočit.
    .remedy = Vyberte jednu z nabízených možností.
refusal-no-points =
    { $points ->
         [0] Nezbývají vám žádné akční body.
         [one] Zbývá vám jen { $points } AB a to nestačí.
         [few] Zbývají vám jen { $points } AB a to nestačí.
        *[other] Zbývá vám jen { $points } AB a to nestačí.
    }
    .remedy = Vyberte něco levnějšího, nebo akci ukončete.
refusal-not-adjacent = Figurka s tímto polem nesousedí ({ $space }).
    .remedy = Postupujte po cestách krok za krokem.
refusal-no-piece = V zásobě nemáte žádný dům ani pilíř.
    .remedy = Dům uvolníte zaplněním budovy, pilíř splněním smlouvy.
refusal-no-house-space = Není tu volné pole pro dům.
    .remedy = Vyberte jiné město.
refusal-house-here = Dům už tu máte.
    .remedy = Vyberte jiné město.
refusal-no-cathedral = Tady katedrála nestojí.
    .remedy = Vyberte město s katedrálou.
refusal-no-pillar-space = Všechna zdejší pole pro pilíře jsou obsazena.
    .remedy = Vyberte jinou katedrálu.
refusal-pillar-here = Pilíř už tu máte.
    .remedy = Vyberte jinou katedrálu.
refusal-no-tile = Žádná bonusová destička tu neleží.
    .remedy = Jděte do města, kde nějaká leží.
refusal-no-character = Na tomto místě skladiště žádná postava není.
    .remedy = Nejdřív si ji vezměte z nabídky.
refusal-no-room = Pro tuto postavu není volná místnost.
    .remedy = Potřebujete víc akčních bodů, nebo jinou postavu.
refusal-room-taken = { $room }: tato místnost je obsazena.
    .remedy = Vyberte prázdnou místnost.
refusal-other-kind = V každé budově bydlí jen jeden typ postav a každý typ bydlí jen v jedné budově. Sem { $person_object } umístit nelze.
    .remedy = Vyberte budovu pro tento typ, nebo prázdnou budovu.
refusal-slot-empty = Nic tam neleží.
    .remedy = Vyberte některou z nabízených destiček.
refusal-no-resource = Tento zdroj nemáte.
    .remedy = Dejte zdroj, který máte.
refusal-same-type = Nelze dostat tentýž zdroj, který dáváte.
    .remedy = Vyberte jiný zdroj.
refusal-space-taken = Toto pole pro dům je obsazené, nebo se v této hře nepoužívá.
    .remedy = Vyberte volné pole.
refusal-no-part = Tady už nic dalšího nezbývá.
    .remedy = Vyberte, co ještě zbývá, nebo skončete.
refusal-not-in-storage = Takovou destičku ve skladišti nemáte.
    .remedy = Použijte některou z destiček, které tam máte.
refusal-cannot-pay =
    { $what ->
         [0] Smlouvu „{ $contract }“ nezaplatíte, ani když chybějící zdroje dokoupíte za zlato.
         [1] { $need ->
             [one] Stojí to { $need } jídlo, máte { $held } a na dokoupení zbytku nemáte dost zlata.
             [few] Stojí to { $need } jídla, máte { $held } a na dokoupení zbytku nemáte dost zlata.
            *[other] Stojí to { $need } jídel, máte { $held } a na dokoupení zbytku nemáte dost zlata.
         }
        *[2] { $need ->
             [one] Stojí to { $need } kámen, máte { $held } a na dokoupení zbytku nemáte dost zlata.
             [few] Stojí to { $need } kameny, máte { $held } a na dokoupení zbytku nemáte dost zlata.
            *[other] Stojí to { $need } kamenů, máte { $held } a na dokoupení zbytku nemáte dost zlata.
         }
    }
    .remedy = Nejdřív získejte zdroje.
refusal-not-this-type = Libovolnou část smlouvy musíte zaplatit jiným zdrojem, než jaký je na ní uveden.
    .remedy = Vyberte jiný zdroj.
refusal-crest-space-taken = Pod budovou { $building } už nějaký erb je.
    .remedy = Vyberte jinou budovu.
refusal-no-own-pillar = Nemáte { $space_in } pilíř.
    .remedy = Nejdřív tam nějaký postavte.
refusal-contributed = Ke stavbě katedrály { $space_in } už jste přispěli.
    .remedy = Vyberte jinou katedrálu.
refusal-only-with-a-die = Pomocník „{ helper-colour }“ se používá při braní kostky.
    .remedy = Hra se vás zeptá, až si vezmete kostku.
refusal-only-in-the-die-action = Akční body navíc lze přičíst jen k akci prováděné kostkou.
    .remedy = Použijte pomocníka během této akce.
refusal-track-end = Váš žeton je na konci královské stupnice.
    .remedy = Nechte si pomocníka na později.
refusal-no-building = V této budově žádná postava nebydlí.
    .remedy = Nejdřív postavu umístěte, nebo vyberte jinou budovu.
refusal-not-for-sale = Zlato koupit nelze.
    .remedy = Kupte jiný zdroj.
refusal-here-already = Figurka už tam je.
    .remedy = Vyberte jiné pole, nebo zůstaňte.
refusal-solo-is-for-two = Sólovou hru hraje jeden hráč; na druhém místě sedí kardinál Titus.
    .remedy = Zvolte jednoho hráče, nebo sólovou hru vypněte.

## Log

log-fairs = { $round }. trh se koná { $space_in }: { $fair }.
log-challenge = Karta výzvy: { $challenge }.
log-round = Začíná { $round }. kolo.
log-dice =
    Hodnota { $value } ({ $action }): { $gold ->
         [0] { "" }
         [1] žlutá
        *[n] { $gold }× žlutá
    }{ $food ->
         [0] { "" }
         [1] { dice-then-food }růžová
        *[n] { dice-then-food }{ $food }× růžová
    }{ $wool ->
         [0] { "" }
         [1] { dice-then-wool }světle šedá
        *[n] { dice-then-wool }{ $wool }× světle šedá
    }{ $stone ->
         [0] { "" }
         [1] { dice-then-stone }tmavě šedá
        *[n] { dice-then-stone }{ $stone }× tmavě šedá
    }{ $iron ->
         [0] { "" }
         [1] { dice-then-iron }modrá
        *[n] { dice-then-iron }{ $iron }× modrá
    }.
dice-then-food =
    { $gold ->
         [0] { "" }
        *[n] { ", " }
    }
dice-then-wool =
    { $food ->
         [0] { dice-then-food }
        *[n] { ", " }
    }
dice-then-stone =
    { $wool ->
         [0] { dice-then-wool }
        *[n] { ", " }
    }
dice-then-iron =
    { $stone ->
         [0] { dice-then-stone }
        *[n] { ", " }
    }
log-corruption =
    { $count ->
         [0] Korupce 0: na královské stupnici se nic nemění.
         [one] Korupce { $count }: všichni se na královské stupnici vracejí o { $count } pole.
         [few] Korupce { $count }: všichni se na královské stupnici vracejí o { $count } pole.
        *[other] Korupce { $count }: všichni se na královské stupnici vracejí o { $count } polí.
    }
log-die = { $seat } si bere kostku ({ $colour } { $value }): { $action }.
log-change = { $seat } mění hodnotu kostky na { $value } za { amount-gold }.
log-colour = { $seat } používá pomocníka „{ helper-colour }“ a bere si { $resource_object }.
log-gain = { $seat } získává { counted-resource }.
log-pay = { $seat } platí { counted-resource }.
log-buy = { $seat } kupuje { counted-resource } za { price-gold }.
log-action = { $seat } provádí { $action_the } ({ $count } AB).
log-side = { $seat } provádí akci navíc: { $action } ({ $count } AB).
log-more = { $seat } získává { $count } AB navíc pro { $action_the }.
log-move = { $seat } přesouvá { $pawn_the } { $space_to }.
log-house = { $seat } staví dům { $space_in }.
log-pillar = { $seat } staví pilíř { $space_in }.
log-take-helper = { $seat } si bere pomocníka „{ $helper }“.
log-take-contract = { $seat } si bere smlouvu { $contract }.
log-take-crest = { $seat } si bere { $crest }.
log-take-character = { $seat } si bere { $person_object } ({ $bonus }).
log-offer-character = Nově v nabídce: { $person } ({ $bonus }).
log-refresh = { $seat } obměňuje nabídku postav.
log-place = { $seat } umísťuje { $person_object } do { $floor }. patra budovy { $building }.
log-filled = { $seat } zaplňuje budovu { $building }.
log-completed = { $seat } dokončuje budovu { $building }.
log-marker = { $seat } má od této chvíle +{ $count } AB pro { $action_the }.
log-offer-contract = Nově v nabídce smluv (místo { $slot }): { $contract }.
log-offer-crest = Nově v nabídce smluv (místo { $slot }): { $crest }.
log-fulfil = { $seat } plní smlouvu { $contract }.
log-crest = { $seat } umísťuje { $crest } pod budovu { $building }.
log-contribute = { $seat } přispívá ke stavbě katedrály { $space_in }.
log-help = { $seat } používá pomocníka „{ $helper }“.
log-king =
    { $count ->
         [one] { $seat } postupuje na královské stupnici o { $count } pole, na pole za { $vp } VB.
         [few] { $seat } postupuje na královské stupnici o { $count } pole, na pole za { $vp } VB.
        *[other] { $seat } postupuje na královské stupnici o { $count } polí, na pole za { $vp } VB.
    }
log-king-tile = { $seat } vede na královské stupnici.
log-discard = { $seat } odhazuje destičku u královské stupnice.
log-order = { $seat } je { $place }. v pořadí hry.
log-reset = { $seat } se na královské stupnici vrací na 0.
log-fair = Začíná trh { $space_in }: { $fair }.
log-fair-nobody = Nikdo se neúčastní.
log-fair-nothing = { $seat } se účastní, ale nezískává nic.
log-sector-helper = Nová bonusová destička ({ $action }): pomocník „{ $helper }“.
log-sector-contract = Nová bonusová destička ({ $action }): smlouva { $contract }.
log-sector-crest = Nová bonusová destička ({ $action }): { $crest }.
log-king-helper = Nová bonusová destička u královské stupnice: pomocník „{ $helper }“.
log-king-contract = Nová bonusová destička u královské stupnice: smlouva { $contract }.
log-king-crest = Nová bonusová destička u královské stupnice: { $crest }.
log-wheel = Akční kolo se otáčí o jednu výseč.
log-decree = Dekret: { $decree }.
log-titus-tile = { $seat } odstraňuje destičku ze své výseče.
log-points-start = { $seat } začíná s { $points } VB.
log-points-king = { $seat } si připisuje { $points } VB za královskou stupnici.
log-points-fairs =
    { $seat } si připisuje { $points } VB za trh{ $count ->
         [0] { "" }
        *[n] { " " }({ $count } × { $each })
    }.
log-points-house_spaces = { $seat } získává { $points } VB za pole pro dům.
log-points-contracts = { $seat } získává { $points } VB za smlouvu.
log-points-cathedrals = { $seat } získává { $points } VB za katedrálu.
log-points-characters = { $seat } získává { $points } VB za postavu.
log-points-helpers = { $seat } získává { $points } VB za pomocníka.
log-points-crests = { $seat } získává { $points } VB za erb.
log-points-houses_and_pillars = { $seat } získává { $points } VB za domy a pilíře ({ $houses } × { $pillars }).
log-points-buildings = { $seat } získává { $points } VB za dokončené budovy ({ $count }).
log-points-resources = { $seat } získává { $points } VB za zbylé zdroje ({ $count }).
log-points-challenges = { $seat } získává { $points } VB za kartu výzvy.

## Where points come from

source-start = Začátek hry
source-king = Královská stupnice
source-fairs = Trhy
source-house_spaces = Pole pro domy
source-contracts = Smlouvy
source-cathedrals = Katedrály
source-characters = Postavy
source-helpers = Pomocníci
source-crests = Erby
source-houses_and_pillars = Domy krát pilíře
source-buildings = Dokončené budovy
source-resources = Zbylé zdroje
source-challenges = Karty výzev

## Options

option-solo = Sólová hra
    .text = Jeden hráč proti kardinálu Titovi, který sedí na druhém místě: lehká, střední nebo těžká.
    .off = žádná
    .easy = lehká
    .normal = střední
    .hard = těžká
option-random_actions = Náhodné destičky akcí
    .text = Šest akcí leží kolem kola v náhodném pořadí.
option-fair_crests_count_storage = Erby ve skladišti se počítají
    .text = Trhy počítají i erby ve skladišti.
option-fair_filled_counts_building6 = Šestá budova se počítá
    .text = Budova plná od začátku se na trzích počítá jako zaplněná.
option-king_track_refill = Destička královské stupnice se doplňuje
    .text = Ve 2. a 3. kole leží u královské stupnice nová bonusová destička.
option-king_track_round4_vp = Body za vedení ve 4. kole
    .text = Kdo vede na královské stupnici ve 4. kole, získá místo destičky body.
option-king_fair_before_reset = Královský trh před návratem žetonů
    .text = Královský trh se řídí pozicemi před návratem žetonů na 0.
option-same_part_may_equal_named_part = Stejný zdroj dvakrát
    .text = Libovolnou část smlouvy lze zaplatit i zdrojem, který je na ní uveden.
option-helper_keeps_its_space = Pomocník drží své místo
    .text = Pomocník leží ve skladišti, dokud jeho schopnost neskončí.
option-roof_house_after_bonus = Dům ze střechy až po bonusu
    .text = Dům ze střechy se uvolní až po bonusu poslední postavy.

## The sheet beside the table, and what the icons mean

aid-round = Jedno kolo
aid-round-text =
    Hodí se kostkami ({ $dice }) a rozloží se kolem akčního kola.
    Třikrát: žeton korupce, pak si každý vezme jednu kostku.
    Změnit kostku o 1 stojí { $gold } zlata; 6 a 1 spolu sousedí.
    Královská fáze: body ze stupnice, nové pořadí. Potom trh.
aid-dice = Kostka
aid-value = Hodnota: tolik zdrojů
aid-points = Akční body
aid-actions = Akce
aid-merchant = Po 1 AB: krok; dům; bonusová destička
aid-architect = Po 1 AB: krok; pilíř; bonusová destička
aid-characters = 1 AB: vzít jednu, nebo nové; 1/2/3 AB: do 1./2./3. patra
aid-contracts = AB podle místa: vzít destičku; 1 AB: směnit zdroj
aid-king = Za každý AB krok po královské stupnici
aid-joker = Jedna z ostatních pěti
aid-beside = Kdykoli ve svém tahu
aid-beside-text =
    za { $gold } zlata 1 kámen, vlna, železo nebo jídlo
    splnit smlouvu; umístit erb za jídlo
    přispět ke stavbě katedrály, kde máte pilíř
    použít pomocníka
aid-fairs = Trhy: kolik je za každý kus
aid-fair-printed = Trhy 1 až 4, za každý kus
aid-end = Na konci
aid-track = Královská stupnice: kolik VB je po kole za které pole
aid-fulfilled = Splněné smlouvy: VB navíc, první až šestá
aid-crests = Erby: kolik jídla stojí u které budovy
icon-house = Dům
icon-pillar = Pilíř
icon-cathedral = Katedrála
icon-crest = Erb
icon-vp = Vítězné body (VB)
icon-any = Zdroj podle vaší volby
icon-same = Všechny stejného druhu podle vaší volby
icon-step = Krok obchodníka nebo architekta
icon-building = Vaše budova
icon-colour = Kostka dá jiný zdroj

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
board-king = Královská stupnice odpředu: { $list }.
board-king-space = { $vp } VB: { $list }
board-king-tile = Destička u královské stupnice: { $tile }.
board-fairs = Trhy:
board-fair = { $round }. { $space }: { $points } VB, { $fair }{ $over }
board-over = { " " }(proběhl)
board-contracts = Nabídka smluv, v hromádce zbývá { $list }:
board-slot = { $slot } ({ $count } AB): { $tile }
board-characters = Nabídka postav, v hromádce zbývá { $list }:
board-place = { $slot }: { $tile }
board-map = Mapa:
board-city = { $space }: { $list }
board-ways = sousedí: { $list }
board-two-steps = { $space } (2 kroky)
board-houses = domy: { $list }
board-house-free = volné pole pro dům
board-house-free-vp = volné pole pro dům ({ $points } VB)
board-house-free-building = volné pole pro dům (bonusy budovy)
board-cathedral = katedrála: { price-stone } za { $points } VB, volná pole pro pilíře: { $count }
board-cathedral-none = v této hře bez katedrály
board-pillars = pilíře: { $list }
board-players = Hráči:
board-you = { $seat } (vy)
board-pair = { $left }: { $right }
board-points = { $points } VB
board-goods = { $list }
board-goods-none = žádné zdroje
board-titus-goods = zboží: { $count }
board-pawns = obchodník { $left }, architekt { $right }
board-supply = v zásobě: domy { $left }, pilíře { $right }
board-storage = skladiště: { $list }
board-storage-none = skladiště prázdné
board-fulfilled = splněné smlouvy: { $list }
board-building = budova { $building }: { $list }
board-room =
    { $floor ->
         [1] { $tile } v 1. patře
        *[n] { $tile } ve { $floor }. patře
    }
board-rooms-empty =
    { $count ->
         [one] { $count } prázdná místnost
         [few] { $count } prázdné místnosti
        *[other] { $count } prázdných místností
    }
board-crest = { $tile }
board-crest-free = erb za { price-food }
board-full = plná
board-extra = { $action } +{ $count }
board-helper = pomocník „{ $helper }“
board-contract = smlouva { $contract }
board-character = { $person } ({ $bonus })
board-holds = má: { $list }
board-challenges = Karty výzev:
board-decrees = Dekrety, které ještě přijdou: { $list }.
board-taken = vzaté kostky: { $list }
board-die = { $colour } { $value }

## Stůl v obrazech

about-place = Evropa
about-time = asi 90 minut
about-weight = vyšší
final-ties = Při shodě bodů rozhoduje pořadí hráčů na konci hry (T-12.4).
draw-map = Mapa Evropy
draw-map-round = Mapa Evropy, { $round }. kolo
draw-short-koeln = Kolín n. R.
draw-wheel = Akční kolo
draw-king = Královská stupnice
draw-corruption = Korupce
draw-fairs = Trhy
draw-works = Vaše stavby katedrál
draw-contracts = Smlouvy a erby
draw-characters = Postavy
draw-stack = v hromádce { $count }
draw-ap = AB
draw-storehouse = Zdroje a kostky
draw-dice = Vzaté kostky: { $count }
draw-buildings = Budovy
draw-storage = Skladiště
draw-fulfilled = Splněné smlouvy
draw-others = Desky ostatních
draw-boards = Desky hráčů
draw-goods = zboží: železo a vlna
draw-titus-holds = smlouvy a erby, které drží
draw-place = { $place }.
draw-count-houses = domy na mapě
draw-count-pillars = pilíře na mapě
draw-count-contracts = splněné smlouvy
draw-count-cathedrals = destičky katedrál
draw-count-crests = erby
draw-over = Konec hry
draw-winner = Vítězí { $seat }, { $points } VB.
draw-phase-turns = Tah { $lap }/{ $laps }
draw-phase-king = Král
draw-phase-fair = Trh
draw-phase-cleanup = Úklid
draw-phase-end = Závěrečné bodování
draw-next-fair = Příští trh { $place }
draw-fair-counts = Za každý kus { $points } VB: { $fair }.
draw-fair-king = { $points } VB a k tomu VB z královské stupnice.
draw-fair-now = Teď by získali: { $list }.
draw-fair-nobody = Zatím se neúčastní nikdo.
draw-fair-not-you = K účasti potřebujete dům nebo obchodníka { $place }.
draw-you = vy
draw-amount-vp = { $count } VB
draw-amount-gold = { amount-gold }
draw-amount-food = { amount-food }
draw-amount-wool = { amount-wool }
draw-amount-stone = { amount-stone }
draw-amount-iron = { amount-iron }
draw-points-left =
    { $count ->
         [one] zbývá { $count } AB
         [few] zbývají { $count } AB
         [many] zbývá { $count } AB
        *[other] zbývá { $count } AB
    }
draw-on-track = na královské stupnici: { $points }
draw-new-house =
    { $count ->
         [one] do zásoby přibude { $count } dům
         [few] do zásoby přibudou { $count } domy
         [many] do zásoby přibude { $count } domu
        *[other] do zásoby přibude { $count } domů
    }
draw-new-pillar =
    { $count ->
         [one] do zásoby přibude { $count } pilíř
         [few] do zásoby přibudou { $count } pilíře
         [many] do zásoby přibude { $count } pilíře
        *[other] do zásoby přibude { $count } pilířů
    }
draw-completes = budova { $building } bude dokončena
draw-takes = do skladiště: { $tile }
draw-at-fair = na trhu: { $points } VB
draw-closer = Tam, kde rozhodujete
draw-farther = Celý stůl

## Co která věc je

explain-road = Pole na cestě: krok jako každý jiný, ale nic se tu nestaví ani nebere.
explain-pawn = { $pawn } ({ $seat })
explain-pawn-place = Stojí { $place }.
explain-fair = { $number }. trh { $place }
explain-fair-over = Tento trh už proběhl.
explain-fair-who = Účastní se, kdo tam má dům nebo obchodníka.
explain-fair-there = { $seat }: { $points } VB ({ $count })
explain-fair-away = { $seat }: není tam; za účast by bylo { $points } VB ({ $count })
explain-action-merchant = Za 1 AB: posuňte obchodníka o krok, nebo postavte v jeho městě dům ze zásoby, nebo si tam vezměte bonusovou destičku.
explain-action-architect = Za 1 AB: posuňte architekta o krok, nebo postavte v jeho městě s katedrálou pilíř ze zásoby, nebo si tam vezměte bonusovou destičku.
explain-action-characters = Za 1 AB si vezměte postavu nebo obměňte nabídku. Za 1, 2 nebo 3 AB přesuňte postavu ze skladiště do místnosti v 1., 2. nebo 3. patře.
explain-action-contracts = Za AB daného místa si vezměte destičku z nabídky. Za 1 AB směňte jeden zdroj; první směna v tahu přidá ještě jeden.
explain-action-king = Váš žeton postoupí za každý AB o 1 pole.
explain-action-joker = Zvolte jednu z ostatních pěti akcí.
explain-sector =
    { $value ->
         [one] Teď u hodnoty { $value }: { $value } zdroj, { $points } AB.
         [few] Teď u hodnoty { $value }: { $value } zdroje, { $points } AB.
        *[other] Teď u hodnoty { $value }: { $value } zdrojů, { $points } AB.
    }
explain-marker = Vaše dokončená budova přidává { $count } AB.
explain-wheel = Kostka přinese tolik zdrojů, kolik ukazuje, a tolik akčních bodů, kolik jí chybí do sedmi. Po každém kole hry se akční kolo pootočí o jednu výseč.
explain-die = Přinese: { $goods }; { $action }, { $points } AB.
explain-change = Každá změna o 1 stojí { $gold } zlata; 6 a 1 spolu sousedí.
explain-king = Po tazích kola každý získá nebo ztratí body svého pole; vedoucí hráč si bere destičku a pořadí na stupnici se stane pořadím hry. Žetony z červených polí se vrátí na 0.
explain-corruption = Před každým tahem kola se otočí žeton korupce a všechny žetony hráčů se vrátí o tolik polí.
explain-favour = Tuto destičku získá, kdo na konci kola vede na královské stupnici.
explain-helper = Pomocník čeká ve skladišti; použijte ho kdykoli ve svém tahu, pak je pryč.
explain-contract = Splňte ji ze skladiště kdykoli ve svém tahu; chybějící zdroje stojí po 2 zlatech.
explain-crest = Umístěte ho pod budovu za jídlo a získejte bonus toho místa. Každý erb můžete mít jen jednou.
explain-character = Ze skladiště jde do místnosti a tehdy přinese bonus. V budově bydlí jen jeden typ postav.
explain-linked = Budova tohoto typu postav slouží akci: { $action }.
explain-slot = Cena: { $count } AB.
explain-resource = Z kostek této barvy: { $colour }.
explain-buy = Tento zdroj můžete kdykoli ve svém tahu nakupovat po 2 zlatech.
explain-building = Budova { $building }
explain-crest-1 = Erb za { price-food } přinese dům v libovolném městě.
explain-crest-2 = Erb za { price-food } přinese pilíř u libovolné katedrály.
explain-crest-3 = Erb za { price-food } přesune vašeho obchodníka kamkoli.
explain-crest-4 = Erb za { price-food } přesune vašeho architekta kamkoli.
explain-crest-5 = Erb za { price-food } přinese 2 zdroje podle vaší volby.
explain-crest-6 = Erb za { price-food } přinese 5 VB.
explain-complete = Jakmile jsou plné všechny místnosti a pod budovou leží erb: +{ $count } AB pro akci jejích postav.
explain-room = Prázdná místnost: nastěhování stojí { $count } AB.
explain-contracts = Šest míst, plní se zleva; každé přidá své body a prvních pět uvolní pilíř.
explain-supply-house =
    { $count ->
         [one] { $count } dům v zásobě
         [few] { $count } domy v zásobě
         [many] { $count } domu v zásobě
        *[other] { $count } domů v zásobě
    }
explain-supply-pillar =
    { $count ->
         [one] { $count } pilíř v zásobě
         [few] { $count } pilíře v zásobě
         [many] { $count } pilíře v zásobě
        *[other] { $count } pilířů v zásobě
    }
explain-more-house = Zaplněná budova uvolní dům na své střeše.
explain-more-pillar = Každá splněná smlouva uvolní pilíř ze svého místa.
explain-contract-worth = Na příštím místě pro smlouvy vám přinese celkem { $points } VB.
explain-contract-paid = Máte vše, co stojí.
explain-contract-lack = Ještě vám chybí: { $list }.
explain-lack-same =
    { $count ->
         [one] { $count } zdroj téhož druhu
         [few] { $count } zdroje téhož druhu
        *[other] { $count } zdrojů téhož druhu
    }
explain-crest-owned = Tento erb už máte.
explain-character-home = Ve vaší budově { $building } je pro ni volná místnost: { $count } AB.
explain-character-full = Vaše budova { $building } pro tento typ postav je plná.
explain-character-new = Může se nastěhovat do kterékoli vaší prázdné budovy.
explain-character-nowhere = Ve vašich budovách pro ni není místo.
explain-product = Domy krát pilíře na mapě: teď { $left } × { $right } = { $points } VB na konci hry.
explain-contracts-next = Příští místo: +{ $points } VB.
explain-leftovers =
    { $count ->
         [one] Na konci hry přinese každý zdroj
         [few] Na konci hry přinesou každé { $count } zdroje
        *[other] Na konci hry přinese každých { $count } zdrojů
    } 1 VB; vaše by teď přinesly { $points } VB.

## Kde v tahu právě jste

stage-die = Kostka
stage-house = Bonus pole pro dům
stage-points =
    { $count ->
         [one] zbývá { $count } AB
         [few] zbývají { $count } AB
        *[other] zbývá { $count } AB
    }
stage-steps =
    { $count ->
         [one] { $count } krok
         [few] { $count } kroky
         [many] { $count } kroku
        *[other] { $count } kroků
    }
stage-placement = smíte stavět
stage-gain = Zdroje
stage-count = vybrat { $count }
stage-bonuses =
    { $count ->
         [one] zbývá { $count } bonus
         [few] zbývají { $count } bonusy
         [many] zbývá { $count } bonusu
        *[other] zbývá { $count } bonusů
    }
stage-then = Potom
stage-filled = nejdřív bonus, pak střecha
stage-swap = Směna
stage-price = Cena
stage-part = Dva účinky
stage-room = Místnost

## Kapitoly průběhu

chapter-king = Královská fáze
chapter-fair = Trh
chapter-end = Závěrečné bodování

## Kardinál Titus

titus-last = Jeho poslední dekret: { $decree }
titus-next = Dekrety, které ještě přijdou
titus-challenges = Karty výzev
titus-line = { $number }. { $text }
titus-if = { $what }, pokud { $condition }
titus-action = { $action }
titus-colours = Barvy: { $list }.
titus-kind-goods = železo a vlna
titus-kind-stone = kámen
titus-kind-food = jídlo
titus-kind-gold = zlato
titus-kind-need = co nejvíc potřebuje
wanted-stone = nejvyšší kostka kamene
wanted-food = nejvyšší kostka jídla
wanted-goods = nejvyšší kostka železa nebo vlny
wanted-any = nejvyšší kostka
wanted-needed = nejvyšší kostka železa nebo vlny, jinak zlata
condition-always = platí vždy
condition-pillars_over_houses = má víc pilířů než domů
condition-houses_reach_pillars = má aspoň tolik domů kolik pilířů
condition-pillars_over_cathedrals = má víc pilířů než destiček katedrál
condition-contract = drží smlouvu
condition-crest_near = je na dosah nový erb
condition-crest_offered = je v nabídce nový erb
log-why-action = Titus se řídí { $number }. prioritou ({ $condition }) a volí { $action_the }.
log-why-die = Titus se řídí { $number }. prioritou ({ $condition }): { $wanted }.
log-why-rest = Žádná priorita dekretu neplatí: Titus si bere nejvyšší kostku.
log-titus-done = { $seat } končí tah.
chapter-titus = Kardinál Titus
credits-geometry = Mapa Evropy: pobřeží z Natural Earth, volné dílo; obrysy jsou zjednodušené a upravené, řeky, hory a cesty jsou vlastní.
