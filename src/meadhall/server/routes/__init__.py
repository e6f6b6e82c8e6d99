"""Handlers of requests and messages. They do not know how these travel."""
