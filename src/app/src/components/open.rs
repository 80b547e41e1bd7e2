//! A hand that is there, with something about the win not known yet.

use tilewise_rules::{Fault, House};
use yew::prelude::*;

use super::waits::worth;
use crate::outcome::Value;
use crate::words;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub questions: Vec<Fault>,
    pub values: [Option<Value>; 2],
    pub house: House,
}

/// What isn't known yet, and what the hand is worth either way.
#[component]
pub fn Open(props: &Props) -> Html {
    let [drawn, given] = props.values;
    html! {
        <div class="open">
            { for props.questions.iter().map(|one| html! {
                <p class="headline" data-question={one.code()}>{ words::question(one) }</p>
            }) }
            if drawn.or(given).is_some() {
                <p class="open-values">
                    { "Self-draw " }<b>{ worth(drawn, &props.house) }</b>
                    { " · discard " }<b>{ worth(given, &props.house) }</b>
                </p>
            }
        </div>
    }
}
