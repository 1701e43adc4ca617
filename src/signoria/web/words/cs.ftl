### Slova stránek. cs.ftl, en.ftl a fr.ftl mají stejné identifikátory, atributy i proměnné.

## Rám stránek

tagline = Renesanční deskovky u jednoho stolu
skip-to-main = Přejít k obsahu
nav-main = Stránky
nav-play = Hrát
nav-learn = Učit se
nav-rules = Pravidla
nav-credits = Autoři a zdroje
nav-panels = Části stolu
language = Jazyk
you = vy
bot = počítač
save = Uložit
copy = Kopírovat
back-to-lobby = Zpět do herny
your-name = Vaše jméno
guest-default = Host

## Herna

lobby-title = Herna
lobby-games = Hry
lobby-weight = Obtížnost
lobby-new-table = Nový stůl
lobby-play-now = Hrát hned
lobby-game = Hra
lobby-against = Soupeř
lobby-measured = Měřeno při dvou hráčích: vyhrává { $games } ze 100 her proti úrovni „{ $rival }“.
lobby-measured-thrift = Přemýšlelo se přitom až { $thrift }× kratší dobu než u stolu.
lobby-not-measured = Zatím nezměřeno.
lobby-not-measured-in = Zatím nezměřeno: { $titles }.
lobby-first-game = Hraje se podle pravidel pro první partii. Všechna ostatní nabízí „Nový stůl“.
lobby-sit-down = Usednout ke stolu
lobby-my-tables = Moje stoly
lobby-wait-for-you =
    { $count ->
        [one] { $count } na vás čeká
        [few] { $count } na vás čekají
       *[other] { $count } na vás čeká
    }
lobby-no-tables = Zatím tu žádný stůl nemáte. Usedněte k nějakému a najdete tu všechny své partie.
lobby-players-range =
    { $most ->
        [one] { $least } až { $most } hráč
        [few] { $least } až { $most } hráči
       *[other] { $least } až { $most } hráčů
    }
