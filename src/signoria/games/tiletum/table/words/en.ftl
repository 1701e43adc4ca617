### Tiletum: names and texts in English.
### Ids are stable: cs.ftl, en.ftl and fr.ftl have the same ids, attributes and variables.

## The game

title-name = Tiletum
title-blurb = Travel between the fairs of Renaissance Europe: each die gives either many resources or many action points, and houses, pillars, contracts and characters all need both.
seat-automaton = Cardinal Titus

## Resources: .object = in a sentence, .start = on a button; amount-… counts them (.kind is never shown)

resource-gold = gold
    .object = gold
    .start = Gold
    .kind = gold
resource-food = food
    .object = food
    .start = Food
    .kind = food
resource-wool = wool
    .object = wool
    .start = Wool
    .kind = wool
resource-stone = stone
    .object = stone
    .start = Stone
    .kind = stone
resource-iron = iron
    .object = iron
    .start = Iron
    .kind = iron
amount-gold = { $count } gold
    .object = { amount-gold }
amount-food = { $count } food
    .object = { amount-food }
amount-wool = { $count } wool
    .object = { amount-wool }
amount-stone = { $count } stone
    .object = { amount-stone }
amount-iron = { $count } iron
    .object = { amount-iron }
counted-resource =
    { $resource_kind ->
        [gold] { amount-gold.object }
        [food] { amount-food.object }
        [wool] { amount-wool.object }
        [stone] { amount-stone.object }
       *[iron] { amount-iron.object }
    }
price-gold = { $gold } gold
price-food = { $food } food
price-stone = { $stone } stone

## Colours of dice: .gives = the resource of the colour (.kind is never shown)

colour-yellow = yellow
    .gives = gold
    .start = Yellow
    .kind = gold
colour-pink = pink
    .gives = food
    .start = Pink
    .kind = food
colour-light_grey = light grey
    .gives = wool
    .start = Light grey
    .kind = wool
colour-dark_grey = dark grey
    .gives = stone
    .start = Dark grey
    .kind = stone
colour-blue = blue
    .gives = iron
    .start = Blue
    .kind = iron
die-goods = { $value } { $colour_gives }

## Actions: .the = in a sentence

action-merchant = Merchant
    .the = the Merchant action
action-architect = Architect
    .the = the Architect action
action-characters = Characters
    .the = the Characters action
action-contracts = Contracts
    .the = the Contracts action
action-king = King
    .the = the King action
action-joker = Joker
    .the = the Joker action

## Pawns: .the = in a sentence, .piece = what they place

pawn-merchant = merchant
    .the = the merchant
    .start = The merchant
    .piece = a house
pawn-architect = architect
    .the = the architect
    .start = The architect
    .piece = a pillar

## Spaces of the map: .to = where somebody goes, .in = where something is, .of = what belongs to it

space-tiletum = Tiletum
    .to = to Tiletum
    .in = in Tiletum
    .of = of Tiletum
space-london = London
    .to = to London
    .in = in London
    .of = of London
space-brugge = Bruges
    .to = to Bruges
    .in = in Bruges
    .of = of Bruges
space-antwerpen = Antwerp
    .to = to Antwerp
    .in = in Antwerp
    .of = of Antwerp
space-hamburg = Hamburg
    .to = to Hamburg
    .in = in Hamburg
    .of = of Hamburg
space-koeln = Cologne
    .to = to Cologne
    .in = in Cologne
    .of = of Cologne
space-leipzig = Leipzig
    .to = to Leipzig
    .in = in Leipzig
    .of = of Leipzig
space-paris = Paris
    .to = to Paris
    .in = in Paris
    .of = of Paris
space-troyes = Troyes
    .to = to Troyes
    .in = in Troyes
    .of = of Troyes
space-strasbourg = Strasbourg
    .to = to Strasbourg
    .in = in Strasbourg
    .of = of Strasbourg
space-frankfurt = Frankfurt
    .to = to Frankfurt
    .in = in Frankfurt
    .of = of Frankfurt
space-nuernberg = Nuremberg
    .to = to Nuremberg
    .in = in Nuremberg
    .of = of Nuremberg
space-praha = Prague
    .to = to Prague
    .in = in Prague
    .of = of Prague
space-bordeaux = Bordeaux
    .to = to Bordeaux
    .in = in Bordeaux
    .of = of Bordeaux
space-wien = Vienna
    .to = to Vienna
    .in = in Vienna
    .of = of Vienna
space-lyon = Lyon
    .to = to Lyon
    .in = in Lyon
    .of = of Lyon
space-milano = Milan
    .to = to Milan
    .in = in Milan
    .of = of Milan
space-verona = Verona
    .to = to Verona
    .in = in Verona
    .of = of Verona
space-venezia = Venice
    .to = to Venice
    .in = in Venice
    .of = of Venice
space-toulouse = Toulouse
    .to = to Toulouse
    .in = in Toulouse
    .of = of Toulouse
space-arles = Arles
    .to = to Arles
    .in = in Arles
    .of = of Arles
space-genova = Genoa
    .to = to Genoa
    .in = in Genoa
    .of = of Genoa
space-firenze = Florence
    .to = to Florence
    .in = in Florence
    .of = of Florence
