//! Circumstances of the Sparrow's Nest HK League.

use super::options::choice;
use crate::engine::{check, score};
use crate::evaluate::RuleConfig;
use crate::hands::{
    Circumstance as C,
    WinBy::{BonusTiles, Discard, RobbingTheKong, SelfDraw},
    hand_notation::WinInput,
};
use crate::model::{CircumstanceRule, Count, MeldCondition, Needs, RuleOptions};
use crate::rule_sets::common_circumstances::{
    BONUS_REPLACEMENT, CONSECUTIVE_KONG_REPLACEMENT, DEALER_FIRST_DISCARD, INITIAL_HAND,
    KONG_REPLACEMENT, LAST_TILE, MISSED_WIN_SAME_TILE, ROBBED_CONCEALED_KONG, WRONG_TILE_COUNT,
    is_from_opponent, is_thirteen_orphans,
};

/// Circumstances, in display order.
pub(super) static CIRCUMSTANCES: [CircumstanceRule; 17] = [
    CircumstanceRule {
        name: "Last tile",
        description: "The last tile of the wall, or the discard after it, completed the hand.",
        clause: "NEST-29",
        ..LAST_TILE
    },
    CircumstanceRule {
        circumstance: C::LastTileWasReplacement,
        name: "The last tile was a replacement",
        description: "The last tile of the wall replaced a flower or was drawn for a gong.",
        clause: "NEST-29",
        needs: Needs::matters_for(&[SelfDraw, Discard]),
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        name: "Gong replacement",
        description: "The winning tile was drawn as the replacement of a gong; a flower may have come between.",
        clause: "NEST-27",
        needs: Needs {
            melds: MeldCondition::Kong,
            ..Needs::only(&[SelfDraw, BonusTiles])
        },
        ..KONG_REPLACEMENT
    },
    CircumstanceRule {
        name: "Consecutive gong replacement",
        description: "That was the second gong in a row, or a later one.",
        clause: "NEST-28",
        needs: Needs {
            melds: MeldCondition::TwoKongs,
            ..Needs::only(&[SelfDraw, BonusTiles])
        },
        ..CONSECUTIVE_KONG_REPLACEMENT
    },
    CircumstanceRule {
        circumstance: C::BonusBetweenKongs,
        name: "Flower between the gongs",
        description: "A flower or season was replaced between those gongs.",
        clause: "NEST-28",
        needs: Needs {
            melds: MeldCondition::TwoKongs,
            bonus: true,
            ..Needs::only(&[SelfDraw, BonusTiles])
        },
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        name: "Flower replacement",
        description: "The winning tile was drawn as the replacement of a flower or season.",
        clause: "NEST-29",
        needs: Needs {
            bonus: true,
            ..Needs::only(&[SelfDraw, BonusTiles])
        },
        excludes: &[],
        ..BONUS_REPLACEMENT
    },
    CircumstanceRule {
        name: "Initial hand",
        description: "The dealer drew the winning hand at the start; replaced flowers don’t matter.",
        clause: "NEST-32",
        ..INITIAL_HAND
    },
    CircumstanceRule {
        circumstance: C::KongBeforeWin,
        name: "Gong before the win",
        description: "A gong was made before that, so it is no Heavenly Hand.",
        clause: "NEST-32",
        needs: Needs::matters_for(&[SelfDraw]),
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        name: "Dealer’s first discard",
        description: "The winning tile was the dealer’s first discard.",
        clause: "NEST-33",
        ..DEALER_FIRST_DISCARD
    },
    CircumstanceRule {
        circumstance: C::FlowersHand,
        name: "Flowers Hand",
        aliases: "hua hu, seven flowers, fa wu, 花糊, 花胡",
        description: "The seventh flower or season was drawn, and the hand won at once.",
        clause: "NEST-23",
        needs: Needs::declared(&[BonusTiles]),
        excludes: &[C::BigFlowersHand],
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::BigFlowersHand,
        name: "Big Flowers Hand",
        aliases: "da hua hu, eight immortals, daai fa wu, 大花糊, 大花胡, 八仙過海, 八仙过海",
        description: "The eighth flower or season was drawn after Flowers Hand was turned down.",
        clause: "NEST-24",
        needs: Needs::declared(&[BonusTiles]),
        excludes: &[C::FlowersHand],
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::DeclinedFlowersHand,
        name: "Turned Flowers Hand down",
        description: "Flowers Hand was turned down and can’t be taken back; with the eighth flower it is \
               Big Flowers Hand",
        clause: "NEST-23",
        needs: Needs::matters_for(&[BonusTiles]),
        refuses: Some(|_, entry| is_by_bonus_tiles(entry, 7)),
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::DeclinedBigFlowersHand,
        name: "Turned Big Flowers Hand down",
        description: "Big Flowers Hand was turned down and can’t be taken back",
        clause: "NEST-24",
        needs: Needs::matters_for(&[BonusTiles]),
        refuses: Some(|_, entry| is_by_bonus_tiles(entry, 8)),
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        name: "The gong was closed",
        description: "a closed gong can be robbed for Thirteen Orphans alone",
        clause: "NEST-31",
        refuses: Some(|house, entry| {
            entry.context.by == Some(RobbingTheKong) && !is_thirteen_orphans(house, entry)
        }),
        ..ROBBED_CONCEALED_KONG
    },
    CircumstanceRule {
        name: "Passed on this tile",
        description: "the winner passed on the same tile since the last own draw, and may not take it now",
        clause: "NEST-15",
        needs: Needs::matters_for(&[Discard, RobbingTheKong]),
        refuses: Some(|house, entry| {
            let if_greater = house.on(const { choice("missed_tile_if_greater") });
            let passed = entry.context.circumstances.count(C::PassedWin);
            is_from_opponent(entry) && !(if_greater && passed.is_some())
        }),
        ..MISSED_WIN_SAME_TILE
    },
    CircumstanceRule {
        circumstance: C::PassedWin,
        name: "Passed on a win",
        aliases: "guo shui, guo zhang, gwo seui, furiten, passed tile, 過水, 过水, 振聴, フリテン",
        description: "the winner passed on a win since the last own draw, and may take a tile of another \
               player only if the hand is now worth more faan than that",
        clause: "NEST-16",
        needs: Needs {
            count: Count::Always,
            ..Needs::matters_for(&[Discard, RobbingTheKong])
        },
        refuses: Some(|house, entry| {
            let passed = entry.context.circumstances.count(C::PassedWin);
            let is_no_more =
                |passed: u8| value(house, entry).is_some_and(|now| now <= passed.into());
            is_from_opponent(entry) && passed.is_some_and(is_no_more)
        }),
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        name: "Wrong tile count",
        description: "a player with a tile too many or too few plays on, but may not win this hand",
        clause: "NEST-81",
        ..WRONG_TILE_COUNT
    },
];

fn is_by_bonus_tiles(entry: &WinInput, tiles: usize) -> bool {
    entry.context.by == Some(BonusTiles) && entry.hand.bonus.len() == tiles
}

/// Returns the value of the hand regardless of passed wins; `None` if another rule bars it.
fn value(house: &RuleOptions, entry: &WinInput) -> Option<u16> {
    let mut entry = entry.clone();
    let circumstances = &mut entry.context.circumstances;
    *circumstances = circumstances
        .without(C::PassedWin)
        .without(C::MissedWinSameTile);
    let house = &RuleConfig::from_options(&super::RULE_SET, house);
    let (hand, context) = check(house, &entry).ok()?;
    Some(score(house, &hand, &context)?.best.counted)
}

#[cfg(test)]
mod tests;
