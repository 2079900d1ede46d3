### One's own figures, badges and the ladder: a part that only their pages fetch.

## The page

figures = Statisztikám
figures-matches = Játszmák
figures-wins = Győzelmek
figures-between = hosszú távon valószínűleg { $low } és { $high } között
figures-rating = Értékszám
figures-provisional = még ideiglenes
figures-not-rated = még nincs
figures-rated = { $n ->
   *[other] { $n } játszmából
}
figures-streak = Győzelem egymás után
figures-longest = leghosszabb: { $n }
figures-mean = Átlagos pontszám játszmánként
figures-best-weinhaendler = Legjobb borospince
figures-best-money = Legnagyobb vagyon egy leosztásban
figures-players = Játékosok száma
figures-any = Mind
figures-none-title = Még nincs mit számolni
figures-none-text = Játssz végig egy játszmát, és itt kezdődik a statisztikád.
figures-none-here = Még nincs ilyen játszma.
figures-column-matches = Játszma
figures-column-when = Dátum

## Places and company

figures-places = Helyezések
figures-place = { $place } hely
figures-against = Győzelmek társaság szerint
figures-against-note = Ennyiszer győztél, amikor ez a társaság ült az asztalnál. Kevés játszma után ez szerencse is: a sáv azt mutatja, hol állhat be sok után. { $fair ->
    [none] Válassz játékosszámot, és látod, mennyi volna az egyenlő rész.
   *[other] A szaggatott vonal az egyenlő rész: { $fair }.
}
figures-with = Társaság
figures-people = Más emberek
figures-share = Győzelem

## Over time

figures-rating-way = Értékszám, játszmáról játszmára
figures-rating-note = Ugyanazon a skálán, mint a szereplők; 8 nagy különbség. Tipp nélküli játszmák számítanak, olyan lapokkal, amelyeket senki sem ismert.
figures-accuracy-way = Pontosság
figures-luck-way = Kártyaszerencse
figures-reviews-note = Elemzett játszmákból. A szerencse a győzelem századrészeiben: a vonal fölött kedveztek a lapok.
figures-reviews-none = Elemeztess egy játszmát, és itt megjelenik a pontosság és a szerencse.
figures-now = Legutóbb: { $value }

## The path

figures-path = Az út
figures-path-note = Győzz le minden szereplőt a saját asztalánál: ő háromszor, és te. A szám azt mutatja, milyen erősen játszik.
figures-path-play = Játék három ellenféllel: { $name }
figures-path-look = Ki az: { $name }?
figures-path-done = Legyőzve: { $name }

## Badges

figures-badges = Jelvények
figures-badges-note = Tipp nélküli játszmákért, olyan lapokkal, amelyeket senki sem ismert.
figures-badge-times = { $n } alkalommal
figures-badge-full-cellar = Teli pince
figures-badge-full-cellar-note = Építs teljes borospincét, üres mező nélkül.
figures-badge-great-bottle = Nagy bor
figures-badge-great-bottle-note = Nyolc vagy több pont egyetlen üveggel.
figures-badge-five-hundred = Ötszáz
figures-badge-five-hundred-note = Egy valuta mind a kilenc bankjegye: az magában 500.
figures-badge-three-trios = Három hármas
figures-badge-three-trios-note = Három hármas egy leosztásban.
figures-badge-five-coins = Aranyláz
figures-badge-five-coins-note = Zárj egy leosztást öt vagy több aranyérmével.
figures-badge-from-last-weinhaendler = Az utolsóból első
figures-badge-from-last-weinhaendler-note = Nyerj, miután az utolsó kör előtt az utolsó helyen álltál.
figures-badge-from-last-money = Az utolsóból első
figures-badge-from-last-money-note = Nyerj, miután az utolsó leosztás előtt az utolsó helyen álltál.
figures-badge-narrow-weinhaendler = Hajszállal
figures-badge-narrow-weinhaendler-note = Nyerj egyetlen ponttal.
figures-badge-narrow-money = Hajszállal
figures-badge-narrow-money-note = Nyerj tízzel.
figures-badge-in-company = Jó társaságban
figures-badge-in-company-note = Nyerj, miközben más emberek is ülnek az asztalnál.
figures-badge-in-a-row = Három egymás után
figures-badge-in-a-row-note = Nyerj meg három játszmát egymás után.

## After a match

figures-new-badge = Új jelvény: { $name }
figures-new-beaten = Legyőzve a saját asztalánál: { $name }
figures-new-rating = Az értékszámod most: { $rating }

## The ladder

figures-ladder = Ranglista
figures-ladder-of = Ranglista: { $game }
figures-ladder-text = Akik itt szeretnének lenni, köztük a szereplők mint jelek ugyanazon a skálán.
figures-ladder-place = Hely
figures-ladder-name = Név
figures-ladder-empty = Még senki sem csatlakozott. A szereplők örülnének a társaságnak.
figures-ladder-settling = Még ideiglenes
figures-ladder-settling-note = Úgy húsz beszámított játszma után mond valamit az értékszám.
figures-ladder-bot = szereplő
figures-ladder-join = Jelenjek meg a ranglistán
figures-ladder-join-note = Ezzel a névvel, az értékszámoddal és azzal, hány játszmából jött ki. Ha kikapcsolod, azonnal lekerülsz róla.
figures-ladder-own-name = Név a ranglistán
figures-ladder-rename = Módosítás
figures-ladder-yours = A saját statisztikád
