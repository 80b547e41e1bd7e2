//! Options of Hong Kong Old Style.

use crate::model::{
    Condition, OptionAnswer, OptionId, OptionKind, OptionValues, Preset, RuleOption, Section, find,
};

/// Returns the id of an option, resolved at compile time.
pub(super) const fn choice(key: &str) -> OptionId {
    find(CHOICES, key)
}

/// Sections of the options.
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
    Section {
        name: "Deal and rounds",
        first: "deal_passes_on_draw",
    },
];

/// Points that double with every second fan above four.
const HALF_SPICY: (&str, &str) = ("points_table", "1,2,4,8,16,24,32,48,64,96,128,192,256,384");

/// Common presets of the options.
pub(super) const PRESETS: &[Preset] = &[
    Preset {
        key: "full-shooter",
        name: "Full shooter (全銃)",
        description: "The discarder alone pays, twice what each would pay for a self-draw.",
        answers: &[("payment", "discarder-only-x4"), ("self_draw_each", "2P")],
    },
    Preset {
        key: "half-shooter",
        name: "Half shooter (半銃)",
        description: "The discarder pays double, the others single; a self-draw all double.",
        answers: &[
            ("payment", "discarder-double-others-single"),
            ("self_draw_each", "2P"),
        ],
    },
    Preset {
        key: "full-spicy",
        name: "Full spicy (辣辣上)",
        description: "Each fan doubles the points.",
        answers: &[(
            "points_table",
            "1,2,4,8,16,32,64,128,256,512,1024,2048,4096,8192",
        )],
    },
    Preset {
        key: "half-spicy",
        name: "Half spicy (半辣上)",
        description: "From four fan on, every second fan doubles the points.",
        answers: &[HALF_SPICY],
    },
    Preset {
        key: "quarter-chicken",
        name: "25 chicken: 25¢/50¢ (二五雞)",
        description: "Sets the stake only: 1 point = 0.50.",
        answers: &[("base", "0.50")],
    },
    Preset {
        key: "five-one",
        name: "Five one: 50¢/$1 (五一)",
        description: "Sets the stake only: 1 point = 1.",
        answers: &[("base", "1")],
    },
    Preset {
        key: "one-two",
        name: "One two: $1/$2 (一二蚊)",
        description: "Sets the stake only: 1 point = 2.",
        answers: &[("base", "2")],
    },
];

/// Common deviations from the defaults.
pub(super) const VARIATIONS: &[OptionValues] = &[
    &[("minimum_fan", "0")],
    &[("minimum_fan", "1")],
    &[("bonus_tiles_in_play", "false")],
    &[("seven_pairs", "off")],
];

