//! The game for another phone: as codes for its camera, as a link; and who has the pen.

use gloo::timers::callback::Interval;
use tilewise_api::{game_codes, game_link};
use tilewise_ledger::Input;
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use crate::browser::window;
use crate::components::button::Button;
use crate::components::share::address;
use crate::components::share::code::Code;
use crate::components::share::field::Field;
use crate::components::stateful::Stateful;
use crate::components::table::{At, head};
use crate::components::tag::tag;
use crate::components::use_effect_with::use_effect_with;
use crate::games;
use crate::games::kept;
use crate::link::table_path;
use crate::table::Step;

/// A code of so many bytes is read from one phone by another at once.
const ROOM: usize = 350;
/// So many milliseconds each of several codes is shown.
const TURN: u32 = 4_000;

/// The game for another phone.
pub fn give(at: &At) -> Html {
    super::inject();
    let codes = Codes { at: at.clone() };
    tag("div")
        .class("told codes")
        .child(head(at, tr!("Other phones").to_owned()))
        .child(pen(at))
        .child(codes.html())
        .done()
}

/// Who has the pen, and how it changes hands.
fn pen(at: &At) -> Html {
    let pen = at.shown.log.pen();
    let button = |class: &'static str, key: &str| Button {
        class,
        hook: ("data-action", key.to_owned()),
        idle: !kept::may_write() && key == "give-pen",
        ..Button::default()
    };
    let id = at.shown.id.clone();
    let give = Callback::from(move |_: MouseEvent| games::write(&id, Input::PenGiven));
    let id = at.shown.id.clone();
    let take = Callback::from(move |_: MouseEvent| games::take_pen(&id));
    let (key, says, button) = if games::may_write(&at.shown.log) {
        (
            "here",
            tr!(
                "This phone keeps score. A phone that opens the game only watches, until you hand over scorekeeping."
            ),
            button("button", "give-pen").draw(tr!("Let another phone keep score"), give),
        )
    } else if pen.device.is_none() {
        (
            "given",
            tr!(
                "Scorekeeping was handed over. The phone that scans this code can keep score; this one only watches."
            ),
            button("button", "take-pen").draw(tr!("Keep score here again"), take),
        )
    } else {
        (
            "other",
            tr!(
                "Another phone keeps score. Keep score here only if that phone has stopped: entries from both are saved, and you choose which to keep."
            ),
            button("button", "take-pen").draw(tr!("Keep score here"), take),
        )
    };
    tag("div")
        .class("codes-pen")
        .with("role", "status")
        .with("data-pen", key)
        .child(tag("p").child(says))
        .child(button)
        .done()
}

/// The codes of a game, one after the other, and its link.
#[derive(PartialEq)]
struct Codes {
    at: At,
}

impl Stateful for Codes {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_codes(self).run(hooks)
    }
}

#[hook]
fn use_codes(props: &Codes) -> Html {
    let texts = use_memo(props.at.shown.log.clone(), |log| {
        let codes = game_codes(log, ROOM).unwrap_or_default();
        let codes = codes.into_iter().map(Step::Code);
        let game = Step::Game(game_link(log));
        let path = |step: Step| table_path(&crate::table::Place::from(step).path());
        let link = |step| crate::share::link(&address(), &path(step));
        (codes.map(link).collect::<Vec<_>>(), link(game))
    });
    let (codes, link) = &*texts;
    let count = codes.len();
    let shown = use_state(|| 0_usize);
    let turns = use_state_eq(|| !is_still());
    {
        let shown = shown.clone();
        // Each turn draws it anew, and waits anew.
        use_effect_with((count, *turns, *shown), move |&(count, turns, now)| {
            let next = move || shown.set((now + 1) % count.max(1));
            let timer = (turns && count > 1).then(|| Interval::new(TURN, next));
            move || drop(timer)
        });
    }
    let now = (*shown).min(count.saturating_sub(1));
    let field = Field {
        id: "game-link",
        label: tr!("The game as a link").into(),
        text: link.clone().into(),
        long: false,
    };
    let code = if let Some(code) = codes.get(now) {
        let code = Code {
            link: code.clone().into(),
        };
        let turning = (count > 1).then(|| turning(now, count, &shown, &turns));
        [code.html(), turning.unwrap_or_default()]
            .into_iter()
            .collect()
    } else {
        let says = tr!("This game is too long for codes: send the link.");
        tag("p").child(says).done()
    };
    let hint = tr!(
        "Phones don’t sync. The other phone shows the game as it is now. Show it a newer code to update it."
    );
    let hint = tag("p").class("tabletop-hint").child(hint).done();
    [code, hint, field.html()].into_iter().collect()
}

/// Whether the reader wants nothing to move by itself.
fn is_still() -> bool {
    let query =
        window().and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok());
    query.flatten().is_some_and(|query| query.matches())
}

/// Which of several codes is shown, and the way to the others.
fn turning(
    now: usize,
    count: usize,
    shown: &UseStateHandle<usize>,
    turns: &UseStateHandle<bool>,
) -> Html {
    let button = |key: &str| Button {
        class: "button",
        hook: ("data-action", key.to_owned()),
        ..Button::default()
    };
    let to = |place: usize| {
        let (shown, turns) = (shown.clone(), turns.clone());
        Callback::from(move |_: MouseEvent| {
            turns.set(false);
            shown.set(place);
        })
    };
    let turn = {
        let turns = turns.clone();
        Callback::from(move |_: MouseEvent| turns.set(!*turns))
    };
    let live = if **turns { "off" } else { "polite" };
    let says = tag("strong").child(tr!("Code {0} of {1}", now + 1, count));
    let which = tag("p")
        .class("codes-which")
        .with("aria-live", live)
        .with("data-code-shown", format!("{}/{count}", now + 1))
        .child(says);
    let turns = if **turns {
        tr!("Stop")
    } else {
        tr!("Change automatically")
    };
    let keys = tag("div")
        .class("codes-turn")
        .child(button("code-before").draw(tr!("Previous code"), to((now + count - 1) % count)))
        .child(button("code-turns").draw(turns, turn))
        .child(button("code-next").draw(tr!("Next code"), to((now + 1) % count)));
    let hint = tr!("Scan all of them, in any order. The other phone shows which are missing.");
    let hint = tag("p").class("tabletop-hint").child(hint);
    [which, keys, hint].into_iter().collect()
}
