//! Several hands that win on one tile.

use crate::engine::{Fault, Indicators, NotComplete, Score, check, score};
use crate::evaluate::RuleConfig;
use crate::hands::{Hand, TableStakes, WinContext, hand_notation::WinInput};
use crate::model::{IndicatorRule, Winner, WonHand};
use crate::sort::sort_short_by_key;
use crate::tiles::{Tile, TileCounts};

/// One of several hands that win on one tile, scored as a single winner without stakes.
#[derive(Clone, Debug)]
pub struct ScoredWinner {
    /// The hand.
    pub hand: Hand,
    /// The context of the win.
    pub context: WinContext,
    /// The score.
    pub score: Score,
    /// The winner as an answer of an event.
    pub winner: Winner,
}

/// A fault of several hands that win on one tile.
#[derive(Clone, Debug, PartialEq)]
pub enum WinnersFault {
    /// A fault of the hand at this position.
    Hand(usize, Fault),
    /// The hand at this position wins on another tile than the first.
    WinningTile(usize),
    /// The hand at this position has other indicators than an earlier one.
    Indicators(usize, Indicators),
    /// The number of copies of a tile in all hands together is too high.
    TooManyCopies(Tile, usize),
}

/// Scores several hands that win on one tile, in the order of input.
///
/// ```
/// use tilewise_rules::{RuleConfig, notation, winners};
/// let config: RuleConfig = "riichi-ema-2025".parse().unwrap();
/// let entries = ["34m234p55s567s c678m w5m@W SE", "34m678p22s345s c678p w5m@W NE"];
/// let entries = entries.map(|hand| notation::parse(hand).unwrap());
/// let all = winners(&config, &entries).unwrap();
/// assert_eq!((all[0].winner.value, all[0].winner.on_axis), (1, Some(30)));
/// ```
///
/// # Errors
/// All faults of the hands and of what they share.
pub fn winners(
    house: &RuleConfig,
    entries: &[WinInput],
) -> Result<Vec<ScoredWinner>, Vec<WinnersFault>> {
    let mut faults = shared(house, entries);
    let mut all = Vec::new();
    for (place, entry) in entries.iter().enumerate() {
        match scored(house, entry) {
            Ok(one) => all.push(one),
            Err(found) => {
                let found = found.into_iter();
                faults.extend(found.map(|fault| WinnersFault::Hand(place, fault)));
            }
        }
    }
    if faults.is_empty() {
        Ok(all)
    } else {
        Err(faults)
    }
}

fn scored(house: &RuleConfig, entry: &WinInput) -> Result<ScoredWinner, Vec<Fault>> {
    let (hand, mut context) = check(house, entry)?;
    let bet = context.stakes.has_declared(context.seat);
    context.stakes = TableStakes::NONE;
    let no_win = || vec![Fault::NotAWin(NotComplete::Sets(house.geometry()))];
    let score = score(house, &hand, &context).ok_or_else(no_win)?;
    let of_hand = house
        .rule_set()
        .payment
        .winner
        .filter(|_| !score.below_minimum);
    let winner = match of_hand {
        Some(winner) => winner(&WonHand::new(house, &hand, &context), &score.best),
        None => Winner::new(context.seat, 0),
    };
    let declared = house.rule_set().game.declaration.is_some_and(|rule| {
        let mut all = rule.circumstances.iter();
        all.any(|&one| context.has(one))
    });
    let winner = Winner {
        bets: declared && bet.is_none(),
        ..winner
    };
    Ok(ScoredWinner {
        hand,
        context,
        score,
        winner,
    })
}

/// Returns the faults of what the hands share: the winning tile and the indicators.
fn shared(house: &RuleConfig, entries: &[WinInput]) -> Vec<WinnersFault> {
    let Some(first) = entries.first() else {
        return Vec::new();
    };
    let mut faults = Vec::new();
    let hands = || entries.iter().enumerate().skip(1);
    let other_tile = hands().filter(|(_, one)| {
        let tile = one.hand.winning_tile;
        tile.is_some()
            && first
                .hand
                .winning_tile
                .is_some_and(|first| tile != Some(first))
    });
    faults.extend(other_tile.map(|(place, _)| WinnersFault::WinningTile(place)));
    let sorted = |all: &[Tile]| {
        let mut all = all.to_vec();
        sort_short_by_key(&mut all, |tile| *tile);
        all
    };
    let dora = sorted(&first.hand.dora);
    let other = hands().filter(|(_, one)| sorted(&one.hand.dora) != dora);
    faults.extend(other.map(|(place, _)| WinnersFault::Indicators(place, Indicators::Dora)));
    let counts = |rule: &IndicatorRule, one: &WinInput| {
        let mut enabling = rule.ura_requires_any.iter();
        enabling.any(|&circumstance| one.context.circumstances.has(circumstance))
    };
    let rule = house.rule_set().hand.indicators;
    let with_ura = entries.iter().enumerate();
    let mut with_ura = with_ura.filter(|(_, one)| rule.is_some_and(|rule| counts(rule, one)));
    let ura = with_ura.next().map(|(_, one)| sorted(&one.hand.ura));
    let other = with_ura.filter(|(_, one)| Some(sorted(&one.hand.ura)) != ura);
    faults.extend(other.map(|(place, _)| WinnersFault::Indicators(place, Indicators::Ura)));
    faults.extend(too_many_copies(entries, &faults));
    faults
}

/// Returns the tiles with too many copies in all hands together.
fn too_many_copies(entries: &[WinInput], faults: &[WinnersFault]) -> Vec<WinnersFault> {
    if !faults.is_empty() {
        return Vec::new();
    }
    let one = |tile: Tile, entry: &WinInput| usize::from(entry.hand.counts().of(tile));
    let won = |tile: Tile, entry: &WinInput| entry.hand.winning_tile == Some(tile);
    let indicators: TileCounts = entries
        .iter()
        .max_by_key(|one| one.hand.ura.len())
        .into_iter()
        .flat_map(|one| one.hand.dora.iter().chain(&one.hand.ura).copied())
        .collect();
    let all = Tile::ALL.into_iter().filter_map(|tile| {
        let held: usize = entries.iter().map(|entry| one(tile, entry)).sum();
        let shared = entries.iter().filter(|entry| won(tile, entry)).count();
        let visible = usize::from(indicators.of(tile));
        let copies = held - shared.saturating_sub(1) + visible;
        let in_one_hand = entries.iter().any(|entry| one(tile, entry) + visible > 4);
        (copies > 4 && !in_one_hand).then_some(WinnersFault::TooManyCopies(tile, copies))
    });
    all.collect()
}
