"""For those who play with the box: battles, points, the beast and jarls, answered by the rules themselves."""
