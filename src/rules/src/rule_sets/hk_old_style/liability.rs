//! Insurance: liability of a player for the payments of the others (HKOS-60 to HKOS-71).

use super::elements::id;
use super::options::choice;
use crate::decomposition::{Completed, ReadSet};
use crate::hands::{Circumstance, LiableTile, Meld, StatedLiability, Win, WinBy};
use crate::model::{
    ElementId, Exemption, Liability, Reason, Tally, Unseen, WonHand, exemption_question,
    liability_key, liable_question,
};
use crate::tiles::Seat;

/// Reason why a liability applies to the winning tile only.
const ABOUT_THE_WIN: &str = "it is about the winning tile, say that the winning tile was fed";

/// Kinds of liability, in the order of the rule book.
pub(super) static LIABILITIES: [Liability; 6] = [
    Liability {
        key: "big-three-dragons",
        name: "big three dragons",
        question: liable_question("Who fed the {0}?"),
        clause: "HKOS-60",
        never: None,
        unseen: Unseen::NoSets,
    },
    Liability {
        key: "big-four-winds",
        name: "big four winds",
        question: liable_question("Who fed the {0}?"),
        clause: "HKOS-61",
        never: None,
        unseen: Unseen::NoSets,
    },
    Liability {
        key: "all-honors",
        name: "all honours",
        question: liable_question("Who fed the {0}?"),
        clause: "HKOS-62",
        never: None,
        unseen: Unseen::NoSets,
    },
    Liability {
        key: "all-terminals",
        name: "all terminals",
        question: liable_question("Who fed the {0}?"),
        clause: "HKOS-63",
        never: None,
        unseen: Unseen::NoSets,
    },
    Liability {
        key: "full-flush",
        name: "full flush",
        question: liable_question("Who fed the {0}?"),
        clause: "HKOS-64",
        never: None,
        unseen: Unseen::NoSets,
    },
    Liability {
        key: "five-tiles-left",
        name: "fresh tile with five tiles left",
        question: liable_question("Who fed the {0}?"),
        clause: "HKOS-70",
        never: Some((LiableTile::Set, ABOUT_THE_WIN)),
        unseen: Unseen::NoSets,
    },
];

/// Exemptions from liability.
pub(super) static EXEMPTIONS: [Exemption; 1] = [Exemption {
    key: "no-choice",
    question: exemption_question("Had {0} no safe tile to discard?"),
    clause: "HKOS-69",
}];

/// Returns the key of a liability, checked at compile time.
const fn key(key: &str) -> &'static str {
    liability_key(&LIABILITIES, key)
}

/// Hand for which a discarder can become liable.
struct Insured {
    key: &'static str,
    /// Element that the hand must have when it wins (HKOS-71).
    element: ElementId,
    /// Number of melded sets on the table before the dangerous discard.
    melded: usize,
    /// Condition for the sets that count.
    set: fn(ReadSet) -> bool,
    /// Whether every tile of the hand, pair included, is dangerous. Then a discard for the last set counts
    /// even if it doesn't win (HKOS-65); otherwise an option decides (HKOS-68).
    every_tile: bool,
    /// Reason for a discard that completes the last set.
    reason: &'static Reason,
}

static INSURED: [Insured; 5] = [
    Insured {
        key: key("big-three-dragons"),
        element: id("big-three-dragons"),
        melded: 2,
        set: |set| set.set.is_alike() && set.set.tile.is_dragon(),
        every_tile: false,
        reason: &Reason {
            clause: "HKOS-60",
            text: "fed the third dragon pung of Big Three Dragons",
        },
    },
    Insured {
        key: key("big-four-winds"),
        element: id("big-four-winds"),
        melded: 3,
        set: |set| set.set.is_alike() && set.set.tile.is_wind(),
        every_tile: false,
        reason: &Reason {
            clause: "HKOS-61",
            text: "fed the fourth wind pung of Big Four Winds",
        },
    },
    Insured {
        key: key("all-honors"),
        element: id("all-honors"),
        melded: 3,
        set: |set| set.set.is_alike() && set.set.tile.is_honor(),
        every_tile: true,
        reason: &Reason {
            clause: "HKOS-62",
            text: "fed the fourth pung of All Honors",
        },
    },
    Insured {
        key: key("all-terminals"),
        element: id("all-terminals"),
        melded: 3,
        set: |set| set.set.is_alike() && set.set.tile.is_terminal(),
        every_tile: true,
        reason: &Reason {
            clause: "HKOS-63",
            text: "fed the fourth pung of All Terminals",
        },
    },
    Insured {
        key: key("full-flush"),
        element: id("full-flush"),
        melded: 3,
        set: |set| set.set.tile.suit().is_some(),
        every_tile: true,
        reason: &Reason {
            clause: "HKOS-64",
            text: "fed the fourth set of Full Flush",
        },
    },
];

const FIVE_TILES: &Reason = &Reason {
    clause: "HKOS-70",
    text: "discarded a fresh tile with five tiles or fewer left",
};
const DREW: &Reason = &Reason {
    clause: "HKOS-65",
    text: "fed the fourth set, and the winner drew the winning tile",
};
const BOTH_TILES: &Reason = &Reason {
    clause: "HKOS-66",
    text: "fed the fourth set and the winning tile",
};
const SHARED: &Reason = &Reason {
    clause: "HKOS-67",
    text: "one fed the fourth set, the other the winning tile: they share",
};

/// Players who pay for the others.
pub(super) enum Insurance {
    /// One player pays for all.
    All {
        payer: Seat,
        reason: &'static Reason,
    },
    /// The discarders of the set and of the winning tile pay half each.
    Halves {
        feeder: Seat,
        discarder: Seat,
        reason: &'static Reason,
    },
}

