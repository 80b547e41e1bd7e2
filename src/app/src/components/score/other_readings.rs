//! The other readings of the hand, and what they would have paid.

use yew::prelude::*;

use super::layout::groups;
use crate::language::translate;
use crate::outcome::{Counted, Other, Proof};
use crate::words;

/// Every other reading of the hand, the best first, with what it would have paid.
pub fn others(proof: &Proof) -> Html {
    if proof.others.is_empty() {
        return Html::default();
    }
    let house = &proof.win.draft.house;
    let element = |one: &Counted| {
        let times = (one.times > 1).then(|| format!(" × {}", one.times));
        html! {
            <li>{ translate(one.name) }{ times }{ " " }<span class="line-worth">{ one.total }</span></li>
        }
    };
    let line = |other: &Other| {
        let score = &other.score;
        let paid = if score.below_minimum {
            tr!("Too low to win with.").to_owned()
        } else {
            let amount = words::amount(house.money(), score.payments.received(proof.win.winner()));
            tr!("It would have paid {0}.", amount)
        };
        html! {
            <li class="line" data-reading={score.best.counted.to_string()}>
                <span class="line-tiles">{ groups(&other.layout.groups, &[]) }</span>
                <span class="line-name">{ paid }</span>
                <span class="line-worth">{ words::value(house, score.best.counted) }</span>
                <ul class="counts line-says">{ for other.counts.iter().map(element) }</ul>
            </li>
        }
    };
    html! {
        <details class="more part" data-readings="">
            <summary>
                { tr!("Other readings of the hand") }{ " " }
                <span class="count">{ proof.others.len() }</span>
            </summary>
            <ul class="lines">{ for proof.others.iter().map(line) }</ul>
        </details>
    }
}
