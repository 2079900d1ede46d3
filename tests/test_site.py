"""The documentation as a site: what can be seen of it unmade; `make docs` makes it, and looks at every link."""

from __future__ import annotations

import re
import tomllib
from importlib import import_module
from pathlib import Path

import pytest
from docs.site import REFERENCE, ROOT, faults, pages, settings, stage

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)|src=\"([^\"]+)\"")
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("staged")
    stage(folder)
    return folder


def anchors(text: str) -> set[str]:
    """The headings of a page, as its readers' links name them."""
    titles = re.findall(r"^#+ (.+)$", FENCED.sub("", text), re.MULTILINE)
    return {re.sub(r"[\s-]+", "-", re.sub(r"[^\w\s-]", "", title.lower())).strip("-") for title in titles}


def test_every_page_of_the_project_is_on_the_site() -> None:
    sources = {page.source for chapter in pages().values() for page in chapter}
    written = {ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").glob("*.md")}
    assert written <= sources, "name it in CHAPTERS of docs/site.py"


def test_links_lead_to_pages_of_the_site(staged: Path) -> None:
    for page in staged.rglob("*.md"):
        for target in (one or other for one, other in LINK.findall(FENCED.sub("", page.read_text("utf-8")))):
            name, _, anchor = target.partition("#")
            if "://" in target:
                continue
            there = (page.parent / name).resolve() if name else page
            assert there.is_relative_to(staged.resolve()), f"{page.name}: {target}"
            assert there.exists(), f"{page.name}: {target}"
            assert not anchor or anchor in anchors(there.read_text("utf-8")), f"{page.name}: {target}"


def test_the_navigation_names_each_page_once(staged: Path) -> None:
    told = tomllib.loads(settings(pages()))["project"]

    def listed(entry: object) -> list[str]:
        if isinstance(entry, str):
            return [entry]
        inside = entry.values() if isinstance(entry, dict) else entry if isinstance(entry, list) else ()
        return [path for each in inside for path in listed(each)]

    assert sorted(listed(told["nav"])) == sorted(str(path.relative_to(staged)) for path in staged.rglob("*.md"))
    assert told["theme"]["font"] is False


@pytest.mark.parametrize("name", [name for names in REFERENCE.values() for name in names])
def test_the_reference_names_modules_that_say_what_they_are(name: str) -> None:
    if (ROOT / "src" / Path(*name.split(".")[:2])).exists():  # a room that is not built yet has no reference
        assert import_module(name).__doc__


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<a href="b.html#there"></a><a href="b.html#not"></a><a href="c.html"></a>')
    (tmp_path / "b.html").write_text(
        '<p id="there"><script src="https://elsewhere/x.js"></script><a href="https://x/">'
    )
    assert list(faults(tmp_path)) == [
        "a.html leads nowhere: b.html#not",
        "a.html leads nowhere: c.html",
        "b.html fetches https://elsewhere/x.js",
    ]
