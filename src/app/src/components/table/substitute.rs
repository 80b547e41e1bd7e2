//! Substitution: a player plays for another, who keeps the account.

use tilewise_ledger::{GameEvent, PlayerId};
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::new_game::{name_field, tidy};
use super::players::all_players;
use super::{TableContext, head};
use crate::components::button::Button;
use crate::components::stateful::Stateful;
use crate::table::name;

/// Draws the choice of the substitute and the replaced player.
pub fn substitute(at: &TableContext) -> Html {
    let at = at.clone();
    let path = at.place.path();
    SubstituteForm { at }.keyed(&path)
}

#[derive(PartialEq)]
struct SubstituteForm {
    at: TableContext,
}

impl Stateful for SubstituteForm {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_substitute(self).run(hooks)
    }
}

#[hook]
fn use_substitute(props: &SubstituteForm) -> Html {
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
        let button = Button {
            class: "who-key",
            hook: ("data-player", one.0.to_string()),
            pressed: Some(player == Some(one)),
            ..Button::default()
        };
        let (draft, who) = (draft.clone(), who.clone());
        let does = Callback::from(move |_: MouseEvent| draft.set((Some(one), who.clone())));
        button.draw(
            html! { <span class="who-name">{ name(table, one) }</span> },
            does,
        )
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
    let done = Button {
        class: "button button-done",
        hook: ("data-action", "done".to_owned()),
        idle: player.is_none() || new.is_empty(),
        ..Button::default()
    };
    let back = player.filter(|&one| table.substitute(one).is_some());
    let back = back.map(|one| {
        let button = Button {
            class: "button",
            hook: ("data-action", "is-back".to_owned()),
            ..Button::default()
        };
        button.draw(tr!("{0} is back", name(table, one)), commit(None))
    });
    html! {
        <div class="step-panel">
            { head(at, tr!("Somebody plays for another").to_owned()) }
            <p class="tabletop-hint">{ tr!("The score stays the player’s, whoever sits there.") }</p>
            <h3 class="label">{ tr!("For whom?") }</h3>
            <div class="who-keys" role="group" aria-label={tr!("For whom?")}>{ for all_players(table).map(key) }</div>
            { name_field(tr!("Who plays?").to_owned(), &who, &onname) }
            { done.draw(tr!("From this hand on"), commit(Some(new))) }
            { for back }
        </div>
    }
}
