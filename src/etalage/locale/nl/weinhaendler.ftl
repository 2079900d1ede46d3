### The table of Die Weinhändler. Names, amounts, cards and lists of cards ("21 + 10") come formatted; $gain is "+7".

## Cards

# $wine: its name, $price, $stars: number
wine-card = { $wine } { $price }, { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
}
# $price
wine-card-empty = Lege fles { $price }
wine-card-back = Kaart, verdekt

## The bar, the house rules, keys

# $round: number
wine-when = Ronde { $round }
wine-when-last = Ronde { $round }, de laatste
# $wines: a list
wine-left-out = Zonder { $wines }
wine-key-choose = Fles kiezen of terugleggen
wine-key-go = Doen wat op de grote knop staat
wine-key-pass = Passen, of de beurt beëindigen
wine-key-draw = Passen en trekken
wine-key-walk = Van de ene mogelijke plaats naar de volgende
wine-key-undo = Ongedaan maken
wine-key-lower = Alles terugleggen
# Beside the buttons: what the keys before these words do
wine-hint-choose = kiezen
wine-hint-bid = bieden
wine-hint-pass = passen
wine-hint-place = plaats
wine-hint-lay = neerleggen
wine-hint-undo = ongedaan maken

## What the moment asks for

wine-turn-bid = Jouw beurt: bieden of passen
wine-turn-bid-last = Laatste ronde: bieden of passen
wine-nobody-bid = Er heeft nog niemand geboden.
# $name, $amount
wine-leads = { $name } staat bovenaan met { $amount }.
wine-leads-you = Je staat bovenaan met { $amount }.
# $names: a list, $count: how many they are
wine-still-in = { $count ->
    [one] { $names } kan nog bieden.
   *[other] { $names } kunnen nog bieden.
}
wine-alone = Niemand anders kan nog bieden.
# While the reader leads. $names: a list, $count: how many they are
wine-may-overbid = { $count ->
    [one] { $names } kan nog bieden: gaat er iemand overheen, dan krijg je dat bod in plaats van de vitrine.
   *[other] { $names } kunnen nog bieden: gaat er iemand overheen, dan krijg je dat bod in plaats van de vitrine.
}
# For whoever is to bid and leads. $names: a list of those who may still bid, $count: how many they are
wine-may-pass = { $count ->
    [one] Passen geldt voor de hele ronde: je bod blijft staan, en { $names } kan nog hoger gaan.
   *[other] Passen geldt voor de hele ronde: je bod blijft staan, en { $names } kunnen nog hoger gaan.
}
wine-safe = Niemand anders kan nog bieden: pas, en de vitrine is van jou.
# A little later it is done without a press of the button
wine-safe-coming = Niemand anders kan nog bieden: de vitrine is van jou, zo meteen wordt er voor je gepast.
wine-only-pass = Geen enkel bod is mogelijk: je kunt alleen passen.
# A little later it is done without a press of the button
wine-only-pass-coming = Geen enkel bod is mogelijk: zo meteen wordt er voor je gepast.
wine-only-done-coming = Je kunt niets neerleggen: je beurt is zo voorbij.
wine-clash-title = Dit bedrag is al geboden
# $name, $amount
wine-clash = { $name } staat op { $amount }. Elk bod moet anders zijn.
# $name
wine-is-bidding = { $name } biedt
wine-is-laying = { $name } legt flessen neer
# $name. On the large button
wine-is-laying-short = { $name } vult de kelder
wine-you-passed = Je hebt gepast.
# $amount: what the reader has bid before passing
wine-you-stand = Je blijft bij { $amount }.
# $count: number of bottles
wine-must-lay = { $count ->
    [one] Leg minstens één fles in je kelder
   *[other] Leg minstens { $count } flessen in je kelder
}
wine-must-lay-more = { $count ->
    [one] Leg er nog minstens één in je kelder
   *[other] Leg er nog minstens { $count } in je kelder
}
# $count: number of cards in hand
wine-hand-limit = Je hebt er { $count } in de hand en mag er zes houden.
wine-may-lay = Leg flessen neer of beëindig je beurt
wine-may-end = { $count ->
    [0] Je hand is leeg.
   *[other] { $count } in de hand, zes mogen er blijven: je mag je beurt beëindigen.
}
wine-lay-last = Laatste ronde: leg zo veel mogelijk neer
wine-lay-last-text = Wat in je hand blijft, levert geen punten op.
# While bottles are placed in the last round. $count: bottles of the hand that may still be placed, $gain: of the best of them
wine-still-scores = { $count ->
    [one] Eén fles kun je nog neerleggen: { $gain }.
   *[other] Je kunt nog neerleggen: { $count } flessen passen, de beste levert { $gain } op.
}
# $card: its name, $count: number of places
wine-fits = { $count ->
    [0] { $card }: nu nergens mogelijk.
    [one] { $card }: één plaats mogelijk.
   *[other] { $card }: { $count } plaatsen mogelijk.
}
wine-exchange-title = De biedingen schuiven door
wine-no-bids-title = Niemand heeft geboden: de vitrine blijft
# $cards
wine-you-take-display = Je neemt de vitrine: { $cards }.
# $name, $cards
wine-you-take-bid = Je neemt het bod van { $name }: { $cards }.
wine-you-take-nothing = Je hebt niet geboden en neemt dus niets.

