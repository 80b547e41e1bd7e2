//! Schemas of values that come from the rules, such as words.

#![allow(dead_code, reason = "types that are only described")]

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;
use serde_json::{Value, json};
use tilewise_rules::{
    AnswerKind, LiableTile, MeldKind as Kind, PotKey, Seat as Wind, WinBy as By, rule_sets,
};

use super::carried::DebtJson;
use super::club_log::{
    AdjustedInput, AttendanceInput, CheckedInput, ClockStartedInput, ClubLogJson, DisputedInput,
    FeePaidInput, ForgottenInput, GameResultInput, MemberInput, NightClosedInput, NightOpenedInput,
    NightPlannedInput, ProfileInput, RoundDrawnInput, RuledInput, ScoresResultInput,
    SeasonClosedInput, SeasonOpenedInput, SeparationInput, TimeAddedInput,
};
use super::club_state::ClubStateJson;
use super::event_report::RulingReport;
use super::game_log::{
    BetInput, ChipsInput, EntryJson, FoulInputJson, GameLogJson, JoinedInput, NotedInput,
    OpenedInput, PaidInput, PlainInput, RulesInput, SeatingJson, SeatsInput, SeveralWonInput,
    SubstituteInput,
};
use super::game_state::{GameStateJson, HolderJson};
use super::generate::events;
use super::hand_request::{HandJson, WonHandJson};
use super::payments::NetJson;
use super::penalty_report::{OverallBySeatJson, OverallJson, PenaltyReport};
use super::score_value::{AxisDetailJson, AxisLineJson, RejectedElementJson, ScoreJson};
use super::tile_report::{DiscardsJson, WaitsJson, WinValueJson};
use super::values::AmountJson;
use crate::report::RefusalReport;

/// Implements the schema of a type that has none by derivation.
macro_rules! described {
    ($name:ident, $title:expr, $inline:literal, |$generator:ident| $schema:expr) => {
        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                $title.into()
            }

            fn inline_schema() -> bool {
                $inline
            }

            fn json_schema($generator: &mut SchemaGenerator) -> Schema {
                $schema
            }
        }
    };
}

/// Declares types whose values are words.
macro_rules! words {
    ($($name:ident: $words:expr;)*) => {$(
        pub struct $name;

        described!($name, "", true, |_generator| json_schema!({ "type": "string", "enum": $words }));
    )*};
}

words! {
    AttendanceEvent: ["arrived", "late", "left"];
    Confidence: ["read", "quoted", "usual"];
    ClubPlainEvent: ["pen-given", "pen-taken"];
    DrawDealer: ["stays", "rotates"];
    DrawOrDiscard: ["self-draw", "discard"];
    DrawMethodKey: ["random", "chart", "swiss", "ladder", "teams"];
    Exemption: rule_sets::exemption_keys();
    Experience: ["usual", "newcomer", "mentor"];
    FoundedOrProfile: ["founded", "profile"];
    Goal: ["first", "place", "not-last", "positive"];
    HandAfter: [
        "continues", "dead hand", "void", "scored", "exhaustive draw", "draw", "n/a (hanchan score 0)",
        "n/a (session lost)", "n/a",
    ];
    HandEnd: [
        "east-won", "others-won", "drawn", "drawn-east-ready", "drawn-after-kong", "broken-off", "east-fouled",
        "others-fouled", "void",
    ];
    Honba: ["normal", "unchanged", "+1", "n/a"];
    Level: ["mangan", "haneman", "baiman", "sanbaiman", "counted-yakuman", "yakuman"];
    LiableBy: LiableTile::ALL.iter().map(|one| one.key()).collect::<Vec<_>>();
    MemberOrTeam: ["member", "team"];
    MeldKind: Kind::ALL.map(Kind::key);
    Outcome: [
        "NP", "WARN", "PP", "DH", "CH", "REDEAL", "FURITEN", "FORCE", "EXC", "REF", "DQ", "INFO", "FINE", "DRAW",
    ];
    Payee: ["bank", "each"];
    PlainEvent: ["closed", "reopened", "pen-given", "pen-taken"];
    Penalty: ["nothing", "warning", "points", "dead-hand", "chonbo", "disqualification"];
    ReplaceOrInsert: ["replace", "insert-before"];
    RiichiBets: [
        "stay", "returned to declarers", "returned to the player", "to the winner", "stay on table", "n/a",
    ];
    SeparatedOrTogether: ["separated", "together"];
    TableResultState: ["missing", "reported", "checked", "differing", "disputed", "ruled"];
    Unit: units();
    WhyNot: ["not-met", "included-in", "account-once", "switched-off"];
}

