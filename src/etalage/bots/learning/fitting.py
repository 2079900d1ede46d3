"""Fitting a network to what came of positions. Needs NumPy: `pip install 'etalage[train]'`."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from etalage.bots.learning.weights import Shape, Weights

Floats = NDArray[np.float32]
Forward = tuple[Floats, Floats, Floats, Floats]
"""The outputs, and what led to them: the layer above, what goes into it, and the units of each thing."""

BATCH = 1024
FASTEST = 2e-3  # the step of learning at the beginning of a fit, unless told; it falls to nothing along a half cosine
STEADY, STEADIER = 0.9, 0.999  # how slowly Adam forgets gradients and their squares
HELD_OUT = 20  # one in so many samples is not learned from but predicted


class Rows(Protocol):
    """What a network is shown, by row, and what came of it."""

    @property
    def things(self) -> NDArray[np.int16]:
        """By row, thing and feature."""

    @property
    def facts(self) -> NDArray[np.int16]:
        """By row."""

    @property
    def targets(self) -> Floats:
        """By row."""


class Samples(NamedTuple):
    """Positions and what came of them. Whole numbers, as the kernel has them."""

    things: NDArray[np.int16]
    """By sample, thing and feature."""
    facts: NDArray[np.int16]
    targets: Floats

    @staticmethod
    def joined(parts: list[Samples]) -> Samples:
        return Samples(*(np.concatenate(column) for column in zip(*parts, strict=True)))


class Fit(NamedTuple):
    """How well a network predicts: mean squared errors by epoch, of what it learned from and of what it did not."""

    weights: Weights
    learned: list[float]
    held_out: list[float]


def fresh(shape: Shape, seed: int) -> list[Floats]:
    """Random weights to begin with, such that a network begins by saying next to nothing."""
    rng = np.random.default_rng(seed)
    parts = [
        (rng.standard_normal(form) * np.sqrt(2 / form[0])).astype(np.float32)
        if len(form) > 1
        else np.zeros(form, np.float32)
        for form in _forms(shape)
    ]
    parts[2][: shape.units] /= shape.things  # their sum goes in, not one of them
    parts[4] *= np.float32(0.1)
    return parts


def fit(
    samples: Samples,
    shape: Shape,
    seed: int,
    epochs: int,
    recipe: Mapping[str, Any],
    begin: Weights | None = None,
    told: Callable[[int, float, float], None] | None = None,
    fastest: float = FASTEST,
) -> Fit:
    """Adam on the mean squared error; `told` hears of each epoch. Begins anew, or with the weights given."""
    scale = Scale.of(samples)
    parts = fresh(shape, seed) if begin is None else scale.taken_out(split(begin))
    if begin is None:
        parts[-1][:] = samples.targets.mean()
    rng = np.random.default_rng(seed)
    kept, rest = _apart(len(samples.targets))
    moments = [(np.zeros_like(part), np.zeros_like(part)) for part in parts]
    steps = max(1, epochs * -(-len(rest) // BATCH))
    step = 0
    learned, held_out = [], []
    for epoch in range(epochs):
        rng.shuffle(rest)
        total = 0.0
        for first in range(0, len(rest), BATCH):
            chosen = rest[first : first + BATCH]
            error, gradients = _gradients(parts, *scale.applied(samples, chosen))
            total += error * len(chosen)
            step += 1
            rate = fastest * (1 + np.cos(np.pi * step / steps)) / 2
            adam(parts, gradients, moments, rate, step)
        learned.append(total / len(rest))
        held_out.append(_error(parts, scale, samples, kept))
        if told:
            told(epoch, learned[-1], held_out[-1])
    numbers = array("f", np.concatenate([part.ravel() for part in scale.put_in(parts)]).astype(np.float32).tobytes())
    return Fit(Weights(shape, numbers, recipe), learned, held_out)


def _apart(number: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Some stretches of the samples to be predicted, the rest to learn from: samples of one deal stay together."""
    stretch = np.arange(number) // max(1, number // (10 * HELD_OUT))
    return np.flatnonzero(stretch % HELD_OUT == 0), np.flatnonzero(stretch % HELD_OUT)


def predicted(weights: Weights, samples: Rows) -> Floats:
    """What the network says of each."""
    parts = split(weights)
    return np.concatenate(
        [
            forward_pass(
                parts, samples.things[i : i + BATCH].astype(np.float32), samples.facts[i : i + BATCH].astype(np.float32)
            )[0]
            for i in range(0, len(samples.targets), BATCH)
        ]
    )


