### El Grande: names and texts in English.
### Ids are stable: cs.ftl, en.ftl and fr.ftl have the same ids, attributes and variables.

## The game

title-name = El Grande
title-blurb = Send your caballeros to win the majority in nine regions of Renaissance Spain, while the King, the tower and everybody’s cards upset the best of plans.
final-ties = Equal totals share a place; there is no tie-breaker (EG-15.1).

## Places: .in = where something is, .to = where it goes, .from = where it comes from, .king = where the King is
## (.kind is never shown; sentences choose by it)

place-galicia = Galicia
    .in = in Galicia
    .to = to Galicia
    .from = from Galicia
    .king = in Galicia
    .kind = region
place-navarra = Navarre
    .in = in Navarre
    .to = to Navarre
    .from = from Navarre
    .king = in Navarre
    .kind = region
place-aragon = Aragon
    .in = in Aragon
    .to = to Aragon
    .from = from Aragon
    .king = in Aragon
    .kind = region
place-cataluna = Catalonia
    .in = in Catalonia
    .to = to Catalonia
    .from = from Catalonia
    .king = in Catalonia
    .kind = region
place-castilla = Castile
    .in = in Castile
    .to = to Castile
    .from = from Castile
    .king = in Castile
    .kind = region
place-toledo = Toledo
    .in = in Toledo
    .to = to Toledo
    .from = from Toledo
    .king = in Toledo
    .kind = region
place-sevilla = Seville
    .in = in Seville
    .to = to Seville
    .from = from Seville
    .king = in Seville
    .kind = region
place-granada = Granada
    .in = in Granada
    .to = to Granada
    .from = from Granada
    .king = in Granada
    .kind = region
place-valencia = Valencia
    .in = in Valencia
    .to = to Valencia
    .from = from Valencia
    .king = in Valencia
    .kind = region
place-tower = tower
    .in = in the tower
    .to = into the tower
    .from = from the tower
    .king = beside the tower
    .kind = tower
place-france = France
    .in = in France
    .to = to France
    .from = from France
    .king = in France
    .kind = abroad
place-portugal = Portugal
    .in = in Portugal
    .to = to Portugal
    .from = from Portugal
    .king = in Portugal
    .kind = abroad
place-court = court
    .in = at court
    .to = to court
    .from = from court
    .kind = court
place-province = province
    .in = in the province
    .to = to the province
    .from = from the province
    .kind = province

## Alternative scoring tables

table-high = high table
    .object = the high table
table-low = low table
    .object = the low table

## Action cards, deck 1

card-d1-01 = Intrigue
    .text = Move up to two of your own caballeros, then up to two of other players’, to other regions or into the tower.
card-d1-02 = { card-d1-01 }
    .text = { card-d1-01.text }
card-d1-03 = Great Upheaval
    .text = Move up to four caballeros of any colour to other regions or into the tower.
card-d1-04 = Regrouping
    .text = Move up to four of your own caballeros to other regions or into the tower.
card-d1-05 = Conspiracy
    .text = Move up to three caballeros of other players to other regions or into the tower.
card-d1-06 = Unrest
    .text = Move up to three caballeros of any colour to other regions or into the tower.
card-d1-07 = Exodus
    .text = Choose one region and move up to five caballeros of any colour out of it, to other regions or into the tower.
card-d1-08 = { card-d1-07 }
    .text = { card-d1-07.text }
card-d1-09 = Departure
    .text = Choose one region and move as many of your own caballeros as you like out of it, to other regions or into the tower.
card-d1-10 = Militia
    .text = Place up to two caballeros from your court in any regions, adjacent to the King or not, but not in the tower. This is in addition to your normal placement.

## Action cards, deck 2

card-d2-01 = Withdrawal
    .text = One after the other, starting on your left, your opponents each send three caballeros back to the province, from regions or from court as they like.
card-d2-02 = Civil War
    .text = Each opponent secretly dials a region that holds at least one caballero of theirs and loses all their caballeros there to the province.
card-d2-03 = Skirmish
    .text = Each opponent secretly dials a region that holds at least two caballeros of theirs and loses two of them to the province.
card-d2-04 = Decay of Authority
    .text = Every opponent sends all caballeros at court back to the province.
card-d2-05 = Loss of Influence
    .text = Every opponent sends three caballeros from court back to the province, or all of them if there are fewer.
card-d2-06 = Banishment
    .text = Pick one caballero of every opponent, wherever it stands in the regions, and send it to the province.
card-d2-07 = Royal Inspection
    .text = Choose one region, even the King’s, and score it at once. The tower cannot be chosen.
card-d2-08 = { card-d2-07 }
    .text = { card-d2-07.text }
card-d2-09 = { card-d2-07 }
    .text = { card-d2-07.text }
card-d2-10 = { card-d2-07 }
    .text = { card-d2-07.text }

## Action cards, deck 3

card-d3-01 = Fiesta
    .text = Score every region that gives five points for first place at this moment.
