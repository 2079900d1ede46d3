### The table of Money! in the browser. Names, amounts and lists come formatted; $n is a number to select on.

## Cards

# After a number: the note of 20 yen. $value
money-note-jpy = { $value } yens
money-note-eur = { $value } euros
money-note-usd = { $value } dollars
money-note-gbp = { $value } livres
money-note-chf = { $value } francs suisses
money-note-sek = { $value } couronnes suédoises
money-note-rub = { $value } roubles
# $value: always 10
money-coin = pièce d’or { $value }
money-play-money = argent factice
money-face-down = face cachée
# $card: one of the above, $serial: its number
money-card-number = { $card }, numéro { $serial }
# The currencies alone, at the head of a row or a pocket
money-jpy = yen
money-eur = euro
money-usd = dollar
money-gbp = livre
money-chf = franc
money-sek = couronne
money-rub = rouble
# $n: number of coins
money-coins = { $n ->
    [one] pièce
   *[other] pièces
}
money-play-short = factice
# Beside it
money-worthless = sans valeur
# No cards of a currency, no coins, no trios
money-none = aucun
# A stack of equal cards in the hand. $card, $n: how many there are, $chosen: how many of them are in the bid
money-stack = { $card } : { $n } en tout, { $chosen } dans l’offre
money-stack-one = { $card }
money-stack-one-chosen = { $card }, dans l’offre
# A note that the hand lacks
money-stack-none = { $card } : aucun billet
# $cards: a list of cards, $n: how many of the same
money-several = { $n } × { $card }

## Where we are

# $deal, $deals, $round
money-when = Manche { $deal } sur { $deals } · tour { $round }
# A match of one deal
money-when-single = Tour { $round }
# $deal, $deals
money-when-over = Manche { $deal } sur { $deals }
# Over the signs of the currencies that are not in this match
money-without = sans
# $names: of currencies
money-left-out = Hors jeu : { $names }

## The table

