//! Wins.

use tilewise_rules::{
    Answer, Answers, BonusTiles, HandEnd, Payments, Ruling, Score, Seat, THIRTEEN_ORPHANS,
    TableStakes, WinBy, WinClaim, WinContext, WinInput, WinnersFault, check, score, winners,
};

use super::{PartialOutcome, Table};
use crate::{AtSeating, Refusal, Value, WinMethod, WinRecord, WinSummary};
use tilewise_rules::sort_short_by_key;

impl Table {
    pub(super) fn apply_win(
        &mut self,
        entry: &AtSeating<WinRecord>,
    ) -> Result<PartialOutcome, Refusal> {
        self.check_not_finished()?;
        let won = self.reseat_and_check(entry, &entry.event)?;
        let mut outcome = PartialOutcome::default();
        let (winner, worth) = self.settle_win(&mut outcome, won, self.table_stakes())?;
        self.pay_or_carry(&mut outcome, &worth);
        self.take_pot(&mut outcome, &[winner]);
        self.end_hand(&mut outcome, HandEnd::won_by(&[winner]));
        Ok(outcome)
    }

    /// Applies several claims to win on one tile. The rule set decides which of them win and who gets the
    /// stakes; each win is paid as if it were the only one.
    pub(super) fn apply_multiple_wins(
        &mut self,
        entry: &AtSeating<Vec<WinRecord>>,
    ) -> Result<PartialOutcome, Refusal> {
        self.check_not_finished()?;
        let all = entry
            .event
            .iter()
            .map(|won| self.reseat_and_check(entry, won));
        let all: Vec<WinRecord> = all.collect::<Result<_, _>>()?;
        let claims = all.iter().map(|won| self.claim(won));
        let claims: Vec<(WinClaim, Seat)> = claims.collect::<Result<_, _>>()?;
        let seat_of = |place: usize| claims[place].0.seat;
        let from = claims.first().map(|(_, from)| *from);
        let one = claims.iter().all(|(_, other)| Some(*other) == from);
        let twice = (0..claims.len()).any(|one| (0..one).any(|two| seat_of(one) == seat_of(two)));
        let (Some(from), true, false) = (from, one, twice) else {
            return Err(Refusal::NotOneDiscard);
        };
        self.check_together(&all)?;
        let ruling = self.who_wins(from, claims.iter().map(|(claim, _)| *claim).collect())?;
        let mut outcome = PartialOutcome {
            ruling: Some((ruling.clause, ruling.verdict)).filter(|(clause, _)| !clause.is_empty()),
            ..PartialOutcome::default()
        };
        let shares =
            (self.progression().shares)(self.house(), &ruling.winners, self.table_stakes());
        let mut all_worth = Payments::none();
        for (winner, share) in ruling.winners.iter().zip(&shares) {
            let mut won = all.iter().zip(&claims);
            if let Some((won, _)) = won.find(|(_, (claim, _))| claim.seat == *winner) {
                let won = self.among_winners(won.clone(), ruling.winners.len());
                let (_, worth) = self.settle_win(&mut outcome, won, *share)?;
                all_worth.append(&worth);
            }
        }
        self.pay_or_carry(&mut outcome, &all_worth);
        self.take_pot(&mut outcome, &ruling.winners);
        self.end_hand(
            &mut outcome,
            if ruling.winners.is_empty() {
                HandEnd::BrokenOff
            } else {
                HandEnd::won_by(&ruling.winners)
            },
        );
        Ok(outcome)
    }

    /// Returns a win by current seats; refuses one of a dead hand.
    pub(super) fn reseat_and_check<T>(
        &self,
        entry: &AtSeating<T>,
        won: &WinRecord,
    ) -> Result<WinRecord, Refusal> {
        let won = won.reseat(entry.reseat(self.seats()));
        let won = won.map_err(|seat| entry.not_seated(seat))?;
        let (seat, from) = match &won {
            WinRecord::Hand(entry) => {
                self.check_bonus_tiles_of(entry)?;
                (entry.context.seat, entry.context.from)
            }
            WinRecord::Counted(answers) => (answers.seat("seat"), answers.seat("from")),
        };
        if let Some(seat) = seat {
            self.check_winner(self.seats()[seat])?;
        }
        if let Some(from) = from {
            self.check_present(self.seats()[from])?;
        }
        Ok(won)
    }

    /// Refuses a hand with a bonus tile of another player, unless it is robbed.
    fn check_bonus_tiles_of(&self, entry: &WinInput) -> Result<(), Refusal> {
        let seat = entry.context.seat;
        let Some(seat) = seat.filter(|_| entry.context.by != Some(WinBy::BonusTiles)) else {
            return Ok(());
        };
        let all = entry.hand.bonus.iter();
        let all = all.fold(BonusTiles::NONE, |all, &tile| all.with(tile));
        self.check_bonus_tiles(self.seats()[seat], all)
    }

    /// Checks that hands that win on one tile share the indicators and don't use too many copies of a tile.
    fn check_together(&self, all: &[WinRecord]) -> Result<(), Refusal> {
        let hands = all.iter().filter_map(|won| match won {
            WinRecord::Hand(entry) => {
                let mut entry = (**entry).clone();
                entry.context.prevailing = Some(self.position.round);
                Some(entry)
            }
            WinRecord::Counted(_) => None,
        });
        let found = winners(self.house(), &hands.collect::<Vec<_>>());
        let mut faults = found.err().unwrap_or_default();
        // Faults of a single hand are reported before.
        faults.retain(|fault| !matches!(fault, WinnersFault::Hand(..)));
        if faults.is_empty() {
            Ok(())
        } else {
            Err(Refusal::Hands(faults))
        }
    }

