### Lorenzo il Magnifico: names and texts in English.
### Ids are stable: cs.ftl, en.ftl and fr.ftl have the same ids, attributes and variables.

## The game

title-name = Lorenzo il Magnifico
title-blurb = Send your family through Renaissance Florence to win lands, houses, allies and fame, with three dice that are the same for everybody and a church that forgets no slight.
final-ties = Equal totals are ranked by the turn order at the end of the game (L-15.8).

## Resources and points; amount-… counts them, .object = as the object of a sentence

resource-wood = wood
resource-stone = stone
resource-coins = coins
resource-servants = servants
resource-military = military points
resource-faith = faith points
resource-vp = victory points (VP)
resource-privilege = council privileges
amount-wood = { $count } wood
    .object = { amount-wood }
amount-stone = { $count } stone
    .object = { amount-stone }
amount-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
    .object = { amount-coins }
amount-servants =
    { $count ->
        [one] { $count } servant
       *[other] { $count } servants
    }
    .object = { amount-servants }
amount-military =
    { $count ->
        [one] { $count } military point
       *[other] { $count } military points
    }
    .object = { amount-military }
amount-faith =
    { $count ->
        [one] { $count } faith point
       *[other] { $count } faith points
    }
    .object = { amount-faith }
amount-vp = { $count } VP
    .object = { amount-vp }
amount-privilege =
    { $count ->
        [one] { $count } council privilege
       *[other] { $count } council privileges
    }
    .object = { amount-privilege }

## Family members: .object = as the object of a sentence, .short = the colour alone

member-black = black family member
    .object = the black family member
    .short = black
member-white = white family member
    .object = the white family member
    .short = white
member-orange = orange family member
    .object = the orange family member
    .short = orange
member-neutral = neutral family member
    .object = the neutral family member
    .short = neutral

## Types of development cards: .object = as the object of a sentence, .tower = their tower

type-territory = territory
    .plural = territories
    .object = a territory
    .tower = Territory tower
type-character = character
    .plural = characters
    .object = a character
    .tower = Character tower
type-building = building
    .plural = buildings
    .object = a building
    .tower = Building tower
type-venture = venture
    .plural = ventures
    .object = a venture
    .tower = Venture tower

## Action spaces: .in = where somebody stands, .to = where somebody goes, .menu = in a list of choices
## (.kind is never shown; sentences choose by it)

space-harvest_small = small harvest space
    .in = on the small harvest space
    .to = to the small harvest space
    .menu = Small harvest space
    .kind = harvest
space-harvest_large = large harvest space
    .in = on the large harvest space
    .to = to the large harvest space
    .menu = Large harvest space (value less three)
    .kind = harvest
space-production_small = small production space
    .in = on the small production space
    .to = to the small production space
    .menu = Small production space
    .kind = production
space-production_large = large production space
    .in = on the large production space
    .to = to the large production space
    .menu = Large production space (value less three)
    .kind = production
space-market_1 = market space 1
    .in = on market space 1
    .to = to market space 1
    .menu = Market 1 (five coins)
    .kind = market
space-market_2 = market space 2
    .in = on market space 2
    .to = to market space 2
    .menu = Market 2 (five servants)
    .kind = market
space-market_3 = market space 3
    .in = on market space 3
    .to = to market space 3
    .menu = Market 3 (three military points, two coins)
    .kind = market
space-market_4 = market space 4
    .in = on market space 4
    .to = to market space 4
    .menu = Market 4 (two different privileges)
    .kind = market
space-palace = council palace
    .in = in the council palace
    .to = to the council palace
    .menu = Council palace (one coin and a privilege)
    .kind = palace
space-tower-territory-1 = floor 1 of the territory tower
    .in = on floor 1 of the territory tower
    .to = to floor 1 of the territory tower
    .menu = Territory tower, floor 1
    .kind = tower
space-tower-territory-2 = floor 2 of the territory tower
    .in = on floor 2 of the territory tower
    .to = to floor 2 of the territory tower
    .menu = Territory tower, floor 2
    .kind = tower
space-tower-territory-3 = floor 3 of the territory tower
    .in = on floor 3 of the territory tower
    .to = to floor 3 of the territory tower
    .menu = Territory tower, floor 3
    .kind = tower
space-tower-territory-4 = floor 4 of the territory tower
    .in = on floor 4 of the territory tower
    .to = to floor 4 of the territory tower
    .menu = Territory tower, floor 4
    .kind = tower
space-tower-character-1 = floor 1 of the character tower
    .in = on floor 1 of the character tower
    .to = to floor 1 of the character tower
    .menu = Character tower, floor 1
    .kind = tower
space-tower-character-2 = floor 2 of the character tower
    .in = on floor 2 of the character tower
    .to = to floor 2 of the character tower
    .menu = Character tower, floor 2
    .kind = tower
space-tower-character-3 = floor 3 of the character tower
    .in = on floor 3 of the character tower
    .to = to floor 3 of the character tower
    .menu = Character tower, floor 3
    .kind = tower
space-tower-character-4 = floor 4 of the character tower
    .in = on floor 4 of the character tower
    .to = to floor 4 of the character tower
    .menu = Character tower, floor 4
    .kind = tower
space-tower-building-1 = floor 1 of the building tower
    .in = on floor 1 of the building tower
    .to = to floor 1 of the building tower
    .menu = Building tower, floor 1
    .kind = tower
space-tower-building-2 = floor 2 of the building tower
    .in = on floor 2 of the building tower
    .to = to floor 2 of the building tower
    .menu = Building tower, floor 2
    .kind = tower
space-tower-building-3 = floor 3 of the building tower
    .in = on floor 3 of the building tower
    .to = to floor 3 of the building tower
    .menu = Building tower, floor 3
    .kind = tower
space-tower-building-4 = floor 4 of the building tower
    .in = on floor 4 of the building tower
    .to = to floor 4 of the building tower
    .menu = Building tower, floor 4
    .kind = tower
space-tower-venture-1 = floor 1 of the venture tower
    .in = on floor 1 of the venture tower
    .to = to floor 1 of the venture tower
    .menu = Venture tower, floor 1
    .kind = tower
space-tower-venture-2 = floor 2 of the venture tower
    .in = on floor 2 of the venture tower
    .to = to floor 2 of the venture tower
    .menu = Venture tower, floor 2
    .kind = tower
space-tower-venture-3 = floor 3 of the venture tower
    .in = on floor 3 of the venture tower
    .to = to floor 3 of the venture tower
    .menu = Venture tower, floor 3
    .kind = tower
space-tower-venture-4 = floor 4 of the venture tower
    .in = on floor 4 of the venture tower
    .to = to floor 4 of the venture tower
    .menu = Venture tower, floor 4
    .kind = tower

