//! Who is liable because a set was fed, mostly the last one of a yakuman.

use arrayvec::ArrayVec;

use super::elements::id;
use super::options::choice;
use crate::hands::{Circumstance, LiableTile, Meld, MeldKind, SetKind};
use crate::schema::{Liability, Tally, Unseen, WonHand, who_fed};
use crate::tiles::Seat;

const DRAGONS: &str = "big-three-dragons";
const WINDS: &str = "big-four-winds";
const KONGS: &str = "four-kongs";
const KONG: &str = "claimed-kong";

/// What one may be liable for.
pub(super) static LIABILITIES: [Liability; 4] = [
    Liability {
        key: DRAGONS,
        name: "big three dragons",
        asks: who_fed("Who fed the {0}?"),
        clause: "R-93",
        never: NEVER,
        unseen: Unseen::Nothing,
    },
    Liability {
        key: WINDS,
        name: "big four winds",
        asks: who_fed("Who fed the {0}?"),
        clause: "R-93",
        never: NEVER,
        unseen: Unseen::Nothing,
    },
    Liability {
        key: KONGS,
        name: "four kongs",
        asks: who_fed("Whose discard made the fourth kong?"),
        clause: "R-95",
        never: NEVER,
        unseen: Unseen::LastKong,
    },
    Liability {
        key: KONG,
        name: "kong whose replacement won",
        asks: who_fed("Whose discard made the kong whose replacement won?"),
        clause: "R-95",
        never: NEVER,
        unseen: Unseen::Nothing,
    },
];

const NEVER: Option<(LiableTile, &str)> = Some((
    LiableTile::WinningTile,
    "who feeds the winning tile pays as discarder, say that a set was fed",
));

/// Somebody who is liable for a yakuman, and its han.
#[derive(Clone, Copy, Debug)]
pub(super) struct OneLiable {
    pub(super) seat: Seat,
    /// The key of what was fed.
    pub(super) key: &'static str,
    pub(super) han: u16,
    /// When it arose: the place of the set.
    place: usize,
}

/// Those who are liable, in the order in which they became so.
pub(super) type Liable = ArrayVec<OneLiable, 3>;

/// Who is liable for the yakuman of a hand.
pub(super) fn liable(won: &WonHand, tally: &Tally) -> Liable {
    let dragons = |meld: &Meld| meld.tile.is_dragon();
    let winds = |meld: &Meld| meld.tile.is_wind();
    let kongs = |meld: &Meld| meld.kind.set() == SetKind::Kong;
    let four_kongs = won.house.on(const { choice("pao_four_kongs") });
    let mut all = Liable::new();
    for line in &tally.lines {
        let fed = if line.element == const { id("daisangen") }.0 {
            fed(won, DRAGONS, 3, dragons)
        } else if line.element == const { id("daisuushii") }.0 {
            fed(won, WINDS, 4, winds)
        } else if line.element == const { id("suukantsu") }.0 && four_kongs {
            fed(won, KONGS, 4, kongs)
        } else {
            None
        };
        all.extend(fed.map(|(key, place, seat)| OneLiable {
            seat,
            key,
            han: line.value,
            place,
        }));
    }
    // Of those who became so by one set, the feeder of dragons or winds is the first.
    all.sort_by_key(|one| (one.place, one.key == KONGS));
    all
}

/// What was fed, the place of the last of so many sets of it, and who fed that. What the
/// table states goes before what the melds tell.
fn fed(
    won: &WonHand,
    key: &'static str,
    count: usize,
    is: impl Fn(&Meld) -> bool,
) -> Option<(&'static str, usize, Seat)> {
    let mut sets = won.hand.melds().iter().enumerate();
    let (place, last) = sets.by_ref().filter(|(_, meld)| is(meld)).nth(count - 1)?;
    // The fourth kong is one that was claimed as such: a tile that is added is one's own.
    let claimed = match key {
        KONGS => last.kind == MeldKind::Kong,
        _ => last.kind.is_claimed(),
    };
    if !claimed {
        return None;
    }
    Some((key, place, feeder(won, key, *last)?))
}

/// Who fed a set: as the table states it, else as the melds tell.
fn feeder(won: &WonHand, key: &str, set: Meld) -> Option<Seat> {
    let mut stated = won.context.liability.iter();
    let stated = stated.find(|one| one.key == key && one.fed == LiableTile::Set);
    stated.map(|one| one.seat).or(set.from)
}

/// Who fed the kong whose replacement tile won, in a house where that player pays for all three.
/// It is the last kong: after one that was drawn or added the replacement is of that.
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
