"""Talon on Discord: sessions, screens, languages and the program that ties them together."""
