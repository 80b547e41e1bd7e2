//! Serialization of logs to the JSON that [`super::read`] parses.

use serde::ser::{Error, Serialize, SerializeMap, SerializeStruct, Serializer};
use tilewise_ledger::{
    AtSeating, Change, Entry, FoulRecord, GameEvent, Log, Opening, PARTS, PlayerId, Rules,
    TableEvent, WinRecord,
};
use tilewise_rules::fouls::PenaltyBook;
use tilewise_rules::{BySeat, Question, RuleSet, penalty_books};

use super::{VERSION, answer_json, read};
use crate::json::Json;
use crate::report::{AmountJson, ChangedOptionsJson};
use crate::score_request::ScoreRequest;
use crate::text;

/// A log in the JSON of a file.
#[derive(Debug)]
pub struct GameFile<'a>(pub &'a Log);

/// An entry of a log, with the rules by which it is written.
#[derive(Debug)]
pub struct EntryFile<'a> {
    entry: &'a Entry,
    by: RuleContext,
}

/// The rule sets for an event: the current one first, then all others of the game.
#[derive(Clone, Debug, Default)]
struct RuleContext {
    rule_sets: Vec<&'static RuleSet>,
    books: Vec<&'static PenaltyBook>,
    /// The current penalty book for fouls that name none.
    own: Option<&'static PenaltyBook>,
}

impl Serialize for GameFile<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut file = serializer.serialize_struct("GameFile", 2)?;
        file.serialize_field("tilewise-game", &VERSION)?;
        file.serialize_field("entries", &EntriesJson(self.0))?;
        file.end()
    }
}

struct EntriesJson<'a>(&'a Log);

impl Serialize for EntriesJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(EntryFile::all(self.0))
    }
}

/// Returns the event of each entry of a log in JSON.
pub(super) fn event_rows(log: &Log) -> impl Iterator<Item = String> {
    let mut by = RuleContext::from_log(log);
    log.entries().iter().map(move |entry| {
        by.after(&entry.event);
        let input = &entry.event;
        text(&GameEventJson { input, by: &by })
    })
}

impl<'a> EntryFile<'a> {
    /// Returns all entries of a log in their order.
    pub fn all(log: &'a Log) -> impl Iterator<Item = Self> {
        let mut by = RuleContext::from_log(log);
        log.entries().iter().map(move |entry| {
            by.after(&entry.event);
            let by = by.clone();
            Self { entry, by }
        })
    }

    /// Returns an entry of a log.
    pub fn new(log: &Log, entry: &'a Entry) -> Self {
        fn place(one: &Entry) -> (u64, &str, &str) {
            (one.counter, &one.device, &one.id.0)
        }
        let mut by = RuleContext::from_log(log);
        let own = place(entry);
        let before = log.entries().iter().take_while(|one| place(one) <= own);
        for one in before {
            by.after(&one.event);
        }
        Self { entry, by }
    }
}

impl RuleContext {
    fn from_log(log: &Log) -> Self {
        let mut by = Self::default();
        for rules in log
            .entries()
            .iter()
            .filter_map(|one| read::rules(&one.event))
        {
            by.first(rules);
        }
        by.books.extend(penalty_books::ALL);
        by
    }

    fn after(&mut self, input: &GameEvent) {
        if let Some(rules) = read::rules(input) {
            self.first(rules);
            self.own = rules.penalty_book_for(None);
        }
    }

    fn first(&mut self, rules: &Rules) {
        let rule_set = rules.house.rule_set();
        self.rule_sets.retain(|one| one.key != rule_set.key);
        self.rule_sets.insert(0, rule_set);
        if let Some(book) = rules.penalty_book_for(None) {
            self.books.retain(|one| one.key != book.key);
            self.books.insert(0, book);
        }
    }

    /// Returns the rule set whose questions match most of the answers, with its questions.
    fn event(
        &self,
        key: Option<&str>,
        answers: &tilewise_rules::Answers,
    ) -> WithQuestions<RuleSet> {
        let all = self.rule_sets.iter().filter_map(|&rule_set| {
            let key = key.or(rule_set.counted_win)?;
            let event = rule_set.event(key)?;
            Some((rule_set, answer_json::event_questions(event)))
        });
        most_relevant(all, answers)
    }

    fn foul(&self, foul: &FoulRecord) -> WithQuestions<PenaltyBook> {
        if let Some(book) = foul.penalty_book {
            return Some((book, answer_json::foul_questions(Some(book), &foul.foul)));
        }
        let all = self.books.iter().map(|&book| {
            let questions = answer_json::foul_questions(Some(book), &foul.foul);
            (book, questions)
        });
        let all = all.filter(|(_, questions)| !questions.is_empty());
        most_relevant(all, &foul.answers)
    }
}

