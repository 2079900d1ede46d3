### The house: its front page, the room around a table before the match, and the settings.
### Names, titles and lists come formatted; numbers to select on come as numbers.

## The front

home-title = Etalage: Die Weinhändler en Money!
home-slogan = Twee kaartspellen rond één etalage
home-pitch-weinhaendler = Bied flessen voor flessen. Leg elke fles op twee andere. Maak trio’s.
home-pitch-weinhaendler-long = Bied flessen voor flessen. Leg elke fles op twee andere, in een kelder van vijf breed. Maak trio’s.
home-pitch-money = Bied verdekt met bankbiljetten. Ruil voor een beter bod.
home-pitch-money-long = Bied verdekt met bankbiljetten. Ruil voor een beter bod. Weinig valuta’s, veel biljetten.
# $from, $to: how many play, $minutes
home-meta = { $from }–{ $to } spelers · { $minutes } min.
home-play-now = Nu spelen
home-starting = Kaarten delen…
home-play-friends = Met vrienden spelen
# $names: the bots one will meet
home-against = Tegen { $names }
# $n: number of bots
home-against-few = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
home-change = Wijzigen…
# $game
home-change-of = Wijzigen wat ‘Nu spelen’ doet: { $game }
home-learn = In vijf minuten leren
home-how-to-play = Zo speel je
# $game
home-rules-of = Regels: { $game }
home-matches = Mijn partijen
home-all-matches = Al mijn partijen
home-figures = Mijn cijfers
home-fair = Eerlijk geschud
home-language = Taal
home-more = Meer

## A link

home-link = Heb je een link?
home-link-placeholder = Plak hem hier
home-link-join = Naar de tafel
home-link-note = Geen account nodig. Bots houden lege stoelen warm.
home-link-empty = Plak eerst de link van een tafel.
home-link-unreadable = Dat is geen link naar een tafel. Zo ziet er een uit: { $example }
home-link-dead = Achter deze link staat geen tafel meer. Vraag om een nieuwe, of open zelf een tafel.

## Tables

home-mine = Mijn tafels
home-show-finished = { $n ->
    [one] { $n } afgelopen partij tonen
   *[other] { $n } afgelopen partijen tonen
}
home-open = Open tafels
home-open-none = Er zijn nu geen open tafels.
home-open-none-text = Een tafel die je voor iedereen opent, staat hier tot er iemand aanschuift.
home-open-for-all = Tafel voor iedereen openen: { $game }
# $game, $names
home-your-turn-at = Jouw beurt: { $game } met { $names }
home-table-waits = Anderen zijn aan de beurt
# $names: those who are to move
home-table-waits-for = Aan de beurt: { $names }
home-table-room = Nog niet begonnen
home-table-over = Afgelopen
# $n: free seats
home-table-free = { $n ->
    [one] { $n } stoel vrij
   *[other] { $n } stoelen vrij
}
home-table-full = Vol
home-table-running = Er wordt gespeeld
home-table-nobody = Nog niemand
home-table-go = Spelen
home-table-enter = Naar de tafel
home-table-join = Aanschuiven
home-table-watch = Meekijken
home-table-result = Uitslag
home-table-close = Deze tafel sluiten

## Before a match

play-default-name = Gast
# $game
play-quick-title = { $game } tegen bots
# $game
play-friends-title = { $game } met vrienden
play-against = Tegen wie?
# $from, $to: how many bots
play-against-how-many = Kies er { $from } tot { $to }
# $n: number of players, oneself among them
play-players-in-all = { $n ->
    [one] { $n } speler in totaal
   *[other] { $n } spelers in totaal
}
play-players = Spelers
play-start = Spelen
play-open-table = Tafel openen
play-open-table-note = Je krijgt een link om te versturen. Op stoelen die vrij blijven, gaan bots zitten.
play-clock = Bedenktijd
play-clock-note = Wie langer nadenkt, wordt vervangen door een bot en kan altijd terugkomen.
play-memory = Geheugensteun
play-memory-note = Toont welke kaarten zichtbaar in welke hand zijn gekomen.
play-who-may-come = Wie mag er komen?
play-by-link = Wie de link heeft
play-by-all = Iedereen: de tafel staat op de startpagina
play-usual = Standaardinstellingen herstellen

## Characters

# $level, $levels: from first evening to expert
bot-level = Niveau { $level } van { $levels }
# $rating
bot-rating = Speelsterkte { $rating }

