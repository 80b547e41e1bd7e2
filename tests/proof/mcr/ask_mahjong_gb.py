"""Says what the package `PyMahjongGB` makes of hands: a request of the data face a line in, an answer a
line out."""

import json
import re
import sys

from MahjongGB import MahjongFanCalculator

SUITS = {"m": "W", "p": "B", "s": "T"}
SEATS = "ESWN"
KINDS = {"chow": "CHI", "pung": "PENG", "kong": "GANG", "added-kong": "GANG", "concealed-kong": "GANG"}
# Where our key is not its English name with hyphens.
KEYS = {
    "all-five": "all-fives",
    "two-dragons-pungs": "two-dragon-pungs",
    "last-tile": "last-of-kind",
    "prevalent-wind": "prevailing-wind",
    "pung-of-terminals-or-honors": "terminal-or-honor-pung",
    "concealed-kong-and-melded-kong": "concealed-and-melded-kong",
}


def tiles(text):
    return [one(rank, suit) for ranks, suit in re.findall(r"(\d+)([mpsz])", text) for rank in ranks]


def one(rank, suit):
    if suit != "z":
        return SUITS[suit] + rank
    # Its dragons are red, green, white.
    return f"F{rank}" if int(rank) < 5 else f"J{8 - int(rank)}"


def pack(meld):
    held = sorted(tiles(meld["tiles"]))
    # A kong that nobody offered is concealed; of a chow the middle tile is told.
    offer = 0 if meld["kind"] == "concealed-kong" else 1
    return KINDS[meld["kind"]], held[1], offer


def key(name):
    name = re.sub(r"[ -]+", "-", name.lower())
    return KEYS.get(name, name)


def answer(request):
    win, hand = request["win"], request["hand"]
    told = request.get("circumstances", ())
    flags = {one if isinstance(one, str) else one["key"] for one in told}
    drawn = win["by"] == "self-draw"
    melds = hand.get("melds", ())
    (winning,) = tiles(hand["winning_tile"])
    open_tiles = [tile for meld in melds if meld["kind"] != "concealed-kong" for tile in tiles(meld["tiles"])]
    said = MahjongFanCalculator(
        pack=tuple(pack(meld) for meld in melds),
        hand=tuple(tiles(hand["concealed"])),
        winTile=winning,
        flowerCount=len(hand.get("bonus", ())),
        isSelfDrawn=drawn,
        # It takes the caller's word, also for what the own melds show.
        is4thTile="last-of-kind" in flags or open_tiles.count(winning) == 3,
        isAboutKong=win["by"] == "robbing-the-kong" or "kong-replacement" in flags,
        isWallLast="last-tile" in flags,
        seatWind=SEATS.index(request["seat"]),
        prevalentWind=SEATS.index(request["prevailing"]),
        verbose=True,
    )
    fan = {key(english): points * count for points, count, _, english in said}
    return {"elements": fan, "total": sum(fan.values())}


for line in sys.stdin:
    try:
        said = answer(json.loads(line))
    except Exception as error:  # It may stumble over a hand: that is a difference too.
        said = {"error": repr(error)}
    print(json.dumps(said))
