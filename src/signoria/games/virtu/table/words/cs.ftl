### Virtù: names and texts in Czech.
### Ids are stable: cs.ftl, en.ftl and fr.ftl have the same ids, attributes and variables.

## The game

title-name = Virtù
title-blurb = Pět renesančních mocností vládne, podporuje umění, anektuje, intrikuje a válčí o prestiž v Itálii; ve dvou o ni bojuje Francie s Neapolí.

## Symbols and amounts

symbol-florin = florén
symbol-crown = koruna
symbol-cross = kříž
symbol-cavalry = jízda
symbol-ship = loď
symbol-mask = maska
symbol-war = válčení
symbol-arrow = šipka
symbol-either = koruna nebo kříž
amount-florin =
    { $count ->
        [one] { $count } florén
        [few] { $count } florény
       *[other] { $count } florénů
    }
price =
    { $crown ->
        [0] {""}
       *[n] {" · "}{ $crown }× { symbol-crown }
    }{ $cross ->
        [0] {""}
       *[n] {" · "}{ $cross }× { symbol-cross }
    }{ $either ->
        [0] {""}
       *[n] {" · "}{ $either }× { symbol-either }
    }{ $cavalry ->
        [0] {""}
       *[n] {" · "}{ $cavalry }× { symbol-cavalry }
    }{ $ship ->
        [0] {""}
       *[n] {" · "}{ $ship }× { symbol-ship }
    }{ $mask ->
        [0] {""}
       *[n] {" · "}{ $mask }× { symbol-mask }
    }{ $florin ->
        [0] {""}
       *[n] {" · "}{ $florin }× { symbol-florin }
    }
amount-vp =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
marker-place = { $count ->
        [0] ukazatel uprostřed
       *[n] ukazatel { $count } od středu, strana: { $seat2 }
    }

## Actions

action-govern = Vláda
action-patronise = Mecenát
action-trade = Obchod
action-annex = Anexe
action-wage_war = Tažení
action-intrigue = Intriky
action-none = žádná akce

## Cities, seas, powers

city-nice = Nice
city-turin = Turín
city-milan = Milán
city-genoa = Janov
city-parma = Parma
city-verona = Verona
city-venice = Benátky
city-bologna = Bologna
city-ravenna = Ravenna
city-pisa = Pisa
city-florence = Florencie
city-siena = Siena
city-perugia = Perugia
city-spoleto = Spoleto
city-ancona = Ancona
city-civitavecchia = Civitavecchia
city-rome = Řím
city-laquila = L'Aquila
city-terracina = Terracina
city-benevento = Benevento
city-naples = Neapol
city-bari = Bari
city-rossano = Rossano
city-reggio = Reggio
city-palermo = Palermo
city-cagliari = Cagliari
city-ajaccio = Ajaccio
city-tunis = Tunis
city-corfu = Korfu
city-ragusa = Ragusa
sea-ligurian = Ligurské moře
sea-tyrrhenian = Tyrhénské moře
sea-african = Sardinské a africké moře
sea-ionian = Jónské moře
sea-adriatic_s = Jižní Jadran
sea-adriatic_n = Severní Jadran
power-milan = Milán
power-florence = Florencie
power-naples = Neapol
power-venice = Benátky
power-rome = Řím
power-france = Francie
power-kings_naples = Neapol
major-florence = Florencie
    .gone = je vyřazena
major-rome = Řím
    .gone = je vyřazen
major-venice = Benátky
    .gone = jsou vyřazeny
posture-favourable = příznivý
posture-neutral = neutrální
posture-hostile = nepřátelský
posture-allied = spojenecký

## Cards

card-ambassador = Vyslanec
card-cardinal = Kardinál
card-merchant = Kupec
card-gonfalonier = Praporečník
card-maestro = Maestro
card-consigliere = Rádce
card-podesta = Podesta
card-bravo = Mordýř
card-condottiero = Kondotiér
card-admiral = Admirál
card-banker = Bankéř
card-pope = Papež
card-f_milan_galeazzo = Galeazzo Sforza
card-f_milan_ludovico = Ludovico Sforza
card-f_milan_caterina = Caterina Sforza
card-f_florence_lorenzo = Lorenzo Medicejský
card-f_florence_giuliano = Giuliano Medicejský
card-f_florence_sassetti = Francesco Sassetti
card-f_naples_ferdinand = Ferdinand II. Neapolský
card-f_naples_alfonso = Alfons, vévoda z Kalábrie
card-f_naples_montefeltro = Federico III. de Montefeltro
card-f_venice_ten = Rada deseti
card-f_venice_pitigliano = Niccolò Orsini z Pitigliana
card-f_venice_barbarigo = Dóže Agostino Barbarigo
card-f_rome_alexander = Alexandr VI. Borgia
card-f_rome_cesare = Cesare Borgia
card-f_rome_lucrezia = Lucrezia Borgia
card-w_france_charles = Karel VIII.
card-w_france_orleans = Ludvík Orleánský
card-w_france_ludovico = Ludovico Sforza
card-w_france_aubigny = Béraud Stuart d'Aubigny
card-w_naples_ferdinand = Ferdinand II. (Ferrandino)
card-w_naples_cordoba = Gonzalo de Córdoba
card-w_naples_frederick = Fridrich Aragonský
card-w_florence_piero = Piero Medicejský
card-w_florence_vitelli = Paolo Vitelli
card-w_venice_barbarigo = Dóže Agostino Barbarigo
card-w_venice_gonzaga = Francesco II. Gonzaga
card-w_rome_alexander = Alexandr VI. Borgia
card-w_rome_cesare = Cesare Borgia
card-machiavelli = Niccolò Machiavelli
card-none = žádná

