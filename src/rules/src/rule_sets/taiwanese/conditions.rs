//! Conditions of the elements.

use super::elements::{ELEMENTS, id};
use super::options::{answer, choice};
use crate::decomposition::{Combinations, Pattern, Reading, SetMask, readings, waits};
use crate::hands::{Circumstance, SetKind, Win};
use crate::model::{AnswerId, ElementId, RuleOptions, WaitRule, WonHand};
use crate::tiles::{BonusTile, Seat, Tile};

/// Returns whether an element is worth something; otherwise it excludes nothing (D-35).
fn is_there(won: &WonHand, element: ElementId) -> bool {
    let element = ELEMENTS.get(element.place());
    element.is_some_and(|element| !element.worth_in(won.house).is_nothing())
}

/// Returns whether the hand is concealed and that counts (T-20); a concealed hand is part of Heavenly Ready by
/// discard if an option says so (T-57).
pub(super) fn is_concealed_hand(won: &WonHand) -> bool {
    let in_heavenly_ready = || {
        is_heavenly_ready(won)
            && !won.context.win.is_drawn()
            && won.house.on(const { choice("heavenly_ready_includes") })
            && is_there(won, const { id("heavenly-ready") })
    };
    won.closed && !in_heavenly_ready()
}

/// Returns the pungs and kongs of fitting tiles, each as a combination, also the only pung beside pairs (T-55).
pub(super) fn pungs_of(reading: &Reading, fits: impl Fn(Tile) -> bool) -> Combinations {
    if reading.is_irregular() {
        let pung = reading.lone_set().filter(|set| fits(set.set.tile));
        return pung.map(|_| SetMask::WHOLE).into_iter().collect();
    }
    let honors = reading.dragons().union(reading.winds());
    let fitting = honors
        .each_set()
        .zip(honors.places())
        .filter(|&(_, place)| fits(reading.sets()[place].set.tile));
    fitting.map(|(set, _)| set).collect()
}

/// Returns whether a bonus tile is an own flower that counts (T-27).
pub(super) fn is_own_flower(tile: BonusTile, won: &WonHand) -> bool {
    let in_set = || {
        won.house.on(const { choice("flower_set_includes_seat") })
            && won.hand.bonus().whole_families().contains(tile)
            && is_there(won, const { id("flower-set") })
    };
    tile.belongs_to(won.context.seat) && !in_set()
}

/// Returns whether there is no bonus tile where there are any (T-30, T-82).
pub(super) fn has_no_flowers(won: &WonHand) -> bool {
    won.hand.bonus().is_empty() && won.house.on(const { choice("bonus_tiles") })
}

/// Returns whether the winning tile is a replacement that counts (T-34).
pub(super) fn is_replacement(won: &WonHand) -> bool {
    let of_bonus = || {
        won.context.has(Circumstance::BonusReplacement)
            && won.house.on(const { choice("replacement_after_bonus") })
    };
    won.context.win.is_drawn() && (won.context.has(Circumstance::KongReplacement) || of_bonus())
}

/// The waiting kinds (T-14).
static WAITS: WaitRule = WaitRule {
    key: "waits",
    tiles: |won| waits(won.hand, won.house.patterns()),
};

/// Returns the part that the only waiting kind completed, if that is a single wait (T-32).
pub(super) fn single_wait(reading: &Reading, won: &WonHand) -> SetMask {
    let by_shape = won
        .house
        .is_chosen(const { answer("single_wait", "shape") });
    let tile = won.hand.winning_tile();
    let has_shape =
        || tile.is_some_and(|tile| reading.is_closed_wait(tile)) && won.hand.claimed().count() < 5;
    if !reading.is_irregular() && (!by_shape || has_shape()) && won.waits(&WAITS).len() == 1 {
        reading.completed.mask()
    } else {
        SetMask::NONE
    }
}

/// Returns whether the hand had a two-sided wait (T-15).
fn is_two_sided(reading: &Reading, won: &WonHand) -> bool {
    let tile = won.hand.winning_tile();
    tile.is_some_and(|tile| reading.is_two_sided_wait(tile))
}

/// Returns whether the hand is All Chows (T-39, T-72).
pub(super) fn is_all_chows(reading: &Reading, won: &WonHand) -> bool {
    let house = won.house;
    are_all_chows(reading)
        && (!won.context.win.is_drawn() || house.on(const { choice("all_chows_self_draw") }))
        && (!won.closed || house.on(const { choice("all_chows_concealed") }))
        && (house.on(const { choice("all_chows_honors_flowers") })
            || won.hand.bonus().is_empty() && !reading.pair_is(Tile::is_honor))
        && (!house.is_chosen(const { answer("all_chows_wait", "any-two-sided") })
            || is_two_sided(reading, won))
        && (!house.is_chosen(const { answer("all_chows_wait", "only-two-sided") })
            || is_only_two_sided(won))
}

