//! What a link, or the text form of a house, does on the page: that depends on which rule sets are
//! here already.

use tilewise_rules::{House, HouseError, Seat};
use yew::UseReducerDispatcher;

use crate::browser::is_embedded;
use crate::state::{Action, Draft, Pending, SavedHouse, Screen, State, Target};
use crate::{link, rule_sets, storage};

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

/// Loads the rule set that is waited for, then does what waited.
pub fn load(pending: Pending, dispatcher: UseReducerDispatcher<State>) {
    let chunk = rule_sets::chunk(pending.rule_set);
    let then = move || dispatcher.dispatch(arrived(&pending));
    match chunk {
        Some(chunk) => chunk.load(then),
        None => then(),
    }
}

/// The state in which the page opens: as its link says, else at the last table.
pub fn start(path: &str) -> State {
    let mut state = match link::screen(path) {
        Some(screen) => {
            let mut state = at_path("");
            state.screen = screen;
            state
        }
        None => at_path(path),
    };
    let houses = storage::load(storage::HOUSES).map(|text| SavedHouse::read(&text));
    state.kept = houses.unwrap_or_default().into();
    // What the last table was is no news on another screen.
    if state.screen != Screen::Score {
        state.notice = None;
    }
    state
}

fn at_path(path: &str) -> State {
    let (otherwise, last_winner) = last_table();
    let table = storage::load(storage::TABLE);
    let own = table.as_deref().and_then(link::house_of);
    // A link in the address wins over the hand that was begun.
    let begun = link::read(path).is_none().then(kept_hand).flatten();
    let path = begun.as_deref().unwrap_or(path);
    let link = link::read(path);
    let to = match link {
        Some(_) => Some(path.to_owned()),
        None => table,
    };
    let pending = to.as_deref().and_then(pending_link);
    let broken = link::readable(path).filter(|_| !is_embedded());
    let mut state = match (link, broken) {
        _ if pending.is_some() => State::open(Ok(otherwise), Draft::default()),
        (None, _) => State::open(Ok(otherwise.clone()), otherwise),
        (Some(Err(_)), Some(broken)) => State::open_broken(broken, &otherwise),
        (Some(link), _) => State::open(link, otherwise),
    };
    if let Some(pending) = pending {
        state.want(pending);
    }
    state.own_house = own.map(Into::into);
    state.last_winner = last_winner;
    state
}

/// The house and the wind of the last hand on this device, and who won it.
fn last_table() -> (Draft, Option<Seat>) {
    storage::load(storage::TABLE)
        .and_then(|path| link::read(&path))
        .and_then(Result::ok)
        .map_or_else(
            || (Draft::new(rule_sets::first_house()), None),
            |draft| (draft.cleared(), draft.entry.context.seat),
        )
}

/// The path of the hand that was begun when the page was left. What can't be read is set aside.
fn kept_hand() -> Option<String> {
    let path = storage::load(storage::HAND).filter(|path| !path.is_empty())?;
    let is_read = link::missing(&path).is_some() || matches!(link::read(&path), Some(Ok(_)));
    if !is_read {
        storage::save(storage::UNREAD_HAND, &path);
        storage::save(storage::HAND, "");
    }
    is_read.then_some(path)
}
