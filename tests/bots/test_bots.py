"""Bots: found by name, asked for moves, and caught when they do wrong."""

import json
import sys
import threading
import time
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import etalage
from etalage.bots import BotError, BotFault, BotRefusal, BotSpec, Clock, ask, bot, bot_names, bots
from etalage.bots.again import check_again
from etalage.bots.api import Seating
from etalage.bots.random import RandomBot
from etalage.cli import main
from etalage.testing import check_bot, check_game
from tests.conftest import Installer
from tests.waiting import PATIENCE


class FirstMove:
    """Always the first of the legal moves."""

    def __init__(self, game: str, seed: int, parameter: str | None) -> None:
        self.game = game

    def choose(self, view: Any, moves: Any, clock: Clock) -> Any:
        return next(iter(moves))


class HearsNothing(FirstMove):
    """A listener that is not interested."""

    def begin(self, seating: Seating) -> None: ...
    def hear(self, deal: int, events: Any) -> None: ...
    def deal_over(self, deal: int, scores: Any) -> None: ...
    def end(self, scores: Any, winners: Any) -> None: ...
    def info(self) -> None: ...
    def close(self) -> None: ...


class Raises(FirstMove):
    def choose(self, view: Any, moves: Any, clock: Clock) -> Any:
        raise KeyError("no idea")


class Exits(FirstMove):
    def choose(self, view: Any, moves: Any, clock: Clock) -> Any:
        sys.exit(3)


class AnswersNonsense(FirstMove):
    def choose(self, view: Any, moves: Any, clock: Clock) -> Any:
        return "keep"


class Hangs(FirstMove):
    def choose(self, view: Any, moves: Any, clock: Clock) -> Any:
        threading.Event().wait(PATIENCE)


class IsSlow(FirstMove):
    asked = 0

    def choose(self, view: Any, moves: Any, clock: Clock) -> Any:
        IsSlow.asked += 1
        until = time.thread_time() + 0.13
        while clock.milliseconds is not None and time.thread_time() < until:
            pass
        return next(iter(moves))


class Peeks(FirstMove):
    """Looks for a deal behind the moves it is given, and plays by the hands it finds there."""

    def choose(self, view: Any, moves: Any, clock: Clock) -> Any:
        hands = moves._deal.hands
        everybody = sum(hands[seat] % 1_000_003 * (seat + 7) for seat in range(view.players))
        return moves.sample(etalage.Rng(everybody))


class ForgetsItsSeed(FirstMove):
    made = 0

    def __init__(self, game: str, seed: int, parameter: str | None) -> None:
        ForgetsItsSeed.made += 1
        self.rng = etalage.Rng(ForgetsItsSeed.made)

    def choose(self, view: Any, moves: Any, clock: Clock) -> Any:
        return moves.sample(self.rng)


class GoesByASet(FirstMove):
    """Takes what comes first out of a set of texts, which is another in every process."""

    def choose(self, view: Any, moves: Any, clock: Clock) -> Any:
        texts = {str(move): move for move in islice(moves, 8)}
        return texts[next(iter(set(texts)))]


def asked(bot_class: Any, patience: float | None = None) -> Any:
    game = etalage.game("money")
    return ask(game, etalage.deal("money", 3), 1, bot_class("money", 1, None), "it", patience=patience)


def test_the_random_bot_passes_the_check() -> None:
    assert check_bot("random", deals=1) > 500


def test_a_class_can_be_checked_before_it_has_a_name() -> None:
    assert check_bot(FirstMove, games=["weinhaendler"], deals=1) > 100


@pytest.mark.parametrize(
    ("bot_class", "reason"),
    [
        (Raises, "raised KeyError: 'no idea'"),
        (Exits, "raised SystemExit: 3"),
        (AnswersNonsense, "answered 'keep', which is not a legal move"),
        (ForgetsItsSeed, "with the same seed and the same view"),
    ],
)
def test_a_wrong_bot_is_caught(bot_class: Any, reason: str) -> None:
    with pytest.raises(BotFault) as caught:
        check_bot(bot_class, games=["money"], deals=1)
    assert reason in str(caught.value)
    assert json.loads(caught.value.report().splitlines()[-1])["game"] == "money"


