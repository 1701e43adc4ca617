### Virtù: names and texts in French.
### Ids are stable: cs.ftl, en.ftl and fr.ftl have the same ids, attributes and variables.

## The game

title-name = Virtù
title-blurb = Cinq puissances de la Renaissance gouvernent, patronnent, annexent, intriguent et guerroient pour le prestige en Italie ; à deux, la France et Naples se la disputent.

## Symbols and amounts

symbol-florin = florin
symbol-crown = couronne
symbol-cross = croix
symbol-cavalry = cavalerie
symbol-ship = bateau
symbol-mask = masque
symbol-war = guerre
symbol-arrow = flèche
symbol-either = couronne ou croix
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
        [0] le marqueur est au milieu
       *[n] le marqueur est à { $count } du milieu vers { $seat2 }
    }

## Actions

action-govern = Gouverner
action-patronise = Patronner
action-trade = Commercer
action-annex = Annexer
action-wage_war = Guerroyer
action-intrigue = Intriguer
action-none = aucune action

## Cities, seas, powers

city-nice = Nice
city-turin = Turin
city-milan = Milan
city-genoa = Gênes
city-parma = Parme
city-verona = Vérone
city-venice = Venise
city-bologna = Bologne
city-ravenna = Ravenne
city-pisa = Pise
city-florence = Florence
city-siena = Sienne
city-perugia = Pérouse
city-spoleto = Spolète
city-ancona = Ancône
city-civitavecchia = Civitavecchia
city-rome = Rome
city-laquila = L'Aquila
city-terracina = Latina
city-benevento = Bénévent
city-naples = Naples
city-bari = Bari
city-rossano = Rossano
city-reggio = Reggio
city-palermo = Palerme
city-cagliari = Cagliari
city-ajaccio = Ajaccio
city-tunis = Tunis
city-corfu = Corfou
city-ragusa = Raguse
sea-ligurian = Mer Ligure
sea-tyrrhenian = Mer Tyrrhénienne
sea-african = Mer de Sardaigne et d'Afrique
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
major-rome = Rome
    .gone = est éliminée
major-venice = Venise
    .gone = est éliminée
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
card-w_france_orleans = Louis d'Orléans
card-w_france_ludovico = Ludovic Sforza
card-w_france_aubigny = Béraud Stuart d'Aubigny
card-w_naples_ferdinand = Ferdinand II (Ferrandino)
card-w_naples_cordoba = Gonzalve de Cordoue
card-w_naples_frederick = Frédéric d'Aragon
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
tile-laquila = L'Aquila
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
item-cardinal = Cardinal
item-merchant = Marchand
item-gonfalonier = Gonfalonier
item-maestro = Maestro
item-consigliere = Consigliere
item-podesta = Podestat
item-bravo = Spadassin
item-condottiero = Condottiere
item-admiral = Amiral
item-banker = Banquier
item-pope = Pape
item-duchy = Duché
item-principality = Principauté
item-kingdom = Royaume
item-republic = République
item-guild = Guilde
item-cathedral = Cathédrale

## Rooms, slots and spots of a palace

room-room-1 = salle 1
room-room-2 = salle 2
room-room-3 = salle 3
room-room-4 = salle 4
room-room-5 = salle 5
side-left = gauche
side-right = droite
slot-left-1 = place 1 à gauche
slot-left-2 = place 2 à gauche
slot-left-3 = place 3 à gauche
slot-right-1 = place 1 à droite
slot-right-2 = place 2 à droite
slot-right-3 = place 3 à droite
spot-left-1 = place 1 à gauche
spot-left-2 = place 2 à gauche
spot-left-3 = place 3 à gauche
spot-right-1 = place 1 à droite
spot-right-2 = place 2 à droite
spot-right-3 = place 3 à droite
spot-action-1 = salle 1, en action
spot-action-2 = salle 2, en action
spot-action-3 = salle 3, en action
spot-action-4 = salle 4, en action
spot-action-5 = salle 5, en action
spot-under-1 = salle 1, en amélioration
spot-under-2 = salle 2, en amélioration
spot-under-3 = salle 3, en amélioration
spot-under-4 = salle 4, en amélioration
spot-under-5 = salle 5, en amélioration
target-left-1 = place 1 à gauche
target-left-2 = place 2 à gauche
target-left-3 = place 3 à gauche
target-right-1 = place 1 à droite
target-right-2 = place 2 à droite
target-right-3 = place 3 à droite
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
relief-under = amélioration
relief-printed = symbole imprimé de la salle
relief-michelangelo = Michel-Ange
relief-ottoman = bonus de l’Empire Ottoman
relief-empire = bonus du Saint Empire
relief-indulgence = une nouvelle indulgence
relief-left-1 = courtisan, place 1 à gauche
relief-left-2 = courtisan, place 2 à gauche
relief-left-3 = courtisan, place 3 à gauche
relief-right-1 = courtisan, place 1 à droite
relief-right-2 = courtisan, place 2 à droite
relief-right-3 = courtisan, place 3 à droite
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
relief-laquila = tuile L'Aquila
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
faced-laquila = L'Aquila
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
faced-bonus-france = bonus : Royaume de France
faced-bonus-ottoman = bonus : Empire Ottoman
faced-bonus-empire = bonus : Saint Empire Romain Germanique

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
bonus-trace_italienne = Tracé à l'italienne
    .text = +2 quand une de vos cités est assiégée
