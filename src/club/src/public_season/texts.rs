//! Public standings as texts.

use tilewise_ledger::{csv_cell, csv_row, isolated_name};
use tilewise_rules::{Sentence, sentence};

use super::{PublicMember, PublicSeason};
use crate::PlannedNight;

impl PublicSeason {
    /// Returns the standings as comma-separated values, a line for each member. The names of the columns are the same
    /// in every language.
    pub fn csv(&self) -> String {
        const COLUMNS: [&str; 11] = [
            "place", "name", "team", "class", "points", "results", "counted", "first", "second",
            "third", "fourth",
        ];
        let mut csv = String::new();
        csv_row(&mut csv, COLUMNS.into_iter().map(str::to_owned));
        for member in &self.members {
            let place = member
                .place
                .map_or_else(String::new, |place| place.to_string());
            let texts = [&member.name, &member.team, &member.class].map(|text| csv_cell(text));
            let numbers = [member.results, member.counted]
                .into_iter()
                .chain(member.places);
            let cells = [place]
                .into_iter()
                .chain(texts)
                .chain([member.total.to_string()]);
            csv_row(
                &mut csv,
                cells.chain(numbers.map(|number| number.to_string())),
            );
        }
        csv
    }

    /// Returns the lines of a summary for a chat: the season, the members with a place, and the next night.
    pub fn summary(&self) -> Vec<Sentence> {
        let mut lines = vec![sentence!(
            "{0}, {1}: standings after {2} {2:night|nights}",
            isolated_name(&self.club).into_owned(),
            isolated_name(&self.season).into_owned(),
            self.nights
        )];
        lines.extend(self.members.iter().filter_map(PublicMember::summary));
        lines.extend(self.next_night.as_ref().map(next_night));
        lines
    }
}

/// Returns the line of the next night, with the time and the place if they are known.
fn next_night(night: &PlannedNight) -> Sentence {
    let date = night.date.to_string();
    if night.details.is_empty() {
        return sentence!("Next night: {0}", date);
    }
    let details = isolated_name(&night.details).into_owned();
    sentence!("Next night: {0}, {1}", date, details)
}

impl PublicMember {
    /// Returns the line of a member with a place and a public name.
    fn summary(&self) -> Option<Sentence> {
        let place = self.place.filter(|_| !self.name.is_empty())?;
        let total = self.total.to_string();
        Some(sentence!(
            "{0}. {1}: {2}",
            place,
            self.name_in_class(),
            total
        ))
    }

    /// Returns the name with the class, if there are classes: a place is one of a class.
    pub fn name_in_class(&self) -> String {
        let name = isolated_name(&self.name);
        if self.class.is_empty() {
            return name.into_owned();
        }
        format!("{name} ({})", isolated_name(&self.class))
    }
}
