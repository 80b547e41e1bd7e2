//! A game of a link, or of codes that are collected on this device until none is missing.

use std::rc::Rc;

use tilewise_api::{CodePart, Refusal, missing_codes, read_game_codes, read_game_link};
use tilewise_ledger::Log;
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::offered;
use crate::components::loading::loading;
use crate::components::stateful::Stateful;
use crate::components::table::href;
use crate::components::tag::tag;
use crate::components::use_effect_with::use_effect_with;
use crate::games::kept::WHOLE;
use crate::language::{Language, spoken, translate};
use crate::state::Action;
use crate::table::Step;
use crate::{chunk, games, rule_sets, storage};

/// So many codes are kept: older ones make room.
const MOST_KEPT: usize = 64;

/// A game that comes in.
pub fn incoming(step: &Step, onaction: &Callback<Action>) -> Html {
    super::inject();
    let (step, onaction) = (step.clone(), onaction.clone());
    let language = spoken();
    Incoming {
        language,
        step,
        onaction,
    }
    .html()
}

#[derive(PartialEq)]
struct Incoming {
    language: Language,
    step: Step,
    onaction: Callback<Action>,
}

impl Stateful for Incoming {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_incoming(self).run(hooks)
    }
}

/// What has come.
#[derive(PartialEq)]
enum Come {
    /// The whole game.
    Game(Rc<Log>),
    /// So many codes, of which these are missing; or why no more than that can be collected.
    Parts(usize, Vec<usize>, bool),
    /// What can't be read, by its code.
    Refused(&'static str),
}

#[hook]
fn use_incoming(props: &Incoming) -> Html {
    let again = use_force_update();
    use_effect_with((), {
        let again = again.clone();
        move |()| rule_sets::load_all(move || again.force_update())
    });
    // What lies here of the game changes when it is taken in.
    use_effect_with((), move |()| {
        let watching = games::watch(move || again.force_update());
        move || drop(watching)
    });
    let is_ready = rule_sets::are_all_here();
    let come = use_memo((props.step.clone(), is_ready), |(step, is_ready)| {
        is_ready.then(|| read(step))
    });
    let content = match &*come {
        None => loading(chunk::Loading::Pending, Callback::noop()),
        Some(Come::Game(log)) => offered::offered(log, &props.onaction),
        Some(Come::Parts(count, missing, is_kept)) => parts(*count, missing, *is_kept),
        Some(Come::Refused(code)) => {
            let refused = tag("p").class("refused").with("role", "alert");
            let refused = refused.with("data-refused", *code);
            refused.child(translate(why(code))).done()
        }
    };
    let back = tag("a")
        .class("way-back")
        .with("data-action", "back")
        .with("href", href(&Step::Felt.into()))
        .child(tr!("To the table"));
    let title = super::super::title(tr!("A game that was shared").to_owned());
    let head = tag("div").class("evening-head").child(back);
    tag("div")
        .class("told codes")
        .child(head.child(title))
        .child(content)
        .done()
}

fn read(step: &Step) -> Come {
    let of = |game: Result<Log, Refusal>| match game {
        Ok(log) => Come::Game(Rc::new(log)),
        Err(refusal) => Come::Refused(refusal.errors.first().map_or("bad-request", |one| one.code)),
    };
    match step {
        Step::Game(text) => of(read_game_link(text, WHOLE)),
        Step::Code(text) => match collected(text) {
            Err(refusal) => of(Err(refusal)),
            Ok((parts, is_kept)) => match (missing_codes(&parts), parts.first()) {
                (missing, Some(first)) if !missing.is_empty() => {
                    Come::Parts(first.count, missing, is_kept)
                }
                _ => of(read_game_codes(&parts, WHOLE)),
            },
        },
        _ => Come::Refused("bad-request"),
    }
}

/// Keeps a code; answers all that are here of its game, and whether the browser keeps them.
fn collected(text: &str) -> Result<(Vec<CodePart>, bool), Refusal> {
    let part = CodePart::read(text)?;
    let before = storage::load(storage::CODES).unwrap_or_default();
    let others = before.lines().filter(|line| *line != text);
    let all: Vec<_> = [text].into_iter().chain(others).take(MOST_KEPT).collect();
    let all = all.join("\n");
    storage::save(storage::CODES, &all);
    let is_kept = storage::load(storage::CODES).as_ref() == Some(&all);
    let parts = all.lines().filter_map(|line| CodePart::read(line).ok());
    let parts = parts.filter(|one| one.game == part.game && one.count == part.count);
    Ok((parts.collect(), is_kept))
}

/// Which codes are here, and which are not.
fn parts(count: usize, missing: &[usize], is_kept: bool) -> Html {
    let here = count - missing.len();
    let numbers: Vec<_> = missing
        .iter()
        .map(|place| (place + 1).to_string())
        .collect();
    let says = tag("p")
        .with("role", "status")
        .with("data-codes", format!("{here}/{count}"))
        .child(tag("strong").child(tr!("{0} of {1} codes scanned.", here, count)))
        .child(" ")
        .child(tr!("Still missing: {0}", numbers.join(", ")));
    let part = |place: usize| {
        let is_here = !missing.contains(&place);
        let part = tag("li").with("class", is_here.then_some("code-here"));
        part.child(place + 1)
    };
    let list = tag("ol").class("code-parts").with("aria-hidden", "true");
    let next = if is_kept {
        let says = tr!(
            "Scan the others with this phone’s camera. Each opens this page; codes already scanned stay here."
        );
        tag("p").child(says)
    } else {
        let refused = tag("p").class("refused").with("role", "alert");
        refused.child(tr!(
            "This browser doesn’t store data, so codes can’t be collected. Ask for the link instead."
        ))
    };
    [says, list.children((0..count).map(part)), next]
        .into_iter()
        .collect()
}

/// Why nothing can be read.
fn why(code: &str) -> &'static str {
    match code {
        "cut-off" => text!(
            "The end of this game is missing: the link was cut off. Copy the whole link, or scan the code again."
        ),
        "unknown-version" => {
            text!(
                "This game was made with a newer version. Reload the page, then open the link again."
            )
        }
        _ => text!(
            "This game can’t be read: the link was changed. Ask for it again, or scan the code again."
        ),
    }
}
