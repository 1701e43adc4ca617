title-name = Trh
final-ties = Při shodě bodů se hráči o místo dělí.
move-bid =
    { $coins ->
        [0] Nenabídnout nic
        [one] Nabídnout { $coins } minci
        [few] Nabídnout { $coins } mince
       *[other] Nabídnout { $coins } mincí
    }
move-lay = Položit zboží { $stall_to }
move-lay-keep = Ponechat si zboží
prompt-bid = Kolik nabídnete za { $good }?
prompt-lay = Kam přijde { $good }?
refusal-too-dear = Máte jen tolik mincí: { $coins }.
    .remedy = Nabídněte nejvýš { $coins }.
refusal-stall-full = { $stall_in } už zboží leží.
    .remedy = Zvolte jiný stánek.
log-market = V prodeji: { $good }.
log-bids = { $seat } nabízí { $coins }.
log-sold = { $seat } kupuje { $good }, body: { $points }.
log-rumour = { $seat } slyší, že příště přijde { $good }.
log-rumour-hidden = { $seat } něco zaslechne.
good-silk = hedvábí
good-salt = sůl
good-wool = vlna
stall-north = severní stánek
    .to = na severní stánek
    .in = Na severním stánku
stall-south = jižní stánek
    .to = na jižní stánek
    .in = Na jižním stánku
source-goods = Zboží
source-coins = Mince
option-generous = Štědrý trh
    .text = Každý má o minci víc.
option-guests = Hosté
    .text = Kdo na trh zavítá.
    .monk = Mnich: stánek má o bod menší cenu
    .thief = Zloděj: kdo nic nenabídne, přijde o minci
heading-round = { $round }. kolo
phase-bid = Nabídky
phase-lay = Stánky
board-goods = Prodáno: { $list }.
board-open = V prodeji: { $list }.
board-rumour = Říká se, že příště přijde { $list }.
board-stalls = Stánky se zbožím: { $list }.
board-seat = { $seat }: mince { $coins }, body { $points }.
about-place = Náměstí
about-time = asi 5 minut
about-weight = lehká
chapter-sale = Prodej
thing-stall = Zboží na tomto stánku přinese o dva body víc.
thing-stall-full = Na tomto stánku už zboží je.
