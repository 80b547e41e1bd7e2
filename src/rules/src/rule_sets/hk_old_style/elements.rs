//! Scoring table of Hong Kong Old Style.

use super::options::{CHOICES, choice};
use crate::decomposition::{Reading, Shape, THIRTEEN_ORPHANS};
use crate::hands::{Circumstance, SetKind, Win, WinBy};
use crate::model::{
    Condition,
    Condition::{Always, If, IfChosen, Unless, UnlessChosen},
    Element, ElementId, Native, When, WonHand, Worth,
    Worth::{Chosen, Fan, Limit},
    checked, element,
};
use crate::tiles::{BonusTiles, Dragon, Seat, Suit, Tile};

/// Returns the id of an element, resolved at compile time.
pub(super) const fn id(key: &str) -> ElementId {
    element(&ELEMENTS, key)
}

/// Condition for limit hands that count their own fan.
const OWN_FAN: Condition = IfChosen("limit_hands", "own-fan");
const LIMIT_OR_6: Worth = Chosen(&[(OWN_FAN, Fan(6)), (Always, Limit)]);
const LIMIT_OR_8: Worth = Chosen(&[(OWN_FAN, Fan(8)), (Always, Limit)]);
const LIMIT_OR_10: Worth = Chosen(&[(OWN_FAN, Fan(10)), (Always, Limit)]);
const LIMIT_OR_13: Worth = Chosen(&[(OWN_FAN, Fan(13)), (Always, Limit)]);

