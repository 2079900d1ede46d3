"""Reading a record: everything in it is checked, moves are replayed by the rules, figures are computed again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from etalage.games.errors import BadSetup, EtalageError, Malformed
from etalage.games.match import AnyMatch, AnyStep, Match
from etalage.games.protocol import AnyDeal
from etalage.games.reading import shown
from etalage.games.registry import check_players, full_options, game
from etalage.records.errors import NoSuchPosition, RecordError
from etalage.records.fair import check_fair, fair_version
from etalage.records.text import parse
from etalage.records.writing import FORMAT

LONGEST_NAME = 64
"""Characters: no page or terminal is laid out for more."""


class Position(NamedTuple):
    """A match at one of its positions, and the move that led there; none where a deal has just begun."""

    match: AnyMatch
    step: AnyStep | None


class Checked(NamedTuple):
    """A record that holds."""

    match: AnyMatch
    fair: bool | None
    """Whether the fair deal is verified; None: the record makes no such claim. False: its secret is not out yet."""
    positions: Sequence[Position]
    known_cards: bool = False
    """Whether its cards had been played before, so that anybody may have known them: not to be compared with others."""
    fair_version: int | None = None
    """Of the claim, if there is one: 2 with sealed words, 1 without."""


def loads(text: str | bytes) -> AnyMatch:
    """The match that the text of a record describes, or RecordError."""
    return referee(parse(text)).match


def referee(record: object) -> Checked:
    """Check a whole record."""
    data = _object(record, "the record")
    match, positions = _undealt(data), []
    for position in walk(data):
        positions.append(position)
        match = position.match
    if not match.deals and match.game.deals(match.options) == 1:
        raise RecordError("should hold the one deal of the match", key="deals")
    for number, (item, played) in enumerate(zip(_deals(data), match.deals, strict=True)):
        scores = played.deal.scores() if played.deal.is_over() else None
        _check_figures(_deal(item, number), "scores", scores, "scores", "the deal", deal=number)
    outcome = match.outcome()
    result = {"scores": list(outcome.scores), "winners": list(outcome.winners)} if outcome else None
    _check_result(data, result)
    known_cards = "cards_of" in data
    if "fair" not in data:
        return Checked(match, None, positions, known_cards)
    fair = _object(data["fair"], "fair")
    return Checked(match, check_fair(fair, match), positions, known_cards, fair_version(fair))


def walk(record: object) -> Iterator[Position]:
    """All positions of a record, as far as it keeps to the rules: each deal as it begins, then after each move."""
    data = _object(record, "the record")
    match = _undealt(data)
    for number, item in enumerate(_deals(data)):
        deal = _deal(item, number)
        match = _begin_deal(match, deal, number)
        yield Position(match, None)
        for index, text in enumerate(_moves(deal, number)):
            match, step = _play(match, text, number, index)
            yield Position(match, step)


def replay(record: object, deal: int | None = None, moves: int | None = None) -> tuple[AnyMatch, AnyDeal]:
    """The match up to a position, and the deal there: after so many moves of a deal, by default all of the last.

    What comes later in the record is not looked at.
    """
    data = _object(record, "the record")
    deals = _deals(data)
    if not deals:
        raise RecordError("is empty: no deal has begun", key="deals")
    last = len(deals) - 1 if deal is None else deal
    if not 0 <= last < len(deals):
        raise NoSuchPosition(f"there is no deal {last}; the record has {len(deals)}, numbered from 0")
    length = len(_moves(_deal(deals[last], last), last))
    if moves is not None and not 0 <= moves <= length:
        raise NoSuchPosition(f"deal {last} has {length} moves, not {moves}")
    before = sum(1 + len(_moves(_deal(deals[number], number), number)) for number in range(last))
    wanted = before + (length if moves is None else moves)
    match, _ = next(islice(walk(data), wanted, None))
    return match, match.deal


def _object(value: object, key: str) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise RecordError(f"should be an object, not {shown(value)}", key=key)
    return value


def _undealt(data: Mapping[str, object]) -> AnyMatch:
    """The match without its deals."""
    if data.get("format") != FORMAT:
        raise RecordError(f"should be {FORMAT!r}, not {shown(data.get('format'))}", key="format")
    try:
        played = game(data.get("game"))
    except Malformed as error:
        raise RecordError(str(error), key="game") from None
    version = data.get("rules", 1)
    if type(version) is not int or version != played.rules_version:
        raise RecordError(f"version {shown(version)} is unknown; this is {played.rules_version}", key="rules")
    players = data.get("players")
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise RecordError("should be a list of names", key="players")
    longest = max(map(len, players), default=0)
    if longest > LONGEST_NAME:
        raise RecordError(f"a name has at most {LONGEST_NAME} characters, not {longest}", key="players")
    try:
        options = _object(data.get("options", {}), "options")
        full_options(played, options)  # before the players, of whom there may be too many to draw for
        check_players(played, len(players))
        return Match.undealt(played, players, options, played.read_match(len(players), data))
    except BadSetup as error:
        raise RecordError(error.reason, key=error.key, clause=error.clause) from None


def _deals(data: Mapping[str, object]) -> list[object]:
    deals = data.get("deals")
    if not isinstance(deals, list):
        raise RecordError("missing" if "deals" not in data else f"should be a list, not {shown(deals)}", key="deals")
    return deals


def _deal(item: object, number: int) -> Mapping[str, object]:
    return _object(item, f"deals[{number}]")


def _begin_deal(match: AnyMatch, deal: Mapping[str, object], number: int) -> AnyMatch:
    try:
        return match.begin(match.game.read_setup(match.players, match.drawn, deal))
    except BadSetup as error:
        raise RecordError(error.reason, key=error.key, clause=error.clause, deal=number) from None
    except EtalageError as error:
        raise RecordError(str(error), key="deals", deal=number) from None


def _moves(deal: Mapping[str, object], number: int) -> list[object]:
    moves = deal.get("moves")
    if not isinstance(moves, list):
        reason = "missing" if "moves" not in deal else f"should be a list, not {shown(moves)}"
        raise RecordError(reason, key="moves", deal=number)
    return moves


def _play(match: AnyMatch, text: object, number: int, index: int) -> tuple[AnyMatch, AnyStep]:
    """A move in record order: bids that are hidden at the table stand here in seat order."""
    if not isinstance(text, str):
        raise RecordError(f"a move should be a string, not {shown(text)}", key="moves", deal=number, move=index)
    seat = match.deal.next_in_record()
    if seat is None:
        raise RecordError("the deal was over before this move", key="moves", deal=number, move=index)
    try:
        return match.after(seat, text)
    except EtalageError as error:
        clause = getattr(error, "clause", None)
        key = None if clause else "moves"
        raise RecordError(str(error), key=key, clause=clause, deal=number, move=index) from None


def _check_figures(
    data: Mapping[str, object], key: str, right: object, path: str, what: str, deal: int | None = None
) -> None:
    if right is None:
        if key in data:
            raise RecordError(f"{what} is not over yet, so it can have none", key=path, deal=deal)
    elif key not in data:
        raise RecordError(f"missing, but {what} is over: {right}", key=path, deal=deal)
    elif not _same(data[key], right):
        raise RecordError(f"{shown_list(data[key])} should be {right}", key=path, deal=deal)


def _check_result(data: Mapping[str, object], right: Mapping[str, list[int]] | None) -> None:
    if right is None or "result" not in data:
        _check_figures(data, "result", right, "result", "the match")
        return
    result = _object(data["result"], "result")
    for key, figures in right.items():
        _check_figures(result, key, figures, f"result.{key}", "the match")


def _same(value: object, right: object) -> bool:
    """Equal, and whole numbers where there should be some: 1.0 and true are not 1."""
    if isinstance(value, list) and isinstance(right, list):
        return len(value) == len(right) and all(map(_same, value, right))
    return type(value) is type(right) and value == right


def shown_list(value: object) -> str:
    return f"[{', '.join(map(shown, value[:9]))}]" if isinstance(value, list) else shown(value)
