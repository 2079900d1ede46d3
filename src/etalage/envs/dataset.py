"""Decisions as Parquet: one file for each game and number of players, written as the matches come."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from etalage.envs import encoding
from etalage.envs.decisions import Decision, decisions
from etalage.envs.encoding import AnyEncoding
from etalage.games.errors import EtalageError, Failed, needing
from etalage.games.match import AnyMatch
from etalage.version import __version__

with needing("dataset"):
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq

GROUP = 4096  # decisions that are kept in memory, for each file
KEY = "etalage"
"""Of the files' metadata, as JSON."""


class WrongFolder(EtalageError):
    """A folder that cannot take a dataset."""


class Source(NamedTuple):
    """A match, and where its record stands."""

    file: str
    record: int
    match: AnyMatch


class Dataset:
    """A folder of decisions. Its files appear when the block is left, and only if all went well."""

    def __init__(self, folder: Path, adjusted: bool = False, seed: int = 0) -> None:
        """`adjusted`: with the result less luck, which takes a second or so for each match."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if any(folder.iterdir()):
                raise WrongFolder(f"{folder} is not empty; name a new folder")
        except OSError as error:
            raise WrongFolder(f"{folder}: {error.strerror or error}; name a new folder") from None
        self.matches = 0
        self.decisions = 0
        self._folder = folder
        self._adjusted = adjusted
        self._seed = seed
        self._tables: dict[tuple[str, int], _Table] = {}
        self._open = ExitStack()

    def __enter__(self) -> Dataset:
        return self

    def __exit__(self, *raised: Any) -> None:
        self._open.__exit__(*raised)

    def add(self, source: Source) -> None:
        """All decisions of a match that is over."""
        match = source.match
        kind = match.game.name, match.players
        if kind not in self._tables:
            path = self._folder / "{}-{}.parquet".format(*kind)
            self._tables[kind] = self._open.enter_context(_Table(path, encoding.of(*kind)))
        self.decisions += self._tables[kind].add(source, decisions(match, self._adjusted, self._seed))
        self.matches += 1

    def files(self) -> list[str]:
        return sorted(table.path.name for table in self._tables.values())


class _Table:
    """One file, and the decisions that are still to be written into it."""

    def __init__(self, path: Path, arrays: AnyEncoding) -> None:
        self.path = path
        self._part = path.with_name(f".{path.name}.part")
        self._schema = schema(arrays)
        self._waiting: list[tuple[Source, Decision]] = []
        with self._told():
            self._writer = pq.ParquetWriter(self._part, self._schema, compression="zstd")

    def __enter__(self) -> _Table:
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        try:
            with self._told():
                if error is None:
                    self._write()
                self._writer.close()
                if error is None:
                    self._part.replace(self.path)
        finally:
            self._part.unlink(missing_ok=True)

    @contextmanager
    def _told(self) -> Iterator[None]:
        """A disk that is full is no bug."""
        try:
            yield
        except OSError as error:
            raise Failed(f"{self.path} cannot be written: {error.strerror or error}") from None

    def add(self, source: Source, found: Iterable[Decision]) -> int:
        """How many there were."""
        count, left = 0, iter(found)
        while some := list(islice(left, GROUP - len(self._waiting))):
            self._waiting += [(source, each) for each in some]
            count += len(some)
            if len(self._waiting) == GROUP:
                with self._told():
                    self._write()
        return count

    def _write(self) -> None:
        if not self._waiting:
            return
        columns = [self._column(field) for field in self._schema]
        self._writer.write_table(pa.Table.from_arrays(columns, schema=self._schema))
        self._waiting.clear()

    def _column(self, field: Any) -> Any:
        if field.name in Source._fields:
            return pa.array([getattr(source, field.name) for source, _ in self._waiting], field.type)
        values = [getattr(decision, field.name) for _, decision in self._waiting]
        if pa.types.is_fixed_size_list(field.type):
            return pa.FixedSizeListArray.from_arrays(pa.array(np.concatenate(values)), field.type.list_size)
        return pa.array(values, field.type)


def schema(arrays: AnyEncoding) -> Any:
    """The columns of a game's file, with what is needed to read them; docs/dataset.md tells what they hold."""
    columns = [
        ("file", pa.string()),
        ("record", pa.int32()),
        ("deal", pa.int8()),
        ("move", pa.int16()),
        ("step", pa.int8()),
        ("seat", pa.int8()),
        ("observation", pa.list_(pa.uint8(), arrays.size)),
        ("mask", pa.list_(pa.uint8(), arrays.actions)),
        ("action", pa.int16()),
        ("notation", pa.string()),
        ("score", pa.int32()),
        ("result", pa.float32()),
        ("luck_adjusted", pa.float32()),
    ]
    return pa.schema(columns, {KEY: json.dumps(about(arrays))})


def about(arrays: AnyEncoding) -> Mapping[str, object]:
    """What a file says of itself."""
    return {
        "etalage": __version__,
        "game": arrays.game,
        "players": arrays.players,
        "encoding": encoding.VERSION,
        "layout": {name: [where.start, where.stop] for name, where in arrays.layout.items()},
    }
