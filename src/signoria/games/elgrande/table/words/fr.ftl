### El Grande : noms et textes en français.
### Les identifiants sont stables : cs.ftl, en.ftl et fr.ftl ont les mêmes messages, attributs et variables.

## Le jeu

title-name = El Grande
title-blurb = Envoyez vos caballeros conquérir la majorité dans neuf régions de l’Espagne de la Renaissance, tandis que le roi, la tour et les cartes de chacun bousculent les meilleurs plans.
final-ties = À égalité de points, les joueurs partagent la place ; rien ne les départage (EG-15.1).

## Lieux : .in = où l’on est, .to = où l’on va, .from = d’où l’on vient, .king = où est le roi
## (.kind ne se montre jamais, les phrases choisissent d’après lui)

place-galicia = Galice
    .in = en Galice
    .to = en Galice
    .from = de Galice
    .king = en Galice
    .kind = region
place-navarra = Navarre
    .in = en Navarre
    .to = en Navarre
    .from = de Navarre
    .king = en Navarre
    .kind = region
place-aragon = Aragon
    .in = en Aragon
    .to = en Aragon
    .from = d’Aragon
    .king = en Aragon
    .kind = region
place-cataluna = Catalogne
    .in = en Catalogne
    .to = en Catalogne
    .from = de Catalogne
    .king = en Catalogne
    .kind = region
place-castilla = Castille
    .in = en Castille
    .to = en Castille
    .from = de Castille
    .king = en Castille
    .kind = region
place-toledo = Tolède
    .in = à Tolède
    .to = à Tolède
    .from = de Tolède
    .king = à Tolède
    .kind = region
place-sevilla = Séville
    .in = à Séville
    .to = à Séville
    .from = de Séville
    .king = à Séville
    .kind = region
place-granada = Grenade
    .in = à Grenade
    .to = à Grenade
    .from = de Grenade
    .king = à Grenade
    .kind = region
place-valencia = Valence
    .in = à Valence
    .to = à Valence
    .from = de Valence
    .king = à Valence
    .kind = region
place-tower = tour
    .in = dans la tour
    .to = dans la tour
    .from = de la tour
    .king = à côté de la tour
    .kind = tower
place-france = France
    .in = en France
    .to = en France
    .from = de France
    .king = en France
    .kind = abroad
place-portugal = Portugal
    .in = au Portugal
    .to = au Portugal
    .from = du Portugal
    .king = au Portugal
    .kind = abroad
place-court = cour
    .in = à la cour
    .to = à la cour
    .from = de la cour
    .kind = court
place-province = province
    .in = en province
    .to = en province
    .from = de province
    .kind = province

## Barèmes alternatifs

table-high = barème haut
    .object = le barème haut
table-low = barème bas
    .object = le barème bas

## Cartes action, pile 1

card-d1-01 = Intrigues
    .text = Déplacez jusqu’à deux de vos caballeros, puis jusqu’à deux caballeros adverses, vers d’autres régions ou dans la tour.
card-d1-02 = { card-d1-01 }
    .text = { card-d1-01.text }
card-d1-03 = Grand bouleversement
    .text = Déplacez jusqu’à quatre caballeros de n’importe quelle couleur vers d’autres régions ou dans la tour.
card-d1-04 = Regroupement
    .text = Déplacez jusqu’à quatre de vos caballeros vers d’autres régions ou dans la tour.
card-d1-05 = Conspiration
    .text = Déplacez jusqu’à trois caballeros adverses vers d’autres régions ou dans la tour.
card-d1-06 = Troubles
    .text = Déplacez jusqu’à trois caballeros de n’importe quelle couleur vers d’autres régions ou dans la tour.
card-d1-07 = Exode
    .text = Choisissez une région et faites-en partir jusqu’à cinq caballeros de n’importe quelle couleur, vers d’autres régions ou dans la tour.
card-d1-08 = { card-d1-07 }
    .text = { card-d1-07.text }
card-d1-09 = Départ
    .text = Choisissez une région et faites-en partir autant de vos caballeros que vous voulez, vers d’autres régions ou dans la tour.
card-d1-10 = Milice
    .text = Placez jusqu’à deux caballeros de votre cour dans les régions de votre choix, proches ou éloignées du roi, mais pas dans la tour. Cela s’ajoute au placement ordinaire.

## Cartes action, pile 2

card-d2-01 = Repli
    .text = L’un après l’autre, à commencer par votre voisin de gauche, vos adversaires renvoient chacun trois caballeros en province, pris à leur gré dans les régions ou à la cour.
card-d2-02 = Guerre civile
    .text = Chaque adversaire choisit en secret sur son cadran une région où il a au moins un caballero et y perd tous les siens, qui retournent en province.
card-d2-03 = Escarmouche
    .text = Chaque adversaire choisit en secret sur son cadran une région où il a au moins deux caballeros et en perd deux, qui retournent en province.
card-d2-04 = Déclin du pouvoir
    .text = Chaque adversaire renvoie en province tous les caballeros de sa cour.
card-d2-05 = Perte d’influence
    .text = Chaque adversaire renvoie en province trois caballeros de sa cour, ou tous s’il en a moins.
card-d2-06 = Bannissement
    .text = Désignez dans les régions un caballero de chaque adversaire et renvoyez-le en province.
card-d2-07 = Inspection royale
    .text = Choisissez une région, même celle du roi, et effectuez aussitôt son décompte. La tour ne peut pas être choisie.
card-d2-08 = { card-d2-07 }
    .text = { card-d2-07.text }
card-d2-09 = { card-d2-07 }
    .text = { card-d2-07.text }
card-d2-10 = { card-d2-07 }
    .text = { card-d2-07.text }

## Cartes action, pile 3

card-d3-01 = Fiesta
    .text = Effectuez le décompte de toutes les régions où la première place vaut cinq points à ce moment.
card-d3-02 = { card-d3-01 }
    .text = { card-d3-01.text }
card-d3-03 = Places fortes
    .text = Effectuez le décompte de toutes les régions où la première place vaut quatre points à ce moment.
