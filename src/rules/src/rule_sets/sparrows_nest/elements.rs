//! Scoring table of the Sparrow's Nest HK League.

use super::options::{CHOICES, choice};
use crate::decomposition::{Completed, ReadSet, Reading, THIRTEEN_ORPHANS};
use crate::hands::{Circumstance as C, SetKind, Win, WinBy};
use crate::model::{
    Condition::{Always, If},
    Element, ElementId, Native, When, WonHand,
    Worth::Fan,
    checked, element,
};
use crate::tiles::{BonusTiles, Seat, Tile};

/// Returns the id of an element, resolved at compile time.
pub(super) const fn id(key: &str) -> ElementId {
    element(&ELEMENTS, key)
}

/// Scoring elements, in the order of the rule book.
pub(super) static ELEMENTS: [Element; 30] = checked(
    [
        Element {
            key: "no-flowers",
            name: "No Flowers",
            native_name: Native::None,
            aliases: "no bonus tiles, wu hua, mou fa, 無花, 无花, 花なし",
            concept: "",
            description: "No flower and no season lies beside the hand.",
            clause: "NEST-20",
            worth: Fan(1),
            when: When::Win(|won| won.hand.bonus().is_empty()),
            includes: &[],
            played: Always,
            example: "23m456678p345s99s w4m@W SE",
        },
        Element {
            key: "matching-flower",
            name: "Matching Flower",
            native_name: Native::None,
            aliases: "own flower, matching flower, correct flower, zheng hua, jing fa, 正花, \
                   自席の花, own season, 正季",
            concept: "seat-flower",
            description: "The flower or season of the player’s own seat; each counts, unless its set is complete.",
            clause: "NEST-21",
            worth: Fan(1),
            when: When::EachBonus(|tile, won| {
                let complete = won.hand.bonus().whole_families();
                tile.belongs_to(won.context.seat) && !complete.contains(tile)
            }),
            includes: &[],
            played: Always,
            example: "2255m p888s p333p p999p f2 w5m@W SE",
        },
        Element {
            key: "set-of-flowers",
            name: "Set of Flowers",
            native_name: Native::None,
            aliases: "four flowers, complete flowers, set of flowers, yi tai hua, yat toi fa, \
                   一台花, 四花, 梅蘭菊竹, 梅兰菊竹, four seasons, complete seasons, \
                   set of seasons, 四季, 春夏秋冬",
            concept: "",
            description: "All four flowers, or all four seasons; each set counts, the player’s own tile included.",
            clause: "NEST-22",
            worth: Fan(2),
            when: When::EachFamily(BonusTiles::FLOWERS.union(BonusTiles::SEASONS)),
            includes: &[],
            played: Always,
            example: "2255m p888s p333p p999p g1 g2 g3 g4 f1 w5m@W SE",
        },
        Element {
            key: "flowers-hand",
            name: "Flowers Hand",
            native_name: Native::None,
            aliases: "seven flowers, 7 flowers, hua hu, fa wu, 花糊, 花胡, 七隻花, 七只花",
            concept: "",
            description: "The seventh flower or season was drawn; it wins at once, whatever the tiles, and \
                   nothing counts beside it.",
            clause: "NEST-23",
            worth: Fan(3),
            when: When::Incomplete(|won| {
                bonus_tiles(won) == Some(7) && !won.context.has(C::BigFlowersHand)
            }),
            includes: &[],
            played: Always,
            example: "147m258p369s1234z f1 f2 f3 f4 g1 g2 g3 w:bonus SE",
        },
        Element {
            key: "big-flowers-hand",
            name: "Big Flowers Hand",
            native_name: Native::None,
            aliases: "da hua hu, daai fa wu, 8 flowers, eight immortals, ba xian guo hai, \
                   八仙過海, 八仙过海, 大花糊, 大花胡",
            concept: "big-flowers-hand",
            description: "The eighth was drawn after Flowers Hand was turned down; nothing counts beside it.",
            clause: "NEST-24",
            worth: Fan(8),
            when: When::Incomplete(|won| {
                bonus_tiles(won) == Some(8)
                    && won.context.has(C::DeclinedFlowersHand)
                    && !won.context.has(C::FlowersHand)
            }),
            includes: &[],
            played: Always,
            example: "147m258p369s1234z f1 f2 f3 f4 g1 g2 g3 g4 w:bonus SE declined-flowers-hand",
        },
        Element {
            key: "closed-hand",
            name: "Closed Hand",
            native_name: Native::None,
            aliases: "closed hand, concealed hand, all concealed, men qing, mun ching, menzen, \
                   門清, 门清, 門前清, 门前清, メンゼン",
            concept: "closed-hand",
            description: "No Pung, Soeng or Gong was declared, not even a closed gong.",
            clause: "NEST-25",
            worth: Fan(1),
            when: When::Win(|won| won.hand.is_closed()),
            includes: &[],
            played: Always,
            example: "23m456678p345s99s w4m@W SE",
        },
        Element {
            key: "self-draw",
            name: "Self Draw",
            native_name: Native::None,
            aliases: "zimo, zi mo, jimo, tsumo, self draw, self pick, self drawn, 自摸, ツモ",
            concept: "self-drawn-win",
            description: "The winner drew the winning tile.",
            clause: "NEST-26",
            worth: Fan(1),
            when: When::Win(|won| {
                let robbing = won
                    .house
                    .on(const { choice("robbing_gong_adds_self_draw") });
                won.context.is_self_draw() || robbing && is_robbing(won)
            }),
            includes: &[],
            played: Always,
            example: "23m99s c456p c678p c345s w4m SE",
        },
        Element {
            key: "self-draw-after-gong",
            name: "Self Draw After Gong",
            native_name: Native::None,
            aliases: "gang, gong, flower on the kong, win on a kong, after a kong, after a gong, \
                   gang shang kai hua, gong seung hoi fa, rinshan, kang, 槓上開花, 杠上开花, 槓上, \
                   杠上, 嶺上開花, リンシャン",
            concept: "",
            description: "The winning tile was drawn as the replacement of a gong.",
            clause: "NEST-27",
            worth: Fan(2),
            when: When::Win(|won| is_after_gong(won) && !is_after_consecutive_gong(won)),
            includes: &[("self-draw", Always)],
            played: Always,
            example: "23m456p345s99s ck5555z w4m SE kong-replacement",
        },
        Element {
            key: "self-draw-after-consecutive-gong",
            name: "Self Draw After Consecutive Gong",
            native_name: Native::None,
            aliases: "gang shang gang, gong seung gong, double kong, gong after gong, 槓上槓, \
                   杠上杠, 槓槓糊, 杠杠胡, 連槓",
            concept: "self-draw-after-consecutive-gong",
            description: "The winning tile was drawn as the replacement of the second or a later gong in a \
                   row, with no flower replaced between the gongs.",
            clause: "NEST-28",
            worth: Fan(8),
            when: When::Win(is_after_consecutive_gong),
            includes: &[("self-draw", If("consecutive_gong_includes_self_draw"))],
            played: Always,
            example: "23m345s99s ck5555z ck1111p w4m SE consecutive-kong-replacement",
        },
        Element {
            key: "last-tile",
            name: "Last Tile",
            native_name: Native::None,
            aliases: "last wall tile, last available tile, moon from the sea, hai di lao yue, \
                   hoi dai lau yuet, haitei, 海底撈月, 海底捞月, 海底摸月, 海底, ハイテイ, \
                   fish from the river, he di lao yu, ho dai lau yu, houtei, 河底撈魚, \
                   河底捞鱼, 河底, ホウテイ",
            concept: "last-tile-draw",
            description: "Won on the last tile of the wall or the discard after it, if that tile was drawn \
                   in turn and replaced nothing.",
            clause: "NEST-29",
            worth: Fan(1),
            when: When::Win(is_last_tile),
            includes: &[],
            played: Always,
            example: "23m99s c456p c678p c345s w4m SE last-tile",
        },
        Element {
            key: "robbing-gong",
            name: "Robbing Gong",
            native_name: Native::None,
            aliases: "robbing a kong, robbing a gong, robbed kong, qiang gang, cheung gong, chankan, \
                   kang, 搶槓, 抢杠, 搶杠, 槍槓, チャンカン",
            concept: "robbing-the-kong",
            description: "The winning tile was added by another player to a revealed triplet.",
            clause: "NEST-30",
            worth: Fan(1),
            when: When::Win(is_robbing),
            includes: &[],
            played: Always,
            example: "23m456678p345s99s w4m@W:robbed SE",
        },
        Element {
            key: "heavenly-hand",
            name: "Heavenly Hand",
            native_name: Native::None,
            aliases: "heavenly hand, heavenly win, tian hu, tin wu, tenhou, 天糊, 天胡, 天和, テンホー",
            concept: "blessing-of-heaven",
            description: "The dealer draws a winning hand at the start, without a gong; flowers may have \
                   been replaced.",
            clause: "NEST-32",
            worth: Fan(10),
            when: When::Win(|won| {
                let context = won.context;
                context.seat == Seat::East
                    && context.is_self_draw()
                    && context.has(C::InitialHand)
                    && !context.has(C::KongBeforeWin)
                    && !is_gong_replacement(won)
                    && won.hand.is_closed()
            }),
            includes: &[],
            played: Always,
            example: "23m456678p345s99s f1 w4m EE initial-hand",
        },
        Element {
            key: "earthly-hand",
            name: "Earthly Hand",
            native_name: Native::None,
            aliases: "earthly hand, earthly win, di hu, dei wu, chiihou, 地糊, 地胡, 地和, チーホー",
            concept: "blessing-of-earth",
            description: "A player other than the dealer wins on the dealer’s first discard.",
            clause: "NEST-33",
            worth: Fan(10),
            when: When::Win(|won| {
                let context = won.context;
                context.seat != Seat::East
                    && context.win == Win::Discard { from: Seat::East }
                    && context.has(C::DealerFirstDiscard)
            }),
            includes: &[],
            played: Always,
            example: "23m456678p345s99s w4m@E SE dealer-first-discard",
        },
        Element {
            key: "dragon-triplet",
            name: "Dragon Triplet",
            native_name: Native::None,
            aliases: "red dragon, green dragon, white dragon, dragon triplet, pung of dragons, \
                   san yuan pai, saam yuen pai, yakuhai, hong zhong, fa cai, bai ban, 三元牌, \
                   紅中, 红中, 發財, 发财, 白板, 番牌, 役牌",
            concept: "dragon-pung",
            description: "A triplet or quad of a dragon; each counts.",
            clause: "NEST-34",
            worth: Fan(1),
            when: When::EachHonor(|tile, _| tile.is_dragon()),
            includes: &[],
            played: Always,
            example: "23m99s p555z p666z c456p w4m@W SE",
        },
        Element {
            key: "little-three-dragons",
            name: "Little Three Dragons",
            native_name: Native::None,
            aliases: "small three dragons, three lesser scholars, xiao san yuan, siu saam yuen, \
                   shousangen, 小三元, ショウサンゲン",
            concept: "little-three-dragons",
            description: "Triplets or quads of two dragons and a pair of the third.",
            clause: "NEST-35",
            worth: Fan(5),
            when: When::Pungs(|reading, _| {
                reading
                    .dragons()
                    .if_sets(2)
                    .with_pair_if(reading.pair_is(Tile::is_dragon))
            }),
            includes: &[("dragon-triplet", Always)],
            played: Always,
            example: "23m77z p555z p666z c456p w4m@W SE",
        },
        Element {
            key: "big-three-dragons",
            name: "Big Three Dragons",
            native_name: Native::None,
            aliases: "three great scholars, da san yuan, daai saam yuen, daisangen, 大三元, ダイサンゲン",
            concept: "big-three-dragons",
            description: "Triplets or quads of all three dragons.",
            clause: "NEST-36",
            worth: Fan(8),
            when: When::Pungs(|reading, _| reading.dragons().if_sets(3)),
            includes: &[("dragon-triplet", Always)],
            played: Always,
            example: "23m99s p555z p666z p777z w4m@W SE",
        },
        Element {
            key: "matching-wind-triplet",
            name: "Matching Wind Triplet",
            native_name: Native::None,
            aliases: "own wind, wind of the seat, men feng, mun fung, jikaze, 門風, 门风, 自風, \
                   自风, round wind, table wind, wind of the round, quan feng, hyun fung, \
                   bakaze, 圈風, 圈风, 場風, 场风",
            concept: "",
            description: "A triplet or quad of the seat’s wind or the round’s; for a wind that is both it \
                   counts twice.",
            clause: "NEST-37",
            worth: Fan(1),
            when: When::TimesOfPung(matching_winds),
            includes: &[],
            played: Always,
            example: "23m99s p222z c456p c345s w4m SE",
        },
        Element {
            key: "little-four-winds",
            name: "Little Four Winds",
            native_name: Native::None,
            aliases: "small four winds, four lesser blessings, xiao si xi, siu sei hei, \
                   shousuushii, 小四喜, 小四囍, ショウスーシー",
            concept: "little-four-winds",
            description: "Triplets or quads of three winds and a pair of the fourth.",
            clause: "NEST-38",
            worth: Fan(6),
            when: When::Pungs(|reading, _| {
                reading
                    .winds()
                    .if_sets(3)
                    .with_pair_if(reading.pair_is(Tile::is_wind))
            }),
            includes: &[("matching-wind-triplet", Always)],
            played: Always,
            example: "23m44z p111z p222z p333z w4m@W SE",
        },
        Element {
            key: "big-four-winds",
            name: "Big Four Winds",
            native_name: Native::None,
            aliases: "four great blessings, four big winds, da si xi, daai sei hei, daisuushii, \
                   大四喜, 大四囍, ダイスーシー",
            concept: "big-four-winds",
            description: "Triplets or quads of all four winds.",
            clause: "NEST-39",
            worth: Fan(10),
            when: When::Pungs(|reading, _| reading.winds().if_sets(4)),
            includes: &[("matching-wind-triplet", Always), ("all-triplets", Always)],
            played: Always,
            example: "2m444z p111z p222z p333z w2m@W SE",
        },
        Element {
            key: "all-sequences",
            name: "All Sequences",
            native_name: Native::None,
            aliases: "ping hu, ping wu, ping woo, pinfu, common hand, all sequences, all runs, \
                   all in sequence, 平糊, 平胡, 平和, ピンフ, all chows",
            concept: "all-chows",
            description: "Four sequences and a pair.",
            clause: "NEST-40",
            worth: Fan(1),
            when: When::Hand(|reading, won| {
                let any_pair = won.house.chosen(const { choice("all_sequences_pair") }) == ANY_PAIR;
                reading.all_sets(|set| set.set.kind == SetKind::Chow)
                    && (any_pair || reading.pair_is(|pair| !pair.is_honor()))
            }),
            includes: &[],
            played: Always,
            example: "23m99s c456p c678p c345s w4m SE",
        },
        Element {
            key: "all-triplets",
            name: "All Triplets",
            native_name: Native::None,
            aliases: "peng peng hu, pong pong hu, pong pong wu, dui dui hu, deui deui wu, toitoi, \
                   all pungs, all pongs, all triplets, all in triplets, 對對糊, 对对胡, \
                   對對胡, 碰碰糊, 碰碰胡, 碰碰和, 対々和, トイトイ",
            concept: "all-pungs",
            description: "Four triplets or quads and a pair.",
            clause: "NEST-41",
            worth: Fan(3),
            when: When::Hand(|reading, _| reading.is_all_pungs()),
            includes: &[],
            played: Always,
            example: "2255m p888s p333p p999p w5m@W SE",
        },
        Element {
            key: "terminals-and-honors",
            name: "Terminals and Honors",
            native_name: Native::None,
            aliases: "ones nines and honours, hun yao jiu, fa yiu gau, wan yiu gau, honroutou, \
                   混么九, 混幺九, 花么九, 花幺九, 混老頭, ホンロウトウ",
            concept: "terminals-and-honors",
            description: "Four triplets or quads and a pair, each of terminals or honours.",
            clause: "NEST-42",
            worth: Fan(4),
            when: When::Hand(|reading, won| {
                reading.is_all_pungs()
                    && all_tiles(won, |tile| tile.is_terminal() || tile.is_honor())
            }),
            includes: &[("all-triplets", Always)],
            played: Always,
            example: "1199m p111p p999s p333z w9m@W SE",
        },
        Element {
            key: "four-concealed-triplets",
            name: "Four Concealed Triplets",
            native_name: Native::None,
            aliases: "four hidden triplets, hidden treasure, four closed pungs, si an ke, \
                   sei am hak, kan kan hu, ham ham wu, suuankou, 四暗刻, 坎坎糊, 坎坎胡, \
                   スーアンコウ",
            concept: "",
            description: "Four triplets or quads and a pair with nothing claimed; a discard may complete \
                   the pair, but no triplet.",
            clause: "NEST-43",
            worth: Fan(8),
            when: When::Hand(is_four_concealed),
            includes: &[("all-triplets", Always)],
            played: Always,
            example: "22m55m888p333p666s w5m SE",
        },
        Element {
            key: "all-honors",
            name: "All Honors",
            native_name: Native::None,
            aliases: "all honours, only honours, zi yi se, ji yat sik, tsuuiisou, 字一色, ツーイーソー",
            concept: "all-honors",
            description: "Four triplets or quads and a pair, all honours.",
            clause: "NEST-44",
            worth: Fan(10),
            when: When::Hand(|reading, won| {
                reading.is_all_pungs() && all_tiles(won, Tile::is_honor)
            }),
            includes: &[("all-triplets", Always), ("terminals-and-honors", Always)],
            played: Always,
            example: "44z55z p111z p333z p777z w5z@W NN",
        },
        Element {
            key: "all-terminals",
            name: "All Terminals",
            native_name: Native::None,
            aliases: "pure terminals, ones and nines only, qing yao jiu, ching yiu gau, \
                   chinroutou, 清么九, 清幺九, 清老頭, チンロウトウ",
            concept: "all-terminals",
            description: "Four triplets or quads and a pair, all terminals.",
            clause: "NEST-45",
            worth: Fan(10),
            when: When::Hand(|reading, won| {
                reading.is_all_pungs() && won.hand.all().only_terminals()
            }),
            includes: &[("all-triplets", Always), ("terminals-and-honors", Always)],
            played: Always,
            example: "1199m p111p p999s p111s w9m@W SE",
        },
        Element {
            key: "four-gongs",
            name: "Four Gongs",
            native_name: Native::None,
            aliases: "four kongs, four gongs, 18 arhats, eighteen arhats, shi ba luo han, \
                   sap baat lo hon, suukantsu, kang, 十八羅漢, 十八罗汉, 四槓, 四杠, 四槓子, \
                   スーカンツ, all kongs",
            concept: "all-kongs",
            description: "Four quads and a pair.",
            clause: "NEST-46",
            worth: Fan(10),
            when: When::Hand(|reading, _| reading.all_sets(|set| set.set.kind == SetKind::Kong)),
            includes: &[("all-triplets", Always)],
            played: Always,
            example: "2m k5555m k8888p ak3333p ck6666s w2m@W SE",
        },
        Element {
            key: "half-flush",
            name: "Half Flush",
            native_name: Native::None,
            aliases: "mixed one suit, half colour, hun yi se, wan yat sik, honitsu, half color, 混一色, \
                   湊一色, ホンイツ",
            concept: "",
            description: "Tiles of one suit, and honours.",
            clause: "NEST-47",
            worth: Fan(3),
            when: When::Tiles(|won| won.hand.all().suits() == 1),
            includes: &[],
            played: Always,
            example: "34m55z c123m c678m p999m w2m@W SE",
        },
        Element {
            key: "full-flush",
            name: "Full Flush",
            native_name: Native::None,
            aliases: "pure one suit, one suit only, full colour, qing yi se, ching yat sik, \
                   chinitsu, full color, full colour, 清一色, チンイツ",
            concept: "",
            description: "Tiles of one suit only; it takes the place of Half Flush.",
            clause: "NEST-48a",
            worth: Fan(7),
            when: When::Tiles(is_full_flush),
            includes: &[("half-flush", Always)],
            played: Always,
            example: "3455m c123m c678m p999m w2m@W SE",
        },
        Element {
            key: "nine-gates",
            name: "Nine Gates",
            native_name: Native::None,
            aliases: "nine lanterns, heavenly gates, jiu lian bao deng, gau ji lin waan, \
                   chuuren poutou, 九子連環, 九子连环, 九蓮寶燈, 九連寶燈, 九莲宝灯, 九连宝灯, \
                   九蓮宝燈, チューレンポウトウ",
            concept: "",
            description: "Nothing declared, and 1112345678999 of one suit with any other tile of it.",
            clause: "NEST-48",
            worth: Fan(10),
            when: When::Tiles(is_nine_gates),
            includes: &[("full-flush", Always), ("closed-hand", Always)],
            played: Always,
            example: "1123455678999s w1s@W SE",
        },
        Element {
            key: "thirteen-orphans",
            name: "Thirteen Orphans",
            native_name: Native::None,
            aliases: "13 orphans, 13 wonders, thirteen wonders, thirteen terminals, shi san yao, \
                   sap saam yiu, kokushi musou, kokushi, 十三么, 十三幺, 国士無双, 國士無雙, \
                   コクシムソウ",
            concept: "thirteen-orphans",
            description: "One of each terminal and honour, and one of them twice.",
            clause: "NEST-49",
            worth: Fan(10),
            when: When::Irregular(|reading, _| reading.is_singles(&THIRTEEN_ORPHANS)),
            includes: &[],
            played: Always,
            example: "19m19p19s1234567z w1m@N EE",
        },
    ],
    CHOICES,
);

