### Mots des pages. cs.ftl, en.ftl et fr.ftl ont les mêmes identifiants, attributs et variables.

## Le cadre

tagline = La Renaissance en jeux, autour d’une même table
skip-to-main = Aller au contenu
nav-main = Pages
nav-play = Jouer
nav-learn = Apprendre
nav-rules = Règles
nav-credits = Crédits
nav-panels = Parties de la table
language = Langue
you = vous
bot = ordinateur
save = Enregistrer
copy = Copier
back-to-lobby = Retour au salon
your-name = Votre nom
guest-default = Invité

## Le salon

lobby-title = Le salon
lobby-games = Les jeux
lobby-weight = Complexité
lobby-new-table = Nouvelle table
lobby-play-now = Jouer tout de suite
lobby-game = Jeu
lobby-against = Adversaire
lobby-measured = Mesuré à deux joueurs : gagne { $games } parties sur 100 contre le niveau « { $rival } ».
lobby-measured-thrift = On y réfléchissait jusqu’à { $thrift } fois moins qu’à une table.
lobby-not-measured = Pas encore mesuré.
lobby-not-measured-in = Pas encore mesuré : { $titles }.
lobby-first-game = Les règles sont celles d’une première partie ; « Nouvelle table » propose toutes les autres.
lobby-sit-down = Prendre place
lobby-my-tables = Mes tables
lobby-wait-for-you =
    { $count ->
        [one] { $count } vous attend
       *[other] { $count } vous attendent
    }
lobby-no-tables = Pas encore de table. Prenez place, et vos parties apparaîtront ici.
lobby-players-range = { $least } à { $most } joueurs
row-your-move = À vous de jouer
row-open = Ouvrir
row-over = Terminée
row-waits = On attend { $names }
row-seats-open =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
row-minutes =
    { $count ->
        [one] il y a { $count } minute
       *[other] il y a { $count } minutes
    }
row-hours =
    { $count ->
        [one] il y a { $count } heure
       *[other] il y a { $count } heures
    }
row-days =
    { $count ->
        [one] il y a { $count } jour
       *[other] il y a { $count } jours
    }
row-now = à l’instant

## Leçons

learn-title = Apprendre en jouant
learn-lead = Un guide vous accompagne dans une courte partie : une dizaine de minutes par jeu, rien à lire avant.
learn-first = Première partie guidée
learn-how = { $steps } petites étapes. C’est vous qui jouez ; le guide vous dit à quoi sert chaque coup. Vous pouvez revenir en arrière à tout moment.
learn-begin = Commencer
learn-go-on = Reprendre à l’étape { $step } sur { $steps }
lobby-learn = L’apprendre en dix minutes
lobby-new-here = C’est votre première visite ?
lobby-new-here-text = Un guide vous montre l’un des jeux pendant que vous y jouez.
coach = Guide
coach-step = Étape { $step } sur { $steps }
coach-next = Suite
coach-back = Une étape en arrière
coach-again = Recommencer
coach-leave = Quitter
coach-why = Pourquoi ?
coach-other = Les règles le permettent, et ce sera peut-être un bon coup une autre fois. Ici, faisons plutôt ce que je vous ai demandé.
coach-free = Une partie libre contre des adversaires faciles
coach-more = D’autres leçons

## Une nouvelle table

new-seats = Places
new-measured = Parties gagnées sur 100, d’après les mesures : { $rows }.
new-measured-row = à { $players } joueurs, { $games } contre « { $rival } »
new-measured-thrift = { $row } (en réfléchissant { $thrift } fois moins)
new-seats-text = Qui s’assoit où ? Les autres joueurs arrivent par un lien, ou jouent avec vous sur cet écran.
new-seat = Place
new-who = Qui
new-name = Nom
new-name-here = seulement pour un joueur sur cet écran
seat-kind-me = moi
seat-kind-here = un autre joueur sur cet écran
seat-kind-link = un joueur invité par un lien
seat-kind-none = personne
seat-kind-bot = ordinateur : { $level }
new-pace = Rythme
pace-live = En direct
pace-days = Sur plusieurs jours
new-options = Règles
option-on = activer
new-wrong-count =
    { $count ->
        [one] Ce jeu se joue de { $least } à { $most } joueurs ; { $count } place est prise.
       *[other] Ce jeu se joue de { $least } à { $most } joueurs ; { $count } places sont prises.
    }
new-start = Ouvrir la table

## En attendant les joueurs

