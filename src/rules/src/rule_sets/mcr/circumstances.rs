//! Circumstances of MCR.

use crate::hands::Circumstance as C;
use crate::hands::WinBy::{Discard, SelfDraw};
use crate::schema::{CircumstanceRule, Count, Dealer, MeldCondition, Needs};

/// Circumstances, in display order.
pub(super) static CIRCUMSTANCES: [CircumstanceRule; 8] = [
    CircumstanceRule {
        circumstance: C::LastTile,
        name: "Last tile",
        aliases: "last wall tile, last tile claim, moon from the sea, miao shou hui chun, \
               hai di lao yue, haitei, houtei, 妙手回春, 海底捞月, 海底撈月, 海底, ハイテイ, 河底, \
               ホウテイ",
        description: "The winning tile was the last of the wall, or the discard after it.",
        clause: "M-74",
        common: true,
        needs: Needs::only(&[SelfDraw, Discard]),
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::KongReplacement,
        name: "Kong replacement",
        aliases: "gang shang kai hua, flower on the kong, after a kong, rinshan, kang, 杠上开花, \
               槓上開花, 嶺上開花, リンシャン",
        description: "The winning tile was drawn as the replacement of a kong, and no flower came between.",
        clause: "M-76",
        common: true,
        needs: Needs {
            melds: MeldCondition::Kong,
            ..Needs::only(&[SelfDraw])
        },
        excludes: &[C::BonusReplacement],
        refuses: None,
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
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::InitialHand,
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
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::WinningTileUnclear,
        name: "Winning tile unclear",
        aliases: "",
        description: "The winning tile was put among the others before the hand was counted.",
        clause: "M-28",
        common: false,
        needs: Needs::ANY,
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::BonusReplacement,
        name: "Flower replacement",
        aliases: "bu hua, 补花, 補花",
        description: "The winning tile was drawn as the replacement of a flower: an ordinary self-draw.",
        clause: "M-14",
        common: false,
        needs: Needs {
            count: Count::Perhaps,
            ..Needs::matters_for(&[])
        },
        excludes: &[C::KongReplacement],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::LastTileWasReplacement,
        name: "The last tile was a replacement",
        aliases: "",
        description: "The last tile of the wall was drawn as a replacement, which changes nothing.",
        clause: "M-74",
        common: false,
        needs: Needs::matters_for(&[]),
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::WrongTileCount,
        name: "Wrong tile count",
        aliases: "xiang gong, dead hand, 相公, 大相公, 小相公, 多牌, 少牌",
        description: "a player with too many or too few tiles may not win this hand",
        clause: "M-123",
        common: false,
        needs: Needs::ANY,
        excludes: &[],
        refuses: Some(|_, _| true),
    },
];
