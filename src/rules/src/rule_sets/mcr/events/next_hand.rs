//! How the session goes on after a hand: M-143 to M-146.

use super::super::progression::PROGRESSION;
use crate::schema::{
    Ask, BySeat, Effect, EffectValue, Event, EventError, Facts, HandEnd, HouseRules, Need,
    Position, Ruling, Standing, question,
};
use crate::tiles::Seat;

pub(super) const NEXT_HAND: Event = Event {
    key: "next-hand",
    name: "Who deals next? Who sits where?",
    keywords: "next hand, dealer, next round, change seats, swap, rotation, end of the session, sixteen hands",
    clauses: &["M-143", "M-144", "M-145"],
    questions: &[
        question("round", "Which round is it?", Ask::Seat, Need::Always),
        question(
            "hand",
            "Which hand of the round is it?",
            Ask::NumberOf(&[1, 2, 3, 4]),
            Need::Always,
        ),
    ],
    rule: next_hand,
};

fn next_hand(house: &HouseRules, facts: &Facts) -> Result<Ruling, Vec<EventError>> {
    // Whoever won, or nobody: what follows is the same.
    let end = HandEnd::Drawn;
    let position = Position {
        round: facts.need("round", Facts::seat)?,
        deal: u8::try_from(facts.need("hand", Facts::number)?).unwrap_or(4),
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
        put_in: &BySeat::default(),
        chombo: &BySeat::default(),
        penalties: &BySeat::default(),
        absent: &BySeat::default(),
        start: 0,
    };
    if let Some(over) = PROGRESSION.over(house, &standing) {
        let effect = Effect {
            key: "over",
            value: EffectValue::Flag(true),
            says: "the session is over",
        };
        return Ok(Ruling {
            effects: vec![effect],
            ..Ruling::says(over.clause, over.says)
        });
    }
    let next = position.after(row);
    let change = PROGRESSION.seat_change(position, next);
    // Who is East next, as a seat of the hand that was played.
    let moved = change.map(|change| change.seated(BySeat::new(Seat::ALL)));
    let first = moved.map_or_else(|| next.first_seat(Seat::East), |moved| moved[Seat::East]);
    let dealer = Seat::ALL
        .into_iter()
        .find(|&seat| position.first_seat(seat) == first);
    let effect = |key, value, says| Effect { key, value, says };
    let mut effects = vec![
        effect(
            "dealer",
            EffectValue::Wind(dealer.unwrap_or(Seat::South)),
            "whoever was {0} in this hand deals the next one",
        ),
        effect("round", EffectValue::Wind(next.round), "round: {0}"),
        effect(
            "hand",
            EffectValue::Number(next.deal.into()),
            "hand of the round: {0}",
        ),
    ];
    effects.extend(change.map(|change| {
        effect(
            "seats",
            EffectValue::Moves(change.to),
            "by the seats of the round’s first hand: {0}",
        )
    }));
    effects.push(effect("over", EffectValue::Flag(false), ""));
    let (clause, says) = change.map_or((row.clause, row.says), |one| (one.clause, one.says));
    Ok(Ruling {
        effects,
        ..Ruling::says(clause, says)
    })
}
