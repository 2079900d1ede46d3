### The table of Die Weinhändler. Names, amounts, cards and lists of cards ("21 + 10") come formatted; $gain is "+7".

## Cards

# $wine: its name, $price, $stars: number
wine-card = { $wine } { $price }, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
# $price
wine-card-empty = Bouteille vide { $price }
wine-card-back = Carte face cachée

## The bar, the house rules, keys

# $round: number
wine-when = Tour { $round }
wine-when-last = Tour { $round }, le dernier
# $wines: a list
wine-left-out = Sans { $wines }
wine-key-choose = Choisir une bouteille ou la remettre en main
wine-key-go = Faire ce que dit le grand bouton
wine-key-pass = Passer, ou terminer le tour
wine-key-draw = Passer et piocher
wine-key-walk = D’un emplacement possible au suivant
wine-key-undo = Annuler
wine-key-lower = Tout remettre en main
# Beside the buttons: what the keys before these words do
wine-hint-choose = choisir
wine-hint-bid = proposer
wine-hint-pass = passer
wine-hint-place = emplacement
wine-hint-lay = placer
wine-hint-undo = annuler

## What the moment asks for

wine-turn-bid = À vous : faites une offre ou passez
wine-turn-bid-last = Dernier tour : faites une offre ou passez
wine-nobody-bid = Pas encore d’offre.
# $name, $amount
wine-leads = { $name } mène avec { $amount }.
wine-leads-you = Vous menez avec { $amount }.
# $names: a list, $count: how many they are
wine-still-in = { $count ->
    [one] { $names } peut encore faire une offre.
   *[other] { $names } peuvent encore faire une offre.
}
wine-alone = Plus personne d’autre ne peut faire d’offre.
# While the reader leads. $names: a list, $count: how many they are
wine-may-overbid = { $count ->
    [one] { $names } peut encore proposer : si quelqu’un vous dépasse, vous prenez son offre au lieu de l’étalage.
   *[other] { $names } peuvent encore proposer : si quelqu’un vous dépasse, vous prenez son offre au lieu de l’étalage.
}
# For whoever is to bid and leads. $names: a list of those who may still bid, $count: how many they are
wine-may-pass = { $count ->
    [one] Passer vaut pour tout le tour : votre offre reste, et { $names } peut encore monter.
   *[other] Passer vaut pour tout le tour : votre offre reste, et { $names } peuvent encore monter.
}
wine-safe = Plus personne ne peut proposer : passez, et l’étalage est à vous.
# A little later it is done without a press of the button
wine-safe-coming = Plus personne ne peut proposer : l’étalage est à vous, vous passez dans un instant.
wine-only-pass = Aucune offre possible : vous ne pouvez que passer.
# A little later it is done without a press of the button
wine-only-pass-coming = Aucune offre possible : vous passez dans un instant.
wine-only-done-coming = Rien à placer : votre tour de jeu se termine dans un instant.
wine-clash-title = Cette valeur est prise
# $name, $amount
wine-clash = { $name } propose déjà { $amount }. Chaque offre doit être différente.
# $name
wine-is-bidding = { $name } propose…
wine-is-laying = { $name } place des bouteilles
# $name. On the large button
wine-is-laying-short = { $name } place…
wine-you-passed = Vous avez passé.
# $amount: what the reader has bid before passing
wine-you-stand = Vous en restez à { $amount }.
# $count: number of bottles
wine-must-lay = { $count ->
    [one] Placez au moins une bouteille
   *[other] Placez au moins { $count } bouteilles
}
wine-must-lay-more = { $count ->
    [one] Placez-en encore au moins une
   *[other] Placez-en encore au moins { $count }
}
# $count: number of cards in hand
wine-hand-limit = Vous avez { $count } cartes en main, six peuvent y rester.
wine-may-lay = Placez des bouteilles, ou terminez le tour
wine-may-end = { $count ->
    [0] Votre main est vide.
   *[other] { $count } en main, six peuvent y rester : vous pouvez terminer le tour.
}
wine-lay-last = Dernier tour : placez tout ce que vous pouvez
wine-lay-last-text = Ce qui reste en main ne rapporte rien.
# While bottles are placed in the last round. $count: bottles of the hand that may still be placed, $gain: of the best of them
wine-still-scores = { $count ->
    [one] Vous pouvez encore placer une bouteille : { $gain }.
   *[other] Vous pouvez encore placer : { $count } bouteilles ont leur place, la meilleure rapporte { $gain }.
}
# $card: its name, $count: number of places
wine-fits = { $count ->
    [0] { $card } : aucun emplacement pour l’instant.
    [one] { $card } : un seul emplacement possible.
   *[other] { $card } : { $count } emplacements possibles.
}
wine-exchange-title = Les offres changent de mains
wine-no-bids-title = Personne n’a fait d’offre : l’étalage reste en place
# $cards
wine-you-take-display = Vous prenez l’étalage : { $cards }.
# $name, $cards
wine-you-take-bid = Vous prenez l’offre faite par { $name } : { $cards }.
wine-you-take-nothing = Vous n’avez pas fait d’offre : rien pour vous cette fois.

## The large button and those beside it

wine-choose = Choisir
# $amount
wine-bid = Proposer { $amount }
wine-taken = Valeur déjà prise
wine-not-so = Pas permis
wine-pass = Passer
# Passing with the highest bid. $amount
wine-stand-by = Passer à { $amount }
# Stops what would be done without a press of the button
wine-wait = Attendre
wine-pass-draw = Passer et piocher
wine-go-on = Continuer
wine-choose-place = Choisir l’emplacement
# $gain
wine-place-here = Placer ici : { $gain }
wine-lay-down = Terminer le tour : { $gain }
wine-lay-more = { $count ->
    [one] Encore une à placer
   *[other] Encore { $count } à placer
}
wine-lay-nothing = Terminer le tour
# The same once more, after one has been told what is lost by it
wine-end-anyway = Terminer quand même
wine-undo = Annuler

