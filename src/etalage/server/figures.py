"""Figures in the database: matches that are over are entered in the order in which they ended, and then forgotten here.

What is entered adds to sums by person, so that nobody's matches are gone through when they look. Entering all of them
anew gives the same. Everything here is synchronous and runs in threads.
"""

from __future__ import annotations

import gzip
import time
from collections.abc import Collection, Iterable, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    BindParameter, Connection, Engine, bindparam, delete, exists, literal, select, update,
)  # fmt: skip
from sqlalchemy.dialects.postgresql import insert as insert_or_update
from sqlalchemy.exc import IntegrityError

from etalage.bots.roster import characters
from etalage.games.errors import EtalageError
from etalage.games.registry import GAMES
from etalage.server.database import writing
from etalage.server.schema import (
    badges, careers, finished, ladder, ledger, results, seat_figures, tallies, unentered,
)  # fmt: skip
from etalage.server.selecting import MatchKey, among
from etalage.server.store import Store
from etalage.stats.endings import SeatEnding, endings
from etalage.stats.ledger import Badge, Career, FinishedMatch, Key, Ledger, SeatNote, SeatResult, Tally
from etalage.stats.rating import SETTLED, Rating, anchor
from etalage.tables.errors import Refused
from etalage.tables.names import skeleton
from etalage.tables.showing.records import match_of

AT_ONCE = 50
"""Matches in one transaction: others wait for it."""
MOST_SHOWN = 200
"""Points of a plot."""
MOST_ON_LADDER = 100

Row = dict[str, Any]


class Point(NamedTuple):
    """A match on somebody's way: what its review found, and the rating after it."""

    table: str
    match: int
    ended: float
    accuracy: int | None
    luck: float | None
    rating: Rating | None


class Account(NamedTuple):
    """All that is known of somebody in a game."""

    career: Career
    tallies: dict[Key, Tally]
    badges: dict[str, Badge]
    rated: list[Point]
    """The last ones, the oldest first."""
    reviewed: list[Point]


class Listed(NamedTuple):
    """Somebody on the ladder."""

    person: str
    name: str
    rating: Rating
    rated: int


