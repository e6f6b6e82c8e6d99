"""Learning what to do: the numbers behind quick answers, found by shaking all of them at once."""
