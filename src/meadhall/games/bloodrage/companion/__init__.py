"""For those who play with the box: battles, points and the first lots, answered by the rules themselves."""
