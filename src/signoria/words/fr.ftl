### Mots communs à tous les jeux.

## Places à la table

seat-azure = Bleu
seat-gules = Rouge
seat-or = Doré
seat-vert = Vert
seat-argent = Blanc
seat-none = personne

## Invites

prompt-over = La partie est terminée.
prompt-sealed = Vous avez répondu.
    .more = Vous pouvez changer votre réponse tant que le dernier joueur n’a pas répondu.
prompt-wait =
    { $count ->
        [one] On attend { $seats }.
       *[other] On attend { $count } joueurs : { $seats }.
    }

## Refus

refusal-over = La partie est terminée.
    .remedy = Commencez une nouvelle partie.
refusal-not-you = Cette décision n’est pas la vôtre.
    .remedy = Attendez : { $seats }.
refusal-not-now = Ce n’est pas ce qui se décide maintenant.
    .remedy = Choisissez un des coups proposés.
refusal-unknown = Ce coup n’existe pas.
    .remedy = Choisissez un des coups proposés.

## Reprendre un coup

undo-nothing = Il n’y a aucun coup à reprendre.
undo-moved = { $seat } a joué depuis.
undo-learnt = Ce coup ne peut pas être repris : il a révélé quelque chose de nouveau.

## Jouer dans le terminal

play-pair = { $left } : { $right }
play-seat-you = { $seat } : vous
play-seat-bot = { $seat } : ordinateur ({ $bot })
play-seat-rules = { $seat } : joue selon les règles du jeu
play-hint = Tapez le numéro d’un coup, ou le coup en quelques lettres. ? explique pourquoi d’autres coups ne sont pas possibles ; aide donne la liste des commandes.
play-resumed =
    { $count ->
        [one] La partie reprend après { $count } coup.
       *[other] La partie reprend après { $count } coups.
    }
play-times =
    { $count ->
        [one] { $text } ({ $count } fois)
       *[other] { $text } ({ $count } fois)
    }
play-asides = En outre :
play-held = Il ne reste que ce coup. Entrée le joue ; annuler reprend votre dernier coup.
play-no-number = Le numéro { $number } n’est pas dans la liste.
play-ambiguous = Cela peut vouloir dire :
play-unknown = « { $text } » n’est ni un coup ni une commande. Tapez un numéro de la liste, ou aide.
play-possible = { $move } : ce coup est possible maintenant.
play-pointless = { $move } : vous perdez ainsi quelque chose pour rien. Si c’est bien ce que vous voulez, choisissez-le encore une fois.
play-not-offered = Impossible maintenant :
play-all-offered = Tout ce qui se décide ici est possible.
play-more =
    { $count ->
        [one] … et { $count } autre pour la même raison.
       *[other] … et { $count } autres pour la même raison.
    }
play-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
play-by-clause = par règle : { $clauses }
play-rank = { $rank }. { $seat }, { $points }
play-taken-back = Votre dernier coup est repris.
play-rules-which = Écrivez le numéro d’une section ou d’une règle après la commande.
play-rules-unknown = Il n’y a ni section ni règle « { $text } ». La commande seule donne la liste des sections.
play-all = tout
play-why-which = « { $text } » ne correspond à aucun coup. Écrivez un numéro de la liste ou quelques lettres d’un coup après la commande.
play-log-which = Écrivez après la commande combien d’événements vous voulez voir, ou « tout ».
play-log-empty = Rien ne s’est encore passé.
play-keep = Nom d’un fichier pour garder la partie (Entrée : ne pas la garder)
play-save-name = Écrivez le nom d’un fichier après la commande.
play-saved = La partie est gardée dans { $file }.
play-not-saved = La partie n’a pas pu être écrite dans { $file } : { $reason }.
play-unkept = La partie n’a pas été gardée.
play-kept-before = La partie gardée dans { $file } s’arrête avant vos derniers coups ; ils n’ont pas été gardés.

play-command-help = aide
    .text = cette liste
play-command-why = pourquoi
    .text = ou ? : pourquoi des coups ne sont pas possibles ; suivi d’un coup ou de son numéro, pourquoi celui-là ne l’est pas
play-command-board = plateau
    .text = toute la table
play-command-hand = main
    .text = vos cartes
play-command-score = score
    .text = d’où viennent les points ; « score tout » donne chaque décompte
play-command-log = journal
    .text = les derniers événements ; « journal 50 » en montre plus, « journal tout » les montre tous
play-command-rules = règles
    .text = les sections des règles ; suivi d’un numéro, cette section ou cette règle
play-command-undo = annuler
    .text = reprendre votre dernier coup
play-command-save = sauver
    .text = garder la partie dans le fichier nommé ensuite
play-command-quit = quitter
    .text = quitter la partie

## Lire les règles

rules-language = Le texte des règles n’existe pour l’instant qu’en anglais ; cherchez-y des mots anglais.
rules-section = Une section
rules-clause = Une règle
rules-search = Les règles avec certains mots
rules-found =
    { $count ->
        [one] { $count } règle contient « { $text } » :
       *[other] { $count } règles contiennent « { $text } » :
    }
rules-none = Aucune règle ne contient « { $text } ».
