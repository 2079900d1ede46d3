## Die Weinhändler: the log

weinhaendler-bid = { $name } propose { $amount }
weinhaendler-bid-you = Vous proposez { $amount }
weinhaendler-bid-cards = { $name } propose { $cards }, en tout { $amount }
weinhaendler-bid-cards-you = Vous proposez { $cards }, en tout { $amount }
weinhaendler-pass = { $name } passe
weinhaendler-pass-you = Vous passez
weinhaendler-draw = { $name } passe et pioche { $card }
weinhaendler-draw-you = Vous passez et piochez { $card }
weinhaendler-draw-under = { $name } passe et pioche { $card } ; { $other } va sous la pioche
weinhaendler-draw-under-you = Vous passez et piochez { $card } ; { $other } va sous la pioche
weinhaendler-draw-hidden = { $name } passe et pioche face cachée
weinhaendler-take-display = { $name } prend l’étalage : { $cards }
weinhaendler-take-display-you = Vous prenez l’étalage : { $cards }
weinhaendler-take-bid = { $name } prend l’offre faite par { $other } : { $cards }
weinhaendler-take-bid-you = Vous prenez l’offre faite par { $other } : { $cards }
weinhaendler-take-bid-from-you = { $name } prend votre offre : { $cards }
weinhaendler-display = Le nouvel étalage : { $cards }
weinhaendler-no-bids = Personne n’a fait d’offre : l’étalage reste en place
weinhaendler-place = { $name } place { $card } en { $place } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
weinhaendler-place-you = Vous placez { $card } en { $place } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
weinhaendler-place-trios = { $name } place { $card } en { $place } : { $points } points, dont { $count ->
    [one] { $bonus } pour un triplet
   *[other] { $bonus } pour { $count } triplets
}
weinhaendler-place-trios-you = Vous placez { $card } en { $place } : { $points } points, dont { $count ->
    [one] { $bonus } pour un triplet
   *[other] { $bonus } pour { $count } triplets
}
weinhaendler-place-empty = { $name } place une bouteille vide en { $place }
weinhaendler-place-empty-you = Vous placez une bouteille vide en { $place }
weinhaendler-done = { $name } a terminé
weinhaendler-done-you = Vous avez terminé
weinhaendler-cellar-complete = { $name } a une cave complète !
weinhaendler-cellar-complete-you = Votre cave est complète !
weinhaendler-refill = Remplissage : { $cards }
weinhaendler-round = Tour { $count }. Premier joueur : { $name }
weinhaendler-round-you = Tour { $count }. Vous commencez
weinhaendler-last-display = Dernier tour : l’étalage a reçu la dernière carte de la pioche
weinhaendler-last-draw = Dernier tour : la dernière carte a été piochée
weinhaendler-last-stall = Dernier tour : depuis dix tours, aucune carte n’a quitté la pioche
weinhaendler-over = Points : { $scores }

## Money!: the log

money-sealed = { $name } a fait son offre
money-sealed-you = Vous proposez { $cards }
money-reveal = Les offres sont révélées
money-bid = { $name } propose { $cards } : { $value }
money-bid-you = Vous proposez { $cards } : { $value }
money-sits-out = { $name } ne participe pas à ce tour
money-sits-out-you = Vous ne participez pas à ce tour
money-take-left = { $name } prend l’étalage de gauche, { $taken }, et laisse { $left }
money-take-left-you = Vous prenez l’étalage de gauche, { $taken }, et laissez { $left }
money-take-right = { $name } prend l’étalage de droite, { $taken }, et laisse { $left }
money-take-right-you = Vous prenez l’étalage de droite, { $taken }, et laissez { $left }
money-swap = { $name } échange avec { $other } : prend { $taken }, donne { $left }
money-swap-you = Vous échangez avec { $other } : vous prenez { $taken }, donnez { $left }
money-swap-with-you = { $name } échange avec vous : prend { $taken }, donne { $left }
money-keep = { $name } garde l’offre : { $cards }
money-keep-you = Vous gardez l’offre : { $cards }
money-refill-left = Remplissage à gauche : { $cards }
money-refill-right = Remplissage à droite : { $cards }
money-round = Tour { $count }
money-last-display = Dernier tour : la pioche est épuisée
money-last-stall = Dernier tour : depuis dix tours, aucune carte n’a quitté la pioche
money-over = Fortune : { $scores }

## The result of a match

result-wins = { $name } gagne
result-wins-you = Vous avez gagné !
result-shared = Victoire partagée : { $names }

## The table: the log

