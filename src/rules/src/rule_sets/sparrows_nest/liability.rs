//! Liability for a hand (NEST-70 to NEST-75): the first player with one of three kinds of discards.

use super::options::choice;
use crate::hands::{Circumstance, LiableTile, Meld, MeldKind, Win};
use crate::model::{
    Exemption, Liability, Reason, RuleOptions, Unseen, WonHand, exemption_question, liable_question,
};
use crate::tiles::Seat;

/// Kinds of liability, in the order of the rule book.
pub(super) static LIABILITIES: [Liability; 3] = [
    Liability {
        key: "twelve-tile",
        name: "fourth revealed group",
        question: liable_question("Who fed the {0}?"),
        clause: "NEST-70",
        never: None,
        unseen: Unseen::NoSets,
    },
    Liability {
        key: "big-three-dragons",
        name: "big three dragons",
        question: liable_question("Who fed the {0}?"),
        clause: "NEST-71",
        never: None,
        unseen: Unseen::NoSets,
    },
    Liability {
        key: "kong-feeder",
        name: "gong whose replacement won",
        question: liable_question("Who fed the {0}?"),
        clause: "NEST-72",
        never: None,
        unseen: Unseen::NoSets,
    },
];

/// Exemptions from liability.
pub(super) static EXEMPTIONS: [Exemption; 1] = [Exemption {
    key: "same-as-last-discard",
    question: exemption_question("Was {0}’s tile the same as the winner’s last discard?"),
    clause: "NEST-74",
}];

const DRAGONS: &Reason = &Reason {
    clause: "NEST-71",
    text: "fed the third triplet of Big Three Dragons",
};
const SHARED: &Reason = &Reason {
    clause: "NEST-71",
    text: "one fed the third triplet of Big Three Dragons, the other the winning tile: they share",
};
const TWELVE_TILE: &Reason = &Reason {
    clause: "NEST-70",
    text: "fed the fourth revealed group, and the hand was self-drawn",
};
const GONG: &Reason = &Reason {
    clause: "NEST-72",
    text: "fed the gong whose replacement won",
};

/// Players who pay a win with a liability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Payers {
    /// One player pays all.
    One(Seat, &'static Reason),
    /// The player who gave the winning tile and the liable player pay half each.
    Halves {
        giver: Seat,
        feeder: Seat,
        reason: &'static Reason,
    },
}

const LIABLE: &Reason = &Reason {
    clause: "NEST-73",
    text: "is liable for the hand, and pays for all",
};

impl Payers {
    /// Returns the payers if the table states a liable player without a reason: at a discard it must be the
    /// third dragon. `None` if nobody can be liable for such a win.
    pub(super) fn stated(house: &RuleOptions, win: Win, liable: Seat) -> Option<Self> {
        let shares_robbed = || house.on(const { choice("dragon_feeder_shares_robbed_gong") });
        match win {
            Win::SelfDraw | Win::BonusTiles { .. } => Some(Self::One(liable, LIABLE)),
            Win::RobbingTheKong { .. } if !shares_robbed() => None,
            Win::Discard { from } | Win::RobbingTheKong { from } => Some(if from == liable {
                Self::One(liable, DRAGONS)
            } else {
                Self::Halves {
                    giver: from,
                    feeder: liable,
                    reason: SHARED,
                }
            }),
        }
    }
}

/// Returns the payers of a hand; `None` if nobody is liable for a win of this kind.
pub(super) fn payers(won: &WonHand) -> Option<Payers> {
    if !won.liability {
        return None;
    }
    let (feeder, feed) = first(won)?;
    let shares_robbed = || {
        won.house
            .on(const { choice("dragon_feeder_shares_robbed_gong") })
    };
    match won.context.win {
        Win::SelfDraw => Some(Payers::One(feeder, feed.reason())),
        Win::BonusTiles { .. } => feed
            .answers_for_bonus_tiles(won)
            .then(|| Payers::One(feeder, feed.reason())),
        Win::RobbingTheKong { .. } if !shares_robbed() => None,
        Win::Discard { from } | Win::RobbingTheKong { from } => {
            feed.third_dragon.then_some(if from == feeder {
                Payers::One(feeder, DRAGONS)
            } else {
                Payers::Halves {
                    giver: from,
                    feeder,
                    reason: SHARED,
                }
            })
        }
    }
}

