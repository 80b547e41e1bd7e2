//! Sets that an element would need but that other elements consume.

use super::Obstacle;
use crate::engine::Score;
use crate::evaluate::RuleConfig;
use crate::hands::{Hand, WinContext};
use crate::model::{BlockedCombination, Element, ElementId};

/// Returns the obstacles to one more count of an element, for each way to count it.
pub(super) fn consumed_sets(
    house: &RuleConfig,
    blocked: &[BlockedCombination],
    score: &Score,
    id: ElementId,
) -> Vec<Obstacle> {
    let elements = house.rule_set().scoring.elements;
    let mut all = Vec::new();
    for one in blocked.iter().filter(|one| one.element == id) {
        let parts = score.best.reading.parts().into_iter();
        let used = parts.filter(|(mask, _)| one.consumed.includes(*mask));
        let by = one.by.iter().map(|by| &elements[by.place()]);
        all.push(Obstacle::ConsumedSets(
            used.map(|(_, part)| part).collect(),
            by.collect(),
        ));
    }
    all
}

/// Returns every element that counts fewer times than the hand has it, with the obstacles. `hand` and
/// `context` are those that were scored.
///
/// ```
/// use tilewise_rules::{RuleConfig, check, notation, score, uncounted_repeats};
/// let config: RuleConfig = "mcr".parse().unwrap();
/// // Four relations of four chows: three count.
/// let entry = notation::parse("234567p234567s1z w1z@E SW").unwrap();
/// let (hand, context) = check(&config, &entry).unwrap();
/// let score = score(&config, &hand, &context).unwrap();
/// let again = uncounted_repeats(&config, &hand, &context, &score);
/// assert_eq!(again[0].0.key, "short-straight");
/// assert_eq!(
///     again[0].1[0].sentence().to_string(),
///     "Account-once: 234 bamboo, 567 bamboo used up by Mixed Double Chow, Short Straight"
/// );
/// ```
pub fn uncounted_repeats(
    house: &RuleConfig,
    hand: &Hand,
    context: &WinContext,
    score: &Score,
) -> Vec<(&'static Element, Vec<Obstacle>)> {
    let blocked = score.blocked_combinations(house, hand, context);
    let ids = (0..=u8::MAX).map(ElementId);
    let elements = ids.zip(house.rule_set().scoring.elements);
    let counts = |id: ElementId| score.best.lines.iter().any(|line| line.id() == id);
    let again = elements.filter(|&(id, _)| counts(id));
    let again = again.map(|(id, element)| (element, consumed_sets(house, &blocked, score, id)));
    again
        .filter(|(_, obstacles)| !obstacles.is_empty())
        .collect()
}
