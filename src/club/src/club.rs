//! The state of a club: the result of replaying its log.

mod clock;
mod drawing;
mod languages;
mod members;
mod night_code;
mod nights;
mod results;
mod season_record;
#[cfg(test)]
mod tests;
mod tickets;

use std::collections::{BTreeMap, BTreeSet};

use tilewise_ledger::{EntryId, cleaned_name};

use crate::{
    Adjustment, ClubEntry, ClubEvent, ClubLog, ClubProfile, ClubRefusal, Draw, MemberId,
    MemberRecord, NightId, NightOpening, PlannedNight, SeasonId, SeasonOpening, TableId,
    forgotten_members,
};
pub use clock::RoundClock;
pub use drawing::{DrawChoice, ProposedDraw};
pub use languages::is_language_tag;
pub use nights::Presence;
pub use results::{ReportedScores, ResultLine, TableReport, TableResults, TableState};

/// The state of a club.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Club {
    /// The ID: the entry that founded the club.
    pub id: Option<EntryId>,
    /// The name, the rules and the language; `None` before the club is founded.
    pub profile: Option<ClubProfile>,
    /// The members, in the order in which they joined.
    pub members: Vec<ClubMember>,
    /// The pairs of members who are never drawn to one table.
    pub separated: Vec<[MemberId; 2]>,
    /// The seasons in their order.
    pub seasons: Vec<Season>,
    /// The next night, if it is planned.
    pub next_night: Option<PlannedNight>,
    /// The result of each entry, in order.
    pub outcomes: Vec<ClubOutcome>,
    /// The tables of the open season for which entries reported results.
    reported: BTreeMap<EntryId, TableId>,
    /// The members who are forgotten at the end of the log: nothing shows their names.
    forgotten: BTreeSet<MemberId>,
}

/// A member of a club.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubMember {
    /// The details of the member; without names if the member was forgotten.
    pub record: MemberRecord,
    /// Whether the member was forgotten.
    pub is_forgotten: bool,
    /// The season that was open when the member joined, and the number of its nights until then.
    joined: Option<(SeasonId, usize)>,
}

/// A season of a club.
#[derive(Clone, Debug, PartialEq)]
pub struct Season {
    /// The ID.
    pub id: SeasonId,
    /// The name and the policy.
    pub opening: SeasonOpening,
    /// The nights in their order.
    pub nights: Vec<Night>,
    /// Points given or taken, each with its entry.
    pub adjustments: Vec<(EntryId, Adjustment)>,
    /// Whether the season is over.
    pub is_closed: bool,
    /// The teams and classes at the end of the season of the members who had one.
    groups: BTreeMap<MemberId, MemberGroups>,
}

/// The team and the class of a member.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct MemberGroups {
    pub team: String,
    pub class: String,
}

/// A night of a season.
#[derive(Clone, Debug, PartialEq)]
pub struct Night {
    /// The ID.
    pub id: NightId,
    /// The date, the name, and the fee.
    pub opening: NightOpening,
    /// The members who were announced or there, in order of their first entry.
    pub attendance: Vec<Presence>,
    /// The rounds in their order.
    pub rounds: Vec<Round>,
    /// Whether the night is over.
    pub is_closed: bool,
}

/// A round of a night.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    /// The entry of the draw.
    pub entry: EntryId,
    /// The device that made this entry.
    pub device: String,
    /// The time of this entry, in milliseconds since 1970.
    pub time: i64,
    /// The entry that has the draw: this one, or its last correction.
    by: EntryId,
    /// The draw.
    pub draw: Draw,
    /// The results of each table of the draw.
    pub tables: Vec<TableResults>,
    /// The clock, if it was started.
    pub clock: Option<RoundClock>,
}

/// The result of an entry.
#[derive(Clone, Debug, PartialEq)]
pub struct ClubOutcome {
    /// The ID of the original entry.
    pub entry: EntryId,
    /// The reason why the entry changes nothing, if it is refused.
    pub refusal: Option<ClubRefusal>,
}

/// An entry that is applied: its ID, and who wrote it.
#[derive(Clone, Copy)]
struct EntryContext<'a> {
    id: &'a EntryId,
    /// The device of the original entry.
    device: &'a str,
    /// The time of the original entry.
    time: i64,
    /// The original entry or its last correction.
    by: &'a ClubEntry,
}

impl<'a> EntryContext<'a> {
    /// Returns who wrote the entry: the author, or the device if the author is unknown.
    fn person(self) -> &'a str {
        let ClubEntry { author, device, .. } = self.by;
        if author.is_empty() { device } else { author }
    }
}

impl Club {
    /// The maximum number of members.
    pub const MOST_MEMBERS: usize = 2_000;

    /// The maximum number of seasons.
    pub const MOST_SEASONS: usize = 200;

    /// The maximum number of letters of a name, a reason, or another text.
    pub const LONGEST_TEXT: usize = 100;

    /// Replays the log of a club.
    pub fn replay(log: &ClubLog) -> Self {
        let entries = log.entries().iter().map(|entry| (&entry.id, entry));
        let entries: BTreeMap<_, _> = entries.collect();
        let mut club = Self {
            forgotten: forgotten_members(log).into_iter().cloned().collect(),
            ..Self::default()
        };
        for one in log.resolved() {
            if let (Some(original), Some(by)) = (entries.get(one.id), entries.get(one.by)) {
                let entry = EntryContext {
                    id: one.id,
                    device: &original.device,
                    time: original.time,
                    by,
                };
                club.apply(entry, one.event);
            }
        }
        club
    }

