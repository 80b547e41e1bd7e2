//! Options of the Sparrow's Nest HK League.

use crate::model::{Condition, OptionAnswer, OptionId, OptionKind, RuleOption, Section, find};

/// Returns the id of an option, resolved at compile time.
pub(super) const fn choice(key: &str) -> OptionId {
    find(CHOICES, key)
}

/// Sections of the options.
pub(super) const SECTIONS: &[Section] = &[
    Section {
        name: "What is paid",
        first: "minimum_faan",
    },
    Section {
        name: "Draws and the pot",
        first: "draw_pot_each",
    },
    Section {
        name: "Elements",
        first: "robbing_gong_adds_self_draw",
    },
    Section {
        name: "Fouls and insurance",
        first: "twelve_tile_counts_closed_gong",
    },
];

/// Options; the defaults follow the rule book in its most literal reading.
pub(super) const CHOICES: &[RuleOption] = &[
    RuleOption {
        key: "minimum_faan",
        name: "Minimum faan",
        aliases: "least, lowest, qi hu, hei wu, 起糊, 起胡, 縛り, chicken hand, ji hu, gai wu, 雞糊, 鸡胡, 雞胡",
        description: "You can’t win with a hand worth less; a hand that reaches the cap always wins.",
        clause: "NEST-03",
        kind: OptionKind::Number {
            min: 0,
            max: 99,
            default: 3,
        },
    },
    RuleOption {
        key: "cap_faan",
        name: "Cap",
        aliases: "cap, maximum, most, feng ding, fung ding, baau paang, 封頂, 封顶, 爆棚, 滿糊, 上限",
        description: "No hand is paid for more faan than this.",
        clause: "NEST-04",
        kind: OptionKind::Number {
            min: 1,
            max: 99,
            default: 10,
        },
    },
    RuleOption {
        key: "points_self_draw",
        name: "Points of a self-draw",
        aliases: "zimo, zi mo, jimo, tsumo, self draw, self pick, self drawn, score table, 自摸, ツモ, \
               番數表, 番数表, 点数表",
        description: "What each of the three others pays, from 0 faan up. The book begins at 3; below that \
               the figures go on halving, for houses that play lower.",
        clause: "NEST-62",
        kind: OptionKind::Table {
            name: "league",
            default: &[0, 1, 2, 4, 8, 12, 16, 24, 32, 48, 64],
            used: Condition::Always,
        },
    },
    RuleOption {
        key: "points_discard",
        name: "Points of a discard",
        aliases: "shooter, discarder pays, score table, 出銃, 出铳, 點炮, 点炮, 放銃, 全銃, 半銃, 全铳, \
               半铳, 番數表, 番数表, 点数表",
        description: "What the discarder pays, from 0 faan up. The book begins at 3; below that the \
               figures go on halving, for houses that play lower.",
        clause: "NEST-61",
        kind: OptionKind::Table {
            name: "league",
            default: &[1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128],
            used: Condition::Always,
        },
    },
    RuleOption {
        key: "draw_pot_each",
        name: "Pot after a draw",
        aliases: "jackpot, cai chi, goulash, 彩池, ポット",
        description: "What each player puts into the pot when nobody wins.",
        clause: "NEST-06",
        kind: OptionKind::Number {
            min: 0,
            max: 1000,
            default: 4,
        },
    },
    RuleOption {
        key: "pot_with_several_winners",
        name: "Pot with several winners",
        aliases: "jackpot, cai chi, 彩池, ポット, two winners, double win, yi pao duo xiang, \
               yat paau do heung, double ron, 一炮多響, 一炮多响, 雙響, ダブロン",
        description: "Who takes the pot when several players win on one discard.",
        clause: "NEST-06",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "nearest-in-turn-order",
                text: "The winner who comes first in turn order after the discarder.",
            },
            OptionAnswer {
                key: "split",
                text: "All winners alike; what can’t be divided goes to the first of them in turn order.",
            },
        ]),
    },
    RuleOption {
        key: "deal_passes_on_draw",
        name: "The deal passes after a draw",
        aliases: "guo zhuang, gwo jong, 過莊, 过庄, 親流れ",
        description: "After a hand without a winner the next player deals, as after every other hand.",
        clause: "NEST-05",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "robbing_gong_adds_self_draw",
        name: "Robbing Gong with Self Draw",
        aliases: "robbing a kong, robbing a gong, robbed kong, qiang gang, cheung gong, chankan, \
               搶槓, 抢杠, 搶杠, 槍槓, チャンカン",
        description: "A robbed gong counts Self Draw too, and isn’t only paid like one.",
        clause: "NEST-30",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "double_wind_scores_two",
        name: "A double wind scores two",
        aliases: "double east, 雙風, 双风, 連風牌",
        description: "A triplet of a wind that is both the seat’s and the round’s counts twice.",
        clause: "NEST-37",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "four_concealed_allows_closed_gong",
        name: "Closed gongs in Four Concealed Triplets",
        aliases: "",
        description: "A closed gong is as good as a concealed triplet.",
        clause: "NEST-43",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "consecutive_gong_includes_self_draw",
        name: "Self Draw After Consecutive Gong includes Self Draw",
        aliases: "",
        description: "Self Draw isn’t counted beside it.",
        clause: "NEST-28",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "gong_then_flower_counts",
        name: "Self Draw After Gong after a flower",
        aliases: "",
        description: "It still counts when the gong’s replacement was a flower, and the flower’s replacement won.",
        clause: "NEST-27",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "all_sequences_pair",
        name: "Pair of All Sequences",
        aliases: "ping hu, 平糊, 平胡",
        description: "Whether the pair may be honours.",
        clause: "NEST-40",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "any-pair",
                text: "Any pair will do.",
            },
            OptionAnswer {
                key: "suit-pair",
                text: "The pair is of a suit.",
            },
        ]),
    },
    RuleOption {
        key: "last_discard_after_replacement",
        name: "Last Tile on the discard after a replacement",
        aliases: "",
        description: "The last discard counts even if the last tile of the wall was drawn as a replacement.",
        clause: "NEST-29",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "twelve_tile_counts_closed_gong",
        name: "Closed gongs in 12-Tile Insurance",
        aliases: "pao, bao, bao pai, baau, insurance, twelve tile, 包, 包牌, パオ, 十二張落地, 包十二张",
        description: "A closed gong is one of the three revealed groups.",
        clause: "NEST-70",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "twelve_tile_pays_flowers_hands",
        name: "12-Tile Insurance and Flowers Hand",
        aliases: "pao, bao, bao pai, baau, insurance, twelve tile, 包, 包牌, パオ, 十二張落地, 包十二张",
        description: "Who fed the fourth group also pays for Flowers Hand and Big Flowers Hand.",
        clause: "NEST-70",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "dragon_feeder_shares_robbed_gong",
        name: "Big Three Dragons by a robbed gong",
        aliases: "pao, bao, bao pai, baau, insurance, 包, 包牌, パオ",
        description: "Who fed the third dragon pays half when the gong of another player is robbed.",
        clause: "NEST-71",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "gong_feeder_pays_consecutive",
        name: "The gong’s feeder pays after further gongs",
        aliases: "pao, bao, bao pai, baau, insurance, 包, 包牌, パオ",
        description: "Who fed a gong still pays when its replacement made another gong, and that one’s won.",
        clause: "NEST-72",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "missed_tile_if_greater",
        name: "The passed tile for a greater hand",
        aliases: "guo shui, guo zhang, gwo seui, furiten, passed tile, 過水, 过水, 振聴, フリテン",
        description: "The same tile may be won on after a pass if the hand has become worth more.",
        clause: "NEST-15",
        kind: OptionKind::Toggle(false),
    },
];

/// The options by which a house decides what the rule book leaves open.
pub(super) const OPEN: &[&str] = &[
    "four_concealed_allows_closed_gong",
    "twelve_tile_counts_closed_gong",
    "twelve_tile_pays_flowers_hands",
    "robbing_gong_adds_self_draw",
    "double_wind_scores_two",
    "consecutive_gong_includes_self_draw",
    "gong_then_flower_counts",
    "all_sequences_pair",
    "last_discard_after_replacement",
    "pot_with_several_winners",
    "dragon_feeder_shares_robbed_gong",
    "gong_feeder_pays_consecutive",
    "missed_tile_if_greater",
];