table-created = La table est ouverte
table-sat = { $name } prend place
table-sat-you = Vous prenez place
table-sat-bot = { $name } prend place (bot)
table-renamed = { $before } s’appelle désormais { $name }
table-renamed-you = Vous vous appelez désormais { $name }
table-left = { $name } a quitté la table
table-left-you = Vous avez quitté la table
table-removed = { $name } a dû quitter la table
table-removed-you = Vous avez dû quitter la table
table-seat-free = La place { $seat } est de nouveau libre
table-contributed = { $name } a participé au mélange
table-contributed-you = Vous avez participé au mélange
table-starting = Tous les mots du mélange sont scellés ; ils sont révélés
table-revealed = { $name } a révélé un mot
table-revealed-you = Vous avez révélé votre mot
table-withheld = Le départ est annulé : { $name } n’a pas révélé son mot à temps
table-withheld-you = Le départ est annulé : votre mot n’a pas été révélé à temps
table-stand-in-left = { $name } a quitté la table : { $other } prend la relève (bot)
table-stand-in-left-you = Vous avez quitté la table : { $other } joue pour vous (bot)
table-stand-in-time = Temps écoulé pour { $name } : { $other } prend la relève (bot)
table-stand-in-time-you = Votre temps est écoulé : { $other } joue pour vous (bot)
table-stand-in-replaced = L’hôte fait jouer { $other } pour { $name } (bot)
table-stand-in-replaced-you = L’hôte fait jouer { $other } pour vous (bot)
table-stand-in-waited = { $name } se fait attendre : { $other } prend la relève (bot)
table-stand-in-waited-you = Vous vous êtes fait attendre : { $other } joue pour vous (bot)
table-stand-in-away = { $name } n’est plus là : { $other } joue (bot)
table-stand-in-away-you = Vous n’étiez plus là : { $other } joue pour vous (bot)
table-returned = { $name } est de retour
table-returned-you = Vous êtes de retour
table-away = { $name } n’est plus là
table-away-you = Vous n’êtes plus là
table-here = { $name } est de nouveau là
table-here-you = Vous êtes de nouveau là
table-host = Hôte de la table : { $name }
table-host-you = Vous êtes l’hôte
table-begun = La partie commence : { $names }
table-begun-known = La partie commence, avec des cartes connues : { $names }
table-rematch = { $name } demande une revanche
table-rematch-you = Vous demandez une revanche
table-rematch-unseated = L’hôte demande une revanche
table-rematch-same = { $name } veut rejouer la même donne
table-rematch-same-you = Vous voulez rejouer la même donne
table-rematch-same-unseated = L’hôte veut rejouer la même donne
table-said = { $name } : { $phrase }
table-hint = { $name } demande conseil au coach
table-hint-you = Vous demandez conseil au coach
table-match-over = La partie est finie : { $scores }
table-reacted = { $name } : { $reaction }
table-result-seen = { $name } a vu le résultat
table-score = Score cumulé après { $n } parties : { $scores }
table-accepted = { $name } accepte
table-accepted-you = Vous acceptez
table-unanswered = { $name } n’a pas répondu : la place est libre
table-unanswered-you = Vous n’avez pas répondu : votre place est libre
table-joined = { $name } remplace { $whose }
table-joined-you = Vous remplacez { $whose }
table-will-join = { $name } remplacera { $whose } dès la prochaine manche
table-will-join-you = Vous remplacerez { $whose } dès la prochaine manche
table-will-not-join = { $name } préfère finalement regarder
table-will-not-join-you = Vous préférez finalement regarder
table-cancelled = La table est fermée

## What one can say at a table

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-your-turn = C’est à vous.
phrase-oops = Oups !
phrase-nice-bid = Belle offre !
phrase-again = Encore une partie ?
phrase-good-bye = Au revoir !

## Moves that the rules forbid; the clause follows in brackets

refusal-out-of-turn = Pas encore : c’est à { $name } de jouer.
refusal-out-of-turn-several = Pas encore : on attend { $names }.
refusal-out-of-turn-over = La manche est finie.
refusal-not-in-hand = Pas dans votre main : { $cards }.
refusal-not-while-bidding = Impossible pendant les enchères.
refusal-bid-equals = { $name } propose déjà { $amount }. Chaque offre doit être différente.
refusal-draw-after-bid = On ne peut passer et piocher que si l’on n’a pas fait d’offre.
refusal-draw-from-nothing = La pioche est vide.
refusal-not-in-cellars = C’est la mise en cave : placez une bouteille ou terminez.
refusal-hand-too-large = Six cartes en main au maximum : placez-en encore { $count }.
refusal-place-taken = Seule une bouteille vide peut être recouverte, et seulement par du vin.
refusal-empty-on-empty = Seule une bouteille vide peut être recouverte, et seulement par du vin.
refusal-pyramid-full = Les 15 emplacements sont occupés : recouvrez d’abord les bouteilles vides.
refusal-cellar-begins = Une cave commence par une bouteille au niveau du bas : son emplacement est 1:0.
refusal-unsupported = Il faut d’abord occuper les deux emplacements du dessous.
refusal-row-full = Le niveau du bas a déjà ses cinq bouteilles.
refusal-row-gap = Le niveau du bas ne s’agrandit qu’à ses deux extrémités.
refusal-not-in-exchange = C’est la phase d’échange : prenez un étalage, échangez ou gardez l’offre.
refusal-swap-with-oneself = C’est vous. Pour reprendre votre propre offre, gardez-la.
refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-no-bid-left = { $name } n’a pas d’offre sur la table.
refusal-bid-empty = Choisissez au moins une carte.
refusal-malformed = Ce coup n’existe pas dans ce jeu.

