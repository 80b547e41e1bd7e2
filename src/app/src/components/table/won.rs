//! Somebody won, and the value is known: who, from whom, how much.

use tilewise_ledger::{Input, PlayerId, Told, Won};
use tilewise_rules::Seat;
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::changes::changes;
use super::players::{effect, seated};
use super::{At, head};
use crate::components::button::Button;
use crate::components::score::entry::values;
use crate::components::stateful::Stateful;
use crate::counted_win::{Given, Known};
use crate::language::speak_of;
use crate::levels::Levels;
use crate::table::{Aim, house, name, preview};

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
    // Those who won on the same discard, as far as they were told.
    let earlier = use_state(Vec::<Known>::new);
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
    let counted = |one: &Known| one.facts(levels.as_ref()).map(Won::Counted);
    let seats = Some(table.seats());
    let input = counted(&now).map(|told| match &earlier[..] {
        [] => Input::Won(Told { seats, told }),
        others => {
            let told = others.iter().filter_map(counted).chain([told]).collect();
            Input::SeveralWon(Told { seats, told })
        }
    });
    let another = Button {
        class: "chip",
        hook: ("data-action", "another".to_owned()),
        idle: !is_given || counted(&now).is_none() || earlier.len() == 2,
        ..Button::default()
    };
    let onanother = {
        let (known, earlier) = (known.clone(), earlier.clone());
        Callback::from(move |_: MouseEvent| {
            let mut next = (*earlier).clone();
            next.push(now);
            earlier.set(next);
            let (given, robbed) = (now.given, now.robbed);
            known.set(Known {
                given,
                robbed,
                ..Known::default()
            });
        })
    };
    let has_won = |seat: Seat| earlier.iter().any(|one| one.seat == Some(seat));
    let seen = input.as_ref().and_then(|input| preview(&before, input));
    let can = seen
        .as_ref()
        .is_some_and(|(_, line)| line.refused.is_none());
    let says = input
        .as_ref()
        .filter(|_| can)
        .map(|input| changes(at, input));
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
            if !earlier.is_empty() {
                <ul class="resting">
                    { for earlier.iter().filter_map(|one| one.seat).map(|seat| html! {
                        <li>{ tr!("{0} has won", name(table, table.seats()[seat]).to_owned()) }</li>
                    }) }
                </ul>
            }
            if props.winner.is_none() || !earlier.is_empty() {
                <div class="who-keys" role="group" aria-label={tr!("Who won?")} data-ask="winner">
                    { for seated(table, &|seat| !has_won(seat) && now.given != Some(Given::By(seat)), &|seat| now.seat == Some(seat), &onwinner) }
                </div>
            }
            <h3 class="label">{ tr!("From whom?") }</h3>
            <div class="who-keys" role="group" aria-label={tr!("From whom?")} data-ask="from">
                { drawn.draw(tr!("Self-draw"), ondrawn) }
                { for seated(table, &|seat| now.seat != Some(seat) && !has_won(seat), &|seat| now.given == Some(Given::By(seat)), &ongiver) }
            </div>
            { values(house, levels.as_ref(), now, &onknown) }
            <div class="chips">
                { robbed.draw(tr!("Robbed kong"), onrobbed) }
                { another.draw(tr!("And another winner"), onanother) }
                if props.at.place.aim != Aim::Next {
                    { super::score::with_tiles(at) }
                }
            </div>
            <div class="told-done">
                <div class="told-effect" role="status">
                    { for seen.as_ref().map(|(after, line)| effect(table, after, line)) }
                    { for says }
                </div>
                { done.draw(tr!("Into the game"), ondone) }
            </div>
        </div>
    }
}
