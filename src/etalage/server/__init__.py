"""Tables on the web: people and bots play each other, from anywhere."""
