### Tiletum: names and texts in English.
### Ids are stable: cs.ftl, en.ftl and fr.ftl have the same ids, attributes and variables.

## The game

title-name = Tiletum
title-blurb = Travel between the fairs of Renaissance Europe: each die gives either many resources or many action points, and houses, pillars, contracts and a full house of characters all want both.
seat-automaton = Cardinal Titus

## Resources; .of = after a number

resource-gold = gold
resource-food = food
resource-wool = wool
resource-stone = stone
resource-iron = iron

## Colours of dice: .gives = the resource of the colour

colour-yellow = yellow
    .gives = gold
    .start = Yellow
colour-pink = pink
    .gives = food
    .start = Pink
colour-light_grey = light grey
    .gives = wool
    .start = Light grey
colour-dark_grey = dark grey
    .gives = stone
    .start = Dark grey
colour-blue = blue
    .gives = iron
    .start = Blue

## Actions: .the = in a sentence

action-merchant = Merchant
    .the = the merchant action
action-architect = Architect
    .the = the architect action
action-characters = Characters
    .the = the characters action
action-contracts = Contracts
    .the = the contracts action
action-king = King
    .the = the king action
action-joker = Joker
    .the = the joker action

## Pawns: .the = in a sentence, .of = whose

pawn-merchant = merchant
    .the = the merchant
    .start = The merchant
pawn-architect = architect
    .the = the architect
    .start = The architect

## Spaces of the map: .to = where somebody goes, .in = where something is

space-tiletum = Tiletum
    .to = to Tiletum
    .in = in Tiletum
space-london = London
    .to = to London
    .in = in London
space-brugge = Bruges
    .to = to Bruges
    .in = in Bruges
space-antwerpen = Antwerp
    .to = to Antwerp
    .in = in Antwerp
space-hamburg = Hamburg
    .to = to Hamburg
    .in = in Hamburg
space-koeln = Cologne
    .to = to Cologne
    .in = in Cologne
space-leipzig = Leipzig
    .to = to Leipzig
    .in = in Leipzig
space-paris = Paris
    .to = to Paris
    .in = in Paris
space-troyes = Troyes
    .to = to Troyes
    .in = in Troyes
space-strasbourg = Strasbourg
    .to = to Strasbourg
    .in = in Strasbourg
space-frankfurt = Frankfurt
    .to = to Frankfurt
    .in = in Frankfurt
space-nuernberg = Nuremberg
    .to = to Nuremberg
    .in = in Nuremberg
space-praha = Prague
    .to = to Prague
    .in = in Prague
space-bordeaux = Bordeaux
    .to = to Bordeaux
    .in = in Bordeaux
space-wien = Vienna
    .to = to Vienna
    .in = in Vienna
space-lyon = Lyon
    .to = to Lyon
    .in = in Lyon
space-milano = Milan
    .to = to Milan
    .in = in Milan
space-verona = Verona
    .to = to Verona
    .in = in Verona
space-venezia = Venice
    .to = to Venice
    .in = in Venice
space-toulouse = Toulouse
    .to = to Toulouse
    .in = in Toulouse
space-arles = Arles
    .to = to Arles
    .in = in Arles
space-genova = Genoa
    .to = to Genoa
    .in = in Genoa
space-firenze = Florence
    .to = to Florence
    .in = in Florence
space-london_brugge = road London–Bruges
    .to = onto the road London–Bruges
    .in = on the road London–Bruges
space-antwerpen_hamburg = road Antwerp–Hamburg
    .to = onto the road Antwerp–Hamburg
    .in = on the road Antwerp–Hamburg
space-paris_bordeaux = road Paris–Bordeaux
    .to = onto the road Paris–Bordeaux
    .in = on the road Paris–Bordeaux
space-strasbourg_milano = road Strasbourg–Milan
    .to = onto the road Strasbourg–Milan
    .in = on the road Strasbourg–Milan
space-nuernberg_verona = road Nuremberg–Verona
    .to = onto the road Nuremberg–Verona
    .in = on the road Nuremberg–Verona
