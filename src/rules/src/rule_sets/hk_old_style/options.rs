//! The options of a Hong Kong Old Style house.

use crate::schema::{
    Answer, Answers, Condition, OptionId, OptionKind, Preset, RuleOption, Section, also, find,
};

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
    Section {
        name: "Deal and rounds",
        first: "deal_passes_on_draw",
    },
];

/// Points that double with every second fan above four.
const HALF_SPICY: (&str, &str) = ("points_table", "1,2,4,8,16,24,32,48,64,96,128,192,256,384");

/// What tables call the answers that they give.
pub(super) const PRESETS: &[Preset] = &[
    Preset {
        key: "full-shooter",
        name: "Full shooter (全銃)",
        says: "The discarder alone pays, twice what each would pay for a self-draw.",
        answers: &[("payment", "discarder-only-x4"), ("self_draw_each", "2P")],
    },
    Preset {
        key: "half-shooter",
        name: "Half shooter (半銃)",
        says: "The discarder pays double, the others single; a self-draw all double.",
        answers: &[
            ("payment", "discarder-double-others-single"),
            ("self_draw_each", "2P"),
        ],
    },
    Preset {
        key: "full-spicy",
        name: "Full spicy (辣辣上)",
        says: "Each fan doubles the points.",
        answers: &[(
            "points_table",
            "1,2,4,8,16,32,64,128,256,512,1024,2048,4096,8192",
        )],
    },
    Preset {
        key: "half-spicy",
        name: "Half spicy (半辣上)",
        says: "From four fan on, every second fan doubles the points.",
        answers: &[HALF_SPICY],
    },
    Preset {
        key: "quarter-chicken",
        name: "25 chicken: 25¢/50¢ (二五雞)",
        says: "Sets the stake only: 1 point = 0.50.",
        answers: &[("base", "0.50")],
    },
    Preset {
        key: "five-one",
        name: "Five one: 50¢/$1 (五一)",
        says: "Sets the stake only: 1 point = 1.",
        answers: &[("base", "1")],
    },
    Preset {
        key: "one-two",
        name: "One two: $1/$2 (一二蚊)",
        says: "Sets the stake only: 1 point = 2.",
        answers: &[("base", "2")],
    },
];

/// What else tables commonly settle otherwise.
pub(super) const VARIATIONS: &[Answers] = &[
    &[("minimum_fan", "0")],
    &[("minimum_fan", "1")],
    &[("bonus_tiles_in_play", "false")],
    &[("seven_pairs", "off")],
];

