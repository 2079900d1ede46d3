### What happens at a table, and why something was refused: shared by the terminal and the web.
### Names, amounts, cards and lists come formatted. A key that ends in -you speaks to the reader, who did it.
### Numbers to select on come as numbers: $count, $points.

## Die Weinhändler: the log

# $name, $amount: what the whole bid is worth
weinhaendler-bid = { $name } bids { $amount }
# $amount
weinhaendler-bid-you = You bid { $amount }
# $name, $cards: those added, $amount: what the whole bid is worth
weinhaendler-bid-cards = { $name } bids { $cards }, { $amount } in all
# $cards, $amount
weinhaendler-bid-cards-you = You bid { $cards }, { $amount } in all
# $name
weinhaendler-pass = { $name } passes
weinhaendler-pass-you = You pass
# $name, $card: the one kept. For the last card of the pile
weinhaendler-draw = { $name } passes and draws { $card }
# $card
weinhaendler-draw-you = You pass and draw { $card }
# $name, $card: the one kept, $other: the card that goes under the pile
weinhaendler-draw-under = { $name } passes and draws { $card }; { $other } goes to the bottom of the pile
# $card, $other
weinhaendler-draw-under-you = You pass and draw { $card }; { $other } goes to the bottom of the pile
# $name. With hidden draws
weinhaendler-draw-hidden = { $name } passes and draws a card in secret
# $name, $cards
weinhaendler-take-display = { $name } takes the display: { $cards }
# $cards
weinhaendler-take-display-you = You take the display: { $cards }
# $name, $other: whose bid it was, $cards
weinhaendler-take-bid = { $name } takes { $other }’s bid: { $cards }
# $other, $cards
weinhaendler-take-bid-you = You take { $other }’s bid: { $cards }
# $name, $cards. The reader's bid
weinhaendler-take-bid-from-you = { $name } takes your bid: { $cards }
# $cards
weinhaendler-display = New display: { $cards }
weinhaendler-no-bids = Nobody bid: the display stays as it is
# $name, $card, $place, $points: number
weinhaendler-place = { $name } places { $card } at { $place }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $card, $place, $points: number
weinhaendler-place-you = You place { $card } at { $place }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $name, $card, $place, $points: number, $count: number of trios, $bonus: their points
weinhaendler-place-trios = { $name } places { $card } at { $place }: { $points } points, { $count ->
    [one] { $bonus } of them for a trio
   *[other] { $bonus } of them for { $count } trios
}
# $card, $place, $points: number, $count: number of trios, $bonus: their points
weinhaendler-place-trios-you = You place { $card } at { $place }: { $points } points, { $count ->
    [one] { $bonus } of them for a trio
   *[other] { $bonus } of them for { $count } trios
}
# $name, $place
weinhaendler-place-empty = { $name } places an empty bottle at { $place }
# $place
weinhaendler-place-empty-you = You place an empty bottle at { $place }
# $name
weinhaendler-done = { $name } is done
weinhaendler-done-you = You are done
# $name
weinhaendler-cellar-complete = { $name } has completed a cellar!
weinhaendler-cellar-complete-you = You have completed your cellar!
# $cards
weinhaendler-refill = Added to the display: { $cards }
# $count: number of the round, $name: the start player
weinhaendler-round = Round { $count }. Start player: { $name }
# $count
weinhaendler-round-you = Round { $count }. You are the start player
weinhaendler-last-display = Last round: the display got the last card of the pile
weinhaendler-last-draw = Last round: the last card of the pile has been drawn
weinhaendler-last-stall = Last round: no card has left the pile for ten rounds
# $scores: names with points, as a list
weinhaendler-over = Points: { $scores }

## Money!: the log

# $name
money-sealed = { $name } has bid
# $cards
money-sealed-you = You bid { $cards }
money-reveal = The bids are revealed
# $name, $cards, $value
money-bid = { $name } bids { $cards }: { $value }
# $cards, $value
money-bid-you = You bid { $cards }: { $value }
# $name. Only play money was bid
money-sits-out = { $name } sits this round out
money-sits-out-you = You sit this round out
# $name, $taken: cards, $left: cards left in their place
money-take-left = { $name } takes the left display, { $taken }, and leaves { $left }
# $taken, $left
money-take-left-you = You take the left display, { $taken }, and leave { $left }
# $name, $taken, $left
money-take-right = { $name } takes the right display, { $taken }, and leaves { $left }
# $taken, $left
money-take-right-you = You take the right display, { $taken }, and leave { $left }
# $name, $other, $taken, $left
money-swap = { $name } swaps with { $other }: takes { $taken }, gives { $left }
# $other, $taken, $left
money-swap-you = You swap with { $other }: you take { $taken } and give { $left }
# $name, $taken, $left
money-swap-with-you = { $name } swaps with you: takes { $taken }, gives { $left }
# $name, $cards
money-keep = { $name } keeps the bid: { $cards }
# $cards
money-keep-you = You keep the bid: { $cards }
# $cards
money-refill-left = Left display refilled: { $cards }
# $cards
money-refill-right = Right display refilled: { $cards }
# $count: number of the round
money-round = Round { $count }
money-last-display = Last round: the pile is empty
money-last-stall = Last round: no card has left the pile for ten rounds
# $scores: names with wealth, as a list
money-over = Wealth: { $scores }

