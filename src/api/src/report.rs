//! What comes back: shapes shared by all reports.

use serde::ser::{Serialize, SerializeMap, Serializer};
use tilewise_rules::{Account, BySeat, House, Money, OptionKind, Payments, PotKey, Seat, Setting};

use crate::json::EXACT;
use crate::reason::{Reason, Reasons};

/// An answer, or every reason why there is none.
#[derive(Clone, Debug, serde::Serialize)]
#[serde(untagged)]
pub enum Report<T> {
    /// The answer.
    Answer(T),
    /// Every reason why there is none.
    Refusal(Refusal),
}

impl<T> Report<T> {
    /// What is found, unless there are reasons against it.
    pub fn of(find: impl FnOnce(&mut Reasons) -> Option<T>) -> Self {
        let mut reasons = Reasons::default();
        match find(&mut reasons) {
            Some(answer) if reasons.is_empty() => Self::Answer(answer),
            _ => Self::refusal(reasons),
        }
    }

    /// The same about something else.
    pub fn map<U>(self, answer: impl FnOnce(T) -> U) -> Report<U> {
        match self {
            Self::Answer(one) => Report::Answer(answer(one)),
            Self::Refusal(refusal) => Report::Refusal(refusal),
        }
    }

    /// No answer, for these reasons.
    pub fn refusal(reasons: Reasons) -> Self {
        Self::Refusal(Refusal::of(reasons))
    }
}

/// Why there is no answer.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Refusal {
    ok: bool,
    /// Every reason.
    pub errors: Vec<Reason>,
}

impl Refusal {
    /// These reasons.
    pub fn of(reasons: Reasons) -> Self {
        Self {
            ok: false,
            errors: reasons.into_all(),
        }
    }

    /// One reason, about the request as a whole.
    pub fn because(code: &'static str, message: String) -> Self {
        let at = None;
        Self {
            ok: false,
            errors: vec![Reason { code, message, at }],
        }
    }
}

/// A list whose items are made while it is written.
pub struct Each<F>(pub F);

impl<I: Iterator<Item: Serialize>, F: Fn() -> I> Serialize for Each<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0())
    }
}

/// All options of a house, as used: in the order of the book, each in its own JSON type.
pub struct Options<'a>(pub &'a House);

impl Serialize for Options<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let options = self.0.rule_set().options;
        let mut map = serializer.serialize_map(Some(options.len()))?;
        for (choice, setting) in options.iter().zip(self.0.settings()) {
            map.serialize_entry(choice.key, &Answer { choice, setting })?;
        }
        map.end()
    }
}

/// An amount of money as a JSON number: whole where it is whole, else with its decimals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Amount {
    /// So many of the parts that the money is divided into.
    pub amount: i64,
    /// How many parts make one.
    pub parts: i64,
}

impl Amount {
    /// A number that is not divided.
    pub fn whole(amount: u32) -> Self {
        Self::of(amount.into(), Money::POINTS)
    }

    /// Hundredths, as options hold amounts.
    pub fn hundredths(amount: u32) -> Self {
        let (amount, parts) = (amount.into(), 100);
        Self { amount, parts }
    }

    /// An amount of this money.
    pub const fn of(amount: i64, money: Money) -> Self {
        let parts = money.parts;
        Self { amount, parts }
    }
}

impl Serialize for Amount {
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

/// The options of a house that aren't as in the book.
pub struct Changed<'a>(pub &'a House);

impl Changed<'_> {
    /// Whether it plays by the book.
    pub fn is_empty(&self) -> bool {
        self.0.answers().all(|(_, _, with_defaults)| with_defaults)
    }
}

impl Serialize for Changed<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let options = self.0.rule_set().options;
        let all = options
            .iter()
            .zip(self.0.settings())
            .zip(self.0.answers())
            .filter(|(_, (_, _, with_defaults))| !with_defaults)
            .map(|((choice, setting), _)| (choice.key, Answer { choice, setting }));
        serializer.collect_map(all)
    }
}

