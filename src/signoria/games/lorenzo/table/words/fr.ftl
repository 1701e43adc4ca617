### Lorenzo il Magnifico : noms et textes en français.
### Les identifiants sont stables : cs.ftl, en.ftl et fr.ftl ont les mêmes messages, attributs et variables.

## Le jeu

title-name = Lorenzo il Magnifico
title-blurb = Envoyez votre famille dans la Florence de la Renaissance conquérir terres, demeures, alliés et gloire, avec trois dés communs à tous et une Église qui n’oublie aucun affront.
final-ties = À égalité de points, l’ordre du tour à la fin de la partie départage les joueurs (L-15.8).

## Ressources et points ; amount-… les compte, .object = complément d’objet

resource-wood = bois
resource-stone = pierre
resource-coins = pièces
resource-servants = serviteurs
resource-military = points militaires
resource-faith = points de foi
resource-vp = points de victoire (PV)
resource-privilege = privilèges du Conseil
amount-wood = { $count } bois
    .object = { amount-wood }
amount-stone =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
    .object = { amount-stone }
amount-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
    .object = { amount-coins }
amount-servants =
    { $count ->
        [one] { $count } serviteur
       *[other] { $count } serviteurs
    }
    .object = { amount-servants }
amount-military =
    { $count ->
        [one] { $count } point militaire
       *[other] { $count } points militaires
    }
    .object = { amount-military }
amount-faith =
    { $count ->
        [one] { $count } point de foi
       *[other] { $count } points de foi
    }
    .object = { amount-faith }
amount-vp = { $count } PV
    .object = { amount-vp }
amount-privilege =
    { $count ->
        [one] { $count } privilège du Conseil
       *[other] { $count } privilèges du Conseil
    }
    .object = { amount-privilege }

## Membres de la famille : .object = complément d’objet, .short = la couleur seule

member-black = membre de la famille noir
    .object = le membre de la famille noir
    .short = noir
member-white = membre de la famille blanc
    .object = le membre de la famille blanc
    .short = blanc
member-orange = membre de la famille orange
    .object = le membre de la famille orange
    .short = orange
member-neutral = membre de la famille neutre
    .object = le membre de la famille neutre
    .short = neutre

## Types de cartes de développement : .object = complément d’objet, .tower = leur tour

type-territory = territoire
    .plural = territoires
    .object = un territoire
    .tower = Tour des territoires
type-character = personnage
    .plural = personnages
    .object = un personnage
    .tower = Tour des personnages
type-building = bâtiment
    .plural = bâtiments
    .object = un bâtiment
    .tower = Tour des bâtiments
type-venture = entreprise
    .plural = entreprises
    .object = une entreprise
    .tower = Tour des entreprises

## Emplacements d’action : .in = où l’on est, .to = où l’on va, .menu = dans une liste de choix
## (.kind n’est jamais affiché ; les phrases choisissent d’après lui)

space-harvest_small = petit emplacement de récolte
    .in = sur le petit emplacement de récolte
    .to = sur le petit emplacement de récolte
    .menu = Petit emplacement de récolte
    .kind = harvest
space-harvest_large = grand emplacement de récolte
    .in = sur le grand emplacement de récolte
    .to = sur le grand emplacement de récolte
    .menu = Grand emplacement de récolte (valeur moins trois)
    .kind = harvest
space-production_small = petit emplacement de production
    .in = sur le petit emplacement de production
    .to = sur le petit emplacement de production
    .menu = Petit emplacement de production
    .kind = production
space-production_large = grand emplacement de production
    .in = sur le grand emplacement de production
    .to = sur le grand emplacement de production
    .menu = Grand emplacement de production (valeur moins trois)
    .kind = production
space-market_1 = emplacement 1 du marché
    .in = sur l’emplacement 1 du marché
    .to = sur l’emplacement 1 du marché
    .menu = Marché 1 (cinq pièces)
    .kind = market
space-market_2 = emplacement 2 du marché
    .in = sur l’emplacement 2 du marché
    .to = sur l’emplacement 2 du marché
    .menu = Marché 2 (cinq serviteurs)
    .kind = market
space-market_3 = emplacement 3 du marché
    .in = sur l’emplacement 3 du marché
    .to = sur l’emplacement 3 du marché
    .menu = Marché 3 (trois points militaires, deux pièces)
    .kind = market
space-market_4 = emplacement 4 du marché
    .in = sur l’emplacement 4 du marché
    .to = sur l’emplacement 4 du marché
    .menu = Marché 4 (deux privilèges différents)
    .kind = market
space-palace = palais du Conseil
    .in = au palais du Conseil
    .to = au palais du Conseil
    .menu = Palais du Conseil (une pièce et un privilège)
    .kind = palace
space-tower-territory-1 = étage 1 de la tour des territoires
    .in = à l’étage 1 de la tour des territoires
    .to = à l’étage 1 de la tour des territoires
    .menu = Tour des territoires, étage 1
    .kind = tower
space-tower-territory-2 = étage 2 de la tour des territoires
    .in = à l’étage 2 de la tour des territoires
    .to = à l’étage 2 de la tour des territoires
    .menu = Tour des territoires, étage 2
    .kind = tower
space-tower-territory-3 = étage 3 de la tour des territoires
    .in = à l’étage 3 de la tour des territoires
    .to = à l’étage 3 de la tour des territoires
    .menu = Tour des territoires, étage 3
    .kind = tower
space-tower-territory-4 = étage 4 de la tour des territoires
    .in = à l’étage 4 de la tour des territoires
    .to = à l’étage 4 de la tour des territoires
    .menu = Tour des territoires, étage 4
    .kind = tower
space-tower-character-1 = étage 1 de la tour des personnages
    .in = à l’étage 1 de la tour des personnages
    .to = à l’étage 1 de la tour des personnages
    .menu = Tour des personnages, étage 1
    .kind = tower
space-tower-character-2 = étage 2 de la tour des personnages
    .in = à l’étage 2 de la tour des personnages
    .to = à l’étage 2 de la tour des personnages
    .menu = Tour des personnages, étage 2
    .kind = tower
space-tower-character-3 = étage 3 de la tour des personnages
    .in = à l’étage 3 de la tour des personnages
    .to = à l’étage 3 de la tour des personnages
    .menu = Tour des personnages, étage 3
    .kind = tower
space-tower-character-4 = étage 4 de la tour des personnages
    .in = à l’étage 4 de la tour des personnages
    .to = à l’étage 4 de la tour des personnages
    .menu = Tour des personnages, étage 4
    .kind = tower
space-tower-building-1 = étage 1 de la tour des bâtiments
    .in = à l’étage 1 de la tour des bâtiments
    .to = à l’étage 1 de la tour des bâtiments
    .menu = Tour des bâtiments, étage 1
    .kind = tower
space-tower-building-2 = étage 2 de la tour des bâtiments
    .in = à l’étage 2 de la tour des bâtiments
    .to = à l’étage 2 de la tour des bâtiments
    .menu = Tour des bâtiments, étage 2
    .kind = tower
space-tower-building-3 = étage 3 de la tour des bâtiments
    .in = à l’étage 3 de la tour des bâtiments
    .to = à l’étage 3 de la tour des bâtiments
    .menu = Tour des bâtiments, étage 3
    .kind = tower
space-tower-building-4 = étage 4 de la tour des bâtiments
    .in = à l’étage 4 de la tour des bâtiments
    .to = à l’étage 4 de la tour des bâtiments
    .menu = Tour des bâtiments, étage 4
    .kind = tower
space-tower-venture-1 = étage 1 de la tour des entreprises
    .in = à l’étage 1 de la tour des entreprises
    .to = à l’étage 1 de la tour des entreprises
    .menu = Tour des entreprises, étage 1
    .kind = tower
space-tower-venture-2 = étage 2 de la tour des entreprises
    .in = à l’étage 2 de la tour des entreprises
    .to = à l’étage 2 de la tour des entreprises
    .menu = Tour des entreprises, étage 2
    .kind = tower
space-tower-venture-3 = étage 3 de la tour des entreprises
    .in = à l’étage 3 de la tour des entreprises
    .to = à l’étage 3 de la tour des entreprises
    .menu = Tour des entreprises, étage 3
    .kind = tower
space-tower-venture-4 = étage 4 de la tour des entreprises
    .in = à l’étage 4 de la tour des entreprises
    .to = à l’étage 4 de la tour des entreprises
    .menu = Tour des entreprises, étage 4
    .kind = tower

