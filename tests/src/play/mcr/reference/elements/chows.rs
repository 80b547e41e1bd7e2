//! Relations of chows.

use tilewise_rules::{Suit, Tile};

use crate::play::mcr::reference::reading::Pattern;
use crate::play::mcr::reference::view::View;
use crate::reference::read::{HandSet, SetKind};

/// Returns suits and lowest ranks, sorted by rank. `None` unless all are chows.
fn rows(sets: &[HandSet]) -> Option<Vec<(Suit, u8)>> {
    let row = |set: &HandSet| match set.kind {
        SetKind::Chow => Some((set.tile.suit()?, set.tile.rank()?)),
        SetKind::Pung | SetKind::Kong => None,
    };
    let mut rows: Vec<_> = sets.iter().map(row).collect::<Option<_>>()?;
    rows.sort_by_key(|&(suit, rank)| (rank, suit as u8));
    Some(rows)
}

/// Returns whether they are chows of these ranks, in ascending order.
fn has_ranks(sets: &[HandSet], ranks: &[u8]) -> bool {
    rows(sets).is_some_and(|rows| rows.iter().map(|(_, rank)| *rank).eq(ranks.iter().copied()))
}

fn of_one_suit(sets: &[HandSet]) -> bool {
    sets.iter()
        .all(|set| set.tile.suit() == sets[0].tile.suit())
}

/// Returns whether no two are of one suit.
fn of_different_suits(sets: &[HandSet]) -> bool {
    let count = |suit: Suit| {
        let same = sets.iter().filter(|set| set.tile.suit() == Some(suit));
        same.count()
    };
    Suit::ALL.into_iter().all(|suit| count(suit) <= 1)
}

/// Returns the ranks. `None` unless all are chows.
fn ranks(sets: &[HandSet]) -> Option<Vec<u8>> {
    Some(rows(sets)?.iter().map(|(_, rank)| *rank).collect())
}

/// Returns whether each rank exceeds the previous one by `step`.
fn step_by(sets: &[HandSet], step: u8) -> bool {
    let ranks = ranks(sets).unwrap_or_default();
    !ranks.is_empty() && ranks.windows(2).all(|two| two[1] == two[0] + step)
}

fn is_five(pair: Tile) -> bool {
    pair.rank() == Some(5)
}

/// M-43
pub fn pure_terminal_chows(_: &View, sets: &[HandSet], pair: Tile) -> bool {
    let of_their_suit = pair.suit() == sets[0].tile.suit();
    has_ranks(sets, &[1, 1, 7, 7]) && of_one_suit(sets) && is_five(pair) && of_their_suit
}

/// M-59
pub fn three_suited_terminal_chows(_: &View, sets: &[HandSet], pair: Tile) -> bool {
    let Some(rows) = rows(sets) else {
        return false;
    };
    let [(low, _), (other_low, _), (high, _), (other_high, _)] = rows[..] else {
        return false;
    };
    let third = pair
        .suit()
        .is_some_and(|suit| suit != low && suit != other_low);
    has_ranks(sets, &[1, 1, 7, 7])
        && low != other_low
        && (low, other_low) == (high, other_high)
        && third
        && is_five(pair)
}

/// M-44
pub fn quadruple_chow(view: &View, sets: &[HandSet]) -> bool {
    equal(view, sets)
}

/// M-53, M-99: equal chows.
pub fn equal(_: &View, sets: &[HandSet]) -> bool {
    step_by(sets, 0) && of_one_suit(sets)
}

/// M-46, M-60
pub fn pure_shifted_chows(_: &View, sets: &[HandSet]) -> bool {
    of_one_suit(sets) && (step_by(sets, 1) || step_by(sets, 2))
}

/// M-58
pub fn pure_straight(_: &View, sets: &[HandSet]) -> bool {
    has_ranks(sets, &[1, 4, 7]) && of_one_suit(sets)
}

/// M-69
pub fn mixed_straight(_: &View, sets: &[HandSet]) -> bool {
    has_ranks(sets, &[1, 4, 7]) && of_different_suits(sets)
}

/// M-71
pub fn mixed_triple_chow(_: &View, sets: &[HandSet]) -> bool {
    step_by(sets, 0) && of_different_suits(sets)
}

/// M-80
pub fn mixed_shifted_chows(_: &View, sets: &[HandSet]) -> bool {
    step_by(sets, 1) && of_different_suits(sets)
}

/// M-100
pub fn mixed_double_chow(_: &View, sets: &[HandSet]) -> bool {
    step_by(sets, 0) && of_different_suits(sets)
}

/// M-101
pub fn short_straight(_: &View, sets: &[HandSet]) -> bool {
    step_by(sets, 3) && of_one_suit(sets)
}

/// M-102
pub fn two_terminal_chows(_: &View, sets: &[HandSet]) -> bool {
    has_ranks(sets, &[1, 7]) && of_one_suit(sets)
}

/// M-93: four chows, or one with a knitted body; the pair of a suit.
pub fn all_chows(view: &View) -> bool {
    let chows = view.sets_that(|set| set.kind == SetKind::Chow);
    let wanted = match view.reading.pattern {
        Pattern::Standard => 4,
        Pattern::Knitted(_) => 1,
        _ => return false,
    };
    chows == wanted && view.pair_is(|tile| !tile.is_honor())
}
