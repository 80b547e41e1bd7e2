//! Random options of the Taiwan group, and random winning hands with their circumstances.

use tilewise_rules::{Seat, WinBy};

use super::options::{ELEMENTS, Options, PRESETS};
use super::reference::LIABLE;
use crate::play::sixteen_tiles::random_wins::{RandomShapes, any_facts, give_bonus, random_win};
use crate::play::sixteen_tiles::{SixteenTileWin, TableSet};
use crate::random::{Rng, once_in, one_of};

/// The circumstances, except those of wins by bonus tiles.
const FACTS: [(&str, bool); 12] = [
    ("last-tile", false),
    ("kong-replacement", false),
    ("bonus-replacement", true),
    ("initial-hand", false),
    ("first-go-around", false),
    ("passed-win", false),
    ("wrong-tile-count", false),
    ("ready", false),
    ("heavenly-ready", false),
    ("earthly-ready", false),
    ("initial-hand", false),
    ("ready", false),
];

/// The options that are words, with their values.
const WORDS: [(&str, &[&str]); 8] = [
    (
        "several_winners",
        &["two-nearest-three-all", "all", "nearest"],
    ),
    (
        "all_chows_wait",
        &["any-two-sided", "only-two-sided", "any"],
    ),
    ("single_wait", &["shape", "one-kind"]),
    (
        "ready_window",
        &[
            "first-turn",
            "first-turn-not-dealer",
            "first-eight-discards",
            "own-first-discard",
            "first-discard-east-heavenly",
            "off",
        ],
    ),
    (
        "human_hand",
        &[
            "before-first-draw",
            "first-go-around",
            "first-discard",
            "off",
        ],
    ),
    (
        "eight_flowers",
        &["alone", "alone-forced", "adds", "compound"],
    ),
    ("liability_discard", &["liable", "half"]),
    ("bonus_tiles", &["true", "true", "true", "false"]),
];

/// The options that are yes or no.
const FLAGS: [&str; 25] = [
    "all_chows_concealed",
    "all_chows_self_draw",
    "all_chows_honors_flowers",
    "every_flower",
    "every_wind",
    "flower_set_includes_seat",
    "no_flowers",
    "no_honors_no_flowers",
    "replacement_after_bonus",
    "melded_kong",
    "concealed_kong",
    "four_kongs",
    "five_kongs",
    "half_claimed",
    "last_tile_claim",
    "pairs_and_pung",
    "ready",
    "heavenly_ready_includes",
    "earthly_ready_includes",
    "initial_hand_adds_self_draw",
    "seven_robs_one",
    "dealt_flowers",
    "little_winds_add_winds",
    "big_winds_add_winds",
    "pung_first",
];

/// The options that are numbers, with some values.
const NUMBERS: [(&str, &[&str]); 6] = [
    ("base", &["0", "1", "300", "100000"]),
    ("unit", &["2", "100", "100000"]),
    ("minimum", &["1", "3", "100"]),
    ("cap", &["1", "4", "16", "24"]),
    ("dealer_tai", &["0", "1", "10"]),
    ("streak_tai", &["0", "1", "2"]),
];

/// Returns the options of a preset, or options that differ in some values.
pub fn house(rng: &mut Rng) -> Options {
    let mut options = Options::preset(rng.usize(0..PRESETS.len()));
    let most = one_of(rng, &[0, 3, 12]);
    for _ in 0..most {
        options = match rng.u8(0..10) {
            0 => {
                let (key, words) = one_of(rng, &NUMBERS);
                options.with(key, one_of(rng, words))
            }
            1..3 => {
                let (key, words) = one_of(rng, &WORDS);
                options.with(key, one_of(rng, words))
            }
            3 => {
                let keys: Vec<&str> = LIABLE.into_iter().filter(|_| rng.bool()).collect();
                options.with("liability", keys.join(","))
            }
            4 => options.with("all_honors_add_all_pungs", rng.bool().to_string()),
            _ => options.with(one_of(rng, &FLAGS), rng.bool().to_string()),
        };
    }
    if once_in(rng, 5) {
        options = options
            .with("four_kongs", "true")
            .with("five_kongs", "true");
    }
    if most > 3 && once_in(rng, 3) {
        for _ in 0..rng.u8(1..6) {
            let (key, _) = one_of(rng, &ELEMENTS);
            let tai = one_of(rng, &[0, 0, 1, 3, 10, 40, 1000]);
            options = options.with_worth(key, tai);
        }
    }
    options
}

