"""The proxies of deploy/, started as they stand there but for names of files and numbers of ports."""

from __future__ import annotations

import contextlib
import os
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from tests.needing import needed
from tests.server.visiting import Visitor
from tests.waiting import PATIENCE, wait_until

DEPLOY = Path(__file__).parents[2] / "deploy"
HOST = "games.example"


class Proxy:
    """Where it listens, and the certificate it shows."""

    def __init__(self, port: int, certificate: Path) -> None:
        self.port = port
        self.certificate = certificate

    def visitor(self) -> Visitor:
        visitor = Visitor(f"https://{HOST}:{self.port}")
        visitor.http.close()
        context = ssl.create_default_context(cafile=self.certificate)
        visitor.http = httpx.Client(base_url=visitor.http.base_url, transport=Here(verify=context), timeout=PATIENCE)
        return visitor

    def answers(self) -> bool:
        with contextlib.suppress(httpx.HTTPError):
            return self.visitor().http.get("/health").status_code == 200
        return False


class Here(httpx.HTTPTransport):
    """As if the name of the host led to this machine."""

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        here = request.url.copy_with(host="127.0.0.1")
        extensions = {**request.extensions, "sni_hostname": request.url.host}
        sent = httpx.Request(
            request.method, here, headers=request.headers, stream=request.stream, extensions=extensions
        )
        return super().handle_request(sent)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def certificate(folder: Path) -> tuple[Path, Path]:
    """Signed by itself."""
    chain, key = folder / "chain.pem", folder / "key.pem"
    made = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-days",
        "2",
    ]
    named = ["-subj", f"/CN={HOST}", "-addext", f"subjectAltName=DNS:{HOST}", "-out", str(chain), "-keyout", str(key)]
    subprocess.run([*made, *named], check=True, capture_output=True, timeout=PATIENCE)
    return chain, key


def changed(text: str, *pairs: tuple[str, str]) -> str:
    """Each of them has to be there."""
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new)
    return text


@contextlib.contextmanager
def started(command: list[str], proxy: Proxy, **environment: str) -> Iterator[Proxy]:
    streams: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
    process = subprocess.Popen(command, env={**os.environ, **environment}, **streams)
    try:
        wait_until(lambda: process.poll() is not None or proxy.answers())
        assert process.poll() is None, process.communicate()[0]
        yield proxy
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


@contextlib.contextmanager
def nginx(folder: Path, *servers: int) -> Iterator[Proxy]:
    """In front of servers at these ports."""
    program = needed("nginx")
    chain, key = certificate(folder)
    port, plain = free_port(), free_port()
    site = changed(
        (DEPLOY / "nginx.conf").read_text(),
        ("server 127.0.0.1:8484 max_fails=0;", " ".join(f"server 127.0.0.1:{each} max_fails=0;" for each in servers)),
        ("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("/etc/ssl/games.example.pem", str(chain)),
        ("/etc/ssl/games.example.key", str(key)),
    )
    (folder / "site.conf").write_text(site)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user} pid {folder}/pid; error_log stderr; daemon off; worker_processes 1; events {{}}\n"
        f"http {{ access_log off; {temporary} include site.conf; }}\n"
    )
    with started([program, "-p", str(folder), "-c", str(folder / "nginx.conf")], Proxy(port, chain)) as proxy:
        yield proxy


@contextlib.contextmanager
def caddy(folder: Path, server: int) -> Iterator[Proxy]:
    program = needed("caddy")
    chain, key = certificate(folder)
    port = free_port()
    site = changed(
        (DEPLOY / "Caddyfile").read_text(),
        ("\ngames.example {\n", f"\nhttps://games.example:{port} {{\n\ttls {chain} {key}\n"),
        ("127.0.0.1:8484", f"127.0.0.1:{server}"),
    )
    (folder / "Caddyfile").write_text(
        changed(site, ("grace_period 5s", "grace_period 1s\n\tadmin off\n\tauto_https off"))
    )
    command = [program, "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with started(command, Proxy(port, chain), **home) as proxy:
        yield proxy
