//! What a rule set says of every hand, written in JSON once: most of a report.

use std::sync::LazyLock;

use serde_json::value::RawValue;
use tilewise_rules::{House, RuleSet, WhyNot, rule_sets};

use crate::report::Options;
use crate::score::rejected;
use crate::text;

/// What a rule set says of every hand.
#[derive(Debug)]
pub struct Prepared {
    /// The house that plays by the book.
    by_the_book: House,
    options: Box<RawValue>,
    /// For each element that it isn't met, and that it is switched off.
    rejected: Vec<[Box<RawValue>; 2]>,
}

impl Prepared {
    /// What is prepared of a rule set of the registry.
    pub fn of(rule_set: &RuleSet) -> Option<&'static Self> {
        static ALL: LazyLock<Vec<Prepared>> = LazyLock::new(|| {
            let all = rule_sets::ALL.into_iter();
            all.filter_map(|rule_set| Prepared::new(rule_set).ok())
                .collect()
        });
        ALL.iter()
            .find(|one| one.by_the_book.rule_set().key == rule_set.key)
    }

    fn new(rule_set: &'static RuleSet) -> serde_json::Result<Self> {
        let house = House::with_defaults(rule_set);
        let elements = rule_set.elements.iter();
        let rejected = elements.map(|one| {
            let because = |why| RawValue::from_string(text(&rejected(&house, one, why)));
            Ok([because(WhyNot::NotMet)?, because(WhyNot::SwitchedOff)?])
        });
        Ok(Self {
            options: RawValue::from_string(text(&Options(&house)))?,
            rejected: rejected.collect::<serde_json::Result<_>>()?,
            by_the_book: house,
        })
    }

    /// The options of a house that plays by the book.
    pub fn options(&self, house: &House) -> Option<&RawValue> {
        (*house == self.by_the_book).then_some(&self.options)
    }

    /// Why the element at a place doesn't count, unless another one is the reason.
    pub fn rejected(&self, place: usize, why: WhyNot) -> Option<&RawValue> {
        let [not_met, switched_off] = self.rejected.get(place)?;
        match why {
            WhyNot::NotMet => Some(not_met),
            WhyNot::SwitchedOff => Some(switched_off),
            WhyNot::IncludedIn(_) | WhyNot::AccountOnce(_) => None,
        }
    }
}
