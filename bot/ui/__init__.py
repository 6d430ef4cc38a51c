"""Screens: any game's view as Discord components, and what each click does. Only this package knows components."""
