//! The public face of a season: places and numbers under public names, without IDs and without logs.

mod packed;
#[cfg(test)]
mod tests;
mod texts;

use crate::{
    Club, Date, MemberStanding, PlannedNight, Season, SeasonPoints, SeasonPolicy, TeamStanding,
};
pub use packed::PackedError;

/// The public standings of a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicSeason {
    /// The name of the club.
    pub club: String,
    /// The language of the club as a tag such as `zh-HK`; empty if it isn't known.
    pub language: String,
    /// The name of the season.
    pub season: String,
    /// What counts.
    pub policy: SeasonPolicy,
    /// The date of the last night.
    pub last_night: Option<Date>,
    /// The next night, if it is planned.
    pub next_night: Option<PlannedNight>,
    /// The number of nights.
    pub nights: u32,
    /// The members in order of place.
    pub members: Vec<PublicMember>,
    /// The teams in order of place.
    pub teams: Vec<PublicTeam>,
}

/// The standing of a member in public.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicMember {
    /// The place; `None` below the minimum of results.
    pub place: Option<u32>,
    /// The public name; empty for a member who is hidden or was forgotten.
    pub name: String,
    /// The team; empty for none.
    pub team: String,
    /// The class in which the place is; empty if the season has no classes.
    pub class: String,
    /// The points.
    pub total: SeasonPoints,
    /// The number of results.
    pub results: u32,
    /// The number of results that count.
    pub counted: u32,
    /// The number of places from first to fourth at a table.
    pub places: [u32; 4],
}

/// The standing of a team in public.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicTeam {
    /// The place.
    pub place: u32,
    /// The name.
    pub name: String,
    /// The points.
    pub total: SeasonPoints,
}

impl Club {
    /// Returns the public standings of a season, an index in [`Club::seasons`]; `None` if there is no such season, or
    /// the club isn't founded.
    pub fn public_season(&self, season: usize) -> Option<PublicSeason> {
        let found = self.seasons.get(season)?;
        let standings = self.standings(season);
        let classes = found.opening.policy.classes.as_ref();
        let class = |one: &MemberStanding| classes?.names.get(one.class?).cloned();
        let profile = self.profile.as_ref()?;
        Some(PublicSeason {
            club: profile.name.clone(),
            language: profile.language.clone(),
            season: found.opening.name.clone(),
            policy: found.opening.policy.clone(),
            last_night: found.nights.iter().map(|night| night.opening.date).max(),
            next_night: self.next_night.clone(),
            nights: u32::try_from(found.nights.len()).unwrap_or(u32::MAX),
            members: standings
                .members
                .iter()
                .map(|one| self.public_member(found, one, class(one).unwrap_or_default()))
                .collect(),
            teams: standings.teams.iter().map(PublicTeam::new).collect(),
        })
    }

    fn public_member(
        &self,
        season: &Season,
        standing: &MemberStanding,
        class: String,
    ) -> PublicMember {
        let member = self.member(&standing.member);
        let groups = member.map(|member| season.groups_of(member));
        let name = member.and_then(|member| member.public_name());
        PublicMember {
            place: standing.place,
            name: name.unwrap_or_default().to_owned(),
            team: groups.map(|groups| groups.team).unwrap_or_default(),
            class,
            total: standing.total,
            results: standing.results,
            counted: u32::try_from(standing.counted.len()).unwrap_or(u32::MAX),
            places: standing.places,
        }
    }
}

impl PublicTeam {
    fn new(standing: &TeamStanding) -> Self {
        Self {
            place: standing.place,
            name: standing.team.clone(),
            total: standing.total,
        }
    }
}
