### The coach on the page: hints, reviews, practice and puzzles.

## A hint

hint = Hint
hint-key = ask for a hint
hint-title = What would the expert do?
hint-thinking = The coach is thinking
# $points: of win share, a number
hint-behind = { $points } less
hint-equal = as good
# $worlds: number
hint-note = The figure is your share of the win, if everybody goes on as an expert would. Tried in { $worlds } imagined deals that fit what you know.
hint-public = The others read in the log that you asked.
hint-gentle = Only light up the move
hint-gentle-note = A hint shows the move on the table, without figures and reasons.
# $move: such as “Bid 14 + 5”
hint-lit = The coach suggests: { $move }
play-hints = Hints for all
play-hints-note = Anybody may ask the coach; the others read it in the log.
table-hints-on = Hints: allowed for all

## Moves as one would say them

# $cards: such as “14 + 5”
wine-move-bid = Bid { $cards }
wine-move-pass = Pass
wine-move-draw = Pass and draw
# $card: its price, $row: from the bottom
wine-move-place = Place { $card } in row { $row }
wine-move-done = End the turn
# $amount: of all cards, $cards: a list
money-move-bid = Bid { $amount } ({ $cards })
money-move-out = Sit this round out
money-move-left = Take the left display
money-move-right = Take the right display
money-move-swap = Swap with { $name }
money-move-keep = Keep

## A review

review = Review
review-making = The coach is going through the match
review-waiting = Waiting for the coach
review-progress = Progress
review-behind-play = Live tables go first. You can leave this page open.
review-page-title = Review a match
review-page-text = What was luck, and what was skill? The coach goes through a finished match and shows where it was won and lost.
review-not-over-text = A review looks at all cards, so it has to wait until the match is over.
review-no-coach-title = No review of this game
review-accuracy = Accuracy
review-result = Result
review-fair = Fair share
review-luck = Luck
review-skill = Skill
review-way = The way of the match
# $name: whose luck is shown
review-way-note = Above: everybody’s share of the win. The bars below are the luck of the cards: { $name }. Numbers mark the costliest decisions.
review-look = Look at this position
# $count: number
review-costly = { $count ->
    [0] What was costly
    [one] The costliest decision
   *[other] The { $count } costliest decisions
}
review-no-mistakes = None: nothing the expert would clearly have done better.
review-seats = Side by side
review-sum = Result = fair share + luck + skill, in points of a hundred. Luck is what the cards were worth beside those that could have come.
review-share = Share as a picture
review-back = Back
review-back-to = To the review
review-no-picture = This browser could not draw the picture.
review-graph = Win shares along the match
# $round: its number, $shares: names with their shares
review-at = Round { $round }: { $shares }
# $number: 1 is the costliest, $loss: such as −14
review-mark = Costly decision { $number }: { $loss }
# $round: its number
review-round = Round { $round }
# $deal, $round: numbers
review-when-deal = Deal { $deal }, round { $round }
review-as-table = As a table
review-column-round = Round
review-column-player = Player
# $error: points
review-error = give or take { $error }
review-played = { $name } played
review-you-played = You played
review-expert = The expert
review-try = Try again
review-position = Look at it
# $accuracy: of 100
review-said-accuracy = { $name }: accuracy { $accuracy } of 100.
# $accuracy: of 100, $name: nobody’s
review-said-accuracy-you = You played with an accuracy of { $accuracy }.

## The sentence one remembers

review-said-luck-none = Luck was even.
review-said-luck-none-you = Luck was even.
# $points: of win share
review-said-luck-good = { $points ->
    [one] Luck brought { $points } point.
   *[other] Luck brought { $points } points.
}
# $points: of win share
review-said-luck-good-you = { $points ->
    [one] Luck brought you { $points } point of win share.
   *[other] Luck brought you { $points } points of win share.
}
# $points: of win share
review-said-luck-bad = { $points ->
    [one] Luck cost { $points } point of win share.
   *[other] Luck cost { $points } points of win share.
}
# $points: of win share
review-said-luck-bad-you = { $points ->
    [one] Luck cost you { $points } point of win share.
   *[other] Luck cost you { $points } points of win share.
}
# $round: its number, $points: of win share
review-said-cost-bid = One bid in round { $round } cost { $points }.
# $round: its number, $points: of win share
review-said-cost-pass = One pass in round { $round } cost { $points }.
# $round: its number, $points: of win share
review-said-cost-place = One placing in round { $round } cost { $points }.
# $round: its number, $points: of win share
review-said-cost-exchange = One exchange in round { $round } cost { $points }.
# $move: such as “Bid 14 + 5”, $points: of win share
review-cost = { $name }: { $move } – costs { $points }
# $move: such as “Bid 14 + 5”
review-better = Better: { $move }
# $move: such as “Bid 14 + 5”
review-fine = { $name }: { $move }
review-shares = Shares of the win
review-previous-costly = Previous costly decision
review-next-costly = Next costly decision

## Practice and puzzles

practice = Practice
# $move: such as “Bid 14 + 5”
practice-question = ‘{ $move }’ was costly. What is better?
practice-judging = The coach is thinking…
practice-right = Right! It does not get better.
# $move: such as “Bid 14 + 5”, $points: of win share
practice-costs = { $points ->
    [one] ‘{ $move }’ costs { $points } point.
   *[other] ‘{ $move }’ costs { $points } points.
}
practice-try-other = Try another move.
# $move: such as “Bid 14 + 5”
practice-best = The expert: { $move }
practice-show = Show the answer
practice-next = Next
puzzles = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-none-title = No puzzles here
puzzles-none-text = This server has none for this game.
# $number, $count: numbers
puzzle-question = Puzzle { $number } of { $count }: one move stands out. Which?
# $n: solved in a row, $text: the same as text
puzzle-streak = { $text } in a row
# $text: number
puzzle-longest = Longest streak: { $text }
# $grade: from 1 to 6
puzzle-grade = Difficulty { $grade } of 6
puzzle-skip = Skip
