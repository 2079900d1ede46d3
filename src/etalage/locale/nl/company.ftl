### People around a table: who is there, what they say, rematches, and those who come late.
### Names and spans of time come formatted.

## Who is there

presence-here = aanwezig
presence-thinking = denkt na
presence-away = afwezig
presence-gone = vertrokken
# $name
seat-next = vanaf het volgende spel zit hier { $name }
# $names: a list; $n: how many
result-seen-by = Uitslag gezien: { $names }
# $names: a list; $n: how many
result-away = Afwezig: { $names }

## What one can say without words

say-react = Reageren
reaction-cheers = Proost!
reaction-applause = Applaus
reaction-laugh = Lachen
reaction-wow = Verbazing
reaction-sigh = Zuchten
mute-title = Wie je hoort
mute-on = Dempen
mute-off = Gedempt: weer horen
mute-note = Alleen voor jou, en alleen in deze browser. Niemand merkt het.

## Another match with the same people

# $names: those who want one, as a list; $n: how many
rematch-offered = { $n ->
    [one] { $names } biedt revanche aan.
   *[other] { $names } doen mee aan een revanche.
}
# $names, $n: as above
rematch-offered-same = { $n ->
    [one] { $names } wil dezelfde kaarten opnieuw spelen.
   *[other] { $names } spelen dezelfde kaarten opnieuw.
}
rematch-offered-host = De host biedt revanche aan.
rematch-offered-same-host = De host wil dezelfde kaarten opnieuw laten spelen.
# $span
rematch-kept = Je stoel blijft nog { $span } vrij.
rematch-late = Je kunt nog meedoen, tot het begint.
rematch-accept = Meedoen
rematch-decline = Nee, bedankt
rematch-go-along = Naar de tafel
rematch-is-on = De volgende partij is bezig.
# $span
room-may-answer = kan nog { $span } antwoorden
room-no-answer = heeft niet geantwoord
# $names: a list; $span
room-still-asked = Wachten op { $names }, hooguit { $span }. Daarna neemt een bot de stoel in.
score-title = Tussenstand
# $scores: names with wins, as a list
score-short = Tussenstand: { $scores }
# $n
score-matches = { $n ->
    [one] Na één partij samen
   *[other] Na { $n } partijen samen
}
# $name, $n: wins
score-item = { $n ->
    [one] { $name } { $n } keer gewonnen
   *[other] { $name } { $n } keer gewonnen
}
score-wins = Gewonnen
score-place = Gem. plaats
score-points = Totaal

## Who comes when the match is on

late-now = Je kunt het van een bot overnemen.
late-next-deal = Vanaf het volgende spel kun je het van een bot overnemen.
late-take = Instappen
late-title = Van wie neem je het over?
late-note-now = Je ziet wat deze stoel ziet en speelt van hieraf verder. De partij telt in geen vergelijking mee.
late-note-next-deal = Tot dit spel is afgelopen kijk je toe. De partij telt in geen vergelijking mee.
# $name: a bot
late-waiting = Vanaf het volgende spel neem je het over van { $name }.
late-withdraw = Toch toekijken
play-latecomers = Later instappen
play-latecomers-note = Wie tijdens de partij binnenkomt, mag het van een bot overnemen.
table-latecomers-on = Later instappen: in plaats van een bot
