//! The members of a club.

use tilewise_ledger::isolated_name;
use tilewise_rules::Gap;

use super::{Club, ClubMember, short_text};
use crate::{ClubRefusal, MemberId, MemberRecord, Separation};

impl ClubMember {
    /// Returns the name in the club; empty for a member who was forgotten.
    pub fn displayed_name(&self) -> String {
        self.record.name.clone()
    }

    /// Returns the name in public standings: the alias, else the name; `None` for a member who is hidden or was
    /// forgotten.
    pub fn public_name(&self) -> Option<&str> {
        let record = &self.record;
        let name = if record.alias.is_empty() {
            &record.name
        } else {
            &record.alias
        };
        (!record.is_hidden && !name.is_empty()).then_some(name)
    }
}

impl Club {
    /// Returns a member.
    pub fn member(&self, id: &MemberId) -> Option<&ClubMember> {
        self.members.iter().find(|member| member.record.id == *id)
    }

    /// Returns the name of a member for a sentence, also of one who was forgotten.
    pub fn member_name(&self, id: &MemberId) -> Gap {
        let known = self.member(id).map(ClubMember::displayed_name);
        match known.filter(|name| !name.is_empty()) {
            Some(name) => Gap::Verbatim(isolated_name(&name).into_owned()),
            None => Gap::Words("a forgotten member"),
        }
    }

    pub(super) fn check_member(&self, id: &MemberId) -> Result<(), ClubRefusal> {
        match self.member(id) {
            Some(_) => Ok(()),
            None => Err(ClubRefusal::NoSuchMember(id.clone())),
        }
    }

    /// Adds a member, or changes what is known of one.
    pub(super) fn set_member(&mut self, record: &MemberRecord) -> Result<(), ClubRefusal> {
        let is_forgotten = self.forgotten.contains(&record.id);
        let name = |name: &str| short_text(if is_forgotten { "" } else { name });
        let record = MemberRecord {
            id: record.id.clone(),
            name: name(&record.name)?,
            alias: name(&record.alias)?,
            team: short_text(&record.team)?,
            class: short_text(&record.class)?,
            ..*record
        };
        if record.id.0.is_empty() || (record.name.is_empty() && !is_forgotten) {
            return Err(ClubRefusal::NoName);
        }
        let season = self.current_season();
        let joined = season.map(|season| (season.id.clone(), season.nights.len()));
        let count = self.members.len();
        let mut members = self.members.iter_mut();
        match members.find(|known| known.record.id == record.id) {
            Some(known) if known.is_forgotten => return Err(ClubRefusal::Forgotten(record.id)),
            Some(known) => known.record = record,
            None if count == Self::MOST_MEMBERS => return Err(ClubRefusal::TooManyMembers),
            None => self.members.push(ClubMember {
                record,
                is_forgotten: false,
                joined,
            }),
        }
        Ok(())
    }

    /// Separates two members, or lets them sit together again.
    pub(super) fn separate(&mut self, separation: &Separation) -> Result<(), ClubRefusal> {
        let mut members = separation.members.clone();
        members.sort();
        for member in &members {
            self.check_member(member)?;
        }
        if members[0] == members[1] {
            return Err(ClubRefusal::SeparatedFromSelf(members[0].clone()));
        }
        self.separated.retain(|pair| *pair != members);
        if separation.is_separated {
            self.separated.push(members);
        }
        Ok(())
    }

    /// Removes the names of a member; the results stay.
    pub(super) fn forget(&mut self, id: &MemberId) -> Result<(), ClubRefusal> {
        let member = self.members.iter_mut().find(|one| one.record.id == *id);
        let member = member.ok_or_else(|| ClubRefusal::NoSuchMember(id.clone()))?;
        member.is_forgotten = true;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{Desk, member};
    use crate::{ClubEvent, ClubRefusal, DrawError};

    #[test]
    fn a_name_for_a_forgotten_member_is_translated() {
        let mut desk = Desk::with_night("Ann Bo Cy Di");
        desk.write(ClubEvent::MemberForgotten(member("Bo")));
        let club = desk.club();
        let translate = |words: &'static str| match words {
            "a forgotten member" => "a removed person",
            words => words,
        };
        let not_there = ClubRefusal::NotThere(member("Bo"));
        let drawn = ClubRefusal::Draw(DrawError::NamedTwice(member("Bo")));
        for (refusal, sentence) in [
            (
                not_there,
                "a removed person isn’t there: mark the member as arrived, or draw again",
            ),
            (
                drawn,
                "a removed person is named twice among those who are there: remove one of the two",
            ),
        ] {
            let (_, reason) = &refusal.reasons(&club)[0];
            assert_eq!(reason.translate(&translate), sentence);
        }
        assert_eq!(
            ClubRefusal::NotThere(member("Ann")).reasons(&club)[0]
                .1
                .to_string(),
            "Ann isn’t there: mark the member as arrived, or draw again"
        );
    }
}
