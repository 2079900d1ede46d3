## Die Weinhändler: the log

weinhaendler-bid = { $name } licitje: { $amount }
weinhaendler-bid-you = A licited: { $amount }
weinhaendler-bid-cards = { $name } licitje: { $cards }, összesen { $amount }
weinhaendler-bid-cards-you = A licited: { $cards }, összesen { $amount }
weinhaendler-pass = { $name } passzol
weinhaendler-pass-you = Passzolsz
weinhaendler-draw = { $name } passzol és húz: { $card }
weinhaendler-draw-you = Passzolsz és húzol: { $card }
weinhaendler-draw-under = { $name } passzol és húz: { $card }; a pakli alá kerül: { $other }
weinhaendler-draw-under-you = Passzolsz és húzol: { $card }; a pakli alá kerül: { $other }
weinhaendler-draw-hidden = { $name } passzol és rejtve húz
weinhaendler-take-display = { $name } megkapja a kirakatot: { $cards }
weinhaendler-take-display-you = Megkapod a kirakatot: { $cards }
weinhaendler-take-bid = { $name } megkapja { $other } licitjét: { $cards }
weinhaendler-take-bid-you = Megkapod { $other } licitjét: { $cards }
weinhaendler-take-bid-from-you = { $name } megkapja a licitedet: { $cards }
weinhaendler-display = Az új kirakat: { $cards }
weinhaendler-no-bids = Senki sem licitált: a kirakat marad
weinhaendler-place = { $name } lerakja: { $card }, mező: { $place }; { $points } pont
weinhaendler-place-you = Lerakod: { $card }, mező: { $place }; { $points } pont
weinhaendler-place-trios = { $name } lerakja: { $card }, mező: { $place }; { $points } pont, ebből { $count } hármasért { $bonus }
weinhaendler-place-trios-you = Lerakod: { $card }, mező: { $place }; { $points } pont, ebből { $count } hármasért { $bonus }
weinhaendler-place-empty = { $name } üres üveget rak le, mező: { $place }
weinhaendler-place-empty-you = Üres üveget raksz le, mező: { $place }
weinhaendler-done = { $name } végzett
weinhaendler-done-you = Végeztél
weinhaendler-cellar-complete = { $name } borospincéje teljes!
weinhaendler-cellar-complete-you = A borospincéd teljes!
weinhaendler-refill = Utántöltés: { $cards }
weinhaendler-round = { $count }. kör. Kezdőjátékos: { $name }
weinhaendler-round-you = { $count }. kör. Te vagy a kezdőjátékos
weinhaendler-last-display = Utolsó kör: a pakli utolsó lapja a kirakatba került
weinhaendler-last-draw = Utolsó kör: a pakli utolsó lapját is kihúzták
weinhaendler-last-stall = Utolsó kör: tíz kör óta nem fogyott lap a pakliból
weinhaendler-over = Pontok: { $scores }

## Money!: the log

money-sealed = { $name } licitált
money-sealed-you = A licited: { $cards }
money-reveal = A licitek felfedése
money-bid = { $name } licitje: { $cards }, értéke { $value }
money-bid-you = A licited: { $cards }, értéke { $value }
money-sits-out = { $name } kimarad ebből a körből
money-sits-out-you = Kimaradsz ebből a körből
money-take-left = { $name } elveszi a bal oldali kirakatot: { $taken }; helyette ott marad: { $left }
money-take-left-you = Elveszed a bal oldali kirakatot: { $taken }; helyette ott marad: { $left }
money-take-right = { $name } elveszi a jobb oldali kirakatot: { $taken }; helyette ott marad: { $left }
money-take-right-you = Elveszed a jobb oldali kirakatot: { $taken }; helyette ott marad: { $left }
money-swap = Csere: { $name } → { $other }; elvett lapok: { $taken }, cserébe adott: { $left }
money-swap-you = Csere: te → { $other }; elvett lapok: { $taken }, cserébe adott: { $left }
money-swap-with-you = Csere: { $name } → te; elvett lapok: { $taken }, cserébe adott: { $left }
money-keep = { $name } megtartja a licitet: { $cards }
money-keep-you = Megtartod a licitet: { $cards }
money-refill-left = Utántöltés a bal oldali kirakatba: { $cards }
money-refill-right = Utántöltés a jobb oldali kirakatba: { $cards }
money-round = { $count }. kör
money-last-display = Utolsó kör: elfogyott a pakli
money-last-stall = Utolsó kör: tíz kör óta nem fogyott lap a pakliból
money-over = Vagyon: { $scores }

