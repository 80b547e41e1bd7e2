//! Serialization of logs to the JSON that [`super::read`] parses.

use serde::ser::{Serialize, SerializeMap, Serializer};
use tilewise_ledger::{
    AtSeating, Entry, FoulRecord, GameEvent, Log, Opening, Rules, TableEvent, WinRecord,
};
use tilewise_rules::fouls::PenaltyBook;
use tilewise_rules::{Question, RuleSet, penalty_books};

use super::{VERSION, answer_json, read};
use crate::log_file::{CorrectionJson, UnreadJson};
use crate::rules::RulesFields;
use crate::schema::game_log::{
    BetInput, ChipsInput, EntryJson, FoulInputJson, GameLogJson, JoinedInput, NotedInput,
    OpenedClubJson, OpenedInput, PaidInput, PlainInput, PlayerChipsJson, RulesInput, SeatingJson,
    SeatsInput, SeveralWonInput, SubstituteInput,
};
use crate::schema::game_state::hundredths;
use crate::schema::hand_request::WonHandJson;
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
        let file = GameLogJson {
            version: VERSION,
            entries: EntriesJson(self.0),
        };
        file.serialize(serializer)
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
        self.rule_sets
            .retain(|one| one.identity.key != rule_set.identity.key);
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
            let key = key.or(rule_set.game.counted_win)?;
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
        let (entry, by) = (self.entry, &self.by);
        let entry = EntryJson {
            id: &entry.id.0,
            device: &entry.device,
            counter: entry.counter,
            time: entry.time,
            author: &entry.author,
            input: GameEventJson {
                input: &entry.event,
                by,
            },
        };
        entry.serialize(serializer)
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
        let entry_kind = key(self.input);
        match self.input {
            GameEvent::Unread(unread) => UnreadJson(unread).serialize(serializer),
            GameEvent::Win(entry) => {
                let mut map = at_seating(entry_kind, entry, serializer)?;
                write_won(&entry.event, by, &mut map)?;
                map.end()
            }
            GameEvent::Draw(entry) => {
                let mut map = at_seating(entry_kind, entry, serializer)?;
                if let Some(event) = &entry.event {
                    write_event(event, by, &mut map)?;
                }
                map.end()
            }
            GameEvent::TableEvent(entry) => {
                let mut map = at_seating(entry_kind, entry, serializer)?;
                write_event(&entry.event, by, &mut map)?;
                map.end()
            }
            GameEvent::MultipleWins(entry) => {
                let wins = entry.event.iter().map(|won| WinRecordJson { won, by });
                let input = SeveralWonInput {
                    entry_kind,
                    seats: entry.seating.map(SeatingJson::new),
                    wins: wins.collect(),
                };
                input.serialize(serializer)
            }
            GameEvent::Foul(entry) => foul_input(entry_kind, entry, by).serialize(serializer),
            GameEvent::Opened(opening) => opened_input(entry_kind, opening).serialize(serializer),
            GameEvent::Rules(rules) => rules_input(entry_kind, rules).serialize(serializer),
            GameEvent::Correction(correction) => {
                let event = |input| GameEventJson { input, by };
                CorrectionJson { correction, event }.serialize(serializer)
            }
            input => write_plain(entry_kind, input, serializer),
        }
    }
}

/// Begins the object of an event at a seating.
fn at_seating<T, S: Serializer>(
    entry_kind: &'static str,
    entry: &AtSeating<T>,
    serializer: S,
) -> Result<S::SerializeMap, S::Error> {
    let mut map = serializer.serialize_map(None)?;
    map.serialize_entry("told", entry_kind)?;
    if let Some(seats) = entry.seating {
        map.serialize_entry("seats", &SeatingJson::new(seats))?;
    }
    Ok(map)
}