space-london_brugge = London–Bruges road
    .to = onto the London–Bruges road
    .in = on the London–Bruges road
    .of = of the London–Bruges road
space-antwerpen_hamburg = Antwerp–Hamburg road
    .to = onto the Antwerp–Hamburg road
    .in = on the Antwerp–Hamburg road
    .of = of the Antwerp–Hamburg road
space-paris_bordeaux = Paris–Bordeaux road
    .to = onto the Paris–Bordeaux road
    .in = on the Paris–Bordeaux road
    .of = of the Paris–Bordeaux road
space-strasbourg_milano = Strasbourg–Milan road
    .to = onto the Strasbourg–Milan road
    .in = on the Strasbourg–Milan road
    .of = of the Strasbourg–Milan road
space-nuernberg_verona = Nuremberg–Verona road
    .to = onto the Nuremberg–Verona road
    .in = on the Nuremberg–Verona road
    .of = of the Nuremberg–Verona road
space-arles_genova = Arles–Genoa road
    .to = onto the Arles–Genoa road
    .in = on the Arles–Genoa road
    .of = of the Arles–Genoa road

## Helpers

helper-merchant2 = Merchant, 2 AP
helper-merchant3 = Merchant, 3 AP
helper-characters2 = Characters, 2 AP
helper-characters3 = Characters, 3 AP
helper-contracts2 = Contracts, 2 AP
helper-contracts3 = Contracts, 3 AP
helper-architect2 = Architect, 2 AP
helper-architect3 = Architect, 3 AP
helper-king2 = King, 2 AP
helper-king3 = King, 3 AP
helper-joker1 = Any action, 1 AP
helper-plus1 = +1 AP
helper-plus2 = +2 AP
helper-plus3 = +3 AP
helper-colour = Resources of another colour
helper-gold = 4 gold
helper-vp = 4 VP
helper-gold2vp2 = 2 gold and 2 VP
helper-any2 = 2 resources of your choice
helper-any3 = 3 resources of your choice
helper-four = 1 iron, 1 wool, 1 stone and 1 food
helper-building = Bonuses of one building

## Contracts: price and points

contract-same1 = 1 resource → 1 VP
contract-same3 = 3 identical resources → 3 VP
contract-same5 = 5 identical resources → 6 VP
contract-same7 = 7 identical resources → 10 VP
contract-same8 = 8 identical resources → 13 VP
contract-iron2 = 2 iron → 2 VP
contract-iron3 = 3 iron → 4 VP
contract-iron9 = 9 iron → 17 VP
contract-iron5k = 5 iron → 7 VP, 1 space on the king track
contract-iron7k = 7 iron → 11 VP, 1 space on the king track
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
contract-mix3c = 3 iron + 3 wool → 9 VP, Characters action (1 AP)
contract-mix5c = 5 iron + 5 wool → 16 VP, Characters action (1 AP)

## Crests: .the = in a sentence

crest-lily = lily crest
crest-beast = golden beast crest
crest-eagle = eagle crest
crest-rose = rose crest
crest-tower = tower crest
crest-cross = cross crest

## Characters: .of = whose bonus, .object = in a sentence

person-notary = Notary
    .of = Notary’s
    .object = the Notary
person-steward = Steward
    .of = Steward’s
    .object = the Steward
person-courtier = Courtier
    .of = Courtier’s
    .object = the Courtier
person-trader = Trader
    .of = Trader’s
    .object = the Trader
person-mason = Master Mason
    .of = Master Mason’s
    .object = the Master Mason

## What a character gives

bonus-con1any = Contracts action, 1 AP, 1 resource of your choice
bonus-con2any = Contracts action, 2 AP, 1 resource of your choice
bonus-con3 = Contracts action, 3 AP
bonus-wool2 = 2 wool
bonus-iron1 = 1 iron
bonus-iron2 = 2 iron
bonus-gold1iron1 = 1 gold + 1 iron
bonus-gold1wool1 = 1 gold + 1 wool
bonus-char1 = Characters action, 1 AP
bonus-char2 = Characters action, 2 AP
bonus-arch1merch1 = architect up to 1 step, merchant up to 1 step
bonus-food1 = 1 food
bonus-food2 = 2 food
bonus-gold2 = 2 gold
bonus-gold3 = 3 gold
bonus-king1 = King action, 1 AP
bonus-king2 = King action, 2 AP
bonus-vp2 = 2 VP
bonus-vp3 = 3 VP
bonus-merch1 = merchant up to 1 step
bonus-merch2 = merchant up to 2 steps
bonus-merch1house = merchant up to 1 step, then a house in the merchant’s city
bonus-house = a house in the merchant’s city
bonus-arch1 = architect up to 1 step
bonus-arch2 = architect up to 2 steps
bonus-arch1pillar = architect up to 1 step, then a pillar in the architect’s city
bonus-pillar = a pillar in the architect’s city
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

entry-offer-1 = space 1 of the offer
    .kind = offer
    .number = 1
entry-offer-2 = space 2 of the offer
    .kind = offer
    .number = 2
entry-offer-3 = space 3 of the offer
    .kind = offer
    .number = 3
entry-offer-4 = space 4 of the offer
    .kind = offer
    .number = 4
