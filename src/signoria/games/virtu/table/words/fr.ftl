### Virtù: names and texts in French.
### Ids are stable: cs.ftl, en.ftl and fr.ftl have the same ids, attributes and variables.

## The game

title-name = Virtù
title-blurb = Cinq puissances de la Renaissance gouvernent, patronnent les arts, annexent, intriguent et guerroient pour le prestige en Italie ; à deux, la France et Naples se la disputent.
final-ties = À égalité de prestige, les couronnes de toutes les cartes et tuiles de chacun départagent les joueurs (V-14.3). Si l’égalité persiste, { $players ->
        [2] dans Les Guerres d’Italie, la victoire revient à Naples (VW-8.3).
        [one] la place est partagée.
       *[other] la place est partagée.
    }

## Symbols and amounts

symbol-florin = florin
    .kind = florin
symbol-crown = couronne
    .kind = crown
symbol-cross = croix
    .kind = cross
symbol-cavalry = cavalerie
    .kind = cavalry
symbol-ship = bateau
    .kind = ship
symbol-mask = masque
    .kind = mask
symbol-war = guerre
    .kind = war
symbol-arrow = flèche
    .kind = arrow
symbol-either = couronne ou croix
    .kind = either
amount-florin =
    { $count ->
        [one] { $count } florin
       *[other] { $count } florins
    }
    .object = { amount-florin }
amount-crown =
    { $count ->
        [one] { $count } couronne
       *[other] { $count } couronnes
    }
    .object = { amount-crown }
amount-cross =
    { $count ->
        [one] { $count } croix
       *[other] { $count } croix
    }
    .object = { amount-cross }
amount-cavalry =
    { $count ->
        [one] { $count } cavalerie
       *[other] { $count } cavaleries
    }
    .object = { amount-cavalry }
amount-ship =
    { $count ->
        [one] { $count } bateau
       *[other] { $count } bateaux
    }
    .object = { amount-ship }
amount-mask =
    { $count ->
        [one] { $count } masque
       *[other] { $count } masques
    }
    .object = { amount-mask }
amount-war =
    { $count ->
        [one] { $count } symbole de guerre
       *[other] { $count } symboles de guerre
    }
    .object = { amount-war }
amount-arrow =
    { $count ->
        [one] { $count } flèche
       *[other] { $count } flèches
    }
    .object = { amount-arrow }
amount-either =
    { $count ->
        [one] { $count } couronne ou croix
       *[other] { $count } couronnes ou croix
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
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }
count-crosses =
    { $crosses ->
        [one] { $crosses } croix
       *[other] { $crosses } croix
    }
count-ships =
    { $ships ->
        [one] { $ships } bateau
       *[other] { $ships } bateaux
    }
count-masks =
    { $masks ->
        [one] { $masks } masque
       *[other] { $masks } masques
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
        [one] { $crown } couronne
       *[other] { $crown } couronnes
    }
price-cross =
    { $cross ->
        [one] { $cross } croix
       *[other] { $cross } croix
    }
price-either =
    { $either ->
        [one] { $either } couronne ou croix
       *[other] { $either } couronnes ou croix
    }
price-cavalry =
    { $cavalry ->
        [one] { $cavalry } cavalerie
       *[other] { $cavalry } cavaleries
    }
price-ship =
    { $ship ->
        [one] { $ship } bateau
       *[other] { $ship } bateaux
    }
price-mask =
    { $mask ->
        [one] { $mask } masque
       *[other] { $mask } masques
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
                            [0] 0 florin
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
        [0] le marqueur est au milieu
        [one] le marqueur est à { $count } case du milieu, côté { $seat2 }
       *[other] le marqueur est à { $count } cases du milieu, côté { $seat2 }
    }

## Actions

action-govern = Gouverner
action-patronise = Patronner
action-trade = Commercer
action-annex = Annexer
action-wage_war = Guerroyer
action-intrigue = Intriguer
action-none = aucune action

## Cities, seas, powers: .to, .from, .in = where to, from, in; .object = as an object

city-nice = Nice
    .to = à Nice
    .from = de Nice
    .in = à Nice
    .object = Nice
city-turin = Turin
    .to = à Turin
    .from = de Turin
    .in = à Turin
    .object = Turin
city-milan = Milan
    .to = à Milan
    .from = de Milan
    .in = à Milan
    .object = Milan
city-genoa = Gênes
    .to = à Gênes
    .from = de Gênes
    .in = à Gênes
    .object = Gênes
city-parma = Parme
    .to = à Parme
    .from = de Parme
    .in = à Parme
    .object = Parme
city-verona = Vérone
    .to = à Vérone
    .from = de Vérone
    .in = à Vérone
    .object = Vérone
city-venice = Venise
    .to = à Venise
    .from = de Venise
    .in = à Venise
    .object = Venise
city-bologna = Bologne
    .to = à Bologne
    .from = de Bologne
    .in = à Bologne
    .object = Bologne
city-ravenna = Ravenne
    .to = à Ravenne
    .from = de Ravenne
    .in = à Ravenne
    .object = Ravenne
city-pisa = Pise
    .to = à Pise
    .from = de Pise
    .in = à Pise
    .object = Pise
city-florence = Florence
    .to = à Florence
    .from = de Florence
    .in = à Florence
    .object = Florence
city-siena = Sienne
    .to = à Sienne
    .from = de Sienne
    .in = à Sienne
    .object = Sienne
city-perugia = Pérouse
    .to = à Pérouse
    .from = de Pérouse
    .in = à Pérouse
    .object = Pérouse
city-spoleto = Spolète
    .to = à Spolète
    .from = de Spolète
    .in = à Spolète
    .object = Spolète
city-ancona = Ancône
    .to = à Ancône
    .from = d’Ancône
    .in = à Ancône
    .object = Ancône
city-civitavecchia = Civitavecchia
    .to = à Civitavecchia
    .from = de Civitavecchia
    .in = à Civitavecchia
    .object = Civitavecchia
city-rome = Rome
    .to = à Rome
    .from = de Rome
    .in = à Rome
    .object = Rome
city-laquila = L’Aquila
    .to = à L’Aquila
    .from = de L’Aquila
    .in = à L’Aquila
    .object = L’Aquila
city-terracina = Latina
    .to = à Latina
    .from = de Latina
    .in = à Latina
    .object = Latina
city-benevento = Bénévent
    .to = à Bénévent
    .from = de Bénévent
    .in = à Bénévent
    .object = Bénévent
city-naples = Naples
    .to = à Naples
    .from = de Naples
    .in = à Naples
    .object = Naples
city-bari = Bari
    .to = à Bari
    .from = de Bari
    .in = à Bari
    .object = Bari
city-rossano = Rossano
    .to = à Rossano
    .from = de Rossano
    .in = à Rossano
    .object = Rossano
city-reggio = Reggio
    .to = à Reggio
    .from = de Reggio
    .in = à Reggio
    .object = Reggio
city-palermo = Palerme
    .to = à Palerme
    .from = de Palerme
    .in = à Palerme
    .object = Palerme
city-cagliari = Cagliari
    .to = à Cagliari
    .from = de Cagliari
    .in = à Cagliari
    .object = Cagliari
city-ajaccio = Ajaccio
    .to = à Ajaccio
    .from = d’Ajaccio
    .in = à Ajaccio
    .object = Ajaccio
city-tunis = Tunis
    .to = à Tunis
    .from = de Tunis
    .in = à Tunis
    .object = Tunis
city-corfu = Corfou
    .to = à Corfou
    .from = de Corfou
    .in = à Corfou
    .object = Corfou
city-ragusa = Raguse
    .to = à Raguse
    .from = de Raguse
    .in = à Raguse
    .object = Raguse
sea-ligurian = Mer Ligure
sea-tyrrhenian = Mer Tyrrhénienne
sea-african = Mer de Sardaigne et d’Afrique
sea-ionian = Mer Ionienne
sea-adriatic_s = Adriatique Sud
sea-adriatic_n = Adriatique Nord
power-milan = Milan
power-florence = Florence
power-naples = Naples
power-venice = Venise
power-rome = Rome
power-france = France
power-kings_naples = Naples
major-florence = Florence
    .gone = est éliminée
    .with = avec Florence
major-rome = Rome
    .gone = est éliminée
    .with = avec Rome
major-venice = Venise
    .gone = est éliminée
    .with = avec Venise
posture-favourable = favorable
posture-neutral = neutre
posture-hostile = hostile
posture-allied = alliée

## Cards

card-ambassador = Ambassadeur
card-cardinal = Cardinal
card-merchant = Marchand
card-gonfalonier = Gonfalonier
card-maestro = Maestro
card-consigliere = Consigliere
card-podesta = Podestat
card-bravo = Spadassin
card-condottiero = Condottiere
card-admiral = Amiral
card-banker = Banquier
card-pope = Pape
card-f_milan_galeazzo = Galéas Sforza
card-f_milan_ludovico = Ludovic Sforza
card-f_milan_caterina = Catherine Sforza
card-f_florence_lorenzo = Laurent de Médicis
card-f_florence_giuliano = Julien de Médicis
card-f_florence_sassetti = Francesco Sassetti
card-f_naples_ferdinand = Ferdinand II de Naples
card-f_naples_alfonso = Alphonse duc de Calabre
card-f_naples_montefeltro = Frédéric III de Montefeltro
card-f_venice_ten = Conseil des Dix
card-f_venice_pitigliano = Niccolò Orsini de Pitigliano
card-f_venice_barbarigo = Doge Agostino Barbarigo
card-f_rome_alexander = Alexandre VI Borgia
card-f_rome_cesare = César Borgia
card-f_rome_lucrezia = Lucrèce Borgia
card-w_france_charles = Charles VIII
card-w_france_orleans = Louis d’Orléans
card-w_france_ludovico = Ludovic Sforza
card-w_france_aubigny = Béraud Stuart d’Aubigny
card-w_naples_ferdinand = Ferdinand II (Ferrandino)
card-w_naples_cordoba = Gonzalve de Cordoue
card-w_naples_frederick = Frédéric d’Aragon
card-w_florence_piero = Pierre de Médicis
card-w_florence_vitelli = Paolo Vitelli
card-w_venice_barbarigo = Doge Agostino Barbarigo
card-w_venice_gonzaga = François II Gonzague
card-w_rome_alexander = Alexandre VI Borgia
card-w_rome_cesare = César Borgia
card-machiavelli = Nicolas Machiavel
card-none = aucune