## Tiles

tile-nice = Nice
tile-turin = Turín
tile-milan = Milán
tile-genoa = Janov
tile-parma = Parma
tile-verona = Verona
tile-venice = Benátky
tile-bologna = Bologna
tile-ravenna = Ravenna
tile-pisa = Pisa
tile-florence = Florencie
tile-siena = Siena
tile-perugia = Perugia
tile-spoleto = Spoleto
tile-ancona = Ancona
tile-civitavecchia = Civitavecchia
tile-rome = Řím
tile-laquila = L'Aquila
tile-terracina = Terracina
tile-benevento = Benevento
tile-naples = Neapol
tile-bari = Bari
tile-rossano = Rossano
tile-reggio = Reggio
tile-palermo = Palermo
tile-cagliari = Cagliari
tile-ajaccio = Ajaccio
tile-tunis = Tunis
tile-corfu = Korfu
tile-ragusa = Ragusa
tile-cathedral-1 = Katedrála 1
tile-cathedral-2 = Katedrála 2
tile-cathedral-3 = Katedrála 3
tile-cathedral-4 = Katedrála 4
tile-cathedral-5 = Katedrála 5
tile-duchy = Vévodství
tile-principality = Knížectví
tile-kingdom = Království
tile-republic = Republika
tile-guild = Cech
tile-cannons = Děla
tile-royal = Francouzské království

## Items of the supply

item-ambassador = Vyslanec
item-cardinal = Kardinál
item-merchant = Kupec
item-gonfalonier = Praporečník
item-maestro = Maestro
item-consigliere = Rádce
item-podesta = Podesta
item-bravo = Mordýř
item-condottiero = Kondotiér
item-admiral = Admirál
item-banker = Bankéř
item-pope = Papež
item-duchy = Vévodství
item-principality = Knížectví
item-kingdom = Království
item-republic = Republika
item-guild = Cech
item-cathedral = Katedrála

## Rooms, slots and spots of a palace

room-room-1 = komnata 1
room-room-2 = komnata 2
room-room-3 = komnata 3
room-room-4 = komnata 4
room-room-5 = komnata 5
side-left = vlevo
side-right = vpravo
slot-left-1 = místo vlevo 1
slot-left-2 = místo vlevo 2
slot-left-3 = místo vlevo 3
slot-right-1 = místo vpravo 1
slot-right-2 = místo vpravo 2
slot-right-3 = místo vpravo 3
spot-left-1 = místo vlevo 1
spot-left-2 = místo vlevo 2
spot-left-3 = místo vlevo 3
spot-right-1 = místo vpravo 1
spot-right-2 = místo vpravo 2
spot-right-3 = místo vpravo 3
spot-action-1 = komnata 1, v akci
spot-action-2 = komnata 2, v akci
spot-action-3 = komnata 3, v akci
spot-action-4 = komnata 4, v akci
spot-action-5 = komnata 5, v akci
spot-under-1 = komnata 1, jako vylepšení
spot-under-2 = komnata 2, jako vylepšení
spot-under-3 = komnata 3, jako vylepšení
spot-under-4 = komnata 4, jako vylepšení
spot-under-5 = komnata 5, jako vylepšení
target-left-1 = místo vlevo 1
target-left-2 = místo vlevo 2
target-left-3 = místo vlevo 3
target-right-1 = místo vpravo 1
target-right-2 = místo vpravo 2
target-right-3 = místo vpravo 3
target-action-1 = komnata 1, v akci
target-action-2 = komnata 2, v akci
target-action-3 = komnata 3, v akci
target-action-4 = komnata 4, v akci
target-action-5 = komnata 5, v akci
target-under-1 = komnata 1, jako vylepšení
target-under-2 = komnata 2, jako vylepšení
target-under-3 = komnata 3, jako vylepšení
target-under-4 = komnata 4, jako vylepšení
target-under-5 = komnata 5, jako vylepšení
target-discard = odhodit

## Reliefs

relief-action = karta v akci
relief-under = vylepšení
relief-printed = natištěný symbol komnaty
relief-michelangelo = Michelangelo
relief-ottoman = bonus Osmanské říše
relief-empire = bonus Svaté říše římské
relief-indulgence = nový odpustek
relief-left-1 = dvořan, místo vlevo 1
relief-left-2 = dvořan, místo vlevo 2
relief-left-3 = dvořan, místo vlevo 3
relief-right-1 = dvořan, místo vpravo 1
relief-right-2 = dvořan, místo vpravo 2
relief-right-3 = dvořan, místo vpravo 3
relief-nice = destička Nice
relief-turin = destička Turín
relief-milan = destička Milán
relief-genoa = destička Janov
relief-parma = destička Parma
relief-verona = destička Verona
relief-venice = destička Benátky
relief-bologna = destička Bologna
relief-ravenna = destička Ravenna
relief-pisa = destička Pisa
relief-florence = destička Florencie
relief-siena = destička Siena
relief-perugia = destička Perugia
relief-spoleto = destička Spoleto
relief-ancona = destička Ancona
relief-civitavecchia = destička Civitavecchia
relief-rome = destička Řím
relief-laquila = destička L'Aquila
relief-terracina = destička Terracina
relief-benevento = destička Benevento
relief-naples = destička Neapol
relief-bari = destička Bari
relief-rossano = destička Rossano
relief-reggio = destička Reggio
relief-palermo = destička Palermo
relief-cagliari = destička Cagliari
relief-ajaccio = destička Ajaccio
relief-tunis = destička Tunis
relief-corfu = destička Korfu
relief-ragusa = destička Ragusa
relief-cathedral-1 = destička Katedrála 1
relief-cathedral-2 = destička Katedrála 2
relief-cathedral-3 = destička Katedrála 3
relief-cathedral-4 = destička Katedrála 4
relief-cathedral-5 = destička Katedrála 5
relief-duchy = destička Vévodství
relief-principality = destička Knížectví
relief-kingdom = destička Království
relief-republic = destička Republika
relief-guild = destička Cech
relief-cannons = destička Děla
relief-royal = destička Francouzské království

