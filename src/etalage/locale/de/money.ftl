### The table of Money! in the browser. Names, amounts and lists come formatted; $n is a number to select on.

## Cards

# After a number: the note of 20 yen. $value
money-note-jpy = { $value } Yen
money-note-eur = { $value } Euro
money-note-usd = { $value } Dollar
money-note-gbp = { $value } Pfund
money-note-chf = { $value } Schweizer Franken
money-note-sek = { $value } schwedische Kronen
money-note-rub = { $value } Rubel
# $value: always 10
money-coin = Goldmünze { $value }
money-play-money = Spielgeld
money-face-down = verdeckt
# $card: one of the above, $serial: its number
money-card-number = { $card }, Nummer { $serial }
# The currencies alone, at the head of a row or a pocket
money-jpy = Yen
money-eur = Euro
money-usd = Dollar
money-gbp = Pfund
money-chf = Franken
money-sek = Krone
money-rub = Rubel
# $n: number of coins
money-coins = { $n ->
    [one] Münze
   *[other] Münzen
}
money-play-short = Spielgeld
# Beside it
money-worthless = nichts wert
# No cards of a currency, no coins, no trios
money-none = keine
# A stack of equal cards in the hand. $card, $n: how many there are, $chosen: how many of them are in the bid
money-stack = { $card }: { $n } insgesamt, { $chosen } im Gebot
money-stack-one = { $card }
money-stack-one-chosen = { $card }, im Gebot
# A note that the hand lacks
money-stack-none = { $card }: keine
# $cards: a list of cards, $n: how many of the same
money-several = { $n } × { $card }

## Where we are

# $deal, $deals, $round
money-when = Durchgang { $deal }/{ $deals } · Runde { $round }
# A match of one deal
money-when-single = Runde { $round }
# $deal, $deals
money-when-over = Durchgang { $deal }/{ $deals }
# Over the signs of the currencies that are not in this match
money-without = ohne
# $names: of currencies
money-left-out = Nicht in dieser Partie: { $names }

## The table

