## The table talk of any game

terminal-you = Vous
terminal-not-compiled = Le noyau n’est pas compilé : les bots pensent environ cent fois plus lentement. Réinstallez avec un compilateur C.
terminal-which-game = Quel jeu ? [1]
terminal-which-game-again = Répondez par un nombre jusqu’à { $count }, ou par un nom : { $names }.
terminal-begin = { $game } à { $count } joueurs, graine { $seed }. Tapez ? pour l’aide, q pour quitter la table.
terminal-introduction = { $name } : { $temper }
terminal-left = Vous avez quitté la table.
terminal-record = Enregistrement de la partie : { $file }
terminal-deal = Manche { $count } sur { $of }. Jusqu’ici : { $scores }
terminal-deal-over = La manche { $count } est finie. Jusqu’ici : { $scores }
terminal-many-moves = { $count } coups permis : vos cartes dans toutes les combinaisons.
terminal-prompt = Votre coup :
terminal-help = Tapez un coup dans la notation du jeu.
terminal-commands = m montre les coups permis, w les règles, w { $clause } une seule, hint demande conseil à l’expert, q quitte la table.
terminal-hand = Votre main :
terminal-empty = vide
terminal-no-move = { $text } n’est pas un coup ici. Tapez ? pour l’aide.
terminal-no-clause = il n’y a pas de règle { $text } ; il y a { $clauses }
terminal-no-rules = les règles du jeu { $game } ne sont pas ici
terminal-other-bots = Autres

## Die Weinhändler

terminal-hand-worth = (vaut { $amount } dans une offre)
terminal-bid-stands = Votre offre s’élève à { $amount }.
terminal-must-place = Placez-en au moins { $count } : six cartes peuvent rester en main.
terminal-ask-bid = Cartes à proposer (5 14), ou p pour passer :
terminal-ask-bid-or-draw = Cartes à proposer (5 14), p pour passer, d pour passer et piocher :
terminal-ask-place = Bouteille à placer (16 2:-1), ou x pour terminer :
terminal-help-bid = Tapez les valeurs des cartes à ajouter à votre offre (0 est une bouteille vide), ou p pour passer. Si vous n’avez rien proposé, d permet de passer et de piocher : des deux cartes du dessus, vous recevez celle qui vaut le moins. Deux offres ne peuvent avoir la même valeur. Une carte montre sa valeur, la première lettre de son vin (S pour Cabernet Sauvignon) et ses étoiles.
terminal-help-place = Tapez une carte et un emplacement, par exemple 16 2:-1 : niveau 2, colonne -1. Les emplacements où l’on peut construire sont entre parenthèses, de même celui d’une bouteille vide, qu’une bouteille de vin peut recouvrir. x termine votre mise en cave.
terminal-no-price = { $text } n’est pas une carte ; les cartes sont les valeurs 5 à 25, et 0 pour une bouteille vide.
terminal-too-often = Carte { $card } plus de trois fois : il n’y en a que trois.
terminal-no-place = { $text } n’est pas un emplacement ; un emplacement s’écrit NIVEAU:COLONNE, par exemple 2:-1.
terminal-no-row = { $text } : une cave a les niveaux 1 à 5.
terminal-no-column = { $text } : aucune cave ne va jusqu’à cette colonne.

## Money!

terminal-ask-notes = Cartes à proposer, par numéro ou par nom (1 3, ou EUR20a PLAY) :
terminal-ask-exchange = Que prenez-vous (1 à { $count }) ?
terminal-help-notes = Tapez les numéros des cartes à proposer, ou leurs noms ; EUR20 sans lettre est votre premier billet de cette sorte. 0 ou PLAY ajoute l’argent factice ; seul, il signifie que vous ne participez pas à ce tour.
terminal-help-exchange = Tapez le numéro de votre choix.
terminal-choice-right = étalage de droite
terminal-choice-left = étalage de gauche
terminal-choice-swap = échanger avec { $name }
terminal-choice-keep = garder l’offre
terminal-gain = { $gain } pour votre fortune
terminal-no-note = { $text } n’est pas une carte ; les cartes s’appellent EUR20a, EUR40, XAU10a, etc., et PLAY.
terminal-note-numbers = Vos cartes vont du numéro 1 au numéro { $count }, et 0 est l’argent factice.
terminal-choice-numbers = Choisissez entre 1 et { $count }.
terminal-note-twice = Carte { $card } deux fois : il n’y en a qu’une.
terminal-one-play-money = Vous n’avez qu’une carte d’argent factice.
terminal-no-notes = Nommez au moins une carte, ne serait-ce que PLAY.