## The large button and those beside it

wine-choose = Flessen kiezen
# $amount
wine-bid = { $amount } bieden
wine-taken = Bedrag al geboden
wine-not-so = Mag niet
wine-pass = Passen
# Passing with the highest bid. $amount
wine-stand-by = Passen met { $amount }
# Stops what would be done without a press of the button
wine-wait = Wachten
wine-pass-draw = Passen en trekken
wine-go-on = Verder
wine-choose-place = Plaats kiezen
# $gain
wine-place-here = Hier leggen: { $gain }
wine-lay-down = Beurt beëindigen: { $gain }
wine-lay-more = { $count ->
    [one] Nog één neerleggen
   *[other] Nog { $count } neerleggen
}
wine-lay-nothing = Beurt beëindigen
# The same once more, after one has been told what is lost by it
wine-end-anyway = Toch beëindigen
wine-undo = Ongedaan maken

## Seats

# Beside the name of a bot
wine-bot = bot
wine-starts = begint
wine-start-player = Startspeler
# $count: number
wine-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
wine-in-hand = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
wine-no-bid-yet = Nog geen bod
wine-passed = Gepast
wine-passed-drew = Gepast en getrokken
wine-took-display = Vitrine genomen
# $name, $amount
wine-took-bid = { $amount } van { $name } genomen
wine-took-yours = Jouw { $amount } genomen
wine-did-not-bid = Niet geboden
# $amount, $rank: "2nd"
wine-bid-rank = bod { $amount }, { $rank }
wine-laid-nothing = Niets neergelegd
# $gain, $cards
wine-laid = { $cards } neergelegd: { $gain }

## The display and the pile

wine-display = De vitrine
wine-in-pile = op de stapel
# $count: number
wine-pile = { $count ->
    [one] { $count } kaart op de stapel
   *[other] { $count } kaarten op de stapel
}
wine-refilled-later = Wordt na de kelders vanaf de stapel aangevuld
wine-display-short = Vitrine
wine-last-round = Laatste ronde

## The own bid and hand

wine-hand = Je hand
wine-your-bid = Jouw bod
# $name
wine-bid-of = Bod van { $name }
wine-bid-is = { $bid }:
wine-tap-bottles = Tik op flessen om ze te bieden.
# $count: cards in the pile
wine-draw-meaning = { $count ->
    [one] Of passen en trekken: je krijgt de laatste kaart van de stapel.
   *[other] Of passen en trekken: er komen twee kaarten van de stapel en je krijgt de goedkoopste.
}
wine-add-or-swap = Leg er een fles bij of neem een andere.
# $rank: "2nd", $of: number
wine-rank-of = { $rank } van { $of }
wine-value-taken = al geboden
# $gives: one of the three below
wine-now-display = Op dit moment krijg je de vitrine, { $gives }.
# $name, $cards
wine-now-bid = Op dit moment krijg je { $cards } van { $name }, { $gives }.
wine-gives-display = jouw bod wordt de vitrine
# $name
wine-gives-bid = { $name } krijgt jouw bod

