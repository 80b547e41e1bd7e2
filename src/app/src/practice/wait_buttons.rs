//! Tiles to mark: those that complete a hand, and the one that pays most.

use tilewise_practice::{Reply, WaitChoices};
use tilewise_rules::{Tile, TileSet};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::practice::choice_buttons::Mark;
use crate::ui::tile::tile;

/// Draws a button for each tile, which marks it, and the choice of the one that pays most.
pub fn wait_buttons(
    locale: Locale,
    waits: &WaitChoices,
    tiles: TileSet,
    best: Option<Tile>,
    is_replied: bool,
    onchange: &Callback<Reply>,
) -> Html {
    let right = waits.right();
    let toggle = |one: Tile| {
        let is_chosen = tiles.contains(one);
        let next = if is_chosen {
            tiles.without(one)
        } else {
            tiles.with(one)
        };
        let best = best.filter(|&best| next.contains(best));
        let reply = Reply::Waits { tiles: next, best };
        let mark = mark(right.contains(one), is_chosen).filter(|_| is_replied);
        button(
            locale,
            one,
            is_chosen,
            mark,
            is_replied,
            onchange.reform(move |_| reply.clone()),
        )
    };
    let choose_best = |one: Tile| {
        let is_chosen = best == Some(one);
        let reply = Reply::Waits {
            tiles,
            best: (!is_chosen).then_some(one),
        };
        let mark = mark(waits.best == Some(one), is_chosen).filter(|_| is_replied);
        button(
            locale,
            one,
            is_chosen,
            mark,
            is_replied,
            onchange.reform(move |_| reply.clone()),
        )
    };
    let marked = if is_replied { right } else { tiles };
    html! {
        <>
            <div class="practice-keys" role="group" aria-label={tr!(locale, "Tiles that complete the hand")}>
                { for waits.candidates.iter().map(toggle) }
            </div>
            if waits.best.is_some() && !marked.is_empty() {
                <h3 class="label">{ tr!(locale, "Which of them pays most?") }</h3>
                <div class="practice-keys" role="group" aria-label={tr!(locale, "The tile that pays most")} data-best="">
                    { for marked.iter().map(choose_best) }
                </div>
            }
        </>
    }
}

/// Draws the button of a tile.
fn button(
    locale: Locale,
    one: Tile,
    is_chosen: bool,
    mark: Option<Mark>,
    is_replied: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    let name = locale.translate(one.name());
    let label = match mark {
        Some(mark) => format!("{name}: {}", mark.name(locale)),
        None => name.to_owned(),
    };
    html! {
        <button type="button" class="practice-key" data-choice={one.to_string()} data-mark={mark.map(Mark::key)}
            aria-label={label} title={name} aria-pressed={is_chosen.to_string()} disabled={is_replied} {onclick}>
            { tile(&one.to_string()) }
        </button>
    }
}

/// Returns the mark of a tile after the reply.
const fn mark(is_right: bool, is_chosen: bool) -> Option<Mark> {
    match (is_right, is_chosen) {
        (true, _) => Some(Mark::Right),
        (false, true) => Some(Mark::Wrong),
        (false, false) => None,
    }
}