## Settings

settings-name = Je naam
settings-name-placeholder = Aan de volgende tafel
settings-theme = Licht of donker
settings-theme-auto = Zoals op je apparaat
settings-theme-light = Licht
settings-theme-dark = Donker
settings-speed = Animaties
settings-speed-normal = Normaal
settings-speed-fast = Snel
settings-speed-off = Uit
settings-sound = Geluid
settings-sound-note = Kaarten, munten en kurken, allemaal zacht, en twee tonen als je aan de beurt bent.
settings-pass-alone = Vanzelf passen
settings-pass-alone-note = Als er niets anders mogelijk is of niemand je nog kan overbieden, past de pagina na een ogenblik voor je.
settings-notify = Meldingen
settings-notify-note = De browser laat het weten als je aan de beurt bent en deze pagina niet te zien is.
settings-notify-denied = Je browser staat dit niet toe. Sta meldingen van deze pagina toe in de instellingen van de browser.
settings-notify-unsupported = Dat kan deze browser niet.
sessions-title = Andere apparaten die je kennen
# $date: a day, formatted.
sessions-used = Laatst gebruikt: { $date }
sessions-end = Daar afmelden
sessions-end-all = Overal elders afmelden
sessions-ended = Daar kent niemand je nog.

## Notices

# $game, $names
notify-text = { $game } met { $names }

## The room around a table

room-seats = Stoelen
# $number: from 1
room-seat = Stoel { $number }
room-free = Vrije stoel
room-host = Host
room-bot = Bot
room-your-name = Je naam
# Beside it: the field may stay empty
room-name-free = (niet verplicht)
room-sit-down = Gaan zitten
# $number: of the seat that was chosen, from 1
room-sit-at = Op stoel { $number } gaan zitten
room-sit-here = Hier gaan zitten
room-rename = Naam wijzigen
room-save = Opslaan
room-leave = Tafel verlaten
room-seat-bot = Bot neerzetten
# $name
room-change-bot = Een andere bot in plaats van { $name }
# $name
room-clear = Stoel van { $name } vrijmaken
# $number: from 1
room-pick-bot = Een bot voor stoel { $number }
room-start = Starten
room-start-again = Nieuwe partij starten
# $n: free seats
room-start-bots = { $n ->
    [one] Op de vrije stoel gaat een bot zitten.
   *[other] Op de { $n } vrije stoelen gaan bots zitten.
}
room-start-full = Iedereen is er.
room-revealing = De partij begint zo
room-revealing-text = Alle woorden voor het schudden zijn verzegeld en worden onthuld. Wachten op: { $names }
room-called-off-text = Er is niets gedeeld. De server heeft een ander geheim en iedereen verzegelt een ander woord.
room-close = Tafel sluiten
room-close-sure = De tafel voor iedereen sluiten?
room-close-yes = Tafel sluiten
room-close-no = Open laten
# $name
room-waiting-host = { $name } start de partij.
room-waiting-host-watches = De host kijkt mee en start de partij.
room-waiting-nobody = Wie het eerst gaat zitten, is de host.
room-watching = Je kijkt mee
room-watching-text = Neem een vrije stoel om mee te spelen. Wat vrij blijft, vullen bots.
room-invited = { $name } nodigt je uit voor { $game }
room-new-to-it = Is { $game } nieuw voor je?
room-full = De tafel is vol
room-full-text = Blijf meekijken: wat open op tafel ligt, ziet iedereen.
room-again = Nog een partij
room-again-text = Dezelfde mensen, dezelfde tafel.
room-again-same = Dezelfde kaarten, dezelfde tafel.
room-invite = Uitnodigen
room-invite-text = Wie deze link heeft, kan aanschuiven of meekijken. Een account is niet nodig.
room-invite-public = De tafel staat ook op de startpagina.
room-link = Link naar deze tafel
room-copy = Kopiëren
room-copied = Gekopieerd
room-share = Delen…
# $game
room-share-text = Speel je { $game } mee? Schuif aan:
room-qr = De link als QR-code
room-fair-text = De server heeft zijn geheim voor het schudden vastgelegd: dit is het zegel erop. Wie gaat zitten, voegt een verzegeld woord toe; na de partij kan iedereen beide controleren.
room-cancelled = Deze tafel is gesloten
room-cancelled-text = De host heeft de tafel gesloten. Op de startpagina kun je een andere openen.
