//! Somebody plays for another, whose account stays.

use tilewise_ledger::{Input, PlayerId};
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::new_game::{name_field, tidy};
use super::players::all_players;
use super::{At, head};
use crate::components::button::Button;
use crate::components::stateful::Stateful;
use crate::table::name;

/// Who plays for whom from here on.
pub fn substitute(at: &At) -> Html {
    let at = at.clone();
    let path = at.place.path();
    Substitute { at }.keyed(&path)
}

#[derive(PartialEq)]
struct Substitute {
    at: At,
}

impl Stateful for Substitute {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_substitute(self).run(hooks)
    }
}

#[hook]
fn use_substitute(props: &Substitute) -> Html {
    let at = &props.at;
    let before = at.before();
    let told = use_state(|| match before.table().and_then(|table| at.said(table)) {
        Some(Input::Substitute(player, who)) => (Some(player), who.unwrap_or_default()),
        _ => (None, String::new()),
    });
    let Some(table) = before.table() else {
        return Html::default();
    };
    let (player, who) = (*told).clone();
    let key = |one: PlayerId| {
        let button = Button {
            class: "who-key",
            hook: ("data-player", one.0.to_string()),
            pressed: Some(player == Some(one)),
            ..Button::default()
        };
        let (told, who) = (told.clone(), who.clone());
        let does = Callback::from(move |_: MouseEvent| told.set((Some(one), who.clone())));
        button.draw(
            html! { <span class="who-name">{ name(table, one) }</span> },
            does,
        )
    };
    let onname = {
        let told = told.clone();
        Callback::from(move |name: String| told.set((player, name)))
    };
    let tell = |by: Option<String>| {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(player) = player {
                at.tell(Input::Substitute(player, by.clone()));
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
        button.draw(tr!("{0} is back", name(table, one)), tell(None))
    });
    html! {
        <div class="told">
            { head(at, tr!("Somebody plays for another").to_owned()) }
            <p class="tabletop-hint">{ tr!("The score stays the player’s, whoever sits there.") }</p>
            <h3 class="label">{ tr!("For whom?") }</h3>
            <div class="who-keys" role="group" aria-label={tr!("For whom?")}>{ for all_players(table).map(key) }</div>
            { name_field(tr!("Who plays?").to_owned(), &who, &onname) }
            { done.draw(tr!("From this hand on"), tell(Some(new))) }
            { for back }
        </div>
    }
}
