"""Die Weinhändler at the terminal: its table, and what is said at it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from etalage.cli.console import words
from etalage.cli.terminal.page import TerminalPage, Unclear, by, commands, refused
from etalage.cli.terminal.parts import cards_listed, hand_line, heading, labelled, seat_label, spaced, unusual
from etalage.games.errors import EtalageError, Malformed
from etalage.games.events import Event
from etalage.games.protocol import Json
from etalage.games.reading import shown
from etalage.games.weinhaendler import cards
from etalage.games.weinhaendler.cellar import column_of, open_places, row_of
from etalage.games.weinhaendler.choices import CHOICES
from etalage.games.weinhaendler.notation import bag_texts, parse_bag, parse_card, parse_place, place_text
from etalage.games.weinhaendler.numbers import BIDDING, COLUMNS, EMPTY, HAND_LIMIT, OVER, PHASES, ROWS
from etalage.games.weinhaendler.view import View
from etalage.locale.fluent import Fact

COLOURS = ("yellow3", "red1", "green3", "dark_orange", "dodger_blue1", "grey62", "medium_purple1")
LETTERS = "DMZCSPB"
CELL = 8  # columns of the terminal for a place of a cellar
_SHOWN = re.compile(f"[{LETTERS.lower()}]?★*$")  # what a card shows behind its price
SHORT = {"p": "pass", "d": "pass draw", "draw": "pass draw", "x": "done", ".": "done"}
EMPTY_BOTTLE = "0"
ALIKE = 3  # bottles of each kind


class WeinhaendlerPage(TerminalPage[View]):
    """Die Weinhändler at the terminal."""

    def render(self, view: View, names: Sequence[str]) -> RenderableType:
        me = view.observer if view.observer < view.players else None
        parts: list[RenderableType] = [
            heading(
                "Die Weinhändler", view.round, PHASES[view.phase], bool(view.last), unusual(CHOICES, view.options())
            ),
            *labelled(
                [words()("terminal-display"), words()("terminal-pile")],
                [spaced(bottles(bag_texts(view.display))), _pile(view)],
            ),
            _seats(view, names, me),
            Columns(_cellars(view, names), padding=(1, 2)),
        ]
        return Group(*parts)

    def explain(self, view: View, names: Sequence[str], console: Console) -> None:
        say = words()
        hand = view.hands[view.observer]
        line = Text.assemble(say("terminal-hand"), " ", spaced(bottles(bag_texts(hand)), say("terminal-empty")))
        if view.phase == BIDDING and hand:
            line.append(f" {say('terminal-hand-worth', amount=say.money(cards.value(hand)))}")
        console.print(line)
        if view.phase == BIDDING and view.bids[view.observer]:
            console.print(say("terminal-bid-stands", amount=say.money(view.values[view.observer])))
        if view.phase != BIDDING and cards.size(hand) > HAND_LIMIT:
            console.print(say("terminal-must-place", count=cards.size(hand) - HAND_LIMIT))

    def prompt(self, view: View) -> str:
        if view.phase != BIDDING:
            return words()("terminal-ask-place")
        if not view.bids[view.observer] and view.pile_size:
            return words()("terminal-ask-bid-or-draw")
        return words()("terminal-ask-bid")

    def help_text(self, view: View) -> str:
        if view.phase == BIDDING:
            return f"{words()('terminal-help-bid')} {commands('W9')}"
        return f"{words()('terminal-help-place')} {commands('W26')}"

    def notation(self, view: View, answer: str) -> str:
        answer = " ".join(answer.lower().split())
        if answer in SHORT:
            return SHORT[answer]
        typed = answer.split(" ")
        if typed == ["bid"]:
            raise Unclear("refusal-bid-empty", "W8")
        if typed[0] in ("bid", "place"):
            typed = typed[1:]
        prices = [_SHOWN.sub("", word) for word in typed]
        if view.phase == BIDDING and prices and all(price.isdecimal() for price in prices):
            return " ".join(["bid", *_bid(prices)])
        if view.phase != BIDDING and len(typed) == 2 and prices[0].isdecimal():
            return f"place {_card(prices[0])} {_place(typed[1])}"
        return answer

    def sentences(self, event: Event, names: Sequence[str], me: int) -> list[str]:
        facts: Json = event.facts
        say = words()
        seat = facts.get("seat", me)
        match event.name:
            case "bid":
                amount = say.money(facts["value"])
                return [by(seat, names, me, "weinhaendler-bid-cards", cards=_named(facts["cards"]), amount=amount)]
            case "pass":
                return [by(seat, names, me, "weinhaendler-pass")]
            case "draw":
                return [_drawn(event, names, me)]
            case "take":
                return [_taken(event, names, me)]
            case "display":
                return [say("weinhaendler-display", cards=_named(facts["cards"]))]
            case "no-bids":
                return [say("weinhaendler-no-bids")]
            case "place":
                return [_placed(event, names, me)]
            case "cellar-complete":
                return [by(seat, names, me, "weinhaendler-cellar-complete")]
            case "refill":
                return [say("weinhaendler-refill", cards=_named(facts["cards"]))]
            case "round":
                begins = by(facts["start"], names, me, "weinhaendler-round", count=facts["round"])
                return [begins, say(f"weinhaendler-last-{facts['last']}")] if facts["last"] else [begins]
        return []

    def told(self, kind: str, name: str, facts: Mapping[str, Any], names: Sequence[str]) -> str:
        said: dict[str, Fact] = {key: fact for key, fact in facts.items() if isinstance(fact, int | str)}
        if facts.get("cards") is not None and not isinstance(facts["cards"], int):
            said["cards"] = _named(facts["cards"])
        if "card" in facts:
            said["card"] = _named([facts["card"]])
        if kind == "reason" and facts.get("seat") is not None:
            said["name"] = names[facts["seat"]]
        if kind == "outcome" and facts.get("seat") is not None:
            said["other"] = names[facts["seat"]]
        if kind == "outcome" and facts.get("to") is not None:
            said["name"] = names[facts["to"]]
            name = f"{name}-to"
        return words()(f"coach-weinhaendler-{kind}-{name}", **said)

    def refusal(self, error: EtalageError, answer: str, names: Sequence[str]) -> str:
        def facts(name: str, fact: object) -> dict[str, Fact]:
            match name, fact:
                case "seat", int(seat):
                    return {"name": names[seat]}
                case "value", int(value):
                    return {"amount": words().money(value)}
                case "count", int(count):
                    return {"count": count - HAND_LIMIT}
                case "cards", list(texts):
                    return {"cards": _named(texts)}
            return {}

        return refused(error, answer, facts)


def bottle(card: str) -> Text:
    """A card: its price, its wine's letter and its stars, in the wine's colour."""
    kind = parse_card(card)
    if kind == EMPTY:
        return Text("0", style="dim")
    return Text(f"{card}{LETTERS[cards.wine(kind)]}{'★' * cards.stars(kind)}", style=COLOURS[cards.wine(kind)])


def bottles(texts: Sequence[str]) -> list[Text]:
    return [bottle(card) for card in texts]


def _pile(view: View) -> Text:
    data = view.to_json()
    size = words()("terminal-cards", count=view.pile_size)
    if "pile_cards" in data:
        return cards_listed(size, bottles(data["pile_cards"]))
    line = Text(size)
    under = [bottle(put["card"]) if put["card"] else Text("?") for put in data["under"] or ()]
    if under:
        line.append(f" · {words()('terminal-last-to-come')} ").append_text(spaced(under))
    return line


def _seats(view: View, names: Sequence[str], me: int | None) -> Table:
    ranks = sorted((view.values[seat] for seat in range(view.players) if view.bids[seat]), reverse=True)
    say = words()
    table = Table(*(say(f"terminal-column-{name}") for name in ("player", "points", "bid", "hand")), expand=False)
    for seat in range(view.players):
        bid = spaced(bottles(bag_texts(view.bids[seat])))
        if view.bids[seat]:
            value = view.values[seat]
            bid.append(f"  {say.money(value)}, {_rank(ranks.index(value) + 1)}", style="bold")
        if view.passed >> seat & 1:
            bid.append(f"  {say('terminal-passed')}", style="italic")
        open_hand = view.visible_seats >> seat & 1
        known = view.hands[seat] if open_hand else view.known[seat]
        hand = hand_line(bottles(bag_texts(known)), 0 if open_hand else view.sizes[seat] - cards.size(known))
        label = seat_label(seat, names, view.asked, me)
        if seat == view.start and view.phase != OVER:
            label.append(f" {say('terminal-start')}", style="dim")
        table.add_row(label, say.number(view.points[seat]), bid, hand)
    return table


def _cellars(view: View, names: Sequence[str]) -> list[RenderableType]:
    """Everybody's cellars: the complete ones, and the one being built."""
    data = view.to_json()
    shown: list[RenderableType] = []
    for seat, name in enumerate(names):
        for bottles_in in data["complete"][seat]:
            shown.append(_titled(words()("terminal-cellar-complete", name=name), pyramid(_cells(bottles_in))))
        cells = _cells(data["cellars"][seat])
        if seat == view.observer:
            _mark_places(view, seat, cells)
        shown.append(_titled(words()("terminal-cellar", name=name), pyramid(cells)))
    return shown


