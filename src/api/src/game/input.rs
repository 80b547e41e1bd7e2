//! What an entry tells.

#![expect(
    clippy::option_option,
    reason = "nothing where it can’t be read; in that, nothing where it isn’t there"
)]

use tilewise_ledger::{
    Change, Correction, EntryId, Foul, Happened, Input, KNOWN, KNOWN_OF_FOULS, Opening, PARTS,
    Paid, PlayerId, Rules, Seated, Won,
};
use tilewise_rules::fouls::PenaltyBook;
use tilewise_rules::{BySeat, Facts, RuleSet, penalty_books};

use super::facts;
use super::read::Now;
use crate::house;
use crate::json::Json;
use crate::reason::{Path, Reasons};
use crate::request::HandRequest;
use crate::value::{Object, Value};

const PLAYER: &str = "the place of a player in the list of players, from 0";
const NAME: &str = "a name, of at most 100 letters";
const NOTE: &str = "a note, of at most 100 letters";
const SEATS: &str = "an object with the player in each of E, S, W, N";
const ID: &str = "the id of an earlier entry, of at most 100 letters";
const CHANGE: &str = "one of delete, replace, insert-before";
const AMOUNT: &str = "an amount with at most two decimals";
/// A hand, as a request has it; and what a request has of it that the game knows.
const HAND: [&str; 5] = ["hand", "win", "seat", "circumstances", "liability"];
const NOT_OF_HAND: [&str; 6] = [
    "ruleset",
    "options",
    "prevailing",
    "on_table",
    "pot",
    "near",
];
const MOST_PLAYERS: usize = 100;
/// No amount is further from 0, in hundredths.
const MOST: i64 = 100_000_000_000_000;
/// Keys of inputs, in the order in which they are listed.
const TOLD: [&str; 18] = [
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
    "closed",
    "reopened",
    "pen-given",
    "pen-taken",
];

/// Reads what an entry tells.
#[expect(clippy::too_many_lines, reason = "an arm for each thing that is told")]
pub fn input(value: &Value, now: &Now, reasons: &mut Reasons) -> Option<Input> {
    let want = format!("one of {}", TOLD.join(", "));
    let told = told(value, &want, reasons)?;
    let fields = |keys: &'static [&'static str], reasons: &mut Reasons| value.object(keys, reasons);
    Some(match told {
        "opened" => {
            let keys = &[
                "told",
                "ruleset",
                "options",
                "penalty_book",
                "players",
                "seats",
                "start",
            ];
            let fields = fields(keys, reasons)?;
            let rules = rules(&fields, now, reasons);
            let players = players(&fields, reasons);
            let seats = seats(&fields, reasons);
            let start = match fields.field("start") {
                Some(value) => Some(amount(&value, reasons)?),
                None => None,
            };
            Input::Opened(Opening {
                rules: rules?,
                players: players?,
                seats: seats?,
                start,
            })
        }
        "bet" => {
            let fields = fields(&["told", "player"], reasons)?;
            Input::Bet(player(&fields.needed("player", PLAYER, reasons)?, reasons)?)
        }
        "won" => {
            let seats = told_by(value, reasons);
            let won = won(value, &["told", "seats"], now, reasons);
            Input::Won(Seated {
                seats: seats?,
                told: won?,
            })
        }
        "several-won" => {
            let fields = fields(&["told", "seats", "wins"], reasons)?;
            let seats = told_by(value, reasons);
            let want = "a list of wins";
            let mut wins = Vec::new();
            for value in fields.needed("wins", want, reasons)?.items(want, reasons) {
                wins.push(won(&value, &[], now, reasons)?);
            }
            Input::SeveralWon(Seated {
                seats: seats?,
                told: wins,
            })
        }
        "drawn" => {
            let seats = told_by(value, reasons);
            let told = if has(value, "event") {
                Some(happened(value, now, reasons)?)
            } else {
                fields(&["told", "seats"], reasons)?;
                None
            };
            Input::Drawn(Seated {
                seats: seats?,
                told,
            })
        }
        "happened" => {
            let seats = told_by(value, reasons);
            let told = happened(value, now, reasons);
            Input::Happened(Seated {
                seats: seats?,
                told: told?,
            })
        }
        "foul" => {
            let seats = told_by(value, reasons);
            let told = foul(value, now, reasons);
            Input::Foul(Seated {
                seats: seats?,
                told: told?,
            })
        }
        "seats" => Input::Seats(seats(&fields(&["told", "seats"], reasons)?, reasons)?),
        "joined" => {
            let fields = fields(&["told", "name"], reasons)?;
            Input::Joined(name(&fields.needed("name", NAME, reasons)?, reasons)?)
        }
        "substitute" => {
            let fields = fields(&["told", "player", "name"], reasons)?;
            let player = player(&fields.needed("player", PLAYER, reasons)?, reasons);
            let by = match fields.field("name") {
                Some(value) => Some(name(&value, reasons)?),
                None => None,
            };
            Input::Substitute(player?, by)
        }
        "rules" => {
            let keys = &["told", "ruleset", "options", "penalty_book"];
            Input::Rules(rules(&fields(keys, reasons)?, now, reasons)?)
        }
        "corrected" => Input::Corrected(corrected(value, now, reasons)?),
        "chips" => Input::Chips(chips(&fields(&["told", "chips"], reasons)?, reasons)?),
        "paid" => Input::Paid(paid(&fields(&PAID, reasons)?, reasons)?),
        "closed" => fields(&["told"], reasons).map(|_| Input::Closed)?,
        "pen-given" => fields(&["told"], reasons).map(|_| Input::PenGiven)?,
        "pen-taken" => fields(&["told"], reasons).map(|_| Input::PenTaken)?,
        _ => fields(&["told"], reasons).map(|_| Input::Reopened)?,
    })
}

