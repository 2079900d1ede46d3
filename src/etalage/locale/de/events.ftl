## Die Weinhändler: the log

weinhaendler-bid = { $name } bietet { $amount }
weinhaendler-bid-you = Du bietest { $amount }
weinhaendler-bid-cards = { $name } bietet { $cards }, zusammen { $amount }
weinhaendler-bid-cards-you = Du bietest { $cards }, zusammen { $amount }
weinhaendler-pass = { $name } passt
weinhaendler-pass-you = Du passt
weinhaendler-draw = { $name } passt und zieht { $card }
weinhaendler-draw-you = Du passt und ziehst { $card }
weinhaendler-draw-under = { $name } passt und zieht { $card }; { $other } kommt unter den Stapel
weinhaendler-draw-under-you = Du passt und ziehst { $card }; { $other } kommt unter den Stapel
weinhaendler-draw-hidden = { $name } passt und zieht verdeckt
weinhaendler-take-display = { $name } nimmt die Auslage: { $cards }
weinhaendler-take-display-you = Du nimmst die Auslage: { $cards }
weinhaendler-take-bid = { $name } nimmt das Gebot von { $other }: { $cards }
weinhaendler-take-bid-you = Du nimmst das Gebot von { $other }: { $cards }
weinhaendler-take-bid-from-you = { $name } nimmt dein Gebot: { $cards }
weinhaendler-display = Die neue Auslage: { $cards }
weinhaendler-no-bids = Niemand hat geboten: Die Auslage bleibt liegen
weinhaendler-place = { $name } legt { $card } auf { $place } ab: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
weinhaendler-place-you = Du legst { $card } auf { $place } ab: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
weinhaendler-place-trios = { $name } legt { $card } auf { $place } ab: { $points } Punkte, davon { $count ->
    [one] { $bonus } für einen Drilling
   *[other] { $bonus } für { $count } Drillinge
}
weinhaendler-place-trios-you = Du legst { $card } auf { $place } ab: { $points } Punkte, davon { $count ->
    [one] { $bonus } für einen Drilling
   *[other] { $bonus } für { $count } Drillinge
}
weinhaendler-place-empty = { $name } legt eine Leerflasche auf { $place } ab
weinhaendler-place-empty-you = Du legst eine Leerflasche auf { $place } ab
weinhaendler-done = { $name } ist fertig
weinhaendler-done-you = Du bist fertig
weinhaendler-cellar-complete = { $name } hat einen vollständigen Weinkeller!
weinhaendler-cellar-complete-you = Dein Weinkeller ist vollständig!
weinhaendler-refill = Auffüllen: { $cards }
weinhaendler-round = Runde { $count }. Startspieler: { $name }
weinhaendler-round-you = Runde { $count }. Du fängst an
weinhaendler-last-display = Letzte Runde: Die Auslage hat die letzte Karte vom Stapel bekommen
weinhaendler-last-draw = Letzte Runde: Die letzte Karte vom Stapel ist gezogen
weinhaendler-last-stall = Letzte Runde: Seit zehn Runden kam keine Karte vom Stapel
weinhaendler-over = Punkte: { $scores }

## Money!: the log

money-sealed = { $name } hat geboten
money-sealed-you = Du bietest { $cards }
money-reveal = Die Gebote werden aufgedeckt
money-bid = { $name } bietet { $cards }: { $value }
money-bid-you = Du bietest { $cards }: { $value }
money-sits-out = { $name } setzt diese Runde aus
money-sits-out-you = Du setzt diese Runde aus
money-take-left = { $name } nimmt die linke Auslage, { $taken }, und lässt { $left } liegen
money-take-left-you = Du nimmst die linke Auslage, { $taken }, und lässt { $left } liegen
money-take-right = { $name } nimmt die rechte Auslage, { $taken }, und lässt { $left } liegen
money-take-right-you = Du nimmst die rechte Auslage, { $taken }, und lässt { $left } liegen
money-swap = { $name } tauscht mit { $other }: nimmt { $taken }, gibt { $left }
money-swap-you = Du tauschst mit { $other }: nimmst { $taken }, gibst { $left }
money-swap-with-you = { $name } tauscht mit dir: nimmt { $taken }, gibt { $left }
money-keep = { $name } behält das Gebot: { $cards }
money-keep-you = Du behältst das Gebot: { $cards }
money-refill-left = Linke Auslage aufgefüllt: { $cards }
money-refill-right = Rechte Auslage aufgefüllt: { $cards }
money-round = Runde { $count }
money-last-display = Letzte Runde: Der Stapel ist aufgebraucht
money-last-stall = Letzte Runde: Seit zehn Runden kam keine Karte vom Stapel
money-over = Vermögen: { $scores }

## The result of a match

result-wins = { $name } gewinnt
result-wins-you = Du hast gewonnen!
result-shared = Geteilter Sieg: { $names }

## The table: the log

table-created = Der Tisch ist eröffnet
table-sat = { $name } setzt sich
table-sat-you = Du setzt dich
table-sat-bot = { $name } setzt sich (Bot)
table-renamed = { $before } heißt jetzt { $name }
table-renamed-you = Du heißt jetzt { $name }
table-left = { $name } hat den Tisch verlassen
table-left-you = Du hast den Tisch verlassen
table-removed = { $name } musste den Tisch verlassen
table-removed-you = Du musstest den Tisch verlassen
table-seat-free = Platz { $seat } ist wieder frei
table-contributed = { $name } hat beim Mischen mitgewirkt
table-contributed-you = Du hast beim Mischen mitgewirkt
table-starting = Alle Wörter fürs Mischen sind versiegelt und werden aufgedeckt
table-revealed = { $name } hat ein Wort aufgedeckt
table-revealed-you = Du hast dein Wort aufgedeckt
table-withheld = Der Start wurde abgebrochen: { $name } hat das Wort nicht rechtzeitig aufgedeckt
table-withheld-you = Der Start wurde abgebrochen: Dein Wort wurde nicht rechtzeitig aufgedeckt
table-stand-in-left = { $name } hat den Tisch verlassen: { $other } springt ein (Bot)
table-stand-in-left-you = Du hast den Tisch verlassen: { $other } springt für dich ein (Bot)
table-stand-in-time = Die Zeit von { $name } ist um: { $other } springt ein (Bot)
table-stand-in-time-you = Deine Zeit ist um: { $other } springt für dich ein (Bot)
table-stand-in-replaced = Der Host lässt { $other } für { $name } einspringen (Bot)
table-stand-in-replaced-you = Der Host lässt { $other } für dich einspringen (Bot)
table-stand-in-waited = { $name } lässt auf sich warten: { $other } springt ein (Bot)
table-stand-in-waited-you = Du hast auf dich warten lassen: { $other } springt für dich ein (Bot)
table-stand-in-away = { $name } ist nicht da: { $other } springt ein (Bot)
table-stand-in-away-you = Du warst nicht da: { $other } springt für dich ein (Bot)
table-returned = { $name } ist zurück
table-returned-you = Du bist zurück
table-away = { $name } ist nicht da
table-away-you = Du bist nicht da
table-here = { $name } ist wieder da
table-here-you = Du bist wieder da
table-host = { $name } ist Host
table-host-you = Du bist Host
table-begun = Die Partie beginnt: { $names }
table-begun-known = Die Partie beginnt, mit bekannten Karten: { $names }
table-rematch = { $name } möchte eine Revanche
table-rematch-you = Du möchtest eine Revanche
table-rematch-unseated = Der Host möchte eine Revanche
table-rematch-same = { $name } möchte die gleichen Karten noch einmal spielen
table-rematch-same-you = Du möchtest die gleichen Karten noch einmal spielen
table-rematch-same-unseated = Der Host möchte die gleichen Karten noch einmal spielen
table-said = { $name }: { $phrase }
table-hint = { $name } fragt den Coach
table-hint-you = Du fragst den Coach
table-match-over = Die Partie ist zu Ende: { $scores }
table-reacted = { $name }: { $reaction }
table-result-seen = { $name } hat das Ergebnis gesehen
table-score = Zwischenstand nach { $n } Partien: { $scores }
table-accepted = { $name } ist dabei
table-accepted-you = Du bist dabei
table-unanswered = { $name } hat nicht geantwortet: Der Platz ist frei
table-unanswered-you = Du hast nicht geantwortet: Dein Platz ist frei
table-joined = { $name } übernimmt für { $whose }
table-joined-you = Du übernimmst für { $whose }
table-will-join = { $name } übernimmt ab dem nächsten Durchgang für { $whose }
table-will-join-you = Du übernimmst ab dem nächsten Durchgang für { $whose }
table-will-not-join = { $name } schaut doch lieber zu
table-will-not-join-you = Du schaust doch lieber zu
table-cancelled = Der Tisch ist geschlossen

## What one can say at a table

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-one-moment = Einen Moment, bitte.
phrase-your-turn = Du bist dran.
phrase-oops = Hoppla!
phrase-nice-bid = Schönes Gebot!
phrase-again = Noch eine Partie?
phrase-good-bye = Tschüss!

## Moves that the rules forbid; the clause follows in brackets

refusal-out-of-turn = Noch nicht: { $name } ist dran.
refusal-out-of-turn-several = Noch nicht: { $names } sind dran.
refusal-out-of-turn-over = Der Durchgang ist zu Ende.
refusal-not-in-hand = Nicht auf deiner Hand: { $cards }.
refusal-not-while-bidding = Das geht nicht, solange geboten wird.
refusal-bid-equals = { $name } liegt schon bei { $amount }. Jedes Gebot muss anders sein.
refusal-draw-after-bid = Beim Passen darf nur ziehen, wer noch nichts geboten hat.
refusal-draw-from-nothing = Im Stapel ist keine Karte mehr.
refusal-not-in-cellars = Jetzt werden die Weinkeller gefüllt: Lege eine Flasche ab oder beende deinen Zug.
refusal-hand-too-large = Höchstens sechs Karten dürfen auf der Hand bleiben: Lege noch { $count } ab.
refusal-place-taken = Nur eine Leerflasche darf überdeckt werden, und nur mit Wein.
refusal-empty-on-empty = Nur eine Leerflasche darf überdeckt werden, und nur mit Wein.
refusal-pyramid-full = Alle 15 Felder sind belegt: Überdecke zuerst die Leerflaschen.
refusal-cellar-begins = Ein Weinkeller beginnt mit einer Flasche in der untersten Ebene: Ihr Feld ist 1:0.
refusal-unsupported = Erst müssen beide Felder darunter belegt sein.
refusal-row-full = Die unterste Ebene hat schon ihre fünf Flaschen.
refusal-row-gap = Die unterste Ebene wächst nur an ihren beiden Enden.
refusal-not-in-exchange = Jetzt wird getauscht: Nimm eine Auslage, tausche mit jemandem oder behalte das Gebot.
refusal-swap-with-oneself = Das bist du selbst. Mit „Behalten“ nimmst du dein eigenes Gebot zurück.
refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-no-bid-left = { $name } hat kein Gebot auf dem Tisch.
refusal-bid-empty = Wähle mindestens eine Karte.
refusal-malformed = Das ist in diesem Spiel kein gültiger Zug.

## Why the server says no

