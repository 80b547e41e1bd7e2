//! Correction of player names, in the entry that contains them.

use tilewise_ledger::{GameEvent, Opening};
use yew::prelude::*;

use super::done_button::done_button;
use crate::i18n::use_locale;
use crate::table::EditTarget;
use crate::table::new_game::{name_field, tidy};
use crate::table::table_nav::head;
use crate::table::view::TableView;

/// Draws the names of an entry.
pub fn names(at: &TableView) -> Html {
    html! { <NamesForm key={at.place.path()} at={at.clone()} /> }
}

/// Returns the entry with the names.
fn edited_event(at: &TableView) -> Option<GameEvent> {
    // The opening entry comes before any table.
    let event = match &at.place.target {
        EditTarget::Replace(id) => at.replayed.entry_event(id),
        _ => None,
    };
    event.filter(|event| matches!(event, GameEvent::Opened(_) | GameEvent::NewPlayer(_)))
}

/// Properties of [`NamesForm`].
#[derive(Properties, PartialEq)]
struct NamesFormProps {
    /// The game, and the entry with the names.
    at: TableView,
}

/// Form for the names of an entry.
#[component]
fn NamesForm(props: &NamesFormProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let edited = edited_event(at);
    let names = use_state(|| match &edited {
        Some(GameEvent::Opened(opening)) => opening.players.clone(),
        Some(GameEvent::NewPlayer(name)) => vec![name.clone()],
        _ => Vec::new(),
    });
    let new: Vec<String> = names.iter().map(|name| tidy(name)).collect();
    let is_twice = |(place, name): (usize, &String)| new[..place].contains(name);
    let idle =
        new.is_empty() || new.iter().any(String::is_empty) || new.iter().enumerate().any(is_twice);
    let next = match edited {
        Some(GameEvent::Opened(opening)) => Some(GameEvent::Opened(Opening {
            players: new,
            ..opening
        })),
        Some(GameEvent::NewPlayer(_)) => new.into_iter().next().map(GameEvent::NewPlayer),
        _ => None,
    };
    let ondone = {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(next) = next.clone() {
                at.commit(next);
            }
        })
    };
    let field = |place: usize| {
        let names = names.clone();
        Callback::from(move |name: String| {
            let mut next = (*names).clone();
            next[place] = name;
            names.set(next);
        })
    };
    html! {
        <div class="step-panel">
            { head(locale, at, tr!(locale, "Names").to_owned()) }
            { for names.iter().enumerate().map(|(place, name)| {
                name_field(tr!(locale, "Player {0}", place + 1), name, &field(place))
            }) }
            { done_button(tr!(locale, "Change the names"), (!idle).then_some(ondone)) }
        </div>
    }
}
