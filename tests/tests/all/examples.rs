//! The example of every element of every book counts that element.

use tilewise_rules::{Condition, Element, House, OptionKind, check, notation, rule_sets, score};

/// The book's own house, in which the elements can be seen alone: without a minimum.
fn without_minimum(rule_set: &tilewise_rules::RuleSet) -> House {
    let house: House = rule_set.key.parse().expect("a book");
    ["minimum_fan", "minimum_faan", "minimum"]
        .into_iter()
        .fold(house, |house, key| house.set(key, "0"))
}

/// The house, in which this element is played.
fn playing(house: &House, element: &Element) -> House {
    match element.played {
        Condition::Always => house.clone(),
        Condition::If(key) => house.set(key, "true"),
        Condition::Unless(key) => house.set(key, "false"),
        Condition::IfChosen(key, answer) => house.set(key, answer),
        Condition::UnlessChosen(key, not) => {
            let mut options = house.rule_set().options.iter();
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

/// Why the example doesn't show the element.
fn wrong(house: &House, element: &Element) -> Result<(), String> {
    let entry = notation::parse(element.example).map_err(|errors| format!("{errors:?}"))?;
    let (hand, context) = check(house, &entry).map_err(|faults| format!("{faults:?}"))?;
    let score = score(house, &hand, &context).ok_or("not complete")?;
    let counts = score.best.lines.iter().any(|line| {
        let counted = &house.rule_set().elements[usize::from(line.element)];
        counted.key == element.key
    });
    if counts {
        Ok(())
    } else {
        Err("it doesn’t count".to_owned())
    }
}

#[test]
fn every_example_shows_its_element() {
    let mut faults = Vec::new();
    for rule_set in rule_sets::ALL {
        let house = without_minimum(rule_set);
        for element in rule_set.elements {
            if let Err(why) = wrong(&playing(&house, element), element) {
                faults.push(format!("{}: {}: {why}", element.key, element.example));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What a hand in the notation counts.
fn counted(house: &House, text: &str) -> Option<u16> {
    let entry = notation::parse(text).ok()?;
    let (hand, context) = check(house, &entry).ok()?;
    Some(score(house, &hand, &context)?.best.counted)
}

/// MCR has some; M-163 says what the last of them counts.
#[test]
fn each_high_hand_counts_more_than_every_example() {
    for rule_set in rule_sets::ALL {
        let house: House = rule_set.key.parse().expect("a book");
        let examples = rule_set.elements.iter().map(|element| element.example);
        let highest = examples.filter_map(|text| counted(&house, text)).max();
        for text in rule_set.high_hands {
            let counted = counted(&house, text);
            assert!(counted > highest, "{text}: {counted:?}, {highest:?}");
        }
    }
    let mcr: House = "mcr".parse().expect("a book");
    let last = mcr.rule_set().high_hands.last();
    assert_eq!(last.and_then(|text| counted(&mcr, text)), Some(332));
}
