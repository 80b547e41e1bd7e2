//! The ticket of a table: a code by which its phone opens the game.

use tilewise_api::game_link;
use tilewise_club::{Club, Round, TableId};
use yew::prelude::*;

use crate::club::club_location::ClubLocation;
use crate::club::club_nav::headed;
use crate::club::club_view::{ClubView, href};
use crate::club::results::result_texts::{drawn_members, table_name};
use crate::club::tickets::found_result::{last_night, table_id};
use crate::i18n::{Locale, use_locale};
use crate::link::table_path;
use crate::share::code::LinkQrCode;
use crate::share::field::Field;
use crate::share::{address, embed};
use crate::table::{Route, TableLocation};
use crate::ui::local_time::as_clock_time;

/// Properties of [`TableTicket`].
#[derive(Properties, PartialEq)]
pub struct TableTicketProps {
    /// The club.
    pub at: ClubView,
    /// The round, from 1.
    pub round: u32,
    /// The number of the table, from 1.
    pub table: u32,
}

/// The ticket of a table.
#[component]
pub fn TableTicket(props: &TableTicketProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let id = table_id(at.club(), props.round, props.table);
    let link = use_memo((at.replayed.clone(), id.clone()), |(replayed, id)| {
        ticket_link(&replayed.club, id.as_ref()?).map(AttrValue::from)
    });
    let back = ClubLocation::Results(Some(props.round));
    let heading = format!(
        "{} · {}",
        table_name(locale, props.table),
        tr!(locale, "Round {0}", props.round)
    );
    let round = last_night(at.club()).and_then(|night| {
        let mut rounds = night.rounds.iter();
        rounds.find(|round| round.draw.round == props.round)
    });
    let table = id.as_ref().and_then(|id| at.club().table(id));
    let (Some(round), Some(id), Some(table)) = (round, id, table) else {
        return html! {
            <div class="step-panel">
                { headed(locale, &back, &heading) }
                <p class="refused" role="alert">{ tr!(locale, "This table wasn’t drawn: choose one of the round.") }</p>
            </div>
        };
    };
    let ends = round.clock.map(|clock| as_clock_time(clock.end(table)));
    html! {
        <div class="step-panel ticket">
            { headed(locale, &back, &heading) }
            { drawn_members(locale, at, table) }
            if let Some(ends) = ends {
                <p>{ tr!(locale, "The round ends at {0}.", ends) }</p>
            }
            if let Some(link) = &*link {
                <p>
                    { tr!(locale, "One phone of the table scans this code and keeps score. Names, seats and rules are in it.") }
                </p>
                <LinkQrCode link={link.clone()} />
                <Field id="ticket-link" label={tr!(locale, "The ticket as a link")} text={link.clone()} />
            } else {
                <p data-without-ticket="">
                    { tr!(locale, "A game on the phone needs four players, so this table plays without a ticket: type its result here at the end.") }
                </p>
                <a class="button" data-action="table" href={href(&ClubLocation::Table(id.round, id.table))}>
                    { tr!(locale, "Type the result") }
                </a>
            }
            { turn(locale, round, &id) }
        </div>
    }
}

/// Returns the link that opens the game of a table on a phone; `None` for a table of three.
pub fn ticket_link(club: &Club, id: &TableId) -> Option<String> {
    let game = club.ticket_game(id)?;
    let location = TableLocation::from(Route::Game(game_link(&game)));
    Some(embed::link(&address(), &table_path(&location.path())))
}

/// Draws the links to the tickets before and after.
fn turn(locale: Locale, round: &Round, id: &TableId) -> Html {
    let last = u32::try_from(round.tables.len()).unwrap_or(u32::MAX);
    let link = |key: &'static str, table: u32| {
        html! {
            <a class="button" data-action={key} href={href(&ClubLocation::Ticket(id.round, table))}>
                { tr!(locale, "Ticket of table {0}", table) }
            </a>
        }
    };
    html! {
        <nav class="ticket-turn" aria-label={tr!(locale, "Other tickets")}>
            if id.table > 1 {
                { link("ticket-before", id.table - 1) }
            }
            if id.table < last {
                { link("ticket-next", id.table + 1) }
            }
        </nav>
    }
}
