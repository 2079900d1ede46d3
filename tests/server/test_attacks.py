"""Visitors who mean harm by how they connect, while a game goes on: whoever plays does not notice. Each attack prints
what a move took before it and during it."""

from __future__ import annotations

import contextlib
import os
import resource
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.attacking import ATTACKER, SIZE, Match, attack, connect
from tests.server.test_tables import begun
from tests.server.visiting import ETALAGE, GENEROUS, Running, running
from tests.waiting import PATIENCE, wait_until

MOST_OF_ADDRESS = 512  # connections
SHORT = ("--limit", "header-seconds=2", "--limit", "send-seconds=2", "--limit", "keep-alive-seconds=2")
FEW_FILES = 300


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with running("--data", str(tmp_path), *GENEROUS, *SHORT) as started:
        yield started
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def send(connection: socket.socket, data: bytes) -> bool:
    """Whether it could be sent."""
    try:
        connection.sendall(data)
    except OSError:
        return False
    return True


def answer(connection: socket.socket) -> bytes:
    """All that comes until the server ends the connection, which it has to."""
    connection.settimeout(PATIENCE)
    found = b""
    with contextlib.suppress(ConnectionError):
        while data := connection.recv(65536):
            found += data
    connection.close()
    return found


def is_closed(connection: socket.socket) -> bool:
    """Whether the server has ended it already."""
    connection.settimeout(0)
    try:
        while connection.recv(65536):
            pass
    except BlockingIOError:
        return False
    except ConnectionError:
        pass
    return True


# Connections


def test_half_open_connections(server: Running) -> None:
    match = Match(server)
    opened: list[socket.socket] = []

    def open_halfway() -> None:
        for number in range(SIZE):
            opened.append(connect(server))
            send(opened[-1], b"GET / HT" if number % 2 else b"")

    with attack(open_halfway):
        match.goes_on(f"{SIZE} half-open connections, being opened")
    refused = [each for each in opened if is_closed(each)]
    assert len(refused) >= SIZE - MOST_OF_ADDRESS, "more than an address may have are closed at once"
    match.goes_on(f"{SIZE} half-open connections")
    server.visitor().get("/api/about")
    wait_until(lambda: all(is_closed(each) for each in opened))
    server.visitor(ATTACKER).get("/api/about")
    server.stop()
    assert len([line for line in server.lines if "connections ended" in line]) <= 3, "a line a minute"


def test_who_is_refused_is_told_why(tmp_path: Path) -> None:
    with running("--data", str(tmp_path), "--limit", "connections-of-address=3") as server:
        opened = [connect(server) for _ in range(4)]
        said = answer(opened[3])
        assert said.startswith(b"HTTP/1.1 429 ")
        assert b"retry-after: 10\r\n" in said
        assert b"your network has too many open connections" in said
        opened[0].close()
        wait_until(lambda: not is_closed(connect(server)))


@pytest.mark.parametrize("addresses", [1, 250])
def test_a_flood_of_connections_does_not_use_up_the_files(tmp_path: Path, addresses: int) -> None:
    """Of one address, or of so many that each has its share: then those that were idle for longest go."""
    program = ("sh", "-c", f'ulimit -n {FEW_FILES} && exec "$@"', "sh", *ETALAGE)
    with running("--data", str(tmp_path), *GENEROUS, program=program) as server:
        match = Match(server)
        opened = [connect(server, f"127.0.1.{1 + number % addresses}") for number in range(2 * FEW_FILES)]
        match.goes_on(f"{2 * FEW_FILES} connections of {addresses} to a server that may open {FEW_FILES} files")
        for _ in range(20):
            server.visitor().get("/api/about")
        server.stop()
        for each in opened:
            each.close()
        assert not [line for line in server.lines if "Too many open files" in line]


def test_requests_that_dribble_in(server: Running) -> None:
    match = Match(server)
    dribbling = [connect(server) for _ in range(min(SIZE, 100))]

    def dribble() -> None:
        left = dribbling
        end = time.monotonic() + PATIENCE
        while left and time.monotonic() < end:
            left = [each for each in left if send(each, b"G" if each is left[0] else b"\r\n") and not is_closed(each)]

    with attack(dribble):
        match.goes_on(f"{len(dribbling)} headers that dribble in")
    assert all(is_closed(each) for each in dribbling)


def test_a_header_that_never_ends_is_ended(server: Running) -> None:
    for begun_with in (
        b"GET / HTTP/1.1\r\nX: a",
        b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\nX: a",
    ):
        connection = connect(server)
        send(connection, begun_with)
        assert answer(connection).rpartition(b"HTTP/1.1 ")[2].startswith(b"408 ")
    silent = connect(server)
    assert answer(silent) == b"", "whoever asks for nothing needs no answer"


