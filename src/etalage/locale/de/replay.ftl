### The rules as pages and sheets, replays, and the check of fair deals.

# $game: its name
rules-of = Regeln: { $game }
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
replay-eyes = Blickwinkel
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
replay-bad-title = Diese Aufzeichnung ist fehlerhaft
# $deal, $move: numbers from 1
replay-bad-move = In Durchgang { $deal } ist Zug { $move } nicht möglich.
# $deal: number from 1
replay-bad-deal = Durchgang { $deal } ist fehlerhaft.
# $key: the name of a part of the file
replay-bad-key = Ein Teil der Datei ist fehlerhaft: { $key }.
replay-bad-size = Der Server kann diese Aufzeichnung nicht lesen: Sie ist zu groß oder hat das falsche Format.

## The check of a fair deal

fair-invites = Sieh selbst nach, dass niemand die Karten ausgesucht hat.
fair-check = Mischen prüfen
fair-proved = Niemand hat diese Karten ausgesucht
fair-proved-text = Vor der ersten Karte hat der Server eine geheime Zahl versiegelt und jeder Browser am Tisch, auch deiner, ein zufälliges Wort. Dein Browser hat damit eben noch einmal gemischt: Es kamen dieselben Karten heraus. Ihr Fingerabdruck:
fair-holds = Die Aufzeichnung stimmt
fair-holds-text = Geheimnis, Siegel und Wörter passen zusammen und ergeben diese Karten. Dieses Gerät hat sich von der Partie nichts gemerkt und weiß nicht, in welcher Reihenfolge sie gezeigt wurden:
fair-holds-1-text = Das Geheimnis passt zu seinem Siegel und ergibt mit den Wörtern diese Karten. Die Wörter waren noch nicht versiegelt: Jemand hätte seines zuletzt aussuchen können:
fair-wrong = Hier ist nichts bewiesen
fair-wrong-secret = Das ist nicht das Geheimnis, das vor der ersten Karte versiegelt wurde.
fair-wrong-seals = Ein Wort ist nicht das, das versiegelt wurde.
fair-wrong-kept = Das Siegel des Servers, die versiegelten Wörter oder dein eigenes sind nicht die, die dieses Gerät sich gemerkt hat. Warst du beim Start weg oder mit einem anderen Gerät da, liegt es daran.
fair-wrong-cards = Geheimnis und Wörter ergeben andere Karten als die in der Aufzeichnung.
fair-wrong-unreadable = Was die Aufzeichnung über ihre Karten sagt, lässt sich nicht lesen.
fair-unfinished = Das Geheimnis wird nach der Partie bekannt gegeben.
fair-again = Karten einer früheren Partie
fair-again-text = Sie wurden mit Absicht ein zweites Mal gespielt und sind deshalb bekannt. Prüfe die Partie, aus der sie stammen.
fair-absent = Diese Aufzeichnung sagt nichts darüber, wie gemischt wurde. Das ist normal bei Partien, die nicht auf einem Server gespielt wurden.
fair-see-proof = Beweis ansehen
fair-proof = Der Beweis
proof-seal = Das Siegel, gezeigt, bevor sich jemand gesetzt hat
proof-seal-seen = Dieser Browser hat es vor der ersten Karte gesehen.
proof-seal-not-seen = Dieser Browser war vor der ersten Karte nicht dabei: Er hat das Siegel aus der Aufzeichnung.
proof-secret = Das Geheimnis, bekannt gegeben nach der letzten Karte
proof-hash = Sein SHA-256, hier ausgerechnet:
proof-hash-same = Genau wie das Siegel
proof-hash-other = Anders als das Siegel
proof-words = Was jeder Platz zum Mischen beigetragen hat
proof-no-word = nichts
proof-word-seal = versiegelt als
proof-word-fits = Das Wort passt zu seinem Siegel
proof-word-other = Nicht das Wort, das versiegelt wurde
proof-version-1 = Fassung 1: Die Wörter wurden nicht versiegelt. Sie zeigt nicht, dass sie nach dem Siegel des Servers kamen oder dass niemand seines zuletzt ausgesucht hat.
proof-kept = Was dieses Gerät sich gemerkt hat
proof-kept-same = Das Siegel des Servers, alle versiegelten Wörter und dein eigenes: dieselben
proof-kept-other = Das Siegel des Servers, die versiegelten Wörter oder dein eigenes: nicht dieselben
proof-kept-nothing = Nichts von dieser Partie: Es hat nur geprüft, ob zusammenpasst, was die Aufzeichnung sagt.
proof-in-vain = Abgebrochene Starts, nachdem dieses Gerät ein Wort aufgedeckt hatte: { $count }
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
fair-page-words = Ein versiegeltes Wort von allen
fair-page-words-text = Wer sich setzt, gibt eigene zufällige Buchstaben dazu. Dein Browser denkt sie sich für dich aus, nachdem er das Siegel des Servers gelesen und sich gemerkt hat. Er zeigt nur ein Siegel davon, gemacht für genau dieses Geheimnis.
fair-page-reveal = Die Wörter werden aufgedeckt
fair-page-reveal-text = Wenn der Host startet, stehen alle Siegel fest. Erst dann nennt jeder Browser sein Wort, also kann niemand seines zuletzt aussuchen. Fehlt nach zehn Sekunden eines, wird der Start vor aller Augen abgebrochen, und alles beginnt von vorn, mit einem anderen Geheimnis und anderen Wörtern.
fair-page-cards = Das Mischen
fair-page-cards-text = Geheimnis und Wörter zusammen bestimmen jedes Mischen der Partie, nach einem Rezept, das alle kennen dürfen. Ändere einen Buchstaben, und alle Karten sind anders.
fair-page-secret = Das Geheimnis wird gelüftet
fair-page-secret-text = Nach dem letzten Durchgang gibt der Server das Geheimnis bekannt. Jetzt können es alle mit dem Siegel vergleichen, noch einmal mischen und genau dieselben Karten sehen.
fair-page-so = Wenn also mindestens ein Gerät am Tisch ehrlich ist, hat niemand die Karten ausgesucht oder vor dem Austeilen vorhersehen können. Geprüft wird in deinem eigenen Browser, der mit dem vergleicht, was er sich gemerkt hat, ohne den Server. Ein Browser, der nicht mitgespielt hat, kann an der Aufzeichnung nur prüfen, ob alles zusammenpasst.
fair-page-not = Was es nicht beweist: dass, wer den Server betreibt, der die Karten austeilt, sie danach nicht ansieht.
fair-page-exactly = Das Rezept, ganz genau
fair-page-exactly-text = Aus den Bytes, immer vier auf einmal, werden Zahlen unter n gezogen, und mit ihnen wird der Stapel von der letzten Karte an gemischt. Ein eigenes Programm kann das wiederholen: Die Aufzeichnung einer Partie enthält alles, was es dazu braucht.
fair-page-check = Eine Partie prüfen
