"""The map from edge to edge, wide and tall; the tree and the ruins lie over it as layers of their own."""
