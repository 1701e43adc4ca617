### Tiletum: noms et textes en français.
### Ids are stable: cs.ftl, en.ftl and fr.ftl have the same ids, attributes and variables.

## The game

title-name = Tiletum
title-blurb = Voyagez entre les foires de l'Europe de la Renaissance : chaque dé donne beaucoup de ressources ou beaucoup de points d'action, et maisons, piliers, contrats et personnages veulent les deux.
seat-automaton = Le cardinal Titus

## Resources; .of = after a number

resource-gold = or
resource-food = nourriture
resource-wool = laine
resource-stone = pierre
resource-iron = fer

## Colours of dice: .gives = the resource of the colour

colour-yellow = jaune
    .gives = or
    .start = Jaune
colour-pink = rose
    .gives = nourriture
    .start = Rose
colour-light_grey = gris clair
    .gives = laine
    .start = Gris clair
colour-dark_grey = gris foncé
    .gives = pierre
    .start = Gris foncé
colour-blue = bleu
    .gives = fer
    .start = Bleu

## Actions: .the = in a sentence

action-merchant = Marchand
    .the = l'action Marchand
action-architect = Architecte
    .the = l'action Architecte
action-characters = Personnages
    .the = l'action Personnages
action-contracts = Contrats
    .the = l'action Contrats
action-king = Roi
    .the = l'action Roi
action-joker = Joker
    .the = l'action Joker

## Pawns: .the = in a sentence, .of = whose

pawn-merchant = marchand
    .the = le marchand
    .start = Le marchand
pawn-architect = architecte
    .the = l'architecte
    .start = L'architecte

## Spaces of the map: .to = where somebody goes, .in = where something is

space-tiletum = Tiletum
    .to = à Tiletum
    .in = à Tiletum
space-london = Londres
    .to = à Londres
    .in = à Londres
space-brugge = Bruges
    .to = à Bruges
    .in = à Bruges
space-antwerpen = Anvers
    .to = à Anvers
    .in = à Anvers
space-hamburg = Hambourg
    .to = à Hambourg
    .in = à Hambourg
space-koeln = Cologne
    .to = à Cologne
    .in = à Cologne
space-leipzig = Leipzig
    .to = à Leipzig
    .in = à Leipzig
space-paris = Paris
    .to = à Paris
    .in = à Paris
space-troyes = Troyes
    .to = à Troyes
    .in = à Troyes
space-strasbourg = Strasbourg
    .to = à Strasbourg
    .in = à Strasbourg
space-frankfurt = Francfort
    .to = à Francfort
    .in = à Francfort
space-nuernberg = Nuremberg
    .to = à Nuremberg
    .in = à Nuremberg
space-praha = Prague
    .to = à Prague
    .in = à Prague
space-bordeaux = Bordeaux
    .to = à Bordeaux
    .in = à Bordeaux
space-wien = Vienne
    .to = à Vienne
    .in = à Vienne
space-lyon = Lyon
    .to = à Lyon
    .in = à Lyon
space-milano = Milan
    .to = à Milan
    .in = à Milan
space-verona = Vérone
    .to = à Vérone
    .in = à Vérone
space-venezia = Venise
    .to = à Venise
    .in = à Venise
space-toulouse = Toulouse
    .to = à Toulouse
    .in = à Toulouse
space-arles = Arles
    .to = à Arles
    .in = à Arles
space-genova = Gênes
    .to = à Gênes
    .in = à Gênes
space-firenze = Florence
    .to = à Florence
    .in = à Florence
space-london_brugge = route Londres–Bruges
    .to = sur la route Londres–Bruges
    .in = sur la route Londres–Bruges
space-antwerpen_hamburg = route Anvers–Hambourg
    .to = sur la route Anvers–Hambourg
    .in = sur la route Anvers–Hambourg
space-paris_bordeaux = route Paris–Bordeaux
    .to = sur la route Paris–Bordeaux
    .in = sur la route Paris–Bordeaux
space-strasbourg_milano = route Strasbourg–Milan
    .to = sur la route Strasbourg–Milan
    .in = sur la route Strasbourg–Milan
space-nuernberg_verona = route Nuremberg–Vérone
    .to = sur la route Nuremberg–Vérone
    .in = sur la route Nuremberg–Vérone
