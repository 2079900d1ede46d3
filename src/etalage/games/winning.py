"""Who wins, as the kernel asks: of scores in an array."""


def share_of_win(scores: list[int], players: int, seat: int) -> float:
    """A seat's part in the win, which those with the same score share.  # W33, WR12, M19, MR6"""
    winners = 0
    for other in range(players):
        if scores[other] > scores[seat]:
            return 0.0
        if scores[other] == scores[seat]:
            winners += 1
    return 1.0 / winners
