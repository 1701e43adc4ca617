### Virtù: names and texts in English.
### Ids are stable: cs.ftl, en.ftl and fr.ftl have the same ids, attributes and variables.

## The game

title-name = Virtù
title-blurb = Five Renaissance powers govern, patronise, annex, intrigue and make war for prestige in Italy; with two, France and Naples fight over it.

## Symbols and amounts

symbol-florin = florin
symbol-crown = crown
symbol-cross = cross
symbol-cavalry = cavalry
symbol-ship = ship
symbol-mask = mask
symbol-war = war
symbol-arrow = arrow
symbol-either = crown or cross
amount-florin =
    { $count ->
        [one] { $count } florin
       *[other] { $count } florins
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
        [one] { $count } point
       *[other] { $count } points
    }
marker-place = { $count ->
        [0] the marker is in the middle
       *[n] the marker is { $count } from the middle towards { $seat2 }
    }

## Actions

action-govern = Govern
action-patronise = Patronise
action-trade = Trade
action-annex = Annex
action-wage_war = Wage War
action-intrigue = Intrigue
action-none = no action

## Cities, seas, powers

city-nice = Nice
city-turin = Turin
city-milan = Milan
city-genoa = Genoa
city-parma = Parma
city-verona = Verona
city-venice = Venice
city-bologna = Bologna
city-ravenna = Ravenna
city-pisa = Pisa
city-florence = Florence
city-siena = Siena
city-perugia = Perugia
city-spoleto = Spoleto
city-ancona = Ancona
city-civitavecchia = Civitavecchia
city-rome = Rome
city-laquila = L'Aquila
city-terracina = Terracina
city-benevento = Benevento
city-naples = Naples
city-bari = Bari
city-rossano = Rossano
city-reggio = Reggio
city-palermo = Palermo
city-cagliari = Cagliari
city-ajaccio = Ajaccio
city-tunis = Tunis
city-corfu = Corfu
city-ragusa = Ragusa
sea-ligurian = Ligurian Sea
sea-tyrrhenian = Tyrrhenian Sea
sea-african = Sea of Sardinia and Africa
sea-ionian = Ionian Sea
sea-adriatic_s = Southern Adriatic
sea-adriatic_n = Northern Adriatic
power-milan = Milan
power-florence = Florence
power-naples = Naples
power-venice = Venice
power-rome = Rome
power-france = France
power-kings_naples = Naples
major-florence = Florence
    .gone = is eliminated
major-rome = Rome
    .gone = is eliminated
major-venice = Venice
    .gone = is eliminated
posture-favourable = favourable
posture-neutral = neutral
posture-hostile = hostile
posture-allied = allied

## Cards

card-ambassador = Ambassador
card-cardinal = Cardinal
card-merchant = Merchant
card-gonfalonier = Gonfalonier
card-maestro = Maestro
card-consigliere = Consigliere
card-podesta = Podestà
card-bravo = Bravo
card-condottiero = Condottiero
card-admiral = Admiral
card-banker = Banker
card-pope = Pope
card-f_milan_galeazzo = Galeazzo Sforza
card-f_milan_ludovico = Ludovico Sforza
card-f_milan_caterina = Caterina Sforza
card-f_florence_lorenzo = Lorenzo de' Medici
card-f_florence_giuliano = Giuliano de' Medici
card-f_florence_sassetti = Francesco Sassetti
card-f_naples_ferdinand = Ferdinand II of Naples
card-f_naples_alfonso = Alfonso, Duke of Calabria
card-f_naples_montefeltro = Federico III da Montefeltro
card-f_venice_ten = Council of Ten
card-f_venice_pitigliano = Niccolò Orsini of Pitigliano
card-f_venice_barbarigo = Doge Agostino Barbarigo
card-f_rome_alexander = Alexander VI Borgia
card-f_rome_cesare = Cesare Borgia
card-f_rome_lucrezia = Lucrezia Borgia
card-w_france_charles = Charles VIII
card-w_france_orleans = Louis of Orléans
card-w_france_ludovico = Ludovico Sforza
card-w_france_aubigny = Béraud Stuart d'Aubigny
card-w_naples_ferdinand = Ferdinand II (Ferrandino)
card-w_naples_cordoba = Gonzalo de Córdoba
card-w_naples_frederick = Frederick of Aragon
card-w_florence_piero = Piero de' Medici
card-w_florence_vitelli = Paolo Vitelli
card-w_venice_barbarigo = Doge Agostino Barbarigo
card-w_venice_gonzaga = Francesco II Gonzaga
card-w_rome_alexander = Alexander VI Borgia
card-w_rome_cesare = Cesare Borgia
card-machiavelli = Niccolò Machiavelli
card-none = none

## Tiles