/// An answer to a choice in its JSON type: yes or no, a number, or a text.
pub struct Answer<'a> {
    /// The choice.
    pub choice: &'a tilewise_rules::RuleOption,
    /// The answer.
    pub setting: &'a Setting,
}

impl Serialize for Answer<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match (self.setting, &self.choice.kind) {
            (Setting::Toggle(on), _) => serializer.serialize_bool(*on),
            (&Setting::Number(number), OptionKind::Money { .. }) => {
                Amount::hundredths(number).serialize(serializer)
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

/// One payment.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Transfer {
    from: &'static str,
    to: &'static str,
    amount: Amount,
    reason: &'static str,
    clause: &'static str,
}

/// What a player takes of what lies on the table.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Collected {
    seat: char,
    amount: Amount,
    reason: &'static str,
    clause: &'static str,
}

/// What players take of what lies on the table, in this money; what of that is the pot of drawn hands
/// stands in `pot` and `payments`.
pub fn collected(payments: &Payments, money: Money) -> impl Iterator<Item = Collected> {
    let all = payments.transfers().iter();
    let all = all.filter(|one| one.from != Account::Pot(PotKey::Draws));
    all.filter_map(move |one| {
        let seat = one.to.seat()?;
        one.from.seat().is_none().then(|| Collected {
            seat: seat.letter(),
            amount: Amount::of(one.amount, money),
            reason: one.reason.says,
            clause: one.reason.clause,
        })
    })
}

/// What players pay each other, in the order in which it was paid, in this money.
pub fn among_players(payments: &Payments, money: Money) -> impl Iterator<Item = Transfer> {
    let all = payments.transfers().iter();
    let among = all.filter(|one| one.from.seat().is_some() && one.to.seat().is_some());
    among.map(move |one| Transfer::of(one, money))
}

/// What players lose to nobody at the table, in this money.
pub fn fines(payments: &Payments, money: Money) -> impl Iterator<Item = Collected> {
    let all = payments.transfers().iter();
    let fines = all.filter(|one| one.to == Account::Bank);
    fines.filter_map(move |one| {
        Some(Collected {
            seat: one.from.seat()?.letter(),
            amount: Amount::of(one.amount, money),
            reason: one.reason.says,
            clause: one.reason.clause,
        })
    })
}

impl Transfer {
    fn of(one: &tilewise_rules::Transfer, money: Money) -> Self {
        Self {
            from: one.from.key(),
            to: one.to.key(),
            amount: Amount::of(one.amount, money),
            reason: one.reason.says,
            clause: one.reason.clause,
        }
    }
}

/// Something that was told and changes nothing.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Said {
    /// The field.
    pub at: String,
    /// Why.
    pub message: String,
}

/// What each player gains or loses.
#[derive(Clone, Copy, Debug, serde::Serialize)]
#[serde(rename_all = "UPPERCASE")]
pub struct Net {
    e: Amount,
    s: Amount,
    w: Amount,
    n: Amount,
}

/// What each player gains or loses, in this money.
pub fn net(net: &BySeat<i64>, money: Money) -> Net {
    let of = |seat| Amount::of(net[seat], money);
    Net {
        e: of(Seat::East),
        s: of(Seat::South),
        w: of(Seat::West),
        n: of(Seat::North),
    }
}

#[cfg(test)]
mod tests {
    use tilewise_rules::{OptionKind, RuleOption};

    use super::{Amount, Answer};

    #[test]
    fn an_amount_is_whole_where_it_can_be() {
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
            let amount = Amount { amount, parts };
            assert_eq!(serde_json::to_string(&amount).expect("JSON"), written);
        }
    }

    #[test]
    fn an_answer_is_written_in_its_own_type_and_read_again() {
        let choice = |kind| RuleOption {
            key: "key",
            name: "name",
            also: "",
            says: "says",
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
            let answer = Answer { choice, setting };
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
