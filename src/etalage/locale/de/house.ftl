### The house: its front page, the room around a table before the match, and the settings.
### Names, titles and lists come formatted; numbers to select on come as numbers.

## The front

home-title = Etalage: Die Weinhändler und Money!
home-slogan = Zwei Kartenspiele um ein Schaufenster
home-pitch-weinhaendler = Biete Flaschen für Flaschen. Staple jede auf zwei andere. Sammle Drillinge.
home-pitch-weinhaendler-long = Biete Flaschen für Flaschen. Staple sie im Keller: unten fünf, darüber jede auf zwei. Sammle Drillinge.
home-pitch-money = Biete verdeckt mit Geldscheinen. Hol dir ein besseres Gebot dafür.
home-pitch-money-long = Biete verdeckt mit Geldscheinen. Hol dir ein besseres Gebot dafür. Wenige Währungen, viele Scheine.
# $from, $to: how many play, $minutes
home-meta = { $from }–{ $to } Personen · { $minutes } Min.
home-play-now = Jetzt spielen
home-starting = Karten werden ausgeteilt …
home-play-friends = Mit Freunden spielen
# $names: the bots one will meet
home-against = Gegen { $names }
# $n: number of bots
home-against-few = { $n ->
    [one] { $n } Bot
   *[other] { $n } Bots
}
home-change = Ändern …
# $game
home-change-of = Ändern, was „Jetzt spielen“ tut: { $game }
home-learn = In fünf Minuten lernen
home-how-to-play = So wird gespielt
# $game
home-rules-of = Regeln: { $game }
home-matches = Meine Partien
home-all-matches = Alle meine Partien
home-figures = Meine Bilanz
home-fair = Fair gemischt
home-language = Sprache
home-more = Mehr

## A link

home-link = Hast du einen Link?
home-link-placeholder = Hier einfügen
home-link-join = An den Tisch
home-link-note = Ohne Konto. Bots halten freie Plätze warm.
home-link-empty = Füge zuerst den Link eines Tisches ein.
home-link-unreadable = Das ist kein Link zu einem Tisch. So sieht einer aus: { $example }
home-link-dead = Hinter diesem Link steht kein Tisch mehr. Lass dir einen neuen schicken oder eröffne selbst einen Tisch.

## Tables

home-mine = Meine Tische
home-show-finished = { $n ->
    [one] { $n } beendete Partie zeigen
   *[other] { $n } beendete Partien zeigen
}
home-open = Offene Tische
home-open-none = Zurzeit gibt es keinen offenen Tisch.
home-open-none-text = Ein Tisch, den du für alle eröffnest, steht hier, bis sich jemand dazusetzt.
home-open-for-all = Tisch für alle eröffnen: { $game }
# $game, $names
home-your-turn-at = Du bist dran: { $game } mit { $names }
home-table-waits = Andere sind am Zug
# $names: those who are to move
home-table-waits-for = Am Zug: { $names }
home-table-room = Noch nicht begonnen
home-table-over = Beendet
# $n: free seats
home-table-free = { $n ->
    [one] { $n } Platz frei
   *[other] { $n } Plätze frei
}
home-table-full = Voll
home-table-running = Wird gespielt
home-table-nobody = Noch niemand da
home-table-go = Spielen
home-table-enter = Zum Tisch
home-table-join = Mitspielen
home-table-watch = Zuschauen
home-table-result = Ergebnis
home-table-close = Diesen Tisch schließen

## Before a match

play-default-name = Gast
# $game
play-quick-title = { $game } gegen Bots
# $game
play-friends-title = { $game } mit Freunden
play-against = Gegen wen?
# $from, $to: how many bots
play-against-how-many = Wähle { $from } bis { $to }
# $n: number of players, oneself among them
play-players-in-all = { $n ->
    [one] { $n } Person insgesamt
   *[other] { $n } Personen insgesamt
}
play-players = Wie viele spielen mit?
play-start = Spielen
play-open-table = Tisch eröffnen
play-open-table-note = Du bekommst einen Link zum Verschicken. Auf freie Plätze setzen sich Bots.
play-clock = Bedenkzeit
play-clock-note = Wer länger braucht, wird von einem Bot vertreten und kann jederzeit zurückkommen.
play-memory = Merkhilfe
play-memory-note = Zeigt, welche Karten sichtbar auf welche Hand gekommen sind.
play-who-may-come = Wer darf kommen?
play-by-link = Wer den Link hat
play-by-all = Alle: Der Tisch steht auf der Startseite
play-usual = Auf Standard zurücksetzen

## Characters