space-arles_genova = road Arles–Genoa
    .to = onto the road Arles–Genoa
    .in = on the road Arles–Genoa

## Helpers

helper-merchant2 = Merchant, 2 points
helper-merchant3 = Merchant, 3 points
helper-characters2 = Characters, 2 points
helper-characters3 = Characters, 3 points
helper-contracts2 = Contracts, 2 points
helper-contracts3 = Contracts, 3 points
helper-architect2 = Architect, 2 points
helper-architect3 = Architect, 3 points
helper-king2 = King, 2 points
helper-king3 = King, 3 points
helper-joker1 = any action, 1 point
helper-plus1 = 1 more point
helper-plus2 = 2 more points
helper-plus3 = 3 more points
helper-colour = resources of another colour
helper-gold = gold
helper-vp = victory points
helper-gold2vp2 = 2 gold and 2 VP
helper-any2 = 2 resources of your choice
helper-any3 = 3 resources of your choice
helper-four = 1 iron, 1 wool, 1 stone and 1 food
helper-building = bonuses of one building

## Contracts: price and points

contract-same1 = 1 resource → 1 VP
contract-same3 = 3 identical resources → 3 VP
contract-same5 = 5 identical resources → 6 VP
contract-same7 = 7 identical resources → 10 VP
contract-same8 = 8 identical resources → 13 VP
contract-iron2 = 2 iron → 2 VP
contract-iron3 = 3 iron → 4 VP
contract-iron9 = 9 iron → 17 VP
contract-iron5k = 5 iron → 7 VP, 1 king-track step
contract-iron7k = 7 iron → 11 VP, 1 king-track step
contract-wool2 = 2 wool → 2 VP
contract-wool3 = 3 wool → 4 VP
contract-wool9 = 9 wool → 17 VP
contract-wool5m = 5 wool → 7 VP, merchant up to 1 step
contract-wool7m = 7 wool → 11 VP, merchant up to 1 step
contract-same2iron2 = 2 identical resources + 2 iron → 5 VP
contract-same3iron3 = 3 identical resources + 3 iron → 8 VP
contract-same2wool2 = 2 identical resources + 2 wool → 5 VP
contract-same3wool3 = 3 identical resources + 3 wool → 8 VP
contract-mix1 = 1 iron + 1 wool → 2 VP
contract-mix2 = 2 iron + 2 wool → 6 VP
contract-mix4 = 4 iron + 4 wool → 12 VP
contract-mix3c = 3 iron + 3 wool → 9 VP, Characters action, 1 point
contract-mix5c = 5 iron + 5 wool → 16 VP, Characters action, 1 point

## Crests: .the = in a sentence

crest-lily = lily crest
crest-beast = golden beast crest
crest-eagle = eagle crest
crest-rose = rose crest
crest-tower = tower crest
crest-cross = cross crest

## Characters: .of = whose bonus

person-notary = Notary
    .of = Notary's
    .object = Notary
person-steward = Steward
    .of = Steward's
    .object = Steward
person-courtier = Courtier
    .of = Courtier's
    .object = Courtier
person-trader = Trader
    .of = Trader's
    .object = Trader
person-mason = Master Mason
    .of = Master Mason's
    .object = Master Mason

## What a character gives

bonus-con1any = Contracts action, 1 point, 1 resource of your choice
bonus-con2any = Contracts action, 2 points, 1 resource of your choice
bonus-con3 = Contracts action, 3 points
bonus-wool2 = 2 wool
bonus-iron1 = 1 iron
bonus-iron2 = 2 iron
bonus-gold1iron1 = 1 gold + 1 iron
bonus-gold1wool1 = 1 gold + 1 wool
bonus-char1 = Characters action, 1 point
bonus-char2 = Characters action, 2 points
bonus-arch1merch1 = architect up to 1 step, merchant up to 1 step
bonus-food1 = 1 food
bonus-food2 = 2 food
bonus-gold2 = 2 gold
bonus-gold3 = 3 gold
bonus-king1 = King action, 1 point
bonus-king2 = King action, 2 points
bonus-vp2 = 2 VP
bonus-vp3 = 3 VP
bonus-merch1 = merchant up to 1 step
bonus-merch2 = merchant up to 2 steps
bonus-merch1house = merchant up to 1 step, house at the merchant
bonus-house = house at the merchant
bonus-arch1 = architect up to 1 step
bonus-arch2 = architect up to 2 steps
bonus-arch1pillar = architect up to 1 step, pillar at the architect
bonus-pillar = pillar at the architect
bonus-stone1 = 1 stone
bonus-stone2 = 2 stone