## Tiles

tile-nice = Nice
tile-turin = Turin
tile-milan = Milan
tile-genoa = Gênes
tile-parma = Parme
tile-verona = Vérone
tile-venice = Venise
tile-bologna = Bologne
tile-ravenna = Ravenne
tile-pisa = Pise
tile-florence = Florence
tile-siena = Sienne
tile-perugia = Pérouse
tile-spoleto = Spolète
tile-ancona = Ancône
tile-civitavecchia = Civitavecchia
tile-rome = Rome
tile-laquila = L’Aquila
tile-terracina = Latina
tile-benevento = Bénévent
tile-naples = Naples
tile-bari = Bari
tile-rossano = Rossano
tile-reggio = Reggio
tile-palermo = Palerme
tile-cagliari = Cagliari
tile-ajaccio = Ajaccio
tile-tunis = Tunis
tile-corfu = Corfou
tile-ragusa = Raguse
tile-cathedral-1 = Cathédrale 1
tile-cathedral-2 = Cathédrale 2
tile-cathedral-3 = Cathédrale 3
tile-cathedral-4 = Cathédrale 4
tile-cathedral-5 = Cathédrale 5
tile-duchy = Duché
tile-principality = Principauté
tile-kingdom = Royaume
tile-republic = République
tile-guild = Guilde
tile-cannons = Canons
tile-royal = Royaume de France

## Items of the supply

item-ambassador = Ambassadeur
    .object = la carte Ambassadeur
item-cardinal = Cardinal
    .object = la carte Cardinal
item-merchant = Marchand
    .object = la carte Marchand
item-gonfalonier = Gonfalonier
    .object = la carte Gonfalonier
item-maestro = Maestro
    .object = la carte Maestro
item-consigliere = Consigliere
    .object = la carte Consigliere
item-podesta = Podestat
    .object = la carte Podestat
item-bravo = Spadassin
    .object = la carte Spadassin
item-condottiero = Condottiere
    .object = la carte Condottiere
item-admiral = Amiral
    .object = la carte Amiral
item-banker = Banquier
    .object = la carte Banquier
item-pope = Pape
    .object = la carte Pape
item-duchy = Duché
    .object = la tuile Duché
item-principality = Principauté
    .object = la tuile Principauté
item-kingdom = Royaume
    .object = la tuile Royaume
item-republic = République
    .object = la tuile République
item-guild = Guilde
    .object = la tuile Guilde
item-cathedral = Cathédrale
    .object = une cathédrale

## Rooms (.to, .from, .in as with cities), slots and spots of a palace

room-room-1 = salle 1
    .to = dans la salle 1
    .from = de la salle 1
    .in = en salle 1
room-room-2 = salle 2
    .to = dans la salle 2
    .from = de la salle 2
    .in = en salle 2
room-room-3 = salle 3
    .to = dans la salle 3
    .from = de la salle 3
    .in = en salle 3
room-room-4 = salle 4
    .to = dans la salle 4
    .from = de la salle 4
    .in = en salle 4
room-room-5 = salle 5
    .to = dans la salle 5
    .from = de la salle 5
    .in = en salle 5
side-left = gauche
side-right = droite
slot-left-1 = espace Cortigiano 1 à gauche
slot-left-2 = espace Cortigiano 2 à gauche
slot-left-3 = espace Cortigiano 3 à gauche
slot-right-1 = espace Cortigiano 1 à droite
slot-right-2 = espace Cortigiano 2 à droite
slot-right-3 = espace Cortigiano 3 à droite
spot-left-1 = espace Cortigiano 1 à gauche
    .to = sur l’espace Cortigiano 1 à gauche
spot-left-2 = espace Cortigiano 2 à gauche
    .to = sur l’espace Cortigiano 2 à gauche
spot-left-3 = espace Cortigiano 3 à gauche
    .to = sur l’espace Cortigiano 3 à gauche
spot-right-1 = espace Cortigiano 1 à droite
    .to = sur l’espace Cortigiano 1 à droite
spot-right-2 = espace Cortigiano 2 à droite
    .to = sur l’espace Cortigiano 2 à droite
spot-right-3 = espace Cortigiano 3 à droite
    .to = sur l’espace Cortigiano 3 à droite
spot-action-1 = salle 1, en action
    .to = en action dans la salle 1
spot-action-2 = salle 2, en action
    .to = en action dans la salle 2
spot-action-3 = salle 3, en action
    .to = en action dans la salle 3
spot-action-4 = salle 4, en action
    .to = en action dans la salle 4
spot-action-5 = salle 5, en action
    .to = en action dans la salle 5
spot-under-1 = salle 1, en amélioration
    .to = en amélioration dans la salle 1
spot-under-2 = salle 2, en amélioration
    .to = en amélioration dans la salle 2
spot-under-3 = salle 3, en amélioration
    .to = en amélioration dans la salle 3
spot-under-4 = salle 4, en amélioration
    .to = en amélioration dans la salle 4
spot-under-5 = salle 5, en amélioration
    .to = en amélioration dans la salle 5
target-left-1 = espace Cortigiano 1 à gauche
target-left-2 = espace Cortigiano 2 à gauche
target-left-3 = espace Cortigiano 3 à gauche
target-right-1 = espace Cortigiano 1 à droite
target-right-2 = espace Cortigiano 2 à droite
target-right-3 = espace Cortigiano 3 à droite
target-action-1 = salle 1, en action
target-action-2 = salle 2, en action
target-action-3 = salle 3, en action
target-action-4 = salle 4, en action
target-action-5 = salle 5, en action
target-under-1 = salle 1, en amélioration
target-under-2 = salle 2, en amélioration
target-under-3 = salle 3, en amélioration
target-under-4 = salle 4, en amélioration
target-under-5 = salle 5, en amélioration
target-discard = défausse

## Reliefs

relief-action = carte en action
relief-under = carte en amélioration
relief-printed = symbole imprimé dans la salle
relief-michelangelo = Michel-Ange
relief-ottoman = bonus de l’Empire Ottoman
relief-empire = bonus du Saint Empire
relief-indulgence = nouvelle indulgence
relief-left-1 = Cortigiano 1 à gauche
relief-left-2 = Cortigiano 2 à gauche
relief-left-3 = Cortigiano 3 à gauche
relief-right-1 = Cortigiano 1 à droite
relief-right-2 = Cortigiano 2 à droite
relief-right-3 = Cortigiano 3 à droite
relief-nice = tuile Nice
relief-turin = tuile Turin
relief-milan = tuile Milan
relief-genoa = tuile Gênes
relief-parma = tuile Parme
relief-verona = tuile Vérone
relief-venice = tuile Venise
relief-bologna = tuile Bologne
relief-ravenna = tuile Ravenne
relief-pisa = tuile Pise
relief-florence = tuile Florence
relief-siena = tuile Sienne
relief-perugia = tuile Pérouse
relief-spoleto = tuile Spolète
relief-ancona = tuile Ancône
relief-civitavecchia = tuile Civitavecchia
relief-rome = tuile Rome
relief-laquila = tuile L’Aquila
relief-terracina = tuile Latina
relief-benevento = tuile Bénévent
relief-naples = tuile Naples
relief-bari = tuile Bari
relief-rossano = tuile Rossano
relief-reggio = tuile Reggio
relief-palermo = tuile Palerme
relief-cagliari = tuile Cagliari
relief-ajaccio = tuile Ajaccio
relief-tunis = tuile Tunis
relief-corfu = tuile Corfou
relief-ragusa = tuile Raguse
relief-cathedral-1 = tuile Cathédrale 1
relief-cathedral-2 = tuile Cathédrale 2
relief-cathedral-3 = tuile Cathédrale 3
relief-cathedral-4 = tuile Cathédrale 4
relief-cathedral-5 = tuile Cathédrale 5
relief-duchy = tuile Duché
relief-principality = tuile Principauté
relief-kingdom = tuile Royaume
relief-republic = tuile République
relief-guild = tuile Guilde
relief-cannons = tuile Canons
relief-royal = tuile Royaume de France

## What a Govern action turns

faced-nice = Nice
faced-turin = Turin
faced-milan = Milan
faced-genoa = Gênes
faced-parma = Parme
faced-verona = Vérone
faced-venice = Venise
faced-bologna = Bologne
faced-ravenna = Ravenne
faced-pisa = Pise
faced-florence = Florence
faced-siena = Sienne
faced-perugia = Pérouse
faced-spoleto = Spolète
faced-ancona = Ancône
faced-civitavecchia = Civitavecchia
faced-rome = Rome
faced-laquila = L’Aquila
faced-terracina = Latina
faced-benevento = Bénévent
faced-naples = Naples
faced-bari = Bari
faced-rossano = Rossano
faced-reggio = Reggio
faced-palermo = Palerme
faced-cagliari = Cagliari
faced-ajaccio = Ajaccio
faced-tunis = Tunis
faced-corfu = Corfou
faced-ragusa = Raguse
faced-cathedral-1 = Cathédrale 1
faced-cathedral-2 = Cathédrale 2
faced-cathedral-3 = Cathédrale 3
faced-cathedral-4 = Cathédrale 4
faced-cathedral-5 = Cathédrale 5
faced-duchy = Duché
faced-principality = Principauté
faced-kingdom = Royaume
faced-republic = République
faced-guild = Guilde
faced-cannons = Canons
faced-royal = Royaume de France
faced-bonus-france = le bonus du Royaume de France
faced-bonus-ottoman = le bonus de l’Empire Ottoman
faced-bonus-empire = le bonus du Saint Empire Romain Germanique

## Great powers, patronage bonuses, armies

