//! House rules: the rule sets, saved house rules, and every option of the rule set.

mod any_of;
mod element_values;
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
use crate::browser::window;
use crate::i18n::Locale;
use crate::link::open;
use crate::rule_sets;
use crate::rules::WHICH;
use crate::share::share_button;
use crate::store::share_kind::ShareKind;
use crate::store::{PageAction, PageState, RulesAction, SavedHouse, Screen, Sheet, ViewAction};
use crate::ui::icon::{Icon, drawing};
use crate::ui::phrases::{self, changed_option_count};

/// Button with the name of the rules and their differences from the defaults; opens the sheet.
pub fn house_button(locale: Locale, state: &PageState, onaction: &Callback<PageAction>) -> Html {
    let house = &state.draft.house;
    let (class, text) = own_rules(locale, state);
    let onclick = onaction
        .reform(|_: MouseEvent| PageAction::View(ViewAction::ShowSheet(Some(Sheet::House))));
    html! {
        <button
            type="button"
            class="house-button"
            data-action="house"
            aria-haspopup="dialog"
            {onclick}
        >
            <span class="house-name">{ locale.translate(house.rule_set().identity.name) }</span>
            <span {class}>{ text }</span>
        </button>
    }
}

/// Style of default rules.
const AS_PRINTED: &str = "house-state house-state-default";

/// Returns the name of the rules or the number of changed options, and its style.
fn own_rules(locale: Locale, state: &PageState) -> (&'static str, String) {
    let house = &state.draft.house;
    let saved = state.saved_rules_name();
    let class = match (changed_option_count(house), saved) {
        (0, None) => AS_PRINTED,
        _ => "house-state",
    };
    (
        class,
        saved.map_or_else(|| phrases::rules_state(locale, house), str::to_owned),
    )
}

/// Content next to the title of the sheet.
pub fn house_head(locale: Locale, house: &RuleConfig, onaction: &Callback<PageAction>) -> Html {
    // A `disabled` button would lose the focus.
    let idle = changed_option_count(house) == 0;
    let onclick = (!idle)
        .then(|| onaction.reform(|_: MouseEvent| PageAction::Rules(RulesAction::ResetOptions)));
    html! {
        <button
            type="button"
            class="button"
            data-action="book"
            aria-disabled={idle.then_some("true")}
            {onclick}
        >
            { tr!(locale, "Reset") }
        </button>
    }
}

/// Draws the rule sets, saved house rules, and every option of the rule set.
pub fn house_rules(locale: Locale, state: &PageState, onaction: &Callback<PageAction>) -> Html {
    let house = &state.draft.house;
    html! {
        <>
            { all_rule_sets(locale, house, onaction) }
            { which(locale, onaction) }
            if let Some(notice) = &state.notice {
                <p class="sheet-notice" role="status" data-notice="">
                    { phrases::full_sentence(locale, notice) }
                </p>
            }
            { saved_houses(locale, &state.saved_houses, house, onaction) }
            <OptionsForm
                key={house.rule_set().identity.key}
                house={house.clone()}
                {onaction}
            />
        </>
    }
}

/// Draws the rule sets, and the variants of the current one.
fn all_rule_sets(locale: Locale, house: &RuleConfig, onaction: &Callback<PageAction>) -> Html {
    let own = house.rule_set();
    let button = |key: &'static str, name: &'static str, here: bool| {
        let action = if here {
            PageAction::View(ViewAction::ShowSheet(Some(Sheet::House)))
        } else {
            open::rules_action(key)
        };
        html! {
            <button
                type="button"
                class="segment"
                data-rule-set={key}
                aria-pressed={here.to_string()}
                onclick={onaction.reform(move |_: MouseEvent| action.clone())}
            >
                { locale.translate(name) }
            </button>
        }
    };
    let table = |variants: &'static [RuleSetSummary]| {
        let first = variants.first()?;
        let here = variants.iter().find(|one| one.key == own.identity.key);
        let name = first.variant.map_or(first.name, |variant| variant.all);
        Some(button(here.unwrap_or(first).key, name, here.is_some()))
    };
    let variant = |one: &RuleSetSummary| {
        let name = one.variant.map_or(one.name, |variant| variant.name);
        button(one.key, name, one.key == own.identity.key)
    };
    html! {
        <>
            <div class="group group-wrap" role="group" aria-label={tr!(locale, "Rule book")}>
                { for rule_sets::tables().filter_map(table) }
            </div>
            if let Some(of) = own.identity.variant {
                <div
                    class="group group-wrap"
                    role="group"
                    aria-label={locale.translate(of.all)}
                    data-variants=""
                >
                    { for rule_sets::variants(own.identity.key).iter().map(variant) }
                </div>
            }
        </>
    }
}

