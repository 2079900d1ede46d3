### The rules as pages and sheets, replays, and the check of fair deals.

# $game: its name
rules-of = Regels: { $game }
rules-contents = Inhoud
# $clause: such as W9
rules-open-clause = { $clause } in de regels lezen
rules-own-page = De regels op een eigen pagina
rules-learn = Al spelend leren

## A replay

# $game: its name
replay-controls = Naspelen: { $game }
# $ply: number of moves played so far, $plies: of all moves
replay-where = Zet { $ply } van { $plies }
# $deal, $deals: numbers
replay-deal = spel { $deal } van { $deals }
replay-position = Stelling
replay-first = Naar het begin
replay-back = Eén zet terug
replay-play = Afspelen
replay-pause = Pauzeren
replay-forward = Eén zet verder
replay-last = Naar het einde
# The name of a key
replay-key-space = Spatie
replay-speed = Tempo
replay-speed-slow = langzaam
replay-speed-normal = normaal
replay-speed-fast = snel
replay-eyes = Perspectief
replay-eyes-open = alles open
replay-result = Uitslag
replay-winner = wint
replay-unfinished = Deze partij is niet afgelopen.
replay-copy-link = Link naar deze stelling kopiëren
replay-link-copied = De link is gekopieerd.
replay-link-there = De link staat in de adresbalk van de browser: kopieer hem daar.
replay-download = Verslag downloaden
replay-to-table = Naar de tafel
replay-another = Andere partij bekijken
replay-not-over-title = De partij is nog bezig
replay-not-over-text = Bij het naspelen liggen alle kaarten open, dus dat kan pas als de partij afgelopen is.
replay-gone-title = Deze partij is hier niet
replay-gone-text = Enige tijd na het einde wordt een partij opgeruimd. Wie het verslag heeft opgeslagen, kan het nog altijd bekijken.

## Records from files

replay-page-title = Partij bekijken
replay-page-text = Elke afgelopen partij kun je als verslag opslaan: alle kaarten en alle zetten in één klein bestand. Hier loop je het zet voor zet door.
replay-choose = Bestand met verslag kiezen
replay-choose-text = of sleep het hierheen (.json of .jsonl)
replay-no-record = In dit bestand zit geen verslag van een partij. Een verslag is een .json-bestand dat hier na een partij is opgeslagen, of een .jsonl-bestand met één verslag per regel.
replay-too-long = Dit verslag is te lang, of een naam erin: een naam heeft hooguit 64 tekens.
replay-cut-off = Deze link is niet volledig. Waarschijnlijk is hij bij het kopiëren afgekapt.
# $count: number
replay-in-file = { $count ->
    [one] { $count } partij in dit bestand
   *[other] { $count } partijen in dit bestand
}
replay-samples = Partijen om te proberen
# $n: number, $text: the same, formatted
replay-moves = { $n ->
    [one] { $text } zet
   *[other] { $text } zetten
}
replay-bad-title = Dit verslag klopt niet
# $deal, $move: numbers from 1
replay-bad-move = In spel { $deal } is zet { $move } niet mogelijk.
# $deal: number from 1
replay-bad-deal = Spel { $deal } klopt niet.
# $key: the name of a part of the file
replay-bad-key = Een deel van het bestand klopt niet: { $key }.
replay-bad-size = De server kan dit verslag niet lezen: het is te groot of heeft niet het juiste formaat.

## The check of a fair deal

