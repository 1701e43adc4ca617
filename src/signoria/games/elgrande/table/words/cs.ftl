### El Grande: názvy a texty v češtině.
### Identifikátory jsou stálé: cs.ftl, en.ftl a fr.ftl mají stejné zprávy, atributy i proměnné.

## Hra

title-name = El Grande
title-blurb = Rozestavte své caballeros tak, abyste získali převahu v devíti regionech renesančního Španělska – král, věž i karty soupeřů vám přitom budou mařit plány.
final-ties = Při shodě bodů se hráči o místo dělí, nic dalšího nerozhoduje (EG-15.1).

## Místa: .in = kde, .to = kam, .from = odkud, .king = kde je král (.kind se nikde neukazuje, věty podle něj volí)

place-galicia = Galicie
    .in = v Galicii
    .to = do Galicie
    .from = z Galicie
    .king = v Galicii
    .kind = region
place-navarra = Navarra
    .in = v Navaře
    .to = do Navarry
    .from = z Navarry
    .king = v Navaře
    .kind = region
place-aragon = Aragonie
    .in = v Aragonii
    .to = do Aragonie
    .from = z Aragonie
    .king = v Aragonii
    .kind = region
place-cataluna = Katalánsko
    .in = v Katalánsku
    .to = do Katalánska
    .from = z Katalánska
    .king = v Katalánsku
    .kind = region
place-castilla = Kastilie
    .in = v Kastilii
    .to = do Kastilie
    .from = z Kastilie
    .king = v Kastilii
    .kind = region
place-toledo = Toledo
    .in = v Toledu
    .to = do Toleda
    .from = z Toleda
    .king = v Toledu
    .kind = region
place-sevilla = Sevilla
    .in = v Seville
    .to = do Sevilly
    .from = ze Sevilly
    .king = v Seville
    .kind = region
place-granada = Granada
    .in = v Granadě
    .to = do Granady
    .from = z Granady
    .king = v Granadě
    .kind = region
place-valencia = Valencie
    .in = ve Valencii
    .to = do Valencie
    .from = z Valencie
    .king = ve Valencii
    .kind = region
place-tower = věž
    .in = ve věži
    .to = do věže
    .from = z věže
    .king = u věže
    .kind = tower
place-france = Francie
    .in = ve Francii
    .to = do Francie
    .from = z Francie
    .king = ve Francii
    .kind = abroad
place-portugal = Portugalsko
    .in = v Portugalsku
    .to = do Portugalska
    .from = z Portugalska
    .king = v Portugalsku
    .kind = abroad
place-court = dvůr
    .in = u dvora
    .to = ke dvoru
    .from = od dvora
    .kind = court
place-province = provincie
    .in = v provincii
    .to = do provincie
    .from = z provincie
    .kind = province

## Alternativní bodovací tabulky

table-high = vysoká tabulka
    .object = vysokou tabulku
table-low = nízká tabulka
    .object = nízkou tabulku

## Akční karty, 1. balíček

card-d1-01 = Intriky
    .text = Přemístěte nejvýše dva vlastní a potom nejvýše dva cizí caballeros do jiných regionů nebo do věže.
card-d1-02 = { card-d1-01 }
    .text = { card-d1-01.text }
card-d1-03 = Velký rozruch
    .text = Přemístěte nejvýše čtyři caballeros libovolných barev do jiných regionů nebo do věže.
card-d1-04 = Přeskupení
    .text = Přemístěte nejvýše čtyři vlastní caballeros do jiných regionů nebo do věže.
card-d1-05 = Spiknutí
    .text = Přemístěte nejvýše tři cizí caballeros do jiných regionů nebo do věže.
card-d1-06 = Nepokoje
    .text = Přemístěte nejvýše tři caballeros libovolných barev do jiných regionů nebo do věže.
card-d1-07 = Exodus
    .text = Zvolte jeden region a přemístěte z něj nejvýše pět caballeros libovolných barev do jiných regionů nebo do věže.
card-d1-08 = { card-d1-07 }
    .text = { card-d1-07.text }
card-d1-09 = Odchod
    .text = Zvolte jeden region a přemístěte z něj libovolný počet vlastních caballeros do jiných regionů nebo do věže.
card-d1-10 = Domobrana
    .text = Postavte nejvýše dva caballeros od svého dvora do regionů podle své volby, ať jsou ke králi blízko, nebo daleko; do věže nikoli. Běžné umístění vám zůstává.

## Akční karty, 2. balíček

card-d2-01 = Ústup
    .text = Soupeři jeden po druhém, počínaje tím po vaší levici, vrátí do provincie po třech caballeros; sami určí, kolik jich vezmou z regionů a kolik od dvora.
card-d2-02 = Občanská válka
    .text = Každý soupeř tajně nastaví na kotouči region, kde má aspoň jednoho caballera, a přijde tam o všechny: vrátí se do provincie.
card-d2-03 = Potyčka
    .text = Každý soupeř tajně nastaví na kotouči region, kde má aspoň dva caballeros, a přijde tam o dva: vrátí se do provincie.
card-d2-04 = Úpadek moci
    .text = Všem soupeřům se všichni caballeros od dvora vrátí do provincie.
card-d2-05 = Ztráta vlivu
    .text = Každému soupeři se vrátí do provincie tři caballeros od dvora; má-li jich tam méně, pak všichni.
card-d2-06 = Vyhnanství
    .text = Každému soupeři vyberte v regionech jednoho caballera a pošlete ho do provincie.
card-d2-07 = Královská prohlídka
    .text = Vyberte jeden region, třeba i královský, a hned ho vyhodnoťte. Věž vybrat nelze.
card-d2-08 = { card-d2-07 }
    .text = { card-d2-07.text }
card-d2-09 = { card-d2-07 }
    .text = { card-d2-07.text }
card-d2-10 = { card-d2-07 }
    .text = { card-d2-07.text }

## Akční karty, 3. balíček

card-d3-01 = Fiesta
    .text = Vyhodnoťte každý region, v němž právě platí pět bodů za první místo.
card-d3-02 = { card-d3-01 }
    .text = { card-d3-01.text }
card-d3-03 = Základny
    .text = Vyhodnoťte každý region, v němž právě platí čtyři body za první místo.
card-d3-04 = { card-d3-03 }
    .text = { card-d3-03.text }
card-d3-05 = Odhalení
    .text = Otevřete věž a vyhodnoťte ji. Její obsah se pak vrátí dovnitř, do regionů nic nepřejde.