/// Returns a possible win, unless an option or a value that it needs is missing.
pub fn winning(rng: &mut Rng, options: &Options) -> SixteenTileWin {
    let shapes = RandomShapes {
        pairs: options.yes("pairs_and_pung"),
        special: false,
    };
    let (mut win, is_plain) = random_win(rng, shapes);
    if !options.yes("bonus_tiles") && !once_in(rng, 50) {
        win.bonus.clear();
    }
    let bonus = options.yes("bonus_tiles");
    let often = if options.yes("dealt_flowers") { 10 } else { 30 };
    if bonus && once_in(rng, often) {
        bonus_win(rng, &mut win, options);
        return win;
    }
    if bonus && once_in(rng, 30) {
        give_bonus(rng, &mut win, 8);
    } else if win.bonus.len() == 8 {
        win.bonus.pop();
    }
    if once_in(rng, 20) {
        any_facts(rng, &mut win, &FACTS);
    } else if !is_plain {
        circumstances(rng, &mut win, options);
        liability(rng, &mut win);
    }
    win
}

fn bonus_win(rng: &mut Rng, win: &mut SixteenTileWin, options: &Options) {
    win.by = WinBy::BonusTiles;
    win.from = None;
    if rng.bool() {
        give_bonus(rng, win, 7);
        win.facts.push(("robbing-the-eighth", None));
        win.from = Some(one_of(rng, &win.seat.others()));
        win.tile = None;
    } else {
        give_bonus(rng, win, 8);
        win.facts.push(("eight-flowers", None));
        if options.word("eight_flowers") == "compound" && !once_in(rng, 3) {
            win.facts.push(("bonus-replacement", Some(1)));
        } else {
            win.tile = None;
        }
    }
    if rng.bool() && (win.table.is_empty() || win.tile.is_none()) {
        win.facts.push(("initial-hand", None));
    }
}

fn circumstances(rng: &mut Rng, win: &mut SixteenTileWin, options: &Options) {
    let claimed = win.table.iter().any(TableSet::is_claimed);
    let mut add = |is: bool, fact| {
        if is {
            win.facts.push((fact, None));
        }
    };
    let on_table = !win.table.is_empty();
    let kong = win.table.iter().any(TableSet::is_kong);
    let drawn = win.by == WinBy::SelfDraw;
    let discard = win.by == WinBy::Discard;
    let first = !on_table && once_in(rng, 4);
    let anybody = options.word("human_hand") == "first-discard";
    add(drawn && first, "initial-hand");
    add(
        discard && (first && win.seat != Seat::East || anybody && once_in(rng, 8)),
        "first-go-around",
    );
    add(drawn && kong && once_in(rng, 3), "kong-replacement");
    add(
        win.by != WinBy::RobbingTheKong && !first && once_in(rng, 6),
        "last-tile",
    );
    if !on_table && once_in(rng, 3) {
        add(
            true,
            one_of(rng, &["heavenly-ready", "earthly-ready", "ready"]),
        );
    } else {
        add(once_in(rng, 5), "ready");
    }
    add(
        once_in(rng, 300),
        one_of(
            rng,
            &["passed-win", "wrong-tile-count", "robbed-concealed-kong"],
        ),
    );
    add(claimed && once_in(rng, 300), "earthly-ready");
    if drawn && !win.bonus.is_empty() && once_in(rng, 4) {
        win.facts.push(("bonus-replacement", Some(rng.u8(1..4))));
    }
}

fn liability(rng: &mut Rng, win: &mut SixteenTileWin) {
    for _ in 0..one_of(rng, &[0, 0, 1, 3]) {
        let seat = one_of(rng, &win.seat.others());
        win.liability.push((one_of(rng, &LIABLE), seat));
    }
}
