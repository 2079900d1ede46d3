### The coach on the page: hints, reviews, practice and puzzles.

## A hint

hint = Hint
hint-key = ask for a hint
hint-title = What would the expert do?
hint-thinking = The coach is thinking
# $share: of the win, such as 5%
hint-behind = { $share } less
hint-equal = as good
# $worlds: number
hint-note = The figure is your share of the win, if everybody goes on as an expert would: 100% is a certain win. Tried in { $worlds } imagined deals that fit what you know.
hint-staged = The bottles you have laid down already are counted in.
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
# $amount: what the bid comes to, $cards: what is added
wine-move-raise = Bid { $amount }: add { $cards }
wine-move-pass = Pass
wine-move-draw = Pass and draw
# $bottles: a list of them
wine-move-place = Place { $bottles }
# $card: its price, $row: from the bottom
wine-move-bottle = { $card } in row { $row }
# $bottles: a list of them
wine-move-turn = Place { $bottles }, then no more
wine-move-done = Place no more bottles
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
review-behind-play = This takes half a minute or so, longer while many tables are being played. Keep this page open until then.
review-page-title = Review a match
review-page-text = What was luck, and what was skill? The coach goes through a finished match and shows where it was won and lost.
review-not-over-text = A review looks at all cards, so it has to wait until the match is over.
review-no-coach-title = No review of this game
review-accuracy = Accuracy
review-result = Result
review-fair = Fair share
review-luck = Luck
review-skill = Skill
review-accuracy-means = How close each choice came to the expert’s; 100 is as good as it gets
review-result-means = Of the win: the winner has 100%, everybody else 0%
review-fair-means = What everybody starts with, the win shared equally
review-luck-means = What the cards gave or took
review-skill-means = What choices gave or took: one’s own and everybody else’s
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
review-sum = Result = fair share + luck + skill. Luck is what the cards were worth beside those that could have come. A costly decision takes from your skill, and the mistakes of others add to it: so what your decisions cost does not come to the same figure.
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
# $share: of the win, such as 5%
review-said-luck-good = Luck brought { $share } of the win.
# $share: of the win, such as 5%
review-said-luck-good-you = Luck brought you { $share } of the win.
# $share: of the win, such as 5%
review-said-luck-bad = Bad luck cost { $share } of the win.
# $share: of the win, such as 5%
review-said-luck-bad-you = Bad luck cost you { $share } of the win.
# $when: such as “round 4”, $share: of the win
review-said-cost-bid = The costliest decision, a bid ({ $when }), cost { $share } of the win.
# $when: such as “round 4”, $share: of the win
review-said-cost-pass = The costliest decision, not to bid ({ $when }), cost { $share } of the win.
# $when: such as “round 4”, $share: of the win
review-said-cost-place = The costliest decision, in the cellar ({ $when }), cost { $share } of the win.
# $when: such as “round 4”, $share: of the win
review-said-cost-exchange = The costliest decision, an exchange ({ $when }), cost { $share } of the win.
# $move: such as “Bid 14 + 5”, $share: of the win, such as 5%
review-cost = { $name }: { $move } – costs { $share } of the win
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
# $move: such as “Bid 14 + 5”, $share: of the win, such as 5%
practice-costs = ‘{ $move }’ costs { $share } of the win.
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
puzzle-streak = { $text } solved in a row
# $text: number
puzzle-longest = Longest streak: { $text }
# $grade: from 1 to 6
puzzle-grade = Difficulty { $grade } of 6
puzzle-skip = Skip