card-d3-06 = { card-d3-05 }
    .text = { card-d3-05.text }
card-d3-07 = Korunní země
    .text = Vyhodnoťte každý region, v němž právě platí šest nebo sedm bodů za první místo.
card-d3-08 = Nejlidnatější kraj
    .text = Vyhodnoťte region, v němž stojí nejvíce caballeros všech barev dohromady; při shodě všechny takové.
card-d3-09 = Odlehlý kraj
    .text = Vyhodnoťte region, v němž stojí nejméně caballeros všech barev dohromady, prázdné regiony se nepočítají; při shodě všechny takové.
card-d3-10 = Přehlídka vítězů
    .text = Vyhodnoťte všech devět regionů, něco však přináší jen první místo, o které se nikdo nedělí.

## Akční karty, 4. balíček

card-d4-01 = Výnos
    .text = Přiložte jednu alternativní bodovací tabulku k regionu nebo k věži, anebo přeneste jinam tu, která už na plánu leží.
card-d4-02 = { card-d4-01 }
    .text = { card-d4-01.text }
card-d4-03 = { card-d4-01 }
    .text = { card-d4-01.text }
card-d4-04 = Zmocnění
    .text = Vraťte si do ruky jednu ze svých vynesených silových karet, ať z tohoto kola, nebo ze své odhazovací hromádky. Může to být i šedá karta.
card-d4-05 = { card-d4-04 }
    .text = { card-d4-04.text }
card-d4-06 = Nový domov
    .text = Přestěhujte svého granda do jiného regionu, třeba i k dalším grandům.
card-d4-07 = { card-d4-06 }
    .text = { card-d4-06.text }
card-d4-08 = Vystěhování
    .text = Určete region. Soupeři, kteří v něm mají caballeros, tajně nastaví na kotouči jiný region a všechny je tam přemístí.
card-d4-09 = Povolání ke dvoru
    .text = Povolejte z provincie ke svému dvoru nejvýše dva caballeros.
card-d4-10 = Královský rádce
    .text = Přemístěte krále do sousedního regionu.

## Akční karta, 5. balíček

card-d5-01 = Vaše Veličenstvo
    .text = Král odejde do kteréhokoli jiného regionu podle vaší volby. Karta je v nabídce každé kolo znovu.

## Karty regentství

card-rg-01 = Exil
    .text = Pošlete krále za hranice, buď do Francie, nebo do Portugalska. Sousední jsou pak regiony při hranici té země a zapovězený není žádný.
card-rg-02 = Doprovod
    .text = Král odejde do jiného regionu podle vaší volby a z toho dosavadního vezme s sebou dva caballeros jakýchkoli barev, které vyberete.
card-rg-03 = Klání
    .text = Král odejde do jiného regionu podle vaší volby; všichni grandové, které tam potká, skončí ve věži.
card-rg-04 = Letní sídlo
    .text = Král odejde tam, kde stojí nejméně caballeros všech barev dohromady, aspoň však jeden. Při shodě rozhodnete vy.
card-rg-05 = Revolta
    .text = Král se postaví k věži. Dokud u ní stojí, sousedí s ním všechny regiony a do věže nelze nic vhodit.
card-rg-06 = Infiltrace
    .text = Král se nehne z místa, ale pro tento tah je vám při umístění otevřen i královský region.
card-rg-07 = Vicekrál
    .text = Král a jeden grand podle vaší volby si prohodí místa; oba musejí stát v regionech.
card-rg-08 = Královská návštěva
    .text = Král odejde do jiného regionu, v němž stojí aspoň jeden grand.
card-rg-09 = Audience
    .text = Král odejde do jiného regionu podle vaší volby. Potom povolejte z provincie ke svému dvoru nejvýše dva caballeros.
card-rg-10 = Procesí
    .text = Král odejde do sousedního regionu. Potom přemístěte nejvýše dva vlastní caballeros do jiných regionů nebo do věže.

## Karty pro staré mazáky

card-vt-01 = Veto
    .text = Nechte si kartu ležet před sebou. V tomto nebo v příštím kole s ní můžete jednou zmařit zvláštní akci, kterou soupeř právě ohlásil.
card-vt-02 = { card-vt-01 }
    .text = { card-vt-01.text }
card-vt-03 = Dvojí hra
    .text = Buď přemístěte z jednoho regionu libovolný počet vlastních caballeros, nebo postavte nejvýše dva caballeros od svého dvora do regionů podle své volby.
card-vt-04 = Tajná volba
    .text = Všichni hráči tajně nastaví na kotouči region. Vyhodnotí se každý, který si vybral právě jeden hráč.

## Šedé silové karty

grey-gr-01 = Odvod
    .text = Povolejte z provincie ke svému dvoru nejvýše dva další caballeros.
grey-gr-02 = Posel
    .text = Můžete přemístit jednoho vlastního caballera do jiného regionu nebo do věže.
grey-gr-03 = Tajná chodba
    .text = Vhoďte do věže nejvýše dva caballeros od svého dvora.
grey-gr-04 = Předsunutá hlídka
    .text = Můžete postavit jednoho caballera od svého dvora do kteréhokoli regionu.
grey-gr-05 = Statek
    .text = Přestěhujte svého granda do sousedního regionu.
grey-gr-06 = Předvoj
    .text = V tomto tahu můžete umístit o jednoho caballera víc, než dovoluje vaše akční karta.
grey-gr-07 = Povolání zpět
    .text = Vezměte z regionů zpět ke svému dvoru nejvýše dva vlastní caballeros.
grey-gr-08 = Rychlý pochod
    .text = Přemístěte nejvýše dva vlastní caballeros společně z jednoho regionu do jednoho sousedního.
grey-gr-09 = Postranní branka
    .text = Můžete vhodit do věže jednoho caballera od svého dvora.
grey-gr-10 = Stará laskavost
    .text = Vraťte si skrytě do ruky jednu barevnou silovou kartu ze své odhazovací hromádky.
grey-gr-11 = Páže
    .text = Můžete povolat z provincie ke svému dvoru jednoho dalšího caballera.
grey-gr-12 = Strážný
    .text = Můžete vhodit do věže jednoho caballera od svého dvora.
grey-gr-13 = Šeptanda
    .text = Můžete přemístit jednoho cizího caballera do jiného regionu nebo do věže.
grey-gr-14 = Osadníci
    .text = Postavte nejvýše dva caballeros od svého dvora do regionů podle své volby.
