## Die Weinhändler: the log

weinhaendler-bid = { $name } biedt { $amount }
weinhaendler-bid-you = Je biedt { $amount }
weinhaendler-bid-cards = { $name } biedt { $cards }, samen { $amount }
weinhaendler-bid-cards-you = Je biedt { $cards }, samen { $amount }
weinhaendler-pass = { $name } past
weinhaendler-pass-you = Je past
weinhaendler-draw = { $name } past en trekt { $card }
weinhaendler-draw-you = Je past en trekt { $card }
weinhaendler-draw-under = { $name } past en trekt { $card }; { $other } gaat onder de stapel
weinhaendler-draw-under-you = Je past en trekt { $card }; { $other } gaat onder de stapel
weinhaendler-draw-hidden = { $name } past en trekt verdekt
weinhaendler-take-display = { $name } neemt de vitrine: { $cards }
weinhaendler-take-display-you = Je neemt de vitrine: { $cards }
weinhaendler-take-bid = { $name } neemt het bod van { $other }: { $cards }
weinhaendler-take-bid-you = Je neemt het bod van { $other }: { $cards }
weinhaendler-take-bid-from-you = { $name } neemt jouw bod: { $cards }
weinhaendler-display = De nieuwe vitrine: { $cards }
weinhaendler-no-bids = Niemand heeft geboden: de vitrine blijft liggen
weinhaendler-place = { $name } legt { $card } op { $place }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
weinhaendler-place-you = Je legt { $card } op { $place }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
weinhaendler-place-trios = { $name } legt { $card } op { $place }: { $points } punten, waarvan { $count ->
    [one] { $bonus } voor een trio
   *[other] { $bonus } voor { $count } trio’s
}
weinhaendler-place-trios-you = Je legt { $card } op { $place }: { $points } punten, waarvan { $count ->
    [one] { $bonus } voor een trio
   *[other] { $bonus } voor { $count } trio’s
}
weinhaendler-place-empty = { $name } legt een lege fles op { $place }
weinhaendler-place-empty-you = Je legt een lege fles op { $place }
weinhaendler-done = { $name } is klaar
weinhaendler-done-you = Je bent klaar
weinhaendler-cellar-complete = { $name } heeft een volledige wijnkelder!
weinhaendler-cellar-complete-you = Je wijnkelder is volledig!
weinhaendler-refill = Aanvullen: { $cards }
weinhaendler-round = Ronde { $count }. Startspeler: { $name }
weinhaendler-round-you = Ronde { $count }. Jij bent startspeler
weinhaendler-last-display = Laatste ronde: de vitrine heeft de laatste kaart van de stapel gekregen
weinhaendler-last-draw = Laatste ronde: de laatste kaart van de stapel is getrokken
weinhaendler-last-stall = Laatste ronde: er is al tien rondes geen kaart van de stapel gekomen
weinhaendler-over = Punten: { $scores }

## Money!: the log

money-sealed = { $name } heeft geboden
money-sealed-you = Je biedt { $cards }
money-reveal = De biedingen worden omgedraaid
money-bid = { $name } biedt { $cards }: { $value }
money-bid-you = Je biedt { $cards }: { $value }
money-sits-out = { $name } doet deze ronde niet mee
money-sits-out-you = Je doet deze ronde niet mee
money-take-left = { $name } neemt de linkeretalage, { $taken }, en legt { $left } ervoor in de plaats
money-take-left-you = Je neemt de linkeretalage, { $taken }, en legt { $left } ervoor in de plaats
money-take-right = { $name } neemt de rechteretalage, { $taken }, en legt { $left } ervoor in de plaats
money-take-right-you = Je neemt de rechteretalage, { $taken }, en legt { $left } ervoor in de plaats
money-swap = { $name } ruilt met { $other }: neemt { $taken }, geeft { $left }
money-swap-you = Je ruilt met { $other }: je neemt { $taken }, geeft { $left }
money-swap-with-you = { $name } ruilt met jou: neemt { $taken }, geeft { $left }
money-keep = { $name } behoudt het bod: { $cards }
money-keep-you = Je behoudt het bod: { $cards }
money-refill-left = Linkeretalage aangevuld: { $cards }
money-refill-right = Rechteretalage aangevuld: { $cards }
money-round = Ronde { $count }
money-last-display = Laatste ronde: de stapel is op
money-last-stall = Laatste ronde: er is al tien rondes geen kaart van de stapel gekomen
money-over = Vermogen: { $scores }

