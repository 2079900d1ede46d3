"""The `etalage` command."""

from __future__ import annotations

import os
import sys

GOOD, FAILED, WRONG_USE, INTERRUPTED = 0, 1, 2, 130


class NobodyReads(Exception):
    """Whoever was to read the output has gone."""


class Interrupted(Exception):
    """Ctrl-C."""


def main() -> None:
    """Run the command; every error ends in a sentence and an exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")  # names in records and answers may hold anything
    try:
        _run()
        sys.stdout.flush()
    except (NobodyReads, BrokenPipeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing more to say
    except (Interrupted, KeyboardInterrupt):
        print("\netalage: interrupted", file=sys.stderr)
        sys.exit(INTERRUPTED)


def _run() -> None:
    if sys.argv[1:] == ["--version"]:  # before anything slow is imported
        print(version())
        return
    from etalage.bots.errors import BotFault
    from etalage.cli.app import app
    from etalage.cli.console import printable
    from etalage.games.errors import EtalageError, Failed
    from etalage.records.errors import RecordError

    try:
        app()
    except EtalageError as error:
        report = error.report() if isinstance(error, BotFault) else str(error)
        said = "\n".join(map(printable, report.split("\n")))  # it may say what another's program has said
        print(f"etalage: {said}", file=sys.stderr)
        sys.exit(FAILED if isinstance(error, RecordError | BotFault | Failed) else WRONG_USE)


def version() -> str:
    """The version, and whether the kernel is compiled."""
    import etalage

    kernel = "compiled" if etalage.compiled() else "not compiled: it runs as plain Python, some 100 times slower"
    return f"etalage {etalage.__version__} (kernel {kernel})"