problem-no-such-table = Diesen Tisch gibt es nicht. Vielleicht wurde er gelöscht.
problem-no-such-match = Diese Partie gibt es an diesem Tisch nicht.
problem-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
problem-no-such-bot = Einen Bot mit diesem Namen gibt es nicht.
problem-no-such-phrase = Diesen Satz gibt es nicht.
problem-no-such-position = Die Aufzeichnung enthält keine Stellung mit dieser Nummer.
problem-no-such-entry = Der Spielverlauf enthält keinen Eintrag mit dieser Nummer.
problem-bad-record = Das ist keine Aufzeichnung einer Partie und lässt sich nicht nachspielen.
problem-no-such-session = Diese Anmeldung gibt es nicht oder nicht mehr.
problem-no-such-token = Du hast kein solches Token.
problem-no-such-link = Diesen Link gibt es nicht: Er wurde schon benutzt oder ist abgelaufen.
problem-no-such-option = Diese Hausregel gibt es in dem Spiel nicht.
problem-cursor = Dort geht die Liste nicht weiter. Fang oben an.
problem-not-your-seat = Du hast keinen Platz an diesem Tisch.
problem-not-the-host = Das kann nur der Host des Tisches.
problem-not-for-programs = Mit einem Token kann man spielen, aber nichts anlegen, widerrufen oder löschen.
problem-not-here = Die Statistik des Servers ist nur auf dem Server selbst abrufbar.
problem-not-over = Die Partie ist noch nicht zu Ende. Bis dahin würde die Aufzeichnung zu viel verraten.
problem-deal-counts = Diese Partie wird mit anderen verglichen: Tipps und Analyse gibt es, wenn sie zu Ende ist.
problem-hands-open = In dieser Partie können alle Karten schon in einer Analyse zu sehen gewesen sein. Du kannst bis zum Ende zuschauen.
# $day
problem-day-to-come = Dieses Spiel des Tages ist noch nicht da. Auf diesem Server ist der { $day } (UTC).
problem-deal-gone = Die Partie mit diesen Karten wurde weggeräumt. Lass dir eine neuere Herausforderung schicken.
problem-no-such-challenge = Diese Herausforderung gibt es nicht. Vielleicht wurde der Link abgeschnitten: Lass ihn dir noch einmal schicken.
problem-no-hints = An diesem Tisch gibt es keine Tipps: Hier treffen sich Menschen, und er wurde ohne sie eröffnet.
problem-no-coach = Dieses Spiel kann hier niemand beurteilen.
problem-nothing-to-decide = Hier ist nichts zu entscheiden.
problem-no-such-puzzle = Eine Aufgabe mit dieser Nummer gibt es nicht.
problem-not-away = Noch nicht: Ein Bot darf einspringen, wenn jemand zwei Minuten lang nicht da ist, während der Tisch wartet, oder eine Viertelstunde nicht zieht. Läuft eine Uhr, entscheidet nur sie.
problem-not-found = Unter dieser Adresse gibt es nichts.
problem-wrong-method = Das geht unter dieser Adresse nicht.
problem-wrong-token = Dieses Token ist unbekannt oder wurde widerrufen.
problem-wrong-phase-open = Noch nicht: Die Partie hat noch nicht begonnen.
problem-wrong-phase-revealing = Jetzt nicht: Die Partie beginnt gleich.
problem-wrong-phase-playing = Jetzt nicht: Die Partie läuft.
problem-wrong-phase-over = Zu spät: Die Partie ist zu Ende.
problem-wrong-phase-cancelled = Zu spät: Der Tisch ist geschlossen.
problem-unknown = Hier kennt dich noch niemand. Setz dich erst an einen Tisch.
problem-stale = Inzwischen hat sich etwas geändert. Bitte schau noch einmal hin.
problem-unavailable = Der Server kann gerade nichts speichern, deshalb wurde nichts geändert. Versuch es gleich noch einmal.
problem-stopping = Der Server fährt gerade herunter. Komm gleich wieder.
problem-busy = Der Tisch ändert sich zu schnell. Versuch es noch einmal.
problem-full = Auf diesem Server ist kein Platz mehr.
problem-link-used = Dieser Link wurde schon benutzt oder ist abgelaufen. Erstelle einen neuen.
problem-other-match = Bei jener Partie waren Spiel, Hausregeln oder Personenzahl anders.
problem-how-many-moves = Mindestens ein Zug ist nötig, aber so viele dürfen es nicht sein.
problem-one-move = Wo alle gleichzeitig entscheiden, ist genau ein Zug nötig.
problem-seal = Das Siegel eines Wortes hat 64 Hexadezimalziffern.
problem-sealed-words = Wörter fürs Mischen werden zuerst versiegelt. Lade die Seite neu, oder nimm eine neuere Version des Programms.
problem-other-word = Das ist nicht das Wort, das versiegelt wurde.
problem-would-reveal = Dabei werden Karten aufgedeckt: Was dann folgt, kann niemand wissen.
problem-clock = Die Bedenkzeit beträgt höchstens 14 Tage je Zug.
problem-seat-taken = Dieser Platz ist besetzt.
problem-still-asked = Noch nicht: Jemand hat noch Zeit, auf das Angebot einer Revanche zu antworten.
problem-too-late = Die Partie ist zu weit, um noch einzusteigen. Du kannst bis zum Ende zuschauen.
problem-seat-free = Dort sitzt niemand.
problem-stand-in = Wer einspringt, wählt niemand: Es ist immer ein mittelstarker Bot, der noch nicht am Tisch sitzt.
problem-stand-in-has-moved = Das hat ein Bot für dich entschieden, und dabei bleibt es. Beim nächsten Mal bist du wieder dran.
problem-nobody-seated = Noch sitzt niemand. Setz dich zuerst oder setz überall Bots hin.
problem-name = Ein Name hat 1 bis 24 Buchstaben, Ziffern oder Zeichen, die man sieht.
problem-name-taken = An diesem Tisch heißt schon jemand { $name }.
problem-name-alike = Das sieht zu sehr nach { $name } aus, und dieser Name ist am Tisch schon vergeben. Wähle einen, den niemand verwechselt.
problem-name-of-bot = So heißen hier Bots. Häng etwas an, etwa einen Nachnamen, damit dich niemand für einen hält.
problem-name-on-ladder = Auf der Rangliste heißt schon jemand so oder zum Verwechseln ähnlich. Wähle einen anderen Namen.
problem-label = Eine Bezeichnung hat 1 bis 64 Buchstaben, Ziffern oder Zeichen.
problem-rules-version = Diese Partie wird nach einer anderen Fassung der Regeln gespielt, als dieser Server sie kennt.
problem-too-many-tables = Du hast zu viele Tische. Spiel erst einige zu Ende oder schließe sie.
problem-too-many-tokens = Du hast zu viele Tokens. Widerrufe erst eines.
problem-too-many-streams = Du hast zu viele Seiten offen. Schließe erst einige.
problem-too-many-requests = Zu viele Anfragen. Warte einen Moment.
problem-crowded-network = Aus deinem Netz kommt gerade zu viel auf einmal. Warte einen Moment.
problem-too-slow = Die Anfrage kam zu langsam an. Es wurde nichts geändert.
problem-too-large = Das ist zu groß.
problem-malformed = Der Server versteht das nicht.
problem-refused = Der Server lehnt das ab.
problem-failure = Auf dem Server ist etwas schiefgegangen.
problem-no-connection = Der Server ist nicht erreichbar.

