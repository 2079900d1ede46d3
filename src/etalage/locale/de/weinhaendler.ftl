### The table of Die Weinhändler. Names, amounts, cards and lists of cards ("21 + 10") come formatted; $gain is "+7".

## Cards

# $wine: its name, $price, $stars: number
wine-card = { $wine } { $price }, { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}
# $price
wine-card-empty = Leerflasche { $price }
wine-card-back = Karte, verdeckt

## The bar, the house rules, keys

# $round: number
wine-when = Runde { $round }
wine-when-last = Runde { $round }, die letzte
# $wines: a list
wine-left-out = Ohne { $wines }
wine-key-choose = Flasche wählen oder zurücklegen
wine-key-go = Tun, was auf dem großen Knopf steht
wine-key-pass = Passen oder Zug beenden
wine-key-draw = Passen und ziehen
wine-key-walk = Von einem möglichen Feld zum nächsten
wine-key-undo = Rückgängig
wine-key-lower = Alles zurücklegen
# Beside the buttons: what the keys before these words do
wine-hint-choose = wählen
wine-hint-bid = bieten
wine-hint-pass = passen
wine-hint-place = Feld
wine-hint-lay = ablegen
wine-hint-undo = rückgängig

## What the moment asks for

wine-turn-bid = Du bist dran: bieten oder passen
wine-turn-bid-last = Letzte Runde: bieten oder passen
wine-nobody-bid = Noch hat niemand geboten.
# $name, $amount
wine-leads = { $name } führt mit { $amount }.
wine-leads-you = Du führst mit { $amount }.
# $names: a list, $count: how many they are
wine-still-in = { $count ->
    [one] { $names } kann noch bieten.
   *[other] { $names } können noch bieten.
}
wine-alone = Sonst kann niemand mehr bieten.
# While the reader leads. $names: a list, $count: how many they are
wine-may-overbid = { $count ->
    [one] { $names } kann noch bieten: Wirst du überboten, nimmst du dieses Gebot statt der Auslage.
   *[other] { $names } können noch bieten: Wirst du überboten, nimmst du dieses Gebot statt der Auslage.
}
# For whoever is to bid and leads. $names: a list of those who may still bid, $count: how many they are
wine-may-pass = { $count ->
    [one] Passen gilt für die ganze Runde: Dein Gebot bleibt, und { $names } kann noch höher gehen.
   *[other] Passen gilt für die ganze Runde: Dein Gebot bleibt, und { $names } können noch höher gehen.
}
wine-safe = Niemand kann mehr bieten: Passe, und die Auslage gehört dir.
# A little later it is done without a press of the button
wine-safe-coming = Niemand kann mehr bieten: Die Auslage gehört dir, gleich wird für dich gepasst.
wine-only-pass = Du hast kein mögliches Gebot: Du kannst nur passen.
# A little later it is done without a press of the button
wine-only-pass-coming = Du hast kein mögliches Gebot: Gleich wird für dich gepasst.
wine-only-done-coming = Du kannst nichts ablegen: Dein Zug endet gleich.
wine-clash-title = Dieser Wert ist vergeben
# $name, $amount
wine-clash = { $name } liegt bei { $amount }. Jedes Gebot muss anders sein.
# $name
wine-is-bidding = { $name } bietet
wine-is-laying = { $name } legt Flaschen ab
# $name. On the large button
wine-is-laying-short = { $name } legt ab
wine-you-passed = Du hast gepasst.
# $amount: what the reader has bid before passing
wine-you-stand = Du bleibst bei { $amount }.
# $count: number of bottles
wine-must-lay = { $count ->
    [one] Lege mindestens eine Flasche ab
   *[other] Lege mindestens { $count } Flaschen ab
}
wine-must-lay-more = { $count ->
    [one] Lege mindestens noch eine ab
   *[other] Lege mindestens noch { $count } ab
}
# $count: number of cards in hand
wine-hand-limit = Du hast { $count } auf der Hand, sechs dürfen bleiben.
wine-may-lay = Du bist dran: ablegen oder Zug beenden
wine-may-end = { $count ->
    [0] Deine Hand ist leer.
   *[other] { $count } auf der Hand, sechs dürfen bleiben: Du kannst den Zug beenden.
}
wine-lay-last = Letzte Runde: Lege ab, was du kannst
wine-lay-last-text = Was auf der Hand bleibt, bringt keine Punkte.
# While bottles are placed in the last round. $count: bottles of the hand that may still be placed, $gain: of the best of them
wine-still-scores = { $count ->
    [one] Eine Flasche kannst du noch ablegen: { $gain }.
   *[other] Du kannst noch ablegen: { $count } Flaschen passen, die beste bringt { $gain }.
}
# $card: its name, $count: number of places
wine-fits = { $count ->
    [0] { $card }: gerade kein Feld möglich.
    [one] { $card }: ein Feld möglich.
   *[other] { $card }: { $count } Felder möglich.
}
wine-exchange-title = Die Gebote wandern weiter
wine-no-bids-title = Niemand hat geboten: Die Auslage bleibt
# $cards
wine-you-take-display = Du nimmst die Auslage: { $cards }.
# $name, $cards
wine-you-take-bid = Du nimmst das Gebot von { $name }: { $cards }.
wine-you-take-nothing = Du hast nicht geboten und nimmst deshalb nichts.

