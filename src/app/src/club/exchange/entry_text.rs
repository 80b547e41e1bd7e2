//! Entries of a club in words.

use tilewise_club::{Attending, Club, ClubEvent, MemberId, ResultContent, TableId, TableResult};
use tilewise_ledger::{Change, EntryId};

use crate::club::club_view::{day, member_name};
use crate::i18n::Locale;
use crate::table::as_typed;

/// Returns an event in a sentence.
#[expect(clippy::too_many_lines, reason = "one short arm per variant")]
pub fn entry_text(locale: Locale, club: &Club, event: &ClubEvent) -> String {
    let name = |member: &MemberId| member_name(locale, club, member);
    match event {
        ClubEvent::Founded(profile) => {
            tr!(locale, "The club “{0}” was founded.", profile.name.clone())
        }
        ClubEvent::Profile(profile) => {
            tr!(
                locale,
                "Name, rules or language of the club changed: “{0}”.",
                profile.name.clone()
            )
        }
        ClubEvent::Member(record) => tr!(locale, "Member: {0}.", name(&record.id)),
        ClubEvent::MemberForgotten(_) => tr!(locale, "A member was forgotten.").to_owned(),
        ClubEvent::Separation(pair) => {
            let [one, other] = [&pair.members[0], &pair.members[1]].map(name);
            if pair.is_separated {
                tr!(locale, "{0} and {1} never sit at one table.", one, other)
            } else {
                tr!(
                    locale,
                    "{0} and {1} may sit at one table again.",
                    one,
                    other
                )
            }
        }
        ClubEvent::SeasonOpened(opening) => {
            tr!(locale, "The season “{0}” began.", opening.name.clone())
        }
        ClubEvent::SeasonClosed(_) => tr!(locale, "The season ended.").to_owned(),
        ClubEvent::NightPlanned(Some(planned)) => {
            tr!(
                locale,
                "The next night is on {0}. {1}",
                day(locale, planned.date),
                planned.details.clone()
            )
        }
        ClubEvent::NightPlanned(None) => tr!(locale, "No next night is planned.").to_owned(),
        ClubEvent::NightOpened { opening, .. } => {
            tr!(locale, "The night of {0} began.", day(locale, opening.date))
        }
        ClubEvent::NightClosed(_) => tr!(locale, "The night ended.").to_owned(),
        ClubEvent::Attendance {
            member, attending, ..
        } => match attending {
            Attending::Arrived => tr!(locale, "{0} is here.", name(member)),
            Attending::Late => tr!(locale, "{0} will come later.", name(member)),
            Attending::Left => tr!(locale, "{0} has left.", name(member)),
        },
        ClubEvent::FeePaid { member, amount, .. } => {
            tr!(locale, "{0} paid {1}.", name(member), as_typed(*amount))
        }
        ClubEvent::Drawn { draw, .. } => {
            let tables = draw.tables.len();
            tr!(
                locale,
                "Round {0} was drawn: {1} {1:table|tables}.",
                draw.round,
                tables
            )
        }
        ClubEvent::ClockStarted { time, .. } => tr!(
            locale,
            "The clock of round {0} started: {1} {1:minute|minutes}.",
            time.round,
            time.minutes
        ),
        ClubEvent::TimeAdded(id, minutes) => tr!(
            locale,
            "Round {0}, table {1}: {2} more {2:minute|minutes}.",
            id.round,
            id.table,
            *minutes
        ),
        ClubEvent::Result(result) => result_text(locale, club, result),
        ClubEvent::Checked(result) => of_result(locale, club, result, text!("confirmed")),
        ClubEvent::Disputed(result, reason) => {
            let what = of_result(locale, club, result, text!("disputed"));
            format!("{what} {reason}")
        }
        ClubEvent::Ruled(ruling) => {
            let what = of_result(
                locale,
                club,
                &ruling.result,
                text!("decided by the organiser"),
            );
            format!("{what} {}", ruling.reason)
        }
        ClubEvent::Adjustment { adjustment, .. } => tr!(
            locale,
            "{0}: {1} points. {2}",
            name(&adjustment.member),
            adjustment.points.to_string(),
            adjustment.reason.clone()
        ),
        ClubEvent::Correction(correction) => match &correction.change {
            Change::Delete => tr!(locale, "An entry was deleted.").to_owned(),
            Change::Replace(event) | Change::InsertBefore(event) => {
                tr!(locale, "Correction: {0}", entry_text(locale, club, event))
            }
        },
        ClubEvent::LockReleased => tr!(locale, "This desk handed over.").to_owned(),
        ClubEvent::LockAcquired => tr!(locale, "Another desk went on.").to_owned(),
        ClubEvent::Unread(_) => tr!(locale, "This entry can’t be read.").to_owned(),
    }
}

fn result_text(locale: Locale, club: &Club, result: &TableResult) -> String {
    let TableId { round, table, .. } = &result.table;
    match &result.content {
        ResultContent::Game { .. } => {
            tr!(
                locale,
                "Round {0}, table {1}: result from a phone.",
                *round,
                *table
            )
        }
        ResultContent::Scores(typed) => {
            let scores = typed.scores.iter();
            let scores = scores.map(|(member, score)| {
                format!("{} {}", member_name(locale, club, member), as_typed(*score))
            });
            let scores = scores.collect::<Vec<_>>().join(", ");
            tr!(locale, "Round {0}, table {1}: {2}.", *round, *table, scores)
        }
    }
}

/// Returns what happened to a result, such as “confirmed”.
fn of_result(locale: Locale, club: &Club, result: &EntryId, what: &'static str) -> String {
    let what = locale.translate(what);
    let table = club
        .seasons
        .iter()
        .flat_map(|season| &season.nights)
        .find_map(|night| {
            night.rounds.iter().find_map(|round| {
                let mut tables = (1_usize..).zip(&round.tables);
                let found = tables.find(|(_, table)| {
                    table
                        .reports
                        .iter()
                        .any(|report| report.entries.contains(result))
                });
                found.map(|(number, _)| (round.draw.round, number))
            })
        });
    match table {
        Some((round, table)) => tr!(locale, "Round {0}, table {1}: {2}.", round, table, what),
        None => tr!(locale, "A result was {0}.", what),
    }
}
