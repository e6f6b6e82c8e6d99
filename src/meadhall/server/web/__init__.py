"""The hall's network side: requests, sockets, middleware."""
