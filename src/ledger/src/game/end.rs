//! The end of a hand and of the game.

use tilewise_rules::{Account, BySeat, Deal, HandEnd, Payments, Position, PotKey, Seat, Standing};

use super::hand_state::HandState;
use super::{PartialOutcome, ResumeState, Table};
use crate::{Holder, Move, PARTS, PlayerId, hundredths};

impl Table {
    /// Records payments of the rule set, which name players by their seats.
    pub(super) fn post(&mut self, outcome: &mut PartialOutcome, payments: &Payments) {
        let (seats, money) = (self.seats(), self.house().money());
        for transfer in payments.transfers() {
            let one = Move {
                from: Holder::from_account(transfer.from, &seats),
                to: Holder::from_account(transfer.to, &seats),
                amount: hundredths(transfer.amount, money),
                clause: transfer.reason.clause,
                reason: transfer.reason.text,
            };
            self.pay(outcome, one);
        }
    }

    /// Applies the end of a hand: next dealer, counters, bets, perhaps the end of the game.
    pub(super) fn end_hand(&mut self, outcome: &mut PartialOutcome, end: HandEnd) {
        if end != HandEnd::Void {
            self.hands += 1;
            self.count_hand();
        }
        outcome.end = Some(end);
        self.dead.clear();
        self.hand = HandState::default();
        let progression = self.progression();
        let counters = self.position.counters;
        let Some(row) = progression.row_with_counters(self.house(), end, counters) else {
            return;
        };
        outcome.progression = Some((row.clause, row.text));
        let bets = std::mem::take(&mut self.bets);
        if row.bets_back {
            let amount = hundredths(progression.bet, self.house().money());
            for player in bets {
                self.post_bet_return(outcome, player, amount, row.clause);
            }
        }
        let game_end = self.standing(Some(end), row.deal, |standing| {
            progression.game_end(self.house(), standing)
        });
        let next = self.position.after(row);
        if let Some(game_end) = game_end {
            self.end_reason = Some((game_end.clause, game_end.text));
            self.leftovers(outcome, Some(end), row.deal, Some(next));
        } else {
            self.advance(outcome, next);
        }
    }

    /// Starts the next hand, with a seat change if the rule set has one.
    fn advance(&mut self, outcome: &mut PartialOutcome, next: Position) {
        if let Some(change) = self.progression().seat_change(self.position, next) {
            self.first_seats = change.reseat(self.first_seats);
            outcome.seat_change = Some((change.clause, change.text));
        }
        self.round_is_new = next.round != self.position.round;
        let is_same = (next.round, next.deal) == (self.position.round, self.position.deal);
        self.repeats = if is_same { self.repeats + 1 } else { 0 };
        self.position = next;
    }

    /// Ends the game by decision of the players.
    pub(super) fn close(&mut self) -> PartialOutcome {
        let mut outcome = PartialOutcome::default();
        if self.end_reason.is_none() {
            self.finish(&mut outcome, ("", ""));
        }
        outcome
    }

    /// Ends the game during the hand in play.
    pub(super) fn finish(
        &mut self,
        outcome: &mut PartialOutcome,
        why: (&'static str, &'static str),
    ) {
        self.end_reason = Some(why);
        self.leftovers(outcome, None, Deal::Stays, None);
    }

    /// Continues a game that is over: leftovers that were paid out return to the table.
    pub(super) fn reopen(&mut self) -> PartialOutcome {
        let mut outcome = PartialOutcome::default();
        self.end_reason = None;
        if let Some(end) = self.resume.take() {
            for one in end.leftovers.into_iter().rev() {
                let (from, to) = (one.to, one.from);
                self.pay(&mut outcome, Move { from, to, ..one });
            }
            if let Some(next) = end.next {
                self.advance(&mut outcome, next);
            }
            if self.carried != end.carried {
                outcome.carried = Some(end.carried.clone());
            }
            self.carried = end.carried;
        }
        outcome
    }

