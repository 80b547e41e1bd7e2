//! Options of Singapore.

use crate::model::{
    Condition, OptionAnswer, OptionId, OptionKind, OptionValues, Preset, RuleOption, Section, find,
};

/// Returns the id of an option, resolved at compile time.
pub(super) const fn choice(key: &str) -> OptionId {
    find(CHOICES, key)
}

const fn answer(key: &'static str, label: &'static str) -> OptionAnswer {
    OptionAnswer { key, text: label }
}

/// Sections of the options.
pub(super) const SECTIONS: &[Section] = &[
    Section {
        name: "What is paid",
        first: "base",
    },
    Section {
        name: "Elements",
        first: "fully_concealed",
    },
    Section {
        name: "How the hand was won",
        first: "flower_on_flower",
    },
    Section {
        name: "Draws and several winners",
        first: "last_bonus_is_draw",
    },
    Section {
        name: "Instant payments (bites)",
        first: "bites",
    },
    Section {
        name: "Paying for all",
        first: "pao",
    },
    Section {
        name: "Hidden eighth flower",
        first: "hidden_eighth",
    },
    Section {
        name: "Fresh tiles",
        first: "fresh",
    },
    Section {
        name: "Fouls",
        first: "false_win_points",
    },
];

/// Common presets of the options.
pub(super) const PRESETS: &[Preset] = &[
    Preset {
        key: "everybody-pays",
        name: "All pay",
        description: "The discarder pays double, the others single; a self-draw all double.",
        answers: &[("payout", "standard")],
    },
    Preset {
        key: "1-2",
        name: "1/2 shooter",
        description: "The discarder alone pays, by the 1/2 chart.",
        answers: &[("payout", "shooter-1-2")],
    },
    Preset {
        key: "3-6",
        name: "3/6 shooter",
        description: "The discarder alone pays, by the 3/6 chart.",
        answers: &[("payout", "shooter-3-6")],
    },
    Preset {
        key: "3-6-half",
        name: "3/6 half shooter",
        description: "The shares behind the 3/6 chart: the discarder pays most of it, each other the rest.",
        answers: &[("payout", "half-shooter-3-6")],
    },
];

/// Common deviations from the defaults.
pub(super) const VARIATIONS: &[OptionValues] = &[&[("minimum", "0")], &[("minimum", "2")]];

