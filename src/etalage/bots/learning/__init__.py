"""Small value networks: their shape, their file, how they are fitted, and how the kernel runs them."""
