"""Training: rounds of playing and fitting, kept in a folder, and gone on with after an interrupt."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import etalage
from etalage.arena.journal import WrongFolder
from etalage.arena.training import CURVE, NETWORK, NoTraining, Point, Recipe, curve, train
from etalage.bots.learning.weights import read
from etalage.cli import main

SMALL = Recipe("weinhaendler", seed=3, rounds=2, first_deals=100, deals=100, worlds=1, epochs=2, test_deals=1)
needs_the_kernel = pytest.mark.skipif(not etalage.compiled(), reason="hundreds of deals would take minutes")


def call(monkeypatch: pytest.MonkeyPatch, *arguments: object) -> int:
    monkeypatch.setattr(sys, "argv", ["etalage", *map(str, arguments)])
    try:
        main()
    except SystemExit as leaving:
        return int(leaving.code or 0)
    return 0


@needs_the_kernel
def test_a_training_cut_off_goes_on_to_the_same_network(tmp_path: Path) -> None:
    whole = list(train(SMALL, tmp_path / "whole", jobs=1))
    cut = train(SMALL, tmp_path / "cut", jobs=1)
    for news in cut:
        if isinstance(news, Point):
            break
    cut.close()
    assert not (tmp_path / "cut" / NETWORK).exists()
    went_on = list(train(SMALL, tmp_path / "cut", jobs=2))
    assert read(tmp_path / "whole" / NETWORK) == read(tmp_path / "cut" / NETWORK)
    assert curve(tmp_path / "whole") == curve(tmp_path / "cut")
    points = [news for news in whole if isinstance(news, Point)]
    assert [point.deals for point in points] == [100, 200]
    assert next(news for news in went_on if isinstance(news, Point)) == points[0]
    assert (tmp_path / "whole" / "curve.svg").stat().st_size > 1000


@needs_the_kernel
def test_the_command_tells_where_everything_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = ["--rounds", 1, "--first-deals", 100, "--worlds", 1, "--epochs", 1, "--test-deals", 1]
    assert call(monkeypatch, "train", "money", "--out", tmp_path / "learned", *few) == 0
    said = capsys.readouterr()
    assert "round 1: 100 deals" in said.err
    assert "network.bin" in said.out
    assert len(curve(tmp_path / "learned")) == 1
    assert (tmp_path / "learned" / CURVE).exists()


def test_another_trainings_folder_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "recipe.json").write_text(json.dumps({**SMALL._asdict(), "worlds": 9}))
    with pytest.raises(WrongFolder, match="holds another training: its worlds is 9, not 1; name a new folder"):
        list(train(SMALL, tmp_path, jobs=1))


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear reader")
    with pytest.raises(WrongFolder, match="holds something else; name a new folder"):
        list(train(SMALL, tmp_path, jobs=1))


def test_a_broken_recipe_is_told(tmp_path: Path) -> None:
    (tmp_path / "recipe.json").write_text("{")
    with pytest.raises(WrongFolder):
        list(train(SMALL, tmp_path, jobs=1))


def test_a_game_without_a_network_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(name: str) -> Any:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr("etalage.arena.training._of", absent)
    with pytest.raises(NoTraining, match="the bots of weinhaendler learn nothing"):
        list(train(SMALL, tmp_path, jobs=1))


def test_an_unknown_game_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call(monkeypatch, "train", "poker", "--out", tmp_path / "x") == 2
    assert "poker" in capsys.readouterr().err
    assert not (tmp_path / "x").exists()
