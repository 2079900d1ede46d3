"""Work on the machines of a Ray cluster, or on this one where there is none. Ray comes with an extra."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from types import TracebackType
from typing import Any, NamedTuple, Self, TypeVar
from urllib.parse import urlsplit

from etalage.arena.processes import interrupts_held_back
from etalage.games.errors import EtalageError, Failed, needing
from etalage.version import __version__

T = TypeVar("T")

RUNNING_HERE = "auto"
OF_OUR_OWN = "local"
QUIETLY = {"logging_level": logging.CRITICAL, "log_to_driver": False}
REACHABLE_WITHIN = 10.0  # seconds
STARTS = 3  # times that a cluster of our own is tried to be started
AGAIN = 3  # times that work is done again whose process or node was lost
STORE_BYTES = 256 * 1024**2  # Ray's smallest useful store: of what we send, only networks are worth storing


class NoCluster(Failed):
    """A cluster that is not there, or cannot do our work."""


class _Told(NamedTuple):
    """What came of work: a value, or an error of ours. Ray would wrap the error."""

    value: Any
    error: EtalageError | None


class Cluster:
    """The processes of a cluster. Leaving the block by an error or Ctrl-C ends what they do for us."""

    def __init__(self, address: str) -> None:
        """HOST:PORT, ray://HOST:PORT, `auto`, `local`; if empty, the cluster that runs here, or else one of our own."""
        self._address = address or os.environ.get("RAY_ADDRESS", "")
        _check_reachable(self._address)
        with needing("ray"):
            import ray
        self._ray: Any = ray
        self._under_way: set[Any] = set()

    def __enter__(self) -> Self:
        with interrupts_held_back():
            self._connect()
        try:
            remote = self._ray.remote(num_cpus=1, max_retries=AGAIN)(perform)
            self._work = partial(remote.remote, __version__)
            self.submit(_nothing).result()
        except BaseException as error:
            self.__exit__(type(error), error, error.__traceback__)
            raise
        return self

    def _connect(self) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody unless somebody wants it
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # which Ray would give advice about
        if self._address == OF_OUR_OWN or not self._join():
            self._begin()

    def _join(self) -> bool:
        """Whether there is a cluster; there must be, if its address was named."""
        try:
            self._ray.init(address=self._address or RUNNING_HERE, **QUIETLY)
        except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
            if self._address:
                said = _first_line(error)
                raise NoCluster(f"no cluster answers at {self._address}: {said}; see `ray status` there") from None
            return False
        return True

    def _begin(self) -> None:
        for tries_left in reversed(range(STARTS)):
            try:
                self._ray.init(address=OF_OUR_OWN, include_dashboard=False, object_store_memory=STORE_BYTES, **QUIETLY)
                return
            except Exception as error:  # Ray has no type for it: a busy machine does not start within its half a minute
                self._ray.shutdown()
                if not tries_left:
                    raise NoCluster(f"no cluster of our own can be started: {_first_line(error)}") from None

    def hands(self) -> int:
        """Nodes come and go."""
        try:
            return max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        except self._ray.exceptions.RayError as error:
            raise NoCluster(f"the cluster has gone: {_first_line(error)}") from None

    def submit(self, work: Callable[..., T], *arguments: Any) -> Future[T]:
        told: Future[T] = Future()
        told.set_running_or_notify_cancel()
        reference = self._work(work, arguments)
        self._under_way.add(reference)
        reference.future().add_done_callback(partial(self._tell, told, reference))
        return told

    def _tell(self, told: Future[T], reference: Any, done: Future[_Told]) -> None:
        self._under_way.discard(reference)
        lost = done.exception()
        if lost is not None:
            told.set_exception(self._explained(lost))
        elif (error := done.result().error) is not None:
            told.set_exception(error)
        else:
            told.set_result(done.result().value)

    def _explained(self, error: BaseException) -> BaseException:
        raised = self._ray.exceptions
        if isinstance(error, raised.RayTaskError):
            cause = getattr(error, "cause", error)
            if isinstance(cause, ImportError) or "failed to import" in str(error) or "No module named" in str(error):
                lacking = str(cause).strip().rpartition("\n")[2]
                return NoCluster(f"a node of the cluster cannot do the work: {lacking}; {_needs(__version__)}")
            return cause if isinstance(cause, BaseException) else error
        if isinstance(error, raised.RayError):
            return NoCluster(
                f"work was lost on the cluster, and done {AGAIN} times again in vain: somebody ended its processes, "
                "there was too little memory, or a bot crashed them; without --ray you see at which bot"
            )
        return error

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with interrupts_held_back():
            for reference in list(self._under_way) if error else ():
                self._ray.cancel(reference, force=True)  # one that hangs would not hear anything gentler
            self._ray.shutdown()


def perform(version: str, work: Callable[..., Any], arguments: tuple[Any, ...]) -> _Told:
    """On a node."""
    if version != __version__:
        return _Told(None, NoCluster(f"a node of the cluster has etalage {__version__}; {_needs(version)}"))
    try:
        return _Told(work(*arguments), None)
    except EtalageError as error:
        return _Told(None, error)


def _needs(version: str) -> str:
    return f"every node needs etalage {version} and the packages of the bots"


def _nothing() -> None:
    """To see that the nodes know us."""


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0]


def _check_reachable(address: str) -> None:
    """Ray would try for minutes."""
    if address in ("", RUNNING_HERE, OF_OUR_OWN):
        return
    wrong = f"{address} is no address of a cluster: HOST:PORT, or ray://HOST:PORT"
    try:
        parts = urlsplit(address if "://" in address else f"//{address}")
        host, port = parts.hostname, parts.port
    except ValueError:
        raise NoCluster(wrong) from None
    if not host or not port or parts.scheme not in ("", "ray") or parts.path not in ("", "/"):
        raise NoCluster(wrong)
    try:
        socket.create_connection((host, port), REACHABLE_WITHIN).close()
    except OSError as error:
        raise NoCluster(
            f"no cluster answers at {address}: {error.strerror or error}; begin one with `ray start`"
        ) from None
