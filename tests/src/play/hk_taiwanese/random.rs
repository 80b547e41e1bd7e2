//! Random options of the Hong Kong group, and random winning hands with their circumstances.

use tilewise_rules::{Seat, WinBy};

use super::options::{ELEMENTS, Options, PRESETS};
use crate::play::sixteen_tiles::random_wins::{RandomShapes, any_facts, give_bonus, random_win};
use crate::play::sixteen_tiles::{SixteenTileWin, TableSet};
use crate::random::{Rng, once_in, one_of};

/// The circumstances, except those of wins by bonus tiles.
const FACTS: [(&str, bool); 18] = [
    ("last-tile", false),
    ("kong-replacement", false),
    ("bonus-replacement", true),
    ("initial-hand", false),
    ("first-go-around", false),
    ("dealer-first-discard", false),
    ("passed-win", false),
    ("wrong-tile-count", false),
    ("ready", false),
    ("heavenly-ready", false),
    ("earthly-ready", false),
    ("human-ready", false),
    ("immediate", false),
    ("tail-draws", true),
    ("winners", true),
    ("river", true),
    ("last-copy", false),
    ("true-last-copy", false),
];

/// The options that are words or yes or no, with their values.
const WORDS: [(&str, &[&str]); 6] = [
    ("closed_self_draw", &["replaces", "adds"]),
    ("chicken", &["one-faan", "one-flower"]),
    ("tail_draws", &["linear", "doubling"]),
    ("kong_keeps_closed", &["true", "false"]),
    ("minimum", &["0", "10", "15"]),
    ("combination_rule", &["distinct", "less-than-half"]),
];

/// Returns the options of a rule set, or options that differ in some values.
pub fn house(rng: &mut Rng) -> Options {
    let preset = one_of(rng, &[0, 1, 1]).min(PRESETS.len() - 1);
    let mut options = Options::preset(preset);
    if once_in(rng, 3) {
        return options;
    }
    for _ in 0..rng.u8(0..4) {
        let (key, words) = one_of(rng, &WORDS);
        options = options.with(key, one_of(rng, words));
    }
    if once_in(rng, 4) {
        for _ in 0..rng.u8(1..8) {
            let (key, both) = one_of(rng, &ELEMENTS);
            let open = one_of(rng, &[0, 0, 1, 4, 25, 1000]);
            let has_two = both.iter().any(|(open, concealed)| open != concealed);
            let concealed = if has_two {
                one_of(rng, &[open, 2 * open, 33]).min(1000)
            } else {
                open
            };
            options = options.with_worth(key, (open, concealed));
        }
    }
    options
}

/// Returns a possible win.
pub fn winning(rng: &mut Rng, _options: &Options) -> SixteenTileWin {
    let shapes = RandomShapes {
        pairs: true,
        special: true,
    };
    let (mut win, is_plain) = random_win(rng, shapes);
    if once_in(rng, 60) {
        bonus_win(rng, &mut win);
        return win;
    }
    if once_in(rng, 60) {
        give_bonus(rng, &mut win, 8);
    }
    if once_in(rng, 20) {
        any_facts(rng, &mut win, &FACTS);
    } else if !is_plain {
        circumstances(rng, &mut win);
    }
    win
}

fn bonus_win(rng: &mut Rng, win: &mut SixteenTileWin) {
    win.by = WinBy::BonusTiles;
    win.from = None;
    win.tile = None;
    if rng.bool() {
        give_bonus(rng, win, 7);
        win.facts.push(("robbing-the-eighth", None));
        win.from = Some(one_of(rng, &win.seat.others()));
    } else {
        give_bonus(rng, win, 8);
        win.facts.push(("eight-flowers", None));
    }
}

fn circumstances(rng: &mut Rng, win: &mut SixteenTileWin) {
    let claimed = win.table.iter().any(TableSet::is_claimed);
    let on_table = !win.table.is_empty();
    let kong = win.table.iter().any(TableSet::is_kong);
    let drawn = win.by == WinBy::SelfDraw;
    let discard = win.by == WinBy::Discard;
    let east = win.seat == Seat::East;
    let mut facts = Vec::new();
    let mut add = |is: bool, fact, count| {
        if is {
            facts.push((fact, count));
        }
    };
    if !on_table && once_in(rng, 4) {
        match win.by {
            WinBy::SelfDraw if east && rng.bool() => add(true, "initial-hand", None),
            WinBy::Discard if !east && win.from == Some(Seat::East) => {
                add(true, "dealer-first-discard", None);
            }
            WinBy::RobbingTheKong => {}
            _ => add(true, "first-go-around", None),
        }
    }
    if once_in(rng, 4) {
        let flag = match rng.u8(0..4) {
            0 if claimed => "human-ready",
            1 if !on_table => "earthly-ready",
            2 if !on_table => "heavenly-ready",
            _ => "ready",
        };
        add(true, flag, None);
        add(rng.bool(), "immediate", None);
    }
    add(
        win.by != WinBy::RobbingTheKong && once_in(rng, 8),
        "last-tile",
        None,
    );
    add(drawn && kong && once_in(rng, 3), "kong-replacement", None);
    add(
        drawn && !win.bonus.is_empty() && once_in(rng, 4),
        "bonus-replacement",
        Some(rng.u8(1..3)),
    );
    add(
        drawn && (kong || !win.bonus.is_empty()) && once_in(rng, 6),
        "tail-draws",
        Some(rng.u8(1..6)),
    );
    add(discard && once_in(rng, 5), "winners", Some(rng.u8(2..4)));
    add(once_in(rng, 6), "river", Some(rng.u8(1..14)));
    add(once_in(rng, 10), "last-copy", None);
    add(once_in(rng, 20), "true-last-copy", None);
    add(
        once_in(rng, 400),
        one_of(
            rng,
            &["passed-win", "wrong-tile-count", "robbed-concealed-kong"],
        ),
        None,
    );
    win.facts = facts;
}
