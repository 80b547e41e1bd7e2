//! Of sets that make an element together: which are used up, and by what.

use super::InWay;
use crate::engine::Score;
use crate::hands::{Hand, WinContext};
use crate::schema::{Element, ElementId, House, LeftOut};

/// What stands between a hand and one more of an element, each time that it could have counted.
pub(super) fn used_up(
    house: &House,
    left_out: &[LeftOut],
    score: &Score,
    id: ElementId,
) -> Vec<InWay> {
    let elements = house.rule_set().elements;
    let mut all = Vec::new();
    for one in left_out.iter().filter(|one| one.element == id) {
        let parts = score.best.reading.parts().into_iter();
        let used = parts.filter(|(mask, _)| one.used_up.includes(*mask));
        let by = one.by.iter().map(|by| &elements[by.place()]);
        all.push(InWay::UsedUp(
            used.map(|(_, part)| part).collect(),
            by.collect(),
        ));
    }
    all
}

/// Every element that counts, but not as often as the hand has it, and what is in the way. The hand and
/// the context are those that were scored.
///
/// ```
/// use tilewise_rules::{House, check, notation, once_more, score};
/// let house: House = "mcr".parse().unwrap();
/// // Four relations of four chows: three count.
/// let entry = notation::parse("234567p234567s1z w1z@E SW").unwrap();
/// let (hand, context) = check(&house, &entry).unwrap();
/// let score = score(&house, &hand, &context).unwrap();
/// let again = once_more(&house, &hand, &context, &score);
/// assert_eq!(again[0].0.key, "short-straight");
/// assert_eq!(
///     again[0].1[0].sentence().to_string(),
///     "Account-once: 234 bamboo, 567 bamboo used up by Mixed Double Chow, Short Straight"
/// );
/// ```
pub fn once_more(
    house: &House,
    hand: &Hand,
    context: &WinContext,
    score: &Score,
) -> Vec<(&'static Element, Vec<InWay>)> {
    let left_out = score.left_out(house, hand, context);
    let ids = (0..=u8::MAX).map(ElementId);
    let elements = ids.zip(house.rule_set().elements);
    let counts = |id: ElementId| score.best.lines.iter().any(|line| line.id() == id);
    let again = elements.filter(|&(id, _)| counts(id));
    let again = again.map(|(id, element)| (element, used_up(house, &left_out, score, id)));
    again.filter(|(_, in_way)| !in_way.is_empty()).collect()
}
