### The rules as pages and sheets, replays, and the check of fair deals.

# $game: its name
rules-of = { $game }: die Regeln
rules-contents = Inhalt
# $clause: such as W9
rules-open-clause = { $clause } in den Regeln lesen
rules-own-page = Die Regeln auf einer eigenen Seite
rules-learn = Beim Spielen lernen

## A replay

# $game: its name
replay-controls = Nachspielen: { $game }
# $ply: number of moves played so far, $plies: of all moves
replay-where = Zug { $ply } von { $plies }
# $deal, $deals: numbers
replay-deal = Durchgang { $deal } von { $deals }
replay-position = Stellung
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Zug weiter
replay-last = Zum Ende
# The name of a key
replay-key-space = Leertaste
replay-speed = Tempo
replay-speed-slow = langsam
replay-speed-normal = normal
replay-speed-fast = schnell
replay-eyes = Gesehen von
replay-eyes-open = alles offen
replay-result = Ergebnis
replay-winner = gewinnt
replay-unfinished = Diese Partie ist nicht zu Ende.
replay-copy-link = Link zu dieser Stellung kopieren
replay-link-copied = Der Link ist kopiert.
replay-link-there = Der Link steht in der Adresszeile des Browsers: Kopiere ihn von dort.
replay-download = Aufzeichnung herunterladen
replay-to-table = Zum Tisch
replay-another = Andere Partie ansehen
replay-not-over-title = Die Partie läuft noch
replay-not-over-text = Beim Nachspielen liegen alle Karten offen, deshalb geht das erst, wenn die Partie zu Ende ist.
replay-gone-title = Diese Partie ist nicht hier
replay-gone-text = Einige Zeit nach ihrem Ende wird eine Partie abgeräumt. Wer die Aufzeichnung gespeichert hat, kann sie weiterhin ansehen.

## Records from files

replay-page-title = Partie ansehen
replay-page-text = Jede beendete Partie lässt sich als Aufzeichnung speichern: alle Karten und alle Züge in einer kleinen Datei. Hier kannst du sie Zug für Zug durchgehen.
replay-choose = Datei mit Aufzeichnung wählen
replay-choose-text = oder hier ablegen (.json oder .jsonl)
replay-no-record = In dieser Datei ist keine Aufzeichnung einer Partie. Eine Aufzeichnung ist eine .json-Datei, die hier nach einer Partie gespeichert wurde, oder eine .jsonl-Datei mit einer in jeder Zeile.
replay-too-long = Diese Aufzeichnung ist zu lang, oder ein Name darin: Ein Name hat höchstens 64 Zeichen.
replay-cut-off = Dieser Link ist nicht vollständig. Wahrscheinlich wurde er beim Kopieren abgeschnitten.
# $count: number
replay-in-file = { $count ->
    [one] { $count } Partie in dieser Datei
   *[other] { $count } Partien in dieser Datei
}
replay-samples = Partien zum Ausprobieren
# $n: number, $text: the same, formatted
replay-moves = { $n ->
    [one] { $text } Zug
   *[other] { $text } Züge
}
replay-bad-title = Diese Aufzeichnung stimmt nicht
# $deal, $move: numbers from 1
replay-bad-move = In Durchgang { $deal } ist Zug { $move } nicht möglich.
# $deal: number from 1
replay-bad-deal = Durchgang { $deal } stimmt nicht.
# $key: the name of a part of the file
replay-bad-key = Ein Teil der Datei stimmt nicht: { $key }.
replay-bad-size = Der Server kann diese Aufzeichnung nicht lesen: Sie ist zu groß oder hat nicht die richtige Form.

## The check of a fair deal