bonus-copernicus = Nicolas Copernic
    .text = une place de courtisan de plus
bonus-the_prince = Le Prince
    .text = une place et un agent de plus ; aucun agent adverse chez vous
bonus-michelangelo = Michel-Ange
    .text = une couronne à chaque Patronner
bonus-duomo = Le Duomo
    .text = 1 croix au décompte final
bonus-sistine_chapel = La Chapelle Sixtine
    .text = 2 croix au décompte final
bonus-columbus = Christophe Colomb
    .text = 2 points
bonus-machiavelli = Nicolas Machiavel
    .text = un courtisan à 2 couronnes ou 2 masques
bonus-cannons = Canons
    .text = +2 dans une bataille pour 1 florin, puis épuisée
army-own = troupe propre
army-florence = troupe de Florence
army-rome = troupe de Rome
army-venice = troupe de Venise

## Places of Agents

place-nice = Nice
place-turin = Turin
place-milan = Milan
place-genoa = Gênes
place-parma = Parme
place-verona = Vérone
place-venice = Venise
place-bologna = Bologne
place-ravenna = Ravenne
place-pisa = Pise
place-florence = Florence
place-siena = Sienne
place-perugia = Pérouse
place-spoleto = Spolète
place-ancona = Ancône
place-civitavecchia = Civitavecchia
place-rome = Rome
place-laquila = L'Aquila
place-terracina = Latina
place-benevento = Bénévent
place-naples = Naples
place-bari = Bari
place-rossano = Rossano
place-reggio = Reggio
place-palermo = Palerme
place-cagliari = Cagliari
place-ajaccio = Ajaccio
place-tunis = Tunis
place-corfu = Corfou
place-ragusa = Raguse
place-seat-room-1 = { room-room-1 } ({ $seat })
place-seat-room-2 = { room-room-2 } ({ $seat })
place-seat-room-3 = { room-room-3 } ({ $seat })
place-seat-room-4 = { room-room-4 } ({ $seat })
place-seat-room-5 = { room-room-5 } ({ $seat })
place-alliance-france = alliance avec le Royaume de France
place-alliance-ottoman = alliance avec l’Empire Ottoman
place-alliance-empire = alliance avec le Saint Empire Romain Germanique
place-track-florence = piste d’influence de Florence
place-track-rome = piste d’influence de Rome
place-track-venice = piste d’influence de Venise

## War bonuses

warbonus-token = un jeton +1
warbonus-leonardo = Léonard de Vinci
warbonus-cannons = Canons
warbonus-france = alliance avec la France
warbonus-left-1x1 = courtisan, place 1 à gauche, 1× guerre
warbonus-left-1x2 = courtisan, place 1 à gauche, 2× guerre
warbonus-left-2x1 = courtisan, place 2 à gauche, 1× guerre
warbonus-left-2x2 = courtisan, place 2 à gauche, 2× guerre
warbonus-left-3x1 = courtisan, place 3 à gauche, 1× guerre
warbonus-left-3x2 = courtisan, place 3 à gauche, 2× guerre
warbonus-right-1x1 = courtisan, place 1 à droite, 1× guerre
warbonus-right-1x2 = courtisan, place 1 à droite, 2× guerre
warbonus-right-2x1 = courtisan, place 2 à droite, 1× guerre
warbonus-right-2x2 = courtisan, place 2 à droite, 2× guerre
warbonus-right-3x1 = courtisan, place 3 à droite, 1× guerre
warbonus-right-3x2 = courtisan, place 3 à droite, 2× guerre

## Reasons

reason-cities = un joueur a 8 cités
reason-patronage = un joueur est au rang 5 du patronage
reason-no-neutral = il ne reste aucune cité neutre
reason-years = les années sont écoulées
reason-crowns = Milan, Naples et une troisième capitale
reason-annihilation = l’adversaire n’a plus de cité
reason-rounds = la dernière ronde est finie

## Options of a table

option-one_agent_per_palace = Un seul agent adverse par palais
    .text = Pour débuter : chaque palais accueille au plus un agent adverse.
