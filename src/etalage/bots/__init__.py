"""Players: each sees a view and answers with a move."""

from etalage.bots.api import Bot, Clock, Listener, Seating
from etalage.bots.asking import ask
from etalage.bots.company import Company
from etalage.bots.errors import BotError, BotFault, BotRefusal
from etalage.bots.names import (
    BotSpec,
    bot,
    bot_names,
    bots,
    description,
    installed_bot,
    is_character,
    not_used,
    split_names,
    usual_opponents,
)

__all__ = [
    "Bot",
    "BotError",
    "BotFault",
    "BotRefusal",
    "BotSpec",
    "Clock",
    "Company",
    "Listener",
    "Seating",
    "ask",
    "bot",
    "bot_names",
    "bots",
    "description",
    "installed_bot",
    "is_character",
    "not_used",
    "split_names",
    "usual_opponents",
]
