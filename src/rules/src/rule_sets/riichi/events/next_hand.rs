//! Next deal and end of the game.

use super::super::options::choice;
use super::super::progression::{PROGRESSION, rounds};
use super::draw::TENPAI;
use super::impossible;
use super::stated_stakes::{BETS, DECLARED, HONBA, StatedStakes, bets_now};
use crate::model::{
    Answer, AnswerKind, Answers, AskWhen, BySeat, Effect, EffectValue, Event, EventError, HandEnd,
    Position, Question, Required, RuleOptions, Ruling, Standing, next_position, question,
};
use crate::tiles::Seat;

pub(super) const NEXT_HAND: Event = Event {
    key: "next-hand",
    name: "Who deals next? Is the game over?",
    keywords: "next hand, dealer, renchan, dealer stays, honba, counters, end of the game, agari yame, tobi, bankruptcy, west round, all last, game over",
    clauses: &["R-129", "R-130", "R-134", "R-135", "R-136", "R-137"],
    questions: &[
        question("winners", "Who won?", AnswerKind::Seats, Required::Optional),
        question(
            "draw",
            "How did it end?",
            AnswerKind::Word(&[
                ("exhaustive", "The wall has ended"),
                ("abortive", "The hand was broken off"),
            ]),
            Required::Optional,
        )
        .when(|_, facts| !is_won(facts)),
        Question {
            required: Required::Optional,
            ..TENPAI
        }
        .when(|house, facts| facts.word_is("draw", EXHAUSTIVE) && by_tenpai(house)),
        question(
            "round",
            "Which round is it?",
            AnswerKind::Seat,
            Required::Always,
        ),
        question(
            "hand",
            "Which hand of the round is it?",
            AnswerKind::NumberOf(&[1, 2, 3, 4]),
            Required::Always,
        ),
        question(
            "scores",
            "What has each player now?",
            AnswerKind::PointsBySeat,
            Required::Optional,
        )
        .when(need_scores),
        HONBA.when(|house, facts| goes_on(house, facts) && !is_cleared(facts)),
        BETS.when(|_, facts| !is_won(facts)),
        DECLARED.ask_when(AskWhen::Never),
    ],
    rule: next_hand,
};

/// Index of `exhaustive` among the answers of `draw`.
const EXHAUSTIVE: usize = 0;

fn by_tenpai(house: &RuleOptions) -> bool {
    house.chosen(const { choice("dealer_stays") }) == 0
}

fn is_won(facts: &Answers) -> bool {
    let winners = facts.seats("winners").unwrap_or_default();
    winners.iter().any(|(_, won)| *won)
}

/// Returns whether only players other than East won, so that the counters are removed.
fn is_cleared(facts: &Answers) -> bool {
    let winners = facts.seats("winners").unwrap_or_default();
    is_won(facts) && !winners[Seat::East]
}

fn goes_on(house: &RuleOptions, facts: &Answers) -> bool {
    let is_over = |effect: &Effect| effect.key == "over" && effect.value == EffectValue::Flag(true);
    next_hand(house, facts).is_ok_and(|ruling| !ruling.effects.iter().any(is_over))
}

/// Returns whether the end of the game depends on the scores.
fn need_scores(house: &RuleOptions, facts: &Answers) -> bool {
    let missing = |errors: &Vec<EventError>| errors.iter().any(|one| one.at == "scores");
    let mut without = facts.clone();
    without.unset("scores");
    next_hand(house, &without).is_err_and(|errors| missing(&errors))
}

/// Returns how the deal ended; `None` if it isn't stated.
fn end(facts: &Answers) -> Option<HandEnd> {
    let winners = facts.seats("winners").unwrap_or_default();
    let won = Seat::ALL.into_iter().filter(|&seat| winners[seat]);
    let won: Vec<Seat> = won.collect();
    let tenpai = facts.seats("tenpai").unwrap_or_default();
    match facts.get("draw") {
        _ if !won.is_empty() => Some(HandEnd::won_by(&won)),
        None => None,
        Some(Answer::Word(EXHAUSTIVE)) => Some(HandEnd::drawn(tenpai[Seat::East])),
        Some(_) => Some(HandEnd::BrokenOff),
    }
}

/// Returns the next deal, or the reason for the end of the game.
fn next_hand(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let Some(end) = end(facts) else {
        return Err(vec![EventError {
            message: "this isn’t known yet: name who won, or how the hand was drawn",
            ..EventError::missing("draw")
        }]);
    };
    let (round, number) = (
        facts.require("round", Answers::seat)?,
        facts.require("hand", Answers::number)?,
    );
    let extra_round = u8::from(house.on(const { choice("extra_round") }));
    if round as u8 >= rounds(house) + extra_round {
        let message = if rounds(house) == 1 {
            "a game has an East round, and a South round where the house plays one"
        } else {
            "a game has an East and a South round, and a West round if your house rules have one"
        };
        return impossible("round", message);
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
        pot_contributions: &BySeat::default(),
        chombo: &BySeat::default(),
        penalties: &BySeat::default(),
        empty_seats: &BySeat::default(),
        start: 0,
    };
    if PROGRESSION.needs_scores(house, &standing) {
        scores?;
    }
    let stakes = StatedStakes::from_answers(facts);
    if let Some(game_end) = PROGRESSION.game_end(house, &standing) {
        let mut effects = vec![
            Effect {
                key: "over",
                value: EffectValue::Flag(true),
                text: "the game is over",
            },
            Effect {
                key: "why",
                value: EffectValue::Word(game_end.key),
                text: "",
            },
        ];
        let left = stakes.bets().filter(|_| !end.is_won());
        effects.extend(left.map(bets_now));
        return Ok(Ruling {
            effects,
            ..Ruling::new(game_end.clause, game_end.text)
        });
    }
    let next = position.after(row);
    let mut effects = stakes.afterwards(house, end);
    effects.extend(next_position(next));
    effects.push(Effect {
        key: "over",
        value: EffectValue::Flag(false),
        text: "",
    });
    Ok(Ruling {
        effects,
        ..Ruling::new(row.clause, row.text)
    })
}
