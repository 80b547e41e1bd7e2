//! Nobody won, or something else happened.

use tilewise_rules::{Event, Fact, Facts, HandEnd, OnTable};

use super::{Done, Table};
use crate::{Foul, Happened, Refusal, Told};

impl Table {
    pub(super) fn drawn(&mut self, told: &Told<Option<Happened>>) -> Result<Done, Refusal> {
        self.is_played()?;
        match &told.told {
            Some(happened) => {
                let told = Told {
                    seats: told.seats,
                    told: happened.clone(),
                };
                self.happened(&told)
            }
            None => {
                let mut done = Done::default();
                self.hand_ended(&mut done, HandEnd::Drawn);
                Ok(done)
            }
        }
    }

    pub(super) fn happened(&mut self, told: &Told<Happened>) -> Result<Done, Refusal> {
        self.is_played()?;
        let rule_set = self.house().rule_set();
        let Some(event) = rule_set.event(&told.told.event) else {
            return Err(Refusal::NoSuchEvent(told.told.event.clone()));
        };
        let facts = told.told.facts.clone().reseat(&told.reseat(&self.seats()));
        let mut facts = facts.map_err(|seat| told.not_seated(seat))?;
        self.know(event, &mut facts);
        let ruling = (event.rule)(self.house(), &facts).map_err(Refusal::Event)?;
        let mut done = Done::default();
        self.post_ruling(&mut done, &ruling)?;
        let endings = self.progression().endings.iter();
        let mut ending = endings.filter(|ending| ending.event == event.key);
        let end = ending.find_map(|ending| (ending.end)(self.house(), &facts, &ruling));
        if let Some(end) = end {
            self.hand_ended(&mut done, end);
        }
        Ok(done)
    }

    pub(super) fn foul(&mut self, told: &Told<Foul>) -> Result<Done, Refusal> {
        Err(Refusal::NoSuchEvent(told.told.foul.clone()))
    }

    /// Answers what an event asks and the game knows.
    fn know(&self, event: &Event, facts: &mut Facts) {
        if event.question("pot").is_some_and(|pot| pot.is_played) {
            facts.set("pot", Fact::Number(self.pot()));
        }
        if event.question("honba").is_some() || event.question("bets").is_some() {
            let on_table = OnTable::NOTHING;
            facts.set_on_table(on_table);
        }
    }
}
