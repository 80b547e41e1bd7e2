//! The keys in the text of a policy, and how the value of each is read and written.

use tilewise_ledger::cleaned_name;

use crate::{
    ClassPolicy, CountingRule, Measure, SeasonPoints, SeasonPolicy, TeamPolicy, TieRule, Total,
};

/// A key in the text of a policy.
pub(super) struct PolicyField {
    /// The key.
    pub key: &'static str,
    /// The possible values, after "which is".
    pub possible: &'static str,
    /// Reads a value.
    pub read: fn(&mut SeasonPolicy, &str) -> Option<()>,
    /// Writes the value.
    pub write: fn(&SeasonPolicy) -> String,
}

/// All keys, in the order in which they are written.
pub(super) const FIELDS: [PolicyField; 13] = [
    PolicyField {
        key: "measure",
        possible: "overall, gain, score, or four points such as place:3/2/-1/-3",
        read: |policy, value| set(&mut policy.measure, read_measure(value)),
        write: |policy| measure_text(&policy.measure),
    },
    PolicyField {
        key: "counting",
        possible: "all, or a number such as best:6, best-of-week:2, best-nights:8",
        read: |policy, value| set(&mut policy.counting, read_counting(value)),
        write: |policy| counting_text(policy.counting),
    },
    PolicyField {
        key: "total",
        possible: "sum or mean",
        read: |policy, value| set(&mut policy.total, read_total(value)),
        write: |policy| match policy.total {
            Total::Sum => "sum".to_owned(),
            Total::Mean => "mean".to_owned(),
        },
    },
    PolicyField {
        key: "minimum",
        possible: "a number of results",
        read: |policy, value| set(&mut policy.minimum, number(value)),
        write: |policy| policy.minimum.to_string(),
    },
    PolicyField {
        key: "presence-points",
        possible: "a number of points",
        read: |policy, value| set(&mut policy.attendance.present, SeasonPoints::parse(value)),
        write: |policy| policy.attendance.present.to_string(),
    },
    PolicyField {
        key: "absence-points",
        possible: "a number of points",
        read: |policy, value| set(&mut policy.attendance.away, SeasonPoints::parse(value)),
        write: |policy| policy.attendance.away.to_string(),
    },
    PolicyField {
        key: "most-absences",
        possible: "all or a number of nights",
        read: |policy, value| set_number_or_all(&mut policy.attendance.most_absences, value),
        write: |policy| all_or(policy.attendance.most_absences),
    },
    PolicyField {
        key: "ties",
        possible: "none, or some of first-places, results, best-result, last-result and head-to-head, with commas",
        read: |policy, value| set(&mut policy.ties, read_ties(value)),
        write: |policy| ties_text(&policy.ties),
    },
    PolicyField {
        key: "teams",
        possible: "none, all, or a number of members",
        read: |policy, value| set_teams(&mut policy.teams, value),
        write: |policy| {
            let teams = policy.teams;
            teams.map_or_else(|| "none".to_owned(), |teams| all_or(teams.counted))
        },
    },
    PolicyField {
        key: "classes",
        possible: "names with commas, from the highest class",
        read: |policy, value| {
            let names = value.split(',').map(cleaned_name);
            classes(policy).names = names.collect();
            Some(())
        },
        write: |policy| {
            let classes = policy.classes.as_ref();
            classes.map_or_else(String::new, |classes| classes.names.join(","))
        },
    },
    PolicyField {
        key: "promoted",
        possible: "a number of members",
        read: |policy, value| set(&mut classes(policy).promoted, number(value)),
        write: |policy| class_number(policy, |classes| classes.promoted),
    },
    PolicyField {
        key: "relegated",
        possible: "a number of members",
        read: |policy, value| set(&mut classes(policy).relegated, number(value)),
        write: |policy| class_number(policy, |classes| classes.relegated),
    },
    PolicyField {
        key: "carried-percent",
        possible: "a percentage from 0 to 100",
        read: |policy, value| set(&mut policy.carried_percent, number(value)),
        write: |policy| policy.carried_percent.to_string(),
    },
];