def test_giant_headers_and_addresses(server: Running) -> None:
    match = Match(server)
    giants = {
        b"414": b"GET /" + b"a" * 9_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"431": b"GET / HTTP/1.1\r\nCookie: " + b"a" * 9_000 + b"\r\n\r\n",
        b"431 ": b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000 + b"\r\n",
        b"431  ": b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\nX: " + b"a" * 9_000 + b"\r\n\r\n",
        b"413": b"POST /api/tables HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: " + b"a" * 4_000_000,
    }
    answers = []

    def grow() -> None:
        for number in range(SIZE // 10):
            status = list(giants)[number % len(giants)]
            connection = connect(server)
            send(connection, giants[status])
            answers.append((status.strip(), answer(connection)))

    with attack(grow):
        match.goes_on(f"{SIZE // 10} giant headers, addresses and trailers")
    for status, said in answers:
        found = said.rpartition(b"HTTP/1.1 ")[2]
        assert found.startswith(status) or not found, "or cut off, where another answer was under way"
    assert len([said for _, said in answers if said]) >= 0.7 * len(answers)


def test_an_endless_header_costs_no_memory(server: Running) -> None:
    match = Match(server)
    before = memory(server)

    def grow() -> None:
        connection = connect(server)
        send(connection, b"GET / HTTP/1.1\r\nX: ")
        for _ in range(SIZE):
            if not send(connection, b"a" * 100_000):
                break
        answer(connection)

    with attack(grow):
        match.goes_on(f"a header of {SIZE // 10} MB")
    assert memory(server) - before < 20_000_000


def test_pipelining(server: Running) -> None:
    match = Match(server)
    answered = []

    def ask_without_listening() -> None:
        for _ in range(5):
            connection = connect(server)
            send(connection, b"GET /api/about HTTP/1.1\r\nHost: localhost\r\n\r\n" * SIZE)
            answered.append(answer(connection).count(b"HTTP/1.1 200"))

    with attack(ask_without_listening):
        match.goes_on(f"{SIZE} requests at once on one connection")
    assert max(answered) <= 17, "one is answered while 16 wait, and then the connection ends"


def test_a_few_requests_at_once_are_answered_in_turn(server: Running) -> None:
    connection = connect(server)
    send(connection, b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 10)
    assert answer(connection).count(b"HTTP/1.1 200") == 10


def test_a_stream_ends_with_its_connection_though_a_request_waits_behind_it(server: Running) -> None:
    match = Match(server)
    asked = f"GET /api/tables/{match.table}/events HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    opened = [connect(server) for _ in range(20)]
    for connection in opened:
        send(connection, asked + b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")
    for connection in opened:
        connection.close()
    wait_until(lambda: streams(server) == 0)


def test_a_connection_ends_after_so_many_requests(tmp_path: Path) -> None:
    with running("--data", str(tmp_path), "--limit", "keep-alive-requests=3") as server:
        connection = connect(server)
        send(connection, b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 5)
        said = answer(connection)
        assert said.count(b"HTTP/1.1 200") == 3
        assert said.count(b"connection: close") == 1


# Readers who do not read


def test_readers_who_do_not_read(server: Running) -> None:
    match = Match(server)
    asked = f"GET /api/tables/{match.table}/events HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    before = memory(server)
    opened = []
    for _ in range(min(SIZE // 10, 100)):
        opened.append(reader_of_little(server))
        send(opened[-1], asked)
    wait_until(lambda: streams(server) == len(opened))
    match.goes_on(f"{len(opened)} readers who do not read")
    end = time.monotonic() + PATIENCE
    while streams(server) and time.monotonic() < end:
        match.play()
    assert streams(server) == 0
    assert memory(server) - before < 1_000_000 * len(opened) + 20_000_000
    for connection in opened:
        connection.close()


def test_who_reads_slowly_is_not_cut_off(tmp_path: Path) -> None:
    """Something is taken all the time, and in the end it is all there."""
    with running("--data", str(tmp_path), "--limit", "send-seconds=5") as server:
        connection = reader_of_little(server)
        send(connection, b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 7)
        send(connection, b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        taken = b""
        while data := connection.recv(4096):
            taken += data
            time.sleep(0.1)  # this is what slow means
        assert taken.count(b"HTTP/1.1 200") == 8
        assert taken.endswith(b"}")


def reader_of_little(server: Running) -> socket.socket:
    """With hardly any room for what it has not read."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.bind((ATTACKER, 0))
    connection.connect(("127.0.0.1", server.port))
    return connection


# Identities


def test_identities_by_the_dozen(server: Running) -> None:
    match = Match(server)
    identities = [server.visitor(ATTACKER) for _ in range(min(SIZE // 20, 50))]

    def ask() -> None:
        for each in identities:
            table = begun(each)
            each.listen(table).next()
            each.look(table)

    with attack(ask):
        match.goes_on(f"{len(identities)} identities of one address, each with a table and a stream")


def memory(server: Running) -> int:
    """Of the server's process, in bytes."""
    assert server.process
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def streams(server: Running) -> int:
    lines = server.visitor().http.get("/metrics").text.splitlines()
    return int(float(next(line for line in lines if line.startswith("etalage_streams ")).split()[1]))
