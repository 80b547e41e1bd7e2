//! Liability: SG-102 to SG-119.

use tilewise_rules::{
    BonusFamily, BonusTile, Circumstance, LiableTile, MeldInput, MeldKind, Seat, Tile, WinBy,
};

use super::View;
use super::elements::is_green;
use crate::play::singapore::options::{Fresh, Payout, ThirdParty};
use crate::reference::discarder;
use crate::reference::read::{Completed, Reading};

/// Players who pay for others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Liable {
    /// No player.
    None,
    /// One player pays all.
    One(Seat),
    /// The discarders of a set and of the winning tile pay half each.
    Two(Seat, Seat),
}

/// Returns the players who pay for others.
pub fn liable(view: &View) -> Liable {
    let gave = view
        .entry
        .context
        .from
        .filter(|_| view.by(WinBy::Discard) || view.by(WinBy::RobbingTheKong));
    let shooter = view.options.payout != Payout::Standard;
    // on a discard the shooter pays for all already.
    if !view.options.pao || view.by(WinBy::BonusTiles) || shooter && gave.is_some() {
        return Liable::None;
    }
    let feeders = feeders(view);
    // the following one.
    let last = feeders.last().copied();
    let Some(from) = gave else {
        return last.map_or(Liable::None, Liable::One);
    };
    if discard_is_liable(view) || fresh_win(view) || feeders.contains(&from) {
        return Liable::One(from);
    }
    //
    match (view.options.third_party, last) {
        (ThirdParty::Discarder, _) | (_, None) => Liable::None,
        (ThirdParty::Liable, Some(seat)) => Liable::One(seat),
        (ThirdParty::Shared, Some(seat)) => Liable::Two(seat, from),
    }
}

fn is_alike(meld: &MeldInput) -> bool {
    meld.kind != MeldKind::Chow
}

fn tile_of(meld: &MeldInput) -> Tile {
    meld.tiles[0]
}

/// Returns the keys of the hands of which every tile is dangerous: A-55.
fn dangerous(view: &View) -> Vec<&'static str> {
    let tiles: Vec<Tile> = view.entry.hand.tiles().collect();
    let all = |is: fn(Tile) -> bool| tiles.iter().all(|&tile| is(tile));
    let suit = tiles[0].suit();
    let green = all(is_green) && tiles.iter().any(|tile| tile.is_dragon());
    let keys = [
        (
            "full-flush",
            suit.is_some() && tiles.iter().all(|tile| tile.suit() == suit),
        ),
        ("all-honors", all(Tile::is_honor)),
        ("pure-green", view.options.pure_green && green),
        ("all-terminals", all(Tile::is_terminal)),
    ];
    keys.into_iter()
        .filter_map(|(key, holds)| holds.then_some(key))
        .collect()
}

/// SG-103 to SG-111, for the winning discard.
fn discard_is_liable(view: &View) -> bool {
    let Some(tile) = view.entry.hand.winning_tile else {
        return false;
    };
    let stated = |key| {
        let mut all = view.entry.context.liability.iter();
        all.any(|one| one.key == key && one.tile == LiableTile::WinningTile)
    };
    let sets_of = |is: fn(Tile) -> bool, before| {
        let melds = view.entry.hand.melds.iter();
        let sets = melds
            .filter(|meld| is_alike(meld) && is(tile_of(meld)))
            .count();
        is(tile) && sets == before
    };
    sets_of(Tile::is_dragon, 2)
        || sets_of(Tile::is_wind, 3)
        || view.entry.hand.melds.len() >= 3 && !dangerous(view).is_empty()
        || completes_points(view, tile)
        || stated("point-limit")
}

/// Returns the points of a triplet of this tile.
fn triplet_points(view: &View, tile: Tile) -> u16 {
    u16::from(tile.is_dragon())
        + u16::from(tile == Tile::wind(view.seat))
        + u16::from(tile == Tile::wind(view.prevailing))
}

/// SG-29 to SG-32.
fn bonus_points(view: &View) -> u16 {
    let bonus = &view.entry.hand.bonus;
    let of = |family| bonus.iter().filter(|tile| tile.family() == family).count();
    let groups = BonusFamily::ALL
        .into_iter()
        .filter(|&family| of(family) == 4);
    let counts = |tile: &&BonusTile| {
        let any = view.options.any_flower && tile.family() != BonusFamily::Animal;
        any || tile.belongs_to(view.seat)
    };
    let flowers = bonus.iter().filter(counts).count();
    let points = of(BonusFamily::Animal) + flowers + groups.count();
    u16::try_from(points).unwrap_or(0)
}

/// SG-106, SG-107: returns whether these points raise the visible ones to the limit.
fn reaches_limit(view: &View, before: u16, points: u16) -> bool {
    let reaches = |most| before < most && before + points >= most;
    points > 0 && view.most().is_some_and(reaches)
}

