### Virtù: names and texts in English.
### Ids are stable: cs.ftl, en.ftl and fr.ftl have the same ids, attributes and variables.

## The game

title-name = Virtù
title-blurb = Five Renaissance powers govern, sponsor the arts, annex, intrigue and wage war for prestige in Italy; with two players, France and Naples fight over it.
final-ties = Equal totals are ranked by the crowns on all own cards and tiles (V-14.3). If these are equal too, { $players ->
        [2] in The Wars of Italy the victory goes to Naples (VW-8.3).
        [one] the place is shared.
       *[other] the place is shared.
    }

## Symbols and amounts

symbol-florin = florin
    .kind = florin
symbol-crown = crown
    .kind = crown
symbol-cross = cross
    .kind = cross
symbol-cavalry = cavalry
    .kind = cavalry
symbol-ship = ship
    .kind = ship
symbol-mask = mask
    .kind = mask
symbol-war = war
    .kind = war
symbol-arrow = arrow
    .kind = arrow
symbol-either = crown or cross
    .kind = either
amount-florin =
    { $count ->
        [one] { $count } florin
       *[other] { $count } florins
    }
    .object = { amount-florin }
amount-crown =
    { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }
    .object = { amount-crown }
amount-cross =
    { $count ->
        [one] { $count } cross
       *[other] { $count } crosses
    }
    .object = { amount-cross }
amount-cavalry = { $count } cavalry
    .object = { amount-cavalry }
amount-ship =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
    .object = { amount-ship }
amount-mask =
    { $count ->
        [one] { $count } mask
       *[other] { $count } masks
    }
    .object = { amount-mask }
amount-war =
    { $count ->
        [one] { $count } war symbol
       *[other] { $count } war symbols
    }
    .object = { amount-war }
amount-arrow =
    { $count ->
        [one] { $count } arrow
       *[other] { $count } arrows
    }
    .object = { amount-arrow }
amount-either =
    { $count ->
        [one] { $count } crown or cross
       *[other] { $count } crowns or crosses
    }
    .object = { amount-either }
counted-symbol =
    { $symbol_kind ->
        [florin] { amount-florin }
        [crown] { amount-crown }
        [cross] { amount-cross }
        [cavalry] { amount-cavalry }
        [ship] { amount-ship }
        [mask] { amount-mask }
        [war] { amount-war }
        [arrow] { amount-arrow }
       *[either] { amount-either }
    }
    .object =
        { $symbol_kind ->
            [florin] { amount-florin.object }
            [crown] { amount-crown.object }
            [cross] { amount-cross.object }
            [cavalry] { amount-cavalry.object }
            [ship] { amount-ship.object }
            [mask] { amount-mask.object }
            [war] { amount-war.object }
            [arrow] { amount-arrow.object }
           *[either] { amount-either.object }
        }
count-crowns =
    { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }
count-crosses =
    { $crosses ->
        [one] { $crosses } cross
       *[other] { $crosses } crosses
    }
count-ships =
    { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }
count-masks =
    { $masks ->
        [one] { $masks } mask
       *[other] { $masks } masks
    }
price =
    { $crown ->
        [0] {""}
       *[n] { price-crown }
    }{ $cross ->
        [0] {""}
       *[n] { price-then-cross }{ price-cross }
    }{ $either ->
        [0] {""}
       *[n] { price-then-either }{ price-either }
    }{ $cavalry ->
        [0] {""}
       *[n] { price-then-cavalry }{ price-cavalry }
    }{ $ship ->
        [0] {""}
       *[n] { price-then-ship }{ price-ship }
    }{ $mask ->
        [0] {""}
       *[n] { price-then-mask }{ price-mask }
    }{ $florin ->
        [0] { price-none }
       *[n] { price-then-florin }{ price-florin }
    }
price-crown =
    { $crown ->
        [one] { $crown } crown
       *[other] { $crown } crowns
    }
price-cross =
    { $cross ->
        [one] { $cross } cross
       *[other] { $cross } crosses
    }
price-either =
    { $either ->
        [one] { $either } crown or cross
       *[other] { $either } crowns or crosses
    }
price-cavalry = { $cavalry } cavalry
price-ship =
    { $ship ->
        [one] { $ship } ship
       *[other] { $ship } ships
    }
price-mask =
    { $mask ->
        [one] { $mask } mask
       *[other] { $mask } masks
    }
price-florin =
    { $florin ->
        [one] { $florin } florin
       *[other] { $florin } florins
    }
price-then-cross =
    { $crown ->
        [0] {""}
       *[n] {", "}
    }
price-then-either =
    { $cross ->
        [0] { price-then-cross }
       *[n] {", "}
    }
price-then-cavalry =
    { $either ->
        [0] { price-then-either }
       *[n] {", "}
    }
price-then-ship =
    { $cavalry ->
        [0] { price-then-cavalry }
       *[n] {", "}
    }
price-then-mask =
    { $ship ->
        [0] { price-then-ship }
       *[n] {", "}
    }
price-then-florin =
    { $mask ->
        [0] { price-then-mask }
       *[n] {", "}
    }
price-none =
    { $crown ->
        [0] { $cross ->
            [0] { $either ->
                [0] { $cavalry ->
                    [0] { $ship ->
                        [0] { $mask ->
                            [0] 0 florins
                           *[n] {""}
                        }
                       *[n] {""}
                    }
                   *[n] {""}
                }
               *[n] {""}
            }
           *[n] {""}
        }
       *[n] {""}
    }
prestige =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
amount-vp =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
marker-place =
    { $count ->
        [0] the marker is in the middle
        [one] the marker is { $count } space from the middle on { $seat2 }’s side
       *[other] the marker is { $count } spaces from the middle on { $seat2 }’s side
    }

## Actions

action-govern = Govern
action-patronise = Patronage
action-trade = Trade
action-annex = Annex
action-wage_war = Wage War
action-intrigue = Intrigue
action-none = no action

## Cities, seas, powers: .to, .from, .in = where to, from, in; .object = as an object

city-nice = Nice
    .to = to Nice
    .from = from Nice
    .in = in Nice
    .object = Nice
city-turin = Turin
    .to = to Turin
    .from = from Turin
    .in = in Turin
    .object = Turin
city-milan = Milan
    .to = to Milan
    .from = from Milan
    .in = in Milan
    .object = Milan
city-genoa = Genoa
    .to = to Genoa
    .from = from Genoa
    .in = in Genoa
    .object = Genoa
city-parma = Parma
    .to = to Parma
    .from = from Parma
    .in = in Parma
    .object = Parma
city-verona = Verona
    .to = to Verona
    .from = from Verona
    .in = in Verona
    .object = Verona
city-venice = Venice
    .to = to Venice
    .from = from Venice
    .in = in Venice
    .object = Venice
city-bologna = Bologna
    .to = to Bologna
    .from = from Bologna
    .in = in Bologna
    .object = Bologna
city-ravenna = Ravenna
    .to = to Ravenna
    .from = from Ravenna
    .in = in Ravenna
    .object = Ravenna
city-pisa = Pisa
    .to = to Pisa
    .from = from Pisa
    .in = in Pisa
    .object = Pisa
city-florence = Florence
    .to = to Florence
    .from = from Florence
    .in = in Florence
    .object = Florence
city-siena = Siena
    .to = to Siena
    .from = from Siena
    .in = in Siena
    .object = Siena
city-perugia = Perugia
    .to = to Perugia
    .from = from Perugia
    .in = in Perugia
    .object = Perugia
city-spoleto = Spoleto
    .to = to Spoleto
    .from = from Spoleto
    .in = in Spoleto
    .object = Spoleto
city-ancona = Ancona
    .to = to Ancona
    .from = from Ancona
    .in = in Ancona
    .object = Ancona
city-civitavecchia = Civitavecchia
    .to = to Civitavecchia
    .from = from Civitavecchia
    .in = in Civitavecchia
    .object = Civitavecchia
city-rome = Rome
    .to = to Rome
    .from = from Rome
    .in = in Rome
    .object = Rome
city-laquila = L’Aquila
    .to = to L’Aquila
    .from = from L’Aquila
    .in = in L’Aquila
    .object = L’Aquila
