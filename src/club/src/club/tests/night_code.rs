//! Short codes of nights.

use std::collections::BTreeSet;

use tilewise_ledger::EntryId;

use super::super::Night;
use crate::{CHECK_LETTERS, Date, NightId, NightOpening};

fn night(id: &str, date: &str) -> Night {
    Night {
        id: NightId(EntryId(id.to_owned())),
        opening: NightOpening {
            date: Date::parse(date).unwrap(),
            name: String::new(),
            fee: 0,
        },
        attendance: Vec::new(),
        rounds: Vec::new(),
        is_closed: false,
    }
}

/// The letters were worked out by another program, from the definition of FNV-1a.
#[test]
fn code_of_a_night_is_a_letter_and_the_day() {
    assert_eq!(night("n1", "2026-11-29").code(), "B29");
    assert_eq!(night("n1", "2026-12-06").code(), "B6");
    assert_eq!(night("n2", "2026-11-29").code(), "L29");
    let random = "0123456789abcdef0123456789abcdef";
    assert_eq!(night(random, "2027-01-10").code(), "K10");
}

#[test]
fn all_letters_but_those_like_digits_are_in_codes() {
    let letters = (0..1_000).map(|one| {
        let code = night(&format!("desk-{one}"), "2026-11-09").code();
        assert_eq!((code.len(), &code[1..]), (2, "9"));
        code.chars().next().unwrap()
    });
    let letters: BTreeSet<char> = letters.collect();
    assert_eq!(letters, BTreeSet::from(CHECK_LETTERS));
    assert!(!letters.contains(&'I') && !letters.contains(&'O'));
}