waiting-title = on attend les joueurs
waiting-text = Envoyez à chaque joueur le lien de sa place. La partie commence dès que toutes les places sont prises.
waiting-link = Lien de cette place
waiting-new-link = Créer un nouveau lien
waiting-fill = Confier les places libres à l’ordinateur
waiting-open = libre
join-title = Prenez place
join-text = Quelqu’un vous a gardé une place. Sous quel nom jouez-vous ?

## Moi

me-title = Mes réglages
me-confirm = Confirmation
me-confirm-text = Quand le jeu doit-il attendre votre confirmation ?
confirm-turn = à la fin de mon tour
confirm-move = à chaque coup
confirm-never = jamais

## La table

menu = Menu
menu-whole-log = Tout le journal
menu-watch-link = Lien pour les spectateurs
menu-record = Fichier de la partie
menu-keys = Clavier : les lettres sur les boutons choisissent, les flèches passent d’un choix à l’autre, Entrée confirme, U annule, « ? » explique, « / » sert à taper un coup.
panel-board = Plateau
panel-mine = Ma zone de jeu
panel-players = Joueurs
panel-order = Ordre des joueurs
panel-prompt = Que faire
panel-record = Journal et scores
panel-phases = Phases de la manche
tab-board = Plateau
tab-mine = Ma zone
tab-table = Table
tab-log = Journal
tab-scores = Scores
tab-text = Texte
your-turn = À vous, { $name }
not-your-turn = Ce n’est pas votre tour
prompt-past = Coup { $ply }
prompt-final = Fin de la partie
ply-before = En arrière
ply-after = En avant
ply-now = Au dernier coup
held-title = Confirmez votre tour
held-text = Il ne reste que ceci : { $act }. Ensuite, rien ne pourra être annulé.
confirm = Confirmer
confirm-choose = Choisissez d’abord
undo = Annuler
restart = Recommencer mon tour
why-not = pourquoi ?
also-possible = Autres possibilités
forecast-hint = Survolez un choix pour voir ce qu’il change.
forecast-nothing = Aucun changement prévisible.
forecast-learns = Quelqu’un y apprendra quelque chose : ce choix ne pourra pas être annulé.
type-a-move = Tapez un coup
skip-moves = Passer au dernier coup
log-ply = la table au coup
score-caption = D’où viennent les points
play-again = Rejouer
score-each = Point par point
score-source = Source
score-total = Total
stand-in = Absent ? Faire jouer l’ordinateur
take-back = Reprendre ma place
veil-title = Passez l’écran à { $name }
veil-text = D’ici là, ce que les autres ne doivent pas voir reste caché.
veil-button = Je suis { $name }
rule = Règle { $clause }

## Erreurs : .text = que faire

error-unknown-table = Table introuvable
    .text = Le lien est erroné, ou la table est sur un autre serveur.
error-page = Page introuvable
    .text = L’adresse est erronée.
error-unknown-key = Ce lien ne mène à aucune place libre
    .text = Il a déjà servi, ou un plus récent l’a remplacé. Demandez un nouveau lien à l’hôte de la table.
error-pinned = Cette table ne peut pas continuer ici
    .text = Elle a commencé avec d’autres règles ou d’autres données que celles de ce serveur. Rien n’a été modifié ; un serveur de la bonne version peut la poursuivre.
error-damaged = Ce qui est enregistré de cette table ne concorde pas
    .text = Rien n’y a été touché. La personne qui gère ce serveur a peut-être une sauvegarde plus ancienne.
error-not-written = L’enregistrement a échoué
    .text = Rien n’a été modifié et rien n’est perdu. Le disque du serveur est plein ou inaccessible : réessayez plus tard.
story-text = Cette partie a été jouée avec d’autres règles ou d’autres données que celles de ce serveur : sa table ne peut plus être affichée. Ce qui en a été noté se lit ici.
story-commands = Elle date d’avant l’enregistrement des parties : voici les coups tels qu’ils sont arrivés, avec tout ce qui a été annulé.
story-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
error-bad-command = Cette demande n’a pas été comprise
    .text = Revenez en arrière et réessayez.
error-bad-name = Ce nom ne peut pas être affiché
    .text = Un nom compte de 1 à 30 caractères, sans caractères de contrôle.
error-broken = Quelque chose a mal tourné
    .text = L’erreur vient de nous, pas de vous. Rien de votre partie n’est perdu.
error-stale = La table a changé entre-temps
    .text = Voici où elle en est.
