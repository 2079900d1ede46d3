### How to play: a page of five pictures for each game, a sentence to each, and the rules behind them.

# $game: its name
howto-title = Comment jouer à { $game }
howto-all-rules = Toutes les règles, article par article

## Die Weinhändler

howto-weinhaendler-1 = Quatre bouteilles sont dans l’étalage, cinq dans votre main, et le nombre sur chacune est sa valeur.
howto-weinhaendler-2 = Chacun à son tour propose des bouteilles et peut en ajouter jusqu’à ce qu’il passe ; deux offres ne peuvent pas être égales.
howto-weinhaendler-3 = L’offre la plus élevée prend l’étalage, chaque autre joueur prend l’offre juste au-dessus de la sienne ; la plus basse va dans l’étalage.
howto-weinhaendler-4 = Dans votre cave, chaque bouteille repose sur deux autres et vaut un point par étoile ; trois bouteilles d’un même vin qui se touchent rapportent en plus 4 points si elles sont identiques, 1 si elles sont toutes différentes.
howto-weinhaendler-5 = Quand la pioche est vide, on joue encore un tour, et le plus grand total de points l’emporte.

## Money!

howto-money-1 = Deux étalages de quatre cartes sont sur la table, et vous payez avec l’argent de votre main.
howto-money-2 = Tout le monde fait son offre en même temps, face cachée, et dans une offre toutes les devises se valent.
howto-money-3 = On révèle les offres, et la plus élevée joue en premier ; avec de l’argent factice seul, on ne participe pas au tour.
howto-money-4 = À votre tour, vous donnez votre offre contre un étalage ou contre l’offre d’un autre joueur, ou vous la gardez.
howto-money-5 = Quand la pioche est vide, on joue encore un tour : une devise compte en entier à partir de 200, au-dessous on enlève 100, trois 20 ou trois 30 d’une même devise rapportent 100 de plus, et la plus grosse fortune après trois manches gagne.
