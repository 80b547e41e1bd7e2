//! Tables of a draw with their members.

use tilewise_club::{DrawMethod, MemberId};
use yew::prelude::*;

use crate::club::club_view::ClubView;
use crate::i18n::Locale;

/// Returns the wind of a place in the first hand; at a table of five, the last one sits out first.
pub fn wind_label(locale: Locale, place: usize) -> &'static str {
    match place {
        0 => tr!(locale, "East"),
        1 => tr!(locale, "South"),
        2 => tr!(locale, "West"),
        3 => tr!(locale, "North"),
        _ => tr!(locale, "sits out first"),
    }
}

/// Draws a table, East first, with more content below its members.
pub fn drawn_table(
    locale: Locale,
    at: &ClubView,
    number: u32,
    seats: &[MemberId],
    more: Html,
) -> Html {
    html! {
        <li class="drawn-table" key={number} data-table={number.to_string()}>
            <h4>{ tr!(locale, "Table {0}", number) }</h4>
            <ol>
                for (place, member) in seats.iter().enumerate() {
                    <li data-member={member.0.clone()}>
                        <span class="drawn-wind">{ wind_label(locale, place) }</span>
                        <span>{ at.name(locale, member) }</span>
                    </li>
                }
            </ol>
            { more }
        </li>
    }
}

/// Draws who waits.
pub fn waiting(locale: Locale, at: &ClubView, waiting: &[MemberId]) -> Html {
    if waiting.is_empty() {
        return Html::default();
    }
    let names: Vec<_> = waiting.iter().map(|one| at.name(locale, one)).collect();
    html! {
        <p data-waiting="">{ tr!(locale, "Waiting: {0}", names.join(" · ")) }</p>
    }
}

/// Returns the name of a method.
pub fn method_name(locale: Locale, method: DrawMethod) -> String {
    let name = match method {
        DrawMethod::Random => tr!(locale, "By cards"),
        DrawMethod::Chart { rounds } => {
            return tr!(locale, "Chart for {0} {0:round|rounds}", rounds);
        }
        DrawMethod::Swiss => tr!(locale, "Swiss"),
        DrawMethod::Ladder => tr!(locale, "Ladder"),
        DrawMethod::Teams => tr!(locale, "Teams"),
    };
    name.to_owned()
}

/// Draws how anybody gets the same draw again.
pub fn how_to_repeat(locale: Locale, round: u32, method: DrawMethod, seed: u64) -> Html {
    html! {
        <p class="club-note" data-seed={seed.to_string()}>
            { tr!(locale, "To repeat this draw: round {0}, “{1}”, the number {2}, and the same members. The tables are then the same on every device.",
                round, method_name(locale, method), seed.to_string()) }
        </p>
    }
}
