"""Ratings of the characters, measured and kept."""

import json
import sys
from pathlib import Path

import pytest

from etalage.arena.rating import keep, rating_plan
from etalage.arena.results import Standing
from etalage.cli import main


def test_every_four_characters_meet() -> None:
    run = rating_plan("weinhaendler", deals=2, first=10)
    assert len(run.lineups()) == 15
    assert sum(1 for _ in run.pairings()) == 15 * 2 * 4


def test_ratings_are_of_single_deals() -> None:
    assert rating_plan("money", deals=1, first=0).options["deals"] == 1


def test_one_games_ratings_leave_the_others_alone(tmp_path: Path) -> None:
    file = tmp_path / "ratings.json"
    file.write_text(json.dumps({"money": {"bots": {}}}))
    found = [Standing("otto", 8, 0.5, 0.4, 0.6, 30.0, 27.123, 1.456, 0.1, 0.2)]
    keep(file, rating_plan("weinhaendler", 1, 0), found)
    kept = json.loads(file.read_text())
    assert set(kept) == {"money", "weinhaendler"}
    assert kept["weinhaendler"]["bots"]["otto"] == {
        "rating": 27.12,
        "sigma": 1.46,
        "win_share": 0.5,
        "ci_low": 0.4,
        "ci_high": 0.6,
    }


def test_an_unknown_game_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["etalage", "rate", "poker"])
    with pytest.raises(SystemExit) as leaving:
        main()
    assert leaving.value.code == 2
    assert "poker" in capsys.readouterr().err
