### Was der Coach sagt

## Jedes Spiel

coach-advice = { $number }. { $move }: { $share } des Gewinns
coach-chance = { $chance } von 100: { $outcome }
coach-compared = Verglichen an { $count } gedachten Tischen.
coach-name = Name
coach-result = Ergebnis
coach-fair = Gerechter Anteil
coach-luck = Glück
coach-skill = Können
coach-mean-loss = Verlust je Entscheidung
coach-accuracy = Genauigkeit
coach-costliest = Die teuersten Entscheidungen:
coach-no-mistakes = Keine Entscheidung kostete mehr, als der Zufall erklärt.
coach-mistake = { $name }, { $where }: { $played } kostete { $loss } Punkte Gewinnanteil; besser war { $best }
coach-where = Durchgang { $deal }, Zug { $move }
coach-because = Denn: { $reason }

## Die Weinhändler

coach-weinhaendler-outcome-display = du nimmst die Auslage: { $cards }
coach-weinhaendler-outcome-display-to = du nimmst die Auslage, { $cards }; dein Gebot geht an { $name }
coach-weinhaendler-outcome-bid = du nimmst das Gebot von { $other }
coach-weinhaendler-outcome-bid-to = du nimmst das Gebot von { $other }; dein Gebot geht an { $name }
coach-weinhaendler-outcome-nothing = du nimmst am Tausch nicht teil
coach-weinhaendler-outcome-points = { $points ->
    [0] jetzt keine Punkte
    [one] jetzt { $points } Punkt
   *[other] jetzt { $points } Punkte
 }
coach-weinhaendler-reason-draw = Du bekommst eine Karte vom Stapel und bietest nichts.
coach-weinhaendler-reason-no-bid = Du behältst alle deine Flaschen.
coach-weinhaendler-reason-takes-display = Wie die Gebote liegen, nimmst du die Auslage: { $cards }, { $stars } ★.
coach-weinhaendler-reason-takes-bid = Wie die Gebote liegen, nimmst du das Gebot von { $name }: { $cards }, { $stars } ★.
coach-weinhaendler-reason-third = Wie die Gebote liegen, bringt es deine dritte { $card }.
coach-weinhaendler-reason-second = Wie die Gebote liegen, bringt es deine zweite { $card }.
coach-weinhaendler-reason-avoids-gives-third = Wie die Gebote liegen, bekommt { $name } von dir keine dritte { $card }.
coach-weinhaendler-reason-keeps-three = Deine drei { $card } bleiben zusammen.
coach-weinhaendler-reason-keeps-pair = Deine zwei { $card } bleiben zusammen.
coach-weinhaendler-reason-avoids-costs = { $cards } gibst du nicht her.
coach-weinhaendler-reason-scores-trio = { $card } vollendet dort einen Drilling: { $points } Punkte, davon { $trios } für Drillinge.
coach-weinhaendler-reason-scores = { $card } zählt sofort { $points }.
coach-weinhaendler-reason-covers = { $card } überdeckt deine Leerflasche.
coach-weinhaendler-reason-fills = Die Leerflasche trägt andere und spart dir eine Weinflasche.
coach-weinhaendler-reason-must = Mehr als { $limit } Karten darfst du nicht behalten.
coach-weinhaendler-reason-waits = Deine { $cards } Karten können warten: Mit Flaschen auf der Hand bietest du auch.
coach-weinhaendler-reason-holds-three = Du hast alles für drei { $card }.
coach-weinhaendler-reason-holds-pair = Deine zwei { $card } warten auf die dritte.

## Money!

coach-money-outcome-display = { $display ->
    [right] du nimmst die rechte Auslage: { $cards }
   *[left] du nimmst die linke Auslage: { $cards }
 }
coach-money-outcome-bid = du bekommst das Gebot von { $name }
coach-money-outcome-keep = dein Gebot kommt zurück
coach-money-outcome-nothing = du setzt die Runde aus
coach-money-reason-sits-out = Du behältst alle deine Scheine.
coach-money-reason-display-gains = { $display ->
    [right] Für die rechte Auslage, { $cards }, bringt es { $gain }.
   *[left] Für die linke Auslage, { $cards }, bringt es { $gain }.
 }
coach-money-reason-gains = { $cards } macht deine Hand um { $gain } mehr wert, dein Gebot nicht mitgerechnet.
coach-money-reason-completes-trio = Es vollendet deinen Drilling { $currency }{ $note }.
coach-money-reason-display-completes-trio = { $display ->
    [right] Die rechte Auslage vollendet deinen Drilling { $currency }{ $note }.
   *[left] Die linke Auslage vollendet deinen Drilling { $currency }{ $note }.
 }
coach-money-reason-second-of-trio = Es bringt eine zweite { $currency }{ $note }.
coach-money-reason-display-second-of-trio = { $display ->
    [right] Die rechte Auslage bringt dir eine zweite { $currency }{ $note }.
   *[left] Die linke Auslage bringt dir eine zweite { $currency }{ $note }.
 }
coach-money-reason-fills-currency = Deine { $currency } kommen auf { $sum } und zählen voll.
coach-money-reason-display-fills-currency = { $display ->
    [right] Mit der rechten Auslage kommen deine { $currency } auf { $sum } und zählen voll.
   *[left] Mit der linken Auslage kommen deine { $currency } auf { $sum } und zählen voll.
 }
coach-money-reason-grows-currency = Deine { $currency } wachsen auf { $sum }; noch { $missing }, und sie zählen voll.
coach-money-reason-display-grows-currency = { $display ->
    [right] Die rechte Auslage lässt deine { $currency } auf { $sum } wachsen; noch { $missing }, und sie zählen voll.
   *[left] Die linke Auslage lässt deine { $currency } auf { $sum } wachsen; noch { $missing }, und sie zählen voll.
 }
coach-money-reason-keeps-currency = Deine { $currency } zählen weiter voll: { $sum }.
coach-money-reason-keeps-trio = Dein Drilling { $currency }{ $note } bleibt ganz.
coach-money-reason-keeps-pair = Deine zwei { $currency }{ $note } bleiben zusammen.
coach-money-reason-avoids-costs = { $cards } im Wert von { $value } gibst du nicht her.
coach-money-reason-avoids-breaks-currency = Deine { $currency } fallen nicht auf { $sum }.
coach-money-reason-avoids-breaks-trio = Dein Drilling { $currency }{ $note } wird nicht zerrissen.
coach-money-reason-denies-completes-trio = { $name } bekommt den Drilling { $currency }{ $note } nicht.
coach-money-reason-denies-fills-currency = { $name } kommt bei { $currency } nicht auf { $sum }.
coach-money-reason-avoids-leaves-completes-trio = { $name } bekommt von dir nichts für den Drilling { $currency }{ $note }.
coach-money-reason-avoids-leaves-fills-currency = Du verhilfst { $name } bei { $currency } nicht zu { $sum }.
