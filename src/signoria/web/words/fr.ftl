### Mots des pages. cs.ftl, en.ftl et fr.ftl ont les mêmes identifiants, attributs et variables.

## Le cadre

tagline = Jeux de la Renaissance, une seule table
skip-to-main = Aller au contenu
nav-main = Pages
nav-play = Jouer
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
lobby-weight = Niveau
lobby-new-table = Nouvelle table
lobby-play-now = Jouer tout de suite
lobby-game = Jeu
lobby-against = Adversaire
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

## Une nouvelle table

new-seats = Places
new-seats-text = Qui s’assoit où ? Les autres joueurs arrivent par un lien, ou jouent avec vous sur cet écran.
new-seat = Place
new-who = Qui
new-name = Nom
new-name-here = seulement pour un joueur ici
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
level-random = joue au hasard
level-greedy = vise les points

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
menu-keys = Clavier : les lettres sur les boutons choisissent, les flèches passent d’un choix à l’autre, Entrée confirme, U annule, ? explique, / sert à taper un coup.
panel-board = Plateau
panel-mine = Ma zone de jeu
panel-players = Joueurs
panel-order = Ordre du tour
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
prompt-past-title = Vous regardez le passé
prompt-past-text = Voici la table telle qu’elle était alors.
prompt-final = Fin de la partie
ply-before = En arrière
ply-after = En avant
ply-now = Revenir au présent
held-title = Confirmez votre tour
held-text = Il ne reste que ceci : { $act }. Ensuite, rien ne pourra être repris.
confirm = Confirmer
confirm-choose = Choisissez d’abord
undo = Annuler
restart = Recommencer mon tour
why-not = pourquoi ?
also-possible = Autres possibilités
forecast-hint = Pointez un choix pour voir ce qu’il change.
forecast-nothing = Rien de prévisible ne change.
forecast-learns = Quelqu’un y apprendra quelque chose : ce choix ne pourra pas être repris.
pointless-ask = Vous perdez ainsi quelque chose pour rien. Si c’est bien ce que vous voulez, choisissez-le encore une fois.
type-a-move = Tapez un coup
skip-moves = Passer au présent
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

error-unknown-table = Cette table n’est pas ici
    .text = Le lien est erroné, ou la table était sur un autre serveur.
error-page = Cette page n’existe pas
    .text = L’adresse est erronée.
error-unknown-key = Ce lien ne mène à aucune place libre
    .text = Il a déjà servi, ou un plus récent l’a remplacé. Demandez un nouveau lien à l’hôte de la table.
error-pinned = Cette table ne peut pas continuer ici
    .text = Elle a commencé avec d’autres règles ou d’autres données que celles de ce serveur. Rien n’a été modifié ; un serveur de la bonne version peut la poursuivre.
error-damaged = Ce qui est enregistré de cette table ne concorde pas
    .text = Rien n’y a été touché. La personne qui gère ce serveur a peut-être une sauvegarde plus ancienne.
error-not-written = L’enregistrement a échoué
    .text = Rien n’a été modifié et rien n’est perdu. Le disque du serveur est plein ou inaccessible : réessayez plus tard.
story-text = Cette partie a été jouée avec d’autres règles ou d’autres données que celles de ce serveur : sa table ne peut plus être affichée. Ce qui en a été noté se lit ici.
story-commands = Elle date d’avant l’enregistrement des parties : voici les coups tels qu’ils sont arrivés, avec tout ce qui a été annulé.
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
error-seat-lent = L’ordinateur joue pour vous. Reprenez d’abord votre place.
error-not-host = Seul l’hôte de la table peut faire cela
error-not-away = Ce joueur n’est pas absent.
error-not-begun = La partie commence dès que toutes les places sont prises.
error-over = La partie est terminée.
error-too-many = Trop de tables sont ouvertes
    .text = Terminez d’abord une de vos parties.
error-bad-store = Le serveur n’a pas accès aux parties enregistrées pour le moment
    .text = Rien n’a changé et rien n’est perdu. Réessayez dans un instant ; si cela dure, prévenez la personne qui gère ce serveur.
error-house-full = Il n’y a plus de place ici
    .text = Ce serveur compte autant de joueurs ou de tables que son responsable en autorise. Demandez-lui d’en autoriser davantage.
error-ambiguous = Cela peut vouloir dire : { $moves }
error-unknown-move = « { $text } » n’est pas un coup possible ici.

## Crédits

credits-notice = Signoria est un logiciel libre. Les jeux imprimés appartiennent à leurs éditeurs ; ce site n’emploie leurs noms que pour dire de quel jeu il s’agit. Tous les textes et toutes les images sont les nôtres.
credits-maps = Cartes géographiques
credits-fonts = Typographie
credits-fonts-text = Cinzel, EB Garamond et Alegreya Sans, sous licence SIL Open Font License 1.1.
credits-code = Logiciels
credits-code-text = htmx (0BSD), Starlette et Uvicorn (BSD), Jinja (BSD), SQLAlchemy (MIT), Project Fluent (Apache 2.0).
rules-title = Règles
rules-in-english = Les règles numérotées sont en anglais ; les invites, les refus et le journal sont dans votre langue.
