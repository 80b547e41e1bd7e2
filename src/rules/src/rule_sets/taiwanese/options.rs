//! Options of Taiwan (part 7 of the list). The defaults follow the first variant.

use super::elements::ADJUSTABLE;
use super::liability::LIABLE_KEYS;
use crate::model::{
    AnswerId, OptionAnswer, OptionId, OptionKind, OptionValues, RuleOption, Section, find,
    find_answer,
};

/// Returns the id of an option, resolved at compile time.
pub(super) const fn choice(key: &str) -> OptionId {
    find(CHOICES, key)
}

/// Returns the id of a value of an option, resolved at compile time.
pub(super) const fn answer(option: &str, key: &str) -> AnswerId {
    find_answer(CHOICES, option, key)
}

/// Common deviations from the defaults.
pub(super) const VARIATIONS: &[OptionValues] = &[
    &[("cap", "8")],
    &[("liability", "big-four-winds,big-three-dragons")],
];

/// Options that distinguish the variants.
pub(super) const TELLING: &[&str] = &[
    "bonus_tiles",
    "every_flower",
    "ready",
    "eight_flowers",
    "half_claimed",
];

/// Sections of the options.
pub(super) const SECTIONS: &[Section] = &[
    Section {
        name: "Stakes and winners",
        first: "base",
    },
    Section {
        name: "Elements of the hand",
        first: "all_chows_wait",
    },
    Section {
        name: "How the hand is won",
        first: "last_tile_claim",
    },
    Section {
        name: "What counts together",
        first: "little_winds_add_winds",
    },
    Section {
        name: "Liability",
        first: "liability",
    },
    Section {
        name: "The deal and own values",
        first: "draw_keeps_dealer",
    },
];