/// Where circles differ; defaults are the book's.
pub(super) const CHOICES: &[RuleOption] = &[
    RuleOption {
        key: "minimum_fan",
        name: "Minimum fan",
        also: also(
            "least, lowest, qi hu, hei wu, faan, 起糊, 起胡, 縛り, chicken hand, ji hu, gai wu, \
               雞糊, 鸡胡, 雞胡, 番, 三番起糊",
        ),
        says: "You can’t win with a hand worth less; a hand that reaches the limit always wins.",
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
        also: also(
            "cap, maximum, most, feng ding, fung ding, baau paang, faan, 封頂, 封顶, 爆棚, 滿糊, \
               上限, 番",
        ),
        says: "The most fan that is paid. Limit hands are worth this.",
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
        also: also(
            "half spicy, full spicy, half laak, full laak, boon laat, chuen laat, score table, \
               faan, 半辣, 全辣, 辣辣上, 二五雞, 二五鸡, 半辣上, 番數表, 番数表, 点数表",
        ),
        says: "The table that turns fan into points.",
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
        also: also("shooter, discarder pays, 出銃, 出铳, 點炮, 点炮, 放銃, 全銃, 半銃, 全铳, 半铳"),
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
            Answer {
                key: "discarder-only-x4",
                says: "The discarder alone pays, the points four times.",
            },
        ]),
    },
    RuleOption {
        key: "self_draw_each",
        name: "Payment for a self-draw",
        also: also("zimo, zi mo, jimo, tsumo, self draw, self pick, self drawn, 自摸, ツモ"),
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
        key: "self_draw_percent",
        name: "Self-draw payment (%)",
        also: also("zimo, jimo, tsumo, self draw, 自摸加成, 自摸, ツモ"),
        says: "What a self-draw costs, in percent of that: in some houses half as much again.",
        clause: "HKOS-52",
        kind: OptionKind::NumberOf(&[100, 125, 150, 200]),
    },
    RuleOption {
        key: "several_winners",
        name: "Several winners",
        also: also(
            "two winners, double win, double ron, head bump, yat paau do heung, 一炮雙響, 一炮双响, \
             一炮多響, 一炮多响, 雙響, 双响, 截糊, 截胡, ダブロン, 頭ハネ",
        ),
        says: "Who wins when several want one discard. In the book only one does.",
        clause: "HKOS-06",
        kind: OptionKind::OneOf(&[
            Answer {
                key: "nearest",
                says: "The first in turn order after the discarder (截糊).",
            },
            Answer {
                key: "two",
                says: "Two at most, the first in turn order (一炮雙響), each paid as if alone.",
            },
            Answer {
                key: "all",
                says: "All of them, each paid as if alone.",
            },
        ]),
    },
    RuleOption {
        key: "base",
        name: "Stake",
        also: also("base, stakes, money, 25 chicken, 二五雞, 二五鸡, 五一, 一二蚊, 底, レート"),
        says: "Value of one point: usually 0.50, 1 or 2. The points table assumes 2.",
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
        also: also("flowers, hua pai, fa pai, 花牌"),
        says: "Flowers and seasons are in play.",
        clause: "HKOS-11",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "replacement_stacks_self_drawn",
        name: "Out on Replacement with Self-drawn Win",
        also: "",
        says: "Both count for the replacement tile of a kong.",
        clause: "HKOS-22b",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "bonus_replacement_counts",
        name: "Out on Replacement for flowers",
        also: also(
            "hua shang, hua shang kai hua, fa seung, after a flower, bu hua, 花上, 花上開花, \
               花上开花, 補花, 补花, 花上自摸",
        ),
        says: "The replacement of a flower or season counts like that of a kong.",
        clause: "HKOS-22b",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "last_tile_stacks_self_drawn",
        name: "Last Tile Draw with Self-drawn Win",
        also: "",
        says: "Both count for the last tile of the wall.",
        clause: "HKOS-19",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "all_flowers_includes_seat",
        name: "All Flowers includes Seat Flower",
        also: "",
        says: "In a complete set of flowers or seasons, the player’s own isn’t counted again.",
        clause: "HKOS-22",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "little_three_dragons_includes_pungs",
        name: "Little Three Dragons includes its pungs",
        also: also("小三元"),
        says: "The two dragon pungs aren’t counted again.",
        clause: "HKOS-26",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "seven_pairs",
        name: "Seven Pairs",
        also: also(
            "7 pairs, qi dui, qi dui zi, chat deui, chiitoitsu, chiitoi, 七對子, 七对子, \
               七对, 七對, 七対子, チートイツ",
        ),
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
        also: "",
        says: "In seven pairs, four tiles alike are two pairs.",
        clause: "HKOS-27",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "four_concealed_pungs_kongs_count",
        name: "Concealed kongs in Four Concealed Pungs",
        also: also("四暗刻, 坎坎糊"),
        says: "A concealed kong is as good as a concealed pung.",
        clause: "HKOS-29",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "nine_gates_pure",
        name: "Nine Gates waits for nine tiles",
        also: also("九子連環, 九子连环, 九蓮寶燈"),
        says: "The hand must be 1112345678999 before the winning tile comes.",
        clause: "HKOS-36",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "dragon_limit_pair",
        name: "Pair of Jade, Ruby and Pearl Dragon",
        also: "",
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
        key: "concealed_hand",
        name: "Concealed Hand",
        also: also(
            "closed hand, fully concealed, men qing, mun ching, mun chin ching, menzen, 門清, 门清, \
               門前清, 门前清, メンゼン",
        ),
        says: "A hand of which nothing was claimed counts one fan more.",
        clause: "A-46",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "mixed_terminals",
        name: "Mixed Terminals",
        also: also(
            "terminals and honors, terminals and honours, hun yao jiu, fa yiu gau, honroutou, 混么九, \
               混幺九, 花么九, 花幺九, 混老頭, ホンロウトウ",
        ),
        says: "Pungs of terminals and honours only count four fan, All Pungs included.",
        clause: "A-47",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "kong_on_kong",
        name: "Kong on Kong",
        also: also(
            "double kong, gong on gong, gang shang gang, gong seung gong, 槓上槓, 杠上杠, 槓槓糊, \
               杠杠胡, 連槓, 连杠",
        ),
        says: "A win on the replacement of a second kong in a row counts eight fan.",
        clause: "A-48",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "flowers_win",
        name: "Win by flowers",
        also: also(
            "flowers hand, seven flowers, eight flowers, hua hu, fa wu, 花糊, 花胡, 大花糊, 大花胡, \
               八仙過海, 八仙过海",
        ),
        says: "Seven flowers and seasons may win at once with three fan, all eight with eight.",
        clause: "A-49",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "limit_hands",
        name: "Limit hands",
        also: also(
            "thirteen fan, 13 fan, 13 faan, baau paang, 十三番, 13番, 爆棚, 滿糊, 满胡, 例牌, 役満",
        ),
        says: "What each limit hand counts, at tables with a limit of 13 fan.",
        clause: "A-50",
        kind: OptionKind::OneOf(&[
            Answer {
                key: "limit",
                says: "Each counts as much as the limit.",
            },
            Answer {
                key: "own-fan",
                says: "Little Four Winds 6; Big Three Dragons and Four Concealed Pungs 8; All Honors, \
                       All Terminals and Nine Gates 10; the others 13.",
            },
        ]),
    },
    RuleOption {
        key: "erroneous_mahjong_each",
        name: "Erroneous mahjong",
        also: also(
            "zha hu, ja wu, chombo, cuo hu, wrong mahjong, 詐糊, 诈胡, 詐胡, 錯和, チョンボ, \
               食詐糊",
        ),
        says: "What the offender pays to each other player.",
        clause: "HKOS-80",
        kind: OptionKind::NumberOf(&[16, 32, 128]),
    },
    RuleOption {
        key: "false_win",
        name: "Penalty for a false win",
        also: also(
            "zha hu, ja wu, chombo, fine, 詐糊, 诈胡, 罰款, 罚款, 錯和, チョンボ, 詐胡, 食詐糊",
        ),
        says: "What an erroneous mahjong costs, and who receives it.",
        clause: "HKOS-80",
        kind: OptionKind::OneOf(&[
            Answer {
                key: "each",
                says: "The offender pays each other player as above.",
            },
            Answer {
                key: "limit",
                says: "The offender pays each other player a self-draw at the limit.",
            },
            Answer {
                key: "fine",
                says: "The offender pays a fixed fine that nobody receives.",
            },
        ]),
    },
    RuleOption {
        key: "false_win_fine",
        name: "Fine for a false win",
        also: also("zha hu, ja wu, chombo, fine, 詐糊, 诈胡, 罰款, 罚款, 錯和, チョンボ"),
        says: "The fixed fine that nobody receives.",
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
        also: also("pao, bao, bao pai, baau, insurance, 包, 包牌, パオ, 包自摸"),
        says: "Who fed the last pung of Big Three Dragons or Big Four Winds pays, whoever gives the winning tile.",
        clause: "HKOS-68",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "insurance_pair_counts",
        name: "Insurance for the pair",
        also: also("pao, bao, bao pai, baau, insurance, 包, 包牌, パオ"),
        says: "With three melded sets the feeder pays too when the tile completes the pair.",
        clause: "HKOS-64",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "five_tiles_threshold",
        name: "Five Remaining Tiles begins at",
        also: also("last five tiles, 尾五張, 尾五张"),
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
        also: also(
            "robbing a kong, robbing a gong, robbed kong, qiang gang, cheung gong, chankan, \
               搶槓, 抢杠, 搶杠, 槍槓, チャンカン",
        ),
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
        also: also("robbing a closed kong, qiang an gang, 搶暗槓, 抢暗杠, 暗槓の槍槓"),
        says: "Thirteen Orphans may be completed by robbing a concealed kong.",
        clause: "HKOS-21",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "starting_points",
        name: "Starting points",
        also: also("chips, starting stack, 籌碼, 筹码, 持ち点"),
        says: "What each player starts with; the book suggests 500 for casual play.",
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
        also: also(
            "dealer, draw, goulash, lau guk, 流局過莊, 流局过庄, 過莊, 过庄, 連莊, 连庄, 流局, \
               莊家",
        ),
        says: "After a draw the next player deals. If off: East deals again.",
        clause: "A-21",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "deal_passes_on_win",
        name: "The deal passes when East wins",
        also: also("dealer, dealer repeat, lin zong, 過莊, 过庄, 連莊, 连庄, 連荘, 冧莊, 莊家"),
        says: "East doesn’t deal again after winning.",
        clause: "A-21",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "deal_passes_on_false_win",
        name: "The deal passes after a false win",
        also: also(
            "dealer, zha hu, ja wu, chombo, 詐糊過莊, 诈胡过庄, 過莊, 过庄, 連莊, 连庄, チョンボ",
        ),
        says: "After a false win the next player deals. If off: East deals again.",
        clause: "A-21",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "rounds",
        name: "Rounds",
        also: also("east round, four winds, half game, 圈, 四圈, 北圈, 東圈, 东圈, 局"),
        says: "Rounds in a game.",
        clause: "A-21",
        kind: OptionKind::NumberOf(&[4, 1, 2, 3]),
    },
];
