"""The documentation as a site: `make docs` puts its pages into build/docs, and Zensical makes build/site of them.

Pages are the Markdown files of the project as they are; the reference comes from the docstrings.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).parent.parent
STAGED, SITE, SETTINGS = ROOT / "build/docs", ROOT / "build/site", ROOT / "build/zensical.toml"
LANGUAGES = {"en": "English", "de": "Deutsch", "nl": "Nederlands", "fr": "Français", "hu": "Magyar"}
GAMES = {"weinhaendler": "Die Weinhändler", "money": "Money!"}
PICTURES = ("docs/curves", "docs/screenshots")

CHAPTERS = {
    "Bots": {
        "Write a bot": "bots",
        "In any language": "bot-protocol",
        "What a program hears": "events",
        "The coach": "coach",
    },
    "Research": {
        "Environments": "research",
        "Many machines": "cluster",
        "Decisions as data": "dataset",
        "Notebooks": "notebooks",
        "Records": "records",
    },
    "Play": {"The deal of the day": "daily"},
    "Hosting": {
        "Run it for others": "hosting",
        "What is kept of people": "privacy",
        "How the server works": "server",
        "Figures and ratings": "ratings",
    },
    "Architecture": {
        "How it is built": "architecture",
        "The page": "web",
        "Add a game": "new-game",
        "Contributing": "contributing",
        "Changes": "changelog",
        "Figures": "figures",
        "Figures of 0.1": "figures-0.1",
    },
}
"""Pages by their titles; a page that there is not yet is left out."""

REFERENCE = {
    "etalage": ["etalage"],
    "Matches and deals": [f"etalage.games.{name}" for name in ("match", "protocol", "outcome", "events")],
    "Die Weinhändler": [f"etalage.games.weinhaendler.{name}" for name in ("rules", "view", "notation")],
    "Money!": [f"etalage.games.money.{name}" for name in ("rules", "view", "notation")],
    "Errors": ["etalage.games.errors", "etalage.bots.errors", "etalage.records.errors"],
    "Records": ["etalage.records", "etalage.records.referee", "etalage.records.fair"],
    "Bots": ["etalage.bots.api", "etalage.bots.names", "etalage.bots.company", "etalage.testing"],
    "The arena": [f"etalage.arena.{name}" for name in ("schedule", "running", "results", "crew", "cluster")],
    "Environments": ["etalage.envs", "etalage.envs.encoding"],
    "The coach": ["etalage.coach"],
    "Notebooks": ["etalage.notebook"],
}
"""Modules by the title of their page; a module that there is not yet is left out."""

_LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)\s]+)\)|(!\[[^\]]*\]\(|<img src=\")([^)\"]+)")


class Page(NamedTuple):
    """A page of the site: its file there, and where its text comes from."""

    title: str
    path: str
    source: Path | None
    text: str = ""


def pages() -> dict[str, list[Page]]:
    """All pages by chapter."""
    found = {"Start": [Page("Start", "index.md", ROOT / "README.md")], "Rules": list(_rules())}
    for chapter, titles in CHAPTERS.items():
        sources = [(title, name, _source(name)) for title, name in titles.items()]
        found[chapter] = [Page(title, f"{name}.md", source) for title, name, source in sources if source.exists()]
    found["Reference"] = list(_reference())
    return found


def _rules() -> Iterator[Page]:
    for language, called in LANGUAGES.items():
        for game, title in GAMES.items():
            source = ROOT / f"src/etalage/locale/{language}/{game}.md"
            yield Page(title if language == "en" else f"{title} ({called})", f"rules/{game}.{language}.md", source)


def _source(name: str) -> Path:
    return ROOT / (f"{name.upper()}.md" if name in ("contributing", "changelog") else f"docs/{name}.md")


def _reference() -> Iterator[Page]:
    for title, modules in REFERENCE.items():
        there = [name for name in modules if _module(name).exists()]
        if there:
            path = f"api/{re.sub('[^a-z]+', '-', title.lower()).strip('-')}.md"
            yield Page(title, path, None, f"# {title}\n\n" + "\n".join(f"::: {name}\n" for name in there))


def _module(name: str) -> Path:
    folder = ROOT / "src" / name.replace(".", "/")
    return folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")


def stage(folder: Path) -> dict[str, list[Page]]:
    """Put all pages into a folder, with what they show, linked to each other."""
    shutil.rmtree(folder, ignore_errors=True)
    chapters = pages()
    at = {page.source: page.path for each in chapters.values() for page in each if page.source}
    for page in (page for each in chapters.values() for page in each):
        file = folder / page.path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(_linked(page.source, page.path, at) if page.source else page.text, "utf-8")
    for pictures in PICTURES:
        shutil.copytree(ROOT / pictures, folder / Path(pictures).name)
    for notebook in (ROOT / "examples").glob("*.ipynb"):
        (folder / "examples").mkdir(exist_ok=True)
        shutil.copy(notebook, folder / "examples")
    return chapters


def _linked(source: Path, path: str, at: dict[Path, str]) -> str:
    """The text of a page with the addresses things have on the site. What is not there is named, and not linked."""
    up = "../" * path.count("/")

    def moved(found: re.Match[str]) -> str:
        words, target, picture, file = found.groups()
        if picture:
            return f"{picture}{up}{Path(file).parent.name}/{Path(file).name}"
        name, mark, anchor = target.partition("#")
        if urlsplit(target).scheme or not name:
            return found[0]
        there = (source.parent / name).resolve()
        if there.suffix == ".ipynb":
            return f"[{words}]({up}examples/{there.name})"
        return f"[{words}]({up}{at[there]}{mark}{anchor})" if there in at else str(words)

    return _LINK.sub(moved, source.read_text("utf-8"))


def settings(chapters: dict[str, list[Page]]) -> str:
    """What Zensical is told. Fonts are the reader's own, and scripts the site's."""
    start, *others = chapters.items()
    entries = [f"{{ {json.dumps(page.title)} = {json.dumps(page.path)} }}" for page in start[1]]
    for chapter, in_it in others:
        listed = ", ".join(f"{{ {json.dumps(page.title)} = {json.dumps(page.path)} }}" for page in in_it)
        entries.append(f"{{ {json.dumps(chapter)} = [{listed}] }}")
    nav = ",\n  ".join(entries)
    return f"""[project]
