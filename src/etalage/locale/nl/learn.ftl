### The lessons: a few minutes at a table with known cards.

# $game: its name
learn-title = { $game } leren
learn-guide = De les
# $number, $count: numbers
learn-step = Stap { $number } van { $count }
learn-continue = Verder
learn-back = Terug
learn-hint = Tip
learn-again = Opnieuw beginnen
learn-leave = Les verlaten
learn-play = Nu spelen
# $game: its name
learn-other = { $game } leren
learn-end-title = Nu weet je hoe het werkt
# $names: the bots
learn-end-company = Aan je eerste tafel: { $names }. Zij zijn er ook nog niet zo lang bij.
problem-lesson = Niet helemaal.

## Die Weinhändler

learn-wine-hand = Deze vijf flessen heb je in de hand. Het grote getal is de waarde van een fles in euro’s. De letter en de kleur noemen de wijn: Z is de groene Zinfandel, B de paarse Bordeaux. De sterren zijn punten, zodra de fles in je wijnkelder ligt.
learn-wine-display = In de vitrine staan vier flessen. Het hoogste bod krijgt ze, en betalen doe je met flessen.
learn-wine-bid = Jij begint: dat zegt de kurkentrekker. Bied de 5 en de 14 samen: 19 euro. In een bod mogen zoveel flessen als je wilt.
learn-wine-bid-hint = Tik op de 5 en de 14 in je hand. Op de knop staat dan wat je biedt.
learn-wine-bid-done = Mooi bod! Nu de anderen: Anne 7, Herman 41, Carl 23.
learn-wine-raise = Elk bod moet anders zijn, maar dat van jou mag lager zijn dan dat van anderen. Bijleggen mag altijd: leg de lege fles erbij, die is 20 cent waard, en je staat op 19,20.
learn-wine-raise-hint = Tik op de lege fles, die met 0,20, en bied.
learn-wine-raise-done = Anne en Herman passen. Carl legt er een 20 bij en komt op 43.
learn-wine-pass = Je staat derde. Niet slecht: iedereen krijgt het bod dat net hoger is, dus jij krijgt 9, 12 en 20 van Herman. Pas!
learn-wine-pass-hint = Druk op ‘Passen’ zonder een fles te kiezen.
learn-wine-pass-done = Jij doet deze biedronde niet meer mee. Alleen Carl is nog over.
learn-wine-exchange = Ook Carl past. Carl neemt de vitrine, Herman het bod van Carl, jij dat van Herman en Anne dat van jou. De 7 van Anne, het laagste bod, komt in de vitrine, die later vanaf de stapel wordt aangevuld.
learn-wine-cellar = Na elke ruil mag iedereen flessen in zijn kelder leggen, zoveel als je wilt; in de hand mogen er hoogstens zes kaarten blijven. Dit is je wijnkelder laat op een andere avond: vijf lagen met 5, 4, 3, 2 en 1 plaatsen. Boven de onderste laag rust elke fles op twee andere.
learn-wine-lay = Een ander spel, met een lege kelder en andere flessen. De onderste laag groeit aan de twee uiteinden. Leg de 25 neer, daarnaast de 14, dan de 7, en op de 14 en de 7 de 21: negen sterren, en één punt voor drie verschillende groene flessen.
learn-wine-lay-hint = Tik op de fles die oplicht, dan op de plaats waar die moet komen. Liggen ze er alle vier, druk dan op ‘Beurt beëindigen’.
learn-wine-lay-done = Tien punten: 3 + 2 + 1 + 3 voor de sterren en 1 voor de groene driehoek.
learn-wine-trios = Nog een ander spel. Drie identieke flessen leveren 4 punten op: horizontaal, diagonaal of in een driehoek. Tik op de derde blauwe 16: elke plaats laat zien wat die daar oplevert. Leg hem waar hij het meest oplevert.
learn-wine-trios-hint = De beste plaats is links van de andere twee. Druk dan op ‘Beurt beëindigen’.
learn-wine-trios-done = Zeven punten: 2 voor de sterren, 4 voor drie identieke flessen op een rij, 1 voor de driehoek met de 9 en de 23 eronder.
learn-wine-draw = Terug naar het eerste spel. Niets voor jou in de vitrine? Pas je zonder dat je hebt geboden, dan mag je trekken: twee kaarten worden omgedraaid, jij krijgt de goedkoopste, de andere gaat onder de stapel. Wie alleen past, houdt zijn hand zoals die is: goed als die vol is. Pas en trek!
learn-wine-draw-hint = Druk op ‘Passen en trekken’ zonder een fles te kiezen.
learn-wine-draw-done = Er kwamen een 13 en een 18: de 13 heb je nu in de hand, de 18 ligt onder op de stapel.
learn-wine-end = De laatste ronde van die andere avond: de stapel is op, en iedereen legt neer wat kan. Carl heeft 39 punten, jij 29. Maak je kelder af, zo dat drie blauwe 23’s elkaar raken. De fles die overblijft, begint een nieuwe.
learn-wine-end-hint = De 23 hoort op de vrije plaats in de vierde laag, een 17 erbovenop, en de andere 17 begint de nieuwe kelder. Druk dan op ‘Beurt beëindigen’.
learn-wine-end-done = 7, 2 en 2 punten: je wint met 40 tegen 39. De meeste punten winnen, en dat is het hele spel.
learn-end-weinhaendler = Je hebt geboden, geruild, getrokken, een kelder gebouwd en gewonnen. De rest vertelt de tafel je onder het spelen.

