"""Bots for Money!, and the judgement that they share."""
