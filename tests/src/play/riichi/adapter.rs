//! Conversion between the types of the rules and of the reference scorer, for hands, context and scores.

use tilewise_rules::{WinInput, notation};

use super::options::Options;
use super::random;
use super::reference::entry::WinEntry;
use super::reference::{Score, ScoringOutcome, score};
use crate::play::Play;
use crate::random::Rng;
use crate::reference::ReferenceScore;

impl Play for Options {
    fn text(&self) -> String {
        self.text()
    }

    fn winning(&self, rng: &mut Rng) -> WinInput {
        input(&random::winning(rng, self))
    }

    fn best(&self, input: &WinInput) -> Vec<ReferenceScore> {
        let Some(entry) = entry(input) else {
            return Vec::new();
        };
        match score(&entry, self) {
            ScoringOutcome::Won(scores) => scores.iter().map(worth).collect(),
            _ => Vec::new(),
        }
    }
}

/// Converts a score to the type that all rule sets share.
fn worth(score: &Score) -> ReferenceScore {
    let mut elements = score.worth.elements.clone();
    elements.sort_unstable();
    ReferenceScore {
        elements,
        total: score.worth.total,
        counted: score.worth.counted,
        net: score.net,
        liable: !score.due.liable.is_empty() || score.due.kong_feeder.is_some(),
    }
}

/// Converts an entry to the input of the rules, through the shared notation.
///
/// # Panics
/// If the rules can't parse it.
pub fn input(entry: &WinEntry) -> WinInput {
    let text = entry.to_string();
    match notation::parse(&text) {
        Ok(input) => input,
        Err(errors) => panic!("{text}: {errors:?}"),
    }
}

/// Converts an input to an entry of the reference scorer. `None` if required input is missing, or isn't part
/// of riichi.
pub fn entry(input: &WinInput) -> Option<WinEntry> {
    input.to_string().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entry_round_trips() {
        let mut rng = Rng::with_seed(5);
        for _ in 0..2000 {
            let house = random::house(&mut rng);
            let there = input(&random::winning(&mut rng, &house));
            let text = there.to_string();
            let Some(back) = entry(&there) else {
                panic!("{text}");
            };
            assert_eq!(input(&back), there, "{text}");
            let written: WinEntry = text.parse().expect("the same notation");
            assert_eq!(input(&written), there, "{text}");
        }
    }

    #[test]
    fn reference_scores_common_notation() {
        let text = "234m456p67899s78s w9s SE";
        let written: WinEntry = text.parse().expect(text);
        let worths = Options::EMA_2025.best(&input(&written));
        assert_eq!(worths[0].net, [-700, 1500, -400, -400]);
    }
}
