//! A summary of a game for a chat.

use tilewise_rules::{Overall, Sentence, sentence};

use crate::{Standings, Table};

impl Table {
    /// Returns the lines of the summary: the hand in play or the end of the game, place and note, the ranks, debts, the
    /// final payments.
    pub fn summary(&self) -> Vec<Sentence> {
        let words = &self.rules.house.rule_set().game.progression.hands;
        let hands = words.counted(self.hands);
        let mut lines = vec![if self.end_reason.is_some() {
            sentence!("Final score after {0}", hands)
        } else {
            sentence!("{0}, after {1}", words.named(self.position), hands)
        }];
        lines.extend(self.note.iter().map(|note| note.sentence()));
        let Standings(places) = self.standings();
        let places = places.iter().filter(|one| self.takes_part(one.player));
        lines.extend(places.map(|one| {
            let (name, score) = (self.name_in_sentence(one.player), self.amount(one.score));
            let counted = |score: Overall| {
                let rule = self.rules.house.rule_set().game.progression.overall?;
                Some(rule.sentence(score))
            };
            let Some(place) = one.place else {
                return sentence!("{0}, not ranked: {1}", name, score);
            };
            match one.overall.and_then(counted) {
                Some(overall) => {
                    sentence!("{0}. {1}: {2} ({3})", place, name, score, overall)
                }
                None if one.gained == one.score => {
                    sentence!("{0}. {1}: {2}", place, name, self.change(one.gained))
                }
                None => {
                    let gained = self.change(one.gained);
                    sentence!("{0}. {1}: {2} ({3})", place, name, score, gained)
                }
            }
        }));
        lines.extend(self.carried.iter().map(|debt| debt.sentence(self)));
        lines.extend(self.settle().iter().map(|one| self.handover_sentence(one)));
        lines
    }
}
