## The table talk of any game

terminal-you = Du
terminal-not-compiled = Der Kern ist nicht kompiliert: Bots denken etwa hundertmal langsamer. Mit einem C-Compiler neu installieren.
terminal-which-game = Welches Spiel? [1]
terminal-which-game-again = Antworte mit einer Zahl bis { $count } oder mit einem Namen: { $names }.
terminal-begin = { $game } zu { $count } Personen, Startwert { $seed }. ? hilft, q verlässt den Tisch.
terminal-introduction = { $name }: { $temper }
terminal-left = Du hast den Tisch verlassen.
terminal-record = Die Aufzeichnung steht in { $file }.
terminal-deal = Durchgang { $count } von { $of }. Bisher: { $scores }
terminal-deal-over = Durchgang { $count } ist zu Ende. Bisher: { $scores }
terminal-many-moves = { $count } erlaubte Züge: deine Karten in jeder Zusammenstellung.
terminal-prompt = Dein Zug:
terminal-help = Gib einen Zug in Notation ein.
terminal-commands = m zeigt die erlaubten Züge, w die Regeln, w { $clause } eine davon, hint fragt den Experten, q verlässt den Tisch.
terminal-hand = Deine Hand:
terminal-empty = leer
terminal-no-move = { $text } ist hier kein gültiger Zug. ? hilft.
terminal-no-clause = eine Regel { $text } gibt es nicht; es gibt { $clauses }
terminal-no-rules = die Regeln von { $game } stehen hier nicht
terminal-other-bots = Andere

## Die Weinhändler

terminal-hand-worth = (im Gebot { $amount } wert)
terminal-bid-stands = Dein Gebot steht bei { $amount }.
terminal-must-place = Lege mindestens { $count } ab: Sechs Karten dürfen auf der Hand bleiben.
terminal-ask-bid = Karten bieten (5 14), oder p zum Passen:
terminal-ask-bid-or-draw = Karten bieten (5 14), p zum Passen, d zum Passen und Ziehen:
terminal-ask-place = Flasche ablegen (16 2:-1), oder x, wenn du fertig bist:
terminal-help-bid = Gib die Werte der Karten ein, um die du dein Gebot erhöhst (0 ist eine Leerflasche), oder p zum Passen. Hast du noch nichts geboten, kannst du mit d passen und ziehen: Von den obersten zwei Karten bekommst du die mit dem niedrigeren Wert. Keine zwei Gebote dürfen den gleichen Wert haben. Eine Karte zeigt ihren Wert, den Anfangsbuchstaben ihres Weins (S ist Cabernet Sauvignon) und ihre Sterne.
terminal-help-place = Gib eine Karte und ein Feld ein, zum Beispiel 16 2:-1: Ebene 2, Spalte -1. Felder, auf denen du bauen kannst, stehen in Klammern, ebenso das Feld einer Leerflasche, die du mit einer Weinflasche überdecken darfst. x beendet deinen Zug.
terminal-no-price = { $text } ist keine Karte; Karten sind die Werte 5 bis 25, und 0 für eine Leerflasche.
terminal-too-often = Karte { $card } mehr als dreimal: Es gibt nur drei.
terminal-no-place = { $text } ist kein Feld; ein Feld ist EBENE:SPALTE, zum Beispiel 2:-1.
terminal-no-row = { $text }: Ein Weinkeller hat die Ebenen 1 bis 5.
terminal-no-column = { $text }: Bis zu dieser Spalte reicht kein Weinkeller.

## Money!

terminal-ask-notes = Karten bieten, nach Nummer oder Name (1 3, oder EUR20a PLAY):
terminal-ask-exchange = Was nimmst du (1 bis { $count })?
terminal-help-notes = Gib die Nummern der Karten ein, die du bietest, oder ihre Namen; EUR20 ohne Buchstaben ist dein erster solcher Schein. 0 oder PLAY legt das Spielgeld dazu; allein heißt es, dass du diese Runde aussetzt.
terminal-help-exchange = Gib die Nummer deiner Wahl ein.
terminal-choice-right = rechte Auslage
terminal-choice-left = linke Auslage
terminal-choice-swap = mit { $name } tauschen
terminal-choice-keep = behalten
terminal-gain = { $gain } für dein Vermögen
terminal-no-note = { $text } ist keine Karte; Karten heißen EUR20a, EUR40, XAU10a und so weiter, und PLAY.
terminal-note-numbers = Deine Karten sind 1 bis { $count }, und 0 für das Spielgeld.
terminal-choice-numbers = Wähle 1 bis { $count }.
terminal-note-twice = Karte { $card } zweimal: Es gibt nur eine.
terminal-one-play-money = Du hast nur eine Karte Spielgeld.
terminal-no-notes = Nenne mindestens eine Karte, und sei es PLAY.

