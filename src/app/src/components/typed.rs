//! An answer that is typed: a number or a table of numbers.

use crate::tell;
use tilewise_rules::{Choice, Kind};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// A choice is the same when it has the same place in the book.
#[derive(Clone, Copy)]
pub struct Asked(pub &'static Choice);

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
        Kind::Number { .. } => Some("numeric"),
        Kind::Money { .. } => Some("decimal"),
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
            let readable = choice.parse(answer.trim()).is_some();
            wrong.set((!readable).then_some(answer.clone()));
            if readable {
                onanswer.emit(answer.trim().to_owned());
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
                value={(*wrong).clone().unwrap_or_else(|| props.answer.clone())}
                aria-labelledby={format!("{}-name", choice.key)}
                aria-invalid={wrong.is_some().to_string()}
                aria-describedby={wrong.is_some().then(|| error.clone())}
                {onchange}
            />
            if wrong.is_some() {
                <p id={error} class="typed-error" role="alert">{ tell!("This takes {0}.", choice.answers()) }</p>
            }
        </div>
    }
}
