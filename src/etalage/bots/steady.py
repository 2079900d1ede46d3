"""Bots whose answers follow from the cards and the moves alone: the same moves meet the same answers, on any machine.

Each decision is made by a bot that has just sat down, with a seed of its own: what others take their time for, or who
was asked first, makes no difference, and whoever comes back after a restart goes on as if nothing had happened. Their
searches are bounded by iterations, never by the clock (docs/daily.md).
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import partial
from typing import Any

from etalage.bots.names import installed_bot
from etalage.bots.sitting import Sitting
from etalage.games.match import AnyMatch

KEY_TAG = b"etalage-bots/1"


def bots_key(secret: bytes) -> bytes:
    """What the answers of all bots of a match follow from, for the secret behind its cards."""
    return hashlib.sha256(KEY_TAG + b"\0" + secret).digest()


def decision_seed(key: bytes, seat: int, ply: int) -> int:
    """For the decision of a seat, after so many moves of the record."""
    digest = hashlib.sha256(key + seat.to_bytes(4, "big") + ply.to_bytes(4, "big")).digest()
    return int.from_bytes(digest[:7], "big")


def plies(match: AnyMatch) -> list[str]:
    """All moves of a match in the order of its record; sealed ones are there when the last of them is in."""
    return [str(move) for played in match.deals for move in played.moves]


def seed_of(match: AnyMatch, seat: int, key: bytes) -> int:
    """Of the decision that a match has come to."""
    return decision_seed(key, seat, sum(len(played.moves) for played in match.deals))


def steady_answer(name: str, match: AnyMatch, seat: int, key: bytes) -> Any:
    """The move of a bot in this seat, known to be legal; or BotFault."""
    create = partial(installed_bot(name).create, match.game.name, seed_of(match, seat, key))
    return Sitting(name, create, seat, match).answer(match)


def steady_match(match: AnyMatch, names: Sequence[str], key: bytes) -> AnyMatch:
    """A match played to its end by these bots, by seat."""
    for after, _ in match.play_on(lambda reached, seat: steady_answer(names[seat], reached, seat, key)):
        match = after
    return match


def parting(mine: Sequence[str], other: Sequence[str]) -> int | None:
    """The first move at which two matches with the same cards differ; None if none does."""
    for ply, (move, another) in enumerate(zip(mine, other, strict=False)):
        if move != another:
            return ply
    return None if len(mine) == len(other) else min(len(mine), len(other))
