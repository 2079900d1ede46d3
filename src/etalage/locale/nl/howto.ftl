### How to play: a page of five pictures for each game, a sentence to each, and the rules behind them.

# $game: its name
howto-title = Zo speel je { $game }
howto-all-rules = Alle regels, punt voor punt

## Die Weinhändler

howto-weinhaendler-1 = Vier flessen staan in de vitrine, vijf heb je in de hand, en het getal op elke fles is de waarde ervan.
howto-weinhaendler-2 = Om de beurt bied je met flessen, en je mag bijleggen tot je past; elk bod moet anders zijn.
howto-weinhaendler-3 = Het hoogste bod krijgt de vitrine, alle anderen krijgen het bod net boven dat van hen; het laagste komt in de vitrine.
howto-weinhaendler-4 = In je wijnkelder rust elke fles op twee andere en levert ze een punt per ster op; drie flessen van één wijn die elkaar raken, leveren meer op: 4 als ze identiek zijn, 1 als ze alle drie verschillen.
howto-weinhaendler-5 = Is de stapel op, dan volgt er nog één ronde, en de meeste punten winnen.

## Money!

howto-money-1 = Op tafel liggen twee etalages van vier kaarten, en je betaalt met het geld in je hand.
howto-money-2 = Iedereen biedt tegelijk en verdekt, en in een bod tellen alle valuta’s even zwaar.
howto-money-3 = Elk bod wordt omgedraaid, en het hoogste is eerst aan de beurt; wie alleen speelgeld bood, doet niet mee.
howto-money-4 = Ben je aan de beurt, dan geef je je bod voor een etalage of voor het bod van een ander, of je houdt het.
howto-money-5 = Is de stapel op, dan volgt er nog één ronde: een valuta vanaf 200 telt volledig, van minder gaat 100 af, drie van 20 of drie van 30 in één valuta leveren 100 extra op, en wie na drie spellen het rijkst is, wint.