site_name = "Etalage"
docs_dir = {json.dumps(STAGED.name)}
site_dir = {json.dumps(SITE.name)}
use_directory_urls = false
nav = [
  {nav},
]

[project.theme]
font = false
language = "en"
features = ["navigation.tabs", "navigation.top", "content.code.copy", "search.highlight"]

[[project.theme.palette]]
media = "(prefers-color-scheme: light)"
scheme = "default"
toggle.icon = "lucide/sun"
toggle.name = "Dark"

[[project.theme.palette]]
media = "(prefers-color-scheme: dark)"
scheme = "slate"
toggle.icon = "lucide/moon"
toggle.name = "Light"

[project.plugins.mkdocstrings.handlers.python]
paths = [{json.dumps(str(ROOT / "src"))}]

[project.plugins.mkdocstrings.handlers.python.options]
show_source = false
show_root_heading = true
show_root_full_path = true
heading_level = 2
members_order = "source"
separate_signature = true
show_signature_annotations = true
"""


class Links(HTMLParser):
    """What a page refers to, what a browser fetches for it unasked, and what can be referred to in it."""

    def __init__(self) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.fetched: set[str] = set()
        self.ids: set[str] = set()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        has = {name: value or "" for name, value in attributes}
        self.ids |= {has[name] for name in ("id", "name") if name in has}
        if tag == "a" and "href" in has:
            self.links.add(has["href"])
        if tag == "link" and has.get("rel") not in ("canonical", "next", "prev", "edit"):
            self.fetched.add(has.get("href", ""))
        if tag in ("script", "img", "iframe", "source", "audio", "video") and "src" in has:
            self.fetched.add(has["src"])


def faults(site: Path) -> Iterator[str]:
    """Links of the pages in a folder that lead nowhere, and what would be fetched from elsewhere."""
    read = {file.resolve(): _read(file) for file in sorted(site.rglob("*.html"))}
    for file, page in read.items():
        name = file.relative_to(site.resolve())
        yield from (f"{name} fetches {address}" for address in sorted(page.fetched) if urlsplit(address).netloc)
        for address in sorted(page.links | page.fetched):
            parts = urlsplit(address)
            if parts.scheme or parts.netloc:
                continue
            base = site if parts.path.startswith("/") else file.parent
            target = (base / unquote(parts.path).lstrip("/")).resolve() if parts.path else file
            target = target / "index.html" if target.is_dir() else target
            anchor = unquote(parts.fragment)
            if not target.exists() or (anchor and target in read and anchor not in read[target].ids):
                yield f"{name} leads nowhere: {address}"


def _read(file: Path) -> Links:
    found = Links()
    found.feed(file.read_text("utf-8"))
    return found


def main() -> None:
    SETTINGS.parent.mkdir(exist_ok=True)
    SETTINGS.write_text(settings(stage(STAGED)), "utf-8")
    shutil.rmtree(SITE, ignore_errors=True)
    program = Path(sys.executable).parent / "zensical"
    subprocess.run([program, "build", "--clean", "--config-file", SETTINGS], cwd=SETTINGS.parent, check=True)
    found = list(faults(SITE))
    if found:
        sys.exit("\n".join(found))
    count = sum(1 for _ in SITE.rglob("*.html"))
    print(f"The site is in {SITE.relative_to(ROOT)}, {count} pages; python -m http.server -d build/site shows it.")


if __name__ == "__main__":
    main()
