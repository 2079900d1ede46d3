### People around a table: who is there, what they say, rematches, and those who come late.
### Names and spans of time come formatted.

## Who is there

presence-here = à la table
presence-thinking = réfléchit
presence-away = pas là
presence-gone = plus là
# $name
seat-next = { $name } prend cette place à la prochaine manche
# $names: a list; $n: how many
result-seen-by = Résultat vu : { $names }
# $names: a list; $n: how many
result-away = Pas là : { $names }

## What one can say without words

say-react = Réagir
reaction-cheers = Santé !
reaction-applause = Applaudissements
reaction-laugh = Rire
reaction-wow = Étonnement
reaction-sigh = Soupir
mute-title = Qui vous entendez
mute-on = Mettre en sourdine
mute-off = En sourdine : réécouter
mute-note = Pour vous uniquement, et seulement dans ce navigateur. Personne n’en est averti.

## Another match with the same people

# $names: those who want one, as a list; $n: how many
rematch-offered = { $n ->
    [one] { $names } propose une revanche.
   *[other] { $names } veulent une revanche.
}
# $names, $n: as above
rematch-offered-same = { $n ->
    [one] { $names } propose de rejouer la même donne.
   *[other] { $names } rejouent la même donne.
}
rematch-offered-host = L’hôte propose une revanche.
rematch-offered-same-host = L’hôte propose de rejouer la même donne.
# $span
rematch-kept = Votre place est gardée encore { $span }.
rematch-late = Vous pouvez encore en être, tant que la partie n’a pas commencé.
rematch-accept = Rejouer
rematch-decline = Non, merci
rematch-go-along = À la table
rematch-is-on = La partie suivante est en cours.
# $span
room-may-answer = peut répondre encore { $span }
room-no-answer = n’a pas répondu
# $names: a list; $span
room-still-asked = On attend { $names }, encore { $span } au plus. Ensuite, un bot prend la place.
score-title = Score cumulé
# $scores: names with wins, as a list
score-short = Score cumulé : { $scores }
# $n
score-matches = { $n ->
    [one] Après une partie ensemble
   *[other] Après { $n } parties ensemble
}
# $name, $n: wins
score-item = { $n ->
    [one] { $name } { $n } victoire
   *[other] { $name } { $n } victoires
}
score-wins = Victoires
score-place = Place moyenne
score-points = Total

## Who comes when the match is on

late-now = Vous pouvez remplacer un bot.
late-next-deal = Dès la prochaine manche, vous pouvez remplacer un bot.
late-take = Jouer
late-title = Qui remplacez-vous ?
late-note-now = Vous voyez ce que voit cette place et jouez la suite. La partie ne compte dans aucune comparaison.
late-note-next-deal = Jusqu’à la fin de cette manche, vous regardez. La partie ne compte dans aucune comparaison.
# $name: a bot
late-waiting = À la prochaine manche, vous remplacez { $name }.
late-withdraw = Plutôt regarder
play-latecomers = Retardataires
play-latecomers-note = Qui arrive pendant la partie peut remplacer un bot.
table-latecomers-on = Retardataires : peuvent remplacer un bot