card-d3-02 = { card-d3-01 }
    .text = { card-d3-01.text }
card-d3-03 = Strongholds
    .text = Score every region that gives four points for first place at this moment.
card-d3-04 = { card-d3-03 }
    .text = { card-d3-03.text }
card-d3-05 = Revelation
    .text = Open the tower and score it. Its contents then go back inside; nothing moves to the regions.
card-d3-06 = { card-d3-05 }
    .text = { card-d3-05.text }
card-d3-07 = Crown Lands
    .text = Score every region that gives six or seven points for first place at this moment.
card-d3-08 = Crowded Lands
    .text = Score the region with the most caballeros of all colours together; if regions tie, score all of them.
card-d3-09 = Remote Lands
    .text = Score the region with the fewest caballeros of all colours together, not counting empty ones; if regions tie, score all of them.
card-d3-10 = Victors’ Parade
    .text = Score all nine regions, but only an unshared first place earns anything.

## Action cards, deck 4

card-d4-01 = Decree
    .text = Place an alternative scoring table by a region or by the tower, or move one that is already on the board.
card-d4-02 = { card-d4-01 }
    .text = { card-d4-01.text }
card-d4-03 = { card-d4-01 }
    .text = { card-d4-01.text }
card-d4-04 = Empowerment
    .text = Take one power card that you have played back into your hand, either this round’s or one from your discard pile. A played grey card will do as well.
card-d4-05 = { card-d4-04 }
    .text = { card-d4-04.text }
card-d4-06 = New Home
    .text = Move your grande to another region, even one where other grandes live.
card-d4-07 = { card-d4-06 }
    .text = { card-d4-06.text }
card-d4-08 = Eviction
    .text = Name a region. All opponents with caballeros there secretly dial another region and move all of those caballeros to it.
card-d4-09 = Court Summons
    .text = Summon up to two caballeros from the province to your court.
card-d4-10 = Royal Advisor
    .text = Move the King to a neighbouring region.

## Action card, deck 5

card-d5-01 = Your Majesty
    .text = Move the King to any other region. This card is on offer again every round.

## Regency cards

card-rg-01 = Exile
    .text = Send the King abroad, to France or to Portugal. The regions bordering that country then count as his neighbours, and no region is taboo.
card-rg-02 = Escort
    .text = Move the King to any other region and send along two caballeros of any colours from the region he leaves.
card-rg-03 = Joust
    .text = Move the King to any other region and throw every grande he meets there into the tower.
card-rg-04 = Summer Residence
    .text = Move the King to the region with the fewest caballeros of all colours together, but at least one. You choose between tied regions.
card-rg-05 = Revolt
    .text = Stand the King beside the tower. As long as he stays, every region counts as his neighbour and nothing can be thrown into the tower.
card-rg-06 = Infiltration
    .text = The King does not move, but for this turn your placement may use the King’s region too.
card-rg-07 = Viceroy
    .text = The King and a grande of your choice change places; both must stand in regions.
card-rg-08 = Royal Visit
    .text = Move the King to another region in which at least one grande stands.
card-rg-09 = Audience
    .text = Move the King to any other region, then summon up to two caballeros from the province to your court.
card-rg-10 = Procession
    .text = Move the King to a neighbouring region, then move up to two of your own caballeros to other regions or into the tower.

## Veteran cards

card-vt-01 = Veto
    .text = Keep this card in front of you. Once in this round or the next it cancels a special action that an opponent has just announced.
card-vt-02 = { card-vt-01 }
    .text = { card-vt-01.text }
card-vt-03 = Double Game
    .text = Either move as many of your own caballeros as you like out of one region, or place up to two caballeros from your court in regions of your choice.
card-vt-04 = Secret Ballot
    .text = All players secretly dial a region. Every region dialled by exactly one player is scored.

## Grey power cards

grey-gr-01 = Levy
    .text = Summon up to two further caballeros from the province to your court.
grey-gr-02 = Messenger
    .text = You may move one of your own caballeros to another region or into the tower.
grey-gr-03 = Secret Passage
    .text = Throw up to two caballeros from your court into the tower.
grey-gr-04 = Outpost
    .text = You may place one caballero from your court in any region.
grey-gr-05 = Estate
    .text = Move your grande to a neighbouring region.
grey-gr-06 = Vanguard
    .text = This turn you may place one caballero more than your action card allows.
grey-gr-07 = Recall
    .text = Take up to two of your own caballeros from the regions back to your court.
grey-gr-08 = Forced March
    .text = Move up to two of your own caballeros together from one region to a neighbouring one.
grey-gr-09 = Side Gate
    .text = You may throw one caballero from your court into the tower.
grey-gr-10 = Old Favour
    .text = Take one coloured power card from your discard pile back into your hand without showing it.
grey-gr-11 = Page
    .text = You may summon one further caballero from the province to your court.
grey-gr-12 = Lookout
    .text = You may throw one caballero from your court into the tower.
