# The page around a table, and what any page may say.
skip-to-content = Zum Inhalt springen
close = Schließen
to-the-front = Zur Startseite
you = Du
# $number: of the seat, from 1
seat-number = Platz { $number }
loading = Einen Moment …
on = an
off = aus
your-turn = Du bist dran

not-found-title = Hier ist nichts
not-found-text = Diese Adresse führt nirgendwohin. Vielleicht wurde sie beim Kopieren abgeschnitten.
no-table-title = Diesen Tisch gibt es nicht mehr
no-table-text = Einige Zeit nach der letzten Partie wird ein Tisch abgeräumt. Vielleicht wurde auch der Link beim Kopieren abgeschnitten: Frag noch einmal danach.
unreachable-title = Der Server antwortet nicht
unreachable-text = Nichts ist verloren: Dein Tisch ist noch da. Prüfe deine Verbindung und versuch es dann noch einmal.
try-again = Erneut versuchen
upgrade-text = Von dieser Seite gibt es eine neuere Fassung.
upgrade-reload = Neu laden
connection-lost = Verbindung verloren. Neuer Versuch …

menu = Menü
tab-log = Verlauf
tab-rules = Regeln
tab-memory = Merkhilfe
tab-table = Tisch
beside = Neben dem Tisch
can-do = Was du tun kannst
fold-away = Einklappen
theme-switch = Hell oder dunkel
keys-title = Hilfe: Regeln und Tasten
keys-list = Diese Liste
log-empty = Noch ist nichts passiert.
# A heading in the log. $deal, $deals
log-deal = Durchgang { $deal } von { $deals }
log-look = Diese Stellung ansehen
why = warum?
looking-back = Du siehst einen früheren Spielstand.
to-the-present = Zurück zum Spiel

house-rules = Hausregeln
card-memory-on = Merkhilfe: an
card-memory-off = Merkhilfe: aus
fair-deal = Fair gemischt
fair-commitment = Der Server hat sein Geheimnis festgelegt, bevor sich jemand gesetzt hat. Das ist das Siegel darauf:
fair-cards-again = Diese Karten stammen aus einer früheren Partie, und zwar aus der mit diesem Siegel:
fair-what = Was ist das?
known-cards = Bekannte Karten
known-cards-text = Diese Karten wurden schon einmal gespielt. Wer die Partie gespielt oder gesehen hat oder ihre Aufzeichnung kennt, weiß, was alle auf der Hand haben.
known-cards-unlisted = Deshalb steht der Tisch nicht auf der Startseite, und das Ergebnis ist mit keinem anderen zu vergleichen.
known-cards-seen = Verstanden
clock-none = Ohne Uhr
# $span: a time, such as "5 minutes"
clock-per-move = { $span } pro Zug
span-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
span-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
span-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
span-seconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}
# $span: a time
time-left = noch { $span }

after-match = Nach der Partie
replay = Nachspielen
same-deal = Gleiche Karten
rematch = Revanche
challenge = Diese Karten an Freunde schicken
challenge-short = Herausfordern
watching = Du schaust zu.
seat-gone = Dein Platz ist vergeben. Du schaust jetzt zu.

say-something = Etwas sagen
at-this-table = An diesem Tisch
# $bot: the name of a character
stand-in = { $bot } springt ein
is-bot = Bot
is-host = Host
let-bot-stand-in = Bot einspringen lassen
kept-waiting = { $name } lässt auf sich warten.
seat-away = nicht da
away-for = { $name } ist schon { $span } nicht da.
away-note = schon { $span } nicht da
stand-in-later = In { $span } darf ein Bot einspringen.
stand-in-rule = Ohne Uhr darf ein Bot einspringen, wenn jemand zwei Minuten lang nicht da ist, während der Tisch wartet, oder eine Viertelstunde nicht zieht; verlangen kann das jeder am Tisch.
stand-in-rule-clock = Ein Bot springt ein, wenn die Zeit abgelaufen ist, und nicht früher.
copy-link = Link kopieren
link-copied = Der Link ist kopiert.
bot-plays-for-you = Ein Bot spielt für dich.
take-seat-back = Wieder selbst spielen
leave-to-bot = Gehen: Ein Bot spielt weiter
close-table = Tisch schließen
close-table-sure = Den Tisch für alle schließen? Die Partie endet dann ohne Ergebnis.
settings = Einstellungen

daily = Spiel des Tages
daily-invites = Jeden Tag neue Karten, dieselben für alle.
common-cards = Dieselben Karten für alle
common-cards-text = Auch andere spielen genau diese Karten, alle an einem eigenen Tisch, gegen dieselben Bots.
common-counts = Diese Partie zählt: Bis zu ihrem Ende gibt es keine Tipps.
common-practice = Diese Partie ist eine Übung und zählt nicht.
common-compare = Vergleichen
