//! Circumstances of HK-style Taiwanese (part 11).

use crate::hands::{
    Circumstance as C,
    WinBy::{BonusTiles, Discard, RobbingTheKong, SelfDraw},
    hand_notation::WinInput,
};
use crate::model::{CircumstanceRule, Conflict, Count, Dealer, MeldCondition, Needs, RuleOptions};

/// Circumstances, in display order.
pub(super) static CIRCUMSTANCES: [CircumstanceRule; 21] = [
    CircumstanceRule {
        circumstance: C::LastTile,
        name: "Last tile",
        aliases: "haitei, houtei, hoi dai, 海底, 海底撈月, 河底",
        description: "The winning tile was the last of the wall, or the discard after it.",
        clause: "T-152",
        common: true,
        needs: Needs::only(&[SelfDraw, Discard, BonusTiles]),
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::KongReplacement,
        name: "Kong replacement",
        aliases: "rinshan, gong soeng, 槓摸, 槓上",
        description: "The winning tile was drawn as the replacement of a kong.",
        clause: "T-155",
        common: true,
        needs: Needs {
            melds: MeldCondition::Kong,
            ..Needs::only(&[SelfDraw])
        },
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::BonusReplacement,
        name: "Flower replacement",
        aliases: "花摸, 花上",
        description: "The winning tile was drawn as the replacement of a bonus tile.",
        clause: "T-154",
        common: true,
        needs: Needs {
            count: Count::Perhaps,
            ..Needs::only(&[SelfDraw])
        },
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::TailDraws,
        name: "Replacement tiles in a row",
        aliases: "尾牌連摸",
        description: "Counts the replacement tiles that were drawn in a row, for kongs and bonus tiles, up to the winning tile.",
        clause: "T-156",
        needs: Needs {
            count: Count::Always,
            ..Needs::only(&[SelfDraw])
        },
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::Ready,
        name: "Declared ready",
        aliases: "ding, riichi, 叮, 聽牌",
        description: "The hand was declared ready and didn’t change.",
        clause: "T-144",
        common: true,
        excludes: &[C::HumanReady, C::EarthlyReady, C::HeavenlyReady],
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::HumanReady,
        name: "Human ready",
        aliases: "人叮",
        description: "The hand was declared ready with the own first discard, one of the first four of the hand, after a claim of one’s own and no other.",
        clause: "T-146",
        needs: Needs {
            melds: MeldCondition::Claimed,
            ..Needs::ANY
        },
        excludes: &[C::Ready, C::EarthlyReady, C::HeavenlyReady],
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::EarthlyReady,
        name: "Earthly ready",
        aliases: "地叮",
        description: "The hand was declared ready with the own first discard, before any claim and any kong.",
        clause: "T-147",
        needs: Needs {
            melds: MeldCondition::NoneClaimed,
            ..Needs::ANY
        },
        excludes: &[C::Ready, C::HumanReady, C::HeavenlyReady],
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::HeavenlyReady,
        name: "Heavenly ready",
        aliases: "天叮",
        description: "The hand was declared ready with the dealt tiles: before the own first draw or, by East, when discarding it.",
        clause: "T-148",
        needs: Needs {
            melds: MeldCondition::NoneClaimed,
            ..Needs::ANY
        },
        excludes: &[C::Ready, C::HumanReady, C::EarthlyReady],
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::Immediate,
        name: "At once",
        aliases: "ippatsu, 一發",
        description: "Won within a go-around of declaring ready, without a claim or a kong in it, except a kong that is robbed.",
        clause: "T-149",
        needs: Needs {
            requires_any: &[C::Ready, C::HumanReady, C::EarthlyReady, C::HeavenlyReady],
            ..Needs::ANY
        },
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::Winners,
        name: "Several winners",
        aliases: "雙響, 三響",
        description: "Counts the players who win on the same discard.",
        clause: "T-157",
        needs: Needs {
            count: Count::Always,
            ..Needs::only(&[Discard])
        },
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::River,
        name: "Tiles in the rivers",
        aliases: "四子, 七子, 十子",
        description: "Counts the tiles that lie in the rivers, without claimed ones and the winning tile.",
        clause: "T-159",
        needs: Needs {
            count: Count::Always,
            ..Needs::ANY
        },
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::LastCopy,
        name: "Fourth of its kind",
        aliases: "絕章, 四絕",
        description: "The three other copies of the winning tile lie open.",
        clause: "T-162",
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::TrueLastCopy,
        name: "Last of all",
        aliases: "真絕",
        description: "The three other copies of the winning tile lie open, and no other waiting tile is left.",
        clause: "T-163",
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::InitialHand,
        name: "Dealt hand",
        aliases: "heavenly hand, tin wu, 天糊, 天胡",
        description: "East drew the winning tile in the first turn.",
        clause: "T-164",
        needs: Needs {
            dealer: Dealer::Winner,
            further: Some(melds_of_first_turn),
            ..Needs::only(&[SelfDraw, BonusTiles])
        },
        excludes: &[C::DealerFirstDiscard, C::FirstGoAround],
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::DealerFirstDiscard,
        name: "First discard of East",
        aliases: "earthly hand, dei wu, 地糊, 地胡",
        description: "Won on the first discard of East.",
        clause: "T-165",
        needs: Needs {
            dealer: Dealer::Discarder,
            melds: MeldCondition::NoMelds,
            ..Needs::only(&[Discard])
        },
        excludes: &[C::InitialHand, C::FirstGoAround],
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::FirstGoAround,
        name: "First go-around",
        aliases: "human hand, jan wu, 人糊, 人胡",
        description: "Won before the fifth discard of the hand, before any claim and any kong.",
        clause: "T-166",
        needs: Needs {
            further: Some(melds_of_first_turn),
            ..Needs::only(&[SelfDraw, Discard, BonusTiles])
        },
        excludes: &[C::InitialHand, C::DealerFirstDiscard],
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::EightFlowers,
        name: "Eight flowers",
        aliases: "eight immortals, 八仙過海, 兩台花, 花糊",
        description: "All flowers and seasons lie beside the hand, and it won at once.",
        clause: "T-173",
        needs: Needs {
            further: Some(|_, entry| {
                (entry.hand.bonus.len() != 8).then_some(Conflict::Impossible(
                    "{0} takes all eight flowers and seasons: enter them or remove it",
                ))
            }),
            ..Needs::declared(&[BonusTiles])
        },
        excludes: &[C::RobbingTheEighth],
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::RobbingTheEighth,
        name: "Seven robs one",
        aliases: "七搶一, 花糊",
        description: "Another player drew the eighth flower or season, and the hand with the other seven won.",
        clause: "T-174",
        needs: Needs {
            anothers_bonus: true,
            further: Some(|_, entry| {
                (entry.hand.bonus.len() != 7).then_some(Conflict::Impossible(
                    "{0} takes seven flowers and seasons of the own hand: enter them or remove it",
                ))
            }),
            ..Needs::declared(&[BonusTiles])
        },
        excludes: &[C::EightFlowers],
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::PassedWin,
        name: "Passed on a win",
        aliases: "missed win, furiten, gwo seoi, 過水",
        description: "a player who passed on a win may not win before the next own draw",
        clause: "T-19",
        refuses: Some(|_, _| true),
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::WrongTileCount,
        name: "Wrong tile count",
        aliases: "dead hand, soeng gung, 相公, 大相公, 小相公",
        description: "a player with too many or too few tiles may not win this hand",
        clause: "T-132",
        refuses: Some(|_, _| true),
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::RobbedConcealedKong,
        name: "Concealed kong robbed",
        aliases: "搶暗槓",
        description: "a concealed kong can’t be robbed, not even by thirteen orphans",
        clause: "T-17",
        needs: Needs::matters_for(&[RobbingTheKong]),
        refuses: Some(|_, _| true),
        ..CircumstanceRule::BASE
    },
];

/// Returns the conflict of the first turn with sets on the table, except for a win by bonus tiles.
fn melds_of_first_turn(_: &RuleOptions, entry: &WinInput) -> Option<Conflict> {
    let is_late = entry.context.by != Some(BonusTiles) && !entry.hand.melds.is_empty();
    is_late.then_some(Conflict::Melds(MeldCondition::NoMelds))
}