const LIABLE: &Reason = &Reason {
    clause: "HKOS-60",
    text: "is liable for the hand, and pays for all",
};

impl Insurance {
    /// Returns the payers if the table states a liable player without a reason.
    pub(super) fn stated(win: Win, liable: Seat) -> Self {
        match win {
            Win::Discard { from } | Win::RobbingTheKong { from } if from != liable => {
                Self::Halves {
                    feeder: liable,
                    discarder: from,
                    reason: SHARED,
                }
            }
            Win::Discard { .. } | Win::RobbingTheKong { .. } => Self::All {
                payer: liable,
                reason: LIABLE,
            },
            Win::SelfDraw | Win::BonusTiles { .. } => Self::All {
                payer: liable,
                reason: DREW,
            },
        }
    }
}

/// Returns the liability for a hand that has the element (HKOS-71); `None` if no player is liable. The
/// discarder of the winning tile takes precedence over the discarder of an earlier set.
pub(super) fn insurance(won: &WonHand, tally: &Tally) -> Option<Insurance> {
    if !won.liability {
        return None;
    }
    let insured = || INSURED.iter().filter(|one| tally.meets(one.element));
    if let Win::Discard { from } = won.context.win {
        let by_discarder = insured().find(|one| one.won_on(won, tally, from));
        if let Some(one) = by_discarder {
            return Some(Insurance::All {
                payer: from,
                reason: one.reason,
            });
        }
        if is_late_and_fresh(won) {
            return Some(Insurance::All {
                payer: from,
                reason: FIVE_TILES,
            });
        }
    }
    let mut feeders = insured().filter_map(|one| one.feeder_before_win(won));
    let first = feeders.next()?;
    let gave = |seat: &Seat| won.context.win.from() == Some(*seat);
    let feeder = if gave(&first) {
        first
    } else {
        feeders.find(gave).unwrap_or(first)
    };
    Some(match won.context.win {
        Win::SelfDraw | Win::BonusTiles { .. } => Insurance::All {
            payer: feeder,
            reason: DREW,
        },
        Win::Discard { from } | Win::RobbingTheKong { from } if from == feeder => Insurance::All {
            payer: feeder,
            reason: BOTH_TILES,
        },
        Win::Discard { from } | Win::RobbingTheKong { from } => Insurance::Halves {
            feeder,
            discarder: from,
            reason: SHARED,
        },
    })
}

impl Insured {
    /// Returns whether the winning discard completed the last set.
    fn won_on(&self, won: &WonHand, tally: &Tally, discarder: Seat) -> bool {
        if is_exempt(won, discarder, LiableTile::WinningTile) {
            return false;
        }
        let melded = self.melded(won).count();
        match tally.reading.completed {
            Completed::Set(_) => {
                melded >= self.melded && tally.reading.completed_set().is_some_and(self.set)
            }
            // With four sets on the table, the hand waits for the pair (HKOS-66, HKOS-67).
            Completed::Pair => {
                melded == 3
                    && self.every_tile
                    && won.house.on(const { choice("insurance_pair_counts") })
            }
            Completed::Whole => false,
        }
    }

    /// Returns the discarder of the last set before the win. A stated player takes precedence over the meld.
    fn feeder_before_win(&self, won: &WonHand) -> Option<Seat> {
        let until_the_end = self.every_tile
            || won
                .house
                .on(const { choice("insurance_b3d_b4w_not_winning_tile") });
        let last = self.melded(won).nth(self.melded)?;
        let stated = won
            .context
            .liability
            .iter()
            .filter(|one| one.tile == LiableTile::Set);
        let own = stated.clone().find(|one| one.key == self.key);
        // A statement of another liability applies to the fourth set too, because it is the same set.
        let feeder = own
            .map(|one| one.seat)
            .or(last.from)
            .or_else(|| stated.clone().map(|one| one.seat).next())?;
        (until_the_end && !is_exempt(won, feeder, LiableTile::Set)).then_some(feeder)
    }

    /// Returns the melds that count, in the order of claims.
    fn melded<'a>(&'a self, won: &WonHand<'a>) -> impl Iterator<Item = Meld> + 'a {
        let set = self.set;
        won.hand
            .claimed()
            .map(|(_, meld)| meld)
            .filter(move |&meld| {
                set(ReadSet {
                    set: meld.set(),
                    source: crate::decomposition::Source::Table(meld.kind),
                })
            })
    }
}

/// Returns whether a discarder is exempt (HKOS-69). The exemption covers the discard under every liability.
fn is_exempt(won: &WonHand, feeder: Seat, tile: LiableTile) -> bool {
    let circumstances = &won.context.circumstances;
    let no_choice = circumstances.has(Circumstance::NoChoice)
        && circumstances
            .seat(Circumstance::NoChoice)
            .is_none_or(|seat| seat == feeder);
    let free = |one: &StatedLiability| {
        one.exempt == Some(EXEMPTIONS[0].key) && one.seat == feeder && one.tile == tile
    };
    no_choice || won.context.liability.iter().any(free)
}

/// Returns whether the winning tile was fresh, with few tiles left (HKOS-70).
fn is_late_and_fresh(won: &WonHand) -> bool {
    let context = won.context;
    let threshold = won.house.number(const { choice("five_tiles_threshold") });
    let counted = context.circumstances.count(Circumstance::TilesLeft);
    let five = context.has(Circumstance::FiveTilesLeft).then_some(5);
    let late = counted
        .or(five)
        .is_some_and(|left| u32::from(left) <= threshold);
    let stated = context.liability.iter().any(|one| {
        one.key == const { key("five-tiles-left") } && one.tile == LiableTile::WinningTile
    });
    context.win.by() == WinBy::Discard && (stated || late && context.has(Circumstance::FreshTile))
}
