//! Fresh tiles 生牌 at the end of the wall: 包杠 and 包生 (SG-113 to SG-118).

use super::super::options::choice;
use super::scenario::{Evidence, RiskySet, last_is_kong, reason};
use crate::hands::{Circumstance, Win};
use crate::model::{Reason, RuleOptions, Tally, WonHand};

const FRESH_KONG: &Reason = &reason(
    "SG-115",
    "fed a late kong with a fresh tile, and its replacement won",
);
const FRESH_WIN: &Reason = &reason("SG-116", "discarded the winning tile, fresh and late");

/// Returns whether few enough tiles were left at the discard (SG-114, SG-116, SG-118).
pub(in super::super) fn is_late(house: &RuleOptions, left: u8, rule: Late) -> bool {
    let swapped = house.on(const { choice("fresh_swap") });
    let fewer_than = if (rule == Late::Kong) == swapped {
        5
    } else {
        7
    };
    let inclusive = house.on(const { choice("fresh_inclusive") });
    left < fewer_than || inclusive && left == fewer_than
}

/// Kinds of liability for fresh tiles at the end of the wall.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in super::super) enum Late {
    /// 包杠, "seven tiles" unless the option swaps them.
    Kong,
    /// 包生, "five tiles".
    Win,
}

/// Returns whether the discarded tile was fresh and late according to the circumstances (SG-113, SG-117).
fn is_fresh_and_late(won: &WonHand, rule: Late) -> bool {
    let context = won.context;
    let left = context.circumstances.count(Circumstance::TilesLeft);
    left.is_some_and(|left| is_late(won.house, left, rule))
        && context.has(Circumstance::FreshTile)
        && !was_seen(won, rule)
}

/// Returns whether a tile like the discarded one is visible in sets, as far as the option counts these.
fn was_seen(won: &WonHand, rule: Late) -> bool {
    // A kong of a discard has all four of its tiles.
    let discard = won.hand.winning_tile().filter(|_| rule == Late::Win);
    let own = |alike| {
        let mut sets = won.hand.melds().iter().map(|meld| meld.set());
        discard.is_some_and(|tile| sets.any(|set| set.is_alike() == alike && set.contains(tile)))
    };
    let pung = || won.context.has(Circumstance::TileSeenPung) || own(true);
    let chow = || won.context.has(Circumstance::TileSeenExposedChow) || own(false);
    match won.house.chosen(const { choice("fresh") }) {
        NOT_IN_DISCARDS => false,
        NOT_VISIBLE => pung() || chow(),
        _ => pung(),
    }
}

/// Indices of answers of `fresh`.
const NOT_IN_DISCARDS: usize = 1;
const NOT_VISIBLE: usize = 2;

/// Returns the kong of a fresh tile whose replacement won (SG-115). Only a statement applies it to
/// consecutive kongs, of which the first must be the discarded one.
pub(super) fn risky_fresh_kong(won: &WonHand, evidence: Evidence) -> Option<RiskySet> {
    let context = won.context;
    let consecutive = context.has(Circumstance::ConsecutiveKongReplacement);
    let replacement = context.has(Circumstance::KongReplacement);
    let applies = match evidence {
        Evidence::Tiles => replacement && !consecutive && is_fresh_and_late(won, Late::Kong),
        Evidence::StatedLiability => replacement || consecutive,
    };
    let place = last_is_kong(won.hand.melds())?;
    applies.then_some(RiskySet {
        place,
        reason: FRESH_KONG,
    })
}

/// Returns the reason for a win on a fresh discard (SG-116). A robbed tile isn't a discard: its pung is
/// visible.
pub(super) fn won_fresh(won: &WonHand, _: &Tally, evidence: Evidence) -> Option<&'static Reason> {
    let discarded = matches!(won.context.win, Win::Discard { .. });
    let fresh = evidence == Evidence::StatedLiability || is_fresh_and_late(won, Late::Win);
    (discarded && fresh).then_some(FRESH_WIN)
}
