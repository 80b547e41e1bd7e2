//! The nights of a season: who is there, and the draws.

use std::collections::BTreeSet;

use super::{Club, EntryContext, Night, Round, TableResults, short_text};
use crate::{
    Attending, ClubRefusal, Draw, MemberId, NightId, NightOpening, PlannedNight, SeasonId,
};

/// The presence of a member on a night.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Presence {
    /// The member.
    pub member: MemberId,
    /// Whether the member is there now.
    pub attending: Attending,
    /// Whether the member was there at any time of the night.
    pub was_there: bool,
    /// The fee that was paid, in hundredths.
    pub paid: i64,
    /// The device that wrote last whether the member is there.
    device: String,
}

impl Night {
    /// Returns the presence of a member, if the member was announced or there.
    pub fn presence(&self, member: &MemberId) -> Option<&Presence> {
        self.attendance.iter().find(|one| one.member == *member)
    }

    /// Returns the members who are there now, in the order in which they came.
    pub fn present(&self) -> impl Iterator<Item = &MemberId> {
        let there = |one: &&Presence| one.attending == Attending::Arrived;
        self.attendance.iter().filter(there).map(|one| &one.member)
    }

    /// Returns the fees that were paid, in hundredths.
    pub fn fees(&self) -> i64 {
        self.attendance
            .iter()
            .fold(0, |sum, one| sum.saturating_add(one.paid))
    }

    pub(super) fn presence_mut(&mut self, member: &MemberId) -> &mut Presence {
        let known = self.attendance.iter().position(|one| one.member == *member);
        let place = known.unwrap_or_else(|| {
            self.attendance.push(Presence {
                member: member.clone(),
                attending: Attending::Late,
                was_there: false,
                paid: 0,
                device: String::new(),
            });
            self.attendance.len() - 1
        });
        &mut self.attendance[place]
    }
}

impl Club {
    /// Returns the night that is open.
    pub fn current_night(&self) -> Option<&Night> {
        let night = self.current_season()?.nights.last();
        night.filter(|night| !night.is_closed)
    }

    /// Returns the night that is open, if it is this one.
    pub(super) fn night_mut(&mut self, id: &NightId) -> Result<&mut Night, ClubRefusal> {
        let night = self.season_night_mut(id)?;
        if night.is_closed {
            return Err(ClubRefusal::NightIsClosed);
        }
        Ok(night)
    }

    /// Returns a night of the open season.
    pub(super) fn season_night(&self, id: &NightId) -> Result<&Night, ClubRefusal> {
        let season = self.current_season();
        let mut nights = season.iter().flat_map(|season| &season.nights);
        nights
            .find(|night| night.id == *id)
            .ok_or_else(|| self.why_no_night(id))
    }

    pub(super) fn season_night_mut(&mut self, id: &NightId) -> Result<&mut Night, ClubRefusal> {
        self.season_night(id)?;
        let season = self.seasons.last_mut();
        let mut nights = season.into_iter().flat_map(|season| &mut season.nights);
        nights
            .find(|night| night.id == *id)
            .ok_or(ClubRefusal::OtherNight)
    }

    /// Returns why a night isn't one of the open season.
    fn why_no_night(&self, id: &NightId) -> ClubRefusal {
        let mut nights = self.seasons.iter().flat_map(|season| &season.nights);
        if nights.any(|night| night.id == *id) {
            ClubRefusal::SeasonIsClosed
        } else if self.current_season().is_some() {
            ClubRefusal::OtherNight
        } else {
            ClubRefusal::NoSeason
        }
    }

    /// Notes when the next night is, or that it isn't known.
    pub(super) fn plan_night(&mut self, planned: Option<&PlannedNight>) -> Result<(), ClubRefusal> {
        self.next_night = match planned {
            Some(planned) => Some(PlannedNight {
                date: planned.date,
                details: short_text(&planned.details)?,
            }),
            None => None,
        };
        Ok(())
    }

