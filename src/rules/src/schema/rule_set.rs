//! What a rule set is made of.

mod checked;

use std::fmt;
use std::ops::Range;

use crate::SHARED_TABLES;
use crate::decomposition::{Pattern, Reading, SetMask};
use crate::hands::notation::Vocabulary;
use crate::hands::{Circumstance, Geometry, Win, WinContext};
use crate::schema::{
    Answers, CircumstanceRule, Combine, Condition, Declaration, Element, ElementId, Event,
    Exemption, HandValue, HouseRules, IndicatorRule, Liability, Limit, Money, Payments, Preset,
    Progression, RuleOption, Section, Setting, Tally, Winner, WonHand, place,
};
use crate::sentence::Sentence;
use crate::tiles::{BonusTiles, RedFives, Seat};

/// A win by bonus tiles alone.
#[derive(Clone, Copy, Debug)]
pub struct BonusWin {
    /// What it takes, in a sentence.
    pub takes: &'static str,
    /// So many of its tiles the winner has at least.
    pub least: usize,
    /// In which houses it is played.
    pub played: Condition,
}

/// What winners take out of a pot, in turn order, where so much lies in it.
pub type TakesPot = fn(&HouseRules, &[Seat], u32) -> Payments;

/// A rule set.
#[derive(Clone, Copy)]
pub struct RuleSet {
    /// Public identity. Never renamed.
    pub key: &'static str,
    /// Its name.
    pub name: &'static str,
    /// What it is among several that share one table.
    pub variant: Option<Variant>,
    /// What its values are called.
    pub unit: Unit,
    /// What its payments are in.
    pub money: fn(&HouseRules) -> Money,
    /// The scoring table.
    pub elements: &'static [Element],
    /// Hands that are worth more than the examples of its elements, in the notation.
    pub high_hands: &'static [&'static str],
    /// How its elements count beside each other.
    pub combine: Combine,
    /// Values of a hand beside that of its elements, as fu beside han.
    pub axes: &'static [Axis],
    /// Where circles differ.
    pub options: &'static [RuleOption],
    /// Its answers to them, where they are not the first of all who share the options.
    pub own_answers: &'static [OwnAnswer],
    /// What those are about, in their order.
    pub sections: &'static [Section],
    /// Answers to several of them that tables know by one name.
    pub presets: &'static [Preset],
    /// What else its tables commonly settle otherwise.
    pub variations: &'static [Answers],
    /// The keys of options by which players tell it from other variants of its table.
    pub telling: &'static [&'static str],
    /// The circumstances that it knows.
    pub circumstances: &'static [CircumstanceRule],
    /// The liabilities that it knows.
    pub liabilities: &'static [Liability],
    /// What frees a feeder in it.
    pub exemptions: &'static [Exemption],
    /// What it says about everything beside the score of a hand.
    pub events: &'static [Event],
    /// How a game goes on from hand to hand.
    pub progression: &'static Progression,
    /// The key of the event that pays a win of which the value is known, as
    /// [`Facts::of_counted_win`](crate::Facts::of_counted_win) answers its questions.
    pub counted_win: Option<&'static str>,
    /// Bonus tiles in play.
    pub bonus: fn(&HouseRules) -> BonusTiles,
    /// How indicators add to a hand; `None` where there are none.
    pub indicators: Option<&'static IndicatorRule>,
    /// How many of the fives of each suit are red.
    pub red_fives: fn(&HouseRules) -> RedFives,
    /// What a hand that is ready declares and bets on, where counters and bets lie on the table for
    /// whoever wins; `None` where none do.
    pub on_table: Option<&'static Declaration>,
    /// The circumstance of a hand that waits for a tile of its own discards; `None` where that changes
    /// nothing.
    pub furiten: Option<Circumstance>,
    /// That a hand is worth too little to win with, in the words of the book; `None` where the
    /// minimum says it.
    pub no_win: Option<NoWin>,
    /// The win by bonus tiles, where there is one.
    pub bonus_win: Option<BonusWin>,
    /// How many sets and tiles a hand has.
    pub geometry: Geometry,
    /// What a hand can be to be complete.
    pub patterns: fn(&HouseRules) -> &'static [Pattern],
    /// The most that is paid.
    pub limit: fn(&HouseRules) -> Limit,
    /// The least that may be won with.
    pub minimum: fn(&HouseRules) -> u16,
    /// How much of a value helps to reach that.
    pub towards_minimum: fn(&HouseRules, &Tally) -> u16,
    /// How a value becomes a payment, where that takes more than the value.
    pub basis: Option<BasisRule>,
    /// Whether the winning tile can't be told, and the hand counts as if it were the one that pays
    /// least.
    pub lowest_if_unclear: fn(&HouseRules, &WinContext) -> bool,
    /// What a win is worth in that money, before it is shared out among the players.
    pub points: fn(&HouseRules, &Tally) -> i64,
    /// Who pays whom for a win.
    pub settle: fn(&WonHand, &Tally) -> Payments,
    /// What winners take out of the pot, in turn order, where so much lies in it; `None` where it is
    /// played without one.
    pub takes_pot: Option<TakesPot>,
    /// What a hand that is enough to win with is among several winners, where its event takes hands.
    pub winner: Option<fn(&WonHand, &Tally) -> Winner>,
    /// Who pays whom for an ordinary hand that counts so much, won by this seat in this way, where
    /// nobody is liable.
    pub pays: fn(&HouseRules, Seat, Win, HandValue) -> Payments,
}

