//! Answers to questions of an event that the game derives.

use tilewise_rules::{
    Answer, AnswerKind, Answers, BySeat, Counter, Deal, Event, HandEnd, PotKey, Seat, TableStakes,
};

use super::Table;
use crate::{Holder, PlayerId, Refusal, hundredths};

/// Converts to `u32` with saturation at both ends.
fn number(all: i64) -> u32 {
    u32::try_from(all.max(0)).unwrap_or(u32::MAX)
}

impl Table {
    /// Returns the stakes on the table, by current seats. Bets of dead hands, or of players who left, count
    /// as bets of earlier hands.
    pub(super) fn table_stakes(&self) -> TableStakes {
        let mut declared = [false; 4];
        for &player in self.bets.iter().filter(|one| !self.dead.contains(one)) {
            if let Some(seat) = self.seat_of(player) {
                declared[seat as usize] = true;
            }
        }
        let new = declared.map(u32::from).iter().sum();
        // More was refused by `check_stakes`.
        let fits = |all: u32| u8::try_from(all).unwrap_or(u8::MAX).min(TableStakes::MOST);
        let rules = &self.house().rule_set().game;
        let stakes = TableStakes {
            bets: fits(self.bets_on_table().saturating_sub(new)),
            declared: Some(declared),
            ..TableStakes::NONE
        };
        let counters = fits(self.position.counters);
        let stakes = rules
            .counter
            .map_or(stakes, |one| stakes.with_count(one, counters));
        rules.possible_stakes(stakes)
    }

    /// Refuses a state with more stakes on the table than a hand can be paid with.
    pub(super) fn check_stakes(&self) -> Result<(), Refusal> {
        let amounts = [self.position.counters, self.bets_on_table()];
        let is_more = |all: u32| all > TableStakes::MOST.into();
        if amounts.into_iter().any(is_more) || self.pot() == u32::MAX {
            return Err(Refusal::TooMuchOnTable);
        }
        Ok(())
    }

    /// Returns the number of bets on the table.
    pub fn bets_on_table(&self) -> u32 {
        let bet = hundredths(self.progression().bet, self.house().money());
        let all = self.accounts.balance(PotKey::Bets.into());
        number(all.checked_div(bet).unwrap_or(0))
    }

    /// Returns the amount in the pot of drawn hands, in the smallest unit of the rule set.
    pub(super) fn pot(&self) -> u32 {
        let unit = hundredths(1, self.house().money());
        number(self.accounts.balance(PotKey::Draws.into()) / unit)
    }

    /// Adds the derived answers to the questions of an event.
    pub(super) fn add_derived(&self, event: &Event, answers: &mut Answers) {
        let has_question = |key| event.question(key).is_some();
        if event.question("pot").is_some_and(|pot| pot.is_enabled) {
            answers.set("pot", Answer::Number(self.pot()));
        }
        let stakes = self.table_stakes();
        for counter in Counter::ALL {
            if has_question(counter.key()) {
                let count = stakes.count(counter);
                answers.set(counter.key(), Answer::Number(count.into()));
            }
        }
        let declared = event.question("declared").map(|question| question.kind);
        if !matches!(declared, Some(AnswerKind::Word(_))) {
            answers.unset("declared");
        }
        if declared == Some(AnswerKind::Seats) {
            let declared = stakes.declared.unwrap_or_default();
            answers.set("declared", Answer::Seats(BySeat::new(declared)));
            answers.set("bets", Answer::Number(stakes.bets.into()));
        } else if has_question("bets") {
            answers.set("bets", Answer::Number(stakes.all_bets().into()));
        }
        if has_question("round") {
            answers.set("round", Answer::Seat(self.position.round));
        }
        // Other events have a question for tiles under this key.
        let hand = event.question("hand").map(|question| question.kind);
        if let Some(AnswerKind::Number(_) | AnswerKind::NumberOf(_)) = hand {
            answers.set("hand", Answer::Number(self.position.deal.into()));
        }
        if has_question("debts") {
            answers.set("debts", Answer::Debts(self.carried_by_seat()));
        }
        if has_question("counters") {
            answers.set("counters", Answer::Number(self.position.counters));
        }
        self.add_derived_scores(event, answers);
        self.exclude_dead_hands(answers);
        if has_question("last_hand") {
            self.add_derived_pot(answers);
        }
    }

    /// Answers whether the pot is refunded, and who contributed how much. Contributions of players without a
    /// seat are refunded separately and aren't part of the question.
    fn add_derived_pot(&self, answers: &mut Answers) {
        let unit = hundredths(1, self.house().money());
        let contributions = self.by_seat(|player| {
            let all = self.pot_contributions.get(player.place()).copied();
            Some(number(all.unwrap_or(0) / unit))
        });
        let sum: u32 = contributions.iter().filter_map(|(_, all)| *all).sum();
        let of_others: i64 = self.unseated_contributions().map(|(_, all)| all).sum();
        let pot = self.pot().saturating_sub(number(of_others / unit));
        let last = sum == pot && self.is_last_if_drawn();
        answers.set("last_hand", Answer::Flag(last));
        answers.unset("contributions");
        if last {
            answers.set("contributions", Answer::BySeat(contributions));
            answers.set("pot", Answer::Number(pot));
        }
    }

    /// Returns contributions to the pot of drawn hands by players without a seat, in hundredths.
    pub(super) fn unseated_contributions(&self) -> impl Iterator<Item = (PlayerId, i64)> {
        let all = (0..=u8::MAX)
            .map(PlayerId)
            .zip(self.pot_contributions.iter().copied());
        all.filter(|(player, amount)| *amount > 0 && self.seat_of(*player).is_none())
    }

    fn add_derived_scores(&self, event: &Event, answers: &mut Answers) {
        let unit = hundredths(1, self.house().money());
        let scores =
            self.by_seat(|player| Some(self.accounts.balance(Holder::Player(player)) / unit));
        for key in ["scores", "table"] {
            if event.question(key).is_some() {
                answers.set(key, Answer::PointsBySeat(scores));
            }
        }
        if event.question("first_east").is_some() {
            #[expect(
                clippy::redundant_closure_for_method_calls,
                reason = "the method path fixes the lifetime of the standing"
            )]
            let first = self.standing(None, Deal::Stays, |standing| standing.first_east());
            answers.set("first_east", Answer::Seat(first));
        }
        if event.question("chombo").is_some() {
            let chombo = self.by_seat(|player| self.chombo.get(player.place()).copied());
            answers.set("chombo", Answer::BySeat(chombo));
        }
    }

    /// Removes dead hands from the answer about tenpai.
    fn exclude_dead_hands(&self, answers: &mut Answers) {
        if let Some(&Answer::Seats(mut waiting)) = answers.get("tenpai") {
            for seat in self.dead.iter().filter_map(|&player| self.seat_of(player)) {
                waiting[seat] = false;
            }
            answers.set("tenpai", Answer::Seats(waiting));
        }
    }

    /// Returns whether the game ends if this hand is a draw.
    fn is_last_if_drawn(&self) -> bool {
        let (progression, house) = (self.progression(), self.house());
        let counters = self.position.counters;
        let row = progression.row_with_counters(house, HandEnd::Drawn, counters);
        row.is_some_and(|row| {
            self.standing(Some(HandEnd::Drawn), row.deal, |standing| {
                progression.game_end(house, standing).is_some()
            })
        })
    }

    fn by_seat<T>(&self, of: impl Fn(PlayerId) -> T) -> BySeat<T> {
        let seats = self.seats();
        BySeat::new(Seat::ALL.map(|seat| of(seats[seat])))
    }
}
