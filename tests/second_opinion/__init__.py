"""Both games a second time, slow and plain: what the tests hold the engine against. Imports nothing from the engine."""
