//! The results of tables: reported, confirmed, disputed, and ruled on.

mod lines;

use tilewise_ledger::{EntryId, Log, Rules};

use super::{Club, EntryContext, short_text};
use crate::game_members::club_table;
use crate::{ClubRefusal, DrawnTable, MemberId, ResultContent, ResultRuling, TableId, TableResult};
pub use lines::{ReportedScores, ResultLine};
use lines::{game_scores, typed_scores};

/// The results of a table of a round.
#[derive(Clone, Debug, PartialEq)]
pub struct TableResults {
    /// The members who were drawn, East first.
    pub drawn: Vec<MemberId>,
    /// The results that were reported. The same result twice is one.
    pub reports: Vec<TableReport>,
    /// The time that the table has longer than the others of the round, in minutes.
    pub added_minutes: u32,
}

/// A result that was reported for a table.
#[derive(Clone, Debug, PartialEq)]
pub struct TableReport {
    /// The entries that report it, in their order.
    pub entries: Vec<EntryId>,
    /// The person who reported it first.
    person: String,
    /// The counter of the entry that reported it first, or of the last correction of that entry.
    changed: u64,
    /// The scores as reported.
    pub reported: ReportedScores,
    /// The scores that the organiser put in their place, if there are any.
    pub decided: Option<ReportedScores>,
    /// Whether a second person confirmed the result.
    pub is_checked: bool,
    /// The reason for which the result is disputed, if it is.
    pub dispute: Option<String>,
    /// The reason of the ruling by which the result counts, if there is one.
    pub ruling: Option<String>,
}

/// The state of the results of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableState {
    /// No result yet.
    Missing,
    /// One result, which counts.
    Reported,
    /// A result that a second person confirmed.
    Checked,
    /// Results that differ: none counts until the organiser rules.
    Differing,
    /// A result that is disputed: it doesn't count until the organiser rules.
    Disputed,
    /// A result that the organiser ruled on.
    Ruled,
}

impl TableReport {
    /// Returns the scores: those that the organiser decided on, else those that were reported.
    pub fn scores(&self) -> &ReportedScores {
        self.decided.as_ref().unwrap_or(&self.reported)
    }

    fn withdraw_ruling(&mut self) {
        self.ruling = None;
        self.decided = None;
    }
}

impl TableResults {
    /// The maximum number of different results of a table.
    pub const MOST_REPORTS: usize = 20;

    pub(super) fn new(table: &DrawnTable) -> Self {
        Self {
            drawn: table.seats.clone(),
            reports: Vec::new(),
            added_minutes: 0,
        }
    }

    /// Returns the state.
    pub fn state(&self) -> TableState {
        match &*self.reports {
            [] => TableState::Missing,
            all if all.iter().any(|one| one.ruling.is_some()) => TableState::Ruled,
            [only] if only.dispute.is_some() => TableState::Disputed,
            [only] if only.is_checked => TableState::Checked,
            [_] => TableState::Reported,
            _ => TableState::Differing,
        }
    }

    /// Returns the result that counts.
    pub fn counted(&self) -> Option<&TableReport> {
        match self.state() {
            TableState::Reported | TableState::Checked => self.reports.first(),
            TableState::Ruled => self.reports.iter().find(|one| one.ruling.is_some()),
            TableState::Missing | TableState::Differing | TableState::Disputed => None,
        }
    }

    /// Returns whether a member played here, by a result that counts or may count.
    fn has_player(&self, member: &MemberId) -> bool {
        let has = |report: &TableReport| {
            let mut lines = report.scores().lines.iter();
            lines.any(|line| line.member == *member)
        };
        match self.counted() {
            Some(report) => has(report),
            None => self.reports.iter().any(has),
        }
    }

