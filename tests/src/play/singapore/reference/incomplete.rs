//! Wins without a complete hand: SG-34, SG-35, SG-76, SG-79.

use tilewise_rules::{BonusFamily, Circumstance, Tile, WinBy};

use super::View;
use crate::reference::ScoredElement;

/// Returns whether such a win was called.
pub fn is_declared(view: &View) -> bool {
    view.by(WinBy::BonusTiles)
        || view.has(Circumstance::EarlyThreeDragons)
        || view.has(Circumstance::EarlyFourWinds)
}

/// Returns its element. `None` if there is none.
pub fn elements(view: &View) -> Option<ScoredElement> {
    let flowers = view
        .entry
        .hand
        .bonus
        .iter()
        .filter(|tile| tile.family() != BonusFamily::Animal)
        .count();
    if view.by(WinBy::BonusTiles) {
        return match (flowers, view.entry.context.from) {
            (8, None) => Some(("eight-flowers", 1, view.limit())),
            (7, Some(_)) => Some(("robbing-the-eighth", 1, view.limit())),
            _ => None,
        };
    }
    let triplets = |is: fn(Tile) -> bool| {
        let kinds = Tile::ALL.into_iter().filter(|&kind| is(kind));
        kinds
            .filter(|&kind| view.entry.hand.tiles().filter(|&tile| tile == kind).count() >= 3)
            .count()
    };
    // a discard wins only as the last tile of such a triplet.
    let won = |is: fn(Tile) -> bool| {
        view.by(WinBy::SelfDraw) || view.entry.hand.winning_tile.is_some_and(is)
    };
    let dragons =
        view.options.early_three_dragons && won(Tile::is_dragon) && triplets(Tile::is_dragon) == 3;
    if view.has(Circumstance::EarlyThreeDragons) && dragons {
        return Some(("early-three-dragons", 1, 5));
    }
    let winds = view.options.early_four_winds && won(Tile::is_wind) && triplets(Tile::is_wind) == 4;
    if view.has(Circumstance::EarlyFourWinds) && winds {
        return Some(("early-four-winds", 1, view.or_limit(10)));
    }
    None
}
