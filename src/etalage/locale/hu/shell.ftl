# The page around a table, and what any page may say.
skip-to-content = Ugrás a tartalomhoz
close = Bezárás
to-the-front = A kezdőlapra
you = Te
# $number: of the seat, from 1
seat-number = { $number }. hely
loading = Egy pillanat…
on = be
off = ki
your-turn = Te jössz

not-found-title = Itt nincs semmi
not-found-text = Ez a cím nem vezet sehová. Talán lemaradt egy darabja másoláskor.
no-table-title = Ez az asztal már nincs meg
no-table-text = Az utolsó játszma után egy idővel leszedjük az asztalokat. Vagy a link egy darabja maradt le másoláskor: kérd el újra!
unreachable-title = A szerver nem válaszol
unreachable-text = Semmi sem veszett el: az asztalod megvan. Ellenőrizd a kapcsolatot, aztán próbáld újra!
try-again = Újrapróbálás
upgrade-text = Van ennek az oldalnak újabb változata.
upgrade-reload = Újratöltés
connection-lost = Megszakadt a kapcsolat. Újrapróbálkozás…

menu = Menü
tab-log = Napló
tab-rules = Szabály
tab-memory = Lapkövetés
tab-table = Asztal
beside = Az asztal mellett
can-do = Amit tehetsz
fold-away = Becsukás
theme-switch = Világos vagy sötét
keys-title = Súgó: szabályok és billentyűk
keys-list = Ez a lista
log-empty = Még nem történt semmi.
# A heading in the log. $deal, $deals
log-deal = { $deal }. leosztás, összesen { $deals }
log-look = Ennek az állásnak a megnézése
why = miért?
looking-back = Egy korábbi pillanatot nézel.
to-the-present = Vissza a jelenbe

house-rules = Házi szabályok
card-memory-on = Lapkövetés: be
card-memory-off = Lapkövetés: ki
fair-deal = Tiszta osztás
fair-commitment = A szerver már azelőtt rögzítette a titkát, hogy bárki leült volna. Ez a pecsétje:
fair-cards-again = Egy korábbi játszma lapjait játsszátok újra, azét, amelynek ez a pecsétje:
fair-what = Mi ez?
known-cards = Ismert lapok
known-cards-text = Ezekkel a lapokkal már játszottak. Aki játszotta vagy nézte azt a játszmát, vagy megvan neki a jegyzőkönyve, mindenkinek ismeri a lapjait.
known-cards-unlisted = Ezért az asztal nincs kint a kezdőlapon, és az eredmény semmi mással nem vethető össze.
known-cards-seen = Értem
clock-none = Időkorlát nélkül
# $span: a time, such as "5 minutes"
clock-per-move = { $span } lépésenként
span-days = { $n ->
   *[other] { $n } nap
}
span-hours = { $n ->
   *[other] { $n } óra
}
span-minutes = { $n ->
   *[other] { $n } perc
}
span-seconds = { $n ->
   *[other] { $n } másodperc
}
# $span: a time
time-left = még { $span }

after-match = A játszma után
replay = Visszajátszás
same-deal = Ugyanezek a lapok
rematch = Visszavágó
challenge = Leosztás küldése barátoknak
challenge-short = Kihívás
watching = Nézőként vagy itt.
seat-gone = A helyedet már más kapta meg. Nézőként maradhatsz.

say-something = Szólj a többiekhez
at-this-table = Ennél az asztalnál
# $bot: the name of a character
stand-in = helyettese { $bot }
is-bot = bot
is-host = házigazda
let-bot-stand-in = Helyettesítés bottal
kept-waiting = { $name } már egy ideje nem lépett.
seat-away = nincs itt
away-for = { $name } nincs itt, már { $span } óta.
away-note = már { $span } óta nincs itt
stand-in-later = { $span } múlva bot helyettesítheti.
stand-in-rule = Óra nélkül bot helyettesítheti azt, aki két perce nincs itt, miközben az asztal rá vár, vagy aki negyed órája nem lépett; ezt az asztalnál bárki kérheti.
stand-in-rule-clock = Bot akkor helyettesít valakit, ha lejárt az ideje, előbb nem.
copy-link = Link másolása
link-copied = A link a vágólapon van.
bot-plays-for-you = Egy bot játszik helyetted.
take-seat-back = Helyem visszavétele
leave-to-bot = Távozás: bot játszik tovább
close-table = Asztal bezárása
close-table-sure = Mindenkinek bezárod az asztalt? A játszma eredmény nélkül ér véget.
settings = Beállítások

daily = A nap leosztása
daily-invites = Minden nap új leosztások, mindenkinek ugyanazok.
common-cards = Mindenkinek ugyanazok a lapok
common-cards-text = Mások is pontosan ezekkel a lapokkal játszanak, mindenki a saját asztalánál, ugyanazok ellen a botok ellen.
common-counts = Ez a játszma számít: a végéig nincsenek tippek.
common-practice = Ez a játszma gyakorlás, nem számít.
common-compare = Összevetés
