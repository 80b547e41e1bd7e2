//! The Rules screen: the book of a house, element by element, as the house plays it.

mod element;
mod jump;
mod tables;

use std::rc::Rc;

use tilewise_rules::House;
use tilewise_rules::rule_sets::Listed;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use self::element::{element, id};
use self::jump::{heading, jumps, lead_to};
use self::tables::{CIRCUMSTANCES, PAID, SETTLED, circumstances, options, pays};
use super::loading::loading;
use super::share::share_button;
use super::use_chunk::use_chunk;
use crate::chunk::Chunk;
use crate::inject::inject_styles;
use crate::language::{Language, speak_of, spoken, translate};
use crate::rules::{self, Group, Place};
use crate::share::Shared;
use crate::state::{Action, Screen as Shown};
use crate::{link, rule_sets, words};

static STYLES: &str = include_str!("../../../../styles/deferred/rules.css");

/// The Rules screen at a place.
pub fn screen(path: &Rc<str>, house: &House, onaction: &Callback<Action>) -> Html {
    inject_styles(STYLES);
    html! { <Screen language={spoken()} path={Rc::clone(path)} house={house.clone()} onaction={onaction.clone()} /> }
}

#[derive(Properties, PartialEq)]
struct Props {
    language: Language,
    path: Rc<str>,
    house: House,
    onaction: Callback<Action>,
}

#[component]
fn Screen(props: &Props) -> Html {
    let typed = use_state(String::new);
    let key = rule_sets::missing(props.path.split('/').next().unwrap_or_default());
    let chunk = key.map(|_| &rule_sets::DEFERRED);
    let onload = use_chunk(chunk, 0);
    use_focus(&props.path, key.is_none());
    use_own_house(props);
    if let Some(Err(why)) = chunk.map(Chunk::get) {
        return html! { <main class="rules">{ loading(why, onload) }</main> };
    }
    let (trouble, place) = match Place::read(&props.path, &props.house, &rule_sets::here()) {
        Ok(place) => (None, place),
        Err((trouble, place)) => (Some(trouble), place),
    };
    let _speaking = speak_of(place.house.rule_set().key);
    let oninput = {
        let typed = typed.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
                typed.set(input.value());
            }
        })
    };
    html! {
        <main class="rules">
            if let Some(trouble) = trouble {
                <p class="rules-trouble" role="alert" data-trouble="">{ words::sentence(&trouble) }</p>
            }
            <div class="rules-head">
                <h2 id="rules-top" tabindex="-1">{ translate(place.house.rule_set().name) }</h2>
                { share_button(Shared::Shown, &props.onaction) }
            </div>
            { all_rule_sets(&place.house, &props.house) }
            <label class="rules-search">
                <span>{ tr!("Find a rule") }</span>
                <input type="search" data-search="" value={(*typed).clone()} autocomplete="off"
                    placeholder={tr!("half flush, 清一色, ping hu …")} {oninput} />
            </label>
            { found(&place, &typed, (*place.house == props.house).then_some(&props.onaction)) }
        </main>
    }
}

/// All books; that of the house as the house plays it.
fn all_rule_sets(shown: &House, own: &House) -> Html {
    let one = |&Listed { key, name, .. }: &Listed| {
        let here = shown.rule_set().key == key;
        let path = if own.rule_set().key == key {
            String::new()
        } else {
            key.to_owned()
        };
        html! {
            <a class="segment" href={format!("#{}", link::rules_path(&path))} data-rule-set={key}
                aria-current={here.then_some("true")}>{ translate(name) }</a>
        }
    };
    html! {
        <nav class="group group-wrap" aria-label={tr!("Books")}>{ for rule_sets::all().iter().map(one) }</nav>
    }
}

/// Where what was typed is found, and the element that was asked for; the whole book while nothing
/// is typed. The house that is played can be changed.
fn found(place: &Place, typed: &str, onaction: Option<&Callback<Action>>) -> Html {
    let house = &place.house;
    let elements = house.rule_set().elements;
    let asked = place.element.map(|one| one.key);
    let mut found = rules::found(house.rule_set(), typed);
    let asked = elements.iter().filter(|one| asked == Some(one.key));
    found.extend(
        asked
            .filter(|asked| !found.iter().any(|one| one.key == asked.key))
            .collect::<Vec<_>>(),
    );
    let group = |group: Group| {
        let mut all = found
            .iter()
            .filter(|one| Group::of(one) == group)
            .peekable();
        all.peek()?;
        Some(html! {
            <section key={group.name()}>
                { heading(group.name()) }
                <ul class="rules-list" role="list">{ for all.map(|one| element(&place.house, one)) }</ul>
            </section>
        })
    };
    let known = rules::circumstances(house, typed);
    let settled = rules::settled(house, typed);
    let all = found.len() + known.len() + settled.len();
    let whole = typed.trim().is_empty();
    let held = |group: &Group| elements.iter().any(|one| Group::of(one) == *group);
    let parts: Vec<_> = Group::ALL
        .into_iter()
        .filter(held)
        .map(Group::name)
        .chain([PAID, CIRCUMSTANCES, SETTLED])
        .collect();
    html! {
        <div class="rules-found" data-found={all.to_string()}>
            <p class="unseen" role="status">{ tr!("{0} {0:rule|rules}", all) }</p>
            if all == 0 {
                <p>{ tr!("Nothing fits these words.") }</p>
            }
            if whole {
                { jumps(&parts, "rules-top") }
            }
            if whole {
                { for Group::ALL.into_iter().filter_map(group) }
                { pays(house) }
            } else {
                <ul class="rules-list" role="list" data-best="">{ for found.iter().map(|one| element(house, one)) }</ul>
            }
            { circumstances(&known) }
            { options(&settled, onaction) }
        </div>
    }
}

/// Follows the house that is played when its rules change.
#[hook]
fn use_own_house(props: &Props) {
    let before = use_mut_ref(|| props.house.clone());
    let (path, onaction) = (Rc::clone(&props.path), props.onaction.clone());
    use_effect_with(props.house.clone(), move |house| {
        let before = before.replace(house.clone());
        let (shown, key) = path.split_once('/').unwrap_or((&path, ""));
        if before != *house && shown == before.to_string() {
            let path = format!("{house}/{key}");
            onaction.emit(Action::Screen(Shown::Rules(path.trim_matches('/').into())));
        }
    });
}

/// Leads the eye and the focus to the element that a link asks for.
#[hook]
fn use_focus(path: &Rc<str>, here: bool) {
    let first = use_mut_ref(|| true);
    use_effect_with((Rc::clone(path), here), move |(path, here)| {
        let key = path.split_once('/').map_or("", |(_, key)| key);
        let first = first.replace(false);
        if !here || first && key.is_empty() {
            return;
        }
        let id = if key.is_empty() {
            "rules-top".to_owned()
        } else {
            id(key)
        };
        lead_to(&id);
    });
}