tile-nice = Nice
tile-turin = Turin
tile-milan = Milan
tile-genoa = Genoa
tile-parma = Parma
tile-verona = Verona
tile-venice = Venice
tile-bologna = Bologna
tile-ravenna = Ravenna
tile-pisa = Pisa
tile-florence = Florence
tile-siena = Siena
tile-perugia = Perugia
tile-spoleto = Spoleto
tile-ancona = Ancona
tile-civitavecchia = Civitavecchia
tile-rome = Rome
tile-laquila = L'Aquila
tile-terracina = Terracina
tile-benevento = Benevento
tile-naples = Naples
tile-bari = Bari
tile-rossano = Rossano
tile-reggio = Reggio
tile-palermo = Palermo
tile-cagliari = Cagliari
tile-ajaccio = Ajaccio
tile-tunis = Tunis
tile-corfu = Corfu
tile-ragusa = Ragusa
tile-cathedral-1 = Cathedral 1
tile-cathedral-2 = Cathedral 2
tile-cathedral-3 = Cathedral 3
tile-cathedral-4 = Cathedral 4
tile-cathedral-5 = Cathedral 5
tile-duchy = Duchy
tile-principality = Principality
tile-kingdom = Kingdom
tile-republic = Republic
tile-guild = Guild
tile-cannons = Cannons
tile-royal = Kingdom of France

## Items of the supply

item-ambassador = Ambassador
item-cardinal = Cardinal
item-merchant = Merchant
item-gonfalonier = Gonfalonier
item-maestro = Maestro
item-consigliere = Consigliere
item-podesta = Podestà
item-bravo = Bravo
item-condottiero = Condottiero
item-admiral = Admiral
item-banker = Banker
item-pope = Pope
item-duchy = Duchy
item-principality = Principality
item-kingdom = Kingdom
item-republic = Republic
item-guild = Guild
item-cathedral = Cathedral

## Rooms, slots and spots of a palace

room-room-1 = room 1
room-room-2 = room 2
room-room-3 = room 3
room-room-4 = room 4
room-room-5 = room 5
side-left = left
side-right = right
slot-left-1 = left slot 1
slot-left-2 = left slot 2
slot-left-3 = left slot 3
slot-right-1 = right slot 1
slot-right-2 = right slot 2
slot-right-3 = right slot 3
spot-left-1 = left slot 1
spot-left-2 = left slot 2
spot-left-3 = left slot 3
spot-right-1 = right slot 1
spot-right-2 = right slot 2
spot-right-3 = right slot 3
spot-action-1 = room 1, in action
spot-action-2 = room 2, in action
spot-action-3 = room 3, in action
spot-action-4 = room 4, in action
spot-action-5 = room 5, in action
spot-under-1 = room 1, in improvement
spot-under-2 = room 2, in improvement
spot-under-3 = room 3, in improvement
spot-under-4 = room 4, in improvement
spot-under-5 = room 5, in improvement
target-left-1 = left slot 1
target-left-2 = left slot 2
target-left-3 = left slot 3
target-right-1 = right slot 1
target-right-2 = right slot 2
target-right-3 = right slot 3
target-action-1 = room 1, in action
target-action-2 = room 2, in action
target-action-3 = room 3, in action
target-action-4 = room 4, in action
target-action-5 = room 5, in action
target-under-1 = room 1, in improvement
target-under-2 = room 2, in improvement
target-under-3 = room 3, in improvement
target-under-4 = room 4, in improvement
target-under-5 = room 5, in improvement
target-discard = discard

## Reliefs

relief-action = card in action
relief-under = improvement
relief-printed = printed symbol of the room
relief-michelangelo = Michelangelo
relief-ottoman = bonus of the Ottoman Empire
relief-empire = bonus of the Holy Roman Empire
relief-indulgence = a new Indulgence
relief-left-1 = courtier, left slot 1
relief-left-2 = courtier, left slot 2
relief-left-3 = courtier, left slot 3
relief-right-1 = courtier, right slot 1
relief-right-2 = courtier, right slot 2
relief-right-3 = courtier, right slot 3
relief-nice = tile Nice
relief-turin = tile Turin
relief-milan = tile Milan
relief-genoa = tile Genoa
relief-parma = tile Parma
relief-verona = tile Verona
relief-venice = tile Venice
relief-bologna = tile Bologna
relief-ravenna = tile Ravenna
relief-pisa = tile Pisa
relief-florence = tile Florence
relief-siena = tile Siena
relief-perugia = tile Perugia
relief-spoleto = tile Spoleto
relief-ancona = tile Ancona
relief-civitavecchia = tile Civitavecchia
relief-rome = tile Rome
relief-laquila = tile L'Aquila
relief-terracina = tile Terracina
relief-benevento = tile Benevento
relief-naples = tile Naples
relief-bari = tile Bari
relief-rossano = tile Rossano
relief-reggio = tile Reggio
relief-palermo = tile Palermo
relief-cagliari = tile Cagliari
relief-ajaccio = tile Ajaccio
relief-tunis = tile Tunis
relief-corfu = tile Corfu
relief-ragusa = tile Ragusa
relief-cathedral-1 = tile Cathedral 1
relief-cathedral-2 = tile Cathedral 2
relief-cathedral-3 = tile Cathedral 3
relief-cathedral-4 = tile Cathedral 4
relief-cathedral-5 = tile Cathedral 5
relief-duchy = tile Duchy
relief-principality = tile Principality
relief-kingdom = tile Kingdom
relief-republic = tile Republic
relief-guild = tile Guild
relief-cannons = tile Cannons
relief-royal = tile Kingdom of France

