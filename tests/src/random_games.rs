//! Random games of every rule set: wins, draws, fouls, corrections, and refused events.

use std::ops::Range;

use tilewise_ledger::{
    AtSeating, Change, Correction, Entry, EntryId, FoulRecord, GameEvent, Opening, PlayerId,
    PlayerPayment, Rules, TableEvent, WinRecord,
};
use tilewise_rules::{
    Answer, AnswerKind, Answers, BySeat, Event, Question, RuleConfig, RuleSet, Seat, Win, fouls,
    penalty_books, rule_sets,
};

use crate::play::HOUSES;
use crate::random::{Rng, any_house};

/// Source of choices: a generator, or the bytes of a fuzzer.
pub trait Choose {
    /// Returns a number of a range that is not empty.
    fn usize(&mut self, range: Range<usize>) -> usize;
}

impl Choose for Rng {
    fn usize(&mut self, range: Range<usize>) -> usize {
        Rng::usize(self, range)
    }
}

/// Returns a separate generator.
fn generator(rng: &mut impl Choose) -> Rng {
    Rng::with_seed(rng.usize(0..1 << 16) as u64)
}

/// Limit of events in a game, without corrections.
pub const ENTRIES: usize = 30;

/// Returns a rule configuration. Each table has the same probability, for any number of presets.
fn house(rng: &mut impl Choose) -> RuleConfig {
    const TABLES: [&str; 5] = [
        "hk-old-style",
        "mcr",
        "riichi",
        "singapore",
        "sparrows-nest",
    ];
    let table = TABLES[rng.usize(0..TABLES.len())];
    let all: Vec<_> = rule_sets::ALL
        .iter()
        .filter(|one| one.table_key() == table)
        .collect();
    let rule_set = all[rng.usize(0..all.len())];
    if rng.usize(0..4) == 0 {
        return any_house(&mut generator(rng), rule_set);
    }
    let house = RuleConfig::with_defaults(rule_set);
    if table == "singapore" {
        house.set("several_winners", "true")
    } else {
        house
    }
}

fn opening(rng: &mut impl Choose) -> GameEvent {
    let names = ["Ann", "Bo", "Cy", "Di", "Eve"];
    let players = 4 + rng.usize(0..2);
    let house = house(rng);
    let own = penalty_books::for_config(&house);
    GameEvent::Opened(Opening {
        rules: Rules {
            penalty_book: own.or(Some(penalty_books::ALL[0])),
            house,
        },
        players: names[..players].iter().map(ToString::to_string).collect(),
        seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
        start: None,
        club: None,
    })
}

fn seat(rng: &mut impl Choose) -> Seat {
    Seat::ALL[rng.usize(0..4)]
}

fn seats(rng: &mut impl Choose) -> BySeat<PlayerId> {
    let mut all = [0, 1, 2, 3, 4].map(PlayerId);
    for place in 0..4 {
        all.swap(place, place + rng.usize(0..5 - place));
    }
    BySeat::new([all[0], all[1], all[2], all[3]])
}

fn some_seats(rng: &mut impl Choose) -> Answer {
    Answer::Seats(BySeat::new([(); 4]).map(|()| rng.usize(0..2) == 0))
}

/// Retains the answers to the questions that come up, and drops all others.
fn retain_answers<'a>(
    mut facts: Answers,
    questions: impl IntoIterator<Item = &'a Question>,
) -> Answers {
    let takes: Vec<_> = questions
        .into_iter()
        .filter(|one| facts.get(one.key).is_some_and(|fact| takes(one.kind, fact)))
        .map(|one| one.key)
        .collect();
    let others: Vec<_> = facts.keys().filter(|key| !takes.contains(key)).collect();
    for key in others {
        facts.unset(key);
    }
    facts
}

/// Returns whether an answer matches the kind of a question.
fn takes(ask: AnswerKind, fact: &Answer) -> bool {
    match (ask, fact) {
        (AnswerKind::Word(words), Answer::Word(place)) => *place < words.len(),
        (AnswerKind::Number(most), Answer::Number(number)) => *number <= most,
        (AnswerKind::NumberOf(all), Answer::Number(number)) => all.contains(number),
        (AnswerKind::Seat, Answer::Seat(_))
        | (AnswerKind::By, Answer::By(_))
        | (AnswerKind::Flag, Answer::Flag(_))
        | (AnswerKind::Seats, Answer::Seats(_)) => true,
        _ => false,
    }
}

