### The house: its front page, the room around a table before the match, and the settings.
### Names, titles and lists come formatted; numbers to select on come as numbers.

## The front

home-title = Etalage: Die Weinhändler and Money!
home-slogan = Two card games about one shop window
home-pitch-weinhaendler = Bid bottles for bottles. Rest each on two. Match three.
home-pitch-weinhaendler-long = Bid bottles for bottles. Rest each on two in a cellar five wide. Match three.
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
home-replays = Replays
home-fair = Fair deals
home-language = Language
home-more = More

## A link

home-link = Got a link?
home-link-placeholder = Paste it here
home-link-join = Join the table
home-link-note = No account. Bots keep empty seats warm.
home-link-empty = Paste the link of a table first.
home-link-unreadable = That is no link to a table. It looks like { $example }
home-link-dead = There is no table behind this link any more. Ask for a new one, or open a table of your own.

## Tables

home-mine = My tables
home-show-finished = { $n ->
    [one] Show { $n } finished match
   *[other] Show { $n } finished matches
}
home-open = Open tables
home-open-none = No open tables at the moment.
home-open-none-text = Open one for everybody, and it will be listed here until somebody sits down.
# $game, $names
home-your-turn-at = Your turn: { $game } with { $names }
home-table-waits = Others are to move
# $names: those who are to move
home-table-waits-for = To move: { $names }
home-table-room = Not begun yet
home-table-over = Finished
# $n: free seats
home-table-free = { $n ->
    [one] { $n } seat free
   *[other] { $n } seats free
}
home-table-full = Full
home-table-running = Being played
home-table-nobody = Nobody there yet
home-table-go = Play
home-table-enter = Go in
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
play-against = Against whom?
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
play-open-table-note = You get a link to send. Bots fill the seats that stay free.
play-clock = Time for a move
play-clock-note = Whoever takes longer is replaced by a bot, and may come back at any time.
play-memory = Card memory
play-memory-note = Shows which cards have been seen go into each hand.
play-who-may-come = Who may come?
play-by-link = Those who have the link
play-by-all = Everybody: it is listed on the front page
play-usual = As usual again

## Characters

# $level, $levels: from first evening to expert
bot-level = Level { $level } of { $levels }
# $rating
bot-rating = Rating { $rating }

## House rules

option-draw = Cards drawn on passing
option-draw-open = seen by all
option-draw-hidden = hidden
option-triangles = Triangles
option-triangles-both = point up or down
option-triangles-upright = point up only
option-deals = Number of deals

## Settings

settings-name = Your name
settings-name-placeholder = At the next table
settings-theme = Light or dark
settings-theme-auto = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Motion
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-off = Off
settings-sound = Sound
settings-sound-note = Two quiet notes when it is your turn.
settings-notify = Notices
settings-notify-note = The browser tells you when it is your turn and this tab is hidden.
settings-notify-denied = Your browser does not allow it. Allow notices for this page in the browser’s own settings.
settings-notify-unsupported = This browser cannot do that.
sessions-title = Other devices on which you are known
# $date: a day, formatted.
sessions-used = Last used: { $date }
sessions-end = Sign out there
sessions-end-all = Sign out everywhere else
sessions-ended = You are no longer known there.

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
room-sit-down = Sit down
room-sit-here = Sit here
room-rename = Change name
room-save = Save
room-leave = Leave the table
room-seat-bot = Seat a bot
# $name
room-change-bot = Another bot instead of { $name }
# $name
room-clear = Clear the seat of { $name }
# $number: from 1
room-pick-bot = A bot for seat { $number }
room-start = Start
room-start-again = Start the next match
# $n: free seats
room-start-bots = { $n ->
    [one] A bot takes the free seat.
   *[other] Bots take the { $n } free seats.
}
room-start-full = Everybody is there.
room-revealing = The match is about to begin
room-revealing-text = All words for the shuffle are sealed and are being revealed. Waiting for: { $names }
room-called-off-text = Nothing was dealt. The server has another secret, and everybody seals another word.
room-close = Close the table
room-close-sure = Close it for everybody?
room-close-yes = Close it
room-close-no = Keep it open
# $name
room-waiting-host = { $name } starts the match.
room-waiting-host-watches = The host, who is watching, starts the match.
room-waiting-nobody = Whoever sits down first is the host.
room-watching = You are watching
room-watching-text = Take a free seat to play.
room-full = The table is full
room-full-text = Stay and watch: everybody sees what lies openly on the table.
room-again = Another match
room-again-text = The same people, at the same table.
room-again-same = The same cards, at the same table.
room-invite = Invite
room-invite-text = Whoever has this link may sit down or watch. No account needed.
room-invite-public = The table is also listed on the front page.
room-link = Link to this table
room-copy = Copy
room-copied = Copied
room-share = Share…
# $game
room-share-text = A game of { $game }? Take a seat:
room-qr = The link as a QR code
room-fair-text = The server has fixed its secret for the shuffle: this is the seal on it. Whoever sits down adds a sealed word; after the match everybody can check both.
room-cancelled = This table is closed
room-cancelled-text = Its host has closed it. Open another one at the front.
