//! Random games of every rule set: with wins, draws, fouls, corrections, and what the game refuses.

use std::ops::Range;

use tilewise_ledger::{
    Change, Correction, Entry, EntryId, Foul, Happened, Input, Opening, Paid, PlayerId, Rules,
    Seated, Won,
};
use tilewise_rules::{
    Ask, BySeat, Event, Fact, Facts, House, Question, RuleSet, Seat, Win, fouls, penalty_books,
    rule_sets,
};

use crate::play::HOUSES;
use crate::random::{Rng, any_house};

/// What a game is drawn from: a generator, or the bytes of a fuzzer.
pub trait Choose {
    /// One of a range that is not empty.
    fn usize(&mut self, range: Range<usize>) -> usize;
}

impl Choose for Rng {
    fn usize(&mut self, range: Range<usize>) -> usize {
        Rng::usize(self, range)
    }
}

/// A generator of its own, for what takes one.
fn generator(rng: &mut impl Choose) -> Rng {
    Rng::with_seed(rng.usize(0..1 << 16) as u64)
}

/// So many things are told in a game, without corrections.
pub const ENTRIES: usize = 30;

/// Each table of rules as often as any other, however many presets it has.
fn house(rng: &mut impl Choose) -> House {
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
    let house = House::with_defaults(rule_set);
    if table == "singapore" {
        house.set("several_winners", "true")
    } else {
        house
    }
}

