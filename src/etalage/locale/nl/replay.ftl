### The rules as pages and sheets, replays, and the check of fair deals.

# $game: its name
rules-of = { $game }: de regels
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
replay-eyes = Gezien door
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
replay-gone-text = Enige tijd na het einde wordt een partij opgeruimd. Wie het verslag bewaard heeft, kan het nog altijd bekijken.

## Records from files

replay-page-title = Partij bekijken
replay-page-text = Elke afgelopen partij kun je als verslag bewaren: alle kaarten en alle zetten in één klein bestand. Hier loop je het zet voor zet door.
replay-choose = Bestand met verslag kiezen
replay-choose-text = of hier neerzetten (.json of .jsonl)
replay-no-record = In dit bestand zit geen verslag van een partij. Een verslag is een .json-bestand dat hier na een partij bewaard is, of een .jsonl-bestand met één verslag per regel.
replay-too-long = Dit verslag is te lang, of een naam erin: een naam heeft hooguit 64 tekens.
replay-cut-off = Deze link is niet volledig. Waarschijnlijk is hij bij het kopiëren afgebroken.
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
replay-bad-size = De server kan dit verslag niet lezen: het is te groot of heeft niet de juiste vorm.

## The check of a fair deal

fair-invites = Controleer dat niemand de kaarten heeft uitgekozen.
fair-check = Controleren
fair-proved = Eerlijk geschud, op dit apparaat gecontroleerd
fair-proved-text = Het geheim is nu bekend. Het past bij het zegel dat vóór de eerste kaart te zien was, en geeft precies dezelfde kaarten:
fair-wrong = Hier is niets bewezen
fair-wrong-secret = Dit is niet het geheim dat vóór de eerste kaart verzegeld werd.
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
fair-page-words = Een woord van iedereen
fair-page-words-text = Wie gaat zitten, voegt zelf willekeurige letters toe. Je browser verzint ze voor je. Ze komen na het zegel, dus de server kon er geen rekening mee houden.
fair-page-cards = Het schudden
fair-page-cards-text = Geheim en woorden samen bepalen elke schudbeurt van de partij, volgens een recept dat iedereen mag kennen. Verander één letter, en alle kaarten zijn anders.
fair-page-secret = Het geheim komt uit
fair-page-secret-text = Na het laatste spel maakt de server het geheim bekend. Nu kan iedereen het met het zegel vergelijken, opnieuw schudden en precies dezelfde kaarten zien.
fair-page-so = De server kon de kaarten dus niet uitkiezen, want jouw woord ontbrak nog; en later veranderen kon hij ze niet, vanwege het zegel. Je eigen browser doet de controle, zonder de server.
fair-page-exactly = Het recept, heel precies
fair-page-exactly-text = Uit de bytes, telkens vier tegelijk, worden getallen onder n getrokken, en daarmee wordt de stapel vanaf de laatste kaart geschud. Een eigen programma kan dat herhalen: het verslag van een partij bevat alles wat daarvoor nodig is.
fair-page-check = Een partij controleren
