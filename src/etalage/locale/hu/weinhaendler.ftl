### The table of Die Weinhändler. Names, amounts, cards and lists of cards ("21 + 10") come formatted; $gain is "+7".

## Cards

# $wine: its name, $price, $stars: number
wine-card = { $wine } { $price }, { $stars ->
   *[other] { $stars } csillag
}
# $price
wine-card-empty = Üres üveg, { $price }
wine-card-back = Lefordított lap

## The bar, the house rules, keys

# $round: number
wine-when = { $round }. kör
wine-when-last = { $round }. kör, az utolsó
# $wines: a list
wine-left-out = Kimarad: { $wines }
wine-key-choose = Üveg kiválasztása vagy visszatétele
wine-key-go = A nagy gomb megnyomása
wine-key-pass = Passz, vagy a kör befejezése
wine-key-draw = Passz és húzás
wine-key-walk = Egyik kiemelt mezőről a másikra
wine-key-undo = Visszavonás
wine-key-lower = Minden üveg vissza
# Beside the buttons: what the keys before these words do
wine-hint-choose = választás
wine-hint-bid = licit
wine-hint-pass = passz
wine-hint-place = mező
wine-hint-lay = lerakás
wine-hint-undo = visszavonás

## What the moment asks for

wine-turn-bid = Te jössz: licitálj vagy passzolj
wine-turn-bid-last = Utolsó kör: licitálj vagy passzolj
wine-nobody-bid = Még senki sem licitált.
# $name, $amount
wine-leads = { $name } vezet, licitje { $amount }.
wine-leads-you = Te vezetsz, licited { $amount }.
# $names: a list, $count: how many they are
wine-still-in = { $count ->
    [one] Csak { $names } licitálhat még.
   *[other] { $names } még licitálhat.
}
wine-alone = Más már nem licitálhat.
# While the reader leads. $names: a list, $count: how many they are
wine-may-overbid = { $count ->
    [one] Csak { $names } licitálhat még: ha fölé megy, a kirakat helyett az ő licitjét kapod.
   *[other] { $names } még licitálhat: ha valaki fölé megy, a kirakat helyett az ő licitjét kapod.
}
# For whoever is to bid and leads. $names: a list of those who may still bid, $count: how many they are
wine-may-pass = { $count ->
    [one] A passz erre a körre végleges: a licited marad, és csak { $names } mehet még fölé.
   *[other] A passz erre a körre végleges: a licited marad, és { $names } még fölé mehet.
}
wine-safe = Más már nem licitálhat: passzolj, és tiéd a kirakat.
# A little later it is done without a press of the button
wine-safe-coming = Más már nem licitálhat: tiéd a kirakat, mindjárt passzolsz.
wine-only-pass = Nem tudsz szabályosan licitálni: csak passzolhatsz.
# A little later it is done without a press of the button
wine-only-pass-coming = Nem tudsz szabályosan licitálni: mindjárt passzolsz.
wine-only-done-coming = Nincs mit leraknod: a köröd mindjárt véget ér.
wine-clash-title = Ez az érték foglalt
# $name, $amount
wine-clash = { $amount }: ez már { $name } licitje. Minden licitnek különböznie kell.
# $name
wine-is-bidding = { $name } licitál
wine-is-laying = { $name } üvegeket rak le
# $name. On the large button
wine-is-laying-short = { $name } pincét épít
wine-you-passed = Passzoltál.
# $amount: what the reader has bid before passing
wine-you-stand = Licited { $amount } marad.
# $count: number of bottles
wine-must-lay = { $count ->
   *[other] Rakj le legalább { $count } üveget
}
wine-must-lay-more = { $count ->
   *[other] Rakj le még legalább { $count } üveget
}
# $count: number of cards in hand
wine-hand-limit = { $count } lap van a kezedben, hat maradhat.
wine-may-lay = Rakj le üvegeket, vagy fejezd be a kört
wine-may-end = { $count ->
    [0] Nincs több lap a kezedben.
   *[other] { $count } lap van a kezedben, hat maradhat: befejezheted a kört.
}
wine-lay-last = Utolsó kör: rakj le mindent, amit csak tudsz
wine-lay-last-text = Ami a kezedben marad, nem ér pontot.
# While bottles are placed in the last round. $count: bottles of the hand that may still be placed, $gain: of the best of them
wine-still-scores = { $count ->
    [one] Egy üveget még lerakhatsz: { $gain }.
   *[other] Még lerakhatsz: { $count } üveg elfér, a legjobb értéke { $gain }.
}
# $card: its name, $count: number of places
wine-fits = { $count ->
    [0] { $card }: most sehová sem rakható.
   *[other] { $card }: { $count } mezőre rakható.
}
wine-exchange-title = A licitek gazdát cserélnek
wine-no-bids-title = Senki sem licitált: a kirakat marad
# $cards
wine-you-take-display = Megkapod a kirakatot: { $cards }.
# $name, $cards
wine-you-take-bid = Megkapod { $name } licitjét: { $cards }.
wine-you-take-nothing = Nem licitáltál, így most nem kapsz semmit.

## The large button and those beside it

wine-choose = Választás
# $amount
wine-bid = Licit: { $amount }
wine-taken = Foglalt érték
wine-not-so = Nem szabályos
wine-pass = Passz
# Passing with the highest bid. $amount
wine-stand-by = Passz, marad { $amount }
# Stops what would be done without a press of the button
wine-wait = Várj
wine-pass-draw = Passz és húzás
wine-go-on = Tovább
wine-choose-place = Mező választása
# $gain
wine-place-here = Lerakás ide: { $gain }
wine-lay-down = Kör befejezése: { $gain }
wine-lay-more = { $count ->
   *[other] Még { $count } üveg lerakása
}
wine-lay-nothing = Kör befejezése
# The same once more, after one has been told what is lost by it
wine-end-anyway = Befejezés mégis
wine-undo = Visszavonás

