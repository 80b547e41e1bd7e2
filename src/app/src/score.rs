//! The Score screen.

pub mod analysis;
pub mod circumstances;
pub mod compare;
pub mod counted_win;
pub mod discards;
pub mod elements;
pub mod entry;
pub mod extras;
mod from_whom;
mod highlight;
pub mod ignored;
mod keys;
pub mod liability_questions;
pub mod link_error;
pub mod missing_facts;
mod modes;
pub mod other_readings;
mod payment_diagram;
pub mod payments;
pub mod result;
mod rule_set_prompt;
pub mod selection;
pub mod shortfall;
pub mod stakes;
mod tile_groups;
pub mod tray;
mod undo_keys;
pub mod use_details;
pub mod waits;
pub mod why_not;
mod winds;
pub mod winner_question;
pub mod with_more;

use std::rc::Rc;

use yew::prelude::*;

use self::circumstances::{circumstances, use_rare_circumstances};
use self::extras::has_extras;
use self::from_whom::from_whom;
use self::keys::Keys;
use self::modes::modes;
use self::result::result;
use self::tray::tray;
use self::winds::winds;
use crate::browser::window;
use crate::chunks::{EXTRAS, Load, use_lazy};
use crate::i18n::{Locale, use_locale};
use crate::link;
use crate::outcome::{Details, HandOutcome};
use crate::score::analysis::AnalysisFunctions;
use crate::score::link_error::link_error;
use crate::storage::use_storage;
use crate::store::{Draft, PageAction, PageState, Sheet, ViewAction};
use crate::ui::phrases;

/// Properties of [`ScorePage`].
#[derive(Properties, PartialEq)]
pub struct ScorePageProps {
    /// State of the page.
    pub state: Rc<PageState>,
    /// Outcome of the draft.
    pub outcome: Rc<HandOutcome>,
    /// Details of the outcome.
    pub details: Rc<Details>,
    /// Analysis of the hand, if it is loaded.
    pub analysis: Load<&'static AnalysisFunctions>,
    /// Handler of actions.
    pub onaction: Callback<PageAction>,
}

/// Scrolls to the tray when another hand begins: the reasons are further down.
#[hook]
fn use_top_of(turn: u32) {
    let before = use_mut_ref(|| turn);
    use_effect_with(turn, move |&turn| {
        if before.replace(turn) != turn
            && let Some(window) = window()
        {
            window.scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
}

/// The Score screen: tray, keys, winner and discarder, and the result.
#[component]
pub fn ScorePage(props: &ScorePageProps) -> Html {
    let locale = use_locale();
    let (state, outcome) = (&*props.state, &*props.outcome);
    let (screen, onaction) = (&state.score, &props.onaction);
    use_top_of(state.turn);
    let storage = use_storage();
    let draft = &state.draft;
    let locale = locale.of_part(draft.house.rule_set().table_key());
    let link_error =
        (!state.trouble.is_empty()).then(|| link_error(locale, &state.trouble, &state.why));
    let rare = use_rare_circumstances(draft);
    let analysis = props.analysis.ready();
    let extras = use_lazy(has_extras(draft.house.rule_set()).then_some(&EXTRAS));
    html! {
        <main class="board">
            <section class="play" aria-label={tr!(locale, "The hand")}>
                { tray(locale, state, screen, link_error, outcome.win().is_some(), onaction) }
                // The selection covers the modes, whose space is reserved.
                <div class="modes-place">
                    { modes(locale, state, screen.mode, screen.stays, onaction) }
                    if let (Some(spot), Some(analysis)) = (screen.picked, analysis) {
                        { (analysis.selection)(locale, draft, spot, &state.players(), onaction) }
                    }
                </div>
                <Keys
                    draft={Rc::clone(draft)}
                    mode={screen.mode}
                    can_undo={state.can_undo()}
                    has_extras={extras.ready().is_some()}
                    onaction={onaction.clone()}
                />
                if let Some(analysis) = analysis {
                    { (analysis.entry_methods)(draft, screen.mode, onaction) }
                }
            </section>
            <section class="how" aria-label={tr!(locale, "How it was won")}>
                <div class="seats">
                    { winds(locale, &draft.entry.context, onaction) }
                    { from_whom(locale, draft, state.last_winner, &state.players(), onaction) }
                </div>
                { circumstances(locale, draft, rare, onaction) }
                if let Some(analysis) = analysis {
                    { (analysis.stakes)(locale, draft, onaction) }
                }
                { more(locale, draft, onaction) }
            </section>
            { result(locale, state, outcome, &props.details, &props.analysis, &storage, onaction) }
        </main>
    }
}

/// Draws the links to further actions.
fn more(locale: Locale, draft: &Draft, onaction: &Callback<PageAction>) -> Html {
    let open = |name: String, key: &'static str, sheet: Sheet| {
        let onclick = onaction
            .reform(move |_: MouseEvent| PageAction::View(ViewAction::ShowSheet(Some(sheet))));
        html! { <button type="button" class="button" data-action={key} {onclick}>{ name }</button> }
    };
    let path = link::rulings_path(&draft.house.to_string());
    let practice = link::practice_path(&draft.house.to_string());
    html! {
        <div class="score-actions">
            if draft.house.rule_set().game.counted_win.is_some() {
                { open(tr!(locale, "Enter the {0} only", phrases::units(&draft.house)), "quick", Sheet::Quick) }
            }
            { open(tr!(locale, "Type or paste a hand").to_owned(), "type", Sheet::Type) }
            { open(tr!(locale, "Compare rules").to_owned(), "compare", Sheet::Compare) }
            <a class="button" data-action="happened" href={format!("#{path}")}>
                { tr!(locale, "Draws, fouls and more") }
            </a>
            <a class="button" data-action="practice" href={format!("#{practice}")}>{ tr!(locale, "Practice") }</a>
        </div>
    }
}