## Fair tiles

fair-house_pillar_set = sets of a house and a pillar
fair-contract_cathedral_set = sets of a contract and a cathedral
fair-contracts = fulfilled contracts
fair-king_track = king track
fair-contract_crest_set = sets of a contract and a crest
fair-houses = houses
fair-upper_floor_characters = characters on floors 2 and 3
fair-crests = crests
fair-pillars = pillars
fair-filled_buildings = filled buildings
fair-cathedrals = cathedral tiles

## Places that a character can be chosen from; rooms (.kind and .number choose the sentence)

entry-offer-1 = place 1 of the offer
    .kind = offer
    .number = 1
entry-offer-2 = place 2 of the offer
    .kind = offer
    .number = 2
entry-offer-3 = place 3 of the offer
    .kind = offer
    .number = 3
entry-offer-4 = place 4 of the offer
    .kind = offer
    .number = 4
entry-offer-5 = place 5 of the offer
    .kind = offer
    .number = 5
entry-store-1 = storage 1
    .kind = store
    .number = 1
entry-store-2 = storage 2
    .kind = store
    .number = 2
entry-store-3 = storage 3
    .kind = store
    .number = 3
entry-store-4 = storage 4
    .kind = store
    .number = 4
room-1-1 = building 1, floor 1
room-1-2 = building 1, floor 2
room-1-3 = building 1, floor 3
room-2-1 = building 2, floor 1
room-2-2 = building 2, floor 2
room-2-3 = building 2, floor 3
room-3-1 = building 3, floor 1
room-3-2 = building 3, floor 2
room-3-3 = building 3, floor 3
room-4-1 = building 4, floor 1
room-4-2 = building 4, floor 2
room-4-3 = building 4, floor 3
room-5-1 = building 5, floor 1
room-5-2 = building 5, floor 2
room-5-3 = building 5, floor 3

## Solo game: decrees and challenges

decree-buildings_are_forever = Buildings Are Forever
decree-king_and_country = King and Country
decree-mercantile_empire = Mercantile Empire
decree-family_alliances = Family Alliances
decree-business_is_business = Business Is Business
decree-religious_communities = Religious Communities
decree-noblesse_oblige = Noblesse Oblige
decree-proud_pillars = Proud Pillars
decree-familiar_faces = Familiar Faces
decree-busy_hands = Busy Hands
decree-glorious_spires = Glorious Spires
decree-undying_fame = Undying Fame
decree-worldly_riches = Worldly Riches
challenge-very_special_friends = Very Special Friends
    .text = a building or colour helper in his sector gives Titus 5 gold, a contract there is kept
challenge-resourceful_clergy = Resourceful Clergy
    .text = helpers in his sector that give resources or points give them to Titus
challenge-whispers = Whispers in the King's Ear
    .text = helpers in his sector that grant action points move Titus 1 space forward on the king track
challenge-ecclesiastical_income = Ecclesiastical Income
    .text = helpers in his sector that grant action points give Titus as many points
challenge-visitors_to_the_curia = Visitors to the Curia
    .text = Titus gains the bonuses of the characters that he places, points for actions
challenge-deep_coffers = Deep Coffers
    .text = each die gives Titus 1 resource more
challenge-favor_at_the_court = Favor at the Court
    .text = Titus never stands below the 5-point space in a king phase
challenge-ready_for_action = Ready for Action
    .text = Titus begins with a crest; his filled buildings give their bonus points at once

## Where one is: before a prompt, from the outside in

trail-action =
    { $action }, { $points ->
         [one] { $points } point left
        *[other] { $points } points left
    }