space-arles_genova = route Arles–Gênes
    .to = sur la route Arles–Gênes
    .in = sur la route Arles–Gênes

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
helper-joker1 = action au choix, 1 PA
helper-plus1 = +1 PA
helper-plus2 = +2 PA
helper-plus3 = +3 PA
helper-colour = ressources d'une autre couleur
helper-gold = or
helper-vp = points de victoire
helper-gold2vp2 = 2 or et 2 PV
helper-any2 = 2 ressources au choix
helper-any3 = 3 ressources au choix
helper-four = 1 fer, 1 laine, 1 pierre et 1 nourriture
helper-building = bonus d'un bâtiment

## Contracts: price and points

contract-same1 = 1 ressource → 1 PV
contract-same3 = 3 ressources identiques → 3 PV
contract-same5 = 5 ressources identiques → 6 PV
contract-same7 = 7 ressources identiques → 10 PV
contract-same8 = 8 ressources identiques → 13 PV
contract-iron2 = 2 fer → 2 PV
contract-iron3 = 3 fer → 4 PV
contract-iron9 = 9 fer → 17 PV
contract-iron5k = 5 fer → 7 PV, 1 pas sur la piste du Roi
contract-iron7k = 7 fer → 11 PV, 1 pas sur la piste du Roi
contract-wool2 = 2 laine → 2 PV
contract-wool3 = 3 laine → 4 PV
contract-wool9 = 9 laine → 17 PV
contract-wool5m = 5 laine → 7 PV, marchand : jusqu'à 1 pas
contract-wool7m = 7 laine → 11 PV, marchand : jusqu'à 1 pas
contract-same2iron2 = 2 ressources identiques + 2 fer → 5 PV
contract-same3iron3 = 3 ressources identiques + 3 fer → 8 PV
contract-same2wool2 = 2 ressources identiques + 2 laine → 5 PV
contract-same3wool3 = 3 ressources identiques + 3 laine → 8 PV
contract-mix1 = 1 fer + 1 laine → 2 PV
contract-mix2 = 2 fer + 2 laine → 6 PV
contract-mix4 = 4 fer + 4 laine → 12 PV
contract-mix3c = 3 fer + 3 laine → 9 PV, action Personnages, 1 PA
contract-mix5c = 5 fer + 5 laine → 16 PV, action Personnages, 1 PA

## Crests: .the = in a sentence

crest-lily = blason au lys
crest-beast = blason à la bête d'or
crest-eagle = blason à l'aigle
crest-rose = blason à la rose
crest-tower = blason à la tour
crest-cross = blason à la croix

## Characters: .of = whose bonus

person-notary = notaire
    .of = du notaire
    .object = notaire
person-steward = intendante
    .of = de l'intendante
    .object = intendante
person-courtier = courtisan
    .of = du courtisan
    .object = courtisan
person-trader = négociante
    .of = de la négociante
    .object = négociante
person-mason = maître maçon
    .of = du maître maçon
    .object = maître maçon

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
bonus-arch1merch1 = architecte : jusqu'à 1 pas, marchand : jusqu'à 1 pas
bonus-food1 = 1 nourriture
bonus-food2 = 2 nourriture
bonus-gold2 = 2 or
bonus-gold3 = 3 or
bonus-king1 = action Roi, 1 PA
bonus-king2 = action Roi, 2 PA
bonus-vp2 = 2 PV
bonus-vp3 = 3 PV
bonus-merch1 = marchand : jusqu'à 1 pas
bonus-merch2 = marchand : jusqu'à 2 pas
bonus-merch1house = marchand : jusqu'à 1 pas, maison au marchand
bonus-house = maison au marchand
bonus-arch1 = architecte : jusqu'à 1 pas
bonus-arch2 = architecte : jusqu'à 2 pas
bonus-arch1pillar = architecte : jusqu'à 1 pas, pilier à l'architecte
bonus-pillar = pilier à l'architecte
bonus-stone1 = 1 pierre
bonus-stone2 = 2 pierre

## Fair tiles

fair-house_pillar_set = lots maison et pilier
fair-contract_cathedral_set = lots contrat et cathédrale
fair-contracts = contrats remplis
fair-king_track = piste du Roi
fair-contract_crest_set = lots contrat et blason
fair-houses = maisons
fair-upper_floor_characters = personnages aux étages 2 et 3
fair-crests = blasons
fair-pillars = piliers
fair-filled_buildings = bâtiments remplis
fair-cathedrals = tuiles Cathédrale

## Places that a character can be chosen from; rooms (.kind and .number choose the sentence)