## The result of a match

result-wins = { $name } wint
result-wins-you = Je hebt gewonnen!
result-shared = Gedeelde overwinning: { $names }

## The table: the log

table-created = De tafel is geopend
table-sat = { $name } gaat zitten
table-sat-you = Je gaat zitten
table-sat-bot = { $name } gaat zitten (bot)
table-renamed = { $before } heet nu { $name }
table-renamed-you = Je heet nu { $name }
table-left = { $name } heeft de tafel verlaten
table-left-you = Je hebt de tafel verlaten
table-removed = { $name } is van de tafel verwijderd
table-removed-you = Je bent van de tafel verwijderd
table-seat-free = Stoel { $seat } is weer vrij
table-contributed = { $name } heeft meegeschud
table-contributed-you = Je hebt meegeschud
table-starting = Alle woorden voor het schudden zijn verzegeld en worden onthuld
table-revealed = { $name } heeft een woord onthuld
table-revealed-you = Je hebt je woord onthuld
table-withheld = De start is afgebroken: { $name } heeft het woord niet op tijd onthuld
table-withheld-you = De start is afgebroken: jouw woord is niet op tijd onthuld
table-stand-in-left = { $name } heeft de tafel verlaten: { $other } valt in (bot)
table-stand-in-left-you = Je hebt de tafel verlaten: { $other } valt voor je in (bot)
table-stand-in-time = De tijd van { $name } is om: { $other } valt in (bot)
table-stand-in-time-you = Je tijd is om: { $other } valt voor je in (bot)
table-stand-in-replaced = De host laat { $other } invallen voor { $name } (bot)
table-stand-in-replaced-you = De host laat { $other } voor je invallen (bot)
table-stand-in-waited = { $name } laat op zich wachten: { $other } valt in (bot)
table-stand-in-waited-you = Je liet op je wachten: { $other } valt voor je in (bot)
table-stand-in-away = { $name } is er niet: { $other } valt in (bot)
table-stand-in-away-you = Je was er niet: { $other } valt voor je in (bot)
table-returned = { $name } is terug
table-returned-you = Je bent terug
table-away = { $name } is er niet
table-away-you = Je bent er niet
table-here = { $name } is er weer
table-here-you = Je bent er weer
table-host = { $name } is de host
table-host-you = Jij bent de host
table-begun = De partij begint: { $names }
table-begun-known = De partij begint, met bekende kaarten: { $names }
table-rematch = { $name } wil revanche
table-rematch-you = Je wilt revanche
table-rematch-unseated = De host wil revanche
table-rematch-same = { $name } wil dezelfde kaarten opnieuw spelen
table-rematch-same-you = Je wilt dezelfde kaarten opnieuw spelen
table-rematch-same-unseated = De host wil dezelfde kaarten opnieuw spelen
table-said = { $name }: { $phrase }
table-hint = { $name } vraagt de coach om raad
table-hint-you = Je vraagt de coach om raad
table-match-over = De partij is afgelopen: { $scores }
table-reacted = { $name }: { $reaction }
table-result-seen = { $name } heeft de uitslag gezien
table-score = Tussenstand na { $n } partijen: { $scores }
table-accepted = { $name } doet mee
table-accepted-you = Je doet mee
table-unanswered = { $name } heeft niet geantwoord: de stoel is vrij
table-unanswered-you = Je hebt niet geantwoord: je stoel is vrij
table-joined = { $name } neemt het over van { $whose }
table-joined-you = Je neemt het over van { $whose }
table-will-join = { $name } neemt het vanaf het volgende spel over van { $whose }
table-will-join-you = Je neemt het vanaf het volgende spel over van { $whose }
table-will-not-join = { $name } kijkt toch liever toe
table-will-not-join-you = Je kijkt toch liever toe
table-cancelled = De tafel is gesloten

