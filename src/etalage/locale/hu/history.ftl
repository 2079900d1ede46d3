# My matches, and all that is kept of somebody

## My matches

# $n
matches-total = { $n ->
   *[other] { $n } befejezett játszma. Mindig itt marad.
}
matches-name = Kivel
matches-name-placeholder = Egy név, akár egy boté
matches-game = Játék
matches-all-games = Mindkét játék
matches-more-filters = Dátum és házi szabályok
matches-from = Ettől
matches-to = Eddig
matches-rule = Házi szabály
matches-any-rule = Mindegy
matches-more = Továbbiak
matches-none = Itt még nincs semmi. Minden befejezett játszmád itt marad, akkor is, ha az asztalnál már a következő folyik.
matches-play = Játék
matches-none-found = Nincs ilyen játszma.
matches-show-all = Minden játszma
matches-you = (te)
matches-stand-in = (egy bot fejezte be)
matches-hints = Tippekkel
matches-delete = Törlés a listámról
matches-delete-yes = Törlés
matches-deleted = Törölve.
matches-file = Játszma fájlból

## What is kept

kept-title = Amit rólad megőrzünk
kept-matches = A befejezett játszmáid, minden lappal és lépéssel, amíg itt nem törlöd őket. Akinek megvan az asztal linkje, megnézheti őket.
kept-others = A másokkal játszott játszmák az ő listájukon is ott vannak, azzal a névvel, amellyel játszottál.
kept-figures = Ami ezekből következik: a statisztikád, a jelvényeid és az értékszámod, meg az első eredményeid a nap leosztásában és a kihívásokban, amelyeket mások a játékosneveddel látnak. Ranglistán csak akkor szerepelsz, ha akarod.
kept-devices = Hogy mely böngészőkben vagy bejelentkezve, és mikor használtad őket utoljára. Se fiók, se e-mail-cím, se jelszó.
kept-browser = Ebben a böngészőben: a beállításaid, a játékosneved, és hogy hol tartasz a leckékben és a feladványokban.
kept-addresses = A hálózati címed nagyjából egy óráig, csak hogy megszámoljuk, hány asztal és link jön onnan. Senki más nem kap semmit, és senki sem méri, mit csinálsz.
matches-download = Minden játszma letöltése
matches-delete-all = Minden játszma törlése
# $n
matches-delete-all-text = { $n ->
   *[other] { $n } játszma kerül le a listádról. Amit másokkal játszottál, az övéken megmarad, a neveddel. A többi végleg eltűnik.
}
matches-delete-all-yes = Mind törlése
forget-me = Felejtsetek el
forget-gone = Eltűnik: a játszmáid listája, minden, amit egyedül játszottál, a helyeid és az asztalaid, a tokenjeid és a linkjeid. Minden eszközön kijelentkezel.
forget-others = A másokkal játszott játszmák az ő listájukon megmaradnak. Ott „Guest” a neved, a jegyzőkönyvben és a naplóban is.
forget-playing = Ahol éppen játszma folyik, egy bot játssza végig helyetted.
forget-for-good = Ezt nem lehet visszavonni. Ha meg akarod tartani a játszmáidat, előbb töltsd le őket.
forget-sure = Igen, azt szeretném, hogy itt elfelejtsetek
forget-no = Mégse

## Devices

# $made, $used: days with the time
devices-came = Linkkel jött. Készült: { $made }, felhasználva: { $used }
devices-links = Linkek, amelyeket még senki sem használt
# $made: a day with the time
devices-made = Készült: { $made }
# $until: the same
devices-until = Érvényes eddig: { $until }
devices-revoke = Visszavonás
devices-revoked = Ez a link már nem él.
devices-bring = Folytatás egy másik eszközön
devices-bring-text = Olvass be ott egy kódot, vagy nyiss meg ott egy linket. Egyszer működik, egy negyedóráig. Csak magadnak küldd el: aki megnyitja, a te nevedben játszik.
devices-make = Link készítése
devices-link = Link a másik eszközödhöz
devices-qr = A másik eszközödhöz vezető link QR-kódként
arrival-title = Folytatás itt
arrival-text = Ezzel a linkkel jelentkezel be ezen az eszközön: az asztalaid, a játszmáid, a helyeid.
arrival-known = Ez a link bejelentkeztet valakit ezen az eszközön. Ebben a böngészőben már játszottak: ha az egy másik bejelentkezés volt, annak az asztalai és játszmái itt többé nem lesznek meg.
arrival-agree = Bejelentkezés itt
arrival-used-title = Ez a link már nem él
