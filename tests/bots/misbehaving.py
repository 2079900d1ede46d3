"""A program that plays by the protocol until it is to do wrong, in the way that its first argument names.

It notes its process, and that of a child if it has one, in the file that the second argument names.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from typing import Any

HOW, NOTES = sys.argv[1], sys.argv[2]


def note(text: object) -> None:
    with open(NOTES, "a", encoding="utf-8") as file:
        file.write(f"{text}\n")


def write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def say(**fields: Any) -> None:
    write(json.dumps(fields) + "\n")


def hang() -> None:
    note("asked")
    while True:
        signal.pause()


def welcome(hello: dict[str, Any]) -> None:
    if HOW == "refuse":
        say(type="refuse", reason="only on Sundays")
    elif HOW == "never-ready":
        hang()
    elif HOW == "ready-without-name":
        say(type="ready", version="1")
    elif HOW == "ends-before-ready":
        sys.exit(4)
    else:
        say(type="ready", name="Bad", version="1", reuse=HOW in ("reuse", "stubborn-reuse"), unknown=[1])


def answer(question: dict[str, Any]) -> None:
    number, moves = question["id"], question.get("moves", ["bid PLAY"])
    good = {"type": "move", "id": number, "move": moves[0]}
    if HOW == "crash":
        for line in range(30):
            print(f"thinking {line}", file=sys.stderr)
        raise RuntimeError("no idea")
    if HOW == "hang":
        hang()
    elif HOW == "killed":
        note("asked")
        os.kill(os.getpid(), signal.SIGKILL)
    elif HOW == "not-json":
        write("bid 5\n")
    elif HOW == "not-utf8":
        os.write(1, b"\xff\xfe\n")
    elif HOW == "not-an-object":
        write("[1]\n")
    elif HOW == "deep":
        write("[" * 100_000 + "\n")
    elif HOW == "wrong-type":
        say(**{**good, "type": "ready"})
    elif HOW == "wrong-id":
        say(**{**good, "id": number + 1})
    elif HOW == "id-true":
        say(**{**good, "id": True})
    elif HOW == "no-move":
        say(type="move", id=number)
    elif HOW == "malformed":
        say(**{**good, "move": "make tea"})
    elif HOW == "illegal":
        say(**{**good, "move": "keep"})
    elif HOW == "flood":
        while True:
            write("x" * 65536)
    elif HOW == "flood-of-lines":
        while True:
            say(**good)
    elif HOW == "flood-of-log":
        for _ in range(100):
            sys.stderr.write("y" * 65536)
        print("\ndone", file=sys.stderr)
        say(**good)
    elif HOW == "closes-its-output":
        os.close(1)
        hang()
    else:
        say(**good, info={"asked": number})


def main() -> None:
    note(os.getpid())
    if HOW in ("child", "stubborn", "stubborn-reuse"):
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        child = subprocess.Popen([sys.executable, "-I", "-S", "-c", "import signal; signal.pause()"])
        note(child.pid)
    for line in sys.stdin:
        said = json.loads(line)
        if HOW == "transcript":
            with open(f"{NOTES}.lines", "a", encoding="utf-8") as file:
                file.write(line)
        if said["type"] in ("hello", "over", "end"):
            note(said["type"])
        if said["type"] == "hello":
            welcome(said)
        elif said["type"] == "choose":
            answer(said)
        elif said["type"] == "quit" and HOW not in ("stubborn", "stubborn-reuse"):
            return
    while HOW in ("stubborn", "stubborn-reuse"):
        signal.pause()


main()