card-d3-04 = { card-d3-03 }
    .text = { card-d3-03.text }
card-d3-05 = Révélation
    .text = Ouvrez la tour et effectuez son décompte. Son contenu y retourne ensuite ; rien ne passe dans les régions.
card-d3-06 = { card-d3-05 }
    .text = { card-d3-05.text }
card-d3-07 = Terres de la Couronne
    .text = Effectuez le décompte de toutes les régions où la première place vaut six ou sept points à ce moment.
card-d3-08 = Terres peuplées
    .text = Effectuez le décompte de la région qui compte le plus de caballeros, toutes couleurs réunies ; en cas d’égalité, de toutes ces régions.
card-d3-09 = Terres reculées
    .text = Effectuez le décompte de la région qui compte le moins de caballeros, toutes couleurs réunies et sans tenir compte des régions vides ; en cas d’égalité, de toutes ces régions.
card-d3-10 = Défilé des vainqueurs
    .text = Effectuez le décompte des neuf régions, mais seule une première place non partagée y rapporte quelque chose.

## Cartes action, pile 4

card-d4-01 = Décret
    .text = Posez un barème alternatif sur une région ou près de la tour, ou changez de place un barème déjà posé sur le plateau.
card-d4-02 = { card-d4-01 }
    .text = { card-d4-01.text }
card-d4-03 = { card-d4-01 }
    .text = { card-d4-01.text }
card-d4-04 = Pleins pouvoirs
    .text = Reprenez en main une carte de puissance que vous avez jouée, celle de cette manche ou une de votre défausse. Une carte grise jouée convient aussi.
card-d4-05 = { card-d4-04 }
    .text = { card-d4-04.text }
card-d4-06 = Nouvelle demeure
    .text = Déplacez votre grande vers une autre région, même si d’autres grandes y vivent déjà.
card-d4-07 = { card-d4-06 }
    .text = { card-d4-06.text }
card-d4-08 = Expulsion
    .text = Nommez une région. Tous les adversaires qui y ont des caballeros choisissent en secret sur leur cadran une autre région et les y déplacent tous.
card-d4-09 = Appel à la cour
    .text = Appelez jusqu’à deux caballeros de la province à votre cour.
card-d4-10 = Conseiller royal
    .text = Déplacez le roi vers une région voisine.

## Carte action, pile 5

card-d5-01 = Votre Majesté
    .text = Déplacez le roi vers n’importe quelle autre région. Cette carte est de nouveau proposée à chaque manche.

## Cartes de la régence

card-rg-01 = Exil
    .text = Envoyez le roi à l’étranger, en France ou au Portugal. Les régions qui bordent ce pays comptent alors comme ses voisines et aucune région n’est taboue.
card-rg-02 = Escorte
    .text = Déplacez le roi vers n’importe quelle autre région, accompagné de deux caballeros de votre choix pris dans la région qu’il quitte.
card-rg-03 = Joute
    .text = Déplacez le roi vers n’importe quelle autre région et jetez dans la tour tous les grandes qu’il y rencontre.
card-rg-04 = Résidence d’été
    .text = Déplacez le roi vers la région qui compte le moins de caballeros, toutes couleurs réunies, mais au moins un. En cas d’égalité, c’est vous qui choisissez.
card-rg-05 = Révolte
    .text = Placez le roi à côté de la tour. Tant qu’il y reste, toutes les régions comptent comme ses voisines et rien ne peut être jeté dans la tour.
card-rg-06 = Infiltration
    .text = Le roi ne bouge pas, mais pendant ce tour votre placement peut aussi viser la région du roi.
card-rg-07 = Vice-roi
    .text = Le roi et un grande de votre choix échangent leurs places ; tous deux doivent se trouver dans des régions.
card-rg-08 = Visite royale
    .text = Déplacez le roi vers une autre région où se trouve au moins un grande.
card-rg-09 = Audience
    .text = Déplacez le roi vers n’importe quelle autre région, puis appelez jusqu’à deux caballeros de la province à votre cour.
card-rg-10 = Procession
    .text = Déplacez le roi vers une région voisine, puis jusqu’à deux de vos caballeros vers d’autres régions ou dans la tour.

## Cartes de vétéran

card-vt-01 = Veto
    .text = Gardez cette carte devant vous. Une fois, pendant cette manche ou la suivante, elle annule une action spéciale qu’un adversaire vient d’annoncer.
card-vt-02 = { card-vt-01 }
    .text = { card-vt-01.text }
card-vt-03 = Double jeu
    .text = Faites partir d’une région autant de vos caballeros que vous voulez, ou bien placez jusqu’à deux caballeros de votre cour dans les régions de votre choix.
card-vt-04 = Scrutin secret
    .text = Tous les joueurs choisissent en secret une région sur leur cadran. Chaque région choisie par un seul joueur fait l’objet d’un décompte.

## Cartes de puissance grises

grey-gr-01 = Levée
    .text = Appelez jusqu’à deux caballeros supplémentaires de la province à votre cour.
grey-gr-02 = Messager
    .text = Vous pouvez déplacer un de vos caballeros vers une autre région ou dans la tour.
grey-gr-03 = Passage secret
    .text = Jetez dans la tour jusqu’à deux caballeros de votre cour.
grey-gr-04 = Avant-poste
    .text = Vous pouvez placer un caballero de votre cour dans n’importe quelle région.
grey-gr-05 = Domaine
    .text = Déplacez votre grande vers une région voisine de la sienne.
grey-gr-06 = Avant-garde
    .text = Pendant ce tour, vous pouvez placer un caballero de plus que ne le permet votre carte action.
grey-gr-07 = Rappel
    .text = Ramenez des régions à votre cour jusqu’à deux de vos caballeros.
grey-gr-08 = Marche forcée
    .text = Déplacez ensemble jusqu’à deux de vos caballeros d’une région vers une seule région voisine.
grey-gr-09 = Poterne
    .text = Vous pouvez jeter dans la tour un caballero de votre cour.