## Money!

learn-money-hand = Dit is je geld: biljetten van verschillende valuta’s en een gouden munt. Elke valuta heeft drie biljetten van 20, drie van 30 en één van 40, van 50 en van 60. Spaar weinig valuta’s: van elke waarvan je aan het eind minder dan 200 hebt, gaat 100 af. ‘100 → 0’ is wat je hebt en wat daarvan telt.
learn-money-displays = In het midden liggen twee etalages, links en rechts. Iedereen biedt er tegelijk op, verdekt. Je speelgeld is niets waard en blijft altijd bij jou. De doorgestreepte valuta onder de stapel doet niet mee.
learn-money-bid = In een bod tellen alle valuta’s even zwaar. Betaal met wat je het best kunt missen: de twee biljetten van 20 roebel, de gouden munt en, om op 80 te komen, de 30 euro.
learn-money-bid-hint = Tik op de 30 euro, op de gouden munt en net zo lang op de 20 roebel tot ze er allebei bij zijn. Bied dan 80.
learn-money-bid-done = Je bod staat, verdekt voor de anderen; in je hand blijven de kaarten ervan omhoog staan. Ook Anne en Herman hebben geboden, alleen Carl kiest nog.
learn-money-reveal = Elk bod wordt tegelijk omgedraaid. Ook Anne heeft 80 geboden. Dan beslist het laagste serienummer: het biljet van 20 yen van Anne heeft nummer 1, dus Anne is vóór jou aan de beurt. Carl heeft alleen speelgeld geboden en doet niet mee.
learn-money-swap = Anne heeft de rechteretalage genomen. Jij kunt er ook een nemen, of ruilen met iemand van wie het bod er nog ligt. Herman heeft 70 in euro’s geboden, en daarvan heb jij het meest: ruil met Herman!
learn-money-swap-hint = Kies het bod van Herman en druk dan op de knop.
learn-money-swap-done = De euro’s zijn van jou. Je bod ligt nu voor Herman, die hierna aan de beurt is, met jouw 80.
learn-money-after = Herman heeft de linkeretalage genomen. De achtergelaten biedingen zijn nu de etalages, en de stapel vult ze aan tot vier kaarten. Zo gaat het geld de tafel rond.
learn-money-count = Een andere partij, veel rondes later: de stapel is op, dit is de laatste ronde. Een valuta telt volledig vanaf 200; van minder gaat 100 af. Je 170 dollar is 70 waard, je franken en euro’s niets.
learn-money-take = Drie van 20 of drie van 30 in één valuta leveren 100 extra op. Neem de etalage die je het rijkst maakt!
learn-money-take-hint = Kies de linkeretalage, die met de 60 dollar, en druk op de knop.
learn-money-take-done = En zo ben je rijk! Anne en Herman maken de ronde nog af, dan is het spel voorbij.
learn-money-total = 230 dollar telt volledig, 110 frank telt voor 10, 60 euro voor niets, de munt voor 10. De drie biljetten van 20 euro en de drie van 30 frank leveren elk 100 op: samen 450.
learn-end-money = Een partij heeft drie spellen, en wie over alle spellen het rijkst is, wint. Nog een tip: alle negen biljetten van één valuta zijn 500 waard!
