### Virtù: names and texts in Czech.
### Ids are stable: cs.ftl, en.ftl and fr.ftl have the same ids, attributes and variables.

## The game

title-name = Virtù
title-blurb = Pět renesančních mocností vládne, podporuje umění, anektuje, intrikuje a válčí o prestiž v Itálii; ve dvou hráčích o ni bojuje Francie s Neapolí.
final-ties = Při shodě prestiže rozhodují koruny na všech vlastních kartách a destičkách (V-14.3). Jsou-li shodné i ty, { $players ->
        [2] ve Válkách o Itálii vítězí Neapol (VW-8.3).
        [one] hráči se o místo dělí.
        [few] hráči se o místo dělí.
       *[other] hráči se o místo dělí.
    }

## Symbols and amounts

symbol-florin = florén
    .kind = florin
symbol-crown = koruna
    .kind = crown
symbol-cross = kříž
    .kind = cross
symbol-cavalry = jízda
    .kind = cavalry
symbol-ship = loď
    .kind = ship
symbol-mask = maska
    .kind = mask
symbol-war = válčení
    .kind = war
symbol-arrow = šipka
    .kind = arrow
symbol-either = koruna nebo kříž
    .kind = either
amount-florin =
    { $count ->
        [one] { $count } florén
        [few] { $count } florény
       *[other] { $count } florénů
    }
    .object = { amount-florin }
amount-crown =
    { $count ->
        [one] { $count } koruna
        [few] { $count } koruny
       *[other] { $count } korun
    }
    .object =
        { $count ->
            [one] { $count } korunu
            [few] { $count } koruny
           *[other] { $count } korun
        }
amount-cross =
    { $count ->
        [one] { $count } kříž
        [few] { $count } kříže
       *[other] { $count } křížů
    }
    .object = { amount-cross }
amount-cavalry =
    { $count ->
        [one] { $count } jízda
        [few] { $count } jízdy
       *[other] { $count } jízd
    }
    .object =
        { $count ->
            [one] { $count } jízdu
            [few] { $count } jízdy
           *[other] { $count } jízd
        }
amount-ship =
    { $count ->
        [one] { $count } loď
        [few] { $count } lodě
       *[other] { $count } lodí
    }
    .object = { amount-ship }
amount-mask =
    { $count ->
        [one] { $count } maska
        [few] { $count } masky
       *[other] { $count } masek
    }
    .object =
        { $count ->
            [one] { $count } masku
            [few] { $count } masky
           *[other] { $count } masek
        }
amount-war =
    { $count ->
        [one] { $count } symbol válčení
        [few] { $count } symboly válčení
       *[other] { $count } symbolů válčení
    }
    .object = { amount-war }
amount-arrow =
    { $count ->
        [one] { $count } šipka
        [few] { $count } šipky
       *[other] { $count } šipek
    }
    .object =
        { $count ->
            [one] { $count } šipku
            [few] { $count } šipky
           *[other] { $count } šipek
        }
amount-either =
    { $count ->
        [one] { $count } koruna nebo kříž
        [few] { $count } koruny nebo kříže
       *[other] { $count } korun nebo křížů
    }
    .object =
        { $count ->
            [one] { $count } korunu nebo kříž
            [few] { $count } koruny nebo kříže
           *[other] { $count } korun nebo křížů
        }
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
        [one] { $crowns } koruna
        [few] { $crowns } koruny
       *[other] { $crowns } korun
    }
count-crosses =
    { $crosses ->
        [one] { $crosses } kříž
        [few] { $crosses } kříže
       *[other] { $crosses } křížů
    }
count-ships =
    { $ships ->
        [one] { $ships } loď
        [few] { $ships } lodě
       *[other] { $ships } lodí
    }
count-masks =
    { $masks ->
        [one] { $masks } maska
        [few] { $masks } masky
       *[other] { $masks } masek
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
        [one] { $crown } koruna
        [few] { $crown } koruny
       *[other] { $crown } korun
    }
price-cross =
    { $cross ->
        [one] { $cross } kříž
        [few] { $cross } kříže
       *[other] { $cross } křížů
    }
price-either =
    { $either ->
        [one] { $either } koruna nebo kříž
        [few] { $either } koruny nebo kříže
       *[other] { $either } korun nebo křížů
    }
price-cavalry =
    { $cavalry ->
        [one] { $cavalry } jízda
        [few] { $cavalry } jízdy
       *[other] { $cavalry } jízd
    }
price-ship =
    { $ship ->
        [one] { $ship } loď
        [few] { $ship } lodě
       *[other] { $ship } lodí
    }
price-mask =
    { $mask ->
        [one] { $mask } maska
        [few] { $mask } masky
       *[other] { $mask } masek
    }
price-florin =
    { $florin ->
        [one] { $florin } florén
        [few] { $florin } florény
       *[other] { $florin } florénů
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
                            [0] 0 florénů
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
        [one] { $points } bod prestiže
        [few] { $points } body prestiže
       *[other] { $points } bodů prestiže
    }
amount-vp =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
marker-place =
    { $count ->
        [0] ukazatel je uprostřed
        [one] ukazatel je { $count } pole od středu (strana: { $seat2 })
        [few] ukazatel je { $count } pole od středu (strana: { $seat2 })
       *[other] ukazatel je { $count } polí od středu (strana: { $seat2 })
    }

## Actions

action-govern = Vláda
action-patronise = Mecenát
action-trade = Obchod
action-annex = Anexe
action-wage_war = Tažení
action-intrigue = Intriky
action-none = žádná akce

## Cities, seas, powers: .to, .from, .in = where to, from, in; .object = as an object

city-nice = Nice
    .to = do Nice
    .from = z Nice
    .in = v Nice
    .object = Nice
city-turin = Turín
    .to = do Turína
    .from = z Turína
    .in = v Turíně
    .object = Turín
city-milan = Milán
    .to = do Milána
    .from = z Milána
    .in = v Miláně
    .object = Milán
city-genoa = Janov
    .to = do Janova
    .from = z Janova
    .in = v Janově
    .object = Janov
city-parma = Parma
    .to = do Parmy
    .from = z Parmy
    .in = v Parmě
    .object = Parmu
city-verona = Verona
    .to = do Verony
    .from = z Verony
    .in = ve Veroně
    .object = Veronu
city-venice = Benátky
    .to = do Benátek
    .from = z Benátek
    .in = v Benátkách
    .object = Benátky
city-bologna = Bologna
    .to = do Bologni
    .from = z Bologni
    .in = v Bologni
    .object = Bolognu
city-ravenna = Ravenna
    .to = do Ravenny
    .from = z Ravenny
    .in = v Ravenně
    .object = Ravennu
city-pisa = Pisa
    .to = do Pisy
    .from = z Pisy
    .in = v Pise
    .object = Pisu
city-florence = Florencie
    .to = do Florencie
    .from = z Florencie
    .in = ve Florencii
    .object = Florencii
city-siena = Siena
    .to = do Sieny
    .from = ze Sieny
    .in = v Sieně
    .object = Sienu
city-perugia = Perugia
    .to = do Perugie
    .from = z Perugie
    .in = v Perugii
    .object = Perugii
city-spoleto = Spoleto
    .to = do Spoleta
    .from = ze Spoleta
    .in = ve Spoletu
    .object = Spoleto
city-ancona = Ancona
    .to = do Ancony
    .from = z Ancony
    .in = v Anconě
    .object = Anconu
city-civitavecchia = Civitavecchia
    .to = do Civitavecchie
    .from = z Civitavecchie
    .in = v Civitavecchii
    .object = Civitavecchii
city-rome = Řím
    .to = do Říma
    .from = z Říma
    .in = v Římě
    .object = Řím
city-laquila = L’Aquila
    .to = do L’Aquily
    .from = z L’Aquily
    .in = v L’Aquile
    .object = L’Aquilu
city-terracina = Terracina
    .to = do Terraciny
    .from = z Terraciny
    .in = v Terracině
    .object = Terracinu
city-benevento = Benevento
    .to = do Beneventa
    .from = z Beneventa
    .in = v Beneventu
    .object = Benevento
city-naples = Neapol
    .to = do Neapole
    .from = z Neapole
    .in = v Neapoli
    .object = Neapol
city-bari = Bari
    .to = do Bari
    .from = z Bari
    .in = v Bari
    .object = Bari
city-rossano = Rossano
    .to = do Rossana
    .from = z Rossana
    .in = v Rossanu
    .object = Rossano
city-reggio = Reggio
    .to = do Reggia
    .from = z Reggia
    .in = v Reggiu
    .object = Reggio
city-palermo = Palermo
    .to = do Palerma
    .from = z Palerma
    .in = v Palermu
    .object = Palermo
city-cagliari = Cagliari
    .to = do Cagliari
    .from = z Cagliari
    .in = v Cagliari
    .object = Cagliari
city-ajaccio = Ajaccio
    .to = do Ajaccia
    .from = z Ajaccia
    .in = v Ajacciu
    .object = Ajaccio
city-tunis = Tunis
    .to = do Tunisu
    .from = z Tunisu
    .in = v Tunisu
    .object = Tunis
city-corfu = Korfu
    .to = na Korfu
    .from = z Korfu
    .in = na Korfu
    .object = Korfu
city-ragusa = Ragusa
    .to = do Ragusy
    .from = z Ragusy
    .in = v Raguse
    .object = Ragusu
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
    .with = s Florencií
major-rome = Řím
    .gone = je vyřazen
    .with = s Římem
