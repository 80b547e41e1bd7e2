//! The log of a game, as far as it can be read.

use std::sync::Arc;

use tilewise_ledger::{Entry, EntryId, Input, Log, LogError, Rules, UnreadInput, UnreadReason};
use tilewise_rules::fouls::PenaltyBook;
use tilewise_rules::{House, penalty_books};

use super::{MOST_ENTRIES, VERSION, input};
use crate::catalogue::Catalogue;
use crate::json::{EXACT, Json, short};
use crate::reason::{Path, Reasons};
use crate::text::text;
use crate::value::{Object, Value};

const GAME: &[&str] = &["tilewise-game", "entries"];
/// What replaying a game gives, where other programs write it beside the entries.
const RESULTS: [&str; 9] = [
    "accounts",
    "debts",
    "lines",
    "payments",
    "players",
    "pots",
    "scores",
    "settle",
    "standings",
];
const ENTRY: &[&str] = &["id", "device", "counter", "time", "author", "input"];
const ID: &str = "a text of 1 to 100 letters that no other entry has, such as phone-1";
const DEVICE: &str = "a text of at most 100 letters that names the device";
const AUTHOR: &str = "a text of at most 100 letters";

/// No date is further from 1970, in milliseconds.
const LATEST: i64 = 8_640_000_000_000_000;

/// What the entries before say about reading the next one.
#[derive(Clone)]
pub struct Now {
    /// Where rule sets are looked for.
    pub catalogue: Catalogue,
    /// The house that was opened or changed to last.
    pub house: Option<Arc<House>>,
    /// The penalty book of that.
    pub book: Option<&'static PenaltyBook>,
}

/// An entry but for what it tells.
struct Head {
    place: usize,
    id: String,
    device: String,
    counter: u64,
    time: i64,
    author: String,
}

/// Reads a log.
pub fn log(json: &Json, catalogue: Catalogue, reasons: &mut Reasons) -> Option<Log> {
    version(json, reasons)?;
    no_results(json, reasons)?;
    let value = Value {
        json,
        at: Path::Top,
    };
    let game = value.object(GAME, reasons)?;
    let entries = game.needed("entries", "a list of entries", reasons)?;
    let all: Vec<_> = entries
        .items_up_to(MOST_ENTRIES, "a list of entries", reasons)
        .collect();
    let mut heads = Vec::with_capacity(all.len());
    for (place, entry) in all.iter().enumerate() {
        if reasons.is_full() {
            return None;
        }
        heads.extend(head(place, entry, reasons));
    }
    // Each is read by the rules that those before it have left.
    heads.sort_by(|one, other| order(one).cmp(&order(other)));
    let mut now = Now {
        catalogue,
        house: None,
        book: None,
    };
    let mut read = Vec::with_capacity(heads.len());
    for head in heads {
        if reasons.is_full() {
            return None;
        }
        let entry = all.get(head.place)?;
        let entry = entry.object(ENTRY, &mut Reasons::default())?;
        let Some(value) = entry.needed("input", "an object with told", reasons) else {
            continue;
        };
        let mut own = Reasons::default();
        let input = match input::input(&value, &now, &mut own) {
            Some(input) if own.is_empty() => input,
            _ if may_stay_unread(value.json, &own) => unread(&value, own),
            _ => {
                reasons.extend(own);
                // What follows is read by the rules that it tells.
                if tells_rules(value.json) {
                    break;
                }
                continue;
            }
        };
        now.after(&input);
        read.push(Entry {
            id: EntryId(head.id),
            device: head.device,
            counter: head.counter,
            time: head.time,
            author: head.author,
            input,
        });
    }
    match Log::of(read) {
        Ok(log) => Some(log),
        Err(LogError::IdTwice(EntryId(id))) => {
            twice(&all, &id, reasons);
            None
        }
    }
}

