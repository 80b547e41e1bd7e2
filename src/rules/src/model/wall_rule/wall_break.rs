//! The place where the wall is broken, from the dice.

use super::{DiceThrows, WallEnd, WallRule};
use crate::model::BySeat;
use crate::tiles::{BonusTiles, Seat, Tile};

/// A thrown die: 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Die(u8);

impl Die {
    /// The number of faces.
    pub const FACES: u8 = 6;

    /// Returns the die with a number of pips.
    pub const fn new(pips: u8) -> Option<Self> {
        if 1 <= pips && pips <= Self::FACES {
            Some(Self(pips))
        } else {
            None
        }
    }

    /// Returns its number of pips.
    pub const fn pips(self) -> u8 {
        self.0
    }
}

/// A stack of two tiles in the wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WallStack {
    /// The side, by the seat of its player.
    pub side: Seat,
    /// Its number on that side, counted from 1 at the right hand of that player.
    pub number: u8,
}

/// The place where the wall is broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WallBreak {
    /// The number of stacks on each side.
    pub stacks: BySeat<u8>,
    /// The side that the first throw selects.
    pub side: Seat,
    /// The number of stacks that are counted from the right of that side.
    pub counted: u8,
    /// The first stack that East takes, left of the counted ones.
    pub first: WallStack,
    /// The stacks with tiles that aren't drawn, from the break to the right.
    pub undrawn: Vec<WallStack>,
    /// The stack with the first indicator, if there is one.
    pub indicator: Option<WallStack>,
}

impl WallRule {
    /// Returns where the wall is broken; `None` if the number of dice isn't that of the throws.
    ///
    /// Sides are counted counterclockwise from East, stacks from the right end of a side, and clockwise on the
    /// next side if it has too few.
    pub fn break_wall(&self, bonus: BonusTiles, dice: &[Die]) -> Option<WallBreak> {
        if dice.len() != self.throws.dice() {
            return None;
        }
        let sum = |dice: &[Die]| dice.iter().map(|die| die.pips()).sum::<u8>();
        let first_throw = sum(&dice[..self.throws.first_dice()]);
        let counted = match self.throws {
            DiceThrows::Once { .. } => first_throw,
            DiceThrows::Twice => sum(dice),
        };
        let side = Seat::ALL[usize::from(first_throw - 1) % 4];
        let stacks = stacks_by_side(bonus);
        let stack = |place: i16| stack_at(stacks, side, place);
        let counted_place = i16::from(counted);
        let undrawn = self.end.tiles().div_ceil(2);
        let indicator = match self.end {
            WallEnd::DeadWall { indicator, .. } => Some(indicator),
            _ => None,
        };
        Some(WallBreak {
            stacks,
            side,
            counted,
            first: stack(counted_place + 1),
            undrawn: (0..i16::from(undrawn))
                .map(|one| stack(counted_place - one))
                .collect(),
            indicator: indicator.map(|one| stack(counted_place + 1 - i16::from(one))),
        })
    }
}

/// Returns the number of stacks on each side. Stacks that remain after an equal division are East's and West's.
fn stacks_by_side(bonus: BonusTiles) -> BySeat<u8> {
    const COPIES: usize = 4;
    let tiles = Tile::ALL.len() * COPIES + usize::from(bonus.len());
    let stacks = u8::try_from(tiles / 2).unwrap_or(u8::MAX);
    let (each, rest) = (stacks / 4, stacks % 4);
    let more = u8::from(rest > 0);
    BySeat::new([each + more, each, each + more, each])
}

/// Returns the stack at a place counted from the right of a side, where 0 and below are to the right of it.
fn stack_at(stacks: BySeat<u8>, from: Seat, place: i16) -> WallStack {
    let (mut side, mut place) = (from, place);
    while place < 1 {
        // The left end of the next player's side is at this side's right.
        side = side.next();
        place += i16::from(stacks[side]);
    }
    while place > i16::from(stacks[side]) {
        place -= i16::from(stacks[side]);
        side = side.previous();
    }
    let number = u8::try_from(place).unwrap_or(1);
    WallStack { side, number }
}

#[cfg(test)]
mod tests;
