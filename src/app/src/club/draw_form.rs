//! The draw of a round: the form, the picture for a projector, and slips of paper.

use yew::prelude::*;

use super::club_view::ClubView;
use crate::i18n::Locale;

/// Draws the form for the draw of the next round.
pub fn draw_form(at: &ClubView) -> Html {
    let _ = at;
    Html::default()
}

/// Draws the current round for a projector.
pub fn projector(at: &ClubView) -> Html {
    let _ = at;
    Html::default()
}

/// Draws the slips of the current round, for printing.
pub fn slips(locale: Locale, at: &ClubView) -> Html {
    let _ = (locale, at);
    Html::default()
}
