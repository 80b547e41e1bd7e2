//! Rule sets.

mod checked;

use std::fmt;
use std::ops::Range;

use crate::decomposition::{Pattern, Reading, SetMask};
use crate::hands::notation::Vocabulary;
use crate::hands::{Circumstance, Geometry, Win, WinContext};
use crate::schema::{
    CircumstanceRule, Combine, Condition, Declaration, Element, ElementId, Event, Exemption,
    HandValue, IndicatorRule, Liability, Limit, Money, OptionValues, Payments, Preset, Progression,
    RuleOption, RuleOptions, Section, Setting, Tally, Winner, WonHand, place,
};
use crate::sentence::Sentence;
use crate::tiles::{BonusTiles, RedFives, Seat};

/// A win by bonus tiles only.
#[derive(Clone, Copy, Debug)]
pub struct BonusWin {
    /// The requirement, in a sentence.
    pub takes: &'static str,
    /// The least number of its tiles that the winner has.
    pub least: usize,
    /// The rule configurations in which it is played.
    pub played: Condition,
}

/// Returns what winners, in turn order, take out of a pot with this amount.
pub type TakesPot = fn(&RuleOptions, &[Seat], u32) -> Payments;

/// A rule set.
#[derive(Clone, Copy)]
pub struct RuleSet {
    /// Public identity. Never renamed.
    pub key: &'static str,
    /// The name.
    pub name: &'static str,
    /// Its variant data, if it shares a table with others.
    pub variant: Option<Variant>,
    /// The unit of its values.
    pub unit: Unit,
    /// Returns the unit of its payments.
    pub money: fn(&RuleOptions) -> Money,
    /// The scoring table.
    pub elements: &'static [Element],
    /// Hands that are worth more than the examples of its elements, in the notation.
    pub high_hands: &'static [&'static str],
    /// The combination of its elements.
    pub combine: Combine,
    /// Further axes, as fu in addition to han.
    pub axes: &'static [Axis],
    /// The options.
    pub options: &'static [RuleOption],
    /// Its own defaults, if they differ from those of the shared options.
    pub own_answers: &'static [OwnAnswer],
    /// The sections of the options, in their order.
    pub sections: &'static [Section],
    /// The presets.
    pub presets: &'static [Preset],
    /// Other common variations.
    pub variations: &'static [OptionValues],
    /// The keys of options by which players distinguish it from other variants of its table.
    pub distinguishing_options: &'static [&'static str],
    /// The circumstances.
    pub circumstances: &'static [CircumstanceRule],
    /// The liabilities.
    pub liabilities: &'static [Liability],
    /// The exemptions.
    pub exemptions: &'static [Exemption],
    /// The table events.
    pub events: &'static [Event],
    /// The progression.
    pub progression: &'static Progression,
    /// The key of the event that pays a win of known value, with the answers of
    /// [`Answers::of_counted_win`](crate::Answers::of_counted_win).
    pub counted_win: Option<&'static str>,
    /// Returns the bonus tiles in play.
    pub bonus: fn(&RuleOptions) -> BonusTiles,
    /// The rule for indicators; `None` if there are none.
    pub indicators: Option<&'static IndicatorRule>,
    /// Returns the number of red fives of each suit.
    pub red_fives: fn(&RuleOptions) -> RedFives,
    /// The declaration and bet of a ready hand, if there are counters and bets; `None` otherwise.
    pub declaration: Option<&'static Declaration>,
    /// The circumstance of furiten; `None` if it changes nothing.
    pub furiten: Option<Circumstance>,
    /// The result of a hand below the minimum, in the words of the rule book; `None` for the default message.
    pub no_win: Option<NoWin>,
    /// The win by bonus tiles, if there is one.
    pub bonus_win: Option<BonusWin>,
    /// The geometry of hands.
    pub geometry: Geometry,
    /// Returns the patterns of complete hands.
    pub patterns: fn(&RuleOptions) -> &'static [Pattern],
    /// Returns the limits.
    pub limit: fn(&RuleOptions) -> Limit,
    /// Returns the minimum.
    pub minimum: fn(&RuleOptions) -> u16,
    /// Returns the part of a value that counts towards the minimum.
    pub qualifying_value: fn(&RuleOptions, &Tally) -> u16,
    /// The basis of payments, if they aren't determined by the value.
    pub basis: Option<BasisRule>,
    /// Returns whether the winning tile is unclear, so that the hand counts with the one that pays least.
    pub score_lowest_wait: fn(&RuleOptions, &WinContext) -> bool,
    /// Returns the worth of a win in the unit of payments, before it is divided among the players.
    pub points: fn(&RuleOptions, &Tally) -> i64,
    /// Returns the payments for a win.
    pub settle: fn(&WonHand, &Tally) -> Payments,
    /// Returns what winners, in turn order, take out of a pot with this amount; `None` if there is no pot.
    pub takes_pot: Option<TakesPot>,
    /// Returns the winner for the event of several winners, if that event accepts hands.
    pub winner: Option<fn(&WonHand, &Tally) -> Winner>,
    /// Returns the payments for an ordinary hand of this value, won by this seat in this way, without
    /// liability.
    pub pays: fn(&RuleOptions, Seat, Win, HandValue) -> Payments,
}

