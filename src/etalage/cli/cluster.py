"""`--ray`: a cluster for whatever plays much."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

from etalage.games.errors import Malformed

if TYPE_CHECKING:
    from etalage.arena.cluster import Cluster


def cluster_at(address: str | None, jobs: int) -> AbstractContextManager[Cluster | None]:
    """None is no cluster, an empty address the nearest one."""
    if address is None:
        return nullcontext()
    if jobs != 1:
        raise Malformed("--jobs counts processes of this machine, and --ray plays on all of a cluster; give one")
    from etalage.arena.cluster import Cluster

    return Cluster(address)