city-terracina = Terracina
    .to = to Terracina
    .from = from Terracina
    .in = in Terracina
    .object = Terracina
city-benevento = Benevento
    .to = to Benevento
    .from = from Benevento
    .in = in Benevento
    .object = Benevento
city-naples = Naples
    .to = to Naples
    .from = from Naples
    .in = in Naples
    .object = Naples
city-bari = Bari
    .to = to Bari
    .from = from Bari
    .in = in Bari
    .object = Bari
city-rossano = Rossano
    .to = to Rossano
    .from = from Rossano
    .in = in Rossano
    .object = Rossano
city-reggio = Reggio
    .to = to Reggio
    .from = from Reggio
    .in = in Reggio
    .object = Reggio
city-palermo = Palermo
    .to = to Palermo
    .from = from Palermo
    .in = in Palermo
    .object = Palermo
city-cagliari = Cagliari
    .to = to Cagliari
    .from = from Cagliari
    .in = in Cagliari
    .object = Cagliari
city-ajaccio = Ajaccio
    .to = to Ajaccio
    .from = from Ajaccio
    .in = in Ajaccio
    .object = Ajaccio
city-tunis = Tunis
    .to = to Tunis
    .from = from Tunis
    .in = in Tunis
    .object = Tunis
city-corfu = Corfu
    .to = to Corfu
    .from = from Corfu
    .in = in Corfu
    .object = Corfu
city-ragusa = Ragusa
    .to = to Ragusa
    .from = from Ragusa
    .in = in Ragusa
    .object = Ragusa
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
    .with = with Florence
major-rome = Rome
    .gone = is eliminated
    .with = with Rome
major-venice = Venice
    .gone = is eliminated
    .with = with Venice
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
card-f_florence_lorenzo = Lorenzo de’ Medici
card-f_florence_giuliano = Giuliano de’ Medici
card-f_florence_sassetti = Francesco Sassetti
card-f_naples_ferdinand = Ferdinand II of Naples
card-f_naples_alfonso = Duke Alfonso of Calabria
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
card-w_france_aubigny = Béraud Stuart d’Aubigny
card-w_naples_ferdinand = Ferdinand II (Ferrandino)
card-w_naples_cordoba = Gonzalo de Córdoba
card-w_naples_frederick = Frederick of Aragon
card-w_florence_piero = Piero de’ Medici
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
tile-laquila = L’Aquila
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
    .object = an Ambassador
item-cardinal = Cardinal
    .object = a Cardinal
item-merchant = Merchant
    .object = a Merchant
item-gonfalonier = Gonfalonier
    .object = a Gonfalonier
item-maestro = Maestro
    .object = a Maestro
item-consigliere = Consigliere
    .object = a Consigliere
item-podesta = Podestà
    .object = a Podestà
item-bravo = Bravo
    .object = a Bravo
item-condottiero = Condottiero
    .object = a Condottiero
item-admiral = Admiral
    .object = an Admiral
item-banker = Banker
    .object = a Banker
item-pope = Pope
    .object = the Pope
item-duchy = Duchy
    .object = a Duchy
item-principality = Principality
    .object = a Principality
item-kingdom = Kingdom
    .object = a Kingdom
item-republic = Republic
    .object = a Republic
item-guild = Guild
    .object = a Guild
item-cathedral = Cathedral
    .object = a Cathedral

## Rooms (.to, .from, .in as with cities), slots and spots of a palace

room-room-1 = room 1
    .to = to room 1
    .from = from room 1
    .in = in room 1
room-room-2 = room 2
    .to = to room 2
    .from = from room 2
    .in = in room 2
room-room-3 = room 3
    .to = to room 3
    .from = from room 3
    .in = in room 3
room-room-4 = room 4
    .to = to room 4
    .from = from room 4
    .in = in room 4
room-room-5 = room 5
    .to = to room 5
    .from = from room 5
    .in = in room 5
side-left = left
side-right = right
slot-left-1 = courtier slot 1 on the left
slot-left-2 = courtier slot 2 on the left
slot-left-3 = courtier slot 3 on the left
slot-right-1 = courtier slot 1 on the right
slot-right-2 = courtier slot 2 on the right
slot-right-3 = courtier slot 3 on the right
spot-left-1 = courtier slot 1 on the left
    .to = on courtier slot 1 on the left
spot-left-2 = courtier slot 2 on the left
    .to = on courtier slot 2 on the left
spot-left-3 = courtier slot 3 on the left
    .to = on courtier slot 3 on the left
spot-right-1 = courtier slot 1 on the right
    .to = on courtier slot 1 on the right
spot-right-2 = courtier slot 2 on the right
    .to = on courtier slot 2 on the right
spot-right-3 = courtier slot 3 on the right
    .to = on courtier slot 3 on the right
spot-action-1 = room 1, as action card
    .to = in room 1 as the action card
spot-action-2 = room 2, as action card
    .to = in room 2 as the action card
spot-action-3 = room 3, as action card
    .to = in room 3 as the action card
spot-action-4 = room 4, as action card
    .to = in room 4 as the action card
spot-action-5 = room 5, as action card
    .to = in room 5 as the action card
spot-under-1 = room 1, as improvement
    .to = in room 1 as an improvement
spot-under-2 = room 2, as improvement
    .to = in room 2 as an improvement
spot-under-3 = room 3, as improvement
    .to = in room 3 as an improvement
spot-under-4 = room 4, as improvement
    .to = in room 4 as an improvement
spot-under-5 = room 5, as improvement
    .to = in room 5 as an improvement
target-left-1 = courtier slot 1 on the left
target-left-2 = courtier slot 2 on the left
target-left-3 = courtier slot 3 on the left
target-right-1 = courtier slot 1 on the right
target-right-2 = courtier slot 2 on the right
target-right-3 = courtier slot 3 on the right
target-action-1 = room 1, as action card
target-action-2 = room 2, as action card
target-action-3 = room 3, as action card
target-action-4 = room 4, as action card
target-action-5 = room 5, as action card
target-under-1 = room 1, as improvement
target-under-2 = room 2, as improvement
target-under-3 = room 3, as improvement
target-under-4 = room 4, as improvement
target-under-5 = room 5, as improvement
target-discard = discard

## Reliefs

relief-action = action card
relief-under = improvement
relief-printed = printed symbol of the room
relief-michelangelo = Michelangelo
relief-ottoman = bonus of the Ottoman Empire
relief-empire = bonus of the Holy Roman Empire
relief-indulgence = new Indulgence
relief-left-1 = courtier 1 on the left
relief-left-2 = courtier 2 on the left
relief-left-3 = courtier 3 on the left
relief-right-1 = courtier 1 on the right
relief-right-2 = courtier 2 on the right
relief-right-3 = courtier 3 on the right
relief-nice = Nice tile
relief-turin = Turin tile
relief-milan = Milan tile
relief-genoa = Genoa tile
relief-parma = Parma tile
relief-verona = Verona tile
relief-venice = Venice tile
relief-bologna = Bologna tile
relief-ravenna = Ravenna tile
relief-pisa = Pisa tile
relief-florence = Florence tile
relief-siena = Siena tile
relief-perugia = Perugia tile
relief-spoleto = Spoleto tile
relief-ancona = Ancona tile
relief-civitavecchia = Civitavecchia tile
relief-rome = Rome tile
relief-laquila = L’Aquila tile
relief-terracina = Terracina tile
relief-benevento = Benevento tile
relief-naples = Naples tile
relief-bari = Bari tile
relief-rossano = Rossano tile
relief-reggio = Reggio tile
relief-palermo = Palermo tile
relief-cagliari = Cagliari tile
relief-ajaccio = Ajaccio tile
relief-tunis = Tunis tile
relief-corfu = Corfu tile
relief-ragusa = Ragusa tile
relief-cathedral-1 = Cathedral 1 tile
relief-cathedral-2 = Cathedral 2 tile
relief-cathedral-3 = Cathedral 3 tile
relief-cathedral-4 = Cathedral 4 tile
relief-cathedral-5 = Cathedral 5 tile
relief-duchy = Duchy tile
relief-principality = Principality tile
relief-kingdom = Kingdom tile
relief-republic = Republic tile
relief-guild = Guild tile
relief-cannons = Cannons tile
relief-royal = Kingdom of France tile

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
faced-laquila = L’Aquila
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
faced-bonus-france = the bonus of the Kingdom of France
faced-bonus-ottoman = the bonus of the Ottoman Empire
faced-bonus-empire = the bonus of the Holy Roman Empire

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
    .text = one more courtier slot and Agent; no opposing Agents in your cities, rooms and alliances
