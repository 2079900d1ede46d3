### Deals that many play, each at a table of their own: the deal of the day, and challenges among friends.

daily-text = A new deal every day, the same cards for everyone, wherever they play. Your first match counts; after that you can practise as often as you like.
# $n: how many days, up to today
daily-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
# $n: how many days
daily-longest = { $n ->
    [one] longest: { $n } day
   *[other] longest: { $n } days
}
# $day: with its weekday
daily-today = Today, { $day }
daily-clock = The day changes at midnight UTC, by the server’s clock.
daily-new-day = A new day has begun: here are its deals.
daily-before = Earlier days
daily-before-text = These are for practice now. You can see how everyone did.
# $n: how many of the deals of a day I have played
daily-played = { $n ->
    [one] { $n } deal played
   *[other] { $n } deals played
}
daily-level-evening = Evening table
daily-level-expert = Expert table
# $names: the bots
daily-against = Against { $names }
# $n: the number that chooses the plural, $points: as it is written
daily-points = { $n ->
    [one] { $points } point
   *[other] { $points } points
}
# $place: such as 2nd, $players: how many sat there
daily-place = { $place } of { $players } at the table
# $points: such as 44 points, $place: such as 2nd, $players: how many sat there
daily-mine = You: { $points }, { $place } of { $players }
daily-helped = A bot played for you
daily-helped-text = A bot played part of this match for you, so it is not compared with others.
daily-continue = Carry on
daily-play = Play
daily-practise = Practise
daily-results = Results
daily-all = All daily deals
daily-not-yet = Not yet
daily-only-practice = This one is practice: it will not be compared.
daily-my-match = Your match
daily-not-played = You did not play this deal on its day.
daily-everyone = Everyone here
daily-nobody = Nobody has finished this deal yet.
# $rank: such as 3rd, $people: how many have played, $n: the number that chooses the plural
daily-rank = { $n ->
    [one] You are the first to play it
   *[other] { $rank } of { $people } who played it
}
# $people: how many, $n: the number that chooses the plural
daily-people = { $n ->
    [one] { $people } person played it
   *[other] { $people } people played it
}
daily-scores = Scores
daily-expert = The expert in your seat
# $name, $points: such as 44 points, $place: such as 2nd of 3 at the table
daily-expert-came-to = { $name }: { $points }, { $place }
daily-expert-plays = The expert is playing the same cards. One moment…
daily-share = Share
daily-share-text = Your result, without giving anything away
parted = Where you parted
parted-nowhere = The expert played every move as you did.
parted-look = Look at that position
challenge-title = A challenge
# $name
challenge-by = { $name } has a deal for you
# $game, $names: the bots
challenge-text = Everyone plays the same cards of { $game } from the same seat, against { $names }. The same moves always get the same answers.
challenge-play = Play this deal
challenge-hidden = You will see how the others did once you have played it yourself.
challenge-people = Who has played
challenge-nobody = Nobody yet.
challenge-playing = still playing
challenge-has-played = has played
challenge-first = The first time
challenge-first-text = Against other opponents, or bots in another mood: a match to measure yourself against, not a fair comparison.
challenge-first-alike = Against the same bots, with the same answers.
challenge-send = Send it to friends
challenge-link = Link to this challenge
challenge-gone = This deal is gone
challenge-none = No such challenge
challenge-what = Your friends each play these cards at a table of their own, from the seat you choose, against the same bots. Then you all see who did best.
challenge-seat = Their seat
challenge-make = Make the link
challenge-compare = See the comparison
challenge-together = Open one table for all of you
challenge-together-text = Or play these cards again together, at one table:
