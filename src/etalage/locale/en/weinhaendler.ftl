### The table of Die Weinhändler. Names, amounts, cards and lists of cards ("21 + 10") come formatted; $gain is "+7".

## Cards

# $wine: its name, $price, $stars: number
wine-card = { $wine } { $price }, { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
# $price
wine-card-empty = Empty bottle { $price }
wine-card-back = Card, face down

## The bar, the house rules, keys

# $round: number
wine-when = Round { $round }
wine-when-last = Round { $round }, the last
# $wines: a list
wine-left-out = Without { $wines }
wine-key-choose = Select a bottle, or deselect it
wine-key-go = Do what the large button says
wine-key-pass = Pass, or end the turn
wine-key-draw = Pass and draw
wine-key-walk = From one highlighted place to the next
wine-key-undo = Undo
wine-key-lower = Deselect everything
# Beside the buttons: what the keys before these words do
wine-hint-choose = choose
wine-hint-bid = bid
wine-hint-pass = pass
wine-hint-place = place
wine-hint-lay = confirm
wine-hint-undo = undo

## What the moment asks for

wine-turn-bid = Your turn: bid or pass
wine-turn-bid-last = Last round: bid or pass
wine-nobody-bid = Nobody has bid yet.
# $name, $amount
wine-leads = { $name } leads with { $amount }.
wine-leads-you = You lead with { $amount }.
# $names: a list, $count: how many they are
wine-still-in = { $count ->
    [one] Only { $names } can still bid.
   *[other] { $names } can still bid.
}
wine-alone = Nobody else can bid any more.
# While the reader leads. $names: a list, $count: how many they are
wine-may-overbid = { $count ->
    [one] Only { $names } can still bid: a higher bid would take the display, and you would take that bid.
   *[other] { $names } can still bid: a higher bid would take the display, and you would take that bid.
}
# For whoever is to bid and leads. $names: a list of those who may still bid, $count: how many they are
wine-may-pass = { $count ->
    [one] Passing is final for this round: your bid stands, and only { $names } can still go higher.
   *[other] Passing is final for this round: your bid stands, and { $names } can still go higher.
}
wine-safe = Nobody else can bid any more: pass, and the display is yours.
# A little later it is done without a press of the button
wine-safe-coming = Nobody else can bid any more: the display is yours, and you pass in a moment.
wine-only-pass = You have no legal bid: you can only pass.
# A little later it is done without a press of the button
wine-only-pass-coming = You have no legal bid, so you pass in a moment.
wine-only-done-coming = There is nothing to place: your turn ends in a moment.
wine-clash-title = This value is taken
# $name, $amount
wine-clash = { $name } has already bid { $amount }. No two bids may be equal.
# $name
wine-is-bidding = { $name } is bidding
wine-is-laying = { $name } is placing bottles
# $name. On the large button
wine-is-laying-short = { $name } is placing
wine-you-passed = You have passed.
# $amount: what the reader has bid before passing
wine-you-stand = You stand by { $amount }.
# $count: number of bottles
wine-must-lay = { $count ->
    [one] Place at least one bottle
   *[other] Place at least { $count } bottles
}
wine-must-lay-more = { $count ->
    [one] Place at least one more
   *[other] Place at least { $count } more
}
# $count: number of cards in hand
wine-hand-limit = You hold { $count } cards and may keep six.
wine-may-lay = Place bottles, or end the turn
wine-may-end = { $count ->
    [0] Your hand is empty.
    [one] { $count } card in hand, and six may stay: you may end the turn.
   *[other] { $count } cards in hand, and six may stay: you may end the turn.
}
wine-lay-last = Last round: place everything you can
wine-lay-last-text = Cards left in your hand score nothing.
# While bottles are placed in the last round. $count: bottles of the hand that may still be placed, $gain: of the best of them
wine-still-scores = { $count ->
    [one] You can still place a bottle: { $gain }.
   *[other] You can still place bottles: { $count } fit, and the best scores { $gain }.
}
# $card: its name, $count: number of places
wine-fits = { $count ->
    [0] { $card } fits nowhere now.
    [one] { $card } fits in one place.
   *[other] { $card } fits in { $count } places.
}
wine-exchange-title = The bids change hands
wine-no-bids-title = Nobody bid: the display stays as it is
# $cards
wine-you-take-display = You take the display: { $cards }.
# $name, $cards
wine-you-take-bid = You take { $name }’s bid: { $cards }.
wine-you-take-nothing = You did not bid, so you take nothing.

## The large button and those beside it

wine-choose = Choose bottles
# $amount
wine-bid = Bid { $amount }
wine-taken = Value is taken
# The bid chosen is against another rule, which is said above
wine-not-so = Not allowed
wine-pass = Pass
# Passing with the highest bid. $amount
wine-stand-by = Pass with { $amount }
# Stops what would be done without a press of the button
wine-wait = Wait
wine-pass-draw = Pass and draw
wine-go-on = Continue
wine-choose-place = Choose a place
# $gain
wine-place-here = Place here: { $gain }
wine-lay-down = End the turn: { $gain }
wine-lay-more = { $count ->
    [one] Place one more
   *[other] Place { $count } more
}
wine-lay-nothing = End the turn
# The same once more, after one has been told what is lost by it
wine-end-anyway = End all the same
wine-undo = Undo

## Seats

# Beside the name of a bot
wine-bot = bot
wine-starts = starts
wine-start-player = Start player
# $count: number
wine-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
wine-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
wine-no-bid-yet = No bid yet
wine-passed = Passed
wine-passed-drew = Passed and drew
wine-took-display = Took the display
# $name, $amount
wine-took-bid = Took { $amount } from { $name }
wine-took-yours = Took your { $amount }
wine-did-not-bid = Did not bid
# $amount, $rank: "2nd"
wine-bid-rank = bid { $amount }, { $rank }
wine-laid-nothing = Placed nothing
# $gain, $cards
wine-laid = Placed { $cards }: { $gain }

## The display and the pile

wine-display = The display
wine-in-pile = in the pile
# $count: number
wine-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
wine-refilled-later = Refilled from the pile after the cellar phase
wine-display-short = Display
wine-last-round = Last round

## The own bid and hand

wine-hand = Your hand
wine-your-bid = Your bid
# $name
wine-bid-of = { $name }’s bid
# $bid: one of the two above; its cards follow
wine-bid-is = { $bid }:
wine-tap-bottles = Tap bottles to add them to your bid.
# $count: cards in the pile
wine-draw-meaning = { $count ->
    [one] Or pass and draw: you get the last card of the pile.
   *[other] Or pass and draw: two cards come off the pile, and you get the cheaper one.
}
wine-add-or-swap = Add or swap a bottle.
# $rank: "2nd", $of: number
wine-rank-of = { $rank } of { $of }
wine-value-taken = taken
# $gives: one of the three below
wine-now-display = As it stands, you take the display and { $gives }.
# $name, $cards
wine-now-bid = As it stands, you take { $cards } from { $name } and { $gives }.
wine-gives-display = your bid becomes the new display
# $name
wine-gives-bid = { $name } takes your bid

## The exchange

# Beside a name. $amount
wine-bid-was = bid { $amount }
wine-takes-display = takes the display
# $name: whose bid
wine-takes-bid = takes { $name }’s bid
wine-takes-yours = takes your bid
wine-take-display-you = take the display
wine-take-bid-you = take { $name }’s bid
# $name
wine-new-display = { $name }’s bid is the new display
wine-new-display-you = Your bid is the new display

## Cellars

wine-your-cellar = Your cellar
# $name
wine-cellar-of = { $name }’s cellar
wine-cellar-short = Cellar
# $count: number of bottles there
wine-of-places = { $count } of 15
wine-cellar-begins = The first bottle goes in the middle.
wine-complete-cellars = { $count ->
    [one] { $count } complete cellar
   *[other] { $count } complete cellars
}
# $gain, $count: number of stars
wine-gain-stars = { $count ->
    [one] { $gain } star
   *[other] { $gain } stars
}
wine-gain-alike = { $gain } three identical
wine-gain-mixed = { $gain } three different
wine-gain-none = no points
# $row, $number: counted from below and from the left, $gain
wine-place-lit = Row { $row }, place { $number }: { $gain }
# $card, $gain
wine-place-staged = { $card }, staged: { $gain }. Take back
# $card, $number
wine-card-staged = { $card }, staged as number { $number }. Take back
wine-staged = To be placed

## The result

# $points, $other: points of the second
wine-you-win = You win, { $points } to { $other }
# $name, $points, $other
wine-name-wins = { $name } wins, { $points } to { $other }
# $names: a list, $points
wine-shared-win = Shared win: { $names }, { $points } each
wine-over-display = The pile is empty and the shop is closed.
wine-over-draw = The last card was drawn, and the shop is closed.
wine-over-stall = No card has left the pile for ten rounds: the shop is closing.
wine-ranking = Ranking
wine-stars = Stars
wine-bottles = { $count ->
    [one] { $count } bottle
   *[other] { $count } bottles
}
wine-trios-alike = Three identical
wine-trios-mixed = Three different

## Seen cards

wine-known-text = Cards that have been seen going into a hand and not coming out again.
# $count: number
wine-unknown-cards = { $count ->
    [one] and { $count } unseen card
   *[other] and { $count } unseen cards
}
wine-known-nothing = nothing seen
wine-under-title = At the bottom of the pile, oldest first

## The log, where the place is seen and need not be said

# $name, $card, $gain: with its sign
wine-log-lays = { $name } places { $card }: { $gain }
# $card, $gain
wine-log-lays-you = You place { $card }: { $gain }
# $name, $card, $gain, $count: number of trios
wine-log-lays-trios = { $name } places { $card }: { $gain }, with { $count ->
    [one] a trio
   *[other] { $count } trios
}
# $card, $gain, $count
wine-log-lays-trios-you = You place { $card }: { $gain }, with { $count ->
    [one] a trio
   *[other] { $count } trios
}
# $name
wine-log-lays-empty = { $name } places an empty bottle
wine-log-lays-empty-you = You place an empty bottle
# $name
wine-log-lays-nothing = { $name } places nothing
wine-log-lays-nothing-you = You place nothing
