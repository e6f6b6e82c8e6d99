"""The hall without a server: the same tables inside a browser, and the folder of files that carries them there."""
