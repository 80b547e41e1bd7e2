//! The round that was drawn last: its tables, tickets and clock.

use tilewise_club::{ClubEvent, Night, Round, TableId};
use yew::prelude::*;

use super::DrawFormProps;
use super::clock_form::ClockForm;
use super::countdown::round_clock;
use super::drawn_tables::{drawn_table, how_to_repeat, waiting};
use super::round_ends::round_ends;
use crate::club::club_location::ClubLocation;
use crate::club::club_nav::refused;
use crate::club::club_view::href;
use crate::i18n::{Locale, use_locale};

/// Minutes that a table gets by one press.
const MORE_MINUTES: u32 = 5;

/// Seats of a table whose game can be opened on a phone.
const TICKET_SEATS: usize = 4;

/// The round that was drawn last: its tables, tickets and clock.
#[component]
pub fn CurrentRound(props: &DrawFormProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let errors = use_state(|| None::<(u32, Vec<String>)>);
    let onmore = {
        let (at, errors) = (at.clone(), errors.clone());
        Callback::from(move |table: TableId| {
            let number = table.table;
            let written = at.write(locale, ClubEvent::TimeAdded(table, MORE_MINUTES));
            errors.set(written.err().map(|why| (number, why)));
        })
    };
    let Some((night, round)) = at
        .night()
        .and_then(|night| Some((night, night.rounds.last()?)))
    else {
        return Html::default();
    };
    let draw = &round.draw;
    let onmore = at.writes().then_some(&onmore);
    html! {
        <section class="club-card" data-current-round={draw.round.to_string()}>
            <h3 class="round-title">{ tr!(locale, "Round {0}", draw.round) }</h3>
            { links(locale) }
            if let Some(ends) = round_ends(round) {
                { round_clock(locale, &ends) }
            }
            if at.writes() {
                <ClockForm at={at.clone()} />
            }
            <ul class="drawn-tables">
                for (number, table) in (1..).zip(&round.tables) {
                    { drawn_table(locale, at, number, &table.drawn, html! {
                        <>
                            { actions(locale, night, round, number, onmore) }
                            if let Some((_, why)) = errors.as_ref().filter(|one| one.0 == number) {
                                { refused(why) }
                            }
                        </>
                    }) }
                }
            </ul>
            { waiting(locale, at, &draw.waiting) }
            { how_to_repeat(locale, draw.round, draw.method, draw.seed) }
        </section>
    }
}

/// Draws the links to the other pictures of the round.
fn links(locale: Locale) -> Html {
    let link = |key: &'static str, label: &'static str, to: &ClubLocation| {
        html! { <a class="button" data-action={key} href={href(to)}>{ label }</a> }
    };
    html! {
        <div class="club-confirm">
            { link("results", tr!(locale, "Enter results"), &ClubLocation::Results(None)) }
            { link("projector", tr!(locale, "For the projector"), &ClubLocation::Projector) }
            { link("slips", tr!(locale, "Slips to print"), &ClubLocation::Slips) }
        </div>
    }
}

/// Draws the ticket of a table, and the button for more time.
fn actions(
    locale: Locale,
    night: &Night,
    round: &Round,
    table: u32,
    onmore: Option<&Callback<TableId>>,
) -> Html {
    let number = round.draw.round;
    let seats = (1..).zip(&round.tables).find(|one| one.0 == table);
    let has_ticket = seats.is_some_and(|(_, table)| table.drawn.len() >= TICKET_SEATS);
    let onmore = onmore.filter(|_| round.clock.is_some()).map(|onmore| {
        let id = TableId {
            night: night.id.clone(),
            round: number,
            table,
        };
        onmore.reform(move |_: MouseEvent| id.clone())
    });
    html! {
        <div class="club-confirm">
            if has_ticket {
                <a
                    class="button"
                    data-action="ticket"
                    aria-label={tr!(locale, "Ticket of table {0}", table)}
                    href={href(&ClubLocation::Ticket(number, table))}
                >
                    { tr!(locale, "Ticket") }
                </a>
            }
            if let Some(onclick) = onmore {
                <button
                    type="button"
                    class="button"
                    data-action="more-time"
                    aria-label={tr!(locale, "{0} more minutes for table {1}", MORE_MINUTES, table)}
                    {onclick}
                >
                    { tr!(locale, "+{0} minutes", MORE_MINUTES) }
                </button>
            }
        </div>
    }
}