/// Which of all inputs it is.
fn told(value: &Value, want: &str, reasons: &mut Reasons) -> Option<&'static str> {
    let Json::Object(fields) = value.json else {
        value.refuse("an object with told", reasons);
        return None;
    };
    let at = Path::Field(&value.at, "told");
    let Some((_, json)) = fields.iter().find(|(key, _)| key == "told") else {
        reasons.unread(
            "bad-request",
            at,
            format!("{at} is missing: it takes {want}"),
        );
        return None;
    };
    let find = |text: &str| TOLD.into_iter().find(|one| *one == text);
    Value { json, at }.word(find, want, reasons)
}

fn has(value: &Value, key: &str) -> bool {
    matches!(value.json, Json::Object(fields) if fields.iter().any(|(other, _)| other == key))
}

/// A field of an object of which other fields are looked at elsewhere.
fn with_field<T>(
    value: &Value,
    key: &str,
    read: impl FnOnce(Value) -> Option<T>,
) -> Option<Option<T>> {
    let Json::Object(fields) = value.json else {
        return Some(None);
    };
    match fields.iter().find(|(other, _)| other == key) {
        Some((_, json)) if *json != Json::Null => {
            let at = Path::Field(&value.at, key);
            read(Value { json, at }).map(Some)
        }
        _ => Some(None),
    }
}

/// Who sat where when it was told, if that was said.
fn told_by(value: &Value, reasons: &mut Reasons) -> Option<Option<BySeat<PlayerId>>> {
    with_field(value, "seats", |value| by_seat(&value, reasons))
}

fn won(value: &Value, around: &[&str], now: &Now, reasons: &mut Reasons) -> Option<Won> {
    if has(value, "hand") {
        refuse_known(value, &NOT_OF_HAND, KNOWN, reasons)?;
        let keys: Vec<&str> = around.iter().copied().chain(HAND).collect();
        let fields = value.object(&keys, reasons)?;
        return Some(Won::hand(HandRequest::told(&fields, reasons)));
    }
    refuse_known(value, &["options", "on_table"], KNOWN, reasons)?;
    let rule_set = rule_set_of(value, now, reasons)?;
    let event = rule_set.and_then(|rule_set| rule_set.event(rule_set.counted_win?));
    let questions = event.map(facts::of_event).unwrap_or_default();
    let around: Vec<&str> = around.iter().copied().chain(["ruleset"]).collect();
    let facts = facts::read(value, &around, &questions, rule_set, reasons)?;
    Some(Won::counted(facts))
}

fn happened(value: &Value, now: &Now, reasons: &mut Reasons) -> Option<Happened> {
    let rule_set = rule_set_of(value, now, reasons)?;
    let want = "the key of an event, of at most 100 letters";
    let Some(key) = with_field(value, "event", |value| {
        Some(value.short_text(want, reasons)?.to_owned())
    })?
    else {
        let at = Path::Field(&value.at, "event");
        reasons.unread(
            "bad-request",
            at,
            format!("{at} is missing: it takes {want}"),
        );
        return None;
    };
    let event = rule_set.and_then(|rule_set| rule_set.event(&key));
    let questions = event.map(facts::of_event).unwrap_or_default();
    let asked = |known: &&str| questions.iter().any(|one| one.key == *known);
    let known: Vec<&str> = KNOWN
        .iter()
        .copied()
        .filter(|known| !asked(known))
        .collect();
    refuse_known(value, &["options", "on_table"], &known, reasons)?;
    let around = ["told", "seats", "event", "ruleset"];
    let facts = facts::read(value, &around, &questions, rule_set, reasons)?;
    Some(Happened::of(&key, facts))
}

