//! Schemas of the requests about events, from the questions of the rule sets.

use schemars::{Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};
use tilewise_ledger::{DERIVED_FOUL_ANSWERS, is_derived};
use tilewise_rules::fouls::{SAME_TIME, questions};
use tilewise_rules::{AnswerKind, CountedIn, Question, Required, penalty_books, rule_sets};

use crate::schema::carried::{CarriedWinJson, DebtJson};
use crate::schema::hand_request::{HandWinnerJson, LiabilityJson, StakesJson};
use crate::schema::penalty_request::{DrawRequest, FoulRequest, HanchanRequest};
use crate::schema::words::{CountedWinner, Payments, Seat, SomePayments, Tiles, WinBy};

/// Explanations that the question itself doesn't give: event, field, text.
const NOTES: &[(&str, &str, &str)] = &[
    ("", "fu", "Riichi, below 5 han."),
    (
        "",
        "yakuman",
        "Riichi: the number of yakuman, instead of han.",
    ),
    (
        "",
        "on_table",
        "In rule sets that have counters, bets or debts.",
    ),
    ("", "liability", "Riichi: liabilities for yakuman."),
    (
        "settle-win",
        "value",
        "Fan, faan, tai or han; in riichi optional with `yakuman`.",
    ),
    (
        "settle-win",
        "liable",
        "The player who is liable for the hand by a fact of the table; in riichi for one yakuman of it.",
    ),
    (
        "multiple-wins",
        "winners",
        "Each with the player who is liable for the hand, if any. Riichi takes hands too, and scores them.",
    ),
    (
        "multiple-wins",
        "prevailing",
        "The prevailing wind; required for hands.",
    ),
    (
        "multiple-wins",
        "on_table",
        "Riichi: the players in riichi take back their bets, if the options say so.",
    ),
    (
        "claims-on-discard",
        "claims",
        "The players who claim it. In MCR, the hand has no effect.",
    ),
    (
        "claim-on-self-draw",
        "from",
        "The player who drew the tile.",
    ),
    (
        "claim-on-self-draw",
        "pure",
        "Whether the claim is Thirteen Wonders waiting for all thirteen tiles.",
    ),
    ("claim", "from", "The discarder. It has no effect."),
    ("claim", "waiting", "The tiles for which the player waits."),
    (
        "claim",
        "hand",
        "Riichi: the player's tiles, instead of `waiting`.",
    ),
    (
        "claim",
        "own_discards",
        "The own discards; in riichi those of the whole hand.",
    ),
    (
        "claim",
        "added",
        "Riichi: tiles that the player added to kongs.",
    ),
    (
        "claim",
        "missed",
        "Tiles that the player passed on in this go-around.",
    ),
    (
        "claim",
        "missed_for",
        "The possible claim on them; by default either.",
    ),
    (
        "claim",
        "riichi",
        "Riichi: whether the player is in riichi.",
    ),
    (
        "claim",
        "own_claim_since",
        "Riichi: whether the player has claimed a tile since.",
    ),
    (
        "claim",
        "worth_more",
        "Whether the hand has a higher value than with the win that was passed on.",
    ),
    (
        "draw",
        "contributions",
        "The contribution of each player to the pot, if they differ.",
    ),
    (
        "dropped-tile",
        "from",
        "The player who dropped it; if the options let an opponent take it, neither of the two may win.",
    ),
    (
        "table-points",
        "table",
        "The final scores, including penalties.",
    ),
    (
        "table-points",
        "absent",
        "Players who were away or lost the session: they get no table points, and the three others 4, 2, 1.",
    ),
    (
        "table-points",
        "penalties",
        "Table points that are deducted.",
    ),
    (
        "table-points",
        "overall",
        "The table points of earlier sessions; by default 0.",
    ),
    (
        "table-points",
        "scores_before",
        "The sum of the scores of earlier sessions, which breaks ties.",
    ),
    ("false-win", "plays_on", "Whether the hand continues."),
    (
        "false-win",
        "fault",
        "The fault of the hand; the others play on.",
    ),
    (
        "bonus-collected",
        "held_before",
        "Bonus tiles: `[\"f1\", \"a2\"]` or `\"f1 a2\"`.",
    ),
    (
        "bonus-collected",
        "last",
        "Whether one of them was the last available tile.",
    ),
    (
        "hidden-eighth",
        "other_hider",
        "Another player who broke up the hand before the inspection.",
    ),
    (
        "hidden-eighth",
        "demanded",
        "Whether the holder demanded the inspection in time; by default true.",
    ),
    ("riichi", "open", "Whether the player has an open hand."),
    (
        "riichi",
        "tiles_left",
        "Required if the rules have a minimum of tiles.",
    ),
    (
        "riichi",
        "points",
        "Required if the rules have a minimum of points.",
    ),
    (
        "riichi",
        "hand",
        "14 tiles, three fewer for each concealed kong.",
    ),
    ("riichi", "kongs", "The tiles of these kongs."),
    (
        "kong-after-riichi",
        "tile",
        "The drawn tile; required for a concealed kong.",
    ),
    (
        "kong-after-riichi",
        "hand",
        "The tiles before the draw: 13, three fewer for each concealed kong.",
    ),
    (
        "kong-after-riichi",
        "last",
        "Whether it was the last tile of the wall.",
    ),
    (
        "abortive-draw",
        "one_player",
        "Whether one player made all four kongs.",
    ),
    (
        "next-hand",
        "winners",
        "Empty if `draw` has the kind of draw.",
    ),
    ("next-hand", "round", "The prevailing wind."),
    ("next-hand", "hand", "The number of the hand in the round."),
    (
        "next-hand",
        "scores",
        "After the hand; required if the end of the game depends on them.",
    ),
    (
        "exhaustive-draw",
        "nagashi",
        "Players who discarded only terminals and honours, none of them claimed, if the options pay for it.",
    ),
    (
        "hanchan",
        "table",
        "The final points: together the starting points, or 1,000 less for each bet left on the table.",
    ),
    (
        "hanchan",
        "on_table",
        "The bets that are left; the first player gets them if the options say so.",
    ),
    (
        "hanchan",
        "first_east",
        "The seat of the first dealer; by default East. It decides ties under some options.",
    ),
    ("hanchan", "chombo", "The number of chombo of each player."),
    (
        "hanchan",
        "overall",
        "The overall scores before; by default 0.",
    ),
    (
        "hanchan",
        "penalties",
        "Deductions from the overall scores, in points: `{ E: 20 }`.",
    ),
];

