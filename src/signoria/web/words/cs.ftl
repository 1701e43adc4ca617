### Slova stránek. cs.ftl, en.ftl a fr.ftl mají stejné identifikátory, atributy i proměnné.

## Rám stránek

tagline = Hry renesance u jednoho stolu
skip-to-main = Přejít k obsahu
nav-main = Stránky
nav-play = Hrát
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

## Nový stůl

new-seats = Místa
new-seats-text = Kdo kde sedí? Další hráči se připojí odkazem, nebo hrají s vámi u této obrazovky.
new-seat = Místo
new-who = Kdo
new-name = Jméno
new-name-here = jen u hráče na této obrazovce
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
level-random = hraje náhodně
level-greedy = jde po bodech

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
menu-keys = Klávesy: písmeno na tlačítku ho zvolí, šipky procházejí možnosti, Enter potvrdí, U vezme tah zpět, ? vysvětlí a po / můžete tah napsat.
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
prompt-past-title = Díváte se do minulosti
prompt-past-text = Takhle stůl tehdy vypadal.
prompt-final = Konec hry
ply-before = Zpět
ply-after = Vpřed
ply-now = Do přítomnosti
held-title = Potvrďte svůj tah
held-text = Zbývá jen toto: { $act }. Potom už nic nepůjde vzít zpět.
confirm = Potvrdit
confirm-choose = Nejdřív vyberte
undo = Vzít zpět
restart = Začít tah znovu
why-not = proč ne?
also-possible = Další možnosti
forecast-hint = Ukažte na některou možnost a uvidíte, co změní.
forecast-nothing = Nezmění se nic, co by šlo předvídat.
forecast-learns = Někdo se tím něco dozví, takže to nepůjde vzít zpět.
pointless-ask = Tím se něčeho zbytečně vzdáte. Pokud to tak chcete, zvolte to ještě jednou.
type-a-move = Napište tah
skip-moves = Přeskočit do přítomnosti
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
error-damaged = Co je z tohoto stolu uloženo, nejde dohromady
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
error-bad-command = Tomuto pokynu nelze rozumět
    .text = Vraťte se a zkuste to ještě jednou.
error-bad-name = Toto jméno nelze zobrazit
    .text = Jméno má 1 až 30 znaků a žádné řídicí znaky.
error-broken = Něco se pokazilo
    .text = Je to naše chyba, ne vaše. Z vaší hry se nic neztratilo.
error-stale = Stůl se mezitím změnil
    .text = Takhle vypadá teď.
error-not-your-seat = Toto není vaše místo
    .text = U tohoto stolu se můžete dívat, ale ne hrát za někoho jiného.
error-seat-lent = Hraje za vás počítač. Nejdřív se vraťte na své místo.
error-not-host = Toto smí jen hostitel stolu
error-not-away = Tento hráč je stále u stolu.
error-not-begun = Hra začne, jakmile budou všechna místa obsazená.
error-over = Hra skončila.
error-too-many = Otevřených stolů je příliš mnoho
    .text = Nejdřív dohrajte u některého ze svých stolů.
error-bad-store = Server se teď nedostane k uloženým hrám
    .text = Nic se nezměnilo a nic se neztratilo. Zkuste to za chvíli znovu; když to nepomůže, dejte vědět správci serveru.
error-house-full = Už tu není místo
    .text = Na serveru je tolik hráčů nebo stolů, kolik správce dovolil. Požádejte ho, aby jich povolil víc.
error-ambiguous = Může to znamenat: { $moves }
error-unknown-move = „{ $text }“ tu není žádný tah.

## Autoři a zdroje

credits-notice = Signoria je svobodný software. Tištěné hry patří svým vydavatelům; jejich názvy tu slouží jen k tomu, aby bylo jasné, o kterou hru jde. Všechny zdejší texty a obrázky jsou naše vlastní.
credits-maps = Mapy
credits-fonts = Písmo
credits-fonts-text = Cinzel, EB Garamond a Alegreya Sans pod licencí SIL Open Font License 1.1.
credits-code = Software
credits-code-text = htmx (0BSD), Starlette a Uvicorn (BSD), Jinja (BSD), SQLAlchemy (MIT), Project Fluent (Apache 2.0).
rules-title = Pravidla
rules-in-english = Očíslovaná pravidla jsou v angličtině; výzvy, odmítnutí i průběh hry jsou ve vašem jazyce.
