"""The win shares of all seats along a match, drawn: a picture that needs nothing but this."""

from __future__ import annotations

from html import escape

from etalage.coach import Moment, Review

WIDTH, HEIGHT = 960, 440
LEFT, RIGHT, TOP, BOTTOM = 60, 180, 40, 50
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#8a6d00")
"""That people of all kinds of sight can tell apart (Okabe and Ito)."""
DASHES = ("none", "8 4", "2 4", "10 3 2 3", "5 5")
TENTHS = 10
DOT = 4


def graph(review: Review) -> str:
    """As SVG: a line for each seat, a dot for each costly decision."""
    moments = review.moments
    lines = [_line(seat, [moment.shares[seat] for moment in moments]) for seat in range(len(review.names))]
    dots = [_dot(review, place) for seat in review.seats for place in seat.costliest]
    title = escape(", ".join(review.names))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="sans-serif" font-size="13">',
        f"<title>{title}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        *_shares(),
        *_deals(moments),
        *lines,
        *dots,
        *_names(review),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _across(step: float, steps: int) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * step / max(1, steps), 1)


def _up(share: float) -> float:
    return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - share), 1)


def _line(seat: int, shares: list[float]) -> str:
    points = " ".join(f"{_across(step, len(shares) - 1)},{_up(share)}" for step, share in enumerate(shares))
    style = f'stroke="{COLOURS[seat]}" stroke-dasharray="{DASHES[seat]}"'
    return f'<polyline points="{points}" fill="none" stroke-width="2.5" stroke-linejoin="round" {style}/>'


def _dot(review: Review, place: int) -> str:
    decision = review.decisions[place]
    at = sum((moment.deal, moment.move) <= (decision.deal, decision.move) for moment in review.moments) - 1
    share = review.moments[at].shares[decision.seat]
    where = f'cx="{_across(at, len(review.moments) - 1)}" cy="{_up(share)}" r="{DOT}" fill="{COLOURS[decision.seat]}"'
    title = escape(f"{review.names[decision.seat]}: {decision.played} / {decision.best}: -{100 * decision.loss:.1f}")
    return f"<circle {where}><title>{title}</title></circle>"


def _shares() -> list[str]:
    """Lines across, at every tenth."""
    parts = []
    for tenth in range(0, TENTHS + 1, 2):
        y = _up(tenth / TENTHS)
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}" stroke="#dddddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end" fill="#444444">{10 * tenth} %</text>')
    return parts


def _deals(moments: tuple[Moment, ...]) -> list[str]:
    """Rounds beneath, and a line where a deal begins."""
    parts = []
    shown: tuple[int, int] | None = None
    for step, moment in enumerate(moments):
        x = _across(step, len(moments) - 1)
        if moment.move == 0 and step:
            parts.append(f'<line x1="{x}" x2="{x}" y1="{TOP}" y2="{HEIGHT - BOTTOM}" stroke="#888888"/>')
        if (moment.deal, moment.round) != shown:
            shown = moment.deal, moment.round
            parts.append(
                f'<text x="{x}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle" fill="#444444">{moment.round}</text>'
            )
    return parts


def _names(review: Review) -> list[str]:
    """The legend: each with the share at the end."""
    parts = []
    for seat, name in enumerate(review.names):
        y = TOP + 12 + 24 * seat
        x = WIDTH - RIGHT + 16
        style = f'stroke="{COLOURS[seat]}" stroke-width="2.5" stroke-dasharray="{DASHES[seat]}"'
        parts.append(f'<line x1="{x}" x2="{x + 24}" y1="{y - 4}" y2="{y - 4}" {style}/>')
        parts.append(f'<text x="{x + 32}" y="{y}" fill="#222222">{escape(_short(name))}</text>')
    return parts


def _short(name: str) -> str:
    return name if len(name) <= 16 else name[:15] + "…"
