//! What players are called: a slip in a name is mended where it was told.

use tilewise_ledger::{Input, Opening};
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::new_game::{name_field, tidy};
use super::{At, head};
use crate::components::button::Button;
use crate::components::stateful::Stateful;

/// The names that were told in an entry.
pub fn names(at: &At) -> Html {
    let at = at.clone();
    let path = at.place.path();
    Names { at }.keyed(&path)
}

#[derive(PartialEq)]
struct Names {
    at: At,
}

impl Stateful for Names {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_names(self).run(hooks)
    }
}

/// The entry whose names are told.
fn said(at: &At) -> Option<Input> {
    // An opening stands before any table.
    let told = match &at.place.aim {
        crate::table::Aim::Instead(id) => at.shown.told(id),
        _ => None,
    };
    told.filter(|told| matches!(told, Input::Opened(_) | Input::Joined(_)))
}

#[hook]
fn use_names(props: &Names) -> Html {
    let at = &props.at;
    let said = said(at);
    let names = use_state(|| match &said {
        Some(Input::Opened(opening)) => opening.players.clone(),
        Some(Input::Joined(name)) => vec![name.clone()],
        _ => Vec::new(),
    });
    let new: Vec<String> = names.iter().map(|name| tidy(name)).collect();
    let is_twice = |(place, name): (usize, &String)| new[..place].contains(name);
    let done = Button {
        class: "button button-done",
        hook: ("data-action", "done".to_owned()),
        idle: new.is_empty()
            || new.iter().any(String::is_empty)
            || new.iter().enumerate().any(is_twice),
        ..Button::default()
    };
    let next = match said {
        Some(Input::Opened(opening)) => Some(Input::Opened(Opening {
            players: new,
            ..opening
        })),
        Some(Input::Joined(_)) => new.into_iter().next().map(Input::Joined),
        _ => None,
    };
    let ondone = {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(next) = next.clone() {
                at.tell(next);
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
        <div class="told">
            { head(at, tr!("Names").to_owned()) }
            { for names.iter().enumerate().map(|(place, name)| {
                name_field(tr!("Player {0}", place + 1), name, &field(place))
            }) }
            { done.draw(tr!("Change the names"), ondone) }
        </div>
    }
}
