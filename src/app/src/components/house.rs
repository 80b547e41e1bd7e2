//! House rules: the rule sets, saved house rules, and every option of the rule set.

mod options;
mod rule_option;
mod typed_answer;

use std::rc::Rc;

use tilewise_rules::RuleConfig;
use tilewise_rules::rule_sets::RuleSetSummary;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use self::options::OptionsForm;
use super::button::Button;
use super::icon::{Icon, drawing};
use super::on_click::on_click;
use super::rules::WHICH;
use super::share::share_button;
use super::tag::tag;
use crate::browser::window;
use crate::components::stateful::Stateful;
use crate::language::{current_language, translate};
use crate::share::ShareKind;
use crate::state::{PageAction, PageState, SavedHouse, Screen, Sheet};
use crate::words::own;
use crate::{open, rule_sets, words};

/// Button with the name of the rules and their differences from the defaults; opens the sheet.
pub fn house_button(state: &PageState, onaction: &Callback<PageAction>) -> Html {
    let house = &state.draft.house;
    let (class, text) = own_rules(state);
    let name = translate(house.rule_set().name);
    tag("button")
        .with("type", "button")
        .class("house-button")
        .with("data-action", "house")
        .with("aria-haspopup", "dialog")
        .on_click(on_click(onaction, PageAction::Sheet(Some(Sheet::House))))
        .child(tag("span").class("house-name").child(name))
        .child(tag("span").class(class).child(text))
        .done()
}

/// Style of default rules.
const AS_PRINTED: &str = "house-state house-state-default";

/// Returns the name of the rules or the number of changed options, and its style.
fn own_rules(state: &PageState) -> (&'static str, String) {
    let house = &state.draft.house;
    let saved = state.saved_house_name();
    let class = match (own(house), saved) {
        (0, None) => AS_PRINTED,
        _ => "house-state",
    };
    (
        class,
        saved.map_or_else(|| words::own_rules(house), str::to_owned),
    )
}

/// Content next to the title of the sheet.
pub fn house_head(house: &RuleConfig, onaction: &Callback<PageAction>) -> Html {
    let back = Button {
        class: "button",
        hook: ("data-action", "book".to_owned()),
        idle: own(house) == 0,
        ..Button::default()
    };
    back.draw(tr!("Reset"), on_click(onaction, PageAction::Book))
}

/// Draws the rule sets, saved house rules, and every option of the rule set.
pub fn house_rules(state: &PageState, onaction: &Callback<PageAction>) -> Html {
    let house = &state.draft.house;
    let options = OptionsForm {
        language: current_language(),
        house: house.clone(),
        onaction: onaction.clone(),
    };
    let notice = state.notice.as_ref().map(|notice| {
        tag("p")
            .class("sheet-notice")
            .with("role", "status")
            .with("data-notice", "")
            .child(words::full_sentence(notice))
            .done()
    });
    let parts = [
        all_rule_sets(house, onaction),
        which(onaction),
        notice.unwrap_or_default(),
        saved_houses(&state.saved_houses, house, onaction),
        options.keyed(house.rule_set().key),
    ];
    parts.into_iter().collect()
}

/// Draws the rule sets, and the variants of the current one.
fn all_rule_sets(house: &RuleConfig, onaction: &Callback<PageAction>) -> Html {
    let own = house.rule_set();
    let button = |key: &'static str, name: &'static str, here: bool| {
        let button = Button {
            class: "segment",
            hook: ("data-rule-set", key.to_owned()),
            pressed: Some(here),
            ..Button::default()
        };
        let action = if here {
            PageAction::Sheet(Some(Sheet::House))
        } else {
            open::house(key)
        };
        button.draw(translate(name), on_click(onaction, action))
    };
    let table = |variants: &'static [RuleSetSummary]| {
        let first = variants.first()?;
        let here = variants.iter().find(|one| one.key == own.key);
        let name = first.variant.map_or(first.name, |variant| variant.all);
        Some(button(here.unwrap_or(first).key, name, here.is_some()))
    };
    let variants = rule_sets::variants(own.key);
    let variant = |one: &RuleSetSummary| {
        let name = one.variant.map_or(one.name, |variant| variant.name);
        button(one.key, name, one.key == own.key)
    };
    let group = |label: &'static str| {
        tag("div")
            .class("group group-wrap")
            .with("role", "group")
            .with("aria-label", label)
    };
    let tables = group(tr!("Rule book")).children(rule_sets::tables().filter_map(table));
    let variants = own.variant.map(|of| {
        group(translate(of.all))
            .with("data-variants", "")
            .children(variants.iter().map(variant))
            .done()
    });
    let parts = [tables.done(), variants.unwrap_or_default()];
    parts.into_iter().collect()
}