fair-invites = Prüfe nach, dass niemand die Karten ausgesucht hat.
fair-check = Prüfen
fair-proved = Fair gemischt, auf diesem Gerät geprüft
fair-proved-text = Das Geheimnis ist jetzt bekannt. Es passt zu dem Siegel, das vor der ersten Karte zu sehen war, und ergibt genau dieselben Karten:
fair-wrong = Hier ist nichts bewiesen
fair-wrong-secret = Das ist nicht das Geheimnis, das vor der ersten Karte versiegelt wurde.
fair-wrong-cards = Geheimnis und Wörter ergeben andere Karten als die in der Aufzeichnung.
fair-wrong-unreadable = Was die Aufzeichnung über ihre Karten sagt, lässt sich nicht lesen.
fair-unfinished = Das Geheimnis wird nach der Partie bekannt gegeben.
fair-again = Karten einer früheren Partie
fair-again-text = Sie wurden mit Absicht ein zweites Mal gespielt und sind deshalb bekannt. Prüfe die Partie, aus der sie stammen.
fair-absent = Diese Aufzeichnung sagt nichts darüber, wie gemischt wurde. Das ist normal bei Partien, die nicht auf einem Server gespielt wurden.
fair-see-proof = Beweis ansehen
fair-proof = Der Beweis
proof-seal = Das Siegel, zu sehen, bevor sich jemand gesetzt hat
proof-seal-seen = Dieser Browser hat es vor der ersten Karte gesehen.
proof-seal-not-seen = Dieser Browser war vor der ersten Karte nicht dabei: Er hat das Siegel aus der Aufzeichnung.
proof-secret = Das Geheimnis, bekannt gegeben nach der letzten Karte
proof-hash = Sein SHA-256, hier ausgerechnet:
proof-hash-same = Genau wie das Siegel
proof-hash-other = Anders als das Siegel
proof-words = Was jeder Platz zum Mischen beigetragen hat
proof-no-word = nichts
proof-cards = Die Karten, aus beidem neu ausgeteilt
# $deal: number
proof-deal = Durchgang { $deal }
proof-cards-same = Dieselben Karten
proof-cards-other = Andere Karten
proof-how = Wie faires Mischen geht

## The page about it

fair-page-title = Niemand hat deine Karten ausgesucht
fair-page-intro = Auf einem Server muss man sonst dem vertrauen, der mischt. Hier nicht: Nach jeder Partie kannst du selbst prüfen, dass die Karten weder ausgesucht noch verändert wurden.
fair-page-seal = Ein versiegeltes Geheimnis
fair-page-seal-text = Bevor sich jemand setzt, zieht der Server eine lange Zufallszahl und hält sie geheim. Er zeigt ein Siegel davon: einen Fingerabdruck, der die Zahl nicht verrät, aber zu keiner anderen passt.
fair-page-words = Ein Wort von allen
fair-page-words-text = Wer sich setzt, gibt eigene zufällige Buchstaben dazu. Dein Browser denkt sie sich für dich aus. Sie kommen nach dem Siegel, also konnte der Server sie nicht einplanen.
fair-page-cards = Das Mischen
fair-page-cards-text = Geheimnis und Wörter zusammen bestimmen jedes Mischen der Partie, nach einem Rezept, das alle kennen dürfen. Ändere einen Buchstaben, und alle Karten sind anders.
fair-page-secret = Das Geheimnis wird gelüftet
fair-page-secret-text = Nach dem letzten Durchgang gibt der Server das Geheimnis bekannt. Jetzt können es alle mit dem Siegel vergleichen, noch einmal mischen und genau dieselben Karten sehen.
fair-page-so = Der Server konnte die Karten also nicht aussuchen, denn ihm fehlte dein Wort; und später ändern konnte er sie nicht, wegen des Siegels. Geprüft wird in deinem eigenen Browser, ohne den Server.
fair-page-exactly = Das Rezept, ganz genau
fair-page-exactly-text = Aus den Bytes, immer vier auf einmal, werden Zahlen unter n gezogen, und mit ihnen wird der Stapel von der letzten Karte an gemischt. Ein eigenes Programm kann das wiederholen: Die Aufzeichnung einer Partie enthält alles, was es dazu braucht.
fair-page-check = Eine Partie prüfen
