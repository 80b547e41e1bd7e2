//! The two examples of the rule book as requests.

use serde_json::{Value, json};

/// Book `hk-old-style-scoring`, first example: 5 fan by discard.
pub fn by_discard() -> Value {
    json!({
        "ruleset": "hk-old-style",
        "hand": {
            "concealed": "2223s",
            "melds": [
                { "kind": "chow", "tiles": "567s" },
                { "kind": "pung", "tiles": "777s" },
                { "kind": "pung", "tiles": "555z" },
            ],
            "winning_tile": "1s",
        },
        "win": { "by": "discard", "from": "W" },
        "seat": "S",
        "prevailing": "E",
    })
}

/// Book `hk-old-style-scoring`, second example: 4 fan by self-draw.
pub fn by_self_draw() -> Value {
    json!({
        "ruleset": "hk-old-style",
        "hand": {
            "concealed": "46s22s",
            "melds": [
                { "kind": "pung", "tiles": "111z" },
                { "kind": "chow", "tiles": "456m" },
                { "kind": "pung", "tiles": "777p" },
            ],
            "winning_tile": "5s",
        },
        "win": { "by": "self-draw" },
        "seat": "E",
        "prevailing": "E",
    })
}

/// Two exposed dragons, the third discarded by North: NEST-71.
pub fn liable() -> Value {
    json!({
        "ruleset": "sparrows-nest",
        "hand": {
            "concealed": "23m99s",
            "melds": [
                { "kind": "pung", "tiles": "555z" },
                { "kind": "pung", "tiles": "666z" },
                { "kind": "pung", "tiles": "777z", "from": "N" },
            ],
            "winning_tile": "4m",
        },
        "win": { "by": "self-draw" },
        "seat": "S",
        "prevailing": "E",
    })
}

/// Returns a request with changed fields: `("hand.bonus", ["f1"])`; null removes a field.
pub fn with<const N: usize>(mut request: Value, fields: [(&str, Value); N]) -> Value {
    for (path, value) in fields {
        let (parents, key) = path.rsplit_once('.').unwrap_or(("", path));
        let mut object = &mut request;
        for parent in parents.split('.').filter(|parent| !parent.is_empty()) {
            object = &mut object[parent];
        }
        let object = object.as_object_mut().expect(path);
        if value.is_null() {
            object.remove(key);
        } else {
            object.insert(key.to_owned(), value);
        }
    }
    request
}

/// Returns the report on a request.
#[track_caller]
pub fn answer(request: &Value, waits: bool) -> Value {
    let line = tilewise_api::answer_json(request.to_string(), waits);
    assert!(!line.contains('\n'), "{line}");
    serde_json::from_str(&line).expect(&line)
}

/// Returns the report on an event of a rule set.
#[track_caller]
pub fn event(rule_set: &str, event: &str, fields: &Value) -> Value {
    let mut request = json!({"ruleset": rule_set, "event": event});
    let object = request.as_object_mut().expect("an object");
    object.extend(fields.as_object().expect("an object").clone());
    answer(&request, false)
}

/// Returns the gains of East, South, West and North, with the clause.
#[track_caller]
pub fn pays<T: Into<Value>>(report: &Value, clause: &str, payments: [T; 4]) {
    assert_eq!(report["clause"], clause, "{report}");
    nets(report, payments);
}

/// Returns the gains of East, South, West and North.
#[track_caller]
pub fn nets<T: Into<Value>>(report: &Value, payments: [T; 4]) {
    let [e, s, w, n] = payments.map(Into::into);
    let payments = json!({"E": e, "S": s, "W": w, "N": n});
    assert_eq!(report["payments"], payments, "{report}");
}

/// Returns the codes and paths of all errors.
#[track_caller]
pub fn refused(report: &Value, reasons: &[(&str, &str)]) {
    assert_eq!(report["ok"], false, "{report}");
    let errors = report["errors"].as_array().expect("a list");
    let found: Vec<_> = errors
        .iter()
        .map(|error| {
            let text = |key: &str| error[key].as_str().unwrap_or_default();
            (text("code"), text("at"))
        })
        .collect();
    assert_eq!(found, reasons, "{report}");
}

/// Checks that the report has one error with this message.
#[track_caller]
pub fn refused_because(report: &Value, code: &str, at: &str, message: &str) {
    refused(report, &[(code, at)]);
    assert_eq!(report["errors"][0]["message"], message);
}

/// Returns the number of each of East, South, West and North.
pub fn each<T: Into<Value>>(numbers: [T; 4]) -> Value {
    let [e, s, w, n] = numbers.map(Into::into);
    json!({"E": e, "S": s, "W": w, "N": n})
}
