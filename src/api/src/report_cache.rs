//! Cache of the JSON that is the same for every hand of a rule set, which is most of a report.

use std::sync::Arc;

use serde_json::value::RawValue;
use tilewise_rules::{RuleConfig, RuleSet, WhyNot};

use crate::catalogue::{PerRuleSet, with_defaults};
use crate::schema::values::OptionsJson;
use crate::score::rejected;
use crate::text;

/// The cached JSON of a rule set.
#[derive(Debug)]
pub struct ReportCache {
    /// The rule set with its default options.
    by_the_book: Arc<RuleConfig>,
    options: Box<RawValue>,
    /// For each element, the JSON for "not met" and for "disabled".
    rejected: Vec<[Box<RawValue>; 2]>,
}

impl ReportCache {
    /// Returns the cache of a rule set of the registry.
    pub fn for_rule_set(rule_set: &'static RuleSet) -> Option<&'static Self> {
        static ALL: PerRuleSet<Option<ReportCache>> = PerRuleSet::new();
        ALL.get(rule_set, || ReportCache::new(rule_set).ok())?
            .as_ref()
    }

    fn new(rule_set: &'static RuleSet) -> serde_json::Result<Self> {
        let house = with_defaults(rule_set);
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
    pub fn options(&self, house: &Arc<RuleConfig>) -> Option<&RawValue> {
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
