//! The options of a Hong Kong Old Style house.

use crate::schema::{Answer, OptionId, OptionKind, RuleOption, Section, find};

/// The place of a choice, looked up when the program is built.
pub(super) const fn choice(key: &str) -> OptionId {
    find(CHOICES, key)
}

/// What the options are about.
pub(super) const SECTIONS: &[Section] = &[
    Section {
        name: "What is paid",
        first: "minimum_fan",
    },
    Section {
        name: "Elements",
        first: "bonus_tiles_in_play",
    },
    Section {
        name: "Fouls and insurance",
        first: "erroneous_mahjong_each",
    },
    Section {
        name: "Robbed kongs",
        first: "robbing_the_kong",
    },
    Section {
        name: "Start of play",
        first: "starting_points",
    },
];

/// Where circles differ; defaults are the book's.
pub(super) const CHOICES: &[RuleOption] = &[
    RuleOption {
        key: "minimum_fan",
        name: "Minimum fan",
        says: "A hand below this may not be won with; a hand that reaches the limit always may.",
        clause: "HKOS-03",
        kind: OptionKind::Number {
            min: 0,
            max: 99,
            default: 3,
        },
    },
    RuleOption {
        key: "limit_fan",
        name: "Limit",
        says: "No hand is paid for more fan than this, and limit hands are worth it.",
        clause: "HKOS-44",
        kind: OptionKind::Number {
            min: 1,
            max: 99,
            default: 10,
        },
    },
    RuleOption {
        key: "points_table",
        name: "Points for fan",
        says: "The table that turns fan into points.",
        clause: "HKOS-50",
        kind: OptionKind::Table {
            name: "fan-laak",
            default: &[1, 2, 4, 8, 16, 16, 16, 32, 32, 32, 64],
        },
    },
    RuleOption {
        key: "payment",
        name: "Payment for a discard",
        says: "What each player pays when the winning tile was discarded.",
        clause: "HKOS-51",
        kind: OptionKind::OneOf(&[
            Answer {
                key: "discarder-double-others-single",
                says: "The discarder pays double, the others pay single.",
            },
            Answer {
                key: "discarder-full-others-half",
                says: "The discarder pays the points in full, the others half, rounded up.",
            },
            Answer {
                key: "discarder-only-x1",
                says: "The discarder alone pays, the points once.",
            },
            Answer {
                key: "discarder-only-x2",
                says: "The discarder alone pays, the points twice.",
            },
        ]),
    },
    RuleOption {
        key: "self_draw_each",
        name: "Payment for a self-draw",
        says: "What each of the three others pays when the winning tile was drawn.",
        clause: "HKOS-52",
        kind: OptionKind::OneOf(&[
            Answer {
                key: "2P",
                says: "Each pays the points twice.",
            },
            Answer {
                key: "P",
                says: "Each pays the points once.",
            },
        ]),
    },
    RuleOption {
        key: "bonus_tiles_in_play",
        name: "Flowers and seasons",
        says: "Flowers and seasons are in play.",
        clause: "HKOS-11",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "replacement_stacks_self_drawn",
        name: "Out on Replacement with Self-drawn Win",
        says: "Both count for the replacement tile of a kong.",
        clause: "HKOS-22b",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "bonus_replacement_counts",
        name: "Out on Replacement for flowers",
        says: "The replacement of a flower or season counts like that of a kong.",
        clause: "HKOS-22b",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "last_tile_stacks_self_drawn",
        name: "Last Tile Draw with Self-drawn Win",
        says: "Both count for the last tile of the wall.",
        clause: "HKOS-19",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "all_flowers_includes_seat",
        name: "All Flowers includes Seat Flower",
        says: "Of a complete family of flowers or seasons, the own one isn't counted again.",
        clause: "HKOS-22",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "little_three_dragons_includes_pungs",
        name: "Little Three Dragons includes its pungs",
        says: "The two dragon pungs aren't counted again.",
        clause: "HKOS-26",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "seven_pairs",
        name: "Seven Pairs",
        says: "Whether seven pairs are a winning hand, and what else counts beside.",
        clause: "HKOS-27",
        kind: OptionKind::OneOf(&[
            Answer {
                key: "on",
                says: "A winning hand; a flush counts beside it.",
            },
            Answer {
                key: "no-stack",
                says: "A winning hand; of it and a flush only one counts.",
            },
            Answer {
                key: "off",
                says: "No winning hand.",
            },
        ]),
    },
    RuleOption {
        key: "seven_pairs_quad_as_two_pairs",
        name: "Four alike as two pairs",
        says: "In seven pairs, four tiles alike are two pairs.",
        clause: "HKOS-27",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "four_concealed_pungs_kongs_count",
        name: "Concealed kongs in Four Concealed Pungs",
        says: "A concealed kong is as good as a concealed pung.",
        clause: "HKOS-29",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "nine_gates_pure",
        name: "Nine Gates waits for nine tiles",
        says: "The hand must be 1112345678999 before the winning tile comes.",
        clause: "HKOS-36",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "dragon_limit_pair",
        name: "Pair of Jade, Ruby and Pearl Dragon",
        says: "Whether the pair must be of the suit of the pungs.",
        clause: "HKOS-39",
        kind: OptionKind::OneOf(&[
            Answer {
                key: "same-suit",
                says: "The pair is of the same suit.",
            },
            Answer {
                key: "any-pair",
                says: "Any pair will do.",
            },
        ]),
    },
    RuleOption {
        key: "erroneous_mahjong_each",
        name: "Erroneous mahjong",
        says: "What the offender pays to each other player.",
        clause: "HKOS-80",
        kind: OptionKind::NumberOf(&[16, 32, 128]),
    },
    RuleOption {
        key: "insurance_b3d_b4w_not_winning_tile",
        name: "Insurance for dragons and winds until the end",
        says: "Who fed the last pung of Big Three Dragons or Big Four Winds pays, whoever gives the winning tile.",
        clause: "HKOS-68",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "insurance_pair_counts",
        name: "Insurance for the pair",
        says: "With three melded sets the feeder pays too when the tile completes the pair.",
        clause: "HKOS-64",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "five_tiles_threshold",
        name: "Five Remaining Tiles begins at",
        says: "With so many tiles left, or fewer, a fresh tile is dangerous.",
        clause: "HKOS-70",
        kind: OptionKind::Number {
            min: 1,
            max: 20,
            default: 5,
        },
    },
    RuleOption {
        key: "robbing_the_kong",
        name: "Payment for a robbed kong",
        says: "What the maker of the robbed kong pays.",
        clause: "HKOS-57",
        kind: OptionKind::OneOf(&[
            Answer {
                key: "as-discard",
                says: "It is paid like a discard of the tile.",
            },
            Answer {
                key: "pays-for-all",
                says: "The maker of the kong pays a self-draw for all three.",
            },
        ]),
    },
    RuleOption {
        key: "rob_concealed_kong",
        name: "Robbing a concealed kong",
        says: "Thirteen Orphans may be completed by robbing a concealed kong.",
        clause: "HKOS-21",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "starting_points",
        name: "Starting points",
        says: "What each player starts with; the book suggests 500 for casual play.",
        clause: "HKOS-10",
        kind: OptionKind::Number {
            min: 0,
            max: 1_000_000,
            default: 500,
        },
    },
];