## The result of a match

# $name
result-wins = { $name } wins
result-wins-you = You win!
# $names: a list
result-shared = Shared win: { $names }

## The table: the log

table-created = The table is open
# $name
table-sat = { $name } takes a seat
table-sat-you = You take a seat
# $name: of a bot
table-sat-bot = { $name } takes a seat (bot)
# $before: the name until now
table-renamed = { $before } is now called { $name }
table-renamed-you = You are now called { $name }
# $name
table-left = { $name } has left the table
table-left-you = You have left the table
# $name
table-removed = { $name } has been removed from the table
table-removed-you = You have been removed from the table
# $seat: number of the seat. Where it is not known any more who sat there
table-seat-free = Seat { $seat } is free again
# $name
table-contributed = { $name } has added a word to the shuffle
table-contributed-you = You have added a word to the shuffle
table-starting = All words for the shuffle are sealed and are now being revealed
table-revealed = { $name } has revealed a word
table-revealed-you = You have revealed your word
table-withheld = The start was called off: { $name } did not reveal a word in time
table-withheld-you = The start was called off: your word was not revealed in time
# $name, $other: the bot
table-stand-in-left = { $name } has left the table: { $other } stands in (bot)
# $other: the bot
table-stand-in-left-you = You have left the table: { $other } stands in for you (bot)
# $name, $other: the bot
table-stand-in-time = { $name } is out of time: { $other } stands in (bot)
# $other: the bot
table-stand-in-time-you = You are out of time: { $other } stands in for you (bot)
# $name, $other: the bot
table-stand-in-replaced = The host has brought in { $other } for { $name } (bot)
# $other: the bot
table-stand-in-replaced-you = The host has brought in { $other } for you (bot)
# $name, $other: the bot
table-stand-in-waited = { $name } has kept the table waiting: { $other } stands in (bot)
# $other: the bot
table-stand-in-waited-you = You have kept the table waiting: { $other } stands in for you (bot)
# $name, $other: the bot
table-stand-in-away = { $name } is away: { $other } stands in (bot)
# $other: the bot
table-stand-in-away-you = You were away: { $other } stands in for you (bot)
# $name
table-returned = { $name } is back
table-returned-you = You are back
# $name
table-away = { $name } is away
table-away-you = You are away
# $name
table-here = { $name } is here again
table-here-you = You are here again
# $name
table-host = { $name } is the host
table-host-you = You are the host
# $names: a list
table-begun = The match begins: { $names }
# $names
table-begun-known = The match begins, with known cards: { $names }
# $name
table-rematch = { $name } wants a rematch
table-rematch-you = You want a rematch
table-rematch-unseated = The host wants a rematch
# $name
table-rematch-same = { $name } wants to play the same cards again
table-rematch-same-you = You want to play the same cards again
table-rematch-same-unseated = The host wants to play the same cards again
# $name, $phrase: one of the phrases below
table-said = { $name }: { $phrase }
# $name: who asks
table-hint = { $name } asks the coach
table-hint-you = You ask the coach
# $scores: names with scores, as a list
table-match-over = The match is over: { $scores }
# $name, $reaction: what it means, in a word
table-reacted = { $name }: { $reaction }
# $name
table-result-seen = { $name } has seen the result
# $n: matches; $scores: names with wins, as a list
table-score = Running score after { $n } matches: { $scores }
# $name
table-accepted = { $name } accepts
table-accepted-you = You accept
# $name
table-unanswered = { $name } has not answered: the seat is free
table-unanswered-you = You have not answered: your seat is free
# $name, $whose: whose seat it was, a bot
table-joined = { $name } takes over from { $whose }
# $whose
table-joined-you = You take over from { $whose }
# $name, $whose: the bot
table-will-join = { $name } will take over from { $whose } when the next deal begins
# $whose
table-will-join-you = You will take over from { $whose } when the next deal begins
# $name
table-will-not-join = { $name } would rather watch after all
table-will-not-join-you = You would rather watch after all
table-cancelled = The table is closed