    pub(super) fn open_night(
        &mut self,
        entry: EntryContext,
        season: &SeasonId,
        opening: &NightOpening,
    ) -> Result<(), ClubRefusal> {
        let season = self.season_mut(season)?;
        if season.nights.last().is_some_and(|night| !night.is_closed) {
            return Err(ClubRefusal::NightIsOpen);
        }
        if opening.fee < 0 {
            return Err(ClubRefusal::NoFee);
        }
        let name = short_text(&opening.name)?;
        season.nights.push(Night {
            id: NightId(entry.id.clone()),
            opening: NightOpening {
                name,
                ..opening.clone()
            },
            attendance: Vec::new(),
            rounds: Vec::new(),
            is_closed: false,
        });
        // A night that was planned for this date or an earlier one isn’t the next one any longer.
        let planned = self.next_night.take();
        self.next_night = planned.filter(|planned| planned.date > opening.date);
        Ok(())
    }

    pub(super) fn close_night(&mut self, night: &NightId) -> Result<(), ClubRefusal> {
        self.night_mut(night)?.is_closed = true;
        Ok(())
    }

    pub(super) fn attend(
        &mut self,
        entry: EntryContext,
        night: &NightId,
        member: &MemberId,
        attending: Attending,
    ) -> Result<(), ClubRefusal> {
        self.check_member(member)?;
        let presence = self.night_mut(night)?.presence_mut(member);
        presence.attending = attending;
        presence.was_there |= attending == Attending::Arrived;
        presence.device.clone_from(&entry.by.device);
        Ok(())
    }

    pub(super) fn pay_fee(
        &mut self,
        entry: EntryContext,
        night: &NightId,
        member: &MemberId,
        amount: i64,
    ) -> Result<(), ClubRefusal> {
        self.check_member(member)?;
        if amount <= 0 {
            return Err(ClubRefusal::NoFee);
        }
        let night = self.night_mut(night)?;
        let is_new = night.presence(member).is_none();
        let presence = night.presence_mut(member);
        // Who pays at the door is there.
        if is_new {
            presence.attending = Attending::Arrived;
            presence.was_there = true;
            presence.device.clone_from(&entry.by.device);
        }
        presence.paid = presence.paid.saturating_add(amount);
        Ok(())
    }

    /// Adds the draw of the next round, or replaces that of the last one while it has no results.
    pub(super) fn add_draw(
        &mut self,
        entry: EntryContext,
        night: &NightId,
        draw: &Draw,
    ) -> Result<(), ClubRefusal> {
        let night = self.night_mut(night)?;
        let last = u32::try_from(night.rounds.len()).unwrap_or(u32::MAX);
        let next = last.saturating_add(1);
        if draw.round != next && (draw.round != last || last == 0) {
            return Err(ClubRefusal::NotTheRound(next));
        }
        if draw.round == last
            && let Some(round) = night.rounds.last()
            && round.tables.iter().any(|table| !table.reports.is_empty())
        {
            return Err(ClubRefusal::RoundHasResults(last));
        }
        check_places(night, draw, &entry.by.device)?;
        let tables = draw.tables.iter().map(TableResults::new).collect();
        let round = Round {
            entry: entry.id.clone(),
            device: entry.device.to_owned(),
            time: entry.time,
            by: entry.by.id.clone(),
            draw: draw.clone(),
            tables,
            clock: None,
        };
        if draw.round == last {
            night.rounds.pop();
        }
        night.rounds.push(round);
        Ok(())
    }
}

/// Checks that all members who are there have one place in a draw by a device, and nobody else has.
///
/// Who is there by another device isn't compared: that device may have written it at the same time.
fn check_places(night: &Night, draw: &Draw, device: &str) -> Result<(), ClubRefusal> {
    for (table, number) in draw.tables.iter().zip(1..) {
        if !(3..=5).contains(&table.seats.len()) {
            return Err(ClubRefusal::TableSize(number, table.seats.len()));
        }
    }
    let seated = draw.tables.iter().flat_map(|table| &table.seats);
    let there: BTreeSet<&MemberId> = night.present().collect();
    let is_known = |member: &MemberId| {
        let presence = night.presence(member);
        presence.is_none_or(|one| one.device == device)
    };
    let mut placed = BTreeSet::new();
    for member in seated.chain(&draw.waiting) {
        if !there.contains(member) && is_known(member) {
            return Err(ClubRefusal::NotThere(member.clone()));
        }
        if !placed.insert(member) {
            return Err(ClubRefusal::DrawnTwice(member.clone()));
        }
    }
    let mut present = night.present();
    match present.find(|member| !placed.contains(member) && is_known(member)) {
        Some(member) => Err(ClubRefusal::LeftOut(member.clone())),
        None => Ok(()),
    }
}
