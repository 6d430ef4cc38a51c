"""Text: names in four scripts are shaped, stand in reading order, and never come out as empty boxes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageDraw

from bot.pictures import fonts
from bot.pictures.fonts import MISSING, Type, fit, measure, runs, squeeze, write, write_inside
from bot.pictures.palette import WHITE

KIND = Type(24, 700)
NAMES = ["Zoë Ångström", "علی‌رضا", "مریم ۱۲", "Екатерина", "민준", "Ann علی 지아"]


def ink(text: str, rtl: bool = False) -> Image.Image:
    """The line in white on black, as grey levels."""
    image = Image.new("RGB", (400, 50))
    write(ImageDraw.Draw(image), (4, 34), text, KIND, WHITE, rtl=rtl)
    return image.convert("L")


def boxes(text: str) -> Image.Image:
    """What a font shows that lacks every letter of the text."""
    image = Image.new("RGB", (400, 50))
    font = fonts.font("latin", KIND)
    ImageDraw.Draw(image).text((4, 34), "\U0010fffd" * len(text), WHITE, font, "ls")
    return image.convert("L")


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_written_in_its_own_letters(name: str) -> None:
    written = ink(name)
    assert written.getbbox()
    assert MISSING not in "".join(run.text for run in runs(name, False))
    for other in [boxes(name), *(ink(other) for other in NAMES if other != name)]:
        assert ImageChops.difference(written, other).getbbox()


def test_persian_letters_join() -> None:
    apart = "\u200c".join("سلام")
    assert measure("سلام", KIND) < measure(apart, KIND) * 0.9


def test_a_persian_line_reads_from_right_to_left() -> None:
    assert [run.text.strip() for run in runs("علی Ann", True)] == ["Ann", "علی"]
    assert [run.text.strip() for run in runs("Ann علی", False)] == ["Ann", "علی"]
    alone, followed = ink("ع"), ink("ع م")
    assert alone.getbbox()
    right_end = followed.getbbox()
    assert right_end
    width = measure("ع", KIND)
    tail = followed.crop((right_end[2] - width, 0, right_end[2], 50))
    head = alone.crop((alone.getbbox()[2] - width, 0, alone.getbbox()[2], 50))  # type: ignore[index]  # asserted above
    assert not ImageChops.difference(tail, head).point(lambda level: 255 if level > 60 else 0).getbbox()


def test_latin_and_korean_keep_their_order_inside_a_persian_line() -> None:
    assert [run.text.strip() for run in runs("علی: Ann 민준", True)][:2] == ["Ann", "민준"]


@pytest.mark.parametrize("name", ["\u2068Ann\u2069", "\u202eAnn", "An\u200bn", "Ann\n"])
def test_marks_that_turn_a_line_round_are_left_out(name: str) -> None:
    assert "".join(run.text for run in runs(name, False)) == "Ann"


def test_fancy_letters_become_plain_ones_and_emojis_a_dot() -> None:
    assert "".join(run.text for run in runs("𝓐𝓷𝓷 🦊", False)) == f"Ann {MISSING}"


@pytest.mark.parametrize("name", ["Maximilian Oberhuber-Schnitzler", "شاهزاده علی‌رضا محمدی نیشابوری", "남궁민준" * 6])
@pytest.mark.parametrize("room", [40, 90, 160])
def test_a_long_name_is_cut_to_its_room(name: str, room: int) -> None:
    assert measure(name, KIND) > room
    short = fit(name, KIND, room)
    assert short.endswith("…")
    assert name.startswith(short[:-1])
    assert measure(short, KIND) <= room
    squeezed, narrow = squeeze(name, KIND, room)
    assert len(squeezed) >= len(short)
    assert measure(squeezed, narrow) <= room


def test_letters_fill_the_height_of_their_box_and_keep_to_its_width() -> None:
    for letters in ("A", "J", "Q", "10", "12"):
        image = Image.new("RGB", (200, 200))
        write_inside(ImageDraw.Draw(image), letters, (40, 50, 120, 90), 800, WHITE)
        box = image.convert("L").point(lambda level: 255 if level > 100 else 0).getbbox()
        assert box
        assert box[0] >= 38
        assert box[2] <= 162
        assert abs(box[1] - 50) <= 2
        assert abs(box[3] - 140) <= (2 if len(letters) == 1 else 8)


@given(st.text(max_size=24), st.booleans())
def test_any_text_at_all_can_be_written(text: str, rtl: bool) -> None:
    ink(text, rtl)
    assert measure(text, KIND) >= 0
    assert measure(fit(text, KIND, 120), KIND) <= 120 or len(fit(text, KIND, 120)) <= 1
