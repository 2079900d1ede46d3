## The table talk of any game

terminal-you = Jij
terminal-not-compiled = De kern is niet gecompileerd: bots denken zo’n honderd keer langzamer. Installeer opnieuw met een C-compiler.
terminal-which-game = Welk spel? [1]
terminal-which-game-again = Antwoord met een getal tot { $count }, of met een naam: { $names }.
terminal-begin = { $game } met { $count } spelers, startwaarde { $seed }. ? geeft hulp, q verlaat de tafel.
terminal-introduction = { $name }: { $temper }
terminal-left = Je hebt de tafel verlaten.
terminal-record = Het verslag staat in { $file }.
terminal-deal = Spel { $count } van { $of }. Tot nu toe: { $scores }
terminal-deal-over = Spel { $count } is afgelopen. Tot nu toe: { $scores }
terminal-many-moves = { $count } toegestane zetten: je kaarten in elke combinatie.
terminal-prompt = Jouw zet:
terminal-help = Typ een zet in notatie.
terminal-commands = m toont de toegestane zetten, w de regels, w { $clause } één ervan, hint vraagt het de expert, q verlaat de tafel.
terminal-hand = Je hand:
terminal-empty = leeg
terminal-no-move = { $text } is hier geen geldige zet. ? geeft hulp.
terminal-no-clause = een regel { $text } is er niet; er zijn { $clauses }
terminal-no-rules = de regels van { $game } staan hier niet
terminal-other-bots = Andere

## Die Weinhändler

terminal-hand-worth = (in een bod { $amount } waard)
terminal-bid-stands = Je bod staat op { $amount }.
terminal-must-place = Leg er minstens { $count } in je kelder: je mag zes kaarten houden.
terminal-ask-bid = Kaarten bieden (5 14), of p om te passen:
terminal-ask-bid-or-draw = Kaarten bieden (5 14), p om te passen, d om te passen en te trekken:
terminal-ask-place = Fles neerleggen (16 2:-1), of x als je klaar bent:
terminal-help-bid = Typ de waarden van de kaarten die je aan je bod toevoegt (0 is een lege fles), of p om te passen. Heb je nog niets geboden, dan kun je met d passen en trekken: van de bovenste twee kaarten krijg je die met de lagere waarde. Elk bod moet een andere waarde hebben. Op een kaart staan de waarde, de eerste letter van de wijn (S is Cabernet Sauvignon) en de sterren.
terminal-help-place = Typ een kaart en een plaats, zoals 16 2:-1: laag 2, kolom -1. Plaatsen waar je kunt bouwen staan tussen haakjes, net als de plaats van een lege fles, die je met een wijnfles mag bedekken. x beëindigt je beurt.
terminal-no-price = { $text } is geen kaart; kaarten zijn de waarden 5 tot en met 25, en 0 voor een lege fles.
terminal-too-often = Kaart { $card } meer dan drie keer: er zijn er maar drie.
terminal-no-place = { $text } is geen plaats; een plaats is LAAG:KOLOM, zoals 2:-1.
terminal-no-row = { $text }: een wijnkelder heeft de lagen 1 tot en met 5.
terminal-no-column = { $text }: zo ver komt geen wijnkelder.

## Money!

terminal-ask-notes = Kaarten bieden, met nummer of naam (1 3, of EUR20a PLAY):
terminal-ask-exchange = Wat neem je (1 tot en met { $count })?
terminal-help-notes = Typ de nummers van de kaarten die je biedt, of hun namen; EUR20 zonder letter is je eerste biljet van die soort. 0 of PLAY voegt het speelgeld toe; alleen speelgeld betekent dat je deze ronde niet meedoet.
terminal-help-exchange = Typ het nummer van je keuze.
terminal-choice-right = rechteretalage
terminal-choice-left = linkeretalage
terminal-choice-swap = ruilen met { $name }
terminal-choice-keep = behouden
terminal-gain = { $gain } voor je vermogen
terminal-no-note = { $text } is geen kaart; kaarten heten EUR20a, EUR40, XAU10a enzovoort, en PLAY.
terminal-note-numbers = Je kaarten zijn 1 tot en met { $count }, en 0 voor het speelgeld.
terminal-choice-numbers = Kies 1 tot en met { $count }.
terminal-note-twice = Kaart { $card } twee keer: er is er maar één.
terminal-one-play-money = Je hebt maar één kaart speelgeld.
terminal-no-notes = Noem minstens één kaart, al is het maar PLAY.

