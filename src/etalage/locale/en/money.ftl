### The table of Money! in the browser. Names, amounts and lists come formatted; $n is a number to select on.

## Cards

# After a number: the note of 20 yen. $value
money-note-jpy = { $value } yen
money-note-eur = { $value } euros
money-note-usd = { $value } dollars
money-note-gbp = { $value } pounds
money-note-chf = { $value } Swiss francs
money-note-sek = { $value } Swedish kronor
money-note-rub = { $value } roubles
# $value: always 10
money-coin = gold coin { $value }
money-play-money = play money
money-face-down = face down
# $card: one of the above, $serial: its number
money-card-number = { $card }, number { $serial }
# The currencies alone, at the head of a row or a pocket
money-jpy = yen
money-eur = euro
money-usd = dollar
money-gbp = pound
money-chf = franc
money-sek = krona
money-rub = rouble
# $n: number of coins
money-coins = { $n ->
    [one] coin
   *[other] coins
}
money-play-short = play money
# Beside it
money-worthless = worth nothing
# No cards of a currency, no coins, no trios
money-none = none
# A stack of equal cards in the hand. $card, $n: how many there are, $chosen: how many of them are in the bid
money-stack = { $card }: { $n } in all, { $chosen } in the bid
money-stack-one = { $card }
money-stack-one-chosen = { $card }, in the bid
# A note that the hand lacks
money-stack-none = { $card }: none
# $cards: a list of cards, $n: how many of the same
money-several = { $n } × { $card }

## Where we are

# $deal, $deals, $round
money-when = Deal { $deal } of { $deals } · round { $round }
# A match of one deal
money-when-single = Round { $round }
# $deal, $deals
money-when-over = Deal { $deal } of { $deals }
# Over the signs of the currencies that are not in this match
money-without = without
# $names: of currencies
money-left-out = Not in this match: { $names }

## The table

money-displays = The two displays
money-left = Left
money-right = Right
money-for-you = for you
money-at-this-bid = for you, at this bid
money-for-you-meaning = Your wealth if you took this display in exchange for the cards you have chosen and the deal ended there
# Where the gain will stand as soon as cards are chosen
money-for-you-choose = choose cards first
# $n: cards in the pile
money-pile = { $n } left
money-pile-spoken = { $n ->
    [one] { $n } card in the pile
   *[other] { $n } cards in the pile
}
# $n: cards in a hand
money-in-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
# $amount: wealth of the deals before
money-so-far = { $amount } so far
money-your-hand = Your hand
# Over the cards of the hand and those of the open bid, counted together
money-hand-and-bid = Hand and bid
money-hands = All hands
# $amount
money-worth = worth { $amount } now
# $old, $amount
money-worth-with = worth { $old } → { $amount }
# Under a currency: how much is missing, and for what. $amount
money-missing-to-count = { $amount } more, then it counts
money-missing-to-full = { $amount } more to count in full
# The same in very little room: after a few words how much is missing, as +50. $amount
money-missing-to-count-short = counts at { $amount }
money-missing-to-full-short = full at { $amount }
money-in-full = in full
# What a screen reader says over a pocket. $currency, $sum, $counted
money-pocket = { $currency }: { $sum }, counts as { $counted }
money-yours = yours
money-bid-pip = bid
money-missing-pip = missing

## What a seat is doing

money-has-bid = has bid
# Beside an envelope on a phone: very short
money-has-bid-short = has bid
money-thinking = thinking…
# $amount
money-seat-bid = bid { $amount }
money-sits-out-short = sits out
money-took-left = took left
money-took-right = took right
# On a phone: short
money-took-left-short = took left
money-took-right-short = took right
# $name
money-swapped = swapped with { $name }
money-swapped-you = swapped with you
money-swapped-short = swapped
money-kept = kept
# On a phone: short
money-kept-short = kept
# In the ranking of the bids. $deed: one of those above, $amount: of what was taken
money-deed-worth = { $deed }: { $amount }
money-acts = choosing now
# The bid before the player is one that a swap has left there. $name: who left it
money-acts-with = choosing now, with { $name }’s bid
money-acts-with-yours = choosing now, with your bid

## The status line

money-status-choose = Choose your bid.
money-status-sealed = Your bid is sealed.
money-status-change = Change your bid, or leave it.
money-status-bidding = The bids are being chosen.
# $names, $n: how many they are
money-have-bid = { $n ->
    [one] { $names } has bid.
   *[other] { $names } have bid.
}
# $names
money-still-to-bid = Still to bid: { $names }.
money-status-open = The bids are revealed.
# All have exchanged
money-status-settled = The round is over.
# $name
money-first = { $name } has the highest bid and goes first.
money-first-you = You have the highest bid and go first.
# Several have bid the most. $name: whose note has the lowest number
money-first-tied = { $name } goes first.
money-first-tied-you = You go first.
# $ordinal: 3rd
money-you-act = You go { $ordinal }.
money-you-sit-out = You sit this round out.
money-all-sit-out = Everybody sits this round out.
# $amount: of the bid before the player
money-status-exchange = Your turn: exchange your bid of { $amount }.
# $name
money-status-acts = { $name }’s turn.
# $name, what a player did in this round
money-did-left = { $name } took the left display.
money-did-right = { $name } took the right display.
# $name, $other
money-did-swap = { $name } swapped with { $other }.
money-did-keep = { $name } kept the bid.
money-did-left-you = You took the left display.
money-did-right-you = You took the right display.
money-did-swap-you = You swapped with { $other }.
money-did-keep-you = You kept the bid.
money-did-swap-with-you = { $name } swapped with you.
money-last-round-pile = Last round: the pile is empty.
money-last-round-stall = Last round: no card has left the pile for ten rounds.