alliance-france = Royaume de France
    .with = avec le Royaume de France
    .of = du Royaume de France
alliance-ottoman = Empire Ottoman
    .with = avec l’Empire Ottoman
    .of = de l’Empire Ottoman
alliance-empire = Saint Empire Romain Germanique
    .with = avec le Saint Empire Romain Germanique
    .of = du Saint Empire Romain Germanique
bonus-leonardo = Léonard de Vinci
    .text = +1 à chaque siège pour 1 florin
bonus-trace_italienne = Tracé à l’italienne
    .text = +2 quand une de vos cités est assiégée
bonus-copernicus = Nicolas Copernic
    .text = un espace Cortigiano de plus
bonus-the_prince = Le Prince
    .text = un espace Cortigiano et un agent de plus ; aucun agent adverse dans vos cités, vos salles et vos alliances
bonus-michelangelo = Michel-Ange
    .text = une couronne à chaque action Patronner
bonus-duomo = Le Duomo
    .text = 1 croix au décompte final
bonus-sistine_chapel = La Chapelle Sixtine
    .text = 2 croix au décompte final
bonus-columbus = Christophe Colomb
    .text = 2 points
bonus-machiavelli = Nicolas Machiavel
    .text = une carte Cortigiano à 2 couronnes ou 2 masques
bonus-cannons = Canons
    .text = +2 dans une bataille pour 1 florin, puis la tuile est épuisée
army-own = troupe
    .object = une troupe
    .of = {""}
army-florence = troupe de Florence
    .object = une troupe de Florence
    .of = {" "}de Florence
army-rome = troupe de Rome
    .object = une troupe de Rome
    .of = {" "}de Rome
army-venice = troupe de Venise
    .object = une troupe de Venise
    .of = {" "}de Venise

## Places of Agents: .to, .from, .in as with cities

place-nice = Nice
    .to = à Nice
    .from = de Nice
    .in = à Nice
place-turin = Turin
    .to = à Turin
    .from = de Turin
    .in = à Turin
place-milan = Milan
    .to = à Milan
    .from = de Milan
    .in = à Milan
place-genoa = Gênes
    .to = à Gênes
    .from = de Gênes
    .in = à Gênes
place-parma = Parme
    .to = à Parme
    .from = de Parme
    .in = à Parme
place-verona = Vérone
    .to = à Vérone
    .from = de Vérone
    .in = à Vérone
place-venice = Venise
    .to = à Venise
    .from = de Venise
    .in = à Venise
place-bologna = Bologne
    .to = à Bologne
    .from = de Bologne
    .in = à Bologne
place-ravenna = Ravenne
    .to = à Ravenne
    .from = de Ravenne
    .in = à Ravenne
place-pisa = Pise
    .to = à Pise
    .from = de Pise
    .in = à Pise
place-florence = Florence
    .to = à Florence
    .from = de Florence
    .in = à Florence
place-siena = Sienne
    .to = à Sienne
    .from = de Sienne
    .in = à Sienne
place-perugia = Pérouse
    .to = à Pérouse
    .from = de Pérouse
    .in = à Pérouse
place-spoleto = Spolète
    .to = à Spolète
    .from = de Spolète
    .in = à Spolète
place-ancona = Ancône
    .to = à Ancône
    .from = d’Ancône
    .in = à Ancône
place-civitavecchia = Civitavecchia
    .to = à Civitavecchia
    .from = de Civitavecchia
    .in = à Civitavecchia
place-rome = Rome
    .to = à Rome
    .from = de Rome
    .in = à Rome
place-laquila = L’Aquila
    .to = à L’Aquila
    .from = de L’Aquila
    .in = à L’Aquila
place-terracina = Latina
    .to = à Latina
    .from = de Latina
    .in = à Latina
place-benevento = Bénévent
    .to = à Bénévent
    .from = de Bénévent
    .in = à Bénévent
place-naples = Naples
    .to = à Naples
    .from = de Naples
    .in = à Naples
place-bari = Bari
    .to = à Bari
    .from = de Bari
    .in = à Bari
place-rossano = Rossano
    .to = à Rossano
    .from = de Rossano
    .in = à Rossano
place-reggio = Reggio
    .to = à Reggio
    .from = de Reggio
    .in = à Reggio
place-palermo = Palerme
    .to = à Palerme
    .from = de Palerme
    .in = à Palerme
place-cagliari = Cagliari
    .to = à Cagliari
    .from = de Cagliari
    .in = à Cagliari
place-ajaccio = Ajaccio
    .to = à Ajaccio
    .from = d’Ajaccio
    .in = à Ajaccio
place-tunis = Tunis
    .to = à Tunis
    .from = de Tunis
    .in = à Tunis
place-corfu = Corfou
    .to = à Corfou
    .from = de Corfou
    .in = à Corfou
place-ragusa = Raguse
    .to = à Raguse
    .from = de Raguse
    .in = à Raguse
place-seat-room-1 = salle 1 ({ $seat })
    .to = dans la salle 1 ({ $seat })
    .from = de la salle 1 ({ $seat })
    .in = en salle 1 ({ $seat })
place-seat-room-2 = salle 2 ({ $seat })
    .to = dans la salle 2 ({ $seat })
    .from = de la salle 2 ({ $seat })
    .in = en salle 2 ({ $seat })
place-seat-room-3 = salle 3 ({ $seat })
    .to = dans la salle 3 ({ $seat })
    .from = de la salle 3 ({ $seat })
    .in = en salle 3 ({ $seat })
place-seat-room-4 = salle 4 ({ $seat })
    .to = dans la salle 4 ({ $seat })
    .from = de la salle 4 ({ $seat })
    .in = en salle 4 ({ $seat })
place-seat-room-5 = salle 5 ({ $seat })
    .to = dans la salle 5 ({ $seat })
    .from = de la salle 5 ({ $seat })
    .in = en salle 5 ({ $seat })
place-alliance-france = alliance avec le Royaume de France
    .to = sur l’alliance avec le Royaume de France
    .from = de l’alliance avec le Royaume de France
    .in = sur l’alliance avec le Royaume de France
place-alliance-ottoman = alliance avec l’Empire Ottoman
    .to = sur l’alliance avec l’Empire Ottoman
    .from = de l’alliance avec l’Empire Ottoman
    .in = sur l’alliance avec l’Empire Ottoman
place-alliance-empire = alliance avec le Saint Empire Romain Germanique
    .to = sur l’alliance avec le Saint Empire Romain Germanique
    .from = de l’alliance avec le Saint Empire Romain Germanique
    .in = sur l’alliance avec le Saint Empire Romain Germanique
place-track-florence = piste d’influence de Florence
    .to = sur la piste d’influence de Florence
    .from = de la piste d’influence de Florence
    .in = sur la piste d’influence de Florence
place-track-rome = piste d’influence de Rome
    .to = sur la piste d’influence de Rome
    .from = de la piste d’influence de Rome
    .in = sur la piste d’influence de Rome
place-track-venice = piste d’influence de Venise
    .to = sur la piste d’influence de Venise
    .from = de la piste d’influence de Venise
    .in = sur la piste d’influence de Venise

## War bonuses

warbonus-token = un jeton Bonus de guerre +1
warbonus-leonardo = Léonard de Vinci
warbonus-cannons = Canons
warbonus-france = alliance avec la France
warbonus-left-1x1 = 1 symbole de guerre, Cortigiano 1 à gauche
warbonus-left-1x2 = 2 symboles de guerre, Cortigiano 1 à gauche
warbonus-left-2x1 = 1 symbole de guerre, Cortigiano 2 à gauche
warbonus-left-2x2 = 2 symboles de guerre, Cortigiano 2 à gauche
warbonus-left-3x1 = 1 symbole de guerre, Cortigiano 3 à gauche
warbonus-left-3x2 = 2 symboles de guerre, Cortigiano 3 à gauche
warbonus-right-1x1 = 1 symbole de guerre, Cortigiano 1 à droite
warbonus-right-1x2 = 2 symboles de guerre, Cortigiano 1 à droite
warbonus-right-2x1 = 1 symbole de guerre, Cortigiano 2 à droite
warbonus-right-2x2 = 2 symboles de guerre, Cortigiano 2 à droite
warbonus-right-3x1 = 1 symbole de guerre, Cortigiano 3 à droite
warbonus-right-3x2 = 2 symboles de guerre, Cortigiano 3 à droite

## Reasons

reason-cities = un joueur a 8 cités
reason-patronage = un joueur est au rang 5 du patronage
reason-no-neutral = il ne reste aucune cité neutre
reason-years = les années sont écoulées
reason-crowns = Milan, Naples et une troisième capitale
reason-annihilation = l’adversaire n’a plus de cité
reason-rounds = la dernière ronde est terminée

## Options of a table

option-one_agent_per_palace = Un seul agent adverse par palais
    .text = Pour débuter : chaque palais accueille au plus un agent adverse.
option-pass_is_final = Passer est définitif
    .text = Qui passe dans une bataille ne peut plus y annoncer de bonus.
option-secret_family = Les familles sont placées en secret
    .text = Tous placent leurs cartes Famille en même temps ; sinon, ouvertement, dans l’ordre de jeu.
option-free_symbols_first = Les symboles gratuits paient d’abord
    .text = Les symboles d’une salle qui n’ont pas d’autre usage sont pris sans rien demander.
option-max_years = Nombre d’années maximal
    .text = La partie à trois, quatre ou cinq finit au plus tard après ce nombre d’années.
option-upkeep_rounds = Rondes avec solde (deux joueurs)
    .text = Tôt : rondes 2, 6, 10, 14, 18. Tard : rondes 4, 8, 12, 16, 20.
    .early = tôt
    .late = tard

## Where prestige comes from

