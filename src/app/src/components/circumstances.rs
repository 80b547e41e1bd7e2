//! What the tiles don't show.

use tilewise_rules::{Circumstance, CircumstanceRule};
use yew::prelude::*;

use super::act::act;
use super::button::Button;
use crate::state::{Action, Draft};
use crate::words;

/// Those that come up often enough to be always in sight.
const COMMON: [Circumstance; 4] = [
    Circumstance::LastTile,
    Circumstance::KongReplacement,
    Circumstance::InitialHand,
    Circumstance::DealerFirstDiscard,
];

/// The circumstances that the book knows, and what a link said about who fed the hand.
pub fn circumstances(draft: &Draft, onaction: &Callback<Action>) -> Html {
    let entry = &draft.entry;
    let held = &entry.situation.circumstances;
    // A count needs more than a chip; where the book has one, it has a chip that says enough.
    let (common, rare): (Vec<_>, Vec<_>) = draft
        .house
        .ruleset()
        .circumstances
        .iter()
        .filter(|rule| !rule.needs.counted || held.has(rule.circumstance))
        .partition(|rule| COMMON.contains(&rule.circumstance));
    let chip = |rule: &'static CircumstanceRule| {
        let one = rule.circumstance;
        let on = held.has(one);
        let can = on || rule.is_offered(entry);
        let button = Button {
            class: "chip",
            hook: ("data-circumstance", one.key().to_owned()),
            title: Some(words::sentence(rule.says)),
            pressed: Some(on),
            idle: !can,
            ..Button::default()
        };
        button.draw(rule.name, act(onaction, Action::Circumstance(one)))
    };
    let open = rare.iter().any(|rule| held.has(rule.circumstance));
    let stated = entry
        .situation
        .liability
        .iter()
        .enumerate()
        .map(|(index, one)| {
            let name = format!("{} fed {}", one.seat, one.key.key().replace('-', " "));
            let button = Button {
                class: "chip",
                hook: ("data-fed", one.key.key().to_owned()),
                pressed: Some(true),
                ..Button::default()
            };
            button.draw(name, act(onaction, Action::Unstate(index)))
        });
    html! {
        <div class="circumstances">
            <h2 class="label">{ "Circumstances" }</h2>
            <div class="chips">{ for common.into_iter().map(chip) }{ for stated }</div>
            if !rare.is_empty() {
                <details class="more" {open}>
                    <summary>{ "More" }</summary>
                    <div class="chips">{ for rare.into_iter().map(chip) }</div>
                </details>
            }
        </div>
    }
}
