//! A game that was saved as a file: read, looked at, and taken in as a game of its own.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::{Function, Promise, Reflect, Uint8Array};
use tilewise_ledger::{Line, Table};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlInputElement;
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::super::{go, headed};
use super::refused::refused;
use crate::components::button::Button;
use crate::components::stateful::Stateful;
use crate::components::tag::{Tag, tag};
use crate::games::file::{self, Read, Unreadable, Why};
use crate::games::{self, Arrival, kept};
use crate::language::{Language, speak_of};
use crate::state::Action;
use crate::table::{Step, amount, hands, house, name, position, refusal};
use crate::{rule_sets, words};

/// So many lines that count for nothing are shown.
const SHOWN: usize = 5;

/// What opens a game that was saved as a file.
#[derive(PartialEq)]
pub struct Open {
    /// The language of the page.
    pub language: Language,
    /// What the page does.
    pub onaction: Callback<Action>,
}

impl Stateful for Open {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_open(self).run(hooks)
    }
}

/// A file, as far as it has come.
#[derive(Clone, PartialEq)]
enum Chosen {
    /// None was chosen.
    Nothing,
    /// It is being read.
    Reading,
    /// The browser doesn't give it.
    Denied,
    /// It is a game, or none.
    Read(Rc<Result<Read, Unreadable>>),
}

#[hook]
fn use_open(props: &Open) -> Html {
    let chosen = use_state(|| Chosen::Nothing);
    let onchange = {
        let chosen = chosen.clone();
        Callback::from(move |event: Event| {
            let Some(field) = event.target_dyn_into::<HtmlInputElement>() else {
                return;
            };
            let Some(file) = first_file(&field) else {
                return;
            };
            // The same file may be chosen again when it was mended.
            field.set_value("");
            chosen.set(Chosen::Reading);
            let chosen = chosen.clone();
            spawn_local(async move {
                let Some(bytes) = bytes(file).await else {
                    return chosen.set(Chosen::Denied);
                };
                let is_read = Rc::new(Cell::new(false));
                // What can't be read is read once more when another rule set comes.
                rule_sets::load_all(move || {
                    if !is_read.get() {
                        let read = bytes.as_deref().map_err(Unreadable::clone);
                        let read = read.and_then(file::read);
                        is_read.set(read.is_ok());
                        chosen.set(Chosen::Read(Rc::new(read)));
                    }
                });
            });
        })
    };
    let content = match &*chosen {
        Chosen::Nothing => Html::default(),
        Chosen::Reading => {
            let says = tr!("The file is being read …");
            tag("p").with("role", "status").child(says).done()
        }
        Chosen::Denied => {
            let refused = tag("p").class("refused").with("role", "alert");
            let says = tr!("The browser doesn’t let this page read the file: choose it once more.");
            refused.child(says).done()
        }
        Chosen::Read(read) => match &**read {
            Ok(read) => arrived(read, props),
            Err(why) => refused(why),
        },
    };
    let back = if games::current().is_some() {
        Step::Games
    } else {
        Step::New
    };
    let input = html! {
        <input type="file" accept=".json,application/json" data-action="choose-file" {onchange} />
    };
    let says = tr!(
        "A file that was saved at a Table becomes a game of this device. What is here already stays as it is."
    );
    let choose = tag("label").class("button button-file").child(input);
    tag("div")
        .class("told")
        .child(headed(&back.into(), tr!("Open a saved game").to_owned()))
        .child(tag("p").child(says))
        .child(choose.child(tr!("Choose a file")))
        .child(content)
        .done()
}

/// What the file is, beside what is here; and what can be done with it.
fn arrived(read: &Read, props: &Open) -> Html {
    let Some(table) = read.game.table() else {
        return Html::default();
    };
    let _speaking = speak_of(table.rules.house.rule_set().table_key());
    let arrival = Arrival::of(&read.log, &games::all());
    let where_it_is = match table.over {
        Some(_) => tr!("The game is over.").to_owned(),
        None => position(house(table), table.position),
    };
    let stands = tag("p").child(where_it_is).child(" · ");
    let ways = ways(&arrival, read, props);
    tag("section")
        .class("arrived")
        .with("data-arrival", key(&arrival))
        .child(tag("h3").child(table.players.join(", ")))
        .child(tag("p").child(words::rules_of(house(table))))
        .child(stands.child(hands(house(table), table.hands)))
        .child(noted(read, table))
        .child(tag("p").with("role", "status").child(says(&arrival)))
        .child(tag("div").class("tabletop-asks").child(ways))
        .done()
}

const fn key(arrival: &Arrival) -> &'static str {
    match arrival {
        Arrival::New => "new",
        Arrival::Known(..) => "known",
        Arrival::Further(..) => "further",
        Arrival::Apart(_) => "apart",
    }
}

