//! The scoring table of Singapore.

use super::choices::CHOICES;
use crate::choice::Condition;
use crate::element::{Element, ElementId, When, Worth, checked};

/// The place of an element, found when the program is built.
pub(super) const fn id(key: &str) -> ElementId {
    crate::element::element(&ELEMENTS, key)
}

const TABLE: [Element; 1] = checked(
    [Element {
        key: "dragon-triplet",
        name: "Triplet of Dragons",
        chinese: "元",
        says: "A triplet or kong of any dragon.",
        clause: "SG-25",
        worth: Worth::Fan(1),
        when: When::EachSet(|set, _| set.set.is_alike() && set.set.tile.is_dragon()),
        includes: &[],
        played: Condition::Always,
        example: "23m456p99s c345s p555z w4m@N EE",
    }],
    CHOICES,
);

/// The table.
pub(super) static ELEMENTS: [Element; 1] = TABLE;
