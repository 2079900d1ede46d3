### Deals that many play, each at a table of their own: the deal of the day, and challenges among friends.

daily-text = Minden nap új lapok, mindenkinek ugyanazok, bárhol játszik is. Az első játszmád számít; utána annyit gyakorolhatsz, amennyit csak akarsz.
# $n: how many days, up to today
daily-streak = { $n ->
    [one] { $n } nap egymás után
   *[other] { $n } nap egymás után
}
# $n: how many days
daily-longest = { $n ->
    [one] leghosszabb sorozat: { $n } nap
   *[other] leghosszabb sorozat: { $n } nap
}
# $day: with its weekday
daily-today = Ma, { $day }
daily-clock = A nap UTC szerint éjfélkor vált, a szerver órája szerint.
daily-new-day = Új nap kezdődött: itt vannak a leosztásai.
daily-before = Korábbi napok
daily-before-text = Ezek most már gyakorlásra valók. Látod, ki mire jutott.
# $n: how many of the deals of a day I have played
daily-played = { $n ->
    [one] { $n } lejátszott játszma
   *[other] { $n } lejátszott játszma
}
daily-level-evening = Esti asztal
daily-level-expert = Mesterasztal
# $names: the bots
daily-against = Ellenfelek: { $names }
# $n: the number that chooses the plural, $points: as it is written
daily-points = { $n ->
    [one] { $points } pont
   *[other] { $points } pont
}
# $place: such as 2nd, $players: how many sat there
daily-place = { $place } hely ({ $players } fős asztal)
# $points: such as 44 points, $place: such as 2nd, $players: how many sat there
daily-mine = Te: { $points }, { $place } hely { $players } közül
daily-helped = Egy bot játszott helyetted
daily-helped-text = Ennek a játszmának egy részét bot játszotta helyetted, ezért nem hasonlítjuk össze másokéval.
daily-continue = Folytatás
daily-play = Játék
daily-practise = Gyakorlás
daily-results = Eredmények
daily-all = Minden napi leosztás
daily-not-yet = Még nem
daily-only-practice = Ez gyakorlás: nem hasonlítjuk össze másokéval.
daily-my-match = A te játszmád
daily-not-played = Ezt a leosztást nem a maga napján játszottad.
daily-everyone = Mindenki itt
daily-nobody = Ezt a leosztást még senki sem fejezte be.
# $rank: such as 3rd, $people: how many have played, $n: the number that chooses the plural
daily-rank = { $n ->
    [one] Te játszottad le elsőként
   *[other] { $rank } hely { $people } játékos közül
}
# $people: how many, $n: the number that chooses the plural
daily-people = { $n ->
    [one] { $people } ember játszotta le
   *[other] { $people } ember játszotta le
}
daily-scores = Pontszámok
daily-expert = A mester a te helyeden
# $name, $points: such as 44 points, $place: such as 2nd of 3 at the table
daily-expert-came-to = { $name }: { $points }, { $place }
daily-expert-plays = A mester ugyanezekkel a lapokkal játszik. Egy pillanat…
daily-share = Megosztás
daily-share-text = Az eredményed, anélkül hogy bármit elárulna
parted = Itt váltak el útjaitok
parted-nowhere = A mester minden lépésben úgy játszott, ahogy te.
parted-look = Az állás megtekintése
challenge-title = Kihívás
# $name
challenge-by = { $name } kihívása
# $game, $names: the bots
challenge-text = { $game } mindenkinek ugyanazokkal a lapokkal, ugyanazon a helyen. Ellenfelek: { $names }. Ugyanazokra a lépésekre mindig ugyanazok a válaszok jönnek.
challenge-play = A leosztás lejátszása
challenge-hidden = Hogy a többiek mire jutottak, akkor látod, ha te is lejátszottad.
challenge-people = Kik játszották
challenge-nobody = Még senki.
challenge-playing = még játszik
challenge-has-played = lejátszotta
challenge-first = Az első alkalommal
challenge-first-text = Más ellenfelek vagy másként viselkedő botok ellen: támpont, de nem igazi összehasonlítás.
challenge-first-alike = Ugyanazok ellen a botok ellen, ugyanazokkal a válaszokkal.
challenge-send = Küldés barátoknak
challenge-link = A kihívás linkje
challenge-gone = Ez a leosztás már nincs meg
challenge-none = Nincs ilyen kihívás
challenge-what = A barátaid egyenként, saját asztaluknál játsszák le ezeket a lapokat, az általad választott helyen, ugyanazok ellen a botok ellen. Utána mindannyian látjátok, ki volt a legjobb.
challenge-seat = A helyük
challenge-make = Link készítése
challenge-compare = Az összehasonlításhoz
challenge-together = Közös asztal nyitása
challenge-together-text = Vagy játsszátok újra együtt ezeket a lapokat, egy asztalnál:
