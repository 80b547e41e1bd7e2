//! What a penalty book says: the verdict first, then what it does, then the clauses.

use tilewise_rules::fouls::{Offer, Verdict};
use tilewise_rules::{Gap, Sentence};
use yew::prelude::*;

use super::address::STEP;
use super::effects::effects;
use super::numbers::Numbers;
use crate::components::share::share_button;
use crate::components::stateful::Stateful;
use crate::fouls::Place;
use crate::language::{spoken, translate};
use crate::share::Shared;
use crate::state::Action;
use crate::words;

/// What a penalty book says.
pub fn verdict(place: &Place, verdict: &Verdict, onaction: &Callback<Action>) -> Html {
    let points = verdict.effects.overall.filter(|points| *points != 0);
    let points = points.map(words::points);
    let numbers = Numbers {
        language: spoken(),
        place: place.clone(),
        verdict: verdict.clone(),
        onaction: onaction.clone(),
    };
    html! {
        <article class={classes!("verdict", weight(verdict.code))}
            data-verdict={verdict.clause()} data-code={verdict.code}>
            <h3 class="verdict-says" id={STEP} tabindex="-1">
                { translate(verdict.name) }
                if let Some(points) = points {
                    { " " }<small>{ points }</small>
                }
            </h3>
            { effects(verdict, &place.facts) }
            if !verdict.offers.is_empty() {
                <p>{ tr!("The book leaves it to the referee. It knows:") }</p>
                <ul class="effects">
                    { for verdict.offers.iter().map(|offer| html! { <li data-offer="">{ offered(*offer) }</li> }) }
                </ul>
            }
            <dl class="clauses">
                { for verdict.steps.iter().chain(&verdict.notes).map(|step| html! {
                    <div data-step={step.clause}><dt>{ step.clause }</dt><dd>{ translate(step.says) }</dd></div>
                }) }
            </dl>
            { numbers.html() }
            { share_button(Shared::Shown, onaction) }
        </article>
    }
}

/// How heavy it is; the words say it too.
fn weight(code: &str) -> &'static str {
    match code {
        "CH" | "DQ" => "verdict-heavy",
        "DH" | "PP" | "WARN" | "REF" => "verdict-middle",
        _ => "verdict-light",
    }
}

fn offered(offer: Offer) -> String {
    match offer {
        Offer::Nothing => tr!("no penalty").to_owned(),
        Offer::Warning => tr!("a warning").to_owned(),
        Offer::Points => tr!("a point penalty, as many points as the referee sees fit").to_owned(),
        Offer::OneOf(all) => {
            let all = all.iter().map(|&points| Gap::from(points));
            let all = Sentence::joined("{0} or {1}", all);
            tr!("a penalty of {0} points", all)
        }
        Offer::Between(least, most) => tr!("a penalty of {0} to {1} points", least, most),
        Offer::DeadHand => tr!("a dead hand").to_owned(),
        Offer::Chonbo => tr!("chonbo").to_owned(),
        Offer::Disqualification => tr!("disqualification").to_owned(),
    }
}
