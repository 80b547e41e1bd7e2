//! Scoring elements: one line of a rule book is one literal.

use std::cell::RefCell;

use arrayvec::ArrayVec;
use smallvec::SmallVec;

use crate::decomposition::{Combinations, ReadSet, Reading, SetMask};
use crate::hands::{Circumstance, Hand, WinContext};
use crate::model::{
    AdjustableElement, Condition, ElementId, MOST, Native, RuleOption, RuleOptions, Subtotal,
    Worth, distinct, find, place_of,
};
use crate::tiles::{BonusTile, BonusTiles, Tile, TileSet};

/// A line of the scoring table of a rule book.
#[derive(Debug)]
pub struct Element {
    /// Public identity in links, JSON, translations and tests. Never renamed.
    pub key: &'static str,
    /// The name.
    pub name: &'static str,
    /// The name in the language of the game's origin, as in the rule book.
    pub native_name: Native,
    /// Other names in every language and script, separated by commas, for the search.
    pub aliases: &'static str,
    /// A word shared with the same elements of other rule sets; empty if their keys are equal.
    pub concept: &'static str,
    /// The condition, in a sentence.
    pub description: &'static str,
    /// The clause.
    pub clause: &'static str,
    /// The value.
    pub worth: Worth,
    /// The condition.
    pub when: When,
    /// Elements that don't count with it.
    pub includes: &'static [(&'static str, Condition)],
    /// The rule configurations in which it is played.
    pub played: Condition,
    /// An example hand, in the notation.
    pub example: &'static str,
}

impl Element {
    /// Returns the worth in a house: its own value if it has one.
    pub fn worth_in(&self, options: &RuleOptions) -> Worth {
        let worth = self.worth.chosen(|condition| options.holds(condition));
        let own = options.values.iter().find(|own| own.key == self.key);
        own.map_or(worth, |own| own.replacing(worth))
    }

    /// Returns the identity across rule sets: its concept, or its key if it has none.
    pub const fn concept(&self) -> &'static str {
        if self.concept.is_empty() {
            self.key
        } else {
            self.concept
        }
    }
}

/// The condition of an element, by the input that it needs; this also determines which tiles match.
#[derive(Clone, Copy, Debug)]
pub enum When {
    /// The whole hand, by its tiles only.
    Tiles(fn(&WonHand) -> bool),
    /// The whole hand, in one reading.
    Hand(fn(&Reading, &WonHand) -> bool),
    /// The whole hand, in one reading that isn't sets and a pair.
    Irregular(fn(&Reading, &WonHand) -> bool),
    /// Sets, possibly with the pair, in one reading; empty if it doesn't count.
    Sets(fn(&Reading, &WonHand) -> SetMask),
    /// At least two pungs or kongs, possibly with the pair, in one reading.
    Pungs(fn(&Reading, &WonHand) -> SetMask),
    /// Once for each set that fits.
    EachSet(fn(ReadSet, &WonHand) -> bool),
    /// Once for each pung or kong of a tile that fits.
    EachPung(fn(Tile, &WonHand) -> bool),
    /// Once for each pung or kong of a wind or dragon that fits.
    EachHonor(fn(Tile, &WonHand) -> bool),
    /// A number of times for each pung or kong of a reading; 0 if it doesn't fit.
    TimesOfPung(fn(ReadSet, &Reading, &WonHand) -> u8),
    /// A number of times in one reading; 0 if it doesn't count.
    TimesOfReading(fn(&Reading, &WonHand) -> u8),
    /// Lines of one reading with their values, for elements whose value depends on more than whether the hand is
    /// closed.
    Valued(fn(&Reading, &WonHand, ElementWorth) -> ValuedLines),
    /// Once for each combination of sets, possibly with the pair. [`Combine`](crate::Combine) of the rule set
    /// decides which count together.
    Combinations(fn(&Reading, &WonHand) -> Combinations),
    /// Bonus tiles, counted once; empty if it doesn't count.
    Bonus(fn(BonusTiles) -> BonusTiles),
    /// Once for each bonus tile that fits.
    EachBonus(fn(BonusTile, &WonHand) -> bool),
    /// Once for each complete family of four among these bonus tiles.
    EachFamily(BonusTiles),
    /// The context of the win, or the absence of tiles: no tile to highlight.
    Win(fn(&WonHand) -> bool),
    /// The context of the win, if one of these circumstances holds.
    Circumstance(&'static [Circumstance], fn(&WonHand) -> bool),
    /// A condition on a win of any kind, evaluated for complete hands and for hands that need not be complete.
    AnyWin(fn(&WonHand) -> bool),
    /// A number of times by the context of the win; 0 if it doesn't count.
    TimesOfWin(fn(&WonHand) -> u8),
    /// A number of times by the subtotal of all others: it is evaluated after them, in the order of the
    /// table. It includes nothing.
    Subtotal(fn(&Subtotal, &WonHand) -> u8),
    /// A hand that needn't be complete to win. It counts exclusively: no other element is evaluated.
    Incomplete(fn(&WonHand) -> bool),
}

/// The two values of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ElementWorth {
    /// The value.
    pub value: u16,
    /// The value if all sets that make the element are concealed.
    pub concealed: u16,
}

impl ElementWorth {
    /// Returns a line for the parts that have the value and one for those that have the concealed value: each
    /// part counts once.
    pub fn lines(self, parts: impl IntoIterator<Item = (SetMask, bool)>) -> ValuedLines {
        let mut lines = [self.value, self.concealed].map(ValuedLine::empty);
        for (mask, is_concealed) in parts {
            lines[usize::from(is_concealed)].add(mask, 1);
        }
        lines.into_iter().collect()
    }
}

/// A line of an element that determines its own value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ValuedLine {
    /// The count; 0 if it doesn't count.
    pub count: u8,
    /// The value of a single count.
    pub value: u16,
    /// The sets that matched.
    pub parts: SetMask,
}

impl ValuedLine {
    /// Creates a line of this value that doesn't count.
    pub const fn empty(value: u16) -> Self {
        Self {
            count: 0,
            value,
            parts: SetMask::NONE,
        }
    }

    /// Counts these sets a number of times.
    pub fn add(&mut self, parts: SetMask, times: u8) {
        self.count += times;
        self.parts = self.parts.union(parts);
    }
}

/// Lines of one element, with different values.
pub type ValuedLines = ArrayVec<ValuedLine, 2>;

/// A won hand: the input of the conditions.
#[derive(Clone, Debug)]
pub struct WonHand<'a> {
    /// The rule options.
    pub house: &'a RuleOptions,
    /// The hand with its winning tile.
    pub hand: &'a Hand,
    /// The context of the win.
    pub context: &'a WinContext,
    /// Whether no set was claimed; a concealed kong isn't.
    pub closed: bool,
    /// Whether liability applies. If not, all pay their own share.
    pub liability: bool,
    waits: RefCell<SmallVec<[(&'static str, TileSet); 2]>>,
}

impl<'a> WonHand<'a> {
    /// Creates a won hand.
    pub fn new(house: &'a RuleOptions, hand: &'a Hand, context: &'a WinContext) -> Self {
        Self {
            house,
            hand,
            context,
            closed: hand.claimed().next().is_none(),
            liability: true,
            waits: RefCell::default(),
        }
    }

    /// Returns the won hand without liability.
    #[must_use]
    pub fn without_liability(self) -> Self {
        Self {
            liability: false,
            ..self
        }
    }

    /// Returns the sets and the pair of a reading of which no tile was claimed: not the one that another
    /// player's tile completed.
    pub fn concealed_parts(&self, reading: &Reading) -> SetMask {
        let all = reading.sets_where(ReadSet::is_concealed).with_pair();
        if self.context.win.is_drawn() {
            all
        } else {
            all.but(reading.completed.mask())
        }
    }

    /// Returns the pungs and kongs of a reading that are concealed.
    pub fn concealed_pungs(&self, reading: &Reading) -> SetMask {
        let pungs = reading.pungs();
        if pungs.is_empty() {
            return SetMask::NONE;
        }
        pungs.and(self.concealed_parts(reading))
    }

    /// Returns the waits under a rule, computed once for all readings.
    pub fn waits(&self, question: &WaitRule) -> TileSet {
        let cache = self.waits.borrow();
        let found = cache.iter().find(|(key, _)| *key == question.key);
        if let Some(&(_, tiles)) = found {
            return tiles;
        }
        drop(cache);
        let tiles = (question.tiles)(self);
        self.waits.borrow_mut().push((question.key, tiles));
        tiles
    }
}

/// A rule for the waits of a hand. The elements of a rule set can use several.
#[derive(Clone, Copy, Debug)]
pub struct WaitRule {
    /// The key among the rules of its rule set.
    pub key: &'static str,
    /// Returns the tiles that count as waits.
    pub tiles: fn(&WonHand) -> TileSet,
}

/// Checks a table of elements at compile time.
///
/// # Panics
/// If a key is duplicated, an inclusion or a condition refers to nothing in the rule set, or there are more
/// than 192 elements.
pub const fn checked<const N: usize>(
    elements: [Element; N],
    options: &[RuleOption],
) -> [Element; N] {
    assert!(N <= MOST, "too many elements");
    distinct!(element of elements, element.key);
    let mut one = 0;
    while one < N {
        let element = &elements[one];
        if let Some(key) = element.played.choice() {
            find(options, key);
        }
        let mut included = 0;
        while included < element.includes.len() {
            let (key, condition) = element.includes[included];
            assert!(
                place(&elements, key).is_some(),
                "an inclusion names nothing"
            );
            if let Some(key) = condition.choice() {
                find(options, key);
            }
            included += 1;
        }
        one += 1;
    }
    elements
}

/// Returns the elements of a table as those whose value a house can change.
pub const fn adjustable<const N: usize>(elements: &[Element; N]) -> [AdjustableElement; N] {
    let mut all = [AdjustableElement {
        key: "",
        has_concealed_value: false,
    }; N];
    let mut one = 0;
    while one < N {
        all[one] = AdjustableElement {
            key: elements[one].key,
            has_concealed_value: matches!(elements[one].worth, Worth::Concealed { .. }),
        };
        one += 1;
    }
    all
}

/// Returns the position of an element in its table.
pub(crate) const fn place(elements: &[Element], key: &str) -> Option<usize> {
    place_of!(element of elements, element.key, key)
}

/// Returns the id of an element. In a `const`, an unknown key stops the build.
///
/// # Panics
/// If there is no such element, or the table is too long.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a table has at most 192 elements"
)]
pub const fn element(elements: &[Element], key: &str) -> ElementId {
    assert!(elements.len() <= MOST, "too many elements");
    match place(elements, key) {
        Some(place) => ElementId(place as u8),
        None => panic!("no such element"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::check;
    use crate::evaluate::RuleConfig;
    use crate::notation;

    #[test]
    fn waits_are_cached_by_question() {
        let question = |key, tiles| WaitRule { key, tiles };
        let house: RuleConfig = "hk-old-style".parse().expect("a house");
        let entry = notation::parse("46s p111z c456m p777p 22s w5s EE").expect("readable");
        let (hand, context) = check(&house, &entry).expect("a win");
        let won = WonHand::new(&house, &hand, &context);
        let one = |won: &WonHand| {
            won.hand
                .winning_tile()
                .into_iter()
                .fold(TileSet::NONE, TileSet::with)
        };
        let first = won.waits(&question("one", one));
        assert_eq!(first.iter().count(), 1);
        assert!(won.waits(&question("none", |_| TileSet::NONE)).is_empty());
        // The first result is cached by key.
        assert_eq!(won.waits(&question("one", |_| TileSet::NONE)), first);
    }
}
