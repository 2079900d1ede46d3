### The coach on the page: hints, reviews, practice and puzzles.

## A hint

hint = Tipp
hint-key = tippet kér
hint-title = Mit tenne a mester?
hint-thinking = Az edző gondolkodik
hint-behind = { $share } a hátrány
hint-equal = ugyanolyan jó
hint-note = A szám a te részed a győzelemből, ha mindenki mesterként játszik tovább: 100% a biztos győzelem. Kipróbálva { $worlds } elképzelt leosztásban, amely megfelel annak, amit tudsz.
hint-staged = A már letett üvegeidet is beleszámítottuk.
hint-public = A többiek a naplóban látják, hogy tippet kértél.
hint-gentle = Csak a lépés villanjon fel
hint-gentle-note = A tipp az asztalon mutatja a lépést, számok és indokok nélkül.
hint-lit = Az edző javaslata: { $move }
play-hints = Tippek mindenkinek
play-hints-note = Bárki kérhet tippet az edzőtől; a többiek látják a naplóban.
table-hints-on = Tippek: mindenkinek

## Moves as one would say them

wine-move-bid = Licit: { $cards }
wine-move-raise = Licit: { $amount } (még { $cards })
wine-move-pass = Passz
wine-move-draw = Passz és húzás
wine-move-place = Lerakás: { $bottles }
wine-move-bottle = { $card } ({ $row }. szint)
wine-move-turn = Lerakás: { $bottles }, több nem
wine-move-done = Nincs több lerakás
money-move-bid = Licit: { $amount } ({ $cards })
money-move-out = Kimaradás ebből a körből
money-move-left = Bal oldali kirakat elvétele
money-move-right = Jobb oldali kirakat elvétele
money-move-swap = Csere: { $name }
money-move-keep = Megtartás

## A review

review = Elemzés
review-making = Az edző végigmegy a játszmán
review-waiting = Várakozás az edzőre
review-progress = Haladás
review-behind-play = Ez körülbelül fél percig tart, tovább, ha sok asztalnál játszanak. Addig hagyd nyitva az oldalt!
review-page-title = Egy játszma elemzése
review-page-text = Mi volt szerencse, és mi tudás? Az edző végigmegy egy befejezett játszmán, és megmutatja, hol dőlt el.
review-not-over-text = Az elemzés minden lapot lát, ezért várnia kell a játszma végéig.
review-no-coach-title = Ehhez a játékhoz nincs elemzés
review-accuracy = Pontosság
review-result = Eredmény
review-fair = Igazságos rész
review-luck = Szerencse
review-skill = Tudás
review-accuracy-means = Mennyire jó volt minden döntés a mesteréhez képest; 100-nál jobb nincs
review-result-means = A győzelemből: a győztesé 100%, mindenki másé 0%
review-fair-means = Ennyivel indul mindenki: a győzelem egyenlően elosztva
review-luck-means = Amit a lapok adtak vagy elvettek
review-skill-means = Amit a döntések adtak vagy elvettek, a sajátok és a többieké
review-way = A játszma menete
review-way-note = Fent: mindenki része a győzelemből. Alatta a sávok a lapok szerencséje: { $name }. A számok a legdrágább döntéseket jelölik.
review-look = Állás megnézése
review-costly = { $count ->
    [0] Ami drága volt
    [one] A legdrágább döntés
   *[other] A { $count } legdrágább döntés
}
review-no-mistakes = Nem volt: semmi, amit a mester egyértelműen jobban tett volna.
review-seats = Egymás mellett
review-sum = Eredmény = igazságos rész + szerencse + tudás. A szerencse az, amennyivel a lapok többet értek, mint amik jöhettek volna. A drága döntés a tudásból vesz el, mások hibái hozzáadnak: ezért a döntéseid ára nem ugyanennyi.
review-share = Megosztás képként
review-back = Vissza
review-back-to = Az elemzéshez
review-no-picture = Ez a böngésző nem tudta megrajzolni a képet.
review-graph = Győzelmi részek a játszma során
review-at = { $round }. kör: { $shares }
review-mark = { $number }. drága döntés: { $loss }
review-round = { $round }. kör
review-when-deal = { $deal }. leosztás, { $round }. kör
review-as-table = Táblázatként
review-column-round = Kör
review-column-player = Játékos
review-error = ± { $error }
review-played = { $name } lépése
review-you-played = A te lépésed
review-expert = A mester
review-try = Újra
review-position = Megnézem
review-said-accuracy = { $name }: pontosság { $accuracy } a 100‑ból.
review-said-accuracy-you = A pontosságod { $accuracy }.

## The sentence one remembers

review-said-luck-none = A szerencse kiegyenlített volt.
review-said-luck-none-you = A szerencse kiegyenlített volt.
review-said-luck-good = A szerencse hozadéka a győzelemből: { $share }.
review-said-luck-good-you = A szerencse hozadéka neked a győzelemből: { $share }.
review-said-luck-bad = A balszerencse ára a győzelemből: { $share }.
review-said-luck-bad-you = A balszerencse ára neked a győzelemből: { $share }.
review-said-cost-bid = A legdrágább egy licit volt ({ $when }): ára a győzelemből { $share }.
review-said-cost-pass = A legdrágább egy kihagyott licit volt ({ $when }): ára a győzelemből { $share }.
review-said-cost-place = A legdrágább egy döntés volt a pincében ({ $when }): ára a győzelemből { $share }.
review-said-cost-exchange = A legdrágább egy csere volt ({ $when }): ára a győzelemből { $share }.
review-cost = { $name }: { $move } – ára a győzelemből: { $share }
review-better = Jobb: { $move }
review-fine = { $name }: { $move }
review-shares = Részek a győzelemből
review-previous-costly = Előző drága döntés
review-next-costly = Következő drága döntés

## Practice and puzzles

practice = Gyakorlás
practice-question = Drága volt: „{ $move }”. Mi a jobb?
practice-judging = Az edző gondolkodik…
practice-right = Úgy van! Jobb nincs.
practice-costs = „{ $move }” – ára a győzelemből: { $share }.
practice-try-other = Próbálj mást!
practice-best = A mester: { $move }
practice-show = Megoldás
practice-next = Tovább
puzzles = Feladványok
puzzles-of = Feladványok: { $game }
puzzles-none-title = Itt nincsenek feladványok
puzzles-none-text = Ezen a szerveren ehhez a játékhoz nincs.
puzzle-question = Feladvány: { $number } / { $count }. Egy lépés kiemelkedik. Melyik?
puzzle-streak = Egymás után megoldva: { $text }
puzzle-longest = Leghosszabb sorozat: { $text }
puzzle-grade = Nehézség: { $grade } / 6
puzzle-skip = Kihagyás
