//! The table of what each value pays in a rule set with a further axis: han and fu, by discard and
//! self-drawn, to East and to the others; each with a hand that is worth it.

use std::ops::Range;

use tilewise_rules::{Axis, Basis, HandValue, House, Level, Seat, ValueInHand, Win, WinBy};

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
    let rule_set = house.rule_set();
    let ([axis], Some(rule)) = (rule_set.axes, rule_set.basis) else {
        return None;
    };
    let making = Making {
        house,
        axis,
        basis: rule.of_value,
        hands: house.values_in_hands(),
    };
    Some([false, true].map(|dealer| making.table(dealer)))
}

struct Making<'a> {
    house: &'a House,
    axis: &'static Axis,
    basis: fn(&House, HandValue) -> Basis,
    hands: Vec<ValueInHand>,
}

impl Making<'_> {
    fn table(&self, dealer: bool) -> ValueTable {
        let least = self.house.minimum();
        let most = self.house.limits().most;
        let end = (least..=most).find(|&value| self.matters_no_more(value));
        let columns = least..end.unwrap_or(most);
        let row = |&on_axis: &u16| {
            let cells = columns.clone().map(|value| {
                WAYS.map(|way| {
                    let axes = [on_axis];
                    let value = HandValue {
                        counted: value,
                        axes: &axes,
                    };
                    let refused = (self.axis.impossible)(self.house, way.0, value);
                    refused.is_none().then(|| {
                        let hand = self.hand(dealer, way.1, |hand| {
                            hand.counted == value.counted && hand.axes == axes
                        });
                        self.paid(dealer, way.0, value, hand)
                    })
                })
            });
            (on_axis, cells.collect())
        };
        ValueTable {
            dealer,
            rows: self.axis.listed.iter().map(row).collect(),
            levels: self.levels(dealer, columns.end..most + 1),
            columns,
        }
    }

    /// Whether the further axis changes nothing about a value.
    fn matters_no_more(&self, counted: u16) -> bool {
        let listed = self.axis.listed.iter();
        let mut all = listed.map(|&one| {
            let axes = &[one];
            (self.basis)(self.house, HandValue { counted, axes }).base
        });
        let first = all.next();
        all.all(|base| Some(base) == first)
    }

    fn levels(&self, dealer: bool, values: Range<u16>) -> Vec<LevelRow> {
        let mut rows: Vec<LevelRow> = Vec::new();
        let axes = &self.axis.listed[..1];
        for counted in values {
            let value = HandValue { counted, axes };
            let Some(level) = (self.basis)(self.house, value).level else {
                continue;
            };
            match rows.last_mut().filter(|row| row.level == level) {
                Some(row) => row.values.end = counted + 1,
                None => rows.push(LevelRow {
                    level,
                    units: 0,
                    values: counted..counted + 1,
                    paid: [None, None],
                }),
            }
        }
        for row in &mut rows {
            let counted = row.values.start;
            row.paid = WAYS.map(|way| {
                let hand = self.hand(dealer, way.1, |hand| {
                    row.values.contains(&hand.counted) && !hand.axes.is_empty()
                });
                Some(self.paid(dealer, way.0, HandValue { counted, axes }, hand))
            });
        }
        rows.extend(self.units(dealer));
        rows
    }

    /// The highest level, and several units of it, as far as there are hands.
    fn units(&self, dealer: bool) -> impl Iterator<Item = LevelRow> {
        let limits = self.house.limits();
        let all = 1..=limits.tiers / limits.hand.max(1);
        all.filter_map(move |units| {
            let value = HandValue::of(units * limits.hand);
            let hands = WAYS.map(|way| {
                self.hand(dealer, way.1, |hand| {
                    hand.axes.is_empty() && hand.basis.units == units
                })
            });
            let level = (self.basis)(self.house, value).level?;
            if hands == [None, None] {
                return None;
            }
            let mut hands = hands.into_iter();
            Some(LevelRow {
                level,
                units,
                values: 0..0,
                paid: WAYS.map(|way| Some(self.paid(dealer, way.0, value, hands.next().flatten()))),
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
            level: (self.basis)(self.house, value).level,
            hand,
        }
    }
}