entry-offer-1 = place 1 de l'offre
    .kind = offer
    .number = 1
entry-offer-2 = place 2 de l'offre
    .kind = offer
    .number = 2
entry-offer-3 = place 3 de l'offre
    .kind = offer
    .number = 3
entry-offer-4 = place 4 de l'offre
    .kind = offer
    .number = 4
entry-offer-5 = place 5 de l'offre
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
room-1-1 = bâtiment 1, étage 1
room-1-2 = bâtiment 1, étage 2
room-1-3 = bâtiment 1, étage 3
room-2-1 = bâtiment 2, étage 1
room-2-2 = bâtiment 2, étage 2
room-2-3 = bâtiment 2, étage 3
room-3-1 = bâtiment 3, étage 1
room-3-2 = bâtiment 3, étage 2
room-3-3 = bâtiment 3, étage 3
room-4-1 = bâtiment 4, étage 1
room-4-2 = bâtiment 4, étage 2
room-4-3 = bâtiment 4, étage 3
room-5-1 = bâtiment 5, étage 1
room-5-2 = bâtiment 5, étage 2
room-5-3 = bâtiment 5, étage 3

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
    .text = un assistant bâtiment ou couleur de son secteur donne 5 or à Titus ; il garde un contrat du secteur
challenge-resourceful_clergy = Clergé ingénieux
    .text = les assistants de son secteur qui donnent ressources ou points les donnent à Titus
challenge-whispers = Murmures à l'oreille du Roi
    .text = les assistants de son secteur à points d'action avancent Titus d'une case sur la piste du Roi
challenge-ecclesiastical_income = Revenus ecclésiastiques
    .text = les assistants de son secteur à points d'action donnent autant de points à Titus
challenge-visitors_to_the_curia = Visiteurs de la Curie
    .text = Titus gagne les bonus des personnages placés, des points pour les actions
challenge-deep_coffers = Coffres profonds
    .text = chaque dé donne à Titus une ressource de plus
challenge-favor_at_the_court = Faveur à la Cour
    .text = à la phase du Roi, Titus ne se tient jamais sous la case 5 points
challenge-ready_for_action = Prêts pour l'action
    .text = Titus commence avec un blason ; ses bâtiments remplis donnent aussitôt leurs points bonus

## Where one is: before a prompt, from the outside in

trail-action =
    { $action }, { $points ->
         [one] { $points } PA restant
        *[other] { $points } PA restants
    }
trail-helper = assistant « { $helper } »
trail-contract = bonus d'un contrat
trail-crest = effet : { $crest }
trail-character = bonus { $person_of }
trail-house = bonus d'un emplacement de maison

## Prompts

prompt-die = Prenez un dé.
prompt-value = { $colour_start } { $value } : quelle valeur doit-il avoir ?
    .more = Chaque pas coûte 2 or.
prompt-colour = { $colour_start } { $value } : utiliser l'assistant couleur ?
prompt-tile =
    La tuile de ce secteur : { $what ->
        [0] l'assistant « { $helper } »
        [1] le contrat { $contract }
       *[2] le { $crest }
    }.
    .more = La prendre ?
prompt-favour = Vous menez sur la piste du Roi.
    .more =
        Sa tuile : { $what ->
            [0] l'assistant « { $helper } »
            [1] le contrat { $contract }
           *[2] le { $crest }
        }. La prendre ?
prompt-joker = Quelle action le joker doit-il être ?
prompt-architect =
    { $points ->
         [0] Plus aucun point : terminez le tour, ou faites autre chose.
        *[1] Votre architecte est { $space_in }.
    }
prompt-merchant =
    { $points ->
         [0] Plus aucun point : terminez le tour, ou faites autre chose.
        *[1] Votre marchand est { $space_in }.
    }
prompt-characters =
    { $points ->
         [0] Plus aucun point : terminez le tour, ou faites autre chose.
        *[1] Prenez un personnage, renouvelez l'offre ou placez un personnage.
    }
prompt-contracts =
    { $points ->
         [0] Plus aucun point : terminez le tour, ou faites autre chose.
        *[1] Prenez une tuile de l'offre, ou échangez une ressource.
    }
