//! Debts that are carried from hand to hand instead of being paid.

use std::fmt;

use crate::model::Payments;
use crate::sort::sort_short_by_key;
use crate::tiles::Seat;

/// The debt of one player to another: the points of wins that haven't been paid yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CarriedDebt {
    creditor: Seat,
    debtor: Seat,
    points: u32,
    wins: u32,
}

impl CarriedDebt {
    /// Creates a debt.
    ///
    /// # Errors
    /// If it is a debt to oneself, or one of no points or no wins.
    ///
    /// ```
    /// use tilewise_rules::{CarriedDebt, DebtFault, Seat};
    /// assert!(CarriedDebt::new(Seat::East, Seat::South, 22, 2).is_ok());
    /// let own = CarriedDebt::new(Seat::East, Seat::East, 22, 2);
    /// assert_eq!(own, Err(DebtFault::ToOneself));
    /// ```
    pub const fn new(
        creditor: Seat,
        debtor: Seat,
        points: u32,
        wins: u32,
    ) -> Result<Self, DebtFault> {
        match (points, wins) {
            _ if creditor as u8 == debtor as u8 => Err(DebtFault::ToOneself),
            (0, _) => Err(DebtFault::NoPoints),
            (_, 0) => Err(DebtFault::NoWins),
            _ => Ok(Self {
                creditor,
                debtor,
                points,
                wins,
            }),
        }
    }

    /// Returns the creditor, who is owed the points, and the debtor.
    pub const fn parties(self) -> [Seat; 2] {
        [self.creditor, self.debtor]
    }

    /// Returns the points, above 0.
    pub const fn points(self) -> u32 {
        self.points
    }

    /// Returns the number of wins in a row of which it consists, above 0.
    pub const fn wins(self) -> u32 {
        self.wins
    }

    /// Returns the same debt between the players who sit at these seats in the next hand.
    fn reseat(self, to: impl Fn(Seat) -> Seat) -> Self {
        Self {
            creditor: to(self.creditor),
            debtor: to(self.debtor),
            ..self
        }
    }
}

/// The reason why debts are impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DebtFault {
    /// A player owes themselves something.
    ToOneself,
    /// Two players owe each other something.
    BothWays,
    /// A player owes another something twice.
    Twice,
    /// A debt has no points.
    NoPoints,
    /// A debt comes from no win.
    NoWins,
}

impl DebtFault {
    /// Returns the fault and its remedy as a sentence.
    pub const fn message(self) -> &'static str {
        match self {
            Self::ToOneself => {
                "nobody owes themselves anything: name two players, creditor and debtor"
            }
            Self::BothWays => {
                "two players can’t owe each other at once: the last win settled the older debt, leave it out"
            }
            Self::Twice => {
                "one debt is named twice: give each creditor and debtor once, with all points"
            }
            Self::NoPoints => "a debt has at least 1 point: leave it out, or give its points",
            Self::NoWins => "a debt comes from at least 1 win: give the number of wins in a row",
        }
    }
}

impl fmt::Display for DebtFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message())
    }
}

impl std::error::Error for DebtFault {}

/// The debts at a table: at most one between two players, so never one in each direction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CarriedDebts([Option<CarriedDebt>; 6]);

impl CarriedDebts {
    /// No debts.
    pub const NONE: Self = Self([None; 6]);

    /// Creates the debts of a table.
    ///
    /// # Errors
    /// If there are two between the same players.
    ///
    /// ```
    /// use tilewise_rules::{CarriedDebt, CarriedDebts, DebtFault, Seat};
    /// let east_south = CarriedDebt::new(Seat::East, Seat::South, 22, 2)?;
    /// let south_east = CarriedDebt::new(Seat::South, Seat::East, 9, 1)?;
    /// let both = CarriedDebts::from_debts([east_south, south_east]);
    /// assert_eq!(both, Err(DebtFault::BothWays));
    /// # Ok::<(), DebtFault>(())
    /// ```
    pub fn from_debts(debts: impl IntoIterator<Item = CarriedDebt>) -> Result<Self, DebtFault> {
        let mut all = Self::NONE;
        for debt in debts {
            all.add(debt)?;
        }
        Ok(all)
    }

    /// Adds a debt.
    ///
    /// # Errors
    /// If there is one between the same players.
    pub fn add(&mut self, debt: CarriedDebt) -> Result<(), DebtFault> {
        if self.owed(debt.creditor, debt.debtor).is_some() {
            return Err(DebtFault::Twice);
        }
        if self.owed(debt.debtor, debt.creditor).is_some() {
            return Err(DebtFault::BothWays);
        }
        self.set(debt);
        Ok(())
    }

    /// Returns the debt of one player to another.
    pub fn owed(&self, creditor: Seat, debtor: Seat) -> Option<CarriedDebt> {
        let mut all = self.0.iter().flatten();
        all.find(|one| one.creditor == creditor && one.debtor == debtor)
            .copied()
    }

