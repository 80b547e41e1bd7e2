//! liability for yakuman.

use super::entry::{Meld, MeldKind, PaoCause, WinBy, WinEntry};
use super::tiles::{Seat, Tile};
use super::worth::ReadingValue;
use crate::play::riichi::options::Options;

/// Returns the liabilities, the first one first: cause, units, player.
pub fn liable(
    entry: &WinEntry,
    worth: &ReadingValue,
    options: &Options,
) -> Vec<(PaoCause, u16, Seat)> {
    let mut found: Vec<(usize, PaoCause, u16, Seat)> = Vec::new();
    for cause in [
        PaoCause::BigThreeDragons,
        PaoCause::BigFourWinds,
        PaoCause::FourKongs,
    ] {
        let units = units(worth, cause);
        if units == 0 || cause == PaoCause::FourKongs && !options.pao_four_kongs {
            continue;
        }
        let Some((place, meld)) = completing(entry, cause) else {
            continue;
        };
        let derived = if can_feed(cause, meld) {
            meld.from
        } else {
            None
        };
        if let Some(seat) = stated(entry, cause).or(derived) {
            found.push((place, cause, units, seat));
        }
    }
    found.sort_by_key(|(place, ..)| *place);
    let found = found.into_iter();
    found
        .map(|(_, cause, units, seat)| (cause, units, seat))
        .collect()
}

/// Returns the discarder of the claimed kong whose replacement tile won, if liable for all.
pub fn kong_feeder(entry: &WinEntry, options: &Options) -> Option<Seat> {
    if !options.pao_claimed_kong || entry.by != WinBy::SelfDraw || !entry.is_replacement() {
        return None;
    }
    let mut kongs = entry.melds.iter().filter(|meld| meld.kind.is_kong());
    match kongs.next_back() {
        Some(last) if last.kind == MeldKind::Kong => {
            stated(entry, PaoCause::ReplacedKong).or(last.from)
        }
        _ => None,
    }
}

/// Returns the player whom the table states as liable for a cause.
fn stated(entry: &WinEntry, cause: PaoCause) -> Option<Seat> {
    let mut all = entry.liability.iter();
    all.find(|(stated, _)| *stated == cause)
        .map(|(_, seat)| *seat)
}

/// returns the units of the yakuman of a cause.
fn units(worth: &ReadingValue, cause: PaoCause) -> u16 {
    let key = match cause {
        PaoCause::BigThreeDragons => "daisangen",
        PaoCause::BigFourWinds => "daisuushii",
        PaoCause::FourKongs => "suukantsu",
        PaoCause::ReplacedKong => return 0,
    };
    let elements = worth.elements.iter();
    let of_key = elements.filter(|element| element.0 == key);
    of_key.map(|element| element.2 / 13).sum()
}

/// returns the third dragon set, the fourth wind set or the fourth kong on the table.
fn completing(entry: &WinEntry, cause: PaoCause) -> Option<(usize, &Meld)> {
    let alike = |meld: &Meld| meld.kind != MeldKind::Chow;
    let of =
        |meld: &Meld, like: fn(Tile) -> bool| alike(meld) && meld.tiles.iter().all(|&t| like(t));
    let melds = entry.melds.iter().enumerate();
    let (wanted, mut sets): (usize, Vec<(usize, &Meld)>) = match cause {
        PaoCause::BigThreeDragons => (3, melds.filter(|(_, m)| of(m, Tile::is_dragon)).collect()),
        PaoCause::BigFourWinds => (4, melds.filter(|(_, m)| of(m, Tile::is_wind)).collect()),
        PaoCause::FourKongs => (4, melds.filter(|(_, m)| m.kind.is_kong()).collect()),
        PaoCause::ReplacedKong => return None,
    };
    if sets.len() == wanted {
        sets.pop()
    } else {
        None
    }
}

/// The discarder of a pung stays liable when it becomes a kong, and did not discard for the kong.
fn can_feed(cause: PaoCause, meld: &Meld) -> bool {
    match meld.kind {
        MeldKind::Pung | MeldKind::Kong => true,
        MeldKind::AddedKong => !matches!(cause, PaoCause::FourKongs | PaoCause::ReplacedKong),
        MeldKind::Chow | MeldKind::ConcealedKong => false,
    }
}