prompt-king = Votre marqueur a avancé : terminez le tour, ou faites autre chose.
prompt-room = Quelle chambre pour : { $person } ({ $bonus }) ?
prompt-give = Échange : quelle ressource donnez-vous ?
prompt-get = Échange : quelle ressource recevez-vous ?
prompt-gain =
    { $count ->
         [one] Choisissez une ressource.
        *[other] Choisissez { $count } ressources, l'une après l'autre.
    }
prompt-space = Quel emplacement de maison { $space_in } ?
prompt-house = Placez une maison dans une ville quelconque.
prompt-pillar = Placez un pilier dans une ville à cathédrale quelconque.
prompt-go = { $pawn_start } peut aller sur une case quelconque.
prompt-building = Quel bâtiment donne les bonus de ses personnages ?
prompt-bonus = Bâtiment { $building } : quel bonus ensuite ?
prompt-part = Qu'est-ce qui vient en premier ?
prompt-walk =
    { $steps ->
         [one] { $pawn_start } { $space_in } a { $steps } pas gratuit.
        *[other] { $pawn_start } { $space_in } a { $steps } pas gratuits.
    }{ $place ->
         [1] { " " }Une pièce peut être placée où il est.
        *[0] { "" }
    }
prompt-same =
    { $count ->
         [one] { $contract } : quelle sorte pour l'unité libre ?
        *[other] { $contract } : quelle sorte pour les { $count } unités identiques ?
    }
prompt-buy = Achetez une ressource.
prompt-fulfil = Remplissez un contrat.
prompt-crest = Placez un blason.
prompt-contribute = Contribuez à une cathédrale.
prompt-help = Utilisez un assistant.

## Moves

move-die =
    { $colour_start } { $value } : { $value }× { $colour_gives }; { $action }, { $points ->
         [one] { $points } PA
        *[other] { $points } PA
    }{ $here ->
         [1] , tuile Bonus
        *[0] { "" }
    }
    .bare = { $colour_start } { $value }
move-value =
    Valeur { $value }{ $gold ->
         [0] { "" }
        *[1] { " " }pour { $gold } or
    } : { $action }, { $points ->
         [one] { $points } PA
        *[other] { $points } PA
    }{ $here ->
         [1] , tuile Bonus
        *[0] { "" }
    }
    .bare = Valeur { $value }
move-colour = Gagner à la place : { $resource }
move-colour-none = Garder la couleur
move-tile-take = Prendre la tuile
move-tile-leave = Laisser la tuile
move-favour-take = Prendre la tuile
move-favour-discard = Défausser la tuile
move-joker =
    { $action }, { $points ->
         [one] { $points } PA
        *[other] { $points } PA
    }
    .bare = { $action }
move-joker-end =
    { $mine ->
         [1] Terminer le tour
        *[0] Terminer l'action
    }
    .bare = Terminer l'action
move-king-end = Terminer le tour
move-architect = Déplacer l'architecte { $space_to }
move-architect-pillar = Placer un pilier
move-architect-tile = Prendre la tuile Bonus
move-architect-end =
    { $mine ->
         [1] Terminer le tour
        *[0] Terminer l'action
    }
    .bare = Terminer l'action
move-merchant = Déplacer le marchand { $space_to }
move-merchant-house = Placer une maison
move-merchant-tile = Prendre la tuile Bonus
move-merchant-end =
    { $mine ->
         [1] Terminer le tour
        *[0] Terminer l'action
    }
    .bare = Terminer l'action
move-characters =
    { $entry_kind ->
         [offer] Prendre : { $person } ({ $bonus }), place { $entry_number }
        *[store] Placer : { $person } ({ $bonus }), entrepôt { $entry_number }
    }
    .bare =
        { $entry_kind ->
             [offer] Prendre le personnage, place { $entry_number }
            *[store] Placer le personnage, entrepôt { $entry_number }
        }
move-characters-refresh = Renouveler l'offre
move-characters-end =
    { $mine ->
         [1] Terminer le tour
        *[0] Terminer l'action
    }
    .bare = Terminer l'action
move-room = { $room }
move-contracts =
    { $what ->
         [1] Prendre le contrat { $contract }
        *[2] Prendre le { $crest }
    }{ $count ->
         [one] , case { $slot } : { $count } PA
        *[other] , case { $slot } : { $count } PA
    }
    .bare = Prendre la tuile, case { $slot }
move-contracts-swap = Échanger une ressource
move-contracts-end =
    { $mine ->
         [1] Terminer le tour
        *[0] Terminer l'action
    }
    .bare = Terminer l'action