source-cities = Cités
log-points-cities = { $seat } marque { prestige } pour ses cités.
source-city-lead = Le plus de cités
log-points-city-lead = { $seat } marque { prestige } pour le plus grand nombre de cités.
source-patronage = Patronage
log-points-patronage = { $seat } marque { prestige } pour le patronage.
source-patronage-lead = Plus haut rang de patronage
log-points-patronage-lead = { $seat } marque { prestige } pour le plus haut rang de patronage.
source-cards = Cartes et tuiles
log-points-cards = { $seat } marque { prestige } pour ses cartes et ses tuiles.
source-religion = Influence religieuse
log-points-religion = { $seat } marque { prestige } pour son influence religieuse.
source-trophies = Trophées
log-points-trophies = { $seat } marque { prestige } pour ses trophées.
source-alliances = Alliances
log-points-alliances = { $seat } marque { prestige } pour ses alliances.
source-indulgences = Indulgences
log-points-indulgences = { $seat } reçoit { prestige } pour ses indulgences.
source-capitals = Capitales
log-points-capitals = { $seat } marque { prestige } pour ses capitales.

## Decisions in the order of play: the prompt, then the moves

prompt-family = Où placez-vous la carte { $card } ?
    .more = Tous placent leurs cartes Famille en même temps.
move-family = { $spot }
prompt-opening = Où placez-vous la carte { $card } ?
move-opening = { $spot }
prompt-start = Dans quelle salle commence votre marqueur d’action ?
move-start = { $room } : { $action }
    .bare = Marqueur d’action { $room_in }
prompt-marker =
    { $steps ->
        [0] Votre marqueur d’action est { $room_in } ({ $action }).
        [one] Votre marqueur d’action est { $room_in } ({ $action }), déjà avancé d’une salle.
       *[other] Votre marqueur d’action est { $room_in } ({ $action }), déjà avancé de { $steps } salles.
    }
    .more = Vous avancez gratuitement de deux salles au plus.
move-marker = Avancer d’une salle de plus grâce à la flèche d’une tuile ({ $tile })
move-marker-on = Avancer d’une salle de plus
move-marker-stop = S’arrêter ici
move-marker-florins = Avancer d’une salle de plus pour 2 florins
prompt-release = Il y a une indulgence { $room_in }.
    .more = La retirer ?
move-release-cross = La retirer pour 1 croix
move-release-crowns = La retirer pour 2 couronnes
move-release-keep = La laisser
prompt-govern =
    { $count ->
        [0] Gouverner : avec quelles couronnes et croix payez-vous ?
        [one] Gouverner : { $count } symbole payé jusqu’ici.
       *[other] Gouverner : { $count } symboles payés jusqu’ici.
    }
    .more = Chaque couronne ou croix retourne jusqu’à deux tuiles face « ressources disponibles », ou réactive un bonus d’alliance.
move-govern = { $shown ->
        [1] { $card } ({ $relief })
       *[0] { $relief }
    } : { counted-symbol }
    .bare = { $relief } : { $symbol }
move-govern-done = C’est tout
prompt-turnup = Que retournez-vous ?
    .more =
        { $count ->
            [one] Encore une tuile.
           *[other] Encore { $count } tuiles ; un bonus d’alliance compte pour deux.
        }
move-turnup = Retourner : { $faced }
move-turnup-done = Laisser le reste
prompt-patronise = Avancer au rang { $rank } du patronage ?
    .more = Coût : { price }.
move-patronise-yes = Oui
move-patronise-no = Non
prompt-bonus = Choisissez un bonus de patronage.
move-bonus = { $bonus }
    .more = { $bonus_text }
prompt-trade =
    { $count ->
        [0] Commercer : chaque bateau rapporte 2 florins.
        [one] Commercer : { $count } bateau jusqu’ici, 2 florins chacun.
       *[other] Commercer : { $count } bateaux jusqu’ici, 2 florins chacun.
    }
move-trade = { $shown ->
        [1] { $card } ({ $relief })
       *[0] { $relief }
    } : { amount-ship }
    .bare = { $relief }
move-trade-done = C’est tout
prompt-annex = Quelle cité annexez-vous ?
move-annex =
    { $crowns ->
        [0] { $city }
       *[n] { $city } ({ count-crowns }{ $ships ->
            [0] {""}
           *[n] {", "}{ count-ships }
        })
    }
    .bare = Annexer { $city_object }
move-annex-none = { $duel ->
        [1] Aucune cité : passer à l’influence
       *[0] Aucune cité
    }
    .bare = Aucune cité
move-annex-ally-florence = Alliance avec Florence
move-annex-ally-rome = Alliance avec Rome
move-annex-ally-venice = Alliance avec Venise
prompt-influence = Auprès de quelle Cité Majeure gagnez-vous de l’influence ?
    .more =
        { $crosses ->
            [0] { $crowns ->
                [0] Chaque case coûte une couronne ; pour Rome, une croix convient aussi.
               *[n] Il reste { count-crowns }.
            }
           *[n] { $crowns ->
                [0] Il reste { count-crosses }.
               *[n] Il reste { count-crowns } et { count-crosses }.
            }
        }
move-influence = 1 influence auprès de { $major }
move-influence-done = C’est tout
prompt-troop = Guerroyer : quelle troupe déplacez-vous ?
    .more =
        { $ships ->
            [0] { $cavalry ->
                [0] La cavalerie et les bateaux se paient au départ d’une troupe.
               *[n] À utiliser : { price-cavalry }.
            }
           *[n] { $cavalry ->
                [0] À utiliser : { count-ships }.
               *[n] À utiliser : { price-cavalry } et { count-ships }.
            }
        }
move-troop = { $army } : { $city }
move-troop-claim-action = Prendre un jeton Bonus de guerre avec la carte en action
move-troop-claim-under = Prendre un jeton Bonus de guerre avec l’amélioration
move-troop-done = C’est tout
prompt-march = Où déplacez-vous la troupe { $city_from } ?
move-march =
    { $city }{ $siege ->
        [0] {""}
       *[n] {" "}(siège : { $attack } contre { $defence })
    }
    .bare = { $city }
prompt-route = { $city } – { $city2 } : quel prix payez-vous ?
move-route = { $count ->
        [0] { count-ships }
       *[n] { amount-cavalry }{ $ships ->
            [0] {""}
           *[n] {", "}{ count-ships }
        }
    }
    .bare = Trajet avec autant de cavalerie : { $count }
prompt-plot =
    { $masks ->
        [0] Intriguer : à quoi sert un masque ?
       *[n] Intriguer : il reste { count-masks }.
    }
    .more =
        { $masks ->
            [0] Vous le payez en choisissant.
           *[n] À quoi sert le suivant ?
        }
move-plot-city = Placer un agent dans une cité
move-plot-room = Placer un agent dans un palais
move-plot-alliance = { $duel ->
        [1] Placer un agent sur une piste d’influence
       *[0] Placer un agent sur une alliance
    }
    .bare = Placer un agent sur une alliance ou une piste d’influence
move-plot-move = Déplacer un de vos agents
move-plot-remove = Retirer un agent adverse
move-plot-done = C’est tout
prompt-shift = Quel agent déplacez-vous ?
move-shift = { $place }
prompt-agent = Où va l’agent ?
move-agent = { $place }
prompt-oust = Quel agent adverse retirez-vous ?
move-oust = { $place }
prompt-turn = Votre tour se termine.
    .more = Solliciter une indulgence pour recevoir des florins ?
move-turn-florins = Solliciter une indulgence : 3 florins maintenant, un point de moins à la fin
move-turn-end = Terminer le tour
prompt-pay = À payer : { price }.
move-pay = { $shown ->
        [1] { $card } ({ $relief })
       *[0] { $relief }
    } : { counted-symbol }
    .bare = { $relief } : { $symbol }
macro-pay = Payer comme proposé
prompt-collect = Prendre des florins ?
move-collect = Prendre les florins : { $relief }
prompt-front = Quel siège résolvez-vous ensuite ?
move-front =
    { $city } ({ $rivals ->
        [0] { $attack } contre { $defence }
       *[n] bataille en plaine d’abord
    })
    .bare = { $city }
move-front-done = N’assiéger aucune autre cité
prompt-assault = Vous avez remporté la bataille en plaine devant { $city }.
    .more = Assiéger la cité ?
move-assault-besiege = Assiéger
move-assault-leave = { $stays ->
        [1] Rester devant la cité
       *[0] Renoncer et se replier
    }
    .bare = Ne pas assiéger
prompt-bid = Bataille devant { $city } : attaque { $attack }, défense { $defence }.
    .more = Annoncez un bonus de guerre, ou passez.
move-bid = { $shown ->
        [1] { $card } ({ $warbonus })
       *[0] { $warbonus }
    }
    .bare = { $warbonus }
move-bid-pass = Passer
prompt-toll = Quelle troupe perdez-vous devant { $city } ?
move-toll = { $army }
prompt-yield = Vous avez un espace Cortigiano de moins.
    .more = Quelle carte Cortigiano défaussez-vous ou déplacez-vous ?
move-yield = { $card } ({ $slot }) : { $target }
    .bare = { $slot } : { $target }
prompt-retreat = Une troupe battue devant { $city } se replie.
    .more = Où ?
move-retreat =
    { $city_to }{ $ships ->
        [0] {""}
       *[n] {" "}({ count-ships })
    }
    .bare = Se replier { $city_to }
move-retreat-lose = Perdre la troupe
prompt-upkeep = La solde de toutes vos troupes est de { price-florin }.
    .more = Combien de florins payez-vous ? Les troupes non payées sont dissoutes.
move-upkeep = { amount-florin }
prompt-disband = La solde n’est pas payée : quelle troupe est dissoute ?
    .more = Troupes encore à dissoudre : { $count }.
move-disband = { $army } : { $city }
prompt-arrange = Réorganisez votre palais : déplacez les cartes une à une.
move-arrange = { $card } ({ $spot }) : { $target }
    .bare = { $spot } : { $target }
move-arrange-done = Laisser le palais tel quel
prompt-buy = Qu’achetez-vous ?
    .more = Tout se paie ensemble. Coût total : { price }.
move-buy = { $item } ({ price })
    .bare = { $item }
