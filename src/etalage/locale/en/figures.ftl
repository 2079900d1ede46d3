### One's own figures, badges and the ladder: a part that only their pages fetch.

## The page

figures = My figures
figures-matches = Matches
figures-wins = Wins
# $low, $high: percentages, of matches won
figures-between = in the long run probably { $low } to { $high }
figures-rating = Rating
figures-provisional = still settling
figures-not-rated = not yet
figures-rated = from { $n ->
    [one] one match
   *[other] { $n } matches
}
figures-streak = Winning streak
figures-longest = longest: { $n }
figures-mean = Average score of a match
figures-best-weinhaendler = Best cellar
figures-best-money = Largest fortune in one deal
figures-players = Number of players
figures-any = All
figures-none-title = Nothing to count yet
figures-none-text = Finish a match, and your figures begin here.
figures-none-here = No matches of this kind yet.
figures-column-matches = Matches
figures-column-when = Date

## Places and company

figures-places = Places
figures-place = { $place } place
figures-against = Wins by company
figures-against-note = The part of the matches you won with this company at the table. After few matches that is also luck: the bar shows where it is likely to settle after many. { $fair ->
    [none] Choose a number of players to see what an even share would be.
   *[other] The dashed line is an even share: { $fair }.
}
figures-with = With
figures-people = Other people
figures-share = Wins

## Over time

figures-rating-way = Rating, match by match
figures-rating-note = On the same scale as the characters. A difference of 8 is a great one. What counts: no hints, and cards nobody knew.
figures-accuracy-way = Accuracy
figures-luck-way = Luck of the cards
figures-reviews-note = From reviewed matches. Luck is in hundredths of a win: above the line the cards were kind.
figures-reviews-none = Have a match reviewed, and its accuracy and luck appear here.
figures-now = Last: { $value }

## The path

figures-path = The path
figures-path-note = Beat each character at its own table: three of them, and you. The number is how strong they play.
figures-path-play = Play against three times { $name }
figures-path-look = Who is { $name }?
figures-path-done = Beaten: { $name }

## Badges

figures-badges = Badges
figures-badges-note = For matches without hints, with cards nobody knew.
figures-badge-times = { $n } times
figures-badge-full-cellar = A full cellar
figures-badge-full-cellar-note = Complete a pyramid with no empty place.
figures-badge-great-bottle = A great bottle
figures-badge-great-bottle-note = Eight points or more with a single bottle.
figures-badge-five-hundred = Five hundred
figures-badge-five-hundred-note = All nine notes of a currency: 500 for that alone.
figures-badge-three-trios = Three trios
figures-badge-three-trios-note = Three trios in one deal.
figures-badge-five-coins = Gold fever
figures-badge-five-coins-note = End a deal with five gold coins or more.
figures-badge-from-last-weinhaendler = From last to first
figures-badge-from-last-weinhaendler-note = Win after being last before the final round.
figures-badge-from-last-money = From last to first
figures-badge-from-last-money-note = Win after being last before the final deal.
figures-badge-narrow-weinhaendler = By a hair
figures-badge-narrow-weinhaendler-note = Win by a single point.
figures-badge-narrow-money = By a hair
figures-badge-narrow-money-note = Win by ten.
figures-badge-in-company = In good company
figures-badge-in-company-note = Win with other people at the table.
figures-badge-in-a-row = Three in a row
figures-badge-in-a-row-note = Win three matches in a row.

## After a match

figures-new-badge = New badge: { $name }
figures-new-beaten = Beaten at its own table: { $name }
figures-new-rating = Your rating now: { $rating }

## The ladder

figures-ladder = Ladder
figures-ladder-of = Ladder: { $game }
figures-ladder-text = Those who chose to be here, with the characters as marks on the same scale.
figures-ladder-place = Place
figures-ladder-name = Name
figures-ladder-empty = Nobody has joined yet. The characters would like some company.
figures-ladder-settling = Still settling
figures-ladder-settling-note = After some twenty rated matches a rating says something.
figures-ladder-bot = character
figures-ladder-join = Show me on the ladder
figures-ladder-join-note = With this name, your rating and how many matches it comes from. Switch it off, and you are gone from it at once.
figures-ladder-own-name = Name on the ladder
figures-ladder-rename = Change
figures-ladder-yours = Your own figures
