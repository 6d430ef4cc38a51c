"""A game played in a real browser, in the sandbox that anybody can start without a token."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.sandbox import CHROMIUM, STOP_SECONDS, Sandbox, Tab

pytestmark = [
    pytest.mark.skipif(not CHROMIUM.exists(), reason=f"there is no Chromium at {CHROMIUM}"),
    pytest.mark.timeout(400),
]
DESKTOP = (1100, 1800)
PHONE = (390, 844)


def tab(browser: Browser, address: str, person: str, size: tuple[int, int] = DESKTOP) -> Tab:
    return Tab(browser.new_page(viewport={"width": size[0], "height": size[1]}), address, person)


def open_table(ann: Tab) -> None:
    """Type `/play`, take the game from the suggestions, and fill the seats with computers."""
    page = ann.page
    ann.begin("play")
    ann.choose("game", "nine", "Ninety-Nine")
    page.locator(".command-row button").filter(has_text="more").click()
    page.locator(".command-popup [role=option]").filter(has_text=re.compile("^computers")).click()
    ann.choose("computers", "eas", "easy")
    ann.click(page.locator("#send-message"))
    lobby = ann.messages().last
    expect(lobby).to_contain_text("Ninety-Nine")
    expect(lobby).to_contain_text("Computer 2")
    ann.keep("lobby")
    ann.press(lobby, "Start")


def invite(ann: Tab, ben: Tab) -> None:
    """Ann types `/play` for two people, Ben takes the other seat in his own tab, and Ann starts."""
    ann.begin("play")
    ann.choose("game", "two-h", "Two-handed")
    ann.click(ann.page.locator("#send-message"))
    expect(ben.messages().last).to_contain_text("Two-handed Pinochle")
    ben.press(ben.messages().last, "Join")
    expect(ann.messages().last).to_contain_text("Ben")
    ann.press(ann.messages().last, "Start")


def lay_bid(ann: Tab) -> None:
    """Pick three cards of the hand that the start has shown, which is not final until it is confirmed."""
    expect(ann.playable()).to_have_count(12)
    for picked in range(3):
        card = ann.playable().first.inner_text()
        ann.press(ann.hand(), card)
        expect(ann.hand().get_by_role("button", name=f"✓ {card}")).to_be_visible()
        expect(ann.playable()).to_have_count(11 - picked if picked < 2 else 0)
    ann.keep("bid")
    ann.press(ann.hand(), "Lay this bid")
    expect(ann.playable()).to_have_count(0)


def play_card(ann: Tab) -> None:
    """Play the first card that may be played, once it is Ann's turn; decline a premium if one is offered before."""
    decline = ann.hand().locator("button:not([disabled])").filter(has_text=re.compile("^(Pass|Yield)$"))
    expect(ann.playable().or_(decline).first).to_be_visible()
    if not ann.playable().count():
        ann.click(decline.first)
        expect(ann.playable().first).to_be_visible()
    before = ann.held()
    ann.click(ann.playable().first)
    expect(ann.hand()).not_to_contain_text(before)


def test_a_game_is_played_in_a_browser_and_goes_on_after_a_restart(tmp_path: Path, browser: Browser) -> None:
    with Sandbox(tmp_path) as sandbox:
        play_and_restart(sandbox, browser)


def play_and_restart(sandbox: Sandbox, browser: Browser) -> None:
    """Two people look on from two tabs, one of them plays; then the process stops and starts again."""
    address = sandbox.start()
    ann = tab(browser, address, "Ann")
    open_table(ann)
    ben = tab(browser, address, "Ben", PHONE)
    expect(ben.board()).to_contain_text("@Ann")
    lay_bid(ann)

    play_card(ann)
    expect(ben.board()).to_contain_text(
        re.compile(r"Last: .*(Computer \d played| took )")
    )  # on a page that nobody touched
    ann.press(ann.board(), "Last trick")
    expect(ann.messages().last).to_contain_text(re.compile(r"Last trick · .+ · .+ · .+"))
    play_card(ann)
    expect(ann.playable().first).to_be_visible()
    ann.keep("desktop")

    expect(ann.page.get_by_alt_text("Your cards").first).to_be_visible()
    assert "Your cards" not in ben.page.content()
    assert "Only you can see this" not in ben.page.content()
    ben.keep("phone")

    expect(ann.playable().first).to_be_visible()
    before = ann.held()
    assert sandbox.stop() < STOP_SECONDS
    ann.page.close()
    ben.page.close()

    ann = tab(browser, sandbox.start(), "Ann")
    expect(ann.board()).to_contain_text("@Ann")  # the channel is empty at every start, so the board was posted anew
    expect(ann.hand()).to_have_count(0)
    ann.press(ann.board(), "My hand")
    expect(ann.hand()).to_be_visible()
    assert ann.held() == before
    play_card(ann)
    expect(ann.hand()).not_to_contain_text(before)
    ann.keep("restarted")
    assert sandbox.stop() < STOP_SECONDS
    assert "Traceback" not in sandbox.log()


def test_two_people_play_each_other_from_two_tabs(tmp_path: Path, browser: Browser) -> None:
    with Sandbox(tmp_path) as sandbox:
        address = sandbox.start()
        ann, ben = tab(browser, address, "Ann"), tab(browser, address, "Ben", PHONE)
        invite(ann, ben)
        ben.press(ben.board(), "My hand")
        expect(ann.hand()).to_be_visible()
        expect(ben.hand()).to_be_visible()

        leader, other = (ann, ben) if ann.playable().count() else (ben, ann)
        before = other.held()
        mine = leader.held()
        leader.click(leader.playable().first)
        expect(leader.hand()).not_to_contain_text(mine)
        expect(other.playable().first).to_be_visible()  # by itself, as its turn has come
        other.click(other.playable().first)
        for who in (leader, other):  # a hand may draw the twin of the card that it has just played and read as before
            expect(who.board()).to_contain_text(re.compile(r"Last: .+ took "))
        assert before not in leader.page.content()
        ann.keep("two-people-desktop")
        ben.keep("two-people-phone")
        assert "Traceback" not in sandbox.log()