trail-helper = helper “{ $helper }”
trail-contract = bonus of a contract
trail-crest = effect of the { $crest }
trail-character = { $person_of } bonus
trail-house = bonus of a house space

## Prompts

prompt-die = Take a die.
prompt-value = { $colour_start } { $value }: which value shall it have?
    .more = Each step costs 2 gold.
prompt-colour = { $colour_start } { $value }: use the colour helper?
prompt-tile =
    The tile of this sector: { $what ->
        [0] the helper “{ $helper }”
        [1] the contract { $contract }
       *[2] the { $crest }
    }.
    .more = Take it?
prompt-favour = You lead on the king track.
    .more =
        The tile there: { $what ->
            [0] the helper “{ $helper }”
            [1] the contract { $contract }
           *[2] the { $crest }
        }. Take it?
prompt-joker = Which action shall the joker be?
prompt-architect =
    { $points ->
         [0] No points are left: end the turn, or do something besides.
        *[1] Your architect is { $space_in }.
    }
prompt-merchant =
    { $points ->
         [0] No points are left: end the turn, or do something besides.
        *[1] Your merchant is { $space_in }.
    }
prompt-characters =
    { $points ->
         [0] No points are left: end the turn, or do something besides.
        *[1] Take a character, refresh the offer, or place a character.
    }
prompt-contracts =
    { $points ->
         [0] No points are left: end the turn, or do something besides.
        *[1] Take a tile from the offer, or swap a resource.
    }
prompt-king = Your marker has moved: end the turn, or do something besides.
prompt-room = Which room for the { $person } ({ $bonus })?
prompt-give = Swap: which resource do you give?
prompt-get = Swap: which resource do you get?
prompt-gain =
    { $count ->
         [one] Choose a resource.
        *[other] Choose { $count } resources, one after the other.
    }
prompt-space = Which house space { $space_in }?
prompt-house = Place a house in any city.
prompt-pillar = Place a pillar in any city with a cathedral.
prompt-go = { $pawn_start } may go to any space.
prompt-building = Which building gives its character bonuses?
prompt-bonus = Building { $building }: which bonus comes next?
prompt-part = Which comes first?
prompt-walk =
    { $steps ->
         [one] { $pawn_start } { $space_in } has { $steps } free step.
        *[other] { $pawn_start } { $space_in } has { $steps } free steps.
    }{ $place ->
         [1] { " " }A piece may be placed where it is.
        *[0] { "" }
    }
prompt-same =
    { $count ->
         [one] { $contract }: which kind for the free unit?
        *[other] { $contract }: which kind for the { $count } equal units?
    }
prompt-buy = Buy a resource.
prompt-fulfil = Fulfil a contract.
prompt-crest = Place a crest.
prompt-contribute = Contribute to a cathedral.
prompt-help = Use a helper.

## Moves

move-die =
    { $colour_start } { $value }: { $value }× { $colour_gives }; { $action }, { $points ->
         [one] { $points } point
        *[other] { $points } points
    }{ $here ->
         [1] , bonus tile
        *[0] { "" }
    }
    .bare = { $colour_start } { $value }
move-value =
    Value { $value }{ $gold ->
         [0] { "" }
        *[1] { " " }for { $gold } gold
    }: { $action }, { $points ->
         [one] { $points } point
        *[other] { $points } points
    }{ $here ->
         [1] , bonus tile
        *[0] { "" }
    }
    .bare = Value { $value }
move-colour = Gain { $resource } instead
move-colour-none = Keep the colour
move-tile-take = Take the tile
move-tile-leave = Leave the tile
move-favour-take = Take the tile
move-favour-discard = Discard the tile
move-joker =
    { $action }, { $points ->
         [one] { $points } point
        *[other] { $points } points
    }
    .bare = { $action }
move-joker-end =
    { $mine ->
         [1] End the turn
        *[0] End this action
    }
    .bare = End this action
move-king-end = End the turn
move-architect = Move the architect { $space_to }
move-architect-pillar = Place a pillar
move-architect-tile = Take the bonus tile
move-architect-end =
    { $mine ->
         [1] End the turn
        *[0] End this action
    }
    .bare = End this action
