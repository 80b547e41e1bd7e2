//! The table of payments in a rule set with a further axis: han and fu, by discard and self-draw, to East and
//! to others, each with an example hand.

use std::ops::Range;

use tilewise_rules::{HandValue, Level, RuleConfig, Seat, ValueInHand, Win, WinBy};

use crate::link;
use crate::outcome::levels::Levels;
use crate::store::Draft;

/// The payments for every value to one winner.
#[derive(Debug, PartialEq)]
pub struct ValueTable {
    /// Whether East wins.
    pub dealer: bool,
    /// The values for which the further axis matters.
    pub columns: Range<u16>,
    /// The values on the further axis, with the payment for each column.
    pub rows: Vec<(u16, Vec<Cell>)>,
    /// The payments for levels.
    pub levels: Vec<LevelRow>,
}

/// The payments for a value: by discard and by self-draw.
pub type Cell = [Option<CellPayment>; 2];

/// The payment for a value, by a way of winning.
#[derive(Clone, Debug, PartialEq)]
pub struct CellPayment {
    /// The amounts: of the discarder; of others and of East; or of each player.
    pub amounts: Vec<i64>,
    /// The level.
    pub level: Option<&'static Level>,
    /// The path of an example hand, if there is one.
    pub hand: Option<String>,
}

/// The payment for a level.
#[derive(Debug, PartialEq)]
pub struct LevelRow {
    /// The level.
    pub level: &'static Level,
    /// The number of units of the highest level.
    pub units: u16,
    /// The range of values; empty for units.
    pub values: Range<u16>,
    /// The payment.
    pub paid: Cell,
}

const WAYS: [(Win, WinBy); 2] = [
    (Win::Discard { from: Seat::West }, WinBy::Discard),
    (Win::SelfDraw, WinBy::SelfDraw),
];

/// Returns the tables of a rule configuration, for other winners than East and for East; `None` without a
/// further axis.
pub fn value_tables(house: &RuleConfig) -> Option<[ValueTable; 2]> {
    let making = ValueTableBuilder {
        house,
        levels: Levels::for_house(house)?,
        hands: house.values_in_hands(),
    };
    Some([false, true].map(|dealer| making.table(dealer)))
}

struct ValueTableBuilder<'a> {
    house: &'a RuleConfig,
    levels: Levels,
    hands: Vec<ValueInHand>,
}

impl ValueTableBuilder<'_> {
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

    /// Returns the rows of the highest level and its multiples, if there are example hands.
    fn units(&self, dealer: bool) -> impl Iterator<Item = LevelRow> {
        let all = self.levels.highest.into_iter();
        let all = all.flat_map(|(level, most)| (1..=most).map(move |units| (level, units)));
        all.filter_map(move |(level, units)| {
            let value = HandValue::without_axes(units * self.house.limits().hand);
            let paid = WAYS.map(|(win, by)| {
                let hand = self.hand(dealer, by, |hand| {
                    hand.axes.is_empty() && hand.basis.units == units
                });
                self.paid(dealer, win, value, hand)
            });
            let has_hand = paid.iter().any(|paid| paid.hand.is_some());
            has_hand.then(|| LevelRow {
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
        Some(link::hand_path(&draft))
    }

    fn paid(&self, dealer: bool, win: Win, value: HandValue, hand: Option<String>) -> CellPayment {
        let winner = if dealer { Seat::East } else { Seat::South };
        let net = (self.house.rule_set().payment.pays)(self.house, winner, win, value).net();
        let mut amounts: Vec<i64> = winner.others().map(|seat| -net[seat]).into_iter().collect();
        amounts.retain(|&amount| amount > 0);
        amounts.sort_unstable();
        amounts.dedup();
        CellPayment {
            amounts,
            level: (self.levels.rule.of_value)(self.house, value).level,
            hand,
        }
    }
}
