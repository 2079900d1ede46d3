# cython: boundscheck=False, wraparound=False
"""A small network in the kernel: things that share a layer, summed, with facts into a layer above, and one value.

What comes in are whole numbers, set by whoever asks; all arithmetic is in doubles and in this order, so that compiled or
not the value comes out the same.
"""

from __future__ import annotations

from array import array

from etalage.bots.learning.weights import Weights


class Network:
    """Set the features that last and settle them; then, as often as you like, set the others and ask for the value."""

    def __init__(self, weights: Weights) -> None:
        self.things, self.features, self.facts, self.units, self.hidden = weights.shape
        self.thing_features = array("i", bytes(4 * self.things * self.features))
        self.fact_features = array("i", bytes(4 * self.facts))
        (
            self.shared,
            self.shared_bias,
            self.above,
            self.above_bias,
            self.out,
            self.out_bias,
        ) = weights.parts()
        self.settled = array("d", bytes(8 * self.things * self.units))
        """What goes into each thing's units of its lasting features."""
        self.unit = array("d", bytes(8 * self.units))
        self.total = array("d", bytes(8 * self.units))
        self.layer = array("d", bytes(8 * self.hidden))

    def forget(self) -> None:
        """All features of things."""
        for index in range(self.things * self.features):
            self.thing_features[index] = 0

    def settle(self) -> None:
        """Take the features that are set as the thing's lasting ones; `value` sees them with those set afterwards."""
        inputs = self.thing_features
        settled = self.settled
        weights = self.shared
        for thing in range(self.things):
            base = thing * self.units
            for unit in range(self.units):
                settled[base + unit] = self.shared_bias[unit]
            for feature in range(self.features):
                if inputs[thing * self.features + feature] != 0:
                    number = inputs[thing * self.features + feature]
                    row = feature * self.units
                    for unit in range(self.units):
                        settled[base + unit] += number * weights[row + unit]
                    inputs[thing * self.features + feature] = 0

    def value(self) -> float:
        inputs = self.thing_features
        settled = self.settled
        weights = self.shared
        units = self.unit
        total = self.total
        for unit in range(self.units):
            total[unit] = 0.0
        for thing in range(self.things):
            base = thing * self.units
            for unit in range(self.units):
                units[unit] = settled[base + unit]
            for feature in range(self.features):
                if inputs[thing * self.features + feature] != 0:
                    number = inputs[thing * self.features + feature]
                    row = feature * self.units
                    for unit in range(self.units):
                        units[unit] += number * weights[row + unit]
            for unit in range(self.units):
                total[unit] += max(units[unit], 0.0)
        return self._value_above()

    def _value_above(self) -> float:
        total = self.total
        layer = self.layer
        weights = self.above
        for unit in range(self.hidden):
            layer[unit] = self.above_bias[unit]
        for fact in range(self.units + self.facts):
            number = total[fact] if fact < self.units else self.fact_features[fact - self.units]
            if number != 0.0:
                row = fact * self.hidden
                for unit in range(self.hidden):
                    layer[unit] += number * weights[row + unit]
        result = self.out_bias[0]
        for unit in range(self.hidden):
            result += max(layer[unit], 0.0) * self.out[unit]
        return result
