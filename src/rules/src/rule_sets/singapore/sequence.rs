//! Sequence Hand and its waits (SG-69 to SG-74).

use super::options::choice;
use crate::decomposition::{HONORS, Reading, waits};
use crate::hands::{SetKind, WinContext};
use crate::model::{WaitRule, WonHand};
use crate::tiles::{Tile, TileCounts, TileSet, remainder_of_threes};

/// Kind of a Sequence Hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sequence {
    /// Sequence Hand without bonus tiles (SG-69).
    Whole,
    /// Sequence Hand with bonus tiles (SG-73).
    Lesser,
}

/// Returns the kind of Sequence Hand of a reading.
pub(super) fn classify(reading: &Reading, won: &WonHand) -> Option<Sequence> {
    let shape = reading.all_sets(|set| set.set.kind == SetKind::Chow)
        && reading.pair_is(|tile| may_be_pair(tile, won.context));
    if !shape {
        return None;
    }
    if won.hand.bonus().is_empty() {
        waits_well(won).then_some(Sequence::Whole)
    } else {
        let any_wait = !won.house.on(const { choice("lesser_sequence_wait") });
        (any_wait || waits_well(won)).then_some(Sequence::Lesser)
    }
}

/// Returns whether a tile may be the pair: a suited tile, or a wind without value; no dragon (SG-70, A-4).
fn may_be_pair(tile: Tile, context: &WinContext) -> bool {
    tile.suit().is_some()
        || tile.is_wind()
            && tile != Tile::wind(context.seat)
            && tile != Tile::wind(context.prevailing)
}

/// Returns whether the wait qualifies: never with four claimed chows; a discarded or robbed tile requires a
/// wait for two different tiles (SG-71, SG-72).
fn waits_well(won: &WonHand) -> bool {
    won.hand.melds().len() < 4
        && (won.context.is_self_draw() || won.waits(&COUNTED_WAITS).iter().nth(1).is_some())
}

const COUNTED_WAITS: WaitRule = WaitRule {
    key: "sequence-hand",
    tiles: counted_waits,
};

/// Returns the waits of which two are required.
fn counted_waits(won: &WonHand) -> TileSet {
    if won.house.chosen(const { choice("wait_counts") }) == ANY_WAITS {
        return waits(won.hand, won.house.patterns());
    }
    let held = won.hand.all_without_winning();
    let waits = chow_waits(won.hand.concealed(), |tile| may_be_pair(tile, won.context));
    // a tile of which the hand holds all four is no wait.
    waits
        .iter()
        .filter(|&tile| held.of(tile) < 4)
        .fold(TileSet::NONE, TileSet::with)
}

/// Index of `any-waits` among the answers of `wait_counts`.
const ANY_WAITS: usize = 1;

/// Returns the tiles that complete the hand to chows and a valid pair. Each suit, and the honours together,
/// are a group of tiles; the size of a group modulo three is its excess.
fn chow_waits(concealed: &TileCounts, may_be_pair: impl Fn(Tile) -> bool) -> TileSet {
    let groups = concealed.groups();
    let excess = groups.map(remainder_of_threes);
    let others_are_chows = |but: [usize; 2]| {
        (0..4).all(|other| but.contains(&other) || is_chows(groups[other], other == HONORS))
    };
    let mut waits = TileSet::NONE;
    for wait in 0..4 {
        let tile = |place: usize| Tile::ALL[wait * 9 + place];
        let completing = |waits: TileSet, complete: &dyn Fn(u64) -> bool| {
            let kinds = if wait == HONORS { 7 } else { 9 };
            (0..kinds)
                .filter(|place| complete(groups[wait] + (1 << (place * 4))))
                .fold(waits, |waits, place| waits.with(tile(place)))
        };
        let fits = |group: usize| {
            let may_be_pair = &may_be_pair;
            move |place: usize| may_be_pair(Tile::ALL[group * 9 + place])
        };
        match excess[wait] {
            // Excess of one: the pair is in this group.
            1 if others_are_chows([wait, wait]) => {
                waits = completing(waits, &|group| {
                    is_chows_and_pair(group, wait == HONORS, fits(wait))
                });
            }
            // Excess of two: the pair is in another group with an excess of two.
            2 if wait != HONORS => {
                for pair in (0..4).filter(|&pair| pair != wait && excess[pair] == 2) {
                    if is_chows_and_pair(groups[pair], pair == HONORS, fits(pair))
                        && others_are_chows([wait, pair])
                    {
                        waits = completing(waits, &|group| is_chows(group, false));
                    }
                }
            }
            _ => {}
        }
    }
    waits
}

/// Returns whether the tiles of a group are only chows.
const fn is_chows(mut group: u64, honors: bool) -> bool {
    while group != 0 {
        group >>= group.trailing_zeros() & !3;
        let chows = group & 0xf;
        if honors || group >> 4 & 0xf < chows || group >> 8 & 0xf < chows {
            return false;
        }
        group -= chows * 0x111;
    }
    true
}

/// Returns whether the tiles of a group are chows and a valid pair.
fn is_chows_and_pair(group: u64, honors: bool, fits: impl Fn(usize) -> bool) -> bool {
    (0..9).any(|place| {
        group >> (place * 4) & 0xf >= 2
            && fits(place)
            && is_chows(group - (2 << (place * 4)), honors)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the waits of a Sequence Hand, for South in an East round.
    fn waiting(concealed: &str) -> String {
        let entry = crate::notation::parse(concealed).expect("tiles");
        let tiles: TileCounts = entry.hand.concealed.iter().copied().collect();
        let may_be_pair = |tile: Tile| tile.suit().is_some() || tile == Tile::ALL[29];
        chow_waits(&tiles, may_be_pair)
            .iter()
            .map(|tile| tile.to_string())
            .collect()
    }

    #[test]
    fn waits_are_counted_by_their_number_and_not_by_their_shape() {
        for (concealed, waits) in [
            // Both ends, edges, the middle.
            ("23m456p99s345s678p", "1m4m"),
            ("12m456p99s345s678p", "3m"),
            ("89m456p99s345s678p", "7m"),
            ("79p234m99s345s678m", "8p"),
            // Wait for the pair.
            ("5p234m789m345s678s", "5p"),
            ("6789p234m345s678s", "6p9p"),
            ("2345678p234m345s", "2p5p8p"),
            ("3z234m456p345s678p", "3z"),
            // Valued winds and dragons are no valid pair.
            ("2z234m456p345s678p", ""),
            ("5z234m456p345s678p", ""),
            // Three ends.
            ("23456m99s345s678p", "1m4m7m"),
            // 7 would make a triplet of fives.
            ("5557p234m345s678s", "6p"),
            // a 6 that also fits between 5 and 7.
            ("45567789p33s345m", "3p6p"),
            // No wait, because of a triplet.
            ("555z23m456p99s345s", ""),
        ] {
            assert_eq!(waiting(concealed), waits, "{concealed}");
        }
    }

    #[test]
    fn only_chows_are_chows() {
        assert!(is_chows(0x1_1111_1111, false));
        assert!(is_chows(0x222, false));
        assert!(is_chows(0x0_0001_2321, false));
        assert!(!is_chows(0x3, false));
        assert!(!is_chows(0x1_1000_0001, false));
        assert!(!is_chows(0x111, true));
    }
}
