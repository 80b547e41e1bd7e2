//! A season with its nights and tables.

use tilewise_club::{
    Adjustment, Club, Night, Presence, ReportedScores, ResultLine, Round, TableReport, TableResults,
};
use tilewise_ledger::EntryId;
use tilewise_rules::Overall;

use super::standings::standings_json;
use crate::club::club_words::{attending_word, counts_for_word, method_word, state_word};
use crate::club::write::member_texts;
use crate::schema::club_state::{
    AdjustmentJson, AttendanceJson, NightJson, RoundClockJson, RoundJson, ScoreLineJson,
    ScoresJson, SeasonJson, TableJson, TableReportJson, thousandths,
};
use crate::schema::game_state::hundredths;

/// Returns a season, an index in the seasons of the club.
pub fn season_json(club: &Club, index: usize) -> Option<SeasonJson<'_>> {
    let season = club.seasons.get(index)?;
    Some(SeasonJson {
        id: &season.id.0.0,
        name: &season.opening.name,
        policy: season.opening.policy.to_string(),
        closed: season.is_closed,
        nights: season.nights.iter().map(NightJson::new).collect(),
        adjustments: season.adjustments.iter().map(adjustment_json).collect(),
        standings: standings_json(club, season, index),
    })
}

impl<'a> NightJson<'a> {
    fn new(night: &'a Night) -> Self {
        Self {
            id: &night.id.0.0,
            code: night.code(),
            date: night.opening.date.to_string(),
            name: &night.opening.name,
            fee: hundredths(night.opening.fee),
            paid: hundredths(night.fees()),
            closed: night.is_closed,
            attendance: night.attendance.iter().map(AttendanceJson::new).collect(),
            rounds: night.rounds.iter().map(RoundJson::new).collect(),
        }
    }
}

impl<'a> AttendanceJson<'a> {
    fn new(presence: &'a Presence) -> Self {
        Self {
            member: &presence.member.0,
            state: attending_word(presence.attending),
            was_there: presence.was_there,
            paid: hundredths(presence.paid),
        }
    }
}

impl<'a> RoundJson<'a> {
    fn new(round: &'a Round) -> Self {
        let draw = &round.draw;
        let (method, chart_rounds) = method_word(draw.method);
        let tables = round.tables.iter().zip(1..);
        Self {
            id: &round.entry.0,
            round: draw.round,
            method,
            chart_rounds,
            seed: draw.seed.to_string(),
            waiting: member_texts(&draw.waiting),
            clock: round.clock.map(|clock| RoundClockJson {
                started: clock.started,
                minutes: clock.minutes,
            }),
            tables: tables
                .map(|(table, number)| TableJson::new(number, table))
                .collect(),
        }
    }
}

impl<'a> TableJson<'a> {
    fn new(number: u32, table: &'a TableResults) -> Self {
        Self {
            table: number,
            members: member_texts(&table.drawn),
            added_minutes: Some(table.added_minutes).filter(|minutes| *minutes > 0),
            state: state_word(table.state()),
            counting_result: table
                .counted()
                .map(|report| ScoresJson::new(report.scores())),
            reports: table.reports.iter().map(TableReportJson::new).collect(),
        }
    }
}

impl<'a> ScoresJson<'a> {
    fn new(scores: &'a ReportedScores) -> Self {
        Self {
            scores: scores.lines.iter().map(ScoreLineJson::new).collect(),
            rest: hundredths(scores.rest),
        }
    }
}

impl<'a> ScoreLineJson<'a> {
    fn new(line: &'a ResultLine) -> Self {
        Self {
            member: &line.member.0,
            score: hundredths(line.score),
            gain: hundredths(line.gain),
            overall: line.overall.map(Overall::number),
            place: line.place,
        }
    }
}

impl<'a> TableReportJson<'a> {
    fn new(report: &'a TableReport) -> Self {
        Self {
            ids: report.entries.iter().map(|entry| &*entry.0).collect(),
            scores: ScoresJson::new(report.scores()),
            checked: report.is_checked,
            disputed: report.dispute.as_deref(),
            ruled: report.ruling.as_deref(),
        }
    }
}

fn adjustment_json((entry, adjustment): &(EntryId, Adjustment)) -> AdjustmentJson<'_> {
    AdjustmentJson {
        id: &entry.0,
        member: &adjustment.member.0,
        points: thousandths(adjustment.points),
        counts_for: counts_for_word(adjustment.counts_for),
        reason: &adjustment.reason,
    }
}
