### The table of Money! in the browser. Names, amounts and lists come formatted; $n is a number to select on.

## Cards

# After a number: the note of 20 yen. $value
money-note-jpy = { $value } jen
money-note-eur = { $value } euró
money-note-usd = { $value } dollár
money-note-gbp = { $value } font
money-note-chf = { $value } svájci frank
money-note-sek = { $value } svéd korona
money-note-rub = { $value } rubel
# $value: always 10
money-coin = aranyérme: { $value }
money-play-money = játékpénz
money-face-down = lefordítva
# $card: one of the above, $serial: its number
money-card-number = { $card }, sorozatszám: { $serial }
# The currencies alone, at the head of a row or a pocket
money-jpy = jen
money-eur = euró
money-usd = dollár
money-gbp = font
money-chf = frank
money-sek = korona
money-rub = rubel
# $n: number of coins
money-coins = { $n ->
   *[other] érme
}
money-play-short = játékpénz
# Beside it
money-worthless = semmit sem ér
# No cards of a currency, no coins, no trios
money-none = nincs
# A stack of equal cards in the hand. $card, $n: how many there are, $chosen: how many of them are in the bid
money-stack = { $card }: { $n } darab, ebből { $chosen } a licitben
money-stack-one = { $card }
money-stack-one-chosen = { $card }, a licitben
# A note that the hand lacks
money-stack-none = { $card }: nincs
# $cards: a list of cards, $n: how many of the same
money-several = { $n } × { $card }

## Where we are

# $deal, $deals, $round
money-when = { $deal }. leosztás / { $deals } · { $round }. kör
# A match of one deal
money-when-single = { $round }. kör
# $deal, $deals
money-when-over = { $deal }. leosztás / { $deals }
# Over the signs of the currencies that are not in this match
money-without = kimarad
# $names: of currencies
money-left-out = Kimarad: { $names }

## The table

money-displays = A két kirakat
money-left = Bal
money-right = Jobb
money-for-you = neked
money-at-this-bid = neked, ezzel a licittel
money-for-you-meaning = A vagyonod, ha a kiválasztott lapokért ezt a kirakatot vinnéd el, és itt vége lenne a leosztásnak
# Where the gain will stand as soon as cards are chosen
money-for-you-choose = előbb válassz lapot
# $n: cards in the pile
money-pile = még { $n }
money-pile-spoken = { $n ->
   *[other] { $n } lap a pakliban
}
# $n: cards in a hand
money-in-hand = { $n ->
   *[other] { $n } lap kézben
}
# $amount: wealth of the deals before
money-so-far = eddig { $amount }
money-your-hand = Lapjaid
# Over the cards of the hand and those of the open bid, counted together
money-hand-and-bid = Lapok és licit
money-hands = Mindenki lapjai
# $amount
money-worth = értéke most { $amount }
# $old, $amount
money-worth-with = értéke: { $old } → { $amount }
# Under a currency: how much is missing, and for what. $amount
money-missing-to-count = még { $amount }, onnantól számít
money-missing-to-full = még { $amount }, onnantól teljes értékkel számít
# The same in very little room: after a few words how much is missing, as +50. $amount
money-missing-to-count-short = számít: { $amount }
money-missing-to-full-short = teljes: { $amount }
money-in-full = teljes érték
# What a screen reader says over a pocket. $currency, $sum, $counted
money-pocket = { $currency }: { $sum }, ebből számít { $counted }
money-yours = nálad
money-bid-pip = licit
money-missing-pip = hiányzik

## What a seat is doing

money-has-bid = licitált
# Beside an envelope on a phone: very short
money-has-bid-short = licitált
money-thinking = töpreng…
# $amount
money-seat-bid = licit: { $amount }
money-sits-out-short = kimarad
money-took-left = bal kirakat
money-took-right = jobb kirakat
# On a phone: short
money-took-left-short = bal oldali
money-took-right-short = jobb oldali
# $name
money-swapped = csere: { $name }
money-swapped-you = csere veled
money-swapped-short = csere
money-kept = megtartotta
# On a phone: short
money-kept-short = megtartotta
# In the ranking of the bids. $deed: one of those above, $amount: of what was taken
money-deed-worth = { $deed } ({ $amount })
money-acts = most választ
# The bid before the player is one that a swap has left there. $name: who left it
money-acts-with = most választ, { $name } licitjével
money-acts-with-yours = most választ, a te liciteddel

## The status line

money-status-choose = Állítsd össze a licitedet!
money-status-sealed = A licited lefordítva vár.
money-status-change = Módosítsd a licitedet, vagy hagyd így!
money-status-bidding = Készülnek a licitek.
# $names, $n: how many they are
money-have-bid = { $n ->
   *[other] { $names } licitált.
}
# $names
money-still-to-bid = Még nem licitált: { $names }.
money-status-open = A licitek felfedve.
money-status-settled = A körnek vége.
# $name
money-first = { $name } licitje a legmagasabb, ő kezdi a cserét.
money-first-you = A te licited a legmagasabb, te kezded a cserét.
# Several have bid the most. $name: whose note has the lowest number
money-first-tied = { $name } kezdi a cserét.
money-first-tied-you = Te kezded a cserét.
# $ordinal: 3rd
money-you-act = { $ordinal } vagy a sorban.
money-you-sit-out = Kimaradsz ebből a körből.
money-all-sit-out = Ebből a körből mindenki kimarad.
# $amount: of the bid before the player
money-status-exchange = Te jössz: cseréld el a licitedet ({ $amount }).
# $name
money-status-acts = Most { $name } következik.
# $name, what a player did in this round
money-did-left = { $name } elvette a bal oldali kirakatot.
money-did-right = { $name } elvette a jobb oldali kirakatot.
# $name, $other
money-did-swap = Csere: { $name } → { $other }.
money-did-keep = { $name } megtartotta a licitet.
money-did-left-you = Elvetted a bal oldali kirakatot.
money-did-right-you = Elvetted a jobb oldali kirakatot.
money-did-swap-you = Csere: te → { $other }.
money-did-keep-you = Megtartottad a licitet.
money-did-swap-with-you = Csere: { $name } → te.
money-last-round-pile = Utolsó kör: elfogyott a pakli.
money-last-round-stall = Utolsó kör: tíz kör óta nem fogyott lap a pakliból.

