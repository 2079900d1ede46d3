"""The programs that run for us. None of them outlives us, however we end."""

from __future__ import annotations

import atexit
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from etalage.bots.errors import BotError
from etalage.bots.programs import guardian
from etalage.bots.programs.process import GRACE_SECONDS, Program


class Pool:
    """Programs at work, and idle ones that can take another match, by their commands."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._running: set[Program] = set()
        self._idle: dict[tuple[str, ...], list[Program]] = {}
        self._guardian: subprocess.Popen[bytes] | None = None

    def take(self, command: Sequence[str]) -> Program:
        """An idle one, or another."""
        with self._lock:
            idle = self._idle.get(tuple(command))
            if idle:
                return idle.pop()
        # In a thread that Ctrl-C does not reach: a program of which nobody knows would be left behind.
        with ThreadPoolExecutor(1, "starting a program") as starter:
            return starter.submit(self._start, command).result()

    def _start(self, command: Sequence[str]) -> Program:
        with self._lock:
            program = Program(command)
            self._running.add(program)
            self._tell_guardian("+", program)
            return program

    def give_back(self, command: Sequence[str], program: Program) -> None:
        """It has ended its match, and can take another."""
        with self._lock:
            self._idle.setdefault(tuple(command), []).append(program)

    def end(self, program: Program) -> None:
        """It is not needed any more."""
        program.close()
        with self._lock:
            self._forget(program)

    def close(self) -> None:
        """End all of them together, and the guardian."""
        with self._lock:
            self._idle.clear()
            for program in self._running:
                program.quit()
            end = time.monotonic() + GRACE_SECONDS
            for program in list(self._running):
                program.close(max(0.0, end - time.monotonic()))
                self._forget(program)
            if self._guardian:
                assert self._guardian.stdin
                with suppress(OSError):
                    self._guardian.stdin.close()
                self._guardian.wait()
                self._guardian = None

    @property
    def groups(self) -> list[int]:
        """Of the programs that run."""
        with self._lock:
            return [program.group for program in self._running]

    def _forget(self, program: Program) -> None:
        self._running.discard(program)
        self._tell_guardian("-", program)

    def _tell_guardian(self, sign: str, program: Program) -> None:
        if self._guardian is None:
            nothing = subprocess.DEVNULL
            command = [sys.executable, "-I", "-S", guardian.__file__]
            self._guardian = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=nothing, stderr=nothing, bufsize=0, start_new_session=True
            )
        assert self._guardian.stdin
        with suppress(OSError):  # somebody has ended it
            self._guardian.stdin.write(f"{sign}{program.group}\n".encode())


PROGRAMS = Pool()
atexit.register(PROGRAMS.close)


def check_platform() -> None:
    if sys.platform == "win32":
        raise BotError("exec: needs pipes that can be waited for, and groups of processes: Linux, macOS or WSL")
