//! Scenarios of paying for all.

use super::super::options::choice;
use super::fresh::{risky_fresh_kong, won_fresh};
use super::point_limit::{risky_limit_set, won_limit};
use crate::decomposition::Shape;
use crate::hands::{LiableTile, Meld, MeldKind, SetKind};
use crate::model::{Liability, Reason, Tally, Unseen, WonHand, liability_key, liable_question};
use crate::tiles::{Dragon, Face, Suit, Tile};

/// Reason why a liability applies to the winning tile only.
const ABOUT_THE_WIN: &str = "it is about the winning tile, say that the winning tile was fed";

/// Kinds of liability, in the order of the rule book.
pub(in super::super) static LIABILITIES: [Liability; 10] = [
    Liability {
        key: "big-three-dragons",
        name: "big three dragons",
        question: liable_question("Who fed the {0}?"),
        clause: "SG-103",
        never: None,
        unseen: Unseen::NoSets,
    },
    Liability {
        key: "big-four-winds",
        name: "big four winds",
        question: liable_question("Who fed the {0}?"),
        clause: "SG-104",
        never: None,
        unseen: Unseen::NoSets,
    },
    Liability {
        key: "point-limit",
        name: "hand of a high limit",
        question: liable_question("Whose discard brought what was shown up to the limit?"),
        clause: "SG-106",
        never: None,
        unseen: Unseen::Honors,
    },
    Liability {
        key: "full-flush",
        name: "full flush",
        question: liable_question("Who fed the {0}?"),
        clause: "SG-109",
        never: None,
        unseen: Unseen::NoSets,
    },
    Liability {
        key: "all-honors",
        name: "all honours",
        question: liable_question("Who fed the {0}?"),
        clause: "SG-109",
        never: None,
        unseen: Unseen::NoSets,
    },
    Liability {
        key: "pure-green",
        name: "pure green suit",
        question: liable_question("Who fed the {0}?"),
        clause: "SG-110",
        never: None,
        unseen: Unseen::NoSets,
    },
    Liability {
        key: "all-terminals",
        name: "all terminals",
        question: liable_question("Who fed the {0}?"),
        clause: "SG-111",
        never: None,
        unseen: Unseen::NoSets,
    },
    Liability {
        key: "four-kongs",
        name: "four kongs",
        question: liable_question("Whose discard made the fourth kong?"),
        clause: "SG-112",
        never: None,
        unseen: Unseen::LastKong,
    },
    Liability {
        key: "fresh-kong",
        name: "fresh tile of a kong",
        question: liable_question("Who fed the {0}?"),
        clause: "SG-115",
        never: Some((
            LiableTile::WinningTile,
            "it is about the tile of a kong, say that a set was fed",
        )),
        unseen: Unseen::NoSets,
    },
    Liability {
        key: "fresh-win",
        name: "fresh winning tile",
        question: liable_question("Who fed the {0}?"),
        clause: "SG-116",
        never: Some((LiableTile::Set, ABOUT_THE_WIN)),
        unseen: Unseen::NoSets,
    },
];

/// Returns the key of a liability, checked at compile time.
const fn key(key: &str) -> &'static str {
    liability_key(&LIABILITIES, key)
}

/// Scenario in which a discard is a high risk.
pub(super) struct Scenario {
    pub key: &'static str,
    /// Returns the set that was discarded at high risk, if it is on the table.
    pub risky_set: fn(&WonHand, Evidence) -> Option<RiskySet>,
    /// Returns the reason if the winning tile was a high-risk discard of another player.
    pub won_on: fn(&WonHand, &Tally, Evidence) -> Option<&'static Reason>,
}

/// Source of the facts: the tiles or a statement of the table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Evidence {
    Tiles,
    StatedLiability,
}

/// Set that was completed by a high-risk discard.
pub(super) struct RiskySet {
    /// Index among the melds.
    pub place: usize,
    pub reason: &'static Reason,
}

pub(super) const fn reason(clause: &'static str, text: &'static str) -> Reason {
    Reason { clause, text }
}

const DRAGONS: &Reason = &reason("SG-103", "fed the third set of dragons");
const WINDS: &Reason = &reason("SG-104", "fed the fourth set of winds");
const FLUSH: &Reason = &reason("SG-109", "fed a Full Flush that was shown");
const HONOURS: &Reason = &reason("SG-109", "fed an All Honours that was shown");
const GREEN: &Reason = &reason("SG-110", "fed a Pure Green Suit that was shown");
const TERMINALS: &Reason = &reason("SG-111", "fed Pure Terminals that were shown");
const FOUR_KONGS: &Reason = &reason("SG-112", "fed the fourth kong");
const NO_SET: fn(&WonHand, Evidence) -> Option<RiskySet> = |_, _| None;
const NO_WIN: fn(&WonHand, &Tally, Evidence) -> Option<&'static Reason> = |_, _, _| None;

