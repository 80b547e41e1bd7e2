//! The choice of a member by name. Pure.

use tilewise_club::{Club, ClubMember};

/// Returns the members whose names contain a text, by name, and the one who is chosen.
pub fn matching_members<'a>(club: &'a Club, text: &str, chosen: &str) -> Vec<&'a ClubMember> {
    let text = text.trim().to_lowercase();
    let matches = |one: &&ClubMember| {
        let is_match = one.record.name.to_lowercase().contains(&text);
        (is_match && !one.is_forgotten) || one.record.id.0 == chosen
    };
    let mut found: Vec<_> = club.members.iter().filter(matches).collect();
    found.sort_by_key(|one| one.record.name.to_lowercase());
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::club_season::sample_club::SampleClub;

    #[test]
    fn the_chosen_member_stays_in_a_filtered_list() {
        let club = SampleClub::new("", "Dora Ann Andy Bo").club();
        let names = |text: &str, chosen: &str| {
            let found = matching_members(&club, text, chosen);
            found
                .iter()
                .map(|one| one.record.name.clone())
                .collect::<Vec<_>>()
        };
        assert_eq!(names("", ""), ["Andy", "Ann", "Bo", "Dora"]);
        assert_eq!(names(" AN", ""), ["Andy", "Ann"]);
        assert_eq!(names("an", "Bo"), ["Andy", "Ann", "Bo"]);
        assert!(names("x", "").is_empty());
    }
}
