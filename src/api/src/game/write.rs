//! A log as JSON: what [`super::read`] reads.

use serde::ser::{Error, Serialize, SerializeMap, SerializeStruct, Serializer};
use tilewise_ledger::{
    Change, Entry, Foul, Happened, Input, Log, Opening, PARTS, PlayerId, Rules, Seated, Won,
};
use tilewise_rules::fouls::PenaltyBook;
use tilewise_rules::{BySeat, Question, RuleSet, penalty_books};

use super::{VERSION, facts, read};
use crate::json::Json;
use crate::report::{Amount, Changed};
use crate::shape::ScoreRequest;
use crate::text;

/// A log as a file.
#[derive(Debug)]
pub struct GameFile<'a>(pub &'a Log);

/// An entry of a log, by which rules it is written.
#[derive(Debug)]
pub struct EntryFile<'a> {
    entry: &'a Entry,
    by: By,
}

/// The rules by which something was told: those of now first, then all others of the game.
#[derive(Clone, Debug, Default)]
struct By {
    rule_sets: Vec<&'static RuleSet>,
    books: Vec<&'static PenaltyBook>,
    /// The book by which fouls are ruled on now where they name none.
    own: Option<&'static PenaltyBook>,
}

impl Serialize for GameFile<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut file = serializer.serialize_struct("GameFile", 2)?;
        file.serialize_field("tilewise-game", &VERSION)?;
        file.serialize_field("entries", &Entries(self.0))?;
        file.end()
    }
}

struct Entries<'a>(&'a Log);

impl Serialize for Entries<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(EntryFile::all(self.0))
    }
}

/// What each entry of a log tells, as JSON.
pub(super) fn inputs(log: &Log) -> impl Iterator<Item = String> {
    let mut by = By::of(log);
    log.entries().iter().map(move |entry| {
        by.after(&entry.input);
        let input = &entry.input;
        text(&Telling { input, by: &by })
    })
}

impl<'a> EntryFile<'a> {
    /// All entries of a log in their order, as a file has them.
    pub fn all(log: &'a Log) -> impl Iterator<Item = Self> {
        let mut by = By::of(log);
        log.entries().iter().map(move |entry| {
            by.after(&entry.input);
            let by = by.clone();
            Self { entry, by }
        })
    }

    /// An entry of a log, as a file has it.
    pub fn of(log: &Log, entry: &'a Entry) -> Self {
        fn place(one: &Entry) -> (u64, &str, &str) {
            (one.counter, &one.device, &one.id.0)
        }
        let mut by = By::of(log);
        let own = place(entry);
        let before = log.entries().iter().take_while(|one| place(one) <= own);
        for one in before {
            by.after(&one.input);
        }
        Self { entry, by }
    }
}

impl By {
    fn of(log: &Log) -> Self {
        let mut by = Self::default();
        for rules in log
            .entries()
            .iter()
            .filter_map(|one| read::rules(&one.input))
        {
            by.first(rules);
        }
        by.books.extend(penalty_books::ALL);
        by
    }

    fn after(&mut self, input: &Input) {
        if let Some(rules) = read::rules(input) {
            self.first(rules);
            self.own = rules.fouls_by(None);
        }
    }

    fn first(&mut self, rules: &Rules) {
        let rule_set = rules.house.rule_set();
        self.rule_sets.retain(|one| one.key != rule_set.key);
        self.rule_sets.insert(0, rule_set);
        if let Some(book) = rules.fouls_by(None) {
            self.books.retain(|one| one.key != book.key);
            self.books.insert(0, book);
        }
    }

    /// The rule set in which an event asks most of what was answered, and what it asks.
    fn event(&self, key: Option<&str>, facts: &tilewise_rules::Facts) -> WithQuestions<RuleSet> {
        let all = self.rule_sets.iter().filter_map(|&rule_set| {
            let key = key.or(rule_set.counted_win)?;
            let event = rule_set.event(key)?;
            Some((rule_set, facts::of_event(event)))
        });
        asking_most(all, facts)
    }

