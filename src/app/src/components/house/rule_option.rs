//! One choice of the house, with a control that fits its answers.

use tilewise_rules::{Known, OptionKind, RuleOption};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::typed_answer::{Asked, Typed};
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::language::translate;
use crate::words;

/// More answers than this are a list that opens.
const MANY: usize = 6;

/// One choice of the house, with a control that fits its answers.
pub fn choice_control(
    choice: &'static RuleOption,
    answer: &str,
    is_default: bool,
    known: Option<Known>,
    onanswer: &Callback<String>,
) -> Html {
    let name = format!("{}-name", choice.key);
    let control = match choice.kind {
        OptionKind::Toggle(_) => toggle(answer == "true", &name, onanswer),
        OptionKind::OneOf(answers) if answers.len() > MANY => {
            let answers: Vec<_> = answers.iter().map(|one| (one.key, one.says)).collect();
            select(&answers, answer, &name, onanswer)
        }
        OptionKind::OneOf(answers) => {
            let answers = answers
                .iter()
                .map(|one| (one.key.to_owned(), translate(one.says).to_owned()));
            radios(choice.key, answers.collect(), answer, onanswer)
        }
        OptionKind::NumberOf(numbers) => {
            let answers = numbers.iter().map(|one| (one.to_string(), one.to_string()));
            radios(choice.key, answers.collect(), answer, onanswer)
        }
        OptionKind::Number { .. }
        | OptionKind::NumberOrNone { .. }
        | OptionKind::Money { .. }
        | OptionKind::Table { .. } => {
            let typed = Typed {
                choice: Asked(choice),
                answer: answer.to_owned(),
                onanswer: onanswer.clone(),
            };
            typed.html()
        }
    };
    html! {
        <div class={classes!("choice", (!is_default).then_some("choice-own"))} data-choice={choice.key}
            role="group" aria-labelledby={name.clone()}>
            <div class="choice-words">
                <h3 id={name}>
                    { translate(choice.name) }
                    if !is_default {
                        <span class="choice-mark">{ tr!("house rule") }</span>
                    }
                    { for known.and_then(words::known).map(|known| tag("small").class("known").child(known).done()) }
                </h3>
                <p>{ translate(choice.says) }{ " " }<cite>{ choice.clause }</cite></p>
            </div>
            { control }
        </div>
    }
}

fn toggle(on: bool, name: &str, onanswer: &Callback<String>) -> Html {
    html! {
        <button type="button" class="switch" role="switch" aria-checked={on.to_string()}
            aria-labelledby={name.to_owned()}
            onclick={onanswer.reform(move |_: MouseEvent| (!on).to_string())}>
        </button>
    }
}

fn select(
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
            { for answers.iter().map(|&(key, says)| html! {
                <option value={key} selected={key == now}>{ translate(says) }</option>
            }) }
        </select>
    }
}

fn radios(
    key: &'static str,
    answers: Vec<(String, String)>,
    now: &str,
    onanswer: &Callback<String>,
) -> Html {
    html! {
        <div class="radios">
            { for answers.into_iter().map(|(answer, says)| {
                let checked = answer == now;
                let onchange = {
                    let answer = answer.clone();
                    onanswer.reform(move |_: Event| answer.clone())
                };
                html! {
                    <label class="radio">
                        <input type="radio" name={key} value={answer} {checked} {onchange} />
                        <span>{ says }</span>
                    </label>
                }
            }) }
        </div>
    }
}