error-not-your-seat = Ce n’est pas votre place
    .text = Vous pouvez regarder cette table, mais pas jouer pour quelqu’un d’autre.
error-seat-lent = L’ordinateur joue pour vous, reprenez d’abord votre place
error-not-host = Seul l’hôte de la table peut faire cela
error-not-away = Ce joueur n’est pas absent
error-not-begun = La partie commence dès que toutes les places sont prises
error-over = La partie est terminée
error-too-many = Trop de tables sont ouvertes
    .text = Terminez d’abord une de vos parties.
error-bad-store = Le serveur n’a pas accès aux parties enregistrées pour le moment
    .text = Rien n’a changé et rien n’est perdu. Réessayez dans un instant ; si cela dure, prévenez la personne qui gère ce serveur.
error-house-full = Il n’y a plus de place ici
    .text = Ce serveur compte autant de joueurs ou de tables que son responsable en autorise. Demandez-lui d’en autoriser davantage.
error-too-fast = C’était trop rapide
    .text = Rien n’a été fait. Attendez un instant, puis recommencez.
error-too-large = C’est trop long
    .text = Rien n’a été lu. Envoyez-en moins à la fois.
error-other-site = Cette demande vient d’un autre site
    .text = Rien n’a été fait. Ouvrez la page ici et recommencez.
error-not-unicode = Ce formulaire est illisible
    .text = Il n’est pas écrit en UTF-8, comme le font les navigateurs.
error-unreachable = Le serveur ne répond pas. Votre coup n’est pas parti ; réessayez, s’il vous plaît.
error-ambiguous = Cela peut vouloir dire : { $moves }
error-unknown-move = « { $text } » n’est pas un coup possible ici.

## Crédits

credits-notice = Signoria est un logiciel libre. Les jeux imprimés appartiennent à leurs éditeurs ; ce site n’emploie leurs noms que pour dire de quel jeu il s’agit. Tous les textes et toutes les images sont les nôtres.
credits-maps = Cartes géographiques
credits-fonts = Polices de caractères
credits-fonts-text = Cinzel, EB Garamond et Alegreya Sans, sous licence SIL Open Font License 1.1.
credits-code = Logiciels
credits-code-text = htmx (0BSD), Starlette et Uvicorn (BSD), Jinja (BSD), SQLAlchemy (MIT), Project Fluent (Apache 2.0).
rules-title = Règles
rules-in-english = Pour l’instant en anglais seulement.
rules-guide = Le jeu en bref
rules-clauses = Les règles, point par point
rules-unwritten = Personne n’a encore rédigé ici les règles de ce jeu.
rules-seek = Des mots ou un numéro, par ex. 5.2
rules-seek-go = Chercher
rules-page = La page entière, avec le guide
rules-close = Fermer les règles
rules-lawyers = { $clause } : le texte exact
rules-hint = Le signe § déplie le texte exact, en anglais, pour les juristes de la table.
rules-unfold = Déplier le texte exact de chaque point
rules-exact = Le texte exact en entier, avec ses sources (en anglais)
rules-icons = Icônes
aid-title = Aide de jeu
aid-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
rules-people = Les règles en clair

## Ce que sont les choses, et les chapitres du journal

panel-trail = Où vous en êtes
chapter-done = Continuer
chapter-again = Résumé
pointless-sure = Vous gaspillez quelque chose. Confirmez si c’est bien ce que vous voulez.
forecast-final = Ensuite, vous ne pourrez plus revenir en arrière.
all-choices = Tous les choix

## Playing alone, from the lobby

lobby-alone = En solo ({ $name }) :

## Revoir, images, continuer à partir d’un coup

replay = Revoir
replay-move = Coup { $ply } sur { $last }
replay-beginning = Le début
replay-unseen = { $name } fait un choix.
replay-slider = Coup
replay-play = Lecture
replay-speed = Vitesse
replay-eyes = Vu par
replay-spectator = un spectateur
replay-turns = tours
replay-points = points
replay-scored-before = Aux points précédents
replay-scored-after = Aux points suivants
replay-link = Lien vers ce coup
replay-keys = Clavier : les flèches gauche et droite vont de coup en coup, Page préc. et Page suiv. de points en points, Début et Fin aux extrémités, la barre d’espace lance la lecture.
picture = Image
play-on = Continuer à partir d’ici
play-on-dealt = Une nouvelle table commence au coup { $ply }. Ce que vous ne pouvez pas savoir est redistribué.
play-on-open = Une nouvelle table commence au coup { $ply }, avec tout ce qu’il y avait alors, cartes cachées comprises.
play-on-seat = Ma place
play-on-others = Les autres
play-on-here = des personnes devant cet écran
back = Retour
error-nothing-left = Il n’y a plus rien à jouer
    .text = À ce coup, la partie est finie. Revenez à un coup précédent.
