### The rules as pages and sheets, replays, and the check of fair deals.

# $game: its name
rules-of = Règles : { $game }
rules-contents = Sommaire
# $clause: such as W9
rules-open-clause = Lire { $clause } dans les règles
rules-own-page = Les règles sur leur propre page
rules-learn = Apprendre en jouant

## A replay

# $game: its name
replay-controls = Revoir la partie : { $game }
# $ply: number of moves played so far, $plies: of all moves
replay-where = Coup { $ply } sur { $plies }
# $deal, $deals: numbers
replay-deal = manche { $deal } sur { $deals }
replay-position = Position
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un coup en avant
replay-last = À la fin
# The name of a key
replay-key-space = Espace
replay-speed = Vitesse
replay-speed-slow = lente
replay-speed-normal = normale
replay-speed-fast = rapide
replay-eyes = Point de vue
replay-eyes-open = tout visible
replay-result = Résultat
replay-winner = gagne
replay-unfinished = Cette partie n’est pas finie.
replay-copy-link = Copier un lien vers cette position
replay-link-copied = Le lien est copié.
replay-link-there = Le lien est dans la barre d’adresse du navigateur : vous pouvez l’y copier.
replay-download = Télécharger l’enregistrement
replay-to-table = Aller à la table
replay-another = Revoir une autre partie
replay-not-over-title = La partie est en cours
replay-not-over-text = Revoir une partie, c’est voir toutes les cartes : il faut donc attendre qu’elle soit finie.
replay-gone-title = Cette partie n’est plus ici
replay-gone-text = Les parties sont effacées quelque temps après leur fin. Si quelqu’un a sauvegardé l’enregistrement, on peut toujours la revoir.

## Records from files

replay-page-title = Revoir une partie
replay-page-text = Toute partie finie peut être sauvegardée : toutes les cartes et tous les coups dans un petit fichier. Ici, vous la parcourez coup par coup.
replay-choose = Choisir un enregistrement
replay-choose-text = ou déposez-le ici (.json ou .jsonl)
replay-no-record = Ce fichier ne contient pas de partie. Un enregistrement est un fichier .json sauvegardé ici après une partie, ou un fichier .jsonl qui en contient un par ligne.
replay-too-long = Cet enregistrement est trop long, ou un nom l’est : un nom a 64 caractères au plus.
replay-cut-off = Ce lien est incomplet. Il a sans doute été coupé lors de la copie.
# $count: number
replay-in-file = { $count ->
    [one] { $count } partie dans ce fichier
   *[other] { $count } parties dans ce fichier
}
replay-samples = Exemples de parties
# $n: number, $text: the same, formatted
replay-moves = { $n ->
    [one] { $text } coup
   *[other] { $text } coups
}
replay-bad-title = Cet enregistrement n’est pas valable
# $deal, $move: numbers from 1
replay-bad-move = Dans la manche { $deal }, le coup { $move } est impossible.
# $deal: number from 1
replay-bad-deal = La manche { $deal } n’est pas correcte.
# $key: the name of a part of the file
replay-bad-key = Une partie du fichier n’est pas correcte : { $key }.
replay-bad-size = Le serveur ne peut pas lire cet enregistrement : il est trop gros, ou n’a pas le bon format.

## The check of a fair deal