## The bid, sealed or not

# $n: cards
money-cards = { $n ->
   *[other] { $n } lap
}
money-sealed-short = zárt
# $amount
money-sealed-was = zárt: { $amount }
money-not-sealed = még nincs lezárva
money-back-to-sealed = Vissza a zárt licithez
money-put-all-back = Minden lap vissza a kézbe

## The primary button

money-go-choose = Lap választása
# $amount
money-go-seal = Licit: { $amount }
money-go-sit-out = Kimaradás a körből
money-go-sealed = Zárt licit: { $amount }
money-go-sealed-out = Kimaradsz a körből
money-go-change = Licit módosítása: { $amount }
money-go-change-out = Módosítás: kimaradás
# $name: who acts first
money-go-on = Tovább: { $name } jön
money-go-on-you = Tovább: te jössz
money-go-on-round = Tovább: új kör
money-go-take = Csere kiválasztása
# $gain: +130
money-go-left = Bal kirakat: { $gain }
money-go-right = Jobb kirakat: { $gain }
# $name, $gain
money-go-swap = Csere: { $name }, { $gain }
money-go-keep = Megtartás: { $gain }
# $deal
money-go-deal = Kezdés: { $deal }. leosztás
# Beside the button
money-stays-open = Így marad, amíg tovább nem lépsz.
# $name, $amount
money-then = Utána { $name } jön, licitje { $amount }.
money-then-round = Utána vége a körnek.
money-fresh-shuffle = Ugyanazok a valuták, újrakeverve.
# $name
money-waiting = { $name } következik

## Reveal and exchange

money-ranks = A licitek, elöl a legmagasabb
money-exchange = A te cseréd
# $amount: that several have bid. The lowest serial number decides
money-tie = Egyenlő licitek ({ $amount }): a legkisebb sorozatszám jön előbb
# $first, $second: serial numbers, between the two notes
money-tie-before = előbb, mint
money-choice-left = Bal kirakat
money-choice-right = Jobb kirakat
# $name
money-choice-bid = { $name } licitje
money-choice-keep = A licit megtartása
# $name: whose bid now lies in the display, or before the player
money-left-by = { $name } hagyta itt
money-swap-note = { $name } kapja a tiédet, ő jön
money-keep-note = vissza a kezedbe
money-nothing-changes = nem változik semmi
money-same-worth = egyelőre ugyanannyit ér
money-from-to = { $old } → { $amount }
money-trio = hármas

## Scoring

money-reckoning = A pontozás
money-reckoning-note = az összeg, és amennyi számít belőle
money-trios = hármasok
# $deal
money-deal = { $deal }. leosztás
money-match = A játszma
# $n: deals played, $deals
money-after-deals = { $n } leosztás után, összesen { $deals }
money-scores = Eddigi eredmények
# $deal, $name
money-wins-deal = { $deal }. leosztás: { $name } nyert
money-wins-deal-you = { $deal }. leosztás: nyertél
# $deal, $names
money-shares-deal = { $deal }. leosztás, megosztva: { $names }
# $currency, $sum, $counted
money-best-full = { $currency }: { $sum }, teljes értékkel számít
money-best = { $currency }: { $sum }, ebből számít { $counted }
# $name, $by: how much more than the next
money-richest = A leosztásban { $name } a leggazdagabb, előnye { $by }.
money-richest-you = A leosztásban te vagy a leggazdagabb, előnyöd { $by }.
# $names
money-richest-shared = A leosztás leggazdagabbjai: { $names }.
# $name, $by, $n: deals to go
money-leads = { $n ->
   *[other] A játszmában { $name } vezet, előnye { $by }; még { $n } leosztás van hátra.
}
money-leads-you = { $n ->
   *[other] A játszmában te vezetsz, előnyöd { $by }; még { $n } leosztás van hátra.
}
# $names
money-level = Holtverseny a játszmában: { $names }.
# $name, $by
money-won-by = A különbség { $by }. Második: { $name }.

## Seen cards

# $n: cards of a hand of which nobody knows
money-unknown = { $n ->
   *[other] és { $n } ismeretlen
}
money-known-text = Lapok, amelyek mindenki szeme láttára kerültek kézbe, és még ott vannak.
money-known-none = Még nincs ismert lap.
money-memory-off = Ennél az asztalnál nincs lapkövetés.

## Keys

money-key-currency = egy kézben lévő valutához, vagy csere kiválasztása
money-key-arrows = lapról lapra
money-key-space = lap kiválasztása
money-key-undo = visszavonás
money-key-enter = a jobb alsó gomb

## The log

# $bids: names with what they bid, as a list, highest first
money-log-bids = A licitek: { $bids }
# $names: of those who bid only play money, as a list
money-log-bids-out = A licitek: { $bids }. Kimarad: { $names }
money-log-all-out = A licitek: csupa játékpénz
# $count: number of the round
money-log-round-display = { $count }. kör, az utolsó: elfogyott a pakli
money-log-round-stall = { $count }. kör, az utolsó: tíz kör óta nem fogyott lap a pakliból
