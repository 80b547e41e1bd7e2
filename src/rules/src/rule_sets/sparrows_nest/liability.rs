//! Who is liable for a hand (NEST-70 to NEST-75): the first who fed it in one of three ways.

use super::options::choice;
use crate::hands::{Circumstance, LiableTile, Meld, MeldKind, Win};
use crate::schema::{Exemption, HouseRules, Liability, Reason, Unseen, WonHand, is_freed, who_fed};
use crate::tiles::Seat;

/// What one may be liable for, in the order of the book.
pub(super) static LIABILITIES: [Liability; 3] = [
    Liability {
        key: "twelve-tile",
        name: "fourth revealed group",
        asks: who_fed("Who fed the {0}?"),
        clause: "NEST-70",
        never: None,
        unseen: Unseen::Nothing,
    },
    Liability {
        key: "big-three-dragons",
        name: "big three dragons",
        asks: who_fed("Who fed the {0}?"),
        clause: "NEST-71",
        never: None,
        unseen: Unseen::Nothing,
    },
    Liability {
        key: "kong-feeder",
        name: "gong whose replacement won",
        asks: who_fed("Who fed the {0}?"),
        clause: "NEST-72",
        never: None,
        unseen: Unseen::Nothing,
    },
];

/// What frees a feeder.
pub(super) static EXEMPTIONS: [Exemption; 1] = [Exemption {
    key: "same-as-last-discard",
    asks: is_freed("Was {0}’s tile the same as the winner’s last discard?"),
    clause: "NEST-74",
}];

const DRAGONS: &Reason = &Reason {
    clause: "NEST-71",
    says: "fed the third triplet of Big Three Dragons",
};
const SHARED: &Reason = &Reason {
    clause: "NEST-71",
    says: "one fed the third triplet of Big Three Dragons, the other the winning tile: they share",
};
const TWELVE_TILE: &Reason = &Reason {
    clause: "NEST-70",
    says: "fed the fourth revealed group, and the hand was self-drawn",
};
const GONG: &Reason = &Reason {
    clause: "NEST-72",
    says: "fed the gong whose replacement won",
};

/// Who pays instead of those who would pay without a liability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Payers {
    /// One player pays all.
    One(Seat, &'static Reason),
    /// Who gave the winning tile and who fed the hand pay half each.
    Halves {
        giver: Seat,
        feeder: Seat,
        reason: &'static Reason,
    },
}

const LIABLE: &Reason = &Reason {
    clause: "NEST-73",
    says: "is liable for the hand, and pays for all",
};

impl Payers {
    /// Who pays where the table says who is liable, and not for what: for a tile that another player
    /// gave that can only be the third dragon. Nothing where nobody can be liable for such a win.
    pub(super) fn stated(house: &HouseRules, win: Win, liable: Seat) -> Option<Self> {
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

/// Who pays for the hand, if anybody is liable for a win of this kind.
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

/// In which of the three ways one claimed tile feeds the hand; perhaps in several at once.
#[derive(Clone, Copy, Debug)]
struct Feed {
    third_dragon: bool,
    fourth_group: bool,
    winning_gong: bool,
}

impl Feed {
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

/// The first feed for which somebody is liable, and who: NEST-73. A closed gong is shown, so it is
/// revealed, but nobody feeds it.
fn first(won: &WonHand) -> Option<(Seat, Feed)> {
    let closed_counts = won
        .house
        .on(const { choice("twelve_tile_counts_closed_gong") });
    let (mut dragons, mut groups) = (0, 0);
    for (place, &meld) in won.hand.melds().iter().enumerate() {
        let is_dragon = meld.tile.is_dragon();
        let feed = Feed {
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

/// Whether the hand won on the replacement of the gong at this place, or of a closed gong that
/// followed it at once. In a later turn its feeder is free.
fn won_with(won: &WonHand, place: usize) -> bool {
    let drew = matches!(won.context.win, Win::SelfDraw | Win::BonusTiles { .. });
    let later = &won.hand.melds()[place + 1..];
    if won.context.has(Circumstance::ConsecutiveKongReplacement) {
        let pays = won
            .house
            .on(const { choice("gong_feeder_pays_consecutive") });
        let closed = |meld: &Meld| meld.kind == MeldKind::ConcealedKong;
        drew && pays && later.iter().all(closed)
    } else {
        drew && won.context.has(Circumstance::KongReplacement) && later.is_empty()
    }
}

/// Who discarded the claimed tile, unless NEST-74 frees that player. What the table states goes
/// before what the meld tells.
fn feeder(won: &WonHand, meld: Meld, feed: Feed) -> Option<Seat> {
    let stated = || {
        let liability = won.context.liability.iter();
        liability.filter(|one| one.fed == LiableTile::Set && feed.is(one.key))
    };
    let seat = stated().next().map(|one| one.seat).or(meld.from)?;
    let free = stated().any(|one| one.seat == seat && one.exempt.is_some());
    (!free).then_some(seat)
}

#[cfg(test)]
mod tests;