grey-gr-15 = Královský lov
    .text = Přemístěte krále do sousedního regionu.
grey-gr-16 = Pletichy
    .text = Přemístěte nejvýše dva caballeros libovolných barev do jiných regionů nebo do věže.

## Možnosti partie

option-short = Zkrácená hra
    .text = Šest kol místo devíti. Průběžná vyhodnocení zůstávají tři, ale přicházejí po každém druhém kole.
option-merged = Spojené balíčky
    .text = Druhý a třetí balíček se zamíchají dohromady, takže je každé kolo v nabídce o jednu akční kartu méně. Ve třech hráčích je to na vás, ve dvou se tak hraje vždy.
option-regency = Nové regentství
    .text = Místo karty Vaše Veličenstvo přichází každé kolo jedna z deseti karet regentství. Král může odejít do ciziny i k věži, vzít s sebou doprovod nebo rozehnat grandy.
option-veteran = Karty pro staré mazáky
    .text = Rafinovanější karty pro ty, kdo už hru znají. Každá přidaná nahradí náhodnou kartu ze svého balíčku; vyberte jich, kolik chcete.
option-grey = Změna poměru sil
    .text = Každý dostane tři šedé karty. Šedá karta vynesená spolu se silovou změní její hodnotu a nabídne malý efekt navíc.

### Prompts, moves, log, refusals

## Místa u stolu a celé názvy karet (.object = koho, co)

seat-virtual = virtuální hráč

item-1 = silová karta 1
    .object = silovou kartu 1
item-2 = silová karta 2
    .object = silovou kartu 2
item-3 = silová karta 3
    .object = silovou kartu 3
item-4 = silová karta 4
    .object = silovou kartu 4
item-5 = silová karta 5
    .object = silovou kartu 5
item-6 = silová karta 6
    .object = silovou kartu 6
item-7 = silová karta 7
    .object = silovou kartu 7
item-8 = silová karta 8
    .object = silovou kartu 8
item-9 = silová karta 9
    .object = silovou kartu 9
item-10 = silová karta 10
    .object = silovou kartu 10
item-11 = silová karta 11
    .object = silovou kartu 11
item-12 = silová karta 12
    .object = silovou kartu 12
item-13 = silová karta 13
    .object = silovou kartu 13
item-gr-01 = šedá karta { grey-gr-01 }
    .object = šedou kartu { grey-gr-01 }
item-gr-02 = šedá karta { grey-gr-02 }
    .object = šedou kartu { grey-gr-02 }
item-gr-03 = šedá karta { grey-gr-03 }
    .object = šedou kartu { grey-gr-03 }
item-gr-04 = šedá karta { grey-gr-04 }
    .object = šedou kartu { grey-gr-04 }
item-gr-05 = šedá karta { grey-gr-05 }
    .object = šedou kartu { grey-gr-05 }
item-gr-06 = šedá karta { grey-gr-06 }
    .object = šedou kartu { grey-gr-06 }
item-gr-07 = šedá karta { grey-gr-07 }
    .object = šedou kartu { grey-gr-07 }
item-gr-08 = šedá karta { grey-gr-08 }
    .object = šedou kartu { grey-gr-08 }
item-gr-09 = šedá karta { grey-gr-09 }
    .object = šedou kartu { grey-gr-09 }
item-gr-10 = šedá karta { grey-gr-10 }
    .object = šedou kartu { grey-gr-10 }
item-gr-11 = šedá karta { grey-gr-11 }
    .object = šedou kartu { grey-gr-11 }
item-gr-12 = šedá karta { grey-gr-12 }
    .object = šedou kartu { grey-gr-12 }
item-gr-13 = šedá karta { grey-gr-13 }
    .object = šedou kartu { grey-gr-13 }
item-gr-14 = šedá karta { grey-gr-14 }
    .object = šedou kartu { grey-gr-14 }
item-gr-15 = šedá karta { grey-gr-15 }
    .object = šedou kartu { grey-gr-15 }
item-gr-16 = šedá karta { grey-gr-16 }
    .object = šedou kartu { grey-gr-16 }

## Za co jsou body

source-regions = Regiony při průběžném vyhodnocení
source-tower = Věž při průběžném vyhodnocení
source-card-regions = Regiony vyhodnocené kartami
source-card-tower = Věž vyhodnocená kartami
source-king = Královský bonus
source-grande = Bonus granda

## Kolik je kol

of-rounds =
    { $last ->
        [6] ze { $last }
       *[n] z { $last }
    }

## Rozhodnutí v pořadí hry: výzva a po ní tahy

prompt-pass = Předejte jednu ze svých šedých karet sousedovi po levici.
    .more = Všichni vybírají zároveň, dřív než uvidí, co dostanou.
move-pass = Předat kartu { $grey }
prompt-power = { $round }. kolo { of-rounds }: vyneste silovou kartu.
    .more = Žádná hodnota nesmí ležet na stole dvakrát.
move-power = Vynést { $power } s kartou { $grey }
move-power-none = Vynést { $power }
prompt-summon =
    { $count ->
        [one] Můžete povolat ke dvoru jednoho caballera.
        [few] Povolejte ke dvoru nejvýše { $count } caballeros.
       *[other] Povolejte ke dvoru nejvýše { $count } caballeros.
    }
    .more =
        { $province ->
            [0] Provincie je prázdná, takže se berou z vašich regionů.
            [one] V provincii máte jednoho; kdyby nestačil, berou se z vašich regionů.
            [few] V provincii máte { $province }; kdyby nestačili, berou se z vašich regionů.
           *[other] V provincii jich máte { $province }; kdyby nestačili, berou se z vašich regionů.
        }
move-summon =
    { $count ->
        [0] Nepovolat nikoho
        [one] Povolat { $count } caballera
        [few] Povolat { $count } caballeros
       *[other] Povolat { $count } caballeros
    }
prompt-levy = Povolejte ke dvoru caballera z některého regionu.
    .more =
        Provincie je prázdná; { $count ->
            [one] zbývá povolat jednoho.
            [few] zbývá povolat { $count }.
           *[other] zbývá povolat { $count }.
        }
move-levy = Vzít jednoho { $place_from }
prompt-grey = Chcete využít efekt karty { $grey }?
    .more = { $grey_text }
