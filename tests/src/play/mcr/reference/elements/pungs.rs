//! Pungs and kongs, single and in relations.

use tilewise_rules::{Suit, Tile};

use crate::play::mcr::reference::view::View;
use crate::reference::read::HandSet;

fn are_pungs_of(sets: &[HandSet], are: fn(Tile) -> bool) -> bool {
    sets.iter().all(|set| set.is_pung() && are(set.tile))
}

/// Returns whether they are pungs of one suit.
fn of_one_suit(sets: &[HandSet]) -> bool {
    let suit = sets[0].tile.suit();
    let same = |set: &HandSet| set.is_pung() && set.tile.suit() == suit;
    suit.is_some() && sets.iter().all(same)
}

/// Returns whether they are pungs, no two of one suit.
fn of_different_suits(sets: &[HandSet]) -> bool {
    let in_suit = |suit: Suit| {
        let same = sets.iter().filter(|set| set.tile.suit() == Some(suit));
        same.count()
    };
    let numbered = |set: &HandSet| set.is_pung() && set.tile.suit().is_some();
    sets.iter().all(numbered) && Suit::ALL.into_iter().all(|suit| in_suit(suit) <= 1)
}

/// Returns whether each rank exceeds the previous one by `step`.
fn step_by(sets: &[HandSet], step: u8) -> bool {
    let mut ranks: Vec<u8> = sets.iter().filter_map(|set| set.tile.rank()).collect();
    ranks.sort_unstable();
    ranks.len() == sets.len() && ranks.windows(2).all(|two| two[1] == two[0] + step)
}

/// M-31: four pungs of winds are necessarily different.
pub fn big_four_winds(_: &View, sets: &[HandSet]) -> bool {
    are_pungs_of(sets, Tile::is_wind)
}

/// M-32
pub fn big_three_dragons(_: &View, sets: &[HandSet]) -> bool {
    are_pungs_of(sets, Tile::is_dragon)
}

/// M-39
pub fn little_four_winds(_: &View, sets: &[HandSet], pair: Tile) -> bool {
    are_pungs_of(sets, Tile::is_wind) && pair.is_wind()
}

/// M-40
pub fn little_three_dragons(_: &View, sets: &[HandSet], pair: Tile) -> bool {
    are_pungs_of(sets, Tile::is_dragon) && pair.is_dragon()
}

/// M-45, M-54
pub fn pure_shifted_pungs(_: &View, sets: &[HandSet]) -> bool {
    of_one_suit(sets) && step_by(sets, 1)
}

/// M-72
pub fn mixed_shifted_pungs(_: &View, sets: &[HandSet]) -> bool {
    of_different_suits(sets) && step_by(sets, 1)
}

/// M-62
pub fn triple_pung(_: &View, sets: &[HandSet]) -> bool {
    of_different_suits(sets) && step_by(sets, 0)
}

/// M-95
pub fn double_pung(_: &View, sets: &[HandSet]) -> bool {
    of_different_suits(sets) && step_by(sets, 0)
}

/// M-68
pub fn big_three_winds(view: &View, sets: &[HandSet]) -> bool {
    are_pungs_of(sets, Tile::is_wind)
        && view.pungs_of(Tile::is_wind) == 3
        && !view.pair_is(Tile::is_wind)
}

/// M-84
pub fn two_dragon_pungs(view: &View, sets: &[HandSet]) -> bool {
    are_pungs_of(sets, Tile::is_dragon)
        && view.pungs_of(Tile::is_dragon) == 2
        && !view.pair_is(Tile::is_dragon)
}

/// M-78
pub fn all_pungs(view: &View) -> bool {
    view.is_standard() && view.pungs_of(|_| true) == 4
}

/// M-51
pub fn all_even_pungs(view: &View) -> bool {
    all_pungs(view) && view.only_ranks(&[2, 4, 6, 8])
}

/// M-89
pub fn dragon_pung(view: &View, set: &HandSet) -> bool {
    set.is_pung() && set.tile.is_dragon() && view.pungs_of(Tile::is_dragon) == 1
}

/// M-90
pub fn prevailing_wind(view: &View, set: &HandSet) -> bool {
    set.is_pung() && set.tile == Tile::wind(view.hand.prevailing)
}

/// M-91
pub fn seat_wind(view: &View, set: &HandSet) -> bool {
    set.is_pung() && set.tile == Tile::wind(view.hand.seat)
}

/// M-103: never a dragon.
pub fn terminal_or_wind(_: &View, set: &HandSet) -> bool {
    set.is_pung() && (set.tile.is_terminal() || set.tile.is_wind())
}
