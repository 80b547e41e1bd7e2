//! The ways from one step to another, and what stands above each.

use yew::prelude::*;

use super::at::{At, href};
use crate::language::translate;
use crate::table::{Aim, Place, Step};

/// The way to the other games.
pub(super) fn games_button() -> Html {
    html! { <a class="button button-bare" data-action="games" href={href(&Step::Games.into())}>{ tr!("Games") }</a> }
}

/// The way back, and what is done here.
pub(super) fn head(at: &At, says: String) -> Html {
    headed(&at.back().into(), says)
}

/// The way back to a place, and what is done here.
pub(super) fn headed(back: &Place, says: String) -> Html {
    html! {
        <div class="evening-head">
            <a class="way-back" data-action="back" href={href(back)}>{ tr!("Back") }</a>
            { title(says) }
        </div>
    }
}

/// What is done here: the focus is led to it, step by step.
pub(super) fn title(says: String) -> Html {
    html! { <h2 tabindex="-1" data-step="">{ says }</h2> }
}

/// What else can be told here: what it is isn't settled by where it goes.
pub(super) fn kinds(at: &At) -> Html {
    if matches!(at.place.aim, Aim::Next | Aim::With(_)) {
        return Html::default();
    }
    let before = at.before();
    let bets = before
        .table()
        .is_some_and(|table| table.rules.house.rule_set().progression.bet > 0);
    let one = |key: &'static str, says: &'static str, step: Step| {
        let here = at.place.step == step;
        html! {
            <a class="chip" data-kind={key} aria-current={here.then_some("page")} href={href(&at.place.to(step))}>
                { translate(says) }
            </a>
        }
    };
    html! {
        <nav class="chips" aria-label={tr!("What happened?")}>
            { one("won", text!("Somebody won"), Step::Won(None)) }
            { one("drawn", text!("Nobody won"), Step::Drawn(None)) }
            { one("happened", text!("Something happened"), Step::Happened(None)) }
            if bets {
                { one("bet", text!("Riichi"), Step::Bet) }
            }
        </nav>
    }
}

/// The way to what can be taken out of the game.
pub(super) fn save_link(class: &'static str, says: &'static str) -> Html {
    html! { <a {class} data-action="save" href={href(&Step::Save.into())}>{ says }</a> }
}

/// The way to a game that was saved as a file.
pub(super) fn open_link() -> Html {
    html! { <a class="button" data-action="open-saved" href={href(&Step::Open.into())}>{ tr!("Open a saved game") }</a> }
}
