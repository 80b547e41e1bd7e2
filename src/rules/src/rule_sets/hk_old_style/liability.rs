//! Insurance: who pays for the others because they fed the hand (HKOS-60 to HKOS-71).

use super::elements::id;
use super::options::choice;
use crate::decomposition::{Completed, ReadSet};
use crate::hands::{Circumstance, LiableTile, Meld, StatedLiability, Win, WinBy};
use crate::schema::{
    ElementId, Exemption, Liability, Reason, Tally, Unseen, WonHand, is_freed, liability_key,
    who_fed,
};
use crate::tiles::Seat;

/// Of what only the winning tile can be.
const ABOUT_THE_WIN: &str = "it is about the winning tile, say that the winning tile was fed";

/// What one may be liable for, in the order of the book.
pub(super) static LIABILITIES: [Liability; 6] = [
    Liability {
        key: "big-three-dragons",
        name: "big three dragons",
        asks: who_fed("Who fed the {0}?"),
        clause: "HKOS-60",
        never: None,
        unseen: Unseen::Nothing,
    },
    Liability {
        key: "big-four-winds",
        name: "big four winds",
        asks: who_fed("Who fed the {0}?"),
        clause: "HKOS-61",
        never: None,
        unseen: Unseen::Nothing,
    },
    Liability {
        key: "all-honors",
        name: "all honours",
        asks: who_fed("Who fed the {0}?"),
        clause: "HKOS-62",
        never: None,
        unseen: Unseen::Nothing,
    },
    Liability {
        key: "all-terminals",
        name: "all terminals",
        asks: who_fed("Who fed the {0}?"),
        clause: "HKOS-63",
        never: None,
        unseen: Unseen::Nothing,
    },
    Liability {
        key: "full-flush",
        name: "full flush",
        asks: who_fed("Who fed the {0}?"),
        clause: "HKOS-64",
        never: None,
        unseen: Unseen::Nothing,
    },
    Liability {
        key: "five-tiles-left",
        name: "fresh tile with five tiles left",
        asks: who_fed("Who fed the {0}?"),
        clause: "HKOS-70",
        never: Some((LiableTile::Set, ABOUT_THE_WIN)),
        unseen: Unseen::Nothing,
    },
];

/// What frees a feeder.
pub(super) static EXEMPTIONS: [Exemption; 1] = [Exemption {
    key: "no-choice",
    asks: is_freed("Had {0} no safe tile to discard?"),
    clause: "HKOS-69",
}];

/// The key of a liability, looked up when the program is built.
const fn key(key: &str) -> &'static str {
    liability_key(&LIABILITIES, key)
}

/// A hand that it is dangerous to feed.
struct Insured {
    key: &'static str,
    /// The element that the hand must really have when it wins: HKOS-71.
    element: ElementId,
    /// How many sets must lie melded on the table before the feed.
    melded: usize,
    /// Which sets count.
    set: fn(ReadSet) -> bool,
    /// Whether every tile of the hand is dangerous, the pair too. Then a feed that doesn't win
    /// counts in every house (HKOS-65), else only where the house says so (HKOS-68).
    every_tile: bool,
    /// On a discard that completes the last set.
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
            says: "fed the third dragon pung of Big Three Dragons",
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
            says: "fed the fourth wind pung of Big Four Winds",
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
            says: "fed the fourth pung of All Honors",
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
            says: "fed the fourth pung of All Terminals",
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
            says: "fed the fourth set of Full Flush",
        },
    },
];

const FIVE_TILES: &Reason = &Reason {
    clause: "HKOS-70",
    says: "discarded a fresh tile with five tiles or fewer left",
};
const DREW: &Reason = &Reason {
    clause: "HKOS-65",
    says: "fed the fourth set, and the winner drew the winning tile",
};
const FED_TWICE: &Reason = &Reason {
    clause: "HKOS-66",
    says: "fed the fourth set and the winning tile",
};
const SHARED: &Reason = &Reason {
    clause: "HKOS-67",
    says: "one fed the fourth set, the other the winning tile: they share",
};