move-buy-done = C’est tout
prompt-cathedral = Dans quelle cité bâtissez-vous la cathédrale ?
move-cathedral = { $city }
prompt-clear =
    { $count ->
        [one] Une nouvelle carte a besoin d’un espace Cortigiano.
       *[other] { $count } nouvelles cartes ont besoin d’espaces Cortigiano.
    }
    .more = Quelle carte défaussez-vous ou refusez-vous ?
move-clear = Défausser la carte { $card } ({ $slot })
    .bare = Défausser la carte : { $slot }
move-clear-first = Refuser la carte { $card }
    .bare = Refuser la première nouvelle carte
move-clear-second = Refuser la carte { $card }
    .bare = Refuser la deuxième nouvelle carte
prompt-courtier = Où placez-vous la carte { $card } ?
move-courtier = { $slot }
prompt-recruit = Recruter des troupes ?
move-recruit = { $army } : { $city } ({ price })
    .bare = { $army } : { $city }
move-recruit-done = C’est tout
prompt-ally = Conclure une alliance cet hiver ?
move-ally = { $alliance } ({ price })
    .bare = { $alliance }
move-ally-none = Aucune alliance
prompt-cheaper = Votre agent vous épargne un symbole.
    .more = Lequel ?
move-cheaper = { $symbol }
prompt-indulgence = Solliciter une indulgence ?
move-indulgence-florins = Solliciter une indulgence (recevoir 3 florins)

## Log

log-order =
    { $seat } est en { $place ->
        [1] 1re
       *[n] { $place }e
    } position dans l’ordre de jeu.
log-family = { $seat } place la carte { $card } { $spot_to }.
log-year = { $rounds ->
        [0] L’année { $year } commence.
       *[n] La ronde { $year } sur { $rounds } commence.
    }
log-marker = { $seat } arrête son marqueur { $room_in } ({ $action }).
log-refresh = Les cartes Cortigiano de { $side } sont de nouveau disponibles ({ $seat }).
log-pay = { $seat } paie { counted-symbol.object } ({ $shown ->
        [1] { $card }
       *[0] { $relief }
    }).
log-spend = { $seat } paie { amount-florin.object }.
log-collect = { $seat } reçoit { amount-florin.object } ({ $shown ->
        [1] { $card }
       *[0] { $relief }
    }).
log-released = { $seat } se libère de l’indulgence { $room_from }.
log-beg = { $seat } reçoit une indulgence { $room_in }.
log-beg-crown = { $seat } sollicite une indulgence et reçoit une couronne.
log-beg-florins = { $seat } sollicite une indulgence et reçoit { amount-florin.object }.
log-decline = { $seat } n’effectue aucune action.
log-blocked = { $seat } ne peut effectuer aucune action { $room_in }.
log-govern =
    { $count ->
        [one] { $seat } gouverne avec { $count } symbole.
       *[other] { $seat } gouverne avec { $count } symboles.
    }
log-turned = { $seat } retourne la tuile { $tile }.
log-reactivated = { $seat } réactive le bonus { $alliance_of }.
log-patron = { $seat } atteint le rang { $rank } du patronage.
log-bonus = { $seat } obtient le bonus de patronage { $bonus }.
log-no-bonus = Il ne reste aucun bonus de l’autre type pour { $seat }.
log-trade = { $seat } commerce avec { count-ships } et reçoit { amount-florin.object }.
log-annex = { $seat } annexe { $city_object }.
log-tokens =
    { $count ->
        [one] { $seat } prend { $count } jeton Bonus de guerre.
       *[other] { $seat } prend { $count } jetons Bonus de guerre.
    }
log-march = { $seat } déplace { $army_object } { $city_from } { $city2_to }.
log-agent = { $seat } place un agent { $place_in }.
log-agent-moved = { $seat } déplace un agent { $place_from } { $place2_to }.
log-ousted = { $seat } retire un agent ({ $seat2 }) { $place_from }.
log-agent-gained = { $seat } gagne un agent.
log-influence = { $seat } gagne de l’influence auprès de { $major } : { marker-place }.
log-cancelled = Un agent adverse annule le premier symbole dépensé par { $seat } pour { $major }.
log-sworn = { $seat } conclut l’alliance { $major_with }.
log-influence-lost = { $seat } perd de l’influence auprès de { $major } : { marker-place }.
log-eliminated = { $major } { $major_gone }.
log-siege =
    { $count ->
        [one] { $seat } assiège { $city_object } avec { $count } troupe.
       *[other] { $seat } assiège { $city_object } avec { $count } troupes.
    }
log-city-value = { $city } a une valeur de { $count }.
log-city-agent =
    Un agent ({ $seat }) { $city_in } modifie la valeur de { $change ->
        [1] +1
        [2] +2
       *[n] { $change }
    }.
log-defenders = Des troupes défendent { $city_object } : +{ $count }.
log-fort = Le tracé à l’italienne défend { $city_object } : +{ $count }.
log-field = Bataille en plaine devant { $city } : { $seat } { $count }, { $seat2 } { $count2 }.
log-bid = { $seat } annonce un bonus de guerre de +{ $count } ({ $shown ->
        [1] { $card }
       *[0] { $source2 }
    }).
log-bid-pass = { $seat } passe.
log-siege-won = { $seat } prend { $city_object }, { $count } contre { $count2 }.
log-siege-lost = { $seat } échoue devant { $city }, { $count } contre { $count2 }.
log-field-won = { $seat } bat { $seat2 } devant { $city }, { $count } contre { $count2 }.
log-field-drawn = Bataille en plaine indécise devant { $city }, { $count } partout ({ $seat }, { $seat2 }).
log-losses =
    { $count ->
        [one] { $seat } perd { $count } troupe{ $army_of } devant { $city }.
       *[other] { $seat } perd { $count } troupes{ $army_of } devant { $city }.
    }
log-losses-major =
    { $count ->
        [one] { $major } perd { $count } troupe devant { $city }.
       *[other] { $major } perd { $count } troupes devant { $city }.
    }
log-trophy = { $seat } prend un trophée à { $seat2 }.
log-trophy-major = { $seat } prend un trophée à { $major }.
log-cathedral-taken = { $seat } s’empare de la cathédrale { $city_from }.
log-assault = { $seat } poursuit en assiégeant { $city_object }.
log-gave-up = { $seat } renonce devant { $city }.
log-stays = { $seat } reste devant { $city }.
log-retreat = { $seat } replie { $army_object } { $city_from } { $city2_to }.
log-lost = { $seat } perd { $army_object } devant { $city }.
log-tokens-lost =
    { $count ->
        [one] { $seat } perd { $count } jeton Bonus de guerre inutilisé.
       *[other] { $seat } perd { $count } jetons Bonus de guerre inutilisés.
    }
log-next-order =
    { $seat } est en { $place ->
        [1] 1re
       *[n] { $place }e
    } position dans le nouvel ordre de jeu.
log-last-year = Le dernier hiver commence : { $reason }.
log-upkeep = Solde des troupes ({ $seat }) : { amount-florin }.
log-disband = { $seat } dissout { $army_object } { $city_in }, faute de solde.
log-installed = { $seat } place la carte { $card } en action { $room_to }.
log-tucked = { $seat } place la carte { $card } en amélioration { $room_to }.
log-shifted = { $seat } déplace la carte { $card } sur l’{ $slot }.
log-withdrawn = { $seat } sort la carte { $card } de sa salle et la place sur l’{ $slot }.
log-discarded = { $seat } défausse la carte { $card }.
log-bought = { $seat } achète { $item_object }.
log-cathedral = { $seat } bâtit une cathédrale { $city_in }.
log-courtier = { $seat } place la carte { $card } sur l’{ $slot }.
log-recruit = { $seat } recrute { $army_object } { $city_in }.
log-alliance = { $seat } conclut une alliance { $alliance_with }.
log-overturned = { $seat } renverse l’alliance { $alliance_with } ({ $seat2 }).
log-victory = { $seat } gagne la guerre : { $reason }.

## Refusals: why not, and what to do instead

refusal-no-action = Cette carte n’a pas d’action.
    .remedy = Placez-la en amélioration sous une carte en action, ou sur un espace Cortigiano.
refusal-under-nothing = Une carte en amélioration doit être sous une carte en action.
    .remedy = Placez-y d’abord une carte avec une action.
refusal-spot-taken = Une autre carte s’y trouve.
    .remedy = Choisissez un espace libre.
refusal-slots-full = Tous vos espaces Cortigiano sont occupés.
    .remedy = Libérez-en d’abord un.
refusal-no-such-slot = Vous ne disposez pas encore d’un autre espace Cortigiano.
    .remedy = Utilisez un espace de base, ou gagnez-en d’autres.
refusal-must-move = Le marqueur d’action doit avancer.
    .remedy = Avancez d’une salle au moins.
refusal-no-step = Vous ne pouvez pas avancer ainsi maintenant.
    .remedy = Deux salles sont gratuites, les suivantes coûtent des flèches ou des florins.
refusal-florin-step-used = Une seule salle par printemps se paie en florins.
    .remedy = Utilisez une flèche, ou arrêtez-vous.
refusal-no-arrow = Cette tuile n’a pas de flèche disponible.
    .remedy = Choisissez une autre tuile, ou arrêtez-vous.
refusal-not-payable =
    { $lacking ->
        [0] Vous ne pouvez pas payer cela.
       *[n] Vous ne pouvez pas payer cela, il vous manque : { price }.
    }
    .remedy = Choisissez quelque chose de moins cher.
refusal-not-available = Cette carte ou tuile n’est pas à vous, ou ses ressources sont épuisées.
    .remedy = Choisissez-en une disponible.
refusal-not-here = Cette carte ou tuile ne peut pas payer cela.
    .remedy = Les cartes d’une salle ne paient que l’action de leur salle.
refusal-no-such-symbol = Elle ne porte pas ce symbole.
    .remedy = Choisissez un de ses symboles.
refusal-used-already = Elle a déjà servi pour cette action.
    .remedy = Choisissez-en une autre.
refusal-not-needed = Ce symbole ne fait pas partie du coût.
    .remedy = Choisissez un symbole du coût.
