### Wat de coach zegt

## Elk spel

coach-advice = { $number }. { $move }: { $share } van de winst
coach-chance = { $chance } van de 100: { $outcome }
coach-compared = Vergeleken aan { $count } denkbeeldige tafels.
coach-name = Naam
coach-result = Resultaat
coach-fair = Eerlijk deel
coach-luck = Geluk
coach-skill = Kunde
coach-mean-loss = Verlies per beslissing
coach-accuracy = Nauwkeurigheid
coach-costliest = De duurste beslissingen:
coach-no-mistakes = Geen beslissing kostte meer dan het toeval verklaart.
coach-mistake = { $name }, { $where }: { $played } kostte { $loss } punten winstaandeel; beter was { $best }
coach-where = spel { $deal }, zet { $move }
coach-because = Want: { $reason }

## Die Weinhändler

coach-weinhaendler-outcome-display = je neemt de vitrine: { $cards }
coach-weinhaendler-outcome-display-to = je neemt de vitrine, { $cards }; je bod gaat naar { $name }
coach-weinhaendler-outcome-bid = je neemt het bod van { $other }
coach-weinhaendler-outcome-bid-to = je neemt het bod van { $other }; je bod gaat naar { $name }
coach-weinhaendler-outcome-nothing = je doet niet mee aan de ruil
coach-weinhaendler-outcome-points = { $points ->
    [0] nu geen punten
    [one] nu { $points } punt
   *[other] nu { $points } punten
 }
coach-weinhaendler-reason-draw = Je krijgt een kaart van de stapel en biedt niets.
coach-weinhaendler-reason-no-bid = Je houdt al je flessen.
coach-weinhaendler-reason-takes-display = Zoals de biedingen liggen, neem je de vitrine: { $cards }, { $stars } ★.
coach-weinhaendler-reason-takes-bid = Zoals de biedingen liggen, neem je het bod van { $name }: { $cards }, { $stars } ★.
coach-weinhaendler-reason-third = Zoals de biedingen liggen, brengt het je derde { $card }.
coach-weinhaendler-reason-second = Zoals de biedingen liggen, brengt het je tweede { $card }.
coach-weinhaendler-reason-avoids-gives-third = Zoals de biedingen liggen, krijgt { $name } van jou geen derde { $card }.
coach-weinhaendler-reason-keeps-three = Je drie { $card } blijven bij elkaar.
coach-weinhaendler-reason-keeps-pair = Je twee { $card } blijven bij elkaar.
coach-weinhaendler-reason-avoids-costs = Je geeft { $cards } niet uit.
coach-weinhaendler-reason-scores-trio = { $card } maakt daar een trio: { $points } punten, waarvan { $trios } voor trio’s.
coach-weinhaendler-reason-scores = { $card } levert meteen { $points } op.
coach-weinhaendler-reason-covers = { $card } bedekt je lege fles.
coach-weinhaendler-reason-fills = De lege fles draagt andere en spaart je een wijnfles.
coach-weinhaendler-reason-must = Meer dan { $limit } kaarten mag je niet houden.
coach-weinhaendler-reason-waits = Je { $cards } kaarten kunnen wachten: met flessen in de hand bied je ook.
coach-weinhaendler-reason-holds-three = Je hebt alles voor drie { $card }.
coach-weinhaendler-reason-holds-pair = Je twee { $card } wachten op de derde.

## Money!

coach-money-outcome-display = { $display ->
    [right] je neemt de rechteretalage: { $cards }
   *[left] je neemt de linkeretalage: { $cards }
 }
coach-money-outcome-bid = je krijgt het bod van { $name }
coach-money-outcome-keep = je bod komt terug
coach-money-outcome-nothing = je doet deze ronde niet mee
coach-money-reason-sits-out = Je houdt al je biljetten.
coach-money-reason-display-gains = { $display ->
    [right] Voor de rechteretalage, { $cards }, brengt het { $gain } op.
   *[left] Voor de linkeretalage, { $cards }, brengt het { $gain } op.
 }
coach-money-reason-gains = { $cards } maakt je hand { $gain } meer waard, je bod niet meegeteld.
coach-money-reason-completes-trio = Het maakt je trio { $currency }{ $note } compleet.
coach-money-reason-display-completes-trio = { $display ->
    [right] De rechteretalage maakt je trio { $currency }{ $note } compleet.
   *[left] De linkeretalage maakt je trio { $currency }{ $note } compleet.
 }
coach-money-reason-second-of-trio = Het brengt een tweede { $currency }{ $note }.
coach-money-reason-display-second-of-trio = { $display ->
    [right] De rechteretalage brengt je een tweede { $currency }{ $note }.
   *[left] De linkeretalage brengt je een tweede { $currency }{ $note }.
 }
coach-money-reason-fills-currency = Je { $currency } komen op { $sum } en tellen volledig.
coach-money-reason-display-fills-currency = { $display ->
    [right] Met de rechteretalage komen je { $currency } op { $sum } en tellen volledig.
   *[left] Met de linkeretalage komen je { $currency } op { $sum } en tellen volledig.
 }
coach-money-reason-grows-currency = Je { $currency } groeien tot { $sum }; nog { $missing } en ze tellen volledig.
coach-money-reason-display-grows-currency = { $display ->
    [right] Met de rechteretalage groeien je { $currency } tot { $sum }; nog { $missing } en ze tellen volledig.
   *[left] Met de linkeretalage groeien je { $currency } tot { $sum }; nog { $missing } en ze tellen volledig.
 }
coach-money-reason-keeps-currency = Je { $currency } tellen nog steeds volledig: { $sum }.
coach-money-reason-keeps-trio = Je trio { $currency }{ $note } blijft heel.
coach-money-reason-keeps-pair = Je twee { $currency }{ $note } blijven bij elkaar.
coach-money-reason-avoids-costs = Je geeft { $cards } niet uit, waarde { $value }.
coach-money-reason-avoids-breaks-currency = Je { $currency } zakken niet naar { $sum }.
coach-money-reason-avoids-breaks-trio = Je trio { $currency }{ $note } wordt niet gebroken.
coach-money-reason-denies-completes-trio = { $name } krijgt het trio { $currency }{ $note } niet.
coach-money-reason-denies-fills-currency = { $name } komt in { $currency } niet op { $sum }.
coach-money-reason-avoids-leaves-completes-trio = Je laat { $name } niets voor het trio { $currency }{ $note }.
coach-money-reason-avoids-leaves-fills-currency = Je helpt { $name } niet aan { $sum } in { $currency }.
