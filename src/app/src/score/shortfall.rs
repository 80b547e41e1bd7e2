//! Shortfall of a hand below the minimum, and the elements that would reach it.

use tilewise_rules::{Improved, Improvement, RuleConfig, Sentence, sentence};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::outcome::{Alternatives, ScoredWin};
use crate::ui::phrases;

/// Number of improvements that are listed at once.
const NAMED: usize = 4;

/// Draws the first improvement that reaches the minimum, below the headline.
pub fn hint(locale: Locale, win: &ScoredWin, further: &Alternatives) -> Html {
    let house = &win.draft.house;
    if house.rule_set().scoring.no_win.is_some() && !further.enough.is_empty() {
        let message = if let [one] = &further.enough[..] {
            sentence!("this alone would have been enough: {0}", one.lift.name())
        } else {
            let names = further.enough.iter().take(NAMED);
            let names = names.map(|one| one.lift.name().into());
            sentence!(
                "one of these alone would have been enough: {0}",
                Sentence::joined("{0}, {1}", names)
            )
        };
        return in_sight(phrases::full_sentence(locale, &message));
    }
    let first = further.enough.first();
    first.map_or_else(Html::default, |first| {
        in_sight(improvement_text(locale, house, first))
    })
}

fn in_sight(text: String) -> Html {
    html! { <p class="short-hint" data-short-hint="">{ text }</p> }
}

/// Draws the shortfall, and every single improvement that reaches the minimum.
pub fn short(locale: Locale, win: &ScoredWin, further: &Alternatives) -> Html {
    if !win.below_minimum() {
        return Html::default();
    }
    let house = &win.draft.house;
    let title = match further.short {
        _ if house.rule_set().scoring.no_win.is_some() => {
            tr!(locale, "What would have been enough").to_owned()
        }
        1 => tr!(locale, "One short").to_owned(),
        short => tr!(locale, "{0} short", phrases::value(locale, house, short)),
    };
    html! {
        <div class="part" data-short={further.short.to_string()}>
            <h2 class="label">{ title }</h2>
            <ul class="lines">
                for one in &further.enough {
                    <li class="line" data-enough={one.lift.name()}>
                        { improvement_text(locale, house, one) }
                    </li>
                }
                if further.enough.is_empty() {
                    <li class="line">{ tr!(locale, "No single thing would have made it enough.") }</li>
                }
            </ul>
        </div>
    }
}

/// Returns the effect of an improvement as a sentence: "Self-draw would make it 3 fan."
fn improvement_text(locale: Locale, house: &RuleConfig, one: &Improved) -> String {
    let worth = phrases::value(locale, house, one.score.best.counted);
    match one.lift {
        Improvement::SelfDraw => tr!(locale, "Self-draw would make it {0}.", worth),
        Improvement::RobbingTheKong => tr!(locale, "Robbing the kong would make it {0}.", worth),
        Improvement::Circumstance(rule) => {
            tr!(locale, "“{0}” would make it {1}.", rule.name, worth)
        }
        Improvement::Bonus(tile) => tr!(
            locale,
            "{0} beside the hand would make it {1}.",
            tile,
            worth
        ),
        Improvement::Wait(tile) => tr!(locale, "Won on {0}, it would be {1}.", tile, worth),
    }
}
