//! What an event asks and the game knows.

use tilewise_rules::{Ask, BySeat, Deal, Event, Fact, Facts, HandEnd, OnTable, PotKey, Seat};

use super::Table;
use crate::{Holder, PlayerId, Refusal, hundredths};

/// So many; the most there is where they are more.
fn number(all: i64) -> u32 {
    u32::try_from(all.max(0)).unwrap_or(u32::MAX)
}

impl Table {
    /// What lies on the table, by the seats of now. The bet of a dead hand, or of somebody who has
    /// left, lies there as those of earlier hands do.
    pub(super) fn on_table(&self) -> OnTable {
        let mut declared = [false; 4];
        for &player in self.bets.iter().filter(|one| !self.dead.contains(one)) {
            if let Some(seat) = self.seat_of(player) {
                declared[seat as usize] = true;
            }
        }
        let new = declared.map(u32::from).iter().sum();
        // More was refused.
        let fits = |all: u32| u8::try_from(all).unwrap_or(u8::MAX).min(OnTable::MOST);
        OnTable {
            honba: fits(self.position.counters),
            bets: fits(self.bets_on_table().saturating_sub(new)),
            declared: Some(declared),
        }
    }

    /// Refuses what leaves more on the table than a hand can be paid with.
    pub(super) fn check_on_table(&self) -> Result<(), Refusal> {
        let lies = [self.position.counters, self.bets_on_table()];
        let is_more = |all: u32| all > OnTable::MOST.into();
        if lies.into_iter().any(is_more) || self.pot() == u32::MAX {
            return Err(Refusal::TooMuchOnTable);
        }
        Ok(())
    }

    /// So many bets lie on the table.
    pub fn bets_on_table(&self) -> u32 {
        let bet = hundredths(self.progression().bet, self.house().money());
        let all = self.accounts.of(PotKey::Bets.into());
        number(all.checked_div(bet).unwrap_or(0))
    }

    /// What lies in the pot of drawn hands, in the smallest unit of the rule set.
    pub(super) fn pot(&self) -> u32 {
        let unit = hundredths(1, self.house().money());
        number(self.accounts.of(PotKey::Draws.into()) / unit)
    }

    /// Answers what an event asks and the game knows.
    pub(super) fn know(&self, event: &Event, facts: &mut Facts) {
        let asks = |key| event.question(key).is_some();
        if event.question("pot").is_some_and(|pot| pot.is_played) {
            facts.set("pot", Fact::Number(self.pot()));
        }
        let on_table = self.on_table();
        if asks("honba") {
            facts.set("honba", Fact::Number(on_table.honba.into()));
        }
        let declared = event.question("declared").map(|asks| asks.ask);
        if !matches!(declared, Some(Ask::Word(_))) {
            facts.unset("declared");
        }
        if declared == Some(Ask::Seats) {
            let declared = on_table.declared.unwrap_or_default();
            facts.set("declared", Fact::Seats(BySeat::new(declared)));
            facts.set("bets", Fact::Number(on_table.bets.into()));
        } else if asks("bets") {
            facts.set("bets", Fact::Number(on_table.all_bets().into()));
        }
        if asks("round") {
            facts.set("round", Fact::Seat(self.position.round));
        }
        // Others ask for tiles by this name.
        let hand = event.question("hand").map(|asks| asks.ask);
        if let Some(Ask::Number(_) | Ask::NumberOf(_)) = hand {
            facts.set("hand", Fact::Number(self.position.deal.into()));
        }
        if asks("counters") {
            facts.set("counters", Fact::Number(self.position.counters));
        }
        self.know_scores(event, facts);
        self.know_the_dead(facts);
        if asks("last_hand") {
            self.know_the_pot(facts);
        }
    }

    /// Whether the pot is given back, and what each has put in. What those put in who have no seat
    /// now is given back beside that, and no part of the question.
    fn know_the_pot(&self, facts: &mut Facts) {
        let unit = hundredths(1, self.house().money());
        let put_in = self.by_seat(|player| {
            let all = self.put_in.get(player.place()).copied();
            Some(number(all.unwrap_or(0) / unit))
        });
        let sum: u32 = put_in.iter().filter_map(|(_, all)| *all).sum();
        let of_others: i64 = self.put_in_by_others().map(|(_, all)| all).sum();
        let pot = self.pot().saturating_sub(number(of_others / unit));
        let last = sum == pot && self.is_last_if_drawn();
        facts.set("last_hand", Fact::Flag(last));
        facts.unset("contributions");
        if last {
            facts.set("contributions", Fact::BySeat(put_in));
            facts.set("pot", Fact::Number(pot));
        }
    }

    /// What lies in the pot of drawn hands of players who have no seat now, in hundredths.
    pub(super) fn put_in_by_others(&self) -> impl Iterator<Item = (PlayerId, i64)> {
        let all = (0..=u8::MAX).map(PlayerId).zip(self.put_in.iter().copied());
        all.filter(|(player, amount)| *amount > 0 && self.seat_of(*player).is_none())
    }

    fn know_scores(&self, event: &Event, facts: &mut Facts) {
        let unit = hundredths(1, self.house().money());
        let scores = self.by_seat(|player| Some(self.accounts.of(Holder::Player(player)) / unit));
        for key in ["scores", "table"] {
            if event.question(key).is_some() {
                facts.set(key, Fact::PointsBySeat(scores));
            }
        }
        if event.question("first_east").is_some() {
            #[expect(
                clippy::redundant_closure_for_method_calls,
                reason = "the method alone takes a standing of one lifetime"
            )]
            let first = self.standing(None, Deal::Stays, |standing| standing.first_east());
            facts.set("first_east", Fact::Seat(first));
        }
        if event.question("chombo").is_some() {
            let chombo = self.by_seat(|player| self.chombo.get(player.place()).copied());
            facts.set("chombo", Fact::BySeat(chombo));
        }
    }

    /// Whose hand is dead waits for nothing, whatever else is said.
    fn know_the_dead(&self, facts: &mut Facts) {
        if let Some(&Fact::Seats(mut waiting)) = facts.fact("tenpai") {
            for seat in self.dead.iter().filter_map(|&player| self.seat_of(player)) {
                waiting[seat] = false;
            }
            facts.set("tenpai", Fact::Seats(waiting));
        }
    }

    /// Whether no hand would follow if nobody won this one.
    fn is_last_if_drawn(&self) -> bool {
        let (progression, house) = (self.progression(), self.house());
        progression.row(house, HandEnd::Drawn).is_some_and(|row| {
            self.standing(Some(HandEnd::Drawn), row.deal, |standing| {
                progression.over(house, standing).is_some()
            })
        })
    }

    fn by_seat<T>(&self, of: impl Fn(PlayerId) -> T) -> BySeat<T> {
        let seats = self.seats();
        BySeat::new(Seat::ALL.map(|seat| of(seats[seat])))
    }
}
