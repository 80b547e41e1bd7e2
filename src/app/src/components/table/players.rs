//! Players as answers, and what each gains or loses.

use tilewise_ledger::{Game, Line, PlayerId, Table};
use tilewise_rules::Seat;
use yew::prelude::*;

use crate::components::button::Button;
use crate::table::{house, name, net, refusal, signed, wind};

/// All players of a game, whether or not they have a seat.
pub fn all_players(table: &Table) -> impl Iterator<Item = PlayerId> {
    let places = (0..table.players.len()).filter_map(|place| u8::try_from(place).ok());
    places.map(PlayerId)
}

/// Those who sit at the table, in turn order from East, as keys.
pub fn seated(
    table: &Table,
    offered: &dyn Fn(Seat) -> bool,
    chosen: &dyn Fn(Seat) -> bool,
    onseat: &Callback<Seat>,
) -> Vec<Html> {
    let seats = Seat::ALL.into_iter().filter(|&seat| offered(seat));
    let one = |seat: Seat| {
        let button = Button {
            class: "who-key",
            hook: ("data-who", seat.letter().to_string()),
            pressed: Some(chosen(seat)),
            ..Button::default()
        };
        let says = html! {
            <>
                <span class="wind" aria-hidden="true">{ wind(seat) }</span>
                <span class="who-name">{ name(table, table.seats()[seat]) }</span>
            </>
        };
        button.draw(says, onseat.reform(move |_| seat))
    };
    seats.map(one).collect()
}

/// What a line does to each player, and to what lies on the table; or why it can't be.
pub fn effect(table: &Table, after: &Game, line: &Line) -> Html {
    if let Some(why) = &line.refused {
        return html! {
            <div role="alert" data-refused="">
                <ul class="refused">{ for refusal(table, why).into_iter().map(|says| html! { <li>{ says }</li> }) }</ul>
            </div>
        };
    }
    let next = after.table().filter(|_| line.end.is_some());
    html! {
        <>
            { shares(table, line) }
            { for line.followed.map(|(clause, says)| html! {
                <p class="followed">
                    { crate::words::says(says) }{ " " }<cite>{ clause }</cite>
                    if let Some(next) = next.filter(|next| next.over.is_none()) {
                        <span class="followed-next">
                            { tr!("Next: {0}, {1} deals", crate::table::position(next.position),
                                name(next, next.seats()[Seat::East]).to_owned()) }
                        </span>
                    }
                </p>
            }) }
            { reseated(line) }
        </>
    }
}

/// That players change seats, and how.
pub fn reseated(line: &Line) -> Html {
    let says = line.reseated.map(|(clause, says)| {
        html! {
            <p class="followed" data-reseated="">
                { crate::words::says(says) }{ " " }<cite>{ clause }</cite>
            </p>
        }
    });
    says.into_iter().collect()
}

/// What a line gives or takes each player.
pub fn shares(table: &Table, line: &Line) -> Html {
    let moved: Vec<(PlayerId, i64)> = all_players(table)
        .map(|player| (player, net(line, player)))
        .filter(|(player, amount)| *amount != 0 || table.seat_of(*player).is_some())
        .collect();
    if moved.iter().all(|(_, amount)| *amount == 0) {
        return Html::default();
    }
    html! {
        <dl class="moved">
            { for moved.into_iter().map(|(player, amount)| html! {
                <div data-moved={player.0.to_string()} data-amount={amount.to_string()}
                    class={(amount > 0).then_some("moved-gain")}>
                    <dt>{ name(table, player) }</dt>
                    <dd>{ signed(house(table), amount) }</dd>
                </div>
            }) }
        </dl>
    }
}
