"""Who plays Die Weinhändler."""

from etalage.bots.plugins import Character, GameBots

BOTS = GameBots(
    characters=(
        Character(
            "lena",
            "Her first evening: bids on a whim, and shelves her bottles too soon.",
            "etalage.bots.weinhaendler.characters:Lena",
        ),
        Character(
            "paul",
            "Cannot leave the display alone, and pays too much for it.",
            "etalage.bots.weinhaendler.characters:Paul",
        ),
        Character(
            "marta",
            "Would rather draw a card than fight for the display.",
            "etalage.bots.weinhaendler.characters:Marta",
        ),
        Character(
            "otto",
            "An old hand: never passes without a bid, if only of an empty bottle.",
            "etalage.bots.weinhaendler.characters:Otto",
        ),
        Character(
            "yvonne",
            "Works out your next bid before making her own.",
            "etalage.bots.weinhaendler.characters:Yvonne",
        ),
        Character(
            "clement",
            "Knows what a cellar can become, and what you are up to.",
            "etalage.bots.weinhaendler.characters:Clement",
            "Clément",
        ),
    ),
    kinds={
        "greedy": "etalage.bots.weinhaendler.greedy:Greedy",
        "expert": "etalage.bots.weinhaendler.expert:Expert",
        "expert-0.1": "etalage.bots.weinhaendler.expert_0_1.expert:Expert",
        "expert-network": "etalage.bots.weinhaendler.expert:NetworkAlone",
        "expert-search": "etalage.bots.weinhaendler.expert:SearchAlone",
    },
    tree_search="etalage.bots.weinhaendler.tree_search:TreeSearch",
)
