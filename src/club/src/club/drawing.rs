//! The draw of the next round, from the state of the club.

use std::collections::BTreeMap;

use super::{Club, Night, Round, Season, TableResults};
use crate::{
    Chart, ChartRound, ChartSeating, ClubRefusal, Draw, DrawInput, DrawMethod, DrawNote,
    DrawPlayer, DrawnTable, LastTable, Meetings, MemberId, PlayerResult, SeasonPoints, TableId,
    TableSizes, draw, draw_notes, night_numbers, result_points,
};

/// What the organiser chooses for a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawChoice {
    /// How the tables are found.
    pub method: DrawMethod,
    /// The number from which anybody can repeat the draw.
    pub seed: u64,
    /// The sizes of tables that are allowed besides four.
    pub sizes: TableSizes,
    /// Whether the last round is drawn again, instead of the next one.
    pub again: bool,
}

/// A draw of the next round, which isn't an entry yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProposedDraw {
    /// The draw.
    pub draw: Draw,
    /// What the draw couldn't avoid.
    pub notes: Vec<DrawNote>,
}

impl Club {
    /// Draws the next round of the night for the members who are present, or the last round again while it has no
    /// results.
    ///
    /// Members meet as seldom as possible in the season; separated members never meet. A Swiss draw uses the points of
    /// the night, in the first round those of the season.
    ///
    /// # Errors
    /// If no night is open, the members can't be drawn by this method, or Swiss or ladder needs a missing result.
    pub fn draw_next(&self, choice: DrawChoice) -> Result<ProposedDraw, ClubRefusal> {
        let season = self.current_season().ok_or(ClubRefusal::NoSeason)?;
        let night = self.current_night().ok_or(ClubRefusal::NoNight)?;
        let played = played_rounds(night, choice.again)?;
        let round = u32::try_from(played.len() + 1).unwrap_or(u32::MAX);
        if matches!(choice.method, DrawMethod::Swiss | DrawMethod::Ladder) {
            check_results(night, played)?;
        }
        let players: Vec<DrawPlayer> = self.draw_players(season, night, played);
        let present: Vec<MemberId> = night.present().cloned().collect();
        let numbers = numbers(played, &present, choice.seed);
        let chart = chart_round(choice.method, present.len(), played.len());
        let tables = chart
            .as_ref()
            .map(|chart| chart.tables.iter().map(|table| table.to_vec()));
        let tables: Option<Vec<_>> = tables.map(Iterator::collect);
        let separate = self.separated.iter().cloned().map(<(_, _)>::from);
        let earlier = season.nights.iter().filter(|other| other.id != night.id);
        let input = DrawInput {
            players: &players,
            round,
            method: choice.method,
            seed: choice.seed,
            chart: tables.as_deref().map(|tables| ChartSeating {
                tables,
                numbers: &numbers,
            }),
            met_tonight: &meetings(played),
            met_before: &meetings(earlier.flat_map(|night| &night.rounds)),
            separate: &separate.collect::<Vec<_>>(),
            sizes: choice.sizes,
        };
        let by_chart = chart.and_then(|chart| self.chart_draw(choice, round, &chart, &numbers));
        let draw = match by_chart {
            Some(draw) => draw,
            None => draw(&input).map_err(ClubRefusal::Draw)?,
        };
        let notes = draw_notes(&input, &draw);
        Ok(ProposedDraw { draw, notes })
    }

    /// Returns a draw just as the chart has it; `None` if two members who are separated would sit together.
    fn chart_draw(
        &self,
        choice: DrawChoice,
        round: u32,
        chart: &ChartRound,
        numbers: &[MemberId],
    ) -> Option<Draw> {
        let members = |numbered: &[usize]| {
            let members = numbered.iter().map(|number| numbers.get(*number).cloned());
            members.collect::<Option<Vec<_>>>()
        };
        let tables = chart.tables.iter().map(|table| members(table));
        let tables = tables.collect::<Option<Vec<_>>>()?;
        let is_separated = |table: &Vec<MemberId>| {
            let mut pairs = self.separated.iter();
            pairs.any(|pair| pair.iter().all(|member| table.contains(member)))
        };
        if tables.iter().any(is_separated) {
            return None;
        }
        Some(Draw {
            round,
            method: choice.method,
            seed: choice.seed,
            tables: tables
                .into_iter()
                .map(|seats| DrawnTable { seats })
                .collect(),
            waiting: members(&chart.waiting)?,
        })
    }

    /// Returns the input of the draw about each present member.
    fn draw_players(&self, season: &Season, night: &Night, rounds: &[Round]) -> Vec<DrawPlayer> {
        let points = self.points_so_far(season, night);
        let to_player = |id: &MemberId| {
            let mut player = DrawPlayer::arriving(id.clone());
            if let Some(member) = self.member(id) {
                player.experience = member.record.experience;
                player.team.clone_from(&member.record.team);
            }
            player.points = points.get(id).copied().unwrap_or_default();
            for round in rounds {
                let has_waited = round.draw.waiting.contains(id) && !has_played(round, id);
                player.waited += u32::from(has_waited);
                if let Some(wind) = wind(round, id) {
                    player.winds[wind] += 1;
                }
                player.last_table = last_table(round, id).or(player.last_table);
            }
            player
        };
        night.present().map(to_player).collect()
    }

