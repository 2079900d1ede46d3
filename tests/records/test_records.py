"""Records: written, read, replayed to any move, resumed."""

import copy
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

import etalage
from etalage.games.match import AnyMatch, seeded
from etalage.records import RecordError, dumps, loads, parse, referee, replay, to_record
from tests.strategies import defaults, matches, played_at_random

GOLDEN = Path(__file__).parent / "golden"
SCHEMA = json.loads((Path(etalage.__file__).parent / "records" / "record-1.schema.json").read_text("utf-8"))


def golden(name: str) -> dict[str, Any]:
    return dict(json.loads((GOLDEN / f"{name}.json").read_text("utf-8")))


@given(matches())
def test_what_is_written_reads_back(match: AnyMatch) -> None:
    text = dumps(match)
    again = loads(text)
    assert dumps(again) == text
    if not match.sealed:
        assert again.deal.open_view() == match.deal.open_view()
    jsonschema.validate(json.loads(text), SCHEMA)


@pytest.mark.parametrize("name", ["weinhaendler", "money"])
def test_the_schema_knows_the_options_and_their_values(name: str) -> None:
    (written,) = (
        each["then"]["properties"]["options"]["properties"]
        for each in SCHEMA["allOf"]
        if each["if"]["properties"]["game"]["const"] == name
    )
    assert list(written) == list(etalage.game(name).options)
    for option, values in written.items():
        allowed = values.get("enum") or range(values["minimum"], values["maximum"] + 1)
        assert list(etalage.game(name).options[option].values) == list(allowed), option


@given(matches(), st.integers(0, 400))
def test_a_match_can_be_resumed_at_every_move(match: AnyMatch, cut: int) -> None:
    """Cut the record anywhere, read it, play the rest: the same record."""
    record = to_record(match)
    deal = record["deals"][-1]
    moves = deal["moves"]
    part = copy.deepcopy(record)
    part["deals"][-1]["moves"] = moves[:cut]
    if cut < len(moves):
        part["deals"][-1].pop("scores", None)
        part.pop("result", None)
    resumed = _played_in_record_order(referee(part).match, moves[cut:])
    assert to_record(resumed) == record


@pytest.mark.clauses("M19")
def test_a_match_that_was_read_goes_on_with_its_dealer() -> None:
    """Cut a match of three deals anywhere, read it, let the same dealer deal on: the same match."""
    whole = etalage.match("money", 3, seed=8)
    whole = played_at_random(whole, 100_000, 1)
    record = to_record(whole)
    moves = [move for deal in record["deals"] for move in deal["moves"]]
    first = len(record["deals"][0]["moves"])
    for cut in (0, 5, first - 1, first, first + 1, len(moves)):
        started = _played_in_record_order(etalage.match("money", 3, seed=8), moves[:cut])
        part = {**to_record(started)}
        if cut == first:
            del part["deals"][1:]
        resumed = referee(part).match.deal_on(seeded(8))
        written = sum(len(deal["moves"]) for deal in part["deals"])  # sealed bids are not
        assert to_record(_played_in_record_order(resumed, moves[written:])) == record


def _played_in_record_order(match: AnyMatch, moves: list[str]) -> AnyMatch:
    for move in moves:
        seat = match.deal.next_in_record()
        assert seat is not None
        match, _ = match.after(seat, move)
    return match


@given(matches())
def test_sealed_bids_are_not_written(match: AnyMatch) -> None:
    before = dumps(match)
    if match.game.name == "money" and len(match.to_move()) > 1:
        sealed, _ = match.after(match.to_move()[-1], match.deal.random_move(match.to_move()[-1], etalage.Rng(1)))
        assert dumps(sealed) == before


@pytest.mark.parametrize("name", ["weinhaendler-4-draw", "money-4-display"])
def test_replay_goes_to_any_move(name: str) -> None:
    record = golden(name)
    last = len(record["deals"]) - 1
    for number, played in enumerate(record["deals"]):
        match, deal = replay(record, number, 0)
        assert [str(each) for each in match.deals[number].moves] == []
        assert deal.round == 1
        _, end = replay(record, number)
        assert end.scores() == played["scores"]
    match, deal = replay(record)
    assert match.outcome()
    _, same = replay(record, last, len(record["deals"][last]["moves"]))
    assert same.open_view() == deal.open_view()


def test_replay_does_not_mind_what_comes_later() -> None:
    record = golden("weinhaendler-3-display")
    record["deals"][0]["moves"][20] = "nonsense"
    replay(record, 0, 20)
    with pytest.raises(RecordError):
        replay(record, 0, 21)


def test_a_finished_match_conforms_to_the_schema() -> None:
    for path in GOLDEN.glob("*.json"):
        jsonschema.validate(json.loads(path.read_text("utf-8")), SCHEMA)


def test_other_keys_are_ignored() -> None:
    record = golden("money-3-stall")
    record["comment"] = {"by": "Anne"}
    record["deals"][0]["times"] = [1, 2, 3]
    record["result"]["note"] = "close"
    assert referee(record).match.outcome()


