//! Public standings in the columns of the European Mahjong Association (EMA).

use tilewise_ledger::{csv_cell, csv_row};

use crate::{PublicMember, PublicSeason};

/// The columns of the EMA's workbook for results, in their order.
const COLUMNS: [&str; 8] = [
    "position",
    "first_name",
    "last_name",
    "ema_number",
    "table_points",
    "score",
    "ema_member",
    "country",
];

/// The column of the EMA that has the points of a season.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmaPoints {
    /// Table points: for MCR.
    TablePoints,
    /// The score: for riichi.
    Score,
}

impl PublicSeason {
    /// Returns the members with a place and a public name as comma-separated values in the columns of the EMA. A club
    /// knows neither numbers nor countries, and one name of a member: it is in the column of the last name.
    pub fn ema_results(&self, points: EmaPoints) -> String {
        let mut csv = String::new();
        csv_row(&mut csv, COLUMNS.into_iter().map(str::to_owned));
        for member in self.members.iter().filter(|one| !one.name.is_empty()) {
            if let Some(place) = member.place {
                csv_row(&mut csv, cells(place, member, points).into_iter());
            }
        }
        csv
    }
}

fn cells(place: u32, member: &PublicMember, points: EmaPoints) -> [String; 8] {
    let total = member.total.to_string();
    let (table_points, score) = match points {
        EmaPoints::TablePoints => (total, String::new()),
        EmaPoints::Score => (String::new(), total),
    };
    let unknown = String::new;
    let name = csv_cell(&member.name);
    [
        place.to_string(),
        unknown(),
        name,
        unknown(),
        table_points,
        score,
        unknown(),
        unknown(),
    ]
}

#[cfg(test)]
mod tests {
    use super::EmaPoints;
    use crate::{PublicMember, PublicSeason, SeasonPoints, SeasonPolicy};

    fn member(place: Option<u32>, name: &str, thousandths: i64) -> PublicMember {
        PublicMember {
            place,
            name: name.to_owned(),
            team: "Dragons".to_owned(),
            class: String::new(),
            total: SeasonPoints::from_thousandths(thousandths),
            results: 1,
            counted: 1,
            places: [1, 0, 0, 0],
        }
    }

    #[test]
    fn ema_results_have_members_with_a_place_and_a_name() {
        let season = PublicSeason {
            club: "The Nest".to_owned(),
            language: String::new(),
            season: "Spring".to_owned(),
            policy: SeasonPolicy::SUM,
            last_night: None,
            next_night: None,
            nights: 1,
            members: vec![
                member(Some(1), "Ann Lee", 9_500),
                member(Some(2), "", 4_000),
                member(Some(3), "=1+1", -2_000),
                member(None, "Di", 1_000),
            ],
            teams: Vec::new(),
        };
        let head =
            "position,first_name,last_name,ema_number,table_points,score,ema_member,country\r\n";
        assert_eq!(
            season.ema_results(EmaPoints::TablePoints),
            format!("{head}1,,Ann Lee,,9.5,,,\r\n3,,'=1+1,,-2,,,\r\n")
        );
        assert_eq!(
            season.ema_results(EmaPoints::Score),
            format!("{head}1,,Ann Lee,,,9.5,,\r\n3,,'=1+1,,,-2,,\r\n")
        );
    }
}
