//! Scoring elements: one line of a book is one literal.

use std::cell::RefCell;

use smallvec::SmallVec;

use crate::decomposition::{Combinations, ReadSet, Reading, SetMask};
use crate::hands::{Circumstance, Hand, WinContext};
use crate::schema::{
    Condition, ElementId, HouseRules, Limit, MOST, Native, RuleOption, Subtotal, distinct, find,
    place_of,
};
use crate::tiles::{BonusTile, BonusTiles, Tile, TileSet};

/// One line of a book's scoring table, with everything about it.
#[derive(Debug)]
pub struct Element {
    /// Public identity: links, JSON, translations, tests. Never renamed.
    pub key: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Its name where the game is at home, as the book has it.
    pub native: Native,
    /// What else players call it, in every language and script, divided by commas: for the search.
    pub also: &'static str,
    /// The same thing in other rule sets, whatever they call it: a word that such elements share.
    /// Nothing, where no other has it under another key.
    pub idea: &'static str,
    /// When it counts, in a sentence.
    pub says: &'static str,
    /// The clause of the book.
    pub clause: &'static str,
    /// What it is worth.
    pub worth: Worth,
    /// When it counts.
    pub when: When,
    /// Elements that are not paid beside it.
    pub includes: &'static [(&'static str, Condition)],
    /// In which houses it is played.
    pub played: Condition,
    /// A hand that scores it, in the notation.
    pub example: &'static str,
}

impl Element {
    /// What it is, in the same word in every rule set: its idea, or its key where it has none.
    pub const fn idea(&self) -> &'static str {
        if self.idea.is_empty() {
            self.key
        } else {
            self.idea
        }
    }
}

/// What an element is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// So many fan, faan or tai.
    Fan(u16),
    /// The limit of the house.
    Limit,
    /// So many, but never more than the limit of the house.
    UpToLimit(u16),
    /// So many with a closed hand, and so many otherwise, as han: 0 if it doesn't count then.
    ClosedOrOpen {
        /// With a closed hand.
        closed: u16,
        /// With an open hand.
        open: u16,
    },
    /// So many beside the others: they don't help to reach the minimum.
    Bonus(u16),
    /// So many, alone: it counts, or all others do, whichever pays more.
    Alone(u16),
    /// What stands beside the first condition that holds in the house.
    Chosen(&'static [(Condition, Worth)]),
    /// So many, and nothing of a lower tier counts beside it, as beside a yakuman. All others are
    /// of tier 0; further axes don't count beside a higher one either.
    Tier {
        /// The tier.
        tier: u8,
        /// The value.
        value: u16,
    },
}