fn units() -> Vec<&'static str> {
    let mut units = Vec::new();
    for rule_set in rule_sets::ALL {
        if !units.contains(&rule_set.scoring.unit.name) {
            units.push(rule_set.scoring.unit.name);
        }
    }
    units
}

/// A player, by the wind of the seat; the dealer is `"E"`.
pub struct Seat;

described!(Seat, "Seat", false, |_generator| json_schema!({
    "description": "A player, by the wind of the seat; the dealer is `\"E\"`.",
    "type": "string",
    "enum": Wind::ALL.map(Wind::letter),
}));

pub struct WinBy;

described!(WinBy, "WinBy", false, |_generator| json_schema!({
    "description": "The method of winning.",
    "type": "string",
    "enum": By::ALL.map(By::key),
}));

pub struct FuFact;

described!(FuFact, "FuFact", false, |_generator| json_schema!({
    "description": "A fact about a set, the pair or the wait.",
    "type": "string",
    "enum": [
        "concealed", "open", "by-ron", "terminal-or-honor", "dragon", "seat", "round", "edge", "middle", "pair",
    ],
}));

pub struct DealerAfter;

described!(
    DealerAfter,
    "DealerAfter",
    false,
    |_generator| json_schema!({
        "description": "The next dealer after a foul.",
        "type": "string",
        "enum": ["normal", "stays", "rotates if the offender is East", "rotates", "n/a"],
    })
);

pub struct True;

described!(True, "", true, |_generator| json_schema!({ "const": true }));

pub struct False;

described!(
    False,
    "",
    true,
    |_generator| json_schema!({ "const": false })
);

pub struct Version;

described!(Version, "", true, |_generator| json_schema!({ "const": 1 }));

described!(
    AmountJson,
    "",
    true,
    |_generator| json_schema!({ "type": "number" })
);

described!(
    OverallJson,
    "",
    true,
    |_generator| json_schema!({ "type": "number" })
);

/// A player of a game, as an index in the list of players.
pub struct Player;

described!(Player, "Player", false, |_generator| json_schema!({
    "description": "A player of a game, as an index in the list of players.",
    "type": "integer",
    "minimum": 0,
    "maximum": 255,
}));

described!(HolderJson, "Holder", false, |generator| {
    let pots = PotKey::ALL.map(PotKey::key);
    let keys: Vec<_> = pots.into_iter().chain(["bank"]).collect();
    json_schema!({
        "description": "A player, a pot, or the bank.",
        "anyOf": [generator.subschema_for::<Player>(), { "type": "string", "enum": keys }],
    })
});

/// The amount of each pot.
pub struct Pots;

described!(Pots, "Pots", true, |_generator| {
    let pots: serde_json::Map<String, Value> = PotKey::ALL
        .into_iter()
        .map(|pot| {
            (
                pot.key().to_owned(),
                json_schema!({ "type": "number" }).into(),
            )
        })
        .collect();
    let keys = PotKey::ALL.map(PotKey::key);
    json_schema!({ "type": "object", "properties": pots, "required": keys })
});

/// Tiles.
pub struct Tiles;

described!(Tiles, "Tiles", false, |_generator| json_schema!({
    "description": "Tiles as one text, or as a list of texts.",
    "anyOf": [{ "type": "string" }, { "type": "array", "items": { "type": "string" } }],
}));

/// The values of options, by their keys.
pub type OptionValues = BTreeMap<String, super::rule_set_entry::ScalarJson>;

/// The rules of a request.
#[derive(JsonSchema)]
pub struct House {
    /// The key of a rule set, such as `"hk-old-style"`.
    ruleset: String,
    /// Options that differ from the defaults.
    options: Option<OptionValues>,
}

/// `Hand` without `winning_tile`.
pub struct WaitingHand;

described!(WaitingHand, "WaitingHand", false, |generator| {
    let mut schema = HandJson::json_schema(generator);
    schema.insert(
        "description".into(),
        "A hand without its winning tile.".into(),
    );
    if let Some(properties) = schema.get_mut("properties").and_then(Value::as_object_mut) {
        properties.shift_remove("winning_tile");
    }
    schema
});

/// A method of winning that may be incomplete.
#[derive(JsonSchema)]
pub struct PartialWin {
    by: Option<WinBy>,
    from: Option<Seat>,
}

/// A value that may be `null`, in a field that may be missing.
pub struct Nullable<T>(T);

impl<T: JsonSchema> JsonSchema for Nullable<T> {
    fn schema_name() -> Cow<'static, str> {
        "".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({ "oneOf": [generator.subschema_for::<T>(), { "type": "null" }] })
    }
}

