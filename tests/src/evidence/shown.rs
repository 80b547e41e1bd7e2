//! Where a worked line is to be seen in the page.

use std::rc::Rc;

use tilewise_app::fouls::{Place, RuledBy, Stage};
use tilewise_app::link;
use tilewise_rules::{House, RuleSet, notation, rule_sets};

use super::Shown;
use crate::fouls;
use crate::suite::{Expected, What, Worked};

/// A worked hand or event, and whether it shows more than that something is refused.
pub(super) fn of_hand(rule_set: &str, worked: &Worked) -> (Shown, bool) {
    let link = match worked.what {
        What::Hand(text) => hand(rule_set, worked.house, text),
        What::Event(text) => event(rule_set, worked.house, text),
    };
    let ranks_first = matches!(worked.expected, Expected::Score { .. }) && link.is_some();
    let number = worked.number;
    (Shown { number, link }, ranks_first)
}

/// The hand as the page writes it; none where house or hand can't be read at all.
fn hand(rule_set: &str, house: &str, text: &str) -> Option<String> {
    let house: House = format!("{rule_set};{house}").parse().ok()?;
    let entry = notation::parse(text).ok()?;
    let path = format!("/score/{house}/{}", entry.to_link());
    let opens = matches!(link::read(&path), Some(Ok(draft)) if draft.entry == entry);
    opens.then(|| path.trim_start_matches('/').to_owned())
}

/// The event, if what the line tells is what the page asks, and leads to a ruling.
fn event(rule_set: &str, house: &str, text: &str) -> Option<String> {
    let house: House = format!("{rule_set};{house}").parse().ok()?;
    let mut words = text.split_whitespace();
    let key = words.next()?;
    let answers: Vec<String> = words
        .map(|word| {
            if word.contains('=') {
                word.to_owned()
            } else {
                format!("{word}=yes")
            }
        })
        .collect();
    ruled(&format!("{house}/{key}/{}", answers.join(",")))
}

/// A foul with its answers, if the page rules on it so.
pub(super) fn of_foul(book: &str, worked: &fouls::Worked) -> Shown {
    let link = match &worked.input {
        fouls::Input::Foul { name, answers, .. } => {
            let answers = answers.iter().map(|(key, value)| format!("{key}={value}"));
            let answers: Vec<String> = answers.collect();
            ruled(&format!("{book}/{name}/{}", answers.join(",")))
        }
        fouls::Input::Hanchan(_) => None,
    };
    let number = worked.number;
    Shown { number, link }
}

/// The path as the page writes it, if it ends in a ruling.
fn ruled(path: &str) -> Option<String> {
    let all: Vec<&'static RuleSet> = rule_sets::ALL.to_vec();
    let otherwise = RuledBy::House(Rc::new(House::with_defaults(rule_sets::ALL[0])));
    let place = Place::read(path, &otherwise, &all).ok()?;
    let is_ruled = match place.stage()?.1 {
        Stage::Verdict(_) => true,
        Stage::Ruled(ruled, _) => ruled.is_ok(),
        Stage::Ask(_) | Stage::Wrong(_) => false,
    };
    is_ruled.then(|| format!("fouls/{}", place.path()))
}
