//! Liability for the payments of the others (T-74 to T-76).

use super::elements::id;
use super::options::{answer, choice};
use super::shares::LiablePayer;
use crate::hands::{Meld, MeldKind, SetKind};
use crate::model::{ElementId, Liability, Tally, Unseen, WonHand, liable_question};
use crate::tiles::{Seat, Tile};

/// Liabilities, in the order in which the first that is met applies (T-75).
pub(super) static LIABILITIES: [Liability; 10] = [
    liability("five-kongs", "five kongs"),
    liability("four-kongs", "four kongs"),
    liability("big-four-winds", "big four winds"),
    liability("little-four-winds", "little four winds"),
    liability("big-three-dragons", "big three dragons"),
    liability("little-three-dragons", "little three dragons"),
    liability("all-honors", "all honours"),
    liability("full-flush", "full flush"),
    liability("half-flush", "half flush"),
    liability("all-pungs", "all pungs"),
];

/// The keys of their elements.
pub(super) const LIABLE_KEYS: [&str; LIABILITIES.len()] = {
    let mut keys = [""; LIABILITIES.len()];
    let mut place = 0;
    while place < keys.len() {
        keys[place] = LIABILITIES[place].key;
        place += 1;
    }
    keys
};

const fn liability(key: &'static str, name: &'static str) -> Liability {
    Liability {
        key,
        name,
        question: liable_question("Who fed the {0}?"),
        clause: "T-74",
        never: None,
        unseen: Unseen::NoSets,
    }
}

/// The sets that make a player liable.
#[derive(Clone, Copy)]
enum LiableSets {
    /// The kong of this number, if it was claimed; concealed ones count.
    Kong(usize),
    /// The pung or kong of this number among the claimed ones of fitting tiles.
    Pung(usize, fn(Tile) -> bool),
    /// The set after which four or more claimed sets show the element.
    Four(fn(&[Meld]) -> bool),
}

static LIABLE_SETS: [(ElementId, LiableSets); LIABILITIES.len()] = [
    (id("five-kongs"), LiableSets::Kong(5)),
    (id("four-kongs"), LiableSets::Kong(4)),
    (id("big-four-winds"), LiableSets::Pung(4, Tile::is_wind)),
    (id("little-four-winds"), LiableSets::Pung(3, Tile::is_wind)),
    (
        id("big-three-dragons"),
        LiableSets::Pung(3, Tile::is_dragon),
    ),
    (
        id("little-three-dragons"),
        LiableSets::Pung(2, Tile::is_dragon),
    ),
    (
        id("all-honors"),
        LiableSets::Four(|melds| melds.iter().all(|meld| meld.tile.is_honor())),
    ),
    (
        id("full-flush"),
        LiableSets::Four(|melds| {
            is_one_suit(melds) && melds.iter().all(|meld| !meld.tile.is_honor())
        }),
    ),
    (id("half-flush"), LiableSets::Four(is_one_suit)),
    (
        id("all-pungs"),
        LiableSets::Four(|melds| melds.iter().all(|&meld| is_pung(meld))),
    ),
];

/// Returns the player who is liable for the hand, if the house plays it (T-74, T-75).
pub(super) fn liable(won: &WonHand, tally: &Tally) -> Option<LiablePayer> {
    if !won.liability {
        return None;
    }
    let mut all = LIABILITIES.iter().zip(LIABLE_SETS);
    let seat = all.find_map(|(liability, (element, sets))| {
        let holds = won
            .house
            .has_key(const { choice("liability") }, liability.key);
        if !holds || !tally.meets(element) {
            return None;
        }
        let mut stated = won.context.liability.iter();
        let stated = stated.find(|stated| stated.key == liability.key);
        stated.map_or_else(|| by_sets(won, sets), |stated| Some(stated.seat))
    })?;
    Some(LiablePayer {
        seat,
        halves: won
            .house
            .is_chosen(const { answer("liability_discard", "half") }),
    })
}

/// Returns the player who gave the tile of the set that makes liable.
fn by_sets(won: &WonHand, sets: LiableSets) -> Option<Seat> {
    let melds = won.hand.melds();
    let claimed = || melds.iter().filter(|meld| meld.kind.is_claimed()).copied();
    match sets {
        LiableSets::Kong(number) => {
            let mut kongs = melds.iter().filter(|meld| meld.kind.set() == SetKind::Kong);
            let kong = kongs.nth(number - 1)?;
            // An added kong counts as its pung, which isn't a kong yet.
            kong.from.filter(|_| kong.kind == MeldKind::Kong)
        }
        LiableSets::Pung(number, fits) => {
            let mut pungs = claimed().filter(|&meld| is_pung(meld) && fits(meld.tile));
            pungs.nth(number - 1)?.from
        }
        LiableSets::Four(shows) => {
            let all: Vec<Meld> = claimed().collect();
            let first = (4..=all.len()).find(|&count| shows(&all[..count]))?;
            all[first - 1].from
        }
    }
}

const fn is_pung(meld: Meld) -> bool {
    !matches!(meld.kind, MeldKind::Chow)
}

/// Returns whether all sets are of one suit or of honours.
fn is_one_suit(melds: &[Meld]) -> bool {
    let mut suits = melds.iter().filter_map(|meld| meld.tile.suit());
    let first = suits.next();
    suits.all(|suit| Some(suit) == first)
}