/// The fields of riichi's axis.
#[derive(Serialize, JsonSchema)]
pub struct FuFields {
    /// Riichi.
    #[serde(skip_serializing_if = "Option::is_none")]
    fu: Option<Vec<AxisLineJson>>,
    /// The sum of `fu`.
    #[serde(skip_serializing_if = "Option::is_none")]
    fu_total: Option<u16>,
    /// The fu of each set, the pair and the wait, in the order of the list: "Triplet, concealed" of `222z` is 8.
    ///
    /// `set` and `facts` are missing if a line can't be split. `facts` contains `concealed` or `open`, `by-ron`
    /// (a concealed set that a discard completed, and that counts as open), `terminal-or-honor`; for the pair
    /// `dragon`, `seat`, `round`; for the wait `edge`, `middle`, `pair`.
    #[serde(skip_serializing_if = "Option::is_none")]
    fu_details: Option<Vec<AxisDetailJson>>,
}

/// The fields of riichi's basis.
#[derive(Serialize, JsonSchema)]
pub struct BasisFields {
    /// Riichi, like the next three: the sum of all elements and dora.
    #[serde(skip_serializing_if = "Option::is_none")]
    han: Option<u16>,
    /// The level of payment, from mangan on; else `null`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Nullable<Level>")]
    level: Option<u8>,
    /// The number of yakuman that are paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    yakuman: Option<u16>,
    /// The base amount, of which all payments are multiples.
    #[serde(skip_serializing_if = "Option::is_none")]
    base: Option<AmountJson>,
}

/// The fields of riichi in the short form of a value.
#[derive(Serialize, JsonSchema)]
pub struct ValueFields {
    #[serde(skip_serializing_if = "Option::is_none")]
    fu_total: Option<u16>,
    /// `null` below the first level.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Nullable<Level>")]
    level: Option<u8>,
}

/// The score of a hand, with all fields that any rule set has.
pub type Score = ScoreJson<'static, OptionValues, Vec<RejectedElementJson>, FuFields, BasisFields>;

/// The value of a hand as answers to `settle-win`.
#[derive(Serialize, JsonSchema)]
pub struct HandValue {
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fu: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    yakuman: Option<u16>,
}

pub use super::payments::NetJson as Payments;

/// A number for some of the players.
#[derive(JsonSchema)]
#[serde(rename_all = "UPPERCASE")]
pub struct SomePayments {
    e: Option<f64>,
    s: Option<f64>,
    w: Option<f64>,
    n: Option<f64>,
}

pub struct Amount;

described!(Amount, "Amount", true, |_generator| json_schema!({
    "type": "number", "minimum": -1e12, "maximum": 1e12
}));

/// The value of an effect.
pub struct EffectValue(u8);

described!(EffectValue, "EffectValue", false, |generator| {
    json_schema!({
        "description": "A flag, a number, a word, players, tiles or debts, or a value for each player.",
        "anyOf": [
            { "type": "boolean" },
            { "type": "number" },
            { "type": "string" },
            { "type": "array", "items": { "type": "string" } },
            generator.subschema_for::<Vec<DebtJson>>(),
            generator.subschema_for::<NetJson>(),
            {
                "type": "object",
                "properties": {
                    "E": generator.subschema_for::<Seat>(), "S": generator.subschema_for::<Seat>(),
                    "W": generator.subschema_for::<Seat>(), "N": generator.subschema_for::<Seat>(),
                },
                "required": ["E", "S", "W", "N"],
            },
        ],
    })
});

/// Effects by their keys.
pub type Effects = BTreeMap<String, EffectValue>;

/// The effects of an exhaustive draw. `honba` and `bets` are numbers if `on_table` has the state before.
#[derive(Serialize, JsonSchema)]
pub struct DrawEffects {
    #[schemars(with = "DrawDealer")]
    dealer: u8,
    #[schemars(with = "HonbaAfter")]
    honba: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    bets: Option<u32>,
}

pub struct HonbaAfter;

described!(HonbaAfter, "", true, |_generator| json_schema!({
    "anyOf": [{ "const": "+1" }, { "type": "number" }]
}));

/// The overall gain of each player in a hanchan.
#[derive(Serialize, JsonSchema)]
pub struct HanchanEffects {
    uma: OverallBySeatJson,
    /// The bonus of the first player, if the return points exceed the starting points.
    #[serde(skip_serializing_if = "Option::is_none")]
    oka: Option<OverallBySeatJson>,
    /// The score minus the return points, in thousands, with uma and oka, less chombo.
    score: OverallBySeatJson,
    /// `score` plus earlier overall scores minus penalties, if one of those is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    overall: Option<OverallBySeatJson>,
}

