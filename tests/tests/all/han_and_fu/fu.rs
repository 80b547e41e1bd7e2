//! Elements of fu: FU-4 to FU-8.

use tilewise_rules::Condition::Always;
use tilewise_rules::{Element, SetKind, When, Worth, checked};

use super::han::{closed, element};
use super::reading::{is_narrow, is_pairs, is_pinfu, of_kind, winds};

pub static FU: [Element; 11] = checked(
    [
        element(("base", "FU-4"), Worth::Fan(20), &[], When::Win(|_| true)),
        element(
            ("seven-pairs", "FU-8"),
            Worth::Tier { tier: 1, value: 25 },
            &[],
            When::Hand(|reading, _| is_pairs(reading)),
        ),
        element(
            ("closed-discard", "FU-4"),
            closed(10),
            &[],
            When::Win(|won| !won.context.is_self_draw()),
        ),
        element(
            ("draw", "FU-4"),
            Worth::Fan(2),
            &[],
            When::Hand(|reading, won| {
                let pinfu = won.hand.claimed().next().is_none() && is_pinfu(reading, won);
                won.context.is_self_draw() && !pinfu
            }),
        ),
        element(
            ("pung", "FU-5"),
            Worth::Fan(2),
            &[],
            When::TimesOfPung(|set, reading, won| of_kind(set, SetKind::Pung, reading, won)),
        ),
        element(
            ("kong", "FU-5"),
            Worth::Fan(8),
            &[],
            When::TimesOfPung(|set, reading, won| of_kind(set, SetKind::Kong, reading, won)),
        ),
        element(
            ("value-pair", "FU-6"),
            Worth::Fan(2),
            &[],
            When::Hand(|reading, won| {
                reading.pair_is(|tile| tile.is_dragon() || winds(won).contains(&tile))
            }),
        ),
        element(
            ("double-wind-pair", "FU-6"),
            Worth::Fan(4),
            &[("value-pair", Always)],
            When::Hand(|reading, won| reading.pair_is(|tile| winds(won) == [tile; 2])),
        ),
        element(("wait", "FU-6"), Worth::Fan(2), &[], When::Hand(is_narrow)),
        element(
            ("open", "FU-7"),
            Worth::Fan(2),
            &[],
            When::Subtotal(|so_far, won| {
                let open = won.hand.claimed().next().is_some();
                (open && so_far.total == 20).into()
            }),
        ),
        element(
            ("round-up", "FU-7"),
            Worth::Fan(1),
            &[],
            When::Subtotal(|so_far, _| {
                u8::try_from(so_far.total.next_multiple_of(10) - so_far.total).unwrap_or(0)
            }),
        ),
    ],
    &[],
);
