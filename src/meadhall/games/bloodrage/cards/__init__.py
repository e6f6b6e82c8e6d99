"""Cards: what is printed on them, the sets they come in, and where these lie."""
