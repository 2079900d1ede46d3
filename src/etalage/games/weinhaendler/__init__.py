"""Die Weinhändler (Amigo 2004)."""
