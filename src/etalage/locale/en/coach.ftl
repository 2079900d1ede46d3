### What the coach says: hints and reviews. Cards, shares and amounts come formatted; reasons and outcomes speak to the seat.

## Any game

# $number, $move, $share: of the win
coach-advice = { $number }. { $move }: { $share } of the win
# $chance: in hundredths, $outcome: a sentence
coach-chance = { $chance } of 100: { $outcome }
# $count: imagined tables
coach-compared = Compared at { $count } imagined tables.
coach-name = Name
coach-result = Result
coach-fair = Fair share
coach-luck = Luck
coach-skill = Skill
coach-mean-loss = Loss a decision
coach-accuracy = Accuracy
coach-costliest = The costliest decisions:
coach-no-mistakes = No decision cost more than chance explains.
# $name, $where: deal and move, $played, $best: moves, $loss: points of win share
coach-mistake = { $name }, { $where }: { $played } cost { $loss } points of win share; better was { $best }
# $deal, $move: numbers in the record
coach-where = deal { $deal }, move { $move }
# $reason: a sentence
coach-because = Because: { $reason }

## Die Weinhändler

# $cards
coach-weinhaendler-outcome-display = you take the display: { $cards }
# $cards, $name: who gets my bid
coach-weinhaendler-outcome-display-to = you take the display, { $cards }; your bid goes to { $name }
# $other: whose bid
coach-weinhaendler-outcome-bid = you take the bid by { $other }
# $other: whose bid, $name: who gets mine
coach-weinhaendler-outcome-bid-to = you take the bid by { $other }; your bid goes to { $name }
coach-weinhaendler-outcome-nothing = you take no part in the exchange
# $points
coach-weinhaendler-outcome-points = { $points ->
    [0] no points now
    [one] { $points } point now
   *[other] { $points } points now
 }
coach-weinhaendler-reason-draw = You get a card from the pile and bid nothing.
coach-weinhaendler-reason-no-bid = You keep all your bottles.
# $cards, $stars
coach-weinhaendler-reason-takes-display = As the bids lie, it takes the display: { $cards }, { $stars } ★.
# $cards, $stars, $name
coach-weinhaendler-reason-takes-bid = As the bids lie, it takes the bid by { $name }: { $cards }, { $stars } ★.
# $card
coach-weinhaendler-reason-third = As the bids lie, it brings your third { $card }.
# $card
coach-weinhaendler-reason-second = As the bids lie, it brings your second { $card }.
# $card, $name
coach-weinhaendler-reason-avoids-gives-third = As the bids lie, { $name } does not get a third { $card } of you.
# $card
coach-weinhaendler-reason-keeps-three = Your three { $card } stay together.
# $card
coach-weinhaendler-reason-keeps-pair = Your two { $card } stay together.
# $cards
coach-weinhaendler-reason-avoids-costs = It does not spend { $cards }.
# $card, $points: in all, $trios: of them for trios
coach-weinhaendler-reason-scores-trio = { $card } completes a trio there: { $points } points, { $trios } of them for trios.
# $card, $points
coach-weinhaendler-reason-scores = { $card } scores { $points } at once.
# $card
coach-weinhaendler-reason-covers = { $card } covers your empty bottle.
coach-weinhaendler-reason-fills = The empty bottle bears others and spares you a wine bottle.
# $limit
coach-weinhaendler-reason-must = You may keep no more than { $limit } cards.
# $cards: how many
coach-weinhaendler-reason-waits = Your { $cards } cards can wait: bottles in hand also pay for bids.
# $card
coach-weinhaendler-reason-holds-three = You have what it takes for three { $card }.
# $card
coach-weinhaendler-reason-holds-pair = Your two { $card } wait for the third.

## Money!

# $display, $cards
coach-money-outcome-display = { $display ->
    [right] you take the right display: { $cards }
   *[left] you take the left display: { $cards }
 }
# $name
coach-money-outcome-bid = you get the bid by { $name }
coach-money-outcome-keep = your bid comes back
coach-money-outcome-nothing = you sit the round out
coach-money-reason-sits-out = You keep all your notes.
# $display, $cards, $gain
coach-money-reason-display-gains = { $display ->
    [right] For the right display, { $cards }, it gains { $gain }.
   *[left] For the left display, { $cards }, it gains { $gain }.
 }
# $cards, $gain
coach-money-reason-gains = { $cards } makes your hand worth { $gain } more, your bid not counted.
# $currency, $note
coach-money-reason-completes-trio = It completes your trio of { $currency }{ $note }.
# $display, $currency, $note
coach-money-reason-display-completes-trio = { $display ->
    [right] In the right display lies what completes your trio of { $currency }{ $note }.
   *[left] In the left display lies what completes your trio of { $currency }{ $note }.
 }
# $currency, $note
coach-money-reason-second-of-trio = It brings a second { $currency }{ $note }.
# $display, $currency, $note
coach-money-reason-display-second-of-trio = { $display ->
    [right] In the right display lies a second { $currency }{ $note } for you.
   *[left] In the left display lies a second { $currency }{ $note } for you.
 }
# $currency, $sum
coach-money-reason-fills-currency = Your { $currency } come to { $sum } and count in full.
# $display, $currency, $sum
coach-money-reason-display-fills-currency = { $display ->
    [right] With the right display your { $currency } come to { $sum } and count in full.
   *[left] With the left display your { $currency } come to { $sum } and count in full.
 }
# $currency, $sum, $missing: to 200
coach-money-reason-grows-currency = Your { $currency } grow to { $sum }; { $missing } more and they count in full.
# $display, $currency, $sum, $missing: to 200
coach-money-reason-display-grows-currency = { $display ->
    [right] With the right display your { $currency } grow to { $sum }; { $missing } more and they count in full.
   *[left] With the left display your { $currency } grow to { $sum }; { $missing } more and they count in full.
 }
# $currency, $sum
coach-money-reason-keeps-currency = Your { $currency } still count in full: { $sum }.
# $currency, $note
coach-money-reason-keeps-trio = Your trio of { $currency }{ $note } stays whole.
# $currency, $note
coach-money-reason-keeps-pair = Your two { $currency }{ $note } stay together.
# $cards, $value
coach-money-reason-avoids-costs = It does not spend { $cards }, worth { $value }.
# $currency, $sum: that would be left
coach-money-reason-avoids-breaks-currency = Your { $currency } do not fall to { $sum }.
# $currency, $note
coach-money-reason-avoids-breaks-trio = Your trio of { $currency }{ $note } is not broken up.
# $name, $currency, $note
coach-money-reason-denies-completes-trio = { $name } does not get the trio of { $currency }{ $note }.
# $name, $currency, $sum
coach-money-reason-denies-fills-currency = { $name } does not come to { $sum } in { $currency }.
# $name, $currency, $note
coach-money-reason-avoids-leaves-completes-trio = You leave { $name } nothing for the trio of { $currency }{ $note }.
# $name, $currency, $sum
coach-money-reason-avoids-leaves-fills-currency = You do not help { $name } to { $sum } in { $currency }.
