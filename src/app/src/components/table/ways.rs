//! The ways from one step to another, and what stands above each.

use yew::prelude::*;

use super::at::{At, href};
use crate::components::tag::tag;
use crate::language::translate;
use crate::table::{Aim, Place, Step};

/// The way to the other games.
pub(super) fn games_button() -> Html {
    let games = tag("a")
        .class("button button-bare")
        .with("data-action", "games");
    let games = games.with("href", href(&Step::Games.into()));
    games.child(tr!("Games")).done()
}

/// The way back, and what is done here.
pub(super) fn head(at: &At, says: String) -> Html {
    headed(&at.back().into(), says)
}

/// The way back to a place, and what is done here.
pub(super) fn headed(back: &Place, says: String) -> Html {
    let way = tag("a").class("way-back").with("data-action", "back");
    let way = way.with("href", href(back)).child(tr!("Back"));
    let head = tag("div").class("evening-head");
    head.child(way).child(title(says)).done()
}

/// What is done here: the focus is led to it, step by step.
pub(super) fn title(says: String) -> Html {
    let title = tag("h2").with("tabindex", "-1").with("data-step", "");
    title.child(says).done()
}

/// What else can be told here: what it is isn't settled by where it goes.
pub(super) fn kinds(at: &At) -> Html {
    if matches!(at.place.aim, Aim::Next | Aim::With(_)) {
        return Html::default();
    }
    let before = at.before();
    let progression = before
        .table()
        .map(|table| table.rules.house.rule_set().progression);
    let bets = progression.filter(|one| one.bet > 0);
    let one = |key: &'static str, says: &'static str, step: Step| {
        let here = at.place.step == step;
        tag("a")
            .class("chip")
            .with("data-kind", key)
            .with("aria-current", here.then_some("page"))
            .with("href", href(&at.place.to(step)))
            .child(translate(says))
    };
    tag("nav")
        .class("chips")
        .with("aria-label", tr!("What happened?"))
        .child(one("won", text!("Somebody won"), Step::Won(None)))
        .child(one("drawn", text!("Nobody won"), Step::Drawn(None)))
        .child(one(
            "happened",
            text!("Foul or other event"),
            Step::Happened(None),
        ))
        .child_if(bets.map(|bets| one("bet", bets.bet_name, Step::Bet)))
        .done()
}

/// The way to what can be taken out of the game.
pub(super) fn save_link(class: &'static str, says: &'static str) -> Html {
    let save = tag("a").class(class).with("data-action", "save");
    let save = save.with("href", href(&Step::Save.into()));
    save.child(says).done()
}

/// The way to a game that was saved as a file.
pub(super) fn open_link() -> Html {
    let open = tag("a").class("button").with("data-action", "open-saved");
    let open = open.with("href", href(&Step::Open.into()));
    open.child(tr!("Open a saved game")).done()
}
