//! Events as a line of text: the key, then what is answered, as links write it.

use super::EventError;
use crate::schema::{Event, Facts, House, Ruling};

/// An event of a house, and what is told of it: `kong seat=E kind=added`.
#[track_caller]
pub(crate) fn read(house: &House, text: &str) -> (&'static Event, Facts) {
    let mut words = text.split_whitespace();
    let event = words.next().and_then(|key| house.rule_set().event(key));
    let event = event.unwrap_or_else(|| panic!("{text}: no event of {house}"));
    let mut facts = Facts::default();
    for word in words {
        let (key, answer) = word.split_once('=').expect(word);
        let question = event.question(key).expect(word);
        facts.set(question.key, question.read(answer).expect(word));
    }
    (event, facts)
}

/// What a house says about an event.
#[track_caller]
pub(crate) fn ruled(house: &str, text: &str) -> Result<Ruling, Vec<EventError>> {
    let house: House = house.parse().expect(house);
    let (event, facts) = read(&house, text);
    (event.rule)(&house, &facts)
}
