//! Scoring elements: one line of a rule book is one literal.

use std::cell::RefCell;

use smallvec::SmallVec;

use crate::decomposition::{Combinations, ReadSet, Reading, SetMask};
use crate::hands::{Circumstance, Hand, WinContext};
use crate::schema::{
    Condition, ElementId, Limit, MOST, Native, RuleOption, RuleOptions, Subtotal, distinct, find,
    place_of,
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
    /// Returns the identity across rule sets: its concept, or its key if it has none.
    pub const fn concept(&self) -> &'static str {
        if self.concept.is_empty() {
            self.key
        } else {
            self.concept
        }
    }
}

/// The value of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// A number of fan, faan or tai.
    Fan(u16),
    /// The limit.
    Limit,
    /// A value that is capped at the limit.
    UpToLimit(u16),
    /// The han with a closed hand and with an open one: 0 if it doesn't count then.
    ClosedOrOpen {
        /// With a closed hand.
        closed: u16,
        /// With an open hand.
        open: u16,
    },
    /// A value that doesn't count towards the minimum.
    Bonus(u16),
    /// An exclusive value: either it counts or all others do, whichever pays more.
    Exclusive(u16),
    /// The worth of the first condition that holds.
    Chosen(&'static [(Condition, Worth)]),
    /// A value of a tier: nothing of a lower tier counts with it, as with a yakuman. All others are of tier
    /// 0; further axes don't count with a higher tier either.
    Tier {
        /// The tier.
        tier: u8,
        /// The value.
        value: u16,
    },
}

impl Worth {
    /// Returns the value with this limit, for a closed or an open hand.
    pub const fn value(self, limit: Limit, closed: bool) -> u16 {
        match self {
            Self::Fan(value)
            | Self::Bonus(value)
            | Self::Exclusive(value)
            | Self::Tier { value, .. } => value,
            Self::Chosen([(_, first), ..]) => first.value(limit, closed),
            Self::Chosen([]) => 0,
            Self::Limit => limit.hand,
            Self::UpToLimit(fan) => {
                if fan < limit.most {
                    fan
                } else {
                    limit.most
                }
            }
            Self::ClosedOrOpen { closed: value, .. } if closed => value,
            Self::ClosedOrOpen { open, .. } => open,
        }
    }

    /// Returns the worth under these conditions; the last choice if none holds.
    #[must_use]
    pub fn chosen(self, holds: impl Fn(Condition) -> bool) -> Self {
        match self {
            Self::Chosen(all) => {
                let held = all.iter().find(|(condition, _)| holds(*condition));
                held.or(all.last()).map_or(self, |(_, worth)| *worth)
            }
            other => other,
        }
    }

    /// Returns whether it makes a limit hand: it is worth the limit, or of a higher tier.
    pub const fn is_limit(self) -> bool {
        matches!(self, Self::Limit) || self.tier() > 0
    }

    /// Returns its tier: elements of lower tiers don't count with it.
    pub const fn tier(self) -> u8 {
        match self {
            Self::Tier { tier, .. } => tier,
            _ => 0,
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
    /// A number of times by the context of the win; 0 if it doesn't count.
    TimesOfWin(fn(&WonHand) -> u8),
    /// A number of times by the subtotal of all others: it is evaluated after them, in the order of the
    /// table. It includes nothing.
    Subtotal(fn(&Subtotal, &WonHand) -> u8),
    /// A hand that needn't be complete to win. It counts exclusively: no other element is evaluated.
    Incomplete(fn(&WonHand) -> bool),
}

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
/// than 128 elements.
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
    reason = "a table has at most 128 elements"
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
    use crate::notation;
    use crate::schema::RuleConfig;

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
