//! The circumstances that the Sparrow's Nest HK League asks for.

use super::options::choice;
use crate::decomposition::{THIRTEEN_ORPHANS, readings};
use crate::engine::{check, score};
use crate::hands::WinBy::{BonusTiles, Discard, RobbingTheKong, SelfDraw};
use crate::hands::notation::WinInput;
use crate::hands::{Circumstance as C, Hand};
use crate::schema::{
    CircumstanceRule, Count, Dealer, House, HouseRules, Needs, Table, also, circumstances,
};

/// All of them, in the order in which the screen offers them.
pub(super) static CIRCUMSTANCES: [CircumstanceRule; 17] = circumstances([
    CircumstanceRule {
        circumstance: C::LastTile,
        name: "Last tile",
        also: also(
            "last wall tile, last available tile, moon from the sea, hai di lao yue, \
               hoi dai lau yuet, haitei, houtei, 海底撈月, 海底捞月, 海底摸月, 海底, ハイテイ, \
               河底撈魚, 河底捞鱼, ホウテイ",
        ),
        says: "The last tile of the wall, or the discard after it, completed the hand.",
        clause: "NEST-29",
        common: true,
        needs: Needs::only(&[SelfDraw, Discard]),
        excludes: &[C::InitialHand, C::DealerFirstDiscard],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::LastTileWasReplacement,
        name: "The last tile was a replacement",
        also: "",
        says: "The last tile of the wall replaced a flower or was drawn for a gong.",
        clause: "NEST-29",
        common: false,
        needs: Needs::matters_for(&[SelfDraw, Discard]),
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::KongReplacement,
        name: "Gong replacement",
        also: also(
            "gang, gong, flower on the kong, win on a kong, after a kong, after a gong, \
               gang shang kai hua, gong seung hoi fa, rinshan, kang, 槓上開花, 杠上开花, 槓上, \
               杠上, 嶺上開花, リンシャン",
        ),
        says: "The winning tile was drawn as the replacement of a gong; a flower may have come between.",
        clause: "NEST-27",
        common: true,
        needs: Needs {
            table: Table::Kong,
            ..Needs::only(&[SelfDraw, BonusTiles])
        },
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::ConsecutiveKongReplacement,
        name: "Consecutive gong replacement",
        also: also(
            "gang shang gang, gong seung gong, double kong, gong after gong, 槓上槓, 杠上杠, \
               槓槓糊, 杠杠胡, 連槓",
        ),
        says: "That was the second gong in a row, or a later one.",
        clause: "NEST-28",
        common: false,
        needs: Needs {
            table: Table::TwoKongs,
            ..Needs::only(&[SelfDraw, BonusTiles])
        },
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::BonusBetweenKongs,
        name: "Flower between the gongs",
        also: "",
        says: "A flower or season was replaced between those gongs.",
        clause: "NEST-28",
        common: false,
        needs: Needs {
            table: Table::TwoKongs,
            bonus: true,
            ..Needs::only(&[SelfDraw, BonusTiles])
        },
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::BonusReplacement,
        name: "Flower replacement",
        also: also(
            "hua shang, hua shang kai hua, fa seung, after a flower, bu hua, 花上, 花上開花, \
               花上开花, 補花, 补花",
        ),
        says: "The winning tile was drawn as the replacement of a flower or season.",
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
        also: also(
            "heavenly hand, heavenly win, tian hu, tin wu, tenhou, 天糊, 天胡, 天和, テンホー",
        ),
        says: "The dealer drew the winning hand at the start; replaced flowers don’t matter.",
        clause: "NEST-32",
        common: true,
        needs: Needs {
            dealer: Dealer::Winner,
            table: Table::NothingClaimed,
            ..Needs::only(&[SelfDraw])
        },
        excludes: &[C::LastTile, C::DealerFirstDiscard],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::KongBeforeWin,
        name: "Gong before the win",
        also: "",
        says: "A gong was made before that, so it is no Heavenly Hand.",
        clause: "NEST-32",
        common: false,
        needs: Needs::matters_for(&[SelfDraw]),
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::DealerFirstDiscard,
        name: "Dealer’s first discard",
        also: also("earthly hand, earthly win, di hu, dei wu, chiihou, 地糊, 地胡, 地和, チーホー"),
        says: "The winning tile was the dealer’s first discard.",
        clause: "NEST-33",
        common: true,
        needs: Needs {
            dealer: Dealer::Discarder,
            table: Table::Nothing,
            ..Needs::only(&[Discard])
        },
        excludes: &[C::LastTile, C::InitialHand],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::FlowersHand,
        name: "Flowers Hand",
        also: also("hua hu, seven flowers, fa wu, 花糊, 花胡"),
        says: "The seventh flower or season was drawn, and the hand won at once.",
        clause: "NEST-23",
        common: false,
        needs: Needs::declared(&[BonusTiles]),
        excludes: &[C::BigFlowersHand],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::BigFlowersHand,
        name: "Big Flowers Hand",
        also: also("da hua hu, eight immortals, daai fa wu, 大花糊, 大花胡, 八仙過海, 八仙过海"),
        says: "The eighth flower or season was drawn after Flowers Hand was turned down.",
        clause: "NEST-24",
        common: false,
        needs: Needs::declared(&[BonusTiles]),
        excludes: &[C::FlowersHand],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::DeclinedFlowersHand,
        name: "Turned Flowers Hand down",
        also: "",
        says: "Flowers Hand was turned down and can’t be taken back; with the eighth flower it is \
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
        also: "",
        says: "Big Flowers Hand was turned down and can’t be taken back",
        clause: "NEST-24",
        common: false,
        needs: Needs::matters_for(&[BonusTiles]),
        excludes: &[],
        refuses: Some(|_, entry| is_by_bonus_tiles(entry, 8)),
    },
    CircumstanceRule {
        circumstance: C::RobbedConcealedKong,
        name: "The gong was closed",
        also: also("robbing a closed kong, qiang an gang, 搶暗槓, 抢暗杠, 暗槓の槍槓"),
        says: "a closed gong can be robbed for Thirteen Orphans alone",
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
        also: also(
            "guo shui, guo zhang, gwo seui, furiten, passed tile, 過水, 过水, 振聴, フリテン",
        ),
        says: "the winner passed on the same tile since the last own draw, and may not take it now",
        clause: "NEST-15",
        common: false,
        needs: Needs::matters_for(&[Discard, RobbingTheKong]),
        excludes: &[],
        refuses: Some(|house, entry| {
            let if_greater = house.on(const { choice("missed_tile_if_greater") });
            let passed = entry.context.circumstances.count(C::PassedWin);
            is_given(entry) && !(if_greater && passed.is_some())
        }),
    },
    CircumstanceRule {
        circumstance: C::PassedWin,
        name: "Passed on a win",
        also: also(
            "guo shui, guo zhang, gwo seui, furiten, passed tile, 過水, 过水, 振聴, フリテン",
        ),
        says: "the winner passed on a win since the last own draw, and may take a tile of another \
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
            is_given(entry) && passed.is_some_and(is_no_more)
        }),
    },
    CircumstanceRule {
        circumstance: C::WrongTileCount,
        name: "Wrong tile count",
        also: also(
            "xiang gong, seung gung, dead hand, da xiang gong, 相公, 大相公, 小相公, 多牌少牌, 多牌, 少牌",
        ),
        says: "a player with a tile too many or too few plays on, but may not win this hand",
        clause: "NEST-81",
        common: false,
        needs: Needs::ANY,
        excludes: &[],
        refuses: Some(|_, _| true),
    },
]);

/// Whether another player gave the winning tile. What was drawn is never barred.
fn is_given(entry: &WinInput) -> bool {
    matches!(entry.context.by, Some(Discard | RobbingTheKong))
}

fn is_by_bonus_tiles(entry: &WinInput, tiles: usize) -> bool {
    entry.context.by == Some(BonusTiles) && entry.hand.bonus.len() == tiles
}

fn is_thirteen_orphans(house: &HouseRules, entry: &WinInput) -> bool {
    Hand::new(&entry.hand, house.geometry(), house.bonus()).is_ok_and(|hand| {
        let mut orphans = false;
        readings(&hand, house.patterns(), |reading| {
            orphans |= reading.is_singles(&THIRTEEN_ORPHANS);
        });
        orphans
    })
}

/// What the hand is worth, whatever was passed; `None` if something else bars it.
fn value(house: &House, entry: &WinInput) -> Option<u16> {
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
