//! A foul, as the penalty book has it.

use tilewise_rules::fouls::{Bets, HandAfter, Verdict, inquire};
use tilewise_rules::{BySeat, EventError, Fact, Facts, HandEnd, Next, Overall};

use super::{Done, Table};
use crate::{Foul, PlayerId, Refusal, Told, hundredths};

impl Table {
    pub(super) fn foul(&mut self, told: &Told<Foul>) -> Result<Done, Refusal> {
        self.is_played()?;
        let Foul {
            foul,
            clause,
            facts,
        } = &told.told;
        let book = self.rules.penalty_book.ok_or(Refusal::NoPenaltyBook)?;
        let Some(foul) = book.foul(foul) else {
            return Err(Refusal::NoSuchEvent(foul.clone()));
        };
        let facts = facts.clone().reseat(told.reseat(self.seats()));
        let mut facts = facts.map_err(|seat| told.not_seated(seat))?;
        let on_table = self.on_table();
        let declared = BySeat::new(on_table.declared.unwrap_or_default());
        facts.set("declared", Fact::Seats(declared));
        facts.set("bets", Fact::Number(on_table.bets.into()));
        facts.set("counters", Fact::Number(self.position.counters));
        let wrong = |error| Refusal::Event(vec![error]);
        let inquiry = inquire(book, foul, clause.as_deref(), &facts).map_err(|error| {
            wrong(EventError {
                says: error.says,
                ..EventError::missing(error.question)
            })
        })?;
        match inquiry.next {
            Next::Ask(asked) => Err(wrong(EventError::missing(asked.question.key))),
            Next::Ruled(verdict) => self.penalized(&facts, &verdict),
        }
    }

    /// What a verdict does. A win or a draw at the same moment is told by itself.
    fn penalized(&mut self, facts: &Facts, verdict: &Verdict) -> Result<Done, Refusal> {
        let effects = verdict.effects;
        let player = facts.seat("seat").map(|seat| self.seats()[seat]);
        let named = player.ok_or_else(|| Refusal::Event(vec![EventError::missing("seat")]));
        let mut done = Done {
            ruled: verdict.steps.last().map(|step| (step.clause, step.says)),
            ..Done::default()
        };
        if let Some(points) = effects.overall.filter(|points| *points != 0) {
            let place = named.clone()?.place();
            if verdict.is_chombo() {
                self.chombo[place] += 1;
            } else {
                self.penalties[place] = self.penalties[place] + Overall::points(points);
            }
        }
        if effects.bets == Bets::Back {
            self.takes_bet_back(&mut done, named.clone()?, verdict.clause());
        }
        match effects.hand {
            HandAfter::Dead | HandAfter::Noten => self.dies(named?),
            HandAfter::Void => self.hand_ended(&mut done, HandEnd::Void),
            _ => {}
        }
        Ok(done)
    }

    /// From here on the hand of this player takes no part in the hand that is played.
    pub(super) fn dies(&mut self, player: PlayerId) {
        if !self.dead.contains(&player) {
            self.dead.push(player);
        }
    }

    fn takes_bet_back(&mut self, done: &mut Done, player: PlayerId, clause: &'static str) {
        if self.bets.contains(&player) {
            self.bets.retain(|&other| other != player);
            let bet = hundredths(self.progression().bet, self.house().money());
            self.bet_back(done, player, bet, clause);
        }
    }
}