## What a Govern action turns

faced-nice = Nice
faced-turin = Turín
faced-milan = Milán
faced-genoa = Janov
faced-parma = Parma
faced-verona = Verona
faced-venice = Benátky
faced-bologna = Bologna
faced-ravenna = Ravenna
faced-pisa = Pisa
faced-florence = Florencie
faced-siena = Siena
faced-perugia = Perugia
faced-spoleto = Spoleto
faced-ancona = Ancona
faced-civitavecchia = Civitavecchia
faced-rome = Řím
faced-laquila = L'Aquila
faced-terracina = Terracina
faced-benevento = Benevento
faced-naples = Neapol
faced-bari = Bari
faced-rossano = Rossano
faced-reggio = Reggio
faced-palermo = Palermo
faced-cagliari = Cagliari
faced-ajaccio = Ajaccio
faced-tunis = Tunis
faced-corfu = Korfu
faced-ragusa = Ragusa
faced-cathedral-1 = Katedrála 1
faced-cathedral-2 = Katedrála 2
faced-cathedral-3 = Katedrála 3
faced-cathedral-4 = Katedrála 4
faced-cathedral-5 = Katedrála 5
faced-duchy = Vévodství
faced-principality = Knížectví
faced-kingdom = Království
faced-republic = Republika
faced-guild = Cech
faced-cannons = Děla
faced-royal = Francouzské království
faced-bonus-france = bonus: Francie
faced-bonus-ottoman = bonus: Osmanská říše
faced-bonus-empire = bonus: Svatá říše římská

## Great powers, patronage bonuses, armies

alliance-france = Francie
    .with = s Francií
    .of = Francie
alliance-ottoman = Osmanská říše
    .with = s Osmanskou říší
    .of = Osmanské říše
alliance-empire = Svatá říše římská
    .with = se Svatou říší římskou
    .of = Svaté říše římské
bonus-leonardo = Leonardo da Vinci
    .text = +1 v každém obléhání za 1 florén
bonus-trace_italienne = Bastionová pevnost
    .text = +2, když je tvé město obléháno
bonus-copernicus = Mikuláš Koperník
    .text = o jedno místo dvořana víc
bonus-the_prince = Vladař
    .text = o místo a agenta víc; žádní cizí agenti na tom, co je tvé
bonus-michelangelo = Michelangelo
    .text = koruna při každém mecenátu
bonus-duomo = Dóm
    .text = 1 kříž při závěrečném součtu
bonus-sistine_chapel = Sixtinská kaple
    .text = 2 kříže při závěrečném součtu
bonus-columbus = Kryštof Kolumbus
    .text = 2 body
bonus-machiavelli = Niccolò Machiavelli
    .text = dvořan se 2 korunami nebo 2 maskami
bonus-cannons = Děla
    .text = +2 v bitvě za 1 florén, pak vyčerpaná
army-own = vlastní jednotka
army-florence = jednotka (Florencie)
army-rome = jednotka (Řím)
army-venice = jednotka (Benátky)

## Places of Agents

place-nice = Nice
place-turin = Turín
place-milan = Milán
place-genoa = Janov
place-parma = Parma
place-verona = Verona
place-venice = Benátky
place-bologna = Bologna
place-ravenna = Ravenna
place-pisa = Pisa
place-florence = Florencie
place-siena = Siena
place-perugia = Perugia
place-spoleto = Spoleto
place-ancona = Ancona
place-civitavecchia = Civitavecchia
place-rome = Řím
place-laquila = L'Aquila
place-terracina = Terracina
place-benevento = Benevento
place-naples = Neapol
place-bari = Bari
place-rossano = Rossano
place-reggio = Reggio
place-palermo = Palermo
place-cagliari = Cagliari
place-ajaccio = Ajaccio
place-tunis = Tunis
place-corfu = Korfu
place-ragusa = Ragusa
place-seat-room-1 = { room-room-1 } ({ $seat })
place-seat-room-2 = { room-room-2 } ({ $seat })
place-seat-room-3 = { room-room-3 } ({ $seat })
place-seat-room-4 = { room-room-4 } ({ $seat })
place-seat-room-5 = { room-room-5 } ({ $seat })
place-alliance-france = spojenectví s Francií
place-alliance-ottoman = spojenectví s Osmanskou říší
place-alliance-empire = spojenectví se Svatou říší římskou
place-track-florence = stupnice vlivu (Florencie)
place-track-rome = stupnice vlivu (Řím)
place-track-venice = stupnice vlivu (Benátky)

## War bonuses

warbonus-token = žeton +1
warbonus-leonardo = Leonardo da Vinci
warbonus-cannons = Děla
warbonus-france = spojenectví s Francií
warbonus-left-1x1 = dvořan, místo vlevo 1, 1× válka
warbonus-left-1x2 = dvořan, místo vlevo 1, 2× válka
warbonus-left-2x1 = dvořan, místo vlevo 2, 1× válka
warbonus-left-2x2 = dvořan, místo vlevo 2, 2× válka
warbonus-left-3x1 = dvořan, místo vlevo 3, 1× válka
warbonus-left-3x2 = dvořan, místo vlevo 3, 2× válka
warbonus-right-1x1 = dvořan, místo vpravo 1, 1× válka
warbonus-right-1x2 = dvořan, místo vpravo 1, 2× válka
warbonus-right-2x1 = dvořan, místo vpravo 2, 1× válka
warbonus-right-2x2 = dvořan, místo vpravo 2, 2× válka
warbonus-right-3x1 = dvořan, místo vpravo 3, 1× válka
warbonus-right-3x2 = dvořan, místo vpravo 3, 2× válka

