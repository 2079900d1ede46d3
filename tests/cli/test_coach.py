"""`etalage hint` and `etalage review`: figures and sentences, and clear words for what cannot be judged."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

import etalage
from etalage.locale import LANGUAGES
from tests.cli.conftest import Record, Run, Save
from tests.conftest import Installer

pytestmark = pytest.mark.skipif(not etalage.compiled(), reason="whole matches in hundreds of worlds")


@pytest.fixture
def lost(money: Record) -> Record:
    """A single deal of Money! in which everybody sits out."""
    money["deals"] = money["deals"][:1]
    money["options"] = {"deals": 1}
    money["result"] = {"scores": [120, 340, 0], "winners": [1]}
    return money


def test_a_hint_says_what_and_why(run: Run, save: Save, money: Record) -> None:
    file = save(money)
    ran = run("hint", file, "--deal", 0, "--move", 0, "--seat", 1)
    assert ran.code == 0
    assert ran.out.startswith("1. bid ")
    assert "of the win" in ran.out
    assert "of 100: " in ran.out
    assert "Compared at 48 imagined tables." in ran.out
    data = json.loads(run("hint", file, "--deal", 0, "--move", 0, "--seat", 1, "--json", "--iterations", 9).out)
    assert data["seat"] == 1
    assert len(data["moves"]) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_speak_every_language(run: Run, save: Save, wine: Record, money: Record, language: str) -> None:
    for record in (wine, money):
        for move in (0, 3):
            ran = run("hint", save(record), "--deal", 0, "--move", move, "--lang", language, "--iterations", 9)
            assert ran.code == 0, ran.err
            assert "{" not in ran.out


def test_a_hint_needs_somebody_to_decide(run: Run, save: Save, wine: Record) -> None:
    file = save(wine)
    assert "the deal is over there; name an earlier position with --move" in run("hint", file).err
    assert "it is not seat 1's turn" in run("hint", file, "--move", 0, "--seat", 1).err
    assert "there is no seat 7" in run("hint", file, "--move", 0, "--seat", 7).err
    assert "there is no record 3" in run("hint", file, "--record", 3).err


def test_a_review_in_sentences_and_as_json(run: Run, save: Save, lost: Record, tmp_path: Path) -> None:
    lost["players"] = ["Marc & <Co>", "Anne", "Herman"]
    file, svg = save(lost), tmp_path / "graph.svg"
    ran = run("review", file, "--svg", svg, "--iterations", 2)
    assert ran.code == 0, ran.err
    assert "Marc & <Co>" in ran.out
    assert "accuracy" in ran.out.lower()
    assert "deal 0, move " in ran.out
    drawing = ET.parse(svg).getroot()
    assert drawing.find("{*}title") is not None
    assert len(drawing.findall("{*}polyline")) == 3
    data: Any = json.loads(run("review", file, "--json", "--seat", 2, "--iterations", 2).out)
    assert data["record"] == 0
    assert {each["seat"] for each in data["decisions"]} == {2}


def test_what_cannot_be_reviewed_is_said(run: Run, save: Save, wine: Record, lost: Record) -> None:
    del wine["result"], wine["deals"][0]["scores"]
    wine["deals"][0]["moves"] = wine["deals"][0]["moves"][:7]
    assert "record 0: the match is not over yet" in run("review", save(wine)).err
    assert run("review", save(b"{", name="bad.json")).code != 0
    assert "no JSON" in run("review", save(b"{", name="bad.json")).err
    lost["deals"][0]["moves"][2] = "bid EUR40"
    assert "record 0: deal 0, move 3" in run("review", save(lost)).err
    assert "has no record" in run("review", save(b"", name="none.jsonl")).err
    assert "there is no record 9" in run("review", save(lost), "--record", 9).err
    assert "longer than" in run("review", save(b"[" * (16 * 1024 * 1024 + 2), name="huge.json")).err
    lost["game"] = "chess"
    assert "there is no game 'chess'" in run("review", save(lost)).err


def test_a_graph_is_of_one_record(run: Run, save: Save, lost: Record, tmp_path: Path) -> None:
    ran = run("review", save(lost, lost), "--svg", tmp_path / "graph.svg")
    assert "a graph is of one: name it with --record" in ran.err


def test_a_game_without_a_coach(run: Run, install: Installer, tmp_path: Path) -> None:
    install("stones", "[etalage.games]\nstones = tests.third_game_plugins:STONES\n")
    file = tmp_path / "stones.jsonl"
    run("simulate", "stones", "--players", 2, "--games", 1, "--records", file)
    ran = run("review", file)
    assert ran.code != 0
    assert "record 0: Pebbles has no coach: nobody can say what a position of it is worth" in ran.err
