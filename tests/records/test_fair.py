"""Fair deals: the cards follow from secret and contributions, and the check notices any other."""

import hashlib
import json
from typing import Any

import pytest

import etalage
from etalage.games.match import AnyMatch, Match
from etalage.records import RecordError, commitment, dumps, fair_dealer, fair_facts, referee, to_record
from tests.strategies import played_at_random

SECRET = bytes(range(32))
SEATS = ["ann's 16 bytes", "", "~ tilde"]


def numbers_below(limits: list[int], deal: int) -> list[int]:
    """The random numbers as the specification words them, computed by themselves."""
    key = hashlib.sha256(b"etalage-deal/1\x00" + SECRET + b"\x00ann's 16 bytes\x00\x00~ tilde").digest()
    stream = b"".join(
        hashlib.sha256(key + bytes([0, 0, 0, deal]) + bytes([0, 0, 0, block])).digest() for block in range(60)
    )
    drawn, at = [], 0
    for n in limits:
        while True:
            word = int.from_bytes(stream[at : at + 4], "big")
            at += 4
            if word < n * (2**32 // n):
                break
        drawn.append(word % n)
    return drawn


def fisher_yates(items: list[str], numbers: list[int]) -> list[str]:
    for i, j in zip(range(len(items) - 1, 0, -1), numbers, strict=True):
        items[i], items[j] = items[j], items[i]
    return items


def fair_match(name: str, **options: object) -> AnyMatch:
    return Match.new(etalage.game(name), len(SEATS), options, dealer=fair_dealer(SECRET, SEATS))


def finished_record(name: str) -> dict[str, Any]:
    match = fair_match(name)
    match = played_at_random(match, 10_000, 5)
    return dict(json.loads(dumps(match, {"fair": fair_facts(SECRET, SEATS)})))


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


@pytest.mark.clauses("W5", "W6")
def test_the_cards_of_weinhaendler() -> None:
    prices = [price for price in range(5, 26) if price not in (5, 12, 19, 11, 18, 25)]
    deck = [str(price) for price in prices for _ in range(3)] + ["0"] * 3
    drawn = numbers_below([*range(len(deck), 1, -1), 3], deal=0)
    cards = fisher_yates(deck, drawn[:-1])
    assert fair_match("weinhaendler").deals[0].setup.to_json() == {
        "start": drawn[-1],
        "hands": [cards[:5], cards[5:10], cards[10:15]],
        "display": cards[15:19],
        "pile": cards[19:],
    }


@pytest.mark.clauses("M5", "MR2", "M6")
def test_the_cards_of_money() -> None:
    """Deal 0 draws the removed currencies first; later deals do not."""
    codes = ["JPY", "EUR", "USD", "GBP", "CHF", "SEK", "RUB"]
    removed = fisher_yates(list(codes), numbers_below(list(range(7, 1, -1)), deal=0))[:2]
    letters = {20: "abc", 30: "abc", 40: [""], 50: [""], 60: [""]}
    deck = [f"{code}{value}{letter}" for value in letters for code in codes for letter in letters[value]]
    deck = [card for card in deck if card[:3] not in removed] + [f"XAU10{letter}" for letter in "abcdef"]
    first = fisher_yates(list(deck), numbers_below([*range(7, 1, -1), *range(51, 1, -1)], deal=0)[6:])
    second = fisher_yates(list(deck), numbers_below(list(range(51, 1, -1)), deal=1))
    match = fair_match("money", deals=2)
    assert match.drawn == {"removed": removed}
    while len(match.deals) == 1:
        match = played_at_random(match, 1, 2)
    for played, cards in zip(match.deals, (first, second), strict=True):
        assert played.setup.to_json() == {
            "hands": [cards[:6], cards[6:12], cards[12:18]],
            "right": cards[18:22],
            "left": cards[22:26],
            "pile": cards[26:],
        }


@pytest.mark.parametrize("name", list(etalage.GAMES))
def test_a_finished_record_is_verified(name: str) -> None:
    assert referee(finished_record(name)).fair is True


def test_the_order_of_a_hand_does_not_matter() -> None:
    record = finished_record("weinhaendler")
    record["deals"][0]["hands"][0].reverse()
    record["deals"][0]["display"].reverse()
    assert referee(record).fair is True


def test_hex_may_be_written_large() -> None:
    record = finished_record("weinhaendler")
    record["fair"]["secret"] = record["fair"]["secret"].upper()
    assert referee(record).fair is True


def test_the_secret_must_not_be_out_before_the_end() -> None:
    match = fair_match("money")
    with pytest.raises(RecordError) as caught:
        referee(json.loads(dumps(match, {"fair": fair_facts(SECRET, SEATS)})))
    assert caught.value.key == "fair.secret"


def test_only_what_a_reader_takes_can_be_dealt_from() -> None:
    for secret, contributions in ((b"short", SEATS), (SECRET, ["a\0b", "", ""]), (SECRET, ["é", "", ""])):
        with pytest.raises(etalage.Malformed):
            fair_dealer(secret, contributions)


def test_before_the_secret_is_out_nothing_can_be_verified() -> None:
    match = fair_match("money")
    fair = {"version": 1, "commitment": commitment(SECRET), "contributions": SEATS}
    assert referee(json.loads(dumps(match, {"fair": fair}))).fair is False


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"version": 2}, "fair.seals"),
        ({"version": 3}, "fair.version"),
        ({"version": True}, "fair.version"),
        ({"commitment": "00"}, "fair.commitment"),
        ({"commitment": commitment(b"another one, of thirty-two bytes")}, "fair.secret"),
        ({"secret": None}, "fair.secret"),
        ({"secret": "x" * 64}, "fair.secret"),
        ({"contributions": ["a", "b"]}, "fair.contributions"),
        ({"contributions": ["a", "b", 3]}, "fair.contributions"),
        ({"contributions": ["a", "b", "c" * 65]}, "fair.contributions"),
        ({"contributions": ["a", "b", "é"]}, "fair.contributions"),
        ({"contributions": ["a", "b", "c"]}, "fair"),
    ],
)
def test_a_wrong_claim_is_noticed(change: dict[str, object], key: str) -> None:
    record = finished_record("weinhaendler")
    record["fair"] |= change
    with pytest.raises(RecordError) as caught:
        referee(record)
    assert caught.value.key == key


def test_other_removed_currencies_are_noticed() -> None:
    record = finished_record("money")
    seed = next(
        seed for seed in range(9) if set(etalage.match("money", 3, seed).drawn["removed"]) != set(record["removed"])
    )
    match = etalage.match("money", 3, seed)
    match = played_at_random(match, 10_000, 1)
    other = to_record(match, {"fair": record["fair"]})
    with pytest.raises(RecordError) as caught:
        referee(other)
    assert caught.value.key == "removed"


@pytest.mark.parametrize("claim", [None, [], "yes", 1])
def test_a_claim_of_another_type_is_refused(claim: object) -> None:
    record = finished_record("weinhaendler") | {"fair": claim}
    with pytest.raises(RecordError) as caught:
        referee(record)
    assert caught.value.key == "fair"
