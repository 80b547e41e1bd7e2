//! Players as answers, and their gains and losses.

use tilewise_ledger::{EntryOutcome, Game, GameEvent, PlayerId, Table, WinRecord};
use tilewise_rules::Seat;
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::tag::tag;
use crate::table::{house, name, net, refusal, signed, wind};

/// Returns all players of a game, with or without a seat.
pub fn all_players(table: &Table) -> impl Iterator<Item = PlayerId> {
    let places = (0..table.players.len()).filter_map(|place| u8::try_from(place).ok());
    places.map(PlayerId)
}

/// Draws the seated players as keys, in turn order from East.
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
        let content: Html = [
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
        button.draw(content, onseat.reform(move |_| seat))
    };
    seats.map(one).collect()
}

/// Draws the effect of an entry on each player and on the pot; or the reason why it is refused.
pub fn effect(table: &Table, after: &Game, line: &EntryOutcome) -> Html {
    if let Some(why) = &line.refusal {
        let messages = refusal(table, why).into_iter();
        let items = messages.map(|message| tag("li").child(message));
        let list = tag("ul").class("refused").children(items);
        let refused = tag("div").with("role", "alert").with("data-refused", "");
        return refused.child(list).done();
    }
    let next = after.table().filter(|_| line.end.is_some());
    let next = next.filter(|next| next.end_reason.is_none()).map(|next| {
        let text = tr!(
            "Next: {0}, {1} deals",
            crate::table::position(house(next), next.position),
            name(next, next.seats()[Seat::East])
        );
        tag("span").class("followed-next").child(text)
    });
    let followed = line.progression.map(|(clause, text)| {
        tag("p")
            .class("followed")
            .child(crate::words::rule_sentence(text))
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

/// Draws the winners on the same tile who aren't paid, with the rule; `None` if all are paid.
pub fn unpaid_claimants(table: &Table, line: &EntryOutcome, event: &GameEvent) -> Option<Html> {
    let GameEvent::MultipleWins(wins) = event else {
        return None;
    };
    let seats = wins.seating.unwrap_or_else(|| table.seats());
    let claims = wins.event.iter().filter_map(|won| match won {
        WinRecord::Hand(entry) => entry.context.seat,
        WinRecord::Counted(facts) => facts.seat("seat"),
    });
    let claims = claims.map(|seat| seats[seat]);
    let is_paid = |player: &PlayerId| line.wins.iter().any(|won| won.player == *player);
    let unpaid: Vec<_> = claims
        .filter(|player| !is_paid(player))
        .map(|player| name(table, player))
        .collect();
    let ((clause, text), [first, ..]) = (line.ruling?, line.wins.as_slice()) else {
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
    let explanation = tag("span")
        .child(crate::words::rule_sentence(text))
        .child(" ");
    let paragraph = tag("p").class("followed").with("data-passed-over", "");
    let paragraph = paragraph.child(tag("strong").child(only)).child(" ");
    Some(
        paragraph
            .child(explanation.child(tag("cite").child(clause)))
            .done(),
    )
}

/// Draws a change of seats.
pub fn reseated(line: &EntryOutcome) -> Html {
    let notice = line.seat_change.map(|(clause, text)| {
        let paragraph = tag("p")
            .class("followed")
            .with("data-reseated", "")
            .child(crate::words::rule_sentence(text));
        paragraph.child(" ").child(tag("cite").child(clause))
    });
    notice.into_iter().collect()
}

/// Draws the gain or loss of each player by an entry.
pub fn shares(table: &Table, line: &EntryOutcome) -> Html {
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
