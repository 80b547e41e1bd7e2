//! What a verdict does, as a list.

use tilewise_rules::fouls::{DealerAfter, Payee, Verdict};
use tilewise_rules::{Fact, Facts, Money, Overall};
use yew::prelude::*;

use super::ruling::shares;
use crate::language::translate;
use crate::words;

/// What a verdict does, in words; and in numbers, as far as the table's are known.
pub fn effects(verdict: &Verdict, facts: &Facts) -> Html {
    let effects = verdict.effects;
    let after = verdict.aftermath(facts);
    let overall = effects
        .overall
        .filter(|points| *points != Overall::default());
    let overall = overall.map(|points| {
        let points = words::penalty_points(verdict.points, points);
        let scores = match (facts.fact("overall"), after.overall) {
            (Some(Fact::Overall(before)), Some(after)) => {
                let minus = |score: &Overall| score.to_string().replace('-', "\u{2212}");
                tr!(" ({0} becomes {1})", minus(before), minus(&after))
            }
            _ => String::new(),
        };
        tr!(
            "{0}: {1}{2}. The scores of the table stay as they are.",
            verdict.points.name,
            points,
            scores
        )
    });
    let dealer = match after.dealer {
        DealerAfter::Normal | DealerAfter::Untouched => None,
        dealer => Some(translate(dealer.says()).to_owned()),
    };
    let said = |says: &'static str| (!says.is_empty()).then(|| translate(says).to_owned());
    let counters = after
        .counters
        .map(|counters| tr!("Continuance counters now: {0}.", counters.to_string()))
        .or_else(|| said(effects.counters.says()));
    let left = after
        .bets
        .map(|bets| tr!("Riichi bets on the table now: {0}.", bets.to_string()));
    let fine = effects.fine.map(|fine| match fine.to {
        Payee::Bank => tr!(
            "{0} points off the player’s score, which nobody receives.",
            fine.points
        ),
        Payee::Each => tr!("{0} points to each of the others.", fine.points),
    });
    let lines = [
        ("overall", overall),
        ("fine", fine),
        ("hand", said(verdict.of_hand())),
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
                <p data-effect="nothing">{ tr!("No points are taken, and nothing else changes.") }</p>
            }
            <ul class="effects">
                { for lines.into_iter().filter_map(|(key, says)| {
                    let says = says?;
                    Some(html! { <li data-effect={key}>{ says }</li> })
                }) }
            </ul>
            if returned.iter().any(|(_, bet)| *bet != 0) {
                <h4>{ tr!("Riichi bets taken back") }</h4>
                { shares(&returned, Money::POINTS) }
            }
            if moved.iter().any(|(_, paid)| *paid != 0) {
                <h4>{ if effects.fine.is_some() { tr!("What it costs") } else { tr!("Paid for being noten") } }</h4>
                { shares(&moved, Money::POINTS) }
            }
        </>
    }
}
