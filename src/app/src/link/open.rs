//! Actions for links and for text forms of rule configurations, depending on the loaded rule sets.

use tilewise_rules::{RuleConfig, RuleConfigError, Seat};
use yew::UseReducerDispatcher;

use crate::browser::{is_embedded, window};
use crate::storage::{GAME, HAND, HOUSES, StorageContext, TABLE, UNREAD_HAND};
use crate::store::{
    Draft, HandAction, LinkAction, PageAction, PageState, Pending, PendingTarget, RulesAction,
    SavedHouse, Screen,
};
use crate::{link, rule_sets};

/// Returns the pending request for the rule set of a link, if that isn't loaded.
pub fn pending_link(path: &str) -> Option<Pending> {
    pending(
        link::missing_rule_set(path)?,
        PendingTarget::Link(path.to_owned()),
    )
}

/// Returns the action that opens a link. An empty path is an empty tray, without an error.
pub fn open_action(path: &str) -> PageAction {
    if let Some(pending) = pending_link(path) {
        return PageAction::Link(LinkAction::AwaitRuleSet(pending));
    }
    match link::read(path).unwrap_or_else(|| Err(Vec::new())) {
        Ok(draft) => PageAction::Link(LinkAction::Open(Ok(Box::new(draft)))),
        Err(trouble) => match link::read_partly(path) {
            Some(broken) => PageAction::Link(LinkAction::OpenBroken(Box::new(broken))),
            None => PageAction::Link(LinkAction::Open(Err(trouble))),
        },
    }
}

/// Returns the action that changes to a rule configuration by its text form, or to a rule set by its key.
pub fn rules_action(text: &str) -> PageAction {
    let missing = rule_sets::missing(text);
    if let Some(pending) =
        missing.and_then(|key| pending(key, PendingTarget::House(text.to_owned())))
    {
        return PageAction::Link(LinkAction::AwaitRuleSet(pending));
    }
    match RuleConfig::read(text, &rule_sets::here()) {
        Ok(house) => PageAction::Rules(RulesAction::Switch(Box::new(house))),
        Err(errors) => PageAction::Hand(HandAction::ShowNotice(
            errors
                .first()
                .map(RuleConfigError::sentence)
                .unwrap_or_default(),
        )),
    }
}

/// Returns the action for a pending request after the rule set has loaded or failed.
pub fn resume_pending(pending: &Pending) -> PageAction {
    if rule_sets::find(pending.rule_set).is_none() {
        return PageAction::Link(LinkAction::RuleSetUnavailable);
    }
    match &pending.target {
        PendingTarget::Link(path) => open_action(path),
        PendingTarget::House(text) => rules_action(text),
    }
}

fn pending(key: &str, target: PendingTarget) -> Option<Pending> {
    let listed = rule_sets::all().iter().find(|one| one.key == key)?;
    Some(Pending {
        rule_set: listed.key,
        name: listed.name,
        target,
    })
}

/// Loads a pending rule set, then dispatches its action.
pub fn load(pending: Pending, dispatcher: UseReducerDispatcher<PageState>) {
    let chunk = rule_sets::chunk(pending.rule_set);
    let then = move || dispatcher.dispatch(resume_pending(&pending));
    match chunk {
        Some(chunk) => chunk.load(then),
        None => then(),
    }
}

/// Returns the initial state of the page: that of its link, else the last table.
pub fn initial_state(path: &str, storage: &StorageContext) -> PageState {
    let mut state = match link::screen(path) {
        Some(screen) => {
            let mut state = at_path("", storage);
            state.show_screen(screen);
            state
        }
        None => at_path(path, storage),
    };
    state.shows_rule_set_prompt = is_first_visit(storage)
        && (path.trim_matches('/').is_empty() || link::screen(path).is_some());
    let houses = storage.load(HOUSES).map(|text| SavedHouse::read(&text));
    state.saved_houses = houses.unwrap_or_default().into();
    // A notice about the last table is irrelevant on other screens.
    if state.screen != Screen::Score {
        state.notice = None;
    }
    state
}

/// Whether nothing is stored on this device yet. The prerendered page has no storage.
fn is_first_visit(storage: &StorageContext) -> bool {
    let keys = [HAND, HOUSES, TABLE, GAME];
    let is_stored = |key| storage.load(key).is_some_and(|text| !text.is_empty());
    window().is_some() && !is_embedded() && !keys.into_iter().any(is_stored)
}

fn at_path(path: &str, storage: &StorageContext) -> PageState {
    let (otherwise, last_winner) = last_table(storage);
    let table = storage.load(TABLE);
    let own = table.as_deref().and_then(link::rules_in_path);
    // A link has priority over a saved hand.
    let begun = link::read(path)
        .is_none()
        .then(|| saved_hand(storage))
        .flatten();
    let path = begun.as_deref().unwrap_or(path);
    let link = link::read(path);
    let to = match link {
        Some(_) => Some(path.to_owned()),
        None => table,
    };
    let pending = to.as_deref().and_then(pending_link);
    let broken = link::read_partly(path).filter(|_| !is_embedded());
    let mut state = match (link, broken) {
        _ if pending.is_some() => PageState::open(Ok(otherwise), Draft::default()),
        (None, _) => PageState::open(Ok(otherwise.clone()), otherwise),
        (Some(Err(_)), Some(broken)) => PageState::open_broken(broken, &otherwise),
        (Some(link), _) => PageState::open(link, otherwise),
    };
    if let Some(pending) = pending {
        state.await_rule_set(pending);
    }
    state.own_rules = own.map(Into::into);
    state.last_winner = last_winner;
    state
}

/// Restores rules, wind and winner of the last hand on this device.
fn last_table(storage: &StorageContext) -> (Draft, Option<Seat>) {
    storage
        .load(TABLE)
        .and_then(|path| link::read(&path))
        .and_then(Result::ok)
        .map_or_else(
            || (Draft::new(rule_sets::first_house()), None),
            |draft| (draft.cleared(), draft.entry.context.seat),
        )
}

/// Returns the path of the unfinished hand of the last visit. An unreadable one is moved to another key.
fn saved_hand(storage: &StorageContext) -> Option<String> {
    let path = storage.load(HAND).filter(|path| !path.is_empty())?;
    let is_read =
        link::missing_rule_set(&path).is_some() || matches!(link::read(&path), Some(Ok(_)));
    if !is_read {
        storage.save(UNREAD_HAND, &path);
        storage.save(HAND, "");
    }
    is_read.then_some(path)
}

/// Returns how much of the first paint is right at the next visit, for the rules and winds of a draft: all,
/// the hand without the winds, or the frame only, for other rules.
pub fn shell(table: &Draft) -> &'static str {
    let first = Draft::new(rule_sets::first_house());
    if table.house != first.house {
        "frame"
    } else if *table == first {
        "all"
    } else {
        "hand"
    }
}

#[cfg(test)]
mod tests {
    use tilewise_rules::{RuleConfig, Seat};

    use super::*;

    #[test]
    fn shell_by_rules_and_winds() {
        let first = Draft::new(rule_sets::first_house());
        let seated = Draft {
            entry: Draft::empty(rule_sets::first_house(), Some(Seat::South), None).entry,
            ..first.clone()
        };
        let house: RuleConfig = "singapore".parse().expect("a rule set");
        assert_eq!(shell(&first), "all");
        assert_eq!(shell(&seated), "hand");
        assert_eq!(shell(&Draft::new(house)), "frame");
    }
}