move-give = { $resource }
move-get = { $resource }
move-gain = { $resource }
move-space =
    Emplacement { $place }{ $reward ->
         [0] , sans bonus
         [1] { " " }: { $points } PV
        *[2] { " " }: les bonus d'un bâtiment
    }
    .bare = Emplacement { $place }
move-house = Une maison { $space_to }
move-house-none = Ne pas placer
move-pillar = Un pilier { $space_to }
move-pillar-none = Ne pas placer
move-go = Aller { $space_to }
move-go-none = Rester
move-building = Bâtiment { $building }
move-building-none = Aucun
move-bonus = Étage { $floor }, { $person } : { $bonus }
    .bare = Étage { $floor }
move-bonus-stop = Laisser le reste
move-part =
    { $what ->
         [0] { $action }, { $points ->
             [one] { $points } PA
            *[other] { $points } PA
        }
        *[1] Une ressource au choix ({ $part })
    }
    .bare = Partie { $part }
move-walk = Déplacer { $pawn_the } { $space_to }
    .bare = Se déplacer { $space_to }
move-walk-place = Placer ici
move-walk-stop = Arrêter
move-buy = Acheter 1× { $resource } pour 2 or
move-fulfil =
    Remplir le contrat { $contract }{ $buy ->
         [1] , en achetant ce qui manque pour { $gold } or
        *[0] { "" }
    }
    .bare = Remplir le contrat { $contract }
move-same =
    { $count }× { $resource }{ $buy ->
         [1] , en achetant ce qui manque pour { $gold } or
        *[0] { "" }
    }
    .bare = { $resource }
move-crest =
    Placer le { $crest } sous le bâtiment { $building } pour { $food } nourriture{ $buy ->
         [1] , en achetant ce qui manque pour { $gold } or
        *[0] { "" }
    }
    .bare = Placer le { $crest } sous le bâtiment { $building }
move-contribute =
    Contribuer à la cathédrale { $space_in } : { $stone } pierre pour { $points } PV{ $buy ->
         [1] , en achetant ce qui manque pour { $gold } or
        *[0] { "" }
    }
    .bare = Contribuer à la cathédrale { $space_in }
move-help = Utiliser l'assistant « { $helper } »

## Refusals, each with a remedy

refusal-no-such-die = Il n'y a pas de tel dé sur la roue.
    .remedy = Prenez un des dés qui y sont.
refusal-no-gold = Cela coûte { $need } or, vous en avez { $held }.
    .remedy = Choisissez moins cher, ou gagnez d'abord de l'or.
refusal-same-colour = Le dé donne déjà cette ressource.
    .remedy = Nommez une autre ressource, ou gardez l'assistant.
refusal-storage-full = Votre entrepôt est plein.
    .remedy = Utilisez-en d'abord une tuile, ou laissez celle-ci.
refusal-family-owned = Vous avez déjà le { $crest }.
    .remedy = Prenez le blason d'une autre famille.
refusal-six-contracts = Les six emplacements de contrat sont occupés.
    .remedy = Laissez désormais les contrats aux autres.
refusal-no-option = Cette action n'a rien à offrir.
    .remedy = Choisissez une autre action.
refusal-must-choose = Il faut choisir.
    .remedy = Choisissez autre chose.
refusal-no-points =
    { $points ->
         [one] Il vous reste { $points } PA, c'est trop peu.
        *[other] Il vous reste { $points } PA, c'est trop peu.
    }
    .remedy = Choisissez moins cher, ou terminez l'action.
refusal-not-adjacent = { $space } n'est pas voisin du pion.
    .remedy = Avancez pas à pas le long des routes.
refusal-no-piece = Vous n'avez plus de pièce en réserve.
    .remedy = Remplissez un bâtiment pour une maison, un contrat pour un pilier.
refusal-no-house-space = Il n'y a pas d'emplacement de maison libre ici.
    .remedy = Choisissez une autre ville.
refusal-house-here = Vous y avez déjà une maison.
    .remedy = Choisissez une autre ville.
refusal-no-cathedral = On n'y bâtit pas de cathédrale.
    .remedy = Choisissez une ville à cathédrale.
refusal-no-pillar-space = Tous les emplacements de pilier sont pris.
    .remedy = Choisissez une autre cathédrale.
refusal-pillar-here = Vous y avez déjà un pilier.
    .remedy = Choisissez une autre cathédrale.
refusal-no-tile = Il n'y a pas de tuile Bonus ici.
    .remedy = Allez où il y en a une.
