"""A network's numbers, and the file they are kept in: a line of JSON, then float32, the lowest byte first."""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from etalage.bots.errors import BotError

FORMAT = 1


class Shape(NamedTuple):
    """Things (kinds of bottles, currencies) that share one layer, whose sum and the facts go through another."""

    things: int
    features: int
    """Of each thing."""
    facts: int
    """Of the position as a whole."""
    units: int
    """Of the layer that all things share."""
    hidden: int
    """Of the layer above."""

    def sizes(self) -> tuple[int, ...]:
        """How many numbers each part has: the two layers with their biases, and the output's."""
        above = self.units + self.facts
        return (self.features * self.units, self.units, above * self.hidden, self.hidden, self.hidden, 1)


class Weights(NamedTuple):
    """All numbers of a network, one part after the other."""

    shape: Shape
    numbers: array[float]
    recipe: Mapping[str, Any]
    """How it came about: for people."""

    def parts(self) -> list[array[float]]:
        """The parts of `Shape.sizes`, as doubles."""
        parts = []
        begin = 0
        for size in self.shape.sizes():
            parts.append(array("d", self.numbers[begin : begin + size]))
            begin += size
        return parts

    def to_bytes(self) -> bytes:
        header = {"format": FORMAT, "shape": self.shape._asdict(), "recipe": dict(self.recipe)}
        return json.dumps(header, sort_keys=True).encode() + b"\n" + _low_byte_first(self.numbers).tobytes()


def blank(shape: Shape) -> Weights:
    """A network that values everything at nothing."""
    return Weights(shape, array("f", bytes(4 * sum(shape.sizes()))), {})


def from_bytes(data: bytes, name: str) -> Weights:
    """What `to_bytes` wrote; the name is for the complaint."""
    try:
        line, _, body = data.partition(b"\n")
        header = json.loads(line)
        if header["format"] != FORMAT:
            raise ValueError(f"format {header['format']}, where this version reads {FORMAT}")
        shape = Shape(**header["shape"])
        numbers = array("f")
        numbers.frombytes(body)
        if len(numbers) != sum(shape.sizes()):
            raise ValueError(f"{len(numbers)} numbers, where its shape asks for {sum(shape.sizes())}")
    except (ValueError, KeyError, TypeError) as error:
        raise BotError(f"{name} is not a network: {error}; install Etalage anew, or train one") from None
    return Weights(shape, _low_byte_first(numbers), header["recipe"])


def read(path: Path) -> Weights:
    try:
        return from_bytes(path.read_bytes(), path.name)
    except OSError as error:
        raise BotError(f"cannot read the network {path.name}: {error.strerror}") from None


def _low_byte_first(numbers: array[float]) -> array[float]:
    ordered = array("f", numbers)
    if sys.byteorder == "big":
        ordered.byteswap()
    return ordered