## Reasons

reason-cities = hráč má 8 měst
reason-patronage = hráč je na 5. stupni mecenátu
reason-no-neutral = nezbývá žádné neutrální město
reason-years = roky uplynuly
reason-crowns = Milán, Neapol a třetí hlavní město
reason-annihilation = soupeř už nemá žádné město
reason-rounds = skončilo poslední kolo

## Options of a table

option-one_agent_per_palace = Jeden cizí agent v paláci
    .text = Pro začátečníky: v každém paláci je nejvýše jeden cizí agent.
option-pass_is_final = Pas je konečný
    .text = Kdo v bitvě pasuje, už v ní nehlásí žádné bonusy.
option-secret_family = Rody se rozmisťují tajně
    .text = Všichni rozmístí karty rodu najednou; jinak otevřeně v pořadí.
option-free_symbols_first = Nejprve platí symboly zdarma
    .text = Symboly komnaty bez jiného využití se použijí bez ptaní.
option-max_years = Nejvíce let
    .text = Hra pro tři až pět hráčů skončí nejpozději po tolika letech.
option-upkeep_rounds = Kola se žoldem (dva hráči)
    .text = Dřívější: kola 2, 6, 10, 14, 18. Pozdější: kola 4, 8, 12, 16, 20.
    .early = dřívější
    .late = pozdější

## Where prestige comes from

source-cities = Města
log-points-cities = { $seat }: města, { $points }.
source-city-lead = Nejvíce měst
log-points-city-lead = { $seat }: nejvíce měst, { $points }.
source-patronage = Mecenát
log-points-patronage = { $seat }: mecenát, { $points }.
source-patronage-lead = Nejvyšší stupeň mecenátu
log-points-patronage-lead = { $seat }: nejvyšší stupeň mecenátu, { $points }.
source-cards = Karty a destičky
log-points-cards = { $seat }: karty a destičky, { $points }.
source-religion = Náboženský vliv
log-points-religion = { $seat }: náboženský vliv, { $points }.
source-trophies = Trofeje
log-points-trophies = { $seat }: trofeje, { $points }.
source-alliances = Spojenectví
log-points-alliances = { $seat }: spojenectví, { $points }.
source-indulgences = Odpustky
log-points-indulgences = { $seat }: odpustky, { $points }.
source-capitals = Hlavní města
log-points-capitals = { $seat }: hlavní města, { $points }.

## Decisions in the order of play: the prompt, then the moves

prompt-family = Kam umístit: { $card }?
    .more = Všichni rozmisťují karty rodu najednou.
move-family = { $spot }
prompt-opening = Kam umístit: { $card }?
move-opening = { $spot }
prompt-start = Ve které komnatě začne tvůj akční žeton?
move-start = { $room }: { $action }
prompt-marker = Akční žeton: { $room } ({ $action }), kroků zatím: { $steps }.
    .more = Dva kroky jsou zdarma.
move-marker = Krok dál za šipku: { $tile }
move-marker-on = Krok dál
move-marker-stop = Zastavit zde
move-marker-florins = Krok dál za florény
prompt-release = Odpustek leží zde: { $room }.
    .more = Odstranit ho?
move-release-cross = Za 1 kříž
move-release-crowns = Za 2 koruny
move-release-keep = Ponechat
prompt-govern = Vláda: zatím zaplaceno { $count }×.
    .more = Každá koruna či kříž otočí dvě destičky nebo obnoví bonus spojenectví.
move-govern = { $shown ->
        [1] { $card } ({ $relief })
       *[0] { $relief }
    }: { $count }× { $symbol }
move-govern-done = To je vše
prompt-turnup = Co otočit?
    .more = Zbývá půlsymbolů: { $count }.
move-turnup = Otočit: { $faced }
move-turnup-done = Zbytek nechat
prompt-patronise = Zaplatit { $rank }. stupeň mecenátu?
    .more = Cena{ price }.
move-patronise-yes = Ano
move-patronise-no = Ne
prompt-bonus = Vyber bonus za mecenát.
move-bonus = { $bonus }: { $bonus_text }
prompt-trade = Obchod: zatím { $count }× loď, po 2 florénech.
move-trade = { $shown ->
        [1] { $card } ({ $relief })
       *[0] { $relief }
    }: { $count }× { symbol-ship }
move-trade-done = To je vše
prompt-annex = Které město anektuješ?
move-annex = { $city } ({ $crowns }× { symbol-crown }{ $ships ->
        [0] {""}
       *[n] {", "}{ $ships }× { symbol-ship }
    })
move-annex-none = { $duel ->
        [1] Žádné město, pokračovat vlivem
       *[0] Žádné
    }
move-annex-ally-florence = Spojenectví s Florencií
move-annex-ally-rome = Spojenectví s Římem
move-annex-ally-venice = Spojenectví s Benátkami
prompt-influence = Vliv: zbývá korun { $crowns }, křížů { $crosses }.
move-influence = Vliv: { $major } +1
move-influence-done = To je vše
prompt-troop = Tažení: v zásobě jízda { $cavalry }, lodě { $ships }.
    .more = Která jednotka se pohne?
