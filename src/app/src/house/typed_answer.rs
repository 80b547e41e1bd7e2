//! Typed value of an option: a number or a table of numbers.

use crate::i18n::{Locale, use_locale};
use crate::ui::phrases;
use crate::ui::static_ref::StaticRef;
use tilewise_rules::{OptionKind, RuleOption};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Properties of [`TypedAnswer`].
#[derive(Properties, PartialEq)]
pub struct TypedAnswerProps {
    /// Option of the house rules.
    pub choice: StaticRef<RuleOption>,
    /// Current value in its text form.
    pub answer: String,
    /// Receives another value in its text form.
    pub onanswer: Callback<String>,
}

/// Field for a typed value. Invalid input stays, with a hint about valid input.
#[component]
pub fn TypedAnswer(props: &TypedAnswerProps) -> Html {
    let locale = use_locale();
    let choice = props.choice.0;
    // Invalid input, until another value is set.
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
            let typed = input.value();
            let Some(setting) = choice.parse(&plain(choice, &typed)) else {
                wrong.set(Some(typed));
                return;
            };
            wrong.set(None);
            let answer = choice.text(&setting);
            // An equal value in another spelling doesn't cause a redraw.
            input.set_value(&display_text(choice, &answer));
            onanswer.emit(answer);
        })
    };
    let error = format!("{}-error", choice.key);
    html! {
        <div class="typed">
            <input
                type="text"
                inputmode={mode}
                class={classes!(mode.map(|_| "typed-number"))}
                value={(*wrong).clone().unwrap_or_else(|| display_text(choice, &props.answer))}
                placeholder={matches!(choice.kind, OptionKind::NumberOrNone { .. }).then(|| tr!(locale, "none"))}
                aria-labelledby={format!("{}-name", choice.key)}
                aria-invalid={wrong.is_some().to_string()}
                aria-describedby={wrong.is_some().then(|| error.clone())}
                {onchange}
            />
            if wrong.is_some() {
                <p id={error} class="typed-error" role="alert">{ takes(locale, choice, wrong.as_deref().unwrap_or_default()) }</p>
            }
        </div>
    }
}

/// Returns a value as it is shown: a table by its figures, also the default one.
fn display_text(choice: &RuleOption, answer: &str) -> String {
    match choice.kind {
        OptionKind::NumberOrNone { .. } if answer == "none" => String::new(),
        OptionKind::Table { name, default, .. } if answer == name => {
            let figures: Vec<_> = default.iter().map(ToString::to_string).collect();
            figures.join(", ")
        }
        OptionKind::Table { .. } | OptionKind::Values(_) | OptionKind::AnyOf(_) => {
            answer.replace(',', ", ")
        }
        // A table that depends on the game has no figures.
        OptionKind::Places(_) if !answer.contains('/') => String::new(),
        _ => answer.to_owned(),
    }
}

/// Normalises typed text: decimal comma, currency sign, digits of other scripts. Empty text means no limit
/// where that is allowed, otherwise the default.
fn plain(choice: &RuleOption, typed: &str) -> String {
    let typed: String = typed.trim().chars().map(phrases::narrow).collect();
    match &choice.kind {
        OptionKind::NumberOrNone { .. } if typed.is_empty() => "none".to_owned(),
        _ if typed.is_empty() => choice.text(&choice.default_setting()),
        OptionKind::Money { .. } => {
            let amount = typed.trim_matches(|letter: char| !letter.is_ascii_digit());
            amount.replace(',', ".")
        }
        OptionKind::Table { .. } | OptionKind::Values(_) | OptionKind::AnyOf(_) => {
            typed.replace(['、', ';', '\n'], ",")
        }
        OptionKind::Places(_) => typed.replace(['、', ';'], "/").replace(['−', '–'], "-"),
        _ => typed,
    }
}

/// Returns the hint about valid input, in place of what was typed.
fn takes(locale: Locale, choice: &RuleOption, typed: &str) -> String {
    match choice.kind {
        OptionKind::Table { .. } => tr!(locale, "Enter whole numbers in rising order, separated by commas, starting at 0. Leave empty for the book’s figures.",
        )
        .to_owned(),
        _ => tr!(locale, "Enter {0}.", choice.remedy(&plain(choice, typed))),
    }
}

#[cfg(test)]
mod tests {
    use tilewise_rules::rule_sets;

    use super::*;

    fn choice(key: &str) -> &'static RuleOption {
        let all = rule_sets::ALL
            .into_iter()
            .flat_map(|one| one.settings.options);
        let mut all = all.filter(|one| one.key == key);
        all.next().expect(key)
    }

    #[test]
    fn an_answer_is_understood_as_it_is_typed() {
        for (key, typed, expected) in [
            ("base", "0,10", Some("0.10")),
            ("base", "$0.25", Some("0.25")),
            ("base", "０．５", Some("0.50")),
            ("base", "", Some("2")),
            ("base", "1,000.5", None),
            ("base", "ten", None),
            ("limit", "", Some("none")),
            ("limit", " ８ ", Some("8")),
            ("limit", "x", None),
            ("limit_fan", "", Some("10")),
            ("payout_discard", "3、5、9", Some("3,5,9")),
            ("uma", "10, 5, −5, −10", Some("10/5/-5/-10")),
            ("uma", "20、10、-10、-20", Some("20/10/-10/-20")),
            ("uma", "１０／５／－５／－１０", Some("10/5/-5/-10")),
            ("uma", "", Some("15/5/-5/-15")),
            ("uma", "10/5/-5/-15", None),
            ("uma", "10/-10", None),
            ("uma", "2000/0/0/-2000", None),
        ] {
            let choice = choice(key);
            let read = choice.parse(&plain(choice, typed));
            let read = read.map(|setting| choice.text(&setting));
            assert_eq!(read.as_deref(), expected, "{key}: {typed}");
        }
    }

    #[test]
    fn displayed_answer_round_trips() {
        for rule_set in rule_sets::ALL {
            for choice in rule_set.settings.options {
                let setting = choice.default_setting();
                let displayed = display_text(choice, &choice.text(&setting));
                assert_eq!(
                    choice.parse(&plain(choice, &displayed)),
                    Some(setting),
                    "{}",
                    choice.key
                );
                if let OptionKind::Table { name, .. } = choice.kind {
                    assert!(!displayed.contains(name), "{}", choice.key);
                    assert_eq!(
                        choice.parse(&plain(choice, " ")),
                        Some(choice.default_setting())
                    );
                }
            }
        }
    }
}
