//! Tests that the example of each element counts it, in every rule set.

use std::collections::{BTreeMap, BTreeSet};

use tilewise_rules::{
    Condition, Element, OptionKind, RuleConfig, check, notation, rule_sets, score,
};

/// Returns the default rule configuration without a minimum, which shows single elements.
fn without_minimum(rule_set: &tilewise_rules::RuleSet) -> RuleConfig {
    let house: RuleConfig = rule_set.identity.key.parse().expect("a book");
    let house = ["minimum_fan", "minimum_faan", "minimum"]
        .into_iter()
        .fold(house, |house, key| house.set(key, "0"));
    house.set("bonus_tiles", "true")
}

/// Returns the rule configuration with the options that enable this element.
fn playing(house: &RuleConfig, element: &Element) -> RuleConfig {
    match element.played {
        Condition::Always => house.clone(),
        Condition::If(key) => house.set(key, "true"),
        Condition::Unless(key) => house.set(key, "false"),
        Condition::IfChosen(key, answer) => house.set(key, answer),
        Condition::UnlessChosen(key, not) => {
            let mut options = house.rule_set().settings.options.iter();
            let kind = options.find(|one| one.key == key).map(|one| &one.kind);
            let other = match kind {
                Some(OptionKind::OneOf(answers)) => {
                    let mut others = answers.iter().filter(|one| one.key != not);
                    others.next().map(|answer| answer.key.to_owned())
                }
                Some(OptionKind::NumberOf(numbers)) => {
                    let mut others = numbers.iter().map(ToString::to_string);
                    others.find(|number| number != not)
                }
                _ => None,
            };
            other.map_or_else(|| house.clone(), |answer| house.set(key, &answer))
        }
    }
}

/// Checks that the example shows the element.
fn wrong(house: &RuleConfig, element: &Element) -> Result<(), String> {
    let entry = notation::parse(element.example).map_err(|errors| format!("{errors:?}"))?;
    let (hand, context) = check(house, &entry).map_err(|faults| format!("{faults:?}"))?;
    let score = score(house, &hand, &context).ok_or("not complete")?;
    let counts = score.best.lines.iter().any(|line| {
        let counted = &house.rule_set().scoring.elements[usize::from(line.element)];
        counted.key == element.key
    });
    if counts {
        Ok(())
    } else {
        Err("it doesn’t count".to_owned())
    }
}

/// Variants of a table may lack an element, or win in other ways: one of them is enough.
#[test]
fn every_example_shows_its_element() {
    let mut shown = BTreeSet::new();
    let mut faults = BTreeMap::new();
    for rule_set in rule_sets::ALL {
        let house = without_minimum(rule_set);
        for element in rule_set.scoring.elements {
            let key = (rule_set.table_key(), element.key);
            match wrong(&playing(&house, element), element) {
                Ok(()) => {
                    shown.insert(key);
                }
                Err(why) => {
                    faults.insert(key, format!("{}: {why}", element.example));
                }
            }
        }
    }
    faults.retain(|key, _| !shown.contains(key));
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Returns the counted value of a hand in the notation.
fn counted(house: &RuleConfig, text: &str) -> Option<u16> {
    let entry = notation::parse(text).ok()?;
    let (hand, context) = check(house, &entry).ok()?;
    Some(score(house, &hand, &context)?.best.counted)
}

/// MCR has some; M-163 contains the value of the last of them.
#[test]
fn each_high_hand_counts_more_than_every_example() {
    for rule_set in rule_sets::ALL {
        let house: RuleConfig = rule_set.identity.key.parse().expect("a book");
        let examples = rule_set
            .scoring
            .elements
            .iter()
            .map(|element| element.example);
        let highest = examples.filter_map(|text| counted(&house, text)).max();
        for text in rule_set.scoring.high_hands {
            let counted = counted(&house, text);
            assert!(counted > highest, "{text}: {counted:?}, {highest:?}");
        }
    }
    let mcr: RuleConfig = "mcr".parse().expect("a book");
    let last = mcr.rule_set().scoring.high_hands.last();
    assert_eq!(last.and_then(|text| counted(&mcr, text)), Some(332));
}
