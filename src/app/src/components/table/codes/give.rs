//! Transfer of the game to another device: as QR codes, as a link; and the write lock.

use gloo::timers::callback::Interval;
use tilewise_api::{game_codes, game_link};
use tilewise_ledger::GameEvent;
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use crate::browser::window;
use crate::components::button::Button;
use crate::components::share::address;
use crate::components::share::code::LinkQrCode;
use crate::components::share::field::Field;
use crate::components::stateful::Stateful;
use crate::components::table::{TableContext, head};
use crate::components::tag::tag;
use crate::components::use_effect_with::use_effect_with;
use crate::games;
use crate::games::store;
use crate::link::table_path;
use crate::table::Route;

/// Maximal size of a code in bytes that phones scan reliably.
const ROOM: usize = 350;
/// Milliseconds for which each of several codes is shown.
const TURN: u32 = 4_000;

/// Draws the transfer of the game to another device.
pub fn give(at: &TableContext) -> Html {
    let codes = CodeCarousel { at: at.clone() };
    tag("div")
        .class("step-panel codes")
        .child(head(at, tr!("Other phones").to_owned()))
        .child(write_lock(at))
        .child(codes.html())
        .done()
}

/// Draws the holder of the write lock, and how it is handed over.
fn write_lock(at: &TableContext) -> Html {
    let lock = at.replayed.log.write_lock();
    let button = |class: &'static str, key: &str| Button {
        class,
        hook: ("data-action", key.to_owned()),
        idle: !store::may_write() && key == "give-pen",
        ..Button::default()
    };
    let id = at.replayed.id.clone();
    let give = Callback::from(move |_: MouseEvent| games::write(&id, GameEvent::LockReleased));
    let id = at.replayed.id.clone();
    let take = Callback::from(move |_: MouseEvent| games::take_write_lock(&id));
    let (key, text, button) = if games::may_write(&at.replayed.log) {
        (
            "here",
            tr!(
                "This phone keeps score. A phone that opens the game only watches, until you hand over scorekeeping."
            ),
            button("button", "give-pen").draw(tr!("Let another phone keep score"), give),
        )
    } else if lock.device.is_none() {
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
        .class("codes-lock")
        .with("role", "status")
        .with("data-pen", key)
        .child(tag("p").child(text))
        .child(button)
        .done()
}

/// Codes of a game, in turn, and its link.
#[derive(PartialEq)]
struct CodeCarousel {
    at: TableContext,
}

impl Stateful for CodeCarousel {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_codes(self).run(hooks)
    }
}

#[hook]
fn use_codes(props: &CodeCarousel) -> Html {
    let texts = use_memo(props.at.replayed.log.clone(), |log| {
        let codes = game_codes(log, ROOM).unwrap_or_default();
        let codes = codes.into_iter().map(Route::Code);
        let game = Route::Game(game_link(log));
        let path = |step: Route| table_path(&crate::table::TableLocation::from(step).path());
        let link = |step| crate::share::link(&address(), &path(step));
        (codes.map(link).collect::<Vec<_>>(), link(game))
    });
    let (codes, link) = &*texts;
    let count = codes.len();
    let current = use_state(|| 0_usize);
    let turns = use_state_eq(|| !is_still());
    {
        let current = current.clone();
        // Each turn redraws the code and restarts the timer.
        use_effect_with((count, *turns, *current), move |&(count, turns, now)| {
            let next = move || current.set((now + 1) % count.max(1));
            let timer = (turns && count > 1).then(|| Interval::new(TURN, next));
            move || drop(timer)
        });
    }
    let now = (*current).min(count.saturating_sub(1));
    let field = Field {
        id: "game-link",
        label: tr!("The game as a link").into(),
        text: link.clone().into(),
        long: false,
    };
    let code = if let Some(code) = codes.get(now) {
        let code = LinkQrCode {
            link: code.clone().into(),
        };
        let turning = (count > 1).then(|| turning(now, count, &current, &turns));
        [code.html(), turning.unwrap_or_default()]
            .into_iter()
            .collect()
    } else {
        let message = tr!("This game is too long for codes: send the link.");
        tag("p").child(message).done()
    };
    let hint = tr!(
        "Phones don’t sync. The other phone shows the game as it is now. Show it a newer code to update it."
    );
    let hint = tag("p").class("tabletop-hint").child(hint).done();
    [code, hint, field.html()].into_iter().collect()
}

/// Returns true if the user prefers reduced motion.
fn is_still() -> bool {
    let query =
        window().and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok());
    query.flatten().is_some_and(|query| query.matches())
}

/// Draws the number of the current code, and the buttons for the others.
fn turning(
    now: usize,
    count: usize,
    current: &UseStateHandle<usize>,
    turns: &UseStateHandle<bool>,
) -> Html {
    let button = |key: &str| Button {
        class: "button",
        hook: ("data-action", key.to_owned()),
        ..Button::default()
    };
    let to = |place: usize| {
        let (current, turns) = (current.clone(), turns.clone());
        Callback::from(move |_: MouseEvent| {
            turns.set(false);
            current.set(place);
        })
    };
    let turn = {
        let turns = turns.clone();
        Callback::from(move |_: MouseEvent| turns.set(!*turns))
    };
    let live = if **turns { "off" } else { "polite" };
    let text = tag("strong").child(tr!("Code {0} of {1}", now + 1, count));
    let which = tag("p")
        .class("codes-which")
        .with("aria-live", live)
        .with("data-code-shown", format!("{}/{count}", now + 1))
        .child(text);
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
