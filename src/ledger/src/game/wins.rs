//! Somebody won.

use tilewise_rules::{
    BonusTiles, Fact, Facts, HandEnd, OnTable, Ruling, Score, Seat, THIRTEEN_ORPHANS, WinBy,
    WinClaim, WinContext, WinInput, WinnersFault, check, score, winners,
};

use super::{Done, Table};
use crate::{HandWon, Refusal, Seated, Value, Way, Won};

impl Table {
    pub(super) fn won(&mut self, told: &Seated<Won>) -> Result<Done, Refusal> {
        self.is_played()?;
        let won = self.reseated(told, &told.told)?;
        let mut done = Done::default();
        let winner = self.pay_win(&mut done, won, self.on_table())?;
        self.take_pot(&mut done, &[winner]);
        self.hand_ended(&mut done, HandEnd::won_by(&[winner]));
        Ok(done)
    }

    /// Several claimed a win on one tile: who of them wins, each paid as for a win of its own, and
    /// who has what lies on the table, is said by the rule set.
    pub(super) fn several_won(&mut self, told: &Seated<Vec<Won>>) -> Result<Done, Refusal> {
        self.is_played()?;
        let all = told.told.iter().map(|won| self.reseated(told, won));
        let all: Vec<Won> = all.collect::<Result<_, _>>()?;
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
        let mut done = Done {
            ruled: Some((ruling.clause, ruling.verdict)).filter(|(clause, _)| !clause.is_empty()),
            ..Done::default()
        };
        let shares = (self.progression().shares)(self.house(), &ruling.winners, self.on_table());
        for (winner, share) in ruling.winners.iter().zip(&shares) {
            let mut won = all.iter().zip(&claims);
            if let Some((won, _)) = won.find(|(_, (claim, _))| claim.seat == *winner) {
                self.pay_win(&mut done, won.clone(), *share)?;
            }
        }
        self.take_pot(&mut done, &ruling.winners);
        self.hand_ended(
            &mut done,
            if ruling.winners.is_empty() {
                HandEnd::BrokenOff
            } else {
                HandEnd::won_by(&ruling.winners)
            },
        );
        Ok(done)
    }

    /// A win by the seats of now, which nobody's dead hand has.
    fn reseated<T>(&self, told: &Seated<T>, won: &Won) -> Result<Won, Refusal> {
        let won = won.reseat(told.reseat(self.seats()));
        let won = won.map_err(|seat| told.not_seated(seat))?;
        let (seat, from) = match &won {
            Won::Hand(entry) => {
                self.check_bonus_tiles_of(entry)?;
                (entry.context.seat, entry.context.from)
            }
            Won::Counted(facts) => (facts.seat("seat"), facts.seat("from")),
        };
        if let Some(seat) = seat {
            self.check_winner(self.seats()[seat])?;
        }
        if let Some(from) = from {
            self.is_there(self.seats()[from])?;
        }
        Ok(won)
    }

    /// Refuses a hand with a bonus tile that another player has, who isn't robbed of it.
    fn check_bonus_tiles_of(&self, entry: &WinInput) -> Result<(), Refusal> {
        let seat = entry.context.seat;
        let Some(seat) = seat.filter(|_| entry.context.by != Some(WinBy::BonusTiles)) else {
            return Ok(());
        };
        let all = entry.hand.bonus.iter();
        let all = all.fold(BonusTiles::NONE, |all, &tile| all.with(tile));
        self.check_bonus_tiles(self.seats()[seat], all)
    }

    /// Hands that win on one tile have no more of a tile than there are, and the same indicators.
    fn check_together(&self, all: &[Won]) -> Result<(), Refusal> {
        let hands = all.iter().filter_map(|won| match won {
            Won::Hand(entry) => {
                let mut entry = (**entry).clone();
                entry.context.prevailing = Some(self.position.round);
                Some(entry)
            }
            Won::Counted(_) => None,
        });
        let found = winners(self.house(), &hands.collect::<Vec<_>>());
        let mut faults = found.err().unwrap_or_default();
        // What is wrong with one of them was found before.
        faults.retain(|fault| !matches!(fault, WinnersFault::Hand(..)));
        if faults.is_empty() {
            Ok(())
        } else {
            Err(Refusal::Hands(faults))
        }
    }

