"""Where the server listens: at an address of its own, or at a socket that systemd keeps open across restarts."""

from __future__ import annotations

import os
import socket

from etalage.games.errors import Malformed

FIRST = 3
"""The first file descriptor that systemd passes; sd_listen_fds(3) tells how."""
VARIABLES = ("LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES")


def inherited_listener() -> socket.socket | None:
    """The socket that this process was started with, if it was; whoever is started by it is not to think so too."""
    pid, count, _ = (os.environ.pop(name, "") for name in VARIABLES)
    if pid != str(os.getpid()):
        return None
    if count != "1":
        raise Malformed(f"systemd passes {count or 'no'} sockets; Etalage listens at one: give it one ListenStream=")
    try:
        listener = socket.socket(fileno=FIRST)
    except OSError as error:
        raise Malformed(f"what systemd passes is not a socket: {error.strerror}") from None
    listener.set_inheritable(False)
    if listener.family not in (socket.AF_INET, socket.AF_INET6) or listener.type != socket.SOCK_STREAM:
        raise Malformed("systemd passes a socket that is not TCP: write ListenStream= as 127.0.0.1:8484")
    return listener