move-troop = { $army }: { $city }
move-troop-claim-action = Válečný žeton z karty v akci
move-troop-claim-under = Válečný žeton z vylepšení
move-troop-done = To je vše
prompt-march = { $city }: kam vojsko potáhne?
move-march = Kam: { $city }
prompt-route = { $city } – { $city2 }: za jakou cenu?
move-route = { $count ->
        [0] { $ships }× { symbol-ship }
       *[n] { $count }× { symbol-cavalry }{ $ships ->
            [0] {""}
           *[n] {", "}{ $ships }× { symbol-ship }
        }
    }
prompt-plot = Intriky: masek v zásobě { $masks }.
    .more = Co udělá další?
move-plot-city = Agent do města
move-plot-room = Agent do paláce
move-plot-alliance = { $duel ->
        [1] Agent na stupnici vlivu
       *[0] Agent na spojenectví
    }
move-plot-move = Přesunout vlastního agenta
move-plot-remove = Odstranit cizího agenta
move-plot-done = To je vše
prompt-shift = Který agent se přesune?
move-shift = { $place }
prompt-agent = Kam agent půjde?
move-agent = { $place }
prompt-oust = Který cizí agent odejde?
move-oust = { $place }
prompt-turn = Tah končí.
    .more = Požádat o odpustek za florény?
move-turn-florins = Odpustek: florény hned, na konci o bod méně
move-turn-end = Ukončit tah
prompt-pay = K zaplacení{ price }.
move-pay = { $shown ->
        [1] { $card } ({ $relief })
       *[0] { $relief }
    }: { $count }× { $symbol }
macro-pay = Zaplatit podle návrhu
prompt-collect = Vybrat florény?
move-collect = Vybrat florény: { $relief }
prompt-front = Která fronta se vyhodnotí jako další?
move-front = { $city }
move-front-done = Zbytek neobléhat
prompt-assault = Polní bitva vyhrána: { $city }.
    .more = Obléhat?
move-assault-besiege = Obléhat
move-assault-leave = { $stays ->
        [1] Zůstat před městem
       *[0] Vzdát to a ustoupit
    }
prompt-bid = Bitva: { $city }, útok { $attack }, obrana { $defence }.
    .more = Ohlas válečný bonus, nebo pasuj.
move-bid = { $shown ->
        [1] { $card }, { $warbonus }
       *[0] { $warbonus }
    }
move-bid-pass = Pasovat
prompt-toll = Která jednotka je ztracena: { $city }?
move-toll = { $army }
prompt-yield = Máš o místo dvořana méně.
    .more = Který dvořan odejde či se přesune?
move-yield = { $card } ({ $slot }): { $target }
prompt-retreat = Poražená jednotka ustupuje: { $city }.
    .more = Kam?
move-retreat = Kam: { $city }{ $ships ->
        [0] {""}
       *[n] {" "}({ $ships }× { symbol-ship })
    }
move-retreat-lose = Ztratit ji
prompt-upkeep = Žold za všechny jednotky: { $florin }.
    .more = Kolik florénů zaplatíš? Nezaplacené jednotky se rozpustí.
move-upkeep = { amount-florin }
prompt-disband = Která jednotka se rozpustí pro nezaplacený žold?
    .more = Zbývá: { $count }.
move-disband = { $army }: { $city }
prompt-arrange = Tvůj palác: přesouvej karty po jedné.
move-arrange = { $card } ({ $spot }): { $target }
move-arrange-done = Palác zůstane takto
prompt-buy = Co koupíš?
    .more = Platí se vše najednou{ price }.
move-buy = { $item }{ price }
move-buy-done = To je vše
prompt-cathedral = Ve kterém městě vyroste katedrála?
move-cathedral = { $city }
prompt-clear =
    { $count ->
        [one] Nová karta potřebuje místo
        [few] { $count } nové karty potřebují místo
       *[other] { $count } nových karet potřebuje místo
    }.
    .more = Kdo ho uvolní?
move-clear = { $card } ({ $slot }) odejde
move-clear-first = Odmítnout: { $card }
move-clear-second = Odmítnout: { $card }
prompt-courtier = Které místo: { $card }?
move-courtier = { $slot }
prompt-recruit = Verbovat?
move-recruit = { $army }: { $city }{ price }
move-recruit-done = To je vše
prompt-ally = Spojenectví této zimy?
move-ally = { $alliance }{ price }
move-ally-none = Žádné
prompt-cheaper = Tvůj agent ušetří jeden symbol.
    .more = Který?
move-cheaper = { $symbol }
prompt-indulgence = Požádat o odpustek?
move-indulgence-florins = Odpustek za 3 florény

## Log

log-order = { $seat }: { $place }. místo v pořadí.
log-family = { $seat }: { $card }: { $spot }.
log-year = { $rounds ->
        [0] Začíná rok { $year }.
       *[n] Začíná kolo { $year } z { $rounds }.
    }
log-marker = { $seat }: žeton se zastaví: { $room } ({ $action }).
log-refresh = { $seat }: dvořané { $side } jsou opět dostupní.
log-pay = { $seat }: { $shown ->
        [1] { $card }
       *[0] { $relief }
    } platí { $count }× { $symbol }.
log-spend = { $seat }: platí { amount-florin }.
log-collect = { $seat }: { $shown ->
        [1] { $card }
       *[0] { $relief }
    } přináší { amount-florin }.