## The table as it is shown

terminal-round = Runde { $count }
terminal-phase-bidding = Bietphase
terminal-phase-exchange = Tausch
terminal-phase-cellars = Weinkeller füllen
terminal-phase-over = zu Ende
terminal-last-round = letzte Runde
terminal-display = Auslage
terminal-right = rechts
terminal-left-display = links
terminal-pile = Stapel
terminal-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
terminal-cards-listed = { $cards }:
terminal-last-to-come = zuletzt kommen:
terminal-not-in-play = nicht im Spiel: { $codes }
terminal-column-player = Name
terminal-column-points = Punkte
terminal-column-bid = Gebot
terminal-column-hand = Hand
terminal-column-wealth = Vermögen
terminal-highest = höchstes
terminal-passed = gepasst
terminal-start = (Start)
terminal-sealed = verdeckt:
terminal-unseen = { $count } verdeckt
terminal-cellar = Keller: { $name }
terminal-cellar-complete = Keller: { $name }, vollständig

## A bot at a table elsewhere

terminal-join-seated = { $name } hat Platz { $seat } an einem Tisch für { $count } Personen: { $game }
terminal-join-begun = Partie { $count } läuft: { $names }
terminal-join-over = Partie { $count } ist zu Ende: { $scores }
terminal-join-fair = fair gemischt: Siegel und Wort sind die, die dieser Bot sich gemerkt hat, und sie ergeben diese Karten
terminal-join-unfair-kept = nicht als fair bewiesen: Was der Server veröffentlicht hat, sind nicht die Siegel und das Wort, die dieser Bot sich gemerkt hat
terminal-join-unfair-record = nicht als fair bewiesen: { $reason }
terminal-join-called-off = ein Start wurde abgebrochen, nachdem dieser Bot sein Wort aufgedeckt hatte; er versiegelt ein anderes
terminal-join-closed = der Tisch ist geschlossen
terminal-join-free = (frei)
terminal-join-again = { $reason }; neuer Versuch
terminal-join-ended = der Server hat die Verbindung beendet
terminal-join-taken-away = der Platz wurde weggenommen
terminal-join-address = { $text } ist nicht die Adresse eines Tisches; schreib sie als http://host:8484/t/ID
terminal-join-no-token = ein Bot spielt mit einem Token, in ETALAGE_TOKEN; der Server gibt eines: curl -d '{"{"}"label":"bot"{"}"}' { $server }/api/me/tokens
terminal-join-token = das ist kein Token: Es hat Zeichen, die kein Token hat
terminal-join-lost = unter { $server } antwortet kein Server: { $reason }
terminal-join-stranger = was unter { $server } antwortet, ist kein Etalage-Server
terminal-join-status = { $server } antwortet mit Status { $status }
terminal-join-version = der Server spielt { $game } nach Fassung { $theirs } der Regeln, dieses Programm kennt Fassung { $ours }; installiere die Version von Etalage, die der Server hat
terminal-join-other-seat = du hast in dieser Partie Platz { $seat }, nicht { $wanted }; lass --seat weg, um ihn zu spielen
terminal-join-all-taken = an diesem Tisch ist kein Platz frei: Alle sind besetzt
terminal-join-has-begun = an diesem Tisch ist kein Platz frei: Die Partie hat begonnen
terminal-join-is-over = an diesem Tisch ist kein Platz frei: Die Partie ist zu Ende
terminal-join-is-closed = an diesem Tisch ist kein Platz frei: Er ist geschlossen

# $day, $game, $level: evening or expert
terminal-daily = Spiel des Tages vom { $day }: { $game }, { $level }
terminal-daily-text = Dieselben Karten für alle, und dieselben Antworten auf dieselben Züge.
terminal-daily-level-evening = Abendrunde
terminal-daily-level-expert = Expertenrunde
# $name, $score
terminal-daily-expert = { $name } kam auf deinem Platz auf { $score }.
