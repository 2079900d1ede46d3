"""A game that nobody above `games/` has heard of plays, records, checks and shows like the others."""

import json
import sys
from contextlib import suppress
from pathlib import Path

import pytest

import etalage
from etalage.cli import main
from etalage.games.match import Match
from etalage.records import dumps, fair_dealer, fair_facts, loads, parse, referee
from tests.strategies import observers, played_at_random


@pytest.fixture(autouse=True)
def pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(etalage.GAMES, "pebbles", "tests.third_game")


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    monkeypatch.setattr(sys, "argv", ["etalage", *arguments])
    with suppress(SystemExit):
        main()


def test_a_match_is_written_and_read() -> None:
    match = etalage.match("pebbles", ["Ann", "Ben", "Cas"], seed=4)
    match = played_at_random(match, 100, 1)
    assert match.is_over()
    again = loads(dumps(match))
    assert again.outcome() == match.outcome()
    assert dumps(again) == dumps(match)


def test_hidden_choices_enter_the_record_together_in_seat_order() -> None:
    match = etalage.match("pebbles", 3, seed=4)
    moves = [match.deal.legal_moves(seat).sample(etalage.Rng(seat)) for seat in range(3)]
    for seat in (2, 0):
        match, _ = match.after(seat, moves[seat])
    assert match.deals[0].moves == ()
    match, _ = match.after(1, moves[1])
    assert match.deals[0].moves == tuple(moves)


def test_views_resample() -> None:
    match = etalage.match("pebbles", 3, seed=9)
    match = played_at_random(match, 4, 2)
    for observer in observers(match):
        view = match.deal.view(observer)
        assert etalage.sample(view, etalage.Rng(7)).view(observer).to_json() == view.to_json()


def test_a_fair_deal_is_verified() -> None:
    secret, contributions = b"p" * 32, ["a", "b"]
    match = Match.new(etalage.game("pebbles"), 2, dealer=fair_dealer(secret, contributions))
    match = played_at_random(match, 100, 3)
    assert referee(parse(dumps(match, {"fair": fair_facts(secret, contributions)}))).fair


def test_the_command_line_knows_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pebbles.jsonl"
    run(monkeypatch, "simulate", "pebbles", "--players", "2", "--games", "3", "--records", str(file))
    run(monkeypatch, "check", str(file))
    assert "3 records good" in capsys.readouterr().out
    run(monkeypatch, "legal", str(file), "--move", "0")
    assert len(capsys.readouterr().out.splitlines()) == 2
    run(monkeypatch, "perft", str(file), "--move", "0", "--depth", "4")
    assert capsys.readouterr().out == "4\n"
    run(monkeypatch, "show", str(file), "--seat", "1")
    assert "middle" in capsys.readouterr().out
    run(monkeypatch, "show", str(file), "--seat", "1", "--json")
    assert json.loads(capsys.readouterr().out)["game"] == "pebbles"
    run(monkeypatch, "games")
    assert "pebbles: Pebbles, 2 to 3 players" in capsys.readouterr().out


def test_a_person_plays_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    match = etalage.match("pebbles", 2, seed=6, options={"deals": 1})
    first, second = match.deal.view(0).to_json()["hands"][0]
    answers = iter(["?", "m", "choose 0", f"choose {first}", f"choose {second}"])
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    run(monkeypatch, "play", "pebbles", "--players", "2", "--seed", "6", "--option", "deals=1")
    out = capsys.readouterr().out
    assert "is no pebble" in out
    assert "win" in out
