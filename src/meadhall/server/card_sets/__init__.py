"""Card sets that players write: checked, stored, and written to folders where every process finds them."""
