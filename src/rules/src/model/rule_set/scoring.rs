//! The scoring table of a rule set.

use crate::decomposition::{Reading, SetMask};
use crate::hands::{Win, WinContext};
use crate::model::{Combine, Element, ElementValue, HandValue, Limit, RuleOptions, Tally, WonHand};
use crate::sentence::Sentence;

/// The scoring table of a rule set: its elements, how they combine, and the limits of their sum.
#[derive(Clone, Copy)]
pub struct Scoring {
    /// The unit of its values.
    pub unit: Unit,
    /// The scoring table.
    pub elements: &'static [Element],
    /// The values of a variant that differ from the shared table.
    pub own_values: &'static [ElementValue],
    /// Hands that are worth more than the examples of its elements, in the notation.
    pub high_hands: &'static [&'static str],
    /// The combination of its elements.
    pub combine: Combine,
    /// Further axes, as fu in addition to han.
    pub axes: &'static [Axis],
    /// Returns the limits.
    pub limit: fn(&RuleOptions) -> Limit,
    /// Returns the minimum.
    pub minimum: fn(&RuleOptions) -> u16,
    /// Returns the part of a value that counts towards the minimum.
    pub qualifying_value: fn(&RuleOptions, &Tally) -> u16,
    /// The result of a hand below the minimum, in the words of the rule book; `None` for the default message.
    pub no_win: Option<NoWin>,
    /// Returns whether a reading comes before others that don’t satisfy it, whatever they are worth; `None` if
    /// the value alone decides.
    pub prefers: Option<fn(&WonHand, &Reading) -> bool>,
    /// Returns whether the winning tile is unclear, so that the hand counts with the one that pays least.
    pub score_lowest_wait: fn(&RuleOptions, &WinContext) -> bool,
}

impl Scoring {
    /// The base: points without elements, minimum and limit; all that is counted counts towards the minimum.
    pub const BASE: Self = Self {
        unit: Unit {
            key: "points",
            name: "points",
            counted: "{0} points",
        },
        elements: &[],
        own_values: &[],
        high_hands: &[],
        combine: Combine::All,
        axes: &[],
        limit: |_| Limit::at(u16::MAX),
        minimum: |_| 0,
        qualifying_value: |_, tally| tally.counted,
        no_win: None,
        prefers: None,
        score_lowest_wait: |_, _| false,
    };
}

/// The unit of the values of a rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit {
    /// The key, equal for different spellings of one word.
    pub key: &'static str,
    /// The word.
    pub name: &'static str,
    /// The word with a gap for a value.
    pub counted: &'static str,
}

/// A second value of a hand, as fu in addition to han.
///
/// Its elements use the same terms as those of the scoring table: inclusions; with
/// [`Worth::Tier`](crate::Worth::Tier) a fixed value that replaces all others; with
/// [`When::Subtotal`](crate::When::Subtotal) a last line that rounds up. So its lines always add up to the
/// value that is paid.
#[derive(Debug)]
pub struct Axis {
    /// Public identity: the field of the JSON interface that lists its lines.
    pub key: &'static str,
    /// The field of the JSON interface with their sum.
    pub total_key: &'static str,
    /// The field of the JSON interface with its lines, split into what each set, the pair and the wait add.
    pub details_key: &'static str,
    /// The unit.
    pub unit: Unit,
    /// The elements.
    pub elements: &'static [Element],
    /// Returns what each set, the pair or the wait adds to the line of an element, in the order of the
    /// reading; empty if the line can't be split.
    pub details: fn(&Element, &Reading, &WonHand) -> Vec<AxisDetail>,
    /// The values that a payment table lists.
    pub listed: &'static [u16],
    /// Returns why no hand won in this way has this value, with its remedy.
    pub impossible: fn(&RuleOptions, Win, HandValue) -> Option<&'static str>,
    /// Example hands for [`RuleConfig::values_in_hands`](crate::RuleConfig::values_in_hands), in the
    /// notation.
    pub examples: &'static [&'static str],
}

/// The contribution of one set, the pair or the wait to an axis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AxisDetail {
    /// The set or the pair.
    pub parts: SetMask,
    /// The value.
    pub value: u16,
    /// The properties, as keys of the JSON interface.
    pub facts: Vec<&'static str>,
    /// The properties in words.
    pub text: Sentence,
}

impl PartialEq for Axis {
    /// Axes are identified by their keys.
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

/// The result of a hand below the minimum, in the words of a rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoWin {
    /// The shortfall, in short.
    pub name: &'static str,
    /// The consequence, in a sentence.
    pub text: &'static str,
}
