//! The chart of scores by hand.

use tilewise_ledger::{Game, Holder, Move, PlayerId, Table};

/// The scores of a game after each hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreChart {
    /// The initial score and the score after each hand, by player, in hundredths.
    pub scores: Vec<(PlayerId, Vec<i64>)>,
}

impl ScoreChart {
    /// Creates the chart of a game.
    pub fn new(game: &Game, table: &Table) -> Self {
        let players = (0..table.players.len()).filter_map(|place| u8::try_from(place).ok());
        let scores = players.map(PlayerId).map(|player| {
            let holder = Holder::Player(player);
            let gain = |one: &Move| {
                i64::from(one.to == holder) * one.amount
                    - i64::from(one.from == holder) * one.amount
            };
            let all = game
                .outcomes()
                .iter()
                .flat_map(|line| &line.moves)
                .map(gain);
            let mut score = table.accounts.balance(holder) - all.sum::<i64>();
            let mut scores = vec![score];
            for line in game.outcomes() {
                score += line.moves.iter().map(gain).sum::<i64>();
                if line.end.is_some() {
                    scores.push(score);
                }
            }
            // Payments after the last hand, or at the end, belong to that hand.
            if let Some(last) = scores.last_mut() {
                *last = score;
            }
            (player, scores)
        });
        Self {
            scores: scores.collect(),
        }
    }

    /// Number of hands.
    pub fn hands(&self) -> usize {
        self.scores
            .first()
            .map_or(0, |(_, scores)| scores.len().saturating_sub(1))
    }

    /// The lowest and the highest score.
    pub fn range(&self) -> (i64, i64) {
        let all = || self.scores.iter().flat_map(|(_, scores)| scores);
        let (low, high) = (all().min().copied(), all().max().copied());
        (low.unwrap_or(0), high.unwrap_or(0))
    }

    /// Returns the points of a line in a picture of this size: "0,40 20,36".
    pub fn points(&self, scores: &[i64], (width, height): (i64, i64)) -> String {
        let (low, high) = self.range();
        let hands = i64::try_from(self.hands()).unwrap_or(0).max(1);
        // Constant scores are in the middle.
        let (low, span) = match high - low {
            0 => (low - 1, 2),
            span => (low, span),
        };
        let points = scores.iter().zip(0_i64..).map(|(score, hand)| {
            let x = hand * width / hands;
            let y = height - (score - low) * height / span;
            format!("{x},{y}")
        });
        points.collect::<Vec<_>>().join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_go_from_the_lowest_score_to_the_highest() {
        let chart = ScoreChart {
            scores: vec![
                (PlayerId(0), vec![100, 300, 0]),
                (PlayerId(1), vec![100, 0, 200]),
            ],
        };
        assert_eq!((chart.hands(), chart.range()), (2, (0, 300)));
        let points = chart.points(&chart.scores[0].1, (200, 90));
        assert_eq!(points, "0,60 100,0 200,90");
        let flat = ScoreChart {
            scores: vec![(PlayerId(0), vec![100, 100])],
        };
        assert_eq!(flat.points(&flat.scores[0].1, (200, 90)), "0,45 200,45");
    }
}
