"""The protocol between hall and page: messages of the sockets, requests and responses, generated TypeScript types."""
