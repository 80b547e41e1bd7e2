//! Scoring table of Singapore, in the lines of the rule book.

use super::options::{CHOICES, choice};
use super::sequence::{self, Sequence};
use crate::decomposition::{Completed, ReadSet, Reading, Shape, THIRTEEN_ORPHANS};
use crate::hands::{Circumstance as C, SetKind, Win};
use crate::model::{
    Condition,
    Condition::{Always, If, IfChosen, UnlessChosen},
    Element, ElementId, Native,
    Native::Chinese,
    When, WonHand,
    Worth::{Chosen, Fan, Limit, UpToLimit},
    checked, element,
};
use crate::tiles::{BonusFamily, BonusTiles, Dragon, Seat, Suit, Tile};

/// Returns the id of an element, resolved at compile time.
pub(super) const fn id(key: &str) -> ElementId {
    element(&ELEMENTS, key)
}

/// Elements that every limit hand includes. Bonus tiles and circumstances of the win count in
/// addition.
const INSIDE: &[(&str, Condition)] = &[
    ("dragon-triplet", Always),
    ("seat-wind-triplet", Always),
    ("prevailing-wind-triplet", Always),
    ("triplets-hand", Always),
    ("half-flush", Always),
    ("full-flush", Always),
    ("full-flush-sequence", Always),
    ("full-flush-lesser-sequence", Always),
    ("full-flush-triplets", Always),
    ("mixed-terminals", Always),
    ("pure-green", Always),
    ("sequence-hand", Always),
    ("lesser-sequence-hand", Always),
    ("three-great-scholars", Always),
    ("three-lesser-scholars", Always),
    ("four-lesser-blessings", Always),
    ("seven-pairs", Always),
];

/// Returns [`INSIDE`] with additional elements.
const fn inside_and<const N: usize>(more: &[&'static str]) -> [(&'static str, Condition); N] {
    let mut all = [("", Always); N];
    let mut place = 0;
    while place < N {
        all[place] = if place < INSIDE.len() {
            INSIDE[place]
        } else {
            (more[place - INSIDE.len()], Always)
        };
        place += 1;
    }
    all
}

