//! What hands can be worth.

use tilewise_rules::{Fact, Facts, HandValue, House, Level, Payments, Seat, Win};

/// What a hand is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Value {
    /// Fan, faan, tai; of han so many that fu don't matter.
    Counted(u16),
    /// So many, and so many on the further axis: han and fu.
    OnAxis {
        /// Han.
        counted: u16,
        /// Fu.
        on_axis: u16,
    },
    /// So many units of the highest level: yakuman.
    Units(u16),
}

impl Value {
    /// The answers to the event that pays a win whose value is known.
    pub fn facts(self, house: &House, seat: Seat, win: Win) -> Facts {
        let rule_set = house.rule_set();
        match self {
            Self::Counted(counted) => Facts::of_counted_win(seat, counted, win),
            Self::OnAxis { counted, on_axis } => {
                let mut facts = Facts::of_counted_win(seat, counted, win);
                if let [axis] = rule_set.axes {
                    facts.set(axis.key, Fact::Number(on_axis.into()));
                }
                facts
            }
            Self::Units(units) => {
                let mut facts = Facts::of_counted_win(seat, 0, win);
                facts.set("value", Fact::Nothing);
                if let Some(rule) = rule_set.basis {
                    facts.set(rule.units_key, Fact::Number(units.into()));
                }
                facts
            }
        }
    }

    /// The level of payment that it reaches, where it has a name of its own.
    pub fn level(self, house: &House) -> Option<&'static Level> {
        let rule = house.rule_set().basis?;
        self.see(house, |value| (rule.of_value)(house, value).level)
    }

    /// Who pays whom for it beside pots, bets and counters, where nobody is liable.
    pub fn payments(self, house: &House, seat: Seat, win: Win) -> Payments {
        let pays = house.rule_set().pays;
        self.see(house, |value| pays(house, seat, win, value))
    }

    /// Whether a hand that is won so can be worth this.
    pub(super) fn can_be(self, house: &House, win: Win) -> bool {
        let (Self::OnAxis { .. }, [axis]) = (self, house.rule_set().axes) else {
            return true;
        };
        self.see(house, |value| {
            (axis.impossible)(house, win, value).is_none()
        })
    }

    /// The value as the rules take it.
    fn see<T>(self, house: &House, see: impl FnOnce(HandValue) -> T) -> T {
        match self {
            Self::Counted(counted) => {
                let axes = house.rule_set().axes.iter();
                let axes: Vec<_> = axes
                    .filter_map(|axis| axis.listed.first().copied())
                    .collect();
                let axes = &axes;
                see(HandValue { counted, axes })
            }
            Self::OnAxis { counted, on_axis } => {
                let axes = &[on_axis];
                see(HandValue { counted, axes })
            }
            Self::Units(units) => {
                let unit = house.limits().hand;
                see(HandValue::of(unit.saturating_mul(units)))
            }
        }
    }
}

/// Every value that a hand can have in a house.
pub(super) fn values(house: &House) -> Vec<Value> {
    let rule_set = house.rule_set();
    let limits = house.limits();
    let counted = house.minimum()..=limits.most;
    let ([axis], Some(rule)) = (rule_set.axes, rule_set.basis) else {
        return counted.map(Value::Counted).collect();
    };
    let base = |value: Value| value.see(house, |value| (rule.of_value)(house, value).base);
    let mut all = Vec::new();
    for counted in counted {
        let on_axis = axis.listed.iter();
        let on_axis = on_axis.map(|&on_axis| Value::OnAxis { counted, on_axis });
        let same = base(Value::Counted(counted));
        if on_axis.clone().all(|value| base(value) == same) {
            all.push(Value::Counted(counted));
        } else {
            all.extend(on_axis);
        }
    }
    let highest = rule_set.basis.and_then(|_| Value::Units(1).level(house));
    let units = limits.tiers / limits.hand.max(1);
    all.extend((1..=units).filter(|_| highest.is_some()).map(Value::Units));
    all
}
