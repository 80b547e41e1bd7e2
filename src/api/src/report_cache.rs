//! Cache of the JSON that is the same for every hand of a rule set, which is most of a report.

use std::sync::LazyLock;

use serde_json::value::RawValue;
use tilewise_rules::{RuleConfig, RuleSet, WhyNot, rule_sets};

use crate::schema::values::OptionsJson;
use crate::score::rejected;
use crate::text;

/// The cached JSON of a rule set.
#[derive(Debug)]
pub struct ReportCache {
    /// The rule set with its default options.
    by_the_book: RuleConfig,
    options: Box<RawValue>,
    /// For each element, the JSON for "not met" and for "disabled".
    rejected: Vec<[Box<RawValue>; 2]>,
}

impl ReportCache {
    /// Returns the cache of a rule set of the registry.
    pub fn for_rule_set(rule_set: &RuleSet) -> Option<&'static Self> {
        static ALL: LazyLock<Vec<ReportCache>> = LazyLock::new(|| {
            let all = rule_sets::ALL.into_iter();
            all.filter_map(|rule_set| ReportCache::new(rule_set).ok())
                .collect()
        });
        ALL.iter()
            .find(|one| one.by_the_book.rule_set().identity.key == rule_set.identity.key)
    }

    fn new(rule_set: &'static RuleSet) -> serde_json::Result<Self> {
        let house = RuleConfig::with_defaults(rule_set);
        let elements = rule_set.scoring.elements.iter();
        let rejected = elements.map(|one| {
            let because = |why| RawValue::from_string(text(&rejected(&house, one, why)));
            Ok([because(WhyNot::NotMet)?, because(WhyNot::SwitchedOff)?])
        });
        Ok(Self {
            options: RawValue::from_string(text(&OptionsJson(&house)))?,
            rejected: rejected.collect::<serde_json::Result<_>>()?,
            by_the_book: house,
        })
    }

    /// Returns the JSON of the options if all have their defaults.
    pub fn options(&self, house: &RuleConfig) -> Option<&RawValue> {
        (*house == self.by_the_book).then_some(&self.options)
    }

    /// Returns the JSON of the reason why an element doesn't count, unless the reason is another element.
    pub fn rejected(&self, place: usize, why: WhyNot) -> Option<&RawValue> {
        let [not_met, switched_off] = self.rejected.get(place)?;
        match why {
            WhyNot::NotMet => Some(not_met),
            WhyNot::SwitchedOff => Some(switched_off),
            WhyNot::IncludedIn(_) | WhyNot::AccountOnce(_) => None,
        }
    }
}