    /// Who claims a win, and on whose tile.
    fn claim(&self, won: &Won) -> Result<(WinClaim, Seat), Refusal> {
        let (seat, from, thirteen_orphans) = match won {
            Won::Hand(entry) => {
                let (context, score) = self.scored((**entry).clone(), OnTable::NOTHING)?;
                let orphans = score.best.reading.is_singles(&THIRTEEN_ORPHANS);
                (Some(context.seat), context.win.from(), orphans)
            }
            Won::Counted(facts) => (facts.seat("seat"), facts.seat("from"), false),
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
            winners.sort_by_key(|seat| seat.turns_after(from));
            return Ok(Ruling {
                winners,
                ..Ruling::says("", "")
            });
        };
        let mut facts = Facts::default();
        facts.set("from", Fact::Seat(from));
        facts.set("claims", Fact::Claims(claims));
        let ruling = (event.rule)(self.house(), &facts);
        ruling.map_err(|errors| Refusal::of_event(event, errors))
    }

    /// Pays a win as if it were the only one, with so much of what lies on the table.
    fn pay_win(&mut self, done: &mut Done, won: Won, on_table: OnTable) -> Result<Seat, Refusal> {
        match won {
            Won::Hand(entry) => {
                let (context, score) = self.scored(*entry, on_table)?;
                let value = Value::of(self.house(), &score);
                self.note(done, context.seat, context.win.from(), value);
                self.post(done, &score.payments);
                Ok(context.seat)
            }
            Won::Counted(facts) => self.pay_counted(done, facts, on_table),
        }
    }

    fn scored(
        &self,
        mut entry: WinInput,
        on_table: OnTable,
    ) -> Result<(WinContext, Score), Refusal> {
        entry.context.prevailing = Some(self.position.round);
        if self.house().rule_set().on_table.is_some() {
            entry.context.on_table = on_table;
        }
        let (hand, context) = check(self.house(), &entry).map_err(Refusal::Hand)?;
        let score = score(self.house(), &hand, &context);
        let score = score.filter(|score| !score.below_minimum);
        Ok((context, score.ok_or(Refusal::BelowMinimum)?))
    }

    fn pay_counted(
        &mut self,
        done: &mut Done,
        mut facts: Facts,
        on_table: OnTable,
    ) -> Result<Seat, Refusal> {
        let rule_set = self.house().rule_set();
        let event = rule_set.counted_win.and_then(|key| rule_set.event(key));
        let event = event.ok_or_else(|| Refusal::NoSuchEvent(String::new()))?;
        // The pot is taken apart from this.
        facts.unset("pot");
        facts.unset("declared");
        if rule_set.on_table.is_some() {
            facts.set_on_table(on_table);
        }
        let ruling = (event.rule)(self.house(), &facts);
        let ruling = ruling.map_err(|errors| Refusal::of_event(event, errors))?;
        let Some(&winner) = ruling.winners.first() else {
            return Err(Refusal::NotAllowed(ruling.clause, ruling.verdict));
        };
        let value = Value::told(self.house(), &facts);
        self.note(done, winner, facts.seat("from"), value);
        self.post_ruling(done, &ruling);
        Ok(winner)
    }

    fn note(&self, done: &mut Done, winner: Seat, from: Option<Seat>, value: Value) {
        let seats = self.seats();
        done.won.push(HandWon {
            player: seats[winner],
            way: from.map_or(Way::SelfDraw, |from| Way::From(seats[from])),
            value,
        });
    }

    /// What a ruling moves.
    pub(super) fn post_ruling(&mut self, done: &mut Done, ruling: &Ruling) {
        done.ruled.get_or_insert((ruling.clause, ruling.verdict));
        self.post(done, &ruling.payments);
    }

    /// What lies in the pot is the winners', as the rule set has it.
    fn take_pot(&mut self, done: &mut Done, winners: &[Seat]) {
        if let Some(takes) = self.house().rule_set().takes_pot {
            let taken = takes(self.house(), winners, self.pot());
            self.post(done, &taken);
        }
    }
}