/// The result of a hand below the minimum, in the words of a rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoWin {
    /// The shortfall, in short.
    pub name: &'static str,
    /// The consequence, in a sentence.
    pub text: &'static str,
}

/// The variant data of a rule set that shares a table with others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// The common key: that of none of them, or of the first.
    pub of: &'static str,
    /// The common name.
    pub all: &'static str,
    /// The name among the variants.
    pub name: &'static str,
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
    /// Example hands for [`RuleConfig::values_in_hands`](super::RuleConfig::values_in_hands), in the
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

/// An option value of a rule set, and the confidence of its source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnAnswer {
    /// The option.
    pub key: &'static str,
    /// The value, as a text that the option parses.
    pub answer: &'static str,
    /// The confidence.
    pub confidence: SourceConfidence,
}

/// The confidence of the source of an option value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SourceConfidence {
    /// The text of the rule book was read.
    Primary,
    /// Others quote the rule book.
    Secondary,
    /// No source: it is usual in similar rule books.
    Assumed,
}

impl SourceConfidence {
    /// Returns the key in the JSON interface.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Primary => "read",
            Self::Secondary => "quoted",
            Self::Assumed => "usual",
        }
    }
}

/// The conversion of the value of a hand to a payment.
#[derive(Clone, Copy, Debug)]
pub struct BasisRule {
    /// The field of the JSON interface with the number of units paid.
    pub units_key: &'static str,
    /// Returns the basis.
    pub of: fn(&RuleOptions, &Tally) -> Basis,
    /// Returns the basis of a hand with this value. A hand of the highest level has no value on further axes.
    pub of_value: fn(&RuleOptions, HandValue) -> Basis,
}

/// The basis of a payment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Basis {
    /// The level.
    pub level: Option<&'static Level>,
    /// The number of units of the highest level.
    pub units: u16,
    /// The base of which all shares are multiples.
    pub base: i64,
}

/// A named level of payment, as mangan.
#[derive(Debug, PartialEq, Eq)]
pub struct Level {
    /// Public identity. Never renamed.
    pub key: &'static str,
    /// The name.
    pub name: &'static str,
}

/// Only its own keys.
impl Vocabulary for RuleSet {
    fn liability(&self, key: &str) -> Option<&'static str> {
        let mut all = self.liabilities.iter();
        all.find_map(|one| (one.key == key).then_some(one.key))
    }

    fn exemption(&self, key: &str) -> Option<&'static str> {
        let mut all = self.exemptions.iter();
        all.find_map(|one| (one.key == key).then_some(one.key))
    }
}

impl RuleSet {
    /// Returns the key of its table: its own, or the common key of its variants.
    pub fn table_key(&self) -> &'static str {
        self.variant.map_or(self.key, |variant| variant.of)
    }

    /// Returns the defaults of its options, in their order.
    pub fn default_settings(&self) -> impl Iterator<Item = Setting> + '_ {
        self.options.iter().map(|option| {
            let own = self.own_answer(option.key);
            own.and_then(|own| option.parse(own.answer))
                .unwrap_or_else(|| option.default_setting())
        })
    }

    /// Returns its own default of an option, if it has one with a confidence.
    pub fn own_answer(&self, key: &str) -> Option<&'static OwnAnswer> {
        self.own_answers.iter().find(|own| own.key == key)
    }

    /// Returns the circumstances that declare a win without a complete hand.
    pub fn declaring(&self) -> impl Iterator<Item = Circumstance> + use<> {
        let declaring = self
            .circumstances
            .iter()
            .filter(|rule| !rule.needs.complete);
        declaring.map(|rule| rule.circumstance)
    }

    /// Returns the liability with a key.
    pub fn liability(&self, key: &str) -> Option<&'static Liability> {
        self.liabilities.iter().find(|one| one.key == key)
    }

    /// Returns the sections of its options, each with the range of its options. Options before the first
    /// section belong to none.
    pub fn sections(&self) -> impl Iterator<Item = (&'static Section, Range<usize>)> + '_ {
        let place = |key| self.options.iter().position(|option| option.key == key);
        self.sections
            .iter()
            .enumerate()
            .filter_map(move |(index, section)| {
                let next = self.sections.get(index + 1);
                let end = next.and_then(|next| place(next.first));
                Some((
                    section,
                    place(section.first)?..end.unwrap_or(self.options.len()),
                ))
            })
    }

    /// Returns the element with a key.
    pub fn element(&self, key: &str) -> Option<&'static Element> {
        self.elements.iter().find(|element| element.key == key)
    }

    /// Returns the id of the element with a key.
    pub fn element_id(&self, key: &str) -> Option<ElementId> {
        let place = place(self.elements, key)?;
        u8::try_from(place).ok().map(ElementId)
    }

    /// Returns the event with a key.
    pub fn event(&self, key: &str) -> Option<&'static Event> {
        self.events.iter().find(|event| event.key == key)
    }
}

impl fmt::Debug for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)
    }
}

impl PartialEq for Axis {
    /// Axes are identified by their keys.
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl PartialEq for RuleSet {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}
