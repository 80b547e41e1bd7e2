//! Yaku of sets.

use crate::play::riichi::reference::reading::Set;
use crate::play::riichi::reference::tiles::{Suit, Tile};
use crate::play::riichi::reference::view::View;

///
pub(super) fn pinfu(view: &View) -> bool {
    view.is_closed()
        && view.sequences().len() == 4
        && view.pair().is_some_and(|pair| !view.is_value(pair))
        && view.is_two_sided()
}

/// Returns the number of pairs of equal sequences; four alike are two.
fn twins(view: &View) -> usize {
    let sequences = view.sequences();
    let times = |kind: &Tile| sequences.iter().filter(|tile| *tile == kind).count();
    Tile::kinds().iter().map(|kind| times(kind) / 2).sum()
}

///
pub(super) fn iipeikou(view: &View) -> bool {
    view.is_closed() && twins(view) == 1
}

///
pub(super) fn ryanpeikou(view: &View) -> bool {
    view.is_closed() && twins(view) == 2
}

///
pub(super) fn white(view: &View) -> bool {
    view.has_alike(Tile::honour(5))
}

///
pub(super) fn green(view: &View) -> bool {
    view.has_alike(Tile::honour(6))
}

///
pub(super) fn red(view: &View) -> bool {
    view.has_alike(Tile::honour(7))
}

///
pub(super) fn seat(view: &View) -> bool {
    view.has_alike(view.entry.seat.wind())
}

///
pub(super) fn round(view: &View) -> bool {
    view.has_alike(view.entry.round.wind())
}

/// Returns whether one rank occurs in all three suits.
fn in_all_suits(tiles: &[Tile]) -> bool {
    (1..=9).any(|rank| {
        Suit::NUMBERED
            .iter()
            .all(|&suit| tiles.contains(&Tile::new(suit, rank)))
    })
}

///
pub(super) fn sanshoku_doujun(view: &View) -> bool {
    in_all_suits(&view.sequences())
}

///
pub(super) fn sanshoku_doukou(view: &View) -> bool {
    in_all_suits(&view.alike())
}

///
pub(super) fn ittsuu(view: &View) -> bool {
    Suit::NUMBERED.iter().any(|&suit| {
        let has = |rank| view.sequences().contains(&Tile::new(suit, rank));
        has(1) && has(4) && has(7)
    })
}

/// Returns whether every set and the pair has such a tile, and one of the sets is a sequence.
fn everywhere(view: &View, like: fn(Tile) -> bool) -> bool {
    let in_set = |set: &Set| set.tiles().into_iter().any(like);
    view.pair().is_some_and(like) && view.sets().iter().all(in_set) && !view.sequences().is_empty()
}

///
pub(super) fn chanta(view: &View) -> bool {
    everywhere(view, Tile::is_outside) && view.any(Tile::is_honour)
}

///
pub(super) fn junchan(view: &View) -> bool {
    everywhere(view, Tile::is_terminal)
}

///
pub(super) fn sanankou(view: &View) -> bool {
    view.concealed_alike() == 3
}

///
pub(super) fn sankantsu(view: &View) -> bool {
    view.kongs() == 3
}

///
pub(super) fn toitoi(view: &View) -> bool {
    view.alike().len() == 4
}

///
pub(super) fn shousangen(view: &View) -> bool {
    view.alike_and_pair(&[5, 6, 7].map(Tile::honour)) == (2, true)
}
