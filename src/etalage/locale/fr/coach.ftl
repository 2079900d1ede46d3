### Ce que dit le conseiller

## Tous les jeux

coach-advice = { $number }. { $move } : { $share } de la victoire
coach-chance = { $chance } sur 100 : { $outcome }
coach-compared = Comparé sur { $count } tables imaginées.
coach-name = Nom
coach-result = Résultat
coach-fair = Part égale
coach-luck = Chance
coach-skill = Habileté
coach-mean-loss = Perte par décision
coach-accuracy = Précision
coach-costliest = Les décisions les plus coûteuses :
coach-no-mistakes = Aucune décision n’a coûté plus que le hasard ne l’explique.
coach-mistake = { $name }, { $where } : { $played } a coûté { $loss } points de part de victoire ; mieux valait { $best }
coach-where = manche { $deal }, coup { $move }
coach-because = Car : { $reason }

## Die Weinhändler

coach-weinhaendler-outcome-display = vous prenez l’étalage : { $cards }
coach-weinhaendler-outcome-display-to = vous prenez l’étalage, { $cards } ; votre offre va à { $name }
coach-weinhaendler-outcome-bid = vous prenez l’offre faite par { $other }
coach-weinhaendler-outcome-bid-to = vous prenez l’offre faite par { $other } ; votre offre va à { $name }
coach-weinhaendler-outcome-nothing = vous ne participez pas à l’échange
coach-weinhaendler-outcome-points = { $points ->
    [0] pas de points tout de suite
    [one] { $points } point tout de suite
   *[other] { $points } points tout de suite
 }
coach-weinhaendler-reason-draw = Vous recevez une carte de la pioche sans rien proposer.
coach-weinhaendler-reason-no-bid = Vous gardez toutes vos bouteilles.
coach-weinhaendler-reason-takes-display = Vu les offres, vous prenez l’étalage : { $cards }, { $stars } ★.
coach-weinhaendler-reason-takes-bid = Vu les offres, vous prenez celle faite par { $name } : { $cards }, { $stars } ★.
coach-weinhaendler-reason-third = Vu les offres, vous obtenez votre troisième { $card }.
coach-weinhaendler-reason-second = Vu les offres, vous obtenez votre deuxième { $card }.
coach-weinhaendler-reason-avoids-gives-third = Vu les offres, { $name } ne reçoit pas de vous une troisième { $card }.
coach-weinhaendler-reason-keeps-three = Vos trois { $card } restent ensemble.
coach-weinhaendler-reason-keeps-pair = Vos deux { $card } restent ensemble.
coach-weinhaendler-reason-avoids-costs = Vous ne dépensez pas { $cards }.
coach-weinhaendler-reason-scores-trio = { $card } y complète un triplet : { $points } points, dont { $trios } pour les triplets.
coach-weinhaendler-reason-scores = { $card } rapporte { $points } tout de suite.
coach-weinhaendler-reason-covers = { $card } recouvre votre bouteille vide.
coach-weinhaendler-reason-fills = La bouteille vide en porte d’autres et vous épargne une bouteille de vin.
coach-weinhaendler-reason-must = Vous ne pouvez garder plus de { $limit } cartes.
coach-weinhaendler-reason-waits = Vos { $cards } cartes peuvent attendre : les bouteilles en main servent aussi aux offres.
coach-weinhaendler-reason-holds-three = Vous avez de quoi faire trois { $card }.
coach-weinhaendler-reason-holds-pair = Vos deux { $card } attendent la troisième.

## Money!

coach-money-outcome-display = { $display ->
    [right] vous prenez l’étalage de droite : { $cards }
   *[left] vous prenez l’étalage de gauche : { $cards }
 }
coach-money-outcome-bid = vous obtenez l’offre faite par { $name }
coach-money-outcome-keep = votre offre vous revient
coach-money-outcome-nothing = vous ne participez pas à ce tour
coach-money-reason-sits-out = Vous gardez tous vos billets.
coach-money-reason-display-gains = { $display ->
    [right] Contre l’étalage de droite, { $cards }, le gain est de { $gain }.
   *[left] Contre l’étalage de gauche, { $cards }, le gain est de { $gain }.
 }
coach-money-reason-gains = { $cards } augmente la valeur de votre main de { $gain }, sans compter votre offre.
coach-money-reason-completes-trio = Votre triplet de { $currency }{ $note } est complet.
coach-money-reason-display-completes-trio = { $display ->
    [right] L’étalage de droite complète votre triplet de { $currency }{ $note }.
   *[left] L’étalage de gauche complète votre triplet de { $currency }{ $note }.
 }
coach-money-reason-second-of-trio = Un deuxième { $currency }{ $note } s’ajoute.
coach-money-reason-display-second-of-trio = { $display ->
    [right] L’étalage de droite vous apporte un deuxième { $currency }{ $note }.
   *[left] L’étalage de gauche vous apporte un deuxième { $currency }{ $note }.
 }
coach-money-reason-fills-currency = Vos { $currency } atteignent { $sum } et comptent en entier.
coach-money-reason-display-fills-currency = { $display ->
    [right] Avec l’étalage de droite, vos { $currency } atteignent { $sum } et comptent en entier.
   *[left] Avec l’étalage de gauche, vos { $currency } atteignent { $sum } et comptent en entier.
 }
coach-money-reason-grows-currency = Vos { $currency } passent à { $sum } ; encore { $missing } et ils comptent en entier.
coach-money-reason-display-grows-currency = { $display ->
    [right] Avec l’étalage de droite, vos { $currency } passent à { $sum } ; encore { $missing } et ils comptent en entier.
   *[left] Avec l’étalage de gauche, vos { $currency } passent à { $sum } ; encore { $missing } et ils comptent en entier.
 }
coach-money-reason-keeps-currency = Vos { $currency } comptent toujours en entier : { $sum }.
coach-money-reason-keeps-trio = Votre triplet de { $currency }{ $note } reste entier.
coach-money-reason-keeps-pair = Vos deux { $currency }{ $note } restent ensemble.
coach-money-reason-avoids-costs = Vous ne dépensez pas { $cards }, d’une valeur de { $value }.
coach-money-reason-avoids-breaks-currency = Vos { $currency } ne tombent pas à { $sum }.
coach-money-reason-avoids-breaks-trio = Votre triplet de { $currency }{ $note } n’est pas défait.
coach-money-reason-denies-completes-trio = { $name } n’obtient pas le triplet de { $currency }{ $note }.
coach-money-reason-denies-fills-currency = { $name } n’atteint pas { $sum } en { $currency }.
coach-money-reason-avoids-leaves-completes-trio = Vous ne laissez rien à { $name } pour le triplet de { $currency }{ $note }.
coach-money-reason-avoids-leaves-fills-currency = Vous n’aidez pas { $name } à atteindre { $sum } en { $currency }.
