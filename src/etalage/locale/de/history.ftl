# My matches, and all that is kept of somebody

## My matches

# $n
matches-total = { $n ->
    [one] { $n } beendete Partie. Sie bleibt für immer hier.
   *[other] { $n } beendete Partien. Sie bleiben für immer hier.
}
matches-name = Mit
matches-name-placeholder = Name, auch von Bots
matches-game = Spiel
matches-all-games = Beide Spiele
matches-more-filters = Datum und Hausregeln
matches-from = Von
matches-to = Bis
matches-rule = Hausregel
matches-any-rule = Egal
matches-more = Mehr zeigen
matches-none = Noch nichts. Jede Partie, die du zu Ende spielst, bleibt hier, auch wenn am Tisch schon die nächste läuft.
matches-play = Eine spielen
matches-none-found = Dazu passt keine Partie.
matches-show-all = Alle Partien zeigen
matches-you = (du)
matches-stand-in = (zuletzt ein Bot)
matches-hints = Mit Tipps
matches-delete = Aus meiner Liste löschen
matches-delete-yes = Löschen
matches-deleted = Gelöscht.
matches-file = Eine Partie aus einer Datei

## What is kept

kept-title = Was hier von dir gespeichert ist
kept-matches = Deine beendeten Partien mit allen Karten und Zügen, bis du sie hier löschst. Ansehen kann sie, wer den Link zum Tisch hat.
kept-others = Partien mit anderen stehen auch in deren Listen, mit dem Namen, unter dem du gespielt hast.
kept-figures = Was sich daraus ergibt: deine Bilanz, Abzeichen und Spielstärke, und deine ersten Ergebnisse beim Spiel des Tages und bei Herausforderungen, die andere mit deinem Spielernamen sehen. In einer Rangliste stehst du nur, wenn du es willst.
kept-devices = In welchen Browsern du angemeldet bist und wann du sie zuletzt benutzt hast. Kein Konto, keine E-Mail-Adresse, kein Passwort.
kept-browser = In diesem Browser: deine Einstellungen, dein Spielername und wie weit du in Lektionen und Aufgaben bist.
kept-addresses = Deine Netzwerkadresse etwa eine Stunde lang, nur um zu zählen, wie viele Tische und Links von dort kommen. Nichts geht an andere, und niemand misst, was du tust.
matches-download = Alle Partien herunterladen
matches-delete-all = Alle Partien löschen
# $n
matches-delete-all-text = { $n ->
    [one] Deine Partie verschwindet aus deiner Liste. Hast du sie mit anderen gespielt, bleibt sie in deren Liste, mit deinem Namen. Sonst ist sie endgültig weg.
   *[other] { $n } Partien verschwinden aus deiner Liste. Die mit anderen bleiben in deren Listen, mit deinem Namen. Alle übrigen sind endgültig weg.
}
matches-delete-all-yes = Alle löschen
forget-me = Mich vergessen
forget-gone = Weg sind: deine Partienliste, alles, was du allein gespielt hast, deine Plätze und Tische, deine Token und Links. Du bist auf allen Geräten abgemeldet.
forget-others = Partien mit anderen bleiben in deren Listen. Du heißt dort „Guest“, auch in der Aufzeichnung und im Protokoll.
forget-playing = Wo gerade gespielt wird, spielt ein Bot an deiner Stelle zu Ende.
forget-for-good = Das lässt sich nicht rückgängig machen. Willst du deine Partien behalten, lade sie vorher herunter.
forget-sure = Ja, ich will hier vergessen werden
forget-no = Abbrechen

## Devices

# $made, $used: days with the time
devices-came = Kam mit einem Link: erstellt { $made }, benutzt { $used }
devices-links = Links, die noch niemand benutzt hat
# $made: a day with the time
devices-made = Erstellt: { $made }
# $until: the same
devices-until = Gilt bis: { $until }
devices-revoke = Widerrufen
devices-revoked = Dieser Link gilt nicht mehr.
devices-bring = Auf einem anderen Gerät weiterspielen
devices-bring-text = Scanne dort einen Code oder öffne dort einen Link. Er gilt einmal, eine Viertelstunde lang. Schick ihn nur dir selbst: Wer ihn öffnet, spielt als du.
devices-make = Link erstellen
devices-link = Link für dein anderes Gerät
devices-qr = Der Link für dein anderes Gerät als QR-Code
arrival-title = Hier weiterspielen
arrival-text = Mit diesem Link meldest du dich auf diesem Gerät an: deine Tische, deine Partien, deine Plätze.
arrival-known = Dieser Link meldet jemanden auf diesem Gerät an. In diesem Browser wurde schon gespielt: War das unter einer anderen Anmeldung, sind deren Tische und Partien hier nicht mehr zu finden.
arrival-agree = Hier anmelden
arrival-used-title = Dieser Link gilt nicht mehr
