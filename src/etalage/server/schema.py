"""What is kept in the database. Changes come with a migration; `REVISION` names the newest."""

from __future__ import annotations

from sqlalchemy import (
    Boolean, Column, Double, Index, Integer, LargeBinary, MetaData, PrimaryKeyConstraint, String, Table, Text,
    UniqueConstraint, false,
)  # fmt: skip

REVISION = "0004"
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