/// Options; the defaults follow the rule book in its most literal reading.
pub(super) const CHOICES: &[RuleOption] = &[
    RuleOption {
        key: "base",
        name: "One tai is",
        aliases: "stakes, unit, 一台多少, 底",
        description: "What one loser pays for a hand of one tai; each further tai doubles it.",
        clause: "SG-13",
        kind: OptionKind::Money {
            min: 1,
            max: 1_000_000,
            default: 100,
        },
    },
    RuleOption {
        key: "currency",
        name: "Currency",
        aliases: "",
        description: "The sign that stands before amounts.",
        clause: "SG-13",
        kind: OptionKind::OneOf(&[
            answer("dollar", "$"),
            answer("singapore-dollar", "S$"),
            answer("ringgit", "RM"),
            answer("euro", "€"),
            answer("pound", "£"),
            answer("yen", "¥"),
            answer("none", "No sign."),
        ]),
    },
    RuleOption {
        key: "limit",
        name: "Limit",
        aliases: "cap, maximum, most, feng ding, fung ding, baau paang, 封頂, 封顶, 爆棚, 滿糊, 上限, \
               max tai, 台",
        description: "The most tai that is paid. Limit hands are worth this. Without a limit they are worth 10, and at most 30 tai are paid.",
        clause: "SG-8",
        kind: OptionKind::NumberOrNone {
            max: 30,
            default: 5,
        },
    },
    RuleOption {
        key: "minimum",
        name: "Minimum",
        aliases: "least, lowest, qi hu, hei wu, min tai, 起糊, 起胡, 縛り, 台",
        description: "You can’t win with a hand worth less; a hand that reaches the limit always wins.",
        clause: "SG-10",
        kind: OptionKind::Number {
            min: 0,
            max: 30,
            default: 1,
        },
    },
    RuleOption {
        key: "minimum_counts_bonus",
        name: "Bonus tiles count towards the minimum",
        aliases: "",
        description: "Points of flowers, seasons and animals help to reach the minimum.",
        clause: "SG-10",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "zero_points_pay",
        name: "Payment of no tai",
        aliases: "chicken hand, ji hu, gai wu, 雞糊, 鸡胡, 雞胡, no tai",
        description: "What a hand without tai pays in a house without a minimum.",
        clause: "SG-11",
        kind: OptionKind::OneOf(&[
            answer("as-one", "It is paid as one tai."),
            answer("half", "It is paid half of one tai."),
        ]),
    },
    RuleOption {
        key: "payout",
        name: "Payment scheme",
        aliases: "shooter, discarder pays, score table, 出銃, 出铳, 點炮, 点炮, 放銃, 全銃, 半銃, 全铳, \
               半铳, 1/2, 3/6, half shooter, full shooter, 点数表",
        description: "Who pays for a discard, and how much for each tai. The charts end at five \
               tai, so no limit is higher there.",
        clause: "SG-14",
        kind: OptionKind::OneOf(&[
            answer(
                "standard",
                "The discarder pays double, the others single; a self-draw all double.",
            ),
            answer("shooter-1-2", "The discarder alone pays, by the 1/2 chart."),
            answer("shooter-3-6", "The discarder alone pays, by the 3/6 chart."),
            answer("custom", "The discarder alone pays, by the tables below."),
            answer(
                "half-shooter-3-6",
                "The shares behind the 3/6 chart: the discarder pays most of it, each other the rest.",
            ),
        ]),
    },
    RuleOption {
        key: "payout_discard",
        name: "Own table: discards",
        aliases: "chart, table of payments, 1/2, score table, 点数表",
        description: "For your own payment table: what the discarder pays, from 0 tai up, in units of one tai.",
        clause: "SG-16",
        kind: OptionKind::Table {
            name: "1-2",
            default: &[4, 4, 8, 16, 32, 64],
            used: Condition::IfChosen("payout", "custom"),
        },
    },
    RuleOption {
        key: "payout_self_draw",
        name: "Own table: self-draws",
        aliases: "chart, table of payments, 1/2, score table, 点数表",
        description: "For your own payment table: what each player pays for a self-draw, from 0 tai up, in units of one tai.",
        clause: "SG-16",
        kind: OptionKind::Table {
            name: "1-2",
            default: &[2, 2, 4, 8, 16, 32],
            used: Condition::IfChosen("payout", "custom"),
        },
    },
    RuleOption {
        key: "self_draw_extra",
        name: "Extra for a self-draw",
        aliases: "zimo, zi mo, jimo, tsumo, self draw, self pick, self drawn, 自摸, ツモ",
        description: "What each player pays in addition for a self-draw, in units of one tai.",
        clause: "SG-18",
        kind: OptionKind::Number {
            min: 0,
            max: 100,
            default: 0,
        },
    },
    RuleOption {
        key: "special_hands_double",
        name: "Special hands pay double",
        aliases: "",
        description: "Hands worth the limit, 10 or 13 are paid twice.",
        clause: "SG-21",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "thirteen_wonders_pay",
        name: "Payment of Thirteen Wonders",
        aliases: "13 orphans, 13 wonders, thirteen wonders, thirteen terminals, shi san yao, \
               sap saam yiu, kokushi musou, kokushi, 十三么, 十三幺, 国士無双, 國士無雙, \
               コクシムソウ",
        description: "What players pay for Thirteen Wonders.",
        clause: "SG-81",
        kind: OptionKind::OneOf(&[
            answer(
                "all-pay-double",
                "All three pay double the limit, however the tile came.",
            ),
            answer("doubled-split", "The usual shares, doubled."),
            answer("limit", "As any hand of that value."),
        ]),
    },
    RuleOption {
        key: "thirteen_wonders_takes_self_draw",
        name: "Thirteen Wonders on a self-draw",
        aliases: "",
        description: "Thirteen Wonders that waits for all thirteen tiles may take the tile with which another \
               player wins by self-draw.",
        clause: "SG-82",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "fully_concealed",
        name: "Fully Concealed Hand",
        aliases: "closed hand, concealed hand, all concealed, men qing, mun ching, menzen, 門清, \
               门清, 門前清, 门前清, メンゼン",
        description: "Whether a hand without anything claimed is worth a tai.",
        clause: "SG-97",
        kind: OptionKind::OneOf(&[
            answer("off", "It is worth nothing."),
            answer("any-win", "On any win."),
            answer("self-draw", "Only on a self-draw."),
        ]),
    },
    RuleOption {
        key: "self_draw_point",
        name: "Self-draw",
        aliases: "zimo, zi mo, jimo, tsumo, self draw, self pick, self drawn, 自摸, ツモ",
        description: "Drawing the winning tile is worth a tai.",
        clause: "SG-15",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "any_flower",
        name: "Flowers of other seats",
        aliases: "pian hua, 偏花, 爛花, 烂花",
        description: "A flower or season of another seat is worth a tai too.",
        clause: "SG-31",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "pure_green",
        name: "Pure Green Suit",
        aliases: "all green, green hand, lü yi se, lu yi se, luk yat sik, ryuuiisou, 綠一色, \
               绿一色, 緑一色, リューイーソー",
        description: "All green tiles are a separate hand. If off: a Half Flush.",
        clause: "SG-67",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "pure_green_limit",
        name: "Pure Green Suit is a limit hand",
        aliases: "",
        description: "Where the green tiles are a hand of their own, it is worth the limit.",
        clause: "SG-67",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "nine_gates",
        name: "Nine Gates",
        aliases: "nine lanterns, heavenly gates, jiu lian bao deng, gau ji lin waan, \
               chuuren poutou, 九子連環, 九子连环, 九蓮寶燈, 九連寶燈, 九莲宝灯, 九连宝灯, \
               九蓮宝燈, チューレンポウトウ",
        description: "Whether tiles of it may be claimed.",
        clause: "SG-64",
        kind: OptionKind::OneOf(&[
            answer(
                "exposed-allowed",
                "Chows and the triplets of ones and nines may be exposed.",
            ),
            answer("concealed-only", "All thirteen tiles must be concealed."),
        ]),
    },
    RuleOption {
        key: "hidden_treasure_discard_pair",
        name: "Hidden Treasure by a discarded pair",
        aliases: "四暗刻, si an ke, 坎坎胡",
        description: "Four hidden triplets are enough: the pair may come from a discard.",
        clause: "SG-57",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "lesser_sequence_wait",
        name: "Wait of a Lesser Sequence Hand",
        aliases: "xiao ping hu, chou ping hu, 小平胡, 臭平胡",
        description: "A Lesser Sequence Hand must wait as a Sequence Hand does.",
        clause: "SG-73",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "seven_pairs",
        name: "Seven Pairs",
        aliases: "7 pairs, qi dui, qi dui zi, chat deui, chiitoitsu, chiitoi, 七對子, 七对子, \
               七对, 七對, 七対子, チートイツ",
        description: "Whether seven pairs win, and what they are worth; four alike are two pairs.",
        clause: "SG-4",
        kind: OptionKind::OneOf(&[
            answer("off", "They are no winning hand."),
            answer("2", "2 tai."),
            answer("4", "4 tai."),
            answer("limit", "The limit."),
        ]),
    },
    RuleOption {
        key: "wait_counts",
        name: "Two tiles of a Sequence Hand",
        aliases: "ping hu, 平胡, 平糊",
        description: "Which tiles are counted where a Sequence Hand must wait for two.",
        clause: "SG-71",
        kind: OptionKind::OneOf(&[
            answer("sequence-waits", "Tiles that complete a Sequence Hand."),
            answer("any-waits", "All tiles that complete the hand."),
        ]),
    },
    RuleOption {
        key: "flower_on_flower",
        name: "Flower on Flower",
        aliases: "hua shang hua, 花上花",
        description: "What a win is worth after several bonus tiles were replaced in a row.",
        clause: "SG-86",
        kind: OptionKind::OneOf(&[
            answer("one", "1, as after one."),
            answer("five", "5."),
            answer("per-replacement", "1 for each replacement."),
        ]),
    },
    RuleOption {
        key: "early_three_dragons",
        name: "Three dragons win at once",
        aliases: "",
        description: "Three triplets of dragons win without the rest of the hand, for 5 tai.",
        clause: "SG-76",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "early_four_winds",
        name: "Four winds win at once",
        aliases: "",
        description: "Four triplets of winds win without the pair, for 10 tai or the limit.",
        clause: "SG-79",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "heavenly_hand",
        name: "Heavenly Hand",
        aliases: "heavenly hand, heavenly win, tian hu, tin wu, tenhou, 天糊, 天胡, 天和, テンホー",
        description: "The dealer’s win with the dealt tiles is worth the limit.",
        clause: "SG-94",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "earthly_hand",
        name: "Earthly Hand",
        aliases: "earthly hand, earthly win, di hu, dei wu, chiihou, 地糊, 地胡, 地和, チーホー",
        description: "A win on the dealer’s first discard, or on the player’s own first draw, is worth the limit.",
        clause: "SG-95",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "humanly_hand",
        name: "Humanly Hand",
        aliases: "humanly win, blessing of man, ren hu, yan wu, renhou, 人糊, 人胡, 人和, レンホー",
        description: "A win on a discard before the player’s own first draw is worth the limit.",
        clause: "SG-96",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "last_tile_one_dot_only",
        name: "Last tile: 1 of dots only",
        aliases: "",
        description: "The last available tile is worth a tai only if it is the 1 of dots.",
        clause: "SG-93",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "last_bonus_is_draw",
        name: "A bonus tile as the last tile is a draw",
        aliases: "",
        description: "If the last available tile is a bonus tile, nobody wins and nothing is paid for it.",
        clause: "SG-93",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "several_winners",
        name: "Several winners",
        aliases: "two winners, double win, yi pao duo xiang, yat paau do heung, double ron, \
               一炮多響, 一炮多响, 雙響, ダブロン",
        description: "All who claim a discard win on it, each paid in full. If off: one of them.",
        clause: "SG-24",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "deal_after_draw",
        name: "The deal after a draw",
        aliases: "dealer, draw, 流局過莊, 流局过庄, 過莊, 过庄, 連莊, 连庄, 流局",
        description: "Who deals after a hand that nobody won; the books are silent.",
        clause: "A-78",
        kind: OptionKind::OneOf(&[
            answer("stays", "East deals again."),
            answer(
                "passes-after-kong",
                "The next player deals if there was a kong. If off: East deals again.",
            ),
            answer("passes", "The next player deals."),
        ]),
    },
    RuleOption {
        key: "rounds",
        name: "Rounds",
        aliases: "east round, four winds, half game, 圈, 四圈, 北圈, 東圈, 东圈, 局",
        description: "Rounds in a game.",
        clause: "A-78",
        kind: OptionKind::NumberOf(&[4, 1, 2, 3]),
    },
    RuleOption {
        key: "bites",
        name: "Instant payments (bites)",
        aliases: "yao, yao dao, biting, gang qian, kong payment, instant payment, 咬, 咬到, 槓錢, 杠钱",
        description: "For which bonus tiles the others pay at once.",
        clause: "SG-52",
        kind: OptionKind::OneOf(&[
            answer("all", "Animals and flowers."),
            answer("animals-only", "Animals only."),
            answer("none", "None."),
        ]),
    },
    RuleOption {
        key: "bite_unit",
        name: "Payment per bite",
        aliases: "yao, kong payment, 咬, 咬到, 槓錢, 杠钱",
        description: "What each player pays for a bite or an exposed kong, in units of one tai.",
        clause: "SG-51",
        kind: OptionKind::Number {
            min: 0,
            max: 100,
            default: 2,
        },
    },
    RuleOption {
        key: "four_animals_unit",
        name: "Bites for the full animal set",
        aliases: "四隻動物, 四只动物, 咬到",
        description: "How many bites the set of all four animals is.",
        clause: "SG-39",
        kind: OptionKind::NumberOf(&[2, 1]),
    },
    RuleOption {
        key: "pao",
        name: "Paying for all",
        aliases: "pao, bao, bao pai, baau, insurance, 包, 包牌, パオ",
        description: "Who discards a tile of high risk pays for all.",
        clause: "SG-102",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "pao_third_party_discard",
        name: "Paying for all when a third player discards",
        aliases: "pao, bao, bao pai, baau, insurance, 包, 包牌, パオ",
        description: "Who pays when one player fed a set, and another one discards the winning tile.",
        clause: "SG-103",
        kind: OptionKind::OneOf(&[
            answer(
                "discarder-pays-as-usual",
                "The win is paid like any discard.",
            ),
            answer("liable-pays-all", "Who fed the set pays for all."),
            answer("shared", "The two pay half of it each."),
        ]),
    },
    RuleOption {
        key: "pao_flush_set",
        name: "Liability for the fourth set of a kind",
        aliases: "pao, bao, bao pai, baau, insurance, 包, 包牌, パオ",
        description: "The feeder of the fourth shown set of a Full Flush, All Honours, Pure Green Suit or Pure Terminals pays for all, whatever tile wins. If off: only the discarder of the winning tile does.",
        clause: "SG-109",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "hidden_eighth",
        name: "Hidden eighth flower",
        aliases: "",
        description: "What the player pays who kept it hidden.",
        clause: "SG-100",
        kind: OptionKind::OneOf(&[
            answer("pay-all", "Pays for all."),
            answer("as-discarder", "As if it had been robbed in time."),
        ]),
    },
    RuleOption {
        key: "hidden_eighth_after_win",
        name: "Hidden eighth flower after a win",
        aliases: "",
        description: "What becomes of another player’s win when a hidden eighth flower is found.",
        clause: "SG-99",
        kind: OptionKind::OneOf(&[
            answer("replaced", "Eight flowers win in its place."),
            answer("both-paid", "Both wins are paid."),
        ]),
    },
    RuleOption {
        key: "fresh",
        name: "Fresh tiles",
        aliases: "live tile, sheng zhang, sheng pai, saang jeung, 生張, 生张, 生牌",
        description: "Which tiles are fresh.",
        clause: "SG-113",
        kind: OptionKind::OneOf(&[
            answer(
                "not-discarded",
                "Those that nobody discarded; a tile of a pung was, one of a chow was not.",
            ),
            answer(
                "not-in-discards",
                "Those that don’t lie among the discards.",
            ),
            answer("not-visible", "Those that are to be seen nowhere."),
        ]),
    },
    RuleOption {
        key: "fresh_swap",
        name: "Fresh tiles: 7 to win, 5 for a kong",
        aliases: "live tile, sheng zhang, sheng pai, saang jeung, 生張, 生张, 生牌",
        description: "A fresh tile is dangerous to a win with fewer than 7 tiles left, and to a kong with fewer than 5. If off: the other way round.",
        clause: "SG-118",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "fresh_inclusive",
        name: "Fresh tiles: 7 and 5 count",
        aliases: "live tile, sheng zhang, sheng pai, saang jeung, 生張, 生张, 生牌",
        description: "With 7 or 5 tiles left it is late already. If off: with fewer.",
        clause: "SG-118",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "discarded_kong",
        name: "A kong with a discard",
        aliases: "",
        description: "Who pays for a kong that was made with a discard.",
        clause: "SG-47",
        kind: OptionKind::OneOf(&[
            answer("all-pay", "All three."),
            answer("discarder-pays-all", "The discarder, for all."),
        ]),
    },
    RuleOption {
        key: "false_win_points",
        name: "A false win costs",
        aliases: "zha hu, ja wu, chombo, cuo hu, wrong mahjong, 詐糊, 诈胡, 詐胡, 錯和, チョンボ",
        description: "How many tai a player pays who called a win that is none.",
        clause: "SG-122",
        kind: OptionKind::OneOf(&[answer("5", "5 tai."), answer("limit", "The limit.")]),
    },
    RuleOption {
        key: "false_win_shares",
        name: "Who is paid for a false win",
        aliases: "zha hu, ja wu, chombo, cuo hu, wrong mahjong, 詐糊, 诈胡, 詐胡, 錯和, チョンボ",
        description: "How a player who called a win that is none pays the three others.",
        clause: "SG-120",
        kind: OptionKind::OneOf(&[
            answer(
                "as-the-win",
                "As they would have paid: the discarder gets more than the others.",
            ),
            answer(
                "equal",
                "All three the same, what each would have paid for a self-draw.",
            ),
        ]),
    },
    RuleOption {
        key: "reveal_is_false_win",
        name: "Showing the hand is a false win",
        aliases: "zha hu, ja wu, chombo, cuo hu, wrong mahjong, 詐糊, 诈胡, 詐胡, 錯和, チョンボ",
        description: "Who wins by flowers, or early by dragons or winds, and then shows a hand that is not \
               complete, pays as for a false win.",
        clause: "SG-124",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "prohibition",
        name: "Sacred and missed discards",
        aliases: "guo shui, guo zhang, gwo seui, furiten, passed tile, 過水, 过水, 振聴, \
               フリテン, sacred discard",
        description: "How long a player may not claim a tile that was discarded or passed.",
        clause: "SG-131",
        kind: OptionKind::OneOf(&[
            answer(
                "go-around",
                "Until the player’s own next turn, or until the player is skipped.",
            ),
            answer("own-next-turn", "Until the player’s own next turn."),
            answer("off", "Nothing is forbidden."),
        ]),
    },
    RuleOption {
        key: "sacred_bars_other_end",
        name: "The other end of a sacred discard",
        aliases: "",
        description: "After discarding a tile, the player can’t win on the other tiles that complete the same sets either.",
        clause: "SG-129",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "shin_gou",
        name: "Shin-gou",
        aliases: "",
        description: "A tile that lies on the floor for three seconds may be taken by an opponent; then \
               neither of the two can win.",
        clause: "SG-127",
        kind: OptionKind::Toggle(false),
    },
];

/// The options by which a house decides what the rule book leaves open.
pub(super) const OPEN: &[&str] = &[
    "wait_counts",
    "lesser_sequence_wait",
    "nine_gates",
    "pure_green",
    "pure_green_limit",
    "early_three_dragons",
    "early_four_winds",
    "heavenly_hand",
    "earthly_hand",
    "humanly_hand",
    "zero_points_pay",
    "minimum_counts_bonus",
    "special_hands_double",
    "thirteen_wonders_takes_self_draw",
    "thirteen_wonders_pay",
    "pao_third_party_discard",
    "pao_flush_set",
    "fresh_inclusive",
    "four_animals_unit",
    "discarded_kong",
    "hidden_eighth_after_win",
    "reveal_is_false_win",
    "prohibition",
    "several_winners",
];