/// Scenarios, in the order of the rule book.
pub(super) static SCENARIOS: [Scenario; 10] = [
    Scenario {
        key: key("big-three-dragons"),
        risky_set: |won, _| last_of(won, Tile::is_dragon, 3, DRAGONS),
        won_on: |won, _, _| won_last(won, Tile::is_dragon, 2).then_some(DRAGONS),
    },
    Scenario {
        key: key("big-four-winds"),
        risky_set: |won, _| last_of(won, Tile::is_wind, 4, WINDS),
        won_on: |won, _, _| won_last(won, Tile::is_wind, 3).then_some(WINDS),
    },
    Scenario {
        key: key("point-limit"),
        risky_set: risky_limit_set,
        won_on: won_limit,
    },
    Scenario {
        key: key("full-flush"),
        risky_set: |won, _| risky_fourth_set(won, is_flush, FLUSH),
        won_on: |won, tally, _| won_all(won, tally, is_flush).then_some(FLUSH),
    },
    Scenario {
        key: key("all-honors"),
        risky_set: |won, _| risky_fourth_set(won, is_honours, HONOURS),
        won_on: |won, tally, _| won_all(won, tally, is_honours).then_some(HONOURS),
    },
    Scenario {
        key: key("pure-green"),
        risky_set: |won, _| risky_fourth_set(won, is_green, GREEN),
        won_on: |won, tally, _| won_all(won, tally, is_green).then_some(GREEN),
    },
    Scenario {
        key: key("all-terminals"),
        risky_set: |won, _| risky_fourth_set(won, is_terminals, TERMINALS),
        won_on: |won, tally, _| won_all(won, tally, is_terminals).then_some(TERMINALS),
    },
    Scenario {
        key: key("four-kongs"),
        risky_set: risky_fourth_kong,
        won_on: NO_WIN,
    },
    Scenario {
        key: key("fresh-kong"),
        risky_set: risky_fresh_kong,
        won_on: NO_WIN,
    },
    Scenario {
        key: key("fresh-win"),
        risky_set: NO_SET,
        won_on: won_fresh,
    },
];

/// Returns the pungs and kongs on the table of such tiles, concealed kongs included, with their indices.
pub(super) fn visible_sets<'a>(
    won: &WonHand<'a>,
    fits: fn(Tile) -> bool,
) -> impl Iterator<Item = (usize, Meld)> + use<'a> {
    let melds = won.hand.melds().iter().copied().enumerate();
    melds.filter(move |(_, meld)| meld.set().is_alike() && fits(meld.tile))
}

/// Returns the last of `count` such sets if it was claimed.
fn last_of(
    won: &WonHand,
    fits: fn(Tile) -> bool,
    count: usize,
    reason: &'static Reason,
) -> Option<RiskySet> {
    let (place, meld) = visible_sets(won, fits).nth(count - 1)?;
    meld.kind.is_claimed().then_some(RiskySet { place, reason })
}

/// Returns whether the hand showed `count` such sets and won on another such tile, for a set or the pair.
fn won_last(won: &WonHand, fits: fn(Tile) -> bool, count: usize) -> bool {
    let Some(tile) = won.hand.winning_tile() else {
        return false;
    };
    fits(tile)
        && visible_sets(won, fits).count() == count
        && visible_sets(won, fits).all(|(_, meld)| meld.tile != tile)
}

/// Returns whether the hand showed at least three sets and meets a condition.
fn won_all(won: &WonHand, tally: &Tally, is_one: fn(&WonHand) -> bool) -> bool {
    let is_visible = won.hand.melds().len() >= 3;
    is_visible && matches!(tally.reading.shape, Shape::Sets { .. }) && is_one(won)
}

/// Returns the fourth visible set of a hand that meets a condition, if the option counts it.
fn risky_fourth_set(
    won: &WonHand,
    is_one: fn(&WonHand) -> bool,
    reason: &'static Reason,
) -> Option<RiskySet> {
    let place = 3;
    let fourth = won.hand.melds().get(place)?;
    let counts = won.house.on(const { choice("pao_flush_set") });
    (counts && fourth.kind.is_claimed() && is_one(won)).then_some(RiskySet { place, reason })
}

fn is_flush(won: &WonHand) -> bool {
    let all = won.hand.all();
    all.suits() == 1 && !all.has_honors()
}

fn is_honours(won: &WonHand) -> bool {
    won.hand.all().suits() == 0
}

fn is_terminals(won: &WonHand) -> bool {
    won.hand.all().only_terminals()
}

/// Returns whether the hand is a Pure Green Suit, by option (SG-67, SG-68). Without the green dragon it is a
/// Full Flush, which is dangerous too.
fn is_green(won: &WonHand) -> bool {
    let green = |tile: Tile| match tile.face() {
        Face::Suited(suit, rank) => suit == Suit::Bamboo && matches!(rank, 2 | 3 | 4 | 6 | 8),
        face => face == Face::Dragon(Dragon::Green),
    };
    let mut all = won.hand.all().iter();
    won.house.on(const { choice("pure_green") }) && all.all(|(tile, _)| green(tile))
}

/// Returns the fourth of four kongs if it was made with a discard; its tile was fresh, as the others were in
/// the hand. With an added kong the order of the kongs must be stated.
fn risky_fourth_kong(won: &WonHand, evidence: Evidence) -> Option<RiskySet> {
    let melds = won.hand.melds();
    let kongs = melds.iter().filter(|meld| meld.kind.set() == SetKind::Kong);
    let added = melds.iter().any(|meld| meld.kind == MeldKind::AddedKong);
    let fourth = kongs.count() == 4 && (evidence == Evidence::StatedLiability || !added);
    last_is_kong(melds)
        .filter(|_| fourth)
        .map(|place| RiskySet {
            place,
            reason: FOUR_KONGS,
        })
}

/// Returns the index of the last meld if it is a kong that was made with a discard.
pub(super) fn last_is_kong(melds: &[Meld]) -> Option<usize> {
    let place = melds.len().checked_sub(1)?;
    (melds[place].kind == MeldKind::Kong).then_some(place)
}
