"""Says what the package `mahjong` makes of hands: a request of the data face a line in, with all of its
options, an answer a line out."""

import collections
import json
import re
import sys

from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, HandConstants, OptionalRules
from mahjong.meld import Meld

SUITS = {"m": 0, "p": 9, "s": 18, "z": 27}
SEATS = "ESWN"
FIVES = (4, 13, 22)
MELDS = {
    "chow": Meld.CHI,
    "pung": Meld.PON,
    "kong": Meld.KAN,
    "added-kong": Meld.SHOUMINKAN,
    "concealed-kong": Meld.KAN,
}
YAKU = {
    "Riichi": "riichi",
    "Double Riichi": "double-riichi",
    "Ippatsu": "ippatsu",
    "Menzen Tsumo": "menzen-tsumo",
    "Pinfu": "pinfu",
    "Iipeiko": "iipeikou",
    "Tanyao": "tanyao",
    "Yakuhai (haku)": "yakuhai-white",
    "Yakuhai (hatsu)": "yakuhai-green",
    "Yakuhai (chun)": "yakuhai-red",
    "Rinshan Kaihou": "rinshan",
    "Chankan": "chankan",
    "Haitei Raoyue": "haitei",
    "Houtei Raoyui": "houtei",
    "Chiitoitsu": "chiitoitsu",
    "Sanshoku Doujun": "sanshoku-doujun",
    "Ittsu": "ittsuu",
    "Chantai": "chanta",
    "Sanshoku Doukou": "sanshoku-doukou",
    "San Ankou": "sanankou",
    "San Kantsu": "sankantsu",
    "Toitoi": "toitoi",
    "Shou Sangen": "shousangen",
    "Honroutou": "honroutou",
    "Ryanpeikou": "ryanpeikou",
    "Honitsu": "honitsu",
    "Junchan": "junchan",
    "Renhou": "renhou",
    "Renhou (yakuman)": "renhou",
    "Chinitsu": "chinitsu",
    "Kokushi Musou": "kokushi",
    "Kokushi Musou Juusanmen Matchi": "kokushi-13",
    "Chuuren Poutou": "chuuren",
    "Daburu Chuuren Poutou": "chuuren-9",
    "Tenhou": "tenhou",
    "Chiihou": "chiihou",
    "Suu Ankou": "suuankou",
    "Suu Ankou Tanki": "suuankou-tanki",
    "Suu Kantsu": "suukantsu",
    "Ryuuiisou": "ryuuiisou",
    "Chinroutou": "chinroutou",
    "Tsuu Iisou": "tsuuiisou",
    "Daisangen": "daisangen",
    "Shousuushii": "shousuushii",
    "Dai Suushii": "daisuushii",
    "Dora": "dora",
    "Ura Dora": "ura-dora",
    "Aka Dora": "red-five",
}
# What it has a name of its own for though it is no double yakuman.
SINGLE = {"kokushi-13": "kokushi", "chuuren-9": "chuuren", "suuankou-tanki": "suuankou"}


class Wall:
    """Hands out the 136 tiles, of which the first of each fives is the red one."""

    def __init__(self, red_fives):
        self.red_fives = red_fives
        self.taken = collections.Counter()

    def take(self, text):
        return [self.one(rank, suit) for ranks, suit in re.findall(r"(\d+)([mpsz])", text) for rank in ranks]

    def one(self, rank, suit):
        kind = SUITS[suit] + (4 if rank == "0" else int(rank) - 1)
        tile = 4 * kind
        if rank != "0":
            first = 1 if self.red_fives and kind in FIVES else 0
            tile += first + self.taken[kind]
            self.taken[kind] += 1
        return tile


