//! What can be done with something in the tray.

use tilewise_rules::{MeldKind, Seat, SetKind};
use yew::prelude::*;

use super::act::act;
use super::icon::{Icon, drawing};
use super::tray::name;
use crate::state::{Action, Draft, Spot};

const KONGS: [(MeldKind, &str); 3] = [
    (MeldKind::Kong, "Claimed"),
    (MeldKind::AddedKong, "Added"),
    (MeldKind::ConcealedKong, "Concealed"),
];

/// What can be done with what was tapped in the tray; stands where the modes are.
pub fn selection(draft: &Draft, spot: Spot, onaction: &Callback<Action>) -> Html {
    let hand = &draft.entry.hand;
    let act = |action: Action| act(onaction, action);
    let (title, more) = match spot {
        Spot::Concealed(index) => {
            let Some(tile) = hand.concealed.get(index) else {
                return Html::default();
            };
            let wins = html! {
                <button type="button" class="button" data-action="wins" onclick={act(Action::WonOn(index))}>
                    { "This tile won" }
                </button>
            };
            (tile.name().to_owned(), wins)
        }
        Spot::Winning => {
            let name = hand.winning_tile.map_or("", |tile| tile.name());
            (format!("{name} won the hand"), Html::default())
        }
        Spot::Bonus(index) => {
            let name = hand.bonus.get(index).map_or("", |tile| tile.name());
            (name.to_owned(), Html::default())
        }
        Spot::Meld(index) => {
            let Some(meld) = hand.melds.get(index) else {
                return Html::default();
            };
            let kinds = (meld.kind.set() == SetKind::Kong).then(|| {
                html! { <div class="group" role="group" aria-label="Kind of kong">
                    { for KONGS.map(|(kind, name)| html! {
                        <button type="button" class="segment" data-kong={kind.key()}
                            aria-pressed={(meld.kind == kind).to_string()}
                            onclick={act(Action::Kind(index, kind))}>{ name }</button>
                    }) }
                </div> }
            });
            let seats = meld.kind.is_claimed().then(|| {
                let winner = draft.entry.situation.seat;
                html! { <div class="group" role="group" aria-label="Claimed from">
                    <span class="group-label">{ "Claimed from" }</span>
                    { for Seat::ALL.into_iter().filter(|seat| Some(*seat) != winner).map(|seat| {
                        let pressed = meld.from == Some(seat);
                        let from = Some(seat).filter(|_| !pressed);
                        html! { <button type="button" class="segment" data-from={seat.letter().to_string()}
                            aria-pressed={pressed.to_string()}
                            onclick={act(Action::From(index, from))}>{ seat.name() }</button> }
                    }) }
                </div> }
            });
            (name(meld), html! { <>{ kinds }{ seats }</> })
        }
    };
    html! {
        <div class="selection" role="group" aria-label={format!("Change {title}")} data-selection="">
            <div class="selection-head">
                <p class="selection-title">{ title }</p>
                <button type="button" class="button button-loss" data-action="remove" onclick={act(Action::Remove(spot))}>
                    { "Remove" }
                </button>
                <button type="button" class="button button-bare" aria-label="Leave it as it is"
                    data-action="leave" onclick={act(Action::Pick(spot))}>
                    { drawing(Icon::Close) }
                </button>
            </div>
            { more }
        </div>
    }
}