## Privilèges du Conseil

privilege-materials = 1 bois et 1 pierre
privilege-servants = 2 serviteurs
privilege-coins = 2 pièces
privilege-military = 2 points militaires
privilege-faith = 1 point de foi

## Tuiles bonus personnelles

tile-B0 = Tuile bonus de base
    .object = la tuile bonus de base
    .text = Chaque récolte vous rapporte 1 bois, 1 pierre et 1 serviteur. Chaque production vous rapporte 2 pièces et 1 point militaire.
tile-B1 = Tuile bonus 1
    .object = la tuile bonus 1
    .text = Chaque récolte vous rapporte 1 bois, 1 pierre et 1 point militaire. Chaque production vous rapporte 1 pièce et 2 serviteurs.
tile-B2 = Tuile bonus 2
    .object = la tuile bonus 2
    .text = Chaque récolte vous rapporte 1 bois, 1 pierre et 1 serviteur. Chaque production vous rapporte 1 pièce et 2 points militaires.
tile-B3 = Tuile bonus 3
    .object = la tuile bonus 3
    .text = Chaque récolte vous rapporte 1 bois, 1 pierre et 1 point militaire. Chaque production vous rapporte 2 pièces et 1 serviteur.
tile-B4 = Tuile bonus 4
    .object = la tuile bonus 4
    .text = Chaque récolte vous rapporte 1 bois, 1 pierre et 1 pièce. Chaque production vous rapporte 1 serviteur et 2 points militaires.

## Territoires, période 1

card-C01 = Comptoir commercial
    .text = Chaque récolte vous rapporte 1 pièce.
card-C02 = Bois
    .text = Gagnez immédiatement 1 bois. Chaque récolte de valeur 2 ou plus vous rapporte 1 bois.
card-C03 = Village
    .text = Chaque récolte de valeur 3 ou plus vous rapporte 1 pièce et 1 serviteur.
card-C04 = Carrière de gravier
    .text = Gagnez immédiatement 2 pierres. Chaque récolte de valeur 4 ou plus vous rapporte 2 pierres.
card-C05 = Forêt
    .text = Gagnez immédiatement 1 bois. Chaque récolte de valeur 5 ou plus vous rapporte 3 bois.
card-C06 = Monastère
    .text = Gagnez immédiatement 1 serviteur et 2 points militaires. Chaque récolte de valeur 6 ou plus vous rapporte 1 pierre et 1 point de foi.
card-C07 = Citadelle
    .text = Chaque récolte de valeur 5 ou plus vous rapporte 1 pierre et 2 points militaires.
card-C08 = Ville
    .text = Gagnez immédiatement 3 pièces. Chaque récolte de valeur 6 ou plus vous rapporte 1 privilège du Conseil.

## Territoires, période 2

card-C09 = Mine d’or
    .text = Gagnez immédiatement 1 pièce. Chaque récolte vous rapporte 2 pièces.
card-C10 = Village de montagne
    .text = Gagnez immédiatement 1 serviteur. Chaque récolte de valeur 3 ou plus vous rapporte 2 bois et 1 point militaire.
card-C11 = Village minier
    .text = Gagnez immédiatement 1 pierre et 2 serviteurs. Chaque récolte de valeur 4 ou plus vous rapporte 2 pierres et 1 serviteur.
card-C12 = Carrière de pierre
    .text = Gagnez immédiatement 1 bois. Chaque récolte de valeur 3 ou plus vous rapporte 3 pierres.
card-C13 = Domaine
    .text = Gagnez immédiatement 1 bois et 2 serviteurs. Chaque récolte de valeur 4 ou plus vous rapporte 2 bois et 1 pièce.
card-C14 = Ermitage
    .text = Gagnez immédiatement 1 point de foi. Chaque récolte de valeur 2 ou plus vous rapporte 1 point de foi.
card-C15 = Manoir
    .text = Chaque récolte de valeur 5 ou plus vous rapporte 2 serviteurs et 2 points militaires.
card-C16 = Duché
    .text = Gagnez immédiatement 4 pièces. Chaque récolte de valeur 6 ou plus vous rapporte 2 bois, 1 pierre et 1 pièce.

## Territoires, période 3

card-C17 = Ville marchande
    .text = Gagnez immédiatement 1 pièce et 1 serviteur. Chaque récolte vous rapporte 3 pièces.
card-C18 = Ferme
    .text = Gagnez immédiatement 1 bois et 1 PV. Chaque récolte de valeur 3 ou plus vous rapporte 2 bois et 2 PV.
card-C19 = Colonie
    .text = Gagnez immédiatement 2 points militaires. Chaque récolte de valeur 5 ou plus vous rapporte 1 bois et 4 PV.
card-C20 = Carrière de marbre
    .text = Gagnez immédiatement 3 PV. Chaque récolte de valeur 2 ou plus vous rapporte 2 pierres et 1 PV.
card-C21 = Province
    .text = Gagnez immédiatement 1 pierre et 1 privilège du Conseil. Chaque récolte de valeur 6 ou plus vous rapporte 1 pierre et 4 PV.
card-C22 = Sanctuaire
    .text = Gagnez immédiatement 1 point de foi. Chaque récolte vous rapporte 1 pièce et 1 point de foi.
card-C23 = Château
    .text = Gagnez immédiatement 2 pièces et 2 PV. Chaque récolte de valeur 4 ou plus vous rapporte 1 serviteur et 3 points militaires.
card-C24 = Ville fortifiée
    .text = Gagnez immédiatement 1 serviteur et 2 points militaires. Chaque récolte de valeur 2 ou plus vous rapporte 2 serviteurs et 1 point militaire.

## Bâtiments, période 1 (.first, .second = leurs échanges sur un bouton)

card-C25 = Hôtel de la Monnaie
    .text = Gagnez immédiatement 5 PV. Chaque production de valeur 5 ou plus vous rapporte 1 pièce pour chacun de vos bâtiments.
card-C26 = Perception
    .text = Gagnez immédiatement 5 PV. Chaque production de valeur 5 ou plus vous rapporte 1 pièce pour chacun de vos territoires.
card-C27 = Arc de triomphe
    .text = Gagnez immédiatement 6 PV. Chaque production de valeur 6 ou plus vous rapporte 1 PV pour chacune de vos entreprises.
card-C28 = Théâtre
    .text = Gagnez immédiatement 6 PV. Chaque production de valeur 6 ou plus vous rapporte 1 PV pour chacun de vos personnages.
card-C29 = Atelier du charpentier
    .text = Gagnez immédiatement 3 PV. Lors de chaque production de valeur 4 ou plus, vous pouvez échanger 1 bois contre 3 pièces, ou 2 bois contre 5 pièces.
    .first = Échanger 1 bois contre 3 pièces
    .second = Échanger 2 bois contre 5 pièces
card-C30 = Atelier du tailleur de pierre
    .text = Gagnez immédiatement 2 PV. Lors de chaque production de valeur 3 ou plus, vous pouvez échanger 1 pierre contre 3 pièces, ou 2 pierres contre 5 pièces.
    .first = Échanger 1 pierre contre 3 pièces
    .second = Échanger 2 pierres contre 5 pièces
card-C31 = Chapelle
    .text = Gagnez immédiatement 1 point de foi. Lors de chaque production de valeur 2 ou plus, vous pouvez échanger 1 pièce contre 1 point de foi.
    .first = Échanger 1 pièce contre 1 point de foi
card-C32 = Résidence
    .text = Gagnez immédiatement 1 PV. Lors de chaque production, vous pouvez échanger 1 pièce contre 1 privilège du Conseil.
    .first = Échanger 1 pièce contre 1 privilège du Conseil

## Bâtiments, période 2

card-C33 = Place du marché
    .text = Gagnez immédiatement 3 PV. Lors de chaque production de valeur 3 ou plus, vous pouvez échanger 3 pièces contre 2 bois et 2 pierres.
    .first = Échanger 3 pièces contre 2 bois et 2 pierres
card-C34 = Trésorerie
    .text = Gagnez immédiatement 4 PV. Lors de chaque production de valeur 3 ou plus, vous pouvez échanger 1 pièce contre 3 PV, ou 2 pièces contre 5 PV.
    .first = Échanger 1 pièce contre 3 PV
    .second = Échanger 2 pièces contre 5 PV
