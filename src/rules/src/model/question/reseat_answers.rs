//! Conversion of answers when players change seats.

use super::{Answer, Answers};
use crate::hands::{NotSeated, Reseat};
use crate::model::{BySeat, CarriedDebt, CarriedDebts};
use crate::tiles::Seat;

impl Answers {
    /// Returns the same answers for the same players in their new seats.
    ///
    /// # Errors
    /// If they name a player who isn't at the table.
    pub fn reseat(self, to: Reseat) -> Result<Self, NotSeated> {
        let all = self.0.into_iter();
        let moved = all.map(|(key, answer)| Ok((key, answer.reseat(to)?)));
        moved.collect::<Result<_, _>>().map(Self)
    }
}

impl Answer {
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
            Self::Debts(debts) => Self::Debts(moved_debts(debts, to)?),
            Self::CarriedWins(mut wins) => {
                for win in &mut wins {
                    win.winner = to.seat(win.winner)?;
                    win.payer = to.seat(win.payer)?;
                }
                Self::CarriedWins(wins)
            }
            Self::Number(_)
            | Self::By(_)
            | Self::Flag(_)
            | Self::Word(_)
            | Self::Tiles(_)
            | Self::Bonus(_)
            | Self::BonusInOrder(_)
            | Self::Points(_)
            | Self::Overall(_)
            | Self::Open => self,
        })
    }
}

/// Converts debts, whose players must all be at the table.
fn moved_debts(debts: CarriedDebts, to: Reseat) -> Result<CarriedDebts, NotSeated> {
    let mut seats = BySeat::new(Seat::ALL);
    let parties = debts.iter().flat_map(CarriedDebt::parties);
    for seat in parties {
        seats[seat] = to.seat(seat)?;
    }
    Ok(debts.reseat(|seat| seats[seat]))
}

/// Converts a value for each player; a player who isn't at the table must have the default.
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
    fn reseat_moves_answers_with_the_player() {
        let mut answers = Answers::default();
        answers.set("seat", Answer::Seat(Seat::East));
        answers.set(
            "tenpai",
            Answer::Seats(BySeat::new([true, false, false, true])),
        );
        let moved = answers.reseat(SWAPPED).unwrap();
        assert_eq!(moved.seat("seat"), Some(Seat::South));
        let tenpai = BySeat::new([false, true, false, true]);
        assert_eq!(moved.seats("tenpai"), Some(tenpai));
    }

    #[test]
    fn reseat_fails_for_a_player_without_a_seat() {
        let mut answers = Answers::default();
        answers.set("seat", Answer::Seat(Seat::West));
        assert_eq!(answers.reseat(SWAPPED), Err(NotSeated(Seat::West)));
    }
}
