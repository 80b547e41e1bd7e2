//! Circumstances of MCR.

use crate::hands::{
    Circumstance as C,
    WinBy::{Discard, SelfDraw},
};
use crate::model::{CircumstanceRule, Count, Dealer, MeldCondition, Needs};
use crate::rule_sets::common_circumstances::{
    BONUS_REPLACEMENT, INITIAL_HAND, KONG_REPLACEMENT, LAST_TILE, WRONG_TILE_COUNT,
};

/// Circumstances, in display order.
pub(super) static CIRCUMSTANCES: [CircumstanceRule; 8] = [
    CircumstanceRule {
        name: "Last tile",
        aliases: "last wall tile, last tile claim, moon from the sea, miao shou hui chun, \
               hai di lao yue, haitei, houtei, 妙手回春, 海底捞月, 海底撈月, 海底, ハイテイ, 河底, \
               ホウテイ",
        description: "The winning tile was the last of the wall, or the discard after it.",
        clause: "M-74",
        excludes: &[],
        ..LAST_TILE
    },
    CircumstanceRule {
        name: "Kong replacement",
        aliases: "gang shang kai hua, flower on the kong, after a kong, rinshan, kang, 杠上开花, \
               槓上開花, 嶺上開花, リンシャン",
        description: "The winning tile was drawn as the replacement of a kong, and no flower came between.",
        clause: "M-76",
        excludes: &[C::BonusReplacement],
        ..KONG_REPLACEMENT
    },
    CircumstanceRule {
        circumstance: C::LastOfKind,
        name: "Last of its kind",
        aliases: "last tile of its kind, he jue zhang, jue zhang, 和绝张, 和絕張, 絕張, 绝张",
        description: "The three other copies of the winning tile lie open.",
        clause: "M-29",
        common: true,
        needs: Needs {
            only_copy: true,
            ..Needs::matters_for(&[SelfDraw, Discard])
        },
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        name: "Dealt hand",
        aliases: "heavenly hand, heavenly win, tian he, tian hu, 天和, 天胡, テンホー",
        description: "East won with the fourteen tiles as dealt, so no winning tile is known.",
        clause: "M-28",
        common: false,
        needs: Needs {
            dealer: Dealer::Winner,
            melds: MeldCondition::NoMelds,
            ..Needs::only(&[SelfDraw])
        },
        excludes: &[],
        ..INITIAL_HAND
    },
    CircumstanceRule {
        circumstance: C::WinningTileUnclear,
        name: "Winning tile unclear",
        description: "The winning tile was put among the others before the hand was counted.",
        clause: "M-28",
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        name: "Flower replacement",
        aliases: "bu hua, 补花, 補花",
        description: "The winning tile was drawn as the replacement of a flower: an ordinary self-draw.",
        clause: "M-14",
        needs: Needs {
            count: Count::Perhaps,
            ..Needs::matters_for(&[])
        },
        excludes: &[C::KongReplacement],
        ..BONUS_REPLACEMENT
    },
    CircumstanceRule {
        circumstance: C::LastTileWasReplacement,
        name: "The last tile was a replacement",
        description: "The last tile of the wall was drawn as a replacement, which changes nothing.",
        clause: "M-74",
        needs: Needs::matters_for(&[]),
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        name: "Wrong tile count",
        aliases: "xiang gong, dead hand, 相公, 大相公, 小相公, 多牌, 少牌",
        description: "a player with too many or too few tiles may not win this hand",
        clause: "M-123",
        ..WRONG_TILE_COUNT
    },
];
