//! The Rulings screen: an event or foul, a few questions, the verdict.

mod answers;
mod debt_list;
mod effects;
mod fill;
mod list;
mod number;
mod numbers;
mod ruling;
mod ruling_question;
pub mod rulings_location;
pub mod search;
mod step_link;
mod verdict;

use std::rc::Rc;

use tilewise_rules::{RuleConfig, penalty_books};
use web_sys::HtmlElement;
use yew::prelude::*;

pub use self::fill::control;

use self::list::list;
use self::ruling::ruling;
use self::ruling_question::{answered, question as asked};
use self::step_link::{STEP, href};
use self::verdict::verdict;
use crate::browser::window;
use crate::chunks::use_lazy;
use crate::i18n::{Locale, use_locale};
use crate::link;
use crate::problem_report::{ReportedItem, ReportedPlace, ReportedRules};
use crate::rule_sets;
use crate::rulings::rulings_location::{RuledBy, RulingStage, RulingsLocation, missing};
use crate::storage::{FOULS, StorageContext, use_storage};
use crate::store::{self, PageAction, PageState};
use crate::ui::loading::loading;
use crate::ui::phrases;

/// Draws the Rulings screen at a location.
pub fn screen(path: &Rc<str>, state: &PageState, onaction: &Callback<PageAction>) -> Html {
    html! {
        <FoulsScreen
            path={Rc::clone(path)}
            house={state.draft.house.clone()}
            search={Rc::clone(&state.search)}
            {onaction}
        />
    }
}

/// Name of the penalty book for the page header, linked to its list.
pub fn penalty_book(locale: Locale, state: &PageState, storage: &StorageContext) -> Option<Html> {
    let store::Screen::Rulings(path) = &state.screen else {
        return None;
    };
    let key = path.split('/').next().unwrap_or_default();
    let by = match penalty_books::by_key(key) {
        Some(book) => RuledBy::PenaltyBook(book),
        None if key.is_empty() => last_rules(&state.draft.house, storage),
        None => return None,
    };
    let RuledBy::PenaltyBook(book) = &by else {
        return None;
    };
    let locale = locale.of_part(by.part());
    let list = href(&RulingsLocation::list(by.clone()));
    Some(html! {
        <a class="house-button" href={list} data-penalty-book={book.key}>
            <span class="house-name">{ locale.translate(book.short) }</span>
            <span class="house-state">{ tr!(locale, "Penalty book") }</span>
        </a>
    })
}

/// Returns what a report about a ruling is about.
pub fn reported(locale: Locale, path: &str, house: &RuleConfig) -> ReportedItem {
    let default = RuledBy::of_house(house);
    let read = RulingsLocation::read(locale, path, &default, &rule_sets::here());
    let (Ok(place) | Err((_, place))) = read;
    ReportedItem {
        place: ReportedPlace::Ruling(link::rulings_path(path)),
        rules: ReportedRules {
            name: locale
                .of_part(place.by.part())
                .translate(place.by.name())
                .to_owned(),
            text: place.by.key(),
        },
    }
}

/// Properties of [`FoulsScreen`].
#[derive(Properties, PartialEq)]
struct FoulsScreenProps {
    /// Location on the screen.
    path: Rc<str>,
    /// Rule configuration of the page.
    house: RuleConfig,
    /// Typed text of the search.
    search: Rc<str>,
    /// Handler of actions.
    onaction: Callback<PageAction>,
}

/// The Rulings screen, which loads the rule set of its location.
#[component]
fn FoulsScreen(props: &FoulsScreenProps) -> Html {
    let locale = use_locale();
    let chunk = missing(&props.path).and_then(rule_sets::chunk);
    let load = use_lazy(chunk);
    let storage = use_storage();
    use_focus(&props.path);
    let place = RulingsLocation::read(
        locale,
        &props.path,
        &last_rules(&props.house, &storage),
        &rule_sets::here(),
    );
    let key = match &place {
        Ok(place) | Err((_, place)) => stored_key(&place.by, &props.house),
    };
    use_effect_with(key, move |key| storage.save(FOULS, key));
    if chunk.is_some() && load.ready().is_none() {
        return html! { <main class="fouls">{ loading(locale, &load) }</main> };
    }
    let (trouble, place) = match place {
        Ok(place) => (None, place),
        Err((trouble, place)) => (Some(trouble), place),
    };
    let locale = locale.of_part(place.by.part());
    let trouble = trouble.map(|trouble| trouble_message(phrases::with_full_stop(locale, &trouble)));
    let body = match place.stage() {
        None => list(
            locale,
            &place.by,
            &props.house,
            &props.search,
            &props.onaction,
        ),
        Some((answers, stage)) => {
            let asking = matches!(stage, RulingStage::Ask(..));
            let answers = answered(locale, &place, &answers);
            let step = step(locale, &place, stage, props);
            // The verdict comes first.
            let (first, second) = if asking {
                (answers, step)
            } else {
                (step, answers)
            };
            html! {
                <>
                    { head(locale, &place) }
                    { first }
                    { second }
                </>
            }
        }
    };
    html! {
        <main class="fouls">
            { trouble }
            { body }
        </main>
    }
}

