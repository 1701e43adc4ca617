### Tiletum: noms et textes en français.
### Ids are stable: cs.ftl, en.ftl and fr.ftl have the same ids, attributes and variables.

## The game

title-name = Tiletum
title-blurb = Voyagez entre les foires de l’Europe de la Renaissance : chaque dé donne beaucoup de ressources ou beaucoup de points d’action, et il faut les deux pour les maisons, les piliers, les contrats et les personnages.
seat-automaton = Titus

## Resources: .object = in a sentence, .start = on a button; amount-… counts them (.kind is never shown)

resource-gold = or
    .object = de l’or
    .start = Or
    .kind = gold
resource-food = nourriture
    .object = de la nourriture
    .start = Nourriture
    .kind = food
resource-wool = laine
    .object = de la laine
    .start = Laine
    .kind = wool
resource-stone = pierre
    .object = de la pierre
    .start = Pierre
    .kind = stone
resource-iron = fer
    .object = du fer
    .start = Fer
    .kind = iron
amount-gold = { $count } or
    .object = { amount-gold }
amount-food =
    { $count ->
        [one] { $count } nourriture
       *[other] { $count } nourritures
    }
    .object = { amount-food }
amount-wool = { $count } laine
    .object = { amount-wool }
amount-stone =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
    .object = { amount-stone }
amount-iron = { $count } fer
    .object = { amount-iron }
counted-resource =
    { $resource_kind ->
        [gold] { amount-gold.object }
        [food] { amount-food.object }
        [wool] { amount-wool.object }
        [stone] { amount-stone.object }
       *[iron] { amount-iron.object }
    }
price-gold = { $gold } or
price-food =
    { $food ->
        [one] { $food } nourriture
       *[other] { $food } nourritures
    }
price-stone =
    { $stone ->
        [one] { $stone } pierre
       *[other] { $stone } pierres
    }

## Colours of dice: .gives = the resource of the colour (.kind is never shown)

colour-yellow = jaune
    .gives = or
    .start = Jaune
    .kind = gold
colour-pink = rose
    .gives = nourriture
    .start = Rose
    .kind = food
colour-light_grey = gris clair
    .gives = laine
    .start = Gris clair
    .kind = wool
colour-dark_grey = gris foncé
    .gives = pierre
    .start = Gris foncé
    .kind = stone
colour-blue = bleu
    .gives = fer
    .start = Bleu
    .kind = iron
die-goods =
    { $colour_kind ->
        [food] { $value ->
            [one] { $value } nourriture
           *[other] { $value } nourritures
        }
        [stone] { $value ->
            [one] { $value } pierre
           *[other] { $value } pierres
        }
       *[other] { $value } { $colour_gives }
    }

## Actions: .the = in a sentence

action-merchant = Marchand
    .the = l’action Marchand
action-architect = Architecte
    .the = l’action Architecte
action-characters = Personnages
    .the = l’action Personnages
action-contracts = Contrats
    .the = l’action Contrats
action-king = Roi
    .the = l’action Roi
action-joker = Joker
    .the = l’action Joker

## Pawns: .the = in a sentence, .piece = what they place

pawn-merchant = marchand
    .the = le marchand
    .start = Le marchand
    .piece = une maison
pawn-architect = architecte
    .the = l’architecte
    .start = L’architecte
    .piece = un pilier

## Spaces of the map: .to = where somebody goes, .in = where something is, .of = what belongs to it

space-tiletum = Tiletum
    .to = à Tiletum
    .in = à Tiletum
    .of = de Tiletum
space-london = Londres
    .to = à Londres
    .in = à Londres
    .of = de Londres
space-brugge = Bruges
    .to = à Bruges
    .in = à Bruges
    .of = de Bruges
space-antwerpen = Anvers
    .to = à Anvers
    .in = à Anvers
    .of = d’Anvers
space-hamburg = Hambourg
    .to = à Hambourg
    .in = à Hambourg
    .of = de Hambourg
space-koeln = Cologne
    .to = à Cologne
    .in = à Cologne
    .of = de Cologne
space-leipzig = Leipzig
    .to = à Leipzig
    .in = à Leipzig
    .of = de Leipzig
space-paris = Paris
    .to = à Paris
    .in = à Paris
    .of = de Paris
space-troyes = Troyes
    .to = à Troyes
    .in = à Troyes
    .of = de Troyes
space-strasbourg = Strasbourg
    .to = à Strasbourg
    .in = à Strasbourg
    .of = de Strasbourg
space-frankfurt = Francfort
    .to = à Francfort
    .in = à Francfort
    .of = de Francfort
space-nuernberg = Nuremberg
    .to = à Nuremberg
    .in = à Nuremberg
    .of = de Nuremberg
space-praha = Prague
    .to = à Prague
    .in = à Prague
    .of = de Prague
space-bordeaux = Bordeaux
    .to = à Bordeaux
    .in = à Bordeaux
    .of = de Bordeaux
space-wien = Vienne
    .to = à Vienne
    .in = à Vienne
    .of = de Vienne
space-lyon = Lyon
    .to = à Lyon
    .in = à Lyon
    .of = de Lyon
space-milano = Milan
    .to = à Milan
    .in = à Milan
    .of = de Milan
space-verona = Vérone
    .to = à Vérone
    .in = à Vérone
    .of = de Vérone
space-venezia = Venise
    .to = à Venise
    .in = à Venise
    .of = de Venise
space-toulouse = Toulouse
    .to = à Toulouse
    .in = à Toulouse
    .of = de Toulouse
space-arles = Arles
    .to = à Arles
    .in = à Arles
    .of = d’Arles
space-genova = Gênes
    .to = à Gênes
    .in = à Gênes
    .of = de Gênes
space-firenze = Florence
    .to = à Florence
    .in = à Florence
    .of = de Florence
space-london_brugge = route Londres–Bruges
    .to = sur la route Londres–Bruges
    .in = sur la route Londres–Bruges
    .of = de la route Londres–Bruges
space-antwerpen_hamburg = route Anvers–Hambourg
    .to = sur la route Anvers–Hambourg
    .in = sur la route Anvers–Hambourg
    .of = de la route Anvers–Hambourg
space-paris_bordeaux = route Paris–Bordeaux
    .to = sur la route Paris–Bordeaux
    .in = sur la route Paris–Bordeaux
    .of = de la route Paris–Bordeaux
space-strasbourg_milano = route Strasbourg–Milan
    .to = sur la route Strasbourg–Milan
    .in = sur la route Strasbourg–Milan
    .of = de la route Strasbourg–Milan
space-nuernberg_verona = route Nuremberg–Vérone
    .to = sur la route Nuremberg–Vérone
    .in = sur la route Nuremberg–Vérone
    .of = de la route Nuremberg–Vérone
