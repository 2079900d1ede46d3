"""The coach: what would the expert do, where was it lost, and was it luck?

    import etalage
    from etalage.coach import hint, review

    hint(match.deal.view(0)).moves[0].move      # what the expert would do in seat 0
    review(finished).seats[0].luck              # how much of the win the cards gave seat 0, or took

What the figures mean stands in docs/coach.md. Facts come as keys and arguments; `coach.ftl` has the sentences.
"""

from etalage.coach.errors import Cancelled, NoCoach, NothingToDecide, Unfinished
from etalage.coach.findings import Advice, Chance, Decision, Hint, Moment, Outcome, Reason, Review, SeatReview
from etalage.coach.hints import hint
from etalage.coach.judging import Judgement, judge
from etalage.coach.luck import luck_of, standing_at
from etalage.coach.protocol import COACHES, Adviser, Evaluator, GameCoach, Standing, Tried, coach_of
from etalage.coach.reviews import accuracy, review

__all__ = [
    "COACHES",
    "Advice",
    "Adviser",
    "Cancelled",
    "Chance",
    "Decision",
    "Evaluator",
    "GameCoach",
    "Hint",
    "Judgement",
    "Moment",
    "NoCoach",
    "NothingToDecide",
    "Outcome",
    "Reason",
    "Review",
    "SeatReview",
    "Standing",
    "Tried",
    "Unfinished",
    "accuracy",
    "coach_of",
    "hint",
    "judge",
    "luck_of",
    "review",
    "standing_at",
]