/// Scoring elements, in the order of the rule book.
pub(super) static ELEMENTS: [Element; 38] = checked(
    [
        Element {
            key: "no-flowers",
            name: "No Flowers and no Seasons",
            native_name: Native::None,
            aliases: "no bonus tiles, wu hua, mou fa, 無花, 无花, 花なし",
            concept: "",
            description: "No flower and no season lies beside the hand.",
            clause: "HKOS-11",
            worth: Fan(1),
            when: When::Win(|won| won.hand.bonus().is_empty()),
            includes: &[],
            played: If("bonus_tiles_in_play"),
            example: "46s p111z c456m p777p 22s w5s EE",
        },
        Element {
            key: "seat-flower",
            name: "Seat Flower",
            native_name: Native::None,
            aliases: "own flower, matching flower, correct flower, zheng hua, jing fa, 正花, 自席の花",
            concept: "seat-flower",
            description: "The hand has the flower of the player’s own seat.",
            clause: "HKOS-12",
            worth: Fan(1),
            when: When::EachBonus(|tile, won| {
                BonusTiles::FLOWERS.contains(tile) && tile.belongs_to(won.context.seat)
            }),
            includes: &[],
            played: If("bonus_tiles_in_play"),
            example: "46s c456m p777p p777z 22s f2 f3 w5s SE",
        },
        Element {
            key: "seat-season",
            name: "Seat Season",
            native_name: Native::None,
            aliases: "own season, matching season, own flower, zheng hua, jing fa, 正花, 正季",
            concept: "seat-flower",
            description: "The hand has the season of the player’s own seat.",
            clause: "HKOS-13",
            worth: Fan(1),
            when: When::EachBonus(|tile, won| {
                BonusTiles::SEASONS.contains(tile) && tile.belongs_to(won.context.seat)
            }),
            includes: &[],
            played: If("bonus_tiles_in_play"),
            example: "46s c456m p777p p777z 22s g3 w5s WE",
        },
        Element {
            key: "all-chows",
            name: "All Chows",
            native_name: Native::None,
            aliases: "ping hu, ping wu, ping woo, pinfu, common hand, all sequences, all runs, \
                   all in sequence, 平糊, 平胡, 平和, ピンフ",
            concept: "all-chows",
            description: "Four chows and a pair of suit tiles.",
            clause: "HKOS-14",
            worth: Fan(1),
            when: When::Hand(|reading, _| {
                reading.all_sets(|set| set.set.kind == SetKind::Chow)
                    && reading.pair_is(|pair| !pair.is_honor())
            }),
            includes: &[],
            played: Always,
            example: "123345s 234p 67p 33m w8p SE",
        },
        Element {
            key: "dragon-pung",
            name: "Dragon Pung",
            native_name: Native::None,
            aliases: "red dragon, green dragon, white dragon, dragon triplet, pung of dragons, \
                   san yuan pai, saam yuen pai, yakuhai, hong zhong, fa cai, bai ban, dragon pong, \
                   三元牌, 紅中, 红中, 發財, 发财, 白板, 番牌, 役牌, 番子",
            concept: "dragon-pung",
            description: "A pung or kong of a dragon; each counts.",
            clause: "HKOS-15",
            worth: Fan(1),
            when: When::EachHonor(|tile, _| tile.is_dragon()),
            includes: &[],
            played: Always,
            example: "2223s c567s p777s p555z w1s@W SE",
        },
        Element {
            key: "seat-wind",
            name: "Seat Wind",
            native_name: Native::None,
            aliases: "own wind, wind of the seat, men feng, mun fung, jikaze, 門風, 门风, 自風, 自风",
            concept: "",
            description: "A pung or kong of the player’s own wind.",
            clause: "HKOS-16",
            worth: Fan(1),
            when: When::EachHonor(|tile, won| tile == Tile::wind(won.context.seat)),
            includes: &[],
            played: Always,
            example: "46s p222z c456m p777p 22s w5s SE",
        },
        Element {
            key: "prevailing-wind",
            name: "Prevailing Wind",
            native_name: Native::None,
            aliases: "round wind, table wind, wind of the round, quan feng, hyun fung, bakaze, \
                   圈風, 圈风, 場風, 场风",
            concept: "",
            description: "A pung or kong of the prevailing wind; counts beside Seat Wind.",
            clause: "HKOS-17",
            worth: Fan(1),
            when: When::EachHonor(|tile, won| tile == Tile::wind(won.context.prevailing)),
            includes: &[],
            played: Always,
            example: "46s p111z c456m p777p 22s w5s EE",
        },
        Element {
            key: "self-drawn-win",
            name: "Self-drawn Win",
            native_name: Native::None,
            aliases: "zimo, zi mo, jimo, tsumo, self draw, self pick, self drawn, 自摸, ツモ",
            concept: "self-drawn-win",
            description: "The winner drew the winning tile.",
            clause: "HKOS-18",
            worth: Fan(1),
            when: When::Win(|won| won.context.is_self_draw()),
            includes: &[],
            played: Always,
            example: "46s p111z c456m p777p 22s w5s EE",
        },
        Element {
            key: "last-tile-draw",
            name: "Last Tile Draw",
            native_name: Native::None,
            aliases: "last wall tile, last available tile, moon from the sea, hai di lao yue, \
                   hoi dai lau yuet, haitei, 海底撈月, 海底捞月, 海底摸月, 海底, ハイテイ",
            concept: "last-tile-draw",
            description: "The winner drew the winning tile as the last tile of the wall.",
            clause: "HKOS-19",
            worth: Fan(1),
            when: When::Circumstance(&[Circumstance::LastTile], |won| won.context.is_self_draw()),
            includes: &[("self-drawn-win", Unless("last_tile_stacks_self_drawn"))],
            played: Always,
            example: "46s p111z c456m p777p 22s w5s SE last-tile",
        },
        Element {
            key: "last-tile-discard",
            name: "Last Tile Discard",
            native_name: Native::None,
            aliases: "fish from the river, he di lao yu, ho dai lau yu, houtei, 河底撈魚, 河底捞鱼, 河底, ホウテイ",
            concept: "last-tile-draw",
            description: "The winning tile was discarded after the last tile of the wall was drawn.",
            clause: "HKOS-20",
            worth: Fan(1),
            when: When::Circumstance(&[Circumstance::LastTile], |won| {
                won.context.win.by() == WinBy::Discard
            }),
            includes: &[],
            played: Always,
            example: "46s p111z c456m p777p 22s w5s@S EE last-tile",
        },
        Element {
            key: "robbing-the-kong",
            name: "Robbing the Kong",
            native_name: Native::None,
            aliases: "robbing a kong, robbing a gong, robbed kong, qiang gang, cheung gong, chankan, \
                   kang, 搶槓, 抢杠, 搶杠, 槍槓, チャンカン",
            concept: "robbing-the-kong",
            description: "The winning tile was added by another player to a melded pung.",
            clause: "HKOS-21",
            worth: Fan(1),
            when: When::Win(|won| won.context.win.by() == WinBy::RobbingTheKong),
            includes: &[],
            played: Always,
            example: "46s p111z c456m p777p 22s w5s@S:robbed EE",
        },
        Element {
            key: "out-on-replacement",
            name: "Out on Replacement",
            native_name: Native::None,
            aliases: "gang, gong, flower on the kong, win on a kong, after a kong, after a gong, \
                   gang shang kai hua, gong seung hoi fa, rinshan, kang, 槓上開花, 杠上开花, 槓上, \
                   杠上, 嶺上開花, リンシャン, 槓上自摸",
            concept: "",
            description: "The winning tile was drawn as the replacement of a kong; counts beside Self-drawn Win.",
            clause: "HKOS-22b",
            worth: Fan(1),
            when: When::Circumstance(&REPLACEMENT, is_replacement),
            includes: &[("self-drawn-win", Unless("replacement_stacks_self_drawn"))],
            played: Always,
            example: "46s k1111z c456m p777p 22s w5s SE kong-replacement",
        },
        Element {
            key: "all-flowers",
            name: "All Flowers",
            native_name: Native::None,
            aliases: "four flowers, complete flowers, set of flowers, yi tai hua, yat toi fa, \
                   一台花, 四花, 梅蘭菊竹, 梅兰菊竹",
            concept: "",
            description: "All four flowers.",
            clause: "HKOS-22",
            worth: Fan(2),
            when: When::Bonus(|bonus| all_of(bonus, BonusTiles::FLOWERS)),
            includes: &[("seat-flower", If("all_flowers_includes_seat"))],
            played: If("bonus_tiles_in_play"),
            example: "46s p777z c456m p777p 22s f1 f2 f3 f4 w5s SE",
        },
        Element {
            key: "all-seasons",
            name: "All Seasons",
            native_name: Native::None,
            aliases: "four seasons, complete seasons, set of seasons, yi tai hua, yat toi fa, \
                   一台花, 四季, 春夏秋冬",
            concept: "",
            description: "All four seasons.",
            clause: "HKOS-23",
            worth: Fan(2),
            when: When::Bonus(|bonus| all_of(bonus, BonusTiles::SEASONS)),
            includes: &[("seat-season", If("all_flowers_includes_seat"))],
            played: If("bonus_tiles_in_play"),
            example: "46s p777z c456m p777p 22s g1 g2 g3 g4 w5s SE",
        },
        Element {
            key: "all-pungs",
            name: "All Pungs",
            native_name: Native::None,
            aliases: "peng peng hu, pong pong hu, pong pong wu, dui dui hu, deui deui wu, toitoi, \
                   all pungs, all pongs, all triplets, all in triplets, 對對糊, 对对胡, \
                   對對胡, 碰碰糊, 碰碰胡, 碰碰和, 対々和, トイトイ",
            concept: "all-pungs",
            description: "Four pungs or kongs and a pair.",
            clause: "HKOS-24",
            worth: Fan(3),
            when: When::Hand(|reading, _| reading.is_all_pungs()),
            includes: &[],
            played: Always,
            example: "88p 44z p333p p444s p777z w8p@N SE",
        },
        Element {
            key: "half-flush",
            name: "Half Flush",
            native_name: Native::None,
            aliases: "mixed one suit, half colour, hun yi se, wan yat sik, honitsu, half color, 混一色, \
                   湊一色, ホンイツ",
            concept: "",
            description: "Tiles of one suit, and honours.",
            clause: "HKOS-25",
            worth: Fan(3),
            when: When::Tiles(|won| won.hand.all().suits() == 1 && won.hand.all().has_honors()),
            includes: &[],
            played: Always,
            example: "2223s c567s p777s p555z w1s@W SE",
        },
        Element {
            key: "little-three-dragons",
            name: "Little Three Dragons",
            native_name: Native::None,
            aliases: "small three dragons, three lesser scholars, xiao san yuan, siu saam yuen, \
                   shousangen, 小三元, ショウサンゲン",
            concept: "little-three-dragons",
            description: "Two pungs or kongs of dragons and a pair of the third dragon.",
            clause: "HKOS-26",
            worth: Fan(4),
            when: When::Pungs(|reading, _| {
                reading
                    .dragons()
                    .if_sets(2)
                    .with_pair_if(reading.pair_is(Tile::is_dragon))
            }),
            includes: &[("dragon-pung", If("little_three_dragons_includes_pungs"))],
            played: Always,
            example: "7z 123m 456p p555z p666z w7z@W SE",
        },
        Element {
            key: "seven-pairs",
            name: "Seven Pairs",
            native_name: Native::None,
            aliases: "7 pairs, qi dui, qi dui zi, chat deui, chiitoitsu, chiitoi, 七對子, 七对子, \
                   七对, 七對, 七対子, チートイツ",
            concept: "",
            description: "Seven pairs, nothing on the table.",
            clause: "HKOS-27",
            worth: Fan(4),
            when: When::Irregular(|reading, _| matches!(reading.shape, Shape::Pairs(_))),
            includes: &[
                ("closed-hand", Always),
                ("half-flush", IfChosen("seven_pairs", "no-stack")),
            ],
            played: UnlessChosen("seven_pairs", "off"),
            example: "6699s22m55p77p66z7z w7z@E SE",
        },
        Element {
            key: "full-flush",
            name: "Full Flush",
            native_name: Native::None,
            aliases: "pure one suit, one suit only, full colour, qing yi se, ching yat sik, \
                   chinitsu, full color, full colour, 清一色, チンイツ",
            concept: "",
            description: "Tiles of one suit only.",
            clause: "HKOS-28",
            worth: Fan(6),
            when: When::Tiles(|won| won.hand.all().suits() == 1 && !won.hand.all().has_honors()),
            includes: &[("seven-pairs", IfChosen("seven_pairs", "no-stack"))],
            played: Always,
            example: "2222388899s c456s w4s@N SE",
        },
        Element {
            key: "four-concealed-pungs",
            name: "Four Concealed Pungs",
            native_name: Native::None,
            aliases: "four hidden triplets, hidden treasure, four closed pungs, si an ke, \
                   sei am hak, kan kan hu, ham ham wu, suuankou, 四暗刻, 坎坎糊, 坎坎胡, \
                   スーアンコウ",
            concept: "",
            description: "Four concealed pungs and a pair, won by self-draw.",
            clause: "HKOS-29",
            worth: LIMIT_OR_8,
            when: When::Hand(|reading, won| {
                let kongs = won
                    .house
                    .on(const { choice("four_concealed_pungs_kongs_count") });
                reading.is_all_pungs()
                    && won.context.is_self_draw()
                    && reading.all_sets(|set| {
                        set.is_concealed() && (kongs || set.set.kind != SetKind::Kong)
                    })
            }),
            includes: &[("closed-hand", Always), ("all-pungs", OWN_FAN)],
            played: Always,
            example: "11122m444p888s77z w2m SE",
        },
        Element {
            key: "big-three-dragons",
            name: "Big Three Dragons",
            native_name: Native::None,
            aliases: "three great scholars, da san yuan, daai saam yuen, daisangen, 大三元, ダイサンゲン",
            concept: "big-three-dragons",
            description: "Pungs or kongs of all three dragons.",
            clause: "HKOS-30",
            worth: LIMIT_OR_8,
            when: When::Pungs(|reading, _| reading.dragons().if_sets(3)),
            includes: &[("dragon-pung", Always)],
            played: Always,
            example: "77z 345m22p p555z p666z w7z@W SE",
        },
        Element {
            key: "little-four-winds",
            name: "Little Four Winds",
            native_name: Native::None,
            aliases: "small four winds, four lesser blessings, xiao si xi, siu sei hei, \
                   shousuushii, 小四喜, 小四囍, ショウスーシー",
            concept: "little-four-winds",
            description: "Pungs or kongs of three winds and a pair of the fourth.",
            clause: "HKOS-31",
            worth: LIMIT_OR_6,
            when: When::Pungs(|reading, _| {
                reading
                    .winds()
                    .if_sets(3)
                    .with_pair_if(reading.pair_is(Tile::is_wind))
            }),
            includes: &[("seat-wind", Always), ("prevailing-wind", Always)],
            played: Always,
            example: "44z 34m p111z p222z p333z w2m@E SE",
        },
        Element {
            key: "big-four-winds",
            name: "Big Four Winds",
            native_name: Native::None,
            aliases: "four great blessings, four big winds, da si xi, daai sei hei, daisuushii, \
                   大四喜, 大四囍, ダイスーシー",
            concept: "big-four-winds",
            description: "Pungs or kongs of all four winds.",
            clause: "HKOS-32",
            worth: LIMIT_OR_13,
            when: When::Pungs(|reading, _| reading.winds().if_sets(4)),
            includes: &[
                ("seat-wind", Always),
                ("prevailing-wind", Always),
                ("all-pungs", Always),
            ],
            played: Always,
            example: "44z 55m p111z p222z p333z w4z@E SE",
        },
        Element {
            key: "all-honors",
            name: "All Honors",
            native_name: Native::None,
            aliases: "all honours, only honours, zi yi se, ji yat sik, tsuuiisou, 字一色, ツーイーソー",
            concept: "all-honors",
            description: "Winds and dragons only.",
            clause: "HKOS-34",
            worth: LIMIT_OR_10,
            when: When::Tiles(|won| won.hand.all().suits() == 0),
            includes: &[("all-pungs", Always), ("seven-pairs", Always)],
            played: Always,
            example: "44z 55z p111z p222z p666z w4z@E SE",
        },
        Element {
            key: "all-terminals",
            name: "All Terminals",
            native_name: Native::None,
            aliases: "pure terminals, ones and nines only, qing yao jiu, ching yiu gau, \
                   chinroutou, 清么九, 清幺九, 清老頭, チンロウトウ",
            concept: "all-terminals",
            description: "Ones and nines only.",
            clause: "HKOS-35",
            worth: LIMIT_OR_10,
            when: When::Tiles(|won| won.hand.all().only_terminals()),
            includes: &[("all-pungs", Always)],
            played: Always,
            example: "11m 99p p111s p999s p111p w1m@E SE",
        },
        Element {
            key: "nine-gates",
            name: "Nine Gates",
            native_name: Native::None,
            aliases: "nine lanterns, heavenly gates, jiu lian bao deng, gau ji lin waan, \
                   chuuren poutou, 九子連環, 九子连环, 九蓮寶燈, 九連寶燈, 九莲宝灯, 九连宝灯, \
                   九蓮宝燈, チューレンポウトウ",
            concept: "",
            description: "1112345678999 of one suit in the hand, won on any tile of that suit.",
            clause: "HKOS-36",
            worth: LIMIT_OR_10,
            when: When::Tiles(is_nine_gates),
            includes: &[("closed-hand", Always), ("full-flush", Always)],
            played: Always,
            example: "1112345678999m w5m@E SE",
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
            clause: "HKOS-37",
            worth: LIMIT_OR_13,
            when: When::Irregular(|reading, _| reading.is_singles(&THIRTEEN_ORPHANS)),
            includes: &[("closed-hand", Always)],
            played: Always,
            example: "19m19p19s1234567z w7z@E SE",
        },
        Element {
            key: "all-kongs",
            name: "All Kongs",
            native_name: Native::None,
            aliases: "four kongs, four gongs, 18 arhats, eighteen arhats, shi ba luo han, \
                   sap baat lo hon, suukantsu, kang, 十八羅漢, 十八罗汉, 四槓, 四杠, 四槓子, \
                   スーカンツ",
            concept: "all-kongs",
            description: "Four kongs and a pair.",
            clause: "HKOS-38",
            worth: LIMIT_OR_13,
            when: When::Hand(|reading, _| reading.all_sets(|set| set.set.kind == SetKind::Kong)),
            includes: &[("all-pungs", Always)],
            played: Always,
            example: "5m k1111m ck2222p ak3333s k4444z w5m@E SE",
        },
        Element {
            key: "jade-dragon",
            name: "Jade Dragon",
            native_name: Native::None,
            aliases: "翡翠龍, 翡翠龙",
            concept: "",
            description: "Pungs or kongs of bamboo, a pung or kong of green dragons, and a pair of bamboo.",
            clause: "HKOS-39",
            worth: LIMIT_OR_13,
            when: When::Hand(|reading, won| {
                is_dragon_limit(reading, won, Suit::Bamboo, Dragon::Green)
            }),
            includes: &[
                ("dragon-pung", Always),
                ("all-pungs", Always),
                ("half-flush", Always),
            ],
            played: Always,
            example: "44s77s p111s p222s p666z w4s@E SE",
        },
        Element {
            key: "ruby-dragon",
            name: "Ruby Dragon",
            native_name: Native::None,
            aliases: "紅寶石龍, 红宝石龙, 紅玉龍",
            concept: "",
            description: "Pungs or kongs of characters, a pung or kong of red dragons, and a pair of characters.",
            clause: "HKOS-40",
            worth: LIMIT_OR_13,
            when: When::Hand(|reading, won| {
                is_dragon_limit(reading, won, Suit::Characters, Dragon::Red)
            }),
            includes: &[
                ("dragon-pung", Always),
                ("all-pungs", Always),
                ("half-flush", Always),
            ],
            played: Always,
            example: "44m77m p111m p222m p777z w4m@E SE",
        },
        Element {
            key: "pearl-dragon",
            name: "Pearl Dragon",
            native_name: Native::None,
            aliases: "珍珠龍, 珍珠龙, 真珠龍",
            concept: "",
            description: "Pungs or kongs of dots, a pung or kong of white dragons, and a pair of dots.",
            clause: "HKOS-41",
            worth: LIMIT_OR_13,
            when: When::Hand(|reading, won| {
                is_dragon_limit(reading, won, Suit::Dots, Dragon::White)
            }),
            includes: &[
                ("dragon-pung", Always),
                ("all-pungs", Always),
                ("half-flush", Always),
            ],
            played: Always,
            example: "44p77p p111p p222p p555z w4p@E SE",
        },
        Element {
            key: "blessing-of-heaven",
            name: "Blessing of Heaven",
            native_name: Native::None,
            aliases: "heavenly hand, heavenly win, tian hu, tin wu, tenhou, 天糊, 天胡, 天和, テンホー",
            concept: "blessing-of-heaven",
            description: "East wins with the hand as it was dealt.",
            clause: "HKOS-42",
            worth: LIMIT_OR_13,
            when: When::Circumstance(&[Circumstance::InitialHand], |won| {
                let context = won.context;
                context.seat == Seat::East
                    && context.is_self_draw()
                    && !context.has(Circumstance::KongBeforeWin)
                    && !context.has(Circumstance::KongReplacement)
                    && !context.has(Circumstance::ConsecutiveKongReplacement)
                    && won.hand.is_closed()
            }),
            includes: &[],
            played: Always,
            example: "123m456p78899s11z w7s EE initial-hand",
        },
        Element {
            key: "blessing-of-earth",
            name: "Blessing of Earth",
            native_name: Native::None,
            aliases: "earthly hand, earthly win, di hu, dei wu, chiihou, 地糊, 地胡, 地和, チーホー",
            concept: "blessing-of-earth",
            description: "A player other than East wins on East’s first discard.",
            clause: "HKOS-43",
            worth: LIMIT_OR_13,
            when: When::Circumstance(&[Circumstance::DealerFirstDiscard], |won| {
                let context = won.context;
                context.seat != Seat::East
                    && context.win.by() == WinBy::Discard
                    && context.win.from() == Some(Seat::East)
                    && !context.has(Circumstance::KongBeforeWin)
            }),
            includes: &[],
            played: Always,
            example: "123m456p78899s11z w7s@E SE dealer-first-discard",
        },
        Element {
            key: "closed-hand",
            name: "Concealed Hand",
            native_name: Native::None,
            aliases: "closed hand, fully concealed, all concealed, men qing, mun ching, mun chin ching, \
                   menzen, 門清, 门清, 門前清, 门前清, メンゼン",
            concept: "closed-hand",
            description: "Nothing was claimed before the winning tile; a concealed kong is no claim.",
            clause: "A-46",
            worth: Fan(1),
            when: When::Win(|won| won.closed),
            includes: &[],
            played: If("concealed_hand"),
            example: "23m456p345s99s777p w4m@W SE",
        },
        Element {
            key: "kong-on-kong",
            name: "Kong on Kong",
            native_name: Native::None,
            aliases: "double kong, gong on gong, gong after gong, kong after kong, consecutive kong, \
                   gang shang gang, gong seung gong, 槓上槓, 杠上杠, 槓槓糊, 杠杠胡, 連槓, 连杠, 連槓開花",
            concept: "self-draw-after-consecutive-gong",
            description: "The winning tile was drawn as the replacement of a second kong in a row; counts \
                   beside Self-drawn Win.",
            clause: "A-48",
            worth: Fan(8),
            when: When::Circumstance(&[Circumstance::ConsecutiveKongReplacement], |won| {
                won.context.is_self_draw()
                    && won.context.has(Circumstance::ConsecutiveKongReplacement)
            }),
            includes: &[("out-on-replacement", Always)],
            played: If("kong_on_kong"),
            example: "23m99s k1111z k2222z 345s w4m SE consecutive-kong-replacement",
        },
        Element {
            key: "mixed-terminals",
            name: "Mixed Terminals",
            native_name: Native::None,
            aliases: "terminals and honors, terminals and honours, ones nines and honours, hun yao jiu, \
                   fa yiu gau, wan yiu gau, honroutou, 混么九, 混幺九, 花么九, 花幺九, 混老頭, ホンロウトウ",
            concept: "terminals-and-honors",
            description: "Four pungs or kongs and a pair, of terminals and honours.",
            clause: "A-47",
            worth: Fan(4),
            when: When::Hand(|reading, won| {
                let all = won.hand.all();
                reading.is_all_pungs()
                    && all.has_honors()
                    && all.suits() > 0
                    && reading.all_sets(|set| is_mixed(set.set.tile))
                    && reading.pair_is(is_mixed)
            }),
            includes: &[("all-pungs", Always)],
            played: If("mixed_terminals"),
            example: "1199m p111p p999s p333z w9m@W SE",
        },
        Element {
            key: "flowers-hand",
            name: "Flowers Hand",
            native_name: Native::None,
            aliases: "seven flowers, 7 flowers, hua hu, fa wu, 花糊, 花胡, 花和了",
            concept: "",
            description: "Seven flowers and seasons; they may win at once, whatever the tiles, and nothing \
                   counts beside them.",
            clause: "A-49",
            worth: Fan(3),
            when: When::Incomplete(|won| bonus_tiles(won) == Some(7)),
            includes: &[],
            played: If("flowers_win"),
            example: "147m258p369s1234z f1 f2 f3 f4 g1 g2 g3 w:bonus SE",
        },
        Element {
            key: "big-flowers-hand",
            name: "Big Flowers Hand",
            native_name: Native::None,
            aliases: "eight flowers, 8 flowers, eight immortals, da hua hu, daai fa wu, \
                   ba xian guo hai, 八仙過海, 八仙过海, 大花糊, 大花胡",
            concept: "big-flowers-hand",
            description: "All eight flowers and seasons; they win at once, whatever the tiles, and nothing \
                   counts beside them.",
            clause: "A-49",
            worth: Fan(8),
            when: When::Incomplete(|won| bonus_tiles(won) == Some(8)),
            includes: &[],
            played: If("flowers_win"),
            example: "147m258p369s1234z f1 f2 f3 f4 g1 g2 g3 g4 w:bonus SE",
        },
    ],
    CHOICES,
);

