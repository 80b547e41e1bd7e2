//! Conversion of a win when players change seats.

use crate::hands::WinInput;
use crate::tiles::Seat;

/// The new seat of each player, by the previous seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reseat([Option<Seat>; 4]);

/// A seat whose player has no new seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotSeated(pub Seat);

impl Reseat {
    /// No seat changes.
    pub const UNCHANGED: Self = Self([
        Some(Seat::East),
        Some(Seat::South),
        Some(Seat::West),
        Some(Seat::North),
    ]);

    /// Creates it from the new seat of each player, East first.
    pub const fn new(seats: [Option<Seat>; 4]) -> Self {
        Self(seats)
    }

    /// Returns the new seat of the player at a previous seat.
    ///
    /// # Errors
    /// If the player isn't at the table.
    pub const fn seat(self, seat: Seat) -> Result<Seat, NotSeated> {
        match self.0[seat as usize] {
            Some(seat) => Ok(seat),
            None => Err(NotSeated(seat)),
        }
    }

    /// Converts a seat, if there is one.
    pub(crate) fn one(self, seat: &mut Option<Seat>) -> Result<(), NotSeated> {
        if let Some(seat) = seat {
            *seat = self.seat(*seat)?;
        }
        Ok(())
    }
}

impl WinInput {
    /// Returns the same win of the same players in their new seats.
    ///
    /// # Errors
    /// If it names a player who isn't at the table.
    pub fn reseat(mut self, to: Reseat) -> Result<Self, NotSeated> {
        for meld in &mut self.hand.melds {
            to.one(&mut meld.from)?;
        }
        let context = &mut self.context;
        to.one(&mut context.seat)?;
        to.one(&mut context.from)?;
        context.circumstances = context.circumstances.reseat(to)?;
        for liability in &mut context.liability {
            liability.seat = to.seat(liability.seat)?;
        }
        if let Some(declared) = context.stakes.declared {
            let mut moved = [false; 4];
            for seat in Seat::ALL
                .into_iter()
                .filter(|&seat| declared[seat as usize])
            {
                moved[to.seat(seat)? as usize] = true;
            }
            context.stakes.declared = Some(moved);
        }
        Ok(self)
    }
}
