//! What a game knows before somebody is asked.

use tilewise_rules::{BySeat, Event, Facts, Gap, OnTable, Question, Seat, Sentence, sentence};

use super::Table;

impl Table {
    /// What lies on the table for whoever wins the hand that is played.
    pub fn lies_on_table(&self) -> OnTable {
        self.on_table()
    }

    /// What was answered, with all that the game knows of an event: nobody need be asked for it.
    #[must_use]
    pub fn knowing(&self, event: &Event, facts: &Facts) -> Facts {
        let mut facts = facts.clone();
        self.know(event, &mut facts);
        facts
    }

    /// The seats that are likely to be the answer: who declared riichi is tenpai.
    pub fn likely_seats(&self, question: &Question) -> Option<BySeat<bool>> {
        let declared = self.on_table().declared?;
        (question.key == "tenpai").then(|| BySeat::new(declared))
    }

    /// What to say where a likely seat is not among the chosen ones.
    pub fn left_out(&self, question: &Question, said: BySeat<bool>) -> Option<Sentence> {
        let likely = self.likely_seats(question)?;
        let left_out = Seat::ALL
            .into_iter()
            .filter(|&seat| likely[seat] && !said[seat]);
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
