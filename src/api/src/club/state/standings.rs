//! The standings of a season.

use tilewise_club::{
    Club, MemberId, MemberStanding, Season, SeasonRecord, TeamStanding, TotalParts,
    season_standings,
};

use crate::schema::club_state::{
    MemberStandingJson, SeasonStandingsJson, TablePlaceJson, TeamStandingJson, TotalPartsJson,
    thousandths,
};

/// Returns the standings of a season.
pub fn standings_json(club: &Club, season: &Season, index: usize) -> SeasonStandingsJson {
    let record = club.season_record(index);
    let standings = season_standings(&season.opening.policy, &record);
    let context = StandingsContext {
        classes: match &season.opening.policy.classes {
            Some(classes) => &classes.names,
            None => &[],
        },
        tables: tables(season),
        record: &record,
    };
    let members = standings.members.iter();
    SeasonStandingsJson {
        members: members.map(|one| context.member(one)).collect(),
        teams: standings.teams.into_iter().map(team).collect(),
    }
}

/// What indices in standings refer to.
struct StandingsContext<'a> {
    classes: &'a [String],
    /// The tables by the numbers in the record.
    tables: Vec<TablePlaceJson>,
    record: &'a SeasonRecord,
}

/// Returns all tables of a season in their order, as they are numbered in its record.
fn tables(season: &Season) -> Vec<TablePlaceJson> {
    let rounds = season.nights.iter().flat_map(|night| {
        let rounds = night.rounds.iter();
        rounds.map(|round| (&night.id.0.0, round))
    });
    let tables = rounds.flat_map(|(night, round)| {
        let tables = (1..).zip(&round.tables);
        tables.map(|(table, _)| TablePlaceJson {
            night: night.clone(),
            round: round.draw.round,
            table,
        })
    });
    tables.collect()
}

impl StandingsContext<'_> {
    fn member(&self, standing: &MemberStanding) -> MemberStandingJson {
        let class = |place: Option<usize>| self.classes.get(place?).cloned();
        let counted = standing.counted.iter().filter_map(|&result| {
            let table = self.record.results.get(result)?.table;
            self.tables.get(table).cloned()
        });
        MemberStandingJson {
            member: standing.member.0.clone(),
            class: class(standing.class),
            place: standing.place,
            total: thousandths(standing.total),
            parts: parts(standing.parts),
            results: standing.results,
            counting_tables: counted.collect(),
            places: standing.places,
            nights: standing.nights,
            absences: standing.absences,
            next_class: class(standing.next_class),
        }
    }
}

const fn parts(parts: TotalParts) -> TotalPartsJson {
    TotalPartsJson {
        results: thousandths(parts.results),
        attendance: thousandths(parts.attendance),
        adjustments: thousandths(parts.adjustments),
        last_season: thousandths(parts.carried),
    }
}

fn team(standing: TeamStanding) -> TeamStandingJson {
    let members = standing.members.into_iter();
    TeamStandingJson {
        team: standing.team,
        place: standing.place,
        total: thousandths(standing.total),
        adjustments: thousandths(standing.adjustments),
        members: members.map(|MemberId(member)| member).collect(),
        counting_members: standing.counted,
    }
}
