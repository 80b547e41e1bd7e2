//! Options of riichi. The defaults follow the first preset.

use crate::model::{OptionAnswer, OptionId, OptionKind, OptionValues, RuleOption, Section, find};

/// Returns the id of an option, resolved at compile time.
pub(super) const fn choice(key: &str) -> OptionId {
    find(CHOICES, key)
}

/// Common deviations from the defaults.
pub(super) const VARIATIONS: &[OptionValues] = &[&[("red_fives", "4")]];

/// Options that distinguish the rule books.
pub(super) const TELLING: &[&str] = &["ippatsu", "several_winners", "counted_yakuman", "kiriage"];

/// Sections of the options.
pub(super) const SECTIONS: &[Section] = &[
    Section {
        name: "Yaku and tiles",
        first: "open_tanyao",
    },
    Section {
        name: "Fu and limits",
        first: "double_wind_pair_fu",
    },
    Section {
        name: "Payments",
        first: "pao_four_kongs",
    },
    Section {
        name: "Draws and the deal",
        first: "noten_total",
    },
    Section {
        name: "The end of the game",
        first: "extra_round",
    },
];

/// Options in which rule books and house rules differ.
pub(super) const CHOICES: &[RuleOption] = &[
    RuleOption {
        key: "open_tanyao",
        name: "Open All Simples",
        aliases: "kuitan, kui tan, open tanyao, クイタン, 喰いタン, 食いタン, 喰断, 食断, 副露断幺, \
               タンヤオ, 断么九, 断幺九, 斷么九, 食斷",
        description: "All Simples counts in an open hand too.",
        clause: "R-17",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "red_fives",
        name: "Red fives",
        aliases: "aka, akadora, aka dora, red dora, 赤ドラ, 赤5, 赤五, 赤牌, 赤宝牌, 赤寶牌, 红五, \
               紅五, 红宝牌, 紅寶牌",
        description: "How many fives are red: none, one of each suit, or two of dots.",
        clause: "R-2",
        kind: OptionKind::NumberOf(&[0, 3, 4]),
    },
    RuleOption {
        key: "ippatsu",
        name: "Ippatsu",
        aliases: "one shot, 一発, イッパツ, 一发, 一發",
        description: "A win within a go-around of riichi counts.",
        clause: "R-20",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "open_riichi",
        name: "Open riichi",
        aliases: "open reach, shown hand, オープンリーチ, オープン立直, 開立直, 开立直, 明牌立直",
        description: "Riichi with the hand shown counts one han more.",
        clause: "R-18",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "ura_dora",
        name: "Ura dora",
        aliases: "ura, underneath dora, 裏ドラ, 里宝牌, 裏寶牌, ウラドラ",
        description: "After riichi the tiles under the indicators count.",
        clause: "R-67",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "kan_dora",
        name: "Kan dora",
        aliases: "カンドラ, 槓ドラ, 杠宝牌, 槓寶牌",
        description: "Each kong turns another indicator.",
        clause: "R-66",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "kan_ura",
        name: "Kan ura",
        aliases: "カン裏, 槓裏, 杠里宝牌, 槓裏寶牌",
        description: "The tiles under those indicators count too.",
        clause: "R-67",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "renhou",
        name: "Blessing of Man",
        aliases: "renhou, renho, 人和, レンホー",
        description: "What a win in the first turns on a discard is.",
        clause: "R-47",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "mangan",
                text: "A mangan that counts alone.",
            },
            OptionAnswer {
                key: "none",
                text: "Nothing.",
            },
            OptionAnswer {
                key: "five-han",
                text: "Five han beside the others.",
            },
            OptionAnswer {
                key: "yakuman",
                text: "A yakuman.",
            },
        ]),
    },
    RuleOption {
        key: "ryuuiisou_needs_green",
        name: "All Green needs the green dragon",
        aliases: "ryuuiisou, 緑一色, 绿一色, 綠一色",
        description: "Without green dragons it is none.",
        clause: "R-55",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "kokushi_robs_concealed",
        name: "Thirteen Orphans robs concealed kongs",
        aliases: "",
        description: "A concealed kong may be robbed by it.",
        clause: "R-49",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "double_suuankou_tanki",
        name: "Double: Four Concealed Triplets on the pair",
        aliases: "suuankou tanki, 四暗刻単騎, スッタン, 四暗刻单骑",
        description: "It is two yakuman.",
        clause: "R-61",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "double_kokushi_13",
        name: "Double: thirteen-sided Thirteen Orphans",
        aliases: "kokushi, 国士無双十三面待ち, 国士十三面",
        description: "It is two yakuman.",
        clause: "R-61",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "double_chuuren_9",
        name: "Double: nine-sided Nine Gates",
        aliases: "chuuren poutou, 純正九蓮宝燈, 纯正九莲宝灯",
        description: "It is two yakuman.",
        clause: "R-61",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "double_daisuushii",
        name: "Double: Big Four Winds",
        aliases: "daisuushii, 大四喜",
        description: "It is two yakuman.",
        clause: "R-61",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "double_as_dealt",
        name: "Double yakuman as dealt",
        aliases: "tenhou, heavenly hand, 天和, テンホー, ダブル役満",
        description: "Thirteen Orphans, Nine Gates and Four Concealed Triplets of the dealer’s dealt hand are \
               double: any of their tiles may have won.",
        clause: "R-61",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "double_wind_pair_fu",
        name: "Pair of both winds",
        aliases: "renpuu, double wind pair, 連風牌, 連風対子, 连风牌, ダブ東, 符",
        description: "The fu of a pair of the wind that is both the seat’s and the round’s.",
        clause: "R-77",
        kind: OptionKind::NumberOf(&[2, 4]),
    },
    RuleOption {
        key: "rinshan_fu",
        name: "Fu for a replacement tile",
        aliases: "rinshan, 嶺上牌, 岭上牌, 符",
        description: "A win on the replacement tile of a kong has the fu of a self-draw.",
        clause: "R-74",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "unclear_winning_tile",
        name: "Winning tile not known",
        aliases: "",
        description: "When the drawn tile was mixed into the hand.",
        clause: "D-14",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "lowest",
                text: "The tile counts with which the hand pays least.",
            },
            OptionAnswer {
                key: "no-wait",
                text: "Nothing counts that depends on the tile.",
            },
        ]),
    },
    RuleOption {
        key: "kiriage",
        name: "Rounded up to mangan",
        aliases: "kiriage, kiriage mangan, rounding up, 切り上げ満貫, 切上満貫, 切上满贯, 切上滿貫",
        description: "4 han 30 fu and 3 han 60 fu are a mangan.",
        clause: "R-84",
        kind: OptionKind::Toggle(true),
    },
    RuleOption {
        key: "counted_yakuman",
        name: "Counted yakuman",
        aliases: "kazoe, kazoe yakuman, 数え役満, 累计役满, 累計役滿",
        description: "13 han is a yakuman.",
        clause: "R-85",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "yakuman_add",
        name: "Several yakuman add",
        aliases: "役満の複合",
        description: "Each is paid. If off: one is.",
        clause: "R-86",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "yakuman_max",
        name: "Most yakuman",
        aliases: "",
        description: "The most that are paid; 6 means no limit.",
        clause: "R-86",
        kind: OptionKind::Number {
            min: 1,
            max: 6,
            default: 6,
        },
    },
    RuleOption {
        key: "pao_four_kongs",
        name: "Liability for Four Kongs",
        aliases: "pao, sekinin barai, 包, パオ, 責任払い, 包牌",
        description: "Whoever feeds the fourth kong is liable.",
        clause: "R-95",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "pao_claimed_kong",
        name: "Liability for a claimed kong",
        aliases: "pao, sekinin barai, daiminkan, rinshan, 包, パオ, 責任払い, 大明槓, 大明杠, 包杠, 包槓",
        description: "Whoever feeds a kong pays for all three, if the replacement tile wins.",
        clause: "R-95",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "pao_composite",
        name: "Liability with several yakuman",
        aliases: "pao, sekinin barai, 包, パオ, 責任払い, 包牌",
        description: "What a liable player answers for.",
        clause: "R-100",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "liable-part",
                text: "The yakuman that was fed.",
            },
            OptionAnswer {
                key: "whole",
                text: "All of them.",
            },
        ]),
    },
    RuleOption {
        key: "pao_honba",
        name: "Counters with liability",
        aliases: "pao, honba, 包, パオ, 責任払い, 本場, 本场, 包牌",
        description: "Who pays for the counters when discarder and liable player share.",
        clause: "R-98",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "discarder",
                text: "The discarder.",
            },
            OptionAnswer {
                key: "liable",
                text: "The liable player.",
            },
        ]),
    },
    RuleOption {
        key: "several_winners",
        name: "Several winners",
        aliases: "double ron, triple ron, atamahane, head bump, ダブロン, 頭ハネ, トリプルロン, \
               一炮多响, 一炮雙響, 头跳, ダブルロン, 三家和, 頭跳",
        description: "Who wins when several want one discard.",
        clause: "R-103",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "all",
                text: "All of them.",
            },
            OptionAnswer {
                key: "two",
                text: "Two; with three nobody does, and the hand is a draw.",
            },
            OptionAnswer {
                key: "nearest",
                text: "The first in turn order after the discarder.",
            },
        ]),
    },
    RuleOption {
        key: "several_honba",
        name: "Counters with several winners",
        aliases: "honba, 本場, 本场, 積み棒",
        description: "Who is paid for the counters.",
        clause: "R-106",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "each",
                text: "Each winner.",
            },
            OptionAnswer {
                key: "nearest",
                text: "The first in turn order after the discarder.",
            },
        ]),
    },
    RuleOption {
        key: "several_bets",
        name: "Bets with several winners",
        aliases: "riichi stick, riichi sticks, kyotaku, 供託, リーチ棒, 立直棒, 供托",
        description: "Who takes the bets.",
        clause: "R-107",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "own-first",
                text: "Each winner takes back their own bet; the first in turn order after the discarder takes all others.",
            },
            OptionAnswer {
                key: "nearest",
                text: "The first in turn order after the discarder takes all.",
            },
        ]),
    },
    RuleOption {
        key: "honba_each",
        name: "Points of a counter",
        aliases: "honba, counters, repeat sticks, 本場, 本场, 積み棒, 积棒",
        description: "What each counter adds to a win; a third of it from each player on a self-draw.",
        clause: "R-90",
        kind: OptionKind::Number {
            min: 0,
            max: 3000,
            default: 300,
        },
    },
    RuleOption {
        key: "noten_total",
        name: "Payment of those who don’t wait",
        aliases: "tenpai, noten, noten penalty, noten bappu, exhaustive draw, ノーテン罰符, ノーテン, \
               テンパイ, 聴牌料, 不听罚符, 不聽罰符, 不聴罰符, 荒牌流局, 听牌, 聽牌",
        description: "What they pay in all to those whose hands wait for a tile.",
        clause: "R-112",
        kind: OptionKind::Number {
            min: 0,
            max: 12000,
            default: 3000,
        },
    },
    RuleOption {
        key: "tenpai_fifth",
        name: "Wait on a tile already used four times",
        aliases: "",
        description: "Where four copies make a wait none.",
        clause: "R-114",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "whole-hand",
                text: "In the hand or in its melds.",
            },
            OptionAnswer {
                key: "concealed",
                text: "In the hand alone.",
            },
        ]),
    },
    RuleOption {
        key: "nagashi_mangan",
        name: "Nagashi mangan",
        aliases: "流し満貫, 流局满贯, 流局滿貫",
        description: "At a draw, discards of only terminals and honours, none of them claimed, are paid as a mangan.",
        clause: "R-116",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "abort_nine_kinds",
        name: "Draw by nine kinds",
        aliases: "kyuushu kyuuhai, abortive draw, 九種九牌, 九种九牌, 途中流局",
        description: "Nine different terminals and honours in the first turn may end the hand.",
        clause: "R-119",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "abort_four_winds",
        name: "Draw by four winds",
        aliases: "suufon renda, abortive draw, 四風連打, 四风连打, 途中流局",
        description: "Four first discards of one wind end the hand.",
        clause: "R-120",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "abort_four_riichi",
        name: "Draw by four riichi",
        aliases: "suucha riichi, abortive draw, 四家立直, 途中流局, 四人リーチ",
        description: "The fourth riichi ends the hand.",
        clause: "R-121",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "abort_four_kongs",
        name: "Draw by four kongs",
        aliases: "suukaikan, suukan sanra, abortive draw, 四槓散了, 四開槓, 四杠散了, 途中流局",
        description: "The fourth kong ends the hand, unless one player has them all.",
        clause: "R-122",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "furiten_until",
        name: "End of temporary furiten",
        aliases: "furiten, フリテン, 振聴, 振听, 振聽, 同巡フリテン, 見逃し",
        description: "When a passed tile no longer bars the win.",
        clause: "R-125",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "draw-or-claim",
                text: "At the player’s next draw or claim.",
            },
            OptionAnswer {
                key: "draw",
                text: "At the player’s next draw.",
            },
            OptionAnswer {
                key: "draw-or-discard",
                text: "At the player’s next draw or discard, so after a claim too.",
            },
        ]),
    },
    RuleOption {
        key: "riichi_kong_keeps",
        name: "A kong after riichi",
        aliases: "ankan after riichi, okurikan, リーチ後の暗槓, 送り槓, 立直后暗杠, 立直後暗槓",
        description: "What a concealed kong after riichi has to leave as it was.",
        clause: "R-13",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "reading",
                text: "What the hand waits for, and which sets it can be made of.",
            },
            OptionAnswer {
                key: "waits",
                text: "What the hand waits for.",
            },
        ]),
    },
    RuleOption {
        key: "added_tile_is_discard",
        name: "Tiles added to kongs bar a win",
        aliases: "",
        description: "A tile that a player added to a kong counts as discarded by that player.",
        clause: "R-124",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "riichi_min_wall",
        name: "Wall for riichi",
        aliases: "",
        description: "Tiles that must be left in the wall.",
        clause: "R-13",
        kind: OptionKind::NumberOf(&[1, 0, 4]),
    },
    RuleOption {
        key: "riichi_min_points",
        name: "Points for riichi",
        aliases: "",
        description: "Points required.",
        clause: "R-13",
        kind: OptionKind::NumberOf(&[0, 1000]),
    },
    RuleOption {
        key: "dealer_stays",
        name: "What keeps the deal",
        aliases: "renchan, tenpai renchan, agari renchan, dealer stays, oya, テンパイ連荘, 和了連荘, \
               连庄, 連莊, 聴牌連荘, アガリ連荘, 親, 庄家, 莊家",
        description: "When East deals again.",
        clause: "R-129",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "tenpai",
                text: "After a win, or waiting for a tile at a draw.",
            },
            OptionAnswer {
                key: "win",
                text: "After a win.",
            },
        ]),
    },
    RuleOption {
        key: "extra_round",
        name: "Extra round",
        aliases: "西入",
        description: "Play goes on into the West round until somebody has enough points.",
        clause: "R-135",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "rounds",
        name: "Rounds",
        aliases: "east only, tonpuusen, tonpuu, hanchan, 東風戦, 東風, 半荘, 半庄, 東南戦, \
               东风战, 東風戰, 半莊",
        description: "So many rounds are a game: East and South, or East alone.",
        clause: "R-134",
        kind: OptionKind::NumberOf(&[2, 1]),
    },
    RuleOption {
        key: "tobi",
        name: "Bankruptcy",
        aliases: "tobi, bust, flying, トビ, ハコ, 飛び, 击飞, 擊飛, 箱下",
        description: "A score below 0 ends the game.",
        clause: "R-136",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "dealer_stops",
        name: "The dealer stops",
        aliases: "agari yame, tenpai yame, all last, アガリやめ, あがり止め, 和了止め, 和了やめ, \
               オーラス, アガリ止め, 親",
        description: "East who stays in the last hand, and is first with enough points, ends the game.",
        clause: "R-137",
        kind: OptionKind::Toggle(false),
    },
    RuleOption {
        key: "last_bets",
        name: "Bets left at the end",
        aliases: "riichi stick, riichi sticks, kyotaku, 供託, リーチ棒, 立直棒, 供托",
        description: "Who has the bets that are left.",
        clause: "R-138",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "winner",
                text: "The first.",
            },
            OptionAnswer {
                key: "stay",
                text: "Nobody.",
            },
            OptionAnswer {
                key: "dealer",
                text: "The dealer of the last hand.",
            },
            OptionAnswer {
                key: "split",
                text: "All four in equal parts; hundreds that are left over go to the first ones.",
            },
        ]),
    },
    RuleOption {
        key: "start_points",
        name: "Points at the start",
        aliases: "starting points, 配給原点, 持ち点",
        description: "What each player begins with.",
        clause: "R-140",
        kind: OptionKind::Number {
            min: 0,
            max: 100_000,
            default: 30000,
        },
    },
    RuleOption {
        key: "return_points",
        name: "Points to return",
        aliases: "oka, オカ, 返し, 返点",
        description: "What is subtracted from the score at the end.",
        clause: "R-140",
        kind: OptionKind::Number {
            min: 0,
            max: 100_000,
            default: 30000,
        },
    },
    RuleOption {
        key: "goal_points",
        name: "Points to end with",
        aliases: "",
        description: "What the first needs, so that no extra round is played.",
        clause: "R-135",
        kind: OptionKind::Number {
            min: 0,
            max: 100_000,
            default: 30000,
        },
    },
    RuleOption {
        key: "uma",
        name: "Uma",
        aliases: "placement bonus, ウマ, 順位点, 马点, 順位馬",
        description: "What the places are worth.",
        clause: "R-142",
        kind: OptionKind::Places(&[
            OptionAnswer {
                key: "15/5/-5/-15",
                text: "15, 5, −5, −15.",
            },
            OptionAnswer {
                key: "20/10/-10/-20",
                text: "20, 10, −10, −20.",
            },
            OptionAnswer {
                key: "30/10/-10/-30",
                text: "30, 10, −10, −30.",
            },
            OptionAnswer {
                key: "floating",
                text: "By how many have 30,000.",
            },
        ]),
    },
    RuleOption {
        key: "uma_ties",
        name: "Ties",
        aliases: "",
        description: "How ties are broken.",
        clause: "R-143",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "shared",
                text: "Nobody: they share.",
            },
            OptionAnswer {
                key: "seat",
                text: "Who sits nearer to the first East.",
            },
        ]),
    },
    RuleOption {
        key: "final_rounding",
        name: "Rounding of the final scores",
        aliases: "gosha rokunyuu, 五捨六入, 五舍六入, thousands",
        description: "Whether points of the table become whole thousands before uma.",
        clause: "R-140",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "none",
                text: "They stay, in steps of 0.1.",
            },
            OptionAnswer {
                key: "thousands",
                text: "500 and less are dropped, more is a thousand; the first has what that leaves.",
            },
        ]),
    },
    RuleOption {
        key: "chombo",
        name: "Chombo",
        aliases: "chonbo, チョンボ, 錯和, 错和, 诈和, 詐和",
        description: "What a chombo costs in the final score.",
        clause: "R-145",
        kind: OptionKind::NumberOf(&[20, 0, 30]),
    },
    RuleOption {
        key: "chombo_pays",
        name: "Payment of a chombo",
        aliases: "chonbo, mangan, チョンボ, 満貫払い, 罰符, 錯和, 错和, 诈和, 詐和, 满贯, 滿貫",
        description: "How a chombo is paid.",
        clause: "R-145",
        kind: OptionKind::OneOf(&[
            OptionAnswer {
                key: "final-score",
                text: "It is taken off the final score.",
            },
            OptionAnswer {
                key: "reverse-mangan",
                text: "At once: what each would pay for a self-drawn mangan; nothing is taken off the final score.",
            },
        ]),
    },
    RuleOption {
        key: "chombo_ends_last_hand",
        name: "Chombo in the last hand",
        aliases: "chonbo, all last, チョンボ, オーラス, 錯和, 错和, 诈和, 詐和",
        description: "It ends the game. If off: that hand is dealt again.",
        clause: "R-134",
        kind: OptionKind::Toggle(false),
    },
];

/// The options by which a house decides what the rule book leaves open.
pub(super) const OPEN: &[&str] = &[
    "renhou",
    "yakuman_add",
    "double_wind_pair_fu",
    "unclear_winning_tile",
    "ryuuiisou_needs_green",
    "kokushi_robs_concealed",
    "pao_honba",
    "pao_composite",
    "nagashi_mangan",
    "tenpai_fifth",
];
