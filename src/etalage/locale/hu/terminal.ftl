## The table talk of any game

terminal-you = Te
terminal-not-compiled = A mag nincs lefordítva: a botok mintegy százszor lassabban gondolkodnak. Telepítsd újra C-fordítóval.
terminal-which-game = Melyik játék? [1]
terminal-which-game-again = Válaszolj egy számmal, legfeljebb { $count }, vagy egy névvel: { $names }.
terminal-begin = { $game } ({ $count } játékos, kezdőérték: { $seed }). Segítség: ?, kilépés: q.
terminal-introduction = { $name }: { $temper }
terminal-left = Elhagytad az asztalt.
terminal-record = A jegyzőkönyv helye: { $file }
terminal-deal = { $count }. leosztás, összesen { $of }. Eddig: { $scores }
terminal-deal-over = Vége: { $count }. leosztás. Eddig: { $scores }
terminal-many-moves = { $count } szabályos lépés: a lapjaid bármilyen összeállításban.
terminal-prompt = A lépésed:
terminal-help = Írd be a lépésedet a játék jelölésével.
terminal-commands = Szabályos lépések: m, a szabályok: w, egy szabály: w { $clause }, a szakértő tippje: hint, kilépés: q.
terminal-hand = Lapjaid:
terminal-empty = üres
terminal-no-move = { $text }: ez itt nem lépés. Segítség: ?
terminal-no-clause = nincs ilyen szabály: { $text }; ezek vannak: { $clauses }
terminal-no-rules = nincsenek itt a játék szabályai: { $game }
terminal-other-bots = Mások

## Die Weinhändler

terminal-hand-worth = (licitben { $amount } az értéke)
terminal-bid-stands = A licited most { $amount }.
terminal-must-place = Rakj le legalább { $count } lapot: hat maradhat a kezedben.
terminal-ask-bid = Licitálj lapokkal (5 14), vagy passzolj (p):
terminal-ask-bid-or-draw = Licitálj lapokkal (5 14), passzolj (p), vagy passzolj és húzz (d):
terminal-ask-place = Rakj le egy üveget (16 2:-1), vagy fejezd be (x):
terminal-help-bid = Írd be azoknak a lapoknak az értékét, amelyekkel növeled a licitedet (az üres üveg 0), vagy passzolj: p. Ha még nem licitáltál, passzolhatsz és húzhatsz is (d): a két felső lap közül a kisebb értékű a tiéd. Két licit értéke nem lehet egyforma. A lapokon az érték, a bor kezdőbetűje (S a Cabernet Sauvignon) és a csillagok látszanak.
terminal-help-place = Írj be egy lapot és egy mezőt, például 16 2:-1: 2. szint, -1. oszlop. Zárójelben állnak a mezők, ahová építhetsz, és az üres üvegek mezői is, amelyeket borosüveggel letakarhatsz. Ha kész vagy: x.
terminal-no-price = { $text }: nincs ilyen lap; a lapok értéke 5 és 25 közötti, az üres üvegé 0.
terminal-too-often = Háromnál többször: { $card }. Csak három van belőle.
terminal-no-place = { $text }: nincs ilyen mező; egy mező SZINT:OSZLOP, például 2:-1.
terminal-no-row = { $text }: a borospince szintjei 1 és 5 között vannak.
terminal-no-column = { $text }: addig az oszlopig nem ér el borospince.

## Money!

terminal-ask-notes = Licitálj lapokkal, szám vagy név szerint (1 3, vagy EUR20a PLAY):
terminal-ask-exchange = Mit veszel el (1–{ $count })?
terminal-help-notes = Írd be a lapok sorszámát, amelyekkel licitálsz, vagy a nevüket; betű nélkül az EUR20 az első ilyen bankjegyed. 0 vagy PLAY a játékpénz; ha csak ezt adod, kimaradsz ebből a körből.
terminal-help-exchange = Írd be a választásod sorszámát.
terminal-choice-right = jobb oldali kirakat
terminal-choice-left = bal oldali kirakat
terminal-choice-swap = csere: { $name }
terminal-choice-keep = megtartás
terminal-gain = a vagyonod: { $gain }
terminal-no-note = { $text }: nincs ilyen lap; a lapok neve például EUR20a, EUR40, XAU10a, és PLAY.
terminal-note-numbers = A lapjaid sorszáma 1–{ $count }, a játékpénzé 0.
terminal-choice-numbers = Válassz: 1–{ $count }.
terminal-note-twice = Kétszer: { $card }. Csak egy van belőle.
terminal-one-play-money = Csak egy játékpénzed van.
terminal-no-notes = Nevezz meg legalább egy lapot, akár csak ezt: PLAY.

