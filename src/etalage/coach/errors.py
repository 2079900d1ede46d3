"""Why there is no hint, or no review."""

from __future__ import annotations

from etalage.games.errors import EtalageError


class NoCoach(EtalageError):
    """A game that brings nobody who could judge it."""

    def __init__(self, title: str) -> None:
        super().__init__(f"{title} has no coach: nobody can say what a position of it is worth")


class NothingToDecide(EtalageError):
    """A view of somebody who is not asked."""


class Unfinished(EtalageError):
    """A match that still goes on: with the cards open, a review would tell what nobody at the table may know."""

    def __init__(self) -> None:
        super().__init__("the match is not over yet; it can be reviewed when it is")


class Cancelled(EtalageError):
    """Whoever asked does not want to know any more."""

    def __init__(self) -> None:
        super().__init__("called off before it was finished")
