//! Values of hands.

use tilewise_rules::{Answer, Answers, HandValue, Level, Payments, RuleConfig, Score, Seat, Win};

/// The value of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Value {
    /// Fan, faan or tai; han if fu don't matter at this count.
    Counted(u16),
    /// A value with a second axis: han and fu.
    OnAxis {
        /// Han.
        counted: u16,
        /// Fu.
        on_axis: u16,
    },
    /// Units of the highest level: yakuman.
    Units(u16),
}

impl Value {
    /// Returns the value of a scored hand.
    pub fn from_score(house: &RuleConfig, score: &Score) -> Self {
        let best = &score.best;
        match (house.rule_set().scoring.axes, best.axis_totals().next()) {
            ([], _) => Self::Counted(best.counted),
            (_, None) => {
                let basis = score.basis(house);
                Self::Units(basis.map_or(1, |(_, basis)| basis.units))
            }
            (_, Some(on_axis)) => Self::on_axis(house, best.counted, on_axis),
        }
    }

    /// Returns the value from the answers about a counted win.
    pub fn from_answers(house: &RuleConfig, answers: &Answers) -> Self {
        let number = |key| match answers.get(key) {
            Some(Answer::Number(number)) => u16::try_from(*number).ok(),
            _ => None,
        };
        let rule_set = house.rule_set();
        let on_axis = rule_set
            .scoring
            .axes
            .first()
            .and_then(|axis| number(axis.key));
        match (number("value"), on_axis, rule_set.payment.basis) {
            (Some(counted), Some(on_axis), _) => Self::on_axis(house, counted, on_axis),
            (Some(counted), None, _) => Self::Counted(counted),
            (None, _, Some(rule)) => Self::Units(number(rule.units_key).unwrap_or(1)),
            (None, _, None) => Self::Counted(0),
        }
    }

    /// Creates a value, with the second axis only if it matters.
    fn on_axis(house: &RuleConfig, counted: u16, on_axis: u16) -> Self {
        if axis_matters(house, counted) {
            Self::OnAxis { counted, on_axis }
        } else {
            Self::Counted(counted)
        }
    }

    /// Returns the answers to the event that pays a win of this value.
    pub fn to_answers(self, house: &RuleConfig, seat: Seat, win: Win) -> Answers {
        let rule_set = house.rule_set();
        match self {
            Self::Counted(counted) => Answers::of_counted_win(seat, counted, win),
            Self::OnAxis { counted, on_axis } => {
                let mut answers = Answers::of_counted_win(seat, counted, win);
                if let [axis] = rule_set.scoring.axes {
                    answers.set(axis.key, Answer::Number(on_axis.into()));
                }
                answers
            }
            Self::Units(units) => {
                let mut answers = Answers::of_counted_win(seat, 0, win);
                answers.set("value", Answer::Open);
                if let Some(rule) = rule_set.payment.basis {
                    answers.set(rule.units_key, Answer::Number(units.into()));
                }
                answers
            }
        }
    }

    /// Returns the level of payment, if it has a name.
    pub fn level(self, house: &RuleConfig) -> Option<&'static Level> {
        let rule = house.rule_set().payment.basis?;
        self.see(house, |value| (rule.of_value)(house, value).level)
    }

    /// Returns the payments without pots, bets, counters and liability.
    pub fn payments(self, house: &RuleConfig, seat: Seat, win: Win) -> Payments {
        let pays = house.rule_set().payment.pays;
        self.see(house, |value| pays(house, seat, win, value))
    }

    /// Returns whether a hand that wins this way can have this value.
    pub(super) fn can_be(self, house: &RuleConfig, win: Win) -> bool {
        let (Self::OnAxis { .. }, [axis]) = (self, house.rule_set().scoring.axes) else {
            return true;
        };
        self.see(house, |value| {
            (axis.impossible)(house, win, value).is_none()
        })
    }

    /// Calls a function with the value as the rules represent it.
    fn see<T>(self, house: &RuleConfig, see: impl FnOnce(HandValue) -> T) -> T {
        match self {
            Self::Counted(counted) => {
                let axes = house.rule_set().scoring.axes.iter();
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
                see(HandValue::without_axes(unit.saturating_mul(units)))
            }
        }
    }
}

/// Returns whether the second axis affects the payment at this count.
fn axis_matters(house: &RuleConfig, counted: u16) -> bool {
    let ([axis], Some(rule)) = (
        house.rule_set().scoring.axes,
        house.rule_set().payment.basis,
    ) else {
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

/// Returns all values that a hand can have in a rule configuration.
pub(super) fn values(house: &RuleConfig) -> Vec<Value> {
    let limits = house.limits();
    let listed = house
        .rule_set()
        .scoring
        .axes
        .first()
        .map(|axis| axis.listed);
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
