### Lorenzo il Magnifico: názvy a texty v češtině.
### Identifikátory jsou stálé: cs.ftl, en.ftl a fr.ftl mají stejné zprávy, atributy i proměnné.

## Hra

title-name = Lorenzo il Magnifico
title-blurb = Vyšlete svou rodinu do renesanční Florencie pro území, domy, spojence a slávu – se třemi kostkami, které padají všem stejně, a s církví, která nic neodpouští.
final-ties = Při shodě bodů rozhoduje pořadí hráčů na konci hry (L-15.8).

## Zdroje a body; amount-… je počítá, .object = ve čtvrtém pádě

resource-wood = dřevo
resource-stone = kámen
resource-coins = mince
resource-servants = sloužící
resource-military = body vojenské síly
resource-faith = body víry
resource-vp = vítězné body (VB)
resource-privilege = privilegia Signorie
amount-wood =
    { $count ->
        [one] { $count } dřevo
        [few] { $count } dřeva
       *[other] { $count } dřev
    }
    .object = { amount-wood }
amount-stone =
    { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
    .object = { amount-stone }
amount-coins =
    { $count ->
        [one] { $count } mince
        [few] { $count } mince
       *[other] { $count } mincí
    }
    .object =
        { $count ->
            [one] { $count } minci
            [few] { $count } mince
           *[other] { $count } mincí
        }
amount-servants =
    { $count ->
        [one] { $count } sloužící
        [few] { $count } sloužící
       *[other] { $count } sloužících
    }
    .object =
        { $count ->
            [one] { $count } sloužícího
            [few] { $count } sloužící
           *[other] { $count } sloužících
        }
amount-military =
    { $count ->
        [one] { $count } bod vojenské síly
        [few] { $count } body vojenské síly
       *[other] { $count } bodů vojenské síly
    }
    .object = { amount-military }
amount-faith =
    { $count ->
        [one] { $count } bod víry
        [few] { $count } body víry
       *[other] { $count } bodů víry
    }
    .object = { amount-faith }
amount-vp = { $count } VB
    .object = { amount-vp }
amount-privilege =
    { $count ->
        [one] { $count } privilegium Signorie
        [few] { $count } privilegia Signorie
       *[other] { $count } privilegií Signorie
    }
    .object = { amount-privilege }

## Členové rodiny: .object = ve čtvrtém pádě, .short = jen barva

member-black = černý člen rodiny
    .object = černého člena rodiny
    .short = černý
member-white = bílý člen rodiny
    .object = bílého člena rodiny
    .short = bílý
member-orange = oranžový člen rodiny
    .object = oranžového člena rodiny
    .short = oranžový
member-neutral = bezbarvý člen rodiny
    .object = bezbarvého člena rodiny
    .short = bezbarvý

## Typy akčních karet: .object = ve čtvrtém pádě, .tower = jejich věž

type-territory = území
    .plural = území
    .object = území
    .tower = Věž území
type-character = postava
    .plural = postavy
    .object = postavu
    .tower = Věž postav
type-building = budova
    .plural = budovy
    .object = budovu
    .tower = Věž budov
type-venture = čin
    .plural = činy
    .object = čin
    .tower = Věž činů

## Akční pole: .in = kde, .to = kam, .menu = v nabídce
## (.kind se nikdy nezobrazuje, věty se podle něj volí)

space-harvest_small = menší pole sklizně
    .in = na menším poli sklizně
    .to = na menší pole sklizně
    .menu = Menší pole sklizně
    .kind = harvest
space-harvest_large = větší pole sklizně
    .in = na větším poli sklizně
    .to = na větší pole sklizně
    .menu = Větší pole sklizně (hodnota o tři nižší)
    .kind = harvest
space-production_small = menší pole produkce
    .in = na menším poli produkce
    .to = na menší pole produkce
    .menu = Menší pole produkce
    .kind = production
space-production_large = větší pole produkce
    .in = na větším poli produkce
    .to = na větší pole produkce
    .menu = Větší pole produkce (hodnota o tři nižší)
    .kind = production
space-market_1 = 1. pole tržiště
    .in = na 1. poli tržiště
    .to = na 1. pole tržiště
    .menu = Tržiště 1 (pět mincí)
    .kind = market
space-market_2 = 2. pole tržiště
    .in = na 2. poli tržiště
    .to = na 2. pole tržiště
    .menu = Tržiště 2 (pět sloužících)
    .kind = market
space-market_3 = 3. pole tržiště
    .in = na 3. poli tržiště
    .to = na 3. pole tržiště
    .menu = Tržiště 3 (tři body vojenské síly, dvě mince)
    .kind = market
space-market_4 = 4. pole tržiště
    .in = na 4. poli tržiště
    .to = na 4. pole tržiště
    .menu = Tržiště 4 (dvě různá privilegia)
    .kind = market
space-palace = Palác Signorie
    .in = v Paláci Signorie
    .to = do Paláce Signorie
    .menu = Palác Signorie (jedna mince a privilegium)
    .kind = palace
space-tower-territory-1 = 1. podlaží věže území
    .in = v 1. podlaží věže území
    .to = do 1. podlaží věže území
    .menu = Věž území, 1. podlaží
    .kind = tower
space-tower-territory-2 = 2. podlaží věže území
    .in = ve 2. podlaží věže území
    .to = do 2. podlaží věže území
    .menu = Věž území, 2. podlaží
    .kind = tower
space-tower-territory-3 = 3. podlaží věže území
    .in = ve 3. podlaží věže území
    .to = do 3. podlaží věže území
    .menu = Věž území, 3. podlaží
    .kind = tower
space-tower-territory-4 = 4. podlaží věže území
    .in = ve 4. podlaží věže území
    .to = do 4. podlaží věže území
    .menu = Věž území, 4. podlaží
    .kind = tower
space-tower-character-1 = 1. podlaží věže postav
    .in = v 1. podlaží věže postav
    .to = do 1. podlaží věže postav
    .menu = Věž postav, 1. podlaží
    .kind = tower
space-tower-character-2 = 2. podlaží věže postav
    .in = ve 2. podlaží věže postav
    .to = do 2. podlaží věže postav
    .menu = Věž postav, 2. podlaží
    .kind = tower
space-tower-character-3 = 3. podlaží věže postav
    .in = ve 3. podlaží věže postav
    .to = do 3. podlaží věže postav
    .menu = Věž postav, 3. podlaží
    .kind = tower
space-tower-character-4 = 4. podlaží věže postav
    .in = ve 4. podlaží věže postav
    .to = do 4. podlaží věže postav
    .menu = Věž postav, 4. podlaží
    .kind = tower
space-tower-building-1 = 1. podlaží věže budov
    .in = v 1. podlaží věže budov
    .to = do 1. podlaží věže budov
    .menu = Věž budov, 1. podlaží
    .kind = tower
space-tower-building-2 = 2. podlaží věže budov
    .in = ve 2. podlaží věže budov
    .to = do 2. podlaží věže budov
    .menu = Věž budov, 2. podlaží
    .kind = tower
space-tower-building-3 = 3. podlaží věže budov
    .in = ve 3. podlaží věže budov
    .to = do 3. podlaží věže budov
    .menu = Věž budov, 3. podlaží
    .kind = tower
space-tower-building-4 = 4. podlaží věže budov
    .in = ve 4. podlaží věže budov
    .to = do 4. podlaží věže budov
    .menu = Věž budov, 4. podlaží
    .kind = tower
space-tower-venture-1 = 1. podlaží věže činů
    .in = v 1. podlaží věže činů
    .to = do 1. podlaží věže činů
    .menu = Věž činů, 1. podlaží
    .kind = tower
space-tower-venture-2 = 2. podlaží věže činů
    .in = ve 2. podlaží věže činů
    .to = do 2. podlaží věže činů
    .menu = Věž činů, 2. podlaží
    .kind = tower
space-tower-venture-3 = 3. podlaží věže činů
    .in = ve 3. podlaží věže činů
    .to = do 3. podlaží věže činů
    .menu = Věž činů, 3. podlaží
    .kind = tower
space-tower-venture-4 = 4. podlaží věže činů
    .in = ve 4. podlaží věže činů
    .to = do 4. podlaží věže činů
    .menu = Věž činů, 4. podlaží
    .kind = tower

## Privilegia Signorie

privilege-materials = 1 dřevo a 1 kámen
privilege-servants = 2 sloužící
privilege-coins = 2 mince
privilege-military = 2 body vojenské síly
privilege-faith = 1 bod víry

## Osobní bonusové destičky

tile-B0 = Základní bonusová destička
    .object = základní bonusovou destičku
    .text = Každá sklizeň vám přinese 1 dřevo, 1 kámen a 1 sloužícího. Každá produkce vám přinese 2 mince a 1 bod vojenské síly.
tile-B1 = Bonusová destička 1
    .object = bonusovou destičku 1
    .text = Každá sklizeň vám přinese 1 dřevo, 1 kámen a 1 bod vojenské síly. Každá produkce vám přinese 1 minci a 2 sloužící.
tile-B2 = Bonusová destička 2
    .object = bonusovou destičku 2
    .text = Každá sklizeň vám přinese 1 dřevo, 1 kámen a 1 sloužícího. Každá produkce vám přinese 1 minci a 2 body vojenské síly.
tile-B3 = Bonusová destička 3
    .object = bonusovou destičku 3
    .text = Každá sklizeň vám přinese 1 dřevo, 1 kámen a 1 bod vojenské síly. Každá produkce vám přinese 2 mince a 1 sloužícího.
tile-B4 = Bonusová destička 4
    .object = bonusovou destičku 4
    .text = Každá sklizeň vám přinese 1 dřevo, 1 kámen a 1 minci. Každá produkce vám přinese 1 sloužícího a 2 body vojenské síly.

## Území, 1. etapa

card-C01 = Obchodní uzel
    .text = Každá sklizeň vám přinese 1 minci.
card-C02 = Háj
    .text = Ihned získáte 1 dřevo. Každá sklizeň s hodnotou aspoň 2 vám přinese 1 dřevo.
card-C03 = Vesnice
    .text = Každá sklizeň s hodnotou aspoň 3 vám přinese 1 minci a 1 sloužícího.
card-C04 = Štěrkovna
    .text = Ihned získáte 2 kameny. Každá sklizeň s hodnotou aspoň 4 vám přinese 2 kameny.
card-C05 = Les
    .text = Ihned získáte 1 dřevo. Každá sklizeň s hodnotou aspoň 5 vám přinese 3 dřeva.
card-C06 = Klášter
    .text = Ihned získáte 1 sloužícího a 2 body vojenské síly. Každá sklizeň s hodnotou aspoň 6 vám přinese 1 kámen a 1 bod víry.
card-C07 = Citadela
    .text = Každá sklizeň s hodnotou aspoň 5 vám přinese 1 kámen a 2 body vojenské síly.
card-C08 = Město
    .text = Ihned získáte 3 mince. Každá sklizeň s hodnotou aspoň 6 vám přinese 1 privilegium Signorie.

## Území, 2. etapa

card-C09 = Zlatý důl
    .text = Ihned získáte 1 minci. Každá sklizeň vám přinese 2 mince.
card-C10 = Horské městečko
    .text = Ihned získáte 1 sloužícího. Každá sklizeň s hodnotou aspoň 3 vám přinese 2 dřeva a 1 bod vojenské síly.
card-C11 = Hornické městečko
    .text = Ihned získáte 1 kámen a 2 sloužící. Každá sklizeň s hodnotou aspoň 4 vám přinese 2 kameny a 1 sloužícího.
card-C12 = Kamenolom
    .text = Ihned získáte 1 dřevo. Každá sklizeň s hodnotou aspoň 3 vám přinese 3 kameny.
card-C13 = Statek
    .text = Ihned získáte 1 dřevo a 2 sloužící. Každá sklizeň s hodnotou aspoň 4 vám přinese 2 dřeva a 1 minci.
card-C14 = Poustevna
    .text = Ihned získáte 1 bod víry. Každá sklizeň s hodnotou aspoň 2 vám přinese 1 bod víry.
card-C15 = Panské sídlo
    .text = Každá sklizeň s hodnotou aspoň 5 vám přinese 2 sloužící a 2 body vojenské síly.
card-C16 = Vévodství
    .text = Ihned získáte 4 mince. Každá sklizeň s hodnotou aspoň 6 vám přinese 2 dřeva, 1 kámen a 1 minci.

## Území, 3. etapa

card-C17 = Obchodní město
    .text = Ihned získáte 1 minci a 1 sloužícího. Každá sklizeň vám přinese 3 mince.
card-C18 = Farma
    .text = Ihned získáte 1 dřevo a 1 VB. Každá sklizeň s hodnotou aspoň 3 vám přinese 2 dřeva a 2 VB.
card-C19 = Kolonie
    .text = Ihned získáte 2 body vojenské síly. Každá sklizeň s hodnotou aspoň 5 vám přinese 1 dřevo a 4 VB.
card-C20 = Lom na mramor
    .text = Ihned získáte 3 VB. Každá sklizeň s hodnotou aspoň 2 vám přinese 2 kameny a 1 VB.
card-C21 = Provincie
    .text = Ihned získáte 1 kámen a 1 privilegium Signorie. Každá sklizeň s hodnotou aspoň 6 vám přinese 1 kámen a 4 VB.
card-C22 = Svatyně
    .text = Ihned získáte 1 bod víry. Každá sklizeň vám přinese 1 minci a 1 bod víry.
card-C23 = Hrad
    .text = Ihned získáte 2 mince a 2 VB. Každá sklizeň s hodnotou aspoň 4 vám přinese 1 sloužícího a 3 body vojenské síly.
card-C24 = Opevněné město
    .text = Ihned získáte 1 sloužícího a 2 body vojenské síly. Každá sklizeň s hodnotou aspoň 2 vám přinese 2 sloužící a 1 bod vojenské síly.

## Budovy, 1. etapa (.first, .second = jejich výměny na tlačítku)

card-C25 = Mincovna
    .text = Ihned získáte 5 VB. Každá produkce s hodnotou aspoň 5 vám přinese 1 minci za každou vaši budovu.
card-C26 = Berní úřad
    .text = Ihned získáte 5 VB. Každá produkce s hodnotou aspoň 5 vám přinese 1 minci za každé vaše území.
card-C27 = Vítězný oblouk
    .text = Ihned získáte 6 VB. Každá produkce s hodnotou aspoň 6 vám přinese 1 VB za každý váš čin.
card-C28 = Divadlo
    .text = Ihned získáte 6 VB. Každá produkce s hodnotou aspoň 6 vám přinese 1 VB za každou vaši postavu.
card-C29 = Tesařská dílna
    .text = Ihned získáte 3 VB. Při každé produkci s hodnotou aspoň 4 můžete vyměnit 1 dřevo za 3 mince, nebo 2 dřeva za 5 mincí.
    .first = Vyměnit 1 dřevo za 3 mince
    .second = Vyměnit 2 dřeva za 5 mincí
card-C30 = Kamenictví
    .text = Ihned získáte 2 VB. Při každé produkci s hodnotou aspoň 3 můžete vyměnit 1 kámen za 3 mince, nebo 2 kameny za 5 mincí.
    .first = Vyměnit 1 kámen za 3 mince
    .second = Vyměnit 2 kameny za 5 mincí
card-C31 = Kaple
    .text = Ihned získáte 1 bod víry. Při každé produkci s hodnotou aspoň 2 můžete vyměnit 1 minci za 1 bod víry.
    .first = Vyměnit 1 minci za 1 bod víry
card-C32 = Rezidence
    .text = Ihned získáte 1 VB. Při každé produkci můžete vyměnit 1 minci za 1 privilegium Signorie.
    .first = Vyměnit 1 minci za 1 privilegium Signorie

## Budovy, 2. etapa

card-C33 = Tržnice
    .text = Ihned získáte 3 VB. Při každé produkci s hodnotou aspoň 3 můžete vyměnit 3 mince za 2 dřeva a 2 kameny.
    .first = Vyměnit 3 mince za 2 dřeva a 2 kameny
card-C34 = Pokladnice
    .text = Ihned získáte 4 VB. Při každé produkci s hodnotou aspoň 3 můžete vyměnit 1 minci za 3 VB, nebo 2 mince za 5 VB.
    .first = Vyměnit 1 minci za 3 VB
    .second = Vyměnit 2 mince za 5 VB
card-C35 = Cech malířů
    .text = Ihned získáte 5 VB. Při každé produkci s hodnotou aspoň 4 můžete vyměnit 1 dřevo za 3 VB, nebo 3 dřeva za 7 VB.
    .first = Vyměnit 1 dřevo za 3 VB
    .second = Vyměnit 3 dřeva za 7 VB
card-C36 = Cech sochařů
    .text = Ihned získáte 6 VB. Při každé produkci s hodnotou aspoň 5 můžete vyměnit 1 kámen za 3 VB, nebo 3 kameny za 7 VB.
    .first = Vyměnit 1 kámen za 3 VB
    .second = Vyměnit 3 kameny za 7 VB
card-C37 = Cech kameníků
    .text = Ihned získáte 4 VB. Při každé produkci s hodnotou aspoň 4 můžete vyměnit 1 dřevo, 1 kámen a 1 sloužícího za 6 VB.
    .first = Vyměnit 1 dřevo, 1 kámen a 1 sloužícího za 6 VB
card-C38 = Baptisterium
    .text = Ihned získáte 1 bod víry a 2 VB. Při každé produkci s hodnotou aspoň 2 můžete vyměnit 1 bod víry za 2 mince a 2 VB.
    .first = Vyměnit 1 bod víry za 2 mince a 2 VB
card-C39 = Kasárna
    .text = Ihned získáte 3 VB. Při každé produkci můžete vyměnit 1 sloužícího za 3 body vojenské síly.
    .first = Vyměnit 1 sloužícího za 3 body vojenské síly
card-C40 = Tvrz
    .text = Ihned získáte 8 VB. Každá produkce s hodnotou aspoň 6 vám přinese 2 body vojenské síly a 2 VB.

## Budovy, 3. etapa

card-C41 = Banka
    .text = Ihned získáte 7 VB. Každá produkce s hodnotou aspoň 2 vám přinese 5 mincí.
card-C42 = Jarmark
    .text = Ihned získáte 8 VB. Při každé produkci s hodnotou aspoň 4 můžete vyměnit 4 mince za 3 dřeva a 3 kameny.
    .first = Vyměnit 4 mince za 3 dřeva a 3 kameny
card-C43 = Zahrada
    .text = Ihned získáte 10 VB. Každá produkce vám přinese 3 VB.
card-C44 = Pevnost
    .text = Ihned získáte 9 VB. Každá produkce s hodnotou aspoň 5 vám přinese 2 VB a 1 privilegium Signorie.
card-C45 = Palác
    .text = Ihned získáte 9 VB. Při každé produkci s hodnotou aspoň 6 můžete vyměnit 1 minci za 2 sloužící a 4 VB.
    .first = Vyměnit 1 minci za 2 sloužící a 4 VB
card-C46 = Kostel
    .text = Ihned získáte 1 bod víry a 5 VB. Při každé produkci můžete vyměnit 1 dřevo nebo 1 kámen za 2 body víry.
    .first = Vyměnit 1 dřevo za 2 body víry
    .second = Vyměnit 1 kámen za 2 body víry
card-C47 = Vojenská akademie
    .text = Ihned získáte 7 VB. Při každé produkci s hodnotou aspoň 3 můžete vyměnit 1 sloužícího za 3 body vojenské síly a 1 VB.
    .first = Vyměnit 1 sloužícího za 3 body vojenské síly a 1 VB
card-C48 = Katedrála
    .text = Ihned získáte 3 body víry a 7 VB. Každá produkce s hodnotou aspoň 2 vám přinese 1 VB.

## Postavy, 1. etapa

card-C49 = Kondotiér
    .text = Ihned získáte 3 body vojenské síly. Kdykoli si berete území, hodnota akce stoupne o 2.
card-C50 = Kameník
    .text = Kdykoli si berete budovu, hodnota akce stoupne o 2 a zaplatíte o 1 dřevo nebo 1 kámen méně.
card-C51 = Dvorní dáma
    .text = Kdykoli si berete postavu, hodnota akce stoupne o 2 a zaplatíte o 1 minci méně.
card-C52 = Rytíř
    .text = Ihned získáte 1 privilegium Signorie. Kdykoli si berete čin, hodnota akce stoupne o 2.
card-C53 = Farmář
    .text = Všechny vaše sklizně mají hodnotu o 2 vyšší.
card-C54 = Řemeslník
    .text = Všechny vaše produkce mají hodnotu o 2 vyšší.
card-C55 = Kazatel
    .text = Ihned získáte 4 body víry. Bonusy třetího a čtvrtého podlaží věží už pak nedostáváte.
card-C56 = Abatyše
    .text = Ihned získáte 1 bod víry. Můžete si také bez člena rodiny vzít kartu libovolného typu; hodnota akce je 4.

## Postavy, 2. etapa

card-C57 = Kapitán
    .text = Ihned získáte 2 body vojenské síly. Můžete si také bez člena rodiny vzít území; hodnota akce je 6.
card-C58 = Architekt
    .text = Ihned si můžete bez člena rodiny vzít budovu; hodnota akce je 6 a zaplatíte o 1 dřevo a 1 kámen méně.
card-C59 = Mecenáš
    .text = Ihned si můžete bez člena rodiny vzít postavu; hodnota akce je 6 a zaplatíte o 2 mince méně.
card-C60 = Hrdina
    .text = Ihned získáte 1 privilegium Signorie. Můžete si také bez člena rodiny vzít čin; hodnota akce je 6.
card-C61 = Rolník
    .text = Všechny vaše sklizně mají hodnotu o 3 vyšší.
card-C62 = Učenec
    .text = Všechny vaše produkce mají hodnotu o 3 vyšší.
card-C63 = Papežský posel
    .text = Ihned získáte 3 body víry.
card-C64 = Královský posel
    .text = Ihned získáte 3 různá privilegia Signorie.

## Postavy, 3. etapa

card-C65 = Šlechtic
    .text = Ihned získáte 2 VB za každé své území.
card-C66 = Guvernér
    .text = Ihned získáte 2 VB za každou svou budovu.
card-C67 = Kurtizána
    .text = Ihned získáte 2 VB za každou svou postavu, i za tuto.
card-C68 = Herold
    .text = Ihned získáte 2 VB za každý svůj čin.
card-C69 = Kardinál
    .text = Ihned získáte 2 body víry. Můžete také bez člena rodiny provést sklizeň s hodnotou 4.
card-C70 = Biskup
    .text = Ihned získáte 1 bod víry. Můžete také bez člena rodiny provést produkci s hodnotou 4.
card-C71 = Generál
    .text = Ihned získáte 1 VB za každé 2 body vojenské síly, které máte; o body nepřijdete.
card-C72 = Velvyslanec
    .text = Ihned získáte 1 privilegium Signorie. Můžete si také bez člena rodiny vzít kartu libovolného typu; hodnota akce je 7.

## Činy, 1. etapa

card-C73 = Najímání rekrutů
    .text = Ihned získáte 5 bodů vojenské síly. Na konci partie vynese 4 VB.
card-C74 = Oprava kostela
    .text = Ihned získáte 1 bod víry. Na konci partie vynese 5 VB.
card-C75 = Stavba hradeb
    .text = Ihned získáte 2 body vojenské síly a 1 privilegium Signorie. Na konci partie vynese 3 VB.
card-C76 = Vztyčení sochy
    .text = Ihned získáte 2 různá privilegia Signorie. Na konci partie vynese 4 VB.
card-C77 = Vojenské tažení
    .text = Ihned získáte 3 mince. Na konci partie vynese 5 VB.
card-C78 = Pohoštění žebráků
    .text = Ihned získáte 4 sloužící. Na konci partie vynese 4 VB.
card-C79 = Boj proti kacířství
    .text = Ihned získáte 2 body víry. Na konci partie vynese 5 VB.
card-C80 = Podpora biskupa
    .text = Ihned získáte 3 body víry. Na konci partie vynese 1 VB.

## Činy, 2. etapa

card-C81 = Najímání vojáků
    .text = Ihned získáte 6 bodů vojenské síly. Na konci partie vynese 5 VB.
card-C82 = Oprava opatství
    .text = Ihned získáte 2 body víry. Na konci partie vynese 6 VB.
card-C83 = Stavba bastionů
    .text = Ihned získáte 3 body vojenské síly a 1 privilegium Signorie. Na konci partie vynese 2 VB.
card-C84 = Podpora krále
    .text = Ihned získáte 5 mincí a 1 privilegium Signorie. Na konci partie vynese 3 VB.
card-C85 = Zlepšení kanálů
    .text = Ihned můžete bez člena rodiny provést sklizeň s hodnotou 4. Na konci partie vynese 5 VB.
card-C86 = Pohoštění cizinců
    .text = Ihned získáte 5 sloužících. Na konci partie vynese 4 VB.
card-C87 = Křížová výprava
    .text = Ihned získáte 5 mincí a 1 bod víry. Na konci partie vynese 5 VB.
card-C88 = Podpora kardinála
    .text = Ihned získáte 3 body víry. Na konci partie vynese 4 VB.

## Činy, 3. etapa

card-C89 = Najímání žoldnéřů
    .text = Ihned získáte 7 bodů vojenské síly. Na konci partie vynese 6 VB.
card-C90 = Oprava katedrály
    .text = Ihned získáte 1 bod víry a bez člena rodiny si můžete vzít kartu libovolného typu; hodnota akce je 7. Na konci partie vynese 5 VB.
card-C91 = Stavba věží
    .text = Ihned získáte 4 body vojenské síly a 1 privilegium Signorie. Na konci partie vynese 4 VB.
card-C92 = Podpora sakrálního umění
    .text = Ihned získáte 3 body víry. Na konci partie vynese 3 VB.
card-C93 = Vojenský výboj
    .text = Ihned získáte 3 dřeva, 3 kameny a 3 mince. Na konci partie vynese 7 VB.
card-C94 = Zlepšení cest
    .text = Ihned můžete bez člena rodiny provést produkci s hodnotou 3. Na konci partie vynese 5 VB.
card-C95 = Svatá válka
    .text = Ihned získáte 4 body víry. Na konci partie vynese 8 VB.
card-C96 = Podpora papeže
    .text = Ihned získáte 2 body víry. Na konci partie vynese 10 VB.

## Vůdci: .text = schopnost, .need = podmínka vyložení

leader-L01 = Francesco Sforza
    .text = Jednou za kolo můžete bez člena rodiny provést sklizeň s hodnotou 1. Tuto hodnotu mohou zvýšit sloužící, vaše karty nikoli.
    .need = 5 činů
leader-L02 = Ludovico Ariosto
    .text = Vaši členové rodiny smějí na pole tržiště a na menší pole sklizně a produkce, i když už na nich někdo stojí.
    .need = 5 postav
leader-L03 = Filippo Brunelleschi
    .text = Nikdy neplatíte poplatek za věž, v níž už stojí nějaký člen rodiny.
    .need = 5 budov
leader-L04 = Federico da Montefeltro
    .text = Jednou za kolo si můžete vybrat jednoho svého barevného člena rodiny, který ještě není umístěn: do konce kola má hodnotu 6 bez ohledu na svou kostku.
    .need = 5 území
leader-L05 = Girolamo Savonarola
    .text = Jednou za kolo můžete získat 1 bod víry.
    .need = 18 mincí
leader-L06 = Giovanni dalle Bande Nere
    .text = Jednou za kolo můžete získat 1 dřevo, 1 kámen a 1 minci.
    .need = 12 bodů vojenské síly
leader-L07 = Sandro Botticelli
    .text = Jednou za kolo můžete získat 2 body vojenské síly a 1 VB.
    .need = 10 dřev
leader-L08 = Michelangelo Buonarroti
    .text = Jednou za kolo můžete získat 3 mince.
    .need = 10 kamenů
leader-L09 = Ludovico III Gonzaga
    .text = Jednou za kolo můžete získat 1 privilegium Signorie.
    .need = 15 sloužících
leader-L10 = Leonardo da Vinci
    .text = Jednou za kolo můžete bez člena rodiny provést produkci s hodnotou 0. Tuto hodnotu mohou zvýšit jen sloužící a nejméně na 1 ji zvýšit musíte.
    .need = 2 území a 4 postavy
leader-L11 = Pico della Mirandola
    .text = Každá karta, která stojí mince, je pro vás o 3 mince levnější. Poplatek za věž zůstává.
    .need = 2 budovy a 4 činy
leader-L12 = Sisto IV
    .text = Pokaždé, když podpoříte církev, dostanete 5 VB navíc.
    .need = 6 dřev, 6 kamenů, 6 mincí a 6 sloužících
leader-L13 = Lucrezia Borgia
    .text = Vaši barevní členové rodiny mají hodnotu o 2 vyšší.
    .need = 6 karet jednoho libovolného typu
leader-L14 = Sigismondo Malatesta
    .text = Váš bezbarvý člen rodiny má hodnotu o 3 vyšší.
    .need = 7 bodů vojenské síly a 3 body víry
leader-L15 = Lorenzo de’ Medici
    .text = Když ho vyložíte, vyberte vůdce, kterého už vyložil jiný hráč: od té chvíle máte tutéž schopnost a volbu už nelze změnit.
    .need = 35 VB
leader-L16 = Ludovico il Moro
    .text = Vaši barevní členové rodiny mají hodnotu 5 bez ohledu na kostky.
    .need = 2 území, 2 postavy, 2 budovy a 2 činy
leader-L17 = Cesare Borgia
    .text = K zisku dalších území nepotřebujete žádné body vojenské síly.
    .need = 3 budovy, 12 mincí a 2 body víry
leader-L18 = Santa Rita
    .text = Dřevo, kámen, mince a sloužící, které vám karty přinášejí ihned při získání, dostáváte dvojnásobně.
    .need = 8 bodů víry
leader-L19 = Cosimo de’ Medici
    .text = Jednou za kolo můžete získat 3 sloužící a 1 VB.
    .need = 2 postavy a 4 budovy
leader-L20 = Bartolomeo Colleoni
    .text = Jednou za kolo můžete získat 4 VB.
    .need = 4 území a 2 činy

## Destičky exkomunikace, 1. etapa

excommunication-E11 = Chabá výzbroj
    .text = Kdykoli vám něco přinese body vojenské síly, dostanete jich o 1 méně.
excommunication-E12 = Hubený měšec
    .text = Kdykoli vám něco přinese mince, dostanete jich o 1 méně.
excommunication-E13 = Nedostatek sloužících
    .text = Kdykoli vám něco přinese sloužící, dostanete jich o 1 méně.
excommunication-E14 = Nedostatek materiálu
    .text = Kdykoli vám něco přinese dřevo nebo kámen, dostanete o 1 méně. Přinese-li obojí, vyberete si, o co přijdete.
excommunication-E15 = Neúroda
    .text = Všechny vaše sklizně mají hodnotu o 3 nižší.
excommunication-E16 = Váznoucí dílny
    .text = Všechny vaše produkce mají hodnotu o 3 nižší.
excommunication-E17 = Oslabená rodina
    .text = Vaši barevní členové rodiny mají hodnotu o 1 nižší.

## Destičky exkomunikace, 2. etapa

excommunication-E21 = Obtížná území
    .text = Kdykoli si berete území, hodnota akce klesne o 4.
excommunication-E22 = Obtížné budovy
    .text = Kdykoli si berete budovu, hodnota akce klesne o 4.
excommunication-E23 = Obtížné postavy
    .text = Kdykoli si berete postavu, hodnota akce klesne o 4.
excommunication-E24 = Obtížné činy
    .text = Kdykoli si berete čin, hodnota akce klesne o 4.
excommunication-E25 = Zákaz tržiště
    .text = Na tržiště už nesmíte umísťovat členy rodiny.
excommunication-E26 = Drazí sloužící
    .text = Ke zvýšení hodnoty o 1 potřebujete 2 sloužící.
excommunication-E27 = Opožděný začátek
    .text = Svůj první tah v každém kole vynecháváte. Až skončí všechny ostatní tahy kola, můžete ho dodatečně odehrát.

## Destičky exkomunikace, 3. etapa

excommunication-E31 = Bez bodů za postavy
    .text = Za postavy nedostanete na konci partie nic.
excommunication-E32 = Bez bodů za činy
    .text = Za činy nedostanete na konci partie nic.
excommunication-E33 = Bez bodů za území
    .text = Za území nedostanete na konci partie nic.
excommunication-E34 = Jeden z pěti
    .text = Před závěrečným vyhodnocením ztratíte 1 VB za každých 5 VB, které máte.
excommunication-E35 = Daň ze zbraní
    .text = Na konci partie ztratíte 1 VB za každý svůj bod vojenské síly.
excommunication-E36 = Daň z materiálu
    .text = Na konci partie ztratíte 1 VB za každé dřevo a každý kámen v tištěných nákladech svých budov.
excommunication-E37 = Daň z majetku
    .text = Na konci partie ztratíte 1 VB za každé dřevo, každý kámen, každou minci a každého sloužícího ve své zásobě.

## Možnosti partie

option-mode = Základní, nebo pokročilá hra
    .text = Pokročilá hra přidává čtyři různé bonusové destičky, které si hráči vyberou před prvním kolem, a vůdce, které si hráči rozeberou draftem. Základní hra nemá ani jedno.
    .basic = základní hra
    .advanced = pokročilá hra
option-pass_rule = Kdy se smí pasovat
    .text = Umístit člena rodiny nemusíte, pokud by vás každé možné umístění stálo sloužící. Přísný výklad to dovoluje jen tehdy, když není možné žádné ani s jejich pomocí.
    .no_free_placement = když každé umístění stojí sloužící
    .strict = jen když není možné žádné umístění
option-action_bonus_counts_for_member_minimum = Karty posilují slabé členy rodiny
    .text = Karta, která zvyšuje hodnotu akce, pomáhá i členovi rodiny dosáhnout hodnoty 1, bez níž nesmí provést akci.
option-positive_modifiers_optional = Zvýšení hodnoty je dobrovolné
    .text = Sklizeň nebo produkci můžete provést bez karet, které ji zvyšují, bez všech najednou. Jinak platí vždy.
option-military_ranking_at_zero = Vojenské pořadí i bez bodů
    .text = Na konci přinášejí první dvě místa na stupnici vojenské síly VB i hráčům, kteří na ní mají 0 bodů.
option-fee_waiver_covers_bonus_actions = Brunelleschi a bonusové akce
    .text = Brunelleschi vás zbaví poplatku za věž i tehdy, když si další kartu berete díky jiné kartě bez člena rodiny.
option-double_before_penalty = Santa Rita zdvojuje jako první
    .text = Santa Rita zisk nejprve zdvojnásobí a teprve potom z něj exkomunikace ubere 1. Jinak se ubírá dřív.
option-gain_penalty_sources = Odkud exkomunikace ubírají
    .text = Čtyři exkomunikace první etapy zmenšují o 1, co vám přinesou: akční pole, akční karty, bonusové destičky, vůdci, privilegia.
    .space = akční pole
    .card = akční karty
    .bonus_tile = bonusové destičky
    .leader = vůdci
option-exchange_gains_are_penalised = Ubírá se i z výměny
    .text = Tytéž exkomunikace zmenšují o 1 i to, co dostanete výměnou.
option-makeup_turn_optional = Odložený tah lze odmítnout
    .text = Hráč, kterého exkomunikace připravila o první tah kola, ho na konci nemusí dodatečně odehrát.
option-surplus_track_points_lost = Stupnice mají konec
    .text = Body víry a vojenské síly nad poslední pole stupnice propadají.
option-church_bonus_in_last_report = Sisto IV v posledním kole
    .text = V šestém kole odmění Sisto IV svého majitele, pokud dosáhl požadované víry. Druhá možnost je, že v tomto kole nedává nikdy nic.
    .requirement_met = při dosažení požadované víry
    .never = nikdy
option-gains_may_be_declined = Zisky lze odmítnout
    .text = Zdroje, body a privilegia, které vám nějaký efekt dává, můžete odmítnout.

### Prompts, moves, log, refusals

## Zdroje a body, počítané podle amount-… výše (.kind se nikdy nezobrazuje)

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

## Odkud jsou body: .for = ve větě (.sign se nikdy nezobrazuje)

source-cards = Karty při získání
    .for = za získanou kartu
    .sign = gain
source-harvest = Sklizně
    .for = za sklizeň
    .sign = gain
source-production = Produkce
    .for = za produkci
    .sign = gain
source-leaders = Vůdci
    .for = za vůdce
    .sign = gain
source-church = Církev
    .for = za víru
    .sign = gain
source-territories = Území na konci
    .for = za území
    .sign = gain
source-characters = Postavy na konci
    .for = za postavy
    .sign = gain
source-ventures = Činy na konci
    .for = za činy
    .sign = gain
source-military = Vojenská síla na konci
    .for = za místo na stupnici vojenské síly
    .sign = gain
source-resources = Zbylé zdroje na konci
    .for = za zbylé zdroje
    .sign = gain
source-excommunication = Exkomunikace
    .for = kvůli exkomunikaci
    .sign = loss

## Rozhodnutí v pořadí hry: výzva a pak tahy (-99 znamená umístěného člena rodiny)

prompt-tile = Vyberte si osobní bonusovou destičku.
move-tile = { $tile }
    .more = { $tile_text }
prompt-draft = Vůdci, výběr { $count } ze 4: jednoho si nechte, ostatní dostane soused po pravici.
    .more = Všichni vybírají současně.
move-draft = { $leader }
    .more = Podmínka: { $leader_need }. { $leader_text }
prompt-place =
    { $late ->
        [1] Umístěte člena rodiny za vynechaný tah, nebo se ho vzdejte.
       *[0] Umístěte člena rodiny.
    }
    .more =
        Hodnoty: černý { $black ->
            [-99] umístěn
           *[value] { $black }
        }, bílý { $white ->
            [-99] umístěn
           *[value] { $white }
        }, oranžový { $orange ->
            [-99] umístěn
           *[value] { $orange }
        }, bezbarvý { $neutral ->
            [-99] umístěn
           *[value] { $neutral }
        }.
move-place = Umístit { $member_object } ({ $value })
    .bare = Umístit { $member_object }
move-place-pass = Neumístit nikoho
prompt-space = Kam půjde { $member }?
    .more =
        Hodnota { $value }; { $servants ->
            [0] sloužící ke zvýšení nemáte.
           *[some]
                { $rate ->
                    [1] každý chybějící bod stojí 1 sloužícího,
                   *[2] každý chybějící bod stojí 2 sloužící,
                } máte { $servants }.{ $asked ->
                    [1] { " " }Jejich počet zvolíte potom.
                   *[0] { "" }
                }
        }
move-space =
    { $space_menu }{ $shown ->
        [1] : { $card }
       *[0] {""}
    }{ $help ->
        [1] , s pomocí sloužících
       *[0] {""}
    }{ $fee ->
        [1] , s poplatkem za věž
       *[0] {""}
    }
    .bare = { $space_menu }
move-space-more = Zvolit počet sloužících
prompt-raise =
    { $space_kind ->
        [harvest] Mají vaše karty tuto sklizeň zvýšit?
       *[production] Mají vaše karty tuto produkci zvýšit?
    }
    .more = S nimi má hodnotu { $value }.
move-raise-yes = Ano, s kartami
move-raise-no = Ne, bez karet
prompt-servants =
    { $space_kind ->
        [harvest] Kolik sloužících zvýší hodnotu sklizně?
        [production] Kolik sloužících zvýší hodnotu produkce?
       *[other] Kolik sloužících zvýší hodnotu?
    }
    .more =
        Bez nich je { $value }. Sloužících máte { $servants }{ $rate ->
            [1] { "" }
           *[2] { " " }(2 na každý bod)
        }{ $least ->
            [0] .
           *[least] , nejméně je třeba { $least }.
        }
move-servants =
    { $count ->
        [0] Žádní sloužící
        [one] { $count } sloužící
        [few] { $count } sloužící
       *[other] { $count } sloužících
    }
prompt-cost =
    Karta { $card } má dvě ceny: { $military ->
        [one] { $military } bod vojenské síly
        [few] { $military } body vojenské síly
       *[other] { $military } bodů vojenské síly
    } (mít jich musíte aspoň { $need }, máte { $held }), nebo { $wood ->
        [one] { $wood } dřevo
        [few] { $wood } dřeva
       *[other] { $wood } dřev
    }, { $stone ->
        [one] { $stone } kámen
        [few] { $stone } kameny
       *[other] { $stone } kamenů
    } a { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
move-cost =
    { $option ->
        [1] Zaplatit body vojenské síly
       *[2] Zaplatit zdroje
    }
prompt-discount = Co na kartě { $card } ušetříte?
move-discount =
    { $option ->
        [1] Ušetřit 1 dřevo
       *[2] Ušetřit 1 kámen
    }
prompt-order = Karta { $card } přináší body až za konec stupnice.
    .more = Který z jejích efektů bude první?
move-order-gain = Nejdřív vzít body
move-order-bonus = Nejdřív provést bonusovou akci
prompt-accept =
    { $by ->
        [0] Přijmete, co vám dává karta { $card }?
        [1] Přijmete, co vám dává { $leader }?
       *[2] Přijmete tento zisk?
    }
move-accept-yes = Přijmout
move-accept-no = Odmítnout
prompt-lose =
    { $by ->
        [0] Kvůli exkomunikaci dostanete z karty { $card } o 1 méně.
        [1] Kvůli exkomunikaci dostanete od vůdce ({ $leader }) o 1 méně.
       *[2] Kvůli exkomunikaci dostanete o 1 méně.
    }
    .more = Čeho?
move-lose = O 1 méně: { $good }
prompt-privilege =
    { $more ->
        [1] { $count ->
            [one] Vyberte ještě jedno privilegium, jiné než předtím.
            [few] Vyberte postupně ještě { $count } privilegia, každé jiné.
           *[other] Vyberte postupně ještě { $count } privilegií, každé jiné.
        }
       *[0] { $count ->
            [one] Vyberte si privilegium.
            [few] Vyberte si postupně { $count } různá privilegia.
           *[other] Vyberte si postupně { $count } různých privilegií.
        }
    }
move-privilege = Vzít { $privilege }
prompt-bonus =
    { $card }: bez člena rodiny si můžete vzít { $any ->
        [1] kartu libovolného typu
       *[0] { $type_object }
    }.
    .more =
        Hodnota { $value }; { $servants ->
            [0] sloužící ke zvýšení nemáte.
           *[some] { $rate ->
                [1] každý chybějící bod stojí 1 sloužícího,
               *[2] každý chybějící bod stojí 2 sloužící,
            } máte { $servants }.{ $asked ->
                [1] {" "}Jejich počet zvolíte potom.
               *[0] {""}
            }
        }{ $coins ->
            [0] {""}
           *[some] {" "}Zaplatíte o { $coins } mince méně.
        }{ $wood ->
            [0] {""}
           *[some] {" "}Zaplatíte o { $wood } dřevo a { $stone } kámen méně.
        }
move-bonus =
    { $space_menu }{ $shown ->
        [1] : { $card }
       *[0] {""}
    }{ $help ->
        [1] , s pomocí sloužících
       *[0] {""}
    }{ $fee ->
        [1] , s poplatkem za věž
       *[0] {""}
    }
    .bare = { $space_menu }
move-bonus-more = { move-space-more }
move-bonus-decline = Vzdát se bonusové akce
prompt-work =
    { $by ->
        [0] { $card }:
       *[1] { $leader }:
    } { $space_kind ->
        [harvest] bez člena rodiny můžete provést sklizeň.
       *[production] bez člena rodiny můžete provést produkci.
    }
    .more =
        Bez sloužících má hodnotu { $value }. { $servants ->
            [0] Žádné nemáte
           *[n] Sloužících máte { $servants }
        }{ $rate ->
            [1] { "" }
           *[2] { " " }(2 na každý bod)
        }{ $least ->
            [0] .
           *[least] , nejméně je třeba { $least }.
        }
move-work =
    { $count ->
        [0] Bez sloužících
        [one] Použít { $count } sloužícího
        [few] Použít { $count } sloužící
       *[other] Použít { $count } sloužících
    }
move-work-decline = Vzdát se bonusové akce
prompt-exchange = { $card }: vyměníte něco?
    .more = Platit lze jen ze zásoby před produkcí.
move-exchange =
    { $option ->
        [1] { $card_first }
       *[2] { $card_second }
    }
    .bare =
        { $option ->
            [1] První výměna
           *[2] Druhá výměna
        }
move-exchange-none = Nic neměnit
prompt-turn = Umístění je hotovo.
    .more = Ještě můžete využít vůdce, jinak tah ukončete.
move-turn-end = Ukončit tah
prompt-discard = Vyberte vůdce, kterého odhodíte za privilegium.
move-discard = Odhodit kartu { $leader } za privilegium
prompt-play = Vyberte vůdce, kterého vyložíte.
move-play = Vyložit kartu { $leader }
prompt-copy = Čí schopnost váš vůdce převezme?
    .more = Volbu už nelze změnit.
move-copy = { $leader }
    .more = { $leader_text }
prompt-use = Vyberte vůdce, kterého využijete.
move-use = Využít kartu { $leader }
prompt-strengthen = Který člen rodiny bude mít do konce kola hodnotu { $value }?
    .more =
        Hodnoty teď: černý { $black ->
            [-99] umístěn
           *[value] { $black }
        }, bílý { $white ->
            [-99] umístěn
           *[value] { $white }
        }, oranžový { $orange ->
            [-99] umístěn
           *[value] { $orange }
        }.
move-strengthen = Posílit { $member_object }
prompt-church = Podpoříte církev?
    .more =
        { $faith ->
            [one] { $faith } bod víry vynese { $points } VB a víra klesne na 0.
            [few] { $faith } body víry vynesou { $points } VB a víra klesne na 0.
           *[other] { $faith } bodů víry vynese { $points } VB a víra klesne na 0.
        } Když odmítnete, body víry vám zůstanou, ale stihne vás exkomunikace. { $excommunication }: { $excommunication_text }
move-church-support = Podpořit církev
move-church-refuse = Odmítnout a přijmout exkomunikaci

## Záznam

log-order = { $seat } je { $place }. v pořadí a do začátku dostává { amount-coins.object }.
log-tile = { $seat } si vybírá { $tile_object }.
log-draft = { $seat } si nechává kartu vůdce { $leader }.
log-draft-hidden = { $seat } si nechává jednoho vůdce.
log-round = Začíná { $round }. kolo.
log-dice = Na kostkách padá: černá { $black }, bílá { $white }, oranžová { $orange }.
log-card = { $type_tower }: { $card }, { $card2 }, { $card3 }, { $card4 }.
log-place = { $seat } umísťuje { $member_object } { $space_to }.
log-servants =
    { $count ->
        [one] { $seat } zvyšuje hodnotu pomocí { $count } sloužícího.
        [few] { $seat } zvyšuje hodnotu pomocí { $count } sloužících.
       *[other] { $seat } zvyšuje hodnotu pomocí { $count } sloužících.
    }
log-fee = { $seat } platí poplatek za věž: { amount-coins }.
log-pay = { $seat } platí { counted-good }.
log-take = { $seat } si bere kartu { $card }.
log-gain = { $seat } získává { counted-good }.
log-loss = Exkomunikace: { $seat } dostává o { counted-good } méně.
log-privilege = { $seat } využívá privilegium Signorie.
log-work =
    { $space_kind ->
        [harvest] { $seat } provádí sklizeň s hodnotou { $count }.
       *[production] { $seat } provádí produkci s hodnotou { $count }.
    }
log-pass = { $seat } nikoho neumísťuje.
log-discard = { $seat } odhazuje kartu vůdce { $leader }.
log-play = { $seat } vykládá kartu vůdce { $leader }.
log-use = { $seat } využívá kartu vůdce { $leader }.
log-copy = { $seat } přebírá schopnost karty vůdce { $leader }.
log-strengthen = { $seat } zvyšuje základní hodnotu do konce kola na { $count } ({ $member }).
log-support =
    { $count ->
        [0] { $seat } nemá pro církev žádné body víry.
        [one] { $seat } odevzdává církvi { $count } bod víry.
        [few] { $seat } odevzdává církvi { $count } body víry.
       *[other] { $seat } odevzdává církvi { $count } bodů víry.
    }
log-excommunicated = { $seat } nemá dost bodů víry, následuje exkomunikace ({ $excommunication }).
log-refused = { $seat } odmítá podpořit církev, následuje exkomunikace ({ $excommunication }).
log-points-cards = { $seat } získává { $points } VB { source-cards.for }.
log-points-harvest = { $seat } získává { $points } VB { source-harvest.for }.
log-points-production = { $seat } získává { $points } VB { source-production.for }.
log-points-leaders = { $seat } získává { $points } VB { source-leaders.for }.
log-points-church = { $seat } získává { $points } VB { source-church.for }.
log-points-territories = { $seat } získává { $points } VB { source-territories.for }.
log-points-characters = { $seat } získává { $points } VB { source-characters.for }.
log-points-ventures = { $seat } získává { $points } VB { source-ventures.for }.
log-points-military = { $seat } získává { $points } VB { source-military.for }.
log-points-resources = { $seat } získává { $points } VB { source-resources.for }.
log-points-excommunication = { $seat } si připisuje { $points } VB { source-excommunication.for }.
log-next-order = { $seat } je { $place }. v novém pořadí.
log-removed =
    { $count ->
        [one] Z věží se odstraňuje jedna karta, kterou si nikdo nevzal.
        [few] Z věží se odstraňují { $count } karty, které si nikdo nevzal.
       *[other] Z věží se odstraňuje { $count } karet, které si nikdo nevzal.
    }
log-lapsed = { $seat } bonusovou akci nevyužívá.
log-overflow = { $seat } je na konci stupnice a přichází o { counted-good }.
log-skipped = { $seat } vynechává první tah kola.

## Odmítnutí: proč ne a co místo toho

refusal-tile-taken = { $tile } není v nabídce.
    .remedy = Vyberte si jednu z volných destiček.
refusal-not-in-pack = { $leader } není mezi vůdci, z nichž vybíráte.
    .remedy = Nechte si některého z nabízených.
refusal-member-placed =
    { $any ->
        [1] Všichni vaši barevní členové rodiny už jsou umístěni.
       *[0] Tento člen rodiny už je umístěn.
    }
    .remedy =
        { $any ->
            [1] Vyčkejte do příštího kola.
           *[0] Vyberte jiného, který ještě umístěn není.
        }
refusal-member-too-weak =
    Člen rodiny má hodnotu { $value } a akci smí provést jen s hodnotou aspoň 1. { $least ->
        [one] K tomu je třeba { $least } sloužící, máte { $held }.
        [few] K tomu jsou třeba { $least } sloužící, máte { $held }.
       *[other] K tomu je třeba { $least } sloužících, máte { $held }.
    }
    .remedy =
        { $enough ->
            [0] Vyberte jiného člena rodiny.
           *[1] Použijte víc sloužících.
        }
refusal-must-place = Některého člena rodiny můžete umístit i bez sloužících, takže umístit musíte.
    .remedy = Vyberte člena rodiny.
refusal-space-closed = Při tomto počtu hráčů se pole nepoužívá.
    .remedy = Vyberte jiné pole.
refusal-area-forbidden = Tržiště vám zakazuje exkomunikace.
    .remedy = Vyberte jiné pole.
refusal-floor-taken = Podlaží je obsazeno ({ $seat }).
    .remedy = Vyberte jiné podlaží.
refusal-space-taken = Pole je obsazeno ({ $seat }).
    .remedy = Vyberte jiné pole.
refusal-market-taken = Pole je obsazeno ({ $seat }).
    .remedy = Vyberte jiné pole.
refusal-card-gone = V tomto podlaží už žádná karta není.
    .remedy = Vyberte podlaží, kde karta leží.
refusal-colour-limit-tower = V této věži už stojí váš { $member }; druhý barevný k němu nesmí.
    .remedy = Vyberte jinou věž, nebo přijďte s bezbarvým členem rodiny.
refusal-colour-limit-area = V této oblasti už stojí váš { $member }; druhý barevný k němu nesmí.
    .remedy = Vyberte jiné pole, nebo přijďte s bezbarvým členem rodiny.
refusal-six-cards = Karet tohoto typu ({ $type_plural }) už máte šest, víc se jich nevejde.
    .remedy = Vyberte jinou věž.
refusal-no-servants =
    { $held ->
        [0] Nemáte žádné sloužící.
        [one] Máte jen { $held } sloužícího.
        [few] Máte jen { $held } sloužící.
       *[other] Máte jen { $held } sloužících.
    }
    .remedy = Zvolte menší počet.
refusal-odd-servants = Kvůli exkomunikaci smíte sloužící používat jen po dvou.
    .remedy = Zvolte sudý počet.
refusal-value-too-low =
    Podlaží vyžaduje hodnotu { $need }, akce má { $value }. { $least ->
        [one] K tomu je třeba { $least } sloužící, máte { $held }.
        [few] K tomu jsou třeba { $least } sloužící, máte { $held }.
       *[other] K tomu je třeba { $least } sloužících, máte { $held }.
    }
    .remedy =
        { $enough ->
            [0] Vyberte nižší podlaží nebo silnějšího člena rodiny.
           *[1] Použijte víc sloužících.
        }
refusal-work-too-low =
    Akce by měla hodnotu { $value }, potřebuje aspoň { $need }. { $least ->
        [one] K tomu je třeba { $least } sloužící, máte { $held }.
        [few] K tomu jsou třeba { $least } sloužící, máte { $held }.
       *[other] K tomu je třeba { $least } sloužících, máte { $held }.
    }
    .remedy =
        { $enough ->
            [0] { $bonus ->
                [1] Vzdejte se bonusové akce.
               *[0] Vyberte jiné pole.
            }
           *[1] Použijte víc sloužících.
        }
refusal-fee = V této věži už někdo stojí, poplatek je { $need } mince, máte jen { $held }.
    .remedy = Vyberte věž, kde nikdo nestojí.
refusal-slot-military =
    { $count }. území vyžaduje { $need ->
        [one] { $need } bod vojenské síly
        [few] { $need } body vojenské síly
       *[other] { $need } bodů vojenské síly
    }, máte { $held }.
    .remedy = Získejte nejdřív body vojenské síly.
refusal-venture-military =
    Karta { $card } vyžaduje { $need ->
        [one] { $need } bod vojenské síly
        [few] { $need } body vojenské síly
       *[other] { $need } bodů vojenské síly
    }, máte { $held }.
    .remedy = Vyberte jinou kartu.
refusal-cost-too-high =
    Karta { $card } vás stojí { counted-good }, zbylo by vám na ni { $held }.{ $need ->
        [0] {""}
        [one] {" "}Druhá cena vyžaduje { $need } bod vojenské síly, máte { $military }.
        [few] {" "}Druhá cena vyžaduje { $need } body vojenské síly, máte { $military }.
       *[other] {" "}Druhá cena vyžaduje { $need } bodů vojenské síly, máte { $military }.
    }
    .remedy = Vyberte něco levnějšího.
refusal-say-more =
    { $any ->
        [1] { $held ->
            [0] Nemáte žádné sloužící.
           *[held] Na počet se hra zeptá už teď.
        }
       *[0] Tento počet sloužících nic nezmění.
    }
    .remedy =
        { $any ->
            [1] Vyberte pole.
           *[0] Zvolte některý z nabízených počtů.
        }
refusal-no-such-option = Tolik možností zde není.
    .remedy = Zvolte jednu z nabízených.
refusal-no-discount = Tato sleva vám zde nic neušetří.
    .remedy = Zvolte tu druhou.
refusal-not-losing = Z toho zde exkomunikace nic neubírá.
    .remedy = Zvolte něco z nabídky.
refusal-same-privilege = Toto privilegium už je zvoleno, všechna se musejí lišit.
    .remedy = Zvolte jiné.
refusal-other-type = Touto bonusovou akcí se berou jen karty jednoho typu: { $type_plural }.
    .remedy = Vyberte podlaží příslušné věže.
refusal-cannot-pay-exchange = Výměna stojí { counted-good }; ze zásoby před produkcí zbývá { $held }.
    .remedy = Zvolte jinou výměnu, nebo žádnou.
refusal-not-in-hand = Vůdce { $leader } není ve vaší ruce.
    .remedy = Vyberte vůdce, kterého v ruce máte.
refusal-requirement = { $leader }: podmínka pro vyložení – { $leader_need }.
    .remedy = Vyložte vůdce později, nebo ho odhoďte za privilegium.
refusal-nobody-to-copy = Převzít lze jen schopnost vůdce, kterého vyložil jiný hráč.
    .remedy = Vyčkejte, až takový bude, nebo vyberte jiného.
refusal-not-your-leader = { $leader } není mezi vašimi vyloženými vůdci.
    .remedy = Vyberte svého vyloženého vůdce.
refusal-nothing-to-use = { $leader } působí stále a nevyužívá se jednou za kolo.
    .remedy = Není třeba nic dělat.
refusal-used-already = Vůdce { $leader } už je v tomto kole využit.
    .remedy = Vyčkejte do příštího kola.
refusal-not-coloured = Bezbarvého člena rodiny takto posílit nelze.
    .remedy = Vyberte barevného.

## The sheet beside the table, and what the icons mean

aid-round = Tah
aid-round-text =
    Postavte jednoho člena rodiny na pole. Každý sloužící ho posílí o 1.
    Potřebuje hodnotu aspoň 1, na podlaží věže jeho číslo.
    Je-li ve věži někdo: poplatek { $fee } mince.
    V každé věži, ve sklizni a v produkci jen jeden váš barevný člen rodiny.
aid-start = Na začátku
aid-floors = Podlaží věží
aid-spaces = Ostatní pole
aid-privileges = Privilegium
aid-end = Na konci
aid-faith = Body víry a VB za ně (tučně: kolik žádá církev)
aid-report = Papežská přízeň
aid-report-text =
    Po 2., 4. a 6. kole.
    Málo víry nebo odmítnutí: exkomunikace, víra zůstává.
    Podpora: VB za víru a zpět na 0.
aid-slots = Území a potřebné body vojenské síly
icon-wood = Dřevo
icon-stone = Kámen
icon-coin = Mince
icon-servant = Sloužící
icon-military = Body vojenské síly
icon-faith = Body víry
icon-vp = Vítězné body (VB)
icon-privilege = Privilegium Signorie
icon-harvest = Sklizeň
icon-production = Produkce
icon-member = Člen rodiny
icon-bolt = Jednou, při získání karty
icon-floors = Žádný bonus z horních podlaží
icon-market = Tržiště máte zakázané
icon-late = Váš první tah v kole přijde až nakonec
icon-card-territory = Území
icon-card-character = Postavy
icon-card-building = Budovy
icon-card-venture = Činy

## Stůl jako text

board-pair = { $left }: { $right }
board-before = Před prvním kolem.
board-round = { $round }. kolo ze { $rounds }, { $period }. etapa.
board-dice = Kostky: černá { $black }, bílá { $white }, oranžová { $orange }.
board-order = Pořadí: { $list }.
board-report =
    { $count ->
        [one] Papežská přízeň po { $round }. kole: { $count } bod víry, jinak „{ $name }“: { $text }
        [few] Papežská přízeň po { $round }. kole: { $count } body víry, jinak „{ $name }“: { $text }
       *[other] Papežská přízeň po { $round }. kole: { $count } bodů víry, jinak „{ $name }“: { $text }
    }
board-tower =
    { $fee ->
        [0] { $tower }:
        [one] { $tower }, poplatek { $fee } mince:
        [few] { $tower }, poplatek { $fee } mince:
       *[other] { $tower }, poplatek { $fee } mincí:
    }
board-floor = { $floor }. podlaží, hodnota { $value }: { $text }
board-floor-bonus = { $floor }. podlaží, hodnota { $value }, bonus { $bonus }: { $text }
board-card = { $card }. { $text }
board-card-cost = { $card }, cena { $cost }. { $text }
board-and = { $left } a { $right }
board-or = buď { $left }, nebo { $right }
board-held = { amount-military } (je třeba mít { $need })
board-member = { $seat } ({ $member })
board-empty = bez karty
board-free = volné
board-spaces = Další pole:
board-large = { $space }, hodnota { $value }
board-gives = { $space }, { $gain }
board-players = Hráči v pořadí (za kartou: hodnota, která ji aktivuje, nebo její VB na konci):
board-you = { $seat } (vy)
board-members = zbývající členové rodiny: { $list }
board-members-none = všichni členové rodiny umístěni
board-next-territory =
    { $count ->
        [one] další od { $count } bodu vojenské síly
        [few] další od { $count } bodů vojenské síly
       *[other] další od { $count } bodů vojenské síly
    }
board-leaders-hand =
    { $count ->
        [one] { $count } vůdce v ruce
        [few] { $count } vůdci v ruce
       *[other] { $count } vůdců v ruce
    }
board-leaders-played = vyložení vůdci: { $list }
board-used = { $leader } (využit)
board-copying = { $leader } jako { $copied }
board-banned = exkomunikace: { $list }
board-hand = Vaši vůdci v ruce:
board-hand-none = V ruce nemáte žádné vůdce.
board-leader = { $leader } [{ $id }], podmínka: { $need }. { $text }
board-leader-played = { $leader } [{ $id }], na stole. { $text }
board-own-cards = Vaše karty:
board-cards = Karty ({ $seat }):

## The table in pictures

about-place = Florencie
about-time = asi 90 minut
about-weight = vyšší
about-text = Čtyři členové rodiny v každém kole, tři kostky společné všem a jedno město, v němž lze vystoupat: vezměte si svou kartu dřív, než její věž obsadí soupeř.
draw-florence = Florencie
draw-table =
    { $round ->
        [0] Stůl před prvním kolem
       *[round] Stůl, { $round }. kolo
    }
draw-closed = uzavřeno
draw-order = Pořadí
draw-palace = Palác
draw-harvest = Sklizeň
draw-production = Produkce
draw-first = kdo dřív přijde:
draw-full = plná hodnota
draw-everybody = všichni: hodnota −{ $count }
draw-market = Tržiště
draw-dice = Kostky
draw-faith = Víra
draw-store = Zásoba
draw-family = Rodina
draw-away = umístěn
draw-leaders = Vůdci
draw-leaders-out = vůdci: na stole { $played }, v ruce { $hand }
draw-needs = Podmínka: { $need }
draw-in-play = na stole
draw-used = využit
draw-families = Ostatní rodiny
draw-offer-tile = Bonusové destičky
draw-offer-draft = Jednoho vůdce si nechte
draw-offer-copy = Čí schopnost?
draw-offer-privilege = Privilegium
draw-offer-option = Vyberte si jednu možnost
draw-place =
    { $place ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[4] 4.
    }
draw-round =
    { $round }. kolo ze { $rounds }, { $period ->
        [1] první
        [2] druhá
       *[3] třetí
    } etapa
draw-before = před prvním kolem
draw-over = konec hry
draw-winner = Vítěz: { $seat }, { $points } VB.
draw-phase-tiles = Destičky
draw-phase-leaders = Vůdci
draw-phase-first = 1. kolo
draw-phase-dice = Kostky
draw-phase-family = Rodina { $lap }/4
draw-phase-vatican = Papež
draw-phase-close = Závěr
draw-report =
    { $rounds ->
        [0] Papežská přízeň po tomto kole
       *[1] Papežská přízeň po příštím kole
    }
draw-report-first =
    { $need ->
        [one] Bude třeba { $need } bod víry
        [few] Budou třeba { $need } body víry
       *[other] Bude třeba { $need } bodů víry
    }, jinak vás postihne „{ $tile }“.
draw-report-all =
    { $need ->
        [one] Je třeba { $need } bod víry
        [few] Jsou třeba { $need } body víry
       *[other] Je třeba { $need } bodů víry
    } a všichni je mají.
draw-report-you =
    { $need ->
        [one] Je třeba { $need } bod víry
        [few] Jsou třeba { $need } body víry
       *[other] Je třeba { $need } bodů víry
    } a vy máte { $have }: nezískáte-li víc, postihne vás „{ $tile }“.
draw-report-others =
    { $need ->
        [one] Je třeba { $need } bod víry
        [few] Jsou třeba { $need } body víry
       *[other] Je třeba { $need } bodů víry
    }, jinak přijde „{ $tile }“. Zatím jich má málo: { $seats }.
draw-report-too = Málo jich má také: { $seats }.
draw-takes = karta { $card } je vaše
draw-plays = na stůl přichází { $leader }
draw-met = pro papežskou přízeň máte dost víry ({ $need })
draw-unmet = na papežskou přízeň už víra nestačí ({ $need })
draw-banned = exkomunikace: { $tile }

## Co je co na stole

thing-value = Hodnota { $value }.
thing-gives = Přináší: { $gain }.
thing-fee =
    { $count ->
        [one] V této věži už člen rodiny stojí: zaplatíte o { $count } minci víc.
        [few] V této věži už člen rodiny stojí: zaplatíte o { $count } mince víc.
       *[other] V této věži už člen rodiny stojí: zaplatíte o { $count } mincí víc.
    }
thing-here = Stojí tu: { $list }.
thing-activation = Funguje při akci s hodnotou aspoň { $value }.
thing-end =
    { $points ->
        [one] { $points } VB na konci hry.
        [few] { $points } VB na konci hry.
       *[other] { $points } VB na konci hry.
    }
thing-report =
    { $count ->
        [one] Postihne každého, kdo má po { $round }. kole méně než { $count } bod víry.
        [few] Postihne každého, kdo má po { $round }. kole méně než { $count } body víry.
       *[other] Postihne každého, kdo má po { $round }. kole méně než { $count } bodů víry.
    }
thing-hit = Dosud postihla:
thing-member = Člen rodiny má hodnotu kostky své barvy, bezbarvý má 0. Sloužící ji zvyšují.
thing-goods = Zdroje, kterými se platí za karty.
thing-servants = Každý sloužící zvýší hodnotu akce o 1.
thing-military = Body vojenské síly otevírají místa pro další území, platí se jimi za činy a na konci přinesou VB těm, kdo jich mají nejvíc.
thing-faith = Víra chrání před exkomunikací; kdo podpoří církev, promění ji ve vítězné body.
thing-die = Číslo na kostce je v tomto kole hodnotou členů rodiny téže barvy.
chapter-vatican = Papežská přízeň
chapter-final = Závěrečné vyhodnocení