/// An event or foul with its questions.
type WithQuestions<T> = Option<(&'static T, Vec<&'static Question>)>;

/// Returns the candidate whose questions match the most answers, the first one of equals. So a single unknown
/// answer doesn't lose the others.
fn most_relevant<T>(
    all: impl DoubleEndedIterator<Item = (&'static T, Vec<&'static Question>)>,
    answers: &tilewise_rules::Answers,
) -> WithQuestions<T> {
    all.rev()
        .max_by_key(|(_, questions)| answer_json::count_answered(answers, questions))
}

impl Serialize for EntryFile<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Entry {
            id,
            device,
            counter,
            time,
            author,
            event: input,
        } = self.entry;
        let by = &self.by;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("id", &id.0)?;
        map.serialize_entry("device", device)?;
        map.serialize_entry("counter", counter)?;
        map.serialize_entry("time", time)?;
        if !author.is_empty() {
            map.serialize_entry("author", author)?;
        }
        map.serialize_entry("input", &GameEventJson { input, by })?;
        map.end()
    }
}

/// A game event.
struct GameEventJson<'a> {
    input: &'a GameEvent,
    by: &'a RuleContext,
}

impl Serialize for GameEventJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let by = self.by;
        if let GameEvent::Unread(unread) = self.input {
            let written: Json = serde_json::from_str(&unread.written).map_err(S::Error::custom)?;
            return written.serialize(serializer);
        }
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("told", key(self.input))?;
        match self.input {
            GameEvent::Opened(opening) => open(opening, &mut map)?,
            GameEvent::Bet(player) => map.serialize_entry("player", &player.0)?,
            GameEvent::Win(entry) => {
                seats(entry, &mut map)?;
                write_won(&entry.event, by, &mut map)?;
            }
            GameEvent::MultipleWins(entry) => {
                seats(entry, &mut map)?;
                let wins: Vec<_> = entry
                    .event
                    .iter()
                    .map(|won| WinRecordJson { won, by })
                    .collect();
                map.serialize_entry("wins", &wins)?;
            }
            GameEvent::Draw(entry) => {
                seats(entry, &mut map)?;
                if let Some(event) = &entry.event {
                    write_event(event, by, &mut map)?;
                }
            }
            GameEvent::TableEvent(entry) => {
                seats(entry, &mut map)?;
                write_event(&entry.event, by, &mut map)?;
            }
            GameEvent::Foul(entry) => {
                seats(entry, &mut map)?;
                write_foul(&entry.event, by, &mut map)?;
            }
            GameEvent::Seats(all) => map.serialize_entry("seats", &SeatingJson(all))?,
            GameEvent::NewPlayer(name) => map.serialize_entry("name", name)?,
            GameEvent::Substitute(player, by) => {
                map.serialize_entry("player", &player.0)?;
                if let Some(name) = by {
                    map.serialize_entry("name", name)?;
                }
            }
            GameEvent::Rules(all) => rules(all, &mut map)?,
            GameEvent::Correction(correction) => {
                map.serialize_entry("of", &correction.target.0)?;
                let (change, input) = match &correction.change {
                    Change::Delete => ("delete", None),
                    Change::Replace(input) => ("replace", Some(input)),
                    Change::InsertBefore(input) => ("insert-before", Some(input)),
                };
                map.serialize_entry("change", change)?;
                if let Some(input) = input {
                    map.serialize_entry("input", &GameEventJson { input, by })?;
                }
            }
            GameEvent::Chips(all) => {
                let all = all.iter().map(|&(player, amount)| PlayerChipsJson {
                    player: player.0,
                    amount: hundredths(amount),
                });
                map.serialize_entry("chips", &all.collect::<Vec<_>>())?;
            }
            GameEvent::Payment(paid) => {
                map.serialize_entry("from", &paid.from.0)?;
                map.serialize_entry("to", &paid.to.0)?;
                map.serialize_entry("amount", &hundredths(paid.amount))?;
                if !paid.note.is_empty() {
                    map.serialize_entry("note", &paid.note)?;
                }
            }
            GameEvent::Closed
            | GameEvent::Reopened
            | GameEvent::LockReleased
            | GameEvent::LockAcquired
            | GameEvent::Unread(_) => {}
        }
        map.end()
    }
}

