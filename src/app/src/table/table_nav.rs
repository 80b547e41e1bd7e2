//! Navigation between the steps of the Table screen, and their headings.

use yew::prelude::*;

use super::view::{TableView, href};
use crate::i18n::Locale;
use crate::link;
use crate::table::{EditTarget, Route, TableLocation};

/// Link to the other games.
pub(crate) fn games_button(locale: Locale) -> Html {
    html! {
        <a class="button button-bare" data-action="games" href={href(&Route::Games.into())}>
            { tr!(locale, "Games") }
        </a>
    }
}

/// Draws the back link and the title of a step.
pub(crate) fn head(locale: Locale, at: &TableView, text: String) -> Html {
    headed(locale, &at.back().into(), text)
}

/// Draws the link back to a location, and the title of a step.
pub(crate) fn headed(locale: Locale, back: &TableLocation, text: String) -> Html {
    html! {
        <div class="games-head">
            <a class="way-back" data-action="back" href={href(back)}>{ tr!(locale, "Back") }</a>
            { title(text) }
        </div>
    }
}

/// Draws the title of a step, which receives the focus.
pub(crate) fn title(text: String) -> Html {
    html! { <h2 tabindex="-1" data-step="">{ text }</h2> }
}

/// Links to the other kinds of entries, for a correction.
pub(crate) fn kinds(locale: Locale, at: &TableView) -> Html {
    if matches!(
        at.place.target,
        EditTarget::Append | EditTarget::AddWinner(_)
    ) {
        return Html::default();
    }
    let before = at.before();
    let progression = before
        .table()
        .map(|table| table.rules.house.rule_set().game.progression);
    let bets = progression.filter(|one| one.bet > 0);
    let kind = |key: &'static str, label: &'static str, step: Route| {
        let is_here = at.place.route == step;
        html! {
            <a
                class="chip"
                data-kind={key}
                aria-current={is_here.then_some("page")}
                href={href(&at.place.to(step))}
            >
                { locale.translate(label) }
            </a>
        }
    };
    html! {
        <nav class="chips" aria-label={tr!(locale, "What happened?")}>
            { kind("won", text!("Somebody won"), Route::Win(None)) }
            { kind("drawn", text!("Nobody won"), Route::Draw(None)) }
            { kind("happened", text!("Foul or other event"), Route::Event(None)) }
            if let Some(bets) = bets {
                { kind("bet", bets.bet_name, Route::Bet) }
            }
        </nav>
    }
}

/// Link to the exports of the game.
pub(crate) fn save_link(class: &'static str, label: &'static str) -> Html {
    html! {
        <a {class} data-action="save" href={href(&Route::Save.into())}>{ label }</a>
    }
}

/// Link to the clubs of the device.
pub(crate) fn club_link(locale: Locale) -> Html {
    html! {
        <a class="button" data-action="club" href={format!("#{}", link::club_path(""))}>
            { tr!(locale, "Club nights and seasons") }
        </a>
    }
}

/// Link to the import of a game.
pub(crate) fn open_link(locale: Locale) -> Html {
    html! {
        <a class="button" data-action="open-saved" href={href(&Route::Open.into())}>
            { tr!(locale, "Open a saved game") }
        </a>
    }
}

/// Link to the backup of the device.
pub(crate) fn backup_link(locale: Locale) -> Html {
    html! {
        <a class="button" data-action="backup" href={format!("#{}", link::backup_path(""))}>
            { tr!(locale, "Backup and moving") }
        </a>
    }
}
