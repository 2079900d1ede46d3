"""Who looks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from etalage.games.protocol import AnyGame
from etalage.tables.state import TableState

if TYPE_CHECKING:
    ViewData = dict[str, Any]
    ReckoningData = Mapping[str, Any]
    ProspectsData = Mapping[str, Any]
else:  # stand in the description of the API for the plain data of whichever game it is

    class ViewData:
        part = "view"

    class ReckoningData:
        part = "score_breakdown"

    class ProspectsData:
        part = "bid_preview"


class Reader(NamedTuple):
    """What decides what somebody may see. Readers that are equal get the same."""

    seat: int | None
    is_host: bool
    remembers: bool
    """Whether what anybody could know by heart is shown."""

    @staticmethod
    def of(state: TableState, person: str | None, is_program: bool = False) -> Reader:
        """What somebody may see of this table; programs remember everything anyway."""
        is_host = person is not None and state.host == person
        return Reader(state.seat_of(person), is_host, state.memory_aid or is_program)

    def forgets(self, game: AnyGame) -> dict[str, None]:
        """The parts of a view that are withheld."""
        return {} if self.remembers else dict.fromkeys(game.memory)
