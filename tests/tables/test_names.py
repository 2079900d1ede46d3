"""Names: one can see them, and tell them apart."""

from __future__ import annotations

import pytest

from etalage.tables import seating
from etalage.tables.errors import Refused
from etalage.tables.names import skeleton
from tests.tables.tabletop import Tabletop

FAMILY, PERSIAN = "👩\u200d👧", "می\u200cخواهم"


def sit(top: Tabletop, seat: int, person: str, name: str) -> str:
    top.seats(seating.sit, seat, person, name, None)
    return str(top.state.seats[seat].name)


def refused(top: Tabletop, name: str) -> str:
    with pytest.raises(Refused) as error:
        sit(top, 2, "carl", name)
    return error.value.reason


@pytest.mark.parametrize(
    "name", [FAMILY, PERSIAN, "Chloé", "Иван", "Νίκος", "李小龍", "O’Neill", "Zoë-Marie", "❤\ufe0f", "葛\U000e0100城"]
)
def test_names_of_the_world(name: str) -> None:
    assert sit(Tabletop(), 0, "anne", name) == name


def test_a_name_is_kept_as_one_reads_it() -> None:
    assert sit(Tabletop(), 0, "anne", " Zoe\u0308 \u00a0 K. ") == "Zoë K."


@pytest.mark.parametrize(
    "name",
    [
        "", " ", "\u200d", "\u200c\u200d", "\u3164", "\u2800\u2800", "\uffa0", "\u115f", "\u0301", "\ufe0f", "\u00ad",
        "\u2060", "A\u202eB", "A\u200bB", "A\u3164B", "A\u0007B", "A\ud800", "\ue000", "x" * 25,
    ],
)  # fmt: skip
def test_what_one_cannot_see_is_not_a_name(name: str) -> None:
    assert refused(Tabletop(), name) == "name"


@pytest.mark.parametrize(
    ("there", "name", "reason"),
    [
        ("Anne", "aNNe", "name-taken"),
        ("Anne", "An\u200dne", "name-taken"),
        (PERSIAN, PERSIAN.replace("\u200c", ""), "name-taken"),
        ("Zoë", "Zoe\u0308", "name-taken"),
        ("Anne", "Аnnе", "name-alike"),  # А and е are Cyrillic
        ("Nikos", "Νιkοs", "name-alike"),  # Ν, ι and ο are Greek
        ("Вова", "Boвa", "name-alike"),
        ("Ida", "lda", "name-alike"),
        ("Bob", "B0b", "name-alike"),
        ("Karl", "Ｋａｒｌ", "name-alike"),
        ("Arne", "Ame", "name-alike"),
        ("Mia", "M i a", "name-alike"),
        ("❤\ufe0f", "❤", "name-alike"),
    ],
)
def test_nobody_can_be_taken_for_somebody_else(there: str, name: str, reason: str) -> None:
    top = Tabletop()
    sit(top, 0, "anne", there)
    assert refused(top, name) == reason


@pytest.mark.parametrize(("there", "name"), [("Anne", "Anna"), ("Zoe", "Zoë"), ("Jan", "Jon"), ("Иван", "Ivan")])
def test_names_that_one_can_tell_apart_are_good(there: str, name: str) -> None:
    top = Tabletop()
    sit(top, 0, "anne", there)
    assert sit(top, 1, "bob", name) == name


@pytest.mark.parametrize(
    "name",
    ["Jules", "jules", "Ju1es", "Jυles", "Jules 2", "JULES 33", "Zsófia", "Zsofia 2", "Anne (bot)", "Bot", "b0t 7"],
)
def test_nobody_can_be_taken_for_a_bot(name: str) -> None:
    """Whether or not it sits there: it may still, or stand in for somebody."""
    assert refused(Tabletop("money"), name) == "name-of-bot"


def test_a_character_of_another_game_is_anybody() -> None:
    assert sit(Tabletop("money"), 0, "anne", "Marta") == "Marta"
    assert sit(Tabletop("weinhaendler"), 0, "anne", "Jules") == "Jules"
    assert sit(Tabletop("money"), 0, "anne", "Jules Verne") == "Jules Verne"
    assert sit(Tabletop("money"), 0, "anne", "Botond") == "Botond"


def test_ones_own_name_can_be_written_otherwise() -> None:
    top = Tabletop()
    sit(top, 0, "anne", "anne")
    assert sit(top, 0, "anne", "Anne") == "Anne"


def test_skeletons() -> None:
    assert skeleton("Ρаul") == skeleton("Paul") == skeleton("paui")
    assert skeleton("Ёлка") == skeleton("Ëлка")
