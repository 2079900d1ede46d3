"""What a person or a program meets first: what things are called at the prompt, and of which types they are."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path
from typing import Any, assert_type

import pytest

import etalage
from etalage.games.match import Match
from etalage.games.money.game import Money
from etalage.games.money.notation import Move as MoneyMove
from etalage.games.money.rules import Deal as MoneyDeal
from etalage.games.money.schema import MoneyView as MoneyData
from etalage.games.money.view import View as MoneyView
from etalage.games.protocol import AnyDeal, AnyGame, Game
from etalage.games.weinhaendler.game import Weinhaendler
from etalage.games.weinhaendler.notation import Move as WineMove
from etalage.games.weinhaendler.rules import Deal as WineDeal
from etalage.games.weinhaendler.schema import WeinhaendlerView as WineData
from etalage.games.weinhaendler.view import View as WineView
from tests.positions import money_deal, play_all, wine_deal
from tests.strategies import wandered

SOURCE = Path(__file__).parents[2] / "src" / "etalage"


def test_a_deal_of_weinhaendler_shows_itself() -> None:
    deal = wine_deal("6 14 0", "7 9 13 20 24", "23 20")
    assert repr(deal) == "<weinhaendler.Deal: round 1, bidding, seat 0 to move, pile 29, points 0 0 0>"
    view = "round 1, bidding, seat 0 asked, pile 29"
    assert repr(deal.view(1)) == f"<weinhaendler.View of seat 1: {view}, hand 7 9 13 20 24>"
    assert repr(deal.view()) == f"<weinhaendler.View of the public: {view}>"
    assert repr(deal.open_view()) == f"<weinhaendler.View of everything: {view}>"


def test_a_deal_of_money_shows_itself() -> None:
    hand = "USD20a USD30a USD30b USD40 USD50 USD60"
    deal = money_deal(hand, "XAU10a XAU10b XAU10c EUR60 CHF60 GBP60", "JPY20a JPY20b JPY20c EUR50 CHF50 GBP50")
    play_all(deal, f"bid {hand}")
    assert repr(deal) == "<money.Deal: round 1, bidding, seats 1 2 to move, pile 25, wealth 230 30 100>"
    view = "round 1, bidding, seats 0 1 2 asked, pile 25"
    assert repr(deal.view(0)) == f"<money.View of seat 0: {view}, hand {hand}>"
    assert repr(deal.view()) == f"<money.View of the public: {view}>"
    play_all(deal, "bid PLAY", "bid PLAY")
    assert "exchange, seat 0 to move" in repr(deal)
    assert repr(deal.view(0)).endswith("seat 0 asked, pile 25, hand empty>")


@pytest.mark.parametrize("name", etalage.GAMES)
def test_nobody_is_to_move_when_all_is_over(name: str) -> None:
    deal = wandered(name, 3, seed=1, moves=10_000)
    assert re.fullmatch(rf"<{name}.Deal: round \d+, over, pile \d+, \w+ \d+ \d+ \d+>", repr(deal))


@pytest.mark.parametrize("name", etalage.GAMES)
@pytest.mark.parametrize("moves", [0, 7, 20])
def test_a_view_shows_no_more_than_it_holds(name: str, moves: int) -> None:
    deal = wandered(name, 4, seed=2, moves=moves)
    for seat in (None, *range(4)):
        view = deal.view(seat)
        assert repr(etalage.sample(view, etalage.Rng(9)).view(seat)) == repr(view)
        assert repr(etalage.game(name).read_view(view.to_json())) == repr(view)


def test_games_and_random_numbers_show_how_they_are_made() -> None:
    assert repr(etalage.game("money")) == "etalage.game('money')"
    assert repr(etalage.game("weinhaendler")) == "etalage.game('weinhaendler')"
    rng = etalage.Rng(7)
    assert repr(rng) == "Rng(7)"
    rng.bits()
    assert eval(repr(rng), {"Rng": etalage.Rng}).bits() == rng.bits()


def test_outcomes_and_events_show_what_they_say() -> None:
    assert repr(etalage.Outcome.of([3, 5, 5], "draw")) == "Outcome(scores=(3, 5, 5), winners=(1, 2), ending='draw')"
    assert repr(etalage.Event("done", {"seat": 2})) == "Event(name='done', facts={'seat': 2})"


def test_a_type_checker_knows_each_game_by_its_name() -> None:
    """mypy reads this; run, it only shows that the types are no lie."""
    rng = etalage.Rng(1)
    assert_type(etalage.game("money"), Money)
    assert_type(etalage.game("weinhaendler"), Weinhaendler)
    deal = etalage.deal("money", 3)
    assert_type(deal, MoneyDeal)
    assert_type(deal.view(0), MoneyView)
    assert_type(deal.view(0).to_json(), MoneyData)
    assert_type(next(iter(deal.legal_moves())), MoneyMove)
    assert_type(etalage.sample(deal.view(0), rng), MoneyDeal)
    other = etalage.deal("weinhaendler", 3)
    assert_type(other, WineDeal)
    assert_type(other.view(0).to_json(), WineData)
    assert_type(etalage.sample(other.view(0), rng), WineDeal)
    assert_type(etalage.match("money"), Match[MoneyDeal, MoneyView, MoneyMove])
    assert_type(etalage.match("weinhaendler"), Match[WineDeal, WineView, WineMove])
    name = "money"
    assert_type(etalage.deal(name), AnyDeal)
    of: Game[MoneyDeal, MoneyView, MoneyMove] = etalage.game("money")
    whichever: AnyGame = of
    assert type(deal.view(0)) is MoneyView
    assert type(other) is WineDeal
    assert whichever.name == "money"


def annotated(module: Path) -> list[tuple[str, ast.expr]]:
    """What is annotated in public: parameters, results, and attributes of classes."""
    found: list[tuple[str, ast.expr]] = []

    def look(body: list[ast.stmt], inside: str) -> None:
        for node in body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                look(node.body, f"{inside}.{node.name}")
            elif isinstance(node, ast.AnnAssign) and "." in inside:
                found.append((f"{inside}.{ast.unparse(node.target)}", node.annotation))
            elif isinstance(node, ast.FunctionDef) and (not node.name.startswith("_") or node.name.endswith("__")):
                of = node.args
                each = [*of.posonlyargs, *of.args, *of.kwonlyargs, *filter(None, (of.vararg, of.kwarg))]
                found.extend((f"{inside}.{node.name}", arg.annotation) for arg in each if arg.annotation)
                found.extend([(f"{inside}.{node.name}", node.returns)] if node.returns else [])

    look(ast.parse(module.read_text("utf-8")).body, module.stem)
    return found


def test_no_public_signature_says_any() -> None:
    modules = [SOURCE / "__init__.py", *(SOURCE / "games").rglob("*.py")]
    found = [each for module in modules for each in annotated(module)]
    assert len(found) > 500, "the reader of annotations finds none"
    assert [place for place, annotation in found if "Any" in re.findall(r"\w+", ast.unparse(annotation))] == []


def declared(game: str, module: str) -> set[str]:
    """The fields of a class as its .pxd gives them C types."""
    text = (SOURCE / "games" / game / f"{module}.pxd").read_text("utf-8")
    lines = re.findall(r"^    cdef readonly [\w ]+?(?:\[\d+\])? ((?:\w+, )*\w+)$", text, re.MULTILINE)
    return {name for line in lines for name in line.split(", ")}


@pytest.mark.skipif(etalage.compiled(), reason="compiled, an object has no other fields than those of its .pxd")
@pytest.mark.parametrize("game", etalage.GAMES)
def test_plain_python_and_c_have_the_same_fields(game: str) -> None:
    deal: Any = wandered(game, 3, seed=1, moves=5)
    table = declared(game, "open_table")
    assert set(vars(deal)) == table | declared(game, "rules")
    assert set(vars(deal.view(0))) == table | declared(game, "view")


@pytest.mark.parametrize("game", etalage.GAMES)
def test_a_copy_has_all_fields_and_goes_its_own_way(game: str) -> None:
    names = declared(game, "open_table") | declared(game, "rules")
    assert len(names) > 15
    deal: Any = wandered(game, 5, seed=3, moves=150)
    twin = deal.copy()
    before = {name: getattr(deal, name) for name in names}
    assert {name: getattr(twin, name) for name in names} == before
    before = {name: list(value) if isinstance(value, list) else value for name, value in before.items()}
    twin.playout(etalage.Rng(4))
    assert twin.is_over()
    assert {name: getattr(deal, name) for name in names} == before


@pytest.mark.parametrize("game", etalage.GAMES)
def test_a_view_has_all_that_lies_open(game: str) -> None:
    deal: Any = wandered(game, 4, seed=3, moves=90)
    world = import_module(f"etalage.games.{game}.sampling").sample(deal.view(2), etalage.Rng(1))
    for name in declared(game, "open_table") - {"seat"}:
        assert getattr(deal.view(2), name) == getattr(world, name) == getattr(deal, name), name
