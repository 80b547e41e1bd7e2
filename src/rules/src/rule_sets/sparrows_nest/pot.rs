//! The pot of drawn hands: NEST-05 to NEST-07.

use super::options::choice;
use crate::engine::House;
use crate::schema::{BySeat, Effect, EventError, Pot, Ruling};
use crate::tiles::Seat;

/// Whether several winners share the pot.
pub(super) fn is_split(house: &House) -> bool {
    house.chosen(const { choice("pot_with_several_winners") }) == SPLIT
}

/// The place of `split` among the answers of `pot_with_several_winners`.
const SPLIT: usize = 1;

/// What winners take out of the pot, in turn order: the first all of it, or all alike; then what
/// can't be divided is the first one's.
pub(super) fn to_winners(house: &House, winners: &[Seat], pot: u32) -> Option<Pot> {
    let first = *winners.first().filter(|_| pot > 0)?;
    let pot = i64::from(pot);
    let each = if is_split(house) {
        pot / i64::try_from(winners.len()).ok()?
    } else {
        0
    };
    let mut moves = BySeat::default();
    let mut left = pot;
    for &winner in winners {
        moves[winner] = each;
        left -= each;
    }
    moves[first] += left;
    Some(Pot { moves, left: 0 })
}

/// Nobody won: each puts in, or on the last hand gets back what was put in.
pub(super) fn after_draw(
    house: &House,
    pot: u32,
    last_hand: bool,
    contributions: Option<BySeat<u32>>,
) -> Result<Ruling, Vec<EventError>> {
    let pot = i64::from(pot);
    let contributed = contributions.map(|all| {
        let mut by_seat = BySeat::default();
        for (seat, &amount) in all.iter() {
            by_seat[seat] = i64::from(amount);
        }
        by_seat
    });
    if contributed.is_some_and(|all| all.iter().map(|(_, amount)| amount).sum::<i64>() != pot) {
        return Err(vec![EventError {
            code: "impossible",
            at: "contributions",
            says: "what each has put in doesn't add up to the pot: correct one of them",
        }]);
    }
    if last_hand {
        return reimburse(pot, contributed);
    }
    let each = i64::from(house.number(const { choice("draw_pot_each") }));
    let passes = house.on(const { choice("deal_passes_on_draw") });
    let verdict = if passes {
        "each player puts the same into the pot for the next winner, and the deal passes"
    } else {
        "each player puts the same into the pot for the next winner, and the dealer deals again"
    };
    Ok(Ruling {
        pot: Some(Pot {
            moves: BySeat::new([-each; 4]),
            left: pot + 4 * each,
        }),
        effects: vec![if passes {
            Effect::DEAL_PASSES
        } else {
            Effect::DEAL_STAYS
        }],
        ..Ruling::says("NEST-06", verdict)
    })
}

/// NEST-07.
fn reimburse(pot: i64, contributed: Option<BySeat<i64>>) -> Result<Ruling, Vec<EventError>> {
    if contributed.is_none() && pot % 4 != 0 {
        return Err(vec![EventError {
            code: "impossible",
            at: "pot",
            says: "four players can't have put the same into this pot: say what each has put in",
        }]);
    }
    let moves = contributed.unwrap_or(BySeat::new([pot / 4; 4]));
    let verdict = "no hand follows, so each player gets back what that player put into the pot";
    Ok(Ruling {
        pot: Some(Pot { moves, left: 0 }),
        ..Ruling::says("NEST-07", verdict)
    })
}
