//! A win with its tiles: entered on the Score screen, which knows what the table knows.

use yew::prelude::*;

use super::At;

/// Opens the Score screen for the hand that is played.
pub fn with_tiles(_at: &At) -> Html {
    Html::default()
}