major-venice = Benátky
    .gone = jsou vyřazeny
    .with = s Benátkami
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
card-f_naples_alfonso = Vévoda Alfons z Kalábrie
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
card-w_france_aubigny = Béraud Stuart d’Aubigny
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
tile-laquila = L’Aquila
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
    .object = kartu Vyslanec
item-cardinal = Kardinál
    .object = kartu Kardinál
item-merchant = Kupec
    .object = kartu Kupec
item-gonfalonier = Praporečník
    .object = kartu Praporečník
item-maestro = Maestro
    .object = kartu Maestro
item-consigliere = Rádce
    .object = kartu Rádce
item-podesta = Podesta
    .object = kartu Podesta
item-bravo = Mordýř
    .object = kartu Mordýř
item-condottiero = Kondotiér
    .object = kartu Kondotiér
item-admiral = Admirál
    .object = kartu Admirál
item-banker = Bankéř
    .object = kartu Bankéř
item-pope = Papež
    .object = kartu Papež
item-duchy = Vévodství
    .object = destičku Vévodství
item-principality = Knížectví
    .object = destičku Knížectví
item-kingdom = Království
    .object = destičku Království
item-republic = Republika
    .object = destičku Republika
item-guild = Cech
    .object = destičku Cech
item-cathedral = Katedrála
    .object = katedrálu

## Rooms (.to, .from, .in as with cities), slots and spots of a palace

room-room-1 = komnata 1
    .to = do komnaty 1
    .from = z komnaty 1
    .in = v komnatě 1
room-room-2 = komnata 2
    .to = do komnaty 2
    .from = z komnaty 2
    .in = v komnatě 2
room-room-3 = komnata 3
    .to = do komnaty 3
    .from = z komnaty 3
    .in = v komnatě 3
room-room-4 = komnata 4
    .to = do komnaty 4
    .from = z komnaty 4
    .in = v komnatě 4
room-room-5 = komnata 5
    .to = do komnaty 5
    .from = z komnaty 5
    .in = v komnatě 5
side-left = vlevo
side-right = vpravo
slot-left-1 = pole dvořana vlevo 1
slot-left-2 = pole dvořana vlevo 2
slot-left-3 = pole dvořana vlevo 3
slot-right-1 = pole dvořana vpravo 1
slot-right-2 = pole dvořana vpravo 2
slot-right-3 = pole dvořana vpravo 3
spot-left-1 = pole dvořana vlevo 1
    .to = na pole dvořana vlevo 1
spot-left-2 = pole dvořana vlevo 2
    .to = na pole dvořana vlevo 2
spot-left-3 = pole dvořana vlevo 3
    .to = na pole dvořana vlevo 3
spot-right-1 = pole dvořana vpravo 1
    .to = na pole dvořana vpravo 1
spot-right-2 = pole dvořana vpravo 2
    .to = na pole dvořana vpravo 2
spot-right-3 = pole dvořana vpravo 3
    .to = na pole dvořana vpravo 3
spot-action-1 = komnata 1, jako karta akce
    .to = do komnaty 1 jako kartu akce
spot-action-2 = komnata 2, jako karta akce
    .to = do komnaty 2 jako kartu akce
spot-action-3 = komnata 3, jako karta akce
    .to = do komnaty 3 jako kartu akce
spot-action-4 = komnata 4, jako karta akce
    .to = do komnaty 4 jako kartu akce
spot-action-5 = komnata 5, jako karta akce
    .to = do komnaty 5 jako kartu akce
spot-under-1 = komnata 1, jako vylepšení
    .to = do komnaty 1 jako vylepšení
spot-under-2 = komnata 2, jako vylepšení
    .to = do komnaty 2 jako vylepšení
spot-under-3 = komnata 3, jako vylepšení
    .to = do komnaty 3 jako vylepšení
spot-under-4 = komnata 4, jako vylepšení
    .to = do komnaty 4 jako vylepšení
spot-under-5 = komnata 5, jako vylepšení
    .to = do komnaty 5 jako vylepšení
target-left-1 = pole dvořana vlevo 1
target-left-2 = pole dvořana vlevo 2
target-left-3 = pole dvořana vlevo 3
target-right-1 = pole dvořana vpravo 1
target-right-2 = pole dvořana vpravo 2
target-right-3 = pole dvořana vpravo 3
target-action-1 = komnata 1, jako karta akce
target-action-2 = komnata 2, jako karta akce
target-action-3 = komnata 3, jako karta akce
target-action-4 = komnata 4, jako karta akce
target-action-5 = komnata 5, jako karta akce
target-under-1 = komnata 1, jako vylepšení
target-under-2 = komnata 2, jako vylepšení
target-under-3 = komnata 3, jako vylepšení
target-under-4 = komnata 4, jako vylepšení
target-under-5 = komnata 5, jako vylepšení
target-discard = odhodit

## Reliefs

relief-action = karta akce
relief-under = karta vylepšení
relief-printed = symbol natištěný v komnatě
relief-michelangelo = Michelangelo
relief-ottoman = bonus Osmanské říše
relief-empire = bonus Svaté říše římské
relief-indulgence = nový odpustek
relief-left-1 = dvořan vlevo 1
relief-left-2 = dvořan vlevo 2
relief-left-3 = dvořan vlevo 3
relief-right-1 = dvořan vpravo 1
relief-right-2 = dvořan vpravo 2
relief-right-3 = dvořan vpravo 3
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
relief-laquila = destička L’Aquila
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
faced-laquila = L’Aquila
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
faced-bonus-france = bonus Francie
faced-bonus-ottoman = bonus Osmanské říše
faced-bonus-empire = bonus Svaté říše římské

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
    .text = +2, když je obléháno vaše město
bonus-copernicus = Mikuláš Koperník
    .text = o jedno pole dvořana víc
bonus-the_prince = Vladař
    .text = o pole dvořana a agenta víc; do vašich měst, komnat a ke spojencům nesmějí cizí agenti
bonus-michelangelo = Michelangelo
    .text = koruna při každé akci Mecenát
bonus-duomo = Dóm
    .text = 1 kříž při závěrečném součtu
bonus-sistine_chapel = Sixtinská kaple
    .text = 2 kříže při závěrečném součtu
bonus-columbus = Kryštof Kolumbus
    .text = 2 body
bonus-machiavelli = Niccolò Machiavelli
    .text = dvořan se 2 korunami nebo 2 maskami
bonus-cannons = Děla
    .text = +2 v bitvě za 1 florén, pak jsou vyčerpána
army-own = jednotka
    .object = jednotku
    .of = {""}
army-florence = jednotka Florencie
    .object = jednotku Florencie
    .of = {" "}Florencie
army-rome = jednotka Říma
    .object = jednotku Říma
    .of = {" "}Říma
army-venice = jednotka Benátek
    .object = jednotku Benátek
    .of = {" "}Benátek

## Places of Agents: .to, .from, .in as with cities

place-nice = Nice
    .to = do Nice
    .from = z Nice
    .in = v Nice
place-turin = Turín
    .to = do Turína
    .from = z Turína
    .in = v Turíně
place-milan = Milán
    .to = do Milána
    .from = z Milána
    .in = v Miláně
place-genoa = Janov
    .to = do Janova
    .from = z Janova
    .in = v Janově
place-parma = Parma
    .to = do Parmy
    .from = z Parmy
    .in = v Parmě
place-verona = Verona
    .to = do Verony
    .from = z Verony
    .in = ve Veroně
place-venice = Benátky
    .to = do Benátek
    .from = z Benátek
    .in = v Benátkách
place-bologna = Bologna
    .to = do Bologni
    .from = z Bologni
    .in = v Bologni
place-ravenna = Ravenna
    .to = do Ravenny
    .from = z Ravenny
    .in = v Ravenně
place-pisa = Pisa
    .to = do Pisy
    .from = z Pisy
    .in = v Pise
place-florence = Florencie
    .to = do Florencie
    .from = z Florencie
    .in = ve Florencii
place-siena = Siena
    .to = do Sieny
    .from = ze Sieny
    .in = v Sieně
place-perugia = Perugia
    .to = do Perugie
    .from = z Perugie
    .in = v Perugii
place-spoleto = Spoleto
    .to = do Spoleta
    .from = ze Spoleta
    .in = ve Spoletu
place-ancona = Ancona
    .to = do Ancony
    .from = z Ancony
    .in = v Anconě
place-civitavecchia = Civitavecchia
    .to = do Civitavecchie
    .from = z Civitavecchie
    .in = v Civitavecchii
place-rome = Řím
    .to = do Říma
    .from = z Říma
    .in = v Římě
place-laquila = L’Aquila
    .to = do L’Aquily
    .from = z L’Aquily
    .in = v L’Aquile
place-terracina = Terracina
    .to = do Terraciny
    .from = z Terraciny
    .in = v Terracině
place-benevento = Benevento
    .to = do Beneventa
    .from = z Beneventa
    .in = v Beneventu
place-naples = Neapol
    .to = do Neapole
    .from = z Neapole
    .in = v Neapoli
place-bari = Bari
    .to = do Bari
    .from = z Bari
    .in = v Bari
place-rossano = Rossano
    .to = do Rossana
    .from = z Rossana
    .in = v Rossanu
place-reggio = Reggio
    .to = do Reggia
    .from = z Reggia
    .in = v Reggiu
place-palermo = Palermo
    .to = do Palerma
    .from = z Palerma
    .in = v Palermu
