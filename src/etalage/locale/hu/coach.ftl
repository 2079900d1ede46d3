### Amit az edző mond

## Minden játék

coach-advice = { $number }. { $move }: győzelmi rész { $share }
coach-chance = 100 esetből { $chance }: { $outcome }
coach-compared = { $count } elképzelt asztalnál összehasonlítva.
coach-name = Név
coach-result = Eredmény
coach-fair = Egyenlő rész
coach-luck = Szerencse
coach-skill = Tudás
coach-mean-loss = Veszteség döntésenként
coach-accuracy = Pontosság
coach-costliest = A legdrágább döntések:
coach-no-mistakes = Egyik döntés sem került többe, mint amit a véletlen megmagyaráz.
coach-mistake = { $name }, { $where }: { $played } – ára { $loss } pont győzelmi rész; jobb volt: { $best }
coach-where = { $deal }. leosztás, { $move }. lépés
coach-because = Mert: { $reason }

## Die Weinhändler

coach-weinhaendler-outcome-display = tiéd a kirakat: { $cards }
coach-weinhaendler-outcome-display-to = tiéd a kirakat, { $cards }; licitedet viszi: { $name }
coach-weinhaendler-outcome-bid = tiéd lesz ez a licit: { $other }
coach-weinhaendler-outcome-bid-to = tiéd lesz ez a licit: { $other }; a tiédet viszi: { $name }
coach-weinhaendler-outcome-nothing = kimaradsz a cseréből
coach-weinhaendler-outcome-points = { $points ->
    [0] most nincs pont
   *[other] most { $points } pont
 }
coach-weinhaendler-reason-draw = Kapsz egy lapot a pakliból, és nem licitálsz.
coach-weinhaendler-reason-no-bid = Minden üveged megmarad.
coach-weinhaendler-reason-takes-display = A mostani licitek szerint tiéd a kirakat: { $cards }, { $stars } ★.
coach-weinhaendler-reason-takes-bid = A mostani licitek szerint tiéd ez a licit: { $name }; { $cards }, { $stars } ★.
coach-weinhaendler-reason-third = A mostani licitek szerint meghozza a harmadikat: { $card }.
coach-weinhaendler-reason-second = A mostani licitek szerint meghozza a másodikat: { $card }.
coach-weinhaendler-reason-avoids-gives-third = A mostani licitek szerint { $name } nem kapja meg tőled a harmadikat: { $card }.
coach-weinhaendler-reason-keeps-three = Együtt marad a hármas: { $card }.
coach-weinhaendler-reason-keeps-pair = Együtt marad a pár: { $card }.
coach-weinhaendler-reason-avoids-costs = Nem adod ki: { $cards }.
coach-weinhaendler-reason-scores-trio = { $card } ott hármast tesz teljessé: { $points } pont, ebből { $trios } a hármasokért.
coach-weinhaendler-reason-scores = { $card } azonnal ér { $points } pontot.
coach-weinhaendler-reason-covers = { $card } letakarja az üres üvegedet.
coach-weinhaendler-reason-fills = Az üres üveg másokat tart, és megspórol egy borosüveget.
coach-weinhaendler-reason-must = Legfeljebb ennyi lapod maradhat: { $limit }.
coach-weinhaendler-reason-waits = A lapjaid várhatnak ({ $cards }): a kézben lévő üvegekkel licitálni is lehet.
coach-weinhaendler-reason-holds-three = Megvan minden a hármashoz: { $card }.
coach-weinhaendler-reason-holds-pair = A pár várja a harmadikat: { $card }.

## Money!

coach-money-outcome-display = { $display ->
    [right] tiéd a jobb oldali kirakat: { $cards }
   *[left] tiéd a bal oldali kirakat: { $cards }
 }
coach-money-outcome-bid = tiéd lesz ez a licit: { $name }
coach-money-outcome-keep = visszakapod a licitedet
coach-money-outcome-nothing = kimaradsz ebből a körből
coach-money-reason-sits-out = Minden bankjegyed megmarad.
coach-money-reason-display-gains = { $display ->
    [right] Ha tiéd a jobb oldali kirakat ({ $cards }), a nyereség { $gain }.
   *[left] Ha tiéd a bal oldali kirakat ({ $cards }), a nyereség { $gain }.
 }
coach-money-reason-gains = { $cards } ennyivel növeli a kezed értékét, a licitedet nem számolva: { $gain }.
coach-money-reason-completes-trio = Teljes lesz a hármasod: { $currency }{ $note }.
coach-money-reason-display-completes-trio = { $display ->
    [right] A jobb oldali kirakat teljessé teszi a hármasodat: { $currency }{ $note }.
   *[left] A bal oldali kirakat teljessé teszi a hármasodat: { $currency }{ $note }.
 }
coach-money-reason-second-of-trio = Jön a második: { $currency }{ $note }.
coach-money-reason-display-second-of-trio = { $display ->
    [right] A jobb oldali kirakat meghozza a másodikat: { $currency }{ $note }.
   *[left] A bal oldali kirakat meghozza a másodikat: { $currency }{ $note }.
 }
coach-money-reason-fills-currency = Teljes értékkel számít: { $currency } { $sum }.
coach-money-reason-display-fills-currency = { $display ->
    [right] Ha tiéd a jobb oldali kirakat, teljes értékkel számít: { $currency } { $sum }.
   *[left] Ha tiéd a bal oldali kirakat, teljes értékkel számít: { $currency } { $sum }.
 }
coach-money-reason-grows-currency = { $currency }: már { $sum }; még { $missing }, és teljes értékkel számít.
coach-money-reason-display-grows-currency = { $display ->
    [right] Ha tiéd a jobb oldali kirakat: { $currency } { $sum }; még { $missing }, és teljes értékkel számít.
   *[left] Ha tiéd a bal oldali kirakat: { $currency } { $sum }; még { $missing }, és teljes értékkel számít.
 }
coach-money-reason-keeps-currency = Továbbra is teljes értékkel számít: { $currency } { $sum }.
coach-money-reason-keeps-trio = Egyben marad a hármasod: { $currency }{ $note }.
coach-money-reason-keeps-pair = Együtt marad a pár: { $currency }{ $note }.
coach-money-reason-avoids-costs = Nem adod ki: { $cards }, értéke { $value }.
coach-money-reason-avoids-breaks-currency = Nem csökken ennyire: { $currency } { $sum }.
coach-money-reason-avoids-breaks-trio = Nem bomlik meg a hármasod: { $currency }{ $note }.
coach-money-reason-denies-completes-trio = { $name } nem kapja meg ezt a hármast: { $currency }{ $note }.
coach-money-reason-denies-fills-currency = { $name } nem jut el idáig: { $currency } { $sum }.
coach-money-reason-avoids-leaves-completes-trio = { $name } nem kap tőled lapot ehhez a hármashoz: { $currency }{ $note }.
coach-money-reason-avoids-leaves-fills-currency = { $name } nem jut el a segítségeddel idáig: { $currency } { $sum }.
