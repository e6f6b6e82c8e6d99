"""What travels between hall and page: the messages of the socket, the requests, and the page's types made from them."""
