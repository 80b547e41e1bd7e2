//! Wins that are refused: parts 1 and 11.

use tilewise_rules::{Seat, WinBy};

use crate::play::sixteen_tiles::{SixteenTileWin, TableSet};
use crate::play::taiwanese::options::Options;

/// Returns whether the win is refused or its circumstances are in conflict.
pub(super) fn is_refused(win: &SixteenTileWin, options: &Options) -> bool {
    let has = |fact| win.has(fact);
    has("passed-win")
        || has("wrong-tile-count")
        || has("robbed-concealed-kong")
        || no_bonus_tiles(win, options)
        || all_eight_end_the_hand(win, options)
        || first_turns(win, options)
        || replacements(win)
        || ready(win, options)
        || robbed(win)
        || has("eight-flowers") && win.bonus.len() < 8
        || has("robbing-the-eighth") && win.bonus.len() < 7
}

/// T-82.
fn no_bonus_tiles(win: &SixteenTileWin, options: &Options) -> bool {
    let facts = ["bonus-replacement", "eight-flowers", "robbing-the-eighth"];
    let needs = !win.bonus.is_empty()
        || win.by == WinBy::BonusTiles
        || facts.into_iter().any(|fact| win.has(fact));
    !options.yes("bonus_tiles") && needs
}

/// T-69: they can't be declined.
fn all_eight_end_the_hand(win: &SixteenTileWin, options: &Options) -> bool {
    ["alone-forced", "compound"].contains(&options.word("eight_flowers"))
        && win.bonus.len() == 8
        && win.by != WinBy::BonusTiles
}

fn first_turns(win: &SixteenTileWin, options: &Options) -> bool {
    let on_table = !win.table.is_empty();
    let initial =
        win.has("initial-hand") && (!win.is_drawn() || on_table && win.by != WinBy::BonusTiles);
    let anybody = options.word("human_hand") == "first-discard";
    let human = win.has("first-go-around")
        && (win.by != WinBy::Discard || !anybody && (on_table || win.seat == Seat::East));
    initial || human
}

fn replacements(win: &SixteenTileWin) -> bool {
    let kong = win.table.iter().any(TableSet::is_kong);
    win.has("kong-replacement") && !(win.is_drawn() && kong)
        || win.has("bonus-replacement") && !win.is_drawn()
}

/// T-71.
fn ready(win: &SixteenTileWin, options: &Options) -> bool {
    let flags = ["ready", "heavenly-ready", "earthly-ready"];
    let given = flags.into_iter().filter(|flag| win.has(flag)).count();
    let heavenly = win.has("heavenly-ready");
    let earthly = win.has("earthly-ready");
    let claimed = win.table.iter().any(TableSet::is_claimed);
    let east = win.seat == Seat::East;
    let by_seat = match options.word("ready_window") {
        "first-turn-not-dealer" => heavenly && east,
        "first-eight-discards" => heavenly && !east,
        "first-discard-east-heavenly" => heavenly && !east || earthly && east,
        _ => false,
    };
    given > 1 || (heavenly || earthly) && claimed || by_seat
}

/// T-17 and last tiles.
fn robbed(win: &SixteenTileWin) -> bool {
    let holds = win.tile.is_some_and(|tile| win.held(tile) > 0);
    win.by == WinBy::RobbingTheKong && (holds || win.has("last-tile"))
}