## The result of a match

result-wins = { $name } nyert
result-wins-you = Nyertél!
result-shared = Megosztott győzelem: { $names }

## The table: the log

table-created = Megnyílt az asztal
table-sat = { $name } leült
table-sat-you = Leültél
table-sat-bot = { $name } leült (bot)
table-renamed = { $before } új neve: { $name }
table-renamed-you = Az új neved: { $name }
table-left = { $name } elhagyta az asztalt
table-left-you = Elhagytad az asztalt
table-removed = { $name } már nem ül az asztalnál: a házigazda döntött így
table-removed-you = Már nem ülsz az asztalnál: a házigazda döntött így
table-seat-free = Újra szabad: { $seat }. hely
table-contributed = { $name } részt vett a keverésben
table-contributed-you = Részt vettél a keverésben
table-starting = A keverés minden szava le van pecsételve; most felfedjük őket
table-revealed = { $name } felfedte a szavát
table-revealed-you = Felfedted a szavadat
table-withheld = A kezdés elmaradt: { $name } nem fedte fel időben a szavát
table-withheld-you = A kezdés elmaradt: a szavad nem lett időben felfedve
table-stand-in-left = { $name } elhagyta az asztalt, helyette { $other } játszik (bot)
table-stand-in-left-you = Elhagytad az asztalt, helyetted { $other } játszik (bot)
table-stand-in-time = { $name } ideje lejárt, helyette { $other } játszik (bot)
table-stand-in-time-you = Lejárt az időd, helyetted { $other } játszik (bot)
table-stand-in-replaced = A házigazda döntése: { $name } helyett { $other } játszik (bot)
table-stand-in-replaced-you = A házigazda döntése: helyetted { $other } játszik (bot)
table-stand-in-waited = { $name } sokáig váratott magára: { $other } játszik helyette (bot)
table-stand-in-waited-you = Sokáig várattál magadra: { $other } játszik helyetted (bot)
table-stand-in-away = { $name } nincs itt: { $other } játszik helyette (bot)
table-stand-in-away-you = Nem voltál itt: { $other } játszik helyetted (bot)
table-returned = { $name } visszatért
table-returned-you = Visszatértél
table-away = { $name } nincs itt
table-away-you = Nem vagy itt
table-here = { $name } újra itt van
table-here-you = Újra itt vagy
table-host = A házigazda: { $name }
table-host-you = Te vagy a házigazda
table-begun = Kezdődik a játszma: { $names }
table-begun-known = Kezdődik a játszma, ismert lapokkal: { $names }
table-rematch = { $name } visszavágót kér
table-rematch-you = Visszavágót kérsz
table-rematch-unseated = A házigazda visszavágót kér
table-rematch-same = { $name } ugyanezt a leosztást kéri újra
table-rematch-same-you = Ugyanezt a leosztást kéred újra
table-rematch-same-unseated = A házigazda ugyanezt a leosztást kéri újra
table-said = { $name }: { $phrase }
table-hint = { $name } tippet kér az edzőtől
table-hint-you = Tippet kérsz az edzőtől
table-match-over = Vége a játszmának: { $scores }
table-reacted = { $name }: { $reaction }
table-result-seen = { $name } látta az eredményt
table-score = Állás { $n } játszma után: { $scores }
table-accepted = { $name } elfogadja
table-accepted-you = Elfogadod
table-unanswered = { $name } nem válaszolt: a hely szabad
table-unanswered-you = Nem válaszoltál: a helyed szabad
table-joined = { $name } játszik tovább { $whose } helyén
table-joined-you = Te játszol tovább { $whose } helyén
table-will-join = { $name } a következő leosztástól játszik { $whose } helyén
table-will-join-you = A következő leosztástól te játszol { $whose } helyén
table-will-not-join = { $name } inkább nézőként marad
table-will-not-join-you = Inkább nézőként maradsz
table-cancelled = Az asztal bezárt