/// Returns the schema of a request about an event without its rules: one for each set of questions.
pub fn requests(generator: &mut SchemaGenerator) -> Schema {
    let mut all: Vec<(Value, Vec<&str>)> = Vec::new();
    for rule_set in rule_sets::ALL {
        for event in rule_set.game.events {
            let schema = request(event.key, event.name, event.questions, generator);
            let plain = without_descriptions(schema.clone());
            let same = all
                .iter_mut()
                .find(|(other, _)| without_descriptions(other.clone()) == plain);
            match same {
                Some((_, keys)) => keys.push(rule_set.identity.key),
                None => all.push((schema, vec![rule_set.identity.key])),
            }
        }
    }
    let mut all: Vec<Value> = all.into_iter().map(with_rule_sets).collect();
    for of_book in [
        generator.subschema_for::<FoulRequest>(),
        generator.subschema_for::<DrawRequest>(),
        generator.subschema_for::<HanchanRequest>(),
    ] {
        all.push(of_book.into());
    }
    json_schema!({ "anyOf": all })
}

fn without_descriptions(mut schema: Value) -> Value {
    if let Some(fields) = schema.as_object_mut() {
        fields.shift_remove("description");
        for (_, field) in fields {
            *field = without_descriptions(field.take());
        }
    }
    schema
}

/// Returns a schema with its rule sets in the description.
fn with_rule_sets((mut schema, keys): (Value, Vec<&str>)) -> Value {
    let name = schema["description"].as_str().unwrap_or_default();
    let end = if name.ends_with('?') { "" } else { "." };
    schema["description"] = format!("{name}{end} In {}.", keys.join(", ")).into();
    schema
}

fn request(
    key: &str,
    name: &str,
    all: &'static [Question],
    generator: &mut SchemaGenerator,
) -> Value {
    let mut properties = Map::new();
    let mut required = vec!["event"];
    properties.insert("event".to_owned(), json!({ "const": key }));
    for question in all.iter().filter(|one| one.is_enabled) {
        let field = question.nested_in.unwrap_or(question.key);
        if properties.contains_key(field) {
            continue;
        }
        let schema: Value = match question.nested_in {
            Some("liability") => described(
                generator.subschema_for::<Vec<LiabilityJson>>().into(),
                note(key, field),
            ),
            Some(_) => described(
                generator.subschema_for::<StakesJson>().into(),
                note(key, field),
            ),
            None => {
                let note = note(key, field);
                let text = if note.is_empty() {
                    question.words
                } else {
                    note
                };
                described(answer(question.kind, generator), text)
            }
        };
        properties.insert(field.to_owned(), schema.clone());
        if let Some(alias) = question.alias {
            properties.insert(
                alias.to_owned(),
                described(schema, &format!("Another key of `{field}`.")),
            );
        } else if question.required == Required::Always && question.nested_in.is_none() {
            required.push(field);
        }
    }
    json!({ "type": "object", "description": name, "properties": properties, "required": required })
}

