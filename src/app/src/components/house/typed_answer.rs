//! An answer that is typed: a number or a table of numbers.

use tilewise_rules::{OptionKind, RuleOption};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// A choice is the same when it has the same place in the book.
#[derive(Clone, Copy)]
pub struct Asked(pub &'static RuleOption);

impl PartialEq for Asked {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

#[derive(Properties, PartialEq)]
pub struct Props {
    pub choice: Asked,
    pub answer: String,
    pub onanswer: Callback<String>,
}

/// An answer that is typed; one that can't be read stays, and it is said what would be right.
#[component]
pub fn Typed(props: &Props) -> Html {
    let choice = props.choice.0;
    // What was typed and can't be read, until something else is answered.
    let wrong = use_state(|| None::<String>);
    {
        let wrong = wrong.clone();
        use_effect_with(props.answer.clone(), move |_| wrong.set(None));
    }
    let mode = match choice.kind {
        OptionKind::Number { .. } => Some("numeric"),
        OptionKind::Money { .. } => Some("decimal"),
        _ => None,
    };
    let onchange = {
        let wrong = wrong.clone();
        let onanswer = props.onanswer.clone();
        Callback::from(move |event: Event| {
            let Some(input) = event.target_dyn_into::<HtmlInputElement>() else {
                return;
            };
            let answer = input.value();
            let readable = choice.parse(plain(choice, &answer)).is_some();
            wrong.set((!readable).then_some(answer.clone()));
            if readable {
                onanswer.emit(plain(choice, &answer).to_owned());
            }
        })
    };
    let error = format!("{}-error", choice.key);
    html! {
        <div class="typed">
            <input
                type="text"
                inputmode={mode}
                class={classes!(mode.map(|_| "typed-number"))}
                value={(*wrong).clone().unwrap_or_else(|| shown(choice, &props.answer))}
                aria-labelledby={format!("{}-name", choice.key)}
                aria-invalid={wrong.is_some().to_string()}
                aria-describedby={wrong.is_some().then(|| error.clone())}
                {onchange}
            />
            if wrong.is_some() {
                <p id={error} class="typed-error" role="alert">{ takes(choice) }</p>
            }
        </div>
    }
}

/// An answer as it is shown: a table by its figures, the book's too.
fn shown(choice: &RuleOption, answer: &str) -> String {
    match choice.kind {
        OptionKind::Table { name, default } if answer == name => {
            let figures: Vec<_> = default.iter().map(ToString::to_string).collect();
            figures.join(", ")
        }
        OptionKind::Table { .. } => answer.replace(',', ", "),
        _ => answer.to_owned(),
    }
}

/// An answer as it was meant: no figures at all are those of the book.
fn plain<'a>(choice: &RuleOption, typed: &'a str) -> &'a str {
    match (&choice.kind, typed.trim()) {
        (OptionKind::Table { name, .. }, "") => name,
        (_, typed) => typed,
    }
}

/// What can be typed, in words.
fn takes(choice: &RuleOption) -> String {
    match choice.kind {
        OptionKind::Table { .. } => tr!(
            "This takes whole numbers that never fall, divided by commas, from 0 up; nothing for the figures of the book.",
        )
        .to_owned(),
        _ => tr!("This takes {0}.", choice.answers()),
    }
}

#[cfg(test)]
mod tests {
    use tilewise_rules::rule_sets;

    use super::*;

    #[test]
    fn what_is_shown_is_read_as_the_same_answer() {
        for rule_set in rule_sets::ALL {
            for choice in rule_set.options {
                let setting = choice.default_setting();
                let shown = shown(choice, &choice.text(&setting));
                assert_eq!(
                    choice.parse(plain(choice, &shown)),
                    Some(setting),
                    "{}",
                    choice.key
                );
                if let OptionKind::Table { name, .. } = choice.kind {
                    assert!(!shown.contains(name), "{}", choice.key);
                    assert_eq!(
                        choice.parse(plain(choice, " ")),
                        Some(choice.default_setting())
                    );
                }
            }
        }
    }
}
