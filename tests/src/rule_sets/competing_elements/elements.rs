//! Elements and their values. Of selections of equal value the first in this order wins.

use tilewise_rules::Condition::{Always, If, Unless};
use tilewise_rules::{
    Circumstance, Condition, Element, Native, SetKind, Shape, THIRTEEN_ORPHANS, Tile, When, WinBy,
    Worth, checked,
};

use super::relations::{
    concealed_pungs, honors, mixed_chows, mixed_pungs, one_suit_chows, one_suit_pungs,
    terminal_chows,
};
use super::tiles::{
    all_parts, has_all_types, hogs, is_green, is_nine_gates, is_rank, is_reversible, kongs, only,
    ranks,
};
use super::waits::{Wait, is_wait};
use super::{KNITTED_AND_HONORS, OPTIONS};

/// A kong of one number or honour.
macro_rules! kong {
    ($key:literal, $fits:expr) => {
        fan(
            ($key, "COMP-21", 1),
            &[],
            When::EachSet(|set, _| {
                let fits: fn(Tile) -> bool = $fits;
                set.set.kind == SetKind::Kong && fits(set.set.tile)
            }),
        )
    };
}

pub(super) static ELEMENTS: [Element; 90] = checked(
    [
        fan(
            ("big-four-winds", "COMP-13", 88),
            &[
                ("all-pungs", Always),
                ("terminal-or-wind-pung", Always),
                ("seat-wind", Always),
                ("prevailing-wind", Always),
            ],
            When::Combinations(|reading, _| honors(reading, 4, Tile::is_wind, false)),
        ),
        fan(
            ("big-three-dragons", "COMP-13", 88),
            &[],
            When::Combinations(|reading, _| honors(reading, 3, Tile::is_dragon, false)),
        ),
        fan(
            ("all-green", "COMP-14", 88),
            &[("half-flush", Unless("green_half_flush"))],
            When::Tiles(|won| only(won, is_green)),
        ),
        fan(
            ("nine-gates", "COMP-17", 88),
            &[
                ("full-flush", Always),
                ("no-honors", Always),
                ("terminal-or-wind-pung", Always),
                ("concealed-hand", Always),
                ("fully-concealed-hand", Always),
            ],
            When::Tiles(is_nine_gates),
        ),
        fan(
            ("four-kongs", "COMP-21", 88),
            &[("all-pungs", Always), ("single-wait", Always)],
            When::Sets(|reading, _| kongs(reading).if_sets(4)),
        ),
        fan(
            ("thirteen-orphans", "COMP-1", 88),
            &[
                ("all-types", Always),
                ("all-terminals-and-honors", Always),
                ("concealed-hand", Always),
                ("fully-concealed-hand", Always),
            ],
            When::Hand(|reading, _| reading.is_singles(&THIRTEEN_ORPHANS)),
        ),
        fan(
            ("all-terminals", "COMP-14", 64),
            &[
                ("all-terminals-and-honors", Always),
                ("all-pungs", Always),
                ("outside-hand", Always),
                ("terminal-or-wind-pung", Always),
                ("no-honors", Always),
                ("double-pung", Unless("terminals_double_pung")),
            ],
            When::Tiles(|won| only(won, Tile::is_terminal)),
        ),
        fan(
            ("little-four-winds", "COMP-13", 64),
            &[("terminal-or-wind-pung", Always)],
            When::Combinations(|reading, _| honors(reading, 3, Tile::is_wind, true)),
        ),
        fan(
            ("little-three-dragons", "COMP-13", 64),
            &[],
            When::Combinations(|reading, _| honors(reading, 2, Tile::is_dragon, true)),
        ),
        fan(
            ("all-honors", "COMP-14", 64),
            &[
                ("all-terminals-and-honors", Always),
                ("all-pungs", Always),
                ("outside-hand", Always),
                ("terminal-or-wind-pung", Always),
            ],
            When::Tiles(|won| only(won, Tile::is_honor)),
        ),
        fan(
            ("four-concealed-pungs", "COMP-18", 64),
            &[
                ("all-pungs", Always),
                ("concealed-hand", Always),
                ("fully-concealed-hand", Always),
            ],
            When::Sets(|reading, won| {
                concealed_pungs(reading, won.context.is_self_draw()).if_sets(4)
            }),
        ),
        fan(
            ("pure-terminal-chows", "COMP-12", 64),
            &[
                ("full-flush", Always),
                ("all-chows", Always),
                ("no-honors", Always),
                ("pure-double-chow", Always),
                ("mixed-double-chow", Always),
                ("short-straight", Always),
                ("two-terminal-chows", Always),
            ],
            When::Combinations(|reading, _| terminal_chows(reading, false)),
        ),
        fan(
            ("quadruple-chow", "COMP-10", 48),
            &[
                ("pure-triple-chow", Always),
                ("tile-hog", Always),
                ("pure-double-chow", Always),
                ("mixed-double-chow", Always),
                ("short-straight", Always),
                ("two-terminal-chows", Always),
            ],
            When::Combinations(|reading, _| one_suit_chows(reading, &[&[0, 0, 0]])),
        ),
        fan(
            ("four-shifted-pungs", "COMP-11", 48),
            &[("pure-shifted-pungs", Always), ("all-pungs", Always)],
            When::Combinations(|reading, _| one_suit_pungs(reading, &[1, 1, 1])),
        ),
        fan(
            ("four-shifted-chows", "COMP-10", 32),
            &[
                ("pure-shifted-chows", Always),
                ("pure-double-chow", Always),
                ("mixed-double-chow", Always),
                ("short-straight", Always),
                ("two-terminal-chows", Always),
            ],
            When::Combinations(|reading, _| one_suit_chows(reading, &[&[1, 1, 1], &[2, 2, 2]])),
        ),
        fan(
            ("three-kongs", "COMP-21", 32),
            &[],
            When::Sets(|reading, _| kongs(reading).if_sets(3)),
        ),
        fan(
            ("all-terminals-and-honors", "COMP-14", 32),
            &[
                ("all-pungs", Always),
                ("outside-hand", Always),
                ("terminal-or-wind-pung", Always),
            ],
            When::Tiles(|won| {
                only(won, |tile| tile.is_terminal() || tile.is_honor())
                    && won.hand.all().has_honors()
                    && won.hand.all().suits() > 0
            }),
        ),
        fan(
            ("seven-pairs", "COMP-1", 24),
            &[("concealed-hand", Always), ("fully-concealed-hand", Always)],
            When::Hand(|reading, _| matches!(reading.shape, Shape::Pairs(_))),
        ),
        fan(
            ("all-even-pungs", "COMP-14", 24),
            &[
                ("all-pungs", Always),
                ("all-simples", Always),
                ("no-honors", Always),
            ],
            When::Hand(|reading, won| {
                reading.is_all_pungs()
                    && only(won, |tile| tile.rank().is_some_and(|rank| rank % 2 == 0))
            }),
        ),
        fan(
            ("full-flush", "COMP-15", 24),
            &[("no-honors", Always)],
            When::Tiles(|won| won.hand.all().suits() == 1 && !won.hand.all().has_honors()),
        ),
        fan(
            ("pure-triple-chow", "COMP-10", 24),
            &[("pure-double-chow", Always)],
            When::Combinations(|reading, _| one_suit_chows(reading, &[&[0, 0]])),
        ),
        fan(
            ("pure-shifted-pungs", "COMP-11", 24),
            &[],
            When::Combinations(|reading, _| one_suit_pungs(reading, &[1, 1])),
        ),
        fan(
            ("upper-tiles", "COMP-14", 24),
            &[("upper-four", Always), ("no-honors", Always)],
            When::Tiles(|won| ranks(won, 7, 9)),
        ),
        fan(
            ("middle-tiles", "COMP-14", 24),
            &[("all-simples", Always), ("no-honors", Always)],
            When::Tiles(|won| ranks(won, 4, 6)),
        ),
        fan(
            ("lower-tiles", "COMP-14", 24),
            &[("lower-four", Always), ("no-honors", Always)],
            When::Tiles(|won| ranks(won, 1, 3)),
        ),
        fan(
            ("pure-straight", "COMP-10", 16),
            &[("short-straight", Always), ("two-terminal-chows", Always)],
            When::Combinations(|reading, _| one_suit_chows(reading, &[&[3, 3]])),
        ),
        fan(
            ("three-suited-terminal-chows", "COMP-12", 16),
            &[
                ("all-chows", Always),
                ("no-honors", Always),
                ("pure-double-chow", Always),
                ("mixed-double-chow", Always),
                ("short-straight", Always),
                ("two-terminal-chows", Always),
            ],
            When::Combinations(|reading, _| terminal_chows(reading, true)),
        ),
        fan(
            ("pure-shifted-chows", "COMP-10", 16),
            &[],
            When::Combinations(|reading, _| one_suit_chows(reading, &[&[1, 1], &[2, 2]])),
        ),
        fan(
            ("all-fives", "COMP-16", 16),
            &[("all-simples", Always), ("no-honors", Always)],
            When::Hand(|reading, _| {
                all_parts(reading, |tiles| {
                    tiles.iter().any(|tile| tile.rank() == Some(5))
                })
            }),
        ),
        fan(
            ("triple-pung", "COMP-11", 16),
            &[("double-pung", Always)],
            When::Combinations(|reading, _| mixed_pungs(reading, &[0, 0])),
        ),
        fan(
            ("three-concealed-pungs", "COMP-18", 16),
            &[],
            When::Sets(|reading, won| {
                concealed_pungs(reading, won.context.is_self_draw()).if_sets(3)
            }),
        ),
        fan(
            ("knitted-and-honors", "COMP-1", 12),
            &[
                ("all-types", Always),
                ("concealed-hand", Always),
                ("fully-concealed-hand", Always),
            ],
            When::Hand(|reading, _| reading.is_singles(&KNITTED_AND_HONORS)),
        ),
        fan(
            ("knitted-straight", "COMP-1", 12),
            &[],
            When::Hand(|reading, _| {
                reading
                    .sets()
                    .iter()
                    .any(|set| set.set.kind == SetKind::Knitted)
            }),
        ),
        fan(
            ("upper-four", "COMP-14", 12),
            &[("no-honors", Always)],
            When::Tiles(|won| ranks(won, 6, 9)),
        ),
        fan(
            ("lower-four", "COMP-14", 12),
            &[("no-honors", Always)],
            When::Tiles(|won| ranks(won, 1, 4)),
        ),
        fan(
            ("big-three-winds", "COMP-13", 12),
            &[("terminal-or-wind-pung", Always)],
            When::Combinations(|reading, _| honors(reading, 3, Tile::is_wind, false)),
        ),
        fan(
            ("mixed-straight", "COMP-10", 8),
            &[],
            When::Combinations(|reading, _| mixed_chows(reading, &[3, 3])),
        ),
        Element {
            played: If("reversible_tiles"),
            ..fan(
                ("reversible-tiles", "COMP-14", 8),
                &[("one-voided-suit", Always)],
                When::Tiles(|won| only(won, is_reversible)),
            )
        },
        fan(
            ("mixed-triple-chow", "COMP-10", 8),
            &[("mixed-double-chow", Always)],
            When::Combinations(|reading, _| mixed_chows(reading, &[0, 0])),
        ),
        fan(
            ("mixed-shifted-pungs", "COMP-11", 8),
            &[],
            When::Combinations(|reading, _| mixed_pungs(reading, &[1, 1])),
        ),
        fan(
            ("chicken-hand", "COMP-6", 8),
            &[],
            When::Subtotal(|so_far, _| u8::from(so_far.qualifying == 0)),
        ),
        fan(
            ("last-tile", "COMP-22", 8),
            &[],
            When::Win(|won| won.context.has(Circumstance::LastTile)),
        ),
        fan(
            ("kong-replacement", "COMP-22", 8),
            &[("self-drawn", Always)],
            When::Win(|won| won.context.has(Circumstance::KongReplacement)),
        ),
        fan(
            ("robbing-the-kong", "COMP-22", 8),
            &[],
            When::Win(|won| won.context.win.by() == WinBy::RobbingTheKong),
        ),
        fan(
            ("all-pungs", "COMP-16", 6),
            &[],
            When::Hand(|reading, _| reading.is_all_pungs()),
        ),
        fan(
            ("half-flush", "COMP-15", 6),
            &[],
            When::Tiles(|won| won.hand.all().suits() == 1 && won.hand.all().has_honors()),
        ),
        fan(
            ("mixed-shifted-chows", "COMP-10", 6),
            &[],
            When::Combinations(|reading, _| mixed_chows(reading, &[1, 1])),
        ),
        fan(("all-types", "COMP-15", 6), &[], When::Tiles(has_all_types)),
        fan(
            ("melded-hand", "COMP-19", 6),
            &[("single-wait", Always)],
            When::Win(|won| won.hand.claimed().count() == 4 && !won.context.is_self_draw()),
        ),
        fan(
            ("two-kongs", "COMP-21", 6),
            &[],
            When::Sets(|reading, _| kongs(reading).if_sets(2)),
        ),
        fan(
            ("two-dragon-pungs", "COMP-13", 6),
            &[],
            When::Combinations(|reading, _| honors(reading, 2, Tile::is_dragon, false)),
        ),
        fan(
            ("outside-hand", "COMP-16", 4),
            &[],
            When::Hand(|reading, _| {
                all_parts(reading, |tiles| {
                    tiles
                        .iter()
                        .any(|tile| tile.is_terminal() || tile.is_honor())
                })
            }),
        ),
        fan(
            ("fully-concealed-hand", "COMP-19", 4),
            &[("self-drawn", Always)],
            When::Win(|won| won.hand.claimed().next().is_none() && won.context.is_self_draw()),
        ),
        fan(
            ("dragon-pung", "COMP-13", 2),
            &[],
            When::Sets(|reading, _| reading.dragons().if_sets(1)),
        ),
        fan(
            ("prevailing-wind", "COMP-13", 2),
            &[("terminal-or-wind-pung", Always)],
            When::EachPung(|tile, won| tile == Tile::wind(won.context.prevailing)),
        ),
        fan(
            ("seat-wind", "COMP-13", 2),
            &[("terminal-or-wind-pung", Always)],
            When::EachPung(|tile, won| tile == Tile::wind(won.context.seat)),
        ),
        fan(
            ("concealed-hand", "COMP-19", 2),
            &[],
            When::Win(|won| won.hand.claimed().next().is_none() && !won.context.is_self_draw()),
        ),
        fan(
            ("all-chows", "COMP-16", 2),
            &[("no-honors", Always)],
            When::Hand(|reading, _| {
                reading.all_sets(|set| !set.set.is_alike())
                    && reading.pair_is(|tile| !tile.is_honor())
            }),
        ),
        fan(("tile-hog", "COMP-15", 2), &[], When::TimesOfWin(hogs)),
        fan(
            ("double-pung", "COMP-11", 2),
            &[],
            When::Combinations(|reading, _| mixed_pungs(reading, &[0])),
        ),
        fan(
            ("two-concealed-pungs", "COMP-18", 2),
            &[],
            When::Sets(|reading, won| {
                concealed_pungs(reading, won.context.is_self_draw()).if_sets(2)
            }),
        ),
        fan(
            ("all-simples", "COMP-14", 2),
            &[("no-honors", Always)],
            When::Tiles(|won| only(won, |tile| !tile.is_honor() && !tile.is_terminal())),
        ),
        fan(
            ("pure-double-chow", "COMP-10", 1),
            &[],
            When::Combinations(|reading, _| one_suit_chows(reading, &[&[0]])),
        ),
        fan(
            ("mixed-double-chow", "COMP-10", 1),
            &[],
            When::Combinations(|reading, _| mixed_chows(reading, &[0])),
        ),
        fan(
            ("short-straight", "COMP-10", 1),
            &[],
            When::Combinations(|reading, _| one_suit_chows(reading, &[&[3]])),
        ),
        fan(
            ("two-terminal-chows", "COMP-10", 1),
            &[],
            When::Combinations(|reading, _| one_suit_chows(reading, &[&[6]])),
        ),
        fan(
            ("terminal-or-wind-pung", "COMP-13", 1),
            &[],
            When::EachPung(|tile, _| tile.is_terminal() || tile.is_wind()),
        ),
        fan(
            ("one-voided-suit", "COMP-15", 1),
            &[],
            When::Tiles(|won| won.hand.all().suits() == 2),
        ),
        fan(
            ("no-honors", "COMP-15", 1),
            &[],
            When::Tiles(|won| !won.hand.all().has_honors()),
        ),
        fan(
            ("edge-wait", "COMP-20", 1),
            &[],
            When::Hand(|reading, won| is_wait(reading, won, Wait::Edge)),
        ),
        fan(
            ("closed-wait", "COMP-20", 1),
            &[],
            When::Hand(|reading, won| is_wait(reading, won, Wait::Closed)),
        ),
        fan(
            ("single-wait", "COMP-20", 1),
            &[],
            When::Hand(|reading, won| is_wait(reading, won, Wait::Single)),
        ),
        fan(
            ("self-drawn", "COMP-19", 1),
            &[],
            When::Win(|won| won.context.is_self_draw()),
        ),
        Element {
            worth: Worth::Bonus(1),
            ..fan(("flower", "COMP-2", 1), &[], When::EachBonus(|_, _| true))
        },
        kong!("kong-of-ones", |tile| is_rank(tile, 1)),
        kong!("kong-of-twos", |tile| is_rank(tile, 2)),
        kong!("kong-of-threes", |tile| is_rank(tile, 3)),
        kong!("kong-of-fours", |tile| is_rank(tile, 4)),
        kong!("kong-of-fives", |tile| is_rank(tile, 5)),
        kong!("kong-of-sixes", |tile| is_rank(tile, 6)),
        kong!("kong-of-sevens", |tile| is_rank(tile, 7)),
        kong!("kong-of-eights", |tile| is_rank(tile, 8)),
        kong!("kong-of-nines", |tile| is_rank(tile, 9)),
        kong!("kong-of-east", |tile| tile == Tile::ALL[27]),
        kong!("kong-of-south", |tile| tile == Tile::ALL[28]),
        kong!("kong-of-west", |tile| tile == Tile::ALL[29]),
        kong!("kong-of-north", |tile| tile == Tile::ALL[30]),
        kong!("kong-of-white", |tile| tile == Tile::ALL[31]),
        kong!("kong-of-green", |tile| tile == Tile::ALL[32]),
        kong!("kong-of-red", |tile| tile == Tile::ALL[33]),
    ],
    OPTIONS,
);

const fn fan(
    (key, clause, fan): (&'static str, &'static str, u16),
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
        worth: Worth::Fan(fan),
        when,
        includes,
        played: Always,
        example: "",
    }
}
