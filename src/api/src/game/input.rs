//! Game events as JSON.

#![expect(
    clippy::option_option,
    reason = "outer `None`: the value can’t be read; inner `None`: it is missing"
)]

use tilewise_ledger::{
    AtSeating, DERIVED_ANSWERS, DERIVED_FOUL_ANSWERS, FoulRecord, GameEvent, GameNote, Opening,
    PlayerId, PlayerPayment, TableEvent, WinRecord,
};
use tilewise_rules::fouls::PenaltyBook;
use tilewise_rules::{Answers, BySeat, RuleSet, penalty_books};

use super::answer_json;
use super::club_table::read_club_table;
use super::read::ReadContext;
use crate::amount::{AMOUNT, amount};
use crate::diagnostics::{Diagnostics, Path};
use crate::house;
use crate::json::Json;
use crate::log_file::{event_key, read_correction};
use crate::request::HandRequest;
use crate::rules::{read_penalty_book, read_rules};
use crate::schema::game_log::{
    AtSeatingInput, BetInput, ChipsInput, FoulInputJson, JoinedInput, NotedInput, OpenedInput,
    PaidInput, PlainInput, PlayerChipsJson, RulesInput, SeatingJson, SeatsInput, SeveralWonInput,
    SubstituteInput,
};
use crate::schema::hand_request::WonHandJson;
use crate::schema::keys::keys;
use crate::value::{JsonObject, JsonValue};

const PLAYER: &str = "the place of a player in the list of players, from 0";
const NAME: &str = "a name, of at most 100 letters";
const NOTE: &str = "a note, of at most 100 letters";
const PLACE: &str = "a place, of at most 100 letters";
const GAME_NOTE: &str = "a note, of at most 500 letters";
/// The maximal length of a note of a game.
const LONGEST_NOTE: usize = 500;
const SEATS: &str = "an object with the player in each of E, S, W, N";
/// The fields of a request about a hand that a game derives.
const NOT_OF_HAND: [&str; 6] = [
    "ruleset",
    "options",
    "prevailing",
    "on_table",
    "pot",
    "near",
];
const MOST_PLAYERS: usize = 100;
/// Keys of game events, in the order of the documentation.
const EVENT_KEYS: [&str; 19] = [
    "opened",
    "bet",
    "won",
    "several-won",
    "drawn",
    "happened",
    "foul",
    "seats",
    "joined",
    "substitute",
    "rules",
    "corrected",
    "chips",
    "paid",
    "noted",
    "closed",
    "reopened",
    "pen-given",
    "pen-taken",
];

