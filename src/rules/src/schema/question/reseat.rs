//! Facts that were told of players by their seats, when they sit elsewhere.

use super::{Fact, Facts};
use crate::hands::{NotSeated, Reseat};
use crate::schema::BySeat;

impl Facts {
    /// The same facts, of the same players in other seats.
    ///
    /// # Errors
    /// If they name a player who doesn't sit at the table.
    pub fn reseat(self, to: Reseat) -> Result<Self, NotSeated> {
        let all = self.0.into_iter();
        let moved = all.map(|(key, fact)| Ok((key, fact.reseat(to)?)));
        moved.collect::<Result<_, _>>().map(Self)
    }
}

impl Fact {
    fn reseat(self, to: Reseat) -> Result<Self, NotSeated> {
        Ok(match self {
            Self::Seat(seat) => Self::Seat(to.seat(seat)?),
            Self::BySeat(all) => Self::BySeat(moved(all, to)?),
            Self::PointsBySeat(all) => Self::PointsBySeat(moved(all, to)?),
            Self::Seats(all) => Self::Seats(moved(all, to)?),
            Self::OverallBySeat(all) => Self::OverallBySeat(moved(all, to)?),
            Self::Claims(mut claims) => {
                for claim in &mut claims {
                    claim.seat = to.seat(claim.seat)?;
                }
                Self::Claims(claims)
            }
            Self::Winners(mut winners) => {
                for winner in &mut winners {
                    winner.seat = to.seat(winner.seat)?;
                    to.one(&mut winner.liable)?;
                    for liability in &mut winner.liability {
                        liability.seat = to.seat(liability.seat)?;
                    }
                }
                Self::Winners(winners)
            }
            Self::Number(_)
            | Self::By(_)
            | Self::Flag(_)
            | Self::Word(_)
            | Self::Tiles(_)
            | Self::Bonus(_)
            | Self::Points(_)
            | Self::Overall(_)
            | Self::Nothing => self,
        })
    }
}

/// What is told of each player; nothing of one who doesn't sit there is told by what nobody has.
fn moved<T: Copy + Default + PartialEq>(
    all: BySeat<T>,
    to: Reseat,
) -> Result<BySeat<T>, NotSeated> {
    let mut moved = BySeat::default();
    for (seat, &one) in all.iter().filter(|(_, one)| **one != T::default()) {
        moved[to.seat(seat)?] = one;
    }
    Ok(moved)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tiles::Seat;

    const SWAPPED: Reseat =
        Reseat::new([Some(Seat::South), Some(Seat::East), None, Some(Seat::North)]);

    #[test]
    fn what_was_told_of_a_player_moves_with_the_player() {
        let mut facts = Facts::default();
        facts.set("seat", Fact::Seat(Seat::East));
        facts.set(
            "tenpai",
            Fact::Seats(BySeat::new([true, false, false, true])),
        );
        let moved = facts.reseat(SWAPPED).unwrap();
        assert_eq!(moved.seat("seat"), Some(Seat::South));
        let tenpai = BySeat::new([false, true, false, true]);
        assert_eq!(moved.seats("tenpai"), Some(tenpai));
    }

    #[test]
    fn nobody_is_told_of_who_sits_nowhere() {
        let mut facts = Facts::default();
        facts.set("seat", Fact::Seat(Seat::West));
        assert_eq!(facts.reseat(SWAPPED), Err(NotSeated(Seat::West)));
    }
}