/// That a hand is worth too little to win with, in the words of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoWin {
    /// What it lacks, in short.
    pub name: &'static str,
    /// What follows, in a sentence.
    pub says: &'static str,
}

/// What a rule set is among several that share one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// The key of all of them together: that of none of them, or of the first.
    pub of: &'static str,
    /// The name of all of them together.
    pub all: &'static str,
    /// Its name among them.
    pub name: &'static str,
}

/// What the values of a rule set are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit {
    /// The same for what is one word, however it is spelled.
    pub key: &'static str,
    /// The word.
    pub name: &'static str,
    /// A value with it.
    pub counted: &'static str,
}

/// A value of a hand beside that of its elements, as fu beside han.
///
/// Its own elements make it, in the same words as those of the scoring table: what includes what;
/// with [`Worth::Tier`](crate::Worth::Tier) a fixed value that silences all others; with
/// [`When::Subtotal`](crate::When::Subtotal) a last line that rounds up. So its lines always add up
/// to what is paid.
#[derive(Debug)]
pub struct Axis {
    /// Public identity: the field of the data face that lists its lines.
    pub key: &'static str,
    /// The field of the data face with their sum.
    pub total_key: &'static str,
    /// The field of the data face with its lines, split into what each set, the pair and the wait adds.
    pub details_key: &'static str,
    /// What it counts.
    pub unit: Unit,
    /// What adds to it.
    pub elements: &'static [Element],
    /// What each set, the pair or the wait adds to the line of an element, in the order of the reading;
    /// nothing where the line can't be split.
    pub details: fn(&Element, &Reading, &WonHand) -> Vec<AxisDetail>,
    /// The values that a table of payments lists.
    pub listed: &'static [u16],
    /// Why no hand that is won so counts so, in a sentence that says what would be right.
    pub impossible: fn(&HouseRules, Win, HandValue) -> Option<&'static str>,
    /// Hands from which [`House::values_in_hands`](super::House::values_in_hands) shows the values of such a
    /// table, in the notation.
    pub examples: &'static [&'static str],
}

/// What one set, the pair or the wait of a hand adds on an axis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AxisDetail {
    /// The set or the pair.
    pub parts: SetMask,
    /// What it adds.
    pub value: u16,
    /// What it is and how it counts, as keys of the data face.
    pub facts: Vec<&'static str>,
    /// The same in words.
    pub says: Sentence,
}

/// An answer of a rule set to one of its options, and how well it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnAnswer {
    /// The option.
    pub key: &'static str,
    /// The answer, as a text that the option reads.
    pub answer: &'static str,
    /// How well that is known.
    pub known: Known,
}

/// How well it is known what a book says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// The text of the book was read.
    Read,
    /// Others quote the book.
    Quoted,
    /// It was seen nowhere: it is what is usual among such books.
    Usual,
}