/// Reads a game event.
#[expect(clippy::too_many_lines, reason = "one arm per event")]
pub fn read_game_event(
    value: &JsonValue,
    context: &ReadContext,
    diagnostics: &mut Diagnostics,
) -> Option<GameEvent> {
    let key = event_key(value, &EVENT_KEYS, diagnostics)?;
    let fields = |keys: &'static [&'static str], diagnostics: &mut Diagnostics| {
        value.object(keys, diagnostics)
    };
    Some(match key {
        "opened" => {
            let fields = fields(keys::<OpenedInput>(), diagnostics)?;
            let rules = read_rules(&fields, context.catalogue, diagnostics);
            let players = players(&fields, diagnostics);
            let seats = seats(&fields, diagnostics);
            let start = match fields.field("start") {
                Some(value) => Some(amount(&value, diagnostics)?),
                None => None,
            };
            let club = match fields.field("club") {
                Some(value) => Some(read_club_table(&value, diagnostics)?),
                None => None,
            };
            GameEvent::Opened(Opening {
                rules: rules?,
                players: players?,
                seats: seats?,
                start,
                club,
            })
        }
        "bet" => {
            let fields = fields(keys::<BetInput>(), diagnostics)?;
            GameEvent::Bet(player(
                &fields.needed("player", PLAYER, diagnostics)?,
                diagnostics,
            )?)
        }
        "won" => {
            let seats = read_seating(value, diagnostics);
            let won = read_win(value, keys::<AtSeatingInput>(), context, diagnostics);
            GameEvent::Win(AtSeating {
                seating: seats?,
                event: won?,
            })
        }
        "several-won" => {
            let fields = fields(keys::<SeveralWonInput<Json>>(), diagnostics)?;
            let seats = read_seating(value, diagnostics);
            let want = "a list of wins";
            let mut wins = Vec::new();
            for value in fields
                .needed("wins", want, diagnostics)?
                .items(want, diagnostics)
            {
                wins.push(read_win(&value, &[], context, diagnostics)?);
            }
            GameEvent::MultipleWins(AtSeating {
                seating: seats?,
                event: wins,
            })
        }
        "drawn" => {
            let seats = read_seating(value, diagnostics);
            let event = if has(value, "event") {
                Some(read_table_event(value, context, diagnostics)?)
            } else {
                fields(keys::<AtSeatingInput>(), diagnostics)?;
                None
            };
            GameEvent::Draw(AtSeating {
                seating: seats?,
                event,
            })
        }
        "happened" => {
            let seats = read_seating(value, diagnostics);
            let event = read_table_event(value, context, diagnostics);
            GameEvent::TableEvent(AtSeating {
                seating: seats?,
                event: event?,
            })
        }
        "foul" => {
            let seats = read_seating(value, diagnostics);
            let event = read_foul(value, context, diagnostics);
            GameEvent::Foul(AtSeating {
                seating: seats?,
                event: event?,
            })
        }
        "seats" => GameEvent::Seats(seats(
            &fields(keys::<SeatsInput>(), diagnostics)?,
            diagnostics,
        )?),
        "joined" => {
            let fields = fields(keys::<JoinedInput>(), diagnostics)?;
            GameEvent::NewPlayer(name(
                &fields.needed("name", NAME, diagnostics)?,
                diagnostics,
            )?)
        }
        "substitute" => {
            let fields = fields(keys::<SubstituteInput>(), diagnostics)?;
            let player = player(&fields.needed("player", PLAYER, diagnostics)?, diagnostics);
            let by = match fields.field("name") {
                Some(value) => Some(name(&value, diagnostics)?),
                None => None,
            };
            GameEvent::Substitute(player?, by)
        }
        "rules" => {
            let fields = fields(keys::<RulesInput>(), diagnostics)?;
            GameEvent::Rules(read_rules(&fields, context.catalogue, diagnostics)?)
        }
        "corrected" => GameEvent::Correction(read_correction(
            value,
            &|event, diagnostics| read_game_event(event, context, diagnostics),
            diagnostics,
        )?),
        "chips" => GameEvent::Chips(chips(
            &fields(keys::<ChipsInput>(), diagnostics)?,
            diagnostics,
        )?),
        "paid" => GameEvent::Payment(read_payment(
            &fields(keys::<PaidInput>(), diagnostics)?,
            diagnostics,
        )?),
        "noted" => GameEvent::Note(read_note(
            &fields(keys::<NotedInput>(), diagnostics)?,
            diagnostics,
        )?),
        "closed" => fields(keys::<PlainInput>(), diagnostics).map(|_| GameEvent::Closed)?,
        "pen-given" => {
            fields(keys::<PlainInput>(), diagnostics).map(|_| GameEvent::LockReleased)?
        }
        "pen-taken" => {
            fields(keys::<PlainInput>(), diagnostics).map(|_| GameEvent::LockAcquired)?
        }
        _ => fields(keys::<PlainInput>(), diagnostics).map(|_| GameEvent::Reopened)?,
    })
}

fn has(value: &JsonValue, key: &str) -> bool {
    matches!(value.json, Json::Object(fields) if fields.iter().any(|(other, _)| other == key))
}

/// Reads a field of an object whose other fields are read elsewhere.
fn with_field<T>(
    value: &JsonValue,
    key: &str,
    read: impl FnOnce(JsonValue) -> Option<T>,
) -> Option<Option<T>> {
    let Json::Object(fields) = value.json else {
        return Some(None);
    };
    match fields.iter().find(|(other, _)| other == key) {
        Some((_, json)) if *json != Json::Null => {
            let at = Path::Field(&value.at, key);
            read(JsonValue { json, at }).map(Some)
        }
        _ => Some(None),
    }
}

/// Reads the seating of an event, if it is given.
fn read_seating(
    value: &JsonValue,
    diagnostics: &mut Diagnostics,
) -> Option<Option<BySeat<PlayerId>>> {
    with_field(value, "seats", |value| by_seat(&value, diagnostics))
}

