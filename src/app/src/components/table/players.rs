//! Players as answers, and what each gains or loses.

use tilewise_ledger::{Game, Input, Line, PlayerId, Table, Won};
use tilewise_rules::Seat;
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::tag::tag;
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
        let says: Html = [
            tag("span")
                .class("wind")
                .with("aria-hidden", "true")
                .child(wind(seat)),
            tag("span")
                .class("who-name")
                .with("title", name(table, table.seats()[seat]))
                .child(name(table, table.seats()[seat])),
        ]
        .into_iter()
        .collect();
        button.draw(says, onseat.reform(move |_| seat))
    };
    seats.map(one).collect()
}

/// What a line does to each player, and to what lies on the table; or why it can't be.
pub fn effect(table: &Table, after: &Game, line: &Line) -> Html {
    if let Some(why) = &line.refused {
        let says = refusal(table, why).into_iter();
        let says = says.map(|says| tag("li").child(says));
        let says = tag("ul").class("refused").children(says);
        let refused = tag("div").with("role", "alert").with("data-refused", "");
        return refused.child(says).done();
    }
    let next = after.table().filter(|_| line.end.is_some());
    let next = next.filter(|next| next.over.is_none()).map(|next| {
        let says = tr!(
            "Next: {0}, {1} deals",
            crate::table::position(house(next), next.position),
            name(next, next.seats()[Seat::East])
        );
        tag("span").class("followed-next").child(says)
    });
    let followed = line.followed.map(|(clause, says)| {
        tag("p")
            .class("followed")
            .child(crate::words::says(says))
            .child(" ")
            .child(tag("cite").child(clause))
            .child_if(next)
            .done()
    });
    [
        shares(table, line),
        followed.unwrap_or_default(),
        reseated(line),
    ]
    .into_iter()
    .collect()
}

/// Those who claimed the winning tile and are not paid, by which rule. Nothing where all are.
pub fn passed_over(table: &Table, line: &Line, told: &Input) -> Option<Html> {
    let Input::SeveralWon(told) = told else {
        return None;
    };
    let seats = told.seats.unwrap_or_else(|| table.seats());
    let claims = told.told.iter().filter_map(|won| match won {
        Won::Hand(entry) => entry.context.seat,
        Won::Counted(facts) => facts.seat("seat"),
    });
    let claims = claims.map(|seat| seats[seat]);
    let is_paid = |player: &PlayerId| line.won.iter().any(|won| won.player == *player);
    let unpaid: Vec<_> = claims
        .filter(|player| !is_paid(player))
        .map(|player| name(table, player))
        .collect();
    let ((clause, says), [first, ..]) = (line.ruled?, line.won.as_slice()) else {
        return None;
    };
    if unpaid.is_empty() {
        return None;
    }
    let only = tr!(
        "Only {0} wins; {1} isn’t paid.",
        name(table, first.player),
        unpaid.join(", ")
    );
    let says = tag("span").child(crate::words::says(says)).child(" ");
    let passed_over = tag("p").class("followed").with("data-passed-over", "");
    let passed_over = passed_over.child(tag("strong").child(only)).child(" ");
    Some(
        passed_over
            .child(says.child(tag("cite").child(clause)))
            .done(),
    )
}

/// That players change seats, and how.
pub fn reseated(line: &Line) -> Html {
    let says = line.reseated.map(|(clause, says)| {
        let says = tag("p")
            .class("followed")
            .with("data-reseated", "")
            .child(crate::words::says(says));
        says.child(" ").child(tag("cite").child(clause))
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
    let line = |(player, amount): (PlayerId, i64)| {
        tag("div")
            .with("data-moved", player.0.to_string())
            .with("data-amount", amount.to_string())
            .with("class", (amount > 0).then_some("moved-gain"))
            .child(tag("dt").child(name(table, player)))
            .child(tag("dd").child(signed(house(table), amount)))
    };
    let list = tag("dl").class("moved");
    list.children(moved.into_iter().map(line)).done()
}
