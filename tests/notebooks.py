"""Notebooks, run as Jupyter runs them, but without it: `python -m tests.notebooks FILE…` keeps what cells show."""

from __future__ import annotations

import ast
import io
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import Any

Notebook = dict[str, Any]
ROOT = Path(__file__).parent.parent
NOTEBOOKS = sorted((ROOT / "examples").glob("*.ipynb"))


def read(path: Path) -> Notebook:
    found: Notebook = json.loads(path.read_text("utf-8"))
    return found


def executed(notebook: Notebook) -> Notebook:
    """The same, with what its cells show now."""
    names: dict[str, Any] = {"__name__": "__main__"}
    cells, count = [], 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            count += 1
            outputs = _outputs("".join(cell["source"]), names, count)
            cells.append({**cell, "execution_count": count, "outputs": outputs})
        else:
            cells.append(cell)
    return {**notebook, "cells": cells}


def _outputs(source: str, names: dict[str, Any], count: int) -> list[dict[str, Any]]:
    outputs: list[dict[str, Any]] = []
    *statements, last = ast.parse(source).body
    result: Any = None
    with _shown(outputs, names):
        if isinstance(last, ast.Expr):
            _run(ast.Module(statements, []), names, count)
            result = eval(compile(ast.Expression(last.value), f"<cell {count}>", "eval"), names)
        else:
            _run(ast.Module([*statements, last], []), names, count)
    if result is not None:
        outputs.append({"output_type": "execute_result", "execution_count": count, **_display(result)})
    return outputs


def _run(module: ast.Module, names: dict[str, Any], count: int) -> None:
    exec(compile(module, f"<cell {count}>", "exec"), names)


@contextmanager
def _shown(outputs: list[dict[str, Any]], names: dict[str, Any]) -> Iterator[None]:
    """What the cell prints, and what it gives to `display`, in turn."""
    printed = io.StringIO()

    def flush() -> None:
        if printed.getvalue():
            outputs.append({"output_type": "stream", "name": "stdout", "text": _lines(printed.getvalue())})
            printed.seek(0)
            printed.truncate()

    def display(*values: Any) -> None:
        flush()
        outputs.extend({"output_type": "display_data", **_display(value)} for value in values)

    names["display"] = display
    with redirect_stdout(printed):
        yield
    flush()


def _display(value: Any) -> dict[str, Any]:
    data = {"text/plain": _lines(repr(value))}
    html = value._repr_html_() if hasattr(value, "_repr_html_") else None
    if html is not None:
        data = {"text/html": _lines(html), **data}
    return {"data": data, "metadata": {}}


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def written(notebook: Notebook) -> str:
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(written(executed(read(path))), "utf-8")
