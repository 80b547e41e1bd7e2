//! A win of a season.

use tilewise_ledger::Value;
use tilewise_rules::{RuleConfig, Unit, WinInput};

use crate::{HandReference, MemberId};

/// A win of a season.
#[derive(Clone, Debug, PartialEq)]
pub struct SeasonWin {
    /// The hand.
    pub hand: HandReference,
    /// The winner; `None` for a guest or a substitute.
    pub winner: Option<MemberId>,
    /// Where the winning tile came from.
    pub source: TileSource,
    /// The rule set, by its key.
    pub rule_set: &'static str,
    /// The value; `None` for a win that an event pays without saying the value.
    pub worth: Option<WinWorth>,
    /// What the winner gained by the entry of the win, in hundredths. What is carried as a debt is not in it.
    pub gained: i64,
    /// What the player who gave the tile paid the winner, in hundredths.
    pub paid: i64,
    /// The tiles with seats and prevailing wind, to draw them; `None` for a win that was entered by its value.
    pub picture: Option<Box<WinInput>>,
}

/// Where a winning tile came from. `None` for a guest or a substitute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TileSource {
    /// The winner drew it.
    Wall,
    /// This player discarded it.
    Discard(Option<MemberId>),
    /// This player made the kong that was robbed.
    RobbedKong(Option<MemberId>),
    /// There is none: the winner has the bonus tiles, or an event such as a hidden flower wins.
    BonusTiles,
}

impl TileSource {
    /// Returns who gave the tile, if a player did: the one who dealt in.
    pub const fn giver(&self) -> Option<&Option<MemberId>> {
        match self {
            Self::Discard(giver) | Self::RobbedKong(giver) => Some(giver),
            Self::Wall | Self::BonusTiles => None,
        }
    }
}

/// The value of a win, comparable within its rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WinWorth {
    /// What the rule set counts: fan, tai, han. A yakuman counts as many han as a limit hand has, a double one twice
    /// as many.
    pub counted: u32,
    /// The second axis, where it matters: fu; otherwise 0.
    pub on_axis: u16,
    /// The value as it was scored, for its text.
    pub value: Value,
    /// The unit of `counted`.
    pub unit: Unit,
}

impl WinWorth {
    pub(super) fn new(house: &RuleConfig, value: Value) -> Self {
        let (counted, on_axis) = match value {
            Value::Counted(counted) => (u32::from(counted), 0),
            Value::OnAxis { counted, on_axis } => (u32::from(counted), on_axis),
            Value::Units(units) => (u32::from(house.limits().hand) * u32::from(units), 0),
        };
        Self {
            counted,
            on_axis,
            value,
            unit: house.rule_set().scoring.unit,
        }
    }
}
