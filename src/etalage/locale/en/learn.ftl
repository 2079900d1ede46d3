### The lessons: a few minutes at a table with known cards.

# $game: its name
learn-title = Learn { $game }
learn-guide = Lesson
# $number, $count: numbers
learn-step = Step { $number } of { $count }
learn-continue = Continue
learn-back = Back
learn-hint = Hint
learn-again = Start again
learn-leave = Leave the lesson
learn-play = Play now
# $game: its name
learn-other = Learn { $game }
learn-end-title = Now you know how to play
# $names: the bots
learn-end-company = At your first table: { $names }. They are just beginning, too.
problem-lesson = Not quite.

## Die Weinhändler

learn-wine-hand = These five bottles are your hand. The large number is what a bottle is worth in euros when you pay with it. Its letter and colour tell the wine: Z is the green Zinfandel, B the purple Bordeaux. Its stars turn into points as soon as it is in your cellar.
learn-wine-display = There are four bottles in the display. The highest bid gets them, and you pay with bottles.
learn-wine-bid = You start: that is what the corkscrew says. Bid the 5 and the 14 together: 19 euros. You can put as many bottles into a bid as you like.
learn-wine-bid-hint = Tap the 5 and the 14 in your hand. The button then says what you bid.
learn-wine-bid-done = Nice bid! Now the others: Anne 7, Herman 41, Carl 23.
learn-wine-raise = No two bids may be equal, but yours may be lower than the others. You can always add to it: add the empty bottle, worth 20 cents, to bring your bid to 19.20.
learn-wine-raise-hint = Tap the empty bottle, the one with 0.20, and bid.
learn-wine-raise-done = Anne and Herman pass. Carl adds a 20 and goes to 43.
learn-wine-pass = You are third. Not bad: everyone gets the next higher bid, so you would get Herman’s 9, 12 and 20. Pass!
learn-wine-pass-hint = Press ‘Pass’ without choosing a bottle.
learn-wine-pass-done = You are out of this round’s bidding. Only Carl is left.
learn-wine-exchange = Carl passes too. Carl takes the display, Herman takes Carl’s bid, you take Herman’s, and Anne takes yours. Anne’s 7, the lowest bid, goes into the display, which is then filled up from the pile.
learn-wine-cellar = After every exchange, everybody may place bottles in their cellar, as many as they like; at most six cards may stay in the hand. This is your cellar late in another evening: five rows of 5, 4, 3, 2 and 1 places. Above the bottom row, every bottle rests on two others.
learn-wine-lay = Another deal, with an empty cellar and another hand. The bottom row grows at its two ends. Place the 25, the 14 beside it, then the 7, and the 21 on top of the 14 and the 7: nine stars, and one point for three different green bottles.
learn-wine-lay-hint = Tap the bottle that is lit up, then its place. When all four are there, press ‘End the turn’.
learn-wine-lay-done = Ten points: 3 + 2 + 1 + 3 for the stars, and 1 for the green triangle.
learn-wine-trios = Another deal once more. Three identical bottles score 4 points: in a row, diagonally or in a triangle. Tap the third blue 16: each place shows what it would score there. Place it where it scores most.
learn-wine-trios-hint = The best place is to the left of the other two. Then press ‘End the turn’.
learn-wine-trios-done = Seven points: 2 for the stars, 4 for three 16s in a row, 1 for the triangle with the 9 and the 23 below.
learn-wine-draw = Back to the first deal. Nothing in the display you want? If you pass before you have bid, you may draw: two cards are turned up, you get the cheaper one, and the other goes under the pile. Whoever just passes stays as they are, which is good with a full hand. Pass and draw!
learn-wine-draw-hint = Press ‘Pass and draw’, without choosing a bottle.
learn-wine-draw-done = A 13 and an 18 came up: the 13 is now in your hand, and the 18 lies at the bottom of the pile.
learn-wine-end = The last round of that other evening: the pile is empty, and everybody places what they can. Carl has 39 points, you have 29. Finish your cellar so that three blue 23s touch, and the bottle left over begins a new one.
learn-wine-end-hint = The 23 goes into the free place in the fourth row, a 17 on top of it, and the other 17 begins the new cellar. Then press ‘End the turn’.
learn-wine-end-done = 7, 2 and 2 points: you win, by 40 to 39. Most points win, and that is the whole game.
learn-end-weinhaendler = You have bid, swapped, drawn, built a cellar and won. Anything else the table will tell you as you play.

## Money!

learn-money-hand = This is your money: notes in several currencies, and a gold coin. Each currency has three 20s, three 30s, a 40, a 50 and a 60. Collect few currencies: at the end, 100 is taken off each of which you have less than 200. ‘100 → 0’ says what you have and what of it counts.
learn-money-displays = There are two displays in the middle, left and right. Everyone bids for them at the same time, face down. Your play money is worth nothing and always stays with you. The currency struck out below the pile is not in this match.
learn-money-bid = In a bid, all currencies count the same. Pay with what you can best spare: both 20 rouble notes, the coin and, to reach 80, the 30 euro note.
learn-money-bid-hint = Tap the 30 euros, the gold coin, and the 20 roubles until both are in. Then bid 80.
learn-money-bid-done = Your bid stands, hidden from the others; its cards stay raised in your hand. Anne and Herman have bid too, and only Carl is still choosing.
learn-money-reveal = All bids are turned over at once. Anne has bid 80 too. Then the lowest serial number decides: Anne’s 20 yen note has number 1, so Anne goes before you. Carl bid only play money and sits out.
learn-money-swap = Anne took the right display. You can take one too, or swap with somebody whose bid is still there. Herman bid 70 in euros, the currency of which you have most: swap with Herman!
learn-money-swap-hint = Choose Herman’s bid, then press the button.
learn-money-swap-done = The euros are yours. Your bid now lies in front of Herman, who goes next with your 80.
learn-money-after = Herman took the left display. The bids left behind are the displays now, and are filled up to four cards from the pile. That is how money travels round the table.
learn-money-count = Another match, many rounds later: the pile is empty, this is the last round. A currency counts in full if you have 200 or more of it; from less, 100 is taken off. Your 170 dollars are worth 70, your francs and euros nothing.
learn-money-take = Three 20s or three 30s of one currency score 100 extra. Take the display that makes you richest!
learn-money-take-hint = Choose the left display, with the 60 dollars, and press the button.
learn-money-take-done = And now you are rich! Anne and Herman still finish the round, then the deal is over.
learn-money-total = 230 dollars count in full, 110 francs count as 10, 60 euros as nothing, the coin as 10. The three 20 euro notes and the three 30 franc notes score 100 each: 450 in all.
learn-end-money = A match has three deals, and whoever is richest over all of them wins. One tip: all nine notes of one currency are worth 500!
