### The coach on the page: hints, reviews, practice and puzzles.

## A hint

hint = Conseil
hint-key = demander un conseil
hint-title = Que ferait l’expert ?
hint-thinking = Le coach réfléchit
hint-behind = { $points } de moins
hint-equal = aussi bon
hint-note = Le chiffre est votre part de la victoire si tous continuent comme un expert. Essayé dans { $worlds } donnes imaginées, d’après ce que vous savez.
hint-public = Les autres lisent dans le journal que vous avez demandé conseil.
hint-gentle = Montrer seulement le coup
hint-gentle-note = Le conseil montre le coup sur la table, sans chiffres ni raisons.
hint-lit = Le coach propose : { $move }
play-hints = Conseils pour tous
play-hints-note = Chacun peut demander conseil au coach ; les autres le lisent dans le journal.
table-hints-on = Conseils : permis à tous

## Moves as one would say them

wine-move-bid = Proposer { $cards }
wine-move-pass = Passer
wine-move-draw = Passer et piocher
wine-move-place = Placer { $card } au niveau { $row }
wine-move-done = Terminer le tour
money-move-bid = Proposer { $amount } ({ $cards })
money-move-out = Ne pas participer à ce tour
money-move-left = Prendre l’étalage de gauche
money-move-right = Prendre l’étalage de droite
money-move-swap = Échanger avec { $name }
money-move-keep = Garder

## A review

review = Analyse
review-making = Le coach parcourt la partie
review-waiting = En attente du coach
review-progress = Avancement
review-behind-play = Les parties en cours passent d’abord. Laissez cette page ouverte.
review-page-title = Analyser une partie
review-page-text = Quelle part de chance, quelle part d’habileté ? Le coach parcourt une partie terminée et montre où elle s’est gagnée et perdue.
review-not-over-text = Une analyse regarde toutes les cartes : elle doit attendre la fin de la partie.
review-no-coach-title = Pas d’analyse pour ce jeu
review-accuracy = Précision
review-result = Résultat
review-fair = Part égale
review-luck = Chance
review-skill = Habileté
review-way = Le fil de la partie
review-way-note = En haut : la part de victoire. Les barres en dessous sont la chance des cartes : { $name }. Les chiffres marquent les décisions les plus coûteuses.
review-look = Voir cette position
review-costly = { $count ->
    [0] Ce qui a coûté cher
    [one] La décision la plus coûteuse
   *[other] Les { $count } décisions les plus coûteuses
}
review-no-mistakes = Aucune : rien que l’expert aurait nettement mieux fait.
review-seats = Côte à côte
review-sum = Résultat = part égale + chance + habileté, en centièmes de la victoire. La chance est ce que valaient les cartes à côté de celles qui auraient pu venir.
review-share = Partager en image
review-back = Retour
review-back-to = Vers l’analyse
review-no-picture = Ce navigateur n’a pas pu dessiner l’image.
review-graph = Parts de victoire au fil de la partie
review-at = Tour { $round } : { $shares }
review-mark = Décision coûteuse { $number } : { $loss }
review-round = Tour { $round }
review-when-deal = Manche { $deal }, tour { $round }
review-as-table = En tableau
review-column-round = Tour
review-column-player = Qui
review-error = à { $error } près
review-played = { $name } a joué
review-you-played = Vous avez joué
review-expert = L’expert
review-try = Réessayer
review-position = Voir
review-said-accuracy = { $name } : précision { $accuracy } sur 100.
review-said-accuracy-you = Vous avez joué avec une précision de { $accuracy }.

## The sentence one remembers

review-said-luck-none = La chance a été égale.
review-said-luck-none-you = La chance a été égale.
review-said-luck-good = { $points ->
    [one] La chance a apporté { $points } centième de victoire.
   *[other] La chance a apporté { $points } centièmes de victoire.
}
review-said-luck-good-you = { $points ->
    [one] La chance vous a apporté { $points } centième de victoire.
   *[other] La chance vous a apporté { $points } centièmes de victoire.
}
review-said-luck-bad = { $points ->
    [one] La malchance a coûté { $points } centième de victoire.
   *[other] La malchance a coûté { $points } centièmes de victoire.
}
review-said-luck-bad-you = { $points ->
    [one] La malchance vous a coûté { $points } centième de victoire.
   *[other] La malchance vous a coûté { $points } centièmes de victoire.
}
review-said-cost-bid = Une offre au tour { $round } a coûté { $points }.
review-said-cost-pass = Une passe au tour { $round } a coûté { $points }.
review-said-cost-place = Un placement au tour { $round } a coûté { $points }.
review-said-cost-exchange = Un échange au tour { $round } a coûté { $points }.
review-cost = { $name } : { $move } – coûte { $points }
review-better = Mieux : { $move }
review-fine = { $name } : { $move }
review-shares = Parts de victoire
review-previous-costly = Décision coûteuse précédente
review-next-costly = Décision coûteuse suivante

## Practice and puzzles

practice = Entraînement
practice-question = « { $move } » a coûté cher. Quel coup est meilleur ?
practice-judging = Le coach réfléchit…
practice-right = Bravo ! On ne fait pas mieux.
practice-costs = { $points ->
    [one] « { $move } » coûte { $points } point.
   *[other] « { $move } » coûte { $points } points.
}
practice-try-other = Essayez un autre coup.
practice-best = L’expert : { $move }
practice-show = Montrer la réponse
practice-next = Suivant
puzzles = Problèmes
puzzles-of = Problèmes : { $game }
puzzles-none-title = Pas de problèmes ici
puzzles-none-text = Ce serveur n’en a pas pour ce jeu.
puzzle-question = Problème { $number } sur { $count } : un coup se détache. Lequel ?
puzzle-streak = { $text } d’affilée
puzzle-longest = Plus longue série : { $text }
puzzle-grade = Difficulté { $grade } sur 6
puzzle-skip = Passer ce problème
