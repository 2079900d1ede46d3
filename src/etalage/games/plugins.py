"""What games bring to the rooms of this package: ours, and those that other packages have installed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, TypeVar, cast

from etalage.games.errors import EtalageError, error_text

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

T = TypeVar("T")


class CannotLoad(EtalageError):
    """What another package brings along cannot be imported."""


class Plugins(Mapping[str, T]):
    """By the name of a game, what it brings to one room; each is imported when it is first asked for.

    Other packages bring theirs as entry points of the room's group, named after the game.
    """

    def __init__(self, group: str, own: Mapping[str, str]) -> None:
        """Ours are `module:attribute`, as entry points write it."""
        self.group = group
        self.own = own
        self._loaded: dict[str, T] = {}

    def __getitem__(self, name: str) -> T:
        if name in self._loaded:
            return self._loaded[name]
        if name in self.own:
            self._loaded[name] = cast(T, resolve(self.own[name]))
            return self._loaded[name]
        return cast(T, load(installed(self.group)[name], self.group))

    def __contains__(self, name: object) -> bool:
        return name in self.own or name in installed(self.group)

    def __iter__(self) -> Iterator[str]:
        yield from self.own
        yield from (name for name in installed(self.group) if name not in self.own)

    def __len__(self) -> int:
        return sum(1 for _ in self)


def resolve(location: str) -> object:
    """What stands at `module:attribute`."""
    module, _, attribute = location.partition(":")
    return getattr(import_module(module), attribute)


def load(entry: EntryPoint, what: str) -> object:
    """What an entry point stands for; CannotLoad, whatever its package does when it is imported."""
    try:
        return entry.load()
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # sys.exit() too
        raise CannotLoad(f"{what} {entry.name} cannot be loaded: {error_text(error)}") from error


@cache
def installed(group: str) -> Mapping[str, EntryPoint]:
    """The entry points of a group by name; looked for once, for that takes milliseconds."""
    from importlib.metadata import entry_points

    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group=group):
        found.setdefault(entry.name, entry)
    return found
