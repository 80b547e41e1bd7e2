//! Errors of an entry, and refusals of a complete hand.

use super::entry::{Circumstance as C, WinBy, WinEntry};
use super::reading::{Reading, melds};
use super::tiles::{Seat, Suit, Tile};
use crate::play::riichi::options::Options;

/// Returns the codes of all errors, sorted.
pub fn faults(entry: &WinEntry, options: &Options) -> Vec<&'static str> {
    let mut faults = Vec::new();
    let mut fault = |wrong: bool, code| faults.extend(wrong.then_some(code));
    let mut all = entry.tiles();
    all.extend(entry.dora.iter().chain(&entry.ura));
    let count = |like: &dyn Fn(&Tile) -> bool| all.iter().filter(|tile| like(tile)).count();
    for kind in Tile::kinds() {
        fault(count(&|tile| tile.kind() == kind) > 4, "too-many-copies");
    }
    for suit in Suit::NUMBERED {
        let most = match (options.red_fives, suit) {
            (0, _) => 0,
            (4, Suit::Dots) => 2,
            _ => 1,
        };
        let red = count(&|tile| tile.red && tile.suit == suit);
        //
        fault(red > 0 && most == 0, "tile-not-in-set");
        fault(red > most && most > 0, "too-many-copies");
    }
    fault(melds(entry).is_none(), "bad-meld");
    let size = entry.concealed.len() + 3 * entry.melds.len();
    fault(size != 13, "wrong-tile-count");
    // D-6
    fault(entry.dora.len() > 5 || entry.ura.len() > 5, "impossible");
    fault(entry.by.from() == Some(entry.seat), "impossible");
    //
    let copies = count_of(entry, entry.winning);
    fault(
        matches!(entry.by, WinBy::Robbing(_)) && copies > 1,
        "impossible",
    );
    fault(conflicts(entry), "circumstance-conflict");
    faults.sort_unstable();
    faults.dedup();
    faults
}

fn count_of(entry: &WinEntry, kind: Tile) -> usize {
    let same = |tile: &&Tile| tile.kind() == kind.kind();
    entry.tiles().iter().filter(same).count()
}

/// D-9, part 14
fn conflicts(entry: &WinEntry) -> bool {
    let riichi = entry.in_riichi();
    let drawn = entry.by == WinBy::SelfDraw;
    let robbed = matches!(entry.by, WinBy::Robbing(_));
    let kong = entry.melds.iter().any(|meld| meld.kind.is_kong());
    let melded = !entry.melds.is_empty();
    let sits_after = |from: Seat| from.place() > entry.seat.place();
    let behind = entry.by.from().is_some_and(sits_after);
    riichi && !entry.is_closed()
        || entry.has(C::OpenRiichi) && !riichi
        || entry.has(C::Ippatsu) && (!riichi || entry.is_replacement())
        || entry.has(C::InitialHand) && (!drawn || melded || riichi)
        || entry.has(C::FirstGoAround)
            && (drawn || melded || riichi || entry.seat == Seat::East || behind)
        || entry.is_last() && robbed
        || entry.is_replacement() && (!drawn || !kong)
        || entry.has(C::RobbedConcealedKong) && !robbed
        || declared_wrongly(entry)
}

/// Returns whether `declared` contradicts the riichi of the winner. If it is empty, the bets are unknown.
fn declared_wrongly(entry: &WinEntry) -> bool {
    let named = entry.declared.contains(&entry.seat);
    !entry.declared.is_empty() && named != entry.in_riichi()
}

/// Returns whether a complete hand may not win, D-17.
pub fn is_refused(entry: &WinEntry, readings: &[Reading], options: &Options) -> bool {
    let missed = entry.has(C::Furiten) || entry.has(C::MissedWinSameTile);
    let orphans = readings.contains(&Reading::Orphans);
    let robs = entry.has(C::RobbedConcealedKong) && matches!(entry.by, WinBy::Robbing(_));
    entry.has(C::WrongTileCount)
        || missed && entry.by != WinBy::SelfDraw
        || robs && !(orphans && options.kokushi_robs_concealed)
}
