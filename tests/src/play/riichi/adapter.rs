//! Between what the rules take and what the reference scorer takes. What the rules can't say yet is left
//! out on the way there and absent on the way back: red fives, indicators, counters, bets, and the
//! circumstances that no rule set has had so far.

use tilewise_rules::{WinInput, notation};

use super::options::Options;
use super::random;
use super::reference::entry::Entry;
use super::reference::{Outcome, Score, score};
use crate::play::Play;
use crate::random::Rng;
use crate::reference::Worth;

impl Play for Options {
    fn text(&self) -> String {
        self.text()
    }

    fn winning(&self, rng: &mut Rng) -> WinInput {
        input(&random::winning(rng, self))
    }

    fn best(&self, input: &WinInput) -> Vec<Worth> {
        let Some(entry) = entry(input) else {
            return Vec::new();
        };
        match score(&entry, self) {
            Outcome::Won(scores) => scores.iter().map(worth).collect(),
            _ => Vec::new(),
        }
    }
}

/// The same, as all rule sets have it.
fn worth(score: &Score) -> Worth {
    let mut elements = score.worth.elements.clone();
    elements.sort_unstable();
    Worth {
        elements,
        total: score.worth.total,
        counted: score.worth.counted,
        net: score.net,
        liable: !score.due.liable.is_empty() || score.due.kong_feeder.is_some(),
    }
}

/// The entry as the rules take it: both speak the notation.
///
/// # Panics
/// If the rules can't read it.
pub fn input(entry: &Entry) -> WinInput {
    let text = entry.to_string();
    match notation::parse(&text) {
        Ok(input) => input,
        Err(errors) => panic!("{text}: {errors:?}"),
    }
}

/// The entry as the reference scorer takes it; none if a part of it is missing, or if it is none of
/// riichi.
pub fn entry(input: &WinInput) -> Option<Entry> {
    input.to_string().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_comes_back_as_it_went() {
        let mut rng = Rng::with_seed(5);
        for _ in 0..2000 {
            let house = random::house(&mut rng);
            let there = input(&random::winning(&mut rng, &house));
            let text = there.to_string();
            let Some(back) = entry(&there) else {
                panic!("{text}");
            };
            assert_eq!(input(&back), there, "{text}");
            let written: Entry = text.parse().expect("the same notation");
            assert_eq!(input(&written), there, "{text}");
        }
    }

    #[test]
    fn what_the_rules_can_say_is_worth_the_same() {
        let text = "234m456p67899s78s w9s SE";
        let written: Entry = text.parse().expect(text);
        let worths = Options::EMA_2025.best(&input(&written));
        assert_eq!(worths[0].net, [-700, 1500, -400, -400]);
    }
}