## What a Govern action turns

faced-nice = Nice
faced-turin = Turin
faced-milan = Milan
faced-genoa = Genoa
faced-parma = Parma
faced-verona = Verona
faced-venice = Venice
faced-bologna = Bologna
faced-ravenna = Ravenna
faced-pisa = Pisa
faced-florence = Florence
faced-siena = Siena
faced-perugia = Perugia
faced-spoleto = Spoleto
faced-ancona = Ancona
faced-civitavecchia = Civitavecchia
faced-rome = Rome
faced-laquila = L'Aquila
faced-terracina = Terracina
faced-benevento = Benevento
faced-naples = Naples
faced-bari = Bari
faced-rossano = Rossano
faced-reggio = Reggio
faced-palermo = Palermo
faced-cagliari = Cagliari
faced-ajaccio = Ajaccio
faced-tunis = Tunis
faced-corfu = Corfu
faced-ragusa = Ragusa
faced-cathedral-1 = Cathedral 1
faced-cathedral-2 = Cathedral 2
faced-cathedral-3 = Cathedral 3
faced-cathedral-4 = Cathedral 4
faced-cathedral-5 = Cathedral 5
faced-duchy = Duchy
faced-principality = Principality
faced-kingdom = Kingdom
faced-republic = Republic
faced-guild = Guild
faced-cannons = Cannons
faced-royal = Kingdom of France
faced-bonus-france = bonus: Kingdom of France
faced-bonus-ottoman = bonus: Ottoman Empire
faced-bonus-empire = bonus: Holy Roman Empire

## Great powers, patronage bonuses, armies

alliance-france = Kingdom of France
    .with = with the Kingdom of France
    .of = of the Kingdom of France
alliance-ottoman = Ottoman Empire
    .with = with the Ottoman Empire
    .of = of the Ottoman Empire
alliance-empire = Holy Roman Empire
    .with = with the Holy Roman Empire
    .of = of the Holy Roman Empire
bonus-leonardo = Leonardo da Vinci
    .text = +1 in each siege for 1 florin
bonus-trace_italienne = Star fort (trace italienne)
    .text = +2 when one of your cities is besieged
bonus-copernicus = Nicolaus Copernicus
    .text = one more courtier slot
bonus-the_prince = The Prince
    .text = one more slot and Agent; no opposing Agents on what is yours
bonus-michelangelo = Michelangelo
    .text = a crown in each Patronise action
bonus-duomo = The Duomo
    .text = 1 cross in the final count
bonus-sistine_chapel = Sistine Chapel
    .text = 2 crosses in the final count
bonus-columbus = Christopher Columbus
    .text = 2 points
bonus-machiavelli = Niccolò Machiavelli
    .text = a courtier with 2 crowns or 2 masks
bonus-cannons = Cannons
    .text = +2 in a battle for 1 florin, then exhausted
army-own = own troop
army-florence = troop of Florence
army-rome = troop of Rome
army-venice = troop of Venice

## Places of Agents

place-nice = Nice
place-turin = Turin
place-milan = Milan
place-genoa = Genoa
place-parma = Parma
place-verona = Verona
place-venice = Venice
place-bologna = Bologna
place-ravenna = Ravenna
place-pisa = Pisa
place-florence = Florence
place-siena = Siena
place-perugia = Perugia
place-spoleto = Spoleto
place-ancona = Ancona
place-civitavecchia = Civitavecchia
place-rome = Rome
place-laquila = L'Aquila
place-terracina = Terracina
place-benevento = Benevento
place-naples = Naples
place-bari = Bari
place-rossano = Rossano
place-reggio = Reggio
place-palermo = Palermo
place-cagliari = Cagliari
place-ajaccio = Ajaccio
place-tunis = Tunis
place-corfu = Corfu
place-ragusa = Ragusa
place-seat-room-1 = { room-room-1 } of { $seat }
place-seat-room-2 = { room-room-2 } of { $seat }
place-seat-room-3 = { room-room-3 } of { $seat }
place-seat-room-4 = { room-room-4 } of { $seat }
place-seat-room-5 = { room-room-5 } of { $seat }
place-alliance-france = the alliance with the Kingdom of France
place-alliance-ottoman = the alliance with the Ottoman Empire
place-alliance-empire = the alliance with the Holy Roman Empire
place-track-florence = the influence track of Florence
place-track-rome = the influence track of Rome
place-track-venice = the influence track of Venice

## War bonuses