## The large button and those beside it

wine-choose = Flaschen wählen
# $amount
wine-bid = { $amount } bieten
wine-taken = Wert ist vergeben
wine-not-so = Nicht erlaubt
wine-pass = Passen
# Passing with the highest bid. $amount
wine-stand-by = Passen mit { $amount }
# Stops what would be done without a press of the button
wine-wait = Warten
wine-pass-draw = Passen und ziehen
wine-go-on = Weiter
wine-choose-place = Feld wählen
# $gain
wine-place-here = Hier ablegen: { $gain }
wine-lay-down = Zug beenden: { $gain }
wine-lay-more = { $count ->
    [one] Noch eine ablegen
   *[other] Noch { $count } ablegen
}
wine-lay-nothing = Zug beenden
# The same once more, after one has been told what is lost by it
wine-end-anyway = Trotzdem beenden
wine-undo = Rückgängig

## Seats

# Beside the name of a bot
wine-bot = Bot
wine-starts = Start
wine-start-player = Startspieler
# $count: number
wine-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
wine-in-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
wine-no-bid-yet = Noch kein Gebot
wine-passed = Gepasst
wine-passed-drew = Gepasst und gezogen
wine-took-display = Auslage genommen
# $name, $amount
wine-took-bid = { $amount } von { $name } genommen
wine-took-yours = Deine { $amount } genommen
wine-did-not-bid = Nicht geboten
# $amount, $rank: "2nd"
wine-bid-rank = Gebot { $amount }, { $rank } Platz
wine-laid-nothing = Nichts abgelegt
# $gain, $cards
wine-laid = { $cards } abgelegt: { $gain }

## The display and the pile

wine-display = Die Auslage
wine-in-pile = im Stapel
# $count: number
wine-pile = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
wine-refilled-later = Wird nach den Weinkellern vom Stapel aufgefüllt
wine-display-short = Auslage
wine-last-round = Letzte Runde

## The own bid and hand

wine-hand = Deine Hand
wine-your-bid = Dein Gebot
# $name
wine-bid-of = Gebot von { $name }
wine-bid-is = { $bid }:
wine-tap-bottles = Tippe auf Flaschen, um sie zu bieten.
# $count: cards in the pile
wine-draw-meaning = { $count ->
    [one] Oder passen und ziehen: Du bekommst die letzte Karte vom Stapel.
   *[other] Oder passen und ziehen: Zwei Karten kommen vom Stapel, die billigere bekommst du.
}
wine-add-or-swap = Leg eine Flasche dazu oder nimm eine andere.
# $rank: "2nd", $of: number
wine-rank-of = { $rank } von { $of }
wine-value-taken = vergeben
# $gives: one of the three below
wine-now-display = Stand jetzt: Du nimmst die Auslage, { $gives }.
# $name, $cards
wine-now-bid = Stand jetzt: Du nimmst { $cards } von { $name }, { $gives }.
wine-gives-display = dein Gebot wird zur Auslage
# $name
wine-gives-bid = { $name } nimmt deins