entry-offer-5 = space 5 of the offer
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
room-1-1 = Building 1, floor 1
room-1-2 = Building 1, floor 2
room-1-3 = Building 1, floor 3
room-2-1 = Building 2, floor 1
room-2-2 = Building 2, floor 2
room-2-3 = Building 2, floor 3
room-3-1 = Building 3, floor 1
room-3-2 = Building 3, floor 2
room-3-3 = Building 3, floor 3
room-4-1 = Building 4, floor 1
room-4-2 = Building 4, floor 2
room-4-3 = Building 4, floor 3
room-5-1 = Building 5, floor 1
room-5-2 = Building 5, floor 2
room-5-3 = Building 5, floor 3

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
    .text = A building or colour helper in his sector gives Titus 5 gold; he keeps a contract from there.
challenge-resourceful_clergy = Resourceful Clergy
    .text = Helpers in his sector that give resources or victory points give them to Titus.
challenge-whispers = Whispers in the King’s Ear
    .text = A helper with action points in his sector moves Titus 1 space forward on the king track.
challenge-ecclesiastical_income = Ecclesiastical Income
    .text = A helper with action points in his sector gives Titus 1 VP for each of those points.
challenge-visitors_to_the_curia = Visitors to the Curia
    .text = Titus gains the bonuses of the characters he places; instead of actions he scores VP.
challenge-deep_coffers = Deep Coffers
    .text = Each die gives Titus 1 more resource.
challenge-favor_at_the_court = Favor at the Court
    .text = In the king phase Titus never stands below the 5 VP space.
challenge-ready_for_action = Ready for Action
    .text = Titus begins with a crest, and his filled buildings give their bonus points at once.

## Where one is: before a prompt, from the outside in

trail-action = { $action }, { $points } AP left
trail-helper = helper “{ $helper }”
trail-contract = contract bonus
trail-crest = bonus of the { $crest }
trail-character = { $person_of } bonus
trail-house = bonus of the house space

## Prompts

prompt-die = Take a die.
prompt-value = { $colour_start } { $value }: what value do you want?
    .more = Each step of 1 costs 2 gold.
prompt-colour = { $colour_start } { $value }: use the helper “{ helper-colour }”?
prompt-tile = Do you take the bonus tile of this sector?
    .more =
        It is { $what ->
            [0] the helper “{ $helper }”
            [1] the contract { $contract }
           *[2] the { $crest }
        }.
prompt-favour = You lead on the king track.
    .more =
        The tile there is { $what ->
            [0] the helper “{ $helper }”
            [1] the contract { $contract }
           *[2] the { $crest }
        }. Take it?
prompt-joker = Which action do you use the joker for?
prompt-architect =
    { $points ->
         [0] No action points left: end your turn, or take an auxiliary action.
        *[1] What does your architect do { $space_in }?
    }
prompt-merchant =
    { $points ->
         [0] No action points left: end your turn, or take an auxiliary action.
        *[1] What does your merchant do { $space_in }?
    }
prompt-characters =
    { $points ->
         [0] No action points left: end your turn, or take an auxiliary action.
        *[1] Take a character, refresh the offer, or place a character.
    }
prompt-contracts =
    { $points ->
         [0] No action points left: end your turn, or take an auxiliary action.
        *[1] Take a tile from the offer, or swap a resource.
    }
prompt-king = Your marker has moved: end your turn, or take an auxiliary action.
prompt-room = Where do you place { $person_object } ({ $bonus })?
prompt-give = Swap: which resource do you give?
prompt-get = Swap: which resource do you get?
prompt-gain =
    { $count ->
         [one] Choose a resource.
        *[other] Choose { $count } resources, one after the other.
    }
prompt-space = On which space { $space_in } do you place the house?
prompt-house = Place a house in a city of your choice.
prompt-pillar = Place a pillar at a cathedral of your choice.
prompt-go = { $pawn_start } may go to any space.
prompt-building = Which building’s character bonuses do you gain?
prompt-bonus = Building { $building }: which bonus do you take next?
prompt-part = Which do you do first?
prompt-walk =
    { $steps ->
         [0] { $pawn_start } is { $space_in }.
         [one] { $pawn_start } is { $space_in } and has { $steps } free step.
        *[other] { $pawn_start } is { $space_in } and has { $steps } free steps.
    }
    .more =
        { $place ->
             [1] You may place { $pawn_piece } there.
            *[0] { "" }
        }
prompt-same =
    { $count ->
         [one] { $contract }: which resource do you pay?
        *[other] { $contract }: which resource do you pay for the { $count } identical ones?
    }
prompt-buy = Buy a resource.
prompt-fulfil = Fulfil a contract.
prompt-crest = Place a crest.
prompt-contribute = Contribute to a cathedral.
prompt-help = Use a helper.

## Moves

move-die =
    { $colour_start } { $value }: { die-goods }; { $action }, { $points } AP{ $here ->
         [1] , bonus tile
        *[0] { "" }
    }
    .bare = { $colour_start } { $value }
move-value =
    Value { $value }{ $gold ->
         [0] { "" }
        *[1] { " " }for { price-gold }
    }: { $action }, { $points } AP{ $here ->
         [1] , bonus tile
        *[0] { "" }
    }
    .bare = Value { $value }
