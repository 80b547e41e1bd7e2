//! The scenarios of paying for all, one literal each.

use super::super::options::choice;
use super::fresh::{fed_fresh_kong, won_fresh};
use super::limit::{fed_limit, won_limit};
use crate::decomposition::Shape;
use crate::hands::{LiableTile, Meld, MeldKind, SetKind};
use crate::schema::{Liability, Reason, Tally, Unseen, WonHand, liability_key, who_fed};
use crate::tiles::{Dragon, Face, Suit, Tile};

/// Of what only the winning tile can be.
const ABOUT_THE_WIN: &str = "it is about the winning tile, say that the winning tile was fed";

/// What one may be liable for, in the order of the book.
pub(in super::super) static LIABILITIES: [Liability; 10] = [
    Liability {
        key: "big-three-dragons",
        name: "big three dragons",
        asks: who_fed("Who fed the {0}?"),
        clause: "SG-103",
        never: None,
        unseen: Unseen::Nothing,
    },
    Liability {
        key: "big-four-winds",
        name: "big four winds",
        asks: who_fed("Who fed the {0}?"),
        clause: "SG-104",
        never: None,
        unseen: Unseen::Nothing,
    },
    Liability {
        key: "point-limit",
        name: "hand of a high limit",
        asks: who_fed("Whose discard brought what was shown up to the limit?"),
        clause: "SG-106",
        never: None,
        unseen: Unseen::Honors,
    },
    Liability {
        key: "full-flush",
        name: "full flush",
        asks: who_fed("Who fed the {0}?"),
        clause: "SG-109",
        never: None,
        unseen: Unseen::Nothing,
    },
    Liability {
        key: "all-honors",
        name: "all honours",
        asks: who_fed("Who fed the {0}?"),
        clause: "SG-109",
        never: None,
        unseen: Unseen::Nothing,
    },
    Liability {
        key: "pure-green",
        name: "pure green suit",
        asks: who_fed("Who fed the {0}?"),
        clause: "SG-110",
        never: None,
        unseen: Unseen::Nothing,
    },
    Liability {
        key: "all-terminals",
        name: "all terminals",
        asks: who_fed("Who fed the {0}?"),
        clause: "SG-111",
        never: None,
        unseen: Unseen::Nothing,
    },
    Liability {
        key: "four-kongs",
        name: "four kongs",
        asks: who_fed("Whose discard made the fourth kong?"),
        clause: "SG-112",
        never: None,
        unseen: Unseen::LastKong,
    },
    Liability {
        key: "fresh-kong",
        name: "fresh tile of a kong",
        asks: who_fed("Who fed the {0}?"),
        clause: "SG-115",
        never: Some((
            LiableTile::WinningTile,
            "it is about the tile of a kong, say that a set was fed",
        )),
        unseen: Unseen::Nothing,
    },
    Liability {
        key: "fresh-win",
        name: "fresh winning tile",
        asks: who_fed("Who fed the {0}?"),
        clause: "SG-116",
        never: Some((LiableTile::Set, ABOUT_THE_WIN)),
        unseen: Unseen::Nothing,
    },
];

/// The key of a liability, looked up when the program is built.
const fn key(key: &str) -> &'static str {
    liability_key(&LIABILITIES, key)
}

/// A hand that it is a high risk to feed.
pub(super) struct Scenario {
    pub key: &'static str,
    /// The set that was fed while the hand was visibly near, if it lies on the table.
    pub fed_set: fn(&WonHand, Evidence) -> Option<Feed>,
    /// Whether the winning tile, given by another player, was such a discard.
    pub won_on: fn(&WonHand, &Tally, Evidence) -> Option<&'static Reason>,
}

/// Whether it is asked for what the tiles tell, or for what the table states.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Evidence {
    Tiles,
    StatedLiability,
}

/// A set that was fed.
pub(super) struct Feed {
    /// Its place among the melds.
    pub place: usize,
    pub reason: &'static Reason,
}

pub(super) const fn reason(clause: &'static str, says: &'static str) -> Reason {
    Reason { clause, says }
}

const DRAGONS: &Reason = &reason("SG-103", "fed the third set of dragons");
const WINDS: &Reason = &reason("SG-104", "fed the fourth set of winds");
const FLUSH: &Reason = &reason("SG-109", "fed a Full Flush that was shown");
const HONOURS: &Reason = &reason("SG-109", "fed an All Honours that was shown");
const GREEN: &Reason = &reason("SG-110", "fed a Pure Green Suit that was shown");
const TERMINALS: &Reason = &reason("SG-111", "fed Pure Terminals that were shown");
const FOUR_KONGS: &Reason = &reason("SG-112", "fed the fourth kong");
const NO_SET: fn(&WonHand, Evidence) -> Option<Feed> = |_, _| None;
const NO_WIN: fn(&WonHand, &Tally, Evidence) -> Option<&'static Reason> = |_, _, _| None;

