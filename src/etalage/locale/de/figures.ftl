### One's own figures, badges and the ladder: a part that only their pages fetch.

## The page

figures = Meine Bilanz
figures-matches = Partien
figures-wins = Siege
figures-between = auf Dauer wohl { $low } bis { $high }
figures-rating = Spielstärke
figures-provisional = noch vorläufig
figures-not-rated = noch keine
figures-rated = aus { $n ->
    [one] einer Partie
   *[other] { $n } Partien
}
figures-streak = Siege in Folge
figures-longest = längste Serie: { $n }
figures-mean = Ergebnis einer Partie im Mittel
figures-best-weinhaendler = Bester Weinkeller
figures-best-money = Größtes Vermögen in einem Durchgang
figures-players = Wie viele am Tisch
figures-any = Alle
figures-none-title = Noch nichts zu zählen
figures-none-text = Spiel eine Partie zu Ende, dann beginnt hier deine Bilanz.
figures-none-here = Noch keine Partien dieser Art.
figures-column-matches = Partien
figures-column-when = Datum

## Places and company

figures-places = Platzierungen
figures-place = { $place } Platz
figures-against = Siege nach Gesellschaft
figures-against-note = So oft hast du gewonnen, wenn diese Gesellschaft am Tisch saß. Nach wenigen Partien ist das auch Glück: Der Balken zeigt, wo es sich nach vielen wohl einpendelt. { $fair ->
    [none] Wähle eine Spielerzahl, dann siehst du, was ein gleicher Anteil wäre.
   *[other] Die gestrichelte Linie ist ein gleicher Anteil: { $fair }.
}
figures-with = Mit
figures-people = Andere Menschen
figures-share = Siege

## Over time

figures-rating-way = Spielstärke, Partie für Partie
figures-rating-note = Auf derselben Skala wie die Figuren; 8 mehr ist ein großer Unterschied. Es zählen Partien ohne Tipps und mit Karten, die niemand kannte.
figures-accuracy-way = Genauigkeit
figures-luck-way = Glück der Karten
figures-reviews-note = Aus analysierten Partien. Glück in Hundertsteln eines Siegs: Über der Linie waren die Karten gnädig.
figures-reviews-none = Lass eine Partie analysieren, dann stehen hier Genauigkeit und Glück.
figures-now = Zuletzt: { $value }

## The path

figures-path = Der Weg
figures-path-note = Schlag jede Figur an ihrem eigenen Tisch: dreimal sie, und du. Die Zahl sagt, wie stark sie spielt.
figures-path-play = Gegen dreimal { $name } spielen
figures-path-look = Wer ist { $name }?
figures-path-done = Geschlagen: { $name }

## Badges

figures-badges = Abzeichen
figures-badges-note = Für Partien ohne Tipps und mit Karten, die niemand kannte.
figures-badge-times = { $n }-mal
figures-badge-full-cellar = Voller Keller
figures-badge-full-cellar-note = Einen Weinkeller ohne leeres Feld vollenden.
figures-badge-great-bottle = Edler Tropfen
figures-badge-great-bottle-note = Acht Punkte oder mehr mit einer einzigen Flasche.
figures-badge-five-hundred = Fünfhundert
figures-badge-five-hundred-note = Alle neun Scheine einer Währung: 500 allein dafür.
figures-badge-three-trios = Drei Drillinge
figures-badge-three-trios-note = Drei Drillinge in einem Durchgang.
figures-badge-five-coins = Goldrausch
figures-badge-five-coins-note = Einen Durchgang mit fünf Goldmünzen oder mehr beenden.
figures-badge-from-last-weinhaendler = Von hinten nach vorn
figures-badge-from-last-weinhaendler-note = Gewinnen, obwohl du vor der letzten Runde ganz hinten lagst.
figures-badge-from-last-money = Von hinten nach vorn
figures-badge-from-last-money-note = Gewinnen, obwohl du vor dem letzten Durchgang ganz hinten lagst.
figures-badge-narrow-weinhaendler = Um Haaresbreite
figures-badge-narrow-weinhaendler-note = Mit einem einzigen Punkt Vorsprung gewinnen.
figures-badge-narrow-money = Um Haaresbreite
figures-badge-narrow-money-note = Mit zehn Vorsprung gewinnen.
figures-badge-in-company = In guter Gesellschaft
figures-badge-in-company-note = Gewinnen, wenn auch andere Menschen am Tisch sitzen.
figures-badge-in-a-row = Dreimal in Folge
figures-badge-in-a-row-note = Drei Partien nacheinander gewinnen.

## After a match

figures-new-badge = Neues Abzeichen: { $name }
figures-new-beaten = Am eigenen Tisch geschlagen: { $name }
figures-new-rating = Deine Spielstärke jetzt: { $rating }

## The ladder

figures-ladder = Rangliste
figures-ladder-of = Rangliste: { $game }
figures-ladder-text = Wer hier stehen möchte; dazwischen die Figuren als Marken auf derselben Skala.
figures-ladder-place = Platz
figures-ladder-name = Name
figures-ladder-empty = Noch ist niemand dabei. Die Figuren hätten gern Gesellschaft.
figures-ladder-settling = Noch vorläufig
figures-ladder-settling-note = Nach gut zwanzig gewerteten Partien sagt eine Spielstärke etwas aus.
figures-ladder-bot = Figur
figures-ladder-join = Mich auf der Rangliste zeigen
figures-ladder-join-note = Mit diesem Namen, deiner Spielstärke und wie viele Partien dahinterstehen. Schaltest du es aus, bist du sofort weg.
figures-ladder-own-name = Name auf der Rangliste
figures-ladder-rename = Ändern
figures-ladder-yours = Deine eigene Bilanz