/// Scoring elements, in the order of the rule book.
pub(super) static ELEMENTS: [Element; 45] = checked(
    [
        Element {
            key: "dragon-triplet",
            name: "Triplet of a Dragon",
            native_name: Chinese("元"),
            aliases: "red dragon, green dragon, white dragon, dragon triplet, pung of dragons, \
                   san yuan pai, saam yuen pai, yakuhai, hong zhong, fa cai, bai ban, 三元牌, \
                   紅中, 红中, 發財, 发财, 白板, 番牌, 役牌, 元",
            concept: "dragon-pung",
            description: "Three or four of one dragon, exposed or hidden; each triplet counts.",
            clause: "SG-25",
            worth: Fan(1),
            when: When::EachHonor(|tile, _| tile.is_dragon()),
            includes: &[],
            played: Always,
            example: "23m456p99s c345s p555z w4m@N EE",
        },
        Element {
            key: "seat-wind-triplet",
            name: "Triplet of the Seat Wind",
            native_name: Chinese("門风"),
            aliases: "own wind, wind of the seat, men feng, mun fung, jikaze, 門風, 门风, 自風, 自风",
            concept: "",
            description: "Three or four of the wind of the player’s own seat.",
            clause: "SG-26",
            worth: Fan(1),
            when: When::EachHonor(|tile, won| tile == Tile::wind(won.context.seat)),
            includes: &[],
            played: Always,
            example: "23m99s c345s c456p p222z w4m@N SE",
        },
        Element {
            key: "prevailing-wind-triplet",
            name: "Triplet of the Prevailing Wind",
            native_name: Chinese("圈风"),
            aliases: "round wind, table wind, wind of the round, quan feng, hyun fung, bakaze, \
                   圈風, 圈风, 場風, 场风",
            concept: "",
            description: "Three or four of the wind of the round; a wind that is both counts for both.",
            clause: "SG-27",
            worth: Fan(1),
            when: When::EachHonor(|tile, won| tile == Tile::wind(won.context.prevailing)),
            includes: &[],
            played: Always,
            example: "23m99s c345s c456p p111z w4m@N SE",
        },
        Element {
            key: "animal",
            name: "Animal Tile",
            native_name: Chinese("动物牌"),
            aliases: "cat, rat, mouse, rooster, chicken tile, centipede, worm, dong wu pai, animals, \
                   動物牌, 动物牌, 動物, 动物, 貓, 猫, 老鼠, 公雞, 公鸡, 蜈蚣",
            concept: "",
            description: "Each animal counts.",
            clause: "SG-29",
            worth: Fan(1),
            when: When::EachBonus(|tile, _| tile.family() == BonusFamily::Animal),
            includes: &[],
            played: Always,
            example: "23m456p99s p777p c345s a2 a4 w4m@N EE",
        },
        Element {
            key: "all-animals",
            name: "All Four Animals",
            native_name: Native::None,
            aliases: "four animals, 4 animals, 四隻動物, 四只动物",
            concept: "",
            description: "The whole set of animals is worth one more.",
            clause: "SG-30",
            worth: Fan(1),
            when: When::EachFamily(BonusTiles::ANIMALS),
            includes: &[],
            played: Always,
            example: "23m456p99s p777p c345s a1 a2 a3 a4 w4m@N EE",
        },
        Element {
            key: "seat-flower",
            name: "Flower of the Seat",
            native_name: Chinese("正花"),
            aliases: "own flower, matching flower, correct flower, zheng hua, jing fa, 正花, 自席の花, 正季",
            concept: "seat-flower",
            description: "The flower or season of the player’s own seat; each counts.",
            clause: "SG-31",
            worth: Fan(1),
            when: When::EachBonus(|tile, won| tile.belongs_to(won.context.seat)),
            includes: &[],
            played: Always,
            example: "23m456p99s p777p c345s f2 w4m@N SE",
        },
        Element {
            key: "other-flower",
            name: "Flower of Another Seat",
            native_name: Chinese("偏花"),
            aliases: "wrong flower, pian hua, lan hua, 偏花, 爛花, 烂花",
            concept: "",
            description: "A flower or season of another seat; each counts if your house rules allow it.",
            clause: "SG-31",
            worth: Fan(1),
            when: When::EachBonus(|tile, won| {
                tile.family() != BonusFamily::Animal && !tile.belongs_to(won.context.seat)
            }),
            includes: &[],
            played: If("any_flower"),
            example: "23m456p99s p777p c345s f3 w4m@N SE",
        },
        Element {
            key: "flower-group",
            name: "Complete Flower Group",
            native_name: Chinese("一台花"),
            aliases: "four flowers, complete flowers, set of flowers, yi tai hua, yat toi fa, \
                   一台花, 四花, 梅蘭菊竹, 梅兰菊竹, four seasons, complete seasons, \
                   set of seasons, 四季, 春夏秋冬",
            concept: "",
            description: "All four flowers, or all four seasons, are worth one more; each group counts.",
            clause: "SG-32",
            worth: Fan(1),
            when: When::EachFamily(BonusTiles::FLOWERS.union(BonusTiles::SEASONS)),
            includes: &[],
            played: Always,
            example: "23m456p99s p777p c345s g1 g2 g3 g4 w4m@N WE",
        },
        Element {
            key: "eight-flowers",
            name: "All Flowers and Seasons",
            native_name: Chinese("八仙过海"),
            aliases: "8 flowers, eight immortals, ba xian guo hai, 八仙過海, 八仙过海, all eight flowers",
            concept: "big-flowers-hand",
            description: "All eight flowers and seasons; they win at once, whatever the tiles, and nothing \
                   counts beside them.",
            clause: "SG-34",
            worth: Limit,
            when: When::Incomplete(|won| bonus_win(won) == Some((8, None))),
            includes: &[],
            played: Always,
            example: "147m258p369s1234z f1 f2 f3 f4 g1 g2 g3 g4 w:bonus SE",
        },
        Element {
            key: "robbing-the-eighth",
            name: "Robbing the Eighth",
            native_name: Chinese("七抢一"),
            aliases: "seven robs one, qi qiang yi, 七搶一, 七抢一",
            concept: "",
            description: "Another player drew the eighth flower or season while the other seven lay here; \
                   nothing counts beside it.",
            clause: "SG-35",
            worth: Limit,
            when: When::Incomplete(|won| matches!(bonus_win(won), Some((7, Some(_))))),
            includes: &[],
            played: Always,
            example: "147m258p369s1234z f1 f2 f3 f4 g1 g2 g3 w:bonus@W SE",
        },
        Element {
            key: "triplets-hand",
            name: "Triplets Hand",
            native_name: Chinese("碰碰胡"),
            aliases: "peng peng hu, pong pong hu, pong pong wu, dui dui hu, deui deui wu, toitoi, \
                   all pungs, all pongs, all triplets, all in triplets, 對對糊, 对对胡, \
                   對對胡, 碰碰糊, 碰碰胡, 碰碰和, 対々和, トイトイ",
            concept: "all-pungs",
            description: "Four triplets or kongs and any pair.",
            clause: "SG-55",
            worth: Fan(2),
            when: When::Hand(|reading, _| reading.is_all_pungs()),
            includes: &[],
            played: Always,
            example: "2299m p333p p555s p777p w9m@N EE",
        },
        Element {
            key: "hidden-treasure",
            name: "Hidden Treasure",
            native_name: Chinese("四暗刻"),
            aliases: "four hidden triplets, hidden treasure, four closed pungs, si an ke, \
                   sei am hak, kan kan hu, ham ham wu, suuankou, 四暗刻, 坎坎糊, 坎坎胡, \
                   スーアンコウ",
            concept: "",
            description: "Four hidden triplets or concealed kongs, and the winning tile drawn.",
            clause: "SG-56",
            worth: Limit,
            when: When::Hand(is_hidden_treasure),
            includes: INSIDE,
            played: Always,
            example: "222m333p555s77p99s w9s EE",
        },
        Element {
            key: "half-flush",
            name: "Half Flush",
            native_name: Chinese("混一色"),
            aliases: "mixed one suit, half colour, hun yi se, wan yat sik, honitsu, half color, 混一色, \
                   湊一色, ホンイツ",
            concept: "",
            description: "One suit, and winds or dragons.",
            clause: "SG-58",
            worth: Fan(2),
            when: When::Tiles(|won| won.hand.all().suits() == 1 && won.hand.all().has_honors()),
            includes: &[],
            played: Always,
            example: "2399m p333z c456m p777m w4m@N EE",
        },
        Element {
            key: "full-flush",
            name: "Full Flush",
            native_name: Chinese("清一色"),
            aliases: "pure one suit, one suit only, full colour, qing yi se, ching yat sik, \
                   chinitsu, full color, full colour, 清一色, チンイツ",
            concept: "",
            description: "One suit only.",
            clause: "SG-59",
            worth: Fan(4),
            when: When::Tiles(is_full_flush),
            includes: &[],
            played: Always,
            example: "2399m333m c456m p777m w4m@N EE",
        },
        Element {
            key: "full-flush-sequence",
            name: "Full Flush Sequence Hand",
            native_name: Chinese("清一色平胡"),
            aliases: "full flush ping hu, qing yi se ping hu, 清一色平糊, 清一色平胡, 清平胡, 清平糊",
            concept: "",
            description: "A Full Flush that is a Sequence Hand.",
            clause: "SG-60",
            worth: UpToLimit(10),
            when: When::Hand(|reading, won| {
                is_full_flush(won) && sequence::classify(reading, won) == Some(Sequence::Whole)
            }),
            includes: &[("full-flush", Always), ("sequence-hand", Always)],
            played: Always,
            example: "23789m99m c456m c678m w4m@N EE",
        },
        Element {
            key: "full-flush-lesser-sequence",
            name: "Full Flush Lesser Sequence Hand",
            native_name: Chinese("清一色臭平胡"),
            aliases: "full flush chou ping hu, 清一色小平糊, 清一色小平胡, 清一色臭平胡",
            concept: "",
            description: "A Full Flush that is a Lesser Sequence Hand: 4 and 1.",
            clause: "SG-61",
            worth: Fan(5),
            when: When::Hand(|reading, won| {
                is_full_flush(won) && sequence::classify(reading, won) == Some(Sequence::Lesser)
            }),
            includes: &[("full-flush", Always), ("lesser-sequence-hand", Always)],
            played: Always,
            example: "23789m99m c456m c678m f2 w4m@N EE",
        },
        Element {
            key: "full-flush-triplets",
            name: "Full Flush Triplets Hand",
            native_name: Chinese("清一色碰碰胡"),
            aliases: "full flush peng peng hu, qing peng, qing dui dui, 清一色碰碰胡, 清一色對對糊, 清碰, 清對對, 清对对",
            concept: "",
            description: "A Full Flush of triplets: 4, 2, and 2 for both together.",
            clause: "SG-62",
            worth: UpToLimit(8),
            when: When::Hand(|reading, won| is_full_flush(won) && reading.is_all_pungs()),
            includes: &[("full-flush", Always), ("triplets-hand", Always)],
            played: Always,
            example: "2225588m p333m p777m w8m@N EE",
        },
        Element {
            key: "nine-gates",
            name: "Nine Gates Hand",
            native_name: Chinese("九连宝灯"),
            aliases: "nine lanterns, heavenly gates, jiu lian bao deng, gau ji lin waan, \
                   chuuren poutou, 九子連環, 九子连环, 九蓮寶燈, 九連寶燈, 九莲宝灯, 九连宝灯, \
                   九蓮宝燈, チューレンポウトウ",
            concept: "",
            description: "Before the winning tile 1112345678999 of one suit, and a tile of the same suit to \
                   win; no kongs.",
            clause: "SG-64",
            worth: Limit,
            when: When::Tiles(is_nine_gates),
            includes: INSIDE,
            played: Always,
            example: "1112345678999m w5m EE",
        },
        Element {
            key: "mixed-terminals",
            name: "Mixed Terminals Hand",
            native_name: Chinese("混幺九"),
            aliases: "ones nines and honours, hun yao jiu, fa yiu gau, wan yiu gau, honroutou, \
                   混么九, 混幺九, 花么九, 花幺九, 混老頭, ホンロウトウ",
            concept: "terminals-and-honors",
            description: "A Triplets Hand of ones and nines together with winds or dragons: 2 for the \
                   triplets and 2 more.",
            clause: "SG-63",
            worth: Fan(4),
            when: When::Hand(|reading, won| {
                let all = won.hand.all();
                let is_end = |tile: Tile| tile.is_terminal() || tile.is_honor();
                all.suits() > 0
                    && all.has_honors()
                    && reading.is_all_pungs()
                    && reading.all_sets(|set| is_end(set.set.tile))
                    && reading.pair_is(is_end)
            }),
            includes: &[("triplets-hand", Always)],
            played: Always,
            example: "11m99p p999m p111p p333z w1m@N EE",
        },
        Element {
            key: "pure-terminals",
            name: "Pure Terminals Hand",
            native_name: Chinese("清幺九"),
            aliases: "pure terminals, ones and nines only, qing yao jiu, ching yiu gau, \
                   chinroutou, 清么九, 清幺九, 清老頭, チンロウトウ",
            concept: "all-terminals",
            description: "Only ones and nines.",
            clause: "SG-65",
            worth: Limit,
            when: When::Tiles(|won| won.hand.all().only_terminals()),
            includes: INSIDE,
            played: Always,
            example: "111s11m99p p999m p111p w1m@N EE",
        },
        Element {
            key: "all-honours",
            name: "All Honours Hand",
            native_name: Chinese("字一色"),
            aliases: "all honours, only honours, zi yi se, ji yat sik, tsuuiisou, 字一色, \
                   ツーイーソー, all honors",
            concept: "all-honors",
            description: "Only winds and dragons.",
            clause: "SG-66",
            worth: Limit,
            when: When::Tiles(|won| won.hand.all().suits() == 0),
            includes: INSIDE,
            played: Always,
            example: "11155z66z p222z p333z w6z@N EE",
        },
        Element {
            key: "sequence-hand",
            name: "Sequence Hand",
            native_name: Chinese("平胡"),
            aliases: "ping hu, ping wu, ping woo, pinfu, common hand, all sequences, all runs, \
                   all in sequence, 平糊, 平胡, 平和, ピンフ, all chows",
            concept: "all-chows",
            description: "Four chows and a pair that isn’t worth a point, no bonus tile; on a tile of \
                   another player only with at least two tiles to wait for, and never with four \
                   claimed chows.",
            clause: "SG-69",
            worth: Fan(4),
            when: When::Hand(|reading, won| {
                sequence::classify(reading, won) == Some(Sequence::Whole)
            }),
            includes: &[],
            played: Always,
            example: "23m456p99s c345s c678p w4m@N EE",
        },
        Element {
            key: "lesser-sequence-hand",
            name: "Lesser Sequence Hand",
            native_name: Chinese("臭平胡"),
            aliases: "xiao ping hu, chou ping hu, smelly ping hu, little ping hu, 小平糊, 小平胡, 臭平糊, 臭平胡",
            concept: "",
            description: "A Sequence Hand beside which a flower, a season or an animal lies.",
            clause: "SG-73",
            worth: Fan(1),
            when: When::Hand(|reading, won| {
                sequence::classify(reading, won) == Some(Sequence::Lesser)
            }),
            includes: &[],
            played: Always,
            example: "23m456p99s c345s c678p f2 w4m@N EE",
        },
        Element {
            key: "seven-pairs",
            name: "Seven Pairs",
            native_name: Chinese("七对子"),
            aliases: "7 pairs, qi dui, qi dui zi, chat deui, chiitoitsu, chiitoi, 七對子, 七对子, \
                   七对, 七對, 七対子, チートイツ",
            concept: "",
            description: "Seven pairs, if your house rules allow it; four alike are two pairs.",
            clause: "SG-4",
            worth: Chosen(&[
                (IfChosen("seven_pairs", "limit"), Limit),
                (IfChosen("seven_pairs", "4"), Fan(4)),
                (Always, Fan(2)),
            ]),
            when: When::Irregular(|reading, _| matches!(reading.shape, Shape::Pairs(_))),
            // A-28, if it is a limit hand.
            includes: &[
                ("half-flush", IfChosen("seven_pairs", "limit")),
                ("full-flush", IfChosen("seven_pairs", "limit")),
                ("pure-green", IfChosen("seven_pairs", "limit")),
            ],
            played: UnlessChosen("seven_pairs", "off"),
            example: "1133m5577p2299s4z w4z@N EE",
        },
        Element {
            key: "flower-replacement",
            name: "Winning on Replacement Tile for Flower",
            native_name: Chinese("花上"),
            aliases: "hua shang, hua shang kai hua, fa seung, after a flower, bu hua, 花上, \
                   花上開花, 花上开花, 補花, 补花",
            concept: "",
            description: "The ready hand drew a bonus tile, and its replacement won.",
            clause: "SG-85",
            worth: Fan(1),
            when: When::TimesOfWin(|won| {
                let replaced = bonus_replacements(won);
                match won.house.chosen(const { choice("flower_on_flower") }) {
                    PER_REPLACEMENT => replaced,
                    _ => replaced.min(1),
                }
            }),
            includes: &[],
            played: Always,
            example: "23m99s c345s c456p p777p f2 w4m EE bonus-replacement=1",
        },
        Element {
            key: "flower-on-flower",
            name: "Flower on Flower",
            native_name: Chinese("花上花"),
            aliases: "hua shang hua, fa seung fa, 花上花",
            concept: "",
            description: "Two bonus tiles or more were drawn in a row, and the replacement of the last won.",
            clause: "SG-86",
            worth: Fan(5),
            when: When::Win(|won| bonus_replacements(won) > 1),
            includes: &[("flower-replacement", Always)],
            played: IfChosen("flower_on_flower", "five"),
            example: "23m99s c345s c456p p777p f2 f3 w4m EE bonus-replacement=2",
        },
        Element {
            key: "kong-replacement",
            name: "Winning on Replacement Tile for Kong",
            native_name: Chinese("杠上"),
            aliases: "gang, gong, flower on the kong, win on a kong, after a kong, after a gong, \
                   gang shang kai hua, gong seung hoi fa, rinshan, kang, 槓上開花, 杠上开花, 槓上, \
                   杠上, 嶺上開花, リンシャン",
            concept: "",
            description: "The ready hand made a kong, and its replacement won.",
            clause: "SG-87",
            worth: Fan(1),
            when: When::Win(|won| {
                let has = |one| won.context.has(one);
                let replaced = has(C::KongReplacement) || has(C::ConsecutiveKongReplacement);
                won.context.is_self_draw() && replaced
            }),
            includes: &[],
            played: Always,
            example: "23m99s c345s c456p k7777p w4m EE kong-replacement",
        },
        Element {
            key: "kong-on-kong",
            name: "Kong on Kong",
            native_name: Chinese("杠杠胡"),
            aliases: "gang shang gang, gong seung gong, double kong, gong after gong, kang, 槓上槓, \
                   杠上杠, 槓槓糊, 杠杠胡, 連槓",
            concept: "self-draw-after-consecutive-gong",
            description: "The replacement of a kong made another kong, and the replacement of that one won.",
            clause: "SG-90",
            worth: UpToLimit(10),
            when: When::Win(|won| {
                let context = won.context;
                context.is_self_draw()
                    && context.has(C::ConsecutiveKongReplacement)
                    && !context.has(C::BonusBetweenKongs)
            }),
            includes: &[("kong-replacement", Always)],
            played: Always,
            example: "23m99s c345s k2222p k7777p w4m EE consecutive-kong-replacement",
        },
        Element {
            key: "robbing-the-kong",
            name: "Robbing the Kong",
            native_name: Chinese("抢杠"),
            aliases: "robbing a kong, robbing a gong, robbed kong, qiang gang, cheung gong, \
                   chankan, 搶槓, 抢杠, 搶杠, 槍槓, チャンカン",
            concept: "robbing-the-kong",
            description: "Another player added the winning tile to an exposed triplet.",
            clause: "SG-88",
            worth: Fan(1),
            when: When::Win(|won| {
                matches!(won.context.win, Win::RobbingTheKong { .. })
                    && !won.context.has(C::RobbedConcealedKong)
            }),
            includes: &[],
            played: Always,
            example: "23m456p99s p777p c345s w4m@N:robbed EE",
        },
        Element {
            key: "last-tile",
            name: "Winning on the Last Available Tile",
            native_name: Chinese("海底捞月"),
            aliases: "last wall tile, last available tile, moon from the sea, hai di lao yue, \
                   hoi dai lau yuet, haitei, 海底撈月, 海底捞月, 海底摸月, 海底, ハイテイ",
            concept: "last-tile-draw",
            description: "The winner drew the last available tile, and not as a replacement.",
            clause: "SG-91",
            worth: Fan(1),
            when: When::Win(is_last_tile),
            includes: &[],
            played: Always,
            example: "23m99s c345s c456p p777p w4m EE last-tile",
        },
        Element {
            key: "pure-green",
            name: "Pure Green Suit Hand",
            native_name: Chinese("绿一色"),
            aliases: "all green, green hand, lü yi se, lu yi se, luk yat sik, ryuuiisou, 綠一色, \
                   绿一色, 緑一色, リューイーソー",
            concept: "",
            description: "Only 2, 3, 4, 6 and 8 of bamboo and the green dragon, which must be there.",
            clause: "SG-67",
            worth: Fan(4),
            when: When::Tiles(is_pure_green),
            includes: &[("half-flush", Always)],
            played: If("pure_green"),
            example: "23488s66z p666s p444s w8s@N EE",
        },
        Element {
            key: "pure-green-limit",
            name: "Pure Green Suit Hand for the limit",
            native_name: Chinese("绿一色"),
            aliases: "all green, green hand, lü yi se, lu yi se, luk yat sik, ryuuiisou, 綠一色, \
                   绿一色, 緑一色, リューイーソー",
            concept: "",
            description: "The same, in a house where it is worth the limit.",
            clause: "SG-67",
            worth: Limit,
            when: When::Tiles(|won| {
                is_pure_green(won) && won.house.on(const { choice("pure_green") })
            }),
            includes: INSIDE,
            played: If("pure_green_limit"),
            example: "23488s66z p666s p444s w8s@N EE",
        },
        Element {
            key: "three-lesser-scholars",
            name: "Three Lesser Scholars",
            native_name: Chinese("小三元"),
            aliases: "small three dragons, three lesser scholars, xiao san yuan, siu saam yuen, \
                   shousangen, 小三元, ショウサンゲン, little three dragons",
            concept: "little-three-dragons",
            description: "Triplets of two dragons and a pair of the third; the triplets are in the three \
                   points.",
            clause: "SG-77",
            worth: Fan(3),
            when: When::Pungs(|reading, _| {
                reading
                    .dragons()
                    .if_sets(2)
                    .with_pair_if(reading.pair_is(Tile::is_dragon))
            }),
            includes: &[("dragon-triplet", Always)],
            played: Always,
            example: "23m77z c456p p555z p666z w4m@N EE",
        },
        Element {
            key: "four-lesser-blessings",
            name: "Four Lesser Blessings",
            native_name: Chinese("小四喜"),
            aliases: "small four winds, four lesser blessings, xiao si xi, siu sei hei, \
                   shousuushii, 小四喜, 小四囍, ショウスーシー, little four winds",
            concept: "little-four-winds",
            description: "Triplets of three winds and a pair of the fourth; seat and prevailing wind count \
                   beside.",
            clause: "SG-83",
            worth: Fan(2),
            when: When::Pungs(|reading, _| {
                reading
                    .winds()
                    .if_sets(3)
                    .with_pair_if(reading.pair_is(Tile::is_wind))
            }),
            includes: &[],
            played: Always,
            example: "23m44z p111z p222z p333z w4m@N SE",
        },
        Element {
            key: "three-great-scholars",
            name: "Three Great Scholars",
            native_name: Chinese("大三元"),
            aliases: "three great scholars, da san yuan, daai saam yuen, daisangen, 大三元, \
                   ダイサンゲン, big three dragons",
            concept: "big-three-dragons",
            description: "Triplets of all three dragons.",
            clause: "SG-75",
            worth: UpToLimit(10),
            when: When::Pungs(|reading, _| reading.dragons().if_sets(3)),
            includes: &[("dragon-triplet", Always)],
            played: Always,
            example: "23m99s p555z p666z p777z w4m@N EE",
        },
        Element {
            key: "early-three-dragons",
            name: "Three Great Scholars, declared early",
            native_name: Chinese("大三元"),
            aliases: "three great scholars, da san yuan, daai saam yuen, daisangen, 大三元, \
                   ダイサンゲン, big three dragons",
            concept: "",
            description: "Triplets of all three dragons, declared without the rest of the hand; nothing \
                   counts beside.",
            clause: "SG-76",
            worth: Fan(5),
            when: When::Incomplete(|won| {
                won.context.has(C::EarlyThreeDragons) && has_all_triplets(won, Tile::is_dragon)
            }),
            includes: &[],
            played: If("early_three_dragons"),
            example: "1358m2p555z666z77z w7z@N EE early-three-dragons",
        },
        Element {
            key: "four-great-blessings",
            name: "Four Great Blessings",
            native_name: Chinese("大四喜"),
            aliases: "four great blessings, four big winds, da si xi, daai sei hei, daisuushii, \
                   大四喜, 大四囍, ダイスーシー, big four winds",
            concept: "big-four-winds",
            description: "Triplets of all four winds.",
            clause: "SG-78",
            worth: Limit,
            when: When::Pungs(|reading, _| reading.winds().if_sets(4)),
            includes: INSIDE,
            played: Always,
            example: "444z9s p111z p222z p333z w9s EE",
        },
        Element {
            key: "early-four-winds",
            name: "Four Great Blessings, declared early",
            native_name: Chinese("大四喜"),
            aliases: "four great blessings, four big winds, da si xi, daai sei hei, daisuushii, \
                   大四喜, 大四囍, ダイスーシー, big four winds",
            concept: "",
            description: "Triplets of all four winds, declared without the pair; nothing counts beside.",
            clause: "SG-79",
            worth: UpToLimit(10),
            when: When::Incomplete(|won| {
                won.context.has(C::EarlyFourWinds) && has_all_triplets(won, Tile::is_wind)
            }),
            includes: &[],
            played: If("early_four_winds"),
            example: "222z333z44z1m5p p111z w4z EE early-four-winds",
        },
        Element {
            key: "thirteen-wonders",
            name: "Thirteen Wonders",
            native_name: Chinese("十三幺"),
            aliases: "13 orphans, 13 wonders, thirteen wonders, thirteen terminals, shi san yao, \
                   sap saam yiu, kokushi musou, kokushi, 十三么, 十三幺, 国士無双, 國士無雙, \
                   コクシムソウ, thirteen orphans",
            concept: "thirteen-orphans",
            description: "One of each 1, 9, wind and dragon, and one of them twice.",
            clause: "SG-80",
            worth: UpToLimit(13),
            when: When::Irregular(|reading, _| reading.is_singles(&THIRTEEN_ORPHANS)),
            includes: &[],
            played: Always,
            example: "19m19p19s1234567z w1m@N EE",
        },
        Element {
            key: "eighteen-arhats",
            name: "Eighteen Arhats",
            native_name: Chinese("十八罗汉"),
            aliases: "four kongs, four gongs, 18 arhats, eighteen arhats, shi ba luo han, \
                   sap baat lo hon, suukantsu, 十八羅漢, 十八罗汉, 四槓, 四杠, 四槓子, \
                   スーカンツ, all kongs",
            concept: "all-kongs",
            description: "Four kongs and a pair.",
            clause: "SG-84",
            worth: Limit,
            when: When::Hand(|reading, _| reading.all_sets(|set| set.set.kind == SetKind::Kong)),
            includes: INSIDE,
            played: Always,
            example: "9s k1111m k3333p ck5555s k7777p w9s@N EE",
        },
        Element {
            key: "heavenly-hand",
            name: "Heavenly Hand",
            native_name: Chinese("天胡"),
            aliases: "heavenly hand, heavenly win, tian hu, tin wu, tenhou, 天糊, 天胡, 天和, テンホー",
            concept: "blessing-of-heaven",
            description: "The dealer won with the dealt tiles; replacements belong to the deal.",
            clause: "SG-94",
            worth: Limit,
            when: When::Win(|won| is_first_draw(won) && won.context.seat == Seat::East),
            // It includes the replacements of the initial deal.
            includes: &inside_and::<{ INSIDE.len() + 4 }>(&[
                "flower-replacement",
                "flower-on-flower",
                "kong-replacement",
                "kong-on-kong",
            ]),
            played: If("heavenly_hand"),
            example: "23m456p99s345s777p w4m EE initial-hand",
        },
        Element {
            key: "earthly-hand",
            name: "Earthly Hand",
            native_name: Chinese("地胡"),
            aliases: "earthly hand, earthly win, di hu, dei wu, chiihou, 地糊, 地胡, 地和, チーホー",
            concept: "blessing-of-earth",
            description: "Another player won on the dealer’s first discard, or on the first own draw \
                   before anything was claimed.",
            clause: "SG-95",
            worth: Limit,
            when: When::Win(|won| {
                is_first_draw(won) && won.context.seat != Seat::East
                    || is_dealers_first_discard(won)
            }),
            // The dealer's first discard is in the first go-around too.
            includes: &inside_and::<{ INSIDE.len() + 1 }>(&["humanly-hand"]),
            played: If("earthly_hand"),
            example: "23m456p99s345s777p w4m@E SE dealer-first-discard",
        },
        Element {
            key: "humanly-hand",
            name: "Humanly Hand",
            native_name: Chinese("人胡"),
            aliases: "humanly win, blessing of man, ren hu, yan wu, renhou, 人糊, 人胡, 人和, レンホー",
            concept: "",
            description: "Won on a discard before the first own draw, while nothing exposed lay on the \
                   table.",
            clause: "SG-96",
            worth: Limit,
            when: When::Win(|won| {
                won.context.has(C::FirstGoAround) || is_dealers_first_discard(won)
            }),
            includes: INSIDE,
            played: If("humanly_hand"),
            example: "23m456p99s345s777p w4m@S NE first-go-around",
        },
        Element {
            key: "fully-concealed",
            name: "Fully Concealed Hand",
            native_name: Chinese("门清"),
            aliases: "closed hand, concealed hand, all concealed, men qing, mun ching, menzen, \
                   門清, 门清, 門前清, 门前清, メンゼン",
            concept: "closed-hand",
            description: "No tile was claimed, except the winning tile, as set in the house rules.",
            clause: "SG-97",
            worth: Fan(1),
            when: When::Win(|won| {
                let any_win = won.house.chosen(const { choice("fully_concealed") }) == ANY_WIN;
                let is_unclaimed = won.hand.claimed().next().is_none();
                is_unclaimed && (any_win || won.context.is_self_draw())
            }),
            includes: &[],
            played: UnlessChosen("fully_concealed", "off"),
            example: "23m456p99s345s777p w4m EE",
        },
        Element {
            key: "self-draw",
            name: "Self-Pick",
            native_name: Chinese("自摸"),
            aliases: "zimo, zi mo, jimo, tsumo, self draw, self pick, self drawn, 自摸, ツモ",
            concept: "self-drawn-win",
            description: "The winner drew the winning tile; it counts if your house rules allow it.",
            clause: "SG-15",
            worth: Fan(1),
            when: When::Win(|won| won.context.is_self_draw()),
            includes: &[],
            played: If("self_draw_point"),
            example: "23m456p99s p777p c345s a1 w4m EE",
        },
    ],
    CHOICES,
);

