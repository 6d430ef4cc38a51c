"""Checks the deals of a table with nothing but Python's standard library: `python verify_deal.py FILE [N:SEAL]…`

FILE is what /verify gives for a table that is over (`-`: standard input). After it may stand seals as they were shown
before the deals, each as the deal's number, a colon and 64 hexadecimal digits; without them the file's own are taken.
For each deal one line says whether it is the one that its secret and its words lead to. The exit status is 0 where all
are, 1 where one is not, 2 where the file cannot be read. docs/FAIR-DEALS.md says how a deal follows from a secret.
"""

import hashlib
import hmac
import json
import sys
from collections.abc import Iterator
from typing import Any

SCHEME = "talon-deal-1"


def numbers(secret: bytes, table: int, deal: int, words: list[str]) -> Iterator[int]:
    """The stream: whole numbers from 0 to 2**32 - 1."""
    message = SCHEME.encode() + table.to_bytes(8, "big") + deal.to_bytes(4, "big")
    for word in words:
        written = word.encode()
        message += len(written).to_bytes(2, "big") + written
    block = 0
    while True:
        digest = hmac.new(secret, message + block.to_bytes(4, "big"), hashlib.sha256).digest()
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def below(limit: int, stream: Iterator[int]) -> int:
    """A number below `limit`: the numbers at the top that would make some more likely than others are skipped."""
    fair = 2**32 - 2**32 % limit
    for number in stream:
        if number < fair:
            return number % limit
    raise AssertionError("the stream has no end")


def shuffled(pack: list[str], stream: Iterator[int]) -> list[str]:
    """Fisher and Yates: from the last card down to the second, each changes places with one up to itself."""
    cards = list(pack)
    for last in range(len(cards) - 1, 0, -1):
        other = below(last + 1, stream)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def dealt(table: int, deal: dict[str, Any]) -> str:
    """The deal as a record has it: groups of cards with `|` between them."""
    stream = numbers(bytes.fromhex(deal["secret"]), table, deal["deal"], deal["words"])
    cards = iter(shuffled(deal["pack"], stream))
    return " | ".join(" ".join(next(cards) for _ in range(size)) for size in deal["groups"])


def faults(table: int, deal: dict[str, Any], seal: str | None) -> list[str]:
    """What is wrong with a deal; nothing where it is as it was sealed."""
    found = []
    if hashlib.sha256(bytes.fromhex(deal["secret"])).hexdigest() != (seal or deal["seal"]).lower():
        found.append("the secret is not the one that was sealed")
    if sorted(" ".join(deal["dealt"].split("|")).split()) != sorted(deal["pack"]):
        found.append("the cards are not the pack")
    elif dealt(table, deal) != deal["dealt"]:
        found.append("the cards are not in the order that follows from secret and words")
    return found


def report(written: dict[str, Any], seals: dict[int, str]) -> tuple[list[str], bool]:
    """A line for each deal, and whether all are well."""
    if written["scheme"] != SCHEME:
        raise ValueError(f"this is scheme {written['scheme']}, not {SCHEME}")
    lines, well = [], True
    missing = set(seals)
    for deal in written["deals"]:
        wrong = faults(written["table"], deal, seals.get(deal["deal"]))
        missing.discard(deal["deal"])
        well = well and not wrong
        words = ", ".join(json.dumps(word) for word in deal["words"] if word) or "none"
        lines.append(f"deal {deal['deal']}: {'; '.join(wrong) or 'as sealed'} (seal {deal['seal']}, words: {words})")
    lines += [f"deal {number}: not in this file" for number in sorted(missing)]
    return lines, well and not missing


def main(arguments: list[str]) -> int:
    """Print the report of the file that is named."""
    try:
        name, *given = arguments
        seals = {int(number): seal for number, _, seal in (one.partition(":") for one in given)}
        with sys.stdin if name == "-" else open(name, encoding="utf-8") as file:
            lines, well = report(json.load(file), seals)
    except (OSError, ValueError, KeyError, TypeError) as error:
        sys.stderr.write(f"This is no file of deals to check: {error!r}. {(__doc__ or '').splitlines()[0]}\n")
        return 2
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
