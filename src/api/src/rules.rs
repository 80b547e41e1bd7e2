//! The rules of a game or of a club: a rule set with options, and a penalty book.

use tilewise_ledger::Rules;
use tilewise_rules::fouls::PenaltyBook;
use tilewise_rules::penalty_books;

use crate::catalogue::Catalogue;
use crate::diagnostics::Diagnostics;
use crate::house;
use crate::json::Json;
use crate::schema::values::ChangedOptionsJson;
use crate::value::{JsonObject, JsonValue};

/// Reads `ruleset`, `options` and `penalty_book`.
pub fn read_rules(
    fields: &JsonObject,
    catalogue: Catalogue,
    diagnostics: &mut Diagnostics,
) -> Option<Rules> {
    let house = house::house(fields, catalogue, diagnostics);
    let penalty_book = match fields.field("penalty_book") {
        Some(value) => Some(read_penalty_book(&value, diagnostics)?),
        None => None,
    };
    let house = (*house?).clone();
    Some(Rules {
        house,
        penalty_book,
    })
}

/// Reads the key of a penalty book.
pub fn read_penalty_book(
    value: &JsonValue,
    diagnostics: &mut Diagnostics,
) -> Option<&'static PenaltyBook> {
    let keys: Vec<_> = penalty_books::ALL.iter().map(|book| book.key).collect();
    let want = format!("a book of penalties, one of {}", keys.join(", "));
    value.word(penalty_books::by_key, &want, diagnostics)
}

/// Rules as fields of an object.
pub struct RulesFields {
    /// The key of the rule set.
    pub ruleset: &'static str,
    /// The options that differ from the defaults.
    pub options: Option<Json<'static>>,
    /// The key of the penalty book.
    pub penalty_book: Option<&'static str>,
}

impl RulesFields {
    /// Converts rules.
    pub fn new(rules: &Rules) -> Self {
        Self {
            ruleset: rules.house.rule_set().identity.key,
            options: ChangedOptionsJson(&rules.house).to_json(),
            penalty_book: rules.penalty_book.map(|book| book.key),
        }
    }
}