/// Error message for an invalid location.
fn trouble_message(trouble: String) -> Html {
    html! { <p class="fouls-trouble" role="alert" data-trouble="">{ trouble }</p> }
}

/// Name of the event or foul, and the link back to the list.
fn head(locale: Locale, place: &RulingsLocation) -> Html {
    let back = RulingsLocation::list(place.by.clone());
    let plain = place.incident.map(rulings_location::Incident::plain);
    html! {
        <>
            <a class="way-back" data-action="back" href={href(&back)}>{ tr!(locale, "Something else") }</a>
            <h2>{ plain.map(|text| locale.translate(text)) }</h2>
            <p class="fouls-book">{ locale.translate(place.by.name()) }</p>
        </>
    }
}

fn step(
    locale: Locale,
    place: &RulingsLocation,
    stage: RulingStage,
    props: &FoulsScreenProps,
) -> Html {
    match stage {
        RulingStage::Ask(question) => asked(locale, place, &question),
        RulingStage::Ruled(ruled, more) => ruling(locale, place, &ruled, &more, &props.onaction),
        RulingStage::Verdict(found) => verdict(locale, place, &found, &props.onaction),
        RulingStage::Wrong(message) => trouble_message(phrases::rule_sentence(locale, message)),
    }
}

/// Stored value if the rule set itself was chosen although a penalty book is its default.
const OWN: &str = "house";

/// Returns the last choice on this device, or the default of the rule configuration.
fn last_rules(house: &RuleConfig, storage: &StorageContext) -> RuledBy {
    let chosen = storage.load(FOULS).unwrap_or_default();
    match penalty_books::by_key(&chosen) {
        Some(book) => RuledBy::PenaltyBook(book),
        None if chosen == OWN => RuledBy::House(Rc::new(house.clone())),
        None => RuledBy::of_house(house),
    }
}

/// Returns the value to store for a choice: empty for the default, so that it follows the rule configuration.
fn stored_key(by: &RuledBy, house: &RuleConfig) -> &'static str {
    match (by, RuledBy::of_house(house)) {
        (RuledBy::House(_), RuledBy::House(_)) => "",
        (RuledBy::House(_), RuledBy::PenaltyBook(_)) => OWN,
        (by, of_house) if *by == of_house => "",
        (RuledBy::PenaltyBook(book), _) => book.key,
    }
}

/// Moves the focus to the new step, since the pressed element is removed, and scrolls to its top.
#[hook]
fn use_focus(path: &Rc<str>) {
    let first = use_mut_ref(|| true);
    use_effect_with(steps(path), move |_| {
        if first.replace(false) {
            return;
        }
        let document = window().and_then(|window| window.document());
        let step = document
            .and_then(|document| document.get_element_by_id(STEP))
            .and_then(|step| wasm_bindgen::JsCast::dyn_into::<HtmlElement>(step).ok());
        if let Some(step) = step {
            // Fails only if the element can't have the focus.
            let _ = step.focus();
        }
    });
}

/// Returns a location without the table's numbers, which change within one step.
fn steps(path: &str) -> String {
    let numbers = [
        "seat=",
        "overall=",
        "declared=",
        "bets=",
        "counters=",
        "tenpai=",
    ];
    let mut parts = path.splitn(3, '/');
    let place: Vec<&str> = parts.by_ref().take(2).collect();
    let penalties = place
        .first()
        .is_some_and(|key| penalty_books::by_key(key).is_some());
    let answers = parts.next().unwrap_or_default().split(',');
    let answers = answers
        .filter(|answer| !penalties || !numbers.iter().any(|number| answer.starts_with(number)));
    format!(
        "{}/{}",
        place.join("/"),
        answers.collect::<Vec<_>>().join(",")
    )
}

#[cfg(test)]
mod tests {
    use super::reported;
    use crate::i18n::Locale;
    use crate::problem_report::ReportedPlace;
    use crate::rule_sets;

    #[test]
    fn report_of_a_ruling_has_its_path_and_rules() {
        for (path, name, text) in [
            (
                "riichi-wrc-2015/F5",
                "World Riichi Championship 2015",
                "riichi-wrc-2015",
            ),
            (
                "singapore;base=0.5/draw",
                "Singapore",
                "singapore;base=0.50",
            ),
        ] {
            let item = reported(Locale::ENGLISH, path, &rule_sets::first_house());
            assert_eq!(item.place, ReportedPlace::Ruling(format!("/fouls/{path}")));
            assert_eq!(item.rules.name, name);
            assert_eq!(item.rules.text, text);
        }
    }
}