money-displays = Les deux étalages
money-left = Gauche
money-right = Droite
money-for-you = pour vous
money-at-this-bid = pour vous, avec cette offre
money-for-you-meaning = Votre fortune, si vous preniez cet étalage pour les cartes choisies et si la manche finissait là
# Where the gain will stand as soon as cards are chosen
money-for-you-choose = choisir d’abord
# $n: cards in the pile
money-pile = reste { $n }
money-pile-spoken = { $n ->
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
# $n: cards in a hand
money-in-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
# $amount: wealth of the deals before
money-so-far = { $amount } jusqu’ici
money-your-hand = Votre main
# Over the cards of the hand and those of the open bid, counted together
money-hand-and-bid = Main et offre
money-hands = Toutes les mains
# $amount
money-worth = vaut maintenant { $amount }
# $old, $amount
money-worth-with = valeur : { $old } → { $amount }
# Under a currency: how much is missing, and for what. $amount
money-missing-to-count = encore { $amount }, puis ça compte
money-missing-to-full = encore { $amount }, puis tout compte
# The same in very little room: after a few words how much is missing, as +50. $amount
money-missing-to-count-short = compte à { $amount }
money-missing-to-full-short = entier à { $amount }
money-in-full = en entier
# What a screen reader says over a pocket. $currency, $sum, $counted
money-pocket = { $currency } : { $sum }, compte pour { $counted }
money-yours = en main
money-bid-pip = offre
money-missing-pip = manque

## What a seat is doing

money-has-bid = offre faite
# Beside an envelope on a phone: very short
money-has-bid-short = posée
money-thinking = réfléchit…
# $amount
money-seat-bid = offre : { $amount }
money-sits-out-short = ne joue pas
money-took-left = a pris à gauche
money-took-right = a pris à droite
# On a phone: short
money-took-left-short = à gauche
money-took-right-short = à droite
# $name
money-swapped = échange avec { $name }
money-swapped-you = échange avec vous
money-swapped-short = échange
money-kept = offre gardée
# On a phone: short
money-kept-short = gardée
# In the ranking of the bids. $deed: one of those above, $amount: of what was taken
money-deed-worth = { $deed } : { $amount }
money-acts = choix en cours
# The bid before the player is one that a swap has left there. $name: who left it
money-acts-with = choix en cours, offre laissée par { $name }
money-acts-with-yours = choix en cours, avec votre offre

## The status line

money-status-choose = Choisissez votre offre.
money-status-sealed = Votre offre est posée, face cachée.
money-status-change = Modifiez votre offre, ou laissez-la.
money-status-bidding = Chacun choisit son offre.
# $names, $n: how many they are
money-have-bid = { $n ->
    [one] { $names } a fait son offre.
   *[other] { $names } ont fait leur offre.
}
# $names
money-still-to-bid = On attend encore : { $names }.
money-status-open = Les offres sont révélées.
money-status-settled = Le tour est fini.
# $name
money-first = { $name } a l’offre la plus élevée et joue en premier.
money-first-you = Vous avez l’offre la plus élevée et jouez en premier.
# Several have bid the most. $name: whose note has the lowest number
money-first-tied = { $name } joue en premier.
money-first-tied-you = Vous jouez en premier.
# $ordinal: 3rd
money-you-act = Vous jouez en { $ordinal } position.
money-you-sit-out = Vous ne participez pas à ce tour.
money-all-sit-out = Personne ne participe à ce tour.
# $amount: of the bid before the player
money-status-exchange = À vous : échangez votre offre de { $amount }.
# $name
money-status-acts = C’est à { $name } de jouer.
# $name, what a player did in this round
money-did-left = { $name } a pris l’étalage de gauche.
money-did-right = { $name } a pris l’étalage de droite.
# $name, $other
money-did-swap = { $name } a échangé avec { $other }.
money-did-keep = { $name } a gardé l’offre.
money-did-left-you = Vous avez pris l’étalage de gauche.
money-did-right-you = Vous avez pris l’étalage de droite.
money-did-swap-you = Vous avez échangé avec { $other }.
money-did-keep-you = Vous avez gardé l’offre.
money-did-swap-with-you = { $name } a échangé avec vous.
money-last-round-pile = Dernier tour : la pioche est épuisée.
money-last-round-stall = Dernier tour : depuis dix tours, aucune carte n’a quitté la pioche.

## The bid, sealed or not

# $n: cards
money-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
money-sealed-short = offre cachée
# $amount
money-sealed-was = cachée : { $amount }
money-not-sealed = offre à poser
money-back-to-sealed = Revenir à l’offre cachée
money-put-all-back = Tout reprendre en main

## The primary button

money-go-choose = Choisir une carte
# $amount
money-go-seal = Proposer { $amount }
money-go-sit-out = Ne pas participer
money-go-sealed = Offre cachée : { $amount }
money-go-sealed-out = Vous ne participez pas
money-go-change = Modifier l’offre : { $amount }
money-go-change-out = Ne plus participer
# $name: who acts first
money-go-on = Continuer : { $name }
money-go-on-you = Continuer : à vous
money-go-on-round = Tour suivant
money-go-take = Choisir un échange
# $gain: +130
money-go-left = Étalage de gauche : { $gain }
money-go-right = Étalage de droite : { $gain }
# $name, $gain
money-go-swap = Échanger avec { $name } : { $gain }
money-go-keep = Garder l’offre : { $gain }
# $deal
money-go-deal = Lancer la manche { $deal }
# Beside the button
money-stays-open = Reste affiché jusqu’à ce que vous continuiez.
# $name, $amount
money-then = Ensuite, { $name } joue avec { $amount }.
money-then-round = Ensuite, le tour est fini.
money-fresh-shuffle = Mêmes devises, nouveau mélange.
# $name
money-waiting = En attente : { $name }

## Reveal and exchange

money-ranks = Les offres, la plus élevée en premier
money-exchange = Votre échange
# $amount: that several have bid. The lowest serial number decides
money-tie = Égalité à { $amount } : le plus petit numéro de série joue d’abord
# $first, $second: serial numbers, between the two notes
money-tie-before = avant
money-choice-left = Étalage de gauche
money-choice-right = Étalage de droite
# $name
money-choice-bid = Offre : { $name }
money-choice-keep = Garder l’offre
# $name: whose bid now lies in the display, or before the player
money-left-by = cartes laissées par { $name }
money-swap-note = { $name } reçoit la vôtre et joue ensuite
money-keep-note = de retour dans votre main
money-nothing-changes = rien ne change
money-same-worth = même valeur pour l’instant
money-from-to = { $old } → { $amount }
money-trio = triplet

## Scoring

money-reckoning = Le décompte
money-reckoning-note = la somme, et ce qui en compte
money-trios = triplets
# $deal
money-deal = Manche { $deal }
money-match = La partie
# $n: deals played, $deals
money-after-deals = après { $n } sur { $deals }
money-scores = Le décompte jusqu’ici
# $deal, $name
money-wins-deal = { $name } gagne la manche { $deal }
money-wins-deal-you = Vous gagnez la manche { $deal }
# $deal, $names
money-shares-deal = Manche { $deal }, partagée : { $names }
# $currency, $sum, $counted
money-best-full = { $currency } : { $sum }, compte en entier
money-best = { $currency } : { $sum }, compte pour { $counted }
# $name, $by: how much more than the next
money-richest = { $name } a la plus grosse fortune de la manche, avec { $by } d’avance.
money-richest-you = Vous avez la plus grosse fortune de la manche, avec { $by } d’avance.
# $names
money-richest-shared = La plus grosse fortune de la manche : { $names }.
# $name, $by, $n: deals to go
money-leads = { $n ->
    [one] { $name } mène la partie avec { $by } d’avance, à une manche de la fin.
   *[other] { $name } mène la partie avec { $by } d’avance, à { $n } manches de la fin.
}
money-leads-you = { $n ->
    [one] Vous menez la partie avec { $by } d’avance, à une manche de la fin.
   *[other] Vous menez la partie avec { $by } d’avance, à { $n } manches de la fin.
}
# $names
money-level = À égalité dans la partie : { $names }.
# $name, $by
money-won-by = Avec { $by } d’avance. Deuxième place : { $name }.

## Seen cards

# $n: cards of a hand of which nobody knows
money-unknown = { $n ->
    [one] et { $n } jamais vue
   *[other] et { $n } jamais vues
}
money-known-text = Cartes qu’on a vues entrer dans une main, et qui n’en sont pas ressorties.
money-known-none = Aucune carte vue pour l’instant.
money-memory-off = Pas d’aide-mémoire à cette table.

## Keys

money-key-currency = vers une devise de votre main, ou choisir un échange
money-key-arrows = de carte en carte
money-key-space = choisir une carte
money-key-undo = annuler
money-key-enter = le bouton en bas à droite

## The log

# $bids: names with what they bid, as a list, highest first
money-log-bids = Les offres : { $bids }
# $names: of those who bid only play money, as a list
money-log-bids-out = Les offres : { $bids }. Hors jeu pour ce tour : { $names }
money-log-all-out = Les offres : rien que de l’argent factice
# $count: number of the round
money-log-round-display = Tour { $count }, le dernier : la pioche est épuisée
money-log-round-stall = Tour { $count }, le dernier : depuis dix tours, aucune carte n’a quitté la pioche
