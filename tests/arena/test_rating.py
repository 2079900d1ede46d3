"""Ratings of the characters, measured and kept."""

import json
import sys
from pathlib import Path

import pytest

from etalage.arena.rating import keep, rating_plan
from etalage.arena.results import Standing
from etalage.bots.roster import ROSTER
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
    run = rating_plan("weinhaendler", 1, 0)
    found = [Standing(name, 8, 0.25, 0.4, 0.6, 30.0, 27.123, 1.456, 0.1, 0.2) for name in run.bots]
    keep(file, run, found)
    kept = json.loads(file.read_text())
    assert set(kept) == {"money", "weinhaendler"}
    assert kept["weinhaendler"]["bots"]["otto"] == {
        "rating": 25.0,
        "sigma": 1.46,
        "win_share": 0.25,
        "ci_low": 0.4,
        "ci_high": 0.6,
    }


def rate(monkeypatch: pytest.MonkeyPatch, *arguments: object) -> int:
    monkeypatch.setattr(sys, "argv", ["etalage", "rate", *map(str, arguments)])
    try:
        main()
    except SystemExit as leaving:
        return int(leaving.code or 0)
    return 0


def test_a_file_that_cannot_hold_ratings_is_told_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("etalage.cli.arena.run", lambda *_: pytest.fail("it plays"))
    text, numbers = tmp_path / "text", tmp_path / "numbers.json"
    text.write_text("dear reader")
    numbers.write_text("[1]")
    refused = {
        tmp_path / "missing" / "ratings.json": f": there is no folder {tmp_path / 'missing'}",
        tmp_path: ": Is a directory; name a file for the ratings",
        text: " holds something else than ratings; name another file",
        numbers: " holds something else than ratings; name another file",
    }
    for file, said in refused.items():
        assert rate(monkeypatch, "money", "--out", file) == 2
        assert capsys.readouterr().err == f"etalage: {file}{said}\n"
    assert text.read_text() == "dear reader"


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="no folder that nobody can write into")
def test_a_folder_that_takes_no_files_is_told_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("etalage.cli.arena.run", lambda *_: pytest.fail("it plays"))
    assert rate(monkeypatch, "money", "--out", "/proc/ratings.json") == 2
    assert "etalage: /proc/ratings.json: nothing can be written into /proc: " in capsys.readouterr().err


def test_it_says_how_the_matches_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("etalage.arena.rating.characters", lambda _: [ROSTER["random"]] * 4)
    assert rate(monkeypatch, "weinhaendler", "--deals", 1, "--out", tmp_path / "ratings.json") == 0
    assert "--keep DIR keeps them" in capsys.readouterr().out
    assert list(json.loads((tmp_path / "ratings.json").read_text())) == ["weinhaendler"]


def test_an_unknown_game_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["etalage", "rate", "poker"])
    with pytest.raises(SystemExit) as leaving:
        main()
    assert leaving.value.code == 2
    assert "poker" in capsys.readouterr().err