card-C35 = Guilde des peintres
    .text = Gagnez immédiatement 5 PV. Lors de chaque production de valeur 4 ou plus, vous pouvez échanger 1 bois contre 3 PV, ou 3 bois contre 7 PV.
    .first = Échanger 1 bois contre 3 PV
    .second = Échanger 3 bois contre 7 PV
card-C36 = Guilde des sculpteurs
    .text = Gagnez immédiatement 6 PV. Lors de chaque production de valeur 5 ou plus, vous pouvez échanger 1 pierre contre 3 PV, ou 3 pierres contre 7 PV.
    .first = Échanger 1 pierre contre 3 PV
    .second = Échanger 3 pierres contre 7 PV
card-C37 = Guilde des tailleurs de pierre
    .text = Gagnez immédiatement 4 PV. Lors de chaque production de valeur 4 ou plus, vous pouvez échanger 1 bois, 1 pierre et 1 serviteur contre 6 PV.
    .first = Échanger 1 bois, 1 pierre et 1 serviteur contre 6 PV
card-C38 = Baptistère
    .text = Gagnez immédiatement 1 point de foi et 2 PV. Lors de chaque production de valeur 2 ou plus, vous pouvez échanger 1 point de foi contre 2 pièces et 2 PV.
    .first = Échanger 1 point de foi contre 2 pièces et 2 PV
card-C39 = Caserne
    .text = Gagnez immédiatement 3 PV. Lors de chaque production, vous pouvez échanger 1 serviteur contre 3 points militaires.
    .first = Échanger 1 serviteur contre 3 points militaires
card-C40 = Place forte
    .text = Gagnez immédiatement 8 PV. Chaque production de valeur 6 ou plus vous rapporte 2 points militaires et 2 PV.

## Bâtiments, période 3

card-C41 = Banque
    .text = Gagnez immédiatement 7 PV. Chaque production de valeur 2 ou plus vous rapporte 5 pièces.
card-C42 = Foire
    .text = Gagnez immédiatement 8 PV. Lors de chaque production de valeur 4 ou plus, vous pouvez échanger 4 pièces contre 3 bois et 3 pierres.
    .first = Échanger 4 pièces contre 3 bois et 3 pierres
card-C43 = Jardin
    .text = Gagnez immédiatement 10 PV. Chaque production vous rapporte 3 PV.
card-C44 = Forteresse
    .text = Gagnez immédiatement 9 PV. Chaque production de valeur 5 ou plus vous rapporte 2 PV et 1 privilège du Conseil.
card-C45 = Palais
    .text = Gagnez immédiatement 9 PV. Lors de chaque production de valeur 6 ou plus, vous pouvez échanger 1 pièce contre 2 serviteurs et 4 PV.
    .first = Échanger 1 pièce contre 2 serviteurs et 4 PV
card-C46 = Église
    .text = Gagnez immédiatement 1 point de foi et 5 PV. Lors de chaque production, vous pouvez échanger 1 bois ou 1 pierre contre 2 points de foi.
    .first = Échanger 1 bois contre 2 points de foi
    .second = Échanger 1 pierre contre 2 points de foi
card-C47 = Académie militaire
    .text = Gagnez immédiatement 7 PV. Lors de chaque production de valeur 3 ou plus, vous pouvez échanger 1 serviteur contre 3 points militaires et 1 PV.
    .first = Échanger 1 serviteur contre 3 points militaires et 1 PV
card-C48 = Cathédrale
    .text = Gagnez immédiatement 3 points de foi et 7 PV. Chaque production de valeur 2 ou plus vous rapporte 1 PV.

## Personnages, période 1

card-C49 = Condottiere
    .text = Gagnez immédiatement 3 points militaires. Chaque fois que vous prenez un territoire, la valeur de l’action augmente de 2.
card-C50 = Tailleur de pierre
    .text = Chaque fois que vous prenez un bâtiment, la valeur de l’action augmente de 2 et vous payez 1 bois ou 1 pierre de moins.
card-C51 = Dame de cour
    .text = Chaque fois que vous prenez un personnage, la valeur de l’action augmente de 2 et vous payez 1 pièce de moins.
card-C52 = Chevalier
    .text = Gagnez immédiatement 1 privilège du Conseil. Chaque fois que vous prenez une entreprise, la valeur de l’action augmente de 2.
card-C53 = Fermier
    .text = Toutes vos récoltes ont une valeur supérieure de 2.
card-C54 = Artisan
    .text = Toutes vos productions ont une valeur supérieure de 2.
card-C55 = Prédicateur
    .text = Gagnez immédiatement 4 points de foi. Dès lors, vous ne recevez plus les bonus des troisième et quatrième étages des tours.
card-C56 = Abbesse
    .text = Gagnez immédiatement 1 point de foi. Vous pouvez aussi prendre une carte de n’importe quel type sans membre de la famille, par une action de valeur 4.

## Personnages, période 2

card-C57 = Capitaine
    .text = Gagnez immédiatement 2 points militaires. Vous pouvez aussi prendre un territoire sans membre de la famille, par une action de valeur 6.
card-C58 = Architecte
    .text = Vous pouvez immédiatement prendre un bâtiment sans membre de la famille, par une action de valeur 6 ; vous payez 1 bois et 1 pierre de moins.
card-C59 = Mécène
    .text = Vous pouvez immédiatement prendre un personnage sans membre de la famille, par une action de valeur 6 ; vous payez 2 pièces de moins.
card-C60 = Héros
    .text = Gagnez immédiatement 1 privilège du Conseil. Vous pouvez aussi prendre une entreprise sans membre de la famille, par une action de valeur 6.
card-C61 = Paysan
    .text = Toutes vos récoltes ont une valeur supérieure de 3.
card-C62 = Érudit
    .text = Toutes vos productions ont une valeur supérieure de 3.
card-C63 = Messager papal
    .text = Gagnez immédiatement 3 points de foi.
card-C64 = Messager royal
    .text = Gagnez immédiatement 3 privilèges du Conseil différents.

## Personnages, période 3

card-C65 = Noble
    .text = Gagnez immédiatement 2 PV pour chacun de vos territoires.
card-C66 = Gouverneur
    .text = Gagnez immédiatement 2 PV pour chacun de vos bâtiments.
card-C67 = Courtisane
    .text = Gagnez immédiatement 2 PV pour chacun de vos personnages, celui-ci compris.
card-C68 = Héraut
    .text = Gagnez immédiatement 2 PV pour chacune de vos entreprises.
card-C69 = Cardinal
    .text = Gagnez immédiatement 2 points de foi. Vous pouvez aussi effectuer une récolte de valeur 4 sans membre de la famille.
card-C70 = Évêque
    .text = Gagnez immédiatement 1 point de foi. Vous pouvez aussi effectuer une production de valeur 4 sans membre de la famille.
card-C71 = Général
    .text = Gagnez immédiatement 1 PV par tranche de 2 points militaires ; vous gardez ces points.
card-C72 = Ambassadeur
    .text = Gagnez immédiatement 1 privilège du Conseil. Vous pouvez aussi prendre une carte de n’importe quel type sans membre de la famille, par une action de valeur 7.

## Entreprises, période 1

card-C73 = Enrôler des recrues
    .text = Gagnez immédiatement 5 points militaires. Vaut 4 PV à la fin de la partie.
card-C74 = Réparer l’église
    .text = Gagnez immédiatement 1 point de foi. Vaut 5 PV à la fin de la partie.
card-C75 = Bâtir les remparts
    .text = Gagnez immédiatement 2 points militaires et 1 privilège du Conseil. Vaut 3 PV à la fin de la partie.
card-C76 = Ériger une statue
    .text = Gagnez immédiatement 2 privilèges du Conseil différents. Vaut 4 PV à la fin de la partie.
card-C77 = Campagne militaire
    .text = Gagnez immédiatement 3 pièces. Vaut 5 PV à la fin de la partie.
card-C78 = Héberger les mendiants
    .text = Gagnez immédiatement 4 serviteurs. Vaut 4 PV à la fin de la partie.
card-C79 = Combattre les hérésies
    .text = Gagnez immédiatement 2 points de foi. Vaut 5 PV à la fin de la partie.
card-C80 = Soutenir l’évêque
    .text = Gagnez immédiatement 3 points de foi. Vaut 1 PV à la fin de la partie.

## Entreprises, période 2

card-C81 = Enrôler des soldats
    .text = Gagnez immédiatement 6 points militaires. Vaut 5 PV à la fin de la partie.
