//! Verdict of a penalty book: the verdict first, then its effects, then the clauses.

use tilewise_rules::fouls::{Offer, Verdict};
use tilewise_rules::{Gap, Overall, Sentence};
use yew::prelude::*;

use super::address::STEP;
use super::effects::effects;
use super::numbers::FoulNumbersForm;
use super::ruling::step;
use crate::components::share::share_button;
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::fouls::FoulsLocation;
use crate::language::{current_language, translate};
use crate::share::ShareKind;
use crate::state::PageAction;
use crate::words;

/// Draws the verdict of a penalty book.
pub fn verdict(place: &FoulsLocation, verdict: &Verdict, onaction: &Callback<PageAction>) -> Html {
    let points = verdict
        .effects
        .overall
        .filter(|points| *points != Overall::default());
    let points = points.map(|points| words::penalty_points(verdict.points, points));
    let numbers = FoulNumbersForm {
        language: current_language(),
        place: place.clone(),
        verdict: verdict.clone(),
        onaction: onaction.clone(),
    };
    let mut title = tag("h3")
        .class("verdict-text")
        .with("id", STEP)
        .with("tabindex", "-1")
        .child(translate(verdict.name));
    if let Some(points) = points {
        title = title.child(" ").child(tag("small").child(points));
    }
    let offers = (!verdict.offers.is_empty()).then(|| {
        let intro = tag("p").child(tr!("The referee decides. The book allows:"));
        let offer = |offer: &Offer| tag("li").with("data-offer", "").child(offered(*offer));
        let all = verdict.offers.iter().map(offer);
        [intro, tag("ul").class("effects").children(all)]
    });
    let steps = verdict.steps.iter().chain(&verdict.notes);
    let steps = steps.map(|one| step(one.clause, translate(one.text).to_owned()));
    tag("article")
        .class(weight(verdict.code))
        .with("data-verdict", verdict.clause())
        .with("data-code", verdict.code)
        .child(title)
        .child(effects(verdict, &place.facts))
        .children(offers.into_iter().flatten())
        .child(tag("dl").class("clauses").children(steps))
        .child(numbers.html())
        .child(share_button(ShareKind::View, onaction))
        .done()
}

/// Returns the style for the severity, which the text states too.
fn weight(code: &str) -> &'static str {
    match code {
        "CH" | "DQ" => "verdict verdict-heavy",
        "DH" | "PP" | "FINE" | "DRAW" | "WARN" | "REF" => "verdict verdict-middle",
        _ => "verdict verdict-light",
    }
}

fn offered(offer: Offer) -> String {
    match offer {
        Offer::NoPenalty => tr!("no penalty").to_owned(),
        Offer::Warning => tr!("a warning").to_owned(),
        Offer::Points => tr!("a point penalty, as many points as the referee sees fit").to_owned(),
        Offer::OneOf(all) => {
            let all = all.iter().map(|&points| Gap::from(points));
            let all = Sentence::joined("{0} or {1}", all);
            tr!("a penalty of {0} points", all)
        }
        Offer::Between(least, most) => tr!("a penalty of {0} to {1} points", least, most),
        Offer::DeadHand => tr!("a dead hand").to_owned(),
        Offer::Chonbo => tr!("chombo").to_owned(),
        Offer::Disqualification => tr!("disqualification").to_owned(),
    }
}
