### Deals that many play, each at a table of their own: the deal of the day, and challenges among friends.

daily-text = Jeden Tag neue Karten, für alle dieselben, wo auch immer sie spielen. Deine erste Partie zählt; danach kannst du üben, so oft du willst.
# $n: how many days, up to today
daily-streak = { $n ->
    [one] { $n } Tag in Folge
   *[other] { $n } Tage in Folge
}
# $n: how many days
daily-longest = { $n ->
    [one] längste Serie: { $n } Tag
   *[other] längste Serie: { $n } Tage
}
# $day: with its weekday
daily-today = Heute, { $day }
daily-clock = Der Tag wechselt um Mitternacht UTC, nach der Uhr des Servers.
daily-new-day = Ein neuer Tag hat begonnen: Das sind seine Karten.
daily-before = Frühere Tage
daily-before-text = Diese sind jetzt zum Üben. Du siehst, wie es allen ergangen ist.
# $n: how many of the deals of a day I have played
daily-played = { $n ->
    [one] { $n } Partie gespielt
   *[other] { $n } Partien gespielt
}
daily-level-evening = Abendrunde
daily-level-expert = Expertenrunde
# $names: the bots
daily-against = Gegen { $names }
# $n: the number that chooses the plural, $points: as it is written
daily-points = { $n ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# $place: such as 2nd, $players: how many sat there
daily-place = { $place } von { $players } am Tisch
# $points: such as 44 points, $place: such as 2nd, $players: how many sat there
daily-mine = Du: { $points }, { $place } von { $players }
daily-helped = Ein Bot hat für dich gespielt
daily-helped-text = Ein Bot hat einen Teil dieser Partie für dich gespielt, deshalb wird sie nicht verglichen.
daily-continue = Weiterspielen
daily-play = Spielen
daily-practise = Üben
daily-results = Ergebnisse
daily-all = Alle Spiele des Tages
daily-not-yet = Noch nicht
daily-only-practice = Das ist eine Übung: Sie wird nicht verglichen.
daily-my-match = Deine Partie
daily-not-played = Du hast dieses Spiel nicht an seinem Tag gespielt.
daily-everyone = Alle hier
daily-nobody = Noch niemand hat dieses Spiel beendet.
# $rank: such as 3rd, $people: how many have played, $n: the number that chooses the plural
daily-rank = { $n ->
    [one] Vor dir hat es noch niemand gespielt
   *[other] { $rank } Platz unter { $people } Personen
}
# $people: how many, $n: the number that chooses the plural
daily-people = { $n ->
    [one] { $people } Person hat es gespielt
   *[other] { $people } Personen haben es gespielt
}
daily-scores = Punkte
daily-expert = Der Experte auf deinem Platz
# $name, $points: such as 44 points, $place: such as 2nd of 3 at the table
daily-expert-came-to = { $name }: { $points }, { $place }
daily-expert-plays = Der Experte spielt dieselben Karten. Einen Moment …
daily-share = Teilen
daily-share-text = Dein Ergebnis, ohne etwas zu verraten
parted = Hier trennten sich eure Wege
parted-nowhere = Der Experte hat jeden Zug gemacht wie du.
parted-look = Diese Stellung ansehen
challenge-title = Eine Herausforderung
# $name
challenge-by = { $name } hat Karten für dich
# $game, $names: the bots
challenge-text = Alle spielen { $game } mit denselben Karten vom selben Platz aus, gegen { $names }. Auf gleiche Züge folgen immer gleiche Antworten.
challenge-play = Diese Karten spielen
challenge-hidden = Wie es den anderen ergangen ist, siehst du, wenn du selbst gespielt hast.
challenge-people = Wer gespielt hat
challenge-nobody = Noch niemand.
challenge-playing = spielt noch
challenge-has-played = hat gespielt
challenge-first = Beim ersten Mal
challenge-first-text = Gegen andere Mitspieler oder anders gelaunte Bots: ein Maßstab, aber kein fairer Vergleich.
challenge-first-alike = Gegen dieselben Bots, mit denselben Antworten.
challenge-send = An Freunde schicken
challenge-link = Link zu dieser Herausforderung
challenge-gone = Diese Karten gibt es nicht mehr
challenge-none = Diese Herausforderung gibt es nicht
challenge-what = Deine Freunde spielen diese Karten jeder an einem eigenen Tisch, vom Platz deiner Wahl aus, gegen dieselben Bots. Danach seht ihr alle, wer am besten war.
challenge-seat = Ihr Platz
challenge-make = Link erstellen
challenge-compare = Zum Vergleich
challenge-together = Einen Tisch für alle eröffnen
challenge-together-text = Oder spielt diese Karten zusammen an einem Tisch noch einmal:
