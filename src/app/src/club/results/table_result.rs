//! A table of a round: who was drawn, the results that were reported, and the form for one.

use tilewise_club::{
    ResultContent, Round, TableId, TableResult, TableResults, TableState, TypedScores,
};
use tilewise_ledger::EntryId;
use yew::prelude::*;

use super::report_card::ReportCard;
use super::result_texts::{drawn_members, enter, state_mark, table_name};
use super::score_form::ScoreForm;
use crate::club::club_location::ClubLocation;
use crate::club::club_nav::headed;
use crate::club::club_view::{ClubView, href};
use crate::club::deletions::deletion_notice;
use crate::club::tickets::found_result::{last_night, table_id};
use crate::i18n::{Locale, use_locale};
use crate::ui::local_time::as_clock_time;

/// Properties of [`TableResultScreen`].
#[derive(Properties, PartialEq)]
pub struct TableResultScreenProps {
    /// The club.
    pub at: ClubView,
    /// The round, from 1.
    pub round: u32,
    /// The number of the table, from 1.
    pub table: u32,
}

/// A table of a round with its results.
#[component]
pub fn TableResultScreen(props: &TableResultScreenProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let errors = use_state(Vec::new);
    let deleted = use_state(Vec::new);
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
    let id = table_id(at.club(), props.round, props.table);
    let table = id.as_ref().and_then(|id| at.club().table(id));
    let (Some(round), Some(id), Some(table)) = (round, id, table) else {
        return html! {
            <div class="step-panel">
                { headed(locale, &back, &heading) }
                <p class="refused" role="alert">{ tr!(locale, "This table wasn’t drawn: choose one of the round.") }</p>
            </div>
        };
    };
    let onscores = {
        let (at, id, errors) = (at.clone(), id.clone(), errors.clone());
        Callback::from(move |scores: TypedScores| {
            let result = TableResult {
                table: id.clone(),
                content: ResultContent::Scores(scores),
            };
            errors.set(enter(locale, &at, result).err().unwrap_or_default());
        })
    };
    let form = html! {
        <ScoreForm
            at={at.clone()}
            table={id.clone()}
            players={table.drawn.clone()}
            label={tr!(locale, "Enter this result")}
            action="enter-scores"
            errors={(*errors).clone()}
            {onscores}
        />
    };
    let is_first = table.reports.is_empty();
    html! {
        <div class="step-panel">
            { headed(locale, &back, &heading) }
            <p role="status">{ state_mark(locale, table.state()) }</p>
            { clock(locale, round, table) }
            if is_first && !at.writes() {
                { drawn_members(locale, at, table) }
            }
            { deletion_notice(locale, at, &deleted) }
            { reports(locale, at, &id, table, &deleted) }
            if at.writes() && is_first {
                { form }
            } else if at.writes() {
                <details class="more" data-more="result">
                    <summary>{ tr!(locale, "Enter another result of this table") }</summary>
                    { form }
                </details>
            }
            { next_links(locale, round, &id, table) }
        </div>
    }
}

/// Draws the time at which a table is to end.
fn clock(locale: Locale, round: &Round, table: &TableResults) -> Html {
    let ends = round.clock.map(|clock| as_clock_time(clock.end(table)));
    html! {
        if let Some(ends) = ends {
            <p class="club-note">{ tr!(locale, "The round ends at {0}.", ends) }</p>
        }
    }
}

/// Draws the results that were reported.
fn reports(
    locale: Locale,
    at: &ClubView,
    id: &TableId,
    table: &TableResults,
    deleted: &UseStateHandle<Vec<EntryId>>,
) -> Html {
    html! {
        <>
        if table.state() == TableState::Differing {
            <p class="refused" role="alert">
                { tr!(locale, "The results differ, so none counts. Compare them with the table, and decide which one is right.") }
            </p>
        }
        <div class="result-reports">
            for report in &table.reports {
                <ReportCard
                    key={report.entries.first().map_or_else(String::new, |entry| entry.0.clone())}
                    at={at.clone()}
                    table={id.clone()}
                    report={report.clone()}
                    deleted={deleted.clone()}
                />
            }
        </div>
        </>
    }
}

/// Draws the links to the ticket, and to the next table without a result.
fn next_links(locale: Locale, round: &Round, id: &TableId, table: &TableResults) -> Html {
    let missing: Vec<u32> = (1..)
        .zip(&round.tables)
        .filter(|(number, one)| *number != id.table && one.state() == TableState::Missing)
        .map(|(number, _)| number)
        .collect();
    let following = missing.iter().find(|number| **number > id.table);
    let next = following.or(missing.first()).copied();
    html! {
        <div class="club-links">
            if let Some(next) = next {
                <a class="button" data-action="next-table" href={href(&ClubLocation::Table(id.round, next))}>
                    { tr!(locale, "Next table without a result: {0}", next) }
                </a>
            }
            if table.reports.is_empty() {
                <a class="button" data-action="ticket" href={href(&ClubLocation::Ticket(id.round, id.table))}>
                    { tr!(locale, "Ticket of this table") }
                </a>
            }
        </div>
    }
}