const REPLACEMENT: [Circumstance; 3] = [
    Circumstance::KongReplacement,
    Circumstance::ConsecutiveKongReplacement,
    Circumstance::BonusReplacement,
];

/// Returns whether the win is on a replacement for a kong, or for a bonus tile if the option allows it.
fn is_replacement(won: &WonHand) -> bool {
    let bonus = won.house.on(const { choice("bonus_replacement_counts") });
    won.context.is_self_draw()
        && (won.context.has(Circumstance::KongReplacement)
            || won.context.has(Circumstance::ConsecutiveKongReplacement)
            || bonus && won.context.has(Circumstance::BonusReplacement))
}

const fn is_mixed(tile: Tile) -> bool {
    tile.is_terminal() || tile.is_honor()
}

/// Returns the number of bonus tiles of a win by bonus tiles.
fn bonus_tiles(won: &WonHand) -> Option<u8> {
    match won.context.win {
        Win::BonusTiles { .. } => Some(won.hand.bonus().len()),
        _ => None,
    }
}

/// Returns the bonus tiles of a family if it is complete, otherwise none.
fn all_of(bonus: BonusTiles, family: BonusTiles) -> BonusTiles {
    if bonus.contains_all(family) {
        family
    } else {
        BonusTiles::NONE
    }
}