option-pass_is_final = Passer est définitif
    .text = Qui passe dans une bataille n’y annonce plus aucun bonus.
option-secret_family = Les familles sont placées en secret
    .text = Tous placent leurs cartes famille en même temps ; sinon, ouvertement, dans l’ordre du tour.
option-free_symbols_first = Les symboles gratuits paient d’abord
    .text = Les symboles d’une salle sans autre usage sont pris sans demander.
option-max_years = Nombre d’années maximal
    .text = La partie de trois à cinq joueurs finit au plus tard après ce nombre d’années.
option-upkeep_rounds = Rondes avec solde (deux joueurs)
    .text = Tôt : rondes 2, 6, 10, 14, 18. Tard : rondes 4, 8, 12, 16, 20.
    .early = tôt
    .late = tard

## Where prestige comes from

source-cities = Cités
log-points-cities = { $seat } : cités, { $points }.
source-city-lead = Le plus de cités
log-points-city-lead = { $seat } : le plus de cités, { $points }.
source-patronage = Patronage
log-points-patronage = { $seat } : patronage, { $points }.
source-patronage-lead = Plus haut rang de patronage
log-points-patronage-lead = { $seat } : plus haut rang de patronage, { $points }.
source-cards = Cartes et tuiles
log-points-cards = { $seat } : cartes et tuiles, { $points }.
source-religion = Influence religieuse
log-points-religion = { $seat } : influence religieuse, { $points }.
source-trophies = Trophées
log-points-trophies = { $seat } : trophées, { $points }.
source-alliances = Alliances
log-points-alliances = { $seat } : alliances, { $points }.
source-indulgences = Indulgences
log-points-indulgences = { $seat } : indulgences, { $points }.
source-capitals = Capitales
log-points-capitals = { $seat } : capitales, { $points }.

## Decisions in the order of play: the prompt, then the moves

prompt-family = Où va { $card } ?
    .more = Tous placent leurs cartes famille en même temps.
move-family = { $spot }
prompt-opening = Où va { $card } ?
move-opening = { $spot }
prompt-start = Dans quelle salle commence votre marqueur ?
move-start = { $room } : { $action }
prompt-marker = Votre marqueur est en { $room } ({ $action }), { $steps } pas jusqu’ici.
    .more = Deux pas sont gratuits.
move-marker = Un pas de plus pour la flèche d’une tuile : { $tile }
move-marker-on = Un pas de plus
move-marker-stop = S’arrêter ici
move-marker-florins = Un pas de plus contre des florins
prompt-release = Une indulgence est sur la { $room }.
    .more = La retirer ?
move-release-cross = Pour 1 croix
move-release-crowns = Pour 2 couronnes
move-release-keep = La garder
prompt-govern = Gouverner : { $count }× payé.
    .more = Chaque couronne ou croix redresse deux tuiles ou réactive un bonus d’alliance.
move-govern = { $shown ->
        [1] { $card } ({ $relief })
       *[0] { $relief }
    } : { $count }× { $symbol }
move-govern-done = C’est tout
prompt-turnup = Que redresser ?
    .more = Demi-symboles restants : { $count }.
move-turnup = Redresser { $faced }
move-turnup-done = Laisser le reste
prompt-patronise = Payer le rang { $rank } du patronage ?
    .more = Coût{ price }.
move-patronise-yes = Oui
move-patronise-no = Non
prompt-bonus = Choisissez un bonus de patronage.
move-bonus = { $bonus } : { $bonus_text }
prompt-trade = Commercer : { $count ->
        [one] { $count } bateau
       *[other] { $count } bateaux
    } jusqu’ici, 2 florins chacun.
move-trade = { $shown ->
        [1] { $card } ({ $relief })
       *[0] { $relief }
    } : { $count }× { symbol-ship }
move-trade-done = C’est tout
prompt-annex = Quelle cité annexez-vous ?
move-annex = { $city } ({ $crowns }× { symbol-crown }{ $ships ->
        [0] {""}
       *[n] {", "}{ $ships }× { symbol-ship }
    })
move-annex-none = { $duel ->
        [1] Aucune cité : passer à l’influence
       *[0] Aucune
    }
move-annex-ally-florence = Alliance avec Florence
move-annex-ally-rome = Alliance avec Rome
move-annex-ally-venice = Alliance avec Venise
prompt-influence = Influence : couronnes restantes { $crowns }, croix { $crosses }.
move-influence = 1 influence auprès de { $major }
move-influence-done = C’est tout
prompt-troop = Guerroyer : cavalerie { $cavalry }, bateaux { $ships } en réserve.
    .more = Quelle troupe se déplace ?
