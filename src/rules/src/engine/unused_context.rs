//! Input about a win that changes nothing.

use crate::engine::{Score, score};
use crate::evaluate::RuleConfig;
use crate::hands::{
    Circumstance, Hand, StatedLiability, Win, WinBy, WinContext, hand_notation::WinInput,
};
use crate::model::{Count, IndicatorRule};
use crate::tiles::Seat;

/// An input about a win that changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnusedContext {
    /// The giver of the winning tile, for a win without one.
    Giver,
    /// A circumstance that doesn't matter for such a win, or that exempts no player.
    Circumstance(Circumstance),
    /// The count of a circumstance that has none.
    Count(Circumstance),
    /// The seat of a circumstance that concerns all players.
    Seat(Circumstance),
    /// A liability that doesn't concern the hand.
    Liability(StatedLiability),
    /// The indicators under the visible ones, with the missing condition in a sentence.
    Ura(&'static str),
}

/// Returns all input about a win that changes nothing. `hand`, `context` and `score` are those of the input.
///
/// ```
/// use tilewise_rules::{RuleConfig, UnusedContext, check, notation, score, unused_context};
/// let config: RuleConfig = "hk-old-style".parse().unwrap();
/// let entry = notation::parse("2223s c567s p777s p555z w1s SE no-choice@N").unwrap();
/// let (hand, context) = check(&config, &entry).unwrap();
/// let score = score(&config, &hand, &context).unwrap();
/// let unused = unused_context(&config, &entry, (&hand, &context), &score);
/// assert!(matches!(unused[..], [UnusedContext::Circumstance(_)]));
/// ```
pub fn unused_context(
    house: &RuleConfig,
    entry: &WinInput,
    (hand, context): (&Hand, &WinContext),
    scored: &Score,
) -> Vec<UnusedContext> {
    let same = |context: &WinContext| score(house, hand, context).as_ref() == Some(scored);
    let mut all = Vec::new();
    let input = &entry.context;
    if input.from.is_some() {
        let is_idle = match input.by {
            Some(WinBy::SelfDraw) => true,
            Some(WinBy::BonusTiles) => same(&WinContext {
                win: Win::BonusTiles { from: None },
                ..context.clone()
            }),
            _ => false,
        };
        all.extend(is_idle.then_some(UnusedContext::Giver));
    }
    for rule in house.rule_set().game.circumstances {
        let one = rule.circumstance;
        if !input.circumstances.has(one) {
            continue;
        }
        let without = || {
            same(&WinContext {
                circumstances: context.circumstances.without(one),
                ..context.clone()
            })
        };
        let is_relevant = input.by.is_none_or(|by| rule.needs.by.contains(&by));
        if (!is_relevant || rule.needs.seat) && without() {
            all.push(UnusedContext::Circumstance(one));
            continue;
        }
        if rule.needs.count == Count::Never && input.circumstances.count(one).is_some() {
            all.push(UnusedContext::Count(one));
        }
        if !rule.needs.seat && input.circumstances.seat(one).is_some() {
            all.push(UnusedContext::Seat(one));
        }
    }
    let counts = |rule: &&IndicatorRule| rule.ura_requires_any.iter().any(|&one| context.has(one));
    if !entry.hand.ura.is_empty()
        && let Some(rule) = house
            .rule_set()
            .hand
            .indicators
            .filter(|rule| !counts(rule))
    {
        all.push(UnusedContext::Ura(rule.ura_without_condition));
    }
    for (place, &stated) in input.liability.iter().enumerate() {
        let mut other = context.clone();
        // A liability that states what the melds already show is relevant.
        let mut seats = Seat::ALL.into_iter().filter(|seat| *seat != stated.seat);
        let concerns = seats.any(|seat| {
            other.liability[place].seat = seat;
            !same(&other)
        });
        other.liability.remove(place);
        if !concerns && same(&other) {
            all.push(UnusedContext::Liability(stated));
        }
    }
    all
}