grey-gr-10 = Vieille faveur
    .text = Reprenez en main, sans la montrer, une carte de puissance de couleur de votre défausse.
grey-gr-11 = Page
    .text = Vous pouvez appeler un caballero supplémentaire de la province à votre cour.
grey-gr-12 = Guetteur
    .text = Vous pouvez jeter dans la tour un caballero de votre cour.
grey-gr-13 = Rumeur
    .text = Vous pouvez déplacer un caballero adverse vers une autre région ou dans la tour.
grey-gr-14 = Colons
    .text = Placez jusqu’à deux caballeros de votre cour dans les régions de votre choix.
grey-gr-15 = Chasse royale
    .text = Déplacez le roi vers une région voisine.
grey-gr-16 = Cabale
    .text = Déplacez jusqu’à deux caballeros de n’importe quelle couleur vers d’autres régions ou dans la tour.

## Options de la partie

option-short = Partie courte
    .text = Six manches au lieu de neuf. Il y a toujours trois décomptes généraux, désormais toutes les deux manches.
option-merged = Piles réunies
    .text = Les piles deux et trois sont mélangées ensemble : chaque manche propose une carte action de moins. À trois joueurs, c’est un choix ; à deux, on joue toujours ainsi.
option-regency = Nouvelle régence
    .text = Dix cartes de régence remplacent Votre Majesté, à raison d’une par manche. Le roi peut partir à l’étranger, se poster près de la tour, emmener une escorte ou chasser des grandes.
option-veteran = Cartes de vétéran
    .text = Des cartes plus retorses pour qui connaît déjà le jeu. Chaque carte ajoutée prend la place d’une carte tirée au hasard dans sa pile ; choisissez-en autant que vous voulez.
option-grey = Nouveau rapport de forces
    .text = Chaque joueur reçoit trois cartes grises. Jouée avec une carte de puissance, une carte grise en modifie la valeur et offre un petit effet.

### Prompts, moves, log, refusals

## Places et cartes par leur nom complet (.object = ce que l’on prend)

seat-virtual = le joueur virtuel

item-1 = carte de puissance 1
    .object = la carte de puissance 1
item-2 = carte de puissance 2
    .object = la carte de puissance 2
item-3 = carte de puissance 3
    .object = la carte de puissance 3
item-4 = carte de puissance 4
    .object = la carte de puissance 4
item-5 = carte de puissance 5
    .object = la carte de puissance 5
item-6 = carte de puissance 6
    .object = la carte de puissance 6
item-7 = carte de puissance 7
    .object = la carte de puissance 7
item-8 = carte de puissance 8
    .object = la carte de puissance 8
item-9 = carte de puissance 9
    .object = la carte de puissance 9
item-10 = carte de puissance 10
    .object = la carte de puissance 10
item-11 = carte de puissance 11
    .object = la carte de puissance 11
item-12 = carte de puissance 12
    .object = la carte de puissance 12
item-13 = carte de puissance 13
    .object = la carte de puissance 13
item-gr-01 = carte grise { grey-gr-01 }
    .object = la carte grise { grey-gr-01 }
item-gr-02 = carte grise { grey-gr-02 }
    .object = la carte grise { grey-gr-02 }
item-gr-03 = carte grise { grey-gr-03 }
    .object = la carte grise { grey-gr-03 }
item-gr-04 = carte grise { grey-gr-04 }
    .object = la carte grise { grey-gr-04 }
item-gr-05 = carte grise { grey-gr-05 }
    .object = la carte grise { grey-gr-05 }
item-gr-06 = carte grise { grey-gr-06 }
    .object = la carte grise { grey-gr-06 }
item-gr-07 = carte grise { grey-gr-07 }
    .object = la carte grise { grey-gr-07 }
item-gr-08 = carte grise { grey-gr-08 }
    .object = la carte grise { grey-gr-08 }
item-gr-09 = carte grise { grey-gr-09 }
    .object = la carte grise { grey-gr-09 }
item-gr-10 = carte grise { grey-gr-10 }
    .object = la carte grise { grey-gr-10 }
item-gr-11 = carte grise { grey-gr-11 }
    .object = la carte grise { grey-gr-11 }
item-gr-12 = carte grise { grey-gr-12 }
    .object = la carte grise { grey-gr-12 }
item-gr-13 = carte grise { grey-gr-13 }
    .object = la carte grise { grey-gr-13 }
item-gr-14 = carte grise { grey-gr-14 }
    .object = la carte grise { grey-gr-14 }
item-gr-15 = carte grise { grey-gr-15 }
    .object = la carte grise { grey-gr-15 }
item-gr-16 = carte grise { grey-gr-16 }
    .object = la carte grise { grey-gr-16 }

## D’où viennent les points

source-regions = Régions aux décomptes généraux
source-tower = Tour aux décomptes généraux
source-card-regions = Décomptes de régions par des cartes
source-card-tower = Décomptes de la tour par des cartes
source-king = Bonus du roi
source-grande = Bonus du grande

## Combien il y a de manches

of-rounds = sur { $last }

## Décisions dans l’ordre du jeu : l’invite, puis les coups

prompt-pass = Passez une de vos cartes grises à votre voisin de gauche.
    .more = Tous choisissent en même temps, avant de voir ce qu’ils reçoivent.
move-pass = Passer la carte { $grey }
prompt-power = Manche { $round } { of-rounds } : jouez une carte de puissance.
    .more = Aucune valeur ne peut se trouver deux fois sur la table.
move-power = Jouer { $power } avec { $grey }
move-power-none = Jouer { $power }
prompt-summon =
    { $count ->
        [one] Vous pouvez appeler un caballero à votre cour.
       *[other] Appelez jusqu’à { $count } caballeros à votre cour.
    }
    .more =
        { $province ->
            [0] Votre province est vide : ils viennent de vos régions.
            [one] Votre province en compte un ; si cela ne suffit pas, ils viennent de vos régions.
           *[other] Votre province en compte { $province } ; si cela ne suffit pas, ils viennent de vos régions.
        }
