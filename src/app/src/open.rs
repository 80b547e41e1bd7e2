//! What a link, or the text form of a house, does on the page: that depends on which rule sets are
//! here already.

use tilewise_rules::{House, HouseError};

use crate::state::{Action, Pending, Target};
use crate::{link, rule_sets};

/// What waits for a rule set, if the path of a link leads to one that isn't here.
pub fn pending_link(path: &str) -> Option<Pending> {
    pending(link::missing(path)?, Target::Link(path.to_owned()))
}

/// Opens the link of a path. The front door leads to an empty tray, and there is nothing wrong
/// with it.
pub fn link(path: &str) -> Action {
    if let Some(pending) = pending_link(path) {
        return Action::Want(pending);
    }
    match link::read(path).unwrap_or_else(|| Err(Vec::new())) {
        Ok(draft) => Action::Open(Ok(Box::new(draft))),
        Err(trouble) => match link::readable(path) {
            Some(broken) => Action::OpenBroken(Box::new(broken)),
            None => Action::Open(Err(trouble)),
        },
    }
}

/// Goes over to a house by its text form; to a rule set as it is printed, by its key.
pub fn house(text: &str) -> Action {
    let missing = rule_sets::missing(text);
    if let Some(pending) = missing.and_then(|key| pending(key, Target::House(text.to_owned()))) {
        return Action::Want(pending);
    }
    match House::read(text, &rule_sets::here()) {
        Ok(house) => Action::House(Box::new(house)),
        Err(errors) => Action::Say(errors.first().map(HouseError::sentence).unwrap_or_default()),
    }
}

/// What is to be done when the rule set that was waited for has come, or can't be had.
pub fn arrived(pending: &Pending) -> Action {
    if rule_sets::find(pending.rule_set).is_none() {
        return Action::Unreachable;
    }
    match &pending.target {
        Target::Link(path) => link(path),
        Target::House(text) => house(text),
    }
}

fn pending(key: &str, target: Target) -> Option<Pending> {
    let listed = rule_sets::all().iter().find(|one| one.key == key)?;
    Some(Pending {
        rule_set: listed.key,
        name: listed.name,
        target,
    })
}
