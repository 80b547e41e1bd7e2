//! The pot of drawn hands: NEST-05 to NEST-07.

use super::super::options::choice;
use super::super::progression::{BACK, PROGRESSION};
use crate::schema::{
    Account, After, Ask, BySeat, Deal, Effect, EffectValue, Event, EventError, Facts, HandEnd,
    HouseRules, Need, Payments, PotKey, Reason, Ruling, question,
};
use crate::tiles::Seat;

const POT: Account = Account::Pot(PotKey::Draws);

const PUTS_IN: &Reason = &Reason {
    clause: "NEST-06",
    says: "puts into the pot for the next winner",
};

const TAKES: &Reason = &Reason {
    clause: "NEST-06",
    says: "takes the pot",
};

/// Whether several winners share the pot.
pub(super) fn is_split(house: &HouseRules) -> bool {
    house.chosen(const { choice("pot_with_several_winners") }) == SPLIT
}

/// The place of `split` among the answers of `pot_with_several_winners`.
const SPLIT: usize = 1;

/// What winners take out of the pot, in turn order: the first all of it, or all alike; then what
/// can't be divided is the first one's.
pub(in super::super) fn to_winners(house: &HouseRules, winners: &[Seat], pot: u32) -> Payments {
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

/// The same win, whose winners take what lies in the pot.
pub(super) fn taken(house: &HouseRules, pot: u32, mut won: Ruling) -> Ruling {
    if pot > 0 {
        let taken = to_winners(house, &won.winners, pot);
        won.payments.append(&taken);
        won.pot = Some(i64::from(pot) + taken.net_of(POT));
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
            Ask::Number(u32::MAX),
            Need::Always,
        ),
        question("last_hand", "Was it the last hand?", Ask::Flag, Need::Never),
        question(
            "contributions",
            "What has each put into the pot?",
            Ask::BySeat,
            Need::Never,
        )
        .after(After::Yes("last_hand"))
        .when(|_, facts| facts.number("pot") != Some(0))
        .or("All the same"),
    ],
    rule: draw,
};

/// The next player deals.
const DEAL_PASSES: Effect = Effect {
    key: "deal_passes",
    value: EffectValue::Flag(true),
    says: "the next player deals the next hand",
};
/// The dealer stays.
const DEAL_STAYS: Effect = Effect {
    key: "deal_passes",
    value: EffectValue::Flag(false),
    says: "the dealer deals the next hand too",
};

/// Nobody won: each puts in, or on the last hand gets back what was put in.
fn draw(house: &HouseRules, facts: &Facts) -> Result<Ruling, Vec<EventError>> {
    let pot = i64::from(facts.number("pot").unwrap_or(0));
    let contributed = facts.by_seat("contributions")?;
    let contributed = contributed.map(|all| all.map(i64::from));
    if contributed.is_some_and(|all| all.iter().map(|(_, amount)| amount).sum::<i64>() != pot) {
        let says = "what each has put in doesn’t add up to the pot: correct one of them";
        return Err(vec![EventError::impossible("contributions", says)]);
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
        ..Ruling::says("NEST-06", verdict)
    })
}

/// NEST-07.
fn reimburse(pot: i64, contributed: Option<BySeat<i64>>) -> Result<Ruling, Vec<EventError>> {
    if contributed.is_none() && pot % 4 != 0 {
        let says = "four players can’t have put the same into this pot: say what each has put in";
        return Err(vec![EventError::impossible("pot", says)]);
    }
    let put_in = contributed.unwrap_or(BySeat::new([pot / 4; 4]));
    let mut payments = Payments::none();
    for (seat, &amount) in put_in.iter() {
        payments.transfer(POT, seat.into(), amount, BACK);
    }
    let verdict = "no hand follows, so each player gets back what that player put into the pot";
    Ok(Ruling {
        pot: Some(0),
        payments,
        ..Ruling::says("NEST-07", verdict)
    })
}
