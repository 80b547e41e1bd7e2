//! M-26: the waits.

use tilewise_rules::Circumstance;

use crate::play::mcr::options::KnittedWaits;
use crate::play::mcr::reference::reading::{Completed, Pattern};
use crate::play::mcr::reference::view::View;
use crate::reference::read::SetKind;

/// Returns the position of the winning tile in the chow that it completed: 0 for the lowest.
fn place_in_chow(view: &View) -> Option<u8> {
    let chow = view.won_set().filter(|set| set.kind == SetKind::Chow)?;
    (0..3).find(|&step| chow.tile.above(step) == Some(view.hand.winning))
}

/// Returns whether a wait can count, on the pair or on a chow.
fn counts(view: &View, is_pair: bool) -> bool {
    let hand = view.hand;
    let is_certain = !hand.is_unclear() && !hand.has(Circumstance::InitialHand);
    let played = match (view.reading.pattern, hand.options.knitted_straight_waits) {
        (Pattern::Standard, _) | (Pattern::Knitted(_), KnittedWaits::Any) => true,
        (Pattern::Knitted(body), KnittedWaits::OutsideBody) => !body.contains(&hand.winning),
        (Pattern::Knitted(_), KnittedWaits::Single) => is_pair,
        _ => false,
    };
    is_certain && played && hand.is_sole_wait()
}

/// M-107
pub fn edge(view: &View) -> bool {
    let (place, rank) = (place_in_chow(view), view.hand.winning.rank());
    let edge = place == Some(2) && rank == Some(3) || place == Some(0) && rank == Some(7);
    edge && counts(view, false)
}

/// M-108
pub fn closed(view: &View) -> bool {
    place_in_chow(view) == Some(1) && counts(view, false)
}

/// M-109
pub fn single(view: &View) -> bool {
    view.reading.won == Completed::Pair && counts(view, true)
}
