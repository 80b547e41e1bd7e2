//! Answers and suggestions that the game supplies before a question is shown.

use tilewise_rules::{
    Answers, BySeat, Event, Gap, Question, Seat, Sentence, TableStakes, sentence,
};

use super::Table;

impl Table {
    /// Returns the stakes on the table for the winner of the hand in play.
    pub fn stakes(&self) -> TableStakes {
        self.table_stakes()
    }

    /// Returns the answers with all derived ones, whose questions need no prompt.
    #[must_use]
    pub fn with_derived(&self, event: &Event, answers: &Answers) -> Answers {
        let mut answers = answers.clone();
        self.add_derived(event, &mut answers);
        answers
    }

    /// Returns the likely seats for a question: players who declared riichi are tenpai.
    pub fn likely_seats(&self, question: &Question) -> Option<BySeat<bool>> {
        let declared = self.table_stakes().declared?;
        (question.key == "tenpai").then(|| BySeat::new(declared))
    }

    /// Returns the warning if a likely seat isn't among the chosen ones.
    pub fn left_out_warning(
        &self,
        question: &Question,
        selected: BySeat<bool>,
    ) -> Option<Sentence> {
        let likely = self.likely_seats(question)?;
        let left_out = Seat::ALL
            .into_iter()
            .filter(|&seat| likely[seat] && !selected[seat]);
        let names: Vec<Gap> = left_out
            .map(|seat| Gap::Verbatim(self.name_in_sentence(self.seats()[seat])))
            .collect();
        if names.is_empty() {
            return None;
        }
        let names = Sentence::joined("{0}, {1}", names);
        Some(sentence!(
            "{0} declared riichi and isn’t chosen. Noten after riichi is a foul.",
            names
        ))
    }
}