bonus-michelangelo = Michelangelo
    .text = a crown in each Patronage action
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
army-own = troop
    .object = a troop
    .of = {""}
army-florence = troop of Florence
    .object = a troop of Florence
    .of = {" "}of Florence
army-rome = troop of Rome
    .object = a troop of Rome
    .of = {" "}of Rome
army-venice = troop of Venice
    .object = a troop of Venice
    .of = {" "}of Venice

## Places of Agents: .to, .from, .in as with cities

place-nice = Nice
    .to = to Nice
    .from = from Nice
    .in = in Nice
place-turin = Turin
    .to = to Turin
    .from = from Turin
    .in = in Turin
place-milan = Milan
    .to = to Milan
    .from = from Milan
    .in = in Milan
place-genoa = Genoa
    .to = to Genoa
    .from = from Genoa
    .in = in Genoa
place-parma = Parma
    .to = to Parma
    .from = from Parma
    .in = in Parma
place-verona = Verona
    .to = to Verona
    .from = from Verona
    .in = in Verona
place-venice = Venice
    .to = to Venice
    .from = from Venice
    .in = in Venice
place-bologna = Bologna
    .to = to Bologna
    .from = from Bologna
    .in = in Bologna
place-ravenna = Ravenna
    .to = to Ravenna
    .from = from Ravenna
    .in = in Ravenna
place-pisa = Pisa
    .to = to Pisa
    .from = from Pisa
    .in = in Pisa
place-florence = Florence
    .to = to Florence
    .from = from Florence
    .in = in Florence
place-siena = Siena
    .to = to Siena
    .from = from Siena
    .in = in Siena
place-perugia = Perugia
    .to = to Perugia
    .from = from Perugia
    .in = in Perugia
place-spoleto = Spoleto
    .to = to Spoleto
    .from = from Spoleto
    .in = in Spoleto
place-ancona = Ancona
    .to = to Ancona
    .from = from Ancona
    .in = in Ancona
place-civitavecchia = Civitavecchia
    .to = to Civitavecchia
    .from = from Civitavecchia
    .in = in Civitavecchia
place-rome = Rome
    .to = to Rome
    .from = from Rome
    .in = in Rome
place-laquila = L’Aquila
    .to = to L’Aquila
    .from = from L’Aquila
    .in = in L’Aquila
place-terracina = Terracina
    .to = to Terracina
    .from = from Terracina
    .in = in Terracina
place-benevento = Benevento
    .to = to Benevento
    .from = from Benevento
    .in = in Benevento
place-naples = Naples
    .to = to Naples
    .from = from Naples
    .in = in Naples
place-bari = Bari
    .to = to Bari
    .from = from Bari
    .in = in Bari
place-rossano = Rossano
    .to = to Rossano
    .from = from Rossano
    .in = in Rossano
place-reggio = Reggio
    .to = to Reggio
    .from = from Reggio
    .in = in Reggio
place-palermo = Palermo
    .to = to Palermo
    .from = from Palermo
    .in = in Palermo
place-cagliari = Cagliari
    .to = to Cagliari
    .from = from Cagliari
    .in = in Cagliari
place-ajaccio = Ajaccio
    .to = to Ajaccio
    .from = from Ajaccio
    .in = in Ajaccio
place-tunis = Tunis
    .to = to Tunis
    .from = from Tunis
    .in = in Tunis
place-corfu = Corfu
    .to = to Corfu
    .from = from Corfu
    .in = in Corfu
place-ragusa = Ragusa
    .to = to Ragusa
    .from = from Ragusa
    .in = in Ragusa
place-seat-room-1 = { $seat }’s room 1
    .to = to { $seat }’s room 1
    .from = from { $seat }’s room 1
    .in = in { $seat }’s room 1
place-seat-room-2 = { $seat }’s room 2
    .to = to { $seat }’s room 2
    .from = from { $seat }’s room 2
    .in = in { $seat }’s room 2
place-seat-room-3 = { $seat }’s room 3
    .to = to { $seat }’s room 3
    .from = from { $seat }’s room 3
    .in = in { $seat }’s room 3
place-seat-room-4 = { $seat }’s room 4
    .to = to { $seat }’s room 4
    .from = from { $seat }’s room 4
    .in = in { $seat }’s room 4
place-seat-room-5 = { $seat }’s room 5
    .to = to { $seat }’s room 5
    .from = from { $seat }’s room 5
    .in = in { $seat }’s room 5
place-alliance-france = the alliance with the Kingdom of France
    .to = to the alliance with the Kingdom of France
    .from = from the alliance with the Kingdom of France
    .in = on the alliance with the Kingdom of France
place-alliance-ottoman = the alliance with the Ottoman Empire
    .to = to the alliance with the Ottoman Empire
    .from = from the alliance with the Ottoman Empire
    .in = on the alliance with the Ottoman Empire
place-alliance-empire = the alliance with the Holy Roman Empire
    .to = to the alliance with the Holy Roman Empire
    .from = from the alliance with the Holy Roman Empire
    .in = on the alliance with the Holy Roman Empire
place-track-florence = the influence track of Florence
    .to = to the influence track of Florence
    .from = from the influence track of Florence
    .in = on the influence track of Florence
place-track-rome = the influence track of Rome
    .to = to the influence track of Rome
    .from = from the influence track of Rome
    .in = on the influence track of Rome
place-track-venice = the influence track of Venice
    .to = to the influence track of Venice
    .from = from the influence track of Venice
    .in = on the influence track of Venice

## War bonuses

warbonus-token = a +1 war token
warbonus-leonardo = Leonardo da Vinci
warbonus-cannons = Cannons
warbonus-france = alliance with France
warbonus-left-1x1 = 1 war symbol, courtier 1 on the left
warbonus-left-1x2 = 2 war symbols, courtier 1 on the left
warbonus-left-2x1 = 1 war symbol, courtier 2 on the left
warbonus-left-2x2 = 2 war symbols, courtier 2 on the left
warbonus-left-3x1 = 1 war symbol, courtier 3 on the left
warbonus-left-3x2 = 2 war symbols, courtier 3 on the left
warbonus-right-1x1 = 1 war symbol, courtier 1 on the right
warbonus-right-1x2 = 2 war symbols, courtier 1 on the right
warbonus-right-2x1 = 1 war symbol, courtier 2 on the right
warbonus-right-2x2 = 2 war symbols, courtier 2 on the right
warbonus-right-3x1 = 1 war symbol, courtier 3 on the right
warbonus-right-3x2 = 2 war symbols, courtier 3 on the right

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
    .text = Whoever passes in a battle cannot announce any more bonuses in it.
option-secret_family = Families are placed in secret
    .text = All players place their family cards at the same time; otherwise openly in turn order.
option-free_symbols_first = Free symbols pay first
    .text = Symbols of a room that have no other use are taken without asking.
option-max_years = Maximum number of years
    .text = The game for three to five players ends after this many years at the latest.
option-upkeep_rounds = Rounds with upkeep (two players)
    .text = Early: rounds 2, 6, 10, 14, 18. Late: rounds 4, 8, 12, 16, 20.
    .early = early
    .late = late

## Where prestige comes from