move-colour = Gain { $resource_object } instead
move-colour-none = Keep the colour of the die
move-tile-take = Take the tile
move-tile-leave = Leave the tile
move-favour-take = Take the tile
move-favour-discard = Discard the tile
move-joker = { $action }, { $points } AP
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
         [offer] Take { $person_object } ({ $bonus }) from space { $entry_number }
        *[store] Place { $person_object } ({ $bonus }) from storage { $entry_number }
    }
    .bare =
        { $entry_kind ->
             [offer] Take the character from space { $entry_number }
            *[store] Place the character from storage { $entry_number }
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
    } (slot { $slot }, { $count } AP)
    .bare = Take the tile in slot { $slot }
move-contracts-swap = Swap a resource
move-contracts-end =
    { $mine ->
         [1] End the turn
        *[0] End this action
    }
    .bare = End this action
move-give = { $resource_start }
move-get = { $resource_start }
move-gain = { $resource_start }
move-space =
    Space { $place }{ $reward ->
         [0] , no bonus
         [1] : { $points } VP
        *[2] : the bonuses of a building
    }
    .bare = Space { $place }
move-house = Place a house { $space_in }
move-house-none = Don’t place a house
move-pillar = Place a pillar { $space_in }
move-pillar-none = Don’t place a pillar
move-go = Go { $space_to }
move-go-none = Stay
move-building = Building { $building }
move-building-none = None
move-bonus = Floor { $floor }, { $person }: { $bonus }
    .bare = Floor { $floor }
move-bonus-stop = Skip the rest
move-part =
    { $what ->
         [0] { $action }, { $points } AP
        *[1] A resource of your choice
    }
    .bare = Part { $part }
move-walk = Move { $pawn_the } { $space_to }
    .bare = Move { $space_to }
move-walk-place = Place { $pawn_piece } here
    .bare = Place a house or pillar here
move-walk-stop = Stop here
move-buy = Buy 1 { $resource } for 2 gold
move-fulfil =
    Fulfil the contract { $contract }{ $buy ->
         [1] , buying what is missing for { price-gold }
        *[0] { "" }
    }
    .bare = Fulfil the contract { $contract }
move-same =
    { counted-resource }{ $buy ->
         [1] , buying what is missing for { price-gold }
        *[0] { "" }
    }
    .bare = { $resource_start }
move-crest =
    Place the { $crest } under building { $building } for { price-food }{ $buy ->
         [1] , buying what is missing for { price-gold }
        *[0] { "" }
    }
    .bare = Place the { $crest } under building { $building }
move-contribute =
    Contribute to the cathedral { $space_in }: { price-stone } for { $points } VP{ $buy ->
         [1] , buying what is missing for { price-gold }
        *[0] { "" }
    }
    .bare = Contribute to the cathedral { $space_in }
move-help = Use the helper “{ $helper }”

## Refusals, each with a remedy

refusal-no-such-die = There is no such die on the wheel.
    .remedy = Take one of the dice on the wheel.
refusal-no-gold = This costs { $need } gold, you have { $held }.
    .remedy = Choose something cheaper, or get gold first.
refusal-same-colour = The die already gives this resource.
    .remedy = Choose another resource, or keep the helper.
refusal-storage-full = Your storage is full.
    .remedy = Use a tile from it first, or leave this one.
refusal-family-owned = You have the { $crest } already.
    .remedy = Take a crest of another family.
refusal-six-contracts = All six contract spaces are taken.
    .remedy = Leave contracts to the others from now on.
refusal-no-option = This action has nothing to offer now.
    .remedy = Choose another action.
refusal-must-choose = You can’t skip this choice.
    .remedy = Choose one of the options on offer.
refusal-no-points =
    { $points ->
         [0] You have no action points left.
         [one] You have only { $points } action point left, too few for this.
        *[other] You have only { $points } action points left, too few for this.
    }
    .remedy = Choose something cheaper, or end the action.
refusal-not-adjacent = The pawn is not next to this space ({ $space }).
    .remedy = Move step by step along the roads.
refusal-no-piece = You have no house or pillar left in your supply.
    .remedy = Fill a building to free a house, fulfil a contract to free a pillar.
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
    .remedy = Go to a city that has one.
refusal-no-character = There is no character in this place of your storage.
    .remedy = Take one from the offer first.
refusal-no-room = There is no free room for this character.
    .remedy = You need more action points or another character.
refusal-room-taken = { $room }: this room is occupied.
    .remedy = Choose an empty room.
refusal-other-kind = A building holds only one type of character, and each type lives in only one building. You can’t place { $person_object } here.
    .remedy = Choose the building of this type, or an empty one.
refusal-slot-empty = There is nothing there.
    .remedy = Choose one of the tiles on offer.
refusal-no-resource = You have none of this.
    .remedy = Give something you own.
refusal-same-type = You cannot get the same resource you give.
    .remedy = Choose another resource.
refusal-space-taken = This house space is taken or not in use.
    .remedy = Choose a free one.
refusal-no-part = Nothing is left to do here.
    .remedy = Choose what is left, or stop.
refusal-not-in-storage = There is no such tile in your storage.
    .remedy = Use one of the tiles you have there.
