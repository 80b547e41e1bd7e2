//! Who won from whom: the table from above.

use tilewise_rules::{Seat, SituationInput, WinBy};
use yew::prelude::*;

use super::act::act;
use crate::state::Action;

/// The table from above. A tap on a seat says who gave the winning tile; on the winner or on the
/// middle, that it was drawn.
pub fn from_whom(situation: &SituationInput, onaction: &Callback<Action>) -> Html {
    let SituationInput { seat, by, from, .. } = *situation;
    let drawn = by == Some(WinBy::SelfDraw);
    let robbed = by == Some(WinBy::RobbingTheKong);
    let giver = from.filter(|_| by.is_some_and(WinBy::needs_seat));
    let chair = |one: Seat| {
        let wins = seat == Some(one);
        let (action, says, class) = if wins {
            (Action::SelfDraw, "winner", "chair-winner")
        } else if giver == Some(one) && robbed {
            (Action::Discard(one), "robbed", "chair-giver")
        } else if giver == Some(one) {
            (Action::Discard(one), "discard", "chair-giver")
        } else {
            (Action::Discard(one), "", "")
        };
        let label = if wins {
            format!("{one}, the winner: self-draw")
        } else {
            format!("{one} discarded the winning tile")
        };
        html! {
            <button
                type="button"
                class={classes!("chair", class)}
                data-seat={one.letter().to_string()}
                aria-pressed={(if wins { drawn } else { giver == Some(one) }).to_string()}
                aria-label={label}
                onclick={act(onaction, action)}
            >
                <span class="chair-letter">{ one.letter() }</span>
                if !says.is_empty() {
                    <span class="chair-says">{ says }</span>
                }
            </button>
        }
    };
    let onrob = act(onaction, Action::Robbed(!robbed));
    html! {
        <div class="from-whom" id="from-whom">
            <h2 class="label">{ "Won from" }</h2>
            <div class="table" role="group" aria-label="Who gave the winning tile">
                { for Seat::ALL.map(chair) }
                <button
                    type="button"
                    class="chair chair-middle"
                    data-action="self-draw"
                    aria-pressed={drawn.to_string()}
                    onclick={act(onaction, Action::SelfDraw)}
                >
                    { "Self-draw" }
                </button>
            </div>
            <button
                type="button"
                class="chip"
                data-action="robbed"
                aria-pressed={robbed.to_string()}
                disabled={giver.is_none()}
                title="The tile was added to a kong and robbed from there"
                onclick={onrob}
            >
                { "Robbed kong" }
            </button>
        </div>
    }
}