## The exchange

# Beside a name. $amount
wine-bid-was = bod { $amount }
wine-takes-display = neemt de vitrine
# $name: whose bid
wine-takes-bid = neemt het bod van { $name }
wine-takes-yours = neemt jouw bod
wine-take-display-you = neemt de vitrine
wine-take-bid-you = neemt het bod van { $name }
# $name
wine-new-display = Het bod van { $name } wordt de nieuwe vitrine
wine-new-display-you = Jouw bod wordt de nieuwe vitrine

## Cellars

wine-your-cellar = Je wijnkelder
# $name
wine-cellar-of = Wijnkelder van { $name }
wine-cellar-short = Kelder
# $count: number of bottles there
wine-of-places = { $count } van 15
wine-cellar-begins = De eerste fles komt in het midden.
wine-complete-cellars = { $count ->
    [one] { $count } volledige wijnkelder
   *[other] { $count } volledige wijnkelders
}
# $gain, $count: number of stars
wine-gain-stars = { $count ->
    [one] { $gain } ster
   *[other] { $gain } sterren
}
wine-gain-alike = { $gain } drie identieke
wine-gain-mixed = { $gain } drie verschillende
wine-gain-none = geen punten
# $row, $number: counted from below and from the left, $gain
wine-place-lit = Laag { $row }, plaats { $number }: { $gain }
# $card, $gain
wine-place-staged = { $card }, klaargelegd: { $gain }. Terugnemen
# $card, $number
wine-card-staged = { $card }, klaargelegd als nummer { $number }. Terugnemen
wine-staged = Klaargelegd voor de kelder

## The result

# $points, $other: points of the second
wine-you-win = Je hebt gewonnen met { $points } tegen { $other }
# $name, $points, $other
wine-name-wins = { $name } wint met { $points } tegen { $other }
# $names: a list, $points
wine-shared-win = Gedeelde overwinning: { $names }, elk { $points }
wine-over-display = De stapel is op en de winkel is dicht.
wine-over-draw = De laatste kaart is getrokken en de winkel is dicht.
wine-over-stall = Er is al tien rondes geen kaart van de stapel gekomen: de winkel gaat dicht.
wine-ranking = Eindstand
wine-stars = Sterren
wine-bottles = { $count ->
    [one] { $count } fles
   *[other] { $count } flessen
}
wine-trios-alike = Drie identieke
wine-trios-mixed = Drie verschillende

## Seen cards

wine-known-text = Kaarten die iedereen in een hand heeft zien komen en die daar nog zitten.
# $count: number
wine-unknown-cards = { $count ->
    [one] en { $count } onbekende kaart
   *[other] en { $count } onbekende kaarten
}
wine-known-nothing = niets gezien
wine-under-title = Onder de stapel, de oudste eerst

## The log, where the place is seen and need not be said

# $name, $card, $gain: with its sign
wine-log-lays = { $name } legt { $card } neer: { $gain }
# $card, $gain
wine-log-lays-you = Je legt { $card } neer: { $gain }
# $name, $card, $gain, $count: number of trios
wine-log-lays-trios = { $name } legt { $card } neer: { $gain }, met { $count ->
    [one] een trio
   *[other] { $count } trio’s
}
# $card, $gain, $count
wine-log-lays-trios-you = Je legt { $card } neer: { $gain }, met { $count ->
    [one] een trio
   *[other] { $count } trio’s
}
# $name
wine-log-lays-empty = { $name } legt een lege fles neer
wine-log-lays-empty-you = Je legt een lege fles neer
# $name
wine-log-lays-nothing = { $name } legt niets neer
wine-log-lays-nothing-you = Je legt niets neer
