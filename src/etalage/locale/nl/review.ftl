### The coach on the page: hints, reviews, practice and puzzles.

## A hint

hint = Tip
hint-key = om een tip vragen
hint-title = Wat zou de expert doen?
hint-thinking = De coach denkt na
hint-behind = { $share } minder
hint-equal = even goed
hint-note = Het getal is jouw aandeel in de winst als iedereen verder speelt als een expert: 100% is zekere winst. Geprobeerd in { $worlds } bedachte verdelingen die passen bij wat je weet.
hint-staged = De flessen die je al hebt neergelegd, tellen mee.
hint-public = De anderen lezen in het verloop dat je om raad vroeg.
hint-gentle = Alleen de zet oplichten
hint-gentle-note = Een tip toont de zet op tafel, zonder cijfers en redenen.
hint-lit = De coach stelt voor: { $move }
play-hints = Tips voor iedereen
play-hints-note = Iedereen mag de coach om raad vragen; de anderen lezen het in het verloop.
table-hints-on = Tips: voor iedereen toegestaan

## Moves as one would say them

wine-move-bid = { $cards } bieden
wine-move-raise = { $amount } bieden: { $cards } erbij
wine-move-pass = Passen
wine-move-draw = Passen en trekken
wine-move-place = { $bottles } leggen
wine-move-bottle = { $card } op laag { $row }
wine-move-turn = { $bottles } leggen, verder niets
wine-move-done = Geen fles meer leggen
money-move-bid = { $amount } bieden ({ $cards })
money-move-out = Deze ronde niet meedoen
money-move-left = Linkeretalage nemen
money-move-right = Rechteretalage nemen
money-move-swap = Ruilen met { $name }
money-move-keep = Houden

## A review

review = Analyse
review-making = De coach loopt de partij door
review-waiting = Wachten op de coach
review-progress = Voortgang
review-behind-play = Dit duurt ongeveer een halve minuut, langer zolang er aan veel tafels wordt gespeeld. Laat deze pagina zolang open.
review-page-title = Een partij analyseren
review-page-text = Wat was geluk, wat was kunde? De coach loopt een afgelopen partij door en laat zien waar ze gewonnen en verloren werd.
review-not-over-text = Een analyse kijkt naar alle kaarten en moet dus wachten tot de partij afgelopen is.
review-no-coach-title = Geen analyse van dit spel
review-accuracy = Nauwkeurigheid
review-result = Resultaat
review-fair = Eerlijk deel
review-luck = Geluk
review-skill = Kunde
review-accuracy-means = Hoe dicht elke keuze bij die van een expert kwam; beter dan 100 kan niet
review-result-means = Van de winst: wie wint heeft 100%, alle anderen 0%
review-fair-means = Daar begint iedereen mee: de winst, eerlijk gedeeld
review-luck-means = Wat de kaarten gaven of namen
review-skill-means = Wat de keuzes gaven of namen, de eigen keuzes en die van de anderen
review-way = Het verloop van de partij
review-way-note = Boven: ieders aandeel in de winst. De balken eronder zijn het geluk van de kaarten: { $name }. Cijfers staan bij de duurste beslissingen.
review-look = Deze stelling bekijken
review-costly = { $count ->
    [0] Wat duur was
    [one] De duurste beslissing
   *[other] De { $count } duurste beslissingen
}
review-no-mistakes = Geen: niets wat de expert duidelijk beter had gedaan.
review-seats = Naast elkaar
review-sum = Resultaat = eerlijk deel + geluk + kunde. Geluk is wat de kaarten waard waren naast die welke hadden kunnen komen. Een dure beslissing gaat van je kunde af, fouten van anderen komen erbij: daarom komt wat je beslissingen kostten niet op hetzelfde getal uit.
review-share = Als afbeelding delen
review-back = Terug
review-back-to = Naar de analyse
review-no-picture = Deze browser kon de afbeelding niet tekenen.
review-graph = Aandelen in de winst tijdens de partij
review-at = Ronde { $round }: { $shares }
review-mark = Dure beslissing { $number }: { $loss }
review-round = Ronde { $round }
review-when-deal = Spel { $deal }, ronde { $round }
review-as-table = Als tabel
review-column-round = Ronde
review-column-player = Speler
review-error = op { $error } na
review-played = { $name } speelde
review-you-played = Je speelde
review-expert = De expert
review-try = Opnieuw proberen
review-position = Bekijken
review-said-accuracy = { $name }: nauwkeurigheid { $accuracy } van 100.
review-said-accuracy-you = Je speelde met een nauwkeurigheid van { $accuracy }.

## The sentence one remembers

review-said-luck-none = Het geluk was in evenwicht.
review-said-luck-none-you = Het geluk was in evenwicht.
review-said-luck-good = Het geluk bracht { $share } van de winst.
review-said-luck-good-you = Het geluk bracht je { $share } van de winst.
review-said-luck-bad = De pech kostte { $share } van de winst.
review-said-luck-bad-you = De pech kostte je { $share } van de winst.
review-said-cost-bid = Het duurst was een bod ({ $when }): het kostte { $share } van de winst.
review-said-cost-pass = Het duurst was niet te bieden ({ $when }): dat kostte { $share } van de winst.
review-said-cost-place = Het duurst was een keuze in de wijnkelder ({ $when }): die kostte { $share } van de winst.
review-said-cost-exchange = Het duurst was een ruil ({ $when }): die kostte { $share } van de winst.
review-cost = { $name }: { $move } – kost { $share } van de winst
review-better = Beter: { $move }
review-fine = { $name }: { $move }
review-shares = Aandelen in de winst
review-previous-costly = Vorige dure beslissing
review-next-costly = Volgende dure beslissing

## Practice and puzzles

practice = Oefenen
practice-question = ‘{ $move }’ was duur. Wat is beter?
practice-judging = De coach denkt na…
practice-right = Goed zo! Beter kan niet.
practice-costs = ‘{ $move }’ kost { $share } van de winst.
practice-try-other = Probeer een andere zet.
practice-best = De expert: { $move }
practice-show = Toon het antwoord
practice-next = Volgende
puzzles = Puzzels
puzzles-of = Puzzels: { $game }
puzzles-none-title = Geen puzzels hier
puzzles-none-text = Deze server heeft er geen voor dit spel.
puzzle-question = Puzzel { $number } van { $count }: één zet steekt erbovenuit. Welke?
puzzle-streak = { $text } op rij opgelost
puzzle-longest = Langste reeks: { $text }
puzzle-grade = Moeilijkheid { $grade } van 6
puzzle-skip = Overslaan
