//! What comes back: shapes shared by all reports.

use serde::ser::{Serialize, SerializeMap, Serializer};
use tilewise_rules::{House, Kind, Payments, Seat, Setting};

use crate::face::reason::{Reason, Reasons};

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
    /// No answer, for these reasons.
    pub fn refusal(reasons: Reasons) -> Self {
        Self::Refusal(Refusal {
            ok: false,
            errors: reasons.into_all(),
        })
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
        let choices = self.0.ruleset().choices;
        let mut map = serializer.serialize_map(Some(choices.len()))?;
        for (choice, setting) in choices.iter().zip(self.0.settings()) {
            map.serialize_entry(choice.key, &Answer { choice, setting })?;
        }
        map.end()
    }
}

/// An answer to a choice in its JSON type: yes or no, a number, or a text.
pub struct Answer<'a> {
    /// The choice.
    pub choice: &'a tilewise_rules::Choice,
    /// The answer.
    pub setting: &'a Setting,
}

impl Serialize for Answer<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match (self.setting, &self.choice.kind) {
            (Setting::Toggle(on), _) => serializer.serialize_bool(*on),
            (Setting::Number(number), _) => serializer.serialize_u32(*number),
            (Setting::OneOf(place), Kind::OneOf(answers)) => {
                serializer.serialize_str(answers.get(*place).map_or("", |answer| answer.key))
            }
            (Setting::Table(None), Kind::Table { name, .. }) => serializer.serialize_str(name),
            (setting, _) => serializer.serialize_str(&self.choice.text(setting)),
        }
    }
}

/// One payment.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Transfer {
    from: char,
    to: char,
    amount: i64,
    reason: &'static str,
    clause: &'static str,
}

/// The payments in the order in which they were made.
pub fn transfers(payments: &Payments) -> impl Iterator<Item = Transfer> {
    payments.transfers().iter().map(|one| Transfer {
        from: one.from.letter(),
        to: one.to.letter(),
        amount: one.amount,
        reason: one.grounds.says,
        clause: one.grounds.clause,
    })
}

/// What each player gains or loses. It sums to 0.
#[derive(Clone, Copy, Debug, serde::Serialize)]
#[serde(rename_all = "UPPERCASE")]
pub struct Net {
    e: i64,
    s: i64,
    w: i64,
    n: i64,
}

/// What each player gains or loses.
pub fn net(payments: &Payments) -> Net {
    let net = payments.net();
    Net {
        e: net[Seat::East],
        s: net[Seat::South],
        w: net[Seat::West],
        n: net[Seat::North],
    }
}
