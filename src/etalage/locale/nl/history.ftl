# My matches, and all that is kept of somebody

## My matches

# $n
matches-total = { $n ->
    [one] { $n } afgelopen partij. Die blijft hier voorgoed staan.
   *[other] { $n } afgelopen partijen. Die blijven hier voorgoed staan.
}
matches-name = Met
matches-name-placeholder = Naam, ook van een bot
matches-game = Spel
matches-all-games = Beide spellen
matches-more-filters = Datum en huisregels
matches-from = Van
matches-to = Tot en met
matches-rule = Huisregel
matches-any-rule = Maakt niet uit
matches-more = Meer tonen
matches-none = Nog niets. Elke partij die je uitspeelt, blijft hier staan, ook als aan de tafel de volgende al loopt.
matches-play = Er een spelen
matches-none-found = Er is geen partij die daarbij past.
matches-show-all = Alle partijen tonen
matches-you = (jij)
matches-stand-in = (uitgespeeld door een bot)
matches-hints = Met tips
matches-delete = Uit mijn lijst verwijderen
matches-delete-yes = Verwijderen
matches-deleted = Verwijderd.
matches-file = Een partij uit een bestand

## What is kept

kept-title = Wat hier van je bewaard wordt
kept-matches = Je afgelopen partijen met alle kaarten en zetten, tot je ze hier verwijdert. Wie de link naar de tafel heeft, kan ze bekijken.
kept-others = Partijen met anderen staan ook in hun lijst, met de naam waaronder je hebt gespeeld.
kept-figures = Wat daaruit volgt: je cijfers, insignes en speelsterkte, en je eerste resultaten bij het spel van de dag en uitdagingen, die anderen zien met de naam waaronder je speelde. Op een ranglijst sta je alleen als je dat wilt.
kept-devices = In welke browsers je bent aangemeld en wanneer je die voor het laatst hebt gebruikt. Geen account, geen e-mailadres, geen wachtwoord.
kept-browser = In deze browser: je instellingen, de naam waaronder je speelt en hoe ver je bent met lessen en puzzels.
kept-addresses = Je netwerkadres, ongeveer een uur lang, alleen om te tellen hoeveel tafels en links daarvandaan komen. Er gaat niets naar anderen en niemand meet wat je doet.
matches-download = Alle partijen downloaden
matches-delete-all = Alle partijen verwijderen
# $n
matches-delete-all-text = { $n ->
    [one] Je partij verdwijnt uit je lijst. Heb je die met anderen gespeeld, dan blijft ze in hun lijst staan, met jouw naam. Anders is ze voorgoed weg.
   *[other] { $n } partijen verdwijnen uit je lijst. Die met anderen blijven in hun lijst staan, met jouw naam. Alle andere zijn voorgoed weg.
}
matches-delete-all-yes = Alle verwijderen
forget-me = Mij vergeten
forget-gone = Weg zijn: je lijst met partijen, alles wat je alleen hebt gespeeld, je stoelen en tafels, je tokens en links. Je bent op alle apparaten afgemeld.
forget-others = Partijen met anderen blijven in hun lijst. Je heet daar ‘Guest’, ook in het verslag en het verloop.
forget-playing = Waar een partij aan de gang is, speelt een bot die in jouw plaats uit.
forget-for-good = Dit kun je niet ongedaan maken. Wil je je partijen houden, download ze dan eerst.
forget-sure = Ja, ik wil hier vergeten worden
forget-no = Annuleren

## Devices

# $made, $used: days with the time
devices-came = Kwam via een link: gemaakt { $made }, gebruikt { $used }
devices-links = Links die nog niemand heeft gebruikt
# $made: a day with the time
devices-made = Gemaakt: { $made }
# $until: the same
devices-until = Geldig tot: { $until }
devices-revoke = Intrekken
devices-revoked = Deze link werkt niet meer.
devices-bring = Verder spelen op een ander apparaat
devices-bring-text = Scan daar een code of open daar een link. Die werkt één keer, een kwartier lang. Stuur hem alleen naar jezelf: wie hem opent, speelt als jij.
devices-make = Link maken
devices-link = Link voor je andere apparaat
devices-qr = De link voor je andere apparaat als QR-code
arrival-title = Hier verder spelen
arrival-text = Met deze link meld je je aan op dit apparaat: je tafels, je partijen, je stoelen.
arrival-known = Deze link meldt iemand aan op dit apparaat. In deze browser is al gespeeld: was dat onder een andere aanmelding, dan zijn die tafels en partijen hier niet meer te vinden.
arrival-agree = Hier aanmelden
arrival-used-title = Deze link werkt niet meer
