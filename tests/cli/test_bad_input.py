"""Whatever is wrong ends in one sentence and an exit code: 1 for a bad record, 2 for wrong use."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Record, Run, Save

Change = Callable[[Record], object]

LONGEST = 16 * 1024 * 1024
NO_RECORD: list[Any] = [
    pytest.param(b"\n \n", "no record in it", id="blank"),
    pytest.param(b"", "no record in it", id="empty"),
    pytest.param(b"{'format'}", "no JSON", id="unreadable"),
    pytest.param(b'{"format": "etalage-record/1", "players": ["Ma', "no JSON", id="truncated"),
    pytest.param(b"\x7fELF\x02\x01\x01\x00\x00\xb0\x1f", "UTF-8", id="binary"),
    pytest.param(b'{"players": ["\xff\xfe"]}', "no UTF-8 text: byte 14", id="invalid UTF-8"),
    pytest.param(b'\xef\xbb\xbf{"format": "etalage-record/1"}', "BOM", id="byte order mark"),
    pytest.param(b'{"rules": NaN}', "NaN", id="NaN"),
    pytest.param(b'{"rules": -Infinity}', "-Infinity", id="infinity"),
    pytest.param(b'{"rules": ' + b"7" * 10_000 + b"}", "number is too long", id="10,000 digits"),
    pytest.param(b"[" * 100_000, "nested too deeply", id="100,000 open brackets"),
    pytest.param(b"[" * 100_000 + b"]" * 100_000, "nested too deeply", id="100,000 brackets"),
    pytest.param(b'{"a":' * 100_000 + b"1" + b"}" * 100_000, "nested too deeply", id="100,000 braces"),
    pytest.param(b'{"game": "money", "game": "weinhaendler"}', "'game': twice", id="duplicate key"),
    pytest.param(b"[]", "should be an object, not list", id="list"),
    pytest.param(b"null", "should be an object, not None", id="null"),
    pytest.param(b" " * LONGEST + b"{}", "longer than 16777216 bytes", id="too long"),
]


@pytest.mark.parametrize(("content", "said"), NO_RECORD)
def test_a_file_that_holds_no_record(run: Run, save: Save, content: bytes, said: str) -> None:
    path = save(content, name="match.json" if content.strip() else "match.jsonl")
    ran = run("check", path)
    assert ran.code == 1
    assert ran.err == ""
    assert said in ran.out
    assert ran.out.startswith(f"{path}: ")
    assert ran.out.count("\n") == 2
    for command in (["show"], ["legal"], ["perft", "--depth", 1]):
        ran = run(*command, path)
        assert ran.code == (1 if content.strip() else 2)
        assert ran.out == ""
        assert ran.err.startswith(f"etalage: {path}")
        assert ran.err.count("\n") == 1


@pytest.mark.parametrize("command", [["show"], ["legal"], ["perft", "--depth", 1]], ids=lambda command: command[0])
def test_a_file_that_cannot_be_read(run: Run, tmp_path: Path, command: list[object]) -> None:
    missing = tmp_path / "missing.jsonl"
    assert run(*command, missing) == (2, "", f"etalage: {missing}: No such file or directory\n")
    assert run(*command, tmp_path) == (2, "", f"etalage: {tmp_path}: Is a directory\n")


def test_one_bad_record_does_not_hide_the_others(run: Run, save: Save, wine: Record, money: Record) -> None:
    path = save(wine, b"x" * (2 * LONGEST) + b"\n", money, b"\xff\n", wine)
    ran = run("check", path)
    assert ran.code == 1
    assert ran.out.splitlines() == [
        f"{path}: record 1: longer than 16777216 bytes",
        f"{path}: record 3: no UTF-8 text: byte 0 is wrong",
        "3 records good, 2 bad",
    ]


def test_a_file_that_cannot_be_read_does_not_hide_the_others(
    run: Run, save: Save, tmp_path: Path, wine: Record
) -> None:
    files = tmp_path / "missing.jsonl", save(wine), tmp_path
    ran = run("check", *files)
    assert ran.code == 2
    assert ran.out == "1 record good, 0 bad\n"
    assert ran.err == f"etalage: {files[0]}: No such file or directory\netalage: {tmp_path}: Is a directory\n"
    ran = run("check", *files, "--json")
    assert ran.code == 2
    assert json.loads(ran.out)["good"] == 1
    assert json.loads(ran.out)["unreadable"] == [
        f"{files[0]}: No such file or directory",
        f"{tmp_path}: Is a directory",
    ]


def test_bad_and_empty_files_as_json(run: Run, save: Save, wine: Record) -> None:
    empty, bad = save(name="empty.jsonl"), save("{}\n", wine)
    ran = run("check", empty, bad, "--json")
    data = json.loads(ran.out)
    nowhere = {"deal": None, "move": None, "clause": None}
    assert ran.code == 1
    assert data["good"] == 1
    assert data["unreadable"] == []
    nothing, wrong = data["bad"]
    assert nothing.items() >= {**nowhere, "file": str(empty), "record": None, "reason": "no record in it"}.items()
    reason = "should be 'etalage-record/1', not None"
    assert wrong.items() >= {**nowhere, "file": str(bad), "record": 0, "key": "format", "reason": reason}.items()


def refused(run: Run, path: Path) -> str:
    """What `check` says about the only record of the file, which it must refuse in one line."""
    ran = run("check", path)
    assert ran.code == 1
    assert ran.err == ""
    sentence, summary = ran.out.splitlines()
    assert summary == "0 records good, 1 bad"
    return sentence.removeprefix(f"{path}: record 0: ")


def set_to(value: object, *keys: str | int) -> Change:
    """Put a value into a record: `set_to(7, "deals", 0, "start")`."""

    def change(record: Record) -> None:
        at: Any = record
        for key in keys[:-1]:
            at = at[key]
        at[keys[-1]] = value

    return change


def in_deal(value: object, *keys: str | int) -> Change:
    return set_to(value, "deals", 0, *keys)


def broken(id: str, change: Change, said: str, *clauses: str) -> Any:
    return pytest.param(change, said, id=id, marks=[pytest.mark.clauses(*clauses)] if clauses else [])


BROKEN_WINE = [
    broken("unknown game", set_to("chess", "game"), "game: there is no game 'chess'; there are weinhaendler, money"),
    broken("unknown format", set_to("etalage-record/2", "format"), "format: should be 'etalage-record/1'"),
    broken("unknown rules", set_to(2, "rules"), "rules: version 2 is unknown"),
    broken(
        "unknown option", set_to({"colour": "red"}, "options"), "options.colour: Die Weinhändler has no such option"
    ),
    broken("option of another game", set_to({"deals": 1}, "options"), "options.deals: "),
    broken("unknown value", set_to("shut", "options", "draw"), "options.draw: 'shut' should be one of open, hidden"),
    broken("two players", set_to(["A", "B"], "players"), "players: Die Weinhändler is for 3 to 5 players, not 2", "W5"),
    broken("six players", set_to(list("ABCDEF"), "players"), "players: Die Weinhändler is for 3 to 5", "W5"),
    broken("no players", set_to([], "players"), "not 0", "W5"),
    broken("a player too many", set_to(list("ABCD"), "players"), "deal 0, hands: 3 hands for 4 players"),
    broken("a card too often", in_deal("6", "hands", 0, 1), "deal 0, deck: card 6 is there too often", "W1"),
    broken("a removed wine", in_deal("5", "hands", 0, 0), "deal 0, deck: card 5 is there too often for 3", "W5"),
    broken("no such card", in_deal("26", "hands", 1, 0), "deal 0, hands[1]: '26' is not a card", "W1"),
    broken("a card spelled otherwise", in_deal("06", "hands", 0, 0), "deal 0, hands[0]: '06' is not a card"),
    broken("a card as a number", in_deal(6, "hands", 0, 0), "deal 0, hands[0]: a card should be a string, not 6"),
    broken("cards missing", lambda record: record["deals"][0]["pile"].pop(), "deal 0, deck: missing from", "W5"),
    broken("four in hand", lambda record: record["deals"][0]["hands"][2].pop(), "hands[2]: 4 cards instead of 5", "W6"),
    broken("three displayed", lambda record: record["deals"][0]["display"].pop(), "3 cards instead of 4", "W6"),
    broken("nobody starts", in_deal(3, "start"), "deal 0, start: there is no seat 3", "W6"),
    broken("no move", in_deal("resign", "moves", 0), "deal 0, move 0, moves: 'resign' is not a move; moves are: bid"),
    broken("unsorted", in_deal("bid 13 6", "moves", 0), "move 0, moves: 'bid 13 6': cards are named cheapest first"),
    broken("spaces", in_deal("pass ", "moves", 0), "'pass ' is not a move"),
    broken("not in hand", in_deal("bid 24", "moves", 0), "move 0: bid 24: not in your hand: 24 (W8)", "W8"),
    broken("too early", in_deal("done", "moves", 1), "deal 0, move 1: done: the bidding is on: bid or pass (W7)"),
    broken("too late", in_deal("pass", "moves", 5), "deal 0, move 5: pass: the cellars are being filled"),
    broken("hanging", in_deal("place 6 2:0", "moves", 3), "move 3: place 6 2:0: a cellar's first bottle lies at 1:0"),
    broken(
        "after the end", lambda record: record["deals"][0]["moves"].append("pass"), "move 66, moves: the deal was over"
    ),
    broken("wrong scores", in_deal([0, 0, 1], "scores"), "deal 0, scores: [0, 0, 1] should be [0, 0, 0]"),
    broken("scores as words", in_deal([0, 0, "0"], "scores"), "deal 0, scores: [0, 0, '0'] should be [0, 0, 0]"),
    broken("scores with a point", in_deal([0, 0, 0.0], "scores"), "[0, 0, 0.0] should be [0, 0, 0]"),
    broken("a score short", in_deal([0, 0], "scores"), "[0, 0] should be [0, 0, 0]"),
    broken("scores too early", lambda record: record["deals"][0]["moves"].pop(), "the deal is not over yet"),
    broken("wrong result", set_to([1, 0, 0], "result", "scores"), "result.scores: [1, 0, 0] should be [0, 0, 0]"),
    broken("wrong winners", set_to([0], "result", "winners"), "result.winners: [0] should be [0, 1, 2]", "WR12"),
    broken("no winners", lambda record: record["result"].pop("winners"), "result.winners: missing"),
    broken(
        "two deals", lambda record: record["deals"].append(record["deals"][0]), "deal 1, deals: the match has only 1"
    ),
]
BROKEN_MONEY = [
    broken("a card twice", in_deal("USD40", "hands", 0, 0), "deal 0, deck: card USD40 is there twice", "M4"),
    broken(
        "a removed currency", in_deal("SEK20a", "hands", 0, 0), "deck: card SEK20a is of a currency that is re", "M5"
    ),
    broken("no such card", in_deal("EUR40a", "hands", 2, 1), "deal 0, hands[2]: 'EUR40a' is not a card"),
    broken("play money dealt", in_deal("PLAY", "pile", 0), "deal 0, pile: 'PLAY' is not a card"),
    broken("cards missing", lambda record: record["deals"][1]["pile"].pop(), "deal 1, deck: missing from hands", "M5"),
    broken("five in hand", lambda record: record["deals"][0]["hands"][0].pop(), "5 cards instead of 6", "M6"),
    broken("five displayed", lambda record: record["deals"][0]["left"].append("CHF20a"), "left: 5 cards instead", "M6"),
    broken("one removed", set_to(["SEK"], "removed"), "removed: with 3 players 2 currencies leave the game", "M5"),
    broken("none removed", lambda record: record.pop("removed"), "removed: with 3 players 2 currencies leave", "M5"),
    broken("removed twice", set_to(["SEK", "SEK"], "removed"), "removed: with 3 players 2 currencies leave", "M5"),
    broken("gold removed", set_to(["SEK", "XAU"], "removed"), "removed: 'XAU' is not a currency", "M1"),
    broken("no deals", set_to(0, "options", "deals"), "options.deals: 0 should be one of 1, 2, 3", "MR6"),
    broken("ten deals", set_to(10, "options", "deals"), "options.deals: 10 should be one of 1, 2, 3", "MR6"),
    broken("deals in words", set_to("2", "options", "deals"), "options.deals: '2' should be one of"),
    broken("two players", set_to(["A", "B"], "players"), "players: Money! is for 3 to 5 players, not 2", "M5"),
    broken("no cards", in_deal("bid", "moves", 0), "a bid names at least one card, if only PLAY", "MR4"),
    broken("another's card", in_deal("bid USD40", "moves", 0), "move 0: bid USD40: not in your hand: USD40 (M7)", "M7"),
    broken("unsorted", in_deal("bid XAU10a EUR20a", "moves", 0), "cards are named by serial number, PLAY last"),
    broken("too early", in_deal("keep", "moves", 2), "deal 0, move 2: keep: the bids are being made: bid"),
    broken(
        "scores too early", lambda record: record["deals"][1]["moves"].pop(), "deal 1, scores: the deal is not over"
    ),
    broken("result too early", lambda record: record["deals"].pop(), "result: the match is not over yet"),
    broken("a deal too many", set_to(1, "options", "deals"), "deal 1, deals: the match has only 1 deal", "MR6"),
    broken("wrong scores", in_deal([120, 340, 10], "scores"), "[120, 340, 10] should be [120, 340, 0]", "M15"),
    broken("wrong sum", set_to([120, 340, 0], "result", "scores"), "should be [240, 680, 0]", "M19"),
    broken("wrong winner", set_to([0], "result", "winners"), "result.winners: [0] should be [1]", "M19"),
]


@pytest.mark.parametrize(("change", "said"), BROKEN_WINE)
def test_a_broken_record_of_weinhaendler(run: Run, save: Save, wine: Record, change: Change, said: str) -> None:
    change(wine)
    assert said in refused(run, save(wine))


@pytest.mark.parametrize(("change", "said"), BROKEN_MONEY)
def test_a_broken_record_of_money(run: Run, save: Save, money: Record, change: Change, said: str) -> None:
    change(money)
    assert said in refused(run, save(money))


def test_the_next_deal_begins_when_the_former_is_over(run: Run, save: Save, money: Record) -> None:
    del money["deals"][0]["scores"], money["result"]
    money["deals"][0]["moves"].pop()
    assert refused(run, save(money)) == "deal 1, deals: deal 0 is not over yet"


WRONG_TYPES: list[object] = [None, True, 7, 1.5, "x", [], {}, [None], [[]], [7], {"x": 7}]


@pytest.mark.parametrize("key", ["format", "game", "rules", "players", "options", "removed", "deals", "result"])
def test_a_key_of_the_wrong_type(run: Run, save: Save, money: Record, key: str) -> None:
    ran = run("check", save(*({**money, key: value} for value in WRONG_TYPES)))
    assert ran.code == 1
    assert ran.out.endswith("\n0 records good, 11 bad\n")
    assert ran.out.count("\n") == 12


@pytest.mark.parametrize("key", ["start", "hands", "display", "pile", "moves", "scores"])
def test_a_key_of_a_deal_of_the_wrong_type(run: Run, save: Save, wine: Record, key: str) -> None:
    deal = wine["deals"][0]
    ran = run("check", save(*({**wine, "deals": [{**deal, key: value}]} for value in WRONG_TYPES)))
    assert ran.code == 1
    assert ran.out.endswith("\n0 records good, 11 bad\n")
    assert ran.out.count(": deal 0, ") == 11
    assert ran.out.count("\n") == 12


def test_a_missing_key_is_named(run: Run, save: Save, wine: Record) -> None:
    for key in ("format", "game", "players", "deals", "result"):
        assert refused(run, save({name: value for name, value in wine.items() if name != key})).startswith(f"{key}: ")
    deal = wine["deals"][0]
    for key in ("start", "hands", "display", "pile", "moves", "scores"):
        lacking = {name: value for name, value in deal.items() if name != key}
        assert f"{key}: missing" in refused(run, save({**wine, "deals": [lacking]}))


def test_rules_and_options_may_be_left_out_and_other_keys_added(run: Run, save: Save, wine: Record) -> None:
    del wine["rules"], wine["options"]
    wine["comment"] = wine["deals"][0]["times"] = {"any": ["thing"]}
    assert run("check", save(wine)).code == 0


EVIL = pytest.param("\x1b[31mred\x1b]0;title\x07\r\n\x00\x9b2J\u202e", id="escapes")
LONE = pytest.param("\ud800", id="lone surrogate")
LONG = pytest.param("x" * 100_000, id="100,000 letters")
DIGITS = pytest.param(10**4000, id="4,000 digits")


def test_a_name_that_goes_on_and_on_is_refused(run: Run, save: Save, wine: Record) -> None:
    wine["players"][1] = "x" * 100_000
    assert "a name has at most 64 characters, not 100000" in refused(run, save(wine))


@pytest.mark.parametrize("name", [EVIL, LONE, "x" * 64, "[/bold]", "[red]", ""])
def test_names_do_not_get_at_the_terminal(run: Run, save: Save, wine: Record, money: Record, name: str) -> None:
    for record in (wine, money):
        record["players"][1] = name
        path = save(record)
        assert run("check", path).code == 0
        for command in (["show"], ["show", "--seat", 0], ["show", "--move", 0], ["show", "--json"]):
            ran = run(*command, path)
            assert ran.code == 0
            assert not set(ran.out) & set("\x1b\x07\r\x00\x9b\u202e\ud800")
            assert len(ran.out) < 20_000
    assert name not in ("[/bold]", "[red]") or name in run("show", path).out


VALUES: list[list[str | int]] = [
    ["format"], ["game"], ["rules"], ["options", "draw"], ["result", "winners", 0], ["deals", 0, "hands", 0, 0],
    ["deals", 0, "start"], ["deals", 0, "moves"], ["deals", 0, "moves", 0], ["deals", 0, "scores", 0],
]  # fmt: skip


@pytest.mark.parametrize("text", [EVIL, LONE, LONG, DIGITS])
@pytest.mark.parametrize("keys", VALUES, ids=lambda keys: ".".join(map(str, keys)))
def test_values_do_not_get_at_the_terminal(
    run: Run, save: Save, wine: Record, keys: list[str | int], text: object
) -> None:
    set_to(text, *keys)(wine)
    said = refused(run, save(wine))
    assert said.isprintable()
    assert len(said) < 400


@pytest.mark.parametrize("name", [EVIL, LONE, LONG])
def test_keys_do_not_get_at_the_terminal(run: Run, save: Save, wine: Record, name: str) -> None:
    path = save({**wine, "options": {name: "open"}})
    said = refused(run, path)
    assert said.isprintable()
    assert len(said) < 400
    assert run("show", path).err.rstrip("\n").isprintable()
    twice = json.dumps(name)
    said = refused(run, save(f"{{{twice}: 1, {twice}: 2}}"))
    assert said.isprintable()
    assert len(said) < 400


OUT_OF_RANGE = [
    ("--record", 1),
    ("--record", -1),
    ("--record", 10**20),
    ("--deal", 1),
    ("--deal", -1),
    ("--deal", 10**20),
]
OUT_OF_RANGE += [("--move", 67), ("--move", -1), ("--move", 10**20)]


@pytest.mark.parametrize("command", [["show"], ["legal"], ["perft", "--depth", 1]], ids=lambda command: command[0])
@pytest.mark.parametrize(("option", "number"), OUT_OF_RANGE)
def test_a_position_that_is_not_there(
    run: Run, save: Save, wine: Record, command: list[object], option: str, number: int
) -> None:
    ran = run(*command, save(wine), option, number)
    assert ran.code == 2
    assert ran.out == ""
    assert option.strip("-") in ran.err


@pytest.mark.parametrize("command", ["show", "legal"])
@pytest.mark.parametrize("seat", [3, -1, 10**20, "x"])
def test_a_seat_that_is_not_there(run: Run, save: Save, wine: Record, command: str, seat: object) -> None:
    ran = run(command, save(wine), "--seat", seat)
    assert ran.code == 2
    assert "seat" in ran.err


def test_a_depth_beyond_everything(run: Run, save: Save, wine: Record) -> None:
    assert run("perft", save(wine), "--depth", 10**20).code in (0, 2)


@pytest.mark.parametrize("command", [["show"], ["legal"], ["perft", "--depth", 1]], ids=lambda command: command[0])
def test_what_comes_after_a_position_is_not_looked_at(
    run: Run, save: Save, wine: Record, command: list[object]
) -> None:
    wine["deals"][0]["moves"][5] = "resign"
    path = save(wine)
    assert run(*command, path, "--move", 5).code == 0
    ran = run(*command, path, "--move", 6)
    assert ran.code == 1
    assert ran.err.startswith(f"etalage: {path}: record 0: deal 0, move 5, moves: 'resign' is not a move")


def test_a_record_without_a_deal_has_no_position(run: Run, save: Save, wine: Record) -> None:
    del wine["result"]
    path = save({**wine, "deals": []})
    ran = run("show", path)
    assert (ran.code, ran.err) == (1, f"etalage: {path}: record 0: deals: is empty: no deal has begun\n")


WRONG_USE: list[tuple[str, str]] = [
    ("nonsense", "No such command 'nonsense'"),
    ("games --nonsense", "No such option: --nonsense"),
    ("games money", "unexpected extra argument"),
    ("check", "Missing argument"),
    ("show", "Missing argument"),
    ("perft match.jsonl", "Missing option '--depth'"),
    ("perft match.jsonl --depth -1", "Invalid value for '--depth'"),
    ("show match.jsonl --record x", "Invalid value for '--record'"),
    ("rules chess", "there is no game 'chess'; there are weinhaendler, money"),
    ("rules money W9", "there is no clause 'W9'; there are M1"),
    ("simulate", "Missing argument"),
    ("simulate chess", "there is no game 'chess'; there are weinhaendler, money"),
    ("simulate money --players 2", "players: Money! is for 3 to 5 players, not 2"),
    ("simulate weinhaendler --players 6", "players: Die Weinhändler is for 3 to 5 players, not 6"),
    ("simulate money --players four", "Invalid value for '--players'"),
    ("simulate money --games 0", "Invalid value for '--games'"),
    ("simulate money --seed x", "Invalid value for '--seed'"),
    ("simulate money --option deals", "--option deals: write it as NAME=VALUE"),
    ("simulate money --option deals=0", "options.deals: 0 should be one of 1, 2, 3"),
    ("simulate money --option deals=²", "options.deals: '\\xb2' should be one of 1, 2, 3"),
    ("simulate money --option deals=1 --option deals=2", "--option deals: given twice"),
    ("simulate weinhaendler --option draw=maybe", "options.draw: 'maybe' should be one of open, hidden (WR3)"),
    ("simulate weinhaendler --option deals=1", "options.deals: Die Weinhändler has no such option; it has draw, tri"),
    ("play chess", "there is no game 'chess'; there are weinhaendler, money"),
    ("play money --players 9", "players: Money! is for 3 to 5 players, not 9"),
    ("play money --option deals=none", "options.deals: 'none' should be one of 1, 2, 3"),
]


@pytest.mark.parametrize(("command", "said"), WRONG_USE, ids=[command for command, _ in WRONG_USE])
def test_wrong_use(run: Run, command: str, said: str) -> None:
    ran = run(*command.split())
    assert ran.code == 2
    assert ran.out == ""
    assert said in ran.err


WRITERS: list[list[object]] = [["simulate", "money", "--games", 1, "--records"], ["play", "money", "--record"]]


@pytest.mark.parametrize("command", WRITERS, ids=["simulate", "play"])
def test_a_file_is_not_written_over_unasked(run: Run, save: Save, command: list[object]) -> None:
    path = save("mine\n")
    assert run(*command, path) == (2, "", f"etalage: {path} exists; give --force to write it anew\n")
    assert path.read_text() == "mine\n"
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("command", WRITERS, ids=["simulate", "play"])
def test_a_folder_that_is_missing_is_told_before_anything_is_played(
    run: Run, tmp_path: Path, command: list[object]
) -> None:
    path = tmp_path / "missing" / "match.jsonl"
    assert run(*command, path) == (2, "", f"etalage: {path}: there is no folder {path.parent}\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", WRITERS, ids=["simulate", "play"])
def test_a_folder_is_not_written_over_even_by_force(run: Run, tmp_path: Path, command: list[object]) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    ran = run(*command, folder, "--force")
    assert ran.code == 2
    assert f"etalage: {folder}: " in ran.err
    assert list(tmp_path.rglob("*")) == [folder]


def test_options_are_refused_before_a_file_is_touched(run: Run, save: Save) -> None:
    path = save("mine\n")
    assert run("simulate", "money", "--players", 7, "--records", path, "--force").code == 2
    assert path.read_text() == "mine\n"