row-your-move = Jste na tahu
row-open = Otevřít
row-over = Dohráno
row-waits = Na tahu: { $names }
row-seats-open =
    { $count ->
        [one] { $count } volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
row-minutes =
    { $count ->
        [one] před { $count } minutou
        [few] před { $count } minutami
       *[other] před { $count } minutami
    }
row-hours =
    { $count ->
        [one] před { $count } hodinou
        [few] před { $count } hodinami
       *[other] před { $count } hodinami
    }
row-days =
    { $count ->
        [one] před { $count } dnem
        [few] před { $count } dny
       *[other] před { $count } dny
    }
row-now = právě teď

## Lekce

learn-title = Naučte se hrát hraním
learn-lead = Průvodce vás provede krátkou partií: u každé hry to trvá asi deset minut a předem nemusíte nic číst.
learn-first = První hra s průvodcem
learn-how = Počet krátkých kroků: { $steps }. Táhnete vy, průvodce vysvětluje, k čemu je to dobré. Kdykoli se můžete vrátit.
learn-begin = Začít
learn-go-on = Pokračovat (krok { $step }/{ $steps })
lobby-learn = Naučit se za deset minut
lobby-new-here = Jste tu poprvé?
lobby-new-here-text = Vyberte si hru a průvodce vás ji naučí, zatímco ji budete hrát.
coach = Průvodce
coach-step = Krok { $step }/{ $steps }
coach-next = Dál
coach-back = O krok zpět
coach-again = Začít znovu
coach-leave = Odejít
coach-why = Proč?
coach-other = Pravidla to dovolují a jindy to může být dobrý tah. Tady ale udělejte to, co je v zadání.
coach-free = Volná hra proti snadným soupeřům
coach-more = Další lekce

## Nový stůl

new-seats = Místa
new-measured = Podle měření vyhraje ze 100 her: { $rows }.
new-measured-row = při { $players } hráčích { $games } proti úrovni „{ $rival }“
new-measured-thrift = { $row } (přemýšlení { $thrift }× kratší)
new-seats-text = Kdo kde sedí? Další hráči se připojí odkazem, nebo hrají s vámi u této obrazovky.
new-seat = Místo
new-who = Kdo
new-name = Jméno
new-name-here = jen u hráče u této obrazovky
seat-kind-me = já
seat-kind-here = další hráč u této obrazovky
seat-kind-link = hráč pozvaný odkazem
seat-kind-none = nikdo
seat-kind-bot = počítač: { $level }
new-pace = Tempo
pace-live = Naživo
pace-days = Na pokračování
new-options = Pravidla
option-on = zapnout
new-wrong-count = Hráčů musí být { $least } až { $most }, obsazených míst je { $count }.
new-start = Založit stůl

## Čekání na hráče

waiting-title = čeká se na hráče
waiting-text = Pošlete každému hráči odkaz na jeho místo. Hra začne, jakmile budou všechna místa obsazená.
waiting-link = Odkaz na toto místo
waiting-new-link = Vytvořit nový odkaz
waiting-fill = Nechat na volných místech hrát počítač
waiting-open = volné
join-title = Přisedněte si
join-text = Někdo vám tu drží místo. Pod jakým jménem chcete hrát?

## Já

me-title = Moje nastavení
me-confirm = Potvrzování
me-confirm-text = Kdy má hra počkat na vaše potvrzení?
confirm-turn = na konci mého tahu
confirm-move = po každém kroku
confirm-never = nikdy

## Stůl

menu = Nabídka
menu-whole-log = Celý průběh hry
menu-watch-link = Odkaz pro diváky
menu-record = Záznam hry
menu-keys = Klávesy: písmeno na tlačítku ho zvolí, šipky procházejí možnosti, Enter potvrdí, U vezme tah zpět, „?“ vysvětlí a po „/“ můžete tah napsat.
panel-board = Herní plán
panel-mine = Moje část stolu
panel-players = Hráči
panel-order = Pořadí hráčů
panel-prompt = Co teď
panel-record = Průběh hry a body
panel-phases = Fáze kola
tab-board = Plán
tab-mine = Moje
tab-table = Stůl
tab-log = Průběh
tab-scores = Body
tab-text = Text
your-turn = { $name }: jste na tahu
not-your-turn = Nejste na tahu
prompt-past = Tah { $ply }
prompt-final = Konec hry
ply-before = Zpět
ply-after = Vpřed
ply-now = Na poslední tah
held-title = Potvrďte svůj tah
held-text = Zbývá jen toto: { $act }. Potom už nic nepůjde vzít zpět.
confirm = Potvrdit
confirm-choose = Nejdřív vyberte
undo = Vzít zpět
restart = Začít tah znovu
why-not = proč ne?
also-possible = Další možnosti
forecast-hint = Ukažte na některou možnost a uvidíte, co změní.
forecast-nothing = Žádná předvídatelná změna.
forecast-learns = Někdo se tím něco dozví, takže to nepůjde vzít zpět.
type-a-move = Napište tah
skip-moves = Přeskočit na poslední tah
log-ply = stůl při tahu
score-caption = Odkud body pocházejí
play-again = Hrát znovu
score-each = Bod po bodu
score-source = Za co
score-total = Celkem
stand-in = Odešel hráč? Ať hraje počítač
take-back = Vrátit se na své místo
veil-title = Obrazovku přebírá { $name }
veil-text = Do té doby zůstane skryté, co ostatní nemají vidět.
veil-button = Já jsem { $name }
rule = Pravidlo { $clause }

## Chyby: .text = co s tím

error-unknown-table = Tento stůl tu není
    .text = Odkaz je chybný, nebo byl stůl na jiném serveru.
error-page = Tato stránka tu není
    .text = Adresa je chybná.
error-unknown-key = Tento odkaz nevede k žádnému volnému místu
    .text = Už ho někdo použil, nebo ho nahradil novější. Požádejte hostitele o nový odkaz.
error-pinned = U tohoto stolu tady nelze pokračovat
    .text = Hra začala s jinými pravidly nebo daty, než má tento server. Nic se nezměnilo; na serveru se správnou verzí může pokračovat.
error-damaged = Uložená data tohoto stolu si odporují
    .text = Nechali jsme to, jak to je. Kdo tento server provozuje, má možná starší zálohu.
error-not-written = Tohle se nepodařilo uložit
    .text = Nic se nezměnilo a nic se neztratilo. Serveru došlo místo na disku, nebo se k němu nedostane: zkuste to později.
story-text = Tato hra se hrála s jinými pravidly nebo daty, než má server teď, a proto stůl nejde ukázat. Co se z ní zapsalo, si tu můžete přečíst.
story-commands = Hra je z doby, kdy se záznamy ještě neukládaly: tohle jsou tahy, jak přicházely, i s tím, co bylo vzato zpět.
story-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
error-bad-command = Tomu nerozumíme
    .text = Vraťte se a zkuste to ještě jednou.
error-bad-name = Toto jméno nelze zobrazit
    .text = Jméno má 1 až 30 znaků a žádné řídicí znaky.
error-broken = Něco se pokazilo
    .text = Je to naše chyba, ne vaše. Z vaší hry se nic neztratilo.
error-stale = Stůl se mezitím změnil
    .text = Takhle vypadá teď.
error-not-your-seat = Toto není vaše místo
    .text = U tohoto stolu se můžete dívat, ale ne hrát za někoho jiného.
error-seat-lent = Hraje za vás počítač, nejdřív se vraťte na své místo
error-not-host = Toto smí jen hostitel stolu
error-not-away = Tento hráč je stále u stolu
error-not-begun = Hra začne, jakmile budou všechna místa obsazená
error-over = Hra skončila
error-too-many = Otevřených stolů je příliš mnoho
    .text = Nejdřív dohrajte u některého ze svých stolů.
error-bad-store = Server se teď nedostane k uloženým hrám
    .text = Nic se nezměnilo a nic se neztratilo. Zkuste to za chvíli znovu; když to nepomůže, dejte vědět správci serveru.
error-house-full = Už tu není místo
    .text = Na serveru je tolik hráčů nebo stolů, kolik správce dovolil. Požádejte ho, aby jich povolil víc.
error-too-fast = To bylo příliš rychle
    .text = Nic se neprovedlo. Chvilku počkejte a zkuste to znovu.
error-too-large = Tohle je příliš dlouhé
    .text = Nic z toho se nenačetlo. Pošlete toho najednou méně.
error-other-site = Tohle přišlo z jiného webu
    .text = Nic se neprovedlo. Otevřete stránku tady a zkuste to znovu.
error-not-unicode = Tento formulář nelze přečíst
    .text = Není v kódování UTF-8, jaké prohlížeče posílají.
error-unreachable = Server neodpovídá. Váš tah se neodeslal; zkuste to prosím znovu.
error-ambiguous = Může to znamenat: { $moves }
error-unknown-move = „{ $text }“ tu není možný tah.

## Autoři a zdroje

credits-notice = Signoria je svobodný software. Tištěné hry patří svým vydavatelům; jejich názvy tu slouží jen k tomu, aby bylo jasné, o kterou hru jde. Všechny zdejší texty a obrázky jsou naše vlastní.
credits-maps = Mapy
credits-fonts = Písmo
credits-fonts-text = Cinzel, EB Garamond a Alegreya Sans pod licencí SIL Open Font License 1.1.
credits-code = Software
credits-code-text = htmx (0BSD), Starlette a Uvicorn (BSD), Jinja (BSD), SQLAlchemy (MIT), Project Fluent (Apache 2.0).
rules-title = Pravidla
rules-in-english = Zatím jen v angličtině.
rules-guide = Hra ve zkratce
rules-clauses = Pravidla bod po bodu
rules-unwritten = Pravidla této hry tu zatím nikdo nesepsal.
rules-seek = Slova nebo číslo, třeba 5.2
rules-seek-go = Hledat
rules-page = Celá stránka s úvodem do hry
rules-close = Zavřít pravidla
rules-lawyers = { $clause }: přesné znění
rules-hint = Značka § rozbalí přesné znění pro puntičkáře, v angličtině.
rules-unfold = Rozbalit přesné znění všech bodů
rules-exact = Celé přesné znění s prameny (anglicky)
rules-icons = Ikony
aid-title = Přehled na jeden list
aid-players =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
rules-people = Pravidla srozumitelně

## Co je co, a kapitoly záznamu

panel-trail = Kde jste
chapter-done = Pokračovat
chapter-again = Souhrn
pointless-sure = Tím něco promarníte. Potvrďte to, pokud to tak chcete.
forecast-final = Potom už to nepůjde vzít zpět.
all-choices = Všechny možnosti

## Playing alone, from the lobby

lobby-alone = { $name } (sólo):

## Přehrávání, obrázky, pokračování od tahu

replay = Přehrát
replay-move = Tah { $ply }/{ $last }
replay-beginning = Začátek partie
replay-unseen = { $name } volí.
replay-slider = Tah
replay-play = Přehrávat
replay-speed = Rychlost
replay-eyes = Pohled
replay-spectator = divák
replay-turns = tahy hráčů
replay-points = body
replay-scored-before = K předchozím bodům
replay-scored-after = K dalším bodům
replay-link = Odkaz na tento tah
replay-keys = Klávesy: šipky vlevo a vpravo procházejí tahy, Page Up a Page Down body, Home a End jdou na začátek a na konec, mezerník přehrává.
picture = Obrázek
play-on = Hrát odsud dál
play-on-dealt = Nový stůl začne tahem { $ply }. Co nemůžete vědět, se rozdá znovu.
play-on-open = Nový stůl začne tahem { $ply } a všechno bude jako tehdy, i skryté karty.
play-on-seat = Moje místo
play-on-others = Ostatní
play-on-here = lidé u této obrazovky
back = Zpět
error-nothing-left = Už není co hrát
    .text = Tímto tahem partie skončila. Vraťte se k některému dřívějšímu.
error-not-painted = Tento obrázek teď nejde vykreslit
    .text = Zkuste to za chvíli, nebo si vezměte obrázek jako SVG.

## Přinesené záznamy

records-title = Prohlédnout záznam
records-text = Vyberte soubor se záznamem nebo vložte jeho text. Partii můžete projít tah po tahu a od kteréhokoli tahu hrát dál.
records-file = Soubor
records-paste = Nebo jeho text
records-look = Prohlédnout
records-mine = Moje nahrané záznamy
record-empty = Žádný záznam tu není.
    .text = Vyberte soubor, nebo vložte text.
record-none = Toto není záznam partie.
    .text = Záznam začíná řádkem „signoria record 1“ nebo „signoria record 2“. Vezměte celý soubor od prvního řádku do posledního.
record-broken = Záznam je poškozený na řádku { $line }.
    .text = Možná je useknutý, nebo ho někdo změnil. Nic se neuložilo; váš text je stále níže.
record-other = Tento záznam potřebuje jiná pravidla.
    .text = Hrálo se s jinou verzí pravidel nebo dat, než má tento server. Ukáže ho server s touto verzí.
record-sealed = Z tohoto záznamu není vidět začátek partie.
    .text = Partie v té chvíli ještě neskončila. Vezměte záznam, který vznikl na jejím konci.
record-long = Na záznam je to příliš dlouhé.
    .text = Záznam má nejvýše 200 000 znaků.
error-too-many-records = Nahráli jste už příliš mnoho záznamů
    .text = Každý jich smí nahrát 200.

## Něco je špatně

report = Něco je tu špatně…
report-text = Napište tomu, kdo server provozuje, co je špatně. Uloží se vaše slova, hra ({ $game }), tah ({ $ply }) a verze; nic skrytého se neprozradí.
report-words = Co se stalo a co jste čekali?
report-send = Odeslat
report-back = Zpět ke stolu
report-thanks = Děkujeme. Provozovatel serveru si to teď může přečíst.
report-empty = Napište pár slov, nejvýše { $longest } znaků.
error-too-soon = Prozatím to stačí
    .text = Poslali jste toho najednou hodně. Počkejte pár minut a zkuste to znovu.

## Moje partie

games-title = Moje partie
games-by-title = Hra
games-by-state = Stav
games-by-result = Výsledek
games-any = vše
games-running = Hraje se
games-over = Dohráno
games-closed = Zavřeno
games-record = Záznam
games-won = výhra
games-lost = bez výhry
games-filter = Ukázat
games-all = Ukázat vše
games-found =
    { $count ->
        [0] Zatím tu žádné partie nejsou.
        [one] { $count } partie
        [few] { $count } partie
       *[other] { $count } partií
    }
games-place = { $place }. místo, hráčů: { $count }
games-pages = Stránky seznamu
games-page = Strana { $number }/{ $pages }
games-earlier = Novější
games-later = Starší
games-export = Stáhnout všechny záznamy

## Příběh partie

story-title = Příběh partie
story-leads = Kdo vedl
story-led = { $names }: vedení od tahu { $first } do tahu { $last }
story-level = { $names }: stejně bodů od tahu { $first } do tahu { $last }
story-swings = Největší zvraty
story-swing =
    { $points ->
        [one] { $name } získává na všechny ostatní { $points } bod
        [few] { $name } získává na všechny ostatní { $points } body
       *[other] { $name } získává na všechny ostatní { $points } bodů
    }
story-usual = Srovnání s počítačovými hráči
story-usual-text = Kolik bodů má v průměru na konci počítačový hráč ({ $level }): { $points } (partií: { $games }, hráčů: { $players }). Tečkovaná čára ukazuje průměrný průběh.
story-usual-alone = Kolik bodů má v sólové hře v průměru na konci počítačový hráč ({ $level }): { $points } (partií: { $games }). Tečkovaná čára ukazuje průměrný průběh.
story-usual-near = Ty partie se od této lišily některými volbami nebo starším stavem pravidel.
story-how = Spočítal příkaz
story-more = { $name }: o { $points } víc než průměr, nejvíc za „{ $source }“ (o { $by } víc)
story-less = { $name }: o { $points } méně než průměr, nejvíc za „{ $source }“ (o { $by } méně)
story-same = { $name }: přesně průměr

## Nastavení, pozvánky, začátečníci

me-pace = Tahy ostatních
me-pace-text = Jak rychle se mají ukazovat tahy počítače a ostatních hráčů?
moves-slow = pomalu
moves-normal = normálně
moves-fast = rychle
moves-once = všechny najednou
new-beginner = Toto jsou pravidla pro první partii. Všechno ostatní, co hra nabízí, si můžete zvolit zde.
join-host = { $host } vás zve ke hře { $game }. Pod jakým jménem budete hrát?
watching = Díváte se
tab-your-turn = Jste na tahu

## Stálé odpovědi, odchod, zavření stolu, konec

standing-always = U tohoto stolu odpovídat vždy takto
standing-now = Vždy odpovídáte: { $answers }
standing-forget = Ptát se mě znovu na všechno
resign = Opustit místo…
resign-text = Místo vás bude hrát počítač. Na toto místo se už nevrátíte.
resign-sure = Odejít, bude hrát počítač
close-table = Zavřít tento stůl…
close-text = Partie zde skončí bez výsledku. Nikdo v ní už nebude moci pokračovat.
close-sure = Zavřít stůl
log-resigned = { $name } už u stolu není; dál hraje počítač.
log-closed = Tento stůl byl zavřen.
row-closed = Zavřeno
end-how = Jak se vyhrálo
end-moves = Projít partii tah po tahu
end-over-time = Body v průběhu partie
end-by-source = Body podle zdrojů
end-same = Znovu ve stejném obsazení

## Analysis, hints, puzzles

analysis-lead = Mistr si znovu projde každé rozhodnutí: kdo mohl doufat ve výhru, které tahy byly dobré a co by bylo lepší.
analysis-begin = Rozebrat tuto partii
analysis-go-on = Pokračovat v rozboru
analysis-stopped = Rozbor se přerušil (hotová rozhodnutí: { $done }/{ $total }). Z toho, co se našlo, se nic neztratilo.
analysis-not-yours = Rozebrat partii mohou jen ti, kdo ji hráli.
analysis-running = Rozbor běží
analysis-progress = Rozhodnutí: { $done }/{ $total }
analysis-queue = Čeká ve frontě, před tímto rozborem: { $ahead }
analysis-leave = Stránku můžete opustit: rozbor poběží dál a výsledek zůstane u partie.
analysis-next-costly = Další drahý tah
analysis-replay = Ukázat na stole
analysis-whole = Celý rozbor
analysis-best-moves = Nejlepší tahy
analysis-close = První tahy jsou si příliš blízko, než aby se dalo s jistotou říct, který je lepší. Nahoře je ten, kterému hledání věří nejvíc.
analysis-line-title = Co by hrál mistr
hint-ask = Co byste hrál vy?
hint-thinking = Přemýšlím…
hint-said = Já bych volil: { $move }.
hint-share = Šanci na výhru odhaduji na { $share }.
thought-ask = Jak uvažuje { $name }?
thought-said = { $name } – zvolený tah: { $move }.
thought-share = „Šanci na výhru jsem odhadoval na { $share }.“
thought-other = „Uvažoval jsem také o tomto tahu: { $move } ({ $share }).“
thought-eyes = Promyšleno znovu s tím, co smíte vědět vy, aby se neprozradilo nic tajného.
thought-none = Tato volba souvisí s tím, co vědět nemůžete.
new-hints = Rady
new-hints-text = Kdo hraje jen proti počítači, může se vždy zeptat „Co byste hrál vy?“. Smějí se tu ptát všichni?
new-hints-on = na radu se smí zeptat každý
nav-puzzles = Úlohy
puzzles-title = Najděte tah
puzzles-lead = Pozice ze skutečných partií. V každé je jeden tah mnohem lepší než všechny ostatní.
puzzles-none = Zatím žádné úlohy.
puzzles-all = Všechny úlohy
puzzle-number = Úloha { $number }
puzzle-you-are = Hrajete jako { $seat }. Najděte nejlepší tah.
puzzle-choices = Vaše tahy
puzzle-yours = váš tah
puzzle-right = To je ten tah!
puzzle-wrong = Je tu lepší tah: { $move }.
puzzle-unweighed = „{ $move }“ mistr vůbec nezvažoval.
puzzle-next = Další úloha
puzzle-again = Zkusit znovu
puzzle-show = Ukázat řešení
