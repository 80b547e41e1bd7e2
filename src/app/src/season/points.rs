//! Points of a season with the same number of decimals in all lines of a table.

use tilewise_club::{PublicSeason, SeasonPoints};

/// The number of decimals that the points of a season need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointDecimals(usize);

impl PointDecimals {
    /// Returns the number of decimals for all members and teams.
    pub fn of_season(season: &PublicSeason) -> Self {
        let members = season.members.iter().map(|member| member.total);
        let all = members.chain(season.teams.iter().map(|team| team.total));
        Self::of_points(all)
    }

    /// Returns the number of decimals that all of some points need.
    pub fn of_points(points: impl Iterator<Item = SeasonPoints>) -> Self {
        Self(points.map(decimals).max().unwrap_or_default())
    }

    /// Writes points with a minus sign.
    pub fn text(self, points: SeasonPoints) -> String {
        let written = points.to_string();
        let (sign, digits) = match written.strip_prefix('-') {
            Some(digits) => ("\u{2212}", digits),
            None => ("", &*written),
        };
        let missing = self.0.saturating_sub(decimals(points));
        let point = if missing > 0 && missing == self.0 {
            "."
        } else {
            ""
        };
        format!("{sign}{digits}{point}{}", "0".repeat(missing))
    }
}

/// Returns the number of decimals of points.
fn decimals(points: SeasonPoints) -> usize {
    let written = points.to_string();
    written.split_once('.').map_or(0, |(_, part)| part.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_have_the_decimals_of_the_season() {
        let points = SeasonPoints::from_thousandths;
        for (decimals, thousandths, text) in [
            (0, 5_000, "5"),
            (0, -5_000, "−5"),
            (1, 5_000, "5.0"),
            (1, 26_200, "26.2"),
            (3, -7_750, "−7.750"),
            (3, 0, "0.000"),
        ] {
            assert_eq!(PointDecimals(decimals).text(points(thousandths)), text);
        }
    }
}
