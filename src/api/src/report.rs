//! Types that all reports share.

use serde::ser::{Serialize, SerializeMap, Serializer};
use tilewise_rules::{
    Account, BySeat, Money, OptionKind, Payments, PotKey, RuleConfig, Seat, Setting,
};

use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::json::EXACT;

/// A result, or all errors.
#[derive(Clone, Debug, serde::Serialize)]
#[serde(untagged)]
pub enum Report<T> {
    /// The result.
    Answer(T),
    /// All errors.
    Refusal(RefusalReport),
}

impl<T> Report<T> {
    /// Returns the result of a function, unless it adds errors.
    pub fn build(find: impl FnOnce(&mut Diagnostics) -> Option<T>) -> Self {
        let mut diagnostics = Diagnostics::default();
        match find(&mut diagnostics) {
            Some(answer) if diagnostics.is_empty() => Self::Answer(answer),
            _ => Self::refusal(diagnostics),
        }
    }

    /// Maps the result.
    pub fn map<U>(self, answer: impl FnOnce(T) -> U) -> Report<U> {
        match self {
            Self::Answer(one) => Report::Answer(answer(one)),
            Self::Refusal(refusal) => Report::Refusal(refusal),
        }
    }

    /// Creates a refusal.
    pub fn refusal(diagnostics: Diagnostics) -> Self {
        Self::Refusal(RefusalReport::from_diagnostics(diagnostics))
    }
}

/// The refusal of a request.
#[derive(Clone, Debug, serde::Serialize)]
pub struct RefusalReport {
    ok: bool,
    /// All errors.
    pub errors: Vec<Diagnostic>,
}

impl RefusalReport {
    /// Creates a refusal with these errors.
    pub fn from_diagnostics(diagnostics: Diagnostics) -> Self {
        Self {
            ok: false,
            errors: diagnostics.into_all(),
        }
    }

    /// Creates a refusal with one error about the request as a whole.
    pub fn single(code: &'static str, message: String) -> Self {
        let at = None;
        Self {
            ok: false,
            errors: vec![Diagnostic { code, message, at }],
        }
    }
}

/// A list whose items are created during serialization.
pub struct LazyList<F>(pub F);

impl<I: Iterator<Item: Serialize>, F: Fn() -> I> Serialize for LazyList<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0())
    }
}

/// All options of a rule configuration in the order of the rule book, each in its own JSON type.
pub struct OptionsJson<'a>(pub &'a RuleConfig);

impl Serialize for OptionsJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let options = self.0.rule_set().options;
        let mut map = serializer.serialize_map(Some(options.len()))?;
        for (choice, setting) in options.iter().zip(self.0.settings()) {
            map.serialize_entry(choice.key, &SettingJson { choice, setting })?;
        }
        map.end()
    }
}

/// An amount of money as a JSON number: an integer if it is whole, else with decimals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AmountJson {
    /// The amount in parts.
    pub amount: i64,
    /// The number of parts in a unit.
    pub parts: i64,
}

impl AmountJson {
    /// Creates a whole amount.
    pub fn whole(amount: u32) -> Self {
        Self::new(amount.into(), Money::POINTS)
    }

    /// Creates an amount in hundredths, as options contain them.
    pub fn hundredths(amount: u32) -> Self {
        let (amount, parts) = (amount.into(), 100);
        Self { amount, parts }
    }

    /// Creates an amount of a money.
    pub const fn new(amount: i64, money: Money) -> Self {
        let parts = money.parts;
        Self { amount, parts }
    }
}

impl Serialize for AmountJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { amount, parts } = *self;
        let whole = amount / parts;
        if amount % parts == 0 && whole.unsigned_abs() <= EXACT.unsigned_abs() {
            serializer.serialize_i64(whole)
        } else {
            let money = Money {
                parts,
                ..Money::POINTS
            };
            serializer.serialize_f64(money.decimal(amount).number())
        }
    }
}

/// The options of a rule configuration that differ from the defaults.
pub struct ChangedOptionsJson<'a>(pub &'a RuleConfig);

impl ChangedOptionsJson<'_> {
    /// Returns whether all options have their defaults.
    pub fn is_empty(&self) -> bool {
        self.0.answers().all(|(_, _, with_defaults)| with_defaults)
    }
}

impl Serialize for ChangedOptionsJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let options = self.0.rule_set().options;
        let all = options
            .iter()
            .zip(self.0.settings())
            .zip(self.0.answers())
            .filter(|(_, (_, _, with_defaults))| !with_defaults)
            .map(|((choice, setting), _)| (choice.key, SettingJson { choice, setting }));
        serializer.collect_map(all)
    }
}

/// The value of an option in its JSON type: a flag, a number, or a text.
pub struct SettingJson<'a> {
    /// The option.
    pub choice: &'a tilewise_rules::RuleOption,
    /// The value.
    pub setting: &'a Setting,
}

impl Serialize for SettingJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match (self.setting, &self.choice.kind) {
            (Setting::Toggle(on), _) => serializer.serialize_bool(*on),
            (&Setting::Number(number), OptionKind::Money { .. }) => {
                AmountJson::hundredths(number).serialize(serializer)
            }
            (setting @ &Setting::Number(number), &OptionKind::NumberOrNone { max, .. })
                if number > max =>
            {
                serializer.serialize_str(&self.choice.text(setting))
            }
            (&Setting::Number(number), _) => serializer.serialize_u32(number),
            (Setting::OneOf(place), OptionKind::OneOf(answers)) => {
                serializer.serialize_str(answers.get(*place).map_or("", |answer| answer.key))
            }
            (Setting::Table(None), OptionKind::Table { name, .. }) => {
                serializer.serialize_str(name)
            }
            (setting, _) => serializer.serialize_str(&self.choice.text(setting)),
        }
    }
}

