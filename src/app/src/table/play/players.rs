//! Players as answers, and their gains and losses.

use tilewise_ledger::{EntryOutcome, Game, GameEvent, PlayerId, PlayerStanding, Table, WinRecord};
use tilewise_rules::{Overall, Seat};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::table::standings::end::overall;
use crate::table::{debts_after, house, name, net, position, refusal, signed};
use crate::ui::phrases;

/// Returns all players of a game, with or without a seat.
pub fn all_players(table: &Table) -> impl Iterator<Item = PlayerId> {
    let places = (0..table.players.len()).filter_map(|place| u8::try_from(place).ok());
    places.map(PlayerId)
}

/// Draws the seated players as keys, in turn order from East.
pub fn seated(
    locale: Locale,
    table: &Table,
    offered: &dyn Fn(Seat) -> bool,
    chosen: &dyn Fn(Seat) -> bool,
    onseat: &Callback<Seat>,
) -> Vec<Html> {
    let seats = Seat::ALL.into_iter().filter(|&seat| offered(seat));
    let key = |seat: Seat| {
        let who = name(table, table.seats()[seat]);
        html! {
            <button
                type="button"
                class="who-key"
                data-who={seat.letter().to_string()}
                aria-pressed={chosen(seat).to_string()}
                onclick={onseat.reform(move |_: MouseEvent| seat)}
            >
                <span class="wind" aria-hidden="true">{ phrases::seat_letter(locale, seat) }</span>
                <span class="who-name" title={who.clone()}>{ who }</span>
            </button>
        }
    };
    seats.map(key).collect()
}

/// Draws the effect of an entry on each player and on the pot; or the reason why it is refused.
pub fn effect(locale: Locale, table: &Table, after: &Game, line: &EntryOutcome) -> Html {
    if let Some(why) = &line.refusal {
        return html! {
            <div role="alert" data-refused="">
                <ul class="refused">
                    for message in refusal(locale, table, why) {
                        <li>{ message }</li>
                    }
                </ul>
            </div>
        };
    }
    let next = after.table().filter(|_| line.end.is_some());
    let next = next.filter(|next| next.end_reason.is_none());
    html! {
        <>
            { shares(table, line) }
            if let Some(after) = after.table() {
                { overall_penalties(locale, table, after) }
            }
            if let Some(debts) = debts_after(locale, table, line) {
                <p class="followed" data-debts-after="">{ debts }</p>
            }
            if let Some((clause, text)) = line.progression {
                <p class="followed">
                    { phrases::rule_sentence(locale, text) }
                    { " " }
                    <cite>{ clause }</cite>
                    if let Some(next) = next {
                        <span class="followed-next">{ next_deal(locale, next) }</span>
                    }
                </p>
            }
            { reseated(locale, line) }
        </>
    }
}

/// Draws what an entry deducts from the overall scores: "Ann: −20 overall".
fn overall_penalties(locale: Locale, before: &Table, after: &Table) -> Html {
    html! {
        for (player, penalty) in added_penalties(before, after) {
            if let Some(penalty) = overall(locale, house(after), penalty) {
                <p class="followed" data-penalty={player.0.to_string()}>
                    { tr!(locale, "{0}: {1}", name(after, player), penalty) }
                </p>
            }
        }
    }
}

/// Returns the players whose penalties on the overall score differ between two tables, and the difference.
fn added_penalties(before: &Table, after: &Table) -> Vec<(PlayerId, Overall)> {
    let penalty = |one: &PlayerStanding| Some(one.overall? - one.without_penalties?);
    let earlier = before.standings();
    let added = |one: &PlayerStanding| {
        // A player without a place has no other score.
        one.place?;
        let added = penalty(one)? - penalty(earlier.for_player(one.player)?)?;
        (added != Overall::default()).then_some((one.player, added))
    };
    after.standings().0.iter().filter_map(added).collect()
}

/// Returns the position and the dealer of the next deal as text.
fn next_deal(locale: Locale, next: &Table) -> String {
    tr!(
        locale,
        "Next: {0}, {1} deals",
        position(locale, house(next), next.position),
        name(next, next.seats()[Seat::East])
    )
}

/// Draws the winners on the same tile who aren't paid, with the rule; `None` if all are paid.
pub fn unpaid_claimants(
    locale: Locale,
    table: &Table,
    line: &EntryOutcome,
    event: &GameEvent,
) -> Option<Html> {
    let GameEvent::MultipleWins(wins) = event else {
        return None;
    };
    let seats = wins.seating.unwrap_or(line.seats);
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
        locale,
        "Only {0} wins; {1} isn’t paid.",
        name(table, first.player),
        unpaid.join(", ")
    );
    Some(html! {
        <p class="followed" data-passed-over="">
            <strong>{ only }</strong>
            { " " }
            <span>
                { phrases::rule_sentence(locale, text) }
                { " " }
                <cite>{ clause }</cite>
            </span>
        </p>
    })
}

/// Draws a change of seats.
pub fn reseated(locale: Locale, line: &EntryOutcome) -> Html {
    html! {
        if let Some((clause, text)) = line.seat_change {
            <p class="followed" data-reseated="">
                { phrases::rule_sentence(locale, text) }
                { " " }
                <cite>{ clause }</cite>
            </p>
        }
    }
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
    html! {
        <dl class="moved">
            for (player, amount) in moved {
                <div
                    data-moved={player.0.to_string()}
                    data-amount={amount.to_string()}
                    class={(amount > 0).then_some("moved-gain")}
                >
                    <dt>{ name(table, player) }</dt>
                    <dd>{ signed(line.house(table), amount) }</dd>
                </div>
            }
        </dl>
    }
}
