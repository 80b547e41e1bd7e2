//! What can be done with something in the tray.

use tilewise_rules::{MeldKind, Seat, SetKind};
use yew::prelude::*;

use super::act::act;
use super::button::Button;
use super::icon::{Icon, drawing};
use super::tray::name;
use crate::language::say;
use crate::state::{Action, Draft, Spot};
use crate::{tell, text};

const KONGS: [(MeldKind, &str); 3] = [
    (MeldKind::Kong, text!("From discard")),
    (MeldKind::AddedKong, text!("Added")),
    (MeldKind::ConcealedKong, text!("Concealed")),
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
            let wins =
                plain("button", "wins").draw(say("This tile won"), act(Action::WonOn(index)));
            (say(tile.name()).to_owned(), wins)
        }
        Spot::Winning => {
            let name = hand.winning_tile.map_or("", |tile| tile.name());
            (tell!("{0} won the hand", name), Html::default())
        }
        Spot::Bonus(index) => {
            let name = hand.bonus.get(index).map_or("", |tile| tile.name());
            (say(name).to_owned(), Html::default())
        }
        Spot::Meld(index) => {
            let Some(meld) = hand.melds.get(index) else {
                return Html::default();
            };
            let kinds = (meld.kind.set() == SetKind::Kong).then(|| {
                html! { <div class="group" role="group" aria-label={say("Kind of kong")}>
                    { for KONGS.map(|(kind, name)| {
                        let button = Button {
                            class: "segment",
                            hook: ("data-kong", kind.key().to_owned()),
                            pressed: Some(meld.kind == kind),
                            ..Button::default()
                        };
                        button.draw(say(name), act(Action::Kind(index, kind)))
                    }) }
                </div> }
            });
            // Only the player before the winner can have discarded for a chow.
            let asks = meld.kind.is_claimed() && meld.kind != MeldKind::Chow;
            let seats = (asks || meld.from.is_some()).then(|| {
                let winner = draft.entry.situation.seat;
                html! { <div class="group" role="group" aria-label={say("Claimed from")}>
                    <span class="group-label">{ say("Claimed from") }</span>
                    { for Seat::ALL.into_iter().filter(|seat| Some(*seat) != winner).map(|seat| {
                        let pressed = meld.from == Some(seat);
                        let from = Some(seat).filter(|_| !pressed);
                        let button = Button {
                            class: "segment",
                            hook: ("data-from", seat.letter().to_string()),
                            pressed: Some(pressed),
                            ..Button::default()
                        };
                        button.draw(say(seat.name()), act(Action::From(index, from)))
                    }) }
                </div> }
            });
            (name(meld), html! { <>{ kinds }{ seats }</> })
        }
    };
    let leave = Button {
        label: Some(say("Leave it as it is").to_owned()),
        ..plain("button button-bare", "leave")
    };
    html! {
        <div key="selection" class="selection" role="group" aria-label={tell!("Change {0}", title.clone())} data-selection="">
            <div class="selection-head">
                <p class="selection-title">{ title }</p>
                { plain("button button-loss", "remove").draw(say("Remove"), act(Action::Remove(spot))) }
                { leave.draw(drawing(Icon::Close), act(Action::Pick(spot))) }
            </div>
            { more }
        </div>
    }
}

fn plain(class: &'static str, key: &str) -> Button {
    Button {
        class,
        hook: ("data-action", key.to_owned()),
        ..Button::default()
    }
}
