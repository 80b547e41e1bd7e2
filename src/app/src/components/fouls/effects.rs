//! What a verdict does, as a list.

use tilewise_rules::foul::{DealerAfter, Verdict};
use tilewise_rules::{Fact, Facts, Money};
use yew::prelude::*;

use super::ruling::shares;
use crate::words;

/// What a verdict does, in words; and in numbers, as far as the table's are known.
pub fn effects(verdict: &Verdict, facts: &Facts) -> Html {
    let effects = verdict.effects;
    let after = verdict.aftermath(facts);
    let overall = effects.overall.filter(|points| *points != 0);
    let overall = overall.map(|points| {
        let points = words::points(points);
        let scores = match (facts.fact("overall"), after.overall) {
            (Some(Fact::Overall(before)), Some(after)) => {
                format!(" ({before} becomes {after})").replace('-', "\u{2212}")
            }
            _ => String::new(),
        };
        format!("Overall score: {points}{scores}. The scores of the table stay as they are.")
    });
    let dealer = match after.dealer {
        DealerAfter::Normal | DealerAfter::Untouched => None,
        dealer => Some(dealer.says().to_owned()),
    };
    let said = |says: &str| (!says.is_empty()).then(|| says.to_owned());
    let counters = after
        .counters
        .map(|counters| format!("Continuance counters now: {counters}."))
        .or_else(|| said(effects.counters.says()));
    let left = after
        .bets
        .map(|bets| format!("Riichi bets on the table now: {bets}."));
    let lines = [
        ("overall", overall),
        ("hand", said(effects.hand.says())),
        ("bets", said(effects.bets.says())),
        ("bets-left", left),
        ("counters", counters),
        ("dealer", dealer),
    ];
    let nothing = lines.iter().all(|(_, says)| says.is_none()) && verdict.offers.is_empty();
    let returned = after.returned;
    let moved = after.payments.net();
    html! {
        <>
            if nothing {
                <p data-effect="nothing">{ "No points are taken, and nothing else changes." }</p>
            }
            <ul class="effects">
                { for lines.into_iter().filter_map(|(key, says)| {
                    let says = says?;
                    Some(html! { <li data-effect={key}>{ says }</li> })
                }) }
            </ul>
            if returned.iter().any(|(_, bet)| *bet != 0) {
                <h4>{ "Riichi bets taken back" }</h4>
                { shares(&returned, Money::POINTS) }
            }
            if moved.iter().any(|(_, paid)| *paid != 0) {
                <h4>{ "Paid for being noten" }</h4>
                { shares(&moved, Money::POINTS) }
            }
        </>
    }
}