grey-gr-13 = Whisper
    .text = You may move one caballero of another player to another region or into the tower.
grey-gr-14 = Settlers
    .text = Place up to two caballeros from your court in regions of your choice.
grey-gr-15 = Royal Hunt
    .text = Move the King to a neighbouring region.
grey-gr-16 = Cabal
    .text = Move up to two caballeros of any colour to other regions or into the tower.

## Options of a table

option-short = Short game
    .text = Six rounds instead of nine. There are still three general scorings, now after every second round.
option-merged = Merged decks
    .text = Decks two and three are shuffled together, so one fewer action card is on offer each round. Three players may choose this; two always play this way.
option-regency = New Regency
    .text = Ten regency cards replace Your Majesty, one of them each round. The King can go abroad or to the tower, take company along or chase grandes away.
option-veteran = Veteran cards
    .text = Trickier cards for players who know the game. Each one you add takes the place of a random card of its deck; choose as many as you like.
option-grey = Shift of Power
    .text = Each player receives three grey cards. A grey card played with a power card changes its value and offers a small effect of its own.

### Prompts, moves, log, refusals

## Seats and cards by their full names (.object = as what is taken)

seat-virtual = the virtual player

item-1 = power card 1
    .object = power card 1
item-2 = power card 2
    .object = power card 2
item-3 = power card 3
    .object = power card 3
item-4 = power card 4
    .object = power card 4
item-5 = power card 5
    .object = power card 5
item-6 = power card 6
    .object = power card 6
item-7 = power card 7
    .object = power card 7
item-8 = power card 8
    .object = power card 8
item-9 = power card 9
    .object = power card 9
item-10 = power card 10
    .object = power card 10
item-11 = power card 11
    .object = power card 11
item-12 = power card 12
    .object = power card 12
item-13 = power card 13
    .object = power card 13
item-gr-01 = grey card { grey-gr-01 }
    .object = the grey card { grey-gr-01 }
item-gr-02 = grey card { grey-gr-02 }
    .object = the grey card { grey-gr-02 }
item-gr-03 = grey card { grey-gr-03 }
    .object = the grey card { grey-gr-03 }
item-gr-04 = grey card { grey-gr-04 }
    .object = the grey card { grey-gr-04 }
item-gr-05 = grey card { grey-gr-05 }
    .object = the grey card { grey-gr-05 }
item-gr-06 = grey card { grey-gr-06 }
    .object = the grey card { grey-gr-06 }
item-gr-07 = grey card { grey-gr-07 }
    .object = the grey card { grey-gr-07 }
item-gr-08 = grey card { grey-gr-08 }
    .object = the grey card { grey-gr-08 }
item-gr-09 = grey card { grey-gr-09 }
    .object = the grey card { grey-gr-09 }
item-gr-10 = grey card { grey-gr-10 }
    .object = the grey card { grey-gr-10 }
item-gr-11 = grey card { grey-gr-11 }
    .object = the grey card { grey-gr-11 }
item-gr-12 = grey card { grey-gr-12 }
    .object = the grey card { grey-gr-12 }
item-gr-13 = grey card { grey-gr-13 }
    .object = the grey card { grey-gr-13 }
item-gr-14 = grey card { grey-gr-14 }
    .object = the grey card { grey-gr-14 }
item-gr-15 = grey card { grey-gr-15 }
    .object = the grey card { grey-gr-15 }
item-gr-16 = grey card { grey-gr-16 }
    .object = the grey card { grey-gr-16 }

## Where points come from

source-regions = Regions in general scorings
source-tower = Tower in general scorings
source-card-regions = Regions scored by cards
source-card-tower = Tower scored by cards
source-king = King’s bonus
source-grande = Grande’s bonus

## How many rounds there are

of-rounds = of { $last }

## Decisions in the order of play: the prompt, then the moves

prompt-pass = Pass one of your grey cards to your left neighbour.
    .more = All players choose at the same time, before they see what they receive.
move-pass = Pass on { $grey }
prompt-power = Round { $round } { of-rounds }: play a power card.
    .more = No value may be on the table twice.
move-power = Play { $power } with { $grey }
move-power-none = Play { $power }
prompt-summon =
    { $count ->
        [one] You may summon one caballero to your court.
       *[other] Summon up to { $count } caballeros to your court.
    }
    .more =
        { $province ->
            [0] Your province is empty, so they come from your regions.
            [one] Your province holds one; if that is not enough, they come from your regions.
           *[other] Your province holds { $province }; if that is not enough, they come from your regions.
        }
move-summon =
    { $count ->
        [0] Summon nobody
        [one] Summon { $count } caballero
       *[other] Summon { $count } caballeros
    }
prompt-levy = Call a caballero from a region to your court.
    .more =
        Your province is empty; { $count ->
            [one] this is the last one you summon.
           *[other] { $count } are still to come.
        }
move-levy = Take one { $place_from }
prompt-grey = Use the effect of { $grey }?
    .more = { $grey_text }