impl Known {
    /// The key of the data face.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Quoted => "quoted",
            Self::Usual => "usual",
        }
    }
}

/// How the value of a hand becomes a payment.
#[derive(Clone, Copy, Debug)]
pub struct BasisRule {
    /// The field of the data face that says how many units are paid.
    pub units_key: &'static str,
    /// What is paid by.
    pub of: fn(&HouseRules, &Tally) -> Basis,
    /// The same of a hand that counts so much. One of the highest has no value on further axes.
    pub of_value: fn(&HouseRules, HandValue) -> Basis,
}

/// What a payment is worked out from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Basis {
    /// The level that was reached.
    pub level: Option<&'static Level>,
    /// How many units of the highest are paid.
    pub units: u16,
    /// What all shares are multiples of.
    pub base: i64,
}

/// A level of payment with a name of its own, as mangan.
#[derive(Debug, PartialEq, Eq)]
pub struct Level {
    /// Public identity. Never renamed.
    pub key: &'static str,
    /// Its name.
    pub name: &'static str,
}

/// Its own words alone.
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
    /// What of it can be shown before a hand is read: its names, its circumstances, its geometry. It
    /// has no options, scores nothing and nobody pays.
    #[must_use]
    pub const fn outline(self) -> Self {
        Self {
            money: |_| Money::POINTS,
            elements: &[],
            options: &[],
            own_answers: &[],
            sections: &[],
            presets: &[],
            variations: &[],
            telling: &[],
            liabilities: &[],
            exemptions: &[],
            events: &[],
            progression: &Progression::PLAIN,
            bonus: |_| BonusTiles::NONE,
            indicators: None,
            red_fives: |_| RedFives::NONE,
            patterns: |_| &[],
            limit: |_| Limit::at(0),
            minimum: |_| 0,
            towards_minimum: |_, _| 0,
            basis: None,
            lowest_if_unclear: |_, _| false,
            points: |_, _| 0,
            settle: |_, _| Payments::none(),
            takes_pot: None,
            pays: |_, _, _, _| Payments::none(),
            ..self
        }
    }

    /// The key of the table that it is made of: its own, or that of all its variants.
    pub fn table_key(&self) -> &'static str {
        self.variant.map_or(self.key, |variant| variant.of)
    }

    /// Its own answers to its options, in their order.
    pub fn default_settings(&self) -> impl Iterator<Item = Setting> + '_ {
        self.options.iter().map(|option| {
            let own = self.own_answer(option.key).filter(|_| SHARED_TABLES);
            own.and_then(|own| option.parse(own.answer))
                .unwrap_or_else(|| option.default_setting())
        })
    }

    /// Its own answer to an option, where it is listed with how well it is known.
    pub fn own_answer(&self, key: &str) -> Option<&'static OwnAnswer> {
        self.own_answers.iter().find(|own| own.key == key)
    }

    /// The circumstances that declare a win without a complete hand.
    pub fn declaring(&self) -> impl Iterator<Item = Circumstance> + use<> {
        let declaring = self
            .circumstances
            .iter()
            .filter(|rule| !rule.needs.complete);
        declaring.map(|rule| rule.circumstance)
    }

    /// The liability of a key.
    pub fn liability(&self, key: &str) -> Option<&'static Liability> {
        self.liabilities.iter().find(|one| one.key == key)
    }

    /// The sections of its options, each with the places of those that it is about. What stands
    /// before the first section belongs to none.
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

    /// The element of a key.
    pub fn element(&self, key: &str) -> Option<&'static Element> {
        self.elements.iter().find(|element| element.key == key)
    }

    /// The place of the element of a key.
    pub fn element_id(&self, key: &str) -> Option<ElementId> {
        let place = place(self.elements, key)?;
        u8::try_from(place).ok().map(ElementId)
    }

    /// The event of a key.
    pub fn event(&self, key: &str) -> Option<&'static Event> {
        self.events.iter().find(|event| event.key == key)
    }
}

impl fmt::Debug for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)
    }
}

impl PartialEq for RuleSet {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}
