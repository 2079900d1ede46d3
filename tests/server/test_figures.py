"""Figures: matches are entered once and in order, whatever happens; the ladder is for those who want it."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, event, insert, select, update

from etalage.server.administration import prune, recount
from etalage.server.database import open_database, sqlite_url
from etalage.server.figures import Figures
from etalage.server.schema import (
    badges,
    careers,
    finished,
    ladder,
    ledger,
    people,
    results,
    seat_figures,
    tallies,
    unentered,
)
from etalage.server.selecting import take_out
from etalage.server.store import Store
from etalage.stats.ledger import ALL, Key
from etalage.tables.errors import Refused
from tests.server.postgres import Postgres
from tests.server.test_finished import Evening
from tests.server.test_tables import played_out
from tests.server.visiting import Visitor

SUMS = (tallies, careers, badges)


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    address = sqlite_url(tmp_path)
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        name = f"figures_{request.node.name[:30].partition('[')[0]}"
        postgres.create(name)
        address = postgres.url_of(name)
    opened = Store(open_database(address))
    yield opened
    opened.engine.dispose()


def over(store: Store, table: str, ended: float, *seats: tuple[str, int], **more: Any) -> None:
    """A match that is over, and has not been entered; people are those with a capital letter."""
    alike = {"table_id": table, "match": 1, "game": "money", "players": len(seats), "ended": ended}
    row = {"options": "{}", "seconds": 0, "rules": 1, "people": 1, "known_cards": False, "hints": False, "begun": 0.0}
    who = [{"person": name if name.istitle() else None, "bot": None if name.istitle() else name} for name, _ in seats]
    with store.engine.begin() as connection:
        connection.execute(insert(finished), alike | row | more)
        connection.execute(
            insert(results),
            [
                alike | who[seat] | {"seat": seat, "name": name, "place": place, "score": 100 - place}
                for seat, (name, place) in enumerate(seats)
            ],
        )
        connection.execute(insert(unentered), {"table_id": table, "match": 1, "ended": ended, "looked_at": False})


def kept(store: Store) -> list[list[tuple[Any, ...]]]:
    """All sums, and what is known of single matches."""
    with store.engine.connect() as connection:
        found = [connection.execute(select(table)).all() for table in (*SUMS, seat_figures)]
    return [sorted(tuple(row) for row in rows) for rows in found]


def test_a_match_that_was_played_is_in_the_figures(store: Store) -> None:
    top = Evening.of_three(store)
    figures = Figures(store)
    figures.catch_up()
    anne = figures.accounts("anne")["money"]
    with store.engine.connect() as connection:
        mine = connection.execute(select(results).where(results.c.person == "anne")).all()
        assert connection.execute(select(unentered)).all() == []
    assert anne.career.matches == len(mine) == 3
    assert anne.career.best == max(row.score for row in mine), "of one deal, which is the whole match here"
    assert anne.tallies[Key("anne", "money", 3, ALL)].score == sum(row.score for row in mine)
    assert anne.career.rated == 2, "in the third somebody asked the coach"
    assert [point.rating is not None for point in anne.rated] == [True, True]
    assert figures.note(top.state.id, 3, "anne") is not None
    assert figures.note(top.state.id, 3, "stranger") is None
    check_reviews(store, figures, top.state.id)


def check_reviews(store: Store, figures: Figures, table: str) -> None:
    """Of a review two numbers are kept for each seat, also of one that was there before anybody counted."""
    review = {"seats": [{"seat": seat, "accuracy": 70 + seat, "luck": seat / 10, "skill": 0.0} for seat in range(3)]}
    body = json.dumps(review).encode()
    figures.keep_review(table, 1, body)
    (point,) = figures.accounts("anne")["money"].reviewed
    assert (point.match, point.accuracy, point.luck) == (1, 70, 0.0)
    store.keep_review(table, 2, gzip.compress(body))
    with store.engine.begin() as connection:
        connection.execute(delete(seat_figures))
    recount(store)
    (kept_before,) = figures.accounts("anne")["money"].reviewed
    assert kept_before.match == 2


def test_entering_twice_changes_nothing_and_anew_gives_the_same(store: Store) -> None:
    for number in range(5):
        place = number % 3 + 1
        over(store, f"table{number}", 1000.0 + number, ("Anne", place), ("ilse", 4 - place), ("Bob", 2))
    figures = Figures(store)
    figures.catch_up()
    before = kept(store)
    figures.catch_up()
    assert kept(store) == before
    assert recount(store) == 5
    assert kept(store) == before


def test_they_are_entered_in_the_order_in_which_they_ended(store: Store) -> None:
    for table, ended, place in (("late", 3000.0, 2), ("early", 1000.0, 1), ("middle", 2000.0, 1)):
        over(store, table, ended, ("Anne", place), ("ilse", 3 - place))
    Figures(store).catch_up()
    account = Figures(store).accounts("Anne")["money"]
    assert [point.table for point in account.rated] == ["early", "middle", "late"]
    assert (account.career.streak, account.career.longest) == (0, 2)


def test_with_another_scale_all_is_rated_anew(store: Store) -> None:
    over(store, "table", 1000.0, ("Anne", 1), ("ilse", 2))
    figures = Figures(store)
    figures.catch_up()
    before = kept(store)
    with store.engine.begin() as connection:
        connection.execute(update(ledger).values(scale="of old"))
        connection.execute(update(careers).values(mu=0.0))
    figures.catch_up()
    assert kept(store) == before


def test_hints_and_known_cards_are_counted_but_not_rated(store: Store) -> None:
    over(store, "hinted", 1000.0, ("Anne", 1), ("ilse", 2), hints=True)
    over(store, "known", 1001.0, ("Anne", 1), ("ilse", 2), known_cards=True)
    figures = Figures(store)
    figures.catch_up()
    career = figures.accounts("Anne")["money"].career
    assert (career.matches, career.rated, career.rating.mu) == (2, 0, 25.0)


def test_the_ladder_is_for_those_who_want_it(store: Store) -> None:
    for number in range(30):
        over(store, f"table{number}", 1000.0 + number, ("Anne", 1), ("Bob", 2), ("ilse", 3))
    figures = Figures(store)
    figures.catch_up()
    assert figures.ladder("money") == []
    figures.join_ladder("Bob", "Bob")
    figures.join_ladder("Anne", "Queen")
    assert [each.name for each in figures.ladder("money")] == ["Queen", "Bob"]
    assert figures.ladder("weinhaendler") == []
    figures.join_ladder("Anne", "Anne")
    assert figures.ladder_name("Anne") == "Anne"
    figures.leave_ladder("Anne")
    assert [each.name for each in figures.ladder("money")] == ["Bob"]


def test_nobody_on_the_ladder_looks_like_another(store: Store) -> None:
    figures = Figures(store)
    figures.join_ladder("Anne", "Anne")
    with pytest.raises(Refused, match="choose another name"):
        figures.join_ladder("Bob", "Аnne")
    figures.join_ladder("Anne", "Anne")
    assert figures.ladder_name("Bob") is None


def test_provisional_ratings_come_last(store: Store) -> None:
    over(store, "first", 1.0, ("Carl", 1), ("zsofia", 2))
    for number in range(40):
        over(store, f"table{number}", 1000.0 + number, ("Anne", 2), ("tim", 1))
    figures = Figures(store)
    for name in ("Anne", "Carl"):
        figures.join_ladder(name, name)
    figures.catch_up()
    listed = figures.ladder("money")
    assert [(each.name, each.rating.is_provisional) for each in listed] == [("Anne", False), ("Carl", True)]
    assert listed[1].rating.mu > listed[0].rating.mu


def test_whoever_is_forgotten_leaves_nothing(store: Store) -> None:
    over(store, "table", 1000.0, ("Anne", 1), ("Bob", 2))
    figures = Figures(store)
    figures.catch_up()
    figures.join_ladder("Anne", "Anne")
    with store.engine.begin() as connection:
        take_out(connection, ["Anne"])
        left = [row.person for table in (*SUMS, seat_figures, ladder) for row in connection.execute(select(table))]
    assert set(left) == {"Bob"}
    assert figures.accounts("Anne") == {}


def test_pruned_people_take_their_figures_along(store: Store) -> None:
    over(store, "table", 1000.0, ("Anne", 1), ("Bob", 2))
    Figures(store).catch_up()
    with store.engine.begin() as connection:
        connection.execute(insert(people), [{"id": "Anne", "created": 0.0}, {"id": "Bob", "created": 0.0}])
        connection.execute(update(results).where(results.c.person == "Anne").values(person=None))
    assert prune(store.engine, 500.0).people == 1
    assert Figures(store).accounts("Anne") == {}
    assert "money" in Figures(store).accounts("Bob")


def test_a_match_whose_table_is_gone_is_counted_all_the_same(store: Store) -> None:
    over(store, "gone", 1000.0, ("Anne", 1), ("ilse", 2))
    figures = Figures(store)
    figures.catch_up()
    career = figures.accounts("Anne")["money"].career
    assert (career.matches, career.best) == (1, None)


def test_nothing_is_looked_through_that_has_no_index(tmp_path: Path) -> None:
    """However many matches there are, one's own figures, a match's note and the ladder are found by indexes."""
    store = Store(open_database(sqlite_url(tmp_path)))
    figures = Figures(store)
    figures.catch_up()
    asked: list[tuple[str, Any]] = []

    @event.listens_for(store.engine, "before_cursor_execute")
    def note(*arguments: Any) -> None:
        asked.append(arguments[2:4])

    figures.accounts("Anne")
    figures.note("table", 1, "Anne")
    figures.is_entered("table", 1)
    figures.ladder("money")
    figures.ladder_name("Anne")
    event.remove(store.engine, "before_cursor_execute", note)
    assert len(asked) == 8
    with store.engine.connect() as connection:
        for statement, parameters in asked:
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters).all()
            assert not any(step.detail.startswith("SCAN") for step in plan), (statement, plan)
    store.engine.dispose()


def test_my_figures_by_the_api(anne: Visitor, bob: Visitor) -> None:
    assert bob.get("/api/me/figures") == {"games": [], "ladder": None}
    table = anne.open_table("money", 3, options={"deals": 1})
    anne.sit(table, 0, "Anne")
    anne.start(table)
    played_out(anne, table)
    note = anne.get(f"/api/tables/{table}/matches/1/figures")
    assert note["rating"]["provisional"] is True
    (own,) = anne.get("/api/me/figures")["games"]
    assert (own["game"], own["matches"], own["rated"]) == ("money", 1, 1)
    assert own["best"]["table"] == table
    every = next(each for each in own["tallies"] if each["against"] is None and each["players"] == 0)
    assert every["matches"] == 1
    assert every["low"] <= every["wins"] <= every["high"]
    assert sum(every["places"]) == 1
    assert bob.get(f"/api/tables/{table}/matches/1/figures", expect=401)["error"] == "unknown"


def test_the_ladder_by_the_api(anne: Visitor) -> None:
    assert anne.put("/api/me/ladder", {"name": "Anne"}, expect=401)["error"] == "unknown"
    anne.open_table("money", 3)
    anne.put("/api/me/ladder", {"name": " Queen  Anne "})
    assert anne.get("/api/me/figures")["ladder"] == "Queen Anne"
    assert anne.put("/api/me/ladder", {"name": "Zsófia"}, expect=409)["error"] == "name-of-bot"
    assert anne.put("/api/me/ladder", {"name": "\u200b"}, expect=400)["error"] == "name"
    found = anne.get("/api/ladder/money")
    assert [each["name"] for each in found["characters"]] == ["tim", "greta", "ilse", "jules", "viktor", "zsofia"]
    assert found["people"] == [], "nobody has played yet"
    assert anne.get("/api/ladder/chess", expect=400)["error"] == "malformed"
    anne.ask("DELETE", "/api/me/ladder")
    assert anne.get("/api/me/figures")["ladder"] is None


def test_what_is_not_entered_when_a_server_stops_is_entered_by_the_next(store: Store) -> None:
    over(store, "table", 1000.0, ("Anne", 1), ("ilse", 2))
    stopping, next_one = Figures(store), Figures(store)
    stopping.stop()
    stopping.catch_up()
    assert not next_one.is_entered("table", 1)
    next_one.catch_up()
    assert next_one.is_entered("table", 1)
    assert next_one.accounts("Anne")["money"].career.matches == 1