    /// Returns whether nobody owes anything.
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// Iterates over the debts, by creditor, then by debtor.
    pub fn iter(&self) -> impl Iterator<Item = CarriedDebt> {
        self.0.into_iter().flatten()
    }

    /// Sets the debt between two players, and replaces an earlier one in either direction.
    pub fn set(&mut self, debt: CarriedDebt) {
        self.clear(debt.creditor, debt.debtor);
        if let Some(free) = self.0.iter_mut().find(|one| one.is_none()) {
            *free = Some(debt);
        }
        self.sort();
    }

    /// Removes the debt between two players, in either direction.
    pub fn clear(&mut self, one: Seat, other: Seat) {
        for place in &mut self.0 {
            let is_theirs = place.is_some_and(|debt| {
                (debt.creditor, debt.debtor) == (one, other)
                    || (debt.creditor, debt.debtor) == (other, one)
            });
            if is_theirs {
                *place = None;
            }
        }
        self.sort();
    }

    /// Brings the debts into one order, so that equal debts are equal.
    fn sort(&mut self) {
        let place = |one: CarriedDebt| one.creditor as u8 * 4 + one.debtor as u8;
        sort_short_by_key(&mut self.0, |one| one.map_or(u8::MAX, place));
    }

    /// Returns the same debts by the seats that the players take in the next hand. No two players may take
    /// one seat.
    #[must_use]
    pub fn reseat(&self, to: impl Fn(Seat) -> Seat) -> Self {
        let mut moved = Self::NONE;
        for debt in self.iter() {
            moved.set(debt.reseat(&to));
        }
        moved
    }
}

/// What one player owes another for a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CarriedWin {
    /// The winner.
    pub winner: Seat,
    /// The player who owes the points.
    pub payer: Seat,
    /// The points.
    pub points: u32,
}

/// What a hand changes: the payments that are due now, and the debts afterwards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CarryStep {
    /// The payments.
    pub payments: Payments,
    /// The debts.
    pub debts: CarriedDebts,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tiles::Wind::{East, North, South, West};

    fn debt(creditor: Seat, debtor: Seat, points: u32) -> CarriedDebt {
        CarriedDebt::new(creditor, debtor, points, 1).unwrap()
    }

    #[test]
    fn impossible_debts_are_refused() {
        // The list of refusals in part 11.
        let new = CarriedDebt::new;
        assert_eq!(new(West, West, 5, 1), Err(DebtFault::ToOneself));
        assert_eq!(new(West, East, 0, 1), Err(DebtFault::NoPoints));
        assert_eq!(new(West, East, 5, 0), Err(DebtFault::NoWins));
        let of = |debts: &[CarriedDebt]| CarriedDebts::from_debts(debts.iter().copied());
        let east_south = debt(East, South, 5);
        assert_eq!(of(&[east_south, east_south]), Err(DebtFault::Twice));
        let back = debt(South, East, 5);
        assert_eq!(of(&[east_south, back]), Err(DebtFault::BothWays));
        assert_eq!(of(&[]), Ok(CarriedDebts::NONE));
    }

    #[test]
    fn debts_are_equal_in_any_order() {
        let [one, two, three] = [
            debt(North, East, 1),
            debt(East, South, 2),
            debt(West, East, 3),
        ];
        let all = CarriedDebts::from_debts([one, two, three]).unwrap();
        assert_eq!(all, CarriedDebts::from_debts([three, one, two]).unwrap());
        assert_eq!(all.iter().collect::<Vec<_>>(), [two, three, one]);
        let mut fewer = all;
        fewer.clear(East, North);
        assert_eq!(fewer, CarriedDebts::from_debts([three, two]).unwrap());
        assert_eq!(fewer.owed(North, East), None);
    }

    #[test]
    fn a_new_debt_replaces_the_one_between_the_same_players() {
        let mut all = CarriedDebts::from_debts([debt(East, South, 5)]).unwrap();
        all.set(debt(South, East, 9));
        assert_eq!(all.iter().collect::<Vec<_>>(), [debt(South, East, 9)]);
    }

    #[test]
    fn six_debts_fit() {
        let mut all = CarriedDebts::NONE;
        for (place, creditor) in Seat::ALL.into_iter().enumerate() {
            for debtor in Seat::ALL.into_iter().skip(place + 1) {
                all.set(debt(creditor, debtor, 1));
            }
        }
        assert_eq!(all.iter().count(), 6);
        let turned = all.reseat(Seat::next);
        assert_eq!(turned.iter().count(), 6);
        assert!(turned.owed(South, East).is_some());
        assert!(turned.owed(North, East).is_some());
        assert!(turned.owed(East, South).is_none());
    }
}