## What one can say at a table

phrase-hello = Hallo!
phrase-good-luck = Veel succes!
phrase-well-played = Goed gespeeld!
phrase-thanks = Bedankt!
phrase-one-moment = Een momentje!
phrase-your-turn = Jij bent aan de beurt.
phrase-oops = Oeps!
phrase-nice-bid = Mooi bod!
phrase-again = Nog een partij?
phrase-good-bye = Tot ziens!

## Moves that the rules forbid; the clause follows in brackets

refusal-out-of-turn = Nog niet: { $name } is aan de beurt.
refusal-out-of-turn-several = Nog niet: { $names } zijn aan de beurt.
refusal-out-of-turn-over = Het spel is afgelopen.
refusal-not-in-hand = Niet in je hand: { $cards }.
refusal-not-while-bidding = Dat kan niet tijdens het bieden.
refusal-bid-equals = { $name } staat al op { $amount }. Elk bod moet anders zijn.
refusal-draw-after-bid = Alleen wie niets geboden heeft, mag bij het passen trekken.
refusal-draw-from-nothing = Er ligt geen kaart meer op de stapel.
refusal-not-in-cellars = Nu worden de kelders gevuld: leg een fles neer of beëindig je beurt.
refusal-hand-too-large = Je mag hoogstens zes kaarten houden: leg er nog { $count } in je kelder.
refusal-place-taken = Alleen een lege fles mag bedekt worden, en alleen met wijn.
refusal-empty-on-empty = Alleen een lege fles mag bedekt worden, en alleen met wijn.
refusal-pyramid-full = Alle 15 plaatsen zijn bezet: bedek eerst de lege flessen.
refusal-cellar-begins = Een wijnkelder begint met een fles in de onderste laag: de plaats daarvan is 1:0.
refusal-unsupported = Eerst moeten de twee plaatsen eronder bezet zijn.
refusal-row-full = De onderste laag heeft al vijf flessen.
refusal-row-gap = De onderste laag groeit alleen aan de twee uiteinden.
refusal-not-in-exchange = Nu wordt er geruild: neem een etalage, ruil met iemand of behoud het bod.
refusal-swap-with-oneself = Dat ben je zelf. Met ‘Behouden’ neem je je eigen bod terug.
refusal-no-such-seat = Die stoel bestaat niet aan deze tafel.
refusal-no-bid-left = { $name } heeft geen bod op tafel.
refusal-bid-empty = Kies minstens één kaart.
refusal-malformed = Dat is geen geldige zet in dit spel.

## Why the server says no