move-grey-use = Využít efekt
move-grey-lapse = Nechat propadnout
prompt-take = Vezměte si jednu z vyložených akčních karet.
move-take = Vzít kartu { $card }
prompt-turn = Pokračujte v tahu s kartou { $card }.
    .more =
        { $done ->
            [0] Umístění i zvláštní akci lze využít jednou, v libovolném pořadí.
            [1] Umístění je hotové; zbývá zvláštní akce.
            [2] Zvláštní akce je hotová; zbývá umístění.
           *[3] Obě části jsou hotové.
        } { $court ->
            [0] U dvora nemáte nikoho.
            [one] U dvora máte jednoho caballera.
            [few] U dvora máte { $court } caballeros.
           *[other] U dvora máte { $court } caballeros.
        }
move-turn-place = Umístit caballeros
move-turn-special = Ohlásit zvláštní akci
move-turn-end = Ukončit tah
prompt-place =
    { $count ->
        [one] Můžete umístit jednoho caballera.
        [few] Umístěte nejvýše { $count } caballeros.
       *[other] Umístěte nejvýše { $count } caballeros.
    }
    .more =
        { $place_kind ->
            [tower] Král je { $place_king }; otevřeny jsou vám všechny regiony.
           *[other] Král je { $place_king }; otevřeny jsou vám sousední regiony a věž.
        }
move-place =
    { $place_kind ->
        [tower] Vhodit do věže
       *[other] Postavit { $place_to }
    }
move-place-done = Skončit s umístěním
prompt-veto = Chcete vetovat zvláštní akci karty { $card }, kterou ohlašuje { $seat }?
    .more = Text karty: „{ $card_text }“
move-veto-yes = Vetovat
move-veto-no = Nevetovat
prompt-choose = Vyberte jednu z akcí karty { $card }.
    .more = Jsou očíslovány v pořadí, v jakém je uvádí text karty.
move-choose-first = První akce
move-choose-second = Druhá akce
move-choose-third = Třetí akce
move-choose-fourth = Čtvrtá akce
prompt-from = Vyberte region, který caballeros opustí.
move-from = Přemístit { $place_from }
prompt-lift = Vyberte caballera, kterého přemístíte, nebo skončete.
    .more =
        { $count ->
            [one] Přemístit můžete jednoho.
            [few] Přemístit můžete nejvýše { $count }.
           *[other] Přemístit jich můžete nejvýše { $count }.
        }
move-lift = Vzít caballera { $place_from } ({ $seat })
move-lift-done = Skončit s přemísťováním
prompt-drop = Kam půjde caballero { $place_from } ({ $seat })?
move-drop =
    { $place_kind ->
        [tower] Vhodit do věže
       *[other] Přemístit { $place_to }
    }
prompt-march = Kolik vašich caballeros společně odejde { $place_from }?
move-march =
    { $count ->
        [one] { $count } caballero
        [few] { $count } caballeros
       *[other] { $count } caballeros
    }
prompt-march-to =
    { $count ->
        [one] Kam odejde váš caballero { $place_from }?
        [few] Kam odejdou vaši { $count } caballeros { $place_from }?
       *[other] Kam odejde vašich { $count } caballeros { $place_from }?
    }
    .more = Vyberte sousední region.
move-march-to = Odejít { $place_to }
prompt-settle =
    { $count ->
        [one] Můžete postavit jednoho caballera od svého dvora.
        [few] Postavte nejvýše { $count } caballeros od svého dvora.
       *[other] Postavte nejvýše { $count } caballeros od svého dvora.
    }
    .more = Zvolit můžete kterýkoli region kromě královského.
move-settle = Postavit { $place_to }
move-settle-done = Skončit s umístěním
prompt-throw =
    { $count ->
        [one] Můžete vhodit do věže jednoho caballera od svého dvora.
        [few] Vhoďte do věže nejvýše { $count } caballeros od svého dvora.
       *[other] Vhoďte do věže nejvýše { $count } caballeros od svého dvora.
    }
move-throw =
    { $count ->
        [0] Nevhodit nikoho
        [one] Vhodit do věže { $count } caballera
        [few] Vhodit do věže { $count } caballeros
       *[other] Vhodit do věže { $count } caballeros
    }
prompt-recall =
    { $count ->
        [one] Můžete vzít zpět ke dvoru jednoho caballera.
        [few] Vezměte zpět ke dvoru nejvýše { $count } caballeros.
       *[other] Vezměte zpět ke dvoru nejvýše { $count } caballeros.
    }
    .more = Vyberte region.
move-recall = Vzít zpět jednoho { $place_from }
move-recall-done = Nebrat další
prompt-give =
    { $count ->
        [one] Vraťte do provincie jednoho caballera.
        [few] Vraťte do provincie { $count } caballeros.
       *[other] Vraťte do provincie { $count } caballeros.
    }
    .more =
        { $count ->
            [one] Vyberte, odkud ho vezmete.
            [few] Vyberte, odkud vezmete prvního z nich.
           *[other] Vyberte, odkud vezmete prvního z nich.
        }
move-give = Vrátit jednoho { $place_from }
prompt-banish = Pošlete do provincie jednoho caballera.
    .more = Vyberte region; ztrátu utrpí { $seat }.
move-banish = Vyhnat caballera { $place_from } ({ $seat })
prompt-evict = Určete region, který musí soupeři opustit.
move-evict = Vystěhovat { $place_from }
prompt-dial =
    { $purpose ->
        [0] { $count ->
            [0] Nastavte na kotouči region, do něhož odejde z věže váš grand.
            [one] Nastavte na kotouči region, do něhož odejde z věže váš caballero.
            [few] Nastavte na kotouči region, do něhož odejdou z věže vaši { $count } caballeros.
           *[other] Nastavte na kotouči region, do něhož odejde z věže vašich { $count } caballeros.
        }
        [1] Nastavte na kotouči region, v němž přijdete o své caballeros; vrátí se do provincie.
        [2] Nastavte na kotouči region, do něhož odejdou vaši vystěhovaní caballeros.
       *[3] Nastavte na kotouči region.
    }
    .more =
        { $purpose ->
            [0] { $count ->
                [0] {""}
               *[some] Královský region znamená návrat ke dvoru.
            }
            [1] {""}
            [2] {""}
           *[3] Vyhodnotí se každý, který si vybere právě jeden hráč.
        }
move-dial = Nastavit: { $place }
prompt-score = Vyberte region; hned se vyhodnotí.
move-score = Vyhodnotit region { $place }
prompt-table = Vyberte bodovací tabulku, kterou přiložíte nebo přenesete.
move-table = Vzít { $table_object }
prompt-lay = Kam přijde { $table }?
    .more = Vyberte region nebo věž.
