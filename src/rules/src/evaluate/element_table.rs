//! The elements of a table in a rule configuration.

use crate::evaluate::Evaluator;
use crate::model::{Condition, Element, ElementId, ElementSet, Limit, Worth, place};

/// The elements of a table in a rule configuration.
#[derive(Clone, Debug, Default)]
pub(crate) struct ElementTable {
    /// The elements that are played.
    pub played: ElementSet,
    /// The evaluators of these elements, for an open hand and for a closed one.
    evaluators: [Evaluator; 2],
    /// The elements that don't count towards the minimum.
    pub bonus: ElementSet,
    /// The elements of a higher tier.
    pub tiered: ElementSet,
    /// The exclusive elements.
    pub exclusive: ElementSet,
    /// The values of elements if all their sets are concealed, in the order of the table; empty if none has
    /// one of its own.
    pub concealed: Vec<u16>,
    includes: Vec<ElementSet>,
    including: ElementSet,
}

impl ElementTable {
    /// Creates the table under these conditions.
    pub fn new(
        elements: &[Element],
        limit: Limit,
        holds: impl Fn(Condition) -> bool,
        worth: impl Fn(&Element) -> Worth,
    ) -> Self {
        let mut table = Self {
            includes: Vec::with_capacity(elements.len()),
            ..Self::default()
        };
        let worths: Vec<Worth> = elements.iter().map(&worth).collect();
        for ((id, element), &own) in ids(elements).zip(&worths) {
            if holds(element.played) && !own.is_nothing() {
                table.played.insert(id);
            }
            match own {
                Worth::Bonus(_) => table.bonus.insert(id),
                Worth::Exclusive(_) => table.exclusive.insert(id),
                _ => {}
            }
            let tier = own.tier();
            if tier > 0 {
                table.tiered.insert(id);
            }
            let included = element.includes.iter();
            let included = included.filter(|&&(_, condition)| holds(condition));
            let included = included.filter_map(|&(key, _)| {
                let place = u8::try_from(place(elements, key)?).ok()?;
                Some(ElementId(place))
            });
            let lower = ids(elements).zip(&worths);
            let lower = lower.filter(|(_, other)| other.tier() < tier);
            let lower = lower.map(|((id, _), _)| id);
            let included: ElementSet = included.chain(lower).collect();
            if !included.is_empty() {
                table.including.insert(id);
            }
            table.includes.push(included);
        }
        let has_concealed = |one: &Element| matches!(worth(one), Worth::Concealed { .. });
        if elements.iter().any(has_concealed) {
            let values = elements.iter();
            let values = values.map(|one| worth(one).concealed(limit, false));
            table.concealed = values.collect();
        }
        table.evaluators = [false, true]
            .map(|closed| Evaluator::new(elements, table.played, limit, closed, &worth));
        table
    }

    /// Returns the evaluator for a closed hand or an open one.
    pub const fn evaluator(&self, closed: bool) -> &Evaluator {
        let [of_open, of_closed] = &self.evaluators;
        if closed { of_closed } else { of_open }
    }

    /// Returns the elements that each element includes, with those of lower tiers.
    pub fn includes(&self) -> &[ElementSet] {
        &self.includes
    }

    /// Returns the elements that one element includes, with those of lower tiers.
    pub fn included_in(&self, element: ElementId) -> ElementSet {
        self.includes[element.place()]
    }

    /// Returns the elements that any of these includes.
    #[inline]
    pub fn included_in_any(&self, elements: ElementSet) -> ElementSet {
        let mut all = ElementSet::NONE;
        elements
            .intersection(self.including)
            .for_each(|one| all = all.union(self.included_in(one)));
        all
    }
}

fn ids(elements: &[Element]) -> impl Iterator<Item = (ElementId, &Element)> {
    (0..=u8::MAX).map(ElementId).zip(elements)
}
