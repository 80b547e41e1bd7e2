//! Paying for all 包: one player pays the shares of all three (SG-102 to SG-119).
//!
//! The liable player follows from the melds, in their order and with their discarders, and from the kind of
//! win. A statement adds facts that the tiles don't show: a discarder, a fresh tile, bonus tiles that were
//! drawn after a set. It takes precedence within its scenario, but the hand must still fulfil the scenario.

mod fresh;
mod point_limit;
mod scenario;
#[cfg(test)]
mod tests;

use super::options::choice;
use super::payment::Scheme;
use crate::decomposition::THIRTEEN_ORPHANS;
use crate::hands::{LiableTile, Win};
use crate::model::{Reason, RuleOptions, Tally, WonHand};
use crate::tiles::Seat;
pub(super) use fresh::{Late, is_late};
pub(super) use scenario::LIABILITIES;
use scenario::{Evidence, RiskySet, SCENARIOS, Scenario};

/// Liable player with the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LiablePayers {
    /// Liable player.
    pub payer: Seat,
    /// Player who pays half: by option a third player who discarded the winning tile.
    pub with: Option<Seat>,
    /// Reason for the payment.
    pub reason: &'static Reason,
}

const LIABLE: &Reason = &Reason {
    clause: "SG-102",
    text: "is liable for the hand, and pays for all",
};

impl LiablePayers {
    /// Returns the payers if the table states a liable player without a reason.
    ///
    /// # Errors
    /// If nobody can be liable for such a win under the options.
    pub(super) fn stated(house: &RuleOptions, win: Win, payer: Seat) -> Result<Self, &'static str> {
        let all = Self {
            payer,
            with: None,
            reason: LIABLE,
        };
        if !house.on(const { choice("pao") }) {
            return Err("under your house rules nobody pays for the others: leave it out");
        }
        match win {
            Win::SelfDraw => Ok(all),
            Win::BonusTiles { .. } => {
                Err("no discard makes eight flowers, so nobody is liable for them: leave it out")
            }
            Win::Discard { .. } | Win::RobbingTheKong { .. } if shooter_pays(house) => {
                Err("under your house rules the discarder pays for all anyway: leave it out")
            }
            Win::Discard { from } | Win::RobbingTheKong { from } if from == payer => Ok(all),
            //
            Win::Discard { from } | Win::RobbingTheKong { from } => {
                match house.chosen(const { choice("pao_third_party_discard") }) {
                    PAYS_ALL => Ok(all),
                    SHARED => Ok(Self {
                        with: Some(from),
                        ..all
                    }),
                    _ => Err(
                        "under your house rules a third player’s discard is paid like any discard: leave it out",
                    ),
                }
            }
        }
    }
}

/// High-risk discard.
#[derive(Clone, Copy)]
struct Trigger {
    liable: LiablePayers,
    when: TriggerTime,
}

/// Order of high-risk discards: index of the meld, then index of the statement, 0 without one.
type TriggerTime = (usize, usize);

/// Index of the winning tile, after all melds.
const WINNING_TILE: usize = 4;

/// Returns the liable player; `None` if there is none.
pub(super) fn liable(won: &WonHand, tally: &Tally) -> Option<LiablePayers> {
    let house = won.house;
    let giver = match won.context.win {
        Win::SelfDraw => None,
        Win::Discard { from } | Win::RobbingTheKong { from } => Some(from),
        // SG-102: eight flowers come without a discard.
        Win::BonusTiles { .. } => return None,
    };
    // SG-17: the discarder pays for all in any case. SG-119: all players pay for Thirteen Wonders.
    if !won.liability
        || !house.on(const { choice("pao") })
        || giver.is_some() && shooter_pays(house)
        || tally.reading.is_singles(&THIRTEEN_ORPHANS)
    {
        return None;
    }
    let mut latest = Latest {
        giver,
        own: None,
        any: None,
    };
    for scenario in &SCENARIOS {
        scenario.ask(won, tally, &mut latest);
    }
    if let Some(own) = latest.own {
        return Some(own.liable);
    }
    let last = latest.any?.liable;
    // a third player discarded the winning tile.
    let with = match (
        giver,
        house.chosen(const { choice("pao_third_party_discard") }),
    ) {
        (None, _) | (_, PAYS_ALL) => None,
        (Some(from), SHARED) => Some(from),
        _ => return None,
    };
    Some(LiablePayers { with, ..last })
}

/// Indices of `liable-pays-all` and `shared` among the answers of `pao_third_party_discard`.
const PAYS_ALL: usize = 1;
const SHARED: usize = 2;

/// Returns whether only the discarder pays for a discard (SG-16).
pub(super) fn shooter_pays(house: &RuleOptions) -> bool {
    !matches!(Scheme::from_options(house), Scheme::Standard | Scheme::Half)
}

/// Latest of several high-risk discards; among simultaneous ones, the first in the order of the rule book.
struct Latest {
    giver: Option<Seat>,
    /// Discard of the player who gave the winning tile.
    own: Option<Trigger>,
    any: Option<Trigger>,
}

impl Latest {
    fn note(&mut self, seat: Seat, reason: &'static Reason, when: TriggerTime) {
        let is_newer = |than: Option<Trigger>| than.is_none_or(|than| when > than.when);
        let trigger = Trigger {
            liable: LiablePayers {
                payer: seat,
                with: None,
                reason,
            },
            when,
        };
        if is_newer(self.any) {
            self.any = Some(trigger);
        }
        if self.giver == Some(seat) && is_newer(self.own) {
            self.own = Some(trigger);
        }
    }
}

impl Scenario {
    /// Records the high-risk discards of the scenario, as stated or derived from the melds and the win. The
    /// discarder of a set doesn't determine that of the winning tile.
    fn ask(&self, won: &WonHand, tally: &Tally, latest: &mut Latest) {
        let giver = latest.giver;
        let won_on = |evidence| Some((giver?, (self.won_on)(won, tally, evidence)?));
        let mut stated = false;
        for (order, one) in won.context.liability.iter().enumerate() {
            let found = match one.tile {
                _ if one.key != self.key => None,
                LiableTile::Set => (self.risky_set)(won, Evidence::StatedLiability),
                LiableTile::WinningTile => {
                    won_on(Evidence::StatedLiability).map(|(_, reason)| RiskySet {
                        place: WINNING_TILE,
                        reason,
                    })
                }
            };
            if let Some(feed) = found {
                stated |= one.tile == LiableTile::Set;
                latest.note(one.seat, feed.reason, (feed.place, order + 1));
            }
        }
        if !stated
            && let Some(feed) = (self.risky_set)(won, Evidence::Tiles)
            && let Some(seat) = won.hand.melds().get(feed.place).and_then(|meld| meld.from)
        {
            latest.note(seat, feed.reason, (feed.place, 0));
        }
        if let Some((from, reason)) = won_on(Evidence::Tiles) {
            latest.note(from, reason, (WINNING_TILE, 0));
        }
    }
}
