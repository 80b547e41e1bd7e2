//! Table of the element values of a house: a field for each element, below a field for the whole table.

use tilewise_rules::{Element, RuleConfig, RuleOption, Worth};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::typed_answer::TypedAnswer;
use crate::i18n::{Locale, use_locale};
use crate::ui::static_ref::StaticRef;

/// Properties of [`ElementValues`].
#[derive(Properties, PartialEq)]
pub struct ElementValuesProps {
    /// House rules.
    pub house: RuleConfig,
    /// The option for the table.
    pub choice: StaticRef<RuleOption>,
    /// Values that differ from the rule book, in their text form.
    pub answer: String,
    /// Receives other values in their text form.
    pub onanswer: Callback<String>,
}

/// Field for a pasted table, and a table with a field for each element, which is drawn when it is opened.
#[component]
pub fn ElementValues(props: &ElementValuesProps) -> Html {
    let locale = use_locale().of_part(props.house.rule_set().table_key());
    let is_open = use_state(|| false);
    let ontoggle = {
        let is_open = is_open.clone();
        Callback::from(move |_: MouseEvent| is_open.set(!*is_open))
    };
    let elements = props.house.rule_set().scoring.elements;
    html! {
        <>
            <TypedAnswer
                choice={props.choice}
                answer={props.answer.clone()}
                onanswer={props.onanswer.clone()}
            />
            <button
                type="button"
                class="button"
                data-values=""
                aria-expanded={is_open.to_string()}
                onclick={ontoggle}
            >
                if *is_open {
                    { tr!(locale, "Hide the values") }
                } else {
                    { tr!(locale, "Change single values") }
                }
            </button>
            if *is_open {
                <div class="element-values">
                    { for elements.iter().map(|element| row(locale, props, element)) }
                </div>
            }
        </>
    }
}

/// Draws an element and the field for its value.
fn row(locale: Locale, props: &ElementValuesProps, element: &'static Element) -> Html {
    let now = match props.house.worth(element) {
        Worth::Concealed { value, concealed } => format!("{value}/{concealed}"),
        worth => worth.value(props.house.limits(), false).to_string(),
    };
    html! {
        <ElementValueField
            key={element.key}
            element={StaticRef(element)}
            name={locale.translate(element.name).to_owned()}
            {now}
            choice={props.choice}
            answer={props.answer.clone()}
            onanswer={props.onanswer.clone()}
        />
    }
}

/// Properties of [`ElementValueField`].
#[derive(Properties, PartialEq)]
struct ElementValueFieldProps {
    element: StaticRef<Element>,
    name: String,
    /// Its value, or two values for open and concealed sets.
    now: String,
    choice: StaticRef<RuleOption>,
    answer: String,
    onanswer: Callback<String>,
}

/// Field for the value of an element. Invalid input stays, with a hint about valid input.
#[component]
fn ElementValueField(props: &ElementValueFieldProps) -> Html {
    let locale = use_locale();
    let wrong = use_state(|| None::<String>);
    {
        let wrong = wrong.clone();
        use_effect_with(props.now.clone(), move |_| wrong.set(None));
    }
    let key = props.element.0.key;
    let onchange = {
        let wrong = wrong.clone();
        let choice = props.choice.0;
        let others = without(&props.answer, key);
        let onanswer = props.onanswer.clone();
        Callback::from(move |event: Event| {
            let Some(input) = event.target_dyn_into::<HtmlInputElement>() else {
                return;
            };
            let typed = input.value();
            let next = match (typed.trim(), others.as_str()) {
                ("", others) => others.to_owned(),
                (value, "") => format!("{key}={value}"),
                (value, others) => format!("{others},{key}={value}"),
            };
            match choice.parse(&next) {
                Some(setting) => {
                    wrong.set(None);
                    onanswer.emit(choice.text(&setting));
                }
                None => wrong.set(Some(typed)),
            }
        })
    };
    let has_two = matches!(props.element.0.worth, Worth::Concealed { .. });
    let hint = if has_two {
        tr!(
            locale,
            "Enter one or two whole numbers up to 1000, such as 5/10; the second is for concealed sets. 0 removes the element, an empty field restores the book’s value."
        )
    } else {
        tr!(
            locale,
            "Enter a whole number up to 1000; 0 removes the element, an empty field restores the book’s value."
        )
    };
    let id = format!("value-{key}");
    let error = format!("{id}-error");
    html! {
        <div class="element-value typed">
            <label for={id.clone()}>{ &props.name }</label>
            <input
                {id}
                type="text"
                class="typed-number"
                inputmode={(!has_two).then_some("numeric")}
                value={(*wrong).clone().unwrap_or_else(|| props.now.clone())}
                aria-invalid={wrong.is_some().to_string()}
                aria-describedby={wrong.is_some().then(|| error.clone())}
                {onchange}
            />
            if wrong.is_some() {
                <p id={error} class="typed-error" role="alert">{ hint }</p>
            }
        </div>
    }
}

/// Returns values in their text form without those of one element.
fn without(answer: &str, key: &str) -> String {
    let parts = answer.split(',').map(str::trim);
    let others = parts.filter(|part| {
        let name = part.split_once('=').map_or(*part, |(name, _)| name);
        !name.is_empty() && name != key
    });
    others.collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn value_of_one_element_is_replaced() {
        for (answer, left) in [
            ("", ""),
            ("full-flush=10", ""),
            ("half-flush=3,full-flush=10", "half-flush=3"),
            ("half-flush=3, straight=8/15", "half-flush=3,straight=8/15"),
        ] {
            assert_eq!(without(answer, "full-flush"), left, "{answer}");
        }
    }
}
