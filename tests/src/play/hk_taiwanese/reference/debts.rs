//! Carried debts: T-116 to T-120, written from the list as a table of ordered pairs.

use std::collections::BTreeMap;

use tilewise_rules::Seat;

/// What a debtor owes a creditor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwedPoints {
    /// The points, 1 or more.
    pub points: i64,
    /// The wins in a row, 1 or more.
    pub wins: u32,
}

/// Debts by creditor and debtor, as indices of their seats.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DebtTable(BTreeMap<(u8, u8), OwedPoints>);

/// What a payer's part of a win is worth: winner, payer, points.
pub type WonPoints = (Seat, Seat, i64);

impl DebtTable {
    /// Returns a debt.
    pub fn owed(&self, creditor: Seat, debtor: Seat) -> Option<OwedPoints> {
        self.0.get(&(creditor as u8, debtor as u8)).copied()
    }

    /// Writes a debt down.
    pub fn owe(&mut self, creditor: Seat, debtor: Seat, points: i64, wins: u32) {
        let owed = OwedPoints { points, wins };
        self.0.insert((creditor as u8, debtor as u8), owed);
    }

    /// Returns all debts: creditor, debtor, what is owed.
    pub fn all(&self) -> Vec<(Seat, Seat, OwedPoints)> {
        let seat = |index: u8| Seat::ALL[usize::from(index)];
        let debts = self.0.iter();
        debts
            .map(|(&(creditor, debtor), &owed)| (seat(creditor), seat(debtor), owed))
            .collect()
    }

    /// T-117: carries the wins of a hand; returns what each seat gains now.
    pub fn carry(&mut self, wins: &[WonPoints]) -> [i64; 4] {
        let mut now = [0; 4];
        let mut next = Self::default();
        let won = |winner: Seat, payer: Seat| {
            wins.iter()
                .find(|(one, other, _)| *one == winner && *other == payer)
                .map(|(_, _, points)| *points)
        };
        let is_winner = |seat: Seat| wins.iter().any(|(winner, _, _)| *winner == seat);
        let only_winner =
            |seat: Seat| is_winner(seat) && wins.iter().all(|(winner, _, _)| *winner == seat);
        for (creditor, debtor, owed) in self.all() {
            if let Some(points) = won(creditor, debtor) {
                // Line 1.
                let grown = (owed.points * 3 + 1) / 2 + points;
                next.owe(creditor, debtor, grown, owed.wins + 1);
            } else if won(debtor, creditor).is_some() {
                // Line 2.
                pay(&mut now, debtor, creditor, owed.points / 2);
            } else if only_winner(creditor) {
                // Line 3.
                next.owe(creditor, debtor, owed.points, owed.wins);
            } else {
                // Line 4.
                pay(&mut now, debtor, creditor, owed.points);
            }
        }
        for &(winner, payer, points) in wins {
            if self.owed(winner, payer).is_none() && points > 0 {
                next.owe(winner, payer, points, 1);
            }
        }
        *self = next;
        now
    }

    /// T-119: pays a debt in full; `None` if it may not be cut.
    pub fn cut(&mut self, creditor: Seat, debtor: Seat, least_wins: u32) -> Option<[i64; 4]> {
        let owed = self.owed(creditor, debtor)?;
        if least_wins == 0 || owed.wins < least_wins {
            return None;
        }
        self.0.remove(&(creditor as u8, debtor as u8));
        let mut now = [0; 4];
        pay(&mut now, debtor, creditor, owed.points);
        Some(now)
    }

    /// T-120: pays all debts.
    pub fn collect(&mut self) -> [i64; 4] {
        let mut now = [0; 4];
        for (creditor, debtor, owed) in self.all() {
            pay(&mut now, debtor, creditor, owed.points);
        }
        self.0.clear();
        now
    }

    /// T-116: the letters of the next hand when the deal passes.
    #[must_use]
    pub fn after_rotation(&self) -> Self {
        let mut next = Self::default();
        for (creditor, debtor, owed) in self.all() {
            let (creditor, debtor) = (creditor.previous(), debtor.previous());
            next.owe(creditor, debtor, owed.points, owed.wins);
        }
        next
    }
}

fn pay(now: &mut [i64; 4], from: Seat, to: Seat, points: i64) {
    now[from as usize] -= points;
    now[to as usize] += points;
}
