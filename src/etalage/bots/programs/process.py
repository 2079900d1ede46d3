"""A program that runs: lines to it, lines from it, its log, and its end, which it does not outlive."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import threading
import time
from collections import deque
from collections.abc import Sequence
from contextlib import suppress

from etalage.bots.errors import BotError, BotFailure
from etalage.bots.programs.lines import LONGEST_LINE, written

GRACE_SECONDS = 2.0
AT_ONCE = 1 << 16  # bytes
LOOK_UP = 0.5  # seconds after which whoever waits notices that the program has been let go
LOG_LINES = 20
LAST_WORDS = 64  # times that its log is read at its end; whoever still writes then has left the group
LONGEST_SHOWN = 1000  # characters of a line, of its log or not
WAITING = select.POLLIN | select.POLLHUP | select.POLLERR if hasattr(select, "poll") else 0


class Program:
    """One process, in a group of its own: what it starts ends with it, and Ctrl-C is not for it.

    Nothing is written or read but while somebody waits for a line, and then all three streams are looked after: no
    program can make us wait by not reading, by writing to its log, or by never ending a line.
    """

    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True
            )
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or error
            raise BotError(f"the program {command[0]} cannot be started: {why}") from None
        assert self._process.stdin
        assert self._process.stdout
        assert self._process.stderr
        self.group = self._process.pid
        self._to, self._from, self._log = self._process.stdin, self._process.stdout, self._process.stderr
        for stream in (self._to, self._from, self._log):
            os.set_blocking(stream.fileno(), False)
        self._poll = select.poll()
        self._poll.register(self._from, WAITING)
        self._poll.register(self._log, WAITING)
        self._outgoing = bytearray()
        self._incoming = bytearray()
        self._log_lines: deque[bytes] = deque(maxlen=LOG_LINES)
        self._log_rest = b""
        self._in_use = threading.Lock()
        self._is_closed = False

    # Lines

    def queue(self, line: bytes) -> None:
        """A line that goes out with the next that is sent."""
        self._outgoing += line

    def send(self, line: bytes) -> None:
        """A line that goes out at once; what the pipe does not take, while somebody waits for the next line."""
        self._outgoing += line
        self._write()

    def line(self, seconds: float) -> bytes:
        """The next line, without its end; or BotFailure."""
        with self._in_use:
            end = time.monotonic() + seconds
            while (found := self._whole_line()) is None:
                left = end - time.monotonic()
                if self._is_closed or left <= 0:
                    raise self._failure(f"has not answered for {seconds:g} seconds", None)
                self._look_after_streams(min(left, LOOK_UP))
            return found

    def failure(self, reason: str, line: bytes | None = None) -> BotFailure:
        """What went wrong, with the end of the program's log; the program is ended."""
        with self._in_use:
            return self._failure(reason, line)

    def _failure(self, reason: str, line: bytes | None) -> BotFailure:
        self._end(0)
        return BotFailure(reason, None if line is None else _shown(line), self.log())

    def _whole_line(self) -> bytes | None:
        end = self._incoming.find(b"\n", 0, LONGEST_LINE)
        if end < 0:
            if len(self._incoming) >= LONGEST_LINE:
                raise self._failure("has written a line that does not end within 1 MiB", bytes(self._incoming))
            return None
        found = bytes(self._incoming[:end])
        del self._incoming[: end + 1]
        return found

    def _look_after_streams(self, seconds: float) -> None:
        for number, event in self._poll.poll(1000 * seconds):
            if number == self._log.fileno():
                self._read_log()
            elif number == self._from.fileno():
                self._read()
            elif event & select.POLLOUT:
                self._write()
            else:
                self._stop_writing()

    def _write(self) -> None:
        try:
            while self._outgoing:
                del self._outgoing[: os.write(self._to.fileno(), self._outgoing[:AT_ONCE])]
        except BlockingIOError:
            self._poll.register(self._to, select.POLLOUT)
        except (OSError, ValueError):  # it reads no more; that it does not answer is noticed soon
            self._stop_writing()
        else:
            self._stop_writing()

    def _stop_writing(self) -> None:
        self._outgoing.clear()
        with suppress(KeyError, ValueError):
            self._poll.unregister(self._to)

    def _read(self) -> None:
        with suppress(BlockingIOError):
            data = os.read(self._from.fileno(), AT_ONCE)
            if not data:
                raise self._ended()
            self._incoming += data

    def _ended(self) -> BotFailure:
        """It has closed its output, which is the end of a program for us."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE_SECONDS)
        code = self._process.poll()
        how = "has closed its output" if code is None else f"has ended with exit code {code}"
        if code is not None and code < 0:
            how = f"was ended by signal {-code} ({signal.strsignal(-code)})"
        unfinished = bytes(self._incoming) or None
        return self._failure(how, unfinished)

    # Its log

    def log(self) -> list[str]:
        """The last lines that it has written to its standard error."""
        lines = [*self._log_lines, *([self._log_rest] if self._log_rest else [])]
        return [_shown(line) for line in lines[-LOG_LINES:]]

    def _read_log(self) -> bool:
        """Whether there was something."""
        try:
            data = os.read(self._log.fileno(), AT_ONCE)
        except (OSError, ValueError):
            return False
        if not data:
            with suppress(KeyError):
                self._poll.unregister(self._log)
            return False
        *lines, rest = (self._log_rest + data).split(b"\n")
        self._log_lines.extend(line[: 4 * LONGEST_SHOWN] for line in lines[-LOG_LINES:])
        self._log_rest = rest[: 4 * LONGEST_SHOWN]
        return True

    # Its end

    @property
    def is_running(self) -> bool:
        return not self._is_closed and self._process.poll() is None

    def quit(self) -> None:
        """Ask it to end."""
        if not self._is_closed:
            self.send(written(type="quit"))
            with suppress(OSError):
                self._to.close()

    def close(self, seconds: float = GRACE_SECONDS) -> None:
        """Ask it to end, and end it if it has not after so long. Whoever waits for a line of it waits no more."""
        if not self._in_use.acquire(blocking=False):
            self._kill()
            self._is_closed = True
            self._in_use.acquire()
        try:
            self._end(seconds)
        finally:
            self._in_use.release()

    def _end(self, seconds: float) -> None:
        if self._from.closed:
            return
        self.quit()
        self._is_closed = True
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        self._kill()
        self._process.wait()
        for _ in range(LAST_WORDS):
            if not self._read_log():
                break
        for stream in (self._to, self._from, self._log):
            with suppress(OSError):
                stream.close()

    def _kill(self) -> None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.group, signal.SIGKILL)


def _shown(line: bytes) -> str:
    """As much of a line as a report needs."""
    text = line[: 4 * LONGEST_SHOWN].decode("utf-8", "replace")
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]} …"
