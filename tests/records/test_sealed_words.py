"""Fair deals of version 2: words are sealed before any is shown, and whatever was tampered with is noticed."""

import hashlib
import json
from typing import Any

import jsonschema
import pytest

import etalage
from etalage.games.match import AnyMatch, Match
from etalage.records import RecordError, dumps, fair_dealer, fair_facts, referee, word_seal
from tests.records.test_records import SCHEMA
from tests.strategies import played_at_random

SECRET = bytes(range(32))
COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
ANN, BOT, TILDE = "00112233445566778899aabbccddeeff", "", "~ tilde"
WORDS = [ANN, BOT, TILDE]
ANNS_SEAL = hashlib.sha256(
    b"etalage-word/2\x00630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    b"\x000\x0000112233445566778899aabbccddeeff"
).hexdigest()
TILDES_SEAL = hashlib.sha256(
    b"etalage-word/2\x00630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd\x002\x00~ tilde"
).hexdigest()
SEALS = [ANNS_SEAL, None, TILDES_SEAL]


def match_of(name: str) -> AnyMatch:
    return Match.new(etalage.game(name), len(WORDS), dealer=fair_dealer(SECRET, WORDS, SEALS))


def finished_record(name: str = "weinhaendler") -> dict[str, Any]:
    match = played_at_random(match_of(name), 10_000, 5)
    return dict(json.loads(dumps(match, {"fair": fair_facts(SECRET, WORDS, SEALS)})))


def test_a_seal_is_made_of_commitment_seat_and_word() -> None:
    assert word_seal(COMMITMENT, 0, ANN) == ANNS_SEAL
    assert ANNS_SEAL == "4c601045eff5b3c169746cca4e8f3256a00e79f316ac3289e7a49b51e1aae72b"
    assert word_seal(COMMITMENT, 2, TILDE) == TILDES_SEAL
    with pytest.raises(etalage.Malformed):
        word_seal(COMMITMENT, 0, "a\0b")


def test_the_key_has_a_prefix_of_its_own() -> None:
    """The first numbers drawn, as the specification words them."""
    key = hashlib.sha256(
        b"etalage-deal/2\x00" + SECRET + b"\x0000112233445566778899aabbccddeeff\x00\x00~ tilde"
    ).digest()
    block = hashlib.sha256(key + bytes(4) + bytes(4)).digest()
    below = fair_dealer(SECRET, WORDS, SEALS)(0)
    assert [below(2**16) for _ in range(8)] == [
        int.from_bytes(block[at : at + 4], "big") % 2**16 for at in range(0, 32, 4)
    ]


def test_what_a_record_carries() -> None:
    assert finished_record()["fair"] == {
        "version": 2,
        "commitment": COMMITMENT,
        "secret": "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
        "seals": [ANNS_SEAL, None, TILDES_SEAL],
        "contributions": ["00112233445566778899aabbccddeeff", "", "~ tilde"],
    }


@pytest.mark.parametrize("name", list(etalage.GAMES))
def test_a_finished_record_is_verified(name: str) -> None:
    checked = referee(finished_record(name))
    assert (checked.fair, checked.fair_version) == (True, 2)


def test_before_the_secret_is_out_the_seals_are_verified_already() -> None:
    promise = {key: value for key, value in fair_facts(SECRET, WORDS, SEALS).items() if key != "secret"}
    record = json.loads(dumps(match_of("money"), {"fair": promise}))
    assert referee(record).fair is False
    record["fair"]["contributions"][0] = "another word"
    with pytest.raises(RecordError, match="is not the seal of this seat's word for this commitment"):
        referee(record)


OTHER_SECRET = b"another one, of thirty-two bytes"


@pytest.mark.parametrize(
    ("change", "key", "sentence"),
    [
        ({"version": 1}, "fair", "the cards are not those that secret and contributions give"),
        ({"secret": OTHER_SECRET.hex()}, "fair.secret", "is not what the server had committed itself to"),
        (
            {"commitment": hashlib.sha256(OTHER_SECRET).hexdigest()},
            "fair.seals[0]",
            "is not the seal of this seat's word for this commitment",
        ),
        ({"seals": [None, None, TILDES_SEAL]}, "fair.seals[0]", "is null, but the seat has a word"),
        ({"seals": [TILDES_SEAL, None, ANNS_SEAL]}, "fair.seals[0]", "is not the seal of this seat's word"),
        ({"seals": [ANNS_SEAL, ANNS_SEAL, TILDES_SEAL]}, "fair.seals[1]", "is not the seal of this seat's word"),
        ({"seals": [ANNS_SEAL, None]}, "fair.seals", "a seal or null for each of 3 seats"),
        ({"seals": None}, "fair.seals", "a seal or null for each of 3 seats"),
        ({"seals": [ANNS_SEAL, None, "00"]}, "fair.seals[2]", "should be a seal, 32 bytes in hex, or null"),
        ({"seals": [ANNS_SEAL, None, 7]}, "fair.seals[2]", "should be a seal, 32 bytes in hex, or null"),
        ({"contributions": ["x", "", TILDE]}, "fair.seals[0]", "is not the seal of this seat's word"),
        ({"contributions": [ANN, "x", TILDE]}, "fair.seals[1]", "is null, but the seat has a word"),
        ({"contributions": ["", "", TILDE]}, "fair.seals[0]", "is not the seal of this seat's word"),
    ],
)
def test_tampering_with_any_part_is_noticed(change: dict[str, object], key: str, sentence: str) -> None:
    record = finished_record()
    record["fair"] |= change
    with pytest.raises(RecordError) as caught:
        referee(record)
    assert caught.value.key == key
    assert sentence in str(caught.value)


def test_other_cards_are_noticed() -> None:
    """As if the server had dealt from another secret, or somebody had drawn another word after all."""
    other = Match.new(etalage.game("weinhaendler"), 3, dealer=fair_dealer(OTHER_SECRET, WORDS, SEALS))
    record = json.loads(dumps(played_at_random(other, 10_000, 5), {"fair": fair_facts(SECRET, WORDS, SEALS)}))
    with pytest.raises(RecordError, match="the cards are not those that secret and contributions give"):
        referee(record)


def test_hex_may_be_written_large() -> None:
    record = finished_record()
    record["fair"]["seals"][0] = ANNS_SEAL.upper()
    assert referee(record).fair is True


def test_the_schema_knows_both_versions() -> None:
    record = finished_record()
    jsonschema.validate(record, SCHEMA)
    del record["fair"]["seals"]
    with pytest.raises(jsonschema.ValidationError, match="seals"):
        jsonschema.validate(record, SCHEMA)
    jsonschema.validate(record | {"fair": record["fair"] | {"version": 1}}, SCHEMA)