class Figures:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._engine: Engine = store.engine
        self._is_stopped = False

    # Entering

    def catch_up(self) -> None:
        """Enter all matches that are over and have not been; any number of processes may do so at once."""
        self._enter_anew_if_scale_differs()
        while not self._is_stopped and (self._look_at_some() or self._enter_some()):
            pass

    def stop(self) -> None:
        """Soon: what is left is entered after the next start."""
        self._is_stopped = True

    def is_entered(self, table: str, match: int) -> bool:
        with self._engine.connect() as connection:
            there = select(unentered.c.match).where(unentered.c.table_id == table, unentered.c.match == match)
            return connection.execute(there).first() is None

    def enter_anew(self) -> None:
        """Forget all sums, and enter every match that is known; `catch_up` does it."""
        with writing(self._engine) as connection:
            hold(connection)
            _begin_anew(connection)

    def _enter_anew_if_scale_differs(self) -> None:
        """Ratings by another scale cannot be compared."""
        with self._engine.connect() as connection:
            if connection.execute(select(ledger.c.scale)).scalar_one() == _scale():
                return
        with writing(self._engine) as connection:
            if connection.execute(update(ledger).where(ledger.c.scale != _scale()).values(scale=_scale())).rowcount:
                _begin_anew(connection)

    def _look_at_some(self) -> bool:
        """Play some of the matches again to see what their ends show: that takes its time, and holds nobody up."""
        with self._engine.connect() as connection:
            wanted = select(unentered.c.table_id, unentered.c.match).where(unentered.c.looked_at.is_(False))
            keys = [(row.table_id, row.match) for row in connection.execute(wanted.limit(AT_ONCE))]
            with_people = _people_at(connection, keys)
        if not keys:
            return False
        shown = {key: (self._endings(*key), self._reviewed(*key)) for key in with_people}
        with writing(self._engine) as connection:
            hold(connection)
            people = _people_at(connection, keys)  # somebody may have been forgotten meanwhile
            found = [_seat_row(each, *shown[key]) for key in shown for each in people.get(key, ())]
            if found:
                connection.execute(insert_or_update(seat_figures).values(found).on_conflict_do_nothing())
            connection.execute(update(unentered).where(among(unentered, keys)).values(looked_at=True))
        return True

    def _endings(self, table: str, match: int) -> list[SeatEnding] | None:
        """None if the match cannot be played again: its table is gone, or its rules are."""
        loaded, found = self._store.load(table, after=2**31 - 1), self._store.match(table, match)
        if loaded is None or found is None:
            return None
        try:
            return endings(match_of(loaded.state, *found))
        except EtalageError:
            return None

    def _reviewed(self, table: str, match: int) -> dict[int, tuple[int, float]]:
        body = self._store.review(table, match)
        return {} if body is None else _judged(gzip.decompress(body))

    def _enter_some(self) -> bool:
        """The first of those whose ends are known, all in one transaction."""
        with writing(self._engine) as connection:
            hold(connection)
            wanted = select(unentered).where(unentered.c.looked_at).order_by(
                unentered.c.ended, unentered.c.table_id, unentered.c.match
            )  # fmt: skip
            keys = [(row.table_id, row.match) for row in connection.execute(wanted.limit(AT_ONCE))]
            if keys:
                _enter(connection, _finished_matches(connection, keys))
                connection.execute(delete(unentered).where(among(unentered, keys)))
        return bool(keys)

    def keep_review(self, table: str, match: int, body: bytes) -> None:
        """What a review says of those who played, as soon as it is kept."""
        self.catch_up()
        with writing(self._engine) as connection:
            for seat, (accuracy, luck) in _judged(body).items():
                own = (seat_figures.c.table_id == table, seat_figures.c.match == match, seat_figures.c.seat == seat)
                connection.execute(update(seat_figures).where(*own).values(accuracy=accuracy, luck=luck))

    # Looking

    def accounts(self, person: str) -> dict[str, Account]:
        """By game."""
        with self._engine.connect() as connection:
            book = _ledger_of(connection, [person])
            return {
                game: Account(
                    career,
                    {key: tally for key, tally in book.tallies.items() if key.game == game},
                    {name: badge for (_, own, name), badge in book.badges.items() if own == game},
                    _points(connection, person, game, seat_figures.c.mu),
                    _points(connection, person, game, seat_figures.c.accuracy),
                )
                for (_, game), career in book.careers.items()
            }

    def note(self, table: str, match: int, person: str) -> SeatNote | None:
        """What a match added for somebody who played."""
        with self._engine.connect() as connection:
            at = (seat_figures.c.table_id == table, seat_figures.c.match == match, seat_figures.c.person == person)
            own = select(seat_figures).where(*at)
            row = connection.execute(own).first()
        return None if row is None else SeatNote(row.seat, person, _rating(row), tuple(row.badges.split()))

    # The ladder

    def ladder_name(self, person: str) -> str | None:
        """How somebody is called on the ladder, if they are on it."""
        with self._engine.connect() as connection:
            return connection.execute(select(ladder.c.name).where(ladder.c.person == person)).scalar_one_or_none()

    def join_ladder(self, person: str, name: str) -> None:
        row = {"person": person, "name": name, "skeleton": skeleton(name), "since": time.time()}
        try:
            with writing(self._engine) as connection:
                joined = insert_or_update(ladder).values(row)
                new = {key: joined.excluded[key] for key in ("name", "skeleton")}
                connection.execute(joined.on_conflict_do_update(index_elements=["person"], set_=new))
        except IntegrityError:
            message = "somebody on the ladder is called so, or looks like it; choose another name"
            raise Refused("name-on-ladder", message) from None

    def leave_ladder(self, person: str) -> None:
        with writing(self._engine) as connection:
            connection.execute(delete(ladder).where(ladder.c.person == person))

    def ladder(self, game: str) -> list[Listed]:
        """The best first; those whose rating says little yet are at the end."""
        with self._engine.connect() as connection:
            is_settled = careers.c.sigma < SETTLED
            return _listed(connection, game, is_settled) + _listed(connection, game, ~is_settled)


