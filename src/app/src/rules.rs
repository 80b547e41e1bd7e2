//! The Rules screen: a rule set, element by element, with the options of a rule configuration.

pub mod cells;
pub mod contents;
mod element;
pub mod evidence;
pub mod figures;
mod jump;
mod ranking;
mod tables;
mod value_table;
mod which;

use std::rc::Rc;

use tilewise_rules::rule_sets::RuleSetSummary;
use tilewise_rules::{Element, RuleConfig};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use self::element::{element, id};
pub use self::which::WHICH;

use self::jump::{PageSection, heading, jumps, lead_to, part};
use self::tables::{CIRCUMSTANCES, SETTLED, circumstances, options, pays};
use crate::chunks::use_lazy;
use crate::i18n::{Locale, use_locale};
use crate::rules::contents::{Heading, PAID, RulesLocation};
use crate::share::share_button;
use crate::store::share_kind::ShareKind;
use crate::store::{PageAction, Screen as Shown, ViewAction};
use crate::ui::loading::loading;
use crate::ui::phrases;
use crate::ui::screen_props::ScreenProps;
use crate::{link, rule_sets};

/// Draws the Rules screen at a location.
pub fn screen(props: ScreenProps) -> Html {
    if evidence::requested_rule_set(&props.path).is_some() {
        return evidence::screen(props);
    }
    html! { <RulesScreen ..props /> }
}

/// The Rules screen, which loads the rule set of its location.
#[component]
fn RulesScreen(props: &ScreenProps) -> Html {
    let locale = use_locale();
    let typed = use_state(String::new);
    let key = rule_sets::missing(props.path.split('/').next().unwrap_or_default());
    let which = which::answers(&props.path);
    let chunk = match which {
        Some(_) => rule_sets::first_missing(),
        None => key.and_then(rule_sets::chunk),
    };
    let load = use_lazy(chunk);
    use_focus(&props.path, chunk.is_none());
    use_own_house(props);
    if chunk.is_some() && load.ready().is_none() {
        return html! { <main class="rules">{ loading(locale, &load) }</main> };
    }
    if let Some(answers) = which {
        return which::which(locale, answers, &props.house, &props.onaction);
    }
    let (trouble, place) =
        match RulesLocation::read(locale, &props.path, &props.house, &rule_sets::here()) {
            Ok(place) => (None, place),
            Err((trouble, place)) => (Some(trouble), place),
        };
    let locale = locale.of_part(place.house.rule_set().table_key());
    let oninput = {
        let typed = typed.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
                typed.set(input.value());
            }
        })
    };
    let own = (*place.house == props.house).then_some(&props.onaction);
    html! {
        <main class="rules">
            if let Some(trouble) = trouble {
                <p class="rules-trouble" role="alert" data-trouble="">{ phrases::with_full_stop(locale, &trouble) }</p>
            }
            <div class="rules-head">
                <h2 id="rules-top" tabindex="-1">{ locale.translate(place.house.rule_set().identity.name) }</h2>
                { share_button(locale, ShareKind::View, &props.onaction) }
            </div>
            { all_rule_sets(locale, &place.house, &props.house) }
            { which::way(locale) }
            { evidence::way(locale, place.house.rule_set().identity.key) }
            { practise(locale, &place.house) }
            <label class="rules-search">
                <span>{ tr!(locale, "Find a rule") }</span>
                <input
                    type="search"
                    data-search=""
                    value={(*typed).clone()}
                    autocomplete="off"
                    placeholder={tr!(locale, "half flush, 清一色, ping hu …")}
                    {oninput}
                />
            </label>
            { found(locale, &place, &typed, own) }
        </main>
    }
}

/// Link to the exercises of a rule configuration.
fn practise(locale: Locale, house: &RuleConfig) -> Html {
    let path = link::practice_path(&house.to_string());
    html! {
        <p class="rules-which">
            <a href={format!("#{path}")} data-action="practice">{ tr!(locale, "Practise these rules") }</a>
        </p>
    }
}

/// Draws all rule sets; the current one with its house rules.
fn all_rule_sets(locale: Locale, displayed: &RuleConfig, own: &RuleConfig) -> Html {
    let own_rule_set = own.rule_set();
    let one = |key: &'static str, name: &'static str, here: bool| {
        let path = if own.rule_set().identity.key == key {
            String::new()
        } else {
            key.to_owned()
        };
        html! {
            <a
                class="segment"
                href={format!("#{}", link::rules_path(&path))}
                data-rule-set={key}
                aria-current={here.then_some("true")}
            >
                { locale.translate(name) }
            </a>
        }
    };
    let here = displayed.rule_set();
    let table = |variants: &'static [RuleSetSummary]| {
        let first = variants.first()?;
        let own = |key| variants.iter().find(move |one| one.key == key);
        let listed = own(here.identity.key)
            .or(own(own_rule_set.identity.key))
            .unwrap_or(first);
        let name = first.variant.map_or(first.name, |variant| variant.all);
        Some(one(listed.key, name, own(here.identity.key).is_some()))
    };
    let variant = |listed: &RuleSetSummary| {
        let name = listed.variant.map_or(listed.name, |variant| variant.name);
        one(listed.key, name, listed.key == here.identity.key)
    };
    html! {
        <>
            <nav class="group group-wrap" aria-label={tr!(locale, "Books")}>
                { for rule_sets::tables().filter_map(table) }
            </nav>
            if let Some(of) = here.identity.variant {
                <nav class="group group-wrap" aria-label={locale.translate(of.all)} data-variants="">
                    { for rule_sets::variants(here.identity.key).iter().map(variant) }
                </nav>
            }
        </>
    }
}

