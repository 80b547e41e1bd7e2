//! Values of wins by one rule set.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use tilewise_rules::Unit;

use crate::{HandReference, SeasonWin};

/// The values of wins by one rule set. Values of different rule sets are never mixed.
#[derive(Clone, Debug, PartialEq)]
pub struct ValueStatistics {
    /// The rule set, by its key.
    pub rule_set: &'static str,
    /// What it counts: fan, tai, han.
    pub unit: Unit,
    /// The wins with a known value, in the order of the season; at least one.
    pub wins: Vec<HandReference>,
    /// The sum of their values, in the unit. A yakuman counts as many han as a limit hand has.
    pub sum: u64,
    /// The best wins, at most [`Self::MOST_BEST`]: by value, then by points gained, then the earlier one.
    pub best: Vec<SeasonWin>,
}

impl ValueStatistics {
    /// The most wins in the list of the best.
    pub const MOST_BEST: usize = 5;

    /// Returns the mean value in hundredths of the unit, halves rounded up.
    pub fn mean_hundredths(&self) -> u64 {
        let count = u64::try_from(self.wins.len()).unwrap_or(u64::MAX);
        let doubled = self.sum.saturating_mul(200).saturating_add(count);
        doubled.checked_div(count * 2).unwrap_or_default()
    }
}

/// Returns the values of wins, by rule set.
pub(super) fn value_statistics<'a>(
    wins: impl Iterator<Item = &'a SeasonWin>,
) -> Vec<ValueStatistics> {
    let mut groups: BTreeMap<&str, Vec<Valued>> = BTreeMap::new();
    for win in wins {
        if let Some(worth) = win.worth {
            let valued = Valued {
                win,
                order: (worth.counted, worth.on_axis, win.gained),
                unit: worth.unit,
            };
            groups.entry(win.rule_set).or_default().push(valued);
        }
    }
    let groups = groups.into_values();
    groups
        .filter_map(|group| statistics_of_group(&group))
        .collect()
}

/// A win with a known value.
#[derive(Clone, Copy)]
struct Valued<'a> {
    win: &'a SeasonWin,
    order: (u32, u16, i64),
    unit: Unit,
}

fn statistics_of_group(group: &[Valued]) -> Option<ValueStatistics> {
    let first = group.first()?;
    let mut best = group.to_vec();
    best.sort_by_key(|one| Reverse(one.order));
    best.truncate(ValueStatistics::MOST_BEST);
    Some(ValueStatistics {
        rule_set: first.win.rule_set,
        unit: first.unit,
        wins: group.iter().map(|one| one.win.hand.clone()).collect(),
        sum: group.iter().map(|one| u64::from(one.order.0)).sum(),
        best: best.into_iter().map(|one| one.win.clone()).collect(),
    })
}