/// Returns the number of flowers and seasons of a win by them. Flowers can't be robbed.
fn bonus_tiles(won: &WonHand) -> Option<u8> {
    let flowers = BonusTiles::FLOWERS.union(BonusTiles::SEASONS);
    let by_bonus_tiles = won.context.win == Win::BonusTiles { from: None };
    by_bonus_tiles.then(|| won.hand.bonus().and(flowers).len())
}

fn is_robbing(won: &WonHand) -> bool {
    won.context.win.by() == WinBy::RobbingTheKong
}

/// Returns whether the winning tile was drawn after a gong, possibly with a flower between them.
fn is_gong_replacement(won: &WonHand) -> bool {
    won.context.is_self_draw()
        && (won.context.has(C::KongReplacement) || won.context.has(C::ConsecutiveKongReplacement))
}

/// Returns whether the win is after a gong (NEST-27). An option decides about a flower between them.
fn is_after_gong(won: &WonHand) -> bool {
    let flower_counts = won.house.on(const { choice("gong_then_flower_counts") });
    is_gong_replacement(won) && (flower_counts || !won.context.has(C::BonusReplacement))
}

/// Returns whether the win is after consecutive gongs (NEST-28).
fn is_after_consecutive_gong(won: &WonHand) -> bool {
    is_after_gong(won)
        && won.context.has(C::ConsecutiveKongReplacement)
        && !won.context.has(C::BonusBetweenKongs)
}

