"""Says what the package `hk_mahjong` makes of hands: a request of the data face a line in, with all of its options,
an answer in fan a line out. Its elements have the values of Hong Kong Old Style, where it has others."""

import json
import re
import sys

from hk_mahjong.core.meld import Meld, MeldType
from hk_mahjong.core.scoring import ScoringContext, score_hand
from hk_mahjong.core.tiles import (
    BonusType,
    Dragon,
    Suit,
    Wind,
    make_bonus,
    make_dragon,
    make_suited,
    make_wind,
)
from hk_mahjong.core.win_check import check_win

LIMIT = 10
WINDS = {"E": Wind.EAST, "S": Wind.SOUTH, "W": Wind.WEST, "N": Wind.NORTH}
SUITS = {"m": Suit.CHARACTERS, "p": Suit.DOTS, "s": Suit.BAMBOO}
DRAGONS = {5: Dragon.WHITE, 6: Dragon.GREEN, 7: Dragon.RED}
MELDS = {"chow": MeldType.CHOW, "pung": MeldType.PONG, "concealed-kong": MeldType.CONCEALED_KONG}
# What each of its names is here, and its value.
ELEMENTS = {
    "Red Dragon Pong": ("dragon-pung", 1),
    "Green Dragon Pong": ("dragon-pung", 1),
    "White Dragon Pong": ("dragon-pung", 1),
    "Seat Wind": ("seat-wind", 1),
    "Prevailing Wind": ("prevailing-wind", 1),
    "Pure One Suit": ("full-flush", 6),
    "Mixed One Suit": ("half-flush", 3),
    "All Pongs": ("all-pungs", 3),
    "Self Drawn": ("self-drawn-win", 1),
    "Win on Kong Replacement": ("out-on-replacement", 1),
    "Robbing the Kong": ("robbing-the-kong", 1),
    "Matching Flower": ("flowers", 1),
    "Matching Season": ("flowers", 1),
    "All Flowers": ("flowers", 2),
    "All Seasons": ("flowers", 2),
    "No Flowers": ("no-flowers", 1),
    "All Honors": ("all-honors", LIMIT),
    "Great Winds": ("big-four-winds", LIMIT),
    "Great Dragons": ("big-three-dragons", LIMIT),
    "All Terminals": ("all-terminals", LIMIT),
    "All Kongs": ("all-kongs", LIMIT),
    "Nine Gates": ("nine-gates", LIMIT),
    "Thirteen Orphans": ("thirteen-orphans", LIMIT),
}
# No elements of the book.
NOT_HERE = ["All Terminals and Honors", "Fully Concealed"]


def tile(rank, suit):
    if suit != "z":
        return make_suited(SUITS[suit], rank)
    return make_wind(list(Wind)[rank - 1]) if rank < 5 else make_dragon(DRAGONS[rank])


def tiles(text):
    parts = re.findall(r"(\d+)([mpsz])", text)
    return [tile(int(rank), suit) for ranks, suit in parts for rank in ranks]


def meld(one):
    return Meld(MELDS.get(one["kind"], MeldType.KONG), tuple(sorted(tiles(one["tiles"]), key=lambda tile: tile.sort_key)))


def bonus(text):
    return make_bonus(BonusType.FLOWER if text[0] == "f" else BonusType.SEASON, int(text[1]))


def worth(said, drawn):
    elements = {}
    for item in said.items:
        if item.name in NOT_HERE:
            continue
        if item.name == "Win on Last Tile":
            key, value = "last-tile-draw" if drawn else "last-tile-discard", 1
        else:
            key, value = ELEMENTS[item.name]
        elements[key] = elements.get(key, 0) + value
    total = sum(elements.values())
    return {"elements": elements, "total": min(total, LIMIT), "limited": total >= LIMIT}


def answer(request):
    hand, by = request["hand"], request["win"]["by"]
    told = request.get("circumstances", [])
    drawn = by == "self-draw"
    [won] = tiles(hand["winning_tile"])
    concealed = [*tiles(hand["concealed"]), won]
    melds = [meld(one) for one in hand.get("melds", [])]
    readings = check_win(concealed, melds)
    if not readings:
        return {"error": "not complete"}
    said = [
        score_hand(
            ScoringContext(
                decomposition=reading,
                exposed_melds=melds,
                concealed_tiles=concealed,
                bonus_tiles=[bonus(one) for one in hand.get("bonus", [])],
                winning_tile=won,
                self_drawn=drawn,
                seat_wind=WINDS[request["seat"]],
                prevailing_wind=WINDS[request["prevailing"]],
                is_last_tile="last-tile" in told,
                is_kong_replacement="kong-replacement" in told,
                is_robbing_kong=by == "robbing-the-kong",
            )
        )
        for reading in readings
    ]
    return max((worth(one, drawn) for one in said), key=lambda one: one["total"])


for line in sys.stdin:
    try:
        said = answer(json.loads(line))
    except Exception as error:  # It may stumble over a hand: that is a difference too.
        said = {"error": repr(error)}
    print(json.dumps(said), flush=False)
