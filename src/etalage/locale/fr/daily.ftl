### Deals that many play, each at a table of their own: the deal of the day, and challenges among friends.

daily-text = Chaque jour de nouvelles cartes, les mêmes pour tout le monde, où que l’on joue. Votre première partie compte ; ensuite, entraînez-vous autant que vous voulez.
# $n: how many days, up to today
daily-streak = { $n ->
    [one] { $n } jour de suite
   *[other] { $n } jours de suite
}
# $n: how many days
daily-longest = { $n ->
    [one] record : { $n } jour
   *[other] record : { $n } jours
}
# $day: with its weekday
daily-today = Aujourd’hui, { $day }
daily-clock = On change de jour à minuit UTC, à l’horloge du serveur.
daily-new-day = Un nouveau jour a commencé : voici ses donnes.
daily-before = Les jours précédents
daily-before-text = Ceux-ci servent désormais à s’entraîner. Vous voyez les résultats de tout le monde.
# $n: how many of the deals of a day I have played
daily-played = { $n ->
    [one] { $n } partie jouée
   *[other] { $n } parties jouées
}
daily-level-evening = Table du soir
daily-level-expert = Table d’experts
# $names: the bots
daily-against = Contre { $names }
# $n: the number that chooses the plural, $points: as it is written
daily-points = { $n ->
    [one] { $points } point
   *[other] { $points } points
}
# $place: such as 2nd, $players: how many sat there
daily-place = { $place } place sur { $players } à la table
# $points: such as 44 points, $place: such as 2nd, $players: how many sat there
daily-mine = Vous : { $points }, { $place } place sur { $players }
daily-helped = Un bot a joué pour vous
daily-helped-text = Un bot a joué certains de vos coups : ce résultat n’est donc pas comparé aux autres.
daily-continue = Continuer
daily-play = Jouer
daily-practise = S’entraîner
daily-results = Résultats
daily-all = Toutes les donnes du jour
daily-not-yet = Pas encore
daily-only-practice = C’est un entraînement : le résultat ne sera pas comparé.
daily-my-match = Votre partie
daily-not-played = Vous n’avez pas joué cette donne le jour même.
daily-everyone = Tout le monde ici
daily-nobody = Personne n’a encore terminé cette donne.
# $rank: such as 3rd, $people: how many have played, $n: the number that chooses the plural
daily-rank = { $n ->
    [one] Vous êtes la première personne à l’avoir jouée
   *[other] { $rank } place sur { $people } personnes
}
# $people: how many, $n: the number that chooses the plural
daily-people = { $n ->
    [one] { $people } personne l’a jouée
   *[other] { $people } personnes l’ont jouée
}
daily-scores = Scores
daily-expert = L’expert à votre place
# $name, $points: such as 44 points, $place: such as 2nd of 3 at the table
daily-expert-came-to = { $name } : { $points }, { $place }
daily-expert-plays = L’expert joue les mêmes cartes. Un instant…
daily-share = Partager
daily-share-text = Votre résultat, sans rien dévoiler
parted = Là où vos chemins se séparent
parted-nowhere = L’expert a joué chaque coup comme vous.
parted-look = Voir cette position
challenge-title = Un défi
# $name
challenge-by = { $name } vous propose une donne
# $game, $names: the bots
challenge-text = Tout le monde joue à { $game } avec les mêmes cartes, à la même place, contre { $names }. Aux mêmes coups répondent toujours les mêmes coups.
challenge-play = Jouer cette donne
challenge-hidden = Vous verrez les résultats des autres quand vous aurez joué vous-même.
challenge-people = Qui a joué
challenge-nobody = Personne pour l’instant.
challenge-playing = joue encore
challenge-has-played = a joué
challenge-first = La première fois
challenge-first-text = Contre d’autres adversaires, ou des bots d’une autre humeur : un repère, mais pas une comparaison équitable.
challenge-first-alike = Contre les mêmes bots, avec les mêmes réponses.
challenge-send = Envoyer à des amis
challenge-link = Lien vers ce défi
challenge-gone = Cette donne n’existe plus
challenge-none = Ce défi n’existe pas
challenge-what = Vos amis jouent ces cartes chacun à sa table, à la place que vous choisissez, contre les mêmes bots. Ensuite, vous voyez tous qui a fait le mieux.
challenge-seat = Leur place
challenge-make = Créer le lien
challenge-compare = Voir la comparaison
challenge-together = Ouvrir une table pour tous
challenge-together-text = Ou rejouez ces cartes ensemble, à une seule table :
