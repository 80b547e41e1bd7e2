//! The Rules screen: a rule set, element by element, with the options of a rule configuration.

mod element;
pub(crate) mod evidence;
mod jump;
mod tables;
mod value_table;
mod which;

use std::rc::Rc;

use tilewise_rules::rule_sets::RuleSetSummary;
use tilewise_rules::{Element, RuleConfig};
use web_sys::HtmlInputElement;
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use self::element::{element, id};
pub use self::which::WHICH;

use self::jump::{PageSection, heading, jumps, lead_to, part};
use self::tables::{CIRCUMSTANCES, SETTLED, circumstances, options, pays};
use super::loading::loading;
use super::secondary_screens::ScreenProps;
use super::share::share_button;
use super::tag::{Tag, tag};
use crate::chunks::use_lazy;
use crate::components::stateful::Stateful;
use crate::components::use_effect_with::use_effect_with;
use crate::language::{translate, translation_scope};
use crate::rules::{self, Heading, PAID, RulesLocation};
use crate::share::ShareKind;
use crate::state::{PageAction, Screen as Shown};
use crate::{link, rule_sets, words};

/// Draws the Rules screen at a location.
pub fn screen(props: ScreenProps) -> Html {
    if evidence::requested_rule_set(&props.path).is_some() {
        return evidence::screen(props);
    }
    RulesScreen(props).html()
}

#[derive(PartialEq)]
struct RulesScreen(ScreenProps);

impl Stateful for RulesScreen {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_screen(&self.0).run(hooks)
    }
}

#[hook]
fn use_screen(props: &ScreenProps) -> Html {
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
        return html! { <main class="rules">{ loading(&load) }</main> };
    }
    if let Some(answers) = which {
        return which::which(answers, &props.house, &props.onaction);
    }
    let (trouble, place) = match RulesLocation::read(&props.path, &props.house, &rule_sets::here())
    {
        Ok(place) => (None, place),
        Err((trouble, place)) => (Some(trouble), place),
    };
    let _scope = translation_scope(place.house.rule_set().table_key());
    let oninput = {
        let typed = typed.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
                typed.set(input.value());
            }
        })
    };
    let trouble = trouble.map(|trouble| {
        tag("p")
            .class("rules-trouble")
            .with("role", "alert")
            .with("data-trouble", "")
            .child(words::sentence(&trouble))
    });
    let head = tag("h2")
        .with("id", "rules-top")
        .with("tabindex", "-1")
        .child(translate(place.house.rule_set().name));
    let head = tag("div")
        .class("rules-head")
        .child(head)
        .child(share_button(ShareKind::View, &props.onaction));
    let field = html! {
        <input type="search" data-search="" value={(*typed).clone()} autocomplete="off"
            placeholder={tr!("half flush, 清一色, ping hu …")} {oninput} />
    };
    let search = tag("label")
        .class("rules-search")
        .child(tag("span").child(tr!("Find a rule")))
        .child(field);
    let own = (*place.house == props.house).then_some(&props.onaction);
    tag("main")
        .class("rules")
        .child_if(trouble)
        .child(head)
        .child(all_rule_sets(&place.house, &props.house))
        .child(which::way())
        .child(evidence::way(place.house.rule_set().key))
        .child(search)
        .child(found(&place, &typed, own))
        .done()
}

