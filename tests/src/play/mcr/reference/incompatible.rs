//! M-17: what does not count beside an element.

use super::account::Met;
use super::rows::ROWS;
use crate::play::mcr::options::{Options, SelfDrawBeside};

/// What does not count beside an element.
#[derive(Clone, Copy, Debug)]
pub enum Not {
    /// This one, however often.
    All(&'static str),
    /// This one, on the sets of the element.
    OfItsSets(&'static str),
    /// This one, once.
    Once(&'static str),
    /// This one, where the options say so.
    If(fn(&Options) -> bool, &'static str),
}

/// M-27, but for Fully Concealed Hand: an option may add that.
pub const CONCEALED: Not = Not::All("concealed-hand");
/// The rest of M-27.
pub const DRAWN: Not = Not::If(
    |options| options.concealed_specials_self_draw == SelfDrawBeside::SelfDrawn,
    "fully-concealed-hand",
);
/// M-105: with a strict voided suit.
pub const STRICT: Not = Not::If(|options| options.strict_voided_suit, "one-voided-suit");

/// Strikes what does not count beside an element that counts.
pub fn strikes(one: &Met, counted: &mut Vec<Met>, options: &Options) {
    for not in ROWS[one.row].not {
        let is = |met: &Met, key: &str| ROWS[met.row].key == key;
        match *not {
            Not::All(key) => counted.retain(|met| !is(met, key)),
            Not::OfItsSets(key) => {
                let shares = |met: &Met| met.members.iter().any(|set| one.members.contains(set));
                counted.retain(|met| !(is(met, key) && shares(met)));
            }
            Not::Once(key) => {
                if let Some(place) = counted.iter().position(|met| is(met, key)) {
                    counted.remove(place);
                }
            }
            Not::If(holds, key) => {
                if holds(options) {
                    counted.retain(|met| !is(met, key));
                }
            }
        }
    }
}
