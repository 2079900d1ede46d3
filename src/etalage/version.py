"""The version, which stands here only: the package's metadata and the page read it from this line."""

__version__ = "0.3.0"