move-troop = { $army } : { $city }
move-troop-claim-action = Un jeton de guerre de la carte en action
move-troop-claim-under = Un jeton de guerre de l’amélioration
move-troop-done = C’est tout
prompt-march = Une troupe quitte { $city } : vers où ?
move-march = Vers { $city }
prompt-route = { $city } – { $city2 } : à quel prix ?
move-route = { $count ->
        [0] { $ships }× { symbol-ship }
       *[n] { $count }× { symbol-cavalry }{ $ships ->
            [0] {""}
           *[n] {", "}{ $ships }× { symbol-ship }
        }
    }
prompt-plot = Intriguer : masques en réserve { $masks }.
    .more = Que fait le suivant ?
move-plot-city = Un agent dans une cité
move-plot-room = Un agent dans un palais
move-plot-alliance = { $duel ->
        [1] Un agent sur une piste d’influence
       *[0] Un agent sur une alliance
    }
move-plot-move = Déplacer un de vos agents
move-plot-remove = Retirer un agent adverse
move-plot-done = C’est tout
prompt-shift = Quel agent se déplace ?
move-shift = { $place }
prompt-agent = Où va l’agent ?
move-agent = { $place }
prompt-oust = Quel agent adverse part ?
move-oust = { $place }
prompt-turn = Le tour finit.
    .more = Solliciter une indulgence contre des florins ?
move-turn-florins = Une indulgence : des florins maintenant, un point de moins à la fin
move-turn-end = Finir le tour
prompt-pay = À payer{ price }.
move-pay = { $shown ->
        [1] { $card } ({ $relief })
       *[0] { $relief }
    } : { $count }× { $symbol }
macro-pay = Payer comme proposé
prompt-collect = Prendre des florins ?
move-collect = Prendre les florins : { $relief }
prompt-front = Quel front est résolu ensuite ?
move-front = { $city }
move-front-done = N’assiéger aucun autre
prompt-assault = Vous avez gagné la plaine devant { $city }.
    .more = L’assiéger ?
move-assault-besiege = Assiéger
move-assault-leave = { $stays ->
        [1] Rester devant elle
       *[0] Renoncer et se replier
    }
prompt-bid = Bataille devant { $city } : attaque { $attack }, défense { $defence }.
    .more = Annoncez un bonus ou passez.
move-bid = { $shown ->
        [1] { $card }, { $warbonus }
       *[0] { $warbonus }
    }
move-bid-pass = Passer
prompt-toll = Quelle troupe est perdue devant { $city } ?
move-toll = { $army }
prompt-yield = Vous avez une place de courtisan de moins.
    .more = Qui part ou se déplace ?
move-yield = { $card } ({ $slot }) : { $target }
prompt-retreat = Une troupe battue devant { $city } se replie.
    .more = Où ?
move-retreat = Vers { $city }{ $ships ->
        [0] {""}
       *[n] {" "}({ $ships }× { symbol-ship })
    }
move-retreat-lose = La perdre
prompt-upkeep = La solde de toutes vos troupes est de { $florin }.
    .more = Combien de florins payez-vous ? Les troupes impayées sont dissoutes.
move-upkeep = { amount-florin }
prompt-disband = Quelle troupe est dissoute faute de solde ?
    .more = Encore : { $count }.
move-disband = { $army } : { $city }
prompt-arrange = Votre palais : déplacez les cartes une à une.
move-arrange = { $card } ({ $spot }) : { $target }
move-arrange-done = Le palais reste ainsi
prompt-buy = Qu’achetez-vous ?
    .more = Tout se paie ensemble{ price }.
move-buy = { $item }{ price }
move-buy-done = C’est tout
prompt-cathedral = Dans quelle cité bâtir la cathédrale ?
move-cathedral = { $city }
prompt-clear =
    { $count ->
        [one] Une nouvelle carte a besoin d’une place
       *[other] { $count } nouvelles cartes ont besoin de places
    }.
    .more = Qui part ?
move-clear = { $card } ({ $slot }) part
move-clear-first = Refuser { $card }
move-clear-second = Refuser { $card }
prompt-courtier = Quelle place pour { $card } ?
move-courtier = { $slot }
prompt-recruit = Recruter ?
move-recruit = { $army } : { $city }{ price }
move-recruit-done = C’est tout
prompt-ally = Une alliance cet hiver ?
move-ally = { $alliance }{ price }
move-ally-none = Aucune
prompt-cheaper = Votre agent épargne un symbole.
    .more = Lequel ?
move-cheaper = { $symbol }
prompt-indulgence = Solliciter une indulgence ?
move-indulgence-florins = Une indulgence pour 3 florins

## Log

log-order = { $seat } : place { $place } dans l’ordre du tour.
log-family = { $seat } : { $card } : { $spot }.
log-year = { $rounds ->
        [0] L’année { $year } commence.
       *[n] La ronde { $year } sur { $rounds } commence.
    }
