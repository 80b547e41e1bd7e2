//! the yakuman and their units.

use super::entry::Circumstance as C;
use super::reading::{Completed, Reading};
use super::tiles::{Seat, Suit, Tile};
use super::view::View;
use super::yaku::is_renhou_yakuman;
use crate::play::riichi::options::UnclearWinningTile;

/// Returns the yakuman of a hand with their units.
pub fn yakuman_of(view: &View) -> Vec<(&'static str, u16)> {
    let all = [
        kokushi(view),
        chuuren(view),
        tenhou(view),
        chiihou(view),
        is_renhou_yakuman(view).then_some(("renhou", 1)),
        suuankou(view),
        (view.kongs() == 4).then_some(("suukantsu", 1)),
        ryuuiisou(view),
        view.all(Tile::is_terminal).then_some(("chinroutou", 1)),
        view.all(Tile::is_honour).then_some(("tsuuiisou", 1)),
        daisangen(view),
        shousuushii(view),
        daisuushii(view),
    ];
    all.into_iter().flatten().collect()
}

/// Returns the plain yakuman, or the double one if the option is on.
fn either(plain: &'static str, double: &'static str, doubled: bool) -> (&'static str, u16) {
    if doubled { (double, 2) } else { (plain, 1) }
}

/// Returns whether the winning tile is known (D-14), and with it the tiles before the win.
fn is_clear(view: &View) -> bool {
    view.options.unclear_winning_tile != UnclearWinningTile::NoWait
        || !view.entry.has(C::WinningTileUnclear)
        || !view.is_self_draw()
}

/// Returns whether any tile of a dealt hand may have won (D-16).
fn is_double_as_dealt(view: &View) -> bool {
    view.options.double_as_dealt && tenhou(view).is_some()
}

/// Returns the tiles before the win, sorted.
fn before(view: &View) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = view
        .entry
        .concealed
        .iter()
        .map(|tile| tile.kind())
        .collect();
    tiles.sort();
    tiles
}

///
fn kokushi(view: &View) -> Option<(&'static str, u16)> {
    if *view.reading != Reading::Orphans {
        return None;
    }
    let mut one_of_each = Tile::kinds();
    one_of_each.retain(|tile| tile.is_outside());
    let thirteen = is_clear(view) && (is_double_as_dealt(view) || before(view) == one_of_each);
    let doubled = thirteen && view.options.double_kokushi_13;
    Some(either("kokushi", "kokushi-13", doubled))
}

///
fn chuuren(view: &View) -> Option<(&'static str, u16)> {
    let suit = view.only_suit()?;
    let gates = [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9].map(|rank| Tile::new(suit, rank));
    let mut tiles = view.kinds();
    for gate in gates {
        let place = tiles.iter().position(|&tile| tile == gate)?;
        tiles.remove(place);
    }
    if !view.entry.melds.is_empty() || tiles.len() != 1 || tiles[0].suit != suit {
        return None;
    }
    let nine = is_clear(view) && (is_double_as_dealt(view) || before(view) == gates);
    let doubled = nine && view.options.double_chuuren_9;
    Some(either("chuuren", "chuuren-9", doubled))
}

///
fn tenhou(view: &View) -> Option<(&'static str, u16)> {
    let dealt = view.entry.has(C::InitialHand) && view.entry.melds.is_empty();
    (dealt && view.is_self_draw() && view.entry.seat == Seat::East).then_some(("tenhou", 1))
}

///
fn chiihou(view: &View) -> Option<(&'static str, u16)> {
    let first = view.entry.has(C::InitialHand) && view.entry.melds.is_empty();
    (first && view.is_self_draw() && view.entry.seat != Seat::East).then_some(("chiihou", 1))
}

///
fn suuankou(view: &View) -> Option<(&'static str, u16)> {
    if view.concealed_alike() != 4 {
        return None;
    }
    let on_pair =
        view.place() == Some(Completed::Pair) || is_double_as_dealt(view) && is_clear(view);
    let doubled = on_pair && view.options.double_suuankou_tanki;
    Some(either("suuankou", "suuankou-tanki", doubled))
}

///
fn ryuuiisou(view: &View) -> Option<(&'static str, u16)> {
    let green = Tile::honour(6);
    let bamboo = [2, 3, 4, 6, 8].map(|rank| Tile::new(Suit::Bamboo, rank));
    let all = view.all(|tile| tile == green || bamboo.contains(&tile));
    let needed = !view.options.ryuuiisou_needs_green || view.any(|tile| tile == green);
    (all && needed).then_some(("ryuuiisou", 1))
}

///
fn daisangen(view: &View) -> Option<(&'static str, u16)> {
    let (alike, _) = view.alike_and_pair(&[5, 6, 7].map(Tile::honour));
    (alike == 3).then_some(("daisangen", 1))
}

///
fn shousuushii(view: &View) -> Option<(&'static str, u16)> {
    let winds = view.alike_and_pair(&[1, 2, 3, 4].map(Tile::honour));
    (winds == (3, true)).then_some(("shousuushii", 1))
}

///
fn daisuushii(view: &View) -> Option<(&'static str, u16)> {
    let (alike, _) = view.alike_and_pair(&[1, 2, 3, 4].map(Tile::honour));
    let units = if view.options.double_daisuushii { 2 } else { 1 };
    (alike == 4).then_some(("daisuushii", units))
}