## What one can say at a table

phrase-hello = Sziasztok!
phrase-good-luck = Sok szerencsét!
phrase-well-played = Szép játék volt!
phrase-thanks = Köszönöm!
phrase-one-moment = Egy pillanat!
phrase-your-turn = Te jössz.
phrase-oops = Hoppá!
phrase-nice-bid = Szép licit!
phrase-again = Még egy játszma?
phrase-good-bye = Viszlát!

## Moves that the rules forbid; the clause follows in brackets

refusal-out-of-turn = Még nem: most { $name } következik.
refusal-out-of-turn-several = Még nem: most { $names } következik.
refusal-out-of-turn-over = Vége a leosztásnak.
refusal-not-in-hand = Nincs a kezedben: { $cards }.
refusal-not-while-bidding = Licitálás közben ezt nem lehet.
refusal-bid-equals = { $amount }: ez már { $name } licitje. Minden licitnek különböznie kell.
refusal-draw-after-bid = Passzoláskor csak az húzhat, aki még nem licitált.
refusal-draw-from-nothing = A pakliban nincs több lap.
refusal-not-in-cellars = Most pinceépítés van: rakj le egy üveget, vagy fejezd be!
refusal-hand-too-large = Legfeljebb hat lap maradhat a kezedben: rakj le még { $count } lapot.
refusal-place-taken = Csak üres üveget lehet letakarni, és csak borosüveggel.
refusal-empty-on-empty = Csak üres üveget lehet letakarni, és csak borosüveggel.
refusal-pyramid-full = Mind a 15 mező foglalt: előbb takard le az üres üvegeket.
refusal-cellar-begins = A borospince az alsó szinten kezdődik egy üveggel: ennek mezője 1:0.
refusal-unsupported = Előbb mindkét alatta lévő mezőn legyen üveg.
refusal-row-full = Az alsó szinten már megvan az öt üveg.
refusal-row-gap = Az alsó szint csak a két végén bővíthető.
refusal-not-in-exchange = Most a csere van: vegyél el egy kirakatot, cserélj, vagy tartsd meg a licitet!
refusal-swap-with-oneself = Magaddal nem cserélhetsz. A saját licitedet a „Megtartás” adja vissza.
refusal-no-such-seat = Ilyen hely nincs ennél az asztalnál.
refusal-no-bid-left = { $name } licitje már nincs az asztalon.
refusal-bid-empty = Válassz legalább egy lapot!
refusal-malformed = Ebben a játékban nincs ilyen lépés.

## Why the server says no

