//! Tickets of tables, and the results that come back from them.

pub mod found_result;
mod incoming_result;
mod scan_list;
mod scan_results;
pub mod scanned_text;
mod table_ticket;

use yew::prelude::*;

use super::club_view::ClubView;
use super::results;
use crate::i18n::Locale;
use incoming_result::IncomingResult;
use scan_results::ScanResults;
pub use table_ticket::ticket_link;

/// Draws the ticket of a table as a code and a link.
pub fn ticket(at: &ClubView, round: u32, table: u32) -> Html {
    html! { <table_ticket::TableTicket at={at.clone()} {round} {table} /> }
}

/// Draws the scan of results by camera, link or file; the results at a desk that only watches.
pub fn scan(at: &ClubView) -> Html {
    if !at.writes() {
        return results::results(at, None);
    }
    html! { <ScanResults at={at.clone()} /> }
}

/// Draws a result from a link.
pub fn incoming(at: &ClubView, text: &str) -> Html {
    let key = text.to_owned();
    html! { <IncomingResult {key} at={at.clone()} text={text.to_owned()} /> }
}

/// Draws what to do with a result on a device without the club.
pub fn without_club(locale: Locale) -> Html {
    html! {
        <div class="step-panel" data-without-club="">
            { super::club_nav::title(tr!(locale, "The result of a table")) }
            <p role="status">
                { tr!(locale, "This result is for the club’s desk, and this device isn’t it: show the code to the desk.") }
            </p>
        </div>
    }
}