    /// Returns the claim of a win, and the seat that the tile came from.
    fn claim(&self, won: &WinRecord) -> Result<(WinClaim, Seat), Refusal> {
        let (seat, from, thirteen_orphans) = match won {
            WinRecord::Hand(entry) => {
                let (context, score) = self.scored((**entry).clone(), TableStakes::NONE)?;
                let orphans = score.best.reading.is_singles(&THIRTEEN_ORPHANS);
                (Some(context.seat), context.win.from(), orphans)
            }
            WinRecord::Counted(answers) => (answers.seat("seat"), answers.seat("from"), false),
        };
        let claim = seat.map(|seat| WinClaim {
            seat,
            thirteen_orphans,
        });
        claim.zip(from).ok_or(Refusal::NotOneDiscard)
    }

    fn who_wins(&self, from: Seat, claims: Vec<WinClaim>) -> Result<Ruling, Refusal> {
        let event = self.progression().claims;
        let event = event.and_then(|key| self.house().rule_set().event(key));
        let Some(event) = event else {
            let mut winners: Vec<Seat> = claims.iter().map(|claim| claim.seat).collect();
            sort_short_by_key(&mut winners, |seat| seat.turns_after(from));
            return Ok(Ruling {
                winners,
                ..Ruling::new("", "")
            });
        };
        let mut answers = Answers::default();
        answers.set("from", Answer::Seat(from));
        answers.set("claims", Answer::Claims(claims));
        let ruling = (event.rule)(self.house(), &answers);
        ruling.map_err(|errors| Refusal::of_event(event, errors))
    }

    /// Returns a win with what it is worth more because several win.
    fn among_winners(&self, mut won: WinRecord, winners: usize) -> WinRecord {
        let Some(rule) = self
            .progression()
            .shared_discard_bonus
            .filter(|_| winners > 1)
        else {
            return won;
        };
        match &mut won {
            WinRecord::Hand(entry) => {
                let count = u8::try_from(winners).unwrap_or(u8::MAX);
                let stated = entry.context.circumstances;
                entry.context.circumstances = stated.with_count(rule.circumstance, count);
            }
            WinRecord::Counted(answers) => {
                if let Some(&Answer::Number(value)) = answers.get("value") {
                    let more = (rule.value)(self.house(), winners);
                    answers.set("value", Answer::Number(value.saturating_add(more)));
                }
            }
        }
        won
    }

    /// Records a win as if it were the only one, with the given stakes. Returns the winner and what the win
    /// is worth.
    fn settle_win(
        &self,
        outcome: &mut PartialOutcome,
        won: WinRecord,
        stakes: TableStakes,
    ) -> Result<(Seat, Payments), Refusal> {
        match won {
            WinRecord::Hand(entry) => {
                let (context, score) = self.scored(*entry, stakes)?;
                let value = Value::from_score(self.house(), &score);
                self.record_win(outcome, context.seat, context.win.from(), value);
                Ok((context.seat, score.payments))
            }
            WinRecord::Counted(answers) => self.settle_counted(outcome, answers, stakes),
        }
    }

    pub(super) fn scored(
        &self,
        mut entry: WinInput,
        stakes: TableStakes,
    ) -> Result<(WinContext, Score), Refusal> {
        entry.context.prevailing = Some(self.position.round);
        let rules = &self.house().rule_set().game;
        entry.context.stakes = rules.possible_stakes(stakes);
        let (hand, context) = check(self.house(), &entry).map_err(Refusal::Hand)?;
        let score = score(self.house(), &hand, &context);
        let score = score.filter(|score| !score.below_minimum);
        Ok((context, score.ok_or(Refusal::BelowMinimum)?))
    }

    fn settle_counted(
        &self,
        outcome: &mut PartialOutcome,
        mut answers: Answers,
        stakes: TableStakes,
    ) -> Result<(Seat, Payments), Refusal> {
        let rule_set = self.house().rule_set();
        let event = rule_set
            .game
            .counted_win
            .and_then(|key| rule_set.event(key));
        let event = event.ok_or_else(|| Refusal::NoSuchEvent(String::new()))?;
        // The pot is paid separately.
        answers.unset("pot");
        answers.unset("declared");
        answers.set_stakes(&rule_set.game, stakes);
        let ruling = (event.rule)(self.house(), &answers);
        let ruling = ruling.map_err(|errors| Refusal::of_event(event, errors))?;
        let Some(&winner) = ruling.winners.first() else {
            return Err(Refusal::NotAllowed(ruling.clause, ruling.verdict));
        };
        let value = Value::from_answers(self.house(), &answers);
        self.record_win(outcome, winner, answers.seat("from"), value);
        outcome
            .ruling
            .get_or_insert((ruling.clause, ruling.verdict));
        Ok((winner, ruling.payments))
    }

    fn record_win(
        &self,
        outcome: &mut PartialOutcome,
        winner: Seat,
        from: Option<Seat>,
        value: Value,
    ) {
        let seats = self.seats();
        outcome.wins.push(WinSummary {
            player: seats[winner],
            method: from.map_or(WinMethod::SelfDraw, |from| WinMethod::From(seats[from])),
            value,
        });
    }

    /// Pays the pot to the winners, by the rules of the rule set.
    fn take_pot(&mut self, outcome: &mut PartialOutcome, winners: &[Seat]) {
        if let Some(takes) = self.house().rule_set().payment.pot {
            let transfers = takes(self.house(), winners, self.pot());
            self.post(outcome, &transfers);
        }
    }
}