refusal-must-finish = Vous ne pourriez plus payer le reste.
    .remedy = Utilisez cette carte ou tuile pour un autre symbole, ou choisissez-en une autre.
refusal-nothing-to-collect = Elle ne porte pas de florins.
    .remedy = Choisissez une carte ou une tuile avec des florins.
refusal-collect-later = Prendre ces florins maintenant ne change rien ; vous pourrez le faire quand des florins seront à payer.
    .remedy = Continuez.
refusal-indulgence-here = Il y a déjà une indulgence dans la salle de votre marqueur.
    .remedy = Attendez la saison suivante.
refusal-no-indulgence-left = Il ne reste aucune indulgence.
    .remedy = Payez autrement.
refusal-no-indulgence-now = Vous ne pouvez pas solliciter d’indulgence maintenant.
    .remedy = Attendez votre action, ou votre hiver.
refusal-begged-already = Vous avez déjà sollicité une indulgence.
    .remedy = Une seule est permise par saison.
refusal-tile-paid = Cette tuile vient de payer cette action.
    .remedy = Choisissez-en une autre.
refusal-not-exhausted = Ses ressources sont déjà disponibles.
    .remedy = Choisissez-en une dont les ressources sont épuisées.
refusal-not-your-tile = Elle n’est pas dans votre Domaine.
    .remedy = Choisissez une de vos tuiles.
refusal-not-your-alliance = Vous n’y avez pas de bonus utilisé.
    .remedy = Choisissez une tuile.
refusal-too-few-symbols = Un bonus d’alliance demande un symbole entier.
    .remedy = Retournez une tuile.
refusal-bonus-taken = Quelqu’un a déjà ce bonus.
    .remedy = Choisissez un de ceux qui restent.
refusal-bonus-type = Votre second bonus doit être de l’autre type.
    .remedy = Choisissez une œuvre au lieu d’un artiste, ou l’inverse.
refusal-no-ship = Elle ne porte pas de bateau.
    .remedy = Choisissez une carte ou une tuile avec des bateaux.
refusal-pirates = Les ports pirates ne s’annexent pas.
    .remedy = On peut seulement les assiéger.
refusal-not-neutral = Cette cité n’est pas neutre.
    .remedy = Choisissez une cité neutre.
refusal-forbidden-city = Cette cité n’est pas en jeu.
    .remedy = Choisissez-en une autre.
refusal-out-of-reach = Vous ne pouvez l’atteindre ni par la route ni par la mer.
    .remedy = Choisissez une cité voisine, ou un port.
refusal-city-too-dear = Vous n’avez pas assez de couronnes et de bateaux.
    .remedy = Choisissez une cité moins chère.
refusal-no-war-symbol = Elle ne porte pas de symbole de guerre.
    .remedy = Déplacez une troupe, ou arrêtez-vous.
refusal-no-token-left = Il ne reste aucun jeton Bonus de guerre.
    .remedy = Déplacez une troupe, ou arrêtez-vous.
refusal-no-troop = Vous n’y avez pas de troupe de ce genre.
    .remedy = Choisissez une cité où se trouve une de vos troupes.
refusal-cannot-reach = Cette troupe ne peut pas y aller.
    .remedy = Il faudrait plus de cavalerie ou de bateaux.
refusal-no-such-route = Aucun chemin n’y mène à ce prix.
    .remedy = Choisissez un des prix proposés.
refusal-no-agent = Vous n’avez pas d’agent pour cela.
    .remedy = Utilisez le masque autrement.
refusal-not-your-agent = Aucun de vos agents ne s’y trouve.
    .remedy = Choisissez un des vôtres.
refusal-place-taken = Ce lieu est occupé.
    .remedy = Retirez d’abord l’agent adverse, ou choisissez un autre lieu.
refusal-place-sheltered = Le Prince écarte les agents adverses.
    .remedy = Choisissez un autre lieu.
refusal-palace-guarded = Il y a déjà un agent adverse dans ce palais.
    .remedy = Choisissez un autre lieu.
refusal-no-such-place = Un agent ne peut pas y aller maintenant.
    .remedy = Choisissez un des lieux proposés.
refusal-no-opposing-agent = Aucun agent adverse ne s’y trouve.
    .remedy = Utilisez le masque autrement.
refusal-room-first = Le premier masque doit retirer l’agent de votre salle.
    .remedy = Retirez-le, ou renoncez à l’action.
refusal-no-mask = Vous n’avez plus de masque.
    .remedy = Terminez l’action.
refusal-no-front = Vous n’avez pas de troupe devant cette cité.
    .remedy = Choisissez une cité devant laquelle se trouvent vos troupes.
refusal-forced-front = Il reste un siège à résoudre.
    .remedy = Résolvez-le d’abord.
refusal-no-such-bonus = Vous n’avez pas ce bonus de guerre.
    .remedy = Annoncez-en un autre, ou passez.
refusal-bonus-spent = Ce bonus de guerre est épuisé.
    .remedy = Annoncez-en un autre, ou passez.
refusal-passed-for-good = Vous avez déjà passé dans cette bataille.
    .remedy = Passez de nouveau.
refusal-no-loss-there = Aucune troupe de ce genre ne s’y trouve.
    .remedy = Choisissez-en d’autres.
refusal-not-too-many = Cela ne libère pas assez d’espaces.
    .remedy = Choisissez un des coups proposés.
refusal-no-retreat = Vous ne pouvez pas vous y replier.
    .remedy = Choisissez une de vos cités voisines, ou un port.
refusal-retreat-too-dear = Il vous manque des bateaux pour ce repli.
    .remedy = Repliez-vous ailleurs, ou perdez la troupe.
refusal-no-upkeep = Vous ne devez pas autant de solde.
    .remedy = Payez ce que vous devez, ou moins.
refusal-no-troop-here = Vous n’y avez pas de troupe.
    .remedy = Choisissez une cité où se trouve une de vos troupes.
refusal-courtier-exhausted = Les cartes épuisées et les cartes des salles ne peuvent pas y aller.
    .remedy = Choisissez une carte Cortigiano disponible.
refusal-room-closed = Le marqueur d’action, une indulgence ou un agent adverse ferme cette salle.
    .remedy = Choisissez une autre salle.
refusal-no-card-there = Cette carte n’y est pas.
    .remedy = Choisissez un espace avec une carte.
refusal-leaves-alone = La carte du dessous n’a pas d’action et ne peut pas rester seule dans la salle.
    .remedy = Retirez d’abord la carte en amélioration.
refusal-sold-out = Il n’en reste plus.
    .remedy = Choisissez autre chose.
refusal-in-basket = Vous en achetez déjà un exemplaire.
    .remedy = Un seul de chaque sorte par hiver.
refusal-unique = Vous ne pouvez en posséder qu’un exemplaire.
    .remedy = Choisissez autre chose.
refusal-kingdom-or-republic = Un royaume ou une république, jamais les deux.
    .remedy = Choisissez autre chose.
refusal-not-your-title = Ce titre n’est pas destiné à votre puissance.
    .remedy = Choisissez autre chose.
refusal-no-cathedral-site = Une cathédrale se bâtit dans une de vos cités de valeur 3 ou 4 qui n’en a pas encore.
    .remedy = Choisissez une autre cité, ou aucune.
refusal-no-room-for-cards = Vous n’avez pas assez d’espaces Cortigiano pour tant de cartes.
    .remedy = Achetez moins de cartes.
refusal-not-in-this-game = Cet élément n’est pas utilisé dans cette partie.
    .remedy = Choisissez autre chose.
refusal-troops-all-out = Toutes ces troupes sont déjà sur le plateau.
    .remedy = Recrutez-en d’autres, ou arrêtez-vous.
refusal-not-your-city = Vous ne pouvez pas y recruter.
    .remedy = Choisissez une de vos cités.
refusal-not-your-ally = Cette Cité Majeure n’est pas votre alliée.
    .remedy = Recrutez vos propres troupes.
refusal-alliance-held = Un autre joueur a conclu cette alliance, et vous n’y avez pas d’agent.
    .remedy = Placez-y d’abord un agent.
refusal-alliance-yours = Vous avez déjà cette alliance.
    .remedy = Choisissez-en une autre.
refusal-not-in-cost = Ce symbole ne fait pas partie du coût.
    .remedy = Choisissez un symbole du coût.
refusal-no-influence-there = Cette Cité Majeure n’est plus sur la piste d’influence.
    .remedy = Choisissez-en une autre.
refusal-no-alliance-yet = Vous ne pouvez pas conclure d’alliance avec elle maintenant.
    .remedy = Son marqueur doit être dans votre zone d’alliance au début de l’action, sans agent adverse.
refusal-card-placed = Toutes vos cartes sont placées.
    .remedy = Attendez les autres.
refusal-troop-stopped = Cette troupe s’est déjà arrêtée devant la cité.
    .remedy = Choisissez une troupe qui ne s’est pas arrêtée pendant cette action.
refusal-bonus-covered = Un agent adverse bloque ce bonus.
    .remedy = Choisissez-en un autre, ou passez-vous-en.
refusal-alliance-no-help = Aucune de vos alliances n’aide à payer ceci.
    .remedy = Payez autrement.
refusal-alliance-used = Le bonus de cette alliance est utilisé.
    .remedy = Payez autrement ; l’action Gouverner le rend de nouveau disponible.

## The sheet beside the table, and what the icons mean

aid-round = Une année
aid-round-wars = Une ronde
aid-round-text =
    Printemps : avancez le marqueur de 1 ou 2 salles (davantage contre florins ou flèches) et faites l’action de la salle.
    Puis sièges et batailles, puis replis.
    Nouvel ordre de jeu : d’abord le plus de cités.
    Hiver : chacun fait toutes les étapes.
