### The lessons: a few minutes at a table with known cards.

# $game: its name
learn-title = Lecke: { $game }
learn-guide = A lecke
# $number, $count: numbers
learn-step = { $number }. lépés, összesen { $count }
learn-continue = Tovább
learn-back = Vissza
learn-hint = Tipp
learn-again = Újrakezdés
learn-leave = Kilépés a leckéből
learn-play = Gyors játék
# $game: its name
learn-other = Lecke: { $game }
learn-end-title = Már tudsz játszani
# $names: the bots
learn-end-company = Az első asztalodnál: { $names }. Ők sem régóta játszanak.
problem-lesson = Nem egészen.

## Die Weinhändler

learn-wine-hand = Ez az öt üveg van a kezedben. A nagy szám az üveg értéke euróban. A betű és a szín mondja meg, melyik bor: Z a zöld Zinfandel, B a lila Bordeaux. A csillagai pontot érnek, mihelyt a pincédben fekszik.
learn-wine-display = A kirakatban négy üveg áll. A legmagasabb licit viszi mindet, és üvegekkel fizetünk.
learn-wine-bid = Te kezdesz: ezt jelzi a dugóhúzó. Licitálj az 5-össel és a 14-essel együtt: 19 euró. Egy licitben annyi üveg lehet, amennyit csak akarsz.
learn-wine-bid-hint = Koppints a kezedben az 5-ösre és a 14-esre. A gomb ekkor megmutatja a licitedet.
learn-wine-bid-done = Szép licit! Most a többiek: Anne 7, Herman 41, Carl 23.
learn-wine-raise = Nem lehet két egyforma licit, de a tiéd lehet alacsonyabb is, mint a többi. Mindig tehetsz hozzá: tedd hozzá a 20 centet érő üres üveget, és máris 19,20 a licited.
learn-wine-raise-hint = Koppints az üres üvegre, amelyiken 0,20 áll, és licitálj.
learn-wine-raise-done = Anne és Herman passzol. Carl egy 20-ast tesz hozzá, és már 43 a licitje.
learn-wine-pass = Harmadik vagy. Nem rossz: mindenki a közvetlenül fölötte álló licitet kapja meg, így tiéd lenne Herman licitje, a 9-es, a 12-es és a 20-as. Passzolj!
learn-wine-pass-hint = Nyomd meg a „Passz” gombot, üveg kiválasztása nélkül.
learn-wine-pass-done = Te ebből a licitálásból kiszálltál. Már csak Carl maradt.
learn-wine-exchange = Carl is passzol. Ő megkapja a kirakatot, Herman Carl licitjét, te Herman licitjét, Anne pedig a tiédet. A legalacsonyabb licit, Anne 7-ese kerül a kirakatba, amelyet később a pakli tölt fel.
learn-wine-cellar = Minden csere után mindenki rakhat üvegeket a pincéjébe, amennyit csak akar; legfeljebb hat lap maradhat a kezében. Ez a te borospincéd egy másik este vége felé: öt szint, 5, 4, 3, 2 és 1 mezővel. Az alsó szint fölött minden üveg két másikon nyugszik.
learn-wine-lay = Egy másik játszma, üres pincével és más üvegekkel. Az alsó szint a két végén bővül. Rakd le a 25-öst, mellé a 14-est, aztán a 7-est, és a 14-esre meg a 7-esre a 21-est: kilenc csillag, és egy pont a három különböző zöld üvegért.
learn-wine-lay-hint = Koppints a kiemelt üvegre, aztán a mezőre, ahová való. Ha mind a négy ott van, nyomd meg a „Kör befejezése” gombot.
learn-wine-lay-done = Tíz pont: 3 + 2 + 1 + 3 a csillagokért, és 1 a zöld háromszögért.
learn-wine-trios = Megint egy másik játszma. Három teljesen egyforma üveg 4 pontot ér: vízszintesen, átlósan vagy háromszögben. Koppints a harmadik kék 16-osra: minden mező megmutatja, mennyit ér ott. Rakd oda, ahol a legtöbbet éri.
learn-wine-trios-hint = A legjobb mező a másik kettőtől balra van. Aztán nyomd meg a „Kör befejezése” gombot!
learn-wine-trios-done = Hét pont: 2 a csillagokért, 4 a három 16-osért egymás mellett, 1 a háromszögért az alatta lévő 9-essel és 23-assal.
learn-wine-draw = Vissza az első játszmához. Semmi sem tetszik a kirakatban? Ha úgy passzolsz, hogy még nem licitáltál, húzhatsz: két lapot fordítunk fel, az olcsóbb a tiéd, a másik a pakli aljára kerül. Aki csak passzol, annak marad a keze, ahogy van: ez tele kézzel jó. Passzolj és húzz!
learn-wine-draw-hint = Nyomd meg a „Passz és húzás” gombot, üveg kiválasztása nélkül.
learn-wine-draw-done = Egy 13-as és egy 18-as jött: a 13-as már a kezedben van, a 18-as pedig a pakli alján.
learn-wine-end = Annak a másik estének az utolsó köre: a pakli üres, és mindenki lerakja, amit csak tud. Carlnak 39 pontja van, neked 29. Fejezd be a pincédet úgy, hogy három kék 23-as összeérjen! A megmaradó üveg új pincét kezd.
learn-wine-end-hint = A 23-as a negyedik szint szabad mezőjére kerül, egy 17-es a tetejére, a másik 17-es pedig az új pincét kezdi. Aztán nyomd meg a „Kör befejezése” gombot.
learn-wine-end-done = 7, 2 és 2 pont: te nyersz, 40 a 39 ellen. Az nyer, akinek a legtöbb pontja van, és ennyi az egész játék.
learn-end-weinhaendler = Licitáltál, cseréltél, húztál, pincét építettél és nyertél. A többit játék közben elmondja az asztal.