fn read_win(
    value: &JsonValue,
    around: &[&str],
    context: &ReadContext,
    diagnostics: &mut Diagnostics,
) -> Option<WinRecord> {
    if has(value, "hand") {
        refuse_derived(value, &NOT_OF_HAND, DERIVED_ANSWERS, diagnostics)?;
        let own = keys::<WonHandJson>();
        let keys: Vec<&str> = around.iter().chain(own).copied().collect();
        let fields = value.object(&keys, diagnostics)?;
        return Some(WinRecord::hand(HandRequest::from_game_event(
            &fields,
            diagnostics,
        )));
    }
    refuse_derived(
        value,
        &["options", "on_table"],
        DERIVED_ANSWERS,
        diagnostics,
    )?;
    let rule_set = rule_set_of(value, context, diagnostics)?;
    let event = rule_set.and_then(|rule_set| rule_set.event(rule_set.game.counted_win?));
    let questions = event.map(answer_json::event_questions).unwrap_or_default();
    let around: Vec<&str> = around.iter().copied().chain(["ruleset"]).collect();
    let answers = answer_json::read(value, &around, &questions, rule_set, diagnostics)?;
    Some(WinRecord::counted(answers))
}

fn read_table_event(
    value: &JsonValue,
    context: &ReadContext,
    diagnostics: &mut Diagnostics,
) -> Option<TableEvent> {
    let rule_set = rule_set_of(value, context, diagnostics)?;
    let want = "the key of an event, of at most 100 letters";
    let Some(key) = with_field(value, "event", |value| {
        Some(value.short_text(want, diagnostics)?.to_owned())
    })?
    else {
        let at = Path::Field(&value.at, "event");
        diagnostics.push_unparsed(
            "bad-request",
            at,
            format!("{at} is missing: it takes {want}"),
        );
        return None;
    };
    let event = rule_set.and_then(|rule_set| rule_set.event(&key));
    let questions = event.map(answer_json::event_questions).unwrap_or_default();
    let is_question = |key: &&str| questions.iter().any(|one| one.key == *key);
    let derived: Vec<&str> = DERIVED_ANSWERS
        .iter()
        .copied()
        .filter(|key| !is_question(key))
        .collect();
    refuse_derived(value, &["options", "on_table"], &derived, diagnostics)?;
    let own = keys::<AtSeatingInput>().iter();
    let around: Vec<&str> = own.copied().chain(["event", "ruleset"]).collect();
    let answers = answer_json::read(value, &around, &questions, rule_set, diagnostics)?;
    Some(TableEvent::new(&key, answers))
}

fn read_foul(
    value: &JsonValue,
    context: &ReadContext,
    diagnostics: &mut Diagnostics,
) -> Option<FoulRecord> {
    let fields = value.object(keys::<FoulInputJson<Json>>(), diagnostics)?;
    let named = match fields.field("penalty_book") {
        Some(value) => Some(read_penalty_book(&value, diagnostics)?),
        None => None,
    };
    let book = named.or_else(|| context.default_penalty_book());
    let want = "the key of a foul, of at most 100 letters";
    let key = fields.needed("foul", want, diagnostics)?;
    let at = key.at;
    let key = key.short_text(want, diagnostics)?;
    let clause = match fields.field("clause") {
        Some(value) => Some(value.short_text("a clause, of at most 100 letters", diagnostics)?),
        None => None,
    };
    let questions = answer_json::foul_questions(book, key);
    let answers = match fields.field("facts") {
        Some(JsonValue {
            json: Json::Object(answers),
            ..
        }) if answers.is_empty() => Answers::default(),
        Some(_) if questions.is_empty() => {
            no_such_foul(book, key, at, &value.at, diagnostics);
            return None;
        }
        Some(value) => {
            refuse_derived(&value, &[], DERIVED_FOUL_ANSWERS, diagnostics)?;
            answer_json::read(&value, &[], &questions, None, diagnostics)?
        }
        None => Answers::default(),
    };
    Some(FoulRecord {
        penalty_book: named,
        ..FoulRecord::new(key, clause, answers)
    })
}

/// Adds an error for answers about a foul that the penalty book doesn't have.
fn no_such_foul(
    book: Option<&'static PenaltyBook>,
    key: &str,
    at: Path,
    entry: &Path,
    diagnostics: &mut Diagnostics,
) {
    let keys = |keys: Vec<&str>| keys.join(", ");
    if let Some(book) = book {
        let all = keys(book.fouls.iter().map(|foul| foul.key).collect());
        let message = format!("{} has no foul “{key}”: choose from {all}", book.name);
        diagnostics.push_unparsed("no-such-event", at, message);
    } else {
        let all = keys(penalty_books::ALL.iter().map(|book| book.key).collect());
        let message =
            format!("these rules have no book of penalties of their own: choose from {all}");
        diagnostics.push_unparsed(
            "no-penalty-book",
            Path::Field(entry, "penalty_book"),
            message,
        );
    }
}