## The table as it is shown

terminal-round = ronde { $count }
terminal-phase-bidding = biedronde
terminal-phase-exchange = ruilen
terminal-phase-cellars = kelders vullen
terminal-phase-over = afgelopen
terminal-last-round = laatste ronde
terminal-display = vitrine
terminal-right = rechts
terminal-left-display = links
terminal-pile = stapel
terminal-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
terminal-cards-listed = { $cards }:
terminal-last-to-come = komt het laatst:
terminal-not-in-play = niet in het spel: { $codes }
terminal-column-player = naam
terminal-column-points = punten
terminal-column-bid = bod
terminal-column-hand = hand
terminal-column-wealth = vermogen
terminal-highest = hoogste
terminal-passed = gepast
terminal-start = (start)
terminal-sealed = verdekt:
terminal-unseen = { $count } verdekt
terminal-cellar = kelder: { $name }
terminal-cellar-complete = kelder: { $name }, volledig

## A bot at a table elsewhere

terminal-join-seated = { $name } heeft stoel { $seat } aan een tafel { $game } voor { $count } spelers
terminal-join-begun = partij { $count } is bezig: { $names }
terminal-join-over = partij { $count } is afgelopen: { $scores }
terminal-join-fair = eerlijk geschud: de zegels en het woord zijn die welke deze bot heeft bewaard, en ze geven deze kaarten
terminal-join-unfair-kept = eerlijk schudden is niet bewezen: wat de server heeft gepubliceerd, zijn niet de zegels en het woord die deze bot heeft bewaard
terminal-join-unfair-record = eerlijk schudden is niet bewezen: { $reason }
terminal-join-called-off = een start is afgebroken nadat deze bot zijn woord had onthuld; hij verzegelt een ander
terminal-join-closed = de tafel is gesloten
terminal-join-free = (vrij)
terminal-join-again = { $reason }; nieuwe poging
terminal-join-ended = de server heeft de verbinding verbroken
terminal-join-taken-away = de stoel is afgenomen
terminal-join-address = { $text } is geen adres van een tafel; schrijf het als http://host:8484/t/ID
terminal-join-no-token = een bot speelt met een token, in ETALAGE_TOKEN; de server geeft er een: curl -d '{"{"}"label":"bot"{"}"}' { $server }/api/me/tokens
terminal-join-token = dit is geen token: het heeft tekens die geen token heeft
terminal-join-lost = op { $server } antwoordt geen server: { $reason }
terminal-join-stranger = wat op { $server } antwoordt, is geen Etalage-server
terminal-join-status = { $server } antwoordt met status { $status }
terminal-join-version = de server speelt { $game } volgens versie { $theirs } van de regels, dit programma kent versie { $ours }; installeer de versie van Etalage die de server heeft
terminal-join-other-seat = je hebt in deze partij stoel { $seat }, niet { $wanted }; laat --seat weg om daarop te spelen
terminal-join-all-taken = aan deze tafel is geen stoel vrij: alle zijn bezet
terminal-join-has-begun = aan deze tafel is geen stoel vrij: de partij is begonnen
terminal-join-is-over = aan deze tafel is geen stoel vrij: de partij is afgelopen
terminal-join-is-closed = aan deze tafel is geen stoel vrij: de tafel is gesloten

# $day, $game, $level: evening or expert
terminal-daily = Spel van de dag van { $day }: { $game }, { $level }
terminal-daily-text = Dezelfde kaarten voor iedereen, en dezelfde antwoorden op dezelfde zetten.
terminal-daily-level-evening = avondtafel
terminal-daily-level-expert = experttafel
# $name, $score
terminal-daily-expert = { $name } kwam op jouw stoel tot { $score }.