space-arles_genova = route Arles–Gênes
    .to = sur la route Arles–Gênes
    .in = sur la route Arles–Gênes
    .of = de la route Arles–Gênes

## Helpers

helper-merchant2 = Marchand, 2 PA
helper-merchant3 = Marchand, 3 PA
helper-characters2 = Personnages, 2 PA
helper-characters3 = Personnages, 3 PA
helper-contracts2 = Contrats, 2 PA
helper-contracts3 = Contrats, 3 PA
helper-architect2 = Architecte, 2 PA
helper-architect3 = Architecte, 3 PA
helper-king2 = Roi, 2 PA
helper-king3 = Roi, 3 PA
helper-joker1 = Action au choix, 1 PA
helper-plus1 = +1 PA
helper-plus2 = +2 PA
helper-plus3 = +3 PA
helper-colour = Ressources d’une autre couleur
helper-gold = 4 or
helper-vp = 4 PV
helper-gold2vp2 = 2 or et 2 PV
helper-any2 = 2 ressources au choix
helper-any3 = 3 ressources au choix
helper-four = 1 fer, 1 laine, 1 pierre et 1 nourriture
helper-building = Bonus d’un bâtiment

## Contracts: price and points

contract-same1 = 1 ressource → 1 PV
contract-same3 = 3 ressources identiques → 3 PV
contract-same5 = 5 ressources identiques → 6 PV
contract-same7 = 7 ressources identiques → 10 PV
contract-same8 = 8 ressources identiques → 13 PV
contract-iron2 = 2 fer → 2 PV
contract-iron3 = 3 fer → 4 PV
contract-iron9 = 9 fer → 17 PV
contract-iron5k = 5 fer → 7 PV, 1 case sur la piste du Roi
contract-iron7k = 7 fer → 11 PV, 1 case sur la piste du Roi
contract-wool2 = 2 laine → 2 PV
contract-wool3 = 3 laine → 4 PV
contract-wool9 = 9 laine → 17 PV
contract-wool5m = 5 laine → 7 PV, marchand : jusqu’à 1 pas
contract-wool7m = 7 laine → 11 PV, marchand : jusqu’à 1 pas
contract-same2iron2 = 2 ressources identiques + 2 fer → 5 PV
contract-same3iron3 = 3 ressources identiques + 3 fer → 8 PV
contract-same2wool2 = 2 ressources identiques + 2 laine → 5 PV
contract-same3wool3 = 3 ressources identiques + 3 laine → 8 PV
contract-mix1 = 1 fer + 1 laine → 2 PV
contract-mix2 = 2 fer + 2 laine → 6 PV
contract-mix4 = 4 fer + 4 laine → 12 PV
contract-mix3c = 3 fer + 3 laine → 9 PV, action Personnages (1 PA)
contract-mix5c = 5 fer + 5 laine → 16 PV, action Personnages (1 PA)

## Crests: .the = in a sentence

crest-lily = blason au lys
crest-beast = blason à la bête d’or
crest-eagle = blason à l’aigle
crest-rose = blason à la rose
crest-tower = blason à la tour
crest-cross = blason à la croix

## Characters: .of = whose bonus, .object = in a sentence

person-notary = notaire
    .of = du notaire
    .object = le notaire
person-steward = intendante
    .of = de l’intendante
    .object = l’intendante
person-courtier = courtisan
    .of = du courtisan
    .object = le courtisan
person-trader = négociante
    .of = de la négociante
    .object = la négociante
person-mason = maître maçon
    .of = du maître maçon
    .object = le maître maçon

## What a character gives

bonus-con1any = action Contrats, 1 PA, 1 ressource au choix
bonus-con2any = action Contrats, 2 PA, 1 ressource au choix
bonus-con3 = action Contrats, 3 PA
bonus-wool2 = 2 laine
bonus-iron1 = 1 fer
bonus-iron2 = 2 fer
bonus-gold1iron1 = 1 or + 1 fer
bonus-gold1wool1 = 1 or + 1 laine
bonus-char1 = action Personnages, 1 PA
bonus-char2 = action Personnages, 2 PA
bonus-arch1merch1 = architecte : jusqu’à 1 pas, marchand : jusqu’à 1 pas
bonus-food1 = 1 nourriture
bonus-food2 = 2 nourritures
bonus-gold2 = 2 or
bonus-gold3 = 3 or
bonus-king1 = action Roi, 1 PA
bonus-king2 = action Roi, 2 PA
bonus-vp2 = 2 PV
bonus-vp3 = 3 PV
bonus-merch1 = marchand : jusqu’à 1 pas
bonus-merch2 = marchand : jusqu’à 2 pas
bonus-merch1house = marchand : jusqu’à 1 pas, puis une maison dans sa ville
bonus-house = une maison dans la ville du marchand
bonus-arch1 = architecte : jusqu’à 1 pas
bonus-arch2 = architecte : jusqu’à 2 pas
bonus-arch1pillar = architecte : jusqu’à 1 pas, puis un pilier dans sa ville
bonus-pillar = un pilier dans la ville de l’architecte
bonus-stone1 = 1 pierre
bonus-stone2 = 2 pierres

## Fair tiles

fair-house_pillar_set = paires maison + pilier
fair-contract_cathedral_set = paires contrat + cathédrale
fair-contracts = contrats remplis
fair-king_track = piste du Roi
fair-contract_crest_set = paires contrat + blason
fair-houses = maisons
fair-upper_floor_characters = personnages aux étages 2 et 3
fair-crests = blasons
fair-pillars = piliers
fair-filled_buildings = bâtiments remplis
fair-cathedrals = tuiles Cathédrale

## Places that a character can be chosen from; rooms (.kind and .number choose the sentence)

entry-offer-1 = place 1 de l’offre
    .kind = offer
    .number = 1
entry-offer-2 = place 2 de l’offre
    .kind = offer
    .number = 2
entry-offer-3 = place 3 de l’offre
    .kind = offer
    .number = 3
entry-offer-4 = place 4 de l’offre
    .kind = offer
    .number = 4
entry-offer-5 = place 5 de l’offre
    .kind = offer
    .number = 5
entry-store-1 = entrepôt 1
    .kind = store
    .number = 1
entry-store-2 = entrepôt 2
    .kind = store
    .number = 2
entry-store-3 = entrepôt 3
    .kind = store
    .number = 3
entry-store-4 = entrepôt 4
    .kind = store
    .number = 4
room-1-1 = Bâtiment 1, étage 1
room-1-2 = Bâtiment 1, étage 2
room-1-3 = Bâtiment 1, étage 3
room-2-1 = Bâtiment 2, étage 1
room-2-2 = Bâtiment 2, étage 2
room-2-3 = Bâtiment 2, étage 3
room-3-1 = Bâtiment 3, étage 1
room-3-2 = Bâtiment 3, étage 2
room-3-3 = Bâtiment 3, étage 3
room-4-1 = Bâtiment 4, étage 1
room-4-2 = Bâtiment 4, étage 2
room-4-3 = Bâtiment 4, étage 3
room-5-1 = Bâtiment 5, étage 1
room-5-2 = Bâtiment 5, étage 2
room-5-3 = Bâtiment 5, étage 3

