"""What a seat may not know changes no byte of what it gets."""

from __future__ import annotations

import contextlib
from copy import copy
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import etalage
from etalage.server.encoding import encode, pack
from etalage.server.problems import problem_of
from etalage.tables.showing import Shown, hint_of, preview
from tests.server.visiting import GENEROUS, Running, first_move, running
from tests.tables.tabletop import Tabletop, begun

GAMES = [("weinhaendler", {"draw": "hidden"}), ("weinhaendler", {"draw": "open"}), ("money", {"deals": 2})]


def twin(top: Tabletop, seat: int | None, rng: etalage.Rng) -> Tabletop:
    """The same table in another world that looks the same to this seat; sealed bids are made anew."""
    match = top.match
    played = match.deals[-1]
    world = etalage.sample(played.deal.view(seat), rng)
    sealed = dict(match.sealed)
    for each in match.sealed:
        if each != seat:
            sealed[each] = world.random_move(each, rng)
            world.play(each, sealed[each])
    other = copy(top)
    deals = (*match.deals[:-1], played._replace(deal=world))
    other.table = replace(top.table, match=replace(match, deals=deals, sealed=sealed))
    return other


def answers(top: Tabletop, seat: int | None, tries: list[str]) -> list[object]:
    """All that this seat can get out of the server without moving."""
    table, reader = top.table, top.reader(seat)
    got: list[object] = [encode(Shown(table, pack).seen(reader))]
    if seat is not None:
        got.append(preview(table, reader, table.decision, []))
    for text in tries:
        for decision in (table.decision, table.decision + 1):
            try:
                got.append(preview(table, reader, decision, [text]))
            except etalage.EtalageError as error:
                got.append((problem_of(error)[0], problem_of(error)[1].message, problem_of(error)[1].facts))
        if seat is not None and text not in tries[-2:]:
            with pytest.raises(etalage.EtalageError) as refused:
                table.play(seat, table.decision, [text, text, text], top.now)
            got.append(str(refused.value))
    return got


def attempts(top: Tabletop, seat: int | None, rng: etalage.Rng) -> list[str]:
    """Moves worth asking about: some that cannot be, then one or two of the seat's own."""
    tries = ["pass", "take left", "swap 1", "place 25 1:0", "bid 0 25", "bid EUR60", "nonsense"]
    if seat is not None and seat in top.match.to_move():
        tries += [str(top.match.deal.random_move(seat, rng)), str(top.match.deal.random_move(seat, rng))]
    else:
        tries += ["keep", "done"]
    return tries


@pytest.mark.parametrize(("name", "players", "seed"), [("weinhaendler", 4, 1), ("money", 3, 2)])
def test_hints(name: str, players: int, seed: int) -> None:
    """The coach thinks about views."""
    top, rng = begun(name, players), etalage.Rng(seed)
    for _ in range(3):
        for _ in range(7):
            seat = top.match.to_move()[0]
            top.play(seat, str(top.match.deal.random_move(seat, rng)))
        seat = top.match.to_move()[-1]
        own = encode(hint_of(top.table, seat, top.table.decision, (), lambda: False))
        assert encode(hint_of(twin(top, seat, rng).table, seat, top.table.decision, (), lambda: False)) == own


@pytest.mark.parametrize(("name", "options"), GAMES)
@settings(max_examples=12, deadline=None)
@given(st.integers(0, 2**32), st.integers(3, 5), st.booleans())
def test_views_updates_errors_and_previews(name: str, options: Any, seed: int, players: int, aid: bool) -> None:
    top = begun(name, players, options, aid)
    rng = etalage.Rng(seed)
    for _ in range(60):
        waiting = top.match.to_move()
        if not waiting:
            break
        mover = waiting[rng.below(len(waiting))]
        observer: int | None = rng.below(players + 1) or None
        observer = None if observer is None else observer - 1
        other = twin(top, observer, rng)
        tries = attempts(top, observer, rng)
        assert answers(top, observer, tries) == answers(other, observer, tries)
        move = elsewhere = str(top.match.deal.random_move(mover, rng))
        if mover != observer and len(top.match.deal.asked()) > 1:
            elsewhere = str(other.match.deal.random_move(mover, rng))  # nobody sees a sealed bid
        items = top.play(mover, move).items
        with contextlib.suppress(etalage.EtalageError):
            _compare(top, other, observer, items, other.play(mover, elsewhere).items)


def _compare(top: Tabletop, other: Tabletop, observer: int | None, items: Any, items_elsewhere: Any) -> None:
    """Whatever has been turned up may differ; if the seat sees the same cards, it gets the same bytes."""
    if top.match.deal.view(observer) == other.match.deal.view(observer):
        own = top.reader(observer)
        first, second = Shown(top.table, pack).update(own, items), Shown(other.table).update(own, items_elsewhere)
        assert encode(first) == encode(second)


def test_logs_and_metrics_tell_nothing(tmp_path: Any) -> None:
    with running("--data", str(tmp_path), "--log-level", "debug", *GENEROUS) as server:
        said = _played(server)
        metrics = server.visitor().http.get("/metrics").text
        server.stop()
        written = "".join(server.lines) + metrics
    assert len(server.lines) > 20
    for secret in said:
        assert secret not in written, "a log must not hold this"


def _played(server: Running) -> list[str]:
    """Whatever must not be in a log: keys, ids of tables, moves and names of cards."""
    anne = server.visitor()
    table = anne.open_table("money", 3)
    anne.sit(table, 0, "Annabelle")
    anne.post(f"/api/tables/{table}/start")
    said = [table, str(anne.http.cookies["etalage"]), "Annabelle"]
    said.append(anne.post("/api/me/tokens", {"label": "x"})["token"])
    said.append(anne.post("/api/me/link")["key"])
    for _ in range(8):
        seen = anne.look(table)
        move = first_move(seen)
        if move:
            card = seen["view"]["hands"][0][0]
            anne.http.post(f"/api/tables/{table}/moves", json={"decision": seen["decision"], "moves": [f"bid {card}"]})
            anne.http.post(f"/api/tables/{table}/moves", json={"decision": seen["decision"], "moves": [f"bid {card}9"]})
            said.append(card)
    return said
