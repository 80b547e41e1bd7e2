//! Elements of tiles and patterns.

use tilewise_rules::{Circumstance, Dragon, Suit, Tile};

use crate::play::mcr::reference::reading::bodies;
use crate::play::mcr::reference::view::View;
use crate::reference::read::{SetKind, take};

const GREEN: Tile = Tile::dragon(Dragon::Green);
const WHITE: Tile = Tile::dragon(Dragon::White);

/// Returns whether a tile is of this suit and one of these ranks.
fn is(tile: Tile, suit: Suit, ranks: &[u8]) -> bool {
    tile.suit() == Some(suit) && tile.rank().is_some_and(|rank| ranks.contains(&rank))
}

/// M-33
pub fn all_green(view: &View) -> bool {
    view.only(|tile| tile == GREEN || is(tile, Suit::Bamboo, &[2, 3, 4, 6, 8]))
}

/// M-34, M-28: in a dealt hand any tile may be the winning tile.
pub fn nine_gates(view: &View) -> bool {
    let hand = view.hand;
    let gates =
        |suit: Suit| [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9].map(|rank| Tile::suited(suit, rank));
    if !hand.entry.hand.melds.is_empty() || hand.is_unclear() {
        return false;
    }
    let dealt = hand.has(Circumstance::InitialHand);
    let fits = |suit: Suit| match take(&view.tiles, &gates(suit)).as_deref() {
        Some([left]) => left.suit() == Some(suit) && (dealt || *left == hand.winning),
        _ => false,
    };
    Suit::ALL.into_iter().any(fits)
}

/// M-36
pub fn seven_shifted_pairs(view: &View) -> bool {
    let mut kinds = view.tiles.clone();
    kinds.sort();
    kinds.dedup();
    let in_a_row = (0..7).all(|step| {
        kinds[0]
            .above(step)
            .is_some_and(|tile| kinds.contains(&tile))
    });
    view.is_seven_pairs() && kinds.len() == 7 && in_a_row
}

/// M-37: the only pattern with 13 kinds of terminals and honors.
pub fn thirteen_orphans(view: &View) -> bool {
    let mut kinds = view.tiles.clone();
    kinds.sort();
    kinds.dedup();
    kinds.len() == 13 && view.only(is_outside)
}

fn is_outside(tile: Tile) -> bool {
    tile.is_terminal() || tile.is_honor()
}

/// M-38
pub fn all_terminals(view: &View) -> bool {
    view.only(Tile::is_terminal)
}

/// M-41
pub fn all_honors(view: &View) -> bool {
    view.only(Tile::is_honor)
}

/// M-48: both terminals and honors.
pub fn all_terminals_and_honors(view: &View) -> bool {
    view.only(is_outside) && view.some(Tile::is_terminal) && view.some(Tile::is_honor)
}

fn kinds_of_honors(view: &View) -> usize {
    let honors = Tile::ALL.into_iter().filter(|tile| tile.is_honor());
    honors.filter(|tile| view.tiles.contains(tile)).count()
}

/// M-49
pub fn seven_pairs(view: &View) -> bool {
    view.is_seven_pairs()
}

/// M-50
pub fn greater_honors_and_knitted_tiles(view: &View) -> bool {
    view.is_honors_and_knitted() && kinds_of_honors(view) == 7
}

/// M-64
pub fn lesser_honors_and_knitted_tiles(view: &View) -> bool {
    view.is_honors_and_knitted() && matches!(kinds_of_honors(view), 5 | 6)
}

/// M-65
pub fn knitted_straight(view: &View) -> bool {
    let whole = || {
        bodies()
            .iter()
            .any(|body| take(&view.tiles, body).is_some())
    };
    let allows_lesser = view.hand.options.lesser_knitted_straight;
    view.is_knitted() || allows_lesser && view.is_honors_and_knitted() && whole()
}

/// M-52
pub fn full_flush(view: &View) -> bool {
    view.suits() == 1 && !view.some(Tile::is_honor)
}

/// M-79
pub fn half_flush(view: &View) -> bool {
    view.suits() == 1 && view.some(Tile::is_honor)
}

/// M-70
pub fn reversible_tiles(view: &View) -> bool {
    let dots = &[1, 2, 3, 4, 5, 8, 9];
    let bamboo = &[2, 4, 5, 6, 8, 9];
    view.only(|tile| tile == WHITE || is(tile, Suit::Dots, dots) || is(tile, Suit::Bamboo, bamboo))
}

/// M-81: in patterns with sets and in seven pairs; in others, other rows exclude it.
pub fn all_types(view: &View) -> bool {
    let played = !view.is_seven_pairs() || view.hand.options.seven_pairs_all_types;
    played && view.suits() == 3 && view.some(Tile::is_wind) && view.some(Tile::is_dragon)
}

/// M-98
pub fn all_simples(view: &View) -> bool {
    !view.some(is_outside)
}

/// Returns whether every set and the pair of a standard hand has a tile that satisfies `is`.
fn everywhere(view: &View, is: fn(Tile) -> bool) -> bool {
    let has = |set: &crate::reference::read::HandSet| match set.kind {
        SetKind::Chow => (0..3).any(|step| set.tile.above(step).is_some_and(is)),
        SetKind::Pung | SetKind::Kong => is(set.tile),
    };
    view.is_standard() && view.sets().iter().all(has) && view.pair_is(is)
}

/// M-61
pub fn all_fives(view: &View) -> bool {
    everywhere(view, |tile| tile.rank() == Some(5))
}

/// M-85
pub fn outside_hand(view: &View) -> bool {
    everywhere(view, is_outside)
}

/// M-94: returns the number of kinds with four copies that are no kong.
pub fn tile_hogs(view: &View) -> usize {
    let options = view.hand.options;
    let pairs = view.is_seven_pairs();
    let implied = pairs && (all_green(view) || all_terminals(view));
    if implied && !options.implied_tile_hog {
        return 0;
    }
    let hog = |kind: &Tile| {
        let kong = view.sets_that(|set| set.kind == SetKind::Kong && set.tile == *kind) > 0;
        let honor = kind.is_honor() && !options.tile_hog_honors;
        view.count(*kind) == 4 && !kong && !honor
    };
    Tile::ALL.iter().filter(|kind| hog(kind)).count()
}
