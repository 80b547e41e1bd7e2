//! What was told of players by their seats, when they sit elsewhere.

use crate::hands::WinInput;
use crate::tiles::Seat;

/// Where the players sit of whom something was told by other seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reseat([Option<Seat>; 4]);

/// A seat of which something was told, and whose player sits nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotSeated(pub Seat);

impl Reseat {
    /// Everybody sits where it was told.
    pub const NOBODY: Self = Self([
        Some(Seat::East),
        Some(Seat::South),
        Some(Seat::West),
        Some(Seat::North),
    ]);

    /// The new seat of each player, East first.
    pub const fn new(seats: [Option<Seat>; 4]) -> Self {
        Self(seats)
    }

    /// Where the player sits who sat here.
    ///
    /// # Errors
    /// If nobody at the table is that player.
    pub const fn seat(self, seat: Seat) -> Result<Seat, NotSeated> {
        match self.0[seat as usize] {
            Some(seat) => Ok(seat),
            None => Err(NotSeated(seat)),
        }
    }

    /// Moves a seat, where one is named.
    pub(crate) fn one(self, seat: &mut Option<Seat>) -> Result<(), NotSeated> {
        if let Some(seat) = seat {
            *seat = self.seat(*seat)?;
        }
        Ok(())
    }
}

impl WinInput {
    /// The same win, of the same players in other seats.
    ///
    /// # Errors
    /// If it names a player who doesn't sit at the table.
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
        if let Some(declared) = context.on_table.declared {
            let mut moved = [false; 4];
            for seat in Seat::ALL
                .into_iter()
                .filter(|&seat| declared[seat as usize])
            {
                moved[to.seat(seat)? as usize] = true;
            }
            context.on_table.declared = Some(moved);
        }
        Ok(self)
    }
}
