### People around a table: who is there, what they say, rematches, and those who come late.
### Names and spans of time come formatted.

## Who is there

presence-here = da
presence-thinking = überlegt
presence-away = nicht da
presence-gone = gegangen
# $name
seat-next = ab dem nächsten Durchgang sitzt hier { $name }
# $names: a list; $n: how many
result-seen-by = Ergebnis gesehen: { $names }
# $names: a list; $n: how many
result-away = Nicht da: { $names }

## What one can say without words

say-react = Reagieren
reaction-cheers = Zum Wohl!
reaction-applause = Applaus
reaction-laugh = Lachen
reaction-wow = Staunen
reaction-sigh = Seufzen
mute-title = Wen du hörst
mute-on = Stummschalten
mute-off = Stumm: wieder hören
mute-note = Nur für dich und nur in diesem Browser. Niemand erfährt es.

## Another match with the same people

# $names: those who want one, as a list; $n: how many
rematch-offered = { $n ->
    [one] { $names } bietet eine Revanche an.
   *[other] { $names } sind für eine Revanche dabei.
}
# $names, $n: as above
rematch-offered-same = { $n ->
    [one] { $names } möchte die gleichen Karten noch einmal spielen.
   *[other] { $names } spielen die gleichen Karten noch einmal.
}
rematch-offered-host = Der Host bietet eine Revanche an.
rematch-offered-same-host = Der Host möchte die gleichen Karten noch einmal spielen lassen.
# $span
rematch-kept = Dein Platz bleibt dir noch { $span }.
rematch-late = Du kannst noch mitspielen, bis es losgeht.
rematch-accept = Mitspielen
rematch-decline = Nein, danke
rematch-go-along = Zum Tisch
rematch-is-on = Die nächste Partie läuft.
# $span
room-may-answer = kann noch { $span } antworten
room-no-answer = hat nicht geantwortet
# $names: a list; $span
room-still-asked = Noch offen: { $names }, höchstens { $span }. Danach nimmt ein Bot den Platz ein.
score-title = Zwischenstand
# $scores: names with wins, as a list
score-short = Zwischenstand: { $scores }
# $n
score-matches = { $n ->
    [one] Nach einer gemeinsamen Partie
   *[other] Nach { $n } gemeinsamen Partien
}
# $name, $n: wins
score-item = { $n ->
    [one] { $name } { $n } Sieg
   *[other] { $name } { $n } Siege
}
score-wins = Siege
score-place = Ø Platz
score-points = Summe

## Who comes when the match is on

late-now = Du kannst für einen Bot übernehmen.
late-next-deal = Ab dem nächsten Durchgang kannst du für einen Bot übernehmen.
late-take = Einsteigen
late-title = Für wen übernimmst du?
late-note-now = Du siehst, was dieser Platz sieht, und spielst von hier weiter. Die Partie zählt in keinem Vergleich.
late-note-next-deal = Bis dieser Durchgang zu Ende ist, schaust du zu. Die Partie zählt in keinem Vergleich.
# $name: a bot
late-waiting = Im nächsten Durchgang ersetzt du { $name }.
late-withdraw = Nur zuschauen
play-latecomers = Später einsteigen
play-latecomers-note = Wer erst während der Partie kommt, darf für einen Bot übernehmen.
table-latecomers-on = Später einsteigen: anstelle eines Bots