/// Index of `any-win` among the answers of `fully_concealed`.
const ANY_WIN: usize = 1;
/// Index of `concealed-only` among the answers of `nine_gates`.
const CONCEALED_ONLY: usize = 1;
/// Index of `per-replacement` among the answers of `flower_on_flower`.
const PER_REPLACEMENT: usize = 2;

fn is_full_flush(won: &WonHand) -> bool {
    won.hand.all().suits() == 1 && !won.hand.all().has_honors()
}

/// Returns the number of flowers and seasons of a win by bonus tiles, and the player of the last one.
fn bonus_win(won: &WonHand) -> Option<(u8, Option<Seat>)> {
    let flowers = BonusTiles::FLOWERS.union(BonusTiles::SEASONS);
    match won.context.win {
        Win::BonusTiles { from } => Some((won.hand.bonus().and(flowers).len(), from)),
        _ => None,
    }
}

/// Returns whether the hand is a Hidden Treasure (SG-56, SG-57). A robbed tile counts as a discard.
fn is_hidden_treasure(reading: &Reading, won: &WonHand) -> bool {
    let hidden = || reading.is_all_pungs() && reading.all_sets(ReadSet::is_concealed);
    let discarded_pair = || {
        won.house
            .on(const { choice("hidden_treasure_discard_pair") })
            && reading.completed == Completed::Pair
    };
    (won.context.is_self_draw() || discarded_pair()) && hidden()
}

