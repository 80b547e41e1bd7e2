//! Fresh tiles 生牌 at the end of the wall: 包杠 and 包生 (SG-113 to SG-118).

use super::super::options::choice;
use super::scenario::{Evidence, Feed, last_is_kong, reason};
use crate::hands::{Circumstance, Win};
use crate::schema::{HouseRules, Reason, Tally, WonHand};

const FRESH_KONG: &Reason = &reason(
    "SG-115",
    "fed a late kong with a fresh tile, and its replacement won",
);
const FRESH_WIN: &Reason = &reason("SG-116", "discarded the winning tile, fresh and late");

/// Whether few enough tiles were left when the fed tile was discarded: SG-114, SG-116, SG-118.
pub(in super::super) fn is_late(house: &HouseRules, left: u8, rule: Late) -> bool {
    let swapped = house.on(const { choice("fresh_swap") });
    let fewer_than = if (rule == Late::Kong) == swapped {
        5
    } else {
        7
    };
    let inclusive = house.on(const { choice("fresh_inclusive") });
    left < fewer_than || inclusive && left == fewer_than
}

/// The two rules about fresh tiles at the end of the wall.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in super::super) enum Late {
    /// 包杠, "seven tiles" unless the house swaps them.
    Kong,
    /// 包生, "five tiles".
    Win,
}

/// Whether the fed tile was fresh, and late, by what the table says of it: SG-113, SG-117.
fn is_fresh_and_late(won: &WonHand, rule: Late) -> bool {
    let context = won.context;
    let left = context.circumstances.count(Circumstance::TilesLeft);
    left.is_some_and(|left| is_late(won.house, left, rule))
        && context.has(Circumstance::FreshTile)
        && !was_seen(won, rule)
}

/// Whether a tile like the fed one lies in sets on the table, as far as the house counts these.
fn was_seen(won: &WonHand, rule: Late) -> bool {
    // A kong of a discard has all four of its tiles.
    let fed = won.hand.winning_tile().filter(|_| rule == Late::Win);
    let own = |alike| {
        let mut sets = won.hand.melds().iter().map(|meld| meld.set());
        fed.is_some_and(|tile| sets.any(|set| set.is_alike() == alike && set.contains(tile)))
    };
    let pung = || won.context.has(Circumstance::TileSeenPung) || own(true);
    let chow = || won.context.has(Circumstance::TileSeenExposedChow) || own(false);
    match won.house.chosen(const { choice("fresh") }) {
        NOT_IN_DISCARDS => false,
        NOT_VISIBLE => pung() || chow(),
        _ => pung(),
    }
}

/// The places of the answers of `fresh`.
const NOT_IN_DISCARDS: usize = 1;
const NOT_VISIBLE: usize = 2;

/// SG-115: a win on the replacement of a kong that was made with a fresh tile. The table may say so
/// of a kong on kong too, of which the fed one was the first.
pub(super) fn fed_fresh_kong(won: &WonHand, evidence: Evidence) -> Option<Feed> {
    let context = won.context;
    let consecutive = context.has(Circumstance::ConsecutiveKongReplacement);
    let replacement = context.has(Circumstance::KongReplacement);
    let fed = match evidence {
        Evidence::Tiles => replacement && !consecutive && is_fresh_and_late(won, Late::Kong),
        Evidence::StatedLiability => replacement || consecutive,
    };
    let place = last_is_kong(won.hand.melds())?;
    fed.then_some(Feed {
        place,
        reason: FRESH_KONG,
    })
}

/// SG-116. A robbed tile is no discard, and lies in a pung.
pub(super) fn won_fresh(won: &WonHand, _: &Tally, evidence: Evidence) -> Option<&'static Reason> {
    let discarded = matches!(won.context.win, Win::Discard { .. });
    let fresh = evidence == Evidence::StatedLiability || is_fresh_and_late(won, Late::Win);
    (discarded && fresh).then_some(FRESH_WIN)
}