/// The ruling on an exhaustive draw.
pub struct DrawRuling;

described!(DrawRuling, "DrawRuling", false, |generator| {
    ruling_with::<DrawEffects>("The noten payments and the next dealer.", generator)
});

/// The ruling on the end of a hanchan.
pub struct HanchanRuling;

described!(HanchanRuling, "HanchanRuling", false, |generator| {
    ruling_with::<HanchanEffects>("The overall gain of each player in a hanchan.", generator)
});

/// Returns the schema of a ruling with known effects.
fn ruling_with<Effects: JsonSchema>(description: &str, generator: &mut SchemaGenerator) -> Schema {
    let effects = generator.subschema_for::<Effects>();
    let mut schema = RulingReport::json_schema(generator);
    schema.insert("description".into(), description.into());
    if let Some(properties) = schema.get_mut("properties").and_then(Value::as_object_mut) {
        properties.insert("effects".to_owned(), effects.into());
    }
    if let Some(required) = schema.get_mut("required").and_then(Value::as_array_mut) {
        required.push("effects".into());
    }
    schema
}

/// A winner with a counted hand, in rule sets with further units.
pub struct CountedWinner;

described!(CountedWinner, "CountedWinner", false, |generator| {
    let all = rule_sets::ALL.into_iter().flat_map(|one| one.game.events);
    let kinds = all.flat_map(|event| event.questions).map(|one| one.kind);
    let mut units = kinds.filter_map(|kind| match kind {
        AnswerKind::Winners(counted_in) => counted_in,
        _ => None,
    });
    let schema = events::counted_winner(units.next(), generator);
    let mut schema = Schema::try_from(schema).unwrap_or_default();
    schema.insert("description".into(), "A winner with a counted hand.".into());
    schema
});

pub struct FoulFacts;

described!(FoulFacts, "FoulFacts", false, |generator| {
    events::foul_facts(generator)
});

pub struct GameFoulFacts;

described!(GameFoulFacts, "", true, |_generator| {
    events::game_foul_facts()
});

pub struct EventRequest;

described!(EventRequest, "EventRequest", false, |generator| {
    let requests = events::requests(generator);
    json_schema!({ "allOf": [generator.subschema_for::<House>(), requests] })
});

/// Declares types that are one of several others.
macro_rules! unions {
    ($($name:ident: $text:literal = $($one:ty)|+;)*) => {$(
        pub struct $name;

        described!($name, stringify!($name), false, |generator| json_schema!({
            "description": $text,
            "anyOf": [$(generator.subschema_for::<$one>()),+],
        }));
    )*};
}

unions! {
    ScoreReport: "The report on a hand." = Score | RefusalReport;
    WaitsReport: "The report on waits." = WaitsJson<ScoreReport> | RefusalReport;
    DiscardsReport: "The report on discards." = DiscardsJson<WinValue> | RefusalReport;
    EventReport: "The report on an event."
        = RulingReport | PenaltyReport | DrawRuling | HanchanRuling | RefusalReport;
    GameReport: "The report on a game." = GameStateJson<'static> | RefusalReport;
    WinValue: "The value of a win in short form; `null` if the win is invalid." = WinValueJson<ValueFields> | ();
    GameInput: "A game event."
        = OpenedInput | BetInput | WonHandInput | WonCountedInput | SeveralWonInput<GameWin> | DrawnInput
        | HappenedInput | FoulInputJson<GameFoulFacts> | SeatsInput | JoinedInput | SubstituteInput | RulesInput
        | DeletedInput | ReplacedInput<GameInput> | ChipsInput | PaidInput | NotedInput | PlainInput;
    GameWin: "A win of a game." = WonHandJson | WonCounted;
    ClubReport: "The report on a club." = ClubStateJson<'static> | RefusalReport;
    ClubInput: "An event of a club."
        = ProfileInput<'static> | MemberInput<'static> | ForgottenInput<'static> | SeparationInput<'static>
        | SeasonOpenedInput<'static> | SeasonClosedInput<'static> | NightClosedInput<'static> | NightPlannedInput<'static> | NightOpenedInput<'static> | AttendanceInput<'static>
        | FeePaidInput<'static> | RoundDrawnInput<'static> | ClockStartedInput<'static> | TimeAddedInput<'static>
        | GameResultInput<'static, GameLog> | ScoresResultInput<'static> | CheckedInput<'static>
        | DisputedInput<'static> | RuledInput<'static> | AdjustedInput<'static> | DeletedInput
        | ReplacedInput<ClubInput> | ClubPlainInput;
}

/// The log of a game.
pub type GameLog = GameLogJson<Vec<EntryJson<'static, GameInput>>>;