def answer(request):
    options, win, hand = request["options"], request["win"], request["hand"]
    flags = set(request.get("circumstances", ()))
    table = request.get("on_table", {})
    drawn = win["by"] == "self-draw"
    seat, prevailing = (SEATS.index(request[one]) for one in ("seat", "prevailing"))

    wall = Wall(options["red_fives"])
    (winning,) = wall.take(hand["winning_tile"])
    tiles = [winning, *wall.take(hand["concealed"])]
    melds = []
    for meld in hand.get("melds", ()):
        ids = wall.take(meld["tiles"])
        tiles += ids
        melds.append(Meld(MELDS[meld["kind"]], ids, opened=meld["kind"] != "concealed-kong"))

    def indicators(key, every):
        # Which copy of a tile it is makes no difference: whether it is red is not told.
        shown = hand.get(key, ())
        return [tile for text in (shown if every else shown[:1]) for tile in Wall(0).take(text)]

    dora = indicators("dora", options["kan_dora"])
    ura = indicators("ura", options["kan_ura"])
    last = bool(flags & {"last-tile", "last-tile-was-replacement"})
    replaced = "kong-replacement" in flags
    config = HandConfig(
        is_tsumo=drawn,
        is_riichi="riichi" in flags and "double-riichi" not in flags,
        is_daburu_riichi="double-riichi" in flags,
        is_ippatsu="ippatsu" in flags and options["ippatsu"],
        is_rinshan=replaced,
        is_chankan=win["by"] == "robbing-the-kong",
        is_haitei=last and drawn and not replaced,
        is_houtei=last and not drawn,
        is_tenhou="initial-hand" in flags and seat == 0,
        is_chiihou="initial-hand" in flags and seat != 0,
        is_renhou="first-go-around" in flags and options["renhou"] != "none",
        player_wind=SUITS["z"] + seat,
        round_wind=SUITS["z"] + prevailing,
        kyoutaku_number=table.get("bets", 0) + len(table.get("declared", ())),
        tsumi_number=table.get("honba", 0),
        options=OptionalRules(
            has_open_tanyao=options["open_tanyao"],
            has_aka_dora=options["red_fives"] > 0,
            has_double_yakuman=options["double_kokushi_13"],
            kazoe_limit=HandConstants.KAZOE_LIMITED if options["counted_yakuman"] else HandConstants.KAZOE_SANBAIMAN,
            kiriage=options["kiriage"],
            renhou_as_yakuman=options["renhou"] == "yakuman",
        ),
    )
    said = HandCalculator.estimate_hand_value(
        tiles, winning, melds, dora, config, ura_dora_indicators=ura if options["ura_dora"] else ()
    )
    if said.error == HandCalculator.ERR_NO_YAKU:
        return {"below_minimum": True}
    if said.error:
        return {"error": said.error}
    yaku = {}
    for one in said.yaku:
        key = name(one, options)
        yaku[key] = one.han_open if said.is_open_hand else one.han_closed
    yakuman = any(one.is_yakuman for one in said.yaku)
    return {
        "yaku": yaku,
        "han": said.han,
        "fu": None if yakuman else said.fu,
        "yakuman": said.han // 13 if yakuman else 0,
        "payments": payments(said.cost, seat, drawn, win),
    }


def name(yaku, options):
    for wind in ("seat", "round"):
        if yaku.name.startswith(f"Yakuhai ({wind}"):
            return f"yakuhai-{wind}"
    key = YAKU[yaku.name]
    return key if options["double_kokushi_13"] else SINGLE.get(key, key)


def payments(cost, seat, drawn, win):
    paid = [0, 0, 0, 0]
    if drawn:
        for other in range(4):
            share = "main" if other == 0 or seat == 0 else "additional"
            paid[other] = -(cost[share] + cost[f"{share}_bonus"])
    else:
        paid[SEATS.index(win["from"])] = -(cost["main"] + cost["main_bonus"])
    paid[seat] = cost["total"]
    return dict(zip(SEATS, paid))


for line in sys.stdin:
    try:
        said = answer(json.loads(line))
    except Exception as error:  # It may stumble over a hand: that is a difference too.
        said = {"error": repr(error)}
    print(json.dumps(said))