log-marker = { $seat } : le marqueur s’arrête en { $room } ({ $action }).
log-refresh = { $seat } : les courtisans de { $side } sont de nouveau disponibles.
log-pay = { $seat } : { $shown ->
        [1] { $card }
       *[0] { $relief }
    } paie { $count }× { $symbol }.
log-spend = { $seat } : paie { amount-florin }.
log-collect = { $seat } : { $shown ->
        [1] { $card }
       *[0] { $relief }
    } apporte { amount-florin }.
log-released = { $seat } : l’indulgence de la { $room } est retirée.
log-beg = { $seat } : une indulgence est posée sur la { $room }.
log-beg-crown = { $seat } : sollicite une indulgence pour une couronne.
log-beg-florins = { $seat } : sollicite une indulgence pour { amount-florin }.
log-decline = { $seat } : aucune action.
log-blocked = { $seat } : aucune action possible en { $room }.
log-govern = { $seat } : gouverne avec { $count ->
        [one] { $count } symbole
       *[other] { $count } symboles
    }.
log-turned = { $seat } : { $tile } est de nouveau disponible.
log-reactivated = { $seat } : le bonus { $alliance_of } est de nouveau disponible.
log-patron = { $seat } : rang { $rank } du patronage.
log-bonus = { $seat } : prend { $bonus }.
log-no-bonus = { $seat } : aucun bonus de l’autre type ne reste.
log-trade = { $seat } : commerce avec { $ships ->
        [one] { $ships } bateau
       *[other] { $ships } bateaux
    } pour { amount-florin }.
log-annex = { $seat } : annexe { $city }.
log-tokens = { $seat } : prend des jetons de guerre : { $count }.
log-march = { $seat } : { $army } quitte { $city } pour { $city2 }.
log-agent = { $seat } : place un agent : { $place }.
log-agent-moved = { $seat } : déplace un agent : { $place } – { $place2 }.
log-ousted = { $seat } : retire un agent ({ $seat2 }) : { $place }.
log-agent-gained = { $seat } : gagne un agent.
log-influence = { $seat } : influence auprès de { $major } ; { marker-place }.
log-cancelled = { $seat } : l’agent adverse annule le premier symbole pour { $major }.
log-sworn = { $seat } : conclut l’alliance avec { $major }.
log-influence-lost = { $seat } : perd de l’influence auprès de { $major } ; { marker-place }.
log-eliminated = { $major } { $major_gone }.
log-siege = { $seat } : assiège { $city } avec { $count ->
        [one] { $count } troupe
       *[other] { $count } troupes
    }.
log-city-value = { $city } a la valeur { $count }.
log-city-agent = Un agent ({ $seat }) à { $city } : { $change }.
log-defenders = Des troupes défendent { $city } : +{ $count }.
log-fort = Le tracé à l’italienne défend { $city } : +{ $count }.
log-field = { $seat } : combat { $seat2 } devant { $city } : { $count } contre { $count2 }.
log-bid = { $seat } : annonce { $shown ->
        [1] { $card }
       *[0] { $source2 }
    } : +{ $count }.
log-bid-pass = { $seat } : passe.
log-siege-won = { $seat } : prend { $city }, { $count } contre { $count2 }.
log-siege-lost = { $seat } : échoue devant { $city }, { $count } contre { $count2 }.
log-field-won = { $seat } : bat { $seat2 } devant { $city }, { $count } contre { $count2 }.
log-field-drawn = { $seat } et { $seat2 } sont à égalité devant { $city } : { $count }.
log-losses = { $seat } : perd à { $city } : { $count }× { $army }.
log-losses-major = { $major } perd { $count ->
        [one] { $count } troupe
       *[other] { $count } troupes
    } à { $city }.
log-trophy = { $seat } : prend un trophée à { $seat2 }.
log-trophy-major = { $seat } : prend un trophée à { $major }.
log-cathedral-taken = { $seat } : reprend une cathédrale : { $city }.
log-assault = { $seat } : poursuit en assiégeant { $city }.
log-gave-up = { $seat } : renonce devant { $city }.
log-stays = { $seat } : reste devant { $city }.
log-retreat = { $seat } : { $army } quitte { $city } et se replie à { $city2 }.
log-lost = { $seat } : { $army } est perdue devant { $city }.
log-tokens-lost = { $seat } : jetons de guerre inutilisés perdus : { $count }.
log-next-order = { $seat } : place { $place } dans le nouvel ordre du tour.
log-last-year = Le dernier hiver commence : { $reason }.
log-upkeep = { $seat } : solde : { amount-florin }.
log-disband = { $seat } : { $army } à { $city } est dissoute faute de solde.
log-installed = { $seat } : { $card } passe en action, { $room }.
log-tucked = { $seat } : { $card } améliore la { $room }.
log-shifted = { $seat } : { $card } passe à la { $slot }.
log-withdrawn = { $seat } : { $card } quitte sa salle pour la { $slot }.
log-discarded = { $seat } : défausse { $card }.
log-bought = { $seat } : achète { $item }.
log-cathedral = { $seat } : bâtit une cathédrale à { $city }.
log-courtier = { $seat } : { $card } prend la { $slot }.
log-recruit = { $seat } : recrute à { $city } : { $army }.
log-alliance = { $seat } : s’allie { $alliance_with }.
log-overturned = { $seat } : prend à { $seat2 } l’alliance { $alliance_with }.
log-victory = { $seat } : gagne la guerre : { $reason }.