move-grey-use = Use the effect
move-grey-lapse = Don’t use it
prompt-take = Take one of the open action cards.
move-take = Take { $card }
prompt-turn = Continue your turn with { $card }.
    .more =
        { $done ->
            [0] You may place caballeros and use the special action, once each, in either order.
            [1] You have placed caballeros; you may still use the special action.
            [2] You have used the special action; you may still place caballeros.
           *[3] You have done both.
        } { $court ->
            [0] Your court is empty.
            [one] There is one caballero at your court.
           *[other] There are { $court } caballeros at your court.
        }
move-turn-place = Place caballeros
move-turn-special = Announce the special action
move-turn-end = End the turn
prompt-place =
    { $count ->
        [one] You may place one caballero.
       *[other] Place up to { $count } caballeros.
    }
    .more =
        { $place_kind ->
            [tower] The King is { $place_king }; every region is open to you.
           *[other] The King is { $place_king }; the regions next to him and the tower are open to you.
        }
move-place =
    { $place_kind ->
        [tower] Throw into the tower
       *[other] Place { $place_in }
    }
move-place-done = Stop placing
prompt-veto = Do you veto the special action of { $card }, announced by { $seat }?
    .more = The card says: “{ $card_text }”
move-veto-yes = Veto it
move-veto-no = Let it pass
prompt-choose = Choose one of the actions of { $card }.
    .more = They are numbered as on the card.
move-choose-first = First action
move-choose-second = Second action
move-choose-third = Third action
move-choose-fourth = Fourth action
prompt-from = Choose the region that the caballeros leave.
move-from = Move { $place_from }
prompt-lift = Choose a caballero to move, or stop.
    .more =
        { $count ->
            [one] One may go.
           *[other] Up to { $count } may go.
        }
move-lift = Take { $seat }’s caballero { $place_from }
move-lift-done = Stop moving
prompt-drop = Where does { $seat }’s caballero { $place_from } go?
move-drop =
    { $place_kind ->
        [tower] Throw into the tower
       *[other] Move { $place_to }
    }
prompt-march = How many of your caballeros march { $place_from } together?
move-march =
    { $count ->
        [one] { $count } caballero
       *[other] { $count } caballeros
    }
prompt-march-to =
    { $count ->
        [one] Where does your caballero { $place_from } march?
       *[other] Where do your { $count } caballeros { $place_from } march?
    }
    .more = Choose a neighbouring region.
move-march-to = March { $place_to }
prompt-settle =
    { $count ->
        [one] You may place one caballero from your court.
       *[other] Place up to { $count } caballeros from your court.
    }
    .more = You may choose any region except the King’s.
move-settle = Place { $place_in }
move-settle-done = Stop placing
prompt-throw =
    { $count ->
        [one] You may throw one caballero from your court into the tower.
       *[other] Throw up to { $count } caballeros from your court into the tower.
    }
move-throw =
    { $count ->
        [0] Throw nobody
        [one] Throw { $count } caballero into the tower
       *[other] Throw { $count } caballeros into the tower
    }
prompt-recall =
    { $count ->
        [one] You may call one caballero back to your court.
       *[other] Call up to { $count } caballeros back to your court.
    }
    .more = Choose a region.
move-recall = Call one back { $place_from }
move-recall-done = Stop calling back
prompt-give =
    { $count ->
        [one] Return one caballero to the province.
       *[other] Return { $count } caballeros to the province.
    }
    .more =
        { $count ->
            [one] Choose where it comes from.
           *[other] Choose where the first of them comes from.
        }
move-give = Give up one { $place_from }
prompt-banish = Send one of { $seat }’s caballeros back to the province.
    .more = Choose the region it leaves.
move-banish = Banish { $seat }’s caballero { $place_from }
prompt-evict = Name the region that your opponents must leave.
move-evict = Evict { $place_from }
prompt-dial =
    { $purpose ->
        [0] { $count ->
            [0] Dial the region where your grande goes from the tower.
            [one] Dial the region where your caballero goes from the tower.
           *[other] Dial the region where your { $count } caballeros go from the tower.
        }
        [1] Dial the region in which you lose caballeros to the province.
        [2] Dial the region where your evicted caballeros go.
       *[3] Dial a region.
    }
    .more =
        { $purpose ->
            [0] { $count ->
                [0] {""}
               *[some] The King’s region means back to your court.
            }
            [1] {""}
            [2] {""}
           *[3] Every region dialled by exactly one player is scored.
        }
move-dial = Dial { $place }
prompt-score = Choose a region; it is scored at once.
move-score = Score { $place }
prompt-table = Choose the scoring table to place or to move.
move-table = Take { $table_object }
prompt-lay = Where does { $table_object } go?
    .more = Choose a region or the tower.
move-lay =
    { $place_kind ->
        [tower] Place it by the tower
       *[other] Place it { $place_in }
    }