source-cities = Cities
log-points-cities = { $seat } scores { prestige } for cities.
source-city-lead = Most cities
log-points-city-lead = { $seat } scores { prestige } for the most cities.
source-patronage = Patronage
log-points-patronage = { $seat } scores { prestige } for patronage.
source-patronage-lead = Highest rank of patronage
log-points-patronage-lead = { $seat } scores { prestige } for the highest rank of patronage.
source-cards = Cards and tiles
log-points-cards = { $seat } scores { prestige } for cards and tiles.
source-religion = Religious influence
log-points-religion = { $seat } scores { prestige } for religious influence.
source-trophies = Trophies
log-points-trophies = { $seat } scores { prestige } for trophies.
source-alliances = Alliances
log-points-alliances = { $seat } scores { prestige } for alliances.
source-indulgences = Indulgences
log-points-indulgences = { $seat } gets { prestige } for Indulgences.
source-capitals = Capitals
log-points-capitals = { $seat } scores { prestige } for capitals.

## Decisions in the order of play: the prompt, then the moves

prompt-family = Where do you place { $card }?
    .more = All players place their family cards at the same time.
move-family = { $spot }
prompt-opening = Where do you place { $card }?
move-opening = { $spot }
prompt-start = In which room does your action marker start?
move-start = { $room }: { $action }
    .bare = Action marker { $room_in }
prompt-marker =
    { $steps ->
        [0] Your action marker is { $room_in } ({ $action }).
        [one] Your action marker is { $room_in } ({ $action }), after { $steps } step.
       *[other] Your action marker is { $room_in } ({ $action }), after { $steps } steps.
    }
    .more = Two steps are free.
move-marker = One more step, using the arrow of { $tile }
move-marker-on = One more step
move-marker-stop = Stop here
move-marker-florins = One more step for 2 florins
prompt-release = There is an Indulgence { $room_in }.
    .more = Remove it?
move-release-cross = Remove it for 1 cross
move-release-crowns = Remove it for 2 crowns
move-release-keep = Leave it there
prompt-govern =
    { $count ->
        [0] Govern: which crowns and crosses do you pay?
        [one] Govern: { $count } symbol paid so far.
       *[other] Govern: { $count } symbols paid so far.
    }
    .more = Each crown or cross refreshes up to two tiles, or one alliance bonus.
move-govern = { $shown ->
        [1] { $card } ({ $relief })
       *[0] { $relief }
    }: { counted-symbol }
    .bare = { $relief }: { $symbol }
move-govern-done = That’s all
prompt-turnup = Which tile or alliance bonus do you refresh?
    .more =
        { $count ->
            [one] One more tile can be refreshed.
           *[other] { $count } more tiles can be refreshed; an alliance bonus counts as two.
        }
move-turnup = Refresh { $faced }
move-turnup-done = Leave the rest
prompt-patronise = Advance to rank { $rank } of patronage?
    .more = Price: { price }.
move-patronise-yes = Yes
move-patronise-no = No
prompt-bonus = Choose a patronage bonus.
move-bonus = { $bonus }
    .more = { $bonus_text }
prompt-trade =
    { $count ->
        [0] Trade: each ship brings 2 florins.
        [one] Trade: { $count } ship so far, 2 florins each.
       *[other] Trade: { $count } ships so far, 2 florins each.
    }
move-trade = { $shown ->
        [1] { $card } ({ $relief })
       *[0] { $relief }
    }: { amount-ship }
    .bare = { $relief }
move-trade-done = That’s all
prompt-annex = Which city do you annex?
move-annex =
    { $crowns ->
        [0] { $city }
       *[n] { $city } ({ count-crowns }{ $ships ->
            [0] {""}
           *[n] {", "}{ count-ships }
        })
    }
    .bare = Annex { $city_object }
move-annex-none = { $duel ->
        [1] No city: continue with influence
       *[0] No city
    }
    .bare = No city
move-annex-ally-florence = Alliance with Florence
move-annex-ally-rome = Alliance with Rome
move-annex-ally-venice = Alliance with Venice
prompt-influence = With which Major City do you gain influence?
    .more =
        { $crosses ->
            [0] { $crowns ->
                [0] Each space costs a crown; with Rome a cross does as well.
               *[n] { count-crowns } left.
            }
           *[n] { $crowns ->
                [0] { count-crosses } left.
               *[n] { count-crowns } and { count-crosses } left.
            }
        }
move-influence = 1 influence with { $major }
move-influence-done = That’s all
prompt-troop = Wage War: which troop do you move?
    .more =
        { $ships ->
            [0] { $cavalry ->
                [0] Cavalry and ships are paid when a troop sets out.
               *[n] To use: { price-cavalry }.
            }
           *[n] { $cavalry ->
                [0] To use: { count-ships }.
               *[n] To use: { price-cavalry } and { count-ships }.
            }
        }
move-troop = { $army }: { $city }
move-troop-claim-action = Take a +1 war token with the action card
move-troop-claim-under = Take a +1 war token with the improvement
move-troop-done = That’s all
prompt-march = Where do you move the troop { $city_from }?
move-march =
    { $city }{ $siege ->
        [0] {""}
       *[n] {" "}(siege: { $attack } against { $defence })
    }
    .bare = { $city }
prompt-route = { $city } – { $city2 }: which price do you pay?
move-route = { $count ->
        [0] { count-ships }
       *[n] { amount-cavalry }{ $ships ->
            [0] {""}
           *[n] {", "}{ count-ships }
        }
    }
    .bare = Route with this much cavalry: { $count }
prompt-plot =
    { $masks ->
        [0] Intrigue: what do you use a mask for?
       *[n] Intrigue: { count-masks } left.
    }
    .more =
        { $masks ->
            [0] You pay with it when you choose.
           *[n] What do you use the next one for?
        }
move-plot-city = Place an Agent in a city
move-plot-room = Place an Agent in a palace
move-plot-alliance = { $duel ->
        [1] Place an Agent on an influence track
       *[0] Place an Agent on an alliance
    }
    .bare = Place an Agent on an alliance or on an influence track
move-plot-move = Move one of your Agents
move-plot-remove = Remove an opposing Agent
move-plot-done = That’s all
prompt-shift = Which Agent do you move?
move-shift = { $place }
prompt-agent = Where does the Agent go?
move-agent = { $place }
prompt-oust = Which opposing Agent do you remove?
move-oust = { $place }
prompt-turn = Your turn ends.
    .more = Solicit an Indulgence to gain florins?
move-turn-florins = Solicit an Indulgence: gain 3 florins, 1 point less at the end
move-turn-end = End the turn
prompt-pay = To pay: { price }.
move-pay = { $shown ->
        [1] { $card } ({ $relief })
       *[0] { $relief }
    }: { counted-symbol }
    .bare = { $relief }: { $symbol }
macro-pay = Pay as proposed
prompt-collect = Collect florins?
move-collect = Collect the florins: { $relief }
prompt-front = Which siege do you resolve next?
move-front =
    { $city } ({ $rivals ->
        [0] { $attack } against { $defence }
       *[n] field battle first
    })
    .bare = { $city }
move-front-done = Besiege no other city
prompt-assault = You won the field battle at { $city }.
    .more = Besiege the city?
move-assault-besiege = Besiege
move-assault-leave = { $stays ->
        [1] Stay there
       *[0] Give up and retreat
    }
    .bare = Do not besiege
prompt-bid = Battle of { $city }: attack { $attack }, defence { $defence }.
    .more = Announce a war bonus, or pass.
move-bid = { $shown ->
        [1] { $card } ({ $warbonus })
       *[0] { $warbonus }
    }
    .bare = { $warbonus }
move-bid-pass = Pass
prompt-toll = Which troop do you lose at { $city }?
move-toll = { $army }
prompt-yield = You have one fewer courtier slot.
    .more = Which courtier do you discard or move?
move-yield = { $card } ({ $slot }): { $target }
    .bare = { $slot }: { $target }
prompt-retreat = A beaten troop retreats from { $city }.
    .more = Where to?
move-retreat =
    { $city_to }{ $ships ->
        [0] {""}
       *[n] {" "}({ count-ships })
    }
    .bare = Retreat { $city_to }
move-retreat-lose = Lose the troop
prompt-upkeep = Upkeep for all your troops: { price-florin }.
    .more = How many florins do you pay? Unpaid troops are disbanded.
move-upkeep = { amount-florin }
prompt-disband = Upkeep is not paid: which troop do you disband?
    .more = Troops still to disband: { $count }.
