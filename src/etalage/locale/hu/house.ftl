### The house: its front page, the room around a table before the match, and the settings.
### Names, titles and lists come formatted; numbers to select on come as numbers.

## The front

home-title = Etalage: Die Weinhändler és Money!
home-slogan = Két kártyajáték egy kirakat körül
home-pitch-weinhaendler = Üvegért üveggel fizetsz. Mindegyiket két másikra rakod. Gyűjts hármasokat!
home-pitch-weinhaendler-long = Üvegért üveggel fizetsz. Alul öt fér el a pincében, feljebb mindegyik két másikon áll. Gyűjts hármasokat!
home-pitch-money = Licitálj titokban, bankjegyekkel! Szerezz helyette jobbat!
home-pitch-money-long = Licitálj titokban, bankjegyekkel! Szerezz helyette jobbat! Kevés valuta, sok bankjegy.
# $from, $to: how many play, $minutes
home-meta = { $from }–{ $to } játékos · { $minutes } perc
home-play-now = Gyors játék
home-starting = Osztás…
home-play-friends = Játék barátokkal
# $names: the bots one will meet
home-against = Ellenfelek: { $names }
# $n: number of bots
home-against-few = { $n ->
   *[other] { $n } bot
}
home-change = Módosítás…
# $game
home-change-of = A „Gyors játék” módosítása: { $game }
home-learn = Tanuld meg öt perc alatt
home-how-to-play = Így játsszuk
# $game
home-rules-of = Szabályok: { $game }
home-matches = Játszmáim
home-all-matches = Minden játszmám
home-figures = Statisztikám
home-fair = Tiszta osztás
home-language = Nyelv
home-more = További oldalak

## A link

home-link = Kaptál egy linket?
home-link-placeholder = Illeszd be ide
home-link-join = Csatlakozás
home-link-note = Nem kell hozzá fiók. Az üres helyekre botok ülnek.
home-link-empty = Előbb illeszd be egy asztal linkjét!
home-link-unreadable = Ez nem egy asztal linkje. Így néz ki egy ilyen link: { $example }
home-link-dead = E mögött a link mögött már nincs asztal. Kérj újat, vagy nyiss egy sajátot!

## Tables

home-mine = Asztalaim
home-show-finished = { $n ->
   *[other] { $n } befejezett játszma
}
home-open = Nyitott asztalok
home-open-none = Most nincs nyitott asztal.
home-open-none-text = Ha mindenkinek nyitsz asztalt, itt jelenik meg, amíg le nem ül hozzá valaki.
home-open-for-all = Asztal nyitása mindenkinek: { $game }
# $game, $names
home-your-turn-at = Te jössz: { $game } ({ $names })
home-table-waits = A többiek következnek
# $names: those who are to move
home-table-waits-for = { $names } következik
home-table-room = Még nem kezdődött el
home-table-over = Véget ért
# $n: free seats
home-table-free = { $n ->
   *[other] { $n } szabad hely
}
home-table-full = Megtelt
home-table-running = Folyik a játszma
home-table-nobody = Még senki sincs itt
home-table-go = Játék
home-table-enter = Belépés
home-table-join = Csatlakozás
home-table-watch = Megtekintés
home-table-result = Eredmény
home-table-close = Asztal bezárása

## Before a match

play-default-name = Vendég
# $game
play-quick-title = { $game } botok ellen
# $game
play-friends-title = { $game } barátokkal
play-against = Ki ellen?
# $from, $to: how many bots
play-against-how-many = Válassz { $from }–{ $to } ellenfelet!
# $n: number of players, oneself among them
play-players-in-all = { $n ->
   *[other] összesen { $n } játékos
}
play-players = Játékosok
play-start = Játék
play-open-table = Asztal nyitása
play-open-table-note = Kapsz egy linket, ezt küldd el! A szabadon maradt helyekre botok ülnek.
play-clock = Idő egy lépésre
play-clock-note = Aki kifut az időből, azt bot helyettesíti, de bármikor visszatérhet.
play-memory = Lapkövetés
play-memory-note = Megmutatja, kihez milyen lapok kerültek mindenki szeme láttára.
play-who-may-come = Ki jöhet?
play-by-link = Akinek megvan a link
play-by-all = Bárki: az asztal megjelenik a kezdőlapon
play-usual = Vissza a szokásosra

## Characters

# $level, $levels: from first evening to expert
bot-level = Erősség: { $level } / { $levels }
# $rating
bot-rating = Értékszám: { $rating }