fn completes_points(view: &View, tile: Tile) -> bool {
    let Some(Reading::Sets {
        won: Completed::Set(place),
        sets,
        ..
    }) = view.reading
    else {
        return false;
    };
    let melds = &view.entry.hand.melds;
    let before: u16 = melds
        .iter()
        .filter(|meld| is_alike(meld))
        .map(|meld| triplet_points(view, tile_of(meld)))
        .sum();
    sets[*place].is_pung()
        && reaches_limit(
            view,
            bonus_points(view) + before,
            triplet_points(view, tile),
        )
}

/// SG-113, SG-117: returns whether the tile was fresh, and fewer than `few` tiles were left.
fn late_and_fresh(view: &View, few: u8, discarded: Option<Tile>) -> bool {
    let circumstances = &view.entry.context.circumstances;
    let late = circumstances
        .count(Circumstance::TilesLeft)
        .is_some_and(|left| left < few || left == few && view.options.fresh_inclusive);
    // The winner's own melds are visible too.
    let own = |alike| {
        let mut melds = view.entry.hand.melds.iter();
        let is = |tile| melds.any(|meld| is_alike(meld) == alike && meld.tiles.contains(&tile));
        discarded.is_some_and(is)
    };
    let chow = view.has(Circumstance::TileSeenExposedChow) || own(false);
    let pung = view.has(Circumstance::TileSeenPung) || own(true);
    let fresh = match view.options.fresh {
        Fresh::NotDiscarded => !pung,
        Fresh::NotInDiscards => true,
        Fresh::NotVisible => !pung && !chow,
    };
    late && fresh && view.has(Circumstance::FreshTile)
}

/// SG-116, SG-118.
fn fresh_win(view: &View) -> bool {
    let stated = view
        .entry
        .context
        .liability
        .iter()
        .any(|one| one.key == "fresh-win" && one.tile == LiableTile::WinningTile);
    let fewer_than = if view.options.fresh_swap { 7 } else { 5 };
    view.by(WinBy::Discard)
        && (stated || late_and_fresh(view, fewer_than, view.entry.hand.winning_tile))
}

/// Returns the discarders of sets before the win, in order.
fn feeders(view: &View) -> Vec<Seat> {
    let stated = |key| {
        let mut all = view.entry.context.liability.iter();
        all.find(|one| one.key == key && one.tile == LiableTile::Set)
            .map(|one| one.seat)
    };
    let melds = &view.entry.hand.melds;
    let mut found = Vec::new();
    let (mut dragons, mut winds, mut points) = (0, 0, bonus_points(view));
    for (place, meld) in melds.iter().enumerate() {
        let tile = tile_of(meld);
        if place == 3 && meld.kind != MeldKind::ConcealedKong && view.options.pao_flush_set {
            // A-54, by option.
            let keys = dangerous(view).into_iter();
            let from = discarder(view.entry, meld);
            found.extend(keys.filter_map(|key| stated(key).or(from)));
        }
        if !is_alike(meld) {
            continue;
        }
        let claimed = meld.kind != MeldKind::ConcealedKong;
        let worth = triplet_points(view, tile);
        dragons += usize::from(tile.is_dragon());
        winds += usize::from(tile.is_wind());
        let mut note = |key, completes| {
            let feeder = stated(key).or(meld.from);
            found.extend(feeder.filter(|_| completes && claimed));
        };
        note("big-three-dragons", tile.is_dragon() && dragons == 3);
        note("big-four-winds", tile.is_wind() && winds == 4);
        note("point-limit", reaches_limit(view, points, worth));
        points += worth;
        let last = place + 1 == melds.len();
        let after_kong = view.has(Circumstance::KongReplacement)
            || view.has(Circumstance::ConsecutiveKongReplacement);
        let exposed = meld.kind == MeldKind::Kong;
        if last && exposed && melds.len() == 4 && melds.iter().all(|meld| meld.tiles.len() == 4) {
            // A tile may have been added to a pung after that.
            let is_certain = melds.iter().all(|meld| meld.kind != MeldKind::AddedKong);
            found.extend(stated("four-kongs").or(meld.from.filter(|_| is_certain)));
        }
        if last && exposed && after_kong {
            let fewer_than = if view.options.fresh_swap { 5 } else { 7 };
            // Of two kongs in a row the claimed one was the first, and its replacement didn't win.
            let own = !view.has(Circumstance::ConsecutiveKongReplacement);
            let seen = meld
                .from
                .filter(|_| own && late_and_fresh(view, fewer_than, None));
            found.extend(stated("fresh-kong").or(seen));
        }
    }
    found
}
