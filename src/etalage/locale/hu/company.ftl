### People around a table: who is there, what they say, rematches, and those who come late.
### Names and spans of time come formatted.

## Who is there

presence-here = itt van
presence-thinking = gondolkodik
presence-away = nincs itt
presence-gone = elment
# $name
seat-next = a következő leosztástól { $name } ül itt
# $names: a list; $n: how many
result-seen-by = Látta az eredményt: { $names }
# $names: a list; $n: how many
result-away = Nincs itt: { $names }

## What one can say without words

say-react = Reagálj
reaction-cheers = Egészségedre!
reaction-applause = Taps
reaction-laugh = Nevetés
reaction-wow = Ámulat
reaction-sigh = Sóhaj
mute-title = Kit hallasz
mute-on = Némítás
mute-off = Némítva: újra halljam
mute-note = Csak neked, csak ebben a böngészőben. Senki sem tud róla.

## Another match with the same people

# $names: those who want one, as a list; $n: how many
rematch-offered = { $n ->
    [one] { $names } visszavágót ajánl.
   *[other] Visszavágót szeretne: { $names }.
}
# $names, $n: as above
rematch-offered-same = { $n ->
    [one] { $names } újra játszaná ugyanezt a leosztást.
   *[other] Újra játszaná ugyanezt a leosztást: { $names }.
}
rematch-offered-host = A házigazda visszavágót ajánl.
rematch-offered-same-host = A házigazda újra játszatná ugyanezt a leosztást.
# $span
rematch-kept = A helyed még { $span } a tiéd.
rematch-late = Még csatlakozhatsz, amíg el nem kezdik.
rematch-accept = Játszom
rematch-decline = Most nem
rematch-go-along = Az asztalhoz
rematch-is-on = Már folyik a következő játszma.
# $span
room-may-answer = még { $span } ideje van válaszolni
room-no-answer = nem válaszolt
# $names: a list; $span
room-still-asked = Még válaszolhat: { $names }, legfeljebb { $span }. Utána bot ül a helyre.
score-title = Összesített állás
# $scores: names with wins, as a list
score-short = Állás: { $scores }
# $n
score-matches = { $n ->
    [one] Egy közös játszma után
   *[other] { $n } közös játszma után
}
# $name, $n: wins
score-item = { $n ->
    [one] { $name } { $n } győzelem
   *[other] { $name } { $n } győzelem
}
score-wins = Győzelem
score-place = Átlagos hely
score-points = Összesen

## Who comes when the match is on

late-now = Átveheted egy bot helyét.
late-next-deal = A következő leosztástól átveheted egy bot helyét.
late-take = Beszállok
late-title = Kinek a helyét veszed át?
late-note-now = Azt látod, amit ez a hely lát, és innen játszol tovább. A játszma az összehasonlításokba nem számít bele.
late-note-next-deal = A leosztás végéig nézőként maradsz. A játszma az összehasonlításokba nem számít bele.
# $name: a bot
late-waiting = A következő leosztástól te játszol { $name } helyén.
late-withdraw = Inkább nézem
play-latecomers = Későn érkezők
play-latecomers-note = Aki a játszma közben érkezik, átveheti egy bot helyét.
table-latecomers-on = Későn érkezők: bot helyére ülhetnek
