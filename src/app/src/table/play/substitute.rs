//! Substitution: a player plays for another, who keeps the account.

use tilewise_ledger::{GameEvent, PlayerId};
use yew::prelude::*;

use super::done_button::done_button;
use super::players::all_players;
use crate::i18n::use_locale;
use crate::table::name;
use crate::table::new_game::{name_field, tidy};
use crate::table::table_nav::head;
use crate::table::view::TableView;

/// Draws the choice of the substitute and the replaced player.
pub fn substitute(at: &TableView) -> Html {
    html! { <SubstituteForm key={at.place.path()} at={at.clone()} /> }
}

/// Properties of [`SubstituteForm`].
#[derive(Properties, PartialEq)]
struct SubstituteFormProps {
    /// Game, and location of the entry in it.
    at: TableView,
}

/// Form for the substitute and the replaced player.
#[component]
fn SubstituteForm(props: &SubstituteFormProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let before = at.before();
    let draft = use_state(
        || match before.table().and_then(|table| at.event_to_edit(table)) {
            Some(GameEvent::Substitute(player, who)) => (Some(player), who.unwrap_or_default()),
            _ => (None, String::new()),
        },
    );
    let Some(table) = before.table() else {
        return Html::default();
    };
    let (player, who) = (*draft).clone();
    let key = |one: PlayerId| {
        let (draft, who) = (draft.clone(), who.clone());
        let onclick = Callback::from(move |_: MouseEvent| draft.set((Some(one), who.clone())));
        html! {
            <button
                type="button"
                class="who-key"
                data-player={one.0.to_string()}
                aria-pressed={(player == Some(one)).to_string()}
                {onclick}
            >
                <span class="who-name">{ name(table, one) }</span>
            </button>
        }
    };
    let onname = {
        let draft = draft.clone();
        Callback::from(move |name: String| draft.set((player, name)))
    };
    let commit = |by: Option<String>| {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(player) = player {
                at.commit(GameEvent::Substitute(player, by.clone()));
            }
        })
    };
    let new = tidy(&who);
    let can = player.is_some() && !new.is_empty();
    let back = player.filter(|&one| table.substitute(one).is_some());
    html! {
        <div class="step-panel">
            { head(locale, at, tr!(locale, "Somebody plays for another").to_owned()) }
            <p class="tabletop-hint">
                { tr!(locale, "The score stays the player’s, whoever sits there.") }
            </p>
            <h3 class="label">{ tr!(locale, "For whom?") }</h3>
            <div class="who-keys" role="group" aria-label={tr!(locale, "For whom?")}>
                { for all_players(table).map(key) }
            </div>
            { name_field(tr!(locale, "Who plays?").to_owned(), &who, &onname) }
            { done_button(tr!(locale, "From this hand on"), can.then(|| commit(Some(new)))) }
            if let Some(one) = back {
                <button
                    type="button"
                    class="button"
                    data-action="is-back"
                    onclick={commit(None)}
                >
                    { tr!(locale, "{0} is back", name(table, one)) }
                </button>
            }
        </div>
    }
}