move-lay =
    { $place_kind ->
        [tower] Přiložit k věži
       *[other] Položit { $place_to }
    }
prompt-retrieve = Vezměte si zpět do ruky jednu z vynesených karet.
move-retrieve = Vzít zpět { $item_object }
prompt-grande = Kam se přestěhuje váš grand?
    .more = Teď sídlí { $place_in }.
move-grande = Přestěhovat { $place_to }
prompt-king = Kam odejde král?
    .more = Teď je { $place_king }.
move-king =
    { $place_kind ->
        [tower] Postavit krále k věži
       *[other] Poslat krále { $place_to }
    }
prompt-escort = Vyberte, čí caballero odejde s králem { $place_from }.
    .more =
        { $count ->
            [one] Krále musí doprovodit jeden.
            [few] Krále musí doprovodit { $count }.
           *[other] Krále jich musí doprovodit { $count }.
        }
move-escort = Poslat s ním caballera ({ $seat })
prompt-viceroy = Vyberte granda, s nímž si král prohodí místo.
move-viceroy = Prohodit krále s grandem ({ $seat })

## Záznam (seat2 je majitel toho, co se přesouvá; -own, když je to hráč sám)

log-king-starts = Král začíná hru { $place_in }.
log-home = { $seat } má domovský region { $place }.
log-round = Začíná { $lap }. kolo { of-rounds }.
log-arrival =
    { $count ->
        [one] { $place_to } přichází { $count } caballero virtuálního hráče.
        [few] { $place_to } přicházejí { $count } caballeros virtuálního hráče.
       *[other] { $place_to } přichází { $count } caballeros virtuálního hráče.
    }
log-arrival-void = { $place_to } žádní caballeros virtuálního hráče nepřicházejí, je tam král.
log-reveal = Odkrývá se karta { $card }.
log-virtual-power = Virtuální hráč má silovou kartu { $power }.
log-power = { $seat } vynáší silovou kartu { $power }.
log-power-grey = { $seat } vynáší silovou kartu { $power } a šedou kartu { $grey }: hodnota { $value }.
log-summon =
    { $count ->
        [0] { $seat } z provincie nikoho nepovolává.
        [one] { $seat } povolává z provincie ke dvoru { $count } caballera.
        [few] { $seat } povolává z provincie ke dvoru { $count } caballeros.
       *[other] { $seat } povolává z provincie ke dvoru { $count } caballeros.
    }
log-levy = { $seat } bere ke dvoru caballera { $place_from }.
log-grey-used = { $seat } využívá šedou kartu { $grey }.
log-grey-lapsed = { $seat } nechává šedou kartu { $grey } propadnout.
log-take = { $seat } si bere kartu { $card }.
log-virtual-take = Virtuální hráč odebírá kartu { $card }.
log-place = { $seat } staví caballera { $place_to }.
log-announce = { $seat } ohlašuje zvláštní akci karty { $card }.
log-veto = { $seat } vetuje zvláštní akci karty { $card }, kterou ohlašuje { $seat2 }.
log-veto-passed = { $seat } nevetuje.
log-veto-kept = { $seat } si nechává kartu { card-vt-01 }.
log-veto-expired = { $seat } odkládá nevyužitou kartu { card-vt-01 }.
log-move =
    { $place2_kind ->
        [tower] { $seat } vhazuje do věže caballera { $place_from } ({ $seat2 }).
       *[other] { $seat } přemísťuje caballera { $place_from } { $place2_to } ({ $seat2 }).
    }
log-move-own =
    { $place2_kind ->
        [tower] { $seat } vhazuje do věže caballera { $place_from }.
       *[other] { $seat } přemísťuje caballera { $place_from } { $place2_to }.
    }
log-throw =
    { $count ->
        [0] { $seat } do věže nikoho nevhazuje.
        [one] { $seat } vhazuje do věže { $count } caballera od dvora.
        [few] { $seat } vhazuje do věže { $count } caballeros od dvora.
       *[other] { $seat } vhazuje do věže { $count } caballeros od dvora.
    }
log-loss =
    { $count ->
        [one] { $seat } vrací { $place_from } do provincie { $count } caballera.
        [few] { $seat } vrací { $place_from } do provincie { $count } caballeros.
       *[other] { $seat } vrací { $place_from } do provincie { $count } caballeros.
    }
log-dial = { $seat } odhaluje kotouč: { $place }.
log-evict = { $seat } vystěhovává soupeře { $place_from }.
log-score =
    { $points ->
        [one] { $seat } získává { $place_in } { $points } bod.
        [few] { $seat } získává { $place_in } { $points } body.
       *[other] { $seat } získává { $place_in } { $points } bodů.
    }
log-bonus-king =
    { $points ->
        [one] Královský bonus: { $seat } získává { $place_in } { $points } bod.
        [few] Královský bonus: { $seat } získává { $place_in } { $points } body.
       *[other] Královský bonus: { $seat } získává { $place_in } { $points } bodů.
    }
log-bonus-grande =
    { $points ->
        [one] Bonus granda: { $seat } získává { $place_in } { $points } bod.
        [few] Bonus granda: { $seat } získává { $place_in } { $points } body.
       *[other] Bonus granda: { $seat } získává { $place_in } { $points } bodů.
    }
log-score-none = Nikdo nezískává body { $place_in }.
log-tower-open = Věž se otevírá.
log-tower-out =
    { $count ->
        [one] { $seat } přesouvá z věže { $place_to } { $count } caballera.
        [few] { $seat } přesouvá z věže { $place_to } { $count } caballeros.
       *[other] { $seat } přesouvá z věže { $place_to } { $count } caballeros.
    }
log-tower-home =
    { $count ->
        [one] { $seat } bere z věže zpět ke dvoru { $count } caballera.
        [few] { $seat } bere z věže zpět ke dvoru { $count } caballeros.
       *[other] { $seat } bere z věže zpět ke dvoru { $count } caballeros.
    }
log-grande-back = { $seat } vrací svého granda do věže.
log-table =
    { $place_kind ->
        [tower] { $seat } přikládá { $table_object } k věži.
       *[other] { $seat } pokládá { $table_object } { $place_to }.
    }
log-fetch = { $seat } si z odhazovací hromádky bere zpět { $item_object }.
log-fetch-hidden = { $seat } si z odhazovací hromádky skrytě bere zpět jednu kartu.
log-take-back = { $seat } si ze stolu bere zpět { $item_object }.
log-grande = { $seat } stěhuje svého granda { $place_to }.
log-king =
    { $place_kind ->
        [tower] { $seat } staví krále k věži.
       *[other] { $seat } posílá krále { $place_to }.
    }