/// Returns whether the win is on the last tile (NEST-29).
fn is_last_tile(won: &WonHand) -> bool {
    let context = won.context;
    let replacement = match context.win {
        Win::SelfDraw => {
            context.has(C::LastTileWasReplacement)
                || context.has(C::BonusReplacement)
                || is_gong_replacement(won)
        }
        Win::Discard { .. } => {
            let counts = won
                .house
                .on(const { choice("last_discard_after_replacement") });
            context.has(C::LastTileWasReplacement) && !counts
        }
        Win::RobbingTheKong { .. } | Win::BonusTiles { .. } => true,
    };
    context.has(C::LastTile) && !replacement
}

/// Returns how often a wind set counts: once for the seat and once for the round, both by option (NEST-37).
fn matching_winds(set: ReadSet, _: &Reading, won: &WonHand) -> u8 {
    let two = won.house.on(const { choice("double_wind_scores_two") });
    let is = |wind: Seat| set.set.tile == Tile::wind(wind);
    let winds = [won.context.seat, won.context.prevailing];
    if two {
        winds.into_iter().map(|wind| u8::from(is(wind))).sum()
    } else {
        winds.into_iter().any(is).into()
    }
}

fn all_tiles(won: &WonHand, fits: impl Fn(Tile) -> bool) -> bool {
    won.hand.all().iter().all(|(tile, _)| fits(tile))
}

