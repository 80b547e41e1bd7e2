//! Circumstances of Taiwan (part 11 of the list).

use super::conditions::ReadyWindow;
use super::options::{answer, choice};
use crate::hands::{
    Circumstance as C,
    WinBy::{BonusTiles, Discard, RobbingTheKong, SelfDraw},
    hand_notation::WinInput,
};
use crate::model::{CircumstanceRule, Condition, Conflict, MeldCondition, Needs, RuleOptions};
use crate::tiles::Seat;

/// Circumstances, in display order.
pub(super) static CIRCUMSTANCES: [CircumstanceRule; 13] = [
    CircumstanceRule {
        circumstance: C::Ready,
        name: "Declared ready",
        aliases: "bao ting, ting, riichi, 報聽, 报听, 聽牌, 听牌",
        description: "The hand was openly declared ready, and hasn’t changed since.",
        clause: "T-56",
        common: true,
        needs: Needs {
            played: Condition::If("ready"),
            ..Needs::ANY
        },
        excludes: &[C::HeavenlyReady, C::EarthlyReady],
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::LastTile,
        name: "Last tile",
        aliases: "hai di lao yue, he di lao yu, haitei, houtei, 海底撈月, 海底捞月, 河底撈魚, 河底捞鱼, 海底, 河底",
        description: "The winning tile was the last one that may be drawn, or the discard after it.",
        clause: "T-35",
        common: true,
        needs: Needs::only(&[SelfDraw, Discard, BonusTiles]),
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::KongReplacement,
        name: "Kong replacement",
        aliases: "gang shang kai hua, rinshan, 槓上開花, 杠上开花, 槓上",
        description: "The winning tile was drawn as the replacement of a kong.",
        clause: "T-34",
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
        aliases: "hua shang kai hua, 花上開花, 花上开花, 補花, 补花",
        description: "The winning tile was drawn as the replacement of a flower or season.",
        clause: "T-34",
        needs: Needs {
            further: Some(|house, entry| {
                let is_exclusive =
                    entry.context.by == Some(BonusTiles) && entry.hand.winning_tile.is_none();
                without_bonus_tiles(house).or(is_exclusive.then_some(Conflict::Further(
                    "{0} takes a winning tile that was drawn: enter that tile or remove it",
                )))
            }),
            played: Condition::If("replacement_after_bonus"),
            ..Needs::only(&[SelfDraw, BonusTiles])
        },
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::InitialHand,
        name: "First draw",
        aliases: "heavenly hand, earthly hand, tian hu, di hu, tenhou, chiihou, 天胡, 地胡, 天和, 地和",
        description: "East won with the first tile of the hand, or another player on the own first draw, before anybody claimed a tile or made a kong; an option allows claims and melded kongs of others.",
        clause: "T-59",
        common: true,
        needs: Needs {
            further: Some(|_, entry| {
                let is_late = entry.context.by != Some(BonusTiles) && !entry.hand.melds.is_empty();
                is_late.then_some(Conflict::Melds(MeldCondition::NoMelds))
            }),
            ..Needs::only(&[SelfDraw, BonusTiles])
        },
        excludes: &[C::FirstGoAround],
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::FirstGoAround,
        name: "First go-around",
        aliases: "human hand, ren hu, renhou, 人胡, 人和, 人糊",
        description: "Won on a discard in the first go-around: before the own first draw, or on the first discard of \
               that player, as the house plays it.",
        clause: "T-61",
        needs: Needs {
            further: Some(first_go_around),
            played: Condition::UnlessChosen("human_hand", "off"),
            ..Needs::only(&[Discard])
        },
        excludes: &[C::InitialHand],
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::HeavenlyReady,
        name: "Heavenly ready",
        aliases: "tian ting, 天聽, 天听",
        description: "Declared ready with the dealt tiles, before the own first draw or, by East, with the first discard; an option changes when.",
        clause: "T-57",
        needs: Needs {
            melds: MeldCondition::NoneClaimed,
            further: Some(|house, entry| {
                let window = ReadyWindow::from_options(house);
                by_seat(entry, |seat| window.allows_heavenly(seat))
            }),
            played: Condition::UnlessChosen("ready_window", "off"),
            ..Needs::ANY
        },
        excludes: &[C::Ready, C::EarthlyReady],
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::EarthlyReady,
        name: "Earthly ready",
        aliases: "di ting, 地聽, 地听",
        description: "Declared ready with the first discard after the own first draw; an option changes when.",
        clause: "T-58",
        needs: Needs {
            melds: MeldCondition::NoneClaimed,
            further: Some(|house, entry| {
                let window = ReadyWindow::from_options(house);
                by_seat(entry, |seat| window.allows_earthly(seat))
            }),
            played: Condition::UnlessChosen("ready_window", "off"),
            ..Needs::ANY
        },
        excludes: &[C::Ready, C::HeavenlyReady],
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::EightFlowers,
        name: "Eight flowers",
        aliases: "8 flowers, eight immortals, ba xian guo hai, 八仙過海, 八仙过海",
        description: "All eight flowers and seasons lie beside the hand, and win.",
        clause: "T-69",
        needs: Needs {
            further: Some(|house, entry| {
                without_bonus_tiles(house).or((entry.hand.bonus.len() != 8).then_some(
                    Conflict::Impossible(
                        "{0} takes all eight flowers and seasons: enter them or remove it",
                    ),
                ))
            }),
            played: Condition::If("bonus_tiles"),
            ..Needs::declared(&[BonusTiles])
        },
        excludes: &[C::RobbingTheEighth],
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::RobbingTheEighth,
        name: "Seven robs one",
        aliases: "robbing the eighth flower, qi qiang yi, 七搶一, 七抢一",
        description: "Seven flowers and seasons lie beside the hand, and another player drew the eighth.",
        clause: "T-70",
        needs: Needs {
            anothers_bonus: true,
            further: Some(|house, entry| {
                without_bonus_tiles(house).or((entry.hand.bonus.len() != 7).then_some(
                    Conflict::Impossible(
                        "{0} takes seven of the flowers and seasons: enter them or remove it",
                    ),
                ))
            }),
            played: Condition::If("seven_robs_one"),
            ..Needs::declared(&[BonusTiles])
        },
        excludes: &[C::EightFlowers],
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::PassedWin,
        name: "Passed on a win",
        aliases: "guo shui, 過水, 过水, 漏胡, missed win",
        description: "a player who passed on a win may not win before the next own draw",
        clause: "T-19",
        refuses: Some(|_, _| true),
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::WrongTileCount,
        name: "Wrong tile count",
        aliases: "dead hand, xiang gong, 相公, 大相公, 小相公",
        description: "a player with too many or too few tiles may not win this hand",
        clause: "T-83",
        refuses: Some(|_, _| true),
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::RobbedConcealedKong,
        name: "Concealed kong robbed",
        aliases: "搶暗槓, 抢暗杠",
        description: "a concealed kong can’t be robbed",
        clause: "T-17",
        needs: Needs::matters_for(&[RobbingTheKong]),
        refuses: Some(|_, _| true),
        ..CircumstanceRule::BASE
    },
];

