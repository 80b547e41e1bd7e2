//! One hand, several rule sets.

use tilewise_rules::{House, Sentence, sentence};
use yew::prelude::*;

use super::payments::shares;
use super::waits::values;
use crate::components::button::Button;
use crate::language::{speak_of, translate};
use crate::outcome::{Compared, Counted, Difference, Outcome, ScoredWin};
use crate::state::{Action, all};
use crate::words;

/// The same hand in all rule sets: what it is worth, who pays, and what makes the difference.
pub fn compare(all: &[Compared], here: &House, onaction: &Callback<Action>) -> Html {
    html! {
        <div class="compared">
            { for all.iter().map(|one| compared(one, one.house == *here, onaction)) }
        </div>
    }
}

fn compared(one: &Compared, here: bool, onaction: &Callback<Action>) -> Html {
    let house = &one.house;
    let _speaking = speak_of(house.rule_set().table_key());
    let own = house
        .answers()
        .filter(|(_, _, is_default)| !is_default)
        .count();
    let says = match &one.outcome {
        Outcome::Scored(win) => scored(one, win),
        Outcome::Waiting(list) if !list.is_empty() => values(&one.waits, house),
        other => {
            html! { <p class="compared-none">{ words::sentence(&words::outcome(house, None, other)) }</p> }
        }
    };
    let ongo = {
        let (house, onaction) = (house.clone(), onaction.clone());
        Callback::from(move |_: MouseEvent| {
            onaction.emit(Action::House(Box::new(house.clone())));
            onaction.emit(Action::Sheet(None));
        })
    };
    let go = Button {
        class: "button",
        hook: ("data-go", house.rule_set().key.to_owned()),
        ..Button::default()
    };
    html! {
        <section class="compared-one" data-rule-set={house.rule_set().key}>
            <h3>
                { translate(house.rule_set().name) }
                if own > 0 {
                    <span class="choice-mark">{ words::house_rules(own) }</span>
                }
            </h3>
            if !one.same.is_empty() {
                <p class="compared-same" data-same={one.same.len().to_string()}>{ same(&one.same) }</p>
            }
            { says }
            if !here {
                { go.draw(tr!("Score it here"), ongo) }
            }
            if !one.dropped.is_empty() {
                <p class="compared-dropped" data-dropped="">
                    { words::full_sentence(&sentence!("It knows nothing of {0}", all(&one.dropped))) }
                </p>
            }
        </section>
    }
}

/// In which other presets it is the same.
fn same(houses: &[House]) -> String {
    let name = |house: &House| {
        let rule_set = house.rule_set();
        rule_set
            .variant
            .map_or(rule_set.name, |variant| variant.name)
            .into()
    };
    let names = Sentence::joined("{0}, {1}", houses.iter().map(name));
    tr!("The same in {0}", names)
}

fn scored(one: &Compared, win: &ScoredWin) -> Html {
    let house = &one.house;
    let line = |(counted, difference): (&Counted, &Difference)| {
        let times = (counted.times > 1).then(|| format!(" × {}", counted.times));
        let mark = match difference {
            Difference::None => None,
            Difference::OnlyHere => Some(tr!("only here").to_owned()),
            Difference::Others(worth) => Some(tr!("{0} elsewhere", *worth)),
        };
        html! {
            <li class="line" data-element={counted.key}>
                <span class="line-name">
                    { translate(counted.name) }{ times }
                    if let Some(mark) = mark {
                        <span class="line-mark" data-difference="">{ mark }</span>
                    }
                </span>
                <span class="line-worth">{ counted.total }</span>
            </li>
        }
    };
    let below = win.below_minimum().then(|| words::below(house));
    html! {
        <>
            <div class="worth">
                <p class="worth-value" data-counted={win.counted().to_string()}>
                    <strong>{ win.counted() }</strong>{ " " }<span>{ words::unit(house) }</span>
                </p>
                if let Some(below) = below {
                    <p class="worth-below" data-below-minimum="">{ below }</p>
                } else {
                    { shares(&win.net(), Some(win.winner()), win.money()) }
                }
            </div>
            <ul class="lines">{ for one.counts.iter().zip(&one.differences).map(line) }</ul>
        </>
    }
}