place-cagliari = Cagliari
    .to = do Cagliari
    .from = z Cagliari
    .in = v Cagliari
place-ajaccio = Ajaccio
    .to = do Ajaccia
    .from = z Ajaccia
    .in = v Ajacciu
place-tunis = Tunis
    .to = do Tunisu
    .from = z Tunisu
    .in = v Tunisu
place-corfu = Korfu
    .to = na Korfu
    .from = z Korfu
    .in = na Korfu
place-ragusa = Ragusa
    .to = do Ragusy
    .from = z Ragusy
    .in = v Raguse
place-seat-room-1 = komnata 1 ({ $seat })
    .to = do komnaty 1 ({ $seat })
    .from = z komnaty 1 ({ $seat })
    .in = v komnatě 1 ({ $seat })
place-seat-room-2 = komnata 2 ({ $seat })
    .to = do komnaty 2 ({ $seat })
    .from = z komnaty 2 ({ $seat })
    .in = v komnatě 2 ({ $seat })
place-seat-room-3 = komnata 3 ({ $seat })
    .to = do komnaty 3 ({ $seat })
    .from = z komnaty 3 ({ $seat })
    .in = v komnatě 3 ({ $seat })
place-seat-room-4 = komnata 4 ({ $seat })
    .to = do komnaty 4 ({ $seat })
    .from = z komnaty 4 ({ $seat })
    .in = v komnatě 4 ({ $seat })
place-seat-room-5 = komnata 5 ({ $seat })
    .to = do komnaty 5 ({ $seat })
    .from = z komnaty 5 ({ $seat })
    .in = v komnatě 5 ({ $seat })
place-alliance-france = spojenectví s Francií
    .to = na spojenectví s Francií
    .from = ze spojenectví s Francií
    .in = na spojenectví s Francií
place-alliance-ottoman = spojenectví s Osmanskou říší
    .to = na spojenectví s Osmanskou říší
    .from = ze spojenectví s Osmanskou říší
    .in = na spojenectví s Osmanskou říší
place-alliance-empire = spojenectví se Svatou říší římskou
    .to = na spojenectví se Svatou říší římskou
    .from = ze spojenectví se Svatou říší římskou
    .in = na spojenectví se Svatou říší římskou
place-track-florence = stupnice vlivu (Florencie)
    .to = na stupnici vlivu (Florencie)
    .from = ze stupnice vlivu (Florencie)
    .in = na stupnici vlivu (Florencie)
place-track-rome = stupnice vlivu (Řím)
    .to = na stupnici vlivu (Řím)
    .from = ze stupnice vlivu (Řím)
    .in = na stupnici vlivu (Řím)
place-track-venice = stupnice vlivu (Benátky)
    .to = na stupnici vlivu (Benátky)
    .from = ze stupnice vlivu (Benátky)
    .in = na stupnici vlivu (Benátky)

## War bonuses

warbonus-token = žeton válečného bonusu +1
warbonus-leonardo = Leonardo da Vinci
warbonus-cannons = Děla
warbonus-france = spojenectví s Francií
warbonus-left-1x1 = 1 symbol válčení, dvořan vlevo 1
warbonus-left-1x2 = 2 symboly válčení, dvořan vlevo 1
warbonus-left-2x1 = 1 symbol válčení, dvořan vlevo 2
warbonus-left-2x2 = 2 symboly válčení, dvořan vlevo 2
warbonus-left-3x1 = 1 symbol válčení, dvořan vlevo 3
warbonus-left-3x2 = 2 symboly válčení, dvořan vlevo 3
warbonus-right-1x1 = 1 symbol válčení, dvořan vpravo 1
warbonus-right-1x2 = 2 symboly válčení, dvořan vpravo 1
warbonus-right-2x1 = 1 symbol válčení, dvořan vpravo 2
warbonus-right-2x2 = 2 symboly válčení, dvořan vpravo 2
warbonus-right-3x1 = 1 symbol válčení, dvořan vpravo 3
warbonus-right-3x2 = 2 symboly válčení, dvořan vpravo 3

## Reasons

reason-cities = hráč má 8 měst
reason-patronage = hráč je na 5. stupni patronátu
reason-no-neutral = nezbývá žádné neutrální město
reason-years = uplynul poslední rok
reason-crowns = Milán, Neapol a třetí hlavní město
reason-annihilation = soupeř už nemá žádné město
reason-rounds = skončilo poslední kolo

## Options of a table

option-one_agent_per_palace = Jeden cizí agent v paláci
    .text = Pro začátečníky: v každém paláci je nejvýše jeden cizí agent.
option-pass_is_final = Kdo pasuje, končí
    .text = Kdo v bitvě pasuje, už v ní nesmí ohlásit žádný bonus.
option-secret_family = Karty rodu se rozmísťují tajně
    .text = Všichni rozmísťují karty rodu najednou; jinak otevřeně v pořadí hry.
option-free_symbols_first = Nejprve se platí symboly zdarma
    .text = Symboly komnaty, které nemají jiné využití, se použijí bez ptaní.
option-max_years = Nejvyšší počet let
    .text = Hra pro tři až pět hráčů skončí nejpozději po tolika letech.
option-upkeep_rounds = Kola se žoldem (dva hráči)
    .text = Dřívější: kola 2, 6, 10, 14, 18. Pozdější: kola 4, 8, 12, 16, 20.
    .early = dřívější
    .late = pozdější

## Where prestige comes from

source-cities = Města
log-points-cities = { $seat } získává { prestige } za města.
source-city-lead = Nejvíce měst
log-points-city-lead = { $seat } získává { prestige } za nejvíce měst.
source-patronage = Patronát
log-points-patronage = { $seat } získává { prestige } za patronát.
source-patronage-lead = Nejvyšší stupeň patronátu
log-points-patronage-lead = { $seat } získává { prestige } za nejvyšší stupeň patronátu.
source-cards = Karty a destičky
log-points-cards = { $seat } získává { prestige } za karty a destičky.
source-religion = Náboženský vliv
log-points-religion = { $seat } získává { prestige } za náboženský vliv.
source-trophies = Trofeje
log-points-trophies = { $seat } získává { prestige } za trofeje.
source-alliances = Spojenectví
log-points-alliances = { $seat } získává { prestige } za spojenectví.
source-indulgences = Odpustky
log-points-indulgences = { $seat } si připisuje { prestige } za odpustky.
source-capitals = Hlavní města
log-points-capitals = { $seat } získává { prestige } za hlavní města.

## Decisions in the order of play: the prompt, then the moves

prompt-family = Kam umístíte kartu { $card }?
    .more = Všichni rozmísťují karty rodu najednou.
move-family = { $spot }
prompt-opening = Kam umístíte kartu { $card }?
move-opening = { $spot }
prompt-start = Ve které komnatě začne váš akční žeton?
move-start = { $room }: { $action }
    .bare = Akční žeton { $room_in }
prompt-marker =
    { $steps ->
        [0] Váš akční žeton je { $room_in } ({ $action }).
        [one] Váš akční žeton je { $room_in } ({ $action }), zatím { $steps } krok.
        [few] Váš akční žeton je { $room_in } ({ $action }), zatím { $steps } kroky.
       *[other] Váš akční žeton je { $room_in } ({ $action }), zatím { $steps } kroků.
    }
    .more = Dva kroky jsou zdarma.
move-marker = Ještě o krok dál pomocí šipky ({ $tile })
move-marker-on = Ještě o krok dál
move-marker-stop = Zastavit zde
move-marker-florins = Ještě o krok dál za 2 florény
prompt-release = Karta odpustku leží { $room_in }.
    .more = Odstraníte ji?
move-release-cross = Odstranit za 1 kříž
move-release-crowns = Odstranit za 2 koruny
move-release-keep = Ponechat
prompt-govern =
    { $count ->
        [0] Vláda: kterými korunami a kříži zaplatíte?
        [one] Vláda: zatím zaplacen { $count } symbol.
        [few] Vláda: zatím zaplaceny { $count } symboly.
       *[other] Vláda: zatím zaplaceno { $count } symbolů.
    }
    .more = Každá koruna či kříž otočí až dvě destičky stranou s dostupnými zdroji nahoru, nebo obnoví bonus za spojenectví.
move-govern = { $shown ->
        [1] { $card } ({ $relief })
       *[0] { $relief }
    }: { counted-symbol }
    .bare = { $relief }: { $symbol }
move-govern-done = To je vše
prompt-turnup = Co obnovíte?
    .more =
        { $count ->
            [one] Otočit můžete ještě jednu destičku.
            [few] Otočit můžete ještě { $count } destičky; bonus za spojenectví se počítá jako dvě.
           *[other] Otočit můžete ještě { $count } destiček; bonus za spojenectví se počítá jako dvě.
        }
move-turnup = Obnovit: { $faced }
move-turnup-done = Zbytek neobnovovat
prompt-patronise = Postoupíte na { $rank }. stupeň patronátu?
    .more = Cena: { price }.
move-patronise-yes = Ano
move-patronise-no = Ne
prompt-bonus = Vyberte si bonus za patronát.
move-bonus = { $bonus }
    .more = { $bonus_text }
prompt-trade =
    { $count ->
        [0] Obchod: každá loď vynese 2 florény.
        [one] Obchod: zatím { $count } loď, každá vynese 2 florény.
        [few] Obchod: zatím { $count } lodě, každá vynese 2 florény.
       *[other] Obchod: zatím { $count } lodí, každá vynese 2 florény.
    }