    /// Adds a report. The same scores again are no new report; from another person, they confirm it.
    fn report(&mut self, entry: EntryContext, new: NewScores) -> Result<(), ClubRefusal> {
        let mut reports = self.reports.iter_mut();
        if let Some(known) = reports.find(|one| one.reported.has_scores_of(&new.scores)) {
            known.is_checked |= entry.person() != known.person;
            known.entries.push(entry.id.clone());
            // A game contains more than its scores: penalties, for example.
            if new.is_game {
                known.reported = new.scores;
            }
            return Ok(());
        }
        if self.reports.len() == Self::MOST_REPORTS {
            return Err(ClubRefusal::TooManyReports);
        }
        // A result that comes after a ruling and differs from it opens the question again.
        let is_as_ruled =
            |one: &TableReport| one.ruling.is_some() && one.scores().has_scores_of(&new.scores);
        if !self.reports.iter().any(is_as_ruled) {
            self.reports
                .iter_mut()
                .for_each(TableReport::withdraw_ruling);
        }
        self.reports.push(TableReport {
            entries: vec![entry.id.clone()],
            person: entry.person().to_owned(),
            changed: entry.by.counter,
            reported: new.scores,
            decided: None,
            is_checked: false,
            dispute: None,
            ruling: None,
        });
        Ok(())
    }
}

/// The scores of a new report.
struct NewScores {
    scores: ReportedScores,
    /// Whether they are those of a game.
    is_game: bool,
}

impl Club {
    /// Returns the score with which each member starts by the rules of the club, in hundredths; 0 before the club is
    /// founded.
    pub fn starting_score(&self) -> i64 {
        let rules = self.profile.as_ref().map(|profile| &profile.rules);
        let table = rules.and_then(|rules| lines::four_players(rules, [None; 4]).ok());
        table.map_or(0, |table| table.start)
    }

    /// Returns the results of a table of the open season.
    pub fn table(&self, id: &TableId) -> Option<&TableResults> {
        let night = self.season_night(&id.night).ok()?;
        night
            .rounds
            .get(index(id.round)?)?
            .tables
            .get(index(id.table)?)
    }

    pub(super) fn table_mut(&mut self, id: &TableId) -> Result<&mut TableResults, ClubRefusal> {
        let night = self.season_night_mut(&id.night)?;
        let round = index(id.round).and_then(|place| night.rounds.get_mut(place));
        let tables = round.map(|round| &mut round.tables);
        let table = tables
            .zip(index(id.table))
            .and_then(|(tables, place)| tables.get_mut(place));
        table.ok_or_else(|| ClubRefusal::NotDrawn(id.clone()))
    }

    pub(super) fn add_result(
        &mut self,
        entry: EntryContext,
        result: &TableResult,
    ) -> Result<(), ClubRefusal> {
        let id = &result.table;
        self.season_night(&id.night)?;
        if let ResultContent::Game { log, .. } = &result.content {
            self.check_ticket(log, id)?;
        }
        let table = self
            .table(id)
            .ok_or_else(|| ClubRefusal::NotDrawn(id.clone()))?;
        let scores = self.scores(&table.drawn, &result.content)?;
        self.check_one_table(id, &scores)?;
        let is_game = matches!(result.content, ResultContent::Game { .. });
        self.table_mut(id)?
            .report(entry, NewScores { scores, is_game })?;
        self.reported.insert(entry.id.clone(), id.clone());
        Ok(())
    }

    /// Checks that a game wasn't opened for another table, or by an earlier draw of the round.
    fn check_ticket(&self, log: &Log, id: &TableId) -> Result<(), ClubRefusal> {
        let Some(ticket) = club_table(log) else {
            return Ok(());
        };
        let club = self.id.as_ref().map_or("", |id| &*id.0);
        if ticket.club != club || ticket.night != id.night.0.0 {
            return Err(ClubRefusal::OtherTable(None));
        }
        if (ticket.round, ticket.table) != (id.round, id.table) {
            let place = (ticket.round, ticket.table);
            return Err(ClubRefusal::OtherTable(Some(place)));
        }
        let rounds = &self.season_night(&id.night)?.rounds;
        let round = index(id.round).and_then(|place| rounds.get(place));
        match round {
            Some(round) if round.entry.0 != ticket.draw => Err(ClubRefusal::EarlierDraw(id.round)),
            _ => Ok(()),
        }
    }

    /// Checks that the members of a result play at no other table of the round.
    fn check_one_table(&self, id: &TableId, scores: &ReportedScores) -> Result<(), ClubRefusal> {
        let rounds = &self.season_night(&id.night)?.rounds;
        let round = index(id.round).and_then(|place| rounds.get(place));
        let others = round.into_iter().flat_map(|round| (1..).zip(&round.tables));
        for (number, other) in others.filter(|one| one.0 != id.table) {
            let mut members = scores.lines.iter().map(|line| &line.member);
            if let Some(member) = members.find(|member| other.has_player(member)) {
                return Err(ClubRefusal::AtTwoTables(member.clone(), number));
            }
        }
        Ok(())
    }

