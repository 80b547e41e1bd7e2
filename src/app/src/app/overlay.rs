//! Overlay: a sheet, or the bar for a newer version.

use yew::prelude::*;

use super::secondary_screens::ScreenFunctions;
use crate::chunks::Load;
use crate::i18n::Locale;
use crate::outcome::{Details, HandOutcome};
use crate::score::analysis::AnalysisFunctions;
use crate::store::{PageAction, PageState, ViewAction};
use crate::ui::loading::loading;

/// Draws the overlay.
pub fn overlay(
    locale: Locale,
    state: &PageState,
    outcome: &HandOutcome,
    details: &Details,
    onaction: &Callback<PageAction>,
    (analysis, screens): (&Load<&AnalysisFunctions>, &Load<&ScreenFunctions>),
) -> Html {
    match (state.sheet, screens.ready()) {
        (None, _) => analysis
            .ready()
            .map(|analysis| (analysis.bars)(locale))
            .unwrap_or_default(),
        (Some(which), Some(screens)) => {
            (screens.sheet)(locale, which, state, outcome, details, onaction)
        }
        (Some(_), None) => {
            let onclick =
                onaction.reform(|_: MouseEvent| PageAction::View(ViewAction::ShowSheet(None)));
            html! {
                <dialog class="sheet sheet-loading" open=true>
                    { loading(locale, screens) }
                    <button type="button" class="button" data-action="close" {onclick}>{ tr!(locale, "Close") }</button>
                </dialog>
            }
        }
    }
}