problem-no-such-table = Die tafel bestaat niet. Misschien is hij verwijderd.
problem-no-such-match = Die partij bestaat niet aan deze tafel.
problem-no-such-seat = Die stoel bestaat niet aan deze tafel.
problem-no-such-bot = Er is geen bot met die naam.
problem-no-such-phrase = Die zin bestaat niet.
problem-no-such-position = Het verslag heeft geen stelling met dit nummer.
problem-no-such-entry = Het verloop heeft geen regel met dit nummer.
problem-bad-record = Dit is geen verslag van een partij: het kan niet worden nagespeeld.
problem-no-such-session = Deze aanmelding is er niet, of niet meer.
problem-no-such-token = Zo’n token heb je niet.
problem-no-such-link = Die link is er niet: hij is al gebruikt of te oud.
problem-no-such-option = Die huisregel heeft dit spel niet.
problem-cursor = Daar gaat de lijst niet verder. Begin bovenaan.
problem-not-your-seat = Je hebt geen stoel aan deze tafel.
problem-not-the-host = Dat kan alleen de host van de tafel.
problem-not-for-programs = Met een token kun je spelen, maar niets aanmaken, intrekken of verwijderen.
problem-not-here = De statistieken van de server zijn alleen op de server zelf op te vragen.
problem-not-over = De partij is nog niet afgelopen. Het verslag zou te veel verraden.
problem-deal-counts = Deze partij wordt met andere vergeleken: tips en analyse komen als ze is afgelopen.
problem-hands-open = In deze partij kunnen alle handen al in een analyse te zien zijn geweest. Je kunt tot het einde toekijken.
# $day
problem-day-to-come = Dat spel van de dag is er nog niet. Op deze server is het { $day } (UTC).
problem-deal-gone = De partij met deze kaarten is opgeruimd. Vraag om een nieuwere uitdaging.
problem-no-such-challenge = Deze uitdaging bestaat niet. Misschien is de link afgekapt: vraag er opnieuw om.
problem-no-hints = Aan deze tafel zijn er geen tips: hier ontmoeten mensen elkaar, en ze is zonder tips geopend.
problem-no-coach = Niemand hier kan dit spel beoordelen.
problem-nothing-to-decide = Hier valt niets te beslissen.
problem-no-such-puzzle = Er is geen puzzel met dit nummer.
problem-not-away = Nog niet: een bot mag invallen voor wie er twee minuten niet is terwijl de tafel wacht, of een kwartier niet speelt. Loopt er een klok, dan beslist alleen de klok.
problem-not-found = Op dit adres is niets.
problem-wrong-method = Dat kan niet op dit adres.
problem-wrong-token = Dit token is onbekend of ingetrokken.
problem-wrong-phase-open = Nog niet: de partij is nog niet begonnen.
problem-wrong-phase-revealing = Nu niet: de partij begint zo.
problem-wrong-phase-playing = Nu niet: de partij is bezig.
problem-wrong-phase-over = Te laat: de partij is afgelopen.
problem-wrong-phase-cancelled = Te laat: de tafel is gesloten.
problem-unknown = Niemand kent je hier nog. Ga eerst aan een tafel zitten.
problem-stale = Er is intussen iets veranderd. Kijk nog eens goed.
problem-unavailable = De server kan nu niets opslaan, dus er is niets veranderd. Probeer het zo nog eens.
problem-stopping = De server wordt afgesloten. Kom zo terug.
problem-busy = De tafel verandert te snel. Probeer het opnieuw.
problem-full = Op deze server is geen plaats meer.
problem-link-used = Deze link is al gebruikt of te oud. Maak een nieuwe.
problem-other-match = Dat was een ander spel, of een partij met andere huisregels of een ander aantal spelers.
problem-how-many-moves = Er is minstens één zet nodig, maar zoveel mogen het er niet zijn.
problem-one-move = Waar iedereen tegelijk beslist, is precies één zet nodig.
problem-seal = Het zegel van een woord heeft 64 hexadecimale cijfers.
problem-sealed-words = Woorden voor het schudden worden eerst verzegeld. Laad de pagina opnieuw of gebruik een nieuwere versie van het programma.
problem-other-word = Dit is niet het woord dat verzegeld is.
problem-would-reveal = Hierbij worden kaarten omgedraaid: wat daarna komt, kan niemand weten.
problem-clock = De bedenktijd is maximaal 14 dagen per zet.
problem-seat-taken = Deze stoel is bezet.
problem-still-asked = Nog niet: iemand heeft nog tijd om op het aanbod van een revanche te antwoorden.
problem-too-late = De partij is te ver gevorderd om nog mee te doen. Je kunt tot het einde toekijken.
problem-seat-free = Daar zit niemand.
problem-stand-in = Wie invalt, kiest niemand: het is altijd een bot van gemiddelde sterkte die nog niet aan tafel zit.
problem-stand-in-has-moved = Dat heeft een bot voor je beslist, en dat blijft zo. Bij de volgende keuze ben jij weer aan zet.
problem-nobody-seated = Er zit nog niemand. Ga eerst zitten, of zet overal bots neer.
problem-name = Een naam heeft 1 tot 24 zichtbare letters, cijfers of tekens.
problem-name-taken = Aan deze tafel heet al iemand { $name }.
problem-name-alike = Dit lijkt te veel op { $name }, een naam die al aan deze tafel zit. Kies een naam die niemand verwart.
problem-name-of-bot = Zo heten hier bots. Voeg iets toe, bijvoorbeeld een achternaam, zodat niemand je voor een bot aanziet.
problem-name-on-ladder = Op de ranglijst heet al iemand zo, of bijna zo. Kies een andere naam.
problem-label = Een label heeft 1 tot 64 letters, cijfers of tekens.
problem-rules-version = Deze partij wordt gespeeld volgens een andere versie van de regels dan deze server kent.
problem-too-many-tables = Je hebt te veel tafels. Speel er eerst een paar uit of sluit ze.
problem-too-many-tokens = Je hebt te veel tokens. Trek er eerst een in.
problem-too-many-streams = Je hebt te veel pagina’s open. Sluit er eerst een paar.
problem-too-many-requests = Te veel verzoeken. Wacht even.
problem-crowded-network = Vanuit je netwerk komt nu te veel tegelijk. Wacht even.
problem-too-slow = Het verzoek kwam te langzaam binnen. Er is niets veranderd.
problem-too-large = Dat is te groot.
problem-malformed = De server begrijpt dit niet.
problem-refused = De server weigert dit.
problem-failure = Er is iets misgegaan op de server.
problem-no-connection = De server is niet bereikbaar.

