//! The hand so far: a mat with the tiles on it.

use tilewise_rules::{MeldInput, MeldKind, Sentence, sentence};
use yew::prelude::*;

use crate::components::on_click::on_click;
use crate::components::tile::tile;
use crate::language::{translate, translated};
use crate::state::{Action, ScoreScreen, Spot, State};
use crate::words;

/// The hand so far. A tap on something in it picks it, to change it or take it out.
pub fn tray(
    state: &State,
    screen: &ScoreScreen,
    is_scored: bool,
    onaction: &Callback<Action>,
) -> Html {
    let State {
        draft,
        notice,
        trouble,
        why,
        ..
    } = state;
    let hand = &draft.entry.hand;
    // All tiles are there, but not which of them won, and it matters: a tap on one says so.
    let asks = !is_scored && draft.is_full() && hand.winning_tile.is_none();
    let place = |spot: Spot, class: &'static str, label: String, faces: Vec<String>| {
        let action = match spot {
            Spot::Concealed(index) if asks => Action::WonOn(index),
            _ => Action::Pick(spot),
        };
        placed(
            screen,
            spot,
            class,
            label,
            &faces,
            on_click(onaction, action),
        )
    };
    let concealed = hand.concealed.iter().enumerate().map(|(index, tile)| {
        place(
            Spot::Concealed(index),
            "spot",
            translate(tile.name()).to_owned(),
            vec![tile.to_string()],
        )
    });
    let winning = hand.winning_tile.map(|tile| {
        let label = tr!("{0}, the winning tile", tile);
        place(
            Spot::Winning,
            "spot spot-winning",
            label,
            vec![tile.to_string()],
        )
    });
    let melds =
        hand.melds.iter().enumerate().map(|(index, meld)| {
            place(Spot::Meld(index), "spot spot-meld", name(meld), faces(meld))
        });
    let bonus = hand.bonus.iter().enumerate().map(|(index, tile)| {
        place(
            Spot::Bonus(index),
            "spot spot-bonus",
            translate(tile.name()).to_owned(),
            vec![tile.to_string()],
        )
    });
    // Two lines are all the room there is: bonus tiles lie in the one with fewer tiles.
    let beside_hand = hand.melds.len() * 2 > draft.house.geometry().sets();
    let has_hand = !hand.concealed.is_empty() || hand.winning_tile.is_some();
    let bonus = (!hand.bonus.is_empty()).then(|| {
        html! {
            <ul class="row row-bonus" role="list" aria-label={tr!("Bonus tiles")}>{ for bonus }</ul>
        }
    });
    let [in_first, in_second] = if beside_hand {
        [bonus, None]
    } else {
        [None, bonus]
    };
    let bare = hand.tiles().next().is_none() && hand.bonus.is_empty();
    html! {
        <div class={classes!("tray", asks.then_some("tray-asks"))} data-tray="">
            <h2 class="unseen">{ tr!("Hand") }</h2>
            if bare && trouble.is_empty() {
                <p class="tray-hint">{ tr!("Tap the tiles of the winning hand, or press one and slide for a set") }</p>
            }
            if !trouble.is_empty() {
                { wrong(trouble, why) }
            }
            <div class="tray-line">
                if has_hand {
                    <ul class="row row-hand" role="list" aria-label={tr!("In the hand")}>{ for concealed }{ for winning }</ul>
                }
                { in_first }
            </div>
            <div class="tray-line">
                { in_second }
                if !hand.melds.is_empty() {
                    <ul class="row" role="list" aria-label={tr!("On the table")}>{ for melds }</ul>
                }
            </div>
            if let Some(notice) = notice {
                <p class="tray-notice" data-notice="">{ words::full_sentence(notice) }</p>
            }
        </div>
    }
}

/// A tile or a set on the mat, to tap.
fn placed(
    screen: &ScoreScreen,
    spot: Spot,
    class: &'static str,
    label: String,
    faces: &[String],
    onclick: Callback<MouseEvent>,
) -> Html {
    let picked = screen.picked == Some(spot);
    let lit = screen.lit.contains(&spot).then_some("");
    html! {
        <li>
            <button
                type="button"
                class={class}
                aria-label={label}
                aria-pressed={picked.to_string()}
                data-lit={lit}
                {onclick}
            >
                { for faces.iter().map(|face| tile(face)) }
            </button>
        </li>
    }
}

/// What was wrong with the link that was opened.
fn wrong(trouble: &[Sentence], why: &[Sentence]) -> Html {
    let says = |one: &Sentence| html! { <p>{ words::full_sentence(one) }</p> };
    html! {
        <div class="tray-trouble" role="alert" data-trouble="">
            if why.is_empty() {
                <p>{ tr!("This link can’t be opened.") }</p>
            }
            { for trouble.iter().map(says) }
            if !why.is_empty() {
                <details>
                    <summary>{ tr!("What is wrong with it") }</summary>
                    { for why.iter().map(says) }
                </details>
            }
        </div>
    }
}

/// A set on the table in words: "pung of 7 dots, claimed from West".
pub fn name(meld: &MeldInput) -> String {
    let tile = meld.tiles.first().map_or("", |tile| tile.name());
    let set = match meld.kind {
        MeldKind::Chow => sentence!("chow from {0}", tile),
        MeldKind::Pung => sentence!("pung of {0}", tile),
        MeldKind::Kong => sentence!("kong of {0}", tile),
        MeldKind::AddedKong => sentence!("added kong of {0}", tile),
        MeldKind::ConcealedKong => sentence!("concealed kong of {0}", tile),
    };
    match meld.from {
        Some(from) => tr!("{0}, claimed from {1}", set, from),
        None => translated(&set),
    }
}

/// The faces of a set on the table; of a concealed kong the outer tiles lie face down.
pub fn faces(meld: &MeldInput) -> Vec<String> {
    let hidden = meld.kind == MeldKind::ConcealedKong;
    let last = meld.tiles.len().saturating_sub(1);
    meld.tiles
        .iter()
        .enumerate()
        .map(|(index, tile)| match index {
            0 if hidden => "back".to_owned(),
            _ if hidden && index == last => "back".to_owned(),
            _ => tile.to_string(),
        })
        .collect()
}
