"""Connections that are handed over to the process that has the table they ask for."""

from __future__ import annotations

import pytest

from etalage.server.handover import table_asked_for
from tests.server.postgres import Postgres
from tests.server.test_attacks import streams
from tests.server.test_workers import play_on, twins
from tests.server.visiting import GENEROUS, Running, Visitor, running
from tests.waiting import wait_until


@pytest.mark.parametrize(
    ("data", "table"),
    [
        (b"GET /api/tables/abc/events HTTP/1.1\r\n", "abc"),
        (b"GET /api/tables/abc HTTP/1.1\r\n", "abc"),
        (b"GET /api/tables/abc?log=true HTTP/1.1\r\n", "abc"),
        (b"POST /api/tables HTTP/1.1\r\n", None),
        (b"GET /api/tables/ab", None),
        (b"GET /api/tables/../me HTTP/1.1\r\n", None),
        (b"", None),
    ],
)
def test_the_table_in_the_first_line(data: bytes, table: str | None) -> None:
    assert table_asked_for(data) == table


def at_table(one: Running, two: Running) -> tuple[str, list[Visitor]]:
    """A match of two people, one at each server."""
    anne, ben = one.visitor(), two.visitor()
    table = anne.open_table(players=3)
    for seat, (visitor, name) in enumerate([(anne, "Anne"), (ben, "Ben")]):
        visitor.sit(table, seat, name)
    anne.start(table)
    return table, [anne, ben]


def test_all_who_are_at_a_table_come_to_one_process(postgres: Postgres) -> None:
    address = ("--database", postgres.url, *GENEROUS)
    with running(*address) as one, running(*address, machine=one.machine) as two:
        table, people = at_table(one, two)
        at_both = [*zip(people, (one, two), strict=True)]

        def all_come_to_one() -> bool:
            """Not before the second process has its tables; who comes earlier may stay where he is."""
            before = [streams(one), streams(two)]
            for visitor, server in at_both:
                twins(visitor, server).listen(table)
            wait_until(lambda: streams(one) + streams(two) == sum(before) + 2)
            return sorted([streams(one) - before[0], streams(two) - before[1]]) == [0, 2]

        wait_until(all_come_to_one)
        assert play_on(table, people, 5) == 5


def test_whoever_has_lost_its_process_goes_on_at_another(postgres: Postgres) -> None:
    address = ("--database", postgres.url, *GENEROUS)
    with running(*address) as one, running(*address, machine=one.machine) as two:
        table, people = at_table(one, two)
        assert play_on(table, people, 3) == 3
        one.kill()
        here = [twins(visitor, two) for visitor in people]
        assert play_on(table, here, 5) == 5