move-merchant = Move the merchant { $space_to }
move-merchant-house = Place a house
move-merchant-tile = Take the bonus tile
move-merchant-end =
    { $mine ->
         [1] End the turn
        *[0] End this action
    }
    .bare = End this action
move-characters =
    { $entry_kind ->
         [offer] Take the { $person } ({ $bonus }), place { $entry_number }
        *[store] Place the { $person } ({ $bonus }) from storage { $entry_number }
    }
    .bare =
        { $entry_kind ->
             [offer] Take the character at place { $entry_number }
            *[store] Place the character from storage { $entry_number }
        }
move-characters-refresh = Refresh the offer
move-characters-end =
    { $mine ->
         [1] End the turn
        *[0] End this action
    }
    .bare = End this action
move-room = { $room }
move-contracts =
    { $what ->
         [1] Take the contract { $contract }
        *[2] Take the { $crest }
    }{ $count ->
         [one] , slot { $slot }: { $count } point
        *[other] , slot { $slot }: { $count } points
    }
    .bare = Take what lies in slot { $slot }
move-contracts-swap = Swap a resource
move-contracts-end =
    { $mine ->
         [1] End the turn
        *[0] End this action
    }
    .bare = End this action
move-give = { $resource }
move-get = { $resource }
move-gain = { $resource }
move-space =
    Space { $place }{ $reward ->
         [0] , no bonus
         [1] : { $points } VP
        *[2] : the bonuses of a building
    }
    .bare = Space { $place }
move-house = A house { $space_to }
move-house-none = Place none
move-pillar = A pillar { $space_to }
move-pillar-none = Place none
move-go = Go { $space_to }
move-go-none = Stay
move-building = Building { $building }
move-building-none = None
move-bonus = Floor { $floor }, { $person }: { $bonus }
    .bare = Floor { $floor }
move-bonus-stop = Skip the rest
move-part =
    { $what ->
         [0] { $action }, { $points ->
             [one] { $points } point
            *[other] { $points } points
        }
        *[1] A resource of your choice ({ $part })
    }
    .bare = Part { $part }
move-walk = Move { $pawn_the } { $space_to }
    .bare = Move { $space_to }
move-walk-place = Place the piece here
move-walk-stop = Stop here
move-buy = Buy 1× { $resource } for 2 gold
move-fulfil =
    Fulfil the contract { $contract }{ $buy ->
         [1] , buying what is missing for { $gold } gold
        *[0] { "" }
    }
    .bare = Fulfil the contract { $contract }
move-same =
    { $count }× { $resource }{ $buy ->
         [1] , buying what is missing for { $gold } gold
        *[0] { "" }
    }
    .bare = { $resource }
move-crest =
    Place the { $crest } under building { $building } for { $food } food{ $buy ->
         [1] , buying what is missing for { $gold } gold
        *[0] { "" }
    }
    .bare = Place the { $crest } under building { $building }
move-contribute =
    Contribute to the cathedral { $space_in }: { $stone } stone for { $points } VP{ $buy ->
         [1] , buying what is missing for { $gold } gold
        *[0] { "" }
    }
    .bare = Contribute to the cathedral { $space_in }
move-help = Use the helper “{ $helper }”

## Refusals, each with a remedy

refusal-no-such-die = There is no such die on the wheel.
    .remedy = Take one of the dice that lie there.
refusal-no-gold = This costs { $need } gold, you have { $held }.
    .remedy = Choose something cheaper, or get gold first.
refusal-same-colour = The die gives this resource anyway.
    .remedy = Name another resource, or keep the helper.
refusal-storage-full = Your storage is full.
    .remedy = Use a tile from it first, or leave this one.
refusal-family-owned = You have the { $crest } already.
    .remedy = Take a crest of another family.
refusal-six-contracts = All six contract spaces are taken.
    .remedy = Leave contracts to others now.
refusal-no-option = This action has nothing to offer now.
    .remedy = Choose another action.
refusal-must-choose = This must be chosen.
    .remedy = Choose one of the others.
