//! Example hands of a required value.

use tilewise_rules::{
    Payments, RuleConfig, Score, Seat, TableStakes, Tile, Win, WinInput, check, notation, score,
};

use super::{Value, WinMethod};
use crate::{PlayerId, Table};

/// A hand of a required value.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// The hand, with the method of winning.
    pub entry: WinInput,
    /// The value, at least the required one.
    pub value: Value,
}

impl Table {
    /// Returns a hand that has this value when the player wins it at this table. Candidates are the examples
    /// of the axes, elements and highest hands, with an indicator if one is missing.
    ///
    /// If none matches, returns the one of higher value that pays least.
    pub fn example(&self, player: PlayerId, way: WinMethod, value: Value) -> Option<Example> {
        let seat = self.seat_of(player)?;
        let win = match way {
            WinMethod::SelfDraw => Win::SelfDraw,
            WinMethod::From(other) => Win::Discard {
                from: self.seat_of(other)?,
            },
        };
        let rule_set = self.rules.house.rule_set();
        let of_axes = rule_set.scoring.axes.iter().flat_map(|axis| axis.examples);
        let of_elements = rule_set
            .scoring
            .elements
            .iter()
            .map(|element| &element.example);
        let of_elements = of_elements.chain(rule_set.scoring.high_hands);
        let (mut less, mut more) = (Vec::new(), Vec::new());
        for text in of_axes.chain(of_elements) {
            let Ok(mut entry) = notation::parse(text) else {
                continue;
            };
            self.won_so(&mut entry, player, (seat, win));
            match self.compare(&entry, value) {
                ValueComparison::Same => return Some(Example { entry, value }),
                ValueComparison::Less => less.push(entry),
                ValueComparison::More { value, received } => {
                    more.push((received, Example { entry, value }));
                }
                ValueComparison::Other => {}
            }
        }
        let indicators = rule_set.hand.indicators.map(|_| Tile::ALL);
        let indicators = indicators.into_iter().flatten();
        let mut with_one = indicators.flat_map(|tile| {
            less.iter().map(move |entry| {
                let mut entry = entry.clone();
                entry.hand.dora.push(tile);
                entry
            })
        });
        let same =
            with_one.find(|entry| matches!(self.compare(entry, value), ValueComparison::Same));
        let same = same.map(|entry| Example { entry, value });
        let least = || more.into_iter().min_by_key(|(received, _)| *received);
        same.or_else(|| Some(least()?.1))
    }

    /// Sets the winner, the method of winning and the state of the hand in play.
    fn won_so(&self, entry: &mut WinInput, player: PlayerId, (seat, win): (Seat, Win)) {
        let context = &mut entry.context;
        context.seat = Some(seat);
        context.prevailing = Some(self.position.round);
        context.by = Some(win.by());
        context.from = win.from();
        context.stakes = TableStakes::NONE;
        if self.bets.contains(&player) {
            context.stakes.declared = Some(Seat::ALL.map(|other| other == seat));
        }
        for meld in &mut entry.hand.melds {
            // The discarder of a meld doesn't matter here, and could be the winner.
            meld.from = None;
        }
    }

    fn compare(&self, entry: &WinInput, value: Value) -> ValueComparison {
        let house = &self.rules.house;
        let Ok((hand, context)) = check(house, entry) else {
            return ValueComparison::Other;
        };
        let Some(score) = score(house, &hand, &context).filter(|score| !score.below_minimum) else {
            return ValueComparison::Other;
        };
        let seat = context.seat;
        let plain = |value: Value| value.payments(house, seat, context.win);
        let pays = |payments: &Payments, other: Seat| -payments.net()[other];
        // A player may be liable for the hand.
        let is_plain = |payments: &Payments| {
            let mut others = seat.others().into_iter();
            others.all(|other| pays(&score.payments, other) == pays(payments, other))
        };
        let target = plain(value);
        if is_plain(&target) && is_worth(house, &score, value) {
            return ValueComparison::Same;
        }
        let worth = Value::from_score(house, &score);
        let paid = plain(worth);
        let received = paid.received(seat);
        if received > target.received(seat) && is_plain(&paid) {
            let value = worth;
            return ValueComparison::More { value, received };
        }
        let is_less = match value {
            Value::OnAxis { counted, on_axis } => {
                score.best.counted < counted && score.best.axis_totals().eq([on_axis])
            }
            Value::Counted(counted) => score.best.counted < counted,
            Value::Units(_) => false,
        };
        if is_less {
            ValueComparison::Less
        } else {
            ValueComparison::Other
        }
    }
}

/// A comparison of a hand with the required value.
enum ValueComparison {
    /// The value is equal.
    Same,
    /// The value is lower, and an indicator may make up for it.
    Less,
    /// The value is higher: this value, for which the winner receives this amount.
    More { value: Value, received: i64 },
    /// None of these.
    Other,
}

fn is_worth(house: &RuleConfig, score: &Score, value: Value) -> bool {
    let best = &score.best;
    match value {
        Value::OnAxis { counted, on_axis } => {
            best.counted == counted && best.axis_totals().eq([on_axis])
        }
        Value::Counted(counted) => {
            best.counted == counted
                && (house.rule_set().scoring.axes.is_empty() || !best.axes.is_empty())
        }
        Value::Units(units) => {
            let basis = score.basis(house);
            best.axes.is_empty() && basis.is_some_and(|(_, basis)| basis.units == units)
        }
    }
}