/// Draws all rule sets; the current one with its house rules.
fn all_rule_sets(displayed: &RuleConfig, own: &RuleConfig) -> Html {
    let own_rule_set = own.rule_set();
    let one = |key: &'static str, name: &'static str, here: bool| {
        let path = if own.rule_set().key == key {
            String::new()
        } else {
            key.to_owned()
        };
        tag("a")
            .class("segment")
            .with("href", format!("#{}", link::rules_path(&path)))
            .with("data-rule-set", key)
            .with("aria-current", here.then_some("true"))
            .child(translate(name))
    };
    let here = displayed.rule_set();
    let table = |variants: &'static [RuleSetSummary]| {
        let first = variants.first()?;
        let own = |key| variants.iter().find(move |one| one.key == key);
        let listed = own(here.key).or(own(own_rule_set.key)).unwrap_or(first);
        let name = first.variant.map_or(first.name, |variant| variant.all);
        Some(one(listed.key, name, own(here.key).is_some()))
    };
    let variant = |listed: &RuleSetSummary| {
        let name = listed.variant.map_or(listed.name, |variant| variant.name);
        one(listed.key, name, listed.key == here.key)
    };
    let nav = |label: &'static str| {
        tag("nav")
            .class("group group-wrap")
            .with("aria-label", label)
    };
    let variants = here.variant.map(|of| {
        let all = rule_sets::variants(here.key).iter().map(variant);
        nav(translate(of.all))
            .with("data-variants", "")
            .children(all)
            .done()
    });
    let tables = rule_sets::tables().filter_map(table);
    let tables = nav(tr!("Books")).children(tables).done();
    [tables].into_iter().chain(variants).collect()
}

/// Draws the search results and the requested element, or the whole rule set without a search text. Options
/// of the current rule configuration can be changed.
fn found(place: &RulesLocation, typed: &str, onaction: Option<&Callback<PageAction>>) -> Html {
    let house = &place.house;
    let elements = house.rule_set().elements;
    let requested = place.element.map(|one| one.key);
    let mut found = rules::find_elements(house.rule_set(), typed);
    let requested = elements.iter().filter(|one| requested == Some(one.key));
    found.extend(
        requested
            .filter(|requested| !found.iter().any(|one| one.key == requested.key))
            .collect::<Vec<_>>(),
    );
    let group = |(heading_of, all): &(Heading, Vec<&'static Element>)| {
        let (id, name) = part_of(house, *heading_of);
        let list = tag("ul")
            .class("rules-list")
            .with("role", "list")
            .children(all.iter().map(|one| element(house, one)));
        let section = tag("section").key(id.clone());
        section.child(heading((id, name))).child(list)
    };
    let matching_circumstances = rules::find_circumstances(house, typed);
    let settled = rules::find_answers(house, typed);
    let whole = typed.trim().is_empty();
    let paid = !whole && rules::finds_payments(typed);
    let all = found.len() + matching_circumstances.len() + settled.len() + usize::from(paid);
    let groups = if whole {
        rules::groups(house, &found)
    } else {
        Vec::new()
    };
    let parts = groups.iter().map(|(heading, _)| part_of(house, *heading));
    let parts = parts
        .chain([PAID, CIRCUMSTANCES, SETTLED].map(part))
        .collect();
    tag("div")
        .class("rules-found")
        .with("data-found", all.to_string())
        .child(
            tag("p")
                .class("unseen")
                .with("role", "status")
                .child(tr!("{0} {0:rule|rules}", all)),
        )
        .child_if((all == 0).then(|| tag("p").child(tr!("No results."))))
        .child_if(whole.then(|| jumps(parts, "rules-top")))
        .child(if whole {
            let groups = groups.iter().map(group).map(Tag::done);
            groups.chain([pays(house)]).collect()
        } else {
            tag("ul")
                .class("rules-list")
                .with("role", "list")
                .with("data-best", "")
                .children(found.iter().map(|one| element(house, one)))
                .done()
        })
        .child_if(paid.then(|| pays(house)))
        .child(circumstances(&matching_circumstances))
        .child(options(house, &settled, onaction))
        .done()
}

/// Returns the section of the page under a heading.
fn part_of(house: &RuleConfig, heading: Heading) -> PageSection {
    match heading {
        Heading::Group(group) => part(group.name()),
        Heading::Worth(value) => (format!("rules-{value}"), words::value(house, value)),
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
            onaction.emit(PageAction::Screen(Shown::Rules(
                path.trim_matches('/').into(),
            )));
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