/// A payment.
#[derive(Clone, Debug, serde::Serialize)]
pub struct TransferJson {
    from: &'static str,
    to: &'static str,
    amount: AmountJson,
    reason: &'static str,
    clause: &'static str,
}

/// The stakes that a player receives.
#[derive(Clone, Debug, serde::Serialize)]
pub struct CollectedJson {
    seat: char,
    amount: AmountJson,
    reason: &'static str,
    clause: &'static str,
}

/// Returns the stakes that players receive; the pot of drawn hands is in `pot` and `payments`.
pub fn collected(payments: &Payments, money: Money) -> impl Iterator<Item = CollectedJson> {
    let all = payments.transfers().iter();
    let all = all.filter(|one| one.from != Account::Pot(PotKey::Draws));
    all.filter_map(move |one| {
        let seat = one.to.seat()?;
        one.from.seat().is_none().then(|| CollectedJson {
            seat: seat.letter(),
            amount: AmountJson::new(one.amount, money),
            reason: one.reason.text,
            clause: one.reason.clause,
        })
    })
}

/// Returns the payments between players, in order.
pub fn among_players(payments: &Payments, money: Money) -> impl Iterator<Item = TransferJson> {
    let all = payments.transfers().iter();
    let among = all.filter(|one| one.from.seat().is_some() && one.to.seat().is_some());
    among.map(move |one| TransferJson::new(one, money))
}

/// Returns the amounts that players lose to nobody at the table.
pub fn fines(payments: &Payments, money: Money) -> impl Iterator<Item = CollectedJson> {
    let all = payments.transfers().iter();
    let fines = all.filter(|one| one.to == Account::Bank);
    fines.filter_map(move |one| {
        Some(CollectedJson {
            seat: one.from.seat()?.letter(),
            amount: AmountJson::new(one.amount, money),
            reason: one.reason.text,
            clause: one.reason.clause,
        })
    })
}

impl TransferJson {
    fn new(one: &tilewise_rules::Transfer, money: Money) -> Self {
        Self {
            from: one.from.key(),
            to: one.to.key(),
            amount: AmountJson::new(one.amount, money),
            reason: one.reason.text,
            clause: one.reason.clause,
        }
    }
}

/// An input without effect.
#[derive(Clone, Debug, serde::Serialize)]
pub struct UnusedInputJson {
    /// The field.
    pub at: String,
    /// The reason.
    pub message: String,
}

/// The gain or loss of each player.
#[derive(Clone, Copy, Debug, serde::Serialize)]
#[serde(rename_all = "UPPERCASE")]
pub struct NetJson {
    e: AmountJson,
    s: AmountJson,
    w: AmountJson,
    n: AmountJson,
}

/// Returns the gain or loss of each player.
pub fn net(net: &BySeat<i64>, money: Money) -> NetJson {
    let of = |seat| AmountJson::new(net[seat], money);
    NetJson {
        e: of(Seat::East),
        s: of(Seat::South),
        w: of(Seat::West),
        n: of(Seat::North),
    }
}

#[cfg(test)]
mod tests {
    use tilewise_rules::{OptionKind, RuleOption};

    use super::{AmountJson, SettingJson};

    #[test]
    fn amount_is_whole_where_possible() {
        for (amount, parts, written) in [
            (64, 1, "64"),
            (3200, 100, "32"),
            (-50, 100, "-0.5"),
            (225, 100, "2.25"),
            (-199, 100, "-1.99"),
            (1, 100, "0.01"),
            (0, 100, "0"),
            ((1 << 53) - 1, 1, "9007199254740991"),
            (1 << 53, 1, "9007199254740992.0"),
            (-(1 << 60), 1, "-1.152921504606847e+18"),
        ] {
            let amount = AmountJson { amount, parts };
            assert_eq!(serde_json::to_string(&amount).expect("JSON"), written);
        }
    }

    #[test]
    fn setting_round_trips_in_its_own_type() {
        let choice = |kind| RuleOption {
            key: "key",
            name: "name",
            aliases: "",
            description: "says",
            clause: "clause",
            kind,
        };
        let money = choice(OptionKind::Money {
            min: 1,
            max: 100_000,
            default: 100,
        });
        let limit = choice(OptionKind::NumberOrNone {
            max: 20,
            default: 5,
        });
        for (choice, text, written) in [
            (&money, "1", "1"),
            (&money, "0.5", "0.5"),
            (&money, "0.50", "0.5"),
            (&money, "1000", "1000"),
            (&limit, "8", "8"),
            (&limit, "none", "\"none\""),
        ] {
            let setting = &choice.parse(text).expect(text);
            let answer = SettingJson { choice, setting };
            let json = serde_json::to_string(&answer).expect("JSON");
            assert_eq!(json, written);
            let read: crate::Json = serde_json::from_str(&json).expect("JSON");
            let again = read.scalar().and_then(|text| choice.parse(&text));
            assert_eq!(again.as_ref(), Some(setting));
        }
        for (choice, texts) in [
            (&money, ["0", "-1", "abc", "0.005"]),
            (&limit, ["0", "5.5", "21", "-5"]),
        ] {
            for text in texts {
                assert_eq!(choice.parse(text), None, "{text}");
            }
        }
    }
}
