//! Columns of the standings: which are shown, what they contain, and how they are sorted.

use std::cmp::Ordering;

use tilewise_club::{PublicMember, PublicSeason};

use super::points::PointDecimals;
use crate::i18n::Locale;

/// Column of the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardColumn {
    /// Place.
    Place,
    /// Public name.
    Name,
    /// Team.
    Team,
    /// Points.
    Points,
    /// Number of games.
    Games,
    /// Number of games that count.
    Counted,
    /// Number of places at tables, from 0 for the first.
    TablePlace(usize),
}

impl BoardColumn {
    /// Returns the columns that a season needs.
    pub fn of_season(season: &PublicSeason) -> Vec<Self> {
        let has_teams = season.members.iter().any(|one| !one.team.is_empty());
        let leaves_out = season.members.iter().any(|one| one.counted != one.results);
        let all = [
            (Self::Place, true),
            (Self::Name, true),
            (Self::Points, true),
            (Self::Games, true),
            (Self::Counted, leaves_out),
            (Self::TablePlace(0), true),
            (Self::TablePlace(1), true),
            (Self::TablePlace(2), true),
            (Self::TablePlace(3), true),
            (Self::Team, has_teams),
        ];
        let shown = all.into_iter().filter(|(_, is_shown)| *is_shown);
        shown.map(|(column, _)| column).collect()
    }

    /// The key in the document.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Place => "place",
            Self::Name => "name",
            Self::Team => "team",
            Self::Points => "points",
            Self::Games => "games",
            Self::Counted => "counted",
            Self::TablePlace(0) => "first",
            Self::TablePlace(1) => "second",
            Self::TablePlace(2) => "third",
            Self::TablePlace(_) => "fourth",
        }
    }

    /// The head of the column.
    pub fn head(self, locale: Locale) -> &'static str {
        match self {
            Self::Place => tr!(locale, "Place"),
            Self::Name => tr!(locale, "Name"),
            Self::Team => tr!(locale, "Team"),
            Self::Points => tr!(locale, "Points"),
            Self::Games => tr!(locale, "Played"),
            Self::Counted => tr!(locale, "Counted"),
            Self::TablePlace(0) => tr!(locale, "1st"),
            Self::TablePlace(1) => tr!(locale, "2nd"),
            Self::TablePlace(2) => tr!(locale, "3rd"),
            Self::TablePlace(_) => tr!(locale, "4th"),
        }
    }

    /// Whether the column has texts, which are at the start of their cells.
    pub const fn is_text(self) -> bool {
        matches!(self, Self::Name | Self::Team)
    }

    /// Whether the highest values come first at the first tap.
    pub const fn is_highest_first(self) -> bool {
        !matches!(self, Self::Place | Self::Name | Self::Team)
    }

    /// Returns the text of the cell of a member.
    pub fn cell(self, locale: Locale, member: &PublicMember, decimals: PointDecimals) -> String {
        match self {
            Self::Place => match member.place {
                Some(place) => place.to_string(),
                None => "–".to_owned(),
            },
            Self::Name if member.name.is_empty() => tr!(locale, "Name not public").to_owned(),
            Self::Name => member.name.clone(),
            Self::Team => member.team.clone(),
            Self::Points => decimals.text(member.total),
            Self::Games => member.results.to_string(),
            Self::Counted => member.counted.to_string(),
            Self::TablePlace(place) => member.places.get(place).copied().unwrap_or(0).to_string(),
        }
    }

    /// Compares two members, the lowest value first. Members without a name or a team come last in any order.
    pub fn compare(
        self,
        one: &PublicMember,
        other: &PublicMember,
        is_descending: bool,
    ) -> Ordering {
        let directed = |order: Ordering| {
            if is_descending {
                order.reverse()
            } else {
                order
            }
        };
        let texts = |one: &str, other: &str| {
            one.is_empty()
                .cmp(&other.is_empty())
                .then_with(|| directed(one.to_lowercase().cmp(&other.to_lowercase())))
        };
        match self {
            Self::Place => directed(one.place.cmp(&other.place)),
            Self::Name => texts(&one.name, &other.name),
            Self::Team => texts(&one.team, &other.team),
            Self::Points => directed(one.total.cmp(&other.total)),
            Self::Games => directed(one.results.cmp(&other.results)),
            Self::Counted => directed(one.counted.cmp(&other.counted)),
            Self::TablePlace(place) => {
                directed(one.places.get(place).cmp(&other.places.get(place)))
            }
        }
    }
}