fn foul(value: &Value, now: &Now, reasons: &mut Reasons) -> Option<Foul> {
    let keys = ["told", "seats", "penalty_book", "foul", "clause", "facts"];
    let fields = value.object(&keys, reasons)?;
    let named = match fields.field("penalty_book") {
        Some(value) => Some(penalty_book(&value, reasons)?),
        None => None,
    };
    let book = named.or_else(|| now.fouls_by());
    let want = "the key of a foul, of at most 100 letters";
    let key = fields.needed("foul", want, reasons)?;
    let at = key.at;
    let key = key.short_text(want, reasons)?;
    let clause = match fields.field("clause") {
        Some(value) => Some(value.short_text("a clause, of at most 100 letters", reasons)?),
        None => None,
    };
    let questions = facts::of_foul(book, key);
    let facts = match fields.field("facts") {
        Some(Value {
            json: Json::Object(facts),
            ..
        }) if facts.is_empty() => Facts::default(),
        Some(_) if questions.is_empty() => {
            no_such_foul(book, key, at, &value.at, reasons);
            return None;
        }
        Some(value) => {
            refuse_known(&value, &[], KNOWN_OF_FOULS, reasons)?;
            facts::read(&value, &[], &questions, None, reasons)?
        }
        None => Facts::default(),
    };
    Some(Foul {
        penalty_book: named,
        ..Foul::of(key, clause, facts)
    })
}

/// Says that nobody asks for what was answered about a foul.
fn no_such_foul(
    book: Option<&'static PenaltyBook>,
    key: &str,
    at: Path,
    entry: &Path,
    reasons: &mut Reasons,
) {
    let keys = |keys: Vec<&str>| keys.join(", ");
    if let Some(book) = book {
        let all = keys(book.fouls.iter().map(|foul| foul.key).collect());
        let message = format!("{} has no foul “{key}”: choose from {all}", book.name);
        reasons.unread("no-such-event", at, message);
    } else {
        let all = keys(penalty_books::ALL.iter().map(|book| book.key).collect());
        let message =
            format!("these rules have no book of penalties of their own: choose from {all}");
        reasons.unread(
            "no-penalty-book",
            Path::Field(entry, "penalty_book"),
            message,
        );
    }
}

/// The rule set by which something was told: its own, else the one of the game now.
fn rule_set_of(
    value: &Value,
    now: &Now,
    reasons: &mut Reasons,
) -> Option<Option<&'static RuleSet>> {
    let own = with_field(value, "ruleset", |value| {
        house::rule_set(&value, now.catalogue, reasons)
    })?;
    let house = own.or_else(|| now.house.clone());
    Some(house.map(|house| house.rule_set()))
}

/// Says that the game knows something by itself.
fn refuse_known(value: &Value, keys: &[&str], known: &[&str], reasons: &mut Reasons) -> Option<()> {
    let mut all = keys
        .iter()
        .chain(known)
        .filter(|key| has(value, key))
        .peekable();
    if all.peek().is_none() {
        return Some(());
    }
    for key in all {
        let at = Path::Field(&value.at, key);
        let message = format!("{at}: the game knows this by itself, leave it out");
        reasons.unread("bad-request", at, message);
    }
    None
}

fn rules(fields: &Object, now: &Now, reasons: &mut Reasons) -> Option<Rules> {
    let house = house::house(fields, now.catalogue, reasons);
    let penalty_book = match fields.field("penalty_book") {
        Some(value) => Some(penalty_book(&value, reasons)?),
        None => None,
    };
    let house = (*house?).clone();
    Some(Rules {
        house,
        penalty_book,
    })
}

fn penalty_book(value: &Value, reasons: &mut Reasons) -> Option<&'static PenaltyBook> {
    let keys: Vec<_> = penalty_books::ALL.iter().map(|book| book.key).collect();
    let want = format!("a book of penalties, one of {}", keys.join(", "));
    value.word(penalty_books::by_key, &want, reasons)
}

fn players(fields: &Object, reasons: &mut Reasons) -> Option<Vec<String>> {
    let want = "a list of the names of at least four players";
    let list = fields.needed("players", want, reasons)?;
    let all: Vec<_> = list.items_up_to(MOST_PLAYERS, want, reasons).collect();
    if all.len() < 4 {
        list.refuse(want, reasons);
    }
    all.iter().map(|value| name(value, reasons)).collect()
}

