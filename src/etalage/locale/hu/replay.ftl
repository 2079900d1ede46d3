### The rules as pages and sheets, replays, and the check of fair deals.

# $game: its name
rules-of = Szabályok: { $game }
rules-contents = Tartalom
# $clause: such as W9
rules-open-clause = { $clause } a szabályokban
rules-own-page = A szabályok külön oldalon
rules-learn = Tanulás játék közben

## A replay

# $game: its name
replay-controls = Visszajátszás: { $game }
# $ply: number of moves played so far, $plies: of all moves
replay-where = Lépés: { $ply } / { $plies }
# $deal, $deals: numbers
replay-deal = { $deal }. leosztás, összesen { $deals }
replay-position = Állás
replay-first = Az elejére
replay-back = Egy lépés vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-forward = Egy lépés előre
replay-last = A végére
# The name of a key
replay-key-space = Szóköz
replay-speed = Sebesség
replay-speed-slow = lassú
replay-speed-normal = normál
replay-speed-fast = gyors
replay-eyes = Nézőpont
replay-eyes-open = minden lap
replay-result = Eredmény
replay-winner = nyert
replay-unfinished = Ennek a játszmának még nincs vége.
replay-copy-link = Az állás linkjének másolása
replay-link-copied = A link a vágólapon van.
replay-link-there = A link a böngésző címsorában van: onnan másold ki!
replay-download = Jegyzőkönyv letöltése
replay-to-table = Az asztalhoz
replay-another = Másik játszma megnézése
replay-not-over-title = Még tart a játszma
replay-not-over-text = A visszajátszás minden lapot megmutat, ezért várnia kell a játszma végéig.
replay-gone-title = Ez a játszma nincs itt
replay-gone-text = A játszmákat a befejezésük után egy idővel töröljük. Amelyiknek valaki elmentette a jegyzőkönyvét, az továbbra is megnézhető.

## Records from files

replay-page-title = Játszma megnézése
replay-page-text = Minden befejezett játszmáról menthető jegyzőkönyv: az összes lap és az összes lépés egy kis fájlban. Itt lépésről lépésre végignézheted.
replay-choose = Jegyzőkönyv kiválasztása
replay-choose-text = vagy húzd ide (.json vagy .jsonl)
replay-no-record = Ebben a fájlban nincs játszma. A jegyzőkönyv egy itt, játszma után mentett .json fájl, vagy egy .jsonl fájl, soronként egy jegyzőkönyvvel.
replay-too-long = Ez a jegyzőkönyv túl hosszú, vagy egy név benne: egy név legfeljebb 64 karakter.
replay-cut-off = Ez a link nem teljes. Valószínűleg lemaradt egy darabja másoláskor.
# $count: number
replay-in-file = { $count ->
   *[other] { $count } játszma ebben a fájlban
}
replay-samples = Mintajátszmák
# $n: number, $text: the same, formatted
replay-moves = { $n ->
   *[other] { $text } lépés
}
replay-bad-title = Ez a jegyzőkönyv hibás
# $deal, $move: numbers from 1
replay-bad-move = { $deal }. leosztás, { $move }. lépés: ez nem lehetséges.
# $deal: number from 1
replay-bad-deal = Hibás: { $deal }. leosztás.
# $key: the name of a part of the file
replay-bad-key = A fájl egyik része hibás: { $key }.
replay-bad-size = A szerver nem tudja elolvasni ezt a jegyzőkönyvet: túl nagy, vagy nem megfelelő a formátuma.

## The check of a fair deal