## Seats

# Beside the name of a bot
wine-bot = bot
wine-starts = kezd
wine-start-player = Kezdőjátékos
# $count: number
wine-points = { $count ->
   *[other] { $count } pont
}
wine-in-hand = { $count ->
   *[other] { $count } lap kézben
}
wine-no-bid-yet = Még nincs licit
wine-passed = Passz
wine-passed-drew = Passz és húzás
wine-took-display = Megkapta a kirakatot
# $name, $amount
wine-took-bid = Megkapta { $name } licitjét: { $amount }
wine-took-yours = Megkapta a tiédet: { $amount }
wine-did-not-bid = Nem licitált
# $amount, $rank: "2nd"
wine-bid-rank = licit: { $amount }, { $rank }
wine-laid-nothing = Nem rakott le semmit
# $gain, $cards
wine-laid = Lerakta: { $cards }, { $gain }

## The display and the pile

wine-display = A kirakat
wine-in-pile = a pakliban
# $count: number
wine-pile = { $count ->
   *[other] { $count } lap a pakliban
}
wine-refilled-later = Utántöltés a pinceépítés után
wine-display-short = Kirakat
wine-last-round = Utolsó kör

## The own bid and hand

wine-hand = Lapjaid
wine-your-bid = A licited
# $name
wine-bid-of = { $name } licitje
wine-bid-is = { $bid }:
wine-tap-bottles = Koppints üvegekre, és a licitedbe kerülnek.
# $count: cards in the pile
wine-draw-meaning = { $count ->
    [one] Vagy passz és húzás: tiéd a pakli utolsó lapja.
   *[other] Vagy passz és húzás: két lap kerül elő a pakliból, az olcsóbbik a tiéd.
}
wine-add-or-swap = Tegyél hozzá vagy cserélj ki egy üveget!
# $rank: "2nd", $of: number
wine-rank-of = { $rank } / { $of }
wine-value-taken = foglalt
# $gives: one of the three below
wine-now-display = Most a kirakatot kapnád, { $gives }.
# $name, $cards
wine-now-bid = Most { $name } licitjét kapnád ({ $cards }), { $gives }.
wine-gives-display = a tiéd lenne az új kirakat
# $name
wine-gives-bid = a tiédet pedig { $name } kapná

## The exchange

# Beside a name. $amount
wine-bid-was = licit: { $amount }
wine-takes-display = megkapja a kirakatot
# $name: whose bid
wine-takes-bid = megkapja { $name } licitjét
wine-takes-yours = megkapja a licitedet
wine-take-display-you = megkapod a kirakatot
wine-take-bid-you = megkapod { $name } licitjét
# $name
wine-new-display = Az új kirakat { $name } licitje
wine-new-display-you = Az új kirakat a te licited

## Cellars

wine-your-cellar = A pincéd
# $name
wine-cellar-of = { $name } borospincéje
wine-cellar-short = Pince
# $count: number of bottles there
wine-of-places = { $count } / 15
wine-cellar-begins = Az első üveg középre kerül.
wine-complete-cellars = { $count ->
   *[other] { $count } teljes borospince
}
# $gain, $count: number of stars
wine-gain-stars = { $count ->
   *[other] { $gain } csillag
}
wine-gain-alike = { $gain } három egyforma
wine-gain-mixed = { $gain } három különböző
wine-gain-none = nincs pont
# $row, $number: counted from below and from the left, $gain
wine-place-lit = { $row }. szint, { $number }. mező: { $gain }
# $card, $gain
wine-place-staged = { $card }, lerakásra vár: { $gain }. Visszavétel
# $card, $number
wine-card-staged = { $card }, lerakásra vár, sorszám: { $number }. Visszavétel
wine-staged = Lerakásra vár

## The result

# $points, $other: points of the second
wine-you-win = Nyertél, { $points }–{ $other }
# $name, $points, $other
wine-name-wins = { $name } nyert, { $points }–{ $other }
# $names: a list, $points
wine-shared-win = Megosztott győzelem: { $names }, fejenként { $points } pont
wine-over-display = Elfogyott a pakli, a bolt bezárt.
wine-over-draw = Kihúzták az utolsó lapot, a bolt bezárt.
wine-over-stall = Tíz kör óta nem fogyott lap a pakliból: a bolt bezár.
wine-ranking = Végeredmény
wine-stars = Csillagok
wine-bottles = { $count ->
   *[other] { $count } üveg
}
wine-trios-alike = Három egyforma
wine-trios-mixed = Három különböző

## Seen cards

wine-known-text = Lapok, amelyek mindenki szeme láttára kerültek kézbe, és még ott vannak.
# $count: number
wine-unknown-cards = { $count ->
   *[other] és { $count } ismeretlen lap
}
wine-known-nothing = nincs ismert lap
wine-under-title = A pakli alatt, az érkezés sorrendjében

## The log, where the place is seen and need not be said

# $name, $card, $gain: with its sign
wine-log-lays = { $name } lerakja: { $card } ({ $gain })
# $card, $gain
wine-log-lays-you = Lerakod: { $card } ({ $gain })
# $name, $card, $gain, $count: number of trios
wine-log-lays-trios = { $name } lerakja: { $card } ({ $gain }, benne { $count } hármas)
# $card, $gain, $count
wine-log-lays-trios-you = Lerakod: { $card } ({ $gain }, benne { $count } hármas)
# $name
wine-log-lays-empty = { $name } üres üveget rak le
wine-log-lays-empty-you = Üres üveget raksz le
# $name
wine-log-lays-nothing = { $name } nem rak le semmit
wine-log-lays-nothing-you = Nem raksz le semmit
