"""What is kept in the database. Changes come with a migration; `REVISION` names the newest."""

from __future__ import annotations

from sqlalchemy import (
    Boolean, Column, Double, Index, Integer, LargeBinary, MetaData, PrimaryKeyConstraint, String, Table, Text,
    UniqueConstraint, false,
)  # fmt: skip

REVISION = "0007"
metadata = MetaData()

ID = String(24)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("revision", Integer, nullable=False),  # counts every change, seen or unseen: whoever knows it may change it
    Column("number", Integer, nullable=False),  # of the last entry
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seconds", Integer, nullable=False),  # for a move; 0: no clock
    Column("memory_aid", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),  # whether one may ask for them where others play too
    Column("public", Boolean, nullable=False),
    Column("host", ID, nullable=False),
    Column("phase", String(12), nullable=False),
    Column("match", Integer, nullable=False),  # the one being played or to be played, from 1
    Column("waiting", Integer, nullable=False),  # the seats that are to move or to reveal their words, as bits
    Column("automatic", Integer, nullable=False),  # the seats that bots play now, as bits
    Column("due", Double),  # when the clock of this decision, or the time to reveal, runs out
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("latecomers", Boolean, nullable=False),  # whether a bot's seat may be taken over while a match is on
    Index("tables_in_lobby", "public", "phase", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ID, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", ID, index=True),
    Column("name", String(64), nullable=False),
    Column("bot", String(64)),  # plays by itself, or stands in for the person
    Column("seal", String(64)),  # of the word in the next shuffle
    Column("word", String(64)),  # once it is revealed
    Column("away", Double),  # since when
    Column("result_seen", Integer, nullable=False),  # the last match whose result they have looked at
    Column("asked", Double),  # since when they have been offered a rematch and have not answered
    Column("next_person", ID, index=True),  # takes the bot's place when the next deal begins
    Column("next_name", String(64), nullable=False),
    Column("played", Integer, nullable=False),  # matches in a row of all who sit here now
    Column("won", Integer, nullable=False),
    Column("places", Integer, nullable=False),  # the sum of them
    Column("points", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

presence = Table(  # written only where several processes share the database
    "presence",
    metadata,
    Column("table_id", ID, nullable=False),
    Column("person", ID, nullable=False),
    Column("seen", Double, nullable=False),  # when they last followed the table, or moved
    PrimaryKeyConstraint("table_id", "person"),
)

matches = Table(
    "matches",
    metadata,
    Column("table_id", ID, nullable=False),
    Column("match", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("first_decision", Integer, nullable=False),
    Column("first_number", Integer, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("contributions", Text),  # the words, fixed when the match begins
    Column("seals", Text),  # of these words; none in a fair deal of version 1
    Column("names", Text),
    Column("cards_of", String(40)),  # "table/match" whose cards are played again
    Column("begun", Double),
    Column("ended", Double),
    Column("late", Boolean, nullable=False),  # whether somebody took a bot's seat over in it
    Column("hinted", Boolean, nullable=False, server_default=false()),  # whether somebody has asked the coach
    PrimaryKeyConstraint("table_id", "match"),
)

finished = Table(  # the matches that are over, for good: whatever becomes of their table
    "finished",
    metadata,
    Column("table_id", ID, nullable=False),
    Column("match", Integer, nullable=False),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("people", Integer, nullable=False),  # who had a seat at the end, also those who were forgotten since
    Column("known_cards", Boolean, nullable=False),  # played before, so that anybody may have known them
    Column("hints", Boolean, nullable=False),  # whether somebody has asked the coach, or may have
    Column("begun", Double, nullable=False),
    Column("ended", Double, nullable=False, index=True),
    Column("late", Boolean, nullable=False),  # whether somebody took a bot's seat over in it
    PrimaryKeyConstraint("table_id", "match"),
)

results = Table(  # of the seats of these matches
    "results",
    metadata,
    Column("table_id", ID, nullable=False),
    Column("match", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", ID),  # who sat there at the end; none: a bot, or somebody who was forgotten
    Column("name", String(64), nullable=False),
    Column("bot", String(64)),  # played the seat by itself, or for the person at the end
    Column("place", Integer, nullable=False),  # from 1; those with the same score share it
    Column("score", Integer, nullable=False),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("ended", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "match", "seat"),
    Index("results_of_person", "person", "ended", "table_id", "match"),
    Index("results_of_person_by_game", "person", "game", "ended", "table_id", "match"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ID, nullable=False),
    Column("match", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),  # as it is sent, compressed
    PrimaryKeyConstraint("table_id", "match"),
)

attempts = Table(  # matches that count: the first of a person with cards that many play (docs/daily.md)
    "attempts",
    metadata,
    Column("cards", String(80), nullable=False),  # "daily/DAY/GAME/LEVEL" or "challenge/ID"
    Column("person", ID, nullable=False),
    Column("day", String(10)),  # of a deal of the day
    Column("table_id", ID, nullable=False, unique=True),
    Column("match", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("begun", Double, nullable=False),
    Column("ended", Double),
    Column("score", Integer),  # none, where it is not over, or a bot played part of it
    Column("place", Integer),
    Column("moves", Text),  # in record order, once it is over
    PrimaryKeyConstraint("cards", "person"),
    Index("attempts_by_score", "cards", "score"),
    Index("attempts_of_person", "person", "day"),
)

expert_lines = Table(  # how an expert did with cards that many play: worked out once, and always the same
    "expert_lines",
    metadata,
    Column("cards", String(80), primary_key=True),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("moves", Text, nullable=False),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person", ID),  # who made it
    Column("name", String(64), nullable=False),
    Column("table_id", ID, nullable=False, index=True),  # and match: whose cards are played
    Column("match", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("bots", Text, nullable=False),  # by seat
    Column("created", Double, nullable=False),
    UniqueConstraint("person", "table_id", "match", "seat"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ID, nullable=False),
    Column("number", Integer, nullable=False),
    Column("match", Integer, nullable=False),
    Column("ply", Integer),  # of a move, in record order from 0
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("text", Text),  # a move as records write it; of anything else its facts
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "match", "ply"),
)

sealed = Table(
    "sealed",
    metadata,
    Column("table_id", ID, nullable=False),
    Column("match", Integer, nullable=False),
    Column("decision", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "match", "decision", "seat"),
)

people = Table(
    "people",
    metadata,
    Column("id", ID, primary_key=True),
    Column("created", Double, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256 of the key; the key itself is nowhere but with its owner
    Column("id", ID, nullable=False, unique=True),
    Column("person", ID, nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # cookie, token or link
    Column("label", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("expires", Double),
    Column("link_made", Double),  # of a browser that came by a personal link: when that was made
)

shares = Table(
    "shares",
    metadata,
    Column("kind", String(16), nullable=False),
    Column("address", String(64), nullable=False),  # of IPv6 the network
    Column("until", Double, nullable=False),  # when it no longer counts, and goes
    Column("taken", Integer, nullable=False),
    PrimaryKeyConstraint("kind", "address", "until"),
)

unentered = Table(  # finished matches that are still to be entered into the figures of those who played
    "unentered",
    metadata,
    Column("table_id", ID, nullable=False),
    Column("match", Integer, nullable=False),
    Column("ended", Double, nullable=False, index=True),
    Column("looked_at", Boolean, nullable=False),  # whether it is known what its end shows
    PrimaryKeyConstraint("table_id", "match"),
)

ledger = Table(  # one row; whoever enters matches holds it
    "ledger",
    metadata,
    Column("id", Integer, primary_key=True),
    Column(
        "scale", String(64), nullable=False
    ),  # by which matches have been rated: with another one all is entered anew
)

seat_figures = Table(  # of the people at finished matches: what the end shows, and what came of it
    "seat_figures",
    metadata,
    Column("table_id", ID, nullable=False),
    Column("match", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", ID, nullable=False),
    Column("game", String(32), nullable=False),
    Column("ended", Double, nullable=False),
    Column("best", Integer),  # their best cellar, or largest fortune
    Column("feats", Text, nullable=False),  # names, with spaces between them
    Column("accuracy", Integer),  # once the match has been reviewed, as is luck
    Column("luck", Double),
    Column("mu", Double),  # of their rating after it, if the match was rated, as is sigma
    Column("sigma", Double),
    Column("badges", Text, nullable=False),  # that they had not had before
    PrimaryKeyConstraint("table_id", "match", "seat"),
    Index("seat_figures_of_person", "person", "game", "ended"),
)

tallies = Table(  # sums over all matches of a kind
    "tallies",
    metadata,
    Column("person", ID, nullable=False),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("against", String(64), nullable=False),  # a bot; * for other people, nothing for all
    Column("matches", Integer, nullable=False),
    Column("wins", Double, nullable=False),
    Column("score", Integer, nullable=False),
    Column("places", Text, nullable=False),  # how often first, second ..., as JSON
    PrimaryKeyConstraint("person", "game", "players", "against"),
)

careers = Table(
    "careers",
    metadata,
    Column("person", ID, nullable=False),
    Column("game", String(32), nullable=False),
    Column("matches", Integer, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("rated", Integer, nullable=False),  # so many matches
    Column("streak", Integer, nullable=False),  # wins in a row
    Column("longest", Integer, nullable=False),
    Column("best", Integer),
    Column("best_table", ID),
    Column("best_match", Integer),
    PrimaryKeyConstraint("person", "game"),
    Index("careers_by_rating", "game", "mu"),
)

badges = Table(
    "badges",
    metadata,
    Column("person", ID, nullable=False),
    Column("game", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("table_id", ID, nullable=False),  # where it was earned first, as is the match
    Column("match", Integer, nullable=False),
    Column("earned", Double, nullable=False),
    Column("times", Integer, nullable=False),
    PrimaryKeyConstraint("person", "game", "name"),
)

ladder = Table(  # those who chose to be on it
    "ladder",
    metadata,
    Column("person", ID, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("skeleton", String(64), nullable=False, unique=True),  # what of the name one sees: nobody looks like another
    Column("since", Double, nullable=False),
)
