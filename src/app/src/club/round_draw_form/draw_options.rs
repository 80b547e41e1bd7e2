//! What is chosen in the form for a draw.

use tilewise_club::{Club, DrawChoice, DrawMethod, Measure, Night, Round, TableSizes};

/// Rounds of a chart if the club has used none.
const USUAL_ROUNDS: u32 = 4;

/// Number above all seeds that are proposed: six digits are read out and typed without mistakes.
const SEEDS: u128 = 1_000_000;

/// What is chosen in the form for a draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawOptions {
    /// How the tables are found.
    pub method: DrawMethod,
    /// The sizes of tables that are allowed besides four.
    pub sizes: TableSizes,
    /// Whether the last round is drawn again.
    pub again: bool,
    /// The seed, as it is typed.
    pub seed: String,
}

impl DrawOptions {
    /// Returns the options of the club's last draw with a new seed; without a draw, cards and tables of four.
    pub fn from_club(club: &Club, seed: u64) -> Self {
        let nights = club.seasons.iter().flat_map(|season| &season.nights);
        let mut rounds = nights.flat_map(|night| &night.rounds).rev();
        let last = rounds.next().map(|round| &round.draw);
        let has = |size: usize| {
            let mut tables = last.into_iter().flat_map(|draw| &draw.tables);
            tables.any(|table| table.seats.len() == size)
        };
        Self {
            method: last.map_or(DrawMethod::Random, |draw| draw.method),
            sizes: TableSizes {
                threes: has(3),
                fives: has(5),
            },
            again: false,
            seed: seed.to_string(),
        }
    }

    /// Returns whether a typed result of a table of three or five would be worth nothing in the open season: only
    /// tables of four have an overall score.
    pub fn has_tables_without_overall(&self, club: &Club) -> bool {
        let is_chart = matches!(self.method, DrawMethod::Chart { .. });
        let season = club.current_season();
        let measure = season.map(|season| &season.opening.policy.measure);
        let profile = club.profile.as_ref();
        let rule_set = profile.map(|profile| profile.rules.house.rule_set());
        !is_chart
            && (self.sizes.threes || self.sizes.fives)
            && measure == Some(&Measure::Overall)
            && rule_set.is_some_and(|one| one.game.progression.overall.is_some())
    }

    /// Returns the choice for a night; `None` if the seed isn't a number. A round with results isn't drawn again.
    pub fn choice(&self, night: &Night) -> Option<DrawChoice> {
        Some(DrawChoice {
            method: self.method,
            seed: self.seed.trim().parse().ok()?,
            sizes: self.sizes,
            again: self.again && repeatable_round(night).is_some(),
        })
    }
}

/// Returns the last round of a night if it can be drawn again, as it has no results.
pub fn repeatable_round(night: &Night) -> Option<&Round> {
    let last = night.rounds.last();
    last.filter(|last| last.tables.iter().all(|table| table.reports.is_empty()))
}

/// Returns a seed from a random ID of hexadecimal digits.
pub fn new_seed(id: &str) -> u64 {
    let number = u128::from_str_radix(id, 16).unwrap_or_default();
    u64::try_from(number % SEEDS).unwrap_or_default()
}

/// Returns all methods for the choice among them; a chart has the rounds of the chosen one.
pub fn methods(chosen: DrawMethod) -> [DrawMethod; 5] {
    let rounds = match chosen {
        DrawMethod::Chart { rounds } => rounds,
        _ => USUAL_ROUNDS,
    };
    [
        DrawMethod::Random,
        DrawMethod::Chart { rounds },
        DrawMethod::Swiss,
        DrawMethod::Ladder,
        DrawMethod::Teams,
    ]
}
