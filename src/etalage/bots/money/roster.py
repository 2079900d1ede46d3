"""Who plays Money!."""

from etalage.bots.plugins import Character, GameBots

BOTS = GameBots(
    characters=(
        Character(
            "tim",
            "His first evening: bids what comes to hand, and takes the largest numbers.",
            "etalage.bots.money.characters:Tim",
        ),
        Character(
            "greta",
            "Parts with one note at a time, whichever it is, and takes what suits her.",
            "etalage.bots.money.characters:Greta",
        ),
        Character(
            "jules",
            "Knows what he wants, and now and then throws it away on a whim.",
            "etalage.bots.money.characters:Jules",
        ),
        Character(
            "ilse",
            "Pays with what she needs least, for whatever adds most to her fortune.",
            "etalage.bots.money.characters:Ilse",
        ),
        Character(
            "viktor", "Has seen what such hands come to, and bids by it.", "etalage.bots.money.characters:Viktor"
        ),
        Character(
            "zsofia", "Thinks that you think too, and keeps you guessing.", "etalage.bots.money.characters:Zsofia"
        ),
    ),
    kinds={
        "greedy": "etalage.bots.money.greedy:Greedy",
        "expert": "etalage.bots.money.expert:Expert",
        "expert-network": "etalage.bots.money.expert:NetworkAlone",
        "expert-search": "etalage.bots.money.expert:SearchAlone",
    },
    tree_search="etalage.bots.money.tree_search:TreeSearch",
)