    pub(super) fn post_bet_return(
        &mut self,
        outcome: &mut PartialOutcome,
        player: PlayerId,
        amount: i64,
        clause: &'static str,
    ) {
        let back = Move {
            from: PotKey::Bets.into(),
            to: Holder::Player(player),
            amount,
            clause,
            reason: self.progression().bet_reasons[1],
        };
        self.pay(outcome, back);
    }

    /// Refunds contributions of players without a seat to the pot of drawn hands.
    pub(super) fn refund_unseated(
        &mut self,
        outcome: &mut PartialOutcome,
        clause: &'static str,
        reason: &'static str,
    ) {
        let all: Vec<_> = self.unseated_contributions().collect();
        for (player, amount) in all {
            let (from, to) = (PotKey::Draws.into(), Holder::Player(player));
            let one = Move {
                from,
                to,
                amount,
                clause,
                reason,
            };
            self.pay(outcome, one);
        }
    }

    /// Refunds them at the end of the game, if the rule set refunds those of seated players.
    fn refund_unseated_at_end(
        &mut self,
        outcome: &mut PartialOutcome,
        end: Option<HandEnd>,
        deal: Deal,
    ) {
        let (progression, house) = (self.progression(), self.house());
        let in_a_seat = BySeat::new([1, 0, 0, 0]);
        let payments = self.standing(end, deal, |standing| {
            let pot_contributions = &in_a_seat;
            (progression.leftovers)(
                house,
                &Standing {
                    pot_contributions,
                    ..*standing
                },
            )
        });
        let pot = Account::Pot(PotKey::Draws);
        let mut back = payments.transfers().iter();
        if let Some(back) = back.find(|one| one.from == pot) {
            self.refund_unseated(outcome, back.reason.clause, back.reason.text);
        }
    }

    fn leftovers(
        &mut self,
        outcome: &mut PartialOutcome,
        end: Option<HandEnd>,
        deal: Deal,
        next: Option<Position>,
    ) {
        let progression = self.progression();
        let payments = self.standing(end, deal, |standing| {
            (progression.leftovers)(self.house(), standing)
        });
        let before = outcome.moves.len();
        self.post(outcome, &payments);
        self.refund_unseated_at_end(outcome, end, deal);
        let carried = self.carried.clone();
        self.collect_debts(outcome);
        let leftovers = outcome.moves[before..].to_vec();
        self.resume = Some(Box::new(ResumeState {
            leftovers,
            carried,
            next,
        }));
    }

    /// Calls a function with the standing, in the smallest unit of the rule set.
    pub(crate) fn standing<T>(
        &self,
        end: Option<HandEnd>,
        deal: Deal,
        see: impl FnOnce(&Standing) -> T,
    ) -> T {
        let seats = self.seats();
        let units = |amount: i64| amount / (PARTS / self.house().money().parts);
        let by_seat = |of: &dyn Fn(PlayerId) -> i64| {
            BySeat::new(Seat::ALL.map(|seat| units(of(seats[seat]))))
        };
        let contribution = |player: PlayerId| {
            self.pot_contributions
                .get(player.place())
                .copied()
                .unwrap_or(0)
        };
        let chombo = |player: PlayerId| self.chombo.get(player.place()).copied().unwrap_or(0);
        let penalties = |player: PlayerId| {
            let all = self.penalties.get(player.place()).copied();
            all.unwrap_or_default()
        };
        let pot = |pot: PotKey| units(self.accounts.balance(pot.into()));
        see(&Standing {
            position: self.position,
            end,
            deal,
            scores: &by_seat(&|player| self.accounts.balance(Holder::Player(player))),
            pots: PotKey::ALL.map(pot),
            pot_contributions: &by_seat(&contribution),
            chombo: &BySeat::new(Seat::ALL.map(|seat| chombo(seats[seat]))),
            penalties: &BySeat::new(Seat::ALL.map(|seat| penalties(seats[seat]))),
            start: units(self.start),
            empty_seats: &BySeat::new(Seat::ALL.map(|seat| self.away.contains(&seats[seat]))),
        })
    }
}
