"""The web table: pages drawn by the server, live updates, guests and their seats (ASGI)."""
