"""Who plays Money!."""

from etalage.bots.plugins import Character, GameBots

BOTS = GameBots(
    characters=(
        Character(
            "tim",
            "His first evening: bids whatever comes to hand and goes for the biggest numbers.",
            "etalage.bots.money.characters:Tim",
        ),
        Character(
            "greta",
            "Parts with one note at a time, whichever it is, and takes what suits her.",
            "etalage.bots.money.characters:Greta",
        ),
        Character(
            "ilse",
            "Never bids more than 70, and makes a fortune of what you leave.",
            "etalage.bots.money.characters:Ilse",
        ),
        Character(
            "jules",
            "Wants to choose first, and never bids less than 90 for it.",
            "etalage.bots.money.characters:Jules",
        ),
        Character(
            "viktor",
            "Nearly always bids from 50 to 80, and with what he needs least.",
            "etalage.bots.money.characters:Viktor",
        ),
        Character(
            "zsofia",
            "Knows that you are thinking too, and keeps you guessing.",
            "etalage.bots.money.characters:Zsofia",
            "Zsófia",
        ),
    ),
    kinds={
        "greedy": "etalage.bots.money.greedy:Greedy",
        "expert": "etalage.bots.money.expert:Expert",
        "expert-deep": "etalage.bots.money.expert:AmongExperts",
        "expert-0.1": "etalage.bots.money.expert_0_1.expert:Expert",
        "expert-network": "etalage.bots.money.expert:NetworkAlone",
        "expert-search": "etalage.bots.money.expert:SearchAlone",
    },
    tree_search="etalage.bots.money.tree_search:TreeSearch",
)
