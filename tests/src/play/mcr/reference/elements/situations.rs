//! Circumstances of the win.

use tilewise_rules::Circumstance;

use crate::play::mcr::reference::reading::Completed;
use crate::play::mcr::reference::view::View;

/// M-74
pub fn last_tile_draw(view: &View) -> bool {
    view.hand.has(Circumstance::LastTile) && view.hand.is_drawn()
}

/// M-75
pub fn last_tile_claim(view: &View) -> bool {
    view.hand.has(Circumstance::LastTile) && !view.hand.is_drawn()
}

/// M-76
pub fn out_with_replacement_tile(view: &View) -> bool {
    view.hand.has(Circumstance::KongReplacement) && view.hand.is_drawn()
}

/// M-82: the pair was won by a discard.
pub fn melded_hand(view: &View) -> bool {
    view.open_melds() == 4 && view.reading.won == Completed::Pair && !view.hand.is_drawn()
}

/// M-88, M-29: visible in own open melds, or stated.
pub fn last_of_kind(view: &View) -> bool {
    let is_visible = view.hand.open_copies(view.hand.winning) == 3;
    let is_stated = view.hand.has(Circumstance::LastOfKind);
    (is_visible || is_stated) && !view.hand.is_unclear()
}
