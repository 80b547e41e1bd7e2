//! Final payments between players.

#[cfg(test)]
mod tests;

use std::cmp::Reverse;

use crate::{Holder, PARTS, Standings, Table};
use tilewise_rules::sort_short_by_key;

/// A final payment, above 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handover {
    /// The payer.
    pub from: Holder,
    /// The payee.
    pub to: Holder,
    /// The amount.
    pub amount: i64,
}

/// The maximum number of holders for which the fewest payments are searched.
const EXACT: usize = 12;

/// Returns the fewest payments that balance all accounts. `gained` contains gains and losses, which sum to
/// zero.
///
/// ```
/// use tilewise_ledger::{Holder, PlayerId, settle};
/// let player = |place| Holder::Player(PlayerId(place));
/// let all = settle(&[(player(0), 30), (player(1), -10), (player(2), -30), (player(3), 10)]);
/// let payments = all.iter().map(|one| (one.from, one.to, one.amount));
/// assert!(payments.eq([(player(2), player(0), 30), (player(1), player(3), 10)]));
/// ```
pub fn settle(gained: &[(Holder, i64)]) -> Vec<Handover> {
    let all: Vec<_> = gained.iter().copied().filter(|one| one.1 != 0).collect();
    let mut payments = Vec::new();
    if all.len() > EXACT {
        settle_group(all, &mut payments);
    } else {
        for group in even_groups(&all) {
            let members = (0..all.len()).filter(|member| group & 1 << member != 0);
            settle_group(members.map(|member| all[member]).collect(), &mut payments);
        }
    }
    sort_short_by_key(&mut payments, |one| (Reverse(one.amount), one.from, one.to));
    payments
}

/// Returns the largest partition into groups that sum to zero: each group saves a payment.
///
/// Dynamic programming over subsets: `most` contains the maximum number of groups when the members of a
/// subset are added in sequence, and the last member added.
fn even_groups(all: &[(Holder, i64)]) -> Vec<usize> {
    let last = (1 << all.len()) - 1;
    let members = |set: usize| (0..all.len()).filter(move |member| set & 1 << member != 0);
    let is_even = |set: usize| members(set).map(|member| all[member].1).sum::<i64>() == 0;
    let mut most = vec![(0, 0); last + 1];
    for set in 1..=last {
        let best = members(set).map(|member| (most[set ^ 1 << member].0, member));
        let (groups, member) = best.rev().max_by_key(|one| one.0).unwrap_or_default();
        most[set] = (groups + usize::from(is_even(set)), member);
    }
    let (mut groups, mut group, mut set) = (Vec::new(), 0, last);
    while set != 0 {
        if group != 0 && is_even(set) {
            groups.push(group);
            group = 0;
        }
        let member = 1 << most[set].1;
        group |= member;
        set ^= member;
    }
    groups.push(group);
    groups
}

/// Settles a group: the largest debtor pays the largest creditor until all are even.
fn settle_group(mut all: Vec<(Holder, i64)>, payments: &mut Vec<Handover>) {
    loop {
        sort_short_by_key(&mut all, |one| one.1);
        let [(from, lost), .., (to, gained)] = &mut all[..] else {
            return;
        };
        let amount = (-*lost).min(*gained);
        if amount <= 0 {
            return;
        }
        payments.push(Handover {
            from: *from,
            to: *to,
            amount,
        });
        *lost += amount;
        *gained -= amount;
    }
}

impl Table {
    /// Returns the payments, in hundredths, that restore the starting scores.
    pub fn settle(&self) -> Vec<Handover> {
        let holders = self.accounts.holders();
        let gained: Vec<_> = holders
            .map(|holder| (holder, self.accounts.gained(holder)))
            .collect();
        settle(&gained)
    }

    /// Returns the payments by overall scores, in thousandths of a point, if the rule set has them as gains
    /// and losses. Points taken from a player for nobody go to the bank.
    pub fn settle_overall(&self) -> Option<Vec<Handover>> {
        let rule = self.rules.house.rule_set().game.progression.overall;
        rule.filter(|rule| rule.is_gain)?;
        let Standings(places) = self.standings();
        let overall = places.iter().filter_map(|place| {
            let score = place.overall?.thousandths();
            Some((Holder::Player(place.player), score))
        });
        let mut overall: Vec<_> = overall.collect();
        sort_short_by_key(&mut overall, |one| one.0);
        let left = -overall.iter().map(|one| one.1).sum::<i64>();
        (!overall.is_empty()).then(|| {
            overall.push((Holder::Bank, left));
            settle(&overall)
        })
    }

    /// Returns the money of the rule configuration, for amounts in hundredths.
    ///
    /// ```
    /// # use tilewise_ledger::{EntryId, Game, GameEvent, Opening, PlayerId, Rules};
    /// # use tilewise_rules::BySeat;
    /// # let rules = Rules { house: "hk-old-style".parse().unwrap(), penalty_book: None };
    /// # let players = ["Ann", "Bo", "Cy", "Di"].map(str::to_owned).to_vec();
    /// # let seats = BySeat::new([0, 1, 2, 3].map(PlayerId));
    /// # let opening = Opening { rules, players, seats, start: None, club: None };
    /// # let mut game = Game::default();
    /// # game.apply(&EntryId("1".to_owned()), &GameEvent::Opened(opening));
    /// # let table = game.table().unwrap();
    /// assert_eq!(table.money().decimal(12_825).to_string(), "128.25");
    /// ```
    pub fn money(&self) -> tilewise_rules::Money {
        tilewise_rules::Money {
            parts: PARTS,
            ..self.rules.house.money()
        }
    }
}