fn note(event: &str, field: &str) -> &'static str {
    let find = |event| {
        let mut all = NOTES.iter();
        all.find(|(of, key, _)| *of == event && *key == field)
    };
    find(event)
        .or_else(|| find(""))
        .map_or("", |(_, _, text)| text)
}

/// Returns a schema with a description.
pub fn described(schema: Value, text: &str) -> Value {
    let mut schema = match schema {
        Value::Object(schema) => schema,
        other => return other,
    };
    if !text.is_empty() {
        schema.insert("description".to_owned(), text.into());
    }
    schema.into()
}

/// Returns the schema of an answer.
pub fn answer(kind: AnswerKind, generator: &mut SchemaGenerator) -> Value {
    match kind {
        AnswerKind::Seat => generator.subschema_for::<Seat>().into(),
        AnswerKind::Number(most) => json!({ "type": "integer", "minimum": 0, "maximum": most }),
        // Short lists are as good as words.
        AnswerKind::NumberOf(all) if all.len() <= 4 => json!({ "enum": all }),
        AnswerKind::NumberOf(all) => json!({ "type": "integer", "enum": all }),
        AnswerKind::Points => json!({ "type": "number" }),
        AnswerKind::By => generator.subschema_for::<WinBy>().into(),
        AnswerKind::Flag => json!({ "type": "boolean" }),
        AnswerKind::Word(words) => {
            let keys: Vec<_> = words.iter().map(|(key, _)| *key).collect();
            json!({ "type": "string", "enum": keys })
        }
        AnswerKind::Tile => json!({ "type": "string" }),
        AnswerKind::Tiles | AnswerKind::Held | AnswerKind::Bonus | AnswerKind::BonusInOrder => {
            generator.subschema_for::<Tiles>().into()
        }
        AnswerKind::BySeat | AnswerKind::PointsBySeat | AnswerKind::ScoresBySeat => {
            generator.subschema_for::<Payments>().into()
        }
        AnswerKind::OverallBySeat => generator.subschema_for::<SomePayments>().into(),
        AnswerKind::Claims => claims(&["seat", "hand"], generator),
        AnswerKind::Claimants => claims(&["seat"], generator),
        AnswerKind::Winners(None) => {
            let winner = counted_winner(None, generator);
            json!({ "type": "array", "items": winner })
        }
        AnswerKind::Winners(Some(_)) => {
            let counted = generator.subschema_for::<CountedWinner>();
            let with_hand = generator.subschema_for::<HandWinnerJson>();
            json!({ "type": "array", "items": { "anyOf": [counted, with_hand] } })
        }
        AnswerKind::Seats => generator.subschema_for::<Vec<Seat>>().into(),
        AnswerKind::Overall => json!({ "type": ["number", "string"] }),
        AnswerKind::Debts => generator.subschema_for::<Vec<DebtJson>>().into(),
        AnswerKind::CarriedWins => generator.subschema_for::<Vec<CarriedWinJson>>().into(),
    }
}

fn claims(required: &[&str], generator: &mut SchemaGenerator) -> Value {
    json!({
        "type": "array",
        "items": {
            "type": "object",
            "properties": {
                "seat": generator.subschema_for::<Seat>(),
                "hand": { "type": "string", "enum": ["ordinary", "thirteen-orphans"] },
            },
            "required": required,
        },
    })
}

/// Returns the schema of a winner with a counted hand.
pub fn counted_winner(counted_in: Option<&CountedIn>, generator: &mut SchemaGenerator) -> Value {
    let number =
        |description: &str| json!({ "type": "integer", "minimum": 0, "description": description });
    let seat = Value::from(generator.subschema_for::<Seat>());
    let mut properties = Map::new();
    properties.insert("seat".to_owned(), seat.clone());
    let value = match counted_in {
        None => "The value of the hand.".to_owned(),
        Some(CountedIn { units, .. }) => {
            format!("The value of the hand; optional only with `{}`.", units.key)
        }
    };
    properties.insert("value".to_owned(), number(&value));
    if let Some(CountedIn { axis, units, .. }) = counted_in {
        properties.insert(axis.key.to_owned(), number(&format!("{}.", axis.name)));
        let text = format!(
            "The number of {}, instead of a value.",
            units.name.to_lowercase()
        );
        properties.insert(units.key.to_owned(), number(&text));
    }
    properties.insert(
        "liable".to_owned(),
        described(seat, "The player who is liable for the hand."),
    );
    let mut required = vec!["seat"];
    if counted_in.is_some() {
        let list = generator.subschema_for::<Vec<LiabilityJson>>().into();
        let list = described(list, "Liabilities for parts of the hand.");
        properties.insert("liability".to_owned(), list);
    } else {
        required.push("value");
    }
    json!({ "type": "object", "properties": properties, "required": required })
}

