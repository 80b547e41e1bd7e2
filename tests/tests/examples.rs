//! The example of every element of every book counts that element.

use tilewise_rules::{Element, House, check, notation, ruleset, score};

/// The book's own house, in which the elements can be seen alone: without a minimum.
fn without_minimum(book: &ruleset::RuleSet) -> House {
    let house: House = book.key.parse().expect("a book");
    ["minimum_fan", "minimum_faan", "minimum"]
        .into_iter()
        .fold(house, |house, key| house.set(key, "0"))
}

/// Why the example doesn't show the element.
fn wrong(house: &House, element: &Element) -> Result<(), String> {
    let entry = notation::parse(element.example).map_err(|errors| format!("{errors:?}"))?;
    let (hand, situation) = check(house, &entry).map_err(|faults| format!("{faults:?}"))?;
    let score = score(house, &hand, &situation).ok_or("not complete")?;
    let counts = score.best.lines.iter().any(|line| {
        let counted = &house.ruleset().elements[usize::from(line.element)];
        counted.key == element.key
    });
    if counts {
        Ok(())
    } else {
        Err("it doesn't count".to_owned())
    }
}

#[test]
fn every_example_shows_its_element() {
    let mut faults = Vec::new();
    for book in ruleset::ALL {
        let house = without_minimum(book);
        for element in book.elements {
            if let Err(why) = wrong(&house, element) {
                faults.push(format!("{}: {}: {why}", element.key, element.example));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