move-summon =
    { $count ->
        [0] N’appeler personne
        [one] Appeler { $count } caballero
       *[other] Appeler { $count } caballeros
    }
prompt-levy = Appelez à votre cour un caballero d’une région.
    .more =
        Votre province est vide ; il en reste { $count ->
            [one] un
           *[other] { $count }
        } à appeler.
move-levy = En prendre un { $place_from }
prompt-grey = Utilisez-vous l’effet de la carte { $grey } ?
    .more = { $grey_text }
move-grey-use = Utiliser l’effet
move-grey-lapse = Y renoncer
prompt-take = Prenez une des cartes action visibles.
move-take = Prendre la carte { $card }
prompt-turn = Poursuivez votre tour avec la carte { $card }.
    .more =
        { $done ->
            [0] Placement et action spéciale : une fois chacun, dans l’ordre de votre choix.
            [1] Le placement est fait ; l’action spéciale vous reste.
            [2] L’action spéciale est faite ; le placement vous reste.
           *[3] Les deux parties sont faites.
        } { $court ->
            [0] Votre cour est vide.
            [one] Votre cour compte un caballero.
           *[other] Votre cour compte { $court } caballeros.
        }
move-turn-place = Placer des caballeros
move-turn-special = Annoncer l’action spéciale
move-turn-end = Finir le tour
prompt-place =
    { $count ->
        [one] Vous pouvez placer un caballero.
       *[other] Placez jusqu’à { $count } caballeros.
    }
    .more =
        { $place_kind ->
            [tower] Le roi est { $place_king } ; toutes les régions vous sont ouvertes.
           *[other] Le roi est { $place_king } ; les régions voisines de la sienne et la tour vous sont ouvertes.
        }
move-place =
    { $place_kind ->
        [tower] Jeter dans la tour
       *[other] Placer { $place_in }
    }
move-place-done = Arrêter de placer
prompt-veto = Opposez-vous votre veto à l’action spéciale de la carte { $card }, annoncée par { $seat } ?
    .more = Texte de la carte : « { $card_text } »
move-veto-yes = Opposer le veto
move-veto-no = Laisser faire
prompt-choose = Choisissez une des actions de la carte { $card }.
    .more = Elles sont numérotées dans l’ordre du texte de la carte.
move-choose-first = Première action
move-choose-second = Deuxième action
move-choose-third = Troisième action
move-choose-fourth = Quatrième action
prompt-from = Choisissez la région que les caballeros quittent.
move-from = Partir { $place_from }
prompt-lift = Choisissez un caballero à déplacer, ou arrêtez.
    .more =
        { $count ->
            [one] Vous pouvez en déplacer un.
           *[other] Vous pouvez en déplacer jusqu’à { $count }.
        }
move-lift = Prendre un caballero { $place_from } ({ $seat })
move-lift-done = Arrêter de déplacer
prompt-drop = Où va le caballero { $place_from } ({ $seat }) ?
move-drop =
    { $place_kind ->
        [tower] Jeter dans la tour
       *[other] Déplacer { $place_to }
    }
prompt-march = Combien de vos caballeros partent ensemble { $place_from } ?
move-march =
    { $count ->
        [one] { $count } caballero
       *[other] { $count } caballeros
    }
prompt-march-to =
    { $count ->
        [one] Où va votre caballero { $place_from } ?
       *[other] Où vont vos { $count } caballeros { $place_from } ?
    }
    .more = Choisissez une région voisine.
move-march-to = Aller { $place_to }
prompt-settle =
    { $count ->
        [one] Vous pouvez placer un caballero de votre cour.
       *[other] Placez jusqu’à { $count } caballeros de votre cour.
    }
    .more = Vous pouvez choisir n’importe quelle région, sauf celle du roi.
move-settle = Placer { $place_in }
move-settle-done = Arrêter de placer
prompt-throw =
    { $count ->
        [one] Vous pouvez jeter dans la tour un caballero de votre cour.
       *[other] Jetez dans la tour jusqu’à { $count } caballeros de votre cour.
    }
move-throw =
    { $count ->
        [0] Ne jeter personne
        [one] Jeter { $count } caballero dans la tour
       *[other] Jeter { $count } caballeros dans la tour
    }
prompt-recall =
    { $count ->
        [one] Vous pouvez ramener un caballero à votre cour.
       *[other] Ramenez jusqu’à { $count } caballeros à votre cour.
    }
    .more = Choisissez une région.
move-recall = En ramener un { $place_from }
move-recall-done = Arrêter de ramener
prompt-give =
    { $count ->
        [one] Renvoyez un caballero en province.
       *[other] Renvoyez { $count } caballeros en province.
    }
    .more =
        { $count ->
            [one] Choisissez d’où il part.
           *[other] Choisissez d’où part le premier.
        }
move-give = En renvoyer un { $place_from }
prompt-banish = Renvoyez un caballero en province.
    .more = Choisissez la région qu’il quitte ; c’est { $seat } qui le perd.
move-banish = Bannir un caballero { $place_from } ({ $seat })
prompt-evict = Nommez la région que vos adversaires doivent quitter.
move-evict = Expulser { $place_from }
prompt-dial =
    { $purpose ->
        [0] { $count ->
            [0] Choisissez sur le cadran la région où votre grande ira en quittant la tour.
            [one] Choisissez sur le cadran la région où votre caballero ira en quittant la tour.
           *[other] Choisissez sur le cadran la région où vos { $count } caballeros iront en quittant la tour.
        }
        [1] Choisissez sur le cadran la région où vous perdez des caballeros ; ils retournent en province.
        [2] Choisissez sur le cadran la région où iront vos caballeros expulsés.
       *[3] Choisissez une région sur le cadran.
    }
    .more =
        { $purpose ->
            [0] { $count ->
                [0] {""}
               *[some] La région du roi signifie le retour à la cour.
            }
            [1] {""}
            [2] {""}
           *[3] Chaque région choisie par un seul joueur fait l’objet d’un décompte.
        }