## The exchange

# Beside a name. $amount
wine-bid-was = Gebot { $amount }
wine-takes-display = nimmt die Auslage
# $name: whose bid
wine-takes-bid = nimmt das Gebot von { $name }
wine-takes-yours = nimmt dein Gebot
wine-take-display-you = nimmst die Auslage
wine-take-bid-you = nimmst das Gebot von { $name }
# $name
wine-new-display = Das Gebot von { $name } wird zur neuen Auslage
wine-new-display-you = Dein Gebot wird zur neuen Auslage

## Cellars

wine-your-cellar = Dein Weinkeller
# $name
wine-cellar-of = Weinkeller von { $name }
wine-cellar-short = Keller
# $count: number of bottles there
wine-of-places = { $count } von 15
wine-cellar-begins = Die erste Flasche kommt in die Mitte.
wine-complete-cellars = { $count ->
    [one] { $count } vollständiger Weinkeller
   *[other] { $count } vollständige Weinkeller
}
# $gain, $count: number of stars
wine-gain-stars = { $count ->
    [one] { $gain } Stern
   *[other] { $gain } Sterne
}
wine-gain-alike = { $gain } drei gleiche
wine-gain-mixed = { $gain } drei verschiedene
wine-gain-none = keine Punkte
# $row, $number: counted from below and from the left, $gain
wine-place-lit = Ebene { $row }, Feld { $number }: { $gain }
# $card, $gain
wine-place-staged = { $card }, vorgemerkt: { $gain }. Zurücknehmen
# $card, $number
wine-card-staged = { $card }, vorgemerkt als Nummer { $number }. Zurücknehmen
wine-staged = Zum Ablegen vorgemerkt

## The result

# $points, $other: points of the second
wine-you-win = Du hast gewonnen, { $points } zu { $other }
# $name, $points, $other
wine-name-wins = { $name } gewinnt, { $points } zu { $other }
# $names: a list, $points
wine-shared-win = Geteilter Sieg: { $names }, je { $points }
wine-over-display = Der Stapel ist leer und der Laden geschlossen.
wine-over-draw = Die letzte Karte ist gezogen und der Laden geschlossen.
wine-over-stall = Seit zehn Runden kam keine Karte vom Stapel: Der Laden schließt.
wine-ranking = Endstand
wine-stars = Sterne
wine-bottles = { $count ->
    [one] { $count } Flasche
   *[other] { $count } Flaschen
}
wine-trios-alike = Drei gleiche
wine-trios-mixed = Drei verschiedene

## Seen cards

wine-known-text = Karten, die für alle sichtbar auf eine Hand kamen und noch dort sind.
# $count: number
wine-unknown-cards = { $count ->
    [one] und { $count } unbekannte Karte
   *[other] und { $count } unbekannte Karten
}
wine-known-nothing = nichts gesehen
wine-under-title = Unter dem Stapel, die älteste zuerst

## The log, where the place is seen and need not be said

# $name, $card, $gain: with its sign
wine-log-lays = { $name } legt { $card } ab: { $gain }
# $card, $gain
wine-log-lays-you = Du legst { $card } ab: { $gain }
# $name, $card, $gain, $count: number of trios
wine-log-lays-trios = { $name } legt { $card } ab: { $gain }, mit { $count ->
    [one] einem Drilling
   *[other] { $count } Drillingen
}
# $card, $gain, $count
wine-log-lays-trios-you = Du legst { $card } ab: { $gain }, mit { $count ->
    [one] einem Drilling
   *[other] { $count } Drillingen
}
# $name
wine-log-lays-empty = { $name } legt eine Leerflasche ab
wine-log-lays-empty-you = Du legst eine Leerflasche ab
# $name
wine-log-lays-nothing = { $name } legt nichts ab
wine-log-lays-nothing-you = Du legst nichts ab
