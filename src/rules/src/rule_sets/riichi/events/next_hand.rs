//! How the game goes on after a hand, and when it is over.

use super::super::options::choice;
use super::super::progression::{PROGRESSION, rounds};
use super::draw::TENPAI;
use super::impossible;
use super::on_table::{BETS, DECLARED, HONBA, OnTable, bets_now};
use crate::schema::{
    After, Ask, BySeat, Effect, EffectValue, Event, EventError, Fact, Facts, HandEnd, HouseRules,
    Need, Position, Question, Ruling, Standing, question,
};
use crate::tiles::Seat;

pub(super) const NEXT_HAND: Event = Event {
    key: "next-hand",
    name: "Who deals next? Is the game over?",
    keywords: "next hand, dealer, renchan, dealer stays, honba, counters, end of the game, agari yame, tobi, bankruptcy, west round, all last, game over",
    clauses: &["R-129", "R-130", "R-134", "R-135", "R-136", "R-137"],
    questions: &[
        question("winners", "Who won?", Ask::Seats, Need::Never),
        question(
            "draw",
            "How did it end?",
            Ask::Word(&[
                ("exhaustive", "The wall has ended"),
                ("abortive", "The hand was broken off"),
            ]),
            Need::Never,
        )
        .when(|_, facts| !is_won(facts)),
        Question {
            need: Need::Never,
            ..TENPAI
        }
        .when(|house, facts| facts.word_is("draw", EXHAUSTIVE) && by_tenpai(house)),
        question("round", "Which round is it?", Ask::Seat, Need::Always),
        question(
            "hand",
            "Which hand of the round is it?",
            Ask::NumberOf(&[1, 2, 3, 4]),
            Need::Always,
        ),
        question(
            "scores",
            "What has each player now?",
            Ask::PointsBySeat,
            Need::Never,
        )
        .when(need_scores),
        HONBA.when(|house, facts| goes_on(house, facts) && !is_cleared(facts)),
        BETS.when(|_, facts| !is_won(facts)),
        DECLARED.after(After::Never),
    ],
    rule: next_hand,
};

/// The place of `exhaustive` among the answers of `draw`.
const EXHAUSTIVE: usize = 0;

fn by_tenpai(house: &HouseRules) -> bool {
    house.chosen(const { choice("dealer_stays") }) == 0
}

fn is_won(facts: &Facts) -> bool {
    let winners = facts.seats("winners").unwrap_or_default();
    winners.iter().any(|(_, won)| *won)
}

/// Whether others won, so that no counters stay.
fn is_cleared(facts: &Facts) -> bool {
    let winners = facts.seats("winners").unwrap_or_default();
    is_won(facts) && !winners[Seat::East]
}

fn goes_on(house: &HouseRules, facts: &Facts) -> bool {
    let over = |effect: &Effect| effect.key == "over" && effect.value == EffectValue::Flag(true);
    next_hand(house, facts).is_ok_and(|ruling| !ruling.effects.iter().any(over))
}

/// Whether it depends on the scores that the game goes on.
fn need_scores(house: &HouseRules, facts: &Facts) -> bool {
    let missing = |errors: &Vec<EventError>| errors.iter().any(|one| one.at == "scores");
    let mut without = facts.clone();
    without.unset("scores");
    next_hand(house, &without).is_err_and(|errors| missing(&errors))
}

/// How the hand ended; `None` where that isn't told.
fn end(facts: &Facts) -> Option<HandEnd> {
    let winners = facts.seats("winners").unwrap_or_default();
    let won = Seat::ALL.into_iter().filter(|&seat| winners[seat]);
    let won: Vec<Seat> = won.collect();
    let tenpai = facts.seats("tenpai").unwrap_or_default();
    match facts.fact("draw") {
        _ if !won.is_empty() => Some(HandEnd::won_by(&won)),
        None => None,
        Some(Fact::Word(EXHAUSTIVE)) => Some(HandEnd::drawn(tenpai[Seat::East])),
        Some(_) => Some(HandEnd::BrokenOff),
    }
}

/// What is played next, or why nothing is.
fn next_hand(house: &HouseRules, facts: &Facts) -> Result<Ruling, Vec<EventError>> {
    let Some(end) = end(facts) else {
        return Err(vec![EventError {
            says: "this isn’t known yet: name who won, or how the hand was drawn",
            ..EventError::missing("draw")
        }]);
    };
    let (round, number) = (
        facts.need("round", Facts::seat)?,
        facts.need("hand", Facts::number)?,
    );
    let extra_round = u8::from(house.on(const { choice("extra_round") }));
    if round as u8 >= rounds(house) + extra_round {
        let says = if rounds(house) == 1 {
            "a game has an East round, and a South round where the house plays one"
        } else {
            "a game has an East and a South round, and a West round if your house rules have one"
        };
        return impossible("round", says);
    }
    let position = Position {
        round,
        deal: u8::try_from(number).unwrap_or(4),
        counters: 0,
    };
    let Some(row) = PROGRESSION.row(house, end) else {
        return Err(vec![EventError::missing("draw")]);
    };
    let scores = facts
        .points_by_seat("scores")
        .and_then(|scores| scores.ok_or_else(|| vec![EventError::missing("scores")]));
    let standing = Standing {
        position,
        end: Some(end),
        deal: row.deal,
        scores: &scores.clone().unwrap_or_default(),
        pots: [0; 3],
        put_in: &BySeat::default(),
        chombo: &BySeat::default(),
        penalties: &BySeat::default(),
        absent: &BySeat::default(),
        start: 0,
    };
    if PROGRESSION.needs_scores(house, &standing) {
        scores?;
    }
    let on_table = OnTable::of(facts);
    if let Some(over) = PROGRESSION.over(house, &standing) {
        let mut effects = vec![
            Effect {
                key: "over",
                value: EffectValue::Flag(true),
                says: "the game is over",
            },
            Effect {
                key: "why",
                value: EffectValue::Word(over.key),
                says: "",
            },
        ];
        let left = on_table.bets().filter(|_| !end.is_won());
        effects.extend(left.map(bets_now));
        return Ok(Ruling {
            effects,
            ..Ruling::says(over.clause, over.says)
        });
    }
    let next = position.after(row);
    let mut effects = on_table.afterwards(house, end);
    effects.push(Effect {
        key: "round",
        value: EffectValue::Wind(next.round),
        says: "round: {0}",
    });
    effects.push(Effect {
        key: "hand",
        value: EffectValue::Number(next.deal.into()),
        says: "hand of the round: {0}",
    });
    effects.push(Effect {
        key: "over",
        value: EffectValue::Flag(false),
        says: "",
    });
    Ok(Ruling {
        effects,
        ..Ruling::says(row.clause, row.says)
    })
}
