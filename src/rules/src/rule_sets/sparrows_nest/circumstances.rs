//! Circumstances of the Sparrow's Nest HK League.

use super::options::choice;
use crate::decomposition::{THIRTEEN_ORPHANS, readings};
use crate::engine::{check, score};
use crate::hands::WinBy::{BonusTiles, Discard, RobbingTheKong, SelfDraw};
use crate::hands::notation::WinInput;
use crate::hands::{Circumstance as C, Hand};
use crate::schema::{
    CircumstanceRule, Count, Dealer, MeldCondition, Needs, RuleConfig, RuleOptions,
};

/// Circumstances, in display order.
pub(super) static CIRCUMSTANCES: [CircumstanceRule; 17] = [
    CircumstanceRule {
        circumstance: C::LastTile,
        name: "Last tile",
        aliases: "last wall tile, last available tile, moon from the sea, hai di lao yue, \
               hoi dai lau yuet, haitei, houtei, 海底撈月, 海底捞月, 海底摸月, 海底, ハイテイ, \
               河底撈魚, 河底捞鱼, ホウテイ",
        description: "The last tile of the wall, or the discard after it, completed the hand.",
        clause: "NEST-29",
        common: true,
        needs: Needs::only(&[SelfDraw, Discard]),
        excludes: &[C::InitialHand, C::DealerFirstDiscard],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::LastTileWasReplacement,
        name: "The last tile was a replacement",
        aliases: "",
        description: "The last tile of the wall replaced a flower or was drawn for a gong.",
        clause: "NEST-29",
        common: false,
        needs: Needs::matters_for(&[SelfDraw, Discard]),
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::KongReplacement,
        name: "Gong replacement",
        aliases: "gang, gong, flower on the kong, win on a kong, after a kong, after a gong, \
               gang shang kai hua, gong seung hoi fa, rinshan, kang, 槓上開花, 杠上开花, 槓上, \
               杠上, 嶺上開花, リンシャン",
        description: "The winning tile was drawn as the replacement of a gong; a flower may have come between.",
        clause: "NEST-27",
        common: true,
        needs: Needs {
            melds: MeldCondition::Kong,
            ..Needs::only(&[SelfDraw, BonusTiles])
        },
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::ConsecutiveKongReplacement,
        name: "Consecutive gong replacement",
        aliases: "gang shang gang, gong seung gong, double kong, gong after gong, 槓上槓, 杠上杠, \
               槓槓糊, 杠杠胡, 連槓",
        description: "That was the second gong in a row, or a later one.",
        clause: "NEST-28",
        common: false,
        needs: Needs {
            melds: MeldCondition::TwoKongs,
            ..Needs::only(&[SelfDraw, BonusTiles])
        },
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::BonusBetweenKongs,
        name: "Flower between the gongs",
        aliases: "",
        description: "A flower or season was replaced between those gongs.",
        clause: "NEST-28",
        common: false,
        needs: Needs {
            melds: MeldCondition::TwoKongs,
            bonus: true,
            ..Needs::only(&[SelfDraw, BonusTiles])
        },
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::BonusReplacement,
        name: "Flower replacement",
        aliases: "hua shang, hua shang kai hua, fa seung, after a flower, bu hua, 花上, 花上開花, \
               花上开花, 補花, 补花",
        description: "The winning tile was drawn as the replacement of a flower or season.",
        clause: "NEST-29",
        common: false,
        needs: Needs {
            bonus: true,
            ..Needs::only(&[SelfDraw, BonusTiles])
        },
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::InitialHand,
        name: "Initial hand",
        aliases: "heavenly hand, heavenly win, tian hu, tin wu, tenhou, 天糊, 天胡, 天和, テンホー",
        description: "The dealer drew the winning hand at the start; replaced flowers don’t matter.",
        clause: "NEST-32",
        common: true,
        needs: Needs {
            dealer: Dealer::Winner,
            melds: MeldCondition::NoneClaimed,
            ..Needs::only(&[SelfDraw])
        },
        excludes: &[C::LastTile, C::DealerFirstDiscard],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::KongBeforeWin,
        name: "Gong before the win",
        aliases: "",
        description: "A gong was made before that, so it is no Heavenly Hand.",
        clause: "NEST-32",
        common: false,
        needs: Needs::matters_for(&[SelfDraw]),
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::DealerFirstDiscard,
        name: "Dealer’s first discard",
        aliases: "earthly hand, earthly win, di hu, dei wu, chiihou, 地糊, 地胡, 地和, チーホー",
        description: "The winning tile was the dealer’s first discard.",
        clause: "NEST-33",
        common: true,
        needs: Needs {
            dealer: Dealer::Discarder,
            melds: MeldCondition::NoMelds,
            ..Needs::only(&[Discard])
        },
        excludes: &[C::LastTile, C::InitialHand],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::FlowersHand,
        name: "Flowers Hand",
        aliases: "hua hu, seven flowers, fa wu, 花糊, 花胡",
        description: "The seventh flower or season was drawn, and the hand won at once.",
        clause: "NEST-23",
        common: false,
        needs: Needs::declared(&[BonusTiles]),
        excludes: &[C::BigFlowersHand],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::BigFlowersHand,
        name: "Big Flowers Hand",
        aliases: "da hua hu, eight immortals, daai fa wu, 大花糊, 大花胡, 八仙過海, 八仙过海",
        description: "The eighth flower or season was drawn after Flowers Hand was turned down.",
        clause: "NEST-24",
        common: false,
        needs: Needs::declared(&[BonusTiles]),
        excludes: &[C::FlowersHand],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::DeclinedFlowersHand,
        name: "Turned Flowers Hand down",
        aliases: "",
        description: "Flowers Hand was turned down and can’t be taken back; with the eighth flower it is \
               Big Flowers Hand",
        clause: "NEST-23",
        common: false,
        needs: Needs::matters_for(&[BonusTiles]),
        excludes: &[],
        refuses: Some(|_, entry| is_by_bonus_tiles(entry, 7)),
    },
    CircumstanceRule {
        circumstance: C::DeclinedBigFlowersHand,
        name: "Turned Big Flowers Hand down",
        aliases: "",
        description: "Big Flowers Hand was turned down and can’t be taken back",
        clause: "NEST-24",
        common: false,
        needs: Needs::matters_for(&[BonusTiles]),
        excludes: &[],
        refuses: Some(|_, entry| is_by_bonus_tiles(entry, 8)),
    },
    CircumstanceRule {
        circumstance: C::RobbedConcealedKong,
        name: "The gong was closed",
        aliases: "robbing a closed kong, qiang an gang, 搶暗槓, 抢暗杠, 暗槓の槍槓",
        description: "a closed gong can be robbed for Thirteen Orphans alone",
        clause: "NEST-31",
        common: false,
        needs: Needs::only(&[RobbingTheKong]),
        excludes: &[],
        refuses: Some(|house, entry| {
            entry.context.by == Some(RobbingTheKong) && !is_thirteen_orphans(house, entry)
        }),
    },
    CircumstanceRule {
        circumstance: C::MissedWinSameTile,
        name: "Passed on this tile",
        aliases: "guo shui, guo zhang, gwo seui, furiten, passed tile, 過水, 过水, 振聴, フリテン",
        description: "the winner passed on the same tile since the last own draw, and may not take it now",
        clause: "NEST-15",
        common: false,
        needs: Needs::matters_for(&[Discard, RobbingTheKong]),
        excludes: &[],
        refuses: Some(|house, entry| {
            let if_greater = house.on(const { choice("missed_tile_if_greater") });
            let passed = entry.context.circumstances.count(C::PassedWin);
            is_from_opponent(entry) && !(if_greater && passed.is_some())
        }),
    },
    CircumstanceRule {
        circumstance: C::PassedWin,
        name: "Passed on a win",
        aliases: "guo shui, guo zhang, gwo seui, furiten, passed tile, 過水, 过水, 振聴, フリテン",
        description: "the winner passed on a win since the last own draw, and may take a tile of another \
               player only if the hand is now worth more faan than that",
        clause: "NEST-16",
        common: false,
        needs: Needs {
            count: Count::Always,
            ..Needs::matters_for(&[Discard, RobbingTheKong])
        },
        excludes: &[],
        refuses: Some(|house, entry| {
            let passed = entry.context.circumstances.count(C::PassedWin);
            let is_no_more =
                |passed: u8| value(house, entry).is_some_and(|now| now <= passed.into());
            is_from_opponent(entry) && passed.is_some_and(is_no_more)
        }),
    },
    CircumstanceRule {
        circumstance: C::WrongTileCount,
        name: "Wrong tile count",
        aliases: "xiang gong, seung gung, dead hand, da xiang gong, 相公, 大相公, 小相公, 多牌少牌, 多牌, 少牌",
        description: "a player with a tile too many or too few plays on, but may not win this hand",
        clause: "NEST-81",
        common: false,
        needs: Needs::ANY,
        excludes: &[],
        refuses: Some(|_, _| true),
    },
];

