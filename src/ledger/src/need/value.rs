//! What hands can be worth.

use tilewise_rules::{Fact, Facts, HandValue, House, Level, Payments, Score, Seat, Win};

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
    /// What a scored hand is worth.
    pub fn of(house: &House, score: &Score) -> Self {
        let best = &score.best;
        match (house.rule_set().axes, best.axis_totals().next()) {
            ([], _) => Self::Counted(best.counted),
            (_, None) => {
                let basis = score.basis(house);
                Self::Units(basis.map_or(1, |(_, basis)| basis.units))
            }
            (_, Some(on_axis)) => Self::on_axis(house, best.counted, on_axis),
        }
    }

    /// What was answered of a win whose value is known.
    pub fn told(house: &House, facts: &Facts) -> Self {
        let number = |key| match facts.fact(key) {
            Some(Fact::Number(number)) => u16::try_from(*number).ok(),
            _ => None,
        };
        let rule_set = house.rule_set();
        let on_axis = rule_set.axes.first().and_then(|axis| number(axis.key));
        match (number("value"), on_axis, rule_set.basis) {
            (Some(counted), Some(on_axis), _) => Self::on_axis(house, counted, on_axis),
            (Some(counted), None, _) => Self::Counted(counted),
            (None, _, Some(rule)) => Self::Units(number(rule.units_key).unwrap_or(1)),
            (None, _, None) => Self::Counted(0),
        }
    }

    /// So many, where the further axis matters with so many on that.
    fn on_axis(house: &House, counted: u16, on_axis: u16) -> Self {
        if axis_matters(house, counted) {
            Self::OnAxis { counted, on_axis }
        } else {
            Self::Counted(counted)
        }
    }

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

/// Whether a hand that counts so much is paid by its further axis too.
fn axis_matters(house: &House, counted: u16) -> bool {
    let ([axis], Some(rule)) = (house.rule_set().axes, house.rule_set().basis) else {
        return false;
    };
    let base = |on_axis| {
        let value = HandValue {
            counted,
            axes: &[on_axis],
        };
        (rule.of_value)(house, value).base
    };
    let mut bases = axis.listed.iter().map(|&on_axis| base(on_axis));
    let first = bases.next();
    bases.any(|base| Some(base) != first)
}

/// Every value that a hand can have in a house.
pub(super) fn values(house: &House) -> Vec<Value> {
    let limits = house.limits();
    let listed = house.rule_set().axes.first().map(|axis| axis.listed);
    let counted = house.minimum()..=limits.most.min(limits.highest);
    let mut all = Vec::new();
    for counted in counted {
        match listed.filter(|_| axis_matters(house, counted)) {
            None => all.push(Value::Counted(counted)),
            Some(listed) => all.extend(
                listed
                    .iter()
                    .map(|&on_axis| Value::OnAxis { counted, on_axis }),
            ),
        }
    }
    let highest = listed.and_then(|_| Value::Units(1).level(house));
    let units = limits.tiers / limits.hand.max(1);
    let units = (1..=units).filter(|_| highest.is_some());
    all.extend(units.map(Value::Units));
    all
}