refusal-no-character = Il n'y a pas de personnage à cette place de l'entrepôt.
    .remedy = Prenez-en d'abord un dans l'offre.
refusal-no-room = Il n'y a pas de chambre pour ce personnage.
    .remedy = Il faut plus de points, ou un autre personnage.
refusal-room-taken = { $room } : quelqu'un y habite.
    .remedy = Choisissez une chambre vide.
refusal-other-kind = Un bâtiment n'a qu'une sorte, et une sorte qu'un bâtiment : pas ici, { $person }.
    .remedy = Choisissez le bâtiment de cette sorte, ou un vide.
refusal-slot-empty = Il n'y a rien.
    .remedy = Choisissez une tuile présente.
refusal-no-resource = Vous n'en avez pas à donner.
    .remedy = Donnez ce que vous avez.
refusal-same-type = On ne reçoit pas ce que l’on donne.
    .remedy = Choisissez une autre ressource.
refusal-space-taken = Cet emplacement est pris ou n'est pas en jeu.
    .remedy = Choisissez-en un libre.
refusal-no-part = Il n'en reste rien à faire.
    .remedy = Choisissez ce qui reste, ou arrêtez.
refusal-not-in-storage = Vous n'avez pas une telle tuile à utiliser.
    .remedy = Utilisez-en une qui y est.
refusal-cannot-pay =
    { $what ->
         [0] Vous ne pouvez pas payer le contrat { $contract }, même avec de l'or pour ce qui manque.
         [1] Cela coûte { $need } nourriture, vous en avez { $held }, et trop peu d'or pour le reste.
        *[2] Cela coûte { $need } pierre, vous en avez { $held }, et trop peu d'or pour le reste.
    }
    .remedy = Obtenez d'abord les ressources.
refusal-not-this-type = La partie libre doit être d'une autre sorte que celle nommée.
    .remedy = Choisissez une autre ressource.
refusal-crest-space-taken = Il y a déjà un blason sous le bâtiment { $building }.
    .remedy = Choisissez un autre bâtiment.
refusal-no-own-pillar = Vous n'avez pas de pilier { $space_in }.
    .remedy = Placez-en d'abord un.
refusal-contributed = Vous avez déjà contribué { $space_in }.
    .remedy = Choisissez une autre cathédrale.
refusal-only-with-a-die = L'assistant couleur s'utilise en prenant un dé.
    .remedy = On vous le demandera après le choix du dé.
refusal-only-in-the-die-action = Les points en plus ne vont qu'à l'action du dé.
    .remedy = Utilisez-le pendant cette action.
refusal-track-end = Votre marqueur est au bout de la piste du Roi.
    .remedy = Gardez l'assistant pour plus tard.
refusal-no-building = Aucun personnage n'y habite.
    .remedy = Placez d'abord un personnage, ou choisissez un autre bâtiment.
refusal-not-for-sale = L'or ne s'achète pas.
    .remedy = Achetez une autre ressource.
refusal-here-already = Le pion y est déjà.
    .remedy = Choisissez une autre case, ou restez.
refusal-solo-is-for-two = Le solo a un joueur, et Titus sur le second siège.
    .remedy = Jouez avec --players 1, ou retirez l'option.

## Log

log-fairs = Foire { $round } : { $space }, { $fair }.
log-challenge = Carte Défi : { $challenge }.
log-round = Manche { $round }.
log-dice =
    Valeur { $value }, { $action } :{ $gold ->
         [0] { "" }
        *[1] { " " }{ $gold }× jaune
    }{ $food ->
         [0] { "" }
        *[1] { " " }{ $food }× rose
    }{ $wool ->
         [0] { "" }
        *[1] { " " }{ $wool }× gris clair
    }{ $stone ->
         [0] { "" }
        *[1] { " " }{ $stone }× gris foncé
    }{ $iron ->
         [0] { "" }
        *[1] { " " }{ $iron }× bleu
    }.
log-corruption =
    { $count ->
         [one] Corruption : tous reculent de { $count } case sur la piste du Roi.
        *[other] Corruption : tous reculent de { $count } cases sur la piste du Roi.
    }
