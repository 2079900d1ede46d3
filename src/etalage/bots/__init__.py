"""Players: each sees a view and answers with a move."""

from etalage.bots.api import Bot, Clock
from etalage.bots.asking import ask
from etalage.bots.errors import BotError, BotFault
from etalage.bots.names import BotSpec, bot, bot_names, bots, description, is_character, not_used, usual_opponents

__all__ = [
    "Bot",
    "BotError",
    "BotFault",
    "BotSpec",
    "Clock",
    "ask",
    "bot",
    "bot_names",
    "bots",
    "description",
    "is_character",
    "not_used",
    "usual_opponents",
]
