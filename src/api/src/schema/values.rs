//! Options and amounts.

use serde::ser::{Serialize, SerializeMap, Serializer};
use tilewise_rules::{Money, OptionKind, RuleConfig, Setting};

use crate::json::{EXACT, Json};

/// All options of a rule configuration in the order of the rule book, each in its own JSON type.
pub struct OptionsJson<'a>(pub &'a RuleConfig);

impl Serialize for OptionsJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let options = self.0.rule_set().settings.options;
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

    /// Returns the amount if it is whole and JavaScript represents it.
    fn whole_number(self) -> Option<i64> {
        let Self { amount, parts } = self;
        let whole = amount / parts;
        (amount % parts == 0 && whole.unsigned_abs() <= EXACT.unsigned_abs()).then_some(whole)
    }

    /// Returns the amount as a JSON value.
    pub fn to_json(self) -> Json<'static> {
        let whole = self.whole_number();
        whole.map_or_else(|| Json::Number(self.decimal()), Json::Whole)
    }

    fn decimal(self) -> f64 {
        let money = Money {
            parts: self.parts,
            ..Money::POINTS
        };
        money.decimal(self.amount).number()
    }
}

impl Serialize for AmountJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.whole_number() {
            Some(whole) => serializer.serialize_i64(whole),
            None => serializer.serialize_f64(self.decimal()),
        }
    }
}

/// The options of a rule configuration that differ from the defaults.
pub struct ChangedOptionsJson<'a>(pub &'a RuleConfig);

impl<'a> ChangedOptionsJson<'a> {
    /// Returns the options as an object; `None` if all have their defaults.
    pub fn to_json(&self) -> Option<Json<'static>> {
        let all = self.settings();
        let all = all.map(|(key, setting)| (key.into(), setting.to_json()));
        let fields: Vec<_> = all.collect();
        (!fields.is_empty()).then_some(Json::Object(fields))
    }

    fn settings(&self) -> impl Iterator<Item = (&'static str, SettingJson<'a>)> + use<'a> {
        let options = self.0.rule_set().settings.options;
        let all = options.iter().zip(self.0.settings()).zip(self.0.answers());
        all.filter(|(_, (_, _, with_defaults))| !with_defaults)
            .map(|((choice, setting), _)| (choice.key, SettingJson { choice, setting }))
    }
}

impl Serialize for ChangedOptionsJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.settings())
    }
}

/// The value of an option in its JSON type: a flag, a number, or a text.
pub struct SettingJson<'a> {
    /// The option.
    pub choice: &'a tilewise_rules::RuleOption,
    /// The value.
    pub setting: &'a Setting,
}

impl SettingJson<'_> {
    fn to_json(&self) -> Json<'static> {
        let text = || Json::Text(self.choice.text(self.setting).into());
        match (self.setting, &self.choice.kind) {
            (Setting::Toggle(on), _) => Json::Flag(*on),
            (&Setting::Number(number), OptionKind::Money { .. }) => {
                AmountJson::hundredths(number).to_json()
            }
            (&Setting::Number(number), &OptionKind::NumberOrNone { max, .. }) if number > max => {
                text()
            }
            (&Setting::Number(number), _) => Json::Whole(number.into()),
            (Setting::OneOf(place), OptionKind::OneOf(answers)) => {
                Json::Text(answers.get(*place).map_or("", |answer| answer.key).into())
            }
            (Setting::Table(None), OptionKind::Table { name, .. }) => Json::Text((*name).into()),
            _ => text(),
        }
    }
}

impl Serialize for SettingJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.to_json().serialize(serializer)
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