/// Whether the game can be played without it: it tells no rules, and no rule set that may come later
/// reads it.
fn may_stay_unread(input: &Json, reasons: &Reasons) -> bool {
    let told = field(input, "told");
    let corrects = matches!(told, Some(Json::Text(told)) if told == "corrected");
    let rules =
        |json| tells_rules(json) || corrects && field(json, "input").is_some_and(tells_rules);
    !rules(input) && !reasons.has(&["unknown-ruleset", "unknown-option"])
}

/// So many reasons are told of an entry that can't be read.
const MOST_REASONS: usize = 3;

/// An entry as it was written, and why it can't be read.
fn unread(input: &Value, reasons: Reasons) -> Input {
    let at = input.at.to_string();
    let within = |place: String| {
        let rest = place.strip_prefix(&at)?.strip_prefix('.')?;
        Some(rest.to_owned())
    };
    let reasons = reasons.into_all().into_iter().take(MOST_REASONS);
    let reasons = reasons.map(|one| UnreadReason {
        code: one.code,
        at: one.at.and_then(within),
        message: one.message,
    });
    Input::Unread(UnreadInput {
        written: text(input.json),
        reasons: reasons.collect(),
    })
}

fn tells_rules(input: &Json) -> bool {
    let told = field(input, "told");
    matches!(told, Some(Json::Text(told)) if matches!(&**told, "opened" | "rules"))
}

/// Results that don't sum to zero, or are wrong in another way, can't come in: none are taken.
fn no_results(json: &Json, reasons: &mut Reasons) -> Option<()> {
    let found = RESULTS.iter().find(|key| field(json, key).is_some());
    let Some(key) = found else {
        return Some(());
    };
    let message = format!(
        "{key}: results follow from the entries, so that their sum is always zero: leave them out"
    );
    reasons.push("bad-request", Some((*key).to_owned()), message);
    None
}

/// Says which entries have one id and don't say the same.
fn twice(all: &[Value], id: &str, reasons: &mut Reasons) {
    let has_id =
        |entry: &&Value| matches!(field(entry.json, "id"), Some(Json::Text(one)) if one == id);
    let mut with_id = all.iter().filter(has_id);
    let one = with_id.next();
    // Those that say the same count once.
    let other = with_id.find(|other| one.is_some_and(|one| one.json != other.json));
    let at = |entry: Option<&Value>| entry.map(|entry| entry.at.to_string());
    let (one, other) = (at(one).unwrap_or_default(), at(other));
    let message = format!(
        "{one} and {} have the id “{}” and say different things: \
         remove the one that isn’t true, or give it an id of its own",
        other.as_deref().unwrap_or("another entry"),
        short(id)
    );
    reasons.push("id-twice", other.or(Some(one)), message);
}

impl Now {
    /// The penalty book by which fouls are ruled on where they name none.
    pub fn fouls_by(&self) -> Option<&'static PenaltyBook> {
        let own = self.house.as_deref();
        self.book.or_else(|| penalty_books::of_house(own?))
    }

    /// What holds after something was told.
    pub fn after(&mut self, input: &Input) {
        if let Some(Rules {
            house,
            penalty_book,
        }) = rules(input)
        {
            if self.house.as_deref() != Some(house) {
                self.house = Some(Arc::new(house.clone()));
            }
            self.book = *penalty_book;
        }
    }
}

/// The rules that are told, perhaps in a correction.
pub fn rules(input: &Input) -> Option<&Rules> {
    use tilewise_ledger::Change::{Delete, InsertBefore, Replace};
    match input {
        Input::Opened(opening) => Some(&opening.rules),
        Input::Rules(rules) => Some(rules),
        Input::Corrected(correction) => match &correction.what {
            Delete => None,
            Replace(input) | InsertBefore(input) => rules(input),
        },
        _ => None,
    }
}

fn order(head: &Head) -> (u64, &str, &str) {
    (head.counter, &head.device, &head.id)
}