log-released = { $seat }: odpustek odstraněn: { $room }.
log-beg = { $seat }: odpustek leží: { $room }.
log-beg-crown = { $seat }: žádá o odpustek za korunu.
log-beg-florins = { $seat }: žádá o odpustek: { amount-florin }.
log-decline = { $seat }: žádná akce.
log-blocked = { $seat }: žádná akce není možná: { $room }.
log-govern = { $seat }: vládne, symbolů: { $count }.
log-turned = { $seat }: opět dostupná destička: { $tile }.
log-reactivated = { $seat }: bonus { $alliance_of } je opět dostupný.
log-patron = { $seat }: { $rank }. stupeň mecenátu.
log-bonus = { $seat }: bere si: { $bonus }.
log-no-bonus = { $seat }: žádný bonus druhého typu nezbývá.
log-trade = { $seat }: obchoduje, lodí { $ships }, zisk { amount-florin }.
log-annex = { $seat }: anektuje: { $city }.
log-tokens = { $seat }: bere válečné žetony: { $count }.
log-march = { $seat }: { $army } táhne: { $city } – { $city2 }.
log-agent = { $seat }: umisťuje agenta: { $place }.
log-agent-moved = { $seat }: agent se přesouvá: { $place } – { $place2 }.
log-ousted = { $seat }: odstraňuje agenta ({ $seat2 }): { $place }.
log-agent-gained = { $seat }: získává agenta.
log-influence = { $seat }: vliv: { $major }; { marker-place }.
log-cancelled = { $seat }: soupeřův agent ruší první symbol: { $major }.
log-sworn = { $seat }: uzavírá spojenectví: { $major }.
log-influence-lost = { $seat }: ztrácí vliv: { $major }; { marker-place }.
log-eliminated = { $major } { $major_gone } ze hry.
log-siege = { $seat }: obléhá: { $city }, jednotek { $count }.
log-city-value = Hodnota města { $city }: { $count }.
log-city-agent = Agent ({ $seat }), { $city }: { $change }.
log-defenders = Město { $city } brání jednotky: +{ $count }.
log-fort = Město { $city } chrání bastionová pevnost: +{ $count }.
log-field = { $seat }: bojuje ({ $seat2 }), { $city }: { $count } proti { $count2 }.
log-bid = { $seat }: hlásí: { $shown ->
        [1] { $card }
       *[0] { $source2 }
    }, +{ $count }.
log-bid-pass = { $seat }: pasuje.
log-siege-won = { $seat }: dobývá: { $city }, { $count } proti { $count2 }.
log-siege-lost = { $seat }: neuspěje: { $city }, { $count } proti { $count2 }.
log-field-won = { $seat }: poráží ({ $seat2 }), { $city }: { $count } proti { $count2 }.
log-field-drawn = { $seat } a { $seat2 } jsou vyrovnaní, { $city }: { $count }.
log-losses = { $seat }: ztrácí, { $city }: { $count }× { $army }.
log-losses-major = { $major }: u města { $city } { $count ->
        [one] padla { $count } jednotka
        [few] padly { $count } jednotky
       *[other] padlo { $count } jednotek
    }.
log-trophy = { $seat }: získává trofej ({ $seat2 }).
log-trophy-major = { $seat }: získává trofej: { $major }.
log-cathedral-taken = { $seat }: přebírá katedrálu: { $city }.
log-assault = { $seat }: pokračuje obléháním: { $city }.
log-gave-up = { $seat }: vzdává to: { $city }.
log-stays = { $seat }: zůstává: { $city }.
log-retreat = { $seat }: { $army } ustupuje: { $city } – { $city2 }.
log-lost = { $seat }: { $army } je ztracena: { $city }.
log-tokens-lost = { $seat }: nepoužité válečné žetony mizí: { $count }.
log-next-order = { $seat }: { $place }. místo v novém pořadí.
log-last-year = Začíná poslední zima: { $reason }.
log-upkeep = { $seat }: žold: { amount-florin }.
log-disband = { $seat }: pro nezaplacený žold se rozpouští { $army }: { $city }.
log-installed = { $seat }: { $card } jde do akce, { $room }.
log-tucked = { $seat }: { $card } vylepšuje: { $room }.
log-shifted = { $seat }: { $card } se přesouvá: { $slot }.
log-withdrawn = { $seat }: { $card } opouští komnatu: { $slot }.
log-discarded = { $seat }: odhazuje: { $card }.
log-bought = { $seat }: kupuje: { $item }.
log-cathedral = { $seat }: staví katedrálu: { $city }.
log-courtier = { $seat }: { $card } obsazuje: { $slot }.
log-recruit = { $seat }: verbuje, { $city }: { $army }.
log-alliance = { $seat }: uzavírá spojenectví { $alliance_with }.
log-overturned = { $seat }: přebírá spojenectví { $alliance_with } ({ $seat2 }).
log-victory = { $seat }: vyhrává válku: { $reason }.

## Refusals: why not, and what to do instead

refusal-no-action = Tato karta nemá akci.
    .remedy = Dej ji pod kartu v akci nebo na místo dvořana.
refusal-under-nothing = Vylepšení potřebuje nad sebou kartu v akci.
    .remedy = Nejprve tam dej kartu s akcí.
refusal-spot-taken = Leží tam jiná karta.
    .remedy = Vyber volné místo.
refusal-slots-full = Všechna tvá místa dvořanů jsou obsazena.
    .remedy = Nejprve uvolni místo.
refusal-no-such-slot = Další vodoznakové místo nesmíš použít.
    .remedy = Použij základní místo nebo získej další.
refusal-must-move = Akční žeton se musí pohnout.
    .remedy = Udělej alespoň jeden krok.
refusal-no-step = Takový krok teď není možný.
    .remedy = Dva kroky jsou zdarma, další stojí šipky či florény.
refusal-florin-step-used = Za florény lze koupit jen jeden krok za jaro.
    .remedy = Použij šipku, nebo zastav.
refusal-no-arrow = Tato destička nemá dostupnou šipku.
    .remedy = Vyber jinou destičku, nebo zastav.
refusal-not-payable = To nemůžeš zaplatit.
    .remedy = Vyber něco levnějšího.
refusal-not-available = Tato karta či destička není tvá nebo není dostupná.
    .remedy = Vyber dostupnou.
