//! A foul, as the penalty book has it.

use tilewise_rules::fouls::{Bets, Foul, HandAfter, Ranking, Verdict, inquire, who};
use tilewise_rules::{Ask, BySeat, Deal, EventError, Fact, Facts, HandEnd, Next, Overall, Seat};

use super::{Committed, Done, Table};
use crate::{PlayerId, Refusal, Seated, hundredths};

/// The questions about a foul that the game answers of who did it.
const BEFORE: &str = "before";
const WARNED: &str = "warned";

impl Table {
    pub(super) fn foul(&mut self, told: &Seated<crate::Foul>) -> Result<Done, Refusal> {
        self.is_played()?;
        let crate::Foul {
            foul,
            penalty_book,
            clause,
            facts,
        } = &told.told;
        let book = self.rules.fouls_by(*penalty_book);
        let book = book.ok_or(Refusal::NoPenaltyBook)?;
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
        let facts = self.knowing_foul(foul, &facts);
        let inquiry = inquire(book, foul, clause.as_deref(), &facts).map_err(|error| {
            Refusal::Event(vec![EventError {
                says: error.says,
                ..EventError::missing(error.question)
            }])
        })?;
        match inquiry.next {
            Next::Ask(asked) => Err(Refusal::NotAnswered(vec![asked.question])),
            Next::Ruled(verdict) => self.penalized(foul, &facts, &verdict),
        }
    }

    /// What was answered about a foul, and what the game knows of who did it: how often that player
    /// did the same, and whether there was a warning.
    pub fn knowing_foul(&self, foul: &Foul, facts: &Facts) -> Facts {
        let mut facts = facts.clone();
        let player = facts.seat("seat").map(|seat| self.seats()[seat]);
        let Some(before) = player.and_then(|player| self.fouls.get(player.place())) else {
            return facts;
        };
        for question in foul.questions {
            match (question.key, question.ask) {
                (BEFORE, Ask::Word(words)) => {
                    let same = before.iter().filter(|one| one.foul == foul.key).count();
                    let most = words.len().saturating_sub(1);
                    facts.set(BEFORE, Fact::Word(same.min(most)));
                }
                (WARNED, Ask::Flag) => {
                    let warned = before.iter().any(|one| one.is_warning);
                    facts.set(WARNED, Fact::Flag(warned));
                }
                _ => {}
            }
        }
        facts
    }

    /// Notes a foul where the next one may ask for it.
    fn remember(&mut self, foul: &Foul, player: PlayerId, verdict: &Verdict) {
        let is_warning = verdict.is_warning();
        let is_asked = foul.questions.iter().any(|one| one.key == BEFORE);
        let fouls = self.fouls.get_mut(player.place());
        if let Some(fouls) = fouls.filter(|_| is_warning || is_asked) {
            fouls.push(Committed {
                foul: foul.key,
                is_warning,
            });
        }
    }

    /// What a verdict does. A win or a draw at the same moment is told by itself.
    fn penalized(
        &mut self,
        foul: &Foul,
        facts: &Facts,
        verdict: &Verdict,
    ) -> Result<Done, Refusal> {
        let effects = verdict.effects;
        let player = facts.seat("seat").map(|seat| self.seats()[seat]);
        let named = player.ok_or_else(|| Refusal::NotAnswered(vec![who()]));
        let mut done = Done {
            ruled: verdict.steps.last().map(|step| (step.clause, step.says)),
            ..Done::default()
        };
        if let Some(points) = effects
            .overall
            .filter(|points| *points != Overall::default())
        {
            let place = named.clone()?.place();
            if verdict.is_chombo() {
                self.chombo[place] += 1;
                if let Some(seat) = facts.seat("seat") {
                    let payments = (self.progression().chombo)(self.house(), seat);
                    self.post(&mut done, &payments);
                }
            } else {
                self.penalties[place] = self.penalties[place] + points;
            }
        }
        if let Some(fine) = effects.fine {
            named.clone()?;
            if let Some(seat) = facts.seat("seat") {
                self.post(&mut done, &fine.payments(seat));
            }
        }
        if let Some(player) = player {
            self.remember(foul, player, verdict);
        }
        if effects.bets == Bets::Back {
            self.takes_bet_back(&mut done, named.clone()?, verdict.clause());
        }
        if verdict.ranking != Ranking::ByScore {
            let ranking = &mut self.rankings[named.clone()?.place()];
            *ranking = verdict.ranking.max(*ranking);
        }
        if verdict.ranking == Ranking::Disqualified {
            self.leaves(&mut done, named.clone()?);
            return Ok(done);
        }
        match effects.hand {
            HandAfter::Dead | HandAfter::Noten => self.dies(named?),
            HandAfter::Void => {
                let seat = facts.seat("seat").filter(|_| verdict.is_chombo());
                self.hand_ended(&mut done, self.end_of_void_hand(seat));
            }
            HandAfter::NoWin => self.hand_ended(&mut done, HandEnd::Drawn),
            HandAfter::Lost => self.leaves(&mut done, named?),
            _ => {}
        }
        Ok(done)
    }

    /// How a hand ends that a foul makes void: by the chombo of this seat where that ends the game.
    fn end_of_void_hand(&self, chombo: Option<Seat>) -> HandEnd {
        let Some(fouled) = chombo.map(HandEnd::fouled_by) else {
            return HandEnd::Void;
        };
        let over = self.standing(Some(fouled), Deal::Stays, |standing| {
            self.progression().over(self.house(), standing)
        });
        over.map_or(HandEnd::Void, |_| fouled)
    }

    /// From here on the hand of this player takes no part in the hand that is played.
    pub(super) fn dies(&mut self, player: PlayerId) {
        if !self.dead.contains(&player) {
            self.dead.push(player);
        }
    }

    /// The seat of this player is empty from here on, which may end the game.
    fn leaves(&mut self, done: &mut Done, player: PlayerId) {
        if !self.absent.contains(&player) {
            self.absent.push(player);
        }
        let over = self.standing(None, Deal::Stays, |standing| {
            self.progression().over(self.house(), standing)
        });
        if let Some(over) = over {
            self.finish(done, (over.clause, over.says));
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