fair-invites = Nézd meg magad, hogy senki sem válogatta a lapokat!
fair-check = Keverés ellenőrzése
fair-proved = Ezeket a lapokat senki sem válogatta
fair-proved-text = Az első lap előtt a szerver lepecsételt egy titkos számot, az asztalnál minden böngésző, a tiéd is, egy véletlen szót. A böngésződ most ezekkel újra megkeverte a lapokat: ugyanazok jöttek ki. Az ujjlenyomatuk:
fair-holds = A jegyzőkönyv rendben van
fair-holds-text = A titok, a pecsétek és a szavak összeillenek, és ezeket a lapokat adják. Ez az eszköz semmit sem őrzött meg a játszmáról, így nem tudja, milyen sorrendben mutatták meg őket:
fair-holds-1-text = A titok illik a pecsétjéhez, és a szavakkal együtt ezeket a lapokat adja. A szavakat akkor még nem pecsételték le, így valaki utolsóként választhatta a magáét:
fair-wrong = Ennek az osztásnak a tisztasága nincs bizonyítva
fair-wrong-secret = Ez nem az a titok, amelyet az első lap előtt lepecsételtek.
fair-wrong-seals = Az egyik szó nem az, amelyet lepecsételtek.
fair-wrong-kept = A szerver pecsétje, a lepecsételt szavak vagy a tiéd nem azok, amelyeket ez az eszköz megőrzött. Ha a kezdéskor nem voltál itt, vagy másik eszközzel ültél le, ez az oka.
fair-wrong-cards = A titok és a szavak más lapokat adnak, mint amelyek a jegyzőkönyvben vannak.
fair-wrong-unreadable = Olvashatatlan, amit a jegyzőkönyv a lapjairól mond.
fair-unfinished = A titkot a játszma végén tesszük közzé.
fair-again = Egy korábbi játszma lapjai
fair-again-text = Szándékosan játszották őket másodszor, tehát ismertek. Azt a játszmát ellenőrizd, amelyből valók!
fair-absent = Ez a jegyzőkönyv nem mondja meg, hogyan keverték a lapokat. Ez rendben van, ha a játszma nem szerveren folyt.
fair-see-proof = Bizonyíték megnézése
fair-proof = A bizonyíték
proof-seal = A pecsét, amely már látszott, mielőtt bárki leült volna
proof-seal-seen = Ez a böngésző már az első lap előtt látta.
proof-seal-not-seen = Ez a böngésző az első lap előtt még nem volt itt: a pecsétet a jegyzőkönyvből ismeri.
proof-secret = A titok, az utolsó lap után közzétéve
proof-hash = A titok SHA-256 értéke, itt kiszámolva:
proof-hash-same = Egyezik a pecséttel
proof-hash-other = Nem egyezik a pecséttel
proof-words = Amit az egyes helyek a keveréshez adtak
proof-no-word = semmi
proof-word-seal = lepecsételve:
proof-word-fits = A szó illik a pecsétjéhez
proof-word-other = Nem a lepecsételt szó
proof-version-1 = 1. változat: a szavakat nem pecsételték le. Nem mutatja meg, hogy a szerver pecsétje után jöttek, sem azt, hogy senki sem választotta utolsóként a magáét.
proof-kept = Amit ez az eszköz megőrzött
proof-kept-same = A szerver pecsétje, minden lepecsételt szó és a tiéd: ugyanaz
proof-kept-other = A szerver pecsétje, a lepecsételt szavak vagy a tiéd: nem ugyanaz
proof-kept-nothing = Semmit ebből a játszmából: csak azt ellenőrizte, összeillik-e, amit a jegyzőkönyv mond.
proof-in-vain = Elmaradt kezdések, miután ez az eszköz felfedett egy szót: { $count }
proof-cards = A lapok, a kettőből újra kiosztva
# $deal: number
proof-deal = { $deal }. leosztás
proof-cards-same = Ugyanazok a lapok
proof-cards-other = Más lapok
proof-how = Hogyan működik a tiszta osztás

## The page about it

fair-page-title = Senki sem válogatta a lapjaidat
fair-page-intro = Egy szerveren meg kell bíznod abban, aki kever. Itt nem: minden játszma után magad ellenőrizheted, hogy a lapokat sem kiválogatni, sem kicserélni nem tudta senki.
fair-page-seal = Egy lepecsételt titok
fair-page-seal-text = Mielőtt bárki leülne, a szerver sorsol egy hosszú véletlen számot, és titokban tartja. Csak a pecsétjét mutatja meg: egy ujjlenyomatot, amelyből senki sem találja ki a számot, de amely semmilyen más számra nem illik.
fair-page-words = Mindenkitől egy lepecsételt szó
fair-page-words-text = Aki leül, saját véletlen betűket ad hozzá. A böngésződ találja ki őket helyetted, miután elolvasta és megőrizte a szerver pecsétjét. Csak egy pecsétet mutat róluk, amely éppen ehhez a titokhoz készült.
fair-page-reveal = A szavak felfedése
fair-page-reveal-text = Amikor a házigazda elindítja a játszmát, minden pecsét rögzül. A böngészők csak ezután mondják meg a szavukat, így senki sem választhatja utolsóként a magáét. Ha tíz másodperc után valamelyik hiányzik, a kezdés mindenki szeme láttára elmarad, és minden elölről kezdődik, más titokkal és más szavakkal.
fair-page-cards = A keverés
fair-page-cards-text = A titok és a szavak együtt döntik el a játszma minden keverését, egy nyilvános recept szerint. Ha egyetlen betű is más, minden lap más.
fair-page-secret = Kiderül a titok
fair-page-secret-text = Az utolsó leosztás után a szerver közzéteszi a titkot. Ekkor bárki összevetheti a pecséttel, újra megkeverheti a lapokat, és pontosan ugyanazokat látja.
fair-page-so = Ha tehát az asztalnál legalább egy eszköz becsületes, senki sem választotta ki a lapokat, és osztás előtt nem is láthatta előre őket. A saját böngésződ ellenőrzi ezt, és összeveti azzal, amit megőrzött; a szervernek ebben nincs része. Aki nem játszott, a jegyzőkönyvből csak azt ellenőrizheti, hogy minden összeillik-e.
fair-page-not = Amit nem bizonyít: hogy a lapokat osztó szerver üzemeltetője utána nem nézi meg őket.
fair-page-exactly = A pontos recept
fair-page-exactly-text = Az n alatti számok a bájtokból jönnek, négyesével, és ezek keverik meg a paklit az utolsó laptól visszafelé. Egy saját program is megismételheti: a játszma jegyzőkönyvében minden megvan hozzá.
fair-page-check = Játszma ellenőrzése