move-dial = Choisir : { $place }
prompt-score = Choisissez une région ; son décompte a lieu aussitôt.
move-score = Décompte : { $place }
prompt-table = Choisissez le barème à poser ou à déplacer.
move-table = Prendre { $table_object }
prompt-lay = Où va { $table_object } ?
    .more = Choisissez une région ou la tour.
move-lay =
    { $place_kind ->
        [tower] Poser près de la tour
       *[other] Poser { $place_in }
    }
prompt-retrieve = Reprenez en main une des cartes que vous avez jouées.
move-retrieve = Reprendre { $item_object }
prompt-grande = Où va votre grande ?
    .more = Il est { $place_in }.
move-grande = Déplacer { $place_to }
prompt-king = Où va le roi ?
    .more = Il est { $place_king }.
move-king =
    { $place_kind ->
        [tower] Placer le roi à côté de la tour
       *[other] Envoyer le roi { $place_to }
    }
prompt-escort = Choisissez à qui est le caballero qui part { $place_from } avec le roi.
    .more =
        { $count ->
            [one] Il en faut un.
           *[other] Il en faut { $count }.
        }
move-escort = Envoyer avec lui un caballero ({ $seat })
prompt-viceroy = Choisissez le grande qui échange sa place avec le roi.
move-viceroy = Échanger avec le grande ({ $seat })

## Journal (seat2 est le propriétaire de ce qui bouge ; -own quand c’est le joueur lui-même)

log-king-starts = Le roi commence la partie { $place_in }.
log-home = { $seat } a sa région d’origine { $place_in }.
log-round = La manche { $lap } { of-rounds } commence.
log-arrival =
    { $count ->
        [one] { $count } caballero du joueur virtuel arrive { $place_in }.
       *[other] { $count } caballeros du joueur virtuel arrivent { $place_in }.
    }
log-arrival-void = Aucun caballero du joueur virtuel n’arrive { $place_in } : le roi s’y trouve.
log-reveal = La carte { $card } est révélée.
log-virtual-power = Le joueur virtuel a la carte de puissance { $power }.
log-power = { $seat } joue la carte de puissance { $power }.
log-power-grey = { $seat } joue la carte de puissance { $power } avec la carte grise { $grey } : valeur { $value }.
log-summon =
    { $count ->
        [0] { $seat } n’appelle personne de la province.
        [one] { $seat } appelle { $count } caballero de la province à la cour.
       *[other] { $seat } appelle { $count } caballeros de la province à la cour.
    }
log-levy = { $seat } ramène à la cour un caballero { $place_from }.
log-grey-used = { $seat } utilise la carte grise { $grey }.
log-grey-lapsed = { $seat } renonce à l’effet de la carte grise { $grey }.
log-take = { $seat } prend la carte { $card }.
log-virtual-take = Le joueur virtuel retire la carte { $card }.
log-place = { $seat } place un caballero { $place_in }.
log-announce = { $seat } annonce l’action spéciale de la carte { $card }.
log-veto = { $seat } oppose son veto à l’action spéciale de la carte { $card }, annoncée par { $seat2 }.
log-veto-passed = { $seat } n’oppose pas de veto.
log-veto-kept = { $seat } garde la carte { card-vt-01 }.
log-veto-expired = { $seat } défausse une carte { card-vt-01 } inutilisée.
log-move =
    { $place2_kind ->
        [tower] { $seat } jette dans la tour un caballero { $place_from } ({ $seat2 }).
       *[other] { $seat } déplace un caballero { $place_from } { $place2_to } ({ $seat2 }).
    }
log-move-own =
    { $place2_kind ->
        [tower] { $seat } jette dans la tour un caballero { $place_from }.
       *[other] { $seat } déplace un caballero { $place_from } { $place2_to }.
    }
log-throw =
    { $count ->
        [0] { $seat } ne jette personne dans la tour.
        [one] { $seat } jette dans la tour { $count } caballero de la cour.
       *[other] { $seat } jette dans la tour { $count } caballeros de la cour.
    }
log-loss =
    { $count ->
        [one] { $count } caballero { $place_from } retourne en province ({ $seat }).
       *[other] { $count } caballeros { $place_from } retournent en province ({ $seat }).
    }
log-dial = { $seat } révèle son cadran : { $place }.
log-evict = { $seat } expulse ses adversaires { $place_from }.
log-score =
    { $points ->
        [one] { $seat } marque { $points } point { $place_in }.
       *[other] { $seat } marque { $points } points { $place_in }.
    }
log-bonus-king =
    { $points ->
        [one] Bonus du roi : { $seat } marque { $points } point { $place_in }.
       *[other] Bonus du roi : { $seat } marque { $points } points { $place_in }.
    }
log-bonus-grande =
    { $points ->
        [one] Bonus du grande : { $seat } marque { $points } point { $place_in }.
       *[other] Bonus du grande : { $seat } marque { $points } points { $place_in }.
    }
log-score-none = Personne ne marque de points { $place_in }.
log-tower-open = La tour s’ouvre.
log-tower-out =
    { $count ->
        [one] { $seat } déplace { $count } caballero de la tour { $place_to }.
       *[other] { $seat } déplace { $count } caballeros de la tour { $place_to }.
    }
log-tower-home =
    { $count ->
        [one] { $seat } ramène de la tour à la cour { $count } caballero.
       *[other] { $seat } ramène de la tour à la cour { $count } caballeros.
    }
log-grande-back = { $seat } remet son grande dans la tour.
log-table =
    { $place_kind ->
        [tower] { $seat } pose { $table_object } près de la tour.
       *[other] { $seat } pose { $table_object } { $place_in }.
    }
log-fetch = { $seat } reprend { $item_object } dans la défausse.
log-fetch-hidden = { $seat } reprend une carte dans la défausse sans la montrer.
log-take-back = { $seat } reprend { $item_object } sur la table.
log-grande = { $seat } déplace son grande { $place_to }.
log-king =
    { $place_kind ->
        [tower] { $seat } place le roi à côté de la tour.
       *[other] { $seat } envoie le roi { $place_to }.
    }