## Settings

settings-name = A neved
settings-name-placeholder = Név a következő asztalnál
settings-theme = Világos vagy sötét
settings-theme-auto = Az eszköz szerint
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-speed = Animáció
settings-speed-normal = Normál
settings-speed-fast = Gyors
settings-speed-off = Ki
settings-sound = Hang
settings-sound-note = Lapok, érmék és dugók, mind halkan, és két hang, amikor te jössz.
settings-pass-alone = Magától passzol
settings-pass-alone-note = Ha semmi más nem lehetséges, vagy már senki sem licitálhat föléd, az oldal kis idő múlva passzol helyetted.
settings-notify = Értesítések
settings-notify-note = A böngésző szól, ha te jössz, és ez az oldal nem látszik.
settings-notify-denied = A böngésződ nem engedi. Engedélyezd ennek az oldalnak az értesítéseket a böngésző saját beállításaiban!
settings-notify-unsupported = Ez a böngésző erre nem képes.
sessions-title = Más eszközök, amelyek ismernek
# $date: a day, formatted.
sessions-used = Utolsó használat: { $date }
sessions-end = Kijelentkezés ott
sessions-end-all = Kijelentkezés mindenhol máshol
sessions-ended = Ott már nem ismernek.

## Notices

# $game, $names
notify-text = { $game } ({ $names })

## The room around a table

room-seats = Helyek
# $number: from 1
room-seat = { $number }. hely
room-free = Szabad hely
room-host = Házigazda
room-bot = Bot
room-your-name = A neved
# Beside it: the field may stay empty
room-name-free = (nem kötelező)
room-sit-down = Leülés
# $number: of the seat that was chosen, from 1
room-sit-at = Leülés: { $number }. hely
room-sit-here = Leülés ide
room-rename = Név módosítása
room-save = Mentés
room-leave = Asztal elhagyása
room-seat-bot = Bot leültetése
# $name
room-change-bot = Másik bot { $name } helyett
# $name
room-clear = Hely felszabadítása: { $name }
# $number: from 1
room-pick-bot = Bot ide: { $number }. hely
room-start = Kezdés
room-start-again = Következő játszma
# $n: free seats
room-start-bots = { $n ->
   *[other] { $n } szabad helyre bot ül.
}
room-start-full = Mindenki itt van.
room-revealing = Mindjárt kezdődik a játszma
room-revealing-text = A keverés minden szava le van pecsételve, most fedjük fel őket. Várunk rájuk: { $names }
room-called-off-text = Nem osztottunk lapokat. A szervernek más titka van, és mindenki másik szót pecsétel le.
room-close = Asztal bezárása
room-close-sure = Mindenkinek bezárod az asztalt?
room-close-yes = Asztal bezárása
room-close-no = Maradjon nyitva
# $name
room-waiting-host = A játszmát { $name } indítja.
room-waiting-host-watches = A házigazda csak néz, ő indítja a játszmát.
room-waiting-nobody = Aki elsőként leül, az lesz a házigazda.
room-watching = Nézőként vagy itt
room-watching-text = Ha játszanál, ülj egy szabad helyre! Az üresen maradó helyekre botok ülnek.
room-invited = { $name } játszani hív: { $game }
room-new-to-it = Új játék neked: { $game }
room-full = Az asztal megtelt
room-full-text = Maradj és nézd: ami felfordítva fekszik az asztalon, azt mindenki látja.
room-again = Még egy játszma
room-again-text = Ugyanazok, ugyanennél az asztalnál.
room-again-same = Ugyanazok a lapok, ugyanennél az asztalnál.
room-invite = Meghívás
room-invite-text = Akinek megvan ez a link, leülhet, vagy nézheti a játszmát. Nem kell hozzá fiók.
room-invite-public = Az asztal a kezdőlapon is megjelenik.
room-link = Az asztal linkje
room-copy = Másolás
room-copied = Kimásolva
room-share = Megosztás…
# $game
room-share-text = Van kedved a { $game } játékhoz? Ülj le hozzánk:
room-qr = A link QR-kódként
room-fair-text = A szerver rögzítette a keverés titkát: ez a pecsétje. Aki leül, lepecsételt szót ad hozzá; a játszma után bárki ellenőrizheti mindkettőt.
room-cancelled = Ez az asztal bezárt
room-cancelled-text = A házigazda bezárta. A kezdőlapon nyithatsz másikat.
