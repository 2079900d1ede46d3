### The coach on the page: hints, reviews, practice and puzzles.

## A hint

hint = Conseil
hint-key = demander un conseil
hint-title = Que ferait l’expert ?
hint-thinking = Le coach réfléchit
hint-behind = { $share } de moins
hint-equal = aussi bon
hint-note = Le chiffre est votre part de la victoire si tous continuent comme un expert : 100 % est une victoire certaine. Essayé dans { $worlds } donnes imaginées, d’après ce que vous savez.
hint-staged = Les bouteilles que vous avez déjà posées sont comptées.
hint-public = Les autres lisent dans le journal que vous avez demandé conseil.
hint-gentle = Montrer seulement le coup
hint-gentle-note = Le conseil montre le coup sur la table, sans chiffres ni raisons.
hint-lit = Le coach propose : { $move }
play-hints = Conseils pour tous
play-hints-note = Chacun peut demander conseil au coach ; les autres le lisent dans le journal.
table-hints-on = Conseils : permis à tous

## Moves as one would say them

wine-move-bid = Proposer { $cards }
wine-move-raise = Proposer { $amount } : ajouter { $cards }
wine-move-pass = Passer
wine-move-draw = Passer et piocher
wine-move-place = Placer { $bottles }
wine-move-bottle = { $card } au niveau { $row }
wine-move-turn = Placer { $bottles }, puis plus rien
wine-move-done = Ne plus placer de bouteille
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
review-behind-play = Cela prend une demi-minute environ, plus longtemps quand on joue à beaucoup de tables. Gardez cette page ouverte jusque-là.
review-page-title = Analyser une partie
review-page-text = Quelle part de chance, quelle part d’habileté ? Le coach parcourt une partie terminée et montre où elle s’est gagnée et perdue.
review-not-over-text = Une analyse regarde toutes les cartes : elle doit attendre la fin de la partie.
review-no-coach-title = Pas d’analyse pour ce jeu
review-accuracy = Précision
review-result = Résultat
review-fair = Part équitable
review-luck = Chance
review-skill = Habileté
review-accuracy-means = À quel point chaque choix valait celui d’un expert ; 100 est le mieux possible
review-result-means = De la victoire : qui gagne a 100 %, tous les autres 0 %
review-fair-means = Ce que chacun a au départ : la victoire partagée
review-luck-means = Ce que les cartes ont donné ou pris
review-skill-means = Ce que les choix ont donné ou pris, les siens et ceux des autres
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
review-sum = Résultat = part équitable + chance + habileté. La chance est ce que valaient les cartes à côté de celles qui auraient pu venir. Une décision coûteuse se retranche de votre habileté, les erreurs des autres s’y ajoutent : la somme de ce qu’ont coûté vos décisions n’est donc pas la même.
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
review-said-luck-good = La chance a apporté { $share } de la victoire.
review-said-luck-good-you = La chance vous a apporté { $share } de la victoire.
review-said-luck-bad = La malchance a coûté { $share } de la victoire.
review-said-luck-bad-you = La malchance vous a coûté { $share } de la victoire.
review-said-cost-bid = Le plus coûteux : une offre ({ $when }), { $share } de la victoire.
review-said-cost-pass = Le plus coûteux : ne pas enchérir ({ $when }), { $share } de la victoire.
review-said-cost-place = Le plus coûteux : une décision à la cave ({ $when }), { $share } de la victoire.
review-said-cost-exchange = Le plus coûteux : un échange ({ $when }), { $share } de la victoire.
review-cost = { $name } : { $move } – coûte { $share } de la victoire
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
practice-costs = « { $move } » coûte { $share } de la victoire.
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
