"""Penny, as a class and, in the files beside this one, as programs in other languages that play the same.

It makes the keenest kind of move there is: what can be placed or taken, is. Of those it makes one of the shortest in
Money!, where it bids a single card, and one of the longest in Die Weinhändler, where it bids all it has.
"""

from __future__ import annotations

from typing import Any

import etalage

EAGER = ["place", "take", "swap", "bid", "pass", "keep", "done"]


class Penny:
    """Keen and thrifty in Money!, keen and lavish in Die Weinhändler."""

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        self.game = etalage.game(game)
        self.thrift = 1 if game == "money" else -1
        self.dice = seed % 2**32

    def choose(self, view: Any, moves: Any, clock: Any) -> Any:
        self.dice = (self.dice * 69069 + 1) % 2**32
        texts = self.texts(view, moves)
        least = min(map(self.rank, texts))
        best = [text for text in texts if self.rank(text) == least]
        return self.game.parse_move(best[self.dice // 65536 % len(best)])

    def texts(self, view: Any, moves: Any) -> list[str]:
        """All moves; of a large hand in Money! the bids of one card, which are the shortest."""
        if moves.count() <= 4096:
            return sorted(map(str, moves))
        return sorted(f"bid {card}" for card in [*view.to_json()["hands"][view.observer], "PLAY"])

    def rank(self, text: str) -> int:
        words = text.split()
        return 100 * EAGER.index(words[0]) + self.thrift * len(words)
