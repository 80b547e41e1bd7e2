//! Hands that are worth what somebody needs.

use tilewise_rules::{
    House, OnTable, Payments, Score, Seat, Tile, Win, WinInput, check, notation, score,
};

use super::{Value, Way};
use crate::{PlayerId, Table};

/// A hand that is worth enough.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// The hand, and how it is won.
    pub entry: WinInput,
    /// What it is worth: no less than what was asked for.
    pub value: Value,
}

impl Table {
    /// A hand that is worth this when a player wins it so at this table, if the rule set knows one:
    /// of the examples of its table of values and of its scoring elements and of its highest hands,
    /// with an indicator where one is missing. Else the one of those that are worth more that is paid least.
    pub fn example(&self, player: PlayerId, way: Way, value: Value) -> Option<Example> {
        let seat = self.seat_of(player)?;
        let win = match way {
            Way::SelfDraw => Win::SelfDraw,
            Way::From(other) => Win::Discard {
                from: self.seat_of(other)?,
            },
        };
        let rule_set = self.rules.house.rule_set();
        let of_axes = rule_set.axes.iter().flat_map(|axis| axis.examples);
        let of_elements = rule_set.elements.iter().map(|element| &element.example);
        let of_elements = of_elements.chain(rule_set.high_hands);
        let (mut less, mut more) = (Vec::new(), Vec::new());
        for text in of_axes.chain(of_elements) {
            let Ok(mut entry) = notation::parse(text) else {
                continue;
            };
            self.won_so(&mut entry, player, (seat, win));
            match self.compare(&entry, value) {
                Compared::Same => return Some(Example { entry, value }),
                Compared::Less => less.push(entry),
                Compared::More { value, received } => {
                    more.push((received, Example { entry, value }));
                }
                Compared::Other => {}
            }
        }
        let indicators = rule_set.indicators.map(|_| Tile::ALL);
        let indicators = indicators.into_iter().flatten();
        let mut with_one = indicators.flat_map(|tile| {
            less.iter().map(move |entry| {
                let mut entry = entry.clone();
                entry.hand.dora.push(tile);
                entry
            })
        });
        let same = with_one.find(|entry| matches!(self.compare(entry, value), Compared::Same));
        let same = same.map(|entry| Example { entry, value });
        let least = || more.into_iter().min_by_key(|(received, _)| *received);
        same.or_else(|| Some(least()?.1))
    }

    /// Makes it won by this seat in this way, in the hand that is played.
    fn won_so(&self, entry: &mut WinInput, player: PlayerId, (seat, win): (Seat, Win)) {
        let context = &mut entry.context;
        context.seat = Some(seat);
        context.prevailing = Some(self.position.round);
        context.by = Some(win.by());
        context.from = win.from();
        context.on_table = OnTable::NOTHING;
        if self.bets.contains(&player) {
            context.on_table.declared = Some(Seat::ALL.map(|other| other == seat));
        }
        for meld in &mut entry.hand.melds {
            // Who gave it says nothing here, and it may not be the winner.
            meld.from = None;
        }
    }

    fn compare(&self, entry: &WinInput, value: Value) -> Compared {
        let house = &self.rules.house;
        let Ok((hand, context)) = check(house, entry) else {
            return Compared::Other;
        };
        let Some(score) = score(house, &hand, &context).filter(|score| !score.below_minimum) else {
            return Compared::Other;
        };
        let seat = context.seat;
        let plain = |value: Value| value.payments(house, seat, context.win);
        let pays = |payments: &Payments, other: Seat| -payments.net()[other];
        // Somebody may be liable for it.
        let is_plain = |payments: &Payments| {
            let mut others = seat.others().into_iter();
            others.all(|other| pays(&score.payments, other) == pays(payments, other))
        };
        let asked = plain(value);
        if is_plain(&asked) && is_worth(house, &score, value) {
            return Compared::Same;
        }
        let worth = Value::of(house, &score);
        let paid = plain(worth);
        let received = paid.received(seat);
        if received > asked.received(seat) && is_plain(&paid) {
            let value = worth;
            return Compared::More { value, received };
        }
        let is_less = match value {
            Value::OnAxis { counted, on_axis } => {
                score.best.counted < counted && score.best.axis_totals().eq([on_axis])
            }
            Value::Counted(counted) => score.best.counted < counted,
            Value::Units(_) => false,
        };
        if is_less {
            Compared::Less
        } else {
            Compared::Other
        }
    }
}

/// A hand beside the value that is looked for.
enum Compared {
    /// It is worth just that.
    Same,
    /// It is worth less, and an indicator may make up for it.
    Less,
    /// It is worth more: this, for which the winner is paid so much.
    More { value: Value, received: i64 },
    /// None of these.
    Other,
}

fn is_worth(house: &House, score: &Score, value: Value) -> bool {
    let best = &score.best;
    match value {
        Value::OnAxis { counted, on_axis } => {
            best.counted == counted && best.axis_totals().eq([on_axis])
        }
        Value::Counted(counted) => {
            best.counted == counted && (house.rule_set().axes.is_empty() || !best.axes.is_empty())
        }
        Value::Units(units) => {
            let basis = score.basis(house);
            best.axes.is_empty() && basis.is_some_and(|(_, basis)| basis.units == units)
        }
    }
}