/// Returns whether the hand is four concealed pungs (NEST-43).
fn is_four_concealed(reading: &Reading, won: &WonHand) -> bool {
    let gongs = won
        .house
        .on(const { choice("four_concealed_allows_closed_gong") });
    (won.context.is_self_draw() || reading.completed == Completed::Pair)
        && reading.is_all_pungs()
        && reading.all_sets(|set| set.is_concealed() && (gongs || set.set.kind != SetKind::Kong))
}

/// Returns whether the hand is a full flush (NEST-48a).
fn is_full_flush(won: &WonHand) -> bool {
    won.hand.all().suits() == 1 && !won.hand.all().has_honors()
}

/// Returns whether the hand is nine gates (NEST-48). Any tile of the fourteen may be the winning tile.
fn is_nine_gates(won: &WonHand) -> bool {
    let Some(suit) = won.hand.winning_tile().and_then(Tile::suit) else {
        return false;
    };
    won.hand.is_closed()
        && is_full_flush(won)
        && (1..=9).all(|rank| {
            let needed = if matches!(rank, 1 | 9) { 3 } else { 1 };
            won.hand.all().of(Tile::suited(suit, rank)) >= needed
        })
}

/// Index of `any-pair` among the answers of `all_sequences_pair`.
const ANY_PAIR: usize = 0;
