"""Bots think in threads of their own, a few at a time; the event loop never waits for them."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from enum import IntEnum
from functools import partial
from typing import Any, NamedTuple

from etalage.bots import installed_bot
from etalage.bots.errors import BotError, BotFault
from etalage.bots.sitting import Sitting
from etalage.bots.steady import seed_of, steady_answer
from etalage.games.match import AnyMatch
from etalage.games.rng import Rng
from etalage.server.fair_pool import FairPool
from etalage.tables.errors import Refused
from etalage.tables.table import Table

MOST_ASKED = 10_000  # at once; the others are asked when their tables are looked after
MOST_MET = 20_000  # hosts whose addresses are remembered
PATIENCE = 20.0  # seconds
RETRY_SECONDS = 0.5
TRY_AGAIN = ("busy", "unavailable")  # refusals that pass
AWAY_SECONDS = 2.0  # a move, while everybody is away: whoever comes back finds something left to play

log = logging.getLogger("etalage.bots")


class Attention(IntEnum):
    """What a table gets of the people it is for; bots think first where somebody plays."""

    PLAYED = 0
    WATCHED = 1
    LEFT = 2
    """By everybody, for a while."""
    NONE = 3


class Question(NamedTuple):
    """A decision that a bot is to answer."""

    table: str
    match: int
    decision: int
    seat: int


Seated = dict[tuple[int, int, str], Sitting]
Answer = Callable[[Question, str], Awaitable[None]]


class Thinking:
    """At most so many bots think at once, and one more where somebody plays; the others wait in line, where addresses
    take turns, then tables."""

    def __init__(self, threads: int, answer: Answer, attention: Callable[[str], Attention]) -> None:
        self._pool = FairPool(threads + 1, "bot", kept_free=1)
        self._answer = answer
        self._attention = attention
        self._asked: dict[Question, asyncio.Task[None]] = {}
        self._addresses: dict[str, str] = {}
        """Of those who have opened tables here: one with many names has one turn. Others have one by their name."""
        self._seated: dict[str, Seated] = {}
        """Bots by table, then by match, seat and name: they may remember what they have seen."""
        self._salt = secrets.token_bytes(16)
        """Nobody can guess what a bot will do."""

    @property
    def waiting(self) -> int:
        """Questions that have not been answered yet."""
        return len(self._asked)

    def meet(self, host: str, address: str) -> None:
        """Somebody opens a table, and comes from this address."""
        self._addresses.pop(host, None)
        self._addresses[host] = address
        if len(self._addresses) > MOST_MET:
            self._addresses.pop(next(iter(self._addresses)))

    def turn_of(self, host: str) -> str:
        """In the line for thinking."""
        return self._addresses.get(host, host)

    def attend(self, table: Table) -> None:
        """Ask the bots whose turn it is, unless they have been asked."""
        state, match = table.state, table.match
        if state.phase != "playing" or match is None:
            return
        attention = self._attention(state.id)
        if attention is Attention.NONE and not state.waits_for_people:
            return  # whoever looks at it again finds it as it was left
        pause = AWAY_SECONDS if state.is_left_to_bots or attention >= Attention.LEFT else 0.0
        for seat in match.to_move():
            name = state.seats[seat].bot
            question = Question(state.id, state.match, table.decision, seat)
            if name is not None and question not in self._asked and len(self._asked) < MOST_ASKED:
                seated = self._seated.setdefault(state.id, {})
                think = self._steadily(table, question, name) or partial(self._move, question, match, name, seated)
                task = asyncio.create_task(self._think(question, state.host, think, pause))
                self._asked[question] = task
                task.add_done_callback(partial(self._settled, question))

    def _settled(self, question: Question, _: asyncio.Task[None]) -> None:
        self._asked.pop(question, None)

    def forget(self, id: str) -> None:
        """A table is over or gone."""
        self._seated.pop(id, None)

    def close(self) -> None:
        for task in self._asked.values():
            task.cancel()
        self._pool.close()

    async def _think(self, question: Question, host: str, work: Callable[[], Any], pause: float) -> None:
        await asyncio.sleep(pause)
        urgency = self._attention(question.table)
        move = await self._pool.run(self.turn_of(host), question.table, work, urgency=urgency)
        while True:
            try:
                await self._answer(question, str(move))
            except Refused as refused:
                if refused.reason in TRY_AGAIN:
                    await asyncio.sleep(RETRY_SECONDS)
                    continue
                log.info("a bot's move came too late: %s", refused.reason)
            return

    def _move(self, question: Question, match: AnyMatch, name: str, seated: Seated) -> Any:
        """In a thread; no two of them ask the same bot."""
        key = (question.match, question.seat, name)
        seed = self._seed(question)
        try:
            if key not in seated:
                create = partial(installed_bot(name).create, match.game.name, seed)
                seated[key] = Sitting(name, create, question.seat, match)
            return seated[key].answer(match, PATIENCE)
        except (BotFault, BotError) as fault:
            self._report(name, question.seat, fault)
            return match.deal.random_move(question.seat, Rng(seed))

    def _steadily(self, table: Table, question: Question, name: str) -> Callable[[], Any] | None:
        """Where all meet the same answers, however long they take; None elsewhere."""
        match, key = table.match, table.bots_key
        if match is None or key is None:
            return None

        def move() -> Any:
            try:
                return steady_answer(name, match, question.seat, key)
            except (BotFault, BotError) as fault:
                self._report(name, question.seat, fault)
                return match.deal.random_move(question.seat, Rng(seed_of(match, question.seat, key)))

        return move

    def _report(self, name: str, seat: int, fault: BotError) -> None:
        """Logs hold no hands, so what a bot said stays out of them."""
        what = type(fault.__cause__ or fault).__name__
        log.error("bot %s in seat %d failed (%s); a move at random is played for it", name, seat, what)

    def _seed(self, question: Question) -> int:
        text = f"{question.table} {question.match} {question.seat}".encode()
        return int.from_bytes(hashlib.sha256(self._salt + text).digest()[:7], "big")