warbonus-token = a +1 token
warbonus-leonardo = Leonardo da Vinci
warbonus-cannons = Cannons
warbonus-france = alliance with France
warbonus-left-1x1 = courtier, left slot 1, 1× war
warbonus-left-1x2 = courtier, left slot 1, 2× war
warbonus-left-2x1 = courtier, left slot 2, 1× war
warbonus-left-2x2 = courtier, left slot 2, 2× war
warbonus-left-3x1 = courtier, left slot 3, 1× war
warbonus-left-3x2 = courtier, left slot 3, 2× war
warbonus-right-1x1 = courtier, right slot 1, 1× war
warbonus-right-1x2 = courtier, right slot 1, 2× war
warbonus-right-2x1 = courtier, right slot 2, 1× war
warbonus-right-2x2 = courtier, right slot 2, 2× war
warbonus-right-3x1 = courtier, right slot 3, 1× war
warbonus-right-3x2 = courtier, right slot 3, 2× war

## Reasons

reason-cities = a player has 8 cities
reason-patronage = a player is at rank 5 of patronage
reason-no-neutral = no neutral city is left
reason-years = the years are over
reason-crowns = Milan, Naples and a third capital
reason-annihilation = the opponent has no city left
reason-rounds = the last round is over

## Options of a table

option-one_agent_per_palace = One opposing Agent per palace
    .text = For beginners: each palace holds at most one opposing Agent.
option-pass_is_final = A pass is final
    .text = Whoever passes in a battle announces no more bonuses in it.
option-secret_family = Families are placed in secret
    .text = All players place their family cards at once; otherwise openly in turn order.
option-free_symbols_first = Free symbols pay first
    .text = Symbols of a room that have no other use are taken without asking.
option-max_years = Most years
    .text = The game for three to five ends after so many years at the latest.
option-upkeep_rounds = Rounds with upkeep (two players)
    .text = Early: rounds 2, 6, 10, 14, 18. Late: rounds 4, 8, 12, 16, 20.
    .early = early
    .late = late

## Where prestige comes from

source-cities = Cities
log-points-cities = { $seat }: cities, { $points }.
source-city-lead = Most cities
log-points-city-lead = { $seat }: most cities, { $points }.
source-patronage = Patronage
log-points-patronage = { $seat }: patronage, { $points }.
source-patronage-lead = Highest rank of patronage
log-points-patronage-lead = { $seat }: highest rank of patronage, { $points }.
source-cards = Cards and tiles
log-points-cards = { $seat }: cards and tiles, { $points }.
source-religion = Religious influence
log-points-religion = { $seat }: religious influence, { $points }.
source-trophies = Trophies
log-points-trophies = { $seat }: trophies, { $points }.
source-alliances = Alliances
log-points-alliances = { $seat }: alliances, { $points }.
source-indulgences = Indulgences
log-points-indulgences = { $seat }: indulgences, { $points }.
source-capitals = Capitals
log-points-capitals = { $seat }: capitals, { $points }.

## Decisions in the order of play: the prompt, then the moves

prompt-family = Where does { $card } go?
    .more = All players place their family cards at once.
move-family = { $spot }
prompt-opening = Where does { $card } go?
move-opening = { $spot }
prompt-start = On which room does your action marker begin?
move-start = { $room }: { $action }
prompt-marker =
    Your action marker is on { $room } ({ $action }), { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } so far.
    .more = Two steps are free.
move-marker = One step on for the arrow of { $tile }
move-marker-on = One step on
move-marker-stop = Stop here
move-marker-florins = One step on for florins
prompt-release = There is an Indulgence on { $room }.
    .more = Remove it?
move-release-cross = For 1 cross
move-release-crowns = For 2 crowns
move-release-keep = Keep it
prompt-govern = Govern: { $count }× paid so far.
    .more = Each crown or cross turns up two tiles or renews an alliance bonus.
move-govern = { $shown ->
        [1] { $card } ({ $relief })
       *[0] { $relief }
    }: { $count }× { $symbol }
move-govern-done = That is all
prompt-turnup = Which tile or bonus turns up?
    .more = Half symbols left: { $count }.
move-turnup = Turn up { $faced }
move-turnup-done = Leave the rest
prompt-patronise = Pay for rank { $rank } of patronage?
    .more = Price{ price }.
move-patronise-yes = Yes
move-patronise-no = No
prompt-bonus = Choose a patronage bonus.
move-bonus = { $bonus }: { $bonus_text }
prompt-trade = Trade: { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    } so far, 2 florins each.
move-trade = { $shown ->
        [1] { $card } ({ $relief })
       *[0] { $relief }
    }: { $count }× { symbol-ship }
move-trade-done = That is all
prompt-annex = Which city do you annex?
move-annex = { $city } ({ $crowns }× { symbol-crown }{ $ships ->
        [0] {""}
       *[n] {", "}{ $ships }× { symbol-ship }
    })
move-annex-none = { $duel ->
        [1] No city: go on to influence
       *[0] None
    }
move-annex-ally-florence = Alliance with Florence
move-annex-ally-rome = Alliance with Rome
move-annex-ally-venice = Alliance with Venice
prompt-influence = Influence: crowns left over { $crowns }, crosses { $crosses }.
move-influence = 1 influence with { $major }
move-influence-done = That is all
prompt-troop = Wage War: cavalry { $cavalry }, ships { $ships } in hand.
    .more = Which troop marches?