impl Worth {
    /// The value in a house with this limit, for a hand that is closed or not.
    pub const fn value(self, limit: Limit, closed: bool) -> u16 {
        match self {
            Self::Fan(value)
            | Self::Bonus(value)
            | Self::Alone(value)
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

    /// What it is where these conditions hold; the last choice where none of its own does.
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

    /// Whether it makes a limit hand: it is worth the limit, or of a higher tier.
    pub const fn is_limit(self) -> bool {
        matches!(self, Self::Limit) || self.tier() > 0
    }

    /// Its tier: elements of lower ones don't count beside it.
    pub const fn tier(self) -> u8 {
        match self {
            Self::Tier { tier, .. } => tier,
            _ => 0,
        }
    }
}

/// When an element counts, and what it looks at: so the engine knows which tiles matched.
#[derive(Clone, Copy, Debug)]
pub enum When {
    /// The whole hand, by its tiles alone.
    Tiles(fn(&WonHand) -> bool),
    /// The whole hand, in one reading.
    Hand(fn(&Reading, &WonHand) -> bool),
    /// The whole hand, in one reading that isn't sets and a pair.
    Irregular(fn(&Reading, &WonHand) -> bool),
    /// Some sets and perhaps the pair, in one reading; nothing if it doesn't count.
    Sets(fn(&Reading, &WonHand) -> SetMask),
    /// Some of the pungs and kongs, two at least, and perhaps the pair, in one reading.
    Pungs(fn(&Reading, &WonHand) -> SetMask),
    /// Once for each set that fits.
    EachSet(fn(ReadSet, &WonHand) -> bool),
    /// Once for each pung or kong of a tile that fits.
    EachPung(fn(Tile, &WonHand) -> bool),
    /// Once for each pung or kong of a wind or dragon that fits.
    EachHonor(fn(Tile, &WonHand) -> bool),
    /// So many times for each pung or kong of a reading; not at all for one that doesn't fit.
    TimesOfPung(fn(ReadSet, &Reading, &WonHand) -> u8),
    /// So many times in one reading; not at all if it doesn't count.
    TimesOfReading(fn(&Reading, &WonHand) -> u8),
    /// Once for each combination of sets, and perhaps the pair. How they count beside each other is
    /// the rule set's [`Combine`](crate::Combine).
    Combinations(fn(&Reading, &WonHand) -> Combinations),
    /// Some bonus tiles, all at once; nothing if it doesn't count.
    Bonus(fn(BonusTiles) -> BonusTiles),
    /// Once for each bonus tile that fits.
    EachBonus(fn(BonusTile, &WonHand) -> bool),
    /// Once for each family among these bonus tiles of which the hand has all four.
    EachFamily(BonusTiles),
    /// How the win came, or what isn't there: no tile to show.
    Win(fn(&WonHand) -> bool),
    /// How the win came, where one of these circumstances holds.
    Circumstance(&'static [Circumstance], fn(&WonHand) -> bool),
    /// So many times by how the win came; not at all if it doesn't count.
    TimesOfWin(fn(&WonHand) -> u8),
    /// So many times by what all others add up to: it is asked after them, and those that are
    /// asked so in the order of the table. It includes nothing.
    Subtotal(fn(&Subtotal, &WonHand) -> u8),
    /// A hand that needn't be complete to win. It counts alone: nothing else of the rule set is asked.
    Incomplete(fn(&WonHand) -> bool),
}

/// A hand that was won: what the rules look at.
#[derive(Clone, Debug)]
pub struct WonHand<'a> {
    /// The house rules.
    pub house: &'a HouseRules,
    /// The hand with its winning tile.
    pub hand: &'a Hand,
    /// How the win came.
    pub context: &'a WinContext,
    /// Whether nothing was claimed: a concealed kong is not.
    pub closed: bool,
    /// Whether somebody can be liable. Where nobody can, all pay their own.
    pub liability: bool,
    waits: RefCell<SmallVec<[(&'static str, TileSet); 2]>>,
}

impl<'a> WonHand<'a> {
    /// A hand, how it was won, and the house that it was won in.
    pub fn new(house: &'a HouseRules, hand: &'a Hand, context: &'a WinContext) -> Self {
        Self {
            house,
            hand,
            context,
            closed: hand.claimed().next().is_none(),
            liability: true,
            waits: RefCell::default(),
        }
    }

    /// The same with nobody liable, whoever fed the hand.
    #[must_use]
    pub fn without_liability(self) -> Self {
        Self {
            liability: false,
            ..self
        }
    }

    /// What the hand waited for in the sense of a question, worked out once for all readings.
    pub fn waits(&self, question: &WaitQuestion) -> TileSet {
        let known = self.waits.borrow();
        let found = known.iter().find(|(key, _)| *key == question.key);
        if let Some(&(_, tiles)) = found {
            return tiles;
        }
        drop(known);
        let tiles = (question.ask)(self);
        self.waits.borrow_mut().push((question.key, tiles));
        tiles
    }
}

/// A question of a rule set about what a hand waited for. Its elements can count waits in several ways.
#[derive(Clone, Copy, Debug)]
pub struct WaitQuestion {
    /// By what it is known among the questions of its rule set.
    pub key: &'static str,
    /// The tiles that count.
    pub ask: fn(&WonHand) -> TileSet,
}

/// What else players call something, where it is asked for: the feature `colloquial`.
pub const fn also(called: &'static str) -> &'static str {
    if cfg!(feature = "colloquial") {
        called
    } else {
        ""
    }
}

/// A table of elements, checked when the program is built.
///
/// # Panics
/// If a key is there twice, an inclusion names nothing, a condition asks no choice of the rule set,
/// or there are more than 128 elements.
///
/// Without the feature `described` they have no sentence, Chinese name nor example; without the feature
/// `hands` they never count, and nothing is linked that tells when they do.
pub const fn checked<const N: usize>(
    mut elements: [Element; N],
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
        if !cfg!(feature = "described") {
            elements[one].says = "";
            elements[one].native = Native::None;
            elements[one].example = "";
        }
        if !cfg!(feature = "hands") {
            elements[one].when = When::Win(|_| false);
        }
        one += 1;
    }
    elements
}

/// The place of an element in its table.
pub(crate) const fn place(elements: &[Element], key: &str) -> Option<usize> {
    place_of!(element of elements, element.key, key)
}

/// Finds an element. In a `const`, a key that isn't there stops the build.
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
    use crate::schema::House;

    #[test]
    fn every_question_about_waits_has_an_answer_of_its_own() {
        let asked = |key, ask| WaitQuestion { key, ask };
        let house: House = "hk-old-style".parse().expect("a house");
        let entry = notation::parse("46s p111z c456m p777p 22s w5s EE").expect("readable");
        let (hand, context) = check(&house, &entry).expect("a win");
        let won = WonHand::new(&house, &hand, &context);
        let one = |won: &WonHand| {
            won.hand
                .winning_tile()
                .into_iter()
                .fold(TileSet::NONE, TileSet::with)
        };
        let first = won.waits(&asked("one", one));
        assert_eq!(first.iter().count(), 1);
        assert!(won.waits(&asked("none", |_| TileSet::NONE)).is_empty());
        // It is worked out once.
        assert_eq!(won.waits(&asked("one", |_| TileSet::NONE)), first);
    }
}
