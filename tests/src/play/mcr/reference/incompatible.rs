//! M-17: exclusions between elements.

use super::account::MetElement;
use super::rows::ROWS;
use crate::play::mcr::options::{ConcealedSelfDraw, Options};

/// Exclusion of an element.
#[derive(Clone, Copy, Debug)]
pub enum Not {
    /// This element, all instances.
    All(&'static str),
    /// This element, on the sets of the excluding one.
    OfItsSets(&'static str),
    /// This element, one instance.
    Once(&'static str),
    /// This element, under an option.
    If(fn(&Options) -> bool, &'static str),
}

/// M-27 except Fully Concealed Hand, which an option may add.
pub const CONCEALED: Not = Not::All("concealed-hand");
/// The rest of M-27.
pub const DRAWN: Not = Not::If(
    |options| options.concealed_specials_self_draw == ConcealedSelfDraw::SelfDrawn,
    "fully-concealed-hand",
);
/// M-105: with a strict voided suit.
pub const STRICT: Not = Not::If(|options| options.strict_voided_suit, "one-voided-suit");

/// Removes the elements that an element excludes.
pub fn strikes(one: &MetElement, counted: &mut Vec<MetElement>, options: &Options) {
    for not in ROWS[one.row].not {
        let is = |met: &MetElement, key: &str| ROWS[met.row].key == key;
        match *not {
            Not::All(key) => counted.retain(|met| !is(met, key)),
            Not::OfItsSets(key) => {
                let shares =
                    |met: &MetElement| met.members.iter().any(|set| one.members.contains(set));
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