refusal-cannot-pay =
    { $what ->
         [0] You cannot pay for the contract “{ $contract }”, even by buying what is missing with gold.
         [1] This costs { $need } food. You have { $held } and not enough gold to buy the rest.
        *[2] This costs { $need } stone. You have { $held } and not enough gold to buy the rest.
    }
    .remedy = Get the resources first.
refusal-not-this-type = The resources of your choice must differ from the one the contract names.
    .remedy = Choose another resource.
refusal-crest-space-taken = There is a crest under building { $building } already.
    .remedy = Choose another building.
refusal-no-own-pillar = You have no pillar { $space_in }.
    .remedy = Place one there first.
refusal-contributed = You have already contributed to the cathedral { $space_in }.
    .remedy = Choose another cathedral.
refusal-only-with-a-die = The helper “{ helper-colour }” is used when you take a die.
    .remedy = You will be asked when you take a die.
refusal-only-in-the-die-action = Extra action points can only be added to the action of your die.
    .remedy = Use the helper while that action is open.
refusal-track-end = Your marker is at the end of the king track.
    .remedy = Keep the helper for later.
refusal-no-building = There are no characters in this building.
    .remedy = Place a character first, or choose another building.
refusal-not-for-sale = Gold cannot be bought.
    .remedy = Buy another resource.
refusal-here-already = The pawn is already there.
    .remedy = Choose another space, or stay.
refusal-solo-is-for-two = The solo game has one player; Cardinal Titus takes the second seat.
    .remedy = Choose one player, or turn the solo game off.

## Log

log-fairs = Fair { $round } is held { $space_in }: { $fair }.
log-challenge = Challenge card: { $challenge }.
log-round = Round { $round } begins.
log-dice =
    Value { $value } ({ $action }): { $gold ->
         [0] { "" }
         [1] yellow
        *[n] { $gold }× yellow
    }{ $food ->
         [0] { "" }
         [1] { dice-then-food }pink
        *[n] { dice-then-food }{ $food }× pink
    }{ $wool ->
         [0] { "" }
         [1] { dice-then-wool }light grey
        *[n] { dice-then-wool }{ $wool }× light grey
    }{ $stone ->
         [0] { "" }
         [1] { dice-then-stone }dark grey
        *[n] { dice-then-stone }{ $stone }× dark grey
    }{ $iron ->
         [0] { "" }
         [1] { dice-then-iron }blue
        *[n] { dice-then-iron }{ $iron }× blue
    }.
dice-then-food =
    { $gold ->
         [0] { "" }
        *[n] { ", " }
    }
dice-then-wool =
    { $food ->
         [0] { dice-then-food }
        *[n] { ", " }
    }
dice-then-stone =
    { $wool ->
         [0] { dice-then-wool }
        *[n] { ", " }
    }
dice-then-iron =
    { $stone ->
         [0] { dice-then-stone }
        *[n] { ", " }
    }
log-corruption =
    { $count ->
         [0] Corruption 0: nothing changes on the king track.
         [one] Corruption { $count }: everybody moves back { $count } space on the king track.
        *[other] Corruption { $count }: everybody moves back { $count } spaces on the king track.
    }
log-die = { $seat } takes the { $colour } { $value } ({ $action }).
log-change = { $seat } changes the die to { $value } for { amount-gold }.
log-colour = { $seat } uses the helper “{ helper-colour }” and takes { $resource_object }.
log-gain = { $seat } gains { counted-resource }.
log-pay = { $seat } pays { counted-resource }.
log-buy = { $seat } buys { counted-resource } for { price-gold }.
log-action = { $seat } takes { $action_the } ({ $count } AP).
log-side = { $seat } takes an extra action: { $action } ({ $count } AP).
log-more = { $seat } gets { $count } more AP for { $action_the }.
log-move = { $seat } moves { $pawn_the } { $space_to }.
log-house = { $seat } places a house { $space_in }.
log-pillar = { $seat } places a pillar { $space_in }.
log-take-helper = { $seat } takes the helper “{ $helper }”.
log-take-contract = { $seat } takes the contract { $contract }.
log-take-crest = { $seat } takes the { $crest }.
log-take-character = { $seat } takes { $person_object } ({ $bonus }).
log-offer-character = New in the offer: { $person } ({ $bonus }).
log-refresh = { $seat } refreshes the character offer.
log-place = { $seat } places { $person_object } on floor { $floor } of building { $building }.
log-filled = { $seat } fills building { $building }.
log-completed = { $seat } completes building { $building }.
log-marker = { $seat } now has +{ $count } AP for { $action_the }.
log-offer-contract = New in the contract offer (slot { $slot }): { $contract }.
log-offer-crest = New in the contract offer (slot { $slot }): { $crest }.
log-fulfil = { $seat } fulfils the contract { $contract }.
log-crest = { $seat } places the { $crest } under building { $building }.
log-contribute = { $seat } contributes to the cathedral { $space_in }.
log-help = { $seat } uses the helper “{ $helper }”.
log-king =
    { $count ->
         [one] { $seat } moves { $count } space forward on the king track, to the { $vp } VP space.
        *[other] { $seat } moves { $count } spaces forward on the king track, to the { $vp } VP space.
    }
log-king-tile = { $seat } leads on the king track.
log-discard = { $seat } discards the tile at the king track.
log-order =
    { $seat } is { $place ->
         [1] first
         [2] second
         [3] third
        *[4] fourth
    } in turn order.
