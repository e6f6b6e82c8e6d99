"""The web server: routes, sockets, middleware."""
