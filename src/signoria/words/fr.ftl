### Mots communs à tous les jeux.

## Places à la table

seat-azure = Bleu
seat-gules = Rouge
seat-or = Jaune
seat-vert = Vert
seat-argent = Blanc
seat-none = personne
level-random = joue au hasard
level-greedy = vise les points
level-apprentice = apprenti
    .about = répond aussitôt, voit peu de possibilités et ne s’occupe pas de vous
level-journeyman = compagnon
    .about = répond aussitôt, prépare tout son tour
level-master = maître
    .about = réfléchit environ une seconde par tour et anticipe
level-grandmaster = grand maître
    .about = réfléchit environ cinq secondes par tour et voit plus loin
level-patient = patient
    .about = réfléchit aussi longtemps qu’on le laisse ; pour l’analyse

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
refusal-not-you = Ce n’est pas à vous de décider.
    .remedy = C’est à { $seats } de décider.
refusal-not-now = Ce coup n’est pas possible maintenant.
    .remedy = Choisissez un des coups proposés.
refusal-unknown = Ce coup n’existe pas.
    .remedy = Choisissez un des coups proposés.

## Reprendre un coup

undo-nothing = Il n’y a aucun coup à annuler.
undo-moved = { $seat } a joué depuis.
undo-learnt = Ce coup ne peut pas être annulé : il a révélé quelque chose de nouveau.

## Jouer dans le terminal

play-pair = { $left } : { $right }
play-seat-you = { $seat } : vous
play-seat-bot = { $seat } : ordinateur ({ $bot })
play-seat-rules = { $seat } : joue automatiquement
play-hint = Tapez le numéro d’un coup, ou quelques lettres de ce coup. La commande « ? » explique pourquoi d’autres coups ne sont pas possibles ; « aide » donne la liste des commandes.
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
play-asides = Autres possibilités :
play-held = Il ne reste qu’un coup. Entrée le joue ; « annuler » revient sur votre dernier coup.
play-no-number = Le numéro { $number } n’est pas dans la liste.
play-ambiguous = Cela peut vouloir dire :
play-unknown = « { $text } » n’est ni un coup ni une commande. Tapez un numéro de la liste, ou « aide ».
play-possible = { $move } : possible maintenant.
play-pointless = { $move } : vous perdez ainsi quelque chose pour rien. Si c’est bien ce que vous voulez, choisissez-le encore une fois.
play-not-offered = Impossible maintenant :
play-all-offered = Ici, tous les coups sont possibles.
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
play-taken-back = Votre dernier coup est annulé.
play-rules-which = Tapez le numéro d’une section ou d’une règle après la commande.
play-rules-unknown = Il n’y a ni section ni règle « { $text } ». La commande seule donne la liste des sections.
play-all = tout
play-why-which = « { $text } » ne correspond à aucun coup. Tapez un numéro de la liste ou quelques lettres d’un coup après la commande.
play-log-which = Tapez après la commande combien d’événements vous voulez voir, ou « tout ».
play-log-empty = Rien ne s’est encore passé.
play-keep = Nom du fichier où enregistrer la partie (Entrée : ne pas l’enregistrer)
play-save-name = Tapez le nom d’un fichier après la commande.
play-saved = La partie est enregistrée dans { $file }.
play-not-saved = La partie n’a pas pu être enregistrée dans { $file } : { $reason }.
play-unkept = La partie n’a pas été enregistrée.
play-kept-before = La partie enregistrée dans { $file } s’arrête avant vos derniers coups, qui n’ont pas été enregistrés.

play-command-help = aide
    .text = cette liste
play-command-why = pourquoi
    .text = ou « ? » : pourquoi des coups ne sont pas possibles ; suivi d’un coup ou de son numéro, pourquoi celui-là ne l’est pas
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
    .text = annuler votre dernier coup
play-command-save = enregistrer
    .text = enregistrer la partie dans le fichier nommé ensuite
play-command-quit = quitter
    .text = quitter la partie

## Regarder un enregistrement

record-shown = { $title }, coup { $ply } sur { $last }

## Lire les règles

rules-language = Certaines de ces règles n’existent pour l’instant qu’en anglais.
rules-section = Une section
rules-clause = Une règle
rules-search = Les règles avec certains mots
rules-found =
    { $count ->
        [one] { $count } règle contient « { $text } » :
       *[other] { $count } règles contiennent « { $text } » :
    }
rules-none = Aucune règle ne contient « { $text } ».

## Énumérations : entre leurs parties

list-then = { $left } ; { $right }

## Anciens noms de places, toujours compris

seat-or-once = Doré

## Values that no rulebook states

reconstructed-name = Valeur reconstituée
reconstructed = reconstitué : aucune source connue ne l’indique ; un paquet de données le corrige
reconstructed-title = le nom est de nous : aucune source connue ne l’indique
reconstructed-more = Aucune source connue n’indique cette valeur : elle est reconstituée par nos soins. Qui possède le jeu imprimé peut la corriger par un paquet de données : « signoria data { $title } --reconstructed » en donne la liste, docs/data-packs.md dit comment.

## The analyst

percent = { $number } %
percent-range = { $low }–{ $high } %
plus-minus = ± { $number }
mark-best = le meilleur
mark-good = bon
mark-doubtful = douteux
mark-mistake = erreur
marks-best = meilleurs
marks-good = bons
marks-doubtful = douteux
marks-mistake = erreurs
analysis-title = Analyse
analysis-expectation = Chances de victoire au fil de la partie
analysis-band = La bande montre l’erreur de la recherche : si on la refaisait, elle tomberait dans la bande 19 fois sur 20. Chaque point est du point de vue du joueur qui décidait.
analysis-eyes = Chaque décision est jugée d’après ce que le joueur pouvait savoir à ce moment-là.
analysis-simulations =
    { $count ->
        [one] { $count } simulation par décision.
        [many] { $count } simulations par décision.
       *[other] { $count } simulations par décision.
    }
analysis-seconds = { $seconds } s par décision.
analysis-seats = Les décisions de chacun
analysis-turning = Les tournants
analysis-turn = Coup { $ply }, { $seat } : { $move }. { $who } passe de { $before } à { $after }.
analysis-costly = Les coups qui ont coûté cher
analysis-none = Aucun coup n’a coûté cher.
analysis-cost = coûte { $cost } points de pourcentage
analysis-cost-all = un coup coûte en moyenne { $cost } points de pourcentage
analysis-better = Meilleur coup : { $move } ({ $share }).
analysis-line = Ce que le maître aurait joué : { $line }
analysis-moves = Coup par coup
analysis-option = Coup
analysis-share = Chances de victoire
analysis-margin = Avance en points
analysis-played = joué
reason-points = Par rapport à « { $than } », on peut en attendre : { $list }.
reason-source = { $source } { $points }
reason-rival = points du meilleur adversaire { $points }
reason-standing = Il ne rapporte pas plus de points que « { $than } » pour l’instant, mais mène à une meilleure position.
calibration-title = Peut-on se fier à ces chiffres ?
calibration-text = Mesuré sur { $games } parties jouées par l’ordinateur, dans { $positions } positions : parmi les joueurs à qui l’analyse donnait telle chance, combien ont gagné ?
calibration-said = Chance annoncée
calibration-count = Joueurs
calibration-won = Victoires
calibration-interval = Intervalle à 95 %