log-die = { $seat } prend le dé { $colour } { $value } : { $action }.
log-change = { $seat } change le dé en { $value } pour { $count } or.
log-colour = { $seat } utilise l'assistant couleur : { $resource }.
log-gain = { $seat } gagne { $count }× { $resource }.
log-pay = { $seat } paie { $count }× { $resource }.
log-buy = { $seat } achète { $count }× { $resource } pour { $gold } or.
log-action =
    { $seat } : { $action }, { $count ->
         [one] { $count } PA
        *[other] { $count } PA
    }.
log-side =
    { $seat }, en plus : { $action }, { $count ->
         [one] { $count } PA
        *[other] { $count } PA
    }.
log-more =
    { $seat }, points en plus : { $action }, { $count ->
         [one] { $count } PA
        *[other] { $count } PA
    }.
log-move = { $seat } déplace { $pawn_the } { $space_to }.
log-house = { $seat } place une maison { $space_in }.
log-pillar = { $seat } place un pilier { $space_in }.
log-take-helper = { $seat } prend l'assistant « { $helper } ».
log-take-contract = { $seat } prend le contrat { $contract }.
log-take-crest = { $seat } prend le { $crest }.
log-take-character = { $seat } prend : { $person } ({ $bonus }).
log-offer-character = Nouveau dans l'offre : { $person } ({ $bonus }).
log-refresh = { $seat } renouvelle l'offre de personnages.
log-place = { $seat } place : { $person }, bâtiment { $building }, étage { $floor }.
log-filled = { $seat } a rempli le bâtiment { $building }.
log-completed = { $seat } a achevé le bâtiment { $building }.
log-marker = { $seat }, désormais : { $action }, +{ $count }.
log-offer-contract = Nouveau dans l'offre de contrats, case { $slot } : { $contract }.
log-offer-crest = Nouveau dans l'offre de contrats, case { $slot } : { $crest }.
log-fulfil = { $seat } remplit le contrat { $contract }.
log-crest = { $seat } place le { $crest } sous le bâtiment { $building }.
log-contribute = { $seat } contribue à la cathédrale { $space_in }.
log-help = { $seat } utilise l'assistant « { $helper } ».
log-king =
    { $count ->
         [one] { $seat } avance de { $count } case sur la piste du Roi, à { $vp }.
        *[other] { $seat } avance de { $count } cases sur la piste du Roi, à { $vp }.
    }
log-king-tile = { $seat } mène sur la piste du Roi.
log-discard = { $seat } défausse la tuile de la piste du Roi.
log-order = Ordre du tour, place { $place } : { $seat }.
log-reset = { $seat } revient à 0 sur la piste du Roi.
log-fair = La foire { $space_in } : { $fair }.
log-sector-helper = Nouvelle tuile Bonus, { $action } : « { $helper } ».
log-sector-contract = Nouvelle tuile Bonus, { $action } : { $contract }.
log-sector-crest = Nouvelle tuile Bonus, { $action } : { $crest }.
log-king-helper = Nouvelle tuile Bonus à la piste du Roi : « { $helper } ».
log-king-contract = Nouvelle tuile Bonus à la piste du Roi : { $contract }.
log-king-crest = Nouvelle tuile Bonus à la piste du Roi : { $crest }.
log-wheel = La roue tourne d'un secteur.
log-decree = Décret : { $decree }.
log-titus-tile = { $seat } retire la tuile du secteur.
log-points-start = { $seat } : { $points } PV, départ.
log-points-king = { $seat } : { $points } PV, piste du Roi.
log-points-fairs = { $seat } : { $points } PV, foires.
log-points-house_spaces = { $seat } : { $points } PV, emplacements de maison.
log-points-contracts = { $seat } : { $points } PV, contrats.
log-points-cathedrals = { $seat } : { $points } PV, cathédrales.
log-points-characters = { $seat } : { $points } PV, personnages.
log-points-helpers = { $seat } : { $points } PV, assistants.
log-points-crests = { $seat } : { $points } PV, blasons.
log-points-houses_and_pillars = { $seat } : { $points } PV, maisons fois piliers.
log-points-buildings = { $seat } : { $points } PV, bâtiments achevés.
log-points-resources = { $seat } : { $points } PV, ressources restantes.
log-points-challenges = { $seat } : { $points } PV, cartes Défi.

## Where points come from

source-start = départ
source-king = piste du Roi
source-fairs = foires
source-house_spaces = emplacements de maison
source-contracts = contrats
source-cathedrals = cathédrales
source-characters = personnages
source-helpers = assistants
source-crests = blasons
source-houses_and_pillars = maisons fois piliers
source-buildings = bâtiments achevés
source-resources = ressources restantes
source-challenges = cartes Défi

