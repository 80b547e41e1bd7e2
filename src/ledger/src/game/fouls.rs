//! Fouls that a penalty book rules on.

use tilewise_rules::fouls::{Bets, Foul, HandAfter, Ranking, Verdict, inquire, who};
use tilewise_rules::{
    Answer, AnswerKind, Answers, BySeat, Deal, EventError, HandEnd, Next, Overall, Seat,
};

use super::{CommittedFoul, PartialOutcome, Table};
use crate::{AtSeating, PlayerId, Refusal, hundredths};

/// Questions about earlier fouls of the player, which the game answers.
const BEFORE: &str = "before";
const WARNED: &str = "warned";

impl Table {
    pub(super) fn apply_foul(
        &mut self,
        entry: &AtSeating<crate::FoulRecord>,
    ) -> Result<PartialOutcome, Refusal> {
        self.check_not_finished()?;
        let crate::FoulRecord {
            foul,
            penalty_book,
            clause,
            answers: facts,
        } = &entry.event;
        let book = self.rules.penalty_book_for(*penalty_book);
        let book = book.ok_or(Refusal::NoPenaltyBook)?;
        let Some(foul) = book.foul(foul) else {
            return Err(Refusal::NoSuchEvent(foul.clone()));
        };
        let answers = facts.clone().reseat(entry.reseat(self.seats()));
        let mut answers = answers.map_err(|seat| entry.not_seated(seat))?;
        let stakes = self.table_stakes();
        let declared = BySeat::new(stakes.declared.unwrap_or_default());
        answers.set("declared", Answer::Seats(declared));
        answers.set("bets", Answer::Number(stakes.bets.into()));
        answers.set("counters", Answer::Number(self.position.counters));
        let answers = self.with_derived_for_foul(foul, &answers);
        let inquiry = inquire(book, foul, clause.as_deref(), &answers).map_err(|error| {
            Refusal::Event(vec![EventError {
                message: error.message,
                ..EventError::missing(error.question)
            }])
        })?;
        match inquiry.next {
            Next::Prompt(prompt) => Err(Refusal::NotAnswered(vec![prompt.question])),
            Next::Ruling(verdict) => self.apply_verdict(foul, &answers, &verdict),
        }
    }

    /// Returns the answers about a foul, with derived ones: how often the player committed it before, and
    /// whether there was a warning.
    pub fn with_derived_for_foul(&self, foul: &Foul, answers: &Answers) -> Answers {
        let mut answers = answers.clone();
        let player = answers.seat("seat").map(|seat| self.seats()[seat]);
        let Some(before) = player.and_then(|player| self.fouls.get(player.place())) else {
            return answers;
        };
        for question in foul.questions {
            match (question.key, question.kind) {
                (BEFORE, AnswerKind::Word(words)) => {
                    let same = before.iter().filter(|one| one.foul == foul.key).count();
                    let most = words.len().saturating_sub(1);
                    answers.set(BEFORE, Answer::Word(same.min(most)));
                }
                (WARNED, AnswerKind::Flag) => {
                    let warned = before.iter().any(|one| one.is_warning);
                    answers.set(WARNED, Answer::Flag(warned));
                }
                _ => {}
            }
        }
        answers
    }

    /// Records a foul that a question about the next one may concern.
    fn record_foul(&mut self, foul: &Foul, player: PlayerId, verdict: &Verdict) {
        let is_warning = verdict.is_warning();
        let is_question = foul.questions.iter().any(|one| one.key == BEFORE);
        let fouls = self.fouls.get_mut(player.place());
        if let Some(fouls) = fouls.filter(|_| is_warning || is_question) {
            fouls.push(CommittedFoul {
                foul: foul.key,
                is_warning,
            });
        }
    }

    /// Applies a verdict. A win or draw at the same moment has its own entry.
    fn apply_verdict(
        &mut self,
        foul: &Foul,
        answers: &Answers,
        verdict: &Verdict,
    ) -> Result<PartialOutcome, Refusal> {
        let effects = verdict.effects;
        let player = answers.seat("seat").map(|seat| self.seats()[seat]);
        let named = player.ok_or_else(|| Refusal::NotAnswered(vec![who()]));
        let mut outcome = PartialOutcome {
            ruling: verdict.steps.last().map(|step| (step.clause, step.text)),
            ..PartialOutcome::default()
        };
        if let Some(points) = effects
            .overall
            .filter(|points| *points != Overall::default())
        {
            let place = named.clone()?.place();
            if verdict.is_chombo() {
                self.chombo[place] += 1;
                if let Some(seat) = answers.seat("seat") {
                    let payments = (self.progression().chombo)(self.house(), seat);
                    self.post(&mut outcome, &payments);
                }
            } else {
                self.penalties[place] = self.penalties[place] + points;
            }
        }
        if let Some(fine) = effects.fine {
            named.clone()?;
            if let Some(seat) = answers.seat("seat") {
                self.post(&mut outcome, &fine.payments(seat));
            }
        }
        if let Some(player) = player {
            self.record_foul(foul, player, verdict);
        }
        if effects.bets == Bets::Back {
            self.return_bet(&mut outcome, named.clone()?, verdict.clause());
        }
        if verdict.ranking != Ranking::ByScore {
            let ranking = &mut self.rankings[named.clone()?.place()];
            *ranking = verdict.ranking.max(*ranking);
        }
        if verdict.ranking == Ranking::Disqualified {
            self.mark_away(&mut outcome, named.clone()?);
            return Ok(outcome);
        }
        match effects.hand {
            HandAfter::Dead | HandAfter::Noten => self.mark_dead(named?),
            HandAfter::Void => {
                let seat = answers.seat("seat").filter(|_| verdict.is_chombo());
                self.end_hand(&mut outcome, self.end_of_void_hand(seat));
            }
            HandAfter::NoWin => self.end_hand(&mut outcome, HandEnd::Drawn),
            HandAfter::Lost => self.mark_away(&mut outcome, named?),
            _ => {}
        }
        Ok(outcome)
    }

    /// Returns the end of a hand that a foul voids: a chombo of this seat if that ends the game.
    fn end_of_void_hand(&self, chombo: Option<Seat>) -> HandEnd {
        let Some(fouled) = chombo.map(HandEnd::fouled_by) else {
            return HandEnd::Void;
        };
        let game_end = self.standing(Some(fouled), Deal::Stays, |standing| {
            self.progression().game_end(self.house(), standing)
        });
        game_end.map_or(HandEnd::Void, |_| fouled)
    }

    /// Marks the hand of a player as dead until the hand in play ends.
    pub(super) fn mark_dead(&mut self, player: PlayerId) {
        if !self.dead.contains(&player) {
            self.dead.push(player);
        }
    }

    /// Marks the seat of a player as empty from now on, which may end the game.
    fn mark_away(&mut self, outcome: &mut PartialOutcome, player: PlayerId) {
        if !self.away.contains(&player) {
            self.away.push(player);
        }
        let game_end = self.standing(None, Deal::Stays, |standing| {
            self.progression().game_end(self.house(), standing)
        });
        if let Some(game_end) = game_end {
            self.finish(outcome, (game_end.clause, game_end.text));
        }
    }

    fn return_bet(&mut self, outcome: &mut PartialOutcome, player: PlayerId, clause: &'static str) {
        if self.bets.contains(&player) {
            self.bets.retain(|&other| other != player);
            let bet = hundredths(self.progression().bet, self.house().money());
            self.post_bet_return(outcome, player, bet, clause);
        }
    }
}