## Council privileges

privilege-materials = 1 wood and 1 stone
privilege-servants = 2 servants
privilege-coins = 2 coins
privilege-military = 2 military points
privilege-faith = 1 faith point

## Personal bonus tiles

tile-B0 = Basic bonus tile
    .object = the basic bonus tile
    .text = Each harvest brings 1 wood, 1 stone and 1 servant. Each production brings 2 coins and 1 military point.
tile-B1 = Bonus tile 1
    .object = bonus tile 1
    .text = Each harvest brings 1 wood, 1 stone and 1 military point. Each production brings 1 coin and 2 servants.
tile-B2 = Bonus tile 2
    .object = bonus tile 2
    .text = Each harvest brings 1 wood, 1 stone and 1 servant. Each production brings 1 coin and 2 military points.
tile-B3 = Bonus tile 3
    .object = bonus tile 3
    .text = Each harvest brings 1 wood, 1 stone and 1 military point. Each production brings 2 coins and 1 servant.
tile-B4 = Bonus tile 4
    .object = bonus tile 4
    .text = Each harvest brings 1 wood, 1 stone and 1 coin. Each production brings 1 servant and 2 military points.

## Territories, period 1

card-C01 = Commercial Hub
    .text = Each harvest brings 1 coin.
card-C02 = Woods
    .text = Gain 1 wood at once. Each harvest of value 2 or more brings 1 wood.
card-C03 = Village
    .text = Each harvest of value 3 or more brings 1 coin and 1 servant.
card-C04 = Gravel Pit
    .text = Gain 2 stone at once. Each harvest of value 4 or more brings 2 stone.
card-C05 = Forest
    .text = Gain 1 wood at once. Each harvest of value 5 or more brings 3 wood.
card-C06 = Monastery
    .text = Gain 1 servant and 2 military points at once. Each harvest of value 6 or more brings 1 stone and 1 faith point.
card-C07 = Citadel
    .text = Each harvest of value 5 or more brings 1 stone and 2 military points.
card-C08 = City
    .text = Gain 3 coins at once. Each harvest of value 6 or more brings 1 council privilege.

## Territories, period 2

card-C09 = Gold Mine
    .text = Gain 1 coin at once. Each harvest brings 2 coins.
card-C10 = Mountain Town
    .text = Gain 1 servant at once. Each harvest of value 3 or more brings 2 wood and 1 military point.
card-C11 = Mining Town
    .text = Gain 1 stone and 2 servants at once. Each harvest of value 4 or more brings 2 stone and 1 servant.
card-C12 = Rock Pit
    .text = Gain 1 wood at once. Each harvest of value 3 or more brings 3 stone.
card-C13 = Estate
    .text = Gain 1 wood and 2 servants at once. Each harvest of value 4 or more brings 2 wood and 1 coin.
card-C14 = Hermitage
    .text = Gain 1 faith point at once. Each harvest of value 2 or more brings 1 faith point.
card-C15 = Manor House
    .text = Each harvest of value 5 or more brings 2 servants and 2 military points.
card-C16 = Dukedom
    .text = Gain 4 coins at once. Each harvest of value 6 or more brings 2 wood, 1 stone and 1 coin.

## Territories, period 3

card-C17 = Trading Town
    .text = Gain 1 coin and 1 servant at once. Each harvest brings 3 coins.
card-C18 = Farm
    .text = Gain 1 wood and 1 VP at once. Each harvest of value 3 or more brings 2 wood and 2 VP.
card-C19 = Colony
    .text = Gain 2 military points at once. Each harvest of value 5 or more brings 1 wood and 4 VP.
card-C20 = Marble Pit
    .text = Gain 3 VP at once. Each harvest of value 2 or more brings 2 stone and 1 VP.
card-C21 = Province
    .text = Gain 1 stone and 1 council privilege at once. Each harvest of value 6 or more brings 1 stone and 4 VP.
card-C22 = Sanctuary
    .text = Gain 1 faith point at once. Each harvest brings 1 coin and 1 faith point.
card-C23 = Castle
    .text = Gain 2 coins and 2 VP at once. Each harvest of value 4 or more brings 1 servant and 3 military points.
card-C24 = Fortified Town
    .text = Gain 1 servant and 2 military points at once. Each harvest of value 2 or more brings 2 servants and 1 military point.

## Buildings, period 1 (.first, .second = their exchanges on a button)

card-C25 = Mint
    .text = Gain 5 VP at once. Each production of value 5 or more brings 1 coin for each building you own.
card-C26 = Tax Office
    .text = Gain 5 VP at once. Each production of value 5 or more brings 1 coin for each territory you own.
card-C27 = Triumphal Arch
    .text = Gain 6 VP at once. Each production of value 6 or more brings 1 VP for each venture you own.
card-C28 = Theater
    .text = Gain 6 VP at once. Each production of value 6 or more brings 1 VP for each character you own.
card-C29 = Carpenter’s Shop
    .text = Gain 3 VP at once. In each production of value 4 or more you may exchange 1 wood for 3 coins, or 2 wood for 5 coins.
    .first = Exchange 1 wood for 3 coins
    .second = Exchange 2 wood for 5 coins
card-C30 = Stonemason’s Shop
    .text = Gain 2 VP at once. In each production of value 3 or more you may exchange 1 stone for 3 coins, or 2 stone for 5 coins.
    .first = Exchange 1 stone for 3 coins
    .second = Exchange 2 stone for 5 coins
card-C31 = Chapel
    .text = Gain 1 faith point at once. In each production of value 2 or more you may exchange 1 coin for 1 faith point.
    .first = Exchange 1 coin for 1 faith point
card-C32 = Residence
    .text = Gain 1 VP at once. In each production you may exchange 1 coin for 1 council privilege.
    .first = Exchange 1 coin for 1 council privilege

## Buildings, period 2

card-C33 = Marketplace
    .text = Gain 3 VP at once. In each production of value 3 or more you may exchange 3 coins for 2 wood and 2 stone.
    .first = Exchange 3 coins for 2 wood and 2 stone
card-C34 = Treasury
    .text = Gain 4 VP at once. In each production of value 3 or more you may exchange 1 coin for 3 VP, or 2 coins for 5 VP.
    .first = Exchange 1 coin for 3 VP
    .second = Exchange 2 coins for 5 VP
card-C35 = Painters’ Guild
    .text = Gain 5 VP at once. In each production of value 4 or more you may exchange 1 wood for 3 VP, or 3 wood for 7 VP.
    .first = Exchange 1 wood for 3 VP
    .second = Exchange 3 wood for 7 VP
