//! A hand below the minimum: how much it is short of it, and what would have been enough.

use tilewise_rules::{House, Improved, Improvement, Sentence, sentence};
use yew::prelude::*;

use crate::outcome::Proof;
use crate::words;

/// So many things that would have been enough are named at once.
const NAMED: usize = 4;

/// The first thing that would have been enough, in sight beneath the headline.
pub fn hint(proof: &Proof) -> Html {
    let house = &proof.win.draft.house;
    if house.rule_set().no_win.is_some() && !proof.enough.is_empty() {
        let names = proof.enough.iter().take(NAMED);
        let names = names.map(|one| one.lift.name().into());
        let says = sentence!(
            "one of these alone would have been enough: {0}",
            Sentence::joined("{0}, {1}", names)
        );
        return html! {
            <p class="short-hint" data-short-hint="">{ words::full_sentence(&says) }</p>
        };
    }
    proof.enough.first().map_or_else(Html::default, |first| {
        html! { <p class="short-hint" data-short-hint="">{ says(house, first) }</p> }
    })
}

/// How much the hand is short, and everything that alone would have been enough.
pub fn short(proof: &Proof) -> Html {
    if !proof.win.below_minimum() {
        return Html::default();
    }
    let house = &proof.win.draft.house;
    let title = match proof.short {
        _ if house.rule_set().no_win.is_some() => tr!("What would have been enough").to_owned(),
        1 => tr!("One short").to_owned(),
        short => tr!("{0} short", words::value(house, short)),
    };
    let line = |one: &Improved| {
        html! { <li class="line" data-enough={one.lift.name()}>{ says(house, one) }</li> }
    };
    html! {
        <div class="part" data-short={proof.short.to_string()}>
            <h2 class="label">{ title }</h2>
            <ul class="lines">
                { for proof.enough.iter().map(line) }
                if proof.enough.is_empty() {
                    <li class="line">{ tr!("No single thing would have made it enough.") }</li>
                }
            </ul>
        </div>
    }
}

/// What one thing would make of the hand, in words: "Self-draw would make it 3 fan."
fn says(house: &House, one: &Improved) -> String {
    let worth = words::value(house, one.score.best.counted);
    match one.lift {
        Improvement::SelfDraw => tr!("Self-draw would make it {0}.", worth),
        Improvement::RobbingTheKong => tr!("Robbing the kong would make it {0}.", worth),
        Improvement::Circumstance(rule) => tr!("“{0}” would make it {1}.", rule.name, worth),
        Improvement::Bonus(tile) => tr!("{0} beside the hand would make it {1}.", tile, worth),
        Improvement::Wait(tile) => tr!("Won on {0}, it would be {1}.", tile, worth),
    }
}