error-not-painted = Cette image ne peut pas être dessinée pour l’instant
    .text = Réessayez dans un moment, ou prenez l’image en SVG.

## Les fichiers que l’on apporte

records-title = Regarder un fichier de partie
records-text = Choisissez un fichier de partie ou collez son texte. Vous pourrez revoir la partie coup par coup et la continuer à partir de n’importe lequel.
records-file = Fichier
records-paste = Ou son texte
records-look = Regarder
records-mine = Les fichiers que j’ai importés
record-empty = Il n’y a pas de fichier de partie ici.
    .text = Choisissez un fichier ou collez son texte.
record-none = Ce n’est pas un fichier de partie.
    .text = Un fichier de partie commence par la ligne « signoria record 1 » ou « signoria record 2 ». Prenez-le en entier, de la première à la dernière ligne.
record-broken = Le fichier est abîmé à la ligne { $line }.
    .text = Il a peut-être été coupé ou modifié. Rien n’a été enregistré ; votre texte est toujours ci-dessous.
record-other = Ce fichier demande d’autres règles.
    .text = La partie a été jouée avec une autre version des règles ou des données que celle de ce serveur. Un serveur qui a cette version peut la montrer.
record-sealed = Ce fichier garde son début secret.
    .text = La partie n’était pas finie quand il a été écrit. Prenez celui qui est écrit à la fin.
record-long = C’est trop long pour un fichier de partie.
    .text = Un fichier de partie a au plus 200 000 caractères.
error-too-many-records = Vous avez importé trop de fichiers
    .text = Il y a de la place pour 200 fichiers par personne.

## Quelque chose ne va pas

report = Quelque chose ne va pas ici…
report-text = Dites à qui gère ce serveur ce qui ne va pas. Vos mots sont gardés avec le jeu ({ $game }), le coup ({ $ply }) et la version ; rien de caché n’est révélé.
report-words = Que s’est-il passé, et qu’attendiez-vous ?
report-send = Envoyer
report-back = Retour à la table
report-thanks = Merci. La personne qui gère ce serveur peut maintenant le lire.
report-empty = Écrivez quelques mots, { $longest } caractères au plus.
error-too-soon = Cela suffit pour l’instant
    .text = Vous avez envoyé beaucoup de choses à la fois. Attendez quelques minutes, puis réessayez.

## Mes parties

games-title = Mes parties
games-by-title = Jeu
games-by-state = État
games-by-result = Résultat
games-any = tous
games-running = En cours
games-over = Terminée
games-closed = Fermée
games-record = Fichier
games-won = gagnée
games-lost = pas gagnée
games-filter = Afficher
games-all = Tout afficher
games-found =
    { $count ->
        [0] Pas encore de partie ici.
        [one] { $count } partie
       *[other] { $count } parties
    }
games-place =
    { $place ->
        [1] 1re place sur { $count }
       *[n] { $place }e place sur { $count }
    }
games-pages = Pages de la liste
games-page = Page { $number } sur { $pages }
games-earlier = Plus récentes
games-later = Plus anciennes
games-export = Télécharger tous les fichiers

## L’histoire d’une partie

story-title = L’histoire de la partie
story-leads = Qui menait
story-led = { $names } : en tête du coup { $first } au coup { $last }
story-level = { $names } : à égalité du coup { $first } au coup { $last }
story-swings = Les plus grands tournants
story-swing =
    { $points ->
        [one] { $name } gagne { $points } point sur tous les autres
       *[other] { $name } gagne { $points } points sur tous les autres
    }
story-usual = Par rapport à l’ordinateur
story-usual-text = Sur { $games } parties à { $players } joueurs, l’ordinateur ({ $level }) a en moyenne { $points } points à la fin ; la ligne pointillée montre son parcours moyen.
story-usual-alone = Sur { $games } parties en solo, l’ordinateur ({ $level }) a en moyenne { $points } points à la fin ; la ligne pointillée montre son parcours moyen.
story-usual-near = Ces parties différaient de celle-ci par certaines options ou par un état antérieur des règles.
story-how = Compté par
story-more = { $name } : { $points } de plus que la moyenne, surtout grâce à « { $source } » ({ $by } de plus)
story-less = { $name } : { $points } de moins que la moyenne, surtout à cause de « { $source } » ({ $by } de moins)
story-same = { $name } : exactement la moyenne