aid-actions = Actions
aid-govern = Par couronne ou croix : retourner 2 tuiles, ou une alliance
aid-govern-wars = Par couronne ou croix : retourner 2 tuiles
aid-patronise = Un rang de plus
aid-trade = 2 florins par bateau
aid-annex = Une cité neutre : sa valeur + 1 en couronnes ; par mer, un bateau par mer en plus
aid-annex-wars = Une cité neutre : sa valeur + 1 en couronnes ; et une influence par couronne auprès d’une Cité Majeure
aid-wage_war = Une cavalerie ou un bateau mène une troupe par une route ou une mer
aid-intrigue = Par masque : placer ou déplacer un agent, ou en retirer un adverse
aid-winter = Hiver
aid-winter-text =
    Payez la solde.
    Réorganisez votre palais.
    Achetez des cartes et tuiles différentes, toutes ensemble.
    Recrutez : { $home } florin chez vous, { $away } ailleurs.
    Une alliance.
aid-war = Un siège
aid-war-text =
    Vos troupes et bonus de guerre contre la valeur de la cité, ses troupes et ses bonus.
    Votre agent sur place : −1 pour la cité.
    Il faut être plus fort. Une cité forte vous coûte une troupe même alors.
aid-patronage = Rangs du patronage : prix et points
aid-alliances = Alliances
aid-france = +2 dans un siège ou une bataille
aid-ottoman = 2 bateaux à la fois
aid-empire = 1 croix
aid-buy = Ce que l’on peut acheter
aid-cities = Cités et leurs points
aid-religion = Points des croix, par place
aid-end = La fin
aid-end-text =
    Dernier hiver après 8 cités, le rang 5, ou plus aucune cité neutre.
    Cités, patronage, cartes et tuiles, croix, 2 par trophée, 1 par alliance, −1 par indulgence.
    +1 pour le plus de cités et le plus haut rang.
aid-end-wars =
    Après la ronde 21, ou plus tôt : Milan, Naples et une autre capitale ; ou l’adversaire n’a plus de cité.
    1 par cité, 1 de plus par capitale, 1 par alliance, 1 par trophée, cartes et tuiles, −1 par indulgence.
icon-florin = Florins
icon-crown = Couronne
icon-cross = Croix
icon-cavalry = Cavalerie
icon-ship = Bateau
icon-mask = Masque
icon-war = Symbole de guerre
icon-arrow = Flèche : une salle de plus
icon-troop = Une troupe
icon-agent = Un agent
icon-indulgence = Une indulgence
icon-military = Un jeton Bonus de guerre
icon-privilege = Bonus de patronage

## The table as text

board-year = Année { $year }. { $order }
board-before = Avant la première année. { $order }
board-round = Ronde { $year } sur { $rounds }. { $order }
board-before-round = Avant la première ronde. { $order }
board-order = Ordre de jeu : { $list }.
board-cities = Cités (valeur ; symboles) :
board-city = { $city } ({ $value } ; { $symbols }) : { $text }
board-neutral = neutre
board-pirate = pirates
board-agent = agent ({ $seat })
board-troops =
    { $count ->
        [one] { $count } troupe ({ $seat })
       *[other] { $count } troupes ({ $seat })
    }
board-cathedral = cathédrale
board-players = Joueurs :
board-you = { $seat } (vous)
board-pair = { $left } : { $right }
board-player = { $seat }, { $power } : { $points }, { $florins }
board-florins = { amount-florin }
board-points = { amount-vp }
board-tracks = cités { $cities }, patronage { $rank }, croix { $crosses }, agents { $agents }, jetons Bonus de guerre { $tokens }
board-tracks-war = cités { $cities }, agents { $agents }, jetons Bonus de guerre { $tokens }
board-room = { $room } ({ $action }) : { $text }
board-marker = marqueur d’action
board-indulgence = indulgence
board-empty = vide
board-courtiers =
    { $count ->
        [one] Cartes Cortigiano ({ $count } espace) : { $list }
       *[other] Cartes Cortigiano ({ $count } espaces) : { $list }
    }
board-tiles = Domaine : { $list }
board-bonuses = Bonus : { $list }
board-trophies = Trophées : { $count }
board-exhausted = { $name } – ressources épuisées
board-none = –
board-alliances = Alliances :
board-majors = Cités Majeures (un marqueur avance jusqu’à { $end } cases vers un joueur : favorable dès { $favour }, alliance dès { $alliance }) :
board-alliance = { $alliance } (coût { $cost } ; apporte { $gain }) : { $text }
board-free = libre
board-used = bonus utilisé
board-influence = { $major } : { $text }
board-track = { marker-place } ({ $text })
board-sworn = alliée à { $seat }
board-gone = éliminée
board-supply = Réserve :
board-item = { $item } (reste { $count }, coût { $cost }) : { $text }
board-palace = Palais ({ $seat }) :
board-last = C’est le dernier hiver.
board-roads = routes vers { $list }
board-seas = côte : { $list }
board-strength = +{ $count } dans une bataille
board-brings = apporte { $list }
board-family = Cartes Famille : { $list }
board-arrow = à côté, la flèche des cartes Cortigiano de { $side }
board-war-price =
    { $count ->
        [one] symboles de guerre à { $count } florin chacun
       *[other] symboles de guerre à { $count } florins chacun
    }
board-card-agents = { $count ->
        [one] { $count } agent
       *[other] { $count } agents
    }
board-card-slots = { $count ->
        [one] { $count } espace Cortigiano
       *[other] { $count } espaces Cortigiano
    }
board-patronage = Patronage (coût ; points) et bonus restants :
board-rank = Rang { $rank } : { $text }
board-bonus = un bonus
board-person = artiste
board-work = œuvre
board-for = pour { $list }

## The map

about-place = Italie
about-time = environ trois heures
about-weight = très élevée
about-text = Cinq palais, une seule Italie : chaque carte est une salle où agir ou un Cortigiano pour payer, et qui dépense tout au printemps n’a plus rien en hiver.
map-title = Italia
map-beside = Pistes, alliances et marché
map-closer = Là où vous décidez
map-farther = Toute l’Italie
map-you = vous
map-label = Carte de l’Italie. Cités contrôlées : { $list }.
plate-cities = cités contrôlées
plate-florins = florins
plate-troops = troupes sur la carte
plate-agents = agents disponibles
plate-tokens = jetons Bonus de guerre
plate-trophies = trophées
plate-sealed = décidé
heading-over = la partie est terminée
heading-over-title = La partie est terminée
heading-family = les familles s’installent
heading-year = année { $year }
heading-last = année { $year }, dernier hiver
heading-round = ronde { $year } sur { $rounds }
phase-actions = Printemps
phase-sieges = Sièges
phase-retreats = Replis
phase-winter = Hiver
trail-march = Marche depuis { $city }
trail-pay = Paiement
trail-upkeep = Solde
trail-palace = Palais
trail-buy = Achats
trail-recruit = Troupes
trail-ally = Alliance
track-cities = Cités contrôlées
track-patronage = Patronage
track-alliances = Alliances
track-rounds = Rondes
track-influence = Cités Majeures
track-free = libre
track-read = { $track } : { $list }
track-rounds-read = Ronde { $year } sur { $rounds }
track-influence-read = { marker-place }
track-france = France
track-ottoman = Ottomans
track-empire = Empire
battle-siege = Siège : { $city }
battle-field = Bataille en plaine : { $city }
battle-wins = À ce stade, { $seat } l’emporte.
battle-holds = À ce stade, { $city } résiste.
battle-passed = a passé
battle-drawn = À ce stade, les deux sont battus.
outlook-near = La fin approche
outlook-far = La fin de la partie
outlook-end = { $cities } cités (maximum actuel : { $best }), rang { $rank } du patronage (plus haut actuel : { $highest }) ou plus aucune cité neutre (il en reste { $count }). Les scores montrent le prestige actuel.
outlook-last = C’est le dernier hiver
outlook-last-text = Ensuite, on compte le prestige. Les scores montrent ce qu’il serait maintenant.
outlook-rounds = { $count ->
        [0] Dernière ronde
        [one] Encore { $count } ronde
       *[other] Encore { $count } rondes
    }
outlook-war = Milan, Naples et une troisième capitale donnent la victoire immédiate. Capitales : { $list }.
outlook-upkeep = La prochaine solde est due à la ronde { $round }.
outlook-victory = { $seat } gagne la guerre sur-le-champ ; le prestige ne compte pas (VW-8.4).
outlook-winner = { $count ->
        [one] { $list } l’emporte.
       *[other] { $list } et { $last } se partagent la victoire.
    }
forecast-prestige = Prestige { $change }
forecast-city = { $city } est à vous, cité n° { $count }
forecast-city-lost = Vous perdez { $city }
forecast-city-other = { $seat } prend { $city }
forecast-city-neutral = { $city } devient neutre
forecast-siege = Siège devant { $city } : { $count } contre { $count2 }
forecast-tokens = Jetons Bonus de guerre : { $count }
forecast-agent = Agent ({ $seat }) : { $place }
forecast-agent-gone = L’agent ({ $seat }) s’en va : { $place }
forecast-ally = { $alliance } : alliance avec { $seat }
forecast-influence = { $major } : { marker-place }
forecast-rank = Rang { $rank } du patronage
forecast-marker = Marqueur en { $room } : { $action }
forecast-act = L’action { $action } commence
forecast-barred-indulgence = Aucune action : une indulgence bloque la salle
forecast-barred-agent = Aucune action : un agent ({ $seat }) bloque la salle
forecast-barred-none = Aucune action : sans carte, la salle n’en a pas
forecast-idle-govern = Aucune action : vous n’avez pas de quoi payer, ou rien à retourner
forecast-idle-patronise = Aucune action : vous ne pouvez pas payer le rang { $rank } du patronage :
forecast-idle-trade = Aucune action : vous n’avez pas de bateau pour payer
forecast-idle-annex = Aucune action : vous ne pouvez payer aucune cité accessible
forecast-idle-wage_war = Aucune action : aucune troupe ne peut bouger et aucun jeton Bonus de guerre n’est à prendre
forecast-idle-intrigue = Aucune action : vous n’avez pas de masque pour payer, ou rien à en faire
forecast-discard = Vous défaussez la carte { $card }
forecast-indulgence = indulgence
forecast-exhaust = Épuise : { $list }
forecast-refresh = De nouveau disponibles : { $list }
forecast-basket = Panier : { $list } ;
forecast-pay = À payer :
forecast-turn = Ensuite : { $seat }
chapter-battle = Sièges et batailles
chapter-year = La fin du printemps
chapter-patronage = Patronage
chapter-final = Prestige final
thing-value = Valeur { $value } ; sa tuile donne
thing-exhausted = Les ressources de la tuile sont épuisées.
thing-held = Contrôlée par { $seat }.
thing-neutral = Neutre.
thing-pirates = Un port pirate : on peut l’assiéger, jamais l’annexer.
thing-roads = Routes : { $list }.
thing-seas = Port : { $list }.
thing-sea = Ports de cette mer : { $list }. Chaque mer traversée coûte un bateau.
thing-annex = L’annexer vous coûterait { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }{ $ships ->
        [0] {""}
        [one] {" "}et { $ships } bateau
       *[other] {" "}et { $ships } bateaux
    }.
