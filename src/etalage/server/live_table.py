"""A table in the memory of this process: as it is stored, who listens, and what readers may have missed."""

from __future__ import annotations

import asyncio
import math
import time

from etalage.server.streams import Stream
from etalage.server.thinking import Attention
from etalage.tables.log import LogItem
from etalage.tables.table import Table

RECENT = 24  # changes that a reader may have missed and is told from memory
ATTENTION_SECONDS = 30.0  # since somebody looked, that count as watching
ALONE_SECONDS = 600.0  # until bots among themselves, whom nobody watches, wait for somebody


class LiveTable:
    """A table that somebody is interested in."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        """Whoever loads the table or changes it holds this."""
        self.table: Table | None = None
        """As it is stored."""
        self.streams: set[Stream] = set()
        self.told: Table | None = None
        """As the streams have been told of it."""
        self.recent: list[LogItem] = []
        self.touched = self.looked = time.monotonic()
        """When it was last used, and last looked at by somebody."""
        self.answered = -math.inf
        """When somebody with a seat last made a move here: programs may play without a stream."""
        self.elsewhere = Attention.NONE
        """What it gets of the people at other processes ..."""
        self.heard = self.touched
        """... as was heard at this time."""

    def attention(self) -> Attention:
        """What it gets of people, here and at other processes."""
        if any(stream.reader.seat is not None for stream in self.streams):
            return Attention.PLAYED
        now = time.monotonic()
        played_elsewhere = self.heard if self.elsewhere is Attention.PLAYED else -math.inf
        if now - max(self.answered, played_elsewhere) < ATTENTION_SECONDS:
            return Attention.PLAYED
        alone = 0.0 if self.streams else now - max(self.looked, self.heard)
        if alone < ATTENTION_SECONDS:
            return Attention.WATCHED
        return Attention.LEFT if alone < ALONE_SECONDS else Attention.NONE

    def remember(self, news: list[LogItem]) -> None:
        """What readers may miss and are told from memory: the latest entries without a gap."""
        joins_on = bool(news and self.recent and self.recent[-1].entry.number + 1 == news[0].entry.number)
        self.recent = [*self.recent, *news][-RECENT:] if joins_on or not news else news[-RECENT:]

    def remembered(self, table: Table, after: int) -> list[LogItem] | None:
        """All that has happened after a number, if memory suffices."""
        recent = self.recent
        if recent and recent[0].entry.number <= after + 1 and recent[-1].entry.number == table.state.number:
            return [item for item in recent if item.entry.number > after]
        return None