fn are_all_chows(reading: &Reading) -> bool {
    reading.all_sets(|set| set.set.kind == SetKind::Chow)
}

/// Returns whether every place of the winning tile in five chows and a pair ends a two-sided wait.
fn is_only_two_sided(won: &WonHand) -> bool {
    let mut is_only = true;
    readings(won.hand, &[Pattern::Sets], |reading| {
        is_only &= !are_all_chows(reading) || is_two_sided(reading, won);
    });
    is_only
}

/// Returns whether five claimed sets lie on the table (T-44).
pub(super) fn has_five_claimed_sets(won: &WonHand) -> bool {
    won.hand.claimed().count() == 5
}

/// Windows in which a hand may be declared ready at once (T-71).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ReadyWindow {
    FirstTurn,
    FirstTurnNotDealer,
    FirstEightDiscards,
    OwnFirstDiscard,
    FirstDiscardEastHeavenly,
    Off,
}

impl ReadyWindow {
    /// The windows by their answers.
    const ANSWERS: [(AnswerId, Self); 5] = [
        (answer("ready_window", "first-turn"), Self::FirstTurn),
        (
            answer("ready_window", "first-turn-not-dealer"),
            Self::FirstTurnNotDealer,
        ),
        (
            answer("ready_window", "first-eight-discards"),
            Self::FirstEightDiscards,
        ),
        (
            answer("ready_window", "own-first-discard"),
            Self::OwnFirstDiscard,
        ),
        (
            answer("ready_window", "first-discard-east-heavenly"),
            Self::FirstDiscardEastHeavenly,
        ),
    ];

    /// Returns the window of these options.
    pub fn from_options(house: &RuleOptions) -> Self {
        let mut all = Self::ANSWERS.into_iter();
        all.find(|&(answer, _)| house.is_chosen(answer))
            .map_or(Self::Off, |(_, window)| window)
    }

    /// Returns whether a player of this seat may be heavenly ready, where anybody is.
    pub const fn allows_heavenly(self, seat: Seat) -> bool {
        match self {
            Self::FirstTurnNotDealer => !matches!(seat, Seat::East),
            Self::FirstEightDiscards | Self::FirstDiscardEastHeavenly => matches!(seat, Seat::East),
            _ => true,
        }
    }

    /// Returns whether a player of this seat may be earthly ready, where anybody is.
    pub const fn allows_earthly(self, seat: Seat) -> bool {
        !matches!((self, seat), (Self::FirstDiscardEastHeavenly, Seat::East))
    }

    const fn has_heavenly(self) -> bool {
        !matches!(self, Self::OwnFirstDiscard | Self::Off)
    }

    const fn has_earthly(self) -> bool {
        !matches!(self, Self::Off)
    }
}

/// Returns whether the hand is heavenly ready (T-57).
pub(super) fn is_heavenly_ready(won: &WonHand) -> bool {
    won.context.has(Circumstance::HeavenlyReady)
        && ReadyWindow::from_options(won.house).has_heavenly()
}

/// Returns whether the hand is earthly ready (T-58).
pub(super) fn is_earthly_ready(won: &WonHand) -> bool {
    won.context.has(Circumstance::EarthlyReady)
        && ReadyWindow::from_options(won.house).has_earthly()
}

/// Returns whether all eight flowers and seasons win or add to the hand (T-62, T-69).
pub(super) fn is_eight_flowers(won: &WonHand) -> bool {
    if won.hand.bonus().len() < 8 {
        return false;
    }
    let adds = won
        .house
        .is_chosen(const { answer("eight_flowers", "adds") });
    match won.context.win {
        Win::BonusTiles { from: None } => !adds && won.context.has(Circumstance::EightFlowers),
        Win::BonusTiles { .. } => false,
        _ => adds,
    }
}

/// Returns whether the eighth flower of another player wins (T-63, T-70).
pub(super) fn is_seven_robs_one(won: &WonHand) -> bool {
    matches!(won.context.win, Win::BonusTiles { from: Some(_) })
        && won.context.has(Circumstance::RobbingTheEighth)
}

/// Returns whether the flowers were dealt (T-64).
pub(super) fn is_dealt_flowers(won: &WonHand) -> bool {
    if !won.context.has(Circumstance::InitialHand) {
        return false;
    }
    if is_seven_robs_one(won) {
        return is_there(won, const { id("seven-robs-one") })
            && won.house.on(const { choice("seven_robs_one") });
    }
    let in_hand = || {
        let hand = if won.context.seat == Seat::East {
            const { id("heavenly-hand") }
        } else {
            const { id("earthly-hand") }
        };
        won.context.win.is_drawn() && is_there(won, hand)
    };
    let is_exclusive = won.context.win == Win::BonusTiles { from: None }
        && (won.hand.winning_tile().is_none()
            || !won
                .house
                .is_chosen(const { answer("eight_flowers", "compound") }));
    is_eight_flowers(won)
        && is_there(won, const { id("eight-flowers") })
        && (is_exclusive || in_hand())
}
