"""A seed means the same match in every build, compiled or not, and in every version."""

import hashlib
import json

import pytest

import etalage
from etalage.records import dumps
from tests.strategies import OPTIONS, played_at_random

DIGESTS = {
    ("weinhaendler", 3): "de2058ef7e637323",
    ("weinhaendler", 4): "20396efed5d33034",
    ("weinhaendler", 5): "f9b4f5f29e585d66",
    ("money", 3): "7fc7c269274c06c4",
    ("money", 4): "47eff1fc48a002bf",
    ("money", 5): "37e3c48758657007",
}


@pytest.mark.parametrize(("name", "players"), DIGESTS)
def test_same_seed_same_matches_views_and_worlds(name: str, players: int) -> None:
    digest = hashlib.sha256()
    for seed in range(4):
        match = etalage.match(name, players, seed, OPTIONS[name][seed % len(OPTIONS[name])])
        match = played_at_random(match, 50, seed)
        for seat in range(players):
            view = match.deal.view(seat)
            world = etalage.sample(view, etalage.Rng(seed))
            digest.update(json.dumps([view.to_json(), world.open_view().to_json()]).encode())
        match = played_at_random(match, 10_000, seed)
        digest.update(dumps(match).encode())
    assert digest.hexdigest()[:16] == DIGESTS[name, players]


def test_random_numbers_are_those_of_splitmix64() -> None:
    rng = etalage.Rng(1234567)
    assert [rng.bits() for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]