/// Returns a win with its tiles, or by its value.
fn won(rng: &mut impl Choose, rule_set: &RuleSet, from: Option<Seat>) -> WinRecord {
    let houses = HOUSES
        .iter()
        .find(|houses| houses.key == rule_set.identity.key);
    if let Some(houses) = houses.filter(|_| rng.usize(0..4) == 0) {
        let hand = (houses.own)().winning(&mut generator(rng));
        return WinRecord::hand(hand);
    }
    let win = from.map_or(Win::SelfDraw, |from| Win::Discard { from });
    let value = 1 + rng.usize(0..12);
    let mut facts = Answers::of_counted_win(seat(rng), u16::try_from(value).unwrap_or(1), win);
    if value < 5 {
        facts.set("fu", Answer::Number(30));
    }
    let event = rule_set
        .game
        .counted_win
        .and_then(|key| rule_set.event(key));
    WinRecord::Counted(retain_answers(
        facts,
        event.into_iter().flat_map(|event| event.questions),
    ))
}

/// Returns an event with a random seating, the current one or another.
fn at_random_seating<T>(rng: &mut impl Choose, event: T) -> AtSeating<T> {
    let seats = (rng.usize(0..3) == 0).then(|| seats(rng));
    AtSeating {
        seating: seats,
        event,
    }
}

fn event(rng: &mut impl Choose, rule_set: &RuleSet) -> TableEvent {
    let event = &rule_set.game.events[rng.usize(0..rule_set.game.events.len())];
    happened(rng, event)
}

fn happened(rng: &mut impl Choose, event: &Event) -> TableEvent {
    let mut facts = Answers::default();
    facts.set("seat", Answer::Seat(seat(rng)));
    facts.set("by", Answer::By(tilewise_rules::WinBy::SelfDraw));
    facts.set("tenpai", some_seats(rng));
    facts.set("kong", Answer::Flag(rng.usize(0..2) == 0));
    facts.set("kind", Answer::Word(rng.usize(0..4)));
    TableEvent {
        event: event.key.to_owned(),
        answers: retain_answers(facts, event.questions),
    }
}

fn drawn(rng: &mut impl Choose, rule_set: &RuleSet) -> Option<TableEvent> {
    let drawn = rule_set.event(rule_set.game.progression.draws.first()?)?;
    Some(happened(rng, drawn))
}

/// Returns a foul of a random penalty book.
fn foul(rng: &mut impl Choose) -> FoulRecord {
    let mut facts = Answers::default();
    facts.set("seat", Answer::Seat(seat(rng)));
    // A false riichi or win, with the hand shown or not.
    facts.set("call", Answer::Word(rng.usize(0..4)));
    facts.set("shown", Answer::Flag(rng.usize(0..2) == 0));
    facts.set("same_time", Answer::Word(0));
    // The error of the win.
    facts.set("fault", Answer::Word(rng.usize(0..3)));
    let key = ["empty-call", "false-win", "broken-wall"][rng.usize(0..3)];
    let mut books = penalty_books::ALL.into_iter();
    let found = books.find_map(|book| Some((book, book.foul(key)?)));
    let questions = found.map(|(book, foul)| fouls::questions(book, foul));
    let questions = questions.unwrap_or_default();
    FoulRecord {
        foul: key.to_owned(),
        penalty_book: found.map(|(book, _)| book),
        clause: None,
        answers: retain_answers(facts, questions),
    }
}

/// Returns a player, or one who isn't present.
fn player(rng: &mut impl Choose) -> PlayerId {
    PlayerId(u8::try_from(rng.usize(0..6)).unwrap_or(0))
}

fn chips(rng: &mut impl Choose) -> Vec<(PlayerId, i64)> {
    let all = (0..rng.usize(0..6)).map(|_| {
        let hundredths = i64::try_from(rng.usize(0..100_000)).unwrap_or(0);
        (player(rng), hundredths - 20_000)
    });
    all.collect()
}