/// Returns whether the tiles before the win are nine gates (SG-64, A-19). A kong adds a tile and excludes
/// them.
fn is_nine_gates(won: &WonHand) -> bool {
    /// Counts of ranks 1 to 9 in 1112345678999.
    const GATES: u64 = 0x3_1111_1113;
    let concealed_only = won.house.chosen(const { choice("nine_gates") }) == CONCEALED_ONLY;
    let Some(winning) = won.hand.winning_tile() else {
        return false;
    };
    let held = won.hand.all_without_winning();
    let group = winning.suit().map(|suit| held.groups()[suit as usize]);
    is_full_flush(won) && group == Some(GATES) && (won.hand.is_closed() || !concealed_only)
}

/// Returns whether the hand is a Pure Green Suit (SG-67, A-20).
fn is_pure_green(won: &WonHand) -> bool {
    let green = Tile::dragon(Dragon::Green);
    let is_green = |tile: Tile| {
        tile == green
            || tile.suit() == Some(Suit::Bamboo) && matches!(tile.rank(), Some(2 | 3 | 4 | 6 | 8))
    };
    let all = won.hand.all();
    all.suits() == 1 && all.of(green) > 0 && all.iter().all(|(tile, _)| is_green(tile))
}

/// Returns the number of consecutive bonus tiles that were replaced before the winning tile.
fn bonus_replacements(won: &WonHand) -> u8 {
    let replaced = won.context.is_self_draw() && won.context.has(C::BonusReplacement);
    let count = won.context.circumstances.count(C::BonusReplacement);
    if replaced { count.unwrap_or(1) } else { 0 }
}

