### One's own figures, badges and the ladder: a part that only their pages fetch.

## The page

figures = Mijn cijfers
figures-matches = Partijen
figures-wins = Gewonnen
figures-between = op den duur wellicht { $low } tot { $high }
figures-rating = Speelsterkte
figures-provisional = nog voorlopig
figures-not-rated = nog geen
figures-rated = uit { $n ->
    [one] één partij
   *[other] { $n } partijen
}
figures-streak = Zeges op rij
figures-longest = langste reeks: { $n }
figures-mean = Score per partij, gemiddeld
figures-best-weinhaendler = Beste wijnkelder
figures-best-money = Grootste vermogen in één spel
figures-players = Aantal spelers
figures-any = Alle
figures-none-title = Nog niets te tellen
figures-none-text = Speel een partij uit, dan beginnen hier je cijfers.
figures-none-here = Nog geen partijen van deze soort.
figures-column-matches = Partijen
figures-column-when = Datum

## Places and company

figures-places = Plaatsen
figures-place = { $place } plaats
figures-against = Zeges per gezelschap
figures-against-note = Zo vaak won je als dit gezelschap aan tafel zat. Na weinig partijen is dat ook geluk: de balk toont waar het na veel partijen wellicht op uitkomt. { $fair ->
    [none] Kies een aantal spelers om te zien wat een gelijk deel zou zijn.
   *[other] De streepjeslijn is een gelijk deel: { $fair }.
}
figures-with = Met
figures-people = Andere mensen
figures-share = Zeges

## Over time

figures-rating-way = Speelsterkte, partij na partij
figures-rating-note = Op dezelfde schaal als de personages; 8 meer is een groot verschil. Het telt zonder tips en met kaarten die niemand kende.
figures-accuracy-way = Nauwkeurigheid
figures-luck-way = Geluk met de kaarten
figures-reviews-note = Uit geanalyseerde partijen. Geluk in honderdsten van een zege: boven de lijn zaten de kaarten mee.
figures-reviews-none = Laat een partij analyseren, dan verschijnen nauwkeurigheid en geluk hier.
figures-now = Laatst: { $value }

## The path

figures-path = Het pad
figures-path-note = Versla elk personage aan de eigen tafel: drie keer dezelfde, en jij. Het getal zegt hoe sterk het speelt.
figures-path-play = Spelen tegen drie keer { $name }
figures-path-look = Wie is { $name }?
figures-path-done = Verslagen: { $name }

## Badges

figures-badges = Insignes
figures-badges-note = Voor partijen zonder tips, met kaarten die niemand kende.
figures-badge-times = { $n } keer
figures-badge-full-cellar = Volle kelder
figures-badge-full-cellar-note = Een wijnkelder voltooien zonder lege plaats.
figures-badge-great-bottle = Topfles
figures-badge-great-bottle-note = Acht punten of meer met één fles.
figures-badge-five-hundred = Vijfhonderd
figures-badge-five-hundred-note = Alle negen biljetten van een valuta: 500, alleen daarvoor.
figures-badge-three-trios = Drie trio’s
figures-badge-three-trios-note = Drie trio’s in één spel.
figures-badge-five-coins = Goudkoorts
figures-badge-five-coins-note = Een spel eindigen met vijf gouden munten of meer.
figures-badge-from-last-weinhaendler = Van laatste naar eerste
figures-badge-from-last-weinhaendler-note = Winnen na een laatste plaats vóór de laatste ronde.
figures-badge-from-last-money = Van laatste naar eerste
figures-badge-from-last-money-note = Winnen na een laatste plaats vóór het laatste spel.
figures-badge-narrow-weinhaendler = Op een haar na
figures-badge-narrow-weinhaendler-note = Winnen met één punt verschil.
figures-badge-narrow-money = Op een haar na
figures-badge-narrow-money-note = Winnen met tien verschil.
figures-badge-in-company = In goed gezelschap
figures-badge-in-company-note = Winnen met andere mensen aan tafel.
figures-badge-in-a-row = Drie op rij
figures-badge-in-a-row-note = Drie partijen na elkaar winnen.

## After a match

figures-new-badge = Nieuw insigne: { $name }
figures-new-beaten = Aan de eigen tafel verslagen: { $name }
figures-new-rating = Je speelsterkte nu: { $rating }

## The ladder

figures-ladder = Ranglijst
figures-ladder-of = Ranglijst: { $game }
figures-ladder-text = Wie hier wil staan, met de personages als merktekens op dezelfde schaal.
figures-ladder-place = Plaats
figures-ladder-name = Naam
figures-ladder-empty = Er doet nog niemand mee. De personages willen graag gezelschap.
figures-ladder-settling = Nog voorlopig
figures-ladder-settling-note = Na zo’n twintig meetellende partijen zegt een speelsterkte iets.
figures-ladder-bot = personage
figures-ladder-join = Toon mij op de ranglijst
figures-ladder-join-note = Met deze naam, je speelsterkte en uit hoeveel partijen die komt. Zet je dit uit, dan ben je er meteen af.
figures-ladder-own-name = Naam op de ranglijst
figures-ladder-rename = Wijzigen
figures-ladder-yours = Je eigen cijfers
