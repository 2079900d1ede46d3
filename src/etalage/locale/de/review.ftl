### The coach on the page: hints, reviews, practice and puzzles.

## A hint

hint = Tipp
hint-key = Tipp holen
hint-title = Was täte der Experte?
hint-thinking = Der Coach denkt nach
hint-behind = { $share } weniger
hint-equal = ebenso gut
hint-note = Die Zahl ist dein Anteil am Sieg, wenn alle weiterspielen wie der Experte: 100 % ist ein sicherer Sieg. Erprobt in { $worlds } gedachten Verteilungen, die zu dem passen, was du weißt.
hint-staged = Die Flaschen, die du schon hingelegt hast, sind eingerechnet.
hint-public = Die anderen lesen im Spielverlauf, dass du gefragt hast.
hint-gentle = Nur den Zug zeigen
hint-gentle-note = Ein Tipp zeigt den Zug auf dem Tisch, ohne Zahlen und Gründe.
hint-lit = Der Coach schlägt vor: { $move }
play-hints = Tipps für alle
play-hints-note = Alle dürfen den Coach fragen; die anderen lesen es im Spielverlauf.
table-hints-on = Tipps: für alle erlaubt

## Moves as one would say them

wine-move-bid = { $cards } bieten
wine-move-raise = { $amount } bieten: { $cards } dazulegen
wine-move-pass = Passen
wine-move-draw = Passen und ziehen
wine-move-place = { $bottles } ablegen
wine-move-bottle = { $card } auf Ebene { $row }
wine-move-turn = { $bottles } ablegen, mehr nicht
wine-move-done = Keine Flasche mehr ablegen
money-move-bid = { $amount } bieten ({ $cards })
money-move-out = Diese Runde aussetzen
money-move-left = Linke Auslage nehmen
money-move-right = Rechte Auslage nehmen
money-move-swap = Mit { $name } tauschen
money-move-keep = Behalten

## A review

review = Analyse
review-making = Der Coach geht die Partie durch
review-waiting = Der Coach ist gleich so weit
review-progress = Fortschritt
review-behind-play = Das dauert etwa eine halbe Minute, länger, solange an vielen Tischen gespielt wird. Lass die Seite so lange offen.
review-page-title = Eine Partie analysieren
review-page-text = Was war Glück, was Können? Der Coach geht eine beendete Partie durch und zeigt, wo sie gewonnen und verloren wurde.
review-not-over-text = Eine Analyse sieht alle Karten an, darum muss sie warten, bis die Partie zu Ende ist.
review-no-coach-title = Keine Analyse für dieses Spiel
review-accuracy = Genauigkeit
review-result = Ergebnis
review-fair = Gerechter Anteil
review-luck = Glück
review-skill = Können
review-accuracy-means = Wie nah jede Entscheidung an der des Experten war; besser als 100 geht nicht
review-result-means = Vom Sieg: Wer gewinnt, hat 100 %, alle anderen 0 %
review-fair-means = Damit fangen alle an: der Sieg, gerecht geteilt
review-luck-means = Was die Karten gaben oder nahmen
review-skill-means = Was die Entscheidungen gaben oder nahmen, die eigenen und die der anderen
review-way = Der Weg der Partie
review-way-note = Oben: der Anteil am Sieg. Die Balken darunter sind das Glück der Karten: { $name }. Zahlen markieren die teuersten Entscheidungen.
review-look = Diese Stellung ansehen
review-costly = { $count ->
    [0] Was teuer war
    [one] Die teuerste Entscheidung
   *[other] Die { $count } teuersten Entscheidungen
}
review-no-mistakes = Keine: nichts, was der Experte klar besser gemacht hätte.
review-seats = Im Vergleich
review-sum = Ergebnis = gerechter Anteil + Glück + Können. Glück ist, was die Karten wert waren, verglichen mit denen, die hätten kommen können. Eine teure Entscheidung geht vom Können ab, Fehler der anderen kommen dazu: Darum ergeben die Kosten deiner Entscheidungen nicht dieselbe Zahl.
review-share = Als Bild teilen
review-back = Zurück
review-back-to = Zur Analyse
review-no-picture = Dieser Browser konnte das Bild nicht zeichnen.
review-graph = Anteile am Sieg im Lauf der Partie
review-at = Runde { $round }: { $shares }
review-mark = Teure Entscheidung { $number }: { $loss }
review-round = Runde { $round }
review-when-deal = Durchgang { $deal }, Runde { $round }
review-as-table = Als Tabelle
review-column-round = Runde
review-column-player = Wer
review-error = auf { $error } genau
review-played = { $name } spielte
review-you-played = Du hast gespielt
review-expert = Der Experte
review-try = Noch einmal
review-position = Ansehen
review-said-accuracy = { $name }: Genauigkeit { $accuracy } von 100.
review-said-accuracy-you = Du hast mit einer Genauigkeit von { $accuracy } gespielt.

## The sentence one remembers

review-said-luck-none = Das Glück war ausgeglichen.
review-said-luck-none-you = Das Glück war ausgeglichen.
review-said-luck-good = Das Glück brachte { $share } vom Sieg.
review-said-luck-good-you = Das Glück brachte dir { $share } vom Sieg.
review-said-luck-bad = Das Pech kostete { $share } vom Sieg.
review-said-luck-bad-you = Das Pech kostete dich { $share } vom Sieg.
review-said-cost-bid = Am teuersten war ein Gebot ({ $when }): Es kostete { $share } vom Sieg.
review-said-cost-pass = Am teuersten war, nicht zu bieten ({ $when }): Es kostete { $share } vom Sieg.
review-said-cost-place = Am teuersten war eine Entscheidung im Weinkeller ({ $when }): Sie kostete { $share } vom Sieg.
review-said-cost-exchange = Am teuersten war ein Tausch ({ $when }): Er kostete { $share } vom Sieg.
review-cost = { $name }: { $move } – kostet { $share } vom Sieg
review-better = Besser: { $move }
review-fine = { $name }: { $move }
review-shares = Anteile am Sieg
review-previous-costly = Vorige teure Entscheidung
review-next-costly = Nächste teure Entscheidung

## Practice and puzzles

practice = Üben
practice-question = „{ $move }“ war teuer. Was ist besser?
practice-judging = Der Coach denkt nach …
practice-right = Richtig! Besser geht es nicht.
practice-costs = „{ $move }“ kostet { $share } vom Sieg.
practice-try-other = Versuch einen anderen Zug.
practice-best = Der Experte: { $move }
practice-show = Lösung zeigen
practice-next = Weiter
puzzles = Aufgaben
puzzles-of = Aufgaben: { $game }
puzzles-none-title = Hier gibt es keine Aufgaben
puzzles-none-text = Dieser Server hat keine für dieses Spiel.
puzzle-question = Aufgabe { $number } von { $count }: Ein Zug ist klar der beste. Welcher?
puzzle-streak = { $text } in Folge gelöst
puzzle-longest = Längste Serie: { $text }
puzzle-grade = Schwierigkeit { $grade } von 6
puzzle-skip = Überspringen
