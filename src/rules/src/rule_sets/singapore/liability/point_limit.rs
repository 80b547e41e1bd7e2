//! Point limit 包满贯: a discard that raises the visible points to the limit (SG-106 to SG-108).

use super::super::options::choice;
use super::scenario::{Evidence, RiskySet, reason, visible_sets};
use super::shooter_pays;
use crate::hands::WinContext;
use crate::model::{Reason, Tally, WonHand};
use crate::tiles::{BonusFamily, BonusTiles, Tile};

const LIMIT: &Reason = &reason(
    "SG-106",
    "fed the honours that made the shown points the limit",
);
const DOUBLE_WIND: &Reason = &reason(
    "SG-107",
    "fed the double wind that made the shown points the limit",
);
const LIMIT_DRAWN: &Reason = &reason(
    "SG-108",
    "fed the limit, and the winner drew the winning tile",
);

/// Returns the points of a pung or kong of a tile (SG-25 to SG-28).
fn value(context: &WinContext, tile: Tile) -> u16 {
    let wind = |wind| u16::from(tile == Tile::wind(wind));
    u16::from(tile.is_dragon()) + wind(context.seat) + wind(context.prevailing)
}

/// Returns the points of the bonus tiles (SG-29 to SG-32). All of them count as visible from the start,
/// because the order of their draws is unknown.
fn bonus_points(won: &WonHand) -> u16 {
    let any_flower = won.house.on(const { choice("any_flower") });
    let held = won.hand.bonus();
    let each = held.iter().filter(|one| {
        one.family() == BonusFamily::Animal || any_flower || one.belongs_to(won.context.seat)
    });
    let groups = [
        BonusTiles::FLOWERS,
        BonusTiles::SEASONS,
        BonusTiles::ANIMALS,
    ];
    let whole = groups.iter().filter(|&&group| held.contains_all(group));
    u16::try_from(each.count() + whole.count()).unwrap_or(u16::MAX)
}

/// Returns the reason if a set raised the visible points to the limit: from one point less, or from two less
/// by the double wind.
fn reaches(won: &WonHand, before: u16, value: u16) -> Option<&'static Reason> {
    let limit = won.house.limit();
    let reason = if won.context.is_self_draw() && shooter_pays(won.house) {
        LIMIT_DRAWN
    } else if before + 1 == limit {
        LIMIT
    } else {
        DOUBLE_WIND
    };
    (before < limit && before + value >= limit).then_some(reason)
}

/// Returns the claimed set that raised the visible points to the limit. If a liability is stated, some bonus
/// tiles may have been drawn after it.
pub(super) fn risky_limit_set(won: &WonHand, evidence: Evidence) -> Option<RiskySet> {
    let bonus = bonus_points(won);
    let fewer = if evidence == Evidence::StatedLiability {
        0
    } else {
        bonus
    };
    (fewer..=bonus)
        .rev()
        .find_map(|points| crossing(won, points))
}

/// Returns the claimed set that reached the limit with these points of bonus tiles.
fn crossing(won: &WonHand, bonus: u16) -> Option<RiskySet> {
    let mut points = bonus;
    for (place, meld) in visible_sets(won, Tile::is_honor) {
        let value = value(won.context, meld.tile);
        if let Some(reason) = reaches(won, points, value) {
            return meld.kind.is_claimed().then_some(RiskySet { place, reason });
        }
        points += value;
    }
    None
}

/// Returns the reason if the winning tile completed a triplet that reached the limit.
pub(super) fn won_limit(won: &WonHand, _: &Tally, _: Evidence) -> Option<&'static Reason> {
    let tile = won.hand.winning_tile()?;
    let sets = visible_sets(won, Tile::is_honor).map(|(_, meld)| value(won.context, meld.tile));
    let before = sets.fold(bonus_points(won), |sum, value| sum + value);
    let third = won.hand.concealed().of(tile) == 2;
    reaches(won, before, value(won.context, tile)).filter(|_| third)
}