    /// Returns the points of the night, or those of the season before its first result.
    fn points_so_far(&self, season: &Season, night: &Night) -> BTreeMap<MemberId, SeasonPoints> {
        let place = self.seasons.len() - 1;
        let record = self.season_record(place);
        let tonight = season.nights.iter().position(|other| other.id == night.id);
        let results = record
            .results
            .iter()
            .filter(|one| Some(one.night) == tonight);
        let results: Vec<PlayerResult> = results.cloned().collect();
        if results.is_empty() {
            let members = self.standings(place).members.into_iter();
            return members.map(|one| (one.member, one.total)).collect();
        }
        let mut points: BTreeMap<MemberId, SeasonPoints> = BTreeMap::new();
        let worth = result_points(&season.opening.policy.measure, &results);
        for (result, worth) in results.into_iter().zip(worth) {
            *points.entry(result.member).or_default() += worth;
        }
        points
    }
}

/// Returns the rounds that stay: all, or all but the last one, which is drawn again.
fn played_rounds(night: &Night, again: bool) -> Result<&[Round], ClubRefusal> {
    match night.rounds.split_last() {
        Some((last, before)) if again => {
            if last.tables.iter().any(|table| !table.reports.is_empty()) {
                return Err(ClubRefusal::RoundHasResults(last.draw.round));
            }
            Ok(before)
        }
        _ => Ok(&night.rounds),
    }
}

/// Checks that the last round has a result that counts for each table.
fn check_results(night: &Night, played: &[Round]) -> Result<(), ClubRefusal> {
    let Some(last) = played.last() else {
        return Ok(());
    };
    let mut tables = (1..).zip(&last.tables);
    match tables.find(|(_, table)| table.counted().is_none()) {
        Some((table, _)) => Err(ClubRefusal::NoResultYet(TableId {
            night: night.id.clone(),
            round: last.draw.round,
            table,
        })),
        None => Ok(()),
    }
}

/// Returns the members who played at a table: by the result that counts, else by the draw.
fn members_of(table: &TableResults) -> Vec<MemberId> {
    match table.counted() {
        Some(report) => {
            let lines = report.scores().lines.iter();
            lines.map(|line| line.member.clone()).collect()
        }
        None => table.drawn.clone(),
    }
}

fn meetings<'a>(rounds: impl IntoIterator<Item = &'a Round>) -> Meetings {
    let mut meetings = Meetings::new();
    for table in rounds.into_iter().flat_map(|round| &round.tables) {
        meetings.add_table(&members_of(table));
    }
    meetings
}

/// Returns whether a member played in a round, perhaps for somebody else.
fn has_played(round: &Round, member: &MemberId) -> bool {
    let mut tables = round.tables.iter();
    tables.any(|table| members_of(table).contains(member))
}

/// Returns the wind at which a member sat, as index; `None` for a member who waited or sat out.
fn wind(round: &Round, member: &MemberId) -> Option<usize> {
    let seats = round.tables.iter().map(members_of);
    let wind = seats
        .into_iter()
        .find_map(|seats| seats.iter().position(|one| one == member));
    wind.filter(|wind| *wind < 4)
}

fn last_table(round: &Round, member: &MemberId) -> Option<LastTable> {
    (1..).zip(&round.tables).find_map(|(number, table)| {
        let lines = &table.counted()?.scores().lines;
        let line = lines.iter().find(|line| line.member == *member)?;
        Some(LastTable {
            table: number,
            place: line.place,
            players: u32::try_from(lines.len()).unwrap_or(u32::MAX),
        })
    })
}

/// Returns the members by their numbers for a chart.
fn numbers(played: &[Round], present: &[MemberId], seed: u64) -> Vec<MemberId> {
    let charts = played
        .iter()
        .filter(|round| matches!(round.draw.method, DrawMethod::Chart { .. }));
    let earlier = charts.fold(Vec::new(), |numbers, round| {
        let seated = round.tables.iter().flat_map(|table| &table.drawn);
        let there: Vec<_> = seated.chain(&round.draw.waiting).cloned().collect();
        night_numbers(&numbers, &there, round.draw.seed)
    });
    night_numbers(&earlier, present, seed)
}

/// Returns a round of a chart, by the index of the round in the night.
fn chart_round(method: DrawMethod, players: usize, round: usize) -> Option<ChartRound> {
    let DrawMethod::Chart { rounds } = method else {
        return None;
    };
    let chart = Chart::for_players(players, rounds)?;
    chart.rounds.into_iter().nth(round)
}
