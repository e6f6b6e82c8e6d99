"""Card sets that people make in the hall: checked, kept, and laid out where every process finds them."""