log-escort = Avec le roi, un caballero ({ $seat2 }) va { $place_from } { $place2_to }.
log-joust = Un grande finit dans la tour ({ $seat2 }).
log-viceroy = { $seat } échange les places du roi et d’un grande ({ $seat2 }) ; le roi est maintenant { $place_in }.
log-viceroy-own = { $seat } échange les places du roi et de son propre grande ; le roi est maintenant { $place_in }.
log-licence = Pendant ce tour, { $seat } peut aussi placer des caballeros dans la région du roi.
log-extra =
    { $count ->
        [one] { $seat } peut placer { $count } caballero de plus pendant ce tour.
       *[other] { $seat } peut placer { $count } caballeros de plus pendant ce tour.
    }
log-passed = { $seat } passe la carte grise { $grey } à { $seat2 }.
log-passed-hidden = { $seat } passe une carte grise à { $seat2 }.
log-start-player = { $seat } reçoit la figurine de premier joueur.
log-scoring = Décompte général après la manche { $lap }.
log-grande-out = { $seat } déplace son grande de la tour { $place_to }.
log-card-left = Personne ne prend la carte { $card }.
log-evicted =
    { $count ->
        [one] { $seat } déplace { $count } caballero { $place_from } { $place2_to }.
       *[other] { $seat } déplace { $count } caballeros { $place_from } { $place2_to }.
    }

## Refus : pourquoi, et que faire à la place

refusal-not-in-hand = Vous n’avez pas la carte de puissance { $power } en main.
    .remedy = Jouez une carte de puissance que vous avez en main.
refusal-value-taken = La valeur { $value } est déjà sur la table pendant cette manche ({ $seat }).
    .remedy = Choisissez une carte dont personne n’a encore joué la valeur.
refusal-grey-not-yours = Vous n’avez pas la carte grise { $grey } en main.
    .remedy = Jouez la carte de puissance seule, ou avec une carte grise que vous avez en main.
refusal-over-limit =
    { $count ->
        [one] Ici, { $count } caballero au plus est permis.
       *[other] Ici, { $count } caballeros au plus sont permis.
    }
    .remedy = Choisissez un nombre plus petit.
refusal-too-few =
    { $count ->
        [0] Aucun caballero n’est disponible.
        [one] Seul { $count } caballero est disponible.
       *[other] Seuls { $count } caballeros sont disponibles.
    }
    .remedy = Choisissez un nombre plus petit.
refusal-nobody-there =
    { $place_kind ->
        [region] Il n’y a aucun caballero de ce genre { $place_in }.
        [court] Il n’y a aucun caballero de ce genre { $place_in }.
       *[other] Il n’y a aucun caballero de ce genre à cet endroit.
    }
    .remedy = Choisissez un des caballeros proposés.
refusal-kings-region = Le roi est { $place_king } : rien n’entre dans sa région ni n’en sort.
    .remedy = Choisissez une autre région.
refusal-tower-taboo = Le roi est à côté de la tour : rien n’y entre ni n’en sort.
    .remedy = Choisissez une région.
refusal-not-adjacent = Le roi est { $place2_king } ; la région choisie ({ $place }) n’est pas à côté de lui.
    .remedy = Choisissez une région à côté du roi, ou la tour.
refusal-court-empty = Votre cour est vide : il n’y a personne à placer.
    .remedy = Utilisez l’action spéciale ou finissez le tour.
refusal-no-placement = Cette carte ne permet aucun placement.
    .remedy = Utilisez l’action spéciale ou finissez le tour.
refusal-part-done = Cette partie de votre tour est déjà faite.
    .remedy = Utilisez l’autre partie ou finissez le tour.
refusal-not-executable = Cet effet est impossible à réaliser maintenant, même en partie.
    .remedy = Continuez sans lui.
refusal-not-on-offer = La carte { $card } n’est pas proposée.
    .remedy = Prenez une des cartes action visibles.
refusal-not-your-caballero = Cette action ne déplace que vos propres caballeros.
    .remedy = Choisissez un de vos caballeros.
refusal-your-own-caballero = Cette action ne déplace que des caballeros adverses.
    .remedy = Choisissez un caballero d’une autre couleur.
refusal-other-source = Tous les caballeros de cette action quittent la seule région choisie.
    .remedy = Choisissez un caballero de cette région, ou arrêtez.
refusal-moved-already = Les caballeros de cette couleur { $place_in } viennent tous d’arriver ; aucun ne bouge deux fois.
    .remedy = Choisissez un caballero qui n’a pas encore bougé, ou arrêtez.
refusal-same-place =
    { $place_kind ->
        [region] Un déplacement doit finir ailleurs qu’à son point de départ.
        [tower] Un déplacement doit finir ailleurs qu’à son point de départ.
       *[other] Ce grande se trouve là où est le roi : rien ne changerait.
    }
    .remedy = Choisissez autrement.
refusal-no-tower = Cette action ne peut pas utiliser la tour.
    .remedy = Choisissez une région.
refusal-must-go-on = L’action doit être réalisée aussi complètement que possible.
    .remedy = Choisissez plus, ou continuez tant que quelque chose est possible.
refusal-other-victim = Vous choisissez maintenant le caballero d’un autre adversaire.
    .remedy = Choisissez un des caballeros proposés.
refusal-no-dialler = Aucun adversaire pouvant partir n’a de caballero { $place_in }.
    .remedy = Nommez une région où un adversaire a des caballeros.
refusal-too-few-to-lose = Vous avez trop peu de caballeros { $place_in }.
    .remedy = Choisissez une région où vous en avez assez.
refusal-empty-region = Il n’y a aucun caballero { $place_in }.
    .remedy = Choisissez une région où il y en a au moins un.
refusal-table-taboo = Le roi est { $place2_king } : on n’y pose pas de barème et on n’en retire pas.
    .remedy = Choisissez un autre barème ou un autre lieu.
