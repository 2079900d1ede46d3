### How to play: a page of five pictures for each game, a sentence to each, and the rules behind them.

# $game: its name
howto-title = So spielt man { $game }
howto-all-rules = Alle Regeln, Punkt für Punkt

## Die Weinhändler

howto-weinhaendler-1 = Vier Flaschen stehen in der Auslage, fünf hast du auf der Hand, und die Zahl auf jeder ist ihr Wert.
howto-weinhaendler-2 = Reihum bieten alle mit Flaschen und dürfen nachlegen, bis sie passen; keine zwei Gebote dürfen gleich sein.
howto-weinhaendler-3 = Das höchste Gebot nimmt die Auslage, alle anderen nehmen das nächsthöhere Gebot; das niedrigste kommt in die Auslage.
howto-weinhaendler-4 = Im Weinkeller ruht jede Flasche auf zwei anderen und bringt einen Punkt je Stern; drei Flaschen einer Sorte, die sich berühren, bringen mehr: 4, wenn sie gleich sind, 1, wenn alle verschieden sind.
howto-weinhaendler-5 = Ist der Stapel leer, kommt noch eine Runde, und die meisten Punkte gewinnen.

## Money!

howto-money-1 = Auf dem Tisch liegen zwei Auslagen mit je vier Karten, und bezahlt wird mit dem Geld auf deiner Hand.
howto-money-2 = Alle bieten gleichzeitig und verdeckt, und in einem Gebot zählen alle Währungen gleich.
howto-money-3 = Die Gebote werden aufgedeckt, und das höchste ist zuerst dran; wer nur Spielgeld geboten hat, setzt aus.
howto-money-4 = Wenn du dran bist, gibst du dein Gebot für eine Auslage oder für ein anderes Gebot her, oder du behältst es.
howto-money-5 = Ist der Stapel leer, kommt noch eine Runde: Eine Währung ab 200 zählt voll, von weniger gehen 100 ab, drei 20er oder drei 30er einer Währung bringen 100 extra, und wer nach drei Durchgängen am reichsten ist, gewinnt.
