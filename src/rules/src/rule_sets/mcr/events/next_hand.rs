//! Progression of the session after a deal (M-143 to M-146).

use super::super::progression::PROGRESSION;
use crate::model::{
    AnswerKind, Answers, BySeat, Effect, EffectValue, Event, EventError, HandEnd, Position,
    Required, RuleOptions, Ruling, Standing, next_position, question,
};
use crate::tiles::Seat;

pub(super) const NEXT_HAND: Event = Event {
    key: "next-hand",
    name: "Who deals next? Who sits where?",
    keywords: "next hand, dealer, next round, change seats, swap, rotation, end of the session, sixteen hands",
    clauses: &["M-143", "M-144", "M-145"],
    questions: &[
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
    ],
    rule: next_hand,
};

fn next_hand(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    // The result of the deal doesn't change the progression.
    let end = HandEnd::Drawn;
    let position = Position {
        round: facts.require("round", Answers::seat)?,
        deal: u8::try_from(facts.require("hand", Answers::number)?).unwrap_or(4),
        counters: 0,
    };
    let Some(row) = PROGRESSION.row(house, end) else {
        return Err(vec![EventError::missing("hand")]);
    };
    let standing = Standing {
        position,
        end: Some(end),
        deal: row.deal,
        scores: &BySeat::default(),
        pots: [0; 3],
        pot_contributions: &BySeat::default(),
        chombo: &BySeat::default(),
        penalties: &BySeat::default(),
        empty_seats: &BySeat::default(),
        start: 0,
    };
    if let Some(game_end) = PROGRESSION.game_end(house, &standing) {
        let effect = Effect {
            key: "over",
            value: EffectValue::Flag(true),
            text: "the session is over",
        };
        return Ok(Ruling {
            effects: vec![effect],
            ..Ruling::new(game_end.clause, game_end.text)
        });
    }
    let next = position.after(row);
    let change = PROGRESSION.seat_change(position, next);
    // Next East, as a seat of the previous deal.
    let moved = change.map(|change| change.reseat(BySeat::new(Seat::ALL)));
    let first = moved.map_or_else(|| next.first_seat(Seat::East), |moved| moved[Seat::East]);
    let dealer = Seat::ALL
        .into_iter()
        .find(|&seat| position.first_seat(seat) == first);
    let effect = |key, value, text| Effect { key, value, text };
    let mut effects = vec![effect(
        "dealer",
        EffectValue::Wind(dealer.unwrap_or(Seat::South)),
        "whoever was {0} in this hand deals the next one",
    )];
    effects.extend(next_position(next));
    effects.extend(change.map(|change| {
        effect(
            "seats",
            EffectValue::Moves(change.to),
            "by the seats of the round’s first hand: {0}",
        )
    }));
    effects.push(effect("over", EffectValue::Flag(false), ""));
    let (clause, text) = change.map_or((row.clause, row.text), |one| (one.clause, one.text));
    Ok(Ruling {
        effects,
        ..Ruling::new(clause, text)
    })
}
