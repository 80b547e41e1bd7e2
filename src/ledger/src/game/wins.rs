//! Somebody won.

use tilewise_rules::{
    Account, Fact, Facts, HandEnd, OnTable, Pot, PotKey, Reseat, Ruling, Seat, WinInput, check,
    score,
};

use super::{Done, Table};
use crate::{Holder, Move, Refusal, Told, Won, hundredths};

impl Table {
    pub(super) fn won(&mut self, told: &Told<Won>) -> Result<Done, Refusal> {
        self.is_played()?;
        let mut done = Done::default();
        let to = told.reseat(&self.seats());
        let winner = match &told.told {
            Won::Hand(entry) => {
                let entry = (**entry).clone().reseat(&to);
                let entry = entry.map_err(|seat| told.not_seated(seat))?;
                self.won_with(&mut done, entry)?
            }
            Won::Counted(facts) => {
                let facts = facts.clone().reseat(&to);
                let facts = facts.map_err(|seat| told.not_seated(seat))?;
                self.won_counted(&mut done, facts)?
            }
        };
        self.hand_ended(&mut done, HandEnd::won_by(&[winner]));
        Ok(done)
    }

    pub(super) fn several_won(&mut self, told: &Told<Vec<Won>>) -> Result<Done, Refusal> {
        let _ = (told, Reseat::NOBODY);
        Err(Refusal::NoSuchEvent("multiple-wins".to_owned()))
    }

    /// What lies on the table, by the seats of now.
    fn on_table(&self) -> OnTable {
        let mut declared = [false; 4];
        for &player in &self.bets {
            if let Some(seat) = self.seat_of(player) {
                declared[seat as usize] = true;
            }
        }
        let earlier = self
            .bets_on_table()
            .saturating_sub(u32::try_from(self.bets.len()).unwrap_or(0));
        OnTable {
            honba: u8::try_from(self.position.counters).unwrap_or(OnTable::MOST),
            bets: u8::try_from(earlier).unwrap_or(OnTable::MOST),
            declared: Some(declared),
        }
    }

    fn won_with(&mut self, done: &mut Done, mut entry: WinInput) -> Result<Seat, Refusal> {
        entry.context.prevailing = Some(self.position.round);
        if self.house().rule_set().on_table.is_some() {
            entry.context.on_table = self.on_table();
        }
        let (hand, context) = check(self.house(), &entry).map_err(Refusal::Hand)?;
        let score = score(self.house(), &hand, &context).ok_or(Refusal::BelowMinimum)?;
        if score.below_minimum {
            return Err(Refusal::BelowMinimum);
        }
        self.post(done, &score.payments);
        let takes = self.house().rule_set().takes_pot;
        let pot = takes.and_then(|takes| takes(self.house(), &[context.seat], self.pot()));
        if let Some(pot) = pot {
            self.post_pot(done, &pot, ("", "takes the pot"));
        }
        Ok(context.seat)
    }

    fn won_counted(&mut self, done: &mut Done, mut facts: Facts) -> Result<Seat, Refusal> {
        let rule_set = self.house().rule_set();
        let event = rule_set.counted_win.and_then(|key| rule_set.event(key));
        let Some(event) = event else {
            return Err(Refusal::NoSuchEvent("settle-win".to_owned()));
        };
        if rule_set.on_table.is_some() {
            let on_table = self.on_table();
            facts.set_on_table(on_table);
        }
        if rule_set.takes_pot.is_some() {
            facts.set("pot", Fact::Number(self.pot()));
        }
        let ruling = (event.rule)(self.house(), &facts).map_err(Refusal::Event)?;
        self.post_ruling(done, &ruling)?;
        let winner = facts
            .seat("seat")
            .or_else(|| ruling.winners.first().copied());
        winner.ok_or(Refusal::BelowMinimum)
    }

    /// What lies in the pot of drawn hands, in the smallest unit of the rule set.
    pub(super) fn pot(&self) -> u32 {
        let unit = hundredths(1, self.house().money());
        let pot = self.accounts.of(PotKey::Draws.into()) / unit;
        u32::try_from(pot).unwrap_or(0)
    }

    /// What a ruling moves, if it allows what was told.
    pub(super) fn post_ruling(&mut self, done: &mut Done, ruling: &Ruling) -> Result<(), Refusal> {
        if ruling.allowed == Some(false) && ruling.payments.transfers().is_empty() {
            return Err(Refusal::NotAllowed(ruling.clause, ruling.verdict));
        }
        self.post(done, &ruling.payments);
        if let Some(pot) = &ruling.pot {
            self.post_pot(done, pot, (ruling.clause, ruling.verdict));
        }
        Ok(())
    }

    fn post_pot(
        &mut self,
        done: &mut Done,
        pot: &Pot,
        (clause, says): (&'static str, &'static str),
    ) {
        let (seats, money) = (self.seats(), self.house().money());
        for (seat, &amount) in pot.moves.iter() {
            let player = Holder::of(Account::Seat(seat), &seats);
            let pot = PotKey::Draws.into();
            let (from, to) = if amount > 0 {
                (pot, player)
            } else {
                (player, pot)
            };
            if let Some(put_in) = self.put_in.get_mut(seats[seat].place()) {
                *put_in = if amount > 0 {
                    0
                } else {
                    *put_in + hundredths(-amount, money)
                };
            }
            let amount = hundredths(amount.abs(), money);
            self.pay(
                done,
                Move {
                    from,
                    to,
                    amount,
                    clause,
                    says,
                },
            );
        }
        if self.pot() == 0 {
            self.put_in.fill(0);
        }
    }
}