class Scale(NamedTuple):
    """While it is fitted, a network sees its inputs with mean 0 and deviation 1; the kernel sees them as they are."""

    thing_mean: Floats
    thing_deviation: Floats
    fact_mean: Floats
    fact_deviation: Floats

    @staticmethod
    def of(samples: Rows) -> Scale:
        some = slice(0, 100_000)
        things = samples.things[some].reshape(-1, samples.things.shape[2]).astype(np.float32)
        facts = samples.facts[some].astype(np.float32)
        return Scale(things.mean(0), things.std(0) + np.float32(0.05), facts.mean(0), facts.std(0) + np.float32(0.05))

    def applied(self, samples: Rows, chosen: NDArray[np.int64]) -> tuple[Floats, Floats, Floats]:
        things = (samples.things[chosen].astype(np.float32) - self.thing_mean) / self.thing_deviation
        facts = (samples.facts[chosen].astype(np.float32) - self.fact_mean) / self.fact_deviation
        return things, facts, samples.targets[chosen]

    def put_in(self, parts: list[Floats]) -> list[Floats]:
        """Weights for inputs as they are."""
        shared, shared_bias, above, above_bias, out, out_bias = parts
        units = len(shared_bias)
        scaled = shared / self.thing_deviation[:, None]
        lower = above.copy()
        lower[units:] /= self.fact_deviation[:, None]
        return [
            scaled,
            shared_bias - self.thing_mean @ scaled,
            lower,
            above_bias - self.fact_mean @ lower[units:],
            out,
            out_bias,
        ]

    def taken_out(self, parts: list[Floats]) -> list[Floats]:
        """The other way round."""
        shared, shared_bias, above, above_bias, out, out_bias = parts
        units = len(shared_bias)
        lower = above.copy()
        lower[units:] *= self.fact_deviation[:, None]
        return [
            shared * self.thing_deviation[:, None],
            shared_bias + self.thing_mean @ shared,
            lower,
            above_bias + self.fact_mean @ above[units:],
            out.copy(),
            out_bias.copy(),
        ]


def _forms(shape: Shape) -> list[tuple[int, ...]]:
    above = shape.units + shape.facts
    return [
        (shape.features, shape.units),
        (shape.units,),
        (above, shape.hidden),
        (shape.hidden,),
        (shape.hidden, 1),
        (1,),
    ]


def split(weights: Weights) -> list[Floats]:
    forms = _forms(weights.shape)
    return [np.array(part, np.float32).reshape(form) for part, form in zip(weights.parts(), forms, strict=True)]


def forward_pass(parts: list[Floats], things: Floats, facts: Floats) -> Forward:
    shared, shared_bias, above, above_bias, out, out_bias = parts
    units = np.maximum(things @ shared + shared_bias, 0)
    below = np.concatenate([units.sum(1), facts], axis=1)
    layer = np.maximum(below @ above + above_bias, 0)
    return (layer @ out + out_bias)[:, 0], layer, below, units


def _gradients(parts: list[Floats], things: Floats, facts: Floats, targets: Floats) -> tuple[float, list[Floats]]:
    forward = forward_pass(parts, things, facts)
    misses = forward[0] - targets
    return float(misses @ misses) / len(targets), backward(parts, things, forward, (2 / len(targets)) * misses)


def backward(parts: list[Floats], things: Floats, forward: Forward, up: Floats) -> list[Floats]:
    """What each part has to do with the outputs, which are to change like this."""
    shared, shared_bias, above, _, out, _ = parts
    _, layer, below, units = forward
    to_layer = (up[:, None] @ out.T) * (layer > 0)
    to_sum = (to_layer @ above.T)[:, : len(shared_bias)]
    to_units = (to_sum[:, None, :] * (units > 0)).reshape(-1, len(shared_bias))
    return [
        things.reshape(-1, shared.shape[0]).T @ to_units,
        to_units.sum(0),
        below.T @ to_layer,
        to_layer.sum(0),
        layer.T @ up[:, None],
        up.sum(keepdims=True),
    ]


def adam(
    parts: list[Floats], gradients: list[Floats], moments: list[tuple[Floats, Floats]], rate: float, step: int
) -> None:
    for part, gradient, (mean, square) in zip(parts, gradients, moments, strict=True):
        mean[...] += (1 - STEADY) * (gradient - mean)
        square[...] += (1 - STEADIER) * (gradient * gradient - square)
        up = mean / (1 - STEADY**step)
        part[...] -= rate * up / (np.sqrt(square / (1 - STEADIER**step)) + 1e-8)


def _error(parts: list[Floats], scale: Scale, samples: Samples, chosen: NDArray[np.int64]) -> float:
    total = 0.0
    for first in range(0, len(chosen), BATCH):
        things, facts, targets = scale.applied(samples, chosen[first : first + BATCH])
        misses = forward_pass(parts, things, facts)[0] - targets
        total += float(misses @ misses)
    return total / len(chosen)
