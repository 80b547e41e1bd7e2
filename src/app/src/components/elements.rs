//! What the hand is worth, and why.

use tilewise_rules::House;
use yew::prelude::*;

use crate::outcome::{Counted, Report};
use crate::{link, words};

/// The elements that count, and their sum.
pub fn elements(report: &Report, house: &House) -> Html {
    let line = |one: &Counted| {
        let times = (one.times > 1).then(|| format!(" × {}", one.times));
        html! {
            <li class="line" data-element={one.key}>
                <span class="line-name">{ one.name }{ chinese(one.chinese) }{ times }</span>
                <span class="line-worth">{ one.total }</span>
                <span class="line-says">{ one.says }{ " " }{ clause(house, one.key, one.name, one.clause) }</span>
            </li>
        }
    };
    let total = if report.total > report.counted {
        format!("Limit, from {}", words::value(house, report.total))
    } else if report.limit {
        "Total, the limit".to_owned()
    } else {
        "Total".to_owned()
    };
    html! {
        <div class="part">
            <h2 class="label">{ "Why" }</h2>
            <ul class="lines">
                { for report.counts.iter().map(line) }
                if report.counts.is_empty() {
                    <li class="line"><span class="line-name">{ "Nothing in this hand counts" }</span></li>
                }
                <li class="line line-total">
                    <span class="line-name">{ total }</span>
                    <span class="line-worth" data-points={report.points.to_string()}>
                        { format!("{} = {}", words::value(house, report.counted), words::amount(house.money(), report.points)) }
                    </span>
                </li>
            </ul>
        </div>
    }
}

/// The clause of an element, which leads to its place on the Rules screen.
pub fn clause(house: &House, key: &str, name: &str, clause: &'static str) -> Html {
    let place = link::rules_path(&format!("{house}/{key}"));
    html! {
        <a class="line-rule" href={format!("#{place}")} data-rule={key.to_owned()}
            aria-label={format!("{clause}, the rule of {name}")}>
            <cite>{ clause }</cite>
        </a>
    }
}

/// The Chinese name of an element, where its book has one.
pub fn chinese(name: &'static str) -> Html {
    if name.is_empty() {
        return Html::default();
    }
    html! { <span class="chinese" lang="zh">{ name }</span> }
}
