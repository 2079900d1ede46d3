### The lessons: a few minutes at a table with known cards.

# $game: its name
learn-title = { $game } lernen
learn-guide = Die Einführung
# $number, $count: numbers
learn-step = Schritt { $number } von { $count }
learn-continue = Weiter
learn-back = Zurück
learn-hint = Tipp
learn-again = Von vorn beginnen
learn-leave = Einführung verlassen
learn-play = Jetzt spielen
# $game: its name
learn-other = { $game } lernen
learn-end-title = Jetzt weißt du, wie es geht
# $names: the bots
learn-end-company = An deinem ersten Tisch: { $names }. Auch da ist noch kein Profi dabei.
problem-lesson = Nicht ganz.

## Die Weinhändler

learn-wine-hand = Diese fünf Flaschen hast du auf der Hand. Die große Zahl ist der Wert einer Flasche in Euro. Buchstabe und Farbe nennen den Wein: Z ist der grüne Zinfandel, B der violette Bordeaux. Ihre Sterne werden zu Punkten, sobald sie in deinem Weinkeller liegt.
learn-wine-display = In der Auslage stehen vier Flaschen. Das höchste Gebot bekommt sie, und bezahlt wird mit Flaschen.
learn-wine-bid = Du fängst an, das sagt der Korkenzieher. Biete die 5 und die 14 zusammen: 19 Euro. In ein Gebot dürfen so viele Flaschen, wie du magst.
learn-wine-bid-hint = Tippe auf die 5 und die 14 auf deiner Hand. Auf dem Knopf steht dann, was du bietest.
learn-wine-bid-done = Gut geboten! Jetzt die anderen: Anne 7, Herman 41, Carl 23.
learn-wine-raise = Keine zwei Gebote dürfen gleich sein, aber deins darf unter anderen liegen. Dazulegen darfst du immer: Leg die Leerflasche dazu, sie ist 20 Cent wert, und du liegst bei 19,20.
learn-wine-raise-hint = Tippe auf die Leerflasche, die mit 0,20, und biete.
learn-wine-raise-done = Anne und Herman passen. Carl legt eine 20 dazu und kommt auf 43.
learn-wine-pass = Du liegst auf Platz drei. Gar nicht schlecht: Alle bekommen das nächsthöhere Gebot, du also 9, 12 und 20 von Herman. Passe!
learn-wine-pass-hint = Drück auf „Passen“, ohne eine Flasche zu wählen.
learn-wine-pass-done = Du bist aus dieser Bietphase raus. Nur Carl ist noch dabei.
learn-wine-exchange = Carl passt auch. Carl nimmt die Auslage, Herman das Gebot von Carl, du das von Herman und Anne deins. Die 7 von Anne, das niedrigste Gebot, kommt in die Auslage, und später füllt der Stapel sie auf.
learn-wine-cellar = Nach jedem Tausch dürfen alle Flaschen in ihren Keller legen, so viele sie wollen; höchstens sechs Karten dürfen auf der Hand bleiben. Das ist dein Weinkeller spät an einem anderen Abend: fünf Ebenen mit 5, 4, 3, 2 und 1 Feldern. Über der untersten ruht jede Flasche auf zwei anderen.
learn-wine-lay = Eine andere Partie, mit leerem Keller und anderen Flaschen. Die unterste Ebene wächst an ihren beiden Enden. Lege die 25 ab, daneben die 14, dann die 7, und auf die 14 und die 7 die 21: neun Sterne, und ein Punkt für drei verschiedene grüne Flaschen.
learn-wine-lay-hint = Tippe auf die Flasche, die leuchtet, dann auf ihr Feld. Wenn alle vier liegen, drück auf „Zug beenden“.
learn-wine-lay-done = Zehn Punkte: 3 + 2 + 1 + 3 für die Sterne und 1 für das grüne Dreieck.
learn-wine-trios = Noch eine andere Partie. Drei genau gleiche Flaschen bringen 4 Punkte: waagerecht, diagonal oder im Dreieck. Tippe auf die dritte blaue 16: Jedes Feld zeigt, was sie dort bringt. Lege sie dahin, wo sie am meisten bringt.
learn-wine-trios-hint = Das beste Feld ist links von den beiden anderen. Dann drück auf „Zug beenden“.
learn-wine-trios-done = Sieben Punkte: 2 für die Sterne, 4 für drei gleiche waagerecht, 1 für das Dreieck mit der 9 und der 23 darunter.
learn-wine-draw = Zurück zur ersten Partie. Nichts für dich in der Auslage? Wer passt, ohne geboten zu haben, darf ziehen: Zwei Karten werden aufgedeckt, die billigere bekommst du, die andere kommt unter den Stapel. Wer nur passt, behält seine Hand, wie sie ist: gut, wenn sie voll ist. Passe und ziehe!
learn-wine-draw-hint = Drück auf „Passen und ziehen“, ohne eine Flasche zu wählen.
learn-wine-draw-done = Aufgedeckt wurden eine 13 und eine 18: Die 13 hast du auf der Hand, die 18 liegt ganz unten im Stapel.
learn-wine-end = Die letzte Runde jenes anderen Abends: Der Stapel ist leer, und alle legen ab, was geht. Carl hat 39 Punkte, du hast 29. Vollende deinen Keller so, dass sich drei blaue 23er berühren. Die Flasche, die übrig bleibt, beginnt einen neuen.
learn-wine-end-hint = Die 23 gehört auf das freie Feld der vierten Ebene, eine 17 obendrauf, und die andere 17 beginnt den neuen Keller. Dann drück auf „Zug beenden“.
learn-wine-end-done = 7, 2 und 2 Punkte: Du gewinnst 40 zu 39. Wer die meisten Punkte hat, gewinnt, und das ist das ganze Spiel.
learn-end-weinhaendler = Du hast geboten, getauscht, gezogen, einen Keller gebaut und gewonnen. Alles Weitere sagt dir der Tisch beim Spielen.