## Money!

learn-money-hand = Ez a pénzed: többféle valuta bankjegyei és egy aranyérme. Minden valutából három 20-as, három 30-as, egy 40-es, egy 50-es és egy 60-as van. Kevés valutát gyűjts: amelyikből a végén 200-nál kevesebb van, abból 100-at le kell vonni. „100 → 0”: ennyi van, és ennyi számít belőle.
learn-money-displays = Középen két kirakat fekszik, bal és jobb oldalon. Mindenki egyszerre licitál rájuk, lefordított lapokkal. A játékpénzed nem ér semmit, és mindig nálad marad. A pakli alatt áthúzott valuta nincs játékban.
learn-money-bid = A licitben minden valuta egyformán számít. Azzal fizess, amit a legkönnyebben nélkülözöl: mindkét 20 rubelessel, az aranyérmével és, hogy 80 legyen, a 30 euróssal.
learn-money-bid-hint = Koppints a 30 eurósra, az aranyérmére és addig a 20 rubelesre, amíg mindkettő bent nincs. Aztán licitálj: 80.
learn-money-bid-done = Kész a licited, a többiek nem látják; a lapjai a kezedben felemelve maradnak. Anne és Herman is licitált, már csak Carl gondolkodik.
learn-money-reveal = Minden licitet egyszerre fordítunk fel. Anne licitje is 80. Ilyenkor a legkisebb sorozatszám dönt: Anne 20 jenesén az 1 áll, ezért Anne előtted jön. Carl csak játékpénzzel licitált, és kimarad a körből.
learn-money-swap = Anne elvette a jobb oldali kirakatot. Te is elvehetsz egyet, vagy cserélhetsz valakivel, akinek a licitje még ott fekszik. Herman licitje 70, csupa euró, amiből neked a legtöbb van: cserélj vele!
learn-money-swap-hint = Válaszd ki Herman licitjét, aztán nyomd meg a gombot.
learn-money-swap-done = Tiéd a sok euró. A licited most Herman előtt fekszik, és ő jön, a te 80-as liciteddel.
learn-money-after = Herman elvette a bal oldali kirakatot. Az ott hagyott licitek az új kirakatok, a pakli négy lapra egészíti ki őket. Így vándorol a pénz, és így tér vissza.
learn-money-count = Egy másik játszma, sok körrel később: a pakli üres, ez az utolsó kör. Egy valuta 200-tól teljes értékkel számít; ha kevesebb, 100-at le kell vonni. A 170 dollárod így 70-et ér, a frankod és az euród semmit.
learn-money-take = Egy valutából három 20-as vagy három 30-as további 100-at ér. Vedd el azt a kirakatot, amelyikkel a leggazdagabb leszel!
learn-money-take-hint = Válaszd a bal oldali kirakatot, benne a 60 dollárral, és nyomd meg a gombot.
learn-money-take-done = És máris gazdag vagy! Anne és Herman még befejezi a kört, aztán vége a leosztásnak.
learn-money-total = A 230 dollár teljes értékkel számít, a 110 frankból 10, a 60 euróból semmi, az érme 10. A három 20 eurós 100-at ér, a három 30 frankos szintén: összesen 450.
learn-end-money = Egy játszma három leosztás, és az nyer, aki összesen a leggazdagabb. Egy tipp: egy valuta mind a kilenc bankjegye 500-at ér!
