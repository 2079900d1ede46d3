"""All catalogues of all languages: the same keys and variables, nothing missing, nothing left over, no known slips."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from etalage.bots.roster import ROSTER
from etalage.games.registry import GAMES as REGISTRY
from etalage.locale import LANGUAGES, clauses
from etalage.locale.fluent import catalogue
from etalage.locale.words import CATALOGUES
from etalage.tables.log import BEGUN, RETURNED, STAND_IN
from etalage.tables.presence import AWAY, HERE
from etalage.tables.seating import PHRASES, REACTIONS

ROOT = Path(__file__).parent.parent.parent
LOCALE = ROOT / "src" / "etalage" / "locale"
FILES = sorted({path.name for path in LOCALE.glob("*/*.ftl")})
EVERYWHERE = [(path.parent.name, path.name) for path in sorted(LOCALE.glob("*/*.ftl"))]
GAMES = ("weinhaendler", "money")

MADE_UP = {
    "weinhaendler-": "the name of a line of the log, and how it is meant",
    "money-": "the name of a line of the log, and how it is meant",
    "table-": "the name of a line of the log, and how it is meant",
    "phrase-": "what somebody has said",
    "refusal-": "the reason of an illegal move",
    "problem-": "the reason of a server that says no",
    "temper-": "the name of a bot",
    "coach-weinhaendler-": "the name of an outcome or a reason",
    "coach-money-": "the name of an outcome or a reason",
}
"""Keys that the code puts together from a beginning and something it was told."""

NAME_THEN_MARK = (
    r"(?:\{ *\$game *\}|Money!)[\s\u00a0\u202f]?[?!:.](?:\s|$)",
    "Money! brings a mark of its own: none after it",
)
"""In every language."""
FORBIDDEN = {
    "en": [(r"\b(?:bid|cellar|hand|seat|turn) of \{ *\$(?:name|other)\b", "’s, as in Anna’s bid")],
    "de": [(r"\{ *\$\w+ *\}s\b", "no genitive")],
    "nl": [(r"\{ *\$\w+ *\}['’]?s\b", "no genitive")],
    "fr": [
        (
            r"(?i)\b(?:de|que|jusque|lorsque|puisque) \{ *\$(?:name|names|other|bot|phrase)\b",
            "no elision before a name",
        ),
        (r"[^\s\u00a0\u202f\d\[] ?[!?;](?=\s|$)(?<!\u202f[!?;])(?<!Tapez \?)", "U+202F before ! ? ;"),
        (r"(?<!\u00a0):(?=\s|$)", "U+00A0 before a colon"),
    ],
    "hu": [
        (r"\{ *\$\w+ *\}-(?:\w)", "no suffix on a variable"),
        (r"\{ *\$\w+ *\}[a-záéíóöőúüű]", "no suffix on a variable"),
        (r"a\(z\)", "no a(z)"),
        (r"\b[Aa]z? \{ *\$(?:name|other|bot)\b", "no article before a name"),
    ],
}
"""What a language cannot have, because it would depend on what a variable holds, or looks wrong."""
AGAINST = {"breaks-trio", "breaks-currency", "gives-third", "costs"}
"""What speaks against a move: it is told of the other one, as something avoided."""
PAGES = sorted((ROOT / "web" / "src").rglob("*.svelte"))
TERMINAL = sorted((ROOT / "src" / "etalage" / "cli" / "terminal").rglob("*.py"))
NOT_MARKUP = re.compile(r"(?s)<(script|style)\b.*?</\1>|<!--.*?-->|\{#snippet [^\n]*")
STRAIGHT = re.compile(r"\w'\w")


@cache
def text_of(language: str, name: str) -> str:
    return (LOCALE / language / name).read_text("utf-8")


@cache
def messages(language: str, name: str) -> dict[str, ast.Message]:
    body = FluentParser(with_spans=False).parse(text_of(language, name)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


class Variables(Visitor):
    """Collects the names of the variables."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


@pytest.mark.parametrize("name", FILES)
def test_every_language_has_every_catalogue(name: str) -> None:
    assert [language for language in LANGUAGES if not (LOCALE / language / name).is_file()] == []


