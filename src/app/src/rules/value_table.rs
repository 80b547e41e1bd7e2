//! The table of what each value pays in a rule set with a further axis: han and fu, by discard and
//! self-drawn, to East and to the others; each with a hand that is worth it.

use std::ops::Range;

use tilewise_rules::{HandValue, House, Level, Seat, ValueInHand, Win, WinBy};

use crate::levels::Levels;
use crate::link;
use crate::state::Draft;

/// What every value pays one winner.
#[derive(Debug, PartialEq)]
pub struct ValueTable {
    /// Whether East wins.
    pub dealer: bool,
    /// The values that the further axis matters for.
    pub columns: Range<u16>,
    /// What is counted on the further axis, and for each column what is paid.
    pub rows: Vec<(u16, Vec<Cell>)>,
    /// What is paid by level alone.
    pub levels: Vec<LevelRow>,
}

/// What is paid for one value: by discard, and self-drawn.
pub type Cell = [Option<Paid>; 2];

/// What is paid for a value in one way to win.
#[derive(Clone, Debug, PartialEq)]
pub struct Paid {
    /// The amounts: of the discarder; of each other and of East; of each.
    pub amounts: Vec<i64>,
    /// The level that is reached.
    pub level: Option<&'static Level>,
    /// The way to a hand that is worth it, if there is one.
    pub hand: Option<String>,
}

/// What is paid by a level.
#[derive(Debug, PartialEq)]
pub struct LevelRow {
    /// The level.
    pub level: &'static Level,
    /// How many units of the highest are paid.
    pub units: u16,
    /// From which value it is reached, and up to which; nothing of units.
    pub values: Range<u16>,
    /// What is paid.
    pub paid: Cell,
}

const WAYS: [(Win, WinBy); 2] = [
    (Win::Discard { from: Seat::West }, WinBy::Discard),
    (Win::SelfDraw, WinBy::SelfDraw),
];

/// The tables of a house: when others than East win, and when East does. Nothing for a rule set
/// without a further axis.
pub fn value_tables(house: &House) -> Option<[ValueTable; 2]> {
    let making = Making {
        house,
        levels: Levels::of(house)?,
        hands: house.values_in_hands(),
    };
    Some([false, true].map(|dealer| making.table(dealer)))
}

struct Making<'a> {
    house: &'a House,
    levels: Levels,
    hands: Vec<ValueInHand>,
}

impl Making<'_> {
    fn table(&self, dealer: bool) -> ValueTable {
        let columns = &self.levels.by_axis;
        let cell = |counted: u16, on_axis: u16| {
            WAYS.map(|(win, by)| {
                let refused = self.levels.impossible(self.house, win, counted, on_axis);
                refused.is_none().then(|| {
                    let axes = &[on_axis];
                    let hand = self.hand(dealer, by, |hand| {
                        hand.counted == counted && hand.axes == axes
                    });
                    self.paid(dealer, win, HandValue { counted, axes }, hand)
                })
            })
        };
        let row = |&on_axis: &u16| {
            let cells = columns.clone().map(|counted| cell(counted, on_axis));
            (on_axis, cells.collect())
        };
        let listed = self.levels.axis.listed.iter();
        ValueTable {
            dealer,
            columns: columns.clone(),
            rows: listed.map(row).collect(),
            levels: self.by_level(dealer).chain(self.units(dealer)).collect(),
        }
    }

    fn by_level(&self, dealer: bool) -> impl Iterator<Item = LevelRow> {
        let all = self.levels.by_level.iter();
        all.map(move |(level, values)| {
            let axes = &self.levels.axis.listed[..1];
            let counted = values.start;
            let paid = WAYS.map(|(win, by)| {
                let hand = self.hand(dealer, by, |hand| {
                    values.contains(&hand.counted) && !hand.axes.is_empty()
                });
                Some(self.paid(dealer, win, HandValue { counted, axes }, hand))
            });
            LevelRow {
                level,
                units: 0,
                values: values.clone(),
                paid,
            }
        })
    }

    /// The highest level, and several units of it, as far as there are hands.
    fn units(&self, dealer: bool) -> impl Iterator<Item = LevelRow> {
        let all = self.levels.highest.into_iter();
        let all = all.flat_map(|(level, most)| (1..=most).map(move |units| (level, units)));
        all.filter_map(move |(level, units)| {
            let value = HandValue::of(units * self.house.limits().hand);
            let paid = WAYS.map(|(win, by)| {
                let hand = self.hand(dealer, by, |hand| {
                    hand.axes.is_empty() && hand.basis.units == units
                });
                self.paid(dealer, win, value, hand)
            });
            let is_known = paid.iter().any(|paid| paid.hand.is_some());
            is_known.then(|| LevelRow {
                level,
                units,
                values: 0..0,
                paid: paid.map(Some),
            })
        })
    }

    fn hand(&self, dealer: bool, by: WinBy, is: impl Fn(&ValueInHand) -> bool) -> Option<String> {
        let mut all = self.hands.iter();
        let found = all.find(|hand| (hand.dealer, hand.by) == (dealer, by) && is(hand))?;
        let draft = Draft {
            house: self.house.clone(),
            entry: found.entry.clone(),
        };
        Some(link::path(&draft))
    }

    fn paid(&self, dealer: bool, win: Win, value: HandValue, hand: Option<String>) -> Paid {
        let winner = if dealer { Seat::East } else { Seat::South };
        let net = (self.house.rule_set().pays)(self.house, winner, win, value).net();
        let mut amounts: Vec<i64> = winner.others().map(|seat| -net[seat]).into_iter().collect();
        amounts.retain(|&amount| amount > 0);
        amounts.sort_unstable();
        amounts.dedup();
        Paid {
            amounts,
            level: (self.levels.rule.of_value)(self.house, value).level,
            hand,
        }
    }
}