move-disband = { $army }: { $city }
prompt-arrange = Reorganise your palace, one card at a time.
move-arrange = { $card } ({ $spot }): { $target }
    .bare = { $spot }: { $target }
move-arrange-done = Leave the palace as it is
prompt-buy = What do you buy?
    .more = Everything is paid for together. Total price: { price }.
move-buy = { $item } ({ price })
    .bare = { $item }
move-buy-done = That’s all
prompt-cathedral = In which city do you build the cathedral?
move-cathedral = { $city }
prompt-clear =
    { $count ->
        [one] A new card needs a slot.
       *[other] { $count } new cards need slots.
    }
    .more = Which card do you discard or decline?
move-clear = Discard { $card } ({ $slot })
    .bare = Discard the card in { $slot }
move-clear-first = Decline { $card }
    .bare = Decline the first new card
move-clear-second = Decline { $card }
    .bare = Decline the second new card
prompt-courtier = Where do you place { $card }?
move-courtier = { $slot }
prompt-recruit = Recruit troops?
move-recruit = { $army }: { $city } ({ price })
    .bare = { $army }: { $city }
move-recruit-done = That’s all
prompt-ally = Form an alliance this winter?
move-ally = { $alliance } ({ price })
    .bare = { $alliance }
move-ally-none = No alliance
prompt-cheaper = Your Agent saves you one symbol.
    .more = Which one?
move-cheaper = { $symbol }
prompt-indulgence = Solicit an Indulgence?
move-indulgence-florins = Solicit an Indulgence (gain 3 florins)

## Log

log-order =
    { $seat } is { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    } in turn order.
log-family = { $seat } places { $card } { $spot_to }.
log-year = { $rounds ->
        [0] Year { $year } begins.
       *[n] Round { $year } of { $rounds } begins.
    }
log-marker = { $seat } stops { $room_in } ({ $action }).
log-refresh = { $seat } makes all courtiers on the { $side } available again.
log-pay = { $seat } pays { counted-symbol.object } ({ $shown ->
        [1] { $card }
       *[0] { $relief }
    }).
log-spend = { $seat } pays { amount-florin.object }.
log-collect = { $seat } collects { amount-florin.object } ({ $shown ->
        [1] { $card }
       *[0] { $relief }
    }).
log-released = { $seat } removes the Indulgence { $room_from }.
log-beg = { $seat } gets an Indulgence { $room_in }.
log-beg-crown = { $seat } solicits an Indulgence and gains a crown.
log-beg-florins = { $seat } solicits an Indulgence and gains { amount-florin.object }.
log-decline = { $seat } takes no action.
log-blocked = { $seat } cannot take an action { $room_in }.
log-govern =
    { $count ->
        [one] { $seat } governs with { $count } symbol.
       *[other] { $seat } governs with { $count } symbols.
    }
log-turned = { $seat } refreshes the { $tile } tile.
log-reactivated = { $seat } refreshes the bonus { $alliance_of }.
log-patron = { $seat } reaches rank { $rank } of patronage.
log-bonus = { $seat } takes the patronage bonus { $bonus }.
log-no-bonus = No patronage bonus of the other type is left for { $seat }.
log-trade = { $seat } trades with { count-ships } and gains { amount-florin.object }.
log-annex = { $seat } annexes { $city_object }.
log-tokens =
    { $count ->
        [one] { $seat } takes { $count } war token.
       *[other] { $seat } takes { $count } war tokens.
    }
log-march = { $seat } moves { $army_object } { $city_from } { $city2_to }.
log-agent = { $seat } places an Agent { $place_in }.
log-agent-moved = { $seat } moves an Agent { $place_from } { $place2_to }.
log-ousted = { $seat } removes { $seat2 }’s Agent { $place_from }.
log-agent-gained = { $seat } gains an Agent.
log-influence = { $seat } gains influence { $major_with }: { marker-place }.
log-cancelled = An opposing Agent cancels the first symbol that { $seat } spends on { $major }.
log-sworn = { $seat } forms an alliance { $major_with }.
log-influence-lost = { $seat } loses influence { $major_with }: { marker-place }.
log-eliminated = { $major } { $major_gone }.
log-siege =
    { $count ->
        [one] { $seat } besieges { $city_object } with { $count } troop.
       *[other] { $seat } besieges { $city_object } with { $count } troops.
    }
log-city-value = { $city } has a value of { $count }.
log-city-agent =
    { $seat }’s Agent { $city_in } changes the value by { $change ->
        [1] +1
        [2] +2
       *[n] { $change }
    }.
log-defenders = Troops defend { $city_object }: +{ $count }.
log-fort = The star fort defends { $city_object }: +{ $count }.
log-field = Field battle at { $city }: { $seat } { $count }, { $seat2 } { $count2 }.
log-bid = { $seat } announces a war bonus of +{ $count } ({ $shown ->
        [1] { $card }
       *[0] { $source2 }
    }).
log-bid-pass = { $seat } passes.
log-siege-won = { $seat } takes { $city_object }, { $count } to { $count2 }.
log-siege-lost = { $seat } fails to take { $city_object }, { $count } to { $count2 }.
log-field-won = { $seat } beats { $seat2 } at { $city }, { $count } to { $count2 }.
log-field-drawn = { $seat } and { $seat2 } draw at { $city }, { $count } each.
log-losses =
    { $count ->
        [one] { $seat } loses { $count } troop{ $army_of } at { $city }.
       *[other] { $seat } loses { $count } troops{ $army_of } at { $city }.
    }
log-losses-major =
    { $count ->
        [one] { $major } loses { $count } troop at { $city }.
       *[other] { $major } loses { $count } troops at { $city }.
    }
log-trophy = { $seat } takes a trophy from { $seat2 }.
log-trophy-major = { $seat } takes a trophy from { $major }.
log-cathedral-taken = { $seat } takes over the cathedral { $city_in }.
log-assault = { $seat } goes on to besiege { $city_object }.
log-gave-up = { $seat } gives up at { $city }.
log-stays = { $seat } stays at { $city }.
log-retreat = { $seat } retreats { $army_object } { $city_from } { $city2_to }.
log-lost = { $seat } loses { $army_object } at { $city }.
log-tokens-lost =
    { $count ->
        [one] { $seat } loses { $count } unused war token.
       *[other] { $seat } loses { $count } unused war tokens.
    }
log-next-order =
    { $seat } is { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    } in the new turn order.
log-last-year = The last winter begins: { $reason }.
log-upkeep = Upkeep of { $seat }’s troops: { amount-florin }.
log-disband = { $seat } disbands { $army_object } { $city_in } (upkeep not paid).
log-installed = { $seat } puts { $card } { $room_in } as the action card.
log-tucked = { $seat } puts { $card } { $room_in } as an improvement.
log-shifted = { $seat } moves { $card } to { $slot }.
log-withdrawn = { $seat } moves { $card } out of its room to { $slot }.
log-discarded = { $seat } discards { $card }.
log-bought = { $seat } buys { $item_object }.
log-cathedral = { $seat } builds a cathedral { $city_in }.
log-courtier = { $seat } places { $card } on { $slot }.
log-recruit = { $seat } recruits { $army_object } { $city_in }.
log-alliance = { $seat } forms an alliance { $alliance_with }.
log-overturned = { $seat } takes over the alliance { $alliance_with } from { $seat2 }.
log-victory = { $seat } wins the war: { $reason }.

## Refusals: why not, and what to do instead

refusal-no-action = This card has no action.
    .remedy = Put it under an action card or on a courtier slot.
refusal-under-nothing = An improvement must lie under an action card.
    .remedy = Put a card with an action there first.
refusal-spot-taken = There is another card there.
    .remedy = Choose a free place.
refusal-slots-full = All your courtier slots are taken.
    .remedy = Free one first.
refusal-no-such-slot = You have no further courtier slot.
    .remedy = Use a basic slot, or gain more slots.
refusal-must-move = The action marker must move.
    .remedy = Take at least one step.
refusal-no-step = That step is not possible now.
    .remedy = Two steps are free; more cost arrows or florins.
refusal-florin-step-used = Only one step each spring can be paid for with florins.
    .remedy = Use an arrow, or stop.
