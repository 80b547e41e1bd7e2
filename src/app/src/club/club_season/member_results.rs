//! The results of a member in a season: which count, and why others don't. Pure.

use tilewise_club::{
    CountingRule, MemberId, MemberStanding, Season, SeasonPoints, SeasonRecord, TableState,
    result_points,
};

use super::policy_text::points_text;
use crate::club::overview::night_name;
use crate::i18n::Locale;

/// A result of a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemberResult {
    /// The night, as index in the season.
    pub night: usize,
    /// The round of the night, from 1.
    pub round: u32,
    /// The table, from 1.
    pub table: usize,
    /// The place at the table; `None` without a result.
    pub place: Option<u32>,
    /// What the result is worth; `None` without a result that counts.
    pub points: Option<SeasonPoints>,
    /// Why it isn't in the total; `None` if it is.
    pub left_out: Option<LeftOut>,
}

/// Why a result isn't in the total.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeftOut {
    /// By the policy, others are better.
    Policy(CountingRule),
    /// No result was reported.
    Missing,
    /// Reported results differ.
    Differing,
    /// The result is disputed.
    Disputed,
}

/// A table of a season.
struct SeasonTable<'a> {
    night: usize,
    round: u32,
    table: usize,
    results: &'a tilewise_club::TableResults,
}

/// Returns the results of a member by night, round and table, and the tables without one.
pub fn member_results(
    season: &Season,
    record: &SeasonRecord,
    standing: &MemberStanding,
) -> Vec<MemberResult> {
    let policy = &season.opening.policy;
    let points = result_points(&policy.measure, &record.results);
    let mut own = Vec::new();
    for (index, of) in season_tables(season).into_iter().enumerate() {
        let line = |place, points, left_out| MemberResult {
            night: of.night,
            round: of.round,
            table: of.table,
            place,
            points,
            left_out,
        };
        if let Some(left_out) = open_reason(of.results.state()) {
            if may_have_played(&of, &standing.member) {
                own.push(line(None, None, Some(left_out)));
            }
            continue;
        }
        let results = record.results.iter().zip(&points).enumerate();
        let found = results.filter(|(_, (one, _))| one.table == index);
        own.extend(
            found
                .filter(|(_, (one, _))| one.member == standing.member)
                .map(|(at, (one, points))| {
                    let is_counted = standing.counted.contains(&at);
                    let left_out = (!is_counted).then_some(LeftOut::Policy(policy.counting));
                    line(Some(one.place), Some(*points), left_out)
                }),
        );
    }
    own
}

/// Returns all tables in the order of the record.
fn season_tables(season: &Season) -> Vec<SeasonTable<'_>> {
    let nights = season.nights.iter().enumerate();
    let tables = nights.flat_map(|(night, found)| {
        found.rounds.iter().flat_map(move |round| {
            let tables = (1..).zip(&round.tables);
            tables.map(move |(table, results)| SeasonTable {
                night,
                round: round.draw.round,
                table,
                results,
            })
        })
    });
    tables.collect()
}

/// Returns why a table has no result that counts.
const fn open_reason(state: TableState) -> Option<LeftOut> {
    match state {
        TableState::Missing => Some(LeftOut::Missing),
        TableState::Differing => Some(LeftOut::Differing),
        TableState::Disputed => Some(LeftOut::Disputed),
        TableState::Reported | TableState::Checked | TableState::Ruled => None,
    }
}

/// Whether a member was drawn to a table without a result, or is in one that was reported.
fn may_have_played(of: &SeasonTable, member: &MemberId) -> bool {
    let mut reports = of.results.reports.iter();
    match of.results.state() {
        TableState::Missing => of.results.drawn.contains(member),
        _ => reports.any(|one| one.scores().lines.iter().any(|line| line.member == *member)),
    }
}

/// Returns the number of tables without a result that counts.
pub fn open_table_count(season: &Season) -> usize {
    let tables = season_tables(season).into_iter();
    tables
        .filter(|one| open_reason(one.results.state()).is_some())
        .count()
}

/// Returns where a result is from: “Nov 29, 2026 · round 2, table 5”.
pub fn where_text(locale: Locale, season: &Season, result: &MemberResult) -> String {
    let night = season.nights.get(result.night);
    let night = night
        .map(|night| night_name(locale, night))
        .unwrap_or_default();
    table_text(locale, &night, result.round, result.table)
}

