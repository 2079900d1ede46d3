### The house: its front page, the room around a table before the match, and the settings.
### Names, titles and lists come formatted; numbers to select on come as numbers.

## The front

home-title = Etalage : Die Weinhändler et { "Money!" }
home-slogan = Deux jeux de cartes autour d’un même étalage
home-pitch-weinhaendler = Payez vos bouteilles en bouteilles. Posez chacune sur deux autres. Visez les triplets.
home-pitch-weinhaendler-long = Payez vos bouteilles en bouteilles. Dans une cave large de cinq, posez chacune sur deux autres. Visez les triplets.
home-pitch-money = Faites une offre secrète en billets. Échangez-la contre une meilleure.
home-pitch-money-long = Faites une offre secrète en billets. Échangez-la contre une meilleure. Peu de devises, beaucoup de billets.
# $from, $to: how many play, $minutes
home-meta = { $from }–{ $to } joueurs · { $minutes } min
home-play-now = Jouer
home-starting = Distribution…
home-play-friends = Jouer entre amis
# $names: the bots one will meet
home-against = Contre { $names }
# $n: number of bots
home-against-few = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
home-change = Modifier…
# $game
home-change-of = Modifier ce que fait « Jouer » : { $game }
home-learn = Apprendre en cinq minutes
home-how-to-play = Comment jouer
# $game
home-rules-of = Règles : { $game }
home-matches = Mes parties
home-all-matches = Toutes mes parties
home-figures = Mes statistiques
home-fair = Donnes équitables
home-language = Langue
home-more = Autres pages

## A link

home-link = Vous avez un lien ?
home-link-placeholder = Collez-le ici
home-link-join = Rejoindre la table
home-link-note = Sans compte. Les bots gardent au chaud les places libres.
home-link-empty = Collez d’abord le lien d’une table.
home-link-unreadable = Ce n’est pas le lien d’une table. En voici un exemple : { $example }
home-link-dead = Il n’y a plus de table derrière ce lien. Demandez-en un autre, ou ouvrez votre propre table.

## Tables

home-mine = Mes tables
home-show-finished = { $n ->
    [one] Voir { $n } partie finie
   *[other] Voir { $n } parties finies
}
home-open = Tables ouvertes
home-open-none = Pas de table ouverte pour le moment.
home-open-none-text = Une table que vous ouvrez à tous s’affiche ici jusqu’à ce que quelqu’un prenne place.
home-open-for-all = Ouvrir une table pour tous : { $game }
# $game, $names
home-your-turn-at = À vous : { $game } avec { $names }
home-table-waits = Aux autres de jouer
# $names: those who are to move
home-table-waits-for = On attend : { $names }
home-table-room = Pas encore commencée
home-table-over = Finie
# $n: free seats
home-table-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
home-table-full = Complète
home-table-running = En cours
home-table-nobody = Encore personne
home-table-go = Jouer
home-table-enter = Entrer
home-table-join = Rejoindre
home-table-watch = Regarder
home-table-result = Résultat
home-table-close = Fermer cette table

## Before a match

play-default-name = Anonyme
# $game
play-quick-title = { $game } contre des bots
# $game
play-friends-title = { $game } entre amis
play-against = Contre qui ?
# $from, $to: how many bots
play-against-how-many = Choisissez-en { $from } à { $to }
# $n: number of players, oneself among them
play-players-in-all = { $n ->
    [one] { $n } joueur en tout
   *[other] { $n } joueurs en tout
}
play-players = Joueurs
play-start = Jouer
play-open-table = Ouvrir la table
play-open-table-note = Vous recevez un lien à envoyer. Des bots prennent les places restées libres.
play-clock = Temps par coup
play-clock-note = Au-delà, un bot prend la relève ; on peut revenir à tout moment.
play-memory = Aide-mémoire
play-memory-note = Montre les cartes qu’on a vues entrer dans chaque main.
play-who-may-come = Qui peut venir ?
play-by-link = Les personnes qui ont le lien
play-by-all = Tout le monde : elle s’affiche à l’accueil
play-usual = Réglages habituels

## Characters

# $level, $levels: from first evening to expert
bot-level = Force { $level } sur { $levels }
# $rating
bot-rating = Cote { $rating }

