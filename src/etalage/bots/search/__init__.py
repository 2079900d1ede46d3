"""Searching a game of hidden cards, whichever it is."""
