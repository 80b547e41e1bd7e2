//! A game on paper and as a file, and games that come as files. Few ask for it in an evening: it lies in
//! a file of its own.

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
use crate::inject::inject_styles;
use crate::language::Language;
use crate::state::Action;
use crate::table::{Shown, Step};

static STYLES: &str = concat!(
    include_str!("../../../../../styles/deferred/share.css"),
    include_str!("../../../../../styles/deferred/files.css"),
);

/// What draws all that.
pub struct Files {
    draw: fn(&FilesScreen) -> Html,
    /// What it builds on: for the splitter alone.
    #[allow(dead_code)]
    over: &'static TableScreen,
}

chunk! {
    /// What draws all that.
    pub static FILES: &'static Files = &ALL, in files;
}

static ALL: Files = Files {
    draw,
    over: &super::ALL,
};

/// One of the steps that draw it, which may have to be loaded.
#[derive(PartialEq)]
pub struct FilesScreen {
    /// The language of the page.
    pub language: Language,
    /// The game that is shown, if one is.
    pub shown: Option<Rc<Shown>>,
    /// Which of the steps.
    pub step: Step,
    /// What the page does.
    pub onaction: Callback<Action>,
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
    inject_styles(STYLES);
    let shown = props.shown.as_ref();
    let game = shown.and_then(|shown| Some((shown, shown.table()?)));
    match (&props.step, game) {
        (Step::Save, Some((shown, table))) => save::save(shown, table),
        (Step::Sheet, Some((shown, table))) => sheet::sheet(shown, table, props.language),
        _ => open::Open {
            language: props.language,
            onaction: props.onaction.clone(),
        }
        .html(),
    }
}
