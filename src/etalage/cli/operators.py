"""Commands for operators; what they do with the database of a server is in `admin`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 for everywhere.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="ETALAGE_PORT", min=0, max=65535, help="0: any that is free.")] = 8484,
    data: Annotated[Path | None, typer.Option(help="A folder for the database; by default the user's own.")] = None,
    database: Annotated[
        str | None,
        typer.Option(envvar="ETALAGE_DATABASE", help="postgresql://user:password@host/name, instead of a folder."),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes; more than one need PostgreSQL.")] = 1,
    limit: Annotated[list[str] | None, typer.Option(help="NAME=NUMBER; a wrong name lists them all.")] = None,
    origin: Annotated[str | None, typer.Option(help="Behind a proxy: the address people use, https://…")] = None,
    proxy: Annotated[
        list[str] | None, typer.Option(help="A proxy (or its network) whose X-Forwarded-For is believed; repeatable.")
    ] = None,
    host_name: Annotated[
        list[str] | None, typer.Option(help="A name by which people ask for this server, besides that of --origin.")
    ] = None,
    open_metrics: Annotated[bool, typer.Option("--open-metrics", help="/metrics for all, not only locally.")] = False,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "warning",
    browser: Annotated[bool, typer.Option(help="Open a browser.")] = False,
) -> None:
    """Serve tables on the web, for people and bots."""
    from etalage.cli.serve import ServeOptions, run_server

    run_server(
        ServeOptions(
            host,
            port,
            data,
            database,
            workers,
            limit or [],
            origin,
            proxy or [],
            host_name or [],
            open_metrics,
            log_level,
            browser,
        )
    )