## Solo game: decrees and challenges

decree-buildings_are_forever = Les édifices sont éternels
decree-king_and_country = Pour le Roi et la patrie
decree-mercantile_empire = Empire marchand
decree-family_alliances = Alliances familiales
decree-business_is_business = Les affaires sont les affaires
decree-religious_communities = Communautés religieuses
decree-noblesse_oblige = Noblesse oblige
decree-proud_pillars = Fiers piliers
decree-familiar_faces = Visages familiers
decree-busy_hands = Mains laborieuses
decree-glorious_spires = Flèches glorieuses
decree-undying_fame = Gloire immortelle
decree-worldly_riches = Richesses du monde
challenge-very_special_friends = Amis très particuliers
    .text = Un assistant « { helper-building } » ou « { helper-colour } » de son secteur rapporte 5 or à Titus ; il garde un contrat du secteur.
challenge-resourceful_clergy = Clergé ingénieux
    .text = Les assistants de son secteur qui donnent des ressources ou des points de victoire les donnent à Titus.
challenge-whispers = Murmures à l’oreille du Roi
    .text = Un assistant à points d’action dans son secteur fait avancer Titus d’une case sur la piste du Roi.
challenge-ecclesiastical_income = Revenus ecclésiastiques
    .text = Un assistant à points d’action dans son secteur donne à Titus autant de PV que de points d’action.
challenge-visitors_to_the_curia = Visiteurs de la Curie
    .text = Titus gagne les bonus des personnages qu’il place ; au lieu d’actions, il marque des PV.
challenge-deep_coffers = Coffres profonds
    .text = Chaque dé donne à Titus une ressource de plus.
challenge-favor_at_the_court = Faveur à la Cour
    .text = À la phase du Roi, Titus n’est jamais en dessous de la case 5 PV.
challenge-ready_for_action = Prêts pour l’action
    .text = Titus commence avec un blason ; ses bâtiments remplis donnent aussitôt leurs points bonus.

## Where one is: before a prompt, from the outside in

trail-action =
    { $action }, { $points ->
         [one] il reste { $points } PA
        *[other] il reste { $points } PA
    }
trail-helper = assistant « { $helper } »
trail-contract = bonus d’un contrat
trail-crest = bonus du { $crest }
trail-character = bonus { $person_of }
trail-house = bonus de l’emplacement de maison

## Prompts

prompt-die = Prenez un dé.
prompt-value = Dé { $colour } { $value } : quelle valeur lui donnez-vous ?
    .more = Chaque modification de 1 coûte 2 or.
prompt-colour = Dé { $colour } { $value } : utiliser l’assistant « { helper-colour } » ?
prompt-tile = Prenez-vous la tuile Bonus de ce secteur ?
    .more =
        C’est { $what ->
            [0] l’assistant « { $helper } »
            [1] le contrat { $contract }
           *[2] le { $crest }
        }.
prompt-favour = Vous menez sur la piste du Roi.
    .more =
        Sa tuile : { $what ->
            [0] l’assistant « { $helper } »
            [1] le contrat { $contract }
           *[2] le { $crest }
        }. La prendre ?
prompt-joker = Quelle action effectuez-vous avec le joker ?
prompt-architect =
    { $points ->
         [0] Plus aucun point d’action : terminez le tour, ou effectuez une action auxiliaire.
        *[1] Que fait votre architecte { $space_in } ?
    }
prompt-merchant =
    { $points ->
         [0] Plus aucun point d’action : terminez le tour, ou effectuez une action auxiliaire.
        *[1] Que fait votre marchand { $space_in } ?
    }
prompt-characters =
    { $points ->
         [0] Plus aucun point d’action : terminez le tour, ou effectuez une action auxiliaire.
        *[1] Prenez un personnage, renouvelez l’offre ou placez un personnage.
    }
prompt-contracts =
    { $points ->
         [0] Plus aucun point d’action : terminez le tour, ou effectuez une action auxiliaire.
        *[1] Prenez une tuile de l’offre, ou échangez une ressource.
    }
prompt-king = Votre marqueur a avancé : terminez le tour, ou effectuez une action auxiliaire.
prompt-room = Dans quelle pièce placez-vous { $person_object } ({ $bonus }) ?
prompt-give = Échange : quelle ressource donnez-vous ?
prompt-get = Échange : quelle ressource recevez-vous ?
prompt-gain =
    { $count ->
         [one] Choisissez une ressource.
        *[other] Choisissez { $count } ressources, l’une après l’autre.
    }
prompt-space = Sur quel emplacement placez-vous la maison { $space_in } ?
prompt-house = Placez une maison dans la ville de votre choix.
prompt-pillar = Placez un pilier dans la ville à cathédrale de votre choix.
prompt-go = { $pawn_start } peut aller sur la case de votre choix.
prompt-building = De quel bâtiment gagnez-vous les bonus des personnages ?
prompt-bonus = Bâtiment { $building } : quel bonus prenez-vous ensuite ?
prompt-part = Par quoi commencez-vous ?
prompt-walk =
    { $steps ->
         [0] { $pawn_start } est { $space_in }.
         [one] { $pawn_start } est { $space_in } et a { $steps } pas gratuit.
        *[other] { $pawn_start } est { $space_in } et a { $steps } pas gratuits.
    }
    .more =
        { $place ->
             [1] Vous pouvez y placer { $pawn_piece }.
            *[0] { "" }
        }
prompt-same =
    { $count ->
         [one] { $contract } : avec quelle ressource payez-vous ?
        *[other] { $contract } : avec quelle ressource payez-vous les { $count } ressources identiques ?
    }
prompt-buy = Achetez une ressource.
prompt-fulfil = Remplissez un contrat.
prompt-crest = Placez un blason.
prompt-contribute = Contribuez à une cathédrale.
prompt-help = Utilisez un assistant.

## Moves

move-die =
    { $colour_start } { $value } : { die-goods } ; { $action }, { $points } PA{ $here ->
         [1] , tuile Bonus
        *[0] { "" }
    }
    .bare = { $colour_start } { $value }
move-value =
    Valeur { $value }{ $gold ->
         [0] { "" }
        *[1] { " " }pour { price-gold }
    } : { $action }, { $points } PA{ $here ->
         [1] , tuile Bonus
        *[0] { "" }
    }
    .bare = Valeur { $value }
move-colour = Gagner { $resource_object } à la place
move-colour-none = Garder la couleur du dé
move-tile-take = Prendre la tuile
move-tile-leave = Laisser la tuile
move-favour-take = Prendre la tuile
move-favour-discard = Défausser la tuile
move-joker = { $action }, { $points } PA
    .bare = { $action }
move-joker-end =
    { $mine ->
         [1] Terminer le tour
        *[0] Terminer l’action
    }
    .bare = Terminer l’action
move-king-end = Terminer le tour
move-architect = Déplacer l’architecte { $space_to }
move-architect-pillar = Placer un pilier
move-architect-tile = Prendre la tuile Bonus
move-architect-end =
    { $mine ->
         [1] Terminer le tour
        *[0] Terminer l’action
    }
    .bare = Terminer l’action
move-merchant = Déplacer le marchand { $space_to }
move-merchant-house = Placer une maison
move-merchant-tile = Prendre la tuile Bonus
move-merchant-end =
    { $mine ->
         [1] Terminer le tour
        *[0] Terminer l’action
    }
    .bare = Terminer l’action
move-characters =
    { $entry_kind ->
         [offer] Prendre { $person_object } ({ $bonus }), place { $entry_number }
        *[store] Placer { $person_object } ({ $bonus }), place { $entry_number } de l’entrepôt
    }
    .bare =
        { $entry_kind ->
             [offer] Prendre le personnage de la place { $entry_number }
            *[store] Placer le personnage, place { $entry_number } de l’entrepôt
        }
move-characters-refresh = Renouveler l’offre
move-characters-end =
    { $mine ->
         [1] Terminer le tour
        *[0] Terminer l’action
    }
    .bare = Terminer l’action
move-room = { $room }
move-contracts =
    { $what ->
         [1] Prendre le contrat { $contract }
        *[2] Prendre le { $crest }
    } (case { $slot }, { $count } PA)
    .bare = Prendre la tuile de la case { $slot }
move-contracts-swap = Échanger une ressource
move-contracts-end =
    { $mine ->
         [1] Terminer le tour
        *[0] Terminer l’action
    }
    .bare = Terminer l’action
move-give = { $resource_start }
move-get = { $resource_start }
move-gain = { $resource_start }
move-space =
    Emplacement { $place }{ $reward ->
         [0] , sans bonus
         [1] { " : " }{ $points } PV
        *[2] { " : " }les bonus d’un bâtiment
    }
    .bare = Emplacement { $place }
move-house = Placer une maison { $space_in }
move-house-none = Ne pas placer de maison
move-pillar = Placer un pilier { $space_in }
move-pillar-none = Ne pas placer de pilier
move-go = Aller { $space_to }
move-go-none = Rester
move-building = Bâtiment { $building }
move-building-none = Aucun
move-bonus = Étage { $floor }, { $person } : { $bonus }
    .bare = Étage { $floor }
move-bonus-stop = Laisser le reste
move-part =
    { $what ->
         [0] { $action }, { $points } PA
        *[1] Une ressource au choix
    }
    .bare = Partie { $part }
move-walk = Déplacer { $pawn_the } { $space_to }
    .bare = Se déplacer { $space_to }
move-walk-place = Placer { $pawn_piece } ici
    .bare = Placer ici une maison ou un pilier
move-walk-stop = S’arrêter ici
move-buy = Acheter 1 { $resource } pour 2 or
move-fulfil =
    Remplir le contrat { $contract }{ $buy ->
         [1] , en achetant ce qui manque pour { price-gold }
        *[0] { "" }
    }
    .bare = Remplir le contrat { $contract }
move-same =
    { counted-resource }{ $buy ->
         [1] , en achetant ce qui manque pour { price-gold }
        *[0] { "" }
    }
    .bare = { $resource_start }
move-crest =
    Placer le { $crest } sous le bâtiment { $building } pour { price-food }{ $buy ->
         [1] , en achetant ce qui manque pour { price-gold }
        *[0] { "" }
    }
    .bare = Placer le { $crest } sous le bâtiment { $building }
move-contribute =
    Contribuer à la cathédrale { $space_of } : { price-stone } pour { $points } PV{ $buy ->
         [1] , en achetant ce qui manque pour { price-gold }
        *[0] { "" }
    }
    .bare = Contribuer à la cathédrale { $space_of }
move-help = Utiliser l’assistant « { $helper } »

## Refusals, each with a remedy

refusal-no-such-die = Ce dé n’est pas sur la roue.
    .remedy = Prenez un des dés qui sont sur la roue.
refusal-no-gold = Cela coûte { $need } or, vous en avez { $held }.
    .remedy = Choisissez moins cher, ou gagnez d’abord de l’or.
refusal-same-colour = Le dé donne déjà cette ressource.
    .remedy = Choisissez une autre ressource, ou gardez l’assistant.
refusal-storage-full = Votre entrepôt est plein.
    .remedy = Utilisez-en d’abord une tuile, ou laissez celle-ci.
refusal-family-owned = Vous avez déjà le { $crest }.
    .remedy = Prenez le blason d’une autre famille.
refusal-six-contracts = Les six emplacements de contrat sont occupés.
    .remedy = Laissez désormais les contrats aux autres.
refusal-no-option = Cette action ne permet rien pour l’instant.
    .remedy = Choisissez une autre action.
refusal-must-choose = Vous ne pouvez pas passer ce choix.
    .remedy = Choisissez une des possibilités proposées.
refusal-no-points =
    { $points ->
         [0] Vous n’avez plus de point d’action.
         [one] Il ne vous reste que { $points } PA, ce n’est pas assez.
        *[other] Il ne vous reste que { $points } PA, ce n’est pas assez.
    }
    .remedy = Choisissez moins cher, ou terminez l’action.
refusal-not-adjacent = Le pion n’est pas à côté de cette case ({ $space }).
    .remedy = Avancez pas à pas le long des routes.
refusal-no-piece = Vous n’avez plus de maison ni de pilier en réserve.
    .remedy = Remplissez un bâtiment pour libérer une maison, un contrat pour libérer un pilier.
refusal-no-house-space = Il n’y a pas d’emplacement de maison libre ici.
    .remedy = Choisissez une autre ville.
refusal-house-here = Vous y avez déjà une maison.
    .remedy = Choisissez une autre ville.
refusal-no-cathedral = Il n’y a pas de cathédrale ici.
    .remedy = Choisissez une ville à cathédrale.
refusal-no-pillar-space = Tous les emplacements de pilier sont pris.
    .remedy = Choisissez une autre cathédrale.
refusal-pillar-here = Vous y avez déjà un pilier.
    .remedy = Choisissez une autre cathédrale.
refusal-no-tile = Il n’y a pas de tuile Bonus ici.
    .remedy = Allez là où il y en a une.
refusal-no-character = Il n’y a pas de personnage à cette place de l’entrepôt.
    .remedy = Prenez-en d’abord un dans l’offre.
refusal-no-room = Il n’y a pas de pièce libre pour ce personnage.
    .remedy = Il faut plus de points d’action, ou un autre personnage.
