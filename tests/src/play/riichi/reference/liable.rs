//! who fed a yakuman.

use super::entry::{Entry, Fed, Meld, MeldKind};
use super::tiles::{Seat, Tile};
use super::worth::Worth;
use crate::play::riichi::options::Options;

/// Who is liable: for what, how many units it is, and who fed it, the first one first.
pub fn liable(entry: &Entry, worth: &Worth, options: &Options) -> Vec<(Fed, u16, Seat)> {
    let mut found: Vec<(usize, Fed, u16, Seat)> = Vec::new();
    for fed in Fed::ALL {
        let units = units(worth, fed);
        if units == 0 || fed == Fed::FourKongs && !options.pao_four_kongs {
            continue;
        }
        let Some((place, meld)) = completing(entry, fed) else {
            continue;
        };
        let stated = entry.liability.iter().find(|(stated, _)| *stated == fed);
        let derived = if can_feed(fed, meld) { meld.from } else { None };
        if let Some(seat) = stated.map(|(_, seat)| *seat).or(derived) {
            found.push((place, fed, units, seat));
        }
    }
    found.sort_by_key(|(place, ..)| *place);
    let found = found.into_iter();
    found
        .map(|(_, fed, units, seat)| (fed, units, seat))
        .collect()
}

/// what the yakuman that was fed counts.
fn units(worth: &Worth, fed: Fed) -> u16 {
    let key = match fed {
        Fed::BigThreeDragons => "daisangen",
        Fed::BigFourWinds => "daisuushii",
        Fed::FourKongs => "suukantsu",
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
        MeldKind::AddedKong => fed != Fed::FourKongs,
        MeldKind::Chow | MeldKind::ConcealedKong => false,
    }
}
