//! What was entered by mistake tonight, and its deletion.

use std::collections::BTreeSet;

use tilewise_club::{Club, ClubEvent, ClubLog, MemberId, NightId};
use tilewise_ledger::{Change, Correction, EntryId};

use crate::club::club_view::ClubView;
use crate::i18n::Locale;

/// Returns the last entry that notes whether a member is there on a night.
pub fn attendance_entry(log: &ClubLog, of: &NightId, who: &MemberId) -> Option<EntryId> {
    last_entry(
        log,
        |event| matches!(event, ClubEvent::Attendance { night, member, .. } if night == of && member == who),
    )
}

/// Returns the last entry by which a member pays the fee of a night.
pub fn fee_entry(log: &ClubLog, of: &NightId, who: &MemberId) -> Option<EntryId> {
    last_entry(
        log,
        |event| matches!(event, ClubEvent::FeePaid { night, member, .. } if night == of && member == who),
    )
}

/// Returns the entry that closed a night.
pub fn closing_entry(log: &ClubLog, of: &NightId) -> Option<EntryId> {
    last_entry(
        log,
        |event| matches!(event, ClubEvent::NightClosed(night) if night == of),
    )
}

fn last_entry(log: &ClubLog, is_sought: impl Fn(&ClubEvent) -> bool) -> Option<EntryId> {
    let resolved = log.resolved();
    let mut entries = resolved.iter().rev();
    let found = entries.find(|one| is_sought(one.event));
    found.map(|one| one.id.clone())
}

/// Deletes an entry, unless later ones would be refused without it.
///
/// # Errors
/// A sentence that says so.
pub fn take_back(locale: Locale, at: &ClubView, entry: EntryId) -> Result<(), Vec<String>> {
    let event = ClubEvent::Correction(Correction {
        target: entry,
        change: Change::Delete,
    });
    let (_, without) = at.preview(&event);
    if is_needed(at.club(), &without) {
        let why = tr!(
            locale,
            "Later entries follow from this one, so it stays. Mark what is true from now on instead."
        );
        return Err(vec![why.to_owned()]);
    }
    at.write(locale, event)
}

/// Returns whether entries are refused in a club without an entry that count in the club with it.
pub fn is_needed(with: &Club, without: &Club) -> bool {
    let refused = |club: &Club| {
        let outcomes = club.outcomes.iter().filter(|one| one.refusal.is_some());
        outcomes
            .map(|one| one.entry.clone())
            .collect::<BTreeSet<_>>()
    };
    !refused(without).is_subset(&refused(with))
}
