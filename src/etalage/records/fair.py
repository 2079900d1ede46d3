"""Fair deals: random numbers that nobody could choose, and anyone can check afterwards.

The server commits itself to a secret before anybody sits down; every seat adds a string; both together determine all
cards. `docs/records.md` has the format.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from etalage.games.match import Match
from etalage.games.protocol import Json
from etalage.games.reading import shown
from etalage.games.shuffling import Below
from etalage.records.errors import RecordError

VERSION = 1
TAG = b"etalage-deal/1"
LONGEST_CONTRIBUTION = 64
_HEX = re.compile(r"[0-9a-f]{64}", re.ASCII)
_PRINTABLE = re.compile(r"[ -~]*", re.ASCII)


def commitment(secret: bytes) -> str:
    """What is shown before the first seat is taken."""
    return hashlib.sha256(secret).hexdigest()


def fair_dealer(secret: bytes, contributions: Sequence[str]) -> Callable[[int], Below]:
    """The random numbers of each deal of a match, from the secret and the seats' contributions."""
    key = hashlib.sha256(b"\0".join([TAG, secret, *(text.encode("ascii") for text in contributions)])).digest()
    return lambda deal: _below(_words(key, deal))


def fair_facts(secret: bytes, contributions: Sequence[str]) -> Json:
    """What a record carries of it once the match is over."""
    return {
        "version": VERSION,
        "commitment": commitment(secret),
        "secret": secret.hex(),
        "contributions": list(contributions),
    }


def check_fair(fair: object, match: Match) -> bool:
    """Verify that the cards of a match follow from secret and contributions; False while the secret is not out."""
    if not isinstance(fair, Mapping):
        raise RecordError(f"should be an object, not {shown(fair)}", key="fair")
    if type(fair.get("version")) is not int or fair["version"] != VERSION:
        raise RecordError(f"should be {VERSION}, not {shown(fair.get('version'))}", key="fair.version")
    published = _hex(fair, "commitment")
    contributions = _contributions(fair, match.players)
    if "secret" not in fair and not match.is_over():
        return False
    secret = bytes.fromhex(_hex(fair, "secret"))
    if commitment(secret) != published:
        raise RecordError("is not what the server had committed itself to", key="fair.secret")
    dealt = Match(match.game, match.names, match.options, dealer=fair_dealer(secret, contributions))
    if {name: sorted(value) for name, value in dealt.drawn.items()} != {
        name: sorted(value) for name, value in match.drawn.items()
    }:
        raise RecordError(f"the fair draw gives {dealt.drawn}", key=next(iter(match.drawn)))
    for number, played in enumerate(match.deals):
        below = fair_dealer(secret, contributions)(number)
        if number == 0:
            match.game.draw_match(match.players, below)
        setup = match.game.draw_setup(match.players, dealt.drawn, below)
        if _unordered(setup.to_json()) != _unordered(played.setup.to_json()):
            raise RecordError("the cards are not those that secret and contributions give", key="fair", deal=number)
    return True


def _words(key: bytes, deal: int) -> Iterator[int]:
    """Random numbers of four bytes, without end."""
    block = 0
    while True:
        data = hashlib.sha256(key + deal.to_bytes(4, "big") + block.to_bytes(4, "big")).digest()
        for i in range(0, len(data), 4):
            yield int.from_bytes(data[i : i + 4], "big")
        block += 1


def _below(words: Iterator[int]) -> Below:
    def below(n: int) -> int:
        limit = n * (2**32 // n)
        return next(word for word in words if word < limit) % n

    return below


def _hex(fair: Mapping[str, object], key: str) -> str:
    value = fair.get(key)
    if not isinstance(value, str) or not _HEX.fullmatch(value):
        raise RecordError(f"should be 32 bytes in hex, not {shown(value)}", key=f"fair.{key}")
    return value


def _contributions(fair: Mapping[str, object], players: int) -> list[str]:
    value = fair.get("contributions")
    if not isinstance(value, list) or len(value) != players:
        raise RecordError(f"should be a list of one string for each of {players} seats", key="fair.contributions")
    for text in value:
        if not isinstance(text, str) or not _PRINTABLE.fullmatch(text) or len(text) > LONGEST_CONTRIBUTION:
            reason = f"{shown(text)} should be at most {LONGEST_CONTRIBUTION} printable ASCII characters"
            raise RecordError(reason, key="fair.contributions")
    return list(value)


def _unordered(setup: Json) -> Json:
    """Hands and displays lie in no order; the pile does."""
    return {key: value if key in ("pile", "start") else _sorted(value) for key, value in setup.items()}


def _sorted(cards: list[object]) -> list[object]:
    if cards and isinstance(cards[0], list):
        return [sorted(hand) for hand in cards if isinstance(hand, list)]
    return sorted(cards, key=str)
