"""Fair deals: random numbers that nobody could choose, and anyone can check afterwards.

The server commits itself to a secret before anybody sits down; every seat adds a string; both together determine all
cards. `docs/records.md` has the format.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from etalage.games.errors import Malformed
from etalage.games.match import AnyMatch
from etalage.games.protocol import Json
from etalage.games.reading import shown
from etalage.games.shuffling import Below
from etalage.records.errors import RecordError

VERSION = 1
TAG = b"etalage-deal/1"
SECRET_BYTES = 32
LONGEST_CONTRIBUTION = 64
_HEX = re.compile(r"[0-9a-fA-F]{64}", re.ASCII)
_PRINTABLE = re.compile(r"[ -~]*", re.ASCII)


def commitment(secret: bytes) -> str:
    """What is shown before the first seat is taken."""
    return hashlib.sha256(_checked_secret(secret)).hexdigest()


def fair_dealer(secret: bytes, contributions: Sequence[str]) -> Callable[[int], Below]:
    """The random numbers of each deal of a match, from the secret and the seats' contributions."""
    words = [check_contribution(text).encode("ascii") for text in contributions]
    key = hashlib.sha256(b"\0".join([TAG, _checked_secret(secret), *words])).digest()
    return lambda deal: _below(_words(key, deal))


def fair_facts(secret: bytes, contributions: Sequence[str]) -> Json:
    """What a record carries of it once the match is over."""
    return {
        "version": VERSION,
        "commitment": commitment(secret),
        "secret": secret.hex(),
        "contributions": list(map(check_contribution, contributions)),
    }


def check_fair(fair: object, match: AnyMatch) -> bool:
    """Verify that the cards of a match follow from secret and contributions; False while the secret is not out."""
    if not isinstance(fair, Mapping):
        raise RecordError(f"should be an object, not {shown(fair)}", key="fair")
    if type(fair.get("version")) is not int or fair["version"] != VERSION:
        raise RecordError(f"should be {VERSION}, not {shown(fair.get('version'))}", key="fair.version")
    published = _hex(fair, "commitment")
    contributions = _contributions(fair, match.players)
    if not match.is_over():
        if "secret" in fair:
            raise RecordError("must not be published before the match is over", key="fair.secret")
        return False
    secret = _hex(fair, "secret")
    if commitment(secret) != published.hex():
        raise RecordError("is not what the server had committed itself to", key="fair.secret")
    _check_cards(match, fair_dealer(secret, contributions))
    return True


def _check_cards(match: AnyMatch, dealer: Callable[[int], Below]) -> None:
    """Deal the whole match again."""
    for number, played in enumerate(match.deals):
        below = dealer(number)
        if number == 0:
            drawn = match.game.draw_match(match.players, below)
            for key, value in drawn.items():
                if sorted(value) != sorted(match.drawn[key]):
                    raise RecordError(f"the fair draw gives {', '.join(value)}", key=key)
        setup = match.game.draw_setup(match.players, drawn, below)
        if setup.canonical() != played.setup.canonical():
            raise RecordError("the cards are not those that secret and contributions give", key="fair", deal=number)


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


def _checked_secret(secret: bytes) -> bytes:
    if len(secret) != SECRET_BYTES:
        raise Malformed(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
    return secret


def check_contribution(text: object) -> str:
    """A seat's word in the shuffle, if it can be one."""
    if not isinstance(text, str) or not _PRINTABLE.fullmatch(text) or len(text) > LONGEST_CONTRIBUTION:
        raise Malformed(f"{shown(text)} should be at most {LONGEST_CONTRIBUTION} printable ASCII characters")
    return text


def _hex(fair: Mapping[str, object], key: str) -> bytes:
    value = fair.get(key)
    if not isinstance(value, str) or not _HEX.fullmatch(value):
        raise RecordError(f"should be {SECRET_BYTES} bytes in hex, not {shown(value)}", key=f"fair.{key}")
    return bytes.fromhex(value)


def _contributions(fair: Mapping[str, object], players: int) -> list[str]:
    value = fair.get("contributions")
    if not isinstance(value, list) or len(value) != players:
        raise RecordError(f"should be a list of one string for each of {players} seats", key="fair.contributions")
    try:
        return list(map(check_contribution, value))
    except Malformed as error:
        raise RecordError(str(error), key="fair.contributions") from None