def test_a_bot_that_goes_by_the_order_of_a_set_is_caught() -> None:
    with pytest.raises(BotFault, match=r"answered .*, and in a fresh interpreter, where sets have another") as caught:
        check_bot(GoesByASet, games=["weinhaendler"], deals=1)
    assert caught.value.view.to_json()["game"] == "weinhaendler"


@pytest.mark.parametrize("game", ["weinhaendler", "money"])
def test_the_check_plays_with_every_value_of_every_option(game: str) -> None:
    chosen: set[tuple[str, str | int]] = set()

    class Remembers(HearsNothing):
        def begin(self, seating: Seating) -> None:
            chosen.update(seating.options.items())

    check_bot(Remembers, games=[game], deals=1)
    options = etalage.game(game).options
    assert chosen == {(name, value) for name, option in options.items() for value in option.values}


def test_a_bot_may_decline_house_rules() -> None:
    begun = 0

    class Declines(HearsNothing):
        def begin(self, seating: Seating) -> None:
            if seating.options["draw"] == "hidden":
                raise BotRefusal("only open draws")
            nonlocal begun
            begun += 1

    assert check_bot(Declines, games=["weinhaendler"], deals=1) > 100
    assert begun > 0

    class DeclinesAll(HearsNothing):
        def begin(self, seating: Seating) -> None:
            raise BotRefusal("I do not play")

    with pytest.raises(BotRefusal, match="I do not play"):
        check_bot(DeclinesAll, games=["weinhaendler"], deals=1)


def test_what_a_fresh_interpreter_cannot_import_is_not_asked_again() -> None:
    class Local(FirstMove):
        pass

    clock = Clock(iterations=1)
    assert check_again(BotSpec("first", FirstMove, None), ["weinhaendler", "money"], clock, 20) == 2 * 60
    assert check_again(bot("random"), ["money"], clock, 20) == 60
    assert check_again(BotSpec("local", Local, None), ["money"], clock, 20) == 0


def test_a_bot_that_looks_behind_its_moves_finds_nothing() -> None:
    """There is a made-up world, the same whatever the others hold: it answers the same in all of them."""
    assert check_bot(Peeks, games=["money"], deals=1) > 100


def test_a_bot_that_takes_too_long_is_caught() -> None:
    with pytest.raises(BotFault, match=r"took \d+ ms where it was given 10"):
        check_bot(IsSlow, games=["money"], deals=0, milliseconds=10)


def test_a_slow_bot_is_caught_before_it_plays_whole_matches() -> None:
    before = IsSlow.asked
    with pytest.raises(BotFault, match=r"took \d+ ms where it was given 10"):
        check_bot(IsSlow, milliseconds=10, deals=1000)
    assert IsSlow.asked == before + 1


def test_a_bot_that_hangs_is_caught() -> None:
    with pytest.raises(BotFault, match=r"has not answered for 0\.1 seconds"):
        asked(Hangs, patience=0.1)


def test_with_patience_too_errors_are_reported_and_moves_come_back() -> None:
    with pytest.raises(BotFault, match="KeyError"):
        asked(Raises, patience=PATIENCE)
    assert asked(FirstMove, patience=PATIENCE) == asked(FirstMove)


@pytest.mark.parametrize("patience", [None, PATIENCE])
def test_a_bot_that_exits_is_at_fault(patience: float | None) -> None:
    with pytest.raises(BotFault, match="bot it in seat 1 raised SystemExit: 3"):
        asked(Exits, patience)


def test_what_a_bot_gets_holds_no_hand_but_its_own() -> None:
    """Behind the moves there is a sampled world, not the deal."""
    game, deal = etalage.game("money"), etalage.deal("money", 3, seed=5)
    found: list[Any] = []

    class Keeps(FirstMove):
        def choose(self, view: Any, moves: Any, clock: Clock) -> Any:
            found.append(moves._deal.hands)
            return next(iter(moves))

    ask(game, deal, 1, Keeps("money", 1, None), "it")
    assert found[0][1] == deal.hands[1]
    assert found[0][0] != deal.hands[0]