/// Returns a table of a night: “2026-11-29 · round 2, table 5”.
pub fn table_text(locale: Locale, night: &str, round: u32, table: usize) -> String {
    tr!(
        locale,
        "{0} · round {1}, table {2}",
        night.to_owned(),
        round,
        table
    )
}

/// Returns why a result isn't in the total.
pub fn left_out_text(locale: Locale, why: LeftOut) -> String {
    match why {
        LeftOut::Policy(CountingRule::All) => tr!(locale, "doesn’t count").to_owned(),
        LeftOut::Policy(CountingRule::Best(count)) => {
            tr!(locale, "doesn’t count: not among the {0} best", count)
        }
        LeftOut::Policy(CountingRule::BestOfWeek(count)) => tr!(
            locale,
            "doesn’t count: not among the {0} best of its week",
            count
        ),
        LeftOut::Policy(CountingRule::BestNights(count)) => tr!(
            locale,
            "doesn’t count: its night is not among the {0} best",
            count
        ),
        LeftOut::Missing => tr!(locale, "no result yet").to_owned(),
        LeftOut::Differing => tr!(
            locale,
            "doesn’t count: the reported results differ, and nobody has decided"
        )
        .to_owned(),
        LeftOut::Disputed => {
            tr!(locale, "doesn’t count: disputed, and nobody has decided").to_owned()
        }
    }
}

/// Returns what a result is worth: “+26.2”.
pub fn worth_text(points: SeasonPoints) -> String {
    let sign = if points > SeasonPoints::ZERO { "+" } else { "" };
    format!("{sign}{}", points_text(points))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::club_season::sample_club::SampleClub;

    fn results_of(club: &SampleClub, member: &str) -> Vec<MemberResult> {
        let club = club.club();
        let standings = club.standings(0);
        let mut members = standings.members.iter();
        let standing = members.find(|one| one.member.0 == member).expect(member);
        member_results(&club.seasons[0], &club.season_record(0), standing)
    }

    /// Two nights of one round and one table; only the best result counts.
    #[test]
    fn results_that_do_not_count_have_a_reason() {
        let mut club = SampleClub::new("measure=gain; counting=best:1", "Ann Bo Cy Di");
        club.night("2026-11-22");
        club.draw(&[&["Ann", "Bo", "Cy", "Di"]]);
        club.result(1, 1, "Ann 500 Bo -500 Cy 0 Di 0");
        club.end_night();
        club.night("2026-11-29");
        club.draw(&[&["Di", "Cy", "Bo", "Ann"]]);
        club.result(1, 1, "Ann 7000 Bo -7000 Cy 0 Di 0");
        club.draw(&[&["Ann", "Bo", "Cy", "Di"]]);
        let whole = SeasonPoints::whole;
        let line = |night, round, place, points: Option<i64>, left_out| MemberResult {
            night,
            round,
            table: 1,
            place,
            points: points.map(whole),
            left_out,
        };
        let not_best = Some(LeftOut::Policy(CountingRule::Best(1)));
        let missing = Some(LeftOut::Missing);
        assert_eq!(
            results_of(&club, "Ann"),
            [
                line(0, 1, Some(1), Some(500), not_best),
                line(1, 1, Some(1), Some(7000), None),
                line(1, 2, None, None, missing),
            ]
        );
        assert_eq!(
            results_of(&club, "Bo"),
            [
                line(0, 1, Some(4), Some(-500), None),
                line(1, 1, Some(4), Some(-7000), not_best),
                line(1, 2, None, None, missing),
            ]
        );
        assert_eq!(open_table_count(&club.club().seasons[0]), 1);
    }

    /// Two tables: the results are those of the member's own table.
    #[test]
    fn results_are_found_at_their_table() {
        let mut club = SampleClub::new("measure=gain", "A B C D E F G H");
        club.night("2026-11-29");
        club.draw(&[&["A", "B", "C", "D"], &["E", "F", "G", "H"]]);
        club.result(1, 2, "E 1000 F -1000 G 0 H 0");
        club.result(1, 1, "A 0 B 0 C 5000 D -5000");
        let found = results_of(&club, "E");
        assert_eq!(found.len(), 1);
        assert_eq!(
            (found[0].table, found[0].points),
            (2, Some(SeasonPoints::whole(1000)))
        );
        let season = &club.club().seasons[0];
        let text = where_text(Locale::ENGLISH, season, &found[0]);
        assert_eq!(text, "2026-11-29 · round 1, table 2");
    }
}
