title-name = The market
final-ties = Equal totals share a place.
move-bid =
    { $coins ->
        [0] Bid nothing
        [one] Bid { $coins } coin
       *[other] Bid { $coins } coins
    }
move-lay = Lay the good { $stall_to }
move-lay-keep = Keep the good
prompt-bid = How much do you bid for { $good }?
prompt-lay = Where does { $good } go?
refusal-too-dear = You have only { $coins } coins.
    .remedy = Bid at most { $coins }.
refusal-stall-full = There is a good { $stall_in } already.
    .remedy = Choose another stall.
log-market = On sale: { $good }.
log-bids = { $seat } bids { $coins }.
log-sold = { $seat } buys { $good } and gets { $points } points.
log-rumour = { $seat } hears that { $good } comes next.
log-rumour-hidden = { $seat } hears a rumour.
good-silk = silk
good-salt = salt
good-wool = wool
stall-north = north stall
    .to = on the north stall
    .in = on the north stall
stall-south = south stall
    .to = on the south stall
    .in = on the south stall
source-goods = Goods
source-coins = Coins
option-generous = Generous market
    .text = One coin more for everybody.
option-guests = Guests
    .text = Who visits the market.
    .monk = Monk: a stall is worth one point less
    .thief = Thief: whoever bids nothing loses a coin
heading-round = Round { $round }
phase-bid = Bids
phase-lay = Stalls
board-goods = Sold: { $list }.
board-open = On sale: { $list }.
board-rumour = A rumour has it that this comes next: { $list }.
board-stalls = Stalls with a good: { $list }.
board-seat = { $seat }: coins { $coins }, points { $points }.
about-place = A square
about-time = about 5 minutes
about-weight = light
chapter-sale = The sale
thing-stall = A good on this stall brings two points more.
thing-stall-full = There is a good here already.