log-reset = { $seat } returns to 0 on the king track.
log-fair = The fair { $space_in } begins: { $fair }.
log-fair-nobody = Nobody takes part.
log-fair-nothing = { $seat } takes part and scores nothing.
log-sector-helper = New bonus tile at { $action }: the helper “{ $helper }”.
log-sector-contract = New bonus tile at { $action }: the contract { $contract }.
log-sector-crest = New bonus tile at { $action }: the { $crest }.
log-king-helper = New bonus tile at the king track: the helper “{ $helper }”.
log-king-contract = New bonus tile at the king track: the contract { $contract }.
log-king-crest = New bonus tile at the king track: the { $crest }.
log-wheel = The wheel turns by one sector.
log-decree = Decree: { $decree }.
log-titus-tile = { $seat } removes the tile of his sector.
log-points-start = { $seat } starts with { $points } VP.
log-points-king = { $seat } gets { $points } VP for the king track.
log-points-fairs =
    { $seat } gets { $points } VP at the fair{ $count ->
         [0] { "" }
        *[n] { " " }({ $count } × { $each })
    }.
log-points-house_spaces = { $seat } scores { $points } VP for a house space.
log-points-contracts = { $seat } scores { $points } VP for a contract.
log-points-cathedrals = { $seat } scores { $points } VP for a cathedral.
log-points-characters = { $seat } scores { $points } VP for a character.
log-points-helpers = { $seat } scores { $points } VP with a helper.
log-points-crests = { $seat } scores { $points } VP for a crest.
log-points-houses_and_pillars = { $seat } scores { $points } VP for houses and pillars ({ $houses } × { $pillars }).
log-points-buildings = { $seat } scores { $points } VP for { $count } completed buildings.
log-points-resources = { $seat } scores { $points } VP for { $count } leftover resources.
log-points-challenges = { $seat } scores { $points } VP with a challenge card.

## Where points come from

source-start = Start
source-king = King track
source-fairs = Fairs
source-house_spaces = House spaces
source-contracts = Contracts
source-cathedrals = Cathedrals
source-characters = Characters
source-helpers = Helpers
source-crests = Crests
source-houses_and_pillars = Houses times pillars
source-buildings = Completed buildings
source-resources = Leftover resources
source-challenges = Challenge cards

## Options

option-solo = Solo game
    .text = One player against Cardinal Titus, who takes the second seat: easy, normal or hard.
    .off = none
    .easy = easy
    .normal = normal
    .hard = hard
option-random_actions = Random action tiles
    .text = The six actions lie around the wheel in random order.
option-fair_crests_count_storage = Stored crests count
    .text = Fairs also count crests in storage.
option-fair_filled_counts_building6 = Sixth building counts
    .text = At fairs, the building that is full from the start counts as filled.
option-king_track_refill = King track refilled
    .text = A new bonus tile is placed at the king track in rounds 2 and 3.
option-king_track_round4_vp = Points for leading in round 4
    .text = Whoever leads on the king track in round 4 scores points instead of taking a tile.
option-king_fair_before_reset = King fair before the reset
    .text = The king fair counts the spaces before the markers return to 0.
option-same_part_may_equal_named_part = Same resource twice
    .text = The resources of your choice in a contract may be of the kind it also names.
option-helper_keeps_its_space = Helpers keep their space
    .text = A helper stays in storage until its ability is done.
option-roof_house_after_bonus = Roof house after the bonus
    .text = The house on the roof is freed after the bonus of the last character.

## The sheet beside the table, and what the icons mean

aid-round = A round
aid-round-text =
    { $dice } dice are rolled and sorted around the wheel.
    Three times: a corruption token, then everybody takes one die.
    Changing a die by 1 costs { $gold } gold; 6 and 1 are neighbours.
    King phase: points of the track, new turn order. Then the fair.
aid-dice = A die
aid-value = Value: that many resources
aid-points = Action points
aid-actions = Actions
aid-merchant = 1 AP each: a step; a house; a bonus tile
aid-architect = 1 AP each: a step; a pillar; a bonus tile
aid-characters = 1 AP: take one, or new ones; 1/2/3 AP: into floor 1/2/3
aid-contracts = AP by its slot: take a tile; 1 AP: swap a resource
aid-king = A space of the king track for each AP
aid-joker = One of the other five
aid-beside = At any time in your turn
aid-beside-text =
    { $gold } gold for 1 stone, wool, iron or food
    fulfil a contract; place a crest for food
    contribute to a cathedral where you have a pillar
    use a helper
