//! Test helpers: events as a line of text, the key and the answers as in links.

use super::RuleConfig;
use crate::model::{Answers, Event, EventError, Ruling};

/// Parses an event with its answers: `kong seat=E kind=added`.
#[track_caller]
pub(crate) fn read(house: &RuleConfig, text: &str) -> (&'static Event, Answers) {
    let mut words = text.split_whitespace();
    let event = words.next().and_then(|key| house.rule_set().event(key));
    let event = event.unwrap_or_else(|| panic!("{text}: no event of {house}"));
    let mut answers = Answers::default();
    for word in words {
        let (key, answer) = word.split_once('=').expect(word);
        let question = event.question(key).expect(word);
        answers.set(question.key, question.read(answer).expect(word));
    }
    (event, answers)
}

/// Returns the ruling on an event.
#[track_caller]
pub(crate) fn rule_on(house: &str, text: &str) -> Result<Ruling, Vec<EventError>> {
    let house: RuleConfig = house.parse().expect(house);
    let (event, answers) = read(&house, text);
    (event.rule)(&house, &answers)
}
