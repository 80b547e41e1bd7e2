//! The tiles that complete the hand, each with its value.

use tilewise_rules::{House, Sentence, sentence};
use yew::prelude::*;

use crate::components::on_click::on_click;
use crate::components::tile::tile;
use crate::language::translate;
use crate::outcome::{Value, Wait, Waited};
use crate::state::Action;
use crate::words;

/// The tiles that complete the hand; a tap on one wins with it.
pub fn waits(waits: &[Waited], house: &House, onaction: &Callback<Action>) -> Html {
    let wait = |wait: &Waited| {
        let Wait { tile: won, .. } = wait.wait;
        let face = won.to_string();
        let says = says(wait, house);
        let label = match lift(wait) {
            Some(lift) => format!("{says}. {lift}"),
            None => says,
        };
        html! {
            <li>
                <button type="button" class="wait" data-wait={face.clone()} aria-label={label}
                    onclick={on_click(onaction, Action::Win(won))}>
                    { shown(wait, house) }
                </button>
            </li>
        }
    };
    let shortfall = shared(waits);
    html! {
        <div class="waits" data-waits="">
            { legend() }
            <ul class="waits-list">{ for waits.iter().map(wait) }</ul>
            { for shortfall.into_iter().map(|lift| html! {
                <p class="waits-lift" data-lift="">{ lift }</p>
            }) }
        </div>
    }
}

/// The room that a value takes until it is known.
pub const ROOM: &str = "\u{a0}";

/// The tiles that complete the hand, before it is known what each is worth.
pub fn shown_first(waits: &[Wait], onaction: &Callback<Action>) -> Html {
    let wait = |wait: &Wait| {
        let (won, face) = (wait.tile, wait.tile.to_string());
        html! {
            <li>
                <button type="button" class="wait" data-wait={face.clone()} aria-label={translate(won.name())}
                    onclick={on_click(onaction, Action::Win(won))}>
                    { columns(*wait, [ROOM, ROOM].map(str::to_owned)) }
                </button>
            </li>
        }
    };
    html! {
        <div class="waits" data-waits="" aria-busy="true">
            { legend() }
            <ul class="waits-list">{ for waits.iter().map(wait) }</ul>
        </div>
    }
}

/// The tiles that complete a hand in a house that it isn't entered for, each with its value.
pub fn values(waits: &[Waited], house: &House) -> Html {
    let wait = |wait: &Waited| {
        html! {
            <li class="wait" data-wait={wait.wait.tile.to_string()}>
                <span class="unseen">{ says(wait, house) }</span>
                { shown(wait, house) }
            </li>
        }
    };
    html! {
        <div class="waits">
            { legend() }
            <ul class="waits-list">{ for waits.iter().map(wait) }</ul>
        </div>
    }
}

/// What the lines beneath the tiles are.
fn legend() -> Html {
    html! {
        <div class="waits-legend" aria-hidden="true">
            <p class="headline">{ tr!("Waiting") }</p>
            <span>{ tr!("left") }</span>
            <span>{ tr!("self-draw") }</span>
            <span>{ tr!("discard") }</span>
        </div>
    }
}

/// A tile, how many of it are left, and what it would make of the hand.
fn shown(wait: &Waited, house: &House) -> Html {
    let worth = |value| worth(value, house);
    columns(wait.wait, [wait.self_draw, wait.discard].map(worth))
}

fn columns(wait: Wait, [self_draw, discard]: [String; 2]) -> Html {
    html! {
        <>
            { tile(&wait.tile.to_string()) }
            <span class="wait-left" aria-hidden="true">{ "×" }{ wait.left }</span>
            <span class="wait-worth" aria-hidden="true">{ self_draw }</span>
            <span class="wait-worth wait-given" aria-hidden="true">{ discard }</span>
        </>
    }
}

/// The same in words.
fn says(wait: &Waited, house: &House) -> String {
    tr!(
        "{0}, {1} left: {2} by self-draw, {3} by discard",
        wait.wait.tile,
        usize::from(wait.wait.left),
        worth(wait.self_draw, house),
        worth(wait.discard, house)
    )
}

/// What would lift a wait over the minimum, in words; nothing for one that is above it.
fn lift(wait: &Waited) -> Option<String> {
    is_low(wait).then(|| lifted(&wait.shortfall))
}

/// Whether a wait is too low, however it is won.
fn is_low(wait: &Waited) -> bool {
    let low = |value: Option<Value>| value.is_some_and(|value| value.below_minimum);
    low(wait.self_draw) || low(wait.discard)
}

/// What would lift the waits that are too low: what does for all of them, else each by itself.
fn shared(waits: &[Waited]) -> Vec<String> {
    let low: Vec<&[&'static str]> = waits
        .iter()
        .filter(|wait| is_low(wait))
        .map(|wait| wait.shortfall.as_slice())
        .collect();
    let Some((first, rest)) = low.split_first() else {
        return Vec::new();
    };
    let for_all = |lift: &&&'static str| rest.iter().all(|shortfall| shortfall.contains(lift));
    let common: Vec<&'static str> = first.iter().filter(for_all).copied().collect();
    if !common.is_empty() {
        return vec![lifted(&common)];
    }
    let mut each: Vec<String> = low.iter().map(|shortfall| lifted(shortfall)).collect();
    each.sort();
    each.dedup();
    each
}

/// That any of these would lift a hand over the minimum.
fn lifted(shortfall: &[&'static str]) -> String {
    if shortfall.is_empty() {
        return words::says("too low: no single thing would lift it over the minimum");
    }
    let names = shortfall.iter().map(|&name| name.into());
    words::full_sentence(&sentence!(
        "too low: any of these would lift it: {0}",
        Sentence::joined("{0}, {1}", names)
    ))
}

/// What a hand would be worth, in a word: "5 fan, 64", "too low", "–" if it can't be.
pub fn worth(value: Option<Value>, house: &House) -> String {
    match value {
        None => "–".to_owned(),
        Some(value) if value.below_minimum => counted(value, house),
        Some(value) => format!(
            "{}, {}",
            counted(value, house),
            words::short_amount(house.money(), value.received)
        ),
    }
}

/// The same without what is paid: "5 fan", "too low".
pub fn counted(value: Value, house: &House) -> String {
    if value.below_minimum {
        tr!("too low").to_owned()
    } else {
        words::value(house, value.counted)
    }
}

#[cfg(test)]
mod tests {
    use tilewise_rules::notation;

    use super::*;
    use crate::outcome::Outcome;
    use crate::state::Draft;

    /// Nobody can make a kong of a tile that lies in the hand, so that one alone isn't robbed.
    #[test]
    fn what_lifts_every_wait_is_said_once() {
        let entry = notation::parse("2223s c567m p777p p555z SE").expect("a hand");
        let draft = Draft {
            entry,
            ..Draft::default()
        };
        let Outcome::Waiting(waits) = Outcome::of(&draft) else {
            panic!("no wait");
        };
        let waits: Vec<Waited> = waits.iter().map(|&one| Waited::of(&draft, one)).collect();
        let robbed = |wait: &Waited| wait.shortfall.contains(&"robbing the kong");
        let robbed: Vec<bool> = waits.iter().map(robbed).collect();
        assert_eq!(robbed, [true, false, true]);
        assert_eq!(
            shared(&waits),
            ["Too low: any of these would lift it: self-draw, Last tile."]
        );
    }
}