prompt-retrieve = Take one of the cards you have played back into your hand.
move-retrieve = Take back { $item_object }
prompt-grande = Where does your grande move?
    .more = It is { $place_in } now.
move-grande = Move { $place_to }
prompt-king = Where does the King go?
    .more = He is { $place_king } now.
move-king =
    { $place_kind ->
        [tower] Stand the King beside the tower
       *[other] Send the King { $place_to }
    }
prompt-escort = Choose whose caballero goes { $place_from } with the King.
    .more =
        { $count ->
            [one] One must go along.
           *[other] { $count } must go along.
        }
move-escort = Send { $seat }’s caballero along
prompt-viceroy = Choose the grande that changes places with the King.
move-viceroy = Swap with { $seat }’s grande

## Log (seat2 is the owner of what is moved; -own where that is the acting player)

log-king-starts = The King begins the game { $place_in }.
log-home = { $seat }’s home region is { $place }.
log-round = Round { $lap } { of-rounds } begins.
log-arrival =
    { $count ->
        [one] { $count } caballero of the virtual player arrives { $place_in }.
       *[other] { $count } caballeros of the virtual player arrive { $place_in }.
    }
log-arrival-void = No caballeros of the virtual player arrive { $place_in }: the King is there.
log-reveal = { $card } is turned up.
log-virtual-power = The virtual player has power card { $power }.
log-power = { $seat } plays power card { $power }.
log-power-grey = { $seat } plays power card { $power } with the grey card { $grey }: value { $value }.
log-summon =
    { $count ->
        [0] { $seat } summons nobody from the province.
        [one] { $seat } summons { $count } caballero from the province to court.
       *[other] { $seat } summons { $count } caballeros from the province to court.
    }
log-levy = { $seat } takes a caballero { $place_from } to court.
log-grey-used = { $seat } uses the grey card { $grey }.
log-grey-lapsed = { $seat } does not use the grey card { $grey }.
log-take = { $seat } takes { $card }.
log-virtual-take = The virtual player takes { $card } away.
log-place = { $seat } places a caballero { $place_in }.
log-announce = { $seat } announces the special action of { $card }.
log-veto = { $seat } vetoes the special action of { $card }, announced by { $seat2 }.
log-veto-passed = { $seat } does not veto.
log-veto-kept = { $seat } keeps the { card-vt-01 } card.
log-veto-expired = { $seat } discards an unused { card-vt-01 }.
log-move =
    { $place2_kind ->
        [tower] { $seat } throws { $seat2 }’s caballero { $place_from } into the tower.
       *[other] { $seat } moves { $seat2 }’s caballero { $place_from } { $place2_to }.
    }
log-move-own =
    { $place2_kind ->
        [tower] { $seat } throws a caballero { $place_from } into the tower.
       *[other] { $seat } moves a caballero { $place_from } { $place2_to }.
    }
log-throw =
    { $count ->
        [0] { $seat } throws nobody into the tower.
        [one] { $seat } throws { $count } caballero from court into the tower.
       *[other] { $seat } throws { $count } caballeros from court into the tower.
    }
log-loss =
    { $count ->
        [one] { $count } caballero of { $seat } returns { $place_from } to the province.
       *[other] { $count } caballeros of { $seat } return { $place_from } to the province.
    }
log-dial = { $seat } reveals the dial: { $place }.
log-evict = { $seat } evicts the opponents { $place_from }.
log-score =
    { $points ->
        [one] { $seat } scores { $points } point { $place_in }.
       *[other] { $seat } scores { $points } points { $place_in }.
    }
log-bonus-king =
    { $points ->
        [one] King’s bonus: { $seat } scores { $points } point { $place_in }.
       *[other] King’s bonus: { $seat } scores { $points } points { $place_in }.
    }
log-bonus-grande =
    { $points ->
        [one] Grande’s bonus: { $seat } scores { $points } point { $place_in }.
       *[other] Grande’s bonus: { $seat } scores { $points } points { $place_in }.
    }
log-score-none = Nobody scores { $place_in }.
log-tower-open = The tower is opened.
log-tower-out =
    { $count ->
        [one] { $seat } moves { $count } caballero from the tower { $place_to }.
       *[other] { $seat } moves { $count } caballeros from the tower { $place_to }.
    }
log-tower-home =
    { $count ->
        [one] { $seat } takes { $count } caballero from the tower back to court.
       *[other] { $seat } takes { $count } caballeros from the tower back to court.
    }
log-grande-back = { $seat }’s grande goes back into the tower.
log-table =
    { $place_kind ->
        [tower] { $seat } places { $table_object } by the tower.
       *[other] { $seat } places { $table_object } { $place_in }.
    }
log-fetch = { $seat } takes { $item_object } back from the discard pile.
log-fetch-hidden = { $seat } takes a card back from the discard pile without showing it.
log-take-back = { $seat } takes { $item_object } back from the table.
log-grande = { $seat }’s grande moves { $place_to }.
log-king =
    { $place_kind ->
        [tower] { $seat } stands the King beside the tower.
       *[other] { $seat } sends the King { $place_to }.
    }
