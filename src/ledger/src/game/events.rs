//! Draws and other events.

use tilewise_rules::{Answer, Answers, Event, HandEnd, Ruling};

use super::{PartialOutcome, Table};
use crate::{AtSeating, Refusal, TableEvent, WinRecord};

impl Table {
    /// Applies a draw by the rules of the rule set, with or without its event.
    pub(super) fn apply_draw(
        &mut self,
        entry: &AtSeating<Option<TableEvent>>,
    ) -> Result<PartialOutcome, Refusal> {
        self.check_not_finished()?;
        let draws = self.progression().draws;
        let happened = match (&entry.event, draws.first()) {
            (Some(happened), _) => happened.clone(),
            (None, Some(draw)) => TableEvent::new(draw, Answers::default()),
            (None, None) => {
                let mut outcome = PartialOutcome::default();
                self.end_hand(&mut outcome, HandEnd::Drawn);
                return Ok(outcome);
            }
        };
        let event = self.house().rule_set().event(&happened.event);
        if let Some(event) = event.filter(|event| !draws.contains(&event.key)) {
            return Err(Refusal::NotADraw(event.name));
        }
        self.apply_event(&AtSeating {
            seating: entry.seating,
            event: happened,
        })
    }

    pub(super) fn apply_event(
        &mut self,
        entry: &AtSeating<TableEvent>,
    ) -> Result<PartialOutcome, Refusal> {
        self.check_not_finished()?;
        let TableEvent {
            event,
            answers: facts,
        } = &entry.event;
        let rule_set = self.house().rule_set();
        let Some(event) = rule_set.event(event) else {
            return Err(Refusal::NoSuchEvent(event.clone()));
        };
        if rule_set.game.counted_win == Some(event.key) {
            return self.apply_win(&AtSeating {
                seating: entry.seating,
                event: WinRecord::Counted(facts.clone()),
            });
        }
        let answers = facts.clone().reseat(entry.reseat(self.seats()));
        let mut answers = answers.map_err(|seat| entry.not_seated(seat))?;
        self.check_event(event, &mut answers)?;
        self.add_derived(event, &mut answers);
        let ruling = (event.rule)(self.house(), &answers);
        let ruling = ruling.map_err(|errors| Refusal::of_event(event, errors))?;
        let end = self.hand_end(event, &answers, &ruling);
        let draws = self.progression().draws.contains(&event.key);
        if ruling.allowed == Some(false) && (draws || self.changes_debts(event)) {
            return Err(Refusal::NotAllowed(ruling.clause, ruling.verdict));
        }
        if end.is_some_and(HandEnd::is_won) {
            for &winner in &ruling.winners {
                self.check_winner(self.seats()[winner])?;
            }
        }
        let mut outcome = PartialOutcome {
            ruling: Some((ruling.clause, ruling.verdict)),
            ..PartialOutcome::default()
        };
        if end.is_some_and(HandEnd::is_won) {
            self.pay_or_carry(&mut outcome, &ruling.payments);
        } else {
            self.post(&mut outcome, &ruling.payments);
        }
        self.record_debts(&mut outcome, event, &ruling);
        if ruling.pot.is_some() && answers.get("last_hand") == Some(&Answer::Flag(true)) {
            self.refund_unseated(&mut outcome, ruling.clause, ruling.verdict);
        }
        self.record_ruling(&answers, &ruling);
        if let Some(end) = end {
            self.end_hand(&mut outcome, end);
        }
        Ok(outcome)
    }

    /// Returns how an event ended the hand, if it did.
    fn hand_end(&self, event: &Event, answers: &Answers, ruling: &Ruling) -> Option<HandEnd> {
        if ruling.allowed == Some(true) && !ruling.winners.is_empty() {
            return Some(HandEnd::won_by(&ruling.winners));
        }
        let endings = self.progression().endings.iter();
        let mut endings = endings.filter(|ending| ending.event == event.key);
        endings.find_map(|ending| (ending.end)(self.house(), answers, ruling))
    }
}
