### What happens at a table, and why something was refused: shared by the terminal and the web.
### Names, amounts, cards and lists come formatted. A key that ends in -you speaks to the reader, who did it.
### Numbers to select on come as numbers: $count, $points.

## Die Weinhändler: the log

# $name, $amount: what the whole bid is worth
weinhaendler-bid = { $name } bids { $amount }
# $amount
weinhaendler-bid-you = You bid { $amount }
# $name, $cards: those added, $amount: what the whole bid is worth
weinhaendler-bid-cards = { $name } bids { $cards }, in all { $amount }
# $cards, $amount
weinhaendler-bid-cards-you = You bid { $cards }, in all { $amount }
# $name
weinhaendler-pass = { $name } passes
weinhaendler-pass-you = You pass
# $name, $card: the one kept. For the last card of the pile
weinhaendler-draw = { $name } passes and draws { $card }
# $card
weinhaendler-draw-you = You pass and draw { $card }
# $name, $card: the one kept, $other: the card that goes under the pile
weinhaendler-draw-under = { $name } passes and draws { $card }; { $other } goes under the pile
# $card, $other
weinhaendler-draw-under-you = You pass and draw { $card }; { $other } goes under the pile
# $name. With hidden draws
weinhaendler-draw-hidden = { $name } passes and draws unseen
# $name, $cards
weinhaendler-take-display = { $name } takes the display: { $cards }
# $cards
weinhaendler-take-display-you = You take the display: { $cards }
# $name, $other: whose bid it was, $cards
weinhaendler-take-bid = { $name } takes the bid of { $other }: { $cards }
# $other, $cards
weinhaendler-take-bid-you = You take the bid of { $other }: { $cards }
# $name, $cards. The reader's bid
weinhaendler-take-bid-from-you = { $name } takes your bid: { $cards }
# $cards
weinhaendler-display = The new display: { $cards }
weinhaendler-no-bids = Nobody has bid: the display stays
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
weinhaendler-cellar-complete = { $name } has a complete cellar!
weinhaendler-cellar-complete-you = Your cellar is complete!
# $cards
weinhaendler-refill = Refill: { $cards }
# $count: number of the round, $name: the start player
weinhaendler-round = Round { $count }. Start player: { $name }
# $count
weinhaendler-round-you = Round { $count }. You are the start player
weinhaendler-last-display = Last round: the display has taken the last card of the pile
weinhaendler-last-draw = Last round: the last card of the pile has been drawn
weinhaendler-last-stall = Last round: for ten rounds no card has come from the pile
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
money-swap = { $name } swaps with { $other }: takes { $taken }, leaves { $left }
# $other, $taken, $left
money-swap-you = You swap with { $other }: you take { $taken }, leave { $left }
# $name, $taken, $left
money-swap-with-you = { $name } swaps with you: takes { $taken }, leaves { $left }
# $name, $cards
money-keep = { $name } keeps the bid: { $cards }
# $cards
money-keep-you = You keep the bid: { $cards }
# $cards
money-refill-left = Refill of the left display: { $cards }
# $cards
money-refill-right = Refill of the right display: { $cards }
# $count: number of the round
money-round = Round { $count }
money-last-display = Last round: the pile is used up
money-last-stall = Last round: for ten rounds no card has come from the pile
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
table-contributed = { $name } has had a say in the shuffle
table-contributed-you = You have had a say in the shuffle
table-starting = All words for the shuffle are sealed, and are revealed
table-revealed = { $name } has revealed a word
table-revealed-you = You have revealed your word
table-withheld = The start was called off: { $name } did not reveal a word in time
table-withheld-you = The start was called off: your word was not revealed in time
# $name, $other: the bot
table-stand-in-left = { $name } has left the table: { $other } stands in (bot)
# $other: the bot
table-stand-in-left-you = You have left the table: { $other } stands in for you (bot)
# $name, $other: the bot
table-stand-in-time = The time of { $name } is up: { $other } stands in (bot)
# $other: the bot
table-stand-in-time-you = Your time is up: { $other } stands in for you (bot)
# $name, $other: the bot
table-stand-in-replaced = The host lets { $other } stand in for { $name } (bot)
# $other: the bot
table-stand-in-replaced-you = The host lets { $other } stand in for you (bot)
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
# $scores: names with scores, as a list
table-match-over = The match is over: { $scores }
table-cancelled = The table is closed

## What one can say at a table

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-oops = Oops!
phrase-nice-bid = Nice bid!
phrase-again = Another match?
phrase-good-bye = Goodbye!

## Moves that the rules forbid; the clause follows in brackets

# $name
refusal-out-of-turn = Not yet: { $name } is to move.
# $names: a list
refusal-out-of-turn-several = Not yet: { $names } are to move.
refusal-out-of-turn-over = The deal is over.
# $cards
refusal-not-in-hand = Not in your hand: { $cards }.
refusal-not-while-bidding = That cannot be done during the bidding.
# $name, $amount
refusal-bid-equals = { $name } already stands at { $amount }. Every bid must differ.
refusal-draw-after-bid = Only those who have bid nothing may draw when they pass.
refusal-draw-from-nothing = There is no card left in the pile to draw.
refusal-not-in-cellars = The cellars are being filled: place a bottle, or finish.
# $count: how many more cards than six are in hand
refusal-hand-too-large = Six cards at most may stay in hand: place { $count } more.
refusal-place-taken = Only an empty bottle may be covered, and only with wine.
refusal-empty-on-empty = Only an empty bottle may be covered, and only with wine.
refusal-pyramid-full = All 15 places are taken: cover the empty bottles first.
refusal-cellar-begins = The first bottle of a cellar goes in the middle of the bottom row.
refusal-unsupported = Both places below must be taken first.
refusal-row-full = The bottom row already has its five bottles.
refusal-row-gap = The bottom row grows only at its two ends.
refusal-not-in-exchange = The bids are being exchanged: take a display, swap or keep.
refusal-swap-with-oneself = That is you. To get your own bid back, keep it.
refusal-no-such-seat = There is no such seat at this table.
# $name
refusal-no-bid-left = { $name } has no bid on the table.
refusal-bid-empty = Choose at least one card.
refusal-malformed = That is no move of this game.

