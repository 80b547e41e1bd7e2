//! Who hands what to whom at the end.

#[cfg(test)]
mod tests;

use std::cmp::Reverse;

use crate::{Holder, PARTS, Standings, Table};

/// Something that is handed over at the end; above 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handover {
    /// Who pays.
    pub from: Holder,
    /// Who is paid.
    pub to: Holder,
    /// How much.
    pub amount: i64,
}

/// For more than so many the fewest payments aren't looked for.
const EXACT: usize = 12;

/// Who hands what to whom so that everybody comes out even, in the fewest payments. What is given is
/// what each has gained or lost; it sums to zero.
///
/// ```
/// use tilewise_ledger::{Holder, PlayerId, settle};
/// let player = |place| Holder::Player(PlayerId(place));
/// let all = settle(&[(player(0), 30), (player(1), -10), (player(2), -30), (player(3), 10)]);
/// let said = all.iter().map(|one| (one.from, one.to, one.amount));
/// assert!(said.eq([(player(2), player(0), 30), (player(1), player(3), 10)]));
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
    payments.sort_by_key(|one| (Reverse(one.amount), one.from, one.to));
    payments
}

/// As many groups as there can be of those who are even among themselves: each of them saves a
/// payment.
fn even_groups(all: &[(Holder, i64)]) -> Vec<usize> {
    let last = (1 << all.len()) - 1;
    let members = |set: usize| (0..all.len()).filter(move |member| set & 1 << member != 0);
    let is_even = |set: usize| members(set).map(|member| all[member].1).sum::<i64>() == 0;
    // The most groups into which some of a set fall when its members come one by one, and who came
    // last.
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

/// Who lost most pays who gained most, until all is paid.
fn settle_group(mut all: Vec<(Holder, i64)>, payments: &mut Vec<Handover>) {
    loop {
        all.sort_by_key(|one| one.1);
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
    /// Who hands what to whom, in hundredths, so that everybody has what they began with.
    pub fn settle(&self) -> Vec<Handover> {
        let holders = self.accounts.holders();
        let gained: Vec<_> = holders
            .map(|holder| (holder, self.accounts.gained(holder)))
            .collect();
        settle(&gained)
    }

    /// The same by overall scores, in thousandths of a point, where the rule set has them and they
    /// are gains and losses. What was taken from a player for nobody goes to the bank.
    pub fn settle_overall(&self) -> Option<Vec<Handover>> {
        let rule = self.rules.house.rule_set().progression.overall;
        rule.filter(|rule| rule.is_gain)?;
        let Standings(places) = self.standings();
        let overall = places.iter().filter_map(|place| {
            let score = place.overall?.thousandths();
            Some((Holder::Player(place.player), score))
        });
        let mut overall: Vec<_> = overall.collect();
        overall.sort_by_key(|one| one.0);
        let left = -overall.iter().map(|one| one.1).sum::<i64>();
        (!overall.is_empty()).then(|| {
            overall.push((Holder::Bank, left));
            settle(&overall)
        })
    }

    /// The money of the house, for amounts in hundredths.
    ///
    /// ```
    /// # use tilewise_ledger::{Game, Input, Opening, PlayerId, Rules, EntryId};
    /// # use tilewise_rules::BySeat;
    /// # let rules = Rules { house: "hk-old-style".parse().unwrap(), penalty_book: None };
    /// # let players = ["Ann", "Bo", "Cy", "Di"].map(str::to_owned).to_vec();
    /// # let seats = BySeat::new([0, 1, 2, 3].map(PlayerId));
    /// # let opening = Opening { rules, players, seats, start: None };
    /// # let mut game = Game::default();
    /// # game.tell(&EntryId("1".to_owned()), &Input::Opened(opening));
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