def test_names_and_parameters() -> None:
    assert "random" in bot_names()
    assert bot("random").parameter is None
    assert bot("random:").parameter == ""
    assert [each.text for each in bots("random", 3)] == ["random"] * 3
    with pytest.raises(BotError, match="2 bots for 3 seats"):
        bots("random,random", 3)
    with pytest.raises(BotError, match="there is no bot 'deep blue'; there are"):
        bot("deep blue")
    with pytest.raises(BotError, match="takes no parameter"):
        bot("random:7").create("money", 1)


@pytest.fixture
def other_package(install: Installer) -> None:
    """Another package with bots."""
    site = install(
        "cellar-bots",
        "[etalage.bots]\nfirst = cellar_bots:FirstMove\nbroken = cellar_bots:Broken\nlost = nowhere:Bot\n"
        "random = cellar_bots:FirstMove\ncolourful = cellar_bots:Colourful\n",
    )
    (site / "cellar_bots.py").write_text(
        "from tests.bots.test_bots import FirstMove\n"
        "class Broken:\n"
        "    def __init__(self, game, seed, parameter):\n"
        "        raise RuntimeError('not today')\n"
        "class Colourful(FirstMove):\n"
        '    """Plays \\x1b[31mred\\x1b[0m."""\n'
        "    def choose(self, view, moves, clock):\n"
        "        raise RuntimeError('\\x1b[2Jgone\\nand lost')\n"
    )


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["etalage", *arguments])
    try:
        main()
    except SystemExit as leaving:
        return int(leaving.code or 0)
    return 0


@pytest.mark.usefixtures("other_package")
def test_another_package_brings_bots_along(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert {"first", "broken", "random"} <= set(bot_names())
    assert run(monkeypatch, "simulate", "money", "--players", "3", "--games", "1", "--bots", "first,random,first") == 0
    assert "first" in capsys.readouterr().out
    assert run(monkeypatch, "bots") == 0
    out = capsys.readouterr().out
    assert "first: Always the first of the legal moves." in out
    assert "lost: cannot be loaded" in out
    assert run(monkeypatch, "simulate", "money", "--games", "1", "--bots", "broken") == 2
    assert "bot broken cannot be made for money: RuntimeError: not today" in capsys.readouterr().err
    assert run(monkeypatch, "simulate", "money", "--games", "1", "--bots", "lost") == 2
    assert "bot lost cannot be loaded" in capsys.readouterr().err


@pytest.mark.usefixtures("other_package")
def test_what_another_package_says_does_nothing_to_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "simulate", "money", "--games", "1", "--bots", "colourful") == 1
    err = capsys.readouterr().err
    assert "raised RuntimeError: \N{REPLACEMENT CHARACTER}[2Jgone\nand lost\n" in err
    assert run(monkeypatch, "bots") == 0
    assert "\x1b" not in capsys.readouterr().out


@pytest.mark.usefixtures("other_package")
@pytest.mark.parametrize("arguments", [[], ["--json"]], ids=["list", "json"])
def test_a_bot_with_the_name_of_one_of_ours_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    assert run(monkeypatch, "bots", *arguments) == 0
    said = "etalage: bot random of cellar-bots is not used, for one of ours has that name; give it another in "
    assert capsys.readouterr().err == f'{said}[project.entry-points."etalage.bots"]\n'


def test_a_fault_during_a_simulation_is_reported_with_its_view(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(RandomBot, "choose", Raises.choose)
    records = tmp_path / "out.jsonl"
    assert run(monkeypatch, "simulate", "weinhaendler", "--games", "1", "--records", str(records)) == 1
    err = capsys.readouterr().err
    assert "raised KeyError" in err
    assert json.loads(err.splitlines()[-1])["game"] == "weinhaendler"
    assert list(tmp_path.iterdir()) == []


def test_the_bots_as_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(monkeypatch, "bots", "--json") == 0
    known = json.loads(capsys.readouterr().out)
    assert {
        "bot": "random",
        "description": "Plays any legal move, all equally likely.",
        "games": ["weinhaendler", "money"],
    } in known


@pytest.mark.usefixtures("pebbles")
@pytest.mark.parametrize("name", ["weinhaendler", "money", "pebbles"])
def test_every_game_passes_the_check(name: str) -> None:
    assert check_game(name, deals=1) > 5
