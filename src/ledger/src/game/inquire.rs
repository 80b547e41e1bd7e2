//! What a game knows before somebody is asked.

use tilewise_rules::{Event, Facts, OnTable};

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
}
