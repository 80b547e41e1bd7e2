//! Options of MCR.

use crate::model::{
    NONE, OptionAnswer, OptionId, OptionKind, OptionValues, RuleOption, Section, find,
};

/// Returns the id of an option, resolved at compile time.
pub(super) const fn choice(key: &str) -> OptionId {
    find(CHOICES, key)
}

/// Common deviations from the defaults.
pub(super) const VARIATIONS: &[OptionValues] = &[&[("bonus_tiles_in_play", "false")]];

/// Options that distinguish the rule books.
pub(super) const TELLING: &[&str] = &["penalties", "two_concealed_kongs"];

/// Sections of the options.
pub(super) const SECTIONS: &[Section] = &[
    Section {
        name: "What is paid",
        first: "minimum_fan",
    },
    Section {
        name: "Elements",
        first: "two_concealed_kongs",
    },
    Section {
        name: "Waits",
        first: "knitted_straight_waits",
    },
    Section {
        name: "Fouls and scores",
        first: "penalties",
    },
];

/// Options; the defaults follow the Mahjong International League.
pub(super) const CHOICES: &[RuleOption] = &[
    RuleOption {
        key: "minimum_fan",
        name: "Minimum fan",
        aliases: "least, lowest, qi hu, qi he, faan, 起和分, 起胡, 起糊, 縛り, 8 points, eight points, \
               番, 八番起和",
        description: "A hand below this can’t win; flowers don’t help to reach it.",
        clause: "M-13",
        kind: OptionKind::Number {
            min: 0,
            max: 99,
            default: 8,
        },
    },
    RuleOption {
        key: "limit_fan",
        name: "Limit",
        aliases: "cap, maximum, most, feng ding, faan, 封頂, 封顶, 上限, 番",
        description: "No hand is paid for more fan than this, its flowers included.",
        clause: "M-15",
        kind: OptionKind::NumberOrNone {
            max: 999,
            default: NONE,
        },
    },
    RuleOption {
        key: "bonus_tiles_in_play",
        name: "Flowers and seasons in play",
        aliases: "flowers, seasons, hua pai, fa pai, 花牌, 花",
        description: "With the eight flowers and seasons, 144 tiles in all.",
        clause: "M-14",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "two_concealed_kongs",
        name: "Two concealed kongs",
        aliases: "shuang an gang, 双暗杠, 雙暗槓",
        description: "What two concealed kongs are worth.",
        clause: "M-83",
        kind: OptionKind::NumberOf(&[6, 8]),
    },
    RuleOption {
        key: "mixed_kongs",
        name: "A concealed and a melded kong",
        aliases: "ming an gang, 明暗杠, 明暗槓",
        description: "What one concealed and one melded kong are worth.",
        clause: "M-112",
        kind: OptionKind::NumberOf(&[5, 6]),
    },
    RuleOption {
        key: "concealed_specials_self_draw",
        name: "Hands that are always concealed, self-drawn",
        aliases: "",
        description: "What a self-draw adds to seven pairs, thirteen orphans, nine gates and other hands \
               that nobody can claim for.",
        clause: "M-27",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "self-drawn",
                text: "Self-Drawn.",
            },
            OptionAnswer {
                key: "fully-concealed",
                text: "Fully Concealed Hand.",
            },
        ]),
    },
    RuleOption {
        key: "all_green_half_flush",
        name: "Half Flush with All Green",
        aliases: "绿一色, 綠一色, 緑一色",
        description: "A hand of green tiles with green dragons is a half flush too.",
        clause: "M-33",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "all_terminals_double_pung",
        name: "Double Pungs with All Terminals",
        aliases: "",
        description: "Double pungs count beside All Terminals.",
        clause: "M-38",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "nine_gates_terminal_pung",
        name: "Terminal pungs with Nine Gates",
        aliases: "九莲宝灯, 九蓮寶燈",
        description: "Nine Gates includes one of its pungs of terminals, and a second one counts. If off: it includes both.",
        clause: "M-34",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "lesser_knitted_straight",
        name: "Knitted Straight with Lesser Honors",
        aliases: "",
        description: "Lesser Honors and Knitted Tiles with all nine suit tiles is a knitted straight too.",
        clause: "M-64",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "implied_tile_hog",
        name: "Tile Hog in hands that require it",
        aliases: "",
        description: "Four alike count in seven pairs of only green tiles or only terminals, which must \
               have some.",
        clause: "M-94",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "tile_hog_honors",
        name: "Tile Hogs of honors",
        aliases: "",
        description: "Four alike count in seven pairs if they are winds or dragons too.",
        clause: "M-94",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "seven_pairs_all_types",
        name: "All Types with Seven Pairs",
        aliases: "",
        description: "Seven pairs with all five types of tile count as All Types.",
        clause: "M-81",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "strict_voided_suit",
        name: "One Voided Suit only when optional",
        aliases: "",
        description: "A voided suit doesn’t count beside elements that leave little room for a third suit.",
        clause: "M-105",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "knitted_straight_waits",
        name: "Waits with a knitted straight",
        aliases: "",
        description: "Which waits count where a hand has a knitted straight.",
        clause: "M-26",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "any",
                text: "All three.",
            },
            OptionAnswer {
                key: "outside-body",
                text: "Each, except on a tile that the knitted straight has too.",
            },
            OptionAnswer {
                key: "single",
                text: "Only the wait for the pair.",
            },
        ]),
    },
    RuleOption {
        key: "exhausted_waits_count",
        name: "Waits for tiles that are gone",
        aliases: "",
        description: "A tile that would complete the hand is a wait, even if the hand itself holds all \
               four.",
        clause: "M-25",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "penalties",
        name: "Penalties",
        aliases: "false win, wrong win, cuo he, zha he, cuo hu, zha hu, 错和, 詐和, 诈和, 罚分, 罰分, \
               錯和, 诈胡, チョンボ",
        description: "What a foul costs, and who gets it.",
        clause: "M-122",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "mil-2025",
                text: "Points off the offender’s score, which nobody gets.",
            },
            OptionAnswer {
                key: "pay-each",
                text: "Points paid to each of the others.",
            },
        ]),
    },
    RuleOption {
        key: "start_points",
        name: "Points at the start",
        aliases: "",
        description: "What each player begins with.",
        clause: "M-147",
        kind: OptionKind::Number {
            min: 0,
            max: 100_000,
            default: 0,
        },
    },
];

/// The options by which a house decides what the rule book leaves open.
pub(super) const OPEN: &[&str] = &[
    "mixed_kongs",
    "exhausted_waits_count",
    "knitted_straight_waits",
    "lesser_knitted_straight",
    "tile_hog_honors",
    "nine_gates_terminal_pung",
];