## Options

option-solo = jeu en solo
    .text = Un joueur contre le cardinal Titus, assis sur le second siège : facile, normal ou difficile.
    .off = aucun
    .easy = facile
    .normal = normal
    .hard = difficile
option-random_actions = tuiles Action aléatoires
    .text = Les six actions sont placées au hasard autour de la roue.
option-fair_crests_count_storage = les blasons stockés comptent
    .text = Les foires comptent aussi les blasons de l'entrepôt.
option-fair_filled_counts_building6 = le sixième bâtiment compte
    .text = Le bâtiment plein au départ compte comme rempli aux foires.
option-king_track_refill = piste du Roi regarnie
    .text = Une nouvelle tuile Bonus est posée à la piste du Roi aux manches 2 et 3.
option-king_track_round4_vp = points au meneur de la manche 4
    .text = Le meneur de la piste du Roi gagne des points à la manche 4.
option-king_fair_before_reset = foire du Roi avant le retour
    .text = La foire du Roi regarde les places avant le retour à 0.
option-same_part_may_equal_named_part = même sorte deux fois
    .text = La partie libre d'un contrat peut être payée avec la sorte qu'il nomme aussi.
option-helper_keeps_its_space = l'assistant garde sa place
    .text = Un assistant reste dans l'entrepôt jusqu'à la fin de son effet.
option-roof_house_after_bonus = maison du toit après le bonus
    .text = La maison du toit est libérée après le bonus du dernier personnage.

## The table as text

board-round = Manche { $round } sur { $rounds }.
board-order = Ordre du tour : { $list }.
board-corruption = Corruption révélée : { $list } ; encore possible : { $rest }.
board-none = rien
board-wheel = La roue d'action, secteur par secteur :
board-sector = { $value } : { $action }, { $points } PA. { $dice }
board-dice = Dés : { $list }.
board-no-dice = Aucun dé.
board-tile = Tuile : { $tile }.
board-times = { $count }× { $what }
board-king = Piste du Roi, depuis l'avant : { $list }.
board-king-space = { $vp } PV : { $list }
board-king-tile = Tuile à la piste du Roi : { $tile }.
board-fairs = Foires :
board-fair = { $round }. { $space } : { $points } PV pour { $fair }{ $over }
board-over = { " " }(passée)
board-contracts = Offre de contrats, { $list } dans la pile :
board-slot = { $slot } ({ $count } PA) : { $tile }
board-characters = Offre de personnages, { $list } dans la pile :
board-place = { $slot } : { $tile }
board-map = La carte :
board-city = { $space } : { $list }
board-ways = voisine de { $list }
board-two-steps = { $space } (2 pas)
board-houses = maisons : { $list }
board-house-free = emplacement de maison libre
board-house-free-vp = emplacement de maison libre ({ $points } PV)
board-house-free-building = emplacement de maison libre (bonus d'un bâtiment)
board-cathedral = cathédrale : { $stone } pierre pour { $points } PV, emplacements de pilier libres : { $count }
board-cathedral-none = pas de cathédrale dans cette partie
board-pillars = piliers : { $list }
board-players = Joueurs :
board-you = { $seat } (vous)
board-pair = { $left } : { $right }
board-points = { $points } PV
board-goods = { $list }
board-goods-none = aucune ressource
board-titus-goods = { $count }× marchandises
board-pawns = marchand { $left }, architecte { $right }
board-supply = en réserve : maisons { $left }, piliers { $right }
board-storage = entrepôt : { $list }
board-storage-none = entrepôt vide
board-fulfilled = contrats remplis : { $list }
board-building = bâtiment { $building } : { $list }
board-room = étage { $floor } { $tile }
board-rooms-empty =
    { $count ->
         [one] { $count } chambre vide
        *[other] { $count } chambres vides
    }
board-crest = { $tile }
board-crest-free = blason pour { $food } nourriture
board-full = plein
board-extra = { $action } +{ $count }
board-helper = assistant « { $helper } »
board-helper-amount = assistant « { $helper } » ({ $count })
board-contract = contrat { $contract }
board-character = { $person } ({ $bonus })
board-holds = détient : { $list }
board-challenges = Cartes Défi :
board-decrees = Décrets encore à venir : { $list }.
board-taken = dés pris : { $list }
board-die = { $colour } { $value }
