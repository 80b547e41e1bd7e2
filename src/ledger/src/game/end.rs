//! The end of a hand, and of the game.

use tilewise_rules::{Account, BySeat, Deal, HandEnd, Payments, Position, PotKey, Seat, Standing};

use super::hand_state::HandState;
use super::{Done, GameOver, Table};
use crate::{Holder, Move, PARTS, PlayerId, hundredths};

impl Table {
    /// Notes payments of the rule set, between players by their seats.
    pub(super) fn post(&mut self, done: &mut Done, payments: &Payments) {
        let (seats, money) = (self.seats(), self.house().money());
        for transfer in payments.transfers() {
            let one = Move {
                from: Holder::of(transfer.from, &seats),
                to: Holder::of(transfer.to, &seats),
                amount: hundredths(transfer.amount, money),
                clause: transfer.reason.clause,
                says: transfer.reason.says,
            };
            self.pay(done, one);
        }
    }

    /// What follows after a hand: who deals next, counters, bets, perhaps the end of the game.
    pub(super) fn hand_ended(&mut self, done: &mut Done, end: HandEnd) {
        if end != HandEnd::Void {
            self.hands += 1;
            self.hand_played();
        }
        done.end = Some(end);
        self.dead.clear();
        self.hand = HandState::default();
        let progression = self.progression();
        let Some(row) = progression.row(self.house(), end) else {
            return;
        };
        done.followed = Some((row.clause, row.says));
        let bets = std::mem::take(&mut self.bets);
        if row.bets_back {
            let amount = hundredths(progression.bet, self.house().money());
            for player in bets {
                self.bet_back(done, player, amount, row.clause);
            }
        }
        let over = self.standing(Some(end), row.deal, |standing| {
            progression.over(self.house(), standing)
        });
        let next = self.position.after(row);
        if let Some(over) = over {
            self.over = Some((over.clause, over.says));
            self.leftovers(done, Some(end), row.deal, next);
        } else {
            self.go_on(done, next);
        }
    }

    /// The next hand is played, perhaps by players in other seats.
    fn go_on(&mut self, done: &mut Done, next: Position) {
        if let Some(change) = self.progression().seat_change(self.position, next) {
            self.first_seats = change.seated(self.first_seats);
            done.reseated = Some((change.clause, change.says));
        }
        self.round_is_new = next.round != self.position.round;
        let is_same = (next.round, next.deal) == (self.position.round, self.position.deal);
        self.repeats = if is_same { self.repeats + 1 } else { 0 };
        self.position = next;
    }

    /// The table ends the game.
    pub(super) fn closed(&mut self) -> Done {
        let mut done = Done::default();
        if self.over.is_none() {
            self.finish(&mut done, ("", ""));
        }
        done
    }

    /// It ends before the hand that is played does.
    pub(super) fn finish(&mut self, done: &mut Done, why: (&'static str, &'static str)) {
        self.over = Some(why);
        self.leftovers(done, None, Deal::Stays, self.position);
    }

    /// It goes on: what was given away at the end lies where it lay.
    pub(super) fn reopened(&mut self) -> Done {
        let mut done = Done::default();
        self.over = None;
        if let Some(end) = self.end.take() {
            for one in end.leftovers.into_iter().rev() {
                let (from, to) = (one.to, one.from);
                self.pay(&mut done, Move { from, to, ..one });
            }
            self.go_on(&mut done, end.next);
        }
        done
    }

    pub(super) fn bet_back(
        &mut self,
        done: &mut Done,
        player: PlayerId,
        amount: i64,
        clause: &'static str,
    ) {
        let back = Move {
            from: PotKey::Bets.into(),
            to: Holder::Player(player),
            amount,
            clause,
            says: self.progression().bet_reasons[1],
        };
        self.pay(done, back);
    }

    /// Gives back what players who have no seat now put into the pot of drawn hands.
    pub(super) fn back_to_others(
        &mut self,
        done: &mut Done,
        clause: &'static str,
        says: &'static str,
    ) {
        let all: Vec<_> = self.put_in_by_others().collect();
        for (player, amount) in all {
            let (from, to) = (PotKey::Draws.into(), Holder::Player(player));
            let one = Move {
                from,
                to,
                amount,
                clause,
                says,
            };
            self.pay(done, one);
        }
    }

    /// The same at the end of the game, where the rule set does it for who sits there.
    fn leftovers_of_others(&mut self, done: &mut Done, end: Option<HandEnd>, deal: Deal) {
        let (progression, house) = (self.progression(), self.house());
        let in_a_seat = BySeat::new([1, 0, 0, 0]);
        let payments = self.standing(end, deal, |standing| {
            let put_in = &in_a_seat;
            (progression.leftovers)(
                house,
                &Standing {
                    put_in,
                    ..*standing
                },
            )
        });
        let pot = Account::Pot(PotKey::Draws);
        let mut back = payments.transfers().iter();
        if let Some(back) = back.find(|one| one.from == pot) {
            self.back_to_others(done, back.reason.clause, back.reason.says);
        }
    }

    fn leftovers(&mut self, done: &mut Done, end: Option<HandEnd>, deal: Deal, next: Position) {
        let progression = self.progression();
        let payments = self.standing(end, deal, |standing| {
            (progression.leftovers)(self.house(), standing)
        });
        let before = done.moves.len();
        self.post(done, &payments);
        self.leftovers_of_others(done, end, deal);
        let leftovers = done.moves[before..].to_vec();
        self.end = Some(Box::new(GameOver { leftovers, next }));
    }

    /// How things stand, in the smallest unit of the rule set.
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
        let put_in = |player: PlayerId| self.put_in.get(player.place()).copied().unwrap_or(0);
        let chombo = |player: PlayerId| self.chombo.get(player.place()).copied().unwrap_or(0);
        let penalties = |player: PlayerId| {
            let all = self.penalties.get(player.place()).copied();
            all.unwrap_or_default()
        };
        let pot = |pot: PotKey| units(self.accounts.of(pot.into()));
        see(&Standing {
            position: self.position,
            end,
            deal,
            scores: &by_seat(&|player| self.accounts.of(Holder::Player(player))),
            pots: PotKey::ALL.map(pot),
            put_in: &by_seat(&put_in),
            chombo: &BySeat::new(Seat::ALL.map(|seat| chombo(seats[seat]))),
            penalties: &BySeat::new(Seat::ALL.map(|seat| penalties(seats[seat]))),
            start: units(self.start),
            absent: &BySeat::new(Seat::ALL.map(|seat| self.absent.contains(&seats[seat]))),
        })
    }
}