/// The rules for ties with their keys.
const TIE_RULES: [(&str, TieRule); 5] = [
    ("first-places", TieRule::FirstPlaces),
    ("results", TieRule::Results),
    ("best-result", TieRule::BestResult),
    ("last-result", TieRule::LastResult),
    ("head-to-head", TieRule::HeadToHead),
];

fn set<T>(field: &mut T, value: Option<T>) -> Option<()> {
    *field = value?;
    Some(())
}

/// Reads a number of digits only.
fn number<T: std::str::FromStr>(text: &str) -> Option<T> {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.parse().ok())?
}

/// Sets a number, or none for "all".
fn set_number_or_all(field: &mut Option<u32>, text: &str) -> Option<()> {
    *field = match text {
        "all" => None,
        _ => Some(number(text)?),
    };
    Some(())
}

fn all_or(number: Option<u32>) -> String {
    number.map_or_else(|| "all".to_owned(), |number| number.to_string())
}

fn read_measure(text: &str) -> Option<Measure> {
    match text {
        "overall" => Some(Measure::Overall),
        "gain" => Some(Measure::Gain),
        "score" => Some(Measure::Score),
        _ => {
            let points = text.strip_prefix("place:")?.split('/').map(str::trim);
            let points: Option<Vec<_>> = points.map(SeasonPoints::parse).collect();
            points?.try_into().ok().map(Measure::Place)
        }
    }
}

fn measure_text(measure: &Measure) -> String {
    match measure {
        Measure::Overall => "overall".to_owned(),
        Measure::Gain => "gain".to_owned(),
        Measure::Score => "score".to_owned(),
        Measure::Place(points) => {
            format!(
                "place:{}",
                points.map(|points| points.to_string()).join("/")
            )
        }
    }
}

fn read_counting(text: &str) -> Option<CountingRule> {
    if text == "all" {
        return Some(CountingRule::All);
    }
    let (kind, count) = text.split_once(':')?;
    let count = number(count)?;
    match kind {
        "best" => Some(CountingRule::Best(count)),
        "best-of-week" => Some(CountingRule::BestOfWeek(count)),
        "best-nights" => Some(CountingRule::BestNights(count)),
        _ => None,
    }
}

fn counting_text(counting: CountingRule) -> String {
    match counting {
        CountingRule::All => "all".to_owned(),
        CountingRule::Best(count) => format!("best:{count}"),
        CountingRule::BestOfWeek(count) => format!("best-of-week:{count}"),
        CountingRule::BestNights(count) => format!("best-nights:{count}"),
    }
}

fn read_total(text: &str) -> Option<Total> {
    match text {
        "sum" => Some(Total::Sum),
        "mean" => Some(Total::Mean),
        _ => None,
    }
}

fn read_ties(text: &str) -> Option<Vec<TieRule>> {
    if text == "none" {
        return Some(Vec::new());
    }
    let rule = |key: &str| TIE_RULES.into_iter().find(|rule| rule.0 == key.trim());
    text.split(',').map(|key| Some(rule(key)?.1)).collect()
}

fn ties_text(ties: &[TieRule]) -> String {
    if ties.is_empty() {
        return "none".to_owned();
    }
    let keys = ties
        .iter()
        .filter_map(|tie| TIE_RULES.into_iter().find(|rule| rule.1 == *tie));
    keys.map(|rule| rule.0).collect::<Vec<_>>().join(",")
}

fn set_teams(field: &mut Option<TeamPolicy>, text: &str) -> Option<()> {
    if text == "none" {
        *field = None;
        return Some(());
    }
    let mut counted = None;
    set_number_or_all(&mut counted, text)?;
    *field = Some(TeamPolicy { counted });
    Some(())
}

/// Returns the classes of a policy, which has some from now on.
fn classes(policy: &mut SeasonPolicy) -> &mut ClassPolicy {
    policy.classes.get_or_insert_with(|| ClassPolicy {
        names: Vec::new(),
        promoted: 0,
        relegated: 0,
    })
}

fn class_number(policy: &SeasonPolicy, of: fn(&ClassPolicy) -> u32) -> String {
    policy.classes.as_ref().map_or(0, of).to_string()
}
