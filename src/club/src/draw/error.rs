//! Reasons why there is no draw.

use tilewise_rules::{Gap, Sentence};

use crate::MemberId;

/// The reason why there is no draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawError {
    /// Fewer members are present than the smallest table needs.
    TooFewPlayers {
        /// The number of members who are there.
        present: usize,
        /// The number that the smallest table needs.
        least: usize,
    },
    /// This member is named twice among those who are there.
    NamedTwice(MemberId),
    /// No draw was found in which these two, and all other such pairs, sit at different tables.
    NotSeparate(MemberId, MemberId),
    /// A draw by teams has members of one team only, or of none.
    TooFewTeams,
    /// A draw by chart has no chart.
    NoChart,
    /// The chart has more seats than members are there, or a table that is not of three to five.
    ChartDoesNotFit {
        /// The number of members who are there.
        present: usize,
        /// The number of seats of the chart.
        seats: usize,
    },
}

impl DrawError {
    /// Returns the stable code, and a sentence with the error and what would be right. `name` returns the name of a
    /// member.
    pub fn reason<N: Into<Gap>>(&self, name: &dyn Fn(&MemberId) -> N) -> (&'static str, Sentence) {
        let name = |member| name(member).into();
        // More members than that are in no memory.
        let number = |count: usize| Gap::Number(i64::try_from(count).unwrap_or(i64::MAX));
        let (code, words, gaps) = match self {
            Self::TooFewPlayers { present, least } => (
                "too-few-players",
                "a table needs {1} players, but {0} {0:is|are} there: enter who else has arrived",
                vec![number(*present), number(*least)],
            ),
            Self::NamedTwice(member) => (
                "named-twice",
                "{0} is named twice among those who are there: remove one of the two",
                vec![name(member)],
            ),
            Self::NotSeparate(one, other) => (
                "not-separate",
                "no draw was found that keeps {0} and {1} at different tables: allow the two together, or let one of \
                 them wait this round",
                vec![name(one), name(other)],
            ),
            Self::TooFewTeams => (
                "too-few-teams",
                "a draw by teams needs members of at least two teams: enter the teams of the members, or draw another \
                 way",
                Vec::new(),
            ),
            Self::NoChart => (
                "no-chart",
                "there is no chart for this round: make one for more rounds, or draw another way",
                Vec::new(),
            ),
            Self::ChartDoesNotFit { present, seats } => (
                "chart-does-not-fit",
                "the chart is for {1} players at tables of three to five, but {0} {0:is|are} there: make one for \
                 those who are there, or draw another way",
                vec![number(*present), number(*seats)],
            ),
        };
        (code, Sentence::new(words, gaps))
    }
}