card-C36 = Sculptors’ Guild
    .text = Gain 6 VP at once. In each production of value 5 or more you may exchange 1 stone for 3 VP, or 3 stone for 7 VP.
    .first = Exchange 1 stone for 3 VP
    .second = Exchange 3 stone for 7 VP
card-C37 = Stonemasons’ Guild
    .text = Gain 4 VP at once. In each production of value 4 or more you may exchange 1 wood, 1 stone and 1 servant for 6 VP.
    .first = Exchange 1 wood, 1 stone and 1 servant for 6 VP
card-C38 = Baptistery
    .text = Gain 1 faith point and 2 VP at once. In each production of value 2 or more you may exchange 1 faith point for 2 coins and 2 VP.
    .first = Exchange 1 faith point for 2 coins and 2 VP
card-C39 = Barracks
    .text = Gain 3 VP at once. In each production you may exchange 1 servant for 3 military points.
    .first = Exchange 1 servant for 3 military points
card-C40 = Stronghold
    .text = Gain 8 VP at once. Each production of value 6 or more brings 2 military points and 2 VP.

## Buildings, period 3

card-C41 = Bank
    .text = Gain 7 VP at once. Each production of value 2 or more brings 5 coins.
card-C42 = Fair
    .text = Gain 8 VP at once. In each production of value 4 or more you may exchange 4 coins for 3 wood and 3 stone.
    .first = Exchange 4 coins for 3 wood and 3 stone
card-C43 = Garden
    .text = Gain 10 VP at once. Each production brings 3 VP.
card-C44 = Fortress
    .text = Gain 9 VP at once. Each production of value 5 or more brings 2 VP and 1 council privilege.
card-C45 = Palace
    .text = Gain 9 VP at once. In each production of value 6 or more you may exchange 1 coin for 2 servants and 4 VP.
    .first = Exchange 1 coin for 2 servants and 4 VP
card-C46 = Church
    .text = Gain 1 faith point and 5 VP at once. In each production you may exchange 1 wood or 1 stone for 2 faith points.
    .first = Exchange 1 wood for 2 faith points
    .second = Exchange 1 stone for 2 faith points
card-C47 = Military Academy
    .text = Gain 7 VP at once. In each production of value 3 or more you may exchange 1 servant for 3 military points and 1 VP.
    .first = Exchange 1 servant for 3 military points and 1 VP
card-C48 = Cathedral
    .text = Gain 3 faith points and 7 VP at once. Each production of value 2 or more brings 1 VP.

## Characters, period 1

card-C49 = Warlord
    .text = Gain 3 military points at once. Whenever you take a territory, the value of the action rises by 2.
card-C50 = Stonemason
    .text = Whenever you take a building, the value of the action rises by 2 and you pay 1 wood or 1 stone less.
card-C51 = Dame
    .text = Whenever you take a character, the value of the action rises by 2 and you pay 1 coin less.
card-C52 = Knight
    .text = Gain 1 council privilege at once. Whenever you take a venture, the value of the action rises by 2.
card-C53 = Farmer
    .text = Your harvests get +2 value.
card-C54 = Artisan
    .text = Your productions get +2 value.
card-C55 = Preacher
    .text = Gain 4 faith points at once. From then on you receive no bonuses from the third and fourth floors of the towers.
card-C56 = Abbess
    .text = Gain 1 faith point at once. You may also take a card of any type without a family member, by an action of value 4.

## Characters, period 2

card-C57 = Captain
    .text = Gain 2 military points at once. You may also take a territory without a family member, by an action of value 6.
card-C58 = Architect
    .text = You may at once take a building without a family member, by an action of value 6; it costs you 1 wood and 1 stone less.
card-C59 = Patron
    .text = You may at once take a character without a family member, by an action of value 6; it costs you 2 coins less.
card-C60 = Hero
    .text = Gain 1 council privilege at once. You may also take a venture without a family member, by an action of value 6.
card-C61 = Peasant
    .text = Your harvests get +3 value.
card-C62 = Scholar
    .text = Your productions get +3 value.
card-C63 = Papal Messenger
    .text = Gain 3 faith points at once.
card-C64 = Royal Messenger
    .text = Gain 3 different council privileges at once.

## Characters, period 3

card-C65 = Noble
    .text = Gain 2 VP at once for each territory you own.
card-C66 = Governor
    .text = Gain 2 VP at once for each building you own.
card-C67 = Paramour
    .text = Gain 2 VP at once for each character you own, this one included.
card-C68 = Herald
    .text = Gain 2 VP at once for each venture you own.
card-C69 = Cardinal
    .text = Gain 2 faith points at once. You may also carry out a harvest of value 4 without a family member.
card-C70 = Bishop
    .text = Gain 1 faith point at once. You may also carry out a production of value 4 without a family member.
card-C71 = General
    .text = Gain 1 VP at once for every 2 military points you have; you keep the points.
card-C72 = Ambassador
    .text = Gain 1 council privilege at once. You may also take a card of any type without a family member, by an action of value 7.

## Ventures, period 1

card-C73 = Hiring Recruits
    .text = Gain 5 military points at once. Worth 4 VP at the end of the game.
card-C74 = Repairing the Church
    .text = Gain 1 faith point at once. Worth 5 VP at the end of the game.
card-C75 = Building the Walls
    .text = Gain 2 military points and 1 council privilege at once. Worth 3 VP at the end of the game.
card-C76 = Raising a Statue
    .text = Gain 2 different council privileges at once. Worth 4 VP at the end of the game.
card-C77 = Military Campaign
    .text = Gain 3 coins at once. Worth 5 VP at the end of the game.
card-C78 = Hosting Panhandlers
    .text = Gain 4 servants at once. Worth 4 VP at the end of the game.
card-C79 = Fighting Heresies
    .text = Gain 2 faith points at once. Worth 5 VP at the end of the game.
card-C80 = Support to the Bishop
    .text = Gain 3 faith points at once. Worth 1 VP at the end of the game.

## Ventures, period 2

card-C81 = Hiring Soldiers
    .text = Gain 6 military points at once. Worth 5 VP at the end of the game.
card-C82 = Repairing the Abbey
    .text = Gain 2 faith points at once. Worth 6 VP at the end of the game.
card-C83 = Building the Bastions
    .text = Gain 3 military points and 1 council privilege at once. Worth 2 VP at the end of the game.
card-C84 = Support to the King
    .text = Gain 5 coins and 1 council privilege at once. Worth 3 VP at the end of the game.
card-C85 = Improving the Canals
    .text = You may at once carry out a harvest of value 4 without a family member. Worth 5 VP at the end of the game.
