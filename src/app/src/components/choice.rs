//! One choice of the house, with a control that fits its answers.

use tilewise_rules::{Choice, Kind};
use web_sys::HtmlInputElement;
use yew::html::IntoPropValue;
use yew::prelude::*;

/// A choice is the same when it has the same place in the book.
#[derive(Clone, Copy)]
pub struct Asked(&'static Choice);

impl PartialEq for Asked {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl From<&'static Choice> for Asked {
    fn from(choice: &'static Choice) -> Self {
        Self(choice)
    }
}

impl IntoPropValue<Asked> for &'static Choice {
    fn into_prop_value(self) -> Asked {
        Asked(self)
    }
}

#[derive(Properties, PartialEq)]
pub struct Props {
    pub choice: Asked,
    pub answer: String,
    /// Whether it is the book's own.
    pub book: bool,
    pub onanswer: Callback<String>,
}

/// One choice of the house, with a control that fits its answers.
#[component]
pub fn ChoiceControl(props: &Props) -> Html {
    let choice = props.choice.0;
    let name = format!("{}-name", choice.key);
    let control = match choice.kind {
        Kind::Toggle(_) => toggle(props, &name),
        Kind::OneOf(answers) => {
            let answers = answers
                .iter()
                .map(|one| (one.key.to_owned(), one.says.to_owned()));
            radios(props, answers.collect())
        }
        Kind::NumberOf(numbers) => {
            let answers = numbers.iter().map(|one| (one.to_string(), one.to_string()));
            radios(props, answers.collect())
        }
        Kind::Number { .. } | Kind::Table { .. } => {
            html! { <Typed choice={props.choice} answer={props.answer.clone()} onanswer={props.onanswer.clone()} /> }
        }
    };
    html! {
        <div class={classes!("choice", (!props.book).then_some("choice-own"))} data-choice={choice.key}
            role="group" aria-labelledby={name.clone()}>
            <div class="choice-words">
                <h3 id={name}>
                    { choice.name }
                    if !props.book {
                        <span class="choice-mark">{ "house rule" }</span>
                    }
                </h3>
                <p>{ choice.says }{ " " }<cite>{ choice.clause }</cite></p>
            </div>
            { control }
        </div>
    }
}

fn toggle(props: &Props, name: &str) -> Html {
    let on = props.answer == "true";
    html! {
        <button type="button" class="switch" role="switch" aria-checked={on.to_string()}
            aria-labelledby={name.to_owned()}
            onclick={props.onanswer.reform(move |_: MouseEvent| (!on).to_string())}>
        </button>
    }
}

fn radios(props: &Props, answers: Vec<(String, String)>) -> Html {
    let key = props.choice.0.key;
    html! {
        <div class="radios">
            { for answers.into_iter().map(|(answer, says)| {
                let checked = answer == props.answer;
                let onchange = {
                    let answer = answer.clone();
                    props.onanswer.reform(move |_: Event| answer.clone())
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

#[derive(Properties, PartialEq)]
struct TypedProps {
    choice: Asked,
    answer: String,
    onanswer: Callback<String>,
}

/// An answer that is typed; one that can't be read stays, and it is said what would be right.
#[component]
fn Typed(props: &TypedProps) -> Html {
    let choice = props.choice.0;
    let wrong = use_state(|| false);
    let numeric = matches!(choice.kind, Kind::Number { .. });
    let onchange = {
        let wrong = wrong.clone();
        let onanswer = props.onanswer.clone();
        Callback::from(move |event: Event| {
            let Some(input) = event.target_dyn_into::<HtmlInputElement>() else {
                return;
            };
            let answer = input.value();
            let readable = choice.parse(answer.trim()).is_some();
            wrong.set(!readable);
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
                inputmode={numeric.then_some("numeric")}
                class={classes!(numeric.then_some("typed-number"))}
                value={props.answer.clone()}
                aria-labelledby={format!("{}-name", choice.key)}
                aria-invalid={wrong.to_string()}
                aria-describedby={wrong.then(|| error.clone())}
                {onchange}
            />
            if *wrong {
                <p id={error} class="typed-error" role="alert">{ format!("This takes {}.", choice.answers()) }</p>
            }
        </div>
    }
}