    fn foul(&self, foul: &Foul) -> WithQuestions<PenaltyBook> {
        if let Some(book) = foul.penalty_book {
            return Some((book, facts::of_foul(Some(book), &foul.foul)));
        }
        let all = self.books.iter().map(|&book| {
            let questions = facts::of_foul(Some(book), &foul.foul);
            (book, questions)
        });
        let all = all.filter(|(_, questions)| !questions.is_empty());
        asking_most(all, &foul.facts)
    }
}

/// Who asks, and what.
type WithQuestions<T> = Option<(&'static T, Vec<&'static Question>)>;

/// Who asks most of what was answered; of those that ask as much the first. An answer that nobody asks for
/// doesn't take the others with it.
fn asking_most<T>(
    all: impl DoubleEndedIterator<Item = (&'static T, Vec<&'static Question>)>,
    facts: &tilewise_rules::Facts,
) -> WithQuestions<T> {
    all.rev()
        .max_by_key(|(_, questions)| facts::asked(facts, questions))
}

impl Serialize for EntryFile<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Entry {
            id,
            device,
            counter,
            time,
            author,
            input,
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
        map.serialize_entry("input", &Telling { input, by })?;
        map.end()
    }
}

/// What an entry tells.
struct Telling<'a> {
    input: &'a Input,
    by: &'a By,
}

impl Serialize for Telling<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let by = self.by;
        if let Input::Unread(unread) = self.input {
            let written: Json = serde_json::from_str(&unread.written).map_err(S::Error::custom)?;
            return written.serialize(serializer);
        }
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("told", key(self.input))?;
        match self.input {
            Input::Opened(opening) => open(opening, &mut map)?,
            Input::Bet(player) => map.serialize_entry("player", &player.0)?,
            Input::Won(told) => {
                seats(told, &mut map)?;
                write_won(&told.told, by, &mut map)?;
            }
            Input::SeveralWon(told) => {
                seats(told, &mut map)?;
                let wins: Vec<_> = told.told.iter().map(|won| Win { won, by }).collect();
                map.serialize_entry("wins", &wins)?;
            }
            Input::Drawn(told) => {
                seats(told, &mut map)?;
                if let Some(event) = &told.told {
                    write_event(event, by, &mut map)?;
                }
            }
            Input::Happened(told) => {
                seats(told, &mut map)?;
                write_event(&told.told, by, &mut map)?;
            }
            Input::Foul(told) => {
                seats(told, &mut map)?;
                write_foul(&told.told, by, &mut map)?;
            }
            Input::Seats(all) => map.serialize_entry("seats", &BySeats(all))?,
            Input::Joined(name) => map.serialize_entry("name", name)?,
            Input::Substitute(player, by) => {
                map.serialize_entry("player", &player.0)?;
                if let Some(name) = by {
                    map.serialize_entry("name", name)?;
                }
            }
            Input::Rules(all) => rules(all, &mut map)?,
            Input::Corrected(correction) => {
                map.serialize_entry("of", &correction.of.0)?;
                let (change, input) = match &correction.what {
                    Change::Delete => ("delete", None),
                    Change::Replace(input) => ("replace", Some(input)),
                    Change::InsertBefore(input) => ("insert-before", Some(input)),
                };
                map.serialize_entry("change", change)?;
                if let Some(input) = input {
                    map.serialize_entry("input", &Telling { input, by })?;
                }
            }
            Input::Chips(all) => {
                let all = all.iter().map(|&(player, amount)| Chips {
                    player: player.0,
                    amount: hundredths(amount),
                });
                map.serialize_entry("chips", &all.collect::<Vec<_>>())?;
            }
            Input::Paid(paid) => {
                map.serialize_entry("from", &paid.from.0)?;
                map.serialize_entry("to", &paid.to.0)?;
                map.serialize_entry("amount", &hundredths(paid.amount))?;
                if !paid.note.is_empty() {
                    map.serialize_entry("note", &paid.note)?;
                }
            }
            Input::Closed
            | Input::Reopened
            | Input::PenGiven
            | Input::PenTaken
            | Input::Unread(_) => {}
        }
        map.end()
    }
}

