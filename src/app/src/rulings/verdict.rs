//! Verdict of a penalty book: the verdict first, then its effects, then the clauses.

use tilewise_rules::fouls::{Offer, Verdict};
use tilewise_rules::{Gap, Overall, Sentence};
use yew::prelude::*;

use super::effects::effects;
use super::numbers::FoulNumbersForm;
use super::ruling::step;
use super::step_link::STEP;
use crate::i18n::Locale;
use crate::problem_report::report_button;
use crate::rulings::rulings_location::RulingsLocation;
use crate::share::share_button;
use crate::store::PageAction;
use crate::store::share_kind::ShareKind;
use crate::ui::phrases;

/// Draws the verdict of a penalty book.
pub fn verdict(
    locale: Locale,
    place: &RulingsLocation,
    verdict: &Verdict,
    onaction: &Callback<PageAction>,
) -> Html {
    let points = verdict
        .effects
        .overall
        .filter(|points| *points != Overall::default());
    let points = points.map(|points| phrases::penalty_points(locale, verdict.points, points));
    let steps = verdict.steps.iter().chain(&verdict.notes);
    let steps = steps.map(|one| step(one.clause, locale.translate(one.text).to_owned()));
    html! {
        <article class={weight(verdict.code)} data-verdict={verdict.clause()} data-code={verdict.code}>
            <h3 class="verdict-text" id={STEP} tabindex="-1">
                { locale.translate(verdict.name) }
                if let Some(points) = points {
                    { " " }
                    <small>{ points }</small>
                }
            </h3>
            { effects(locale, verdict, &place.facts) }
            { offers(locale, verdict.offers) }
            <dl class="clauses">{ for steps }</dl>
            <FoulNumbersForm place={place.clone()}
                verdict={verdict.clone()} onaction={onaction.clone()} />
            { share_button(locale, ShareKind::View, onaction) }
                { report_button(locale, onaction) }
        </article>
    }
}

/// Draws the penalties that the referee may choose from.
fn offers(locale: Locale, all: &[Offer]) -> Html {
    if all.is_empty() {
        return Html::default();
    }
    html! {
        <>
            <p>{ tr!(locale, "The referee decides. The book allows:") }</p>
            <ul class="effects">
                for offer in all {
                    <li data-offer="">{ offered(locale, *offer) }</li>
                }
            </ul>
        </>
    }
}

/// Returns the style for the severity, which the text states too.
fn weight(code: &str) -> &'static str {
    match code {
        "CH" | "DQ" => "verdict verdict-heavy",
        "DH" | "PP" | "FINE" | "DRAW" | "WARN" | "REF" => "verdict verdict-middle",
        _ => "verdict verdict-light",
    }
}

fn offered(locale: Locale, offer: Offer) -> String {
    match offer {
        Offer::NoPenalty => tr!(locale, "no penalty").to_owned(),
        Offer::Warning => tr!(locale, "a warning").to_owned(),
        Offer::Points => tr!(
            locale,
            "a point penalty, as many points as the referee sees fit"
        )
        .to_owned(),
        Offer::OneOf(all) => {
            let all = all.iter().map(|&points| Gap::from(points));
            let all = Sentence::joined("{0} or {1}", all);
            tr!(locale, "a penalty of {0} points", all)
        }
        Offer::Between(least, most) => tr!(locale, "a penalty of {0} to {1} points", least, most),
        Offer::DeadHand => tr!(locale, "a dead hand").to_owned(),
        Offer::Chonbo => tr!(locale, "chombo").to_owned(),
        Offer::Disqualification => tr!(locale, "disqualification").to_owned(),
    }
}
