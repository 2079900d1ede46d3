"""A table as values: who sits where, the match, the log, and what each reader may see of it.

Nothing here knows of HTTP, databases, threads or the time of day: what changes a table is a function from a table, what
somebody does, and when, to a change that is still to be stored.
"""
