"""The experts of version 0.1.0 are a yardstick: they play as at commit 6620c23, which these digests are from."""

import hashlib

import pytest

import etalage
from etalage.bots import Clock, bot


@pytest.mark.parametrize(
    ("game", "name", "digest"),
    [
        ("weinhaendler", "expert-0.1", "ba5a500eec78b9c0"),
        ("weinhaendler", "expert-0.1:2", "705313c76226c39e"),
        ("money", "expert-0.1", "ece9398342e95b7b"),
        ("money", "expert-0.1:2", "ace92e33672ea791"),
    ],
)
@pytest.mark.skipif(not etalage.compiled(), reason="hundreds of decisions in hundreds of worlds")
def test_they_play_as_they_did(game: str, name: str, digest: str) -> None:
    moves = hashlib.sha256()
    for players in (3, 4, 5):
        deal = etalage.deal(game, players=players, seed=players)
        seats = [bot(name).create(game, seat) for seat in range(players)]
        while deal.to_move():
            for seat in deal.to_move():
                move = seats[seat].choose(deal.view(seat), deal.legal_moves(seat), Clock())
                moves.update(str(move).encode())
                deal.play(seat, move)
    assert moves.hexdigest()[:16] == digest
