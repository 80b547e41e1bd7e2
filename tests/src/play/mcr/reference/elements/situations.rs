//! How the win came.

use tilewise_rules::Circumstance;

use crate::play::mcr::reference::reading::Won;
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
    view.open_melds() == 4 && view.reading.won == Won::Pair && !view.hand.is_drawn()
}

/// M-88, M-29: seen in own open melds, or told.
pub fn last_of_kind(view: &View) -> bool {
    let shown = view.hand.open_copies(view.hand.winning) == 3;
    let told = view.hand.has(Circumstance::LastOfKind);
    (shown || told) && !view.hand.is_unclear()
}