fn opening(rng: &mut impl Choose) -> Input {
    let names = ["Ann", "Bo", "Cy", "Di", "Eve"];
    let players = 4 + rng.usize(0..2);
    let house = house(rng);
    let own = penalty_books::of_house(&house);
    Input::Opened(Opening {
        rules: Rules {
            penalty_book: own.or(Some(penalty_books::ALL[0])),
            house,
        },
        players: names[..players].iter().map(ToString::to_string).collect(),
        seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
        start: None,
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

fn some_seats(rng: &mut impl Choose) -> Fact {
    Fact::Seats(BySeat::new([(); 4]).map(|()| rng.usize(0..2) == 0))
}

/// The answers to what is asked: whoever tells something is asked nothing else.
fn asked<'a>(mut facts: Facts, questions: impl IntoIterator<Item = &'a Question>) -> Facts {
    let takes: Vec<_> = questions
        .into_iter()
        .filter(|one| facts.fact(one.key).is_some_and(|fact| takes(one.ask, fact)))
        .map(|one| one.key)
        .collect();
    let others: Vec<_> = facts.keys().filter(|key| !takes.contains(key)).collect();
    for key in others {
        facts.unset(key);
    }
    facts
}

/// Whether something is an answer to a question of this kind.
fn takes(ask: Ask, fact: &Fact) -> bool {
    match (ask, fact) {
        (Ask::Word(words), Fact::Word(place)) => *place < words.len(),
        (Ask::Number(most), Fact::Number(number)) => *number <= most,
        (Ask::NumberOf(all), Fact::Number(number)) => all.contains(number),
        (Ask::Seat, Fact::Seat(_))
        | (Ask::By, Fact::By(_))
        | (Ask::Flag, Fact::Flag(_))
        | (Ask::Seats, Fact::Seats(_)) => true,
        _ => false,
    }
}

/// A win with its tiles, or by its value.
fn won(rng: &mut impl Choose, rule_set: &RuleSet, from: Option<Seat>) -> Won {
    let houses = HOUSES.iter().find(|houses| houses.key == rule_set.key);
    if let Some(houses) = houses.filter(|_| rng.usize(0..4) == 0) {
        let hand = (houses.own)().winning(&mut generator(rng));
        return Won::hand(hand);
    }
    let win = from.map_or(Win::SelfDraw, |from| Win::Discard { from });
    let value = 1 + rng.usize(0..12);
    let mut facts = Facts::of_counted_win(seat(rng), u16::try_from(value).unwrap_or(1), win);
    if value < 5 {
        facts.set("fu", Fact::Number(30));
    }
    let event = rule_set.counted_win.and_then(|key| rule_set.event(key));
    Won::Counted(asked(
        facts,
        event.into_iter().flat_map(|event| event.questions),
    ))
}

/// Who said it, and by which seats: those of now, or others.
fn told<T>(rng: &mut impl Choose, told: T) -> Seated<T> {
    let seats = (rng.usize(0..3) == 0).then(|| seats(rng));
    Seated { seats, told }
}

fn event(rng: &mut impl Choose, rule_set: &RuleSet) -> Happened {
    let event = &rule_set.events[rng.usize(0..rule_set.events.len())];
    happened(rng, event)
}

fn happened(rng: &mut impl Choose, event: &Event) -> Happened {
    let mut facts = Facts::default();
    facts.set("seat", Fact::Seat(seat(rng)));
    facts.set("by", Fact::By(tilewise_rules::WinBy::SelfDraw));
    facts.set("tenpai", some_seats(rng));
    facts.set("kong", Fact::Flag(rng.usize(0..2) == 0));
    facts.set("kind", Fact::Word(rng.usize(0..4)));
    Happened {
        event: event.key.to_owned(),
        facts: asked(facts, event.questions),
    }
}

fn drawn(rng: &mut impl Choose, rule_set: &RuleSet) -> Option<Happened> {
    let drawn = rule_set.event(rule_set.progression.draws.first()?)?;
    Some(happened(rng, drawn))
}

/// A foul of one penalty book or another.
fn foul(rng: &mut impl Choose) -> Foul {
    let mut facts = Facts::default();
    facts.set("seat", Fact::Seat(seat(rng)));
    // A riichi or a win that was none, with the hand shown or not.
    facts.set("call", Fact::Word(rng.usize(0..4)));
    facts.set("shown", Fact::Flag(rng.usize(0..2) == 0));
    facts.set("same_time", Fact::Word(0));
    // What was wrong with the win.
    facts.set("fault", Fact::Word(rng.usize(0..3)));
    let key = ["empty-call", "false-win", "broken-wall"][rng.usize(0..3)];
    let mut books = penalty_books::ALL.into_iter();
    let found = books.find_map(|book| Some((book, book.foul(key)?)));
    let questions = found.map(|(book, foul)| fouls::questions(book, foul));
    let questions = questions.unwrap_or_default();
    Foul {
        foul: key.to_owned(),
        penalty_book: found.map(|(book, _)| book),
        clause: None,
        facts: asked(facts, questions),
    }
}

/// A player, or one who isn't there.
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

/// Anything that can be told, also what the game refuses.
pub fn input(rng: &mut impl Choose, rule_set: &RuleSet) -> Input {
    match rng.usize(0..28) {
        0..7 => {
            let from = (rng.usize(0..3) > 0).then(|| seat(rng));
            let won = won(rng, rule_set, from);
            Input::Won(told(rng, won))
        }
        7..10 => {
            let from = seat(rng);
            let all = (0..2 + rng.usize(0..2))
                .map(|_| won(rng, rule_set, Some(from)))
                .collect();
            Input::SeveralWon(told(rng, all))
        }
        10..13 => {
            let drawn = drawn(rng, rule_set);
            Input::Drawn(told(rng, drawn))
        }
        13..16 => Input::Bet(player(rng)),
        16 | 17 => {
            let event = event(rng, rule_set);
            Input::Happened(told(rng, event))
        }
        18 => {
            let foul = foul(rng);
            Input::Foul(told(rng, foul))
        }
        19 => Input::Seats(seats(rng)),
        20 => Input::Joined("Flo".to_owned()),
        21 => Input::Rules(Rules {
            house: house(rng),
            penalty_book: None,
        }),
        22 => Input::Closed,
        23 => [Input::PenGiven, Input::PenTaken][rng.usize(0..2)].clone(),
        24 => Input::Substitute(
            player(rng),
            (rng.usize(0..2) == 0).then(|| "Gus".to_owned()),
        ),
        25 => Input::Chips(chips(rng)),
        26 => Input::Paid(Paid {
            from: player(rng),
            to: player(rng),
            amount: i64::try_from(rng.usize(0..1_000)).unwrap_or(0) - 100,
            note: if rng.usize(0..2) == 0 {
                String::new()
            } else {
                "Wette".to_owned()
            },
        }),
        _ => Input::Reopened,
    }
}

/// An entry of the device on which all of it is told.
pub fn entry(counter: u64, input: Input) -> Entry {
    Entry {
        id: EntryId(format!("e{counter}")),
        device: "phone".to_owned(),
        counter,
        time: 0,
        author: String::new(),
        input,
    }
}

/// A game without corrections.
pub fn plain(rng: &mut impl Choose) -> Vec<Entry> {
    let opening = opening(rng);
    let Input::Opened(opened) = &opening else {
        return Vec::new();
    };
    let rule_set = opened.rules.house.rule_set();
    let rest: Vec<Input> = (0..ENTRIES).map(|_| input(rng, rule_set)).collect();
    let all = [opening].into_iter().chain(rest);
    (1..)
        .zip(all)
        .map(|(counter, input)| entry(counter, input))
        .collect()
}

/// A correction of an entry.
pub fn corrected(of: &EntryId, what: Change) -> Input {
    Input::Corrected(Correction {
        of: of.clone(),
        what,
    })
}

/// A game with some corrections, also of corrections.
pub fn game(rng: &mut impl Choose) -> Vec<Entry> {
    let mut all = plain(rng);
    corrected_after(rng, &mut all);
    all
}

/// Some corrections of a game, also of corrections.
pub fn corrected_after(rng: &mut impl Choose, all: &mut Vec<Entry>) {
    let Some(Input::Opened(opened)) = all.first().map(|one| &one.input) else {
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