## What one can say at a table

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-one-moment = Just a moment, please.
phrase-your-turn = It’s your turn.
phrase-oops = Oops!
phrase-nice-bid = Nice bid!
phrase-again = Another game?
phrase-good-bye = Goodbye!

## Moves that the rules forbid; the clause follows in brackets

# $name
refusal-out-of-turn = Not yet: it is { $name }’s turn.
# $names: a list
refusal-out-of-turn-several = Not yet: waiting for { $names }.
refusal-out-of-turn-over = The deal is over.
# $cards
refusal-not-in-hand = Not in your hand: { $cards }.
refusal-not-while-bidding = You cannot do that during the bidding.
# $name, $amount
refusal-bid-equals = { $name } has already bid { $amount }. No two bids may be equal.
refusal-draw-after-bid = You may only draw if you pass without having bid anything.
refusal-draw-from-nothing = There are no cards left in the pile.
refusal-not-in-cellars = The cellars are being filled: place a bottle, or finish.
# $count: how many more cards than six are in hand
refusal-hand-too-large = You may keep at most six cards: place { $count } more.
refusal-place-taken = Only an empty bottle can be covered, and only with a wine bottle.
refusal-empty-on-empty = Only an empty bottle can be covered, and only with a wine bottle.
refusal-pyramid-full = All 15 places are filled: cover the empty bottles first.
refusal-cellar-begins = A cellar starts with a bottle in the bottom row: its place is 1:0.
refusal-unsupported = Both places below must be filled first.
refusal-row-full = The bottom row already has its five bottles.
refusal-row-gap = The bottom row can only grow at its two ends.
refusal-not-in-exchange = The bids are being exchanged: take a display, swap or keep the bid.
refusal-swap-with-oneself = You cannot swap with yourself. To take your own bid back, keep it.
refusal-no-such-seat = This table has no such seat.
# $name
refusal-no-bid-left = { $name } has no bid on the table.
refusal-bid-empty = Choose at least one card.
refusal-malformed = That is not a move in this game.

## Why the server says no

