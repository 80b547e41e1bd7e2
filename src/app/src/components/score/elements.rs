//! What the hand is worth, and why.

use tilewise_rules::{Gap, House, Native, Seat, Sentence, sentence};
use yew::prelude::*;

use super::highlight;
use super::layout::groups;
use crate::language::{is_english, names, translate};
use crate::outcome::{Made, OnAxis, Proof};
use crate::preferences::Names;
use crate::state::{Action, Spot};
use crate::{link, words};

/// What the elements come to, and what each player pays for it.
fn total(proof: &Proof) -> Html {
    let house = &proof.win.draft.house;
    let best = &proof.win.score.best;
    let total = if best.total > best.counted {
        tr!("Limit, from {0}", words::value(house, best.total))
    } else if proof.win.score.limit {
        tr!("Total, the limit").to_owned()
    } else {
        tr!("Total").to_owned()
    };
    let axes: Vec<u16> = best.axis_totals().collect();
    html! {
        <p class="line line-total" data-points={proof.points.to_string()}>
            <span class="line-name">{ total }</span>
            <span class="line-worth">{ words::hand_value(house, best.counted, &axes) }</span>
            <span class="line-says" data-each="">{ each(proof) }</span>
        </p>
    }
}

/// What each player pays in all: "16 points each from East and North, 32 points from West".
fn each(proof: &Proof) -> String {
    let money = proof.win.money();
    let net = proof.win.net();
    let mut groups: Vec<(i64, Vec<Seat>)> = Vec::new();
    for (seat, &amount) in net.iter().filter(|(_, amount)| **amount < 0) {
        match groups.iter_mut().find(|(same, _)| *same == amount) {
            Some((_, seats)) => seats.push(seat),
            None => groups.push((amount, vec![seat])),
        }
    }
    let says = |(amount, seats): (i64, Vec<Seat>)| {
        let amount = words::amount(money, -amount);
        Gap::from(match *seats {
            [one] => sentence!("{0} from {1}", amount, one),
            [one, other] => sentence!("{0} each from {1} and {2}", amount, one, other),
            _ => sentence!("{0} from each", amount),
        })
    };
    let all = groups.into_iter().map(says);
    tr!("{0}", Sentence::joined("{0}, {1}", all))
}

/// The hand as it was read, the elements that count, each with the tiles that made it, and their sum.
pub fn elements(proof: &Proof, lit: &[Spot], onaction: &Callback<Action>) -> Html {
    let house = &proof.win.draft.house;
    let line = |made: &Made| {
        let one = &made.counted;
        let times = (one.times > 1).then(|| format!(" × {}", one.times));
        let content = html! {
            <>
                <span class="line-name">{ translate(one.name) }{ native(one.native, one.name) }{ times }</span>
                <span class="line-worth">{ one.total }</span>
                { tiles(made) }
                <span class="line-says">{ translate(one.says) }{ " " }{ clause(house, one.key, one.name, one.clause) }</span>
            </>
        };
        highlight::line(one.key, &made.spots, onaction, content)
    };
    html! {
        <div class="part">
            <h2 class="label">{ tr!("Why") }</h2>
            <div class="as-read" data-as-read="">{ groups(&proof.layout.groups, lit) }</div>
            <ul class="lines">
                { for proof.lines.iter().map(line) }
                if proof.lines.is_empty() {
                    <li class="line"><span class="line-name">{ tr!("Nothing in this hand counts") }</span></li>
                }
            </ul>
            { for proof.axes.iter().map(|one| on_axis(one, onaction)) }
            { total(proof) }
        </div>
    }
}

/// What a hand is worth on a further axis of its rule set.
fn on_axis(one: &OnAxis, onaction: &Callback<Action>) -> Html {
    let line = |made: &Made| {
        let one = &made.counted;
        let times = (one.times > 1).then(|| format!(" × {}", one.times));
        let content = html! {
            <>
                <span class="line-name">{ translate(one.name) }{ times }</span>
                <span class="line-worth">{ one.total }</span>
                { tiles(made) }
                <span class="line-says">{ translate(one.says) }{ " " }<cite>{ one.clause }</cite></span>
            </>
        };
        highlight::line(one.key, &made.spots, onaction, content)
    };
    html! {
        <>
            <h3 class="label">{ words::axis_value(one.axis, one.total) }</h3>
            <ul class="lines" data-axis={one.axis.key}>{ for one.lines.iter().map(line) }</ul>
        </>
    }
}

/// The tiles that made an element; those of the whole hand lie above.
fn tiles(made: &Made) -> Html {
    if made.counted.parts.is_whole() {
        return html! { <span class="line-tiles">{ tr!("The whole hand") }</span> };
    }
    if made.groups.is_empty() {
        return Html::default();
    }
    html! { <span class="line-tiles">{ groups(&made.groups, &[]) }</span> }
}

/// The clause of an element, which leads to its place on the Rules screen.
pub fn clause(house: &House, key: &str, name: &'static str, clause: &'static str) -> Html {
    let place = link::rules_path(&format!("{house}/{key}"));
    html! {
        <a class="line-rule" href={format!("#{place}")} data-rule={key.to_owned()}
            aria-label={tr!("{0}, the rule of {1}", clause.to_owned(), name)}>
            <cite>{ clause }</cite>
        </a>
    }
}

/// What else an element is called: where its game is at home, and in the other of two languages.
pub fn native(name: Native, english: &'static str) -> Html {
    let lang = match name {
        _ if !is_english() => return Html::default(),
        Native::None => return Html::default(),
        Native::Chinese(_) => "zh",
        Native::Japanese { .. } => "ja",
    };
    let other = match names() {
        Names::Translated => name.romaji(),
        Names::Romaji => english,
    };
    let other = Some(other).filter(|other| !other.is_empty() && name.romaji() != english);
    html! {
        <>
            { for other.map(|other| html! { <span class="native">{ other }</span> }) }
            <span class="native" {lang}>{ name.written() }</span>
        </>
    }
}