refusal-not-here = Tento reliéf za toto platit nemůže.
    .remedy = Karty komnat platí jen za akci své komnaty.
refusal-no-such-symbol = Tento symbol tam není.
    .remedy = Vyber některý z jeho symbolů.
refusal-used-already = K této akci už byl použit.
    .remedy = Vyber jiný.
refusal-not-needed = Nic takového se neplatí.
    .remedy = Vyber symbol z ceny.
refusal-must-finish = Zbytek by už nešlo zaplatit.
    .remedy = Použij ho na jiný symbol, nebo použij jiný.
refusal-nothing-to-collect = Nejsou na něm florény.
    .remedy = Vyber takový s florény.
refusal-collect-later = Vzít tyto florény teď nic nemění; lze to vždy, když se florény platí.
    .remedy = Pokračuj.
refusal-indulgence-here = Komnata tvého žetonu už má odpustek.
    .remedy = Počkej na další období.
refusal-no-indulgence-left = Nezbývá žádný odpustek.
    .remedy = Zaplať jinak.
refusal-no-indulgence-now = Teď nelze žádat o odpustek.
    .remedy = Počkej na svou akci či zimu.
refusal-begged-already = O odpustek už jsi žádal.
    .remedy = Jeden za období stačí.
refusal-tile-paid = Platila právě za tuto akci.
    .remedy = Vyber jinou.
refusal-not-exhausted = Už je dostupná.
    .remedy = Vyber vyčerpanou.
refusal-not-your-tile = Neleží ve tvém dominiu.
    .remedy = Vyber vlastní destičku.
refusal-not-your-alliance = Nemáš tam použitý bonus.
    .remedy = Vyber destičku.
refusal-too-few-symbols = Bonus stojí celý symbol.
    .remedy = Otoč destičku.
refusal-bonus-taken = Tento bonus už někdo má.
    .remedy = Vyber některý zbývající.
refusal-bonus-type = Druhý bonus musí být jiného typu.
    .remedy = Vyber dílo místo osobnosti, nebo naopak.
refusal-no-ship = Není na něm loď.
    .remedy = Vyber takový s loděmi.
refusal-pirates = Pirátské přístavy nelze anektovat.
    .remedy = Obléhej ho.
refusal-not-neutral = Toto město není neutrální.
    .remedy = Vyber neutrální město.
refusal-forbidden-city = Toto město není ve hře.
    .remedy = Vyber jiné.
refusal-out-of-reach = Nevede tam tvá cesta ani moře.
    .remedy = Vyber sousední město či přístav.
refusal-city-too-dear = Nemáš na něj koruny a lodě.
    .remedy = Vyber levnější město.
refusal-no-war-symbol = Není na ní symbol války.
    .remedy = Táhni, nebo skonči.
refusal-no-token-left = Nezbývá žádný válečný žeton.
    .remedy = Táhni, nebo skonči.
refusal-no-troop = Takovou jednotku tam nemáš.
    .remedy = Vyber město se svou jednotkou.
refusal-cannot-reach = Tato jednotka se tam nedostane.
    .remedy = Bylo by třeba více jízdy či lodí.
refusal-no-such-route = Za tuto cenu cesta nevede.
    .remedy = Vyber některou z nabízených cen.
refusal-no-agent = Na to nemáš agenta.
    .remedy = Použij masku jinak.
refusal-not-your-agent = Nestojí tam tvůj agent.
    .remedy = Vyber vlastního.
refusal-place-taken = Není tam volno.
    .remedy = Nejprve odstraň agenta, nebo jdi jinam.
refusal-place-sheltered = Vladař cizí agenty nepustí.
    .remedy = Jdi jinam.
refusal-palace-guarded = V tomto paláci už je cizí agent.
    .remedy = Jdi jinam.
refusal-no-such-place = Tam teď agent nemůže.
    .remedy = Vyber z nabídky.
refusal-no-opposing-agent = Nestojí tam cizí agent.
    .remedy = Zvol jiné použití.
refusal-room-first = První maska odstraní agenta z tvé komnaty.
    .remedy = Odstraň ho, nebo akci vynech.
refusal-no-mask = Nemáš už žádnou masku.
    .remedy = To je vše.
refusal-no-front = Nemáš tam frontu.
    .remedy = Vyber město, před kterým stojíš.
refusal-forced-front = Zbývá fronta, kterou je nutno vyhodnotit.
    .remedy = Nejprve ji vyhodnoť.
refusal-no-such-bonus = Tento válečný bonus nemáš.
    .remedy = Ohlas jiný, nebo pasuj.
refusal-bonus-spent = Tento válečný bonus je vyčerpán.
    .remedy = Ohlas jiný, nebo pasuj.
refusal-passed-for-good = V této bitvě už jsi pasoval.
    .remedy = Pasuj znovu.
refusal-no-loss-there = Takové jednotky tam nestojí.
    .remedy = Vyber jiné.
refusal-not-too-many = Tím se přebytek nevyřeší.
    .remedy = Vyber z nabídky.
refusal-no-retreat = Tam ústup nevede.
    .remedy = Vyber své sousední město či přístav.
refusal-retreat-too-dear = Na tento ústup ti chybí lodě.
    .remedy = Jdi jinam, nebo jednotku ztrať.
refusal-no-upkeep = Tolik žoldu se neplatí.
    .remedy = Zaplať dlužné nebo méně.
refusal-no-troop-here = Nemáš tam jednotku.
    .remedy = Vyber město se svou jednotkou.
refusal-courtier-exhausted = Vyčerpaní dvořané a karty z komnat tam nemohou.
    .remedy = Vyber dostupného dvořana.
