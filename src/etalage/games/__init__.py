"""The rules of the games, and nothing else: no files, no clocks, no knowledge of who plays."""
