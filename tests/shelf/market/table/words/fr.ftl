title-name = Le marché
final-ties = À égalité de points, les joueurs partagent la place.
move-bid =
    { $coins ->
        [0] Ne rien offrir
        [one] Offrir { $coins } pièce
       *[other] Offrir { $coins } pièces
    }
move-lay = Poser le bien { $stall_to }
move-lay-keep = Garder le bien
prompt-bid = Combien offrez-vous pour { $good } ?
prompt-lay = Où va { $good } ?
refusal-too-dear = Vous n’avez que { $coins } pièces.
    .remedy = Offrez au plus { $coins }.
refusal-stall-full = Il y a déjà un bien { $stall_in }.
    .remedy = Choisissez un autre étal.
log-market = En vente : { $good }.
log-bids = { $seat } offre { $coins }.
log-sold = { $seat } achète { $good } et marque { $points } points.
log-rumour = { $seat } apprend que { $good } suivra.
log-rumour-hidden = { $seat } entend une rumeur.
good-silk = soie
good-salt = sel
good-wool = laine
stall-north = étal nord
    .to = sur l’étal nord
    .in = sur l’étal nord
stall-south = étal sud
    .to = sur l’étal sud
    .in = sur l’étal sud
source-goods = Biens
source-coins = Pièces
option-generous = Marché généreux
    .text = Une pièce de plus pour chacun.
option-guests = Invités
    .text = Qui visite le marché.
    .monk = Le moine : un étal vaut un point de moins
    .thief = Le voleur : qui n’offre rien perd une pièce
heading-round = Manche { $round }
phase-bid = Offres
phase-lay = Étals
board-goods = Vendu : { $list }.
board-open = En vente : { $list }.
board-rumour = On dit que voici ce qui suivra : { $list }.
board-stalls = Étals avec un bien : { $list }.
board-seat = { $seat } : pièces { $coins }, points { $points }.
about-place = Une place
about-time = environ 5 minutes
about-weight = léger
chapter-sale = La vente
thing-stall = Une marchandise sur cet étal rapporte deux points de plus.
thing-stall-full = Il y a déjà une marchandise ici.