refusal-room-taken = { $room } : cette pièce est occupée.
    .remedy = Choisissez une pièce vide.
refusal-other-kind = Un bâtiment n’accueille qu’un seul type de personnage, et chaque type n’occupe qu’un seul bâtiment. Impossible de placer { $person_object } ici.
    .remedy = Choisissez le bâtiment de ce type, ou un bâtiment vide.
refusal-slot-empty = Il n’y a rien à cet endroit.
    .remedy = Choisissez une des tuiles proposées.
refusal-no-resource = Vous n’en avez pas.
    .remedy = Donnez une ressource que vous possédez.
refusal-same-type = On ne reçoit pas la ressource que l’on donne.
    .remedy = Choisissez une autre ressource.
refusal-space-taken = Cet emplacement de maison est pris, ou n’est pas en jeu.
    .remedy = Choisissez un emplacement libre.
refusal-no-part = Il n’y a plus rien à faire ici.
    .remedy = Choisissez ce qui reste, ou arrêtez.
refusal-not-in-storage = Vous n’avez pas cette tuile dans votre entrepôt.
    .remedy = Utilisez une de celles qui y sont.
refusal-cannot-pay =
    { $what ->
         [0] Vous ne pouvez pas payer le contrat « { $contract } », même en achetant ce qui manque.
         [1] { $need ->
             [one] Cela coûte { $need } nourriture ; vous en avez { $held }, et pas assez d’or pour acheter le reste.
            *[other] Cela coûte { $need } nourritures ; vous en avez { $held }, et pas assez d’or pour acheter le reste.
         }
        *[2] { $need ->
             [one] Cela coûte { $need } pierre ; vous en avez { $held }, et pas assez d’or pour acheter le reste.
            *[other] Cela coûte { $need } pierres ; vous en avez { $held }, et pas assez d’or pour acheter le reste.
         }
    }
    .remedy = Procurez-vous d’abord les ressources.
refusal-not-this-type = Les ressources au choix doivent être différentes de celle que le contrat indique.
    .remedy = Choisissez une autre ressource.
refusal-crest-space-taken = Il y a déjà un blason sous le bâtiment { $building }.
    .remedy = Choisissez un autre bâtiment.
refusal-no-own-pillar = Vous n’avez pas de pilier { $space_in }.
    .remedy = Placez-en d’abord un.
refusal-contributed = Vous avez déjà contribué à la cathédrale { $space_of }.
    .remedy = Choisissez une autre cathédrale.
refusal-only-with-a-die = L’assistant « { helper-colour } » s’utilise en prenant un dé.
    .remedy = Le jeu vous le proposera quand vous prendrez un dé.
refusal-only-in-the-die-action = Les PA supplémentaires ne s’ajoutent qu’à l’action du dé.
    .remedy = Utilisez l’assistant pendant cette action.
refusal-track-end = Votre marqueur est au bout de la piste du Roi.
    .remedy = Gardez l’assistant pour plus tard.
refusal-no-building = Il n’y a aucun personnage dans ce bâtiment.
    .remedy = Placez d’abord un personnage, ou choisissez un autre bâtiment.
refusal-not-for-sale = L’or ne s’achète pas.
    .remedy = Achetez une autre ressource.
refusal-here-already = Le pion y est déjà.
    .remedy = Choisissez une autre case, ou restez.
refusal-solo-is-for-two = Le jeu en solo a un seul joueur ; le cardinal Titus occupe la seconde place.
    .remedy = Choisissez un joueur, ou désactivez le jeu en solo.

## Log

log-fairs = La foire { $round } a lieu { $space_in } : { $fair }.
log-challenge = Carte Défi : { $challenge }.
log-round = La manche { $round } commence.
log-dice =
    Valeur { $value } ({ $action }) : { $gold ->
         [0] { "" }
         [1] jaune
        *[n] { $gold }× jaune
    }{ $food ->
         [0] { "" }
         [1] { dice-then-food }rose
        *[n] { dice-then-food }{ $food }× rose
    }{ $wool ->
         [0] { "" }
         [1] { dice-then-wool }gris clair
        *[n] { dice-then-wool }{ $wool }× gris clair
    }{ $stone ->
         [0] { "" }
         [1] { dice-then-stone }gris foncé
        *[n] { dice-then-stone }{ $stone }× gris foncé
    }{ $iron ->
         [0] { "" }
         [1] { dice-then-iron }bleu
        *[n] { dice-then-iron }{ $iron }× bleu
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
         [0] Corruption 0 : rien ne change sur la piste du Roi.
         [one] Corruption { $count } : tous reculent d’une case sur la piste du Roi.
        *[other] Corruption { $count } : tous reculent de { $count } cases sur la piste du Roi.
    }
log-die = { $seat } prend le dé { $colour } { $value } ({ $action }).
log-change = { $seat } donne au dé la valeur { $value } pour { amount-gold }.
log-colour = { $seat } utilise l’assistant « { helper-colour } » et prend { $resource_object }.
log-gain = { $seat } gagne { counted-resource }.
log-pay = { $seat } paie { counted-resource }.
log-buy = { $seat } achète { counted-resource } pour { price-gold }.
log-action = { $seat } effectue { $action_the } ({ $count } PA).
log-side = { $seat } effectue une action supplémentaire : { $action } ({ $count } PA).
log-more = { $seat } obtient { $count } PA de plus pour { $action_the }.
log-move = { $seat } déplace { $pawn_the } { $space_to }.
log-house = { $seat } place une maison { $space_in }.
log-pillar = { $seat } place un pilier { $space_in }.
log-take-helper = { $seat } prend l’assistant « { $helper } ».
log-take-contract = { $seat } prend le contrat { $contract }.
log-take-crest = { $seat } prend le { $crest }.
log-take-character = { $seat } prend { $person_object } ({ $bonus }).
log-offer-character = Nouveau dans l’offre : { $person } ({ $bonus }).
log-refresh = { $seat } renouvelle l’offre de personnages.
log-place = { $seat } place { $person_object } à l’étage { $floor } du bâtiment { $building }.
log-filled = { $seat } remplit le bâtiment { $building }.
log-completed = { $seat } achève le bâtiment { $building }.
log-marker = { $seat } a désormais +{ $count } PA pour { $action_the }.
log-offer-contract = Nouveau dans l’offre de contrats (case { $slot }) : { $contract }.
log-offer-crest = Nouveau dans l’offre de contrats (case { $slot }) : { $crest }.
log-fulfil = { $seat } remplit le contrat { $contract }.
log-crest = { $seat } place le { $crest } sous le bâtiment { $building }.
log-contribute = { $seat } contribue à la cathédrale { $space_of }.
log-help = { $seat } utilise l’assistant « { $helper } ».
log-king =
    { $count ->
         [one] { $seat } avance d’une case sur la piste du Roi, jusqu’à la case { $vp } PV.
        *[other] { $seat } avance de { $count } cases sur la piste du Roi, jusqu’à la case { $vp } PV.
    }