/// Returns any game event, including refused ones.
pub fn input(rng: &mut impl Choose, rule_set: &RuleSet) -> GameEvent {
    match rng.usize(0..28) {
        0..7 => {
            let from = (rng.usize(0..3) > 0).then(|| seat(rng));
            let won = won(rng, rule_set, from);
            GameEvent::Win(at_random_seating(rng, won))
        }
        7..10 => {
            let from = seat(rng);
            let all = (0..2 + rng.usize(0..2))
                .map(|_| won(rng, rule_set, Some(from)))
                .collect();
            GameEvent::MultipleWins(at_random_seating(rng, all))
        }
        10..13 => {
            let drawn = drawn(rng, rule_set);
            GameEvent::Draw(at_random_seating(rng, drawn))
        }
        13..16 => GameEvent::Bet(player(rng)),
        16 | 17 => {
            let event = event(rng, rule_set);
            GameEvent::TableEvent(at_random_seating(rng, event))
        }
        18 => {
            let foul = foul(rng);
            GameEvent::Foul(at_random_seating(rng, foul))
        }
        19 => GameEvent::Seats(seats(rng)),
        20 => GameEvent::NewPlayer("Flo".to_owned()),
        21 => GameEvent::Rules(Rules {
            house: house(rng),
            penalty_book: None,
        }),
        22 => GameEvent::Closed,
        23 => [GameEvent::LockReleased, GameEvent::LockAcquired][rng.usize(0..2)].clone(),
        24 => GameEvent::Substitute(
            player(rng),
            (rng.usize(0..2) == 0).then(|| "Gus".to_owned()),
        ),
        25 => GameEvent::Chips(chips(rng)),
        26 => GameEvent::Payment(PlayerPayment {
            from: player(rng),
            to: player(rng),
            amount: i64::try_from(rng.usize(0..1_000)).unwrap_or(0) - 100,
            note: if rng.usize(0..2) == 0 {
                String::new()
            } else {
                "Wette".to_owned()
            },
        }),
        _ => GameEvent::Reopened,
    }
}

/// Returns an entry of the device of all entries.
pub fn entry(counter: u64, input: GameEvent) -> Entry {
    Entry {
        id: EntryId(format!("e{counter}")),
        device: "phone".to_owned(),
        counter,
        time: 0,
        author: String::new(),
        event: input,
    }
}

/// Returns a game without corrections.
pub fn plain(rng: &mut impl Choose) -> Vec<Entry> {
    let opening = opening(rng);
    let GameEvent::Opened(opened) = &opening else {
        return Vec::new();
    };
    let rule_set = opened.rules.house.rule_set();
    let rest: Vec<GameEvent> = (0..ENTRIES).map(|_| input(rng, rule_set)).collect();
    let all = [opening].into_iter().chain(rest);
    (1..)
        .zip(all)
        .map(|(counter, input)| entry(counter, input))
        .collect()
}

/// Returns a correction of an entry.
pub fn corrected(of: &EntryId, what: Change) -> GameEvent {
    GameEvent::Correction(Correction {
        target: of.clone(),
        change: what,
    })
}

/// Returns a game with corrections, some of them of corrections.
pub fn game(rng: &mut impl Choose) -> Vec<Entry> {
    let mut all = plain(rng);
    corrected_after(rng, &mut all);
    all
}

/// Adds corrections of a game, some of them of corrections.
pub fn corrected_after(rng: &mut impl Choose, all: &mut Vec<Entry>) {
    let Some(GameEvent::Opened(opened)) = all.first().map(|one| &one.event) else {
        return;
    };
    let rule_set = opened.rules.house.rule_set();
    for _ in 0..6 {
        let of = all[1 + rng.usize(0..all.len() - 1)].id.clone();
        let what = match rng.usize(0..3) {
            0 => Change::Delete,
            1 => Change::Replace(Box::new(input(rng, rule_set))),
            _ => Change::InsertBefore(Box::new(input(rng, rule_set))),
        };
        all.push(entry(all.len() as u64 + 1, corrected(&of, what)));
    }
}
