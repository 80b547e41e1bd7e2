//! Choices of exercises in words.

use tilewise_practice::{HandWorth, RefereeRuling, WinDecision};
use tilewise_rules::{BySeat, RuleConfig, Tile};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::ui::phrases;
use crate::ui::tile::tile;

/// Draws a value: "Mangan 5 han 30 fu", "6 fan".
pub fn worth(locale: Locale, house: &RuleConfig, worth: &HandWorth) -> Html {
    let level = worth.basis.and_then(|basis| {
        let name = locale.translate(basis.level?.name);
        Some(match basis.units {
            0 | 1 => name.to_owned(),
            units => format!("{units} × {name}"),
        })
    });
    let is_in_units = worth.basis.is_some_and(|basis| basis.units > 0);
    let value = phrases::hand_value(locale, house, worth.counted, &worth.axes);
    html! {
        <>
            if let Some(level) = level {
                <b>{ level }{ " " }</b>
            }
            if !is_in_units {
                <span>{ value }</span>
            }
        </>
    }
}

/// Draws what each player gains or loses.
pub fn net(locale: Locale, house: &RuleConfig, net: &BySeat<i64>) -> Html {
    let money = house.money();
    let one = |(seat, &amount): (tilewise_rules::Seat, &i64)| {
        html! {
            <span class="practice-share">
                <span>{ locale.translate(seat.name()) }{ " " }</span>
                <b>{ phrases::signed(money, amount) }</b>
            </span>
        }
    };
    html! { <span class="practice-shares">{ for net.iter().map(one) }</span> }
}

/// Draws whether a hand wins.
pub fn decision(locale: Locale, house: &RuleConfig, decision: &WinDecision) -> Html {
    let text = phrases::full_sentence(locale, &decision.sentence(house));
    html! { <span>{ text }</span> }
}

/// Draws a ruling, with its payments if there are any.
pub fn ruling(locale: Locale, house: &RuleConfig, ruling: &RefereeRuling) -> Html {
    let sentences = ruling.sentences.iter();
    let texts: Vec<String> = sentences
        .map(|one| phrases::full_sentence(locale, one))
        .collect();
    let moves = ruling.net.iter().any(|(_, amount)| *amount != 0);
    html! {
        <>
            <span>{ texts.join(" ") }</span>
            if moves {
                { net(locale, house, &ruling.net) }
            }
        </>
    }
}

/// Draws a discard.
pub fn discard(locale: Locale, one: Tile) -> Html {
    html! {
        <>
            { tile(&one.to_string()) }
            <span>{ locale.translate(one.name()) }</span>
        </>
    }
}
