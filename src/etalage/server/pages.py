"""The page, as it was built: read once, sent compressed, and kept by browsers as long as it does not change."""

from __future__ import annotations

import hashlib
import mimetypes
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

INDEX = "index.html"
COMPRESSED = {"br": ".br", "gzip": ".gz"}
NEVER_CHANGES = "public, max-age=31536000, immutable"  # the names of such files are made from their content
ASK_AGAIN = "no-cache"
TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}


class PageFile(NamedTuple):
    media_type: str
    fingerprint: str
    """Of its content."""
    caching: str
    data: bytes
    compressed: dict[str, bytes]

    def best(self, accepted: str) -> tuple[bytes, str | None]:
        """The smallest form that a browser takes, and its encoding."""
        wanted = [part.replace(" ", "") for part in accepted.split(",")]
        for encoding, data in self.compressed.items():
            if any(part.split(";")[0] == encoding and not part.endswith(";q=0") for part in wanted):
                return data, encoding
        return self.data, None


def read_page() -> dict[str, PageFile]:
    """All files of the page by their path; none where it was not built."""
    folder = files("etalage.server").joinpath("page")
    return _read(folder, "") if folder.is_dir() else {}


def _read(folder: Traversable, prefix: str) -> dict[str, PageFile]:
    found: dict[str, PageFile] = {}
    for entry in folder.iterdir():
        path = f"{prefix}{entry.name}"
        if entry.is_dir():
            found |= _read(entry, f"{path}/")
        elif not path.endswith(tuple(COMPRESSED.values())):
            data = entry.read_bytes()
            forms = {name: folder.joinpath(entry.name + ending) for name, ending in COMPRESSED.items()}
            found[path] = PageFile(
                _media_type(path),
                hashlib.sha256(data).hexdigest()[:16],
                NEVER_CHANGES if prefix == "assets/" else ASK_AGAIN,
                data,
                {name: form.read_bytes() for name, form in forms.items() if form.is_file()},
            )
    return found


def _media_type(path: str) -> str:
    ending = path[path.rfind(".") :]
    return TYPES.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"