thing-annex-far = D’où vous êtes, vous ne pouvez pas l’annexer.
thing-siege = Si vous l’assiégiez, elle aurait une force de { $count }.
thing-siege-comes = À la fin du printemps : { $count } contre { $count2 }, avant les bonus de guerre.
thing-troops-in = { $seat } : { $count ->
        [one] { $count } troupe
       *[other] { $count } troupes
    } à { $city }.
thing-troops-before = { $seat } : { $count ->
        [one] { $count } troupe
       *[other] { $count } troupes
    } devant { $city }.
thing-troops-beaten = { $seat } : { $count ->
        [one] { $count } troupe devant { $city } doit
       *[other] { $count } troupes devant { $city } doivent
    } se replier.
thing-agent-name = Agent : { $seat }
thing-agent-here = Un agent s’y trouve : { $seat }.
thing-agent = Annexer { $city } coûte une couronne de moins à { $seat }, une de plus à tous les autres.
thing-agent-siege = Force de la cité quand vous l’assiégez : { $change }.
thing-cathedral-here = Une cathédrale s’y dresse.
thing-cathedral = Se dresse à { $city } et suit la cité ; points de prestige : { $count }, sa tuile donne
thing-alliance = Apporte à son allié
thing-price = Coût :
thing-allied = Alliance avec { $seat }.
thing-alliance-used = Le bonus est utilisé ; Gouverner le rend de nouveau disponible.
thing-alliance-points = Points de prestige à la fin : { $count }.
thing-posture = { $seat } : { $posture }.
thing-major-cities = Ses cités : { $list }.
thing-major-brings = Favorable dès { $favour }, alliance dès { $alliance } ; l’allié reçoit { $list }.
thing-rounds = La guerre dure { $rounds } rondes. La solde est due aux rondes { $list }.
thing-track-cities = Prestige pour les cités sous vos disques ; le premier en reçoit { $count } de plus. La partie s’achève avec { $cities } cités (maximum actuel : { $best }).
thing-track-patronage = Prestige pour le patronage, et un bonus à chaque rang qui porte un sceau ; le premier en reçoit { $count } de plus. La partie s’achève au rang { $rank }.
thing-next-rank = Le rang { $rank } vous coûterait
battle-side = { $seat } : { $list } = { $count }
battle-part-troop = troupes
battle-part-castle = valeur
battle-part-agent = agent
battle-part-crest = fort
battle-part-war = bonus de guerre
thing-troops = Troupes : { $seat }
thing-agent-held = Lors d’un siège par { $seat }, la force de la cité baisse d’un point ({ $city }).
log-winter = L’hiver commence.

## The palace and the market

palace-left = Cartes Cortigiano à gauche
palace-right = Cartes Cortigiano à droite
palace-rooms = Salles
palace-courtiers = Cartes Cortigiano
palace-domain = Domaine
palace-purse = Trésorerie, troupes et agents
palace-discard = Défausser
palace-how = Faites glisser une carte, ou choisissez-la, puis sa place.
palace-others = Palais
palace-of = Palais : { $seat }
palace-still = Placent encore :
palace-new = { $count ->
        [one] Nouvelle carte Cortigiano
       *[other] Nouvelles cartes Cortigiano
    }
pay-missing = reste à payer
pay-treasury = { $count ->
        [one] { $count } florin sur { $count2 } dans votre trésorerie
       *[other] { $count } florins sur { $count2 } dans votre trésorerie
    }
pay-lost = Selon la proposition, vous perdez
pay-lossless = Selon la proposition, rien n’est perdu
pay-so-far = déjà payé
pay-keeps = entretient { $count }
pay-turns = { $count ->
        [one] retournez encore { $count } tuile
       *[other] retournez encore { $count } tuiles
    }
pay-for-step = Avance du marqueur
pay-for-release = Retrait d’une indulgence
pay-for-battle = Bonus de guerre
pay-for-retreat = Repli
pay-for-upkeep = Solde
pay-for-buy = Achats
pay-for-recruit = Recrutement
pay-for-alliance = Alliance
winter-upkeep = Solde
winter-palace = Palais
winter-buy = Achats
winter-recruit = Troupes
winter-alliance = Alliance
market-title = Réserve
market-patronage = Bonus
market-empty = Votre panier est vide ; choisissez dans la réserve.
market-basket = Panier
market-total = en tout
supply-indulgence = Indulgences restantes
    .text = Chacune rapporte 3 florins ou une couronne et bloque la salle du marqueur.
supply-token = Jetons Bonus de guerre restants
    .text = L’action Guerroyer les donne pour les symboles de guerre de la salle ; chacun ajoute 1 dans une bataille.
macro-go = { $action } : { $room }, { $steps ->
        [one] { $steps } salle plus loin
       *[other] { $steps } salles plus loin
    }{ $florin ->
        [0] {""}
       *[n] {" "}pour { $florin } florins
    }
macro-pay-begging = Payer comme proposé, avec une nouvelle indulgence (−1 point à la fin)
macro-trade = Commercer avec tous les bateaux
macro-turnup = Retourner comme proposé
pay-begs = Selon la proposition, une indulgence coûte un point à la fin
talk-card-action = Dans une salle, elle donne l’action { $action }.
talk-card-idle = Elle n’a pas d’action : elle va sous une autre carte ou sur un espace Cortigiano.
talk-war = Chaque symbole de guerre coûte { amount-florin } lorsqu’il compte dans une bataille.
talk-agents = { $count ->
        [one] Qui l’achète gagne { $count } agent.
       *[other] Qui l’achète gagne { $count } agents.
    }
talk-slots = Elle ouvre un espace Cortigiano.
talk-points = Vaut { amount-vp } à la fin.
talk-available = Ses ressources sont disponibles.
talk-exhausted-card = Ses ressources sont épuisées ; la flèche de son côté la rend disponible.
talk-exhausted-tile = Ses ressources sont épuisées ; l’action Gouverner la retourne.
talk-room-spot = Une carte avec une action peut venir ici et remplacer celle qui est imprimée.
talk-under-spot = Amélioration : une carte sous la carte en action ajoute ses symboles à l’action.
talk-base-slot = Un espace Cortigiano. Vous pouvez en utiliser { $count } en tout.
talk-watermark = Un espace Cortigiano supplémentaire, pour qui en a gagné plus de trois. Vous pouvez en utiliser { $count } en tout.
talk-price = Coût : { $list }.
talk-left = { $count ->
        [0] Il n’en reste plus.
       *[n] Il en reste { $count }.
    }
talk-unique = Personne ne peut en avoir deux.
talk-cathedral = Elle se construit dans une de vos cités de valeur { $count } ou plus, et commence épuisée.
talk-only = Seulement pour { $list }.
talk-taken = Il appartient à { $seat }.
talk-untaken = Personne ne l’a encore ; les rangs 2 et 4 du patronage donnent un bonus, un artiste et une œuvre.
talk-action-govern = Chaque couronne ou croix retourne deux de vos tuiles ou réactive un bonus d’alliance.
talk-action-patronise = Vous payez le rang suivant du patronage.
talk-action-trade = Chaque bateau rapporte 2 florins.
talk-action-annex = Vous prenez une cité neutre voisine pour des couronnes, et des bateaux si elle est outre-mer.
talk-action-wage_war = La cavalerie déplace les troupes sur les routes, les bateaux de port en port ; les symboles de guerre de la salle donnent des jetons Bonus de guerre.
talk-action-intrigue = Chaque masque place, déplace ou retire un agent.
talk-action-none = Sans carte, il n’y a rien à faire ici.
talk-printed = Imprimé dans la salle :
talk-barred-indulgence = Une indulgence la bloque : pas d’action, aucune carte n’entre ni ne sort.
talk-barred-agent = Un agent ({ $seat }) la bloque : pas d’action, aucune carte n’entre ni ne sort.
talk-arrow = Quand le marqueur d’action la quitte, les cartes Cortigiano de ce côté deviennent disponibles : { $side }.
talk-discard = Une carte Cortigiano posée ici s’en va ; ses florins sont d’abord perçus, un personnage retourne à la réserve.
purse-florin = Trésorerie
    .text = Vous avez { amount-florin }. Les florins des cartes et des tuiles se prennent quand vous payez des florins.
purse-troop = Troupes
    .text = Sur la carte : { $count }. Encore à recruter : { $count2 }.
purse-agent = Agents
    .text = Disponibles : { $count }. Dans la réserve générale : { $count2 }.
purse-token = Jetons Bonus de guerre
    .text = Vous en avez { $count } ; chacun ajoute 1 dans une bataille. Ce qui reste après le printemps est perdu.
purse-trophy = Trophées
    .text = { $count ->
        [0] Des troupes battues en plaine.
       *[n] Chacun vaut { amount-vp } à la fin.
    }
purse-indulgence = Indulgences
    .text = Chacune a rapporté { amount-florin } ou une couronne, bloque sa salle et coûte 1 point à la fin si elle y est encore.
pay-spoilt = Perdu :
palace-comes-out = { $card } ressort, ressources épuisées
palace-slots = espaces Cortigiano utilisables : { $count }