/// Draws the search results and the requested element, or the whole rule set without a search text. Options
/// of the current rule configuration can be changed.
fn found(
    locale: Locale,
    place: &RulesLocation,
    typed: &str,
    onaction: Option<&Callback<PageAction>>,
) -> Html {
    let house = &place.house;
    let elements = house.rule_set().scoring.elements;
    let requested = place.element.map(|one| one.key);
    let mut found = contents::find_elements(locale, house.rule_set(), typed);
    let requested = elements.iter().filter(|one| requested == Some(one.key));
    found.extend(
        requested
            .filter(|requested| !found.iter().any(|one| one.key == requested.key))
            .collect::<Vec<_>>(),
    );
    let group = |(heading_of, all): &(Heading, Vec<&'static Element>)| {
        let (id, name) = part_of(locale, house, *heading_of);
        html! {
            <section key={id.clone()}>
                { heading((id, name)) }
                <ul class="rules-list" role="list">
                    { for all.iter().map(|one| element(locale, house, one)) }
                </ul>
            </section>
        }
    };
    let matching_circumstances = contents::find_circumstances(locale, house, typed);
    let settled = contents::find_answers(locale, house, typed);
    let whole = typed.trim().is_empty();
    let paid = !whole && contents::finds_payments(locale, typed);
    let all = found.len() + matching_circumstances.len() + settled.len() + usize::from(paid);
    let groups = if whole {
        contents::groups(house, &found)
    } else {
        Vec::new()
    };
    let parts = groups
        .iter()
        .map(|(heading, _)| part_of(locale, house, *heading));
    let parts = parts
        .chain([PAID, CIRCUMSTANCES, SETTLED].map(|one| part(locale, one)))
        .collect();
    html! {
        <div class="rules-found" data-found={all.to_string()}>
            <p class="unseen" role="status">{ tr!(locale, "{0} {0:rule|rules}", all) }</p>
            if all == 0 {
                <p>{ tr!(locale, "No results. Try other words, or clear the field.") }</p>
            }
            if whole {
                { jumps(parts, "rules-top") }
            }
            if whole {
                { for groups.iter().map(group).chain([pays(locale, house)]) }
            } else {
                <ul class="rules-list" role="list" data-best="">
                    { for found.iter().map(|one| element(locale, house, one)) }
                </ul>
            }
            if paid {
                { pays(locale, house) }
            }
            { circumstances(locale, &matching_circumstances) }
            { options(locale, house, &settled, onaction) }
        </div>
    }
}

/// Returns the section of the page under a heading.
fn part_of(locale: Locale, house: &RuleConfig, heading: Heading) -> PageSection {
    match heading {
        Heading::Group(group) => part(locale, group.name()),
        Heading::Worth(value) => (
            format!("rules-{value}"),
            phrases::value(locale, house, value),
        ),
    }
}

/// Follows changes of the current rule configuration.
#[hook]
fn use_own_house(props: &ScreenProps) {
    let before = use_mut_ref(|| props.house.clone());
    let (path, onaction) = (Rc::clone(&props.path), props.onaction.clone());
    use_effect_with(props.house.clone(), move |house| {
        let before = before.replace(house.clone());
        let (house_text, key) = path.split_once('/').unwrap_or((&path, ""));
        if before != *house && house_text == before.to_string() {
            let path = format!("{house}/{key}");
            onaction.emit(PageAction::View(ViewAction::GoTo(Shown::Rules(
                path.trim_matches('/').into(),
            ))));
        }
    });
}

/// Scrolls to the element that a link requests, and focuses it.
#[hook]
fn use_focus(path: &Rc<str>, here: bool) {
    let first = use_mut_ref(|| true);
    use_effect_with((Rc::clone(path), here), move |(path, here)| {
        let key = path.split_once('/').map_or("", |(_, key)| key);
        let which = which::answers(path).is_some();
        if which && !here {
            return;
        }
        let first = first.replace(false);
        if !here || first && (key.is_empty() || which) {
            return;
        }
        let id = match key {
            _ if which => which::STEP.to_owned(),
            "" => "rules-top".to_owned(),
            key => id(key),
        };
        lead_to(&id);
    });
}
