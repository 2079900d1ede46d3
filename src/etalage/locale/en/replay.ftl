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
fair-proved-text = The server’s seal, all sealed words and your own are those that this device kept, and they give exactly these cards:
fair-holds = The record holds
fair-holds-text = Secret, seals and words fit together and give these cards. This device kept nothing of the match, so it cannot tell in which order they were shown:
fair-holds-1-text = The secret fits its seal and, with the words, gives these cards. The words were not sealed yet, so somebody could have chosen theirs last:
fair-wrong = This deal is not proved fair
fair-wrong-secret = The secret is not the one that was sealed before the first card.
fair-wrong-seals = A word is not the one that was sealed.
fair-wrong-kept = The server’s seal, the sealed words or your own are not those that this device kept. If you were away at the start or sat here with another device, that is why.
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
proof-word-seal = sealed as
proof-word-fits = The word fits its seal
proof-word-other = Not the word that was sealed
proof-version-1 = Version 1: words were not sealed. It does not show that they came after the server’s seal, or that nobody chose theirs last.
proof-kept = What this device kept
proof-kept-same = The server’s seal, all sealed words and your own: the same
proof-kept-other = The server’s seal, the sealed words or your own: not the same
proof-kept-nothing = Nothing of this match: it checked only whether what the record says fits together.
proof-in-vain = Starts that were called off after this device had revealed a word: { $count }
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
fair-page-words = A sealed word from everyone
fair-page-words-text = Whoever sits down adds random letters of their own. Your browser makes them up for you, after it has read the server’s seal and kept it. It shows only a seal of them, made for this very secret.
fair-page-reveal = The words are revealed
fair-page-reveal-text = When the host starts, all seals are fixed. Only then does each browser tell its word, so nobody can choose theirs last. If one is missing after ten seconds, the start is called off where everybody can see it, and all of it begins again with another secret and other words.
fair-page-cards = The shuffle
fair-page-cards-text = Secret and words together determine every shuffle of the match, by a recipe that is public. Change one letter, and all cards are different.
fair-page-secret = The secret comes out
fair-page-secret-text = After the last deal the server publishes the secret. Now anybody can compare it with the seal, shuffle again, and see the very same cards.
fair-page-so = So if at least one device at the table is honest, nobody chose the cards or could foresee them before they were dealt. Your own browser checks it, and compares with what it kept; the server has no part in that. From a record alone, a browser that did not play can only check that everything fits together.
fair-page-not = What it does not prove: that whoever runs the server, which deals the cards, does not look at them afterwards.
fair-page-exactly = The recipe, exactly
fair-page-exactly-text = Numbers below n are drawn from the bytes, four at a time, and the deck is shuffled with them from the last card down. A program of your own can repeat it: the record of a match holds all that is needed.
fair-page-check = Check a match