## Seats

# Beside the name of a bot
wine-bot = bot
wine-starts = commence
wine-start-player = Premier joueur
# $count: number
wine-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
wine-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
wine-no-bid-yet = Pas encore d’offre
wine-passed = Passe
wine-passed-drew = Passe et pioche
wine-took-display = A pris l’étalage
# $name, $amount
wine-took-bid = A pris { $amount } à { $name }
wine-took-yours = Vous a pris { $amount }
wine-did-not-bid = N’a rien proposé
# $amount, $rank: "2nd"
wine-bid-rank = offre : { $amount }, { $rank }
wine-laid-nothing = N’a rien placé
# $gain, $cards
wine-laid = A placé { $cards } : { $gain }

## The display and the pile

wine-display = L’étalage
wine-in-pile = dans la pioche
# $count: number
wine-pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
wine-refilled-later = Complété après la mise en cave
wine-display-short = Étalage
wine-last-round = Dernier tour

## The own bid and hand

wine-hand = Votre main
wine-your-bid = Votre offre
# $name
wine-bid-of = Offre faite par { $name }
wine-bid-is = { $bid } :
wine-tap-bottles = Touchez des bouteilles pour les ajouter à votre offre.
# $count: cards in the pile
wine-draw-meaning = { $count ->
    [one] Ou passez et piochez : la dernière carte de la pioche est à vous.
   *[other] Ou passez et piochez : on retourne deux cartes de la pioche, la moins chère est à vous.
}
wine-add-or-swap = Ajoutez ou changez une bouteille.
# $rank: "2nd", $of: number
wine-rank-of = { $rank } sur { $of }
wine-value-taken = déjà prise
# $gives: one of the three below
wine-now-display = Pour l’instant, vous prenez l’étalage ; { $gives }.
# $name, $cards
wine-now-bid = Pour l’instant, vous prenez { $cards } à { $name } ; { $gives }.
wine-gives-display = votre offre devient l’étalage
# $name
wine-gives-bid = votre offre va à { $name }

## The exchange

# Beside a name. $amount
wine-bid-was = offre : { $amount }
wine-takes-display = prend l’étalage
# $name: whose bid
wine-takes-bid = prend l’offre faite par { $name }
wine-takes-yours = prend votre offre
wine-take-display-you = prenez l’étalage
wine-take-bid-you = prenez l’offre faite par { $name }
# $name
wine-new-display = L’offre faite par { $name } devient le nouvel étalage
wine-new-display-you = Votre offre devient le nouvel étalage

## Cellars

wine-your-cellar = Votre cave
# $name
wine-cellar-of = Cave : { $name }
wine-cellar-short = Cave
# $count: number of bottles there
wine-of-places = { $count } sur 15
wine-cellar-begins = La première bouteille va au milieu.
wine-complete-cellars = { $count ->
    [one] { $count } cave complète
   *[other] { $count } caves complètes
}
# $gain, $count: number of stars
wine-gain-stars = { $count ->
    [one] { $gain } étoile
   *[other] { $gain } étoiles
}
wine-gain-alike = { $gain } trois identiques
wine-gain-mixed = { $gain } trois différentes
wine-gain-none = aucun point
# $row, $number: counted from below and from the left, $gain
wine-place-lit = Niveau { $row }, emplacement { $number } : { $gain }
# $card, $gain
wine-place-staged = { $card }, en attente : { $gain }. Reprendre
# $card, $number
wine-card-staged = { $card }, en attente, numéro { $number }. Reprendre
wine-staged = À mettre en cave

## The result

# $points, $other: points of the second
wine-you-win = Vous avez gagné, { $points } à { $other }
# $name, $points, $other
wine-name-wins = { $name } gagne, { $points } à { $other }
# $names: a list, $points
wine-shared-win = Victoire partagée : { $names }, { $points } partout
wine-over-display = La pioche est vide et la boutique a fermé.
wine-over-draw = La dernière carte a été piochée et la boutique a fermé.
wine-over-stall = Depuis dix tours, aucune carte n’a quitté la pioche : la boutique ferme.
wine-ranking = Classement
wine-stars = Étoiles
wine-bottles = { $count ->
    [one] { $count } bouteille
   *[other] { $count } bouteilles
}
wine-trios-alike = Trois identiques
wine-trios-mixed = Trois différentes

## Seen cards

wine-known-text = Cartes qu’on a vues entrer dans une main, et qui n’en sont pas ressorties.
# $count: number
wine-unknown-cards = { $count ->
    [one] et { $count } carte jamais vue
   *[other] et { $count } cartes jamais vues
}
wine-known-nothing = aucune carte vue
wine-under-title = Sous la pioche, dans l’ordre d’arrivée

## The log, where the place is seen and need not be said

# $name, $card, $gain: with its sign
wine-log-lays = { $name } place { $card } : { $gain }
# $card, $gain
wine-log-lays-you = Vous placez { $card } : { $gain }
# $name, $card, $gain, $count: number of trios
wine-log-lays-trios = { $name } place { $card } : { $gain }, avec { $count ->
    [one] un triplet
   *[other] { $count } triplets
}
# $card, $gain, $count
wine-log-lays-trios-you = Vous placez { $card } : { $gain }, avec { $count ->
    [one] un triplet
   *[other] { $count } triplets
}
# $name
wine-log-lays-empty = { $name } place une bouteille vide
wine-log-lays-empty-you = Vous placez une bouteille vide
# $name
wine-log-lays-nothing = { $name } ne place rien
wine-log-lays-nothing-you = Vous ne placez rien
