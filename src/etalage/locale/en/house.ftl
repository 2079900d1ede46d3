### The house: its front page, the room around a table before the match, and the settings.
### Names, titles and lists come formatted; numbers to select on come as numbers.

## The front

home-title = Etalage: Die Weinhändler and Money!
home-slogan = Two card games about one shop window
home-pitch-weinhaendler = Bid bottles for bottles. Stack each on two. Collect trios.
home-pitch-weinhaendler-long = Bid bottles for bottles. Stack them five wide, each on two others. Collect trios.
home-pitch-money = Seal a bid in banknotes. Swap it for a better one.
home-pitch-money-long = Seal a bid in banknotes. Swap it for a better one. Few currencies, many notes.
# $from, $to: how many play, $minutes
home-meta = { $from }–{ $to } players · { $minutes } min
home-play-now = Play now
home-starting = Dealing…
home-play-friends = Play with friends
# $names: the bots one will meet
home-against = Against { $names }
# $n: number of bots
home-against-few = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
home-change = Change…
# $game
home-change-of = Change what ‘Play now’ does: { $game }
home-learn = Learn it in five minutes
home-how-to-play = How to play
# $game
home-rules-of = Rules of { $game }
home-matches = My matches
home-all-matches = All my matches
home-figures = My figures
home-fair = Fair deals
home-language = Language
home-more = More

## A link

home-link = Got a link?
home-link-placeholder = Paste it here
home-link-join = Join the table
home-link-note = No account needed. Bots keep empty seats warm.
home-link-empty = Paste a link to a table first.
home-link-unreadable = That is not a link to a table. A link looks like this: { $example }
home-link-dead = This link no longer leads to a table. Ask for a new one, or open a table of your own.

## Tables

home-mine = My tables
home-show-finished = { $n ->
    [one] Show { $n } finished match
   *[other] Show { $n } finished matches
}
home-open = Open tables
home-open-none = No open tables at the moment.
home-open-none-text = A table you open for everybody is listed here until somebody sits down.
# $game
home-open-for-all = Open a table for everybody: { $game }
# $game, $names
home-your-turn-at = Your turn: { $game } with { $names }
home-table-waits = Waiting for others
# $names: those who are to move
home-table-waits-for = Waiting for { $names }
home-table-room = Not started yet
home-table-over = Finished
# $n: free seats
home-table-free = { $n ->
    [one] { $n } seat free
   *[other] { $n } seats free
}
home-table-full = Full
home-table-running = In progress
home-table-nobody = Nobody here yet
home-table-go = Play
home-table-enter = Enter
home-table-join = Join
home-table-watch = Watch
home-table-result = Result
home-table-close = Close this table

## Before a match

play-default-name = Guest
# $game
play-quick-title = { $game } against bots
# $game
play-friends-title = { $game } with friends
play-against = Opponents
# $from, $to: how many bots
play-against-how-many = Choose { $from } to { $to }
# $n: number of players, oneself among them
play-players-in-all = { $n ->
    [one] { $n } player in all
   *[other] { $n } players in all
}
play-players = Players
play-start = Play
play-open-table = Open the table
play-open-table-note = You get a link to send. Bots fill any seats left free.
play-clock = Time per move
play-clock-note = Anyone who runs out of time is replaced by a bot, and can come back at any time.
play-memory = Card memory
play-memory-note = Shows which cards have been seen going into each hand.
play-who-may-come = Who can join?
play-by-link = Anyone with the link
play-by-all = Everybody: the table is listed on the home page
play-usual = Back to defaults

## Characters

# $level, $levels: from first evening to expert
bot-level = Level { $level } of { $levels }
# $rating
bot-rating = Rating { $rating }

## Settings

settings-name = Your name
settings-name-placeholder = Name for your next table
settings-theme = Light or dark
settings-theme-auto = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Animations
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-off = Off
settings-sound = Sound
settings-sound-note = Cards, coins and corks, all of them quiet, and two notes when it is your turn.
settings-pass-alone = Pass by itself
settings-pass-alone-note = When nothing else is possible, or nobody can outbid you any more, the page passes for you after a moment.
settings-notify = Notifications
settings-notify-note = Your browser tells you when it is your turn and this tab is hidden.
settings-notify-denied = Your browser is blocking notifications. Allow them for this page in the browser settings.
settings-notify-unsupported = This browser does not support that.
sessions-title = Other devices where you are signed in
# $date: a day, formatted.
sessions-used = Last used: { $date }
sessions-end = Sign out there
sessions-end-all = Sign out everywhere else
sessions-ended = You are signed out there.

## Notices

# $game, $names
notify-text = { $game } with { $names }

## The room around a table

room-seats = Seats
# $number: from 1
room-seat = Seat { $number }
room-free = Free seat
room-host = Host
room-bot = Bot
room-your-name = Your name
# Beside it: the field may stay empty
room-name-free = (optional)
room-sit-down = Sit down
# $number: of the seat that was chosen, from 1
room-sit-at = Sit down at seat { $number }
room-sit-here = Sit here
room-rename = Change name
room-save = Save
room-leave = Leave the table
room-seat-bot = Seat a bot
# $name
room-change-bot = Replace { $name } with another bot
# $name
room-clear = Free { $name }’s seat
# $number: from 1
room-pick-bot = A bot for seat { $number }
room-start = Start
room-start-again = Start the next match
# $n: free seats
room-start-bots = { $n ->
    [one] A bot takes the free seat.
   *[other] Bots take the { $n } free seats.
}
room-start-full = Everybody is here.
room-revealing = The match is about to start
room-revealing-text = All words for the shuffle are sealed and are being revealed. Waiting for: { $names }
room-called-off-text = Nothing was dealt. The server has another secret, and everybody seals another word.
room-close = Close the table
room-close-sure = Close this table for everybody?
room-close-yes = Close the table
room-close-no = Keep it open
# $name
room-waiting-host = { $name } will start the match.
room-waiting-host-watches = The host is watching and will start the match.
room-waiting-nobody = The first to sit down is the host.
room-watching = You are watching
room-watching-text = Take a free seat to play. Bots fill the seats left free.
# $name: of the host, $game
room-invited = { $name } invites you to a game of { $game }
# $game
room-new-to-it = Is { $game } new to you?
room-full = The table is full
room-full-text = Stay and watch: everybody can see what lies face up on the table.
room-again = Another match
room-again-text = The same people, at the same table.
room-again-same = The same cards, at the same table.
room-invite = Invite
room-invite-text = Anyone with this link can sit down or watch. No account needed.
room-invite-public = The table is also listed on the home page.
room-link = Link to this table
room-copy = Copy
room-copied = Copied
room-share = Share…
# $game
room-share-text = How about a game of { $game } with me? Take a seat:
room-qr = The link as a QR code
room-fair-text = The server has fixed its secret for the shuffle: this is the seal on it. Everyone who sits down adds a sealed word; after the match anybody can check both.
room-cancelled = This table is closed
room-cancelled-text = The host has closed it. You can open another one on the home page.
