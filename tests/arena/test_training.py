"""Training: rounds of playing and fitting, kept in a folder, and gone on with after an interrupt."""

import json
import shutil
import sys
from pathlib import Path

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


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a small training."""
    folder = tmp_path_factory.mktemp("trained") / "whole"
    list(train(SMALL, folder, jobs=1))
    return folder


@needs_the_kernel
def test_a_training_cut_off_goes_on_to_the_same_network(tmp_path: Path, trained: Path) -> None:
    cut = train(SMALL, tmp_path / "cut", jobs=1)
    for news in cut:
        if isinstance(news, Point):
            break
    cut.close()
    assert not (tmp_path / "cut" / NETWORK).exists()
    went_on = list(train(SMALL, tmp_path / "cut", jobs=2))
    assert read(trained / NETWORK) == read(tmp_path / "cut" / NETWORK)
    points = curve(trained)
    assert points == curve(tmp_path / "cut")
    assert [point.deals for point in points] == [100, 200]
    assert next(news for news in went_on if isinstance(news, Point)) == points[0]
    assert (trained / "curve.svg").stat().st_size > 1000


@needs_the_kernel
def test_rounds_done_again_come_to_the_same(tmp_path: Path, trained: Path) -> None:
    """A round learns from the deals up to it, though those of later rounds are there; deals that are not are played."""
    again = tmp_path / "again"
    shutil.copytree(trained, again)
    for name in (CURVE, NETWORK, "network-00.bin", "network-01.bin", "deals-00-0000.npz"):
        (again / name).unlink()
    list(train(SMALL, again, jobs=1))
    for name in (NETWORK, "network-00.bin", "network-01.bin"):
        assert read(again / name) == read(trained / name)
    assert curve(again) == curve(trained)


@needs_the_kernel
def test_fewer_rounds_than_are_done_are_refused(tmp_path: Path, trained: Path) -> None:
    before = {path.name: path.read_bytes() for path in trained.iterdir()}
    with pytest.raises(WrongFolder) as refused:
        list(train(SMALL._replace(rounds=1), trained, jobs=1))
    said = "holds a training of 2 rounds already, not 1; name 2 rounds or more, or a new folder"
    assert str(refused.value) == f"{trained} {said}"
    assert {path.name: path.read_bytes() for path in trained.iterdir()} == before


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


def begun(folder: Path, rounds: str = "") -> Path:
    """The folder of a training, with a curve."""
    (folder / "recipe.json").write_text(json.dumps(SMALL._asdict()))
    (folder / CURVE).write_text("round,deals,learned,held_out,win_share,low,high\n" + rounds)
    return folder


def refused(folder: Path) -> str:
    with pytest.raises(WrongFolder) as error:
        list(train(SMALL, folder, jobs=1))
    return str(error.value)


def test_another_trainings_folder_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "recipe.json").write_text(json.dumps({**SMALL._asdict(), "worlds": 9}))
    assert refused(tmp_path) == f"{tmp_path} holds another training: its worlds is 9, not 1; name a new folder"


@pytest.mark.parametrize("rounds", ["x\n", "0\n", "0,100,0.1,0.1,?,0.1,0.1\n", "1,100,0.1,0.1,0.2,0.1,0.3\n", "\x00"])
def test_a_damaged_curve_is_told(tmp_path: Path, rounds: str) -> None:
    said = refused(begun(tmp_path, rounds))
    assert said.startswith(f"{tmp_path / CURVE} is damaged")
    assert said.endswith(
        "delete curve.csv, and the same command fits and tests the networks again, on the deals that are kept"
    )


@pytest.mark.parametrize("content", [None, b"", b"{}\n", b"nonsense"])
def test_a_network_that_is_missing_or_damaged_is_told(tmp_path: Path, content: bytes | None) -> None:
    begun(tmp_path, "0,100,0.1,0.1,0.2,0.1,0.3\n")
    if content is not None:
        (tmp_path / "network-00.bin").write_bytes(content)
    assert refused(tmp_path).startswith(f"{tmp_path / 'network-00.bin'} is missing or damaged; delete curve.csv, and")


@pytest.mark.parametrize("content", [b"", b"nonsense", b"PK\x03\x04 cut off"])
def test_damaged_deals_are_told(tmp_path: Path, content: bytes) -> None:
    file = begun(tmp_path) / "deals-00-0000.npz"
    file.write_bytes(content)
    assert refused(tmp_path) == f"{file} is damaged; delete it, and the same command plays its deals again"


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear reader")
    with pytest.raises(WrongFolder, match="holds something else; name a new folder"):
        list(train(SMALL, tmp_path, jobs=1))


@pytest.mark.parametrize("content", ["{", "[1]", "7", ""])
def test_a_broken_recipe_is_told(tmp_path: Path, content: str) -> None:
    (tmp_path / "recipe.json").write_text(content)
    said = f"{tmp_path / 'recipe.json'} is damaged: it holds no recipe; restore it, or name a new folder"
    assert refused(tmp_path) == said


def test_a_game_without_a_network_is_told(tmp_path: Path, pebbles: None) -> None:
    with pytest.raises(NoTraining, match="the bots of pebbles learn nothing"):
        list(train(SMALL._replace(game="pebbles"), tmp_path, jobs=1))


def test_an_unknown_game_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call(monkeypatch, "train", "poker", "--out", tmp_path / "x") == 2
    assert "poker" in capsys.readouterr().err
    assert not (tmp_path / "x").exists()