/// Returns whether a closed hand is 1112345678999 of one suit: before the win if the option requires it,
/// otherwise with the winning tile.
fn is_nine_gates(won: &WonHand) -> bool {
    let pure = won.house.on(const { choice("nine_gates_pure") });
    let Some(suit) = won.hand.winning_tile().and_then(Tile::suit) else {
        return false;
    };
    let tiles = if pure {
        *won.hand.concealed()
    } else {
        won.hand.standing()
    };
    won.hand.is_closed()
        && won.hand.all().suits() == 1
        && !won.hand.all().has_honors()
        && (1..=9).all(|rank| {
            let needed = if matches!(rank, 1 | 9) { 3 } else { 1 };
            tiles.of(Tile::suited(suit, rank)) >= needed
        })
}

fn is_dragon_limit(reading: &Reading, won: &WonHand, suit: Suit, dragon: Dragon) -> bool {
    let any_pair = || won.house.chosen(const { choice("dragon_limit_pair") }) == ANY_PAIR;
    let dragon = Tile::dragon(dragon);
    reading.is_all_pungs()
        && won.hand.all().of(dragon) >= 3
        && reading.all_sets(|set| set.set.tile == dragon || set.set.tile.suit() == Some(suit))
        && reading.pair_is(|pair| pair.suit() == Some(suit) || any_pair())
}

/// Index of `any-pair` among the answers of `dragon_limit_pair`.
const ANY_PAIR: usize = 1;