def forget_matches(connection: Connection, keys: Sequence[MatchKey], person: str) -> None:
    """What single matches say of somebody goes; the sums stay."""
    connection.execute(delete(seat_figures).where(among(seat_figures, keys), seat_figures.c.person == person))


class _JudgedSeat(msgspec.Struct):
    seat: int
    accuracy: int
    luck: float


class _Review(msgspec.Struct):
    seats: list[_JudgedSeat]


def _seat_row(result: Any, known: list[SeatEnding] | None, reviewed: dict[int, tuple[int, float]]) -> Row:
    """What a match shows of a person, before it is entered."""
    ending = known[result.seat] if known else SeatEnding(None, ())
    accuracy, luck = reviewed.get(result.seat, (None, None))
    return {
        "table_id": result.table_id, "match": result.match, "seat": result.seat, "person": result.person,
        "game": result.game, "ended": result.ended, "best": ending.best, "feats": " ".join(ending.feats),
        "accuracy": accuracy, "luck": luck, "badges": "",
    }  # fmt: skip


def _judged(review: bytes) -> dict[int, tuple[int, float]]:
    """Accuracy and luck of each seat, of all that a review says."""
    return {each.seat: (each.accuracy, each.luck) for each in msgspec.json.decode(review, type=_Review).seats}


def _scale() -> str:
    """What ratings depend on, in short: where the characters stand."""
    known = [(game, each.name, anchor(game, each.name)) for game in GAMES for each in characters(game)]
    return sha256(repr(known).encode()).hexdigest()


def hold(connection: Connection) -> None:
    """Until the end of the transaction nobody else enters anything."""
    connection.execute(update(ledger).values(scale=ledger.c.scale))


def _begin_anew(connection: Connection) -> None:
    for table in (tallies, careers, badges):
        connection.execute(delete(table))
    connection.execute(update(seat_figures).values(mu=None, sigma=None, badges=""))
    is_known = exists().where(
        seat_figures.c.table_id == finished.c.table_id, seat_figures.c.match == finished.c.match
    )  # fmt: skip
    every = select(finished.c.table_id, finished.c.match, finished.c.ended, is_known).where(literal(True))
    again = insert_or_update(unentered).from_select(["table_id", "match", "ended", "looked_at"], every)
    connection.execute(again.on_conflict_do_nothing())


def _people_at(connection: Connection, keys: Sequence[MatchKey]) -> dict[MatchKey, list[Any]]:
    """The results of people, by match."""
    found: dict[MatchKey, list[Any]] = {}
    if keys:
        wanted = select(results).where(among(results, keys), results.c.person.is_not(None))
        for row in connection.execute(wanted):
            found.setdefault((row.table_id, row.match), []).append(row)
    return found


def _finished_matches(connection: Connection, keys: Sequence[MatchKey]) -> list[FinishedMatch]:
    """In the order of the keys; without those that have been deleted."""
    shown = {
        (row.table_id, row.match, row.seat): SeatEnding(row.best, tuple(row.feats.split()))
        for row in connection.execute(select(seat_figures).where(among(seat_figures, keys)))
    }
    seats: dict[MatchKey, list[SeatResult]] = {}
    for row in connection.execute(select(results).where(among(results, keys)).order_by(results.c.seat)):
        ending = shown.get((row.table_id, row.match, row.seat), SeatEnding(None, ()))
        own = SeatResult(row.seat, row.person, row.bot, row.place, row.score, ending)
        seats.setdefault((row.table_id, row.match), []).append(own)
    found = {
        (row.table_id, row.match): FinishedMatch(
            row.table_id, row.match, row.game, row.players, row.ended, not (row.hints or row.known_cards or row.late),
            tuple(seats.get((row.table_id, row.match), ())),
        )
        for row in connection.execute(select(finished).where(among(finished, keys)))
    }  # fmt: skip
    return [found[key] for key in keys if key in found]