/// Who pays for the others.
pub(super) enum Insurance {
    /// One player pays all.
    All {
        payer: Seat,
        reason: &'static Reason,
    },
    /// Who fed the set and who fed the winning tile share.
    Halves {
        feeder: Seat,
        discarder: Seat,
        reason: &'static Reason,
    },
}

const LIABLE: &Reason = &Reason {
    clause: "HKOS-60",
    says: "is liable for the hand, and pays for all",
};

impl Insurance {
    /// Who pays where the table says who is liable, and not for what.
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

/// Who pays for the others, if anybody, in a hand that really has the element (HKOS-71). The
/// discarder's own liability goes before that of whoever fed a set earlier.
pub(super) fn insurance(won: &WonHand, tally: &Tally) -> Option<Insurance> {
    if !won.liability {
        return None;
    }
    let insured = || INSURED.iter().filter(|one| tally.meets(one.element));
    if let Win::Discard { from } = won.context.win {
        let fed = insured().find(|one| one.won_on(won, tally, from));
        if let Some(one) = fed {
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
    let mut feeders = insured().filter_map(|one| one.fed_before(won));
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
            reason: FED_TWICE,
        },
        Win::Discard { from } | Win::RobbingTheKong { from } => Insurance::Halves {
            feeder,
            discarder: from,
            reason: SHARED,
        },
    })
}

impl Insured {
    /// Whether the discard that won also completed the last set.
    fn won_on(&self, won: &WonHand, tally: &Tally, discarder: Seat) -> bool {
        if is_exempt(won, discarder, LiableTile::WinningTile) {
            return false;
        }
        let melded = self.melded(won).count();
        match tally.reading.completed {
            Completed::Set(_) => {
                melded >= self.melded && tally.reading.completed_set().is_some_and(self.set)
            }
            // With a fourth set on the table the pair is what it waited for: HKOS-66, HKOS-67.
            Completed::Pair => {
                melded == 3
                    && self.every_tile
                    && won.house.on(const { choice("insurance_pair_counts") })
            }
            Completed::Whole => false,
        }
    }

    /// Who fed the last set before the hand was won. What the table states goes before what the
    /// meld tells.
    fn fed_before(&self, won: &WonHand) -> Option<Seat> {
        let until_the_end = self.every_tile
            || won
                .house
                .on(const { choice("insurance_b3d_b4w_not_winning_tile") });
        let last = self.melded(won).nth(self.melded)?;
        let stated = won
            .context
            .liability
            .iter()
            .filter(|one| one.fed == LiableTile::Set);
        let own = stated.clone().find(|one| one.key == self.key);
        // The fourth set of a hand is the same by whatever name its feeding is stated.
        let feeder = own
            .map(|one| one.seat)
            .or(last.from)
            .or_else(|| stated.clone().map(|one| one.seat).next())?;
        (until_the_end && !is_exempt(won, feeder, LiableTile::Set)).then_some(feeder)
    }

    /// The melds that count, in the order in which they were claimed.
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

/// Whether something frees this feeder: HKOS-69. Who had no choice is free of that feed, by
/// whatever name it is stated.
fn is_exempt(won: &WonHand, feeder: Seat, fed: LiableTile) -> bool {
    let circumstances = &won.context.circumstances;
    let no_choice = circumstances.has(Circumstance::NoChoice)
        && circumstances
            .seat(Circumstance::NoChoice)
            .is_none_or(|seat| seat == feeder);
    let free = |one: &StatedLiability| {
        one.exempt == Some(EXEMPTIONS[0].key) && one.seat == feeder && one.fed == fed
    };
    no_choice || won.context.liability.iter().any(free)
}

/// HKOS-70.
fn is_late_and_fresh(won: &WonHand) -> bool {
    let context = won.context;
    let threshold = won.house.number(const { choice("five_tiles_threshold") });
    let counted = context.circumstances.count(Circumstance::TilesLeft);
    let five = context.has(Circumstance::FiveTilesLeft).then_some(5);
    let late = counted
        .or(five)
        .is_some_and(|left| u32::from(left) <= threshold);
    let stated = context.liability.iter().any(|one| {
        one.key == const { key("five-tiles-left") } && one.fed == LiableTile::WinningTile
    });
    context.win.by() == WinBy::Discard && (stated || late && context.has(Circumstance::FreshTile))
}
