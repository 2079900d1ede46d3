### How to play: a page of five pictures for each game, a sentence to each, and the rules behind them.

# $game: its name
howto-title = Így kell játszani: { $game }
howto-all-rules = Az összes szabály, pontról pontra

## Die Weinhändler

howto-weinhaendler-1 = Négy üveg áll a kirakatban, öt a kezedben van, és a szám mindegyiken az értéke.
howto-weinhaendler-2 = Sorban mindenki üvegekkel licitál, és újabbakat tehet hozzá, amíg nem passzol; két egyforma licit nem lehet.
howto-weinhaendler-3 = A legmagasabb licit viszi a kirakatot, mindenki más a sajátja fölötti licitet kapja; a legalacsonyabb kerül a kirakatba.
howto-weinhaendler-4 = A pincédben minden üveg két másikon nyugszik, és csillagonként egy pontot ér; egy bor három összeérő üvege többet ér: 4-et, ha egyformák, 1-et, ha mind különböző.
howto-weinhaendler-5 = Ha a pakli üres, még egy kör jön, és az nyer, akinek a legtöbb pontja van.

## Money!

howto-money-1 = Két kirakat van az asztalon, négy-négy lappal, és a kezedben lévő pénzzel fizetsz értük.
howto-money-2 = Mindenki egyszerre licitál, lefordítva, és a licitben minden valuta egyformán számít.
howto-money-3 = A liciteket felfordítjuk, és a legmagasabb jön először; aki csak játékpénzzel licitált, kimarad a körből.
howto-money-4 = Amikor te jössz, a licitedet odaadod egy kirakatért vagy valaki más licitjéért, vagy megtartod.
howto-money-5 = Ha a pakli üres, még egy kör jön: egy valuta 200-tól teljes értékkel számít, ha kevesebb, 100-at le kell vonni, egy valuta három 20-asa vagy három 30-asa további 100-at ér, és három leosztás után a leggazdagabb nyer.