refusal-no-points =
    { $points ->
         [one] You have { $points } action point left, too few for this.
        *[other] You have { $points } action points left, too few for this.
    }
    .remedy = Choose something cheaper, or end the action.
refusal-not-adjacent = { $space } is not next to the pawn.
    .remedy = Go step by step along the roads.
refusal-no-piece = You have no piece in your supply.
    .remedy = Fill a building for a house, fulfil a contract for a pillar.
refusal-no-house-space = There is no free house space here.
    .remedy = Choose another city.
refusal-house-here = You have a house here already.
    .remedy = Choose another city.
refusal-no-cathedral = No cathedral is built here.
    .remedy = Choose a city with a cathedral.
refusal-no-pillar-space = All pillar spaces here are taken.
    .remedy = Choose another cathedral.
refusal-pillar-here = You have a pillar here already.
    .remedy = Choose another cathedral.
refusal-no-tile = There is no bonus tile here.
    .remedy = Go where one lies.
refusal-no-character = There is no character in this place of your storage.
    .remedy = Take one from the offer first.
refusal-no-room = There is no room for this character.
    .remedy = Have more points, or another character.
refusal-room-taken = { $room }: somebody lives there.
    .remedy = Choose an empty room.
refusal-other-kind = A building holds one kind only, and a kind has one building: not here for the { $person }.
    .remedy = Choose the building of this kind, or an empty one.
refusal-slot-empty = Nothing lies there.
    .remedy = Choose a tile that is there.
refusal-no-resource = You have nothing of it to give.
    .remedy = Give what you own.
refusal-same-type = You cannot get what you give.
    .remedy = Choose another resource.
refusal-space-taken = This house space is taken or not in use.
    .remedy = Choose a free one.
refusal-no-part = There is nothing of this left to do.
    .remedy = Choose what is left, or stop.
refusal-not-in-storage = You have no such tile in storage to use.
    .remedy = Use one that lies there.
refusal-cannot-pay =
    { $what ->
         [0] You cannot pay the contract { $contract }, even with gold for what is missing.
         [1] This costs { $need } food, you have { $held }, and too little gold for the rest.
        *[2] This costs { $need } stone, you have { $held }, and too little gold for the rest.
    }
    .remedy = Get the resources first.
refusal-not-this-type = The free part must be of another kind than the contract names.
    .remedy = Choose another resource.
refusal-crest-space-taken = There is a crest under building { $building } already.
    .remedy = Choose another building.
refusal-no-own-pillar = You have no pillar { $space_in }.
    .remedy = Place one there first.
refusal-contributed = You have contributed { $space_in } already.
    .remedy = Choose another cathedral.
refusal-only-with-a-die = The colour helper is used while a die is taken.
    .remedy = You will be asked after the choice of a die.
refusal-only-in-the-die-action = More points are for the action of the die only.
    .remedy = Use it while that action is open.
refusal-track-end = Your marker stands at the end of the king track.
    .remedy = Keep the helper for later.
refusal-no-building = No character lives there.
    .remedy = Place a character first, or choose another building.
refusal-not-for-sale = Gold cannot be bought.
    .remedy = Buy another resource.
refusal-here-already = The pawn is there already.
    .remedy = Choose another space, or stay.
refusal-solo-is-for-two = The solo game has one player, and Titus on the second seat.
    .remedy = Play it with --players 1, or turn the option off.

## Log

log-fairs = Fair { $round }: { $space }, { $fair }.
log-challenge = Challenge card: { $challenge }.
log-round = Round { $round }.
log-dice =
    Value { $value }, { $action }:{ $gold ->
         [0] { "" }
        *[1] { " " }{ $gold }× yellow
    }{ $food ->
         [0] { "" }
        *[1] { " " }{ $food }× pink
    }{ $wool ->
         [0] { "" }
        *[1] { " " }{ $wool }× light grey
    }{ $stone ->
         [0] { "" }
        *[1] { " " }{ $stone }× dark grey
    }{ $iron ->
         [0] { "" }
        *[1] { " " }{ $iron }× blue
    }.
log-corruption =
    { $count ->
         [one] Corruption: everybody goes back { $count } space on the king track.
        *[other] Corruption: everybody goes back { $count } spaces on the king track.
    }
log-die = { $seat } takes the { $colour } { $value }: { $action }.
log-change = { $seat } changes the die to { $value } for { $count } gold.
log-colour = { $seat } uses the colour helper: { $resource }.
log-gain = { $seat } gains { $count }× { $resource }.
log-pay = { $seat } pays { $count }× { $resource }.
log-buy = { $seat } buys { $count }× { $resource } for { $gold } gold.
log-action =
    { $seat }: { $action }, { $count ->
         [one] { $count } point
        *[other] { $count } points
    }.
log-side =
    { $seat }, besides: { $action }, { $count ->
         [one] { $count } point
        *[other] { $count } points
    }.
log-more =
    { $seat }, more points: { $action }, { $count ->
         [one] { $count } point
        *[other] { $count } points
    }.
log-move = { $seat } moves { $pawn_the } { $space_to }.
log-house = { $seat } places a house { $space_in }.
log-pillar = { $seat } places a pillar { $space_in }.
log-take-helper = { $seat } takes the helper “{ $helper }”.
log-take-contract = { $seat } takes the contract { $contract }.
log-take-crest = { $seat } takes the { $crest }.
log-take-character = { $seat } takes the { $person } ({ $bonus }).
log-offer-character = New in the offer: { $person } ({ $bonus }).
log-refresh = { $seat } refreshes the character offer.
log-place = { $seat } places the { $person } in building { $building }, floor { $floor }.
log-filled = { $seat } has filled building { $building }.
log-completed = { $seat } has completed building { $building }.
log-marker = { $seat }, from now on: { $action }, +{ $count }.
log-offer-contract = New in the contract offer, slot { $slot }: { $contract }.
log-offer-crest = New in the contract offer, slot { $slot }: { $crest }.
log-fulfil = { $seat } fulfils the contract { $contract }.
log-crest = { $seat } places the { $crest } under building { $building }.
log-contribute = { $seat } contributes to the cathedral { $space_in }.
log-help = { $seat } uses the helper “{ $helper }”.
log-king =
    { $count ->
         [one] { $seat } moves { $count } space forward on the king track, to { $vp }.
        *[other] { $seat } moves { $count } spaces forward on the king track, to { $vp }.
    }
log-king-tile = { $seat } leads on the king track.
log-discard = { $seat } discards the tile of the king track.
log-order = Turn order, place { $place }: { $seat }.
log-reset = { $seat } returns to 0 on the king track.
log-fair = The fair { $space_in }: { $fair }.
log-sector-helper = New bonus tile at { $action }: “{ $helper }”.
log-sector-contract = New bonus tile at { $action }: { $contract }.
log-sector-crest = New bonus tile at { $action }: { $crest }.
log-king-helper = New bonus tile at the king track: “{ $helper }”.
log-king-contract = New bonus tile at the king track: { $contract }.
log-king-crest = New bonus tile at the king track: { $crest }.
log-wheel = The wheel turns by one sector.
log-decree = Decree: { $decree }.
log-titus-tile = { $seat } removes the tile of the sector.
log-points-start = { $seat }: { $points } VP, start.
log-points-king = { $seat }: { $points } VP, king track.
log-points-fairs = { $seat }: { $points } VP, fairs.
log-points-house_spaces = { $seat }: { $points } VP, house spaces.
log-points-contracts = { $seat }: { $points } VP, contracts.
log-points-cathedrals = { $seat }: { $points } VP, cathedrals.
log-points-characters = { $seat }: { $points } VP, characters.
log-points-helpers = { $seat }: { $points } VP, helpers.
log-points-crests = { $seat }: { $points } VP, crests.
log-points-houses_and_pillars = { $seat }: { $points } VP, houses times pillars.
log-points-buildings = { $seat }: { $points } VP, completed buildings.
log-points-resources = { $seat }: { $points } VP, left resources.
log-points-challenges = { $seat }: { $points } VP, challenge cards.

## Where points come from