/// Options in which the variants and houses differ.
pub(super) const CHOICES: &[RuleOption] = &[
    RuleOption {
        key: "base",
        name: "Base",
        aliases: "di, 底, 底分, 底金",
        description: "What each payer pays for the win itself.",
        clause: "T-65",
        kind: OptionKind::Number {
            min: 0,
            max: 100_000,
            default: 5,
        },
    },
    RuleOption {
        key: "unit",
        name: "Unit",
        aliases: "tai, 台, 台數, 台数",
        description: "What each payer pays for one tai.",
        clause: "T-65",
        kind: OptionKind::Number {
            min: 1,
            max: 100_000,
            default: 1,
        },
    },
    RuleOption {
        key: "minimum",
        name: "Minimum",
        aliases: "起台, 起胡, 起糊",
        description: "The tai that a hand needs to be paid.",
        clause: "T-66",
        kind: OptionKind::Number {
            min: 0,
            max: 100,
            default: 0,
        },
    },
    RuleOption {
        key: "cap",
        name: "Cap",
        aliases: "limit, 封頂, 封顶, 上限, 四台封頂",
        description: "The most tai of a hand that are paid, without the dealer’s part; 0 for no cap.",
        clause: "T-66",
        kind: OptionKind::Number {
            min: 0,
            max: 1_000,
            default: 0,
        },
    },
    RuleOption {
        key: "dealer_tai",
        name: "Dealer",
        aliases: "莊家, 庄家, 莊家台",
        description: "The tai that are added to each payment from or to East.",
        clause: "T-67",
        kind: OptionKind::Number {
            min: 0,
            max: 10,
            default: 1,
        },
    },
    RuleOption {
        key: "streak_tai",
        name: "Dealer’s streak",
        aliases: "連莊, 连庄, 拉莊, 連一拉一, 连一拉一",
        description: "The tai that are added to each payment from or to East for each hand of the streak.",
        clause: "T-67",
        kind: OptionKind::Number {
            min: 0,
            max: 10,
            default: 2,
        },
    },
    RuleOption {
        key: "bonus_tiles",
        name: "Flowers and seasons",
        aliases: "bonus tiles, flowers, 花牌, 花",
        description: "Flowers and seasons are in play.",
        clause: "T-82",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "several_winners",
        name: "Several winners",
        aliases: "一炮多響, 一炮多响, 雙響, 三響, 双响, 三响",
        description: "Which of several players wins on one discard.",
        clause: "T-73",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "two-nearest-three-all",
                text: "Of two winners the first after the discarder in turn order; of three, all.",
            },
            OptionAnswer {
                key: "all",
                text: "All of them.",
            },
            OptionAnswer {
                key: "nearest",
                text: "The first after the discarder in turn order.",
            },
        ]),
    },
    RuleOption {
        key: "all_chows_wait",
        name: "All Chows: the wait",
        aliases: "平胡, 兩面聽, 两面听",
        description: "What the winning tile of All Chows must end.",
        clause: "T-72",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "any-two-sided",
                text: "A two-sided wait, in the best place of the tile.",
            },
            OptionAnswer {
                key: "only-two-sided",
                text: "Two-sided waits only, wherever the tile is put.",
            },
            OptionAnswer {
                key: "any",
                text: "Any wait.",
            },
        ]),
    },
    RuleOption {
        key: "all_chows_concealed",
        name: "All Chows: concealed",
        aliases: "平胡, 門清平胡, 门清平胡",
        description: "A concealed hand may be All Chows.",
        clause: "T-72",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "all_chows_self_draw",
        name: "All Chows: self-drawn",
        aliases: "平胡, 平胡自摸",
        description: "A self-drawn hand may be All Chows.",
        clause: "T-72",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "all_chows_honors_flowers",
        name: "All Chows: honours and flowers",
        aliases: "平胡, 無字無花, 无字无花",
        description: "All Chows may have a pair of honours, and flowers or seasons beside it.",
        clause: "T-72",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "single_wait",
        name: "Single Wait",
        aliases: "獨聽, 独听, 邊張, 單吊, 边张, 单吊",
        description: "Which waits for only one kind of tile count.",
        clause: "T-32",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "shape",
                text: "One that ends an edge, a middle or the pair.",
            },
            OptionAnswer {
                key: "one-kind",
                text: "Any wait for one kind of tile.",
            },
        ]),
    },
    RuleOption {
        key: "every_flower",
        name: "Any Flower",
        aliases: "見花, 见花, 見花見字, 见花见字",
        description: "Every flower and season counts, not only the own ones.",
        clause: "T-28",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "every_wind",
        name: "Any Wind",
        aliases: "見字, 见字, 見風, 见风",
        description: "Every pung or kong of a wind counts, not only those of the own wind and the wind of the round.",
        clause: "T-25",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "flower_set_includes_seat",
        name: "Flower Set includes own flowers",
        aliases: "花槓, 花杠, 正花",
        description: "Own Flower does not count for the tiles of a Flower Set.",
        clause: "T-27",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "no_flowers",
        name: "No Flowers",
        aliases: "無花, 无花",
        description: "A hand without flowers and seasons counts.",
        clause: "T-30",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "no_honors_no_flowers",
        name: "Neither Honours nor Flowers",
        aliases: "無字無花, 无字无花",
        description: "A hand without honours, flowers and seasons counts.",
        clause: "T-31",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "replacement_after_bonus",
        name: "Win after a flower",
        aliases: "花上開花, 花上开花, 補花",
        description: "A win on the replacement of a flower or season counts as one on the replacement of a kong.",
        clause: "T-34",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "melded_kong",
        name: "Melded Kong",
        aliases: "明槓, 明杠",
        description: "Each kong of a discard and each added kong counts.",
        clause: "T-37",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "concealed_kong",
        name: "Concealed Kong",
        aliases: "暗槓, 暗杠",
        description: "Each concealed kong counts.",
        clause: "T-38",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "four_kongs",
        name: "Four Kongs",
        aliases: "四槓子, 四杠",
        description: "Four kongs count.",
        clause: "T-53",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "five_kongs",
        name: "Five Kongs",
        aliases: "五槓子, 五杠",
        description: "Five kongs count.",
        clause: "T-54",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "half_claimed",
        name: "Half Claimed",
        aliases: "半求人",
        description: "Five claimed sets and a drawn pair count.",
        clause: "T-45",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "last_tile_claim",
        name: "Last Discard",
        aliases: "河底撈魚, 河底捞鱼",
        description: "A win on the last discard counts.",
        clause: "T-36",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "pairs_and_pung",
        name: "Seven Pairs and a Pung",
        aliases: "嚦咕嚦咕, 八對半, 八对半",
        description: "Seven pairs and a pung are a winning hand.",
        clause: "T-55",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "ready",
        name: "Declared ready",
        aliases: "報聽, 报听, 聽牌",
        description: "A hand that was openly declared ready counts.",
        clause: "T-56",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "ready_window",
        name: "Heavenly and Earthly Ready",
        aliases: "天聽, 地聽, 天听, 地听",
        description: "When a hand may be declared ready at once.",
        clause: "T-71",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "first-turn",
                text: "Heavenly with the dealt tiles, earthly with the first discard after the own first draw.",
            },
            OptionAnswer {
                key: "first-turn-not-dealer",
                text: "The same, but East is never heavenly ready.",
            },
            OptionAnswer {
                key: "first-eight-discards",
                text: "Heavenly by East with the first discard; earthly within the first eight discards of the table.",
            },
            OptionAnswer {
                key: "own-first-discard",
                text: "Earthly with the own first discard, whatever others claimed; never heavenly.",
            },
            OptionAnswer {
                key: "first-discard-east-heavenly",
                text: "With the own first discard: heavenly by East, earthly by the others.",
            },
            OptionAnswer {
                key: "off",
                text: "Never.",
            },
        ]),
    },
    RuleOption {
        key: "heavenly_ready_includes",
        name: "Heavenly Ready includes Concealed Hand",
        aliases: "天聽, 天听, 門清, 门清",
        description: "Concealed Hand does not count in addition to Heavenly Ready when the hand is won by discard.",
        clause: "T-57",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "earthly_ready_includes",
        name: "Earthly Ready includes Concealed Hand",
        aliases: "地聽, 地听, 門清, 门清",
        description: "Concealed Hand does not count in addition to Earthly Ready.",
        clause: "T-58",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "human_hand",
        name: "Human Hand",
        aliases: "人胡, 人和, 人糊",
        description: "Which win on an early discard counts.",
        clause: "T-61",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "before-first-draw",
                text: "By others than East, before the own first draw and any claim or kong.",
            },
            OptionAnswer {
                key: "first-go-around",
                text: "By others than East, off the first discard of a player, before any claim or kong.",
            },
            OptionAnswer {
                key: "first-discard",
                text: "By anybody, off the first discard of a player.",
            },
            OptionAnswer {
                key: "off",
                text: "None.",
            },
        ]),
    },
    RuleOption {
        key: "earthly_survives_claims",
        name: "Earthly Hand after claims",
        aliases: "地胡, 地和",
        description: "Claims and melded kongs of others don’t take Earthly Hand away; a concealed kong does.",
        clause: "T-60",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "initial_hand_adds_self_draw",
        name: "Heavenly and Earthly Hand add Self-draw",
        aliases: "天胡, 地胡, 自摸",
        description: "Self-draw counts beside them.",
        clause: "T-22",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "eight_flowers",
        name: "Eight Flowers",
        aliases: "八仙過海, 八仙过海",
        description: "What all eight flowers and seasons do.",
        clause: "T-69",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "alone",
                text: "All eight are a win of their own, which may be declined.",
            },
            OptionAnswer {
                key: "alone-forced",
                text: "All eight are a win of their own, which can’t be declined.",
            },
            OptionAnswer {
                key: "adds",
                text: "All eight add to the value of the hand.",
            },
            OptionAnswer {
                key: "compound",
                text: "All eight are a win, counted with the hand if the replacement tile completes it.",
            },
        ]),
    },
    RuleOption {
        key: "seven_robs_one",
        name: "Seven Robs One",
        aliases: "七搶一, 七抢一",
        description: "Seven flowers and seasons win when another player draws the eighth.",
        clause: "T-70",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "dealt_flowers",
        name: "Dealt Flowers",
        aliases: "配牌花胡",
        description: "Flowers that win before the first discard count more.",
        clause: "T-64",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "little_winds_add_winds",
        name: "Little Four Winds add winds",
        aliases: "小四喜, 門風, 圈風, 门风, 圈风",
        description: "The own wind and the wind of the round count beside them.",
        clause: "T-50",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "big_winds_add_winds",
        name: "Big Four Winds add winds",
        aliases: "大四喜, 門風, 圈風, 门风, 圈风",
        description: "The own wind and the wind of the round count beside them.",
        clause: "T-51",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "all_honors_add_all_pungs",
        name: "All Honours add All Pungs",
        aliases: "字一色, 碰碰胡",
        description: "All Pungs count beside them.",
        clause: "T-52",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "pung_first",
        name: "Pungs first",
        aliases: "刻子優先",
        description: "If the winning discard can complete a pung, only such ways to read the hand count.",
        clause: "D-5",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "liability",
        name: "Liability",
        aliases: "包牌, 包, pao, 包三元",
        description: "The elements for which the player who fed the last claimed set is liable.",
        clause: "T-74",
        kind: OptionKind::AnyOf(&LIABLE_KEYS),
    },
    RuleOption {
        key: "liability_discard",
        name: "Liability for a discard",
        aliases: "包牌",
        description: "Who pays if another than the liable player discards the winning tile.",
        clause: "T-76",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "liable",
                text: "The liable player.",
            },
            OptionAnswer {
                key: "half",
                text: "The liable player and the discarder, half each, rounded up.",
            },
        ]),
    },
    RuleOption {
        key: "draw_keeps_dealer",
        name: "Drawn hand keeps the dealer",
        aliases: "流局, 荒莊, 連莊, 连庄",
        description: "After a drawn hand East stays.",
        clause: "T-78",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "draw_adds_streak",
        name: "Drawn hand adds to the streak",
        aliases: "流局, 荒莊, 連莊, 连庄",
        description: "A drawn hand is one more in the dealer’s streak.",
        clause: "T-78",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "dealer_streak_limit",
        name: "Limit of the streak",
        aliases: "連莊上限, 连庄上限, 連九, 連十",
        description: "The streak with which the deal passes after every hand; 0 for no limit.",
        clause: "T-79",
        kind: OptionKind::Number {
            min: 0,
            max: 99,
            default: 0,
        },
    },
    RuleOption {
        key: "rounds",
        name: "Rounds",
        aliases: "將, 圈, 一將, 一雀",
        description: "The number of rounds of a game.",
        clause: "T-80",
        kind: OptionKind::Number {
            min: 1,
            max: 4,
            default: 4,
        },
    },
    RuleOption {
        key: "values",
        name: "Own values",
        aliases: "house table, 台數表, 台数表, 自訂台數",
        description: "Elements whose value differs, such as full-flush=10,human-hand=0; 0 switches an element off.",
        clause: "T-84",
        kind: OptionKind::Values(|| &ADJUSTABLE),
    },
];
