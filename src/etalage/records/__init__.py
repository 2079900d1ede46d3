"""A match as text: write, read, referee, replay; fair deals."""

from etalage.records.errors import NoSuchPosition, RecordError
from etalage.records.fair import check_fair, commitment, fair_dealer, fair_facts, word_seal
from etalage.records.referee import Checked, loads, referee, replay
from etalage.records.text import parse, texts_in
from etalage.records.writing import dumps, to_record

__all__ = [
    "Checked",
    "NoSuchPosition",
    "RecordError",
    "check_fair",
    "commitment",
    "dumps",
    "fair_dealer",
    "fair_facts",
    "loads",
    "parse",
    "referee",
    "replay",
    "texts_in",
    "to_record",
    "word_seal",
]
