"""Small networks: the same in NumPy and in the kernel, kept in a file, and fitted to what they are shown."""

from array import array
from pathlib import Path

import numpy as np
import pytest

from etalage.bots import BotError
from etalage.bots.learning.fitting import Samples, fit, predicted
from etalage.bots.learning.weights import Shape, Weights, blank, from_bytes, read
from etalage.bots.weinhaendler.expert_0_1.evaluation import Evaluation
from etalage.bots.weinhaendler.expert_0_1.features import SHAPE
from etalage.bots.weinhaendler.training import played, player
from etalage.games.rng import Rng

TINY = Shape(things=3, features=2, facts=2, units=4, hidden=4)


def some_weights(shape: Shape) -> Weights:
    rng = Rng(7)
    numbers = [(rng.below(2000) - 1000) / 4000 for _ in range(sum(shape.sizes()))]
    return Weights(shape, array("f", numbers), {"made": "up"})


def some_samples(number: int) -> Samples:
    """What is to be learned: the sum of the things' first features, with the first fact."""
    rng = np.random.default_rng(3)
    things = rng.integers(0, 4, (number, 3, 2), dtype=np.int16)
    facts = rng.integers(-2, 3, (number, 2), dtype=np.int16)
    return Samples(things, facts, (things[:, :, 0].sum(1) + facts[:, 0]).astype(np.float32))


def test_a_network_reads_back_from_its_file(tmp_path: Path) -> None:
    weights = some_weights(TINY)
    (tmp_path / "network.bin").write_bytes(weights.to_bytes())
    assert read(tmp_path / "network.bin") == weights


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "is not a network"),
        (b"{}\n", "is not a network"),
        (b'{"format": 9, "shape": {}}\n', "format 9, where this version reads 1"),
        (some_weights(TINY).to_bytes()[:-4], "numbers, where its shape asks for"),
    ],
)
def test_a_broken_file_is_refused(data: bytes, complaint: str) -> None:
    with pytest.raises(BotError, match=complaint):
        from_bytes(data, "network.bin")


def test_a_missing_file_is_told() -> None:
    with pytest.raises(BotError, match=r"cannot read the network nowhere\.bin"):
        read(Path("nowhere.bin"))


def test_fitting_learns_what_it_is_shown() -> None:
    heard: list[float] = []
    samples = some_samples(4000)
    done = fit(samples, TINY, 1, 400, {"for": "a test"}, told=lambda epoch, learned, held_out: heard.append(held_out))
    assert len(heard) == 400
    assert done.held_out == heard
    assert done.held_out[-1] < 0.1 < done.held_out[0]
    assert np.abs(predicted(done.weights, samples) - samples.targets).mean() < 0.3


def test_fitting_goes_on_from_a_network() -> None:
    samples = some_samples(4000)
    first = fit(samples, TINY, 1, 400, {})
    second = fit(samples, TINY, 2, 1, {}, begin=first.weights)
    assert second.held_out[0] < 4 * first.held_out[-1] + 0.05


def test_the_same_seed_fits_the_same_network() -> None:
    samples = some_samples(500)
    assert fit(samples, TINY, 5, 2, {}).weights == fit(samples, TINY, 5, 2, {}).weights


def test_kernel_and_numpy_see_the_same_value() -> None:
    weights = some_weights(SHAPE)
    inputs, _ = played([player(1, None, 1)] * 4, Rng(1))
    row = np.frombuffer(inputs, np.int16)[: SHAPE.things * SHAPE.features + SHAPE.facts]
    samples = Samples(
        row[: SHAPE.things * SHAPE.features].reshape(1, SHAPE.things, SHAPE.features),
        row[SHAPE.things * SHAPE.features :].reshape(1, SHAPE.facts),
        np.zeros(1, np.float32),
    )
    assert Evaluation(weights).valued(row.tobytes()) == pytest.approx(float(predicted(weights, samples)[0]), rel=1e-4)


def test_a_blank_network_values_everything_at_nothing() -> None:
    inputs, _ = played([player(1, None, 1)] * 3, Rng(2))
    assert Evaluation(blank(SHAPE)).valued(inputs[: 2 * (SHAPE.things * SHAPE.features + SHAPE.facts)]) == 0.0
