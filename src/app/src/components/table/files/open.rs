//! Import of a game from a file.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::{Function, Promise, Reflect, Uint8Array};
use tilewise_ledger::{EntryOutcome, Table};
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
use crate::games::file::{self, OpenedGame, Unreadable, UnreadableReason};
use crate::games::{self, ImportKind, store};
use crate::language::{Language, translation_scope};
use crate::state::PageAction;
use crate::table::{Route, amount, hands, house, name, position, refusal};
use crate::{rule_sets, words};

/// Maximal number of listed lines that are ignored.
const MAX_LISTED: usize = 5;

/// Form that opens a game from a file.
#[derive(PartialEq)]
pub struct OpenGameForm {
    /// Language of the page.
    pub language: Language,
    /// Handler of actions.
    pub onaction: Callback<PageAction>,
}

impl Stateful for OpenGameForm {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_open(self).run(hooks)
    }
}

/// State of the file.
#[derive(Clone, PartialEq)]
enum FileState {
    /// No file was chosen.
    NotChosen,
    /// The file is being read.
    Reading,
    /// The browser denies access.
    Denied,
    /// The game, or the error.
    Read(Rc<Result<OpenedGame, Unreadable>>),
}

#[hook]
fn use_open(props: &OpenGameForm) -> Html {
    let chosen = use_state(|| FileState::NotChosen);
    let onchange = {
        let chosen = chosen.clone();
        Callback::from(move |event: Event| {
            let Some(field) = event.target_dyn_into::<HtmlInputElement>() else {
                return;
            };
            let Some(file) = first_file(&field) else {
                return;
            };
            // Without this, the browser reports no change if the same file is chosen again.
            field.set_value("");
            chosen.set(FileState::Reading);
            let chosen = chosen.clone();
            spawn_local(async move {
                let Some(bytes) = bytes(file).await else {
                    return chosen.set(FileState::Denied);
                };
                let is_read = Rc::new(Cell::new(false));
                // Files that need a rule set are read again when it is loaded.
                rule_sets::load_all(move || {
                    if !is_read.get() {
                        let read = bytes.as_deref().map_err(Unreadable::clone);
                        let read = read.and_then(file::read);
                        is_read.set(read.is_ok());
                        chosen.set(FileState::Read(Rc::new(read)));
                    }
                });
            });
        })
    };
    let content = match &*chosen {
        FileState::NotChosen => Html::default(),
        FileState::Reading => {
            let message = tr!("The file is being read …");
            tag("p").with("role", "status").child(message).done()
        }
        FileState::Denied => {
            let refused = tag("p").class("refused").with("role", "alert");
            let message =
                tr!("The browser doesn’t let this page read the file: choose it once more.");
            refused.child(message).done()
        }
        FileState::Read(read) => match &**read {
            Ok(read) => arrived(read, props),
            Err(why) => refused(why),
        },
    };
    let back = if games::current().is_some() {
        Route::Games
    } else {
        Route::New
    };
    let input = html! {
        <input type="file" accept=".json,application/json" data-action="choose-file" {onchange} />
    };
    let message = tr!(
        "A file that was saved at a Table becomes a game of this device. What is here already stays as it is."
    );
    let choose = tag("label").class("button button-file").child(input);
    tag("div")
        .class("step-panel")
        .child(headed(&back.into(), tr!("Open a saved game").to_owned()))
        .child(tag("p").child(message))
        .child(choose.child(tr!("Choose a file")))
        .child(content)
        .done()
}

/// Draws the game of the file, compared with the stored one, and the actions for it.
fn arrived(read: &OpenedGame, props: &OpenGameForm) -> Html {
    let Some(table) = read.game.table() else {
        return Html::default();
    };
    let _scope = translation_scope(table.rules.house.rule_set().table_key());
    let arrival = ImportKind::classify(&read.log, &games::all());
    let where_it_is = match table.end_reason {
        Some(_) => tr!("The game is over.").to_owned(),
        None => position(house(table), table.position),
    };
    let status = tag("p").child(where_it_is).child(" · ");
    let ways = ways(&arrival, read, props);
    tag("section")
        .class("arrived")
        .with("data-arrival", key(&arrival))
        .child(tag("h3").child(table.players.join(", ")))
        .child(tag("p").child(words::rules_of(house(table))))
        .child(status.child(hands(house(table), table.hands)))
        .child(noted(read, table))
        .child(
            tag("p")
                .with("role", "status")
                .child(arrival_text(&arrival)),
        )
        .child(tag("div").class("tabletop-actions").child(ways))
        .done()
}

const fn key(arrival: &ImportKind) -> &'static str {
    match arrival {
        ImportKind::New => "new",
        ImportKind::Existing(..) => "known",
        ImportKind::Continuation(..) => "further",
        ImportKind::Conflict(_) => "apart",
    }
}

fn arrival_text(arrival: &ImportKind) -> String {
    match arrival {
        ImportKind::New => tr!("It can be read as a whole.").to_owned(),
        ImportKind::Existing(_, 0) => tr!("This game is already here, with the same content.").to_owned(),
        ImportKind::Existing(_, more) => tr!(
            "This game is here already, and has {0} {0:entry|entries} more here than in the file.",
            *more
        ),
        ImportKind::Continuation(_, new) => tr!(
            "This game is here already; the file goes on with it by {0} {0:entry|entries}.",
            *new
        ),
        ImportKind::Conflict(_) => tr!(
            "A different version of this game is already here. The file will be opened as a copy, so that you can compare both."
        )
        .to_owned(),
    }
}

