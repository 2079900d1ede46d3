"""What the server understands over HTTP."""
