### The table of Money! in the browser. Names, amounts and lists come formatted; $n is a number to select on.

## Cards

# After a number: the note of 20 yen. $value
money-note-jpy = { $value } yen
money-note-eur = { $value } euro
money-note-usd = { $value } dollar
money-note-gbp = { $value } pond
money-note-chf = { $value } Zwitserse frank
money-note-sek = { $value } Zweedse kronen
money-note-rub = { $value } roebel
# $value: always 10
money-coin = gouden munt { $value }
money-play-money = speelgeld
money-face-down = verdekt
# $card: one of the above, $serial: its number
money-card-number = { $card }, nummer { $serial }
# The currencies alone, at the head of a row or a pocket
money-jpy = yen
money-eur = euro
money-usd = dollar
money-gbp = pond
money-chf = frank
money-sek = kroon
money-rub = roebel
# $n: number of coins
money-coins = { $n ->
    [one] munt
   *[other] munten
}
money-play-short = speelgeld
# Beside it
money-worthless = niets waard
# No cards of a currency, no coins, no trios
money-none = geen
# A stack of equal cards in the hand. $card, $n: how many there are, $chosen: how many of them are in the bid
money-stack = { $card }, { $n } stuks, { $chosen } in het bod
money-stack-one = { $card }
money-stack-one-chosen = { $card }, in het bod
# A note that the hand lacks
money-stack-none = { $card }: geen
# $cards: a list of cards, $n: how many of the same
money-several = { $n } × { $card }

## Where we are

# $deal, $deals, $round
money-when = Spel { $deal } van { $deals } · ronde { $round }
# A match of one deal
money-when-single = Ronde { $round }
# $deal, $deals
money-when-over = Spel { $deal } van { $deals }
# Over the signs of the currencies that are not in this match
money-without = zonder
# $names: of currencies
money-left-out = Niet in deze partij: { $names }

## The table

money-displays = De twee etalages
money-left = Links
money-right = Rechts
money-for-you = voor jou
money-at-this-bid = voor jou, met dit bod
money-for-you-meaning = Je vermogen als je deze etalage nam voor de gekozen kaarten en het spel dan afgelopen was
# Where the gain will stand as soon as cards are chosen
money-for-you-choose = kies eerst kaarten
# $n: cards in the pile
money-pile = nog { $n }
money-pile-spoken = { $n ->
    [one] { $n } kaart op de stapel
   *[other] { $n } kaarten op de stapel
}
# $n: cards in a hand
money-in-hand = { $n ->
    [one] { $n } kaart in de hand
   *[other] { $n } kaarten in de hand
}
# $amount: wealth of the deals before
money-so-far = tot nu toe { $amount }
money-your-hand = Je hand
# Over the cards of the hand and those of the open bid, counted together
money-hand-and-bid = Hand en bod
money-hands = Alle handkaarten
# $amount
money-worth = nu { $amount } waard
# $old, $amount
money-worth-with = waard: { $old } → { $amount }
# Under a currency: how much is missing, and for what. $amount
money-missing-to-count = nog { $amount }, dan telt het
money-missing-to-full = nog { $amount }, dan telt het volledig
# The same in very little room: after a few words how much is missing, as +50. $amount
money-missing-to-count-short = telt bij { $amount }
money-missing-to-full-short = vol bij { $amount }
money-in-full = telt volledig
# What a screen reader says over a pocket. $currency, $sum, $counted
money-pocket = { $currency }: { $sum }, telt voor { $counted }
money-yours = van jou
money-bid-pip = bod
money-missing-pip = ontbreekt

## What a seat is doing

money-has-bid = heeft geboden
# Beside an envelope on a phone: very short
money-has-bid-short = klaar
money-thinking = denkt na…
# $amount
money-seat-bid = bod { $amount }
money-sits-out-short = doet niet mee
money-took-left = links genomen
money-took-right = rechts genomen
# On a phone: short
money-took-left-short = nam links
money-took-right-short = nam rechts
# $name
money-swapped = geruild met { $name }
money-swapped-you = geruild met jou
money-swapped-short = geruild
money-kept = behouden
# On a phone: short
money-kept-short = behouden
# In the ranking of the bids. $deed: one of those above, $amount: of what was taken
money-deed-worth = { $deed }: { $amount }
money-acts = aan zet
# The bid before the player is one that a swap has left there. $name: who left it
money-acts-with = aan zet met het bod van { $name }
money-acts-with-yours = aan zet met jouw bod

## The status line

money-status-choose = Kies je bod.
money-status-sealed = Je bod ligt verdekt.
money-status-change = Wijzig je bod, of laat het zo.
money-status-bidding = Iedereen stelt een bod samen.
# $names, $n: how many they are
money-have-bid = { $n ->
    [one] { $names } heeft geboden.
   *[other] { $names } hebben geboden.
}
# $names
money-still-to-bid = Nog zonder bod: { $names }.
money-status-open = De biedingen liggen open.
money-status-settled = De ronde is voorbij.
# $name
money-first = { $name } heeft het meest geboden en is het eerst aan de beurt.
money-first-you = Je hebt het meest geboden en bent het eerst aan de beurt.
# Several have bid the most. $name: whose note has the lowest number
money-first-tied = { $name } is het eerst aan de beurt.
money-first-tied-you = Je bent het eerst aan de beurt.
# $ordinal: 3rd
money-you-act = Je bent als { $ordinal } aan de beurt.
money-you-sit-out = Je doet deze ronde niet mee.
money-all-sit-out = Niemand doet deze ronde mee.
# $amount: of the bid before the player
money-status-exchange = Jouw beurt: ruil je bod van { $amount }.
# $name
money-status-acts = Aan de beurt: { $name }.
# $name, what a player did in this round
money-did-left = { $name } heeft de linkeretalage genomen.
money-did-right = { $name } heeft de rechteretalage genomen.
# $name, $other
money-did-swap = { $name } heeft met { $other } geruild.
money-did-keep = { $name } heeft het bod behouden.
money-did-left-you = Je hebt de linkeretalage genomen.
money-did-right-you = Je hebt de rechteretalage genomen.
money-did-swap-you = Je hebt met { $other } geruild.
money-did-keep-you = Je hebt het bod behouden.
money-did-swap-with-you = { $name } heeft met jou geruild.
money-last-round-pile = Laatste ronde: de stapel is op.
money-last-round-stall = Laatste ronde: er is al tien rondes geen kaart van de stapel gekomen.