card-C82 = Réparer l’abbaye
    .text = Gagnez immédiatement 2 points de foi. Vaut 6 PV à la fin de la partie.
card-C83 = Bâtir les bastions
    .text = Gagnez immédiatement 3 points militaires et 1 privilège du Conseil. Vaut 2 PV à la fin de la partie.
card-C84 = Soutenir le roi
    .text = Gagnez immédiatement 5 pièces et 1 privilège du Conseil. Vaut 3 PV à la fin de la partie.
card-C85 = Améliorer les canaux
    .text = Vous pouvez immédiatement effectuer une récolte de valeur 4 sans membre de la famille. Vaut 5 PV à la fin de la partie.
card-C86 = Accueillir les étrangers
    .text = Gagnez immédiatement 5 serviteurs. Vaut 4 PV à la fin de la partie.
card-C87 = Croisade
    .text = Gagnez immédiatement 5 pièces et 1 point de foi. Vaut 5 PV à la fin de la partie.
card-C88 = Soutenir le cardinal
    .text = Gagnez immédiatement 3 points de foi. Vaut 4 PV à la fin de la partie.

## Entreprises, période 3

card-C89 = Enrôler des mercenaires
    .text = Gagnez immédiatement 7 points militaires. Vaut 6 PV à la fin de la partie.
card-C90 = Réparer la cathédrale
    .text = Gagnez immédiatement 1 point de foi ; vous pouvez aussi prendre une carte de n’importe quel type sans membre de la famille, par une action de valeur 7. Vaut 5 PV à la fin de la partie.
card-C91 = Bâtir les tours
    .text = Gagnez immédiatement 4 points militaires et 1 privilège du Conseil. Vaut 4 PV à la fin de la partie.
card-C92 = Promouvoir l’art sacré
    .text = Gagnez immédiatement 3 points de foi. Vaut 3 PV à la fin de la partie.
card-C93 = Conquête militaire
    .text = Gagnez immédiatement 3 bois, 3 pierres et 3 pièces. Vaut 7 PV à la fin de la partie.
card-C94 = Améliorer les routes
    .text = Vous pouvez immédiatement effectuer une production de valeur 3 sans membre de la famille. Vaut 5 PV à la fin de la partie.
card-C95 = Guerre sainte
    .text = Gagnez immédiatement 4 points de foi. Vaut 8 PV à la fin de la partie.
card-C96 = Soutenir le pape
    .text = Gagnez immédiatement 2 points de foi. Vaut 10 PV à la fin de la partie.

## Dirigeants : .text = capacité, .need = condition pour les jouer

leader-L01 = Francesco Sforza
    .text = Une fois par manche, vous pouvez effectuer une récolte de valeur 1 sans membre de la famille. Les serviteurs peuvent augmenter cette valeur, vos cartes non.
    .need = 5 entreprises
leader-L02 = Ludovico Ariosto
    .text = Vos membres de la famille peuvent aller sur les emplacements du marché et sur les petits emplacements de récolte et de production même s’ils sont déjà occupés.
    .need = 5 personnages
leader-L03 = Filippo Brunelleschi
    .text = Vous ne payez jamais la taxe d’une tour où se trouve déjà un membre de la famille.
    .need = 5 bâtiments
leader-L04 = Federico da Montefeltro
    .text = Une fois par manche, vous pouvez choisir un de vos membres de la famille de couleur qui n’est pas encore placé : jusqu’à la fin de la manche, il a la valeur 6, quel que soit son dé.
    .need = 5 territoires
leader-L05 = Girolamo Savonarola
    .text = Une fois par manche, vous pouvez recevoir 1 point de foi.
    .need = 18 pièces
leader-L06 = Giovanni dalle Bande Nere
    .text = Une fois par manche, vous pouvez recevoir 1 bois, 1 pierre et 1 pièce.
    .need = 12 points militaires
leader-L07 = Sandro Botticelli
    .text = Une fois par manche, vous pouvez recevoir 2 points militaires et 1 PV.
    .need = 10 bois
leader-L08 = Michelangelo Buonarroti
    .text = Une fois par manche, vous pouvez recevoir 3 pièces.
    .need = 10 pierres
leader-L09 = Ludovico III Gonzaga
    .text = Une fois par manche, vous pouvez recevoir 1 privilège du Conseil.
    .need = 15 serviteurs
leader-L10 = Leonardo da Vinci
    .text = Une fois par manche, vous pouvez effectuer une production de valeur 0 sans membre de la famille. Seuls des serviteurs peuvent augmenter cette valeur, qui doit atteindre au moins 1.
    .need = 2 territoires et 4 personnages
leader-L11 = Pico della Mirandola
    .text = Toute carte qui coûte des pièces vous coûte 3 pièces de moins. La taxe des tours ne change pas.
    .need = 2 bâtiments et 4 entreprises
leader-L12 = Sisto IV
    .text = Chaque fois que vous soutenez l’Église, vous recevez 5 PV de plus.
    .need = 6 bois, 6 pierres, 6 pièces et 6 serviteurs
leader-L13 = Lucrezia Borgia
    .text = Vos membres de la famille de couleur ont une valeur supérieure de 2.
    .need = 6 cartes d’un même type, quel qu’il soit
leader-L14 = Sigismondo Malatesta
    .text = Votre membre de la famille neutre a une valeur supérieure de 3.
    .need = 7 points militaires et 3 points de foi
leader-L15 = Lorenzo de’ Medici
    .text = En le jouant, choisissez un dirigeant déjà joué par un adversaire : vous avez dès lors la même capacité, et ce choix est définitif.
    .need = 35 PV
leader-L16 = Ludovico il Moro
    .text = Vos membres de la famille de couleur ont la valeur 5, quels que soient les dés.
    .need = 2 territoires, 2 personnages, 2 bâtiments et 2 entreprises
leader-L17 = Cesare Borgia
    .text = Vous n’avez besoin d’aucun point militaire pour prendre de nouveaux territoires.
    .need = 3 bâtiments, 12 pièces et 2 points de foi
leader-L18 = Santa Rita
    .text = Le bois, la pierre, les pièces et les serviteurs que vos cartes rapportent aussitôt, quand vous les prenez, sont doublés.
    .need = 8 points de foi
leader-L19 = Cosimo de’ Medici
    .text = Une fois par manche, vous pouvez recevoir 3 serviteurs et 1 PV.
    .need = 2 personnages et 4 bâtiments
leader-L20 = Bartolomeo Colleoni
    .text = Une fois par manche, vous pouvez recevoir 4 PV.
    .need = 4 territoires et 2 entreprises

## Tuiles d’excommunication, période 1

excommunication-E11 = Armes affaiblies
    .text = Chaque source de points militaires vous en donne 1 de moins.
excommunication-E12 = Bourse plate
    .text = Chaque source de pièces vous en donne 1 de moins.
excommunication-E13 = Peu de serviteurs
    .text = Chaque source de serviteurs vous en donne 1 de moins.
excommunication-E14 = Matériaux rares
    .text = Chaque source de bois ou de pierre vous en donne 1 de moins. Si elle donne les deux, vous choisissez ce que vous perdez.
excommunication-E15 = Mauvaise récolte
    .text = Toutes vos récoltes ont une valeur inférieure de 3.
excommunication-E16 = Ateliers au ralenti
    .text = Toutes vos productions ont une valeur inférieure de 3.
excommunication-E17 = Famille affaiblie
    .text = Vos membres de la famille de couleur ont une valeur inférieure de 1.

## Tuiles d’excommunication, période 2

excommunication-E21 = Territoires difficiles
    .text = Chaque fois que vous prenez un territoire, la valeur de l’action diminue de 4.
excommunication-E22 = Bâtiments difficiles
    .text = Chaque fois que vous prenez un bâtiment, la valeur de l’action diminue de 4.
excommunication-E23 = Personnages difficiles
    .text = Chaque fois que vous prenez un personnage, la valeur de l’action diminue de 4.
excommunication-E24 = Entreprises difficiles
    .text = Chaque fois que vous prenez une entreprise, la valeur de l’action diminue de 4.
excommunication-E25 = Marché interdit
    .text = Vous ne pouvez plus placer de membres de la famille au marché.
excommunication-E26 = Serviteurs coûteux
    .text = Il vous faut 2 serviteurs pour augmenter une valeur de 1.
