### People around a table: who is there, what they say, rematches, and those who come late.
### Names and spans of time come formatted.

## Who is there

presence-here = here
presence-thinking = thinking
presence-away = away
presence-gone = gone
# $name
seat-next = { $name } sits here from the next deal
# $names: a list; $n: how many
result-seen-by = Result seen by { $names }
# $names: a list; $n: how many
result-away = Away: { $names }

## What one can say without words

say-react = React
reaction-cheers = Cheers!
reaction-applause = Applause
reaction-laugh = Laughing
reaction-wow = Amazed
reaction-sigh = Sighing
mute-title = Whom you hear
mute-on = Mute
mute-off = Muted: hear again
mute-note = Only for you, and only in this browser. Nobody is told.

## Another match with the same people

# $names: those who want one, as a list; $n: how many
rematch-offered = { $n ->
    [one] { $names } offers a rematch.
   *[other] { $names } are in for a rematch.
}
# $names, $n: as above
rematch-offered-same = { $n ->
    [one] { $names } would like the same deal again.
   *[other] { $names } are in for the same deal again.
}
rematch-offered-host = The host offers a rematch.
rematch-offered-same-host = The host would like the same deal again.
# $span
rematch-kept = Your seat is kept for { $span }.
rematch-late = You can still join, until they begin.
rematch-accept = Play again
rematch-decline = No, thanks
rematch-go-along = To the table
rematch-is-on = The next match is on.
# $span
room-may-answer = has { $span } to answer
room-no-answer = has not answered
# $names: a list; $span
room-still-asked = Waiting for { $names }, up to { $span }. After that a bot takes the seat.
score-title = Running score
# $scores: names with wins, as a list
score-short = Running score: { $scores }
# $n
score-matches = { $n ->
    [one] After one match together
   *[other] After { $n } matches together
}
# $name, $n: wins
score-item = { $n ->
    [one] { $name } { $n } win
   *[other] { $name } { $n } wins
}
score-wins = Wins
score-place = Average place
score-points = Total

## Who comes when the match is on

late-now = You can take over from a bot.
late-next-deal = You can take over from a bot when the next deal begins.
late-take = Join in
late-title = From whom do you take over?
late-note-now = You see what this seat sees and play on from here. The match will not count in comparisons.
late-note-next-deal = You watch until this deal is over. The match will not count in comparisons.
# $name: a bot
late-waiting = When the next deal begins, you take over from { $name }.
late-withdraw = Rather watch
play-latecomers = Latecomers
play-latecomers-note = Whoever comes when the match is on may take over from a bot.
table-latecomers-on = Latecomers: may take over from a bot