fn name(value: &Value, reasons: &mut Reasons) -> Option<String> {
    Some(value.short_text(NAME, reasons)?.to_owned())
}

fn player(value: &Value, reasons: &mut Reasons) -> Option<PlayerId> {
    value.number(u8::MAX.into(), reasons).map(PlayerId)
}

fn seats(fields: &Object, reasons: &mut Reasons) -> Option<BySeat<PlayerId>> {
    by_seat(&fields.needed("seats", SEATS, reasons)?, reasons)
}

fn by_seat(value: &Value, reasons: &mut Reasons) -> Option<BySeat<PlayerId>> {
    let keys = ["E", "S", "W", "N"];
    let object = value.object(&keys, reasons)?;
    let of = |key| player(&object.needed(key, PLAYER, reasons)?, reasons);
    let [e, s, w, n] = keys.map(of);
    Some(BySeat::new([e?, s?, w?, n?]))
}

fn corrected(value: &Value, now: &Now, reasons: &mut Reasons) -> Option<Correction> {
    let fields = value.object(&["told", "of", "change", "input"], reasons)?;
    let of = fields.needed("of", ID, reasons)?.short_text(ID, reasons);
    let change = fields.needed("change", CHANGE, reasons)?;
    let change = |told: Option<Value>, reasons: &mut Reasons| -> Option<Change> {
        let text = change.text(CHANGE, reasons)?;
        match (text, told) {
            ("delete", None) => Some(Change::Delete),
            ("delete", Some(told)) => {
                let message = format!("{}: what is deleted tells nothing, leave it out", told.at);
                reasons.unread("bad-request", told.at, message);
                None
            }
            ("replace" | "insert-before", None) => {
                fields.needed("input", "an object with told", reasons);
                None
            }
            ("replace", Some(told)) => Some(Change::Replace(Box::new(input(&told, now, reasons)?))),
            ("insert-before", Some(told)) => {
                Some(Change::InsertBefore(Box::new(input(&told, now, reasons)?)))
            }
            _ => {
                change.refuse(CHANGE, reasons);
                None
            }
        }
    };
    let what = change(fields.field("input"), reasons);
    Some(Correction {
        of: EntryId(of?.to_owned()),
        what: what?,
    })
}

fn chips(fields: &Object, reasons: &mut Reasons) -> Option<Vec<(PlayerId, i64)>> {
    let want = "a list of what each player holds, each with player and amount";
    let list = fields.needed("chips", want, reasons)?;
    let mut all = Vec::new();
    for value in list.items_up_to(MOST_PLAYERS, want, reasons) {
        let one = value.object(&["player", "amount"], reasons)?;
        let player = player(&one.needed("player", PLAYER, reasons)?, reasons);
        let amount = amount(&one.needed("amount", AMOUNT, reasons)?, reasons);
        all.push((player?, amount?));
    }
    Some(all)
}

const PAID: [&str; 5] = ["told", "from", "to", "amount", "note"];

fn paid(fields: &Object, reasons: &mut Reasons) -> Option<Paid> {
    let from = player(&fields.needed("from", PLAYER, reasons)?, reasons);
    let to = player(&fields.needed("to", PLAYER, reasons)?, reasons);
    let amount = amount(&fields.needed("amount", AMOUNT, reasons)?, reasons);
    let note = match fields.field("note") {
        Some(value) => Some(value.short_text(NOTE, reasons)?.to_owned()),
        None => None,
    };
    Some(Paid {
        from: from?,
        to: to?,
        amount: amount?,
        note: note.unwrap_or_default(),
    })
}

/// An amount, in hundredths.
fn amount(value: &Value, reasons: &mut Reasons) -> Option<i64> {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        clippy::float_cmp,
        reason = "whole and within what a double holds exactly; the nearest to a decimal is the same number"
    )]
    let hundredths = match *value.json {
        Json::Whole(number) => number.checked_mul(PARTS),
        Json::Number(number) => {
            let whole = (number * PARTS as f64).round();
            let is_whole = whole / PARTS as f64 == number;
            (is_whole && whole.abs() <= MOST as f64).then_some(whole as i64)
        }
        _ => None,
    };
    let amount = hundredths.filter(|amount| (-MOST..=MOST).contains(amount));
    if amount.is_none() {
        value.refuse(AMOUNT, reasons);
    }
    amount
}