def _enter(connection: Connection, matches: Sequence[FinishedMatch]) -> None:
    people = {each.person for match in matches for each in match.seats if each.person is not None}
    book = _ledger_of(connection, people)
    notes = [_note_row(match, note) for match in matches for note in book.enter(match)]
    if notes:
        at = (seat_figures.c[name] == bindparam(f"at_{name}") for name in ("table_id", "match", "seat"))
        told: dict[str, BindParameter[Any]] = {name: bindparam(f"new_{name}") for name in ("badges", "mu", "sigma")}
        connection.execute(update(seat_figures).where(*at).values(told), notes)
    _put(connection, tallies, [_tally_row(key, each) for key, each in book.tallies.items()])
    _put(connection, careers, [_career_row(*key, each) for key, each in book.careers.items()])
    _put(connection, badges, [_badge_row(*key, each) for key, each in book.badges.items()])


def _note_row(match: FinishedMatch, note: SeatNote) -> Row:
    """What of a note is kept with its match."""
    mu, sigma = note.rating or (None, None)
    return {
        "at_table_id": match.table, "at_match": match.match, "at_seat": note.seat, "new_badges": " ".join(note.badges),
        "new_mu": mu, "new_sigma": sigma,
    }  # fmt: skip


def _put(connection: Connection, table: Any, rows: Sequence[Row]) -> None:
    """In the place of what was there."""
    if rows:
        put = insert_or_update(table)
        keys = [column.name for column in table.primary_key]
        rest = {name: put.excluded[name] for name in rows[0] if name not in keys}
        connection.execute(put.on_conflict_do_update(index_elements=keys, set_=rest), rows)


def _ledger_of(connection: Connection, people: Collection[str]) -> Ledger:
    """All that has been entered for these people."""
    book = Ledger()
    for row in _rows_of(connection, tallies, people):
        key = Key(row.person, row.game, row.players, row.against)
        book.tallies[key] = Tally(row.matches, row.wins, row.score, msgspec.json.decode(row.places))
    for row in _rows_of(connection, careers, people):
        book.careers[row.person, row.game] = Career(
            row.matches, Rating(row.mu, row.sigma), row.rated, row.streak, row.longest,
            row.best, row.best_table, row.best_match,
        )  # fmt: skip
    for row in _rows_of(connection, badges, people):
        book.badges[row.person, row.game, row.name] = Badge(row.table_id, row.match, row.earned, row.times)
    return book


def _rows_of(connection: Connection, table: Any, people: Collection[str]) -> Iterable[Any]:
    return connection.execute(select(table).where(table.c.person.in_(people))) if people else ()


def _tally_row(key: Key, tally: Tally) -> Row:
    places = msgspec.json.encode(tally.places).decode()
    return {**key._asdict(), "matches": tally.matches, "wins": tally.wins, "score": tally.score, "places": places}


def _career_row(person: str, game: str, career: Career) -> Row:
    return {
        "person": person, "game": game, "matches": career.matches, **career.rating._asdict(), "rated": career.rated,
        "streak": career.streak, "longest": career.longest, "best": career.best, "best_table": career.best_table,
        "best_match": career.best_match,
    }  # fmt: skip


def _badge_row(person: str, game: str, name: str, badge: Badge) -> Row:
    return {
        "person": person, "game": game, "name": name, "table_id": badge.table, "match": badge.match,
        "earned": badge.earned, "times": badge.times,
    }  # fmt: skip


def _points(connection: Connection, person: str, game: str, known: Any) -> list[Point]:
    """The last matches of which something is known, the oldest first."""
    own = (seat_figures.c.person == person, seat_figures.c.game == game, known.is_not(None))
    wanted = select(seat_figures).where(*own).order_by(seat_figures.c.ended.desc()).limit(MOST_SHOWN)
    found = [
        Point(row.table_id, row.match, row.ended, row.accuracy, row.luck, _rating(row))
        for row in connection.execute(wanted)
    ]
    return found[::-1]


def _rating(row: Any) -> Rating | None:
    return None if row.mu is None else Rating(row.mu, row.sigma)


def _listed(connection: Connection, game: str, wanted: Any) -> list[Listed]:
    on_it = select(careers, ladder.c.name).join(ladder, ladder.c.person == careers.c.person)
    best = on_it.where(careers.c.game == game, careers.c.rated > 0, wanted).order_by(careers.c.mu.desc())
    rows = connection.execute(best.limit(MOST_ON_LADDER))
    return [Listed(row.person, row.name, Rating(row.mu, row.sigma), row.rated) for row in rows]
