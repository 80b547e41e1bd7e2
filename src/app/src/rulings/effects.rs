//! Effects of a verdict, as a list.

use tilewise_rules::fouls::{DealerAfter, Payee, Verdict};
use tilewise_rules::{Answer, Answers, BySeat, Money, Overall};
use yew::prelude::*;

use super::ruling::shares;
use crate::i18n::Locale;
use crate::ui::phrases;

/// Draws the effects of a verdict as sentences, with amounts if the table's numbers are known.
pub fn effects(locale: Locale, verdict: &Verdict, facts: &Answers) -> Html {
    let effects = verdict.effects;
    let after = verdict.table_effects(facts);
    let overall = effects
        .overall
        .filter(|points| *points != Overall::default());
    let overall = overall.map(|points| {
        let points = phrases::penalty_points(locale, verdict.points, points);
        let scores = match (facts.get("overall"), after.overall) {
            (Some(Answer::Overall(before)), Some(after)) => {
                let minus = |score: &Overall| score.to_string().replace('-', "\u{2212}");
                tr!(locale, " ({0} becomes {1})", minus(before), minus(&after))
            }
            _ => String::new(),
        };
        tr!(
            locale,
            "{0}: {1}{2}. The scores of the table stay as they are.",
            verdict.points.name,
            points,
            scores
        )
    });
    let dealer = match after.dealer {
        DealerAfter::Normal | DealerAfter::Untouched => None,
        dealer => Some(locale.translate(dealer.text()).to_owned()),
    };
    let translate_nonempty =
        |text: &'static str| (!text.is_empty()).then(|| locale.translate(text).to_owned());
    let counters = after
        .counters
        .map(|counters| {
            tr!(
                locale,
                "Continuance counters now: {0}.",
                counters.to_string()
            )
        })
        .or_else(|| translate_nonempty(effects.counters.text()));
    let left = after
        .bets
        .map(|bets| tr!(locale, "Bets on the table now: {0}.", bets.to_string()));
    let fine = effects.fine.map(|fine| match fine.to {
        Payee::Bank => tr!(
            locale,
            "{0} points off the player’s score, which nobody receives.",
            fine.points
        ),
        Payee::Each => tr!(locale, "{0} points to each of the others.", fine.points),
    });
    let lines = [
        ("overall", overall),
        ("fine", fine),
        ("hand", translate_nonempty(verdict.hand_text())),
        ("bets", translate_nonempty(effects.bets.text())),
        ("bets-left", left),
        ("counters", counters),
        ("dealer", dealer),
    ];
    let is_unchanged = lines.iter().all(|(_, text)| text.is_none()) && verdict.offers.is_empty();
    let returned = after.returned;
    let moved = after.payments.net();
    let line = |(key, text): (&'static str, Option<String>)| {
        text.map(|text| html! { <li data-effect={key}>{ text }</li> })
    };
    let lines = lines.into_iter().filter_map(line);
    let why = if effects.fine.is_some() {
        tr!(locale, "What it costs")
    } else {
        tr!(locale, "Paid for being noten")
    };
    html! {
        <>
            if is_unchanged {
                <p data-effect="nothing">
                    { tr!(locale, "No points are taken, and nothing else changes.") }
                </p>
            }
            <ul class="effects">{ for lines }</ul>
            { titled(locale, tr!(locale, "Bets taken back"), &returned) }
            { titled(locale, why, &moved) }
        </>
    }
}

/// Draws the gain or loss of each player under a title; empty if all are 0.
fn titled(locale: Locale, title: &'static str, points: &BySeat<i64>) -> Html {
    if points.iter().all(|(_, points)| *points == 0) {
        return Html::default();
    }
    html! {
        <>
            <h4>{ title }</h4>
            { shares(locale, points, Money::POINTS) }
        </>
    }
}