/// The log of a club.
pub type ClubLog = ClubLogJson<Vec<EntryJson<'static, ClubInput>>>;

/// The device of the entry releases the write lock, or acquires it and accepts all entries that others made.
#[derive(JsonSchema)]
pub struct ClubPlainInput {
    #[schemars(with = "ClubPlainEvent")]
    #[serde(rename = "told")]
    entry_kind: String,
}

/// An earlier entry is deleted.
#[derive(JsonSchema)]
pub struct DeletedInput {
    #[schemars(extend("const" = "corrected"))]
    #[serde(rename = "told")]
    entry_kind: String,
    /// The id of the entry.
    #[schemars(length(max = 100))]
    of: String,
    #[schemars(extend("const" = "delete"))]
    change: String,
}

/// An earlier entry is replaced, or another event is inserted before it.
#[derive(JsonSchema)]
#[schemars(rename = "{Input}Replaced")]
pub struct ReplacedInput<Input> {
    #[schemars(extend("const" = "corrected"))]
    #[serde(rename = "told")]
    entry_kind: String,
    /// The id of the entry.
    #[schemars(length(max = 100))]
    of: String,
    #[schemars(with = "ReplaceOrInsert")]
    change: String,
    input: Input,
}

/// Declares events of a game: the fields of one of several schemas, with others.
macro_rules! game_events {
    ($($name:ident: $text:literal, $entry_kind:expr, $required:expr, |$generator:ident| $fields:expr;)*) => {$(
        pub struct $name;

        described!($name, stringify!($name), false, |$generator| {
            let entry_kind: Option<&str> = $entry_kind;
            let mut properties = serde_json::Map::new();
            let mut required: Vec<&str> = Vec::new();
            if let Some(entry_kind) = entry_kind {
                let seats = $generator.subschema_for::<SeatingJson>();
                properties.insert("told".to_owned(), json!({ "const": entry_kind }));
                let text = "The seating of the event, if it differs from that of the game.";
                let seats = events::described(seats.into(), text);
                properties.insert("seats".to_owned(), seats);
                required.push("told");
            }
            properties.extend($fields);
            required.extend::<&[&str]>($required);
            let mut schema = json_schema!({
                "description": $text, "type": "object", "properties": properties, "required": required,
            });
            if properties.contains_key("event") {
                schema.insert("additionalProperties".into(), true.into());
            }
            schema
        });
    )*};
}

game_events! {
    WonHandInput: "A hand was won, with its tiles: a `ScoreRequest` without the facts that the game derives.", Some("won"), &["hand", "win", "seat"], |generator| {
        properties(WonHandJson::json_schema(generator))
    };
    WonCountedInput: "A hand was won, already counted: the fields of `settle-win` without derived facts.", Some("won"), &["seat"], |generator| {
        counted_fields(generator)
    };
    WonCounted: "A counted hand: the fields of `settle-win` without derived facts. An open answer is `null`.",
        None, &["seat"], |generator| counted_fields(generator);
    DrawnInput: "The hand was drawn. Without `event`, by the first draw event of the rule set; if it requires fields (riichi: `tenpai`), they must be present.", Some("drawn"), &[],
        |generator| event_fields(generator);
    HappenedInput: "An event with the fields of an `EventRequest`, without derived facts.", Some("happened"),
        &["event"], |generator| event_fields(generator);
    Happening: "An event of a game. An open answer is `null`.", None, &["event"],
        |generator| event_fields(generator);
}

/// Returns the properties of a schema.
fn properties(mut schema: Schema) -> serde_json::Map<String, Value> {
    match schema.remove("properties") {
        Some(Value::Object(properties)) => properties,
        _ => serde_json::Map::new(),
    }
}

fn counted_fields(generator: &mut SchemaGenerator) -> serde_json::Map<String, Value> {
    let mut fields = rule_set_field();
    fields.extend(events::game_fields(|is_win| is_win, generator));
    fields
}

fn event_fields(generator: &mut SchemaGenerator) -> serde_json::Map<String, Value> {
    let mut fields = serde_json::Map::new();
    let event =
        json!({ "type": "string", "maxLength": 100, "description": "The key of the event." });
    fields.insert("event".to_owned(), event);
    fields.extend(rule_set_field());
    fields.extend(events::game_fields(|_| true, generator));
    fields
}

fn rule_set_field() -> serde_json::Map<String, Value> {
    let text = "The rule set that defines the fields; by default that of the game.";
    let mut fields = serde_json::Map::new();
    fields.insert(
        "ruleset".to_owned(),
        json!({ "type": "string", "description": text }),
    );
    fields
}
