//! A hand below the minimum: how much it is short of it, and what would have been enough.

use tilewise_rules::{Chance, House, Lift};
use yew::prelude::*;

use crate::language::say;
use crate::outcome::Proof;
use crate::{tell, words};

/// The first thing that would have been enough, in sight beneath the headline.
pub fn hint(proof: &Proof) -> Html {
    let house = &proof.draft.house;
    proof.enough.first().map_or_else(Html::default, |first| {
        html! { <p class="short-hint" data-short-hint="">{ says(house, first) }</p> }
    })
}

/// How much the hand is short, and everything that alone would have been enough.
pub fn short(proof: &Proof) -> Html {
    if !proof.score.below_minimum {
        return Html::default();
    }
    let house = &proof.draft.house;
    let title = match proof.short {
        1 => say("One short").to_owned(),
        short => tell!("{0} short", words::value(house, short)),
    };
    let line = |one: &Chance| {
        html! { <li class="line" data-enough={one.lift.name()}>{ says(house, one) }</li> }
    };
    html! {
        <div class="part" data-short={proof.short.to_string()}>
            <h2 class="label">{ title }</h2>
            <ul class="lines">
                { for proof.enough.iter().map(line) }
                if proof.enough.is_empty() {
                    <li class="line">{ say("No single thing would have made it enough.") }</li>
                }
            </ul>
        </div>
    }
}

/// What one thing would make of the hand, in words: "Self-draw would make it 3 fan."
fn says(house: &House, one: &Chance) -> String {
    let worth = words::value(house, one.score.best.counted);
    match one.lift {
        Lift::SelfDraw => tell!("Self-draw would make it {0}.", worth),
        Lift::RobbingTheKong => tell!("Robbing the kong would make it {0}.", worth),
        Lift::Circumstance(rule) => tell!("“{0}” would make it {1}.", rule.name, worth),
        Lift::Bonus(tile) => tell!("{0} beside the hand would make it {1}.", tile, worth),
        Lift::Wait(tile) => tell!("Won on {0}, it would be {1}.", tile, worth),
    }
}
