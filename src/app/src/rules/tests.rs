use tilewise_rules::rule_sets::{hk_old_style, singapore, sparrows_nest};

use super::*;
use tilewise_rules::notation;

const RULE_SETS: [&RuleSet; 3] = [
    &hk_old_style::RULE_SET,
    &sparrows_nest::RULE_SET,
    &singapore::RULE_SET,
];

fn house(text: &str) -> House {
    House::read(text, &RULE_SETS).expect(text)
}

fn element(house: &House, key: &str) -> &'static Element {
    house.rule_set().element(key).expect(key)
}

#[test]
fn a_place_is_read() {
    let own = house("hk-old-style;minimum_fan=1");
    let read = |path| Place::read(path, &own, &RULE_SETS);
    assert_eq!(read("").expect("the house").house.as_ref(), &own);
    let place = read("singapore/half-flush").expect("an element");
    assert_eq!(place.house.as_ref(), &house("singapore"));
    assert_eq!(place.element.map(|one| one.key), Some("half-flush"));
    let (says, place) = read("singapore/nothing").expect_err("no element");
    assert_eq!(says, "Singapore has nothing called “nothing”");
    assert_eq!(place.house.as_ref(), &house("singapore"));
    let (says, place) = read("nowhere").expect_err("no book");
    assert!(says.starts_with("no rule book is called"), "{says}");
    assert_eq!(place.house.as_ref(), &own);
}

#[test]
fn elements_are_found_by_name_sentence_and_clause() {
    for rule_set in RULE_SETS {
        let house = House::with_defaults(rule_set);
        for one in rule_set.elements {
            assert!(finds(one, &one.name.to_uppercase()), "{}", one.key);
            assert!(finds(one, one.chinese) && finds(one, one.clause));
            assert!(!finds(one, "zebra"));
        }
        assert!(finds(element(&house, "half-flush"), "flush HALF"));
    }
}

#[test]
fn circumstances_and_choices_are_found_by_name_sentence_clause_and_answer() {
    for rule_set in RULE_SETS {
        let house = House::with_defaults(rule_set);
        for one in rule_set.circumstances {
            for typed in [one.name, one.says, one.clause] {
                let found = circumstances(&house, typed);
                let found = found.iter().any(|it| it.circumstance == one.circumstance);
                assert!(found, "{typed}");
            }
        }
        let all = settled(&house, "");
        assert_eq!(all.len(), rule_set.options.len());
        for one in all {
            let choice = one.choice;
            for typed in [choice.name, choice.says, choice.clause, &one.answer] {
                let found = settled(&house, typed);
                assert!(
                    found.iter().any(|it| it.choice.key == choice.key),
                    "{typed}"
                );
            }
        }
        assert!(circumstances(&house, "zebra").is_empty());
        assert!(settled(&house, "zebra").is_empty());
    }
}

#[test]
fn what_a_house_has_answered_otherwise_is_not_the_books() {
    let all = settled(&house("hk-old-style;minimum_fan=1"), "minimum fan");
    let one = all.iter().find(|one| one.choice.key == "minimum_fan");
    let one = one.expect("the minimum");
    assert_eq!((one.answer.as_str(), one.by_book), ("1", false));
}

// HKOS-50, HKOS-51, HKOS-52: 5 fan are 16 points; the discarder pays double, and so does everybody
// for a self-draw.
#[test]
fn payments_are_those_of_the_book() {
    let rows = payments(&house("hk-old-style"));
    assert_eq!(rows[0].value, 3);
    let five = rows.iter().find(|row| row.value == 5).expect("5 fan");
    assert_eq!(five.discard[Seat::West], -32);
    assert_eq!(five.discard[Seat::East], -16);
    assert_eq!(five.self_draw[Seat::North], -32);
}

#[test]
fn every_book_has_a_table_that_never_falls() {
    for rule_set in RULE_SETS {
        let rows = payments(&House::with_defaults(rule_set));
        assert!(rows.len() > 2, "{rule_set:?}");
        let gains = |row: &Pays| (row.discard[Seat::South], row.self_draw[Seat::South]);
        for pair in rows.windows(2) {
            let (less, more) = (gains(&pair[0]), gains(&pair[1]));
            assert!(
                less.0 <= more.0 && less.1 <= more.1,
                "{rule_set:?} {pair:?}"
            );
        }
    }
}

#[test]
fn every_example_can_be_drawn_and_loses_no_tile() {
    for rule_set in RULE_SETS {
        let house = House::with_defaults(rule_set);
        for one in rule_set.elements {
            let entry = notation::parse(one.example).expect(one.example);
            let drawn = in_sets(&house, &entry);
            let in_hand = entry.hand.concealed.len() + entry.hand.winning_tile.iter().len();
            let count: usize = drawn.iter().map(Vec::len).sum();
            assert_eq!(count, in_hand, "{}", one.key);
        }
    }
}

#[test]
fn what_includes_is_told_from_both_sides() {
    for rule_set in RULE_SETS {
        let house = House::with_defaults(rule_set);
        for one in rule_set
            .elements
            .iter()
            .filter(|one| is_played(&house, one))
        {
            for other in includes(&house, one) {
                let by = included_in(&house, other);
                assert!(by.iter().any(|by| by.key == one.key), "{}", one.key);
            }
        }
    }
}
