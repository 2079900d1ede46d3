"""Sentences, numbers and languages."""

from __future__ import annotations

import pytest

from etalage.locale import language_of, rules_text
from etalage.locale.fluent import NotFluent, catalogue, written
from etalage.locale.formats import FORMATS, NARROW, NO_BREAK, ordinal, plural
from etalage.locale.words import Words


@pytest.mark.parametrize(
    ("wish", "environment", "language"),
    [
        ("de", {}, "de"),
        ("DE", {}, "de"),
        ("nl-BE", {}, "nl"),
        ("hu_HU.UTF-8", {"LANG": "fr_FR"}, "hu"),
        ("tlh", {"LANG": "fr_FR"}, "en"),
        (None, {}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "nl_NL"}, "nl"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "nl_NL", "LC_ALL": "C"}, "en"),
        (None, {"LANG": "hu_HU", "LC_ALL": ""}, "hu"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "/../../etc"}, "en"),
    ],
)
def test_the_language_is_chosen(wish: str | None, environment: dict[str, str], language: str) -> None:
    assert language_of(wish, environment) == language


@pytest.mark.parametrize(
    ("language", "money", "large", "larger", "joined"),
    [
        ("en", "€19.20", "1,250", "12,500", "Anne, Bob and Carl"),
        ("de", f"19,20{NO_BREAK}€", "1.250", "12.500", "Anne, Bob und Carl"),
        ("nl", f"€{NO_BREAK}19,20", "1.250", "12.500", "Anne, Bob en Carl"),
        ("fr", f"19,20{NO_BREAK}€", f"1{NARROW}250", f"12{NARROW}500", "Anne, Bob et Carl"),
        ("hu", f"19,20{NO_BREAK}€", "1250", f"12{NO_BREAK}500", "Anne, Bob és Carl"),
    ],
)
def test_numbers_and_lists(language: str, money: str, large: str, larger: str, joined: str) -> None:
    form = FORMATS[language]
    assert form.money(192) == money
    assert (form.number(0), form.number(999), form.number(1250), form.number(12500)) == ("0", "999", large, larger)
    assert form.joined(["Anne", "Bob", "Carl"]) == joined
    assert form.joined(["Anne"]) == "Anne"


def test_ordinals() -> None:
    assert [ordinal("en", number) for number in (1, 2, 3, 4, 11, 12, 13, 21, 102, 112)] == (
        ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "102nd", "112th"]
    )
    assert [ordinal("fr", 1), ordinal("fr", 1, feminine=True), ordinal("fr", 2)] == ["1er", "1re", "2e"]
    assert [ordinal(language, 2) for language in ("de", "nl", "hu")] == ["2.", "2e", "2."]


def test_plural_forms() -> None:
    for language in ("en", "de", "nl", "hu"):
        assert [plural(language, number) for number in (0, 1, 2, 21)] == ["other", "one", "other", "other"]
    assert [plural("fr", number) for number in (0, 1, 2)] == ["one", "one", "other"]


@pytest.mark.parametrize(
    ("language", "number", "sentence"),
    [
        ("en", 1, "Anne places 16 at 2:-1: 1 point"),
        ("en", 2, "Anne places 16 at 2:-1: 2 points"),
        ("de", 2, "Anne legt 16 auf 2:-1 ab: 2 Punkte"),
        ("nl", 1, "Anne legt 16 op 2:-1: 1 punt"),
        ("fr", 0, f"Anne place 16 en 2:-1{NO_BREAK}: 0 point"),
        ("fr", 3, f"Anne place 16 en 2:-1{NO_BREAK}: 3 points"),
        ("hu", 3, "Anne lerakja: 16, mező: 2:-1; 3 pont"),
    ],
)
def test_a_sentence_has_its_facts_and_its_number(language: str, number: int, sentence: str) -> None:
    assert Words(language)("weinhaendler-place", name="Anne", card="16", place="2:-1", points=number) == sentence


def test_a_number_is_written_as_the_language_writes_it() -> None:
    assert Words("de")("money-round", count=1250) == "Runde 1.250"
    assert Words("de")("money-bid", name="Anne", cards="EUR20a", value="1250") == "Anne bietet EUR20a: 1250"


def test_a_fact_is_never_read_as_a_message() -> None:
    assert Words("en")("result-wins", name="{ $name }") == "{ $name } wins"


@pytest.mark.parametrize(
    "text",
    [
        "key = ",
        "key=value",
        "Key = value",
        "key = one\nkey = two",
        "key = { name }",
        "key = { -term }",
        "key = { NUMBER($count) }",
        "key = { $count",
        "key = text }",
        "key = { $count -> [one] a }",
        "key = { $count ->\n    [one] a\n    [other] b\n}",
        "key = { $count ->\n   *[one] a\n   *[other] b\n}",
        "key = { $count ->\n    one a\n   *[other] b\n}",
        "key =\n    value on another line",
        "key = value\n    .attribute = other",
        "key = first line\n    second line",
    ],
)
def test_what_the_reader_does_not_know_is_refused(text: str) -> None:
    with pytest.raises(NotFluent):
        catalogue(text)


def test_names_may_be_of_two_words() -> None:
    message = catalogue("option-first_bid-at_least = { $of_two ->\n    [not_yet] a\n   *[other] b\n}")
    assert written(message["option-first_bid-at_least"], {"of_two": "not_yet"}, str, str) == "a"


def test_rules_that_a_language_lacks_are_in_english() -> None:
    assert rules_text("money", "xx") == rules_text("money", "en")
    with pytest.raises(FileNotFoundError):
        rules_text("chess", "de")