def test_options_and_rules_version_may_be_missing() -> None:
    record = golden("weinhaendler-3-display")
    assert record["options"] == {"draw": "open", "triangles": "both"}
    del record["options"]
    del record["rules"]
    assert referee(record).match.options == defaults("weinhaendler")


def test_removed_may_be_missing_or_empty_with_five_players() -> None:
    record = golden("money-5-display")
    assert "removed" not in record
    assert referee(record | {"removed": []}).match.drawn == {"removed": []}


GONE = object()


def changed(record: dict[str, Any], path: tuple[Any, ...], value: object) -> dict[str, Any]:
    target: Any = record
    for key in path[:-1]:
        target = target[key]
    if value is GONE:
        del target[path[-1]]
    else:
        target[path[-1]] = value
    return record


@pytest.mark.parametrize(
    ("path", "value", "key", "clause", "deal", "move"),
    [
        (("format",), "etalage-record/2", "format", None, None, None),
        (("format",), GONE, "format", None, None, None),
        (("game",), "skat", "game", None, None, None),
        (("game",), ["money"], "game", None, None, None),
        (("rules",), 2, "rules", None, None, None),
        (("rules",), True, "rules", None, None, None),
        (("players",), "Marc", "players", None, None, None),
        (("players", 0), 7, "players", None, None, None),
        (("players", 0), "W" * 65, "players", None, None, None),
        (("players",), ["a", "b"], "players", "W5", None, None),
        (("options",), [], "options", None, None, None),
        (("options", "draw"), "closed", "options.draw", "WR3", None, None),
        (("options", "triangles"), True, "options.triangles", "WR5", None, None),
        (("options", "deals"), 3, "options.deals", None, None, None),
        (("deals",), GONE, "deals", None, None, None),
        (("deals",), {}, "deals", None, None, None),
        (("deals",), [], "deals", None, None, None),
        (("deals", 0), [], "deals[0]", None, None, None),
        (("deals", 0, "start"), 4, "start", "W6", 0, None),
        (("deals", 0, "start"), "0", "start", None, 0, None),
        (("deals", 0, "start"), GONE, "start", None, 0, None),
        (("deals", 0, "hands"), [], "hands", "W6", 0, None),
        (("deals", 0, "hands"), "5 6", "hands", None, 0, None),
        (("deals", 0, "hands", 1), ["5"], "hands[1]", "W6", 0, None),
        (("deals", 0, "hands", 1), "5", "hands[1]", None, 0, None),
        (("deals", 0, "hands", 1, 0), 5, "hands[1]", None, 0, None),
        (("deals", 0, "hands", 1, 0), "05", "hands[1]", None, 0, None),
        (("deals", 0, "hands", 1, 0), "8", "deck", "W5", 0, None),
        (("deals", 0, "display"), GONE, "display", None, 0, None),
        (("deals", 0, "display", 0), "26", "display", None, 0, None),
        (("deals", 0, "pile", 0), GONE, "deck", "W5", 0, None),
        (("deals", 0, "moves"), GONE, "moves", None, 0, None),
        (("deals", 0, "moves"), "pass", "moves", None, 0, None),
        (("deals", 0, "moves", 3), None, "moves", None, 0, 3),
        (("deals", 0, "moves", 0), "bid  5", "moves", None, 0, 0),
        (("deals", 0, "moves", 0), "done", None, "W7", 0, 0),
        (("deals", 0, "scores"), GONE, "scores", None, 0, None),
        (("deals", 0, "scores"), [1, 2, 3, 4], "scores", None, 0, None),
        (("deals", 0, "scores", 0), True, "scores", None, 0, None),
        (("result",), GONE, "result", None, None, None),
        (("result",), 3, "result", None, None, None),
        (("result", "winners"), [], "result.winners", None, None, None),
        (("result", "scores"), GONE, "result.scores", None, None, None),
    ],
)
def test_a_wrong_record_is_refused_with_the_place(
    path: tuple[Any, ...], value: object, key: str | None, clause: str | None, deal: int | None, move: int | None
) -> None:
    with pytest.raises(RecordError) as caught:
        referee(changed(golden("weinhaendler-4-draw"), path, value))
    error = caught.value
    assert (error.key, error.clause, error.deal, error.move) == (key, clause, deal, move)