problem-no-such-table = This table does not exist. It may have been deleted.
problem-no-such-match = This table has no such match.
problem-no-such-seat = This table has no such seat.
problem-no-such-bot = There is no bot with this name.
problem-no-such-phrase = That phrase does not exist.
problem-no-such-position = The record has no position with this number.
problem-no-such-entry = The log has no entry with this number.
problem-bad-record = This is not a match record, so it cannot be replayed.
problem-no-such-session = This session does not exist or has ended.
problem-no-such-token = You have no such token.
problem-no-such-link = There is no such link: it has been used or has expired.
problem-no-such-option = This game has no such house rule.
problem-cursor = The list does not go on from there. Begin at the top.
problem-not-your-seat = You have no seat at this table.
problem-not-the-host = Only the host of the table can do that.
problem-not-for-programs = A token can play, but cannot create, revoke or delete anything.
problem-not-here = Server statistics are only available on the server itself.
problem-not-over = The match is not over yet. Its record would give too much away.
problem-deal-counts = This match is compared with others: hints and reviews come when it is over.
problem-hands-open = In this match all hands may have been seen in a review. You can watch it to the end.
# $day
problem-day-to-come = That deal is not out yet. On this server it is { $day } (UTC).
problem-deal-gone = The match with this deal has been cleared away. Ask for a newer challenge.
problem-no-such-challenge = There is no such challenge. The link may have been cut off: ask for it again.
problem-no-hints = There are no hints at this table: people meet here, and it was opened without them.
problem-no-coach = Nobody here can judge this game.
problem-nothing-to-decide = There is nothing to decide here.
problem-no-such-puzzle = There is no puzzle with this number.
problem-not-away = Not yet: a bot may stand in for somebody who has been away for two minutes while the table is waiting for them, or who has not moved for a quarter of an hour. With a clock running, only the clock decides.
problem-not-found = There is nothing at this address.
problem-wrong-method = You cannot do that at this address.
problem-wrong-token = This token is unknown or has been revoked.
problem-wrong-phase-open = Not yet: the match has not started.
problem-wrong-phase-revealing = Not now: the match is about to start.
problem-wrong-phase-playing = Not now: the match is in progress.
problem-wrong-phase-over = Too late: the match is over.
problem-wrong-phase-cancelled = Too late: the table is closed.
problem-unknown = The server does not know you yet. Take a seat first.
problem-stale = Something has changed in the meantime. Please check again.
problem-unavailable = The server cannot save anything at the moment, so nothing was changed. Please try again soon.
problem-stopping = The server is shutting down. Come back in a moment.
problem-busy = The table is changing too fast. Try again.
problem-full = This server is full.
problem-link-used = This link has already been used or has expired. Create a new one.
problem-other-match = That match was a different game, or had different house rules or a different number of players.
problem-how-many-moves = Give at least one move, but not this many.
problem-one-move = When everyone decides at once, give exactly one move.
problem-seal = The seal of a word has 64 hexadecimal digits.
problem-sealed-words = Words for the shuffle must be sealed first. Reload the page, or use a newer version of the program.
problem-other-word = This is not the word that was sealed.
problem-would-reveal = This turns up new cards, so nobody can know what follows.
problem-clock = The clock allows at most 14 days per move.
problem-seat-taken = This seat is taken.
problem-still-asked = Not yet: somebody still has time to answer whether they will play again.
problem-too-late = The match is too far on to take a seat. You can watch it to the end.
problem-seat-free = Nobody is sitting there.
problem-stand-in = Nobody chooses who stands in: it is always a bot of medium strength that is not at the table yet.
problem-stand-in-has-moved = A bot has already made this decision for you. You carry on with the next one.
problem-nobody-seated = Nobody has a seat yet. Sit down first, or seat bots everywhere.
problem-name = A name has 1 to 24 visible letters, digits or symbols.
# $name
problem-name-taken = Somebody at this table is already called { $name }.
# $name
problem-name-alike = This looks too much like { $name }, who is at this table. Choose a name that cannot be mistaken for it.
problem-name-of-bot = That is what a bot is called here. Add something, such as a surname, so that nobody takes you for one.
problem-name-on-ladder = Somebody on the ladder is called so, or looks like it. Choose another name.
problem-label = A label has 1 to 64 letters, digits or symbols.
problem-rules-version = This match uses a different version of the rules from the one this server knows.
problem-too-many-tables = You have too many tables. Finish or close some first.
problem-too-many-tokens = You have too many tokens. Revoke one first.
problem-too-many-streams = You have too many open pages. Close some first.
problem-too-many-requests = Too many requests. Wait a moment.
problem-crowded-network = Your network is sending too many requests. Wait a moment.
problem-too-slow = The request took too long to arrive. Nothing was changed.
problem-too-large = That is too large.
problem-malformed = The server does not understand this.
problem-refused = The server refuses this.
problem-failure = Something went wrong on the server.
problem-no-connection = The server cannot be reached.

## The bots, each in a line

# What a bot is called, where that is not its name with a capital
bot-name-clement = Clément
bot-name-zsofia = Zsófia
temper-lena = Her first evening: bids on a whim, and shelves her bottles too soon.
temper-paul = Cannot leave the display alone, and pays too much for it.
temper-marta = Would rather draw a card than fight for the display.
temper-otto = An old hand: never passes without a bid, if only of an empty bottle.
temper-yvonne = Works out your next bid before making her own.
temper-clement = Knows what a cellar can become, and what you are up to.
temper-tim = His first evening: bids whatever comes to hand and goes for the biggest numbers.
temper-greta = Parts with one note at a time, whichever it is, and takes what suits her.
temper-jules = Wants to choose first, and never bids less than 90 for it.
temper-ilse = Never bids more than 70, and makes a fortune of what you leave.
temper-viktor = Nearly always bids from 50 to 80, and with what he needs least.
temper-zsofia = Knows that you are thinking too, and keeps you guessing.
temper-random = Plays any legal move, all equally likely.
temper-greedy = Weighs every choice by rules of thumb, and takes the best.
temper-ismcts = Tries out moves in imagined deals and plays each on at random.
temper-ismcts-greedy = The same, but plays each on by rules of thumb.
temper-expert = The strongest bot in the game.
temper-expert-deep = The expert who reckons with experts: stronger among them, and slower.
temper-expert-0-1 = The strongest of version 0.1, as it was.
temper-expert-network = The expert’s network without its search.
temper-expert-search = The expert’s search without its network.

## House rules: a name for each option, and words for its values where they are not numbers

option-draw = Cards drawn on passing
option-draw-open = seen by all
option-draw-hidden = hidden
option-triangles = Triangles
option-triangles-both = point up or down
option-triangles-upright = point up only
option-deals = Number of deals
# $option: its name, $value
option-chosen = { $option }: { $value }