log-king-tile = { $seat } mène sur la piste du Roi.
log-discard = { $seat } défausse la tuile de la piste du Roi.
log-order =
    { $seat } est en { $place ->
        [1] 1re
       *[n] { $place }e
    } position dans l’ordre du tour.
log-reset = { $seat } revient à 0 sur la piste du Roi.
log-fair = La foire { $space_of } commence : { $fair }.
log-fair-nobody = Personne n’y participe.
log-fair-nothing = { $seat } y participe sans rien marquer.
log-sector-helper = Nouvelle tuile Bonus ({ $action }) : assistant « { $helper } ».
log-sector-contract = Nouvelle tuile Bonus ({ $action }) : contrat { $contract }.
log-sector-crest = Nouvelle tuile Bonus ({ $action }) : { $crest }.
log-king-helper = Nouvelle tuile Bonus à la piste du Roi : assistant « { $helper } ».
log-king-contract = Nouvelle tuile Bonus à la piste du Roi : contrat { $contract }.
log-king-crest = Nouvelle tuile Bonus à la piste du Roi : { $crest }.
log-wheel = La roue tourne d’un secteur.
log-decree = Décret : { $decree }.
log-titus-tile = { $seat } retire la tuile de son secteur.
log-points-start = { $seat } commence avec { $points } PV.
log-points-king = { $seat } reçoit { $points } PV sur la piste du Roi.
log-points-fairs =
    { $seat } reçoit { $points } PV à la foire{ $count ->
         [0] { "" }
        *[n] { " " }({ $count } × { $each })
    }.
log-points-house_spaces = { $seat } marque { $points } PV pour un emplacement de maison.
log-points-contracts = { $seat } marque { $points } PV pour un contrat.
log-points-cathedrals = { $seat } marque { $points } PV pour une cathédrale.
log-points-characters = { $seat } marque { $points } PV grâce à un personnage.
log-points-helpers = { $seat } marque { $points } PV grâce à un assistant.
log-points-crests = { $seat } marque { $points } PV pour un blason.
log-points-houses_and_pillars = { $seat } marque { $points } PV pour ses maisons et ses piliers ({ $houses } × { $pillars }).
log-points-buildings = { $seat } marque { $points } PV pour ses { $count } bâtiments achevés.
log-points-resources = { $seat } marque { $points } PV pour ses { $count } ressources restantes.
log-points-challenges = { $seat } marque { $points } PV grâce à une carte Défi.

## Where points come from

source-start = Départ
source-king = Piste du Roi
source-fairs = Foires
source-house_spaces = Emplacements de maison
source-contracts = Contrats
source-cathedrals = Cathédrales
source-characters = Personnages
source-helpers = Assistants
source-crests = Blasons
source-houses_and_pillars = Maisons fois piliers
source-buildings = Bâtiments achevés
source-resources = Ressources restantes
source-challenges = Cartes Défi

## Options

option-solo = Jeu en solo
    .text = Un joueur contre le cardinal Titus, qui occupe la seconde place : facile, normal ou difficile.
    .off = aucun
    .easy = facile
    .normal = normal
    .hard = difficile
option-random_actions = Tuiles Action aléatoires
    .text = Les six actions sont placées au hasard autour de la roue.
option-fair_crests_count_storage = Les blasons en entrepôt comptent
    .text = Les foires comptent aussi les blasons de l’entrepôt.
option-fair_filled_counts_building6 = Le sixième bâtiment compte
    .text = Le bâtiment plein dès le départ compte comme rempli aux foires.
option-king_track_refill = Piste du Roi regarnie
    .text = Une nouvelle tuile Bonus est posée à la piste du Roi aux manches 2 et 3.
option-king_track_round4_vp = Points au premier de la piste à la manche 4
    .text = À la manche 4, le premier de la piste du Roi marque des points au lieu de prendre une tuile.
option-king_fair_before_reset = Foire du Roi avant le retour des marqueurs
    .text = La foire du Roi compte les cases occupées avant le retour des marqueurs à 0.
option-same_part_may_equal_named_part = Deux fois la même ressource
    .text = Les ressources au choix d’un contrat peuvent être celle qu’il indique aussi.
option-helper_keeps_its_space = L’assistant garde sa place
    .text = Un assistant reste dans l’entrepôt jusqu’à la fin de son effet.
option-roof_house_after_bonus = Maison du toit après le bonus
    .text = La maison du toit est libérée après le bonus du dernier personnage.

## The sheet beside the table, and what the icons mean

aid-round = Une manche
aid-round-text =
    On lance { $dice } dés et on les range autour de la roue.
    Trois fois : un jeton Corruption, puis chacun prend un dé.
    Changer un dé de 1 coûte { $gold } or ; 6 et 1 se touchent.
    Phase du Roi : points de la piste, nouvel ordre. Puis la foire.
aid-dice = Un dé
aid-value = Valeur : autant de ressources
aid-points = Points d’action
aid-actions = Actions
aid-merchant = 1 PA chaque : un pas ; une maison ; une tuile Bonus
aid-architect = 1 PA chaque : un pas ; un pilier ; une tuile Bonus
aid-characters = 1 PA : en prendre un, ou renouveler ; 1/2/3 PA : à l’étage 1/2/3
aid-contracts = PA selon la case : prendre une tuile ; 1 PA : échanger une ressource
aid-king = Une case de la piste du Roi par PA
aid-joker = L’une des cinq autres
aid-beside = À tout moment de votre tour
aid-beside-text =
    { $gold } or pour 1 pierre, laine, fer ou nourriture
    remplir un contrat ; placer un blason contre de la nourriture
    contribuer à la cathédrale où vous avez un pilier
    utiliser un assistant
aid-fairs = Foires : ce que vaut chaque unité
aid-fair-printed = Foires 1 à 4, par unité
aid-end = À la fin
aid-track = Piste du Roi : les PV de chaque case après une manche
aid-fulfilled = Contrats remplis : PV en plus, du premier au sixième
aid-crests = Blasons : la nourriture demandée, par bâtiment
icon-house = Une maison
icon-pillar = Un pilier
icon-cathedral = Une cathédrale
icon-crest = Un blason
icon-vp = Points de victoire (PV)
icon-any = Une ressource au choix
icon-same = Toutes de la même sorte, au choix
icon-step = Un pas du marchand ou de l’architecte
icon-building = Un de vos bâtiments
icon-colour = Le dé donne une autre ressource

## The table as text

