"""Finished matches for each game, number of players and way of ending; they must replay for ever."""

import json
from pathlib import Path
from typing import Any

import pytest

from etalage.games.protocol import Options
from etalage.games.registry import full_options, game
from etalage.records import dumps, loads, parse, referee
from tests.second_opinion import money, weinhaendler

GOLDEN = Path(__file__).parent / "golden"
ENDINGS = {"weinhaendler": ("display", "draw", "stall"), "money": ("display", "stall")}
NAMES = [f"{game}-{n}-{ending}" for game, endings in ENDINGS.items() for n in (3, 4, 5) for ending in endings]


def options_of(record: Any) -> Options:
    """Also those that the game did not have when the record was written: what was played then is their default."""
    return full_options(game(record["game"]), record["options"])


def test_none_is_missing() -> None:
    assert {path.stem for path in GOLDEN.glob("*.json")} >= set(NAMES)


@pytest.mark.clauses("W31", "WR6", "WR11", "M14", "MR3")
@pytest.mark.parametrize("name", NAMES)
def test_it_replays_to_its_end(name: str) -> None:
    game, players, ending = name.split("-")
    match = loads((GOLDEN / f"{name}.json").read_bytes())
    assert match.game.name == game
    assert match.players == int(players)
    assert {played.deal.outcome().ending for played in match.deals} == {ending}


@pytest.mark.parametrize("name", NAMES)
def test_writing_it_again_gives_the_same_text(name: str) -> None:
    text = (GOLDEN / f"{name}.json").read_text("utf-8")
    record = json.loads(text)
    extra = {key: record[key] for key in ("seed", "fair") if key in record}
    assert dumps(loads(text), extra) == json.dumps({**record, "options": options_of(record)}, ensure_ascii=False)


@pytest.mark.parametrize("name", NAMES)
def test_the_second_opinion_agrees(name: str) -> None:
    record = json.loads((GOLDEN / f"{name}.json").read_text("utf-8"))
    tables: dict[str, Any] = {"weinhaendler": weinhaendler.Table, "money": money.Table}
    for deal in record["deals"]:
        table = tables[record["game"]](len(record["players"]), options_of(record), deal, record.get("removed", ()))
        for move in deal["moves"]:
            assert table.is_legal(move)
            table.play(move)
        assert table.scores() == deal["scores"]
        assert table.ending() == name.rpartition("-")[2]


def test_fair_deals_are_among_them() -> None:
    checked = [referee(parse((GOLDEN / f"{name}.json").read_bytes())) for name in NAMES]
    assert sum(bool(each.fair) for each in checked) == 5
