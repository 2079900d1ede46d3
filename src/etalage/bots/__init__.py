"""Players: each sees a view and answers with a move."""