board-round = Manche { $round } sur { $rounds }.
board-order = Ordre du tour : { $list }.
board-corruption = Corruption révélée : { $list } ; encore possible : { $rest }.
board-none = rien
board-wheel = La roue d’action, secteur par secteur :
board-sector = { $value } : { $action }, { $points } PA. { $dice }
board-dice = Dés : { $list }.
board-no-dice = Aucun dé.
board-tile = Tuile : { $tile }.
board-times = { $count }× { $what }
board-king = Piste du Roi, depuis l’avant : { $list }.
board-king-space = { $vp } PV : { $list }
board-king-tile = Tuile à la piste du Roi : { $tile }.
board-fairs = Foires :
board-fair = { $round }. { $space } : { $points } PV, { $fair }{ $over }
board-over = { " " }(passée)
board-contracts = Offre de contrats, { $list } dans la pile :
board-slot = { $slot } ({ $count } PA) : { $tile }
board-characters = Offre de personnages, { $list } dans la pile :
board-place = { $slot } : { $tile }
board-map = La carte :
board-city = { $space } : { $list }
board-ways = cases voisines : { $list }
board-two-steps = { $space } (2 pas)
board-houses = maisons : { $list }
board-house-free = emplacement de maison libre
board-house-free-vp = emplacement de maison libre ({ $points } PV)
board-house-free-building = emplacement de maison libre (bonus d’un bâtiment)
board-cathedral = cathédrale : { price-stone } pour { $points } PV, emplacements de pilier libres : { $count }
board-cathedral-none = pas de cathédrale dans cette partie
board-pillars = piliers : { $list }
board-players = Joueurs :
board-you = { $seat } (vous)
board-pair = { $left } : { $right }
board-points = { $points } PV
board-goods = { $list }
board-goods-none = aucune ressource
board-titus-goods =
    { $count ->
         [one] { $count } marchandise
        *[other] { $count } marchandises
    }
board-pawns = marchand { $left }, architecte { $right }
board-supply = en réserve : maisons { $left }, piliers { $right }
board-storage = entrepôt : { $list }
board-storage-none = entrepôt vide
board-fulfilled = contrats remplis : { $list }
board-building = bâtiment { $building } : { $list }
board-room = { $tile } à l’étage { $floor }
board-rooms-empty =
    { $count ->
         [one] { $count } pièce vide
        *[other] { $count } pièces vides
    }
board-crest = { $tile }
board-crest-free = blason pour { price-food }
board-full = plein
board-extra = { $action } +{ $count }
board-helper = assistant « { $helper } »
board-contract = contrat { $contract }
board-character = { $person } ({ $bonus })
board-holds = détient : { $list }
board-challenges = Cartes Défi :
board-decrees = Décrets encore à venir : { $list }.
board-taken = dés pris : { $list }
board-die = { $colour } { $value }

## La table en images

about-place = Europe
about-time = environ 90 minutes
about-weight = élevée
final-ties = À égalité de points, l’ordre du tour à la fin de la partie départage les joueurs (T-12.4).
draw-map = Carte d’Europe
draw-map-round = Carte d’Europe, manche { $round }
draw-short-koeln = Cologne
draw-wheel = Roue d’action
draw-king = Piste du Roi
draw-corruption = Corruption
draw-fairs = Foires
draw-works = Vos chantiers de cathédrale
draw-contracts = Contrats et blasons
draw-characters = Personnages
draw-stack = { $count } dans la pile
draw-ap = PA
draw-storehouse = Ressources et dés
draw-dice = Dés pris : { $count }
draw-buildings = Bâtiments
draw-storage = Entrepôt
draw-fulfilled = Contrats remplis
draw-others = Plateaux des autres
draw-boards = Plateaux des joueurs
draw-goods = marchandises : fer et laine
draw-titus-holds = contrats et blasons qu’il détient
draw-place =
    { $place ->
        [1] 1er
        [2] 2e
        [3] 3e
       *[4] 4e
    }
draw-count-houses = maisons sur la carte
draw-count-pillars = piliers sur la carte
draw-count-contracts = contrats remplis
draw-count-cathedrals = tuiles Cathédrale
draw-count-crests = blasons
draw-over = La partie est finie
draw-winner = { $seat } l’emporte avec { $points } PV.
draw-phase-turns = Tour { $lap }/{ $laps }
draw-phase-king = Roi
draw-phase-fair = Foire
draw-phase-cleanup = Entretien
draw-phase-end = Décompte final
draw-next-fair = Prochaine foire { $place }
draw-fair-counts = { $points } PV l’unité : { $fair }.
draw-fair-king = { $points } PV, plus ceux de la piste du Roi.
draw-fair-now = En l’état : { $list }.
draw-fair-nobody = Pour l’instant, personne n’y participe.
draw-fair-not-you = Il vous faut une maison ou votre marchand { $place }.
draw-you = vous
draw-amount-vp = { $count } PV
draw-amount-gold = { amount-gold }
draw-amount-food = { amount-food }
draw-amount-wool = { amount-wool }
draw-amount-stone = { amount-stone }
draw-amount-iron = { amount-iron }
draw-points-left =
    { $count ->
         [one] reste { $count } PA
        *[other] restent { $count } PA
    }
draw-on-track = sur la piste du Roi : { $points }
draw-new-house =
    { $count ->
         [one] { $count } maison de plus en réserve
        *[other] { $count } maisons de plus en réserve
    }
draw-new-pillar =
    { $count ->
         [one] { $count } pilier de plus en réserve
        *[other] { $count } piliers de plus en réserve
    }
draw-completes = le bâtiment { $building } est achevé
draw-takes = dans l’entrepôt : { $tile }
draw-at-fair = à la foire : { $points } PV
draw-closer = Là où vous décidez
draw-farther = Toute la table

## Ce qu’est chaque chose

explain-road = Une case de route : un pas comme un autre, mais on n’y place et n’y prend rien.
explain-pawn = { $pawn } ({ $seat })
explain-pawn-place = Se trouve { $place }.
explain-fair = Foire { $number } { $place }
explain-fair-over = Cette foire a eu lieu.
explain-fair-who = Y participe qui a une maison ou son marchand sur place.
explain-fair-there = { $seat } : { $points } PV ({ $count })
explain-fair-away = { $seat } : pas sur place, aurait { $points } PV ({ $count })
explain-action-merchant = Pour 1 PA chaque fois : déplacez votre marchand d’un pas, placez une maison de votre réserve dans sa ville ou prenez-y la tuile Bonus.
explain-action-architect = Pour 1 PA chaque fois : déplacez votre architecte d’un pas, placez un pilier de votre réserve dans sa ville à cathédrale ou prenez-y la tuile Bonus.
explain-action-characters = 1 PA : prenez un personnage ou renouvelez l’offre. 1, 2 ou 3 PA : installez un personnage de l’entrepôt à l’étage 1, 2 ou 3.
explain-action-contracts = Payez les PA d’une case pour prendre sa tuile. 1 PA : échangez une ressource ; le premier échange du tour en donne une de plus.
explain-action-king = Votre marqueur avance d’une case par PA.
explain-action-joker = Choisissez l’une des cinq autres actions.
explain-sector =
    { $value ->
         [one] À présent sur la valeur { $value } : { $value } ressource, { $points } PA.
        *[other] À présent sur la valeur { $value } : { $value } ressources, { $points } PA.
    }
