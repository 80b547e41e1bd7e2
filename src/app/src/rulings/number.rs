//! Number fields.

use crate::i18n::{Locale, use_locale};
use tilewise_rules::{Answer, are_points, is_score};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Kind of a number.
#[derive(Clone, Copy, PartialEq)]
pub enum Sort {
    /// Whole number up to this maximum.
    Whole(u32),
    /// Points.
    Points,
    /// Score: a whole number, may be negative.
    Score,
    /// Overall score.
    Overall,
}

impl Sort {
    fn read(self, text: &str) -> Option<Answer> {
        match self {
            Self::Whole(most) => {
                let number = text.parse().ok().filter(|number| *number <= most);
                number.map(Answer::Number)
            }
            Self::Points | Self::Score => {
                let text = text.replace('\u{2212}', "-").replace([',', ' ', '+'], "");
                let fits = |points: &i64| {
                    if self == Self::Score {
                        is_score(*points)
                    } else {
                        are_points(*points)
                    }
                };
                text.parse().ok().filter(fits).map(Answer::Points)
            }
            Self::Overall => text.parse().ok().map(Answer::Overall),
        }
    }

    fn write(fact: Option<&Answer>) -> String {
        match fact {
            Some(Answer::Number(number)) => number.to_string(),
            Some(Answer::Points(points)) => points.to_string(),
            Some(Answer::Overall(score)) => score.to_string(),
            _ => String::new(),
        }
    }

    /// Returns the hint about valid input.
    fn hint(self, locale: Locale) -> String {
        match self {
            Self::Whole(u32::MAX) => tr!(locale, "Enter a whole number.").to_owned(),
            Self::Whole(most) => tr!(locale, "Enter a whole number from 0 to {0}.", most),
            Self::Points => tr!(locale, "Enter points, such as 25000 or -1200.").to_owned(),
            Self::Score => tr!(locale, "Enter a score, such as 88 or -50.").to_owned(),
            Self::Overall => tr!(locale, "Enter a number such as 12.3 or -5.").to_owned(),
        }
    }
}

/// Properties of [`Number`].
#[derive(Properties, PartialEq)]
pub struct NumberProps {
    /// Accessible name.
    pub label: AttrValue,
    /// Kind of the number.
    pub sort: Sort,
    /// Number at first.
    pub now: Option<Answer>,
    /// Handler of the number; `None` without a valid one.
    pub onfact: Callback<Option<Answer>>,
}

/// Number field. Invalid input stays, with a hint about valid input.
#[component]
pub fn Number(props: &NumberProps) -> Html {
    let locale = use_locale();
    let text = use_state(|| Sort::write(props.now.as_ref()));
    let sort = props.sort;
    let wrong = !text.trim().is_empty() && sort.read(text.trim()).is_none();
    let oninput = {
        let text = text.clone();
        let onfact = props.onfact.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
                let typed = input.value();
                onfact.emit(sort.read(typed.trim()));
                text.set(typed);
            }
        })
    };
    let mode = match sort {
        Sort::Whole(_) => "numeric",
        Sort::Points | Sort::Score | Sort::Overall => "text",
    };
    html! {
        <span class="typed-number-of">
            <input type="text" class="number" inputmode={mode} autocomplete="off"
                aria-label={&props.label} aria-invalid={wrong.to_string()}
                value={(*text).clone()} {oninput} />
            if wrong {
                <small class="number-wrong" role="alert">{ sort.hint(locale) }</small>
            }
        </span>
    }
}