refusal-no-arrow = This tile has no available arrow.
    .remedy = Choose another tile, or stop.
refusal-not-payable =
    { $lacking ->
        [0] You cannot pay for this.
       *[n] You cannot pay for this: you lack { price }.
    }
    .remedy = Choose something cheaper.
refusal-not-available = This card or tile is not yours, or it is exhausted.
    .remedy = Choose an available one.
refusal-not-here = You can’t pay for this with that card or tile.
    .remedy = Cards in rooms pay only for the action of their room.
refusal-no-such-symbol = It does not show this symbol.
    .remedy = Choose one of its symbols.
refusal-used-already = It has already been used for this action.
    .remedy = Choose another one.
refusal-not-needed = That symbol is not part of the price.
    .remedy = Choose a symbol from the price.
refusal-must-finish = You could not pay the rest any more.
    .remedy = Use this card or tile for another symbol, or pick another one.
refusal-nothing-to-collect = There are no florins on it.
    .remedy = Choose a card or tile with florins.
refusal-collect-later = Collecting these florins now changes nothing; you can do it whenever you pay florins.
    .remedy = Go on.
refusal-indulgence-here = There is already an Indulgence in the room of your marker.
    .remedy = Wait for the next season.
refusal-no-indulgence-left = No Indulgence is left.
    .remedy = Pay in another way.
refusal-no-indulgence-now = You cannot solicit an Indulgence now.
    .remedy = Wait for your action or your winter turn.
refusal-begged-already = You have already solicited an Indulgence.
    .remedy = Only one per season is allowed.
refusal-tile-paid = You have just paid for this action with it.
    .remedy = Choose another one.
refusal-not-exhausted = It is already available.
    .remedy = Choose an exhausted one.
refusal-not-your-tile = It is not in your domain.
    .remedy = Choose a tile of your own.
refusal-not-your-alliance = You have no used bonus there.
    .remedy = Choose a tile.
refusal-too-few-symbols = An alliance bonus takes a whole symbol.
    .remedy = Refresh a tile.
refusal-bonus-taken = Somebody already has this bonus.
    .remedy = Choose one of those that remain.
refusal-bonus-type = Your second bonus must be of the other type.
    .remedy = Choose a work instead of a person, or the other way round.
refusal-no-ship = There is no ship on it.
    .remedy = Choose a card or tile with ships.
refusal-pirates = Pirate ports cannot be annexed.
    .remedy = You can only besiege them.
refusal-not-neutral = This city is not neutral.
    .remedy = Choose a neutral city.
refusal-forbidden-city = This city is not in play.
    .remedy = Choose another one.
refusal-out-of-reach = You can’t reach it by road or by sea.
    .remedy = Choose a neighbouring city or a port.
refusal-city-too-dear = You don’t have the crowns and ships for it.
    .remedy = Choose a cheaper city.
refusal-no-war-symbol = There is no war symbol on it.
    .remedy = Move a troop, or stop.
refusal-no-token-left = No war token is left.
    .remedy = Move a troop, or stop.
refusal-no-troop = You have no such troop there.
    .remedy = Choose a city with troops of yours.
refusal-cannot-reach = This troop cannot get there.
    .remedy = You would need more cavalry or ships.
refusal-no-such-route = There is no way there at this price.
    .remedy = Choose one of the prices on offer.
refusal-no-agent = You have no Agent for this.
    .remedy = Use the mask for something else.
refusal-not-your-agent = None of your Agents is there.
    .remedy = Choose one of your own.
refusal-place-taken = This place is taken.
    .remedy = Remove the Agent first, or choose another place.
refusal-place-sheltered = The Prince keeps opposing Agents away.
    .remedy = Choose another place.
refusal-palace-guarded = There is already an opposing Agent in this palace.
    .remedy = Choose another place.
refusal-no-such-place = An Agent cannot go there now.
    .remedy = Choose one of the places on offer.
refusal-no-opposing-agent = There is no opposing Agent there.
    .remedy = Use the mask for something else.
refusal-room-first = The first mask must remove the Agent from your room.
    .remedy = Remove it, or give up the action.
refusal-no-mask = You have no mask left.
    .remedy = End the action.
refusal-no-front = You have no troops at this city.
    .remedy = Choose a city where your troops stand.
refusal-forced-front = You still have a siege that must be resolved.
    .remedy = Resolve it first.
refusal-no-such-bonus = You do not have this war bonus.
    .remedy = Announce another one, or pass.
refusal-bonus-spent = This war bonus is already used up.
    .remedy = Announce another one, or pass.
refusal-passed-for-good = You have already passed in this battle.
    .remedy = Pass again.
refusal-no-loss-there = There are no such troops there.
    .remedy = Choose others.
refusal-not-too-many = That does not free enough slots.
    .remedy = Choose one of the moves on offer.
refusal-no-retreat = You cannot retreat there.
    .remedy = Choose one of your neighbouring cities, or a port.
refusal-retreat-too-dear = You don’t have enough ships for this retreat.
    .remedy = Retreat elsewhere, or lose the troop.
refusal-no-upkeep = You don’t owe that much upkeep.
    .remedy = Pay what you owe, or less.
refusal-no-troop-here = You have no troop there.
    .remedy = Choose a city with one of your troops.
refusal-courtier-exhausted = Exhausted courtiers and cards from rooms cannot go there.
    .remedy = Choose an available courtier.
refusal-room-closed = The action marker, an Indulgence or an opposing Agent closes this room.
    .remedy = Choose another room.
refusal-no-card-there = There is no such card there.
    .remedy = Choose a place with a card.
refusal-leaves-alone = The card under it has no action and cannot stay in the room alone.
    .remedy = Take the improvement out first.
refusal-sold-out = None of these is left.
    .remedy = Choose something else.
refusal-in-basket = You are already buying one of these.
    .remedy = Only one of each kind per winter.
refusal-unique = You may own only one of these.
    .remedy = Choose something else.
refusal-kingdom-or-republic = A kingdom or a republic, never both.
    .remedy = Choose something else.
refusal-not-your-title = This title is not available to your power.
    .remedy = Choose something else.
refusal-no-cathedral-site = A cathedral needs one of your cities of value 3 or 4 that has none yet.
    .remedy = Choose another city, or none.
refusal-no-room-for-cards = You don’t have enough courtier slots for so many cards.
    .remedy = Buy fewer cards.
refusal-not-in-this-game = It is not used in this game.
    .remedy = Choose something else.
refusal-troops-all-out = All these troops are already on the board.
    .remedy = Recruit others, or stop.
refusal-not-your-city = You cannot recruit there.
    .remedy = Choose one of your cities.
refusal-not-your-ally = This Major City is not your ally.
    .remedy = Recruit your own troops.
refusal-alliance-held = Another player holds this alliance, and you have no Agent there.
    .remedy = Place an Agent there first.
refusal-alliance-yours = You already hold this alliance.
    .remedy = Choose another one.
refusal-not-in-cost = That symbol is not part of the price.
    .remedy = Choose a symbol from the price.
refusal-no-influence-there = This Major City is no longer on the influence track.
    .remedy = Choose another one.
refusal-no-alliance-yet = You cannot form an alliance with it now.
    .remedy = At the start of the action its marker must be in your alliance zone, without an opposing Agent.
refusal-card-placed = All your cards are placed.
    .remedy = Wait for the others.
refusal-troop-stopped = This troop has already stopped before the city.
    .remedy = Choose a troop that has not stopped in this action.
refusal-bonus-covered = An opposing Agent blocks this bonus.
    .remedy = Choose another one, or do without it.
refusal-alliance-no-help = You have no alliance that helps to pay for this.
    .remedy = Pay with something else.
refusal-alliance-used = The bonus of this alliance has been used.
    .remedy = Pay with something else; a Govern action makes it available again.

## The sheet beside the table, and what the icons mean

aid-round = A year
aid-round-wars = A round
aid-round-text =
    Spring: move your marker 1 or 2 rooms (more for florins or arrows) and take the action of the room.
    Then sieges and battles, then retreats.
    A new turn order: most cities first.
    Winter: each player does all steps.