## Money!

learn-money-hand = Das ist dein Geld: Scheine aus mehreren Währungen und eine Goldmünze. Jede Währung hat drei 20er, drei 30er und je einen 40er, 50er und 60er. Sammle wenige Währungen: Von jeder, von der du am Ende weniger als 200 hast, gehen 100 ab. „100 → 0“ heißt: was du hast, und was davon zählt.
learn-money-displays = In der Mitte liegen zwei Auslagen, links und rechts. Alle bieten gleichzeitig darum, verdeckt. Dein Spielgeld ist nichts wert und bleibt immer bei dir. Die durchgestrichene Währung unter dem Stapel ist nicht im Spiel.
learn-money-bid = In einem Gebot zählen alle Währungen gleich. Zahle mit dem, was du am ehesten entbehren kannst: mit beiden 20-Rubel-Scheinen, der Goldmünze und, damit es 80 werden, mit dem 30-Euro-Schein.
learn-money-bid-hint = Tippe auf die 30 Euro, auf die Goldmünze und so oft auf die 20 Rubel, bis beide dabei sind. Dann biete 80.
learn-money-bid-done = Dein Gebot steht, für die anderen verdeckt; auf deiner Hand bleiben seine Karten angehoben. Auch Anne und Herman haben geboten, nur Carl wählt noch.
learn-money-reveal = Alle Gebote werden zugleich aufgedeckt. Auch Anne hat 80 geboten. Dann entscheidet die niedrigste Seriennummer: Der 20-Yen-Schein von Anne hat Nummer 1, also ist Anne vor dir dran. Carl hat nur Spielgeld geboten und setzt aus.
learn-money-swap = Anne hat die rechte Auslage genommen. Auch du kannst eine nehmen oder mit jemandem tauschen, dessen Gebot noch daliegt. Herman hat 70 in Euro geboten, und davon hast du am meisten: Tausche mit Herman!
learn-money-swap-hint = Wähle das Gebot von Herman, dann drück auf den Knopf.
learn-money-swap-done = Die Euro gehören dir. Dein Gebot liegt jetzt vor Herman, und Herman ist als Nächstes dran, mit deinen 80.
learn-money-after = Herman hat die linke Auslage genommen. Die zurückgelassenen Gebote sind jetzt die Auslagen, und der Stapel füllt sie auf vier Karten auf. So wandert das Geld um den Tisch.
learn-money-count = Eine andere Partie, viele Runden später: Der Stapel ist leer, das ist die letzte Runde. Eine Währung zählt ab 200 voll; von weniger gehen 100 ab. Deine 170 Dollar sind 70 wert, deine Franken und Euro nichts.
learn-money-take = Drei 20er oder drei 30er einer Währung bringen 100 extra. Nimm die Auslage, die dich am reichsten macht!
learn-money-take-hint = Wähle die linke Auslage, die mit den 60 Dollar, und drück auf den Knopf.
learn-money-take-done = Und schon bist du reich! Anne und Herman machen die Runde noch zu Ende, dann ist der Durchgang vorbei.
learn-money-total = 230 Dollar zählen voll, 110 Franken zählen 10, 60 Euro nichts, die Münze 10. Die drei 20-Euro-Scheine und die drei 30-Franken-Scheine bringen je 100: 450 insgesamt.
learn-end-money = Eine Partie hat drei Durchgänge, und wer in allen zusammen am reichsten ist, gewinnt. Noch ein Tipp: Alle neun Scheine einer Währung sind 500 wert!
