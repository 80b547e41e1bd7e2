//! The next hand: its effects, and the ruling in rule sets that count how often the dealer has dealt again.

use crate::model::{
    AnswerKind, Answers, BySeat, Deal, Effect, EffectValue, EventError, HandEnd, Position,
    Progression, Question, Required, RuleOptions, Ruling, Standing, question,
};
use crate::tiles::Seat;

/// The players who won the hand, of those who are paid.
pub(crate) const HAND_WINNERS: Question =
    question("winners", "Who won?", AnswerKind::Seats, Required::Always);
/// The prevailing wind of the hand.
pub(crate) const HAND_ROUND: Question = question(
    "round",
    "Which round is it?",
    AnswerKind::Seat,
    Required::Always,
);
/// The number of the hand in the round.
pub(crate) const HAND_NUMBER: Question = question(
    "hand",
    "Which hand of the round is it?",
    AnswerKind::NumberOf(&[1, 2, 3, 4]),
    Required::Always,
);

/// Returns how often the dealer has dealt again before this hand; 0 if unknown.
pub(crate) fn streak(answers: &Answers) -> u8 {
    let stated = answers.number("streak");
    stated.and_then(|all| all.try_into().ok()).unwrap_or(0)
}

/// Returns the effect for the next dealer.
pub(crate) const fn next_dealer(deal: Deal) -> Effect {
    let (word, text) = match deal {
        Deal::Stays => ("stays", "East deals again"),
        Deal::Passes => ("rotates", "the deal passes to South"),
    };
    Effect {
        key: "dealer",
        value: EffectValue::Word(word),
        text,
    }
}

/// Returns the effects for the round and for the number of the next hand in it.
pub(crate) fn next_position(next: Position) -> [Effect; 2] {
    [
        Effect {
            key: "round",
            value: EffectValue::Wind(next.round),
            text: "round: {0}",
        },
        Effect {
            key: "hand",
            value: EffectValue::Number(next.deal.into()),
            text: "hand of the round: {0}",
        },
    ]
}

/// Returns the effect for the number of hands in a row that the next dealer has dealt before.
pub(crate) const fn next_streak(counters: u32) -> Effect {
    Effect {
        key: "streak",
        value: EffectValue::Number(counters),
        text: if counters == 0 {
            "the dealer’s part starts from the beginning"
        } else {
            "East has dealt again {0} {0:time|times}"
        },
    }
}

/// The hand is dealt again.
pub(crate) const REDEAL: Effect = Effect {
    key: "redeal",
    value: EffectValue::Flag(true),
    text: "",
};

/// Returns the effects of a hand that is dealt again by the same dealer.
pub(crate) fn dealt_again(streak: u8) -> Vec<Effect> {
    vec![
        next_dealer(Deal::Stays).without_text(),
        next_streak(streak.into()).without_text(),
        REDEAL,
    ]
}

/// Returns the ruling on the next hand: dealer, repeats, round, hand, end of the game.
pub(crate) fn next_hand(
    progression: &Progression,
    house: &RuleOptions,
    answers: &Answers,
) -> Result<(Ruling, Deal), Vec<EventError>> {
    let winners = answers.require("winners", Answers::seats)?;
    let winners = Seat::ALL.into_iter().filter(|&seat| winners[seat]);
    let winners: Vec<Seat> = winners.collect();
    let end = if winners.is_empty() {
        HandEnd::Drawn
    } else {
        HandEnd::won_by(&winners)
    };
    let position = Position {
        round: answers.require("round", Answers::seat)?,
        deal: u8::try_from(answers.require("hand", Answers::number)?).unwrap_or(4),
        counters: streak(answers).into(),
    };
    if winners.len() == Seat::ALL.len() {
        let message = "four players can’t win one hand: leave out who paid";
        return Err(vec![EventError::impossible("winners", message)]);
    }
    if position.round as u8 >= (progression.rounds)(house) {
        let message = "the game has fewer rounds under your house rules: choose an earlier one";
        return Err(vec![EventError::impossible("round", message)]);
    }
    let Some(row) = progression.row_with_counters(house, end, position.counters) else {
        return Err(vec![EventError::missing("winners")]);
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
    let game_end = progression.game_end(house, &standing);
    let next = position.after(row);
    let mut effects = vec![next_dealer(row.deal), next_streak(next.counters)];
    effects.extend(next_position(next));
    effects.push(Effect {
        key: "over",
        value: EffectValue::Flag(game_end.is_some()),
        text: if game_end.is_some() {
            "the game is over"
        } else {
            ""
        },
    });
    if game_end.is_some() {
        // What would follow is no text beside the end of the game.
        for one in &mut effects[..4] {
            one.text = "";
        }
    }
    let (clause, text) = game_end.map_or((row.clause, row.text), |end| (end.clause, end.text));
    let ruling = Ruling {
        effects,
        ..Ruling::new(clause, text)
    };
    Ok((ruling, row.deal))
}