@pytest.mark.parametrize(("language", "name"), EVERYWHERE)
def test_the_syntax_is_good(language: str, name: str) -> None:
    body = FluentParser().parse(text_of(language, name)).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    keys = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert sorted(set(keys)) == sorted(keys)
    assert [key for key in keys if not re.fullmatch(r"[a-z0-9]+(?:[-_][a-z0-9]+)*", key)] == []


@pytest.mark.parametrize(("language", "name"), EVERYWHERE)
def test_the_keys_are_those_of_english(language: str, name: str) -> None:
    assert list(messages(language, name)) == list(messages("en", name))


@pytest.mark.parametrize(("language", "name"), EVERYWHERE)
def test_the_variables_are_those_of_english(language: str, name: str) -> None:
    english = {key: variables(message) for key, message in messages("en", name).items()}
    own = {key: variables(message) for key, message in messages(language, name).items()}
    assert {key: found for key, found in own.items() if found != english.get(key)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_in_two_catalogues(language: str) -> None:
    keys = [key for own, name in EVERYWHERE if own == language for key in messages(language, name)]
    assert [key for key in set(keys) if keys.count(key) > 1] == []


@cache
def source() -> str:
    """Everything that may ask for a message."""
    folders = [(ROOT / "src" / "etalage", "*.py")]
    folders += [(ROOT / "web" / "src", f"*.{ending}") for ending in ("ts", "js", "svelte")]
    paths = (path for folder, pattern in folders for path in folder.rglob(pattern))
    return "\n".join(path.read_text("utf-8") for path in paths)


@cache
def beginnings() -> tuple[str, ...]:
    """The beginnings of keys whose ends are put in: `terminal-phase-{phase}`, and in the page `…-${phase}`."""
    found = re.findall(r"[\"'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*-)\$?\{", source())
    return (*MADE_UP, *found)


@pytest.mark.parametrize("name", FILES)
def test_every_key_is_used(name: str) -> None:
    words = set(re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+|(?<=[\"'`])[a-z0-9]+(?=[\"'`])", source()))
    keys = [key for key in messages("en", name) if not key.startswith(beginnings())]
    assert [key for key in keys if key not in words and key.removesuffix("-you") not in words] == []


@pytest.mark.parametrize(("language", "name"), EVERYWHERE)
def test_nothing_depends_on_what_a_variable_holds(language: str, name: str) -> None:
    slips = []
    for line in text_of(language, name).splitlines():
        value = line.partition(" = ")[2] if re.match(r"[a-z]", line) else line
        if line.startswith("#"):
            continue
        forbidden = [NAME_THEN_MARK, *FORBIDDEN[language]]
        slips += [f"{why}: {line}" for pattern, why in forbidden if re.search(pattern, value)]
        slips += [f"a straight apostrophe: {line}"] if STRAIGHT.search(value) else []
    assert slips == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUES)
def test_the_terminal_reads_its_catalogues_as_they_are_meant(language: str, name: str) -> None:
    own = catalogue(text_of(language, f"{name}.ftl"))
    assert list(own) == list(messages(language, f"{name}.ftl"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_the_same_clauses(language: str, game: str) -> None:
    assert list(clauses(game, language)) == list(clauses(game))


def keys_of_events(beginning: str) -> set[str]:
    return {key.removeprefix(beginning) for key in messages("en", "events.ftl") if key.startswith(beginning)}


def reasons(pattern: str, *folders: str) -> set[str]:
    """Names in the source, wherever this comes before them."""
    paths = (path for folder in folders for path in (ROOT / "src" / "etalage" / folder).rglob("*.py"))
    return {found for path in paths for found in re.findall(pattern, path.read_text("utf-8"))}


def test_every_illegal_move_has_its_sentence() -> None:
    known = reasons(r"_illegal\(\s*move, \"([a-z-]+)\"", "games")
    rest = {"out-of-turn", "out-of-turn-several", "out-of-turn-over", "bid-empty", "malformed"}
    assert keys_of_events("refusal-") == known | rest


def test_every_problem_has_its_sentence() -> None:
    known = reasons(r"Refused\(\s*\"([a-z-]+)\"", "server", "tables")
    phases = {f"wrong-phase-{phase}" for phase in ("open", "revealing", "playing", "over", "cancelled")}
    by_status = {"malformed", "unknown", "not-found", "wrong-method", "too-large", "refused", "failure"}
    assert keys_of_events("problem-") == (known - {"wrong-phase"}) | phases | by_status | {"no-connection"}


def test_every_event_has_its_sentence() -> None:
    for game in GAMES:
        names = reasons(r"Event\(\s*\"([a-z-]+)\"", f"games/{game}")
        keys = keys_of_events(f"{game}-")
        assert [name for name in names if not any(key == name or key.startswith(f"{name}-") for key in keys)] == []
    noted = reasons(r"notes\.add\(\s*\"([a-z-]+)\"", "tables")
    assert noted
    kinds = noted | {"created", BEGUN, RETURNED, STAND_IN, AWAY, HERE}
    keys = keys_of_events("table-")
    assert [kind for kind in kinds if not any(key == kind or key.startswith(f"{kind}-") for key in keys)] == []


def test_everything_the_coach_may_say_has_its_sentence() -> None:
    everything = messages("en", "coach.ftl")
    for game in GAMES:
        for kind in ("reason", "outcome"):
            beginning = f"coach-{game}-{kind}-"
            keys = {key.removeprefix(beginning) for key in everything if key.startswith(beginning)}
            names = reasons(rf"{kind.title()}\(\s*\"([a-z-]+)\"", f"coach/{game}")
            assert names
            assert [name for name in names if not any(key.endswith(name) for key in keys | AGAINST)] == []


def test_every_option_and_each_of_its_values_has_words() -> None:
    wanted = {"chosen"}
    for game in GAMES:
        for name, option in REGISTRY[game].options.items():
            wanted |= {name} | {f"{name}-{value}" for value in option.values if isinstance(value, str)}
    assert keys_of_events("option-") == wanted


def test_every_phrase_and_every_bot_has_its_sentence() -> None:
    assert keys_of_events("phrase-") == set(PHRASES)
    reactions = {key.removeprefix("reaction-") for key in messages("en", "company.ftl") if key.startswith("reaction-")}
    assert reactions == set(REACTIONS)
    english = catalogue(text_of("en", "events.ftl"))
    tempers = {name.replace(".", "-"): bot.temper.replace("'", "’") for name, bot in ROSTER.items()}
    assert keys_of_events("temper-") == set(tempers)
    assert {name: "".join(map(str, english[f"temper-{name}"])) for name in tempers} == tempers


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_calls_every_bot_as_the_server_does(language: str) -> None:
    own = catalogue(text_of(language, "events.ftl"))
    found = {key.removeprefix("bot-name-"): "".join(map(str, own[key])) for key in own if key.startswith("bot-name-")}
    assert found == {name: bot.title for name, bot in ROSTER.items() if bot.title != name.title()}
    assert found == {"clement": "Clément", "zsofia": "Zsófia"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_experts_are_written_as_they_are_called(language: str) -> None:
    texts = [path.read_text("utf-8") for path in (LOCALE / language).iterdir()]
    assert [text for text in texts if "Zsofia" in text or "Clement" in text] == []


def test_a_colon_comes_from_the_catalogues() -> None:
    """For French puts a space before it: the page and the terminal do not put one after words by themselves."""
    markup = {path.name: NOT_MARKUP.sub("", path.read_text("utf-8")) for path in PAGES}
    assert [name for name, text in markup.items() if re.search(r"\}:(?:\s|<)", text)] == []
    alone = re.compile(r"\" ?: ?\"[,)]")
    assert [path.name for path in TERMINAL if alone.search(path.read_text("utf-8"))] == []


def test_the_rank_of_a_bid_is_feminine_in_french() -> None:
    """Of a bid the page says `bidRank`; `ordinal` alone is for a player's place."""
    wanted = re.compile(r"(?<!function )\bordinal\((?!place\))")
    paths = [path for ending in ("ts", "svelte") for path in (ROOT / "web" / "src" / "games").rglob(f"*.{ending}")]
    assert [path.name for path in paths if wanted.search(path.read_text("utf-8"))] == []