card-C86 = Hosting Foreigners
    .text = Gain 5 servants at once. Worth 4 VP at the end of the game.
card-C87 = Crusade
    .text = Gain 5 coins and 1 faith point at once. Worth 5 VP at the end of the game.
card-C88 = Support to the Cardinal
    .text = Gain 3 faith points at once. Worth 4 VP at the end of the game.

## Ventures, period 3

card-C89 = Hiring Mercenaries
    .text = Gain 7 military points at once. Worth 6 VP at the end of the game.
card-C90 = Repairing the Cathedral
    .text = Gain 1 faith point at once; you may also take a card of any type without a family member, by an action of value 7. Worth 5 VP at the end of the game.
card-C91 = Building the Towers
    .text = Gain 4 military points and 1 council privilege at once. Worth 4 VP at the end of the game.
card-C92 = Promoting Sacred Art
    .text = Gain 3 faith points at once. Worth 3 VP at the end of the game.
card-C93 = Military Conquest
    .text = Gain 3 wood, 3 stone and 3 coins at once. Worth 7 VP at the end of the game.
card-C94 = Improving the Roads
    .text = You may at once carry out a production of value 3 without a family member. Worth 5 VP at the end of the game.
card-C95 = Sacred War
    .text = Gain 4 faith points at once. Worth 8 VP at the end of the game.
card-C96 = Support to the Pope
    .text = Gain 2 faith points at once. Worth 10 VP at the end of the game.

## Leaders: .text = ability, .need = what must be held to play them

leader-L01 = Francesco Sforza
    .text = Once per round you may carry out a harvest of value 1 without a family member. Servants can raise this value, your cards cannot.
    .need = 5 ventures
leader-L02 = Ludovico Ariosto
    .text = Your family members may go to market spaces and to the small harvest and production spaces even when somebody already stands there.
    .need = 5 characters
leader-L03 = Filippo Brunelleschi
    .text = You never pay the fee for a tower in which a family member already stands.
    .need = 5 buildings
leader-L04 = Federico da Montefeltro
    .text = Once per round you may choose one of your coloured family members that is not yet placed: until the end of the round it has the value 6, whatever its die shows.
    .need = 5 territories
leader-L05 = Girolamo Savonarola
    .text = Once per round you may gain 1 faith point.
    .need = 18 coins
leader-L06 = Giovanni dalle Bande Nere
    .text = Once per round you may gain 1 wood, 1 stone and 1 coin.
    .need = 12 military points
leader-L07 = Sandro Botticelli
    .text = Once per round you may gain 2 military points and 1 VP.
    .need = 10 wood
leader-L08 = Michelangelo Buonarroti
    .text = Once per round you may gain 3 coins.
    .need = 10 stone
leader-L09 = Ludovico III Gonzaga
    .text = Once per round you may gain 1 council privilege.
    .need = 15 servants
leader-L10 = Leonardo da Vinci
    .text = Once per round you may carry out a production of value 0 without a family member. Only servants can raise this value, and it must reach at least 1.
    .need = 2 territories and 4 characters
leader-L11 = Pico della Mirandola
    .text = Every card that costs coins is 3 coins cheaper for you. The tower fee stays as it is.
    .need = 2 buildings and 4 ventures
leader-L12 = Sisto IV
    .text = Each time you support the church you gain 5 extra VP.
    .need = 6 wood, 6 stone, 6 coins and 6 servants
leader-L13 = Lucrezia Borgia
    .text = Your coloured family members get +2 value.
    .need = 6 cards of one type, whichever it is
leader-L14 = Sigismondo Malatesta
    .text = Your neutral family member gets +3 value.
    .need = 7 military points and 3 faith points
leader-L15 = Lorenzo de’ Medici
    .text = When you play him, choose a leader that another player has already played: you have the same ability from then on, and the choice is final.
    .need = 35 VP
leader-L16 = Ludovico il Moro
    .text = Your coloured family members have the value 5, whatever the dice show.
    .need = 2 territories, 2 characters, 2 buildings and 2 ventures
leader-L17 = Cesare Borgia
    .text = You need no military points in order to take further territories.
    .need = 3 buildings, 12 coins and 2 faith points
leader-L18 = Santa Rita
    .text = Wood, stone, coins and servants that your cards bring at once, when you take them, are doubled.
    .need = 8 faith points
leader-L19 = Cosimo de’ Medici
    .text = Once per round you may gain 3 servants and 1 VP.
    .need = 2 characters and 4 buildings
leader-L20 = Bartolomeo Colleoni
    .text = Once per round you may gain 4 VP.
    .need = 4 territories and 2 ventures

## Excommunication tiles, period 1

excommunication-E11 = Weak arms
    .text = Every source of military points gives you 1 fewer.
excommunication-E12 = Thin purse
    .text = Every source of coins gives you 1 fewer.
excommunication-E13 = Few servants
    .text = Every source of servants gives you 1 fewer.
excommunication-E14 = Poor materials
    .text = Every source of wood or stone gives you 1 less. If it gives both, you choose which of the two you lose.
excommunication-E15 = Bad harvest
    .text = Your harvests get −3 value.
excommunication-E16 = Slow workshops
    .text = Your productions get −3 value.
excommunication-E17 = Weakened family
    .text = Your coloured family members get −1 value.

## Excommunication tiles, period 2

excommunication-E21 = Hard territories
    .text = Whenever you take a territory, the value of the action drops by 4.
excommunication-E22 = Hard buildings
    .text = Whenever you take a building, the value of the action drops by 4.
excommunication-E23 = Hard characters
    .text = Whenever you take a character, the value of the action drops by 4.
excommunication-E24 = Hard ventures
    .text = Whenever you take a venture, the value of the action drops by 4.
excommunication-E25 = Market ban
    .text = You can no longer place family members in the market.
excommunication-E26 = Costly servants
    .text = To raise a value by 1 you need 2 servants.
excommunication-E27 = Late start
    .text = You skip your first turn of each round. When all the other turns of the round are over, you may make it up.

## Excommunication tiles, period 3

excommunication-E31 = No character score
    .text = Your characters score nothing at the end of the game.
excommunication-E32 = No venture score
    .text = Your ventures score nothing at the end of the game.
excommunication-E33 = No territory score
    .text = Your territories score nothing at the end of the game.
excommunication-E34 = One in five
    .text = Before the final scoring you lose 1 VP for every 5 VP you have.
excommunication-E35 = Arms levy
    .text = At the end of the game you lose 1 VP for each of your military points.
excommunication-E36 = Material levy
    .text = At the end of the game you lose 1 VP for each wood and each stone in the printed costs of your buildings.
excommunication-E37 = Hoard levy
    .text = At the end of the game you lose 1 VP for each wood, stone, coin and servant you have left.

