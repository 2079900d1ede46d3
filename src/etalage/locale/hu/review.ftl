### The coach on the page: hints, reviews, practice and puzzles.

## A hint

hint = Tipp
hint-key = tippet kér
hint-title = Mit tenne a mester?
hint-thinking = Az edző gondolkodik
hint-behind = { $points } ponttal kevesebb
hint-equal = ugyanolyan jó
hint-note = A szám a te részed a győzelemből, ha mindenki mesterként játszik tovább. Kipróbálva { $worlds } elképzelt leosztásban, amely megfelel annak, amit tudsz.
hint-public = A többiek a naplóban látják, hogy tippet kértél.
hint-gentle = Csak a lépés villanjon fel
hint-gentle-note = A tipp az asztalon mutatja a lépést, számok és indokok nélkül.
hint-lit = Az edző javaslata: { $move }
play-hints = Tippek mindenkinek
play-hints-note = Bárki kérhet tippet az edzőtől; a többiek látják a naplóban.
table-hints-on = Tippek: mindenkinek

## Moves as one would say them

wine-move-bid = Licit: { $cards }
wine-move-pass = Passz
wine-move-draw = Passz és húzás
wine-move-place = Lerakás: { $card }, { $row }. szint
wine-move-done = Kör befejezése
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
review-behind-play = A folyó játszmák elsőbbséget élveznek. Hagyd nyitva ezt az oldalt!
review-page-title = Egy játszma elemzése
review-page-text = Mi volt szerencse, és mi tudás? Az edző végigmegy egy befejezett játszmán, és megmutatja, hol dőlt el.
review-not-over-text = Az elemzés minden lapot lát, ezért várnia kell a játszma végéig.
review-no-coach-title = Ehhez a játékhoz nincs elemzés
review-accuracy = Pontosság
review-result = Eredmény
review-fair = Egyenlő rész
review-luck = Szerencse
review-skill = Tudás
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
review-sum = Eredmény = egyenlő rész + szerencse + tudás, a győzelem századaiban. A szerencse az, amennyivel a lapok többet értek, mint amik jöhettek volna.
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
review-said-luck-good = A szerencse { $points } századot hozott a győzelemből.
review-said-luck-good-you = A szerencse { $points } századot hozott neked a győzelemből.
review-said-luck-bad = A balszerencse { $points } századba került a győzelemből.
review-said-luck-bad-you = A balszerencse { $points } századodba került a győzelemből.
review-said-cost-bid = Egy licit – { $round }. kör – { $points } pontba került.
review-said-cost-pass = Egy passz – { $round }. kör – { $points } pontba került.
review-said-cost-place = Egy lerakás – { $round }. kör – { $points } pontba került.
review-said-cost-exchange = Egy csere – { $round }. kör – { $points } pontba került.
review-cost = { $name }: { $move } – ára { $points }
review-better = Jobb: { $move }
review-fine = { $name }: { $move }
review-shares = Részek a győzelemből
review-previous-costly = Előző drága döntés
review-next-costly = Következő drága döntés

## Practice and puzzles

practice = Gyakorlás
practice-question = Drága volt: { $move }. Mi a jobb?
practice-judging = Az edző gondolkodik…
practice-right = Úgy van! Jobb nincs.
practice-costs = { $move }: { $points } pontba kerül.
practice-try-other = Próbálj mást!
practice-best = A mester: { $move }
practice-show = Megoldás
practice-next = Tovább
puzzles = Feladványok
puzzles-of = Feladványok: { $game }
puzzles-none-title = Itt nincsenek feladványok
puzzles-none-text = Ezen a szerveren ehhez a játékhoz nincs.
puzzle-question = Feladvány: { $number } / { $count }. Egy lépés kiemelkedik. Melyik?
puzzle-streak = Sorozat: { $text }
puzzle-longest = Leghosszabb sorozat: { $text }
puzzle-grade = Nehézség: { $grade } / 6
puzzle-skip = Kihagyás
