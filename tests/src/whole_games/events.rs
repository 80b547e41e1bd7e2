//! Parser of the events in the lines of a game.

use tilewise_ledger::{
    AtSeating, FoulRecord, GameEvent, PlayerId, Rules, Table, TableEvent, WinRecord,
};
use tilewise_rules::fouls::all_questions;
use tilewise_rules::{
    Answer, AnswerKind, Answers, BonusTiles, BySeat, Question, Seat, Win, WinBy, notation,
    penalty_books,
};

/// Parses a line. Players are named by letters and have their current seats.
pub(super) fn input(table: &Table, text: &str) -> Result<GameEvent, String> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let event = |key: &str, fields: &str| {
        let event = table.rules.house.rule_set().event(key);
        let event = event.ok_or_else(|| format!("no event {key}"))?;
        let questions: Vec<_> = event.questions.iter().collect();
        Ok::<_, String>(TableEvent {
            event: key.to_owned(),
            answers: facts(table, &questions, fields)?,
        })
    };
    Ok(match word {
        "bet" => GameEvent::Bet(player(rest)?),
        "draw" => {
            let draws = table.rules.house.rule_set().game.progression.draws;
            let key = draws.first().map(|key| event(key, rest)).transpose()?;
            GameEvent::Draw(here(table, key))
        }
        "drawn" => {
            let (key, fields) = rest.split_once(' ').unwrap_or((rest, ""));
            let named = !key.is_empty();
            let event = named.then(|| event(key, fields)).transpose()?;
            GameEvent::Draw(here(table, event))
        }
        "abort" => GameEvent::Draw(here(
            table,
            Some(event("abortive-draw", &format!("kind={rest}"))?),
        )),
        "event" => {
            let (key, fields) = rest.split_once(' ').unwrap_or((rest, ""));
            GameEvent::TableEvent(here(table, event(key, fields)?))
        }
        "foul" => GameEvent::Foul(here(table, foul(table, rest)?)),
        "seats" => {
            let all: Vec<PlayerId> = rest
                .chars()
                .map(|letter| player(&letter.to_string()))
                .collect::<Result<_, _>>()?;
            let all: [PlayerId; 4] = all.try_into().map_err(|_| "four seats")?;
            GameEvent::Seats(BySeat::new(all))
        }
        "joined" => GameEvent::NewPlayer(rest.to_owned()),
        "substitute" => {
            let (of, name) = rest.split_once(' ').unwrap_or((rest, ""));
            GameEvent::Substitute(
                player(of)?,
                Some(name.to_owned()).filter(|name| !name.is_empty()),
            )
        }
        "rules" => GameEvent::Rules(Rules {
            house: rest.parse().map_err(|_| format!("{rest} is no house"))?,
            penalty_book: table.rules.penalty_book,
        }),
        "close" => GameEvent::Closed,
        "reopen" => GameEvent::Reopened,
        "hand" => GameEvent::Win(here(table, hand(rest)?)),
        "hands" => {
            let all = rest.split('&').map(|one| hand(one.trim()));
            GameEvent::MultipleWins(here(table, all.collect::<Result<_, _>>()?))
        }
        _ => won(table, text)?,
    })
}

fn here<T>(table: &Table, event: T) -> AtSeating<T> {
    AtSeating {
        seating: Some(table.seats()),
        event,
    }
}

fn player(letter: &str) -> Result<PlayerId, String> {
    let place = ["A", "B", "C", "D", "E", "F"]
        .iter()
        .position(|one| *one == letter);
    let place = place.and_then(|place| u8::try_from(place).ok());
    place
        .map(PlayerId)
        .ok_or_else(|| format!("{letter} is nobody"))
}

fn seat(table: &Table, letter: &str) -> Result<Seat, String> {
    let seat = table.seat_of(player(letter)?);
    seat.ok_or_else(|| format!("{letter} doesn’t sit"))
}

fn hand(text: &str) -> Result<WinRecord, String> {
    let entry = notation::parse(text).map_err(|errors| format!("{errors:?}"))?;
    Ok(WinRecord::Hand(Box::new(entry)))
}

/// Parses a win: `A 3 from B`, `A 3/30 drawn`, `A 1/30 & C 5 from B`, `A yakuman drawn pao=C`.
fn won(table: &Table, text: &str) -> Result<GameEvent, String> {
    let (all, how) = match (text.split_once(" from "), text.split_once(" drawn")) {
        (Some((all, how)), _) => (all, Some(how)),
        (None, Some((all, _))) => (all, None),
        _ => return Err(format!("“{text}” tells nothing")),
    };
    let rest = text
        .split_whitespace()
        .skip_while(|word| !matches!(*word, "from" | "drawn"));
    let fields: Vec<&str> = rest.filter(|word| word.contains('=')).collect();
    let from = how.and_then(|how| how.split_whitespace().next());
    let from = from.map(|letter| seat(table, letter)).transpose()?;
    let mut wins = Vec::new();
    for one in all.split('&') {
        let (who, value) = one.trim().split_once(' ').ok_or("who won what")?;
        wins.push(WinRecord::Counted(counted(
            table,
            seat(table, who)?,
            value,
            from,
            &fields,
        )?));
    }
    Ok(match wins.len() {
        1 => GameEvent::Win(here(table, wins.remove(0))),
        _ => GameEvent::MultipleWins(here(table, wins)),
    })
}

