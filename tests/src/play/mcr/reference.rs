//! Reference scorer of MCR without optimization: every reading, every place of the winning tile, every
//! selection of relations in every order.

mod account;
mod elements;
mod hand;
mod incompatible;
mod reading;
mod rows;
mod sole;
mod view;

use tilewise_rules::{BonusFamily, Circumstance, Seat, WinBy, WinInput};

use crate::play::mcr::options::Options;
use crate::reference::{ReferenceScore, ScoredElement};
use hand::Hand;
use rows::{FLOWER_TILES, ROWS};

pub use account::{ElementList, lists};
pub use reading::{Completed, Pattern, Reading, bodies, readings};

/// Score of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The counted elements, in the order of part 3.
    pub elements: Vec<ScoredElement>,
    /// D-22: the sum of all.
    pub total: u16,
    /// M-13: without flowers.
    pub qualifying: u16,
    /// M-117
    pub counted: u16,
    /// M-13
    pub below_minimum: bool,
    /// Gains of East, South, West and North.
    pub net: [i64; 4],
}

impl Score {
    /// Converts it to the type that all rule sets share.
    pub fn worth(&self) -> ReferenceScore {
        let mut elements = self.elements.clone();
        elements.sort_unstable();
        ReferenceScore {
            elements,
            total: self.total,
            counted: self.counted,
            net: self.net,
            liable: false,
        }
    }
}

/// M-16, M-22: returns the best list of the best reading. `None` if the hand is incomplete or may not win.
/// The entry must be possible.
pub fn best(entry: &WinInput, options: &Options) -> Option<Score> {
    let mut all = every(entry, options).into_iter();
    let first = all.next()?;
    let best = all.fold(
        first,
        |best, list| {
            if list.is_before(&best) { list } else { best }
        },
    );
    Some(scored(entry, options, &best))
}

/// Returns all lists of the highest value.
pub fn tied(entry: &WinInput, options: &Options) -> Vec<Score> {
    let mut lists = every(entry, options);
    let most = lists.iter().map(|list| list.total(options)).max();
    lists.retain(|list| Some(list.total(options)) == most);
    lists.dedup();
    let scored = lists.iter().map(|list| scored(entry, options, list));
    scored.collect()
}

/// Returns all valid lists of all readings, without flowers.
pub fn every(entry: &WinInput, options: &Options) -> Vec<ElementList> {
    let circumstances = &entry.context.circumstances;
    let no_flowers = options.bonus_tiles_in_play || entry.hand.bonus.is_empty();
    if circumstances.has(Circumstance::WrongTileCount) || !no_flowers {
        return Vec::new();
    }
    let Some(hand) = Hand::new(entry, options) else {
        return Vec::new();
    };
    let readings = readings(entry);
    let lists = readings.iter().flat_map(|reading| lists(&hand, reading));
    lists.collect()
}

/// M-13, M-14, M-117: scores a list with its flowers and payments.
fn scored(entry: &WinInput, options: &Options, list: &ElementList) -> Score {
    let qualifying = list.total(options);
    let flowers = entry.hand.bonus.iter();
    let flowers = flowers.filter(|tile| tile.family() != BonusFamily::Animal);
    let flowers = u16::try_from(flowers.count()).unwrap_or(0);
    let mut lines = list.lines.clone();
    if flowers > 0 {
        lines.push((FLOWER_TILES, flowers));
        lines.sort_unstable();
    }
    let line = |&(row, count): &(usize, u16)| (ROWS[row].key, count, ROWS[row].fan(options));
    let total = qualifying + flowers;
    let counted = options.limit_fan.map_or(total, |limit| total.min(limit));
    let below_minimum = qualifying < options.minimum_fan;
    Score {
        elements: lines.iter().map(line).collect(),
        total,
        qualifying,
        counted,
        below_minimum,
        net: if below_minimum {
            [0; 4]
        } else {
            net(entry, counted)
        },
    }
}

/// M-113 to M-116: returns the gain of each seat.
fn net(entry: &WinInput, counted: u16) -> [i64; 4] {
    let Some(winner) = entry.context.seat else {
        return [0; 4];
    };
    let drawn = entry.context.by == Some(WinBy::SelfDraw);
    let mut net = [0; 4];
    for seat in winner.others() {
        let pays = drawn || entry.context.from == Some(seat);
        let paid = 8 + if pays { i64::from(counted) } else { 0 };
        net[place(seat)] -= paid;
        net[place(winner)] += paid;
    }
    net
}

fn place(seat: Seat) -> usize {
    seat as usize
}
