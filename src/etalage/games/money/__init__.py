"""Money! (Reiner Knizia, 1999)."""