move-trade = { $shown ->
        [1] { $card } ({ $relief })
       *[0] { $relief }
    }: { amount-ship }
    .bare = { $relief }
move-trade-done = To je vše
prompt-annex = Které město anektujete?
move-annex =
    { $crowns ->
        [0] { $city }
       *[n] { $city } ({ count-crowns }{ $ships ->
            [0] {""}
           *[n] {", "}{ count-ships }
        })
    }
    .bare = Anektovat { $city_object }
move-annex-none = { $duel ->
        [1] Žádné město, pokračovat vlivem
       *[0] Žádné město
    }
    .bare = Žádné město
move-annex-ally-florence = Spojenectví s Florencií
move-annex-ally-rome = Spojenectví s Římem
move-annex-ally-venice = Spojenectví s Benátkami
prompt-influence = U kterého městského svazu získáte vliv?
    .more =
        { $crosses ->
            [0] { $crowns ->
                [0] Každé pole stojí korunu; u Říma stačí i kříž.
               *[n] K dispozici: { count-crowns }.
            }
           *[n] { $crowns ->
                [0] K dispozici: { count-crosses }.
               *[n] K dispozici: { count-crowns }, { count-crosses }.
            }
        }
move-influence = Vliv +1: { $major }
move-influence-done = To je vše
prompt-troop = Tažení: kterou jednotku přesunete?
    .more =
        { $ships ->
            [0] { $cavalry ->
                [0] Jízda a lodě se platí, až když se jednotka vydá na cestu.
               *[n] K dispozici: { price-cavalry }.
            }
           *[n] { $cavalry ->
                [0] K dispozici: { count-ships }.
               *[n] K dispozici: { price-cavalry }, { count-ships }.
            }
        }
move-troop = { $army }: { $city }
move-troop-claim-action = Vzít si žeton válečného bonusu z karty akce
move-troop-claim-under = Vzít si žeton válečného bonusu z karty vylepšení
move-troop-done = To je vše
prompt-march = Kam přesunete jednotku { $city_from }?
move-march =
    { $city }{ $siege ->
        [0] {""}
       *[n] {" "}(obléhání: { $attack } proti { $defence })
    }
    .bare = { $city }
prompt-route = { $city } – { $city2 }: jakou cenu zaplatíte?
move-route = { $count ->
        [0] { count-ships }
       *[n] { amount-cavalry }{ $ships ->
            [0] {""}
           *[n] {", "}{ count-ships }
        }
    }
    .bare = Cesta s tolika symboly jízdy: { $count }
prompt-plot =
    { $masks ->
        [0] Intriky: k čemu použijete masku?
       *[n] Intriky: k dispozici { count-masks }.
    }
    .more =
        { $masks ->
            [0] Zaplatíte jí, až si vyberete.
           *[n] K čemu použijete další masku?
        }
move-plot-city = Umístit agenta do města
move-plot-room = Umístit agenta do paláce
move-plot-alliance = { $duel ->
        [1] Umístit agenta na stupnici vlivu
       *[0] Umístit agenta na spojenectví
    }
    .bare = Umístit agenta na spojenectví nebo na stupnici vlivu
move-plot-move = Přesunout vlastního agenta
move-plot-remove = Odstranit cizího agenta
move-plot-done = To je vše
prompt-shift = Kterého agenta přesunete?
move-shift = { $place }
prompt-agent = Kam agenta umístíte?
move-agent = { $place }
prompt-oust = Kterého cizího agenta odstraníte?
move-oust = { $place }
prompt-turn = Váš tah končí.
    .more = Chcete vyhlásit prodej odpustků a získat florény?
move-turn-florins = Vyhlásit prodej odpustků: hned 3 florény, na konci o bod méně
move-turn-end = Ukončit tah
prompt-pay = K zaplacení: { price }.
move-pay = { $shown ->
        [1] { $card } ({ $relief })
       *[0] { $relief }
    }: { counted-symbol }
    .bare = { $relief }: { $symbol }
macro-pay = Zaplatit podle návrhu
prompt-collect = Chcete vybrat florény?
move-collect = Vybrat florény: { $relief }
prompt-front = Které obléhání vyhodnotíte jako další?
move-front =
    { $city } ({ $rivals ->
        [0] { $attack } proti { $defence }
       *[n] nejdřív polní bitva
    })
    .bare = { $city }
move-front-done = Další města neobléhat
prompt-assault = Polní bitvu u města { $city } jste vyhráli.
    .more = Chcete město oblehnout?
move-assault-besiege = Obléhat
move-assault-leave = { $stays ->
        [1] Zůstat před městem
       *[0] Vzdát to a ustoupit
    }
    .bare = Neobléhat
prompt-bid = Bitva u města { $city }: útok { $attack }, obrana { $defence }.
    .more = Ohlaste válečný bonus, nebo pasujte.
move-bid = { $shown ->
        [1] { $card } ({ $warbonus })
       *[0] { $warbonus }
    }
    .bare = { $warbonus }
move-bid-pass = Pasovat
prompt-toll = Kterou jednotku u města { $city } ztratíte?
move-toll = { $army }
prompt-yield = Máte o jedno pole dvořana méně.
    .more = Kterou kartu dvořana odhodíte nebo přesunete?
move-yield = { $card } ({ $slot }): { $target }
    .bare = { $slot }: { $target }
prompt-retreat = Poražená jednotka ustupuje od města { $city }.
    .more = Kam?
move-retreat =
    { $city_to }{ $ships ->
        [0] {""}
       *[n] {" "}({ count-ships })
    }
    .bare = Ustoupit { $city_to }
move-retreat-lose = Vzdát se jednotky
prompt-upkeep = Žold za všechny vaše jednotky: { price-florin }.
    .more = Kolik florénů zaplatíte? Nezaplacené jednotky se rozpustí.
move-upkeep = { amount-florin }
prompt-disband = Žold není zaplacen: kterou jednotku rozpustíte?
    .more = Zbývá rozpustit: { $count }.
move-disband = { $army }: { $city }
prompt-arrange = Reorganizujte svůj palác: přesouvejte karty po jedné.
move-arrange = { $card } ({ $spot }): { $target }
    .bare = { $spot }: { $target }
move-arrange-done = Nechat palác, jak je
prompt-buy = Co si koupíte?
    .more = Vše se platí najednou. Celková cena: { price }.
move-buy = { $item } ({ price })
    .bare = { $item }
move-buy-done = To je vše
prompt-cathedral = Ve kterém městě postavíte katedrálu?
move-cathedral = { $city }
prompt-clear =
    { $count ->
        [one] Nová karta potřebuje pole dvořana.
        [few] { $count } nové karty potřebují pole dvořanů.
       *[other] { $count } nových karet potřebuje pole dvořanů.
    }
    .more = Kterou kartu odhodíte nebo odmítnete?
move-clear = Odhodit kartu { $card } ({ $slot })
    .bare = Odhodit kartu: { $slot }
move-clear-first = Odmítnout kartu { $card }
    .bare = Odmítnout první novou kartu
move-clear-second = Odmítnout kartu { $card }
    .bare = Odmítnout druhou novou kartu
prompt-courtier = Na které pole umístíte kartu { $card }?
move-courtier = { $slot }
prompt-recruit = Chcete verbovat jednotky?
move-recruit = { $army }: { $city } ({ price })
    .bare = { $army }: { $city }
move-recruit-done = To je vše
prompt-ally = Chcete této zimy uzavřít spojenectví?
move-ally = { $alliance } ({ price })
    .bare = { $alliance }
move-ally-none = Žádné spojenectví
prompt-cheaper = Váš agent ušetří jeden symbol.
    .more = Který?
move-cheaper = { $symbol }
prompt-indulgence = Chcete vyhlásit prodej odpustků?
move-indulgence-florins = Vyhlásit prodej odpustků (získáte 3 florény)

## Log

log-order = { $seat } je { $place }. v pořadí hry.
log-family = { $seat } umísťuje kartu { $card } { $spot_to }.
log-year = { $rounds ->
        [0] Začíná { $year }. rok.
       *[n] Začíná { $year }. kolo z { $rounds }.
    }
log-marker = { $seat } zastavuje akční žeton { $room_in } ({ $action }).
log-refresh = { $seat } obnovuje zdroje všech dvořanů { $side }.
log-pay = { $seat } platí { counted-symbol.object } ({ $shown ->
        [1] { $card }
       *[0] { $relief }
    }).
log-spend = { $seat } platí { amount-florin.object }.
log-collect = { $seat } získává { amount-florin.object } ({ $shown ->
        [1] { $card }
       *[0] { $relief }
    }).
log-released = { $seat } odstraňuje odpustek { $room_from }.
log-beg = { $seat } dostává kartu odpustku { $room_to }.
log-beg-crown = { $seat } vyhlašuje prodej odpustků a získává korunu.
log-beg-florins = { $seat } vyhlašuje prodej odpustků a získává { amount-florin.object }.
log-decline = { $seat } neprovádí žádnou akci.
log-blocked = { $seat } nemůže { $room_in } provést žádnou akci.
log-govern =
    { $count ->
        [one] { $seat } provádí akci Vláda a platí { $count } symbol.
        [few] { $seat } provádí akci Vláda a platí { $count } symboly.
       *[other] { $seat } provádí akci Vláda a platí { $count } symbolů.
    }