/// Writes an event about players, seats or the game as a whole.
fn write_plain<S: Serializer>(
    entry_kind: &'static str,
    input: &GameEvent,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    match input {
        GameEvent::Bet(player) => {
            let player = player.0;
            BetInput { entry_kind, player }.serialize(serializer)
        }
        GameEvent::Seats(seats) => {
            let seats = SeatingJson::new(*seats);
            SeatsInput { entry_kind, seats }.serialize(serializer)
        }
        GameEvent::NewPlayer(name) => {
            let name = name.clone();
            JoinedInput { entry_kind, name }.serialize(serializer)
        }
        GameEvent::Substitute(player, name) => {
            let (player, name) = (player.0, name.clone());
            SubstituteInput {
                entry_kind,
                player,
                name,
            }
            .serialize(serializer)
        }
        GameEvent::Chips(all) => {
            let chips = all.iter().map(|&(player, amount)| PlayerChipsJson {
                player: player.0,
                amount: hundredths(amount).to_json(),
            });
            let chips = chips.collect();
            ChipsInput { entry_kind, chips }.serialize(serializer)
        }
        GameEvent::Payment(paid) => {
            let input = PaidInput {
                entry_kind,
                from: paid.from.0,
                to: paid.to.0,
                amount: hundredths(paid.amount).to_json(),
                note: Some(paid.note.clone()).filter(|note| !note.is_empty()),
            };
            input.serialize(serializer)
        }
        GameEvent::Note(note) => {
            let given = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
            let input = NotedInput {
                entry_kind,
                place: given(&note.place),
                note: given(&note.note),
            };
            input.serialize(serializer)
        }
        _ => PlainInput { entry_kind }.serialize(serializer),
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
        GameEvent::Note(_) => "noted",
        GameEvent::Closed => "closed",
        GameEvent::Reopened => "reopened",
        GameEvent::LockReleased => "pen-given",
        GameEvent::LockAcquired => "pen-taken",
        GameEvent::Unread(_) => "unread",
    }
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

fn rules_input(entry_kind: &'static str, rules: &Rules) -> RulesInput {
    let RulesFields {
        ruleset,
        options,
        penalty_book,
    } = RulesFields::new(rules);
    RulesInput {
        entry_kind,
        ruleset,
        options,
        penalty_book,
    }
}

fn opened_input(entry_kind: &'static str, opening: &Opening) -> OpenedInput {
    let RulesFields {
        ruleset,
        options,
        penalty_book,
    } = RulesFields::new(&opening.rules);
    OpenedInput {
        entry_kind,
        ruleset,
        options,
        penalty_book,
        players: opening.players.clone(),
        seats: SeatingJson::new(opening.seats),
        start: opening.start.map(|start| hundredths(start).to_json()),
        club: opening.club.as_ref().map(OpenedClubJson::new),
    }
}

fn write_won<M: SerializeMap>(
    won: &WinRecord,
    by: &RuleContext,
    map: &mut M,
) -> Result<(), M::Error> {
    match won {
        WinRecord::Hand(entry) => WonHandJson::new(entry).write(map),
        WinRecord::Counted(answers) => {
            let Some((rule_set, questions)) = by.event(None, answers) else {
                return Ok(());
            };
            map.serialize_entry("ruleset", rule_set.identity.key)?;
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
    map.serialize_entry("ruleset", rule_set.identity.key)?;
    answer_json::write(&event.answers, &questions, map)
}

fn foul_input<'a>(
    entry_kind: &'static str,
    entry: &'a AtSeating<FoulRecord>,
    by: &RuleContext,
) -> FoulInputJson<AnswersJson<'a>> {
    let foul = &entry.event;
    let with_questions = by.foul(foul);
    let named = with_questions.as_ref().map(|(book, _)| *book);
    // The default penalty book isn't written.
    let named = named.filter(|book| foul.penalty_book.is_some() || by.own != Some(book));
    FoulInputJson {
        entry_kind,
        seats: entry.seating.map(SeatingJson::new),
        penalty_book: named.map(|book| book.key),
        foul: foul.foul.clone(),
        clause: foul.clause.clone(),
        facts: with_questions.map(|(_, questions)| AnswersJson(&foul.answers, questions)),
    }
}

/// The answers about a foul.
struct AnswersJson<'a>(&'a tilewise_rules::Answers, Vec<&'static Question>);

impl Serialize for AnswersJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        answer_json::write(self.0, &self.1, &mut map)?;
        map.end()
    }
}