log-escort = The King takes { $seat2 }’s caballero along { $place_from } { $place2_to }.
log-joust = { $seat2 }’s grande is thrown into the tower.
log-viceroy = { $seat } swaps the King with { $seat2 }’s grande; the King is now { $place_in }.
log-viceroy-own = { $seat } swaps the King with their own grande; the King is now { $place_in }.
log-licence = This turn { $seat } may also place caballeros in the King’s region.
log-extra =
    { $count ->
        [one] { $seat } may place { $count } extra caballero this turn.
       *[other] { $seat } may place { $count } extra caballeros this turn.
    }
log-passed = { $seat } passes the grey card { $grey } to { $seat2 }.
log-passed-hidden = { $seat } passes a grey card to { $seat2 }.
log-start-player = { $seat } becomes the start player.
log-scoring = General scoring after round { $lap }.
log-grande-out = { $seat }’s grande moves from the tower { $place_to }.
log-card-left = Nobody takes { $card }.
log-evicted =
    { $count ->
        [one] { $seat } moves { $count } caballero { $place_from } { $place2_to }.
       *[other] { $seat } moves { $count } caballeros { $place_from } { $place2_to }.
    }

## Refusals: why not, and what to do instead

refusal-not-in-hand = Power card { $power } is not in your hand.
    .remedy = Play a power card that you hold.
refusal-value-taken = The value { $value } has already been played this round by { $seat }.
    .remedy = Choose a card whose value nobody has played this round.
refusal-grey-not-yours = You do not hold the grey card { $grey }.
    .remedy = Play the power card alone, or with a grey card that you hold.
refusal-over-limit =
    { $count ->
        [one] At most { $count } caballero is allowed here.
       *[other] At most { $count } caballeros are allowed here.
    }
    .remedy = Choose a smaller number.
refusal-too-few =
    { $count ->
        [0] No caballero is available for this.
        [one] Only { $count } caballero is available.
       *[other] Only { $count } caballeros are available.
    }
    .remedy = Choose a smaller number.
refusal-nobody-there =
    { $place_kind ->
        [region] There is no such caballero { $place_in }.
        [court] There is no such caballero { $place_in }.
       *[other] There is no such caballero there.
    }
    .remedy = Choose a caballero that is on offer.
refusal-kings-region = The King is { $place_king }: nothing enters or leaves his region.
    .remedy = Choose another region.
refusal-tower-taboo = The King stands beside the tower: nothing goes in or out.
    .remedy = Choose a region.
refusal-not-adjacent = The King is { $place2_king }, and { $place } is not next to him.
    .remedy = Choose a region next to the King, or the tower.
refusal-court-empty = Your court is empty, so there is nobody to place.
    .remedy = Use the special action or end the turn.
refusal-no-placement = This card allows no placement.
    .remedy = Use the special action or end the turn.
refusal-part-done = You have already used this part of your turn.
    .remedy = Use the other part or end the turn.
refusal-not-executable = This effect cannot be carried out now, not even in part.
    .remedy = Go on without it.
refusal-not-on-offer = { $card } is not on offer.
    .remedy = Take one of the open action cards.
refusal-not-your-caballero = This action moves only your own caballeros.
    .remedy = Choose a caballero of yours.
refusal-your-own-caballero = This action moves only other players’ caballeros.
    .remedy = Choose a caballero of another colour.
refusal-other-source = All caballeros of this action leave the one region you have chosen.
    .remedy = Choose a caballero in that region, or stop.
refusal-moved-already = All caballeros of this colour { $place_in } have just arrived; none moves twice.
    .remedy = Choose a caballero that has not moved yet, or stop.
refusal-same-place =
    { $place_kind ->
        [region] A caballero must move to a different place.
        [tower] A caballero must move to a different place.
       *[other] This grande is in the King’s region, so nothing would change.
    }
    .remedy = Choose something else.
refusal-no-tower = This action cannot use the tower.
    .remedy = Choose a region.
refusal-must-go-on = The action must be carried out as far as possible.
    .remedy = Choose more, or go on as long as something is possible.
refusal-other-victim = You are choosing a caballero of a different opponent now.
    .remedy = Take one of the caballeros on offer.
refusal-no-dialler = No opponent who could move has a caballero { $place_in }.
    .remedy = Name a region with caballeros of an opponent.
refusal-too-few-to-lose = You have too few caballeros { $place_in }.
    .remedy = Dial a region with enough caballeros of yours.
refusal-empty-region = There is no caballero { $place_in }.
    .remedy = Choose a region with at least one caballero.
refusal-table-taboo = The King is { $place2_king }: no scoring table can be placed there or removed.
    .remedy = Choose another table or another place.
refusal-table-there =
    { $place_kind ->
        [tower] The other table is already by the tower.
       *[other] The other table is already { $place_in }.
    }
    .remedy = Choose a place without a table.
