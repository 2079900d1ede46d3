"""The one door between a table and its readers: all that they get is made here, out of views, events and records."""

from etalage.tables.showing.attempts import (
    Daily,
    DailyResult,
    PlayedDay,
    ShownChallenge,
    daily_result,
    daily_table,
    shown_challenge,
)
from etalage.tables.showing.changes import Changed, Changes, can_be_told
from etalage.tables.showing.coaching import Hint, Judged, hint_in, hint_of, judged_in, review_in, review_of
from etalage.tables.showing.history import MyMatch, my_match
from etalage.tables.showing.lines import Line, Log, lines_of
from etalage.tables.showing.lists import Listing, MyListing, listing, listing_of
from etalage.tables.showing.previews import Preview, foresee, preview
from etalage.tables.showing.puzzles import ShownPuzzle, puzzle_of, puzzles_of
from etalage.tables.showing.readers import ProspectsData, Reader, ReckoningData, ViewData
from etalage.tables.showing.records import record_of, record_so_far
from etalage.tables.showing.replays import Replay, Replayed, WholeReplay
from etalage.tables.showing.seen import Position, Seen, Shown, Update, position_at

__all__ = [
    "Changed",
    "Changes",
    "Daily",
    "DailyResult",
    "Hint",
    "Judged",
    "Line",
    "Listing",
    "Log",
    "MyListing",
    "MyMatch",
    "PlayedDay",
    "Position",
    "Preview",
    "ProspectsData",
    "Reader",
    "ReckoningData",
    "Replay",
    "Replayed",
    "Seen",
    "Shown",
    "ShownChallenge",
    "ShownPuzzle",
    "Update",
    "ViewData",
    "WholeReplay",
    "can_be_told",
    "daily_result",
    "daily_table",
    "foresee",
    "hint_in",
    "hint_of",
    "judged_in",
    "lines_of",
    "listing",
    "listing_of",
    "my_match",
    "position_at",
    "preview",
    "puzzle_of",
    "puzzles_of",
    "record_of",
    "record_so_far",
    "review_in",
    "review_of",
    "shown_challenge",
]