## The table as it is shown

terminal-round = tour { $count }
terminal-phase-bidding = enchères
terminal-phase-exchange = échange
terminal-phase-cellars = mise en cave
terminal-phase-over = fini
terminal-last-round = dernier tour
terminal-display = étalage
terminal-right = droite
terminal-left-display = gauche
terminal-pile = pioche
terminal-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
terminal-cards-listed = { $cards } :
terminal-last-to-come = tout en dessous :
terminal-not-in-play = hors jeu : { $codes }
terminal-column-player = nom
terminal-column-points = points
terminal-column-bid = offre
terminal-column-hand = main
terminal-column-wealth = fortune
terminal-highest = la plus élevée
terminal-passed = a passé
terminal-start = (commence)
terminal-sealed = cachée :
terminal-unseen = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
terminal-cellar = cave : { $name }
terminal-cellar-complete = cave : { $name }, complète

## A bot at a table elsewhere

terminal-join-seated = { $name } a la place { $seat } à une table { $game } pour { $count } joueurs
terminal-join-begun = partie { $count } en cours : { $names }
terminal-join-over = partie { $count } finie : { $scores }
terminal-join-fair = donne équitable : les sceaux et le mot sont ceux que ce bot a conservés, et ils donnent ces cartes
terminal-join-unfair-kept = l’équité n’est pas prouvée : ce que le serveur a publié n’est pas ce que ce bot a conservé, sceaux et mot
terminal-join-unfair-record = l’équité n’est pas prouvée : { $reason }
terminal-join-called-off = un départ a été annulé après que ce bot a révélé son mot ; il en scelle un autre
terminal-join-closed = la table est fermée
terminal-join-free = (libre)
terminal-join-again = { $reason } ; nouvel essai
terminal-join-ended = le serveur a mis fin à la connexion
terminal-join-taken-away = la place a été retirée
terminal-join-address = { $text } n’est pas l’adresse d’une table ; écrivez http://host:8484/t/ID
terminal-join-no-token = un bot joue avec un jeton d’accès, dans ETALAGE_TOKEN ; le serveur en donne un : curl -d '{"{"}"label":"bot"{"}"}' { $server }/api/me/tokens
terminal-join-token = ce n’est pas un jeton d’accès : il a des caractères qui n’y ont pas leur place
terminal-join-lost = aucun serveur ne répond à l’adresse { $server } : { $reason }
terminal-join-stranger = ce qui répond à l’adresse { $server } n’est pas un serveur Etalage
terminal-join-status = { $server } répond avec le statut { $status }
terminal-join-version = le serveur joue à { $game } selon la version { $theirs } des règles, ce programme connaît la version { $ours } ; installez la version d’Etalage qu’a le serveur
terminal-join-other-seat = dans cette partie vous avez la place { $seat }, pas { $wanted } ; omettez --seat pour la jouer
terminal-join-all-taken = pas de place libre à cette table : toutes sont prises
terminal-join-has-begun = pas de place libre à cette table : la partie a commencé
terminal-join-is-over = pas de place libre à cette table : la partie est finie
terminal-join-is-closed = pas de place libre à cette table : elle est fermée

# $day, $game, $level: evening or expert
terminal-daily = La donne du jour, { $day } : { $game }, { $level }
terminal-daily-text = Les mêmes cartes pour tout le monde, et les mêmes réponses aux mêmes coups.
terminal-daily-level-evening = table du soir
terminal-daily-level-expert = table d’experts
# $name, $score
terminal-daily-expert = À votre place, { $name } arrive à { $score }.
