//! Corrections, and the kind of an event.

use serde::{Serialize, Serializer};
use tilewise_ledger::{Change, Correction, EntryId};

use super::INPUT;
use crate::diagnostics::{Diagnostics, Path};
use crate::json::Json;
use crate::schema::game_log::CorrectedInput;
use crate::schema::keys::keys;
use crate::value::JsonValue;

const ID: &str = "the id of an earlier entry, of at most 100 letters";
const CHANGE: &str = "one of delete, replace, insert-before";

/// A function that reads an event.
type ReadEvent<'a, E> = &'a dyn Fn(&JsonValue, &mut Diagnostics) -> Option<E>;

/// Returns the key of an event, which is one of several.
pub fn event_key(
    value: &JsonValue,
    all: &[&'static str],
    diagnostics: &mut Diagnostics,
) -> Option<&'static str> {
    let Json::Object(fields) = value.json else {
        value.refuse(INPUT, diagnostics);
        return None;
    };
    let want = format!("one of {}", all.join(", "));
    let at = Path::Field(&value.at, "told");
    let Some((_, json)) = fields.iter().find(|(key, _)| key == "told") else {
        let message = format!("{at} is missing: it takes {want}");
        diagnostics.push_unparsed("bad-request", at, message);
        return None;
    };
    let find = |text: &str| all.iter().copied().find(|one| *one == text);
    JsonValue { json, at }.word(find, &want, diagnostics)
}

/// Reads a correction.
pub fn read_correction<E>(
    value: &JsonValue,
    read: ReadEvent<E>,
    diagnostics: &mut Diagnostics,
) -> Option<Correction<E>> {
    let fields = value.object(keys::<CorrectedInput<Json>>(), diagnostics)?;
    let of = fields
        .needed("of", ID, diagnostics)?
        .short_text(ID, diagnostics);
    let change = fields.needed("change", CHANGE, diagnostics)?;
    let change = |event: Option<JsonValue>, diagnostics: &mut Diagnostics| -> Option<Change<E>> {
        let text = change.text(CHANGE, diagnostics)?;
        match (text, event) {
            ("delete", None) => Some(Change::Delete),
            ("delete", Some(event)) => {
                let message = format!("{}: what is deleted tells nothing, leave it out", event.at);
                diagnostics.push_unparsed("bad-request", event.at, message);
                None
            }
            ("replace" | "insert-before", None) => {
                fields.needed("input", INPUT, diagnostics);
                None
            }
            ("replace", Some(event)) => Some(Change::Replace(Box::new(read(&event, diagnostics)?))),
            ("insert-before", Some(event)) => {
                Some(Change::InsertBefore(Box::new(read(&event, diagnostics)?)))
            }
            _ => {
                change.refuse(CHANGE, diagnostics);
                None
            }
        }
    };
    let what = change(fields.field("input"), diagnostics);
    Some(Correction {
        target: EntryId(of?.to_owned()),
        change: what?,
    })
}

/// A correction, with a function that returns its event in JSON.
pub struct CorrectionJson<'a, E, F> {
    /// The correction.
    pub correction: &'a Correction<E>,
    /// Returns an event in JSON.
    pub event: F,
}

impl<'a, E, J: Serialize, F: Fn(&'a E) -> J> Serialize for CorrectionJson<'a, E, F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (change, input) = match &self.correction.change {
            Change::Delete => ("delete", None),
            Change::Replace(input) => ("replace", Some(input)),
            Change::InsertBefore(input) => ("insert-before", Some(input)),
        };
        let input = CorrectedInput {
            entry_kind: "corrected",
            of: self.correction.target.0.clone(),
            change,
            input: input.map(|input| (self.event)(input)),
        };
        input.serialize(serializer)
    }
}