fair-invites = Vérifiez vous-même que personne n’a choisi les cartes.
fair-check = Vérifier le mélange
fair-proved = Personne n’a choisi ces cartes
fair-proved-text = Avant la première carte, le serveur a scellé un nombre secret et chaque navigateur à la table, le vôtre aussi, un mot au hasard. Votre navigateur vient de tout mélanger à nouveau : ce sont les mêmes cartes. Leur empreinte :
fair-holds = L’enregistrement est cohérent
fair-holds-text = Secret, sceaux et mots vont ensemble et donnent ces cartes. Cet appareil n’a rien conservé de la partie : il ne sait pas dans quel ordre ils ont été montrés :
fair-holds-1-text = Le secret correspond à son sceau et, avec les mots, donne ces cartes. Les mots n’étaient pas encore scellés : quelqu’un aurait pu choisir le sien en dernier :
fair-wrong = L’équité de cette donne n’est pas prouvée
fair-wrong-secret = Ce secret n’est pas celui qui était scellé avant la première carte.
fair-wrong-seals = Un mot n’est pas celui qui a été scellé.
fair-wrong-kept = Le sceau du serveur, les mots scellés ou le vôtre ne sont pas ceux que cet appareil a conservés. Si vous étiez absent au départ ou ici avec un autre appareil, en voilà la raison.
fair-wrong-cards = Le secret et les mots donnent d’autres cartes que celles de l’enregistrement.
fair-wrong-unreadable = Ce que l’enregistrement dit de ses cartes est illisible.
fair-unfinished = Le secret sera publié quand la partie sera finie.
fair-again = Cartes d’une partie précédente
fair-again-text = On les a rejouées exprès : elles sont donc connues. Vérifiez la partie dont elles viennent.
fair-absent = Cet enregistrement ne dit pas comment les cartes ont été mélangées. C’est normal pour une partie qui ne s’est pas jouée sur un serveur.
fair-see-proof = Voir la preuve
fair-proof = La preuve
proof-seal = Le sceau, montré avant que quiconque prenne place
proof-seal-seen = Ce navigateur l’a vu avant la première carte.
proof-seal-not-seen = Ce navigateur n’était pas là avant la première carte : il tient le sceau de l’enregistrement.
proof-secret = Le secret, publié après la dernière carte
proof-hash = Son SHA-256, calculé ici :
proof-hash-same = Identique au sceau
proof-hash-other = Différent du sceau
proof-words = Ce que chaque place a ajouté au mélange
proof-no-word = rien
proof-word-seal = scellé ainsi :
proof-word-fits = Le mot correspond à son sceau
proof-word-other = Pas le mot qui a été scellé
proof-version-1 = Version 1 : les mots n’étaient pas scellés. Elle ne montre pas qu’ils sont venus après le sceau du serveur, ni que personne n’a choisi le sien en dernier.
proof-kept = Ce que cet appareil a conservé
proof-kept-same = Le sceau du serveur, tous les mots scellés et le vôtre : les mêmes
proof-kept-other = Le sceau du serveur, les mots scellés ou le vôtre : pas les mêmes
proof-kept-nothing = Rien de cette partie : il a seulement vérifié que ce que dit l’enregistrement va ensemble.
proof-in-vain = Départs annulés après que cet appareil a révélé un mot : { $count }
proof-cards = Les cartes, redistribuées à partir des deux
# $deal: number
proof-deal = Manche { $deal }
proof-cards-same = Les mêmes cartes
proof-cards-other = D’autres cartes
proof-how = Comment marche la donne équitable

## The page about it

fair-page-title = Personne n’a choisi vos cartes
fair-page-intro = Sur un serveur, il faut faire confiance à qui mélange. Pas ici : après chaque partie, vous pouvez vérifier vous-même que les cartes n’ont été ni choisies ni changées.
fair-page-seal = Un secret scellé
fair-page-seal-text = Avant que quiconque prenne place, le serveur tire un long nombre au hasard et le garde secret. Il n’en montre que le sceau : une empreinte qui ne permet à personne de retrouver le nombre, mais qui ne correspond à aucun autre.
fair-page-words = Un mot scellé de chacun
fair-page-words-text = Chaque personne qui prend place ajoute des lettres tirées au hasard. Votre navigateur les choisit pour vous, après avoir lu et conservé le sceau du serveur. Il n’en montre qu’un sceau, fait pour ce secret précis.
fair-page-reveal = Les mots sont révélés
fair-page-reveal-text = Quand l’hôte lance la partie, tous les sceaux sont fixés. Alors seulement, chaque navigateur dit son mot : personne ne peut choisir le sien en dernier. S’il en manque un après dix secondes, le départ est annulé aux yeux de tous, et tout recommence avec un autre secret et d’autres mots.
fair-page-cards = Le mélange
fair-page-cards-text = Le secret et les mots décident ensemble de tous les mélanges de la partie, selon une recette publique. Changez une seule lettre, et toutes les cartes sont différentes.
fair-page-secret = Le secret est levé
fair-page-secret-text = Après la dernière manche, le serveur publie le secret. Tout le monde peut alors le comparer au sceau, refaire le mélange et retrouver exactement les mêmes cartes.
fair-page-so = Donc, si au moins un appareil à la table est honnête, personne n’a choisi les cartes ni pu les prévoir avant la distribution. Votre propre navigateur le vérifie et compare avec ce qu’il a conservé, sans le serveur. À partir d’un enregistrement seul, un navigateur qui n’a pas joué peut seulement vérifier que tout va ensemble.
fair-page-not = Ce que cela ne prouve pas : que la personne qui gère le serveur, lequel distribue les cartes, ne les regarde pas ensuite.
fair-page-exactly = La recette exacte
fair-page-exactly-text = Les nombres inférieurs à n sont tirés des octets, quatre par quatre, et ils mélangent le paquet en partant de la dernière carte. Votre propre programme peut en faire autant : l’enregistrement d’une partie contient tout ce qu’il faut.
fair-page-check = Vérifier une partie