fn counted(
    table: &Table,
    winner: Seat,
    value: &str,
    from: Option<Seat>,
    fields: &[&str],
) -> Result<Answers, String> {
    let win = from.map_or(Win::SelfDraw, |from| Win::Discard { from });
    let (value, fu) = value.split_once('/').unwrap_or((value, ""));
    let number = |text: &str| text.parse().map_err(|_| format!("{text} is no number"));
    let mut facts = if value == "yakuman" {
        let mut facts = Answers::of_counted_win(winner, 0, win);
        facts.set("value", Answer::Open);
        facts
    } else {
        let value = value.parse().map_err(|_| format!("{value} is no value"))?;
        Answers::of_counted_win(winner, value, win)
    };
    if !fu.is_empty() {
        facts.set("fu", Answer::Number(number(fu)?));
    }
    for field in fields {
        let (key, who) = field.split_once('=').unwrap_or_default();
        match key {
            "pao" => facts.set("liable", Answer::Seat(seat(table, who)?)),
            "robbed" => facts.set("by", Answer::By(WinBy::RobbingTheKong)),
            key => {
                let rules = &table.rules.house.rule_set().game;
                let mut events = rules.events.iter();
                let event = events.find(|event| rules.counted_win == Some(event.key));
                let question = event.and_then(|event| event.question(key));
                let question = question.ok_or_else(|| format!("what is {field}?"))?;
                facts.set(question.key, Answer::Seat(seat(table, who)?));
            }
        }
    }
    Ok(facts)
}

fn foul(table: &Table, text: &str) -> Result<FoulRecord, String> {
    let (key, fields) = text.split_once(' ').unwrap_or((text, ""));
    let named = |name: &str| {
        fields
            .split_whitespace()
            .find_map(|one| one.strip_prefix(name))
    };
    let penalty_book = named("book=").and_then(penalty_books::by_key);
    let facts = match table.rules.penalty_book_for(penalty_book) {
        Some(book) => {
            let foul = book.foul(key).ok_or_else(|| format!("no foul {key}"))?;
            let is_fact = |one: &&str| !one.starts_with("book=") && !one.starts_with("clause=");
            let answers: Vec<_> = fields.split_whitespace().filter(is_fact).collect();
            facts(table, &all_questions(book, foul), &answers.join(" "))?
        }
        None => Answers::default(),
    };
    Ok(FoulRecord {
        foul: key.to_owned(),
        penalty_book,
        clause: named("clause=").map(str::to_owned),
        answers: facts,
    })
}

/// Parses bonus tiles in the notation: `a1,f3`.
fn bonus_tiles(text: &str) -> Result<BonusTiles, String> {
    let entry = notation::parse(&text.replace(',', " ")).map_err(|errors| format!("{errors:?}"))?;
    let all = entry.hand.bonus.iter();
    Ok(all.fold(BonusTiles::NONE, |all, &tile| all.with(tile)))
}

/// Parses answers by the keys of the questions: `seat=A by=self-draw tenpai=AB kong=yes`.
fn facts(table: &Table, questions: &[&'static Question], text: &str) -> Result<Answers, String> {
    let mut facts = Answers::default();
    for field in text.split_whitespace() {
        let (key, answer) = field
            .split_once('=')
            .ok_or(format!("{field} is no answer"))?;
        let question = questions.iter().find(|question| question.key == key);
        let question = question.ok_or_else(|| format!("no question {key}"))?;
        let fact = match question.kind {
            AnswerKind::Seat => Answer::Seat(seat(table, answer)?),
            AnswerKind::Seats => {
                let mut seats = BySeat::default();
                for letter in answer.chars().filter(|letter| *letter != '-') {
                    seats[seat(table, &letter.to_string())?] = true;
                }
                Answer::Seats(seats)
            }
            AnswerKind::Flag => Answer::Flag(answer == "yes"),
            AnswerKind::Number(_) | AnswerKind::NumberOf(_) => Answer::Number(
                answer
                    .parse()
                    .map_err(|_| format!("{answer} is no number"))?,
            ),
            AnswerKind::By => Answer::By(match answer {
                "self-draw" => WinBy::SelfDraw,
                "discard" => WinBy::Discard,
                "bonus-tiles" => WinBy::BonusTiles,
                _ => WinBy::RobbingTheKong,
            }),
            AnswerKind::Bonus => Answer::Bonus(bonus_tiles(answer)?),
            AnswerKind::BonusInOrder => {
                let tiles = answer.split(',').map(notation::parse_bonus);
                let tiles = tiles.collect::<Result<_, _>>();
                Answer::BonusInOrder(tiles.map_err(|_| format!("{answer} are no bonus tiles"))?)
            }
            AnswerKind::Tile => {
                let tiles = notation::parse_tiles(answer);
                Answer::Tiles(tiles.map_err(|_| format!("{answer} is no tile"))?)
            }
            AnswerKind::Word(words) => {
                let place = words.iter().position(|(word, _)| *word == answer);
                Answer::Word(place.ok_or_else(|| format!("no word {answer}"))?)
            }
            _ => return Err(format!("{key} can’t be answered here")),
        };
        facts.set(question.key, fact);
    }
    Ok(facts)
}
