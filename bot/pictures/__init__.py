"""Pictures of hands, tables and scores, drawn from plain names; the text beside them says the same."""

from bot.pictures.board import Board
from bot.pictures.faces import Theme
from bot.pictures.painter import Painter, Picture
from bot.pictures.race import Race
from bot.pictures.ratings import Curve, Ladder
from bot.pictures.scene import Played, Row, SeatPlate, Stock, TableScene, Trump

__all__ = [
    "Board",
    "Curve",
    "Ladder",
    "Painter",
    "Picture",
    "Played",
    "Race",
    "Row",
    "SeatPlate",
    "Stock",
    "TableScene",
    "Theme",
    "Trump",
]