# $level, $levels: from first evening to expert
bot-level = Stufe { $level } von { $levels }
# $rating
bot-rating = Spielstärke { $rating }

## Settings

settings-name = Dein Name
settings-name-placeholder = Am nächsten Tisch
settings-theme = Hell oder dunkel
settings-theme-auto = Wie im System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-speed = Animationen
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-off = Aus
settings-sound = Ton
settings-sound-note = Karten, Münzen und Korken, alles leise, und zwei Töne, wenn du dran bist.
settings-pass-alone = Von selbst passen
settings-pass-alone-note = Wenn nichts anderes möglich ist oder dich niemand mehr überbieten kann, passt die Seite nach einem Moment für dich.
settings-notify = Benachrichtigungen
settings-notify-note = Der Browser meldet sich, wenn du dran bist und diese Seite nicht zu sehen ist.
settings-notify-denied = Dein Browser lässt das nicht zu. Erlaube dieser Seite Benachrichtigungen in den Einstellungen des Browsers.
settings-notify-unsupported = Das kann dieser Browser nicht.
sessions-title = Andere Geräte, die dich kennen
# $date: a day, formatted.
sessions-used = Zuletzt benutzt: { $date }
sessions-end = Dort abmelden
sessions-end-all = Überall sonst abmelden
sessions-ended = Dort kennt dich niemand mehr.

## Notices

# $game, $names
notify-text = { $game } mit { $names }

## The room around a table

room-seats = Plätze
# $number: from 1
room-seat = Platz { $number }
room-free = Freier Platz
room-host = Host
room-bot = Bot
room-your-name = Dein Name
# Beside it: the field may stay empty
room-name-free = (freiwillig)
room-sit-down = Hinsetzen
# $number: of the seat that was chosen, from 1
room-sit-at = Auf Platz { $number } setzen
room-sit-here = Hier hinsetzen
room-rename = Namen ändern
room-save = Speichern
room-leave = Tisch verlassen
room-seat-bot = Bot hinsetzen
# $name
room-change-bot = Anderer Bot statt { $name }
# $name
room-clear = Platz von { $name } frei machen
# $number: from 1
room-pick-bot = Ein Bot für Platz { $number }
room-start = Starten
room-start-again = Nächste Partie starten
# $n: free seats
room-start-bots = { $n ->
    [one] Auf den freien Platz setzt sich ein Bot.
   *[other] Auf die { $n } freien Plätze setzen sich Bots.
}
room-start-full = Alle sind da.
room-revealing = Die Partie beginnt gleich
room-revealing-text = Alle Wörter fürs Mischen sind versiegelt und werden aufgedeckt. Es fehlt noch: { $names }
room-called-off-text = Es wurde nichts ausgeteilt. Der Server hat ein anderes Geheimnis, und alle versiegeln ein anderes Wort.
room-close = Tisch schließen
room-close-sure = Den Tisch für alle schließen?
room-close-yes = Tisch schließen
room-close-no = Offen lassen
# $name
room-waiting-host = { $name } startet die Partie.
room-waiting-host-watches = Der Host schaut zu und startet die Partie.
room-waiting-nobody = Host ist, wer sich zuerst hinsetzt.
room-watching = Du schaust zu
room-watching-text = Nimm dir einen freien Platz, wenn du mitspielen willst. Was frei bleibt, füllen Bots.
room-invited = { $name } lädt dich zu { $game } ein
room-new-to-it = { $game } ist dir neu?
room-full = Der Tisch ist voll
room-full-text = Bleib und schau zu: Was offen auf dem Tisch liegt, sehen alle.
room-again = Noch eine Partie
room-again-text = Dieselben Leute, derselbe Tisch.
room-again-same = Dieselben Karten, derselbe Tisch.
room-invite = Einladen
room-invite-text = Wer diesen Link hat, kann sich dazusetzen oder zuschauen. Ganz ohne Konto.
room-invite-public = Der Tisch steht auch auf der Startseite.
room-link = Link zu diesem Tisch
room-copy = Kopieren
room-copied = Kopiert
room-share = Teilen …
# $game
room-share-text = Spielst du { $game } mit? Setz dich dazu:
room-qr = Der Link als QR-Code
room-fair-text = Der Server hat sein Geheimnis fürs Mischen festgelegt: Das ist das Siegel darauf. Wer sich setzt, gibt ein versiegeltes Wort dazu; nach der Partie können alle beides prüfen.
room-cancelled = Dieser Tisch ist geschlossen
room-cancelled-text = Der Host hat ihn geschlossen. Auf der Startseite kannst du einen anderen eröffnen.
