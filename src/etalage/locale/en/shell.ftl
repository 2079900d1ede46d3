# The page around a table, and what any page may say.
skip-to-content = Skip to content
close = Close
to-the-front = Home page
you = You
# $number: of the seat, from 1
seat-number = Seat { $number }
loading = One moment…
on = on
off = off
your-turn = Your turn

not-found-title = Nothing here
not-found-text = This address leads nowhere. It may have been cut off when it was copied.
no-table-title = This table is gone
no-table-text = Tables are cleared away some time after the last match. Or the link was cut off when it was copied: ask for it again.
unreachable-title = The server is not responding
unreachable-text = Nothing is lost: your table is still there. Check your connection, then try again.
try-again = Try again
upgrade-text = There is a newer version of this page.
upgrade-reload = Reload
connection-lost = Connection lost. Reconnecting…

menu = Menu
tab-log = Log
tab-rules = Rules
tab-memory = Card memory
tab-table = Table
beside = Side panel
can-do = What you can do
fold-away = Collapse
theme-switch = Light or dark
keys-title = Help: rules and keys
keys-list = This list
log-empty = Nothing has happened yet.
# A heading in the log. $deal, $deals
log-deal = Deal { $deal } of { $deals }
log-look = Look at this position
why = why?
looking-back = You are viewing an earlier position.
to-the-present = Back to the game

house-rules = House rules
card-memory-on = Card memory: on
card-memory-off = Card memory: off
fair-deal = Fair deal
fair-commitment = The server fixed its secret before anybody sat down. This is the seal on it:
fair-cards-again = These are the cards of an earlier match, the one with this seal:
fair-what = What is that?
known-cards = Known cards
known-cards-text = These cards have been played before. Anyone who played or watched that match, or has its record, knows every hand.
known-cards-unlisted = So the table is not listed on the home page, and the result cannot be compared with others.
known-cards-seen = Got it
clock-none = No clock
# $span: a time, such as "5 minutes"
clock-per-move = { $span } per move
span-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
span-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
span-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
span-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
# $span: a time
time-left = { $span } left

after-match = After the match
replay = Replay
same-deal = Same deal again
rematch = Rematch
challenge = Send this deal to friends
challenge-short = Challenge
watching = You are watching.
seat-gone = Your seat has been taken. You are watching now.

say-something = Say something
at-this-table = At this table
# $bot: the name of a character
stand-in = { $bot } stands in
is-bot = bot
is-host = host
let-bot-stand-in = Let a bot stand in
# $name
kept-waiting = { $name } has not moved for a while.
seat-away = away
# $name, $span: a time
away-for = { $name } has been away for { $span }.
# $span: a time
away-note = away for { $span }
# $span: a time
stand-in-later = A bot may stand in { $span } from now.
stand-in-rule = Without a clock, a bot may stand in for somebody who has been away for two minutes while the table is waiting for them, or who has not moved for a quarter of an hour; anybody at the table can ask for it.
stand-in-rule-clock = A bot stands in when somebody’s time is up, and not before.
copy-link = Copy the link
link-copied = Link copied.
bot-plays-for-you = A bot is playing for you.
take-seat-back = Take my seat back
leave-to-bot = Leave: a bot takes over
close-table = Close the table
close-table-sure = Close this table for everybody? The match ends without a result.
settings = Settings

daily = Daily deal
daily-invites = New deals every day, the same for everyone.
common-cards = Same cards for everyone
common-cards-text = Others play these very cards too, each at a table of their own, against the same bots.
common-counts = This match counts: there are no hints until it is over.
common-practice = This match is practice and does not count.
common-compare = Compare