money-displays = Die beiden Auslagen
money-left = Links
money-right = Rechts
money-for-you = für dich
money-at-this-bid = für dich, bei diesem Gebot
money-for-you-meaning = Dein Vermögen, wenn du diese Auslage für die gewählten Karten nähmst und der Durchgang dann zu Ende wäre
# Where the gain will stand as soon as cards are chosen
money-for-you-choose = erst Karten wählen
# $n: cards in the pile
money-pile = noch { $n }
money-pile-spoken = { $n ->
    [one] { $n } Karte im Stapel
   *[other] { $n } Karten im Stapel
}
# $n: cards in a hand
money-in-hand = { $n ->
    [one] { $n } Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
# $amount: wealth of the deals before
money-so-far = bisher { $amount }
money-your-hand = Deine Hand
# Over the cards of the hand and those of the open bid, counted together
money-hand-and-bid = Hand und Gebot
money-hands = Alle Handkarten
# $amount
money-worth = jetzt { $amount } wert
# $old, $amount
money-worth-with = wert: { $old } → { $amount }
# Under a currency: how much is missing, and for what. $amount
money-missing-to-count = noch { $amount }, dann zählt es
money-missing-to-full = noch { $amount }, dann zählt es voll
# The same in very little room: after a few words how much is missing, as +50. $amount
money-missing-to-count-short = zählt ab { $amount }
money-missing-to-full-short = voll ab { $amount }
money-in-full = zählt voll
# What a screen reader says over a pocket. $currency, $sum, $counted
money-pocket = { $currency }: { $sum }, zählt { $counted }
money-yours = deine
money-bid-pip = Gebot
money-missing-pip = fehlt

## What a seat is doing

money-has-bid = hat geboten
# Beside an envelope on a phone: very short
money-has-bid-short = bereit
money-thinking = überlegt …
# $amount
money-seat-bid = Gebot { $amount }
money-sits-out-short = setzt aus
money-took-left = links genommen
money-took-right = rechts genommen
# On a phone: short
money-took-left-short = nahm links
money-took-right-short = nahm rechts
# $name
money-swapped = mit { $name } getauscht
money-swapped-you = mit dir getauscht
money-swapped-short = getauscht
money-kept = behalten
# On a phone: short
money-kept-short = behalten
# In the ranking of the bids. $deed: one of those above, $amount: of what was taken
money-deed-worth = { $deed }: { $amount }
money-acts = am Zug
# The bid before the player is one that a swap has left there. $name: who left it
money-acts-with = am Zug mit dem Gebot von { $name }
money-acts-with-yours = am Zug mit deinem Gebot

## The status line

money-status-choose = Wähle dein Gebot.
money-status-sealed = Dein Gebot liegt verdeckt.
money-status-change = Ändere dein Gebot, oder lass es so.
money-status-bidding = Alle wählen ihr Gebot.
# $names, $n: how many they are
money-have-bid = { $n ->
    [one] { $names } hat geboten.
   *[other] { $names } haben geboten.
}
# $names
money-still-to-bid = Noch ohne Gebot: { $names }.
money-status-open = Die Gebote liegen offen.
money-status-settled = Die Runde ist vorbei.
# $name
money-first = { $name } hat am meisten geboten und ist zuerst dran.
money-first-you = Du hast am meisten geboten und bist zuerst dran.
# Several have bid the most. $name: whose note has the lowest number
money-first-tied = { $name } ist zuerst dran.
money-first-tied-you = Du bist zuerst dran.
# $ordinal: 3rd
money-you-act = Du bist an { $ordinal } Stelle dran.
money-you-sit-out = Du setzt diese Runde aus.
money-all-sit-out = Alle setzen diese Runde aus.
# $amount: of the bid before the player
money-status-exchange = Du bist dran: Tausche dein Gebot von { $amount }.
# $name
money-status-acts = Am Zug: { $name }.
# $name, what a player did in this round
money-did-left = { $name } hat die linke Auslage genommen.
money-did-right = { $name } hat die rechte Auslage genommen.
# $name, $other
money-did-swap = { $name } hat mit { $other } getauscht.
money-did-keep = { $name } hat das Gebot behalten.
money-did-left-you = Du hast die linke Auslage genommen.
money-did-right-you = Du hast die rechte Auslage genommen.
money-did-swap-you = Du hast mit { $other } getauscht.
money-did-keep-you = Du hast das Gebot behalten.
money-did-swap-with-you = { $name } hat mit dir getauscht.
money-last-round-pile = Letzte Runde: Der Stapel ist aufgebraucht.
money-last-round-stall = Letzte Runde: Seit zehn Runden kam keine Karte vom Stapel.

## The bid, sealed or not

# $n: cards
money-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
money-sealed-short = geboten
# $amount
money-sealed-was = geboten: { $amount }
money-not-sealed = noch nicht geboten
money-back-to-sealed = Zurück zum abgegebenen Gebot
money-put-all-back = Alles zurücklegen

## The primary button

money-go-choose = Karte wählen
# $amount
money-go-seal = { $amount } verdeckt bieten
money-go-sit-out = Diese Runde aussetzen
money-go-sealed = Geboten: { $amount }
money-go-sealed-out = Geboten: aussetzen
money-go-change = Gebot ändern: { $amount }
money-go-change-out = Ändern: aussetzen
# $name: who acts first
money-go-on = Weiter: { $name }
money-go-on-you = Weiter: Du bist dran
money-go-on-round = Weiter: nächste Runde
money-go-take = Tausch wählen
# $gain: +130
money-go-left = Linke Auslage: { $gain }
money-go-right = Rechte Auslage: { $gain }
# $name, $gain
money-go-swap = Mit { $name } tauschen: { $gain }
money-go-keep = Gebot behalten: { $gain }
# $deal
money-go-deal = Durchgang { $deal } starten
# Beside the button
money-stays-open = Bleibt stehen, bis du weitermachst.
# $name, $amount
money-then = Dann ist { $name } dran, mit { $amount }.
money-then-round = Dann ist die Runde vorbei.
money-fresh-shuffle = Gleiche Währungen. Neu gemischt.
# $name
money-waiting = Warten auf { $name }

## Reveal and exchange

money-ranks = Die Gebote, das höchste zuerst
money-exchange = Dein Tausch
# $amount: that several have bid. The lowest serial number decides
money-tie = Gleichauf bei { $amount }: Die niedrigste Nummer ist zuerst dran
# $first, $second: serial numbers, between the two notes
money-tie-before = vor
money-choice-left = Linke Auslage
money-choice-right = Rechte Auslage
# $name
money-choice-bid = Gebot von { $name }
money-choice-keep = Gebot behalten
# $name: whose bid now lies in the display, or before the player
money-left-by = dagelassen von { $name }
money-swap-note = { $name } bekommt deins und ist dran
money-keep-note = zurück auf deine Hand
money-nothing-changes = es ändert sich nichts
money-same-worth = vorerst gleich viel wert
money-from-to = { $old } → { $amount }
money-trio = Drilling

## Scoring

money-reckoning = Die Wertung
money-reckoning-note = Summe, und was davon zählt
money-trios = Drillinge
# $deal
money-deal = Durchgang { $deal }
money-match = Die Partie
# $n: deals played, $deals
money-after-deals = nach { $n } von { $deals }
money-scores = Bisherige Wertung
# $deal, $name
money-wins-deal = { $name } gewinnt Durchgang { $deal }
money-wins-deal-you = Du gewinnst Durchgang { $deal }
# $deal, $names
money-shares-deal = Durchgang { $deal }, geteilt: { $names }
# $currency, $sum, $counted
money-best-full = { $currency }: { $sum }, zählt voll
money-best = { $currency }: { $sum }, zählt { $counted }
# $name, $by: how much more than the next
money-richest = { $name } ist in diesem Durchgang am reichsten, mit { $by } Vorsprung.
money-richest-you = Du bist in diesem Durchgang am reichsten, mit { $by } Vorsprung.
# $names
money-richest-shared = Am reichsten in diesem Durchgang: { $names }.
# $name, $by, $n: deals to go
money-leads = { $n ->
    [one] { $name } führt in der Partie mit { $by } Vorsprung, ein Durchgang kommt noch.
   *[other] { $name } führt in der Partie mit { $by } Vorsprung, { $n } Durchgänge kommen noch.
}
money-leads-you = { $n ->
    [one] Du führst in der Partie mit { $by } Vorsprung, ein Durchgang kommt noch.
   *[other] Du führst in der Partie mit { $by } Vorsprung, { $n } Durchgänge kommen noch.
}
# $names
money-level = Gleichauf in der Partie: { $names }.
# $name, $by
money-won-by = Vorsprung: { $by }. Auf Platz zwei: { $name }.

## Seen cards

# $n: cards of a hand of which nobody knows
money-unknown = { $n ->
    [one] und { $n } unbekannte
   *[other] und { $n } unbekannte
}
money-known-text = Karten, die für alle sichtbar auf eine Hand kamen und noch dort sind.
money-known-none = Noch nichts gesehen.
money-memory-off = An diesem Tisch ist die Merkhilfe aus.

## Keys

money-key-currency = zu einer Währung auf der Hand, oder einen Tausch wählen
money-key-arrows = von Karte zu Karte
money-key-space = eine Karte wählen
money-key-undo = rückgängig
money-key-enter = der Knopf unten rechts

## The log

# $bids: names with what they bid, as a list, highest first
money-log-bids = Die Gebote: { $bids }
# $names: of those who bid only play money, as a list
money-log-bids-out = Die Gebote: { $bids }. In dieser Runde nicht dabei: { $names }
money-log-all-out = Die Gebote: nichts als Spielgeld
# $count: number of the round
money-log-round-display = Runde { $count }: die letzte, der Stapel ist aufgebraucht
money-log-round-stall = Runde { $count }: die letzte, seit zehn Runden kam keine Karte vom Stapel
