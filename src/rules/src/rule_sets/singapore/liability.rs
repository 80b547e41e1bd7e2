//! Paying for all 包: one player pays what all three would have paid (SG-102 to SG-119).
//!
//! Who is liable is worked out from the melds, in the order in which they were made and with who
//! discarded for each, and from how the win came. A statement names who fed where the melds don't,
//! or tells what tiles can't: that a tile was fresh, that bonus tiles came later. It goes before
//! what is worked out of the same scenario; but stating doesn't make a hand what it isn't.

mod fresh;
mod limit;
mod scenario;
#[cfg(test)]
mod tests;

use super::options::choice;
use super::payment::Scheme;
use crate::decomposition::THIRTEEN_ORPHANS;
use crate::hands::{LiableTile, Win};
use crate::schema::{HouseRules, Reason, Tally, WonHand};
use crate::tiles::Seat;
pub(super) use fresh::{Late, is_late};
pub(super) use scenario::LIABILITIES;
use scenario::{Evidence, Feed, SCENARIOS, Scenario};

/// Who pays for all three, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Liable {
    /// Who pays.
    pub payer: Seat,
    /// Who pays half of it: a third player who discarded the winning tile, in some houses.
    pub with: Option<Seat>,
    /// Why.
    pub reason: &'static Reason,
}

const LIABLE: &Reason = &Reason {
    clause: "SG-102",
    says: "is liable for the hand, and pays for all",
};

impl Liable {
    /// Who pays for all where the table says who is liable, and not for what.
    ///
    /// # Errors
    /// Why nobody can be liable for such a win in this house.
    pub(super) fn stated(house: &HouseRules, win: Win, payer: Seat) -> Result<Self, &'static str> {
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

/// A high-risk discard.
#[derive(Clone, Copy)]
struct Trigger {
    liable: Liable,
    when: When,
}

/// When a high-risk discard came: the place of the meld, then that of the statement, which is 0 for
/// what wasn't stated.
type When = (usize, usize);

/// The winning tile comes after every meld.
const WINNING_TILE: usize = 4;

/// Who pays for all, if anybody.
pub(super) fn liable(won: &WonHand, tally: &Tally) -> Option<Liable> {
    let house = won.house;
    let given = match won.context.win {
        Win::SelfDraw => None,
        Win::Discard { from } | Win::RobbingTheKong { from } => Some(from),
        // SG-102: no discard made eight flowers.
        Win::BonusTiles { .. } => return None,
    };
    // SG-17: there the discarder pays for all anyway. SG-119: everybody pays for Thirteen Wonders.
    if !won.liability
        || !house.on(const { choice("pao") })
        || given.is_some() && shooter_pays(house)
        || tally.reading.is_singles(&THIRTEEN_ORPHANS)
    {
        return None;
    }
    let mut latest = Latest {
        given,
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
        given,
        house.chosen(const { choice("pao_third_party_discard") }),
    ) {
        (None, _) | (_, PAYS_ALL) => None,
        (Some(from), SHARED) => Some(from),
        _ => return None,
    };
    Some(Liable { with, ..last })
}

/// The places of `liable-pays-all` and `shared` among the answers of `pao_third_party_discard`.
const PAYS_ALL: usize = 1;
const SHARED: usize = 2;

/// Whether only the discarder pays for a discard: SG-16.
pub(super) fn shooter_pays(house: &HouseRules) -> bool {
    !matches!(Scheme::of(house), Scheme::Standard | Scheme::Half)
}

/// The latest of several high-risk discards; of those that came at once, the first in the order of
/// the book.
struct Latest {
    given: Option<Seat>,
    /// Of the player who gave the winning tile.
    own: Option<Trigger>,
    any: Option<Trigger>,
}

impl Latest {
    fn note(&mut self, seat: Seat, reason: &'static Reason, when: When) {
        let later = |than: Option<Trigger>| than.is_none_or(|than| when > than.when);
        let trigger = Trigger {
            liable: Liable {
                payer: seat,
                with: None,
                reason,
            },
            when,
        };
        if later(self.any) {
            self.any = Some(trigger);
        }
        if self.given == Some(seat) && later(self.own) {
            self.own = Some(trigger);
        }
    }
}

impl Scenario {
    /// Notes who fed this hand: as stated, else as the melds and the win tell it. Who fed a set says
    /// nothing of who fed the winning tile.
    fn ask(&self, won: &WonHand, tally: &Tally, latest: &mut Latest) {
        let given = latest.given;
        let won_on = |evidence| Some((given?, (self.won_on)(won, tally, evidence)?));
        let mut stated = false;
        for (order, one) in won.context.liability.iter().enumerate() {
            let fed = match one.fed {
                _ if one.key != self.key => None,
                LiableTile::Set => (self.fed_set)(won, Evidence::StatedLiability),
                LiableTile::WinningTile => {
                    won_on(Evidence::StatedLiability).map(|(_, reason)| Feed {
                        place: WINNING_TILE,
                        reason,
                    })
                }
            };
            if let Some(feed) = fed {
                stated |= one.fed == LiableTile::Set;
                latest.note(one.seat, feed.reason, (feed.place, order + 1));
            }
        }
        if !stated
            && let Some(feed) = (self.fed_set)(won, Evidence::Tiles)
            && let Some(seat) = won.hand.melds().get(feed.place).and_then(|meld| meld.from)
        {
            latest.note(seat, feed.reason, (feed.place, 0));
        }
        if let Some((from, reason)) = won_on(Evidence::Tiles) {
            latest.note(from, reason, (WINNING_TILE, 0));
        }
    }
}