refusal-not-played = Your played cards do not include { $item_object }.
    .remedy = Choose a card from your discard pile or from the table.
refusal-not-from-table = This effect takes cards from your discard pile only; { $item_object } still lies on the table.
    .remedy = Choose a card from your discard pile.
refusal-no-grey = This effect does not fetch grey cards.
    .remedy = Choose a coloured power card.
refusal-king-stays = The King is already { $place_king }; he must go elsewhere.
    .remedy = Choose another place for him.
refusal-king-cannot =
    { $place_kind ->
        [tower] This card cannot move the King to the tower.
       *[other] This card cannot move the King { $place_to }.
    }
    .remedy = Choose a place that the card allows.
refusal-king-not-adjacent = { $place } does not border { $place2 }, where the King is.
    .remedy = Choose a neighbouring region for the King.
refusal-not-fewest = Another region holds fewer caballeros than { $place }, or { $place } is empty.
    .remedy = Choose the region with the fewest caballeros, but at least one.
refusal-no-grande-there = There is no grande { $place_in }.
    .remedy = Choose a region in which a grande stands.
refusal-grande-far = { $place } does not border the region of your grande.
    .remedy = Choose a neighbouring region.
refusal-grande-not-in-region = { $seat }’s grande is not in a region.
    .remedy = Choose a grande that stands in a region.
refusal-no-such-colour = Nobody plays this colour.
    .remedy = Choose a colour in play.
refusal-only-regions = This effect takes caballeros from regions only.
    .remedy = Choose a region.
refusal-not-bordering = { $place } and { $place2 } do not border each other.
    .remedy = Choose a region that borders the one they leave.
refusal-no-such-option = The card does not have so many actions.
    .remedy = Choose one of those on the card.
refusal-evicted-region = Your caballeros must leave { $place }; they cannot stay there.
    .remedy = Dial another region.
refusal-nothing-to-march = No open region borders { $place }.
    .remedy = Choose another region.
refusal-not-dealt = The grey card { $grey } was not dealt to you.
    .remedy = Pass on one of your own grey cards.
refusal-merged-decks-need-two-or-three-players = Decks two and three can be merged for two or three players only.
    .remedy = Leave the decks apart, or play with three players at most.

## The sheet beside the table, and what the icons mean

aid-round = A round
aid-round-text =
    Action cards are turned up.
    Everybody plays a power card, no value twice.
    Turns, highest card first: summon, take an action card, place and do its special action in any order.
    The lowest card starts the next round. A general scoring follows rounds 3, 6 and 9.
aid-king = Where you may place
aid-king-text =
    Into regions next to the King, and into the tower.
    Never into the King’s region: nothing changes there.
aid-scoring = A scoring
aid-scoring-text =
    Most caballeros are first; { $places } places score.
    Who ties gets the points of the next lower place.
    Alone in first place: +2 with the King, +2 with your grande.
    General scoring: dials, tower, caballeros march out, regions.
aid-regions = Points by place
aid-power = Power cards and how many caballeros they summon
aid-cards = Action cards by deck, with how many caballeros they place
icon-men = Caballeros of a player in a region, and how many
icon-points = Points for the first, second and third place
icon-caballero = Caballeros: at your court, or to be placed with an action card
icon-castle = Caballeros in your province
icon-crown = The grande of a player
icon-king = The King

## The table as text

board-pair = { $left }: { $right }
board-round = Round { $round } { of-rounds }.
board-next-scoring = The next general scoring follows round { $round }.
board-first = Start player: { $seat }.
board-king = The King is { $place }.
board-order = Power cards on the table, highest first: { $list }.
board-regions = Regions in the order of scoring, with the points for each place:
board-king-here = the King
board-grandes =
    { $count ->
        [one] grande of { $list }
       *[other] grandes of { $list }
    }
board-players = Players:
board-you = { $seat } (you)
board-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
board-court = { $count } at court
board-province = { $count } in the province
board-power-cards = power cards { $list }
board-fetched =
    { $count ->
        [one] took back { $count } played card secretly
       *[other] took back { $count } played cards secretly
    }
board-grey-cards =
    { $count ->
        [one] { $count } grey card
       *[other] { $count } grey cards
    }
board-veto = { card-vt-01 } until round { $round }
board-offer = Open action cards, with the number of caballeros to place:
board-hand = Your power cards (in brackets: how many caballeros a card summons): { $list }
board-pile = Your discard pile: { $list }
board-grey = Grey card { $name }, value { $value }: { $text }
board-grey-pile = Grey cards in your discard pile: { $list }

## The table in pictures

about-place = Spain
about-time = about 80 minutes
about-weight = medium
about-text = Nine regions, one King and a tower full of secrets: whoever sends too many to court too early pays for it with the next card.
credits-geometry = Map of Spain: derived from BDLJE/IGN data, CC BY 4.0 ign.es (provinces, by way of es-atlas, © Martín González, MIT); other coasts from Natural Earth, public domain. Outlines are simplified and reshaped.