## The bots, each in a line

bot-name-clement = Clément
bot-name-zsofia = Zsófia
temper-lena = Haar eerste avond: biedt wat haar invalt en zet haar flessen te vroeg in de kelder.
temper-paul = Kan de vitrine niet laten staan, en betaalt er te veel voor.
temper-marta = Trekt liever een kaart dan om de vitrine te vechten.
temper-otto = Een oude rot: past nooit zonder bod, al is het maar een lege fles.
temper-yvonne = Bedenkt eerst wat jij gaat bieden, en dan pas haar eigen bod.
temper-clement = Weet wat er van een kelder kan komen en wat jij van plan bent.
temper-tim = Zijn eerste avond: biedt wat hij toevallig heeft en neemt de grootste getallen.
temper-greta = Staat telkens één biljet af, om het even welk, en neemt wat haar bevalt.
temper-jules = Wil als eerste kiezen en biedt daar nooit minder dan 90 voor.
temper-ilse = Biedt nooit meer dan 70, en maakt een fortuin van wat jij laat liggen.
temper-viktor = Biedt bijna altijd tussen 50 en 80, met wat hij het minst nodig heeft.
temper-zsofia = Weet dat jij ook meedenkt en houdt je in het ongewisse.
temper-random = Een willekeurige toegestane zet, elke even waarschijnlijk.
temper-greedy = Weegt elke keuze af met vuistregels en neemt de beste.
temper-ismcts = Probeert zetten uit in verzonnen werelden en speelt ze willekeurig verder.
temper-ismcts-greedy = Net zo, maar speelt ze met vuistregels verder.
temper-expert = De sterkste van het spel.
temper-expert-deep = De expert die met experts rekent: onder hen sterker, en trager.
temper-expert-0-1 = De sterkste van versie 0.1, zoals hij was.
temper-expert-network = Het netwerk van de expert zonder het zoekwerk.
temper-expert-search = Het zoekwerk van de expert zonder het netwerk.

## House rules: a name for each option, and words for its values where they are not numbers

option-draw = Getrokken kaarten bij passen
option-draw-open = voor iedereen zichtbaar
option-draw-hidden = verdekt
option-triangles = Driehoeken
option-triangles-both = punt boven of onder
option-triangles-upright = punt alleen boven
option-deals = Aantal spellen
# $option: its name, $value
option-chosen = { $option }: { $value }
