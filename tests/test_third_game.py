"""A game that nobody above `games/` has heard of plays, records, checks and shows like the others."""

import json
import sys
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import pytest

import etalage
from etalage.arena.training import NoTraining, Recipe, train
from etalage.bots import BotError, Clock, Company, bot
from etalage.bots.learning.training import TRAININGS
from etalage.bots.plugins import GAME_BOTS
from etalage.cli import main
from etalage.cli.terminal import PAGES
from etalage.coach import hint, review
from etalage.games.match import AnyMatch, Match
from etalage.games.plugins import CannotLoad, Plugins
from etalage.games.registry import GAMES
from etalage.records import dumps, fair_dealer, fair_facts, loads, parse, referee
from etalage.testing import check_bot
from tests.conftest import Installer
from tests.strategies import observers, played_at_random

pytestmark = pytest.mark.usefixtures("pebbles")


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
    assert "In the middle lie pebbles of " in capsys.readouterr().out
    run(monkeypatch, "show", str(file), "--seat", "1", "--json")
    assert json.loads(capsys.readouterr().out)["game"] == "pebbles"
    run(monkeypatch, "games")
    assert "pebbles: Pebbles, 2 to 3 players" in capsys.readouterr().out


def test_it_is_hinted_and_reviewed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match: AnyMatch = etalage.match("pebbles", 3, seed=4)
    best = hint(match.deal.view(1), scores=match.scores(), deals=2).moves[0]
    assert best.move == str(
        bot("greedy").create("pebbles", 0).choose(match.deal.view(1), match.deal.legal_moves(1), Clock())
    )
    with Company(match) as company:
        company.sit_all([bot("random")] * 3, 1)
        *_, (match, _) = company.play_on()
    found = review(match)
    for seat in found.seats:
        assert seat.result == pytest.approx(seat.fair + seat.luck + seat.skill)
    assert [event.event for event in found.chance] == ["deal", "deal"]
    file = tmp_path / "pebbles.jsonl"
    file.write_text(dumps(match))
    run(monkeypatch, "hint", str(file), "--deal", "0", "--move", "0")
    assert '"prize"' in capsys.readouterr().out
    run(monkeypatch, "review", str(file), "--json")
    assert json.loads(capsys.readouterr().out)["game"] == "pebbles"


def test_a_person_plays_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    match = etalage.match("pebbles", 2, seed=6, options={"deals": 1})
    first, second = match.deal.view(0).to_json()["hands"][0]
    answers = iter(["?", "m", "choose 0", f"{first}", f"choose {second}"])
    asked: list[str] = []

    def answer(question: str) -> str:
        asked.append(question)
        return next(answers)

    monkeypatch.setattr("builtins.input", answer)
    run(monkeypatch, "play", "pebbles", "--players", "2", "--seed", "6", "--option", "deals=1")
    out = capsys.readouterr().out
    assert asked[0] == f"Which pebble, {first} or {second}? "
    assert "Boulder: Keeps the heavier pebble for the heavier prize." in out
    assert "In the middle lie pebbles of " in out
    assert "Boulder has chosen." in out
    assert "is not a pebble" in out
    assert "win" in out


def test_a_game_without_a_page_is_shown_as_plain_data(
    monkeypatch: pytest.MonkeyPatch, install: Installer, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the plain words of any game, and played by chance."""
    install("more", "[etalage.games]\nstones = tests.third_game_plugins:STONES\n")
    answers = iter(["?", "1", "choose 0", "m", "q"])
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    run(monkeypatch, "play", "stones", "--players", "2", "--seed", "6")
    out = capsys.readouterr().out
    assert '"middle"' in out
    assert "is not a move" in out
    assert "is not a pebble" in out


def test_its_bots_are_there(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run(monkeypatch, "bots")
    out = capsys.readouterr().out
    assert (
        "Pebbles\n  1 flint: Any pebble will do.\n  2 boulder: Keeps the heavier pebble for the heavier prize.\n" in out
    )
    assert bot("greedy").create("pebbles", 1)
    assert check_bot("boulder", games=["pebbles"], deals=1) > 10
    with pytest.raises(BotError, match="boulder does not play money, but pebbles"):
        bot("boulder").create("money", 1)
    with pytest.raises(BotError, match="ismcts does not play pebbles, but weinhaendler and money"):
        bot("ismcts").create("pebbles", 1)
    with pytest.raises(NoTraining, match="the bots of pebbles learn nothing"):
        list(train(Recipe("pebbles", 1, 1, 1, 1, 1, 1, 1), Path("nowhere"), 1))


def test_they_meet_in_the_arena(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run(monkeypatch, "arena", "pebbles", "--bots", "boulder,flint", "--deals", "20", "--jobs", "2", "--json")
    found = {each["bot"]: each for each in json.loads(capsys.readouterr().out)["bots"]}
    assert found["boulder"]["matches"] == found["flint"]["matches"] == 40
    assert found["boulder"]["win_share"] > 0.6


def test_what_cannot_be_loaded_is_said(install: Installer) -> None:
    install("broken", "[etalage.games]\nlost = nowhere:GAME\nmoney = tests.third_game:GAME\n")
    assert list(etalage.GAMES)[:2] == ["weinhaendler", "money"]
    assert len(etalage.GAMES) == 4
    assert etalage.game("money").title == "Money!"
    with pytest.raises(CannotLoad, match=r"etalage\.games lost cannot be loaded: ModuleNotFoundError"):
        etalage.game("lost")


@pytest.mark.parametrize("plugins", [GAMES, PAGES, GAME_BOTS, TRAININGS], ids=lambda each: each.group)
def test_what_our_games_bring_is_there(plugins: Plugins[object]) -> None:
    assert [name for name in plugins.own if name in GAMES] == ["weinhaendler", "money"]
    for name in plugins.own:
        if plugins is not TRAININGS or find_spec("numpy"):
            assert plugins[name] is plugins[name]
