### What the terminal says to a player. Numbers to select on come as numbers; names, amounts and cards come formatted.

## The table talk of any game

# The reader's own name at the table
terminal-you = You
terminal-not-compiled = The kernel is not compiled: bots think about 100 times slower. Install again with a C compiler.
terminal-which-game = Which game? [1]
# $count: how many there are, $names: what they are called
terminal-which-game-again = Answer with a number up to { $count }, or { $names }.
# $game: its title, $count: players, $seed
terminal-begin = { $game } for { $count } players, seed { $seed }. Type ? for help, q to quit.
# $name: of a bot, $temper: its character in a line
terminal-introduction = { $name }: { $temper }
terminal-left = You have left the table.
# $file
terminal-record = The record is in { $file }.
# $count: which deal, $of: of how many, $scores
terminal-deal = Deal { $count } of { $of }. So far: { $scores }
# $count: which deal, $scores
terminal-deal-over = Deal { $count } is over. So far: { $scores }
# $count
terminal-many-moves = { $count } legal moves: any combination of your cards.
terminal-prompt = Your move:
terminal-help = Type a move in notation.
# $clause: an example
terminal-commands = m lists the legal moves, w shows the rules, w { $clause } shows one of them, hint asks the expert, q quits.
terminal-hand = Your hand:
terminal-empty = empty
# $text: what was typed
terminal-no-move = { $text } is not a move here. Type ? for help.
# $text: what was typed, $clauses: those there are
terminal-no-clause = there is no clause { $text }; there are { $clauses }
# $game
terminal-no-rules = the rules of { $game } are not written down here
terminal-other-bots = Others

## Die Weinhändler

# $amount
terminal-hand-worth = (worth { $amount } in a bid)
# $amount
terminal-bid-stands = Your bid stands at { $amount }.
# $count
terminal-must-place = Place at least { $count }: you may keep six cards.
terminal-ask-bid = Bid cards (5 14), or p to pass:
terminal-ask-bid-or-draw = Bid cards (5 14), p to pass, d to pass and draw:
terminal-ask-place = Place a bottle (16 2:-1), or x when you are done:
terminal-help-bid = Type the prices of the cards you add to your bid (0 is an empty bottle), or p to pass. If you have not bid, d passes and draws: you keep the cheaper of the top two cards. No two bids may have the same value. A card shows its price, the first letter of its wine (S is Cabernet Sauvignon) and its stars.
terminal-help-place = Type a card and a place, such as 16 2:-1: row 2, column -1. Places you can build on are shown in brackets, and so is an empty bottle, which a wine bottle may cover. x ends your turn.
# $text: what was typed
terminal-no-price = { $text } is not a card; cards are the prices 5 to 25, and 0 for an empty bottle.
# $card
terminal-too-often = Card { $card } is named more than three times: there are only three.
# $text: what was typed
terminal-no-place = { $text } is not a place; a place is ROW:COLUMN, such as 2:-1.
# $text: what was typed
terminal-no-row = { $text }: a cellar has rows 1 to 5.
# $text: what was typed
terminal-no-column = { $text }: no cellar can reach that column.

## Money!

terminal-ask-notes = Bid cards by number or name (1 3, or EUR20a PLAY):
# $count
terminal-ask-exchange = Take which (1 to { $count })?
terminal-help-notes = Type the numbers of the cards you bid, or their names; EUR20 without a letter is your first such note. 0 or PLAY adds the play money; alone it means that you sit this round out.
terminal-help-exchange = Type the number of your choice.
terminal-choice-right = right display
terminal-choice-left = left display
# $name
terminal-choice-swap = swap with { $name }
terminal-choice-keep = keep
# $gain: with its sign
terminal-gain = { $gain } to your wealth
# $text: what was typed
terminal-no-note = { $text } is not a card; cards are named like EUR20a, EUR40 and XAU10a, and PLAY.
# $count
terminal-note-numbers = Your cards are 1 to { $count }, and 0 for the play money.
# $count
terminal-choice-numbers = Choose 1 to { $count }.
# $card
terminal-note-twice = Card { $card } is named twice: there is only one.
terminal-one-play-money = You have only one play money card.
terminal-no-notes = Name at least one card, even if it is only PLAY.

## The table as it is shown

# $count
terminal-round = round { $count }
terminal-phase-bidding = bidding
terminal-phase-exchange = exchange
terminal-phase-cellars = cellars
terminal-phase-over = over
terminal-last-round = last round
terminal-display = display
terminal-right = right
terminal-left-display = left
terminal-pile = pile
# $count
terminal-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# $cards: how many, as above; they follow
terminal-cards-listed = { $cards }:
terminal-last-to-come = at the bottom:
# $codes: of currencies
terminal-not-in-play = not in play: { $codes }
terminal-column-player = player
terminal-column-points = points
terminal-column-bid = bid
terminal-column-hand = hand
terminal-column-wealth = wealth
terminal-highest = highest
terminal-passed = passed
terminal-start = (start)
terminal-sealed = sealed:
# $count
terminal-unseen = { $count } unseen
# $name
terminal-cellar = cellar: { $name }
# $name
terminal-cellar-complete = cellar: { $name }, complete

## A bot at a table elsewhere

# $name, $seat, $game: its title, $count: players
terminal-join-seated = { $name } has seat { $seat } at a table of { $game } for { $count } players
# $count: which match, $names
terminal-join-begun = match { $count } is on: { $names }
# $count: which match, $scores
terminal-join-over = match { $count } is over: { $scores }
terminal-join-fair = the deal was fair: commitment, seals and this bot’s word are those it kept, and they give these cards
terminal-join-unfair-kept = the deal is not proved fair: what the server published is not the commitment, seals and word that this bot kept
terminal-join-unfair-record = the deal is not proved fair: { $reason }
terminal-join-called-off = a start was called off after this bot had revealed its word; it seals another
terminal-join-closed = the table is closed
terminal-join-free = (free)
# $reason
terminal-join-again = { $reason }; trying again
terminal-join-ended = the server has ended the connection
terminal-join-taken-away = the seat has been taken away
# $text: what was typed
terminal-join-address = { $text } is not the address of a table; write it as http://host:8484/t/ID
# $server: its address
terminal-join-no-token = a bot plays with a token, in ETALAGE_TOKEN; the server gives one: curl -d '{"{"}"label":"bot"{"}"}' { $server }/api/me/tokens
terminal-join-token = this is not a token: it contains characters that no token has
# $server, $reason: the system's
terminal-join-lost = no server answers at { $server }: { $reason }
# $server
terminal-join-stranger = what answers at { $server } is not an Etalage server
# $server, $status
terminal-join-status = { $server } answers with status { $status }
# $game: its title, $theirs, $ours: versions
terminal-join-version = the server plays { $game } by version { $theirs } of the rules, but this program knows { $ours }; install the version of Etalage that the server has
# $seat: the own one, $wanted
terminal-join-other-seat = you have seat { $seat } in this match, not { $wanted }; leave out --seat to play it
terminal-join-all-taken = there is no free seat at this table: all are taken
terminal-join-has-begun = there is no free seat at this table: the match has started
terminal-join-is-over = there is no free seat at this table: the match is over
terminal-join-is-closed = there is no free seat at this table: it is closed

# $day, $game, $level: evening or expert
terminal-daily = Daily deal of { $day }: { $game }, { $level }
terminal-daily-text = The same cards for everyone, and the same answers to the same moves.
terminal-daily-level-evening = evening table
terminal-daily-level-expert = expert table
# $name, $score
terminal-daily-expert = { $name } came to { $score } in your seat.
