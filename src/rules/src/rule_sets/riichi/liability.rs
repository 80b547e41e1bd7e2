//! Liability for a discarded set, mostly the last one of a yakuman.

use arrayvec::ArrayVec;

use super::elements::id;
use super::options::choice;
use crate::hands::{Circumstance, LiableTile, Meld, MeldKind, SetKind};
use crate::model::{Liability, Tally, Unseen, WonHand, liable_question};
use crate::sort::sort_short_by_key;
use crate::tiles::Seat;

const DRAGONS: &str = "big-three-dragons";
const WINDS: &str = "big-four-winds";
const KONGS: &str = "four-kongs";
const KONG: &str = "claimed-kong";

/// Kinds of liability.
pub(super) static LIABILITIES: [Liability; 4] = [
    Liability {
        key: DRAGONS,
        name: "big three dragons",
        question: liable_question("Who fed the {0}?"),
        clause: "R-93",
        never: NEVER,
        unseen: Unseen::NoSets,
    },
    Liability {
        key: WINDS,
        name: "big four winds",
        question: liable_question("Who fed the {0}?"),
        clause: "R-93",
        never: NEVER,
        unseen: Unseen::NoSets,
    },
    Liability {
        key: KONGS,
        name: "four kongs",
        question: liable_question("Whose discard made the fourth kong?"),
        clause: "R-95",
        never: NEVER,
        unseen: Unseen::LastKong,
    },
    Liability {
        key: KONG,
        name: "kong whose replacement won",
        question: liable_question("Whose discard made the kong whose replacement won?"),
        clause: "R-95",
        never: NEVER,
        unseen: Unseen::NoSets,
    },
];

const NEVER: Option<(LiableTile, &str)> = Some((
    LiableTile::WinningTile,
    "who feeds the winning tile pays as discarder, say that a set was fed",
));

/// Player who is liable for a yakuman, with its han.
#[derive(Clone, Copy, Debug)]
pub(super) struct OneLiable {
    pub(super) seat: Seat,
    /// Key of the liability.
    pub(super) key: &'static str,
    pub(super) han: u16,
    /// Index of the meld from which the liability arose.
    place: usize,
}

/// Liable players, in the order in which their liability arose.
pub(super) type Liabilities = ArrayVec<OneLiable, 3>;

/// Returns the players who are liable for the yakuman of a hand.
pub(super) fn liable(won: &WonHand, tally: &Tally) -> Liabilities {
    let dragons = |meld: &Meld| meld.tile.is_dragon();
    let winds = |meld: &Meld| meld.tile.is_wind();
    let kongs = |meld: &Meld| meld.kind.set() == SetKind::Kong;
    let four_kongs = won.house.on(const { choice("pao_four_kongs") });
    let mut all = Liabilities::new();
    for line in &tally.lines {
        let found = if line.element == const { id("daisangen") }.0 {
            last_set_liability(won, DRAGONS, 3, dragons)
        } else if line.element == const { id("daisuushii") }.0 {
            last_set_liability(won, WINDS, 4, winds)
        } else if line.element == const { id("suukantsu") }.0 && four_kongs {
            last_set_liability(won, KONGS, 4, kongs)
        } else {
            None
        };
        all.extend(found.map(|(key, place, seat)| OneLiable {
            seat,
            key,
            han: line.value,
            place,
        }));
    }
    // If one set causes two liabilities, that for dragons or winds comes first.
    sort_short_by_key(&mut all, |one| (one.place, one.key == KONGS));
    all
}

/// Returns the key, the index of the last of `count` sets and its discarder. Stated players
/// take precedence over the melds.
fn last_set_liability(
    won: &WonHand,
    key: &'static str,
    count: usize,
    is: impl Fn(&Meld) -> bool,
) -> Option<(&'static str, usize, Seat)> {
    let mut sets = won.hand.melds().iter().enumerate();
    let (place, last) = sets.by_ref().filter(|(_, meld)| is(meld)).nth(count - 1)?;
    // The fourth kong must be claimed: an added tile was drawn.
    let claimed = match key {
        KONGS => last.kind == MeldKind::Kong,
        _ => last.kind.is_claimed(),
    };
    if !claimed {
        return None;
    }
    Some((key, place, feeder(won, key, *last)?))
}

/// Returns the discarder of a set: the stated player, or the source of the meld.
fn feeder(won: &WonHand, key: &str, set: Meld) -> Option<Seat> {
    let mut stated = won.context.liability.iter();
    let stated = stated.find(|one| one.key == key && one.tile == LiableTile::Set);
    stated.map(|one| one.seat).or(set.from)
}

/// Returns the discarder of the kong whose replacement won, if that player pays for all three by option. Only
/// the last kong matters, because the replacement belongs to it.
pub(super) fn kong_feeder(won: &WonHand) -> Option<Seat> {
    let drawn = won.context.is_self_draw() && won.context.has(Circumstance::KongReplacement);
    if !drawn || !won.house.on(const { choice("pao_claimed_kong") }) {
        return None;
    }
    let mut kongs = won.hand.melds().iter();
    let last = kongs.rfind(|meld| meld.kind.set() == SetKind::Kong)?;
    if last.kind == MeldKind::Kong {
        feeder(won, KONG, *last)
    } else {
        None
    }
}