/// Whether something in it may open a game. What has no list of entries is no game for another reason.
pub fn is_opened(json: &Json) -> bool {
    let Some(Json::List(entries)) = field(json, "entries") else {
        return true;
    };
    entries.iter().any(|entry| {
        let told = field(entry, "input").and_then(|input| field(input, "told"));
        matches!(told, Some(Json::Text(told)) if told == "opened" || told == "corrected")
    })
}

/// The place of the entry that has this id.
pub fn place_of(json: &Json, id: &str) -> Option<usize> {
    let Some(Json::List(entries)) = field(json, "entries") else {
        return None;
    };
    let has_id = |entry: &Json| matches!(field(entry, "id"), Some(Json::Text(one)) if one == id);
    entries.iter().position(has_id)
}

fn field<'a>(json: &'a Json, key: &str) -> Option<&'a Json<'a>> {
    let Json::Object(fields) = json else {
        return None;
    };
    let mut fields = fields.iter().filter(|(other, _)| other == key);
    fields.next().map(|(_, json)| json)
}

/// Whether it is a game, and in the version that is read here.
pub fn version(json: &Json, reasons: &mut Reasons) -> Option<()> {
    let at = |key| Some(String::from(key));
    let Json::Object(fields) = json else {
        let found = json.words();
        let message = format!(
            "this is {found}, and a game is an object with tilewise-game and entries: \
             open one that Tilewise exported"
        );
        reasons.push("bad-request", None, message);
        return None;
    };
    let has = |key: &str| fields.iter().any(|(other, _)| other == key);
    if has("standings") && !has("entries") {
        let message = "these are the results of a game, which follow from its log: \
            open the log that they were made from";
        reasons.push("not-a-game", None, message.to_owned());
        return None;
    }
    let Some((_, version)) = fields.iter().find(|(key, _)| key == GAME[0]) else {
        let message = "this is no game of Tilewise, which begins with tilewise-game: \
            export one from the program that it comes from in this form";
        reasons.push("not-a-game", None, message.to_owned());
        return None;
    };
    match version.whole() {
        Some(VERSION) => Some(()),
        Some(newer) if newer > VERSION => {
            let message = format!(
                "this game is of version {newer}, and here {VERSION} is read: \
                 bring Tilewise up to date, and open it again"
            );
            reasons.push("unknown-version", at(GAME[0]), message);
            None
        }
        _ => {
            let found = version.words();
            let message = format!("tilewise-game is {found}: it takes the version {VERSION}");
            reasons.push("unknown-version", at(GAME[0]), message);
            None
        }
    }
}

fn head(place: usize, value: &Value, reasons: &mut Reasons) -> Option<Head> {
    let entry = value.object(ENTRY, reasons)?;
    let text = |key, want, reasons: &mut Reasons| -> Option<String> {
        let value = entry.needed(key, want, reasons)?;
        Some(value.short_text(want, reasons)?.to_owned())
    };
    let id = text("id", ID, reasons);
    if id.as_deref() == Some("") {
        entry.needed("id", ID, reasons)?.refuse(ID, reasons);
    }
    let device = text("device", DEVICE, reasons);
    let counter = entry
        .needed("counter", "a whole number from 0", reasons)
        .and_then(|value| value.number(EXACT, reasons));
    let author = match entry.field("author") {
        Some(value) => value.short_text(AUTHOR, reasons)?.to_owned(),
        None => String::new(),
    };
    Some(Head {
        place,
        time: time(&entry, reasons)?,
        id: id?,
        device: device?,
        counter: counter?,
        author,
    })
}

fn time(entry: &Object, reasons: &mut Reasons) -> Option<i64> {
    let want =
        "a whole number, the milliseconds since 1970, at most 8640000000000000 before or after";
    let value = entry.needed("time", want, reasons)?;
    let time = value
        .json
        .whole()
        .filter(|time| (-LATEST..=LATEST).contains(time));
    if time.is_none() {
        value.refuse(want, reasons);
    }
    time
}
