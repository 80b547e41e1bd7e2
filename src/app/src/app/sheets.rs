//! Sheets over the page.

use std::rc::Rc;

use tilewise_rules::{RuleConfig, RuleSet};
use yew::prelude::*;

use crate::chunks::TABLE;
use crate::house::{house_head, house_rules};
use crate::i18n::Locale;
use crate::outcome::{self, Details, HandOutcome};
use crate::preferences::preferences_sheet::preferences_sheet;
use crate::problem_report::{ProblemForm, ReportedItem, ReportedPlace, ReportedRules};
use crate::score::compare::{compare, not_compared};
use crate::score::entry::{HandTextForm, Quick};
use crate::share::share;
use crate::store::{Draft, PageAction, PageState, Screen, Sheet, ViewAction};
use crate::ui::dialog::Dialog;
use crate::{link, rule_sets, rulings};

/// Draws a sheet over the page.
pub fn sheet(
    locale: Locale,
    which: Sheet,
    state: &PageState,
    outcome: &HandOutcome,
    details: &Details,
    onaction: &Callback<PageAction>,
) -> Html {
    let draft = &state.draft;
    let none = Html::default;
    let (title, head, content) = match which {
        Sheet::House => (
            tr!(locale, "House rules"),
            house_head(locale, &draft.house, onaction),
            house_rules(locale, state, onaction),
        ),
        Sheet::Preferences => (
            tr!(locale, "Language and look"),
            none(),
            preferences_sheet(locale, state.preferences, onaction),
        ),
        Sheet::Compare => {
            let geometry = draft.house.geometry();
            let (houses, of_other_size): (Vec<_>, Vec<_>) = houses(draft)
                .into_iter()
                .partition(|one| one.geometry() == geometry);
            let all = outcome::compare(draft, outcome, details, houses);
            let content = html! {
                <>
                    { compare(locale, &all, &draft.house, &state.players(), onaction) }
                    { not_compared(locale, &of_other_size) }
                </>
            };
            (tr!(locale, "One hand, all books"), none(), content)
        }
        Sheet::Share(shared) => (
            tr!(locale, "Share"),
            none(),
            share(locale, shared, state, outcome.win().is_some(), onaction),
        ),
        Sheet::ProblemReport => (
            tr!(locale, "Is this wrong?"),
            none(),
            problem_report(locale, state, onaction),
        ),
        Sheet::Quick => (
            tr!(locale, "A win, already counted"),
            none(),
            html! { <Quick draft={draft.clone()} players={state.players()} {onaction} /> },
        ),
        Sheet::Type => (
            tr!(locale, "Type or paste a hand"),
            none(),
            html! { <HandTextForm draft={draft.clone()} text={Rc::clone(&state.hand_text)} {onaction} /> },
        ),
    };
    let onclose = onaction.reform(|()| PageAction::View(ViewAction::ShowSheet(None)));
    html! { <Dialog {title} {head} {onclose}>{ content }</Dialog> }
}

/// Draws the report of the current view.
fn problem_report(locale: Locale, state: &PageState, onaction: &Callback<PageAction>) -> Html {
    let house = &state.draft.house;
    let item = match &state.screen {
        Screen::Score => Some(ReportedItem {
            place: ReportedPlace::Hand(link::hand_path(&state.draft)),
            rules: ReportedRules::of_house(locale, house),
        }),
        Screen::Rulings(path) => Some(rulings::reported(locale, path, house)),
        Screen::Table(path) => TABLE
            .get()
            .and_then(|table| (table.reported)(locale, path, &state.games)),
        Screen::Rules(_)
        | Screen::Club(_)
        | Screen::Season(_)
        | Screen::Practice(_)
        | Screen::Backup(_) => None,
    };
    // Another tab may have deleted the entry.
    let Some(item) = item else {
        return html! { <p role="alert">{ tr!(locale, "This entry no longer exists") }</p> };
    };
    let view = link::for_state(state);
    let expectations = Rc::clone(&state.expectations);
    html! { <ProblemForm {item} {view} {expectations} {onaction} /> }
}

/// Returns all rule sets: the current one with its house rules, the others with their defaults. Other tables
/// are represented by their first variant.
fn houses(draft: &Draft) -> Vec<RuleConfig> {
    let house = |rule_set| {
        if draft.house.rule_set() == rule_set {
            draft.house.clone()
        } else {
            RuleConfig::with_defaults(rule_set)
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
    // The current rules come first.
    let mine = here.iter().filter(|one| one.table_key() == own);
    let others = here
        .iter()
        .filter(|one| one.table_key() != own && is_first(one));
    mine.chain(others).copied().map(house).collect()
}
