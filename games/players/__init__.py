"""Computer players. Each sees a state in which all that its seat cannot know was dealt anew."""