log-escort = Krále doprovází { $place_from } { $place2_to } caballero ({ $seat2 }).
log-joust = Grand končí ve věži ({ $seat2 }).
log-viceroy = { $seat } prohazuje krále s grandem ({ $seat2 }); král je teď { $place_in }.
log-viceroy-own = { $seat } prohazuje krále se svým grandem; král je teď { $place_in }.
log-licence = { $seat } smí v tomto tahu umísťovat i tam, kde stojí král.
log-extra =
    { $count ->
        [one] { $seat } smí v tomto tahu umístit o { $count } caballera víc.
        [few] { $seat } smí v tomto tahu umístit o { $count } caballeros víc.
       *[other] { $seat } smí v tomto tahu umístit o { $count } caballeros víc.
    }
log-passed = { $seat } předává šedou kartu { $grey }, dostává ji { $seat2 }.
log-passed-hidden = { $seat } předává šedou kartu, dostává ji { $seat2 }.
log-start-player = { $seat } dostává figurku začínajícího hráče.
log-scoring = Průběžné vyhodnocení po { $lap }. kole.
log-grande-out = { $seat } přesouvá svého granda z věže { $place_to }.
log-card-left = Kartu { $card } si nikdo nebere.
log-evicted =
    { $count ->
        [one] { $seat } stěhuje { $count } caballera { $place_from } { $place2_to }.
        [few] { $seat } stěhuje { $count } caballeros { $place_from } { $place2_to }.
       *[other] { $seat } stěhuje { $count } caballeros { $place_from } { $place2_to }.
    }

## Odmítnutí: proč ne a co místo toho

refusal-not-in-hand = Silovou kartu { $power } nemáte v ruce.
    .remedy = Vyneste silovou kartu, kterou v ruce máte.
refusal-value-taken = Hodnota { $value } už v tomto kole leží na stole ({ $seat }).
    .remedy = Zvolte kartu, jejíž hodnota na stole ještě neleží.
refusal-grey-not-yours = Šedou kartu { $grey } nemáte v ruce.
    .remedy = Vyneste silovou kartu samotnou, nebo se šedou kartou, kterou v ruce máte.
refusal-over-limit = Zvolit smíte nejvýše { $count }.
    .remedy = Zvolte menší počet.
refusal-too-few =
    { $count ->
        [0] K dispozici není žádný caballero.
        [one] K dispozici je jen { $count } caballero.
        [few] K dispozici jsou jen { $count } caballeros.
       *[other] K dispozici je jen { $count } caballeros.
    }
    .remedy = Zvolte menší počet.
refusal-nobody-there =
    { $place_kind ->
        [region] Takový caballero { $place_in } není.
        [court] Takový caballero { $place_in } není.
       *[other] Takový caballero tam není.
    }
    .remedy = Zvolte caballera, který je v nabídce.
refusal-kings-region = Král je { $place_king }: do jeho regionu nic nevstupuje a nic z něj neodchází.
    .remedy = Zvolte jiný region.
refusal-tower-taboo = Král stojí u věže: nic do ní nevstupuje a nic z ní neodchází.
    .remedy = Zvolte některý region.
refusal-not-adjacent = Král je { $place2_king } a { $place } s ním nesousedí.
    .remedy = Zvolte region, který s králem sousedí, nebo věž.
refusal-court-empty = U dvora nikoho nemáte, není koho umístit.
    .remedy = Použijte zvláštní akci, nebo ukončete tah.
refusal-no-placement = Tato karta žádné umístění nedovoluje.
    .remedy = Použijte zvláštní akci, nebo ukončete tah.
refusal-part-done = Tato část tahu už proběhla.
    .remedy = Použijte druhou část, nebo ukončete tah.
refusal-not-executable = Tento efekt teď nelze provést ani zčásti.
    .remedy = Pokračujte bez něj.
refusal-not-on-offer = Karta { $card } není v nabídce.
    .remedy = Vezměte si jednu z vyložených akčních karet.
refusal-not-your-caballero = Touto akcí se přemísťují jen vaši caballeros.
    .remedy = Zvolte svého caballera.
refusal-your-own-caballero = Touto akcí se přemísťují jen cizí caballeros.
    .remedy = Zvolte caballera jiné barvy.
refusal-other-source = Při této akci odcházejí všichni caballeros z jediného zvoleného regionu.
    .remedy = Zvolte caballera v tom regionu, nebo skončete.
refusal-moved-already = Všichni caballeros této barvy { $place_in } právě přišli a nikdo se nepřemísťuje dvakrát.
    .remedy = Zvolte caballera, který se ještě nehnul, nebo skončete.
refusal-same-place =
    { $place_kind ->
        [region] Přemístění musí končit jinde, než začíná.
        [tower] Přemístění musí končit jinde, než začíná.
       *[other] Tento grand stojí tam, kde je král, takže by se nic nezměnilo.
    }
    .remedy = Zvolte jinak.
refusal-no-tower = Věž v této akci použít nelze.
    .remedy = Zvolte některý region.
refusal-must-go-on = Akci je třeba provést v co největším rozsahu.
    .remedy = Zvolte víc, nebo pokračujte, dokud je co dělat.
refusal-other-victim = Teď vybíráte caballera jiného soupeře.
    .remedy = Zvolte caballera, který je v nabídce.
refusal-no-dialler = Žádný soupeř, který by mohl odejít, nemá { $place_in } caballera.
    .remedy = Určete region, kde má caballeros některý soupeř.
refusal-too-few-to-lose = Máte { $place_in } příliš málo caballeros.
    .remedy = Nastavte region, kde jich máte dost.
refusal-empty-region = Žádný caballero { $place_in } není.
    .remedy = Zvolte region, kde je aspoň jeden.
refusal-table-taboo = Král je { $place2_king }: tabulku tam nelze položit ani ji odtud vzít.
    .remedy = Zvolte jinou tabulku nebo jiné místo.
refusal-table-there =
    { $place_kind ->
        [tower] U věže už leží druhá tabulka.
       *[other] Druhá tabulka už leží { $place_in }.
    }
    .remedy = Zvolte místo bez tabulky.
refusal-not-played = Mezi vašimi vynesenými kartami není { $item }.
    .remedy = Zvolte kartu ze své odhazovací hromádky nebo ze stolu.
