"""The parts that every game is made of; no game is named in here."""
