//! The hands of a rule set: their tiles and their patterns.

use crate::decomposition::Pattern;
use crate::hands::Geometry;
use crate::model::{Condition, IndicatorRule, RuleOptions};
use crate::tiles::{BonusTiles, RedFives};

/// The hands of a rule set: their tiles and their patterns.
#[derive(Clone, Copy)]
pub struct HandRules {
    /// The geometry of hands.
    pub geometry: Geometry,
    /// Returns the patterns of complete hands.
    pub patterns: fn(&RuleOptions) -> &'static [Pattern],
    /// Returns the bonus tiles in play.
    pub bonus: fn(&RuleOptions) -> BonusTiles,
    /// The win by bonus tiles, if there is one.
    pub bonus_win: Option<BonusWin>,
    /// The rule for indicators; `None` if there are none.
    pub indicators: Option<&'static IndicatorRule>,
    /// Returns the number of red fives of each suit.
    pub red_fives: fn(&RuleOptions) -> RedFives,
    /// Whether its players study which discard keeps the most useful tiles.
    pub studies_discards: bool,
}

impl HandRules {
    /// The base: four sets and a pair, without bonus tiles, indicators and red fives.
    pub const BASE: Self = Self {
        geometry: Geometry::FOUR_SETS,
        patterns: |_| &[Pattern::Sets],
        bonus: |_| BonusTiles::NONE,
        bonus_win: None,
        indicators: None,
        red_fives: |_| RedFives::NONE,
        studies_discards: false,
    };
}

/// A win by bonus tiles only.
#[derive(Clone, Copy, Debug)]
pub struct BonusWin {
    /// The requirement, in a sentence.
    pub takes: &'static str,
    /// The least number of its tiles that the winner has.
    pub least: usize,
    /// The rule configurations in which one of its kinds is played: one condition holds.
    pub played: &'static [Condition],
    /// The rule configurations in which the replacement of the last bonus tile may complete the hand too; `None`
    /// if that is another win.
    pub with_hand: Option<Condition>,
    /// The rule configurations in which a hand with all bonus tiles is won by them only: one condition holds.
    pub only_with_all: &'static [Condition],
}
