//! Circumstances of Hong Kong Old Style.

use super::options::choice;
use crate::decomposition::{THIRTEEN_ORPHANS, readings};
use crate::hands::WinBy::{Discard, RobbingTheKong, SelfDraw};
use crate::hands::{Circumstance as C, Hand};
use crate::schema::{CircumstanceRule, Condition, Count, Dealer, MeldCondition, Needs};

/// Circumstances, in display order.
pub(super) static CIRCUMSTANCES: [CircumstanceRule; 14] = [
    CircumstanceRule {
        circumstance: C::LastTile,
        name: "Last tile",
        aliases: "last wall tile, last available tile, moon from the sea, hai di lao yue, \
               hoi dai lau yuet, haitei, houtei, 海底撈月, 海底捞月, 海底摸月, 海底, ハイテイ, \
               河底撈魚, 河底捞鱼, ホウテイ",
        description: "The last tile of the wall, or the discard after it, completed the hand.",
        clause: "HKOS-19",
        common: true,
        needs: Needs::only(&[SelfDraw, Discard]),
        excludes: &[C::InitialHand, C::DealerFirstDiscard],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::KongReplacement,
        name: "Kong replacement",
        aliases: "gang, gong, flower on the kong, win on a kong, after a kong, after a gong, \
               gang shang kai hua, gong seung hoi fa, rinshan, kang, 槓上開花, 杠上开花, 槓上, \
               杠上, 嶺上開花, リンシャン, 槓上自摸",
        description: "The winning tile was drawn as the replacement of a kong.",
        clause: "HKOS-22b",
        common: true,
        needs: Needs {
            melds: MeldCondition::Kong,
            ..Needs::only(&[SelfDraw])
        },
        excludes: &[C::BonusReplacement, C::ConsecutiveKongReplacement],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::ConsecutiveKongReplacement,
        name: "Consecutive kong replacement",
        aliases: "double kong, kong on kong, gong after gong, gang shang gang, gong seung gong, 槓上槓, \
               杠上杠, 槓槓糊, 杠杠胡, 連槓, 连杠",
        description: "That was the replacement of a second kong in a row, or of a later one.",
        clause: "A-48",
        common: false,
        needs: Needs {
            melds: MeldCondition::TwoKongs,
            played: Condition::If("kong_on_kong"),
            ..Needs::only(&[SelfDraw])
        },
        excludes: &[C::KongReplacement, C::BonusReplacement],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::InitialHand,
        name: "Initial hand",
        aliases: "heavenly hand, heavenly win, tian hu, tin wu, tenhou, 天糊, 天胡, 天和, テンホー",
        description: "East won with the hand as it was dealt; replaced flowers don’t matter.",
        clause: "HKOS-42",
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
        name: "Kong before the win",
        aliases: "",
        description: "A kong was made before that, so it is no Blessing of Heaven or Earth.",
        clause: "HKOS-42",
        common: false,
        needs: Needs::matters_for(&[SelfDraw, Discard]),
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::DealerFirstDiscard,
        name: "East’s first discard",
        aliases: "earthly hand, earthly win, di hu, dei wu, chiihou, 地糊, 地胡, 地和, チーホー",
        description: "The winning tile was East’s first discard.",
        clause: "HKOS-43",
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
        circumstance: C::BonusReplacement,
        name: "Flower replacement",
        aliases: "hua shang, hua shang kai hua, fa seung, after a flower, bu hua, 花上, 花上開花, \
               花上开花, 補花, 补花, 花上自摸",
        description: "The winning tile was drawn as the replacement of a flower or season.",
        clause: "HKOS-22b",
        common: false,
        needs: Needs::only(&[SelfDraw]),
        excludes: &[C::KongReplacement, C::ConsecutiveKongReplacement],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::FiveTilesLeft,
        name: "Five tiles left",
        aliases: "尾五張, 尾五张",
        description: "Five tiles could still be drawn when the winning tile was discarded.",
        clause: "HKOS-70",
        common: false,
        needs: Needs::matters_for(&[Discard]),
        excludes: &[C::TilesLeft, C::InitialHand, C::DealerFirstDiscard],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::TilesLeft,
        name: "Tiles left",
        aliases: "",
        description: "How many tiles could still be drawn when the winning tile was discarded.",
        clause: "HKOS-70",
        common: false,
        needs: Needs {
            count: Count::Always,
            ..Needs::matters_for(&[Discard])
        },
        excludes: &[C::FiveTilesLeft],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::FreshTile,
        name: "Fresh tile",
        aliases: "live tile, sheng zhang, sheng pai, saang jeung, 生張, 生张, 生牌",
        description: "The winning tile had never been discarded or shown before.",
        clause: "HKOS-70",
        common: false,
        needs: Needs::matters_for(&[Discard]),
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::NoChoice,
        name: "No choice",
        aliases: "no other discard, 冇得揀, 没得选",
        description: "Whoever fed the hand had no safe discard, and so pays no insurance.",
        clause: "HKOS-69",
        common: false,
        needs: Needs {
            seat: true,
            ..Needs::ANY
        },
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::MissedWinSameTile,
        name: "Passed on this tile",
        aliases: "guo shui, guo zhang, gwo seui, furiten, passed tile, 過水, 过水, 振聴, フリテン",
        description: "the winner passed on the same tile since the last own draw, and may not take it now",
        clause: "HKOS-08",
        common: false,
        needs: Needs::matters_for(&[Discard]),
        excludes: &[],
        refuses: Some(|_, entry| entry.context.by == Some(Discard)),
    },
    CircumstanceRule {
        circumstance: C::WrongTileCount,
        name: "Wrong tile count",
        aliases: "xiang gong, seung gung, dead hand, da xiang gong, 相公, 大相公, 小相公, 多牌少牌, 多牌, 少牌",
        description: "a player with more or fewer than 13 tiles may not win this hand",
        clause: "HKOS-81",
        common: false,
        needs: Needs::ANY,
        excludes: &[],
        refuses: Some(|_, _| true),
    },
    CircumstanceRule {
        circumstance: C::RobbedConcealedKong,
        name: "The kong was concealed",
        aliases: "robbing a closed kong, qiang an gang, 搶暗槓, 抢暗杠, 暗槓の槍槓",
        description: "only a tile that is added to a melded pung can be robbed, not a concealed kong",
        clause: "HKOS-21",
        common: false,
        needs: Needs::only(&[RobbingTheKong]),
        excludes: &[],
        refuses: Some(|house, entry| {
            let orphans =
                Hand::new(&entry.hand, house.geometry(), house.bonus()).is_ok_and(|hand| {
                    let mut orphans = false;
                    readings(&hand, house.patterns(), |reading| {
                        orphans |= reading.is_singles(&THIRTEEN_ORPHANS);
                    });
                    orphans
                });
            let robbed = entry.context.by == Some(RobbingTheKong);
            robbed && !(orphans && house.on(const { choice("rob_concealed_kong") }))
        }),
    },
];