/// Draws the actions for the file.
fn ways(arrival: &ImportKind, read: &OpenedGame, props: &OpenGameForm) -> Html {
    let way = |class: &'static str, key: &str, does_write: bool| Button {
        class,
        hook: ("data-action", key.to_owned()),
        idle: does_write && !store::may_write(),
        ..Button::default()
    };
    let after = |does: Box<dyn Fn()>| {
        let onaction = props.onaction.clone();
        Callback::from(move |_: MouseEvent| {
            does();
            go(&onaction, Route::Overview);
        })
    };
    let take_in = |class, key, label: &'static str| {
        let log = read.log.clone();
        way(class, key, true).draw(
            label,
            after(Box::new(move || games::import_copy(log.clone()))),
        )
    };
    let show = |id: &Rc<str>| {
        let id = Rc::clone(id);
        let does = after(Box::new(move || games::show(&id)));
        way("button button-done", "show-game", false).draw(tr!("Show the game that is here"), does)
    };
    match arrival {
        ImportKind::New => take_in("button button-done", "take-in", tr!("Open this game")),
        ImportKind::Existing(id, _) => show(id),
        ImportKind::Continuation(id, _) => {
            let (id, log) = (Rc::clone(id), read.log.clone());
            // The stored entries are equal, so none is refused.
            let does = after(Box::new(move || drop(games::append_new(&id, &log))));
            let on = way("button button-done", "go-on", true);
            let on = on.draw(tr!("Go on with the game that is here"), does);
            let copy = take_in("button", "take-in", tr!("Open it as a copy"));
            [on, copy].into_iter().collect()
        }
        ImportKind::Conflict(_) => {
            take_in("button button-done", "take-in", tr!("Open it as a copy"))
        }
    }
}

/// Draws the ignored lines, and the differences between counted chips and scores.
fn noted(read: &OpenedGame, table: &Table) -> Html {
    let refused: Vec<&EntryOutcome> = read
        .game
        .outcomes()
        .iter()
        .filter(|line| line.refusal.is_some())
        .collect();
    let one = |line: &&EntryOutcome| {
        let why = line
            .refusal
            .as_ref()
            .map(|why| refusal(table, why).join(" "));
        tag("li")
            .child(position(house(table), line.position))
            .child(": ")
            .child_if(why)
    };
    let more = refused.len().saturating_sub(MAX_LISTED);
    let count = table.chip_count();
    let chip = |(player, chips): (_, tilewise_ledger::Chips)| {
        tag("li").child(tr!(
            "{0}: {1} in chips, {2} recorded",
            name(table, player),
            amount(house(table), chips.counted),
            amount(house(table), chips.book)
        ))
    };
    let differences: Vec<_> = count.differing_players().map(chip).collect();
    let noted = |list: Vec<Tag>, heading: String| {
        let noted = tag("div")
            .class("file-notes")
            .child(tag("p").child(heading));
        noted.child(tag("ul").children(list))
    };
    let lines = (!refused.is_empty()).then(|| {
        let count = refused.len();
        let heading = tr!(
            "{0} {0:line can’t|lines can’t} be true. They stay in the history and change no score:",
            count
        );
        let more = (more > 0).then(|| tag("p").child(tr!("And {0} more.", more)));
        let lines = noted(refused.iter().take(MAX_LISTED).map(one).collect(), heading);
        lines
            .with("data-noted", count.to_string())
            .child_if(more)
            .done()
    });
    let differences = (!differences.is_empty()).then(|| {
        let heading = tr!("Chips don’t match the record:").to_owned();
        noted(differences, heading)
            .with("data-chips", "apart")
            .done()
    });
    [lines, differences]
        .into_iter()
        .map(Option::unwrap_or_default)
        .collect()
}

/// Returns the chosen file.
fn first_file(field: &HtmlInputElement) -> Option<JsValue> {
    let files = Reflect::get(field, &"files".into()).ok()?;
    let file = Reflect::get(&files, &"0".into()).ok()?;
    file.is_object().then_some(file)
}

/// Reads a file; `None` if the browser denies access.
async fn bytes(file: JsValue) -> Option<Result<Vec<u8>, Unreadable>> {
    let size = Reflect::get(&file, &"size".into()).ok()?.as_f64()?;
    #[allow(clippy::cast_precision_loss)]
    if size > file::LONGEST as f64 {
        let (why, messages) = (UnreadableReason::Long, Vec::new());
        return Some(Err(Unreadable {
            reason: why,
            messages,
        }));
    }
    let read = Reflect::get(&file, &"arrayBuffer".into()).ok()?;
    let read: Function = read.dyn_into().ok()?;
    let promise: Promise = read.call0(&file).ok()?.dyn_into().ok()?;
    let buffer = JsFuture::from(promise).await.ok()?;
    Some(Ok(Uint8Array::new(&buffer).to_vec()))
}
