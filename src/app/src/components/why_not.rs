//! Why the other elements of the book don't count.

use tilewise_rules::House;
use yew::prelude::*;

use super::elements::{chinese, clause};
use crate::outcome::Rejected;
use crate::words;

/// Every other element of the book, and why it doesn't count.
pub fn why_not(rejected: &[Rejected], house: &House) -> Html {
    let line = |one: &Rejected| {
        html! {
            <li class="line" data-rejected={one.key}>
                <span class="line-name">{ one.name }{ chinese(one.chinese) }</span>
                <span class="line-why">{ words::sentence(&one.why) }</span>
                <span class="line-says">{ one.says }{ " " }{ clause(house, one.key, one.name, one.clause) }</span>
            </li>
        }
    };
    html! {
        <details class="more part" data-why-not="">
            <summary>{ "Why not something else?" }</summary>
            <ul class="lines">{ for rejected.iter().map(line) }</ul>
        </details>
    }
}