/// Returns the schema of the facts about a foul. The facts about the table are listed; others depend on the foul.
pub fn foul_facts(generator: &mut SchemaGenerator) -> Schema {
    let mut properties = Map::new();
    properties.insert(
        SAME_TIME.key.to_owned(),
        described(answer(SAME_TIME.kind, generator), SAME_TIME.words),
    );
    for book in penalty_books::ALL {
        for foul in book.fouls {
            for question in questions(book, foul) {
                if question.required == Required::Optional && !properties.contains_key(question.key)
                {
                    let schema = described(answer(question.kind, generator), question.words);
                    properties.insert(question.key.to_owned(), schema);
                }
            }
        }
    }
    let others = json!({
        "anyOf": [
            { "type": "string" }, { "type": "number" }, { "type": "boolean" },
            generator.subschema_for::<Vec<Seat>>(),
        ],
    });
    json_schema!({
        "description": "Facts of a foul. `penaltyBooks()` lists the questions of each foul; with these facts about \
            the table the verdict also contains amounts.",
        "type": "object",
        "properties": properties,
        "additionalProperties": others,
    })
}

/// Returns the schema of the facts about a foul in a game, without those that the game derives.
pub fn game_foul_facts() -> Schema {
    let derived = DERIVED_FOUL_ANSWERS.iter();
    let derived: Map<String, Value> = derived
        .map(|key| ((*key).to_owned(), false.into()))
        .collect();
    json_schema!({
        "description": "Answers to the questions of the foul, without those that the game derives.",
        "type": "object",
        "properties": derived,
        "additionalProperties": {},
    })
}

/// Returns the fields of some events of a game, counted wins or others, without derived ones. An open answer is
/// `null`.
pub fn game_fields(
    includes: fn(bool) -> bool,
    generator: &mut SchemaGenerator,
) -> Map<String, Value> {
    let mut fields: Map<String, Value> = Map::new();
    let all = rule_sets::ALL.into_iter().flat_map(|rule_set| {
        let events = rule_set.game.events.iter();
        events.filter(move |one| includes(rule_set.game.counted_win == Some(one.key)))
    });
    let questions = all.flat_map(|event| event.questions);
    for question in questions.filter(|one| !is_derived(one) && one.is_enabled) {
        let (field, schema) = match question.nested_in {
            Some(field @ "liability") => (
                field,
                generator.subschema_for::<Vec<LiabilityJson>>().into(),
            ),
            Some(_) => continue,
            None => (
                question.key,
                described(answer(question.kind, generator), question.words),
            ),
        };
        let named = fields
            .entry(field.to_owned())
            .or_insert_with(|| json!({ "anyOf": [] }));
        let Some(kinds) = named["anyOf"].as_array_mut() else {
            continue;
        };
        let mut kind = schema;
        let description = kind
            .as_object_mut()
            .and_then(|kind| kind.shift_remove("description"));
        let words = kinds
            .iter()
            .position(|one| are_words(one) && are_words(&kind));
        match words {
            Some(place) => add_words(&mut kinds[place], &kind),
            None if kinds.contains(&kind) => {}
            None => kinds.push(kind),
        }
        if let Some(description) = description
            && named.get("description").is_none()
        {
            named["description"] = description;
        }
    }
    for (_, field) in &mut fields {
        let kinds = field["anyOf"].take();
        let description = field["description"].take();
        *field = json!({ "oneOf": [{ "anyOf": kinds }, { "type": "null" }] });
        *field = described(field.take(), description.as_str().unwrap_or_default());
    }
    fields
}

fn are_words(schema: &Value) -> bool {
    schema["type"] == "string" && schema["enum"].is_array()
}

/// Adds the words of another schema.
fn add_words(words: &mut Value, others: &Value) {
    let Some(words) = words["enum"].as_array_mut() else {
        return;
    };
    for word in others["enum"].as_array().into_iter().flatten() {
        if !words.contains(word) {
            words.push(word.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_note_is_about_a_question() {
        for (event, field, _) in NOTES {
            let all = rule_sets::ALL.into_iter().flat_map(|one| one.game.events);
            let mut all = all.filter(|one| event.is_empty() || one.key == *event);
            let is_there = all.any(|one| {
                let mut questions = one.questions.iter();
                questions.any(|one| one.nested_in.unwrap_or(one.key) == *field)
            });
            assert!(is_there, "{event}.{field}");
        }
    }
}
