//! Somebody won, and the value is known: who, from whom, how much.

use tilewise_ledger::{Input, PlayerId, Told, Won};
use tilewise_rules::Seat;
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::players::{effect, seated};
use super::{At, head};
use crate::components::button::Button;
use crate::components::score::entry::values;
use crate::components::stateful::Stateful;
use crate::counted_win::{Given, Known};
use crate::language::speak_of;
use crate::levels::Levels;
use crate::table::{house, name, preview};

/// The questions about a win whose value is known.
pub fn won(at: &At, winner: Option<PlayerId>) -> Html {
    let at = at.clone();
    WonStep { at, winner }.keyed(&winner.map(|one| one.0.to_string()).unwrap_or_default())
}

#[derive(PartialEq)]
struct WonStep {
    at: At,
    winner: Option<PlayerId>,
}

impl Stateful for WonStep {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_won(self).run(hooks)
    }
}

#[hook]
fn use_won(props: &WonStep) -> Html {
    let at = &props.at;
    let before = at.shown.before(&at.place.aim);
    let known = use_state(|| Known {
        seat: props
            .winner
            .zip(before.table())
            .and_then(|(who, table)| table.seat_of(who)),
        ..Known::default()
    });
    let now = *known;
    let Some(table) = before.table() else {
        return Html::default();
    };
    let house = house(table);
    let _speaking = speak_of(house.rule_set().table_key());
    let levels = Levels::of(house);
    let onknown = {
        let known = known.clone();
        Callback::from(move |next| known.set(next))
    };
    let onwinner = onknown.reform(move |seat: Seat| now.with_seat(seat));
    let ongiver = onknown.reform(move |seat: Seat| Known {
        given: Some(Given::By(seat)),
        ..now
    });
    let drawn = Button {
        class: "who-key who-drawn",
        hook: ("data-who", "self-draw".to_owned()),
        pressed: Some(now.given == Some(Given::Drawn)),
        ..Button::default()
    };
    let ondrawn = onknown.reform(move |_: MouseEvent| Known {
        given: Some(Given::Drawn),
        robbed: false,
        ..now
    });
    let is_given = matches!(now.given, Some(Given::By(_)));
    let robbed = Button {
        class: "chip",
        hook: ("data-robbed", String::new()),
        pressed: Some(now.robbed && is_given),
        idle: !is_given,
        ..Button::default()
    };
    let onrobbed = onknown.reform(move |_: MouseEvent| Known {
        robbed: !now.robbed,
        ..now
    });
    let input = now.facts(levels.as_ref()).map(|facts| {
        Input::Won(Told {
            seats: Some(table.seats()),
            told: Won::Counted(facts),
        })
    });
    let seen = input.as_ref().and_then(|input| preview(&before, input));
    let can = seen
        .as_ref()
        .is_some_and(|(_, line)| line.refused.is_none());
    let done = Button {
        class: "button button-done",
        hook: ("data-action", "done".to_owned()),
        idle: !can,
        ..Button::default()
    };
    let ondone = {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(input) = input.clone() {
                at.tell(input);
            }
        })
    };
    let title = match now.seat {
        Some(seat) => tr!("{0} has won", name(table, table.seats()[seat]).to_owned()),
        None => tr!("Who won?").to_owned(),
    };
    html! {
        <div class="told">
            { head(at, title) }
            if props.winner.is_none() {
                <div class="who-keys" role="group" aria-label={tr!("Who won?")} data-ask="winner">
                    { for seated(table, None, &|seat| now.seat == Some(seat), &onwinner) }
                </div>
            }
            <h3 class="label">{ tr!("From whom?") }</h3>
            <div class="who-keys" role="group" aria-label={tr!("From whom?")} data-ask="from">
                { drawn.draw(tr!("Self-draw"), ondrawn) }
                { for seated(table, now.seat, &|seat| now.given == Some(Given::By(seat)), &ongiver) }
            </div>
            { values(house, levels.as_ref(), now, &onknown) }
            { robbed.draw(tr!("Robbed kong"), onrobbed) }
            <div class="told-done">
                <div class="told-effect" role="status">
                    { for seen.as_ref().map(|(after, line)| effect(table, after, line)) }
                </div>
                { done.draw(tr!("Into the game"), ondone) }
            </div>
        </div>
    }
}