problem-no-such-table = Nincs ilyen asztal. Talán már törölték.
problem-no-such-match = Ennél az asztalnál nincs ilyen játszma.
problem-no-such-seat = Ilyen hely nincs ennél az asztalnál.
problem-no-such-bot = Nincs ilyen nevű bot.
problem-no-such-phrase = Nincs ilyen üzenet.
problem-no-such-position = A jegyzőkönyvben nincs ilyen számú állás.
problem-no-such-entry = A játéknaplóban nincs ilyen számú bejegyzés.
problem-bad-record = Ez nem egy játszma jegyzőkönyve: nem játszható vissza.
problem-no-such-session = Ilyen bejelentkezés nincs, vagy már nincs.
problem-no-such-token = Nincs ilyen tokened.
problem-no-such-link = Nincs ilyen link: már felhasználták, vagy lejárt.
problem-no-such-option = Ennek a játéknak nincs ilyen házi szabálya.
problem-cursor = Onnan nem folytatódik a lista. Kezdd az elején!
problem-not-your-seat = Nincs helyed ennél az asztalnál.
problem-not-the-host = Ezt csak az asztal házigazdája teheti meg.
problem-not-for-programs = Tokennel játszani lehet, létrehozni, visszavonni vagy törölni semmit.
problem-not-here = A szerver statisztikái csak magán a szerveren érhetők el.
problem-not-over = A játszmának még nincs vége. A jegyzőkönyv most túl sokat árulna el.
problem-deal-counts = Ezt a játszmát másokéval hasonlítjuk össze: tippek és elemzés a végén jönnek.
problem-hands-open = Ebben a játszmában egy elemzés már minden lapot megmutathatott. Nézőként a végéig maradhatsz.
# $day
problem-day-to-come = Az a leosztás még nem jelent meg. Ezen a kiszolgálón a mai nap: { $day } (UTC).
problem-deal-gone = Az ezzel a leosztással játszott játszmát törölték. Kérj egy újabb kihívást!
problem-no-such-challenge = Nincs ilyen kihívás. Lehet, hogy a link csonka: kérd el újra!
problem-no-hints = Ennél az asztalnál nincs tipp: itt emberek találkoznak, és tippek nélkül nyitották.
problem-no-coach = Ezt a játékot itt senki sem tudja megítélni.
problem-nothing-to-decide = Itt nincs mit eldönteni.
problem-no-such-puzzle = Nincs ilyen számú feladvány.
problem-not-away = Még nem: bot csak azt helyettesítheti, aki két perce nincs itt, miközben az asztal rá vár, vagy aki negyed órája nem lépett. Ahol óra jár, ott csak az óra dönt.
problem-not-found = Ezen a címen nincs semmi.
problem-wrong-method = Ezen a címen ezt nem lehet.
problem-wrong-token = Ez a token ismeretlen, vagy visszavonták.
problem-wrong-phase-open = Még nem: a játszma nem kezdődött el.
problem-wrong-phase-revealing = Most nem: mindjárt kezdődik a játszma.
problem-wrong-phase-playing = Most nem: folyik a játszma.
problem-wrong-phase-over = Elkéstél: a játszmának vége.
problem-wrong-phase-cancelled = Elkéstél: az asztal bezárt.
problem-unknown = Itt még senki sem ismer. Előbb ülj le egy asztalhoz!
problem-stale = Közben változott a helyzet. Nézd meg újra!
problem-unavailable = A szerver most nem tud menteni, ezért semmi sem változott. Próbáld újra hamarosan!
problem-stopping = A szerver leáll. Gyere vissza kicsit később!
problem-busy = Az asztal túl gyorsan változik. Próbáld újra!
problem-full = Ezen a szerveren nincs több hely.
problem-link-used = Ezt a linket már felhasználták, vagy lejárt. Készíts újat!
problem-other-match = Az más játék volt, vagy mások voltak a házi szabályok, illetve a játékosok száma.
problem-how-many-moves = Legalább egy lépés kell, de ennyi túl sok.
problem-one-move = Ahol mindenki egyszerre dönt, ott pontosan egy lépés kell.
problem-seal = Egy szó pecsétje 64 hexadecimális számjegy.
problem-sealed-words = A keverés szavait előbb le kell pecsételni. Töltsd be újra az oldalt, vagy használd a program újabb változatát.
problem-other-word = Nem ezt a szót pecsételték le.
problem-would-reveal = Ekkor új lapok kerülnek elő: senki sem tudhatja, mi jön utána.
problem-clock = Egy lépésre legfeljebb 14 nap adható.
problem-seat-taken = Ez a hely foglalt.
problem-still-asked = Még nem: valakinek még van ideje válaszolni a visszavágóra.
problem-too-late = A játszma már túl előrehaladott ahhoz, hogy beülj. Nézőként a végéig maradhatsz.
problem-seat-free = Ott nem ül senki.
problem-stand-in = A helyettest senki sem választja: mindig egy közepes erejű bot az, aki még nem ül az asztalnál.
problem-stand-in-has-moved = Ezt egy bot már eldöntötte helyetted, és így is marad. A következő döntés újra a tiéd.
problem-nobody-seated = Még senki sem ül itt. Ülj le, vagy ültess mindenhova botot!
problem-name = A név 1–24 látható betű, számjegy vagy jel.
problem-name-taken = Ennél az asztalnál már van ilyen név: { $name }.
problem-name-alike = Ez túlságosan hasonlít erre: { $name }. Ilyen név már van az asztalnál, válassz olyat, amelyet senki sem téveszt össze vele!
problem-name-of-bot = Itt a botokat hívják így. Írj hozzá valamit, például egy vezetéknevet, hogy senki se nézzen botnak!
problem-name-on-ladder = A ranglistán már van ilyen vagy megtévesztően hasonló név. Válassz másikat!
problem-label = A címke 1–64 betű, számjegy vagy jel.
problem-rules-version = Ezt a játszmát a szabályok más változatával játsszák, mint amelyet ez a szerver ismer.
problem-too-many-tables = Túl sok asztalod van. Előbb fejezz be vagy zárj be néhányat!
problem-too-many-tokens = Túl sok tokened van. Előbb vonj vissza egyet!
problem-too-many-streams = Túl sok oldalad van nyitva. Előbb zárj be néhányat!
problem-too-many-requests = Túl sok kérés. Várj egy kicsit!
problem-crowded-network = A hálózatodból most túl sok kérés érkezik egyszerre. Várj egy kicsit!
problem-too-slow = A kérés túl lassan érkezett. Semmi sem változott.
problem-too-large = Ez túl nagy.
problem-malformed = A szerver ezt nem érti.
problem-refused = A szerver ezt visszautasítja.
problem-failure = Hiba történt a szerveren.
problem-no-connection = A szerver nem érhető el.

