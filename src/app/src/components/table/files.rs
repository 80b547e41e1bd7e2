//! Score sheet, export and import of games, in their own chunk, since they are used seldom.

mod open;
mod refused;
mod save;
mod sheet;
pub use sheet::date;

use std::rc::Rc;

use yew::prelude::*;

use super::TableScreen;
use crate::chunk::chunk;
use crate::components::loading::loading;
use crate::components::use_chunk::use_chunk;
use crate::inject::inject_styles;
use crate::language::Language;
use crate::state::PageAction;
use crate::table::{ReplayedGame, Route};

static STYLES: &str = concat!(
    include_str!("../../../../../styles/deferred/share.css"),
    include_str!("../../../../../styles/deferred/files.css"),
);

/// Functions of the files chunk.
pub struct Files {
    draw: fn(&FilesScreenProps) -> Html,
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

/// Properties of [`FilesScreen`].
#[derive(Properties, PartialEq)]
pub struct FilesScreenProps {
    /// Language of the page.
    pub language: Language,
    /// Current game.
    pub replayed: Option<Rc<ReplayedGame>>,
    /// Step.
    pub step: Route,
    /// Handler of actions.
    pub onaction: Callback<PageAction>,
}

/// Step of this chunk, which may have to be loaded.
#[component]
pub fn FilesScreen(props: &FilesScreenProps) -> Html {
    let onload = use_chunk(Some(&FILES), 0);
    match FILES.get() {
        Ok(files) => (files.draw)(props),
        Err(why) => loading(why, onload),
    }
}

fn draw(props: &FilesScreenProps) -> Html {
    inject_styles(STYLES);
    let replayed = props.replayed.as_ref();
    let game = replayed.and_then(|replayed| Some((replayed, replayed.table()?)));
    match (&props.step, game) {
        (Route::Save, Some((replayed, table))) => save::save(replayed, table),
        (Route::Sheet, Some((replayed, table))) => sheet::sheet(replayed, table, props.language),
        _ => html! {
            <open::OpenGameForm language={props.language} onaction={props.onaction.clone()} />
        },
    }
}