## Options of a table

option-mode = Basic or advanced game
    .text = The advanced game adds four different bonus tiles, chosen before the first round, and leaders, who are drafted. The basic game has neither.
    .basic = basic game
    .advanced = advanced game
option-pass_rule = When passing is allowed
    .text = You may pass a placement if every possible one would cost you servants. The strict reading lets you pass only if nothing is possible even with servants.
    .no_free_placement = when every placement costs servants
    .strict = only when no placement is possible
option-action_bonus_counts_for_member_minimum = Cards help weak family members
    .text = A card that raises the value of an action also helps a family member to reach the value of 1 that it needs to act.
option-positive_modifiers_optional = Raising a value is optional
    .text = You may carry out a harvest or production without the cards that would raise it (without all of them at once). Otherwise they always count.
option-military_ranking_at_zero = Military places without points
    .text = At the end the first two places on the military track score even for players with 0 military points.
option-fee_waiver_covers_bonus_actions = Brunelleschi and bonus actions
    .text = Brunelleschi also saves you the tower fee when a card lets you take another one without a family member.
option-double_before_penalty = Santa Rita doubles first
    .text = Santa Rita doubles a gain before an excommunication takes 1 away from it. Otherwise it is taken away first.
option-gain_penalty_sources = What counts as a source
    .text = The sources from which four excommunications of the first period take 1 away: action spaces, development cards, bonus tiles, leaders and privileges.
    .space = action spaces
    .card = development cards
    .bonus_tile = bonus tiles
    .leader = leaders
option-exchange_gains_are_penalised = Exchanges are sources too
    .text = The same excommunications also take 1 away from what an exchange brings you.
option-makeup_turn_optional = Late turn may be declined
    .text = Players who lose their first turn of a round to an excommunication need not make it up at the end.
option-surplus_track_points_lost = The tracks have an end
    .text = Faith and military points beyond the last step of their track are lost.
option-church_bonus_in_last_report = Sisto IV in the last report
    .text = In round six Sisto IV rewards his owner if the required faith is reached. The alternative is that he never does so in that round.
    .requirement_met = if the required faith is reached
    .never = never
option-gains_may_be_declined = Gains may be declined
    .text = You may turn down resources, points and privileges that an effect gives you.

### Prompts, moves, log, refusals

## Goods, counted by the amount-… above (.kind is never shown)

good-wood = { resource-wood }
    .kind = wood
good-stone = { resource-stone }
    .kind = stone
good-coins = { resource-coins }
    .kind = coins
good-servants = { resource-servants }
    .kind = servants
good-military = { resource-military }
    .kind = military
good-faith = { resource-faith }
    .kind = faith
good-vp = { resource-vp }
    .kind = vp
good-privilege = { resource-privilege }
    .kind = privilege
counted-good =
    { $good_kind ->
        [wood] { amount-wood.object }
        [stone] { amount-stone.object }
        [coins] { amount-coins.object }
        [servants] { amount-servants.object }
        [military] { amount-military.object }
        [faith] { amount-faith.object }
        [vp] { amount-vp.object }
       *[privilege] { amount-privilege.object }
    }

## Where points come from: .for = in a sentence (.sign is never shown)

source-cards = Cards when taken
    .for = from a card
    .sign = gain
source-harvest = Harvests
    .for = from a harvest
    .sign = gain
source-production = Productions
    .for = from a production
    .sign = gain
source-leaders = Leaders
    .for = from a leader
    .sign = gain
source-church = Church
    .for = from the church
    .sign = gain
source-territories = Territories at the end
    .for = for territories
    .sign = gain
source-characters = Characters at the end
    .for = for characters
    .sign = gain
source-ventures = Ventures at the end
    .for = for ventures
    .sign = gain
source-military = Military track at the end
    .for = for the place on the military track
    .sign = gain
source-resources = Resources left at the end
    .for = for the resources left
    .sign = gain
source-excommunication = Excommunication
    .for = through excommunication
    .sign = loss

## Decisions in the order of play: the prompt, then the moves (-99 stands for a family member that is placed)

prompt-tile = Choose your personal bonus tile.
move-tile = { $tile }
    .more = { $tile_text }
prompt-draft = Leaders, choice { $count } of 4: keep one, the others go to your right-hand neighbour.
    .more = Everybody chooses at the same time.
move-draft = { $leader }
    .more = Requires { $leader_need }. { $leader_text }
prompt-place =
    { $late ->
        [1] Place a family member for the turn you had to skip, or do without it.
       *[0] Place a family member.
    }
    .more =
        Values: black { $black ->
            [-99] placed
           *[value] { $black }
        }, white { $white ->
            [-99] placed
           *[value] { $white }
        }, orange { $orange ->
            [-99] placed
           *[value] { $orange }
        }, neutral { $neutral ->
            [-99] placed
           *[value] { $neutral }
        }.
move-place = Place { $member_object } ({ $value })
    .bare = Place { $member_object }
move-place-pass = Place nobody
prompt-space = Where does { $member_object } go?
    .more =
        Value { $value }; { $servants ->
            [0] you have no servants to raise it.
           *[some]
                { $rate ->
                    [1] each point you are short costs 1 servant;
                   *[2] each point you are short costs 2 servants;
                } you have { $servants }.{ $asked ->
                    [1] { " " }You choose their number afterwards.
                   *[0] { "" }
                }
        }
move-space =
    { $space_menu }{ $shown ->
        [1] : { $card }
       *[0] {""}
    }{ $help ->
        [1] , with servants
       *[0] {""}
    }{ $fee ->
        [1] , with the tower fee
       *[0] {""}
    }
    .bare = { $space_menu }
move-space-more = Choose the number of servants
prompt-raise =
    { $space_kind ->
        [harvest] Do your cards raise this harvest?
       *[production] Do your cards raise this production?
    }
    .more = With them its value is { $value }.
move-raise-yes = Yes, with the cards
move-raise-no = No, without the cards
prompt-servants =
    { $space_kind ->
        [harvest] How many servants raise the harvest?
        [production] How many servants raise the production?
       *[other] How many servants raise the value?
    }
    .more =
        Without them it is { $value }. You have { $servants }{ $rate ->
            [1] { "" }
           *[2] { " " }(2 for each point)
        }{ $least ->
            [0] .
           *[least] ; you must use at least { $least }.
        }
move-servants =
    { $count ->
        [0] No servants
        [one] { $count } servant
       *[other] { $count } servants
    }
