"""A seed means the same match in every build, compiled or not, and in every version."""

import hashlib
import json
from collections.abc import Mapping

import pytest

import etalage
from etalage.records.writing import to_record
from tests.strategies import played_at_random

PLAYED: dict[str, list[dict[str, object]]] = {
    "weinhaendler": [
        {"draw": draw, "triangles": shapes} for draw in ("open", "hidden") for shapes in ("both", "upright")
    ],
    "money": [{"deals": 1}, {"deals": 2}],
}

DIGESTS = {
    ("weinhaendler", 3): "f252211bac177652",
    ("weinhaendler", 4): "e373a8a79fcdb0a8",
    ("weinhaendler", 5): "e3682c4b23252db6",
    ("money", 3): "686207a31f5a6f51",
    ("money", 4): "49e10f3ff03c4b4b",
    ("money", 5): "99cb5d613a5aa12b",
}


def without_options(*data: Mapping[str, object]) -> bytes:
    """What an option that is left at its default does not change."""
    return json.dumps([{key: value for key, value in each.items() if key != "options"} for each in data]).encode()


@pytest.mark.parametrize(("name", "players"), DIGESTS)
def test_same_seed_same_matches_views_and_worlds(name: str, players: int) -> None:
    digest = hashlib.sha256()
    for seed in range(4):
        match = etalage.match(name, players, seed, PLAYED[name][seed % len(PLAYED[name])])
        match = played_at_random(match, 50, seed)
        for seat in range(players):
            view = match.deal.view(seat)
            world = etalage.sample(view, etalage.Rng(seed))
            digest.update(without_options(view.to_json(), world.open_view().to_json()))
        match = played_at_random(match, 10_000, seed)
        digest.update(without_options(to_record(match)))
    assert digest.hexdigest()[:16] == DIGESTS[name, players]


def test_random_numbers_are_those_of_splitmix64() -> None:
    rng = etalage.Rng(1234567)
    assert [rng.bits() for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]