log-turned = { $seat } obnovuje destičku { $tile }.
log-reactivated = { $seat } obnovuje bonus za spojenectví { $alliance_with }.
log-patron = { $seat } postupuje na { $rank }. stupeň patronátu.
log-bonus = { $seat } získává bonus za patronát: { $bonus }.
log-no-bonus = Bonus druhého druhu už nezbývá, { $seat } nic nezískává.
log-trade = { $seat } získává obchodem { amount-florin.object } ({ count-ships }).
log-annex = { $seat } anektuje { $city_object }.
log-tokens =
    { $count ->
        [one] { $seat } si bere { $count } žeton válečného bonusu.
        [few] { $seat } si bere { $count } žetony válečného bonusu.
       *[other] { $seat } si bere { $count } žetonů válečného bonusu.
    }
log-march = { $seat } přesouvá { $army_object } { $city_from } { $city2_to }.
log-agent = { $seat } umísťuje agenta { $place_to }.
log-agent-moved = { $seat } přesouvá agenta { $place_from } { $place2_to }.
log-ousted = { $seat } odstraňuje agenta ({ $seat2 }) { $place_from }.
log-agent-gained = { $seat } získává agenta.
log-influence = { $seat } získává vliv u městského svazu { $major }: { marker-place }.
log-cancelled = Soupeřův agent ruší první symbol pro městský svaz { $major } ({ $seat }).
log-sworn = { $seat } uzavírá spojenectví { $major_with }.
log-influence-lost = { $seat } ztrácí vliv u městského svazu { $major }: { marker-place }.
log-eliminated = { $major } { $major_gone } ze hry.
log-siege =
    { $count ->
        [one] { $seat } obléhá { $city_object } { $count } jednotkou.
        [few] { $seat } obléhá { $city_object } { $count } jednotkami.
       *[other] { $seat } obléhá { $city_object } { $count } jednotkami.
    }
log-city-value = Město { $city } má hodnotu { $count }.
log-city-agent =
    Agent ({ $seat }) { $city_in } mění hodnotu o { $change ->
        [1] +1
        [2] +2
       *[n] { $change }
    }.
log-defenders = Jednotky brání město { $city }: +{ $count }.
log-fort = Bastionová pevnost chrání město { $city }: +{ $count }.
log-field = Polní bitva u města { $city }: { $seat } { $count }, { $seat2 } { $count2 }.
log-bid = { $seat } ohlašuje válečný bonus +{ $count } ({ $shown ->
        [1] { $card }
       *[0] { $source2 }
    }).
log-bid-pass = { $seat } pasuje.
log-siege-won = { $seat } dobývá { $city_object }: { $count } proti { $count2 }.
log-siege-lost = Obléhání města { $city } se nedaří: { $count } proti { $count2 } ({ $seat }).
log-field-won = Polní bitvu u města { $city } vyhrává { $seat } ({ $count }), prohrává { $seat2 } ({ $count2 }).
log-field-drawn = Polní bitva u města { $city } končí shodou po { $count } ({ $seat }, { $seat2 }).
log-losses =
    { $count ->
        [one] { $seat } ztrácí u města { $city } { $count } jednotku{ $army_of }.
        [few] { $seat } ztrácí u města { $city } { $count } jednotky{ $army_of }.
       *[other] { $seat } ztrácí u města { $city } { $count } jednotek{ $army_of }.
    }
log-losses-major =
    { $count ->
        [one] Městský svaz { $major } ztrácí u města { $city } { $count } jednotku.
        [few] Městský svaz { $major } ztrácí u města { $city } { $count } jednotky.
       *[other] Městský svaz { $major } ztrácí u města { $city } { $count } jednotek.
    }
log-trophy = { $seat } získává trofej ({ $seat2 }).
log-trophy-major = { $seat } získává trofej ({ $major }).
log-cathedral-taken = { $seat } přebírá katedrálu { $city_in }.
log-assault = { $seat } dál obléhá { $city_object }.
log-gave-up = { $seat } to u města { $city } vzdává.
log-stays = { $seat } zůstává stát u města { $city }.
log-retreat = { $seat } ustupuje s jednotkou{ $army_of } { $city_from } { $city2_to }.
log-lost = { $seat } ztrácí { $army_object } u města { $city }.
log-tokens-lost =
    { $count ->
        [one] { $seat } ztrácí { $count } nepoužitý žeton válečného bonusu.
        [few] { $seat } ztrácí { $count } nepoužité žetony válečného bonusu.
       *[other] { $seat } ztrácí { $count } nepoužitých žetonů válečného bonusu.
    }
log-next-order = { $seat } je { $place }. v novém pořadí hry.
log-last-year = Začíná poslední zima: { $reason }.
log-upkeep = Žold za jednotky ({ $seat }): { amount-florin }.
log-disband = { $seat } kvůli nezaplacenému žoldu rozpouští { $army_object } { $city_in }.
log-installed = { $seat } dává kartu { $card } { $room_to } jako kartu akce.
log-tucked = { $seat } dává kartu { $card } { $room_to } jako vylepšení.
log-shifted = { $seat } přesouvá kartu { $card } na { $slot }.
log-withdrawn = { $seat } přesouvá kartu { $card } z komnaty na { $slot }.
log-discarded = { $seat } odhazuje kartu { $card }.
log-bought = { $seat } kupuje { $item_object }.
log-cathedral = { $seat } staví katedrálu { $city_in }.
log-courtier = { $seat } umísťuje kartu { $card } na { $slot }.
log-recruit = { $seat } verbuje { $army_object } { $city_in }.
log-alliance = { $seat } uzavírá spojenectví { $alliance_with }.
log-overturned = { $seat } přebírá spojenectví { $alliance_with } ({ $seat2 }).
log-victory = { $seat } vyhrává válku: { $reason }.

## Refusals: why not, and what to do instead

refusal-no-action = Tato karta nemá akci.
    .remedy = Dejte ji pod kartu akce jako vylepšení, nebo na pole dvořana.
refusal-under-nothing = Karta vylepšení musí ležet pod kartou akce.
    .remedy = Nejprve tam dejte kartu s akcí.
refusal-spot-taken = Leží tam jiná karta.
    .remedy = Vyberte volné pole.
refusal-slots-full = Všechna vaše pole dvořanů jsou obsazena.
    .remedy = Nejprve některé uvolněte.
refusal-no-such-slot = Další světlejší pole dvořana zatím použít nesmíte.
    .remedy = Použijte základní pole, nebo získejte další.
refusal-must-move = Akční žeton se musí pohnout.
    .remedy = Posuňte ho alespoň o jednu komnatu.
refusal-no-step = Takový krok teď není možný.
    .remedy = Dva kroky jsou zdarma, další stojí šipky nebo florény.
refusal-florin-step-used = Za florény lze jít za jedno jaro jen o jednu komnatu dál.
    .remedy = Použijte šipku, nebo zastavte.
refusal-no-arrow = Tato destička nemá dostupnou šipku.
    .remedy = Vyberte jinou destičku, nebo zastavte.
refusal-not-payable =
    { $lacking ->
        [0] Na to nemáte.
       *[n] Na to nemáte, chybí vám: { price }.
    }
    .remedy = Vyberte něco levnějšího.
refusal-not-available = Tato karta či destička není vaše, nebo má vyčerpané zdroje.
    .remedy = Vyberte jinou, dostupnou.
refusal-not-here = Touto kartou či destičkou za toto platit nelze.
    .remedy = Karty v komnatách platí jen za akci své komnaty.
refusal-no-such-symbol = Tento symbol na ní není.
    .remedy = Vyberte některý z jejích symbolů.
refusal-used-already = K této akci už byla použita.
    .remedy = Vyberte jinou.
refusal-not-needed = Tento symbol se zde neplatí.
    .remedy = Vyberte symbol z ceny.
refusal-must-finish = Zbytek by už nešlo zaplatit.
    .remedy = Použijte ji na jiný symbol, nebo použijte jinou.
refusal-nothing-to-collect = Nejsou na ní florény.
    .remedy = Vyberte kartu či destičku s florény.
refusal-collect-later = Vybrat tyto florény teď nic nezmění; můžete to udělat, kdykoli se florény platí.
    .remedy = Pokračujte.
refusal-indulgence-here = V komnatě vašeho akčního žetonu už karta odpustku leží.
    .remedy = Počkejte na další období.
refusal-no-indulgence-left = Nezbývá žádná karta odpustku.
    .remedy = Zaplaťte jinak.
refusal-no-indulgence-now = Teď nelze vyhlásit prodej odpustků.
    .remedy = Počkejte na svou akci, nebo na svou zimu.
refusal-begged-already = Prodej odpustků jste už vyhlásili.
    .remedy = Za jedno období ho lze vyhlásit jen jednou.
refusal-tile-paid = Touto destičkou jste zaplatili právě tuto akci.
    .remedy = Vyberte jinou.
refusal-not-exhausted = Už má dostupné zdroje.
    .remedy = Vyberte destičku s vyčerpanými zdroji.
refusal-not-your-tile = Neleží ve vašem dominiu.
    .remedy = Vyberte vlastní destičku.
refusal-not-your-alliance = Nemáte tam využitý bonus.
    .remedy = Vyberte destičku.
refusal-too-few-symbols = Bonus za spojenectví stojí celý symbol.
    .remedy = Otočte destičku.
refusal-bonus-taken = Tento bonus už někdo má.
    .remedy = Vyberte některý ze zbývajících.
refusal-bonus-type = Druhý bonus musí být jiného druhu.
    .remedy = Vyberte dílo místo osobnosti, nebo naopak.
refusal-no-ship = Není na ní loď.
    .remedy = Vyberte kartu či destičku s loděmi.
refusal-pirates = Pirátské přístavy nelze anektovat.
    .remedy = Lze je jen oblehnout.
refusal-not-neutral = Toto město není neutrální.
    .remedy = Vyberte neutrální město.
refusal-forbidden-city = Toto město není ve hře.
    .remedy = Vyberte jiné.
refusal-out-of-reach = Nedosáhnete tam po silnici ani po moři.
    .remedy = Vyberte sousední město nebo přístav.
refusal-city-too-dear = Nemáte na něj dost korun a lodí.
    .remedy = Vyberte levnější město.
refusal-no-war-symbol = Není na ní symbol válčení.
    .remedy = Přesuňte jednotku, nebo skončete.
refusal-no-token-left = Nezbývá žádný žeton válečného bonusu.
    .remedy = Přesuňte jednotku, nebo skončete.
refusal-no-troop = Takovou jednotku tam nemáte.
    .remedy = Vyberte město se svou jednotkou.
refusal-cannot-reach = Tato jednotka se tam nedostane.
    .remedy = Potřebovali byste více jízdy nebo lodí.
refusal-no-such-route = Za tuto cenu tam cesta nevede.
    .remedy = Vyberte některou z nabízených cen.
refusal-no-agent = Na to nemáte agenta.
    .remedy = Použijte masku jinak.
refusal-not-your-agent = Nestojí tam váš agent.
    .remedy = Vyberte vlastního.
refusal-place-taken = Není tam volno.
    .remedy = Nejprve odstraňte cizího agenta, nebo zvolte jiné místo.
refusal-place-sheltered = Vladař tam cizí agenty nepustí.
    .remedy = Zvolte jiné místo.
refusal-palace-guarded = V tomto paláci už je cizí agent.
    .remedy = Zvolte jiné místo.
refusal-no-such-place = Tam teď agenta umístit nelze.
    .remedy = Vyberte z nabídky.
refusal-no-opposing-agent = Nestojí tam cizí agent.
    .remedy = Použijte masku jinak.
refusal-room-first = První maska musí odstranit agenta z vaší komnaty.
    .remedy = Odstraňte ho, nebo se akce vzdejte.
refusal-no-mask = Nemáte už žádnou masku.
    .remedy = Ukončete akci.
refusal-no-front = U tohoto města žádnou jednotku nemáte.
    .remedy = Vyberte město, u kterého stojí vaše jednotky.
refusal-forced-front = Zbývá obléhání, které musíte vyhodnotit.
    .remedy = Nejprve ho vyhodnoťte.
refusal-no-such-bonus = Tento válečný bonus nemáte.
    .remedy = Ohlaste jiný, nebo pasujte.
refusal-bonus-spent = Tento válečný bonus je vyčerpán.
    .remedy = Ohlaste jiný, nebo pasujte.
refusal-passed-for-good = V této bitvě jste už pasovali.
    .remedy = Pasujte znovu.
refusal-no-loss-there = Takové jednotky tam nestojí.
    .remedy = Vyberte jiné.
refusal-not-too-many = Tím se místo neuvolní.
    .remedy = Vyberte z nabídky.
refusal-no-retreat = Tam ustoupit nelze.
    .remedy = Vyberte své sousední město nebo přístav.
refusal-retreat-too-dear = Na tento ústup vám chybějí lodě.
    .remedy = Ustupte jinam, nebo se jednotky vzdejte.
refusal-no-upkeep = Tolik žoldu nedlužíte.
    .remedy = Zaplaťte předepsaný žold, nebo méně.
refusal-no-troop-here = Nemáte tam jednotku.
    .remedy = Vyberte město se svou jednotkou.
refusal-courtier-exhausted = Karty s vyčerpanými zdroji a karty z komnat tam přesunout nelze.
    .remedy = Vyberte dvořana s dostupnými zdroji.
refusal-room-closed = Komnatu uzavírá akční žeton, karta odpustku nebo cizí agent.
    .remedy = Vyberte jinou komnatu.
refusal-no-card-there = Taková karta tam není.
    .remedy = Vyberte pole s kartou.
refusal-leaves-alone = Karta pod ní nemá akci a nesmí zůstat v komnatě sama.
    .remedy = Nejprve vyjměte kartu vylepšení.
refusal-sold-out = Nic takového už nezbývá.
    .remedy = Vyberte něco jiného.
refusal-in-basket = To už kupujete.
    .remedy = Od každého druhu smíte za zimu koupit jen jeden kus.
refusal-unique = Smíte vlastnit jen jeden kus.
    .remedy = Vyberte něco jiného.
refusal-kingdom-or-republic = Království, nebo republika, nikdy obojí.
    .remedy = Vyberte něco jiného.
refusal-not-your-title = Tento titul nepatří vaší mocnosti.
    .remedy = Vyberte něco jiného.
refusal-no-cathedral-site = Katedrálu lze postavit jen ve vašem městě hodnoty 3 nebo 4, kde ještě žádná nestojí.
    .remedy = Vyberte jiné město, nebo žádné.
refusal-no-room-for-cards = Na tolik karet nemáte dost polí dvořanů.
    .remedy = Kupte si méně karet.
refusal-not-in-this-game = V této hře se nepoužívá.
    .remedy = Vyberte něco jiného.
refusal-troops-all-out = Všechny tyto jednotky už jsou na herním plánu.
    .remedy = Verbujte jiné, nebo skončete.
refusal-not-your-city = Tam verbovat nemůžete.
    .remedy = Vyberte své město.
refusal-not-your-ally = Tento městský svaz není váš spojenec.
    .remedy = Verbujte vlastní jednotky.
refusal-alliance-held = Toto spojenectví má uzavřené jiný hráč a vy tam nemáte agenta.
    .remedy = Nejprve tam umístěte agenta.
refusal-alliance-yours = Toto spojenectví už máte.
    .remedy = Vyberte jiné.
refusal-not-in-cost = Tento symbol v ceně není.
    .remedy = Vyberte symbol z ceny.
refusal-no-influence-there = Tento městský svaz už na stupnici vlivu není.
    .remedy = Vyberte jiný.
refusal-no-alliance-yet = Spojenectví s ním teď uzavřít nelze.
    .remedy = Jeho ukazatel musí být na začátku akce ve vaší zóně spojenectví a nesmí tam být cizí agent.
refusal-card-placed = Všechny vaše karty jsou umístěny.
    .remedy = Počkejte na ostatní.
refusal-troop-stopped = Tato jednotka se už zastavila před městem.
    .remedy = Vyberte jednotku, která se v této akci ještě nezastavila.
refusal-bonus-covered = Tento bonus blokuje cizí agent.
    .remedy = Vyberte jiný, nebo se bez něj obejděte.
refusal-alliance-no-help = Nemáte spojenectví, které by tu pomohlo platit.
    .remedy = Zaplaťte něčím jiným.
refusal-alliance-used = Bonus za toto spojenectví je využit.
    .remedy = Zaplaťte něčím jiným; znovu ho obnoví akce Vláda.

## The sheet beside the table, and what the icons mean

aid-round = Jeden rok
aid-round-wars = Jedno kolo
aid-round-text =
    Jaro: posuňte akční žeton o 1 nebo 2 komnaty (dál za florény nebo šipky) a proveďte akci komnaty.
    Pak obléhání a bitvy a po nich ústupy.
    Nové pořadí hry: první má nejvíc měst.
    Zima: každý hráč provede všechny kroky.
aid-actions = Akce
aid-govern = Za každou korunu nebo kříž: obnovit 2 destičky, nebo spojenectví
aid-govern-wars = Za každou korunu nebo kříž: obnovit 2 destičky
aid-patronise = O stupeň výš
aid-trade = Za každou loď 2 florény
aid-annex = Neutrální město: koruny za hodnotu + 1; po moři i loď za každé moře
aid-annex-wars = Neutrální město: koruny za hodnotu + 1; a za každou korunu vliv u městského svazu
aid-wage_war = Jízda nebo loď posune jednotku po jedné silnici nebo přes jedno moře
aid-intrigue = Za každou masku: umístit nebo přesunout agenta, nebo odstranit cizího
aid-winter = Zima
aid-winter-text =
    Zaplaťte žold.
    Reorganizujte palác.
    Kupte různé karty a destičky, všechno najednou.
    Verbujte: doma za { $home }, jinde za { $away } (florény).
    Jedno spojenectví.
aid-war = Obléhání
aid-war-text =
    Vaše jednotky a válečné bonusy proti hodnotě města, jeho jednotkám a bonusům.
    Váš agent ve městě: město má o 1 méně.
    Musíte být silnější. Silné město vás i tak stojí jednotku.
aid-patronage = Stupně patronátu: cena a body
aid-alliances = Spojenectví
aid-france = +2 v obléhání nebo bitvě
aid-ottoman = 2 lodě najednou
aid-empire = 1 kříž
aid-buy = Co se dá koupit
aid-cities = Města a body za ně
aid-religion = Body za kříže podle pořadí
aid-end = Konec
aid-end-text =
    Poslední zima po 8 městech, 5. stupni, nebo když nezbývá neutrální město.
    Města, patronát, karty a destičky, kříže, 2 za trofej, 1 za spojenectví, −1 za odpustek.
    +1 za nejvíc měst a za nejvyšší stupeň.
