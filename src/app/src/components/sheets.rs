//! The sheets over the page.

use tilewise_rules::{House, RuleSet};
use yew::prelude::*;

use super::deferred::PROOF;
use super::dialog::Dialog;
use super::house::{house_head, house_rules};
use super::preferences::sheet::preferences_sheet;
use super::score::compare::compare;
use super::score::entry::{Quick, Write};
use super::share::share;
use crate::components::stateful::Stateful;
use crate::inject::inject_styles;
use crate::outcome::{self, Details, Outcome};
use crate::rule_sets;
use crate::state::{Action, Draft, Sheet, State};

/// The styles of a sheet.
static STYLES: &str = concat!(
    include_str!("../../../../styles/deferred/sheet.css"),
    include_str!("../../../../styles/deferred/rule-sets.css"),
    include_str!("../../../../styles/deferred/write.css"),
    include_str!("../../../../styles/deferred/quick.css"),
);

/// A sheet over the page.
pub fn sheet(
    which: Sheet,
    state: &State,
    outcome: &Outcome,
    details: &Details,
    onaction: &Callback<Action>,
) -> Html {
    // Two of them show payments.
    for styles in [STYLES, PROOF] {
        inject_styles(styles);
    }
    let draft = &state.draft;
    let none = Html::default;
    let (title, head, content) = match which {
        Sheet::House => (
            tr!("House rules"),
            house_head(&draft.house, onaction),
            house_rules(state, onaction),
        ),
        Sheet::Preferences => (
            tr!("Language and look"),
            none(),
            preferences_sheet(state.preferences, onaction),
        ),
        Sheet::Compare => {
            let all = outcome::compare(draft, outcome, details, houses(draft));
            let content = compare(&all, &draft.house, onaction);
            (tr!("One hand, all books"), none(), content)
        }
        Sheet::Share(shared) => (
            tr!("Share"),
            none(),
            share(shared, state, outcome.win().is_some(), onaction),
        ),
        Sheet::Quick => (
            tr!("A win, already counted"),
            none(),
            Quick {
                draft: draft.clone(),
                onaction: onaction.clone(),
            }
            .html(),
        ),
        Sheet::Type => (
            tr!("Type or paste a hand"),
            none(),
            Write {
                draft: draft.clone(),
                onaction: onaction.clone(),
            }
            .html(),
        ),
    };
    let onclose = onaction.reform(|()| Action::Sheet(None));
    let dialog = Dialog {
        title: title.into(),
        head,
        content,
        onclose,
    };
    dialog.html()
}

/// All rule sets: the one of the draft as the house plays it, the others as they are printed. Of the
/// variants of another table than that of the draft the first.
fn houses(draft: &Draft) -> Vec<House> {
    let house = |rule_set| {
        if draft.house.rule_set() == rule_set {
            draft.house.clone()
        } else {
            House::with_defaults(rule_set)
        }
    };
    let here = rule_sets::here();
    let own = draft.house.rule_set().table_key();
    let is_first = |one: &RuleSet| {
        let mut same = here
            .iter()
            .filter(|other| other.table_key() == one.table_key());
        same.next().is_some_and(|first| *first == one)
    };
    // What is played comes first.
    let mine = here.iter().filter(|one| one.table_key() == own);
    let others = here
        .iter()
        .filter(|one| one.table_key() != own && is_first(one));
    mine.chain(others).copied().map(house).collect()
}
