//! The current round in large letters, for a projector.

use tilewise_club::{MemberId, Round};
use yew::prelude::*;

use super::browser_call::{fill_screen, has_full_screen};
use super::countdown::round_clock;
use super::drawn_tables::{method_name, waiting, wind_label};
use super::round_ends::round_ends;
use super::{DrawFormProps, no_round};
use crate::club::club_location::ClubLocation;
use crate::club::club_nav::title;
use crate::club::club_view::{ClubView, href};
use crate::i18n::{Locale, use_locale};
use crate::ui::phrases;

/// Number of winds: a fifth member has none at first.
const WINDS: usize = 4;

/// The current round in large letters. It fills a projector, and there is no navigation but the way back.
#[component]
pub fn Projector(props: &DrawFormProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let can_fill = use_state(has_full_screen);
    let onfill = Callback::from(|_: MouseEvent| fill_screen());
    let night = at.night();
    html! {
        <div class="projector">
            <div class="projector-nav">
                <a class="way-back" data-action="back" href={href(&ClubLocation::Draw)}>{ tr!(locale, "Back") }</a>
                if *can_fill {
                    <button type="button" class="button" data-action="full-screen" onclick={onfill}>
                        { tr!(locale, "Full screen") }
                    </button>
                }
            </div>
            if let Some(round) = night.and_then(|night| night.rounds.last()) {
                { picture(locale, at, round) }
            } else {
                { title(tr!(locale, "Draw")) }
                { no_round(locale) }
            }
        </div>
    }
}

fn picture(locale: Locale, at: &ClubView, round: &Round) -> Html {
    let draw = &round.draw;
    let columns = columns(round.tables.len());
    let seated = round.tables.iter().flat_map(|table| &table.drawn);
    let names = seated.map(|member| at.name(locale, member));
    let size = name_class(names);
    html! {
        <>
            <header class="projector-head">
                { title(&tr!(locale, "Round {0}", draw.round)) }
                if let Some(ends) = round_ends(round) {
                    { round_clock(locale, &ends) }
                }
            </header>
            <ul class={classes!("projector-tables", format!("projector-columns-{columns}"), size)}>
                for (number, table) in (1_u32..).zip(&round.tables) {
                    { table_picture(locale, at, number, &table.drawn) }
                }
            </ul>
            <footer class="projector-foot">
                { waiting(locale, at, &draw.waiting) }
                <p data-seed={draw.seed.to_string()}>
                    { tr!(locale, "{0}, number {1}", method_name(locale, draw.method), draw.seed.to_string()) }
                </p>
            </footer>
        </>
    }
}

fn table_picture(locale: Locale, at: &ClubView, number: u32, seats: &[MemberId]) -> Html {
    html! {
        <li key={number} data-table={number.to_string()}>
            <h3>{ tr!(locale, "Table {0}", number) }</h3>
            <ol>
                for (place, member) in seats.iter().enumerate() {
                    <li data-member={member.0.clone()}>
                        <abbr title={wind_label(locale, place)}>{ short_wind(locale, place) }</abbr>
                        <b>{ at.name(locale, member) }</b>
                    </li>
                }
            </ol>
        </li>
    }
}

/// Returns the first letter of the wind of a place, which fits beside a name in large letters.
fn short_wind(locale: Locale, place: usize) -> String {
    if place < WINDS {
        wind_label(locale, place).chars().take(1).collect()
    } else {
        "–".to_owned()
    }
}

/// Returns the class for the longest name, whose words fit on a line. Chinese letters are wider.
pub fn name_class(names: impl Iterator<Item = String>) -> Option<&'static str> {
    let is_within = |name: &str, word: usize, all: usize| {
        let mut words = name.split([' ', '-']);
        words.all(|one| phrases::shorten(one, word) == one) && phrases::shorten(name, all) == name
    };
    let names: Vec<String> = names.collect();
    let are_within = |word: usize, all: usize| names.iter().all(|name| is_within(name, word, all));
    if are_within(8, 16) {
        None
    } else if are_within(10, 20) {
        Some("projector-long")
    } else {
        Some("projector-longest")
    }
}

/// Returns the number of columns in which tables fill a wide screen: at most two rows for ten tables.
pub fn columns(tables: usize) -> usize {
    match tables {
        0..=2 => tables.max(1),
        3..=4 => 2,
        5..=6 => 3,
        7..=8 => 4,
        9..=10 => 5,
        _ => 6,
    }
}