aid-end-wars =
    Po 21. kole, nebo dřív: Milán, Neapol a ještě jedno hlavní město; nebo soupeř nemá žádné město.
    1 za město, 1 navíc za hlavní město, 1 za spojenectví, 1 za trofej, karty a destičky, −1 za odpustek.
icon-florin = Florény
icon-crown = Koruna
icon-cross = Kříž
icon-cavalry = Jízda
icon-ship = Loď
icon-mask = Maska
icon-war = Symbol válčení
icon-arrow = Šipka: o komnatu dál
icon-troop = Jednotka
icon-agent = Agent
icon-indulgence = Karta odpustku
icon-military = Žeton válečného bonusu
icon-privilege = Bonusy za patronát

## The table as text

board-year = Rok { $year }. { $order }
board-before = Před prvním rokem. { $order }
board-round = Kolo { $year } z { $rounds }. { $order }
board-before-round = Před prvním kolem. { $order }
board-order = Pořadí hry: { $list }.
board-cities = Města (hodnota; symboly):
board-city = { $city } ({ $value }; { $symbols }): { $text }
board-neutral = neutrální
board-pirate = piráti
board-agent = agent ({ $seat })
board-troops =
    { $count ->
        [one] { $count } jednotka ({ $seat })
        [few] { $count } jednotky ({ $seat })
       *[other] { $count } jednotek ({ $seat })
    }
board-cathedral = katedrála
board-players = Hráči:
board-you = { $seat } (vy)
board-pair = { $left }: { $right }
board-player = { $seat }, { $power }: { $points }, { $florins }
board-florins = { amount-florin }
board-points = { amount-vp }
board-tracks = města { $cities }, patronát { $rank }, kříže { $crosses }, agenti { $agents }, žetony válečného bonusu { $tokens }
board-tracks-war = města { $cities }, agenti { $agents }, žetony válečného bonusu { $tokens }
board-room = { $room } ({ $action }): { $text }
board-marker = akční žeton
board-indulgence = odpustek
board-empty = prázdná
board-courtiers = Dvořané (polí: { $count }): { $list }
board-tiles = Dominium: { $list }
board-bonuses = Bonusy: { $list }
board-trophies = Trofeje: { $count }
board-exhausted = { $name } – vyčerpané zdroje
board-none = –
board-alliances = Spojenectví:
board-majors = Městské svazy (ukazatel se vzdálí od středu nejvýš o { $end } na stranu hráče: od { $favour } příznivý postoj, od { $alliance } spojenectví):
board-alliance = { $alliance } (cena { $cost }; přináší { $gain }): { $text }
board-free = volné
board-used = bonus využit
board-influence = { $major }: { $text }
board-track = { marker-place }; postoj { $text }
board-sworn = spojenec: { $seat }
board-gone = mimo hru
board-supply = Zásoba:
board-item = { $item } (zbývá { $count }, cena { $cost }): { $text }
board-palace = Palác ({ $seat }):
board-last = Toto je poslední zima.
board-roads = silnice: { $list }
board-seas = moře: { $list }
board-strength = +{ $count } v bitvě
board-brings = přináší: { $list }
board-family = Karty rodu: { $list }
board-arrow = vedle ní šipka pro dvořany { $side }
board-war-price =
    { $count ->
        [one] symboly válčení po { $count } florénu
        [few] symboly válčení po { $count } florénech
       *[other] symboly válčení po { $count } florénech
    }
board-card-agents = { $count ->
        [one] { $count } agent
        [few] { $count } agenti
       *[other] { $count } agentů
    }
board-card-slots = { $count ->
        [one] { $count } pole dvořana
        [few] { $count } pole dvořana
       *[other] { $count } polí dvořana
    }
board-patronage = Patronát (cena; body) a zbývající bonusy:
board-rank = { $rank }. stupeň: { $text }
board-bonus = bonus
board-person = osobnost
board-work = dílo
board-for = pro: { $list }

## The map

about-place = Itálie
about-time = asi tři hodiny
about-weight = vysoká
about-text = Pět paláců a jedna Itálie: každá karta buď přináší akci v komnatě, nebo platí u dvora, a kdo na jaře utratí všechno, nemá v zimě nic.
map-title = Italia
map-beside = Stupnice, spojenectví a trh
map-closer = Tam, kde rozhodujete
map-farther = Celá Itálie
map-you = vy
map-label = Mapa Itálie. Ovládaná města: { $list }.
plate-cities = ovládaná města
plate-florins = florény
plate-troops = jednotky na mapě
plate-agents = dostupní agenti
plate-tokens = žetony válečného bonusu
plate-trophies = trofeje
plate-sealed = rozhodnuto
heading-over = hra skončila
heading-over-title = Hra skončila
heading-family = rody obsazují paláce
heading-year = { $year }. rok
heading-last = { $year }. rok, poslední zima
heading-round = { $year }. kolo z { $rounds }
phase-actions = Jaro
phase-sieges = Obléhání
phase-retreats = Ústupy
phase-winter = Zima
trail-march = Pochod: { $city }
trail-pay = Platba
trail-upkeep = Žold
trail-palace = Palác
trail-buy = Nákup
trail-recruit = Jednotky
trail-ally = Spojenectví
track-cities = Ovládaná města
track-patronage = Patronát
track-alliances = Spojenectví
track-rounds = Kola
track-influence = Městské svazy
track-free = volné
track-read = { $track }: { $list }
track-rounds-read = { $year }. kolo z { $rounds }
track-influence-read = { marker-place }
track-france = Francie
track-ottoman = Osmané
track-empire = Říše
battle-siege = Obléhání: { $city }
battle-field = Polní bitva: { $city }
battle-wins = Zatím vítězí { $seat }.
battle-holds = Město { $city } zatím odolává.
battle-passed = pasuje
battle-drawn = Zatím jsou poraženi oba.
outlook-near = Konec se blíží
outlook-far = Kdy hra skončí
outlook-end = { $cities } měst (nejvíce teď: { $best }), { $rank }. stupeň patronátu (nejvyšší teď: { $highest }) nebo žádné neutrální město (zbývá: { $count }). Body ukazují, jaká by byla prestiž teď.
outlook-last = Toto je poslední zima
outlook-last-text = Po ní se sčítá prestiž. Body ukazují, jaká by byla teď.
outlook-rounds = { $count ->
        [0] Poslední kolo
        [one] Ještě { $count } kolo
        [few] Ještě { $count } kola
       *[other] Ještě { $count } kol
    }
outlook-war = Kdo drží Milán, Neapol a třetí hlavní město, vítězí ihned. Hlavní města: { $list }.
outlook-upkeep = Příští kolo se žoldem: { $round }.
outlook-victory = { $seat } vyhrává válku okamžitě; na prestiži nezáleží (VW-8.4).
outlook-winner = { $count ->
        [one] Vítězí { $list }.
        [few] O vítězství se dělí { $list } a { $last }.
       *[other] O vítězství se dělí { $list } a { $last }.
    }
forecast-prestige = Prestiž { $change }
forecast-city = { $city }: vaše { $count }. město
forecast-city-lost = Přijdete o město { $city }
forecast-city-other = Město { $city } získá { $seat }
forecast-city-neutral = Město { $city } bude neutrální
forecast-siege = Obléhání města { $city }: { $count } proti { $count2 }
forecast-tokens = Žetony válečného bonusu: { $count }
forecast-agent = Agent ({ $seat }): { $place }
forecast-agent-gone = Agent ({ $seat }) odchází: { $place }
forecast-ally = { $alliance }: spojencem je { $seat }
forecast-influence = { $major }: { marker-place }
forecast-rank = { $rank }. stupeň patronátu
forecast-marker = Akční žeton: { $room } ({ $action })
forecast-act = Začíná { $action }
forecast-barred-indulgence = Žádná akce: komnatu blokuje odpustek
forecast-barred-agent = Žádná akce: komnatu blokuje agent ({ $seat })
forecast-barred-none = Žádná akce: komnata bez karty žádnou nemá
forecast-idle-govern = Žádná akce: nemáte čím zaplatit, nebo není co obnovit
forecast-idle-patronise = Žádná akce: nemáte na { $rank }. stupeň patronátu:
forecast-idle-trade = Žádná akce: nemáte loď, kterou byste zaplatili
forecast-idle-annex = Žádná akce: nemáte na žádné dosažitelné město
forecast-idle-wage_war = Žádná akce: žádná jednotka se nemůže přesunout a nelze vzít žádný žeton válečného bonusu
forecast-idle-intrigue = Žádná akce: nemáte masku, kterou byste zaplatili, nebo pro ni nemáte využití
forecast-discard = Odhodíte kartu { $card }
forecast-indulgence = odpustek
forecast-exhaust = Vyčerpá: { $list }
forecast-refresh = Znovu dostupné: { $list }
forecast-basket = Košík: { $list };
forecast-pay = K zaplacení:
forecast-turn = Další: { $seat }
chapter-battle = Obléhání a bitvy
chapter-year = Konec jara
chapter-patronage = Patronát
chapter-final = Závěrečná prestiž
thing-value = Hodnota { $value }; destička dává
thing-exhausted = Zdroje destičky jsou vyčerpané.
thing-held = Ovládá: { $seat }.
thing-neutral = Neutrální.
thing-pirates = Pirátský přístav: lze ho obléhat, ale nikdy anektovat.
thing-roads = Silnice: { $list }.
thing-seas = Přístav: { $list }.
thing-sea = Přístavy u tohoto moře: { $list }. Každé překonané moře stojí jednu loď.
thing-annex = Anexe by vás stála { $crowns ->
        [one] { $crowns } korunu
        [few] { $crowns } koruny
       *[other] { $crowns } korun
    }{ $ships ->
        [0] {""}
        [one] {" "}a { $ships } loď
        [few] {" "}a { $ships } lodě
       *[other] {" "}a { $ships } lodí
    }.