/// Returns whether the win is on the last tile (SG-91 to SG-93), and not on a replacement.
fn is_last_tile(won: &WonHand) -> bool {
    let has = |one| won.context.has(one);
    let replacement = has(C::LastTileWasReplacement)
        || has(C::KongReplacement)
        || has(C::ConsecutiveKongReplacement)
        || has(C::BonusReplacement);
    let one_dot = won.hand.winning_tile() == Some(Tile::suited(Suit::Dots, 1));
    let any_tile = !won.house.on(const { choice("last_tile_one_dot_only") });
    won.context.is_self_draw() && has(C::LastTile) && !replacement && (one_dot || any_tile)
}

fn is_first_draw(won: &WonHand) -> bool {
    won.context.is_self_draw() && won.context.has(C::InitialHand)
}

fn is_dealers_first_discard(won: &WonHand) -> bool {
    matches!(won.context.win, Win::Discard { from: Seat::East })
        && won.context.has(C::DealerFirstDiscard)
}

/// Returns whether the hand has three of each of these honours, the last one just drawn or discarded.
/// A discard must be one of them.
fn has_all_triplets(won: &WonHand, of: fn(Tile) -> bool) -> bool {
    let fits = match won.context.win {
        Win::SelfDraw => true,
        Win::Discard { .. } => won.hand.winning_tile().is_some_and(of),
        Win::RobbingTheKong { .. } | Win::BonusTiles { .. } => false,
    };
    let three = |&tile: &Tile| !of(tile) || won.hand.all().of(tile) >= 3;
    fits && Tile::ALL.iter().all(three)
}
