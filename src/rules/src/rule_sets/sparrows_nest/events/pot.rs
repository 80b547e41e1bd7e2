//! Pot of drawn deals (NEST-05 to NEST-07).

use super::super::options::choice;
use super::super::progression::{BACK, PROGRESSION};
use crate::model::{
    Account, AnswerKind, Answers, AskWhen, BySeat, Deal, Effect, EffectValue, Event, EventError,
    HandEnd, Payments, PotKey, Reason, Required, RuleOptions, Ruling, question,
};
use crate::tiles::Seat;

const POT: Account = Account::Pot(PotKey::Draws);

const PUTS_IN: &Reason = &Reason {
    clause: "NEST-06",
    text: "puts into the pot for the next winner",
};

const TAKES: &Reason = &Reason {
    clause: "NEST-06",
    text: "takes the pot",
};

/// Returns whether several winners share the pot.
pub(super) fn is_split(house: &RuleOptions) -> bool {
    house.chosen(const { choice("pot_with_several_winners") }) == SPLIT
}

/// Index of `split` among the answers of `pot_with_several_winners`.
const SPLIT: usize = 1;

/// Returns the payments from the pot to the winners in turn order: all to the first, or equal shares of which
/// the first receives the remainder.
pub(in super::super) fn to_winners(house: &RuleOptions, winners: &[Seat], pot: u32) -> Payments {
    let mut payments = Payments::none();
    let Some((&first, others)) = winners.split_first() else {
        return payments;
    };
    let each = match u32::try_from(winners.len()) {
        Ok(all) if is_split(house) => pot / all,
        _ => 0,
    };
    let firsts = pot - others.iter().map(|_| each).sum::<u32>();
    payments.transfer(POT, first.into(), firsts.into(), TAKES);
    for &other in others {
        payments.transfer(POT, other.into(), each.into(), TAKES);
    }
    payments
}

/// Adds the payments from the pot to a win.
pub(super) fn with_pot(house: &RuleOptions, pot: u32, mut won: Ruling) -> Ruling {
    if pot > 0 {
        let from_pot = to_winners(house, &won.winners, pot);
        won.payments.append(&from_pot);
        won.pot = Some(i64::from(pot) + from_pot.net_of(POT));
    }
    won
}

pub(super) const DRAW: Event = Event {
    key: "draw",
    name: "Nobody won",
    keywords: "drawn hand, wall empty, no winner, goulash, pot, exhaustive draw",
    clauses: &["NEST-06", "NEST-07"],
    questions: &[
        question(
            "pot",
            "How much lies in the pot?",
            AnswerKind::Number(u32::MAX),
            Required::Always,
        ),
        question(
            "last_hand",
            "Was it the last hand?",
            AnswerKind::Flag,
            Required::Optional,
        ),
        question(
            "contributions",
            "What has each put into the pot?",
            AnswerKind::BySeat,
            Required::Optional,
        )
        .ask_when(AskWhen::AfterYes("last_hand"))
        .when(|_, facts| facts.number("pot") != Some(0))
        .with_skip("All the same"),
    ],
    rule: draw,
};

/// Effect: the deal passes.
const DEAL_PASSES: Effect = Effect {
    key: "deal_passes",
    value: EffectValue::Flag(true),
    text: "the next player deals the next hand",
};
/// Effect: the dealer stays.
const DEAL_STAYS: Effect = Effect {
    key: "deal_passes",
    value: EffectValue::Flag(false),
    text: "the dealer deals the next hand too",
};

/// Rules on a draw: each player pays into the pot, or the last deal returns the contributions.
fn draw(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let pot = i64::from(facts.number("pot").unwrap_or(0));
    let contributed = facts.by_seat("contributions")?;
    let contributed = contributed.map(|all| all.map(i64::from));
    if contributed.is_some_and(|all| all.iter().map(|(_, amount)| amount).sum::<i64>() != pot) {
        let message = "what each has put in doesn’t add up to the pot: correct one of them";
        return Err(vec![EventError::impossible("contributions", message)]);
    }
    if facts.is("last_hand") {
        return reimburse(pot, contributed);
    }
    let each = i64::from(house.number(const { choice("draw_pot_each") }));
    let row = PROGRESSION.row(house, HandEnd::Drawn);
    let passes = row.is_some_and(|row| row.deal == Deal::Passes);
    let verdict = if passes {
        "each player puts the same into the pot for the next winner, and the deal passes"
    } else {
        "each player puts the same into the pot for the next winner, and the dealer deals again"
    };
    let mut payments = Payments::none();
    for seat in Seat::ALL {
        payments.transfer(seat.into(), POT, each, PUTS_IN);
    }
    Ok(Ruling {
        pot: Some(pot + payments.net_of(POT)),
        payments,
        effects: vec![if passes { DEAL_PASSES } else { DEAL_STAYS }],
        ..Ruling::new("NEST-06", verdict)
    })
}

/// Returns the contributions from the pot (NEST-07).
fn reimburse(pot: i64, contributed: Option<BySeat<i64>>) -> Result<Ruling, Vec<EventError>> {
    if contributed.is_none() && pot % 4 != 0 {
        let message =
            "four players can’t have put the same into this pot: say what each has put in";
        return Err(vec![EventError::impossible("pot", message)]);
    }
    let contributions = contributed.unwrap_or(BySeat::new([pot / 4; 4]));
    let mut payments = Payments::none();
    for (seat, &amount) in contributions.iter() {
        payments.transfer(POT, seat.into(), amount, BACK);
    }
    let verdict = "no hand follows, so each player gets back what that player put into the pot";
    Ok(Ruling {
        pot: Some(0),
        payments,
        ..Ruling::new("NEST-07", verdict)
    })
}
