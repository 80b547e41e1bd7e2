//! Context of the Club screen: the club and the location in it.

use std::rc::Rc;

use tilewise_club::{
    Club, ClubEntry, ClubEvent, ClubLog, ClubMember, ClubRefusal, Date, MemberId, Night, Season,
};
use tilewise_ledger::{EntryId, LogEvent};
use tilewise_rules::RuleConfig;
use yew::prelude::*;

use super::club_location::ClubLocation;
use super::club_logs::ReplayedClub;
use crate::i18n::Locale;
use crate::link;
use crate::storage::{ORGANISER, StorageContext, stamp};
use crate::store::{Clubs, ClubsAction, PageAction, Screen, Stamp, ViewAction};
use crate::ui::local_time::day_text;
use crate::ui::phrases;

/// Context of the Club screen: the club and the location in it.
#[derive(Clone, PartialEq)]
pub struct ClubView {
    /// Clubs of the device.
    pub clubs: Rc<Clubs>,
    /// The current club.
    pub replayed: Rc<ReplayedClub>,
    /// Storage of texts.
    pub storage: StorageContext,
    /// Location on the screen.
    pub place: ClubLocation,
    /// Rule configuration of the page.
    pub house: RuleConfig,
    /// Handler of actions on the clubs.
    pub onclub: Callback<ClubsAction>,
    /// Handler of actions on the page.
    pub onaction: Callback<PageAction>,
}

impl ClubView {
    /// Returns the club.
    pub fn club(&self) -> &Club {
        &self.replayed.club
    }

    /// Returns the season that is open.
    pub fn season(&self) -> Option<&Season> {
        self.club().current_season()
    }

    /// Returns the night that is open.
    pub fn night(&self) -> Option<&Night> {
        self.club().current_night()
    }

    /// Returns true if this device has the write lock, and this tab may write; otherwise the club is
    /// read-only.
    pub fn writes(&self) -> bool {
        self.clubs.may_write() && self.clubs.has_lock(&self.replayed.log)
    }

    /// Returns the name of a member as it is shown.
    pub fn name(&self, locale: Locale, id: &MemberId) -> String {
        member_name(locale, self.club(), id)
    }

    /// Returns why the club refuses an event; empty if it accepts it. A correction is refused if its target is.
    pub fn refusal(&self, locale: Locale, event: &ClubEvent) -> Vec<String> {
        self.refusal_by(locale, &self.stamp(), event)
    }

    fn refusal_by(&self, locale: Locale, stamp: &Stamp, event: &ClubEvent) -> Vec<String> {
        let (target, club) = self.preview_by(stamp, event);
        let mut outcomes = club.outcomes.iter();
        let outcome = outcomes.find(|one| one.entry == target);
        let refusal = outcome.and_then(|one| one.refusal.as_ref());
        refusal.map_or_else(Vec::new, |why| refusal_texts(locale, &club, why))
    }

    /// Returns the club after an event, and the entry that the event adds or corrects.
    pub fn preview(&self, event: &ClubEvent) -> (EntryId, Club) {
        self.preview_by(&self.stamp(), event)
    }

    fn preview_by(&self, stamp: &Stamp, event: &ClubEvent) -> (EntryId, Club) {
        let mut log = ClubLog::clone(&self.replayed.log);
        let id = EntryId("preview".to_owned());
        let target = event
            .correction()
            .map_or_else(|| id.clone(), |correction| correction.target.clone());
        // The ID is that of no entry: those of this page have digits only.
        let _ = log.add(ClubEntry {
            id,
            device: stamp.device.to_string(),
            counter: log.next_counter(),
            time: stamp.time,
            author: stamp.author.to_string(),
            event: event.clone(),
        });
        (target, Club::replay(&log))
    }

    /// Writes an event to the end of the log, if the club accepts it.
    ///
    /// # Errors
    /// The reasons why it doesn't, as sentences.
    pub fn write(&self, locale: Locale, event: ClubEvent) -> Result<(), Vec<String>> {
        let why = self.refusal(locale, &event);
        if why.is_empty() {
            self.append(event);
            Ok(())
        } else {
            Err(why)
        }
    }

    /// Writes an event to the end of the log as another person than the organiser, if the club accepts it.
    ///
    /// # Errors
    /// The reasons why it doesn't, as sentences.
    pub fn write_as(
        &self,
        locale: Locale,
        author: &str,
        event: ClubEvent,
    ) -> Result<(), Vec<String>> {
        let stamp = Stamp {
            author: author.into(),
            ..self.stamp()
        };
        let why = self.refusal_by(locale, &stamp, &event);
        if why.is_empty() {
            let id = Rc::clone(&self.replayed.id);
            let event = Rc::new(event);
            self.onclub.emit(ClubsAction::Write(id, event, stamp));
            Ok(())
        } else {
            Err(why)
        }
    }

    /// Writes an event to the end of the log, even if the club refuses it: the history shows the reason.
    pub fn append(&self, event: ClubEvent) {
        let id = Rc::clone(&self.replayed.id);
        self.onclub
            .emit(ClubsAction::Write(id, Rc::new(event), self.stamp()));
    }

    /// Draws the stamp of an entry by the organiser.
    pub fn stamp(&self) -> Stamp {
        organiser_stamp(&self.storage)
    }

    /// Opens a location of the club.
    pub fn go(&self, place: &ClubLocation) {
        go(&self.onaction, place);
    }

    /// Returns the name of the organiser at this desk; empty if unknown.
    pub fn organiser(&self) -> String {
        self.storage.load(ORGANISER).unwrap_or_default()
    }
}

/// Returns a date in the page's language.
pub fn day(locale: Locale, date: Date) -> String {
    day_text(locale, &date.to_string())
}

/// Returns the name of a member as it is shown.
pub fn member_name(locale: Locale, club: &Club, id: &MemberId) -> String {
    let name = club.member(id).map(ClubMember::displayed_name);
    let name = name.filter(|name| !name.is_empty());
    name.unwrap_or_else(|| tr!(locale, "a forgotten member").to_owned())
}

/// Draws the stamp of an entry by the organiser at this desk.
pub fn organiser_stamp(storage: &StorageContext) -> Stamp {
    Stamp {
        author: storage.load(ORGANISER).unwrap_or_default().into(),
        ..stamp(storage)
    }
}

/// Returns the reasons of a refusal as sentences.
pub fn refusal_texts(locale: Locale, club: &Club, why: &ClubRefusal) -> Vec<String> {
    let reasons = why.reasons(club).into_iter();
    reasons
        .map(|(_, sentence)| phrases::full_sentence(locale, &sentence))
        .collect()
}

/// Returns the address of a location.
pub fn href(place: &ClubLocation) -> String {
    format!("#{}", link::club_path(&place.path()))
}

/// Opens a location of the club.
pub fn go(onaction: &Callback<PageAction>, place: &ClubLocation) {
    let path = place.path().into();
    onaction.emit(PageAction::View(ViewAction::GoTo(Screen::Club(path))));
}
