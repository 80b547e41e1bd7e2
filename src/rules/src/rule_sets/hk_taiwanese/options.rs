//! Options of HK-style Taiwanese (part 8).

use super::elements::ADJUSTABLE;
use crate::model::{
    AnswerId, OptionAnswer, OptionId, OptionKind, OptionValues, Reason, RuleOption, Section, find,
    find_answer,
};

/// Returns the id of an option, resolved at compile time.
pub(super) const fn choice(key: &str) -> OptionId {
    find(OPTIONS, key)
}

/// Returns the id of a value of an option, resolved at compile time.
pub(super) const fn answer(option: &str, key: &str) -> AnswerId {
    find_answer(OPTIONS, option, key)
}

/// What becomes of the points of a win if debts are carried.
pub(super) const CARRIED: Reason = Reason {
    clause: "T-116",
    text: "The points of a win are written down as a debt, which grows with the next win off the same player, instead of being paid at once.",
};

/// Common deviations from the defaults.
pub(super) const VARIATIONS: &[OptionValues] = &[
    &[("minimum", "10")],
    &[("minimum", "15")],
    &[("carry", "false")],
];

/// Options that distinguish the texts.
pub(super) const TELLING: &[&str] = &["combination_rule"];

/// Sections of the options.
pub(super) const SECTIONS: &[Section] = &[
    Section {
        name: "What is paid",
        first: "minimum",
    },
    Section {
        name: "Debts",
        first: "carry",
    },
    Section {
        name: "Instant payments and penalties",
        first: "instant_flowers",
    },
    Section {
        name: "The game",
        first: "rounds",
    },
    Section {
        name: "Own table",
        first: "values",
    },
];

/// Options; the defaults follow the league rules of 2020.
pub(super) const OPTIONS: &[RuleOption] = &[
    RuleOption {
        key: "minimum",
        name: "Minimum",
        aliases: "least, lowest, qi hu, hei wu, 起糊, 起胡, 起番",
        description: "A hand below this total, the base included, is scored, but nobody pays for it.",
        clause: "T-100",
        kind: OptionKind::Number {
            min: 0,
            max: 1_000,
            default: 0,
        },
    },
    RuleOption {
        key: "combination_rule",
        name: "Sets in several combinations",
        aliases: "relations, non-compounding, 單式結算, 不複合",
        description: "Which combinations of the same sets count together.",
        clause: "T-104",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "distinct",
                text: "All of them; two of one kind over the same tiles need two different sets.",
            },
            OptionAnswer {
                key: "less-than-half",
                text: "Those of the highest sum of which any two share less than half of their sets.",
            },
        ]),
    },
    RuleOption {
        key: "closed_self_draw",
        name: "Concealed self-draw",
        aliases: "門摸, 門清自摸",
        description: "Whether a self-drawn concealed hand counts as concealed too.",
        clause: "T-143",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "replaces",
                text: "It counts instead of the concealed hand.",
            },
            OptionAnswer {
                key: "adds",
                text: "It counts in addition to the concealed hand.",
            },
        ]),
    },
    RuleOption {
        key: "chicken",
        name: "Big chicken",
        aliases: "大雞, 大鴨",
        description: "What a big chicken and a big duck have in addition to the base.",
        clause: "T-238",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "one-faan",
                text: "One faan of any kind.",
            },
            OptionAnswer {
                key: "one-flower",
                text: "One flower and nothing else.",
            },
        ]),
    },
    RuleOption {
        key: "tail_draws",
        name: "Replacement tiles in a row",
        aliases: "尾牌連摸",
        description: "How the value rises with each replacement tile in a row.",
        clause: "T-156",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "linear",
                text: "By the same number of faan each time.",
            },
            OptionAnswer {
                key: "doubling",
                text: "It doubles each time.",
            },
        ]),
    },
    RuleOption {
        key: "kong_keeps_closed",
        name: "A claimed kong keeps the hand concealed",
        aliases: "門清, 明槓",
        description: "A hand with a claimed kong counts as concealed.",
        clause: "T-103",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "carry",
        name: "Wins are carried as debts",
        aliases: "carried debts, laai, 拉, 踢半, 拉莊",
        description: CARRIED.text,
        clause: CARRIED.clause,
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "carry_cut",
        name: "Wins after which a debt may be paid off",
        aliases: "cutting, zaam, 斬, 斬三",
        description: "The number of wins in a row after which a debtor may pay the debt in full between hands; 0 for never.",
        clause: "T-119",
        kind: OptionKind::Number {
            min: 0,
            max: 99,
            default: 0,
        },
    },
    RuleOption {
        key: "instant_flowers",
        name: "Rows and sets of flowers are paid at once",
        aliases: "一台花, 一台草",
        description: "The others pay at once for a row (one bonus tile of each number) and for a whole family.",
        clause: "T-123",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "same_discard",
        name: "The same discard four times",
        aliases: "zeoi paai, 追牌",
        description: "The first of four players who discard the same tile in one go-around pays the others.",
        clause: "T-127",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "row_after_set",
        name: "A row of flowers after a set",
        aliases: "一台花, 一台草",
        description: "A row of bonus tiles is also paid after a family is complete.",
        clause: "T-123",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "false_win",
        name: "Penalty for a false win",
        aliases: "chombo, zaa wu, 詐糊, 詐胡",
        description: "The points that a false win costs; no player receives them.",
        clause: "T-128",
        kind: OptionKind::Number {
            min: 0,
            max: 10_000,
            default: 160,
        },
    },
    RuleOption {
        key: "rounds",
        name: "Rounds",
        aliases: "length, winds, 圈",
        description: "The number of rounds of a game.",
        clause: "T-133",
        kind: OptionKind::Number {
            min: 1,
            max: 4,
            default: 2,
        },
    },
    RuleOption {
        key: "values",
        name: "Own values of elements",
        aliases: "own table, house table, 番數表, 番表",
        description: "Values of elements that differ at your table, such as full-flush=10,mixed-straight=8/15; the \
               number after a stroke is for concealed sets, and 0 switches an element off.",
        clause: "T-84",
        kind: OptionKind::Values(|| &ADJUSTABLE),
    },
];

/// The options by which a house decides what the rule book leaves open.
pub(super) const OPEN: &[&str] = &["kong_keeps_closed", "combination_rule"];
