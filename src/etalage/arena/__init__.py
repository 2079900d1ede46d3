"""Bots against bots: schedules, results that survive an interrupt, ratings, reports."""
