//! Other readings of the hand, and their payments.

use tilewise_rules::{Gap, RuleConfig, Sentence, sentence};
use yew::prelude::*;

use super::tile_groups::groups;
use crate::i18n::Locale;
use crate::outcome::{Alternatives, CountedElement, OtherReading, OtherSelection, ScoredWin};
use crate::ui::phrases;

/// Draws the other readings of the hand, the best first, each with its payment.
pub fn others(locale: Locale, win: &ScoredWin, further: &Alternatives) -> Html {
    if further.others.is_empty() {
        return Html::default();
    }
    let house = &win.draft.house;
    let element = |one: &CountedElement| {
        html! {
            <li>
                { locale.translate(one.name) }
                if one.times > 1 {
                    { format!(" × {}", one.times) }
                }
                { " " }
                <span class="line-worth">{ one.total }</span>
            </li>
        }
    };
    let line = |other: &OtherReading| {
        let score = &other.score;
        let paid = if score.below_minimum {
            tr!(locale, "Too low to win with.").to_owned()
        } else {
            let amount =
                phrases::amount(locale, house.money(), score.payments.received(win.winner()));
            tr!(locale, "It would have paid {0}.", amount)
        };
        html! {
            <li class="line" data-reading={score.best.counted.to_string()}>
                <span class="line-tiles">{ groups(locale, &other.layout.groups, &[]) }</span>
                <span class="line-name">{ paid }</span>
                <span class="line-worth">{ phrases::value(locale, house, score.best.counted) }</span>
                <ul class="counts line-text">{ for other.counts.iter().map(element) }</ul>
            </li>
        }
    };
    html! {
        <details class="more part" data-readings="">
            <summary>
                { tr!(locale, "Other readings of the hand") }
                { " " }
                <span class="count">{ further.others.len() }</span>
            </summary>
            <ul class="lines">{ for further.others.iter().map(line) }</ul>
        </details>
    }
}

/// Draws the other combinations of elements in this reading, with their values.
pub fn combinations(locale: Locale, house: &RuleConfig, further: &Alternatives) -> Html {
    if further.combinations.is_empty() {
        return Html::default();
    }
    let line = |one: &OtherSelection| {
        let (with, without) = (names(&one.with), names(&one.without));
        let text = match (&one.with[..], &one.without[..]) {
            ([], _) => tr!(locale, "Without {0}", without),
            (_, []) => tr!(locale, "With {0}", with),
            _ => tr!(locale, "{0} instead of {1}", with, without),
        };
        html! {
            <li class="line" data-combination={one.total.to_string()}>
                <span class="line-name">{ text }</span>
                <span class="line-worth">{ phrases::value(locale, house, one.total) }</span>
            </li>
        }
    };
    html! {
        <details class="more part" data-combinations="">
            <summary>
                { tr!(locale, "Other combinations of this reading") }
                { " " }
                <span class="count">{ further.combinations.len() }</span>
            </summary>
            <ul class="lines">{ for further.combinations.iter().map(line) }</ul>
        </details>
    }
}

/// Joins the names of elements, with their counts.
fn names(all: &[(&'static str, u8)]) -> Gap {
    let one = |&(name, times): &(&'static str, u8)| match times {
        1 => name.into(),
        times => sentence!("{0} × {1}", name, u16::from(times)).into(),
    };
    Sentence::joined("{0}, {1}", all.iter().map(one))
}
