//! The Score screen.

pub(super) mod circumstances;
pub(super) mod compare;
pub(super) mod discards;
pub(super) mod elements;
pub(super) mod entry;
pub(crate) mod extras;
mod from_whom;
mod highlight;
pub(super) mod ignored;
mod keys;
mod layout;
pub(super) mod liability_questions;
mod modes;
pub(super) mod open;
pub(super) mod other_readings;
mod payment_diagram;
pub(super) mod payments;
pub(super) mod result;
pub(super) mod selection;
pub(super) mod shortfall;
pub(super) mod tray;
mod undo_keys;
pub(super) mod waits;
mod which_game;
pub(super) mod why_not;
mod winds;
pub(super) mod winner_question;
pub(super) mod with_more;

use std::cell::RefCell;
use std::rc::Rc;

use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use self::circumstances::{circumstances, use_fold};
use self::extras::has_extras;
use self::from_whom::from_whom;
use self::keys::Keys;
use self::modes::modes;
use self::tray::tray;
use self::winds::winds;
use super::analysis_chunk::FURTHER;
use super::button::Button;
use super::loading::loading;
use super::on_click::on_click;
use super::persistence_chunk;
use super::result_chunk::DEFERRED;
use super::tag::tag;
use super::use_chunk::use_chunk;
use crate::browser::window;
use crate::chunk::Loading;
use crate::components::score::extras::EXTRAS;
use crate::components::stateful::Stateful;
use crate::components::use_effect_with::use_effect_with;
use crate::language::{current_language, translation_scope};
use crate::outcome::{Details, HandOutcome};
use crate::state::{Draft, PageAction, PageState, ScoreScreen, Sheet};
use crate::{link, words};

/// The Score screen: tray, keys, winner and discarder, and the result.
pub struct ScorePage {
    /// State of the page.
    pub state: Rc<PageState>,
    /// Dispatcher of that state.
    pub dispatcher: UseReducerDispatcher<PageState>,
    /// State of this screen.
    pub screen: Rc<RefCell<ScoreScreen>>,
    /// Outcome of the draft.
    pub outcome: Rc<HandOutcome>,
    /// Details of the outcome.
    pub details: Rc<Details>,
    /// Retries to load the result chunk.
    pub onload: Callback<MouseEvent>,
}

impl PartialEq for ScorePage {
    /// Always redrawn with the page: language and loaded chunks aren't among the properties.
    fn eq(&self, _: &Self) -> bool {
        false
    }
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

impl Stateful for ScorePage {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_score(self).run(hooks)
    }
}

#[hook]
fn use_score(props: &ScorePage) -> Html {
    let (state, outcome) = (&*props.state, &*props.outcome);
    let again = use_force_update();
    let onaction = use_callback(props.dispatcher.clone(), {
        let screen = Rc::clone(&props.screen);
        move |action, state: &UseReducerDispatcher<PageState>| {
            let action = screen.borrow_mut().enter(action);
            again.force_update();
            if let Some(action) = action {
                state.dispatch(action);
            }
        }
    });
    let onaction = &onaction;
    use_top_of(state.turn);
    props.screen.borrow_mut().follow(state);
    let screen = &props.screen.borrow();
    let draft = &state.draft;
    let _scope = translation_scope(draft.house.rule_set().table_key());
    let deferred = DEFERRED.get().ok();
    let link_error = persistence_chunk::get()
        .ok()
        .filter(|_| !state.trouble.is_empty());
    let link_error = link_error.map(|opening| (opening.link_error)(&state.trouble, &state.why));
    let stated = deferred.map(|deferred| (deferred.stated)(draft, onaction));
    let stated = stated.unwrap_or_default();
    let fold = use_fold(draft, true);
    let extras = has_extras(draft.house.rule_set()).then_some(&EXTRAS);
    use_chunk(extras, 0);
    html! {
        <main class="board">
            <section class="play" aria-label={tr!("The hand")}>
                { tray(state, screen, link_error, outcome.win().is_some() || deferred.is_none(), onaction) }
                // The selection covers the modes, whose space is reserved.
                <div class="modes-place">
                    { modes(state, screen.mode, screen.stays, onaction) }
                    if let (Some(spot), Ok(further)) = (screen.picked, FURTHER.get()) {
                        { (further.selection)(draft, spot, onaction) }
                    }
                </div>
                <Keys
                    draft={Rc::clone(draft)}
                    mode={screen.mode}
                    can_undo={state.can_undo()}
                    wording={(current_language(), EXTRAS.get().is_ok())}
                    onaction={onaction.clone()}
                />
                if let Ok(further) = FURTHER.get() {
                    { (further.entry_methods)(draft, screen.mode, onaction) }
                }
            </section>
            <section class="how" aria-label={tr!("How it was won")}>
                <div class="seats">
                    { winds(&draft.entry.context, onaction) }
                    { from_whom(draft, state.last_winner, onaction) }
                </div>
                { circumstances(draft, stated, fold, onaction) }
                if let (true, Ok(extras)) = (draft.house.rule_set().declaration.is_some(), EXTRAS.get()) {
                    { (extras.on_table)(draft, onaction) }
                }
                { more(draft, onaction) }
            </section>
            { match DEFERRED.get() {
                Ok(deferred) => (deferred.result)(draft, state.last_winner, screen, outcome, &props.details, onaction, &props.onload),
                Err(why) => unread(outcome, why, &props.onload),
            } }
        </main>
    }
}

/// Draws the result while its chunk isn't loaded.
fn unread(outcome: &HandOutcome, why: Loading, onload: &Callback<MouseEvent>) -> Html {
    let headline = match (outcome, why) {
        (HandOutcome::Growing { to_go }, Loading::Pending) => {
            let text = words::to_go(*to_go);
            tag("p").class("headline").child(text).done()
        }
        _ => loading(why, onload.clone()),
    };
    let line = tag("div").class("result-line").child(headline);
    // A key of its own: no element is reused in the loaded result, which would animate it.
    tag("section")
        .key("unread")
        .class("result")
        .with("aria-label", tr!("Result"))
        .with("data-result", "")
        .child(tag("div").class("result-head").child(line))
        .done()
}

/// Draws the links to further actions.
fn more(draft: &Draft, onaction: &Callback<PageAction>) -> Html {
    let open = |name: &str, key: &str, sheet: Sheet| {
        let button = Button {
            class: "button",
            hook: ("data-action", key.to_owned()),
            ..Button::default()
        };
        button.draw(
            name.to_owned(),
            on_click(onaction, PageAction::Sheet(Some(sheet))),
        )
    };
    let counted = draft.house.rule_set().counted_win.map(|_| {
        let label = tr!("Enter the {0} only", words::units(&draft.house));
        open(&label, "quick", Sheet::Quick)
    });
    let path = link::fouls_path(&link::house(&draft.house));
    let happened = tag("a")
        .class("button")
        .with("data-action", "happened")
        .with("href", format!("#{path}"))
        .child(tr!("Draws, fouls and more"));
    tag("div")
        .class("score-actions")
        .child_if(counted)
        .child(open(tr!("Type or paste a hand"), "type", Sheet::Type))
        .child(open(tr!("Compare rules"), "compare", Sheet::Compare))
        .child(happened)
        .done()
}