aid-fairs = Fairs: what each one is worth
aid-fair-printed = Fairs 1 to 4, for each
aid-end = At the end
aid-track = King track: the VP of every space after a round
aid-fulfilled = Fulfilled contracts: extra VP, first to sixth
aid-crests = Crests: the food they cost, by building
icon-house = A house
icon-pillar = A pillar
icon-cathedral = A cathedral
icon-crest = A crest
icon-vp = Victory points (VP)
icon-any = A resource of your choice
icon-same = All of them of one kind, of your choice
icon-step = A step of the merchant or architect
icon-building = A building of yours
icon-colour = The resource of a die becomes another one

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
board-fair = { $round }. { $space }: { $points } VP, { $fair }{ $over }
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
board-cathedral = cathedral: { price-stone } for { $points } VP, free pillar spaces: { $count }
board-cathedral-none = no cathedral in this game
board-pillars = pillars of { $list }
board-players = Players:
board-you = { $seat } (you)
board-pair = { $left }: { $right }
board-points = { $points } VP
board-goods = { $list }
board-goods-none = no resources
board-titus-goods = { $count } goods
board-pawns = merchant { $left }, architect { $right }
board-supply = in supply: houses { $left }, pillars { $right }
board-storage = storage: { $list }
board-storage-none = storage empty
board-fulfilled = fulfilled contracts: { $list }
board-building = building { $building }: { $list }
board-room = { $tile } on floor { $floor }
board-rooms-empty =
    { $count ->
         [one] { $count } empty room
        *[other] { $count } empty rooms
    }
board-crest = { $tile }
board-crest-free = crest for { price-food }
board-full = full
board-extra = { $action } +{ $count }
board-helper = helper “{ $helper }”
board-contract = contract { $contract }
board-character = { $person } ({ $bonus })
board-holds = holds: { $list }
board-challenges = Challenge cards:
board-decrees = Decrees still to come: { $list }.
board-taken = dice taken: { $list }
board-die = { $colour } { $value }

## The table in pictures

about-place = Europe
about-time = about 90 minutes
about-weight = medium to heavy
final-ties = Equal totals are ranked by the turn order at the end of the game (T-12.4).
draw-map = Map of Europe
draw-map-round = Map of Europe, round { $round }
draw-short-koeln = Cologne
draw-wheel = Action wheel
draw-king = King track
draw-corruption = Corruption
draw-fairs = Fairs
draw-works = Your cathedral works
draw-contracts = Contracts and crests
draw-characters = Characters
draw-stack = { $count } in the stack
draw-ap = AP
draw-storehouse = Resources and dice
draw-dice = Dice taken: { $count }
draw-buildings = Buildings
draw-storage = Storage
draw-fulfilled = Fulfilled contracts
draw-others = Boards of the others
draw-boards = Boards of the players
draw-goods = goods: iron and wool
draw-titus-holds = contracts and crests that he holds
draw-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[4] 4th
    }
draw-count-houses = houses on the map
draw-count-pillars = pillars on the map
draw-count-contracts = fulfilled contracts
draw-count-cathedrals = cathedral tiles
draw-count-crests = crests
draw-over = The game is over
draw-winner = { $seat } wins with { $points } VP.
draw-phase-turns = Turn { $lap }/{ $laps }
draw-phase-king = King
draw-phase-fair = Fair
draw-phase-cleanup = Clean-up
draw-phase-end = Final scoring
draw-next-fair = Next fair { $place }
draw-fair-counts = { $points } VP for each: { $fair }.
draw-fair-king = { $points } VP and those of the king track.
draw-fair-now = As things stand: { $list }.
draw-fair-nobody = So far nobody takes part.
draw-fair-not-you = You need a house or your merchant { $place }.
draw-you = you
draw-amount-vp = { $count } VP
draw-amount-gold = { amount-gold }
draw-amount-food = { amount-food }
draw-amount-wool = { amount-wool }
draw-amount-stone = { amount-stone }
draw-amount-iron = { amount-iron }
draw-points-left =
    { $count ->
         [one] { $count } AP left
        *[other] { $count } AP left
    }
draw-on-track = on the king track: { $points }
draw-new-house =
    { $count ->
         [one] { $count } more house in supply
        *[other] { $count } more houses in supply
    }
draw-new-pillar =
    { $count ->
         [one] { $count } more pillar in supply
        *[other] { $count } more pillars in supply
    }
draw-completes = building { $building } is complete
draw-takes = into storage: { $tile }
draw-at-fair = at the fair: { $points } VP
draw-closer = Zoom in on your decision
draw-farther = The whole table

## What a thing is

explain-road = A space on a road: a step like any other, but nothing is placed or taken here.
explain-pawn = { $pawn } ({ $seat })
explain-pawn-place = Stands { $place }.
explain-fair = Fair { $number } { $place }
explain-fair-over = This fair is over.
explain-fair-who = Whoever has a house or their merchant there takes part.
explain-fair-there = { $seat }: { $points } VP ({ $count })
explain-fair-away = { $seat }: not there; would score { $points } VP ({ $count })
explain-action-merchant = 1 AP each: move your merchant one step; place a house from your supply in its city; take the bonus tile there.
explain-action-architect = 1 AP each: move your architect one step; place a pillar from your supply in its cathedral city; take the bonus tile there.
explain-action-characters = 1 AP: take a character or refresh the offer. 1, 2 or 3 AP: move a character from storage into a room on floor 1, 2 or 3.
explain-action-contracts = Pay the AP of a slot to take its tile. 1 AP: swap one resource; the first swap of a turn gives one more.
explain-action-king = Your marker moves forward one space for each AP.
explain-action-joker = Choose one of the other five actions.
explain-sector =
    { $value ->
         [one] Now at value { $value }: { $value } resource, { $points } AP.
        *[other] Now at value { $value }: { $value } resources, { $points } AP.
    }