## Settings

settings-name = Votre nom
settings-name-placeholder = À la prochaine table
settings-theme = Clair ou sombre
settings-theme-auto = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-speed = Animations
settings-speed-normal = Normales
settings-speed-fast = Rapides
settings-speed-off = Aucune
settings-sound = Son
settings-sound-note = Cartes, pièces et bouchons, en sourdine, et deux notes quand c’est à vous.
settings-pass-alone = Passer automatiquement
settings-pass-alone-note = Quand rien d’autre n’est possible, ou que personne ne peut plus vous dépasser, la page passe pour vous au bout d’un instant.
settings-notify = Notifications
settings-notify-note = Le navigateur vous prévient quand c’est à vous et que cet onglet est caché.
settings-notify-denied = Votre navigateur bloque les notifications. Autorisez-les pour cette page dans ses réglages.
settings-notify-unsupported = Ce navigateur ne le permet pas.
sessions-title = Autres appareils qui vous connaissent
# $date: a day, formatted.
sessions-used = Dernier usage : { $date }
sessions-end = S’y déconnecter
sessions-end-all = Se déconnecter partout ailleurs
sessions-ended = Vous n’y êtes plus en ligne.

## Notices

# $game, $names
notify-text = { $game } avec { $names }

## The room around a table

room-seats = Places
# $number: from 1
room-seat = Place { $number }
room-free = Place libre
room-host = Hôte
room-bot = Bot
room-your-name = Votre nom
# Beside it: the field may stay empty
room-name-free = (facultatif)
room-sit-down = Prendre place
# $number: of the seat that was chosen, from 1
room-sit-at = Prendre la place { $number }
room-sit-here = S’asseoir ici
room-rename = Changer de nom
room-save = Enregistrer
room-leave = Quitter la table
room-seat-bot = Placer un bot
# $name
room-change-bot = Remplacer { $name } par un autre bot
# $name
room-clear = Libérer la place : { $name }
# $number: from 1
room-pick-bot = Un bot pour la place { $number }
room-start = Commencer
room-start-again = Partie suivante
# $n: free seats
room-start-bots = { $n ->
    [one] Un bot prend la place libre.
   *[other] Des bots prennent les { $n } places libres.
}
room-start-full = Tout le monde est là.
room-revealing = La partie va commencer
room-revealing-text = Tous les mots du mélange sont scellés et sont révélés. En attente : { $names }
room-called-off-text = Rien n’a été distribué. Le serveur a un autre secret et tout le monde scelle un autre mot.
room-close = Fermer la table
room-close-sure = Fermer la table pour tout le monde ?
room-close-yes = Fermer la table
room-close-no = Garder ouverte
# $name
room-waiting-host = { $name } lance la partie.
room-waiting-host-watches = L’hôte regarde et lance la partie.
room-waiting-nobody = La première personne à prendre place sera l’hôte.
room-watching = Vous regardez la partie
room-watching-text = Pour jouer, prenez une place libre. Des bots complètent la table.
room-invited = { $name } vous invite à jouer à { $game }
room-new-to-it = { $game }, c’est nouveau pour vous ?
room-full = La table est complète
room-full-text = Restez pour regarder : tout le monde voit ce qui est face visible sur la table.
room-again = Encore une partie
room-again-text = Les mêmes personnes, à la même table.
room-again-same = Les mêmes cartes, à la même table.
room-invite = Inviter
room-invite-text = Avec ce lien, on peut prendre place ou regarder. Pas besoin de compte.
room-invite-public = La table est aussi affichée à l’accueil.
room-link = Lien vers cette table
room-copy = Copier
room-copied = Copié
room-share = Partager…
# $game
room-share-text = Vous jouez à { $game } avec nous ? Prenez place :
room-qr = Le lien en code QR
room-fair-text = Le serveur a fixé son secret pour le mélange : en voici le sceau. Chaque personne qui prend place ajoute un mot scellé ; après la partie, tout le monde peut vérifier les deux.
room-cancelled = Cette table est fermée
room-cancelled-text = L’hôte l’a fermée. Ouvrez-en une autre à l’accueil.