source-start = start
source-king = king track
source-fairs = fairs
source-house_spaces = house spaces
source-contracts = contracts
source-cathedrals = cathedrals
source-characters = characters
source-helpers = helpers
source-crests = crests
source-houses_and_pillars = houses times pillars
source-buildings = completed buildings
source-resources = left resources
source-challenges = challenge cards

## Options

option-solo = solo game
    .text = One player against Cardinal Titus, who sits on the second seat: easy, normal or hard.
    .off = none
    .easy = easy
    .normal = normal
    .hard = hard
option-random_actions = random action tiles
    .text = The six actions lie around the wheel in random order.
option-fair_crests_count_storage = stored crests count
    .text = Fairs count crests in storage too.
option-fair_filled_counts_building6 = sixth building counts
    .text = The building that is full from the start counts as filled at fairs.
option-king_track_refill = king track refilled
    .text = A new bonus tile lies at the king track in rounds 2 and 3.
option-king_track_round4_vp = points for leading in round 4
    .text = Whoever leads on the king track in round 4 scores points instead of a tile.
option-king_fair_before_reset = king fair before the reset
    .text = The king fair looks at the places before markers return to 0.
option-same_part_may_equal_named_part = same kind twice
    .text = The free part of a contract may be paid with the kind that it also names.
option-helper_keeps_its_space = helpers keep their space
    .text = A helper lies in storage until its ability is done.
option-roof_house_after_bonus = roof house after the bonus
    .text = The house on the roof comes free after the bonus of the last character.

## The table as text

board-round = Round { $round } of { $rounds }.
board-order = Turn order: { $list }.
board-corruption = Corruption so far: { $list }; still possible: { $rest }.
board-none = none
board-wheel = The wheel, sector by sector:
board-sector = { $value }: { $action }, { $points } AP. { $dice }
board-dice = Dice: { $list }.
board-no-dice = No dice.
board-tile = Tile: { $tile }.
board-times = { $count }× { $what }
board-king = King track, from the front: { $list }.
board-king-space = { $vp } VP: { $list }
board-king-tile = Tile at the king track: { $tile }.
board-fairs = Fairs:
board-fair = { $round }. { $space }: { $points } VP for { $fair }{ $over }
board-over = { " " }(over)
board-contracts = Contract offer, { $list } left in the stack:
board-slot = { $slot } ({ $count } AP): { $tile }
board-characters = Character offer, { $list } left in the stack:
board-place = { $slot }: { $tile }
board-map = The map:
board-city = { $space }: { $list }
board-ways = next to { $list }
board-two-steps = { $space } (2 steps)
board-houses = houses of { $list }
board-house-free = free house space
board-house-free-vp = free house space ({ $points } VP)
board-house-free-building = free house space (bonuses of a building)
board-cathedral = cathedral: { $stone } stone for { $points } VP, free pillar spaces: { $count }
board-cathedral-none = no cathedral in this game
board-pillars = pillars of { $list }
board-players = Players:
board-you = { $seat } (you)
board-pair = { $left }: { $right }
board-points = { $points } VP
board-goods = { $list }
board-goods-none = no resources
board-titus-goods = { $count }× goods
board-pawns = merchant { $left }, architect { $right }
board-supply = in supply: houses { $left }, pillars { $right }
board-storage = storage: { $list }
board-storage-none = storage empty
board-fulfilled = fulfilled contracts: { $list }
board-building = building { $building }: { $list }
board-room = floor { $floor } { $tile }
board-rooms-empty =
    { $count ->
         [one] { $count } empty room
        *[other] { $count } empty rooms
    }
board-crest = { $tile }
board-crest-free = crest for { $food } food
board-full = full
board-extra = { $action } +{ $count }
board-helper = helper “{ $helper }”
board-helper-amount = helper “{ $helper }” ({ $count })
board-contract = contract { $contract }
board-character = { $person } ({ $bonus })
board-holds = holds: { $list }
board-challenges = Challenge cards:
board-decrees = Decrees still to come: { $list }.
board-taken = dice taken: { $list }
board-die = { $colour } { $value }
