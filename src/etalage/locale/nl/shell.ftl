# The page around a table, and what any page may say.
skip-to-content = Naar de inhoud
close = Sluiten
to-the-front = Naar de startpagina
you = Jij
# $number: of the seat, from 1
seat-number = Stoel { $number }
loading = Een moment…
on = aan
off = uit
your-turn = Jouw beurt

not-found-title = Hier is niets
not-found-text = Dit adres leidt nergens heen. Misschien is het bij het kopiëren afgekapt.
no-table-title = Deze tafel is er niet meer
no-table-text = Enige tijd na de laatste partij wordt een tafel opgeruimd. Misschien is de link bij het kopiëren afgekapt: vraag er nog eens om.
unreachable-title = De server antwoordt niet
unreachable-text = Er is niets verloren: je tafel staat er nog. Controleer je verbinding en probeer het dan opnieuw.
try-again = Opnieuw proberen
upgrade-text = Er is een nieuwere versie van deze pagina.
upgrade-reload = Opnieuw laden
connection-lost = Verbinding verbroken. Nieuwe poging…

menu = Menu
tab-log = Verloop
tab-rules = Regels
tab-memory = Geheugensteun
tab-table = Tafel
beside = Naast de tafel
can-do = Wat je kunt doen
fold-away = Inklappen
theme-switch = Licht of donker
keys-title = Hulp: regels en toetsen
keys-list = Deze lijst
log-empty = Er is nog niets gebeurd.
# A heading in the log. $deal, $deals
log-deal = Spel { $deal } van { $deals }
log-look = Deze stelling bekijken
why = waarom?
looking-back = Je bekijkt een eerdere stand.
to-the-present = Terug naar het spel

house-rules = Huisregels
card-memory-on = Geheugensteun: aan
card-memory-off = Geheugensteun: uit
fair-deal = Eerlijk geschud
fair-commitment = De server legde zijn geheim vast voordat er iemand ging zitten. Dit is het zegel erop:
fair-cards-again = De kaarten van een eerdere partij worden opnieuw gespeeld, die met dit zegel:
fair-what = Wat is dat?
known-cards = Bekende kaarten
known-cards-text = Deze kaarten zijn al eens gespeeld. Wie die partij speelde of zag, of het verslag heeft, kent alle handen.
known-cards-unlisted = Daarom staat de tafel niet op de startpagina, en is de uitslag met geen andere te vergelijken.
known-cards-seen = Begrepen
clock-none = Zonder klok
# $span: a time, such as "5 minutes"
clock-per-move = { $span } per zet
span-days = { $n ->
    [one] { $n } dag
   *[other] { $n } dagen
}
span-hours = { $n ->
    [one] { $n } uur
   *[other] { $n } uur
}
span-minutes = { $n ->
    [one] { $n } minuut
   *[other] { $n } minuten
}
span-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } seconden
}
# $span: a time
time-left = nog { $span }

after-match = Na de partij
replay = Naspelen
same-deal = Zelfde kaarten
rematch = Revanche
challenge = Kaarten naar vrienden sturen
challenge-short = Uitdagen
watching = Je kijkt mee.
seat-gone = Je stoel is weggegeven. Je kijkt nu mee.

say-something = Iets zeggen
at-this-table = Aan deze tafel
# $bot: the name of a character
stand-in = { $bot } valt in
is-bot = bot
is-host = host
let-bot-stand-in = Bot laten invallen
kept-waiting = { $name } laat op zich wachten.
seat-away = afwezig
away-for = { $name } is er al { $span } niet.
away-note = al { $span } afwezig
stand-in-later = Over { $span } mag een bot invallen.
stand-in-rule = Zonder klok mag een bot invallen voor wie er twee minuten niet is terwijl de tafel wacht, of een kwartier niet speelt; iedereen aan tafel kan daarom vragen.
stand-in-rule-clock = Een bot valt in als de tijd om is, en niet eerder.
copy-link = Link kopiëren
link-copied = De link is gekopieerd.
bot-plays-for-you = Een bot speelt voor je.
take-seat-back = Weer zelf spelen
leave-to-bot = Weggaan: een bot speelt verder
close-table = Tafel sluiten
close-table-sure = De tafel voor iedereen sluiten? De partij eindigt dan zonder uitslag.
settings = Instellingen

daily = Spel van de dag
daily-invites = Elke dag nieuwe kaarten, dezelfde voor iedereen.
common-cards = Dezelfde kaarten voor iedereen
common-cards-text = Ook anderen spelen precies deze kaarten, ieder aan een eigen tafel, tegen dezelfde bots.
common-counts = Deze partij telt: tot het einde zijn er geen tips.
common-practice = Deze partij is om te oefenen en telt niet.
common-compare = Vergelijken