aid-actions = Actions
aid-govern = For each crown or cross: refresh 2 tiles, or an alliance
aid-govern-wars = For each crown or cross: refresh 2 tiles
aid-patronise = One rank up
aid-trade = 2 florins for each ship
aid-annex = A neutral city: crowns for its value + 1; by sea also a ship for each sea
aid-annex-wars = A neutral city: crowns for its value + 1; and a crown for each influence with a Major City
aid-wage_war = A cavalry or ship moves a troop along one road or across one sea
aid-intrigue = For each mask: place or move an Agent, or remove another’s
aid-winter = Winter
aid-winter-text =
    Pay your troops.
    Reorganise your palace.
    Buy different cards and tiles, all at once.
    Recruit: { $home } florin at home, { $away } elsewhere.
    One alliance.
aid-war = A siege
aid-war-text =
    Your troops and war bonuses against the value of the city, its troops and bonuses.
    Your own Agent there: −1 for the city.
    You must be stronger. A strong city costs you a troop even then.
aid-patronage = Ranks of patronage: price and points
aid-alliances = Alliances
aid-france = +2 in a siege or battle
aid-ottoman = 2 ships at once
aid-empire = 1 cross
aid-buy = What can be bought
aid-cities = Cities and their points
aid-religion = Points for crosses, by place
aid-end = The end
aid-end-text =
    The last winter comes after 8 cities, rank 5, or no neutral city left.
    Cities, patronage, cards and tiles, crosses, 2 for a trophy, 1 for an alliance, −1 for an Indulgence.
    +1 for the most cities and the highest rank.
aid-end-wars =
    Round 21, or earlier: Milan, Naples and one more capital; or the opponent has no city.
    1 for a city, 1 more for a capital, 1 for an alliance, 1 for a trophy, cards and tiles, −1 for an Indulgence.
icon-florin = Florins
icon-crown = Crown
icon-cross = Cross
icon-cavalry = Cavalry
icon-ship = Ship
icon-mask = Mask
icon-war = War symbol
icon-arrow = Arrow: one room more
icon-troop = A troop
icon-agent = An Agent
icon-indulgence = An Indulgence
icon-military = A war token
icon-privilege = Patronage bonuses

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
board-agent = { $seat }’s Agent
board-troops =
    { $count ->
        [one] { $count } troop of { $seat }
       *[other] { $count } troops of { $seat }
    }
board-cathedral = cathedral
board-players = Players:
board-you = { $seat } (you)
board-pair = { $left }: { $right }
board-player = { $seat }, { $power }: { $points }, { $florins }
board-florins = { amount-florin }
board-points = { amount-vp }
board-tracks = cities { $cities }, patronage { $rank }, crosses { $crosses }, Agents { $agents }, war tokens { $tokens }
board-tracks-war = cities { $cities }, Agents { $agents }, war tokens { $tokens }
board-room = { $room } ({ $action }): { $text }
board-marker = marker
board-indulgence = Indulgence
board-empty = empty
board-courtiers =
    { $count ->
        [one] Courtiers ({ $count } slot): { $list }
       *[other] Courtiers ({ $count } slots): { $list }
    }
board-tiles = Domain: { $list }
board-bonuses = Bonuses: { $list }
board-trophies = Trophies: { $count }
board-exhausted = { $name } – exhausted
board-none = none
board-alliances = Alliances:
board-majors = Major Cities (a marker goes up to { $end } spaces towards a player: favourable from { $favour }, alliance from { $alliance }):
board-alliance = { $alliance } (price { $cost }; brings { $gain }): { $text }
board-free = free
board-used = bonus used
board-influence = { $major }: { $text }
board-track = { marker-place } ({ $text })
board-sworn = allied with { $seat }
board-gone = eliminated
board-supply = Supply:
board-item = { $item } ({ $count } left, price { $cost }): { $text }
board-palace = { $seat }’s palace:
board-last = This is the last winter.
board-roads = roads to { $list }
board-seas = coast: { $list }
board-strength = +{ $count } in a battle
board-brings = brings { $list }
board-family = Family cards: { $list }
board-arrow = next to it the arrow for courtiers on the { $side }
board-war-price =
    { $count ->
        [one] war symbols at { $count } florin each
       *[other] war symbols at { $count } florins each
    }
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

## The map

about-place = Italy
about-time = about three hours
about-weight = heavy
about-text = Five palaces, one Italy: every card is a room to act in or a courtier to pay with, and whoever spends everything in spring has nothing left for winter.
map-title = Italia
map-beside = Tracks, alliances and market
map-closer = Zoom in on your decision
map-farther = All of Italy
map-you = you
map-label = Map of Italy. Cities held: { $list }.
plate-cities = cities held
plate-florins = florins
plate-troops = troops on the map
plate-agents = available Agents
plate-tokens = war tokens
plate-trophies = trophies
plate-sealed = decided
heading-over = the game is over
heading-over-title = The game is over
heading-family = the families move in
heading-year = year { $year }
heading-last = year { $year }, the last winter
heading-round = round { $year } of { $rounds }
phase-actions = Spring
phase-sieges = Sieges
phase-retreats = Retreats
phase-winter = Winter
trail-march = March from { $city }
trail-pay = Payment
trail-upkeep = Upkeep
trail-palace = Palace
trail-buy = Purchases
trail-recruit = Troops
trail-ally = Alliance
track-cities = Cities held
track-patronage = Patronage
track-alliances = Alliances
track-rounds = Rounds
track-influence = Major Cities
track-free = free
track-read = { $track }: { $list }
track-rounds-read = Round { $year } of { $rounds }
track-influence-read = { marker-place }
track-france = France
track-ottoman = Ottomans
track-empire = The Empire
battle-siege = Siege of { $city }
battle-field = Field battle at { $city }
battle-wins = As it stands, { $seat } wins.
battle-holds = As it stands, { $city } holds out.
battle-passed = passed
battle-drawn = As it stands, both are beaten.
outlook-near = The end is near
outlook-far = How the game ends
outlook-end = { $cities } cities (most now: { $best }), rank { $rank } of patronage (highest now: { $highest }) or no neutral city ({ $count } left). Scores show what prestige would be now.
outlook-last = This is the last winter
outlook-last-text = After it prestige is counted. Scores show what it would be now.
outlook-rounds = { $count ->
        [0] The last round
        [one] { $count } more round
       *[other] { $count } more rounds
    }
outlook-war = Milan, Naples and a third capital win at once. Capitals: { $list }.
outlook-upkeep = The next upkeep is due in round { $round }.
outlook-victory = { $seat } has won the war outright; prestige does not count (VW-8.4).
outlook-winner = { $count ->
        [one] { $list } wins.
       *[other] { $list } and { $last } share the victory.
    }
forecast-prestige = Prestige { $change }
forecast-city = { $city } is yours, city no. { $count }
forecast-city-lost = You lose { $city }
forecast-city-other = { $seat } takes { $city }
forecast-city-neutral = { $city } becomes neutral
forecast-siege = Siege of { $city }: { $count } against { $count2 }
forecast-tokens = War tokens: { $count }
forecast-agent = { $seat }’s Agent: { $place }
forecast-agent-gone = { $seat }’s Agent leaves: { $place }
forecast-ally = { $alliance }: allied with { $seat }
forecast-influence = { $major }: { marker-place }
forecast-rank = Rank { $rank } of patronage
forecast-marker = Marker in { $room }: { $action }
forecast-act = { $action } begins
forecast-barred-indulgence = No action: an Indulgence blocks the room
forecast-barred-agent = No action: { $seat }’s Agent blocks the room
forecast-barred-none = No action: this room has none without a card
forecast-idle-govern = No action: you have nothing to pay with, or nothing to refresh
forecast-idle-patronise = No action: you cannot pay for rank { $rank } of patronage:
forecast-idle-trade = No action: you have no ship to pay with
forecast-idle-annex = No action: there is no city that you can pay for
forecast-idle-wage_war = No action: no troop can move, and no war token can be taken
forecast-idle-intrigue = No action: you have no mask to pay with, or no use for it
forecast-discard = { $card } is discarded
forecast-indulgence = Indulgence
forecast-exhaust = Exhausts { $list }
forecast-refresh = Available again: { $list }
forecast-basket = Basket: { $list };
forecast-pay = To pay:
forecast-turn = Next: { $seat }
chapter-battle = Sieges and battles
chapter-year = The end of spring
chapter-patronage = Patronage
chapter-final = Final prestige
thing-value = Value { $value }; its tile gives
thing-exhausted = The tile is exhausted.
thing-held = Held by { $seat }.
thing-neutral = Neutral.
thing-pirates = A pirate port: it can be besieged, but never annexed.
thing-roads = Roads to { $list }.
thing-seas = Port: { $list }.
thing-sea = Ports on this sea: { $list }. Each sea that is crossed takes one ship.
thing-annex = Annexing it would cost you { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }{ $ships ->
        [0] {""}
        [one] {" "}and { $ships } ship
       *[other] {" "}and { $ships } ships
    }.