## Refusals: why not, and what to do instead

refusal-no-action = Cette carte n’a pas d’action.
    .remedy = Mettez-la sous une carte en action ou sur une place.
refusal-under-nothing = Une amélioration a besoin d’une carte en action.
    .remedy = Mettez-y d’abord une carte avec action.
refusal-spot-taken = Une autre carte s’y trouve.
    .remedy = Choisissez une place libre.
refusal-slots-full = Toutes vos places de courtisan sont prises.
    .remedy = Libérez d’abord une place.
refusal-no-such-slot = Vous ne pouvez pas utiliser une autre place en filigrane.
    .remedy = Utilisez une place de base ou gagnez des places.
refusal-must-move = Le marqueur d’action doit avancer.
    .remedy = Faites au moins un pas.
refusal-no-step = Ce pas n’est pas possible maintenant.
    .remedy = Deux pas sont gratuits, les autres coûtent des flèches ou des florins.
refusal-florin-step-used = Un seul pas par printemps se paie en florins.
    .remedy = Utilisez une flèche ou arrêtez-vous.
refusal-no-arrow = Cette tuile n’a pas de flèche disponible.
    .remedy = Choisissez une autre tuile ou arrêtez-vous.
refusal-not-payable = Vous ne pouvez pas payer cela.
    .remedy = Choisissez moins cher.
refusal-not-available = Cette carte ou tuile n’est pas à vous ou pas disponible.
    .remedy = Choisissez-en une disponible.
refusal-not-here = Ce relief ne peut pas payer cela.
    .remedy = Les cartes de salle ne paient que l’action de leur salle.
refusal-no-such-symbol = Il ne montre pas ce symbole.
    .remedy = Choisissez un de ses symboles.
refusal-used-already = Il a déjà servi à cette action.
    .remedy = Choisissez-en un autre.
refusal-not-needed = Rien de tel n’est dû.
    .remedy = Choisissez un symbole du coût.
refusal-must-finish = Le reste ne pourrait plus être payé.
    .remedy = Employez-le pour un autre symbole, ou un autre.
refusal-nothing-to-collect = Il ne porte pas de florins.
    .remedy = Choisissez-en un avec des florins.
refusal-collect-later = Prendre ces florins maintenant ne change rien ; on peut le faire dès que des florins sont dus.
    .remedy = Continuez.
refusal-indulgence-here = La salle de votre marqueur a déjà une indulgence.
    .remedy = Attendez la prochaine saison.
refusal-no-indulgence-left = Il ne reste aucune indulgence.
    .remedy = Payez autrement.
refusal-no-indulgence-now = On ne peut pas solliciter d’indulgence maintenant.
    .remedy = Attendez votre action ou votre hiver.
refusal-begged-already = Vous avez déjà sollicité une indulgence.
    .remedy = Une par saison suffit.
refusal-tile-paid = Elle a payé cette action même.
    .remedy = Choisissez-en une autre.
refusal-not-exhausted = Elle est déjà disponible.
    .remedy = Choisissez-en une épuisée.
refusal-not-your-tile = Elle n’est pas dans votre Domaine.
    .remedy = Choisissez une de vos tuiles.
refusal-not-your-alliance = Vous n’y avez pas de bonus utilisé.
    .remedy = Choisissez une tuile.
refusal-too-few-symbols = Un bonus prend un symbole entier.
    .remedy = Redressez une tuile.
refusal-bonus-taken = Quelqu’un a ce bonus.
    .remedy = Choisissez-en un qui reste.
refusal-bonus-type = Votre second bonus doit être de l’autre type.
    .remedy = Choisissez une œuvre au lieu d’un personnage, ou l’inverse.
refusal-no-ship = Il ne porte pas de bateau.
    .remedy = Choisissez-en un avec des bateaux.
refusal-pirates = Les ports pirates ne s’annexent pas.
    .remedy = Assiégez-le.
