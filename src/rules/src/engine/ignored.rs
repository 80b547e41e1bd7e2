//! What was told of a win and changes nothing.

use crate::DORA_AND_BETS;
use crate::engine::{Score, score};
use crate::hands::notation::WinInput;
use crate::hands::{Circumstance, Hand, StatedLiability, Win, WinBy, WinContext};
use crate::schema::{Count, House, IndicatorRule};
use crate::tiles::Seat;

/// Something that was told of a win and changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ignored {
    /// Who gave the winning tile, of a win for which nobody did.
    Giver,
    /// A circumstance that doesn't matter for such a win, or that frees nobody.
    Circumstance(Circumstance),
    /// How often a circumstance holds that isn't counted.
    Count(Circumstance),
    /// Whom a circumstance is about that concerns everybody.
    Seat(Circumstance),
    /// A liability that doesn't concern the hand.
    Liability(StatedLiability),
    /// The tiles under the indicators, for which something else must hold: what, in a sentence.
    Ura(&'static str),
}

/// Everything that was told of a win and changes nothing. The hand, the context and the score are
/// those of what was entered.
///
/// ```
/// use tilewise_rules::{House, Ignored, check, ignored, notation, score};
/// let house: House = "hk-old-style".parse().unwrap();
/// let entry = notation::parse("2223s c567s p777s p555z w1s SE no-choice@N").unwrap();
/// let (hand, context) = check(&house, &entry).unwrap();
/// let score = score(&house, &hand, &context).unwrap();
/// let ignored = ignored(&house, &entry, (&hand, &context), &score);
/// assert!(matches!(ignored[..], [Ignored::Circumstance(_)]));
/// ```
pub fn ignored(
    house: &House,
    entry: &WinInput,
    (hand, context): (&Hand, &WinContext),
    scored: &Score,
) -> Vec<Ignored> {
    let same = |context: &WinContext| score(house, hand, context).as_ref() == Some(scored);
    let mut all = Vec::new();
    let told = &entry.context;
    if told.from.is_some() {
        let is_idle = match told.by {
            Some(WinBy::SelfDraw) => true,
            Some(WinBy::BonusTiles) => same(&WinContext {
                win: Win::BonusTiles { from: None },
                ..context.clone()
            }),
            _ => false,
        };
        all.extend(is_idle.then_some(Ignored::Giver));
    }
    for rule in house.rule_set().circumstances {
        let one = rule.circumstance;
        if !told.circumstances.has(one) {
            continue;
        }
        let without = || {
            same(&WinContext {
                circumstances: context.circumstances.without(one),
                ..context.clone()
            })
        };
        let is_asked = told.by.is_none_or(|by| rule.needs.by.contains(&by));
        if (!is_asked || rule.needs.seat) && without() {
            all.push(Ignored::Circumstance(one));
            continue;
        }
        if rule.needs.count == Count::Never && told.circumstances.count(one).is_some() {
            all.push(Ignored::Count(one));
        }
        if !rule.needs.seat && told.circumstances.seat(one).is_some() {
            all.push(Ignored::Seat(one));
        }
    }
    let counts = |rule: &&IndicatorRule| rule.ura_beside.iter().any(|&one| context.has(one));
    if DORA_AND_BETS
        && !entry.hand.ura.is_empty()
        && let Some(rule) = house.rule_set().indicators.filter(|rule| !counts(rule))
    {
        all.push(Ignored::Ura(rule.ura_alone));
    }
    for (place, &stated) in told.liability.iter().enumerate() {
        let mut other = context.clone();
        // Whoever it names: what only says what the melds tell concerns the hand all the same.
        let mut seats = Seat::ALL.into_iter().filter(|seat| *seat != stated.seat);
        let concerns = seats.any(|seat| {
            other.liability[place].seat = seat;
            !same(&other)
        });
        other.liability.remove(place);
        if !concerns && same(&other) {
            all.push(Ignored::Liability(stated));
        }
    }
    all
}