fn says(arrival: &Arrival) -> String {
    match arrival {
        Arrival::New => tr!("It can be read as a whole.").to_owned(),
        Arrival::Known(_, 0) => tr!("This game is already here, with the same content.").to_owned(),
        Arrival::Known(_, more) => tr!(
            "This game is here already, and has {0} {0:entry|entries} more here than in the file.",
            *more
        ),
        Arrival::Further(_, new) => tr!(
            "This game is here already; the file goes on with it by {0} {0:entry|entries}.",
            *new
        ),
        Arrival::Apart(_) => tr!(
            "A different version of this game is already here. The file will be opened as a copy, so that you can compare both."
        )
        .to_owned(),
    }
}

/// What can be done with it.
fn ways(arrival: &Arrival, read: &Read, props: &Open) -> Html {
    let way = |class: &'static str, key: &str, does_write: bool| Button {
        class,
        hook: ("data-action", key.to_owned()),
        idle: does_write && !kept::may_write(),
        ..Button::default()
    };
    let after = |does: Box<dyn Fn()>| {
        let onaction = props.onaction.clone();
        Callback::from(move |_: MouseEvent| {
            does();
            go(&onaction, Step::Felt);
        })
    };
    let take_in = |class, key, says: &'static str| {
        let log = read.log.clone();
        way(class, key, true).draw(says, after(Box::new(move || games::take_in(log.clone()))))
    };
    let show = |id: &Rc<str>| {
        let id = Rc::clone(id);
        let does = after(Box::new(move || games::show(&id)));
        way("button button-done", "show-game", false).draw(tr!("Show the game that is here"), does)
    };
    match arrival {
        Arrival::New => take_in("button button-done", "take-in", tr!("Open this game")),
        Arrival::Known(id, _) => show(id),
        Arrival::Further(id, _) => {
            let (id, log) = (Rc::clone(id), read.log.clone());
            // All that is here says the same, so nothing of it can be refused.
            let does = after(Box::new(move || drop(games::go_on(&id, &log))));
            let on = way("button button-done", "go-on", true);
            let on = on.draw(tr!("Go on with the game that is here"), does);
            let copy = take_in("button", "take-in", tr!("Open it as a copy"));
            [on, copy].into_iter().collect()
        }
        Arrival::Apart(_) => take_in("button button-done", "take-in", tr!("Open it as a copy")),
    }
}

/// What in it counts for nothing, and where chips and book part.
fn noted(read: &Read, table: &Table) -> Html {
    let refused: Vec<&Line> = read
        .game
        .lines()
        .iter()
        .filter(|line| line.refused.is_some())
        .collect();
    let one = |line: &&Line| {
        let why = line
            .refused
            .as_ref()
            .map(|why| refusal(table, why).join(" "));
        tag("li")
            .child(position(house(table), line.position))
            .child(": ")
            .child_if(why)
    };
    let more = refused.len().saturating_sub(SHOWN);
    let count = table.chip_count();
    let chip = |(player, chips): (_, tilewise_ledger::Chips)| {
        tag("li").child(tr!(
            "{0}: {1} in chips, {2} recorded",
            name(table, player),
            amount(house(table), chips.counted),
            amount(house(table), chips.book)
        ))
    };
    let apart: Vec<_> = count.apart().map(chip).collect();
    let noted = |list: Vec<Tag>, says: String| {
        let noted = tag("div").class("noted").child(tag("p").child(says));
        noted.child(tag("ul").children(list))
    };
    let lines = (!refused.is_empty()).then(|| {
        let count = refused.len();
        let says = tr!(
            "{0} {0:line can’t|lines can’t} be true. They stay in the history and change no score:",
            count
        );
        let more = (more > 0).then(|| tag("p").child(tr!("And {0} more.", more)));
        let lines = noted(refused.iter().take(SHOWN).map(one).collect(), says);
        lines
            .with("data-noted", count.to_string())
            .child_if(more)
            .done()
    });
    let apart = (!apart.is_empty()).then(|| {
        let says = tr!("Chips don’t match the record:").to_owned();
        noted(apart, says).with("data-chips", "apart").done()
    });
    [lines, apart]
        .into_iter()
        .map(Option::unwrap_or_default)
        .collect()
}

/// The file that was chosen.
fn first_file(field: &HtmlInputElement) -> Option<JsValue> {
    let files = Reflect::get(field, &"files".into()).ok()?;
    let file = Reflect::get(&files, &"0".into()).ok()?;
    file.is_object().then_some(file)
}

/// What is in a file; nothing, if the browser doesn't give it.
async fn bytes(file: JsValue) -> Option<Result<Vec<u8>, Unreadable>> {
    let size = Reflect::get(&file, &"size".into()).ok()?.as_f64()?;
    #[allow(clippy::cast_precision_loss)]
    if size > file::LONGEST as f64 {
        let (why, says) = (Why::Long, Vec::new());
        return Some(Err(Unreadable { why, says }));
    }
    let read = Reflect::get(&file, &"arrayBuffer".into()).ok()?;
    let read: Function = read.dyn_into().ok()?;
    let promise: Promise = read.call0(&file).ok()?.dyn_into().ok()?;
    let buffer = JsFuture::from(promise).await.ok()?;
    Some(Ok(Uint8Array::new(&buffer).to_vec()))
}
