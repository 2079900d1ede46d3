### The rules as pages and sheets, replays, and the check of fair deals.

# $game: its name
rules-of = Rules: { $game }
rules-contents = Contents
# $clause: such as W9
rules-open-clause = Read { $clause } in the rules
rules-own-page = Open the rules on their own page
rules-learn = Learn by playing

## A replay

# $game: its name
replay-controls = Replay: { $game }
# $ply: number of moves played so far, $plies: of all moves
replay-where = Move { $ply } of { $plies }
# $deal, $deals: numbers
replay-deal = deal { $deal } of { $deals }
replay-position = Position
replay-first = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move forward
replay-last = To the end
# The name of a key
replay-key-space = Space
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-eyes = Viewpoint
replay-eyes-open = all cards
replay-result = Result
replay-winner = wins
replay-unfinished = This match is not over yet.
replay-copy-link = Copy a link to this position
replay-link-copied = Link copied.
replay-link-there = The link is in your browser’s address bar: copy it from there.
replay-download = Download the record
replay-to-table = To the table
replay-another = View another match
replay-not-over-title = The match is still in progress
replay-not-over-text = A replay shows all cards, so it has to wait until the match is over.
replay-gone-title = This match is no longer here
replay-gone-text = Matches are deleted some time after they end. If somebody saved the record, it can still be viewed.

## Records from files

replay-page-title = View a match
replay-page-text = Every finished match can be saved as a record: all cards and all moves in one small file. Here you can go through it move by move.
replay-choose = Choose a record file
replay-choose-text = or drop it here (.json or .jsonl)
replay-no-record = This file contains no match record. A record is a .json file that was saved here after a match, or a .jsonl file with one record per line.
replay-too-long = This record is too long, or a name in it is: a name has at most 64 characters.
replay-cut-off = This link is not complete. It was probably cut off when it was copied.
# $count: number
replay-in-file = { $count ->
    [one] { $count } match in this file
   *[other] { $count } matches in this file
}
replay-samples = Sample matches
# $n: number, $text: the same, formatted
replay-moves = { $n ->
    [one] { $text } move
   *[other] { $text } moves
}
replay-bad-title = This record is not valid
# $deal, $move: numbers from 1
replay-bad-move = In deal { $deal }, move { $move } is not possible.
# $deal: number from 1
replay-bad-deal = Deal { $deal } is not valid.
# $key: the name of a part of the file
replay-bad-key = Part of the file is not valid: { $key }.
replay-bad-size = The server cannot read this record: it is too large or has the wrong format.

## The check of a fair deal

fair-invites = See for yourself that nobody chose the cards.
fair-check = Check the shuffle
fair-proved = Nobody chose these cards
fair-proved-text = Before the first card the server sealed a secret number, and every browser at the table, yours too, a random word. Your browser has just shuffled again with them, and the cards were the same. Their fingerprint:
fair-holds = The record checks out
fair-holds-text = The secret, seals and words match one another and produce these cards. This device kept nothing from the match, so it cannot tell in which order they were shown:
fair-holds-1-text = The secret matches its seal and, together with the words, produces these cards. The words were not sealed yet, so somebody could have chosen theirs last:
fair-wrong = This deal is not proved to be fair
fair-wrong-secret = The secret is not the one that was sealed before the first card.
fair-wrong-seals = A word is not the one that was sealed.
fair-wrong-kept = The server’s seal, the sealed words or your own word are not the ones this device kept. If you were away at the start or played here on another device, that is why.
fair-wrong-cards = The secret and the words produce different cards from those in the record.
fair-wrong-unreadable = What the record says about its cards cannot be read.
fair-unfinished = The secret is published when the match is over.
fair-again = Cards of an earlier match
fair-again-text = They were played a second time on purpose, so they are known. Check the match they come from.
fair-absent = This record does not say how its cards were shuffled. That is normal for matches that were not played on a server.
fair-see-proof = See the proof
fair-proof = The proof
proof-seal = The seal, shown before anybody sat down
proof-seal-seen = This browser saw it before the first card.
proof-seal-not-seen = This browser was not there before the first card: it has the seal from the record.
proof-secret = The secret, published after the last card
proof-hash = Its SHA-256, calculated here:
proof-hash-same = The same as the seal
proof-hash-other = Not the same as the seal
proof-words = What each seat added to the shuffle
proof-no-word = nothing
proof-word-seal = sealed as
proof-word-fits = The word matches its seal
proof-word-other = Not the word that was sealed
proof-version-1 = Version 1: words were not sealed. It does not show that they came after the server’s seal, or that nobody chose theirs last.
proof-kept = What this device kept
proof-kept-same = The server’s seal, all the sealed words and your own: the same
proof-kept-other = The server’s seal, the sealed words or your own: not the same
proof-kept-nothing = Nothing from this match: it only checked that everything in the record matches.
proof-in-vain = Starts that were called off after this device had revealed a word: { $count }
proof-cards = The cards, dealt again from both
# $deal: number
proof-deal = Deal { $deal }
proof-cards-same = The same cards
proof-cards-other = Different cards
proof-how = How fair deals work

## The page about it

fair-page-title = Nobody chose your cards
fair-page-intro = On a server you normally have to trust whoever shuffles. Here you do not: after each match you can check for yourself that the cards were neither chosen nor changed.
fair-page-seal = A sealed secret
fair-page-seal-text = Before anybody sits down, the server draws a long random number and keeps it secret. It shows a seal of it: a fingerprint from which nobody can work out the number, but which matches no other number.
fair-page-words = A sealed word from everyone
fair-page-words-text = Everyone who sits down adds random letters of their own. Your browser makes them up for you after it has read and kept the server’s seal. It shows only a seal of them, made for this very secret.
fair-page-reveal = The words are revealed
fair-page-reveal-text = When the host starts, all seals are fixed. Only then does each browser reveal its word, so nobody can choose theirs last. If one is missing after ten seconds, the start is called off for everybody to see, and it all begins again with a new secret and new words.
fair-page-cards = The shuffle
fair-page-cards-text = Secret and words together determine every shuffle of the match, by a public recipe. Change one letter, and all the cards are different.
fair-page-secret = The secret is revealed
fair-page-secret-text = After the last deal the server publishes the secret. Now anybody can compare it with the seal, shuffle again, and see the very same cards.
fair-page-so = So if at least one device at the table is honest, nobody chose the cards or could foresee them before they were dealt. Your own browser checks this against what it kept; the server plays no part in that. From a record alone, a browser that did not play can only check that everything matches.
fair-page-not = What it does not prove: that whoever runs the server, which deals the cards, does not look at them afterwards.
fair-page-exactly = The recipe, exactly
fair-page-exactly-text = Numbers below n are drawn from the bytes, four at a time, and used to shuffle the deck from the last card down. Your own program can repeat it: the record of a match contains everything needed.
fair-page-check = Check a match
