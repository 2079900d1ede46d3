"""The games as OpenSpiel has them."""
