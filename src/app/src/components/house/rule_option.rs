//! Option of the house rules, with a control that fits its values.

use tilewise_rules::{OptionKind, RuleOption, SourceConfidence};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::typed_answer::{SameOption, TypedAnswer};
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::language::translate;
use crate::words;

/// Options with more values than this have a drop-down list.
const MANY: usize = 6;

/// Draws an option of the house rules, with a control that fits its values.
pub fn choice_control(
    choice: &'static RuleOption,
    answer: &str,
    is_default: bool,
    confidence: Option<SourceConfidence>,
    onanswer: &Callback<String>,
) -> Html {
    let name = format!("{}-name", choice.key);
    let control = match choice.kind {
        OptionKind::Toggle(_) => toggle(answer == "true", &name, onanswer),
        OptionKind::OneOf(answers) if answers.len() > MANY => {
            let answers: Vec<_> = answers.iter().map(|one| (one.key, one.text)).collect();
            select(&answers, answer, &name, onanswer)
        }
        OptionKind::OneOf(answers) => {
            let answers = answers
                .iter()
                .map(|one| (one.key.to_owned(), translate(one.text).to_owned()));
            radios(choice.key, answers.collect(), answer, onanswer)
        }
        OptionKind::Places(answers) => {
            let answers = answers
                .iter()
                .map(|one| (one.key.to_owned(), translate(one.text).to_owned()));
            let named = radios(choice.key, answers.collect(), answer, onanswer);
            [named, typed(choice, answer, onanswer)]
                .into_iter()
                .collect()
        }
        OptionKind::NumberOf(numbers) => {
            let answers = numbers.iter().map(|one| (one.to_string(), one.to_string()));
            radios(choice.key, answers.collect(), answer, onanswer)
        }
        OptionKind::Number { .. }
        | OptionKind::NumberOrNone { .. }
        | OptionKind::Money { .. }
        | OptionKind::Table { .. } => typed(choice, answer, onanswer),
    };
    let class = if is_default {
        "choice"
    } else {
        "choice choice-own"
    };
    let mark = (!is_default).then(|| {
        let mark = tag("span").class("choice-mark");
        mark.child(tr!("house rule"))
    });
    let confidence = confidence.and_then(words::source_note);
    let title = tag("h3")
        .with("id", name.clone())
        .child(translate(choice.name))
        .child_if(mark)
        .child_if(confidence.map(|text| tag("small").class("source-note").child(text)));
    let description = tag("p")
        .child(translate(choice.description))
        .child(" ")
        .child(tag("cite").child(choice.clause));
    tag("div")
        .class(class)
        .with("data-choice", choice.key)
        .with("role", "group")
        .with("aria-labelledby", name)
        .child(
            tag("div")
                .class("choice-words")
                .child(title)
                .child(description),
        )
        .child(control)
        .done()
}

fn typed(choice: &'static RuleOption, answer: &str, onanswer: &Callback<String>) -> Html {
    let typed = TypedAnswer {
        choice: SameOption(choice),
        answer: answer.to_owned(),
        onanswer: onanswer.clone(),
    };
    typed.html()
}

fn toggle(on: bool, name: &str, onanswer: &Callback<String>) -> Html {
    tag("button")
        .with("type", "button")
        .class("switch")
        .with("role", "switch")
        .with("aria-checked", on.to_string())
        .with("aria-labelledby", name.to_owned())
        .on_click(onanswer.reform(move |_| (!on).to_string()))
        .done()
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
    let answers = answers.iter().map(|&(key, label)| {
        tag("option")
            .with("value", key)
            .with("selected", (key == now).then_some("selected"))
            .child(translate(label))
            .done()
    });
    html! {
        <select class="select" aria-labelledby={name.to_owned()} {onchange}>{ for answers }</select>
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
        let radio = html! {
            <input type="radio" name={key} value={answer} {checked} {onchange} />
        };
        let label = tag("label").class("radio").child(radio);
        label.child(tag("span").child(text))
    };
    let radios = tag("div").class("radios");
    radios.children(answers.into_iter().map(radio)).done()
}