explain-marker = Votre bâtiment achevé ajoute { $count } PA.
explain-wheel = Un dé rapporte autant de ressources que sa valeur, et autant de points d’action qu’il lui manque pour faire sept. La roue tourne d’un secteur par manche.
explain-die = Rapporte { $goods } ; { $action }, { $points } PA.
explain-change = Chaque modification de 1 coûte { $gold } or ; 6 et 1 se suivent.
explain-king = Après les tours d’une manche, chacun gagne ou perd les points de sa case ; le premier prend la tuile, et l’ordre de la piste devient l’ordre du tour. Les marqueurs des cases rouges reviennent à 0.
explain-corruption = Avant chaque tour de la manche, un jeton est retourné et tous les marqueurs reculent d’autant.
explain-favour = Revient à qui mène sur la piste du Roi à la fin de la manche.
explain-helper = Un assistant attend dans l’entrepôt ; utilisez-le à tout moment de votre tour, puis il s’en va.
explain-contract = Remplissez-le depuis l’entrepôt à tout moment de votre tour ; ce qui manque coûte 2 or l’unité.
explain-crest = Placez-le sous un bâtiment contre de la nourriture et recevez ce que cette place rapporte. On ne possède chaque blason qu’une fois.
explain-character = Passe de l’entrepôt à une pièce ; son bonus est alors gagné. Un bâtiment n’accueille qu’un seul type de personnage.
explain-linked = Le bâtiment de ce type sert l’action : { $action }.
explain-slot = Coût : { $count } PA.
explain-resource = Des dés de cette couleur : { $colour }.
explain-buy = À tout moment de votre tour, vous pouvez en acheter une unité pour 2 or.
explain-building = Bâtiment { $building }
explain-crest-1 = Un blason pour { price-food } donne une maison dans n’importe quelle ville.
explain-crest-2 = Un blason pour { price-food } donne un pilier à n’importe quelle cathédrale.
explain-crest-3 = Un blason pour { price-food } envoie votre marchand n’importe où.
explain-crest-4 = Un blason pour { price-food } envoie votre architecte n’importe où.
explain-crest-5 = Un blason pour { price-food } donne 2 ressources au choix.
explain-crest-6 = Un blason pour { price-food } donne 5 PV.
explain-complete = Quand toutes les pièces sont pleines et qu’un blason est placé dessous : +{ $count } PA pour l’action de ses personnages.
explain-room = Une pièce vide : { $count } PA pour s’y installer.
explain-contracts = Six cases, remplies depuis la gauche ; chacune ajoute ses points, et les cinq premières libèrent un pilier.
explain-supply-house =
    { $count ->
         [one] { $count } maison en réserve
        *[other] { $count } maisons en réserve
    }
explain-supply-pillar =
    { $count ->
         [one] { $count } pilier en réserve
        *[other] { $count } piliers en réserve
    }
explain-more-house = Un bâtiment rempli libère la maison de son toit.
explain-more-pillar = Chaque contrat rempli libère le pilier de sa case.
explain-contract-worth = Avec votre prochaine case de contrat, il rapporte { $points } PV en tout.
explain-contract-paid = Vous avez tout ce qu’il coûte.
explain-contract-lack = Il vous manque encore : { $list }.
explain-lack-same =
    { $count ->
         [one] { $count } ressource de la même sorte
        *[other] { $count } ressources de la même sorte
    }
explain-crest-owned = Vous avez déjà ce blason.
explain-character-home = Votre bâtiment { $building } a une pièce libre pour lui : { $count } PA.
explain-character-full = Votre bâtiment { $building }, qui est de ce type, est plein.
explain-character-new = Il peut s’installer dans n’importe lequel de vos bâtiments vides.
explain-character-nowhere = Aucun de vos bâtiments n’a de place pour lui.
explain-product = Maisons fois piliers sur la carte : pour l’instant { $left } × { $right } = { $points } PV à la fin.
explain-contracts-next = Prochaine case : +{ $points } PV.
explain-leftovers = À la fin, chaque lot de { $count } ressources rapporte 1 PV ; les vôtres, pour l’instant : { $points } PV.

## Où l’on en est

stage-die = Dé
stage-house = Bonus d’un emplacement de maison
stage-points =
    { $count ->
         [one] reste { $count } PA
        *[other] restent { $count } PA
    }
stage-steps = { $count } pas
stage-placement = placement possible
stage-gain = Ressources
stage-count = { $count } à choisir
stage-bonuses =
    { $count ->
         [one] reste { $count } bonus
        *[other] restent { $count } bonus
    }
stage-then = Puis
stage-filled = le bonus, puis le toit
stage-swap = Échange
stage-price = Coût
stage-part = Deux effets
stage-room = Pièce

## Chapitres du journal

chapter-king = Phase du Roi
chapter-fair = Foire
chapter-end = Décompte final

## Le cardinal Titus

titus-last = Son dernier décret : { $decree }
titus-next = Décrets encore à venir
titus-challenges = Cartes Défi
titus-line = { $number }. { $text }
titus-if = { $what }, quand { $condition }
titus-action = action { $action }
titus-colours = Couleurs : { $list }.
titus-kind-goods = fer et laine
titus-kind-stone = pierre
titus-kind-food = nourriture
titus-kind-gold = or
titus-kind-need = ce dont il a le plus besoin
wanted-stone = le dé de pierre le plus fort
wanted-food = le dé de nourriture le plus fort
wanted-goods = le dé de fer ou de laine le plus fort
wanted-any = le dé le plus fort
wanted-needed = le dé de fer ou de laine le plus fort, sinon d’or
condition-always = elle vaut toujours
condition-pillars_over_houses = il a plus de piliers que de maisons
condition-houses_reach_pillars = il a au moins autant de maisons que de piliers
condition-pillars_over_cathedrals = il a plus de piliers que de tuiles Cathédrale
condition-contract = il détient un contrat
condition-crest_near = un nouveau blason est à portée
condition-crest_offered = un nouveau blason est dans l’offre
log-why-action = Titus suit la priorité { $number } ({ $condition }) : action { $action }.
log-why-die = Titus suit la priorité { $number } ({ $condition }) : { $wanted }.
log-why-rest = Aucune priorité du décret ne s’applique : Titus prend le dé le plus fort.
log-titus-done = { $seat } termine son tour.
chapter-titus = Le cardinal Titus
credits-geometry = Carte d’Europe : côtes de Natural Earth, domaine public ; les contours sont simplifiés et remaniés, les rivières, les reliefs et les routes sont de notre main.
