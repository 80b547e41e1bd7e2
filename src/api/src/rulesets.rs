//! The catalogue of rule sets: elements, options, circumstances and events.

use tilewise_rules::{
    CircumstanceRule, Count, Element, OptionKind, OwnAnswer, RuleConfig, RuleOption, RuleSet,
    Setting, WinBy, rule_sets,
};

use crate::schema::rule_set_entry::{
    AllowedValueJson, CircumstanceRuleJson, ElementJson, OptionJson, RuleSetEntry, ScalarJson,
};
use crate::schema::values::AmountJson;

/// Returns all rule sets.
pub fn all() -> Vec<RuleSetEntry> {
    rule_sets::ALL.into_iter().map(rule_set).collect()
}

fn rule_set(rule_set: &'static RuleSet) -> RuleSetEntry {
    let house = RuleConfig::with_defaults(rule_set);
    RuleSetEntry {
        key: rule_set.identity.key,
        name: rule_set.identity.name,
        unit: rule_set.scoring.unit.name,
        money: house.money().name,
        elements: rule_set
            .scoring
            .elements
            .iter()
            .map(|one| element(one, &house))
            .collect(),
        options: rule_set
            .settings
            .options
            .iter()
            .map(|choice| option_of_rule_set(choice, rule_set.own_answer(choice.key)))
            .collect(),
        circumstances: rule_set
            .game
            .circumstances
            .iter()
            .map(circumstance)
            .collect(),
        liabilities: rule_set
            .game
            .liabilities
            .iter()
            .map(|one| one.key)
            .collect(),
        events: rule_set.game.events.iter().map(|one| one.key).collect(),
    }
}

fn element(one: &Element, house: &RuleConfig) -> ElementJson {
    ElementJson {
        key: one.key,
        name: one.name,
        chinese: one.native_name.chinese(),
        japanese: one.native_name.japanese(),
        romaji: one.native_name.romaji(),
        description: one.description,
        clause: one.clause,
        value: house.worth(one).value(house.limits(), true),
        limit: house.worth(one).is_limit(),
        example: one.example,
    }
}

/// Returns an option with the default of one of the rule sets that share it.
fn option_of_rule_set(choice: &'static RuleOption, own: Option<&'static OwnAnswer>) -> OptionJson {
    let mut option = option(choice);
    let Some(own) = own else {
        return option;
    };
    option.confidence = Some(own.confidence.key());
    option.default = match choice.parse(own.answer) {
        Some(Setting::Toggle(on)) => ScalarJson::Flag(on),
        Some(Setting::Number(number)) => match choice.kind {
            OptionKind::Money { .. } => ScalarJson::Number(AmountJson::hundredths(number)),
            OptionKind::NumberOrNone { max, .. } if number > max => ScalarJson::Text("none"),
            _ => ScalarJson::Number(AmountJson::whole(number)),
        },
        _ => ScalarJson::Text(own.answer),
    };
    option
}

fn option(choice: &'static RuleOption) -> OptionJson {
    let mut option = OptionJson {
        key: choice.key,
        name: choice.name,
        description: choice.description,
        clause: choice.clause,
        default: ScalarJson::Text(""),
        confidence: None,
        values: None,
        min: None,
        max: None,
        none: false,
        allowed: choice.answers().to_string(),
    };
    let allowed_value = |value, text| AllowedValueJson { value, text };
    match choice.kind {
        OptionKind::Toggle(default) => {
            let flags = [true, false].map(|flag| allowed_value(ScalarJson::Flag(flag), None));
            option.values = Some(flags.into());
            option.default = ScalarJson::Flag(default);
        }
        OptionKind::OneOf(answers) | OptionKind::Places(answers) => {
            let values = answers
                .iter()
                .map(|answer| allowed_value(ScalarJson::Text(answer.key), Some(answer.text)));
            option.values = Some(values.collect());
            option.default = ScalarJson::Text(answers.first().map_or("", |answer| answer.key));
        }
        OptionKind::Number { min, max, default } => {
            option.range(min, max, default, AmountJson::whole);
        }
        OptionKind::NumberOrNone { max, default } => {
            option.range(1, max, default, AmountJson::whole);
            option.none = true;
            if default > max {
                option.default = ScalarJson::Text("none");
            }
        }
        OptionKind::Money { min, max, default } => {
            option.range(min, max, default, AmountJson::hundredths);
        }
        OptionKind::NumberOf(numbers) => {
            let value = |&number| ScalarJson::Number(AmountJson::whole(number));
            option.values = Some(
                numbers
                    .iter()
                    .map(|number| allowed_value(value(number), None))
                    .collect(),
            );
            option.default = value(numbers.first().unwrap_or(&0));
        }
        OptionKind::Table { name, .. } => option.default = ScalarJson::Text(name),
        OptionKind::Values(_) | OptionKind::AnyOf(_) => {}
    }
    option
}

impl OptionJson {
    fn range(&mut self, min: u32, max: u32, rule_set: u32, amount: fn(u32) -> AmountJson) {
        self.min = Some(amount(min));
        self.max = Some(amount(max));
        self.default = ScalarJson::Number(amount(rule_set));
    }
}

fn circumstance(rule: &CircumstanceRule) -> CircumstanceRuleJson {
    CircumstanceRuleJson {
        key: rule.circumstance.key(),
        name: rule.name,
        description: rule.description,
        clause: rule.clause,
        by: rule.needs.by.iter().copied().map(WinBy::key).collect(),
        count: rule.needs.count != Count::Never,
        excludes: rule.excludes.iter().map(|one| one.key()).collect(),
    }
}