## Why the server says no

problem-no-such-table = There is no such table. It may have been deleted.
problem-no-such-match = There is no such match at this table.
problem-no-such-seat = There is no such seat at this table.
problem-no-such-bot = There is no bot by this name.
problem-no-such-phrase = There is no such phrase.
problem-no-such-position = The record has no position with this number.
problem-no-such-entry = The log has no entry with this number.
problem-bad-record = This is no record of a match: it cannot be replayed.
problem-no-such-session = There is no such session, or no longer.
problem-no-such-token = You have no such token.
problem-not-your-seat = You have no seat at this table.
problem-not-the-host = Only the host of the table can do that.
problem-not-for-programs = A token can play, but not make or revoke keys.
problem-not-here = The server gives its figures only on its own machine.
problem-not-over = The match is not over. Until then its record would tell too much.
problem-not-away = Not yet: a bot may stand in for whoever has been away for two minutes while the table waits for them, or has not moved for a quarter of an hour. Where a clock runs, only the clock decides.
problem-not-found = There is nothing at this address.
problem-wrong-method = That cannot be done at this address.
problem-wrong-token = This token is unknown or has been revoked.
problem-wrong-phase-open = Not yet: the match has not begun.
problem-wrong-phase-revealing = Not now: the match is about to begin.
problem-wrong-phase-playing = Not now: the match is being played.
problem-wrong-phase-over = Too late: the match is over.
problem-wrong-phase-cancelled = Too late: the table is closed.
problem-unknown = Nobody knows you here yet. Take a seat first.
problem-stale = Something has changed meanwhile. Please look again.
problem-unavailable = The server cannot store anything at the moment, so nothing was changed. Try again soon.
problem-stopping = The server is going down. Come back in a moment.
problem-busy = The table is changing too fast. Try again.
problem-full = This server has no room for more.
problem-link-used = This link has been used, or is too old. Make a new one.
problem-other-match = That match was of another game, other house rules or another number of players.
problem-how-many-moves = At least one move is needed, but not this many.
problem-one-move = Where all decide at once, one move is needed, not several.
problem-seal = The seal of a word has 64 hexadecimal digits.
problem-sealed-words = Words for the shuffle are sealed first. Load the page again, or use a newer version of the program.
problem-other-word = This is not the word that was sealed.
problem-would-reveal = This turns up cards, so nobody can know what follows.
problem-clock = A clock allows at most 14 days a move.
problem-seat-taken = This seat is taken.
problem-seat-free = Nobody sits there.
problem-stand-in = Who stands in is nobody’s choice: it is always the same bot of middling strength.
problem-stand-in-has-moved = A bot has made this decision for you, and it stands. You go on from the next one.
problem-nobody-seated = Nobody has a seat yet. Sit down first, or seat bots everywhere.
problem-name = A name has 1 to 24 letters, digits or signs that one can see.
# $name
problem-name-taken = Somebody at this table is already called { $name }.
# $name
problem-name-alike = This looks too much like { $name }, who sits at this table. Choose a name that nobody can mistake for it.
problem-name-of-bot = Bots are called that here. Add something, say a surname, so that nobody takes you for one.
problem-label = A label has 1 to 64 letters, digits or signs.
problem-rules-version = This match is played by another version of the rules than this server knows.
problem-too-many-tables = You have too many tables. Finish or close some first.
problem-too-many-tokens = You have too many tokens. Revoke one first.
problem-too-many-streams = You have too many open pages. Close some first.
problem-too-many-requests = Too many requests. Wait a moment.
problem-crowded-network = Too much is being asked from your network at the moment. Wait a moment.
problem-too-slow = The request took too long to arrive. Nothing was changed.
problem-too-large = That is too large.
problem-malformed = The server does not understand this.
problem-refused = The server refuses this.
problem-failure = Something went wrong on the server.
problem-no-connection = The server cannot be reached.

## The bots, each in a line

temper-lena = Her first evening: bids on a whim, and shelves every bottle at once.
temper-paul = Loves the bottles in the window, and forgets that you do too.
temper-marta = Bids with what she can spare, and seldom fights for more.
temper-otto = An old hand: waits for the third bottle, and grudges you yours.
temper-yvonne = Thinks through what you will bid next, before she does.
temper-clement = Knows what a cellar may come to, and what you are up to.
temper-tim = His first evening: bids what comes to hand, and takes the largest numbers.
temper-greta = Parts with one note at a time, whichever it is, and takes what suits her.
temper-jules = Knows what he wants, and now and then throws it away on a whim.
temper-ilse = Pays with what she needs least, for whatever adds most to her fortune.
temper-viktor = Has seen what such hands come to, and bids by it.
temper-zsofia = Thinks that you think too, and keeps you guessing.
temper-random = Any legal move, each with the same chance.
temper-greedy = Weighs every choice by rules of thumb, and takes the best.
temper-ismcts = Tries moves in imagined worlds, and plays those on at random.
temper-ismcts-greedy = The same, and plays them on by rules of thumb.
temper-expert = The strongest of the game.
temper-expert-network = The expert’s network without its search.
temper-expert-search = The expert’s search without its network.
