"""Fair deals: random numbers that nobody could choose, and anyone can check afterwards.

The server commits itself to a secret before anybody sits down; every seat adds a word; both together determine all
cards. In version 2 each word is sealed, and all seals are fixed before the first word is shown; whatever has seals is
of that version. `docs/records.md` has the format.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeGuard

from etalage.games.errors import Malformed
from etalage.games.match import AnyMatch
from etalage.games.protocol import Json
from etalage.games.reading import shown
from etalage.games.shuffling import Below
from etalage.records.errors import RecordError

DEAL_TAGS = {1: b"etalage-deal/1", 2: b"etalage-deal/2"}
WORD_TAG = b"etalage-word/2"
SECRET_BYTES = 32
LONGEST_CONTRIBUTION = 64
_HEX = re.compile(r"[0-9a-fA-F]{64}", re.ASCII)
_PRINTABLE = re.compile(r"[ -~]*", re.ASCII)

Seals = Sequence[str | None]
"""By seat; None where nobody has sealed a word, as of bots."""


def commitment(secret: bytes) -> str:
    """What is shown before the first seat is taken."""
    return hashlib.sha256(_checked_secret(secret)).hexdigest()


def word_seal(committed: str, seat: int, word: str) -> str:
    """What a seat shows of its word until all seats have sealed theirs; made for one commitment and one seat."""
    parts = [WORD_TAG, committed.encode("ascii"), str(seat).encode("ascii"), check_contribution(word).encode("ascii")]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def fair_dealer(secret: bytes, contributions: Sequence[str], seals: Seals | None = None) -> Callable[[int], Below]:
    """The random numbers of each deal of a match, from the secret and the seats' words; with seals, of version 2."""
    words = [check_contribution(text).encode("ascii") for text in contributions]
    tag = DEAL_TAGS[_version(seals)]
    key = hashlib.sha256(b"\0".join([tag, _checked_secret(secret), *words])).digest()
    return lambda deal: _below(_words(key, deal))


def fair_facts(secret: bytes, contributions: Sequence[str], seals: Seals | None = None) -> Json:
    """What a record carries of it once the match is over; with seals, in version 2."""
    return {
        "version": _version(seals),
        "commitment": commitment(secret),
        "secret": secret.hex(),
        **({} if seals is None else {"seals": list(seals)}),
        "contributions": list(map(check_contribution, contributions)),
    }


def _version(seals: Seals | None) -> int:
    return 1 if seals is None else 2


def fair_version(fair: Mapping[str, object]) -> int:
    """Of a record's claim: 2 with sealed words, 1 without."""
    version = fair.get("version")
    if type(version) is not int or version not in DEAL_TAGS:
        raise RecordError(f"should be 1 or 2, not {shown(version)}", key="fair.version")
    return version


def check_fair(fair: object, match: AnyMatch) -> bool:
    """Verify that the cards of a match follow from secret and words, and that each word fits its seal where there are
    seals; False while the secret is not out."""
    if not isinstance(fair, Mapping):
        raise RecordError(f"should be an object, not {shown(fair)}", key="fair")
    version = fair_version(fair)
    published = _hex(fair, "commitment").hex()
    contributions = _contributions(fair, match.players)
    seals = _checked_seals(fair, published, contributions) if version == 2 else None
    if not match.is_over():
        if "secret" in fair:
            raise RecordError("must not be published before the match is over", key="fair.secret")
        return False
    secret = _hex(fair, "secret")
    if commitment(secret) != published:
        raise RecordError("is not what the server had committed itself to", key="fair.secret")
    _check_cards(match, fair_dealer(secret, contributions, seals))
    return True


def _checked_seals(fair: Mapping[str, object], committed: str, contributions: list[str]) -> Seals:
    """Each word must be the one that was sealed for this commitment and seat; without a seal there is no word."""
    seals = fair.get("seals")
    if not isinstance(seals, list) or len(seals) != len(contributions):
        raise RecordError(
            f"should be a list of a seal or null for each of {len(contributions)} seats", key="fair.seals"
        )
    for seat, (seal, word) in enumerate(zip(seals, contributions, strict=True)):
        where = f"fair.seals[{seat}]"
        if seal is None:
            if word:
                raise RecordError("is null, but the seat has a word that nobody can have sealed", key=where)
            continue
        if not is_seal(seal):
            raise RecordError(f"should be a seal, {SECRET_BYTES} bytes in hex, or null, not {shown(seal)}", key=where)
        if word_seal(committed, seat, word) != seal.lower():
            raise RecordError("is not the seal of this seat's word for this commitment", key=where)
    return seals


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


def is_seal(value: object) -> TypeGuard[str]:
    """Whether this can be the seal of some word."""
    return isinstance(value, str) and _HEX.fullmatch(value) is not None


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