@pytest.mark.parametrize(
    ("path", "value", "key", "clause"),
    [
        (("removed",), ["SEK", "RUB"], "removed", "M5"),
        (("removed",), ["XXX"], "removed", "M1"),
        (("removed",), [["SEK"]], "removed", "M1"),
        (("removed",), "SEK", "removed", None),
        (("removed",), GONE, "removed", "M5"),
        (("options", "deals"), 0, "options.deals", "MR6"),
        (("options", "deals"), "3", "options.deals", "MR6"),
        (("options", "deals"), 2, "deals", None),
        (("options", "deals"), 4, "result", None),
        (("deals", 0, "right"), GONE, "right", None),
        (("deals", 0, "left", 0), "PLAY", "left", None),
        (("deals", 0, "hands", 0, 0), "XAU10g", "hands[0]", None),
        (("deals", 1, "pile", 0), GONE, "deck", "M5"),
    ],
)
def test_a_wrong_record_of_money_is_refused(path: tuple[Any, ...], value: object, key: str, clause: str | None) -> None:
    with pytest.raises(RecordError) as caught:
        referee(changed(golden("money-4-display"), path, value))
    assert (caught.value.key, caught.value.clause) == (key, clause)


def test_a_card_twice_or_of_a_removed_currency_is_refused() -> None:
    record = golden("money-4-display")
    first = record["deals"][0]
    first["hands"][0][0] = first["hands"][1][0]
    with pytest.raises(RecordError, match="twice") as caught:
        referee(record)
    assert caught.value.clause == "M4"
    record = golden("money-4-display")
    record["deals"][0]["hands"][0][0] = f"{record['removed'][0]}40"
    with pytest.raises(RecordError, match="removed") as caught:
        referee(record)
    assert caught.value.clause == "M5"


def test_nothing_may_follow_the_end_nor_a_deal_begin_before_it() -> None:
    record = golden("weinhaendler-3-stall")
    record["deals"][0]["moves"].append("pass")
    with pytest.raises(RecordError, match="over before"):
        referee(record)
    record = golden("money-4-display")
    record["deals"][0]["moves"].pop()
    del record["deals"][0]["scores"]
    with pytest.raises(RecordError, match="not over yet"):
        referee(record)
    record = golden("weinhaendler-3-stall")
    record["deals"] *= 2
    with pytest.raises(RecordError, match="only 1 deal"):
        referee(record)


def test_figures_before_the_end_are_refused() -> None:
    record = golden("weinhaendler-3-stall")
    record["deals"][0]["moves"].pop()
    with pytest.raises(RecordError, match="not over yet"):
        referee(record)
    del record["deals"][0]["scores"]
    with pytest.raises(RecordError, match="not over yet"):
        referee(record)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no JSON"),
        ("{", "no JSON"),
        ('{"a": NaN}', "not a number"),
        ('{"a": 1, "a": 2}', "twice"),
        ("[" * 100_000, "nested too deeply"),
        ("1" * 10_000, "too long"),
        (b"\xff{}", "UTF-8"),
        ("[]", "should be an object"),
        ("null", "should be an object"),
        (" " * (16 * 1024 * 1024 + 1), "longer than"),
    ],
)
def test_other_text_is_refused(text: str | bytes, reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        loads(text)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(), inner, max_size=5),
    max_leaves=10,
)


@given(json_values)
def test_any_json_at_all_is_read_or_refused(value: object) -> None:
    with pytest.raises(RecordError):
        referee(value)


@given(st.text() | st.binary())
def test_any_text_at_all_is_refused(text: str | bytes) -> None:
    with pytest.raises(RecordError):
        loads(text)


@given(st.sampled_from(["weinhaendler-4-draw", "money-3-stall"]), st.data())
def test_a_record_with_anything_put_anywhere_is_read_or_refused(name: str, data: st.DataObject) -> None:
    record = golden(name)
    target: Any = record
    while True:
        keys = list(target) if isinstance(target, dict) else list(range(len(target)))
        if not keys:
            return
        key = data.draw(st.sampled_from(keys))
        if not isinstance(target[key], dict | list) or data.draw(st.booleans()):
            break
        target = target[key]
    target[key] = data.draw(json_values | st.sampled_from(["pass", "done", "keep", "5", "0", "bid PLAY", 3, -1]))
    with suppress(RecordError):
        assert referee(record).match.players >= 3


@given(st.sampled_from(list(etalage.GAMES)), st.text())
def test_any_text_as_a_move_is_read_or_refused(name: str, text: str) -> None:
    for move in (text, f"bid {text}", f"place {text}", f"swap {text}", f"place 5 {text}"):
        with suppress(etalage.Malformed):
            assert str(etalage.game(name).parse_move(move)) == move


@given(st.binary())
def test_a_damaged_file_is_read_or_refused(noise: bytes) -> None:
    text = (GOLDEN / "weinhaendler-3-display.json").read_bytes()
    for damaged in (text[: len(noise) * 7] + noise, noise + text, text[: 500 + len(noise)]):
        with pytest.raises(RecordError):
            referee(parse(damaged + b"}"))


def test_long_matches_advance_in_step() -> None:
    match = etalage.match("money", 5, 2, {"deals": 9})
    match = played_at_random(match, 100_000, 2)
    assert match.is_over()
    assert len(match.deals) == 9
    assert match.scores() == [sum(scores) for scores in zip(*(each.deal.scores() for each in match.deals), strict=True)]
    assert loads(dumps(match)).outcome() == match.outcome()
