//! The result of a replay as JSON.

mod club_season;
mod standings;

use std::iter::repeat;

use serde::ser::{Serialize, Serializer};
use tilewise_club::{Club, ClubLog, ClubMember, ClubOutcome, ClubProfile, ClubRefusal};

use self::club_season::season_json;
use super::club_words::experience_word;
use super::read::VERSION;
use crate::diagnostics::Diagnostic;
use crate::schema::club_state::{ClubLineJson, ClubMemberJson, ClubStateJson, PlannedNightJson};
use crate::schema::values::OptionsJson;

/// The report on a club.
#[derive(Clone, Debug)]
pub struct ClubReport {
    club: Club,
    profile: ClubProfile,
    lock_holder: Option<String>,
}

impl ClubReport {
    /// Creates the report on a club and its log, or returns `None` before it is founded.
    pub fn new(log: &ClubLog, club: Club) -> Option<Self> {
        let profile = club.profile.clone()?;
        let lock_holder = log.lock_holder().map(str::to_owned);
        Some(Self {
            club,
            profile,
            lock_holder,
        })
    }
}

impl Serialize for ClubReport {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let club = &self.club;
        let rules = &self.profile.rules;
        let lines = club.outcomes.iter();
        let state = ClubStateJson {
            ok: true,
            version: VERSION,
            id: club.id.as_ref().map_or("", |id| &id.0),
            lock_holder: self.lock_holder.as_deref(),
            name: &self.profile.name,
            ruleset: rules.house.rule_set().identity.key,
            options: OptionsJson(&rules.house),
            penalty_book: rules.penalty_book.map(|book| book.key),
            language: &self.profile.language,
            members: club.members.iter().map(ClubMemberJson::new).collect(),
            separated: club
                .separated
                .iter()
                .map(|pair| pair.each_ref().map(|member| &*member.0))
                .collect(),
            seasons: (0..club.seasons.len())
                .filter_map(|season| season_json(club, season))
                .collect(),
            next_night: club.next_night.as_ref().map(|planned| PlannedNightJson {
                date: planned.date.to_string(),
                details: &planned.details,
            }),
            lines: lines.map(|line| ClubLineJson::new(line, club)).collect(),
        };
        state.serialize(serializer)
    }
}

impl<'a> ClubMemberJson<'a> {
    fn new(member: &'a ClubMember) -> Self {
        let record = &member.record;
        Self {
            id: &record.id.0,
            name: &record.name,
            alias: &record.alias,
            hidden: record.is_hidden,
            team: &record.team,
            class: &record.class,
            experience: experience_word(record.experience),
            forgotten: member.is_forgotten,
        }
    }
}

impl<'a> ClubLineJson<'a> {
    fn new(line: &'a ClubOutcome, club: &Club) -> Self {
        let refused = line.refusal.iter().flat_map(|refusal| {
            let fields = fields(refusal).into_iter().chain(repeat(None));
            refusal.reasons(club).into_iter().zip(fields)
        });
        Self {
            id: &line.entry.0,
            refused: refused
                .map(|((code, sentence), at)| Diagnostic {
                    code,
                    message: sentence.to_string(),
                    at,
                })
                .collect(),
        }
    }
}

/// Returns the field of each reason, if it concerns one.
fn fields(refusal: &ClubRefusal) -> Vec<Option<String>> {
    match refusal {
        ClubRefusal::Unread(reasons) => reasons.iter().map(|one| one.at.clone()).collect(),
        ClubRefusal::Rules(refusal) => refusal.fields(),
        _ => Vec::new(),
    }
}
