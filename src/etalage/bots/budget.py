"""What a bot that searches spends on a move."""

from __future__ import annotations

from etalage.bots.api import Clock
from etalage.bots.errors import BotError

MOST = 10_000_000
FOREVER = 1e12


class Budget:
    """The number of iterations that follows a bot's name, if any, and what is usual without one."""

    def __init__(self, name: str, parameter: str | None, usual: int) -> None:
        self.usual = usual
        self.wanted = None if parameter is None else self._number(name, parameter)

    def allowed(self, clock: Clock) -> tuple[int, float]:
        """Iterations and milliseconds for one move: what is wanted, as far as the clock allows."""
        wanted = self.usual if self.wanted is None and clock == Clock() else self.wanted
        most = min(wanted or MOST, clock.iterations or MOST)
        return most, FOREVER if clock.milliseconds is None else clock.milliseconds

    def _number(self, name: str, parameter: str) -> int:
        if not parameter.isascii() or not parameter.isdigit() or not 1 <= int(parameter) <= MOST:
            raise BotError(f"{name} takes a number of iterations of 1 to {MOST}, as {name}:{self.usual}")
        return int(parameter)
