"""Opens a hall, keeps its processes running, and closes it."""