explain-marker = Your completed building adds { $count } AP.
explain-wheel = A die brings as many resources as it shows, and as many action points as it is short of seven. The wheel turns one sector each round.
explain-die = Brings { $goods }; { $action }, { $points } AP.
explain-change = Each step up or down costs { $gold } gold; 6 and 1 are neighbours.
explain-king = After the turns of a round everybody gains or loses the points of their space; the leader takes the tile, and the order of the track becomes the turn order. Markers on red spaces go back to 0.
explain-corruption = Before each turn of the round a token is turned up, and all markers go back that many spaces.
explain-favour = For whoever leads on the king track at the end of the round.
explain-helper = A helper waits in storage; use it at any time in your turn, then it is gone.
explain-contract = Fulfil it from storage at any time in your turn; missing units cost 2 gold each.
explain-crest = Place it under a building for food and gain what that space brings. You may own each crest once.
explain-character = Goes from storage into a room; its bonus is gained then. A building holds only one type of character.
explain-linked = The building of this type helps this action: { $action }.
explain-slot = To take it: { $count } AP.
explain-resource = From dice of this colour: { $colour }.
explain-buy = At any time in your turn you can buy one for 2 gold.
explain-building = Building { $building }
explain-crest-1 = A crest for { price-food } brings a house in any city.
explain-crest-2 = A crest for { price-food } brings a pillar at any cathedral.
explain-crest-3 = A crest for { price-food } sends your merchant anywhere.
explain-crest-4 = A crest for { price-food } sends your architect anywhere.
explain-crest-5 = A crest for { price-food } brings 2 resources of your choice.
explain-crest-6 = A crest for { price-food } brings 5 VP.
explain-complete = When all rooms are full and a crest lies under it: +{ $count } AP for the action of its characters.
explain-room = An empty room: { $count } AP to move in.
explain-contracts = Six spaces, filled from the left; each adds its points, and the first five free a pillar.
explain-supply-house =
    { $count ->
         [one] { $count } house in supply
        *[other] { $count } houses in supply
    }
explain-supply-pillar =
    { $count ->
         [one] { $count } pillar in supply
        *[other] { $count } pillars in supply
    }
explain-more-house = Filling a building frees the house on its roof.
explain-more-pillar = Each fulfilled contract frees the pillar on its space.
explain-contract-worth = With your next contract space it brings { $points } VP in all.
explain-contract-paid = You have all that it costs.
explain-contract-lack = You still lack { $list }.
explain-lack-same =
    { $count ->
        [one] { $count } resource of the same kind
       *[other] { $count } resources of the same kind
    }
explain-crest-owned = You already have this crest.
explain-character-home = Your building { $building } has a free room for it: { $count } AP.
explain-character-full = Your building { $building } of this type is full.
explain-character-new = It can move into any empty building of yours.
explain-character-nowhere = None of your buildings has room for it.
explain-product = Houses times pillars on the map: now { $left } × { $right } = { $points } VP at the end.
explain-contracts-next = Next space: +{ $points } VP.
explain-leftovers = At the end every { $count } resources bring 1 VP; yours would now bring { $points } VP.

## Where one is in a turn

stage-die = Die
stage-house = Bonus of a house space
stage-points = { $count } AP left
stage-steps =
    { $count ->
         [one] { $count } step
        *[other] { $count } steps
    }
stage-placement = a house or pillar may be placed
stage-gain = Resources
stage-count = { $count } to choose
stage-bonuses =
    { $count ->
         [one] { $count } bonus left
        *[other] { $count } bonuses left
    }
stage-then = Then
stage-filled = bonus first, then the roof
stage-swap = Swap
stage-price = Price
stage-part = Two effects
stage-room = Room

## Chapters of the log

chapter-king = King phase
chapter-fair = Fair
chapter-end = Final scoring

## Cardinal Titus

titus-last = His last decree: { $decree }
titus-next = Decrees still to come
titus-challenges = Challenge cards
titus-line = { $number }. { $text }
titus-if = { $what }, if { $condition }
titus-action = { $action } action
titus-colours = Colours: { $list }.
titus-kind-goods = iron and wool
titus-kind-stone = stone
titus-kind-food = food
titus-kind-gold = gold
titus-kind-need = what he needs most
wanted-stone = the highest stone die
wanted-food = the highest food die
wanted-goods = the highest iron or wool die
wanted-any = the highest die
wanted-needed = the highest iron or wool die, else gold
condition-always = it always applies
condition-pillars_over_houses = he has more pillars than houses
condition-houses_reach_pillars = he has at least as many houses as pillars
condition-pillars_over_cathedrals = he has more pillars than cathedral tiles
condition-contract = he holds a contract
condition-crest_near = a new crest is in reach
condition-crest_offered = a new crest is on offer
log-why-action = Titus follows priority { $number } ({ $condition }): { $action } action.
log-why-die = Titus follows priority { $number } ({ $condition }): { $wanted }.
log-why-rest = No priority of the decree applies: Titus takes the highest die.
log-titus-done = { $seat } ends his turn.
chapter-titus = Cardinal Titus
credits-geometry = Map of Europe: coasts from Natural Earth, public domain; outlines are simplified and reshaped, rivers, hills and roads are our own.
