"""Tables as their users know them. Nothing in here knows Discord."""