move-troop = { $army }: { $city }
move-troop-claim-action = A war token of the card in action
move-troop-claim-under = A war token of the improvement
move-troop-done = That is all
prompt-march = From { $city } to where?
move-march = To { $city }
prompt-route = From { $city } to { $city2 }: at which price?
move-route = { $count ->
        [0] { $ships }× { symbol-ship }
       *[n] { $count }× { symbol-cavalry }{ $ships ->
            [0] {""}
           *[n] {", "}{ $ships }× { symbol-ship }
        }
    }
prompt-plot = Intrigue: masks in hand { $masks }.
    .more = What does the next one do?
move-plot-city = An Agent to a city
move-plot-room = An Agent to a palace
move-plot-alliance = { $duel ->
        [1] An Agent to an influence track
       *[0] An Agent to an alliance
    }
move-plot-move = Move one of your Agents
move-plot-remove = Remove an opposing Agent
move-plot-done = That is all
prompt-shift = Which Agent moves?
move-shift = { $place }
prompt-agent = Where does the Agent go?
move-agent = { $place }
prompt-oust = Which opposing Agent goes?
move-oust = { $place }
prompt-turn = The turn ends.
    .more = Solicit an Indulgence for florins?
move-turn-florins = An Indulgence: florins now, a point less at the end
move-turn-end = End the turn
prompt-pay = To pay{ price }.
move-pay = { $shown ->
        [1] { $card } ({ $relief })
       *[0] { $relief }
    }: { $count }× { $symbol }
macro-pay = Pay as proposed
prompt-collect = Collect florins?
move-collect = Collect the florins of: { $relief }
prompt-front = Which front is resolved next?
move-front = { $city }
move-front-done = Besiege none of the rest
prompt-assault = You won the field before { $city }.
    .more = Besiege it?
move-assault-besiege = Besiege
move-assault-leave = { $stays ->
        [1] Stay before it
       *[0] Give up and retreat
    }
prompt-bid = Battle of { $city }: attack { $attack }, defence { $defence }.
    .more = Announce a war bonus or pass.
move-bid = { $shown ->
        [1] { $card }, { $warbonus }
       *[0] { $warbonus }
    }
move-bid-pass = Pass
prompt-toll = Which troop before { $city } is lost?
move-toll = { $army }
prompt-yield = You have a courtier slot less.
    .more = Which courtier goes or moves?
move-yield = { $card } ({ $slot }): { $target }
prompt-retreat = A beaten troop before { $city } retreats.
    .more = Where to?
move-retreat = To { $city }{ $ships ->
        [0] {""}
       *[n] {" "}({ $ships }× { symbol-ship })
    }
move-retreat-lose = Lose it
prompt-upkeep = Upkeep for all your troops is { $florin }.
    .more = How many florins do you pay? Unpaid troops are disbanded.
move-upkeep = { amount-florin }
prompt-disband = Which troop is disbanded for want of upkeep?
    .more = Still to go: { $count }.
move-disband = { $army }: { $city }
prompt-arrange = Your palace: move cards one by one.
move-arrange = { $card } ({ $spot }): { $target }
move-arrange-done = The palace stays so
prompt-buy = What do you buy?
    .more = All is paid together{ price }.
move-buy = { $item }{ price }
move-buy-done = That is all
prompt-cathedral = In which city is the cathedral built?
move-cathedral = { $city }
prompt-clear =
    { $count ->
        [one] A new card needs a slot
       *[other] { $count } new cards need slots
    }.
    .more = Who makes room?
move-clear = { $card } ({ $slot }) leaves
move-clear-first = Turn away { $card }
move-clear-second = Turn away { $card }
prompt-courtier = Which slot for { $card }?
move-courtier = { $slot }
prompt-recruit = Recruit troops?
move-recruit = { $army }: { $city }{ price }
move-recruit-done = That is all
prompt-ally = An alliance this Winter?
move-ally = { $alliance }{ price }
move-ally-none = None
prompt-cheaper = Your Agent saves one symbol.
    .more = Which?
move-cheaper = { $symbol }
prompt-indulgence = Solicit an Indulgence?
move-indulgence-florins = An Indulgence for 3 florins

## Log

log-order = { $seat }: place { $place } in turn order.
log-family = { $seat }: { $card }: { $spot }.
log-year = { $rounds ->
        [0] Year { $year } begins.
       *[n] Round { $year } of { $rounds } begins.
    }
log-marker = { $seat }: the marker stops on { $room } ({ $action }).
log-refresh = { $seat }: the courtiers on the { $side } are available again.
log-pay = { $seat }: { $shown ->
        [1] { $card }
       *[0] { $relief }
    } pays { $count }× { $symbol }.
log-spend = { $seat }: pays { amount-florin }.
log-collect = { $seat }: { $shown ->
        [1] { $card }
       *[0] { $relief }
    } brings { amount-florin }.
