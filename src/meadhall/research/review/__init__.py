"""The review of a finished game: who was ahead when, what decisions cost, what luck gave."""
