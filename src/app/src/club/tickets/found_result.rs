//! The table to which a result belongs, and what the result changes there. Pure.

use tilewise_club::{
    Club, CodeExpectation, MemberId, Night, ResultCode, ResultCodeError, ResultContent, TableId,
    TableReport, TableResult, TypedScores, club_table,
};
use tilewise_ledger::{EntryId, Log, PlayerId};

/// Why a result belongs to no table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoTable {
    /// The game was opened by the desk of another club: its ID.
    OtherClub(String),
    /// The game was opened without a ticket, and its players are those of no table.
    NoTicket,
    /// No night of the open season has a round.
    NoNight,
    /// The round or the table wasn't drawn.
    NotDrawn(u32, u32),
    /// The code can't be read.
    Code(ResultCodeError),
}

/// What a result changes at its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultEffect {
    /// It is the first result of the table.
    First,
    /// The table has it already.
    Again,
    /// The table had it, and it is confirmed now by a second person.
    Confirmed,
    /// It differs from another result of the table.
    Differs,
}

/// A result as it will be at its table.
#[derive(Clone, Debug, PartialEq)]
pub struct PreviewedResult {
    /// What it changes.
    pub effect: ResultEffect,
    /// The result with its scores.
    pub report: TableReport,
}

/// Returns the night for which results are entered: the last one of the open season.
pub fn last_night(club: &Club) -> Option<&Night> {
    let night = club.current_season()?.nights.last()?;
    (!night.rounds.is_empty()).then_some(night)
}

/// Returns the ID of a table of the night for which results are entered.
pub fn table_id(club: &Club, round: u32, table: u32) -> Option<TableId> {
    let night = last_night(club)?.id.clone();
    Some(TableId {
        night,
        round,
        table,
    })
}

/// Returns the result of a game: that of the table for which it was opened, else of the table of the last round with
/// these names.
///
/// # Errors
/// If it belongs to no table: why.
pub fn result_of_game(club: &Club, log: &Log) -> Result<TableResult, NoTable> {
    let content = |members| ResultContent::Game {
        log: Box::new(log.clone()),
        members,
    };
    if let Some(ticket) = club_table(log) {
        let own = club.id.as_ref().map(|id| id.0.as_str());
        if own != Some(&*ticket.club) {
            return Err(NoTable::OtherClub(ticket.club.clone()));
        }
        let table = TableId {
            night: tilewise_club::NightId(EntryId(ticket.night.clone())),
            round: ticket.round,
            table: ticket.table,
        };
        return Ok(TableResult {
            table,
            content: content(Vec::new()),
        });
    }
    let (table, members) = table_of_names(club, log).ok_or(NoTable::NoTicket)?;
    Ok(TableResult {
        table,
        content: content(members),
    })
}

/// Returns the only table of the last round whose members have the names of the players.
fn table_of_names(club: &Club, log: &Log) -> Option<(TableId, Vec<(PlayerId, MemberId)>)> {
    let game = log.replay();
    let players = &game.table()?.players;
    let round = last_night(club)?.rounds.last()?;
    let of_table = |drawn: &[MemberId]| {
        if drawn.len() != players.len() {
            return None;
        }
        let member = |name: &String| {
            let mut named = drawn.iter().filter(|id| {
                let member = club.member(id);
                member.is_some_and(|member| member.displayed_name() == *name)
            });
            // Two members with one name are not distinguished.
            named.next().filter(|_| named.next().is_none()).cloned()
        };
        let members = players.iter().map(member).collect::<Option<Vec<_>>>()?;
        let is_each_once = drawn.iter().all(|one| members.contains(one));
        is_each_once.then(|| (0..).map(PlayerId).zip(members).collect())
    };
    let tables = (1..).zip(&round.tables);
    let mut found =
        tables.filter_map(|(number, table)| of_table(&table.drawn).map(|all| (number, all)));
    let (number, members) = found.next().filter(|_| found.next().is_none())?;
    Some((table_id(club, round.draw.round, number)?, members))
}

/// Returns the result of a code that was typed from a slip, or read from the screen of a phone.
///
/// # Errors
/// If it belongs to no table, or can't be read: why.
pub fn result_of_code(club: &Club, text: &str) -> Result<TableResult, NoTable> {
    let (round, table) = ResultCode::read_table(text).map_err(NoTable::Code)?;
    let night = last_night(club).ok_or(NoTable::NoNight)?;
    let id = table_id(club, round, table).ok_or(NoTable::NoNight)?;
    let not_drawn = NoTable::NotDrawn(round, table);
    let drawn = club.table(&id).map(|table| &table.drawn).ok_or(not_drawn)?;
    let players = i64::try_from(drawn.len()).unwrap_or(i64::MAX);
    let night = night.code();
    let expectation = CodeExpectation {
        night: &night,
        players: drawn.len(),
        sum: club.starting_score().saturating_mul(players),
    };
    let code = ResultCode::read(text, expectation).map_err(NoTable::Code)?;
    let scores = drawn.iter().cloned().zip(code.scores).collect();
    Ok(TableResult {
        table: id,
        content: ResultContent::Scores(TypedScores {
            scores,
            rest: code.rest,
        }),
    })
}

/// Returns a result as it is after its entry; `None` if the club refused the entry.
pub fn previewed(
    before: &Club,
    after: &Club,
    table: &TableId,
    entry: &EntryId,
) -> Option<PreviewedResult> {
    let known = before.table(table)?;
    let reports = &after.table(table)?.reports;
    let report = reports.iter().find(|one| one.entries.contains(entry))?;
    let same = known
        .reports
        .iter()
        .find(|one| report.entries.first() == one.entries.first());
    let effect = match same {
        Some(same) if report.is_checked && !same.is_checked => ResultEffect::Confirmed,
        Some(_) => ResultEffect::Again,
        None if known.reports.is_empty() => ResultEffect::First,
        None => ResultEffect::Differs,
    };
    Some(PreviewedResult {
        effect,
        report: report.clone(),
    })
}

#[cfg(test)]
mod tests;