/// In the order of the book.
pub(super) static SCENARIOS: [Scenario; 10] = [
    Scenario {
        key: key("big-three-dragons"),
        fed_set: |won, _| last_of(won, Tile::is_dragon, 3, DRAGONS),
        won_on: |won, _, _| won_last(won, Tile::is_dragon, 2).then_some(DRAGONS),
    },
    Scenario {
        key: key("big-four-winds"),
        fed_set: |won, _| last_of(won, Tile::is_wind, 4, WINDS),
        won_on: |won, _, _| won_last(won, Tile::is_wind, 3).then_some(WINDS),
    },
    Scenario {
        key: key("point-limit"),
        fed_set: fed_limit,
        won_on: won_limit,
    },
    Scenario {
        key: key("full-flush"),
        fed_set: |won, _| fed_fourth(won, is_flush, FLUSH),
        won_on: |won, tally, _| won_all(won, tally, is_flush).then_some(FLUSH),
    },
    Scenario {
        key: key("all-honors"),
        fed_set: |won, _| fed_fourth(won, is_honours, HONOURS),
        won_on: |won, tally, _| won_all(won, tally, is_honours).then_some(HONOURS),
    },
    Scenario {
        key: key("pure-green"),
        fed_set: |won, _| fed_fourth(won, is_green, GREEN),
        won_on: |won, tally, _| won_all(won, tally, is_green).then_some(GREEN),
    },
    Scenario {
        key: key("all-terminals"),
        fed_set: |won, _| fed_fourth(won, is_terminals, TERMINALS),
        won_on: |won, tally, _| won_all(won, tally, is_terminals).then_some(TERMINALS),
    },
    Scenario {
        key: key("four-kongs"),
        fed_set: fed_fourth_kong,
        won_on: NO_WIN,
    },
    Scenario {
        key: key("fresh-kong"),
        fed_set: fed_fresh_kong,
        won_on: NO_WIN,
    },
    Scenario {
        key: key("fresh-win"),
        fed_set: NO_SET,
        won_on: won_fresh,
    },
];

/// The pungs and kongs on the table of such a tile, concealed kongs too, with their places.
pub(super) fn shown<'a>(
    won: &WonHand<'a>,
    fits: fn(Tile) -> bool,
) -> impl Iterator<Item = (usize, Meld)> + use<'a> {
    let melds = won.hand.melds().iter().copied().enumerate();
    melds.filter(move |(_, meld)| meld.set().is_alike() && fits(meld.tile))
}

/// The last of `count` such sets, if it was claimed.
fn last_of(
    won: &WonHand,
    fits: fn(Tile) -> bool,
    count: usize,
    reason: &'static Reason,
) -> Option<Feed> {
    let (place, meld) = shown(won, fits).nth(count - 1)?;
    meld.kind.is_claimed().then_some(Feed { place, reason })
}

/// Whether the hand showed `count` such sets and won on another such tile, for a set or the pair.
fn won_last(won: &WonHand, fits: fn(Tile) -> bool, count: usize) -> bool {
    let Some(tile) = won.hand.winning_tile() else {
        return false;
    };
    fits(tile)
        && shown(won, fits).count() == count
        && shown(won, fits).all(|(_, meld)| meld.tile != tile)
}

/// Whether three or four sets of such a hand were shown, and it is one.
fn won_all(won: &WonHand, tally: &Tally, is_one: fn(&WonHand) -> bool) -> bool {
    let shown = won.hand.melds().len() >= 3;
    shown && matches!(tally.reading.shape, Shape::Sets { .. }) && is_one(won)
}

/// The fourth shown set of such a hand, where feeding that counts too: A-54.
fn fed_fourth(
    won: &WonHand,
    is_one: fn(&WonHand) -> bool,
    reason: &'static Reason,
) -> Option<Feed> {
    let place = 3;
    let fourth = won.hand.melds().get(place)?;
    let counts = won.house.on(const { choice("pao_flush_set") });
    (counts && fourth.kind.is_claimed() && is_one(won)).then_some(Feed { place, reason })
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

/// Whether the hand is a Pure Green Suit where that is played: SG-67, SG-68. Without the green dragon
/// it is a Full Flush, which is no less dangerous.
fn is_green(won: &WonHand) -> bool {
    let green = |tile: Tile| match tile.face() {
        Face::Suited(suit, rank) => suit == Suit::Bamboo && matches!(rank, 2 | 3 | 4 | 6 | 8),
        face => face == Face::Dragon(Dragon::Green),
    };
    let mut all = won.hand.all().iter();
    won.house.on(const { choice("pure_green") }) && all.all(|(tile, _)| green(tile))
}

/// The fourth of four kongs, if it was made with a discard. No copy of its tile can have been seen
/// before: the other three were in the hand. When a tile was added to a pung only the table knows.
fn fed_fourth_kong(won: &WonHand, evidence: Evidence) -> Option<Feed> {
    let melds = won.hand.melds();
    let kongs = melds.iter().filter(|meld| meld.kind.set() == SetKind::Kong);
    let added = melds.iter().any(|meld| meld.kind == MeldKind::AddedKong);
    let fourth = kongs.count() == 4 && (evidence == Evidence::StatedLiability || !added);
    last_is_kong(melds).filter(|_| fourth).map(|place| Feed {
        place,
        reason: FOUR_KONGS,
    })
}

/// The place of the last meld, if it is a kong that was made with a discard.
pub(super) fn last_is_kong(melds: &[Meld]) -> Option<usize> {
    let place = melds.len().checked_sub(1)?;
    (melds[place].kind == MeldKind::Kong).then_some(place)
}
