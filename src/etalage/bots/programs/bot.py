"""A program as one of our bots."""

from __future__ import annotations

import json
import shlex
import shutil
from collections.abc import Mapping, Sequence
from typing import Any

from etalage.bots.api import Clock, Seating
from etalage.bots.errors import BotError, BotFailure, BotRefusal
from etalage.bots.programs.lines import MOST_MOVES, PROTOCOL, SEEDS, NotALine, field, read, written
from etalage.bots.programs.pool import PROGRAMS, check_platform
from etalage.bots.programs.process import Program
from etalage.games.errors import Malformed
from etalage.games.events import Event
from etalage.games.moves import LegalMoves
from etalage.games.protocol import Json
from etalage.games.registry import game

READY_SECONDS = 10.0
UNBOUND_SECONDS = 600.0  # for a move that no clock bounds by time
SPARE_SECONDS = 1.0  # beyond the clock: for the way there and back
LONGEST_REASON = 200  # characters


class ProgramBot:
    """A program of your own, in any language; docs/bot-protocol.md says what it reads and writes."""

    def __init__(self, game_name: str, seed: int, parameter: str | None) -> None:
        check_platform()
        self._command = split_command(parameter or "")
        self._game = game(game_name)
        self._seed = seed % SEEDS
        self._program: Program | None = None
        self._can_go_on = False
        self._deal = 0
        self._scores: list[int] = []
        self._heard: list[Event] = []
        self._asked = 0
        self._info: Mapping[str, Any] | None = None

    # What happens

    def begin(self, seating: Seating) -> None:
        self._deal = seating.deal
        self._scores = list(seating.scores or [0] * len(seating.names))
        self._program = PROGRAMS.take(self._command)
        self._program.send(
            written(
                type="hello",
                protocol=PROTOCOL,
                game=self._game.name,
                rules=self._game.rules_version,
                players=len(seating.names),
                seat=seating.seat,
                names=list(seating.names),
                options=dict(seating.options),
                deals=seating.deals,
                seed=self._seed,
            )
        )
        self._welcome(self._program)

    def _welcome(self, program: Program) -> None:
        line = program.line(READY_SECONDS)
        try:
            said = read(line)
            if said.get("type") == "refuse":
                raise BotRefusal(field(said, "reason", str)[:LONGEST_REASON])
            _require_type(said, "ready")
            field(said, "name", str)
            field(said, "version", str)
            self._can_go_on = field(said, "reuse", bool, False)
        except NotALine as error:
            raise _wrong_line(program, error, line) from None

    def hear(self, deal: int, events: Sequence[Event]) -> None:
        self._heard += events

    def deal_over(self, deal: int, scores: Sequence[int]) -> None:
        self._tell_events()
        self._here().queue(written(type="over", deal=deal, scores=list(scores)))
        self._deal = deal + 1
        self._scores = [sum(both) for both in zip(self._scores, scores, strict=True)]

    def end(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        program = self._here()
        program.send(written(type="end", scores=list(scores), winners=list(winners)))
        if self._can_go_on:
            self._program = None
            PROGRAMS.give_back(self._command, program)

    def close(self) -> None:
        if self._program:
            PROGRAMS.end(self._program)
            self._program = None

    # What it is asked

    def choose(self, view: Any, moves: LegalMoves[Any], clock: Clock) -> Any:
        program = self._here()
        self._tell_events()
        self._asked += 1
        self._info = None
        program.send(written(**self._question(view, moves, clock)))
        line = program.line(_patience(clock))
        try:
            said = read(line)
            _require_type(said, "move")
            number, text = field(said, "id", int), field(said, "move", str)
            self._info = field(said, "info", dict) if "info" in said else None
        except NotALine as error:
            raise _wrong_line(program, error, line) from None
        if number != self._asked:
            raise program.failure(f"answered question {number}, and was asked question {self._asked}", line)
        try:
            move = self._game.parse_move(text)
        except Malformed as error:
            raise program.failure(f"answered {_quoted(text)}, which is not a move: {error}", line) from None
        if move not in moves:
            raise program.failure(f"answered {_quoted(text)}, which is not a legal move", line)
        return move

    def info(self) -> Mapping[str, Any] | None:
        return self._info

    def _question(self, view: Any, moves: LegalMoves[Any], clock: Clock) -> Json:
        count = moves.count()
        listed = {"moves": sorted(map(str, moves))} if count <= MOST_MOVES else {}
        return {
            "type": "choose",
            "id": self._asked,
            "deal": self._deal,
            "scores": self._scores,
            "view": view.to_json(),
            "count": count,
            **listed,
            "clock": {name: bound for name, bound in clock._asdict().items() if bound is not None},
        }

    def _tell_events(self) -> None:
        if self._heard:
            told = [{"name": event.name, "facts": event.facts} for event in self._heard]
            self._here().queue(written(type="events", deal=self._deal, events=told))
            self._heard.clear()

    def _here(self) -> Program:
        if self._program is None:
            raise BotFailure("is a program, and has not been told of the match: let a Company ask it")
        return self._program


def split_command(text: str) -> tuple[str, ...]:
    """The words of a command, as a shell would split them; BotError if there is no such program."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise BotError(f"exec:{text}: {str(error).lower()}; quote as in a shell") from None
    if not words:
        raise BotError("exec: takes a command, as exec:./my-bot or 'exec:python3 my_bot.py --fast'")
    if shutil.which(words[0]) is None:
        raise BotError(f"exec:{text}: there is no program {words[0]} that can be run")
    return tuple(words)


def _patience(clock: Clock) -> float:
    return UNBOUND_SECONDS if clock.milliseconds is None else clock.milliseconds / 1000 + SPARE_SECONDS


def _require_type(said: Json, wanted: str) -> None:
    if said.get("type") != wanted:
        raise NotALine(f'is not of the right form: its type should be "{wanted}"')


def _wrong_line(program: Program, error: NotALine, line: bytes) -> BotFailure:
    return program.failure(f"has written a line that {error}", line)


def _quoted(text: str) -> str:
    return json.dumps(text[:LONGEST_REASON], ensure_ascii=False)
