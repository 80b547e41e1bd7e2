//! Elements that are worth han: FU-1 to FU-3.

use super::reading::{concealed, is_outer, is_pairs, is_pinfu};
use tilewise_rules::Condition::Always;
use tilewise_rules::{Condition, Element, Native, When, Worth, checked};

pub const fn element(
    (key, clause): (&'static str, &'static str),
    worth: Worth,
    includes: &'static [(&'static str, Condition)],
    when: When,
) -> Element {
    Element {
        key,
        name: key,
        native_name: Native::None,
        aliases: "",
        concept: "",
        description: key,
        clause,
        worth,
        when,
        includes,
        played: Always,
        example: "",
    }
}

const YAKUMAN: Worth = Worth::Tier { tier: 1, value: 13 };

pub const fn closed(closed: u16) -> Worth {
    Worth::ClosedOrOpen { closed, open: 0 }
}

pub static HAN: [Element; 11] = checked(
    [
        element(
            ("self-draw", "FU-1"),
            closed(1),
            &[],
            When::Win(|won| won.context.is_self_draw()),
        ),
        element(("pinfu", "FU-1"), closed(1), &[], When::Hand(is_pinfu)),
        element(
            ("no-terminals", "FU-1"),
            Worth::Fan(1),
            &[],
            When::Tiles(|won| won.hand.all().iter().all(|(tile, _)| !is_outer(tile))),
        ),
        element(
            ("dragon-pung", "FU-1"),
            Worth::Fan(1),
            &[],
            When::EachPung(|tile, _| tile.is_dragon()),
        ),
        element(
            ("seven-pairs", "FU-1"),
            closed(2),
            &[],
            When::Hand(|reading, _| is_pairs(reading)),
        ),
        element(
            ("three-concealed-pungs", "FU-1"),
            Worth::Fan(2),
            &[],
            When::Hand(|reading, won| concealed(reading, won) == 3),
        ),
        element(
            ("half-flush", "FU-1"),
            Worth::ClosedOrOpen { closed: 3, open: 2 },
            &[],
            When::Tiles(|won| won.hand.all().suits() == 1 && won.hand.all().has_honors()),
        ),
        element(
            ("three-dragons", "FU-2"),
            YAKUMAN,
            &[],
            When::Sets(|reading, _| reading.dragons().if_sets(3)),
        ),
        element(
            ("four-concealed-pungs", "FU-2"),
            YAKUMAN,
            &[],
            When::Hand(|reading, won| concealed(reading, won) == 4),
        ),
        element(
            ("all-honors", "FU-2"),
            YAKUMAN,
            &[],
            When::Tiles(|won| won.hand.all().suits() == 0),
        ),
        element(
            ("animal", "FU-3"),
            Worth::Bonus(1),
            &[],
            When::EachBonus(|_, _| true),
        ),
    ],
    &[],
);
