//! Navigation between the steps of the Table screen, and their headings.

use yew::prelude::*;

use super::context::{TableContext, href};
use crate::components::tag::tag;
use crate::language::translate;
use crate::table::{EditTarget, Route, TableLocation};

/// Link to the other games.
pub(super) fn games_button() -> Html {
    let games = tag("a")
        .class("button button-bare")
        .with("data-action", "games");
    let games = games.with("href", href(&Route::Games.into()));
    games.child(tr!("Games")).done()
}

/// Draws the back link and the title of a step.
pub(super) fn head(at: &TableContext, text: String) -> Html {
    headed(&at.back().into(), text)
}

/// Draws the link back to a location, and the title of a step.
pub(super) fn headed(back: &TableLocation, text: String) -> Html {
    let way = tag("a").class("way-back").with("data-action", "back");
    let way = way.with("href", href(back)).child(tr!("Back"));
    let head = tag("div").class("games-head");
    head.child(way).child(title(text)).done()
}

/// Draws the title of a step, which receives the focus.
pub(super) fn title(text: String) -> Html {
    let title = tag("h2").with("tabindex", "-1").with("data-step", "");
    title.child(text).done()
}

/// Links to the other kinds of entries, for a correction.
pub(super) fn kinds(at: &TableContext) -> Html {
    if matches!(
        at.place.target,
        EditTarget::Append | EditTarget::AddWinner(_)
    ) {
        return Html::default();
    }
    let before = at.before();
    let progression = before
        .table()
        .map(|table| table.rules.house.rule_set().progression);
    let bets = progression.filter(|one| one.bet > 0);
    let one = |key: &'static str, label: &'static str, step: Route| {
        let here = at.place.route == step;
        tag("a")
            .class("chip")
            .with("data-kind", key)
            .with("aria-current", here.then_some("page"))
            .with("href", href(&at.place.to(step)))
            .child(translate(label))
    };
    tag("nav")
        .class("chips")
        .with("aria-label", tr!("What happened?"))
        .child(one("won", text!("Somebody won"), Route::Win(None)))
        .child(one("drawn", text!("Nobody won"), Route::Draw(None)))
        .child(one(
            "happened",
            text!("Foul or other event"),
            Route::Event(None),
        ))
        .child_if(bets.map(|bets| one("bet", bets.bet_name, Route::Bet)))
        .done()
}

/// Link to the exports of the game.
pub(super) fn save_link(class: &'static str, label: &'static str) -> Html {
    let save = tag("a").class(class).with("data-action", "save");
    let save = save.with("href", href(&Route::Save.into()));
    save.child(label).done()
}

/// Link to the import of a game.
pub(super) fn open_link() -> Html {
    let open = tag("a").class("button").with("data-action", "open-saved");
    let open = open.with("href", href(&Route::Open.into()));
    open.child(tr!("Open a saved game")).done()
}