/// Options; the defaults follow the rule book.
pub(super) const CHOICES: &[RuleOption] = &[
    RuleOption {
        key: "minimum_fan",
        name: "Minimum fan",
        aliases: "least, lowest, qi hu, hei wu, faan, 起糊, 起胡, 縛り, chicken hand, ji hu, gai wu, \
               雞糊, 鸡胡, 雞胡, 番, 三番起糊",
        description: "You can’t win with a hand worth less; a hand that reaches the limit always wins.",
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
        aliases: "cap, maximum, most, feng ding, fung ding, baau paang, faan, 封頂, 封顶, 爆棚, 滿糊, \
               上限, 番",
        description: "The most fan that is paid. Limit hands are worth this.",
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
        aliases: "half spicy, full spicy, half laak, full laak, boon laat, chuen laat, score table, \
               faan, 半辣, 全辣, 辣辣上, 二五雞, 二五鸡, 半辣上, 番數表, 番数表, 点数表",
        description: "The table that turns fan into points.",
        clause: "HKOS-50",
        kind: OptionKind::Table {
            name: "fan-laak",
            default: &[1, 2, 4, 8, 16, 16, 16, 32, 32, 32, 64],
            used: Condition::Always,
        },
    },
    RuleOption {
        key: "payment",
        name: "Payment for a discard",
        aliases: "shooter, discarder pays, 出銃, 出铳, 點炮, 点炮, 放銃, 全銃, 半銃, 全铳, 半铳",
        description: "What each player pays when the winning tile was discarded.",
        clause: "HKOS-51",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "discarder-double-others-single",
                text: "The discarder pays double, the others pay single.",
            },
            OptionAnswer {
                key: "discarder-full-others-half",
                text: "The discarder pays the points in full, the others half, rounded up.",
            },
            OptionAnswer {
                key: "discarder-only-x1",
                text: "The discarder alone pays, the points once.",
            },
            OptionAnswer {
                key: "discarder-only-x2",
                text: "The discarder alone pays, the points twice.",
            },
            OptionAnswer {
                key: "discarder-only-x4",
                text: "The discarder alone pays, the points four times.",
            },
        ]),
    },
    RuleOption {
        key: "self_draw_each",
        name: "Payment for a self-draw",
        aliases: "zimo, zi mo, jimo, tsumo, self draw, self pick, self drawn, 自摸, ツモ",
        description: "What each of the three others pays when the winning tile was drawn.",
        clause: "HKOS-52",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "2P",
                text: "Each pays the points twice.",
            },
            OptionAnswer {
                key: "P",
                text: "Each pays the points once.",
            },
        ]),
    },
    RuleOption {
        key: "self_draw_percent",
        name: "Self-draw payment (%)",
        aliases: "zimo, jimo, tsumo, self draw, 自摸加成, 自摸, ツモ",
        description: "What a self-draw costs, in percent of that: in some houses half as much again.",
        clause: "HKOS-52",
        kind: OptionKind::NumberOf(&[100, 125, 150, 200]),
    },
    RuleOption {
        key: "several_winners",
        name: "Several winners",
        aliases: "two winners, double win, double ron, head bump, yat paau do heung, 一炮雙響, 一炮双响, \
             一炮多響, 一炮多响, 雙響, 双响, 截糊, 截胡, ダブロン, 頭ハネ",
        description: "Who wins when several want one discard. In the book only one does.",
        clause: "HKOS-06",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "nearest",
                text: "The first in turn order after the discarder (截糊).",
            },
            OptionAnswer {
                key: "two",
                text: "Two at most, the first in turn order (一炮雙響), each paid as if alone.",
            },
            OptionAnswer {
                key: "all",
                text: "All of them, each paid as if alone.",
            },
        ]),
    },
    RuleOption {
        key: "base",
        name: "Stake",
        aliases: "base, stakes, money, 25 chicken, 二五雞, 二五鸡, 五一, 一二蚊, 底, レート",
        description: "Value of one point: usually 0.50, 1 or 2. The points table assumes 2.",
        clause: "HKOS-50",
        kind: OptionKind::Money {
            min: 1,
            max: 1_000_000,
            default: 200,
        },
    },
    RuleOption {
        key: "bonus_tiles_in_play",
        name: "Flowers and seasons",
        aliases: "flowers, hua pai, fa pai, 花牌",
        description: "Flowers and seasons are in play.",
        clause: "HKOS-11",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "replacement_stacks_self_drawn",
        name: "Out on Replacement with Self-drawn Win",
        aliases: "",
        description: "Both count for the replacement tile of a kong.",
        clause: "HKOS-22b",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "bonus_replacement_counts",
        name: "Out on Replacement for flowers",
        aliases: "hua shang, hua shang kai hua, fa seung, after a flower, bu hua, 花上, 花上開花, \
               花上开花, 補花, 补花, 花上自摸",
        description: "The replacement of a flower or season counts like that of a kong.",
        clause: "HKOS-22b",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "last_tile_stacks_self_drawn",
        name: "Last Tile Draw with Self-drawn Win",
        aliases: "",
        description: "Both count for the last tile of the wall.",
        clause: "HKOS-19",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "all_flowers_includes_seat",
        name: "All Flowers includes Seat Flower",
        aliases: "",
        description: "In a complete set of flowers or seasons, the player’s own isn’t counted again.",
        clause: "HKOS-22",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "little_three_dragons_includes_pungs",
        name: "Little Three Dragons includes its pungs",
        aliases: "小三元",
        description: "The two dragon pungs aren’t counted again.",
        clause: "HKOS-26",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "seven_pairs",
        name: "Seven Pairs",
        aliases: "7 pairs, qi dui, qi dui zi, chat deui, chiitoitsu, chiitoi, 七對子, 七对子, \
               七对, 七對, 七対子, チートイツ",
        description: "Whether seven pairs are a winning hand, and what else counts beside.",
        clause: "HKOS-27",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "on",
                text: "A winning hand; a flush counts beside it.",
            },
            OptionAnswer {
                key: "no-stack",
                text: "A winning hand; of it and a flush only one counts.",
            },
            OptionAnswer {
                key: "off",
                text: "No winning hand.",
            },
        ]),
    },
    RuleOption {
        key: "seven_pairs_quad_as_two_pairs",
        name: "Four alike as two pairs",
        aliases: "",
        description: "In seven pairs, four tiles alike are two pairs.",
        clause: "HKOS-27",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "four_concealed_pungs_kongs_count",
        name: "Concealed kongs in Four Concealed Pungs",
        aliases: "四暗刻, 坎坎糊",
        description: "A concealed kong is as good as a concealed pung.",
        clause: "HKOS-29",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "nine_gates_pure",
        name: "Nine Gates waits for nine tiles",
        aliases: "九子連環, 九子连环, 九蓮寶燈",
        description: "The hand must be 1112345678999 before the winning tile comes.",
        clause: "HKOS-36",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "dragon_limit_pair",
        name: "Pair of Jade, Ruby and Pearl Dragon",
        aliases: "",
        description: "Whether the pair must be of the suit of the pungs.",
        clause: "HKOS-39",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "same-suit",
                text: "The pair is of the same suit.",
            },
            OptionAnswer {
                key: "any-pair",
                text: "Any pair will do.",
            },
        ]),
    },
    RuleOption {
        key: "concealed_hand",
        name: "Concealed Hand",
        aliases: "closed hand, fully concealed, men qing, mun ching, mun chin ching, menzen, 門清, 门清, \
               門前清, 门前清, メンゼン",
        description: "A hand of which nothing was claimed counts one fan more.",
        clause: "A-46",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "mixed_terminals",
        name: "Mixed Terminals",
        aliases: "terminals and honors, terminals and honours, hun yao jiu, fa yiu gau, honroutou, 混么九, \
               混幺九, 花么九, 花幺九, 混老頭, ホンロウトウ",
        description: "Pungs of terminals and honours only count four fan, All Pungs included.",
        clause: "A-47",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "kong_on_kong",
        name: "Kong on Kong",
        aliases: "double kong, gong on gong, gang shang gang, gong seung gong, 槓上槓, 杠上杠, 槓槓糊, \
               杠杠胡, 連槓, 连杠",
        description: "A win on the replacement of a second kong in a row counts eight fan.",
        clause: "A-48",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "flowers_win",
        name: "Win by flowers",
        aliases: "flowers hand, seven flowers, eight flowers, hua hu, fa wu, 花糊, 花胡, 大花糊, 大花胡, \
               八仙過海, 八仙过海",
        description: "Seven flowers and seasons may win at once with three fan, all eight with eight.",
        clause: "A-49",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "limit_hands",
        name: "Limit hands",
        aliases: "thirteen fan, 13 fan, 13 faan, baau paang, 十三番, 13番, 爆棚, 滿糊, 满胡, 例牌, 役満",
        description: "What each limit hand counts, at tables with a limit of 13 fan.",
        clause: "A-50",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "limit",
                text: "Each counts as much as the limit.",
            },
            OptionAnswer {
                key: "own-fan",
                text: "Little Four Winds 6; Big Three Dragons and Four Concealed Pungs 8; All Honors, \
                       All Terminals and Nine Gates 10; the others 13.",
            },
        ]),
    },
    RuleOption {
        key: "erroneous_mahjong_each",
        name: "Erroneous mahjong",
        aliases: "zha hu, ja wu, chombo, cuo hu, wrong mahjong, 詐糊, 诈胡, 詐胡, 錯和, チョンボ, \
               食詐糊",
        description: "What the offender pays to each other player.",
        clause: "HKOS-80",
        kind: OptionKind::NumberOf(&[16, 32, 128]),
    },
    RuleOption {
        key: "false_win",
        name: "Penalty for a false win",
        aliases: "zha hu, ja wu, chombo, fine, 詐糊, 诈胡, 罰款, 罚款, 錯和, チョンボ, 詐胡, 食詐糊",
        description: "What an erroneous mahjong costs, and who receives it.",
        clause: "HKOS-80",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "each",
                text: "The offender pays each other player as above.",
            },
            OptionAnswer {
                key: "limit",
                text: "The offender pays each other player a self-draw at the limit.",
            },
            OptionAnswer {
                key: "fine",
                text: "The offender pays a fixed fine that nobody receives.",
            },
        ]),
    },
    RuleOption {
        key: "false_win_fine",
        name: "Fine for a false win",
        aliases: "zha hu, ja wu, chombo, fine, 詐糊, 诈胡, 罰款, 罚款, 錯和, チョンボ",
        description: "The fixed fine that nobody receives.",
        clause: "HKOS-80",
        kind: OptionKind::Money {
            min: 1,
            max: 1_000_000,
            default: 51_200,
        },
    },
    RuleOption {
        key: "insurance_b3d_b4w_not_winning_tile",
        name: "Insurance for dragons and winds until the end",
        aliases: "pao, bao, bao pai, baau, insurance, 包, 包牌, パオ, 包自摸",
        description: "Who fed the last pung of Big Three Dragons or Big Four Winds pays, whoever gives the winning tile.",
        clause: "HKOS-68",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "insurance_pair_counts",
        name: "Insurance for the pair",
        aliases: "pao, bao, bao pai, baau, insurance, 包, 包牌, パオ",
        description: "With three melded sets the feeder pays too when the tile completes the pair.",
        clause: "HKOS-64",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "five_tiles_threshold",
        name: "Five Remaining Tiles begins at",
        aliases: "last five tiles, 尾五張, 尾五张",
        description: "With so many tiles left, or fewer, a fresh tile is dangerous.",
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
        aliases: "robbing a kong, robbing a gong, robbed kong, qiang gang, cheung gong, chankan, \
               搶槓, 抢杠, 搶杠, 槍槓, チャンカン",
        description: "What the maker of the robbed kong pays.",
        clause: "HKOS-57",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "as-discard",
                text: "It is paid like a discard of the tile.",
            },
            OptionAnswer {
                key: "pays-for-all",
                text: "The maker of the kong pays a self-draw for all three.",
            },
        ]),
    },
    RuleOption {
        key: "rob_concealed_kong",
        name: "Robbing a concealed kong",
        aliases: "robbing a closed kong, qiang an gang, 搶暗槓, 抢暗杠, 暗槓の槍槓",
        description: "Thirteen Orphans may be completed by robbing a concealed kong.",
        clause: "HKOS-21",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "starting_points",
        name: "Starting points",
        aliases: "chips, starting stack, 籌碼, 筹码, 持ち点",
        description: "What each player starts with; the book suggests 500 for casual play.",
        clause: "HKOS-10",
        kind: OptionKind::Number {
            min: 0,
            max: 1_000_000,
            default: 500,
        },
    },
    RuleOption {
        key: "deal_passes_on_draw",
        name: "The deal passes after a draw",
        aliases: "dealer, draw, goulash, lau guk, 流局過莊, 流局过庄, 過莊, 过庄, 連莊, 连庄, 流局, \
               莊家",
        description: "After a draw the next player deals. If off: East deals again.",
        clause: "A-21",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "deal_passes_on_win",
        name: "The deal passes when East wins",
        aliases: "dealer, dealer repeat, lin zong, 過莊, 过庄, 連莊, 连庄, 連荘, 冧莊, 莊家",
        description: "East doesn’t deal again after winning.",
        clause: "A-21",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "deal_passes_on_false_win",
        name: "The deal passes after a false win",
        aliases: "dealer, zha hu, ja wu, chombo, 詐糊過莊, 诈胡过庄, 過莊, 过庄, 連莊, 连庄, チョンボ",
        description: "After a false win the next player deals. If off: East deals again.",
        clause: "A-21",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "rounds",
        name: "Rounds",
        aliases: "east round, four winds, half game, 圈, 四圈, 北圈, 東圈, 东圈, 局",
        description: "Rounds in a game.",
        clause: "A-21",
        kind: OptionKind::NumberOf(&[4, 1, 2, 3]),
    },
];

/// The options by which a house decides what the rule book leaves open.
pub(super) const OPEN: &[&str] = &[
    "robbing_the_kong",
    "replacement_stacks_self_drawn",
    "last_tile_stacks_self_drawn",
    "all_flowers_includes_seat",
    "little_three_dragons_includes_pungs",
    "seven_pairs",
    "seven_pairs_quad_as_two_pairs",
    "four_concealed_pungs_kongs_count",
    "nine_gates_pure",
    "dragon_limit_pair",
    "insurance_b3d_b4w_not_winning_tile",
    "insurance_pair_counts",
    "rob_concealed_kong",
    "bonus_replacement_counts",
];
