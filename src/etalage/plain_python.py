"""With ETALAGE_PURE set, the kernel runs as the plain Python that it is written in, even where it is compiled."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class PlainPython:
    """Finds the source of a module, where Python would prefer what was compiled from it."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("etalage."):
            return None
        found = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target) for folder in path)
        return next((spec for spec in found if spec), None)


if os.environ.get("ETALAGE_PURE"):
    sys.meta_path.insert(0, PlainPython)
