//! What is said of a hand, by either side.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

/// What is said of a hand.
#[derive(Debug, PartialEq, Eq)]
pub enum Answer {
    /// It has no yaku.
    BelowMinimum,
    /// It is worth something.
    Worth(Worth),
    /// It is refused, for this reason.
    Refused(String),
}

/// What a hand is worth.
#[derive(Debug, PartialEq, Eq)]
pub struct Worth {
    /// Each yaku and dora, and its han; each element of MCR, and its fan.
    yaku: BTreeMap<String, i64>,
    /// None with a yakuman.
    han: Option<i64>,
    /// None where nothing is said of it.
    fu: Option<i64>,
    yakuman: i64,
    /// What each player gains.
    payments: BTreeMap<String, i64>,
    /// Whether it is paid the limit, whatever counts above it.
    limited: bool,
}

/// What `hk-mahjong` adds up in one.
const OF_FLOWERS: [&str; 4] = ["seat-flower", "seat-season", "all-flowers", "all-seasons"];

impl Worth {
    /// What the winner gains.
    fn gain(&self) -> Option<i64> {
        self.payments.values().copied().max()
    }
}

impl Answer {
    /// What the other implementation says.
    pub fn theirs(said: &Value) -> Self {
        if said["below_minimum"] == true {
            return Self::BelowMinimum;
        }
        if let Some(error) = said["error"].as_str() {
            return Self::Refused(error.to_owned());
        }
        if said["elements"].is_object() {
            let limited = said["limited"] == true;
            return Self::fan(numbers(&said["elements"]), &said["total"], limited);
        }
        let yakuman = said["yakuman"].as_i64().unwrap_or_default();
        Self::Worth(Worth {
            yaku: numbers(&said["yaku"]),
            han: said["han"].as_i64().filter(|_| yakuman == 0),
            fu: said["fu"].as_i64(),
            yakuman,
            payments: numbers(&said["payments"]),
            limited: false,
        })
    }

    /// What a report of the data face says.
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
        Self::Worth(Worth {
            yaku: yaku.collect(),
            han: report["total"].as_i64().filter(|_| yakuman == 0),
            fu: report["fu_total"].as_i64(),
            yakuman,
            payments: numbers(&report["payments"]),
            limited: false,
        })
    }

    /// What a report of the data face says of a hand of MCR, below the minimum too.
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

    /// What a report of the data face says of a hand of Hong Kong Old Style, up to the limit.
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

    /// Fan alone: who pays what is not asked.
    fn fan(elements: BTreeMap<String, i64>, total: &Value, limited: bool) -> Self {
        Self::Worth(Worth {
            yaku: elements,
            han: total.as_i64(),
            fu: None,
            yakuman: 0,
            payments: BTreeMap::new(),
            limited,
        })
    }

    /// In what the other answer differs, in a few words: what it alone has by a plus, what it lacks by a
    /// minus.
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
