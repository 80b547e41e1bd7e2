//! Reference scorer of the Taiwan group, written from the list without optimization: parts 1 to 3 and 7.

mod elements;
mod liable;
pub use liable::LIABLE;
pub mod pay;
mod refused;

use tilewise_rules::{Tile, WinBy};

use super::options::Options;
use crate::play::sixteen_tiles::SixteenTileWin;
use crate::play::sixteen_tiles::shape_readings::{
    OtherShapes, ShapeReading, shape_readings, waiting_kinds,
};
use crate::reference::{ReferenceScore, ScoredElement};

/// All that decides which elements count.
struct View<'a> {
    win: &'a SixteenTileWin,
    options: &'a Options,
    reading: &'a ShapeReading,
    /// All readings of the hand, for T-72.
    all: &'a [ShapeReading],
    /// The kinds for which the hand waited (T-14).
    waits: &'a [Tile],
}

/// Returns the scores of the readings with the highest total. Empty if it is no win.
pub fn best(win: &SixteenTileWin, options: &Options) -> Vec<ReferenceScore> {
    if refused::is_refused(win, options) {
        return Vec::new();
    }
    if win.by == WinBy::BonusTiles {
        let by_bonus = bonus_win(win, options);
        if win.tile.is_none() || by_bonus.is_none() {
            return by_bonus.into_iter().collect();
        }
    }
    let shapes = OtherShapes {
        pairs: options.yes("pairs_and_pung"),
        unrelated: false,
        orphans: false,
    };
    let all = shape_readings(win, shapes);
    let waits = waiting_kinds(win, shapes);
    let mut scores: Vec<ReferenceScore> = played(win, options, &all)
        .into_iter()
        .map(|reading| {
            let view = View {
                win,
                options,
                reading,
                all: &all,
                waits: &waits,
            };
            let met = elements::met(&view);
            let keys: Vec<&str> = met.keys().copied().collect();
            settled(win, options, elements::counted(&view, &met), &keys)
        })
        .collect();
    // T-10, D-32: the highest total, whatever the cap.
    let most = scores.iter().map(|score| score.total).max();
    scores.retain(|score| Some(score.total) == most);
    scores
}

/// D-5.
fn played<'a>(
    win: &SixteenTileWin,
    options: &Options,
    all: &'a [ShapeReading],
) -> Vec<&'a ShapeReading> {
    let on_pung = |reading: &&ShapeReading| match reading {
        ShapeReading::Pairs { pung, .. } => Some(*pung) == win.tile,
        reading => reading
            .sets()
            .iter()
            .any(|set| set.is_completed && set.is_pung()),
    };
    let some: Vec<&ShapeReading> = all.iter().filter(on_pung).collect();
    if options.yes("pung_first") && !win.is_drawn() && !some.is_empty() {
        some
    } else {
        all.iter().collect()
    }
}

/// T-69, T-70, T-64: a win by bonus tiles only.
fn bonus_win(win: &SixteenTileWin, options: &Options) -> Option<ReferenceScore> {
    let key = if win.has("robbing-the-eighth") {
        options.yes("seven_robs_one").then_some("seven-robs-one")
    } else {
        (options.word("eight_flowers") != "adds").then_some("eight-flowers")
    }?;
    let tai = options.worth(key);
    if tai == 0 {
        return None;
    }
    let mut elements = vec![(key, 1, tai)];
    let dealt = options.worth("dealt-flowers");
    if options.yes("dealt_flowers") && win.has("initial-hand") && dealt > 0 {
        elements.push(("dealt-flowers", 1, dealt));
    }
    Some(settled(win, options, elements, &[]))
}

/// T-66.
fn settled(
    win: &SixteenTileWin,
    options: &Options,
    mut elements: Vec<ScoredElement>,
    met: &[&str],
) -> ReferenceScore {
    elements.sort_unstable();
    let total: u16 = elements.iter().map(|(_, count, tai)| count * tai).sum();
    let counted = match options.number("cap") {
        0 => total,
        cap => total.min(u16::try_from(cap).unwrap_or(u16::MAX)),
    };
    let below = i64::from(total) < options.number("minimum");
    let liable = liable::liable(win, options, met);
    let net = if below {
        [0; 4]
    } else {
        pay::net(win, options, counted.into(), liable)
    };
    ReferenceScore {
        elements,
        total,
        counted,
        net,
        liable: false,
    }
}