excommunication-E27 = Départ tardif
    .text = Vous passez votre premier tour de chaque manche. Une fois tous les autres tours de la manche terminés, vous pouvez le rattraper.

## Tuiles d’excommunication, période 3

excommunication-E31 = Aucun point pour les personnages
    .text = Vos personnages ne rapportent rien à la fin de la partie.
excommunication-E32 = Aucun point pour les entreprises
    .text = Vos entreprises ne rapportent rien à la fin de la partie.
excommunication-E33 = Aucun point pour les territoires
    .text = Vos territoires ne rapportent rien à la fin de la partie.
excommunication-E34 = Un sur cinq
    .text = Avant le décompte final, vous perdez 1 PV par tranche de 5 PV en votre possession.
excommunication-E35 = Tribut des armes
    .text = À la fin de la partie, vous perdez 1 PV par point militaire.
excommunication-E36 = Tribut des matériaux
    .text = À la fin de la partie, vous perdez 1 PV par bois et par pierre dans les coûts imprimés de vos bâtiments.
excommunication-E37 = Tribut des réserves
    .text = À la fin de la partie, vous perdez 1 PV par bois, pierre, pièce et serviteur qu’il vous reste.

## Options de la partie

option-mode = Partie de base ou avancée
    .text = La partie avancée ajoute quatre tuiles bonus différentes, choisies avant la première manche, et des dirigeants à répartir par draft. La partie de base n’a ni les unes ni les autres.
    .basic = partie de base
    .advanced = partie avancée
option-pass_rule = Quand on peut passer
    .text = Vous pouvez renoncer à placer un membre de la famille si tout placement possible vous coûterait des serviteurs. En lecture stricte, seulement si rien n’est possible même avec des serviteurs.
    .no_free_placement = quand tout placement coûte des serviteurs
    .strict = seulement si aucun placement n’est possible
option-action_bonus_counts_for_member_minimum = Les cartes aident un membre de la famille trop faible
    .text = Une carte qui augmente la valeur d’une action aide aussi un membre de la famille à atteindre la valeur 1, sans laquelle il ne peut pas agir.
option-positive_modifiers_optional = Augmenter une valeur est facultatif
    .text = Vous pouvez faire une récolte ou une production sans les cartes qui l’augmenteraient (toutes à la fois). Sinon, elles comptent toujours.
option-military_ranking_at_zero = Places militaires sans points
    .text = À la fin, les deux premières places de la piste militaire rapportent même aux joueurs qui ont 0 point militaire.
option-fee_waiver_covers_bonus_actions = Brunelleschi et les actions bonus
    .text = Brunelleschi vous épargne aussi la taxe des tours quand une carte vous permet d’en prendre une autre sans membre de la famille.
option-double_before_penalty = Santa Rita double d’abord
    .text = Santa Rita double un gain avant qu’une excommunication n’en retire 1. Sinon, le retrait vient en premier.
option-gain_penalty_sources = Ce qui compte comme source
    .text = Les sources auxquelles quatre excommunications de la première période retirent 1 : emplacements d’action, cartes de développement, tuiles bonus, dirigeants et privilèges.
    .space = emplacements d’action
    .card = cartes de développement
    .bonus_tile = tuiles bonus
    .leader = dirigeants
option-exchange_gains_are_penalised = Les échanges aussi
    .text = Les mêmes excommunications retirent aussi 1 à ce que vous rapporte un échange.
option-makeup_turn_optional = Tour tardif facultatif
    .text = Un joueur qu’une excommunication a privé de son premier tour de la manche n’est pas obligé de le rattraper à la fin.
option-surplus_track_points_lost = Les pistes ont une fin
    .text = Les points de foi et les points militaires au-delà de la dernière case de leur piste sont perdus.
option-church_bonus_in_last_report = Sisto IV au dernier rapport
    .text = À la sixième manche, Sisto IV récompense son propriétaire si la foi requise est atteinte. L’autre possibilité est qu’il ne donne jamais rien à cette manche.
    .requirement_met = si la foi requise est atteinte
    .never = jamais
option-gains_may_be_declined = On peut refuser un gain
    .text = Vous pouvez refuser les ressources, points et privilèges qu’un effet vous donne.

### Prompts, moves, log, refusals

## Ressources et points, comptés par les amount-… ci-dessus (.kind n’est jamais affiché)

good-wood = { resource-wood }
    .kind = wood
good-stone = { resource-stone }
    .kind = stone
good-coins = { resource-coins }
    .kind = coins
good-servants = { resource-servants }
    .kind = servants
good-military = { resource-military }
    .kind = military
good-faith = { resource-faith }
    .kind = faith
good-vp = { resource-vp }
    .kind = vp
good-privilege = { resource-privilege }
    .kind = privilege
counted-good =
    { $good_kind ->
        [wood] { amount-wood.object }
        [stone] { amount-stone.object }
        [coins] { amount-coins.object }
        [servants] { amount-servants.object }
        [military] { amount-military.object }
        [faith] { amount-faith.object }
        [vp] { amount-vp.object }
       *[privilege] { amount-privilege.object }
    }

## D’où viennent les points : .for = dans une phrase (.sign n’est jamais affiché)

source-cards = Cartes à leur prise
    .for = grâce à une carte
    .sign = gain
source-harvest = Récoltes
    .for = pour une récolte
    .sign = gain
source-production = Productions
    .for = pour une production
    .sign = gain
source-leaders = Dirigeants
    .for = grâce à un dirigeant
    .sign = gain
source-church = Église
    .for = pour sa foi
    .sign = gain
source-territories = Territoires à la fin
    .for = pour les territoires
    .sign = gain
source-characters = Personnages à la fin
    .for = pour les personnages
    .sign = gain
source-ventures = Entreprises à la fin
    .for = pour les entreprises
    .sign = gain
source-military = Piste militaire à la fin
    .for = pour la place sur la piste militaire
    .sign = gain
source-resources = Ressources restantes à la fin
    .for = pour les ressources restantes
    .sign = gain
source-excommunication = Excommunication
    .for = à cause de l’excommunication
    .sign = loss

## Décisions dans l’ordre du jeu : l’invite, puis les coups (-99 : membre de la famille déjà placé)

prompt-tile = Choisissez votre tuile bonus personnelle.
move-tile = { $tile }
    .more = { $tile_text }
prompt-draft = Dirigeants, choix { $count } sur 4 : gardez-en un, les autres vont à votre voisin de droite.
    .more = Tous choisissent en même temps.
move-draft = { $leader }
    .more = Condition : { $leader_need }. { $leader_text }
prompt-place =
    { $late ->
        [1] Placez un membre de la famille pour le tour que vous avez dû passer, ou renoncez-y.
       *[0] Placez un membre de la famille.
    }
    .more =
        Valeurs : noir { $black ->
            [-99] placé
           *[value] { $black }
        }, blanc { $white ->
            [-99] placé
           *[value] { $white }
        }, orange { $orange ->
            [-99] placé
           *[value] { $orange }
        }, neutre { $neutral ->
            [-99] placé
           *[value] { $neutral }
        }.
move-place = Placer { $member_object } ({ $value })
    .bare = Placer { $member_object }
move-place-pass = Ne placer personne
prompt-space = Où va { $member_object } ?
    .more =
        Valeur { $value } ; { $servants ->
            [0] vous n’avez aucun serviteur pour l’augmenter.
           *[some]
                { $rate ->
                    [1] chaque point manquant coûte 1 serviteur,
                   *[2] chaque point manquant coûte 2 serviteurs,
                } vous en avez { $servants }.{ $asked ->
                    [1] { " " }Vous choisirez leur nombre ensuite.
                   *[0] { "" }
                }
        }
move-space =
    { $space_menu }{ $shown ->
        [1] { " : " }{ $card }
       *[0] {""}
    }{ $help ->
        [1] , avec des serviteurs
       *[0] {""}
    }{ $fee ->
        [1] , avec la taxe de la tour
       *[0] {""}
    }
    .bare = { $space_menu }
move-space-more = Choisir le nombre de serviteurs
prompt-raise =
    { $space_kind ->
        [harvest] Vos cartes augmentent-elles cette récolte ?
       *[production] Vos cartes augmentent-elles cette production ?
    }
    .more = Avec elles, sa valeur est { $value }.