refusal-room-closed = Komnatu uzavírá žeton, odpustek či cizí agent.
    .remedy = Vyber jinou komnatu.
refusal-no-card-there = Taková karta tam není.
    .remedy = Vyber místo s kartou.
refusal-leaves-alone = Karta pod ní nemá akci a nemůže zůstat sama.
    .remedy = Nejprve vyjmi vylepšení.
refusal-sold-out = Nic z toho nezbývá.
    .remedy = Vyber něco jiného.
refusal-in-basket = Už je v košíku.
    .remedy = Od každého druhu jeden za zimu.
refusal-unique = Smíš vlastnit jen jeden kus.
    .remedy = Vyber něco jiného.
refusal-kingdom-or-republic = Království, nebo republika, nikdy obojí.
    .remedy = Vyber něco jiného.
refusal-not-your-title = Tento titul není pro tvou mocnost.
    .remedy = Vyber něco jiného.
refusal-no-cathedral-site = Katedrála potřebuje tvé město hodnoty 3 či 4 bez katedrály.
    .remedy = Vyber jiné město, nebo žádné.
refusal-no-room-for-cards = Na tolik karet máš málo míst.
    .remedy = Kup méně karet.
refusal-not-in-this-game = Není součástí této hry.
    .remedy = Vyber něco jiného.
refusal-troops-all-out = Všechny tyto jednotky jsou na plánu.
    .remedy = To je vše.
refusal-not-your-city = Tam verbovat nemůžeš.
    .remedy = Vyber své město.
refusal-not-your-ally = Toto velké město není tvůj spojenec.
    .remedy = Verbuj vlastní jednotky.
refusal-alliance-held = Toto spojenectví někdo drží a nemáš tam agenta.
    .remedy = Nejprve tam umísti agenta.
refusal-alliance-yours = Toto spojenectví už je tvé.
    .remedy = Vyber jiné.
refusal-not-in-cost = Cena tento symbol nemá.
    .remedy = Vyber symbol z ceny.
refusal-no-influence-there = Toto velké město už není na stupnici.
    .remedy = Vyber jiné.
refusal-no-alliance-yet = Spojenectví s ním nelze uzavřít.
    .remedy = Ukazatel musí být na začátku akce ve tvé zóně spojenectví, bez cizího agenta.
refusal-card-placed = Všechny tvé karty jsou umístěny.
    .remedy = Počkej na ostatní.
refusal-troop-stopped = Tato jednotka se před městem zastavila.
    .remedy = Vyber jednotku, která se v této akci ještě nezastavila.
refusal-bonus-covered = Tento bonus zakrývá cizí agent.
    .remedy = Vyber jiný, nebo se bez něj obejdi.
refusal-alliance-no-help = Nemáš spojenectví, které by tu pomohlo platit.
    .remedy = Zaplať něčím jiným.
refusal-alliance-used = Bonus tohoto spojenectví je využit.
    .remedy = Zaplať něčím jiným; vládnutí ho znovu zpřístupní.

## The table as text

board-year = Rok { $year }. { $order }
board-before = Před prvním rokem. { $order }
board-round = Kolo { $year } z { $rounds }. { $order }
board-before-round = Před prvním kolem. { $order }
board-order = Pořadí: { $list }.
board-cities = Města (hodnota; symboly):
board-city = { $city } ({ $value }; { $symbols }): { $text }
board-neutral = neutrální
board-pirate = piráti
board-agent = agent ({ $seat })
board-troops = { $count }× jednotka ({ $seat })
board-cathedral = katedrála
board-players = Hráči:
board-you = { $seat } (ty)
board-player = { $seat }, { $power }: { $points }, { $florins }
board-florins = { amount-florin }
board-points = { amount-vp }
board-tracks = města { $cities }, mecenát { $rank }, kříže { $crosses }, agenti { $agents }, válečné žetony { $tokens }
board-tracks-war = města { $cities }, agenti { $agents }, válečné žetony { $tokens }
board-room = { $room } ({ $action }): { $text }
board-marker = žeton
board-indulgence = odpustek
board-empty = prázdná
board-courtiers = Dvořané (míst: { $count }): { $list }
board-tiles = Dominium: { $list }
board-bonuses = Bonusy: { $list }
board-trophies = Trofeje: { $count }
board-exhausted = { $name }, vyčerpaná
board-none = žádné
board-alliances = Spojenectví:
board-majors = Velká města (ukazatel jde až { $end } od středu na stranu hráče: od { $favour } příznivý postoj, od { $alliance } spojenectví):
board-alliance = { $alliance } (cena { $cost }; přináší { $gain }): { $text }
board-free = volné
board-used = bonus použit
board-influence = { $major }: { $text }
board-track = { marker-place }; postoj { $text }
board-sworn = spojenec: { $seat }
board-gone = mimo hru
board-supply = Zásoba:
board-item = { $item } (zbývá { $count }, cena { $cost }): { $text }
board-palace = Palác ({ $seat }):
board-last = Toto je poslední zima.
board-roads = cesty: { $list }
board-seas = moře: { $list }
board-strength = +{ $count } v boji
board-brings = přináší: { $list }
board-family = Rodina: { $list }
board-arrow = za ní šipka pro dvořany { $side }
board-war-price = válčení za { amount-florin }
board-card-agents = { $count ->
        [one] { $count } agent
        [few] { $count } agenti
       *[other] { $count } agentů
    }
board-card-slots = { $count ->
        [one] { $count } místo
        [few] { $count } místa
       *[other] { $count } míst
    }
board-patronage = Mecenát (cena; body) a zbývající bonusy:
board-rank = { $rank }. stupeň: { $text }
board-bonus = bonus
board-person = osobnost
board-work = dílo
board-for = pro: { $list }
