//! Members who go up or down at the end of a season. Pure.

use tilewise_club::{Club, ClubEvent, ClubMember, MemberId, MemberRecord};

/// A member who changes the class after a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassMove {
    /// The member.
    pub member: MemberId,
    /// Whether the member goes up.
    pub is_up: bool,
    /// The name of the next class.
    pub class: String,
}

/// Returns who changes the class after a season, an index in [`Club::seasons`], and isn't there yet.
pub fn class_moves(club: &Club, season: usize) -> Vec<ClassMove> {
    let classes = club.seasons.get(season);
    let Some(classes) = classes.and_then(|found| found.opening.policy.classes.as_ref()) else {
        return Vec::new();
    };
    let standings = club.standings(season);
    let moves = standings.members.iter().filter_map(|one| {
        let (now, next) = (one.class?, one.next_class?);
        let class = classes.names.get(next).filter(|_| next != now)?;
        let known = club.member(&one.member)?;
        (!known.is_forgotten && known.record.class != *class).then(|| ClassMove {
            member: one.member.clone(),
            is_up: next < now,
            class: class.clone(),
        })
    });
    moves.collect()
}

/// Returns the event that moves a member to the next class.
pub fn move_event(member: &ClubMember, next: &ClassMove) -> ClubEvent {
    ClubEvent::Member(MemberRecord {
        class: next.class.clone(),
        ..member.record.clone()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::club_season::sample_club::SampleClub;

    /// One goes down from A, one goes up from B; both were ranked by one table of each class.
    #[test]
    fn members_move_once_between_classes() {
        let policy = "measure=gain; classes=A,B; promoted=1; relegated=1";
        let mut sample = SampleClub::new(policy, "A1 A2 A3 A4 B1 B2 B3 B4");
        for name in ["A1", "A2", "A3", "A4"] {
            sample.set_class(name, "A");
        }
        for name in ["B1", "B2", "B3", "B4"] {
            sample.set_class(name, "B");
        }
        sample.night("2026-11-29");
        sample.draw(&[&["A1", "A2", "A3", "A4"], &["B1", "B2", "B3", "B4"]]);
        sample.result(1, 1, "A1 3000 A2 1000 A3 -1000 A4 -3000");
        sample.result(1, 2, "B1 3000 B2 1000 B3 -1000 B4 -3000");
        sample.end_night();
        sample.end_season();
        let club = sample.club();
        let moves = class_moves(&club, 0);
        let found: Vec<_> = moves
            .iter()
            .map(|one| (&*one.member.0, one.is_up, &*one.class))
            .collect();
        assert_eq!(found, [("A4", false, "B"), ("B1", true, "A")]);
        for one in &moves {
            let member = club.member(&one.member).expect("a member");
            sample.write(move_event(member, one));
        }
        assert_eq!(class_moves(&sample.club(), 0), []);
        assert_eq!(class_moves(&sample.club(), 1), []);
    }
}
