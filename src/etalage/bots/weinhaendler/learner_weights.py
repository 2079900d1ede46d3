"""What the learner has learned; written by benchmarks/train_visitors.py."""

WEIGHTS: dict[str, tuple[float, ...]] = {}
