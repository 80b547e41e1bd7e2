//! Walls and dice: where the wall is broken before a hand.

mod wall_break;

pub use wall_break::*;

/// The rule for the walls of a rule set. How many tiles there are follows from the bonus tiles in play.
#[derive(Clone, Copy, Debug)]
pub struct WallRule {
    /// The throws that decide where the wall is broken.
    pub throws: DiceThrows,
    /// The tiles at the end of the wall.
    pub end: WallEnd,
    /// The clauses on the walls; empty if the rule book doesn't mention them.
    pub clauses: &'static [&'static str],
}

impl WallRule {
    /// The base: three dice, and a rule book that doesn't mention walls.
    pub const BASE: Self = Self {
        throws: DiceThrows::Once { dice: 3 },
        end: WallEnd::NotMentioned,
        clauses: &[],
    };
}

/// The throws that decide where the wall is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiceThrows {
    /// East throws: the sum selects the side, and is the number of stacks.
    Once {
        /// The number of dice.
        dice: usize,
    },
    /// East throws two dice to select a side; its player throws them again, and the sum of both throws is the
    /// number of stacks.
    Twice,
}

impl DiceThrows {
    /// Returns the number of dice of all throws together.
    pub const fn dice(self) -> usize {
        match self {
            Self::Once { dice } => dice,
            Self::Twice => 4,
        }
    }

    /// Returns the number of dice of the first throw, which selects the side.
    pub const fn first_dice(self) -> usize {
        match self {
            Self::Once { dice } => dice,
            Self::Twice => 2,
        }
    }
}

/// The tiles at the end of the wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WallEnd {
    /// The rule book doesn't mention them.
    NotMentioned,
    /// All tiles are drawn.
    AllDrawn,
    /// So many tiles at the end of the wall aren't drawn.
    Undrawn(u8),
    /// So many tiles right of the break are set aside as the dead wall.
    DeadWall {
        /// The number of tiles.
        tiles: u8,
        /// The stack with the first indicator, counted from the break.
        indicator: u8,
    },
}

impl WallEnd {
    /// Returns the number of tiles that aren't drawn.
    pub const fn tiles(self) -> u8 {
        match self {
            Self::NotMentioned | Self::AllDrawn => 0,
            Self::Undrawn(tiles) | Self::DeadWall { tiles, .. } => tiles,
        }
    }
}
