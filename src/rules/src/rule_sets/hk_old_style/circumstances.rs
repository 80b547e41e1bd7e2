//! Circumstances of Hong Kong Old Style.

use super::options::choice;
use crate::hands::{
    Circumstance as C,
    WinBy::{Discard, RobbingTheKong, SelfDraw},
};
use crate::model::{CircumstanceRule, Condition, Count, MeldCondition, Needs};
use crate::rule_sets::common_circumstances::{
    BONUS_REPLACEMENT, CONSECUTIVE_KONG_REPLACEMENT, DEALER_FIRST_DISCARD, FRESH_TILE,
    INITIAL_HAND, KONG_REPLACEMENT, LAST_TILE, MISSED_WIN_SAME_TILE, ROBBED_CONCEALED_KONG,
    WRONG_TILE_COUNT, is_thirteen_orphans,
};

/// Circumstances, in display order.
pub(super) static CIRCUMSTANCES: [CircumstanceRule; 14] = [
    CircumstanceRule {
        name: "Last tile",
        description: "The last tile of the wall, or the discard after it, completed the hand.",
        clause: "HKOS-19",
        ..LAST_TILE
    },
    CircumstanceRule {
        name: "Kong replacement",
        aliases: "gang, gong, flower on the kong, win on a kong, after a kong, after a gong, \
               gang shang kai hua, gong seung hoi fa, rinshan, kang, 槓上開花, 杠上开花, 槓上, \
               杠上, 嶺上開花, リンシャン, 槓上自摸",
        description: "The winning tile was drawn as the replacement of a kong.",
        clause: "HKOS-22b",
        excludes: &[C::BonusReplacement, C::ConsecutiveKongReplacement],
        ..KONG_REPLACEMENT
    },
    CircumstanceRule {
        name: "Consecutive kong replacement",
        aliases: "double kong, kong on kong, gong after gong, gang shang gang, gong seung gong, 槓上槓, \
               杠上杠, 槓槓糊, 杠杠胡, 連槓, 连杠",
        description: "That was the replacement of a second kong in a row, or of a later one.",
        clause: "A-48",
        needs: Needs {
            melds: MeldCondition::TwoKongs,
            played: Condition::If("kong_on_kong"),
            ..Needs::only(&[SelfDraw])
        },
        excludes: &[C::KongReplacement, C::BonusReplacement],
        ..CONSECUTIVE_KONG_REPLACEMENT
    },
    CircumstanceRule {
        name: "Initial hand",
        description: "East won with the hand as it was dealt; replaced flowers don’t matter.",
        clause: "HKOS-42",
        ..INITIAL_HAND
    },
    CircumstanceRule {
        circumstance: C::KongBeforeWin,
        name: "Kong before the win",
        description: "A kong was made before that, so it is no Blessing of Heaven or Earth.",
        clause: "HKOS-42",
        needs: Needs::matters_for(&[SelfDraw, Discard]),
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        name: "East’s first discard",
        description: "The winning tile was East’s first discard.",
        clause: "HKOS-43",
        ..DEALER_FIRST_DISCARD
    },
    CircumstanceRule {
        name: "Flower replacement",
        aliases: "hua shang, hua shang kai hua, fa seung, after a flower, bu hua, 花上, 花上開花, \
               花上开花, 補花, 补花, 花上自摸",
        description: "The winning tile was drawn as the replacement of a flower or season.",
        clause: "HKOS-22b",
        needs: Needs::only(&[SelfDraw]),
        ..BONUS_REPLACEMENT
    },
    CircumstanceRule {
        circumstance: C::FiveTilesLeft,
        name: "Five tiles left",
        aliases: "尾五張, 尾五张",
        description: "Five tiles could still be drawn when the winning tile was discarded.",
        clause: "HKOS-70",
        needs: Needs::matters_for(&[Discard]),
        excludes: &[C::TilesLeft, C::InitialHand, C::DealerFirstDiscard],
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::TilesLeft,
        name: "Tiles left",
        description: "How many tiles could still be drawn when the winning tile was discarded.",
        clause: "HKOS-70",
        needs: Needs {
            count: Count::Always,
            ..Needs::matters_for(&[Discard])
        },
        excludes: &[C::FiveTilesLeft],
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        name: "Fresh tile",
        description: "The winning tile had never been discarded or shown before.",
        clause: "HKOS-70",
        needs: Needs::matters_for(&[Discard]),
        ..FRESH_TILE
    },
    CircumstanceRule {
        circumstance: C::NoChoice,
        name: "No choice",
        aliases: "no other discard, 冇得揀, 没得选",
        description: "Whoever fed the hand had no safe discard, and so pays no insurance.",
        clause: "HKOS-69",
        needs: Needs {
            seat: true,
            ..Needs::ANY
        },
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        name: "Passed on this tile",
        description: "the winner passed on the same tile since the last own draw, and may not take it now",
        clause: "HKOS-08",
        refuses: Some(|_, entry| entry.context.by == Some(Discard)),
        ..MISSED_WIN_SAME_TILE
    },
    CircumstanceRule {
        name: "Wrong tile count",
        description: "a player with more or fewer than 13 tiles may not win this hand",
        clause: "HKOS-81",
        ..WRONG_TILE_COUNT
    },
    CircumstanceRule {
        name: "The kong was concealed",
        description: "only a tile that is added to a melded pung can be robbed, not a concealed kong",
        clause: "HKOS-21",
        refuses: Some(|house, entry| {
            let orphans = is_thirteen_orphans(house, entry);
            let robbed = entry.context.by == Some(RobbingTheKong);
            robbed && !(orphans && house.on(const { choice("rob_concealed_kong") }))
        }),
        ..ROBBED_CONCEALED_KONG
    },
];