/// Returns whether the winning tile came from another player. A drawn tile is never barred.
fn is_from_opponent(entry: &WinInput) -> bool {
    matches!(entry.context.by, Some(Discard | RobbingTheKong))
}

fn is_by_bonus_tiles(entry: &WinInput, tiles: usize) -> bool {
    entry.context.by == Some(BonusTiles) && entry.hand.bonus.len() == tiles
}

fn is_thirteen_orphans(house: &RuleOptions, entry: &WinInput) -> bool {
    Hand::new(&entry.hand, house.geometry(), house.bonus()).is_ok_and(|hand| {
        let mut orphans = false;
        readings(&hand, house.patterns(), |reading| {
            orphans |= reading.is_singles(&THIRTEEN_ORPHANS);
        });
        orphans
    })
}

/// Returns the value of the hand regardless of passed wins; `None` if another rule bars it.
fn value(house: &RuleConfig, entry: &WinInput) -> Option<u16> {
    let mut entry = entry.clone();
    let circumstances = &mut entry.context.circumstances;
    *circumstances = circumstances
        .without(C::PassedWin)
        .without(C::MissedWinSameTile);
    let (hand, context) = check(house, &entry).ok()?;
    Some(score(house, &hand, &context)?.best.counted)
}

#[cfg(test)]
mod tests;