## The bid, sealed or not

# $n: cards
money-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
money-sealed-short = sealed
# $amount
money-sealed-was = sealed: { $amount }
money-not-sealed = not sealed
money-back-to-sealed = Back to the sealed bid
money-put-all-back = Put all back

## The primary button

money-go-choose = Choose a card
# $amount
money-go-seal = Seal bid: { $amount }
money-go-sit-out = Sit this round out
money-go-sealed = Sealed: { $amount }
money-go-sealed-out = Sealed: sits out
money-go-change = Change bid to { $amount }
money-go-change-out = Change: sit out
# $name: who acts first
money-go-on = Continue: { $name }’s turn
money-go-on-you = Continue: your turn
money-go-on-round = Continue: next round
money-go-take = Choose what to take
# $gain: +130
money-go-left = Take the left display: { $gain }
money-go-right = Take the right display: { $gain }
# $name, $gain
money-go-swap = Swap with { $name }: { $gain }
money-go-keep = Keep the bid: { $gain }
# $deal
money-go-deal = Start deal { $deal }
# Beside the button
money-stays-open = Stays on screen until you continue.
# $name, $amount
money-then = Then { $name } goes, with { $amount }.
money-then-round = Then the round is over.
money-fresh-shuffle = Same currencies, freshly shuffled.
# $name
money-waiting = Waiting for { $name }

## Reveal and exchange

money-ranks = The bids, highest first
money-exchange = Your exchange
# $amount: that several have bid. The lowest serial number decides
money-tie = Tied at { $amount }: the lowest serial number goes first
# $first, $second: serial numbers, between the two notes
money-tie-before = before
money-choice-left = Left display
money-choice-right = Right display
# $name
money-choice-bid = { $name }’s bid
money-choice-keep = Keep the bid
# $name: whose bid now lies in the display, or before the player
money-left-by = left by { $name }
money-swap-note = { $name } gets yours and goes next
money-keep-note = back into your hand
money-nothing-changes = nothing changes
# Other cards, though one’s wealth stays what it is. How much there would be of each currency follows
money-same-worth = same value for now
# Of a currency, or of somebody’s wealth. $old, $amount
money-from-to = { $old } → { $amount }
# Before what three equal notes bring: "trio +100"
money-trio = trio

## Scoring

money-reckoning = Scoring
money-reckoning-note = total, and what it counts as
money-trios = trios
# $deal
money-deal = Deal { $deal }
money-match = The match
# $n: deals played, $deals
money-after-deals = after { $n } of { $deals }
money-scores = Scoring so far
# $deal, $name
money-wins-deal = { $name } wins deal { $deal }
money-wins-deal-you = You win deal { $deal }
# $deal, $names
money-shares-deal = Deal { $deal }, shared: { $names }
# $currency, $sum, $counted
money-best-full = { $currency }: { $sum }, counted in full
money-best = { $currency }: { $sum }, counts as { $counted }
# $name, $by: how much more than the next
money-richest = { $name } is the richest in this deal, by { $by }.
money-richest-you = You are the richest in this deal, by { $by }.
# $names
money-richest-shared = The richest in this deal: { $names }.
# $name, $by, $n: deals to go
money-leads = { $n ->
    [one] { $name } leads the match by { $by } with one deal to go.
   *[other] { $name } leads the match by { $by } with { $n } deals to go.
}
money-leads-you = { $n ->
    [one] You lead the match by { $by } with one deal to go.
   *[other] You lead the match by { $by } with { $n } deals to go.
}
# $names
money-level = Tied in the match: { $names }.
# $name, $by
money-won-by = By { $by }. Second: { $name }.

## Seen cards

# $n: cards of a hand of which nobody knows
money-unknown = { $n ->
    [one] and { $n } unseen
   *[other] and { $n } unseen
}
money-known-text = Cards that have been seen going into a hand and not coming out again.
money-known-none = Nothing seen yet.
money-memory-off = Card memory is off at this table.

## Keys

money-key-currency = go to a currency in your hand, or choose an exchange
money-key-arrows = move from card to card
money-key-space = choose a card
money-key-undo = undo
money-key-enter = the button at the bottom right

## The log

# $bids: names with what they bid, as a list, highest first
money-log-bids = The bids: { $bids }
# $names: of those who bid only play money, as a list
money-log-bids-out = The bids: { $bids }. Sitting out: { $names }
money-log-all-out = The bids: play money only
# $count: number of the round
money-log-round-display = Round { $count }, the last: the pile is empty
money-log-round-stall = Round { $count }, the last: no card has left the pile for ten rounds
