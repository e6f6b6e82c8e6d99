"""The hall on the network: requests, sockets, middleware."""