/// Returns the key of a game event.
pub fn key(input: &GameEvent) -> &'static str {
    match input {
        GameEvent::Opened(_) => "opened",
        GameEvent::Bet(_) => "bet",
        GameEvent::Win(_) => "won",
        GameEvent::MultipleWins(_) => "several-won",
        GameEvent::Draw(_) => "drawn",
        GameEvent::TableEvent(_) => "happened",
        GameEvent::Foul(_) => "foul",
        GameEvent::Seats(_) => "seats",
        GameEvent::NewPlayer(_) => "joined",
        GameEvent::Substitute(..) => "substitute",
        GameEvent::Rules(_) => "rules",
        GameEvent::Correction(_) => "corrected",
        GameEvent::Chips(_) => "chips",
        GameEvent::Payment(_) => "paid",
        GameEvent::Closed => "closed",
        GameEvent::Reopened => "reopened",
        GameEvent::LockReleased => "pen-given",
        GameEvent::LockAcquired => "pen-taken",
        GameEvent::Unread(_) => "unread",
    }
}

/// Returns an amount of a game.
pub const fn hundredths(amount: i64) -> AmountJson {
    AmountJson {
        amount,
        parts: PARTS,
    }
}

#[derive(serde::Serialize)]
struct PlayerChipsJson {
    player: u8,
    amount: AmountJson,
}

/// One of several wins.
struct WinRecordJson<'a> {
    won: &'a WinRecord,
    by: &'a RuleContext,
}

impl Serialize for WinRecordJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        write_won(self.won, self.by, &mut map)?;
        map.end()
    }
}

/// The player in each seat.
struct SeatingJson<'a>(&'a BySeat<PlayerId>);

impl Serialize for SeatingJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let all = self.0.iter();
        serializer.collect_map(all.map(|(seat, player)| (seat.letter(), player.0)))
    }
}

fn seats<T, M: SerializeMap>(entry: &AtSeating<T>, map: &mut M) -> Result<(), M::Error> {
    match &entry.seating {
        Some(all) => map.serialize_entry("seats", &SeatingJson(all)),
        None => Ok(()),
    }
}

fn rules<M: SerializeMap>(rules: &Rules, map: &mut M) -> Result<(), M::Error> {
    map.serialize_entry("ruleset", rules.house.rule_set().key)?;
    let options = ChangedOptionsJson(&rules.house);
    if !options.is_empty() {
        map.serialize_entry("options", &options)?;
    }
    match rules.penalty_book {
        Some(book) => map.serialize_entry("penalty_book", book.key),
        None => Ok(()),
    }
}

fn open<M: SerializeMap>(opening: &Opening, map: &mut M) -> Result<(), M::Error> {
    rules(&opening.rules, map)?;
    map.serialize_entry("players", &opening.players)?;
    map.serialize_entry("seats", &SeatingJson(&opening.seats))?;
    match opening.start {
        Some(start) => map.serialize_entry("start", &hundredths(start)),
        None => Ok(()),
    }
}

fn write_won<M: SerializeMap>(
    won: &WinRecord,
    by: &RuleContext,
    map: &mut M,
) -> Result<(), M::Error> {
    match won {
        WinRecord::Hand(entry) => ScoreRequest::without_rules(entry).write(map),
        WinRecord::Counted(answers) => {
            let Some((rule_set, questions)) = by.event(None, answers) else {
                return Ok(());
            };
            map.serialize_entry("ruleset", rule_set.key)?;
            answer_json::write(answers, &questions, map)
        }
    }
}

fn write_event<M: SerializeMap>(
    event: &TableEvent,
    by: &RuleContext,
    map: &mut M,
) -> Result<(), M::Error> {
    map.serialize_entry("event", &event.event)?;
    let Some((rule_set, questions)) = by.event(Some(&event.event), &event.answers) else {
        return Ok(());
    };
    map.serialize_entry("ruleset", rule_set.key)?;
    answer_json::write(&event.answers, &questions, map)
}

fn write_foul<M: SerializeMap>(
    foul: &FoulRecord,
    by: &RuleContext,
    map: &mut M,
) -> Result<(), M::Error> {
    let with_questions = by.foul(foul);
    let named = with_questions.as_ref().map(|(book, _)| *book);
    // The default penalty book isn't written.
    let named = named.filter(|book| foul.penalty_book.is_some() || by.own != Some(book));
    if let Some(book) = named {
        map.serialize_entry("penalty_book", book.key)?;
    }
    map.serialize_entry("foul", &foul.foul)?;
    if let Some(clause) = &foul.clause {
        map.serialize_entry("clause", clause)?;
    }
    match with_questions {
        Some((_, questions)) => {
            map.serialize_entry("facts", &AnswersJson(&foul.answers, &questions))
        }
        None => Ok(()),
    }
}

/// The answers about a foul.
struct AnswersJson<'a>(&'a tilewise_rules::Answers, &'a [&'static Question]);

impl Serialize for AnswersJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        answer_json::write(self.0, self.1, &mut map)?;
        map.end()
    }
}