log-released = { $seat }: the Indulgence on { $room } is removed.
log-beg = { $seat }: an Indulgence lies on { $room }.
log-beg-crown = { $seat }: solicits an Indulgence for a crown.
log-beg-florins = { $seat }: solicits an Indulgence for { amount-florin }.
log-decline = { $seat }: no action.
log-blocked = { $seat }: no action is possible on { $room }.
log-govern = { $seat }: governs with { $count ->
        [one] { $count } symbol
       *[other] { $count } symbols
    }.
log-turned = { $seat }: { $tile } is available again.
log-reactivated = { $seat }: the bonus { $alliance_of } is available again.
log-patron = { $seat }: rank { $rank } of patronage.
log-bonus = { $seat }: takes { $bonus }.
log-no-bonus = { $seat }: no bonus of the other type is left.
log-trade = { $seat }: trades with { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    } for { amount-florin }.
log-annex = { $seat }: annexes { $city }.
log-tokens = { $seat }: claims war tokens: { $count }.
log-march = { $seat }: { $army } marches from { $city } to { $city2 }.
log-agent = { $seat }: an Agent goes to { $place }.
log-agent-moved = { $seat }: an Agent moves from { $place } to { $place2 }.
log-ousted = { $seat }: removes the Agent of { $seat2 }: { $place }.
log-agent-gained = { $seat }: gains an Agent.
log-influence = { $seat }: influence with { $major }; { marker-place }.
log-cancelled = { $seat }: the opponent's Agent cancels the first symbol for { $major }.
log-sworn = { $seat }: concludes the alliance with { $major }.
log-influence-lost = { $seat }: loses influence with { $major }; { marker-place }.
log-eliminated = { $major } { $major_gone }.
log-siege = { $seat }: besieges { $city } with { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    }.
log-city-value = { $city } has the value { $count }.
log-city-agent = An Agent of { $seat } in { $city }: { $change }.
log-defenders = Troops defend { $city }: +{ $count }.
log-fort = The star fort defends { $city }: +{ $count }.
log-field = { $seat }: fights { $seat2 } before { $city }: { $count } against { $count2 }.
log-bid = { $seat }: announces { $shown ->
        [1] { $card }
       *[0] { $source2 }
    }: +{ $count }.
log-bid-pass = { $seat }: passes.
log-siege-won = { $seat }: takes { $city }, { $count } against { $count2 }.
log-siege-lost = { $seat }: fails before { $city }, { $count } against { $count2 }.
log-field-won = { $seat }: beats { $seat2 } before { $city }, { $count } against { $count2 }.
log-field-drawn = { $seat } and { $seat2 } are equal before { $city }, { $count } each.
log-losses = { $seat }: loses at { $city }: { $count }× { $army }.
log-losses-major = { $major } loses { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    } at { $city }.
log-trophy = { $seat }: takes a trophy from { $seat2 }.
log-trophy-major = { $seat }: takes a trophy from { $major }.
log-cathedral-taken = { $seat }: takes over the cathedral of { $city }.
log-assault = { $seat }: goes on to besiege { $city }.
log-gave-up = { $seat }: gives up before { $city }.
log-stays = { $seat }: stays before { $city }.
log-retreat = { $seat }: { $army } retreats from { $city } to { $city2 }.
log-lost = { $seat }: { $army } is lost before { $city }.
log-tokens-lost = { $seat }: unused war tokens go: { $count }.
log-next-order = { $seat }: place { $place } in the new turn order.
log-last-year = The last Winter begins: { $reason }.
log-upkeep = { $seat }: upkeep: { amount-florin }.
log-disband = { $seat }: { $army } in { $city } is disbanded for want of upkeep.
log-installed = { $seat }: { $card } goes into action, { $room }.
log-tucked = { $seat }: { $card } improves { $room }.
log-shifted = { $seat }: { $card } moves to { $slot }.
log-withdrawn = { $seat }: { $card } leaves its room for { $slot }.
log-discarded = { $seat }: discards { $card }.
log-bought = { $seat }: buys { $item }.
log-cathedral = { $seat }: builds a cathedral in { $city }.
log-courtier = { $seat }: { $card } takes { $slot }.
log-recruit = { $seat }: recruits in { $city }: { $army }.
log-alliance = { $seat }: allies { $alliance_with }.
log-overturned = { $seat }: takes the alliance { $alliance_with } from { $seat2 }.
log-victory = { $seat }: wins the war: { $reason }.

## Refusals: why not, and what to do instead

refusal-no-action = This card has no action.
    .remedy = Put it under a card in action or on a slot.
refusal-under-nothing = An improvement needs a card in action above it.
    .remedy = Put a card with an action there first.
refusal-spot-taken = Another card lies there.
    .remedy = Choose a free spot.
refusal-slots-full = All your courtier slots are taken.
    .remedy = Make room first.
refusal-no-such-slot = You may not use another watermarked slot.
    .remedy = Use a base slot, or gain slots.
refusal-must-move = The action marker must move.
    .remedy = Take at least one step.
refusal-no-step = There is no such step now.
    .remedy = Two steps are free, more cost arrows or florins.
refusal-florin-step-used = Only one step a Spring is paid with florins.
    .remedy = Use an arrow, or stop.
