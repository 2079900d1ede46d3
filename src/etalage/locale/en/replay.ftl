### The rules as pages and sheets, replays, and the check of fair deals.

# $game: its name
rules-of = Rules: { $game }
rules-contents = Contents
# $clause: such as W9
rules-open-clause = Read { $clause } in the rules
rules-own-page = The rules on a page of their own
rules-learn = Learn by playing

## A replay

# $game: its name
replay-controls = Replay: { $game }
# $ply: number of moves played so far, $plies: of all moves
replay-where = Move { $ply } of { $plies }
# $deal, $deals: numbers
replay-deal = deal { $deal } of { $deals }
replay-position = Position
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move on
replay-last = To the end
# The name of a key
replay-key-space = Space
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-eyes = Seen by
replay-eyes-open = all open
replay-result = Result
replay-winner = wins
replay-unfinished = This match is not over.
replay-copy-link = Copy a link to this position
replay-link-copied = The link is copied.
replay-link-there = The link is in the address line of the browser: copy it from there.
replay-download = Download the record
replay-to-table = To the table
replay-another = Look at another match
replay-not-over-title = The match is still on
replay-not-over-text = A replay shows all cards, so it has to wait until the match is over.
replay-gone-title = This match is not here
replay-gone-text = Matches are cleared away some time after they end. A record that somebody has saved can still be looked at.

## Records from files

replay-page-title = Look at a match
replay-page-text = Every finished match can be saved as a record: all cards and all moves in one small file. Here you can go through it move by move.
replay-choose = Choose a record file
replay-choose-text = or drop it here (.json or .jsonl)
replay-no-record = This file holds no record of a match. A record is a .json file that was saved after a match here, or a .jsonl file with one on each line.
replay-too-long = This record is too long, or a name in it is: a name has at most 64 characters.
replay-cut-off = This link is not complete. It was probably cut off when it was copied.
# $count: number
replay-in-file = { $count ->
    [one] { $count } match in this file
   *[other] { $count } matches in this file
}
replay-samples = Matches to try
# $n: number, $text: the same, formatted
replay-moves = { $n ->
    [one] { $text } move
   *[other] { $text } moves
}
replay-bad-title = This record is not valid
# $deal, $move: numbers from 1
replay-bad-move = In deal { $deal }, move { $move } is not possible.
# $deal: number from 1
replay-bad-deal = Deal { $deal } is not right.
# $key: the name of a part of the file
replay-bad-key = A part of the file is not right: { $key }.
replay-bad-size = The server cannot read this record: it is too large, or not in the right form.

## The check of a fair deal

fair-invites = Check that nobody has chosen the cards.
fair-check = Check
fair-proved = Fair deal, checked on this device
fair-proved-text = The secret published now fits the seal, and gives these very cards:
fair-wrong = This deal is not proved fair
fair-wrong-secret = The secret is not the one that was sealed before the first card.
fair-wrong-cards = Secret and words give other cards than those in the record.
fair-wrong-unreadable = What the record says about its cards cannot be read.
fair-unfinished = The secret is published when the match is over.
fair-again = Cards of an earlier match
fair-again-text = They were played a second time on purpose, so they are known. Check the match they come from.
fair-absent = This record says nothing about how its cards were shuffled, as is usual for matches that were not played on a server.
fair-see-proof = See the proof
fair-proof = The proof
proof-seal = The seal, shown before anybody sat down
proof-seal-seen = This browser saw it before the first card.
proof-seal-not-seen = This browser was not there before the first card: it has the seal from the record.
proof-secret = The secret, published after the last card
proof-hash = SHA-256 of it, calculated here:
proof-hash-same = The same as the seal
proof-hash-other = Not the same as the seal
proof-words = What each seat added to the shuffle
proof-no-word = nothing
proof-cards = The cards, dealt again from both
# $deal: number
proof-deal = Deal { $deal }
proof-cards-same = The same cards
proof-cards-other = Other cards
proof-how = How fair deals work

## The page about it

fair-page-title = Nobody chose your cards
fair-page-intro = On a server you have to trust whoever shuffles. Here you need not: after each match you can check for yourself that the cards were neither chosen nor changed.
fair-page-seal = A sealed secret
fair-page-seal-text = Before anybody sits down, the server draws a long random number and keeps it secret. It shows a seal of it: a fingerprint from which nobody can find the number, but which fits no other number.
fair-page-words = A word from everyone
fair-page-words-text = Whoever sits down adds random letters of their own. Your browser makes them up for you. They come after the seal, so the server could not take them into account.
fair-page-cards = The shuffle
fair-page-cards-text = Secret and words together determine every shuffle of the match, by a recipe that is public. Change one letter, and all cards are different.
fair-page-secret = The secret comes out
fair-page-secret-text = After the last deal the server publishes the secret. Now anybody can compare it with the seal, shuffle again, and see the very same cards.
fair-page-so = So the server could not choose the cards, because your word was missing; and it could not change them later, because of the seal. Your own browser does the check, and the server has no part in it.
fair-page-exactly = The recipe, exactly
fair-page-exactly-text = Numbers below n are drawn from the bytes, four at a time, and the deck is shuffled with them from the last card down. A program of your own can repeat it: the record of a match holds all that is needed.
fair-page-check = Check a match