prompt-cost =
    { $card } has two prices: { $military } military points ({ $need } are required, you have { $held }), or { $wood } wood, { $stone } stone and { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
move-cost =
    { $option ->
        [1] Pay military points
       *[2] Pay resources
    }
prompt-discount = What do you save on { $card }?
move-discount =
    { $option ->
        [1] Save 1 wood
       *[2] Save 1 stone
    }
prompt-order = { $card } brings points beyond the end of a track.
    .more = Which of its effects comes first?
move-order-gain = First take the points
move-order-bonus = First carry out the bonus action
prompt-accept =
    { $by ->
        [0] Do you accept what { $card } gives you?
        [1] Do you accept what { $leader } gives you?
       *[2] Do you accept this gain?
    }
move-accept-yes = Accept
move-accept-no = Decline
prompt-lose =
    { $by ->
        [0] Because of your excommunication { $card } gives you 1 less.
        [1] Because of your excommunication { $leader } gives you 1 less.
       *[2] Because of your excommunication you gain 1 less.
    }
    .more = Which resource?
move-lose = 1 less: { $good }
prompt-privilege =
    { $more ->
        [1] { $count ->
            [one] Choose one more council privilege, a different one.
           *[other] Choose { $count } more council privileges, all different, one after the other.
        }
       *[0] { $count ->
            [one] Choose a council privilege.
           *[other] Choose { $count } different council privileges, one after the other.
        }
    }
move-privilege = Take { $privilege }
prompt-bonus =
    { $card }: you may take { $any ->
        [1] a card of any type
       *[0] { $type_object }
    } without a family member.
    .more =
        Value { $value }; { $servants ->
            [0] you have no servants to raise it.
           *[some] { $rate ->
                [1] each point you are short costs 1 servant;
               *[2] each point you are short costs 2 servants;
            } you have { $servants }.{ $asked ->
                [1] {" "}You choose their number afterwards.
               *[0] {""}
            }
        }{ $coins ->
            [0] {""}
           *[some] {" "}You pay { $coins } coins less.
        }{ $wood ->
            [0] {""}
           *[some] {" "}You pay { $wood } wood and { $stone } stone less.
        }
move-bonus =
    { $space_menu }{ $shown ->
        [1] : { $card }
       *[0] {""}
    }{ $help ->
        [1] , with servants
       *[0] {""}
    }{ $fee ->
        [1] , with the tower fee
       *[0] {""}
    }
    .bare = { $space_menu }
move-bonus-more = { move-space-more }
move-bonus-decline = Decline
prompt-work =
    { $by ->
        [0] { $card }:
       *[1] { $leader }:
    } { $space_kind ->
        [harvest] you may carry out a harvest
       *[production] you may carry out a production
    } without a family member.
    .more =
        Without servants its value is { $value }. You have { $servants ->
            [0] none
           *[n] { $servants }
        }{ $rate ->
            [1] { "" }
           *[2] { " " }(2 for each point)
        }{ $least ->
            [0] .
           *[least] ; you must use at least { $least }.
        }
move-work =
    { $count ->
        [0] Without servants
        [one] With { $count } servant
       *[other] With { $count } servants
    }
move-work-decline = Decline
prompt-exchange = { $card }: do you exchange anything?
    .more = You can only pay with what you had before this production.
move-exchange =
    { $option ->
        [1] { $card_first }
       *[2] { $card_second }
    }
    .bare =
        { $option ->
            [1] First exchange
           *[2] Second exchange
        }
move-exchange-none = Exchange nothing
prompt-turn = Your placement is done.
    .more = You may still act with leaders; otherwise end your turn.
move-turn-end = End the turn
prompt-discard = Choose a leader to discard for a council privilege.
move-discard = Discard { $leader } for a privilege
prompt-play = Choose a leader to play.
move-play = Play { $leader }
prompt-copy = Whose ability does your leader take over?
    .more = The choice is final.
move-copy = { $leader }
    .more = { $leader_text }
prompt-use = Choose a leader to use.
move-use = Use { $leader }
prompt-strengthen = Which family member has the value { $value } until the end of the round?
    .more =
        Values now: black { $black ->
            [-99] placed
           *[value] { $black }
        }, white { $white ->
            [-99] placed
           *[value] { $white }
        }, orange { $orange ->
            [-99] placed
           *[value] { $orange }
        }.
move-strengthen = Strengthen { $member_object }
prompt-church = Do you support the church?
    .more =
        You have { $faith ->
            [one] { $faith } faith point, which would score { $points } VP and be gone.
           *[other] { $faith } faith points, which would score { $points } VP and be gone.
        } If you refuse, you keep them and are excommunicated. { $excommunication }: { $excommunication_text }
move-church-support = Support the church
move-church-refuse = Refuse and be excommunicated

## Log

log-order = { $seat } is { $place ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    } in turn order and gets { amount-coins }.
log-tile = { $seat } takes { $tile_object }.
log-draft = { $seat } keeps the leader { $leader }.
log-draft-hidden = { $seat } keeps a leader.
log-round = Round { $round } begins.
log-dice = The dice show: black { $black }, white { $white }, orange { $orange }.
log-card = { $type_tower }: { $card }, { $card2 }, { $card3 }, { $card4 }.
log-place = { $seat } places { $member_object } { $space_in }.
log-servants =
    { $count ->
        [one] { $seat } raises the value with { $count } servant.
       *[other] { $seat } raises the value with { $count } servants.
    }
log-fee = { $seat } pays the tower fee of { amount-coins }.
log-pay = { $seat } pays { counted-good }.
log-take = { $seat } takes { $card }.
log-gain = { $seat } gains { counted-good }.
log-loss = Excommunication: { $seat } gets { counted-good } less.
log-privilege = { $seat } uses a council privilege.
log-work =
    { $space_kind ->
        [harvest] { $seat } carries out a harvest of value { $count }.
       *[production] { $seat } carries out a production of value { $count }.
    }
log-pass = { $seat } places nobody.
log-discard = { $seat } discards the leader { $leader }.
log-play = { $seat } plays the leader { $leader }.
log-use = { $seat } uses the leader { $leader }.
log-copy = { $seat } takes over the ability of { $leader }.
log-strengthen = { $seat } gives { $member_object } the base value { $count } for this round.
log-support =
    { $count ->
        [0] { $seat } has no faith points for the church.
        [one] { $seat } gives the church { $count } faith point.
       *[other] { $seat } gives the church { $count } faith points.
    }
log-excommunicated = { $seat } has too few faith points and is excommunicated ({ $excommunication }).
log-refused = { $seat } refuses to support the church and is excommunicated ({ $excommunication }).
log-points-cards = { $seat } scores { $points } VP { source-cards.for }.
log-points-harvest = { $seat } scores { $points } VP { source-harvest.for }.
log-points-production = { $seat } scores { $points } VP { source-production.for }.
log-points-leaders = { $seat } scores { $points } VP { source-leaders.for }.
log-points-church = { $seat } scores { $points } VP { source-church.for }.
log-points-territories = { $seat } scores { $points } VP { source-territories.for }.
log-points-characters = { $seat } scores { $points } VP { source-characters.for }.
log-points-ventures = { $seat } scores { $points } VP { source-ventures.for }.
log-points-military = { $seat } scores { $points } VP { source-military.for }.
log-points-resources = { $seat } scores { $points } VP { source-resources.for }.
log-points-excommunication = { $seat } gets { $points } VP { source-excommunication.for }.
log-next-order = { $seat } is { $place ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    } in the new turn order.
log-removed =
    { $count ->
        [one] One untaken card is removed from the towers.
       *[other] { $count } untaken cards are removed from the towers.
    }
log-lapsed = { $seat } leaves the bonus action unused.
log-overflow = { $seat } has reached the end of the track and loses { counted-good }.
log-skipped = { $seat } skips the first turn of the round.

## Refusals: why not, and what to do instead

refusal-tile-taken = { $tile } is not on offer.
    .remedy = Choose one of the open tiles.
refusal-not-in-pack = { $leader } is not among the leaders you choose from.
    .remedy = Keep one of those you have been passed.
refusal-member-placed =
    { $any ->
        [1] All your coloured family members are placed.
       *[0] This family member is already placed.
    }
    .remedy =
        { $any ->
            [1] Wait for the next round.
           *[0] Choose one that is not yet placed.
        }
refusal-member-too-weak =
    The family member has a value of { $value } and can only act with 1 or more. { $least ->
        [one] That takes { $least } servant; you have { $held }.
       *[other] That takes { $least } servants; you have { $held }.
    }
    .remedy =
        { $enough ->
            [0] Choose another family member.
           *[1] Use more servants.
        }
refusal-must-place = One of your family members can be placed without servants, so you must place one.
    .remedy = Choose a family member.
refusal-space-closed = With so few players this space is closed.
    .remedy = Choose another space.
refusal-area-forbidden = Your excommunication forbids you the market.
    .remedy = Choose another space.
refusal-floor-taken = The floor is taken by { $seat }.
    .remedy = Choose another floor.
refusal-space-taken = The space is taken by { $seat }.
    .remedy = Choose another space.
refusal-market-taken = The space is taken by { $seat }.
    .remedy = Choose another space.
refusal-card-gone = No card is left on this floor.
    .remedy = Choose a floor with a card.
refusal-colour-limit-tower = Your { $member } already stands in this tower; no second coloured one may join it.
    .remedy = Choose another tower, or come with the neutral family member.
refusal-colour-limit-area = Your { $member } already stands in this area; no second coloured one may join it.
    .remedy = Choose another space, or come with the neutral family member.
refusal-six-cards = You already have six { $type_plural }; there is no room for more.
    .remedy = Choose another tower.
refusal-no-servants =
    { $held ->
        [0] You have no servants.
        [one] You have only { $held } servant.
       *[other] You have only { $held } servants.
    }
    .remedy = Choose a smaller number.
refusal-odd-servants = Your excommunication lets servants work in pairs only.
    .remedy = Choose an even number.
refusal-value-too-low =
    The floor needs the value { $need } and the action has { $value }. { $least ->
        [one] That takes { $least } servant; you have { $held }.
       *[other] That takes { $least } servants; you have { $held }.
    }
    .remedy =
        { $enough ->
            [0] Choose a lower floor or a stronger family member.
           *[1] Use more servants.
        }
refusal-work-too-low =
    The action would have the value { $value } and needs at least { $need }. { $least ->
        [one] That takes { $least } servant; you have { $held }.
       *[other] That takes { $least } servants; you have { $held }.
    }
    .remedy =
        { $enough ->
            [0] { $bonus ->
                [1] Decline the bonus action.
               *[0] Choose another space.
            }
           *[1] Use more servants.
        }
refusal-fee = Somebody already stands in this tower, so there is a fee of { $need } coins; you have { $held }.
    .remedy = Choose a tower where nobody stands.
refusal-slot-military = Territory number { $count } requires { $need } military points; you have { $held }.
    .remedy = Gain military points first.
refusal-venture-military = { $card } requires { $need } military points; you have { $held }.
    .remedy = Choose another card.
refusal-cost-too-high =
    { $card } costs you { counted-good }; you would only have { $held } to pay it with.{ $need ->
        [0] {""}
       *[need] {" "}Paid the other way, it requires { $need } military points; you have { $military }.
    }
    .remedy = Choose something cheaper.
refusal-say-more =
    { $any ->
        [1] { $held ->
            [0] You have no servants.
           *[held] You will be asked for the number anyway.
        }
       *[0] This number of servants makes no difference.
    }
    .remedy =
        { $any ->
            [1] Choose a space.
           *[0] Choose a number on offer.
        }
refusal-no-such-option = There are not so many options here.
    .remedy = Choose one of those on offer.
refusal-no-discount = This discount saves you nothing here.
    .remedy = Choose the other one.
refusal-not-losing = The excommunication takes nothing of this away here.
    .remedy = Choose one of the kinds on offer.
refusal-same-privilege = You have already chosen this privilege; all of them must differ.
    .remedy = Choose another one.
refusal-other-type = This bonus action takes { $type_plural } only.
    .remedy = Choose a floor of that tower.
refusal-cannot-pay-exchange = The exchange takes { counted-good }; of what you held before the production you have { $held } left.
    .remedy = Choose another exchange, or none.
refusal-not-in-hand = { $leader } is not in your hand.
    .remedy = Choose a leader from your hand.
refusal-requirement = { $leader } requires { $leader_need }.
    .remedy = Play this leader later, or discard it for a privilege.
refusal-nobody-to-copy = Only a leader that another player has played can be copied.
    .remedy = Wait until there is one, or choose another.
refusal-not-your-leader = You have not played { $leader }.
    .remedy = Choose a leader that you have played.
refusal-nothing-to-use = { $leader } works all the time and is not used once per round.
    .remedy = Nothing needs to be done.
refusal-used-already = You have already used { $leader } this round.
    .remedy = Wait for the next round.
refusal-not-coloured = The neutral family member cannot be strengthened.
    .remedy = Choose a coloured one.

## The sheet beside the table, and what the icons mean

aid-round = A turn
aid-round-text =
    Place one family member on a space. Each servant makes it 1 stronger.
    It needs value 1 at least; a tower floor needs its number.
    Somebody is in the tower: { $fee } coins.
    One coloured family member of yours in each tower, in harvest and in production.
aid-start = At the start
aid-floors = Floors of the towers
aid-spaces = Other spaces
aid-privileges = A privilege
aid-end = At the end
aid-faith = Faith points, and the VP they are worth (bold: what the church asks for)
aid-report = Vatican report
aid-report-text =
    After rounds 2, 4 and 6.
    Too little faith, or refusing: excommunicated; the faith stays.
    Support: VP for your faith, then back to 0.
aid-slots = Territories and the military points they need
icon-wood = Wood
icon-stone = Stone
icon-coin = Coins
icon-servant = Servants
icon-military = Military points
icon-faith = Faith points
icon-vp = Victory points (VP)
icon-privilege = A council privilege
icon-harvest = Harvest
icon-production = Production
icon-member = A family member
icon-bolt = Once, when you take the card
icon-floors = No bonus from the upper floors
icon-market = No market for you
icon-late = Your first turn of a round comes last
icon-card-territory = Territories
icon-card-character = Characters
icon-card-building = Buildings
icon-card-venture = Ventures

## The table as text

board-pair = { $left }: { $right }
board-before = Before the first round.
board-round = Round { $round } of { $rounds }, period { $period }.
board-dice = Dice: black { $black }, white { $white }, orange { $orange }.
board-order = Turn order: { $list }.
board-report =
    { $count ->
        [one] Vatican report after round { $round }: { $count } faith point, or “{ $name }”: { $text }
       *[other] Vatican report after round { $round }: { $count } faith points, or “{ $name }”: { $text }
    }
board-tower =
    { $fee ->
        [0] { $tower }:
        [one] { $tower }, fee { $fee } coin:
       *[other] { $tower }, fee { $fee } coins:
    }
board-floor = Floor { $floor }, value { $value }: { $text }
board-floor-bonus = Floor { $floor }, value { $value }, bonus { $bonus }: { $text }
board-card = { $card }. { $text }
board-card-cost = { $card }, costs { $cost }. { $text }
board-and = { $left } and { $right }
board-or = either { $left }, or { $right }
board-held = { amount-military } ({ $need } required)
board-member = { $seat } ({ $member })
board-empty = no card
board-free = free
board-spaces = Other spaces:
board-large = { $space }, value { $value }
board-gives = { $space }, { $gain }
board-players = Players in turn order (after a card: the value that activates it, or its VP at the end):
board-you = { $seat } (you)
board-members = family members left: { $list }
board-members-none = all family members placed
board-next-territory =
    { $count ->
        [one] next from { $count } military point
       *[other] next from { $count } military points
    }
board-leaders-hand =
    { $count ->
        [one] { $count } leader in hand
       *[other] { $count } leaders in hand
    }
board-leaders-played = played leaders: { $list }
board-used = { $leader } (used)
board-copying = { $leader } as { $copied }
board-banned = excommunicated: { $list }
board-hand = Your leaders in hand:
board-hand-none = You have no leaders in hand.
board-leader = { $leader } [{ $id }], requires { $need }. { $text }
board-leader-played = { $leader } [{ $id }], played. { $text }
board-own-cards = Your cards:
board-cards = Cards of { $seat }:

## The table in pictures

about-place = Florence
about-time = about 90 minutes
about-weight = medium to heavy
about-text = Four family members a round, three dice for everybody and one city to rise in: take the card you need before a rival stands in its tower.
draw-florence = Florence
draw-table =
    { $round ->
        [0] The table before the first round
       *[round] The table in round { $round }
    }
draw-closed = closed
draw-order = Turn order
draw-palace = Palace
draw-harvest = Harvest
draw-production = Production
draw-first = first come:
draw-full = full value
draw-everybody = everybody: value −{ $count }
draw-market = Market
draw-dice = Dice
draw-faith = Faith
draw-store = Store
draw-family = Family
draw-away = placed
draw-leaders = Leaders
draw-leaders-out = leaders: { $played } in play, { $hand } in hand
draw-needs = Requires { $need }
draw-in-play = in play
draw-used = used
draw-families = The other families
draw-offer-tile = Bonus tiles
draw-offer-draft = Keep one leader
draw-offer-copy = Whose ability?
draw-offer-privilege = Privilege
draw-offer-option = Choose one
draw-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[4] 4th
    }
