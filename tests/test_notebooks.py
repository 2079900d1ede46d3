"""Deals, views and matches in a notebook, and the notebooks of examples/."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import etalage
from etalage import notebook
from etalage.games.money.notation import CARD_NAMES
from etalage.locale import LANGUAGES
from etalage.notebook import cards
from tests.notebooks import NOTEBOOKS, Notebook, executed, read
from tests.strategies import wandered

OF_RULES_ALONE = {"rules-and-records"}
"""Notebooks that show what follows from rules; what bots and coaches do changes whenever they learn."""
HOSTILE = ["<script>alert(1)</script>", '"><img src=x onerror=y>', "&amp; O'Neill"]
needs_the_page = pytest.mark.skipif(not cards.sprite(), reason="there are no drawn cards without Node.js")


@pytest.fixture(autouse=True)
def _english() -> None:
    notebook.speak("en")


def shown(thing: object) -> str:
    html = thing._repr_html_()  # type: ignore[attr-defined]
    assert isinstance(html, str)
    return html


def tree(html: str) -> ElementTree.Element:
    """The same as a tree; it must be well formed."""
    return ElementTree.fromstring(f"<div>{html}</div>")


def kinds(of: Notebook) -> list[list[object]]:
    """What sort of things the cells of a notebook show."""
    outputs = [cell.get("outputs", []) for cell in of["cells"]]
    return [[(each["output_type"], sorted(each.get("data", {}))) for each in shown_there] for shown_there in outputs]


def text(html: str) -> str:
    return " ".join("".join(tree(html).itertext()).split())


@pytest.mark.parametrize("game", etalage.GAMES.own)
@pytest.mark.parametrize("moves", [0, 25, 60, 10_000])
def test_all_of_a_deal_is_drawn_and_nothing_is_fetched(game: str, moves: int) -> None:
    deal = wandered(game, 4, seed=5, moves=moves)
    for thing in (deal, deal.view(0), deal.view()):
        html = shown(thing)
        ids = [element.get("id") for element in tree(html).iter() if element.get("id")]
        assert len(ids) == len(set(ids))
        references = set(re.findall(r'(?:href="|url\()#([\w-]+)', html))
        assert references <= set(ids)
        assert "http" not in html
        assert "<script" not in html


@pytest.mark.parametrize("game", etalage.GAMES.own)
def test_a_view_shows_no_card_that_it_does_not_know(game: str) -> None:
    deal = wandered(game, 3, seed=2, moves=9)
    view = deal.view(0)
    for seed in range(5):
        assert shown(etalage.sample(view, etalage.Rng(seed)).view(0)) == shown(view)


@pytest.mark.parametrize("game", etalage.GAMES.own)
def test_names_are_text(game: str) -> None:
    html = shown(etalage.match(game, HOSTILE, seed=1))
    assert "<script" not in html
    assert "<img" not in html
    for name in HOSTILE:
        assert name in text(html)


@needs_the_page
def test_each_card_is_named_for_those_who_listen() -> None:
    wine = shown(etalage.deal("weinhaendler", players=3, seed=7))
    assert re.search(r"<title>Merlot (6|13|20), (1 star|[23] stars)</title>", wine)
    assert "<title>60 euros, number 58</title>" in "".join(
        shown(etalage.deal("money", players=5, seed=seed)) for seed in range(3)
    )


@needs_the_page
def test_the_sprite_has_every_card() -> None:
    wines = ["0", *map(str, range(5, 26))]
    wanted = {f"{kind}-{card}" for card in wines for kind in ("card", "end")}
    assert wanted | {f"note-{name}" for name in (*CARD_NAMES, "PLAY")} <= cards.sprite().keys()


@needs_the_page
def test_the_price_of_the_empty_bottle_is_written_as_the_language_writes_it() -> None:
    deal = next(
        deal
        for deal in (etalage.deal("weinhaendler", players=5, seed=seed) for seed in range(50))
        if ["0"] in [[card for card in hand or () if card == "0"] for hand in deal.open_view().to_json()["hands"]]
    )
    assert ">0.20<" in shown(deal)
    notebook.speak("fr")
    assert ">0,20<" in shown(deal)
    assert ">0.20<" not in shown(deal)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_speak(language: str) -> None:
    notebook.speak(language)
    words = notebook.words()
    for game in etalage.GAMES.own:
        html = shown(wandered(game, 3, seed=4, moves=30))
        assert f'lang="{language}"' in html
        assert words("terminal-column-hand") in text(html)


def test_without_the_sprite_cards_are_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cards, "sprite", dict)
    monkeypatch.setattr("etalage.notebook.weinhaendler.sprite", dict)
    html = shown(wandered("weinhaendler", 3, seed=4, moves=60))
    assert "<svg" not in html
    assert "<code>" in html


def test_a_match_shows_how_it_stands() -> None:
    match = etalage.match("money", ["Marc", "Anne", "Herman"], seed=3)
    assert "points" in text(shown(match))
    assert "points" not in text(shown(etalage.match("money", 3, seed=3, options={"deals": 1})))


@pytest.mark.skipif(not etalage.compiled(), reason="hundreds of deals would take minutes")
@needs_the_page
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebooks_run_and_show_what_they_kept(path: Path) -> None:
    kept = read(path)
    shown_now = executed(kept)
    told = f"run it again: python -m tests.notebooks {path}"
    assert kinds(shown_now) == kinds(kept), told
    if path.stem in OF_RULES_ALONE:
        assert shown_now == kept, told
