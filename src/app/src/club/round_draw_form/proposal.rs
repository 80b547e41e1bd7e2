//! A draw that is proposed.

use tilewise_club::{Draw, ProposedDraw};
use yew::prelude::*;

use super::drawn_tables::{drawn_table, how_to_repeat, waiting};
use crate::club::club_view::ClubView;
use crate::i18n::Locale;
use crate::ui::phrases;

/// Draws a proposed draw with what it couldn't avoid, and the buttons that use it or make another one.
pub fn proposal(
    locale: Locale,
    at: &ClubView,
    proposed: &ProposedDraw,
    onuse: &Callback<Draw>,
    onanother: &Callback<MouseEvent>,
) -> Html {
    let draw = &proposed.draw;
    let name = |member: &_| at.name(locale, member);
    let notes = proposed.notes.iter();
    let notes: Vec<_> = notes
        .map(|note| phrases::full_sentence(locale, &note.sentence(&name)))
        .collect();
    let onclick = {
        let draw = draw.clone();
        onuse.reform(move |_: MouseEvent| draw.clone())
    };
    html! {
        <section class="proposal" data-proposal="" aria-label={tr!(locale, "The draw that is proposed")}>
            <h3 class="round-title">{ tr!(locale, "Round {0}", draw.round) }</h3>
            <ul class="drawn-tables">
                for (number, table) in (1..).zip(&draw.tables) {
                    { drawn_table(locale, at, number, &table.seats, Html::default()) }
                }
            </ul>
            { waiting(locale, at, &draw.waiting) }
            if !notes.is_empty() {
                <ul class="proposal-notes" data-notes={notes.len().to_string()}>
                    for note in notes {
                        <li>{ note }</li>
                    }
                </ul>
            }
            { how_to_repeat(locale, draw.round, draw.method, draw.seed) }
            <div class="club-confirm">
                <button type="button" class="button button-done" data-action="use-draw" {onclick}>
                    { tr!(locale, "Use this draw") }
                </button>
                <button type="button" class="button" data-action="draw-another" onclick={onanother.clone()}>
                    { tr!(locale, "Draw again with another number") }
                </button>
            </div>
        </section>
    }
}