refusal-not-from-table = Tento efekt bere jen karty z odhazovací hromádky, ale { $item } leží ještě na stole.
    .remedy = Zvolte kartu ze své odhazovací hromádky.
refusal-no-grey = Tento efekt nevrací šedé karty.
    .remedy = Zvolte barevnou silovou kartu.
refusal-king-stays = Král už je { $place_king }; musí odejít jinam.
    .remedy = Zvolte pro něj jiné místo.
refusal-king-cannot =
    { $place_kind ->
        [tower] K věži touto kartou krále poslat nelze.
       *[other] Touto kartou krále { $place_to } poslat nelze.
    }
    .remedy = Zvolte místo, které karta dovoluje.
refusal-king-not-adjacent = { $place } a { $place2 }, kde je král, spolu nesousedí.
    .remedy = Zvolte pro krále sousední region.
refusal-not-fewest = Jinde je caballeros méně, nebo { $place_in } žádný není.
    .remedy = Zvolte region, kde je caballeros nejméně, aspoň však jeden.
refusal-no-grande-there = Žádný grand { $place_in } není.
    .remedy = Zvolte region, kde stojí některý grand.
refusal-grande-far = { $place } nesousedí s regionem vašeho granda.
    .remedy = Zvolte sousední region.
refusal-grande-not-in-region = Tento grand ({ $seat }) nestojí v regionu.
    .remedy = Zvolte granda, který stojí v regionu.
refusal-no-such-colour = Za tuto barvu nikdo nehraje.
    .remedy = Zvolte barvu, která je ve hře.
refusal-only-regions = Tento efekt bere caballeros jen z regionů.
    .remedy = Zvolte některý region.
refusal-not-bordering = { $place } a { $place2 } spolu nesousedí.
    .remedy = Zvolte region, který sousedí s opouštěným.
refusal-no-such-option = Tolik akcí karta nemá.
    .remedy = Zvolte jednu z těch, které na kartě jsou.
refusal-evicted-region = Vaši caballeros musejí { $place_from } odejít, zůstat tam nemohou.
    .remedy = Nastavte jiný region.
refusal-nothing-to-march = { $place } nemá žádného volného souseda.
    .remedy = Zvolte jiný region.
refusal-not-dealt = Šedá karta { $grey } vám nebyla rozdána.
    .remedy = Předejte jednu ze svých šedých karet.
refusal-merged-decks-need-two-or-three-players = Druhý a třetí balíček lze spojit jen při dvou nebo třech hráčích.
    .remedy = Nechte balíčky oddělené, nebo hrajte nejvýše ve třech.

## The sheet beside the table, and what the icons mean

aid-round = Jedno kolo
aid-round-text =
    Vyloží se akční karty.
    Každý vynese silovou kartu, žádná hodnota dvakrát.
    Tahy od nejvyšší karty: povolat, vzít akční kartu, v libovolném pořadí umístit a provést zvláštní akci.
    Příště začíná nejnižší karta. Po 3., 6. a 9. kole je průběžné vyhodnocení.
aid-king = Kam se umísťuje
aid-king-text =
    Do regionů vedle krále a do věže.
    Nikdy do královského regionu: tam se nic nemění.
aid-scoring = Vyhodnocení
aid-scoring-text =
    První má nejvíc caballeros; počet bodovaných míst: { $places }.
    Při shodě platí body za nejbližší nižší místo.
    Kdo je první sám: +2 s králem, +2 se svým grandem.
    Průběžné vyhodnocení: kotouče, věž, odchod z věže, regiony.
aid-regions = Body za pořadí
aid-power = Silové karty a kolik caballeros povolají
aid-cards = Akční karty podle balíčků a kolik caballeros umístí
icon-men = Caballeros jednoho hráče v regionu a jejich počet
icon-points = Body za první, druhé a třetí místo
icon-caballero = Caballeros: u dvora, nebo k umístění s akční kartou
icon-castle = Caballeros v provincii
icon-crown = Grand hráče
icon-king = Král

## Stůl jako text

board-pair = { $left }: { $right }
board-round = { $round }. kolo { of-rounds }.
board-next-scoring = Příští průběžné vyhodnocení bude po { $round }. kole.
board-first = Začíná: { $seat }.
board-king = Král je { $place }.
board-order = Silové karty na stole od nejvyšší: { $list }.
board-regions = Regiony v pořadí vyhodnocení, s body za každé místo:
board-king-here = král
board-grandes =
    { $count ->
        [one] grand: { $list }
        [few] grandové: { $list }
       *[other] grandové: { $list }
    }
board-players = Hráči:
board-you = { $seat } (vy)
board-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
board-court = u dvora { $count }
board-province = v provincii { $count }
board-power-cards = silové karty { $list }
board-fetched =
    { $count ->
        [one] { $count } z vynesených karet je skrytě zpět v ruce
        [few] { $count } z vynesených karet jsou skrytě zpět v ruce
       *[other] { $count } z vynesených karet je skrytě zpět v ruce
    }
board-grey-cards =
    { $count ->
        [one] { $count } šedá karta
        [few] { $count } šedé karty
       *[other] { $count } šedých karet
    }
board-veto = { card-vt-01 } do { $round }. kola
board-offer = Vyložené akční karty, s počtem caballeros k umístění:
board-hand = Vaše silové karty (v závorce: kolik caballeros karta povolá): { $list }
board-pile = Vaše odhazovací hromádka: { $list }
board-grey = Šedá karta { $name }, hodnota { $value }: { $text }
board-grey-pile = Šedé karty ve vaší odhazovací hromádce: { $list }

## Stůl v obrazech

about-place = Španělsko
about-time = asi 80 minut
about-weight = střední
about-text = Devět regionů, jeden král a věž plná tajemství: kdo si ke dvoru povolá příliš mnoho lidí příliš brzy, zaplatí za to příští kartou.
credits-geometry = Mapa Španělska: odvozeno z dat BDLJE/IGN, CC BY 4.0 ign.es (provincie prostřednictvím es-atlas, © Martín González, MIT); ostatní pobřeží z Natural Earth, volné dílo. Obrysy jsou zjednodušené a upravené.

map-label = Mapa Španělska. Král je { $place }.
map-label-round = Mapa Španělska, { $round }. kolo. Král je { $place }.
map-inside = uvnitř

offer-cards = Akční karty tohoto kola
offer-taken = Vzatá karta
offer-places =
    { $count ->
        [0] Bez umístění
        [one] Umístí { $count } caballera
        [few] Umístí až { $count } caballeros
       *[other] Umístí až { $count } caballeros
    }

