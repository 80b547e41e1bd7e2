//! A table of elements as a house plays it.

use crate::schema::{Condition, Element, ElementId, ElementSet, Limit, Plan, Worth, place};

/// A table of elements as a house plays it.
#[derive(Clone, Debug, Default)]
pub(crate) struct ElementTable {
    /// Those that are played.
    pub played: ElementSet,
    /// The same, sorted by what they look at: for an open hand and for a closed one.
    plans: [Plan; 2],
    /// Those that don't help to reach the minimum.
    pub bonus: ElementSet,
    /// Those of a higher tier.
    pub tiered: ElementSet,
    /// Those that count alone or not at all.
    pub alone: ElementSet,
    includes: Vec<ElementSet>,
    including: ElementSet,
}

impl ElementTable {
    /// The elements in a house where these conditions hold.
    pub fn new(elements: &[Element], limit: Limit, holds: impl Fn(Condition) -> bool) -> Self {
        let mut table = Self {
            includes: Vec::with_capacity(elements.len()),
            ..Self::default()
        };
        for (id, element) in ids(elements) {
            if holds(element.played) {
                table.played.insert(id);
            }
            let worth = element.worth.chosen(&holds);
            match worth {
                Worth::Bonus(_) => table.bonus.insert(id),
                Worth::Alone(_) => table.alone.insert(id),
                _ => {}
            }
            let tier = worth.tier();
            if tier > 0 {
                table.tiered.insert(id);
            }
            let included = element.includes.iter();
            let included = included.filter(|&&(_, condition)| holds(condition));
            let included = included.filter_map(|&(key, _)| {
                let place = u8::try_from(place(elements, key)?).ok()?;
                Some(ElementId(place))
            });
            let lower = ids(elements).filter(|(_, other)| other.worth.chosen(&holds).tier() < tier);
            let lower = lower.map(|(id, _)| id);
            let included: ElementSet = included.chain(lower).collect();
            if !included.is_empty() {
                table.including.insert(id);
            }
            table.includes.push(included);
        }
        table.plans =
            [false, true].map(|closed| Plan::new(elements, table.played, limit, closed, &holds));
        table
    }

    /// The elements that count in a closed hand or in an open one.
    pub const fn plan(&self, closed: bool) -> &Plan {
        let [of_open, of_closed] = &self.plans;
        if closed { of_closed } else { of_open }
    }

    /// The elements that one element includes, those of lower tiers among them.
    pub fn included_in(&self, element: ElementId) -> ElementSet {
        self.includes[element.place()]
    }

    /// What any of these elements includes.
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
