//! Option of the house rules, with a control that fits its values.

use tilewise_rules::{OptionKind, RuleConfig, RuleOption};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::any_of::key_buttons;
use super::element_values::ElementValues;
use super::typed_answer::TypedAnswer;
use crate::i18n::Locale;
use crate::rules::contents::source_confidence;
use crate::ui::phrases;
use crate::ui::static_ref::StaticRef;

/// Options with more values than this have a drop-down list.
const MANY: usize = 6;

/// An option, its value, and whether that is the value of the rule book.
pub type Answered = (&'static RuleOption, String, bool);

/// Draws an option of the house rules, with a control that fits its values.
pub fn choice_control(
    locale: Locale,
    house: &RuleConfig,
    (choice, answer, is_default): &Answered,
    onanswer: &Callback<String>,
) -> Html {
    let (choice, is_default) = (*choice, *is_default);
    let confidence = source_confidence(house, choice, is_default);
    let name = format!("{}-name", choice.key);
    let control = match choice.kind {
        OptionKind::Toggle(_) => toggle(answer.as_str() == "true", &name, onanswer),
        OptionKind::OneOf(answers) if answers.len() > MANY => {
            let answers: Vec<_> = answers.iter().map(|one| (one.key, one.text)).collect();
            select(locale, &answers, answer, &name, onanswer)
        }
        OptionKind::OneOf(answers) => {
            let answers = answers
                .iter()
                .map(|one| (one.key.to_owned(), locale.translate(one.text).to_owned()));
            radios(choice.key, answers.collect(), answer, onanswer)
        }
        OptionKind::Places(answers) => {
            let answers = answers
                .iter()
                .map(|one| (one.key.to_owned(), locale.translate(one.text).to_owned()));
            html! {
                <>
                    { radios(choice.key, answers.collect(), answer, onanswer) }
                    { typed(choice, answer, onanswer) }
                </>
            }
        }
        OptionKind::NumberOf(numbers) => {
            let answers = numbers.iter().map(|one| (one.to_string(), one.to_string()));
            radios(choice.key, answers.collect(), answer, onanswer)
        }
        OptionKind::Number { .. }
        | OptionKind::NumberOrNone { .. }
        | OptionKind::Money { .. }
        | OptionKind::Table { .. } => typed(choice, answer, onanswer),
        OptionKind::Values(_) => html! {
            <ElementValues
                house={house.clone()}
                choice={StaticRef(choice)}
                answer={answer.clone()}
                {onanswer}
            />
        },
        OptionKind::AnyOf(keys) => {
            key_buttons(locale, house.rule_set(), choice, keys, answer, onanswer)
        }
    };
    html! {
        <div
            class={classes!("choice", (!is_default).then_some("choice-own"))}
            data-choice={choice.key}
            role="group"
            aria-labelledby={name.clone()}
        >
            <div class="choice-words">
                <h3 id={name}>
                    { locale.translate(choice.name) }
                    if !is_default {
                        <span class="choice-mark">{ tr!(locale, "house rule") }</span>
                    }
                    if let Some(text) = confidence.and_then(|one| phrases::source_note(locale, one)) {
                        <small class="source-note">{ text }</small>
                    }
                </h3>
                <p>{ locale.translate(choice.description) }{ " " }<cite>{ choice.clause }</cite></p>
            </div>
            { control }
        </div>
    }
}

fn typed(choice: &'static RuleOption, answer: &str, onanswer: &Callback<String>) -> Html {
    html! { <TypedAnswer choice={StaticRef(choice)} answer={answer.to_owned()} {onanswer} /> }
}

fn toggle(on: bool, name: &str, onanswer: &Callback<String>) -> Html {
    html! {
        <button
            type="button"
            class="switch"
            role="switch"
            aria-checked={on.to_string()}
            aria-labelledby={name.to_owned()}
            onclick={onanswer.reform(move |_: MouseEvent| (!on).to_string())}
        />
    }
}

fn select(
    locale: Locale,
    answers: &[(&'static str, &'static str)],
    now: &str,
    name: &str,
    onanswer: &Callback<String>,
) -> Html {
    let onanswer = onanswer.clone();
    let onchange = Callback::from(move |event: Event| {
        if let Some(list) = event.target_dyn_into::<HtmlSelectElement>() {
            onanswer.emit(list.value());
        }
    });
    html! {
        <select class="select" aria-labelledby={name.to_owned()} {onchange}>
            for &(key, label) in answers {
                <option value={key} selected={key == now}>{ locale.translate(label) }</option>
            }
        </select>
    }
}

fn radios(
    key: &'static str,
    answers: Vec<(String, String)>,
    now: &str,
    onanswer: &Callback<String>,
) -> Html {
    let radio = |(answer, text): (String, String)| {
        let checked = answer == now;
        let onchange = {
            let answer = answer.clone();
            onanswer.reform(move |_: Event| answer.clone())
        };
        html! {
            <label class="radio">
                <input type="radio" name={key} value={answer} {checked} {onchange} />
                <span>{ text }</span>
            </label>
        }
    };
    html! { <div class="radios">{ for answers.into_iter().map(radio) }</div> }
}