thing-annex-far = Ze svých měst na něj nedosáhnete.
thing-siege = Kdybyste ho oblehli, mělo by sílu { $count }.
thing-siege-comes = Na konci jara: { $count } proti { $count2 }, bez válečných bonusů.
thing-troops-in = { $seat }: { $count ->
        [one] { $count } jednotka
        [few] { $count } jednotky
       *[other] { $count } jednotek
    } ve městě { $city }.
thing-troops-before = { $seat }: { $count ->
        [one] { $count } jednotka
        [few] { $count } jednotky
       *[other] { $count } jednotek
    } u města { $city }.
thing-troops-beaten = { $seat }: { $count ->
        [one] { $count } jednotka musí
        [few] { $count } jednotky musí
       *[other] { $count } jednotek musí
    } ustoupit od města { $city }.
thing-agent-name = Agent: { $seat }
thing-agent-here = Je tu agent: { $seat }.
thing-agent = { $seat } zaplatí za anexi města { $city } o korunu méně, všichni ostatní o korunu více.
thing-agent-siege = Síla města, když ho obléháte vy: { $change }.
thing-cathedral-here = Stojí tu katedrála.
thing-cathedral = Stojí ve městě { $city } a patří k němu; body prestiže: { $count }, destička dává
thing-alliance = Spojenci přináší
thing-price = Cena:
thing-allied = Spojenec: { $seat }.
thing-alliance-used = Bonus je použitý; obnoví ho akce Vláda.
thing-alliance-points = Na konci body prestiže: { $count }.
thing-posture = { $seat }: { $posture }.
thing-major-cities = Města svazu: { $list }.
thing-major-brings = Příznivý postoj od { $favour }, spojenectví od { $alliance }; spojenec získá: { $list }.
thing-rounds = Válka trvá { $rounds } kol. Žold se platí v kolech { $list }.
thing-track-cities = Prestiž za města pod vašimi disky; kdo vede, má navíc { $count }. Hra končí, jakmile má někdo { $cities } měst (nejvíce teď: { $best }).
thing-track-patronage = Prestiž za patronát a bonus na každém stupni s pečetí; kdo vede, má navíc { $count }. Hra končí, jakmile někdo dosáhne { $rank }. stupně.
thing-next-rank = { $rank }. stupeň by vás stál
battle-side = { $seat }: { $list } = { $count }
battle-part-troop = jednotky
battle-part-castle = hodnota
battle-part-agent = agent
battle-part-crest = pevnost
battle-part-war = válečné bonusy
thing-troops = Jednotky: { $seat }
thing-agent-held = Když město { $city } obléhá { $seat }, má město o 1 menší sílu.
log-winter = Začíná zima.

## The palace and the market

palace-left = Dvořané vlevo
palace-right = Dvořané vpravo
palace-rooms = Komnaty
palace-courtiers = Dvořané
palace-domain = Dominium
palace-purse = Pokladnice, jednotky a agenti
palace-discard = Odhodit
palace-how = Přetáhněte kartu, nebo ji zvolte a pak zvolte její místo.
palace-others = Paláce
palace-of = Palác ({ $seat })
palace-still = Ještě umísťují:
palace-new = { $count ->
        [one] Nový dvořan
        [few] Noví dvořané
       *[other] Noví dvořané
    }
pay-missing = zbývá zaplatit
pay-treasury = v pokladnici: { $count }, celkem je třeba: { $count2 }
pay-lost = Podle návrhu přijdete o
pay-lossless = Podle návrhu nic nepropadne
pay-so-far = zatím zaplaceno
pay-keeps = udrží { $count }
pay-turns = { $count ->
        [one] obnovte ještě { $count } destičku
        [few] obnovte ještě { $count } destičky
       *[other] obnovte ještě { $count } destiček
    }
pay-for-step = Krok akčního žetonu
pay-for-release = Odstranění odpustku
pay-for-battle = Válečný bonus
pay-for-retreat = Ústup
pay-for-upkeep = Žold
pay-for-buy = Nákup
pay-for-recruit = Verbování
pay-for-alliance = Spojenectví
winter-upkeep = Žold
winter-palace = Palác
winter-buy = Nákup
winter-recruit = Verbování
winter-alliance = Spojenectví
market-title = Nabídka
market-patronage = Bonusy
market-empty = Košík je prázdný; vybírejte z nabídky.
market-basket = Košík
market-total = celkem
supply-indulgence = Zbývající odpustky
    .text = Každý přinese 3 florény nebo korunu a zablokuje komnatu s akčním žetonem.
supply-token = Zbývající žetony válečného bonusu
    .text = Získávají se při akci Tažení za symboly válčení v komnatě; každý přidá v bitvě 1.
macro-go = { $action }: { $room }, o { $steps ->
        [one] { $steps } komnatu
        [few] { $steps } komnaty
       *[other] { $steps } komnat
    } dál{ $florin ->
        [0] {""}
       *[n] {" "}za { $florin } florény
    }
macro-pay-begging = Zaplatit podle návrhu i prodejem odpustků (na konci −1 bod)
macro-trade = Obchodovat se všemi loděmi
macro-turnup = Obnovit podle návrhu
pay-begs = Podle návrhu stojí odpustek na konci bod
talk-card-action = V komnatě přináší akci { $action }.
talk-card-idle = Nemá vlastní akci: patří pod jinou kartu nebo na pole dvořana.
talk-war = Každý symbol válčení stojí v bitvě { amount-florin }.
talk-agents = { $count ->
        [one] Kdo ji koupí, získá { $count } agenta.
        [few] Kdo ji koupí, získá { $count } agenty.
       *[other] Kdo ji koupí, získá { $count } agentů.
    }
talk-slots = Zpřístupňuje pole dvořana.
talk-points = Na konci přinese { amount-vp }.
talk-available = Má dostupné zdroje.
talk-exhausted-card = Má vyčerpané zdroje; obnoví je šipka na její straně.
talk-exhausted-tile = Má vyčerpané zdroje; obnoví je akce Vláda.
talk-room-spot = Sem může přijít karta s akcí a nahradit natištěnou.
talk-under-spot = Vylepšení: karta pod kartou akce přidává k akci své symboly.
talk-base-slot = Pole dvořana. Celkem smíte použít polí: { $count }.
talk-watermark = Světlejší pole dvořana pro toho, kdo získal více než tři. Celkem smíte použít polí: { $count }.
talk-price = Cena: { $list }.
talk-left = { $count ->
        [0] Žádná nezbývá.
       *[n] Zbývá: { $count }.
    }
talk-unique = Nikdo nesmí mít dvě.
talk-cathedral = Staví se ve vašem městě o hodnotě alespoň { $count } a začíná s vyčerpanými zdroji.
talk-only = Jen pro: { $list }.
talk-taken = Má ho: { $seat }.
talk-untaken = Zatím ho nikdo nemá; bonus přinášejí 2. a 4. stupeň patronátu, jednou osobnost a jednou dílo.
talk-action-govern = Každá koruna či kříž obnoví dvě vaše destičky, nebo bonus za spojenectví.
talk-action-patronise = Zaplatíte za další stupeň patronátu.
talk-action-trade = Každá loď přinese 2 florény.
talk-action-annex = Získáte blízké neutrální město za koruny; leží-li za mořem, také za lodě.
talk-action-wage_war = Jízda přesouvá jednotky po silnicích, lodě z přístavu do přístavu; symboly válčení v komnatě přinášejí žetony válečného bonusu.
talk-action-intrigue = Každá maska umístí, přesune nebo odstraní agenta.
talk-action-none = Bez karty se tu nedá nic dělat.
talk-printed = Natištěno v komnatě:
talk-barred-indulgence = Blokuje ji odpustek: žádná akce, žádná karta nesmí dovnitř ani ven.
talk-barred-agent = Blokuje ji agent ({ $seat }): žádná akce, žádná karta nesmí dovnitř ani ven.
talk-arrow = Když ji opustí akční žeton, obnoví se dvořané na této straně: { $side }.
talk-discard = Dvořan, kterého sem položíte, odchází; nejprve vyberete florény na něm a postava se vrací do nabídky.
purse-florin = Pokladnice
    .text = Máte { amount-florin }. Florény z karet a destiček lze vybrat, kdykoli platíte florény.
purse-troop = Jednotky
    .text = Na mapě: { $count }. Ještě lze naverbovat: { $count2 }.
purse-agent = Agenti
    .text = K dispozici: { $count }. Ve společné zásobě: { $count2 }.
purse-token = Žetony válečného bonusu
    .text = Máte { $count }; každý přidá v bitvě 1. Co po jaru zbude, propadne.
purse-trophy = Trofeje
    .text = { $count ->
        [0] Jednotky poražené v poli.
       *[n] Každá přinese na konci { amount-vp }.
    }
purse-indulgence = Odpustky
    .text = Každý přinesl { amount-florin } nebo korunu, blokuje svou komnatu, a zůstane-li tam, stojí na konci 1 bod.
pay-spoilt = Propadne:
palace-comes-out = { $card } vyjde s vyčerpanými zdroji
palace-slots = použitelná pole dvořana: { $count }
