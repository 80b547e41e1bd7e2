//! who fed a yakuman.

use super::entry::{By, Entry, Fed, Meld, MeldKind};
use super::tiles::{Seat, Tile};
use super::worth::Worth;
use crate::play::riichi::options::Options;

/// Who is liable: for what, how many units it is, and who fed it, the first one first.
pub fn liable(entry: &Entry, worth: &Worth, options: &Options) -> Vec<(Fed, u16, Seat)> {
    let mut found: Vec<(usize, Fed, u16, Seat)> = Vec::new();
    for fed in [Fed::BigThreeDragons, Fed::BigFourWinds, Fed::FourKongs] {
        let units = units(worth, fed);
        if units == 0 || fed == Fed::FourKongs && !options.pao_four_kongs {
            continue;
        }
        let Some((place, meld)) = completing(entry, fed) else {
            continue;
        };
        let derived = if can_feed(fed, meld) { meld.from } else { None };
        if let Some(seat) = stated(entry, fed).or(derived) {
            found.push((place, fed, units, seat));
        }
    }
    found.sort_by_key(|(place, ..)| *place);
    let found = found.into_iter();
    found
        .map(|(_, fed, units, seat)| (fed, units, seat))
        .collect()
}

/// Who fed the kong, claimed as such, whose replacement tile won, where that player pays for all.
pub fn kong_feeder(entry: &Entry, options: &Options) -> Option<Seat> {
    if !options.pao_claimed_kong || entry.by != By::SelfDraw || !entry.is_replacement() {
        return None;
    }
    let mut kongs = entry.melds.iter().filter(|meld| meld.kind.is_kong());
    match kongs.next_back() {
        Some(last) if last.kind == MeldKind::Kong => stated(entry, Fed::ReplacedKong).or(last.from),
        _ => None,
    }
}

/// Who fed something, as the table says.
fn stated(entry: &Entry, fed: Fed) -> Option<Seat> {
    let mut all = entry.liability.iter();
    all.find(|(stated, _)| *stated == fed)
        .map(|(_, seat)| *seat)
}

/// what the yakuman that was fed counts.
fn units(worth: &Worth, fed: Fed) -> u16 {
    let key = match fed {
        Fed::BigThreeDragons => "daisangen",
        Fed::BigFourWinds => "daisuushii",
        Fed::FourKongs => "suukantsu",
        Fed::ReplacedKong => return 0,
    };
    let elements = worth.elements.iter();
    let of_key = elements.filter(|element| element.0 == key);
    of_key.map(|element| element.2 / 13).sum()
}

/// the third dragon set, the fourth wind set, the fourth kong on the table.
fn completing(entry: &Entry, fed: Fed) -> Option<(usize, &Meld)> {
    let alike = |meld: &Meld| meld.kind != MeldKind::Chow;
    let of =
        |meld: &Meld, like: fn(Tile) -> bool| alike(meld) && meld.tiles.iter().all(|&t| like(t));
    let melds = entry.melds.iter().enumerate();
    let (wanted, mut sets): (usize, Vec<(usize, &Meld)>) = match fed {
        Fed::BigThreeDragons => (3, melds.filter(|(_, m)| of(m, Tile::is_dragon)).collect()),
        Fed::BigFourWinds => (4, melds.filter(|(_, m)| of(m, Tile::is_wind)).collect()),
        Fed::FourKongs => (4, melds.filter(|(_, m)| m.kind.is_kong()).collect()),
        Fed::ReplacedKong => return None,
    };
    if sets.len() == wanted {
        sets.pop()
    } else {
        None
    }
}

/// Who feeds a pung stays liable when it becomes a kong; who fed that pung did not feed the kong.
fn can_feed(fed: Fed, meld: &Meld) -> bool {
    match meld.kind {
        MeldKind::Pung | MeldKind::Kong => true,
        MeldKind::AddedKong => !matches!(fed, Fed::FourKongs | Fed::ReplacedKong),
        MeldKind::Chow | MeldKind::ConcealedKong => false,
    }
}