refusal-table-there =
    { $place_kind ->
        [tower] L’autre barème se trouve déjà près de la tour.
       *[other] L’autre barème se trouve déjà { $place_in }.
    }
    .remedy = Choisissez un lieu sans barème.
refusal-not-played = Parmi vos cartes jouées ne figure pas { $item_object }.
    .remedy = Choisissez une carte de votre défausse ou de la table.
refusal-not-from-table = Cet effet ne reprend que des cartes de votre défausse ; { $item_object } est encore sur la table.
    .remedy = Choisissez une carte de votre défausse.
refusal-no-grey = Cet effet ne reprend pas de carte grise.
    .remedy = Choisissez une carte de puissance de couleur.
refusal-king-stays = Le roi est déjà { $place_king } ; il doit aller ailleurs.
    .remedy = Choisissez un autre lieu pour lui.
refusal-king-cannot =
    { $place_kind ->
        [tower] Cette carte ne permet pas de déplacer le roi à la tour.
       *[other] Cette carte ne permet pas de déplacer le roi { $place_to }.
    }
    .remedy = Choisissez un lieu que la carte permet.
refusal-king-not-adjacent = La région choisie ({ $place }) ne touche pas celle du roi ({ $place2 }).
    .remedy = Choisissez pour le roi une région voisine.
refusal-not-fewest = Une autre région compte moins de caballeros, ou il n’y en a aucun { $place_in }.
    .remedy = Choisissez la région qui en compte le moins, mais au moins un.
refusal-no-grande-there = Il n’y a aucun grande { $place_in }.
    .remedy = Choisissez une région où se trouve un grande.
refusal-grande-far = La région choisie ({ $place }) ne touche pas celle de votre grande.
    .remedy = Choisissez une région voisine.
refusal-grande-not-in-region = Ce grande ({ $seat }) ne se trouve pas dans une région.
    .remedy = Choisissez un grande qui se trouve dans une région.
refusal-no-such-colour = Personne ne joue cette couleur.
    .remedy = Choisissez une couleur en jeu.
refusal-only-regions = Cet effet ne prend des caballeros que dans les régions.
    .remedy = Choisissez une région.
refusal-not-bordering = Ces deux régions n’ont pas de frontière commune : { $place }, { $place2 }.
    .remedy = Choisissez une région qui touche celle qu’ils quittent.
refusal-no-such-option = La carte n’a pas autant d’actions.
    .remedy = Choisissez une de celles de la carte.
refusal-evicted-region = Vos caballeros doivent partir { $place_from } ; ils ne peuvent pas y rester.
    .remedy = Choisissez une autre région.
refusal-nothing-to-march = Aucune région ouverte ne touche la région choisie : { $place }.
    .remedy = Choisissez une autre région.
refusal-not-dealt = La carte grise { $grey } ne vous a pas été distribuée.
    .remedy = Passez une de vos cartes grises.
refusal-merged-decks-need-two-or-three-players = Les piles deux et trois ne se réunissent qu’à deux ou trois joueurs.
    .remedy = Laissez les piles séparées, ou jouez à trois au plus.

## The sheet beside the table, and what the icons mean

aid-round = Une manche
aid-round-text =
    On révèle les cartes action.
    Chacun joue une carte de puissance, aucune valeur deux fois.
    Les tours, de la plus forte à la plus faible : appeler, prendre une carte action, placer et faire son action spéciale dans l’ordre voulu.
    La plus faible commence la manche suivante. Décompte général après les manches 3, 6 et 9.
aid-king = Où placer
aid-king-text =
    Dans les régions voisines du roi et dans la tour.
    Jamais dans la région du roi : rien n’y change.
aid-scoring = Un décompte
aid-scoring-text =
    Le plus de caballeros est premier ; nombre de places qui rapportent : { $places }.
    À égalité, on reçoit les points de la place suivante.
    Seul premier : +2 avec le roi, +2 avec votre grande.
    Décompte général : cadrans, tour, sortie de la tour, régions.
aid-regions = Points par place
aid-power = Cartes de puissance et caballeros appelés
aid-cards = Cartes action par pile, et caballeros à placer
icon-men = Caballeros d’un joueur dans une région, et leur nombre
icon-points = Points de la première, de la deuxième et de la troisième place
icon-caballero = Caballeros : à la cour, ou à placer avec une carte action
icon-castle = Caballeros en province
icon-crown = Le grande d’un joueur
icon-king = Le roi

## La table en texte

board-pair = { $left } : { $right }
board-round = Manche { $round } { of-rounds }.
board-next-scoring = Prochain décompte général après la manche { $round }.
board-first = Premier joueur : { $seat }.
board-king = Le roi est { $place }.
board-order = Cartes de puissance sur la table, de la plus forte à la plus faible : { $list }.
board-regions = Régions dans l’ordre du décompte, avec les points de chaque place :
board-king-here = le roi
board-grandes =
    { $count ->
        [one] grande : { $list }
       *[other] grandes : { $list }
    }
board-players = Joueurs :
board-you = { $seat } (vous)
board-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
board-court = { $count } à la cour
board-province = { $count } en province
board-power-cards = cartes de puissance { $list }
board-fetched =
    { $count ->
        [one] { $count } des cartes jouées est revenue en main sans être montrée
       *[other] { $count } des cartes jouées sont revenues en main sans être montrées
    }
board-grey-cards =
    { $count ->
        [one] { $count } carte grise
       *[other] { $count } cartes grises
    }
board-veto = { card-vt-01 } jusqu’à la manche { $round }
board-offer = Cartes action visibles, avec le nombre de caballeros à placer :
board-hand = Vos cartes de puissance (entre parenthèses : les caballeros appelés) : { $list }
board-pile = Votre défausse : { $list }
board-grey = Carte grise { $name }, valeur { $value } : { $text }
board-grey-pile = Cartes grises dans votre défausse : { $list }

## La table en images

