"""What `python -m bot` does besides playing: one file for each kind of work, `line` reads what was asked."""