refusal-no-arrow = This tile has no available arrow.
    .remedy = Choose another tile, or stop.
refusal-not-payable = You cannot pay this.
    .remedy = Choose something cheaper.
refusal-not-available = This card or tile is not yours or not available.
    .remedy = Choose an available one.
refusal-not-here = This relief cannot pay for this.
    .remedy = Room cards pay only for the action of their room.
refusal-no-such-symbol = It does not show this symbol.
    .remedy = Choose one of its symbols.
refusal-used-already = It has been used for this action already.
    .remedy = Choose another one.
refusal-not-needed = Nothing of the kind is due.
    .remedy = Choose a symbol of the cost.
refusal-must-finish = The rest could no longer be paid.
    .remedy = Use it for another symbol, or use another one.
refusal-nothing-to-collect = There are no florins on it.
    .remedy = Choose one with florins.
refusal-collect-later = Taking these florins now changes nothing; they can be taken whenever florins are due.
    .remedy = Go on.
refusal-indulgence-here = The room of your marker already has an Indulgence.
    .remedy = Wait for the next season.
refusal-no-indulgence-left = No Indulgence is left.
    .remedy = Pay otherwise.
refusal-no-indulgence-now = No Indulgence can be solicited now.
    .remedy = Wait for your action or your Winter.
refusal-begged-already = You have solicited an Indulgence already.
    .remedy = One a season is all.
refusal-tile-paid = It paid for this very action.
    .remedy = Choose another one.
refusal-not-exhausted = It is available already.
    .remedy = Choose an exhausted one.
refusal-not-your-tile = It does not lie in your Domain.
    .remedy = Choose a tile of your own.
refusal-not-your-alliance = You have no used bonus there.
    .remedy = Choose a tile.
refusal-too-few-symbols = A bonus takes a whole symbol.
    .remedy = Turn up a tile.
refusal-bonus-taken = Somebody has this bonus.
    .remedy = Choose one that is left.
refusal-bonus-type = Your second bonus must be of the other type.
    .remedy = Choose a work instead of a person, or the other way round.
refusal-no-ship = There is no ship on it.
    .remedy = Choose one with ships.
refusal-pirates = Pirate ports cannot be annexed.
    .remedy = Besiege it.
refusal-not-neutral = This city is not neutral.
    .remedy = Choose a neutral city.
refusal-forbidden-city = This city is not in play.
    .remedy = Choose another one.
refusal-out-of-reach = No road of yours leads there, and no sea.
    .remedy = Choose a neighbour or a port.
refusal-city-too-dear = You cannot pay the crowns and ships for it.
    .remedy = Choose a cheaper city.
refusal-no-war-symbol = There is no war symbol on it.
    .remedy = March, or stop.
refusal-no-token-left = No war token is left.
    .remedy = March, or stop.
refusal-no-troop = You have no such troop there.
    .remedy = Choose a city with troops of yours.
refusal-cannot-reach = This troop cannot get there.
    .remedy = More cavalry or ships would be needed.
refusal-no-such-route = There is no way at this price.
    .remedy = Choose one of the prices on offer.
refusal-no-agent = You have no Agent for this.
    .remedy = Do something else with the mask.
refusal-not-your-agent = No Agent of yours stands there.
    .remedy = Choose one of your own.
refusal-place-taken = There is no free place.
    .remedy = Remove the Agent first, or go elsewhere.
refusal-place-sheltered = The Prince keeps other Agents away.
    .remedy = Go elsewhere.
refusal-palace-guarded = This palace already has an opposing Agent.
    .remedy = Go elsewhere.
refusal-no-such-place = An Agent cannot go there now.
    .remedy = Choose a place on offer.
refusal-no-opposing-agent = No opposing Agent stands there.
    .remedy = Choose another use.
refusal-room-first = The first mask removes the Agent in your room.
    .remedy = Remove it, or do without the action.
refusal-no-mask = You have no mask left.
    .remedy = That is all.
refusal-no-front = You have no front there.
    .remedy = Choose a city before which you stand.
refusal-forced-front = A front that must be resolved is left.
    .remedy = Resolve it first.
refusal-no-such-bonus = You do not have this war bonus.
    .remedy = Announce another one, or pass.
refusal-bonus-spent = This war bonus is spent.
    .remedy = Announce another one, or pass.
refusal-passed-for-good = You have passed for this battle.
    .remedy = Pass again.
refusal-no-loss-there = None of these troops stand there.
    .remedy = Choose the others.
refusal-not-too-many = That does not mend what is too many.
    .remedy = Choose one of the moves on offer.
refusal-no-retreat = No retreat leads there.
    .remedy = Choose a city of yours next to it, or a port.
refusal-retreat-too-dear = You lack the ships for this retreat.
    .remedy = Go elsewhere, or lose the troop.
refusal-no-upkeep = So much upkeep is not due.
    .remedy = Pay what is due or less.
refusal-no-troop-here = None of your troops is there.
    .remedy = Choose a city with troops of yours.