## The bid, sealed or not

# $n: cards
money-cards = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
money-sealed-short = geboden
# $amount
money-sealed-was = geboden: { $amount }
money-not-sealed = nog niet geboden
money-back-to-sealed = Terug naar je bod
money-put-all-back = Alles terugleggen

## The primary button

money-go-choose = Kaart kiezen
# $amount
money-go-seal = { $amount } verdekt bieden
money-go-sit-out = Deze ronde niet meedoen
money-go-sealed = Geboden: { $amount }
money-go-sealed-out = Geboden: niet meedoen
money-go-change = Bod wijzigen: { $amount }
money-go-change-out = Wijzigen: niet meedoen
# $name: who acts first
money-go-on = Verder: { $name }
money-go-on-you = Verder: jouw beurt
money-go-on-round = Verder: volgende ronde
money-go-take = Ruil kiezen
# $gain: +130
money-go-left = Linkeretalage: { $gain }
money-go-right = Rechteretalage: { $gain }
# $name, $gain
money-go-swap = Ruilen met { $name }: { $gain }
money-go-keep = Bod behouden: { $gain }
# $deal
money-go-deal = Spel { $deal } starten
# Beside the button
money-stays-open = Blijft open tot je verdergaat.
# $name, $amount
money-then = Dan is { $name } aan de beurt, met { $amount }.
money-then-round = Dan is de ronde voorbij.
money-fresh-shuffle = Dezelfde valuta’s. Opnieuw geschud.
# $name
money-waiting = Wachten op { $name }

## Reveal and exchange

money-ranks = De biedingen, de hoogste eerst
money-exchange = Jouw ruil
# $amount: that several have bid. The lowest serial number decides
money-tie = Gelijk op { $amount }: het laagste serienummer gaat voor
# $first, $second: serial numbers, between the two notes
money-tie-before = voor
money-choice-left = Linkeretalage
money-choice-right = Rechteretalage
# $name
money-choice-bid = Bod van { $name }
money-choice-keep = Bod behouden
# $name: whose bid now lies in the display, or before the player
money-left-by = achtergelaten door { $name }
money-swap-note = { $name } krijgt jouw bod en is aan zet
money-keep-note = terug in je hand
money-nothing-changes = er verandert niets
money-same-worth = voorlopig evenveel waard
money-from-to = { $old } → { $amount }
money-trio = trio

## Scoring

money-reckoning = De puntentelling
money-reckoning-note = totaal, en wat daarvan telt
money-trios = trio’s
# $deal
money-deal = Spel { $deal }
money-match = De partij
# $n: deals played, $deals
money-after-deals = na { $n } van { $deals }
money-scores = Puntentelling tot nu toe
# $deal, $name
money-wins-deal = { $name } wint spel { $deal }
money-wins-deal-you = Je wint spel { $deal }
# $deal, $names
money-shares-deal = Spel { $deal }, gedeeld: { $names }
# $currency, $sum, $counted
money-best-full = { $currency }: { $sum }, telt volledig
money-best = { $currency }: { $sum }, telt voor { $counted }
# $name, $by: how much more than the next
money-richest = { $name } is het rijkst in dit spel, met { $by } voorsprong.
money-richest-you = Je bent het rijkst in dit spel, met { $by } voorsprong.
# $names
money-richest-shared = Het rijkst in dit spel: { $names }.
# $name, $by, $n: deals to go
money-leads = { $n ->
    [one] { $name } staat { $by } voor in de partij, met nog één spel te gaan.
   *[other] { $name } staat { $by } voor in de partij, met nog { $n } spellen te gaan.
}
money-leads-you = { $n ->
    [one] Je staat { $by } voor in de partij, met nog één spel te gaan.
   *[other] Je staat { $by } voor in de partij, met nog { $n } spellen te gaan.
}
# $names
money-level = Gelijk in de partij: { $names }.
# $name, $by
money-won-by = Voorsprong: { $by }. Op de tweede plaats: { $name }.

## Seen cards

# $n: cards of a hand of which nobody knows
money-unknown = { $n ->
    [one] en { $n } onbekende
   *[other] en { $n } onbekende
}
money-known-text = Kaarten die iedereen in een hand heeft zien komen en die daar nog zitten.
money-known-none = Nog niets gezien.
money-memory-off = Aan deze tafel staat de geheugensteun uit.

## Keys

money-key-currency = naar een valuta in je hand, of een ruil kiezen
money-key-arrows = van kaart naar kaart
money-key-space = een kaart kiezen
money-key-undo = ongedaan maken
money-key-enter = de knop rechtsonder

## The log

# $bids: names with what they bid, as a list, highest first
money-log-bids = Biedingen: { $bids }
# $names: of those who bid only play money, as a list
money-log-bids-out = Biedingen: { $bids }. Zonder bod: { $names }
money-log-all-out = Biedingen: alleen speelgeld
# $count: number of the round
money-log-round-display = Ronde { $count }, de laatste: de stapel is op
money-log-round-stall = Ronde { $count }, de laatste: er is al tien rondes geen kaart van de stapel gekomen
