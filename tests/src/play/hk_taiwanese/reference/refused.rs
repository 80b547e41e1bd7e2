//! Wins that are refused: parts 1 and 11.

use tilewise_rules::{Seat, WinBy};

use crate::play::sixteen_tiles::{SixteenTileWin, TableSet};

/// Returns whether the win is refused or its circumstances are in conflict.
pub(super) fn is_refused(win: &SixteenTileWin) -> bool {
    let has = |fact| win.has(fact);
    has("passed-win")
        || has("wrong-tile-count")
        || has("robbed-concealed-kong")
        || first_turns(win)
        || replacements(win)
        || ready(win)
        || robbed(win)
        || has("winners") && win.by != WinBy::Discard
        || has("eight-flowers") && win.bonus.len() < 8
        || has("robbing-the-eighth") && win.bonus.len() < 7
}

fn first_turns(win: &SixteenTileWin) -> bool {
    let on_table = !win.table.is_empty();
    let east = win.seat == Seat::East;
    let flags = ["initial-hand", "first-go-around", "dealer-first-discard"];
    let given = flags.into_iter().filter(|flag| win.has(flag)).count();
    let robbed = win.by == WinBy::RobbingTheKong;
    let discard = win.by == WinBy::Discard;
    let initial = win.has("initial-hand")
        && (!win.is_drawn() || !east || on_table && win.by != WinBy::BonusTiles);
    let human = win.has("first-go-around") && (on_table || robbed);
    let earthly = win.has("dealer-first-discard")
        && (!discard || east || win.from != Some(Seat::East) || on_table);
    given > 1 || initial || human || earthly
}

fn replacements(win: &SixteenTileWin) -> bool {
    let kong = win.table.iter().any(TableSet::is_kong);
    let drawn = win.by == WinBy::SelfDraw;
    win.has("kong-replacement") && !(drawn && kong)
        || (win.has("bonus-replacement") || win.has("tail-draws")) && !drawn
}

fn ready(win: &SixteenTileWin) -> bool {
    let flags = ["ready", "human-ready", "earthly-ready", "heavenly-ready"];
    let given = flags.into_iter().filter(|flag| win.has(flag)).count();
    let claimed = win.table.iter().any(TableSet::is_claimed);
    let first = win.has("earthly-ready") || win.has("heavenly-ready");
    given > 1
        || win.has("immediate") && given == 0
        || first && claimed
        || win.has("human-ready") && !claimed
}

/// T-17 and last tiles.
fn robbed(win: &SixteenTileWin) -> bool {
    let holds = win.tile.is_some_and(|tile| win.held(tile) > 0);
    win.by == WinBy::RobbingTheKong && (holds || win.has("last-tile"))
}