refusal-courtier-exhausted = Exhausted courtiers and cards of rooms cannot go there.
    .remedy = Choose an available courtier.
refusal-room-closed = Marker, Indulgence or an opposing Agent close this room.
    .remedy = Choose another room.
refusal-no-card-there = There is no such card.
    .remedy = Choose a spot with a card.
refusal-leaves-alone = The card under it has no action and cannot stay alone.
    .remedy = Take the improvement out first.
refusal-sold-out = None of these is left.
    .remedy = Choose something else.
refusal-in-basket = It is in your basket already.
    .remedy = One of each kind a Winter.
refusal-unique = You may own only one of these.
    .remedy = Choose something else.
refusal-kingdom-or-republic = A kingdom or a republic, never both.
    .remedy = Choose something else.
refusal-not-your-title = This title is not for your power.
    .remedy = Choose something else.
refusal-no-cathedral-site = A cathedral needs a city of yours of value 3 or 4 without one.
    .remedy = Choose another city, or none.
refusal-no-room-for-cards = You have too few slots for so many cards.
    .remedy = Buy fewer cards.
refusal-not-in-this-game = It is not part of this game.
    .remedy = Choose something else.
refusal-troops-all-out = All these troops are on the board.
    .remedy = That is all.
refusal-not-your-city = You cannot recruit there.
    .remedy = Choose a city of yours.
refusal-not-your-ally = This Major City is not your ally.
    .remedy = Recruit your own troops.
refusal-alliance-held = Somebody holds this alliance, and you have no Agent there.
    .remedy = Place an Agent there first.
refusal-alliance-yours = This alliance is yours already.
    .remedy = Choose another one.
refusal-not-in-cost = The cost does not have this symbol.
    .remedy = Choose a symbol of the cost.
refusal-no-influence-there = This Major City is no longer on its track.
    .remedy = Choose another one.
refusal-no-alliance-yet = No alliance can be concluded with it.
    .remedy = Its marker must begin the action in your alliance zone, without an opposing Agent.
refusal-card-placed = All your cards are placed.
    .remedy = Wait for the others.
refusal-troop-stopped = This troop has stopped before the city.
    .remedy = Choose a troop that has not stopped in this action.
refusal-bonus-covered = An opposing Agent covers this bonus.
    .remedy = Choose another one, or do without.
refusal-alliance-no-help = You have no alliance that helps to pay for this.
    .remedy = Pay with something else.
refusal-alliance-used = The bonus of this alliance is used.
    .remedy = Pay with something else; Govern makes it available again.

## The table as text

board-year = Year { $year }. { $order }
board-before = Before the first year. { $order }
board-round = Round { $year } of { $rounds }. { $order }
board-before-round = Before the first round. { $order }
board-order = Turn order: { $list }.
board-cities = Cities (value; symbols):
board-city = { $city } ({ $value }; { $symbols }): { $text }
board-neutral = neutral
board-pirate = pirates
board-agent = Agent of { $seat }
board-troops = { $count }× troop of { $seat }
board-cathedral = cathedral
board-players = Players:
board-you = { $seat } (you)
board-player = { $seat }, { $power }: { $points }, { $florins }
board-florins = { amount-florin }
board-points = { amount-vp }
board-tracks = cities { $cities }, patronage { $rank }, crosses { $crosses }, Agents { $agents }, war tokens { $tokens }
board-tracks-war = cities { $cities }, Agents { $agents }, war tokens { $tokens }
board-room = { $room } ({ $action }): { $text }
board-marker = marker
board-indulgence = Indulgence
board-empty = empty
board-courtiers = Courtiers ({ $count } slots): { $list }
board-tiles = Domain: { $list }
board-bonuses = Bonuses: { $list }
board-trophies = Trophies: { $count }
board-exhausted = { $name }, exhausted
board-none = none
board-alliances = Alliances:
board-majors = Major Cities (a marker goes up to { $end } towards a player: favourable from { $favour }, alliance from { $alliance }):
board-alliance = { $alliance } (price { $cost }; brings { $gain }): { $text }
board-free = free
board-used = bonus used
board-influence = { $major }: { $text }
board-track = { marker-place }: { $text }
board-sworn = allied with { $seat }
board-gone = eliminated
board-supply = Supply:
board-item = { $item } ({ $count } left, price { $cost }): { $text }
board-palace = Palace of { $seat }:
board-last = This is the last Winter.
board-roads = roads to { $list }
board-seas = on { $list }
board-strength = +{ $count } in a battle
board-brings = brings { $list }
board-family = Family: { $list }
board-arrow = behind it the arrow for courtiers on the { $side }
board-war-price = war for { amount-florin } each
board-card-agents = { $count ->
        [one] { $count } Agent
       *[other] { $count } Agents
    }
board-card-slots = { $count ->
        [one] { $count } slot
       *[other] { $count } slots
    }
board-patronage = Patronage (price; points), and the bonuses that are left:
board-rank = Rank { $rank }: { $text }
board-bonus = a bonus
board-person = person
board-work = work
board-for = for { $list }
