"""A bot's word in the shuffle elsewhere: a server that deals dishonestly is found out by what the bot has kept."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

import pytest

import etalage
from etalage.cli.own_word import OwnWord, Unfair
from etalage.games.match import Match
from etalage.records import commitment, dumps, fair_dealer, fair_facts, referee, word_seal
from tests.strategies import played_at_random

BOT, OPERATOR = 0, 1
SECRET = bytes(32)


class Server:
    """Deals by the rules of version 2, unless told otherwise. An operator has the second seat."""

    def __init__(self) -> None:
        self.secret = SECRET
        self.phase = "open"
        self.operators_word = "an honest word"
        self.seals: list[str | None] = [None, word_seal(commitment(SECRET), OPERATOR, self.operators_word), None]

    @property
    def table(self) -> dict[str, Any]:
        return {
            "match": 1,
            "phase": self.phase,
            "commitment": commitment(self.secret),
            "waiting": [BOT] if self.phase == "revealing" else [],
            "seats": [{"seal": seal} for seal in self.seals],
        }

    def sits_down(self, own: OwnWord) -> None:
        self.seals[BOT] = own.seal(self.table, BOT)

    def is_told(self, own: OwnWord) -> str | None:
        self.phase = "revealing"
        return own.reveal(self.table, BOT)

    def record(self, words: list[str], seals: list[str | None] | None = None) -> dict[str, Any]:
        """Of a match that was played with these words; it holds in itself, whoever chose what and when."""
        seals = self.seals if seals is None else seals
        match = Match.new(etalage.game("weinhaendler"), 3, dealer=fair_dealer(self.secret, words, seals))
        text = dumps(played_at_random(match, 10_000, 1), {"fair": fair_facts(self.secret, words, seals)})
        record = dict(json.loads(text))
        assert referee(record).fair is True
        return record

    def grinds(self, word: str) -> None:
        """Look for a secret that deals the bot's hand badly."""
        for number in count(1):
            secret = number.to_bytes(32, "big")
            match = Match.new(etalage.game("weinhaendler"), 3, dealer=fair_dealer(secret, [word, "", ""], self.seals))
            hands: Any = match.deals[0].setup.to_json()["hands"]
            if sum(int(price) for price in hands[BOT]) < 45:
                self.secret = secret
                return


def test_an_honest_server_passes() -> None:
    server, own = Server(), OwnWord()
    server.sits_down(own)
    word = server.is_told(own)
    assert word
    own.check(server.record([word, server.operators_word, ""]))


def test_a_secret_that_was_looked_for_after_the_word_was_told_is_found_out() -> None:
    """The record it makes is good in itself; but it is not of the commitment that the bot has kept."""
    server, own = Server(), OwnWord()
    server.seals[OPERATOR] = None
    server.sits_down(own)
    word = server.is_told(own)
    assert word
    server.grinds(word)
    assert server.secret != SECRET
    forged: list[str | None] = [word_seal(commitment(server.secret), BOT, word), None, None]
    with pytest.raises(Unfair):
        own.check(server.record([word, "", ""], forged))


def test_an_operator_who_chooses_their_word_last_is_found_out() -> None:
    """All seals were noted before the bot told its word: the other's cannot be replaced any more."""
    server, own = Server(), OwnWord()
    server.sits_down(own)
    word = server.is_told(own)
    assert word
    for chosen in ("a better word", ""):
        seal = word_seal(commitment(SECRET), OPERATOR, chosen) if chosen else None
        with pytest.raises(Unfair):
            own.check(server.record([word, chosen, ""], [server.seals[BOT], seal, None]))


def test_a_word_is_told_only_for_the_commitment_that_it_was_sealed_for() -> None:
    server, own = Server(), OwnWord()
    server.sits_down(own)
    assert own.reveal(server.table, BOT) is None, "not before the seals are fixed"
    server.secret = bytes(reversed(range(32)))
    assert server.is_told(own) is None
    server.secret, server.seals[BOT] = SECRET, "0" * 64
    assert server.is_told(own) is None


def test_seals_that_change_after_the_word_was_told_are_not_believed() -> None:
    server, own = Server(), OwnWord()
    server.sits_down(own)
    word = server.is_told(own)
    assert word
    server.operators_word = "a better word"
    server.seals[OPERATOR] = word_seal(commitment(SECRET), OPERATOR, server.operators_word)
    assert server.is_told(own) == word, "it is out already, so it may be told again"
    with pytest.raises(Unfair):
        own.check(server.record([word, server.operators_word, ""]))


def test_a_word_that_is_left_out_or_not_even_asked_for_is_found_out() -> None:
    server, own = Server(), OwnWord()
    server.sits_down(own)
    with pytest.raises(Unfair):
        own.check(server.record(["", server.operators_word, ""], [None, server.seals[OPERATOR], None]))
    record = server.record(["", "", ""], [None, None, None])
    del record["fair"]
    with pytest.raises(Unfair):
        own.check(record)


def test_a_record_that_does_not_hold_says_why() -> None:
    server, own = Server(), OwnWord()
    server.sits_down(own)
    word = server.is_told(own)
    assert word
    record = server.record([word, server.operators_word, ""])
    record["fair"]["contributions"][OPERATOR] = "a better word"
    with pytest.raises(Unfair) as unfair:
        own.check(record)
    assert "is not the seal of this seat's word" in str(unfair.value.reason)


def test_a_start_that_was_called_off_is_noticed_whatever_the_server_says() -> None:
    server, own = Server(), OwnWord()
    server.sits_down(own)
    assert not own.was_in_vain(server.table)
    first = server.is_told(own)
    server.phase, server.seals[BOT] = "open", None
    assert own.was_in_vain(server.table)
    server.sits_down(own)
    assert server.is_told(own) not in (None, first), "another word"
