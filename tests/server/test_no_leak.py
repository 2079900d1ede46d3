"""What a seat may not know changes no byte of what it gets."""

from __future__ import annotations

import contextlib
import re
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import etalage
from etalage.games.match import PlayedDeal
from etalage.games.registry import game
from etalage.server import seating
from etalage.server.people import Visitor
from etalage.server.previewing import preview
from etalage.server.problems import problem_of
from etalage.server.showing import Shown
from etalage.server.store import Loaded
from etalage.server.streams import Reader
from etalage.server.table import Table
from tests.server.visiting import GENEROUS, Running, first_move, running

PEOPLE = ("anne", "bob", "carl", "dora", "emil")
GAMES = [("weinhaendler", {"draw": "hidden"}), ("weinhaendler", {"draw": "open"}), ("money", {"deals": 2})]


def seated(name: str, players: int, options: Any, memory_aid: bool) -> Table:
    table = Table(Loaded(*seating.new_table(game(name), players, options, 0, memory_aid, True, "anne"), []))
    for seat in range(players):
        table.take(table.seated(seating.sit(table.state, seat, PEOPLE[seat], PEOPLE[seat].title(), "")))
    table.take(table.begun("anne"))
    return table


def twin(table: Table, seat: int | None, rng: etalage.Rng) -> Table:
    """The same table in another world that looks the same to this seat; sealed bids are made anew."""
    other = Table(Loaded(table.state, table.facts, list(table.entries), table.sealed()))
    assert other.play
    match = other.play.match
    played = match.deals[-1]
    world = etalage.sample(played.deal.view(seat), rng)
    sealed = dict(match.sealed)
    for each in match.sealed:
        if each != seat:
            sealed[each] = world.random_move(each, rng)
            world.play(each, sealed[each])
    deals = (*match.deals[:-1], PlayedDeal(played.setup, played.moves, world))
    other.play.match = replace(match, deals=deals, sealed=sealed)
    return other


def reader(table: Table, seat: int | None) -> Reader:
    return Reader(seat, seat == 0, table.state.memory_aid)


def answers(table: Table, seat: int | None, tries: list[str]) -> list[object]:
    """All that this seat can get out of the server without moving."""
    got: list[object] = [Shown(table).seen(reader(table, seat))]
    visitor = Visitor(None if seat is None else PEOPLE[seat])
    if seat is not None:
        got.append(preview(table, visitor, table.decision, []))
    for text in tries:
        for decision in (table.decision, table.decision + 1):
            try:
                got.append(preview(table, visitor, decision, [text]))
            except etalage.EtalageError as error:
                got.append((problem_of(error)[0], problem_of(error)[1].message, problem_of(error)[1].facts))
        if seat is not None and text not in tries[-2:]:
            with pytest.raises(etalage.EtalageError) as refused:
                table.moved(seat, table.decision, [text, text, text])
            got.append(str(refused.value))
    return got


def attempts(table: Table, seat: int | None, rng: etalage.Rng) -> list[str]:
    """Moves worth asking about: some that cannot be, then one or two of the seat's own."""
    assert table.play
    deal = table.play.match.deal
    tries = ["pass", "take left", "swap 1", "place 25 1:0", "bid 0 25", "bid EUR60", "nonsense"]
    if seat is not None and seat in table.play.waiting():
        tries += [str(deal.random_move(seat, rng)), str(deal.random_move(seat, rng))]
    else:
        tries += ["keep", "done"]
    return tries


@pytest.mark.parametrize(("name", "options"), GAMES)
@settings(max_examples=12, deadline=None)
@given(st.integers(0, 2**32), st.integers(3, 5), st.booleans())
def test_views_updates_errors_and_previews(name: str, options: Any, seed: int, players: int, aid: bool) -> None:
    table = seated(name, players, options, aid)
    rng = etalage.Rng(seed)
    for _ in range(60):
        assert table.play
        waiting = table.play.waiting()
        if not waiting:
            break
        mover = waiting[rng.below(len(waiting))]
        observer: int | None = rng.below(players + 1) or None
        observer = None if observer is None else observer - 1
        other = twin(table, observer, rng)
        tries = attempts(table, observer, rng)
        assert answers(table, observer, tries) == answers(other, observer, tries)
        move = str(table.play.match.deal.random_move(mover, rng))
        assert other.play
        elsewhere = move
        if mover != observer and len(table.play.asked()) > 1:
            elsewhere = str(other.play.match.deal.random_move(mover, rng))  # nobody sees a sealed bid
        turns = [table.moved(mover, table.decision, [move]), None]
        with contextlib.suppress(etalage.EtalageError):
            turns[1] = other.moved(mover, other.decision, [elsewhere])
        for each, turn in zip((table, other), turns, strict=True):
            if turn:
                each.take(turn)
        if turns[0] and turns[1]:
            _compare(table, other, observer, turns[0].told, turns[1].told)


def _compare(table: Table, other: Table, observer: int | None, told: Any, told_elsewhere: Any) -> None:
    """Whatever has been turned up may differ; if the seat sees the same cards, it gets the same bytes."""
    assert table.play
    assert other.play
    views = [each.play.match.deal.view(observer) for each in (table, other) if each.play]
    if views[0] == views[1]:
        own = reader(table, observer)
        first, second = Shown(table).update(own, told), Shown(other).update(own, told_elsewhere)
        assert _untimed(first) == _untimed(second)


def _untimed(body: bytes) -> bytes:
    """Without the times, which are the clock's."""
    return re.sub(rb'"at":[0-9.]+', b'"at":0', body)


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
