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
pub(super) mod who;
pub(super) mod why_not;
mod winds;
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
use super::button::Button;
use super::deferred::DEFERRED;
use super::further::FURTHER;
use super::loading::loading;
use super::on_click::on_click;
use super::opening;
use super::tag::tag;
use super::use_chunk::use_chunk;
use crate::browser::window;
use crate::chunk::Loading;
use crate::components::score::extras::EXTRAS;
use crate::components::stateful::Stateful;
use crate::components::use_effect_with::use_effect_with;
use crate::language::{speak_of, spoken};
use crate::outcome::{Details, Outcome};
use crate::state::{Action, Draft, ScoreScreen, Sheet, State};
use crate::{link, words};

/// The Score screen: tray, keys, who won from whom, and the result.
pub struct Score {
    /// What all screens share.
    pub state: Rc<State>,
    /// What changes that.
    pub dispatcher: UseReducerDispatcher<State>,
    /// What this one keeps for itself.
    pub screen: Rc<RefCell<ScoreScreen>>,
    /// What the hand comes to.
    pub outcome: Rc<Outcome>,
    /// What stands behind that.
    pub details: Rc<Details>,
    /// Asks once more for what is drawn later.
    pub onload: Callback<MouseEvent>,
}

impl PartialEq for Score {
    /// It is drawn with the page: in which language, and what of it is loaded, stands in no property.
    fn eq(&self, _: &Self) -> bool {
        false
    }
}

/// Brings the tray into sight when another hand begins: reasons that were read lie further down.
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

impl Stateful for Score {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_score(self).run(hooks)
    }
}

#[hook]
fn use_score(props: &Score) -> Html {
    let (state, outcome) = (&*props.state, &*props.outcome);
    let again = use_force_update();
    let onaction = use_callback(props.dispatcher.clone(), {
        let screen = Rc::clone(&props.screen);
        move |action, state: &UseReducerDispatcher<State>| {
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
    let _speaking = speak_of(draft.house.rule_set().table_key());
    let deferred = DEFERRED.get().ok();
    let wrong = opening::get().ok().filter(|_| !state.trouble.is_empty());
    let wrong = wrong.map(|opening| (opening.wrong)(&state.trouble, &state.why));
    let stated = deferred.map(|deferred| (deferred.stated)(draft, onaction));
    let stated = stated.unwrap_or_default();
    let fold = use_fold(draft, true);
    let extras = has_extras(draft.house.rule_set()).then_some(&EXTRAS);
    use_chunk(extras, 0);
    let keys = Keys {
        draft: Rc::clone(draft),
        mode: screen.mode,
        can_undo: state.can_undo(),
        spoken: (spoken(), EXTRAS.get().is_ok()),
        onaction: onaction.clone(),
    };
    html! {
        <main class="board">
            <section class="play" aria-label={tr!("The hand")}>
                { tray(state, screen, wrong, outcome.win().is_some() || deferred.is_none(), onaction) }
                // What is picked lies over the modes, whose place is kept.
                <div class="modes-place">
                    { modes(state, screen.mode, screen.stays, onaction) }
                    if let (Some(spot), Ok(further)) = (screen.picked, FURTHER.get()) {
                        { (further.selection)(draft, spot, onaction) }
                    }
                </div>
                { keys.html() }
                if let Ok(further) = FURTHER.get() {
                    { (further.beside)(draft, screen.mode, onaction) }
                }
            </section>
            <section class="how" aria-label={tr!("How it was won")}>
                <div class="seats">
                    { winds(&draft.entry.context, onaction) }
                    { from_whom(draft, state.last_winner, onaction) }
                </div>
                { circumstances(draft, stated, fold, onaction) }
                if let (true, Ok(extras)) = (draft.house.rule_set().on_table.is_some(), EXTRAS.get()) {
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

/// The result, while what works it out isn't there.
fn unread(outcome: &Outcome, why: Loading, onload: &Callback<MouseEvent>) -> Html {
    let headline = match (outcome, why) {
        (Outcome::Growing { to_go }, Loading::Pending) => {
            let says = words::to_go(*to_go);
            tag("p").class("headline").child(says).done()
        }
        _ => loading(why, onload.clone()),
    };
    let line = tag("div").class("result-line").child(headline);
    // With a key of its own nothing of it becomes another part of the result, and seems to move.
    tag("section")
        .key("unread")
        .class("result")
        .with("aria-label", tr!("Result"))
        .with("data-result", "")
        .child(tag("div").class("result-head").child(line))
        .done()
}

/// What else can be asked.
fn more(draft: &Draft, onaction: &Callback<Action>) -> Html {
    let open = |name: &str, key: &str, sheet: Sheet| {
        let button = Button {
            class: "button",
            hook: ("data-action", key.to_owned()),
            ..Button::default()
        };
        button.draw(
            name.to_owned(),
            on_click(onaction, Action::Sheet(Some(sheet))),
        )
    };
    let counted = draft.house.rule_set().counted_win.map(|_| {
        let says = tr!("Enter the {0} only", words::units(&draft.house));
        open(&says, "quick", Sheet::Quick)
    });
    let path = link::fouls_path(&link::house(&draft.house));
    let happened = tag("a")
        .class("button")
        .with("data-action", "happened")
        .with("href", format!("#{path}"))
        .child(tr!("Draws, fouls and more"));
    tag("div")
        .class("asks")
        .child_if(counted)
        .child(open(tr!("Type or paste a hand"), "type", Sheet::Type))
        .child(open(tr!("Compare rules"), "compare", Sheet::Compare))
        .child(happened)
        .done()
}
