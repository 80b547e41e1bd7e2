//! Score sheet, export and import of games, in their own chunk, since they are used seldom.

mod open;
mod refused;
mod save;
mod sheet;
pub use sheet::date;

use std::rc::Rc;

use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::TableScreen;
use crate::chunk::chunk;
use crate::components::loading::loading;
use crate::components::stateful::Stateful;
use crate::components::use_chunk::use_chunk;
use crate::language::Language;
use crate::state::PageAction;
use crate::table::{ReplayedGame, Route};

/// Functions of the files chunk.
pub struct Files {
    draw: fn(&FilesScreen) -> Html,
    /// Dependency, for the splitter only.
    #[allow(dead_code)]
    deps: &'static TableScreen,
}

chunk! {
    /// Functions of the files chunk.
    pub static FILES: &'static Files = &ALL, in files;
}

static ALL: Files = Files {
    draw,
    deps: &super::ALL,
};

/// Step of this chunk, which may have to be loaded.
#[derive(PartialEq)]
pub struct FilesScreen {
    /// Language of the page.
    pub language: Language,
    /// Current game.
    pub replayed: Option<Rc<ReplayedGame>>,
    /// Step.
    pub step: Route,
    /// Handler of actions.
    pub onaction: Callback<PageAction>,
}

impl Stateful for FilesScreen {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_files(self).run(hooks)
    }
}

#[hook]
fn use_files(props: &FilesScreen) -> Html {
    let onload = use_chunk(Some(&FILES), 0);
    match FILES.get() {
        Ok(files) => (files.draw)(props),
        Err(why) => loading(why, onload),
    }
}

fn draw(props: &FilesScreen) -> Html {
    let replayed = props.replayed.as_ref();
    let game = replayed.and_then(|replayed| Some((replayed, replayed.table()?)));
    match (&props.step, game) {
        (Route::Save, Some((replayed, table))) => save::save(replayed, table),
        (Route::Sheet, Some((replayed, table))) => sheet::sheet(replayed, table, props.language),
        _ => open::OpenGameForm {
            language: props.language,
            onaction: props.onaction.clone(),
        }
        .html(),
    }
}