## Why the server says no

problem-no-such-table = Cette table n’existe pas. Elle a peut-être été supprimée.
problem-no-such-match = Cette partie n’existe pas à cette table.
problem-no-such-seat = Cette place n’existe pas à cette table.
problem-no-such-bot = Aucun bot ne porte ce nom.
problem-no-such-phrase = Cette phrase n’existe pas.
problem-no-such-position = L’enregistrement n’a pas de position portant ce numéro.
problem-no-such-entry = Le journal n’a pas de ligne portant ce numéro.
problem-bad-record = Ce n’est pas l’enregistrement d’une partie : impossible de la revoir.
problem-no-such-session = Cette connexion n’existe pas, ou n’existe plus.
problem-no-such-token = Vous n’avez pas ce jeton d’accès.
problem-no-such-link = Ce lien n’existe pas : il a déjà servi ou il est trop ancien.
problem-no-such-option = Ce jeu n’a pas cette règle maison.
problem-cursor = La liste ne continue pas à cet endroit. Reprenez du début.
problem-not-your-seat = Vous n’avez pas de place à cette table.
problem-not-the-host = C’est réservé à l’hôte de la table.
problem-not-for-programs = Un jeton d’accès permet de jouer, mais pas de créer, de révoquer ou de supprimer quoi que ce soit.
problem-not-here = Les statistiques du serveur ne sont accessibles que sur le serveur lui-même.
problem-not-over = La partie n’est pas finie. D’ici là, son enregistrement en dirait trop.
problem-deal-counts = Cette partie est comparée à d’autres : conseils et analyse viendront à la fin.
problem-hands-open = Toutes les mains de cette partie ont pu être vues dans une analyse. Vous pouvez la regarder jusqu’au bout.
# $day
problem-day-to-come = Cette donne du jour n’est pas encore là. Sur ce serveur, nous sommes le { $day } (UTC).
problem-deal-gone = La partie de cette donne a été effacée. Demandez un défi plus récent.
problem-no-such-challenge = Ce défi n’existe pas. Le lien a peut-être été coupé : redemandez-le.
problem-no-hints = Pas de conseils à cette table : des gens s’y rencontrent, et elle a été ouverte sans.
problem-no-coach = Personne ici ne sait juger ce jeu.
problem-nothing-to-decide = Il n’y a rien à décider ici.
problem-no-such-puzzle = Aucun problème ne porte ce numéro.
problem-not-away = Pas encore : un bot peut jouer à la place de qui n’est plus là depuis deux minutes alors que la table attend, ou ne joue pas pendant un quart d’heure. S’il y a une horloge, elle seule décide.
problem-not-found = Il n’y a rien à cette adresse.
problem-wrong-method = C’est impossible à cette adresse.
problem-wrong-token = Ce jeton d’accès est inconnu ou a été révoqué.
problem-wrong-phase-open = Pas encore : la partie n’a pas commencé.
problem-wrong-phase-revealing = Pas maintenant : la partie va commencer.
problem-wrong-phase-playing = Pas maintenant : la partie est en cours.
problem-wrong-phase-over = Trop tard : la partie est finie.
problem-wrong-phase-cancelled = Trop tard : la table est fermée.
problem-unknown = Personne ne vous connaît encore ici. Prenez d’abord place à une table.
problem-stale = La situation a changé entre-temps. Vérifiez votre choix.
problem-unavailable = Le serveur ne peut rien enregistrer pour le moment, rien n’a donc changé. Réessayez bientôt.
problem-stopping = Le serveur s’arrête. Revenez dans un instant.
problem-busy = La table change trop vite. Réessayez.
problem-full = Ce serveur est complet.
problem-link-used = Ce lien a déjà servi ou il est trop ancien. Créez-en un autre.
problem-other-match = Le jeu, les règles maison ou le nombre de joueurs de cette partie étaient différents.
problem-how-many-moves = Il faut au moins un coup, mais pas tant que cela.
problem-one-move = Quand tout le monde décide en même temps, un seul coup est attendu.
problem-seal = Le sceau d’un mot compte 64 chiffres hexadécimaux.
problem-sealed-words = Les mots du mélange sont d’abord scellés. Rechargez la page ou utilisez une version plus récente du programme.
problem-other-word = Ce n’est pas le mot qui a été scellé.
problem-would-reveal = Des cartes seront retournées : personne ne peut connaître la suite.
problem-clock = Le temps par coup est de 14 jours au maximum.
problem-seat-taken = Cette place est prise.
problem-still-asked = Pas encore : quelqu’un a encore le temps de répondre à la revanche proposée.
problem-too-late = La partie est trop avancée pour y prendre place. Vous pouvez la regarder jusqu’au bout.
problem-seat-free = Personne n’occupe cette place.
problem-stand-in = Personne ne choisit le bot qui prend la relève : c’est toujours un bot de force moyenne qui n’est pas encore à la table.
problem-stand-in-has-moved = Un bot a décidé pour vous, et cela reste acquis. Vous reprenez la main au prochain choix.
problem-nobody-seated = Il n’y a encore personne. Prenez place d’abord, ou mettez des bots partout.
problem-name = Un nom compte de 1 à 24 lettres, chiffres ou signes visibles.
problem-name-taken = À cette table, quelqu’un s’appelle déjà { $name }.
problem-name-alike = Cela ressemble trop à { $name }, un nom déjà pris à cette table. Choisissez-en un que personne ne confondra.
problem-name-of-bot = C’est ici le nom d’un bot. Ajoutez quelque chose, par exemple un nom de famille, pour qu’on ne vous confonde pas.
problem-name-on-ladder = Au classement, quelqu’un porte déjà ce nom ou un nom qui lui ressemble. Choisissez-en un autre.
problem-label = Un libellé compte de 1 à 64 lettres, chiffres ou signes.
problem-rules-version = Cette partie se joue avec une autre version des règles que celle du serveur.
problem-too-many-tables = Vous avez trop de tables. Finissez d’abord quelques parties, ou fermez des tables.
problem-too-many-tokens = Vous avez trop de jetons d’accès. Révoquez-en un d’abord.
problem-too-many-streams = Vous avez trop de pages ouvertes. Fermez-en d’abord quelques-unes.
problem-too-many-requests = Trop de demandes. Attendez un instant.
problem-crowded-network = Trop de demandes arrivent de votre réseau en ce moment. Attendez un instant.
problem-too-slow = La demande a mis trop de temps à arriver. Rien n’a été modifié.
problem-too-large = C’est trop volumineux.
problem-malformed = Le serveur ne comprend pas.
problem-refused = Le serveur refuse.
problem-failure = Une erreur s’est produite sur le serveur.
problem-no-connection = Le serveur ne répond pas.

