# My matches, and all that is kept of somebody

## My matches

# $n
matches-total = { $n ->
    [one] { $n } finished match. It stays here for good.
   *[other] { $n } finished matches. They stay here for good.
}
matches-name = With
matches-name-placeholder = Any name, also a bot’s
matches-game = Game
matches-all-games = Both games
matches-more-filters = Date and house rules
matches-from = From
matches-to = Until
matches-rule = House rule
matches-any-rule = Any
matches-more = Show more
matches-none = Nothing here yet. Every match you finish will be kept here, also when its table has moved on to the next one.
matches-play = Play one
matches-none-found = No match fits that.
matches-show-all = Show all matches
matches-you = (you)
matches-stand-in = (a bot finished it)
matches-hints = With hints
matches-delete = Delete from my list
matches-delete-yes = Delete it
matches-deleted = Deleted.
matches-file = A match from a file

## What is kept

kept-title = What is kept of you
kept-matches = Your finished matches, with all cards and moves, until you delete them here. Whoever has the link to a table can look at them.
kept-others = Matches with other people are on their lists too, with the name you played under.
kept-figures = What is worked out from them: your figures, badges and rating, and your first results in daily deals and challenges, which others see with the name you played under. You are on a ladder only if you choose to be.
kept-devices = Which browsers you are signed in with, and when each was last used. No account, no email address, no password.
kept-browser = In this browser: your settings, the name you play under, and where you are in lessons and puzzles.
kept-addresses = Your network address for about an hour, only to count how many tables and links come from it. Nothing goes to anybody else, and nobody measures what you do.
matches-download = Download all matches
matches-delete-all = Delete all matches
# $n
matches-delete-all-text = { $n ->
    [one] Your match leaves your list. If you played it with other people, it stays on theirs, with your name. Otherwise it is gone for good.
   *[other] { $n } matches leave your list. Those you played with other people stay on theirs, with your name. All others are gone for good.
}
matches-delete-all-yes = Delete them all
forget-me = Forget me
forget-gone = Gone: your list of matches, everything you played alone, your seats and tables, your tokens and links. You are signed out on all devices.
forget-others = Matches with other people stay on their lists. You are called ‘Guest’ there, also in the record and the log.
forget-playing = Wherever a match is on, a bot plays to the end in your place.
forget-for-good = There is no way back. If you want to keep your matches, download them first.
forget-sure = Yes, I want to be forgotten here
forget-no = Cancel

## Devices

# $made, $used: days with the time
devices-came = Came by a link made { $made }, used { $used }
devices-links = Links nobody has used yet
# $made: a day with the time
devices-made = Made { $made }
# $until: the same
devices-until = Works until { $until }
devices-revoke = Revoke
devices-revoked = This link no longer works.
devices-bring = Carry on playing on another device
devices-bring-text = Scan a code with the other device or open a link there. It works once, for a quarter of an hour. Only send it to yourself: whoever opens it plays as you.
devices-make = Make a link
devices-link = Link to your other device
devices-qr = The link to your other device as a QR code
arrival-title = Carry on playing here
arrival-text = This link signs you in on this device: your tables, your matches, your seats.
arrival-known = This link signs somebody in on this device. You have played in this browser before: if that was under another sign-in, its tables and matches will no longer be found here.
arrival-agree = Sign in here
arrival-used-title = This link no longer works