/// Link to the questions that find a rule set.
fn which(locale: Locale, onaction: &Callback<PageAction>) -> Html {
    let onclick = {
        let onaction = onaction.clone();
        Callback::from(move |_: MouseEvent| {
            onaction.emit(PageAction::View(ViewAction::ShowSheet(None)));
            onaction.emit(PageAction::View(ViewAction::GoTo(Screen::Rules(
                WHICH.into(),
            ))));
        })
    };
    html! {
        <button type="button" class="button button-bare" data-action="which" {onclick}>
            { tr!(locale, "Not sure which rules?") }
        </button>
    }
}

/// Id of the field for the name of house rules.
const NAME: &str = "house-name";

/// Draws the saved house rules, and a field to save the current ones.
fn saved_houses(
    locale: Locale,
    all: &Rc<Vec<SavedHouse>>,
    house: &RuleConfig,
    onaction: &Callback<PageAction>,
) -> Html {
    let now = house.to_string();
    html! {
        <div class="saved-houses">
            if !all.is_empty() {
                <ul class="saved-houses-list" aria-label={tr!(locale, "Saved on this device")}>
                    { for all.iter().map(|one| saved_house(locale, one, one.house == now, onaction)) }
                </ul>
            }
            { new_house(locale, onaction) }
        </div>
    }
}

/// Draws the buttons that open and delete saved house rules.
fn saved_house(
    locale: Locale,
    one: &SavedHouse,
    here: bool,
    onaction: &Callback<PageAction>,
) -> Html {
    let SavedHouse { name, house } = one;
    let opening = open::rules_action(house);
    let onopen = onaction.reform(move |_: MouseEvent| opening.clone());
    let deleted = name.clone();
    let ondelete = onaction
        .reform(move |_: MouseEvent| PageAction::View(ViewAction::DeleteRules(deleted.clone())));
    html! {
        <li>
            <button
                type="button"
                class="chip"
                data-kept={name.clone()}
                aria-pressed={here.to_string()}
                onclick={onopen}
            >
                { name }
            </button>
            <button
                type="button"
                class="button button-bare"
                data-forget={name.clone()}
                aria-label={tr!(locale, "Delete {0}", name.clone())}
                onclick={ondelete}
            >
                { drawing(Icon::Close) }
            </button>
        </li>
    }
}

/// Draws the field to save the current house rules.
fn new_house(locale: Locale, onaction: &Callback<PageAction>) -> Html {
    let keeps = {
        let onaction = onaction.clone();
        move || {
            if let Some(name) = typed_name(locale) {
                onaction.emit(PageAction::View(ViewAction::SaveRules(name)));
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
    html! {
        <div class="saved-houses-new">
            <label for={NAME}>{ tr!(locale, "Save these rules as") }</label>
            <input
                id={NAME}
                type="text"
                maxlength="40"
                autocomplete="off"
                placeholder={tr!(locale, "Friday table")}
                {onkeydown}
            />
            <button type="button" class="button" data-action="keep" onclick={onkeep}>
                { tr!(locale, "Save") }
            </button>
            { share_button(locale, ShareKind::House, onaction) }
        </div>
    }
}

/// Returns the typed name; if it is missing, the field shows the browser's message.
fn typed_name(locale: Locale) -> Option<String> {
    let document = window()?.document()?;
    let field = document.get_element_by_id(NAME)?;
    let field = field.dyn_into::<HtmlInputElement>().ok()?;
    let name = field.value();
    field.set_custom_validity(if name.trim().is_empty() {
        tr!(locale, "Type a name first.")
    } else {
        ""
    });
    field.report_validity().then_some(name)
}
