"""A load generator for the game server."""
