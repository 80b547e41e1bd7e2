//! Who is first, and who pays whom.

use tilewise_ledger::{Holder, Input, PlayerId, Table};
use yew::prelude::*;

use super::{At, head};
use crate::components::button::Button;
use crate::games;
use crate::table::{amount, house, name};

/// The standings, and the end of the game.
pub fn end(at: &At, table: &Table) -> Html {
    let all = (0..table.players.len()).filter_map(|place| u8::try_from(place).ok().map(PlayerId));
    let mut all: Vec<_> = all
        .map(|one| (one, table.accounts.of(Holder::Player(one))))
        .collect();
    all.sort_by_key(|(_, has)| -has);
    let close = Button {
        class: "button button-done",
        hook: ("data-action", "close-game".to_owned()),
        ..Button::default()
    };
    let onclose = {
        let id = at.shown.id.clone();
        Callback::from(move |_: MouseEvent| games::write(&id, Input::Closed))
    };
    html! {
        <div class="told">
            { head(at, tr!("Standings").to_owned()) }
            <ol class="standings">
                { for all.into_iter().map(|(one, has)| html! {
                    <li><span>{ name(table, one) }</span><strong>{ amount(house(table), has) }</strong></li>
                }) }
            </ol>
            if table.over.is_none() {
                { close.draw(tr!("End the game here"), onclose) }
            }
        </div>
    }
}
