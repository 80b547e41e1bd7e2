//! Texts about results, and the entry of one.

use tilewise_club::{ClubEvent, ReportedScores, TableId, TableResult, TableResults, TableState};
use tilewise_ledger::isolated_name;
use tilewise_rules::{RuleConfig, Seat};
use yew::prelude::*;

use crate::club::club_view::ClubView;
use crate::club::tickets::found_result::{NoTable, ResultEffect, previewed};
use crate::club::tickets::scanned_text::ScanError;
use crate::i18n::Locale;
use crate::table::{amount, signed};
use crate::ui::phrases;

/// Returns the name of a table: "Table 3".
pub fn table_name(locale: Locale, table: u32) -> String {
    tr!(locale, "Table {0}", table)
}

/// Returns a state in a word, with its sign and its key.
fn state_word(locale: Locale, state: TableState) -> (&'static str, &'static str, &'static str) {
    match state {
        TableState::Missing => (tr!(locale, "missing"), "○", "missing"),
        TableState::Reported => (tr!(locale, "reported"), "●", "reported"),
        TableState::Checked => (tr!(locale, "confirmed"), "✓", "checked"),
        TableState::Differing => (tr!(locale, "results differ"), "≠", "differing"),
        TableState::Disputed => (tr!(locale, "disputed"), "!", "disputed"),
        TableState::Ruled => (tr!(locale, "decided by the organiser"), "§", "ruled"),
    }
}

/// Draws the state of a table: a sign, and a word.
pub fn state_mark(locale: Locale, state: TableState) -> Html {
    let (word, sign, key) = state_word(locale, state);
    html! {
        <span class="result-state" data-state={key}>
            <i aria-hidden="true">{ sign }</i>
            { word }
        </span>
    }
}

/// Returns the rules of the club.
pub fn club_house(at: &ClubView) -> &RuleConfig {
    let profile = at.club().profile.as_ref();
    profile.map_or(&at.house, |profile| &profile.rules.house)
}

/// Returns the letter of the seat with an index; empty for a member who sits out first.
pub fn wind(locale: Locale, seat: usize) -> &'static str {
    let seat = Seat::ALL.get(seat);
    seat.map_or("", |seat| phrases::seat_letter(locale, *seat))
}

/// Draws the members who were drawn for a table, with their winds.
pub fn drawn_members(locale: Locale, at: &ClubView, table: &TableResults) -> Html {
    html! {
        <ul class="result-lines">
            for (seat, member) in table.drawn.iter().enumerate() {
                <li data-member={member.0.clone()}>
                    <span class="wind">{ wind(locale, seat) }</span>
                    <span>{ isolated_name(&at.name(locale, member)).into_owned() }</span>
                </li>
            }
        </ul>
    }
}

/// Draws who has what.
pub fn score_lines(locale: Locale, at: &ClubView, scores: &ReportedScores) -> Html {
    let house = club_house(at);
    html! {
        <ul class="result-lines">
            for line in &scores.lines {
                <li data-member={line.member.0.clone()}>
                    <span>{ isolated_name(&at.name(locale, &line.member)).into_owned() }</span>
                    <b data-score={line.score.to_string()}>{ amount(house, line.score) }</b>
                    <small>{ signed(house, line.gain) }</small>
                </li>
            }
            if scores.rest != 0 {
                <li>
                    <span>{ tr!(locale, "Left on the table") }</span>
                    <b>{ amount(house, scores.rest) }</b>
                </li>
            }
        </ul>
    }
}

/// Returns who has what, on one line.
pub fn scores_line(locale: Locale, at: &ClubView, scores: &ReportedScores) -> String {
    let house = club_house(at);
    let lines = scores.lines.iter().map(|line| {
        let name = at.name(locale, &line.member);
        format!("{} {}", isolated_name(&name), amount(house, line.score))
    });
    lines.collect::<Vec<_>>().join(" · ")
}

/// Enters a result, unless the club has the same entry already.
///
/// # Errors
/// The reasons why the club refuses it, as sentences.
pub fn enter(
    locale: Locale,
    at: &ClubView,
    result: TableResult,
) -> Result<ResultEffect, Vec<String>> {
    let table = result.table.clone();
    let event = ClubEvent::Result(result);
    let (entry, after) = at.preview(&event);
    let Some(previewed) = previewed(at.club(), &after, &table, &entry) else {
        return Err(at.refusal(locale, &event));
    };
    let resolved = at.replayed.log.resolved();
    let is_known = resolved.iter().any(|one| *one.event == event);
    if is_known && previewed.effect == ResultEffect::Again {
        return Ok(ResultEffect::Again);
    }
    at.append(event);
    Ok(previewed.effect)
}

/// Returns what a result changed at its table.
pub fn effect_text(locale: Locale, effect: ResultEffect, table: &TableId) -> String {
    let table = table.table;
    match effect {
        ResultEffect::First => tr!(locale, "Table {0}: entered.", table),
        ResultEffect::Again => tr!(locale, "Table {0}: this result was here already.", table),
        ResultEffect::Confirmed => tr!(
            locale,
            "Table {0}: entered; a second person has confirmed the result.",
            table
        ),
        ResultEffect::Differs => tr!(
            locale,
            "Table {0}: entered, but it differs from another result of this table. Decide which one is right.",
            table
        ),
    }
}

/// Returns why a result belongs to no table.
pub fn no_table_text(locale: Locale, why: &NoTable) -> String {
    match why {
        NoTable::OtherClub(_) => tr!(
            locale,
            "This result is for another club: open that club on this device first, or show the code to its desk."
        )
        .to_owned(),
        NoTable::NoTicket => tr!(
            locale,
            "This game wasn’t opened by a ticket, and no table of the last round has these players: type its scores at its table."
        )
        .to_owned(),
        NoTable::NoNight => tr!(
            locale,
            "No round is drawn in the open season: draw one first."
        )
        .to_owned(),
        NoTable::NotDrawn(round, table) => tr!(
            locale,
            "Round {0} has no table {1}: compare the numbers after R and T with the slip.",
            *round,
            *table
        ),
        NoTable::Code(error) => phrases::full_sentence(locale, &error.reason().1),
    }
}

/// Returns why a text means nothing.
pub fn scan_error_text(locale: Locale, why: ScanError) -> &'static str {
    match why {
        ScanError::Empty => tr!(
            locale,
            "There is nothing to read: scan a code, or paste a link or a result code."
        ),
        ScanError::TooLong => tr!(
            locale,
            "This is longer than any game: choose the link or the file of one game."
        ),
        ScanError::OtherLink => tr!(
            locale,
            "This link is no result: scan the code that the phone of the table shows at the end of the game."
        ),
        ScanError::CutOff => tr!(
            locale,
            "The end of this game is missing: the link was cut off. Copy the whole link, or scan the code again."
        ),
        ScanError::Newer => tr!(
            locale,
            "This game was made with a newer version. Reload the page, then open the link again."
        ),
        ScanError::Changed => tr!(
            locale,
            "This game can’t be read: the link was changed. Ask for it again, or scan the code again."
        ),
    }
}