refusal-not-neutral = Cette cité n’est pas neutre.
    .remedy = Choisissez une cité neutre.
refusal-forbidden-city = Cette cité n’est pas en jeu.
    .remedy = Choisissez-en une autre.
refusal-out-of-reach = Aucune de vos routes n’y mène, ni aucune mer.
    .remedy = Choisissez une voisine ou un port.
refusal-city-too-dear = Vous n’avez pas les couronnes et bateaux requis.
    .remedy = Choisissez une cité moins chère.
refusal-no-war-symbol = Elle ne porte pas de symbole de guerre.
    .remedy = Marchez ou arrêtez-vous.
refusal-no-token-left = Il ne reste aucun jeton de guerre.
    .remedy = Marchez ou arrêtez-vous.
refusal-no-troop = Vous n’avez pas de telle troupe là.
    .remedy = Choisissez une cité avec vos troupes.
refusal-cannot-reach = Cette troupe ne peut pas y aller.
    .remedy = Il faudrait plus de cavalerie ou de bateaux.
refusal-no-such-route = Aucun chemin à ce prix.
    .remedy = Choisissez un des prix proposés.
refusal-no-agent = Vous n’avez pas d’agent pour cela.
    .remedy = Employez le masque autrement.
refusal-not-your-agent = Aucun de vos agents n’y est.
    .remedy = Choisissez un des vôtres.
refusal-place-taken = Il n’y a pas de place libre.
    .remedy = Retirez d’abord l’agent ou allez ailleurs.
refusal-place-sheltered = Le Prince écarte les agents adverses.
    .remedy = Allez ailleurs.
refusal-palace-guarded = Ce palais a déjà un agent adverse.
    .remedy = Allez ailleurs.
refusal-no-such-place = Un agent ne peut pas y aller maintenant.
    .remedy = Choisissez un lieu proposé.
refusal-no-opposing-agent = Aucun agent adverse n’y est.
    .remedy = Choisissez un autre usage.
refusal-room-first = Le premier masque retire l’agent de votre salle.
    .remedy = Retirez-le ou renoncez à l’action.
refusal-no-mask = Vous n’avez plus de masque.
    .remedy = C’est tout.
refusal-no-front = Vous n’y avez pas de front.
    .remedy = Choisissez une cité devant laquelle vous êtes.
refusal-forced-front = Il reste un front à résoudre.
    .remedy = Résolvez-le d’abord.
refusal-no-such-bonus = Vous n’avez pas ce bonus de guerre.
    .remedy = Annoncez-en un autre ou passez.
refusal-bonus-spent = Ce bonus de guerre est épuisé.
    .remedy = Annoncez-en un autre ou passez.
refusal-passed-for-good = Vous avez passé pour cette bataille.
    .remedy = Passez encore.
refusal-no-loss-there = Aucune de ces troupes n’y est.
    .remedy = Choisissez les autres.
refusal-not-too-many = Cela ne règle pas l’excédent.
    .remedy = Choisissez un des coups proposés.
refusal-no-retreat = Aucun repli n’y mène.
    .remedy = Choisissez une de vos cités voisines ou un port.
refusal-retreat-too-dear = Il vous manque des bateaux pour ce repli.
    .remedy = Allez ailleurs ou perdez la troupe.
refusal-no-upkeep = Une telle solde n’est pas due.
    .remedy = Payez le dû ou moins.
refusal-no-troop-here = Aucune de vos troupes n’y est.
    .remedy = Choisissez une cité avec vos troupes.
refusal-courtier-exhausted = Les courtisans épuisés et les cartes de salle n’y vont pas.
    .remedy = Choisissez un courtisan disponible.
refusal-room-closed = Le marqueur, une indulgence ou un agent adverse ferme cette salle.
    .remedy = Choisissez une autre salle.
refusal-no-card-there = Il n’y a pas de telle carte.
    .remedy = Choisissez une place avec une carte.
refusal-leaves-alone = La carte du dessous n’a pas d’action et ne peut rester seule.
    .remedy = Retirez d’abord l’amélioration.
refusal-sold-out = Il n’en reste plus.
    .remedy = Choisissez autre chose.
refusal-in-basket = C’est déjà dans votre panier.
    .remedy = Un de chaque sorte par hiver.
refusal-unique = Vous ne pouvez en posséder qu’un.
    .remedy = Choisissez autre chose.
refusal-kingdom-or-republic = Un royaume ou une république, jamais les deux.
    .remedy = Choisissez autre chose.
refusal-not-your-title = Ce titre n’est pas pour votre puissance.
    .remedy = Choisissez autre chose.
refusal-no-cathedral-site = Une cathédrale demande une de vos cités de valeur 3 ou 4 sans cathédrale.
    .remedy = Choisissez une autre cité, ou aucune.
