### Deals that many play, each at a table of their own: the deal of the day, and challenges among friends.

daily-text = Elke dag nieuwe kaarten, voor iedereen dezelfde, waar je ook speelt. Je eerste partij telt; daarna kun je oefenen zo vaak je wilt.
# $n: how many days, up to today
daily-streak = { $n ->
    [one] { $n } dag op rij
   *[other] { $n } dagen op rij
}
# $n: how many days
daily-longest = { $n ->
    [one] langste reeks: { $n } dag
   *[other] langste reeks: { $n } dagen
}
# $day: with its weekday
daily-today = Vandaag, { $day }
daily-clock = De dag wisselt om middernacht UTC, volgens de klok van de server.
daily-new-day = Er is een nieuwe dag begonnen: dit zijn de nieuwe kaarten.
daily-before = Eerdere dagen
daily-before-text = Deze zijn nu om te oefenen. Je ziet hoe iedereen het deed.
# $n: how many of the deals of a day I have played
daily-played = { $n ->
    [one] { $n } partij gespeeld
   *[other] { $n } partijen gespeeld
}
daily-level-evening = Avondtafel
daily-level-expert = Experttafel
# $names: the bots
daily-against = Tegen { $names }
# $n: the number that chooses the plural, $points: as it is written
daily-points = { $n ->
    [one] { $points } punt
   *[other] { $points } punten
}
# $place: such as 2nd, $players: how many sat there
daily-place = { $place } van { $players } aan tafel
# $points: such as 44 points, $place: such as 2nd, $players: how many sat there
daily-mine = Jij: { $points }, { $place } van { $players }
daily-helped = Een bot heeft voor je gespeeld
daily-helped-text = Een bot heeft een deel van deze partij voor je gespeeld, dus ze wordt niet vergeleken.
daily-continue = Verder spelen
daily-play = Spelen
daily-practise = Oefenen
daily-results = Uitslagen
daily-all = Alle spellen van de dag
daily-not-yet = Nog niet
daily-only-practice = Dit is oefenen: deze partij wordt niet vergeleken.
daily-my-match = Jouw partij
daily-not-played = Je hebt dit spel niet op zijn dag gespeeld.
daily-everyone = Iedereen hier
daily-nobody = Nog niemand heeft dit spel uitgespeeld.
# $rank: such as 3rd, $people: how many have played, $n: the number that chooses the plural
daily-rank = { $n ->
    [one] Jij bent de eerste die het heeft gespeeld
   *[other] { $rank } van { $people } die het hebben gespeeld
}
# $people: how many, $n: the number that chooses the plural
daily-people = { $n ->
    [one] { $people } persoon heeft het gespeeld
   *[other] { $people } personen hebben het gespeeld
}
daily-scores = Scores
daily-expert = De expert op jouw stoel
# $name, $points: such as 44 points, $place: such as 2nd of 3 at the table
daily-expert-came-to = { $name }: { $points }, { $place }
daily-expert-plays = De expert speelt dezelfde kaarten. Een ogenblik…
daily-share = Delen
daily-share-text = Je uitslag, zonder iets te verklappen
parted = Hier gingen jullie uiteen
parted-nowhere = De expert speelde elke zet zoals jij.
parted-look = Die stelling bekijken
challenge-title = Een uitdaging
# $name
challenge-by = { $name } heeft kaarten voor je
# $game, $names: the bots
challenge-text = Iedereen speelt { $game } met dezelfde kaarten vanaf dezelfde stoel, tegen { $names }. Op dezelfde zetten volgen altijd dezelfde antwoorden.
challenge-play = Deze kaarten spelen
challenge-hidden = Hoe de anderen het deden, zie je als je zelf hebt gespeeld.
challenge-people = Wie heeft gespeeld
challenge-nobody = Nog niemand.
challenge-playing = speelt nog
challenge-has-played = heeft gespeeld
challenge-first = De eerste keer
challenge-first-text = Tegen andere medespelers, of bots in een andere bui: een maatstaf, maar geen eerlijke vergelijking.
challenge-first-alike = Tegen dezelfde bots, met dezelfde antwoorden.
challenge-send = Naar vrienden sturen
challenge-link = Link naar deze uitdaging
challenge-gone = Deze kaarten zijn er niet meer
challenge-none = Deze uitdaging bestaat niet
challenge-what = Je vrienden spelen deze kaarten ieder aan een eigen tafel, vanaf de stoel die je kiest, tegen dezelfde bots. Daarna zien jullie allemaal wie het best was.
challenge-seat = Hun stoel
challenge-make = Link maken
challenge-compare = Naar de vergelijking
challenge-together = Eén tafel voor jullie allemaal openen
challenge-together-text = Of speel deze kaarten samen nog eens, aan één tafel:
