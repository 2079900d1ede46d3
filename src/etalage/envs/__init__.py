"""The games for researchers: fixed encodings, batches in the kernel, PettingZoo and OpenSpiel. All of it is extras.

>>> from etalage.envs import Batch, encoding, weinhaendler_v1, money_v1
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from etalage.envs.batch import Batch as Batch

__all__ = ["Batch"]


def __getattr__(name: str) -> object:
    """`Batch` needs NumPy, which only those have who ask for it."""
    if name == "Batch":
        from etalage.envs.batch import Batch

        return Batch
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
