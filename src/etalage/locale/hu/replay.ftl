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
replay-eyes = Kinek a szemével
replay-eyes-open = minden nyílt
replay-result = Eredmény
replay-winner = nyert
replay-unfinished = Ennek a játszmának még nincs vége.
replay-copy-link = Link másolása ehhez az álláshoz
replay-link-copied = A link a vágólapon van.
replay-link-there = A link a böngésző címsorában van: onnan másold ki!
replay-download = Jegyzőkönyv letöltése
replay-to-table = Az asztalhoz
replay-another = Másik játszma megnézése
replay-not-over-title = Még tart a játszma
replay-not-over-text = A visszajátszás minden lapot megmutat, ezért várnia kell a játszma végéig.
replay-gone-title = Ez a játszma nincs itt
replay-gone-text = A játszmákat a végük után egy idővel töröljük. Amelyiknek valaki elmentette a jegyzőkönyvét, az továbbra is megnézhető.

## Records from files

replay-page-title = Egy játszma megnézése
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
replay-samples = Játszmák kipróbálásra
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
replay-bad-size = A szerver nem tudja elolvasni ezt a jegyzőkönyvet: túl nagy, vagy nem megfelelő a formája.

## The check of a fair deal

fair-invites = Ellenőrizd, hogy senki sem válogatta a lapokat!
fair-check = Ellenőrzés
fair-proved = Tiszta osztás, ezen az eszközön ellenőrizve
fair-proved-text = A most közzétett titok illik a pecséthez, és pontosan ezeket a lapokat adja:
fair-wrong = Ez az osztás nincs bizonyítva
fair-wrong-secret = Ez nem az a titok, amelyet az első lap előtt lepecsételtek.
fair-wrong-cards = A titok és a szavak más lapokat adnak, mint amelyek a jegyzőkönyvben vannak.
fair-wrong-unreadable = Olvashatatlan, amit a jegyzőkönyv a lapjairól mond.
fair-unfinished = A titok akkor kerül elő, amikor vége a játszmának.
fair-again = Egy korábbi játszma lapjai
fair-again-text = Szándékosan játszották őket másodszor, tehát ismertek. Azt a játszmát ellenőrizd, amelyből valók!
fair-absent = Ez a jegyzőkönyv nem mondja meg, hogyan keverték a lapjait. Ez így szokás, ha a játszma nem szerveren folyt.
fair-see-proof = Bizonyíték megnézése
fair-proof = A bizonyíték
proof-seal = A pecsét, amely már látszott, mielőtt bárki leült volna
proof-seal-seen = Ez a böngésző már az első lap előtt látta.
proof-seal-not-seen = Ez a böngésző az első lap előtt még nem volt itt: a pecsétet a jegyzőkönyvből ismeri.
proof-secret = A titok, az utolsó lap után közzétéve
proof-hash = Az SHA-256 értéke, itt kiszámolva:
proof-hash-same = Egyezik a pecséttel
proof-hash-other = Nem egyezik a pecséttel
proof-words = Amit az egyes helyek a keveréshez adtak
proof-no-word = semmi
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
fair-page-words = Mindenkitől egy szó
fair-page-words-text = Aki leül, saját véletlen betűket tesz hozzá. A tieidet a böngésződ találja ki. A pecsét után érkeznek, így a szerver nem számolhatott velük.
fair-page-cards = A keverés
fair-page-cards-text = A titok és a szavak együtt döntik el a játszma minden keverését, egy nyilvános recept szerint. Ha egyetlen betű is más, minden lap más.
fair-page-secret = Kiderül a titok
fair-page-secret-text = Az utolsó leosztás után a szerver közzéteszi a titkot. Ekkor bárki összevetheti a pecséttel, újra megkeverheti a lapokat, és pontosan ugyanazokat látja.
fair-page-so = A szerver tehát nem válogathatta a lapokat, mert hiányzott hozzá a te szavad, és később sem cserélhette ki őket, mert ott volt a pecsét. Az ellenőrzést a saját böngésződ végzi, a szervernek nincs benne szerepe.
fair-page-exactly = A pontos recept
fair-page-exactly-text = Az n alatti számok a bájtokból jönnek, négyesével, és ezek keverik meg a paklit az utolsó laptól visszafelé. Egy saját program is megismételheti: a játszma jegyzőkönyvében minden megvan hozzá.
fair-page-check = Játszma ellenőrzése
