//! What a verdict does, as a list.

use tilewise_rules::fouls::{DealerAfter, Payee, Verdict};
use tilewise_rules::{BySeat, Fact, Facts, Money, Overall};
use yew::prelude::*;

use super::ruling::shares;
use crate::components::tag::tag;
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
        .map(|bets| tr!("Bets on the table now: {0}.", bets.to_string()));
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
    let nothing = nothing.then(|| {
        let says = tr!("No points are taken, and nothing else changes.");
        tag("p").with("data-effect", "nothing").child(says).done()
    });
    let line = |(key, says): (&'static str, Option<String>)| {
        let line = tag("li").with("data-effect", key);
        says.map(|says| line.child(says))
    };
    let lines = lines.into_iter().filter_map(line);
    let why = if effects.fine.is_some() {
        tr!("What it costs")
    } else {
        tr!("Paid for being noten")
    };
    let parts = [
        nothing.unwrap_or_default(),
        tag("ul").class("effects").children(lines).done(),
        titled(tr!("Bets taken back"), &returned),
        titled(why, &moved),
    ];
    parts.into_iter().collect()
}

/// What each player gains or loses under a title, if anybody does.
fn titled(title: &'static str, points: &BySeat<i64>) -> Html {
    if points.iter().all(|(_, points)| *points == 0) {
        return Html::default();
    }
    let title = tag("h4").child(title).done();
    let parts = [title, shares(points, Money::POINTS)];
    parts.into_iter().collect()
}