## The bots, each in a line

bot-name-clement = Clément
bot-name-zsofia = Zsófia
temper-lena = Sa première soirée : propose selon l’humeur et met ses bouteilles en cave trop tôt.
temper-paul = Ne résiste pas à l’étalage, et le paie trop cher.
temper-marta = Aime mieux piocher une carte que se battre pour l’étalage.
temper-otto = Un vieux renard : ne passe jamais sans offre, fût-ce une bouteille vide.
temper-yvonne = Réfléchit à votre prochaine offre avant de faire la sienne.
temper-clement = Sait ce qu’une cave peut devenir, et ce que vous préparez.
temper-tim = Sa première soirée : propose ce qui lui tombe sous la main et prend les plus gros chiffres.
temper-greta = Ne lâche qu’un billet à la fois, n’importe lequel, et prend ce qui lui plaît.
temper-jules = Veut choisir le premier et ne propose jamais moins de 90.
temper-ilse = Ne propose jamais plus de 70 et fait fortune avec ce que vous laissez.
temper-viktor = Propose presque toujours entre 50 et 80, et ce qui lui sert le moins.
temper-zsofia = Sait que vous réfléchissez aussi, et brouille les pistes.
temper-random = Un coup permis pris au hasard, tous à chances égales.
temper-greedy = Pèse chaque choix selon des règles empiriques et prend le meilleur.
temper-ismcts = Essaie ses coups dans des mondes imaginés, puis y joue la suite au hasard.
temper-ismcts-greedy = De même, mais joue la suite selon des règles empiriques.
temper-expert = Le plus fort de tous.
temper-expert-deep = L’expert qui s’attend à des experts : plus fort parmi eux, et plus lent.
temper-expert-0-1 = Le plus fort de la version 0.1, tel quel.
temper-expert-network = Le réseau de l’expert, sans sa recherche.
temper-expert-search = La recherche de l’expert, sans son réseau.

## House rules: a name for each option, and words for its values where they are not numbers

option-draw = Cartes piochées après avoir passé
option-draw-open = visibles par tous
option-draw-hidden = cachées
option-triangles = Triangles
option-triangles-both = pointe en haut ou en bas
option-triangles-upright = pointe en haut seulement
option-deals = Nombre de manches
# $option: its name, $value
option-chosen = { $option } : { $value }
