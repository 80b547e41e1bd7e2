//! Slips of paper for the results of a round, one for each table.

use tilewise_club::{MemberId, Night, Round, TableId};
use yew::prelude::*;

use super::browser_call::print_page;
use super::drawn_tables::wind_label;
use crate::club::club_view::ClubView;
use crate::club::overview::night_name;
use crate::club::tickets::ticket_link;
use crate::i18n::Locale;
use crate::share::code::LinkQrCode;

/// Draws the slips of the last round of a night.
pub fn night_slips(locale: Locale, at: &ClubView, night: &Night) -> Html {
    let Some(round) = night.rounds.last() else {
        return Html::default();
    };
    let onprint = Callback::from(|_: MouseEvent| print_page());
    html! {
        <>
            <button type="button" class="button button-done" data-action="print" onclick={onprint}>
                { tr!(locale, "Print") }
            </button>
            <div class="slips" data-slips={round.tables.len().to_string()}>
                for (number, table) in (1..).zip(&round.tables) {
                    { slip(locale, at, (night, round), number, &table.drawn) }
                }
            </div>
        </>
    }
}

fn slip(
    locale: Locale,
    at: &ClubView,
    (night, round): (&Night, &Round),
    number: u32,
    seats: &[MemberId],
) -> Html {
    let profile = at.club().profile.as_ref();
    let club = profile.map_or_else(String::new, |profile| profile.name.clone());
    let id = TableId {
        night: night.id.clone(),
        round: round.draw.round,
        table: number,
    };
    html! {
        <article class="slip" data-table={number.to_string()}>
            <header>
                <p>{ club }{ " · " }{ night_name(locale, night) }{ " · " }<b>{ night.code() }</b></p>
                <h3>{ tr!(locale, "Round {0}, table {1}", id.round, number) }</h3>
            </header>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{ tr!(locale, "Wind") }</th>
                        <th scope="col">{ tr!(locale, "Member") }</th>
                        <th scope="col">{ tr!(locale, "Final score") }</th>
                    </tr>
                </thead>
                <tbody>
                    for (place, member) in seats.iter().enumerate() {
                        <tr data-member={member.0.clone()}>
                            <td>{ wind_label(locale, place) }</td>
                            <th scope="row">{ at.name(locale, member) }</th>
                            <td></td>
                        </tr>
                    }
                    <tr>
                        <td></td>
                        <th scope="row">{ tr!(locale, "What is left on the table") }</th>
                        <td></td>
                    </tr>
                </tbody>
            </table>
            if let Some(link) = ticket_link(at.club(), &id) {
                <div class="slip-ticket">
                    <LinkQrCode {link} />
                    <p>{ tr!(locale, "The phone then has the names, the seats and the rules of this table.") }</p>
                </div>
            }
            <p class="slip-code">
                { tr!(locale, "Result code: {0}, the final scores from East on, and P and what is left unless it is 0.",
                    format!("R{} T{}", id.round, number)) }
            </p>
        </article>
    }
}
