"""What finished matches say of those who played them: figures, ratings, badges. No clock, no database, no server."""
