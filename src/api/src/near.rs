//! What a hand nearly is: how far it is from each element that doesn't count, and what is in the way.

use serde::Serialize;
use tilewise_rules::{Hand, House, Miss, Score, WinContext, misses};

/// Whether it can be asked for here.
pub const NEAR: bool = cfg!(feature = "near");

/// An element that doesn't count.
#[derive(Clone, Debug, Serialize)]
pub struct Near {
    key: &'static str,
    name: &'static str,
    clause: &'static str,
    /// How far it is, where that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    away: Option<Away>,
    in_way: Vec<String>,
    /// The nearest win that is known to have it, as a link has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    hand: Option<String>,
}

/// How far a hand is from an element.
#[derive(Clone, Debug, Serialize)]
struct Away {
    tiles: u8,
    otherwise: u8,
}

/// Every element that doesn't count, the nearest first. The hand, the context and the score are those
/// of a request.
pub fn near(house: &House, hand: &Hand, context: &WinContext, score: &Score) -> Vec<Near> {
    let all = misses(house, hand, context, score).into_iter();
    all.map(Near::of).collect()
}

impl Near {
    fn of(miss: Miss) -> Self {
        let in_way = miss.in_way.iter().map(|one| one.sentence().to_string());
        Self {
            key: miss.element.key,
            name: miss.element.name,
            clause: miss.element.clause,
            away: miss.away.map(|away| Away {
                tiles: away.tiles,
                otherwise: away.otherwise,
            }),
            in_way: in_way.collect(),
            hand: miss.nearest.map(|win| win.to_link()),
        }
    }
}
