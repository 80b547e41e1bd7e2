//! Consequences of a step for earlier choices.

use tilewise_rules::{Circumstance, Sentence, sentence};

use super::{Draft, circumstance_name};

impl Draft {
    /// Returns the draft after a step, without impossible circumstances, and their names; those that the step
    /// removed itself aren't included.
    pub fn without_impossible_after(
        mut self,
        before: &Self,
        taken_back: Option<Circumstance>,
    ) -> (Self, Vec<Sentence>) {
        let was = &before.entry.context.circumstances;
        let rules = self.house.rule_set().game.circumstances;
        let could = |one| {
            let mut rules = before.house.rule_set().game.circumstances.iter();
            rules.any(|rule| {
                rule.circumstance == one && rule.is_offered(&before.house, &before.entry)
            })
        };
        // A removal may make others impossible.
        loop {
            let held = &self.entry.context.circumstances;
            let gone = rules.iter().map(|rule| (rule, rule.circumstance));
            let gone = gone.filter(|&(_, one)| held.has(one) && was.has(one) && could(one));
            let mut gone = gone.filter(|(rule, _)| !rule.is_offered(&self.house, &self.entry));
            let Some((_, one)) = gone.next() else { break };
            let held = &mut self.entry.context.circumstances;
            *held = held.without(one);
        }
        let held = &self.entry.context.circumstances;
        let lost = was
            .iter()
            .filter(|&one| !held.has(one) && Some(one) != taken_back);
        let mut lost: Vec<Sentence> = lost
            .map(|one| circumstance_name(&before.house, one).into())
            .collect();
        if !self.entry.hand.ura.is_empty() && before.counts_ura() && !self.counts_ura() {
            lost.push(sentence!("the ura indicators"));
        }
        (self, lost)
    }
}