def _titled(title: str, cellar: Text) -> RenderableType:
    return Group(Text(title, style="bold"), Padding(cellar, (0, 0, 0, 1)))


def _cells(bottles_in: Mapping[str, str]) -> dict[int, Text]:
    return {parse_place(place): bottle(card) for place, card in bottles_in.items()}


def _mark_places(view: View, seat: int, cells: dict[int, Text]) -> None:
    """Where a bottle can go, by the names of the places: on free ones, and on empty bottles."""
    for place in range(ROWS * COLUMNS):
        if (open_places(view.taken[seat]) | view.empties[seat]) >> place & 1:
            empty = "0" if view.empties[seat] >> place & 1 else ""
            cells[place] = Text(f"{empty}({place_text(place)})", style="dim")


def pyramid(cells: Mapping[int, Text]) -> Text:
    """A cellar, the bottom row below."""
    if not cells:
        return Text(words()("terminal-empty"), style="dim")
    leftmost = min(column_of(place) * CELL + (row_of(place) - 1) * CELL // 2 for place in cells)
    lines = []
    for row in range(max(map(row_of, cells)), 0, -1):
        line = Text()
        for place in sorted(place for place in cells if row_of(place) == row):
            left = column_of(place) * CELL + (row - 1) * CELL // 2 - leftmost
            line.append(" " * (left - len(line))).append_text(cells[place])
        lines.append(line)
    return Text("\n").join(lines)


def _rank(rank: int) -> str:
    return words()("terminal-highest") if rank == 1 else words().ordinal(rank, feminine=True)


def _drawn(event: Event, names: Sequence[str], me: int) -> str:
    facts: Json = event.facts
    seat, kept, under = facts["seat"], facts.get("kept"), facts.get("under")
    if kept is None:
        return words()("weinhaendler-draw-hidden", name=names[seat])
    if under is None:
        return by(seat, names, me, "weinhaendler-draw", card=_named([kept]))
    return by(seat, names, me, "weinhaendler-draw-under", card=_named([kept]), other=_named([under]))


def _taken(event: Event, names: Sequence[str], me: int) -> str:
    facts: Json = event.facts
    seat, source, lot = facts["seat"], facts["from"], _named(facts["cards"])
    if source == "display":
        return by(seat, names, me, "weinhaendler-take-display", cards=lot)
    if int(source) == me:
        return words()("weinhaendler-take-bid-from-you", name=names[seat], cards=lot)
    return by(seat, names, me, "weinhaendler-take-bid", other=names[int(source)], cards=lot)


def _placed(event: Event, names: Sequence[str], me: int) -> str:
    facts: Json = event.facts
    if facts["card"] == EMPTY_BOTTLE:
        return by(facts["seat"], names, me, "weinhaendler-place-empty", place=facts["place"])
    trios: list[int] = facts["trios"]
    return by(
        facts["seat"],
        names,
        me,
        "weinhaendler-place-trios" if trios else "weinhaendler-place",
        card=_named([facts["card"]]),
        place=facts["place"],
        points=facts["points"],
        count=len(trios),
        bonus=sum(trios),
    )


def _named(texts: list[str]) -> str:
    return " ".join(bottle.plain for bottle in bottles(texts))


def _bid(prices: list[str]) -> list[str]:
    """Cards in the order of notation."""
    texts = [_card(price) for price in prices]
    for text in texts:
        if texts.count(text) > ALIKE:
            raise Unclear("terminal-too-often", "W2" if text == EMPTY_BOTTLE else "W1", card=text)
    return bag_texts(parse_bag(texts))


def _card(price: str) -> str:
    try:
        parse_card(price)
    except Malformed:
        raise Unclear("terminal-no-price", text=shown(price)) from None
    return price


def _place(text: str) -> str:
    try:
        parse_place(text)
    except Malformed as error:
        key = {"W19": "terminal-no-row", "W20": "terminal-no-column"}.get(error.clause or "", "terminal-no-place")
        raise Unclear(key, error.clause, text=shown(text)) from None
    return text


PAGE = WeinhaendlerPage()
