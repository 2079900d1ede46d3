"""Names at a table: one can see them, and tell them apart.

Two names look alike if their skeletons are the same: the idea of Unicode's UTS 39, for the letters of Latin, Greek and
Cyrillic that are drawn the same way.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from etalage.tables.errors import Refused

LONGEST_NAME = 24
JOINERS = "\u200c\u200d"
"""Of Persian and of emoji; nobody sees them."""
BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and marks without a shape."""
BOT = "bot"
"""How bots are marked; so nobody marks themselves."""

_CYRILLIC = ("АВЕЗІЈКМНОРСТУХЅҮԚԜаеіјкорсухѕһԁԛԝѵӏӀ", "ABE3IJKMHOPCTYXSYQWaeijkopcyxshdqwvll")
_GREEK = ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγικνορσςυ", "ABEZHIKMNOPTYXayikvopoou")
_AS_WRITTEN = str.maketrans(_CYRILLIC[0] + _GREEK[0], _CYRILLIC[1] + _GREEK[1])
"""Before capitals and small letters are made the same: В looks like B, but в does not look like b."""
_IN_SMALL = str.maketrans("i1|ı0ɑɡ", "lllloag")
_TOGETHER = (("rn", "m"), ("vv", "w"))


def checked_name(name: str, others: Iterable[str], bots: Iterable[str]) -> str:
    """The name as it will be shown, or raise: somebody else has it, or one that looks like it, or a bot could."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if not _can_be_seen(name) or len(name) > LONGEST_NAME:
        message = f"a name has 1 to {LONGEST_NAME} characters that one can see; controls and blanks are not among them"
        raise Refused("name", message)
    for other in others:
        if _folded(other) == _folded(name):
            raise Refused("name-taken", f"somebody at this table is called {other} already", name=other)
        if skeleton(other) == skeleton(name):
            message = f"this looks like {other}, who has a seat here; choose a name that nobody can mistake for it"
            raise Refused("name-alike", message, name=other)
    if is_like_a_bot(name, bots):
        raise Refused("name-of-bot", "bots are called so here; add something that tells you apart, say a surname")
    return name


def is_like_a_bot(name: str, bots: Iterable[str]) -> bool:
    """Whether one would take this for the name of a bot, of which a second one has a number, or for the mark of one."""
    bare = re.sub(r"[\s\d]+$", "", unicodedata.normalize("NFKC", name))
    words = {skeleton(word) for word in re.findall(r"\w+", name)}
    return skeleton(bare) in {skeleton(bot) for bot in bots} or skeleton(BOT) in words


def skeleton(name: str) -> str:
    """What is left of a name for the eye."""
    shapes = unicodedata.normalize("NFKD", _bare(name)).translate(_AS_WRITTEN)
    small = unicodedata.normalize("NFKD", shapes.casefold()).translate(_IN_SMALL)
    for pair, letter in _TOGETHER:
        small = small.replace(pair, letter)
    return "".join(each for each in small if not each.isspace() and not _is_selector(each))


def _can_be_seen(name: str) -> bool:
    bare = _bare(name)
    has_shape = any(unicodedata.category(each)[0] not in "MZ" for each in bare)
    return has_shape and bare.isprintable() and not set(bare) & set(BLANKS)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFC", _bare(name).casefold())


def _bare(name: str) -> str:
    return name.translate(dict.fromkeys(map(ord, JOINERS)))


def _is_selector(character: str) -> bool:
    """Says how the character before it is drawn."""
    return "\ufe00" <= character <= "\ufe0f" or "\U000e0100" <= character <= "\U000e01ef"
