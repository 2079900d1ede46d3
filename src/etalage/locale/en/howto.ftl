### How to play: a page of five pictures for each game, a sentence to each, and the rules behind them.

# $game: its name
howto-title = How to play { $game }
howto-all-rules = All the rules, clause by clause

## Die Weinhändler

howto-weinhaendler-1 = Four bottles stand in the shop window, five are in your hand, and the number on each is what it is worth.
howto-weinhaendler-2 = Everyone bids bottles in turn and may add more until they pass; no two bids may be equal.
howto-weinhaendler-3 = The highest bid takes the display, and everyone else takes the bid just above their own; the lowest bid goes into the display.
howto-weinhaendler-4 = In your cellar every bottle rests on two others and scores a point for each star, and three touching bottles of one wine score extra: 4 if identical, 1 if all different.
howto-weinhaendler-5 = When the pile is empty, one more round is played, and the most points win.

## Money!

howto-money-1 = Two displays of four cards lie on the table, and the money in your hand pays for them.
howto-money-2 = Everyone bids at the same time, face down, and in a bid all currencies count alike.
howto-money-3 = The bids are turned over, and the highest goes first; if you bid only play money, you sit the round out.
howto-money-4 = On your turn you give your bid for one of the displays or for another player’s bid, or you keep it.
howto-money-5 = When the pile is empty, one more round is played: a currency of 200 or more counts in full, from a smaller one 100 is taken off, three 20s or three 30s of one currency add 100, and after three deals the richest wins.