/// Returns the rule set of an event: its own, else the current one of the game.
fn rule_set_of(
    value: &JsonValue,
    context: &ReadContext,
    diagnostics: &mut Diagnostics,
) -> Option<Option<&'static RuleSet>> {
    let own = with_field(value, "ruleset", |value| {
        house::rule_set(&value, context.catalogue, diagnostics)
    })?;
    let house = own.or_else(|| context.house.clone());
    Some(house.map(|house| house.rule_set()))
}

/// Adds an error for fields that a game derives.
fn refuse_derived(
    value: &JsonValue,
    keys: &[&str],
    derived: &[&str],
    diagnostics: &mut Diagnostics,
) -> Option<()> {
    let mut all = keys
        .iter()
        .chain(derived)
        .filter(|key| has(value, key))
        .peekable();
    if all.peek().is_none() {
        return Some(());
    }
    for key in all {
        let at = Path::Field(&value.at, key);
        let message = format!("{at}: the game knows this by itself, leave it out");
        diagnostics.push_unparsed("bad-request", at, message);
    }
    None
}

fn players(fields: &JsonObject, diagnostics: &mut Diagnostics) -> Option<Vec<String>> {
    let want = "a list of the names of at least four players";
    let list = fields.needed("players", want, diagnostics)?;
    let all: Vec<_> = list.items_up_to(MOST_PLAYERS, want, diagnostics).collect();
    // Another value, and a list that is too long, were refused above.
    if matches!(list.json, Json::List(few) if few.len() < 4) {
        list.refuse(want, diagnostics);
    }
    all.iter().map(|value| name(value, diagnostics)).collect()
}

fn name(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<String> {
    Some(value.short_text(NAME, diagnostics)?.to_owned())
}

fn player(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<PlayerId> {
    value.number(u8::MAX.into(), diagnostics).map(PlayerId)
}

fn seats(fields: &JsonObject, diagnostics: &mut Diagnostics) -> Option<BySeat<PlayerId>> {
    by_seat(&fields.needed("seats", SEATS, diagnostics)?, diagnostics)
}

fn by_seat(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<BySeat<PlayerId>> {
    let object = value.object(keys::<SeatingJson>(), diagnostics)?;
    let of = |key| player(&object.needed(key, PLAYER, diagnostics)?, diagnostics);
    let [e, s, w, n] = ["E", "S", "W", "N"].map(of);
    Some(BySeat::new([e?, s?, w?, n?]))
}

fn chips(fields: &JsonObject, diagnostics: &mut Diagnostics) -> Option<Vec<(PlayerId, i64)>> {
    let want = "a list of what each player holds, each with player and amount";
    let list = fields.needed("chips", want, diagnostics)?;
    let mut all = Vec::new();
    for value in list.items_up_to(MOST_PLAYERS, want, diagnostics) {
        let one = value.object(keys::<PlayerChipsJson>(), diagnostics)?;
        let player = player(&one.needed("player", PLAYER, diagnostics)?, diagnostics);
        let amount = amount(&one.needed("amount", AMOUNT, diagnostics)?, diagnostics);
        all.push((player?, amount?));
    }
    Some(all)
}

fn read_payment(fields: &JsonObject, diagnostics: &mut Diagnostics) -> Option<PlayerPayment> {
    let from = player(&fields.needed("from", PLAYER, diagnostics)?, diagnostics);
    let to = player(&fields.needed("to", PLAYER, diagnostics)?, diagnostics);
    let amount = amount(&fields.needed("amount", AMOUNT, diagnostics)?, diagnostics);
    let note = match fields.field("note") {
        Some(value) => Some(value.short_text(NOTE, diagnostics)?.to_owned()),
        None => None,
    };
    Some(PlayerPayment {
        from: from?,
        to: to?,
        amount: amount?,
        note: note.unwrap_or_default(),
    })
}

fn read_note(fields: &JsonObject, diagnostics: &mut Diagnostics) -> Option<GameNote> {
    let place = match fields.field("place") {
        Some(value) => Some(value.short_text(PLACE, diagnostics)?),
        None => None,
    };
    let note = match fields.field("note") {
        Some(value) => Some(value.text_up_to(LONGEST_NOTE, GAME_NOTE, diagnostics)?),
        None => None,
    };
    Some(GameNote {
        place: place.unwrap_or_default().to_owned(),
        note: note.unwrap_or_default().to_owned(),
    })
}
