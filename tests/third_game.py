"""Pebbles, a tiny third game: everything above `games/` must work with it as it is.

Two or three players, pebbles of weight 1 to 9. Each holds two, one lies in the middle. All choose one at once; the
heaviest takes the middle's weight in points; equal weights cannot be. Two rounds, then the points are counted.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypedDict, cast

from etalage.games.changes import changed
from etalage.games.errors import BadSetup, IllegalMove, Malformed, OutOfTurn
from etalage.games.events import Event
from etalage.games.moves import LegalMoves
from etalage.games.outcome import Outcome
from etalage.games.protocol import Option, Options, Schema
from etalage.games.reading import card_lists, cards_list
from etalage.games.rng import Rng
from etalage.games.shuffling import Below, shuffled

ROUNDS = 2


class Move(NamedTuple):
    code: int

    def __str__(self) -> str:
        return f"choose {self.code}"


def parse_pebble(text: str) -> int:
    if len(text) != 1 or text not in "123456789":
        raise Malformed(f"{text!r} is not a pebble")
    return int(text)


def parse_move(text: str) -> Move:
    verb, _, pebble = text.partition(" ")
    if verb != "choose":
        raise Malformed(f"{text!r} is not a move")
    return Move(parse_pebble(pebble))


class Setup(NamedTuple):
    hands: tuple[tuple[int, ...], ...]
    middle: tuple[int, ...]

    def canonical(self) -> object:
        return tuple(map(sorted, self.hands)), self.middle

    def to_json(self) -> dict[str, object]:
        return {"hands": [list(map(str, hand)) for hand in self.hands], "middle": list(map(str, self.middle))}

    def begin(self, options: Options) -> Deal:
        return Deal(self)


class PebblesView(TypedDict):
    game: str
    seat: int | None
    round: int
    asked: list[int]
    points: list[int]
    middle: list[int]
    hands: list[list[int] | None]
    chosen: list[int | None]


class PebblesReckoning(TypedDict):
    points: int


class PebblesProspects(TypedDict):
    wins: int


class View:
    game = "pebbles"

    def __init__(self, data: PebblesView) -> None:
        self.data = data

    @property
    def observer(self) -> int:
        return self.players if self.data["seat"] is None else self.data["seat"]

    @property
    def players(self) -> int:
        return len(self.data["points"])

    @property
    def round(self) -> int:
        return self.data["round"]

    @property
    def asked(self) -> tuple[int, ...]:
        return tuple(self.data["asked"])

    def standing(self) -> int | None:
        return None if self.data["seat"] is None else self.data["points"][self.data["seat"]]

    def concealed(self) -> tuple[int, int]:
        return 0, sum(hand is None for hand in self.data["hands"])

    def to_json(self) -> PebblesView:
        return self.data

    def own_json(self) -> dict[str, object]:
        return {"seat": self.data["seat"], "hands": self.data["hands"], "chosen": self.data["chosen"]}

    def changes(self, before: View) -> dict[str, object]:
        own = self.own_json()
        return {key: value for key, value in changed(self.data, before.data).items() if key not in own}

    def own_changes(self, before: View) -> dict[str, object]:
        return changed(self.own_json(), before.own_json())


class Deal:
    def __init__(self, setup: Setup) -> None:
        self.players = len(setup.hands)
        self.hands = [set(hand) for hand in setup.hands]
        self.middle = list(setup.middle)
        self.chosen: dict[int, int] = {}
        self.points = [0] * self.players
        self.round = 1

    def asked(self) -> tuple[int, ...]:
        return () if self.is_over() else tuple(range(self.players))

    def to_move(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.asked() if seat not in self.chosen)

    def next_in_record(self) -> int | None:
        return next(iter(self.to_move()), None)

    def legal_moves(self, seat: int | None = None) -> LegalMoves[Move]:
        return LegalMoves(self, seat if seat is not None else self.next_in_record() or 0, Move)

    def legal_count(self, seat: int) -> int:
        return len(self.legal_codes(seat))

    def legal_codes(self, seat: int) -> list[int]:
        return sorted(self.hands[seat]) if seat in self.asked() else []

    def is_legal_for(self, seat: int, code: int) -> bool:
        return code in self.legal_codes(seat)

    def random_move(self, seat: int, rng: Rng) -> Move:
        codes = self.legal_codes(seat)
        return Move(codes[rng.below(len(codes))])

    def play(self, seat: int, move: Move | str) -> None:
        move = parse_move(move) if isinstance(move, str) else move
        if seat not in self.asked():
            raise OutOfTurn(seat, self.to_move(), "P1")
        if move.code not in self.hands[seat]:
            raise IllegalMove("not-in-hand", "P1", f"{move}: not in your hand")
        self.chosen[seat] = move.code
        if len(self.chosen) == self.players:
            heaviest = max(self.chosen, key=lambda each: self.chosen[each])
            self.points[heaviest] += self.middle[self.round - 1]
            for each, pebble in self.chosen.items():
                self.hands[each].remove(pebble)
            self.chosen = {}
            self.round += 1

    def copy(self) -> Deal:
        twin = Deal(Setup(tuple(map(tuple, self.hands)), tuple(self.middle)))
        twin.chosen, twin.points, twin.round = dict(self.chosen), list(self.points), self.round
        return twin

    def is_over(self) -> bool:
        return self.round > ROUNDS

    def scores(self) -> list[int]:
        return self.points

    def outcome(self) -> Outcome | None:
        return Outcome.of(self.points, "rounds") if self.is_over() else None

    def view(self, seat: int | None = None) -> View:
        return self._see(seat, {seat})

    def open_view(self) -> View:
        return self._see(None, set(range(self.players)))

    def _see(self, observer: int | None, visible_seats: set[int | None]) -> View:
        hands = [sorted(hand) if seat in visible_seats else None for seat, hand in enumerate(self.hands)]
        data: PebblesView = {
            "game": "pebbles",
            "seat": observer,
            "round": self.round,
            "asked": list(self.asked()),
            "points": list(self.points),
            "middle": self.middle,
            "hands": hands,
            "chosen": [self.chosen.get(seat) if seat in visible_seats else None for seat in range(self.players)],
        }
        return View(data)


class Pebbles:
    name = "pebbles"
    title = "Pebbles"
    players = (2, 3)
    players_clause = "P1"
    options: Mapping[str, Option] = {"deals": Option((1, 2), 2, "P1", "deals in a match")}
    rules_version = 1
    memory = ()
    scored = ("points",)
    schema = Schema(PebblesView, PebblesReckoning, PebblesProspects)

    def deals(self, options: Options) -> int:
        return int(options["deals"])

    def draw_match(self, players: int, below: Below) -> dict[str, list[str]]:
        return {}

    def read_match(self, players: int, record: Mapping[str, object]) -> dict[str, list[str]]:
        return {}

    def draw_setup(self, players: int, match: Mapping[str, object], below: Below) -> Setup:
        deck = shuffled(list(range(1, 10)), below)
        hands = tuple(tuple(deck[ROUNDS * seat : ROUNDS * (seat + 1)]) for seat in range(players))
        return Setup(hands, tuple(deck[ROUNDS * players : ROUNDS * players + ROUNDS]))

    def read_setup(self, players: int, match: Mapping[str, object], deal: Mapping[str, object]) -> Setup:
        hands = card_lists(deal, "hands", players, ROUNDS, parse_pebble, "P1")
        middle = cards_list(deal, "middle", ROUNDS, parse_pebble, "P1")
        pebbles = [*middle, *(pebble for hand in hands for pebble in hand)]
        if len(set(pebbles)) < len(pebbles):
            raise BadSetup("deck", "a pebble is there twice", "P1")
        return Setup(hands, middle)

    parse_move = staticmethod(parse_move)

    def events(self, before: Deal, seat: int, move: Move, after: Deal, observer: int | None) -> list[Event]:
        told = [Event("chosen", {"seat": seat, **({"pebble": move.code} if observer == seat else {})})]
        return [*told, Event("round", {"points": list(after.points)})] if after.round > before.round else told

    def is_told_alike(self, before: Deal, move: Move) -> bool:
        return False

    def score_breakdown(self, view: View) -> list[PebblesReckoning]:
        return [{"points": points} for points in view.data["points"]]

    def bid_preview(self, view: View, move: Move) -> PebblesProspects:
        return {"wins": view.data["middle"][view.round - 1]}

    def read_view(self, data: Mapping[str, object]) -> View:
        return View(cast(PebblesView, data))

    def sample(self, view: View, rng: Rng) -> Deal:
        data = view.data
        seen = {pebble for hand in data["hands"] if hand for pebble in hand} | set(data["middle"])
        unseen = shuffled([pebble for pebble in range(1, 10) if pebble not in seen], rng.below)
        size = ROUNDS + 1 - data["round"]
        hands = [hand if hand is not None else [unseen.pop() for _ in range(size)] for hand in data["hands"]]
        deal = Deal(Setup(tuple(map(tuple, hands)), tuple(data["middle"])))
        deal.round, deal.points = data["round"], list(data["points"])
        deal.chosen = {seat: pebble for seat, pebble in enumerate(data["chosen"]) if pebble is not None}
        return deal

    def perft(self, deal: Deal, depth: int) -> int:
        if depth == 0 or deal.is_over():
            return 1
        leaves = 0
        seat = deal.to_move()[0]
        for move in deal.legal_moves():
            after = deal.copy()
            after.play(seat, move)
            leaves += self.perft(after, depth - 1)
        return leaves


GAME = Pebbles()