draw-round =
    round { $round } of { $rounds }, { $period ->
        [1] first
        [2] second
       *[3] third
    } period
draw-before = before the first round
draw-over = end of the game
draw-winner = { $seat } wins with { $points } VP.
draw-phase-tiles = Bonus tiles
draw-phase-leaders = Leaders
draw-phase-first = Round 1
draw-phase-dice = Dice
draw-phase-family = Family { $lap }/4
draw-phase-vatican = Vatican
draw-phase-close = Close
draw-report =
    { $rounds ->
        [0] Vatican report after this round
       *[1] Vatican report after the next round
    }
draw-report-first = { $need } faith will be needed, or “{ $tile }” takes effect.
draw-report-all = { $need } faith needed; everybody has it.
draw-report-you = { $need } faith needed, you have { $have }: without more, “{ $tile }” hits you.
draw-report-others = { $need } faith needed, or “{ $tile }” takes effect. Still short: { $seats }.
draw-report-too = Also short: { $seats }.
draw-takes = { $card } is yours
draw-plays = { $leader } comes into play
draw-met = enough faith for the Vatican ({ $need })
draw-unmet = no longer enough faith for the Vatican ({ $need })
draw-banned = excommunication: { $tile }

## What the things on the table are

thing-value = Value { $value }.
thing-gives = Gives { $gain }.
thing-fee =
    { $count ->
        [one] A family member is already in this tower: { $count } coin more.
       *[other] A family member is already in this tower: { $count } coins more.
    }
thing-here = Standing here: { $list }.
thing-activation = It is activated by an action of value { $value } or more.
thing-end =
    { $points ->
        [one] { $points } VP at the end of the game.
       *[other] { $points } VP at the end of the game.
    }
thing-report =
    { $count ->
        [one] Whoever has fewer than { $count } faith point after round { $round } is hit by it.
       *[other] Whoever has fewer than { $count } faith points after round { $round } is hit by it.
    }
thing-hit = Hit so far:
thing-member = A family member has the value of the die of its colour; the neutral one has 0. Servants raise it.
thing-goods = Goods that pay for cards.
thing-servants = Each servant raises the value of an action by 1.
thing-military = Military points open places for more territories, pay for ventures, and score at the end for those who have the most.
thing-faith = Faith keeps excommunications away; whoever supports the church turns it into VP.
thing-die = The number on a die is the value of the family members of its colour in this round.
chapter-vatican = Vatican report
chapter-final = Final scoring