    /// Returns the scores of a result of the members who were drawn for a table.
    fn scores(
        &self,
        drawn: &[MemberId],
        content: &ResultContent,
    ) -> Result<ReportedScores, ClubRefusal> {
        let profile = self.profile.as_ref().ok_or(ClubRefusal::NotFounded)?;
        let scores = match content {
            ResultContent::Game { log, members } => game_scores(log, members, drawn)?,
            ResultContent::Scores(typed) => typed_scores(&profile.rules, typed, drawn)?,
        };
        for line in &scores.lines {
            self.check_member(&line.member)?;
        }
        Ok(scores)
    }

    pub(super) fn check_result(
        &mut self,
        entry: EntryContext,
        result: &EntryId,
    ) -> Result<(), ClubRefusal> {
        let report = self.report_mut(result)?;
        if entry.person() == report.person {
            return Err(ClubRefusal::CheckedByReporter);
        }
        if entry.by.counter < report.changed {
            return Err(ClubRefusal::ChangedSince);
        }
        report.is_checked = true;
        Ok(())
    }

    /// Notes that somebody disputes a result. A ruling on it before is withdrawn.
    pub(super) fn dispute(&mut self, result: &EntryId, reason: &str) -> Result<(), ClubRefusal> {
        let reason = short_text(reason)?;
        if reason.is_empty() {
            return Err(ClubRefusal::NoReason);
        }
        let report = self.report_mut(result)?;
        report.withdraw_ruling();
        report.dispute = Some(reason);
        Ok(())
    }

    /// Rules on a result: it counts, with its scores or with others.
    pub(super) fn rule(
        &mut self,
        entry: EntryContext,
        ruling: &ResultRuling,
    ) -> Result<(), ClubRefusal> {
        let reason = short_text(&ruling.reason)?;
        if reason.is_empty() {
            return Err(ClubRefusal::NoReason);
        }
        let report = self.report_mut(&ruling.result)?;
        if ruling.scores.is_none() && entry.by.counter < report.changed {
            return Err(ClubRefusal::ChangedSince);
        }
        let reported = report.reported.clone();
        let id = self.reporting_table(&ruling.result)?;
        let table = self
            .table(&id)
            .ok_or_else(|| ClubRefusal::NotDrawn(id.clone()))?;
        let typed = ruling.scores.clone().map(ResultContent::Scores);
        let decided = typed
            .map(|content| self.scores(&table.drawn, &content))
            .transpose()?;
        self.check_one_table(&id, decided.as_ref().unwrap_or(&reported))?;
        let reports = &mut self.table_mut(&id)?.reports;
        reports.iter_mut().for_each(TableReport::withdraw_ruling);
        let report = self.report_mut(&ruling.result)?;
        report.ruling = Some(reason);
        report.decided = decided;
        Ok(())
    }

    /// Returns the table of the open season for which an entry reported a result.
    fn reporting_table(&self, entry: &EntryId) -> Result<TableId, ClubRefusal> {
        let table = self.reported.get(entry).cloned();
        table.ok_or_else(|| ClubRefusal::NoSuchResult(entry.clone()))
    }

    /// Returns the result that an entry reported.
    fn report_mut(&mut self, entry: &EntryId) -> Result<&mut TableReport, ClubRefusal> {
        let id = self.reporting_table(entry)?;
        let reports = &mut self.table_mut(&id)?.reports;
        let report = reports
            .iter_mut()
            .find(|report| report.entries.contains(entry));
        report.ok_or_else(|| ClubRefusal::NoSuchResult(entry.clone()))
    }
}

/// Checks that a club can play by rules.
pub(super) fn check_rules(rules: &Rules) -> Result<(), ClubRefusal> {
    lines::four_players(rules, [None; 4]).map(|_| ())
}

/// Returns the index of a number that counts from 1.
fn index(number: u32) -> Option<usize> {
    usize::try_from(number.checked_sub(1)?).ok()
}