## Réglages, invitations, débutants

me-pace = Coups des autres
me-pace-text = À quelle vitesse montrer les coups de l’ordinateur et des autres joueurs ?
moves-slow = lentement
moves-normal = normalement
moves-fast = vite
moves-once = tous à la fois
new-beginner = Voici les règles d’une première partie. Tout ce que le jeu offre d’autre se choisit ici.
join-host = { $host } vous invite à jouer à { $game }. Sous quel nom jouez-vous ?
watching = Vous regardez
tab-your-turn = À vous de jouer

## Réponses permanentes, départ, fermeture, fin

standing-always = Toujours répondre ainsi à cette table
standing-now = Vous répondez toujours : { $answers }
standing-forget = Tout me redemander
resign = Quitter ma place…
resign-text = L’ordinateur jouera à votre place. Vous ne pourrez pas y revenir.
resign-sure = Partir, l’ordinateur continue
close-table = Fermer cette table…
close-text = La partie s’arrête ici sans résultat. Personne ne pourra la continuer.
close-sure = Fermer la table
log-resigned = { $name } a quitté la table ; l’ordinateur continue.
log-closed = Cette table a été fermée.
row-closed = Fermée
end-how = Comment la partie a été gagnée
end-moves = Revoir la partie coup par coup
end-over-time = Les points au fil de la partie
end-by-source = Les points par source
end-same = Rejouer avec les mêmes places

## Analysis, hints, puzzles

analysis-lead = Le maître revoit chaque décision : qui pouvait espérer gagner, quels coups étaient bons, et ce qui aurait été meilleur.
analysis-begin = Analyser cette partie
analysis-go-on = Poursuivre l’analyse
analysis-stopped = L’analyse s’est interrompue (décisions jugées : { $done } sur { $total }). Rien de ce qui a été trouvé n’est perdu.
analysis-not-yours = Seuls ceux qui ont joué cette partie peuvent la faire analyser.
analysis-running = L’analyse est en cours
analysis-progress = Décisions : { $done } sur { $total }
analysis-queue = En attente, avant celle-ci : { $ahead }
analysis-leave = Vous pouvez quitter cette page : l’analyse continue, et son résultat reste avec la partie.
analysis-next-costly = Coup coûteux suivant
analysis-replay = Voir sur la table
analysis-whole = Toute l’analyse
analysis-best-moves = Les meilleurs coups
analysis-close = Les premiers coups sont trop proches pour les départager. En tête figure celui auquel la recherche se fie le plus.
analysis-line-title = Ce que le maître aurait joué
hint-ask = Que joueriez-vous ?
hint-thinking = Je réfléchis…
hint-said = Je choisirais : { $move }.
hint-share = J’estime les chances de victoire à { $share }.
thought-ask = Que pensait { $name } ?
thought-said = { $name } a choisi : { $move }.
thought-share = « J’estimais les chances de victoire à { $share }. »
thought-other = « J’ai aussi pensé à ceci : { $move } ({ $share }). »
thought-eyes = Repensé avec ce que vous pouvez savoir, pour ne trahir aucun secret.
thought-none = Ce choix tient à ce que vous ne pouvez pas savoir.
new-hints = Conseils
new-hints-text = Seul contre l’ordinateur, on peut toujours demander « Que joueriez-vous ? ». Tout le monde peut-il le demander ici aussi ?
new-hints-on = chacun peut demander conseil
nav-puzzles = Problèmes
puzzles-title = Trouvez le coup
puzzles-lead = Des positions de vraies parties. Dans chacune, un coup est bien meilleur que tous les autres.
puzzles-none = Pas encore de problèmes.
puzzles-all = Tous les problèmes
puzzle-number = Problème { $number }
puzzle-you-are = Votre couleur : { $seat }. Trouvez le meilleur coup.
puzzle-choices = Vos coups
puzzle-yours = votre coup
puzzle-right = C’est le bon coup !
puzzle-wrong = Il y a mieux : { $move }.
puzzle-unweighed = « { $move } » ne faisait même pas partie des coups envisagés par le maître.
puzzle-next = Problème suivant
puzzle-again = Essayer encore
puzzle-show = Montrer la solution