fair-invites = Kijk zelf na dat niemand de kaarten heeft uitgekozen.
fair-check = Schudden controleren
fair-proved = Niemand heeft deze kaarten uitgekozen
fair-proved-text = Voor de eerste kaart heeft de server een geheim getal verzegeld en elke browser aan tafel, ook die van jou, een willekeurig woord. Je browser heeft daarmee net opnieuw geschud: het zijn dezelfde kaarten. Hun vingerafdruk:
fair-holds = Het verslag klopt
fair-holds-text = Geheim, zegels en woorden passen bij elkaar en geven deze kaarten. Dit apparaat heeft van de partij niets bewaard en weet dus niet in welke volgorde ze zijn getoond:
fair-holds-1-text = Het geheim past bij zijn zegel en geeft met de woorden deze kaarten. De woorden waren nog niet verzegeld, dus iemand had het laatste woord kunnen kiezen:
fair-wrong = Eerlijk schudden is hier niet bewezen
fair-wrong-secret = Dit is niet het geheim dat vóór de eerste kaart verzegeld werd.
fair-wrong-seals = Een woord is niet het woord dat verzegeld is.
fair-wrong-kept = Het zegel van de server, de verzegelde woorden of dat van jou zijn niet die welke dit apparaat heeft bewaard. Was je bij de start weg of zat je hier met een ander apparaat, dan komt het daardoor.
fair-wrong-cards = Geheim en woorden geven andere kaarten dan die in het verslag.
fair-wrong-unreadable = Wat het verslag over zijn kaarten zegt, is niet te lezen.
fair-unfinished = Het geheim wordt na de partij bekendgemaakt.
fair-again = Kaarten van een eerdere partij
fair-again-text = Ze zijn met opzet een tweede keer gespeeld en dus bekend. Controleer de partij waar ze vandaan komen.
fair-absent = Dit verslag zegt niets over het schudden. Dat is normaal bij partijen die niet op een server zijn gespeeld.
fair-see-proof = Bewijs bekijken
fair-proof = Het bewijs
proof-seal = Het zegel, te zien voordat er iemand ging zitten
proof-seal-seen = Deze browser heeft het vóór de eerste kaart gezien.
proof-seal-not-seen = Deze browser was er vóór de eerste kaart niet bij: hij heeft het zegel uit het verslag.
proof-secret = Het geheim, bekendgemaakt na de laatste kaart
proof-hash = De SHA-256 ervan, hier berekend:
proof-hash-same = Hetzelfde als het zegel
proof-hash-other = Niet hetzelfde als het zegel
proof-words = Wat elke stoel aan het schudden bijdroeg
proof-no-word = niets
proof-word-seal = verzegeld als
proof-word-fits = Het woord past bij zijn zegel
proof-word-other = Niet het woord dat verzegeld is
proof-version-1 = Versie 1: de woorden werden niet verzegeld. Ze toont niet dat ze na het zegel van de server kwamen, of dat niemand het zijne als laatste koos.
proof-kept = Wat dit apparaat heeft bewaard
proof-kept-same = Het zegel van de server, alle verzegelde woorden en dat van jou: dezelfde
proof-kept-other = Het zegel van de server, de verzegelde woorden of dat van jou: niet dezelfde
proof-kept-nothing = Niets van deze partij: het heeft alleen gecontroleerd of klopt wat het verslag zegt.
proof-in-vain = Afgebroken starts nadat dit apparaat een woord had onthuld: { $count }
proof-cards = De kaarten, uit beide opnieuw gedeeld
# $deal: number
proof-deal = Spel { $deal }
proof-cards-same = Dezelfde kaarten
proof-cards-other = Andere kaarten
proof-how = Hoe eerlijk schudden werkt

## The page about it

fair-page-title = Niemand heeft jouw kaarten uitgekozen
fair-page-intro = Op een server moet je vertrouwen op wie er schudt. Hier hoeft dat niet: na elke partij kun je zelf controleren dat de kaarten niet uitgekozen en niet veranderd zijn.
fair-page-seal = Een verzegeld geheim
fair-page-seal-text = Voordat er iemand gaat zitten, trekt de server een lang willekeurig getal en houdt het geheim. Hij toont er een zegel van: een vingerafdruk die het getal niet verraadt, maar bij geen ander getal past.
fair-page-words = Een verzegeld woord van iedereen
fair-page-words-text = Wie gaat zitten, voegt eigen willekeurige letters toe. Je browser verzint ze voor je, nadat hij het zegel van de server heeft gelezen en bewaard. Hij toont er alleen een zegel van, gemaakt voor precies dit geheim.
fair-page-reveal = De woorden worden onthuld
fair-page-reveal-text = Als de host start, liggen alle zegels vast. Pas dan vertelt elke browser zijn woord, dus niemand kan het zijne als laatste kiezen. Ontbreekt er na tien seconden een, dan wordt de start zichtbaar voor iedereen afgebroken en begint alles opnieuw, met een ander geheim en andere woorden.
fair-page-cards = Het schudden
fair-page-cards-text = Geheim en woorden samen bepalen elke schudbeurt van de partij, volgens een recept dat iedereen mag kennen. Verander één letter, en alle kaarten zijn anders.
fair-page-secret = Het geheim wordt onthuld
fair-page-secret-text = Na het laatste spel maakt de server het geheim bekend. Nu kan iedereen het met het zegel vergelijken, opnieuw schudden en precies dezelfde kaarten zien.
fair-page-so = Als dus minstens één apparaat aan tafel eerlijk is, heeft niemand de kaarten gekozen of kunnen voorzien voordat ze werden gedeeld. Je eigen browser controleert dat en vergelijkt met wat hij heeft bewaard, zonder de server. Een browser die niet meespeelde, kan aan het verslag alleen zien of alles klopt.
fair-page-not = Wat het niet bewijst: dat wie de server beheert, die de kaarten deelt, ze daarna niet bekijkt.
fair-page-exactly = Het recept, heel precies
fair-page-exactly-text = Uit de bytes, telkens vier tegelijk, worden getallen onder n getrokken, en daarmee wordt de stapel vanaf de laatste kaart geschud. Een eigen programma kan dat herhalen: het verslag van een partij bevat alles wat daarvoor nodig is.
fair-page-check = Een partij controleren