move-raise-yes = Oui, avec les cartes
move-raise-no = Non, sans les cartes
prompt-servants =
    { $space_kind ->
        [harvest] Combien de serviteurs augmentent la récolte ?
        [production] Combien de serviteurs augmentent la production ?
       *[other] Combien de serviteurs augmentent la valeur ?
    }
    .more =
        Sans eux, la valeur est de { $value }. Vous en avez { $servants }{ $rate ->
            [1] { "" }
           *[2] { " " }(2 par point)
        }{ $least ->
            [0] .
           *[least] { " ; " }il en faut au moins { $least }.
        }
move-servants =
    { $count ->
        [0] Aucun serviteur
        [one] { $count } serviteur
       *[other] { $count } serviteurs
    }
prompt-cost =
    La carte { $card } a deux prix : { $military } points militaires (il faut en avoir { $need }, vous en avez { $held }), ou { $wood } bois, { $stone ->
        [one] { $stone } pierre
       *[other] { $stone } pierres
    } et { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
move-cost =
    { $option ->
        [1] Payer en points militaires
       *[2] Payer en ressources
    }
prompt-discount = Qu’économisez-vous sur la carte { $card } ?
move-discount =
    { $option ->
        [1] Économiser 1 bois
       *[2] Économiser 1 pierre
    }
prompt-order = La carte { $card } rapporte des points au-delà du bout d’une piste.
    .more = Lequel de ses effets vient en premier ?
move-order-gain = D’abord prendre les points
move-order-bonus = D’abord effectuer l’action bonus
prompt-accept =
    { $by ->
        [0] Acceptez-vous ce que donne la carte { $card } ?
        [1] Acceptez-vous ce que donne { $leader } ?
       *[2] Acceptez-vous ce gain ?
    }
move-accept-yes = Accepter
move-accept-no = Refuser
prompt-lose =
    { $by ->
        [0] À cause de votre excommunication, la carte { $card } vous donne 1 de moins.
        [1] À cause de votre excommunication, { $leader } vous donne 1 de moins.
       *[2] À cause de votre excommunication, vous recevez 1 de moins.
    }
    .more = Que recevez-vous en moins ?
move-lose = 1 de moins : { $good }
prompt-privilege =
    { $more ->
        [1] { $count ->
            [one] Choisissez encore un privilège, différent.
           *[other] Choisissez encore { $count } privilèges, tous différents, l’un après l’autre.
        }
       *[0] { $count ->
            [one] Choisissez un privilège du Conseil.
           *[other] Choisissez { $count } privilèges différents, l’un après l’autre.
        }
    }
move-privilege = Prendre { $privilege }
prompt-bonus =
    { $card } : vous pouvez prendre { $any ->
        [1] une carte de n’importe quel type
       *[0] { $type_object }
    } sans membre de la famille.
    .more =
        Valeur { $value } ; { $servants ->
            [0] vous n’avez aucun serviteur pour l’augmenter.
           *[some] { $rate ->
                [1] chaque point manquant coûte 1 serviteur,
               *[2] chaque point manquant coûte 2 serviteurs,
            } vous en avez { $servants }.{ $asked ->
                [1] {" "}Vous choisirez leur nombre ensuite.
               *[0] {""}
            }
        }{ $coins ->
            [0] {""}
           *[some] {" "}Vous payez { $coins } pièces de moins.
        }{ $wood ->
            [0] {""}
           *[some] {" "}Vous payez { $wood } bois et { $stone } pierre de moins.
        }
move-bonus =
    { $space_menu }{ $shown ->
        [1] { " : " }{ $card }
       *[0] {""}
    }{ $help ->
        [1] , avec des serviteurs
       *[0] {""}
    }{ $fee ->
        [1] , avec la taxe de la tour
       *[0] {""}
    }
    .bare = { $space_menu }
move-bonus-more = { move-space-more }
move-bonus-decline = Y renoncer
prompt-work =
    { $by ->
        [0] { $card } :
       *[1] { $leader } :
    } { $space_kind ->
        [harvest] vous pouvez effectuer une récolte
       *[production] vous pouvez effectuer une production
    } sans membre de la famille.
    .more =
        Sans serviteurs, sa valeur est { $value }. Vous { $servants ->
            [0] n’en avez aucun
           *[n] en avez { $servants }
        }{ $rate ->
            [1] { "" }
           *[2] { " " }(2 par point)
        }{ $least ->
            [0] .
           *[least] { " ; " }il en faut au moins { $least }.
        }
move-work =
    { $count ->
        [0] Sans serviteurs
        [one] Avec { $count } serviteur
       *[other] Avec { $count } serviteurs
    }
move-work-decline = Y renoncer
prompt-exchange = { $card } : échangez-vous quelque chose ?
    .more = Vous ne pouvez payer qu’avec ce que vous aviez avant la production.
move-exchange =
    { $option ->
        [1] { $card_first }
       *[2] { $card_second }
    }
    .bare =
        { $option ->
            [1] Premier échange
           *[2] Second échange
        }
move-exchange-none = Ne rien échanger
prompt-turn = Votre placement est fait.
    .more = Vous pouvez encore agir avec vos dirigeants ; sinon, finissez votre tour.
move-turn-end = Finir le tour
prompt-discard = Choisissez un dirigeant à défausser contre un privilège.
move-discard = Défausser { $leader } contre un privilège
prompt-play = Choisissez un dirigeant à jouer.
move-play = Jouer { $leader }
prompt-copy = De qui votre dirigeant prend-il la capacité ?
    .more = Ce choix est définitif.
move-copy = { $leader }
    .more = { $leader_text }
prompt-use = Choisissez un dirigeant à utiliser.
move-use = Utiliser { $leader }
prompt-strengthen = Quel membre de la famille a la valeur { $value } jusqu’à la fin de la manche ?
    .more =
        Valeurs actuelles : noir { $black ->
            [-99] placé
           *[value] { $black }
        }, blanc { $white ->
            [-99] placé
           *[value] { $white }
        }, orange { $orange ->
            [-99] placé
           *[value] { $orange }
        }.
move-strengthen = Renforcer { $member_object }
prompt-church = Soutenez-vous l’Église ?
    .more =
        { $faith ->
            [one] Votre point de foi ({ $faith }) vous rapporterait { $points } PV et serait perdu.
           *[other] Vos { $faith } points de foi vous rapporteraient { $points } PV et seraient perdus.
        } En refusant, vous gardez votre foi et subissez l’excommunication. { $excommunication } : { $excommunication_text }
move-church-support = Soutenir l’Église
move-church-refuse = Refuser et subir l’excommunication

## Journal

log-order =
    { $seat } est en { $place ->
        [1] 1re
       *[n] { $place }e
    } position dans l’ordre du tour et reçoit { amount-coins.object }.
log-tile = { $seat } choisit { $tile_object }.
log-draft = { $seat } garde le dirigeant { $leader }.
log-draft-hidden = { $seat } garde un dirigeant.
log-round = La manche { $round } commence.
log-dice = Les dés montrent : noir { $black }, blanc { $white }, orange { $orange }.
log-card = { $type_tower } : { $card }, { $card2 }, { $card3 }, { $card4 }.
log-place = { $seat } place { $member_object } { $space_in }.
log-servants =
    { $count ->
        [one] { $seat } augmente la valeur avec { $count } serviteur.
       *[other] { $seat } augmente la valeur avec { $count } serviteurs.
    }
log-fee = { $seat } paie la taxe de la tour : { amount-coins }.
log-pay = { $seat } paie { counted-good }.
log-take = { $seat } prend la carte { $card }.
log-gain = { $seat } reçoit { counted-good }.
log-loss = Excommunication : { $seat } reçoit { counted-good } de moins.
log-privilege = { $seat } utilise un privilège du Conseil.
log-work =
    { $space_kind ->
        [harvest] { $seat } effectue une récolte de valeur { $count }.
       *[production] { $seat } effectue une production de valeur { $count }.
    }
log-pass = { $seat } ne place personne.
log-discard = { $seat } défausse le dirigeant { $leader }.
log-play = { $seat } joue le dirigeant { $leader }.
log-use = { $seat } utilise le dirigeant { $leader }.
log-copy = { $seat } prend la capacité du dirigeant { $leader }.
log-strengthen = { $seat } donne pour cette manche la valeur de base { $count } au { $member }.
log-support =
    { $count ->
        [0] { $seat } n’a aucun point de foi pour l’Église.
        [one] { $seat } remet à l’Église { $count } point de foi.
       *[other] { $seat } remet à l’Église { $count } points de foi.
    }
log-excommunicated = { $seat } n’a pas assez de points de foi et subit l’excommunication ({ $excommunication }).
log-refused = { $seat } refuse de soutenir l’Église et subit l’excommunication ({ $excommunication }).
log-points-cards = { $seat } marque { $points } PV { source-cards.for }.
log-points-harvest = { $seat } marque { $points } PV { source-harvest.for }.
log-points-production = { $seat } marque { $points } PV { source-production.for }.
log-points-leaders = { $seat } marque { $points } PV { source-leaders.for }.
log-points-church = { $seat } marque { $points } PV { source-church.for }.
log-points-territories = { $seat } marque { $points } PV { source-territories.for }.
log-points-characters = { $seat } marque { $points } PV { source-characters.for }.
log-points-ventures = { $seat } marque { $points } PV { source-ventures.for }.
log-points-military = { $seat } marque { $points } PV { source-military.for }.
log-points-resources = { $seat } marque { $points } PV { source-resources.for }.
log-points-excommunication = { $seat } reçoit { $points } PV { source-excommunication.for }.
log-next-order =
    { $seat } est en { $place ->
        [1] 1re
       *[n] { $place }e
    } position dans le nouvel ordre du tour.
log-removed =
    { $count ->
        [one] Une carte que personne n’a prise est retirée des tours.
       *[other] { $count } cartes que personne n’a prises sont retirées des tours.
    }
log-lapsed = { $seat } n’utilise pas l’action bonus.
log-overflow = { $seat } atteint le bout de la piste et perd { counted-good }.
log-skipped = { $seat } passe le premier tour de la manche.

## Refus : pourquoi, et que faire à la place

refusal-tile-taken = { $tile } : cette tuile n’est pas proposée.
    .remedy = Choisissez une des tuiles visibles.
refusal-not-in-pack = { $leader } n’est pas parmi les dirigeants proposés.
    .remedy = Gardez un de ceux qu’on vous a passés.
refusal-member-placed =
    { $any ->
        [1] Tous vos membres de la famille de couleur sont déjà placés.
       *[0] Ce membre de la famille est déjà placé.
    }
    .remedy =
        { $any ->
            [1] Attendez la prochaine manche.
           *[0] Choisissez-en un qui n’est pas encore placé.
        }
refusal-member-too-weak =
    Le membre de la famille a la valeur { $value } et n’agit qu’à partir de 1. { $least ->
        [one] Il faudrait { $least } serviteur ; vous en avez { $held }.
       *[other] Il faudrait { $least } serviteurs ; vous en avez { $held }.
    }
    .remedy =
        { $enough ->
            [0] Choisissez un autre membre de la famille.
           *[1] Employez plus de serviteurs.
        }
refusal-must-place = Un de vos membres de la famille peut être placé sans serviteurs : vous devez donc en placer un.
    .remedy = Choisissez un membre de la famille.
refusal-space-closed = Avec si peu de joueurs, cet emplacement est fermé.
    .remedy = Choisissez un autre emplacement.
refusal-area-forbidden = Votre excommunication vous interdit le marché.
    .remedy = Choisissez un autre emplacement.
refusal-floor-taken = L’étage est occupé ({ $seat }).
    .remedy = Choisissez un autre étage.
refusal-space-taken = L’emplacement est occupé ({ $seat }).
    .remedy = Choisissez un autre emplacement.
refusal-market-taken = L’emplacement est occupé ({ $seat }).
    .remedy = Choisissez un autre emplacement.
refusal-card-gone = Il n’y a plus de carte à cet étage.
    .remedy = Choisissez un étage où il y a une carte.
refusal-colour-limit-tower = Votre { $member } est déjà dans cette tour ; aucun autre membre de la famille de couleur ne peut l’y rejoindre.
    .remedy = Choisissez une autre tour, ou venez avec le membre de la famille neutre.
refusal-colour-limit-area = Votre { $member } est déjà dans cette zone ; aucun autre membre de la famille de couleur ne peut l’y rejoindre.
    .remedy = Choisissez un autre emplacement, ou venez avec le membre de la famille neutre.
refusal-six-cards = Vous avez déjà six cartes de ce type ({ $type_plural }) ; il n’y a plus de place.
    .remedy = Choisissez une autre tour.
refusal-no-servants =
    { $held ->
        [0] Vous n’avez aucun serviteur.
        [one] Vous n’avez que { $held } serviteur.
       *[other] Vous n’avez que { $held } serviteurs.
    }
    .remedy = Choisissez un nombre plus petit.
refusal-odd-servants = À cause de l’excommunication, vos serviteurs ne comptent que par deux.
    .remedy = Choisissez un nombre pair.
refusal-value-too-low =
    L’étage demande la valeur { $need } et l’action a { $value }. { $least ->
        [one] Il faudrait { $least } serviteur ; vous en avez { $held }.
       *[other] Il faudrait { $least } serviteurs ; vous en avez { $held }.
    }
    .remedy =
        { $enough ->
            [0] Choisissez un étage plus bas ou un membre de la famille plus fort.
           *[1] Employez plus de serviteurs.
        }
refusal-work-too-low =
    L’action aurait la valeur { $value } et il lui faut au moins { $need }. { $least ->
        [one] Il faudrait { $least } serviteur ; vous en avez { $held }.
       *[other] Il faudrait { $least } serviteurs ; vous en avez { $held }.
    }
    .remedy =
        { $enough ->
            [0] { $bonus ->
                [1] Renoncez à l’action bonus.
               *[0] Choisissez un autre emplacement.
            }
           *[1] Employez plus de serviteurs.
        }
refusal-fee = Quelqu’un est déjà dans cette tour : la taxe est de { $need } pièces et vous en avez { $held }.
    .remedy = Choisissez une tour où il n’y a personne.
refusal-slot-military = Le territoire numéro { $count } demande { $need } points militaires ; vous en avez { $held }.
    .remedy = Gagnez d’abord des points militaires.
refusal-venture-military = La carte { $card } demande { $need } points militaires ; vous en avez { $held }.
    .remedy = Choisissez une autre carte.
refusal-cost-too-high =
    La carte { $card } vous coûte { counted-good } ; il vous en resterait { $held } pour cela.{ $need ->
        [0] {""}
       *[need] {" "}L’autre prix demande { $need } points militaires ; vous en avez { $military }.
    }
    .remedy = Choisissez quelque chose de moins cher.
refusal-say-more =
    { $any ->
        [1] { $held ->
            [0] Vous n’avez aucun serviteur.
           *[held] La question vous sera posée de toute façon.
        }
       *[0] Ce nombre de serviteurs ne change rien.
    }
    .remedy =
        { $any ->
            [1] Choisissez un emplacement.
           *[0] Choisissez un des nombres proposés.
        }
refusal-no-such-option = Il n’y a pas autant de possibilités ici.
    .remedy = Choisissez une de celles qui sont proposées.
refusal-no-discount = Cette remise ne vous épargne rien ici.
    .remedy = Choisissez l’autre.
refusal-not-losing = L’excommunication ne retire rien de tel ici.
    .remedy = Choisissez parmi ce qui est proposé.
refusal-same-privilege = Vous avez déjà choisi ce privilège ; tous doivent être différents.
    .remedy = Choisissez-en un autre.
refusal-other-type = Cette action bonus ne prend que des { $type_plural }.
    .remedy = Choisissez un étage de la tour voulue.
refusal-cannot-pay-exchange = L’échange coûte { counted-good } ; de ce que vous aviez avant la production, il vous en reste { $held }.
    .remedy = Choisissez un autre échange, ou aucun.
refusal-not-in-hand = Vous n’avez pas { $leader } en main.
    .remedy = Choisissez un dirigeant de votre main.
refusal-requirement = Pour jouer { $leader }, il vous faut { $leader_need }.
    .remedy = Jouez ce dirigeant plus tard, ou défaussez-le contre un privilège.
refusal-nobody-to-copy = Seul un dirigeant joué par un adversaire peut être copié.
    .remedy = Attendez qu’il y en ait un, ou choisissez-en un autre.
refusal-not-your-leader = Vous n’avez pas joué { $leader }.
    .remedy = Choisissez un dirigeant que vous avez joué.
refusal-nothing-to-use = { $leader } agit en permanence et ne s’utilise pas une fois par manche.
    .remedy = Il n’y a rien à faire.
refusal-used-already = Vous avez déjà utilisé { $leader } pendant cette manche.
    .remedy = Attendez la prochaine manche.
refusal-not-coloured = Le membre de la famille neutre ne peut pas être renforcé.
    .remedy = Choisissez un membre de la famille de couleur.

## The sheet beside the table, and what the icons mean

aid-round = Un tour
aid-round-text =
    Posez un membre de la famille sur un emplacement. Chaque serviteur lui ajoute 1.
    Il doit valoir au moins 1 ; un étage de tour demande son nombre.
    Quelqu’un est dans la tour : { $fee } pièces.
    Dans chaque tour, en récolte et en production : un seul de vos membres de la famille de couleur.
aid-start = Au début
aid-floors = Étages des tours
aid-spaces = Autres emplacements
aid-privileges = Un privilège
aid-end = À la fin
aid-faith = Points de foi et leurs PV (en gras : ce que demande l’Église)
aid-report = Rapport au Vatican
aid-report-text =
    Après les manches 2, 4 et 6.
    Trop peu de foi ou refus : excommunication, la foi reste.
    Soutien : les PV de votre foi, puis retour à 0.
aid-slots = Territoires et points militaires requis
icon-wood = Bois
icon-stone = Pierre
icon-coin = Pièces
icon-servant = Serviteurs
icon-military = Points militaires
icon-faith = Points de foi
icon-vp = Points de victoire (PV)
icon-privilege = Un privilège du Conseil
icon-harvest = Récolte
icon-production = Production
icon-member = Un membre de la famille
icon-bolt = Une fois, à la prise de la carte
icon-floors = Aucun bonus des étages supérieurs
icon-market = Marché interdit
icon-late = Votre premier tour de la manche vient en dernier
icon-card-territory = Territoires
icon-card-character = Personnages
icon-card-building = Bâtiments
icon-card-venture = Entreprises

## La table en texte

board-pair = { $left } : { $right }
board-before = Avant la première manche.
board-round = Manche { $round } sur { $rounds }, période { $period }.
board-dice = Dés : noir { $black }, blanc { $white }, orange { $orange }.
board-order = Ordre du tour : { $list }.
board-report =
    { $count ->
        [one] Rapport au Vatican après la manche { $round } : { $count } point de foi, sinon « { $name } » : { $text }
       *[other] Rapport au Vatican après la manche { $round } : { $count } points de foi, sinon « { $name } » : { $text }
    }
board-tower =
    { $fee ->
        [0] { $tower } :
        [one] { $tower }, taxe { $fee } pièce :
       *[other] { $tower }, taxe { $fee } pièces :
    }
board-floor = Étage { $floor }, valeur { $value } : { $text }
board-floor-bonus = Étage { $floor }, valeur { $value }, bonus { $bonus } : { $text }
board-card = { $card }. { $text }
board-card-cost = { $card }, coûte { $cost }. { $text }
board-and = { $left } et { $right }
board-or = soit { $left }, soit { $right }
board-held = { amount-military } (il faut en avoir { $need })
board-member = { $seat } ({ $member })
board-empty = pas de carte
board-free = libre
board-spaces = Autres emplacements :
board-large = { $space }, valeur { $value }
board-gives = { $space }, { $gain }
board-players = Joueurs dans l’ordre du tour (après une carte : la valeur qui l’active, ou ses PV à la fin) :
board-you = { $seat } (vous)
board-members = famille disponible : { $list }
board-members-none = toute la famille est placée
board-next-territory =
    { $count ->
        [one] suivant dès { $count } point militaire
       *[other] suivant dès { $count } points militaires
    }
board-leaders-hand =
    { $count ->
        [one] { $count } dirigeant en main
       *[other] { $count } dirigeants en main
    }
board-leaders-played = dirigeants joués : { $list }
board-used = { $leader } (utilisé)
board-copying = { $leader } comme { $copied }
board-banned = excommunications : { $list }
board-hand = Vos dirigeants en main :
board-hand-none = Vous n’avez aucun dirigeant en main.
board-leader = { $leader } [{ $id }], condition : { $need }. { $text }
board-leader-played = { $leader } [{ $id }], en jeu. { $text }
board-own-cards = Vos cartes :
board-cards = Cartes ({ $seat }) :

## The table in pictures

about-place = Florence
about-time = environ 90 minutes
about-weight = élevée
about-text = Quatre membres de la famille par manche, trois dés communs à tous et une seule ville où s’élever : prenez la carte qu’il vous faut avant qu’un rival n’occupe sa tour.
draw-florence = Florence
draw-table =
    { $round ->
        [0] La table avant la première manche
       *[round] La table à la manche { $round }
    }
draw-closed = fermé
draw-order = Ordre du tour
draw-palace = Palais
draw-harvest = Récolte
draw-production = Production
draw-first = au premier venu :
draw-full = valeur entière
draw-everybody = pour tous : valeur −{ $count }
draw-market = Marché
draw-dice = Dés
draw-faith = Foi
draw-store = Réserve
draw-family = Famille
draw-away = placé
draw-leaders = Dirigeants
draw-leaders-out = dirigeants : { $played } en jeu, { $hand } en main
draw-needs = Condition : { $need }
draw-in-play = en jeu
draw-used = utilisé
draw-families = Les autres familles
draw-offer-tile = Tuiles bonus
draw-offer-draft = Gardez un dirigeant
draw-offer-copy = Quelle capacité ?
draw-offer-privilege = Privilège
draw-offer-option = Choisissez
draw-place =
    { $place ->
        [1] 1er
        [2] 2e
        [3] 3e
       *[4] 4e
    }
draw-round =
    manche { $round } sur { $rounds }, { $period ->
        [1] première
        [2] deuxième
       *[3] troisième
    } période
draw-before = avant la première manche
draw-over = fin de la partie
draw-winner = { $seat } l’emporte avec { $points } PV.
draw-phase-tiles = Tuiles bonus
draw-phase-leaders = Dirigeants
draw-phase-first = Manche 1
draw-phase-dice = Dés
draw-phase-family = Famille { $lap }/4
draw-phase-vatican = Vatican
draw-phase-close = Clôture
draw-report =
    { $rounds ->
        [0] Rapport au Vatican après cette manche
       *[1] Rapport au Vatican après la prochaine manche
    }
draw-report-first = Il faudra { $need } points de foi, sinon « { $tile } » frappe.
draw-report-all = Il faut { $need } points de foi ; tout le monde les a.
draw-report-you = Il faut { $need } points de foi et vous en avez { $have } : si vous n’en gagnez pas d’autres, « { $tile } » vous frappe.
draw-report-others = Il faut { $need } points de foi, sinon « { $tile } » frappe. Encore trop peu : { $seats }.
draw-report-too = Trop peu aussi : { $seats }.
draw-takes = la carte { $card } est à vous
draw-plays = { $leader } entre en jeu
draw-met = foi exigée atteinte ({ $need })
draw-unmet = foi exigée non atteinte ({ $need })
draw-banned = excommunication : { $tile }
## Ce que sont les choses sur la table

thing-value = Valeur { $value }.
thing-gives = Donne { $gain }.
thing-fee =
    { $count ->
        [one] Un membre de la famille est déjà dans cette tour : { $count } pièce de plus.
       *[other] Un membre de la famille est déjà dans cette tour : { $count } pièces de plus.
    }
thing-here = Présents : { $list }.
thing-activation = Agit à partir d’une action de valeur { $value }.
thing-end =
    { $points ->
        [one] { $points } PV en fin de partie.
       *[other] { $points } PV en fin de partie.
    }
thing-report =
    { $count ->
        [one] Elle frappe quiconque a moins de { $count } point de foi après la manche { $round }.
       *[other] Elle frappe quiconque a moins de { $count } points de foi après la manche { $round }.
    }
thing-hit = Déjà frappés :
thing-member = Un membre de la famille a la valeur du dé de sa couleur ; le neutre vaut 0. Les serviteurs l’augmentent.
thing-goods = Des biens pour payer les cartes.
thing-servants = Chaque serviteur augmente de 1 la valeur d’une action.
thing-military = Les points militaires ouvrent des places pour d’autres territoires, paient les entreprises et rapportent à la fin à ceux qui en ont le plus.
thing-faith = La foi éloigne les excommunications ; qui soutient l’Église la change en PV.
thing-die = Le chiffre d’un dé est la valeur des membres de la famille de sa couleur pendant cette manche.
chapter-vatican = Rapport au Vatican
chapter-final = Décompte final