/// Link to the questions that find a rule set.
fn which(onaction: &Callback<PageAction>) -> Html {
    let ask = Button {
        class: "button button-bare",
        hook: ("data-action", "which".to_owned()),
        ..Button::default()
    };
    let onask = {
        let onaction = onaction.clone();
        Callback::from(move |_: MouseEvent| {
            onaction.emit(PageAction::Sheet(None));
            onaction.emit(PageAction::Screen(Screen::Rules(WHICH.into())));
        })
    };
    ask.draw(tr!("Not sure which rules?"), onask)
}

/// Id of the field for the name of house rules.
const NAME: &str = "house-name";

/// Draws the saved house rules, and a field to save the current ones.
fn saved_houses(
    all: &Rc<Vec<SavedHouse>>,
    house: &RuleConfig,
    onaction: &Callback<PageAction>,
) -> Html {
    let now = house.to_string();
    let one = |one: &SavedHouse| {
        let open = Button {
            class: "chip",
            hook: ("data-kept", one.name.clone()),
            pressed: Some(one.house == now),
            ..Button::default()
        };
        let forget = Button {
            class: "button button-bare",
            hook: ("data-forget", one.name.clone()),
            label: Some(tr!("Delete {0}", one.name.clone())),
            ..Button::default()
        };
        let onopen = on_click(onaction, open::house(&one.house));
        let onforget = on_click(onaction, PageAction::DeleteHouse(one.name.clone()));
        tag("li")
            .child(open.draw(one.name.clone(), onopen))
            .child(forget.draw(drawing(Icon::Close), onforget))
    };
    let keep = Button {
        class: "button",
        hook: ("data-action", "keep".to_owned()),
        ..Button::default()
    };
    let keeps = {
        let onaction = onaction.clone();
        move || {
            if let Some(name) = typed_name() {
                onaction.emit(PageAction::SaveHouse(name));
            }
        }
    };
    let onkeep = {
        let keeps = keeps.clone();
        Callback::from(move |_: MouseEvent| keeps())
    };
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Enter" && !event.is_composing() {
            keeps();
        }
    });
    let list = (!all.is_empty()).then(|| {
        tag("ul")
            .class("saved-houses-list")
            .with("aria-label", tr!("Saved on this device"))
            .children(all.iter().map(one))
    });
    let label = tag("label").with("for", NAME);
    let field = html! {
        <input id={NAME} type="text" maxlength="40" autocomplete="off" placeholder={tr!("Friday table")} {onkeydown} />
    };
    let new = tag("div")
        .class("saved-houses-new")
        .child(label.child(tr!("Save these rules as")))
        .child(field)
        .child(keep.draw(tr!("Save"), onkeep))
        .child(share_button(ShareKind::House, onaction));
    tag("div")
        .class("saved-houses")
        .child_if(list)
        .child(new)
        .done()
}

/// Returns the typed name; if it is missing, the field shows the browser's message.
fn typed_name() -> Option<String> {
    let document = window()?.document()?;
    let field = document.get_element_by_id(NAME)?;
    let field = field.dyn_into::<HtmlInputElement>().ok()?;
    let name = field.value();
    field.set_custom_validity(if name.trim().is_empty() {
        tr!("Type a name first.")
    } else {
        ""
    });
    field.report_validity().then_some(name)
}