thing-annex-far = You cannot annex it from where you are.
thing-siege = If you besieged it, its strength would be { $count }.
thing-siege-comes = At the end of spring: { $count } against { $count2 }, before war bonuses.
thing-troops-in = { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    } of { $seat } in { $city }.
thing-troops-before = { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    } of { $seat } at { $city }.
thing-troops-beaten = { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    } of { $seat } must retreat from { $city }.
thing-agent-name = Agent of { $seat }
thing-agent-here = { $seat }’s Agent is here.
thing-agent = Annexing { $city } costs { $seat } one crown less, and everybody else one more.
thing-agent-siege = Strength of the city when you besiege it: { $change }.
thing-cathedral-here = A cathedral stands here.
thing-cathedral = Stands in { $city } and goes with it; { $count } prestige, and its tile gives
thing-alliance = Brings its ally
thing-price = Price:
thing-allied = Allied with { $seat }.
thing-alliance-used = The bonus is used; Govern makes it available again.
thing-alliance-points = { $count } prestige at the end.
thing-posture = { $seat }: { $posture }.
thing-major-cities = Its cities: { $list }.
thing-major-brings = Favourable from { $favour } on, alliance from { $alliance } on; the ally gets { $list }.
thing-rounds = The war lasts { $rounds } rounds. Upkeep is due in rounds { $list }.
thing-track-cities = Prestige for cities under your discs; whoever leads gets { $count } more. The game ends with { $cities } cities (most now: { $best }).
thing-track-patronage = Prestige for patronage, and a bonus at each rank with a seal; whoever leads gets { $count } more. The game ends at rank { $rank }.
thing-next-rank = Rank { $rank } would cost you
battle-side = { $seat }: { $list } = { $count }
battle-part-troop = troops
battle-part-castle = value
battle-part-agent = Agent
battle-part-crest = star fort
battle-part-war = war bonuses
thing-troops = Troops of { $seat }
thing-agent-held = When { $seat } besieges { $city }, its strength is 1 lower.
log-winter = Winter begins.

## The palace and the market

palace-left = Courtiers on the left
palace-right = Courtiers on the right
palace-rooms = Rooms
palace-courtiers = Courtiers
palace-domain = Domain
palace-purse = Treasury, troops and Agents
palace-discard = Discard
palace-how = Drag a card, or choose it and then its place.
palace-others = Palaces
palace-of = { $seat }’s palace
palace-still = Still placing:
palace-new = { $count ->
        [one] New courtier
       *[other] New courtiers
    }
pay-missing = still to pay
pay-treasury = { $count ->
        [one] in your treasury: { $count } of the { $count2 } needed
       *[other] in your treasury: { $count } of the { $count2 } needed
    }
pay-lost = As proposed, you lose
pay-lossless = As proposed, nothing is lost
pay-so-far = paid so far
pay-keeps = keeps { $count }
pay-turns = { $count ->
        [one] refresh { $count } more tile
       *[other] refresh { $count } more tiles
    }
pay-for-step = Step of the action marker
pay-for-release = Removing an Indulgence
pay-for-battle = War bonus
pay-for-retreat = Retreat
pay-for-upkeep = Upkeep
pay-for-buy = Purchases
pay-for-recruit = Recruiting
pay-for-alliance = Alliance
winter-upkeep = Upkeep
winter-palace = Palace
winter-buy = Purchases
winter-recruit = Troops
winter-alliance = Alliance
market-title = Market
market-patronage = Bonuses
market-empty = Your basket is empty; choose from the market.
market-basket = Basket
market-total = total
supply-indulgence = Indulgences left
    .text = Each brings 3 florins or a crown and blocks the room of your marker.
supply-token = War tokens left
    .text = Taken in Wage War for war symbols in its room; each adds 1 in a battle.
macro-go = { $action }: { $room }, { $steps ->
        [one] { $steps } step on
       *[other] { $steps } steps on
    }{ $florin ->
        [0] {""}
       *[n] {" "}for { $florin } florins
    }
macro-pay-begging = Pay as proposed, with a new Indulgence (−1 point at the end)
macro-trade = Trade with all ships
macro-turnup = Refresh as proposed
pay-begs = As proposed, an Indulgence costs a point at the end
talk-card-action = In a room it brings the action { $action }.
talk-card-idle = It has no action of its own: it goes under another card or to a courtier slot.
talk-war = Each war symbol costs { amount-florin } when you use it in a battle.
talk-agents = { $count ->
        [one] Whoever buys it gains { $count } Agent.
       *[other] Whoever buys it gains { $count } Agents.
    }
talk-slots = It opens a courtier slot.
talk-points = It is worth { amount-vp } at the end.
talk-available = It is available.
talk-exhausted-card = It is exhausted; the arrow of its side makes it available again.
talk-exhausted-tile = It is exhausted; Govern refreshes it.
talk-room-spot = A card with an action may go here and replace the printed one.
talk-under-spot = A card under the action card adds its symbols to the action.
talk-base-slot = A courtier slot. You may use { $count } slots in all.
talk-watermark = A further courtier slot, for whoever has gained more than three. You may use { $count } slots in all.
talk-price = Price: { $list }.
talk-left = { $count ->
        [0] None is left.
       *[n] Left: { $count }.
    }
talk-unique = Nobody may have two of them.
talk-cathedral = It is built in one of your cities with a value of { $count } or more, and begins exhausted.
talk-only = Only for { $list }.
talk-taken = { $seat } has it.
talk-untaken = Nobody has it yet; ranks 2 and 4 of patronage bring a bonus, one person and one work.
talk-action-govern = Each crown or cross refreshes two of your tiles, or one alliance bonus.
talk-action-patronise = You pay for the next rank of patronage.
talk-action-trade = Each ship brings 2 florins.
talk-action-annex = You take a neutral city nearby for crowns, and for ships if it lies across the sea.
talk-action-wage_war = Cavalry moves troops along roads, ships from port to port; war symbols of the room become war tokens.
talk-action-intrigue = Each mask places, moves or removes an Agent.
talk-action-none = There is nothing to do here without a card.
talk-printed = Printed in it:
talk-barred-indulgence = An Indulgence blocks it: no action, and no card may come or go.
talk-barred-agent = { $seat }’s Agent blocks it: no action, and no card may come or go.
talk-arrow = When the marker leaves it, the courtiers on the { $side } become available.
talk-discard = A courtier placed here is discarded; you take its florins first, and a character returns to the market.
purse-florin = Treasury
    .text = You have { amount-florin }. Florins on cards and tiles can be collected whenever you pay florins.
purse-troop = Troops
    .text = On the map: { $count }. Still to be recruited: { $count2 }.
purse-agent = Agents
    .text = Available: { $count }. In the general reserve: { $count2 }.
purse-token = War tokens
    .text = You have { $count }; each adds 1 in a battle. What is left over after spring is lost.
purse-trophy = Trophies
    .text = { $count ->
        [0] Troops beaten in the field.
       *[n] Each is worth { amount-vp } at the end.
    }
purse-indulgence = Indulgences
    .text = Each brought { amount-florin } or a crown, blocks its room and costs 1 point at the end if it is still there.
pay-spoilt = Lost:
palace-comes-out = { $card } comes out exhausted
palace-slots = usable courtier slots: { $count }
