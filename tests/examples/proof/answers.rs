//! Results of a hand from either scorer.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

/// Result of a hand.
#[derive(Debug, PartialEq, Eq)]
pub enum ScorerAnswer {
    /// The hand has no yaku.
    BelowMinimum,
    /// The hand has a value.
    Worth(ScorerValue),
    /// The hand is refused for this reason.
    Refused(String),
}

/// Value of a hand.
#[derive(Debug, PartialEq, Eq)]
pub struct ScorerValue {
    /// Each yaku and dora with its han, or each MCR element with its fan.
    yaku: BTreeMap<String, i64>,
    /// `None` for a yakuman.
    han: Option<i64>,
    /// `None` if the scorer reports no fu.
    fu: Option<i64>,
    yakuman: i64,
    /// Gain of each player.
    payments: BTreeMap<String, i64>,
    /// Whether the payment is capped at the limit.
    limited: bool,
}

/// Elements that `hk-mahjong` adds up in one.
const OF_FLOWERS: [&str; 4] = ["seat-flower", "seat-season", "all-flowers", "all-seasons"];

impl ScorerValue {
    /// Returns the gain of the winner.
    fn gain(&self) -> Option<i64> {
        self.payments.values().copied().max()
    }
}

impl ScorerAnswer {
    /// Parses the answer of the other implementation.
    pub fn theirs(answer: &Value) -> Self {
        if answer["below_minimum"] == true {
            return Self::BelowMinimum;
        }
        if let Some(error) = answer["error"].as_str() {
            return Self::Refused(error.to_owned());
        }
        if answer["elements"].is_object() {
            let limited = answer["limited"] == true;
            return Self::fan(numbers(&answer["elements"]), &answer["total"], limited);
        }
        let yakuman = answer["yakuman"].as_i64().unwrap_or_default();
        Self::Worth(ScorerValue {
            yaku: numbers(&answer["yaku"]),
            han: answer["han"].as_i64().filter(|_| yakuman == 0),
            fu: answer["fu"].as_i64(),
            yakuman,
            payments: numbers(&answer["payments"]),
            limited: false,
        })
    }

    /// Parses a report of the JSON interface.
    pub fn ours(report: &Value) -> Self {
        if report["ok"] != true {
            return Self::Refused(report["errors"].to_string());
        }
        if report["below_minimum"] == true {
            return Self::BelowMinimum;
        }
        let elements = report["elements"].as_array().into_iter().flatten();
        let yaku = elements.filter_map(|one| {
            let key = one["key"].as_str()?.to_owned();
            Some((key, one["total"].as_i64()?))
        });
        let yakuman = report["yakuman"].as_i64().unwrap_or_default();
        Self::Worth(ScorerValue {
            yaku: yaku.collect(),
            han: report["total"].as_i64().filter(|_| yakuman == 0),
            fu: report["fu_total"].as_i64(),
            yakuman,
            payments: numbers(&report["payments"]),
            limited: false,
        })
    }

    /// Parses a report of an MCR hand, also below the minimum.
    pub fn ours_in_fan(report: &Value) -> Self {
        if report["ok"] != true {
            return Self::Refused(report["errors"].to_string());
        }
        let elements = report["elements"].as_array().into_iter().flatten();
        let fan = elements.filter_map(|one| {
            let key = one["key"].as_str()?.to_owned();
            Some((key, one["total"].as_i64()?))
        });
        Self::fan(fan.collect(), &report["total"], false)
    }

    /// Parses a report of a Hong Kong Old Style hand, capped at the limit.
    pub fn ours_to_the_limit(report: &Value) -> Self {
        if report["ok"] != true {
            return Self::Refused(report["errors"].to_string());
        }
        let mut fan: BTreeMap<String, i64> = BTreeMap::new();
        for one in report["elements"].as_array().into_iter().flatten() {
            let key = one["key"].as_str().unwrap_or_default();
            let key = if OF_FLOWERS.contains(&key) {
                "flowers"
            } else {
                key
            };
            *fan.entry(key.to_owned()).or_default() += one["total"].as_i64().unwrap_or_default();
        }
        let counted = &report["counted"];
        Self::fan(fan, counted, report["limit"] == true)
    }

    /// Builds an answer of fan only, without payments.
    fn fan(elements: BTreeMap<String, i64>, total: &Value, limited: bool) -> Self {
        Self::Worth(ScorerValue {
            yaku: elements,
            han: total.as_i64(),
            fu: None,
            yakuman: 0,
            payments: BTreeMap::new(),
            limited,
        })
    }

    /// Describes the difference from the other answer: a plus for its own parts, a minus for missing ones.
    pub fn differs(&self, other: &Self) -> Option<String> {
        let (ours, theirs) = match (self, other) {
            (Self::Worth(ours), Self::Worth(theirs)) => (ours, theirs),
            (Self::BelowMinimum, Self::BelowMinimum) => return None,
            (Self::BelowMinimum, _) => return Some("+yaku".to_owned()),
            (_, Self::BelowMinimum) => return Some("-yaku".to_owned()),
            (_, Self::Refused(why)) => return Some(format!("refused: {why}")),
            (Self::Refused(_), _) => return Some("not refused".to_owned()),
        };
        if ours.limited && theirs.limited && ours.han == theirs.han {
            return None;
        }
        let mut facts = Vec::new();
        for key in ours
            .yaku
            .keys()
            .chain(theirs.yaku.keys())
            .collect::<BTreeSet<_>>()
        {
            match (ours.yaku.get(key), theirs.yaku.get(key)) {
                (Some(_), None) => facts.push(format!("-{key}")),
                (None, Some(_)) => facts.push(format!("+{key}")),
                (ours, theirs) if ours != theirs => facts.push(key.clone()),
                _ => {}
            }
        }
        let both = ours.fu.zip(theirs.fu);
        let others = [
            ("han", ours.han != theirs.han),
            ("fu", both.is_some_and(|(ours, theirs)| ours != theirs)),
            ("yakuman", ours.yakuman != theirs.yakuman),
            ("gain", ours.gain() != theirs.gain()),
            (
                "shares",
                ours.gain() == theirs.gain() && ours.payments != theirs.payments,
            ),
        ];
        let others = others.into_iter().filter(|(_, differ)| *differ);
        facts.extend(others.map(|(fact, _)| fact.to_owned()));
        (!facts.is_empty()).then(|| facts.join(" "))
    }
}

fn numbers(object: &Value) -> BTreeMap<String, i64> {
    let all = object.as_object().into_iter().flatten();
    all.filter_map(|(key, number)| Some((key.clone(), number.as_i64()?)))
        .collect()
}