map-label = Map of Spain. The King is { $place }.
map-label-round = Map of Spain in round { $round }. The King is { $place }.
map-inside = inside

offer-cards = Action cards of this round
offer-taken = Taken
offer-places =
    { $count ->
        [0] No placement
        [one] Places { $count } caballero
       *[other] Places up to { $count } caballeros
    }

tray-court = My court
tray-at-court =
    { $count ->
        [0] nobody to place
        [one] { $count } ready to be placed
       *[other] { $count } ready to be placed
    }
tray-province = Province
tray-in-province = in reserve
tray-dial = My dial
tray-dial-sealed = chosen in secret
tray-powers = Power cards (gold: on the table)
tray-greys = Grey cards

plate-court = at court
plate-province = in the province
plate-greys = grey cards
plate-vetoes = { card-vt-01 }
plate-card = card { $value }
plate-sealed = chosen in secret
plate-rank =
    { $rank ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[n] { $rank }th place
    }

heading-start = before the first round
heading-round = round { $round } { of-rounds }
heading-over = the game is over

phase-reveal = Reveal
phase-power = Power
phase-turns = Turns
phase-turns-now = Turn { $number }/{ $last }
phase-scoring = Scoring

outlook-you = you
outlook-scoring =
    { $count ->
        [one] General scoring after this round
       *[other] General scoring in { $count } rounds
    }
outlook-now = If the regions were scored now: { $list }, not counting the tower.
outlook-over = The game is over
outlook-winner =
    { $count ->
        [one] Winner: { $list }
       *[other] Shared victory: { $list }
    }

forecast-points = Points at once: { $list }
forecast-king = The King will be { $place }: nothing enters or leaves there.
forecast-tower =
    { $count ->
        [0] The tower will be empty.
        [one] { $count } caballero will be in the tower.
       *[other] { $count } caballeros will be in the tower.
    }
forecast-alone =
    { $points ->
        [one] { $place }: no rivals, { $count } of yours ({ $points } point).
       *[other] { $place }: no rivals, { $count } of yours ({ $points } points).
    }
forecast-lead =
    { $points ->
        [one] { $place }: you lead alone, { $count } to { $other } ({ $points } point).
       *[other] { $place }: you lead alone, { $count } to { $other } ({ $points } points).
    }
forecast-tied =
    { $points ->
        [one] { $place } is tied at { $count }: you, { $list } ({ $points } point).
       *[other] { $place } is tied at { $count }: you, { $list } ({ $points } points).
    }
forecast-behind =
    { $points ->
        [one] { $place }: { $seat } is ahead of you, { $other } to { $count } ({ $points } point for you).
       *[other] { $place }: { $seat } is ahead of you, { $other } to { $count } ({ $points } points for you).
    }
forecast-leader = { $place }: { $list } leads with { $count }.
forecast-leaders = { $place }: { $list } tie at { $count }.
forecast-court =
    { $count ->
        [0] Your court will be empty.
        [one] You will have { $count } caballero at court.
       *[other] You will have { $count } caballeros at court.
    }
forecast-empty = { $place } will be empty.

## What the things on the table are

thing-values = Worth { $list } points by rank.
thing-stand = Standing here:
thing-nobody = There are no caballeros here.
thing-spoils = If it were scored now:
thing-home = Home region of { $seat }’s grande.
thing-taboo = The King is here: no caballero may enter or leave.
thing-tower =
    { $count ->
        [0] Nobody is inside.
        [one] One caballero is inside. Nobody may look whose it is before the tower is opened.
       *[other] { $count } caballeros are inside. Nobody may look whose they are before the tower is opened.
    }
thing-court = Caballeros at court are ready to be placed.
thing-province = Caballeros in the province must be summoned to court first.
thing-abroad = The King may be sent here by a card; then no region is taboo.
thing-taken = taken by { $seat }
thing-power =
    { $count ->
        [0] The highest card has the first turn. This one summons nobody to court.
        [one] The higher the card, the earlier your turn. It summons one caballero to court at most.
       *[other] The higher the card, the earlier your turn. It summons up to { $count } caballeros to court.
    }
thing-table = It replaces the values of the place where it is placed: { $list } points by rank.
thing-grande = { $seat }’s grande
    .text = An unshared first place in the home region scores { $points } extra points for its owner. The grande himself does not count as a caballero.
thing-king = The King
    .text = Where he is, no caballero may enter or leave. Caballeros are placed in the regions next to his. An unshared first place in his region scores { $points } extra points.
chapter-scoring = General scoring
board-inside = { $count } inside

## Rows of moves

macro-take =
    { $count ->
        [0] Summon nobody and take { $card }
        [one] Summon { $count } caballero and take { $card }
       *[other] Summon { $count } caballeros and take { $card }
    }
macro-place = Start placing { $place_in }
