### One's own figures, badges and the ladder: a part that only their pages fetch.

## The page

figures = Mes statistiques
figures-matches = Parties
figures-wins = Victoires
figures-between = à la longue, sans doute { $low } à { $high }
figures-rating = Cote
figures-provisional = encore provisoire
figures-not-rated = pas encore
figures-rated = d’après { $n ->
    [one] une partie
   *[other] { $n } parties
}
figures-streak = Victoires d’affilée
figures-longest = record : { $n }
figures-mean = Score moyen par partie
figures-best-weinhaendler = Meilleure cave
figures-best-money = Plus grande fortune en une manche
figures-players = Nombre de joueurs
figures-any = Tous
figures-none-title = Rien à compter pour l’instant
figures-none-text = Terminez une partie, et vos statistiques commencent ici.
figures-none-here = Pas encore de parties de ce genre.
figures-column-matches = Parties
figures-column-when = Date

## Places and company

figures-places = Places
figures-place = { $place } place
figures-against = Victoires selon la compagnie
figures-against-note = La part des parties gagnées quand cette compagnie était à la table. Après peu de parties, c’est aussi de la chance : la barre montre où elle se stabilisera sans doute. { $fair ->
    [none] Choisissez un nombre de joueurs pour voir ce que serait une part égale.
   *[other] Le trait pointillé est une part égale : { $fair }.
}
figures-with = Avec
figures-people = D’autres personnes
figures-share = Victoires

## Over time

figures-rating-way = La cote, partie après partie
figures-rating-note = Sur la même échelle que les personnages ; 8 de plus, c’est beaucoup. Comptent les parties sans conseils, avec des cartes que personne ne connaissait.
figures-accuracy-way = Précision
figures-luck-way = Chance aux cartes
figures-reviews-note = D’après les parties analysées. La chance est en centièmes de victoire : au-dessus de la ligne, les cartes étaient favorables.
figures-reviews-none = Faites analyser une partie : sa précision et sa chance apparaîtront ici.
figures-now = Dernière valeur : { $value }

## The path

figures-path = Le parcours
figures-path-note = Battez chaque personnage à sa propre table : trois fois lui, et vous. Le nombre dit sa force.
figures-path-play = Jouer contre trois fois { $name }
figures-path-look = Qui est { $name } ?
figures-path-done = Table gagnée : { $name }

## Badges

figures-badges = Insignes
figures-badges-note = Pour des parties sans conseils, avec des cartes que personne ne connaissait.
figures-badge-times = { $n } fois
figures-badge-full-cellar = Cave pleine
figures-badge-full-cellar-note = Terminer une cave sans emplacement vide.
figures-badge-great-bottle = Grand cru
figures-badge-great-bottle-note = Huit points ou plus avec une seule bouteille.
figures-badge-five-hundred = Cinq cents
figures-badge-five-hundred-note = Les neuf billets d’une devise : 500 à eux seuls.
figures-badge-three-trios = Trois triplets
figures-badge-three-trios-note = Trois triplets dans une manche.
figures-badge-five-coins = Ruée vers l’or
figures-badge-five-coins-note = Finir une manche avec cinq pièces d’or ou plus.
figures-badge-from-last-weinhaendler = Belle remontée
figures-badge-from-last-weinhaendler-note = Gagner après la dernière place avant le dernier tour.
figures-badge-from-last-money = Belle remontée
figures-badge-from-last-money-note = Gagner après la dernière place avant la dernière manche.
figures-badge-narrow-weinhaendler = D’un cheveu
figures-badge-narrow-weinhaendler-note = Gagner d’un seul point.
figures-badge-narrow-money = D’un cheveu
figures-badge-narrow-money-note = Gagner avec dix d’écart.
figures-badge-in-company = En bonne compagnie
figures-badge-in-company-note = Gagner avec d’autres personnes à la table.
figures-badge-in-a-row = Trois d’affilée
figures-badge-in-a-row-note = Gagner trois parties d’affilée.

## After a match

figures-new-badge = Nouvel insigne : { $name }
figures-new-beaten = Gagné à sa propre table : { $name }
figures-new-rating = Votre cote maintenant : { $rating }

## The ladder

figures-ladder = Classement
figures-ladder-of = Classement : { $game }
figures-ladder-text = Celles et ceux qui ont choisi d’y être, avec les personnages comme repères sur la même échelle.
figures-ladder-place = Place
figures-ladder-name = Nom
figures-ladder-empty = Personne ne s’est encore inscrit. Les personnages aimeraient de la compagnie.
figures-ladder-settling = Encore provisoires
figures-ladder-settling-note = Après une vingtaine de parties comptées, une cote veut dire quelque chose.
figures-ladder-bot = personnage
figures-ladder-join = M’afficher au classement
figures-ladder-join-note = Avec ce nom, votre cote et le nombre de parties dont elle vient. Désactivez, et vous en disparaissez aussitôt.
figures-ladder-own-name = Nom au classement
figures-ladder-rename = Changer
figures-ladder-yours = Vos propres statistiques