tray-court = Můj dvůr
tray-at-court =
    { $count ->
        [0] není koho umístit
        [one] { $count } připraven k umístění
        [few] { $count } připraveni k umístění
       *[other] { $count } připraveno k umístění
    }
tray-province = Provincie
tray-in-province = v zásobě
tray-dial = Můj kotouč
tray-dial-sealed = tajně nastaveno
tray-powers = Silové karty (zlatá leží na stole)
tray-greys = Šedé karty

plate-court = u dvora
plate-province = v provincii
plate-greys = šedé karty
plate-vetoes = { card-vt-01 }
plate-card = karta { $value }
plate-sealed = tajně nastaveno
plate-rank = { $rank }. místo

heading-start = před prvním kolem
heading-round = { $round }. kolo { of-rounds }
heading-over = hra skončila

phase-reveal = Odkrytí
phase-power = Síla
phase-turns = Tahy
phase-turns-now = Tah { $number }/{ $last }
phase-scoring = Vyhodnocení

outlook-you = vy
outlook-scoring =
    { $count ->
        [one] Průběžné vyhodnocení po tomto kole
        [few] Průběžné vyhodnocení za { $count } kola
       *[other] Průběžné vyhodnocení za { $count } kol
    }
outlook-now = Kdyby se regiony vyhodnotily teď (bez věže): { $list }.
outlook-over = Hra skončila
outlook-winner =
    { $count ->
        [one] Vítěz: { $list }
        [few] Společné vítězství: { $list }
       *[other] Společné vítězství: { $list }
    }

forecast-points = Body ihned: { $list }
forecast-king = Král bude { $place }: tam nikdo nevstoupí a nikdo odtud neodejde.
forecast-tower =
    { $count ->
        [0] Věž bude prázdná.
        [one] Ve věži bude { $count } caballero.
        [few] Ve věži budou { $count } caballeros.
       *[other] Ve věži bude { $count } caballeros.
    }
forecast-alone =
    { $points ->
        [one] { $place }: jste tu bez soupeřů, caballeros: { $count } ({ $points } bod).
        [few] { $place }: jste tu bez soupeřů, caballeros: { $count } ({ $points } body).
       *[other] { $place }: jste tu bez soupeřů, caballeros: { $count } ({ $points } bodů).
    }
forecast-lead =
    { $points ->
        [one] { $place }: vedete { $count } : { $other } ({ $points } bod).
        [few] { $place }: vedete { $count } : { $other } ({ $points } body).
       *[other] { $place }: vedete { $count } : { $other } ({ $points } bodů).
    }
forecast-tied =
    { $points ->
        [one] { $place }: shoda po { $count }: vy, { $list } ({ $points } bod).
        [few] { $place }: shoda po { $count }: vy, { $list } ({ $points } body).
       *[other] { $place }: shoda po { $count }: vy, { $list } ({ $points } bodů).
    }
forecast-behind =
    { $points ->
        [one] { $place }: před vámi je { $seat }, { $other } : { $count } (pro vás { $points } bod).
        [few] { $place }: před vámi je { $seat }, { $other } : { $count } (pro vás { $points } body).
       *[other] { $place }: před vámi je { $seat }, { $other } : { $count } (pro vás { $points } bodů).
    }
forecast-leader = { $place }: vede { $list } (caballeros: { $count }).
forecast-leaders = { $place }: shoda po { $count } ({ $list }).
forecast-court =
    { $count ->
        [0] Váš dvůr zůstane prázdný.
        [one] U dvora budete mít { $count } caballera.
        [few] U dvora budete mít { $count } caballeros.
       *[other] U dvora budete mít { $count } caballeros.
    }
forecast-empty = { $place }: nezůstane tu nikdo.

## Co je co na stole

thing-values = Body podle pořadí: { $list }.
thing-stand = Stojí tu:
thing-nobody = Nestojí tu žádný caballero.
thing-spoils = Kdyby se vyhodnocovalo teď:
thing-home = Domovský region granda ({ $seat }).
thing-taboo = Je tu král: žádný caballero nesmí dovnitř ani ven.
thing-tower =
    { $count ->
        [0] Nikdo není uvnitř.
        [one] Uvnitř je { $count } caballero. Čí je, se nikdo nesmí podívat, dokud se věž neotevře.
        [few] Uvnitř jsou { $count } caballeros. Čí jsou, se nikdo nesmí podívat, dokud se věž neotevře.
       *[other] Uvnitř je { $count } caballeros. Čí jsou, se nikdo nesmí podívat, dokud se věž neotevře.
    }
thing-court = Caballeros u dvora jsou připraveni k umístění.
thing-province = Caballeros v provincii je třeba nejprve povolat ke dvoru.
thing-abroad = Krále sem může poslat karta; pak není zapovězený žádný region.
thing-taken = kartu má { $seat }
thing-power =
    { $count ->
        [0] Nejvyšší karta je na tahu první. Tato ke dvoru nepovolá nikoho.
        [one] Čím vyšší karta, tím dříve jste na tahu. Povolá ke dvoru nejvýše { $count } caballera.
        [few] Čím vyšší karta, tím dříve jste na tahu. Povolá ke dvoru nejvýše { $count } caballeros.
       *[other] Čím vyšší karta, tím dříve jste na tahu. Povolá ke dvoru nejvýše { $count } caballeros.
    }
thing-table = Nahrazuje hodnoty místa, na kterém leží; body podle pořadí: { $list }.
thing-grande = Grand ({ $seat })
    .text = Nedělené první místo v domovském regionu přináší jeho majiteli o { $points } body víc. Sám grand se za caballera nepočítá.
thing-king = Král
    .text = Kde je král, tam žádný caballero nesmí vstoupit ani odtud odejít. Caballeros se umísťují do regionů, které s jeho regionem sousedí. Nedělené první místo v jeho regionu přináší o { $points } body víc.
chapter-scoring = Průběžné vyhodnocení
board-inside = uvnitř { $count }

## Řady tahů

macro-take =
    { $count ->
        [0] Nepovolat nikoho a vzít kartu { $card }
        [one] Povolat { $count } caballera a vzít kartu { $card }
        [few] Povolat { $count } caballeros a vzít kartu { $card }
       *[other] Povolat { $count } caballeros a vzít kartu { $card }
    }
macro-place = Začít umísťovat { $place_in }
