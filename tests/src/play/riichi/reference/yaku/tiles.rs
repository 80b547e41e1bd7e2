//! Yaku of tiles.

use crate::play::riichi::reference::tiles::Tile;
use crate::play::riichi::reference::view::View;

///
pub(super) fn tanyao(view: &View) -> bool {
    (view.is_closed() || view.options.open_tanyao) && view.all(|tile| !tile.is_outside())
}

///
pub(super) fn chiitoitsu(view: &View) -> bool {
    view.is_seven_pairs()
}

/// both terminals and honours, in triplets and a pair or in seven pairs.
pub(super) fn honroutou(view: &View) -> bool {
    view.all(Tile::is_outside) && view.any(Tile::is_terminal) && view.any(Tile::is_honour)
}

///
pub(super) fn honitsu(view: &View) -> bool {
    view.only_suit().is_some() && view.any(Tile::is_honour)
}

///
pub(super) fn chinitsu(view: &View) -> bool {
    view.only_suit().is_some() && !view.any(Tile::is_honour)
}