about-place = Espagne
about-time = environ 80 minutes
about-weight = moyenne
about-text = Neuf régions, un roi et une tour pleine de secrets : qui appelle trop de monde à la cour trop tôt le paie à la carte suivante.
credits-geometry = Carte d’Espagne : dérivée des données BDLJE/IGN, CC BY 4.0 ign.es (provinces, d’après es-atlas, © Martín González, MIT) ; autres côtes de Natural Earth, domaine public. Les contours sont simplifiés et remaniés.

map-label = Carte d’Espagne. Le roi est { $place }.
map-label-round = Carte d’Espagne, manche { $round }. Le roi est { $place }.
map-inside = dedans

offer-cards = Cartes action de cette manche
offer-taken = Prise
offer-places =
    { $count ->
        [0] Aucun placement
        [one] Place { $count } caballero
       *[other] Place jusqu’à { $count } caballeros
    }

tray-court = Ma cour
tray-at-court =
    { $count ->
        [0] personne à placer
        [one] { $count } prêt à être placé
       *[other] { $count } prêts à être placés
    }
tray-province = Province
tray-in-province = en réserve
tray-dial = Mon cadran
tray-dial-sealed = choix secret
tray-powers = Cartes de puissance (dorée : sur la table)
tray-greys = Cartes grises

plate-court = à la cour
plate-province = en province
plate-greys = cartes grises
plate-vetoes = { card-vt-01 }
plate-card = carte { $value }
plate-sealed = choix secret
plate-rank =
    { $rank ->
        [1] 1re place
       *[n] { $rank }e place
    }

heading-start = avant la première manche
heading-round = manche { $round } { of-rounds }
heading-over = la partie est finie

phase-reveal = Révélation
phase-power = Puissance
phase-turns = Actions
phase-turns-now = Joueur { $number }/{ $last }
phase-scoring = Décompte

outlook-you = vous
outlook-scoring =
    { $count ->
        [one] Décompte général après cette manche
       *[other] Décompte général dans { $count } manches
    }
outlook-now = Si l’on comptait les régions maintenant : { $list }, sans compter la tour.
outlook-over = La partie est finie
outlook-winner =
    { $count ->
        [one] Victoire : { $list }
       *[other] Victoire partagée : { $list }
    }

forecast-points = Points immédiats : { $list }
forecast-king = Le roi sera { $place } : rien n’y entre et rien n’en sort.
forecast-tower =
    { $count ->
        [0] La tour sera vide.
        [one] { $count } caballero sera dans la tour.
       *[other] { $count } caballeros seront dans la tour.
    }
forecast-alone =
    { $points ->
        [one] { $place } : aucun rival, caballeros : { $count } ({ $points } point).
       *[other] { $place } : aucun rival, caballeros : { $count } ({ $points } points).
    }
forecast-lead =
    { $points ->
        [one] { $place } : vous êtes en tête, { $count } à { $other } ({ $points } point).
       *[other] { $place } : vous êtes en tête, { $count } à { $other } ({ $points } points).
    }
forecast-tied =
    { $points ->
        [one] { $place } : égalité à { $count } : vous, { $list } ({ $points } point).
       *[other] { $place } : égalité à { $count } : vous, { $list } ({ $points } points).
    }
forecast-behind =
    { $points ->
        [one] { $place } : { $seat } vous devance, { $other } à { $count } ({ $points } point pour vous).
       *[other] { $place } : { $seat } vous devance, { $other } à { $count } ({ $points } points pour vous).
    }
forecast-leader = { $place } : { $list } mène avec { $count }.
forecast-leaders = { $place } : égalité à { $count } ({ $list }).
forecast-court =
    { $count ->
        [0] Votre cour sera vide.
        [one] Vous aurez { $count } caballero à la cour.
       *[other] Vous aurez { $count } caballeros à la cour.
    }
forecast-empty = { $place } : il n’y aura plus personne.

## Ce que sont les choses sur la table

thing-values = Points selon le rang : { $list }.
thing-stand = Présents :
thing-nobody = Aucun caballero ici.
thing-spoils = Si le décompte avait lieu maintenant :
thing-home = Région d’origine du grande ({ $seat }).
thing-taboo = Le roi est ici : aucun caballero ne peut entrer ni sortir.
thing-tower =
    { $count ->
        [0] Il n’y a personne à l’intérieur.
        [one] Il y a { $count } caballero à l’intérieur. Personne ne peut regarder à qui il est avant l’ouverture de la tour.
       *[other] Il y a { $count } caballeros à l’intérieur. Personne ne peut regarder à qui ils sont avant l’ouverture de la tour.
    }
thing-court = Les caballeros à la cour sont prêts à être placés.
thing-province = Les caballeros en province doivent d’abord être appelés à la cour.
thing-abroad = Une carte peut y envoyer le roi ; aucune région n’est alors taboue.
thing-taken = prise par { $seat }
thing-power =
    { $count ->
        [0] La carte la plus forte joue en premier. Celle-ci n’appelle personne à la cour.
        [one] Plus la carte est forte, plus tôt vous jouez. Elle appelle { $count } caballero à la cour, pas plus.
       *[other] Plus la carte est forte, plus tôt vous jouez. Elle appelle jusqu’à { $count } caballeros à la cour.
    }
thing-table = Il remplace les valeurs du lieu où il se trouve ; points selon le rang : { $list }.
thing-grande = Grande ({ $seat })
    .text = Une première place non partagée dans la région d’origine rapporte { $points } points de plus à son propriétaire. Le grande lui-même ne compte pas comme caballero.
thing-king = Le roi
    .text = Là où il se trouve, aucun caballero ne peut entrer ni sortir. On place les caballeros dans les régions voisines de la sienne. Une première place non partagée dans sa région rapporte { $points } points de plus.
chapter-scoring = Décompte général
board-inside = { $count } à l’intérieur

## Suites de coups

macro-take =
    { $count ->
        [0] N’appeler personne et prendre la carte { $card }
        [one] Appeler { $count } caballero et prendre la carte { $card }
       *[other] Appeler { $count } caballeros et prendre la carte { $card }
    }
macro-place = Commencer à placer { $place_in }