## The bots, each in a line

bot-name-zsofia = Zsófia
temper-lena = Az első estéje: kedve szerint licitál, és túl korán rakja a pincébe az üvegeit.
temper-paul = Mindig a kirakatot akarja, és túl sokat ad érte.
temper-marta = Inkább húz egy lapot, mint hogy a kirakatért harcoljon.
temper-otto = Régi motoros: licit nélkül sosem passzol, ha csak egy üres üveget ad is.
temper-yvonne = Előbb végiggondolja, mit licitálsz majd, és csak aztán licitál.
temper-clement = Tudja, mi lehet egy pincéből, és azt is, hogy te mire készülsz.
temper-tim = Az első estéje: azzal licitál, ami a kezébe akad, és a legnagyobb számokat viszi.
temper-greta = Egyszerre csak egy bankjegytől válik meg, mindegy, melyiktől, és azt viszi, ami neki tetszik.
temper-jules = Elsőként akar választani, és ezért sosem licitál 70-nél kevesebbet.
temper-ilse = Soha nem licitál 70-nél többet, és abból gazdagszik meg, amit te otthagysz.
temper-viktor = Kettőnél több lapot sosem ad ki, de tudja, melyik kettőt.
temper-zsofia = Számol azzal, hogy te is gondolkodsz, és bizonytalanságban tart.
temper-random = Bármelyik szabályos lépés, egyforma eséllyel.
temper-greedy = Minden lehetőséget ökölszabályokkal mérlegel, és a legjobbat választja.
temper-ismcts = Elképzelt világokban próbálja ki a lépéseket, és onnan véletlenszerűen játszik tovább.
temper-ismcts-greedy = Ugyanígy, de ökölszabályok szerint játszik tovább.
temper-expert = A játék legerősebb botja.
temper-expert-0-1 = A 0.1-es változat legerősebb játékosa, változatlanul.
temper-expert-network = A szakértő hálózata a keresése nélkül.
temper-expert-search = A szakértő keresése a hálózata nélkül.

## House rules: a name for each option, and words for its values where they are not numbers

option-draw = Passzoláskor húzott lapok
option-draw-open = mindenki látja
option-draw-hidden = rejtve
option-triangles = Háromszögek
option-triangles-both = csúccsal felfelé vagy lefelé
option-triangles-upright = csak csúccsal felfelé
option-deals = Leosztások száma
# $option: its name, $value
option-chosen = { $option }: { $value }