/// Returns the conflict of a circumstance of bonus tiles where there are none (T-82).
fn without_bonus_tiles(house: &RuleOptions) -> Option<Conflict> {
    let has_none = !house.on(const { choice("bonus_tiles") });
    has_none.then_some(Conflict::Further(
        "{0} takes bonus tiles, and this house plays without them: remove it",
    ))
}

/// Returns the conflict of a ready hand with the winner's seat (T-71).
fn by_seat(entry: &WinInput, allows: impl Fn(Seat) -> bool) -> Option<Conflict> {
    let seat = entry.context.seat?;
    (!allows(seat)).then_some(Conflict::Further(if seat == Seat::East {
        "{0} is not for East, the dealer, in this house: change the winner’s seat or remove it"
    } else {
        "{0} is for East, the dealer, in this house: change the winner’s seat or remove it"
    }))
}

/// Returns the conflict of a win in the first go-around (T-61).
fn first_go_around(house: &RuleOptions, entry: &WinInput) -> Option<Conflict> {
    if house.is_chosen(const { answer("human_hand", "first-discard") }) {
        return None;
    }
    if entry.context.seat == Some(Seat::East) {
        return Some(Conflict::Further(
            "{0} is not for East, the dealer: change the winner’s seat or remove it",
        ));
    }
    (!entry.hand.melds.is_empty()).then_some(Conflict::Melds(MeldCondition::NoMelds))
}