## The bots, each in a line

bot-name-clement = Clément
bot-name-zsofia = Zsófia
temper-lena = Ihr erster Abend: bietet nach Laune und räumt ihre Flaschen zu früh in den Keller.
temper-paul = Kann von der Auslage nicht lassen und zahlt zu viel dafür.
temper-marta = Zieht lieber eine Karte, als um die Auslage zu kämpfen.
temper-otto = Ein alter Hase: passt nie, ohne geboten zu haben, und sei es eine leere Flasche.
temper-yvonne = Überlegt erst, was du als Nächstes bieten wirst, und bietet dann selbst.
temper-clement = Weiß, was aus einem Keller werden kann und was du vorhast.
temper-tim = Sein erster Abend: bietet, was ihm in die Finger kommt, und nimmt die größten Zahlen.
temper-greta = Trennt sich immer nur von einem Schein, egal von welchem, und nimmt, was ihr gefällt.
temper-jules = Will als Erster wählen und bietet dafür nie weniger als 90.
temper-ilse = Bietet nie mehr als 70 und macht ein Vermögen aus dem, was du liegen lässt.
temper-viktor = Bietet fast immer zwischen 50 und 80, und zwar, was er am wenigsten braucht.
temper-zsofia = Weiß, dass du mitdenkst, und lässt dich im Ungewissen.
temper-random = Irgendein erlaubter Zug, jeder gleich wahrscheinlich.
temper-greedy = Wägt jede Möglichkeit nach Faustregeln ab und nimmt die beste.
temper-ismcts = Probiert Züge in gedachten Partien aus und spielt sie zufällig weiter.
temper-ismcts-greedy = Genauso, spielt sie aber nach Faustregeln weiter.
temper-expert = Spielt von allen am stärksten.
temper-expert-deep = Der Experte, der mit Experten rechnet: unter ihnen stärker, und langsamer.
temper-expert-0-1 = Der stärkste Spieler der Version 0.1, unverändert.
temper-expert-network = Das Netz des Experten ohne seine Suche.
temper-expert-search = Die Suche des Experten ohne sein Netz.

## House rules: a name for each option, and words for its values where they are not numbers

option-draw = Beim Passen gezogene Karten
option-draw-open = für alle sichtbar
option-draw-hidden = verdeckt
option-triangles = Dreiecke
option-triangles-both = Spitze oben oder unten
option-triangles-upright = Spitze nur oben
option-deals = Anzahl Durchgänge
# $option: its name, $value
option-chosen = { $option }: { $value }