/// The key by which an input is told.
pub fn key(input: &Input) -> &'static str {
    match input {
        Input::Opened(_) => "opened",
        Input::Bet(_) => "bet",
        Input::Won(_) => "won",
        Input::SeveralWon(_) => "several-won",
        Input::Drawn(_) => "drawn",
        Input::Happened(_) => "happened",
        Input::Foul(_) => "foul",
        Input::Seats(_) => "seats",
        Input::Joined(_) => "joined",
        Input::Substitute(..) => "substitute",
        Input::Rules(_) => "rules",
        Input::Corrected(_) => "corrected",
        Input::Chips(_) => "chips",
        Input::Paid(_) => "paid",
        Input::Closed => "closed",
        Input::Reopened => "reopened",
        Input::PenGiven => "pen-given",
        Input::PenTaken => "pen-taken",
        Input::Unread(_) => "unread",
    }
}

/// An amount of a game.
pub const fn hundredths(amount: i64) -> Amount {
    Amount {
        amount,
        parts: PARTS,
    }
}

#[derive(serde::Serialize)]
struct Chips {
    player: u8,
    amount: Amount,
}

/// One of several wins.
struct Win<'a> {
    won: &'a Won,
    by: &'a By,
}

impl Serialize for Win<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        write_won(self.won, self.by, &mut map)?;
        map.end()
    }
}

/// Who sits in each seat.
struct BySeats<'a>(&'a BySeat<PlayerId>);

impl Serialize for BySeats<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let all = self.0.iter();
        serializer.collect_map(all.map(|(seat, player)| (seat.letter(), player.0)))
    }
}

fn seats<T, M: SerializeMap>(told: &Seated<T>, map: &mut M) -> Result<(), M::Error> {
    match &told.seats {
        Some(all) => map.serialize_entry("seats", &BySeats(all)),
        None => Ok(()),
    }
}

fn rules<M: SerializeMap>(rules: &Rules, map: &mut M) -> Result<(), M::Error> {
    map.serialize_entry("ruleset", rules.house.rule_set().key)?;
    let options = Changed(&rules.house);
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
    map.serialize_entry("seats", &BySeats(&opening.seats))?;
    match opening.start {
        Some(start) => map.serialize_entry("start", &hundredths(start)),
        None => Ok(()),
    }
}

fn write_won<M: SerializeMap>(won: &Won, by: &By, map: &mut M) -> Result<(), M::Error> {
    match won {
        Won::Hand(entry) => ScoreRequest::told(entry).write(map),
        Won::Counted(facts) => {
            let Some((rule_set, questions)) = by.event(None, facts) else {
                return Ok(());
            };
            map.serialize_entry("ruleset", rule_set.key)?;
            facts::write(facts, &questions, map)
        }
    }
}

fn write_event<M: SerializeMap>(event: &Happened, by: &By, map: &mut M) -> Result<(), M::Error> {
    map.serialize_entry("event", &event.event)?;
    let Some((rule_set, questions)) = by.event(Some(&event.event), &event.facts) else {
        return Ok(());
    };
    map.serialize_entry("ruleset", rule_set.key)?;
    facts::write(&event.facts, &questions, map)
}

fn write_foul<M: SerializeMap>(foul: &Foul, by: &By, map: &mut M) -> Result<(), M::Error> {
    let asked = by.foul(foul);
    let named = asked.as_ref().map(|(book, _)| *book);
    // What goes without saying isn't said.
    let named = named.filter(|book| foul.penalty_book.is_some() || by.own != Some(book));
    if let Some(book) = named {
        map.serialize_entry("penalty_book", book.key)?;
    }
    map.serialize_entry("foul", &foul.foul)?;
    if let Some(clause) = &foul.clause {
        map.serialize_entry("clause", clause)?;
    }
    match asked {
        Some((_, questions)) => map.serialize_entry("facts", &Facts(&foul.facts, &questions)),
        None => Ok(()),
    }
}

/// What was answered about a foul.
struct Facts<'a>(&'a tilewise_rules::Facts, &'a [&'static Question]);

impl Serialize for Facts<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        facts::write(self.0, self.1, &mut map)?;
        map.end()
    }
}