## The table as it is shown

terminal-round = { $count }. kör
terminal-phase-bidding = licitálás
terminal-phase-exchange = csere
terminal-phase-cellars = pinceépítés
terminal-phase-over = vége
terminal-last-round = utolsó kör
terminal-display = kirakat
terminal-right = jobb
terminal-left-display = bal
terminal-pile = pakli
terminal-cards = { $count } lap
terminal-cards-listed = { $cards }:
terminal-last-to-come = legalul:
terminal-not-in-play = nincs játékban: { $codes }
terminal-column-player = név
terminal-column-points = pont
terminal-column-bid = licit
terminal-column-hand = kéz
terminal-column-wealth = vagyon
terminal-highest = legmagasabb
terminal-passed = passzolt
terminal-start = (kezd)
terminal-sealed = zárt:
terminal-unseen = { $count } rejtve
terminal-cellar = pince: { $name }
terminal-cellar-complete = pince: { $name }, teljes

## A bot at a table elsewhere

terminal-join-seated = { $name } leült, hely: { $seat }, { $count } játékos, játék: { $game }
terminal-join-begun = folyamatban: { $count }. játszma ({ $names })
terminal-join-over = véget ért: { $count }. játszma ({ $scores })
terminal-join-fair = tiszta osztás: a pecsétek és a szó azok, amelyeket ez a bot megőrzött, és ezeket a lapokat adják
terminal-join-unfair-kept = nincs bizonyítva, hogy az osztás tiszta: a szerver nem azokat a pecséteket és azt a szót tette közzé, amelyeket ez a bot megőrzött
terminal-join-unfair-record = nincs bizonyítva, hogy az osztás tiszta: { $reason }
terminal-join-called-off = egy kezdés elmaradt, miután ez a bot felfedte a szavát; másikat pecsétel le
terminal-join-closed = az asztal bezárt
terminal-join-free = (szabad)
terminal-join-again = { $reason }; új próbálkozás
terminal-join-ended = a szerver bontotta a kapcsolatot
terminal-join-taken-away = a helyet elvették
terminal-join-address = { $text }: ez nem egy asztal címe; így írd: http://host:8484/t/ID
terminal-join-no-token = a botnak token kell, az ETALAGE_TOKEN változóban; a szerver ad egyet: curl -d '{"{"}"label":"bot"{"}"}' { $server }/api/me/tokens
terminal-join-token = ez nem token: olyan jel van benne, ami tokenben nincs
terminal-join-lost = nem válaszol szerver itt: { $server } ({ $reason })
terminal-join-stranger = ami itt válaszol, nem Etalage-szerver: { $server }
terminal-join-status = { $server } válasza: { $status }
terminal-join-version = más a szabályok változata ({ $game }): a szerveren { $theirs }, ebben a programban { $ours }; telepítsd a programnak a szerverével egyező változatát
terminal-join-other-seat = ebben a játszmában a helyed { $seat }, nem { $wanted }; hagyd el a --seat kapcsolót, ha ezt játszanád
terminal-join-all-taken = ennél az asztalnál nincs szabad hely: mind foglalt
terminal-join-has-begun = ennél az asztalnál nincs szabad hely: a játszma elkezdődött
terminal-join-is-over = ennél az asztalnál nincs szabad hely: a játszmának vége
terminal-join-is-closed = ennél az asztalnál nincs szabad hely: az asztal bezárt

# $day, $game, $level: evening or expert
terminal-daily = A nap leosztása, { $day }: { $game }, { $level }
terminal-daily-text = Mindenkinek ugyanazok a lapok, és ugyanazokra a lépésekre ugyanazok a válaszok.
terminal-daily-level-evening = esti asztal
terminal-daily-level-expert = mesterasztal
# $name, $score
terminal-daily-expert = A te helyeden { $name } eredménye: { $score }.