/// Reasons for which a claimed tile makes its discarder liable; several may apply.
#[derive(Clone, Copy, Debug)]
struct LiabilityCauses {
    third_dragon: bool,
    fourth_group: bool,
    winning_gong: bool,
}

impl LiabilityCauses {
    const fn is_any(self) -> bool {
        self.third_dragon || self.fourth_group || self.winning_gong
    }

    fn is(self, key: &str) -> bool {
        match key {
            "big-three-dragons" => self.third_dragon,
            "twelve-tile" => self.fourth_group,
            "kong-feeder" => self.winning_gong,
            _ => false,
        }
    }

    const fn reason(self) -> &'static Reason {
        if self.third_dragon {
            DRAGONS
        } else if self.fourth_group {
            TWELVE_TILE
        } else {
            GONG
        }
    }

    fn answers_for_bonus_tiles(self, won: &WonHand) -> bool {
        let twelve_tile = won
            .house
            .on(const { choice("twelve_tile_pays_flowers_hands") });
        self.third_dragon || self.winning_gong || self.fourth_group && twelve_tile
    }
}

/// Returns the first liable discarder and the reasons (NEST-73). A closed gong counts as a visible set, but
/// has no discarder.
fn first(won: &WonHand) -> Option<(Seat, LiabilityCauses)> {
    let closed_counts = won
        .house
        .on(const { choice("twelve_tile_counts_closed_gong") });
    let (mut dragons, mut groups) = (0, 0);
    for (place, &meld) in won.hand.melds().iter().enumerate() {
        let is_dragon = meld.tile.is_dragon();
        let feed = LiabilityCauses {
            third_dragon: is_dragon && dragons == 2,
            fourth_group: groups == 3,
            winning_gong: meld.kind == MeldKind::Kong && won_with(won, place),
        };
        if meld.kind.is_claimed()
            && feed.is_any()
            && let Some(feeder) = feeder(won, meld, feed)
        {
            return Some((feeder, feed));
        }
        dragons += u8::from(is_dragon);
        groups += u8::from(meld.kind.is_claimed() || closed_counts);
    }
    None
}

/// Returns whether the hand won on the replacement of this gong, or of a closed gong directly after it. In a
/// later turn its discarder is not liable.
fn won_with(won: &WonHand, place: usize) -> bool {
    let drew = matches!(won.context.win, Win::SelfDraw | Win::BonusTiles { .. });
    let following = &won.hand.melds()[place + 1..];
    if won.context.has(Circumstance::ConsecutiveKongReplacement) {
        let pays = won
            .house
            .on(const { choice("gong_feeder_pays_consecutive") });
        let closed = |meld: &Meld| meld.kind == MeldKind::ConcealedKong;
        drew && pays && following.iter().all(closed)
    } else {
        drew && won.context.has(Circumstance::KongReplacement) && following.is_empty()
    }
}

/// Returns the discarder of the claimed tile, unless exempt (NEST-74). A stated player takes precedence over
/// the meld.
fn feeder(won: &WonHand, meld: Meld, feed: LiabilityCauses) -> Option<Seat> {
    let stated = || {
        let liability = won.context.liability.iter();
        liability.filter(|one| one.tile == LiableTile::Set && feed.is(one.key))
    };
    let seat = stated().next().map(|one| one.seat).or(meld.from)?;
    let free = stated().any(|one| one.seat == seat && one.exempt.is_some());
    (!free).then_some(seat)
}

#[cfg(test)]
mod tests;