refusal-no-room-for-cards = Vous avez trop peu de places pour tant de cartes.
    .remedy = Achetez moins de cartes.
refusal-not-in-this-game = Cela ne fait pas partie de cette partie.
    .remedy = Choisissez autre chose.
refusal-troops-all-out = Toutes ces troupes sont sur le plateau.
    .remedy = C’est tout.
refusal-not-your-city = Vous ne pouvez pas y recruter.
    .remedy = Choisissez une de vos cités.
refusal-not-your-ally = Cette Cité Majeure n’est pas votre alliée.
    .remedy = Recrutez vos propres troupes.
refusal-alliance-held = Quelqu’un tient cette alliance et vous n’y avez pas d’agent.
    .remedy = Placez-y d’abord un agent.
refusal-alliance-yours = Cette alliance est déjà à vous.
    .remedy = Choisissez-en une autre.
refusal-not-in-cost = Le coût n’a pas ce symbole.
    .remedy = Choisissez un symbole du coût.
refusal-no-influence-there = Cette Cité Majeure n’est plus sur sa piste.
    .remedy = Choisissez-en une autre.
refusal-no-alliance-yet = On ne peut pas conclure d’alliance avec elle.
    .remedy = Son marqueur doit être dans votre zone d’alliance au début de l’action, sans agent adverse.
refusal-card-placed = Toutes vos cartes sont placées.
    .remedy = Attendez les autres.
refusal-troop-stopped = Cette troupe s’est arrêtée devant la cité.
    .remedy = Choisissez une troupe qui ne s’est pas arrêtée pendant cette action.
refusal-bonus-covered = Un agent adverse recouvre ce bonus.
    .remedy = Choisissez-en un autre ou passez-vous-en.
refusal-alliance-no-help = Aucune de vos alliances n’aide à payer ceci.
    .remedy = Payez autrement.
refusal-alliance-used = Le bonus de cette alliance est utilisé.
    .remedy = Payez autrement ; Gouverner le rend de nouveau disponible.

## The table as text

board-year = Année { $year }. { $order }
board-before = Avant la première année. { $order }
board-round = Ronde { $year } sur { $rounds }. { $order }
board-before-round = Avant la première ronde. { $order }
board-order = Ordre : { $list }.
board-cities = Cités (valeur ; symboles) :
board-city = { $city } ({ $value } ; { $symbols }) : { $text }
board-neutral = neutre
board-pirate = pirates
board-agent = agent ({ $seat })
board-troops = { $count }× troupe ({ $seat })
board-cathedral = cathédrale
board-players = Joueurs :
board-you = { $seat } (vous)
board-player = { $seat }, { $power } : { $points }, { $florins }
board-florins = { amount-florin }
board-points = { amount-vp }
board-tracks = cités { $cities }, patronage { $rank }, croix { $crosses }, agents { $agents }, jetons de guerre { $tokens }
board-tracks-war = cités { $cities }, agents { $agents }, jetons de guerre { $tokens }
board-room = { $room } ({ $action }) : { $text }
board-marker = marqueur
board-indulgence = indulgence
board-empty = vide
board-courtiers = Courtisans ({ $count } places) : { $list }
board-tiles = Domaine : { $list }
board-bonuses = Bonus : { $list }
board-trophies = Trophées : { $count }
board-exhausted = { $name }, épuisée
board-none = aucun
board-alliances = Alliances :
board-majors = Cités Majeures (un marqueur va jusqu’à { $end } vers un joueur : favorable dès { $favour }, alliance dès { $alliance }) :
board-alliance = { $alliance } (coût { $cost } ; apporte { $gain }) : { $text }
board-free = libre
board-used = bonus utilisé
board-influence = { $major } : { $text }
board-track = { marker-place } : { $text }
board-sworn = alliée à { $seat }
board-gone = éliminée
board-supply = Réserve :
board-item = { $item } (reste { $count }, coût { $cost }) : { $text }
board-palace = Palais ({ $seat }) :
board-last = C’est le dernier hiver.
board-roads = routes vers { $list }
board-seas = sur { $list }
board-strength = +{ $count } dans une bataille
board-brings = apporte { $list }
board-family = Famille : { $list }
board-arrow = derrière elle la flèche des courtisans de { $side }
board-war-price = guerre pour { amount-florin } chacune
board-card-agents = { $count ->
        [one] { $count } agent
       *[other] { $count } agents
    }
board-card-slots = { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
board-patronage = Patronage (coût ; points) et bonus restants :
board-rank = Rang { $rank } : { $text }
board-bonus = un bonus
board-person = personnage
board-work = œuvre
board-for = pour { $list }