    /// Applies the next event. A refused event changes nothing; its outcome contains the reason.
    fn apply(&mut self, entry: EntryContext, event: &ClubEvent) {
        let result = match event {
            ClubEvent::Founded(_) if self.profile.is_some() => Err(ClubRefusal::FoundedTwice),
            ClubEvent::Founded(profile) => self.set_profile(profile).map(|()| {
                self.id = Some(entry.id.clone());
            }),
            ClubEvent::Unread(unread) => Err(ClubRefusal::Unread(unread.reasons.clone())),
            ClubEvent::Correction(correction) => {
                Err(ClubRefusal::NoSuchEntry(correction.target.clone()))
            }
            ClubEvent::LockReleased | ClubEvent::LockAcquired => Ok(()),
            _ if self.profile.is_none() => Err(ClubRefusal::NotFounded),
            ClubEvent::Profile(profile) => self.set_profile(profile),
            ClubEvent::Member(record) => self.set_member(record),
            ClubEvent::MemberForgotten(member) => self.forget(member),
            ClubEvent::Separation(separation) => self.separate(separation),
            ClubEvent::SeasonOpened(opening) => self.open_season(entry, opening),
            ClubEvent::SeasonClosed(season) => self.close_season(season),
            ClubEvent::NightPlanned(planned) => self.plan_night(planned.as_ref()),
            ClubEvent::NightOpened { season, opening } => self.open_night(entry, season, opening),
            ClubEvent::Attendance {
                night,
                member,
                attending,
            } => self.attend(entry, night, member, *attending),
            ClubEvent::FeePaid {
                night,
                member,
                amount,
            } => self.pay_fee(entry, night, member, *amount),
            ClubEvent::Drawn { night, draw } => self.add_draw(entry, night, draw),
            ClubEvent::ClockStarted { night, time } => self.start_clock(entry, night, *time),
            ClubEvent::TimeAdded(table, minutes) => self.add_time(table, *minutes),
            ClubEvent::Result(result) => self.add_result(entry, result),
            ClubEvent::Checked(result) => self.check_result(entry, result),
            ClubEvent::Disputed(result, reason) => self.dispute(result, reason),
            ClubEvent::Ruled(ruling) => self.rule(entry, ruling),
            ClubEvent::Adjustment { season, adjustment } => self.adjust(entry, season, adjustment),
            ClubEvent::NightClosed(night) => self.close_night(night),
        };
        self.outcomes.push(ClubOutcome {
            entry: entry.id.clone(),
            refusal: result.err(),
        });
    }

    fn set_profile(&mut self, profile: &ClubProfile) -> Result<(), ClubRefusal> {
        let name = short_text(&profile.name)?;
        if name.is_empty() {
            return Err(ClubRefusal::NoName);
        }
        if !profile.language.is_empty() && !is_language_tag(&profile.language) {
            return Err(ClubRefusal::NoLanguage);
        }
        let profile = ClubProfile {
            name,
            ..profile.clone()
        };
        results::check_rules(&profile.rules)?;
        self.profile = Some(profile);
        Ok(())
    }

    /// Returns the season that is open.
    pub fn current_season(&self) -> Option<&Season> {
        self.seasons.last().filter(|season| !season.is_closed)
    }

    /// Returns the open season, if it is this one.
    fn season_mut(&mut self, id: &SeasonId) -> Result<&mut Season, ClubRefusal> {
        let is_open = self.current_season().is_some();
        let mut seasons = self.seasons.iter_mut().rev();
        match seasons.find(|season| season.id == *id) {
            Some(season) if season.is_closed => Err(ClubRefusal::SeasonIsClosed),
            Some(season) => Ok(season),
            None if is_open => Err(ClubRefusal::OtherSeason),
            None => Err(ClubRefusal::NoSeason),
        }
    }

    fn open_season(
        &mut self,
        entry: EntryContext,
        opening: &SeasonOpening,
    ) -> Result<(), ClubRefusal> {
        if self.current_season().is_some() {
            return Err(ClubRefusal::SeasonIsOpen);
        }
        if self.seasons.len() == Self::MOST_SEASONS {
            return Err(ClubRefusal::TooManySeasons);
        }
        let name = short_text(&opening.name)?;
        if name.is_empty() {
            return Err(ClubRefusal::NoName);
        }
        self.seasons.push(Season {
            id: SeasonId(entry.id.clone()),
            opening: SeasonOpening {
                name,
                policy: opening.policy.clone(),
            },
            nights: Vec::new(),
            adjustments: Vec::new(),
            is_closed: false,
            groups: BTreeMap::new(),
        });
        Ok(())
    }

    fn close_season(&mut self, id: &SeasonId) -> Result<(), ClubRefusal> {
        let groups = self.current_groups();
        let season = self.season_mut(id)?;
        if season.nights.last().is_some_and(|night| !night.is_closed) {
            return Err(ClubRefusal::NightIsOpen);
        }
        season.is_closed = true;
        // Who changes the team or the class now doesn’t change the standings any longer.
        season.groups = groups;
        self.reported.clear();
        Ok(())
    }

    fn adjust(
        &mut self,
        entry: EntryContext,
        season: &SeasonId,
        adjustment: &Adjustment,
    ) -> Result<(), ClubRefusal> {
        self.check_member(&adjustment.member)?;
        let reason = short_text(&adjustment.reason)?;
        if reason.is_empty() {
            return Err(ClubRefusal::NoReason);
        }
        let adjustment = Adjustment {
            reason,
            ..adjustment.clone()
        };
        self.season_mut(season)?
            .adjustments
            .push((entry.id.clone(), adjustment));
        Ok(())
    }
}

/// Returns a text as it is kept, if the file of a club takes it.
fn short_text(text: &str) -> Result<String, ClubRefusal> {
    if text.chars().nth(Club::LONGEST_TEXT).is_some() {
        return Err(ClubRefusal::TextTooLong);
    }
    Ok(cleaned_name(text))
}
